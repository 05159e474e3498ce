<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lt_LT" sourcelanguage="en">
<context>
    <name>Cuccu</name>
    <message>
        <source>Cuccù</source>
        <translation>Cuccù</translation>
    </message>
    <message>
        <source>One card, three lives: keep it or pass it on</source>
        <translation>Viena korta, trys gyvybės: pasilikti ar perduoti?</translation>
    </message>
    <message>
        <source>Everybody holds a single card and may ask the next player to exchange it. At the end of the deal the lowest card loses a life. But beware whom you ask: the Hunter and the Cat bite, the Inn bargains, the Horse runs on, and the Cuckoo stays where it sits.</source>
        <translation>Kiekvienas laiko vieną kortą ir gali prašyti kito žaidėjo keistis. Dalijimo pabaigoje žemiausia korta kainuoja gyvybę. Tik žiūrėkite, ko prašote: Medžiotojas šauna, Katė drasko, Užeiga derasi, Arklys nušuoliuoja tolyn, o Gegutė nė nekrusteli.</translation>
    </message>
    <message>
        <source>Cuccù follows the rules of the traditional Italian card game of that name, also known as the Cuckoo, with its own deck of 40 cards.</source>
        <translation>„Cuccù“ žaidžiamas pagal tradicinio itališko to paties pavadinimo kortų žaidimo, dar vadinamo „Gegute“, taisykles; jam skirta sava 40 kortų kaladė.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n žaidėjas</numerusform>
            <numerusform>%n žaidėjai</numerusform>
            <numerusform>%n žaidėjų</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CuccuCards</name>
    <message>
        <source>Fool</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Juokdarys</translation>
    </message>
    <message>
        <source>Lion</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Liūtas</translation>
    </message>
    <message>
        <source>Mask</source>
        <extracomment>Name of a card, as printed on it: a stone mask that spouts water.</extracomment>
        <translation>Kaukė</translation>
    </message>
    <message>
        <source>Bucket</source>
        <extracomment>Name of a card, as printed on it: a bucket over a well.</extracomment>
        <translation>Kibiras</translation>
    </message>
    <message>
        <source>Zero</source>
        <extracomment>Name of a card, as printed on it: an empty plate.</extracomment>
        <translation>Nulis</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>Name of a card with a number, as printed on it.</extracomment>
        <translation>Vienetas</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dvejetas</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trejetas</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Ketvertas</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Penketas</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Šešetas</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Septynetas</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Aštuonetas</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Devynetas</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dešimtukas</translation>
    </message>
    <message>
        <source>Inn</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Užeiga</translation>
    </message>
    <message>
        <source>Cat</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Katė</translation>
    </message>
    <message>
        <source>Horse</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Arklys</translation>
    </message>
    <message>
        <source>Hunter</source>
        <extracomment>Name of a card, as printed on it: an archer.</extracomment>
        <translation>Medžiotojas</translation>
    </message>
    <message>
        <source>Cuckoo</source>
        <extracomment>Name of a card, as printed on it: the bird.</extracomment>
        <translation>Gegutė</translation>
    </message>
    <message>
        <source>You hold the Fool.</source>
        <extracomment>First sentence of the headline when it is your turn; a question follows.</extracomment>
        <translation>Turite Juokdarį.</translation>
    </message>
    <message>
        <source>You hold the Lion.</source>
        <translation>Turite Liūtą.</translation>
    </message>
    <message>
        <source>You hold the Mask.</source>
        <translation>Turite Kaukę.</translation>
    </message>
    <message>
        <source>You hold the Bucket.</source>
        <translation>Turite Kibirą.</translation>
    </message>
    <message>
        <source>You hold the Zero.</source>
        <translation>Turite Nulį.</translation>
    </message>
    <message>
        <source>You hold the One.</source>
        <translation>Turite Vienetą.</translation>
    </message>
    <message>
        <source>You hold the Two.</source>
        <translation>Turite Dvejetą.</translation>
    </message>
    <message>
        <source>You hold the Three.</source>
        <translation>Turite Trejetą.</translation>
    </message>
    <message>
        <source>You hold the Four.</source>
        <translation>Turite Ketvertą.</translation>
    </message>
    <message>
        <source>You hold the Five.</source>
        <translation>Turite Penketą.</translation>
    </message>
    <message>
        <source>You hold the Six.</source>
        <translation>Turite Šešetą.</translation>
    </message>
    <message>
        <source>You hold the Seven.</source>
        <translation>Turite Septynetą.</translation>
    </message>
    <message>
        <source>You hold the Eight.</source>
        <translation>Turite Aštuonetą.</translation>
    </message>
    <message>
        <source>You hold the Nine.</source>
        <translation>Turite Devynetą.</translation>
    </message>
    <message>
        <source>You hold the Ten.</source>
        <translation>Turite Dešimtuką.</translation>
    </message>
    <message>
        <source>You hold the Inn.</source>
        <translation>Turite Užeigą.</translation>
    </message>
    <message>
        <source>You hold the Cat.</source>
        <translation>Turite Katę.</translation>
    </message>
    <message>
        <source>You hold the Horse.</source>
        <translation>Turite Arklį.</translation>
    </message>
    <message>
        <source>You hold the Hunter.</source>
        <translation>Turite Medžiotoją.</translation>
    </message>
    <message>
        <source>You hold the Cuckoo.</source>
        <translation>Turite Gegutę.</translation>
    </message>
    <message>
        <source>%1 shows the Inn.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 parodo Užeigą.</translation>
    </message>
    <message>
        <source>%1 shows the Cat.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 parodo Katę.</translation>
    </message>
    <message>
        <source>%1 shows the Horse.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 parodo Arklį.</translation>
    </message>
    <message>
        <source>%1 shows the Hunter.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 parodo Medžiotoją.</translation>
    </message>
    <message>
        <source>%1 shows the Cuckoo.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 parodo Gegutę.</translation>
    </message>
    <message>
        <source>shows the Inn</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>parodo Užeigą</translation>
    </message>
    <message>
        <source>shows the Cat</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>parodo Katę</translation>
    </message>
    <message>
        <source>shows the Horse</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>parodo Arklį</translation>
    </message>
    <message>
        <source>shows the Hunter</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>parodo Medžiotoją</translation>
    </message>
    <message>
        <source>shows the Cuckoo</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>parodo Gegutę</translation>
    </message>
    <message>
        <source>The Cuckoo refuses: %1 and %2 keep their cards.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>Gegutė atsisako keistis: %1 ir %2 pasilieka savo kortas.</translation>
    </message>
    <message>
        <source>The Hunter refuses: %1 and %2 keep their cards.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>Medžiotojas atsisako keistis: %1 ir %2 pasilieka savo kortas.</translation>
    </message>
    <message>
        <source>The Cat refuses: %2 exchanges nothing with %1.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>Katė atsisako keistis: %2 pasilieka kortą, o %1 gauna atkirtį.</translation>
    </message>
    <message>
        <source>Counts as printed. Whoever is asked for it must give it.</source>
        <translation>Vertė tokia, kokia užrašyta. Jei kas prašo keistis, kortą privaloma atiduoti.</translation>
    </message>
    <message>
        <source>One Fool ties with the lowest card, and both lose a life. Two Fools count 14½ each; only the Cuckoo is more.</source>
        <translation>Vienas Juokdarys prilygsta žemiausiai kortai, ir abi kainuoja po gyvybę. Du Juokdariai verti po 14½; daugiau verta tik Gegutė.</translation>
    </message>
    <message>
        <source>The lowest number of all. Pass it on while you can.</source>
        <translation>Mažiausias skaičius iš visų. Perduokite šią kortą, kol galite.</translation>
    </message>
    <message>
        <source>Only the Lion is lower. Whoever is asked for it must give it.</source>
        <translation>Žemesnis tik Liūtas. Jei kas prašo keistis, kortą privaloma atiduoti.</translation>
    </message>
    <message>
        <source>One below the Zero. Whoever is asked for it must give it.</source>
        <translation>Vienu mažiau už Nulį. Jei kas prašo keistis, kortą privaloma atiduoti.</translation>
    </message>
    <message>
        <source>Counts nothing at all. With a guarantee from the Inn, another player pays if it loses.</source>
        <translation>Visiškai nieko neverta. Jei Užeiga už ją laiduoja, pralaimėjus gyvybę atiduoda kitas žaidėjas.</translation>
    </message>
    <message>
        <source>Stops the exchange. Whoever asked may demand a guarantee; then the innkeeper agrees, or gives the Inn away.</source>
        <translation>Sustabdo keitimąsi. Prašytojas gali reikalauti laidavimo; tada užeigos šeimininkas sutinka arba atiduoda Užeigą.</translation>
    </message>
    <message>
        <source>Refuses; whoever asked loses a life at once. The asking card runs back to where it was dealt.</source>
        <translation>Atsisako keistis; prašytojas iškart netenka gyvybės. Jo korta parbėga ten, kur buvo padalyta.</translation>
    </message>
    <message>
        <source>Leaps aside: the next player is asked. Past the dealer, the top card of the deck is taken.</source>
        <translation>Šoka į šalį: atsako kitas žaidėjas. Jei Arklį turi dalytojas, imama viršutinė kaladės korta.</translation>
    </message>
    <message>
        <source>Refuses the exchange. Whoever asked loses a life at once.</source>
        <translation>Atsisako keistis. Prašytojas iškart netenka gyvybės.</translation>
    </message>
    <message>
        <source>Refuses the exchange. Never loses a life at the showdown.</source>
        <translation>Atsisako keistis. Atvertus kortas niekada nepralaimi.</translation>
    </message>
