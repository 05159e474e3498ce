<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>CardDelegate</name>
    <message>
        <source>%1/%2</source>
        <extracomment>How many copies of a card are in the deck: %1 of at most %2.</extracomment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>CardModel</name>
    <message numerus="yes">
        <source>%1, %2, %n in the deck</source>
        <extracomment>For screen readers: %1 is a card, %2 its type, %n how many of it are in the deck.</extracomment>
        <translation>
            <numerusform>%1, %2, в колоде: %n</numerusform>
            <numerusform>%1, %2, в колоде: %n</numerusform>
            <numerusform>%1, %2, в колоде: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPane</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Between a minus and a plus button: how many copies of a card are in the deck. %1 of at most %2.</extracomment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>One less</source>
        <extracomment>For screen readers: button that takes one copy of the card out of the deck.</extracomment>
        <translation>На одну меньше</translation>
    </message>
    <message>
        <source>One more</source>
        <extracomment>For screen readers: button that puts one more copy of the card into the deck.</extracomment>
        <translation>На одну больше</translation>
    </message>
    <message>
        <source>The card you choose is shown here.</source>
        <translation>Здесь появится выбранная карта.</translation>
    </message>
</context>
<context>
    <name>Clans</name>
    <message>
        <source>The Four Groves</source>
        <translation>Четыре рощи</translation>
    </message>
    <message>
        <source>Two clans, by sword, honor, or wisdom</source>
        <translation>Два Клана: мечом, честью или мудростью</translation>
    </message>
    <message>
        <source>Build up a domain of mines and temples, hire warriors, courtiers, and monks, and lead them against four enemy Provinces. Destroy them all, reach 40 Honor, shame the enemy out of the game, or bring five Rings together. Four decks, each with a way of its own.</source>
        <translation>Обустройте владения с рудниками и храмами, наймите воинов, придворных и монахов и ведите их на четыре вражеские Провинции. Разрушьте их все, доведите Честь до 40, покройте врага бесчестием или соберите пять Колец. Четыре колоды, и у каждой свой путь.</translation>
    </message>
    <message>
        <source>The Four Groves follows the rules of the collectible card game Legend of the Five Rings, with cards of its own.</source>
        <translation>«Четыре рощи» идут по правилам коллекционной карточной игры Legend of the Five Rings, но карты в них свои.</translation>
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
    <name>ClansActions</name>
    <message>
        <source>Equip: %1</source>
        <extracomment>%1 is an attachment in the hand.</extracomment>
        <translation>Экипировать: %1</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <extracomment>%1 is a card whose ability is used.</extracomment>
        <translation>Использовать: %1</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Указать целью: %1</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Ничего не платить</translation>
    </message>
    <message>
        <source>Pay: %1</source>
        <extracomment>%1 lists the cards that bow for Gold.</extracomment>
        <translation>Заплатить: %1</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>%1 is a card of the hand.</extracomment>
        <translation>Сбросить: %1</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>Take the last choice back.</extracomment>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Declare an attack</source>
        <translation>Объявить атаку</translation>
    </message>
    <message>
        <source>Assign nobody</source>
        <translation>Никого не выводить</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n unit(s)</source>
        <translation>
            <numerusform>Вывести %n подразделение</numerusform>
            <numerusform>Вывести %n подразделения</numerusform>
            <numerusform>Вывести %n подразделений</numerusform>
        </translation>
    </message>
    <message>
        <source>Fight: %1</source>
        <extracomment>%1 is a battlefield.</extracomment>
        <translation>Сразиться: %1</translation>
    </message>
    <message>
        <source>Bring into play, gaining Honor: %1</source>
        <extracomment>%1 is a Personality.</extracomment>
        <translation>Ввести в игру, получив Честь: %1</translation>
    </message>
    <message>
        <source>Bring into play: %1</source>
        <extracomment>%1 is a card of a Province.</extracomment>
        <translation>Ввести в игру: %1</translation>
    </message>
    <message>
        <source>End the Dynasty Phase</source>
        <translation>Завершить Фазу Династии</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) and end the Dynasty Phase</source>
        <translation>
            <numerusform>Сбросить %n карту и завершить Фазу Династии</numerusform>
            <numerusform>Сбросить %n карты и завершить Фазу Династии</numerusform>
            <numerusform>Сбросить %n карт и завершить Фазу Династии</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Take no action.</extracomment>
        <translation>Спасовать</translation>
    </message>
    <message>
        <source>Effect %1</source>
        <translation>Эффект %1</translation>
    </message>
    <message>
        <source>Accept the challenge</source>
        <translation>Принять вызов</translation>
    </message>
    <message>
        <source>Refuse the challenge</source>
        <translation>Отклонить вызов</translation>
    </message>
    <message>
        <source>Strike</source>
        <extracomment>In a duel: end it and compare.</extracomment>
        <translation>Нанести удар</translation>
    </message>
    <message>
        <source>Focus the top card of the deck</source>
        <extracomment>In a duel: put the unseen top card of the Fate deck into it.</extracomment>
        <translation>Сосредоточиться: верх колоды</translation>
    </message>
    <message>
        <source>Focus: %1</source>
        <extracomment>In a duel. %1 is a card of the hand.</extracomment>
        <translation>Сосредоточиться: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Выбрать: %1</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>Начинает %1</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Перетасовать</translation>
    </message>
    <message>
        <source>Move the unit to this battlefield</source>
        <translation>Переместить подразделение на это поле боя</translation>
    </message>
    <message>
        <source>Move the unit home and draw a card</source>
        <translation>Переместить подразделение домой и взять карту</translation>
    </message>
    <message>
        <source>Move the unit home</source>
        <translation>Переместить подразделение домой</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Взять карту</translation>
    </message>
    <message>
        <source>Put a Personality on top of your Dynasty deck</source>
        <translation>Положить Персонажа на верх своей колоды Династии</translation>
    </message>
    <message>
        <source>Put into play: %1</source>
        <extracomment>%1 is a card of the hand.</extracomment>
        <translation>Ввести в игру: %1</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Сделать</translation>
    </message>
    <message>
        <source>Do not attack</source>
        <translation>Не атаковать</translation>
    </message>
    <message>
        <source>Do not react</source>
        <translation>Не отвечать</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Ничего не брать</translation>
    </message>
    <message>
        <source>Do not do it</source>
        <translation>Не делать</translation>
    </message>
    <message>
        <source>All your Personalities are bowed: nobody could go.</source>
        <translation>Все ваши Персонажи нагнуты: вывести некого.</translation>
    </message>
    <message>
        <source>None of your Personalities could go.</source>
        <translation>Никого из ваших Персонажей вывести нельзя.</translation>
    </message>
    <message>
        <source>Force %1 in all: no Province is weaker than %2.</source>
        <extracomment>Under the button that attacks. %1 is the Force of all who can go, %2 the lowest strength of a Province.</extracomment>
        <translation>Вся Сила&#xa0;— %1, Прочность Провинций&#xa0;— от&#xa0;%2.</translation>
    </message>
    <message>
        <source>Chi %1 against %2, before anything is focused</source>
        <extracomment>Under the button that accepts a duel. %1 is the Chi of the own Personality, %2 that of the challenger.</extracomment>
        <translation>Чи %1 против %2, до Сосредоточения</translation>
    </message>
    <message>
        <source>It costs you: %1 is dishonored</source>
        <extracomment>Under the button that refuses a duel. %1 is the own Personality that was challenged.</extracomment>
        <translation>Цена&#xa0;— бесчестье: %1</translation>
    </message>
    <message>
        <source>It costs nothing</source>
        <translation>Это ничего не стоит</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>type and price</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Attach a Follower, Item, or Spell of your hand to one of your Personalities.</source>
        <translation>Присоедините Последователя, Предмет или Заклинание из руки к своему Персонажу.</translation>
    </message>
    <message>
        <source>Bow one of your attachments and hand it over to another Personality of yours.</source>
        <translation>Нагните своё Присоединение и передайте его другому своему Персонажу.</translation>
    </message>
    <message>
        <source>With more Family Honor than your opponent, bow a Personality with Personal Honor 1 or more: you control the Imperial Favor.</source>
        <translation>Если ваша Фамильная Честь выше, чем у соперника, нагните Персонажа с Личной Честью 1 или больше: вы получаете Покровительство Императора.</translation>
    </message>
    <message>
        <source>Give up the Imperial Favor and discard a card: draw a card.</source>
        <translation>Откажитесь от Покровительства Императора и сбросьте карту: возьмите карту.</translation>
    </message>
    <message>
        <source>Give up the Imperial Favor: move an attacking enemy unit home.</source>
        <translation>Откажитесь от Покровительства Императора: переместите домой атакующее вражеское подразделение.</translation>
    </message>
    <message>
        <source>Bow your Stronghold: put a Legacy Holding of your Dynasty deck into play.</source>
        <translation>Нагните свою Крепость: введите в игру Наследное Владение из колоды Династии.</translation>
    </message>
    <message>
        <source>Discard a card: a Tactician at the battlefield gets a Force bonus equal to its Focus Value.</source>
        <translation>Сбросьте карту: тактик на поле боя получает бонус к Силе, равный её Значению Сосредоточения.</translation>
    </message>
    <message>
        <source>Your Action Phase: take an action, or pass?</source>
        <translation>Ваша Фаза Действий: действовать или спасовать?</translation>
    </message>
    <message>
        <source>The Action Phase of %1: an Open action, or pass?</source>
        <extracomment>%1 is whose turn it is.</extracomment>
        <translation>Выполнить Доступное действие или спасовать? Ходит %1, Фаза Действий.</translation>
    </message>
    <message>
        <source>A Battle action, or pass?</source>
        <translation>Выполнить Боевое действие или спасовать?</translation>
    </message>
    <message>
        <source>Put a Ring into play?</source>
        <translation>Ввести Кольцо в игру?</translation>
    </message>
    <message>
        <source>Which effect?</source>
        <translation>Какой эффект?</translation>
    </message>
    <message>
        <source>What bows to pay?</source>
        <translation>Что нагнуть для оплаты?</translation>
    </message>
    <message>
        <source>Which card do you discard for it?</source>
        <translation>Какую карту сбросить для этого?</translation>
    </message>
    <message>
        <source>Do you attack?</source>
        <translation>Атаковать?</translation>
    </message>
    <message>
        <source>Cavalry maneuvers: who goes where?</source>
        <translation>Маневры кавалерии: кто куда идёт?</translation>
    </message>
    <message>
        <source>Infantry maneuvers: who goes where?</source>
        <translation>Маневры пехоты: кто куда идёт?</translation>
    </message>
    <message>
        <source>Where is the next battle?</source>
        <translation>Где будет следующее сражение?</translation>
    </message>
    <message>
        <source>You are challenged to a duel. Do you accept?</source>
        <translation>Вас вызывают на дуэль. Принять вызов?</translation>
    </message>
    <message>
        <source>Focus a card, or strike?</source>
        <translation>Сосредоточиться картой или нанести удар?</translation>
    </message>
    <message>
        <source>Dynasty Phase: what do you bring into play?</source>
        <translation>Фаза Династии: что ввести в игру?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Какую карту сбросить?</translation>
    </message>
    <message>
        <source>You do not begin: which Legacy Holding do you put into play?</source>
        <translation>Начинает соперник: какое Наследное Владение ввести в игру?</translation>
    </message>
    <message>
        <source>What do you take?</source>
        <translation>Что взять?</translation>
    </message>
    <message>
        <source>Which card do you take?</source>
        <translation>Какую карту взять?</translation>
    </message>
    <message>
        <source>Which card goes under the deck next?</source>
        <translation>Какую карту следующей положить вниз колоды?</translation>
    </message>
    <message>
        <source>%1: what do you choose?</source>
        <extracomment>%1 is the card whose effect it is.</extracomment>
        <translation>%1: что выбрать?</translation>
    </message>
    <message>
        <source>What do you choose?</source>
        <translation>Что выбрать?</translation>
    </message>
    <message>
        <source>%1 takes an action or passes.</source>
        <translation>%1 действует или пасует.</translation>
    </message>
    <message>
        <source>%1 may react.</source>
        <translation>%1 может ответить.</translation>
    </message>
    <message>
        <source>%1 assigns units.</source>
        <translation>%1 выводит подразделения.</translation>
    </message>
    <message>
        <source>%1 buys cards.</source>
        <translation>%1 покупает карты.</translation>
    </message>
    <message>
        <source>%1 may attack.</source>
        <translation>%1 может атаковать.</translation>
    </message>
    <message>
        <source>Choose a target.</source>
        <translation>Укажите цель.</translation>
    </message>
    <message>
        <source>Who gets it? %1</source>
        <extracomment>%1 is an attachment.</extracomment>
        <translation>Кому достанется? %1</translation>
    </message>
    <message>
        <source>Which attachment do you hand over?</source>
        <translation>Какое Присоединение передать?</translation>
    </message>
    <message>
        <source>%1: choose a target.</source>
        <extracomment>%1 is the card, or common action, that needs a target.</extracomment>
        <translation>%1: укажите цель.</translation>
    </message>
    <message>
        <source>%1: choose target %2.</source>
        <extracomment>%1 is the card, or common action, that needs targets; %2 counts from 1.</extracomment>
        <translation>%1: укажите цель %2.</translation>
    </message>
    <message>
        <source>%1: who performs it?</source>
        <extracomment>%1 is the card whose action a Personality performs.</extracomment>
        <translation>%1: кто исполнитель?</translation>
    </message>
    <message>
        <source>%1: who bows for it?</source>
        <extracomment>%1 is the card, or common action, that costs bowing a Personality.</extracomment>
        <translation>%1: кого для этого нагнуть?</translation>
    </message>
    <message>
        <source>%1: which enemy Personality?</source>
        <extracomment>%1 is the card, or common action, that needs a target.</extracomment>
        <translation>%1: какой вражеский Персонаж?</translation>
    </message>
    <message>
        <source>%1: which enemy card?</source>
        <extracomment>%1 is the card that needs a target: a Personality, a Follower or an Item of the enemy.</extracomment>
        <translation>%1: какая вражеская карта?</translation>
    </message>
    <message>
        <source>%1: which of your Personalities?</source>
        <extracomment>%1 is the card that needs a target.</extracomment>
        <translation>%1: какой из ваших Персонажей?</translation>
    </message>
    <message>
        <source>%1 Do you react?</source>
        <extracomment>%1 is a sentence about what happens: &quot;Drill Yard is about to bow.&quot;</extracomment>
        <translation>%1 Ответить?</translation>
    </message>
    <message>
        <source>Do you react?</source>
        <translation>Ответить?</translation>
    </message>
    <message>
        <source>About to bow: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Сейчас нагнётся: %1.</translation>
    </message>
    <message>
        <source>About to be destroyed: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Сейчас будет уничтожено: %1.</translation>
    </message>
    <message>
        <source>About to move to the battlefield: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Сейчас переместится на поле боя: %1.</translation>
    </message>
    <message>
        <source>About to move home: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Сейчас переместится домой: %1.</translation>
    </message>
    <message>
        <source>%1 is about to lose %2 Honor.</source>
        <extracomment>What is about to happen. %2 is a number.</extracomment>
        <translation>%1 вот-вот потеряет Честь: –%2.</translation>
    </message>
    <message>
        <source>Bowed: %1.</source>
        <translation>Нагнуто: %1.</translation>
    </message>
    <message>
        <source>Straightened: %1.</source>
        <translation>Выпрямлено: %1.</translation>
    </message>
    <message>
        <source>Destroyed: %1.</source>
        <translation>Уничтожено: %1.</translation>
    </message>
    <message>
        <source>Moved: %1.</source>
        <extracomment>What has just happened. %1 lists cards.</extracomment>
        <translation>Перемещение: %1.</translation>
    </message>
    <message>
        <source>Dishonored: %1.</source>
        <translation>Обесчещен Персонаж: %1.</translation>
    </message>
    <message>
        <source>Rehonored: %1.</source>
        <translation>Честь восстановлена: %1.</translation>
    </message>
    <message>
        <source>Comes into play: %1.</source>
        <translation>Входит в игру: %1.</translation>
    </message>
    <message>
        <source>An action targets: %1.</source>
        <extracomment>What has just happened: an action that is about to take effect. %1 lists its targets.</extracomment>
        <translation>Действие указывает цель: %1.</translation>
    </message>
    <message>
        <source>An action has taken effect.</source>
        <translation>Действие выполнено.</translation>
    </message>
    <message>
        <source>An attack has been declared.</source>
        <translation>Объявлена атака.</translation>
    </message>
    <message>
        <source>A Province has fallen: %1.</source>
        <extracomment>What has just happened. %1 is a Province.</extracomment>
        <translation>Разрушена: %1.</translation>
    </message>
    <message>
        <source>The battle has been decided.</source>
        <translation>Исход сражения решён.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Сражение окончено.</translation>
    </message>
    <message>
        <source>Winner of the duel: %1.</source>
        <extracomment>What has just happened. %1 is a Personality.</extracomment>
        <translation>Победа в дуэли: %1.</translation>
    </message>
    <message>
        <source>The Dynasty Phase is over.</source>
        <translation>Фаза Династии окончена.</translation>
    </message>
    <message>
        <source>%1 has gained %2 Honor.</source>
        <translation>%1 получает Честь: +%2.</translation>
    </message>
    <message>
        <source>Something has happened.</source>
        <translation>Что-то произошло.</translation>
    </message>
    <message>
        <source>%1 of %2 Gold</source>
        <extracomment>A payment. %1 is the Gold that bows so far, %2 the price.</extracomment>
        <translation>%1 из %2 Золота</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold is lost</source>
        <extracomment>A payment: the cards that bow make so much Gold more than the price, and it cannot be kept.</extracomment>
        <translation>
            <numerusform>%n&#xa0;Золото пропадёт</numerusform>
            <numerusform>%n&#xa0;Золота пропадёт</numerusform>
            <numerusform>%n&#xa0;Золота пропадёт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and you gain %2 Honor</source>
        <extracomment>A price. %1 is an amount of Gold, %2 is how much Honor comes with it.</extracomment>
        <translation>%1, Честь: +%2</translation>
    </message>
</context>
<context>
    <name>ClansBase</name>
    <message>
        <source>Created card</source>
        <extracomment>A card made by an effect, alone or after a colon.</extracomment>
        <translation>Созданная карта</translation>
    </message>
    <message>
        <source>Created Personality</source>
        <extracomment>A card made by an effect, alone or after a colon.</extracomment>
        <translation>Созданный Персонаж</translation>
    </message>
    <message>
        <source>Created Follower</source>
        <translation>Созданный Последователь</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list without &quot;and&quot;: %1 is its beginning, %2 the next thing.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Gold Cost %1</source>
        <extracomment>A figure printed on a card: what it costs. %1 is a number.</extracomment>
        <translation>Стоимость в Золоте %1</translation>
    </message>
    <message>
        <source>Gold Production %1</source>
        <extracomment>A figure printed on a card: how much Gold it makes. %1 is a number.</extracomment>
        <translation>Производство Золота %1</translation>
    </message>
    <message>
        <source>Chi %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>Чи&#xa0;%1</translation>
    </message>
    <message>
        <source>Honor Requirement %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>Требование Чести %1</translation>
    </message>
    <message>
        <source>Personal Honor %1</source>
        <extracomment>A figure printed on a card. %1 is a number.
