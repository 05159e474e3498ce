<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lt_LT" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Five Tables, version %1: tabletop games at one computer, offline.</source>
        <extracomment>%1 is the number of the version.</extracomment>
        <translation>„Penki stalai“, versija %1: stalo žaidimai prie vieno kompiuterio, be interneto.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Žaidimai</translation>
    </message>
    <message>
        <source>This program is not affiliated with the publisher of the original game.</source>
        <translation>Programa nesusijusi su originalaus žaidimo leidėju.</translation>
    </message>
    <message>
        <source>Pictures and texts are our own.</source>
        <translation>Paveikslai ir tekstai – mūsų pačių.</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licencija</translation>
    </message>
    <message>
        <source>Five Tables is free software under the MIT license.</source>
        <translation>„Penki stalai“ – laisvoji programa, platinama pagal MIT licenciją.</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Piktogramos</translation>
    </message>
    <message>
        <source>Some signs are made from icons by %1, available on %2 under the license %3.</source>
        <extracomment>%1 lists names of people, %2 is a web site, %3 a license.</extracomment>
        <translation>Kai kurie ženklai padaryti iš piktogramų, kurias sukūrė %1; jos skelbiamos svetainėje %2 pagal licenciją %3.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Šriftai</translation>
    </message>
    <message>
        <source>Noto Serif and Noto Sans with their Hebrew, under the license %1.</source>
        <extracomment>%1 is a license.</extracomment>
        <translation>„Noto Serif“ ir „Noto Sans“ su hebrajų rašmenimis, licencija %1.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotekos</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>Apie programą</translation>
    </message>
</context>
<context>
    <name>ActionsModel</name>
    <message>
        <source>Not possible now: %1</source>
        <extracomment>Spoken by a screen reader after an action&apos;s name; %1 is the reason, a sentence.</extracomment>
        <translation>Dabar negalima: %1</translation>
    </message>
</context>
<context>
    <name>BotNames</name>
    <message>
        <source>Ada</source>
        <extracomment>Names of computer players: common first names of women and men; each language may use its own.</extracomment>
        <translation>Austėja</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Benas</translation>
    </message>
    <message>
        <source>Carla</source>
        <translation>Kamilė</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>Domas</translation>
    </message>
    <message>
        <source>Elsa</source>
        <translation>Eglė</translation>
    </message>
    <message>
        <source>Franco</source>
        <translation>Jonas</translation>
    </message>
    <message>
        <source>Greta</source>
        <translation>Greta</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Lukas</translation>
    </message>
    <message>
        <source>Ida</source>
        <translation>Ieva</translation>
    </message>
    <message>
        <source>Marco</source>
        <translation>Matas</translation>
    </message>
    <message>
        <source>Nina</source>
        <translation>Rūta</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Vytas</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>OK</source>
        <extracomment>Button.</extracomment>
        <translation>Gerai</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button.</extracomment>
        <translation>Atšaukti</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Button.</extracomment>
        <translation>Taip</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Button.</extracomment>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, verb: close this window.</extracomment>
        <translation>Užverti</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button, verb.</extracomment>
        <translation>Atverti</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button, verb: write to the disk.</extracomment>
        <translation>Įrašyti</translation>
    </message>
    <message>
        <source>Do not save</source>
        <extracomment>Button, verb: go without writing to the disk what was changed.</extracomment>
        <translation>Neįrašyti</translation>
    </message>
    <message>
        <source>Defaults</source>
        <extracomment>Button: all settings as they were at first.</extracomment>
        <translation>Atkurti numatytąsias</translation>
    </message>
    <message>
        <source>Retry</source>
        <extracomment>Button, verb: try once more.</extracomment>
        <translation>Bandyti dar kartą</translation>
    </message>
</context>
<context>
    <name>CardsSheet</name>
    <message>
        <source>Search names and texts</source>
        <extracomment>Field over the cards of a game: letters of a name or a text.</extracomment>
        <translation>Ieškoti pavadinimuose ir tekstuose</translation>
    </message>
    <message>
        <source>No card says this.</source>
        <extracomment>Under the field where no card has what was written there.</extracomment>
        <translation>Nė vienoje kortoje to nėra.</translation>
    </message>
