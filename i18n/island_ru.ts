<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>Island</name>
    <message>
        <source>Island Settlers</source>
        <translation>Поселенцы острова</translation>
    </message>
    <message>
        <source>Roads, settlements, and trade on a new island</source>
        <translation>Дороги, поселения и обмен на новом острове</translation>
    </message>
    <message>
        <source>An island of forests, fields, and mountains, different every time. The dice decide which of them bring cards; you turn these into roads, settlements, and cities, trade what you lack, and send the robber to whoever gets ahead. Ten points win.</source>
        <translation>Остров лесов, пашен и гор, каждый раз новый. Кубики решают, какая земля принесёт карты; вы превращаете их в дороги, поселения и города, вымениваете то, чего не хватает, и насылаете разбойника на того, кто вырвался вперёд. Побеждают десять очков.</translation>
    </message>
    <message>
        <source>Island Settlers follows the rules of the base game of Catan.</source>
        <translation>«Поселенцы острова» следуют правилам базовой игры «Колонизаторы» (Catan).</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2–4&#xa0;игрока</translation>
    </message>
</context>
<context>
    <name>IslandActions</name>
    <message>
        <source>Build a settlement</source>
        <translation>Построить поселение</translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation>Построить дорогу</translation>
    </message>
    <message>
        <source>Upgrade to a city</source>
        <translation>Улучшить до города</translation>
    </message>
    <message>
        <source>Buy a development card</source>
        <translation>Купить карту развития</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Бросить кубики</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>Сбросить: %1</translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation>Переместить разбойника</translation>
    </message>
    <message>
        <source>Rob %1</source>
        <extracomment>The robber moves to a hex, and this player loses a card. %1 is a name.</extracomment>
        <translation>Ограбить: %1</translation>
    </message>
    <message>
        <source>Play the Knight</source>
        <translation>Сыграть «Рыцаря»</translation>
    </message>
    <message>
        <source>Play Road Building</source>
        <translation>Сыграть «Новые дороги»</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>Year of Plenty. %1 lists resources.</extracomment>
        <translation>Взять: %1</translation>
    </message>
    <message>
        <source>Claim all: %1</source>
        <extracomment>Monopoly. %1 is a resource.</extracomment>
        <translation>Забрать у всех: %1</translation>
    </message>
    <message>
        <source>Trade with the bank: %1 for %2</source>
        <extracomment>A trade with the bank. %1 and %2 are resources.</extracomment>
        <translation>Банку: %1, из банка: %2</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>Сделать предложение</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отклонить</translation>
    </message>
    <message>
        <source>Decline, and never trade away: %1</source>
        <extracomment>An answer to this offer and to all that come later. %1 is a resource.</extracomment>
        <translation>Отклонить и никогда не отдавать: %1</translation>
    </message>
    <message>
        <source>Make this counter-offer</source>
        <translation>Сделать встречное предложение</translation>
    </message>
    <message>
        <source>Trade with %1</source>
        <extracomment>%1 is the player’s name who has agreed.</extracomment>
        <translation>Обменяться с игроком %1</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Отозвать предложение</translation>
    </message>
    <message>
        <source>Listen to every offer</source>
        <translation>Рассматривать все предложения</translation>
    </message>
    <message>
        <source>Never trade away: %1</source>
        <extracomment>A standing answer to later offers. %1 lists resources.</extracomment>
        <translation>Никогда не отдавать: %1</translation>
    </message>
    <message>
        <source>Lay the island</source>
        <translation>Разложить остров</translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <extracomment>Chance chooses who begins. %1 is a player’s name.</extracomment>
        <translation>Начинает %1</translation>
    </message>
    <message>
        <source>Dice: %1 and %2</source>
        <extracomment>What the dice show; %1 and %2 are numbers.</extracomment>
        <translation>Кубики: %1 и&#xa0;%2</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <extracomment>%1 is a development card.</extracomment>
        <translation>Взять: %1</translation>
    </message>
    <message>
        <source>Steal: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Украсть: %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>Second line of a trade with the bank. %1 and %2 are resources with a number.</extracomment>
        <translation>Отдать: %1. Получить: %2.</translation>
    </message>
    <message>
        <source>One development card a turn</source>
        <translation>Одна карта развития за ход</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>пока ничего</translation>
    </message>
    <message>
        <source>Give: %1. Get: %2.</source>
        <extracomment>A trade. %1 and %2 list resources.</extracomment>
        <translation>Отдать: %1. Получить: %2.</translation>
    </message>
    <message>
        <source>Place your first settlement.</source>
        <translation>Поставьте первое поселение.</translation>
    </message>
    <message>
        <source>Place your second settlement: it brings a card of each hex around it.</source>
        <translation>Поставьте второе поселение: каждый гекс вокруг него принесёт по карте.</translation>
    </message>
    <message>
        <source>Place a road at your new settlement.</source>
        <translation>Проложите дорогу от нового поселения.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice, or play a card first.</source>
        <translation>Ваш ход: бросьте кубики или сначала сыграйте карту.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice.</source>
        <translation>Ваш ход: бросьте кубики.</translation>
    </message>
    <message>
        <source>Choose with whom you trade, or withdraw the offer.</source>
        <translation>Выберите, с кем обменяться, или отзовите предложение.</translation>
    </message>
    <message>
        <source>Build, trade, or end your turn.</source>
        <translation>Стройте, обменивайтесь или завершите ход.</translation>
    </message>
    <message numerus="yes">
        <source>A seven: choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Семёрка: сбросьте %n&#xa0;карту.</numerusform>
            <numerusform>Семёрка: сбросьте %n&#xa0;карты.</numerusform>
            <numerusform>Семёрка: сбросьте %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the robber to another hex.</source>
        <translation>Переместите разбойника на другой гекс.</translation>
    </message>
    <message numerus="yes">
        <source>Place your free roads: %n left.</source>
        <translation>
            <numerusform>Проложите бесплатные дороги: осталось&#xa0;%n.</numerusform>
            <numerusform>Проложите бесплатные дороги: осталось&#xa0;%n.</numerusform>
            <numerusform>Проложите бесплатные дороги: осталось&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Headline. %1 is the one who offers, %2 and %3 list resources.</extracomment>
        <translation>%1 предлагает: %2. Просит: %3.</translation>
    </message>
    <message>
        <source>The island is laid.</source>
        <comment>now</comment>
        <extracomment>Headline while chance lays the hexes.</extracomment>
        <translation>Раскладывается остров.</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Кто начинает?</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Кубики катятся.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1 крадёт карту у игрока %2.</translation>
    </message>
    <message>
        <source>%1 draws a development card.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1 берёт карту развития.</translation>
    </message>
    <message>
        <source>%1 places a settlement.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 ставит поселение.</translation>
    </message>
    <message>
        <source>%1 places a road.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 прокладывает дорогу.</translation>
    </message>
    <message>
        <source>%1 is about to roll.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 готовится к броску.</translation>
    </message>
    <message>
        <source>%1 builds and trades.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 строит и обменивается.</translation>
    </message>
    <message>
        <source>%1 chooses what to discard.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 выбирает, что сбросить.</translation>
    </message>
    <message>
        <source>%1 moves the robber.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 перемещает разбойника.</translation>
    </message>
    <message>
        <source>%1 thinks about the offer.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 обдумывает предложение.</translation>
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
        <translation>Стоимость: %1</translation>
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
        <translation>Перекрёсток у %1</translation>
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
        <translation>Ребро на границе %1 и %2</translation>
    </message>
