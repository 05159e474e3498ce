<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Princes</name>
    <message>
        <source>Rival Princes</source>
        <translation>Zwaśnieni książęta</translation>
    </message>
    <message>
        <source>Two principalities, built card by card</source>
        <translation>Dwa księstwa wznoszone karta po karcie</translation>
    </message>
    <message>
        <source>Each of you rules a small principality. The dice fill its fields, woods and mines; you turn what they bring into roads, settlements and cities, mills and fleets, knights and churches. Mind the brigands, the tournament, and the arsonist your rival keeps in hand. Twelve points win.</source>
        <translation>Każde z&#xa0;was rządzi małym księstwem. Kostki zapełniają pola, lasy i&#xa0;kopalnie, a&#xa0;z&#xa0;tego, co przyniosą, powstają drogi, osady i&#xa0;miasta, młyny i&#xa0;floty, rycerze i&#xa0;kościoły. Strzeż się zbójców, pamiętaj o&#xa0;turnieju i&#xa0;o&#xa0;podpalaczu, którego przeciwnik trzyma na ręce. Dwanaście punktów daje zwycięstwo.</translation>
    </message>
    <message>
        <source>Rival Princes follows the rules of the Settlers of Catan Card Game for two players, as first published in 1996.</source>
        <translation>Zwaśnieni książęta to gra według zasad dwuosobowej gry karcianej Osadnicy z&#xa0;Catanu, wydanej po raz pierwszy w&#xa0;1996 roku.</translation>
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
    <name>PrincesActions</name>
    <message>
        <source>Lay the regions like this</source>
        <translation>Ułóż regiony w&#xa0;ten sposób</translation>
    </message>
    <message>
        <source>Look through stack %1</source>
        <translation>Przejrzyj stos %1</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>%1 is a card.