</context>
<context>
    <name>CommonWords</name>
    <message>
        <source>%1 and %2</source>
        <comment>list</comment>
        <extracomment>A list of two things, such as names.</extracomment>
        <translation>%1 ir %2</translation>
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
        <translation>%1 ir %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A percentage; %1 is the number.</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Strength of a computer player.</extracomment>
        <translation>Lengva</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Vidutiniškai</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Sunku</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>%1 is a player&apos;s name; it may not be that player&apos;s turn.</extracomment>
        <translation>Sprendžia %1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <extracomment>A label; %1 is a player&apos;s name.</extracomment>
        <translation>Eina %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>How far a saved match is. %1 is the number of the turn.</extracomment>
        <translation>Ėjimas %1</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>To the person who gave the match up; of unknown gender.</extracomment>
        <translation>Pasidavėte.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Laimėjote!</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Laimi %1.</translation>
    </message>
    <message>
        <source>The winners: %1.</source>
        <extracomment>%1 is a list of players&apos; names.</extracomment>
        <translation>Nugalėtojai: %1.</translation>
    </message>
    <message>
        <source>The match ends without a winner.</source>
        <translation>Partija baigiasi be nugalėtojo.</translation>
    </message>
    <message>
        <source>First it is for %1 to decide.</source>
        <extracomment>Why something is not possible now. %1 is a player&apos;s name.</extracomment>
        <translation>Pirmiausia sprendžia %1.</translation>
    </message>
    <message>
        <source>The cards or dice come first.</source>
        <extracomment>Why something is not possible now: chance has to be carried out before anybody acts.</extracomment>
        <translation>Pirmiausia – kortos arba kauliukai.</translation>
    </message>
    <message numerus="yes">
        <source>The choice is not complete: %n more.</source>
        <extracomment>Why a choice of several things cannot be confirmed yet. %n: how many are still to be chosen.</extracomment>
        <translation>
            <numerusform>Pasirinkta dar ne viskas: trūksta %n.</numerusform>
            <numerusform>Pasirinkta dar ne viskas: trūksta %n.</numerusform>
            <numerusform>Pasirinkta dar ne viskas: trūksta %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not what is to be decided now.</source>
        <extracomment>Why something is not possible now: another kind of choice is being made.</extracomment>
        <translation>Dabar sprendžiama ne tai.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partija baigta.</translation>
    </message>
    <message>
        <source>There is no choice of yours to take back yet.</source>
        <translation>Dar nėra jūsų pasirinkimo, kurį būtų galima atšaukti.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Nėra ko pakartoti: niekas neatšaukta.</translation>
    </message>
    <message>
        <source>%1 has acted since.</source>
        <extracomment>Why the last choice cannot be taken back. %1 is a player&apos;s name.</extracomment>
        <translation>Po to veiksmą jau atliko %1.</translation>
    </message>
    <message>
        <source>A card was dealt or a die was rolled since.</source>
        <translation>Po to jau padalyta korta arba mestas kauliukas.</translation>
    </message>
    <message>
        <source>Something hidden was seen since.</source>
        <translation>Po to jau pamatyta tai, kas buvo paslėpta.</translation>
    </message>
    <message>
        <source>A computer player decides for %1.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Už šią vietą sprendžia kompiuteris: %1.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <extracomment>How the match ended. %1 is a player&apos;s name.</extracomment>
        <translation>%1 pasiduoda.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Failo ten nebėra.</translation>
    </message>
    <message>
        <source>This is not a saved game of Five Tables.</source>
        <translation>Tai ne „Penkių stalų“ įrašytas žaidimas.</translation>
    </message>
    <message>
        <source>There is something at this place that is not a file.</source>
        <translation>Toje vietoje yra kažkas kita, ne failas.</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>Trūksta failo pabaigos.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Failas sugadintas.</translation>
    </message>
    <message>
        <source>The file holds something that no saved game can hold (%1).</source>
        <extracomment>%1 is a place in the file, such as $.log[3].</extracomment>
        <translation>Faile yra tai, ko įrašytame žaidime būti negali (%1).</translation>
    </message>
    <message>
        <source>A name in the file is not plain text.</source>
        <translation>Vienas vardas faile nėra paprastas tekstas.</translation>
    </message>
    <message>
        <source>The file is larger than a saved game can be: %1 MB.</source>
        <extracomment>%1 is a number of megabytes.</extracomment>
        <translation>Įrašytas žaidimas negali būti toks didelis: failas užima %1&#xa0;MB.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Five Tables.</source>
        <translation>Failą įrašė naujesnė „Penkių stalų“ versija.</translation>
    </message>
    <message>
        <source>The match follows newer rules than this version of Five Tables knows.</source>
        <translation>Partija žaidžiama pagal naujesnes taisykles, kurių ši „Penkių stalų“ versija nežino.</translation>
    </message>
    <message>
        <source>This version of Five Tables does not know the game: %1.</source>
        <extracomment>%1 is the identifier of a game.</extracomment>
        <translation>Ši „Penkių stalų“ versija nežino tokio žaidimo: %1.</translation>
    </message>
    <message>
        <source>The saved position breaks the rules of the game.</source>
        <translation>Įrašyta padėtis prieštarauja žaidimo taisyklėms.</translation>
    </message>
    <message>
        <source>The file is not plain text.</source>
        <translation>Failas nėra paprastas tekstas.</translation>
    </message>
    <message>
        <source>The text is too long: more than %1 thousand characters.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Tekstas per ilgas: daugiau kaip %1&#xa0;tūkst. ženklų.</translation>
    </message>
    <message>
        <source>The match is open in another window of Five Tables.</source>
        <translation>Partija atverta kitame „Penkių stalų“ lange.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Diskas pilnas.</translation>
    </message>
    <message>
        <source>The folder does not allow it: reading or writing is forbidden there.</source>
        <translation>Šiame aplanke neleidžiama skaityti arba rašyti.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <extracomment>%1 is a short code of the operating system, such as EIO.</extracomment>
        <translation>Disko klaida: %1.</translation>
    </message>
    <message>
        <source>Other rules wrote the history of this match; play goes on from the saved position.</source>
        <translation>Šios partijos eiga užrašyta pagal kitas taisykles; žaidžiama toliau nuo įrašytos padėties.</translation>
    </message>
    <message>
        <source>The newest copy cannot be read; this is the one saved before it.</source>
        <translation>Naujausios kopijos perskaityti nepavyko; ši įrašyta prieš ją.</translation>
    </message>