----------
%1 is a number.</extracomment>
        <translation>Личная Честь %1</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>Значение Сосредоточения %1</translation>
    </message>
    <message>
        <source>Province Strength %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>Прочность Провинции %1</translation>
    </message>
    <message>
        <source>Family Honor %1</source>
        <extracomment>A figure printed on a card: the Family Honor at the start. %1 is a number.</extracomment>
        <translation>Фамильная Честь %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>type and clan</comment>
        <extracomment>What a card is: %1 is its type, %2 its clan.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Equip</source>
        <extracomment>An action of every player, alone: attach a card of the hand.</extracomment>
        <translation>Экипировать</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>An action of every player, alone: move an attachment.</extracomment>
        <translation>Поделиться</translation>
    </message>
    <message>
        <source>Lobby</source>
        <extracomment>An action of every player, alone: take the Imperial Favor.</extracomment>
        <translation>Лоббировать</translation>
    </message>
    <message>
        <source>Favor: draw a card</source>
        <extracomment>An action of every player, alone: spend the Imperial Favor and a card, and draw one.</extracomment>
        <translation>Карта за Покровительство</translation>
    </message>
    <message>
        <source>Favor: send home</source>
        <extracomment>An action of every player, alone: spend the Imperial Favor to move an attacker home.</extracomment>
        <translation>Домой за Покровительство</translation>
    </message>
    <message>
        <source>Legacy</source>
        <extracomment>An action of every player, alone: bow the Stronghold and search for a Legacy Holding.</extracomment>
        <translation>Наследное Владение</translation>
    </message>
    <message>
        <source>Tactical bonus</source>
        <extracomment>An action of every player, alone: discard a card for a Force bonus.</extracomment>
        <translation>Тактический бонус</translation>
    </message>
    <message>
        <source>Battle action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Боевое действие</translation>
    </message>
    <message>
        <source>Limited action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Ограниченное действие</translation>
    </message>
    <message>
        <source>Open action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Доступное действие</translation>
    </message>
    <message>
        <source>Reaction</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Ответное действие</translation>
    </message>
    <message>
        <source>Province %1</source>
        <extracomment>%1 is the number of a Province, counted from the left.</extracomment>
        <translation>Провинция&#xa0;%1</translation>
    </message>
    <message>
        <source>Battlefield %1</source>
        <extracomment>%1 is the number of a battlefield: that of its Province, counted from the left.</extracomment>
        <translation>Поле боя&#xa0;%1</translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>Where a card is, alone.</extracomment>
        <translation>дома</translation>
    </message>
    <message>
        <source>Dynasty deck</source>
        <extracomment>A deck, alone or after a colon.</extracomment>
        <translation>Колода Династии</translation>
    </message>
    <message>
        <source>Fate deck</source>
        <translation>Колода Судьбы</translation>
    </message>
    <message>
        <source>Straighten Phase</source>
        <translation>Фаза Выпрямления</translation>
    </message>
    <message>
        <source>Events Phase</source>
        <translation>Фаза Событий</translation>
    </message>
    <message>
        <source>Action Phase</source>
        <translation>Фаза Действий</translation>
    </message>
    <message>
        <source>Attack Phase</source>
        <translation>Фаза Атаки</translation>
    </message>
    <message>
        <source>Dynasty Phase</source>
        <translation>Фаза Династии</translation>
    </message>
    <message>
        <source>End Phase</source>
        <translation>Фаза Завершения</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Straighten</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Выпрямление</translation>
    </message>
    <message>
        <source>Events</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>События</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Действия</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Атака</translation>
    </message>
    <message>
        <source>Dynasty</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Династия</translation>
    </message>
    <message>
        <source>End</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Завершение</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n&#xa0;Золото</numerusform>
            <numerusform>%n&#xa0;Золота</numerusform>
            <numerusform>%n&#xa0;Золота</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Force</source>
        <extracomment>%1 is a bonus or penalty with its sign.</extracomment>
        <translation>%1 к Силе</translation>
    </message>
    <message>
        <source>%1 Chi</source>
        <extracomment>%1 is a bonus or penalty with its sign.</extracomment>
        <translation>%1 к Чи</translation>
    </message>
    <message>
        <source>Force %1, Chi %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Сила&#xa0;%1, Чи&#xa0;%2</translation>
    </message>
    <message>
        <source>Force %1 (%2 without Followers), Chi %3</source>
        <extracomment>%1 is the Force of a whole unit, %2 that of its Personality alone, %3 is its Chi.</extracomment>
        <translation>Сила&#xa0;%1 (без Последователей&#xa0;%2), Чи&#xa0;%3</translation>
    </message>
    <message>
        <source>Force %1</source>
        <extracomment>A figure printed on a card. %1 is a number.
----------
%1 is a number.</extracomment>
        <translation>Сила&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>ClansCards</name>
    <message>
        <source>Redleaf Bastion</source>
        <extracomment>Name of a card: Stronghold, Maple clan.</extracomment>
        <translation>Бастион красных листьев</translation>
    </message>
    <message>
        <source>Hall of White Petals</source>
        <extracomment>Name of a card: Stronghold, Plum clan.</extracomment>
        <translation>Чертог белых лепестков</translation>
    </message>
    <message>
        <source>Windreed Stables</source>
        <extracomment>Name of a card: Stronghold, Reed clan.</extracomment>
        <translation>Конюшни поющего тростника</translation>
    </message>
    <message>
        <source>Temple of a Thousand Cedars</source>
        <extracomment>Name of a card: Stronghold, Cedar clan.</extracomment>
        <translation>Храм тысячи кедров</translation>
    </message>
    <message>
        <source>Terraced Rice Fields</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Рисовые террасы</translation>
    </message>
    <message>
        <source>Old Family Granary</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Старый родовой амбар</translation>
    </message>
    <message>
        <source>Grandfather’s Orchard</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Дедушкин сад</translation>
    </message>
    <message>
        <source>Silk Dyers’ Quarter</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Квартал красильщиков шёлка</translation>
    </message>
    <message>
        <source>Harbor Warehouses</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Склады в гавани</translation>
    </message>
    <message>
        <source>Deep Vein Gold Works</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Глубокий золотой рудник</translation>
    </message>
    <message>
        <source>Fletchers’ Lane</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Переулок мастеров стрел</translation>
    </message>
    <message>
        <source>Packhorse Peddlers</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Коробейники с вьючными лошадьми</translation>
    </message>
    <message>
        <source>Watchfire Hill</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Холм сторожевых огней</translation>
    </message>
    <message>
        <source>Hillside Prayer Hall</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Молельня на склоне</translation>
    </message>
    <message>
        <source>Petitioners’ Court</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Двор просителей</translation>
    </message>
    <message>
        <source>Drill Yard</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Учебный плац</translation>
    </message>
    <message>
        <source>Copyists’ Archive</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Архив переписчиков</translation>
    </message>
    <message>
        <source>Physicians’ Garden</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Сад лекарей</translation>
    </message>
    <message>
        <source>Gossips’ Teahouse</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Чайный дом сплетниц</translation>
    </message>
    <message>
        <source>Gatehouse Garrison</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Гарнизон у ворот</translation>
    </message>
    <message>
        <source>Charcoal Kilns</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Печи углежогов</translation>
    </message>
    <message>
        <source>Blossom Pavilions</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Беседки в цвету</translation>
    </message>
    <message>
        <source>Reedland Pastures</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Пастбища в тростниках</translation>
    </message>
    <message>
        <source>Incense Carvers’ Village</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Деревня резчиков благовоний</translation>
    </message>
    <message>
        <source>Bountiful Autumn</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Щедрая осень</translation>
    </message>
    <message>
        <source>Magistrates’ Audit</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Ревизия магистратов</translation>
    </message>
    <message>
        <source>Spring Floods</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Весенние паводки</translation>
    </message>
    <message>
        <source>Court in Mourning</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Траур при дворе</translation>
    </message>
    <message>
        <source>Night of Paper Lanterns</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Ночь бумажных фонарей</translation>
    </message>
    <message>
        <source>Fever Winds</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Поветрие</translation>
    </message>
    <message>
        <source>Muster of Volunteers</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Сбор добровольцев</translation>
    </message>
    <message>
        <source>Falling Stars</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Звездопад</translation>
    </message>
    <message>
        <source>Veterans Recalled</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Ветераны снова в строю</translation>
    </message>
    <message>
        <source>Years of Strife</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Годы раздоров</translation>
    </message>
    <message>
        <source>Narrow Defile</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Узкое ущелье</translation>
    </message>
    <message>
        <source>Sinking Marsh Road</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Тонущая гать</translation>
    </message>
    <message>
        <source>Fertile Basin</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Плодородная котловина</translation>
    </message>
    <message>
        <source>Fortified Monastery</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Укреплённый монастырь</translation>
    </message>
    <message>
        <source>Old War Grave</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Старая воинская могила</translation>
    </message>
    <message>
        <source>Pilgrims’ Road</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Дорога паломников</translation>
    </message>
    <message>
        <source>Masterless Spearman</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Копейщик без господина</translation>
    </message>
    <message>
        <source>Roadside Bandit Chief</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Атаман придорожной шайки</translation>
    </message>
    <message>
        <source>Begging Monk</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Нищий монах</translation>
    </message>
    <message>
        <source>Hired Bowman</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Наёмный лучник</translation>
    </message>
    <message>
        <source>Throne Envoy</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Посланник трона</translation>
    </message>
    <message>
        <source>Old Strategist Genzo</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Старый стратег Гэндзо</translation>
    </message>
    <message>
        <source>Peak Hermit</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Горный отшельник</translation>
    </message>
    <message>
        <source>Exiled Duelist Rei</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Дуэлянт-изгнанник Рэй</translation>
    </message>
    <message>
        <source>Akaba Tetsuo</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Акаба Тэцуо</translation>
    </message>
    <message>
        <source>Akaba Ren</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Акаба Рэн</translation>
    </message>
    <message>
        <source>Momijiya Goro</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Момидзия Горо</translation>
    </message>
    <message>
        <source>Momijiya Hana</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Момидзия Хана</translation>
    </message>
    <message>
        <source>Akaba Yasutora</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Акаба Ясутора</translation>
    </message>
    <message>
        <source>Kiyohara Dozen</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Киёхара Додзэн</translation>
    </message>
    <message>
        <source>Momijiya Scout Sae</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Разведчица Момидзия Саэ</translation>
    </message>
    <message>
        <source>Akaba Quartermaster Jiro</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Интендант Акаба Дзиро</translation>
    </message>
    <message>
        <source>Kiyohara Shinobu</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Киёхара Синобу</translation>
    </message>
    <message>
        <source>Akaba Masakage, Red General</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Акаба Масакагэ, Красный полководец</translation>
    </message>
    <message>
        <source>Momijiya Oto, Wall-Breaker</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Момидзия Ото, Стенолом</translation>
    </message>
    <message>
        <source>Kiyohara Daigan, the Unbowed</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Киёхара Дайган, Несгибаемый</translation>
    </message>
    <message>
        <source>Umehara Shion</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Умэхара Сион</translation>
    </message>
    <message>
        <source>Umehara Kaoruko</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Умэхара Каоруко</translation>
    </message>
    <message>
        <source>Shirakaba Ryoma</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Сиракаба Рёма</translation>
    </message>
    <message>
        <source>Shirakaba Nagi</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Сиракаба Наги</translation>
    </message>
    <message>
        <source>Shirakaba Tomoe</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Сиракаба Томоэ</translation>
    </message>
    <message>
        <source>Umehara Yojiro</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Умэхара Ёдзиро</translation>
    </message>
    <message>
        <source>Tamaki Seiran</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Тамаки Сэйран</translation>
    </message>
    <message>
        <source>Shirakaba Heir Mitsu</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Наследник Сиракаба Мицу</translation>
    </message>
    <message>
        <source>Umehara Gardener Ito</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Садовник Умэхара Ито</translation>
    </message>
    <message>
        <source>Umehara Chiyo, Voice of the Court</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Умэхара Тиё, Голос двора</translation>
    </message>
    <message>
        <source>Shirakaba Kenshiro, First Blade</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Сиракаба Кэнсиро, Первый клинок</translation>
    </message>
    <message>
        <source>Tamaki Ranmaru, Plum Sage</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Тамаки Раммару, Сливовый мудрец</translation>
    </message>
    <message>
        <source>Ashihara Hayate</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Асихара Хаятэ</translation>
    </message>
    <message>
        <source>Ashihara Kurenai</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Асихара Курэнай</translation>
    </message>
    <message>
        <source>Ashihara Jinbei</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Асихара Дзимбэй</translation>
    </message>
    <message>
        <source>Kazemi Outrider</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Конный дозорный Кадзэми</translation>
    </message>
    <message>
        <source>Kazemi Yuriko</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Кадзэми Юрико</translation>
    </message>
    <message>
        <source>Kazemi Naosuke</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Кадзэми Наосукэ</translation>
    </message>
    <message>
        <source>Ashihara Twin Lance Ko</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Асихара Ко, Парные копья</translation>
    </message>
    <message>
        <source>Minato Tsukasa</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Минато Цукаса</translation>
    </message>
    <message>
        <source>Minato Wave Rider</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Всадник волн Минато</translation>
    </message>
    <message>
        <source>Ashihara Soun, Thunder of Hooves</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Асихара Соун, Гром копыт</translation>
    </message>
    <message>
        <source>Kazemi Okimi, Silk Tongue</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Кадзэми Окими, Шёлковые речи</translation>
    </message>
    <message>
        <source>Ashihara Gale, Swift Justice</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Асихара Араси, Скорый суд</translation>
    </message>
    <message>
        <source>Sugimori Aoi</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Сугимори Аой</translation>
    </message>
    <message>
        <source>Sugimori Eika</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Сугимори Эйка</translation>
    </message>
    <message>
        <source>Sugimori Kaede</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Сугимори Каэдэ</translation>
    </message>
    <message>
        <source>Mizukane Rokuro</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Мидзуканэ Рокуро</translation>
    </message>
    <message>
        <source>Mizukane Sayo</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Мидзуканэ Саё</translation>
    </message>
    <message>
        <source>Brother Ensho</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Брат Энсё</translation>
    </message>
    <message>
        <source>Brother Kaku</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Брат Каку</translation>
    </message>
    <message>
        <source>Sister Nyomi</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Сестра Нёми</translation>
    </message>
    <message>
        <source>Mizukane Warden Tai</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Страж Мидзуканэ Тай</translation>
    </message>
    <message>
        <source>Sugimori Suigetsu, Grove Elder</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Сугимори Суйгэцу, Старейшина рощи</translation>
    </message>
    <message>
        <source>Brother Mukan, Empty Bowl</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Брат Мукан, Пустая чаша</translation>
    </message>
    <message>
        <source>Mizukane Homura, Ash Caller</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Мидзуканэ Хомура, Зов пепла</translation>
    </message>
    <message>
        <source>Shields Locked Tight</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Щит к щиту</translation>
    </message>
    <message>
        <source>Press the Line</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Теснить строй</translation>
    </message>
    <message>
        <source>Arrows from the Ridge</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Стрелы с гребня</translation>
    </message>
    <message>
        <source>Close-Quarters Rush</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Бросок в рукопашную</translation>
    </message>
    <message>
        <source>Dreadful War Cry</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Грозный боевой клич</translation>
    </message>
    <message>
        <source>False Retreat</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Ложное отступление</translation>
    </message>
    <message>
        <source>Second Wind</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Второе дыхание</translation>
    </message>
    <message>
        <source>Turned Aside</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Сбить с пути</translation>
    </message>
    <message>
        <source>Hobbled</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Стреножить</translation>
    </message>
    <message>
        <source>Shattered Haft</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Разбитое древко</translation>
    </message>
    <message>
        <source>Ambush the Baggage</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Засада на обоз</translation>
    </message>
    <message>
        <source>Stubborn Earthworks</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Неприступные валы</translation>
    </message>
    <message>
        <source>Hidden Ford</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Тайный брод</translation>
    </message>
    <message>
        <source>Steel Answers Steel</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Сталь отвечает стали</translation>
    </message>
    <message>
        <source>Ink and Insinuation</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Тушь и намёки</translation>
    </message>
    <message>
        <source>Words of Pardon</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Слова прощения</translation>
    </message>
    <message>
        <source>Unmoved</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Ни шагу назад</translation>
    </message>
    <message>
        <source>Bodyguard’s Oath</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Клятва телохранителя</translation>
    </message>
    <message>
        <source>Unexpected Counsel</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Нежданный совет</translation>
    </message>
    <message>
        <source>Scouts’ Reports</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Донесения разведчиков</translation>
    </message>
    <message>
        <source>Before They Recover</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Не дать опомниться</translation>
    </message>
    <message>
        <source>Petition the Throne</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Прошение к трону</translation>
    </message>
    <message>
        <source>Snowbound Pass</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Заснеженный перевал</translation>
    </message>
    <message>
        <source>Flooded Paddies</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Затопленные рисовые поля</translation>
    </message>
    <message>
        <source>Red Banners Forward</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Вперёд, красные знамёна</translation>
    </message>
    <message>
        <source>Over the Wall</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Через стену</translation>
    </message>
    <message>
        <source>Spend Every Life</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Не щадя жизней</translation>
    </message>
    <message>
        <source>Veterans’ Roar</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Рёв ветеранов</translation>
    </message>
    <message>
        <source>Trampled Fields</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Вытоптанные поля</translation>
    </message>
    <message>
        <source>Conscription Order</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Указ о наборе в войско</translation>
    </message>
    <message>
        <source>Flawless Reputation</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Безупречная репутация</translation>
    </message>
    <message>
        <source>Gift Beyond Price</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Бесценный дар</translation>
    </message>
    <message>
        <source>The Drawn Breath</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Вдох перед ударом</translation>
    </message>
    <message>
        <source>Rebuke in Verse</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Упрёк в стихах</translation>
    </message>
    <message>
        <source>Stand Upon Principle</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Верность принципам</translation>
    </message>
    <message>
        <source>Witnessed by All</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>На глазах у всех</translation>
    </message>
    <message>
        <source>Wheel and Strike</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Разворот и удар</translation>
    </message>
    <message>
        <source>Lance Charge</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Удар в копья</translation>
    </message>
    <message>
        <source>Cut the Road</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Перерезать дорогу</translation>
    </message>
    <message>
        <source>Scandal on the Highway</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Скандал на тракте</translation>
    </message>
    <message>
        <source>Leave Them Dust</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Лишь пыль за нами</translation>
    </message>
    <message>
        <source>A Debt Remembered</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Долг не забыт</translation>
    </message>
    <message>
        <source>Open Palm</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Открытая ладонь</translation>
    </message>
    <message>
        <source>Rooted Cedar Stance</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Стойка вросшего кедра</translation>
    </message>
    <message>
        <source>Spirit Bell</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Колокол духов</translation>
    </message>
    <message>
        <source>Study of the Wheels</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Постижение колёс</translation>
    </message>
    <message>
        <source>Wards of Rope and Paper</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Обереги из верёвки и бумаги</translation>
    </message>
    <message>
        <source>Ashes Remember</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Пепел помнит</translation>
    </message>
    <message>
        <source>Ashigaru Spear Band</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Копейщики-асигару</translation>
    </message>
    <message>
        <source>Veteran Pikemen</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Бывалые пикинёры</translation>
    </message>
    <message>
        <source>Village Levy Archers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Лучники сельского ополчения</translation>
    </message>
    <message>
        <source>Hired Crossbows</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Наёмные арбалетчики</translation>
    </message>
    <message>
        <source>Light Lancers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Лёгкие конные копейщики</translation>
    </message>
    <message>
        <source>Household Guard</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Родовая стража</translation>
    </message>
    <message>
        <source>Standard Company</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Знамённая рота</translation>
    </message>
    <message>
        <source>Mountain Trackers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Горные следопыты</translation>
    </message>
    <message>
        <source>Redleaf Vanguard</source>
        <extracomment>Name of a card: Follower, Maple clan.</extracomment>
        <translation>Авангард красных листьев</translation>
    </message>
    <message>
        <source>Maple Sworn Brothers</source>
        <extracomment>Name of a card: Follower, Maple clan.</extracomment>
        <translation>Побратимы Клёна</translation>
    </message>
    <message>
        <source>White Petal Honor Guard</source>
        <extracomment>Name of a card: Follower, Plum clan.</extracomment>
        <translation>Почётная стража белых лепестков</translation>
    </message>
    <message>
        <source>Attendant Poets</source>
        <extracomment>Name of a card: Follower, Plum clan.</extracomment>
        <translation>Поэты из свиты</translation>
    </message>
    <message>
        <source>Reed Banner Horse</source>
        <extracomment>Name of a card: Follower, Reed clan.</extracomment>
        <translation>Конница под знаменем Тростника</translation>
    </message>
    <message>
        <source>Skirmish Riders</source>
        <extracomment>Name of a card: Follower, Reed clan.</extracomment>
        <translation>Конные застрельщики</translation>
    </message>
    <message>
        <source>Temple Warrior Novices</source>
        <extracomment>Name of a card: Follower, Cedar clan.</extracomment>
        <translation>Храмовые послушники-воины</translation>
    </message>
    <message>
        <source>Spirit Lantern Bearers</source>
        <extracomment>Name of a card: Follower, Cedar clan.</extracomment>
        <translation>Носители фонарей духов</translation>
    </message>
    <message>
        <source>Plain Katana</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Простая катана</translation>
    </message>
    <message>
        <source>Ash-Wood Naginata</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Нагината с ясеневым древком</translation>
    </message>
    <message>
        <source>Lacquered Cuirass</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Лакированный панцирь</translation>
    </message>
    <message>
        <source>Great War Bow</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Большой боевой лук</translation>
    </message>
    <message>
        <source>General’s War Fan</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Боевой веер полководца</translation>
    </message>
    <message>
        <source>Seal of Office</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Должностная печать</translation>
    </message>
    <message>
        <source>Boar-Spear</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Кабанья рогатина</translation>
    </message>
    <message>
        <source>River-Steel Wakizashi</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Вакидзаси из речной стали</translation>
    </message>
    <message>
        <source>Crimson Maple Blade</source>
        <extracomment>Name of a card: Item, Maple clan.</extracomment>
        <translation>Клинок багряного клёна</translation>
    </message>
    <message>
        <source>Petal-Guard Katana</source>
        <extracomment>Name of a card: Item, Plum clan.</extracomment>
        <translation>Катана с цубой-лепестком</translation>
    </message>
    <message>
        <source>Saddle of the Four Winds</source>
        <extracomment>Name of a card: Item, Reed clan.</extracomment>
        <translation>Седло четырёх ветров</translation>
    </message>
    <message>
        <source>Staff of Ninety-Nine Rings</source>
        <extracomment>Name of a card: Item, Cedar clan.</extracomment>
        <translation>Посох девяноста девяти колец</translation>
    </message>
    <message>
        <source>Breath of Embers</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Дыхание углей</translation>
    </message>
    <message>
        <source>Grasping Roots</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Цепкие корни</translation>
    </message>
    <message>
        <source>Mists of the Valley</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Туманы долины</translation>
    </message>
    <message>
        <source>Wind at the Back</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Ветер в спину</translation>
    </message>
    <message>
        <source>Walls of Stone</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Каменные стены</translation>
    </message>
    <message>
        <source>Consuming Pyre</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Всепожирающий костёр</translation>
    </message>
    <message>
        <source>Mirror of Still Water</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Зеркало тихой воды</translation>
    </message>
    <message>
        <source>Whispering Void</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Шепчущая пустота</translation>
    </message>
    <message>
        <source>Kami’s Favor</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Милость ками</translation>
    </message>
    <message>
        <source>Call the Guardian Spirit</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Призыв духа-хранителя</translation>
    </message>
    <message>
        <source>Wheel of Wind</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Колесо ветра</translation>
    </message>
    <message>
        <source>Wheel of Stone</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Колесо камня</translation>
    </message>
    <message>
        <source>Wheel of Flame</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Колесо пламени</translation>
    </message>
    <message>
        <source>Wheel of Tides</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Колесо приливов</translation>
    </message>
    <message>
        <source>Wheel of Silence</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Колесо тишины</translation>
    </message>
    <message>
        <source>Tireless Battle: Give your target attacking Personality with a Follower attached +2F.</source>
        <extracomment>Text of the card Redleaf Bastion.</extracomment>
        <translation>Неутомимое Боевое: Дайте указанному своему атакующему Персонажу с присоединённым Последователем +2&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Tireless Limited: Bow your target honorable Personality with 2 or higher Personal Honor: Gain 1 Honor.</source>
        <extracomment>Text of the card Hall of White Petals.</extracomment>
        <translation>Неутомимое Ограниченное: Нагните указанного своего незапятнанного Персонажа с Личной Честью 2 или больше: Получите Честь: +1.</translation>
    </message>
    <message>
        <source>Absent Tireless Battle: Move your target Cavalry unit home, or from home to the current battlefield.</source>
        <extracomment>Text of the card Windreed Stables.</extracomment>
        <translation>Заочное Неутомимое Боевое: Переместите указанное своё кавалерийское подразделение домой или из домашней области на текущее поле боя.</translation>
    </message>
    <message>
        <source>Tireless Reaction: After your action from a Spell or Ring resolves: Draw a card, then discard a card.</source>
        <extracomment>Text of the card Temple of a Thousand Cedars.</extracomment>
        <translation>Неутомимое Ответное: После разрешения вашего действия с Заклинания или Кольца: Возьмите карту, затем сбросьте карту.</translation>
    </message>
    <message>
        <source>Limited: Put a target face-up card in one of your Provinces on the bottom of its deck. Refill the Province face-up.</source>
        <extracomment>Text of the card Old Family Granary.</extracomment>
        <translation>Ограниченное: Положите указанную карту, лежащую лицом вверх в одной из ваших Провинций, вниз её колоды. Заполните Провинцию картой лицом вверх.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold when paying for a Holding.</source>
        <extracomment>Text of the card Grandfather’s Orchard.
