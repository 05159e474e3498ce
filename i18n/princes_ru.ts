<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Princes</name>
    <message>
        <source>Rival Princes</source>
        <translation>Князья-соперники</translation>
    </message>
    <message>
        <source>Two principalities, built card by card</source>
        <translation>Два княжества, карта за картой</translation>
    </message>
    <message>
        <source>Each of you rules a small principality. The dice fill its fields, woods and mines; you turn what they bring into roads, settlements and cities, mills and fleets, knights and churches. Mind the brigands, the tournament, and the arsonist your rival keeps in hand. Twelve points win.</source>
        <translation>У каждого из вас маленькое княжество. Кубики наполняют его пашни, леса и рудники, а вы превращаете их дары в дороги, поселения и города, мельницы и флоты, рыцарей и церкви. Не забывайте о разбойниках, о турнире и о поджоге, который соперник держит в руке. Побеждают двенадцать очков.</translation>
    </message>
    <message>
        <source>Rival Princes follows the rules of the Settlers of Catan Card Game for two players, as first published in 1996.</source>
        <translation>«Князья-соперники» следуют правилам карточной игры «Колонизаторы» для двоих в её первом издании 1996&#xa0;года.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrincesActions</name>
    <message>
        <source>Lay the regions like this</source>
        <translation>Разложить области так</translation>
    </message>
    <message>
        <source>Look through stack %1</source>
        <translation>Просмотреть стопку&#xa0;%1</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>%1 is a card.
