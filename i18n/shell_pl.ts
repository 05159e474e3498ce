<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Five Tables, version %1: tabletop games at one computer, offline.</source>
        <extracomment>%1 is the number of the version.</extracomment>
        <translation>Pięć stołów, wersja %1: gry stołowe przy jednym komputerze, bez internetu.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>This program is not affiliated with the publisher of the original game.</source>
        <translation>Program nie jest powiązany z&#xa0;wydawcą oryginalnej gry.</translation>
    </message>
    <message>
        <source>Pictures and texts are our own.</source>
        <translation>Ilustracje i&#xa0;teksty są nasze własne.</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <source>Five Tables is free software under the MIT license.</source>
        <translation>Pięć stołów to wolne oprogramowanie na licencji MIT.</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Ikony</translation>
    </message>
    <message>
        <source>Some signs are made from icons by %1, available on %2 under the license %3.</source>
        <extracomment>%1 lists names of people, %2 is a web site, %3 a license.</extracomment>
        <translation>Niektóre znaki powstały z&#xa0;ikon, których autorami są: %1. Ikony są dostępne w&#xa0;serwisie %2 na licencji %3.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Czcionki</translation>
    </message>
    <message>
        <source>Noto Serif and Noto Sans with their Hebrew, under the license %1.</source>
        <extracomment>%1 is a license.</extracomment>
        <translation>Noto Serif i&#xa0;Noto Sans wraz z&#xa0;krojami hebrajskimi, na licencji %1.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Biblioteki</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>O&#xa0;programie</translation>
    </message>
</context>
<context>
    <name>ActionsModel</name>
    <message>
        <source>Not possible now: %1</source>
        <extracomment>Spoken by a screen reader after an action&apos;s name; %1 is the reason, a sentence.</extracomment>
        <translation>Teraz niemożliwe: %1</translation>
    </message>
</context>
<context>
    <name>BotNames</name>
    <message>
        <source>Ada</source>
        <extracomment>Names of computer players: common first names of women and men; each language may use its own.</extracomment>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Bartek</translation>
    </message>
    <message>
        <source>Carla</source>
        <translation>Celina</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>Darek</translation>
    </message>
    <message>
        <source>Elsa</source>
        <translation>Ela</translation>
    </message>
    <message>
        <source>Franco</source>
        <translation>Franek</translation>
    </message>
    <message>
        <source>Greta</source>
        <translation>Gosia</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Hubert</translation>
    </message>
    <message>
        <source>Ida</source>
        <translation>Iga</translation>
    </message>
    <message>
        <source>Marco</source>
        <translation>Marek</translation>
    </message>
    <message>
        <source>Nina</source>
        <translation>Nina</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Olek</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>OK</source>
        <extracomment>Button.</extracomment>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button.</extracomment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Button.</extracomment>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Button.</extracomment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, verb: close this window.</extracomment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button, verb.</extracomment>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button, verb: write to the disk.</extracomment>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Do not save</source>
        <extracomment>Button, verb: go without writing to the disk what was changed.</extracomment>
        <translation>Nie zapisuj</translation>
    </message>
    <message>
        <source>Defaults</source>
        <extracomment>Button: all settings as they were at first.</extracomment>
        <translation>Przywróć domyślne</translation>
    </message>
    <message>
        <source>Retry</source>
        <extracomment>Button, verb: try once more.</extracomment>
        <translation>Spróbuj ponownie</translation>
    </message>
</context>
<context>
    <name>CardsSheet</name>
    <message>
        <source>Search names and texts</source>
        <extracomment>Field over the cards of a game: letters of a name or a text.</extracomment>
        <translation>Szukaj w nazwach i tekstach</translation>
    </message>
    <message>
        <source>No card says this.</source>
        <extracomment>Under the field where no card has what was written there.</extracomment>
        <translation>Tego nie ma na żadnej karcie.</translation>
    </message>