----------
Spy. %1 is a card.</extracomment>
        <translation>Weź: %1</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nie bierz niczego</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Rzuć kostkami</translation>
    </message>
    <message>
        <source>Set the number %1</source>
        <extracomment>Alchemist. %1 is a number of the die.</extracomment>
        <translation>Ustaw liczbę %1</translation>
    </message>
    <message>
        <source>Build a road on the left</source>
        <translation>Zbuduj drogę po lewej</translation>
    </message>
    <message>
        <source>Build a road on the right</source>
        <translation>Zbuduj drogę po prawej</translation>
    </message>
    <message>
        <source>Build a settlement on the left with the Scout</source>
        <translation>Zbuduj osadę po lewej ze Zwiadowcą</translation>
    </message>
    <message>
        <source>Build a settlement on the right with the Scout</source>
        <translation>Zbuduj osadę po prawej ze Zwiadowcą</translation>
    </message>
    <message>
        <source>Build a settlement on the left</source>
        <translation>Zbuduj osadę po lewej</translation>
    </message>
    <message>
        <source>Build a settlement on the right</source>
        <translation>Zbuduj osadę po prawej</translation>
    </message>
    <message>
        <source>Build a city: %1</source>
        <extracomment>%1 says where: a place counted from the left.</extracomment>
        <translation>Zbuduj miasto: %1</translation>
    </message>
    <message>
        <source>Build: %1 – %2</source>
        <extracomment>%1 is a card, %2 says where.</extracomment>
        <translation>Zbuduj: %1 – %2</translation>
    </message>
    <message>
        <source>Tear down: %1</source>
        <extracomment>%1 says where.</extracomment>
        <translation>Zburz: %1</translation>
    </message>
    <message>
        <source>Trade %1 for %2</source>
        <extracomment>%1 and %2 are resources with a number.</extracomment>
        <translation>Oddaj: %1, weź: %2</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>Złóż tę ofertę</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Zagraj: %1</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Draw from stack %1</source>
        <translation>Dobierz ze stosu %1</translation>
    </message>
    <message>
        <source>Search stack %1</source>
        <translation>Przeszukaj stos %1</translation>
    </message>
    <message>
        <source>Put %1 under stack %2</source>
        <extracomment>%1 is a card, %2 the number of a stack.</extracomment>
        <translation>Włóż pod stos %2: %1</translation>
    </message>
    <message>
        <source>Stop here</source>
        <extracomment>No more cards, no more resources.</extracomment>
        <translation>Na tym koniec</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Store: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Zachowaj tu: %1</translation>
    </message>
    <message>
        <source>Pay: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Zapłać stąd: %1</translation>
    </message>
    <message>
        <source>Give: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Oddaj stąd: %1</translation>
    </message>
    <message>
        <source>Take the payment back</source>
        <translation>Cofnij zapłatę</translation>
    </message>
    <message>
        <source>Take from your opponent: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Zabierz przeciwnikowi: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>%1 says where a card lies that goes back to its owner’s hand.</extracomment>
        <translation>Wybierz: %1</translation>
    </message>
    <message>
        <source>Put away: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Odłóż: %1</translation>
    </message>
    <message>
        <source>Put under stack %1</source>
        <translation>Włóż pod stos %1</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>Przyjmij ofertę</translation>
    </message>
    <message>
        <source>Reject the offer</source>
        <translation>Odrzuć ofertę</translation>
    </message>
    <message>
        <source>%1 above, %2 below</source>
        <extracomment>%1 and %2 are regions.</extracomment>
        <translation>%1 u&#xa0;góry, %2 u&#xa0;dołu</translation>
    </message>
    <message>
        <source>Lay it above</source>
        <translation>Połóż u&#xa0;góry</translation>
    </message>
    <message>
        <source>Lay it below</source>
        <translation>Połóż u&#xa0;dołu</translation>
    </message>
    <message>
        <source>Answer with: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Odpowiedz kartą: %1</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>Przetasuj karty</translation>
    </message>
    <message>
        <source>Shuffle the region pile</source>
        <translation>Przetasuj stos regionów</translation>
    </message>
    <message>
        <source>Shuffle the event pile</source>
        <translation>Przetasuj stos wydarzeń</translation>
    </message>
    <message>
        <source>Both roll: %1 and %2</source>
        <extracomment>Both roll for the first turn; %1 and %2 are numbers.</extracomment>
        <translation>Oboje rzucają: %1 i&#xa0;%2</translation>
    </message>
    <message>
        <source>Dice: %1, %2</source>
        <extracomment>%1 is a number, %2 the symbol of the event die.</extracomment>
        <translation>Kostki: %1, %2</translation>
    </message>
    <message>
        <source>Attack roll: %1</source>
        <extracomment>%1 is a number of the die.</extracomment>
        <translation>Rzut za atak: %1</translation>
    </message>
    <message>
        <source>town %1 on the left</source>
        <extracomment>Where a settlement or city lies: counted from the first road outward.</extracomment>
        <translation>miejscowość %1 po lewej</translation>
    </message>
    <message>
        <source>town %1 on the right</source>
        <extracomment>Where a settlement or city lies: counted from the first road outward.</extracomment>
        <translation>miejscowość %1 po prawej</translation>
    </message>
    <message>
        <source>above %1</source>
        <extracomment>Where a site lies; %1 is a town.</extracomment>
        <translation>%1, u&#xa0;góry</translation>
    </message>
    <message>
        <source>far above %1</source>
        <extracomment>Where a site lies; %1 is a town.</extracomment>
        <translation>%1, u&#xa0;góry dalej</translation>
    </message>
    <message>
        <source>below %1</source>
        <extracomment>Where a site lies; %1 is a town.</extracomment>
        <translation>%1, u&#xa0;dołu</translation>
    </message>
    <message>
        <source>far below %1</source>
        <extracomment>Where a site lies; %1 is a town.</extracomment>
        <translation>%1, u&#xa0;dołu dalej</translation>
    </message>
    <message>
        <source>The turn ends</source>
        <translation>Tura się kończy</translation>
    </message>
    <message>
        <source>Keep all cards; the turn ends</source>
        <translation>Zatrzymaj karty; tura się kończy</translation>
    </message>
    <message>
        <source>Let the attack come</source>
        <translation>Pozwól na atak</translation>
    </message>
    <message>
        <source>Then refill the hand</source>
        <translation>Potem uzupełnij rękę</translation>
    </message>
    <message>
        <source>Stores %1 of 3</source>
        <translation>Zapas: %1 z&#xa0;3</translation>
    </message>
    <message>
        <source>Arrange your six regions: swap them until they lie as you like.</source>
        <translation>Ułóż swoje sześć regionów: zamieniaj je miejscami, aż będą leżeć po twojej myśli.</translation>
    </message>
    <message>
        <source>Which stack do you look through for your first three cards?</source>
        <translation>Który stos przejrzysz, by wziąć trzy pierwsze karty?</translation>
    </message>
    <message>
        <source>Master Builder: which stack do you look through?</source>
        <translation>Mistrz budowlany: który stos przejrzysz?</translation>
    </message>
    <message numerus="yes">
        <source>Choose your first cards: %n more.</source>
        <translation>
            <numerusform>Wybierz pierwsze karty: jeszcze %n.</numerusform>
            <numerusform>Wybierz pierwsze karty: jeszcze %n.</numerusform>
            <numerusform>Wybierz pierwsze karty: jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a card. The order of the others stays.</source>
        <translation>Weź jedną kartę. Kolejność pozostałych się nie zmienia.</translation>
    </message>
    <message>
        <source>Master Builder: take a card, or nothing.</source>
        <translation>Mistrz budowlany: weź kartę albo nie bierz niczego.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice.</source>
        <translation>Twoja tura: rzuć kostkami.</translation>
    </message>
    <message>
        <source>Build, play, and trade as you like.</source>
        <translation>Buduj, zagrywaj i&#xa0;handluj do woli.</translation>
    </message>
    <message>
        <source>Refill your hand: draw, or search a stack.</source>
        <translation>Uzupełnij rękę: dobierz kartę albo przeszukaj stos.</translation>
    </message>
    <message>
        <source>Exchange a card? Choose the one to put under a stack.</source>
        <translation>Chcesz wymienić kartę? Wybierz tę, która trafi pod stos.</translation>
    </message>
    <message>
        <source>Take your new card: draw, or search a stack.</source>
        <translation>Weź nową kartę: dobierz ją albo przeszukaj stos.</translation>
    </message>
    <message>
        <source>Too many cards: put one under a stack.</source>
        <translation>Za dużo kart: włóż jedną pod stos.</translation>
    </message>
    <message>
        <source>Master Builder: put one of your cards under a stack.</source>
        <translation>Mistrz budowlany: włóż jedną ze swoich kart pod stos.</translation>
    </message>
    <message>
        <source>Trade advantage: take a resource from your opponent?</source>
        <translation>Przewaga handlowa: zabierasz przeciwnikowi surowiec?</translation>
    </message>
    <message>
        <source>Conflict: choose the second card to put away.</source>
        <translation>Konflikt: wybierz drugą kartę do odłożenia.</translation>
    </message>
    <message>
        <source>Conflict: choose the first card to put away.</source>
        <translation>Konflikt: wybierz pierwszą kartę do odłożenia.</translation>
    </message>
    <message>
        <source>Conflict: under which stack do the cards go?</source>
        <translation>Konflikt: pod który stos trafią karty?</translation>
    </message>
    <message>
        <source>Which region stores it? %1</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>Który region to przechowa? %1</translation>
    </message>
    <message numerus="yes">
        <source>Pay with any resources: %n more.</source>
        <translation>
            <numerusform>Zapłać dowolnymi surowcami: jeszcze %n.</numerusform>
            <numerusform>Zapłać dowolnymi surowcami: jeszcze %n.</numerusform>
            <numerusform>Zapłać dowolnymi surowcami: jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which region pays? %1</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>Który region płaci? %1</translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Headline. %1 is the one who offers, %2 and %3 list resources.</extracomment>
        <translation>%1 oferuje: %2. W&#xa0;zamian chce: %3.</translation>
    </message>
    <message>
        <source>Scout: choose the region that goes above, then the one below.</source>
        <translation>Zwiadowca: wybierz region, który trafi na górę, potem ten na dół.</translation>
    </message>
    <message>
        <source>Two new regions: choose the one that goes above.</source>
        <translation>Dwa nowe regiony: wybierz ten, który trafi na górę.</translation>
    </message>
    <message>
        <source>A new region: above or below?</source>
        <translation>Nowy region: na górę czy na dół?</translation>
    </message>
    <message>
        <source>An Arsonist attacks your buildings. Do you answer?</source>
        <translation>Podpalacz atakuje twoje budynki. Odpowiadasz?</translation>
    </message>
    <message>
        <source>A Black Knight attacks your knights. Do you answer?</source>
        <translation>Czarny rycerz atakuje twoich rycerzy. Odpowiadasz?</translation>
    </message>
    <message>
        <source>A Raid threatens your resources. Do you answer?</source>
        <translation>Najazd zagraża twoim surowcom. Odpowiadasz?</translation>
    </message>
    <message numerus="yes">
        <source>Raid: take from your opponent, %n more.</source>
        <translation>
            <numerusform>Najazd: zabierz przeciwnikowi jeszcze %n surowiec.</numerusform>
            <numerusform>Najazd: zabierz przeciwnikowi jeszcze %n surowce.</numerusform>
            <numerusform>Najazd: zabierz przeciwnikowi jeszcze %n surowców.</numerusform>
        </translation>
    </message>
    <message>
        <source>Caravan: give a second resource, or stop.</source>
        <translation>Karawana: oddaj drugi surowiec albo na tym poprzestań.</translation>
    </message>
    <message>
        <source>Caravan: which region gives a resource?</source>
        <translation>Karawana: który region oddaje surowiec?</translation>
    </message>
    <message>
        <source>Merchant: take a second resource, or stop.</source>
        <translation>Kupiec: weź drugi surowiec albo na tym poprzestań.</translation>
    </message>
    <message>
        <source>Merchant: take a resource from your opponent.</source>
        <translation>Kupiec: zabierz przeciwnikowi surowiec.</translation>
    </message>
    <message>
        <source>Merchant: which region gives one back?</source>
        <translation>Kupiec: który region oddaje surowiec w&#xa0;zamian?</translation>
    </message>
    <message>
        <source>Spy: take a knight, a fleet, or an action card.</source>
        <translation>Szpieg: weź rycerza, flotę albo kartę akcji.</translation>
    </message>
    <message>
        <source>You win the tournament: which region gains 1?</source>
        <translation>Wygrywasz turniej: który region zyskuje 1?</translation>
    </message>
    <message>
        <source>Good harvest: which region gains 1?</source>
        <translation>Dobre zbiory: który region zyskuje 1?</translation>
    </message>
    <message>
        <source>Progress: which region gains 1?</source>
        <translation>Postęp: który region zyskuje 1?</translation>
    </message>
    <message>
        <source>Caravan: which region gains 1?</source>
        <translation>Karawana: który region zyskuje 1?</translation>
    </message>
    <message>
        <source>Which of your buildings goes back to your hand?</source>
        <translation>Który z&#xa0;twoich budynków wraca na twoją rękę?</translation>
    </message>
    <message>
        <source>Which building goes back to your opponent’s hand?</source>
        <translation>Który budynek wraca na rękę przeciwnika?</translation>
    </message>
    <message>
        <source>Which of your knights goes back to your hand?</source>
        <translation>Który z&#xa0;twoich rycerzy wraca na twoją rękę?</translation>
    </message>
    <message>
        <source>Which knight goes back to your opponent’s hand?</source>
        <translation>Który rycerz wraca na rękę przeciwnika?</translation>
    </message>
    <message>
        <source>Civil war: which of your units goes back to your hand?</source>
        <translation>Wojna domowa: która z&#xa0;twoich jednostek wraca na twoją rękę?</translation>
    </message>
    <message>
        <source>Civil war: which unit goes back to your opponent’s hand?</source>
        <translation>Wojna domowa: która jednostka wraca na rękę przeciwnika?</translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation>Trwa tasowanie kart.</translation>
    </message>
    <message>
        <source>The region pile is shuffled.</source>
        <translation>Trwa tasowanie stosu regionów.</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>Trwa tasowanie stosu wydarzeń.</translation>
    </message>
    <message>
        <source>Both roll for the first turn.</source>
        <translation>Oboje rzucają o&#xa0;pierwszą turę.</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Kostki się toczą.</translation>
    </message>
    <message>
        <source>%1 arranges the regions.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 układa regiony.</translation>
    </message>
    <message>
        <source>%1 may answer the attack.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 może odpowiedzieć na atak.</translation>
    </message>
    <message>
        <source>%1 thinks about the offer.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 zastanawia się nad ofertą.</translation>
    </message>
    <message>
        <source>%1 looks through a stack.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 przegląda stos.</translation>
    </message>
    <message>
        <source>%1 builds and trades.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 buduje i&#xa0;handluje.</translation>
    </message>
    <message>
        <source>%1 refills the hand.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 uzupełnia rękę.</translation>
    </message>