----------
Spy. %1 is a card.</extracomment>
        <translation>Взять: %1</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Ничего не брать</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Бросить кубики</translation>
    </message>
    <message>
        <source>Set the number %1</source>
        <extracomment>Alchemist. %1 is a number of the die.</extracomment>
        <translation>Выставить число&#xa0;%1</translation>
    </message>
    <message>
        <source>Build a road on the left</source>
        <translation>Построить дорогу слева</translation>
    </message>
    <message>
        <source>Build a road on the right</source>
        <translation>Построить дорогу справа</translation>
    </message>
    <message>
        <source>Build a settlement on the left with the Scout</source>
        <translation>Построить поселение слева с «Разведчиком»</translation>
    </message>
    <message>
        <source>Build a settlement on the right with the Scout</source>
        <translation>Построить поселение справа с «Разведчиком»</translation>
    </message>
    <message>
        <source>Build a settlement on the left</source>
        <translation>Построить поселение слева</translation>
    </message>
    <message>
        <source>Build a settlement on the right</source>
        <translation>Построить поселение справа</translation>
    </message>
    <message>
        <source>Build a city: %1</source>
        <extracomment>%1 says where: a place counted from the left.</extracomment>
        <translation>Построить город: %1</translation>
    </message>
    <message>
        <source>Build: %1 – %2</source>
        <extracomment>%1 is a card, %2 says where.</extracomment>
        <translation>Построить: %1&#xa0;— %2</translation>
    </message>
    <message>
        <source>Tear down: %1</source>
        <extracomment>%1 says where.</extracomment>
        <translation>Снести: %1</translation>
    </message>
    <message>
        <source>Trade %1 for %2</source>
        <extracomment>%1 and %2 are resources with a number.</extracomment>
        <translation>Отдать: %1, получить: %2</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>Предложить обмен</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Сыграть: %1</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message>
        <source>Draw from stack %1</source>
        <translation>Взять из стопки&#xa0;%1</translation>
    </message>
    <message>
        <source>Search stack %1</source>
        <translation>Просмотреть стопку&#xa0;%1</translation>
    </message>
    <message>
        <source>Put %1 under stack %2</source>
        <extracomment>%1 is a card, %2 the number of a stack.</extracomment>
        <translation>Под стопку&#xa0;%2: %1</translation>
    </message>
    <message>
        <source>Stop here</source>
        <extracomment>No more cards, no more resources.</extracomment>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Спасовать</translation>
    </message>
    <message>
        <source>Store: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Сложить сюда: %1</translation>
    </message>
    <message>
        <source>Pay: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Заплатить: %1</translation>
    </message>
    <message>
        <source>Give: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Отдать: %1</translation>
    </message>
    <message>
        <source>Take the payment back</source>
        <translation>Вернуть уплаченное</translation>
    </message>
    <message>
        <source>Take from your opponent: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Взять у соперника: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>%1 says where a card lies that goes back to its owner’s hand.</extracomment>
        <translation>Выбрать: %1</translation>
    </message>
    <message>
        <source>Put away: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Убрать: %1</translation>
    </message>
    <message>
        <source>Put under stack %1</source>
        <translation>Положить под стопку&#xa0;%1</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>Принять предложение</translation>
    </message>
    <message>
        <source>Reject the offer</source>
        <translation>Отклонить предложение</translation>
    </message>
    <message>
        <source>%1 above, %2 below</source>
        <extracomment>%1 and %2 are regions.</extracomment>
        <translation>Сверху %1, снизу %2</translation>
    </message>
    <message>
        <source>Lay it above</source>
        <translation>Положить сверху</translation>
    </message>
    <message>
        <source>Lay it below</source>
        <translation>Положить снизу</translation>
    </message>
    <message>
        <source>Answer with: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Ответить: %1</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>Перетасовать карты</translation>
    </message>
    <message>
        <source>Shuffle the region pile</source>
        <translation>Перетасовать стопку областей</translation>
    </message>
    <message>
        <source>Shuffle the event pile</source>
        <translation>Перетасовать стопку событий</translation>
    </message>
    <message>
        <source>Both roll: %1 and %2</source>
        <extracomment>Both roll for the first turn; %1 and %2 are numbers.</extracomment>
        <translation>Бросают оба: %1 и %2</translation>
    </message>
    <message>
        <source>Dice: %1, %2</source>
        <extracomment>%1 is a number, %2 the symbol of the event die.</extracomment>
        <translation>Кубики: %1, %2</translation>
    </message>
    <message>
        <source>Attack roll: %1</source>
        <extracomment>%1 is a number of the die.</extracomment>
        <translation>Бросок нападения: %1</translation>
    </message>
    <message>
        <source>town %1 on the left</source>
        <extracomment>Where a settlement or city lies: counted from the first road outward.</extracomment>
        <translation>слева, №&#xa0;%1</translation>
    </message>
    <message>
        <source>town %1 on the right</source>
        <extracomment>Where a settlement or city lies: counted from the first road outward.</extracomment>
        <translation>справа, №&#xa0;%1</translation>
    </message>
    <message>
        <source>above %1</source>
        <extracomment>Where a site lies; %1 is a town.</extracomment>
        <translation>сверху %1</translation>
    </message>
    <message>
        <source>far above %1</source>
        <extracomment>Where a site lies; %1 is a town.</extracomment>
        <translation>дальний участок сверху %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <extracomment>Where a site lies; %1 is a town.</extracomment>
        <translation>снизу %1</translation>
    </message>
    <message>
        <source>far below %1</source>
        <extracomment>Where a site lies; %1 is a town.</extracomment>
        <translation>дальний участок снизу %1</translation>
    </message>
    <message>
        <source>The turn ends</source>
        <translation>Ход закончится</translation>
    </message>
    <message>
        <source>Keep all cards; the turn ends</source>
        <translation>Оставить все карты; ход закончится</translation>
    </message>
    <message>
        <source>Let the attack come</source>
        <translation>Не отвечать на нападение</translation>
    </message>
    <message>
        <source>Then refill the hand</source>
        <translation>Затем пополнение руки</translation>
    </message>
    <message>
        <source>Stores %1 of 3</source>
        <translation>Запас: %1 из 3</translation>
    </message>
    <message>
        <source>Arrange your six regions: swap them until they lie as you like.</source>
        <translation>Разложите свои шесть областей: меняйте их местами, пока не лягут как надо.</translation>
    </message>
    <message>
        <source>Which stack do you look through for your first three cards?</source>
        <translation>В какой стопке выбрать первые три карты?</translation>
    </message>
    <message>
        <source>Master Builder: which stack do you look through?</source>
        <translation>«Зодчий»: какую стопку просмотреть?</translation>
    </message>
    <message numerus="yes">
        <source>Choose your first cards: %n more.</source>
        <translation>
            <numerusform>Выберите первые карты: ещё&#xa0;%n.</numerusform>
            <numerusform>Выберите первые карты: ещё&#xa0;%n.</numerusform>
            <numerusform>Выберите первые карты: ещё&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a card. The order of the others stays.</source>
        <translation>Возьмите карту. Порядок остальных не меняется.</translation>
    </message>
    <message>
        <source>Master Builder: take a card, or nothing.</source>
        <translation>«Зодчий»: возьмите карту или не берите ничего.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice.</source>
        <translation>Ваш ход: бросьте кубики.</translation>
    </message>
    <message>
        <source>Build, play, and trade as you like.</source>
        <translation>Стройте, играйте карты, обменивайтесь.</translation>
    </message>
    <message>
        <source>Refill your hand: draw, or search a stack.</source>
        <translation>Пополните руку: возьмите карту или просмотрите стопку.</translation>
    </message>
    <message>
        <source>Exchange a card? Choose the one to put under a stack.</source>
        <translation>Обменять карту? Выберите, какую положить под стопку.</translation>
    </message>
    <message>
        <source>Take your new card: draw, or search a stack.</source>
        <translation>Новая карта: возьмите верхнюю или просмотрите стопку.</translation>
    </message>
    <message>
        <source>Too many cards: put one under a stack.</source>
        <translation>Карт слишком много: положите одну под стопку.</translation>
    </message>
    <message>
        <source>Master Builder: put one of your cards under a stack.</source>
        <translation>«Зодчий»: положите одну свою карту под стопку.</translation>
    </message>
    <message>
        <source>Trade advantage: take a resource from your opponent?</source>
        <translation>Торговое преимущество: взять ресурс у соперника?</translation>
    </message>
    <message>
        <source>Conflict: choose the second card to put away.</source>
        <translation>«Распря»: выберите вторую карту, которую убрать.</translation>
    </message>
    <message>
        <source>Conflict: choose the first card to put away.</source>
        <translation>«Распря»: выберите первую карту, которую убрать.</translation>
    </message>
    <message>
        <source>Conflict: under which stack do the cards go?</source>
        <translation>«Распря»: под какую стопку положить карты?</translation>
    </message>
    <message>
        <source>Which region stores it? %1</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>В какую область сложить? %1</translation>
    </message>
    <message numerus="yes">
        <source>Pay with any resources: %n more.</source>
        <translation>
            <numerusform>Заплатите любыми ресурсами: ещё&#xa0;%n.</numerusform>
            <numerusform>Заплатите любыми ресурсами: ещё&#xa0;%n.</numerusform>
            <numerusform>Заплатите любыми ресурсами: ещё&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which region pays? %1</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>Какая область платит? %1</translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Headline. %1 is the one who offers, %2 and %3 list resources.</extracomment>
        <translation>%1 предлагает: %2. Взамен: %3.</translation>
    </message>
    <message>
        <source>Scout: choose the region that goes above, then the one below.</source>
        <translation>«Разведчик»: выберите верхнюю область, затем нижнюю.</translation>
    </message>
    <message>
        <source>Two new regions: choose the one that goes above.</source>
        <translation>Две новые области: выберите ту, что ляжет сверху.</translation>
    </message>
    <message>
        <source>A new region: above or below?</source>
        <translation>Новая область: сверху или снизу?</translation>
    </message>
    <message>
        <source>An Arsonist attacks your buildings. Do you answer?</source>
        <translation>«Поджог» угрожает вашим зданиям. Ответите?</translation>
    </message>
    <message>
        <source>A Black Knight attacks your knights. Do you answer?</source>
        <translation>«Чёрный рыцарь» угрожает вашим рыцарям. Ответите?</translation>
    </message>
    <message>
        <source>A Raid threatens your resources. Do you answer?</source>
        <translation>«Набег» угрожает вашим ресурсам. Ответите?</translation>
    </message>
    <message numerus="yes">
        <source>Raid: take from your opponent, %n more.</source>
        <translation>
            <numerusform>«Набег»: берите у соперника, ещё&#xa0;%n.</numerusform>
            <numerusform>«Набег»: берите у соперника, ещё&#xa0;%n.</numerusform>
            <numerusform>«Набег»: берите у соперника, ещё&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Caravan: give a second resource, or stop.</source>
        <translation>«Караван»: отдайте второй ресурс или закончите.</translation>
    </message>
    <message>
        <source>Caravan: which region gives a resource?</source>
        <translation>«Караван»: какая область отдаёт ресурс?</translation>
    </message>
    <message>
        <source>Merchant: take a second resource, or stop.</source>
        <translation>«Купец»: возьмите второй ресурс или закончите.</translation>
    </message>
    <message>
        <source>Merchant: take a resource from your opponent.</source>
        <translation>«Купец»: возьмите ресурс у соперника.</translation>
    </message>
    <message>
        <source>Merchant: which region gives one back?</source>
        <translation>«Купец»: какая область отдаёт ресурс сопернику?</translation>
    </message>
    <message>
        <source>Spy: take a knight, a fleet, or an action card.</source>
        <translation>«Шпион»: возьмите рыцаря, флот или карту действия.</translation>
    </message>
    <message>
        <source>You win the tournament: which region gains 1?</source>
        <translation>Победа на турнире: какая область получает 1?</translation>
    </message>
    <message>
        <source>Good harvest: which region gains 1?</source>
        <translation>Богатый урожай: какая область получает 1?</translation>
    </message>
    <message>
        <source>Progress: which region gains 1?</source>
        <translation>«Прогресс»: какая область получает 1?</translation>
    </message>
    <message>
        <source>Caravan: which region gains 1?</source>
        <translation>«Караван»: какая область получает 1?</translation>
    </message>
    <message>
        <source>Which of your buildings goes back to your hand?</source>
        <translation>Какое ваше здание вернуть в руку?</translation>
    </message>
    <message>
        <source>Which building goes back to your opponent’s hand?</source>
        <translation>Какое здание вернуть в руку соперника?</translation>
    </message>
    <message>
        <source>Which of your knights goes back to your hand?</source>
        <translation>Какого вашего рыцаря вернуть в руку?</translation>
    </message>
    <message>
        <source>Which knight goes back to your opponent’s hand?</source>
        <translation>Какого рыцаря вернуть в руку соперника?</translation>
    </message>
    <message>
        <source>Civil war: which of your units goes back to your hand?</source>
        <translation>«Усобица»: какой ваш отряд вернуть в руку?</translation>
    </message>
    <message>
        <source>Civil war: which unit goes back to your opponent’s hand?</source>
        <translation>«Усобица»: какой отряд вернуть в руку соперника?</translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation>Карты тасуются.</translation>
    </message>
    <message>
        <source>The region pile is shuffled.</source>
        <translation>Стопка областей тасуется.</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>Стопка событий тасуется.</translation>
    </message>
    <message>
        <source>Both roll for the first turn.</source>
        <translation>Оба бросают кубик за первый ход.</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Кубики катятся.</translation>
    </message>
    <message>
        <source>%1 arranges the regions.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 раскладывает области.</translation>
    </message>
    <message>
        <source>%1 may answer the attack.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 может ответить на нападение.</translation>
    </message>
    <message>
        <source>%1 thinks about the offer.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 обдумывает предложение.</translation>
    </message>
    <message>
        <source>%1 looks through a stack.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 просматривает стопку.</translation>
    </message>
    <message>
        <source>%1 builds and trades.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 строит и обменивается.</translation>
    </message>
    <message>
        <source>%1 refills the hand.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 пополняет руку.</translation>
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
        <translation>Стоимость: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s).</source>
        <translation>
            <numerusform>%n победное очко.</numerusform>
            <numerusform>%n победных очка.</numerusform>
            <numerusform>%n победных очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1, tournament points %2.</source>
        <extracomment>A knight’s figures: %1 and %2 are numbers.</extracomment>
        <translation>Сила: %1, турнирные очки: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n commerce point(s).</source>
        <translation>
            <numerusform>%n торговое очко.</numerusform>
            <numerusform>%n торговых очка.</numerusform>
            <numerusform>%n торговых очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only at a city.</source>
        <translation>Только у города.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>Стоимость: %1.</translation>
    </message>
    <message>
        <source>The cards and what they do</source>
        <translation>Карты и их свойства</translation>
    </message>
    <message>
        <source>Green cards lie on any site, red cards only at cities. A card acts on the two regions beside its site, on the same side of the town. Action cards leave the game when they have been played.</source>
        <translation>Зелёные карты кладут на любой участок, красные&#xa0;— только у города. Карта действует на две области рядом со своим участком: верхняя&#xa0;— на верхние, нижняя&#xa0;— на нижние. Сыгранные карты действия выходят из игры.</translation>
    </message>