</context>
<context>
    <name>CommonWords</name>
    <message>
        <source>%1 and %2</source>
        <comment>list</comment>
        <extracomment>A list of two things, such as names.</extracomment>
        <translation>%1 i&#xa0;%2</translation>
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
        <translation>%1 i&#xa0;%2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A percentage; %1 is the number.</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Strength of a computer player.</extracomment>
        <translation>Łatwy</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudny</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>%1 is a player&apos;s name; it may not be that player&apos;s turn.</extracomment>
        <translation>Decyduje %1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <extracomment>A label; %1 is a player&apos;s name.</extracomment>
        <translation>Teraz gra %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>How far a saved match is. %1 is the number of the turn.</extracomment>
        <translation>Tura %1</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>To the person who gave the match up; of unknown gender.</extracomment>
        <translation>Poddajesz się.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Wygrywasz!</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Wygrywa %1.</translation>
    </message>
    <message>
        <source>The winners: %1.</source>
        <extracomment>%1 is a list of players&apos; names.</extracomment>
        <translation>Wygrywają: %1.</translation>
    </message>
    <message>
        <source>The match ends without a winner.</source>
        <translation>Rozgrywka kończy się bez zwycięzcy.</translation>
    </message>
    <message>
        <source>First it is for %1 to decide.</source>
        <extracomment>Why something is not possible now. %1 is a player&apos;s name.</extracomment>
        <translation>Najpierw decyduje %1.</translation>
    </message>
    <message>
        <source>The cards or dice come first.</source>
        <extracomment>Why something is not possible now: chance has to be carried out before anybody acts.</extracomment>
        <translation>Najpierw kolej na karty lub kostki.</translation>
    </message>
    <message numerus="yes">
        <source>The choice is not complete: %n more.</source>
        <extracomment>Why a choice of several things cannot be confirmed yet. %n: how many are still to be chosen.</extracomment>
        <translation>
            <numerusform>Wybór nie jest kompletny: brakuje jeszcze %n.</numerusform>
            <numerusform>Wybór nie jest kompletny: brakuje jeszcze %n.</numerusform>
            <numerusform>Wybór nie jest kompletny: brakuje jeszcze %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not what is to be decided now.</source>
        <extracomment>Why something is not possible now: another kind of choice is being made.</extracomment>
        <translation>Teraz decyduje się o&#xa0;czym innym.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Rozgrywka jest zakończona.</translation>
    </message>
    <message>
        <source>There is no choice of yours to take back yet.</source>
        <translation>Nie ma jeszcze twojej decyzji, którą można cofnąć.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Nie ma czego ponowić.</translation>
    </message>
    <message>
        <source>%1 has acted since.</source>
        <extracomment>Why the last choice cannot be taken back. %1 is a player&apos;s name.</extracomment>
        <translation>Od tamtej chwili był już ruch gracza %1.</translation>
    </message>
    <message>
        <source>A card was dealt or a die was rolled since.</source>
        <translation>Od tamtej chwili rozdano kartę lub rzucono kostką.</translation>
    </message>
    <message>
        <source>Something hidden was seen since.</source>
        <translation>Od tamtej chwili ujawniono coś zakrytego.</translation>
    </message>
    <message>
        <source>A computer player decides for %1.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Za gracza %1 decyduje komputer.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <extracomment>How the match ended. %1 is a player&apos;s name.</extracomment>
        <translation>%1 poddaje się.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Tego pliku już nie ma.</translation>
    </message>
    <message>
        <source>This is not a saved game of Five Tables.</source>
        <translation>To nie jest zapisana gra programu „Pięć stołów”.</translation>
    </message>
    <message>
        <source>There is something at this place that is not a file.</source>
        <translation>W tym miejscu jest coś, co nie jest plikiem.</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>Brakuje końca pliku.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Plik jest uszkodzony.</translation>
    </message>
    <message>
        <source>The file holds something that no saved game can hold (%1).</source>
        <extracomment>%1 is a place in the file, such as $.log[3].</extracomment>
        <translation>Plik zawiera coś, czego nie może być w&#xa0;zapisanej grze (%1).</translation>
    </message>
    <message>
        <source>A name in the file is not plain text.</source>
        <translation>Jedno z&#xa0;imion w&#xa0;pliku nie jest zwykłym tekstem.</translation>
    </message>
    <message>
        <source>The file is larger than a saved game can be: %1 MB.</source>
        <extracomment>%1 is a number of megabytes.</extracomment>
        <translation>Plik jest za duży jak na zapisaną grę: %1 MB.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Five Tables.</source>
        <translation>Plik pochodzi z&#xa0;nowszej wersji programu „Pięć stołów”.</translation>
    </message>
    <message>
        <source>The match follows newer rules than this version of Five Tables knows.</source>
        <translation>Rozgrywka toczy się według nowszych zasad, niż zna ta wersja programu „Pięć stołów”.</translation>
    </message>
    <message>
        <source>This version of Five Tables does not know the game: %1.</source>
        <extracomment>%1 is the identifier of a game.</extracomment>
        <translation>Ta wersja programu „Pięć stołów” nie zna gry: %1.</translation>
    </message>
    <message>
        <source>The saved position breaks the rules of the game.</source>
        <translation>Zapisana pozycja jest sprzeczna z&#xa0;zasadami gry.</translation>
    </message>
    <message>
        <source>The file is not plain text.</source>
        <translation>Plik nie zawiera zwykłego tekstu.</translation>
    </message>
    <message>
        <source>The text is too long: more than %1 thousand characters.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Tekst jest za długi: ponad %1 tys. znaków.</translation>
    </message>
    <message>
        <source>The match is open in another window of Five Tables.</source>
        <translation>Rozgrywka jest otwarta w&#xa0;innym oknie programu „Pięć stołów”.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Dysk jest pełny.</translation>
    </message>
    <message>
        <source>The folder does not allow it: reading or writing is forbidden there.</source>
        <translation>Brak uprawnień do folderu: nie można w&#xa0;nim czytać lub zapisywać.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <extracomment>%1 is a short code of the operating system, such as EIO.</extracomment>
        <translation>Dysk zgłasza błąd: %1.</translation>
    </message>
    <message>
        <source>Other rules wrote the history of this match; play goes on from the saved position.</source>
        <translation>Historię tej rozgrywki zapisano według innych zasad; gra toczy się dalej od zapisanej pozycji.</translation>
    </message>
    <message>
        <source>The newest copy cannot be read; this is the one saved before it.</source>
        <translation>Najnowszej kopii nie można odczytać; to kopia zapisana przed nią.</translation>
    </message>