</context>
<context>
    <name>Conductor</name>
    <message>
        <source>%1 is thinking</source>
        <extracomment>Headline while a computer player chooses; %1 is its name.</extracomment>
        <translation>%1 galvoja</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <extracomment>Headline where another person at the same computer answers: %1 is that person&apos;s name, %2 what is asked of them, a sentence.</extracomment>
        <translation>Sprendžia %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A computer player explains its move: %1 is its name, %2 the reason, a sentence.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Užuomina: %1</translation>
    </message>
</context>
<context>
    <name>ContinueSheet</name>
    <message>
        <source>Continue</source>
        <extracomment>Button: resume the last game.</extracomment>
        <translation>Tęsti</translation>
    </message>
    <message>
        <source>More saved games</source>
        <translation>Kiti įrašyti žaidimai</translation>
    </message>
    <message>
        <source>All saved games…</source>
        <extracomment>Button: opens the list of all saved games.</extracomment>
        <translation>Visi įrašyti žaidimai…</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something broke, your game is safe</source>
        <translation>Kažkas sugedo, bet jūsų žaidimui nieko nenutiko</translation>
    </message>
    <message>
        <source>The last action was perhaps not carried out. The game is saved and can go on from there.</source>
        <translation>Paskutinis veiksmas galbūt liko neatliktas. Žaidimas įrašytas, nuo tos vietos jį galima tęsti.</translation>
    </message>
    <message>
        <source>Continue from the save</source>
        <translation>Tęsti nuo įrašo</translation>
    </message>
    <message>
        <source>Something broke, your games are safe</source>
        <translation>Kažkas sugedo, bet jūsų žaidimams nieko nenutiko</translation>
    </message>
    <message>
        <source>The last action was perhaps not carried out. All games are saved.</source>
        <translation>Paskutinis veiksmas galbūt liko neatliktas. Visi žaidimai įrašyti.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: close this report and go on playing.</extracomment>
        <translation>Tęsti</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Išsamiau</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Kopijuoti ataskaitą</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Išeiti</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message numerus="yes">
        <source>about %n min</source>
        <extracomment>How long a match takes.</extracomment>
        <translation>
            <numerusform>apie %n&#xa0;min.</numerusform>
            <numerusform>apie %n&#xa0;min.</numerusform>
            <numerusform>apie %n&#xa0;min.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Feature</name>
    <message>
        <source>Play…</source>
        <extracomment>Button on the shelf: sets up a new match of the game shown.</extracomment>
        <translation>Žaisti…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Taisyklės</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save the game as</source>
        <translation>Įrašyti žaidimą kaip</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Atverti įrašytą žaidimą</translation>
    </message>
    <message>
        <source>Saved games (*.fivetables)</source>
        <extracomment>A kind of file; the part in brackets stays as it is.</extracomment>
        <translation>Įrašyti žaidimai (*.fivetables)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Visi failai (*)</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Ieškoti aplanke:</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>Failo vardas:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Failų tipas:</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Space</source>
        <extracomment>What the space bar is called, on a small drawing of a key.</extracomment>
        <translation>Tarpas</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>key</comment>
        <extracomment>What the key is called that opens a context menu, on a small drawing of a key.</extracomment>
        <translation>Meniu</translation>
    </message>
    <message>
        <source>Go over what lies on the table</source>
        <translation>Pereiti per tai, kas guli ant stalo</translation>
    </message>
    <message>
        <source>Do what has the focus, or let the match go on</source>
        <translation>Atlikti tai, kas pažymėta, arba tęsti partiją</translation>
    </message>
    <message>
        <source>The same; while something is being shown: skip it</source>
        <translation>Tas pats; kol kas nors rodoma – praleisti</translation>
    </message>
    <message>
        <source>Put back what is laid out or announced; from the panel: back to the table</source>
        <translation>Grąžinti, kas išdėliota ar paskelbta; iš skydelio – atgal prie stalo</translation>
    </message>
    <message>
        <source>Show what has the focus large, as a right click does</source>
        <translation>Rodyti stambiai tai, kas pažymėta, kaip dešiniuoju pelės mygtuku</translation>
    </message>
    <message>
        <source>Open and close this sheet</source>
        <translation>Atverti ir užverti šį lapą</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Head of a list of keys: the letters and digits of what can be done at this moment of the match.</extracomment>
        <translation>Dabar</translation>
    </message>
    <message>
        <source>At every table</source>
        <extracomment>Head of a list of keys.</extracomment>
        <translation>Prie kiekvieno stalo</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Head of a list of keys.</extracomment>
        <translation>Meniu</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of the sheet that lists the keys of the keyboard.</extracomment>
        <translation>Klavišai</translation>
    </message>
    <message>
        <source>Letters work on a keyboard of any language: the key in the same place does the same.</source>
        <translation>Raidės veikia su bet kurios kalbos klaviatūra: toje pačioje vietoje esantis klavišas daro tą patį.</translation>
    </message>
