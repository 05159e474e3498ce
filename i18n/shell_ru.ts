<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Five Tables, version %1: tabletop games at one computer, offline.</source>
        <extracomment>%1 is the number of the version.</extracomment>
        <translation>«Пять столов», версия %1: настольные игры за одним компьютером, без интернета.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>This program is not affiliated with the publisher of the original game.</source>
        <translation>Программа не связана с издателем оригинальной игры.</translation>
    </message>
    <message>
        <source>Pictures and texts are our own.</source>
        <translation>Рисунки и тексты&#xa0;— наши собственные.</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>Five Tables is free software under the MIT license.</source>
        <translation>«Пять столов»&#xa0;— свободная программа под лицензией MIT.</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Значки</translation>
    </message>
    <message>
        <source>Some signs are made from icons by %1, available on %2 under the license %3.</source>
        <extracomment>%1 lists names of people, %2 is a web site, %3 a license.</extracomment>
        <translation>Часть знаков сделана по значкам с сайта %2, лицензия %3. Авторы значков: %1.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Шрифты</translation>
    </message>
    <message>
        <source>Noto Serif and Noto Sans with their Hebrew, under the license %1.</source>
        <extracomment>%1 is a license.</extracomment>
        <translation>Noto Serif и Noto Sans вместе с их еврейскими шрифтами, лицензия %1.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Библиотеки</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>О программе</translation>
    </message>
</context>
<context>
    <name>ActionsModel</name>
    <message>
        <source>Not possible now: %1</source>
        <extracomment>Spoken by a screen reader after an action&apos;s name; %1 is the reason, a sentence.</extracomment>
        <translation>Сейчас нельзя: %1</translation>
    </message>
</context>
<context>
    <name>BotNames</name>
    <message>
        <source>Ada</source>
        <extracomment>Names of computer players: common first names of women and men; each language may use its own.</extracomment>
        <translation>Анна</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Борис</translation>
    </message>
    <message>
        <source>Carla</source>
        <translation>Вера</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>Глеб</translation>
    </message>
    <message>
        <source>Elsa</source>
        <translation>Дарья</translation>
    </message>
    <message>
        <source>Franco</source>
        <translation>Егор</translation>
    </message>
    <message>
        <source>Greta</source>
        <translation>Зоя</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Илья</translation>
    </message>
    <message>
        <source>Ida</source>
        <translation>Лидия</translation>
    </message>
    <message>
        <source>Marco</source>
        <translation>Максим</translation>
    </message>
    <message>
        <source>Nina</source>
        <translation>Нина</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Олег</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>OK</source>
        <extracomment>Button.</extracomment>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button.</extracomment>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Button.</extracomment>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Button.</extracomment>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, verb: close this window.</extracomment>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button, verb.</extracomment>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button, verb: write to the disk.</extracomment>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Do not save</source>
        <extracomment>Button, verb: go without writing to the disk what was changed.</extracomment>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>Defaults</source>
        <extracomment>Button: all settings as they were at first.</extracomment>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Retry</source>
        <extracomment>Button, verb: try once more.</extracomment>
        <translation>Попробовать ещё раз</translation>
    </message>
</context>
<context>
    <name>CardsSheet</name>
    <message>
        <source>Search names and texts</source>
        <extracomment>Field over the cards of a game: letters of a name or a text.</extracomment>
        <translation>Поиск по названиям и текстам</translation>
    </message>
    <message>
        <source>No card says this.</source>
        <extracomment>Under the field where no card has what was written there.</extracomment>
        <translation>Ни на одной карте этого нет.</translation>
    </message>