</context>
<context>
    <name>PrincesCards</name>
    <message>
        <source>Rowan of the Ford</source>
        <extracomment>Name of a knight, as printed on the card.</extracomment>
        <translation>Роуэн с Переправы</translation>
    </message>
    <message>
        <source>Lucian Goldplume</source>
        <translation>Люциан Золотое Перо</translation>
    </message>
    <message>
        <source>Hoss Iron Fist</source>
        <translation>Хосс Железный Кулак</translation>
    </message>
    <message>
        <source>Morgan Greycloak</source>
        <translation>Морган Серый Плащ</translation>
    </message>
    <message>
        <source>Bruno the Boulder</source>
        <translation>Бруно Глыба</translation>
    </message>
    <message>
        <source>Ivar Wildaxe</source>
        <translation>Ивар Дикая Секира</translation>
    </message>
    <message>
        <source>Tobin Quickspur</source>
        <translation>Тобин Быстрая Шпора</translation>
    </message>
    <message>
        <source>Emmet Empty-Purse</source>
        <translation>Эммет Пустой Кошель</translation>
    </message>
    <message>
        <source>Garrick of the Marsh</source>
        <translation>Гаррик с Болот</translation>
    </message>
    <message>
        <source>Brick Fleet</source>
        <extracomment>Name of a card: ships that trade this resource.</extracomment>
        <translation>Флот с глиной</translation>
    </message>
    <message>
        <source>Gold Fleet</source>
        <translation>Флот с золотом</translation>
    </message>
    <message>
        <source>Grain Fleet</source>
        <translation>Флот с зерном</translation>
    </message>
    <message>
        <source>Lumber Fleet</source>
        <translation>Флот с древесиной</translation>
    </message>
    <message>
        <source>Ore Fleet</source>
        <translation>Флот с рудой</translation>
    </message>
    <message>
        <source>Wool Fleet</source>
        <translation>Флот с шерстью</translation>
    </message>
    <message>
        <source>Abbey</source>
        <extracomment>Name of a building, as printed on the card.</extracomment>
        <translation>Аббатство</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Гарнизон</translation>
    </message>
    <message>
        <source>Smithy</source>
        <translation>Кузница</translation>
    </message>
    <message>
        <source>Brick Factory</source>
        <translation>Кирпичня</translation>
    </message>
    <message>
        <source>Iron Foundry</source>
        <translation>Плавильня</translation>
    </message>
    <message>
        <source>Grain Mill</source>
        <translation>Мельница</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <translation>Лесопилка</translation>
    </message>
    <message>
        <source>Spinning Mill</source>
        <translation>Прядильня</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>Акведук</translation>
    </message>
    <message>
        <source>Bath House</source>
        <translation>Баня</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Церковь</translation>
    </message>
    <message>
        <source>Colossus</source>
        <translation>Колосс</translation>
    </message>
    <message>
        <source>Counting House</source>
        <translation>Контора</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>Гавань</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>Merchant Guild</source>
        <translation>Гильдия купцов</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Монетный двор</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Ратуша</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <extracomment>Name of an action card: a person.</extracomment>
        <translation>Алхимик</translation>
    </message>
    <message>
        <source>Arsonist</source>
        <translation>Поджог</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Епископ</translation>
    </message>
    <message>
        <source>Black Knight</source>
        <translation>Чёрный рыцарь</translation>
    </message>
    <message>
        <source>Raid</source>
        <extracomment>Name of an action card: the robbing of two resources.</extracomment>
        <translation>Набег</translation>
    </message>
    <message>
        <source>Caravan</source>
        <translation>Караван</translation>
    </message>
    <message>
        <source>Herb Woman</source>
        <translation>Травница</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Купец</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Разведчик</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Шпион</translation>
    </message>
    <message>
        <source>Civil War</source>
        <extracomment>Name of an event card.</extracomment>
        <translation>Усобица</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Распря</translation>
    </message>
    <message>
        <source>Master Builder</source>
        <translation>Зодчий</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Чума</translation>
    </message>
    <message>
        <source>Productive Year</source>
        <translation>Щедрый год</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Прогресс</translation>
    </message>
    <message>
        <source>Year End</source>
        <translation>Конец года</translation>
    </message>
    <message>
        <source>In your turn, trade 2 brick for 1 other resource, as often as you like.</source>
        <translation>В свой ход меняйте 2&#xa0;ед. глины на 1&#xa0;другой ресурс сколько угодно раз.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 gold for 1 other resource, as often as you like.</source>
        <translation>В свой ход меняйте 2&#xa0;ед. золота на 1&#xa0;другой ресурс сколько угодно раз.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 grain for 1 other resource, as often as you like.</source>
        <translation>В свой ход меняйте 2&#xa0;ед. зерна на 1&#xa0;другой ресурс сколько угодно раз.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 lumber for 1 other resource, as often as you like.</source>
        <translation>В свой ход меняйте 2&#xa0;ед. древесины на 1&#xa0;другой ресурс сколько угодно раз.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 ore for 1 other resource, as often as you like.</source>
        <translation>В свой ход меняйте 2&#xa0;ед. руды на 1&#xa0;другой ресурс сколько угодно раз.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 wool for 1 other resource, as often as you like.</source>
        <translation>В свой ход меняйте 2&#xa0;ед. шерсти на 1&#xa0;другой ресурс сколько угодно раз.</translation>
    </message>
    <message>
        <source>You may hold 1 more card. Progress brings you 1 resource.</source>
        <translation>Лимит руки больше на 1&#xa0;карту. «Прогресс» приносит вам 1&#xa0;ресурс.</translation>
    </message>
    <message>
        <source>Protects its 2 neighboring regions: what they store is not counted when brigands come.</source>
        <translation>Защищает 2 соседние области: их запас не считают, когда приходят разбойники.</translation>
    </message>
    <message>
        <source>Each of your knights has 1 more strength. Tournament points stay as they are.</source>
        <translation>У каждого вашего рыцаря на 1&#xa0;больше силы. Турнирные очки не меняются.</translation>
    </message>
    <message>
        <source>Neighboring hills produce 2 brick instead of 1.</source>
        <translation>Соседние холмы дают 2&#xa0;ед. глины вместо&#xa0;1.</translation>
    </message>
    <message>
        <source>Neighboring mountains produce 2 ore instead of 1.</source>
        <translation>Соседние горы дают 2&#xa0;ед. руды вместо&#xa0;1.</translation>
    </message>
    <message>
        <source>Neighboring fields produce 2 grain instead of 1.</source>
        <translation>Соседние пашни дают 2&#xa0;ед. зерна вместо&#xa0;1.</translation>
    </message>
    <message>
        <source>Neighboring forests produce 2 lumber instead of 1.</source>
        <translation>Соседние леса дают 2&#xa0;ед. древесины вместо&#xa0;1.</translation>
    </message>
    <message>
        <source>Neighboring pastures produce 2 wool instead of 1.</source>
        <translation>Соседние пастбища дают 2&#xa0;ед. шерсти вместо&#xa0;1.</translation>
    </message>
    <message>
        <source>The plague spares your whole principality.</source>
        <translation>«Чума» обходит стороной всё ваше княжество.</translation>
    </message>
    <message>
        <source>The plague spares the 4 regions at this city.</source>
        <translation>«Чума» обходит стороной 4&#xa0;области у этого города.</translation>
    </message>
    <message>
        <source>Knights and fleets at this city are safe from civil war.</source>
        <translation>Рыцарям и флотам у этого города «Усобица» не страшна.</translation>
    </message>
    <message>
        <source>It stands there, and everybody looks up to it.</source>
        <translation>Просто стоит, а все глядят на него снизу вверх.</translation>
    </message>
    <message>
        <source>It brings commerce, and nothing else.</source>
        <translation>Приносит торговые очки&#xa0;— и больше ничего.</translation>
    </message>
    <message>
        <source>Each of your fleets has 1 more commerce point.</source>
        <translation>У каждого вашего флота на 1&#xa0;торговое очко больше.</translation>
    </message>
    <message>
        <source>In your turn, trade 1 gold for 1 other resource, as often as you like.</source>
        <translation>В свой ход меняйте 1&#xa0;ед. золота на 1&#xa0;другой ресурс сколько угодно раз.</translation>
    </message>
    <message>
        <source>Searching a stack costs you 1 resource instead of 2.</source>
        <translation>Просмотр стопки стоит вам 1&#xa0;ресурс вместо&#xa0;2.</translation>
    </message>
    <message>
        <source>Play before your roll: you set the production die to a number of your choice and roll only the event die.</source>
        <translation>Сыграйте до броска: выставьте на кубике производства любое число и бросьте только кубик событий.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 a building of your choice goes back to your opponent’s hand, on 6 one of yours.</source>
        <translation>Нападение: бросьте кубик. При 1–5 соперник возвращает в руку здание по вашему выбору, при 6&#xa0;— вы своё по выбору соперника.</translation>
    </message>
    <message>
        <source>Answer to an Arsonist or a Raid: the attacker now wins only on 1–2.</source>
        <translation>Ответ на карты «Поджог» и «Набег»: нападение удаётся только при 1–2.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 a knight of your choice goes back to your opponent’s hand, on 6 one of yours.</source>
        <translation>Нападение: бросьте кубик. При 1–5 соперник возвращает в руку рыцаря по вашему выбору, при 6&#xa0;— вы своего по выбору соперника.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 you take 2 resources of your choice from your opponent, on 6 it is the reverse.</source>
        <translation>Нападение: бросьте кубик. При 1–5 возьмите у соперника 2&#xa0;ресурса по своему выбору, при 6&#xa0;— наоборот.</translation>
    </message>
    <message>
        <source>Swap up to 2 of your resources for as many others of your choice.</source>
        <translation>Обменяйте до 2 своих ресурсов на столько же других по своему выбору.</translation>
    </message>
    <message>
        <source>Answer to a Black Knight: the attacker now wins only on 1–2.</source>
        <translation>Ответ на карту «Чёрный рыцарь»: нападение удаётся только при 1–2.</translation>
    </message>
    <message>
        <source>Take up to 2 resources of your choice from your opponent, then give 1 of your choice.</source>
        <translation>Возьмите у соперника до 2&#xa0;ресурсов по своему выбору, затем отдайте 1 по своему выбору.</translation>
    </message>
    <message>
        <source>Play while building a settlement: you choose its 2 regions from the whole region pile.</source>
        <translation>Сыграйте, когда строите поселение: выберите 2 его области из всей стопки областей.</translation>
    </message>
    <message>
        <source>Look at your opponent’s hand and take 1 knight, fleet, or action card.</source>
        <translation>Посмотрите руку соперника и возьмите из неё 1&#xa0;рыцаря, флот или карту действия.</translation>
    </message>
    <message>
        <source>1 knight or fleet of each player returns to the hand; the opponent chooses which. A Church protects its city.</source>
        <translation>Каждый игрок возвращает в руку 1&#xa0;рыцаря или флот по выбору соперника. «Церковь» защищает свой город.</translation>
    </message>
    <message>
        <source>Whoever holds the knight token looks at the opponent’s hand and puts 2 of its cards under a stack.</source>
        <translation>Владелец жетона рыцаря смотрит руку соперника и кладёт 2&#xa0;карты из неё под стопку.</translation>
    </message>
    <message>
        <source>Each player looks through a stack and may take 1 card for 1 card of the hand.</source>
        <translation>Каждый игрок просматривает стопку и может обменять 1&#xa0;карту руки на 1&#xa0;карту из неё.</translation>
    </message>
    <message>
        <source>Every region at a city loses 1 resource. Aqueduct and Bath House protect.</source>
        <translation>Каждая область у города теряет 1&#xa0;ресурс. Защищают «Акведук» и «Баня».</translation>
    </message>
    <message>
        <source>Every region gains 1 resource for each neighboring Garrison.</source>
        <translation>Каждая область получает 1&#xa0;ресурс за каждый соседний «Гарнизон».</translation>
    </message>
    <message>
        <source>Each player takes 1 resource of choice for each Abbey and each Library.</source>
        <translation>Каждый игрок берёт по 1&#xa0;любому ресурсу за каждое «Аббатство» и каждую «Библиотеку».</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>Стопку событий тасуют.</translation>
    </message>
    <message>
        <source>brick</source>
        <extracomment>A resource, in a list after a colon or before a number.</extracomment>
        <translation>глина</translation>
    </message>
    <message>
        <source>lumber</source>
        <translation>древесина</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>зерно</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>шерсть</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>руда</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>золото</translation>
    </message>
    <message>
        <source>Fields %1</source>
        <extracomment>Name of a region with the number on which it produces: &quot;Fields 3&quot;.</extracomment>
        <translation>Пашня&#xa0;%1</translation>
    </message>
    <message>
        <source>Mountains %1</source>
        <translation>Горы&#xa0;%1</translation>
    </message>
    <message>
        <source>Pasture %1</source>
        <translation>Пастбище&#xa0;%1</translation>
    </message>
    <message>
        <source>Forest %1</source>
        <translation>Лес&#xa0;%1</translation>
    </message>
    <message>
        <source>Hills %1</source>
        <translation>Холмы&#xa0;%1</translation>
    </message>
    <message>
        <source>Gold field %1</source>
        <translation>Золотой прииск&#xa0;%1</translation>
    </message>
    <message>
        <source>Produces 1 grain on %1 and stores up to 3.</source>
        <extracomment>What a region card does; %1 is a number of the die.</extracomment>
        <translation>При броске %1 даёт 1&#xa0;ед. зерна, хранит до 3.</translation>
    </message>
    <message>
        <source>Produces 1 ore on %1 and stores up to 3.</source>
        <translation>При броске %1 дают 1&#xa0;ед. руды, хранят до 3.</translation>
    </message>
    <message>
        <source>Produces 1 wool on %1 and stores up to 3.</source>
        <translation>При броске %1 даёт 1&#xa0;ед. шерсти, хранит до 3.</translation>
    </message>
    <message>
        <source>Produces 1 lumber on %1 and stores up to 3.</source>
        <translation>При броске %1 даёт 1&#xa0;ед. древесины, хранит до 3.</translation>
    </message>
    <message>
        <source>Produces 1 brick on %1 and stores up to 3.</source>
        <translation>При броске %1 дают 1&#xa0;ед. глины, хранят до 3.</translation>
    </message>
    <message>
        <source>Produces 1 gold on %1 and stores up to 3. Gold builds nothing, but it can be traded.</source>
        <translation>При броске %1 даёт 1&#xa0;ед. золота, хранит до 3. Из золота ничего не строят, зато его можно обменять.</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>A card of the row in the middle of a principality.</extracomment>
        <translation>Дорога</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Поселение</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Город</translation>
    </message>
    <message>
        <source>Lies at the end of your row; a settlement can follow beyond it.</source>
        <translation>Лежит на краю вашего ряда; за ней можно построить поселение.</translation>
    </message>
    <message>
        <source>1 victory point and 2 sites for green cards. A new one brings 2 regions.</source>
        <translation>1&#xa0;победное очко и 2&#xa0;участка для зелёных карт. Новое приносит 2&#xa0;области.</translation>
    </message>
    <message>
        <source>Is laid on a settlement: 2 victory points and 4 sites for green and red cards.</source>
        <translation>Кладут поверх поселения: 2&#xa0;победных очка и 4&#xa0;участка для зелёных и красных карт.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>A symbol of the event die.</extracomment>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Trade advantage</source>
        <translation>Торговое преимущество</translation>
    </message>
    <message>
        <source>Brigands</source>
        <translation>Разбойники</translation>
    </message>
    <message>
        <source>Good harvest</source>
        <translation>Богатый урожай</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>Карта события</translation>
    </message>
