<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>Cuccu</name>
    <message>
        <source>Cuccù</source>
        <translation>Кукку</translation>
    </message>
    <message>
        <source>One card, three lives: keep it or pass it on</source>
        <translation>Одна карта, три жизни: оставить или передать дальше?</translation>
    </message>
    <message>
        <source>Everybody holds a single card and may ask the next player to exchange it. At the end of the deal the lowest card loses a life. But beware whom you ask: the Hunter and the Cat bite, the Inn bargains, the Horse runs on, and the Cuckoo stays where it sits.</source>
        <translation>У каждого всего одна карта, и её можно предложить на обмен следующему игроку. В конце раздачи самая младшая карта стоит жизни. Но смотрите, на кого попадёте: Охотник и Кот отнимают жизнь сразу, Трактир торгуется, Конь скачет мимо, а Кукушка с места не тронется.</translation>
    </message>
    <message>
        <source>Cuccù follows the rules of the traditional Italian card game of that name, also known as the Cuckoo, with its own deck of 40 cards.</source>
        <translation>«Кукку» следует правилам старинной итальянской карточной игры с тем же названием, известной и как «Кукушка». У неё своя колода из 40 карт.</translation>
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
    <name>CuccuCards</name>
    <message>
        <source>Fool</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Шут</translation>
    </message>
    <message>
        <source>Lion</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Лев</translation>
    </message>
    <message>
        <source>Mask</source>
        <extracomment>Name of a card, as printed on it: a stone mask that spouts water.</extracomment>
        <translation>Маска</translation>
    </message>
    <message>
        <source>Bucket</source>
        <extracomment>Name of a card, as printed on it: a bucket over a well.</extracomment>
        <translation>Ведро</translation>
    </message>
    <message>
        <source>Zero</source>
        <extracomment>Name of a card, as printed on it: an empty plate.</extracomment>
        <translation>Ноль</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>Name of a card with a number, as printed on it.</extracomment>
        <translation>Единица</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Двойка</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Тройка</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Четвёрка</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Пятёрка</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Шестёрка</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Семёрка</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Восьмёрка</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Девятка</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Десятка</translation>
    </message>
    <message>
        <source>Inn</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Трактир</translation>
    </message>
    <message>
        <source>Cat</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Кот</translation>
    </message>
    <message>
        <source>Horse</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Конь</translation>
    </message>
    <message>
        <source>Hunter</source>
        <extracomment>Name of a card, as printed on it: an archer.</extracomment>
        <translation>Охотник</translation>
    </message>
    <message>
        <source>Cuckoo</source>
        <extracomment>Name of a card, as printed on it: the bird.</extracomment>
        <translation>Кукушка</translation>
    </message>
    <message>
        <source>You hold the Fool.</source>
        <extracomment>First sentence of the headline when it is your turn; a question follows.</extracomment>
        <translation>У вас Шут.</translation>
    </message>
    <message>
        <source>You hold the Lion.</source>
        <translation>У вас Лев.</translation>
    </message>
    <message>
        <source>You hold the Mask.</source>
        <translation>У вас Маска.</translation>
    </message>
    <message>
        <source>You hold the Bucket.</source>
        <translation>У вас Ведро.</translation>
    </message>
    <message>
        <source>You hold the Zero.</source>
        <translation>У вас Ноль.</translation>
    </message>
    <message>
        <source>You hold the One.</source>
        <translation>У вас Единица.</translation>
    </message>
    <message>
        <source>You hold the Two.</source>
        <translation>У вас Двойка.</translation>
    </message>
    <message>
        <source>You hold the Three.</source>
        <translation>У вас Тройка.</translation>
    </message>
    <message>
        <source>You hold the Four.</source>
        <translation>У вас Четвёрка.</translation>
    </message>
    <message>
        <source>You hold the Five.</source>
        <translation>У вас Пятёрка.</translation>
    </message>
    <message>
        <source>You hold the Six.</source>
        <translation>У вас Шестёрка.</translation>
    </message>
    <message>
        <source>You hold the Seven.</source>
        <translation>У вас Семёрка.</translation>
    </message>
    <message>
        <source>You hold the Eight.</source>
        <translation>У вас Восьмёрка.</translation>
    </message>
    <message>
        <source>You hold the Nine.</source>
        <translation>У вас Девятка.</translation>
    </message>
    <message>
        <source>You hold the Ten.</source>
        <translation>У вас Десятка.</translation>
    </message>
    <message>
        <source>You hold the Inn.</source>
        <translation>У вас Трактир.</translation>
    </message>
    <message>
        <source>You hold the Cat.</source>
        <translation>У вас Кот.</translation>
    </message>
    <message>
        <source>You hold the Horse.</source>
        <translation>У вас Конь.</translation>
    </message>
    <message>
        <source>You hold the Hunter.</source>
        <translation>У вас Охотник.</translation>
    </message>
    <message>
        <source>You hold the Cuckoo.</source>
        <translation>У вас Кукушка.</translation>
    </message>
    <message>
        <source>%1 shows the Inn.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 показывает Трактир.</translation>
    </message>
    <message>
        <source>%1 shows the Cat.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 показывает Кота.</translation>
    </message>
    <message>
        <source>%1 shows the Horse.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 показывает Коня.</translation>
    </message>
    <message>
        <source>%1 shows the Hunter.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 показывает Охотника.</translation>
    </message>
    <message>
        <source>%1 shows the Cuckoo.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 показывает Кукушку.</translation>
    </message>
    <message>
        <source>shows the Inn</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>показан Трактир</translation>
    </message>
    <message>
        <source>shows the Cat</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>показан Кот</translation>
    </message>
    <message>
        <source>shows the Horse</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>показан Конь</translation>
    </message>
    <message>
        <source>shows the Hunter</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>показан Охотник</translation>
    </message>
    <message>
        <source>shows the Cuckoo</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>показана Кукушка</translation>
    </message>
    <message>
        <source>The Cuckoo refuses: %1 and %2 keep their cards.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>Кукушка отказывает: %1 и %2 остаются при своих картах.</translation>
    </message>
    <message>
        <source>The Hunter refuses: %1 and %2 keep their cards.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>Охотник отказывает: %1 и %2 остаются при своих картах.</translation>
    </message>
    <message>
        <source>The Cat refuses: %2 exchanges nothing with %1.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>Кот отказывает: %1 отступает, %2 остаётся при своей карте.</translation>
    </message>
    <message>
        <source>Counts as printed. Whoever is asked for it must give it.</source>
        <translation>Считается, как напечатано. Если предложили обмен, её надо отдать.</translation>
    </message>
    <message>
        <source>One Fool ties with the lowest card, and both lose a life. Two Fools count 14½ each; only the Cuckoo is more.</source>
        <translation>Один Шут равен самой младшей карте: жизнь теряют оба игрока. Два Шута стоят по 14½, старше только Кукушка.</translation>
    </message>
    <message>
        <source>The lowest number of all. Pass it on while you can.</source>
        <translation>Самое маленькое число из всех. Избавьтесь от Льва, пока можно.</translation>
    </message>
    <message>
        <source>Only the Lion is lower. Whoever is asked for it must give it.</source>
        <translation>Младше только Лев. Если предложили обмен, её надо отдать.</translation>
    </message>
    <message>
        <source>One below the Zero. Whoever is asked for it must give it.</source>
        <translation>На единицу меньше Ноля. Если предложили обмен, его надо отдать.</translation>
    </message>
    <message>
        <source>Counts nothing at all. With a guarantee from the Inn, another player pays if it loses.</source>
        <translation>Не стоит ничего. С поручительством Трактира за проигравший Ноль платит другой игрок.</translation>
    </message>
    <message>
        <source>Stops the exchange. Whoever asked may demand a guarantee; then the innkeeper agrees, or gives the Inn away.</source>
        <translation>Останавливает обмен. По требованию трактирщик даёт поручительство или отдаёт Трактир.</translation>
    </message>
    <message>
        <source>Refuses; whoever asked loses a life at once. The asking card runs back to where it was dealt.</source>
        <translation>Отказывает, а инициатор обмена сразу теряет жизнь. Карта инициатора бежит назад, туда, где её сдали.</translation>
    </message>
    <message>
        <source>Leaps aside: the next player is asked. Past the dealer, the top card of the deck is taken.</source>
        <translation>Отскакивает в сторону: обмен предлагают следующему игроку. Если Конь у сдающего, берут карту сверху колоды.</translation>
    </message>
    <message>
        <source>Refuses the exchange. Whoever asked loses a life at once.</source>
        <translation>Отказывает в обмене. Инициатор обмена сразу теряет жизнь.</translation>
    </message>
    <message>
        <source>Refuses the exchange. Never loses a life at the showdown.</source>
        <translation>Отказывает в обмене. При вскрытии никогда не теряет жизнь.</translation>
    </message>
