<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lt" sourcelanguage="en">
<context>
    <name>Princes</name>
    <message>
        <source>Rival Princes</source>
        <translation>Kunigaikščiai varžovai</translation>
    </message>
    <message>
        <source>Two principalities, built card by card</source>
        <translation>Dvi kunigaikštystės, korta po kortos</translation>
    </message>
    <message>
        <source>Each of you rules a small principality. The dice fill its fields, woods and mines; you turn what they bring into roads, settlements and cities, mills and fleets, knights and churches. Mind the brigands, the tournament, and the arsonist your rival keeps in hand. Twelve points win.</source>
        <translation>Kiekvienas valdo mažą kunigaikštystę. Kauliukai pildo jos laukus, miškus ir kasyklas, o tai, ką jie atneša, virsta keliais, gyvenvietėmis ir miestais, malūnais ir laivynais, riteriais ir bažnyčiomis. Saugokitės plėšikų, nepamirškite turnyro ir padegėjo, kurį varžovas laiko rankoje. Laimi dvylika taškų.</translation>
    </message>
    <message>
        <source>Rival Princes follows the rules of the Settlers of Catan Card Game for two players, as first published in 1996.</source>
        <translation>„Kunigaikščiai varžovai“ žaidžiami pagal dviejų žaidėjų kortų žaidimo „Katano kolonistai“ taisykles, pirmą kartą išleistas 1996 m.</translation>
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
    <name>PrincesActions</name>
    <message>
        <source>Lay the regions like this</source>
        <translation>Taip išdėlioti vietoves</translation>
    </message>
    <message>
        <source>Look through stack %1</source>
        <translation>Peržiūrėti kaladę %1</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>%1 is a card.
----------
Spy. %1 is a card.</extracomment>
        <translation>Imti: %1</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nieko neimti</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Mesti kauliukus</translation>
    </message>
    <message>
        <source>Set the number %1</source>
        <extracomment>Alchemist. %1 is a number of the die.</extracomment>
        <translation>Nustatyti skaičių %1</translation>
    </message>
    <message>
        <source>Build a road on the left</source>
        <translation>Tiesti kelią kairėje</translation>
    </message>
    <message>
        <source>Build a road on the right</source>
        <translation>Tiesti kelią dešinėje</translation>
    </message>
    <message>
        <source>Build a settlement on the left with the Scout</source>
        <translation>Statyti gyvenvietę kairėje su Žvalgyba</translation>
    </message>
    <message>
        <source>Build a settlement on the right with the Scout</source>
        <translation>Statyti gyvenvietę dešinėje su Žvalgyba</translation>
    </message>
    <message>
        <source>Build a settlement on the left</source>
        <translation>Statyti gyvenvietę kairėje</translation>
    </message>
    <message>
        <source>Build a settlement on the right</source>
        <translation>Statyti gyvenvietę dešinėje</translation>
    </message>
    <message>
        <source>Build a city: %1</source>
        <extracomment>%1 says where: a place counted from the left.</extracomment>
        <translation>Statyti miestą: %1</translation>
    </message>
    <message>
        <source>Build: %1 – %2</source>
        <extracomment>%1 is a card, %2 says where.</extracomment>
        <translation>Statyti: %1&#xa0;– %2</translation>
    </message>
    <message>
        <source>Tear down: %1</source>
        <extracomment>%1 says where.</extracomment>
        <translation>Nugriauti: %1</translation>
    </message>
    <message>
        <source>Trade %1 for %2</source>
        <extracomment>%1 and %2 are resources with a number.</extracomment>
        <translation>Duoti: %1, gauti: %2</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>Pateikti pasiūlymą</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Sužaisti: %1</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Baigti ėjimą</translation>
    </message>
    <message>
        <source>Draw from stack %1</source>
        <translation>Imti iš kaladės %1</translation>
    </message>
    <message>
        <source>Search stack %1</source>
        <translation>Peržiūrėti kaladę %1</translation>
    </message>
    <message>
        <source>Put %1 under stack %2</source>
        <extracomment>%1 is a card, %2 the number of a stack.</extracomment>
        <translation>Padėti po kalade %2: %1</translation>
    </message>
    <message>
        <source>Stop here</source>
        <extracomment>No more cards, no more resources.</extracomment>
        <translation>Užteks</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasuoti</translation>
    </message>
    <message>
        <source>Store: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Gauna: %1</translation>
    </message>
    <message>
        <source>Pay: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Moka: %1</translation>
    </message>
    <message>
        <source>Give: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Atiduoda: %1</translation>
    </message>
    <message>
        <source>Take the payment back</source>
        <translation>Atsiimti sumokėtus resursus</translation>
    </message>
    <message>
        <source>Take from your opponent: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Paimti iš varžovo: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>%1 says where a card lies that goes back to its owner’s hand.</extracomment>
        <translation>Pasirinkti: %1</translation>
    </message>
    <message>
        <source>Put away: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Padėti: %1</translation>
    </message>
    <message>
        <source>Put under stack %1</source>
        <translation>Padėti po kalade %1</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>Priimti pasiūlymą</translation>
    </message>
    <message>
        <source>Reject the offer</source>
        <translation>Atmesti pasiūlymą</translation>
    </message>
    <message>
        <source>%1 above, %2 below</source>
        <extracomment>%1 and %2 are regions.</extracomment>
        <translation>%1&#xa0;– viršuje, %2&#xa0;– apačioje</translation>
    </message>
    <message>
        <source>Lay it above</source>
        <translation>Dėti viršuje</translation>
    </message>
    <message>
        <source>Lay it below</source>
        <translation>Dėti apačioje</translation>
    </message>
    <message>
        <source>Answer with: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Atsakyti: %1</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>Išmaišyti kortas</translation>
    </message>
    <message>
        <source>Shuffle the region pile</source>
        <translation>Išmaišyti vietovių kortas</translation>
    </message>
    <message>
        <source>Shuffle the event pile</source>
        <translation>Išmaišyti įvykių kortas</translation>
    </message>
    <message>
        <source>Both roll: %1 and %2</source>
        <extracomment>Both roll for the first turn; %1 and %2 are numbers.</extracomment>
        <translation>Meta abu: %1 ir %2</translation>
    </message>
    <message>
        <source>Dice: %1, %2</source>
        <extracomment>%1 is a number, %2 the symbol of the event die.</extracomment>
        <translation>Kauliukai: %1, %2</translation>
    </message>
    <message>
        <source>Attack roll: %1</source>
        <extracomment>%1 is a number of the die.</extracomment>
        <translation>Puolimo metimas: %1</translation>
    </message>
    <message>
        <source>town %1 on the left</source>
        <extracomment>Where a settlement or city lies: counted from the first road outward.</extracomment>
        <translation>%1-a vieta kairėje</translation>
    </message>
    <message>
        <source>town %1 on the right</source>
        <extracomment>Where a settlement or city lies: counted from the first road outward.</extracomment>
        <translation>%1-a vieta dešinėje</translation>
    </message>
    <message>
        <source>above %1</source>
        <extracomment>Where a site lies; %1 is a town.</extracomment>
        <translation>viršuje, %1</translation>
    </message>
    <message>
        <source>far above %1</source>
        <extracomment>Where a site lies; %1 is a town.</extracomment>
        <translation>aukščiausiai, %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <extracomment>Where a site lies; %1 is a town.</extracomment>
        <translation>apačioje, %1</translation>
    </message>
    <message>
        <source>far below %1</source>
        <extracomment>Where a site lies; %1 is a town.</extracomment>
        <translation>žemiausiai, %1</translation>
    </message>
    <message>
        <source>The turn ends</source>
        <translation>Ėjimas baigiasi</translation>
    </message>
    <message>
        <source>Keep all cards; the turn ends</source>
        <translation>Visos kortos lieka, ėjimas baigiasi</translation>
    </message>
    <message>
        <source>Let the attack come</source>
        <translation>Neatsakyti į puolimą</translation>
    </message>
    <message>
        <source>Then refill the hand</source>
        <translation>Tada papildysite kortas</translation>
    </message>
    <message>
        <source>Stores %1 of 3</source>
        <translation>Saugoma %1 iš 3</translation>
    </message>
    <message>
        <source>Arrange your six regions: swap them until they lie as you like.</source>
        <translation>Išdėliokite šešias vietoves: keiskite jas vietomis, kol patiks.</translation>
    </message>
    <message>
        <source>Which stack do you look through for your first three cards?</source>
        <translation>Kurioje kaladėje rinksitės pirmąsias tris kortas?</translation>
    </message>
    <message>
        <source>Master Builder: which stack do you look through?</source>
        <translation>Statybų meistras: kurią kaladę peržiūrėsite?</translation>
    </message>
    <message numerus="yes">
        <source>Choose your first cards: %n more.</source>
        <translation>
            <numerusform>Rinkitės pirmąsias kortas: dar&#xa0;%n.</numerusform>
            <numerusform>Rinkitės pirmąsias kortas: dar&#xa0;%n.</numerusform>
            <numerusform>Rinkitės pirmąsias kortas: dar&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a card. The order of the others stays.</source>
        <translation>Imkite kortą. Kitų kortų tvarka nesikeičia.</translation>
    </message>
    <message>
        <source>Master Builder: take a card, or nothing.</source>
        <translation>Statybų meistras: imkite kortą arba nieko.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice.</source>
        <translation>Jūsų ėjimas: meskite kauliukus.</translation>
    </message>
    <message>
        <source>Build, play, and trade as you like.</source>
        <translation>Statykite, žaiskite kortas ir mainykite, kiek norite.</translation>
    </message>
    <message>
        <source>Refill your hand: draw, or search a stack.</source>
        <translation>Papildykite kortas: imkite viršutinę arba peržiūrėkite kaladę.</translation>
    </message>
    <message>
        <source>Exchange a card? Choose the one to put under a stack.</source>
        <translation>Pakeisite kortą? Pasirinkite, kurią dėti po kalade.</translation>
    </message>
    <message>
        <source>Take your new card: draw, or search a stack.</source>
        <translation>Imkite naują kortą: viršutinę arba peržiūrėję kaladę.</translation>
    </message>
    <message>
        <source>Too many cards: put one under a stack.</source>
        <translation>Per daug kortų: vieną padėkite po kalade.</translation>
    </message>
    <message>
        <source>Master Builder: put one of your cards under a stack.</source>
        <translation>Statybų meistras: vieną savo kortą padėkite po kalade.</translation>
    </message>
    <message>
        <source>Trade advantage: take a resource from your opponent?</source>
        <translation>Pelninga prekyba: imsite resursą iš varžovo?</translation>
    </message>
    <message>
        <source>Conflict: choose the second card to put away.</source>
        <translation>Konfliktas: pasirinkite antrą varžovo kortą.</translation>
    </message>
    <message>
        <source>Conflict: choose the first card to put away.</source>
        <translation>Konfliktas: pasirinkite pirmą varžovo kortą.</translation>
    </message>
    <message>
        <source>Conflict: under which stack do the cards go?</source>
        <translation>Konfliktas: po kuria kalade dėti kortas?</translation>
    </message>
    <message>
        <source>Which region stores it? %1</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>Kuri vietovė gauna? %1</translation>
    </message>
    <message numerus="yes">
        <source>Pay with any resources: %n more.</source>
        <translation>
            <numerusform>Mokėkite bet kuriais resursais: dar&#xa0;%n.</numerusform>
            <numerusform>Mokėkite bet kuriais resursais: dar&#xa0;%n.</numerusform>
            <numerusform>Mokėkite bet kuriais resursais: dar&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which region pays? %1</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>Kuri vietovė moka? %1</translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Headline. %1 is the one who offers, %2 and %3 list resources.</extracomment>
        <translation>%1 siūlo: %2. Nori: %3.</translation>
    </message>
    <message>
        <source>Scout: choose the region that goes above, then the one below.</source>
        <translation>Žvalgyba: rinkitės viršutinę vietovę, paskui apatinę.</translation>
    </message>
    <message>
        <source>Two new regions: choose the one that goes above.</source>
        <translation>Dvi naujos vietovės: kurią dėsite viršuje?</translation>
    </message>
    <message>
        <source>A new region: above or below?</source>
        <translation>Nauja vietovė: viršuje ar apačioje?</translation>
    </message>
    <message>
        <source>An Arsonist attacks your buildings. Do you answer?</source>
        <translation>Padegėjas puola jūsų pastatus. Atsakysite?</translation>
    </message>
    <message>
        <source>A Black Knight attacks your knights. Do you answer?</source>
        <translation>Juodasis riteris puola jūsų riterius. Atsakysite?</translation>
    </message>
    <message>
        <source>A Raid threatens your resources. Do you answer?</source>
        <translation>Antpuolis gresia jūsų resursams. Atsakysite?</translation>
    </message>
    <message numerus="yes">
        <source>Raid: take from your opponent, %n more.</source>
        <translation>
            <numerusform>Antpuolis: imkite iš varžovo resursus, dar&#xa0;%n.</numerusform>
            <numerusform>Antpuolis: imkite iš varžovo resursus, dar&#xa0;%n.</numerusform>
            <numerusform>Antpuolis: imkite iš varžovo resursus, dar&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Caravan: give a second resource, or stop.</source>
        <translation>Karavanas: atiduokite antrą resursą arba užteks.</translation>
    </message>
    <message>
        <source>Caravan: which region gives a resource?</source>
        <translation>Karavanas: kuri vietovė atiduoda resursą?</translation>
    </message>
    <message>
        <source>Merchant: take a second resource, or stop.</source>
        <translation>Pirklys: imkite antrą resursą arba užteks.</translation>
    </message>
    <message>
        <source>Merchant: take a resource from your opponent.</source>
        <translation>Pirklys: imkite resursą iš varžovo.</translation>
    </message>
    <message>
        <source>Merchant: which region gives one back?</source>
        <translation>Pirklys: kuri vietovė atiduoda vieną resursą?</translation>
    </message>
    <message>
        <source>Spy: take a knight, a fleet, or an action card.</source>
        <translation>Šnipas: imkite riterį, pirklių uostą arba veiksmo kortą.</translation>
    </message>
    <message>
        <source>You win the tournament: which region gains 1?</source>
        <translation>Laimėjote turnyrą: kuri vietovė gauna&#xa0;1?</translation>
    </message>
    <message>
        <source>Good harvest: which region gains 1?</source>
        <translation>Derlingi metai: kuri vietovė gauna&#xa0;1?</translation>
    </message>
    <message>
        <source>Progress: which region gains 1?</source>
        <translation>Pažanga: kuri vietovė gauna&#xa0;1?</translation>
    </message>
    <message>
        <source>Caravan: which region gains 1?</source>
        <translation>Karavanas: kuri vietovė gauna&#xa0;1?</translation>
    </message>
    <message>
        <source>Which of your buildings goes back to your hand?</source>
        <translation>Kuris jūsų pastatas grįš į ranką?</translation>
    </message>
    <message>
        <source>Which building goes back to your opponent’s hand?</source>
        <translation>Kuris pastatas grįš varžovui į ranką?</translation>
    </message>
    <message>
        <source>Which of your knights goes back to your hand?</source>
        <translation>Kuris jūsų riteris grįš į ranką?</translation>
    </message>
    <message>
        <source>Which knight goes back to your opponent’s hand?</source>
        <translation>Kuris riteris grįš varžovui į ranką?</translation>
    </message>
    <message>
        <source>Civil war: which of your units goes back to your hand?</source>
        <translation>Pilietinis karas: kuris jūsų būrys grįš į ranką?</translation>
    </message>
    <message>
        <source>Civil war: which unit goes back to your opponent’s hand?</source>
        <translation>Pilietinis karas: kuris būrys grįš varžovui į ranką?</translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation>Kortos maišomos.</translation>
    </message>
    <message>
        <source>The region pile is shuffled.</source>
        <translation>Vietovių kortos maišomos.</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>Įvykių kortos maišomos.</translation>
    </message>
    <message>
        <source>Both roll for the first turn.</source>
        <translation>Abu meta kauliuką: kas pradės?</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Kauliukai rieda.</translation>
    </message>
    <message>
        <source>%1 arranges the regions.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 dėlioja vietoves.</translation>
    </message>
    <message>
        <source>%1 may answer the attack.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 gali atsakyti į puolimą.</translation>
    </message>
    <message>
        <source>%1 thinks about the offer.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 svarsto pasiūlymą.</translation>
    </message>
    <message>
        <source>%1 looks through a stack.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 peržiūri kaladę.</translation>
    </message>
    <message>
        <source>%1 builds and trades.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 stato ir maino.</translation>
    </message>
    <message>
        <source>%1 refills the hand.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 papildo kortas.</translation>
    </message>