</context>
<context>
    <name>CommonWords</name>
    <message>
        <source>%1 and %2</source>
        <comment>list</comment>
        <extracomment>A list of two things, such as names.</extracomment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list</comment>
        <extracomment>A list of three or more: %1 is its beginning, %2 the next thing.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>list</comment>
        <extracomment>A list of three or more: %1 is all but the last thing, %2 the last one.</extracomment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A percentage; %1 is the number.</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Strength of a computer player.</extracomment>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Сложный</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>%1 is a player&apos;s name; it may not be that player&apos;s turn.</extracomment>
        <translation>Решает %1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <extracomment>A label; %1 is a player&apos;s name.</extracomment>
        <translation>Ходит %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>How far a saved match is. %1 is the number of the turn.</extracomment>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>To the person who gave the match up; of unknown gender.</extracomment>
        <translation>Вы сдались.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Вы победили!</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Побеждает %1.</translation>
    </message>
    <message>
        <source>The winners: %1.</source>
        <extracomment>%1 is a list of players&apos; names.</extracomment>
        <translation>Победители: %1.</translation>
    </message>
    <message>
        <source>The match ends without a winner.</source>
        <translation>Партия заканчивается без победителя.</translation>
    </message>
    <message>
        <source>First it is for %1 to decide.</source>
        <extracomment>Why something is not possible now. %1 is a player&apos;s name.</extracomment>
        <translation>Сначала решает %1.</translation>
    </message>
    <message>
        <source>The cards or dice come first.</source>
        <extracomment>Why something is not possible now: chance has to be carried out before anybody acts.</extracomment>
        <translation>Сначала очередь карт или кубиков.</translation>
    </message>
    <message numerus="yes">
        <source>The choice is not complete: %n more.</source>
        <extracomment>Why a choice of several things cannot be confirmed yet. %n: how many are still to be chosen.</extracomment>
        <translation>
            <numerusform>Выбрано не всё, осталось: %n.</numerusform>
            <numerusform>Выбрано не всё, осталось: %n.</numerusform>
            <numerusform>Выбрано не всё, осталось: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not what is to be decided now.</source>
        <extracomment>Why something is not possible now: another kind of choice is being made.</extracomment>
        <translation>Сейчас решается другое.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>There is no choice of yours to take back yet.</source>
        <translation>Отменять пока нечего: вы ещё ничего не выбрали.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Повторять нечего: ничего не отменено.</translation>
    </message>
    <message>
        <source>%1 has acted since.</source>
        <extracomment>Why the last choice cannot be taken back. %1 is a player&apos;s name.</extracomment>
        <translation>После этого уже был ход другого игрока: %1.</translation>
    </message>
    <message>
        <source>A card was dealt or a die was rolled since.</source>
        <translation>После этого уже сдана карта или брошены кубики.</translation>
    </message>
    <message>
        <source>Something hidden was seen since.</source>
        <translation>После этого открылось то, что было скрыто.</translation>
    </message>
    <message>
        <source>A computer player decides for %1.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>За игрока %1 решает компьютерный игрок.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <extracomment>How the match ended. %1 is a player&apos;s name.</extracomment>
        <translation>%1 сдаётся.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Этого файла больше нет.</translation>
    </message>
    <message>
        <source>This is not a saved game of Five Tables.</source>
        <translation>Это не сохранённая игра программы «Пять столов».</translation>
    </message>
    <message>
        <source>There is something at this place that is not a file.</source>
        <translation>В этом месте находится не файл.</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>Файл обрывается: не хватает его конца.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Файл повреждён.</translation>
    </message>
    <message>
        <source>The file holds something that no saved game can hold (%1).</source>
        <extracomment>%1 is a place in the file, such as $.log[3].</extracomment>
        <translation>В файле есть то, чего в сохранённой игре быть не может (%1).</translation>
    </message>
    <message>
        <source>A name in the file is not plain text.</source>
        <translation>В одном из имён в файле есть недопустимые знаки.</translation>
    </message>
    <message>
        <source>The file is larger than a saved game can be: %1 MB.</source>
        <extracomment>%1 is a number of megabytes.</extracomment>
        <translation>Файл слишком велик для сохранённой игры: %1&#xa0;МБ.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Five Tables.</source>
        <translation>Файл записан более новой версией программы.</translation>
    </message>
    <message>
        <source>The match follows newer rules than this version of Five Tables knows.</source>
        <translation>Партия идёт по более новым правилам, которых эта версия программы не знает.</translation>
    </message>
    <message>
        <source>This version of Five Tables does not know the game: %1.</source>
        <extracomment>%1 is the identifier of a game.</extracomment>
        <translation>Эта версия программы не знает такой игры: %1.</translation>
    </message>
    <message>
        <source>The saved position breaks the rules of the game.</source>
        <translation>Сохранённая позиция нарушает правила игры.</translation>
    </message>
    <message>
        <source>The file is not plain text.</source>
        <translation>Это не простой текстовый файл.</translation>
    </message>
    <message>
        <source>The text is too long: more than %1 thousand characters.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Текст слишком длинный: больше %1 тыс. знаков.</translation>
    </message>
    <message>
        <source>The match is open in another window of Five Tables.</source>
        <translation>Партия открыта в другом окне программы.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Диск заполнен.</translation>
    </message>
    <message>
        <source>The folder does not allow it: reading or writing is forbidden there.</source>
        <translation>Нет доступа: читать или записывать в этой папке запрещено.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <extracomment>%1 is a short code of the operating system, such as EIO.</extracomment>
        <translation>Диск сообщает об ошибке: %1.</translation>
    </message>
    <message>
        <source>Other rules wrote the history of this match; play goes on from the saved position.</source>
        <translation>История этой партии записана по другим правилам; игра продолжается с сохранённой позиции.</translation>
    </message>
    <message>
        <source>The newest copy cannot be read; this is the one saved before it.</source>
        <translation>Последнюю копию прочитать не удаётся; это копия, сохранённая перед ней.</translation>
    </message>