</context>
<context>
    <name>LogDelegate</name>
    <message>
        <source>since your last turn</source>
        <translation>nuo jūsų ėjimo</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player</source>
        <extracomment>The name of a person until one is entered. It stands in sentences of the log that anybody reads, of this person and of others: the plain noun, never &quot;I&quot; or &quot;my side&quot;. A number may follow it: Player 2.</extracomment>
        <translation>Žaidėjas</translation>
    </message>
    <message>
        <source>Seat %1 needs a name.</source>
        <extracomment>%1 is the number of a seat.</extracomment>
        <translation>Vietai %1 trūksta vardo.</translation>
    </message>
    <message>
        <source>This name holds characters that a name cannot have: %1.</source>
        <translation>Šiame varde yra neleistinų ženklų: %1.</translation>
    </message>
    <message>
        <source>Two seats have the same name: %1.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>Dviejose vietose įrašytas tas pats vardas: %1.</translation>
    </message>
    <message>
        <source>At least one seat must be played by a person.</source>
        <translation>Bent vienoje vietoje turi žaisti žmogus.</translation>
    </message>
    <message>
        <source>The game number must be from 1 to %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Žaidimo numeris turi būti nuo 1 iki %1.</translation>
    </message>
    <message>
        <source>New game · %1</source>
        <extracomment>Title of the page where a match is set up. %1 is the title of the game.</extracomment>
        <translation>Naujas žaidimas · %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Žaidėjai</translation>
    </message>
    <message>
        <source>Rule options</source>
        <translation>Taisyklių variantai</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Žaidimo numeris</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>For screen readers: a picture of what the game number lays out.</extracomment>
        <translation>Peržiūra</translation>
    </message>
    <message>
        <source>The same number with the same choices gives the same game.</source>
        <translation>Tas pats numeris su tais pačiais pasirinkimais duoda tą pačią partiją.</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Button: chooses another game number by chance.</extracomment>
        <translation>Parinkti kitą</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Button: opens the rulebook of the game.</extracomment>
        <translation>Taisyklės</translation>
    </message>
    <message>
        <source>Start the match</source>
        <extracomment>Button: begins the match.</extracomment>
        <translation>Pradėti partiją</translation>
    </message>