----------
Text of the card Packhorse Peddlers.</extracomment>
        <translation>Производит на 1&#xa0;Золото больше при оплате Владения.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold when paying for an attachment.</source>
        <extracomment>Text of the card Fletchers’ Lane.</extracomment>
        <translation>Производит на 1&#xa0;Золото больше при оплате Присоединения.</translation>
    </message>
    <message>
        <source>Absent Battle: If you are the Defender, bow this card: Give the current battlefield’s Province +2 strength.</source>
        <extracomment>Text of the card Watchfire Hill.</extracomment>
        <translation>Заочное Боевое: Если вы Защитник, нагните эту карту: Дайте Провинции текущего поля боя +2&#xa0;к Прочности.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Gain 1 Honor.</source>
        <extracomment>Text of the card Hillside Prayer Hall.
----------
Text of the card Pilgrims’ Road.
----------
Text of the card Attendant Poets.</extracomment>
        <translation>Ограниченное: Нагните эту карту: Получите Честь: +1.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card, bow your target Courtier: Gain 2 Honor.</source>
        <extracomment>Text of the card Petitioners’ Court.</extracomment>
        <translation>Политическое Ограниченное: Нагните эту карту, нагните указанного своего придворного: Получите Честь: +2.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Give your target Personality +2F.</source>
        <extracomment>Text of the card Drill Yard.</extracomment>
        <translation>Боевое: Нагните эту карту: Дайте указанному своему Персонажу +2&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Limited: Bow this card, discard a card: Draw a card.</source>
        <extracomment>Text of the card Copyists’ Archive.</extracomment>
        <translation>Ограниченное: Нагните эту карту, сбросьте карту: Возьмите карту.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be destroyed by an action, destroy this card: Negate the destruction. Bow the Personality.</source>
        <extracomment>Text of the card Physicians’ Garden.</extracomment>
        <translation>Ответное: Перед тем как действие уничтожит вашего Персонажа, уничтожьте эту карту: Отмените уничтожение. Нагните этого Персонажа.</translation>
    </message>
    <message>
        <source>Open: Bow this card: Look at another target player’s hand.</source>
        <extracomment>Text of the card Gossips’ Teahouse.</extracomment>
        <translation>Доступное: Нагните эту карту: Посмотрите руку указанного другого игрока.</translation>
    </message>
    <message>
        <source>Reaction: After an attack is declared against you, bow this card: Straighten your target Personality.</source>
        <extracomment>Text of the card Gatehouse Garrison.</extracomment>
        <translation>Ответное: После объявления атаки на вас нагните эту карту: Выпрямите указанного своего Персонажа.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Maple Clan player.</source>
        <extracomment>Text of the card Charcoal Kilns.</extracomment>
        <translation>Производит на 1&#xa0;Золото больше, если вы играете за Клан Клёна.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Plum Clan player.</source>
        <extracomment>Text of the card Blossom Pavilions.</extracomment>
        <translation>Производит на 1&#xa0;Золото больше, если вы играете за Клан Сливы.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Reed Clan player.</source>
        <extracomment>Text of the card Reedland Pastures.</extracomment>
        <translation>Производит на 1&#xa0;Золото больше, если вы играете за Клан Тростника.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Cedar Clan player.</source>
        <extracomment>Text of the card Incense Carvers’ Village.</extracomment>
        <translation>Производит на 1&#xa0;Золото больше, если вы играете за Клан Кедра.</translation>
    </message>
    <message>
        <source>Draw a card. Each other player may draw a card.</source>
        <extracomment>Text of the card Bountiful Autumn.</extracomment>
        <translation>Возьмите карту. Каждый другой игрок может взять карту.</translation>
    </message>
    <message>
        <source>Each player with 20 or more Honor loses 3 Honor.</source>
        <extracomment>Text of the card Magistrates’ Audit.</extracomment>
        <translation>Каждый игрок с Честью 20 или больше теряет Честь: –3.</translation>
    </message>
    <message>
        <source>Each player, starting with you, bows one of their unbowed Holdings.</source>
        <extracomment>Text of the card Spring Floods.</extracomment>
        <translation>Каждый игрок, начиная с вас, нагибает одно своё ненагнутое Владение.</translation>
    </message>
    <message>
        <source>Until your next turn begins, attacks may not be declared.</source>
        <extracomment>Text of the card Court in Mourning.</extracomment>
        <translation>До начала вашего следующего хода нельзя объявлять атаки.</translation>
    </message>
    <message>
        <source>The Imperial Favor becomes uncontrolled. Then, if you control a Personality with 2 or higher Personal Honor, take the Imperial Favor.</source>
        <extracomment>Text of the card Night of Paper Lanterns.</extracomment>
        <translation>Никто больше не контролирует Покровительство Императора. Затем, если вы контролируете Персонажа с Личной Честью 2 или больше, получите Покровительство Императора.</translation>
    </message>
    <message>
        <source>Each player, starting with you, chooses one of their Personalities and puts a –1C token on it.</source>
        <extracomment>Text of the card Fever Winds.</extracomment>
        <translation>Каждый игрок, начиная с вас, выбирает одного своего Персонажа и кладёт на него метку –1&#xa0;к Чи.</translation>
    </message>
    <message>
        <source>Put this Event into play. All Provinces have –1 strength.</source>
        <extracomment>Text of the card Years of Strife.</extracomment>
        <translation>Введите это Событие в игру. Все Провинции имеют –1&#xa0;к Прочности.</translation>
    </message>
    <message>
        <source>Attacking Cavalry Personalities at this Province’s battlefield have –2F.</source>
        <extracomment>Text of the card Sinking Marsh Road.</extracomment>
        <translation>Атакующие кавалерийские Персонажи на поле боя этой Провинции имеют –2&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Battle: Give a target enemy Personality or Follower –2F.</source>
        <extracomment>Text of the card Peak Hermit.
----------
Text of the card Reed Banner Horse.</extracomment>
        <translation>Боевое: Дайте указанному вражескому Персонажу или Последователю –2&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Battle: If you are the Attacker: Give the current battlefield’s Province –3 strength.</source>
        <extracomment>Text of the card Momijiya Oto, Wall-Breaker.
----------
Text of the card Over the Wall.</extracomment>
        <translation>Боевое: Если вы Атакующий: Дайте Провинции текущего поля боя –3&#xa0;к Прочности.</translation>
    </message>
    <message>
        <source>Battle: Give a target enemy Personality or Follower –3F.</source>
        <extracomment>Text of the card Brother Mukan, Empty Bowl.</extracomment>
        <translation>Боевое: Дайте указанному вражескому Персонажу или Последователю –3&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Attacking Followers at this battlefield have –1F.</source>
        <extracomment>Text of the card Flooded Paddies.</extracomment>
        <translation>Атакующие Последователи на этом поле боя имеют –1&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Political Favor Limited: Discard the Imperial Favor: Bow another player’s target Personality and put a –1F token on it.</source>
        <extracomment>Text of the card A Debt Remembered.</extracomment>
        <translation>Политическое Покровительство Ограниченное: Сбросьте Покровительство Императора: Нагните указанного Персонажа другого игрока и положите на него метку –1&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Give a target enemy Personality –2C.</source>
        <extracomment>Text of the card Mirror of Still Water.</extracomment>
        <translation>Боевое: Нагните эту карту: Дайте указанному вражескому Персонажу –2&#xa0;к Чи.</translation>
    </message>
    <message>
        <source>This turn, your Personalities enter play paying 1 less Gold.</source>
        <extracomment>Text of the card Muster of Volunteers.</extracomment>
        <translation>В этом ходу ваши Персонажи входят в игру на 1&#xa0;Золото дешевле.</translation>
    </message>
    <message>
        <source>Look at the top 3 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Falling Stars.</extracomment>
        <translation>Посмотрите 3&#xa0;верхние карты своей колоды Судьбы. Положите одну в руку, а остальные&#xa0;— вниз колоды в любом порядке.</translation>
    </message>
    <message>
        <source>You may put a target discarded Personality (not dead) from your discard pile on top of your Dynasty deck.</source>
        <extracomment>Text of the card Veterans Recalled.</extracomment>
        <translation>Можете положить указанного сброшенного Персонажа (не мёртвого) из своей стопки сброса на верх своей колоды Династии.</translation>
    </message>
    <message>
        <source>This Province has +2 strength.</source>
        <extracomment>Text of the card Narrow Defile.</extracomment>
        <translation>Эта Провинция имеет +2&#xa0;к Прочности.</translation>
    </message>
    <message>
        <source>Holdings enter play from this Province paying 1 less Gold.</source>
        <extracomment>Text of the card Fertile Basin.</extracomment>
        <translation>Владения входят в игру из этой Провинции на 1&#xa0;Золото дешевле.</translation>
    </message>
    <message>
        <source>Battle: If the battle is at this Province, bow this card: Give your target Personality defending at this Province +3F.</source>
        <extracomment>Text of the card Fortified Monastery.</extracomment>
        <translation>Боевое: Если сражение идёт у этой Провинции, нагните эту карту: Дайте указанному своему Персонажу, защищающему эту Провинцию, +3&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Limited: Pay 3 Gold: Put a +1F token on your target Personality.</source>
        <extracomment>Text of the card Old War Grave.</extracomment>
        <translation>Ограниченное: Заплатите 3&#xa0;Золота: Положите метку +1&#xa0;к Силе на указанного своего Персонажа.</translation>
    </message>
    <message>
        <source>Has +1F while opposed.</source>
        <extracomment>Text of the card Masterless Spearman.
----------
Text of the card Veteran Pikemen.</extracomment>
        <translation>Имеет +1&#xa0;к Силе, пока встречает сопротивление.</translation>
    </message>
    <message>
        <source>After this card enters play: Lose 2 Honor.</source>
        <extracomment>Text of the card Roadside Bandit Chief.</extracomment>
        <translation>После входа этой карты в игру: Потеряйте Честь: –2.</translation>
    </message>
    <message>
        <source>Battle: Destroy a target enemy Item.</source>
        <extracomment>Text of the card Roadside Bandit Chief.
----------
Text of the card Shattered Haft.</extracomment>
        <translation>Боевое: Уничтожьте указанный вражеский Предмет.</translation>
    </message>
    <message>
        <source>Battle: Straighten another of your target Personalities.</source>
        <extracomment>Text of the card Begging Monk.</extracomment>
        <translation>Боевое: Выпрямите указанного другого своего Персонажа.</translation>
    </message>
    <message>
        <source>Battle: Ranged 2 Attack.</source>
        <extracomment>Text of the card Hired Bowman.
----------
Text of the card Momijiya Scout Sae.</extracomment>
        <translation>Боевое: Дальняя атака 2.</translation>
    </message>
    <message>
        <source>Political Limited: If no other player has higher Honor than you, bow this card: Take the Imperial Favor.</source>
        <extracomment>Text of the card Throne Envoy.</extracomment>
        <translation>Политическое Ограниченное: Если ни у одного другого игрока Честь не выше вашей, нагните эту карту: Получите Покровительство Императора.</translation>
    </message>
    <message>
        <source>Tactical Battle: If your army is opposed, discard a card: Draw a card.</source>
        <extracomment>Text of the card Old Strategist Genzo.</extracomment>
        <translation>Тактическое Боевое: Если ваша армия встречает сопротивление, сбросьте карту: Возьмите карту.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser.</source>
        <extracomment>Text of the card Exiled Duelist Rei.</extracomment>
        <translation>Иайдзюцу Боевое: Этот Персонаж вызывает на дуэль указанного вражеского Персонажа. Уничтожьте проигравшего.</translation>
    </message>
    <message>
        <source>Battle: Give another of your target attacking Personalities +2F.</source>
        <extracomment>Text of the card Akaba Tetsuo.</extracomment>
        <translation>Боевое: Дайте указанному другому своему атакующему Персонажу +2&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Has +1F while attacking.</source>
        <extracomment>Text of the card Akaba Ren.</extracomment>
        <translation>Имеет +1&#xa0;к Силе, пока атакует.</translation>
    </message>
    <message>
        <source>Followers in this unit have +1F.</source>
        <extracomment>Text of the card Momijiya Goro.</extracomment>
        <translation>Последователи в этом подразделении имеют +1&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Tactical Battle: Discard a card: Straighten your target Follower.</source>
        <extracomment>Text of the card Momijiya Hana.</extracomment>
        <translation>Тактическое Боевое: Сбросьте карту: Выпрямите указанного своего Последователя.</translation>
    </message>
    <message>
        <source>Conqueror. (This unit does not bow when it returns home from attacking.)</source>
        <extracomment>Text of the card Akaba Yasutora.</extracomment>
        <translation>Завоеватель. (Это подразделение не нагибается, когда возвращается домой после атаки.)</translation>
    </message>
    <message>
        <source>Battle: Destroy this card: Destroy a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Kiyohara Dozen.</extracomment>
        <translation>Боевое: Уничтожьте эту карту: Уничтожьте указанного вражеского Персонажа с меньшей или равной Силой.</translation>
    </message>
    <message>
        <source>Followers attach to your Personalities paying 1 less Gold.</source>
        <extracomment>Text of the card Akaba Quartermaster Jiro.</extracomment>
        <translation>Последователи присоединяются к вашим Персонажам на 1&#xa0;Золото дешевле.</translation>
    </message>
    <message>
        <source>Will not be moved home by other players’ cards.</source>
        <extracomment>Text of the card Kiyohara Shinobu.</extracomment>
        <translation>Карты других игроков не перемещают этого Персонажа домой.</translation>
    </message>
    <message>
        <source>Your other Samurai each have +1F.</source>
        <extracomment>Text of the card Akaba Masakage, Red General.</extracomment>
        <translation>Каждый другой ваш самурай имеет +1&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Battle: Melee 5 Attack.</source>
        <extracomment>Text of the card Akaba Masakage, Red General.</extracomment>
        <translation>Боевое: Рукопашная атака 5.</translation>
    </message>
    <message>
        <source>Will not be bowed by other players’ cards.</source>
        <extracomment>Text of the card Kiyohara Daigan, the Unbowed.</extracomment>
        <translation>Карты других игроков не нагибают этого Персонажа.</translation>
    </message>
    <message>
        <source>Battle: Fear 4.</source>
        <extracomment>Text of the card Kiyohara Daigan, the Unbowed.
----------
Text of the card Dreadful War Cry.</extracomment>
        <translation>Боевое: Страх 4.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Gain 1 Honor.</source>
        <extracomment>Text of the card Umehara Shion.</extracomment>
        <translation>Политическое Ограниченное: Нагните эту карту: Получите Честь: +1.</translation>
    </message>
    <message>
        <source>Political Open: Bow this card: Bow another player’s target Personality with 1 or lower Personal Honor.</source>
        <extracomment>Text of the card Umehara Kaoruko.</extracomment>
        <translation>Политическое Доступное: Нагните эту карту: Нагните указанного Персонажа другого игрока с Личной Честью 1 или меньше.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser. If yours won, gain 2 Honor.</source>
        <extracomment>Text of the card Shirakaba Ryoma.</extracomment>
        <translation>Иайдзюцу Боевое: Этот Персонаж вызывает на дуэль указанного вражеского Персонажа. Уничтожьте проигравшего. Если победил ваш, получите Честь: +2.</translation>
    </message>
    <message>
        <source>Has +1F while defending.</source>
        <extracomment>Text of the card Shirakaba Nagi.</extracomment>
        <translation>Имеет +1&#xa0;к Силе, пока защищается.</translation>
    </message>
    <message>
        <source>Iaijutsu Limited: This Personality challenges another player’s target Personality. That player may refuse; if so, dishonor their Personality. Bow and dishonor the loser.</source>
        <extracomment>Text of the card Shirakaba Tomoe.</extracomment>
        <translation>Иайдзюцу Ограниченное: Этот Персонаж вызывает на дуэль указанного Персонажа другого игрока. Тот игрок может отказаться; тогда обесчестите его Персонажа. Нагните и обесчестите проигравшего.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your other Personality at this location, bow this card: Negate that action’s effects on that Personality.</source>
        <extracomment>Text of the card Umehara Yojiro.</extracomment>
        <translation>Ответное: После того как действие другого игрока указало целью другого вашего Персонажа в этом местоположении, нагните эту карту: Отмените эффекты этого действия на этого Персонажа.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with lower Personal Honor than this one.</source>
        <extracomment>Text of the card Tamaki Seiran.</extracomment>
        <translation>Боевое: Нагните эту карту: Переместите домой указанного вражеского Персонажа с Личной Честью меньше, чем у этого.</translation>
    </message>
    <message>
        <source>After this card enters play: Gain 1 Honor.</source>
        <extracomment>Text of the card Shirakaba Heir Mitsu.</extracomment>
        <translation>После входа этой карты в игру: Получите Честь: +1.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Rehonor a target Personality.</source>
        <extracomment>Text of the card Umehara Gardener Ito.</extracomment>
        <translation>Ограниченное: Нагните эту карту: Восстановите честь указанного Персонажа.</translation>
    </message>
    <message>
        <source>While you control the Imperial Favor, your other Courtiers each have +1PH.</source>
        <extracomment>Text of the card Umehara Chiyo, Voice of the Court.</extracomment>
        <translation>Пока вы контролируете Покровительство Императора, каждый другой ваш придворный имеет +1 к Личной Чести.</translation>
    </message>
    <message>
        <source>Political Limited: If you control the Imperial Favor, bow this card: Gain 2 Honor.</source>
        <extracomment>Text of the card Umehara Chiyo, Voice of the Court.</extracomment>
        <translation>Политическое Ограниченное: Если вы контролируете Покровительство Императора, нагните эту карту: Получите Честь: +2.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser. If yours won, straighten it.</source>
        <extracomment>Text of the card Shirakaba Kenshiro, First Blade.</extracomment>
        <translation>Иайдзюцу Боевое: Этот Персонаж вызывает на дуэль указанного вражеского Персонажа. Уничтожьте проигравшего. Если победил ваш, выпрямите его.</translation>
    </message>
    <message>
        <source>Reaction: Before you would lose Honor from another player’s card: Reduce the loss by 3.</source>
        <extracomment>Text of the card Tamaki Ranmaru, Plum Sage.</extracomment>
        <translation>Ответное: Перед тем как вы потеряете Честь из-за карты другого игрока: Уменьшите потерю на 3.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Move this Personality to the current battlefield.</source>
        <extracomment>Text of the card Ashihara Hayate.</extracomment>
        <translation>Из дома Заочное Боевое: Переместите этого Персонажа на текущее поле боя.</translation>
    </message>
    <message>
        <source>Battle: Give another of your target Cavalry Personalities +2F.</source>
        <extracomment>Text of the card Ashihara Jinbei.</extracomment>
        <translation>Боевое: Дайте указанному другому своему кавалерийскому Персонажу +2&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Battle: Move this Personality home. Draw a card.</source>
        <extracomment>Text of the card Kazemi Outrider.</extracomment>
        <translation>Боевое: Переместите домой этого Персонажа. Возьмите карту.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Another target player loses 1 Honor.</source>
        <extracomment>Text of the card Kazemi Yuriko.</extracomment>
        <translation>Политическое Ограниченное: Нагните эту карту: Указанный другой игрок теряет Честь: –1.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Another player’s target Personality with lower Personal Honor than this one may not assign this turn.</source>
        <extracomment>Text of the card Kazemi Naosuke.</extracomment>
        <translation>Политическое Ограниченное: Нагните эту карту: Указанного Персонажа другого игрока с Личной Честью меньше, чем у этого, нельзя вывести на поле боя в этом ходу.</translation>
    </message>
    <message>
        <source>Battle: Melee 3 Attack.</source>
        <extracomment>Text of the card Ashihara Twin Lance Ko.