</context>
<context>
    <name>Conductor</name>
    <message>
        <source>%1 is thinking</source>
        <extracomment>Headline while a computer player chooses; %1 is its name.</extracomment>
        <translation>%1 думает</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <extracomment>Headline where another person at the same computer answers: %1 is that person&apos;s name, %2 what is asked of them, a sentence.</extracomment>
        <translation>Решает %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A computer player explains its move: %1 is its name, %2 the reason, a sentence.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Подсказка: %1</translation>
    </message>
</context>
<context>
    <name>ContinueSheet</name>
    <message>
        <source>Continue</source>
        <extracomment>Button: resume the last game.</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>More saved games</source>
        <translation>Другие сохранённые игры</translation>
    </message>
    <message>
        <source>All saved games…</source>
        <extracomment>Button: opens the list of all saved games.</extracomment>
        <translation>Все сохранённые игры…</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something broke, your game is safe</source>
        <translation>Что-то сломалось, но ваша партия цела</translation>
    </message>
    <message>
        <source>The last action was perhaps not carried out. The game is saved and can go on from there.</source>
        <translation>Последнее действие, возможно, не выполнено. Партия сохранена, и её можно продолжить.</translation>
    </message>
    <message>
        <source>Continue from the save</source>
        <translation>Продолжить партию</translation>
    </message>
    <message>
        <source>Something broke, your games are safe</source>
        <translation>Что-то сломалось, но ваши партии целы</translation>
    </message>
    <message>
        <source>The last action was perhaps not carried out. All games are saved.</source>
        <translation>Последнее действие, возможно, не выполнено. Все партии сохранены.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: close this report and go on playing.</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Скопировать отчёт</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message numerus="yes">
        <source>about %n min</source>
        <extracomment>How long a match takes.</extracomment>
        <translation>
            <numerusform>около %n минуты</numerusform>
            <numerusform>около %n минут</numerusform>
            <numerusform>около %n минут</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Feature</name>
    <message>
        <source>Play…</source>
        <extracomment>Button on the shelf: sets up a new match of the game shown.</extracomment>
        <translation>Играть…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save the game as</source>
        <translation>Сохранить игру как</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Открыть сохранённую игру</translation>
    </message>
    <message>
        <source>Saved games (*.fivetables)</source>
        <extracomment>A kind of file; the part in brackets stays as it is.</extracomment>
        <translation>Сохранённые игры (*.fivetables)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>Имя файла:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Тип файлов:</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Space</source>
        <extracomment>What the space bar is called, on a small drawing of a key.</extracomment>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>key</comment>
        <extracomment>What the key is called that opens a context menu, on a small drawing of a key.</extracomment>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Go over what lies on the table</source>
        <translation>Перейти к соседнему на столе</translation>
    </message>
    <message>
        <source>Do what has the focus, or let the match go on</source>
        <translation>Выполнить выделенное или продолжить партию</translation>
    </message>
    <message>
        <source>The same; while something is being shown: skip it</source>
        <translation>То же; во время показа — пропустить его</translation>
    </message>
    <message>
        <source>Put back what is laid out or announced; from the panel: back to the table</source>
        <translation>Забрать выложенное или объявленное; с панели — назад к столу</translation>
    </message>
    <message>
        <source>Show what has the focus large, as a right click does</source>
        <translation>Показать выделенное крупно, как правой кнопкой мыши</translation>
    </message>
    <message>
        <source>Open and close this sheet</source>
        <translation>Открыть и закрыть этот список</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Head of a list of keys: the letters and digits of what can be done at this moment of the match.</extracomment>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>At every table</source>
        <extracomment>Head of a list of keys.</extracomment>
        <translation>За любым столом</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Head of a list of keys.</extracomment>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of the sheet that lists the keys of the keyboard.</extracomment>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Letters work on a keyboard of any language: the key in the same place does the same.</source>
        <translation>Буквы работают в любой раскладке: клавиша на том же месте делает то же самое.</translation>
    </message>