</context>
<context>
    <name>OptionFields</name>
    <message>
        <source>Not ready: %1</source>
        <translation>Neparuošta: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is the title of something that people have made (a deck), %2 a sentence: what is wrong with it.</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Hint: %1</source>
        <extracomment>A hint: what a strong player would do; %1 is the button of that action.</extracomment>
        <translation>Užuomina: %1</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Heads the list of what has happened in the match.</extracomment>
        <translation>Žaidimo eiga</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Heads the list of what can be done now.</extracomment>
        <translation>Veiksmai</translation>
    </message>
    <message>
        <source>since your last turn</source>
        <extracomment>Button over the log: goes up to what happened since the person&apos;s last turn.</extracomment>
        <translation>nuo jūsų ėjimo</translation>
    </message>
    <message>
        <source>How fast the computer players move; Space skips</source>
        <translation>Kaip greitai žaidžia kompiuteris; tarpo klavišas praleidžia laukimą</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>The pace of the computer players.</extracomment>
        <translation>Greitis</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>Kompiuterinių žaidėjų greitis</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>Pace of the computer players: each move waits for a key.</extracomment>
        <translation>Žingsnis po žingsnio</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>Pace of the computer players.</extracomment>
        <translation>Lėtai</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Pace of the computer players.</extracomment>
        <translation>Įprastai</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Pace of the computer players: short pauses, quick motion.</extracomment>
        <translation>Greitai</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>Pace of the computer players: without any motion.</extracomment>
        <translation>Akimirksniu</translation>
    </message>
    <message>
        <source>Space skips</source>
        <extracomment>Small note over the actions while others play: the space bar skips what is being shown. Short.</extracomment>
        <translation>Tarpas praleidžia</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button between two people at one computer: I have seen what happened, the table may be covered.</extracomment>
        <translation>Atlikta</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>Button: lets the next computer player move.</extracomment>
        <translation>Toliau</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button: try to save the game once more.</extracomment>
        <translation>Bandyti dar kartą</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <extracomment>Button once all people are out: let the computer players finish the match.</extracomment>
        <translation>Prasukti į pabaigą</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>Button once the match is over: who won, and what next.</extracomment>
        <translation>Rezultatas</translation>
    </message>
</context>
<context>
    <name>PassScreen</name>
    <message>
        <source>The computer goes to:</source>
        <extracomment>A player&apos;s name follows in large type on the next line, in the nominative.</extracomment>
        <translation>Perduokite kompiuterį – toliau žaidžia:</translation>
    </message>
    <message>
        <source>The table stays covered until then.</source>
        <translation>Iki tol stalas lieka uždengtas.</translation>
    </message>
    <message>
        <source>I’m ready</source>
        <translation>Galiu žaisti</translation>
    </message>
    <message>
        <source>The computer goes to: %1</source>
        <extracomment>Read by a screen reader; %1 is a player&apos;s name.</extracomment>
        <translation>Perduokite kompiuterį – toliau žaidžia: %1</translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message>
        <source>Rules of %1 (F1)</source>
        <extracomment>Tooltip of a small button on a game&apos;s poster; %1 is the game. F1 is a key.</extracomment>
        <translation>Taisyklės: %1 (F1)</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Diskas</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>What a file is, in a column of a list.</extracomment>
        <translation>Aplankas</translation>
    </message>
    <message>
        <source>File Folder</source>
        <extracomment>What a file is, in a column of a list.</extracomment>
        <translation>Failų aplankas</translation>
    </message>
    <message>
        <source>%1 File</source>
        <extracomment>What a file is, in a column of a list: %1 are the letters after the dot of its name.</extracomment>
        <translation>%1 failas</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Didinti</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Mažinti</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Pažymėti viską</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Ieškoti aplanke:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atgal</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Pirmyn</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Aukštesnis aplankas</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Sukurti naują aplanką</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Sąrašas</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Išsamus sąrašas</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Šoninė juosta</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Failai</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Failų tipas:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Failo &amp;vardas:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Atverti</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Į&amp;rašyti</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Įrašyti kaip</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Pervadinti</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Iš&amp;trinti</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Rodyti paslėptus failus</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Naujas aplankas</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Naujas aplankas</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mano kompiuteris</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Neseniai lankytos vietos</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>Failas „%1“ jau yra.
