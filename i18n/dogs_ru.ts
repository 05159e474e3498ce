<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Dogs</name>
    <message>
        <source>Six Good Dogs</source>
        <translation>Шесть хороших собак</translation>
    </message>
    <message>
        <source>Dice, tricks, treats, and a yard that fills up</source>
        <translation>Кубики, трюки, лакомства и двор, где всё меньше места</translation>
    </message>
    <message>
        <source>Thirty-two dogs are waiting, each with numbers to be filled. A trick brings dice: those that fit go on your dogs, the others into your yard. Once more for the last 4, or stop? At 8 the yard busts and every die is lost. The first with six good dogs wins.</source>
        <translation>Тридцать две собаки ждут, и каждой нужны свои числа. Трюк приносит кубики: подходящие ложатся на собак, остальные уходят во двор. Бросить ещё разок ради последней 4 или остановиться? Если во дворе набралось 8, это перебор: пропадают все кубики. Кто первым соберёт шесть хороших собак, тот и победит.</translation>
    </message>
    <message>
        <source>Six Good Dogs follows the rules of Spots, as published in 2022.</source>
        <translation>«Шесть хороших собак» следуют правилам игры Spots, изданной в 2022 году.</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2–4 игрока</translation>
    </message>
</context>
<context>
    <name>DogsActions</name>
    <message>
        <source>Score your dogs</source>
        <translation>Засчитать собак</translation>
    </message>
    <message>
        <source>Keep the roll</source>
        <translation>Оставить бросок</translation>
    </message>
    <message>
        <source>Reroll: %1</source>
        <extracomment>A treat pays for rolling dice again. %1 lists what they show.</extracomment>
        <translation>Перебросить: %1</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <extracomment>Dice go on dogs. %1 lists spaces: &quot;Rosie 4, Biscuit 1&quot;.</extracomment>
        <translation>Разместить: %1</translation>
    </message>
    <message>
        <source>Bury: %1</source>
        <extracomment>Dice go into the yard. %1 lists what they show.</extracomment>
        <translation>Закопать: %1</translation>
    </message>
    <message>
        <source>Place: %1. Bury: %2</source>
        <extracomment>Dice go on dogs and into the yard. %1 lists spaces, %2 what the other dice show.</extracomment>
        <translation>Разместить: %1. Закопать: %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: the trick is carried on.</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: the trick ends here.</extracomment>
        <translation>Остановиться</translation>
    </message>
    <message>
        <source>Go on to the roll</source>
        <extracomment>Button: no die is moved or changed; the roll of the trick follows.</extracomment>
        <translation>Перейти к броску</translation>
    </message>
    <message>
        <source>Move a die from %1 to %2</source>
        <extracomment>A die goes to another space and is set to its number. %1 and %2 are spaces: &quot;Rosie 4&quot;.</extracomment>
        <translation>Переместить кубик. Откуда: %1, куда: %2</translation>
    </message>
    <message>
        <source>Discard the 1</source>
        <extracomment>A buried die that shows 1 is lowered, so it is gone.</extracomment>
        <translation>Сбросить 1</translation>
    </message>
    <message>
        <source>Raise the %1 to %2</source>
        <extracomment>A buried die is raised by 1. %1 and %2 are what it shows before and after.</extracomment>
        <translation>Увеличить %1 до %2</translation>
    </message>
    <message>
        <source>Lower the %1 to %2</source>
        <extracomment>A buried die is lowered by 1. %1 and %2 are what it shows before and after.</extracomment>
        <translation>Уменьшить %1 до %2</translation>
    </message>
    <message>
        <source>Set the die to %1</source>
        <extracomment>A die is set to a number of the next dog.</extracomment>
        <translation>Повернуть на %1</translation>
    </message>
    <message>
        <source>Dig up a die: %1</source>
        <extracomment>A buried die is rolled with two others. %1 is what it shows.</extracomment>
        <translation>Выкопать кубик: %1</translation>
    </message>
    <message>
        <source>Take a die off a dog: %1</source>
        <extracomment>A die on a dog is rolled with two others. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Снять кубик с собаки: %1</translation>
    </message>
    <message numerus="yes">
        <source>Set %n dice aside</source>
        <translation>
            <numerusform>Отложить %n кубик</numerusform>
            <numerusform>Отложить %n кубика</numerusform>
            <numerusform>Отложить %n кубиков</numerusform>
        </translation>
    </message>
    <message>
        <source>Name the number %1</source>
        <extracomment>Higher dice will be discarded.</extracomment>
        <translation>Назвать число %1</translation>
    </message>
    <message>
        <source>Keep every %1</source>
        <extracomment>All other dice are discarded. %1 is a number of pips.</extracomment>
        <translation>Оставить число %1</translation>
    </message>
    <message>
        <source>Keep: %1</source>
        <extracomment>All other dice are discarded. %1 lists what dice show.</extracomment>
        <translation>Оставить: %1</translation>
    </message>
    <message>
        <source>Keep all dice</source>
        <translation>Оставить все кубики</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>The other dice are kept. %1 lists what dice show.</extracomment>
        <translation>Сбросить: %1</translation>
    </message>
    <message>
        <source>Lay out: %1</source>
        <extracomment>Chance chooses a trick for the match. %1 is a trick.</extracomment>
        <translation>Выложить трюк: %1</translation>
    </message>
    <message>
        <source>Turn up: %1</source>
        <extracomment>Chance turns up a dog. %1 is its name.</extracomment>
        <translation>Открыть собаку: %1</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <extracomment>What the dice show; %1 lists it.</extracomment>
        <translation>Кубики: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s): too many to bury</source>
        <extracomment>Second line of a choice: these dice would bust.</extracomment>
        <translation>
            <numerusform>%n кубик: перебора не избежать</numerusform>
            <numerusform>%n кубика: перебора не избежать</numerusform>
            <numerusform>%n кубиков: перебора не избежать</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n кубик</numerusform>
            <numerusform>%n кубика</numerusform>
            <numerusform>%n кубиков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs a treat, %n left</source>
        <extracomment>Second line of a reroll: what it costs, and how many treats are left then.</extracomment>
        <translation>
            <numerusform>За лакомство, останется %n</numerusform>
            <numerusform>За лакомство, останется %n</numerusform>
            <numerusform>За лакомство, останется %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It busts: too much would have to be buried</source>
        <extracomment>Second line of a choice: these dice cannot be placed without a bust.</extracomment>
        <translation>Перебор: закапывать придётся слишком много</translation>
    </message>
    <message>
        <source>At stake: %1</source>
        <extracomment>A warning: these dogs are complete, and a bust would take their dice. %1 lists dogs. Short.</extracomment>
        <translation>Под угрозой: %1</translation>
    </message>
    <message>
        <source>It can complete a dog</source>
        <extracomment>Second line of a choice: these dice can complete a dog.</extracomment>
        <translation>Можно заполнить собаку</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n treat(s)</source>
        <extracomment>Second line of a trick: what it would bring now.</extracomment>
        <translation>
            <numerusform>Приносит %n лакомство</numerusform>
            <numerusform>Приносит %n лакомства</numerusform>
            <numerusform>Приносит %n лакомств</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treat(s) on it</source>
        <extracomment>Second line of a trick: treats that lie on its tile.</extracomment>
        <translation>
            <numerusform>на нём %n лакомство</numerusform>
            <numerusform>на нём %n лакомства</numerusform>
            <numerusform>на нём %n лакомств</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Two short facts on one line.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Yard of %1: %2, bust</source>
        <extracomment>Second line of a choice: a buried die is changed. %1 is the yard’s owner, %2 the yard total then.</extracomment>
        <translation>Двор игрока %1: %2, перебор</translation>
    </message>
    <message>
        <source>Yard of %1: %2 of 7</source>
        <extracomment>Second line of a choice: a buried die is changed. %1 is the yard’s owner, %2 the yard total then.</extracomment>
        <translation>Двор игрока %1: %2 из 7</translation>
    </message>
    <message>
        <source>Your turn: do a trick, or score your dogs.</source>
        <translation>Ваш ход: выполните трюк или засчитайте собак.</translation>
    </message>
    <message>
        <source>Your turn: do a trick.</source>
        <translation>Ваш ход: выполните трюк.</translation>
    </message>
    <message>
        <source>Keep the roll, or reroll any of its dice for a treat?</source>
        <translation>Оставить бросок или перебросить за лакомство любые кубики?</translation>
    </message>
    <message>
        <source>Keep the roll, or reroll it for a treat?</source>
        <translation>Оставить бросок или перебросить его за лакомство?</translation>
    </message>
    <message>
        <source>Place the die on a dog, or bury it in your yard.</source>
        <translation>Разместите кубик на собаке или закопайте во дворе.</translation>
    </message>
    <message>
        <source>Place each die on a dog, or bury it in your yard.</source>
        <translation>Разместите каждый кубик на собаке или закопайте во дворе.</translation>
    </message>
    <message numerus="yes">
        <source>Go on and roll %n die(s), or stop?</source>
        <translation>
            <numerusform>Бросить ещё %n кубик или остановиться?</numerusform>
            <numerusform>Бросить ещё %n кубика или остановиться?</numerusform>
            <numerusform>Бросить ещё %n кубиков или остановиться?</numerusform>
        </translation>
    </message>
    <message>
        <source>You may move a die to any free space of your dogs.</source>
        <translation>Можно переместить кубик в любую свободную ячейку ваших собак.</translation>
    </message>
    <message numerus="yes">
        <source>You may change a buried die by 1: %n time(s) left.</source>
        <translation>
            <numerusform>Можно изменить закопанный кубик на 1: ещё %n&#xa0;раз.</numerusform>
            <numerusform>Можно изменить закопанный кубик на 1: ещё %n&#xa0;раза.</numerusform>
            <numerusform>Можно изменить закопанный кубик на 1: ещё %n&#xa0;раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>To which number of the next dog do you set the die?</source>
        <translation>На какое число следующей собаки повернуть кубик?</translation>
    </message>
    <message>
        <source>Which of your dice do you roll with the 2 from the pile?</source>
        <translation>Какой свой кубик бросить вместе с 2 из запаса?</translation>
    </message>
    <message>
        <source>How many dice do you set aside to roll one by one?</source>
        <translation>Сколько кубиков отложить, чтобы бросать по одному?</translation>
    </message>
    <message>
        <source>Name a number: higher dice will be discarded.</source>
        <translation>Назовите число: кубики больше него сбрасываются.</translation>
    </message>
    <message>
        <source>Which number do you keep? All other dice are discarded.</source>
        <translation>Какое число оставить? Остальные кубики сбрасываются.</translation>
    </message>
    <message>
        <source>Which 2 dice do you keep?</source>
        <translation>Какие 2 кубика оставить?</translation>
    </message>
    <message>
        <source>Which dice below %1 do you discard?</source>
        <extracomment>Headline. %1 is the yard total.</extracomment>
        <translation>Какие кубики меньше %1 сбросить?</translation>
    </message>
    <message>
        <source>Which dice that total 8 do you keep?</source>
        <translation>Какие кубики с суммой 8 оставить?</translation>
    </message>
    <message>
        <source>The tricks are laid out.</source>
        <translation>Трюки выкладывают на стол.</translation>
    </message>
    <message>
        <source>The next dog comes up.</source>
        <translation>Открывается следующая собака.</translation>
    </message>
    <message>
        <source>%1 rolls for the first turn.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1 бросает кубик за первый ход.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n die(s).</source>
        <extracomment>Headline.</extracomment>
        <translation>
            <numerusform>%1 бросает %n кубик.</numerusform>
            <numerusform>%1 бросает %n кубика.</numerusform>
            <numerusform>%1 бросает %n кубиков.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses a trick.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 выбирает трюк.</translation>
    </message>
    <message>
        <source>%1 looks at the roll.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 обдумывает бросок.</translation>
    </message>
    <message>
        <source>%1 places the dice.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 размещает кубики.</translation>
    </message>
    <message>
        <source>%1 may go on.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 может продолжить.</translation>
    </message>
    <message>
        <source>%1 chooses dice to keep.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 выбирает, какие кубики оставить.</translation>
    </message>