</context>
<context>
    <name>LogDelegate</name>
    <message>
        <source>since your last turn</source>
        <translation>после вашего хода</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player</source>
        <extracomment>The name of a person until one is entered. It stands in sentences of the log that anybody reads, of this person and of others: the plain noun, never &quot;I&quot; or &quot;my side&quot;. A number may follow it: Player 2.</extracomment>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Seat %1 needs a name.</source>
        <extracomment>%1 is the number of a seat.</extracomment>
        <translation>Нужно имя: место %1.</translation>
    </message>
    <message>
        <source>This name holds characters that a name cannot have: %1.</source>
        <translation>В имени есть недопустимые знаки: %1.</translation>
    </message>
    <message>
        <source>Two seats have the same name: %1.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Одно имя у двух мест: %1.</translation>
    </message>
    <message>
        <source>At least one seat must be played by a person.</source>
        <translation>Нужен хотя бы один человек за столом.</translation>
    </message>
    <message>
        <source>The game number must be from 1 to %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Номер партии&#xa0;— число от 1 до %1.</translation>
    </message>
    <message>
        <source>New game · %1</source>
        <extracomment>Title of the page where a match is set up. %1 is the title of the game.</extracomment>
        <translation>Новая игра · %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Rule options</source>
        <translation>Варианты правил</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Номер партии</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>For screen readers: a picture of what the game number lays out.</extracomment>
        <translation>Предварительный просмотр</translation>
    </message>
    <message>
        <source>The same number with the same choices gives the same game.</source>
        <translation>Тот же номер при тех же настройках даёт ту же партию.</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Button: chooses another game number by chance.</extracomment>
        <translation>Случайный</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Button: opens the rulebook of the game.</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Start the match</source>
        <extracomment>Button: begins the match.</extracomment>
        <translation>Начать партию</translation>
    </message>
</context>
<context>
    <name>OptionFields</name>
    <message>
        <source>Not ready: %1</source>
        <translation>Не готова: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is the title of something that people have made (a deck), %2 a sentence: what is wrong with it.</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Hint: %1</source>
        <extracomment>A hint: what a strong player would do; %1 is the button of that action.</extracomment>
        <translation>Подсказка: %1</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Heads the list of what has happened in the match.</extracomment>
        <translation>Журнал партии</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Heads the list of what can be done now.</extracomment>
        <translation>Действия</translation>
    </message>
    <message>
        <source>since your last turn</source>
        <extracomment>Button over the log: goes up to what happened since the person&apos;s last turn.</extracomment>
        <translation>после вашего хода</translation>
    </message>
    <message>
        <source>How fast the computer players move; Space skips</source>
        <translation>Как быстро ходят компьютерные игроки; пробел пропускает показ</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>The pace of the computer players.</extracomment>
        <translation>Темп</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>Темп компьютерных игроков</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>Pace of the computer players: each move waits for a key.</extracomment>
        <translation>По шагам</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>Pace of the computer players.</extracomment>
        <translation>Медленный</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Pace of the computer players.</extracomment>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Pace of the computer players: short pauses, quick motion.</extracomment>
        <translation>Быстрый</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>Pace of the computer players: without any motion.</extracomment>
        <translation>Мгновенный</translation>
    </message>
    <message>
        <source>Space skips</source>
        <extracomment>Small note over the actions while others play: the space bar skips what is being shown. Short.</extracomment>
        <translation>Пробел&#xa0;— пропустить</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button between two people at one computer: I have seen what happened, the table may be covered.</extracomment>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>Button: lets the next computer player move.</extracomment>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button: try to save the game once more.</extracomment>
        <translation>Попробовать ещё раз</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <extracomment>Button once all people are out: let the computer players finish the match.</extracomment>
        <translation>Быстро доиграть</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>Button once the match is over: who won, and what next.</extracomment>
        <translation>Итог партии</translation>
    </message>