----------
Text of the card Redleaf Vanguard.</extracomment>
        <translation>Боевое: Рукопашная атака 3.</translation>
    </message>
    <message>
        <source>Battle: Your target unit gains Cavalry until the turn ends. Straighten its Personality.</source>
        <extracomment>Text of the card Minato Tsukasa.</extracomment>
        <translation>Боевое: Указанное ваше подразделение получает ключевое слово Кавалерия до конца хода. Выпрямите его Персонажа.</translation>
    </message>
    <message>
        <source>Has +2F while unopposed.</source>
        <extracomment>Text of the card Minato Wave Rider.</extracomment>
        <translation>Имеет +2&#xa0;к Силе, пока остаётся без сопротивления.</translation>
    </message>
    <message>
        <source>Your other Cavalry Personalities each have +1F.</source>
        <extracomment>Text of the card Ashihara Soun, Thunder of Hooves.</extracomment>
        <translation>Каждый другой ваш кавалерийский Персонаж имеет +1&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Battle: Move home a target enemy Personality with lower Force than this one.</source>
        <extracomment>Text of the card Ashihara Soun, Thunder of Hooves.</extracomment>
        <translation>Боевое: Переместите домой указанного вражеского Персонажа с Силой меньше, чем у этого.</translation>
    </message>
    <message>
        <source>Home Political Battle: Bow this card: Move home a target enemy Personality with 2 or lower Personal Honor. Its controller loses 1 Honor.</source>
        <extracomment>Text of the card Kazemi Okimi, Silk Tongue.</extracomment>
        <translation>Из дома Политическое Боевое: Нагните эту карту: Переместите домой указанного вражеского Персонажа с Личной Честью 2 или меньше. Контролирующий его игрок теряет Честь: –1.</translation>
    </message>
    <message>
        <source>Battle: Bow a target enemy Personality with lower Force than this one.</source>
        <extracomment>Text of the card Ashihara Gale, Swift Justice.</extracomment>
        <translation>Боевое: Нагните указанного вражеского Персонажа с Силой меньше, чем у этого.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with 3 or lower Force.</source>
        <extracomment>Text of the card Sugimori Aoi.</extracomment>
        <translation>Боевое: Нагните эту карту: Переместите домой указанного вражеского Персонажа с Силой 3 или меньше.</translation>
    </message>
    <message>
        <source>Spells attach to this Personality paying 1 less Gold.</source>
        <extracomment>Text of the card Sugimori Eika.</extracomment>
        <translation>Заклинания присоединяются к этому Персонажу на 1&#xa0;Золото дешевле.</translation>
    </message>
    <message>
        <source>Battle: Ranged 3 Attack.</source>
        <extracomment>Text of the card Sugimori Kaede.</extracomment>
        <translation>Боевое: Дальняя атака 3.</translation>
    </message>
    <message>
        <source>Your Province has +2 strength while this Personality is defending at it.</source>
        <extracomment>Text of the card Mizukane Rokuro.</extracomment>
        <translation>Ваша Провинция имеет +2&#xa0;к Прочности, пока этот Персонаж её защищает.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Look at the top 2 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Mizukane Sayo.</extracomment>
        <translation>Ограниченное: Нагните эту карту: Посмотрите 2&#xa0;верхние карты своей колоды Судьбы. Положите одну в руку, а остальные&#xa0;— вниз колоды в любом порядке.</translation>
    </message>
    <message>
        <source>Tireless Battle: Straighten this Personality.</source>
        <extracomment>Text of the card Brother Ensho.</extracomment>
        <translation>Неутомимое Боевое: Выпрямите этого Персонажа.</translation>
    </message>
    <message>
        <source>Battle: Melee 2 Attack, with +2 strength if you control a Ring.</source>
        <extracomment>Text of the card Brother Kaku.</extracomment>
        <translation>Боевое: Рукопашная атака 2 с бонусом +2, если вы контролируете Кольцо.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Bow a target enemy Personality with lower Chi than this one.</source>
        <extracomment>Text of the card Sister Nyomi.</extracomment>
        <translation>Боевое: Нагните эту карту: Нагните указанного вражеского Персонажа с Чи меньше, чем у этого.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your Shugenja at this location, bow this card: Negate that action’s effects on that Personality.</source>
        <extracomment>Text of the card Mizukane Warden Tai.</extracomment>
        <translation>Ответное: После того как действие другого игрока указало целью вашего сюгендзя в этом местоположении, нагните эту карту: Отмените эффекты этого действия на этого Персонажа.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Search your Fate deck for a Ring, show it, and put it in your hand. Shuffle.</source>
        <extracomment>Text of the card Sugimori Suigetsu, Grove Elder.</extracomment>
        <translation>Ограниченное: Нагните эту карту: Поищите в своей колоде Судьбы Кольцо, покажите его и положите в руку. Перетасуйте колоду.</translation>
    </message>
    <message>
        <source>Has +1F for each Ring you control.</source>
        <extracomment>Text of the card Brother Mukan, Empty Bowl.</extracomment>
        <translation>Имеет +1&#xa0;к Силе за каждое контролируемое вами Кольцо.</translation>
    </message>
    <message>
        <source>Battle: Ranged 5 Attack.</source>
        <extracomment>Text of the card Mizukane Homura, Ash Caller.</extracomment>
        <translation>Боевое: Дальняя атака 5.</translation>
    </message>
    <message>
        <source>Battle: Give your target Personality +3F.</source>
        <extracomment>Text of the card Shields Locked Tight.</extracomment>
        <translation>Боевое: Дайте указанному своему Персонажу +3&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Battle: Each of your Personalities at the current battlefield gets +1F.</source>
        <extracomment>Text of the card Press the Line.</extracomment>
        <translation>Боевое: Каждый ваш Персонаж на текущем поле боя получает +1&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Battle: Ranged 4 Attack.</source>
        <extracomment>Text of the card Arrows from the Ridge.</extracomment>
        <translation>Боевое: Дальняя атака 4.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality: Melee 4 Attack.</source>
        <extracomment>Text of the card Close-Quarters Rush.</extracomment>
        <translation>Боевое: Укажите своего ненагнутого Персонажа-исполнителя: Рукопашная атака 4.</translation>
    </message>
    <message>
        <source>Battle: Move your target Personality home. Draw a card.</source>
        <extracomment>Text of the card False Retreat.</extracomment>
        <translation>Боевое: Переместите домой указанного своего Персонажа. Возьмите карту.</translation>
    </message>
    <message>
        <source>Battle: Straighten your target Personality.</source>
        <extracomment>Text of the card Second Wind.</extracomment>
        <translation>Боевое: Выпрямите указанного своего Персонажа.</translation>
    </message>
    <message>
        <source>Battle: Move home a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Turned Aside.</extracomment>
        <translation>Боевое: Переместите домой указанного вражеского Персонажа с Силой 4 или меньше.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality to bow a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Hobbled.</extracomment>
        <translation>Боевое: Укажите своего ненагнутого Персонажа-исполнителя, чтобы нагнуть указанного вражеского Персонажа с меньшей или равной Силой.</translation>
    </message>
    <message>
        <source>Limited: Discard a card: Draw a card.</source>
        <extracomment>Text of the card Shattered Haft.</extracomment>
        <translation>Ограниченное: Сбросьте карту: Возьмите карту.</translation>
    </message>
    <message>
        <source>Battle: Destroy a target enemy Follower with 3 or lower Force.</source>
        <extracomment>Text of the card Ambush the Baggage.</extracomment>
        <translation>Боевое: Уничтожьте указанного вражеского Последователя с Силой 3 или меньше.</translation>
    </message>
    <message>
        <source>Battle: If you are the Defender: Give the current battlefield’s Province +4 strength.</source>
        <extracomment>Text of the card Stubborn Earthworks.</extracomment>
        <translation>Боевое: Если вы Защитник: Дайте Провинции текущего поля боя +4&#xa0;к Прочности.</translation>
    </message>
    <message>
        <source>Absent Battle: Move your target unbowed Personality to the current battlefield.</source>
        <extracomment>Text of the card Hidden Ford.</extracomment>
        <translation>Заочное Боевое: Переместите указанного своего ненагнутого Персонажа на текущее поле боя.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: Your target performing unbowed Samurai challenges a target enemy Personality. Destroy the loser.</source>
        <extracomment>Text of the card Steel Answers Steel.</extracomment>
        <translation>Иайдзюцу Боевое: Указанный ваш ненагнутый самурай-исполнитель вызывает на дуэль указанного вражеского Персонажа. Уничтожьте проигравшего.</translation>
    </message>
    <message>
        <source>Political Limited: Bow your target Courtier: Dishonor another player’s target Personality.</source>
        <extracomment>Text of the card Ink and Insinuation.</extracomment>
        <translation>Политическое Ограниченное: Нагните указанного своего придворного: Обесчестите указанного Персонажа другого игрока.</translation>
    </message>
    <message>
        <source>Limited: Rehonor your target Personality. Gain 1 Honor.</source>
        <extracomment>Text of the card Words of Pardon.</extracomment>
        <translation>Ограниченное: Восстановите честь указанного своего Персонажа. Получите Честь: +1.</translation>
    </message>
    <message>
        <source>Reaction: Before you would lose Honor: Reduce the loss by 2.</source>
        <extracomment>Text of the card Words of Pardon.</extracomment>
        <translation>Ответное: Перед тем как вы потеряете Честь: Уменьшите потерю на 2.</translation>
    </message>
    <message>
        <source>Reaction: Before another player’s action would move your Personality home: Negate the movement.</source>
        <extracomment>Text of the card Unmoved.</extracomment>
        <translation>Ответное: Перед тем как действие другого игрока переместит вашего Персонажа домой: Отмените перемещение.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be destroyed by an action, bow another of your target Personalities: Negate the destruction.</source>
        <extracomment>Text of the card Bodyguard’s Oath.</extracomment>
        <translation>Ответное: Перед тем как действие уничтожит вашего Персонажа, нагните указанного другого своего Персонажа: Отмените уничтожение.</translation>
    </message>
    <message>
        <source>Limited: Discard a card: Draw 2 cards.</source>
        <extracomment>Text of the card Unexpected Counsel.</extracomment>
        <translation>Ограниченное: Сбросьте карту: Возьмите 2&#xa0;карты.</translation>
    </message>
    <message>
        <source>Limited: Look at the top 3 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Scouts’ Reports.</extracomment>
        <translation>Ограниченное: Посмотрите 3&#xa0;верхние карты своей колоды Судьбы. Положите одну в руку, а остальные&#xa0;— вниз колоды в любом порядке.</translation>
    </message>
    <message>
        <source>Battle: Give your target Personality +1F. You may take an additional Battle action.</source>
        <extracomment>Text of the card Before They Recover.</extracomment>
        <translation>Боевое: Дайте указанному своему Персонажу +1&#xa0;к Силе. Можете совершить дополнительное Боевое действие.</translation>
    </message>
    <message>
        <source>Political Limited: If no other player has higher Honor than you, bow your target Personality with 1 or higher Personal Honor: Take the Imperial Favor.</source>
        <extracomment>Text of the card Petition the Throne.</extracomment>
        <translation>Политическое Ограниченное: Если ни у одного другого игрока Честь не выше вашей, нагните указанного своего Персонажа с Личной Честью 1 или больше: Получите Покровительство Императора.</translation>
    </message>
    <message>
        <source>Personalities will not be moved to or from this battlefield by actions.</source>
        <extracomment>Text of the card Snowbound Pass.</extracomment>
        <translation>Действия не перемещают Персонажей на это поле боя и с него.</translation>
    </message>
    <message>
        <source>Battle: If there is no Terrain at the current battlefield: Put this card into play there.</source>
        <extracomment>Text of the card Snowbound Pass.
----------
Text of the card Flooded Paddies.</extracomment>
        <translation>Боевое: Если на текущем поле боя нет Местности: Введите эту карту в игру на нём.</translation>
    </message>
    <message>
        <source>Battle: If you are the Attacker: Each of your attacking Personalities at the current battlefield gets +2F.</source>
        <extracomment>Text of the card Red Banners Forward.</extracomment>
        <translation>Боевое: Если вы Атакующий: Каждый ваш атакующий Персонаж на текущем поле боя получает +2&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Battle: Destroy your target Follower: Destroy a target enemy Follower or Personality without Followers with 5 or lower Force.</source>
        <extracomment>Text of the card Spend Every Life.</extracomment>
        <translation>Боевое: Уничтожьте указанного своего Последователя: Уничтожьте указанного вражеского Последователя или Персонажа без Последователей с Силой 5 или меньше.</translation>
    </message>
    <message>
        <source>Battle: Straighten your target Personality and all cards in the unit.</source>
        <extracomment>Text of the card Veterans’ Roar.</extracomment>
        <translation>Боевое: Выпрямите указанного своего Персонажа и все карты в его подразделении.</translation>
    </message>
    <message>
        <source>Reaction: After you destroy a Province in battle resolution: Each other player discards a card. Draw a card.</source>
        <extracomment>Text of the card Trampled Fields.</extracomment>
        <translation>Ответное: После того как вы разрушили Провинцию в развязке сражения: Каждый другой игрок сбрасывает карту. Возьмите карту.</translation>
    </message>
    <message>
        <source>Limited: Pay 2 Gold: Create a 2F Follower and attach it to your target Personality.</source>
        <extracomment>Text of the card Conscription Order.</extracomment>
        <translation>Ограниченное: Заплатите 2&#xa0;Золота: Создайте Последователя с Силой 2 и присоедините его к указанному своему Персонажу.</translation>
    </message>
    <message>
        <source>Limited: Bow your target honorable Personality: Gain Honor equal to its Personal Honor.</source>
        <extracomment>Text of the card Flawless Reputation.</extracomment>
        <translation>Ограниченное: Нагните указанного своего незапятнанного Персонажа: Получите Честь, равную его Личной Чести.</translation>
    </message>
    <message>
        <source>Limited: Pay 3 Gold: Gain 3 Honor.</source>
        <extracomment>Text of the card Gift Beyond Price.</extracomment>
        <translation>Ограниченное: Заплатите 3&#xa0;Золота: Получите Честь: +3.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: Your target performing unbowed Duelist challenges a target enemy Personality. Destroy the loser. If yours won, gain Honor equal to its Personal Honor.</source>
        <extracomment>Text of the card The Drawn Breath.</extracomment>
        <translation>Иайдзюцу Боевое: Указанный ваш ненагнутый дуэлянт-исполнитель вызывает на дуэль указанного вражеского Персонажа. Уничтожьте проигравшего. Если победил ваш, получите Честь, равную его Личной Чести.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality to move home a target enemy Personality with lower Personal Honor. Gain 1 Honor.</source>
        <extracomment>Text of the card Rebuke in Verse.</extracomment>
        <translation>Боевое: Укажите своего ненагнутого Персонажа-исполнителя, чтобы переместить домой указанного вражеского Персонажа с меньшей Личной Честью. Получите Честь: +1.</translation>
    </message>
    <message>
        <source>Battle: If you are the Defender and your army is opposed: Gain 2 Honor. Each of your honorable Personalities at the current battlefield gets +1F.</source>
        <extracomment>Text of the card Stand Upon Principle.</extracomment>
        <translation>Боевое: Если вы Защитник и ваша армия встречает сопротивление: Получите Честь: +2. Каждый ваш незапятнанный Персонаж на текущем поле боя получает +1&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Reaction: After your Personality wins a duel: Gain 3 Honor.</source>
        <extracomment>Text of the card Witnessed by All.</extracomment>
        <translation>Ответное: После победы вашего Персонажа в дуэли: Получите Честь: +3.</translation>
    </message>
    <message>
        <source>Absent Battle: Move your target Cavalry unit to the current battlefield, or move it home and draw a card.</source>
        <extracomment>Text of the card Wheel and Strike.</extracomment>
        <translation>Заочное Боевое: Переместите указанное своё кавалерийское подразделение на текущее поле боя или переместите его домой и возьмите карту.</translation>
    </message>
    <message>
        <source>Battle: Give your target Cavalry Personality +4F.</source>
        <extracomment>Text of the card Lance Charge.</extracomment>
        <translation>Боевое: Дайте указанному своему кавалерийскому Персонажу +4&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Cavalry Personality to move home a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Cut the Road.</extracomment>
        <translation>Боевое: Укажите своего ненагнутого кавалерийского Персонажа-исполнителя, чтобы переместить домой указанного вражеского Персонажа с меньшей или равной Силой.</translation>
    </message>
    <message>
        <source>Political Limited: Bow your target Courtier: Another target player loses 2 Honor.</source>
        <extracomment>Text of the card Scandal on the Highway.</extracomment>
        <translation>Политическое Ограниченное: Нагните указанного своего придворного: Указанный другой игрок теряет Честь: –2.</translation>
    </message>
    <message>
        <source>Battle: Until this battle ends, your Cavalry Personalities will not be bowed by other players’ actions.</source>
        <extracomment>Text of the card Leave Them Dust.</extracomment>
        <translation>Боевое: До конца этого сражения действия других игроков не нагибают ваших кавалерийских Персонажей.</translation>
    </message>
    <message>
        <source>Kiho Battle: Target your performing unbowed Monk to bow a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Open Palm.</extracomment>
        <translation>Кихо Боевое: Укажите своего ненагнутого монаха-исполнителя, чтобы нагнуть указанного вражеского Персонажа с Силой 4 или меньше.</translation>
    </message>
    <message>
        <source>Kiho Battle: Give your target Monk a Force bonus equal to its Chi.</source>
        <extracomment>Text of the card Rooted Cedar Stance.</extracomment>
        <translation>Кихо Боевое: Дайте указанному своему монаху бонус к Силе, равный его Чи.</translation>
    </message>
    <message>
        <source>Battle/Open: Straighten your target Shugenja and all cards in the unit.</source>
        <extracomment>Text of the card Spirit Bell.</extracomment>
        <translation>Боевое/Доступное: Выпрямите указанного своего сюгендзя и все карты в его подразделении.</translation>
    </message>
    <message>
        <source>Limited: Bow your target Monk or Shugenja: Search your Fate deck for a Ring, show it, and put it in your hand. Shuffle.</source>
        <extracomment>Text of the card Study of the Wheels.</extracomment>
        <translation>Ограниченное: Нагните указанного своего монаха или сюгендзя: Поищите в своей колоде Судьбы Кольцо, покажите его и положите в руку. Перетасуйте колоду.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your Personality, bow your target Shugenja: Negate that action’s effects.</source>
        <extracomment>Text of the card Wards of Rope and Paper.</extracomment>
        <translation>Ответное: После того как действие другого игрока указало целью вашего Персонажа, нагните указанного своего сюгендзя: Отмените эффекты этого действия.</translation>
    </message>
    <message>
        <source>Limited: Put a target Spell or Ring from your discard pile in your hand.</source>
        <extracomment>Text of the card Ashes Remember.</extracomment>
        <translation>Ограниченное: Положите указанное Заклинание или Кольцо из своей стопки сброса в руку.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 2 Attack.</source>
        <extracomment>Text of the card Village Levy Archers.</extracomment>
        <translation>Боевое: Нагните эту карту: Дальняя атака 2.</translation>
    </message>
    <message>
        <source>Battle: Destroy this card: Ranged 3 Attack.</source>
        <extracomment>Text of the card Hired Crossbows.</extracomment>
        <translation>Боевое: Уничтожьте эту карту: Дальняя атака 3.</translation>
    </message>
    <message>
        <source>This Personality has +1PH.</source>
        <extracomment>Text of the card Household Guard.