Pakeisti jį?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Failas nerastas.
Patikrinkite, ar failo vardas teisingas.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Aplankas nerastas.
Patikrinkite, ar aplanko vardas teisingas.</translation>
    </message>
    <message>
        <source>Show </source>
        <extracomment>&quot;Show&quot; and a blank, before the name of a column in a menu (Size, Type, Date Modified).</extracomment>
        <translation>Rodyti: </translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Vardas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dydis</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipas</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Pakeitimo data</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mano kompiuteris</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Kompiuteris</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Atšaukti veiksmą</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Pakartoti veiksmą</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Iškirpti</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopijuoti</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Įk&amp;lijuoti</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ištrinti</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pažymėti viską</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Gerai</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Atšaukti</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Taip</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Ne</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Atverti</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Įrašyti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Užverti</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Atšaukti veiksmą</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Pakartoti veiksmą</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Iškirpti</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopijuoti</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Įk&amp;lijuoti</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopijuoti &amp;nuorodą</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ištrinti</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Pažymėti viską</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>A hint or an undo was used: this match counts as helped.</source>
        <translation>Panaudota užuomina arba atšauktas veiksmas: ši partija laikoma sužaista su pagalba.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same players once more.</extracomment>
        <translation>Žaisti vėl</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: back to the shelf with all games.</extracomment>
        <translation>Žaidimai</translation>
    </message>
    <message>
        <source>View the table</source>
        <extracomment>Button: look at the table as it lies at the end of the match.</extracomment>
        <translation>Apžiūrėti stalą</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Nothing found.</source>
        <translation>Nieko nerasta.</translation>
    </message>
    <message>
        <source>One place.</source>
        <extracomment>What the search of the rules has found.</extracomment>
        <translation>Rasta viena vieta.</translation>
    </message>
    <message>
        <source>Place %1 of %2. Enter shows the next.</source>
        <extracomment>What the search of the rules has found: the place shown, and how many there are. Enter is the key.</extracomment>
        <translation>Vieta %1 iš %2. Enter parodo kitą.</translation>
    </message>
    <message>
        <source>Rules · %1</source>
        <extracomment>Title of the rulebook. %1 is the title of a game.</extracomment>
        <translation>Taisyklės · %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Ieškoti taisyklėse</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Skyriai</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Taisyklės</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Open the older copy</source>
        <extracomment>Button: the newest file is damaged, the one saved before it can be opened.</extracomment>
        <translation>Atverti senesnę kopiją</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>Button: look at a match that is over.</extracomment>
        <translation>Peržiūrėti</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: go on with a saved match.</extracomment>
        <translation>Tęsti</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Pervadinti</translation>
    </message>
    <message>
        <source>Name of the saved game</source>
        <translation>Įrašyto žaidimo pavadinimas</translation>
    </message>
    <message>
        <source>%1 – copy</source>
        <extracomment>Name of a duplicated saved game. %1 is the name of the first.</extracomment>
        <translation>%1 – kopija</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <extracomment>%1 is the name of a saved game.</extracomment>
        <translation>Ištrinta: %1</translation>
    </message>
    <message>
        <source>Exported to the file %1.</source>
        <extracomment>%1 is the name of the file to which a saved game was written.</extracomment>
        <translation>Eksportuota į failą %1.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Įrašyti žaidimai</translation>
    </message>
    <message>
        <source>No game has been saved yet. Every match you begin is kept here by itself.</source>
        <translation>Įrašytų žaidimų dar nėra. Kiekviena pradėta partija čia įrašoma savaime.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: opens a dialog for the name of a saved game.</extracomment>
        <translation>Pervadinti…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>Button: makes a second copy of a saved game.</extracomment>
        <translation>Sukurti kopiją</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>Button: writes a saved game to a file of its own.</extracomment>
        <translation>Eksportuoti…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ištrinti</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>Button: takes a file in among the saved games.</extracomment>
        <translation>Importuoti…</translation>
    </message>