</context>
<context>
    <name>PassScreen</name>
    <message>
        <source>The computer goes to:</source>
        <extracomment>A player&apos;s name follows in large type on the next line, in the nominative.</extracomment>
        <translation>За компьютер садится:</translation>
    </message>
    <message>
        <source>The table stays covered until then.</source>
        <translation>До этого стол закрыт.</translation>
    </message>
    <message>
        <source>I’m ready</source>
        <translation>Я здесь</translation>
    </message>
    <message>
        <source>The computer goes to: %1</source>
        <extracomment>Read by a screen reader; %1 is a player&apos;s name.</extracomment>
        <translation>За компьютер садится: %1</translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message>
        <source>Rules of %1 (F1)</source>
        <extracomment>Tooltip of a small button on a game&apos;s poster; %1 is the game. F1 is a key.</extracomment>
        <translation>Правила: %1 (F1)</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>What a file is, in a column of a list.</extracomment>
        <translation>Папка</translation>
    </message>
    <message>
        <source>File Folder</source>
        <extracomment>What a file is, in a column of a list.</extracomment>
        <translation>Папка с файлами</translation>
    </message>
    <message>
        <source>%1 File</source>
        <extracomment>What a file is, in a column of a list: %1 are the letters after the dot of its name.</extracomment>
        <translation>Файл %1</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Больше</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Меньше</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Выделить всё</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>На уровень выше</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Создать папку</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Боковая панель</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Тип файлов:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Имя файла:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Переименовать</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Показать ск&amp;рытые файлы</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Новая папка</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Новая папка</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Мой компьютер</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Недавние места</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>«%1» уже существует.
Заменить?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Файл не найден.
Проверьте, верно ли указано имя файла.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Папка не найдена.
Проверьте, верно ли указано имя папки.</translation>
    </message>
    <message>
        <source>Show </source>
        <extracomment>&quot;Show&quot; and a blank, before the name of a column in a menu (Size, Type, Date Modified).</extracomment>
        <translation>Показывать: </translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Дата изменения</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Мой компьютер</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>В&amp;ставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Нет</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>В&amp;ставить</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Копировать &amp;адрес ссылки</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>A hint or an undo was used: this match counts as helped.</source>
        <translation>Была подсказка или отмена хода: партия засчитана как сыгранная с подсказками.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same players once more.</extracomment>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: back to the shelf with all games.</extracomment>
        <translation>К играм</translation>
    </message>
    <message>
        <source>View the table</source>
        <extracomment>Button: look at the table as it lies at the end of the match.</extracomment>
        <translation>Посмотреть на стол</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Nothing found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>One place.</source>
        <extracomment>What the search of the rules has found.</extracomment>
        <translation>Найдено одно место.</translation>
    </message>
    <message>
        <source>Place %1 of %2. Enter shows the next.</source>
        <extracomment>What the search of the rules has found: the place shown, and how many there are. Enter is the key.</extracomment>
        <translation>Место %1 из %2. Enter&#xa0;— следующее.</translation>
    </message>
    <message>
        <source>Rules · %1</source>
        <extracomment>Title of the rulebook. %1 is the title of a game.</extracomment>
        <translation>Правила · %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск в правилах</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Open the older copy</source>
        <extracomment>Button: the newest file is damaged, the one saved before it can be opened.</extracomment>
        <translation>Открыть прежнюю копию</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>Button: look at a match that is over.</extracomment>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: go on with a saved match.</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Name of the saved game</source>
        <translation>Название сохранённой игры</translation>
    </message>
    <message>
        <source>%1 – copy</source>
        <extracomment>Name of a duplicated saved game. %1 is the name of the first.</extracomment>
        <translation>%1&#xa0;— копия</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <extracomment>%1 is the name of a saved game.</extracomment>
        <translation>Удалено: %1</translation>
    </message>
    <message>
        <source>Exported to the file %1.</source>
        <extracomment>%1 is the name of the file to which a saved game was written.</extracomment>
        <translation>Экспортировано в файл %1.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые игры</translation>
    </message>
    <message>
        <source>No game has been saved yet. Every match you begin is kept here by itself.</source>
        <translation>Сохранённых игр пока нет. Каждая начатая партия сама сохраняется здесь.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: opens a dialog for the name of a saved game.</extracomment>
        <translation>Переименовать…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>Button: makes a second copy of a saved game.</extracomment>
        <translation>Создать копию</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>Button: writes a saved game to a file of its own.</extracomment>
        <translation>Экспортировать…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>Button: takes a file in among the saved games.</extracomment>
        <translation>Импортировать…</translation>
    </message>