</context>
<context>
    <name>IslandEvents</name>
    <message>
        <source>The island is laid.</source>
        <translation>Остров разложен.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Начинает %1.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ход&#xa0;%1: %2.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3 and %4).</source>
        <extracomment>Log line. %2 is the sum of the dice, %3 and %4 are what each shows.</extracomment>
        <translation>%1 бросает кубики:&#xa0;%2 (%3 и&#xa0;%4).</translation>
    </message>
    <message>
        <source>%1 takes for the second settlement: %2.</source>
        <extracomment>Log line: cards for the second settlement. %2 lists resources.</extracomment>
        <translation>%1 получает за второе поселение: %2.</translation>
    </message>
    <message>
        <source>%1 takes nothing for the second settlement.</source>
        <translation>%1 не получает за второе поселение ничего.</translation>
    </message>
    <message>
        <source>%1 takes: %2.</source>
        <extracomment>Log line: what a roll brings to a player. %2 lists resources.</extracomment>
        <translation>%1 получает: %2.</translation>
    </message>
    <message>
        <source>The bank does not have enough: %1.</source>
        <extracomment>Log line: the bank cannot pay everything that is due. %1 lists resources.</extracomment>
        <translation>Нехватка в банке: %1.</translation>
    </message>
    <message>
        <source>Nobody takes anything.</source>
        <translation>Никто ничего не получает.</translation>
    </message>
    <message>
        <source>%1 builds a road.</source>
        <translation>%1 строит дорогу.</translation>
    </message>
    <message>
        <source>%1 places a road.</source>
        <extracomment>Log line: free of charge.</extracomment>
        <translation>%1 прокладывает дорогу.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buys a development card; %n left in the deck.</source>
        <translation>
            <numerusform>%1 покупает карту развития; в колоде остаётся %n&#xa0;карта.</numerusform>
            <numerusform>%1 покупает карту развития; в колоде остаются %n&#xa0;карты.</numerusform>
            <numerusform>%1 покупает карту развития; в колоде остаётся %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest Road is set aside: several roads are equally long, or none is long enough.</source>
        <translation>«Длинный тракт» откладывают в сторону: самых длинных трактов несколько или все слишком коротки.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes Longest Road with %n road(s).</source>
        <translation>
            <numerusform>%1 получает «Длинный тракт»: %n&#xa0;дорога.</numerusform>
            <numerusform>%1 получает «Длинный тракт»: %n&#xa0;дороги.</numerusform>
            <numerusform>%1 получает «Длинный тракт»: %n&#xa0;дорог.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes Largest Army with %n knight(s).</source>
        <translation>
            <numerusform>%1 получает «Большое войско»: %n&#xa0;рыцарь.</numerusform>
            <numerusform>%1 получает «Большое войско»: %n&#xa0;рыцаря.</numerusform>
            <numerusform>%1 получает «Большое войско»: %n&#xa0;рыцарей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n victory point(s).</source>
        <translation>
            <numerusform>Побеждает %1: %n&#xa0;победное очко.</numerusform>
            <numerusform>Побеждает %1: %n&#xa0;победных очка.</numerusform>
            <numerusform>Побеждает %1: %n&#xa0;победных очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shows %n victory point card(s).</source>
        <extracomment>Log line at the end of the match.</extracomment>
        <translation>
            <numerusform>%1 открывает %n&#xa0;карту победного очка.</numerusform>
            <numerusform>%1 открывает %n&#xa0;карты победного очка.</numerusform>
            <numerusform>%1 открывает %n&#xa0;карт победного очка.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must discard %n card(s).</source>
        <translation>
            <numerusform>%1 выбирает для сброса %n&#xa0;карту.</numerusform>
            <numerusform>%1 выбирает для сброса %n&#xa0;карты.</numerusform>
            <numerusform>%1 выбирает для сброса %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has chosen what to discard.</source>
        <translation>%1 уже знает, что сбросить.</translation>
    </message>
    <message>
        <source>%1 chooses to discard: %2.</source>
        <extracomment>Log line; nobody else sees it yet. %2 lists resources.</extracomment>
        <translation>%1 решает сбросить: %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <extracomment>Log line. %2 lists resources.</extracomment>
        <translation>%1 сбрасывает: %2.</translation>
    </message>
    <message>
        <source>%1 builds a settlement: %2.</source>
        <extracomment>Log line. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1 строит поселение: %2.</translation>
    </message>
    <message>
        <source>%1 places a settlement: %2.</source>
        <extracomment>Log line: initial placement, free of charge. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1 ставит поселение: %2.</translation>
    </message>
    <message>
        <source>%1 upgrades a settlement to a city: %2.</source>
        <extracomment>Log line. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1 улучшает поселение до города: %2.</translation>
    </message>
    <message>
        <source>%1 buys a development card: %2.</source>
        <extracomment>Log line, read by the buyer only. %2 is the card.</extracomment>
        <translation>%1 покупает карту развития: «%2».</translation>
    </message>
    <message>
        <source>%1 moves the robber: %2. Nobody there can be robbed.</source>
        <extracomment>Log line. %2 is a hex: forest 8.</extracomment>
        <translation>%1 перемещает разбойника: %2. Красть там не у кого.</translation>
    </message>
    <message>
        <source>%1 moves the robber to a hex of %2: %3.</source>
        <extracomment>Log line. %2 is the player who is going to lose a card, %3 the hex: forest 8.</extracomment>
        <translation>%1 перемещает разбойника: %3. Под ударом %2.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <translation>%1 крадёт карту у игрока %2.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2: %3.</source>
        <extracomment>Log line, read by thief and victim only. %3 is a resource.</extracomment>
        <translation>%1 крадёт карту у игрока %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays a Knight: %n so far.</source>
        <extracomment>Log line; %n counts all knights this player has played.</extracomment>
        <translation>
            <numerusform>%1 играет «Рыцаря», всего сыграно:&#xa0;%n.</numerusform>
            <numerusform>%1 играет «Рыцаря», всего сыграно:&#xa0;%n.</numerusform>
            <numerusform>%1 играет «Рыцаря», всего сыграно:&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays Road Building: %n free road(s).</source>
        <translation>
            <numerusform>%1 играет «Новые дороги»: %n&#xa0;бесплатная дорога.</numerusform>
            <numerusform>%1 играет «Новые дороги»: %n&#xa0;бесплатные дороги.</numerusform>
            <numerusform>%1 играет «Новые дороги»: %n&#xa0;бесплатных дорог.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays Year of Plenty and takes: %2.</source>
        <extracomment>Log line. %2 lists resources.</extracomment>
        <translation>%1 играет «Год изобилия» и берёт: %2.</translation>
    </message>
    <message>
        <source>%1 plays Monopoly, but nobody else holds any of it: %2.</source>
        <extracomment>Log line. %2 is a resource.</extracomment>
        <translation>%1 играет «Монополию», но у остальных нет таких карт: %2.</translation>
    </message>
    <message>
        <source>%1 plays Monopoly and takes from the others: %2.</source>
        <extracomment>Log line. %2 is a resource with a number.</extracomment>
        <translation>%1 играет «Монополию» и забирает у остальных: %2.</translation>
    </message>
    <message>
        <source>%1 trades with the bank: %2 for %3.</source>
        <extracomment>Log line. %2 and %3 are resources with a number.</extracomment>
        <translation>%1 отдаёт банку: %2. Получает: %3.</translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Log line. %2 and %3 list resources.</extracomment>
        <translation>%1 предлагает: %2. Просит: %3.</translation>
    </message>
    <message>
        <source>%1 accepts the offer.</source>
        <translation>%1 принимает предложение.</translation>
    </message>
    <message>
        <source>%1 declines without being asked.</source>
        <extracomment>Log line: the player has said so before, or holds no cards.</extracomment>
        <translation>%1 отклоняет предложение не глядя.</translation>
    </message>
    <message>
        <source>%1 declines the offer.</source>
        <translation>%1 отклоняет предложение.</translation>
    </message>
    <message>
        <source>%1 makes a counter-offer: %2. Wants: %3.</source>
        <extracomment>Log line: a counter-offer. %2 and %3 list resources.</extracomment>
        <translation>%1 предлагает взамен: %2. Просит: %3.</translation>
    </message>
    <message>
        <source>%1 gives %2. %3 gives %4.</source>
        <extracomment>Log line. %2 and %4 list resources, %1 and %3 are the players who give them.</extracomment>
        <translation>%1 отдаёт: %2. %3 отдаёт: %4.</translation>
    </message>
    <message>
        <source>%1 does not hold the cards for the trade any more.</source>
        <translation>%1 остаётся без карт, нужных для обмена.</translation>
    </message>
    <message>
        <source>%1 listens to every offer again.</source>
        <translation>%1 снова рассматривает все предложения.</translation>
    </message>
    <message>
        <source>%1 will not trade away: %2.</source>
        <extracomment>Log line: a standing answer. %2 lists resources.</extracomment>
        <translation>%1 отказывается отдавать: %2.</translation>
    </message>
    <message>
        <source>Nobody takes the offer of %1.</source>
        <translation>Предложение игрока %1 никто не принимает.</translation>
    </message>
    <message>
        <source>%1 withdraws the offer.</source>
        <translation>%1 отзывает предложение.</translation>
    </message>
    <message>
        <source>The offer of %1 is void: the cards are not there any more.</source>
        <translation>Предложение игрока %1 отпадает: нужных карт больше нет.</translation>
    </message>
    <message>
        <source>The offer of %1 ends with the turn.</source>
        <translation>Ход завершён, и предложение игрока %1 отпадает.</translation>
    </message>
