<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lt_LT" sourcelanguage="en">
<context>
    <name>Island</name>
    <message>
        <source>Island Settlers</source>
        <translation>Salos naujakuriai</translation>
    </message>
    <message>
        <source>Roads, settlements, and trade on a new island</source>
        <translation>Keliai, gyvenvietės ir mainai naujoje saloje</translation>
    </message>
    <message>
        <source>An island of forests, fields, and mountains, different every time. The dice decide which of them bring cards; you turn these into roads, settlements, and cities, trade what you lack, and send the robber to whoever gets ahead. Ten points win.</source>
        <translation>Miškų, laukų ir kalnų sala&#xa0;– kiekvieną kartą vis kitokia. Kauliukai nusprendžia, kas atneš kortų, o kortos virsta keliais, gyvenvietėmis ir miestais. Ko trūksta, išsimainykite, o plėšiką užsiundykite ant to, kas veržiasi į priekį. Laimi dešimt taškų.</translation>
    </message>
    <message>
        <source>Island Settlers follows the rules of the base game of Catan.</source>
        <translation>„Salos naujakuriai“ žaidžiami pagal pagrindinio žaidimo „Catan“ taisykles.</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2–4 žaidėjai</translation>
    </message>
</context>
<context>
    <name>IslandActions</name>
    <message>
        <source>Build a settlement</source>
        <translation>Statyti gyvenvietę</translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation>Tiesti kelią</translation>
    </message>
    <message>
        <source>Upgrade to a city</source>
        <translation>Paversti miestu</translation>
    </message>
    <message>
        <source>Buy a development card</source>
        <translation>Pirkti vystymosi kortą</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Mesti kauliukus</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Baigti ėjimą</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Atmesti</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>Atmesti: %1</translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation>Perkelti plėšiką</translation>
    </message>
    <message>
        <source>Rob %1</source>
        <extracomment>The robber moves to a hex, and this player loses a card. %1 is a name.</extracomment>
        <translation>Apiplėšti: %1</translation>
    </message>
    <message>
        <source>Play the Knight</source>
        <translation>Sužaisti Riterį</translation>
    </message>
    <message>
        <source>Play Road Building</source>
        <translation>Sužaisti Kelių tiesimą</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>Year of Plenty. %1 lists resources.</extracomment>
        <translation>Imti: %1</translation>
    </message>
    <message>
        <source>Claim all: %1</source>
        <extracomment>Monopoly. %1 is a resource.</extracomment>
        <translation>Paimti iš visų: %1</translation>
    </message>
    <message>
        <source>Trade with the bank: %1 for %2</source>
        <extracomment>A trade with the bank. %1 and %2 are resources.</extracomment>
        <translation>Mainytis su banku: duoti %1, gauti %2</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>Pateikti pasiūlymą</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Priimti</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Nepriimti</translation>
    </message>
    <message>
        <source>Decline, and never trade away: %1</source>
        <extracomment>An answer to this offer and to all that come later. %1 is a resource.</extracomment>
        <translation>Nepriimti ir niekada nemainyti: %1</translation>
    </message>
    <message>
        <source>Make this counter-offer</source>
        <translation>Pateikti kitą pasiūlymą</translation>
    </message>
    <message>
        <source>Trade with %1</source>
        <extracomment>%1 is the player’s name who has agreed.</extracomment>
        <translation>Mainytis: sutinka %1</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Atsiimti pasiūlymą</translation>
    </message>
    <message>
        <source>Listen to every offer</source>
        <translation>Išklausyti visus pasiūlymus</translation>
    </message>
    <message>
        <source>Never trade away: %1</source>
        <extracomment>A standing answer to later offers. %1 lists resources.</extracomment>
        <translation>Niekada nemainyti: %1</translation>
    </message>
    <message>
        <source>Lay the island</source>
        <translation>Išdėlioti salą</translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <extracomment>Chance chooses who begins. %1 is a player’s name.</extracomment>
        <translation>Pradeda %1</translation>
    </message>
    <message>
        <source>Dice: %1 and %2</source>
        <extracomment>What the dice show; %1 and %2 are numbers.</extracomment>
        <translation>Kauliukai: %1 ir %2</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <extracomment>%1 is a development card.</extracomment>
        <translation>Imti: %1</translation>
    </message>
    <message>
        <source>Steal: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Pavogti: %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>Second line of a trade with the bank. %1 and %2 are resources with a number.</extracomment>
        <translation>%1&#xa0;› %2</translation>
    </message>
    <message>
        <source>One development card a turn</source>
        <translation>Viena vystymosi korta per ėjimą</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>dar nieko</translation>
    </message>
    <message>
        <source>Give: %1. Get: %2.</source>
        <extracomment>A trade. %1 and %2 list resources.</extracomment>
        <translation>Duoti: %1. Gauti: %2.</translation>
    </message>
    <message>
        <source>Place your first settlement.</source>
        <translation>Pastatykite pirmąją gyvenvietę.</translation>
    </message>
    <message>
        <source>Place your second settlement: it brings a card of each hex around it.</source>
        <translation>Pastatykite antrąją gyvenvietę: kiekvienas šešiakampis šalia jos duos po kortą.</translation>
    </message>
    <message>
        <source>Place a road at your new settlement.</source>
        <translation>Nutieskite kelią nuo naujosios gyvenvietės.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice, or play a card first.</source>
        <translation>Jūsų ėjimas: meskite kauliukus arba pirma sužaiskite kortą.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice.</source>
        <translation>Jūsų ėjimas: meskite kauliukus.</translation>
    </message>
    <message>
        <source>Choose with whom you trade, or withdraw the offer.</source>
        <translation>Pasirinkite, su kuo mainysitės, arba atsiimkite pasiūlymą.</translation>
    </message>
    <message>
        <source>Build, trade, or end your turn.</source>
        <translation>Statykite, mainykitės arba baikite ėjimą.</translation>
    </message>
    <message numerus="yes">
        <source>A seven: choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Septynetas: atmeskite %n&#xa0;kortą.</numerusform>
            <numerusform>Septynetas: atmeskite %n&#xa0;kortas.</numerusform>
            <numerusform>Septynetas: atmeskite %n&#xa0;kortų.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the robber to another hex.</source>
        <translation>Perkelkite plėšiką į kitą šešiakampį.</translation>
    </message>
    <message numerus="yes">
        <source>Place your free roads: %n left.</source>
        <translation>
            <numerusform>Tieskite nemokamus kelius: dar&#xa0;%n.</numerusform>
            <numerusform>Tieskite nemokamus kelius: dar&#xa0;%n.</numerusform>
            <numerusform>Tieskite nemokamus kelius: dar&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Headline. %1 is the one who offers, %2 and %3 list resources.</extracomment>
        <translation>%1 siūlo: %2. Nori: %3.</translation>
    </message>
    <message>
        <source>The island is laid.</source>
        <comment>now</comment>
        <extracomment>Headline while chance lays the hexes.</extracomment>
        <translation>Dėliojama sala.</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Kas pradeda?</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Kauliukai rieda.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1 vagia kortą, jos netenka %2.</translation>
    </message>
    <message>
        <source>%1 draws a development card.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1 ima vystymosi kortą.</translation>
    </message>
    <message>
        <source>%1 places a settlement.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 stato gyvenvietę.</translation>
    </message>
    <message>
        <source>%1 places a road.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 tiesia kelią.</translation>
    </message>
    <message>
        <source>%1 is about to roll.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 tuoj mes kauliukus.</translation>
    </message>
    <message>
        <source>%1 builds and trades.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 stato ir mainosi.</translation>
    </message>
    <message>
        <source>%1 chooses what to discard.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 renkasi, ką atmesti.</translation>
    </message>
    <message>
        <source>%1 moves the robber.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 perkelia plėšiką.</translation>
    </message>
    <message>
        <source>%1 thinks about the offer.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 svarsto pasiūlymą.</translation>
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
        <translation>Kaina: %1</translation>
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
        <translation>Sankryža prie %1</translation>
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
        <translation>Kraštinė tarp %1 ir %2</translation>
    </message>