</context>
<context>
    <name>DogsBase</name>
    <message>
        <source>Roll 1, no more dogs</source>
        <extracomment>A trick in the fewest words, on a small tile: with six dogs no dog is drawn. About 20 letters.</extracomment>
        <translation>Бросок 1, без собаки</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>space</comment>
        <extracomment>A space for a die, as an item of a list. %1 is a dog, %2 the number of the space.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list of dice, dogs, or spaces: %1 is its beginning, %2 the next of them.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>bust %1, completes a dog %2</source>
        <extracomment>The chances of the next roll, in the middle of a line. %1 and %2 are percentages.</extracomment>
        <translation>перебор %1, собака %2</translation>
    </message>
    <message>
        <source>Bust %1, completes a dog %2</source>
        <extracomment>The chances of the next roll. %1 and %2 are percentages.</extracomment>
        <translation>Перебор %1, собака %2</translation>
    </message>
    <message>
        <source>Bust: the yard total is %1, over 7</source>
        <extracomment>What placing the dice does. %1 is the yard total.</extracomment>
        <translation>Перебор: сумма во дворе %1, больше 7</translation>
    </message>
    <message>
        <source>All your dogs are complete: they are scored at once</source>
        <extracomment>What placing the dice does.</extracomment>
        <translation>Все ваши собаки заполнены и сразу засчитываются</translation>
    </message>
    <message>
        <source>Completes: %1. Yard total: %2</source>
        <extracomment>What placing the dice does. %1 lists dogs, %2 is the yard total.</extracomment>
        <translation>Заполнено: %1. Сумма во дворе: %2</translation>
    </message>
    <message>
        <source>Yard total: %1</source>
        <extracomment>What placing the dice does. %1 is the yard total.</extracomment>
        <translation>Сумма во дворе: %1</translation>
    </message>