</context>
<context>
    <name>CuccuWords</name>
    <message>
        <source>Deal %1 · %2 deals</source>
        <extracomment>Small line under the title. %1 is the number of the deal, %2 the dealer&apos;s name.</extracomment>
        <translation>Dalijimas %1 · dalija %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A card in a list: %1 is its name, %2 its Roman numeral or number.</extracomment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>Kortos ir jų galios</translation>
    </message>
    <message>
        <source>Powers work only in a card just dealt to a player who is asked for an exchange. A card that was passed on, drawn from the deck, or held in one’s own turn is only its number.</source>
        <translation>Galia veikia tik tada, kai korta ką tik padalyta žaidėjui, kurio prašoma keistis. Perduota, iš kaladės paimta ar per savo ėjimą laikoma korta tėra skaičius.</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <translation>Pirmiausia dalija %1.</translation>
    </message>
    <message>
        <source>Deal %1. The dealer is %2.</source>
        <extracomment>Log line. %1 is the number of the deal, %2 the dealer&apos;s name.</extracomment>
        <translation>Dalijimas %1. Dalija %2.</translation>
    </message>
    <message>
        <source>%1 is dealt a card: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the name of a card.</extracomment>
        <translation>%1 gauna kortą: %2.</translation>
    </message>
    <message>
        <source>%1 is dealt a card.</source>
        <translation>%1 gauna kortą.</translation>
    </message>
    <message>
        <source>%1 keeps the card.</source>
        <translation>%1 pasilieka kortą.</translation>
    </message>
    <message>
        <source>%1 asks %2 to exchange cards.</source>
        <extracomment>Log line. %1 and %2 are players&apos; names.</extracomment>
        <translation>%1 prašo keistis, atsako %2.</translation>
    </message>
    <message>
        <source>%1 and %2 exchange cards. %1 gives: %3. %2 gives: %4.</source>
        <extracomment>Log line. %1 and %2 are players&apos; names, %3 and %4 the cards they give.</extracomment>
        <translation>%1 ir %2 apsikeičia kortomis. %1 atiduoda: %3. %2 atiduoda: %4.</translation>
    </message>
    <message>
        <source>%1 and %2 exchange cards.</source>
        <translation>%1 ir %2 apsikeičia kortomis.</translation>
    </message>
    <message>
        <source>%1 is passed over; %2 tries further on.</source>
        <extracomment>Log line: the Horse was shown. %1 is its holder, %2 the player who asked.</extracomment>
        <translation>%1 lieka nuošalyje, o %2 mėgina toliau.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>One hand at the showdown: %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>%1&#xa0;– %2</translation>
    </message>
    <message>
        <source>Showdown: %1.</source>
        <extracomment>Log line. %1 lists the players with their cards.</extracomment>
        <translation>Kortų atvertimas: %1.</translation>
    </message>
    <message>
        <source>%1 gives up the exchange; both keep their cards.</source>
        <extracomment>Log line, at the Inn. %1 is the player who asked.</extracomment>
        <translation>%1 nebesikeičia; abi kortos lieka savo vietose.</translation>
    </message>
    <message>
        <source>%1 demands a guarantee from %2.</source>
        <extracomment>Log line, at the Inn. %1 is the player who asked, %2 the innkeeper.</extracomment>
        <translation>%1 reikalauja laidavimo, sprendžia %2.</translation>
    </message>
    <message>
        <source>%1 agrees, and will pay if %2 loses with a Zero.</source>
        <extracomment>Log line, at the Inn. %1 is the innkeeper, %2 the player who asked.</extracomment>
        <translation>%1 sutinka laiduoti ir atiduos gyvybę, jei %2 pralaimės su Nuliu.</translation>
    </message>
    <message>
        <source>%1 declines and gives the Inn away.</source>
        <extracomment>Log line, at the Inn. %1 is the innkeeper.</extracomment>
        <translation>%1 nesutinka laiduoti ir atiduoda Užeigą.</translation>
    </message>
    <message>
        <source>%1 and %2 take their former cards back.</source>
        <extracomment>Log line, after the Cat. %1 and %2 are players&apos; names.</extracomment>
        <translation>%1 ir %2 atsiima ankstesnes kortas.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <extracomment>Log line: a player has no lives left.</extracomment>
        <translation>%1 iškrinta.</translation>
    </message>
    <message>
        <source>Nobody has a life left.</source>
        <translation>Gyvybių nebeturi niekas.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone returns with %n life(s).</source>
        <translation>
            <numerusform>Visi grįžta ir gauna po %n gyvybę.</numerusform>
            <numerusform>Visi grįžta ir gauna po %n gyvybes.</numerusform>
            <numerusform>Visi grįžta ir gauna po %n gyvybių.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1 laimi partiją.</translation>
    </message>
    <message>
        <source>%1 asked the Hunter and loses the last life.</source>
        <translation>%1 susiduria su Medžiotoju ir netenka paskutinės gyvybės.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asked the Hunter, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 susiduria su Medžiotoju ir netenka gyvybės; lieka %n gyvybė.</numerusform>
            <numerusform>%1 susiduria su Medžiotoju ir netenka gyvybės; lieka %n gyvybės.</numerusform>
            <numerusform>%1 susiduria su Medžiotoju ir netenka gyvybės; lieka %n gyvybių.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asked the Cat and loses the last life.</source>
        <translation>%1 susiduria su Kate ir netenka paskutinės gyvybės.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asked the Cat, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 susiduria su Kate ir netenka gyvybės; lieka %n gyvybė.</numerusform>
            <numerusform>%1 susiduria su Kate ir netenka gyvybės; lieka %n gyvybės.</numerusform>
            <numerusform>%1 susiduria su Kate ir netenka gyvybės; lieka %n gyvybių.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds the only Fool and loses the last life.</source>
        <translation>%1 turi vienintelį Juokdarį ir netenka paskutinės gyvybės.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds the only Fool, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 turi vienintelį Juokdarį ir netenka gyvybės; lieka %n gyvybė.</numerusform>
            <numerusform>%1 turi vienintelį Juokdarį ir netenka gyvybės; lieka %n gyvybės.</numerusform>
            <numerusform>%1 turi vienintelį Juokdarį ir netenka gyvybės; lieka %n gyvybių.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays the last life for the Zero of %2.</source>
        <extracomment>%1 is the innkeeper, %2 the player who lost with the Zero.</extracomment>
        <translation>%2 pralaimi su Nuliu, todėl %1 už laidavimą atiduoda paskutinę gyvybę.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays a life for the Zero of %2 and has %n left.</source>
        <extracomment>%1 is the innkeeper, %2 the player who lost with the Zero.</extracomment>
        <translation>
            <numerusform>%2 pralaimi su Nuliu, todėl %1 už laidavimą atiduoda gyvybę; lieka %n gyvybė.</numerusform>
            <numerusform>%2 pralaimi su Nuliu, todėl %1 už laidavimą atiduoda gyvybę; lieka %n gyvybės.</numerusform>
            <numerusform>%2 pralaimi su Nuliu, todėl %1 už laidavimą atiduoda gyvybę; lieka %n gyvybių.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the lowest card and loses the last life.</source>
        <translation>%1 turi žemiausią kortą ir netenka paskutinės gyvybės.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the lowest card, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 turi žemiausią kortą ir netenka gyvybės; lieka %n gyvybė.</numerusform>
            <numerusform>%1 turi žemiausią kortą ir netenka gyvybės; lieka %n gyvybės.</numerusform>
            <numerusform>%1 turi žemiausią kortą ir netenka gyvybės; lieka %n gyvybių.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exchanges with the bottom card of the deck.</source>
        <translation>%1 keičia kortą į apatinę kaladės kortą.</translation>
    </message>
    <message>
        <source>%1 exchanges with the top card of the deck.</source>
        <translation>%1 keičia kortą į viršutinę kaladės kortą.</translation>
    </message>
    <message>
        <source>%1 exchanges with the bottom card of the deck: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the card drawn.</extracomment>
        <translation>%1 keičia kortą į apatinę kaladės kortą: %2.</translation>
    </message>
    <message>
        <source>%1 exchanges with the top card of the deck: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the card drawn.</extracomment>
        <translation>%1 keičia kortą į viršutinę kaladės kortą: %2.</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Pasilikti kortą</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Keistis</translation>
    </message>
    <message>
        <source>Give up the exchange</source>
        <translation>Nebesikeisti</translation>
    </message>
    <message>
        <source>Demand a guarantee</source>
        <translation>Reikalauti laidavimo</translation>
    </message>
    <message>
        <source>Agree and guarantee</source>
        <extracomment>Button of the innkeeper: promise to pay for a losing Zero.</extracomment>
        <translation>Sutikti laiduoti</translation>
    </message>
    <message>
        <source>Decline and give the Inn away</source>
        <translation>Nesutikti</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Kitas dalijimas</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>Pirmiausia dalija %1</translation>
    </message>
    <message>
        <source>Card dealt: %1</source>
        <extracomment>%1 is the name of a card.</extracomment>
        <translation>Padalyta korta: %1</translation>
    </message>
    <message>
        <source>Bottom card of the deck: %1</source>
        <translation>Apatinė kaladės korta: %1</translation>
    </message>
    <message>
        <source>Top card of the deck: %1</source>
        <translation>Viršutinė kaladės korta: %1</translation>
    </message>
    <message>
        <source>You hold: %1</source>
        <extracomment>Second line of the button &quot;Keep the card&quot;. %1 is the name of the card.</extracomment>
        <translation>Jūsų korta: %1</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <extracomment>Second line of the button &quot;Exchange&quot;. %1 is the name of the next player.</extracomment>
        <translation>Atsakys %1</translation>
    </message>
    <message>
        <source>Take the bottom card of the deck</source>
        <translation>Imti apatinę kaladės kortą</translation>
    </message>
    <message>
        <source>Both keep their cards</source>
        <translation>Abi kortos lieka savo vietose</translation>
    </message>
    <message>
        <source>If your Zero loses, %1 pays, or gives you the Inn now</source>
        <extracomment>Second line of the button &quot;Demand a guarantee&quot;, to the holder of a Zero. %1 is the innkeeper.</extracomment>
        <translation>Už pralaimėjusį Nulį moka %1 arba atiduoda Užeigą</translation>
    </message>
    <message>
        <source>A bluff: only a Zero is covered; %1 may give you the Inn</source>
        <extracomment>Second line of the button &quot;Demand a guarantee&quot;, to somebody without a Zero. %1 is the innkeeper.</extracomment>
        <translation>Blefas: laiduojama tik už Nulį; %1 gali atiduoti Užeigą</translation>
    </message>
    <message>
        <source>%1 lose a life.</source>
        <extracomment>Headline after the showdown: each of them loses one life. %1 is a list of two or more players&apos; names.</extracomment>
        <translation>%1 netenka po gyvybę.</translation>
    </message>
    <message>
        <source>If all go out in the same deal, everyone returns with as many.</source>
        <translation>Jei per vieną dalijimą iškrinta visi, visi grįžta su tiek pat.</translation>
    </message>
    <message>
        <source>Pay a life if %1 loses with a Zero</source>
        <extracomment>Second line of the button &quot;Agree and guarantee&quot;. %1 is the player who asked.</extracomment>
        <translation>Atiduosite gyvybę, jei %1 pralaimės su Nuliu</translation>
    </message>
    <message>
        <source>Then decide about the card you receive</source>
        <translation>Atiduosite Užeigą ir spręsite dėl gautos kortos</translation>
    </message>
    <message>
        <source>Everyone returns</source>
        <translation>Visi grįžta</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <extracomment>Second line of the button &quot;Next deal&quot;. %1 is the next dealer.</extracomment>
        <translation>Dalija %1</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>Pirmąjį dalytoją lemia burtai.</translation>
    </message>
    <message>
        <source>%1 shows the Inn. Give up the exchange, or demand a guarantee?</source>
        <extracomment>Headline. %1 is the player who shows the Inn.</extracomment>
        <translation>%1 parodo Užeigą. Nebesikeisite ar reikalausite laidavimo?</translation>
    </message>
    <message>
        <source>%1 demands a guarantee for a Zero. Agree, or give the Inn away?</source>
        <extracomment>Headline for the innkeeper. %1 is the player who asked.</extracomment>
        <translation>%1 reikalauja laiduoti už Nulį. Sutiksite ar atiduosite Užeigą?</translation>
    </message>
    <message>
        <source>%1 decides at the Inn.</source>
        <extracomment>Headline while another player answers at the Inn.</extracomment>
        <translation>Užeigoje sprendžia %1.</translation>
    </message>
    <message>
        <source>%1 decides: keep, or exchange?</source>
        <extracomment>Headline while another player chooses.</extracomment>
        <translation>Sprendžia %1: pasilikti ar keistis?</translation>
    </message>
    <message>
        <source>Keep it, or exchange with the deck?</source>
        <translation>Pasiliksite ar keisite į kaladės kortą?</translation>
    </message>
    <message>
        <source>Keep it, or ask %1?</source>
        <extracomment>Second sentence of the headline, after &quot;You hold the Six.&quot; %1 is the next player.</extracomment>
        <translation>Pasiliksite ar keisitės? Atsakys %1.</translation>
    </message>
    <message>
        <source>Cards are dealt only when they are needed.</source>
        <extracomment>Third sentence of the headline, in the first deal, while the next player has no card.</extracomment>
        <translation>Kortos dalijamos tik tada, kai jų prireikia.</translation>
    </message>
    <message>
        <source>Nobody has a life left: everyone returns.</source>
        <translation>Gyvybių nebeturi niekas, todėl grįžta visi.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Dalijimas baigtas.</translation>
    </message>
    <message>
        <source>Nobody loses a life in this deal.</source>
        <translation>Šiame dalijime gyvybės nenetenka niekas.</translation>
    </message>
    <message>
        <source>%1 holds the only Fool and loses a life.</source>
        <translation>%1 turi vienintelį Juokdarį ir netenka gyvybės.</translation>
    </message>
    <message>
        <source>%1 pays a life for the Zero of %2.</source>
        <translation>%2 pralaimi su Nuliu, todėl %1 už laidavimą atiduoda gyvybę.</translation>
    </message>
    <message>
        <source>%1 has the lowest card and loses a life.</source>
        <translation>%1 turi žemiausią kortą ir netenka gyvybės.</translation>
    </message>
    <message>
        <source>Only you have a life left.</source>
        <translation>Gyvybių dar turite tik jūs.</translation>
    </message>
    <message>
        <source>You are out. Only %1 has a life left.</source>
        <extracomment>To the only person at the computer. %1 is the name of the winner.</extracomment>
        <translation>Iškritote. Gyvybių dar turi tik %1.</translation>
    </message>
    <message>
        <source>Both of these cards have left the deck: %1.</source>
        <extracomment>%1 is the name of a card.</extracomment>
        <translation>Abi šios kortos jau paimtos iš kaladės: %1.</translation>
    </message>
    <message>
        <source>There is no seat %1 at this table.</source>
        <translation>Vietos %1 prie šio stalo nėra.</translation>
    </message>
    <message>
        <source>The number of lives must be from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Gyvybių skaičius turi būti nuo %1 iki %2.</translation>
    </message>
    <message>
        <source>Only %1 has a life left.</source>
        <translation>Gyvybių dar turi tik %1.</translation>
    </message>
    <message>
        <source>Risk of losing a life in this deal: %1 by keeping, %2 by exchanging.</source>
        <extracomment>Why a move is advised. %1 and %2 are percentages.</extracomment>
        <translation>Rizika šiame dalijime netekti gyvybės: pasilikus %1, keičiantis %2.</translation>
    </message>
    <message>
        <source>%1 holds a lower card.</source>
        <extracomment>Why keeping is advised.</extracomment>
        <translation>%1 turi žemesnę kortą.</translation>
    </message>
    <message>
        <source>A demand is never worse than giving up.</source>
        <translation>Reikalauti laidavimo niekada ne blogiau nei nebesikeisti.</translation>
    </message>
    <message>
        <source>Risk of losing a life in this deal: %1 by agreeing, %2 by giving the Inn away.</source>
        <extracomment>Why a move is advised to the innkeeper. %1 and %2 are percentages.</extracomment>
        <translation>Rizika šiame dalijime netekti gyvybės: sutikus %1, atidavus Užeigą %2.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>How far a saved match is. %1 is the number of the deal.</extracomment>
        <translation>Dalijimas %1</translation>
    </message>
    <message>
        <source>wins the match</source>
        <extracomment>Small note under a player&apos;s name.</extracomment>
        <translation>laimi partiją</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>Small note under a player&apos;s name: no lives left.</extracomment>
        <translation>iškrito</translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>Small note under a player&apos;s name of unknown gender.</extracomment>
        <translation>jūsų ėjimas</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>sprendžia</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>Small note under a player&apos;s name.</extracomment>
        <translation>dalija</translation>
    </message>
    <message>
        <source>keeps</source>
        <extracomment>Small note under a player&apos;s name of unknown gender; a noun phrase about the card will do.</extracomment>
        <translation>pasilieka</translation>
    </message>
    <message>
        <source>exchanges</source>
        <extracomment>Small note under a player&apos;s name of unknown gender; a noun phrase about the card will do.</extracomment>
        <translation>keičiasi</translation>
    </message>
    <message>
        <source>is refused</source>
        <extracomment>Small note under a player&apos;s name of unknown gender: the exchange was refused.</extracomment>
        <translation>gauna atkirtį</translation>
    </message>
    <message>
        <source>is stopped</source>
        <extracomment>Small note under a player&apos;s name of unknown gender: the exchange was stopped by the Inn.</extracomment>
        <translation>sustoja Užeigoje</translation>
    </message>
    <message>
        <source>pays a life</source>
        <extracomment>Small note under a player&apos;s name: the innkeeper pays for another&apos;s Zero.</extracomment>
        <translation>atiduoda gyvybę</translation>
    </message>
    <message>
        <source>%1 · loses a life</source>
        <extracomment>Small note under a player&apos;s name at the showdown. %1 is the number of the card.</extracomment>
        <translation>%1 · pralaimi</translation>
    </message>
    <message>
        <source>Card of %1, face down</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>%1 – užversta korta</translation>
    </message>
    <message>
        <source>Card of %1, face up: %2</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>%1 – atversta korta: %2</translation>
    </message>
    <message>
        <source>Card of %1: %2</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>%1 – korta: %2</translation>
    </message>
    <message>
        <source>%1 has no lives left</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>%1 nebeturi gyvybių</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n life(s)</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1 turi %n gyvybę</numerusform>
            <numerusform>%1 turi %n gyvybes</numerusform>
            <numerusform>%1 turi %n gyvybių</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>Kaladėje liko %n korta.</numerusform>
            <numerusform>Kaladėje liko %n kortos.</numerusform>
            <numerusform>Kaladėje liko %n kortų.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the dealer</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>Dalija %1</translation>
    </message>
    <message>
        <source>No card before %1 yet</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>%1 dar neturi kortos</translation>
    </message>
    <message>
        <source>%1 is dealt a card only when somebody asks for it, or when the turn comes.</source>
        <extracomment>Tooltip on an empty place. %1 is a player&apos;s name.</extracomment>
        <translation>%1 gaus kortą tik tada, kai kas nors norės keistis arba ateis eilė.</translation>
    </message>
    <message>
        <source>You showed your card: you keep it, and your turn is over.</source>
        <extracomment>Headline for the player who was asked and showed the Hunter, Cat, Cuckoo, Horse or Inn.</extracomment>
        <translation>Parodėte savo kortą: ji lieka jums, o jūsų ėjimas baigtas.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Said by a screen reader. %1 tells a player&apos;s lives, %2 what the player does.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Lives at the start</source>
        <translation>Gyvybių pradžioje</translation>
    </message>
    <message>
        <source>Showdown for the last player too</source>
        <translation>Kortų atvertimas ir vienam likus</translation>
    </message>
    <message>
        <source>When the Hunter or the Cat leaves only one player with lives, that card still goes to the showdown, where every card but a Cuckoo loses.</source>
        <translation>Jei po Medžiotojo ar Katės gyvybių turi tik vienas žaidėjas, jo korta vis tiek atverčiama ir pralaimi, nebent tai Gegutė.</translation>
    </message>
</context>
</TS>
