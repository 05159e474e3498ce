<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL" sourcelanguage="en">
<context>
    <name>Cuccu</name>
    <message>
        <source>Cuccù</source>
        <translation>Cuccù</translation>
    </message>
    <message>
        <source>One card, three lives: keep it or pass it on</source>
        <translation>Jedna karta, trzy życia: zatrzymaj ją albo podaj dalej</translation>
    </message>
    <message>
        <source>Everybody holds a single card and may ask the next player to exchange it. At the end of the deal the lowest card loses a life. But beware whom you ask: the Hunter and the Cat bite, the Inn bargains, the Horse runs on, and the Cuckoo stays where it sits.</source>
        <translation>Każdy ma tylko jedną kartę i&#xa0;może poprosić następnego gracza o&#xa0;wymianę. Na koniec rozdania najniższa karta kosztuje życie. Uważaj jednak, kogo prosisz: Myśliwy i&#xa0;Kot gryzą, Gospoda się targuje, Koń odsyła dalej, a&#xa0;Kukułka nie rusza się z&#xa0;gniazda.</translation>
    </message>
    <message>
        <source>Cuccù follows the rules of the traditional Italian card game of that name, also known as the Cuckoo, with its own deck of 40 cards.</source>
        <translation>Gra „Cuccù” trzyma się zasad tradycyjnej włoskiej gry karcianej o&#xa0;tej samej nazwie, znanej też jako „Kukułka”, z&#xa0;własną talią 40 kart.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CuccuCards</name>
    <message>
        <source>Fool</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Błazen</translation>
    </message>
    <message>
        <source>Lion</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Lew</translation>
    </message>
    <message>
        <source>Mask</source>
        <extracomment>Name of a card, as printed on it: a stone mask that spouts water.</extracomment>
        <translation>Maska</translation>
    </message>
    <message>
        <source>Bucket</source>
        <extracomment>Name of a card, as printed on it: a bucket over a well.</extracomment>
        <translation>Wiadro</translation>
    </message>
    <message>
        <source>Zero</source>
        <extracomment>Name of a card, as printed on it: an empty plate.</extracomment>
        <translation>Zero</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>Name of a card with a number, as printed on it.</extracomment>
        <translation>Jedynka</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dwójka</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trójka</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Czwórka</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Piątka</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Szóstka</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siódemka</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Ósemka</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Dziewiątka</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Dziesiątka</translation>
    </message>
    <message>
        <source>Inn</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Gospoda</translation>
    </message>
    <message>
        <source>Cat</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Kot</translation>
    </message>
    <message>
        <source>Horse</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Koń</translation>
    </message>
    <message>
        <source>Hunter</source>
        <extracomment>Name of a card, as printed on it: an archer.</extracomment>
        <translation>Myśliwy</translation>
    </message>
    <message>
        <source>Cuckoo</source>
        <extracomment>Name of a card, as printed on it: the bird.</extracomment>
        <translation>Kukułka</translation>
    </message>
    <message>
        <source>You hold the Fool.</source>
        <extracomment>First sentence of the headline when it is your turn; a question follows.</extracomment>
        <translation>Masz Błazna.</translation>
    </message>
    <message>
        <source>You hold the Lion.</source>
        <translation>Masz Lwa.</translation>
    </message>
    <message>
        <source>You hold the Mask.</source>
        <translation>Masz Maskę.</translation>
    </message>
    <message>
        <source>You hold the Bucket.</source>
        <translation>Masz Wiadro.</translation>
    </message>
    <message>
        <source>You hold the Zero.</source>
        <translation>Masz Zero.</translation>
    </message>
    <message>
        <source>You hold the One.</source>
        <translation>Masz Jedynkę.</translation>
    </message>
    <message>
        <source>You hold the Two.</source>
        <translation>Masz Dwójkę.</translation>
    </message>
    <message>
        <source>You hold the Three.</source>
        <translation>Masz Trójkę.</translation>
    </message>
    <message>
        <source>You hold the Four.</source>
        <translation>Masz Czwórkę.</translation>
    </message>
    <message>
        <source>You hold the Five.</source>
        <translation>Masz Piątkę.</translation>
    </message>
    <message>
        <source>You hold the Six.</source>
        <translation>Masz Szóstkę.</translation>
    </message>
    <message>
        <source>You hold the Seven.</source>
        <translation>Masz Siódemkę.</translation>
    </message>
    <message>
        <source>You hold the Eight.</source>
        <translation>Masz Ósemkę.</translation>
    </message>
    <message>
        <source>You hold the Nine.</source>
        <translation>Masz Dziewiątkę.</translation>
    </message>
    <message>
        <source>You hold the Ten.</source>
        <translation>Masz Dziesiątkę.</translation>
    </message>
    <message>
        <source>You hold the Inn.</source>
        <translation>Masz Gospodę.</translation>
    </message>
    <message>
        <source>You hold the Cat.</source>
        <translation>Masz Kota.</translation>
    </message>
    <message>
        <source>You hold the Horse.</source>
        <translation>Masz Konia.</translation>
    </message>
    <message>
        <source>You hold the Hunter.</source>
        <translation>Masz Myśliwego.</translation>
    </message>
    <message>
        <source>You hold the Cuckoo.</source>
        <translation>Masz Kukułkę.</translation>
    </message>
    <message>
        <source>%1 shows the Inn.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 pokazuje Gospodę.</translation>
    </message>
    <message>
        <source>%1 shows the Cat.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 pokazuje Kota.</translation>
    </message>
    <message>
        <source>%1 shows the Horse.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 pokazuje Konia.</translation>
    </message>
    <message>
        <source>%1 shows the Hunter.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 pokazuje Myśliwego.</translation>
    </message>
    <message>
        <source>%1 shows the Cuckoo.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 pokazuje Kukułkę.</translation>
    </message>
    <message>
        <source>shows the Inn</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>pokazuje Gospodę</translation>
    </message>
    <message>
        <source>shows the Cat</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>pokazuje Kota</translation>
    </message>
    <message>
        <source>shows the Horse</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>pokazuje Konia</translation>
    </message>
    <message>
        <source>shows the Hunter</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>pokazuje Myśliwego</translation>
    </message>
    <message>
        <source>shows the Cuckoo</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>pokazuje Kukułkę</translation>
    </message>
    <message>
        <source>The Cuckoo refuses: %1 and %2 keep their cards.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>Kukułka odmawia: %1 i&#xa0;%2 zatrzymują swoje karty.</translation>
    </message>
    <message>
        <source>The Hunter refuses: %1 and %2 keep their cards.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>Myśliwy odmawia: %1 i&#xa0;%2 zatrzymują swoje karty.</translation>
    </message>
    <message>
        <source>The Cat refuses: %2 exchanges nothing with %1.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>Kot odmawia: %2 zatrzymuje kartę, a&#xa0;%1 odchodzi z&#xa0;niczym.</translation>
    </message>
    <message>
        <source>Counts as printed. Whoever is asked for it must give it.</source>
        <translation>Warta tyle, ile na niej napisano. Na prośbę o&#xa0;wymianę trzeba ją oddać.</translation>
    </message>
    <message>
        <source>One Fool ties with the lowest card, and both lose a life. Two Fools count 14½ each; only the Cuckoo is more.</source>
        <translation>Jeden Błazen zrównuje się z&#xa0;najniższą kartą i&#xa0;obie karty kosztują życie. Dwa Błazny liczą się po 14½; wyższa jest tylko Kukułka.</translation>
    </message>
    <message>
        <source>The lowest number of all. Pass it on while you can.</source>
        <translation>Najniższa liczba ze wszystkich. Oddaj go, póki możesz.</translation>
    </message>
    <message>
        <source>Only the Lion is lower. Whoever is asked for it must give it.</source>
        <translation>Niższy jest tylko Lew. Na prośbę o&#xa0;wymianę trzeba ją oddać.</translation>
    </message>
    <message>
        <source>One below the Zero. Whoever is asked for it must give it.</source>
        <translation>O&#xa0;jeden mniej niż Zero. Na prośbę o&#xa0;wymianę trzeba je oddać.</translation>
    </message>
    <message>
        <source>Counts nothing at all. With a guarantee from the Inn, another player pays if it loses.</source>
        <translation>Nie liczy się wcale. Jeśli przegra przy poręczeniu z&#xa0;Gospody, płaci inny gracz.</translation>
    </message>
    <message>
        <source>Stops the exchange. Whoever asked may demand a guarantee; then the innkeeper agrees, or gives the Inn away.</source>
        <translation>Wstrzymuje wymianę. Proszący może żądać poręczenia; wtedy gospodarz zgadza się albo oddaje Gospodę.</translation>
    </message>
    <message>
        <source>Refuses; whoever asked loses a life at once. The asking card runs back to where it was dealt.</source>
        <translation>Odmawia; proszący od razu traci życie. Karta proszącego wraca do gracza, któremu ją rozdano.</translation>
    </message>
    <message>
        <source>Leaps aside: the next player is asked. Past the dealer, the top card of the deck is taken.</source>
        <translation>Odskakuje na bok: odpowiada następny gracz. Jeśli pokazuje go rozdający, bierze się kartę z&#xa0;wierzchu talii.</translation>
    </message>
    <message>
        <source>Refuses the exchange. Whoever asked loses a life at once.</source>
        <translation>Odmawia wymiany. Proszący od razu traci życie.</translation>
    </message>
    <message>
        <source>Refuses the exchange. Never loses a life at the showdown.</source>
        <translation>Odmawia wymiany. Przy odkryciu kart nigdy nie traci życia.</translation>
    </message>