</context>
<context>
    <name>IslandEvents</name>
    <message>
        <source>The island is laid.</source>
        <translation>Sala išdėliota.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Pradeda %1.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ėjimas&#xa0;%1: %2.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3 and %4).</source>
        <extracomment>Log line. %2 is the sum of the dice, %3 and %4 are what each shows.</extracomment>
        <translation>%1 išmeta&#xa0;%2 (%3 ir&#xa0;%4).</translation>
    </message>
    <message>
        <source>%1 takes for the second settlement: %2.</source>
        <extracomment>Log line: cards for the second settlement. %2 lists resources.</extracomment>
        <translation>%1 gauna už antrąją gyvenvietę: %2.</translation>
    </message>
    <message>
        <source>%1 takes nothing for the second settlement.</source>
        <translation>%1 už antrąją gyvenvietę nieko negauna.</translation>
    </message>
    <message>
        <source>%1 takes: %2.</source>
        <extracomment>Log line: what a roll brings to a player. %2 lists resources.</extracomment>
        <translation>%1 gauna: %2.</translation>
    </message>
    <message>
        <source>The bank does not have enough: %1.</source>
        <extracomment>Log line: the bank cannot pay everything that is due. %1 lists resources.</extracomment>
        <translation>Banke nepakanka: %1.</translation>
    </message>
    <message>
        <source>Nobody takes anything.</source>
        <translation>Niekas nieko negauna.</translation>
    </message>
    <message>
        <source>%1 builds a road.</source>
        <translation>%1 nutiesia kelią.</translation>
    </message>
    <message>
        <source>%1 places a road.</source>
        <extracomment>Log line: free of charge.</extracomment>
        <translation>%1 nutiesia kelią.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buys a development card; %n left in the deck.</source>
        <translation>
            <numerusform>%1 perka vystymosi kortą; kaladėje liko&#xa0;%n.</numerusform>
            <numerusform>%1 perka vystymosi kortą; kaladėje liko&#xa0;%n.</numerusform>
            <numerusform>%1 perka vystymosi kortą; kaladėje liko&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest Road is set aside: several roads are equally long, or none is long enough.</source>
        <translation>Ilgiausias kelias lieka be šeimininko: keli keliai vienodo ilgio arba nė vienas nepakankamai ilgas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes Longest Road with %n road(s).</source>
        <translation>
            <numerusform>%1 gauna Ilgiausią kelią: %n&#xa0;kelias iš eilės.</numerusform>
            <numerusform>%1 gauna Ilgiausią kelią: %n&#xa0;keliai iš eilės.</numerusform>
            <numerusform>%1 gauna Ilgiausią kelią: %n&#xa0;kelių iš eilės.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes Largest Army with %n knight(s).</source>
        <translation>
            <numerusform>%1 gauna Didžiausią armiją: %n&#xa0;riteris.</numerusform>
            <numerusform>%1 gauna Didžiausią armiją: %n&#xa0;riteriai.</numerusform>
            <numerusform>%1 gauna Didžiausią armiją: %n&#xa0;riterių.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n victory point(s).</source>
        <translation>
            <numerusform>Laimi %1: %n&#xa0;pergalės taškas.</numerusform>
            <numerusform>Laimi %1: %n&#xa0;pergalės taškai.</numerusform>
            <numerusform>Laimi %1: %n&#xa0;pergalės taškų.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shows %n victory point card(s).</source>
        <extracomment>Log line at the end of the match.</extracomment>
        <translation>
            <numerusform>%1 parodo %n&#xa0;pergalės taško kortą.</numerusform>
            <numerusform>%1 parodo %n&#xa0;pergalės taško kortas.</numerusform>
            <numerusform>%1 parodo %n&#xa0;pergalės taško kortų.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must discard %n card(s).</source>
        <translation>
            <numerusform>%1 turi atmesti %n&#xa0;kortą.</numerusform>
            <numerusform>%1 turi atmesti %n&#xa0;kortas.</numerusform>
            <numerusform>%1 turi atmesti %n&#xa0;kortų.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has chosen what to discard.</source>
        <translation>%1 jau pasirinko, ką atmesti.</translation>
    </message>
    <message>
        <source>%1 chooses to discard: %2.</source>
        <extracomment>Log line; nobody else sees it yet. %2 lists resources.</extracomment>
        <translation>%1 pasirenka atmesti: %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <extracomment>Log line. %2 lists resources.</extracomment>
        <translation>%1 atmeta: %2.</translation>
    </message>
    <message>
        <source>%1 builds a settlement: %2.</source>
        <extracomment>Log line. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1 pastato gyvenvietę: %2.</translation>
    </message>
    <message>
        <source>%1 places a settlement: %2.</source>
        <extracomment>Log line: initial placement, free of charge. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1 pastato gyvenvietę: %2.</translation>
    </message>
    <message>
        <source>%1 upgrades a settlement to a city: %2.</source>
        <extracomment>Log line. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1 gyvenvietę paverčia miestu: %2.</translation>
    </message>
    <message>
        <source>%1 buys a development card: %2.</source>
        <extracomment>Log line, read by the buyer only. %2 is the card.</extracomment>
        <translation>%1 perka vystymosi kortą: %2.</translation>
    </message>
    <message>
        <source>%1 moves the robber: %2. Nobody there can be robbed.</source>
        <extracomment>Log line. %2 is a hex: forest 8.</extracomment>
        <translation>%1 perkelia plėšiką: %2. Ten nėra ko apiplėšti.</translation>
    </message>
    <message>
        <source>%1 moves the robber to a hex of %2: %3.</source>
        <extracomment>Log line. %2 is the player who is going to lose a card, %3 the hex: forest 8.</extracomment>
        <translation>%1 perkelia plėšiką: %3. Nukentės %2.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <translation>%1 pavagia kortą, jos netenka %2.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2: %3.</source>
        <extracomment>Log line, read by thief and victim only. %3 is a resource.</extracomment>
        <translation>%1 pavagia: %3. Kortos netenka %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays a Knight: %n so far.</source>
        <extracomment>Log line; %n counts all knights this player has played.</extracomment>
        <translation>
            <numerusform>%1 sužaidžia Riterį, iš viso&#xa0;%n.</numerusform>
            <numerusform>%1 sužaidžia Riterį, iš viso&#xa0;%n.</numerusform>
            <numerusform>%1 sužaidžia Riterį, iš viso&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays Road Building: %n free road(s).</source>
        <translation>
            <numerusform>%1 sužaidžia Kelių tiesimą: %n&#xa0;nemokamas kelias.</numerusform>
            <numerusform>%1 sužaidžia Kelių tiesimą: %n&#xa0;nemokami keliai.</numerusform>
            <numerusform>%1 sužaidžia Kelių tiesimą: %n&#xa0;nemokamų kelių.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays Year of Plenty and takes: %2.</source>
        <extracomment>Log line. %2 lists resources.</extracomment>
        <translation>%1 sužaidžia Gausos metus ir gauna: %2.</translation>
    </message>
    <message>
        <source>%1 plays Monopoly, but nobody else holds any of it: %2.</source>
        <extracomment>Log line. %2 is a resource.</extracomment>
        <translation>%1 sužaidžia Monopolį, bet kiti tokių kortų neturi: %2.</translation>
    </message>
    <message>
        <source>%1 plays Monopoly and takes from the others: %2.</source>
        <extracomment>Log line. %2 is a resource with a number.</extracomment>
        <translation>%1 sužaidžia Monopolį ir paima iš kitų: %2.</translation>
    </message>
    <message>
        <source>%1 trades with the bank: %2 for %3.</source>
        <extracomment>Log line. %2 and %3 are resources with a number.</extracomment>
        <translation>%1 mainosi su banku: %2&#xa0;› %3.</translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Log line. %2 and %3 list resources.</extracomment>
        <translation>%1 siūlo: %2. Nori: %3.</translation>
    </message>
    <message>
        <source>%1 accepts the offer.</source>
        <translation>%1 priima pasiūlymą.</translation>
    </message>
    <message>
        <source>%1 declines without being asked.</source>
        <extracomment>Log line: the player has said so before, or holds no cards.</extracomment>
        <translation>%1 iš anksto nepriima pasiūlymo.</translation>
    </message>
    <message>
        <source>%1 declines the offer.</source>
        <translation>%1 nepriima pasiūlymo.</translation>
    </message>
    <message>
        <source>%1 makes a counter-offer: %2. Wants: %3.</source>
        <extracomment>Log line: a counter-offer. %2 and %3 list resources.</extracomment>
        <translation>%1 siūlo kitus mainus: %2. Nori: %3.</translation>
    </message>
    <message>
        <source>%1 gives %2. %3 gives %4.</source>
        <extracomment>Log line. %2 and %4 list resources, %1 and %3 are the players who give them.</extracomment>
        <translation>%1 atiduoda: %2. %3 atiduoda: %4.</translation>
    </message>
    <message>
        <source>%1 does not hold the cards for the trade any more.</source>
        <translation>%1 nebeturi mainams reikalingų kortų.</translation>
    </message>
    <message>
        <source>%1 listens to every offer again.</source>
        <translation>%1 vėl išklauso visus pasiūlymus.</translation>
    </message>
    <message>
        <source>%1 will not trade away: %2.</source>
        <extracomment>Log line: a standing answer. %2 lists resources.</extracomment>
        <translation>%1 nuo šiol nemaino: %2.</translation>
    </message>
    <message>
        <source>Nobody takes the offer of %1.</source>
        <translation>Niekas nepriima pasiūlymo, kurį pateikė %1.</translation>
    </message>
    <message>
        <source>%1 withdraws the offer.</source>
        <translation>%1 atsiima pasiūlymą.</translation>
    </message>
    <message>
        <source>The offer of %1 is void: the cards are not there any more.</source>
        <translation>Pasiūlymas, kurį pateikė %1, nebegalioja: tų kortų nebėra.</translation>
    </message>
    <message>
        <source>The offer of %1 ends with the turn.</source>
        <translation>Pasiūlymas, kurį pateikė %1, baigiasi kartu su ėjimu.</translation>
    </message>