----------
Text of the card Seal of Office.</extracomment>
        <translation>Этот Персонаж имеет +1&#xa0;к Личной Чести.</translation>
    </message>
    <message>
        <source>Battle: Give this Personality +1F. Each Follower in this unit gets +1F.</source>
        <extracomment>Text of the card Standard Company.</extracomment>
        <translation>Боевое: Дайте этому Персонажу +1&#xa0;к Силе. Каждый Последователь в этом подразделении получает +1&#xa0;к Силе.</translation>
    </message>
    <message>
        <source>Will not be targeted by Ranged Attacks.</source>
        <extracomment>Text of the card Mountain Trackers.</extracomment>
        <translation>Эта карта не становится целью дальних атак.</translation>
    </message>
    <message>
        <source>Expendable. (After this card is destroyed, draw a card.)</source>
        <extracomment>Text of the card Maple Sworn Brothers.</extracomment>
        <translation>Расходная. (После уничтожения этой карты возьмите карту.)</translation>
    </message>
    <message>
        <source>Has +2F while defending.</source>
        <extracomment>Text of the card White Petal Honor Guard.</extracomment>
        <translation>Имеет +2&#xa0;к Силе, пока защищается.</translation>
    </message>
    <message>
        <source>Will only attach to a Courtier.</source>
        <extracomment>Text of the card Attendant Poets.</extracomment>
        <translation>Присоединяется только к придворному.</translation>
    </message>
    <message>
        <source>Tireless Battle: Straighten this card.</source>
        <extracomment>Text of the card Skirmish Riders.</extracomment>
        <translation>Неутомимое Боевое: Выпрямите эту карту.</translation>
    </message>
    <message>
        <source>Has +1F while attached to a Monk.</source>
        <extracomment>Text of the card Temple Warrior Novices.</extracomment>
        <translation>Имеет +1&#xa0;к Силе, пока эта карта присоединена к монаху.</translation>
    </message>
    <message>
        <source>This Personality has +1C.</source>
        <extracomment>Text of the card Spirit Lantern Bearers.</extracomment>
        <translation>Этот Персонаж имеет +1&#xa0;к Чи.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Melee 3 Attack.</source>
        <extracomment>Text of the card Ash-Wood Naginata.</extracomment>
        <translation>Боевое: Нагните эту карту: Рукопашная атака 3.</translation>
    </message>
    <message>
        <source>This Personality will not be targeted by Fear.</source>
        <extracomment>Text of the card Lacquered Cuirass.</extracomment>
        <translation>Этот Персонаж не становится целью Страха.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 4 Attack.</source>
        <extracomment>Text of the card Great War Bow.</extracomment>
        <translation>Боевое: Нагните эту карту: Дальняя атака 4.</translation>
    </message>
    <message>
        <source>This Personality has Tactician.</source>
        <extracomment>Text of the card General’s War Fan.</extracomment>
        <translation>Этот Персонаж имеет ключевое слово Тактик.</translation>
    </message>
    <message>
        <source>Will only attach to a Courtier or Samurai.</source>
        <extracomment>Text of the card Seal of Office.</extracomment>
        <translation>Присоединяется только к придворному или самураю.</translation>
    </message>
    <message>
        <source>This Personality has +2F while opposed by a Cavalry unit.</source>
        <extracomment>Text of the card Boar-Spear.</extracomment>
        <translation>Этот Персонаж имеет +2&#xa0;к Силе, пока встречает сопротивление кавалерийского подразделения.</translation>
    </message>
    <message>
        <source>As a Focus Effect: This card’s Focus Value is increased by 1 if your Personality is a Samurai.</source>
        <extracomment>Text of the card River-Steel Wakizashi.</extracomment>
        <translation>Эффект сосредоточения: Значение Сосредоточения этой карты увеличивается на 1, если ваш Персонаж&#xa0;— самурай.</translation>
    </message>
    <message>
        <source>Will only attach to a Maple Clan Personality.</source>
        <extracomment>Text of the card Crimson Maple Blade.</extracomment>
        <translation>Присоединяется только к Персонажу Клана Клёна.</translation>
    </message>
    <message>
        <source>Tireless Reaction: After an enemy card is destroyed by this Personality’s action: Straighten this Personality.</source>
        <extracomment>Text of the card Crimson Maple Blade.</extracomment>
        <translation>Неутомимое Ответное: После уничтожения вражеской карты действием этого Персонажа: Выпрямите этого Персонажа.</translation>
    </message>
    <message>
        <source>Will only attach to a Plum Clan Personality.</source>
        <extracomment>Text of the card Petal-Guard Katana.</extracomment>
        <translation>Присоединяется только к Персонажу Клана Сливы.</translation>
    </message>
    <message>
        <source>After this Personality wins a duel: Gain 1 Honor.</source>
        <extracomment>Text of the card Petal-Guard Katana.</extracomment>
        <translation>После победы этого Персонажа в дуэли: Получите Честь: +1.</translation>
    </message>
    <message>
        <source>This Personality has Cavalry.</source>
        <extracomment>Text of the card Saddle of the Four Winds.</extracomment>
        <translation>Этот Персонаж имеет ключевое слово Кавалерия.</translation>
    </message>
    <message>
        <source>Battle: Move this Personality home.</source>
        <extracomment>Text of the card Saddle of the Four Winds.</extracomment>
        <translation>Боевое: Переместите домой этого Персонажа.</translation>
    </message>
    <message>
        <source>Will only attach to a Monk or Shugenja.</source>
        <extracomment>Text of the card Staff of Ninety-Nine Rings.</extracomment>
        <translation>Присоединяется только к монаху или сюгендзя.</translation>
    </message>
    <message>
        <source>This Personality has +1F for each Ring you control.</source>
        <extracomment>Text of the card Staff of Ninety-Nine Rings.</extracomment>
        <translation>Этот Персонаж имеет +1&#xa0;к Силе за каждое контролируемое вами Кольцо.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 3 Attack.</source>
        <extracomment>Text of the card Breath of Embers.</extracomment>
        <translation>Боевое: Нагните эту карту: Дальняя атака 3.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Bow a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Grasping Roots.</extracomment>
        <translation>Боевое: Нагните эту карту: Нагните указанного вражеского Персонажа с Силой 4 или меньше.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with 3 or lower Chi.</source>
        <extracomment>Text of the card Mists of the Valley.</extracomment>
        <translation>Боевое: Нагните эту карту: Переместите домой указанного вражеского Персонажа с Чи 3 или меньше.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Bow this card: Move your target Personality to the current battlefield.</source>
        <extracomment>Text of the card Wind at the Back.</extracomment>
        <translation>Из дома Заочное Боевое: Нагните эту карту: Переместите указанного своего Персонажа на текущее поле боя.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Bow this card: Give the current battlefield’s Province +3 strength.</source>
        <extracomment>Text of the card Walls of Stone.</extracomment>
        <translation>Из дома Заочное Боевое: Нагните эту карту: Дайте Провинции текущего поля боя +3&#xa0;к Прочности.</translation>
    </message>
    <message>
        <source>Battle: Bow this card, bow this Personality: Destroy a target enemy Personality with lower or equal Chi.</source>
        <extracomment>Text of the card Consuming Pyre.</extracomment>
        <translation>Боевое: Нагните эту карту, нагните этого Персонажа: Уничтожьте указанного вражеского Персонажа с меньшим или равным Чи.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Draw a card.</source>
        <extracomment>Text of the card Whispering Void.</extracomment>
        <translation>Ограниченное: Нагните эту карту: Возьмите карту.</translation>
    </message>
    <message>
        <source>Limited: Bow this card, bow this Personality: Gain 2 Honor.</source>
        <extracomment>Text of the card Kami’s Favor.</extracomment>
        <translation>Ограниченное: Нагните эту карту, нагните этого Персонажа: Получите Честь: +2.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Create a 3F/3C Spirit Personality with 0 Personal Honor in your army. Remove it from the game after this battle ends.</source>
        <extracomment>Text of the card Call the Guardian Spirit.</extracomment>
        <translation>Боевое: Нагните эту карту: Создайте в своей армии Персонажа-духа с Силой 3, Чи 3 и Личной Честью 0. Уберите его из игры после окончания этого сражения.</translation>
    </message>
    <message>
        <source>After your second Political or Spell action this turn resolves, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Wind.</extracomment>
        <translation>После разрешения вашего второго в этом ходу Политического действия или действия с Заклинания можете ввести эту карту в игру из руки.</translation>
    </message>
    <message>
        <source>Battle/Open: Bow this card: Straighten your target Personality. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Wind.</extracomment>
        <translation>Боевое/Доступное: Нагните эту карту: Выпрямите указанного своего Персонажа. (Или сбросьте эту карту из руки, чтобы использовать эту способность, не нагибая карту.)</translation>
    </message>
    <message>
        <source>After a battle at your Province resolves, if an enemy unit was in it at any time and the Province was not destroyed, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Stone.</extracomment>
        <translation>После развязки сражения у вашей Провинции, если в нём хоть когда-то участвовало вражеское подразделение, а Провинция не разрушена, можете ввести эту карту в игру из руки.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be moved or bowed by another player’s action, bow this card: Negate that effect. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Stone.</extracomment>
        <translation>Ответное: Перед тем как действие другого игрока переместит или нагнёт вашего Персонажа, нагните эту карту: Отмените этот эффект. (Или сбросьте эту карту из руки, чтобы использовать эту способность, не нагибая карту.)</translation>
    </message>
    <message>
        <source>After your Personality wins a duel, or your Spell destroys an enemy card, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Flame.</extracomment>
        <translation>После победы вашего Персонажа в дуэли или уничтожения вражеской карты вашим Заклинанием можете ввести эту карту в игру из руки.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 4 Attack. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Flame.</extracomment>
        <translation>Боевое: Нагните эту карту: Дальняя атака 4. (Или сбросьте эту карту из руки, чтобы использовать эту способность, не нагибая карту.)</translation>
    </message>
    <message>
        <source>After a battle ends in which 2 or more units were moved by your actions, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Tides.</extracomment>
        <translation>После окончания сражения, в котором ваши действия переместили 2 или больше подразделений, можете ввести эту карту в игру из руки.</translation>
    </message>
    <message>
        <source>Absent Battle: Bow this card: Move your target Personality home, or to the current battlefield. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Tides.</extracomment>
        <translation>Заочное Боевое: Нагните эту карту: Переместите указанного своего Персонажа домой или на текущее поле боя. (Или сбросьте эту карту из руки, чтобы использовать эту способность, не нагибая карту.)</translation>
    </message>
    <message>
        <source>Limited: If you have 3 or more other cards in hand, discard your hand: Put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Silence.</extracomment>
        <translation>Ограниченное: Если у вас в руке 3 или больше других карт, сбросьте руку: Введите эту карту в игру из руки.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Draw a card. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Silence.</extracomment>
        <translation>Ограниченное: Нагните эту карту: Возьмите карту. (Или сбросьте эту карту из руки, чтобы использовать эту способность, не нагибая карту.)</translation>
    </message>
</context>
<context>
    <name>ClansCardsKeywords</name>
    <message>
        <source>Air</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Воздух</translation>
    </message>
    <message>
        <source>Archers</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Лучники</translation>
    </message>
    <message>
        <source>Armor</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Доспех</translation>
    </message>
    <message>
        <source>Artisan</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ремесленник</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Казармы</translation>
    </message>
    <message>
        <source>Berserker</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Берсерк</translation>
    </message>
    <message>
        <source>Castle</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Замок</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Кавалерия</translation>
    </message>
    <message>
        <source>Commander</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Командир</translation>
    </message>
    <message>
        <source>Conqueror</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Завоеватель</translation>
    </message>
    <message>
        <source>Court</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Двор</translation>
    </message>
    <message>
        <source>Courtier</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Придворный</translation>
    </message>
    <message>
        <source>Duelist</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Дуэлянт</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Земля</translation>
    </message>
    <message>
        <source>Expendable</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Расходная</translation>
    </message>
    <message>
        <source>Fan</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Веер</translation>
    </message>
    <message>
        <source>Farm</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ферма</translation>
    </message>
    <message>
        <source>Favor</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Покровительство</translation>
    </message>
    <message>
        <source>Festival</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Праздник</translation>
    </message>
    <message>
        <source>Fire</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Огонь</translation>
    </message>
    <message>
        <source>Forge</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Кузница</translation>
    </message>
    <message>
        <source>Garden</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Сад</translation>
    </message>
    <message>
        <source>Iaijutsu</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Иайдзюцу</translation>
    </message>
    <message>
        <source>Imperial</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Императорский</translation>
    </message>
    <message>
        <source>Infantry</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Пехота</translation>
    </message>
    <message>
        <source>Kiho</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Кихо</translation>
    </message>
    <message>
        <source>Legacy</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Наследное</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Loyal</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Верный</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Торговец</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Рудник</translation>
    </message>
    <message>
        <source>Monk</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Монах</translation>
    </message>
    <message>
        <source>Mount</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Скакун</translation>
    </message>
    <message>
        <source>Outpost</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Застава</translation>
    </message>
    <message>
        <source>Palace</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Дворец</translation>
    </message>
    <message>
        <source>Political</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Политическое</translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Гавань</translation>
    </message>
    <message>
        <source>Retainer</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Слуга</translation>
    </message>
    <message>
        <source>Ronin</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ронин</translation>
    </message>
    <message>
        <source>Samurai</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Самурай</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Разведчик</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Shugenja</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Сюгендзя</translation>
    </message>
    <message>
        <source>Siege</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Осада</translation>
    </message>
    <message>
        <source>Spirit</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Дух</translation>
    </message>
    <message>
        <source>Stables</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Конюшня</translation>
    </message>
    <message>
        <source>Tactical</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Тактическое</translation>
    </message>
    <message>
        <source>Tactician</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Тактик</translation>
    </message>
    <message>
        <source>Teahouse</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Чайный дом</translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Храм</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Местность</translation>
    </message>
    <message>
        <source>Two-Handed</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Двуручное</translation>
    </message>
    <message>
        <source>Unique</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Уникальная</translation>
    </message>
    <message>
        <source>Village</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Деревня</translation>
    </message>
    <message>
        <source>Void</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Пустота</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Вода</translation>
    </message>
    <message>
        <source>Weapon</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Оружие</translation>
    </message>
    <message>
        <source>Yojimbo</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ёдзимбо</translation>
    </message>
</context>
<context>
    <name>ClansEvents</name>
    <message>
        <source>%1 begins the match.</source>
        <translation>%1 начинает партию.</translation>
    </message>
    <message>
        <source>%1 begins turn %2.</source>
        <extracomment>Log line. %2 is the number of the turn.</extracomment>
        <translation>%1 начинает ход %2.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <extracomment>Log line: a phase begins. %1 is its name.</extracomment>
        <translation>Начинается: %1.</translation>
    </message>
    <message>
        <source>The match ends in a draw.</source>
        <translation>Партия заканчивается вничью.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>Побеждает %1.</translation>
    </message>
    <message>
        <source>%1 shuffles: %2.</source>
        <extracomment>Log line. %2 is a deck.</extracomment>
        <translation>%1 тасует: %2.</translation>
    </message>
    <message>
        <source>%1 does not attack.</source>
        <translation>%1 не атакует.</translation>
    </message>
    <message>
        <source>%1 does not react.</source>
        <extracomment>Log line. A Reaction, or a Ring that could have been put into play, is declined.</extracomment>
        <translation>%1 не отвечает.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 пасует.</translation>
    </message>
    <message>
        <source>%1 turns up: %2.</source>
        <extracomment>Log line. %2 is a card that is turned face-up in a Province.</extracomment>
        <translation>%1 открывает: %2.</translation>
    </message>
    <message>
        <source>Region attached: %1. %2 of %3.</source>
        <extracomment>Log line. %1 is a Region, %2 a Province, %3 its player.</extracomment>
        <translation>Присоединён Регион: %1. %2, игрок: %3.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 берёт карту.</translation>
    </message>
    <message>
        <source>%1 draws: %2.</source>
        <extracomment>Log line, read by who draws only. %2 is a card.</extracomment>
        <translation>%1 берёт карту: %2.</translation>
    </message>
    <message>
        <source>%1 searches: %2.</source>
        <extracomment>Log line. %2 is a deck.</extracomment>
        <translation>%1 ищет карту. Где: %2.</translation>
    </message>
    <message>
        <source>%1 finds nothing.</source>
        <translation>%1 ничего не находит.</translation>
    </message>
    <message>
        <source>%1 finds: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 находит: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at the top %n card(s) of the Fate deck.</source>
        <translation>
            <numerusform>%1 смотрит %n верхнюю карту колоды Судьбы.</numerusform>
            <numerusform>%1 смотрит %n верхние карты колоды Судьбы.</numerusform>
            <numerusform>%1 смотрит %n верхних карт колоды Судьбы.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes a card.</source>
        <translation>%1 забирает карту.</translation>
    </message>
    <message>
        <source>%1 takes: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 забирает: %2.</translation>
    </message>
    <message>
        <source>%1 puts a card under the deck.</source>
        <translation>%1 кладёт карту вниз колоды.</translation>
    </message>
    <message>
        <source>%1 puts under the deck: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 кладёт вниз колоды: %2.</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2.</source>
        <translation>%1 смотрит руку игрока %2.</translation>
    </message>
    <message>
        <source>%1 takes back into the hand: %2.</source>
        <extracomment>Log line: from a discard pile. %2 is a card.</extracomment>
        <translation>%1 возвращает в руку: %2.</translation>
    </message>
    <message>
        <source>%1 puts on top of the deck: %2.</source>
        <extracomment>Log line: from a discard pile. %2 is a card.</extracomment>
        <translation>%1 кладёт на верх колоды: %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <extracomment>Log line. %2 lists cards.</extracomment>
        <translation>%1 сбрасывает: %2.</translation>
    </message>
    <message>
        <source>%1 equips: %2.</source>
        <extracomment>Log line. %2 is an attachment.</extracomment>
        <translation>%1 экипирует: %2.</translation>
    </message>
    <message>
        <source>%1 announces: %2.</source>
        <extracomment>Log line. %2 is a card, or an action that every player has.</extracomment>
        <translation>%1 объявляет: %2.</translation>
    </message>
    <message>
        <source>%1 takes it back.</source>
        <translation>%1 отменяет объявленное действие.</translation>
    </message>
    <message>
        <source>%1 targets: %2.</source>
        <extracomment>Log line. %2 lists cards.</extracomment>
        <translation>%1 указывает цель: %2.</translation>
    </message>
    <message>
        <source>Effect: %1.</source>
        <extracomment>Log line: a trait of a card, or the text of an Event, does something now. %1 is the card.</extracomment>
        <translation>Эффект: %1.</translation>
    </message>
    <message>
        <source>%1 pays %2: %3.</source>
        <extracomment>Log line. %2 is an amount of Gold, %3 lists cards.</extracomment>
        <translation>%1 платит %2: %3.</translation>
    </message>
    <message>
        <source>%1 brings into play, gaining Honor: %2.</source>
        <extracomment>Log line. %2 is a Personality that brings Honor as well.</extracomment>
        <translation>%1 вводит в игру, получая Честь: %2.</translation>
    </message>
    <message>
        <source>%1 brings into play: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 вводит в игру: %2.</translation>
    </message>
    <message>
        <source>It does not bow: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Не нагибается: %1.</translation>
    </message>
    <message>
        <source>It is not destroyed: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Не уничтожается: %1.</translation>
    </message>
    <message>
        <source>It does not move: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Не перемещается: %1.</translation>
    </message>
    <message>
        <source>Nothing happens to: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Эффект не действует на карту: %1.</translation>
    </message>
    <message>
        <source>The action has no effect.</source>
        <extracomment>Log line: all effects of an action are negated.</extracomment>
        <translation>Эффекты действия отменены.</translation>
    </message>
    <message>
        <source>%1 Cause: %2.</source>
        <extracomment>%1 is a sentence, %2 the card that is the cause of it.</extracomment>
        <translation>%1 Причина: %2.</translation>
    </message>
    <message>
        <source>Attached: %1. To: %2.</source>
        <extracomment>Log line. %1 is an attachment, %2 the Personality that has it now.</extracomment>
        <translation>Присоединяется: %1. К&#xa0;кому: %2.</translation>
    </message>
    <message>
        <source>Comes into play: %1.</source>
        <extracomment>Log line. %1 is a card.</extracomment>
        <translation>Входит в игру: %1.</translation>
    </message>
    <message>
        <source>Bowed: %1.</source>
        <extracomment>Log line. %1 lists cards that are turned sideways.</extracomment>
        <translation>Нагнуто: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) straightened.</source>
        <translation>
            <numerusform>Выпрямлена %n карта.</numerusform>
            <numerusform>Выпрямлены %n карты.</numerusform>
            <numerusform>Выпрямлено %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Straightened: %1.</source>
        <extracomment>Log line. %1 lists cards that are turned upright.</extracomment>
        <translation>Выпрямлено: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n created card(s) vanish.</source>
        <extracomment>Log line: cards made by an effect leave the game.</extracomment>
        <translation>
            <numerusform>Исчезает %n созданная карта.</numerusform>
            <numerusform>Исчезают %n созданные карты.</numerusform>
            <numerusform>Исчезает %n созданных карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Handed over: %1. To: %2.</source>
        <extracomment>Log line. %1 is an attachment, %2 the Personality that has it now.</extracomment>
        <translation>Передаётся: %1. Кому: %2.</translation>
    </message>
    <message>
        <source>Dishonored: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Обесчещен Персонаж: %1.</translation>
    </message>
    <message>
        <source>Rehonored instead of gaining Honor: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Вместо прибавки к Чести восстановлена честь: %1.</translation>
    </message>
    <message>
        <source>Rehonored: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Честь восстановлена: %1.</translation>
    </message>
    <message>
        <source>Destroyed, as Chi has fallen to 0: %1.</source>
        <extracomment>Log line: a Personality with Chi 0 is destroyed. %1 lists it and its attachments.</extracomment>
        <translation>Чи упало до 0, уничтожено: %1.</translation>
    </message>
    <message>
        <source>Destroyed in the lost battle: %1.</source>
        <extracomment>Log line. %1 lists the cards of the army that has lost.</extracomment>
        <translation>Уничтожено в проигранном сражении: %1.</translation>
    </message>
    <message>
        <source>Destroyed as a cost: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>Уничтожено для оплаты: %1.</translation>
    </message>
    <message>
        <source>Destroyed: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>Уничтожено: %1.</translation>
    </message>
    <message>
        <source>Moved home: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Перемещается домой: %1.</translation>
    </message>
    <message>
        <source>Moved: %1. To: %2.</source>
        <extracomment>Log line. %1 is a Personality, %2 a battlefield.</extracomment>
        <translation>Перемещается: %1. Куда: %2.</translation>
    </message>
    <message>
        <source>%1 gains %2 Honor: %3 now.</source>
        <extracomment>Log line. %3 is the new Family Honor.</extracomment>
        <translation>%1 получает Честь: +%2, теперь %3.</translation>
    </message>
    <message>
        <source>%1 loses %2 Honor: %3 now.</source>
        <extracomment>Log line. %3 is the new Family Honor.</extracomment>
        <translation>%1 теряет Честь: –%2, теперь %3.</translation>
    </message>
    <message>
        <source>Nobody controls the Imperial Favor any more.</source>
        <translation>Никто больше не контролирует Покровительство Императора.</translation>
    </message>
    <message>
        <source>%1 takes control of the Imperial Favor.</source>
        <translation>%1 получает Покровительство Императора.</translation>
    </message>
    <message>
        <source>%1 this turn: %2.</source>
        <extracomment>Log line, until the end of the turn. %1 is a bonus such as +2 Force, %2 lists cards.