</context>
<context>
    <name>IslandLabels</name>
    <message>
        <source>Hex: %1, with the robber</source>
        <extracomment>A hex for screen readers. %1 is the hex.</extracomment>
        <translation>Гекс: %1, здесь разбойник</translation>
    </message>
    <message>
        <source>Hex: %1</source>
        <extracomment>A hex for screen readers. %1 is the hex.</extracomment>
        <translation>Гекс: %1</translation>
    </message>
    <message>
        <source>Settlement of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the intersection.</extracomment>
        <translation>Поселение игрока %1. %2</translation>
    </message>
    <message>
        <source>City of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the intersection.</extracomment>
        <translation>Город игрока %1. %2</translation>
    </message>
    <message>
        <source>Road of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the path.</extracomment>
        <translation>Дорога игрока %1. %2</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <extracomment>A harbor for screen readers. %1 is the harbor.</extracomment>
        <translation>Свободна: %1</translation>
    </message>
    <message>
        <source>%1, used by %2</source>
        <extracomment>A harbor for screen readers. %1 is the harbor, %2 who uses it.</extracomment>
        <translation>%1, пользуются: %2</translation>
    </message>
    <message>
        <source>The robber. Hex: %1</source>
        <extracomment>The robber for screen readers. %1 is a hex.</extracomment>
        <translation>Разбойник. Гекс: %1</translation>
    </message>
    <message>
        <source>Bank, %1: %2</source>
        <extracomment>For screen readers: the bank’s stock of a resource. %1 is the resource, %2 a number.</extracomment>
        <translation>Банк, %1:&#xa0;%2</translation>
    </message>
    <message>
        <source>The bank gives 1 card of your choice for: %1.</source>
        <extracomment>The trade rate of a resource. %1 is a resource with a number.</extracomment>
        <translation>Банк даёт 1&#xa0;карту на выбор. Плата: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Development deck: %n card(s)</source>
        <translation>
            <numerusform>Колода карт развития: %n&#xa0;карта</numerusform>
            <numerusform>Колода карт развития: %n&#xa0;карты</numerusform>
            <numerusform>Колода карт развития: %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <extracomment>For screen readers. %1 is a resource with a number.</extracomment>
        <translation>У вас в руке: %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>An item of a list: %1 is a card, %2 how many of it.</extracomment>
        <translation>%1&#xa0;×&#xa0;%2</translation>
    </message>
    <message>
        <source>In your hand: %1, bought in this turn</source>
        <extracomment>For screen readers. %1 is a development card with a number.</extracomment>
        <translation>У вас в руке: %1, куплено в этот ход</translation>
    </message>
    <message>
        <source>Dice, not rolled yet</source>
        <translation>Кубики ещё не брошены</translation>
    </message>
    <message>
        <source>Dice: %1 (%2 and %3)</source>
        <extracomment>The dice for screen readers. %1 is their sum, %2 and %3 are what each shows.</extracomment>
        <translation>Кубики:&#xa0;%1 (%2 и&#xa0;%3)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points, resource cards %4, development cards %5, knights %6, longest road %7.</source>
        <extracomment>A player’s plate for screen readers: %1 is the name, all others are numbers.</extracomment>
        <translation>%1: очки&#xa0;— %2 из %3, карты ресурсов&#xa0;— %4, карты развития&#xa0;— %5, рыцари&#xa0;— %6, длина тракта&#xa0;— %7.</translation>
    </message>
    <message>
        <source>Holds: %1.</source>
        <extracomment>Awards a player holds. %1 lists them.</extracomment>
        <translation>Награды: %1.</translation>
    </message>
    <message>
        <source>Never trades away: %1.</source>
        <extracomment>A standing answer. %1 lists resources.</extracomment>
        <translation>Никогда не отдаёт: %1.</translation>
    </message>
    <message>
        <source>The last roll brought: %1.</source>
        <extracomment>What a player got by the last roll. %1 lists resources.</extracomment>
        <translation>Последний бросок принёс: %1.</translation>
    </message>
    <message>
        <source>%1. Cost: %2. Left: %3</source>
        <extracomment>A row of the table of costs: %1 is a piece, %2 lists resources, %3 is how many are left.</extracomment>
        <translation>%1. Стоимость: %2. Осталось:&#xa0;%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rolls</comment>
        <extracomment>How often a number was rolled: %1 is the sum of the dice, %2 how many times.</extracomment>
        <translation>%1:&#xa0;%2</translation>
    </message>
    <message>
        <source>Rolls of this match: none yet</source>
        <translation>Броски этой партии: пока ни одного</translation>
    </message>
    <message>
        <source>Rolls of this match – %1</source>
        <extracomment>%1 lists numbers and how often they came.</extracomment>
        <translation>Броски этой партии&#xa0;— %1</translation>
    </message>
    <message>
        <source>%1 would trade</source>
        <translation>%1 соглашается</translation>
    </message>
    <message>
        <source>%1 makes a counter-offer</source>
        <translation>%1 делает встречное предложение</translation>
    </message>
    <message>
        <source>%1 is still thinking</source>
        <translation>%1 ещё думает</translation>
    </message>
    <message>
        <source>%1 will be asked</source>
        <translation>%1 получит предложение</translation>
    </message>
    <message>
        <source>%1 will not be asked</source>
        <translation>%1 не получит предложения</translation>
    </message>
    <message>
        <source>%1 would not trade</source>
        <translation>%1 отказывается</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Банк</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>A noun: the form for offers and the bank.</extracomment>
        <translation>Обмен</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>button</comment>
        <extracomment>A verb: title and button of the form.</extracomment>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>A noun: what another player offers.</extracomment>
        <translation>Предложение</translation>
    </message>
    <message>
        <source>Counter-offer</source>
        <translation>Встречное предложение</translation>
    </message>
    <message>
        <source>Standing answer</source>
        <translation>Постоянный ответ</translation>
    </message>
    <message>
        <source>Building costs</source>
        <extracomment>A noun: the table of what building costs.</extracomment>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Title of the statistics of the dice.</extracomment>
        <translation>Броски</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Отдаёте</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Получаете</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2</source>
        <extracomment>Under the button that discards: %1 of %2 cards are chosen.</extracomment>
        <translation>Выбрано: %1 из&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1 cards of %2 are chosen.</extracomment>
        <translation>%1&#xa0;/&#xa0;%2</translation>
    </message>
    <message>
        <source>Back to the bank</source>
        <translation>В банк</translation>
    </message>
    <message>
        <source>You keep</source>
        <translation>В руке</translation>
    </message>
    <message>
        <source>Never trade away</source>
        <translation>Никогда не отдавать</translation>
    </message>
    <message>
        <source>You discard: %1</source>
        <extracomment>A discard for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Сбрасываете: %1</translation>
    </message>
    <message>
        <source>You keep: %1</source>
        <extracomment>A discard for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Оставляете: %1</translation>
    </message>
    <message>
        <source>You give: %1</source>
        <extracomment>A side of a trade for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Отдаёте: %1</translation>
    </message>
    <message>
        <source>You get: %1</source>
        <extracomment>A side of a trade for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Получаете: %1</translation>
    </message>
    <message>
        <source>Bank %1:1</source>
        <extracomment>Button: a trade with the bank. %1 is 4, 3, or 2.</extracomment>
        <translation>Банк %1:1</translation>
    </message>
    <message>
        <source>From the bank: %1</source>
        <extracomment>A trade with the bank, once what is given is chosen. %1 is a resource.</extracomment>
        <translation>Из банка: %1</translation>
    </message>
    <message>
        <source>Bank: %1 for %2</source>
        <extracomment>A trade with the bank. %1 and %2 are resources with a number.</extracomment>
        <translation>Банку: %1, из банка: %2</translation>
    </message>
    <message>
        <source>Make offer</source>
        <extracomment>Button: makes an offer to the others. Short.</extracomment>
        <translation>Предложить</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>Button: takes an offer back. Short.</extracomment>
        <translation>Отозвать</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>button</comment>
        <extracomment>Button: takes an offer. Short.</extracomment>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>button</comment>
        <extracomment>Button: refuses an offer. Short.</extracomment>
        <translation>Отклонить</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Button: this is the answer from now on. Short.</extracomment>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Расстановка</translation>
    </message>
    <message>
        <source>Trade it away again: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Снова отдавать: %1</translation>
    </message>
    <message>
        <source>Never trade away: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Никогда не отдавать: %1</translation>
    </message>