</context>
<context>
    <name>Conductor</name>
    <message>
        <source>%1 is thinking</source>
        <extracomment>Headline while a computer player chooses; %1 is its name.</extracomment>
        <translation>%1 się zastanawia</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <extracomment>Headline where another person at the same computer answers: %1 is that person&apos;s name, %2 what is asked of them, a sentence.</extracomment>
        <translation>Decyduje %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A computer player explains its move: %1 is its name, %2 the reason, a sentence.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Podpowiedź: %1</translation>
    </message>
</context>
<context>
    <name>ContinueSheet</name>
    <message>
        <source>Continue</source>
        <extracomment>Button: resume the last game.</extracomment>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>More saved games</source>
        <translation>Inne zapisane gry</translation>
    </message>
    <message>
        <source>All saved games…</source>
        <extracomment>Button: opens the list of all saved games.</extracomment>
        <translation>Wszystkie zapisane gry…</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something broke, your game is safe</source>
        <translation>Coś się zepsuło, ale gra jest bezpieczna</translation>
    </message>
    <message>
        <source>The last action was perhaps not carried out. The game is saved and can go on from there.</source>
        <translation>Ostatnia akcja mogła się nie wykonać. Gra jest zapisana i&#xa0;można ją kontynuować od tego miejsca.</translation>
    </message>
    <message>
        <source>Continue from the save</source>
        <translation>Kontynuuj od zapisu</translation>
    </message>
    <message>
        <source>Something broke, your games are safe</source>
        <translation>Coś się zepsuło, ale gry są bezpieczne</translation>
    </message>
    <message>
        <source>The last action was perhaps not carried out. All games are saved.</source>
        <translation>Ostatnia akcja mogła się nie wykonać. Wszystkie gry są zapisane.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: close this report and go on playing.</extracomment>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Kopiuj raport</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message numerus="yes">
        <source>about %n min</source>
        <extracomment>How long a match takes.</extracomment>
        <translation>
            <numerusform>ok. %n min</numerusform>
            <numerusform>ok. %n min</numerusform>
            <numerusform>ok. %n min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Feature</name>
    <message>
        <source>Play…</source>
        <extracomment>Button on the shelf: sets up a new match of the game shown.</extracomment>
        <translation>Zagraj…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save the game as</source>
        <translation>Zapisz grę jako</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Otwórz zapisaną grę</translation>
    </message>
    <message>
        <source>Saved games (*.fivetables)</source>
        <extracomment>A kind of file; the part in brackets stays as it is.</extracomment>
        <translation>Zapisane gry (*.fivetables)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Szukaj w:</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>Nazwa pliku:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Pliki typu:</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Space</source>
        <extracomment>What the space bar is called, on a small drawing of a key.</extracomment>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>key</comment>
        <extracomment>What the key is called that opens a context menu, on a small drawing of a key.</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Go over what lies on the table</source>
        <translation>Przechodź po tym, co leży na stole</translation>
    </message>
    <message>
        <source>Do what has the focus, or let the match go on</source>
        <translation>Wykonaj to, co zaznaczone, albo kontynuuj rozgrywkę</translation>
    </message>
    <message>
        <source>The same; while something is being shown: skip it</source>
        <translation>To samo; pomiń to, co dzieje się na stole</translation>
    </message>
    <message>
        <source>Put back what is laid out or announced; from the panel: back to the table</source>
        <translation>Odłóż z powrotem to, co wyłożone lub ogłoszone; z panelu: wróć do stołu</translation>
    </message>
    <message>
        <source>Show what has the focus large, as a right click does</source>
        <translation>Pokaż w&#xa0;powiększeniu to, co zaznaczone, jak prawy przycisk myszy</translation>
    </message>
    <message>
        <source>Open and close this sheet</source>
        <translation>Otwórz lub zamknij tę listę</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Head of a list of keys: the letters and digits of what can be done at this moment of the match.</extracomment>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>At every table</source>
        <extracomment>Head of a list of keys.</extracomment>
        <translation>Przy każdym stole</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Head of a list of keys.</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of the sheet that lists the keys of the keyboard.</extracomment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Letters work on a keyboard of any language: the key in the same place does the same.</source>
        <translation>Litery działają na klawiaturze w&#xa0;każdym języku: klawisz w&#xa0;tym samym miejscu robi to samo.</translation>
    </message>