</context>
<context>
    <name>PrincesBase</name>
    <message>
        <source>%1 × %2</source>
        <extracomment>An item of a list: %1 is a resource, %2 how many of it.</extracomment>
        <translation>%1 × %2</translation>
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
    <message numerus="yes">
        <source>%n victory point(s).</source>
        <translation>
            <numerusform>%n punkt zwycięstwa.</numerusform>
            <numerusform>%n punkty zwycięstwa.</numerusform>
            <numerusform>%n punktów zwycięstwa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1, tournament points %2.</source>
        <extracomment>A knight’s figures: %1 and %2 are numbers.</extracomment>
        <translation>Siła %1, punkty turniejowe %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n commerce point(s).</source>
        <translation>
            <numerusform>%n punkt handlu.</numerusform>
            <numerusform>%n punkty handlu.</numerusform>
            <numerusform>%n punktów handlu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only at a city.</source>
        <translation>Tylko przy mieście.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>Koszt: %1.</translation>
    </message>
    <message>
        <source>The cards and what they do</source>
        <translation>Karty i&#xa0;ich działanie</translation>
    </message>
    <message>
        <source>Green cards lie on any site, red cards only at cities. A card acts on the two regions beside its site, on the same side of the town. Action cards leave the game when they have been played.</source>
        <translation>Zielone karty leżą na każdym miejscu budowy, czerwone tylko przy miastach. Karta działa na dwa regiony obok swojego miejsca, po tej samej stronie miejscowości. Zagrane karty akcji wypadają z&#xa0;gry.</translation>
    </message>
</context>
<context>
    <name>PrincesCards</name>
    <message>
        <source>Rowan of the Ford</source>
        <extracomment>Name of a knight, as printed on the card.</extracomment>
        <translation>Rowan znad Brodu</translation>
    </message>
    <message>
        <source>Lucian Goldplume</source>
        <translation>Lucjan Złote Pióro</translation>
    </message>
    <message>
        <source>Hoss Iron Fist</source>
        <translation>Hoss Żelazna Pięść</translation>
    </message>
    <message>
        <source>Morgan Greycloak</source>
        <translation>Morgan Szary Płaszcz</translation>
    </message>
    <message>
        <source>Bruno the Boulder</source>
        <translation>Bruno Głaz</translation>
    </message>
    <message>
        <source>Ivar Wildaxe</source>
        <translation>Iwar Dziki Topór</translation>
    </message>
    <message>
        <source>Tobin Quickspur</source>
        <translation>Tobin Szybka Ostroga</translation>
    </message>
    <message>
        <source>Emmet Empty-Purse</source>
        <translation>Emmet Pusta Sakwa</translation>
    </message>
    <message>
        <source>Garrick of the Marsh</source>
        <translation>Garrick z&#xa0;Bagien</translation>
    </message>
    <message>
        <source>Brick Fleet</source>
        <extracomment>Name of a card: ships that trade this resource.</extracomment>
        <translation>Flota gliny</translation>
    </message>
    <message>
        <source>Gold Fleet</source>
        <translation>Flota złota</translation>
    </message>
    <message>
        <source>Grain Fleet</source>
        <translation>Flota zboża</translation>
    </message>
    <message>
        <source>Lumber Fleet</source>
        <translation>Flota drewna</translation>
    </message>
    <message>
        <source>Ore Fleet</source>
        <translation>Flota rudy</translation>
    </message>
    <message>
        <source>Wool Fleet</source>
        <translation>Flota wełny</translation>
    </message>
    <message>
        <source>Abbey</source>
        <extracomment>Name of a building, as printed on the card.</extracomment>
        <translation>Opactwo</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Garnizon</translation>
    </message>
    <message>
        <source>Smithy</source>
        <translation>Kuźnia</translation>
    </message>
    <message>
        <source>Brick Factory</source>
        <translation>Cegielnia</translation>
    </message>
    <message>
        <source>Iron Foundry</source>
        <translation>Odlewnia żelaza</translation>
    </message>
    <message>
        <source>Grain Mill</source>
        <translation>Młyn</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <translation>Tartak</translation>
    </message>
    <message>
        <source>Spinning Mill</source>
        <translation>Przędzalnia</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>Akwedukt</translation>
    </message>
    <message>
        <source>Bath House</source>
        <translation>Łaźnia</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Kościół</translation>
    </message>
    <message>
        <source>Colossus</source>
        <translation>Kolos</translation>
    </message>
    <message>
        <source>Counting House</source>
        <translation>Kantor</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <translation>Targowisko</translation>
    </message>
    <message>
        <source>Merchant Guild</source>
        <translation>Gildia kupiecka</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Mennica</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Ratusz</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <extracomment>Name of an action card: a person.</extracomment>
        <translation>Alchemik</translation>
    </message>
    <message>
        <source>Arsonist</source>
        <translation>Podpalacz</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Biskup</translation>
    </message>
    <message>
        <source>Black Knight</source>
        <translation>Czarny rycerz</translation>
    </message>
    <message>
        <source>Raid</source>
        <extracomment>Name of an action card: the robbing of two resources.</extracomment>
        <translation>Najazd</translation>
    </message>
    <message>
        <source>Caravan</source>
        <translation>Karawana</translation>
    </message>
    <message>
        <source>Herb Woman</source>
        <translation>Zielarka</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kupiec</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Zwiadowca</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Szpieg</translation>
    </message>
    <message>
        <source>Civil War</source>
        <extracomment>Name of an event card.</extracomment>
        <translation>Wojna domowa</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>Master Builder</source>
        <translation>Mistrz budowlany</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Zaraza</translation>
    </message>
    <message>
        <source>Productive Year</source>
        <translation>Rok obfitości</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>Year End</source>
        <translation>Koniec roku</translation>
    </message>
    <message>
        <source>In your turn, trade 2 brick for 1 other resource, as often as you like.</source>
        <translation>W&#xa0;swojej turze wymieniasz 2 gliny na 1 inny surowiec, ile razy chcesz.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 gold for 1 other resource, as often as you like.</source>
        <translation>W&#xa0;swojej turze wymieniasz 2 złota na 1 inny surowiec, ile razy chcesz.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 grain for 1 other resource, as often as you like.</source>
        <translation>W&#xa0;swojej turze wymieniasz 2 zboża na 1 inny surowiec, ile razy chcesz.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 lumber for 1 other resource, as often as you like.</source>
        <translation>W&#xa0;swojej turze wymieniasz 2 drewna na 1 inny surowiec, ile razy chcesz.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 ore for 1 other resource, as often as you like.</source>
        <translation>W&#xa0;swojej turze wymieniasz 2 rudy na 1 inny surowiec, ile razy chcesz.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 wool for 1 other resource, as often as you like.</source>
        <translation>W&#xa0;swojej turze wymieniasz 2 wełny na 1 inny surowiec, ile razy chcesz.</translation>
    </message>
    <message>
        <source>You may hold 1 more card. Progress brings you 1 resource.</source>
        <translation>Możesz mieć na ręce o&#xa0;1 kartę więcej. Postęp daje ci 1 surowiec.</translation>
    </message>
    <message>
        <source>Protects its 2 neighboring regions: what they store is not counted when brigands come.</source>
        <translation>Chroni 2 sąsiednie regiony: ich zapas nie liczy się przy napadzie zbójców.</translation>
    </message>
    <message>
        <source>Each of your knights has 1 more strength. Tournament points stay as they are.</source>
        <translation>Każdy twój rycerz ma o&#xa0;1 siłę więcej. Punkty turniejowe się nie zmieniają.</translation>
    </message>
    <message>
        <source>Neighboring hills produce 2 brick instead of 1.</source>
        <translation>Sąsiednie wzgórza dają 2 gliny zamiast 1.</translation>
    </message>
    <message>
        <source>Neighboring mountains produce 2 ore instead of 1.</source>
        <translation>Sąsiednie góry dają 2 rudy zamiast 1.</translation>
    </message>
    <message>
        <source>Neighboring fields produce 2 grain instead of 1.</source>
        <translation>Sąsiednie pola dają 2 zboża zamiast 1.</translation>
    </message>
    <message>
        <source>Neighboring forests produce 2 lumber instead of 1.</source>
        <translation>Sąsiednie lasy dają 2 drewna zamiast 1.</translation>
    </message>
    <message>
        <source>Neighboring pastures produce 2 wool instead of 1.</source>
        <translation>Sąsiednie pastwiska dają 2 wełny zamiast 1.</translation>
    </message>
    <message>
        <source>The plague spares your whole principality.</source>
        <translation>Zaraza omija całe twoje księstwo.</translation>
    </message>
    <message>
        <source>The plague spares the 4 regions at this city.</source>
        <translation>Zaraza omija 4 regiony przy tym mieście.</translation>
    </message>
    <message>
        <source>Knights and fleets at this city are safe from civil war.</source>
        <translation>Rycerzom i&#xa0;flotom przy tym mieście nie grozi wojna domowa.</translation>
    </message>
    <message>
        <source>It stands there, and everybody looks up to it.</source>
        <translation>Stoi, a&#xa0;wszyscy zadzierają głowy.</translation>
    </message>
    <message>
        <source>It brings commerce, and nothing else.</source>
        <translation>Przynosi punkty handlu i&#xa0;nic więcej.</translation>
    </message>
    <message>
        <source>Each of your fleets has 1 more commerce point.</source>
        <translation>Każda twoja flota ma o&#xa0;1 punkt handlu więcej.</translation>
    </message>
    <message>
        <source>In your turn, trade 1 gold for 1 other resource, as often as you like.</source>
        <translation>W&#xa0;swojej turze wymieniasz 1 złoto na 1 inny surowiec, ile razy chcesz.</translation>
    </message>
    <message>
        <source>Searching a stack costs you 1 resource instead of 2.</source>
        <translation>Przeszukanie stosu kosztuje cię 1 surowiec zamiast 2.</translation>
    </message>
    <message>
        <source>Play before your roll: you set the production die to a number of your choice and roll only the event die.</source>
        <translation>Zagraj przed rzutem: ustawiasz kostkę produkcji na wybraną liczbę i&#xa0;rzucasz tylko kostką wydarzeń.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 a building of your choice goes back to your opponent’s hand, on 6 one of yours.</source>
        <translation>Atak: rzuć kostką. Przy 1–5 wybrany przez ciebie budynek wraca na rękę przeciwnika, przy 6 – jeden z&#xa0;twoich na twoją.</translation>
    </message>
    <message>
        <source>Answer to an Arsonist or a Raid: the attacker now wins only on 1–2.</source>
        <translation>Odpowiedź na Podpalacza lub Najazd: atak udaje się już tylko przy 1–2.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 a knight of your choice goes back to your opponent’s hand, on 6 one of yours.</source>
        <translation>Atak: rzuć kostką. Przy 1–5 wybrany przez ciebie rycerz wraca na rękę przeciwnika, przy 6 – jeden z&#xa0;twoich na twoją.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 you take 2 resources of your choice from your opponent, on 6 it is the reverse.</source>
        <translation>Atak: rzuć kostką. Przy 1–5 zabierasz przeciwnikowi 2 wybrane surowce, przy 6 – na odwrót.</translation>
    </message>
    <message>
        <source>Swap up to 2 of your resources for as many others of your choice.</source>
        <translation>Wymień do 2 swoich surowców na tyle samo innych, wybranych przez ciebie.</translation>
    </message>
    <message>
        <source>Answer to a Black Knight: the attacker now wins only on 1–2.</source>
        <translation>Odpowiedź na Czarnego rycerza: atak udaje się już tylko przy 1–2.</translation>
    </message>
    <message>
        <source>Take up to 2 resources of your choice from your opponent, then give 1 of your choice.</source>
        <translation>Zabierz przeciwnikowi do 2 wybranych surowców, potem oddaj mu 1 wybrany.</translation>
    </message>
    <message>
        <source>Play while building a settlement: you choose its 2 regions from the whole region pile.</source>
        <translation>Zagraj, budując osadę: jej 2 regiony wybierasz z&#xa0;całego stosu regionów.</translation>
    </message>
    <message>
        <source>Look at your opponent’s hand and take 1 knight, fleet, or action card.</source>
        <translation>Obejrzyj rękę przeciwnika i&#xa0;weź 1 rycerza, flotę lub kartę akcji.</translation>
    </message>
    <message>
        <source>1 knight or fleet of each player returns to the hand; the opponent chooses which. A Church protects its city.</source>
        <translation>1 rycerz lub flota każdego gracza wraca na rękę; wybiera przeciwnik. Kościół chroni swoje miasto.</translation>
    </message>
    <message>
        <source>Whoever holds the knight token looks at the opponent’s hand and puts 2 of its cards under a stack.</source>
        <translation>Kto ma żeton rycerza, ogląda rękę przeciwnika i&#xa0;wkłada 2 jej karty pod stos.</translation>
    </message>
    <message>
        <source>Each player looks through a stack and may take 1 card for 1 card of the hand.</source>
        <translation>Każdy gracz przegląda stos i&#xa0;może wziąć 1 kartę za 1 kartę z&#xa0;ręki.</translation>
    </message>
    <message>
        <source>Every region at a city loses 1 resource. Aqueduct and Bath House protect.</source>
        <translation>Każdy region przy mieście traci 1 surowiec. Chronią Akwedukt i&#xa0;Łaźnia.</translation>
    </message>
    <message>
        <source>Every region gains 1 resource for each neighboring Garrison.</source>
        <translation>Każdy region zyskuje 1 surowiec za każdy sąsiedni Garnizon.</translation>
    </message>
    <message>
        <source>Each player takes 1 resource of choice for each Abbey and each Library.</source>
        <translation>Każdy gracz bierze 1 wybrany surowiec za każde Opactwo i&#xa0;każdą Bibliotekę.</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>Stos wydarzeń zostaje przetasowany.</translation>
    </message>
    <message>
        <source>brick</source>
        <extracomment>A resource, in a list after a colon or before a number.</extracomment>
        <translation>glina</translation>
    </message>
    <message>
        <source>lumber</source>
        <translation>drewno</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>zboże</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>wełna</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>ruda</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>złoto</translation>
    </message>
    <message>
        <source>Fields %1</source>
        <extracomment>Name of a region with the number on which it produces: &quot;Fields 3&quot;.</extracomment>
        <translation>Pola %1</translation>
    </message>
    <message>
        <source>Mountains %1</source>
        <translation>Góry %1</translation>
    </message>
    <message>
        <source>Pasture %1</source>
        <translation>Pastwisko %1</translation>
    </message>
    <message>
        <source>Forest %1</source>
        <translation>Las %1</translation>
    </message>
    <message>
        <source>Hills %1</source>
        <translation>Wzgórza %1</translation>
    </message>
    <message>
        <source>Gold field %1</source>
        <translation>Złotonośne pola %1</translation>
    </message>
    <message>
        <source>Produces 1 grain on %1 and stores up to 3.</source>
        <extracomment>What a region card does; %1 is a number of the die.</extracomment>
        <translation>Przy %1 daje 1 zboże; mieści do 3.</translation>
    </message>
    <message>
        <source>Produces 1 ore on %1 and stores up to 3.</source>
        <translation>Przy %1 daje 1 rudę; mieści do 3.</translation>
    </message>
    <message>
        <source>Produces 1 wool on %1 and stores up to 3.</source>
        <translation>Przy %1 daje 1 wełnę; mieści do 3.</translation>
    </message>
    <message>
        <source>Produces 1 lumber on %1 and stores up to 3.</source>
        <translation>Przy %1 daje 1 drewno; mieści do 3.</translation>
    </message>
    <message>
        <source>Produces 1 brick on %1 and stores up to 3.</source>
        <translation>Przy %1 daje 1 glinę; mieści do 3.</translation>
    </message>
    <message>
        <source>Produces 1 gold on %1 and stores up to 3. Gold builds nothing, but it can be traded.</source>
        <translation>Przy %1 daje 1 złoto; mieści do 3. Złotem się nie buduje, ale można nim handlować.</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>A card of the row in the middle of a principality.</extracomment>
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
        <source>Lies at the end of your row; a settlement can follow beyond it.</source>
        <translation>Leży na końcu twojego rzędu; za nią może stanąć osada.</translation>
    </message>
    <message>
        <source>1 victory point and 2 sites for green cards. A new one brings 2 regions.</source>
        <translation>1 punkt zwycięstwa i&#xa0;2 miejsca budowy na zielone karty. Nowa przynosi 2 regiony.</translation>
    </message>
    <message>
        <source>Is laid on a settlement: 2 victory points and 4 sites for green and red cards.</source>
        <translation>Kładzie się je na osadzie: 2 punkty zwycięstwa i&#xa0;4 miejsca budowy na zielone i&#xa0;czerwone karty.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>A symbol of the event die.</extracomment>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Trade advantage</source>
        <translation>Przewaga handlowa</translation>
    </message>
    <message>
        <source>Brigands</source>
        <translation>Napad zbójców</translation>
    </message>
    <message>
        <source>Good harvest</source>
        <translation>Dobre zbiory</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>Karta wydarzenia</translation>
    </message>