</context>
<context>
    <name>IslandPlaces</name>
    <message>
        <source>forest %1</source>
        <extracomment>The same after “intersection of”, “path between” or “side of”, in the case these ask for; %1 is the number.</extracomment>
        <translation>леса&#xa0;%1</translation>
    </message>
    <message>
        <source>hills %1</source>
        <translation>холмов&#xa0;%1</translation>
    </message>
    <message>
        <source>pasture %1</source>
        <translation>пастбища&#xa0;%1</translation>
    </message>
    <message>
        <source>fields %1</source>
        <translation>пашни&#xa0;%1</translation>
    </message>
    <message>
        <source>mountains %1</source>
        <translation>гор&#xa0;%1</translation>
    </message>
    <message>
        <source>the desert</source>
        <extracomment>The desert after “intersection of”, “path between” or “side of”.</extracomment>
        <translation>пустыни</translation>
    </message>
</context>
<context>
    <name>IslandReasons</name>
    <message>
        <source>Still missing: %1.</source>
        <extracomment>Why something cannot be built or traded. %1 lists resources.</extracomment>
        <translation>Не хватает: %1.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>All pieces of this kind are on the board.</source>
        <translation>В запасе не осталось: всё уже на поле.</translation>
    </message>
    <message>
        <source>A building of %1 stands there.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Там стоит постройка игрока %1.</translation>
    </message>
    <message>
        <source>A building stands at the next intersection: two must have an empty one between them.</source>
        <extracomment>The distance rule.</extracomment>
        <translation>На соседнем перекрёстке стоит постройка: между двумя должен быть свободный перекрёсток.</translation>
    </message>
    <message>
        <source>A road of your own must lead to this intersection.</source>
        <translation>К этому перекрёстку должна вести ваша дорога.</translation>
    </message>
    <message>
        <source>A road of %1 lies there.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Там лежит дорога игрока %1.</translation>
    </message>
    <message>
        <source>A road joins one of your own roads or buildings, and never passes another player’s building.</source>
        <translation>Дорога примыкает к вашей дороге или постройке и не проходит через чужую постройку.</translation>
    </message>
    <message>
        <source>This road starts at the settlement just placed.</source>
        <translation>Эта дорога начинается у только что поставленного поселения.</translation>
    </message>
    <message>
        <source>A city takes the place of one of your own settlements.</source>
        <translation>Город ставят на место своего поселения.</translation>
    </message>
    <message>
        <source>No development card is left.</source>
        <translation>Карт развития не осталось.</translation>
    </message>
    <message>
        <source>Not in your hand: %1.</source>
        <extracomment>%1 is a development card.</extracomment>
        <translation>Нет в руке: %1.</translation>
    </message>
    <message>
        <source>A card is not played in the turn it was bought.</source>
        <translation>Карту не играют в тот ход, в который она куплена.</translation>
    </message>
    <message>
        <source>Only one development card may be played a turn.</source>
        <translation>За ход можно сыграть только одну карту развития.</translation>
    </message>
    <message>
        <source>There is no place for a road, or no road left.</source>
        <translation>Для дороги нет места, или дорог не осталось.</translation>
    </message>
    <message>
        <source>The dice come first.</source>
        <translation>Сначала бросьте кубики.</translation>
    </message>
    <message>
        <source>The dice were rolled in this turn.</source>
        <translation>Кубики в этот ход уже брошены.</translation>
    </message>
    <message>
        <source>The robber must be moved first.</source>
        <translation>Сначала переместите разбойника.</translation>
    </message>
    <message numerus="yes">
        <source>The free roads come first: %n left.</source>
        <translation>
            <numerusform>Сначала бесплатные дороги: осталось&#xa0;%n.</numerusform>
            <numerusform>Сначала бесплатные дороги: осталось&#xa0;%n.</numerusform>
            <numerusform>Сначала бесплатные дороги: осталось&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The robber stands there already: it must move to another hex.</source>
        <translation>Разбойник уже здесь: его надо переместить на другой гекс.</translation>
    </message>
    <message>
        <source>The friendly robber spares %1, who has fewer than 3 points.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Добрый разбойник щадит того, у кого меньше 3&#xa0;очков: %1.</translation>
    </message>
    <message>
        <source>Somebody there has cards and must be robbed: %1.</source>
        <extracomment>%1 lists players’ names.</extracomment>
        <translation>Здесь есть у кого украсть, и красть надо обязательно: %1.</translation>
    </message>
    <message>
        <source>%1 has no building there, or no cards.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>У игрока %1 там нет построек или нет карт.</translation>
    </message>
    <message>
        <source>The bank has none left: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>В банке не осталось ресурса: %1.</translation>
    </message>
    <message>
        <source>Year of Plenty brings two cards as long as the bank has two.</source>
        <translation>«Год изобилия» приносит две карты, пока в банке есть две.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n card(s) must be discarded.</source>
        <translation>
            <numerusform>Сбросить надо ровно %n&#xa0;карту.</numerusform>
            <numerusform>Сбросить надо ровно %n&#xa0;карты.</numerusform>
            <numerusform>Сбросить надо ровно %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>No such card is left.</source>
        <translation>Таких карт не осталось.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Ресурс не меняют на него же: %1.</translation>
    </message>
    <message>
        <source>A trade has something on both sides.</source>
        <translation>В обмене каждый что-то отдаёт.</translation>
    </message>
    <message>
        <source>The offer is not open any more.</source>
        <translation>Предложение уже не действует.</translation>
    </message>
    <message>
        <source>%1 has not agreed to the offer.</source>
        <translation>%1 пока не соглашается на обмен.</translation>
    </message>
    <message>
        <source>An offer needs somebody to make it to.</source>
        <translation>Выберите, кому сделать предложение.</translation>
    </message>
    <message>
        <source>This match is played without trade between players.</source>
        <translation>В этой партии игроки не обмениваются между собой.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n offer(s) a turn.</source>
        <translation>
            <numerusform>За ход можно сделать не больше %n&#xa0;предложения.</numerusform>
            <numerusform>За ход можно сделать не больше %n&#xa0;предложений.</numerusform>
            <numerusform>За ход можно сделать не больше %n&#xa0;предложений.</numerusform>
        </translation>
    </message>
    <message>
        <source>The offer does not ask for it: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Этого не просят: %1.</translation>
    </message>
    <message>
        <source>A counter-offer must differ from the offer.</source>
        <translation>Встречное предложение должно чем-то отличаться.</translation>
    </message>
    <message>
        <source>Resources and players are named once, in their order.</source>
        <translation>Ресурсы и игроков называют по одному разу и по порядку.</translation>
    </message>
    <message>
        <source>This is your standing answer already.</source>
        <translation>Такой постоянный ответ уже дан.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Такого игрока нет.</translation>
    </message>
    <message>
        <source>The island has no such place.</source>
        <translation>Такого места на острове нет.</translation>
    </message>
    <message>
        <source>The island cannot lie like this.</source>
        <translation>Так остров лежать не может.</translation>
    </message>
    <message>
        <source>A match is played to %1 to %2 points.</source>
        <extracomment>%1 and %2 are numbers of points.</extracomment>
        <translation>Партию играют до %1–%2&#xa0;очков.</translation>
    </message>
    <message numerus="yes">
        <source>A player may be allowed up to %n offer(s) a turn.</source>
        <translation>
            <numerusform>За ход можно разрешить до %n&#xa0;предложения.</numerusform>
            <numerusform>За ход можно разрешить до %n&#xa0;предложений.</numerusform>
            <numerusform>За ход можно разрешить до %n&#xa0;предложений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %n victory point(s).</source>
        <extracomment>How the match ended.</extracomment>
        <translation>
            <numerusform>%1 набирает %n&#xa0;победное очко.</numerusform>
            <numerusform>%1 набирает %n&#xa0;победных очка.</numerusform>
            <numerusform>%1 набирает %n&#xa0;победных очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>Это приносит победу в партии.</translation>
    </message>
    <message numerus="yes">
        <source>It brings a card on %n of 36 rolls: %1.</source>
        <extracomment>Why a place for a settlement is advised. %n: how many of 36 rolls bring a card; %1 lists resources.</extracomment>
        <translation>
            <numerusform>Приносит карту при %n&#xa0;броске из&#xa0;36: %1.</numerusform>
            <numerusform>Приносит карту при %n&#xa0;бросках из&#xa0;36: %1.</numerusform>
            <numerusform>Приносит карту при %n&#xa0;бросках из&#xa0;36: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The road leads to a good place for a settlement.</source>
        <translation>Дорога ведёт к хорошему месту для поселения.</translation>
    </message>
    <message>
        <source>The longest road of its own then has a length of %1.</source>
        <extracomment>Why a road is advised. %1 is a number of roads in a row.</extracomment>
        <translation>Длина собственного тракта станет %1.</translation>
    </message>
    <message>
        <source>The choices hardly differ.</source>
        <translation>Варианты почти равноценны.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 the cards of %n of 36 rolls.</source>
        <extracomment>Why a place for the robber is advised. %1 is a player’s name, %n is how many of 36 rolls.</extracomment>
        <translation>
            <numerusform>%1 лишается карт при %n&#xa0;броске из&#xa0;36.</numerusform>
            <numerusform>%1 лишается карт при %n&#xa0;бросках из&#xa0;36.</numerusform>
            <numerusform>%1 лишается карт при %n&#xa0;бросках из&#xa0;36.</numerusform>
        </translation>
    </message>
    <message>
        <source>The robber leaves a hex with a building of its own.</source>
        <comment>the player&apos;s own</comment>
        <translation>Разбойник уходит с гекса, где есть собственная постройка.</translation>
    </message>
    <message>
        <source>It wins or keeps Longest Road.</source>
        <translation>Это приносит или сохраняет «Длинный тракт».</translation>
    </message>
    <message>
        <source>It wins or keeps Largest Army.</source>
        <translation>Это приносит или сохраняет «Большое войско».</translation>
    </message>
    <message numerus="yes">
        <source>The city brings one card more on %n of 36 rolls.</source>
        <extracomment>Why a city is advised.</extracomment>
        <translation>
            <numerusform>Город приносит на карту больше при %n&#xa0;броске из&#xa0;36.</numerusform>
            <numerusform>Город приносит на карту больше при %n&#xa0;бросках из&#xa0;36.</numerusform>
            <numerusform>Город приносит на карту больше при %n&#xa0;бросках из&#xa0;36.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are needed for building: %1.</source>
        <extracomment>Why a trade is advised. %1 lists resources.</extracomment>
        <translation>Эти карты нужны для строительства: %1.</translation>
    </message>
    <message>
        <source>No building of its own brings this resource: %1.</source>
        <extracomment>Why a trade with the bank is advised. %1 is a resource. &quot;Own&quot;: the player&apos;s.</extracomment>
        <translation>Собственные постройки не приносят этот ресурс: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Its own buildings bring this resource only on %n of 36 rolls: %1.</source>
        <extracomment>Why a trade with the bank is advised. %1 is a resource, %n is how many of 36 rolls.</extracomment>
        <translation>
            <numerusform>Собственные постройки приносят этот ресурс лишь при %n броске из 36: %1.</numerusform>
            <numerusform>Собственные постройки приносят этот ресурс лишь при %n бросках из 36: %1.</numerusform>
            <numerusform>Собственные постройки приносят этот ресурс лишь при %n бросках из 36: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others hold %n card(s) of it: %1.</source>
        <extracomment>Why Monopoly is advised. %1 is a resource; %n cards of it are in the others&apos; hands.</extracomment>
        <translation>
            <numerusform>У остальных %n карта этого ресурса: %1.</numerusform>
            <numerusform>У остальных %n карты этого ресурса: %1.</numerusform>
            <numerusform>У остальных %n карт этого ресурса: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the cards not seen yet, knights are %1 and victory points %2.</source>
        <extracomment>Why a development card is advised. %1 and %2 are numbers of cards that nobody has shown yet.</extracomment>
        <translation>Среди ещё не открытых карт рыцарей — %1, победных очков — %2.</translation>
    </message>
    <message>
        <source>Knights towards Largest Army: %1 of %2.</source>
        <extracomment>%1 knights are played then; with %2 they would be the largest army.</extracomment>
        <translation>Рыцари для «Большого войска»: %1 из %2.</translation>
    </message>
    <message>
        <source>It costs %1 a card.</source>
        <extracomment>Why a place for the robber is advised. %1 is a player’s name.</extracomment>
        <translation>%1 лишается карты.</translation>
    </message>
    <message>
        <source>The cards that stay are worth more for building.</source>
        <extracomment>Why these cards are discarded.</extracomment>
        <translation>Для строительства важнее те карты, что остаются.</translation>
    </message>
    <message>
        <source>No card in hand helps more before the roll than after it.</source>
        <extracomment>Why the dice are rolled before a development card is played.</extracomment>
        <translation>Ни одна карта в руке не полезнее до броска, чем после него.</translation>
    </message>
    <message>
        <source>Nobody’s answer to the offer is good enough.</source>
        <extracomment>Why an own offer is withdrawn.</extracomment>
        <translation>Ни один ответ на предложение не подходит.</translation>
    </message>
    <message>
        <source>%1 is about to win.</source>
        <translation>%1 вот-вот победит.</translation>
    </message>
    <message>
        <source>The trade does not help enough.</source>
        <translation>От этого обмена слишком мало пользы.</translation>
    </message>
    <message>
        <source>Then a road can be built.</source>
        <translation>Тогда можно построить дорогу.</translation>
    </message>
    <message>
        <source>Then a settlement can be built.</source>
        <translation>Тогда можно построить поселение.</translation>
    </message>
    <message>
        <source>Then a city can be built.</source>
        <translation>Тогда можно улучшить поселение до города.</translation>
    </message>
    <message>
        <source>Then a development card can be bought.</source>
        <translation>Тогда можно купить карту развития.</translation>
    </message>
    <message>
        <source>Nothing that can be done now is better than waiting.</source>
        <translation>Сейчас лучше всего подождать.</translation>
    </message>