</context>
<context>
    <name>SavedLines</name>
    <message>
        <source>A game that cannot be read</source>
        <translation>Neperskaitomas žaidimas</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Partija baigta</translation>
    </message>
    <message>
        <source>The match is over. %1</source>
        <extracomment>How a saved match ended. %1 is a sentence: who has won.</extracomment>
        <translation>Partija baigta. %1</translation>
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
        <translation>Vieta %1</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>A seat is played by a person.</extracomment>
        <translation>Žmogus</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>A seat is played by the computer.</extracomment>
        <translation>Kompiuteris</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Vardas</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Lygis</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Off</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;: no motion at all.</extracomment>
        <translation>Išjungta</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;.</extracomment>
        <translation>Lėta</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;: neither slow nor fast.</extracomment>
        <translation>Vidutinė</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;.</extracomment>
        <translation>Greita</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nuostatos</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Išvaizda</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Žaidimas</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kalba</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrastas</translation>
    </message>
    <message>
        <source>Paper grain</source>
        <extracomment>Texture of the paper, a slider.</extracomment>
        <translation>Popieriaus grūdėtumas</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <extracomment>A slider from cold to warm.</extracomment>
        <translation>Spalvų temperatūra</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Light or dark.</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Sąsajos mastelis</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>A slider from off over slow to fast: how fast cards and pieces move.</extracomment>
        <translation>Animacija</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>Kompiuterinių žaidėjų greitis</translation>
    </message>
    <message>
        <source>Undo against computer players</source>
        <translation>Atšaukimas prieš kompiuterį</translation>
    </message>
    <message>
        <source>Undo between people</source>
        <translation>Atšaukimas tarp žmonių</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mažiau judesio</translation>
    </message>
    <message>
        <source>Roll by itself where there is no other choice</source>
        <translation>Mesti kauliukus automatiškai, kai kito pasirinkimo nėra</translation>
    </message>
    <message>
        <source>End turns in which nothing can be done</source>
        <translation>Baigti ėjimą automatiškai, kai nėra ką daryti</translation>
    </message>
    <message>
        <source>Decline offers of the computer that you cannot pay</source>
        <translation>Automatiškai nepriimti neįvykdomų kompiuterio pasiūlymų</translation>
    </message>
    <message>
        <source>New names for computer players in every match</source>
        <translation>Kiekvienoje partijoje nauji kompiuterinių žaidėjų vardai</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Agrees with &quot;Theme&quot;.</extracomment>
        <translation>Šviesi</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tamsi</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Kaip sistemos</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <extracomment>Language of the program.</extracomment>
        <translation>Sistemos kalba</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>Pace of computer players: after each of their moves the program waits for a key.</extracomment>
        <translation>Žingsnis po žingsnio</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;.</extracomment>
        <translation>Lėtai</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;.</extracomment>
        <translation>Įprastai</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;: short pauses, quick motion.</extracomment>
        <translation>Greitai</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;: no pause between moves.</extracomment>
        <translation>Akimirksniu</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>Rule for undo (agrees with &quot;Undo&quot;): always back to the last choice.</extracomment>
        <translation>Laisvas</translation>
    </message>
    <message>
        <source>Fair</source>
        <extracomment>Rule for undo (agrees with &quot;Undo&quot;): only while nothing new was seen.</extracomment>
        <translation>Sąžiningas</translation>
    </message>
    <message>
        <source>Space skips what is being shown.</source>
        <translation>Tarpo klavišas praleidžia tai, kas rodoma.</translation>
    </message>
    <message>
        <source>Free: back to your last choice, whatever happened since; the match then counts as helped. Fair: only as long as nobody else has acted and nothing new was seen.</source>
        <translation>Laisvas: grįžtama prie paskutinio jūsų pasirinkimo, kad ir kas po to įvyko; tada partija laikoma sužaista su pagalba. Sąžiningas: tik kol niekas kitas neatliko veiksmo ir nepamatyta nieko naujo.</translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Five Tables</source>
        <translation>Penki stalai</translation>
    </message>
    <message>
        <source>Which table today?</source>
        <translation>Prie kurio stalo šiandien?</translation>
    </message>
    <message>
        <source>Open a saved game from a file…</source>
        <translation>Atverti įrašytą žaidimą iš failo…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Įrašyti žaidimai</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>Apie programą</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nuostatos</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Tooltips of the two halves of a switch: the theme of the window.</extracomment>
        <translation>Šviesi</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Tamsi</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Kalba</translation>
    </message>