</context>
<context>
    <name>CuccuWords</name>
    <message>
        <source>Deal %1 · %2 deals</source>
        <extracomment>Small line under the title. %1 is the number of the deal, %2 the dealer&apos;s name.</extracomment>
        <translation>Раздача %1 · сдаёт %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A card in a list: %1 is its name, %2 its Roman numeral or number.</extracomment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>Карты и их свойства</translation>
    </message>
    <message>
        <source>Powers work only in a card just dealt to a player who is asked for an exchange. A card that was passed on, drawn from the deck, or held in one’s own turn is only its number.</source>
        <translation>Свойство действует, только когда карту сдали игроку, которому предлагают обмен. Если карту передали, взяли из колоды или держат в свой ход, считается лишь её число.</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <translation>В первой раздаче сдаёт %1.</translation>
    </message>
    <message>
        <source>Deal %1. The dealer is %2.</source>
        <extracomment>Log line. %1 is the number of the deal, %2 the dealer&apos;s name.</extracomment>
        <translation>Раздача %1. Сдаёт %2.</translation>
    </message>
    <message>
        <source>%1 is dealt a card: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the name of a card.</extracomment>
        <translation>%1 получает карту: %2.</translation>
    </message>
    <message>
        <source>%1 is dealt a card.</source>
        <translation>%1 получает карту.</translation>
    </message>
    <message>
        <source>%1 keeps the card.</source>
        <translation>%1 оставляет карту.</translation>
    </message>
    <message>
        <source>%1 asks %2 to exchange cards.</source>
        <extracomment>Log line. %1 and %2 are players&apos; names.</extracomment>
        <translation>%1 предлагает обмен. Отвечает: %2.</translation>
    </message>
    <message>
        <source>%1 and %2 exchange cards. %1 gives: %3. %2 gives: %4.</source>
        <extracomment>Log line. %1 and %2 are players&apos; names, %3 and %4 the cards they give.</extracomment>
        <translation>%1 и %2 обмениваются картами. %1 отдаёт: %3. %2 отдаёт: %4.</translation>
    </message>
    <message>
        <source>%1 and %2 exchange cards.</source>
        <translation>%1 и %2 обмениваются картами.</translation>
    </message>
    <message>
        <source>%1 is passed over; %2 tries further on.</source>
        <extracomment>Log line: the Horse was shown. %1 is its holder, %2 the player who asked.</extracomment>
        <translation>%1 остаётся в стороне; %2 пробует дальше.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>One hand at the showdown: %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>%1&#xa0;— %2</translation>
    </message>
    <message>
        <source>Showdown: %1.</source>
        <extracomment>Log line. %1 lists the players with their cards.</extracomment>
        <translation>Вскрытие: %1.</translation>
    </message>
    <message>
        <source>%1 gives up the exchange; both keep their cards.</source>
        <extracomment>Log line, at the Inn. %1 is the player who asked.</extracomment>
        <translation>%1 отказывается от обмена; карты остаются на местах.</translation>
    </message>
    <message>
        <source>%1 demands a guarantee from %2.</source>
        <extracomment>Log line, at the Inn. %1 is the player who asked, %2 the innkeeper.</extracomment>
        <translation>%1 требует поручительства. Отвечает: %2.</translation>
    </message>
    <message>
        <source>%1 agrees, and will pay if %2 loses with a Zero.</source>
        <extracomment>Log line, at the Inn. %1 is the innkeeper, %2 the player who asked.</extracomment>
        <translation>%1 соглашается и заплатит жизнью, если %2 проиграет с Нолём.</translation>
    </message>
    <message>
        <source>%1 declines and gives the Inn away.</source>
        <extracomment>Log line, at the Inn. %1 is the innkeeper.</extracomment>
        <translation>%1 отклоняет требование и отдаёт Трактир.</translation>
    </message>
    <message>
        <source>%1 and %2 take their former cards back.</source>
        <extracomment>Log line, after the Cat. %1 and %2 are players&apos; names.</extracomment>
        <translation>%1 и %2 возвращают друг другу карты.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <extracomment>Log line: a player has no lives left.</extracomment>
        <translation>%1 выбывает.</translation>
    </message>
    <message>
        <source>Nobody has a life left.</source>
        <translation>Жизней не осталось ни у кого.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone returns with %n life(s).</source>
        <translation>
            <numerusform>Все возвращаются: по %n жизни.</numerusform>
            <numerusform>Все возвращаются: по %n жизни.</numerusform>
            <numerusform>Все возвращаются: по %n жизней.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1 выигрывает партию.</translation>
    </message>
    <message>
        <source>%1 asked the Hunter and loses the last life.</source>
        <translation>%1 натыкается на Охотника и теряет последнюю жизнь.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asked the Hunter, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 натыкается на Охотника и теряет жизнь. Остаётся %n жизнь.</numerusform>
            <numerusform>%1 натыкается на Охотника и теряет жизнь. Остаются %n жизни.</numerusform>
            <numerusform>%1 натыкается на Охотника и теряет жизнь. Остаётся %n жизней.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asked the Cat and loses the last life.</source>
        <translation>%1 натыкается на Кота и теряет последнюю жизнь.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asked the Cat, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 натыкается на Кота и теряет жизнь. Остаётся %n жизнь.</numerusform>
            <numerusform>%1 натыкается на Кота и теряет жизнь. Остаются %n жизни.</numerusform>
            <numerusform>%1 натыкается на Кота и теряет жизнь. Остаётся %n жизней.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds the only Fool and loses the last life.</source>
        <translation>%1 показывает единственного Шута и теряет последнюю жизнь.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds the only Fool, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 показывает единственного Шута и теряет жизнь. Остаётся %n жизнь.</numerusform>
            <numerusform>%1 показывает единственного Шута и теряет жизнь. Остаются %n жизни.</numerusform>
            <numerusform>%1 показывает единственного Шута и теряет жизнь. Остаётся %n жизней.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays the last life for the Zero of %2.</source>
        <extracomment>%1 is the innkeeper, %2 the player who lost with the Zero.</extracomment>
        <translation>%1 отдаёт последнюю жизнь за Ноль игрока %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays a life for the Zero of %2 and has %n left.</source>
        <extracomment>%1 is the innkeeper, %2 the player who lost with the Zero.</extracomment>
        <translation>
            <numerusform>%1 платит жизнью за Ноль игрока %2. Остаётся %n жизнь.</numerusform>
            <numerusform>%1 платит жизнью за Ноль игрока %2. Остаются %n жизни.</numerusform>
            <numerusform>%1 платит жизнью за Ноль игрока %2. Остаётся %n жизней.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the lowest card and loses the last life.</source>
        <translation>%1 показывает самую младшую карту и теряет последнюю жизнь.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the lowest card, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 показывает самую младшую карту и теряет жизнь. Остаётся %n жизнь.</numerusform>
            <numerusform>%1 показывает самую младшую карту и теряет жизнь. Остаются %n жизни.</numerusform>
            <numerusform>%1 показывает самую младшую карту и теряет жизнь. Остаётся %n жизней.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exchanges with the bottom card of the deck.</source>
        <translation>%1 меняет свою карту на карту снизу колоды.</translation>
    </message>
    <message>
        <source>%1 exchanges with the top card of the deck.</source>
        <translation>%1 меняет свою карту на карту сверху колоды.</translation>
    </message>
    <message>
        <source>%1 exchanges with the bottom card of the deck: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the card drawn.</extracomment>
        <translation>%1 меняет свою карту на карту снизу колоды: %2.</translation>
    </message>
    <message>
        <source>%1 exchanges with the top card of the deck: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the card drawn.</extracomment>
        <translation>%1 меняет свою карту на карту сверху колоды: %2.</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Оставить карту</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Обменять</translation>
    </message>
    <message>
        <source>Give up the exchange</source>
        <translation>Отказаться от обмена</translation>
    </message>
    <message>
        <source>Demand a guarantee</source>
        <translation>Потребовать поручительства</translation>
    </message>
    <message>
        <source>Agree and guarantee</source>
        <extracomment>Button of the innkeeper: promise to pay for a losing Zero.</extracomment>
        <translation>Согласиться</translation>
    </message>
    <message>
        <source>Decline and give the Inn away</source>
        <translation>Отдать Трактир</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Следующая раздача</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>В первой раздаче сдаёт %1</translation>
    </message>
    <message>
        <source>Card dealt: %1</source>
        <extracomment>%1 is the name of a card.</extracomment>
        <translation>Сдана карта: %1</translation>
    </message>
    <message>
        <source>Bottom card of the deck: %1</source>
        <translation>Карта снизу колоды: %1</translation>
    </message>
    <message>
        <source>Top card of the deck: %1</source>
        <translation>Карта сверху колоды: %1</translation>
    </message>
    <message>
        <source>You hold: %1</source>
        <extracomment>Second line of the button &quot;Keep the card&quot;. %1 is the name of the card.</extracomment>
        <translation>У вас: %1</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <extracomment>Second line of the button &quot;Exchange&quot;. %1 is the name of the next player.</extracomment>
        <translation>Ответит %1</translation>
    </message>
    <message>
        <source>Take the bottom card of the deck</source>
        <translation>На карту снизу колоды</translation>
    </message>
    <message>
        <source>Both keep their cards</source>
        <translation>Карты остаются на местах</translation>
    </message>
    <message>
        <source>If your Zero loses, %1 pays, or gives you the Inn now</source>
        <extracomment>Second line of the button &quot;Demand a guarantee&quot;, to the holder of a Zero. %1 is the innkeeper.</extracomment>
        <translation>За проигравший Ноль платит %1 или отдаёт Трактир</translation>
    </message>
    <message>
        <source>A bluff: only a Zero is covered; %1 may give you the Inn</source>
        <extracomment>Second line of the button &quot;Demand a guarantee&quot;, to somebody without a Zero. %1 is the innkeeper.</extracomment>
        <translation>Блеф: ручаются только за Ноль; %1 может отдать Трактир</translation>
    </message>
    <message>
        <source>%1 lose a life.</source>
        <extracomment>Headline after the showdown: each of them loses one life. %1 is a list of two or more players&apos; names.</extracomment>
        <translation>%1 теряют по жизни.</translation>
    </message>
    <message>
        <source>If all go out in the same deal, everyone returns with as many.</source>
        <translation>Если в одной раздаче выбывают все, все возвращаются с тем же числом.</translation>
    </message>
    <message>
        <source>Pay a life if %1 loses with a Zero</source>
        <extracomment>Second line of the button &quot;Agree and guarantee&quot;. %1 is the player who asked.</extracomment>
        <translation>Заплатить жизнью, если %1 проиграет с Нолём</translation>
    </message>
    <message>
        <source>Then decide about the card you receive</source>
        <translation>Потом решить судьбу полученной карты</translation>
    </message>
    <message>
        <source>Everyone returns</source>
        <translation>Все возвращаются</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <extracomment>Second line of the button &quot;Next deal&quot;. %1 is the next dealer.</extracomment>
        <translation>Сдаёт %1</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>Кто сдаёт в первой раздаче, решает жребий.</translation>
    </message>
    <message>
        <source>%1 shows the Inn. Give up the exchange, or demand a guarantee?</source>
        <extracomment>Headline. %1 is the player who shows the Inn.</extracomment>
        <translation>%1 показывает Трактир. Отказаться или потребовать поручительства?</translation>
    </message>
    <message>
        <source>%1 demands a guarantee for a Zero. Agree, or give the Inn away?</source>
        <extracomment>Headline for the innkeeper. %1 is the player who asked.</extracomment>
        <translation>%1 требует поручительства за Ноль. Согласиться или отдать Трактир?</translation>
    </message>
    <message>
        <source>%1 decides at the Inn.</source>
        <extracomment>Headline while another player answers at the Inn.</extracomment>
        <translation>У Трактира решает %1.</translation>
    </message>
    <message>
        <source>%1 decides: keep, or exchange?</source>
        <extracomment>Headline while another player chooses.</extracomment>
        <translation>Решает %1: оставить карту или обменять?</translation>
    </message>
    <message>
        <source>Keep it, or exchange with the deck?</source>
        <translation>Оставить карту или обменять её с колодой?</translation>
    </message>
    <message>
        <source>Keep it, or ask %1?</source>
        <extracomment>Second sentence of the headline, after &quot;You hold the Six.&quot; %1 is the next player.</extracomment>
        <translation>Оставить карту или предложить обмен? Ответит %1.</translation>
    </message>
    <message>
        <source>Cards are dealt only when they are needed.</source>
        <extracomment>Third sentence of the headline, in the first deal, while the next player has no card.</extracomment>
        <translation>Карты сдаются, только когда они нужны.</translation>
    </message>
    <message>
        <source>Nobody has a life left: everyone returns.</source>
        <translation>Жизней не осталось ни у кого: все возвращаются.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Раздача окончена.</translation>
    </message>
    <message>
        <source>Nobody loses a life in this deal.</source>
        <translation>В этой раздаче никто не теряет жизни.</translation>
    </message>
    <message>
        <source>%1 holds the only Fool and loses a life.</source>
        <translation>%1 показывает единственного Шута и теряет жизнь.</translation>
    </message>
    <message>
        <source>%1 pays a life for the Zero of %2.</source>
        <translation>%1 платит жизнью за Ноль игрока %2.</translation>
    </message>
    <message>
        <source>%1 has the lowest card and loses a life.</source>
        <translation>%1 показывает самую младшую карту и теряет жизнь.</translation>
    </message>
    <message>
        <source>Only you have a life left.</source>
        <translation>Жизни остались только у вас.</translation>
    </message>
    <message>
        <source>You are out. Only %1 has a life left.</source>
        <extracomment>To the only person at the computer. %1 is the name of the winner.</extracomment>
        <translation>Вы вне игры. Жизни остались только у одного игрока: %1.</translation>
    </message>
    <message>
        <source>Both of these cards have left the deck: %1.</source>
        <extracomment>%1 is the name of a card.</extracomment>
        <translation>Обеих таких карт в колоде уже нет: %1.</translation>
    </message>
    <message>
        <source>There is no seat %1 at this table.</source>
        <translation>За этим столом нет места %1.</translation>
    </message>
    <message>
        <source>The number of lives must be from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Число жизней&#xa0;— от %1 до %2.</translation>
    </message>
    <message>
        <source>Only %1 has a life left.</source>
        <translation>Жизни остались только у одного игрока: %1.</translation>
    </message>
    <message>
        <source>Risk of losing a life in this deal: %1 by keeping, %2 by exchanging.</source>
        <extracomment>Why a move is advised. %1 and %2 are percentages.</extracomment>
        <translation>Риск потерять жизнь в этой раздаче: %1, если оставить карту, %2, если обменять.</translation>
    </message>
    <message>
        <source>%1 holds a lower card.</source>
        <extracomment>Why keeping is advised.</extracomment>
        <translation>%1 держит карту младше этой.</translation>
    </message>
    <message>
        <source>A demand is never worse than giving up.</source>
        <translation>Требовать никогда не хуже, чем отказаться.</translation>
    </message>
    <message>
        <source>Risk of losing a life in this deal: %1 by agreeing, %2 by giving the Inn away.</source>
        <extracomment>Why a move is advised to the innkeeper. %1 and %2 are percentages.</extracomment>
        <translation>Риск потерять жизнь в этой раздаче: %1, если согласиться, %2, если отдать Трактир.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>How far a saved match is. %1 is the number of the deal.</extracomment>
        <translation>Раздача %1</translation>
    </message>
    <message>
        <source>wins the match</source>
        <extracomment>Small note under a player&apos;s name.</extracomment>
        <translation>победа</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>Small note under a player&apos;s name: no lives left.</extracomment>
        <translation>вне игры</translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>Small note under a player&apos;s name of unknown gender.</extracomment>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>решает</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>Small note under a player&apos;s name.</extracomment>
        <translation>сдаёт</translation>
    </message>
    <message>
        <source>keeps</source>
        <extracomment>Small note under a player&apos;s name of unknown gender; a noun phrase about the card will do.</extracomment>
        <translation>оставляет карту</translation>
    </message>
    <message>
        <source>exchanges</source>
        <extracomment>Small note under a player&apos;s name of unknown gender; a noun phrase about the card will do.</extracomment>
        <translation>меняет карту</translation>
    </message>
    <message>
        <source>is refused</source>
        <extracomment>Small note under a player&apos;s name of unknown gender: the exchange was refused.</extracomment>
        <translation>получает отказ</translation>
    </message>
    <message>
        <source>is stopped</source>
        <extracomment>Small note under a player&apos;s name of unknown gender: the exchange was stopped by the Inn.</extracomment>
        <translation>обмена нет</translation>
    </message>
    <message>
        <source>pays a life</source>
        <extracomment>Small note under a player&apos;s name: the innkeeper pays for another&apos;s Zero.</extracomment>
        <translation>платит жизнью</translation>
    </message>
    <message>
        <source>%1 · loses a life</source>
        <extracomment>Small note under a player&apos;s name at the showdown. %1 is the number of the card.</extracomment>
        <translation>%1 · теряет жизнь</translation>
    </message>
    <message>
        <source>Card of %1, face down</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>Карта игрока %1, лицом вниз</translation>
    </message>
    <message>
        <source>Card of %1, face up: %2</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>Карта игрока %1, лицом вверх: %2</translation>
    </message>
    <message>
        <source>Card of %1: %2</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>Карта игрока %1: %2</translation>
    </message>
    <message>
        <source>%1 has no lives left</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>%1: жизней нет</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n life(s)</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: %n жизнь</numerusform>
            <numerusform>%1: %n жизни</numerusform>
            <numerusform>%1: %n жизней</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>В колоде: %n карта.</numerusform>
            <numerusform>В колоде: %n карты.</numerusform>
            <numerusform>В колоде: %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the dealer</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>Сдаёт %1</translation>
    </message>
    <message>
        <source>No card before %1 yet</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>У игрока %1 ещё нет карты</translation>
    </message>
    <message>
        <source>%1 is dealt a card only when somebody asks for it, or when the turn comes.</source>
        <extracomment>Tooltip on an empty place. %1 is a player&apos;s name.</extracomment>
        <translation>%1 получит карту, только когда кто-нибудь предложит обмен или подойдёт очередь.</translation>
    </message>
    <message>
        <source>You showed your card: you keep it, and your turn is over.</source>
        <extracomment>Headline for the player who was asked and showed the Hunter, Cat, Cuckoo, Horse or Inn.</extracomment>
        <translation>Вы показали карту: она остаётся у вас, ваш ход окончен.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Said by a screen reader. %1 tells a player&apos;s lives, %2 what the player does.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Lives at the start</source>
        <translation>Жизней в начале партии</translation>
    </message>
    <message>
        <source>Showdown for the last player too</source>
        <translation>Вскрытие и для последнего игрока</translation>
    </message>
    <message>
        <source>When the Hunter or the Cat leaves only one player with lives, that card still goes to the showdown, where every card but a Cuckoo loses.</source>
        <translation>Когда из-за Охотника или Кота жизни остаются лишь у одного игрока, его карта всё равно идёт на вскрытие, а там проигрывает любая, кроме Кукушки.</translation>
    </message>
</context>
</TS>