</context>
<context>
    <name>SavedLines</name>
    <message>
        <source>A game that cannot be read</source>
        <translation>Игра, которую не удаётся прочитать</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>The match is over. %1</source>
        <extracomment>How a saved match ended. %1 is a sentence: who has won.</extracomment>
        <translation>Партия окончена. %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A computer player in a list: %1 is its name, %2 its level (Easy, Normal, Hard); say &quot;level: %2&quot; where the adjective would seem to speak of the player.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>SeatBox</name>
    <message>
        <source>Seat %1</source>
        <extracomment>Head of a seat at the table. %1 is its number.</extracomment>
        <translation>Место %1</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>A seat is played by a person.</extracomment>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>A seat is played by the computer.</extracomment>
        <translation>Компьютерный игрок</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Off</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;: no motion at all.</extracomment>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;.</extracomment>
        <translation>Медленная</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;: neither slow nor fast.</extracomment>
        <translation>Средняя</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;.</extracomment>
        <translation>Быстрая</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Контрастность</translation>
    </message>
    <message>
        <source>Paper grain</source>
        <extracomment>Texture of the paper, a slider.</extracomment>
        <translation>Зернистость бумаги</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <extracomment>A slider from cold to warm.</extracomment>
        <translation>Цветовая температура</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Light or dark.</extracomment>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Масштаб интерфейса</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>A slider from off over slow to fast: how fast cards and pieces move.</extracomment>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>Темп компьютерных игроков</translation>
    </message>
    <message>
        <source>Undo against computer players</source>
        <translation>Отмена хода: с компьютерными игроками</translation>
    </message>
    <message>
        <source>Undo between people</source>
        <translation>Отмена хода: между людьми</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Roll by itself where there is no other choice</source>
        <translation>Бросать кубики автоматически, если другого выбора нет</translation>
    </message>
    <message>
        <source>End turns in which nothing can be done</source>
        <translation>Завершать ход автоматически, если делать нечего</translation>
    </message>
    <message>
        <source>Decline offers of the computer that you cannot pay</source>
        <translation>Отклонять предложения, на которые не хватает карт</translation>
    </message>
    <message>
        <source>New names for computer players in every match</source>
        <translation>Новые имена компьютерных игроков в каждой партии</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Agrees with &quot;Theme&quot;.</extracomment>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Системная</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <extracomment>Language of the program.</extracomment>
        <translation>Язык системы</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>Pace of computer players: after each of their moves the program waits for a key.</extracomment>
        <translation>По шагам</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;.</extracomment>
        <translation>Медленный</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;.</extracomment>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;: short pauses, quick motion.</extracomment>
        <translation>Быстрый</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;: no pause between moves.</extracomment>
        <translation>Мгновенный</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>Rule for undo (agrees with &quot;Undo&quot;): always back to the last choice.</extracomment>
        <translation>Свободная</translation>
    </message>
    <message>
        <source>Fair</source>
        <extracomment>Rule for undo (agrees with &quot;Undo&quot;): only while nothing new was seen.</extracomment>
        <translation>Честная</translation>
    </message>
    <message>
        <source>Space skips what is being shown.</source>
        <translation>Пробел пропускает показ.</translation>
    </message>
    <message>
        <source>Free: back to your last choice, whatever happened since; the match then counts as helped. Fair: only as long as nobody else has acted and nothing new was seen.</source>
        <translation>Свободная: назад к вашему последнему выбору, что бы ни случилось потом; партия тогда считается сыгранной с подсказками. Честная: только пока никто другой не сделал ход и ничего нового не открылось.</translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Five Tables</source>
        <translation>Пять столов</translation>
    </message>
    <message>
        <source>Which table today?</source>
        <translation>За какой стол сегодня?</translation>
    </message>
    <message>
        <source>Open a saved game from a file…</source>
        <translation>Открыть сохранённую игру из файла…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые игры</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Tooltips of the two halves of a switch: the theme of the window.</extracomment>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