</context>
<context>
    <name>PrincesEvents</name>
    <message numerus="yes">
        <source>%n card(s) lie in five stacks.</source>
        <translation>
            <numerusform>В пяти стопках добора %n карта.</numerusform>
            <numerusform>В пяти стопках добора %n карты.</numerusform>
            <numerusform>В пяти стопках добора %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>The region pile is shuffled.</source>
        <translation>Стопку областей тасуют.</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>Стопку событий тасуют.</translation>
    </message>
    <message>
        <source>%1 has arranged the regions.</source>
        <translation>%1 заканчивает раскладывать области.</translation>
    </message>
    <message>
        <source>Both principalities are shown.</source>
        <translation>Оба княжества открыты.</translation>
    </message>
    <message>
        <source>%1 rolls %2, %3 rolls %4. They roll again.</source>
        <extracomment>Log line: both roll for the first turn. %1 and %3 are names, %2 and %4 numbers.</extracomment>
        <translation>%1 бросает кубик: %2, %3 бросает кубик: %4. Поровну: бросают ещё раз.</translation>
    </message>
    <message>
        <source>%1 rolls %2, %3 rolls %4. %5 begins.</source>
        <extracomment>Log line. %1 and %3 are names, %2 and %4 numbers, %5 is the one who begins.</extracomment>
        <translation>%1 бросает кубик: %2, %3 бросает кубик: %4. Начинает %5.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ход&#xa0;%1: %2.</translation>
    </message>
    <message>
        <source>%1 sets the number %2 and rolls: %3.</source>
        <extracomment>Log line, with an Alchemist. %2 is a number, %3 the symbol of the event die.</extracomment>
        <translation>%1 выставляет число&#xa0;%2 и бросает кубик событий: %3.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and: %3.</source>
        <extracomment>Log line. %2 is a number, %3 the symbol of the event die.</extracomment>
        <translation>%1 бросает кубики: %2, %3.</translation>
    </message>
    <message>
        <source>%1 takes the payment back.</source>
        <translation>%1 забирает уплаченное.</translation>
    </message>
    <message>
        <source>Tournament: %1 to %2. Nobody wins.</source>
        <extracomment>Log line. %1 and %2 are numbers of tournament points.</extracomment>
        <translation>Турнир: %1 на %2. Победителя нет.</translation>
    </message>
    <message>
        <source>Tournament: %1 to %2. %3 wins.</source>
        <extracomment>Log line. %1 and %2 are numbers of tournament points, %3 is the winner.</extracomment>
        <translation>Турнир: %1 на %2. Побеждает %3.</translation>
    </message>
    <message>
        <source>%1 takes nothing for the trade advantage.</source>
        <translation>%1 не пользуется торговым преимуществом.</translation>
    </message>
    <message>
        <source>%1 takes for the trade advantage: %2.</source>
        <extracomment>Log line. %2 is a resource.</extracomment>
        <translation>%1 берёт за торговое преимущество: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Brigands rob %1, who has %n unprotected resource(s).</source>
        <extracomment>Log line. %n is how many unprotected resources the player has.</extracomment>
        <translation>
            <numerusform>Разбойники грабят: %1 держит без защиты %n ресурс.</numerusform>
            <numerusform>Разбойники грабят: %1 держит без защиты %n ресурса.</numerusform>
            <numerusform>Разбойники грабят: %1 держит без защиты %n ресурсов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brigands spare %1, who has %n unprotected resource(s).</source>
        <extracomment>Log line. %n is how many unprotected resources the player has.</extracomment>
        <translation>
            <numerusform>Разбойники проходят мимо: %1 держит без защиты %n ресурс.</numerusform>
            <numerusform>Разбойники проходят мимо: %1 держит без защиты %n ресурса.</numerusform>
            <numerusform>Разбойники проходят мимо: %1 держит без защиты %n ресурсов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 trades with the bank: %2 for %3.</source>
        <extracomment>Log line. %2 and %3 are resources with a number.</extracomment>
        <translation>%1 меняется с банком. Отдаёт: %2. Получает: %3.</translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Log line. %2 and %3 list resources.</extracomment>
        <translation>%1 предлагает: %2. Взамен: %3.</translation>
    </message>
    <message>
        <source>%1 accepts the offer.</source>
        <translation>%1 принимает предложение.</translation>
    </message>
    <message>
        <source>%1 rejects the offer.</source>
        <translation>%1 отклоняет предложение.</translation>
    </message>
    <message>
        <source>%1 produces: %2 (%3).</source>
        <translation>%1 производит: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 gains in the productive year: %2 (%3).</source>
        <translation>%1 получает за «Щедрый год»: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for the tournament: %2 (%3).</source>
        <translation>%1 берёт за турнир: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for the good harvest: %2 (%3).</source>
        <translation>%1 берёт за богатый урожай: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for progress: %2 (%3).</source>
        <translation>%1 берёт за «Прогресс»: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes back: %2 (%3).</source>
        <translation>%1 забирает назад: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 receives: %2 (%3).</source>
        <extracomment>Log line: resources come from the bank or from the other player.</extracomment>
        <translation>%1 получает: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 loses to the brigands: %2 (%3).</source>
        <translation>%1 теряет из-за разбойников: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 loses by the plague: %2 (%3).</source>
        <translation>%1 теряет от чумы: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 pays: %2 (%3).</source>
        <translation>%1 платит: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 gives: %2 (%3).</source>
        <extracomment>Log line: resources go to the other player.</extracomment>
        <translation>%1 отдаёт: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 looks through stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1 просматривает стопку&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 takes a card from stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1 берёт карту из стопки&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 takes a card from stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>%1 берёт карту из стопки&#xa0;%2: %3.</translation>
    </message>
    <message>
        <source>%1 takes no card.</source>
        <translation>%1 не берёт карту.</translation>
    </message>
    <message>
        <source>%1 draws from stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1 берёт верхнюю карту стопки&#xa0;%2.</translation>
    </message>
    <message>
        <source>%1 draws from stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>%1 берёт верхнюю карту стопки&#xa0;%2: %3.</translation>
    </message>
    <message>
        <source>A card of %1 goes under stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>Карта игрока %1 уходит под стопку&#xa0;%2.</translation>
    </message>
    <message>
        <source>A card of %1 goes under stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>Карта игрока %1 уходит под стопку&#xa0;%2: %3.</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2.</source>
        <translation>%1 смотрит руку соперника: %2.</translation>
    </message>
    <message>
        <source>%1 takes a card from the hand of %2.</source>
        <translation>%1 берёт карту из руки игрока %2.</translation>
    </message>
    <message>
        <source>%1 takes a card from the hand of %2: %3.</source>
        <extracomment>Log line. %3 is a card.</extracomment>
        <translation>%1 берёт карту из руки игрока %2: %3.</translation>
    </message>
    <message>
        <source>%1 is going to build a road.</source>
        <translation>%1 собирается строить дорогу.</translation>
    </message>
    <message>
        <source>%1 is going to build a settlement.</source>
        <translation>%1 собирается строить поселение.</translation>
    </message>
    <message>
        <source>%1 is going to build a city.</source>
        <translation>%1 собирается строить город.</translation>
    </message>
    <message>
        <source>%1 is going to build: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 собирается строить: %2.</translation>
    </message>
    <message>
        <source>%1 builds a road.</source>
        <translation>%1 строит дорогу.</translation>
    </message>
    <message>
        <source>%1 builds a settlement.</source>
        <translation>%1 строит поселение.</translation>
    </message>
    <message>
        <source>%1 builds a city.</source>
        <translation>%1 строит город.</translation>
    </message>
    <message>
        <source>%1 builds: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 строит: %2.</translation>
    </message>
    <message>
        <source>%1 tears down: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 сносит: %2.</translation>
    </message>
    <message>
        <source>%1 takes back into the hand: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 возвращает в руку: %2.</translation>
    </message>
    <message>
        <source>%1 looks at new regions.</source>
        <translation>%1 смотрит новые области.</translation>
    </message>
    <message>
        <source>%1 looks at new regions: %2.</source>
        <extracomment>Log line. %2 lists regions.</extracomment>
        <translation>%1 смотрит новые области: %2.</translation>
    </message>
    <message>
        <source>%1 gains two regions: %2 above, %3 below.</source>
        <extracomment>Log line. %2 and %3 are regions.</extracomment>
        <translation>%1 получает две области. Сверху: %2, снизу: %3.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 играет карту: %2.</translation>
    </message>
    <message>
        <source>Out of the game: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>Вне игры: %1.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack succeeds in spite of the answer.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1 бросает кубик: %2. Нападение удаётся, несмотря на ответ.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack succeeds.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1 бросает кубик: %2. Нападение удаётся.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack backfires.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1 бросает кубик: %2. Нападение оборачивается против нападающего.</translation>
    </message>
    <message>
        <source>Event card: %1.</source>
        <extracomment>Log line. %1 is an event card.</extracomment>
        <translation>Карта события: %1.</translation>
    </message>
    <message>
        <source>Under the event pile: %1.</source>
        <extracomment>Log line. %1 is an event card.</extracomment>
        <translation>Под стопку событий уходит: %1.</translation>
    </message>
    <message>
        <source>Nobody holds the knight token.</source>
        <translation>Жетона рыцаря нет ни у кого.</translation>
    </message>
    <message>
        <source>%1 takes the knight token.</source>
        <translation>%1 получает жетон рыцаря.</translation>
    </message>
    <message>
        <source>Nobody holds the mill token.</source>
        <translation>Жетона мельницы нет ни у кого.</translation>
    </message>
    <message>
        <source>%1 takes the mill token.</source>
        <translation>%1 получает жетон мельницы.</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>Партия заканчивается вничью.</translation>
    </message>
    <message>
        <source>%1 wins the match with %2 to %3 points.</source>
        <extracomment>Log line. %2 and %3 are victory points.</extracomment>
        <translation>Партию выигрывает %1 со счётом %2:%3.</translation>
    </message>