</context>
<context>
    <name>LogDelegate</name>
    <message>
        <source>since your last turn</source>
        <translation>od twojej ostatniej tury</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player</source>
        <extracomment>The name of a person until one is entered. It stands in sentences of the log that anybody reads, of this person and of others: the plain noun, never &quot;I&quot; or &quot;my side&quot;. A number may follow it: Player 2.</extracomment>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Seat %1 needs a name.</source>
        <extracomment>%1 is the number of a seat.</extracomment>
        <translation>Miejsce %1 czeka na imię.</translation>
    </message>
    <message>
        <source>This name holds characters that a name cannot have: %1.</source>
        <translation>To imię zawiera niedozwolone znaki: %1.</translation>
    </message>
    <message>
        <source>Two seats have the same name: %1.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Na dwóch miejscach jest to samo imię: %1.</translation>
    </message>
    <message>
        <source>At least one seat must be played by a person.</source>
        <translation>Przynajmniej na jednym miejscu musi grać człowiek.</translation>
    </message>
    <message>
        <source>The game number must be from 1 to %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Numer rozgrywki musi być liczbą od 1 do %1.</translation>
    </message>
    <message>
        <source>New game · %1</source>
        <extracomment>Title of the page where a match is set up. %1 is the title of the game.</extracomment>
        <translation>Nowa gra · %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Rule options</source>
        <translation>Warianty zasad</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Numer rozgrywki</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>For screen readers: a picture of what the game number lays out.</extracomment>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>The same number with the same choices gives the same game.</source>
        <translation>Ten sam numer przy tych samych ustawieniach daje taką samą rozgrywkę.</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Button: chooses another game number by chance.</extracomment>
        <translation>Losuj</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Button: opens the rulebook of the game.</extracomment>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Start the match</source>
        <extracomment>Button: begins the match.</extracomment>
        <translation>Rozpocznij rozgrywkę</translation>
    </message>