</context>
<context>
    <name>IslandThings</name>
    <message>
        <source>lumber</source>
        <extracomment>A resource, alone, after a colon or with a number: &quot;lumber × 2&quot;.</extracomment>
        <translation>древесина</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>глина</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>шерсть</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>зерно</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>руда</translation>
    </message>
    <message>
        <source>Lumber</source>
        <extracomment>A resource as it is printed on its card: as short as can be.</extracomment>
        <translation>Древесина</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>Глина</translation>
    </message>
    <message>
        <source>Wool</source>
        <translation>Шерсть</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Зерно</translation>
    </message>
    <message>
        <source>Ore</source>
        <translation>Руда</translation>
    </message>
    <message>
        <source>forest %1</source>
        <extracomment>A hex by its terrain and its number; %1 is the number. It stands alone or after a colon.</extracomment>
        <translation>лес&#xa0;%1</translation>
    </message>
    <message>
        <source>hills %1</source>
        <translation>холмы&#xa0;%1</translation>
    </message>
    <message>
        <source>pasture %1</source>
        <translation>пастбище&#xa0;%1</translation>
    </message>
    <message>
        <source>fields %1</source>
        <translation>пашня&#xa0;%1</translation>
    </message>
    <message>
        <source>mountains %1</source>
        <translation>горы&#xa0;%1</translation>
    </message>
    <message>
        <source>desert</source>
        <extracomment>The only hex without a number. It stands alone or after a colon.</extracomment>
        <translation>пустыня</translation>
    </message>
    <message>
        <source>Intersection at the coast, north corner of %1</source>
        <extracomment>A corner of a hex at the coast; %1 is the hex, in the case of “of”.</extracomment>
        <translation>Перекрёсток на берегу, северный угол %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, northeast corner of %1</source>
        <translation>Перекрёсток на берегу, северо-восточный угол %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, southeast corner of %1</source>
        <translation>Перекрёсток на берегу, юго-восточный угол %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, south corner of %1</source>
        <translation>Перекрёсток на берегу, южный угол %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, southwest corner of %1</source>
        <translation>Перекрёсток на берегу, юго-западный угол %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, northwest corner of %1</source>
        <translation>Перекрёсток на берегу, северо-западный угол %1</translation>
    </message>
    <message>
        <source>Path along the coast, east side of %1</source>
        <extracomment>A side of a hex along the coast, where a road can lie; %1 is the hex, in the case of “of”.</extracomment>
        <translation>Ребро вдоль берега, восточная сторона %1</translation>
    </message>
    <message>
        <source>Path along the coast, northeast side of %1</source>
        <translation>Ребро вдоль берега, северо-восточная сторона %1</translation>
    </message>
    <message>
        <source>Path along the coast, northwest side of %1</source>
        <translation>Ребро вдоль берега, северо-западная сторона %1</translation>
    </message>
    <message>
        <source>Path along the coast, west side of %1</source>
        <translation>Ребро вдоль берега, западная сторона %1</translation>
    </message>
    <message>
        <source>Path along the coast, southwest side of %1</source>
        <translation>Ребро вдоль берега, юго-западная сторона %1</translation>
    </message>
    <message>
        <source>Path along the coast, southeast side of %1</source>
        <translation>Ребро вдоль берега, юго-восточная сторона %1</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>Where a place lies, in brackets after its name: &quot;forest 6 (north)&quot;.</extracomment>
        <translation>север</translation>
    </message>
    <message>
        <source>northeast</source>
        <translation>северо-восток</translation>
    </message>
    <message>
        <source>east</source>
        <translation>восток</translation>
    </message>
    <message>
        <source>southeast</source>
        <translation>юго-восток</translation>
    </message>
    <message>
        <source>south</source>
        <translation>юг</translation>
    </message>
    <message>
        <source>southwest</source>
        <translation>юго-запад</translation>
    </message>
    <message>
        <source>west</source>
        <translation>запад</translation>
    </message>
    <message>
        <source>northwest</source>
        <translation>северо-запад</translation>
    </message>
    <message>
        <source>harbor 2:1 for lumber</source>
        <extracomment>A harbor and its trade rate, alone or at the end of a list.</extracomment>
        <translation>гавань 2:1, древесина</translation>
    </message>
    <message>
        <source>harbor 2:1 for brick</source>
        <translation>гавань 2:1, глина</translation>
    </message>
    <message>
        <source>harbor 2:1 for wool</source>
        <translation>гавань 2:1, шерсть</translation>
    </message>
    <message>
        <source>harbor 2:1 for grain</source>
        <translation>гавань 2:1, зерно</translation>
    </message>
    <message>
        <source>harbor 2:1 for ore</source>
        <translation>гавань 2:1, руда</translation>
    </message>
    <message>
        <source>harbor 3:1</source>
        <translation>гавань 3:1</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>Name of a development card.</extracomment>
        <translation>Рыцарь</translation>
    </message>
    <message>
        <source>Year of Plenty</source>
        <translation>Год изобилия</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Монополия</translation>
    </message>
    <message>
        <source>Road Building</source>
        <translation>Новые дороги</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <extracomment>Name of a development card that is worth one point.</extracomment>
        <translation>Победное очко</translation>
    </message>
    <message>
        <source>Move the robber to another hex and steal a card from a player who has built there. The card stays before you: whoever has played 3 knights first, and then the most, holds Largest Army.</source>
        <extracomment>What a development card does.</extracomment>
        <translation>Переместите разбойника на другой гекс и украдите карту у игрока, который там построился. «Рыцарь» остаётся лежать перед вами: кто первым сыграет 3&#xa0;рыцарей, а потом&#xa0;— больше всех, у того «Большое войско».</translation>
    </message>
    <message>
        <source>Take any 2 resource cards from the bank. You can build with them at once.</source>
        <translation>Возьмите из банка любые 2&#xa0;карты ресурсов. Строить из них можно сразу.</translation>
    </message>
    <message>
        <source>Name a resource: every other player hands you all the cards of it they hold.</source>
        <translation>Назовите ресурс: все остальные отдают вам все его карты из руки.</translation>
    </message>
    <message>
        <source>Place 2 roads for free.</source>
        <translation>Проложите 2&#xa0;дороги бесплатно.</translation>
    </message>
    <message>
        <source>Worth 1 victory point from the moment you buy it. It stays hidden until the match ends, and is never played.</source>
        <translation>Стоит 1&#xa0;победное очко с момента покупки. Остаётся скрытой до конца партии; играть её не нужно.</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>A piece that can be built, or bought.</extracomment>
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
        <source>Development card</source>
        <translation>Карта развития</translation>
    </message>
    <message>
        <source>Goes on a free path at one of your own roads or buildings, never through the building of another player.</source>
        <translation>Прокладывается на свободном ребре у вашей дороги или постройки, но не через чужую постройку.</translation>
    </message>
    <message>
        <source>Worth 1 victory point. Goes on an intersection at one of your own roads, with no building there or next to it. Brings 1 card for each neighboring hex whose number is rolled.</source>
        <translation>Стоит 1&#xa0;победное очко. Ставится на перекрёсток у вашей дороги, если ни на нём, ни на соседних нет построек. Приносит 1&#xa0;карту за каждый соседний гекс, чьё число выпало.</translation>
    </message>
    <message>
        <source>Worth 2 victory points. Takes the place of one of your own settlements and brings 2 cards for each neighboring hex whose number is rolled.</source>
        <translation>Стоит 2&#xa0;победных очка. Ставится на место вашего поселения и приносит 2&#xa0;карты за каждый соседний гекс, чьё число выпало.</translation>
    </message>
    <message>
        <source>The top card of the development deck, hidden from the others. One card may be played a turn, before or after the roll, but not in the turn it was bought.</source>
        <translation>Верхняя карта колоды развития, скрытая от остальных. За ход можно сыграть одну карту, до или после броска, но не в ход покупки.</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <extracomment>Name of an award.</extracomment>
        <translation>Длинный тракт</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <translation>Большое войско</translation>
    </message>
    <message>
        <source>Worth 2 victory points. For the longest unbroken road of at least 5; branches don’t count. Only a longer road takes it away. A building of another player cuts a road.</source>
        <translation>Стоит 2&#xa0;победных очка. За самую длинную непрерывную цепь хотя бы из 5&#xa0;дорог; ответвления не считаются. Отобрать награду можно только более длинным трактом. Чужая постройка тракт обрывает.</translation>
    </message>
    <message>
        <source>Worth 2 victory points. For the most knights played, at least 3. Only more knights take it away.</source>
        <translation>Стоит 2&#xa0;победных очка. За наибольшее число сыгранных рыцарей, хотя бы 3. Отобрать награду можно, только сыграв больше рыцарей.</translation>
    </message>