</context>
<context>
    <name>IslandLabels</name>
    <message>
        <source>Hex: %1, with the robber</source>
        <extracomment>A hex for screen readers. %1 is the hex.</extracomment>
        <translation>Šešiakampis: %1, čia plėšikas</translation>
    </message>
    <message>
        <source>Hex: %1</source>
        <extracomment>A hex for screen readers. %1 is the hex.</extracomment>
        <translation>Šešiakampis: %1</translation>
    </message>
    <message>
        <source>Settlement of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the intersection.</extracomment>
        <translation>Gyvenvietė: %1. %2</translation>
    </message>
    <message>
        <source>City of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the intersection.</extracomment>
        <translation>Miestas: %1. %2</translation>
    </message>
    <message>
        <source>Road of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the path.</extracomment>
        <translation>Kelias: %1. %2</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <extracomment>A harbor for screen readers. %1 is the harbor.</extracomment>
        <translation>Laisva vieta: %1</translation>
    </message>
    <message>
        <source>%1, used by %2</source>
        <extracomment>A harbor for screen readers. %1 is the harbor, %2 who uses it.</extracomment>
        <translation>%1, naudojasi %2</translation>
    </message>
    <message>
        <source>The robber. Hex: %1</source>
        <extracomment>The robber for screen readers. %1 is a hex.</extracomment>
        <translation>Plėšikas. Šešiakampis: %1</translation>
    </message>
    <message>
        <source>Bank, %1: %2</source>
        <extracomment>For screen readers: the bank’s stock of a resource. %1 is the resource, %2 a number.</extracomment>
        <translation>Bankas, %1: %2</translation>
    </message>
    <message>
        <source>The bank gives 1 card of your choice for: %1.</source>
        <extracomment>The trade rate of a resource. %1 is a resource with a number.</extracomment>
        <translation>Bankas duoda 1&#xa0;kortą jūsų pasirinkimu už: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Development deck: %n card(s)</source>
        <translation>
            <numerusform>Vystymosi kortų kaladė: %n&#xa0;korta</numerusform>
            <numerusform>Vystymosi kortų kaladė: %n&#xa0;kortos</numerusform>
            <numerusform>Vystymosi kortų kaladė: %n&#xa0;kortų</numerusform>
        </translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <extracomment>For screen readers. %1 is a resource with a number.</extracomment>
        <translation>Jūsų rankoje: %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>An item of a list: %1 is a card, %2 how many of it.</extracomment>
        <translation>%1&#xa0;×&#xa0;%2</translation>
    </message>
    <message>
        <source>In your hand: %1, bought in this turn</source>
        <extracomment>For screen readers. %1 is a development card with a number.</extracomment>
        <translation>Jūsų rankoje: %1, pirkta šį ėjimą</translation>
    </message>
    <message>
        <source>Dice, not rolled yet</source>
        <translation>Kauliukai dar nemesti</translation>
    </message>
    <message>
        <source>Dice: %1 (%2 and %3)</source>
        <extracomment>The dice for screen readers. %1 is their sum, %2 and %3 are what each shows.</extracomment>
        <translation>Kauliukai: %1 (%2 ir&#xa0;%3)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points, resource cards %4, development cards %5, knights %6, longest road %7.</source>
        <extracomment>A player’s plate for screen readers: %1 is the name, all others are numbers.</extracomment>
        <translation>%1: taškai %2 iš %3, resursų kortos %4, vystymosi kortos %5, riteriai %6, ilgiausias kelias %7.</translation>
    </message>
    <message>
        <source>Holds: %1.</source>
        <extracomment>Awards a player holds. %1 lists them.</extracomment>
        <translation>Turi: %1.</translation>
    </message>
    <message>
        <source>Never trades away: %1.</source>
        <extracomment>A standing answer. %1 lists resources.</extracomment>
        <translation>Niekada nemaino: %1.</translation>
    </message>
    <message>
        <source>The last roll brought: %1.</source>
        <extracomment>What a player got by the last roll. %1 lists resources.</extracomment>
        <translation>Paskutinis metimas davė: %1.</translation>
    </message>
    <message>
        <source>%1. Cost: %2. Left: %3</source>
        <extracomment>A row of the table of costs: %1 is a piece, %2 lists resources, %3 is how many are left.</extracomment>
        <translation>%1. Kaina: %2. Liko: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rolls</comment>
        <extracomment>How often a number was rolled: %1 is the sum of the dice, %2 how many times.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rolls of this match: none yet</source>
        <translation>Šios partijos metimai: dar nebuvo</translation>
    </message>
    <message>
        <source>Rolls of this match – %1</source>
        <extracomment>%1 lists numbers and how often they came.</extracomment>
        <translation>Šios partijos metimai&#xa0;– %1</translation>
    </message>
    <message>
        <source>%1 would trade</source>
        <translation>%1 sutinka mainytis</translation>
    </message>
    <message>
        <source>%1 makes a counter-offer</source>
        <translation>%1 siūlo kitus mainus</translation>
    </message>
    <message>
        <source>%1 is still thinking</source>
        <translation>%1 dar svarsto</translation>
    </message>
    <message>
        <source>%1 will be asked</source>
        <translation>%1 gaus pasiūlymą</translation>
    </message>
    <message>
        <source>%1 will not be asked</source>
        <translation>%1 negaus pasiūlymo</translation>
    </message>
    <message>
        <source>%1 would not trade</source>
        <translation>%1 nesutinka mainytis</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bankas</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>A noun: the form for offers and the bank.</extracomment>
        <translation>Mainai</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>button</comment>
        <extracomment>A verb: title and button of the form.</extracomment>
        <translation>Atmesti</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>A noun: what another player offers.</extracomment>
        <translation>Pasiūlymas</translation>
    </message>
    <message>
        <source>Counter-offer</source>
        <translation>Kitas pasiūlymas</translation>
    </message>
    <message>
        <source>Standing answer</source>
        <translation>Nuolatinis atsakymas</translation>
    </message>
    <message>
        <source>Building costs</source>
        <extracomment>A noun: the table of what building costs.</extracomment>
        <translation>Statybos kaina</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Title of the statistics of the dice.</extracomment>
        <translation>Metimai</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Duodate</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Gaunate</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2</source>
        <extracomment>Under the button that discards: %1 of %2 cards are chosen.</extracomment>
        <translation>Pasirinkta: %1 iš %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1 cards of %2 are chosen.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Back to the bank</source>
        <translation>Grįžta į banką</translation>
    </message>
    <message>
        <source>You keep</source>
        <translation>Lieka jums</translation>
    </message>
    <message>
        <source>Never trade away</source>
        <translation>Niekada nemainyti</translation>
    </message>
    <message>
        <source>You discard: %1</source>
        <extracomment>A discard for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Atmetate: %1</translation>
    </message>
    <message>
        <source>You keep: %1</source>
        <extracomment>A discard for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Lieka jums: %1</translation>
    </message>
    <message>
        <source>You give: %1</source>
        <extracomment>A side of a trade for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Duodate: %1</translation>
    </message>
    <message>
        <source>You get: %1</source>
        <extracomment>A side of a trade for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Gaunate: %1</translation>
    </message>
    <message>
        <source>Bank %1:1</source>
        <extracomment>Button: a trade with the bank. %1 is 4, 3, or 2.</extracomment>
        <translation>Bankas %1:1</translation>
    </message>
    <message>
        <source>From the bank: %1</source>
        <extracomment>A trade with the bank, once what is given is chosen. %1 is a resource.</extracomment>
        <translation>Iš banko: %1</translation>
    </message>
    <message>
        <source>Bank: %1 for %2</source>
        <extracomment>A trade with the bank. %1 and %2 are resources with a number.</extracomment>
        <translation>Bankas: %1&#xa0;› %2</translation>
    </message>
    <message>
        <source>Make offer</source>
        <extracomment>Button: makes an offer to the others. Short.</extracomment>
        <translation>Siūlyti</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>Button: takes an offer back. Short.</extracomment>
        <translation>Atsiimti</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>button</comment>
        <extracomment>Button: takes an offer. Short.</extracomment>
        <translation>Priimti</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>button</comment>
        <extracomment>Button: refuses an offer. Short.</extracomment>
        <translation>Nepriimti</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Button: this is the answer from now on. Short.</extracomment>
        <translation>Patvirtinti</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Pradinis išdėstymas</translation>
    </message>
    <message>
        <source>Trade it away again: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Vėl mainyti: %1</translation>
    </message>
    <message>
        <source>Never trade away: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Niekada nemainyti: %1</translation>
    </message>
</context>
<context>
    <name>IslandPlaces</name>
    <message>
        <source>forest %1</source>
        <extracomment>The same after “intersection of”, “path between” or “side of”, in the case these ask for; %1 is the number.</extracomment>
        <translation>miškų&#xa0;%1</translation>
    </message>
    <message>
        <source>hills %1</source>
        <translation>molynų&#xa0;%1</translation>
    </message>
    <message>
        <source>pasture %1</source>
        <translation>ganyklų&#xa0;%1</translation>
    </message>
    <message>
        <source>fields %1</source>
        <translation>laukų&#xa0;%1</translation>
    </message>
    <message>
        <source>mountains %1</source>
        <translation>kalnų&#xa0;%1</translation>
    </message>
    <message>
        <source>the desert</source>
        <extracomment>The desert after “intersection of”, “path between” or “side of”.</extracomment>
        <translation>dykumos</translation>
    </message>
</context>
<context>
    <name>IslandReasons</name>
    <message>
        <source>Still missing: %1.</source>
        <extracomment>Why something cannot be built or traded. %1 lists resources.</extracomment>
        <translation>Dar trūksta: %1.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nieko</translation>
    </message>
    <message>
        <source>All pieces of this kind are on the board.</source>
        <translation>Visos šios rūšies figūrėlės jau pastatytos.</translation>
    </message>
    <message>
        <source>A building of %1 stands there.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Ten jau įsikūrė %1.</translation>
    </message>
    <message>
        <source>A building stands at the next intersection: two must have an empty one between them.</source>
        <extracomment>The distance rule.</extracomment>
        <translation>Gretimoje sankryžoje stovi pastatas: tarp dviejų pastatų turi likti tuščia sankryža.</translation>
    </message>
    <message>
        <source>A road of your own must lead to this intersection.</source>
        <translation>Į šią sankryžą turi vesti jūsų kelias.</translation>
    </message>
    <message>
        <source>A road of %1 lies there.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Ten kelią jau nutiesė %1.</translation>
    </message>
    <message>
        <source>A road joins one of your own roads or buildings, and never passes another player’s building.</source>
        <translation>Kelias tęsia jūsų kelią arba prasideda prie jūsų pastato, o pro svetimą pastatą nepraeina.</translation>
    </message>
    <message>
        <source>This road starts at the settlement just placed.</source>
        <translation>Šis kelias prasideda prie ką tik įkurtos gyvenvietės.</translation>
    </message>
    <message>
        <source>A city takes the place of one of your own settlements.</source>
        <translation>Miestas statomas vietoj jūsų gyvenvietės.</translation>
    </message>
    <message>
        <source>No development card is left.</source>
        <translation>Vystymosi kortų nebeliko.</translation>
    </message>
    <message>
        <source>Not in your hand: %1.</source>
        <extracomment>%1 is a development card.</extracomment>
        <translation>Jūsų rankoje nėra: %1.</translation>
    </message>
    <message>
        <source>A card is not played in the turn it was bought.</source>
        <translation>Kortos negalima sužaisti tą patį ėjimą, kurį ji pirkta.</translation>
    </message>
    <message>
        <source>Only one development card may be played a turn.</source>
        <translation>Per ėjimą galima sužaisti tik vieną vystymosi kortą.</translation>
    </message>
    <message>
        <source>There is no place for a road, or no road left.</source>
        <translation>Nėra kur tiesti kelio arba kelių nebeliko.</translation>
    </message>
    <message>
        <source>The dice come first.</source>
        <translation>Pirmiausia metami kauliukai.</translation>
    </message>
    <message>
        <source>The dice were rolled in this turn.</source>
        <translation>Šį ėjimą kauliukai jau mesti.</translation>
    </message>
    <message>
        <source>The robber must be moved first.</source>
        <translation>Pirmiausia reikia perkelti plėšiką.</translation>
    </message>
    <message numerus="yes">
        <source>The free roads come first: %n left.</source>
        <translation>
            <numerusform>Pirmiausia tiesiami nemokami keliai: dar&#xa0;%n.</numerusform>
            <numerusform>Pirmiausia tiesiami nemokami keliai: dar&#xa0;%n.</numerusform>
            <numerusform>Pirmiausia tiesiami nemokami keliai: dar&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The robber stands there already: it must move to another hex.</source>
        <translation>Plėšikas jau čia stovi: jį reikia perkelti į kitą šešiakampį.</translation>
    </message>
    <message>
        <source>The friendly robber spares %1, who has fewer than 3 points.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Draugiškas plėšikas neplėšia: %1 turi mažiau kaip 3&#xa0;taškus.</translation>
    </message>
    <message>
        <source>Somebody there has cards and must be robbed: %1.</source>
        <extracomment>%1 lists players’ names.</extracomment>
        <translation>Ten yra turinčių kortų, reikia ką nors apiplėšti: %1.</translation>
    </message>
    <message>
        <source>%1 has no building there, or no cards.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>%1 ten neturi pastatų arba neturi kortų.</translation>
    </message>
    <message>
        <source>The bank has none left: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Banke nebėra: %1.</translation>
    </message>
    <message>
        <source>Year of Plenty brings two cards as long as the bank has two.</source>
        <translation>Gausos metai duoda dvi kortas, jei tik bankas jų turi.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n card(s) must be discarded.</source>
        <translation>
            <numerusform>Atmesti reikia lygiai %n&#xa0;kortą.</numerusform>
            <numerusform>Atmesti reikia lygiai %n&#xa0;kortas.</numerusform>
            <numerusform>Atmesti reikia lygiai %n&#xa0;kortų.</numerusform>
        </translation>
    </message>
    <message>
        <source>No such card is left.</source>
        <translation>Tokios kortos nebėra.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Resursas nemainomas į tokį patį: %1.</translation>
    </message>
    <message>
        <source>A trade has something on both sides.</source>
        <translation>Mainantis reikia ir ką nors duoti, ir ką nors gauti.</translation>
    </message>
    <message>
        <source>The offer is not open any more.</source>
        <translation>Pasiūlymas nebegalioja.</translation>
    </message>
    <message>
        <source>%1 has not agreed to the offer.</source>
        <translation>%1 nesutiko su pasiūlymu.</translation>
    </message>
    <message>
        <source>An offer needs somebody to make it to.</source>
        <translation>Pasiūlymą reikia kam nors pateikti.</translation>
    </message>
    <message>
        <source>This match is played without trade between players.</source>
        <translation>Šioje partijoje žaidėjai tarpusavyje nesimaino.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n offer(s) a turn.</source>
        <translation>
            <numerusform>Per ėjimą&#xa0;– ne daugiau kaip %n&#xa0;pasiūlymas.</numerusform>
            <numerusform>Per ėjimą&#xa0;– ne daugiau kaip %n&#xa0;pasiūlymai.</numerusform>
            <numerusform>Per ėjimą&#xa0;– ne daugiau kaip %n&#xa0;pasiūlymų.</numerusform>
        </translation>
    </message>
    <message>
        <source>The offer does not ask for it: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Pasiūlyme to neprašoma: %1.</translation>
    </message>
    <message>
        <source>A counter-offer must differ from the offer.</source>
        <translation>Priešpriešinis pasiūlymas turi skirtis nuo pirmojo.</translation>
    </message>
    <message>
        <source>Resources and players are named once, in their order.</source>
        <translation>Resursai ir žaidėjai nurodomi po kartą, iš eilės.</translation>
    </message>
    <message>
        <source>This is your standing answer already.</source>
        <translation>Toks jau yra jūsų nuolatinis atsakymas.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Tokio žaidėjo nėra.</translation>
    </message>
    <message>
        <source>The island has no such place.</source>
        <translation>Saloje tokios vietos nėra.</translation>
    </message>
    <message>
        <source>The island cannot lie like this.</source>
        <translation>Sala negali būti taip išdėliota.</translation>
    </message>
    <message>
        <source>A match is played to %1 to %2 points.</source>
        <extracomment>%1 and %2 are numbers of points.</extracomment>
        <translation>Pergalei nustatomas taškų skaičius nuo&#xa0;%1 iki&#xa0;%2.</translation>
    </message>
    <message numerus="yes">
        <source>A player may be allowed up to %n offer(s) a turn.</source>
        <translation>
            <numerusform>Per ėjimą žaidėjui galima leisti iki %n&#xa0;pasiūlymo.</numerusform>
            <numerusform>Per ėjimą žaidėjui galima leisti iki %n&#xa0;pasiūlymų.</numerusform>
            <numerusform>Per ėjimą žaidėjui galima leisti iki %n&#xa0;pasiūlymų.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %n victory point(s).</source>
        <extracomment>How the match ended.</extracomment>
        <translation>
            <numerusform>%1 surinko %n&#xa0;pergalės tašką.</numerusform>
            <numerusform>%1 surinko %n&#xa0;pergalės taškus.</numerusform>
            <numerusform>%1 surinko %n&#xa0;pergalės taškų.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>Taip laimima partija.</translation>
    </message>
    <message numerus="yes">
        <source>It brings a card on %n of 36 rolls: %1.</source>
        <extracomment>Why a place for a settlement is advised. %n: how many of 36 rolls bring a card; %1 lists resources.</extracomment>
        <translation>
            <numerusform>Kortą duoda %n&#xa0;metimas iš&#xa0;36: %1.</numerusform>
            <numerusform>Kortą duoda %n&#xa0;metimai iš&#xa0;36: %1.</numerusform>
            <numerusform>Kortą duoda %n&#xa0;metimų iš&#xa0;36: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The road leads to a good place for a settlement.</source>
        <translation>Kelias veda į gerą vietą gyvenvietei.</translation>
    </message>
    <message>
        <source>The longest road of its own then has a length of %1.</source>
        <extracomment>Why a road is advised. %1 is a number of roads in a row.</extracomment>
        <translation>Tada ilgiausio nuosavo kelio ilgis bus %1.</translation>
    </message>
    <message>
        <source>The choices hardly differ.</source>
        <translation>Pasirinkimai beveik nesiskiria.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 the cards of %n of 36 rolls.</source>
        <extracomment>Why a place for the robber is advised. %1 is a player’s name, %n is how many of 36 rolls.</extracomment>
        <translation>
            <numerusform>%1 negaus kortų, kurias duotų %n&#xa0;metimas iš&#xa0;36.</numerusform>
            <numerusform>%1 negaus kortų, kurias duotų %n&#xa0;metimai iš&#xa0;36.</numerusform>
            <numerusform>%1 negaus kortų, kurias duotų %n&#xa0;metimų iš&#xa0;36.</numerusform>
        </translation>
    </message>
    <message>
        <source>The robber leaves a hex with a building of its own.</source>
        <comment>the player&apos;s own</comment>
        <translation>Plėšikas pasitraukia nuo šešiakampio, prie kurio stovi nuosavas pastatas.</translation>
    </message>
    <message>
        <source>It wins or keeps Longest Road.</source>
        <translation>Taip gaunamas arba išlaikomas Ilgiausias kelias.</translation>
    </message>
    <message>
        <source>It wins or keeps Largest Army.</source>
        <translation>Taip gaunama arba išlaikoma Didžiausia armija.</translation>
    </message>
    <message numerus="yes">
        <source>The city brings one card more on %n of 36 rolls.</source>
        <extracomment>Why a city is advised.</extracomment>
        <translation>
            <numerusform>Viena korta daugiau miestui duoda %n&#xa0;metimas iš&#xa0;36.</numerusform>
            <numerusform>Viena korta daugiau miestui duoda %n&#xa0;metimai iš&#xa0;36.</numerusform>
            <numerusform>Viena korta daugiau miestui duoda %n&#xa0;metimų iš&#xa0;36.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are needed for building: %1.</source>
        <extracomment>Why a trade is advised. %1 lists resources.</extracomment>
        <translation>Šių kortų reikia statyboms: %1.</translation>
    </message>
    <message>
        <source>No building of its own brings this resource: %1.</source>
        <extracomment>Why a trade with the bank is advised. %1 is a resource. &quot;Own&quot;: the player&apos;s.</extracomment>
        <translation>Šio resurso neduoda nė vienas nuosavas pastatas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Its own buildings bring this resource only on %n of 36 rolls: %1.</source>
        <extracomment>Why a trade with the bank is advised. %1 is a resource, %n is how many of 36 rolls.</extracomment>
        <translation>
            <numerusform>Šį resursą nuosavi pastatai duoda tik per %n&#xa0;metimą iš 36: %1.</numerusform>
            <numerusform>Šį resursą nuosavi pastatai duoda tik per %n&#xa0;metimus iš 36: %1.</numerusform>
            <numerusform>Šį resursą nuosavi pastatai duoda tik per %n&#xa0;metimų iš 36: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others hold %n card(s) of it: %1.</source>
        <extracomment>Why Monopoly is advised. %1 is a resource; %n cards of it are in the others&apos; hands.</extracomment>
        <translation>
            <numerusform>Kiti turi %n&#xa0;šio resurso kortą: %1.</numerusform>
            <numerusform>Kiti turi %n&#xa0;šio resurso kortas: %1.</numerusform>
            <numerusform>Kiti turi %n&#xa0;šio resurso kortų: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the cards not seen yet, knights are %1 and victory points %2.</source>
        <extracomment>Why a development card is advised. %1 and %2 are numbers of cards that nobody has shown yet.</extracomment>
        <translation>Tarp dar nematytų kortų riterių yra %1, pergalės taškų – %2.</translation>
    </message>
    <message>
        <source>Knights towards Largest Army: %1 of %2.</source>
        <extracomment>%1 knights are played then; with %2 they would be the largest army.</extracomment>
        <translation>Riteriai Didžiausiai armijai: %1 iš %2.</translation>
    </message>
    <message>
        <source>It costs %1 a card.</source>
        <extracomment>Why a place for the robber is advised. %1 is a player’s name.</extracomment>
        <translation>Kortos neteks %1.</translation>
    </message>
    <message>
        <source>The cards that stay are worth more for building.</source>
        <extracomment>Why these cards are discarded.</extracomment>
        <translation>Likusios kortos statyboms vertingesnės.</translation>
    </message>
    <message>
        <source>No card in hand helps more before the roll than after it.</source>
        <extracomment>Why the dice are rolled before a development card is played.</extracomment>
        <translation>Prieš metimą nė viena turima korta nepadėtų labiau nei po jo.</translation>
    </message>
    <message>
        <source>Nobody’s answer to the offer is good enough.</source>
        <extracomment>Why an own offer is withdrawn.</extracomment>
        <translation>Nė vienas atsakymas į pasiūlymą nėra pakankamai geras.</translation>
    </message>
    <message>
        <source>%1 is about to win.</source>
        <translation>%1 tuoj laimės.</translation>
    </message>
    <message>
        <source>The trade does not help enough.</source>
        <translation>Mainai duotų per mažai naudos.</translation>
    </message>
    <message>
        <source>Then a road can be built.</source>
        <translation>Tada galima nutiesti kelią.</translation>
    </message>
    <message>
        <source>Then a settlement can be built.</source>
        <translation>Tada galima pastatyti gyvenvietę.</translation>
    </message>
    <message>
        <source>Then a city can be built.</source>
        <translation>Tada galima pastatyti miestą.</translation>
    </message>
    <message>
        <source>Then a development card can be bought.</source>
        <translation>Tada galima pirkti vystymosi kortą.</translation>
    </message>
    <message>
        <source>Nothing that can be done now is better than waiting.</source>
        <translation>Dabar geriausia palaukti.</translation>
    </message>
</context>
<context>
    <name>IslandThings</name>
    <message>
        <source>lumber</source>
        <extracomment>A resource, alone, after a colon or with a number: &quot;lumber × 2&quot;.</extracomment>
        <translation>mediena</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>plytos</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>vilna</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>javai</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>rūda</translation>
    </message>
    <message>
        <source>Lumber</source>
        <extracomment>A resource as it is printed on its card: as short as can be.</extracomment>
        <translation>Mediena</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>Plytos</translation>
    </message>
    <message>
        <source>Wool</source>
        <translation>Vilna</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Javai</translation>
    </message>
    <message>
        <source>Ore</source>
        <translation>Rūda</translation>
    </message>
    <message>
        <source>forest %1</source>
        <extracomment>A hex by its terrain and its number; %1 is the number. It stands alone or after a colon.</extracomment>
        <translation>miškai&#xa0;%1</translation>
    </message>
    <message>
        <source>hills %1</source>
        <translation>molynai&#xa0;%1</translation>
    </message>
    <message>
        <source>pasture %1</source>
        <translation>ganyklos&#xa0;%1</translation>
    </message>
    <message>
        <source>fields %1</source>
        <translation>laukai&#xa0;%1</translation>
    </message>
    <message>
        <source>mountains %1</source>
        <translation>kalnai&#xa0;%1</translation>
    </message>
    <message>
        <source>desert</source>
        <extracomment>The only hex without a number. It stands alone or after a colon.</extracomment>
        <translation>dykuma</translation>
    </message>
    <message>
        <source>Intersection at the coast, north corner of %1</source>
        <extracomment>A corner of a hex at the coast; %1 is the hex, in the case of “of”.</extracomment>
        <translation>Pakrantės sankryža į šiaurę nuo %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, northeast corner of %1</source>
        <translation>Pakrantės sankryža į šiaurės rytus nuo %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, southeast corner of %1</source>
        <translation>Pakrantės sankryža į pietryčius nuo %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, south corner of %1</source>
        <translation>Pakrantės sankryža į pietus nuo %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, southwest corner of %1</source>
        <translation>Pakrantės sankryža į pietvakarius nuo %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, northwest corner of %1</source>
        <translation>Pakrantės sankryža į šiaurės vakarus nuo %1</translation>
    </message>
    <message>
        <source>Path along the coast, east side of %1</source>
        <extracomment>A side of a hex along the coast, where a road can lie; %1 is the hex, in the case of “of”.</extracomment>
        <translation>Pakrantės kraštinė į rytus nuo %1</translation>
    </message>
    <message>
        <source>Path along the coast, northeast side of %1</source>
        <translation>Pakrantės kraštinė į šiaurės rytus nuo %1</translation>
    </message>
    <message>
        <source>Path along the coast, northwest side of %1</source>
        <translation>Pakrantės kraštinė į šiaurės vakarus nuo %1</translation>
    </message>
    <message>
        <source>Path along the coast, west side of %1</source>
        <translation>Pakrantės kraštinė į vakarus nuo %1</translation>
    </message>
    <message>
        <source>Path along the coast, southwest side of %1</source>
        <translation>Pakrantės kraštinė į pietvakarius nuo %1</translation>
    </message>
    <message>
        <source>Path along the coast, southeast side of %1</source>
        <translation>Pakrantės kraštinė į pietryčius nuo %1</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>Where a place lies, in brackets after its name: &quot;forest 6 (north)&quot;.</extracomment>
        <translation>šiaurėje</translation>
    </message>
    <message>
        <source>northeast</source>
        <translation>šiaurės rytuose</translation>
    </message>
    <message>
        <source>east</source>
        <translation>rytuose</translation>
    </message>
    <message>
        <source>southeast</source>
        <translation>pietryčiuose</translation>
    </message>
    <message>
        <source>south</source>
        <translation>pietuose</translation>
    </message>
    <message>
        <source>southwest</source>
        <translation>pietvakariuose</translation>
    </message>
    <message>
        <source>west</source>
        <translation>vakaruose</translation>
    </message>
    <message>
        <source>northwest</source>
        <translation>šiaurės vakaruose</translation>
    </message>
    <message>
        <source>harbor 2:1 for lumber</source>
        <extracomment>A harbor and its trade rate, alone or at the end of a list.</extracomment>
        <translation>medienos uostas&#xa0;2:1</translation>
    </message>
    <message>
        <source>harbor 2:1 for brick</source>
        <translation>plytų uostas&#xa0;2:1</translation>
    </message>
    <message>
        <source>harbor 2:1 for wool</source>
        <translation>vilnos uostas&#xa0;2:1</translation>
    </message>
    <message>
        <source>harbor 2:1 for grain</source>
        <translation>javų uostas&#xa0;2:1</translation>
    </message>
    <message>
        <source>harbor 2:1 for ore</source>
        <translation>rūdos uostas&#xa0;2:1</translation>
    </message>
    <message>
        <source>harbor 3:1</source>
        <translation>uostas&#xa0;3:1</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>Name of a development card.</extracomment>
        <translation>Riteris</translation>
    </message>
    <message>
        <source>Year of Plenty</source>
        <translation>Gausos metai</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Monopolis</translation>
    </message>
    <message>
        <source>Road Building</source>
        <translation>Kelių tiesimas</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <extracomment>Name of a development card that is worth one point.</extracomment>
        <translation>Pergalės taškas</translation>
    </message>
    <message>
        <source>Move the robber to another hex and steal a card from a player who has built there. The card stays before you: whoever has played 3 knights first, and then the most, holds Largest Army.</source>
        <extracomment>What a development card does.</extracomment>
        <translation>Perkelkite plėšiką į kitą šešiakampį ir pavokite kortą iš ten įsikūrusio žaidėjo. Korta lieka prieš jus: kas pirmas sužaidžia 3&#xa0;riterius, o vėliau&#xa0;– kas jų turi daugiausia, tam atitenka Didžiausia armija.</translation>
    </message>
    <message>
        <source>Take any 2 resource cards from the bank. You can build with them at once.</source>
        <translation>Paimkite iš banko bet kurias 2&#xa0;resursų kortas. Jomis iškart galima mokėti už statybas.</translation>
    </message>
    <message>
        <source>Name a resource: every other player hands you all the cards of it they hold.</source>
        <translation>Pasirinkite resursą: kiti žaidėjai atiduoda jums visas turimas jo kortas.</translation>
    </message>
    <message>
        <source>Place 2 roads for free.</source>
        <translation>Nutieskite 2&#xa0;kelius nemokamai.</translation>
    </message>
    <message>
        <source>Worth 1 victory point from the moment you buy it. It stays hidden until the match ends, and is never played.</source>
        <translation>Verta 1&#xa0;pergalės taško nuo pat pirkimo. Iki partijos pabaigos lieka slapta ir niekada nežaidžiama.</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>A piece that can be built, or bought.</extracomment>
        <translation>Kelias</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Gyvenvietė</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miestas</translation>
    </message>
    <message>
        <source>Development card</source>
        <translation>Vystymosi korta</translation>
    </message>
    <message>
        <source>Goes on a free path at one of your own roads or buildings, never through the building of another player.</source>
        <translation>Tiesiamas laisva kraštine nuo jūsų kelio arba pastato, bet niekada pro kito žaidėjo pastatą.</translation>
    </message>
    <message>
        <source>Worth 1 victory point. Goes on an intersection at one of your own roads, with no building there or next to it. Brings 1 card for each neighboring hex whose number is rolled.</source>
        <translation>Verta 1&#xa0;pergalės taško. Statoma sankryžoje prie jūsų kelio, jei nei joje, nei gretimose sankryžose nėra pastatų. Kiekvienas gretimas šešiakampis, kurio skaičius išmestas, duoda 1&#xa0;kortą.</translation>
    </message>
    <message>
        <source>Worth 2 victory points. Takes the place of one of your own settlements and brings 2 cards for each neighboring hex whose number is rolled.</source>
        <translation>Vertas 2&#xa0;pergalės taškų. Statomas vietoj jūsų gyvenvietės; kiekvienas gretimas šešiakampis, kurio skaičius išmestas, duoda 2&#xa0;kortas.</translation>
    </message>
    <message>
        <source>The top card of the development deck, hidden from the others. One card may be played a turn, before or after the roll, but not in the turn it was bought.</source>
        <translation>Viršutinė vystymosi kortų kaladės korta, kitiems nerodoma. Per ėjimą galima sužaisti vieną kortą, prieš metimą ar po jo, tik ne tą ėjimą, kurį ji pirkta.</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <extracomment>Name of an award.</extracomment>
        <translation>Ilgiausias kelias</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <translation>Didžiausia armija</translation>
    </message>
    <message>
        <source>Worth 2 victory points. For the longest unbroken road of at least 5; branches don’t count. Only a longer road takes it away. A building of another player cuts a road.</source>
        <translation>Vertas 2&#xa0;pergalės taškų. Už ilgiausią ištisinį kelią, bent 5&#xa0;kelių iš eilės; atšakos neskaičiuojamos. Perimamas tik ilgesniu keliu. Kito žaidėjo pastatas kelią nutraukia.</translation>
    </message>
    <message>
        <source>Worth 2 victory points. For the most knights played, at least 3. Only more knights take it away.</source>
        <translation>Verta 2&#xa0;pergalės taškų. Už daugiausia sužaistų riterių, bent&#xa0;3. Perimama tik sužaidus jų daugiau.</translation>
    </message>
</context>
<context>
    <name>IslandWords</name>
    <message>
        <source>Build a road</source>
        <translation>Tiesti kelią</translation>
    </message>
    <message>
        <source>Build a settlement</source>
        <translation>Statyti gyvenvietę</translation>
    </message>
    <message>
        <source>Upgrade to a city</source>
        <translation>Paversti miestu</translation>
    </message>
    <message>
        <source>Put a trade together</source>
        <translation>Sudaryti mainus</translation>
    </message>
    <message>
        <source>Make a counter-offer</source>
        <translation>Siūlyti kitus mainus</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Iš naujo</translation>
    </message>
    <message>
        <source>Play Year of Plenty</source>
        <translation>Sužaisti Gausos metus</translation>
    </message>
    <message>
        <source>Play Monopoly</source>
        <translation>Sužaisti Monopolį</translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation>Perkelti plėšiką</translation>
    </message>
    <message>
        <source>Say what you never trade away</source>
        <translation>Pasakyti, ko nemainote</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atgal</translation>
    </message>
    <message>
        <source>Where do you build the road?</source>
        <translation>Kur tiesiate kelią?</translation>
    </message>
    <message>
        <source>Where do you build the settlement?</source>
        <translation>Kur statote gyvenvietę?</translation>
    </message>
    <message>
        <source>Which settlement becomes a city?</source>
        <translation>Kuri gyvenvietė virs miestu?</translation>
    </message>
    <message>
        <source>To be discarded: %1.</source>
        <extracomment>Headline. %1 lists resources.</extracomment>
        <translation>Bus atmesta: %1.</translation>
    </message>
    <message>
        <source>Year of Plenty: which card do you take first?</source>
        <translation>Gausos metai: kurią kortą imate pirmą?</translation>
    </message>
    <message>
        <source>Year of Plenty: %1, and which other?</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>Gausos metai: %1, o kita korta?</translation>
    </message>
    <message>
        <source>Monopoly: which resource do you claim?</source>
        <translation>Monopolis: kurį resursą renkatės?</translation>
    </message>
    <message>
        <source>Whom does the robber rob?</source>
        <translation>Ką apiplėš plėšikas?</translation>
    </message>
    <message>
        <source>Choose with whom you trade, or withdraw the offer.</source>
        <translation>Pasirinkite, su kuo mainysitės, arba atsiimkite pasiūlymą.</translation>
    </message>
    <message>
        <source>Which resources do you never trade away? Offers that want them are declined for you.</source>
        <translation>Kurių resursų niekada nemainote? Pasiūlymai, kuriuose jų prašoma, bus nepriimti už jus.</translation>
    </message>
    <message>
        <source>Give one more: %1</source>
        <extracomment>A trade that is put together: one more to give. %1 is a resource.</extracomment>
        <translation>Duoti dar vieną: %1</translation>
    </message>
    <message>
        <source>Get one more: %1</source>
        <extracomment>A trade that is put together: one more to get. %1 is a resource.</extracomment>
        <translation>Gauti dar vieną: %1</translation>
    </message>
    <message>
        <source>Give one less: %1</source>
        <extracomment>A trade that is put together: one less to give. %1 is a resource.</extracomment>
        <translation>Duoti viena mažiau: %1</translation>
    </message>
    <message>
        <source>Get one less: %1</source>
        <extracomment>A trade that is put together: one less to get. %1 is a resource.</extracomment>
        <translation>Gauti viena mažiau: %1</translation>
    </message>
    <message>
        <source>Discard one more: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Atmesti dar vieną: %1</translation>
    </message>
    <message>
        <source>Keep one more: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Pasilikti dar vieną: %1</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Imti: %1</translation>
    </message>
    <message>
        <source>%1 of %2 in hand</source>
        <extracomment>%1 of %2 cards in the hand are chosen.</extracomment>
        <translation>%1 iš %2 rankoje</translation>
    </message>
    <message numerus="yes">
        <source>%n in the bank</source>
        <extracomment>The stock of the bank.</extracomment>
        <translation>
            <numerusform>banke&#xa0;%n</numerusform>
            <numerusform>banke&#xa0;%n</numerusform>
            <numerusform>banke&#xa0;%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dot(s)</source>
        <extracomment>Under a place for a settlement: %1 says where, %n counts the dots on the number tokens around it.</extracomment>
        <translation>
            <numerusform>%1: %n&#xa0;taškelis</numerusform>
            <numerusform>%1: %n&#xa0;taškeliai</numerusform>
            <numerusform>%1: %n&#xa0;taškelių</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <extracomment>An offer is put together; %1 is a player’s name.</extracomment>
        <translation>Nesiūlyti: %1</translation>
    </message>
    <message>
        <source>Ask %1, too</source>
        <extracomment>An offer is put together; %1 is a player’s name.</extracomment>
        <translation>Siūlyti ir: %1</translation>
    </message>
    <message>
        <source>Several players can be robbed here</source>
        <translation>Čia galima apiplėšti kelis žaidėjus</translation>
    </message>
    <message>
        <source>No path at your roads and buildings is free.</source>
        <translation>Prie jūsų kelių ir pastatų nėra laisvų kraštinių.</translation>
    </message>
    <message>
        <source>A city takes the place of a settlement, and you have none.</source>
        <translation>Miestas statomas vietoj gyvenvietės, o jūs jų neturite.</translation>
    </message>
    <message>
        <source>No free intersection lies at your roads, two paths away from every building.</source>
        <translation>Prie jūsų kelių nėra laisvos sankryžos, nutolusios nuo visų pastatų bent per dvi kraštines.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partija baigta.</translation>
    </message>
    <message>
        <source>Trade begins when all have placed their settlements.</source>
        <translation>Mainytis galima tada, kai visi pastato savo gyvenvietes.</translation>
    </message>
    <message>
        <source>You can trade in your own turn, after the roll, and answer the offers of others.</source>
        <translation>Mainytis galite per savo ėjimą, metę kauliukus, o į kitų pasiūlymus&#xa0;– atsakyti.</translation>
    </message>
    <message>
        <source>Trading comes after the roll.</source>
        <translation>Mainytis galima tik metus kauliukus.</translation>
    </message>
    <message>
        <source>Something else must be decided first.</source>
        <translation>Pirmiausia reikia nuspręsti kai ką kita.</translation>
    </message>
    <message>
        <source>You have no cards to trade.</source>
        <translation>Neturite ko mainyti.</translation>
    </message>
    <message>
        <source>For the bank, choose one resource to give and one card to get.</source>
        <translation>Mainams su banku pasirinkite vieną resursą duoti ir vieną kortą gauti.</translation>
    </message>
    <message>
        <source>You have no more of it.</source>
        <translation>Daugiau tokių kortų neturite.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Resursas nemainomas į tokį patį: %1.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Pradinis išdėstymas</translation>
    </message>
    <message>
        <source>Points by turn</source>
        <translation>Taškai pagal ėjimus</translation>
    </message>
    <message>
        <source>Cards brought by the dice</source>
        <translation>Kauliukų duotos kortos</translation>
    </message>
    <message>
        <source>Cards lost to the robber</source>
        <translation>Plėšiko atimtos kortos</translation>
    </message>
    <message>
        <source>Rolls of the match</source>
        <translation>Partijos metimai</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>count</comment>
        <extracomment>A player and a number: points, or cards. %1 is the name.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Costs, cards, and awards</source>
        <translation>Kainos, kortos ir apdovanojimai</translation>
    </message>
    <message>
        <source>A settlement is worth 1 point, a city 2, each award 2, and a victory point card 1. A seven brings no cards: whoever holds 8 or more discards half of them, and the robber moves.</source>
        <translation>Gyvenvietė verta 1&#xa0;taško, miestas&#xa0;– 2, kiekvienas apdovanojimas&#xa0;– 2, pergalės taško korta&#xa0;– 1. Septynetas kortų neduoda: kas jų turi 8 ar daugiau, pusę atmeta, o plėšikas perkeliamas.</translation>
    </message>
    <message>
        <source>Comes from forest. Needed for roads and settlements.</source>
        <translation>Gaunama iš miškų. Reikia keliams ir gyvenvietėms.</translation>
    </message>
    <message>
        <source>Comes from hills. Needed for roads and settlements.</source>
        <translation>Gaunamos iš molynų. Reikia keliams ir gyvenvietėms.</translation>
    </message>
    <message>
        <source>Comes from pasture. Needed for settlements and development cards.</source>
        <translation>Gaunama iš ganyklų. Reikia gyvenvietėms ir vystymosi kortoms.</translation>
    </message>
    <message>
        <source>Comes from fields. Needed for settlements, cities, and development cards.</source>
        <translation>Gaunami iš laukų. Reikia gyvenvietėms, miestams ir vystymosi kortoms.</translation>
    </message>
    <message>
        <source>Comes from mountains. Needed for cities and development cards.</source>
        <translation>Gaunama iš kalnų. Reikia miestams ir vystymosi kortoms.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Ėjimas %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2 rolls</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ėjimas %1 · %2 meta kauliukus</translation>
    </message>
    <message>
        <source>Turn %1 · %2 and the robber</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ėjimas %1 · %2 ir plėšikas</translation>
    </message>
    <message>
        <source>Turn %1 · %2 builds and trades</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ėjimas %1 · %2 stato ir mainosi</translation>
    </message>
    <message>
        <source>The island</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Spiral and random numbers keep 6 and 8 apart.</source>
        <translation>Spiralė ir išmaišyti skaičiai neleidžia 6 ir 8 liestis.</translation>
    </message>
    <message>
        <source>For beginners: always the same</source>
        <extracomment>How the island is laid: a value in a list.</extracomment>
        <translation>Pradedantiesiems: visada ta pati</translation>
    </message>
    <message>
        <source>Hexes shuffled, numbers in a spiral</source>
        <translation>Maišyti šešiakampiai, spiralė</translation>
    </message>
    <message>
        <source>Hexes and numbers shuffled</source>
        <translation>Maišyti šešiakampiai ir skaičiai</translation>
    </message>
    <message>
        <source>All shuffled, 6 and 8 may touch</source>
        <translation>Viskas maišyta, 6 ir 8 gali liestis</translation>
    </message>
    <message>
        <source>Harbors shuffled</source>
        <translation>Maišyti uostai</translation>
    </message>
    <message>
        <source>Off: they lie as on the beginners’ island.</source>
        <translation>Išjungta: jie kaip pradedančiųjų saloje.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Taškai pergalei</translation>
    </message>
    <message>
        <source>Win at any time</source>
        <translation>Laimėti galima bet kada</translation>
    </message>
    <message>
        <source>Whoever reaches the points wins at once. Off: only in one’s own turn.</source>
        <translation>Kas surenka taškus, laimi iškart. Išjungta: tik per savo ėjimą.</translation>
    </message>
    <message>
        <source>Friendly robber</source>
        <translation>Draugiškas plėšikas</translation>
    </message>
    <message>
        <source>The robber keeps away from players with fewer than 3 points.</source>
        <translation>Plėšikas neliečia žaidėjų, turinčių mažiau kaip 3&#xa0;taškus.</translation>
    </message>
    <message>
        <source>Offers a turn</source>
        <translation>Pasiūlymai per ėjimą</translation>
    </message>
    <message>
        <source>0: no trade between players.</source>
        <translation>0: žaidėjai tarpusavyje nesimaino.</translation>
    </message>
    <message>
        <source>Statistics during the match</source>
        <translation>Statistika žaidžiant</translation>
    </message>
    <message>
        <source>Rolls, production, and robberies are counted for all to see.</source>
        <translation>Visi mato, kiek buvo metimų, gauta ir pavogta kortų.</translation>
    </message>
</context>
</TS>