</context>
<context>
    <name>CuccuWords</name>
    <message>
        <source>Deal %1 · %2 deals</source>
        <extracomment>Small line under the title. %1 is the number of the deal, %2 the dealer&apos;s name.</extracomment>
        <translation>Rozdanie %1 · rozdaje %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A card in a list: %1 is its name, %2 its Roman numeral or number.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>Karty i&#xa0;ich moce</translation>
    </message>
    <message>
        <source>Powers work only in a card just dealt to a player who is asked for an exchange. A card that was passed on, drawn from the deck, or held in one’s own turn is only its number.</source>
        <translation>Moc działa tylko w&#xa0;karcie właśnie rozdanej graczowi, który ma odpowiedzieć na prośbę o&#xa0;wymianę. Karta podana dalej, wzięta z&#xa0;talii albo trzymana we własnej turze to już tylko liczba.</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <translation>Pierwsze karty rozdaje %1.</translation>
    </message>
    <message>
        <source>Deal %1. The dealer is %2.</source>
        <extracomment>Log line. %1 is the number of the deal, %2 the dealer&apos;s name.</extracomment>
        <translation>Rozdanie %1. Rozdaje %2.</translation>
    </message>
    <message>
        <source>%1 is dealt a card: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the name of a card.</extracomment>
        <translation>%1 dostaje kartę: %2.</translation>
    </message>
    <message>
        <source>%1 is dealt a card.</source>
        <translation>%1 dostaje kartę.</translation>
    </message>
    <message>
        <source>%1 keeps the card.</source>
        <translation>%1 zatrzymuje kartę.</translation>
    </message>
    <message>
        <source>%1 asks %2 to exchange cards.</source>
        <extracomment>Log line. %1 and %2 are players&apos; names.</extracomment>
        <translation>%1 prosi o&#xa0;wymianę, odpowiada %2.</translation>
    </message>
    <message>
        <source>%1 and %2 exchange cards. %1 gives: %3. %2 gives: %4.</source>
        <extracomment>Log line. %1 and %2 are players&apos; names, %3 and %4 the cards they give.</extracomment>
        <translation>%1 i&#xa0;%2 wymieniają się kartami. %1 oddaje: %3. %2 oddaje: %4.</translation>
    </message>
    <message>
        <source>%1 and %2 exchange cards.</source>
        <translation>%1 i&#xa0;%2 wymieniają się kartami.</translation>
    </message>
    <message>
        <source>%1 is passed over; %2 tries further on.</source>
        <extracomment>Log line: the Horse was shown. %1 is its holder, %2 the player who asked.</extracomment>
        <translation>Prośba omija gracza %1; %2 próbuje dalej.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>One hand at the showdown: %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Showdown: %1.</source>
        <extracomment>Log line. %1 lists the players with their cards.</extracomment>
        <translation>Odkrycie kart: %1.</translation>
    </message>
    <message>
        <source>%1 gives up the exchange; both keep their cards.</source>
        <extracomment>Log line, at the Inn. %1 is the player who asked.</extracomment>
        <translation>%1 rezygnuje z&#xa0;wymiany; obie karty zostają na swoich miejscach.</translation>
    </message>
    <message>
        <source>%1 demands a guarantee from %2.</source>
        <extracomment>Log line, at the Inn. %1 is the player who asked, %2 the innkeeper.</extracomment>
        <translation>%1 żąda poręczenia, odpowiada %2.</translation>
    </message>
    <message>
        <source>%1 agrees, and will pay if %2 loses with a Zero.</source>
        <extracomment>Log line, at the Inn. %1 is the innkeeper, %2 the player who asked.</extracomment>
        <translation>%1 zgadza się ręczyć i&#xa0;zapłaci życiem, jeśli %2 przegra, mając Zero.</translation>
    </message>
    <message>
        <source>%1 declines and gives the Inn away.</source>
        <extracomment>Log line, at the Inn. %1 is the innkeeper.</extracomment>
        <translation>%1 sprzeciwia się i&#xa0;oddaje Gospodę.</translation>
    </message>
    <message>
        <source>%1 and %2 take their former cards back.</source>
        <extracomment>Log line, after the Cat. %1 and %2 are players&apos; names.</extracomment>
        <translation>%1 i&#xa0;%2 odzyskują poprzednie karty.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <extracomment>Log line: a player has no lives left.</extracomment>
        <translation>%1 odpada.</translation>
    </message>
    <message>
        <source>Nobody has a life left.</source>
        <translation>Nikt nie ma już żyć.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone returns with %n life(s).</source>
        <translation>
            <numerusform>Wszyscy wracają: każdy ma %n życie.</numerusform>
            <numerusform>Wszyscy wracają: każdy ma %n życia.</numerusform>
            <numerusform>Wszyscy wracają: każdy ma %n żyć.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1 wygrywa rozgrywkę.</translation>
    </message>
    <message>
        <source>%1 asked the Hunter and loses the last life.</source>
        <translation>%1 trafia na Myśliwego i&#xa0;traci ostatnie życie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asked the Hunter, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 trafia na Myśliwego i&#xa0;traci życie. Pozostaje %n życie.</numerusform>
            <numerusform>%1 trafia na Myśliwego i&#xa0;traci życie. Pozostają %n życia.</numerusform>
            <numerusform>%1 trafia na Myśliwego i&#xa0;traci życie. Pozostaje %n żyć.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asked the Cat and loses the last life.</source>
        <translation>%1 trafia na Kota i&#xa0;traci ostatnie życie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asked the Cat, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 trafia na Kota i&#xa0;traci życie. Pozostaje %n życie.</numerusform>
            <numerusform>%1 trafia na Kota i&#xa0;traci życie. Pozostają %n życia.</numerusform>
            <numerusform>%1 trafia na Kota i&#xa0;traci życie. Pozostaje %n żyć.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds the only Fool and loses the last life.</source>
        <translation>%1 ma jedynego Błazna i&#xa0;traci ostatnie życie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds the only Fool, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 ma jedynego Błazna i&#xa0;traci życie. Pozostaje %n życie.</numerusform>
            <numerusform>%1 ma jedynego Błazna i&#xa0;traci życie. Pozostają %n życia.</numerusform>
            <numerusform>%1 ma jedynego Błazna i&#xa0;traci życie. Pozostaje %n żyć.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays the last life for the Zero of %2.</source>
        <extracomment>%1 is the innkeeper, %2 the player who lost with the Zero.</extracomment>
        <translation>%1 płaci ostatnim życiem za Zero gracza %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays a life for the Zero of %2 and has %n left.</source>
        <extracomment>%1 is the innkeeper, %2 the player who lost with the Zero.</extracomment>
        <translation>
            <numerusform>%1 płaci życiem za Zero gracza %2. Pozostaje %n życie.</numerusform>
            <numerusform>%1 płaci życiem za Zero gracza %2. Pozostają %n życia.</numerusform>
            <numerusform>%1 płaci życiem za Zero gracza %2. Pozostaje %n żyć.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the lowest card and loses the last life.</source>
        <translation>%1 ma najniższą kartę i&#xa0;traci ostatnie życie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the lowest card, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 ma najniższą kartę i&#xa0;traci życie. Pozostaje %n życie.</numerusform>
            <numerusform>%1 ma najniższą kartę i&#xa0;traci życie. Pozostają %n życia.</numerusform>
            <numerusform>%1 ma najniższą kartę i&#xa0;traci życie. Pozostaje %n żyć.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exchanges with the bottom card of the deck.</source>
        <translation>%1 wymienia kartę na tę ze spodu talii.</translation>
    </message>
    <message>
        <source>%1 exchanges with the top card of the deck.</source>
        <translation>%1 wymienia kartę na tę z&#xa0;wierzchu talii.</translation>
    </message>
    <message>
        <source>%1 exchanges with the bottom card of the deck: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the card drawn.</extracomment>
        <translation>%1 wymienia kartę na tę ze spodu talii: %2.</translation>
    </message>
    <message>
        <source>%1 exchanges with the top card of the deck: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the card drawn.</extracomment>
        <translation>%1 wymienia kartę na tę z&#xa0;wierzchu talii: %2.</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Zatrzymaj kartę</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymień się</translation>
    </message>
    <message>
        <source>Give up the exchange</source>
        <translation>Zrezygnuj z&#xa0;wymiany</translation>
    </message>
    <message>
        <source>Demand a guarantee</source>
        <translation>Żądaj poręczenia</translation>
    </message>
    <message>
        <source>Agree and guarantee</source>
        <extracomment>Button of the innkeeper: promise to pay for a losing Zero.</extracomment>
        <translation>Zgódź się ręczyć</translation>
    </message>
    <message>
        <source>Decline and give the Inn away</source>
        <translation>Sprzeciw się i&#xa0;oddaj Gospodę</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Następne rozdanie</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>Pierwsze karty rozdaje %1</translation>
    </message>
    <message>
        <source>Card dealt: %1</source>
        <extracomment>%1 is the name of a card.</extracomment>
        <translation>Rozdana karta: %1</translation>
    </message>
    <message>
        <source>Bottom card of the deck: %1</source>
        <translation>Karta ze spodu talii: %1</translation>
    </message>
    <message>
        <source>Top card of the deck: %1</source>
        <translation>Karta z&#xa0;wierzchu talii: %1</translation>
    </message>
    <message>
        <source>You hold: %1</source>
        <extracomment>Second line of the button &quot;Keep the card&quot;. %1 is the name of the card.</extracomment>
        <translation>Masz: %1</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <extracomment>Second line of the button &quot;Exchange&quot;. %1 is the name of the next player.</extracomment>
        <translation>Odpowie %1</translation>
    </message>
    <message>
        <source>Take the bottom card of the deck</source>
        <translation>Weź kartę ze spodu talii</translation>
    </message>
    <message>
        <source>Both keep their cards</source>
        <translation>Obie karty zostają na miejscu</translation>
    </message>
    <message>
        <source>If your Zero loses, %1 pays, or gives you the Inn now</source>
        <extracomment>Second line of the button &quot;Demand a guarantee&quot;, to the holder of a Zero. %1 is the innkeeper.</extracomment>
        <translation>Za przegrane Zero płaci %1 albo oddaje ci Gospodę</translation>
    </message>
    <message>
        <source>A bluff: only a Zero is covered; %1 may give you the Inn</source>
        <extracomment>Second line of the button &quot;Demand a guarantee&quot;, to somebody without a Zero. %1 is the innkeeper.</extracomment>
        <translation>Blef: poręcza się tylko za Zero; %1 może oddać ci Gospodę</translation>
    </message>
    <message>
        <source>%1 lose a life.</source>
        <extracomment>Headline after the showdown: each of them loses one life. %1 is a list of two or more players&apos; names.</extracomment>
        <translation>%1 tracą po życiu.</translation>
    </message>
    <message>
        <source>If all go out in the same deal, everyone returns with as many.</source>
        <translation>Jeśli w&#xa0;jednym rozdaniu odpadną wszyscy, wszyscy wracają z&#xa0;taką samą liczbą.</translation>
    </message>
    <message>
        <source>Pay a life if %1 loses with a Zero</source>
        <extracomment>Second line of the button &quot;Agree and guarantee&quot;. %1 is the player who asked.</extracomment>
        <translation>Zapłacisz życiem, jeśli %1 przegra, mając Zero</translation>
    </message>
    <message>
        <source>Then decide about the card you receive</source>
        <translation>Potem decydujesz o&#xa0;otrzymanej karcie</translation>
    </message>
    <message>
        <source>Everyone returns</source>
        <translation>Wszyscy wracają</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <extracomment>Second line of the button &quot;Next deal&quot;. %1 is the next dealer.</extracomment>
        <translation>Rozdaje %1</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>Los wskazuje, kto rozdaje pierwsze karty.</translation>
    </message>
    <message>
        <source>%1 shows the Inn. Give up the exchange, or demand a guarantee?</source>
        <extracomment>Headline. %1 is the player who shows the Inn.</extracomment>
        <translation>%1 pokazuje Gospodę. Zrezygnować z&#xa0;wymiany czy żądać poręczenia?</translation>
    </message>
    <message>
        <source>%1 demands a guarantee for a Zero. Agree, or give the Inn away?</source>
        <extracomment>Headline for the innkeeper. %1 is the player who asked.</extracomment>
        <translation>%1 żąda poręczenia za Zero. Zgodzić się czy oddać Gospodę?</translation>
    </message>
    <message>
        <source>%1 decides at the Inn.</source>
        <extracomment>Headline while another player answers at the Inn.</extracomment>
        <translation>W&#xa0;Gospodzie decyduje %1.</translation>
    </message>
    <message>
        <source>%1 decides: keep, or exchange?</source>
        <extracomment>Headline while another player chooses.</extracomment>
        <translation>Decyduje %1: zatrzymać czy wymienić?</translation>
    </message>
    <message>
        <source>Keep it, or exchange with the deck?</source>
        <translation>Zatrzymać czy wymienić na kartę z&#xa0;talii?</translation>
    </message>
    <message>
        <source>Keep it, or ask %1?</source>
        <extracomment>Second sentence of the headline, after &quot;You hold the Six.&quot; %1 is the next player.</extracomment>
        <translation>Zatrzymać czy wymienić? Po tobie gra %1.</translation>
    </message>
    <message>
        <source>Cards are dealt only when they are needed.</source>
        <extracomment>Third sentence of the headline, in the first deal, while the next player has no card.</extracomment>
        <translation>Karty rozdaje się dopiero wtedy, gdy są potrzebne.</translation>
    </message>
    <message>
        <source>Nobody has a life left: everyone returns.</source>
        <translation>Nikt nie ma już żyć: wszyscy wracają.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Rozdanie zakończone.</translation>
    </message>
    <message>
        <source>Nobody loses a life in this deal.</source>
        <translation>W&#xa0;tym rozdaniu nikt nie traci życia.</translation>
    </message>
    <message>
        <source>%1 holds the only Fool and loses a life.</source>
        <translation>%1 ma jedynego Błazna i&#xa0;traci życie.</translation>
    </message>
    <message>
        <source>%1 pays a life for the Zero of %2.</source>
        <translation>%1 płaci życiem za Zero gracza %2.</translation>
    </message>
    <message>
        <source>%1 has the lowest card and loses a life.</source>
        <translation>%1 ma najniższą kartę i&#xa0;traci życie.</translation>
    </message>
    <message>
        <source>Only you have a life left.</source>
        <translation>Przy życiu zostajesz tylko ty.</translation>
    </message>
    <message>
        <source>You are out. Only %1 has a life left.</source>
        <extracomment>To the only person at the computer. %1 is the name of the winner.</extracomment>
        <translation>Odpadasz z&#xa0;gry. Przy życiu zostaje tylko %1.</translation>
    </message>
    <message>
        <source>Both of these cards have left the deck: %1.</source>
        <extracomment>%1 is the name of a card.</extracomment>
        <translation>Obu tych kart nie ma już w&#xa0;talii: %1.</translation>
    </message>
    <message>
        <source>There is no seat %1 at this table.</source>
        <translation>Przy tym stole nie ma miejsca %1.</translation>
    </message>
    <message>
        <source>The number of lives must be from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Liczba żyć musi wynosić od %1 do %2.</translation>
    </message>
    <message>
        <source>Only %1 has a life left.</source>
        <translation>Przy życiu zostaje tylko %1.</translation>
    </message>
    <message>
        <source>Risk of losing a life in this deal: %1 by keeping, %2 by exchanging.</source>
        <extracomment>Why a move is advised. %1 and %2 are percentages.</extracomment>
        <translation>Ryzyko straty życia w&#xa0;tym rozdaniu: %1 przy zatrzymaniu, %2 przy wymianie.</translation>
    </message>
    <message>
        <source>%1 holds a lower card.</source>
        <extracomment>Why keeping is advised.</extracomment>
        <translation>%1 ma niższą kartę.</translation>
    </message>
    <message>
        <source>A demand is never worse than giving up.</source>
        <translation>Żądanie poręczenia nigdy nie jest gorsze niż rezygnacja z&#xa0;wymiany.</translation>
    </message>
    <message>
        <source>Risk of losing a life in this deal: %1 by agreeing, %2 by giving the Inn away.</source>
        <extracomment>Why a move is advised to the innkeeper. %1 and %2 are percentages.</extracomment>
        <translation>Ryzyko straty życia w&#xa0;tym rozdaniu: %1 przy poręczeniu, %2 po oddaniu Gospody.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>How far a saved match is. %1 is the number of the deal.</extracomment>
        <translation>Rozdanie %1</translation>
    </message>
    <message>
        <source>wins the match</source>
        <extracomment>Small note under a player&apos;s name.</extracomment>
        <translation>wygrywa rozgrywkę</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>Small note under a player&apos;s name: no lives left.</extracomment>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>Small note under a player&apos;s name of unknown gender.</extracomment>
        <translation>twoja tura</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>decyduje</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>Small note under a player&apos;s name.</extracomment>
        <translation>rozdaje</translation>
    </message>
    <message>
        <source>keeps</source>
        <extracomment>Small note under a player&apos;s name of unknown gender; a noun phrase about the card will do.</extracomment>
        <translation>zatrzymuje kartę</translation>
    </message>
    <message>
        <source>exchanges</source>
        <extracomment>Small note under a player&apos;s name of unknown gender; a noun phrase about the card will do.</extracomment>
        <translation>wymienia kartę</translation>
    </message>
    <message>
        <source>is refused</source>
        <extracomment>Small note under a player&apos;s name of unknown gender: the exchange was refused.</extracomment>
        <translation>odmowa wymiany</translation>
    </message>
    <message>
        <source>is stopped</source>
        <extracomment>Small note under a player&apos;s name of unknown gender: the exchange was stopped by the Inn.</extracomment>
        <translation>wymiana wstrzymana</translation>
    </message>
    <message>
        <source>pays a life</source>
        <extracomment>Small note under a player&apos;s name: the innkeeper pays for another&apos;s Zero.</extracomment>
        <translation>płaci życiem</translation>
    </message>
    <message>
        <source>%1 · loses a life</source>
        <extracomment>Small note under a player&apos;s name at the showdown. %1 is the number of the card.</extracomment>
        <translation>%1 · traci życie</translation>
    </message>
    <message>
        <source>Card of %1, face down</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>Karta gracza %1, zakryta</translation>
    </message>
    <message>
        <source>Card of %1, face up: %2</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>Karta gracza %1, odkryta: %2</translation>
    </message>
    <message>
        <source>Card of %1: %2</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>Karta gracza %1: %2</translation>
    </message>
    <message>
        <source>%1 has no lives left</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>%1 nie ma już żyć</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n life(s)</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1 ma %n życie</numerusform>
            <numerusform>%1 ma %n życia</numerusform>
            <numerusform>%1 ma %n żyć</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>W&#xa0;talii pozostaje %n karta.</numerusform>
            <numerusform>W&#xa0;talii pozostają %n karty.</numerusform>
            <numerusform>W&#xa0;talii pozostaje %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the dealer</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>Rozdaje %1</translation>
    </message>
    <message>
        <source>No card before %1 yet</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>%1 nie ma jeszcze karty</translation>
    </message>
    <message>
        <source>%1 is dealt a card only when somebody asks for it, or when the turn comes.</source>
        <extracomment>Tooltip on an empty place. %1 is a player&apos;s name.</extracomment>
        <translation>%1 dostanie kartę dopiero wtedy, gdy ktoś zaproponuje wymianę albo nadejdzie kolej.</translation>
    </message>
    <message>
        <source>You showed your card: you keep it, and your turn is over.</source>
        <extracomment>Headline for the player who was asked and showed the Hunter, Cat, Cuckoo, Horse or Inn.</extracomment>
        <translation>Pokazujesz kartę: zostaje u&#xa0;ciebie, a&#xa0;twoja tura się kończy.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Said by a screen reader. %1 tells a player&apos;s lives, %2 what the player does.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Lives at the start</source>
        <translation>Życia na początku</translation>
    </message>
    <message>
        <source>Showdown for the last player too</source>
        <translation>Odkrycie kart także dla ostatniego gracza</translation>
    </message>
    <message>
        <source>When the Hunter or the Cat leaves only one player with lives, that card still goes to the showdown, where every card but a Cuckoo loses.</source>
        <translation>Gdy przez Myśliwego lub Kota przy życiu zostaje tylko jeden gracz, jego karta i&#xa0;tak trafia do odkrycia, a&#xa0;tam przegrywa każda oprócz Kukułki.</translation>
    </message>
</context>
</TS>