</context>
<context>
    <name>PrincesEvents</name>
    <message numerus="yes">
        <source>%n card(s) lie in five stacks.</source>
        <translation>
            <numerusform>%n karta leży w&#xa0;pięciu stosach.</numerusform>
            <numerusform>%n karty leżą w&#xa0;pięciu stosach.</numerusform>
            <numerusform>%n kart leży w&#xa0;pięciu stosach.</numerusform>
        </translation>
    </message>
    <message>
        <source>The region pile is shuffled.</source>
        <translation>Stos regionów jest przetasowany.</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>Stos wydarzeń jest przetasowany.</translation>
    </message>
    <message>
        <source>%1 has arranged the regions.</source>
        <translation>%1 kończy układanie regionów.</translation>
    </message>
    <message>
        <source>Both principalities are shown.</source>
        <translation>Oba księstwa są odsłonięte.</translation>
    </message>
    <message>
        <source>%1 rolls %2, %3 rolls %4. They roll again.</source>
        <extracomment>Log line: both roll for the first turn. %1 and %3 are names, %2 and %4 numbers.</extracomment>
        <translation>%1 wyrzuca %2, %3 wyrzuca %4. Rzucają jeszcze raz.</translation>
    </message>
    <message>
        <source>%1 rolls %2, %3 rolls %4. %5 begins.</source>
        <extracomment>Log line. %1 and %3 are names, %2 and %4 numbers, %5 is the one who begins.</extracomment>
        <translation>%1 wyrzuca %2, %3 wyrzuca %4. Zaczyna %5.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Tura %1: %2.</translation>
    </message>
    <message>
        <source>%1 sets the number %2 and rolls: %3.</source>
        <extracomment>Log line, with an Alchemist. %2 is a number, %3 the symbol of the event die.</extracomment>
        <translation>%1 ustawia liczbę %2 i&#xa0;wyrzuca: %3.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and: %3.</source>
        <extracomment>Log line. %2 is a number, %3 the symbol of the event die.</extracomment>
        <translation>%1 wyrzuca %2 i: %3.</translation>
    </message>
    <message>
        <source>%1 takes the payment back.</source>
        <translation>%1 cofa zapłatę.</translation>
    </message>
    <message>
        <source>Tournament: %1 to %2. Nobody wins.</source>
        <extracomment>Log line. %1 and %2 are numbers of tournament points.</extracomment>
        <translation>Turniej: %1 do %2. Nikt nie wygrywa.</translation>
    </message>
    <message>
        <source>Tournament: %1 to %2. %3 wins.</source>
        <extracomment>Log line. %1 and %2 are numbers of tournament points, %3 is the winner.</extracomment>
        <translation>Turniej: %1 do %2. Wygrywa %3.</translation>
    </message>
    <message>
        <source>%1 takes nothing for the trade advantage.</source>
        <translation>%1 nie korzysta z&#xa0;przewagi handlowej.</translation>
    </message>
    <message>
        <source>%1 takes for the trade advantage: %2.</source>
        <extracomment>Log line. %2 is a resource.</extracomment>
        <translation>%1 korzysta z&#xa0;przewagi handlowej i&#xa0;bierze: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Brigands rob %1, who has %n unprotected resource(s).</source>
        <extracomment>Log line. %n is how many unprotected resources the player has.</extracomment>
        <translation>
            <numerusform>%1 pada ofiarą zbójców: %n niechroniony surowiec.</numerusform>
            <numerusform>%1 pada ofiarą zbójców: %n niechronione surowce.</numerusform>
            <numerusform>%1 pada ofiarą zbójców: %n niechronionych surowców.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brigands spare %1, who has %n unprotected resource(s).</source>
        <extracomment>Log line. %n is how many unprotected resources the player has.</extracomment>
        <translation>
            <numerusform>%1 unika zbójców: %n niechroniony surowiec.</numerusform>
            <numerusform>%1 unika zbójców: %n niechronione surowce.</numerusform>
            <numerusform>%1 unika zbójców: %n niechronionych surowców.</numerusform>
        </translation>
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
        <source>%1 rejects the offer.</source>
        <translation>%1 odrzuca ofertę.</translation>
    </message>
    <message>
        <source>%1 produces: %2 (%3).</source>
        <translation>%1 produkuje: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 gains in the productive year: %2 (%3).</source>
        <translation>%1 zyskuje w&#xa0;roku obfitości: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for the tournament: %2 (%3).</source>
        <translation>%1 bierze za turniej: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for the good harvest: %2 (%3).</source>
        <translation>%1 bierze za dobre zbiory: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for progress: %2 (%3).</source>
        <translation>%1 bierze za postęp: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes back: %2 (%3).</source>
        <translation>%1 bierze z&#xa0;powrotem: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 receives: %2 (%3).</source>
        <extracomment>Log line: resources come from the bank or from the other player.</extracomment>
        <translation>%1 otrzymuje: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 loses to the brigands: %2 (%3).</source>
        <translation>%1 traci w&#xa0;napadzie zbójców: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 loses by the plague: %2 (%3).</source>
        <translation>%1 traci przez zarazę: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 pays: %2 (%3).</source>
        <translation>%1 płaci: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 gives: %2 (%3).</source>
        <extracomment>Log line: resources go to the other player.</extracomment>
        <translation>%1 oddaje: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 looks through stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1 przegląda stos %2.</translation>
    </message>
    <message>
        <source>%1 takes a card from stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1 bierze kartę ze stosu %2.</translation>
    </message>
    <message>
        <source>%1 takes a card from stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>%1 bierze kartę ze stosu %2: %3.</translation>
    </message>
    <message>
        <source>%1 takes no card.</source>
        <translation>%1 nie bierze karty.</translation>
    </message>
    <message>
        <source>%1 draws from stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1 dobiera ze stosu %2.</translation>
    </message>
    <message>
        <source>%1 draws from stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>%1 dobiera ze stosu %2: %3.</translation>
    </message>
    <message>
        <source>A card of %1 goes under stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>Karta gracza %1 trafia pod stos %2.</translation>
    </message>
    <message>
        <source>A card of %1 goes under stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>Karta gracza %1 trafia pod stos %2: %3.</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2.</source>
        <translation>%1 ogląda rękę gracza %2.</translation>
    </message>
    <message>
        <source>%1 takes a card from the hand of %2.</source>
        <translation>%1 bierze kartę z&#xa0;ręki gracza %2.</translation>
    </message>
    <message>
        <source>%1 takes a card from the hand of %2: %3.</source>
        <extracomment>Log line. %3 is a card.</extracomment>
        <translation>%1 bierze kartę z&#xa0;ręki gracza %2: %3.</translation>
    </message>
    <message>
        <source>%1 is going to build a road.</source>
        <translation>%1 zamierza zbudować drogę.</translation>
    </message>
    <message>
        <source>%1 is going to build a settlement.</source>
        <translation>%1 zamierza zbudować osadę.</translation>
    </message>
    <message>
        <source>%1 is going to build a city.</source>
        <translation>%1 zamierza zbudować miasto.</translation>
    </message>
    <message>
        <source>%1 is going to build: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 zamierza zbudować: %2.</translation>
    </message>
    <message>
        <source>%1 builds a road.</source>
        <translation>%1 buduje drogę.</translation>
    </message>
    <message>
        <source>%1 builds a settlement.</source>
        <translation>%1 buduje osadę.</translation>
    </message>
    <message>
        <source>%1 builds a city.</source>
        <translation>%1 buduje miasto.</translation>
    </message>
    <message>
        <source>%1 builds: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 buduje: %2.</translation>
    </message>
    <message>
        <source>%1 tears down: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 burzy: %2.</translation>
    </message>
    <message>
        <source>%1 takes back into the hand: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 zabiera na rękę: %2.</translation>
    </message>
    <message>
        <source>%1 looks at new regions.</source>
        <translation>%1 ogląda nowe regiony.</translation>
    </message>
    <message>
        <source>%1 looks at new regions: %2.</source>
        <extracomment>Log line. %2 lists regions.</extracomment>
        <translation>%1 ogląda nowe regiony: %2.</translation>
    </message>
    <message>
        <source>%1 gains two regions: %2 above, %3 below.</source>
        <extracomment>Log line. %2 and %3 are regions.</extracomment>
        <translation>%1 zyskuje dwa regiony: %2 u&#xa0;góry, %3 u&#xa0;dołu.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 zagrywa: %2.</translation>
    </message>
    <message>
        <source>Out of the game: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>Poza grą: %1.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack succeeds in spite of the answer.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1 wyrzuca %2: atak się udaje mimo odpowiedzi.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack succeeds.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1 wyrzuca %2: atak się udaje.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack backfires.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1 wyrzuca %2: atak obraca się przeciw atakującemu.</translation>
    </message>
    <message>
        <source>Event card: %1.</source>
        <extracomment>Log line. %1 is an event card.</extracomment>
        <translation>Karta wydarzenia: %1.</translation>
    </message>
    <message>
        <source>Under the event pile: %1.</source>
        <extracomment>Log line. %1 is an event card.</extracomment>
        <translation>Pod stos wydarzeń: %1.</translation>
    </message>
    <message>
        <source>Nobody holds the knight token.</source>
        <translation>Nikt nie ma żetonu rycerza.</translation>
    </message>
    <message>
        <source>%1 takes the knight token.</source>
        <translation>%1 bierze żeton rycerza.</translation>
    </message>
    <message>
        <source>Nobody holds the mill token.</source>
        <translation>Nikt nie ma żetonu młyna.</translation>
    </message>
    <message>
        <source>%1 takes the mill token.</source>
        <translation>%1 bierze żeton młyna.</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>Rozgrywka kończy się remisem.</translation>
    </message>
    <message>
        <source>%1 wins the match with %2 to %3 points.</source>
        <extracomment>Log line. %2 and %3 are victory points.</extracomment>
        <translation>Wygrywa %1: %2 do %3 pkt.</translation>
    </message>