</context>
<context>
    <name>DogsCards</name>
    <message>
        <source>Biscuit</source>
        <extracomment>Name of a dog, on its card; a friendly dog name of the language.</extracomment>
        <translation>Печенька</translation>
    </message>
    <message>
        <source>Pepper</source>
        <translation>Перчик</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Листик</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>Name of a dog: a white and tan hound that stands and looks about.</extracomment>
        <translation>Дозор</translation>
    </message>
    <message>
        <source>Rusty</source>
        <translation>Рыжик</translation>
    </message>
    <message>
        <source>Juno</source>
        <translation>Юна</translation>
    </message>
    <message>
        <source>Ziggy</source>
        <translation>Зигзаг</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Клевер</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Пушок</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>Маковка</translation>
    </message>
    <message>
        <source>Bramble</source>
        <translation>Ежевичка</translation>
    </message>
    <message>
        <source>Otis</source>
        <translation>Тузик</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>Орешек</translation>
    </message>
    <message>
        <source>Tango</source>
        <translation>Танго</translation>
    </message>
    <message>
        <source>Fern</source>
        <translation>Травинка</translation>
    </message>
    <message>
        <source>Waffle</source>
        <translation>Вафля</translation>
    </message>
    <message>
        <source>Domino</source>
        <translation>Домино</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>Ивушка</translation>
    </message>
    <message>
        <source>Pickle</source>
        <translation>Огурчик</translation>
    </message>
    <message>
        <source>Rosie</source>
        <translation>Розочка</translation>
    </message>
    <message>
        <source>Boomer</source>
        <translation>Бумер</translation>
    </message>
    <message>
        <source>Thistle</source>
        <translation>Репейка</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>Шарик</translation>
    </message>
    <message>
        <source>Cricket</source>
        <translation>Сверчок</translation>
    </message>
    <message>
        <source>Nimbus</source>
        <translation>Тучка</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Оливка</translation>
    </message>
    <message>
        <source>Barley</source>
        <translation>Колосок</translation>
    </message>
    <message>
        <source>Sorrel</source>
        <translation>Каштанка</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation>Пиксель</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Жёлудь</translation>
    </message>
    <message>
        <source>Dumpling</source>
        <translation>Пельмешек</translation>
    </message>
    <message>
        <source>Smudge</source>
        <translation>Клякса</translation>
    </message>
    <message>
        <source>Howl</source>
        <extracomment>Name of a trick: a command as it is given to a dog.</extracomment>
        <translation>Вой</translation>
    </message>
    <message>
        <source>Roll Over</source>
        <translation>Кувырок</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Гулять</translation>
    </message>
    <message>
        <source>Trot</source>
        <translation>Рысью</translation>
    </message>
    <message>
        <source>Dig</source>
        <translation>Копай</translation>
    </message>
    <message>
        <source>Retrieve</source>
        <translation>Неси</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Name of a trick: a command to follow a scent.</extracomment>
        <translation>След</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Беги</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>Догоняй</translation>
    </message>
    <message>
        <source>Sprint</source>
        <translation>Рывок</translation>
    </message>
    <message>
        <source>Dogpile</source>
        <extracomment>Name of a trick: all dogs jump onto each other.</extracomment>
        <translation>Куча-мала</translation>
    </message>
    <message>
        <source>Bolt</source>
        <extracomment>Name of a trick: to run off as fast as can be.</extracomment>
        <translation>Удирай</translation>
    </message>
    <message>
        <source>Beg</source>
        <translation>Служи</translation>
    </message>
    <message>
        <source>Chew</source>
        <translation>Грызи</translation>
    </message>
    <message>
        <source>Gobble</source>
        <translation>Лопай</translation>
    </message>
    <message>
        <source>Play Dead</source>
        <translation>Умри</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Ждать</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Апорт</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Охраняй</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Охота</translation>
    </message>
    <message>
        <source>Scavenge</source>
        <translation>Подбирай</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of a trick: a command to look for something.</extracomment>
        <translation>Ищи</translation>
    </message>
    <message>
        <source>If you have fewer than 6 dogs: draw the top dog. Roll 1.</source>
        <extracomment>What a trick does.</extracomment>
        <translation>Если у вас меньше 6&#xa0;собак: возьмите верхнюю собаку. Бросьте 1&#xa0;кубик.</translation>
    </message>
    <message>
        <source>Roll all dice of your yard, place or rebury them. Then you may roll 1.</source>
        <translation>Бросьте все кубики из своего двора; разместите их или закопайте снова. Затем можете бросить 1&#xa0;кубик.</translation>
    </message>
    <message>
        <source>Roll 2. Then you may roll 1.</source>
        <translation>Бросьте 2&#xa0;кубика. Затем можете бросить 1&#xa0;кубик.</translation>
    </message>
    <message>
        <source>You may move one die from one of your dogs to any free space of your dogs and set it to that number. Roll 2.</source>
        <translation>Можете переместить один кубик с одной своей собаки в любую свободную ячейку своих собак и повернуть его на число ячейки. Бросьте 2&#xa0;кубика.</translation>
    </message>
    <message>
        <source>Once per paw you may change any one buried die of any player by +1 or –1 (not above 6; a 1 lowered is discarded). Roll 2.</source>
        <translation>По разу за каждую лапу можете изменить любой закопанный кубик любого игрока на +1 или –1 (не выше 6; уменьшенную 1 сбросьте). Бросьте 2&#xa0;кубика.</translation>
    </message>
    <message>
        <source>Take a die and set it to a number on the deck’s top dog; place or bury it. Roll 2.</source>
        <translation>Возьмите кубик и поверните его на число с верхней собаки колоды; разместите или закопайте его. Бросьте 2&#xa0;кубика.</translation>
    </message>
    <message>
        <source>Roll 3; a treat may reroll any part of them.</source>
        <translation>Бросьте 3&#xa0;кубика; за лакомство можете перебросить любую их часть.</translation>
    </message>
    <message>
        <source>Roll 3. Then you may roll 1, as often as you like.</source>
        <translation>Бросьте 3&#xa0;кубика. Затем можете бросить 1&#xa0;кубик, и так сколько угодно раз.</translation>
    </message>
    <message>
        <source>Roll 1. You may go on with 2, then 3, and so on.</source>
        <translation>Бросьте 1&#xa0;кубик. Можете продолжить: 2&#xa0;кубика, затем 3 и так далее.</translation>
    </message>
    <message>
        <source>Roll 1 die per active dog with a free space. You may repeat; count anew each time.</source>
        <translation>Бросьте по 1&#xa0;кубику за каждую активную собаку со свободной ячейкой. Можете повторять; каждый раз считайте заново.</translation>
    </message>
    <message>
        <source>Take 2 dice and, if you have any, 1 from your yard or dogs (your choice); roll them. You may repeat.</source>
        <translation>Возьмите 2&#xa0;кубика и, если есть, 1&#xa0;кубик из своего двора или со своих собак (на выбор); бросьте их. Можете повторять.</translation>
    </message>
    <message>
        <source>Set aside 3 to 12 dice; roll them one at a time. You may stop only when your paws are at least as many as the dice left.</source>
        <translation>Отложите от 3 до 12&#xa0;кубиков; бросайте их по одному. Остановиться можно, только когда лап у вас не меньше, чем осталось кубиков.</translation>
    </message>
    <message>
        <source>1 treat, plus 1 per paw.</source>
        <translation>Возьмите 1&#xa0;лакомство и ещё по 1 за каждую лапу.</translation>
    </message>
    <message>
        <source>Double your treats, then 1 more.</source>
        <translation>Удвойте свои лакомства, затем возьмите ещё 1.</translation>
    </message>
    <message>
        <source>7 treats, then give back as many as your highest free number (none free: 0).</source>
        <translation>Возьмите 7&#xa0;лакомств, затем верните число лакомств, равное вашему наибольшему свободному числу (нет свободных: 0).</translation>
    </message>
    <message>
        <source>Roll 1. If you bury it without busting, treats equal to its pips.</source>
        <translation>Бросьте 1&#xa0;кубик. Если закопали его без перебора, возьмите столько лакомств, сколько на нём очков.</translation>
    </message>
    <message>
        <source>1 treat per used trick other than Stay.</source>
        <translation>Возьмите по 1&#xa0;лакомству за каждый использованный трюк, кроме «Ждать».</translation>
    </message>
    <message>
        <source>Roll 8. Choose a number you rolled; place or bury all of it, discard the rest.</source>
        <translation>Бросьте 8&#xa0;кубиков. Выберите выпавшее число; разместите или закопайте все кубики с ним, остальные сбросьте.</translation>
    </message>
    <message>
        <source>Name 1–6, then roll 4. Discard all higher dice; place or bury the rest.</source>
        <translation>Назовите число 1–6, затем бросьте 4&#xa0;кубика. Сбросьте все кубики с большим числом; остальные разместите или закопайте.</translation>
    </message>
    <message>
        <source>Roll 2 plus 1 per paw. Place or bury exactly 2, discard the rest.</source>
        <translation>Бросьте 2&#xa0;кубика и ещё по 1 за каждую лапу. Разместите или закопайте ровно 2, остальные сбросьте.</translation>
    </message>
    <message>
        <source>Roll 4. You may discard any that are lower than your yard total; place or bury the rest.</source>
        <translation>Бросьте 4&#xa0;кубика. Можете сбросить любые, которые меньше суммы во дворе; остальные разместите или закопайте.</translation>
    </message>
    <message>
        <source>Roll 7. If some of them total exactly 8 you must choose such a set and place or bury it; discard the rest.</source>
        <translation>Бросьте 7&#xa0;кубиков. Если какие-то из них дают в сумме ровно 8, обязательно выберите такую группу и разместите или закопайте её; остальные сбросьте.</translation>
    </message>
    <message>
        <source>Draw a dog, roll 1</source>
        <extracomment>A trick in the fewest words, on a small tile; about 20 letters, there is no room for more. Numbers are dice.</extracomment>
        <translation>Собака и 1 кубик</translation>
    </message>
    <message>
        <source>Reroll your yard</source>
        <extracomment>A trick in the fewest words, on a small tile: all dice of the yard are rolled again.</extracomment>
        <translation>Перебросить двор</translation>
    </message>
    <message>
        <source>Roll 2, maybe 1</source>
        <extracomment>A trick in the fewest words, on a small tile: the second roll is optional.</extracomment>
        <translation>Бросок 2 (и ещё 1)</translation>
    </message>
    <message>
        <source>Move 1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: a die moves to another space.</extracomment>
        <translation>Сдвиг 1, бросок 2</translation>
    </message>
    <message>
        <source>Paws ±1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: buried dice are changed by 1, once per paw.</extracomment>
        <translation>Лапы ±1, бросок 2</translation>
    </message>
    <message>
        <source>Set 1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: a die is set to a number.</extracomment>
        <translation>Выбор 1, бросок 2</translation>
    </message>
    <message>
        <source>Roll 3, reroll any</source>
        <extracomment>A trick in the fewest words, on a small tile: a treat rerolls any of the dice.</extracomment>
        <translation>3, переброс любых</translation>
    </message>
    <message>
        <source>Roll 3, then 1s</source>
        <extracomment>A trick in the fewest words, on a small tile: single dice follow, as many as one likes.</extracomment>
        <translation>Бросок 3, затем по 1</translation>
    </message>
    <message>
        <source>Roll 1, 2, 3 …</source>
        <extracomment>A trick in the fewest words, on a small tile: first 1 die, then 2, then 3.</extracomment>
        <translation>Бросок 1, 2, 3…</translation>
    </message>
    <message>
        <source>Roll 1 per open dog</source>
        <extracomment>A trick in the fewest words, on a small tile: one die for each dog that is not full.</extracomment>
        <translation>1 за незаполненную</translation>
    </message>
    <message>
        <source>Roll 2 + 1 of yours</source>
        <extracomment>A trick in the fewest words, on a small tile: 2 new dice and one from yard or dogs.</extracomment>
        <translation>Бросок 2 + 1 свой</translation>
    </message>
    <message>
        <source>Roll 3–12, 1 by 1</source>
        <extracomment>A trick in the fewest words, on a small tile: so many dice, rolled one at a time.</extracomment>
        <translation>Бросок 3–12 по 1</translation>
    </message>
    <message>
        <source>1 treat + paws</source>
        <translation>1 лакомство + лапы</translation>
    </message>
    <message>
        <source>Treats × 2, + 1</source>
        <extracomment>A trick in the fewest words, on a small tile: treats are doubled, then one more.</extracomment>
        <translation>Лакомства × 2, + 1</translation>
    </message>
    <message>
        <source>7 treats – top space</source>
        <extracomment>A trick in the fewest words, on a small tile: 7 treats less the highest free number.</extracomment>
        <translation>7 лакомств – число</translation>
    </message>
    <message>
        <source>Bury 1 for treats</source>
        <extracomment>A trick in the fewest words, on a small tile: a buried die brings treats.</extracomment>
        <translation>Лакомства за кубик</translation>
    </message>
    <message>
        <source>1 treat per used trick</source>
        <translation>1 за перевёрнутый</translation>
    </message>
    <message>
        <source>Roll 8, keep one kind</source>
        <extracomment>A trick in the fewest words, on a small tile: all dice of one number are kept.</extracomment>
        <translation>Бросок 8, 1 число</translation>
    </message>
    <message>
        <source>Name, roll 4, keep low</source>
        <extracomment>A trick in the fewest words, on a small tile: a number is named, higher dice go.</extracomment>
        <translation>Порог и бросок 4</translation>
    </message>
    <message>
        <source>Roll 2 + paws, keep 2</source>
        <translation>2 + лапы, оставить 2</translation>
    </message>
    <message>
        <source>Roll 4, drop low ones</source>
        <extracomment>A trick in the fewest words, on a small tile: low dice may be discarded.</extracomment>
        <translation>Бросок 4 без мелких</translation>
    </message>
    <message>
        <source>Roll 7, keep a sum of 8</source>
        <extracomment>A trick in the fewest words, on a small tile: dice that total 8 are kept.</extracomment>
        <translation>Бросок 7, сумма 8</translation>
    </message>
    <message>
        <source>First walk</source>
        <extracomment>Name of a set of tricks, in a list: for the first match.</extracomment>
        <translation>Первая прогулка</translation>
    </message>
    <message>
        <source>Steady</source>
        <extracomment>Name of a set of tricks, in a list: little risk.</extracomment>
        <translation>Надёжный</translation>
    </message>
    <message>
        <source>Daring</source>
        <extracomment>Name of a set of tricks, in a list: much risk.</extracomment>
        <translation>Рискованный</translation>
    </message>
    <message>
        <source>Paw power</source>
        <extracomment>Name of a set of tricks, in a list: paws count for much.</extracomment>
        <translation>Сила лап</translation>
    </message>
    <message>
        <source>One of each color by chance</source>
        <extracomment>The tricks of a match, in a list: one of each color by chance.</extracomment>
        <translation>По одному каждого цвета наугад</translation>
    </message>
    <message>
        <source>Chosen one by one</source>
        <extracomment>The tricks of a match, in a list: they are chosen below, one by one.</extracomment>
        <translation>Выбрать по одному</translation>
    </message>
    <message>
        <source>Always there</source>
        <extracomment>A kind of trick: Howl and Roll Over, which are always there.</extracomment>
        <translation>Всегда на столе</translation>
    </message>
    <message>
        <source>Yellow trick</source>
        <extracomment>A kind of trick, by the color of its tile: steady rolls.</extracomment>
        <translation>Жёлтый трюк</translation>
    </message>
    <message>
        <source>Purple trick</source>
        <extracomment>A kind of trick, by the color of its tile: as many rolls as one dares.</extracomment>
        <translation>Фиолетовый трюк</translation>
    </message>
    <message>
        <source>Green trick</source>
        <extracomment>A kind of trick, by the color of its tile: treats.</extracomment>
        <translation>Зелёный трюк</translation>
    </message>
    <message>
        <source>Blue trick</source>
        <extracomment>A kind of trick, by the color of its tile: many dice, of which few are kept.</extracomment>
        <translation>Синий трюк</translation>
    </message>