----------
Log line, until the end of the turn. %1 lists keywords, %2 cards.</extracomment>
        <translation>%1 до конца хода: %2.</translation>
    </message>
    <message>
        <source>Token with %1: %2.</source>
        <extracomment>Log line: a lasting mark. %1 is a bonus such as +1 Force, %2 is a card.</extracomment>
        <translation>Метка %1: %2.</translation>
    </message>
    <message>
        <source>%1: strength %2, %3 now.</source>
        <extracomment>Log line. %1 is a Province, %2 a bonus with its sign, %3 its strength now.</extracomment>
        <translation>%1: %2 к Прочности, теперь %3.</translation>
    </message>
    <message>
        <source>Cannot be assigned this turn: %1.</source>
        <extracomment>Log line, until the end of the turn. %1 lists cards.</extracomment>
        <translation>До конца хода нельзя вывести: %1.</translation>
    </message>
    <message>
        <source>Not bowed by others this turn: %1.</source>
        <extracomment>Log line, until the end of the turn. %1 lists cards.</extracomment>
        <translation>До конца хода соперник не нагибает: %1.</translation>
    </message>
    <message>
        <source>Nobody can declare an attack until the next turn of this card’s player begins.</source>
        <extracomment>Log line, after the card that does it was named.</extracomment>
        <translation>До начала следующего хода игрока этой карты никто не может объявить атаку.</translation>
    </message>
    <message>
        <source>%1 declares an attack.</source>
        <translation>%1 объявляет атаку.</translation>
    </message>
    <message>
        <source>%1 assigns no unit.</source>
        <translation>%1 не выводит подразделений.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>unit and battlefield</comment>
        <extracomment>Log line. %1 is a unit by its Personality, %2 a battlefield.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 assigns: %2.</source>
        <extracomment>Log line. %2 lists units, each with its battlefield.</extracomment>
        <translation>%1 выводит: %2.</translation>
    </message>
    <message>
        <source>A battle begins: %1.</source>
        <extracomment>Log line. %1 is a battlefield.</extracomment>
        <translation>Начинается сражение: %1.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <extracomment>Log line. %1 is the player who loses %2, a Province.</extracomment>
        <translation>%1 теряет: %2.</translation>
    </message>
    <message>
        <source>The attack is over.</source>
        <translation>Атака окончена.</translation>
    </message>
    <message>
        <source>Challenge to a duel: %1 against %2.</source>
        <extracomment>Log line. %1 and %2 are Personalities.</extracomment>
        <translation>На дуэль вызывает %1. Противник: %2.</translation>
    </message>
    <message>
        <source>%1 refuses the challenge.</source>
        <translation>%1 отклоняет вызов.</translation>
    </message>
    <message>
        <source>%1 focuses the top card of the Fate deck.</source>
        <translation>%1 сосредоточивается верхней картой колоды Судьбы.</translation>
    </message>
    <message>
        <source>%1 focuses a card of the hand.</source>
        <translation>%1 сосредоточивается картой из руки.</translation>
    </message>
    <message>
        <source>%1 focuses: %2.</source>
        <extracomment>Log line, read by who focuses only. %2 is a card.</extracomment>
        <translation>%1 сосредоточивается картой: %2.</translation>
    </message>
    <message>
        <source>The duel ends without a result.</source>
        <translation>Дуэль заканчивается без исхода.</translation>
    </message>
    <message>
        <source>The Attacker wins and takes the Province: %1 against %2 and strength %3.</source>
        <extracomment>Log line. %1 and %2 are Forces, %3 is the strength of the Province.</extracomment>
        <translation>Атакующий побеждает и разрушает Провинцию: %1 против %2 и Прочности %3.</translation>
    </message>
    <message>
        <source>The Attacker wins: %1 against %2.</source>
        <extracomment>Log line. %1 and %2 are Forces.</extracomment>
        <translation>Атакующий побеждает: %1 против %2.</translation>
    </message>
    <message>
        <source>The Defender wins: %2 against %1.</source>
        <extracomment>Log line. %1 and %2 are Forces.</extracomment>
        <translation>Защитник побеждает: %2 против %1.</translation>
    </message>
    <message>
        <source>A tie, %1 against %1: both armies are destroyed.</source>
        <extracomment>Log line. %1 is a Force.</extracomment>
        <translation>Равенство, %1 против %1: обе армии уничтожены.</translation>
    </message>
    <message>
        <source>The battle has no outcome.</source>
        <translation>Сражение остаётся без исхода.</translation>
    </message>
    <message>
        <source>%1 strikes.</source>
        <translation>%1 наносит удар.</translation>
    </message>
    <message>
        <source>%1 has %2: %3.</source>
        <extracomment>Log line: the end of a duel. %2 is the total, %3 lists the cards focused.</extracomment>
        <translation>%1: итог %2. Карты: %3.</translation>
    </message>
    <message>
        <source>%1 has %2, without a card.</source>
        <extracomment>Log line: the end of a duel. %2 is the total.</extracomment>
        <translation>%1: итог %2, без карт.</translation>
    </message>
    <message>
        <source>Both lose the duel.</source>
        <translation>В дуэли проигрывают оба.</translation>
    </message>
    <message>
        <source>Winner of the duel: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Победа в дуэли: %1.</translation>
    </message>
</context>
<context>
    <name>ClansHelp</name>
    <message>
        <source>A Personality can have one Armor.</source>
        <extracomment>What a keyword means, under its name.</extracomment>
        <translation>У Персонажа может быть только один доспех.</translation>
    </message>
    <message>
        <source>A unit whose Personality and Followers are all Cavalry can be assigned in the Cavalry maneuvers.</source>
        <translation>Подразделение, в котором и Персонаж, и все Последователи&#xa0;— кавалерия, можно вывести на поле боя во время маневров кавалерии.</translation>
    </message>
    <message>
        <source>Its unit does not bow when it returns home from attacking.</source>
        <translation>Подразделение не нагибается, когда возвращается домой после атаки.</translation>
    </message>
    <message>
        <source>Wins a tied duel against a Personality that is no Duelist.</source>
        <translation>Побеждает при равенстве в дуэли, если противник не дуэлянт.</translation>
    </message>
    <message>
        <source>After it is destroyed, its player draws a card.</source>
        <translation>После уничтожения этой карты её игрок берёт карту.</translation>
    </message>
    <message>
        <source>After a Dynasty Phase in which you brought no Holding into play, bow your Stronghold to put one of these into play.</source>
        <translation>После Фазы Династии, в которой вы не ввели в игру ни одного Владения, нагните свою Крепость, чтобы ввести в игру такую карту.</translation>
    </message>
    <message>
        <source>Serves only a player of its clan.</source>
        <translation>Служит только игроку своего Клана.</translation>
    </message>
    <message>
        <source>Spells can be attached only to a Shugenja.</source>
        <translation>Заклинания можно присоединять только к сюгендзя.</translation>
    </message>
    <message>
        <source>A Tactician performs at most one Tactical action each turn.</source>
        <translation>Тактик выполняет не больше одного Тактического действия за ход.</translation>
    </message>
    <message>
        <source>In a battle, discard a card: this Personality gets a Force bonus equal to its Focus Value.</source>
        <translation>В сражении сбросьте карту: этот Персонаж получает бонус к Силе, равный её Значению Сосредоточения.</translation>
    </message>
    <message>
        <source>Lies at a battlefield until the battle ends; only one at each.</source>
        <translation>Лежит на поле боя до конца сражения; на каждом поле боя только одна.</translation>
    </message>
    <message>
        <source>Only one in a deck, and only one of each player in play.</source>
        <translation>Только одна в колоде и только одна в игре у каждого игрока.</translation>
    </message>
    <message>
        <source>A Personality can have one Weapon.</source>
        <translation>У Персонажа может быть только одно оружие.</translation>
    </message>
    <message>
        <source>An element. Whoever controls Rings of all 5 elements wins the match.</source>
        <translation>Стихия. Кто контролирует Кольца всех 5&#xa0;стихий, выигрывает партию.</translation>
    </message>
    <message>
        <source>It does nothing by itself; other cards may ask for it.</source>
        <translation>Само по себе ничего не делает; на это слово могут ссылаться другие карты.</translation>
    </message>
    <message>
        <source>Can be used in a battle, by either player.</source>
        <extracomment>When an ability with this word can be used.</extracomment>
        <translation>В сражении может использовать любой из игроков.</translation>
    </message>
    <message>
        <source>Can be used in your own Action Phase.</source>
        <translation>Можно использовать в своей Фазе Действий.</translation>
    </message>
    <message>
        <source>Can be used in the Action Phase of either player.</source>
        <translation>Можно использовать в Фазе Действий любого игрока.</translation>
    </message>
    <message>
        <source>Can be used when what it names happens, in either player’s turn.</source>
        <translation>Можно использовать, когда происходит то, что названо в тексте, в ход любого игрока.</translation>
    </message>
    <message>
        <source>Can be used without a unit at the current battlefield.</source>
        <extracomment>What a word before the timing of an ability means.</extracomment>
        <translation>Можно использовать, не имея подразделения на текущем поле боя.</translation>
    </message>
    <message>
        <source>Can be used while its own unit is at home.</source>
        <translation>Можно использовать, когда подразделение карты дома.</translation>
    </message>
    <message>
        <source>Can be used while its card is bowed.</source>
        <translation>Можно использовать, когда карта нагнута.</translation>
    </message>