</context>
<context>
    <name>PrincesBase</name>
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
    <message numerus="yes">
        <source>%n victory point(s).</source>
        <translation>
            <numerusform>%n&#xa0;pergalės taškas.</numerusform>
            <numerusform>%n&#xa0;pergalės taškai.</numerusform>
            <numerusform>%n&#xa0;pergalės taškų.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1, tournament points %2.</source>
        <extracomment>A knight’s figures: %1 and %2 are numbers.</extracomment>
        <translation>Jėga&#xa0;%1, turnyriniai taškai&#xa0;%2.</translation>
    </message>
    <message numerus="yes">
        <source>%n commerce point(s).</source>
        <translation>
            <numerusform>%n&#xa0;prekybos simbolis.</numerusform>
            <numerusform>%n&#xa0;prekybos simboliai.</numerusform>
            <numerusform>%n&#xa0;prekybos simbolių.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only at a city.</source>
        <translation>Tik mieste.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>Kaina: %1.</translation>
    </message>
    <message>
        <source>The cards and what they do</source>
        <translation>Kortos ir jų galios</translation>
    </message>
    <message>
        <source>Green cards lie on any site, red cards only at cities. A card acts on the two regions beside its site, on the same side of the town. Action cards leave the game when they have been played.</source>
        <translation>Žalios kortos dedamos į bet kurią statybvietę, raudonos – tik miestuose. Korta veikia dvi vietoves šalia savo statybvietės, toje pačioje gyvenvietės ar miesto pusėje. Sužaistos veiksmo kortos pašalinamos iš žaidimo.</translation>
    </message>