</context>
<context>
    <name>DogsEvents</name>
    <message>
        <source>A trick is laid on the table: %1.</source>
        <extracomment>Log line before the match. %1 is a trick.</extracomment>
        <translation>На стол ложится трюк: %1.</translation>
    </message>
    <message>
        <source>%1 draws a dog: %2.</source>
        <extracomment>Log line. %2 is a dog.</extracomment>
        <translation>%1 берёт собаку: %2.</translation>
    </message>
    <message>
        <source>The next dog: %1.</source>
        <extracomment>Log line: the dog that lies on top of the deck now. %1 is a dog.</extracomment>
        <translation>Следующая собака: %1.</translation>
    </message>
    <message>
        <source>%1 rolls again and buries a die: %2.</source>
        <extracomment>Log line: after a tie. %2 is what the die shows.</extracomment>
        <translation>%1 бросает ещё раз и закапывает кубик: %2.</translation>
    </message>
    <message>
        <source>%1 rolls and buries a first die: %2.</source>
        <extracomment>Log line: everybody rolls a first die. %2 is what it shows.</extracomment>
        <translation>%1 бросает и закапывает первый кубик: %2.</translation>
    </message>
    <message>
        <source>The highest die comes twice or more (%1). To roll again: %2.</source>
        <extracomment>Log line: the highest number was rolled several times. %1 is the number, %2 lists players’ names.</extracomment>
        <translation>Самое большое число (%1) выпало не у одного игрока. Ещё раз бросают: %2.</translation>
    </message>
    <message>
        <source>%1 has the highest die (%2) and begins.</source>
        <extracomment>Log line. %2 is what the die shows.</extracomment>
        <translation>%1 начинает: самое большое число (%2).</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ход %1: %2.</translation>
    </message>
    <message>
        <source>%1 has six good dogs and wins.</source>
        <extracomment>Log line: the sixth dog is scored.</extracomment>
        <translation>%1 собирает шесть хороших собак и побеждает.</translation>
    </message>
    <message>
        <source>%1 does the trick “%2”.</source>
        <extracomment>Log line. %2 is a trick.</extracomment>
        <translation>%1 выполняет трюк «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%1 does the trick “%2” and takes %n treat(s) from it.</source>
        <extracomment>Log line. %2 is a trick, %n the treats that lay on its tile.</extracomment>
        <translation>
            <numerusform>%1 выполняет трюк «%2» и берёт с него %n лакомство.</numerusform>
            <numerusform>%1 выполняет трюк «%2» и берёт с него %n лакомства.</numerusform>
            <numerusform>%1 выполняет трюк «%2» и берёт с него %n лакомств.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls: %2.</source>
        <extracomment>Log line. %2 lists what the dice show.</extracomment>
        <translation>%1 бросает: %2.</translation>
    </message>
    <message>
        <source>%1 rolls: %2. Kept as they are: %3.</source>
        <extracomment>Log line: a part of the dice is rolled again. %2 and %3 list what dice show.</extracomment>
        <translation>%1 бросает: %2. Без изменений: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays a treat (%n left) and rerolls: %2.</source>
        <extracomment>Log line: a treat pays for rolling dice again; %n treats are left. %2 lists the dice.</extracomment>
        <translation>
            <numerusform>%1 платит лакомством (осталось: %n) и перебрасывает: %2.</numerusform>
            <numerusform>%1 платит лакомством (осталось: %n) и перебрасывает: %2.</numerusform>
            <numerusform>%1 платит лакомством (осталось: %n) и перебрасывает: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 names a number: %2.</source>
        <extracomment>Log line: higher dice than this number will be discarded.</extracomment>
        <translation>%1 называет число: %2.</translation>
    </message>
    <message>
        <source>%1 discards all dice.</source>
        <translation>%1 сбрасывает все кубики.</translation>
    </message>
    <message>
        <source>%1 keeps all dice.</source>
        <translation>%1 оставляет все кубики.</translation>
    </message>
    <message>
        <source>%1 keeps: %2. Discards: %3.</source>
        <extracomment>Log line. %2 and %3 list what dice show.</extracomment>
        <translation>%1 оставляет: %2. Сбрасывает: %3.</translation>
    </message>
    <message>
        <source>%1 goes on.</source>
        <extracomment>Log line: a trick is carried on.</extracomment>
        <translation>%1 продолжает.</translation>
    </message>
    <message>
        <source>%1 stops.</source>
        <extracomment>Log line: a trick ends here.</extracomment>
        <translation>%1 останавливается.</translation>
    </message>
    <message numerus="yes">
        <source>%1 stops; %n die(s) set aside go back.</source>
        <extracomment>Log line: a trick ends here; %n dice were set aside and are not rolled.</extracomment>
        <translation>
            <numerusform>%1 останавливается; %n отложенный кубик возвращается в запас.</numerusform>
            <numerusform>%1 останавливается; %n отложенных кубика возвращаются в запас.</numerusform>
            <numerusform>%1 останавливается; %n отложенных кубиков возвращаются в запас.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places: %2.</source>
        <extracomment>Log line. %2 lists spaces: &quot;Rosie 4, Biscuit 1&quot;.</extracomment>
        <translation>%1 размещает: %2.</translation>
    </message>
    <message>
        <source>%1 buries: %2. Yard total: %3.</source>
        <extracomment>Log line. %2 lists what the dice show, %3 is the yard total.</extracomment>
        <translation>%1 закапывает: %2. Сумма во дворе: %3.</translation>
    </message>
    <message>
        <source>%1 places: %2. Buries: %3. Yard total: %4.</source>
        <extracomment>Log line. %2 lists spaces, %3 what dice show, %4 is the yard total.</extracomment>
        <translation>%1 размещает: %2. Закапывает: %3. Сумма во дворе: %4.</translation>
    </message>
    <message>
        <source>%1 sets a die to %2 (next dog: %3).</source>
        <extracomment>Log line: a die is set to a number of the next dog. %3 is that dog.</extracomment>
        <translation>%1 поворачивает кубик на %2 (следующая собака: %3).</translation>
    </message>
    <message>
        <source>%1 moves a die. From: %2. To: %3.</source>
        <extracomment>Log line. %2 and %3 are spaces: &quot;Rosie 4&quot;.</extracomment>
        <translation>%1 перемещает кубик. Откуда: %2. Куда: %3.</translation>
    </message>
    <message>
        <source>%1 takes a 1 out of the yard of %2. Yard total: %3.</source>
        <extracomment>Log line: a buried die showed 1 and is lowered, so it is gone. %2 is the yard’s owner.</extracomment>
        <translation>%1 убирает 1 со двора игрока %2. Сумма во дворе: %3.</translation>
    </message>
    <message>
        <source>%1 changes a die in the yard of %2: %3 becomes %4. Yard total: %5.</source>
        <extracomment>Log line: a buried die is changed by 1. %2 is the yard’s owner, %3 and %4 the die before and now.</extracomment>
        <translation>%1 меняет кубик во дворе игрока %2: было %3, стало %4. Сумма во дворе: %5.</translation>
    </message>
    <message>
        <source>%1 has no die in the yard to roll.</source>
        <translation>%1 ничего не выкапывает: двор пуст.</translation>
    </message>
    <message>
        <source>%1 digs up the whole yard: %2.</source>
        <extracomment>Log line. %2 lists what the dice show.</extracomment>
        <translation>%1 выкапывает все свои кубики: %2.</translation>
    </message>
    <message>
        <source>%1 digs up a die: %2.</source>
        <extracomment>Log line. %2 is what the die shows.</extracomment>
        <translation>%1 выкапывает кубик: %2.</translation>
    </message>
    <message>
        <source>%1 takes a die off a dog: %2.</source>
        <extracomment>Log line. %2 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>%1 снимает кубик с собаки: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets %n dice aside.</source>
        <translation>
            <numerusform>%1 откладывает %n кубик.</numerusform>
            <numerusform>%1 откладывает %n кубика.</numerusform>
            <numerusform>%1 откладывает %n кубиков.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves no die.</source>
        <translation>%1 не перемещает кубик.</translation>
    </message>
    <message>
        <source>%1 leaves the yards as they are.</source>
        <extracomment>Log line: no (further) buried die is changed.</extracomment>
        <translation>%1 оставляет дворы как есть.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n treat(s). Treats now: %2.</source>
        <extracomment>Log line. %n treats are taken, %2 is how many the player has now.</extracomment>
        <translation>
            <numerusform>%1 берёт %n лакомство. Теперь лакомств: %2.</numerusform>
            <numerusform>%1 берёт %n лакомства. Теперь лакомств: %2.</numerusform>
            <numerusform>%1 берёт %n лакомств. Теперь лакомств: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no free number and gives nothing back.</source>
        <extracomment>Log line: the trick asks for treats only where a space is free.</extracomment>
        <translation>%1 ничего не возвращает: свободных чисел нет.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives back %n treat(s). Treats now: %2.</source>
        <extracomment>Log line: as many treats as the highest free number. %2 is how many the player has now.</extracomment>
        <translation>
            <numerusform>%1 возвращает %n лакомство. Теперь лакомств: %2.</numerusform>
            <numerusform>%1 возвращает %n лакомства. Теперь лакомств: %2.</numerusform>
            <numerusform>%1 возвращает %n лакомств. Теперь лакомств: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bust! %1 loses all dice: the yard total is %2.</source>
        <extracomment>Log line: the yard holds more than 7. %2 is its total.</extracomment>
        <translation>Перебор! %1 теряет все кубики: сумма во дворе&#xa0;— %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n dog(s) at once: %2. Scored so far: %3.</source>
        <extracomment>Log line: all active dogs are complete, so they are scored in mid-trick. %2 lists dogs.</extracomment>
        <translation>
            <numerusform>%1 сразу засчитывает %n&#xa0;собаку: %2. Всего засчитано: %3.</numerusform>
            <numerusform>%1 сразу засчитывает %n&#xa0;собак: %2. Всего засчитано: %3.</numerusform>
            <numerusform>%1 сразу засчитывает %n&#xa0;собак: %2. Всего засчитано: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n dog(s): %2. Scored so far: %3.</source>
        <extracomment>Log line. %2 lists dogs.</extracomment>
        <translation>
            <numerusform>%1 засчитывает %n&#xa0;собаку: %2. Всего засчитано: %3.</numerusform>
            <numerusform>%1 засчитывает %n&#xa0;собак: %2. Всего засчитано: %3.</numerusform>
            <numerusform>%1 засчитывает %n&#xa0;собак: %2. Всего засчитано: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tricks are ready again. “%1” holds %n treat(s).</source>
        <extracomment>Log line: only one trick was left, so the others are turned over; a treat is laid on that one. %1 is its name, %n are the treats on it now.</extracomment>
        <translation>
            <numerusform>Трюки снова готовы. На трюке «%1» теперь %n лакомство.</numerusform>
            <numerusform>Трюки снова готовы. На трюке «%1» теперь %n лакомства.</numerusform>
            <numerusform>Трюки снова готовы. На трюке «%1» теперь %n лакомств.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DogsReasons</name>
    <message>
        <source>The trick “%1” is used: it lies face down until only one is left.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>Трюк «%1» использован: он лежит лицом вниз, пока готовым не останется только один трюк.</translation>
    </message>
    <message>
        <source>The trick “%1” is not part of this match.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>Трюка «%1» в этой партии нет.</translation>
    </message>
    <message>
        <source>None of your dogs is complete: each space must hold a die.</source>
        <translation>Заполненных собак у вас нет: кубик нужен в каждой ячейке.</translation>
    </message>
    <message>
        <source>A treat rerolls all dice of the roll, never a part of them.</source>
        <translation>За лакомство перебрасывают все кубики броска, а не часть.</translation>
    </message>
    <message>
        <source>At least one die must be rerolled.</source>
        <translation>Перебросить нужно хотя бы один кубик.</translation>
    </message>
    <message>
        <source>The roll has no such die left: %1.</source>
        <extracomment>%1 is a number of pips.</extracomment>
        <translation>Такого кубика в броске больше нет: %1.</translation>
    </message>
    <message>
        <source>This is not one of your active dogs: %1.</source>
        <extracomment>%1 is a dog.</extracomment>
        <translation>Среди ваших активных собак такой нет: %1.</translation>
    </message>
    <message>
        <source>There is no such space: %1.</source>
        <extracomment>%1 is a space that does not exist: &quot;Rosie 4&quot;.</extracomment>
        <translation>Такой ячейки нет: %1.</translation>
    </message>
    <message>
        <source>A die lies there already: %1.</source>
        <extracomment>%1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Там уже лежит кубик: %1.</translation>
    </message>
    <message>
        <source>No die lies there: %1.</source>
        <extracomment>%1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Там нет кубика: %1.</translation>
    </message>
    <message>
        <source>No such die is buried in the yard of %1: %2.</source>
        <extracomment>%1 is a player’s name, %2 a number of pips.</extracomment>
        <translation>Во дворе игрока %1 нет такого кубика: %2.</translation>
    </message>
    <message>
        <source>A 6 cannot be raised.</source>
        <translation>Увеличить 6 нельзя.</translation>
    </message>
    <message>
        <source>The next dog (%1) has no such space: %2.</source>
        <extracomment>%1 is the next dog, %2 a number.</extracomment>
        <translation>У следующей собаки (%1) такой ячейки нет: %2.</translation>
    </message>
    <message>
        <source>From %1 to %2 dice are set aside.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Отложить можно от %1 до %2 кубиков.</translation>
    </message>
    <message>
        <source>Exactly 2 dice are kept.</source>
        <translation>Оставить нужно ровно 2 кубика.</translation>
    </message>
    <message>
        <source>Only dice below your yard total of %2 may be discarded, not a %1.</source>
        <extracomment>%1 is a number of pips, %2 the yard total.</extracomment>
        <translation>Сбросить %1 нельзя: кубик должен быть меньше суммы во дворе (%2).</translation>
    </message>
    <message>
        <source>The dice that are kept must total 8, not %1.</source>
        <extracomment>%1 is a sum of pips.</extracomment>
        <translation>Оставленные кубики должны давать в сумме 8, а не %1.</translation>
    </message>
    <message>
        <source>Dice and spaces are named in rising order, each once.</source>
        <translation>Кубики и ячейки указывают по возрастанию и без повторов.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n die(s) are rolled.</source>
        <translation>
            <numerusform>Бросают ровно %n кубик.</numerusform>
            <numerusform>Бросают ровно %n кубика.</numerusform>
            <numerusform>Бросают ровно %n кубиков.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trick of another color is due, not “%1”.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>Нужен трюк другого цвета, а не «%1».</translation>
    </message>
    <message>
        <source>This dog is no longer in the deck: %1.</source>
        <extracomment>%1 is a dog.</extracomment>
        <translation>Этой собаки в колоде уже нет: %1.</translation>
    </message>
    <message>
        <source>%1 has scored six dogs.</source>
        <extracomment>How the match ended.</extracomment>
        <translation>%1 собирает шесть хороших собак.</translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>Это победа в партии.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n dog(s).</source>
        <translation>
            <numerusform>Будет засчитана %n собака.</numerusform>
            <numerusform>Будут засчитаны %n собаки.</numerusform>
            <numerusform>Будет засчитано %n собак.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes: %1.</source>
        <extracomment>%1 lists dogs.</extracomment>
        <translation>Так будет заполнено: %1.</translation>
    </message>
    <message>
        <source>The yard total is %1 then.</source>
        <extracomment>%1 is the yard total.</extracomment>
        <translation>Сумма во дворе будет %1.</translation>
    </message>
    <message>
        <source>The roll completes a dog with %1, and cannot bust.</source>
        <extracomment>Why a roll is advised. %1 is a percentage.</extracomment>
        <translation>Вероятность заполнить собаку — %1, перебор невозможен.</translation>
    </message>
    <message>
        <source>The roll completes a dog with %1, and busts with %2.</source>
        <extracomment>Why a roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Вероятность заполнить собаку&#xa0;— %1, перебора&#xa0;— %2.</translation>
    </message>
    <message>
        <source>The roll cannot bust.</source>
        <translation>Перебора при этом броске быть не может.</translation>
    </message>
    <message>
        <source>The dogs need dice; the roll busts with %1.</source>
        <extracomment>Why a roll is advised that cannot complete a dog yet. %1 is a percentage.</extracomment>
        <translation>Собакам нужны кубики; вероятность перебора — %1.</translation>
    </message>
    <message>
        <source>The roll can win the match at once: chance %1.</source>
        <extracomment>Why a roll is advised. %1 is a percentage.</extracomment>
        <translation>Бросок может сразу принести победу: вероятность — %1.</translation>
    </message>
    <message>
        <source>The roll can win the match at once: chance %1. It busts with %2.</source>
        <extracomment>Why a roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Бросок может сразу принести победу: её вероятность — %1, перебора — %2.</translation>
    </message>
    <message>
        <source>%1 may win next turn, so a risk is needed: a dog with %2, a bust with %3.</source>
        <extracomment>Why a risky roll is advised. %1 is another player’s name, %2 and %3 are percentages.</extracomment>
        <translation>%1 может победить следующим ходом, поэтому нужен риск: собака — %2, перебор — %3.</translation>
    </message>
    <message>
        <source>A bust (%1) would take no die from a dog; a dog comes with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Перебор (%1) не отнимет у собак ни одного кубика; вероятность заполнить собаку — %2.</translation>
    </message>
    <message numerus="yes">
        <source>A bust (%1) would only cost %n die(s) on dogs; a dog comes with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages, %n counts dice on dogs.</extracomment>
        <translation>
            <numerusform>Перебор (%1) отнимет у собак всего %n кубик; вероятность заполнить собаку — %2.</numerusform>
            <numerusform>Перебор (%1) отнимет у собак всего %n кубика; вероятность заполнить собаку — %2.</numerusform>
            <numerusform>Перебор (%1) отнимет у собак всего %n кубиков; вероятность заполнить собаку — %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bust comes with %1, a dog with %2; %n treat(s) can reroll what falls badly.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages, %n counts treats.</extracomment>
        <translation>
            <numerusform>Вероятность перебора — %1, заполнить собаку — %2; на случай неудачи есть %n лакомство.</numerusform>
            <numerusform>Вероятность перебора — %1, заполнить собаку — %2; на случай неудачи есть %n лакомства.</numerusform>
            <numerusform>Вероятность перебора — %1, заполнить собаку — %2; на случай неудачи есть %n лакомств.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other choice promises less: a dog comes with %1, a bust with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Остальное обещает меньше: вероятность заполнить собаку — %1, перебора — %2.</translation>
    </message>
    <message>
        <source>The next roll would bust with %1.</source>
        <extracomment>Why stopping is advised. %1 is a percentage.</extracomment>
        <translation>Вероятность перебора при следующем броске&#xa0;— %1.</translation>
    </message>
    <message>
        <source>What lies there is worth more than another roll.</source>
        <translation>То, что уже лежит, дороже ещё одного броска.</translation>
    </message>
    <message>
        <source>Treats pay for better rolls.</source>
        <translation>Лакомства пригодятся для перебросов.</translation>
    </message>
    <message numerus="yes">
        <source>The trick brings %n treat(s).</source>
        <extracomment>Why a trick is advised.</extracomment>
        <translation>
            <numerusform>Трюк приносит %n лакомство.</numerusform>
            <numerusform>Трюк приносит %n лакомства.</numerusform>
            <numerusform>Трюк приносит %n лакомств.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of all tricks, it helps the dogs most.</source>
        <translation>Из всех трюков этот полезнее всего собакам.</translation>
    </message>
    <message>
        <source>The roll lies so badly that another is worth a treat.</source>
        <translation>Бросок такой неудачный, что на новый не жалко лакомства.</translation>
    </message>
    <message>
        <source>A better roll is not likely.</source>
        <translation>Лучше вряд ли выпадет.</translation>
    </message>
    <message>
        <source>As it lies, the roll busts.</source>
        <translation>Без переброса будет перебор.</translation>
    </message>
    <message>
        <source>It busts, but the treat is worth more than what is lost.</source>
        <translation>Это перебор, но лакомство дороже того, что пропадёт.</translation>
    </message>
    <message>
        <source>Nothing else is left: every choice busts.</source>
        <translation>Другого не остаётся: перебор при любом выборе.</translation>
    </message>
    <message>
        <source>These dice complete a dog.</source>
        <translation>С этими кубиками собака будет заполнена.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) find a space, and nothing is buried.</source>
        <extracomment>Why dice are kept or placed so.</extracomment>
        <translation>
            <numerusform>%n кубик ложится в ячейку, закапывать нечего.</numerusform>
            <numerusform>%n кубика ложатся в ячейки, закапывать нечего.</numerusform>
            <numerusform>%n кубиков ложатся в ячейки, закапывать нечего.</numerusform>
        </translation>
    </message>
    <message>
        <source>The yard takes them: pips buried, %1.</source>
        <extracomment>Why dice are kept. %1 is a number of pips.</extracomment>
        <translation>Двор их вместит, закопано очков: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) find a space; pips buried: %1.</source>
        <extracomment>Why dice are kept. %n dice find a space; %1 is a number of pips.</extracomment>
        <translation>
            <numerusform>%n кубик ложится в ячейку; закопано очков: %1.</numerusform>
            <numerusform>%n кубика ложатся в ячейки; закопано очков: %1.</numerusform>
            <numerusform>%n кубиков ложатся в ячейки; закопано очков: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next roll fits better then.</source>
        <translation>Тогда следующему броску легче подойти.</translation>
    </message>
    <message>
        <source>No change would help.</source>
        <translation>Никакое изменение не поможет.</translation>
    </message>
    <message>
        <source>The yard total of %1 is %2 then.</source>
        <extracomment>Why a die is changed. %1 is another player’s name, %2 a yard total.</extracomment>
        <translation>Сумма во дворе игрока %1 станет %2.</translation>
    </message>
    <message>
        <source>The yard of %1 busts.</source>
        <extracomment>Why a die is changed. %1 is another player’s name.</extracomment>
        <translation>Во дворе игрока %1 случится перебор.</translation>
    </message>
    <message>
        <source>The yard total sinks to %1.</source>
        <extracomment>Why a die is changed. %1 is the yard total.</extracomment>
        <translation>Сумма во дворе уменьшится до %1.</translation>
    </message>