</context>
<context>
    <name>ClansLabels</name>
    <message>
        <source>%1. %2</source>
        <extracomment>For screen readers. %1 is a thing, %2 the player whose it is.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>makes %1</source>
        <extracomment>What a card makes for payments. %1 is an amount of Gold.</extracomment>
        <translation>даёт %1</translation>
    </message>
    <message>
        <source>bowed</source>
        <extracomment>State of a card: turned sideways.</extracomment>
        <translation>нагнута</translation>
    </message>
    <message>
        <source>dishonored</source>
        <extracomment>State of a Personality.</extracomment>
        <translation>обесчещен</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>For screen readers. %1 lists the attachments of a Personality.</extracomment>
        <translation>Присоединения: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>For screen readers. %1 is a player&apos;s name, %2 a clan.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>What a card is worth in a duel. %1 is a number.</extracomment>
        <translation>Значение Сосредоточения %1</translation>
    </message>
    <message>
        <source>%1, a face-down card</source>
        <extracomment>For screen readers. %1 is a Province.</extracomment>
        <translation>%1, карта лицом вниз</translation>
    </message>
    <message>
        <source>Seen before: %1</source>
        <extracomment>For screen readers: a face-down card that you have seen. %1 is the card.</extracomment>
        <translation>Вы её видели: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n карта в руке</numerusform>
            <numerusform>%n карты в руке</numerusform>
            <numerusform>%n карт в руке</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, strength %2</source>
        <extracomment>For screen readers. %1 is a Province, %2 a number.</extracomment>
        <translation>%1, Прочность %2</translation>
    </message>
    <message>
        <source>%1, destroyed</source>
        <extracomment>For screen readers. %1 is a Province.</extracomment>
        <translation>%1, уничтожена</translation>
    </message>
    <message>
        <source>stays bowed for now</source>
        <extracomment>State of a Legacy Holding of the set-up: it does not straighten yet.</extracomment>
        <translation>пока остаётся нагнутой</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>Where a card is, alone.</extracomment>
        <translation>в руке</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>attached</comment>
        <extracomment>Of an attachment. %1 is the Personality that bears it.</extracomment>
        <translation>у Персонажа %1</translation>
    </message>
    <message>
        <source>no. %1 from the left</source>
        <extracomment>Which of several cards of one name side by side. %1 counts from 1.</extracomment>
        <translation>№&#xa0;%1 слева</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>destroyed</comment>
        <extracomment>For screen readers: a card in a discard pile. %1 is the card, %2 a sentence: how it was destroyed.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Destroyed in turn %1, as Chi had fallen to 0.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn.</extracomment>
        <translation>Ход %1: уничтожена, так как Чи упало до 0.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1, in a lost battle.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn.</extracomment>
        <translation>Ход %1: уничтожена в проигранном сражении.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn.</extracomment>
        <translation>Ход %1: уничтожена.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1. Cause: %2.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn, %2 the card that is the cause of it.</extracomment>
        <translation>Ход %1: уничтожена. Причина: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <extracomment>For screen readers. %1 is a deck, %n its cards.</extracomment>
        <translation>
            <numerusform>%1, %n карта</numerusform>
            <numerusform>%1, %n карты</numerusform>
            <numerusform>%1, %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dynasty discard pile, %n card(s)</source>
        <translation>
            <numerusform>Стопка сброса Династии, %n карта</numerusform>
            <numerusform>Стопка сброса Династии, %n карты</numerusform>
            <numerusform>Стопка сброса Династии, %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fate discard pile, %n card(s)</source>
        <translation>
            <numerusform>Стопка сброса Судьбы, %n карта</numerusform>
            <numerusform>Стопка сброса Судьбы, %n карты</numerusform>
            <numerusform>Стопка сброса Судьбы, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Family Honor %1</source>
        <extracomment>For screen readers. %1 is a number.</extracomment>
        <translation>Фамильная Честь %1</translation>
    </message>
    <message>
        <source>The Imperial Favor, which nobody controls</source>
        <translation>Покровительство Императора, никто не контролирует</translation>
    </message>
    <message>
        <source>The Imperial Favor, controlled by %1</source>
        <translation>Покровительство Императора, контролирует %1</translation>
    </message>
    <message>
        <source>Turn %1 of %2: %3</source>
        <extracomment>For screen readers. %1 is the number of the turn, %2 whose it is, %3 the phase.</extracomment>
        <translation>Ход %1, ходит %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 Honor</source>
        <comment>slip</comment>
        <extracomment>A slip under a battle, upper line. %1: whose units would be destroyed, %2 the Honor it brings. Short.</extracomment>
        <translation>%1: Честь %2</translation>
    </message>
    <message>
        <source>Province holds: %1 = %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>Провинция устоит: %1 = %2 + %3</translation>
    </message>
    <message>
        <source>Province holds: %1 &lt; %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>Провинция устоит: %1 &lt; %2 + %3</translation>
    </message>
    <message>
        <source>%1 would gain %2 Honor.</source>
        <extracomment>What would come of a battle, after the units that would be destroyed. %1 is a player, %2 a number.</extracomment>
        <translation>%1 получит Честь: +%2.</translation>
    </message>
    <message>
        <source>%1, fought</source>
        <extracomment>For screen readers. %1 is a battlefield.</extracomment>
        <translation>%1, сражение позади</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Head of a small panel: what is being done at the moment.</extracomment>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>Announced: %1</source>
        <extracomment>A small panel: an action is announced, its targets or costs are being chosen. %1 is a card.</extracomment>
        <translation>Объявлено: %1</translation>
    </message>
    <message>
        <source>Takes effect: %1</source>
        <extracomment>A small panel: what takes effect now. %1 is a card.</extracomment>
        <translation>Действует: %1</translation>
    </message>
    <message>
        <source>%1 may react</source>
        <extracomment>A small panel. %1 is a player.</extracomment>
        <translation>%1 может ответить</translation>
    </message>
    <message>
        <source>Family Honor, by turn</source>
        <translation>Фамильная Честь по ходам</translation>
    </message>
    <message>
        <source>Provinces standing, by turn</source>
        <translation>Уцелевшие Провинции по ходам</translation>
    </message>
    <message>
        <source>Force in play, by turn</source>
        <extracomment>A chart: the Force printed on all cards of a player in play.</extracomment>
        <translation>Сила в игре по ходам</translation>
    </message>
    <message>
        <source>Gold spent, by turn</source>
        <extracomment>A chart: how much Gold a player has paid so far.</extracomment>
        <translation>Потраченное Золото по ходам</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>count</comment>
        <extracomment>A player and a number. %1 is the name.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Дуэль</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <extracomment>A slip under a battle: no unit and no Province would be destroyed.</extracomment>
        <translation>Без последствий</translation>
    </message>
    <message>
        <source>Both armies destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of both sides would be destroyed. Short.</extracomment>
        <translation>Обе армии гибнут</translation>
    </message>
    <message>
        <source>Defenders destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of the Defender would be destroyed. Short.</extracomment>
        <translation>Защитники гибнут</translation>
    </message>
    <message>
        <source>Attackers destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of the Attacker would be destroyed. Short.</extracomment>
        <translation>Атакующие гибнут</translation>
    </message>
    <message>
        <source>No losses</source>
        <extracomment>A slip under a battle, upper line: no unit would be destroyed. Short.</extracomment>
        <translation>Потерь не будет</translation>
    </message>
    <message>
        <source>Province falls</source>
        <extracomment>A slip under a battle, lower line: the Province would be destroyed. Short.</extracomment>
        <translation>Провинция падёт</translation>
    </message>
    <message>
        <source>Province holds</source>
        <extracomment>A slip under a battle, lower line: the Province would stand. Short.</extracomment>
        <translation>Провинция устоит</translation>
    </message>
    <message>
        <source>Province falls: %1 &gt; %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>Провинция падёт: %1 &gt; %2 + %3</translation>
    </message>
    <message>
        <source>Province holds: %1 &lt; %2</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender.</extracomment>
        <translation>Провинция устоит: %1 &lt; %2</translation>
    </message>
    <message>
        <source>Province holds: %1 = %1</source>
        <extracomment>A slip under a battle, lower line. %1 is the Force of both.</extracomment>
        <translation>Провинция устоит: %1 = %1</translation>
    </message>
    <message>
        <source>As it stands, nothing happens here.</source>
        <translation>При нынешнем раскладе здесь ничего не произойдёт.</translation>
    </message>
    <message>
        <source>A tie, %1 to %1: the units of both sides would be destroyed.</source>
        <extracomment>What would come of a battle. %1 is the Force of both.</extracomment>
        <translation>Равенство, %1 против %1: погибнут подразделения обеих сторон.</translation>
    </message>
    <message>
        <source>The Attacker would win, %1 to %2: all defending units would be destroyed.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender.</extracomment>
        <translation>Атакующий победит, %1 против %2: все защищающиеся подразделения погибнут.</translation>
    </message>
    <message>
        <source>The Defender would win, %1 to %2: all attacking units would be destroyed.</source>
        <extracomment>What would come of a battle. %1 Force of the Defender, %2 of the Attacker.</extracomment>
        <translation>Защитник победит, %1 против %2: все атакующие подразделения погибнут.</translation>
    </message>
    <message>
        <source>No unit would be destroyed.</source>
        <translation>Ни одно подразделение не погибнет.</translation>
    </message>
    <message>
        <source>The Province would fall: %1 is more than %2 and strength %3 together.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender, %3 strength of the Province.</extracomment>
        <translation>Провинция падёт: %1 больше, чем %2 и Прочность %3 вместе.</translation>
    </message>
    <message>
        <source>The Province would hold: %1 is not more than %2 and strength %3 together.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender, %3 strength of the Province.</extracomment>
        <translation>Провинция устоит: %1 не больше, чем %2 и Прочность %3 вместе.</translation>
    </message>
    <message>
        <source>The Province would hold.</source>
        <translation>Провинция устоит.</translation>
    </message>
    <message>
        <source>The attacking units would return home bowed.</source>
        <translation>Атакующие подразделения вернутся домой нагнутыми.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>outlook</comment>
        <extracomment>For screen readers. %1 is a battlefield, %2 a sentence: what would come of it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) focused</source>
        <translation>
            <numerusform>%n карта в дуэли</numerusform>
            <numerusform>%n карты в дуэли</numerusform>
            <numerusform>%n карт в дуэли</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansReasons</name>
    <message>
        <source>This card is bowed.</source>
        <translation>Эта карта нагнута.</translation>
    </message>
    <message>
        <source>This was used already in this turn.</source>
        <translation>В этом ходу это уже использовано.</translation>
    </message>
    <message>
        <source>You control the Imperial Favor already.</source>
        <translation>Вы уже контролируете Покровительство Императора.</translation>
    </message>
    <message>
        <source>Your Family Honor is not higher than that of your opponent.</source>
        <translation>Ваша Фамильная Честь не выше, чем у соперника.</translation>
    </message>
    <message>
        <source>This Reaction does not answer what happens now.</source>
        <translation>Это Ответное действие не подходит к тому, что сейчас происходит.</translation>
    </message>
    <message>
        <source>You have no unit at this battlefield.</source>
        <translation>На этом поле боя нет вашего подразделения.</translation>
    </message>
    <message>
        <source>Not at the current battlefield: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Не на текущем поле боя: %1.</translation>
    </message>
    <message>
        <source>The battle is not at the Province of this Region.</source>
        <translation>Сражение идёт не у Провинции этого Региона.</translation>
    </message>
    <message>
        <source>Its Personality is no Shugenja.</source>
        <translation>Его Персонаж&#xa0;— не сюгендзя.</translation>
    </message>
    <message>
        <source>This ability is not used from here.</source>
        <translation>Отсюда эту способность не используют.</translation>
    </message>
    <message>
        <source>There is no target for this now.</source>
        <translation>Для этого сейчас нет цели.</translation>
    </message>
    <message>
        <source>None of its effects is possible.</source>
        <translation>Ни один из эффектов невозможен.</translation>
    </message>
    <message>
        <source>This card is neither in your hand nor in play under your control.</source>
        <translation>Этой карты нет ни в вашей руке, ни в игре под вашим контролем.</translation>
    </message>
    <message>
        <source>The card has no such ability.</source>
        <translation>У карты нет такой способности.</translation>
    </message>
    <message>
        <source>Battle actions are for battles only.</source>
        <translation>Боевые действия&#xa0;— только для сражений.</translation>
    </message>
    <message>
        <source>Limited actions are for your own Action Phase only.</source>
        <translation>Ограниченные действия&#xa0;— только для своей Фазы Действий.</translation>
    </message>
    <message>
        <source>Open actions are for Action Phases only.</source>
        <translation>Доступные действия&#xa0;— только для Фаз Действий.</translation>
    </message>
    <message>
        <source>Reactions answer something that happens.</source>
        <translation>Ответные действия отвечают на то, что происходит.</translation>
    </message>
    <message>
        <source>Your Family Honor is below %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Ваша Фамильная Честь ниже %1.</translation>
    </message>
    <message numerus="yes">
        <source>It needs %n other card(s) in your hand.</source>
        <translation>
            <numerusform>Нужна %n другая карта в руке.</numerusform>
            <numerusform>Нужны %n другие карты в руке.</numerusform>
            <numerusform>Нужно %n других карт в руке.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your actions have to move %n unit(s) in this battle first.</source>
        <translation>
            <numerusform>Сначала ваши действия должны переместить в этом сражении %n подразделение.</numerusform>
            <numerusform>Сначала ваши действия должны переместить в этом сражении %n подразделения.</numerusform>
            <numerusform>Сначала ваши действия должны переместить в этом сражении %n подразделений.</numerusform>
        </translation>
    </message>
    <message>
        <source>You control no card that it asks for: %1.</source>
        <extracomment>%1 is a type of cards.</extracomment>
        <translation>Вы не контролируете нужной карты: %1.</translation>
    </message>
    <message>
        <source>It is for another clan: %1.</source>
        <extracomment>%1 is a clan.</extracomment>
        <translation>Это для другого Клана: %1.</translation>
    </message>
    <message>
        <source>It asks for a keyword that is not there: %1.</source>
        <extracomment>%1 is a keyword.</extracomment>
        <translation>Нет нужного ключевого слова: %1.</translation>
    </message>
    <message>
        <source>No enemy unit with this keyword is there: %1.</source>
        <extracomment>%1 is a keyword.</extracomment>
        <translation>Нет вражеского подразделения с этим ключевым словом: %1.</translation>
    </message>
    <message>
        <source>It answers what actions do.</source>
        <translation>Это ответ на то, что делают действия.</translation>
    </message>
    <message>
        <source>It answers what the end of a battle does.</source>
        <translation>Это ответ на то, что делает развязка сражения.</translation>
    </message>
    <message>
        <source>It is for another kind of payment.</source>
        <translation>Это для другого вида оплаты.</translation>
    </message>
    <message>
        <source>You are not the Attacker.</source>
        <translation>Вы не Атакующий.</translation>
    </message>
    <message>
        <source>You are not the Defender.</source>
        <translation>Вы не Защитник.</translation>
    </message>
    <message>
        <source>No enemy unit is at this battlefield.</source>
        <translation>На этом поле боя нет вражеского подразделения.</translation>
    </message>
    <message>
        <source>An enemy unit is at this battlefield.</source>
        <translation>На этом поле боя есть вражеское подразделение.</translation>
    </message>
    <message>
        <source>The battle is at another Province.</source>
        <translation>Сражение идёт у другой Провинции.</translation>
    </message>
    <message>
        <source>A Terrain lies at this battlefield already.</source>
        <translation>На этом поле боя уже лежит Местность.</translation>
    </message>
    <message>
        <source>It is at this battlefield already.</source>
        <translation>Уже на этом поле боя.</translation>
    </message>
    <message>
        <source>You do not control the Imperial Favor.</source>
        <translation>Вы не контролируете Покровительство Императора.</translation>
    </message>
    <message>
        <source>Your opponent has more Family Honor.</source>
        <translation>Фамильная Честь соперника выше.</translation>
    </message>
    <message>
        <source>It answers what your opponent does.</source>
        <translation>Это ответ на то, что делает соперник.</translation>
    </message>
    <message>
        <source>It is for other cards than itself.</source>
        <translation>Это для других карт, не для неё самой.</translation>
    </message>
    <message>
        <source>It happens at another place.</source>
        <translation>Это происходит в другом месте.</translation>
    </message>
    <message>
        <source>What it asks for does not hold now.</source>
        <translation>Условие сейчас не выполнено.</translation>
    </message>
    <message>
        <source>Cards of this type are not targeted by it.</source>
        <translation>Карты этого вида не могут быть целью.</translation>
    </message>
    <message>
        <source>It is for cards of the other side.</source>
        <translation>Это для карт другой стороны.</translation>
    </message>
    <message>
        <source>This card has it, or is chosen, already.</source>
        <translation>У этой карты это уже есть, или она уже выбрана.</translation>
    </message>
    <message>
        <source>The target must be at another place.</source>
        <translation>Цель должна быть в другом месте.</translation>
    </message>
    <message>
        <source>This card is not targeted by Ranged Attacks.</source>
        <translation>Эта карта не становится целью дальних атак.</translation>
    </message>
    <message>
        <source>This card is not targeted by Fear.</source>
        <translation>Эта карта не становится целью Страха.</translation>
    </message>
    <message>
        <source>Cannot be moved to this battlefield: %1.</source>
        <extracomment>%1 is a Personality: it attacked already, or the ground forbids it.</extracomment>
        <translation>Нельзя переместить на это поле боя: %1.</translation>
    </message>
    <message>
        <source>The target needs a keyword: %1.</source>
        <extracomment>%1 lists keywords.</extracomment>
        <translation>Цели нужно ключевое слово: %1.</translation>
    </message>
    <message>
        <source>The target must be of this clan: %1.</source>
        <extracomment>%1 is a clan.</extracomment>
        <translation>Цель должна быть этого Клана: %1.</translation>
    </message>
    <message>
        <source>The target must be of this type: %1.</source>
        <extracomment>%1 is a type of cards.</extracomment>
        <translation>Цель должна быть этого вида: %1.</translation>
    </message>
    <message>
        <source>The Force of the target is too high.</source>
        <translation>Сила цели слишком велика.</translation>
    </message>
    <message>
        <source>The Chi of the target is too high.</source>
        <translation>Чи цели слишком велико.</translation>
    </message>
    <message>
        <source>The Personal Honor of the target is too high.</source>
        <translation>Личная Честь цели слишком высока.</translation>
    </message>
    <message>
        <source>The Force of the target is too low.</source>
        <translation>Сила цели слишком мала.</translation>
    </message>
    <message>
        <source>The Chi of the target is too low.</source>
        <translation>Чи цели слишком мало.</translation>
    </message>
    <message>
        <source>The Personal Honor of the target is too low.</source>
        <translation>Личная Честь цели слишком низка.</translation>
    </message>
    <message>
        <source>The target must be attacking.</source>
        <translation>Цель должна атаковать.</translation>
    </message>
    <message>
        <source>The target must be defending.</source>
        <translation>Цель должна защищаться.</translation>
    </message>
    <message>
        <source>The target is dishonored already.</source>
        <translation>Цель уже обесчещена.</translation>
    </message>
    <message>
        <source>The target is bowed.</source>
        <translation>Цель нагнута.</translation>
    </message>
    <message>
        <source>The card is face-down.</source>
        <translation>Карта лежит лицом вниз.</translation>
    </message>
    <message>
        <source>The target needs a Follower.</source>
        <translation>Цели нужен Последователь.</translation>
    </message>
    <message>
        <source>The Followers of a Personality stand in the way.</source>
        <translation>Персонажа прикрывают его Последователи.</translation>
    </message>
    <message>
        <source>The card is at another Province.</source>
        <translation>Карта у другой Провинции.</translation>
    </message>
    <message>
        <source>It must be another card.</source>
        <translation>Это должна быть другая карта.</translation>
    </message>
    <message>
        <source>The target is at this battlefield already.</source>
        <translation>Цель уже на этом поле боя.</translation>
    </message>
    <message>
        <source>The card was destroyed.</source>
        <translation>Карта уничтожена.</translation>
    </message>
    <message>
        <source>Spells are attached to a Shugenja only.</source>
        <translation>Заклинания присоединяют только к сюгендзя.</translation>
    </message>
    <message>
        <source>The Personality has a Weapon already.</source>
        <translation>У Персонажа уже есть оружие.</translation>
    </message>
    <message>
        <source>The Personality has an Armor already.</source>
        <translation>У Персонажа уже есть доспех.</translation>
    </message>
    <message>
        <source>Your Family Honor is below its Honor Requirement.</source>
        <translation>Ваша Фамильная Честь ниже Требования Чести.</translation>
    </message>
    <message>
        <source>You control a card of this title already.</source>
        <translation>Вы уже контролируете карту с таким названием.</translation>
    </message>
    <message>
        <source>Attachments go to Personalities of yours.</source>
        <translation>Присоединения получают только ваши Персонажи.</translation>
    </message>
    <message>
        <source>The card is not attached to such a Personality.</source>
        <translation>К такому Персонажу эта карта не присоединяется.</translation>
    </message>
    <message>
        <source>It costs %1 Gold, and your unbowed cards make %2.</source>
        <extracomment>%1 is the price, a number; %2 is all the Gold that the player&apos;s unbowed cards can make for it.</extracomment>
        <translation>Стоимость в Золоте — %1, а ваши ненагнутые карты дают %2.</translation>
    </message>
    <message>
        <source>%1: %2 cards; it needs at least %3.</source>
        <extracomment>%1 is a deck, %2 how many cards it has, %3 how many it needs.</extracomment>
        <translation>%1: карт — %2, нужно не меньше %3.</translation>
    </message>
    <message>
        <source>It makes %1 Gold for every price to come.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>Эта карта даёт Золото при каждой будущей оплате: %1.</translation>
    </message>
    <message>
        <source>It brings %1 Honor.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>Это даёт +%1 к Чести.</translation>
    </message>
    <message>
        <source>It brings %1 Force and %2 Honor.</source>
        <extracomment>A hint. %1 and %2 are numbers.</extracomment>
        <translation>Это даёт +%1 к Силе и +%2 к Чести.</translation>
    </message>
    <message>
        <source>It brings %1 Force.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>Это даёт +%1 к Силе.</translation>
    </message>
    <message>
        <source>Nothing here is worth its price now.</source>
        <translation>Сейчас здесь ничто не окупает своей стоимости.</translation>
    </message>
    <message>
        <source>What is discarded makes room for something better.</source>
        <translation>Сброшенное освободит место для лучшего.</translation>
    </message>
    <message>
        <source>Force %1 could be sent. Against it: %2 at most, and the weakest Province has %3.</source>
        <extracomment>A hint to attack. %1 is the Force that can attack, %2 what could defend, %3 the weakest Province.</extracomment>
        <translation>В атаку можно вывести Силу %1. Против неё — не больше %2, а Прочность слабейшей Провинции — %3.</translation>
    </message>
    <message>
        <source>Too little: Force %1 could be sent against %2, and the weakest Province has %3.</source>
        <extracomment>A hint not to attack. %1 is the Force that can attack, %2 what could defend, %3 the weakest Province.</extracomment>
        <translation>Слишком мало: в атаку можно вывести Силу %1 против %2, а Прочность слабейшей Провинции — %3.</translation>
    </message>
    <message>
        <source>Force %1 goes there against %2.</source>
        <extracomment>A hint for maneuvers. %1 and %2 are Forces.</extracomment>
        <translation>Туда идёт Сила %1 против %2.</translation>
    </message>
    <message>
        <source>Whoever went would be lost, or is needed later.</source>
        <translation>Подразделения там погибнут или понадобятся позже.</translation>
    </message>
    <message>
        <source>The battle stands at %1 against %2, and the Province has %3.</source>
        <extracomment>A hint in a battle. %1 is the Attacker&apos;s Force, %2 the Defender&apos;s, %3 the Province&apos;s strength.</extracomment>
        <translation>В сражении %1 против %2, Прочность Провинции — %3.</translation>
    </message>
    <message>
        <source>The duel stands at %1 against %2, as far as is known.</source>
        <extracomment>A hint in a duel. %1 is the own Chi with what is focused, %2 the other&apos;s as far as it is known.</extracomment>
        <translation>Насколько известно, в дуэли сейчас %1 против %2.</translation>
    </message>
    <message>
        <source>It takes %1 Force from the other side.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>Это снижает Силу другой стороны на&#xa0;%1.</translation>
    </message>
    <message>
        <source>It puts a Ring into play: then there are %1 of 5.</source>
        <extracomment>A hint. %1 is how many Rings are in play then; five win.</extracomment>
        <translation>Это вводит в игру Кольцо: их станет %1 из 5.</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n card(s) to the hand.</source>
        <extracomment>A hint. %n is what the hand has more then.</extracomment>
        <translation>
            <numerusform>Это даёт %n&#xa0;карту в руку.</numerusform>
            <numerusform>Это даёт %n&#xa0;карты в руку.</numerusform>
            <numerusform>Это даёт %n&#xa0;карт в руку.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings the Imperial Favor.</source>
        <translation>Это даёт Покровительство Императора.</translation>
    </message>
    <message>
        <source>Nothing else does more at this moment.</source>
        <extracomment>A hint, where no single figure tells why.</extracomment>
        <translation>Сейчас ничто другое не даёт больше.</translation>
    </message>
    <message>
        <source>Of all cards this one is needed least.</source>
        <extracomment>A hint what to discard, or what to bow for a price.</extracomment>
        <translation>Из всех карт эта нужна меньше всего.</translation>
    </message>
    <message>
        <source>Nothing else here is of more use.</source>
        <extracomment>A hint which card to take.</extracomment>
        <translation>Ничего полезнее здесь нет.</translation>
    </message>
    <message>
        <source>The price is paid without it: %1.</source>
        <extracomment>A payment. %1 is a card.</extracomment>
        <translation>Оплата сходится и без этой карты: %1.</translation>
    </message>
    <message>
        <source>It makes no Gold for this: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Не даёт Золота для этого: %1.</translation>
    </message>
    <message>
        <source>Every card is named once, in order.</source>
        <translation>Каждая карта называется один раз, по порядку.</translation>
    </message>
    <message>
        <source>The card is face-down, or not in a Province of yours.</source>
        <translation>Карта лежит лицом вниз или не в вашей Провинции.</translation>
    </message>
    <message>
        <source>Only Holdings and Personalities are bought.</source>
        <translation>Покупают только Владения и Персонажей.</translation>
    </message>
    <message>
        <source>Your Family Honor is below its Honor Requirement: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Ваша Фамильная Честь ниже Требования Чести: %1.</translation>
    </message>
    <message>
        <source>No Honor comes with this purchase.</source>
        <translation>Эта покупка не приносит Чести.</translation>
    </message>
    <message>
        <source>A Loyal Personality serves its own clan only.</source>
        <translation>Верный Персонаж служит только своему Клану.</translation>
    </message>
    <message>
        <source>You have brought a Holding into play this turn.</source>
        <translation>В этом ходу вы уже ввели в игру Владение.</translation>
    </message>
    <message>
        <source>Your Stronghold is bowed.</source>
        <translation>Ваша Крепость нагнута.</translation>
    </message>
    <message>
        <source>Its cost is to bow, and it is bowed.</source>
        <translation>Для оплаты эту карту нужно нагнуть, а она уже нагнута.</translation>
    </message>
    <message>
        <source>Nobody unbowed is there to bow for it.</source>
        <translation>Для оплаты некого нагнуть.</translation>
    </message>
    <message>
        <source>Nothing is there to be destroyed for it.</source>
        <translation>Для оплаты нечего уничтожить.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has no %n card(s) to discard for it.</source>
        <translation>
            <numerusform>Для оплаты нужно сбросить %n карту, а в руке столько нет.</numerusform>
            <numerusform>Для оплаты нужно сбросить %n карты, а в руке столько нет.</numerusform>
            <numerusform>Для оплаты нужно сбросить %n карт, а в руке столько нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its cost cannot be paid in full.</source>
        <translation>Стоимость нельзя оплатить полностью.</translation>
    </message>
    <message>
        <source>The unit is bowed.</source>
        <translation>Подразделение нагнуто.</translation>
    </message>
    <message>
        <source>The unit is not at home.</source>
        <translation>Подразделение не дома.</translation>
    </message>
    <message>
        <source>Only Cavalry units are assigned now.</source>
        <translation>Сейчас выводят только кавалерийские подразделения.</translation>
    </message>
    <message>
        <source>A card forbids it to be assigned.</source>
        <translation>Одна из карт запрещает вывести это подразделение.</translation>
    </message>
    <message>
        <source>It is no unit of yours.</source>
        <translation>Это не ваше подразделение.</translation>
    </message>
    <message>
        <source>There is no such battlefield, or its battle was fought.</source>
        <translation>Такого поля боя нет, или сражение там уже прошло.</translation>
    </message>
    <message>
        <source>Nobody focuses more than 4 cards in a duel.</source>
        <translation>В дуэли сосредоточиваются не больше чем 4 картами.</translation>
    </message>
    <message>
        <source>The Fate deck is empty.</source>
        <translation>Колода Судьбы пуста.</translation>
    </message>
    <message>
        <source>It is not among those to choose from.</source>
        <translation>Выбирают не из этого.</translation>
    </message>
    <message>
        <source>The deck has other cards.</source>
        <translation>В колоде другие карты.</translation>
    </message>
    <message>
        <source>This cannot be declined.</source>
        <translation>От этого нельзя отказаться.</translation>
    </message>
    <message>
        <source>No own deck has been chosen.</source>
        <translation>Своя колода не выбрана.</translation>
    </message>
    <message>
        <source>A match lasts at most %1 to %2 turns.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Предел длины партии&#xa0;— от %1 до %2 ходов.</translation>
    </message>
    <message>
        <source>The last turn is over.</source>
        <translation>Последний ход окончен.</translation>
    </message>
    <message>
        <source>Both lose at the same time.</source>
        <translation>Оба проигрывают одновременно.</translation>
    </message>
    <message>
        <source>Military victory: all Provinces of %1 are destroyed.</source>
        <translation>Военная победа: %1 теряет все Провинции.</translation>
    </message>
    <message>
        <source>Honor victory: %1 begins a turn with %2 Family Honor.</source>
        <extracomment>%2 is a number.</extracomment>
        <translation>Победа по Чести: %1 начинает ход с Фамильной Честью %2.</translation>
    </message>
    <message>
        <source>Loss by dishonor: %1 ends a turn with %2 Family Honor.</source>
        <extracomment>%2 is a number.</extracomment>
        <translation>Поражение по бесчестию: %1 завершает ход с Фамильной Честью %2.</translation>
    </message>
    <message>
        <source>Enlightenment: %1 controls Rings of all five elements.</source>
        <translation>Просветление: %1 контролирует Кольца всех пяти стихий.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The deck has no Stronghold.</source>
        <translation>В колоде нет Крепости.</translation>
    </message>
    <message>
        <source>A deck has one Stronghold only: %1 is too many.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>В колоде только одна Крепость, лишняя: %1.</translation>
    </message>
    <message>
        <source>There is no such card: %1.</source>
        <extracomment>%1 is what was written for the name of a card.</extracomment>
        <translation>Такой карты нет: %1.</translation>
    </message>
    <message>
        <source>%1 does not belong there: %2.</source>
        <extracomment>%1 is a card, %2 a deck.</extracomment>
        <translation>%1: этой карте здесь не место. %2.</translation>
    </message>
    <message>
        <source>%1: %2 cards; more than %3 are too many.</source>
        <extracomment>%1 is a deck, %2 how many cards it has, %3 how many it may have.</extracomment>
        <translation>%1: карт&#xa0;— %2, можно не больше %3.</translation>
    </message>
    <message>
        <source>%1 × %2: at most %3 are allowed.</source>
        <extracomment>%1 is a card, %2 how often it is in the deck, %3 how often it may be.</extracomment>
        <translation>%1 × %2: можно не больше %3.</translation>
    </message>
    <message>
        <source>%1 belongs to %2; of other clans only Personalities are allowed.</source>
        <extracomment>%1 is a card, %2 a clan.</extracomment>
        <translation>%1&#xa0;— карта чужого Клана (%2); из чужих Кланов можно брать только Персонажей.</translation>
    </message>
    <message>
        <source>Line %1 names no card: “%2”.</source>
        <extracomment>%1 is the number of a line, %2 what stands there.</extracomment>
        <translation>В строке %1 нет названия карты: «%2».</translation>
    </message>