</context>
<context>
    <name>PrincesReasons</name>
    <message>
        <source>Still missing: %1.</source>
        <extracomment>Why something cannot be built or traded. %1 lists resources.</extracomment>
        <translation>Jeszcze brakuje: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Searching costs %n resource(s).</source>
        <translation>
            <numerusform>Przeszukanie kosztuje %n surowiec.</numerusform>
            <numerusform>Przeszukanie kosztuje %n surowce.</numerusform>
            <numerusform>Przeszukanie kosztuje %n surowców.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the hand: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Nie ma na ręce: %1.</translation>
    </message>
    <message>
        <source>No road is left in the supply.</source>
        <translation>W&#xa0;puli nie ma już dróg.</translation>
    </message>
    <message>
        <source>No settlement is left in the supply.</source>
        <translation>W&#xa0;puli nie ma już osad.</translation>
    </message>
    <message>
        <source>No city is left in the supply.</source>
        <translation>W&#xa0;puli nie ma już miast.</translation>
    </message>
    <message>
        <source>A road goes just outside the outermost settlement or city.</source>
        <translation>Droga leży tuż za skrajną osadą lub skrajnym miastem.</translation>
    </message>
    <message>
        <source>A settlement goes just outside the outermost road.</source>
        <translation>Osada leży tuż za skrajną drogą.</translation>
    </message>
    <message>
        <source>A city is laid on one of your own settlements.</source>
        <translation>Miasto kładzie się na własnej osadzie.</translation>
    </message>
    <message>
        <source>A red card needs a free site at a city.</source>
        <translation>Czerwona karta wymaga wolnego miejsca przy mieście.</translation>
    </message>
    <message>
        <source>The outer sites need a city.</source>
        <translation>Dalsze miejsca budowy są tylko przy mieście.</translation>
    </message>
    <message>
        <source>There is no settlement or city here.</source>
        <translation>Nie ma tu osady ani miasta.</translation>
    </message>
    <message>
        <source>Another card lies on this site: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Na tym miejscu leży inna karta: %1.</translation>
    </message>
    <message>
        <source>The inner site is filled first.</source>
        <translation>Najpierw zajmuje się bliższe miejsce.</translation>
    </message>
    <message>
        <source>Action cards are played, not built.</source>
        <translation>Karty akcji się zagrywa, a&#xa0;nie buduje.</translation>
    </message>
    <message>
        <source>Action cards need %1 points of both players together: it is %2 and %3 now.</source>
        <extracomment>%1, %2 and %3 are victory points.</extracomment>
        <translation>Karty akcji wymagają, by gracze mieli razem %1 pkt: teraz mają %2 i&#xa0;%3.</translation>
    </message>
    <message>
        <source>Action cards need %1 points of each player: it is %2 and %3 now.</source>
        <extracomment>%1, %2 and %3 are victory points.</extracomment>
        <translation>Karty akcji wymagają, by każdy gracz miał %1 pkt: teraz mają %2 i&#xa0;%3.</translation>
    </message>
    <message>
        <source>Your opponent has no building.</source>
        <translation>Przeciwnik nie ma budynku.</translation>
    </message>
    <message>
        <source>Your opponent has no knight.</source>
        <translation>Przeciwnik nie ma rycerza.</translation>
    </message>
    <message>
        <source>Your opponent has nothing that you have room for.</source>
        <translation>Przeciwnik nie ma nic, na co masz miejsce.</translation>
    </message>
    <message>
        <source>There is nothing to swap, or no room for anything else.</source>
        <translation>Nie ma czego wymienić albo brak miejsca na coś innego.</translation>
    </message>
    <message>
        <source>The Alchemist is played before the roll.</source>
        <translation>Alchemika zagrywa się przed rzutem.</translation>
    </message>
    <message>
        <source>The Scout is played while building a settlement.</source>
        <translation>Zwiadowcę zagrywa się przy budowie osady.</translation>
    </message>
    <message>
        <source>The Bishop answers an Arsonist or a Raid.</source>
        <translation>Biskup to odpowiedź na Podpalacza lub Najazd.</translation>
    </message>
    <message>
        <source>The Herb Woman answers a Black Knight.</source>
        <translation>Zielarka to odpowiedź na Czarnego rycerza.</translation>
    </message>
    <message>
        <source>Green and red cards are built, not played.</source>
        <translation>Zielone i&#xa0;czerwone karty się buduje, a&#xa0;nie zagrywa.</translation>
    </message>
    <message>
        <source>%1 has no room for: %2.</source>
        <extracomment>%1 is a player’s name, %2 a resource.</extracomment>
        <translation>%1 nie ma miejsca na surowiec: %2.</translation>
    </message>
    <message>
        <source>This region stores 3 already: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Ten region ma już zapas 3: %1.</translation>
    </message>
    <message>
        <source>This region stores nothing: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Ten region nie ma zapasu: %1.</translation>
    </message>
    <message>
        <source>This region is not yours: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Ten region nie jest twój: %1.</translation>
    </message>
    <message>
        <source>Now it is the turn of: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Teraz chodzi o&#xa0;surowiec: %1.</translation>
    </message>
    <message>
        <source>What was given does not come back: %1.</source>
        <extracomment>The Caravan. %1 is a resource.</extracomment>
        <translation>Oddany surowiec nie wraca: %1.</translation>
    </message>
    <message>
        <source>It is not there, or there is no room for it: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Nie ma tego surowca albo miejsca na niego: %1.</translation>
    </message>
    <message>
        <source>Your opponent has no room for: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Przeciwnik nie ma miejsca na surowiec: %1.</translation>
    </message>
    <message>
        <source>Only the Mint trades 1 for 1, and only gold.</source>
        <translation>Tylko Mennica wymienia 1 za 1, i&#xa0;to tylko złoto.</translation>
    </message>
    <message>
        <source>Trading 2 for 1 needs the fleet of this resource: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Wymiana 2 za 1 wymaga floty tego surowca: %1.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Surowca nie wymienia się na taki sam: %1.</translation>
    </message>
    <message>
        <source>An offer has something on both sides.</source>
        <translation>Oferta ma coś po obu stronach.</translation>
    </message>
    <message>
        <source>Your opponent does not have: %1.</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>Przeciwnik nie ma: %1.</translation>
    </message>
    <message>
        <source>No card is left in stack %1.</source>
        <translation>W&#xa0;stosie %1 nie ma już kart.</translation>
    </message>
    <message>
        <source>Stack %1 is not to be taken now.</source>
        <extracomment>%1 is the number of a stack.</extracomment>
        <translation>Stosu %1 nie można teraz wziąć.</translation>
    </message>
    <message numerus="yes">
        <source>A turn ends with 3 cards at least: %n more.</source>
        <translation>
            <numerusform>Turę kończy się z&#xa0;co najmniej 3 kartami: brakuje jeszcze %n.</numerusform>
            <numerusform>Turę kończy się z&#xa0;co najmniej 3 kartami: brakuje jeszcze %n.</numerusform>
            <numerusform>Turę kończy się z&#xa0;co najmniej 3 kartami: brakuje jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card does not lie there: %1.</source>
        <extracomment>%1 is a card or a region.</extracomment>
        <translation>Ta karta tam nie leży: %1.</translation>
    </message>
    <message>
        <source>No card that could be taken lies there.</source>
        <translation>Nie leży tam karta, którą można by wziąć.</translation>
    </message>
    <message>
        <source>A Church protects the knights and fleets of this city.</source>
        <translation>Kościół chroni rycerzy i&#xa0;floty tego miasta.</translation>
    </message>
    <message>
        <source>This card does not answer the attack: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Ta karta nie odpowiada na ten atak: %1.</translation>
    </message>
    <message>
        <source>At least one comes first.</source>
        <translation>Najpierw co najmniej jeden.</translation>
    </message>
    <message>
        <source>This match is played without tearing down.</source>
        <translation>W&#xa0;tej rozgrywce się nie burzy.</translation>
    </message>
    <message>
        <source>The Alchemist has set the number %1.</source>
        <extracomment>%1 is a number of the die.</extracomment>
        <translation>Alchemik ustawia liczbę %1.</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Liczba musi być od %1 do %2.</translation>
    </message>
    <message>
        <source>%1 has reached %2 points; the other side has %3.</source>
        <extracomment>How the match ended. %2 and %3 are victory points.</extracomment>
        <translation>%1 osiąga %2 pkt; druga strona ma %3.</translation>
    </message>
    <message>
        <source>The last round is over: %1 has %2, %3 has %4.</source>
        <extracomment>How the match ended. %1 and %3 are names, %2 and %4 victory points.</extracomment>
        <translation>Ostatnia runda za nami: %1 ma %2, %3 ma %4.</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n victory point(s).</source>
        <extracomment>Why a move is advised.</extracomment>
        <translation>
            <numerusform>Przynosi %n punkt zwycięstwa.</numerusform>
            <numerusform>Przynosi %n punkty zwycięstwa.</numerusform>
            <numerusform>Przynosi %n punktów zwycięstwa.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the knight token.</source>
        <translation>Zdobywa żeton rycerza.</translation>
    </message>
    <message>
        <source>It wins the mill token.</source>
        <translation>Zdobywa żeton młyna.</translation>
    </message>
    <message>
        <source>More is produced from now on: %1.</source>
        <extracomment>Why a move is advised. %1 is a resource.</extracomment>
        <translation>Odtąd produkcja jest większa: %1.</translation>
    </message>
    <message>
        <source>It opens a place for a settlement.</source>
        <translation>Otwiera miejsce na osadę.</translation>
    </message>
    <message>
        <source>After it there is enough for: %1.</source>
        <extracomment>Why a trade is advised. %1 is a card, a road, a settlement, or a city.</extracomment>
        <translation>Potem wystarczy na cel: %1.</translation>
    </message>
    <message>
        <source>Wanted next: %1. Still missing: %2.</source>
        <extracomment>Why a move is advised. %1 is what is wanted next, %2 lists resources.</extracomment>
        <translation>Następny cel: %1. Jeszcze brakuje: %2.</translation>
    </message>
    <message>
        <source>The resources are kept for: %1.</source>
        <extracomment>Why a move is advised. %1 is what the resources are kept for.</extracomment>
        <translation>Surowce czekają na cel: %1.</translation>
    </message>
    <message>
        <source>Unprotected resources go from %1 to %2, in case brigands come.</source>
        <extracomment>Why a move is advised. %1 and %2 are numbers.</extracomment>
        <translation>Liczba niechronionych surowców zmienia się z&#xa0;%1 na %2, na wypadek napadu zbójców.</translation>
    </message>
    <message>
        <source>It costs the opponent more.</source>
        <translation>Przeciwnika kosztuje to więcej.</translation>
    </message>
    <message>
        <source>The offer is better for the other side.</source>
        <translation>Oferta jest lepsza dla drugiej strony.</translation>
    </message>