</context>
<context>
    <name>PrincesCards</name>
    <message>
        <source>Rowan of the Ford</source>
        <extracomment>Name of a knight, as printed on the card.</extracomment>
        <translation>Rovanas nuo Brastos</translation>
    </message>
    <message>
        <source>Lucian Goldplume</source>
        <translation>Lucijanas Aukso Plunksna</translation>
    </message>
    <message>
        <source>Hoss Iron Fist</source>
        <translation>Hocas Geležinis Kumštis</translation>
    </message>
    <message>
        <source>Morgan Greycloak</source>
        <translation>Morganas Pilkasis Apsiaustas</translation>
    </message>
    <message>
        <source>Bruno the Boulder</source>
        <translation>Brunonas Uola</translation>
    </message>
    <message>
        <source>Ivar Wildaxe</source>
        <translation>Ivaras Laukinis Kirvis</translation>
    </message>
    <message>
        <source>Tobin Quickspur</source>
        <translation>Tobinas Greitasis Pentinas</translation>
    </message>
    <message>
        <source>Emmet Empty-Purse</source>
        <translation>Emetas Tuščias Kapšas</translation>
    </message>
    <message>
        <source>Garrick of the Marsh</source>
        <translation>Garikas iš Pelkių</translation>
    </message>
    <message>
        <source>Brick Fleet</source>
        <extracomment>Name of a card: ships that trade this resource.</extracomment>
        <translation>Molynų uostas</translation>
    </message>
    <message>
        <source>Gold Fleet</source>
        <translation>Tarpeklių uostas</translation>
    </message>
    <message>
        <source>Grain Fleet</source>
        <translation>Laukų uostas</translation>
    </message>
    <message>
        <source>Lumber Fleet</source>
        <translation>Miško uostas</translation>
    </message>
    <message>
        <source>Ore Fleet</source>
        <translation>Kalnų uostas</translation>
    </message>
    <message>
        <source>Wool Fleet</source>
        <translation>Ganyklų uostas</translation>
    </message>
    <message>
        <source>Abbey</source>
        <extracomment>Name of a building, as printed on the card.</extracomment>
        <translation>Abatija</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Fortas</translation>
    </message>
    <message>
        <source>Smithy</source>
        <translation>Kalvė</translation>
    </message>
    <message>
        <source>Brick Factory</source>
        <translation>Plytų fabrikas</translation>
    </message>
    <message>
        <source>Iron Foundry</source>
        <translation>Liejykla</translation>
    </message>
    <message>
        <source>Grain Mill</source>
        <translation>Malūnas</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <translation>Lentpjūvė</translation>
    </message>
    <message>
        <source>Spinning Mill</source>
        <translation>Manufaktūra</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>Vandentiekis</translation>
    </message>
    <message>
        <source>Bath House</source>
        <translation>Pirtis</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Bažnyčia</translation>
    </message>
    <message>
        <source>Colossus</source>
        <translation>Kolosas</translation>
    </message>
    <message>
        <source>Counting House</source>
        <translation>Prekybos namai</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>Uostas</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <translation>Turgus</translation>
    </message>
    <message>
        <source>Merchant Guild</source>
        <translation>Pirklių gildija</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Monetų kalykla</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Rotušė</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <extracomment>Name of an action card: a person.</extracomment>
        <translation>Alchemikas</translation>
    </message>
    <message>
        <source>Arsonist</source>
        <translation>Padegėjas</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Vyskupas</translation>
    </message>
    <message>
        <source>Black Knight</source>
        <translation>Juodasis riteris</translation>
    </message>
    <message>
        <source>Raid</source>
        <extracomment>Name of an action card: the robbing of two resources.</extracomment>
        <translation>Antpuolis</translation>
    </message>
    <message>
        <source>Caravan</source>
        <translation>Karavanas</translation>
    </message>
    <message>
        <source>Herb Woman</source>
        <translation>Žolininkė</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Pirklys</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Žvalgyba</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Šnipas</translation>
    </message>
    <message>
        <source>Civil War</source>
        <extracomment>Name of an event card.</extracomment>
        <translation>Pilietinis karas</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konfliktas</translation>
    </message>
    <message>
        <source>Master Builder</source>
        <translation>Statybų meistras</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Maras</translation>
    </message>
    <message>
        <source>Productive Year</source>
        <translation>Našūs metai</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Pažanga</translation>
    </message>
    <message>
        <source>Year End</source>
        <translation>Metų kaita</translation>
    </message>
    <message>
        <source>In your turn, trade 2 brick for 1 other resource, as often as you like.</source>
        <translation>Savo ėjimo metu, kiek norite kartų, keiskite 2&#xa0;vnt. plytų į 1&#xa0;kitą resursą.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 gold for 1 other resource, as often as you like.</source>
        <translation>Savo ėjimo metu, kiek norite kartų, keiskite 2&#xa0;vnt. aukso į 1&#xa0;kitą resursą.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 grain for 1 other resource, as often as you like.</source>
        <translation>Savo ėjimo metu, kiek norite kartų, keiskite 2&#xa0;vnt. javų į 1&#xa0;kitą resursą.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 lumber for 1 other resource, as often as you like.</source>
        <translation>Savo ėjimo metu, kiek norite kartų, keiskite 2&#xa0;vnt. medienos į 1&#xa0;kitą resursą.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 ore for 1 other resource, as often as you like.</source>
        <translation>Savo ėjimo metu, kiek norite kartų, keiskite 2&#xa0;vnt. rūdos į 1&#xa0;kitą resursą.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 wool for 1 other resource, as often as you like.</source>
        <translation>Savo ėjimo metu, kiek norite kartų, keiskite 2&#xa0;vnt. vilnos į 1&#xa0;kitą resursą.</translation>
    </message>
    <message>
        <source>You may hold 1 more card. Progress brings you 1 resource.</source>
        <translation>Rankoje galite laikyti 1&#xa0;korta daugiau. Pažanga jums duoda 1&#xa0;resursą.</translation>
    </message>
    <message>
        <source>Protects its 2 neighboring regions: what they store is not counted when brigands come.</source>
        <translation>Saugo 2&#xa0;kaimynines vietoves: užpuolus plėšikams jų resursai neskaičiuojami.</translation>
    </message>
    <message>
        <source>Each of your knights has 1 more strength. Tournament points stay as they are.</source>
        <translation>Kiekvieno jūsų riterio jėga didesnė&#xa0;1. Turnyriniai taškai nesikeičia.</translation>
    </message>
    <message>
        <source>Neighboring hills produce 2 brick instead of 1.</source>
        <translation>Kaimyniniai molynai gamina 2&#xa0;vnt. plytų vietoj&#xa0;1.</translation>
    </message>
    <message>
        <source>Neighboring mountains produce 2 ore instead of 1.</source>
        <translation>Kaimyniniai kalnai gamina 2&#xa0;vnt. rūdos vietoj&#xa0;1.</translation>
    </message>
    <message>
        <source>Neighboring fields produce 2 grain instead of 1.</source>
        <translation>Kaimyniniai laukai gamina 2&#xa0;vnt. javų vietoj&#xa0;1.</translation>
    </message>
    <message>
        <source>Neighboring forests produce 2 lumber instead of 1.</source>
        <translation>Kaimyniniai miškai gamina 2&#xa0;vnt. medienos vietoj&#xa0;1.</translation>
    </message>
    <message>
        <source>Neighboring pastures produce 2 wool instead of 1.</source>
        <translation>Kaimyninės ganyklos gamina 2&#xa0;vnt. vilnos vietoj&#xa0;1.</translation>
    </message>
    <message>
        <source>The plague spares your whole principality.</source>
        <translation>Maras aplenkia visas jūsų valdas.</translation>
    </message>
    <message>
        <source>The plague spares the 4 regions at this city.</source>
        <translation>Maras aplenkia 4&#xa0;vietoves prie šio miesto.</translation>
    </message>
    <message>
        <source>Knights and fleets at this city are safe from civil war.</source>
        <translation>Pilietinis karas nepaliečia šio miesto riterių ir pirklių uostų.</translation>
    </message>
    <message>
        <source>It stands there, and everybody looks up to it.</source>
        <translation>Stovi sau, o visi žiūri užvertę galvas.</translation>
    </message>
    <message>
        <source>It brings commerce, and nothing else.</source>
        <translation>Naudinga prekybai, ir tiek.</translation>
    </message>
    <message>
        <source>Each of your fleets has 1 more commerce point.</source>
        <translation>Kiekvienas jūsų pirklių uostas turi 1&#xa0;prekybos simboliu daugiau.</translation>
    </message>
    <message>
        <source>In your turn, trade 1 gold for 1 other resource, as often as you like.</source>
        <translation>Savo ėjimo metu, kiek norite kartų, keiskite 1&#xa0;vnt. aukso į 1&#xa0;kitą resursą.</translation>
    </message>
    <message>
        <source>Searching a stack costs you 1 resource instead of 2.</source>
        <translation>Peržiūrėti kaladę jums kainuoja 1&#xa0;resursą vietoj&#xa0;2.</translation>
    </message>
    <message>
        <source>Play before your roll: you set the production die to a number of your choice and roll only the event die.</source>
        <translation>Žaidžiama prieš metant: gamybos kauliuko skaičių nustatote patys ir metate tik įvykių kauliuką.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 a building of your choice goes back to your opponent’s hand, on 6 one of yours.</source>
        <translation>Puolimas: meskite kauliuką. Išmetus 1–5, jūsų pasirinktas pastatas grįžta varžovui į ranką, išmetus&#xa0;6 – vienas jūsiškis jums.</translation>
    </message>
    <message>
        <source>Answer to an Arsonist or a Raid: the attacker now wins only on 1–2.</source>
        <translation>Atsakas į Padegėją arba Antpuolį: puolėjas laimi tik išmetęs 1–2.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 a knight of your choice goes back to your opponent’s hand, on 6 one of yours.</source>
        <translation>Puolimas: meskite kauliuką. Išmetus 1–5, jūsų pasirinktas riteris grįžta varžovui į ranką, išmetus&#xa0;6 – vienas jūsiškis jums.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 you take 2 resources of your choice from your opponent, on 6 it is the reverse.</source>
        <translation>Puolimas: meskite kauliuką. Išmetus 1–5, imate iš varžovo 2&#xa0;pasirinktus resursus, išmetus&#xa0;6 – atvirkščiai.</translation>
    </message>
    <message>
        <source>Swap up to 2 of your resources for as many others of your choice.</source>
        <translation>Iškeiskite iki 2&#xa0;savo resursų į tiek pat kitų, kokių norite.</translation>
    </message>
    <message>
        <source>Answer to a Black Knight: the attacker now wins only on 1–2.</source>
        <translation>Atsakas į Juodąjį riterį: puolėjas laimi tik išmetęs 1–2.</translation>
    </message>
    <message>
        <source>Take up to 2 resources of your choice from your opponent, then give 1 of your choice.</source>
        <translation>Paimkite iš varžovo iki 2&#xa0;pasirinktų resursų, paskui atiduokite 1&#xa0;pasirinktą.</translation>
    </message>
    <message>
        <source>Play while building a settlement: you choose its 2 regions from the whole region pile.</source>
        <translation>Žaidžiama statant gyvenvietę: 2&#xa0;jos vietoves renkatės iš visos vietovių kortų kaladės.</translation>
    </message>
    <message>
        <source>Look at your opponent’s hand and take 1 knight, fleet, or action card.</source>
        <translation>Apžiūrėkite varžovo kortas ir paimkite 1&#xa0;riterį, pirklių uostą arba veiksmo kortą.</translation>
    </message>
    <message>
        <source>1 knight or fleet of each player returns to the hand; the opponent chooses which. A Church protects its city.</source>
        <translation>Kiekvienam žaidėjui į ranką grįžta 1&#xa0;riteris arba pirklių uostas; kuris – renkasi varžovas. Bažnyčia saugo savo miestą.</translation>
    </message>
    <message>
        <source>Whoever holds the knight token looks at the opponent’s hand and puts 2 of its cards under a stack.</source>
        <translation>Kas turi riterio žetoną, apžiūri varžovo kortas ir 2&#xa0;iš jų padeda po kalade.</translation>
    </message>
    <message>
        <source>Each player looks through a stack and may take 1 card for 1 card of the hand.</source>
        <translation>Kiekvienas žaidėjas peržiūri kaladę ir gali paimti 1&#xa0;kortą už 1&#xa0;kortą iš rankos.</translation>
    </message>
    <message>
        <source>Every region at a city loses 1 resource. Aqueduct and Bath House protect.</source>
        <translation>Kiekviena vietovė prie miesto netenka 1&#xa0;resurso. Saugo Vandentiekis ir Pirtis.</translation>
    </message>
    <message>
        <source>Every region gains 1 resource for each neighboring Garrison.</source>
        <translation>Kiekviena vietovė gauna po 1&#xa0;resursą už kiekvieną kaimyninį Fortą.</translation>
    </message>
    <message>
        <source>Each player takes 1 resource of choice for each Abbey and each Library.</source>
        <translation>Kiekvienas žaidėjas ima po 1&#xa0;pasirinktą resursą už kiekvieną Abatiją ir kiekvieną Biblioteką.</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>Įvykių kortų kaladė išmaišoma.</translation>
    </message>
    <message>
        <source>brick</source>
        <extracomment>A resource, in a list after a colon or before a number.</extracomment>
        <translation>plytos</translation>
    </message>
    <message>
        <source>lumber</source>
        <translation>mediena</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>javai</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>vilna</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>rūda</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>auksas</translation>
    </message>
    <message>
        <source>Fields %1</source>
        <extracomment>Name of a region with the number on which it produces: &quot;Fields 3&quot;.</extracomment>
        <translation>Laukai&#xa0;%1</translation>
    </message>
    <message>
        <source>Mountains %1</source>
        <translation>Kalnai&#xa0;%1</translation>
    </message>
    <message>
        <source>Pasture %1</source>
        <translation>Ganyklos&#xa0;%1</translation>
    </message>
    <message>
        <source>Forest %1</source>
        <translation>Miškai&#xa0;%1</translation>
    </message>
    <message>
        <source>Hills %1</source>
        <translation>Molynai&#xa0;%1</translation>
    </message>
    <message>
        <source>Gold field %1</source>
        <translation>Tarpekliai&#xa0;%1</translation>
    </message>
    <message>
        <source>Produces 1 grain on %1 and stores up to 3.</source>
        <extracomment>What a region card does; %1 is a number of the die.</extracomment>
        <translation>Išmetus&#xa0;%1 gamina 1&#xa0;vnt. javų; saugo iki&#xa0;3.</translation>
    </message>
    <message>
        <source>Produces 1 ore on %1 and stores up to 3.</source>
        <translation>Išmetus&#xa0;%1 gamina 1&#xa0;vnt. rūdos; saugo iki&#xa0;3.</translation>
    </message>
    <message>
        <source>Produces 1 wool on %1 and stores up to 3.</source>
        <translation>Išmetus&#xa0;%1 gamina 1&#xa0;vnt. vilnos; saugo iki&#xa0;3.</translation>
    </message>
    <message>
        <source>Produces 1 lumber on %1 and stores up to 3.</source>
        <translation>Išmetus&#xa0;%1 gamina 1&#xa0;vnt. medienos; saugo iki&#xa0;3.</translation>
    </message>
    <message>
        <source>Produces 1 brick on %1 and stores up to 3.</source>
        <translation>Išmetus&#xa0;%1 gamina 1&#xa0;vnt. plytų; saugo iki&#xa0;3.</translation>
    </message>
    <message>
        <source>Produces 1 gold on %1 and stores up to 3. Gold builds nothing, but it can be traded.</source>
        <translation>Išmetus&#xa0;%1 gamina 1&#xa0;vnt. aukso; saugo iki&#xa0;3. Iš aukso nieko nepastatysite, bet jį galima mainyti.</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>A card of the row in the middle of a principality.</extracomment>
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
        <source>Lies at the end of your row; a settlement can follow beyond it.</source>
        <translation>Tiesiamas jūsų eilės gale; už jo gali atsirasti gyvenvietė.</translation>
    </message>
    <message>
        <source>1 victory point and 2 sites for green cards. A new one brings 2 regions.</source>
        <translation>1&#xa0;pergalės taškas ir 2&#xa0;statybvietės žalioms kortoms. Nauja atneša 2&#xa0;vietoves.</translation>
    </message>
    <message>
        <source>Is laid on a settlement: 2 victory points and 4 sites for green and red cards.</source>
        <translation>Dedamas ant gyvenvietės: 2&#xa0;pergalės taškai ir 4&#xa0;statybvietės žalioms bei raudonoms kortoms.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>A symbol of the event die.</extracomment>
        <translation>Turnyras</translation>
    </message>
    <message>
        <source>Trade advantage</source>
        <translation>Pelninga prekyba</translation>
    </message>
    <message>
        <source>Brigands</source>
        <translation>Plėšikų užpuolimas</translation>
    </message>
    <message>
        <source>Good harvest</source>
        <translation>Derlingi metai</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>Įvykių korta</translation>
    </message>