</context>
<context>
    <name>DogsWords</name>
    <message>
        <source>All dice have a place. Confirm, or move them about.</source>
        <translation>Все кубики на местах. Подтвердите или переложите их.</translation>
    </message>
    <message numerus="yes">
        <source>Where does the die go? %n left to place.</source>
        <translation>
            <numerusform>Куда положить кубик? Осталось разместить: %n.</numerusform>
            <numerusform>Куда положить кубик? Осталось разместить: %n.</numerusform>
            <numerusform>Куда положить кубик? Осталось разместить: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1? It busts: the yard and all dice on dogs would be lost.</source>
        <extracomment>Headline: a choice that busts is asked once more. %1 is that choice: &quot;Keep every 5&quot;.</extracomment>
        <translation>%1? Это перебор: пропадут кубики во дворе и&#xa0;все кубики на собаках.</translation>
    </message>
    <message>
        <source>To which space does the die go? It comes from: %1.</source>
        <extracomment>Headline. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>В какую ячейку переместить кубик? Откуда: %1.</translation>
    </message>
    <message>
        <source>Raise or lower the %1 in the yard of %2?</source>
        <extracomment>Headline. %1 is what a buried die shows, %2 whose yard it lies in.</extracomment>
        <translation>Увеличить или уменьшить %1 во дворе игрока %2?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Place as suggested</source>
        <extracomment>Button: dice are laid out as the program suggests, and can still be moved.</extracomment>
        <translation>Разместить по совету</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Button: what is laid out is done.</extracomment>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>Confirm the bust</source>
        <extracomment>Button: what is laid out is done, though the yard busts by it.</extracomment>
        <translation>Подтвердить перебор</translation>
    </message>
    <message>
        <source>This roll busts</source>
        <extracomment>A warning beside the roll: however it is placed, the yard busts. Short.</extracomment>
        <translation>Этот бросок — перебор</translation>
    </message>
    <message>
        <source>This choice busts</source>
        <extracomment>A warning beside the roll: the dice that are chosen bust the yard. Short.</extracomment>
        <translation>Этот выбор&#xa0;— перебор</translation>
    </message>
    <message>
        <source>Those in red would bust</source>
        <extracomment>A warning beside the roll: keeping the numbers framed in red would bust. Short.</extracomment>
        <translation>С красными будет перебор</translation>
    </message>
    <message>
        <source>Click a number to keep</source>
        <extracomment>Beside the roll: a click on a die keeps all dice of its number. Short.</extracomment>
        <translation>Щёлкните нужное число</translation>
    </message>
    <message>
        <source>All dogs complete!</source>
        <extracomment>Beside the roll: all dogs of the player would be complete, and scored at once. An exclamation. Short.</extracomment>
        <translation>Все собаки заполнены!</translation>
    </message>
    <message>
        <source>Complete: %1</source>
        <extracomment>Beside the roll: these dogs would be complete. %1 lists dogs. Short.</extracomment>
        <translation>Заполнено: %1</translation>
    </message>
    <message>
        <source>This space takes a %1, not a %2.</source>
        <extracomment>Why not: %1 is the number of the space, %2 what the die shows.</extracomment>
        <translation>В эту ячейку идёт %1, а не %2.</translation>
    </message>
    <message>
        <source>Place the %1: %2</source>
        <extracomment>A place for a die. %1 is what it shows, %2 a dog.</extracomment>
        <translation>Разместить %1: %2</translation>
    </message>
    <message>
        <source>Bury the %1 in the yard</source>
        <extracomment>A place for a die. %1 is what it shows.</extracomment>
        <translation>Закопать %1 во дворе</translation>
    </message>
    <message>
        <source>Take the %1 out of the yard</source>
        <extracomment>A die that was laid out comes back. %1 is what it shows.</extracomment>
        <translation>Забрать %1 со двора</translation>
    </message>
    <message>
        <source>Take the die back: %1</source>
        <extracomment>A die that was laid out comes back. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Забрать кубик: %1</translation>
    </message>
    <message>
        <source>Take up the %1</source>
        <extracomment>Another die is placed first. %1 is what it shows.</extracomment>
        <translation>Взять кубик: %1</translation>
    </message>
    <message>
        <source>completes this dog</source>
        <extracomment>What a die does on a dog.</extracomment>
        <translation>собака будет заполнена</translation>
    </message>
    <message>
        <source>%1 of %2 filled</source>
        <extracomment>What a die does on a dog: so many spaces hold a die then. %1 and %2 are numbers.</extracomment>
        <translation>заполнено %1 из %2</translation>
    </message>
    <message>
        <source>%1, over 7: bust</source>
        <extracomment>What burying a die does. %1 is the yard total.</extracomment>
        <translation>%1, больше 7: перебор</translation>
    </message>
    <message>
        <source>yard total %1 of 7</source>
        <extracomment>What burying a die does. %1 is the yard total.</extracomment>
        <translation>сумма во дворе %1 из 7</translation>
    </message>
    <message>
        <source>Do not choose: %1</source>
        <extracomment>A die of the roll is not chosen any more. %1 is what it shows.</extracomment>
        <translation>Не выбирать: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>A die of the roll is chosen. %1 is what it shows.</extracomment>
        <translation>Выбрать: %1</translation>
    </message>
    <message>
        <source>Move the die: %1</source>
        <extracomment>A die is picked up to be moved. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Переместить кубик: %1</translation>
    </message>
    <message>
        <source>Change the %1 in the yard of %2</source>
        <extracomment>A buried die is picked to be raised or lowered. %1 is what it shows, %2 whose yard it lies in.</extracomment>
        <translation>Изменить %1 во дворе игрока %2</translation>
    </message>
    <message>
        <source>%1 of %2 left to place</source>
        <extracomment>%1 of %2 dice are still to be placed.</extracomment>
        <translation>Осталось: %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) set aside</source>
        <translation>
            <numerusform>Отложено: %n</numerusform>
            <numerusform>Отложено: %n</numerusform>
            <numerusform>Отложено: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Named: %1</source>
        <extracomment>Small heading. %1 is a number.</extracomment>
        <translation>Названо: %1</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <extracomment>Small heading: what the chosen dice add up to.</extracomment>
        <translation>Сумма: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) chosen</source>
        <translation>
            <numerusform>Выбрано: %n</numerusform>
            <numerusform>Выбрано: %n</numerusform>
            <numerusform>Выбрано: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n die(s)</source>
        <translation>
            <numerusform>Дальше: %n кубик</numerusform>
            <numerusform>Дальше: %n кубика</numerusform>
            <numerusform>Дальше: %n кубиков</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll</source>
        <extracomment>Button: a treat pays for rolling the die again.</extracomment>
        <translation>Перебросить</translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n</source>
        <extracomment>Button: a treat pays for rolling the chosen dice again.</extracomment>
        <translation>
            <numerusform>Перебросить %n</numerusform>
            <numerusform>Перебросить %n</numerusform>
            <numerusform>Перебросить %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll all</source>
        <extracomment>Button: a treat pays for rolling all dice again.</extracomment>
        <translation>Перебросить все</translation>
    </message>
    <message>
        <source>that it busts</source>
        <extracomment>Beside a badge: what its percentage is the chance of. Short.</extracomment>
        <translation>перебор</translation>
    </message>
    <message>
        <source>to complete a dog</source>
        <extracomment>Beside a badge: what its percentage is the chance of. Short.</extracomment>
        <translation>заполнить собаку</translation>
    </message>
    <message>
        <source>Keep these</source>
        <extracomment>Button: the chosen dice are kept, the others discarded.</extracomment>
        <translation>Оставить эти</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n</source>
        <extracomment>Button: so many chosen dice are discarded, the others kept.</extracomment>
        <translation>
            <numerusform>Сбросить %n</numerusform>
            <numerusform>Сбросить %n</numerusform>
            <numerusform>Сбросить %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a trick</source>
        <translation>Выберите трюк</translation>
    </message>
    <message>
        <source>Next dog</source>
        <translation>Следующая</translation>
    </message>
    <message>
        <source>The deck of dogs</source>
        <translation>Колода собак</translation>
    </message>
    <message numerus="yes">
        <source>Next dog: %1, spaces %2. %n dog(s) in the deck.</source>
        <extracomment>The deck for screen readers. %1 is the next dog, %2 its numbers.</extracomment>
        <translation>
            <numerusform>Следующая собака: %1, ячейки: %2. В колоде: %n собака.</numerusform>
            <numerusform>Следующая собака: %1, ячейки: %2. В колоде: %n собаки.</numerusform>
            <numerusform>Следующая собака: %1, ячейки: %2. В колоде: %n собак.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, dog of %2: complete</source>
        <extracomment>A dog for screen readers. %1 is its name, %2 whose it is.</extracomment>
        <translation>%1, собака игрока %2: заполнена</translation>
    </message>
    <message>
        <source>%1, dog of %2. Free: %3.</source>
        <extracomment>A dog for screen readers. %1 is its name, %2 whose it is, %3 lists the numbers of its free spaces.</extracomment>
        <translation>%1, собака игрока %2. Свободно: %3.</translation>
    </message>
    <message>
        <source>Spaces: %1.</source>
        <extracomment>A dog’s card. %1 lists its numbers.</extracomment>
        <translation>Ячейки: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n paw(s).</source>
        <extracomment>The paws on a dog’s card.</extracomment>
        <translation>
            <numerusform>%n лапа.</numerusform>
            <numerusform>%n лапы.</numerusform>
            <numerusform>%n лап.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Free space: %1</source>
        <extracomment>A free space for screen readers. %1 is the space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Свободная ячейка: %1</translation>
    </message>
    <message>
        <source>Die on a dog: %1</source>
        <extracomment>A die on a dog for screen readers. %1 is the space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Кубик на собаке: %1</translation>
    </message>
    <message>
        <source>Buried: %1, in the yard of %2</source>
        <extracomment>A buried die for screen readers. %1 is what it shows, %2 whose yard it lies in.</extracomment>
        <translation>Закопан кубик: %1, двор игрока %2</translation>
    </message>
    <message>
        <source>Rolled: %1</source>
        <extracomment>A die of the roll for screen readers. %1 is what it shows.</extracomment>
        <translation>Выпало: %1</translation>
    </message>
    <message>
        <source>Yard of %1: empty</source>
        <extracomment>A yard for screen readers. %1 is whose it is.</extracomment>
        <translation>Двор игрока %1: пусто</translation>
    </message>
    <message>
        <source>Yard of %1: %2 of 7. Buried: %3.</source>
        <extracomment>A yard for screen readers. %1 is whose it is, %2 its total, %3 lists the buried dice.</extracomment>
        <translation>Двор игрока %1: %2 из 7. Закопано: %3.</translation>
    </message>
    <message>
        <source>Bust!</source>
        <extracomment>On the yard’s slip: it holds more than 7. An exclamation.</extracomment>
        <translation>Перебор!</translation>
    </message>
    <message>
        <source>full: nothing more fits</source>
        <translation>двор полон</translation>
    </message>
    <message numerus="yes">
        <source>%n more is safe</source>
        <extracomment>On the yard’s slip: so many pips more can be buried.</extracomment>
        <translation>
            <numerusform>можно ещё %n</numerusform>
            <numerusform>можно ещё %n</numerusform>
            <numerusform>можно ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A yard of 8 or more busts: all dice on dogs and in the yard are lost.</source>
        <translation>8 и больше во дворе&#xa0;— перебор: пропадают все кубики и на собаках, и во дворе.</translation>
    </message>
    <message>
        <source>%1: dogs scored: %2 of 6, treats: %3, paws: %4</source>
        <extracomment>A player for screen readers. %1 is the name, %2 the dogs scored of 6, %3 the treats.</extracomment>
        <translation>%1: засчитано собак: %2 из 6, лакомства: %3, лапы: %4</translation>
    </message>
    <message>
        <source>Trick: %1, used</source>
        <extracomment>A trick for screen readers. %1 is its name.</extracomment>
        <translation>Трюк: %1, использован</translation>
    </message>
    <message numerus="yes">
        <source>Trick: %1, ready, %n treat(s) on it</source>
        <extracomment>A trick for screen readers. %1 is its name, %n are the treats on it.</extracomment>
        <translation>
            <numerusform>Трюк: %1, готов, на нём %n лакомство</numerusform>
            <numerusform>Трюк: %1, готов, на нём %n лакомства</numerusform>
            <numerusform>Трюк: %1, готов, на нём %n лакомств</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick: %1, ready</source>
        <extracomment>A trick for screen readers. %1 is its name.</extracomment>
        <translation>Трюк: %1, готов</translation>
    </message>
    <message>
        <source>Tricks and dogs</source>
        <translation>Трюки и собаки</translation>
    </message>
    <message>
        <source>Each die you roll goes on a free space with its number, or into your yard. A yard of 8 or more busts. A treat rerolls all dice of a roll. Are all your dogs complete after a roll, they are scored at once; else scoring takes a turn. Six scored dogs win.</source>
        <translation>Каждый брошенный кубик ложится в свободную ячейку со своим числом или во двор. Если во дворе 8 или больше, это перебор. За лакомство перебрасывают все кубики броска. Если после броска заполнены все ваши собаки, они засчитываются сразу; иначе на это нужен ход. Шесть засчитанных собак&#xa0;— победа.</translation>
    </message>
    <message>
        <source>Dogs scored, by turn</source>
        <translation>Засчитанные собаки по ходам</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>Переборы</translation>
    </message>
    <message>
        <source>Treats taken</source>
        <translation>Взятые лакомства</translation>
    </message>
    <message>
        <source>Dogs scored for free</source>
        <translation>Бесплатные собаки</translation>
    </message>
    <message>
        <source>Busts, treats, and free dogs</source>
        <translation>Переборы, лакомства и бесплатные собаки</translation>
    </message>
    <message>
        <source>Dice of the match</source>
        <translation>Кубики партии</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>count</comment>
        <extracomment>A player and a number. %1 is the name.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – %2.</source>
        <extracomment>Figures of a match for screen readers. %1 says what is counted, %2 lists players and numbers.</extracomment>
        <translation>%1&#xa0;— %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rolled</comment>
        <extracomment>How often a number was rolled. %1 is the number.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Подготовка</translation>
    </message>
    <message>
        <source>Turn %1 · best: %2 of 6 dogs</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 the most dogs a player has scored.</extracomment>
        <translation>Ход %1 · лидер: %2 из 6 собак</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Трюки</translation>
    </message>
    <message>
        <source>Howl and Roll Over are always there. The four below count where tricks are chosen one by one.</source>
        <translation>«Вой» и «Кувырок» есть всегда. Четыре трюка ниже действуют, только если трюки выбирают по одному.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>set</comment>
        <extracomment>A set of tricks in a list. %1 is its name, %2 lists its tricks.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
</TS>