</context>
<context>
    <name>StageView</name>
    <message>
        <source>That is no place for it.</source>
        <extracomment>Said where something was dropped that can be dragged, but not there.</extracomment>
        <translation>Сюда это положить нельзя.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Menu</source>
        <extracomment>Button: opens the menu of the program.</extracomment>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: back to the shelf of games.</extracomment>
        <translation>К играм</translation>
    </message>
    <message>
        <source>Back to the games; this match is kept</source>
        <translation>Назад к играм; партия сохранится</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Buttons of the toolbar, each with its tooltip.</extracomment>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Take back your last choice</source>
        <translation>Отменить ваш последний выбор</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Повторить отменённое</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>What would a strong player do?</source>
        <translation>Как поступит сильный игрок?</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Button: opens the sheet of cards.</extracomment>
        <translation>Карты</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>Карты и их свойства</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Button: opens the rulebook of the game.</extracomment>
        <translation>Правила</translation>
    </message>
    <message>
        <source>The rulebook of this game</source>
        <translation>Книга правил этой игры</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Panel</source>
        <extracomment>The strip at the side with the log and the actions.</extracomment>
        <translation>Панель</translation>
    </message>
    <message>
        <source>Show or fold the panel</source>
        <translation>Показать или свернуть панель</translation>
    </message>
</context>
<context>
    <name>TextFiles</name>
    <message>
        <source>Save as text</source>
        <translation>Сохранить как текст</translation>
    </message>
    <message>
        <source>Open a text</source>
        <translation>Открыть текст</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <extracomment>A kind of file; the part in brackets stays as it is.</extracomment>
        <translation>Текстовые файлы (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>today %1</source>
        <extracomment>When a game was saved; %1 is the hour.</extracomment>
        <translation>сегодня в %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <extracomment>When a game was saved; %1 is the hour.</extracomment>
        <translation>вчера в %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>%1 · with %2 · %3</source>
        <extracomment>A waiting match: %1 is how far it is, %2 lists the other players, %3 is when it was last played.</extracomment>
        <translation>%1 · %2 · %3</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Five Tables</source>
        <translation>Пять столов</translation>
    </message>
    <message>
        <source>The game as it was saved before that is still there.</source>
        <translation>Копия, сохранённая перед этим, цела.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Эту игру открыть не удаётся</translation>
    </message>
    <message>
        <source>Open the older</source>
        <translation>Открыть прежнюю</translation>
    </message>
    <message>
        <source>%1 – Five Tables</source>
        <translation>%1&#xa0;— Пять столов</translation>
    </message>
    <message>
        <source>Five Tables ended unexpectedly while a match was open. The match is saved.</source>
        <translation>Программа неожиданно закрылась во время партии. Партия сохранена.</translation>
    </message>
    <message>
        <source>Go on with the match?</source>
        <translation>Продолжить партию?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>The game is being saved again.</source>
        <translation>Партия снова сохраняется.</translation>
    </message>
    <message>
        <source>The game cannot be saved right now. You can play on; saving is tried again.</source>
        <translation>Сейчас партию сохранить не удаётся. Можно играть дальше: программа попробует ещё раз.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Only the person whose table is open can resign.</source>
        <translation>Сдаться может только тот, перед кем открыт стол.</translation>
    </message>
    <message>
        <source>Do you want to resign? The match then ends without a winner.</source>
        <translation>Вы хотите сдаться? Партия закончится без победителя.</translation>
    </message>
    <message>
        <source>%1, do you want to resign? A computer player then takes your seat.</source>
        <extracomment>A question to one of several people at the computer, %1.</extracomment>
        <translation>%1, вы хотите сдаться? Ваше место займёт компьютерный игрок.</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>Партия не сохранена</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <extracomment>Menu: back to the shelf of games.</extracomment>
        <translation>Назад к играм</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Новая игра…</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Сохранённые игры…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>Menu: open a saved game from a file.</extracomment>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>Карты и их свойства</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Menu: opens the sheet that lists the keys of the keyboard.</extracomment>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Show or fold the panel</source>
        <translation>Показать или свернуть панель</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Сдаться…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Настройки…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>О программе</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
</context>
</TS>