</context>
<context>
    <name>IslandWords</name>
    <message>
        <source>Build a road</source>
        <translation>Построить дорогу</translation>
    </message>
    <message>
        <source>Build a settlement</source>
        <translation>Построить поселение</translation>
    </message>
    <message>
        <source>Upgrade to a city</source>
        <translation>Улучшить до города</translation>
    </message>
    <message>
        <source>Put a trade together</source>
        <translation>Подготовить обмен</translation>
    </message>
    <message>
        <source>Make a counter-offer</source>
        <translation>Встречное предложение</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Заново</translation>
    </message>
    <message>
        <source>Play Year of Plenty</source>
        <translation>Сыграть «Год изобилия»</translation>
    </message>
    <message>
        <source>Play Monopoly</source>
        <translation>Сыграть «Монополию»</translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation>Переместить разбойника</translation>
    </message>
    <message>
        <source>Say what you never trade away</source>
        <translation>Указать, чего не отдавать</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Where do you build the road?</source>
        <translation>Где построить дорогу?</translation>
    </message>
    <message>
        <source>Where do you build the settlement?</source>
        <translation>Где построить поселение?</translation>
    </message>
    <message>
        <source>Which settlement becomes a city?</source>
        <translation>Какое поселение станет городом?</translation>
    </message>
    <message>
        <source>To be discarded: %1.</source>
        <extracomment>Headline. %1 lists resources.</extracomment>
        <translation>К сбросу: %1.</translation>
    </message>
    <message>
        <source>Year of Plenty: which card do you take first?</source>
        <translation>«Год изобилия»: какую карту взять первой?</translation>
    </message>
    <message>
        <source>Year of Plenty: %1, and which other?</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>«Год изобилия»: %1 и что ещё?</translation>
    </message>
    <message>
        <source>Monopoly: which resource do you claim?</source>
        <translation>«Монополия»: какой ресурс забрать?</translation>
    </message>
    <message>
        <source>Whom does the robber rob?</source>
        <translation>Кого ограбит разбойник?</translation>
    </message>
    <message>
        <source>Choose with whom you trade, or withdraw the offer.</source>
        <translation>Выберите, с кем обменяться, или отзовите предложение.</translation>
    </message>
    <message>
        <source>Which resources do you never trade away? Offers that want them are declined for you.</source>
        <translation>Какие ресурсы никогда не отдавать? Предложения, где их просят, отклоняются за вас.</translation>
    </message>
    <message>
        <source>Give one more: %1</source>
        <extracomment>A trade that is put together: one more to give. %1 is a resource.</extracomment>
        <translation>Отдать ещё: %1</translation>
    </message>
    <message>
        <source>Get one more: %1</source>
        <extracomment>A trade that is put together: one more to get. %1 is a resource.</extracomment>
        <translation>Получить ещё: %1</translation>
    </message>
    <message>
        <source>Give one less: %1</source>
        <extracomment>A trade that is put together: one less to give. %1 is a resource.</extracomment>
        <translation>Отдать меньше: %1</translation>
    </message>
    <message>
        <source>Get one less: %1</source>
        <extracomment>A trade that is put together: one less to get. %1 is a resource.</extracomment>
        <translation>Получить меньше: %1</translation>
    </message>
    <message>
        <source>Discard one more: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Сбросить ещё: %1</translation>
    </message>
    <message>
        <source>Keep one more: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Оставить ещё: %1</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Взять: %1</translation>
    </message>
    <message>
        <source>%1 of %2 in hand</source>
        <extracomment>%1 of %2 cards in the hand are chosen.</extracomment>
        <translation>%1 из&#xa0;%2 в руке</translation>
    </message>
    <message numerus="yes">
        <source>%n in the bank</source>
        <extracomment>The stock of the bank.</extracomment>
        <translation>
            <numerusform>В банке:&#xa0;%n</numerusform>
            <numerusform>В банке:&#xa0;%n</numerusform>
            <numerusform>В банке:&#xa0;%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dot(s)</source>
        <extracomment>Under a place for a settlement: %1 says where, %n counts the dots on the number tokens around it.</extracomment>
        <translation>
            <numerusform>%1: %n&#xa0;точка</numerusform>
            <numerusform>%1: %n&#xa0;точки</numerusform>
            <numerusform>%1: %n&#xa0;точек</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <extracomment>An offer is put together; %1 is a player’s name.</extracomment>
        <translation>Не предлагать: %1</translation>
    </message>
    <message>
        <source>Ask %1, too</source>
        <extracomment>An offer is put together; %1 is a player’s name.</extracomment>
        <translation>Предложить и: %1</translation>
    </message>
    <message>
        <source>Several players can be robbed here</source>
        <translation>Здесь можно выбрать, кого ограбить</translation>
    </message>
    <message>
        <source>No path at your roads and buildings is free.</source>
        <translation>У ваших дорог и построек нет свободных рёбер.</translation>
    </message>
    <message>
        <source>A city takes the place of a settlement, and you have none.</source>
        <translation>Город ставят на место поселения, а их у вас нет.</translation>
    </message>
    <message>
        <source>No free intersection lies at your roads, two paths away from every building.</source>
        <translation>У ваших дорог нет свободного перекрёстка в двух рёбрах от любой постройки.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>Trade begins when all have placed their settlements.</source>
        <translation>Обмен начнётся, когда все поставят свои поселения.</translation>
    </message>
    <message>
        <source>You can trade in your own turn, after the roll, and answer the offers of others.</source>
        <translation>Обмениваться можно в свой ход, после броска; в чужой ход&#xa0;— отвечать на предложения.</translation>
    </message>
    <message>
        <source>Trading comes after the roll.</source>
        <translation>Обмен&#xa0;— после броска.</translation>
    </message>
    <message>
        <source>Something else must be decided first.</source>
        <translation>Сначала надо решить другое.</translation>
    </message>
    <message>
        <source>You have no cards to trade.</source>
        <translation>У вас нет карт для обмена.</translation>
    </message>
    <message>
        <source>For the bank, choose one resource to give and one card to get.</source>
        <translation>Для банка выберите один ресурс, который отдаёте, и одну карту взамен.</translation>
    </message>
    <message>
        <source>You have no more of it.</source>
        <translation>Больше таких карт у вас нет.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Ресурс не меняют на него же: %1.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Расстановка</translation>
    </message>
    <message>
        <source>Points by turn</source>
        <translation>Очки по ходам</translation>
    </message>
    <message>
        <source>Cards brought by the dice</source>
        <translation>Карты от бросков</translation>
    </message>
    <message>
        <source>Cards lost to the robber</source>
        <translation>Карты, украденные разбойником</translation>
    </message>
    <message>
        <source>Rolls of the match</source>
        <translation>Броски за партию</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>count</comment>
        <extracomment>A player and a number: points, or cards. %1 is the name.</extracomment>
        <translation>%1:&#xa0;%2</translation>
    </message>
    <message>
        <source>Costs, cards, and awards</source>
        <translation>Стоимость, карты и награды</translation>
    </message>
    <message>
        <source>A settlement is worth 1 point, a city 2, each award 2, and a victory point card 1. A seven brings no cards: whoever holds 8 or more discards half of them, and the robber moves.</source>
        <translation>Поселение стоит 1&#xa0;очко, город&#xa0;— 2, каждая награда&#xa0;— 2, карта победного очка&#xa0;— 1. Семёрка карт не приносит: у кого их 8 или больше, тот сбрасывает половину, а разбойник перемещается.</translation>
    </message>
    <message>
        <source>Comes from forest. Needed for roads and settlements.</source>
        <translation>Её приносит лес. Нужна для дорог и поселений.</translation>
    </message>
    <message>
        <source>Comes from hills. Needed for roads and settlements.</source>
        <translation>Её приносят холмы. Нужна для дорог и поселений.</translation>
    </message>
    <message>
        <source>Comes from pasture. Needed for settlements and development cards.</source>
        <translation>Её приносит пастбище. Нужна для поселений и карт развития.</translation>
    </message>
    <message>
        <source>Comes from fields. Needed for settlements, cities, and development cards.</source>
        <translation>Его приносит пашня. Нужно для поселений, городов и карт развития.</translation>
    </message>
    <message>
        <source>Comes from mountains. Needed for cities and development cards.</source>
        <translation>Её приносят горы. Нужна для городов и карт развития.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Ход&#xa0;%1</translation>
    </message>
    <message>
        <source>Turn %1 · %2 rolls</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ход&#xa0;%1 · бросает %2</translation>
    </message>
    <message>
        <source>Turn %1 · %2 and the robber</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ход&#xa0;%1 · %2 и разбойник</translation>
    </message>
    <message>
        <source>Turn %1 · %2 builds and trades</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ход&#xa0;%1 · %2: стройка и обмен</translation>
    </message>
    <message>
        <source>The island</source>
        <translation>Остров</translation>
    </message>
    <message>
        <source>Spiral and random numbers keep 6 and 8 apart.</source>
        <translation>6 и 8 не соседствуют, если не выбрано «Всё вперемешку».</translation>
    </message>
    <message>
        <source>For beginners: always the same</source>
        <extracomment>How the island is laid: a value in a list.</extracomment>
        <translation>Для начинающих: всегда один и тот же</translation>
    </message>
    <message>
        <source>Hexes shuffled, numbers in a spiral</source>
        <translation>Гексы вперемешку, числа по спирали</translation>
    </message>
    <message>
        <source>Hexes and numbers shuffled</source>
        <translation>Гексы и числа вперемешку</translation>
    </message>
    <message>
        <source>All shuffled, 6 and 8 may touch</source>
        <translation>Всё вперемешку, 6 и 8 могут быть рядом</translation>
    </message>
    <message>
        <source>Harbors shuffled</source>
        <translation>Гавани вперемешку</translation>
    </message>
    <message>
        <source>Off: they lie as on the beginners’ island.</source>
        <translation>Если выключено, они лежат как на острове для начинающих.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Очки для победы</translation>
    </message>
    <message>
        <source>Win at any time</source>
        <translation>Победа в любой момент</translation>
    </message>
    <message>
        <source>Whoever reaches the points wins at once. Off: only in one’s own turn.</source>
        <translation>Кто набрал очки, побеждает сразу. Если выключено&#xa0;— только в свой ход.</translation>
    </message>
    <message>
        <source>Friendly robber</source>
        <translation>Добрый разбойник</translation>
    </message>
    <message>
        <source>The robber keeps away from players with fewer than 3 points.</source>
        <translation>Разбойник обходит стороной тех, у кого меньше 3&#xa0;очков.</translation>
    </message>
    <message>
        <source>Offers a turn</source>
        <translation>Предложений за ход</translation>
    </message>
    <message>
        <source>0: no trade between players.</source>
        <translation>0: игроки не обмениваются между собой.</translation>
    </message>
    <message>
        <source>Statistics during the match</source>
        <translation>Статистика по ходу партии</translation>
    </message>
    <message>
        <source>Rolls, production, and robberies are counted for all to see.</source>
        <translation>Броски, доходы и кражи считаются у всех на виду.</translation>
    </message>
</context>
</TS>