</context>
<context>
    <name>OptionFields</name>
    <message>
        <source>Not ready: %1</source>
        <translation>W budowie: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is the title of something that people have made (a deck), %2 a sentence: what is wrong with it.</extracomment>
        <translation>„%1”: %2</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Hint: %1</source>
        <extracomment>A hint: what a strong player would do; %1 is the button of that action.</extracomment>
        <translation>Podpowiedź: %1</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Heads the list of what has happened in the match.</extracomment>
        <translation>Dziennik gry</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Heads the list of what can be done now.</extracomment>
        <translation>Akcje</translation>
    </message>
    <message>
        <source>since your last turn</source>
        <extracomment>Button over the log: goes up to what happened since the person&apos;s last turn.</extracomment>
        <translation>od twojej ostatniej tury</translation>
    </message>
    <message>
        <source>How fast the computer players move; Space skips</source>
        <translation>Jak szybko grają gracze komputerowi; spacja pomija czekanie</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>The pace of the computer players.</extracomment>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>Szybkość graczy komputerowych</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>Pace of the computer players: each move waits for a key.</extracomment>
        <translation>Krok po kroku</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>Pace of the computer players.</extracomment>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Pace of the computer players.</extracomment>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Pace of the computer players: short pauses, quick motion.</extracomment>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>Pace of the computer players: without any motion.</extracomment>
        <translation>Od razu</translation>
    </message>
    <message>
        <source>Space skips</source>
        <extracomment>Small note over the actions while others play: the space bar skips what is being shown. Short.</extracomment>
        <translation>Spacja pomija</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button between two people at one computer: I have seen what happened, the table may be covered.</extracomment>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>Button: lets the next computer player move.</extracomment>
        <translation>Następny ruch</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button: try to save the game once more.</extracomment>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <extracomment>Button once all people are out: let the computer players finish the match.</extracomment>
        <translation>Przewiń do końca</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>Button once the match is over: who won, and what next.</extracomment>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>PassScreen</name>
    <message>
        <source>The computer goes to:</source>
        <extracomment>A player&apos;s name follows in large type on the next line, in the nominative.</extracomment>
        <translation>Przekaż komputer – teraz gra:</translation>
    </message>
    <message>
        <source>The table stays covered until then.</source>
        <translation>Do tego czasu stół jest zakryty.</translation>
    </message>
    <message>
        <source>I’m ready</source>
        <translation>Mogę grać</translation>
    </message>
    <message>
        <source>The computer goes to: %1</source>
        <extracomment>Read by a screen reader; %1 is a player&apos;s name.</extracomment>
        <translation>Przekaż komputer – teraz gra %1</translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message>
        <source>Rules of %1 (F1)</source>
        <extracomment>Tooltip of a small button on a game&apos;s poster; %1 is the game. F1 is a key.</extracomment>
        <translation>Zasady: %1 (F1)</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Dysk</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>What a file is, in a column of a list.</extracomment>
        <translation>Folder</translation>
    </message>
    <message>
        <source>File Folder</source>
        <extracomment>What a file is, in a column of a list.</extracomment>
        <translation>Folder plików</translation>
    </message>
    <message>
        <source>%1 File</source>
        <extracomment>What a file is, in a column of a list: %1 are the letters after the dot of its name.</extracomment>
        <translation>Plik %1</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Zwiększ</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Z&amp;mniejsz</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>Zaznacz &amp;wszystko</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Szukaj w:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Naprzód</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Folder nadrzędny</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Utwórz nowy folder</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Widok listy</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Widok szczegółów</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Pasek boczny</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Pliki typu:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Nazwa pliku:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otwórz</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Za&amp;pisz</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Zapisz jako</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Zmień nazwę</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Pokaż u&amp;kryte pliki</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Nowy &amp;folder</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Nowy folder</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mój komputer</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Ostatnie miejsca</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>Plik %1 już istnieje.