</context>
<context>
    <name>PrincesWords</name>
    <message>
        <source>Move: %1</source>
        <extracomment>%1 is a region that is picked up.</extracomment>
        <translation>Przesuń: %1</translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation>Zbuduj drogę</translation>
    </message>
    <message>
        <source>Build a settlement</source>
        <translation>Zbuduj osadę</translation>
    </message>
    <message>
        <source>Build a settlement with the Scout</source>
        <translation>Zbuduj osadę ze Zwiadowcą</translation>
    </message>
    <message>
        <source>Build a city</source>
        <translation>Zbuduj miasto</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Zbuduj: %1</translation>
    </message>
    <message>
        <source>Tear down a card</source>
        <translation>Zburz kartę</translation>
    </message>
    <message>
        <source>Trade with the bank</source>
        <translation>Handluj z&#xa0;bankiem</translation>
    </message>
    <message>
        <source>Give: %1</source>
        <extracomment>A trade with the bank. %1 is a resource with a number.</extracomment>
        <translation>Oddaj: %1</translation>
    </message>
    <message>
        <source>Offer a trade</source>
        <translation>Zaoferuj wymianę</translation>
    </message>
    <message>
        <source>Put under a stack: %1</source>
        <extracomment>%1 is a hand card.</extracomment>
        <translation>Włóż pod stos: %1</translation>
    </message>
    <message>
        <source>Search a stack</source>
        <translation>Przeszukaj stos</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Zagraj: %1</translation>
    </message>
    <message>
        <source>%1 above</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>%1 u&#xa0;góry</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>With which region does it change places? %1</source>
        <extracomment>Headline. %1 is a region that is picked up.</extracomment>
        <translation>Z&#xa0;którym regionem się zamienia? %1</translation>
    </message>
    <message>
        <source>On which side do you build the road?</source>
        <translation>Po której stronie budujesz drogę?</translation>
    </message>
    <message>
        <source>On which side do you build the settlement?</source>
        <translation>Po której stronie budujesz osadę?</translation>
    </message>
    <message>
        <source>Which settlement becomes a city?</source>
        <translation>Która osada staje się miastem?</translation>
    </message>
    <message>
        <source>Choose a site: %1</source>
        <extracomment>Headline. %1 is a card that is going to be built.</extracomment>
        <translation>Wybierz miejsce budowy: %1</translation>
    </message>
    <message>
        <source>Which card do you tear down?</source>
        <translation>Którą kartę burzysz?</translation>
    </message>
    <message>
        <source>What do you give to the bank?</source>
        <translation>Co oddajesz bankowi?</translation>
    </message>
    <message>
        <source>What do you get for it? %1</source>
        <extracomment>Headline. %1 is a resource with a number.</extracomment>
        <translation>Co za to bierzesz? %1</translation>
    </message>
    <message>
        <source>Under which stack does it go? %1</source>
        <extracomment>Headline. %1 is a hand card.</extracomment>
        <translation>Pod który stos trafia ta karta? %1</translation>
    </message>
    <message>
        <source>Which stack do you search?</source>
        <translation>Który stos przeszukujesz?</translation>
    </message>
    <message>
        <source>Alchemist: which number do you set?</source>
        <translation>Alchemik: którą liczbę ustawiasz?</translation>
    </message>
    <message>
        <source>%1 goes above. Which region goes below?</source>
        <extracomment>Headline. %1 is a region that is going to lie above.</extracomment>
        <translation>%1 trafia na górę. Który region na dół?</translation>
    </message>
    <message>
        <source>Swap with: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Zamień miejscami: %1</translation>
    </message>
    <message>
        <source>Then you can build: %1</source>
        <extracomment>Under a trade with the bank. %1 is what can be built after it.</extracomment>
        <translation>Potem możesz zbudować: %1</translation>
    </message>
    <message>
        <source>A road needs a settlement or city at the end of the row.</source>
        <translation>Droga wymaga osady lub miasta na końcu rzędu.</translation>
    </message>
    <message>
        <source>A city is laid on one of your own settlements.</source>
        <translation>Miasto kładzie się na własnej osadzie.</translation>
    </message>
    <message>
        <source>A settlement needs a road at the end of the row.</source>
        <translation>Osada wymaga drogi na końcu rzędu.</translation>
    </message>
    <message>
        <source>One side has nothing to trade.</source>
        <translation>Jedna ze stron nie ma nic na wymianę.</translation>
    </message>
    <message>
        <source>You give: %1</source>
        <extracomment>A trade with the opponent: one more to give. %1 is a resource.</extracomment>
        <translation>Oddajesz: %1</translation>
    </message>
    <message>
        <source>You get: %1</source>
        <extracomment>A trade with the opponent: one more to get. %1 is a resource.</extracomment>
        <translation>Bierzesz: %1</translation>
    </message>
    <message>
        <source>%1 of %2 stored</source>
        <extracomment>%1 of %2 stored resources are in the offer.</extracomment>
        <translation>%1 z&#xa0;zapasu %2</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>jeszcze nic</translation>
    </message>
    <message>
        <source>Give: %1. Get: %2.</source>
        <extracomment>%1 and %2 list resources.</extracomment>
        <translation>Oddajesz: %1. Bierzesz: %2.</translation>
    </message>
    <message>
        <source>Begin the offer again</source>
        <translation>Zacznij ofertę od nowa</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n resource(s) of any kind</source>
        <translation>
            <numerusform>Kosztuje %n dowolny surowiec</numerusform>
            <numerusform>Kosztuje %n dowolne surowce</numerusform>
            <numerusform>Kosztuje %n dowolnych surowców</numerusform>
        </translation>
    </message>
    <message>
        <source>Doubles: %1</source>
        <extracomment>What a building would do on this site. %1 lists regions.</extracomment>
        <translation>Podwaja: %1</translation>
    </message>
    <message>
        <source>Doubles nothing here</source>
        <translation>Niczego tu nie podwaja</translation>
    </message>
    <message>
        <source>Protects: %1</source>
        <extracomment>What a Garrison would do on this site. %1 lists regions.</extracomment>
        <translation>Chroni: %1</translation>
    </message>
    <message numerus="yes">
        <source>Stack %1: %n card(s)</source>
        <translation>
            <numerusform>Stos %1: %n karta</numerusform>
            <numerusform>Stos %1: %n karty</numerusform>
            <numerusform>Stos %1: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>nieznana karta</translation>
    </message>
    <message>
        <source>Seen, from the top: %1.</source>
        <extracomment>Memory help. %1 lists cards from the top of a stack, as far as they were seen.</extracomment>
        <translation>Widziane, od góry: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Event pile: %n card(s)</source>
        <translation>
            <numerusform>Stos wydarzeń: %n karta</numerusform>
            <numerusform>Stos wydarzeń: %n karty</numerusform>
            <numerusform>Stos wydarzeń: %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region pile: %n card(s)</source>
        <translation>
            <numerusform>Stos regionów: %n karta</numerusform>
            <numerusform>Stos regionów: %n karty</numerusform>
            <numerusform>Stos regionów: %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n road(s)</source>
        <translation>
            <numerusform>Pula: %n droga</numerusform>
            <numerusform>Pula: %n drogi</numerusform>
            <numerusform>Pula: %n dróg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n settlement(s)</source>
        <translation>
            <numerusform>Pula: %n osada</numerusform>
            <numerusform>Pula: %n osady</numerusform>
            <numerusform>Pula: %n osad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n city(s)</source>
        <translation>
            <numerusform>Pula: %n miasto</numerusform>
            <numerusform>Pula: %n miasta</numerusform>
            <numerusform>Pula: %n miast</numerusform>
        </translation>
    </message>
    <message>
        <source>Production die, not rolled yet</source>
        <translation>Kostka produkcji, jeszcze przed rzutem</translation>
    </message>
    <message>
        <source>Production die: %1. %2 %3</source>
        <extracomment>The production die for screen readers. %1 is its number, %2 and %3 what it brings to the players.</extracomment>
        <translation>Kostka produkcji: %1. %2 %3</translation>
    </message>
    <message>
        <source>%1 has no such region.</source>
        <extracomment>What a number of the die brings.</extracomment>
        <translation>%1 nie ma takiego regionu.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>What a number of the die brings. %2 lists regions.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Event die, not rolled yet</source>
        <translation>Kostka wydarzeń, jeszcze przed rzutem</translation>
    </message>
    <message>
        <source>Event die: %1</source>
        <extracomment>The event die for screen readers. %1 is its symbol.</extracomment>
        <translation>Kostka wydarzeń: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>For screen readers. %1 is what lies there, %2 whose it is.</extracomment>
        <translation>%1, gracz %2</translation>
    </message>
    <message>
        <source>Place for a road</source>
        <translation>Miejsce na drogę</translation>
    </message>
    <message>
        <source>Place for a settlement</source>
        <translation>Miejsce na osadę</translation>
    </message>
    <message>
        <source>stores %1 of 3</source>
        <translation>zapas %1 z&#xa0;3</translation>
    </message>
    <message>
        <source>doubled</source>
        <extracomment>A building doubles what a region produces.</extracomment>
        <translation>podwojona produkcja</translation>
    </message>
    <message>
        <source>protected</source>
        <extracomment>A Garrison protects a region.</extracomment>
        <translation>pod ochroną</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>For screen readers. %1 is a region, %2 whose it is, %3 lists what it stores and what helps it.</extracomment>
        <translation>%1, gracz %2: %3</translation>
    </message>
    <message>
        <source>%1, above on the left</source>
        <translation>%1, u&#xa0;góry po lewej</translation>
    </message>
    <message>
        <source>%1, below on the left</source>
        <translation>%1, u&#xa0;dołu po lewej</translation>
    </message>
    <message>
        <source>%1, above on the right</source>
        <translation>%1, u&#xa0;góry po prawej</translation>
    </message>
    <message>
        <source>%1, below on the right</source>
        <translation>%1, u&#xa0;dołu po prawej</translation>
    </message>
    <message>
        <source>%1, above in the middle</source>
        <translation>%1, u&#xa0;góry w&#xa0;środku</translation>
    </message>
    <message>
        <source>%1, below in the middle</source>
        <translation>%1, u&#xa0;dołu w&#xa0;środku</translation>
    </message>
    <message>
        <source>Free site %1 of %2</source>
        <extracomment>For screen readers. %1 says where, %2 whose it is.</extracomment>
        <translation>Wolne miejsce budowy: %1, gracz %2</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>For screen readers. %1 is a card, %2 says where, %3 whose it is.</extracomment>
        <translation>%1 – %2, gracz %3</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <extracomment>For screen readers. %1 is a card.</extracomment>
        <translation>Na twojej ręce: %1</translation>
    </message>
    <message>
        <source>Event card: %1</source>
        <extracomment>For screen readers. %1 is an event card.</extracomment>
        <translation>Karta wydarzenia: %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <extracomment>For screen readers. %1 is an action card on the table.</extracomment>
        <translation>Zagrana karta: %1</translation>
    </message>
    <message>
        <source>%1, card %2 of %3</source>
        <extracomment>For screen readers. %1 is a card, %2 its place among %3.</extracomment>
        <translation>%1, karta %2 z&#xa0;%3</translation>
    </message>
    <message>
        <source>Knight token: nobody holds it</source>
        <translation>Żeton rycerza: nikt go nie ma</translation>
    </message>
    <message>
        <source>Mill token: nobody holds it</source>
        <translation>Żeton młyna: nikt go nie ma</translation>
    </message>
    <message>
        <source>Knight token: held by %1</source>
        <translation>Żeton rycerza: ma go %1</translation>
    </message>
    <message>
        <source>Mill token: held by %1</source>
        <translation>Żeton młyna: ma go %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>On a plate: %1 cards of at most %2.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points – settlements %4, cities %5, cards %6, tokens %7.</source>
        <extracomment>A player’s points and where they come from: %1 is the name, all others are numbers of points.</extracomment>
        <translation>%1: %2 z&#xa0;%3 pkt – osady %4, miasta %5, karty %6, żetony %7.</translation>
    </message>
    <message>
        <source>Unprotected %1 of %2, strength %3, tournament points %4, commerce %5, cards %6 of %7.</source>
        <extracomment>A player’s figures, all numbers. Brigands come for more than %2 unprotected resources; %7 is the hand limit.</extracomment>
        <translation>Niechronione surowce %1 (bezpiecznie do %2), siła %3, punkty turniejowe %4, punkty handlu %5, karty %6 z&#xa0;%7.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Przygotowanie</translation>
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
        <source>Turn %1 · event and production</source>
        <translation>Tura %1 · wydarzenie i&#xa0;produkcja</translation>
    </message>
    <message>
        <source>Turn %1 · %2 builds</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Tura %1 · buduje %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2 refills the hand</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Tura %1 · rękę uzupełnia %2</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkty do zwycięstwa</translation>
    </message>
    <message>
        <source>Reached in one’s own turn.</source>
        <translation>Osiągnięte we własnej turze.</translation>
    </message>
    <message>
        <source>Rounds at most</source>
        <translation>Najwięcej rund</translation>
    </message>
    <message>
        <source>After these, more points win.</source>
        <translation>Potem wygrywa większa liczba punktów.</translation>
    </message>
    <message>
        <source>Action cards from</source>
        <translation>Karty akcji od</translation>
    </message>
    <message>
        <source>From how many victory points on action cards may be played.</source>
        <translation>Od ilu punktów zwycięstwa można zagrywać karty akcji.</translation>
    </message>
    <message>
        <source>3 points each</source>
        <translation>po 3 punkty</translation>
    </message>
    <message>
        <source>7 points together</source>
        <translation>7 punktów razem</translation>
    </message>
    <message>
        <source>Turns without brigands</source>
        <translation>Tury bez zbójców</translation>
    </message>
    <message>
        <source>In so many first turns of each player brigands don’t come.</source>
        <translation>Przez tyle pierwszych tur każdego gracza zbójcy nie przychodzą.</translation>
    </message>
    <message>
        <source>Exchange within one stack</source>
        <translation>Wymiana w&#xa0;obrębie stosu</translation>
    </message>
    <message>
        <source>The new card of an exchange comes from the stack under which the old one was put.</source>
        <translation>Przy wymianie nowa karta pochodzi z&#xa0;tego stosu, pod który trafia stara.</translation>
    </message>
    <message>
        <source>Cut the hand at the end of the turn</source>
        <translation>Odkładanie kart na koniec tury</translation>
    </message>
    <message>
        <source>Whoever’s turn it is puts surplus cards away at its end, not at once.</source>
        <translation>Gracz odkłada nadmiar kart na koniec swojej tury, a&#xa0;nie od razu.</translation>
    </message>
    <message>
        <source>Tearing down</source>
        <translation>Burzenie</translation>
    </message>
    <message>
        <source>Own cards may be torn down; they leave the game.</source>
        <translation>Własne karty można burzyć; wypadają wtedy z&#xa0;gry.</translation>
    </message>
    <message>
        <source>Regions one by one</source>
        <translation>Regiony po kolei</translation>
    </message>
    <message>
        <source>A new settlement’s first region is placed before the second is seen.</source>
        <translation>Pierwszy region nowej osady kładzie się, zanim widać drugi.</translation>
    </message>
    <message>
        <source>Choose the region of every payment</source>
        <translation>Wybór regionu przy każdej zapłacie</translation>
    </message>
    <message>
        <source>Off: the emptiest region gains, and the fullest unprotected one pays.</source>
        <translation>Wyłączone: zyskuje najpustszy region, płaci najpełniejszy niechroniony.</translation>
    </message>
    <message>
        <source>Memory help</source>
        <translation>Pomoc pamięci</translation>
    </message>
    <message>
        <source>The table shows what you have seen in the stacks.</source>
        <translation>Stół pokazuje, jakie karty stosów już znasz.</translation>
    </message>
</context>
</TS>