</context>
<context>
    <name>StageView</name>
    <message>
        <source>That is no place for it.</source>
        <extracomment>Said where something was dropped that can be dragged, but not there.</extracomment>
        <translation>Čia to padėti negalima.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Menu</source>
        <extracomment>Button: opens the menu of the program.</extracomment>
        <translation>Meniu</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: back to the shelf of games.</extracomment>
        <translation>Žaidimai</translation>
    </message>
    <message>
        <source>Back to the games; this match is kept</source>
        <translation>Grįžti prie žaidimų; ši partija lieka įrašyta</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Buttons of the toolbar, each with its tooltip.</extracomment>
        <translation>Atšaukti veiksmą</translation>
    </message>
    <message>
        <source>Take back your last choice</source>
        <translation>Atšaukti paskutinį savo pasirinkimą</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Pakartoti veiksmą</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Pakartoti tai, kas atšaukta</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Užuomina</translation>
    </message>
    <message>
        <source>What would a strong player do?</source>
        <translation>Ką darytų stiprus žaidėjas?</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Button: opens the sheet of cards.</extracomment>
        <translation>Kortos</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>Kortos ir jų galios</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Button: opens the rulebook of the game.</extracomment>
        <translation>Taisyklės</translation>
    </message>
    <message>
        <source>The rulebook of this game</source>
        <translation>Šio žaidimo taisyklės</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Nuostatos</translation>
    </message>
    <message>
        <source>Panel</source>
        <extracomment>The strip at the side with the log and the actions.</extracomment>
        <translation>Skydelis</translation>
    </message>
    <message>
        <source>Show or fold the panel</source>
        <translation>Rodyti arba slėpti skydelį</translation>
    </message>
</context>
<context>
    <name>TextFiles</name>
    <message>
        <source>Save as text</source>
        <translation>Įrašyti kaip tekstą</translation>
    </message>
    <message>
        <source>Open a text</source>
        <translation>Atverti tekstą</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <extracomment>A kind of file; the part in brackets stays as it is.</extracomment>
        <translation>Tekstai (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Visi failai (*)</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Grąžinti</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>today %1</source>
        <extracomment>When a game was saved; %1 is the hour.</extracomment>
        <translation>šiandien %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <extracomment>When a game was saved; %1 is the hour.</extracomment>
        <translation>vakar %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jūsų ėjimas</translation>
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
        <translation>Penki stalai</translation>
    </message>
    <message>
        <source>The game as it was saved before that is still there.</source>
        <translation>Tebėra ankstesnis šio žaidimo įrašas.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Šio žaidimo atverti nepavyko</translation>
    </message>
    <message>
        <source>Open the older</source>
        <translation>Atverti ankstesnį</translation>
    </message>
    <message>
        <source>%1 – Five Tables</source>
        <translation>%1 – Penki stalai</translation>
    </message>
    <message>
        <source>Five Tables ended unexpectedly while a match was open. The match is saved.</source>
        <translation>„Penki stalai“ netikėtai užsivėrė vidury partijos. Partija įrašyta.</translation>
    </message>
    <message>
        <source>Go on with the match?</source>
        <translation>Tęsti partiją?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tęsti</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ne dabar</translation>
    </message>
    <message>
        <source>The game is being saved again.</source>
        <translation>Žaidimas vėl įrašomas.</translation>
    </message>
    <message>
        <source>The game cannot be saved right now. You can play on; saving is tried again.</source>
        <translation>Šiuo metu žaidimo įrašyti nepavyksta. Galite žaisti toliau – bus bandoma dar kartą.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Pasiduoti</translation>
    </message>
    <message>
        <source>Only the person whose table is open can resign.</source>
        <translation>Pasiduoti gali tik tas, kieno stalas dabar atvertas.</translation>
    </message>
    <message>
        <source>Do you want to resign? The match then ends without a winner.</source>
        <translation>Ar norite pasiduoti? Tada partija baigsis be nugalėtojo.</translation>
    </message>
    <message>
        <source>%1, do you want to resign? A computer player then takes your seat.</source>
        <extracomment>A question to one of several people at the computer, %1.</extracomment>
        <translation>%1: ar norite pasiduoti? Tada jūsų vietoje žais kompiuteris.</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>Žaidimas neįrašytas</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <extracomment>Menu: back to the shelf of games.</extracomment>
        <translation>Grįžti prie žaidimų</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Naujas žaidimas…</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Įrašyti žaidimai…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>Menu: open a saved game from a file.</extracomment>
        <translation>Atverti failą…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Įrašyti kaip…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Atšaukti veiksmą</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Pakartoti veiksmą</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Užuomina</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>Kortos ir jų galios</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Menu: opens the sheet that lists the keys of the keyboard.</extracomment>
        <translation>Klavišai</translation>
    </message>
    <message>
        <source>Show or fold the panel</source>
        <translation>Rodyti arba slėpti skydelį</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Pasiduoti…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Taisyklės</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Nuostatos…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Visas ekranas</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>Apie programą</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Išeiti</translation>
    </message>
</context>
</TS>