Czy chcesz go zastąpić?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Nie znaleziono pliku.
Sprawdź, czy podana nazwa pliku jest poprawna.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Nie znaleziono folderu.
Sprawdź, czy podana nazwa folderu jest poprawna.</translation>
    </message>
    <message>
        <source>Show </source>
        <extracomment>&quot;Show&quot; and a blank, before the name of a column in a menu (Size, Type, Date Modified).</extracomment>
        <translation>Pokaż: </translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Data modyfikacji</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mój komputer</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>W&amp;ytnij</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Zaznacz wszystko</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Tak</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nie</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>W&amp;ytnij</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopiuj adres &amp;odnośnika</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Zaznacz wszystko</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>A hint or an undo was used: this match counts as helped.</source>
        <translation>Była podpowiedź albo cofnięcie: ta rozgrywka liczy się jako „Z pomocą”.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same players once more.</extracomment>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: back to the shelf with all games.</extracomment>
        <translation>Gry</translation>
    </message>
    <message>
        <source>View the table</source>
        <extracomment>Button: look at the table as it lies at the end of the match.</extracomment>
        <translation>Obejrzyj stół</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Nothing found.</source>
        <translation>Nic nie znaleziono.</translation>
    </message>
    <message>
        <source>One place.</source>
        <extracomment>What the search of the rules has found.</extracomment>
        <translation>Znaleziono jedno miejsce.</translation>
    </message>
    <message>
        <source>Place %1 of %2. Enter shows the next.</source>
        <extracomment>What the search of the rules has found: the place shown, and how many there are. Enter is the key.</extracomment>
        <translation>Miejsce %1 z&#xa0;%2. Enter pokazuje następne.</translation>
    </message>
    <message>
        <source>Rules · %1</source>
        <extracomment>Title of the rulebook. %1 is the title of a game.</extracomment>
        <translation>Zasady · %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w&#xa0;zasadach</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Rozdziały</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Open the older copy</source>
        <extracomment>Button: the newest file is damaged, the one saved before it can be opened.</extracomment>
        <translation>Otwórz starszą kopię</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>Button: look at a match that is over.</extracomment>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: go on with a saved match.</extracomment>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Name of the saved game</source>
        <translation>Nazwa zapisanej gry</translation>
    </message>
    <message>
        <source>%1 – copy</source>
        <extracomment>Name of a duplicated saved game. %1 is the name of the first.</extracomment>
        <translation>%1 – kopia</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <extracomment>%1 is the name of a saved game.</extracomment>
        <translation>Usunięto: %1</translation>
    </message>
    <message>
        <source>Exported to the file %1.</source>
        <extracomment>%1 is the name of the file to which a saved game was written.</extracomment>
        <translation>Wyeksportowano do pliku %1.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>No game has been saved yet. Every match you begin is kept here by itself.</source>
        <translation>Nie ma jeszcze zapisanych gier. Każda rozpoczęta rozgrywka zapisze się tutaj sama.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: opens a dialog for the name of a saved game.</extracomment>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>Button: makes a second copy of a saved game.</extracomment>
        <translation>Powiel</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>Button: writes a saved game to a file of its own.</extracomment>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>Button: takes a file in among the saved games.</extracomment>
        <translation>Importuj…</translation>
    </message>