</context>
<context>
    <name>PrincesReasons</name>
    <message>
        <source>Still missing: %1.</source>
        <extracomment>Why something cannot be built or traded. %1 lists resources.</extracomment>
        <translation>Не хватает: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Searching costs %n resource(s).</source>
        <translation>
            <numerusform>Просмотр стопки стоит %n ресурс.</numerusform>
            <numerusform>Просмотр стопки стоит %n ресурса.</numerusform>
            <numerusform>Просмотр стопки стоит %n ресурсов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the hand: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>В руке нет карты: %1.</translation>
    </message>
    <message>
        <source>No road is left in the supply.</source>
        <translation>В общем запасе нет дорог.</translation>
    </message>
    <message>
        <source>No settlement is left in the supply.</source>
        <translation>В общем запасе нет поселений.</translation>
    </message>
    <message>
        <source>No city is left in the supply.</source>
        <translation>В общем запасе нет городов.</translation>
    </message>
    <message>
        <source>A road goes just outside the outermost settlement or city.</source>
        <translation>Дорогу кладут сразу за крайним поселением или городом.</translation>
    </message>
    <message>
        <source>A settlement goes just outside the outermost road.</source>
        <translation>Поселение кладут сразу за крайней дорогой.</translation>
    </message>
    <message>
        <source>A city is laid on one of your own settlements.</source>
        <translation>Город кладут поверх своего поселения.</translation>
    </message>
    <message>
        <source>A red card needs a free site at a city.</source>
        <translation>Красной карте нужен свободный участок у города.</translation>
    </message>
    <message>
        <source>The outer sites need a city.</source>
        <translation>Дальние участки есть только у города.</translation>
    </message>
    <message>
        <source>There is no settlement or city here.</source>
        <translation>Здесь нет ни поселения, ни города.</translation>
    </message>
    <message>
        <source>Another card lies on this site: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>На этом участке уже лежит карта: %1.</translation>
    </message>
    <message>
        <source>The inner site is filled first.</source>
        <translation>Сначала занимают ближний участок.</translation>
    </message>
    <message>
        <source>Action cards are played, not built.</source>
        <translation>Карты действия играют, а не строят.</translation>
    </message>
    <message>
        <source>Action cards need %1 points of both players together: it is %2 and %3 now.</source>
        <extracomment>%1, %2 and %3 are victory points.</extracomment>
        <translation>Для карт действия нужно очков на двоих: %1. Сейчас: %2 и %3.</translation>
    </message>
    <message>
        <source>Action cards need %1 points of each player: it is %2 and %3 now.</source>
        <extracomment>%1, %2 and %3 are victory points.</extracomment>
        <translation>Для карт действия нужно очков у каждого: %1. Сейчас: %2 и %3.</translation>
    </message>
    <message>
        <source>Your opponent has no building.</source>
        <translation>У соперника нет зданий.</translation>
    </message>
    <message>
        <source>Your opponent has no knight.</source>
        <translation>У соперника нет рыцарей.</translation>
    </message>
    <message>
        <source>Your opponent has nothing that you have room for.</source>
        <translation>У соперника нет ничего, для чего у вас есть место.</translation>
    </message>
    <message>
        <source>There is nothing to swap, or no room for anything else.</source>
        <translation>Менять нечего, или для других ресурсов нет места.</translation>
    </message>
    <message>
        <source>The Alchemist is played before the roll.</source>
        <translation>«Алхимика» играют до броска.</translation>
    </message>
    <message>
        <source>The Scout is played while building a settlement.</source>
        <translation>«Разведчика» играют при постройке поселения.</translation>
    </message>
    <message>
        <source>The Bishop answers an Arsonist or a Raid.</source>
        <translation>«Епископ»&#xa0;— ответ на карты «Поджог» и «Набег».</translation>
    </message>
    <message>
        <source>The Herb Woman answers a Black Knight.</source>
        <translation>«Травница»&#xa0;— ответ на карту «Чёрный рыцарь».</translation>
    </message>
    <message>
        <source>Green and red cards are built, not played.</source>
        <translation>Зелёные и красные карты строят, а не играют.</translation>
    </message>
    <message>
        <source>%1 has no room for: %2.</source>
        <extracomment>%1 is a player’s name, %2 a resource.</extracomment>
        <translation>У игрока %1 нет места для ресурса: %2.</translation>
    </message>
    <message>
        <source>This region stores 3 already: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>В этой области уже 3&#xa0;ресурса: %1.</translation>
    </message>
    <message>
        <source>This region stores nothing: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>В этой области пусто: %1.</translation>
    </message>
    <message>
        <source>This region is not yours: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Это не ваша область: %1.</translation>
    </message>
    <message>
        <source>Now it is the turn of: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Сейчас очередь другого ресурса: %1.</translation>
    </message>
    <message>
        <source>What was given does not come back: %1.</source>
        <extracomment>The Caravan. %1 is a resource.</extracomment>
        <translation>Отданный ресурс взять обратно нельзя: %1.</translation>
    </message>
    <message>
        <source>It is not there, or there is no room for it: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Этого ресурса нет, или для него нет места: %1.</translation>
    </message>
    <message>
        <source>Your opponent has no room for: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>У соперника нет места для ресурса: %1.</translation>
    </message>
    <message>
        <source>Only the Mint trades 1 for 1, and only gold.</source>
        <translation>Обмен 1 на 1 даёт только «Монетный двор», и только для золота.</translation>
    </message>
    <message>
        <source>Trading 2 for 1 needs the fleet of this resource: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Для обмена 2 на 1 нужен флот с этим ресурсом: %1.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Ресурс не меняют на такой же: %1.</translation>
    </message>
    <message>
        <source>An offer has something on both sides.</source>
        <translation>В предложении должно быть что-то с обеих сторон.</translation>
    </message>
    <message>
        <source>Your opponent does not have: %1.</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>У соперника не хватает: %1.</translation>
    </message>
    <message>
        <source>No card is left in stack %1.</source>
        <translation>В стопке %1 нет карт.</translation>
    </message>
    <message>
        <source>Stack %1 is not to be taken now.</source>
        <extracomment>%1 is the number of a stack.</extracomment>
        <translation>Стопку&#xa0;%1 сейчас брать нельзя.</translation>
    </message>
    <message numerus="yes">
        <source>A turn ends with 3 cards at least: %n more.</source>
        <translation>
            <numerusform>К концу хода нужно хотя бы 3&#xa0;карты: ещё&#xa0;%n.</numerusform>
            <numerusform>К концу хода нужно хотя бы 3&#xa0;карты: ещё&#xa0;%n.</numerusform>
            <numerusform>К концу хода нужно хотя бы 3&#xa0;карты: ещё&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card does not lie there: %1.</source>
        <extracomment>%1 is a card or a region.</extracomment>
        <translation>Этой карты там нет: %1.</translation>
    </message>
    <message>
        <source>No card that could be taken lies there.</source>
        <translation>Там нет карты, которую можно взять.</translation>
    </message>
    <message>
        <source>A Church protects the knights and fleets of this city.</source>
        <translation>Рыцарей и флоты этого города защищает «Церковь».</translation>
    </message>
    <message>
        <source>This card does not answer the attack: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Этой картой на нападение не ответить: %1.</translation>
    </message>
    <message>
        <source>At least one comes first.</source>
        <translation>Сначала нужен хотя бы один ресурс.</translation>
    </message>
    <message>
        <source>This match is played without tearing down.</source>
        <translation>В этой партии сносить карты нельзя.</translation>
    </message>
    <message>
        <source>The Alchemist has set the number %1.</source>
        <extracomment>%1 is a number of the die.</extracomment>
        <translation>«Алхимик» выставил число&#xa0;%1.</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Нужно число от %1 до %2.</translation>
    </message>
    <message>
        <source>%1 has reached %2 points; the other side has %3.</source>
        <extracomment>How the match ended. %2 and %3 are victory points.</extracomment>
        <translation>%1 побеждает. Победные очки: %2 против %3.</translation>
    </message>
    <message>
        <source>The last round is over: %1 has %2, %3 has %4.</source>
        <extracomment>How the match ended. %1 and %3 are names, %2 and %4 victory points.</extracomment>
        <translation>Последний раунд позади. %1: %2, %3: %4.</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n victory point(s).</source>
        <extracomment>Why a move is advised.</extracomment>
        <translation>
            <numerusform>Это %n победное очко.</numerusform>
            <numerusform>Это %n победных очка.</numerusform>
            <numerusform>Это %n победных очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the knight token.</source>
        <translation>Это принесёт жетон рыцаря.</translation>
    </message>
    <message>
        <source>It wins the mill token.</source>
        <translation>Это принесёт жетон мельницы.</translation>
    </message>
    <message>
        <source>More is produced from now on: %1.</source>
        <extracomment>Why a move is advised. %1 is a resource.</extracomment>
        <translation>Отныне производится больше: %1.</translation>
    </message>
    <message>
        <source>It opens a place for a settlement.</source>
        <translation>Появится место для поселения.</translation>
    </message>
    <message>
        <source>After it there is enough for: %1.</source>
        <extracomment>Why a trade is advised. %1 is a card, a road, a settlement, or a city.</extracomment>
        <translation>После обмена хватит на постройку: %1.</translation>
    </message>
    <message>
        <source>Wanted next: %1. Still missing: %2.</source>
        <extracomment>Why a move is advised. %1 is what is wanted next, %2 lists resources.</extracomment>
        <translation>Следующая цель: %1. Не хватает: %2.</translation>
    </message>
    <message>
        <source>The resources are kept for: %1.</source>
        <extracomment>Why a move is advised. %1 is what the resources are kept for.</extracomment>
        <translation>Ресурсы нужны для другой цели: %1.</translation>
    </message>
    <message>
        <source>Unprotected resources go from %1 to %2, in case brigands come.</source>
        <extracomment>Why a move is advised. %1 and %2 are numbers.</extracomment>
        <translation>На случай разбойников: ресурсов без защиты станет %2 вместо %1.</translation>
    </message>
    <message>
        <source>It costs the opponent more.</source>
        <translation>Соперник теряет больше.</translation>
    </message>
    <message>
        <source>The offer is better for the other side.</source>
        <translation>Предложение выгоднее сопернику.</translation>
    </message>