</context>
<context>
    <name>ClansWords</name>
    <message>
        <source>Maple</source>
        <extracomment>A clan, alone.</extracomment>
        <translation>Клён</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Слива</translation>
    </message>
    <message>
        <source>Reed</source>
        <translation>Тростник</translation>
    </message>
    <message>
        <source>Cedar</source>
        <translation>Кедр</translation>
    </message>
    <message>
        <source>Stronghold</source>
        <extracomment>Type of a card, alone.</extracomment>
        <translation>Крепость</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Персонаж</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Владение</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Событие</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Регион</translation>
    </message>
    <message>
        <source>Action card</source>
        <translation>Карта Действия</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Последователь</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Предмет</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Заклинание</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Кольцо</translation>
    </message>
    <message>
        <source>Strongholds</source>
        <extracomment>Cards of a type, before a number: &quot;Personalities: 18&quot;.</extracomment>
        <translation>Крепости</translation>
    </message>
    <message>
        <source>Personalities</source>
        <translation>Персонажи</translation>
    </message>
    <message>
        <source>Holdings</source>
        <translation>Владения</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Регионы</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Карты Действий</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Последователи</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Предметы</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Заклинания</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Кольца</translation>
    </message>
    <message>
        <source>Maple: Red Banners</source>
        <extracomment>Name of a ready-made deck: the clan, a colon, a motto.</extracomment>
        <translation>Клён: Красные знамёна</translation>
    </message>
    <message>
        <source>Plum: White Petals</source>
        <translation>Слива: Белые лепестки</translation>
    </message>
    <message>
        <source>Reed: Four Winds Ride</source>
        <translation>Тростник: Скачка четырёх ветров</translation>
    </message>
    <message>
        <source>Cedar: Five Wheels</source>
        <translation>Кедр: Пять колёс</translation>
    </message>
    <message>
        <source>Military: strong units with Followers destroy Provinces. The easiest to begin with.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Война: сильные подразделения с Последователями разрушают Провинции. Самая простая для начала.</translation>
    </message>
    <message>
        <source>Honor: Courtiers and Duelists gain it while guards hold the Provinces. Good for beginners.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Честь: её приносят придворные и дуэлянты, пока стража держит Провинции. Хороша для новичков.</translation>
    </message>
    <message>
        <source>Cavalry and court: riders strike where nobody defends, Courtiers cost the enemy Honor. Takes practice.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Кавалерия и двор: всадники бьют там, где никто не защищает, а придворные лишают врага Чести. Нужен опыт.</translation>
    </message>
    <message>
        <source>Enlightenment: five Rings, each played in its own way, behind strong walls. The hardest.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Просветление: пять Колец, у каждого свой путь в игру, и крепкие стены. Самая сложная.</translation>
    </message>
    <message>
        <source>Bring into play: %1</source>
        <translation>Ввести в игру: %1</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <translation>Использовать: %1</translation>
    </message>
    <message>
        <source>When to ask me</source>
        <translation>Когда меня спрашивать</translation>
    </message>
    <message>
        <source>Pass until the end of the turn</source>
        <translation>Пасовать до конца хода</translation>
    </message>
    <message>
        <source>Pass until the end of the battle</source>
        <translation>Пасовать до конца сражения</translation>
    </message>
    <message>
        <source>That is how I want it</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Where does the unit go? %1</source>
        <extracomment>Headline during maneuvers. %1 is a Personality.</extracomment>
        <translation>Куда идёт подразделение? %1</translation>
    </message>
    <message>
        <source>Where do the others go?</source>
        <extracomment>Headline during maneuvers: all units that can be assigned, or all others, go to one battlefield.</extracomment>
        <translation>Куда идут остальные?</translation>
    </message>
    <message>
        <source>Where do all go?</source>
        <translation>Куда идут все?</translation>
    </message>
    <message>
        <source>%1: at which price?</source>
        <extracomment>Headline. %1 is a Personality that can be bought with or without gaining Honor.</extracomment>
        <translation>%1: за какую цену?</translation>
    </message>
    <message>
        <source>%1: which ability?</source>
        <extracomment>Headline. %1 is a card with several abilities.</extracomment>
        <translation>%1: какая способность?</translation>
    </message>
    <message>
        <source>When are you asked? The table passes for you where there is no tick.</source>
        <extracomment>Headline over a list of occasions, each with a tick where the player is asked.</extracomment>
        <translation>Когда вас спрашивать? Где нет галочки, программа пасует за вас.</translation>
    </message>
    <message>
        <source>Send the others</source>
        <extracomment>Maneuvers: a button. The battlefield is chosen next.</extracomment>
        <translation>Вывести остальных</translation>
    </message>
    <message>
        <source>Send all</source>
        <translation>Вывести всех</translation>
    </message>
    <message>
        <source>Send the others: %1</source>
        <extracomment>Maneuvers. %1 is a battlefield.</extracomment>
        <translation>Вывести остальных. Куда: %1</translation>
    </message>
    <message>
        <source>Send all: %1</source>
        <extracomment>Maneuvers. %1 is a battlefield.</extracomment>
        <translation>Вывести всех. Куда: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n&#xa0;подразделение</numerusform>
            <numerusform>%n&#xa0;подразделения</numerusform>
            <numerusform>%n&#xa0;подразделений</numerusform>
        </translation>
    </message>
    <message>
        <source>Force %1</source>
        <translation>Сила&#xa0;%1</translation>
    </message>
    <message>
        <source>Yes, ask me</source>
        <extracomment>Under “Ask me ...”: there is a tick.</extracomment>
        <translation>Да, спрашивать</translation>
    </message>
    <message>
        <source>No, pass for me</source>
        <extracomment>Under “Ask me ...”: there is no tick.</extracomment>
        <translation>Нет, пасовать за меня</translation>
    </message>
    <message>
        <source>Reactions are given up, too. You are asked again when attacked, and when something must be chosen.</source>
        <translation>От Ответных действий вы тоже отказываетесь. Вас снова спросят, когда на вас нападут или нужно будет сделать выбор.</translation>
    </message>
    <message>
        <source>Reactions are given up, too. You are asked again when something must be chosen.</source>
        <translation>От Ответных действий вы тоже отказываетесь. Вас снова спросят, когда нужно будет сделать выбор.</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>An option: which deck a player has. A list follows.</extracomment>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Dynasty discard pile of %1</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Стопка сброса Династии: %1</translation>
    </message>
    <message>
        <source>Fate discard pile of %1</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Стопка сброса Судьбы: %1</translation>
    </message>
    <message>
        <source>Choose where it goes: %1</source>
        <extracomment>Maneuvers. %1 is a Personality.</extracomment>
        <translation>Выбрать, куда идёт: %1</translation>
    </message>
    <message>
        <source>Send %1: %2</source>
        <extracomment>Maneuvers. %1 is a Personality, %2 a battlefield.</extracomment>
        <translation>Вывести: %1. Куда: %2</translation>
    </message>
    <message>
        <source>Leave at home: %1</source>
        <extracomment>Maneuvers. %1 is a Personality.</extracomment>
        <translation>Оставить дома: %1</translation>
    </message>
    <message>
        <source>Leave out: %1</source>
        <extracomment>A payment. %1 is a card that will not bow after all.</extracomment>
        <translation>Не нагибать: %1</translation>
    </message>
    <message>
        <source>Bow: %1</source>
        <extracomment>A payment. %1 is a card that will bow, too.</extracomment>
        <translation>Нагнуть: %1</translation>
    </message>
    <message>
        <source>Keep: %1</source>
        <extracomment>Dynasty Phase. %1 is a face-up card.</extracomment>
        <translation>Оставить: %1</translation>
    </message>
    <message>
        <source>Discard at the end: %1</source>
        <extracomment>Dynasty Phase. %1 is a face-up card.</extracomment>
        <translation>Сбросить в конце: %1</translation>
    </message>
    <message>
        <source>Ask me in the Action Phases of my opponent</source>
        <translation>Спрашивать в Фазах Действий соперника</translation>
    </message>
    <message>
        <source>Ask me whenever I could react</source>
        <translation>Спрашивать, когда я могу ответить</translation>
    </message>
    <message>
        <source>Ask me in battles at which I have no unit</source>
        <translation>Спрашивать в сражениях, где у меня нет подразделения</translation>
    </message>
    <message>
        <source>Ask me about Reactions that protect nothing, too</source>
        <translation>Спрашивать и об Ответных действиях, которые ничего не защищают</translation>
    </message>
    <message>
        <source>Ask me about Reactions to my own actions</source>
        <translation>Спрашивать об ответах на свои действия</translation>
    </message>
    <message>
        <source>Cards and keywords</source>
        <translation>Карты и ключевые слова</translation>
    </message>
    <message>
        <source>An ability is used once a turn, and only while its card is unbowed. A trait works all the time. Targets are chosen first, then costs are paid, then it takes effect.</source>
        <translation>Способность используют один раз за ход и только пока карта не нагнута. Признак действует всегда. Сначала указывают цели, потом платят, потом наступает эффект.</translation>
    </message>
    <message>
        <source>Turn %1 · %2 · %3</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is, %3 the phase.</extracomment>
        <translation>Ход %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Own decks</source>
        <extracomment>An option: decks that the players have made themselves.</extracomment>
        <translation>Свои колоды</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Кто начинает</translation>
    </message>
    <message>
        <source>Whoever does not begin may put a Legacy Holding into play at the start.</source>
        <translation>Кто не начинает, может в начале ввести в игру Наследное Владение.</translation>
    </message>
    <message>
        <source>Higher Family Honor</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>У кого выше Честь</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>Место 1</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>Место 2</translation>
    </message>
    <message>
        <source>Draw after</source>
        <extracomment>An option: a number of turns.</extracomment>
        <translation>Ничья после</translation>
    </message>
    <message>
        <source>So many turns of both players together end the match in a draw.</source>
        <translation>Столько ходов обоих игроков вместе&#xa0;— и партия заканчивается вничью.</translation>
    </message>
</context>
<context>
    <name>CurvesPane</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <extracomment>For screen readers, of a chart: %1 is a Gold Cost or a Focus Value, %n how many cards have it.</extracomment>
        <translation>
            <numerusform>%1: %n карта</numerusform>
            <numerusform>%1: %n карты</numerusform>
            <numerusform>%1: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>type and number</comment>
        <extracomment>How many cards of a type are in the deck: %1 is the type, %2 a number.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Gold Costs: Dynasty red, Fate blue</source>
        <extracomment>Head of a chart: how many cards have each Gold Cost.</extracomment>
        <translation>Стоимость в Золоте: Династия — красным, Судьба — синим</translation>
    </message>
    <message>
        <source>Focus Values</source>
        <extracomment>Head of a chart: how many cards have each Focus Value.</extracomment>
        <translation>Значения Сосредоточения</translation>
    </message>
</context>
<context>
    <name>DeckBuilder</name>
    <message>
        <source>Card</source>
        <extracomment>Head of a page that shows the chosen card large.</extracomment>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Ещё не сохранено.</translation>
    </message>
    <message>
        <source>New deck</source>
        <extracomment>A deck that has no name yet.</extracomment>
        <translation>Новая колода</translation>
    </message>
    <message>
        <source>%1 (cannot be read)</source>
        <extracomment>In a list of decks: %1 is the title of one whose file is damaged.</extracomment>
        <translation>%1 (не читается)</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Не получилось</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved. Do you want to save them?</source>
        <extracomment>A question. %1 is the title of a deck.</extracomment>
        <translation>В колоде «%1» есть несохранённые изменения. Сохранить их?</translation>
    </message>
    <message>
        <source>Save the deck?</source>
        <translation>Сохранить колоду?</translation>
    </message>
    <message>
        <source>My %1</source>
        <extracomment>Title of a new deck that begins as a ready-made one, %1.</extracomment>
        <translation>%1 (моя)</translation>
    </message>
    <message>
        <source>%1 The deck stays open here. “Save as text…” under “More” can write it to another place.</source>
        <extracomment>%1 is a sentence: why a deck could not be saved. “More” and “Save as text…” are on the same page.</extracomment>
        <translation>%1 Колода остаётся открытой. Её можно записать в другое место: «Ещё», затем «Сохранить как текст…».</translation>
    </message>
    <message>
        <source>The deck is not saved</source>
        <translation>Колода не сохранена</translation>
    </message>
    <message>
        <source>The deck is saved.</source>
        <translation>Колода сохранена.</translation>
    </message>
    <message>
        <source>“%1” has been changed in another window. Both are kept; this one is now called “%2”.</source>
        <extracomment>%1 is the title of a deck that was changed in two windows, %2 that of the second, now a deck of its own.</extracomment>
        <translation>Колоду «%1» изменили в другом окне. Сохранены обе; эта теперь называется «%2».</translation>
    </message>
    <message>
        <source>Saved as a new deck</source>
        <translation>Сохранена как новая колода</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Название колоды</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title and number</comment>
        <extracomment>Title of a further deck of the same name. %1 is the title, %2 a number.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 – copy</source>
        <extracomment>Title of a copied deck. %1 is that of the first.</extracomment>
        <translation>%1 — копия</translation>
    </message>
    <message>
        <source>Do you want to delete “%1”? This cannot be undone.</source>
        <extracomment>A question. %1 is the title of a deck.</extracomment>
        <translation>Удалить колоду «%1»? Восстановить её будет нельзя.</translation>
    </message>
    <message>
        <source>Delete the deck?</source>
        <translation>Удалить колоду?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>The text names no card. Each line should be a number and the name of a card.</source>
        <translation>В тексте нет ни одной карты. В каждой строке нужны число и название карты.</translation>
    </message>
    <message>
        <source>No deck was found</source>
        <translation>Колода не найдена</translation>
    </message>
    <message>
        <source>Imported deck</source>
        <extracomment>Title of a deck that was read from a text without a title.</extracomment>
        <translation>Импортированная колода</translation>
    </message>
    <message>
        <source>Imported, not saved yet. Dynasty: %1, Fate: %2.</source>
        <extracomment>What was read of a text: a deck of %1 Dynasty cards and %2 Fate cards.</extracomment>
        <translation>Импортирована, ещё не сохранена. Династия: %1, Судьба: %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more line(s).</source>
        <extracomment>Under a list of lines of a text that were not understood: so many more.</extracomment>
        <translation>
            <numerusform>И ещё %n строка.</numerusform>
            <numerusform>И ещё %n строки.</numerusform>
            <numerusform>И ещё %n строк.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything was read</source>
        <translation>Прочитано не всё</translation>
    </message>
    <message>
        <source>The deck was copied as text.</source>
        <translation>Колода скопирована как текст.</translation>
    </message>
    <message>
        <source>The deck was written as text.</source>
        <translation>Колода сохранена как текст.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <extracomment>Title of the page where decks are made.</extracomment>
        <translation>Ваши колоды</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Before a list of decks.</extracomment>
        <translation>Колода</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button with a menu: begin a new deck.</extracomment>
        <translation>Новая</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button with a menu: what else can be done with a deck.</extracomment>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Empty deck</source>
        <extracomment>Menu: begin a deck without any cards.</extracomment>
        <translation>Пустая колода</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Переименовать…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Создать копию</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Import from the clipboard</source>
        <extracomment>Menu: read a deck from the clipboard.</extracomment>
        <translation>Импортировать из буфера обмена</translation>
    </message>
    <message>
        <source>Import from a file…</source>
        <translation>Импортировать из файла…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>Menu: put the deck on the clipboard.</extracomment>
        <translation>Скопировать как текст</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>Сохранить как текст…</translation>
    </message>
    <message>
        <source>Draw a test hand</source>
        <extracomment>Button: show what a match with this deck could begin with.</extracomment>
        <translation>Раздать на пробу</translation>
    </message>
</context>
<context>
    <name>DeckPane</name>
    <message>
        <source>Cards: %1 of at least %2</source>
        <extracomment>A tooltip on a page of a deck: %1 cards are in this half, %2 are the fewest allowed.</extracomment>
        <translation>Карт: %1, нужно не меньше %2</translation>
    </message>
    <message>
        <source>Dynasty %1</source>
        <extracomment>Head of a page: the Dynasty deck has %1 cards, as many as it needs, or there is little room.</extracomment>
        <translation>Династия %1</translation>
    </message>
    <message>
        <source>Fate %1</source>
        <extracomment>Head of a page: the Fate deck has %1 cards, as many as it needs, or there is little room.</extracomment>
        <translation>Судьба %1</translation>
    </message>
    <message>
        <source>Dynasty %1/%2</source>
        <extracomment>Head of a page: the Dynasty deck has %1 of at least %2 cards.</extracomment>
        <translation>Династия %1/%2</translation>
    </message>
    <message>
        <source>Fate %1/%2</source>
        <extracomment>Head of a page: the Fate deck has %1 of at least %2 cards.</extracomment>
        <translation>Судьба %1/%2</translation>
    </message>
    <message>
        <source>Choose a Stronghold</source>
        <extracomment>In a list of Strongholds: none is chosen yet.</extracomment>
        <translation>Выберите Крепость</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>clan and Stronghold</comment>
        <extracomment>In a list: %1 is a clan, %2 the name of its Stronghold.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No cards yet. Choose a card beside and press +, or click it twice.</source>
        <extracomment>Stands in the empty list of a deck. + is a sign on the screen and a key.</extracomment>
        <translation>Карт пока нет. Выберите карту рядом и нажмите «+» или щёлкните по ней дважды.</translation>
    </message>
    <message>
        <source>Curves</source>
        <extracomment>Head of a page: how many cards cost how much.</extracomment>
        <translation>Графики</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Build a deck…</source>
        <extracomment>Button on the page where a match is set up: opens the page where decks are made.</extracomment>
        <translation>Собрать колоду…</translation>
    </message>
</context>
<context>
    <name>PoolPane</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>How many cards the search has found.</extracomment>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>All types</source>
        <extracomment>A filter: the type of a card does not matter.</extracomment>
        <translation>Все виды</translation>
    </message>
    <message>
        <source>Dynasty cards</source>
        <extracomment>A filter: all cards that belong in a Dynasty deck.</extracomment>
        <translation>Династия</translation>
    </message>
    <message>
        <source>Fate cards</source>
        <extracomment>A filter: all cards that belong in a Fate deck.</extracomment>
        <translation>Судьба</translation>
    </message>
    <message>
        <source>Fits the deck</source>
        <extracomment>A filter: cards of any clan that the deck may have, given its Stronghold.</extracomment>
        <translation>Для колоды</translation>
    </message>
    <message>
        <source>All clans</source>
        <extracomment>A filter: the clan of a card does not matter.</extracomment>
        <translation>Все Кланы</translation>
    </message>
    <message>
        <source>No clan</source>
        <extracomment>A filter: only cards that belong to no clan.</extracomment>
        <translation>Без Клана</translation>
    </message>
    <message>
        <source>All keywords</source>
        <extracomment>A filter: the keywords of a card do not matter.</extracomment>
        <translation>Все слова</translation>
    </message>
    <message>
        <source>Any Gold Cost</source>
        <extracomment>A filter: the Gold Cost of a card does not matter.</extracomment>
        <translation>Стоимость: все</translation>
    </message>
    <message>
        <source>Gold Cost %1</source>
        <extracomment>A filter: cards of this Gold Cost. %1 is a number.</extracomment>
        <translation>Стоимость: %1</translation>
    </message>
    <message>
        <source>Any Focus Value</source>
        <extracomment>A filter: the Focus Value of a card does not matter.</extracomment>
        <translation>Сосредот.: все</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>A filter: cards of this Focus Value. %1 is a number.</extracomment>
        <translation>Сосредот.: %1</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <extracomment>What can be typed to find cards; stands in the empty field.</extracomment>
        <translation>Поиск по названиям и текстам</translation>
    </message>
    <message>
        <source>Search</source>
        <comment>field</comment>
        <extracomment>Stands in the empty field where there is no room to say what is searched.</extracomment>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>Клан</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Ключевое слово</translation>
    </message>
    <message>
        <source>Gold Cost</source>
        <translation>Стоимость в Золоте</translation>
    </message>
    <message>
        <source>Focus Value</source>
        <translation>Значение Сосредоточения</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <extracomment>Button: look for all cards again.</extracomment>
        <translation>Очистить фильтры</translation>
    </message>
    <message>
        <source>Filters</source>
        <extracomment>Button: show or hide the filters.</extracomment>
        <translation>Фильтры</translation>
    </message>
    <message>
        <source>No card is like this. Other words or fewer filters find more.</source>
        <translation>Таких карт нет. Измените слова или уберите часть фильтров.</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <extracomment>For screen readers: the list of all cards that can be chosen.</extracomment>
        <translation>Карты на выбор</translation>
    </message>
</context>
<context>
    <name>TestDraw</name>
    <message>
        <source>Test draw</source>
        <extracomment>Title of a page: what a match could begin with, drawn on trial.</extracomment>
        <translation>Пробная раздача</translation>
    </message>
    <message>
        <source>Provinces</source>
        <extracomment>Over the cards of a test draw that lie in the Provinces.</extracomment>
        <translation>Провинции</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Over the cards of a test draw that are in the hand.</extracomment>
        <translation>Рука</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Button: shuffle the decks and draw anew.</extracomment>
        <translation>Раздать заново</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <extracomment>Over a list of what keeps a deck from being played with.</extracomment>
        <translation>
            <numerusform>%n замечание</numerusform>
            <numerusform>%n замечания</numerusform>
            <numerusform>%n замечаний</numerusform>
        </translation>
    </message>
    <message>
        <source>This deck is ready to play.</source>
        <extracomment>Nothing is wrong with the deck: a match can begin with it.</extracomment>
        <translation>Колода готова к игре.</translation>
    </message>
</context>
</TS>