</context>
<context>
    <name>SavedLines</name>
    <message>
        <source>A game that cannot be read</source>
        <translation>Gra, której nie można odczytać</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Rozgrywka zakończona</translation>
    </message>
    <message>
        <source>The match is over. %1</source>
        <extracomment>How a saved match ended. %1 is a sentence: who has won.</extracomment>
        <translation>Rozgrywka zakończona. %1</translation>
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
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>A seat is played by a person.</extracomment>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>A seat is played by the computer.</extracomment>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Off</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;: no motion at all.</extracomment>
        <translation>Wyłączona</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;.</extracomment>
        <translation>Wolna</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;: neither slow nor fast.</extracomment>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;.</extracomment>
        <translation>Szybka</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Paper grain</source>
        <extracomment>Texture of the paper, a slider.</extracomment>
        <translation>Ziarnistość papieru</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <extracomment>A slider from cold to warm.</extracomment>
        <translation>Temperatura barwowa</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Light or dark.</extracomment>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Skala interfejsu</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>A slider from off over slow to fast: how fast cards and pieces move.</extracomment>
        <translation>Animacja</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>Szybkość graczy komputerowych</translation>
    </message>
    <message>
        <source>Undo against computer players</source>
        <translation>Cofanie w&#xa0;grze z&#xa0;komputerem</translation>
    </message>
    <message>
        <source>Undo between people</source>
        <translation>Cofanie w&#xa0;grze między ludźmi</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Ograniczony ruch</translation>
    </message>
    <message>
        <source>Roll by itself where there is no other choice</source>
        <translation>Automatyczny rzut, gdy nie ma innego wyboru</translation>
    </message>
    <message>
        <source>End turns in which nothing can be done</source>
        <translation>Automatyczny koniec tury, gdy nic nie można zrobić</translation>
    </message>
    <message>
        <source>Decline offers of the computer that you cannot pay</source>
        <translation>Automatyczne odrzucanie ofert komputera, na które cię nie stać</translation>
    </message>
    <message>
        <source>New names for computer players in every match</source>
        <translation>Nowe imiona graczy komputerowych w&#xa0;każdej rozgrywce</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Agrees with &quot;Theme&quot;.</extracomment>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w&#xa0;systemie</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <extracomment>Language of the program.</extracomment>
        <translation>Język systemu</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>Pace of computer players: after each of their moves the program waits for a key.</extracomment>
        <translation>Krok po kroku</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;.</extracomment>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;.</extracomment>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;: short pauses, quick motion.</extracomment>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;: no pause between moves.</extracomment>
        <translation>Od razu</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>Rule for undo (agrees with &quot;Undo&quot;): always back to the last choice.</extracomment>
        <translation>Dowolne</translation>
    </message>
    <message>
        <source>Fair</source>
        <extracomment>Rule for undo (agrees with &quot;Undo&quot;): only while nothing new was seen.</extracomment>
        <translation>Uczciwe</translation>
    </message>
    <message>
        <source>Space skips what is being shown.</source>
        <translation>Spacja pomija to, co dzieje się na stole.</translation>
    </message>
    <message>
        <source>Free: back to your last choice, whatever happened since; the match then counts as helped. Fair: only as long as nobody else has acted and nothing new was seen.</source>
        <translation>Dowolne: zawsze do twojej ostatniej decyzji, cokolwiek zaszło potem; rozgrywka liczy się wtedy jako „Z pomocą”. Uczciwe: tylko dopóki nikt inny nie wykonuje ruchu i&#xa0;nie ujawniono niczego nowego.</translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Five Tables</source>
        <translation>Pięć stołów</translation>
    </message>
    <message>
        <source>Which table today?</source>
        <translation>Przy którym stole dziś zagramy?</translation>
    </message>
    <message>
        <source>Open a saved game from a file…</source>
        <translation>Otwórz zapisaną grę z&#xa0;pliku…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>O&#xa0;programie</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Tooltips of the two halves of a switch: the theme of the window.</extracomment>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
