<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL" sourcelanguage="en">
<context>
    <name>Island</name>
    <message>
        <source>Island Settlers</source>
        <translation>Osadnicy na wyspie</translation>
    </message>
    <message>
        <source>Roads, settlements, and trade on a new island</source>
        <translation>Drogi, osady i&#xa0;handel na nowej wyspie</translation>
    </message>
    <message>
        <source>An island of forests, fields, and mountains, different every time. The dice decide which of them bring cards; you turn these into roads, settlements, and cities, trade what you lack, and send the robber to whoever gets ahead. Ten points win.</source>
        <translation>Wyspa lasów, pól i&#xa0;gór, za każdym razem inna. Kostki decydują, które z&#xa0;nich przyniosą karty; zamieniasz je w&#xa0;drogi, osady i&#xa0;miasta, wymieniasz na to, czego ci brakuje, i&#xa0;nasyłasz złodzieja na tego, kto wysuwa się naprzód. Dziesięć punktów daje zwycięstwo.</translation>
    </message>
    <message>
        <source>Island Settlers follows the rules of the base game of Catan.</source>
        <translation>Osadnicy na wyspie to gra według zasad podstawowej wersji gry Catan.</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2–4 graczy</translation>
    </message>
</context>
<context>
    <name>IslandActions</name>
    <message>
        <source>Build a settlement</source>
        <translation>Zbuduj osadę</translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation>Zbuduj drogę</translation>
    </message>
    <message>
        <source>Upgrade to a city</source>
        <translation>Rozbuduj do miasta</translation>
    </message>
    <message>
        <source>Buy a development card</source>
        <translation>Kup kartę rozwoju</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Rzuć kostkami</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>Odrzuć: %1</translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation>Przesuń złodzieja</translation>
    </message>
    <message>
        <source>Rob %1</source>
        <extracomment>The robber moves to a hex, and this player loses a card. %1 is a name.</extracomment>
        <translation>Okradnij: %1</translation>
    </message>
    <message>
        <source>Play the Knight</source>
        <translation>Zagraj Rycerza</translation>
    </message>
    <message>
        <source>Play Road Building</source>
        <translation>Zagraj Budowę dróg</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>Year of Plenty. %1 lists resources.</extracomment>
        <translation>Weź: %1</translation>
    </message>
    <message>
        <source>Claim all: %1</source>
        <extracomment>Monopoly. %1 is a resource.</extracomment>
        <translation>Zabierz wszystkim: %1</translation>
    </message>
    <message>
        <source>Trade with the bank: %1 for %2</source>
        <extracomment>A trade with the bank. %1 and %2 are resources.</extracomment>
        <translation>Handluj z&#xa0;bankiem. Oddaj: %1. Weź: %2</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>Złóż tę ofertę</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Przyjmij ofertę</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odrzuć ofertę</translation>
    </message>
    <message>
        <source>Decline, and never trade away: %1</source>
        <extracomment>An answer to this offer and to all that come later. %1 is a resource.</extracomment>
        <translation>Odrzuć ofertę i&#xa0;nigdy nie oddawaj: %1</translation>
    </message>
    <message>
        <source>Make this counter-offer</source>
        <translation>Złóż tę kontrofertę</translation>
    </message>
    <message>
        <source>Trade with %1</source>
        <extracomment>%1 is the player’s name who has agreed.</extracomment>
        <translation>Handluj z&#xa0;graczem %1</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Wycofaj ofertę</translation>
    </message>
    <message>
        <source>Listen to every offer</source>
        <translation>Rozważaj każdą ofertę</translation>
    </message>
    <message>
        <source>Never trade away: %1</source>
        <extracomment>A standing answer to later offers. %1 lists resources.</extracomment>
        <translation>Nigdy nie oddawaj: %1</translation>
    </message>
    <message>
        <source>Lay the island</source>
        <translation>Ułóż wyspę</translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <extracomment>Chance chooses who begins. %1 is a player’s name.</extracomment>
        <translation>Zaczyna %1</translation>
    </message>
    <message>
        <source>Dice: %1 and %2</source>
        <extracomment>What the dice show; %1 and %2 are numbers.</extracomment>
        <translation>Kostki: %1 i&#xa0;%2</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <extracomment>%1 is a development card.</extracomment>
        <translation>Dobierz: %1</translation>
    </message>
    <message>
        <source>Steal: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Ukradnij: %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>Second line of a trade with the bank. %1 and %2 are resources with a number.</extracomment>
        <translation>Oddaj: %1. Weź: %2.</translation>
    </message>
    <message>
        <source>One development card a turn</source>
        <translation>Jedna karta rozwoju na turę</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>jeszcze nic</translation>
    </message>
    <message>
        <source>Give: %1. Get: %2.</source>
        <extracomment>A trade. %1 and %2 list resources.</extracomment>
        <translation>Oddajesz: %1. Bierzesz: %2.</translation>
    </message>
    <message>
        <source>Place your first settlement.</source>
        <translation>Postaw pierwszą osadę.</translation>
    </message>
    <message>
        <source>Place your second settlement: it brings a card of each hex around it.</source>
        <translation>Postaw drugą osadę: przyniesie po karcie z&#xa0;każdego heksu wokół niej.</translation>
    </message>
    <message>
        <source>Place a road at your new settlement.</source>
        <translation>Połóż drogę przy nowej osadzie.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice, or play a card first.</source>
        <translation>Twoja tura: rzuć kostkami albo najpierw zagraj kartę.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice.</source>
        <translation>Twoja tura: rzuć kostkami.</translation>
    </message>
    <message>
        <source>Choose with whom you trade, or withdraw the offer.</source>
        <translation>Wybierz, z&#xa0;kim handlujesz, albo wycofaj ofertę.</translation>
    </message>
    <message>
        <source>Build, trade, or end your turn.</source>
        <translation>Buduj, handluj albo zakończ turę.</translation>
    </message>
    <message numerus="yes">
        <source>A seven: choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Siódemka: wybierz %n&#xa0;kartę do odrzucenia.</numerusform>
            <numerusform>Siódemka: wybierz %n&#xa0;karty do odrzucenia.</numerusform>
            <numerusform>Siódemka: wybierz %n&#xa0;kart do odrzucenia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the robber to another hex.</source>
        <translation>Przesuń złodzieja na inny heks.</translation>
    </message>
    <message numerus="yes">
        <source>Place your free roads: %n left.</source>
        <translation>
            <numerusform>Połóż darmową drogę: została %n.</numerusform>
            <numerusform>Połóż darmowe drogi: zostały %n.</numerusform>
            <numerusform>Połóż darmowe drogi: zostało %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Headline. %1 is the one who offers, %2 and %3 list resources.</extracomment>
        <translation>%1 oferuje: %2. W&#xa0;zamian chce: %3.</translation>
    </message>
    <message>
        <source>The island is laid.</source>
        <comment>now</comment>
        <extracomment>Headline while chance lays the hexes.</extracomment>
        <translation>Wyspa jest ułożona.</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Kto zaczyna?</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Kostki się toczą.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1 kradnie kartę graczowi %2.</translation>
    </message>
    <message>
        <source>%1 draws a development card.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1 dobiera kartę rozwoju.</translation>
    </message>
    <message>
        <source>%1 places a settlement.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 stawia osadę.</translation>
    </message>
    <message>
        <source>%1 places a road.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 kładzie drogę.</translation>
    </message>
    <message>
        <source>%1 is about to roll.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>Teraz rzuca %1.</translation>
    </message>
    <message>
        <source>%1 builds and trades.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 buduje i&#xa0;handluje.</translation>
    </message>
    <message>
        <source>%1 chooses what to discard.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 wybiera karty do odrzucenia.</translation>
    </message>
    <message>
        <source>%1 moves the robber.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 przesuwa złodzieja.</translation>
    </message>
    <message>
        <source>%1 thinks about the offer.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 zastanawia się nad ofertą.</translation>
    </message>