</context>
<context>
    <name>PrincesEvents</name>
    <message numerus="yes">
        <source>%n card(s) lie in five stacks.</source>
        <translation>
            <numerusform>Penkiose kaladėse %n&#xa0;korta.</numerusform>
            <numerusform>Penkiose kaladėse %n&#xa0;kortos.</numerusform>
            <numerusform>Penkiose kaladėse %n&#xa0;kortų.</numerusform>
        </translation>
    </message>
    <message>
        <source>The region pile is shuffled.</source>
        <translation>Vietovių kortų kaladė išmaišyta.</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>Įvykių kortų kaladė išmaišyta.</translation>
    </message>
    <message>
        <source>%1 has arranged the regions.</source>
        <translation>%1 išdėliojo vietoves.</translation>
    </message>
    <message>
        <source>Both principalities are shown.</source>
        <translation>Parodomos abejos valdos.</translation>
    </message>
    <message>
        <source>%1 rolls %2, %3 rolls %4. They roll again.</source>
        <extracomment>Log line: both roll for the first turn. %1 and %3 are names, %2 and %4 numbers.</extracomment>
        <translation>%1 išmeta&#xa0;%2, %3 išmeta&#xa0;%4. Metama dar kartą.</translation>
    </message>
    <message>
        <source>%1 rolls %2, %3 rolls %4. %5 begins.</source>
        <extracomment>Log line. %1 and %3 are names, %2 and %4 numbers, %5 is the one who begins.</extracomment>
        <translation>%1 išmeta&#xa0;%2, %3 išmeta&#xa0;%4. Pradeda %5.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ėjimas&#xa0;%1: %2.</translation>
    </message>
    <message>
        <source>%1 sets the number %2 and rolls: %3.</source>
        <extracomment>Log line, with an Alchemist. %2 is a number, %3 the symbol of the event die.</extracomment>
        <translation>%1 nustato skaičių&#xa0;%2 ir išmeta: %3.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and: %3.</source>
        <extracomment>Log line. %2 is a number, %3 the symbol of the event die.</extracomment>
        <translation>%1 išmeta: %2, %3.</translation>
    </message>
    <message>
        <source>%1 takes the payment back.</source>
        <translation>%1 atsiima sumokėtus resursus.</translation>
    </message>
    <message>
        <source>Tournament: %1 to %2. Nobody wins.</source>
        <extracomment>Log line. %1 and %2 are numbers of tournament points.</extracomment>
        <translation>Turnyras, %1&#xa0;:&#xa0;%2. Nelaimi niekas.</translation>
    </message>
    <message>
        <source>Tournament: %1 to %2. %3 wins.</source>
        <extracomment>Log line. %1 and %2 are numbers of tournament points, %3 is the winner.</extracomment>
        <translation>Turnyras, %1&#xa0;:&#xa0;%2. Laimi %3.</translation>
    </message>
    <message>
        <source>%1 takes nothing for the trade advantage.</source>
        <translation>%1 už pelningą prekybą nieko neima.</translation>
    </message>
    <message>
        <source>%1 takes for the trade advantage: %2.</source>
        <extracomment>Log line. %2 is a resource.</extracomment>
        <translation>%1 už pelningą prekybą ima: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Brigands rob %1, who has %n unprotected resource(s).</source>
        <extracomment>Log line. %n is how many unprotected resources the player has.</extracomment>
        <translation>
            <numerusform>%1 turi %n&#xa0;neapsaugotą resursą ir tampa plėšikų auka.</numerusform>
            <numerusform>%1 turi %n&#xa0;neapsaugotus resursus ir tampa plėšikų auka.</numerusform>
            <numerusform>%1 turi %n&#xa0;neapsaugotų resursų ir tampa plėšikų auka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brigands spare %1, who has %n unprotected resource(s).</source>
        <extracomment>Log line. %n is how many unprotected resources the player has.</extracomment>
        <translation>
            <numerusform>%1 turi %n&#xa0;neapsaugotą resursą: plėšikai praeina pro šalį.</numerusform>
            <numerusform>%1 turi %n&#xa0;neapsaugotus resursus: plėšikai praeina pro šalį.</numerusform>
            <numerusform>%1 turi %n&#xa0;neapsaugotų resursų: plėšikai praeina pro šalį.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 trades with the bank: %2 for %3.</source>
        <extracomment>Log line. %2 and %3 are resources with a number.</extracomment>
        <translation>%1 maino su banku. Duoda: %2. Gauna: %3.</translation>
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
        <source>%1 rejects the offer.</source>
        <translation>%1 atmeta pasiūlymą.</translation>
    </message>
    <message>
        <source>%1 produces: %2 (%3).</source>
        <translation>%1 pagamina: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 gains in the productive year: %2 (%3).</source>
        <translation>%1 našiais metais gauna: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for the tournament: %2 (%3).</source>
        <translation>%1 už turnyrą gauna: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for the good harvest: %2 (%3).</source>
        <translation>%1 derlingais metais gauna: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for progress: %2 (%3).</source>
        <translation>%1 už pažangą gauna: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes back: %2 (%3).</source>
        <translation>%1 atsiima: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 receives: %2 (%3).</source>
        <extracomment>Log line: resources come from the bank or from the other player.</extracomment>
        <translation>%1 gauna: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 loses to the brigands: %2 (%3).</source>
        <translation>%1 atiduoda plėšikams: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 loses by the plague: %2 (%3).</source>
        <translation>%1 per marą praranda: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 pays: %2 (%3).</source>
        <translation>%1 sumoka: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 gives: %2 (%3).</source>
        <extracomment>Log line: resources go to the other player.</extracomment>
        <translation>%1 atiduoda: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 looks through stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1 peržiūri kaladę&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 takes a card from stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1 paima kortą iš kaladės&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 takes a card from stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>%1 paima kortą iš kaladės&#xa0;%2: %3.</translation>
    </message>
    <message>
        <source>%1 takes no card.</source>
        <translation>%1 kortos neima.</translation>
    </message>
    <message>
        <source>%1 draws from stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1 ima viršutinę kaladės&#xa0;%2 kortą.</translation>
    </message>
    <message>
        <source>%1 draws from stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>%1 ima viršutinę kaladės&#xa0;%2 kortą: %3.</translation>
    </message>
    <message>
        <source>A card of %1 goes under stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1: korta keliauja po kalade&#xa0;%2.</translation>
    </message>
    <message>
        <source>A card of %1 goes under stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>%1: korta „%3“ keliauja po kalade&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2.</source>
        <translation>%2 parodo savo kortas, o %1 jas apžiūri.</translation>
    </message>
    <message>
        <source>%1 takes a card from the hand of %2.</source>
        <translation>%2 netenka kortos iš rankos – ją paima %1.</translation>
    </message>
    <message>
        <source>%1 takes a card from the hand of %2: %3.</source>
        <extracomment>Log line. %3 is a card.</extracomment>
        <translation>%2 netenka kortos iš rankos, o %1 ją paima: %3.</translation>
    </message>
    <message>
        <source>%1 is going to build a road.</source>
        <translation>%1 ketina tiesti kelią.</translation>
    </message>
    <message>
        <source>%1 is going to build a settlement.</source>
        <translation>%1 ketina statyti gyvenvietę.</translation>
    </message>
    <message>
        <source>%1 is going to build a city.</source>
        <translation>%1 ketina statyti miestą.</translation>
    </message>
    <message>
        <source>%1 is going to build: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 ketina pastatyti: %2.</translation>
    </message>
    <message>
        <source>%1 builds a road.</source>
        <translation>%1 nutiesia kelią.</translation>
    </message>
    <message>
        <source>%1 builds a settlement.</source>
        <translation>%1 pastato gyvenvietę.</translation>
    </message>
    <message>
        <source>%1 builds a city.</source>
        <translation>%1 pastato miestą.</translation>
    </message>
    <message>
        <source>%1 builds: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 pastato: %2.</translation>
    </message>
    <message>
        <source>%1 tears down: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 nugriauna: %2.</translation>
    </message>
    <message>
        <source>%1 takes back into the hand: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 grąžina į ranką: %2.</translation>
    </message>
    <message>
        <source>%1 looks at new regions.</source>
        <translation>%1 apžiūri naujas vietoves.</translation>
    </message>
    <message>
        <source>%1 looks at new regions: %2.</source>
        <extracomment>Log line. %2 lists regions.</extracomment>
        <translation>%1 apžiūri naujas vietoves: %2.</translation>
    </message>
    <message>
        <source>%1 gains two regions: %2 above, %3 below.</source>
        <extracomment>Log line. %2 and %3 are regions.</extracomment>
        <translation>%1 gauna dvi vietoves: %2 – viršuje, %3 – apačioje.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 sužaidžia: %2.</translation>
    </message>
    <message>
        <source>Out of the game: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>Iš žaidimo pašalinta: %1.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack succeeds in spite of the answer.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1 išmeta&#xa0;%2: puolimas pavyksta nepaisant atsako.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack succeeds.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1 išmeta&#xa0;%2: puolimas pavyksta.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack backfires.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1 išmeta&#xa0;%2: puolimas atsisuka prieš puolėją.</translation>
    </message>
    <message>
        <source>Event card: %1.</source>
        <extracomment>Log line. %1 is an event card.</extracomment>
        <translation>Įvykių korta: %1.</translation>
    </message>
    <message>
        <source>Under the event pile: %1.</source>
        <extracomment>Log line. %1 is an event card.</extracomment>
        <translation>Po įvykių kortų kalade: %1.</translation>
    </message>
    <message>
        <source>Nobody holds the knight token.</source>
        <translation>Riterio žetono neturi niekas.</translation>
    </message>
    <message>
        <source>%1 takes the knight token.</source>
        <translation>%1 gauna riterio žetoną.</translation>
    </message>
    <message>
        <source>Nobody holds the mill token.</source>
        <translation>Malūno žetono neturi niekas.</translation>
    </message>
    <message>
        <source>%1 takes the mill token.</source>
        <translation>%1 gauna malūno žetoną.</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>Partija baigiasi lygiosiomis.</translation>
    </message>
    <message>
        <source>%1 wins the match with %2 to %3 points.</source>
        <extracomment>Log line. %2 and %3 are victory points.</extracomment>
        <translation>%1 laimi partiją, taškai %2&#xa0;:&#xa0;%3.</translation>
    </message>