</context>
<context>
    <name>StageView</name>
    <message>
        <source>That is no place for it.</source>
        <extracomment>Said where something was dropped that can be dragged, but not there.</extracomment>
        <translation>Tego nie można tu położyć.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Menu</source>
        <extracomment>Button: opens the menu of the program.</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: back to the shelf of games.</extracomment>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Back to the games; this match is kept</source>
        <translation>Wróć do gier; ta rozgrywka zostanie zapisana</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Buttons of the toolbar, each with its tooltip.</extracomment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Take back your last choice</source>
        <translation>Cofnij swoją ostatnią decyzję</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Ponów to, co cofnięto</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>What would a strong player do?</source>
        <translation>Co zrobi tu mocny gracz?</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Button: opens the sheet of cards.</extracomment>
        <translation>Karty</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>Karty i&#xa0;ich moce</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Button: opens the rulebook of the game.</extracomment>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>The rulebook of this game</source>
        <translation>Zasady tej gry</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Panel</source>
        <extracomment>The strip at the side with the log and the actions.</extracomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Show or fold the panel</source>
        <translation>Pokaż lub zwiń panel</translation>
    </message>
</context>
<context>
    <name>TextFiles</name>
    <message>
        <source>Save as text</source>
        <translation>Zapisz jako tekst</translation>
    </message>
    <message>
        <source>Open a text</source>
        <translation>Otwórz tekst</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <extracomment>A kind of file; the part in brackets stays as it is.</extracomment>
        <translation>Pliki tekstowe (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>today %1</source>
        <extracomment>When a game was saved; %1 is the hour.</extracomment>
        <translation>dziś, %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <extracomment>When a game was saved; %1 is the hour.</extracomment>
        <translation>wczoraj, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja tura</translation>
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
        <translation>Pięć stołów</translation>
    </message>
    <message>
        <source>The game as it was saved before that is still there.</source>
        <translation>Wcześniejszy zapis tej gry jest nadal dostępny.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Nie można otworzyć tej gry</translation>
    </message>
    <message>
        <source>Open the older</source>
        <translation>Otwórz starszą</translation>
    </message>
    <message>
        <source>%1 – Five Tables</source>
        <translation>%1 – Pięć stołów</translation>
    </message>
    <message>
        <source>Five Tables ended unexpectedly while a match was open. The match is saved.</source>
        <translation>Program zakończył się nieoczekiwanie podczas rozgrywki. Rozgrywka jest zapisana.</translation>
    </message>
    <message>
        <source>Go on with the match?</source>
        <translation>Kontynuować rozgrywkę?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>The game is being saved again.</source>
        <translation>Zapisywanie gry znów działa.</translation>
    </message>
    <message>
        <source>The game cannot be saved right now. You can play on; saving is tried again.</source>
        <translation>Nie można teraz zapisać gry. Możesz grać dalej; próba zapisu się powtórzy.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Poddaj się</translation>
    </message>
    <message>
        <source>Only the person whose table is open can resign.</source>
        <translation>Poddać się może tylko osoba, przed którą stół jest teraz odkryty.</translation>
    </message>
    <message>
        <source>Do you want to resign? The match then ends without a winner.</source>
        <translation>Czy na pewno chcesz się poddać? Rozgrywka skończy się bez zwycięzcy.</translation>
    </message>
    <message>
        <source>%1, do you want to resign? A computer player then takes your seat.</source>
        <extracomment>A question to one of several people at the computer, %1.</extracomment>
        <translation>%1: czy na pewno chcesz się poddać? Twoje miejsce zajmie gracz komputerowy.</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>Nie zapisano gry</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <extracomment>Menu: back to the shelf of games.</extracomment>
        <translation>Wróć do gier</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa gra…</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Zapisane gry…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>Menu: open a saved game from a file.</extracomment>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>Karty i&#xa0;ich moce</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Menu: opens the sheet that lists the keys of the keyboard.</extracomment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Show or fold the panel</source>
        <translation>Pokaż lub zwiń panel</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Poddaj się…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ustawienia…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>O&#xa0;programie</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
</context>
</TS>