</context>
<context>
    <name>IslandBase</name>
    <message>
        <source>%1 × %2</source>
        <extracomment>An item of a list: %1 is a resource, %2 how many of it.</extracomment>
        <translation>%1&#xa0;×&#xa0;%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list without &quot;and&quot;: %1 is its beginning, %2 the next thing.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>Koszt: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>place</comment>
        <extracomment>One of several places that are called alike. %1 is the place, %2 a direction such as &quot;north&quot;, or a number.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Intersection of %1</source>
        <extracomment>An intersection of paths, where buildings go. %1 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>Skrzyżowanie %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place</comment>
        <extracomment>%1 is an intersection, %2 the harbor at it.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Path between %1 and %2</source>
        <extracomment>A path, where roads go. %1 and %2 are the hexes on both sides of it.</extracomment>
        <translation>Krawędź na granicy %1 i&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>IslandEvents</name>
    <message>
        <source>The island is laid.</source>
        <translation>Wyspa jest ułożona.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Zaczyna %1.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Tura %1: %2.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3 and %4).</source>
        <extracomment>Log line. %2 is the sum of the dice, %3 and %4 are what each shows.</extracomment>
        <translation>%1 wyrzuca %2 (%3 i&#xa0;%4).</translation>
    </message>
    <message>
        <source>%1 takes for the second settlement: %2.</source>
        <extracomment>Log line: cards for the second settlement. %2 lists resources.</extracomment>
        <translation>%1 bierze za drugą osadę: %2.</translation>
    </message>
    <message>
        <source>%1 takes nothing for the second settlement.</source>
        <translation>%1 nic nie bierze za drugą osadę.</translation>
    </message>
    <message>
        <source>%1 takes: %2.</source>
        <extracomment>Log line: what a roll brings to a player. %2 lists resources.</extracomment>
        <translation>%1 bierze: %2.</translation>
    </message>
    <message>
        <source>The bank does not have enough: %1.</source>
        <extracomment>Log line: the bank cannot pay everything that is due. %1 lists resources.</extracomment>
        <translation>Bank ma za mało kart: %1.</translation>
    </message>
    <message>
        <source>Nobody takes anything.</source>
        <translation>Nikt nic nie bierze.</translation>
    </message>
    <message>
        <source>%1 builds a road.</source>
        <translation>%1 buduje drogę.</translation>
    </message>
    <message>
        <source>%1 places a road.</source>
        <extracomment>Log line: free of charge.</extracomment>
        <translation>%1 kładzie drogę.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buys a development card; %n left in the deck.</source>
        <translation>
            <numerusform>%1 kupuje kartę rozwoju; w&#xa0;talii zostaje %n karta.</numerusform>
            <numerusform>%1 kupuje kartę rozwoju; w&#xa0;talii zostają %n karty.</numerusform>
            <numerusform>%1 kupuje kartę rozwoju; w&#xa0;talii zostaje %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest Road is set aside: several roads are equally long, or none is long enough.</source>
        <translation>Najdłuższa droga handlowa zostaje odłożona: kilka dróg jest równie długich albo żadna nie jest dość długa.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes Longest Road with %n road(s).</source>
        <translation>
            <numerusform>%1 zdobywa Najdłuższą drogę handlową: %n&#xa0;droga.</numerusform>
            <numerusform>%1 zdobywa Najdłuższą drogę handlową: %n&#xa0;drogi.</numerusform>
            <numerusform>%1 zdobywa Najdłuższą drogę handlową: %n&#xa0;dróg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes Largest Army with %n knight(s).</source>
        <translation>
            <numerusform>%1 zdobywa Najwyższą władzę rycerską: %n&#xa0;rycerz.</numerusform>
            <numerusform>%1 zdobywa Najwyższą władzę rycerską: %n&#xa0;rycerzy.</numerusform>
            <numerusform>%1 zdobywa Najwyższą władzę rycerską: %n&#xa0;rycerzy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n victory point(s).</source>
        <translation>
            <numerusform>Wygrywa %1: %n&#xa0;punkt zwycięstwa.</numerusform>
            <numerusform>Wygrywa %1: %n&#xa0;punkty zwycięstwa.</numerusform>
            <numerusform>Wygrywa %1: %n&#xa0;punktów zwycięstwa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shows %n victory point card(s).</source>
        <extracomment>Log line at the end of the match.</extracomment>
        <translation>
            <numerusform>%1 pokazuje %n&#xa0;kartę punktu zwycięstwa.</numerusform>
            <numerusform>%1 pokazuje %n&#xa0;karty punktu zwycięstwa.</numerusform>
            <numerusform>%1 pokazuje %n&#xa0;kart punktu zwycięstwa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must discard %n card(s).</source>
        <translation>
            <numerusform>%1 musi odrzucić %n&#xa0;kartę.</numerusform>
            <numerusform>%1 musi odrzucić %n&#xa0;karty.</numerusform>
            <numerusform>%1 musi odrzucić %n&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has chosen what to discard.</source>
        <translation>%1 już wie, co odrzuci.</translation>
    </message>
    <message>
        <source>%1 chooses to discard: %2.</source>
        <extracomment>Log line; nobody else sees it yet. %2 lists resources.</extracomment>
        <translation>%1 wybiera do odrzucenia: %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <extracomment>Log line. %2 lists resources.</extracomment>
        <translation>%1 odrzuca: %2.</translation>
    </message>
    <message>
        <source>%1 builds a settlement: %2.</source>
        <extracomment>Log line. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1 buduje osadę: %2.</translation>
    </message>
    <message>
        <source>%1 places a settlement: %2.</source>
        <extracomment>Log line: initial placement, free of charge. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1 stawia osadę: %2.</translation>
    </message>
    <message>
        <source>%1 upgrades a settlement to a city: %2.</source>
        <extracomment>Log line. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1 rozbudowuje osadę do miasta: %2.</translation>
    </message>
    <message>
        <source>%1 buys a development card: %2.</source>
        <extracomment>Log line, read by the buyer only. %2 is the card.</extracomment>
        <translation>%1 kupuje kartę rozwoju: %2.</translation>
    </message>
    <message>
        <source>%1 moves the robber: %2. Nobody there can be robbed.</source>
        <extracomment>Log line. %2 is a hex: forest 8.</extracomment>
        <translation>%1 przesuwa złodzieja: %2. Nie ma tam kogo okraść.</translation>
    </message>
    <message>
        <source>%1 moves the robber to a hex of %2: %3.</source>
        <extracomment>Log line. %2 is the player who is going to lose a card, %3 the hex: forest 8.</extracomment>
        <translation>%1 przesuwa złodzieja na heks gracza %2: %3.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <translation>%1 kradnie kartę graczowi %2.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2: %3.</source>
        <extracomment>Log line, read by thief and victim only. %3 is a resource.</extracomment>
        <translation>%1 kradnie kartę graczowi %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays a Knight: %n so far.</source>
        <extracomment>Log line; %n counts all knights this player has played.</extracomment>
        <translation>
            <numerusform>%1 zagrywa Rycerza. Zagrani rycerze: %n.</numerusform>
            <numerusform>%1 zagrywa Rycerza. Zagrani rycerze: %n.</numerusform>
            <numerusform>%1 zagrywa Rycerza. Zagrani rycerze: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays Road Building: %n free road(s).</source>
        <translation>
            <numerusform>%1 zagrywa Budowę dróg: %n darmowa droga.</numerusform>
            <numerusform>%1 zagrywa Budowę dróg: %n darmowe drogi.</numerusform>
            <numerusform>%1 zagrywa Budowę dróg: %n darmowych dróg.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays Year of Plenty and takes: %2.</source>
        <extracomment>Log line. %2 lists resources.</extracomment>
        <translation>%1 zagrywa Wynalazek i&#xa0;bierze: %2.</translation>
    </message>
    <message>
        <source>%1 plays Monopoly, but nobody else holds any of it: %2.</source>
        <extracomment>Log line. %2 is a resource.</extracomment>
        <translation>%1 zagrywa Monopol, ale nikt inny nie ma takich kart: %2.</translation>
    </message>
    <message>
        <source>%1 plays Monopoly and takes from the others: %2.</source>
        <extracomment>Log line. %2 is a resource with a number.</extracomment>
        <translation>%1 zagrywa Monopol i&#xa0;zabiera pozostałym: %2.</translation>
    </message>
    <message>
        <source>%1 trades with the bank: %2 for %3.</source>
        <extracomment>Log line. %2 and %3 are resources with a number.</extracomment>
        <translation>%1 wymienia z&#xa0;bankiem. Oddaje: %2. Bierze: %3.</translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Log line. %2 and %3 list resources.</extracomment>
        <translation>%1 oferuje: %2. W&#xa0;zamian chce: %3.</translation>
    </message>
    <message>
        <source>%1 accepts the offer.</source>
        <translation>%1 przyjmuje ofertę.</translation>
    </message>
    <message>
        <source>%1 declines without being asked.</source>
        <extracomment>Log line: the player has said so before, or holds no cards.</extracomment>
        <translation>%1 z&#xa0;góry odrzuca ofertę.</translation>
    </message>
    <message>
        <source>%1 declines the offer.</source>
        <translation>%1 odrzuca ofertę.</translation>
    </message>
    <message>
        <source>%1 makes a counter-offer: %2. Wants: %3.</source>
        <extracomment>Log line: a counter-offer. %2 and %3 list resources.</extracomment>
        <translation>%1 składa kontrofertę: %2. W&#xa0;zamian chce: %3.</translation>
    </message>
    <message>
        <source>%1 gives %2. %3 gives %4.</source>
        <extracomment>Log line. %2 and %4 list resources, %1 and %3 are the players who give them.</extracomment>
        <translation>%1 oddaje: %2. %3 oddaje: %4.</translation>
    </message>
    <message>
        <source>%1 does not hold the cards for the trade any more.</source>
        <translation>%1 nie ma już kart potrzebnych do wymiany.</translation>
    </message>
    <message>
        <source>%1 listens to every offer again.</source>
        <translation>%1 znów rozważa każdą ofertę.</translation>
    </message>
    <message>
        <source>%1 will not trade away: %2.</source>
        <extracomment>Log line: a standing answer. %2 lists resources.</extracomment>
        <translation>%1 nie oddaje w&#xa0;handlu: %2.</translation>
    </message>
    <message>
        <source>Nobody takes the offer of %1.</source>
        <translation>Nikt nie przyjmuje oferty gracza %1.</translation>
    </message>
    <message>
        <source>%1 withdraws the offer.</source>
        <translation>%1 wycofuje ofertę.</translation>
    </message>
    <message>
        <source>The offer of %1 is void: the cards are not there any more.</source>
        <translation>Oferta gracza %1 przepada: nie ma już tych kart.</translation>
    </message>
    <message>
        <source>The offer of %1 ends with the turn.</source>
        <translation>Oferta gracza %1 kończy się wraz z&#xa0;turą.</translation>
    </message>
</context>
<context>
    <name>IslandLabels</name>
    <message>
        <source>Hex: %1, with the robber</source>
        <extracomment>A hex for screen readers. %1 is the hex.</extracomment>
        <translation>Heks: %1, ze złodziejem</translation>
    </message>
    <message>
        <source>Hex: %1</source>
        <extracomment>A hex for screen readers. %1 is the hex.</extracomment>
        <translation>Heks: %1</translation>
    </message>
    <message>
        <source>Settlement of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the intersection.</extracomment>
        <translation>Osada gracza %1. %2</translation>
    </message>
    <message>
        <source>City of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the intersection.</extracomment>
        <translation>Miasto gracza %1. %2</translation>
    </message>
    <message>
        <source>Road of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the path.</extracomment>
        <translation>Droga gracza %1. %2</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <extracomment>A harbor for screen readers. %1 is the harbor.</extracomment>
        <translation>Wolny: %1</translation>
    </message>
    <message>
        <source>%1, used by %2</source>
        <extracomment>A harbor for screen readers. %1 is the harbor, %2 who uses it.</extracomment>
        <translation>%1, do użytku ma go: %2</translation>
    </message>
    <message>
        <source>The robber. Hex: %1</source>
        <extracomment>The robber for screen readers. %1 is a hex.</extracomment>
        <translation>Złodziej. Heks: %1</translation>
    </message>
    <message>
        <source>Bank, %1: %2</source>
        <extracomment>For screen readers: the bank’s stock of a resource. %1 is the resource, %2 a number.</extracomment>
        <translation>Bank, %1: %2</translation>
    </message>
    <message>
        <source>The bank gives 1 card of your choice for: %1.</source>
        <extracomment>The trade rate of a resource. %1 is a resource with a number.</extracomment>
        <translation>Za 1 dowolną kartę bank chce: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Development deck: %n card(s)</source>
        <translation>
            <numerusform>Talia kart rozwoju: %n&#xa0;karta</numerusform>
            <numerusform>Talia kart rozwoju: %n&#xa0;karty</numerusform>
            <numerusform>Talia kart rozwoju: %n&#xa0;kart</numerusform>
        </translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <extracomment>For screen readers. %1 is a resource with a number.</extracomment>
        <translation>Na twojej ręce: %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>An item of a list: %1 is a card, %2 how many of it.</extracomment>
        <translation>%1&#xa0;×&#xa0;%2</translation>
    </message>
    <message>
        <source>In your hand: %1, bought in this turn</source>
        <extracomment>For screen readers. %1 is a development card with a number.</extracomment>
        <translation>Na twojej ręce: %1, z&#xa0;zakupu w&#xa0;tej turze</translation>
    </message>
    <message>
        <source>Dice, not rolled yet</source>
        <translation>Kostki, jeszcze przed rzutem</translation>
    </message>
    <message>
        <source>Dice: %1 (%2 and %3)</source>
        <extracomment>The dice for screen readers. %1 is their sum, %2 and %3 are what each shows.</extracomment>
        <translation>Kostki: %1 (%2 i&#xa0;%3)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points, resource cards %4, development cards %5, knights %6, longest road %7.</source>
        <extracomment>A player’s plate for screen readers: %1 is the name, all others are numbers.</extracomment>
        <translation>%1: punkty %2 z&#xa0;%3, karty surowców %4, karty rozwoju %5, zagrani rycerze %6, najdłuższa droga %7.</translation>
    </message>
    <message>
        <source>Holds: %1.</source>
        <extracomment>Awards a player holds. %1 lists them.</extracomment>
        <translation>Ma: %1.</translation>
    </message>
    <message>
        <source>Never trades away: %1.</source>
        <extracomment>A standing answer. %1 lists resources.</extracomment>
        <translation>Nigdy nie oddaje: %1.</translation>
    </message>
    <message>
        <source>The last roll brought: %1.</source>
        <extracomment>What a player got by the last roll. %1 lists resources.</extracomment>
        <translation>Ostatni rzut dał: %1.</translation>
    </message>
    <message>
        <source>%1. Cost: %2. Left: %3</source>
        <extracomment>A row of the table of costs: %1 is a piece, %2 lists resources, %3 is how many are left.</extracomment>
        <translation>%1. Koszt: %2. Zostało: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rolls</comment>
        <extracomment>How often a number was rolled: %1 is the sum of the dice, %2 how many times.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rolls of this match: none yet</source>
        <translation>Rzuty w&#xa0;tej rozgrywce: jeszcze żadnego</translation>
    </message>
    <message>
        <source>Rolls of this match – %1</source>
        <extracomment>%1 lists numbers and how often they came.</extracomment>
        <translation>Rzuty w&#xa0;tej rozgrywce – %1</translation>
    </message>
    <message>
        <source>%1 would trade</source>
        <translation>%1 się zgadza</translation>
    </message>
    <message>
        <source>%1 makes a counter-offer</source>
        <translation>%1 składa kontrofertę</translation>
    </message>
    <message>
        <source>%1 is still thinking</source>
        <translation>%1 jeszcze się zastanawia</translation>
    </message>
    <message>
        <source>%1 will be asked</source>
        <translation>%1 dostanie ofertę</translation>
    </message>
    <message>
        <source>%1 will not be asked</source>
        <translation>%1 nie dostanie oferty</translation>
    </message>
    <message>
        <source>%1 would not trade</source>
        <translation>%1 się nie zgadza</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>A noun: the form for offers and the bank.</extracomment>
        <translation>Handel</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>button</comment>
        <extracomment>A verb: title and button of the form.</extracomment>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>A noun: what another player offers.</extracomment>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Counter-offer</source>
        <translation>Kontroferta</translation>
    </message>
    <message>
        <source>Standing answer</source>
        <translation>Stała odpowiedź</translation>
    </message>
    <message>
        <source>Building costs</source>
        <extracomment>A noun: the table of what building costs.</extracomment>
        <translation>Koszty budowy</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Title of the statistics of the dice.</extracomment>
        <translation>Rzuty</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Oddajesz</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Bierzesz</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2</source>
        <extracomment>Under the button that discards: %1 of %2 cards are chosen.</extracomment>
        <translation>Wybrane: %1 z&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1 cards of %2 are chosen.</extracomment>
        <translation>%1&#xa0;/&#xa0;%2</translation>
    </message>
    <message>
        <source>Back to the bank</source>
        <translation>Do banku</translation>
    </message>
    <message>
        <source>You keep</source>
        <translation>Zostaje</translation>
    </message>
    <message>
        <source>Never trade away</source>
        <translation>Nigdy nie oddawaj</translation>
    </message>
    <message>
        <source>You discard: %1</source>
        <extracomment>A discard for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Odrzucasz: %1</translation>
    </message>
    <message>
        <source>You keep: %1</source>
        <extracomment>A discard for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Zatrzymujesz: %1</translation>
    </message>
    <message>
        <source>You give: %1</source>
        <extracomment>A side of a trade for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Oddajesz: %1</translation>
    </message>
    <message>
        <source>You get: %1</source>
        <extracomment>A side of a trade for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Bierzesz: %1</translation>
    </message>
    <message>
        <source>Bank %1:1</source>
        <extracomment>Button: a trade with the bank. %1 is 4, 3, or 2.</extracomment>
        <translation>Bank %1:1</translation>
    </message>
    <message>
        <source>From the bank: %1</source>
        <extracomment>A trade with the bank, once what is given is chosen. %1 is a resource.</extracomment>
        <translation>Z banku: %1</translation>
    </message>
    <message>
        <source>Bank: %1 for %2</source>
        <extracomment>A trade with the bank. %1 and %2 are resources with a number.</extracomment>
        <translation>Bank. Oddajesz: %1. Bierzesz: %2</translation>
    </message>
    <message>
        <source>Make offer</source>
        <extracomment>Button: makes an offer to the others. Short.</extracomment>
        <translation>Złóż ofertę</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>Button: takes an offer back. Short.</extracomment>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>button</comment>
        <extracomment>Button: takes an offer. Short.</extracomment>
        <translation>Przyjmij</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>button</comment>
        <extracomment>Button: refuses an offer. Short.</extracomment>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Button: this is the answer from now on. Short.</extracomment>
        <translation>Potwierdź</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Faza początkowa</translation>
    </message>
    <message>
        <source>Trade it away again: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Znów oddawaj: %1</translation>
    </message>
    <message>
        <source>Never trade away: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Nigdy nie oddawaj: %1</translation>
    </message>
</context>
<context>
    <name>IslandPlaces</name>
    <message>
        <source>forest %1</source>
        <extracomment>The same after “intersection of”, “path between” or “side of”, in the case these ask for; %1 is the number.</extracomment>
        <translation>lasu&#xa0;%1</translation>
    </message>
    <message>
        <source>hills %1</source>
        <translation>wzgórz&#xa0;%1</translation>
    </message>
    <message>
        <source>pasture %1</source>
        <translation>pastwiska&#xa0;%1</translation>
    </message>
    <message>
        <source>fields %1</source>
        <translation>pól&#xa0;%1</translation>
    </message>
    <message>
        <source>mountains %1</source>
        <translation>gór&#xa0;%1</translation>
    </message>
    <message>
        <source>the desert</source>
        <extracomment>The desert after “intersection of”, “path between” or “side of”.</extracomment>
        <translation>pustyni</translation>
    </message>
</context>
<context>
    <name>IslandReasons</name>
    <message>
        <source>Still missing: %1.</source>
        <extracomment>Why something cannot be built or traded. %1 lists resources.</extracomment>
        <translation>Brakuje jeszcze: %1.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niczego</translation>
    </message>
    <message>
        <source>All pieces of this kind are on the board.</source>
        <translation>W&#xa0;zapasie nic nie zostało: wszystko stoi już na planszy.</translation>
    </message>
    <message>
        <source>A building of %1 stands there.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Stoi tam budynek gracza %1.</translation>
    </message>
    <message>
        <source>A building stands at the next intersection: two must have an empty one between them.</source>
        <extracomment>The distance rule.</extracomment>
        <translation>Na sąsiednim skrzyżowaniu stoi budynek: między dwoma budynkami musi być wolne skrzyżowanie.</translation>
    </message>
    <message>
        <source>A road of your own must lead to this intersection.</source>
        <translation>Do tego skrzyżowania musi prowadzić twoja droga.</translation>
    </message>
    <message>
        <source>A road of %1 lies there.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Leży tam droga gracza %1.</translation>
    </message>
    <message>
        <source>A road joins one of your own roads or buildings, and never passes another player’s building.</source>
        <translation>Droga łączy się z&#xa0;twoją drogą albo twoim budynkiem i&#xa0;nigdy nie przechodzi przez cudzy budynek.</translation>
    </message>
    <message>
        <source>This road starts at the settlement just placed.</source>
        <translation>Ta droga zaczyna się przy właśnie postawionej osadzie.</translation>
    </message>
    <message>
        <source>A city takes the place of one of your own settlements.</source>
        <translation>Miasto staje w&#xa0;miejscu twojej osady.</translation>
    </message>
    <message>
        <source>No development card is left.</source>
        <translation>Nie ma już kart rozwoju.</translation>
    </message>
    <message>
        <source>Not in your hand: %1.</source>
        <extracomment>%1 is a development card.</extracomment>
        <translation>Nie masz na ręce karty „%1”.</translation>
    </message>
    <message>
        <source>A card is not played in the turn it was bought.</source>
        <translation>Karty nie zagrywa się w&#xa0;turze, w&#xa0;której została kupiona.</translation>
    </message>
    <message>
        <source>Only one development card may be played a turn.</source>
        <translation>W&#xa0;turze można zagrać tylko jedną kartę rozwoju.</translation>
    </message>
    <message>
        <source>There is no place for a road, or no road left.</source>
        <translation>Nie ma miejsca na drogę albo nie ma już dróg.</translation>
    </message>
    <message>
        <source>The dice come first.</source>
        <translation>Najpierw rzuć kostkami.</translation>
    </message>
    <message>
        <source>The dice were rolled in this turn.</source>
        <translation>W&#xa0;tej turze kostki już się potoczyły.</translation>
    </message>
    <message>
        <source>The robber must be moved first.</source>
        <translation>Najpierw przesuń złodzieja.</translation>
    </message>
    <message numerus="yes">
        <source>The free roads come first: %n left.</source>
        <translation>
            <numerusform>Najpierw darmowa droga: została %n.</numerusform>
            <numerusform>Najpierw darmowe drogi: zostały %n.</numerusform>
            <numerusform>Najpierw darmowe drogi: zostało %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The robber stands there already: it must move to another hex.</source>
        <translation>Złodziej już tam stoi: trzeba go przesunąć na inny heks.</translation>
    </message>
    <message>
        <source>The friendly robber spares %1, who has fewer than 3 points.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Przyjazny złodziej oszczędza tych, którzy mają mniej niż 3 punkty: %1.</translation>
    </message>
    <message>
        <source>Somebody there has cards and must be robbed: %1.</source>
        <extracomment>%1 lists players’ names.</extracomment>
        <translation>Ktoś tam ma karty i&#xa0;trzeba go okraść: %1.</translation>
    </message>
    <message>
        <source>%1 has no building there, or no cards.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>%1 nie ma tam budynku albo nie ma kart.</translation>
    </message>
    <message>
        <source>The bank has none left: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Bank nie ma już takich kart: %1.</translation>
    </message>
    <message>
        <source>Year of Plenty brings two cards as long as the bank has two.</source>
        <translation>Wynalazek daje dwie karty, dopóki bank ma dwie.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n card(s) must be discarded.</source>
        <translation>
            <numerusform>Trzeba odrzucić dokładnie %n&#xa0;kartę.</numerusform>
            <numerusform>Trzeba odrzucić dokładnie %n&#xa0;karty.</numerusform>
            <numerusform>Trzeba odrzucić dokładnie %n&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>No such card is left.</source>
        <translation>Nie ma już takich kart.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Surowca nie wymienia się na ten sam surowiec: %1.</translation>
    </message>
    <message>
        <source>A trade has something on both sides.</source>
        <translation>W&#xa0;wymianie każda strona coś oddaje.</translation>
    </message>
    <message>
        <source>The offer is not open any more.</source>
        <translation>Oferta nie jest już aktualna.</translation>
    </message>
    <message>
        <source>%1 has not agreed to the offer.</source>
        <translation>%1 nie zgadza się na tę ofertę.</translation>
    </message>
    <message>
        <source>An offer needs somebody to make it to.</source>
        <translation>Wybierz, komu składasz ofertę.</translation>
    </message>
    <message>
        <source>This match is played without trade between players.</source>
        <translation>W&#xa0;tej rozgrywce gracze nie handlują między sobą.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n offer(s) a turn.</source>
        <translation>
            <numerusform>Najwyżej %n&#xa0;oferta na turę.</numerusform>
            <numerusform>Najwyżej %n&#xa0;oferty na turę.</numerusform>
            <numerusform>Najwyżej %n&#xa0;ofert na turę.</numerusform>
        </translation>
    </message>
    <message>
        <source>The offer does not ask for it: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>W&#xa0;ofercie nikt o&#xa0;to nie prosi: %1.</translation>
    </message>
    <message>
        <source>A counter-offer must differ from the offer.</source>
        <translation>Kontroferta musi się różnić od oferty.</translation>
    </message>
    <message>
        <source>Resources and players are named once, in their order.</source>
        <translation>Surowce i&#xa0;graczy wymienia się raz i&#xa0;po kolei.</translation>
    </message>
    <message>
        <source>This is your standing answer already.</source>
        <translation>Taka jest już twoja stała odpowiedź.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Nie ma takiego gracza.</translation>
    </message>
    <message>
        <source>The island has no such place.</source>
        <translation>Na wyspie nie ma takiego miejsca.</translation>
    </message>
    <message>
        <source>The island cannot lie like this.</source>
        <translation>Wyspa nie może tak leżeć.</translation>
    </message>
    <message>
        <source>A match is played to %1 to %2 points.</source>
        <extracomment>%1 and %2 are numbers of points.</extracomment>
        <translation>Rozgrywka toczy się do %1–%2 punktów.</translation>
    </message>
    <message numerus="yes">
        <source>A player may be allowed up to %n offer(s) a turn.</source>
        <translation>
            <numerusform>Można dopuścić najwyżej %n&#xa0;ofertę na turę.</numerusform>
            <numerusform>Można dopuścić najwyżej %n&#xa0;oferty na turę.</numerusform>
            <numerusform>Można dopuścić najwyżej %n&#xa0;ofert na turę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %n victory point(s).</source>
        <extracomment>How the match ended.</extracomment>
        <translation>
            <numerusform>%1 zdobywa %n&#xa0;punkt zwycięstwa.</numerusform>
            <numerusform>%1 zdobywa %n&#xa0;punkty zwycięstwa.</numerusform>
            <numerusform>%1 zdobywa %n&#xa0;punktów zwycięstwa.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>To daje zwycięstwo.</translation>
    </message>
    <message numerus="yes">
        <source>It brings a card on %n of 36 rolls: %1.</source>
        <extracomment>Why a place for a settlement is advised. %n: how many of 36 rolls bring a card; %1 lists resources.</extracomment>
        <translation>
            <numerusform>Daje kartę przy %n&#xa0;rzucie na 36: %1.</numerusform>
            <numerusform>Daje kartę przy %n&#xa0;rzutach na 36: %1.</numerusform>
            <numerusform>Daje kartę przy %n&#xa0;rzutach na 36: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The road leads to a good place for a settlement.</source>
        <translation>Droga prowadzi do dobrego miejsca na osadę.</translation>
    </message>
    <message>
        <source>The longest road of its own then has a length of %1.</source>
        <extracomment>Why a road is advised. %1 is a number of roads in a row.</extracomment>
        <translation>Najdłuższa własna droga ma wtedy długość %1.</translation>
    </message>
    <message>
        <source>The choices hardly differ.</source>
        <translation>Możliwości prawie się nie różnią.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 the cards of %n of 36 rolls.</source>
        <extracomment>Why a place for the robber is advised. %1 is a player’s name, %n is how many of 36 rolls.</extracomment>
        <translation>
            <numerusform>%1 traci karty przy %n&#xa0;rzucie na 36.</numerusform>
            <numerusform>%1 traci karty przy %n&#xa0;rzutach na 36.</numerusform>
            <numerusform>%1 traci karty przy %n&#xa0;rzutach na 36.</numerusform>
        </translation>
    </message>
    <message>
        <source>The robber leaves a hex with a building of its own.</source>
        <comment>the player&apos;s own</comment>
        <translation>Złodziej opuszcza heks z&#xa0;budynkiem gracza, który go przesuwa.</translation>
    </message>
    <message>
        <source>It wins or keeps Longest Road.</source>
        <translation>To daje albo utrzymuje Najdłuższą drogę handlową.</translation>
    </message>
    <message>
        <source>It wins or keeps Largest Army.</source>
        <translation>To daje albo utrzymuje Najwyższą władzę rycerską.</translation>
    </message>
    <message numerus="yes">
        <source>The city brings one card more on %n of 36 rolls.</source>
        <extracomment>Why a city is advised.</extracomment>
        <translation>
            <numerusform>Miasto daje o&#xa0;jedną kartę więcej przy %n&#xa0;rzucie na 36.</numerusform>
            <numerusform>Miasto daje o&#xa0;jedną kartę więcej przy %n&#xa0;rzutach na 36.</numerusform>
            <numerusform>Miasto daje o&#xa0;jedną kartę więcej przy %n&#xa0;rzutach na 36.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are needed for building: %1.</source>
        <extracomment>Why a trade is advised. %1 lists resources.</extracomment>
        <translation>Te karty są potrzebne do budowy: %1.</translation>
    </message>
    <message>
        <source>No building of its own brings this resource: %1.</source>
        <extracomment>Why a trade with the bank is advised. %1 is a resource. &quot;Own&quot;: the player&apos;s.</extracomment>
        <translation>Żaden własny budynek nie daje tego surowca: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Its own buildings bring this resource only on %n of 36 rolls: %1.</source>
        <extracomment>Why a trade with the bank is advised. %1 is a resource, %n is how many of 36 rolls.</extracomment>
        <translation>
            <numerusform>Własne budynki dają ten surowiec tylko przy %n rzucie na 36: %1.</numerusform>
            <numerusform>Własne budynki dają ten surowiec tylko przy %n rzutach na 36: %1.</numerusform>
            <numerusform>Własne budynki dają ten surowiec tylko przy %n rzutach na 36: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others hold %n card(s) of it: %1.</source>
        <extracomment>Why Monopoly is advised. %1 is a resource; %n cards of it are in the others&apos; hands.</extracomment>
        <translation>
            <numerusform>Pozostali gracze mają %n taką kartę: %1.</numerusform>
            <numerusform>Pozostali gracze mają %n takie karty: %1.</numerusform>
            <numerusform>Pozostali gracze mają %n takich kart: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the cards not seen yet, knights are %1 and victory points %2.</source>
        <extracomment>Why a development card is advised. %1 and %2 are numbers of cards that nobody has shown yet.</extracomment>
        <translation>Wśród nieznanych jeszcze kart – rycerze: %1, punkty zwycięstwa: %2.</translation>
    </message>
    <message>
        <source>Knights towards Largest Army: %1 of %2.</source>
        <extracomment>%1 knights are played then; with %2 they would be the largest army.</extracomment>
        <translation>Rycerze do Najwyższej władzy rycerskiej: %1 z&#xa0;%2.</translation>
    </message>
    <message>
        <source>It costs %1 a card.</source>
        <extracomment>Why a place for the robber is advised. %1 is a player’s name.</extracomment>
        <translation>%1 traci kartę.</translation>
    </message>
    <message>
        <source>The cards that stay are worth more for building.</source>
        <extracomment>Why these cards are discarded.</extracomment>
        <translation>Karty, które zostają, bardziej przydadzą się do budowy.</translation>
    </message>
    <message>
        <source>No card in hand helps more before the roll than after it.</source>
        <extracomment>Why the dice are rolled before a development card is played.</extracomment>
        <translation>Żadna karta na ręce nie pomoże przed rzutem bardziej niż po nim.</translation>
    </message>
    <message>
        <source>Nobody’s answer to the offer is good enough.</source>
        <extracomment>Why an own offer is withdrawn.</extracomment>
        <translation>Żadna odpowiedź na ofertę nie jest dość dobra.</translation>
    </message>
    <message>
        <source>%1 is about to win.</source>
        <translation>%1 ma zwycięstwo w&#xa0;zasięgu ręki.</translation>
    </message>
    <message>
        <source>The trade does not help enough.</source>
        <translation>Ta wymiana za mało pomaga.</translation>
    </message>
    <message>
        <source>Then a road can be built.</source>
        <translation>Wtedy można zbudować drogę.</translation>
    </message>
    <message>
        <source>Then a settlement can be built.</source>
        <translation>Wtedy można zbudować osadę.</translation>
    </message>
    <message>
        <source>Then a city can be built.</source>
        <translation>Wtedy można zbudować miasto.</translation>
    </message>
    <message>
        <source>Then a development card can be bought.</source>
        <translation>Wtedy można kupić kartę rozwoju.</translation>
    </message>
    <message>
        <source>Nothing that can be done now is better than waiting.</source>
        <translation>Teraz najlepiej jest poczekać.</translation>
    </message>
</context>
<context>
    <name>IslandThings</name>
    <message>
        <source>lumber</source>
        <extracomment>A resource, alone, after a colon or with a number: &quot;lumber × 2&quot;.</extracomment>
        <translation>drewno</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>glina</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>wełna</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>zboże</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>ruda</translation>
    </message>
    <message>
        <source>Lumber</source>
        <extracomment>A resource as it is printed on its card: as short as can be.</extracomment>
        <translation>Drewno</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>Glina</translation>
    </message>
    <message>
        <source>Wool</source>
        <translation>Wełna</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Zboże</translation>
    </message>
    <message>
        <source>Ore</source>
        <translation>Ruda</translation>
    </message>
    <message>
        <source>forest %1</source>
        <extracomment>A hex by its terrain and its number; %1 is the number. It stands alone or after a colon.</extracomment>
        <translation>las&#xa0;%1</translation>
    </message>
    <message>
        <source>hills %1</source>
        <translation>wzgórza&#xa0;%1</translation>
    </message>
    <message>
        <source>pasture %1</source>
        <translation>pastwisko&#xa0;%1</translation>
    </message>
    <message>
        <source>fields %1</source>
        <translation>pola&#xa0;%1</translation>
    </message>
    <message>
        <source>mountains %1</source>
        <translation>góry&#xa0;%1</translation>
    </message>
    <message>
        <source>desert</source>
        <extracomment>The only hex without a number. It stands alone or after a colon.</extracomment>
        <translation>pustynia</translation>
    </message>
    <message>
        <source>Intersection at the coast, north corner of %1</source>
        <extracomment>A corner of a hex at the coast; %1 is the hex, in the case of “of”.</extracomment>
        <translation>Skrzyżowanie na wybrzeżu, północny róg %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, northeast corner of %1</source>
        <translation>Skrzyżowanie na wybrzeżu, północno-wschodni róg %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, southeast corner of %1</source>
        <translation>Skrzyżowanie na wybrzeżu, południowo-wschodni róg %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, south corner of %1</source>
        <translation>Skrzyżowanie na wybrzeżu, południowy róg %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, southwest corner of %1</source>
        <translation>Skrzyżowanie na wybrzeżu, południowo-zachodni róg %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, northwest corner of %1</source>
        <translation>Skrzyżowanie na wybrzeżu, północno-zachodni róg %1</translation>
    </message>
    <message>
        <source>Path along the coast, east side of %1</source>
        <extracomment>A side of a hex along the coast, where a road can lie; %1 is the hex, in the case of “of”.</extracomment>
        <translation>Krawędź na wybrzeżu, wschodni bok %1</translation>
    </message>
    <message>
        <source>Path along the coast, northeast side of %1</source>
        <translation>Krawędź na wybrzeżu, północno-wschodni bok %1</translation>
    </message>
    <message>
        <source>Path along the coast, northwest side of %1</source>
        <translation>Krawędź na wybrzeżu, północno-zachodni bok %1</translation>
    </message>
    <message>
        <source>Path along the coast, west side of %1</source>
        <translation>Krawędź na wybrzeżu, zachodni bok %1</translation>
    </message>
    <message>
        <source>Path along the coast, southwest side of %1</source>
        <translation>Krawędź na wybrzeżu, południowo-zachodni bok %1</translation>
    </message>
    <message>
        <source>Path along the coast, southeast side of %1</source>
        <translation>Krawędź na wybrzeżu, południowo-wschodni bok %1</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>Where a place lies, in brackets after its name: &quot;forest 6 (north)&quot;.</extracomment>
        <translation>północ</translation>
    </message>
    <message>
        <source>northeast</source>
        <translation>północny wschód</translation>
    </message>
    <message>
        <source>east</source>
        <translation>wschód</translation>
    </message>
    <message>
        <source>southeast</source>
        <translation>południowy wschód</translation>
    </message>
    <message>
        <source>south</source>
        <translation>południe</translation>
    </message>
    <message>
        <source>southwest</source>
        <translation>południowy zachód</translation>
    </message>
    <message>
        <source>west</source>
        <translation>zachód</translation>
    </message>
    <message>
        <source>northwest</source>
        <translation>północny zachód</translation>
    </message>
    <message>
        <source>harbor 2:1 for lumber</source>
        <extracomment>A harbor and its trade rate, alone or at the end of a list.</extracomment>
        <translation>port 2:1 na drewno</translation>
    </message>
    <message>
        <source>harbor 2:1 for brick</source>
        <translation>port 2:1 na glinę</translation>
    </message>
    <message>
        <source>harbor 2:1 for wool</source>
        <translation>port 2:1 na wełnę</translation>
    </message>
    <message>
        <source>harbor 2:1 for grain</source>
        <translation>port 2:1 na zboże</translation>
    </message>
    <message>
        <source>harbor 2:1 for ore</source>
        <translation>port 2:1 na rudę</translation>
    </message>
    <message>
        <source>harbor 3:1</source>
        <translation>port 3:1</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>Name of a development card.</extracomment>
        <translation>Rycerz</translation>
    </message>
    <message>
        <source>Year of Plenty</source>
        <translation>Wynalazek</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopol</translation>
    </message>
    <message>
        <source>Road Building</source>
        <translation>Budowa dróg</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <extracomment>Name of a development card that is worth one point.</extracomment>
        <translation>Punkt zwycięstwa</translation>
    </message>
    <message>
        <source>Move the robber to another hex and steal a card from a player who has built there. The card stays before you: whoever has played 3 knights first, and then the most, holds Largest Army.</source>
        <extracomment>What a development card does.</extracomment>
        <translation>Przesuń złodzieja na inny heks i&#xa0;ukradnij kartę graczowi, który ma tam budynek. Rycerz zostaje przed tobą: kto pierwszy ma 3 zagranych rycerzy, a&#xa0;potem najwięcej, ten ma Najwyższą władzę rycerską.</translation>
    </message>
    <message>
        <source>Take any 2 resource cards from the bank. You can build with them at once.</source>
        <translation>Weź z&#xa0;banku 2 dowolne karty surowców. Możesz od razu z&#xa0;nich budować.</translation>
    </message>
    <message>
        <source>Name a resource: every other player hands you all the cards of it they hold.</source>
        <translation>Wskaż surowiec: pozostali gracze oddają ci wszystkie jego karty z&#xa0;ręki.</translation>
    </message>
    <message>
        <source>Place 2 roads for free.</source>
        <translation>Połóż 2 drogi za darmo.</translation>
    </message>
    <message>
        <source>Worth 1 victory point from the moment you buy it. It stays hidden until the match ends, and is never played.</source>
        <translation>Od chwili zakupu warta 1 punkt zwycięstwa. Do końca rozgrywki pozostaje zakryta i&#xa0;nigdy się jej nie zagrywa.</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>A piece that can be built, or bought.</extracomment>
        <translation>Droga</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Osada</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Development card</source>
        <translation>Karta rozwoju</translation>
    </message>
    <message>
        <source>Goes on a free path at one of your own roads or buildings, never through the building of another player.</source>
        <translation>Leży na wolnej krawędzi przy twojej drodze albo twoim budynku; nigdy nie przechodzi przez cudzy budynek.</translation>
    </message>
    <message>
        <source>Worth 1 victory point. Goes on an intersection at one of your own roads, with no building there or next to it. Brings 1 card for each neighboring hex whose number is rolled.</source>
        <translation>Warta 1 punkt zwycięstwa. Stoi na skrzyżowaniu przy twojej drodze, gdy ani tam, ani na sąsiednich skrzyżowaniach nie ma budynku. Daje 1 kartę za każdy sąsiedni heks, którego liczba wypadnie.</translation>
    </message>
    <message>
        <source>Worth 2 victory points. Takes the place of one of your own settlements and brings 2 cards for each neighboring hex whose number is rolled.</source>
        <translation>Warte 2 punkty zwycięstwa. Staje w&#xa0;miejscu twojej osady i&#xa0;daje 2 karty za każdy sąsiedni heks, którego liczba wypadnie.</translation>
    </message>
    <message>
        <source>The top card of the development deck, hidden from the others. One card may be played a turn, before or after the roll, but not in the turn it was bought.</source>
        <translation>Wierzchnia karta z&#xa0;talii kart rozwoju, zakryta przed innymi. W&#xa0;turze można zagrać jedną kartę, przed rzutem albo po nim, ale nie w&#xa0;turze, w&#xa0;której została kupiona.</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <extracomment>Name of an award.</extracomment>
        <translation>Najdłuższa droga</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <translation>Władza rycerska</translation>
    </message>
    <message>
        <source>Worth 2 victory points. For the longest unbroken road of at least 5; branches don’t count. Only a longer road takes it away. A building of another player cuts a road.</source>
        <translation>Najdłuższa droga handlowa, warta 2 punkty zwycięstwa. Za najdłuższą nieprzerwaną drogę o&#xa0;długości co najmniej 5; odgałęzienia się nie liczą. Odbiera ją tylko dłuższa droga. Cudzy budynek przerywa drogę.</translation>
    </message>
    <message>
        <source>Worth 2 victory points. For the most knights played, at least 3. Only more knights take it away.</source>
        <translation>Najwyższa władza rycerska, warta 2 punkty zwycięstwa. Za najwięcej zagranych rycerzy, ale co najmniej 3. Odbiera ją tylko większa liczba rycerzy.</translation>
    </message>
</context>
<context>
    <name>IslandWords</name>
    <message>
        <source>Build a road</source>
        <translation>Zbuduj drogę</translation>
    </message>
    <message>
        <source>Build a settlement</source>
        <translation>Zbuduj osadę</translation>
    </message>
    <message>
        <source>Upgrade to a city</source>
        <translation>Rozbuduj do miasta</translation>
    </message>
    <message>
        <source>Put a trade together</source>
        <translation>Przygotuj wymianę</translation>
    </message>
    <message>
        <source>Make a counter-offer</source>
        <translation>Złóż kontrofertę</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>Play Year of Plenty</source>
        <translation>Zagraj Wynalazek</translation>
    </message>
    <message>
        <source>Play Monopoly</source>
        <translation>Zagraj Monopol</translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation>Przesuń złodzieja</translation>
    </message>
    <message>
        <source>Say what you never trade away</source>
        <translation>Ustal, czego nie oddajesz</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Where do you build the road?</source>
        <translation>Gdzie budujesz drogę?</translation>
    </message>
    <message>
        <source>Where do you build the settlement?</source>
        <translation>Gdzie budujesz osadę?</translation>
    </message>
    <message>
        <source>Which settlement becomes a city?</source>
        <translation>Którą osadę rozbudowujesz do miasta?</translation>
    </message>
    <message>
        <source>To be discarded: %1.</source>
        <extracomment>Headline. %1 lists resources.</extracomment>
        <translation>Do odrzucenia: %1.</translation>
    </message>
    <message>
        <source>Year of Plenty: which card do you take first?</source>
        <translation>Wynalazek: którą kartę bierzesz najpierw?</translation>
    </message>
    <message>
        <source>Year of Plenty: %1, and which other?</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>Wynalazek: %1 i&#xa0;co jeszcze?</translation>
    </message>
    <message>
        <source>Monopoly: which resource do you claim?</source>
        <translation>Monopol: który surowiec zabierasz?</translation>
    </message>
    <message>
        <source>Whom does the robber rob?</source>
        <translation>Kogo okrada złodziej?</translation>
    </message>
    <message>
        <source>Choose with whom you trade, or withdraw the offer.</source>
        <translation>Wybierz, z&#xa0;kim handlujesz, albo wycofaj ofertę.</translation>
    </message>
    <message>
        <source>Which resources do you never trade away? Offers that want them are declined for you.</source>
        <translation>Których surowców nigdy nie oddajesz? Oferty, w&#xa0;których ktoś o&#xa0;nie prosi, są odrzucane za ciebie.</translation>
    </message>
    <message>
        <source>Give one more: %1</source>
        <extracomment>A trade that is put together: one more to give. %1 is a resource.</extracomment>
        <translation>Oddaj więcej: %1</translation>
    </message>
    <message>
        <source>Get one more: %1</source>
        <extracomment>A trade that is put together: one more to get. %1 is a resource.</extracomment>
        <translation>Weź więcej: %1</translation>
    </message>
    <message>
        <source>Give one less: %1</source>
        <extracomment>A trade that is put together: one less to give. %1 is a resource.</extracomment>
        <translation>Oddaj mniej: %1</translation>
    </message>
    <message>
        <source>Get one less: %1</source>
        <extracomment>A trade that is put together: one less to get. %1 is a resource.</extracomment>
        <translation>Weź mniej: %1</translation>
    </message>
    <message>
        <source>Discard one more: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Odrzuć więcej: %1</translation>
    </message>
    <message>
        <source>Keep one more: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Odrzuć mniej: %1</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Weź: %1</translation>
    </message>
    <message>
        <source>%1 of %2 in hand</source>
        <extracomment>%1 of %2 cards in the hand are chosen.</extracomment>
        <translation>%1 z&#xa0;%2 na ręce</translation>
    </message>
    <message numerus="yes">
        <source>%n in the bank</source>
        <extracomment>The stock of the bank.</extracomment>
        <translation>
            <numerusform>W&#xa0;banku: %n</numerusform>
            <numerusform>W&#xa0;banku: %n</numerusform>
            <numerusform>W&#xa0;banku: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dot(s)</source>
        <extracomment>Under a place for a settlement: %1 says where, %n counts the dots on the number tokens around it.</extracomment>
        <translation>
            <numerusform>%1: %n&#xa0;kropka</numerusform>
            <numerusform>%1: %n&#xa0;kropki</numerusform>
            <numerusform>%1: %n&#xa0;kropek</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <extracomment>An offer is put together; %1 is a player’s name.</extracomment>
        <translation>Nie pytaj gracza %1</translation>
    </message>
    <message>
        <source>Ask %1, too</source>
        <extracomment>An offer is put together; %1 is a player’s name.</extracomment>
        <translation>Zapytaj też gracza %1</translation>
    </message>
    <message>
        <source>Several players can be robbed here</source>
        <translation>Można tu okraść kilku graczy</translation>
    </message>
    <message>
        <source>No path at your roads and buildings is free.</source>
        <translation>Przy twoich drogach i&#xa0;budynkach nie ma wolnej krawędzi.</translation>
    </message>
    <message>
        <source>A city takes the place of a settlement, and you have none.</source>
        <translation>Miasto staje w&#xa0;miejscu osady, a&#xa0;ty nie masz żadnej.</translation>
    </message>
    <message>
        <source>No free intersection lies at your roads, two paths away from every building.</source>
        <translation>Przy twoich drogach nie ma wolnego skrzyżowania o&#xa0;dwie krawędzie od każdego budynku.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Rozgrywka jest skończona.</translation>
    </message>
    <message>
        <source>Trade begins when all have placed their settlements.</source>
        <translation>Handel zaczyna się, gdy wszyscy postawią swoje osady.</translation>
    </message>
    <message>
        <source>You can trade in your own turn, after the roll, and answer the offers of others.</source>
        <translation>Handlujesz w&#xa0;swojej turze, po rzucie; w&#xa0;cudzej odpowiadasz na oferty.</translation>
    </message>
    <message>
        <source>Trading comes after the roll.</source>
        <translation>Handel jest po rzucie.</translation>
    </message>
    <message>
        <source>Something else must be decided first.</source>
        <translation>Najpierw trzeba rozstrzygnąć coś innego.</translation>
    </message>
    <message>
        <source>You have no cards to trade.</source>
        <translation>Nie masz kart na wymianę.</translation>
    </message>
    <message>
        <source>For the bank, choose one resource to give and one card to get.</source>
        <translation>Do handlu z&#xa0;bankiem wybierz jeden surowiec do oddania i&#xa0;jedną kartę do wzięcia.</translation>
    </message>
    <message>
        <source>You have no more of it.</source>
        <translation>Nie masz więcej takich kart.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Surowca nie wymienia się na ten sam surowiec: %1.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Faza początkowa</translation>
    </message>
    <message>
        <source>Points by turn</source>
        <translation>Punkty w&#xa0;kolejnych turach</translation>
    </message>
    <message>
        <source>Cards brought by the dice</source>
        <translation>Karty z&#xa0;rzutów</translation>
    </message>
    <message>
        <source>Cards lost to the robber</source>
        <translation>Karty zabrane przez złodzieja</translation>
    </message>
    <message>
        <source>Rolls of the match</source>
        <translation>Rzuty w&#xa0;rozgrywce</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>count</comment>
        <extracomment>A player and a number: points, or cards. %1 is the name.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Costs, cards, and awards</source>
        <translation>Koszty, karty i&#xa0;nagrody</translation>
    </message>
    <message>
        <source>A settlement is worth 1 point, a city 2, each award 2, and a victory point card 1. A seven brings no cards: whoever holds 8 or more discards half of them, and the robber moves.</source>
        <translation>Osada jest warta 1 punkt, miasto 2, każda nagroda 2, a&#xa0;karta punktu zwycięstwa 1. Siódemka nie daje kart: kto ma ich 8 lub więcej, odrzuca połowę, a&#xa0;złodziej rusza dalej.</translation>
    </message>
    <message>
        <source>Comes from forest. Needed for roads and settlements.</source>
        <translation>Pochodzi z&#xa0;lasu. Potrzebne na drogi i&#xa0;osady.</translation>
    </message>
    <message>
        <source>Comes from hills. Needed for roads and settlements.</source>
        <translation>Pochodzi ze wzgórz. Potrzebna na drogi i&#xa0;osady.</translation>
    </message>
    <message>
        <source>Comes from pasture. Needed for settlements and development cards.</source>
        <translation>Pochodzi z&#xa0;pastwiska. Potrzebna na osady i&#xa0;karty rozwoju.</translation>
    </message>
    <message>
        <source>Comes from fields. Needed for settlements, cities, and development cards.</source>
        <translation>Pochodzi z&#xa0;pól. Potrzebne na osady, miasta i&#xa0;karty rozwoju.</translation>
    </message>
    <message>
        <source>Comes from mountains. Needed for cities and development cards.</source>
        <translation>Pochodzi z&#xa0;gór. Potrzebna na miasta i&#xa0;karty rozwoju.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tura %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2 rolls</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Tura %1 · rzuca %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2 and the robber</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Tura %1 · %2 i&#xa0;złodziej</translation>
    </message>
    <message>
        <source>Turn %1 · %2 builds and trades</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Tura %1 · gra %2</translation>
    </message>
    <message>
        <source>The island</source>
        <translation>Wyspa</translation>
    </message>
    <message>
        <source>Spiral and random numbers keep 6 and 8 apart.</source>
        <translation>6 i&#xa0;8 się nie stykają, chyba że wymieszane jest wszystko.</translation>
    </message>
    <message>
        <source>For beginners: always the same</source>
        <extracomment>How the island is laid: a value in a list.</extracomment>
        <translation>Dla początkujących: zawsze taka sama</translation>
    </message>
    <message>
        <source>Hexes shuffled, numbers in a spiral</source>
        <translation>Heksy wymieszane, liczby po spirali</translation>
    </message>
    <message>
        <source>Hexes and numbers shuffled</source>
        <translation>Heksy i&#xa0;liczby wymieszane</translation>
    </message>
    <message>
        <source>All shuffled, 6 and 8 may touch</source>
        <translation>Wszystko wymieszane, 6 i&#xa0;8 mogą się stykać</translation>
    </message>
    <message>
        <source>Harbors shuffled</source>
        <translation>Wymieszane porty</translation>
    </message>
    <message>
        <source>Off: they lie as on the beginners’ island.</source>
        <translation>Wyłączone: leżą jak na wyspie dla początkujących.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkty do zwycięstwa</translation>
    </message>
    <message>
        <source>Win at any time</source>
        <translation>Zwycięstwo w&#xa0;każdej chwili</translation>
    </message>
    <message>
        <source>Whoever reaches the points wins at once. Off: only in one’s own turn.</source>
        <translation>Kto zbierze tyle punktów, od razu wygrywa. Wyłączone: tylko we własnej turze.</translation>
    </message>
    <message>
        <source>Friendly robber</source>
        <translation>Przyjazny złodziej</translation>
    </message>
    <message>
        <source>The robber keeps away from players with fewer than 3 points.</source>
        <translation>Złodziej omija graczy, którzy mają mniej niż 3 punkty.</translation>
    </message>
    <message>
        <source>Offers a turn</source>
        <translation>Oferty na turę</translation>
    </message>
    <message>
        <source>0: no trade between players.</source>
        <translation>0: bez handlu między graczami.</translation>
    </message>
    <message>
        <source>Statistics during the match</source>
        <translation>Statystyki w&#xa0;trakcie rozgrywki</translation>
    </message>
    <message>
        <source>Rolls, production, and robberies are counted for all to see.</source>
        <translation>Wszyscy widzą, ile było rzutów, zebranych kart i&#xa0;kradzieży.</translation>
    </message>
</context>
</TS>