</context>
<context>
    <name>PrincesReasons</name>
    <message>
        <source>Still missing: %1.</source>
        <extracomment>Why something cannot be built or traded. %1 lists resources.</extracomment>
        <translation>Dar trūksta: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Searching costs %n resource(s).</source>
        <translation>
            <numerusform>Peržiūra kainuoja %n&#xa0;resursą.</numerusform>
            <numerusform>Peržiūra kainuoja %n&#xa0;resursus.</numerusform>
            <numerusform>Peržiūra kainuoja %n&#xa0;resursų.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the hand: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Rankoje nėra kortos: %1.</translation>
    </message>
    <message>
        <source>No road is left in the supply.</source>
        <translation>Kelių bendrose atsargose neliko.</translation>
    </message>
    <message>
        <source>No settlement is left in the supply.</source>
        <translation>Gyvenviečių bendrose atsargose neliko.</translation>
    </message>
    <message>
        <source>No city is left in the supply.</source>
        <translation>Miestų bendrose atsargose neliko.</translation>
    </message>
    <message>
        <source>A road goes just outside the outermost settlement or city.</source>
        <translation>Kelias tiesiamas už kraštinės gyvenvietės arba kraštinio miesto.</translation>
    </message>
    <message>
        <source>A settlement goes just outside the outermost road.</source>
        <translation>Gyvenvietė statoma už kraštinio kelio.</translation>
    </message>
    <message>
        <source>A city is laid on one of your own settlements.</source>
        <translation>Miestas statomas ant savo gyvenvietės.</translation>
    </message>
    <message>
        <source>A red card needs a free site at a city.</source>
        <translation>Raudonai kortai reikia laisvos statybvietės mieste.</translation>
    </message>
    <message>
        <source>The outer sites need a city.</source>
        <translation>Išorinės statybvietės atsiveria tik mieste.</translation>
    </message>
    <message>
        <source>There is no settlement or city here.</source>
        <translation>Čia nėra nei gyvenvietės, nei miesto.</translation>
    </message>
    <message>
        <source>Another card lies on this site: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Šioje statybvietėje jau yra korta: %1.</translation>
    </message>
    <message>
        <source>The inner site is filled first.</source>
        <translation>Pirmiausia užstatoma vidinė statybvietė.</translation>
    </message>
    <message>
        <source>Action cards are played, not built.</source>
        <translation>Veiksmo kortos sužaidžiamos, o ne statomos.</translation>
    </message>
    <message>
        <source>Action cards need %1 points of both players together: it is %2 and %3 now.</source>
        <extracomment>%1, %2 and %3 are victory points.</extracomment>
        <translation>Veiksmo kortoms reikia, kad abu žaidėjai kartu turėtų taškų:&#xa0;%1; dabar yra %2 ir&#xa0;%3.</translation>
    </message>
    <message>
        <source>Action cards need %1 points of each player: it is %2 and %3 now.</source>
        <extracomment>%1, %2 and %3 are victory points.</extracomment>
        <translation>Veiksmo kortoms reikia, kad kiekvienas žaidėjas turėtų taškų:&#xa0;%1; dabar yra %2 ir&#xa0;%3.</translation>
    </message>
    <message>
        <source>Your opponent has no building.</source>
        <translation>Varžovas neturi pastatų.</translation>
    </message>
    <message>
        <source>Your opponent has no knight.</source>
        <translation>Varžovas neturi riterių.</translation>
    </message>
    <message>
        <source>Your opponent has nothing that you have room for.</source>
        <translation>Varžovas neturi nieko, kam turėtumėte vietos.</translation>
    </message>
    <message>
        <source>There is nothing to swap, or no room for anything else.</source>
        <translation>Nėra ko keisti arba nėra vietos kitiems resursams.</translation>
    </message>
    <message>
        <source>The Alchemist is played before the roll.</source>
        <translation>Alchemikas žaidžiamas prieš metant kauliukus.</translation>
    </message>
    <message>
        <source>The Scout is played while building a settlement.</source>
        <translation>Žvalgyba žaidžiama statant gyvenvietę.</translation>
    </message>
    <message>
        <source>The Bishop answers an Arsonist or a Raid.</source>
        <translation>Vyskupas – atsakas į Padegėją arba Antpuolį.</translation>
    </message>
    <message>
        <source>The Herb Woman answers a Black Knight.</source>
        <translation>Žolininkė – atsakas į Juodąjį riterį.</translation>
    </message>
    <message>
        <source>Green and red cards are built, not played.</source>
        <translation>Žalios ir raudonos kortos statomos, o ne sužaidžiamos.</translation>
    </message>
    <message>
        <source>%1 has no room for: %2.</source>
        <extracomment>%1 is a player’s name, %2 a resource.</extracomment>
        <translation>%1 neturi vietos resursui: %2.</translation>
    </message>
    <message>
        <source>This region stores 3 already: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Vietovėje jau saugomi 3&#xa0;resursai: %1.</translation>
    </message>
    <message>
        <source>This region stores nothing: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Vietovėje nieko nesaugoma: %1.</translation>
    </message>
    <message>
        <source>This region is not yours: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Vietovė ne jūsų: %1.</translation>
    </message>
    <message>
        <source>Now it is the turn of: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Dabar sprendžiama dėl resurso: %1.</translation>
    </message>
    <message>
        <source>What was given does not come back: %1.</source>
        <extracomment>The Caravan. %1 is a resource.</extracomment>
        <translation>Atiduotas resursas negrįžta: %1.</translation>
    </message>
    <message>
        <source>It is not there, or there is no room for it: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Resurso nėra arba jam nėra vietos: %1.</translation>
    </message>
    <message>
        <source>Your opponent has no room for: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Varžovas neturi vietos resursui: %1.</translation>
    </message>
    <message>
        <source>Only the Mint trades 1 for 1, and only gold.</source>
        <translation>Mainyti 1&#xa0;į&#xa0;1 leidžia tik Monetų kalykla, ir tik auksą.</translation>
    </message>
    <message>
        <source>Trading 2 for 1 needs the fleet of this resource: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Norint mainyti 2&#xa0;į&#xa0;1, reikia šio resurso pirklių uosto: %1.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Resursas nemainomas į tokį pat: %1.</translation>
    </message>
    <message>
        <source>An offer has something on both sides.</source>
        <translation>Siūlant reikia ir ką nors duoti, ir ko nors norėti.</translation>
    </message>
    <message>
        <source>Your opponent does not have: %1.</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>Varžovas neturi resursų: %1.</translation>
    </message>
    <message>
        <source>No card is left in stack %1.</source>
        <translation>Kaladėje&#xa0;%1 kortų neliko.</translation>
    </message>
    <message>
        <source>Stack %1 is not to be taken now.</source>
        <extracomment>%1 is the number of a stack.</extracomment>
        <translation>Kaladės&#xa0;%1 dabar rinktis negalima.</translation>
    </message>
    <message numerus="yes">
        <source>A turn ends with 3 cards at least: %n more.</source>
        <translation>
            <numerusform>Ėjimą baigti galima turint bent 3&#xa0;kortas: reikia dar %n&#xa0;kortos.</numerusform>
            <numerusform>Ėjimą baigti galima turint bent 3&#xa0;kortas: reikia dar %n&#xa0;kortų.</numerusform>
            <numerusform>Ėjimą baigti galima turint bent 3&#xa0;kortas: reikia dar %n&#xa0;kortų.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card does not lie there: %1.</source>
        <extracomment>%1 is a card or a region.</extracomment>
        <translation>Tos kortos ten nėra: %1.</translation>
    </message>
    <message>
        <source>No card that could be taken lies there.</source>
        <translation>Ten nėra kortos, kurią būtų galima paimti.</translation>
    </message>
    <message>
        <source>A Church protects the knights and fleets of this city.</source>
        <translation>Šio miesto riterius ir pirklių uostus saugo Bažnyčia.</translation>
    </message>
    <message>
        <source>This card does not answer the attack: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Ši korta į puolimą neatsako: %1.</translation>
    </message>
    <message>
        <source>At least one comes first.</source>
        <translation>Pirmiausia bent vienas.</translation>
    </message>
    <message>
        <source>This match is played without tearing down.</source>
        <translation>Šioje partijoje griauti negalima.</translation>
    </message>
    <message>
        <source>The Alchemist has set the number %1.</source>
        <extracomment>%1 is a number of the die.</extracomment>
        <translation>Alchemikas nustatė skaičių&#xa0;%1.</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Skaičius turi būti nuo %1 iki&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 has reached %2 points; the other side has %3.</source>
        <extracomment>How the match ended. %2 and %3 are victory points.</extracomment>
        <translation>%1 surinko taškų:&#xa0;%2, kita pusė –&#xa0;%3.</translation>
    </message>
    <message>
        <source>The last round is over: %1 has %2, %3 has %4.</source>
        <extracomment>How the match ended. %1 and %3 are names, %2 and %4 victory points.</extracomment>
        <translation>Paskutinis raundas baigtas: %1 –&#xa0;%2, %3 –&#xa0;%4.</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n victory point(s).</source>
        <extracomment>Why a move is advised.</extracomment>
        <translation>
            <numerusform>Tai duoda %n&#xa0;pergalės tašką.</numerusform>
            <numerusform>Tai duoda %n&#xa0;pergalės taškus.</numerusform>
            <numerusform>Tai duoda %n&#xa0;pergalės taškų.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the knight token.</source>
        <translation>Tai laimi riterio žetoną.</translation>
    </message>
    <message>
        <source>It wins the mill token.</source>
        <translation>Tai laimi malūno žetoną.</translation>
    </message>
    <message>
        <source>More is produced from now on: %1.</source>
        <extracomment>Why a move is advised. %1 is a resource.</extracomment>
        <translation>Nuo šiol bus gaminama daugiau: %1.</translation>
    </message>
    <message>
        <source>It opens a place for a settlement.</source>
        <translation>Atsiranda vieta gyvenvietei.</translation>
    </message>
    <message>
        <source>After it there is enough for: %1.</source>
        <extracomment>Why a trade is advised. %1 is a card, a road, a settlement, or a city.</extracomment>
        <translation>Po to užteks statybai: %1.</translation>
    </message>
    <message>
        <source>Wanted next: %1. Still missing: %2.</source>
        <extracomment>Why a move is advised. %1 is what is wanted next, %2 lists resources.</extracomment>
        <translation>Kitas tikslas: %1. Dar trūksta: %2.</translation>
    </message>
    <message>
        <source>The resources are kept for: %1.</source>
        <extracomment>Why a move is advised. %1 is what the resources are kept for.</extracomment>
        <translation>Resursai taupomi statybai: %1.</translation>
    </message>
    <message>
        <source>Unprotected resources go from %1 to %2, in case brigands come.</source>
        <extracomment>Why a move is advised. %1 and %2 are numbers.</extracomment>
        <translation>Neapsaugotų resursų buvo %1, liks&#xa0;%2 – jei užpultų plėšikai.</translation>
    </message>
    <message>
        <source>It costs the opponent more.</source>
        <translation>Varžovui tai kainuoja daugiau.</translation>
    </message>
    <message>
        <source>The offer is better for the other side.</source>
        <translation>Pasiūlymas naudingesnis kitai pusei.</translation>
    </message>