</context>
<context>
    <name>PrincesWords</name>
    <message>
        <source>Move: %1</source>
        <extracomment>%1 is a region that is picked up.</extracomment>
        <translation>Переложить: %1</translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation>Построить дорогу</translation>
    </message>
    <message>
        <source>Build a settlement</source>
        <translation>Построить поселение</translation>
    </message>
    <message>
        <source>Build a settlement with the Scout</source>
        <translation>Поселение с «Разведчиком»</translation>
    </message>
    <message>
        <source>Build a city</source>
        <translation>Построить город</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Построить: %1</translation>
    </message>
    <message>
        <source>Tear down a card</source>
        <translation>Снести карту</translation>
    </message>
    <message>
        <source>Trade with the bank</source>
        <translation>Обмен с банком</translation>
    </message>
    <message>
        <source>Give: %1</source>
        <extracomment>A trade with the bank. %1 is a resource with a number.</extracomment>
        <translation>Отдать: %1</translation>
    </message>
    <message>
        <source>Offer a trade</source>
        <translation>Предложить обмен</translation>
    </message>
    <message>
        <source>Put under a stack: %1</source>
        <extracomment>%1 is a hand card.</extracomment>
        <translation>Под стопку: %1</translation>
    </message>
    <message>
        <source>Search a stack</source>
        <translation>Просмотреть стопку</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Сыграть: %1</translation>
    </message>
    <message>
        <source>%1 above</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Сверху: %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>With which region does it change places? %1</source>
        <extracomment>Headline. %1 is a region that is picked up.</extracomment>
        <translation>С какой областью поменять местами? %1</translation>
    </message>
    <message>
        <source>On which side do you build the road?</source>
        <translation>С какой стороны построить дорогу?</translation>
    </message>
    <message>
        <source>On which side do you build the settlement?</source>
        <translation>С какой стороны построить поселение?</translation>
    </message>
    <message>
        <source>Which settlement becomes a city?</source>
        <translation>Какое поселение станет городом?</translation>
    </message>
    <message>
        <source>Choose a site: %1</source>
        <extracomment>Headline. %1 is a card that is going to be built.</extracomment>
        <translation>Выберите участок: %1</translation>
    </message>
    <message>
        <source>Which card do you tear down?</source>
        <translation>Какую карту снести?</translation>
    </message>
    <message>
        <source>What do you give to the bank?</source>
        <translation>Что отдать банку?</translation>
    </message>
    <message>
        <source>What do you get for it? %1</source>
        <extracomment>Headline. %1 is a resource with a number.</extracomment>
        <translation>Что получить взамен? %1</translation>
    </message>
    <message>
        <source>Under which stack does it go? %1</source>
        <extracomment>Headline. %1 is a hand card.</extracomment>
        <translation>Под какую стопку положить? %1</translation>
    </message>
    <message>
        <source>Which stack do you search?</source>
        <translation>Какую стопку просмотреть?</translation>
    </message>
    <message>
        <source>Alchemist: which number do you set?</source>
        <translation>«Алхимик»: какое число выставить?</translation>
    </message>
    <message>
        <source>%1 goes above. Which region goes below?</source>
        <extracomment>Headline. %1 is a region that is going to lie above.</extracomment>
        <translation>Сверху: %1. Какая область ляжет снизу?</translation>
    </message>
    <message>
        <source>Swap with: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Поменять с: %1</translation>
    </message>
    <message>
        <source>Then you can build: %1</source>
        <extracomment>Under a trade with the bank. %1 is what can be built after it.</extracomment>
        <translation>Тогда можно построить: %1</translation>
    </message>
    <message>
        <source>A road needs a settlement or city at the end of the row.</source>
        <translation>Для дороги на краю ряда нужно поселение или город.</translation>
    </message>
    <message>
        <source>A city is laid on one of your own settlements.</source>
        <translation>Город кладут поверх своего поселения.</translation>
    </message>
    <message>
        <source>A settlement needs a road at the end of the row.</source>
        <translation>Для поселения на краю ряда нужна дорога.</translation>
    </message>
    <message>
        <source>One side has nothing to trade.</source>
        <translation>У одной из сторон нет ресурсов для обмена.</translation>
    </message>
    <message>
        <source>You give: %1</source>
        <extracomment>A trade with the opponent: one more to give. %1 is a resource.</extracomment>
        <translation>Вы отдаёте: %1</translation>
    </message>
    <message>
        <source>You get: %1</source>
        <extracomment>A trade with the opponent: one more to get. %1 is a resource.</extracomment>
        <translation>Вы получаете: %1</translation>
    </message>
    <message>
        <source>%1 of %2 stored</source>
        <extracomment>%1 of %2 stored resources are in the offer.</extracomment>
        <translation>%1 из %2 в запасе</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>пока ничего</translation>
    </message>
    <message>
        <source>Give: %1. Get: %2.</source>
        <extracomment>%1 and %2 list resources.</extracomment>
        <translation>Отдаёте: %1. Получаете: %2.</translation>
    </message>
    <message>
        <source>Begin the offer again</source>
        <translation>Составить заново</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n resource(s) of any kind</source>
        <translation>
            <numerusform>Стоит %n любой ресурс</numerusform>
            <numerusform>Стоит %n любых ресурса</numerusform>
            <numerusform>Стоит %n любых ресурсов</numerusform>
        </translation>
    </message>
    <message>
        <source>Doubles: %1</source>
        <extracomment>What a building would do on this site. %1 lists regions.</extracomment>
        <translation>Удваивает: %1</translation>
    </message>
    <message>
        <source>Doubles nothing here</source>
        <translation>Здесь ничего не удваивает</translation>
    </message>
    <message>
        <source>Protects: %1</source>
        <extracomment>What a Garrison would do on this site. %1 lists regions.</extracomment>
        <translation>Защищает: %1</translation>
    </message>
    <message numerus="yes">
        <source>Stack %1: %n card(s)</source>
        <translation>
            <numerusform>Стопка&#xa0;%1: %n карта</numerusform>
            <numerusform>Стопка&#xa0;%1: %n карты</numerusform>
            <numerusform>Стопка&#xa0;%1: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>неизвестная карта</translation>
    </message>
    <message>
        <source>Seen, from the top: %1.</source>
        <extracomment>Memory help. %1 lists cards from the top of a stack, as far as they were seen.</extracomment>
        <translation>Вы видели, считая сверху: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Event pile: %n card(s)</source>
        <translation>
            <numerusform>Стопка событий: %n карта</numerusform>
            <numerusform>Стопка событий: %n карты</numerusform>
            <numerusform>Стопка событий: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region pile: %n card(s)</source>
        <translation>
            <numerusform>Стопка областей: %n карта</numerusform>
            <numerusform>Стопка областей: %n карты</numerusform>
            <numerusform>Стопка областей: %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n road(s)</source>
        <translation>
            <numerusform>Общий запас: %n дорога</numerusform>
            <numerusform>Общий запас: %n дороги</numerusform>
            <numerusform>Общий запас: %n дорог</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n settlement(s)</source>
        <translation>
            <numerusform>Общий запас: %n поселение</numerusform>
            <numerusform>Общий запас: %n поселения</numerusform>
            <numerusform>Общий запас: %n поселений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n city(s)</source>
        <translation>
            <numerusform>Общий запас: %n город</numerusform>
            <numerusform>Общий запас: %n города</numerusform>
            <numerusform>Общий запас: %n городов</numerusform>
        </translation>
    </message>
    <message>
        <source>Production die, not rolled yet</source>
        <translation>Кубик производства ещё не брошен</translation>
    </message>
    <message>
        <source>Production die: %1. %2 %3</source>
        <extracomment>The production die for screen readers. %1 is its number, %2 and %3 what it brings to the players.</extracomment>
        <translation>Кубик производства: %1. %2 %3</translation>
    </message>
    <message>
        <source>%1 has no such region.</source>
        <extracomment>What a number of the die brings.</extracomment>
        <translation>У игрока %1 таких областей нет.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>What a number of the die brings. %2 lists regions.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Event die, not rolled yet</source>
        <translation>Кубик событий ещё не брошен</translation>
    </message>
    <message>
        <source>Event die: %1</source>
        <extracomment>The event die for screen readers. %1 is its symbol.</extracomment>
        <translation>Кубик событий: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>For screen readers. %1 is what lies there, %2 whose it is.</extracomment>
        <translation>%1, игрок %2</translation>
    </message>
    <message>
        <source>Place for a road</source>
        <translation>Место для дороги</translation>
    </message>
    <message>
        <source>Place for a settlement</source>
        <translation>Место для поселения</translation>
    </message>
    <message>
        <source>stores %1 of 3</source>
        <translation>запас %1 из 3</translation>
    </message>
    <message>
        <source>doubled</source>
        <extracomment>A building doubles what a region produces.</extracomment>
        <translation>удвоение</translation>
    </message>
    <message>
        <source>protected</source>
        <extracomment>A Garrison protects a region.</extracomment>
        <translation>под защитой</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>For screen readers. %1 is a region, %2 whose it is, %3 lists what it stores and what helps it.</extracomment>
        <translation>%1, игрок %2: %3</translation>
    </message>
    <message>
        <source>%1, above on the left</source>
        <translation>%1, слева сверху</translation>
    </message>
    <message>
        <source>%1, below on the left</source>
        <translation>%1, слева снизу</translation>
    </message>
    <message>
        <source>%1, above on the right</source>
        <translation>%1, справа сверху</translation>
    </message>
    <message>
        <source>%1, below on the right</source>
        <translation>%1, справа снизу</translation>
    </message>
    <message>
        <source>%1, above in the middle</source>
        <translation>%1, посередине сверху</translation>
    </message>
    <message>
        <source>%1, below in the middle</source>
        <translation>%1, посередине снизу</translation>
    </message>
    <message>
        <source>Free site %1 of %2</source>
        <extracomment>For screen readers. %1 says where, %2 whose it is.</extracomment>
        <translation>Свободно: %1, игрок %2</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>For screen readers. %1 is a card, %2 says where, %3 whose it is.</extracomment>
        <translation>%1: %2, игрок %3</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <extracomment>For screen readers. %1 is a card.</extracomment>
        <translation>В вашей руке: %1</translation>
    </message>
    <message>
        <source>Event card: %1</source>
        <extracomment>For screen readers. %1 is an event card.</extracomment>
        <translation>Карта события: %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <extracomment>For screen readers. %1 is an action card on the table.</extracomment>
        <translation>Сыграна карта: %1</translation>
    </message>
    <message>
        <source>%1, card %2 of %3</source>
        <extracomment>For screen readers. %1 is a card, %2 its place among %3.</extracomment>
        <translation>%1, карта %2 из %3</translation>
    </message>
    <message>
        <source>Knight token: nobody holds it</source>
        <translation>Жетон рыцаря: ни у кого</translation>
    </message>
    <message>
        <source>Mill token: nobody holds it</source>
        <translation>Жетон мельницы: ни у кого</translation>
    </message>
    <message>
        <source>Knight token: held by %1</source>
        <translation>Жетон рыцаря: %1</translation>
    </message>
    <message>
        <source>Mill token: held by %1</source>
        <translation>Жетон мельницы: %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>On a plate: %1 cards of at most %2.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points – settlements %4, cities %5, cards %6, tokens %7.</source>
        <extracomment>A player’s points and where they come from: %1 is the name, all others are numbers of points.</extracomment>
        <translation>%1: очки %2 из %3&#xa0;— поселения %4, города %5, карты %6, жетоны %7.</translation>
    </message>
    <message>
        <source>Unprotected %1 of %2, strength %3, tournament points %4, commerce %5, cards %6 of %7.</source>
        <extracomment>A player’s figures, all numbers. Brigands come for more than %2 unprotected resources; %7 is the hand limit.</extracomment>
        <translation>Без защиты %1 из %2, сила %3, турнирные очки %4, торговые очки %5, карты %6 из %7.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Ход&#xa0;%1</translation>
    </message>
    <message>
        <source>Turn %1 · %2 rolls</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ход&#xa0;%1 · %2 бросает кубики</translation>
    </message>
    <message>
        <source>Turn %1 · event and production</source>
        <translation>Ход&#xa0;%1 · событие и производство</translation>
    </message>
    <message>
        <source>Turn %1 · %2 builds</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ход&#xa0;%1 · %2 строит</translation>
    </message>
    <message>
        <source>Turn %1 · %2 refills the hand</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ход&#xa0;%1 · %2 пополняет руку</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Очков для победы</translation>
    </message>
    <message>
        <source>Reached in one’s own turn.</source>
        <translation>Их набирают в свой ход.</translation>
    </message>
    <message>
        <source>Rounds at most</source>
        <translation>Раундов не больше</translation>
    </message>
    <message>
        <source>After these, more points win.</source>
        <translation>Затем побеждает тот, у кого больше очков.</translation>
    </message>
    <message>
        <source>Action cards from</source>
        <translation>Порог карт действия</translation>
    </message>
    <message>
        <source>From how many victory points on action cards may be played.</source>
        <translation>Начиная со скольких победных очков можно играть карты действия.</translation>
    </message>
    <message>
        <source>3 points each</source>
        <translation>3 очка у каждого</translation>
    </message>
    <message>
        <source>7 points together</source>
        <translation>7 очков на двоих</translation>
    </message>
    <message>
        <source>Turns without brigands</source>
        <translation>Ходов без разбойников</translation>
    </message>
    <message>
        <source>In so many first turns of each player brigands don’t come.</source>
        <translation>Столько первых ходов каждого игрока разбойники не приходят.</translation>
    </message>
    <message>
        <source>Exchange within one stack</source>
        <translation>Обмен в одной стопке</translation>
    </message>
    <message>
        <source>The new card of an exchange comes from the stack under which the old one was put.</source>
        <translation>Новую карту берут из той стопки, под которую положена старая.</translation>
    </message>
    <message>
        <source>Cut the hand at the end of the turn</source>
        <translation>Лишние карты&#xa0;— в конце хода</translation>
    </message>
    <message>
        <source>Whoever’s turn it is puts surplus cards away at its end, not at once.</source>
        <translation>В свой ход лишние карты убирают не сразу, а в конце хода.</translation>
    </message>
    <message>
        <source>Tearing down</source>
        <translation>Снос</translation>
    </message>
    <message>
        <source>Own cards may be torn down; they leave the game.</source>
        <translation>Свои карты можно сносить; они выходят из игры.</translation>
    </message>
    <message>
        <source>Regions one by one</source>
        <translation>Области по одной</translation>
    </message>
    <message>
        <source>A new settlement’s first region is placed before the second is seen.</source>
        <translation>Первую область нового поселения кладут, ещё не видя второй.</translation>
    </message>
    <message>
        <source>Choose the region of every payment</source>
        <translation>Выбирать область для каждой оплаты</translation>
    </message>
    <message>
        <source>Off: the emptiest region gains, and the fullest unprotected one pays.</source>
        <translation>Выключено: получает самая пустая область, платит самая полная без защиты.</translation>
    </message>
    <message>
        <source>Memory help</source>
        <translation>Помощь памяти</translation>
    </message>
    <message>
        <source>The table shows what you have seen in the stacks.</source>
        <translation>Стол показывает, что вы видели в стопках.</translation>
    </message>
</context>
</TS>