</context>
<context>
    <name>PrincesWords</name>
    <message>
        <source>Move: %1</source>
        <extracomment>%1 is a region that is picked up.</extracomment>
        <translation>Perkelti: %1</translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation>Tiesti kelią</translation>
    </message>
    <message>
        <source>Build a settlement</source>
        <translation>Statyti gyvenvietę</translation>
    </message>
    <message>
        <source>Build a settlement with the Scout</source>
        <translation>Gyvenvietė su Žvalgyba</translation>
    </message>
    <message>
        <source>Build a city</source>
        <translation>Statyti miestą</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Statyti: %1</translation>
    </message>
    <message>
        <source>Tear down a card</source>
        <translation>Nugriauti kortą</translation>
    </message>
    <message>
        <source>Trade with the bank</source>
        <translation>Mainyti su banku</translation>
    </message>
    <message>
        <source>Give: %1</source>
        <extracomment>A trade with the bank. %1 is a resource with a number.</extracomment>
        <translation>Duoti: %1</translation>
    </message>
    <message>
        <source>Offer a trade</source>
        <translation>Siūlyti mainus</translation>
    </message>
    <message>
        <source>Put under a stack: %1</source>
        <extracomment>%1 is a hand card.</extracomment>
        <translation>Padėti po kalade: %1</translation>
    </message>
    <message>
        <source>Search a stack</source>
        <translation>Peržiūrėti kaladę</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Sužaisti: %1</translation>
    </message>
    <message>
        <source>%1 above</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>%1 – viršuje</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atgal</translation>
    </message>
    <message>
        <source>With which region does it change places? %1</source>
        <extracomment>Headline. %1 is a region that is picked up.</extracomment>
        <translation>Su kuria vietove ją sukeisti? %1</translation>
    </message>
    <message>
        <source>On which side do you build the road?</source>
        <translation>Kurioje pusėje tiesite kelią?</translation>
    </message>
    <message>
        <source>On which side do you build the settlement?</source>
        <translation>Kurioje pusėje statote gyvenvietę?</translation>
    </message>
    <message>
        <source>Which settlement becomes a city?</source>
        <translation>Kuri gyvenvietė taps miestu?</translation>
    </message>
    <message>
        <source>Choose a site: %1</source>
        <extracomment>Headline. %1 is a card that is going to be built.</extracomment>
        <translation>Pasirinkite statybvietę: %1</translation>
    </message>
    <message>
        <source>Which card do you tear down?</source>
        <translation>Kurią kortą nugriausite?</translation>
    </message>
    <message>
        <source>What do you give to the bank?</source>
        <translation>Ką atiduosite bankui?</translation>
    </message>
    <message>
        <source>What do you get for it? %1</source>
        <extracomment>Headline. %1 is a resource with a number.</extracomment>
        <translation>Ką už tai gausite? %1</translation>
    </message>
    <message>
        <source>Under which stack does it go? %1</source>
        <extracomment>Headline. %1 is a hand card.</extracomment>
        <translation>Po kuria kalade ją dėti? %1</translation>
    </message>
    <message>
        <source>Which stack do you search?</source>
        <translation>Kurią kaladę peržiūrėsite?</translation>
    </message>
    <message>
        <source>Alchemist: which number do you set?</source>
        <translation>Alchemikas: kokį skaičių nustatysite?</translation>
    </message>
    <message>
        <source>%1 goes above. Which region goes below?</source>
        <extracomment>Headline. %1 is a region that is going to lie above.</extracomment>
        <translation>Viršuje – %1. Kurią vietovę dėsite apačioje?</translation>
    </message>
    <message>
        <source>Swap with: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Sukeisti su šia: %1</translation>
    </message>
    <message>
        <source>Then you can build: %1</source>
        <extracomment>Under a trade with the bank. %1 is what can be built after it.</extracomment>
        <translation>Tada užteks statybai: %1</translation>
    </message>
    <message>
        <source>A road needs a settlement or city at the end of the row.</source>
        <translation>Keliui reikia gyvenvietės arba miesto eilės gale.</translation>
    </message>
    <message>
        <source>A city is laid on one of your own settlements.</source>
        <translation>Miestas statomas ant savo gyvenvietės.</translation>
    </message>
    <message>
        <source>A settlement needs a road at the end of the row.</source>
        <translation>Gyvenvietei reikia kelio eilės gale.</translation>
    </message>
    <message>
        <source>One side has nothing to trade.</source>
        <translation>Viena pusė neturi ko mainyti.</translation>
    </message>
    <message>
        <source>You give: %1</source>
        <extracomment>A trade with the opponent: one more to give. %1 is a resource.</extracomment>
        <translation>Duodate: %1</translation>
    </message>
    <message>
        <source>You get: %1</source>
        <extracomment>A trade with the opponent: one more to get. %1 is a resource.</extracomment>
        <translation>Gaunate: %1</translation>
    </message>
    <message>
        <source>%1 of %2 stored</source>
        <extracomment>%1 of %2 stored resources are in the offer.</extracomment>
        <translation>%1 iš&#xa0;%2 saugomų</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>dar nieko</translation>
    </message>
    <message>
        <source>Give: %1. Get: %2.</source>
        <extracomment>%1 and %2 list resources.</extracomment>
        <translation>Duodate: %1. Gaunate: %2.</translation>
    </message>
    <message>
        <source>Begin the offer again</source>
        <translation>Siūlyti iš naujo</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n resource(s) of any kind</source>
        <translation>
            <numerusform>Kainuoja %n&#xa0;bet kurį resursą</numerusform>
            <numerusform>Kainuoja %n&#xa0;bet kuriuos resursus</numerusform>
            <numerusform>Kainuoja %n&#xa0;bet kurių resursų</numerusform>
        </translation>
    </message>
    <message>
        <source>Doubles: %1</source>
        <extracomment>What a building would do on this site. %1 lists regions.</extracomment>
        <translation>Dvigubina: %1</translation>
    </message>
    <message>
        <source>Doubles nothing here</source>
        <translation>Čia nieko nedvigubina</translation>
    </message>
    <message>
        <source>Protects: %1</source>
        <extracomment>What a Garrison would do on this site. %1 lists regions.</extracomment>
        <translation>Saugo: %1</translation>
    </message>
    <message numerus="yes">
        <source>Stack %1: %n card(s)</source>
        <translation>
            <numerusform>Kaladė&#xa0;%1: %n&#xa0;korta</numerusform>
            <numerusform>Kaladė&#xa0;%1: %n&#xa0;kortos</numerusform>
            <numerusform>Kaladė&#xa0;%1: %n&#xa0;kortų</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>nežinoma korta</translation>
    </message>
    <message>
        <source>Seen, from the top: %1.</source>
        <extracomment>Memory help. %1 lists cards from the top of a stack, as far as they were seen.</extracomment>
        <translation>Matyta, nuo viršaus: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Event pile: %n card(s)</source>
        <translation>
            <numerusform>Įvykių kaladė: %n&#xa0;korta</numerusform>
            <numerusform>Įvykių kaladė: %n&#xa0;kortos</numerusform>
            <numerusform>Įvykių kaladė: %n&#xa0;kortų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region pile: %n card(s)</source>
        <translation>
            <numerusform>Vietovių kaladė: %n&#xa0;korta</numerusform>
            <numerusform>Vietovių kaladė: %n&#xa0;kortos</numerusform>
            <numerusform>Vietovių kaladė: %n&#xa0;kortų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n road(s)</source>
        <translation>
            <numerusform>Bendros atsargos: %n&#xa0;kelias</numerusform>
            <numerusform>Bendros atsargos: %n&#xa0;keliai</numerusform>
            <numerusform>Bendros atsargos: %n&#xa0;kelių</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n settlement(s)</source>
        <translation>
            <numerusform>Bendros atsargos: %n&#xa0;gyvenvietė</numerusform>
            <numerusform>Bendros atsargos: %n&#xa0;gyvenvietės</numerusform>
            <numerusform>Bendros atsargos: %n&#xa0;gyvenviečių</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n city(s)</source>
        <translation>
            <numerusform>Bendros atsargos: %n&#xa0;miestas</numerusform>
            <numerusform>Bendros atsargos: %n&#xa0;miestai</numerusform>
            <numerusform>Bendros atsargos: %n&#xa0;miestų</numerusform>
        </translation>
    </message>
    <message>
        <source>Production die, not rolled yet</source>
        <translation>Gamybos kauliukas, dar nemestas</translation>
    </message>
    <message>
        <source>Production die: %1. %2 %3</source>
        <extracomment>The production die for screen readers. %1 is its number, %2 and %3 what it brings to the players.</extracomment>
        <translation>Gamybos kauliukas: %1. %2 %3</translation>
    </message>
    <message>
        <source>%1 has no such region.</source>
        <extracomment>What a number of the die brings.</extracomment>
        <translation>%1 tokios vietovės neturi.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>What a number of the die brings. %2 lists regions.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Event die, not rolled yet</source>
        <translation>Įvykių kauliukas, dar nemestas</translation>
    </message>
    <message>
        <source>Event die: %1</source>
        <extracomment>The event die for screen readers. %1 is its symbol.</extracomment>
        <translation>Įvykių kauliukas: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>For screen readers. %1 is what lies there, %2 whose it is.</extracomment>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>Place for a road</source>
        <translation>Vieta keliui</translation>
    </message>
    <message>
        <source>Place for a settlement</source>
        <translation>Vieta gyvenvietei</translation>
    </message>
    <message>
        <source>stores %1 of 3</source>
        <translation>saugoma %1 iš&#xa0;3</translation>
    </message>
    <message>
        <source>doubled</source>
        <extracomment>A building doubles what a region produces.</extracomment>
        <translation>dvigubinama</translation>
    </message>
    <message>
        <source>protected</source>
        <extracomment>A Garrison protects a region.</extracomment>
        <translation>apsaugota</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>For screen readers. %1 is a region, %2 whose it is, %3 lists what it stores and what helps it.</extracomment>
        <translation>%2: %1, %3</translation>
    </message>
    <message>
        <source>%1, above on the left</source>
        <translation>%1, viršuje kairėje</translation>
    </message>
    <message>
        <source>%1, below on the left</source>
        <translation>%1, apačioje kairėje</translation>
    </message>
    <message>
        <source>%1, above on the right</source>
        <translation>%1, viršuje dešinėje</translation>
    </message>
    <message>
        <source>%1, below on the right</source>
        <translation>%1, apačioje dešinėje</translation>
    </message>
    <message>
        <source>%1, above in the middle</source>
        <translation>%1, viršuje viduryje</translation>
    </message>
    <message>
        <source>%1, below in the middle</source>
        <translation>%1, apačioje viduryje</translation>
    </message>
    <message>
        <source>Free site %1 of %2</source>
        <extracomment>For screen readers. %1 says where, %2 whose it is.</extracomment>
        <translation>%2: laisva statybvietė, %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>For screen readers. %1 is a card, %2 says where, %3 whose it is.</extracomment>
        <translation>%3: %1, %2</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <extracomment>For screen readers. %1 is a card.</extracomment>
        <translation>Jūsų rankoje: %1</translation>
    </message>
    <message>
        <source>Event card: %1</source>
        <extracomment>For screen readers. %1 is an event card.</extracomment>
        <translation>Įvykių korta: %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <extracomment>For screen readers. %1 is an action card on the table.</extracomment>
        <translation>Sužaista: %1</translation>
    </message>
    <message>
        <source>%1, card %2 of %3</source>
        <extracomment>For screen readers. %1 is a card, %2 its place among %3.</extracomment>
        <translation>%1, %2 korta iš&#xa0;%3</translation>
    </message>
    <message>
        <source>Knight token: nobody holds it</source>
        <translation>Riterio žetonas: neturi niekas</translation>
    </message>
    <message>
        <source>Mill token: nobody holds it</source>
        <translation>Malūno žetonas: neturi niekas</translation>
    </message>
    <message>
        <source>Knight token: held by %1</source>
        <translation>Riterio žetonas: turi %1</translation>
    </message>
    <message>
        <source>Mill token: held by %1</source>
        <translation>Malūno žetonas: turi %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>On a plate: %1 cards of at most %2.</extracomment>
        <translation>%1&#xa0;/&#xa0;%2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points – settlements %4, cities %5, cards %6, tokens %7.</source>
        <extracomment>A player’s points and where they come from: %1 is the name, all others are numbers of points.</extracomment>
        <translation>%1: taškai %2 iš&#xa0;%3 – gyvenvietės&#xa0;%4, miestai&#xa0;%5, kortos&#xa0;%6, žetonai&#xa0;%7.</translation>
    </message>
    <message>
        <source>Unprotected %1 of %2, strength %3, tournament points %4, commerce %5, cards %6 of %7.</source>
        <extracomment>A player’s figures, all numbers. Brigands come for more than %2 unprotected resources; %7 is the hand limit.</extracomment>
        <translation>Neapsaugota %1 iš&#xa0;%2, jėga&#xa0;%3, turnyriniai taškai&#xa0;%4, prekyba&#xa0;%5, kortos %6 iš&#xa0;%7.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Pasiruošimas</translation>
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
        <source>Turn %1 · event and production</source>
        <translation>Ėjimas %1 · įvykis ir gamyba</translation>
    </message>
    <message>
        <source>Turn %1 · %2 builds</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ėjimas %1 · %2 stato</translation>
    </message>
    <message>
        <source>Turn %1 · %2 refills the hand</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ėjimas %1 · %2 papildo kortas</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Taškai pergalei</translation>
    </message>
    <message>
        <source>Reached in one’s own turn.</source>
        <translation>Juos reikia turėti per savo ėjimą.</translation>
    </message>
    <message>
        <source>Rounds at most</source>
        <translation>Raundų riba</translation>
    </message>
    <message>
        <source>After these, more points win.</source>
        <translation>Po jų laimi tas, kas turi daugiau taškų.</translation>
    </message>
    <message>
        <source>Action cards from</source>
        <translation>Veiksmo kortoms reikia</translation>
    </message>
    <message>
        <source>From how many victory points on action cards may be played.</source>
        <translation>Kiek pergalės taškų reikia, kad būtų galima žaisti veiksmo kortas.</translation>
    </message>
    <message>
        <source>3 points each</source>
        <translation>Po 3&#xa0;taškus</translation>
    </message>
    <message>
        <source>7 points together</source>
        <translation>Kartu 7&#xa0;taškų</translation>
    </message>
    <message>
        <source>Turns without brigands</source>
        <translation>Ėjimai be plėšikų</translation>
    </message>
    <message>
        <source>In so many first turns of each player brigands don’t come.</source>
        <translation>Tiek pirmųjų kiekvieno žaidėjo ėjimų plėšikai nepuola.</translation>
    </message>
    <message>
        <source>Exchange within one stack</source>
        <translation>Keitimas toje pačioje kaladėje</translation>
    </message>
    <message>
        <source>The new card of an exchange comes from the stack under which the old one was put.</source>
        <translation>Keičiant nauja korta imama iš tos kaladės, po kuria padėta senoji.</translation>
    </message>
    <message>
        <source>Cut the hand at the end of the turn</source>
        <translation>Kortų perteklius – baigiant ėjimą</translation>
    </message>
    <message>
        <source>Whoever’s turn it is puts surplus cards away at its end, not at once.</source>
        <translation>Kas eina, tas perteklines kortas padeda ėjimo pabaigoje, o ne iškart.</translation>
    </message>
    <message>
        <source>Tearing down</source>
        <translation>Griovimas</translation>
    </message>
    <message>
        <source>Own cards may be torn down; they leave the game.</source>
        <translation>Savo kortas galima nugriauti; jos pašalinamos iš žaidimo.</translation>
    </message>
    <message>
        <source>Regions one by one</source>
        <translation>Vietovės po vieną</translation>
    </message>
    <message>
        <source>A new settlement’s first region is placed before the second is seen.</source>
        <translation>Pirmoji naujos gyvenvietės vietovė padedama nemačius antrosios.</translation>
    </message>
    <message>
        <source>Choose the region of every payment</source>
        <translation>Rinktis, kuri vietovė moka</translation>
    </message>
    <message>
        <source>Off: the emptiest region gains, and the fullest unprotected one pays.</source>
        <translation>Išjungus gauna tuščiausia vietovė, o moka pilniausia neapsaugota.</translation>
    </message>
    <message>
        <source>Memory help</source>
        <translation>Pagalba atminčiai</translation>
    </message>
    <message>
        <source>The table shows what you have seen in the stacks.</source>
        <translation>Stalas rodo, ką matėte kaladėse.</translation>
    </message>
</context>
</TS>
