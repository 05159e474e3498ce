<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he_IL" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Five Tables, version %1: tabletop games at one computer, offline.</source>
        <extracomment>%1 is the number of the version.</extracomment>
        <translation>חמישה שולחנות, גרסה %1: משחקי שולחן במחשב אחד, בלי חיבור לרשת.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>המשחקים</translation>
    </message>
    <message>
        <source>This program is not affiliated with the publisher of the original game.</source>
        <translation>לתוכנה זו אין כל קשר למוציאים לאור של המשחק המקורי.</translation>
    </message>
    <message>
        <source>Pictures and texts are our own.</source>
        <translation>הציורים והטקסטים הם משלנו.</translation>
    </message>
    <message>
        <source>License</source>
        <translation>רישיון</translation>
    </message>
    <message>
        <source>Five Tables is free software under the MIT license.</source>
        <translation>חמישה שולחנות היא תוכנה חופשית ברישיון MIT.</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>סמלים</translation>
    </message>
    <message>
        <source>Some signs are made from icons by %1, available on %2 under the license %3.</source>
        <extracomment>%1 lists names of people, %2 is a web site, %3 a license.</extracomment>
        <translation>חלק מן הסימנים נעשו לפי סמלים מאת ⁨%1⁩, מן האתר ⁨%2⁩, ברישיון ⁨%3⁩.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>גופנים</translation>
    </message>
    <message>
        <source>Noto Serif and Noto Sans with their Hebrew, under the license %1.</source>
        <extracomment>%1 is a license.</extracomment>
        <translation>הגופנים Noto Serif, Noto Sans והאותיות העבריות שלהם, ברישיון ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>ספריות</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>אודות חמישה שולחנות</translation>
    </message>
</context>
<context>
    <name>ActionsModel</name>
    <message>
        <source>Not possible now: %1</source>
        <extracomment>Spoken by a screen reader after an action&apos;s name; %1 is the reason, a sentence.</extracomment>
        <translation>לא אפשרי עכשיו: %1</translation>
    </message>
</context>
<context>
    <name>BotNames</name>
    <message>
        <source>Ada</source>
        <extracomment>Names of computer players: common first names of women and men; each language may use its own.</extracomment>
        <translation>נועה</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>איתן</translation>
    </message>
    <message>
        <source>Carla</source>
        <translation>מיכל</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>דניאל</translation>
    </message>
    <message>
        <source>Elsa</source>
        <translation>יעל</translation>
    </message>
    <message>
        <source>Franco</source>
        <translation>אסף</translation>
    </message>
    <message>
        <source>Greta</source>
        <translation>תמר</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>יונתן</translation>
    </message>
    <message>
        <source>Ida</source>
        <translation>שירה</translation>
    </message>
    <message>
        <source>Marco</source>
        <translation>עומר</translation>
    </message>
    <message>
        <source>Nina</source>
        <translation>רותם</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>אורי</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>OK</source>
        <extracomment>Button.</extracomment>
        <translation>אישור</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button.</extracomment>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Button.</extracomment>
        <translation>כן</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Button.</extracomment>
        <translation>לא</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, verb: close this window.</extracomment>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button, verb.</extracomment>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button, verb: write to the disk.</extracomment>
        <translation>שמירה</translation>
    </message>
    <message>
        <source>Do not save</source>
        <extracomment>Button, verb: go without writing to the disk what was changed.</extracomment>
        <translation>בלי שמירה</translation>
    </message>
    <message>
        <source>Defaults</source>
        <extracomment>Button: all settings as they were at first.</extracomment>
        <translation>איפוס</translation>
    </message>
    <message>
        <source>Retry</source>
        <extracomment>Button, verb: try once more.</extracomment>
        <translation>ניסיון חוזר</translation>
    </message>
</context>
<context>
    <name>CardsSheet</name>
    <message>
        <source>Search names and texts</source>
        <extracomment>Field over the cards of a game: letters of a name or a text.</extracomment>
        <translation>חיפוש בשמות ובטקסטים</translation>
    </message>
    <message>
        <source>No card says this.</source>
        <extracomment>Under the field where no card has what was written there.</extracomment>
        <translation>זה לא כתוב באף קלף.</translation>
    </message>
</context>
<context>
    <name>CommonWords</name>
    <message>
        <source>%1 and %2</source>
        <comment>list</comment>
        <extracomment>A list of two things, such as names.</extracomment>
        <translation>%1 וגם %2</translation>
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
        <translation>%1 וגם %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A percentage; %1 is the number.</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Strength of a computer player.</extracomment>
        <translation>קל</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>רגיל</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>קשה</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>%1 is a player&apos;s name; it may not be that player&apos;s turn.</extracomment>
        <translation>ההחלטה בידי %1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <extracomment>A label; %1 is a player&apos;s name.</extracomment>
        <translation>התור של %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>How far a saved match is. %1 is the number of the turn.</extracomment>
        <translation>תור %1</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>To the person who gave the match up; of unknown gender.</extracomment>
        <translation>פרשת מהמשחק.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>ניצחת!</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>הניצחון של %1.</translation>
    </message>
    <message>
        <source>The winners: %1.</source>
        <extracomment>%1 is a list of players&apos; names.</extracomment>
        <translation>הניצחון של %1.</translation>
    </message>
    <message>
        <source>The match ends without a winner.</source>
        <translation>במשחק הזה אין זוכה.</translation>
    </message>
    <message>
        <source>First it is for %1 to decide.</source>
        <extracomment>Why something is not possible now. %1 is a player&apos;s name.</extracomment>
        <translation>קודם ההחלטה בידי %1.</translation>
    </message>
    <message>
        <source>The cards or dice come first.</source>
        <extracomment>Why something is not possible now: chance has to be carried out before anybody acts.</extracomment>
        <translation>קודם הקלפים או הקוביות.</translation>
    </message>
    <message numerus="yes">
        <source>The choice is not complete: %n more.</source>
        <extracomment>Why a choice of several things cannot be confirmed yet. %n: how many are still to be chosen.</extracomment>
        <translation>
            <numerusform>הבחירה עוד לא שלמה: חסרה בחירה אחת.</numerusform>
            <numerusform>הבחירה עוד לא שלמה: חסרות עוד %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not what is to be decided now.</source>
        <extracomment>Why something is not possible now: another kind of choice is being made.</extracomment>
        <translation>לא זאת ההחלטה שעל הפרק עכשיו.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>המשחק הסתיים.</translation>
    </message>
    <message>
        <source>There is no choice of yours to take back yet.</source>
        <translation>עדיין אין בחירה שלך שאפשר לבטל.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>אין פעולה מבוטלת שאפשר לבצע מחדש.</translation>
    </message>
    <message>
        <source>%1 has acted since.</source>
        <extracomment>Why the last choice cannot be taken back. %1 is a player&apos;s name.</extracomment>
        <translation>מאז כבר היה מהלך של %1.</translation>
    </message>
    <message>
        <source>A card was dealt or a die was rolled since.</source>
        <translation>מאז כבר חולק קלף או הוטלה קובייה.</translation>
    </message>
    <message>
        <source>Something hidden was seen since.</source>
        <translation>מאז כבר נחשף משהו סמוי.</translation>
    </message>
    <message>
        <source>A computer player decides for %1.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>שחקן ממוחשב משחק במקום %1.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <extracomment>How the match ended. %1 is a player&apos;s name.</extracomment>
        <translation>המשחק הסתיים בפרישה של %1.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>הקובץ כבר לא נמצא שם.</translation>
    </message>
    <message>
        <source>This is not a saved game of Five Tables.</source>
        <translation>זה אינו משחק שמור של &quot;חמישה שולחנות&quot;.</translation>
    </message>
    <message>
        <source>There is something at this place that is not a file.</source>
        <translation>במקום הזה יש משהו שאינו קובץ.</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>סוף הקובץ חסר.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>הקובץ פגום.</translation>
    </message>
    <message>
        <source>The file holds something that no saved game can hold (%1).</source>
        <extracomment>%1 is a place in the file, such as $.log[3].</extracomment>
        <translation>יש בקובץ דבר שאינו יכול להופיע במשחק שמור (%1).</translation>
    </message>
    <message>
        <source>A name in the file is not plain text.</source>
        <translation>אחד השמות בקובץ אינו טקסט פשוט.</translation>
    </message>
    <message>
        <source>The file is larger than a saved game can be: %1 MB.</source>
        <extracomment>%1 is a number of megabytes.</extracomment>
        <translation>הקובץ גדול מדי למשחק שמור: %1 מ״ב.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Five Tables.</source>
        <translation>הקובץ נכתב בגרסה חדשה יותר של &quot;חמישה שולחנות&quot;.</translation>
    </message>
    <message>
        <source>The match follows newer rules than this version of Five Tables knows.</source>
        <translation>המשחק מתנהל לפי חוקים חדשים יותר מאלה שבגרסה הזאת של &quot;חמישה שולחנות&quot;.</translation>
    </message>
    <message>
        <source>This version of Five Tables does not know the game: %1.</source>
        <extracomment>%1 is the identifier of a game.</extracomment>
        <translation>הגרסה הזאת של &quot;חמישה שולחנות&quot; אינה מכירה את סוג המשחק: %1.</translation>
    </message>
    <message>
        <source>The saved position breaks the rules of the game.</source>
        <translation>המצב השמור סותר את חוקי המשחק.</translation>
    </message>
    <message>
        <source>The file is not plain text.</source>
        <translation>הקובץ אינו טקסט פשוט.</translation>
    </message>
    <message>
        <source>The text is too long: more than %1 thousand characters.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>הטקסט ארוך מדי: יותר מ־%1 אלף תווים.</translation>
    </message>
    <message>
        <source>The match is open in another window of Five Tables.</source>
        <translation>המשחק פתוח בחלון אחר של &quot;חמישה שולחנות&quot;.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>הדיסק מלא.</translation>
    </message>
    <message>
        <source>The folder does not allow it: reading or writing is forbidden there.</source>
        <translation>אין הרשאה לתיקייה: הקריאה או הכתיבה בה חסומה.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <extracomment>%1 is a short code of the operating system, such as EIO.</extracomment>
        <translation>שגיאה בדיסק: %1.</translation>
    </message>
    <message>
        <source>Other rules wrote the history of this match; play goes on from the saved position.</source>
        <translation>מהלכי המשחק נרשמו לפי חוקים אחרים; ממשיכים מן המצב השמור.</translation>
    </message>
    <message>
        <source>The newest copy cannot be read; this is the one saved before it.</source>
        <translation>אי אפשר לקרוא את העותק האחרון; זה העותק שנשמר לפניו.</translation>
    </message>
</context>
<context>
    <name>Conductor</name>
    <message>
        <source>%1 is thinking</source>
        <extracomment>Headline while a computer player chooses; %1 is its name.</extracomment>
        <translation>%1: חושבים על המהלך</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <extracomment>Headline where another person at the same computer answers: %1 is that person&apos;s name, %2 what is asked of them, a sentence.</extracomment>
        <translation>ההחלטה בידי %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A computer player explains its move: %1 is its name, %2 the reason, a sentence.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>רמז: %1</translation>
    </message>
</context>
<context>
    <name>ContinueSheet</name>
    <message>
        <source>Continue</source>
        <extracomment>Button: resume the last game.</extracomment>
        <translation>המשך המשחק</translation>
    </message>
    <message>
        <source>More saved games</source>
        <translation>עוד משחקים שמורים</translation>
    </message>
    <message>
        <source>All saved games…</source>
        <extracomment>Button: opens the list of all saved games.</extracomment>
        <translation>כל המשחקים השמורים…</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something broke, your game is safe</source>
        <translation>משהו נשבר, אבל המשחק שלך בטוח</translation>
    </message>
    <message>
        <source>The last action was perhaps not carried out. The game is saved and can go on from there.</source>
        <translation>ייתכן שהפעולה האחרונה לא בוצעה. המשחק שמור, ואפשר להמשיך משם.</translation>
    </message>
    <message>
        <source>Continue from the save</source>
        <translation>המשך מהמשחק השמור</translation>
    </message>
    <message>
        <source>Something broke, your games are safe</source>
        <translation>משהו נשבר, אבל המשחקים שלך בטוחים</translation>
    </message>
    <message>
        <source>The last action was perhaps not carried out. All games are saved.</source>
        <translation>ייתכן שהפעולה האחרונה לא בוצעה. כל המשחקים שמורים.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: close this report and go on playing.</extracomment>
        <translation>חזרה לתוכנה</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>פרטים</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>העתקת הדוח</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>יציאה</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message numerus="yes">
        <source>about %n min</source>
        <extracomment>How long a match takes.</extracomment>
        <translation>
            <numerusform>בערך דקה</numerusform>
            <numerusform>בערך %n דקות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Feature</name>
    <message>
        <source>Play…</source>
        <extracomment>Button on the shelf: sets up a new match of the game shown.</extracomment>
        <translation>משחק חדש…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>חוקי המשחק</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save the game as</source>
        <translation>שמירת המשחק בשם</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>פתיחת משחק שמור</translation>
    </message>
    <message>
        <source>Saved games (*.fivetables)</source>
        <extracomment>A kind of file; the part in brackets stays as it is.</extracomment>
        <translation>משחקים שמורים (*.fivetables)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>כל הקבצים (*)</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>חיפוש בתיקייה:</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>שם הקובץ:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>סוג הקבצים:</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Space</source>
        <extracomment>What the space bar is called, on a small drawing of a key.</extracomment>
        <translation>רווח</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>key</comment>
        <extracomment>What the key is called that opens a context menu, on a small drawing of a key.</extracomment>
        <translation>תפריט</translation>
    </message>
    <message>
        <source>Go over what lies on the table</source>
        <translation>מעבר בין הדברים שעל השולחן</translation>
    </message>
    <message>
        <source>Do what has the focus, or let the match go on</source>
        <translation>ביצוע של מה שמסומן, או המשך המשחק</translation>
    </message>
    <message>
        <source>The same; while something is being shown: skip it</source>
        <translation>אותו דבר; בזמן שמשהו מוצג: דילוג עליו</translation>
    </message>
    <message>
        <source>Put back what is laid out or announced; from the panel: back to the table</source>
        <translation>החזרת מה שהונח או הוכרז; מלוח הצד: חזרה אל השולחן</translation>
    </message>
    <message>
        <source>Show what has the focus large, as a right click does</source>
        <translation>הצגה מוגדלת של מה שמסומן, כמו בלחיצה ימנית</translation>
    </message>
    <message>
        <source>Open and close this sheet</source>
        <translation>פתיחת הדף הזה וסגירתו</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Head of a list of keys: the letters and digits of what can be done at this moment of the match.</extracomment>
        <translation>עכשיו</translation>
    </message>
    <message>
        <source>At every table</source>
        <extracomment>Head of a list of keys.</extracomment>
        <translation>בכל שולחן</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Head of a list of keys.</extracomment>
        <translation>תפריט</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of the sheet that lists the keys of the keyboard.</extracomment>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>Letters work on a keyboard of any language: the key in the same place does the same.</source>
        <translation>האותיות פועלות במקלדת של כל שפה: המקש שבאותו מקום עושה אותו דבר.</translation>
    </message>
</context>
<context>
    <name>LogDelegate</name>
    <message>
        <source>since your last turn</source>
        <translation>מאז התור הקודם שלך</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player</source>
        <extracomment>The name of a person until one is entered. It stands in sentences of the log that anybody reads, of this person and of others: the plain noun, never &quot;I&quot; or &quot;my side&quot;. A number may follow it: Player 2.</extracomment>
        <translation>שחקן</translation>
    </message>
    <message>
        <source>Seat %1 needs a name.</source>
        <extracomment>%1 is the number of a seat.</extracomment>
        <translation>חסר שם במקום %1.</translation>
    </message>
    <message>
        <source>This name holds characters that a name cannot have: %1.</source>
        <translation>בשם הזה יש תווים שאינם מותרים בשמות: %1.</translation>
    </message>
    <message>
        <source>Two seats have the same name: %1.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>אותו שם מופיע בשני מקומות: %1.</translation>
    </message>
    <message>
        <source>At least one seat must be played by a person.</source>
        <translation>חייב להיות לפחות שחקן אנושי אחד.</translation>
    </message>
    <message>
        <source>The game number must be from 1 to %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>מספר המשחק חייב להיות בין 1 ל־%1.</translation>
    </message>
    <message>
        <source>New game · %1</source>
        <extracomment>Title of the page where a match is set up. %1 is the title of the game.</extracomment>
        <translation>משחק חדש · %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>שחקנים</translation>
    </message>
    <message>
        <source>Rule options</source>
        <translation>אפשרויות החוקים</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>מספר המשחק</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>For screen readers: a picture of what the game number lays out.</extracomment>
        <translation>תצוגה מקדימה</translation>
    </message>
    <message>
        <source>The same number with the same choices gives the same game.</source>
        <translation>אותו מספר עם אותן בחירות נותן אותו משחק.</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Button: chooses another game number by chance.</extracomment>
        <translation>מספר אקראי</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Button: opens the rulebook of the game.</extracomment>
        <translation>חוקי המשחק</translation>
    </message>
    <message>
        <source>Start the match</source>
        <extracomment>Button: begins the match.</extracomment>
        <translation>התחלת המשחק</translation>
    </message>
</context>
<context>
    <name>OptionFields</name>
    <message>
        <source>Not ready: %1</source>
        <translation>לא מוכנה: %1</translation>
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
        <translation>רמז: %1</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Heads the list of what has happened in the match.</extracomment>
        <translation>יומן המשחק</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Heads the list of what can be done now.</extracomment>
        <translation>פעולות</translation>
    </message>
    <message>
        <source>How fast the computer players move; Space skips</source>
        <translation>קצב המהלכים של השחקנים הממוחשבים; מקש הרווח מדלג על ההמתנה</translation>
    </message>
    <message>
        <source>since your last turn</source>
        <extracomment>Button over the log: goes up to what happened since the person&apos;s last turn.</extracomment>
        <translation>מאז התור הקודם שלך</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>The pace of the computer players.</extracomment>
        <translation>מהירות</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>מהירות השחקנים הממוחשבים</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>Pace of the computer players: each move waits for a key.</extracomment>
        <translation>צעד אחר צעד</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>Pace of the computer players.</extracomment>
        <translation>איטית</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Pace of the computer players.</extracomment>
        <translation>רגילה</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Pace of the computer players: short pauses, quick motion.</extracomment>
        <translation>מהירה</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>Pace of the computer players: without any motion.</extracomment>
        <translation>מיידית</translation>
    </message>
    <message>
        <source>Space skips</source>
        <extracomment>Small note over the actions while others play: the space bar skips what is being shown. Short.</extracomment>
        <translation>מקש הרווח מדלג</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button between two people at one computer: I have seen what happened, the table may be covered.</extracomment>
        <translation>סיימתי</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>Button: lets the next computer player move.</extracomment>
        <translation>המהלך הבא</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button: try to save the game once more.</extracomment>
        <translation>ניסיון חוזר</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <extracomment>Button once all people are out: let the computer players finish the match.</extracomment>
        <translation>הרצה עד הסוף</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>Button once the match is over: who won, and what next.</extracomment>
        <translation>התוצאה</translation>
    </message>
</context>
<context>
    <name>PassScreen</name>
    <message>
        <source>The computer goes to:</source>
        <extracomment>A player&apos;s name follows in large type on the next line, in the nominative.</extracomment>
        <translation>המחשב עובר אל:</translation>
    </message>
    <message>
        <source>The table stays covered until then.</source>
        <translation>עד אז השולחן מכוסה.</translation>
    </message>
    <message>
        <source>I’m ready</source>
        <translation>אני כאן</translation>
    </message>
    <message>
        <source>The computer goes to: %1</source>
        <extracomment>Read by a screen reader; %1 is a player&apos;s name.</extracomment>
        <translation>המחשב עובר אל: %1</translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message>
        <source>Rules of %1 (F1)</source>
        <extracomment>Tooltip of a small button on a game&apos;s poster; %1 is the game. F1 is a key.</extracomment>
        <translation>חוקי המשחק: %1 (F1)</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>כונן</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>What a file is, in a column of a list.</extracomment>
        <translation>תיקייה</translation>
    </message>
    <message>
        <source>File Folder</source>
        <extracomment>What a file is, in a column of a list.</extracomment>
        <translation>תיקיית קבצים</translation>
    </message>
    <message>
        <source>%1 File</source>
        <extracomment>What a file is, in a column of a list: %1 are the letters after the dot of its name.</extracomment>
        <translation>קובץ %1</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;העלאה</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>ה&amp;ורדה</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;בחירת הכול</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>חיפוש בתיקייה:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>אחורה</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>קדימה</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>תיקייה אחת למעלה</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>יצירת תיקייה חדשה</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>תצוגת רשימה</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>תצוגת פרטים</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>סרגל צד</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>קבצים</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>סוג הקבצים:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;שם הקובץ:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;פתיחה</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;שמירה</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>שמירה בשם</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>שינוי &amp;שם</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;מחיקה</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>הצגת קבצים &amp;מוסתרים</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>תיקייה &amp;חדשה</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>תיקייה חדשה</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>המחשב שלי</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>מקומות אחרונים</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>הקובץ %1 כבר קיים.
להחליף אותו?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
הקובץ לא נמצא.
כדאי לבדוק את שם הקובץ.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
התיקייה לא נמצאה.
כדאי לבדוק את שם התיקייה.</translation>
    </message>
    <message>
        <source>Show </source>
        <extracomment>&quot;Show&quot; and a blank, before the name of a column in a menu (Size, Type, Date Modified).</extracomment>
        <translation>הצגה: </translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>גודל</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>סוג</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>סוג</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>תאריך שינוי</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>המחשב שלי</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>מחשב</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול הפעולה</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ביצוע &amp;מחדש</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;גזירה</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ה&amp;עתקה</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>ה&amp;דבקה</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>בחירת הכול</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>אישור</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;כן</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;לא</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>פתיחה</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>שמירה</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול הפעולה</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ביצוע &amp;מחדש</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;גזירה</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>ה&amp;עתקה</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>ה&amp;דבקה</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>העתקת &amp;כתובת הקישור</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>בחירת הכול</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>A hint or an undo was used: this match counts as helped.</source>
        <translation>היו כאן רמז או ביטול פעולה: המשחק נחשב משחק עם עזרה.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same players once more.</extracomment>
        <translation>משחק חוזר</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: back to the shelf with all games.</extracomment>
        <translation>מדף המשחקים</translation>
    </message>
    <message>
        <source>View the table</source>
        <extracomment>Button: look at the table as it lies at the end of the match.</extracomment>
        <translation>צפייה בשולחן</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Nothing found.</source>
        <translation>לא נמצא דבר.</translation>
    </message>
    <message>
        <source>One place.</source>
        <extracomment>What the search of the rules has found.</extracomment>
        <translation>נמצא מקום אחד.</translation>
    </message>
    <message>
        <source>Place %1 of %2. Enter shows the next.</source>
        <extracomment>What the search of the rules has found: the place shown, and how many there are. Enter is the key.</extracomment>
        <translation>מקום %1 מתוך %2. מקש Enter מציג את הבא.</translation>
    </message>
    <message>
        <source>Rules · %1</source>
        <extracomment>Title of the rulebook. %1 is the title of a game.</extracomment>
        <translation>חוקי המשחק · %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>חיפוש בחוקים</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>פרקים</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>חוקי המשחק</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Open the older copy</source>
        <extracomment>Button: the newest file is damaged, the one saved before it can be opened.</extracomment>
        <translation>פתיחת העותק הישן</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>Button: look at a match that is over.</extracomment>
        <translation>צפייה</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: go on with a saved match.</extracomment>
        <translation>המשך המשחק</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>שינוי שם</translation>
    </message>
    <message>
        <source>Name of the saved game</source>
        <translation>שם המשחק השמור</translation>
    </message>
    <message>
        <source>%1 – copy</source>
        <extracomment>Name of a duplicated saved game. %1 is the name of the first.</extracomment>
        <translation>%1 – עותק</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <extracomment>%1 is the name of a saved game.</extracomment>
        <translation>נמחק: %1</translation>
    </message>
    <message>
        <source>Exported to the file %1.</source>
        <extracomment>%1 is the name of the file to which a saved game was written.</extracomment>
        <translation>נשמר בקובץ %1.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>משחקים שמורים</translation>
    </message>
    <message>
        <source>No game has been saved yet. Every match you begin is kept here by itself.</source>
        <translation>עדיין אין משחקים שמורים. כל משחק חדש נשמר כאן מעצמו.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: opens a dialog for the name of a saved game.</extracomment>
        <translation>שינוי שם…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>Button: makes a second copy of a saved game.</extracomment>
        <translation>שכפול</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>Button: writes a saved game to a file of its own.</extracomment>
        <translation>ייצוא…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>Button: takes a file in among the saved games.</extracomment>
        <translation>ייבוא…</translation>
    </message>
</context>
<context>
    <name>SavedLines</name>
    <message>
        <source>A game that cannot be read</source>
        <translation>משחק שאי אפשר לקרוא</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>המשחק הסתיים</translation>
    </message>
    <message>
        <source>The match is over. %1</source>
        <extracomment>How a saved match ended. %1 is a sentence: who has won.</extracomment>
        <translation>המשחק הסתיים. %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A computer player in a list: %1 is its name, %2 its level (Easy, Normal, Hard); say &quot;level: %2&quot; where the adjective would seem to speak of the player.</extracomment>
        <translation>%1 (קושי: %2)</translation>
    </message>
</context>
<context>
    <name>SeatBox</name>
    <message>
        <source>Seat %1</source>
        <extracomment>Head of a seat at the table. %1 is its number.</extracomment>
        <translation>מקום %1</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>A seat is played by a person.</extracomment>
        <translation>אדם</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>A seat is played by the computer.</extracomment>
        <translation>מחשב</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>רמת קושי</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Off</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;: no motion at all.</extracomment>
        <translation>כבויה</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;.</extracomment>
        <translation>איטית</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;: neither slow nor fast.</extracomment>
        <translation>בינונית</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;.</extracomment>
        <translation>מהירה</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>מראה</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>משחק</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>שפה</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>ניגודיות</translation>
    </message>
    <message>
        <source>Paper grain</source>
        <extracomment>Texture of the paper, a slider.</extracomment>
        <translation>מרקם הנייר</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <extracomment>A slider from cold to warm.</extracomment>
        <translation>טמפרטורת צבע</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Light or dark.</extracomment>
        <translation>ערכת נושא</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>גודל הממשק</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>A slider from off over slow to fast: how fast cards and pieces move.</extracomment>
        <translation>הנפשה</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>מהירות השחקנים הממוחשבים</translation>
    </message>
    <message>
        <source>Undo against computer players</source>
        <translation>ביטול פעולה מול שחקנים ממוחשבים</translation>
    </message>
    <message>
        <source>Undo between people</source>
        <translation>ביטול פעולה בין שחקנים אנושיים</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>הפחתת תנועה</translation>
    </message>
    <message>
        <source>Roll by itself where there is no other choice</source>
        <translation>הטלה אוטומטית כשאין ברירה אחרת</translation>
    </message>
    <message>
        <source>End turns in which nothing can be done</source>
        <translation>סיום תור שאין בו מה לעשות</translation>
    </message>
    <message>
        <source>Decline offers of the computer that you cannot pay</source>
        <translation>דחיית הצעות של המחשב כשאין לך במה לשלם</translation>
    </message>
    <message>
        <source>New names for computer players in every match</source>
        <translation>שמות חדשים לשחקנים הממוחשבים בכל משחק</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Agrees with &quot;Theme&quot;.</extracomment>
        <translation>בהירה</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>כהה</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>כמו במערכת</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <extracomment>Language of the program.</extracomment>
        <translation>שפת המערכת</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>Pace of computer players: after each of their moves the program waits for a key.</extracomment>
        <translation>צעד אחר צעד</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;.</extracomment>
        <translation>איטית</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;.</extracomment>
        <translation>רגילה</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;: short pauses, quick motion.</extracomment>
        <translation>מהירה</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;: no pause between moves.</extracomment>
        <translation>מיידית</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>Rule for undo (agrees with &quot;Undo&quot;): always back to the last choice.</extracomment>
        <translation>חופשי</translation>
    </message>
    <message>
        <source>Fair</source>
        <extracomment>Rule for undo (agrees with &quot;Undo&quot;): only while nothing new was seen.</extracomment>
        <translation>הוגן</translation>
    </message>
    <message>
        <source>Space skips what is being shown.</source>
        <translation>מקש הרווח מדלג על מה שמוצג.</translation>
    </message>
    <message>
        <source>Free: back to your last choice, whatever happened since; the match then counts as helped. Fair: only as long as nobody else has acted and nothing new was seen.</source>
        <translation>חופשי: חזרה אל הבחירה האחרונה שלך, ולא חשוב מה קרה מאז; המשחק נחשב אז משחק עם עזרה. הוגן: רק כל עוד לא היה מהלך של מישהו אחר ולא נחשף דבר חדש.</translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Five Tables</source>
        <translation>חמישה שולחנות</translation>
    </message>
    <message>
        <source>Which table today?</source>
        <translation>איזה שולחן היום?</translation>
    </message>
    <message>
        <source>Open a saved game from a file…</source>
        <translation>פתיחת משחק שמור מקובץ…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>משחקים שמורים</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>אודות חמישה שולחנות</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Tooltips of the two halves of a switch: the theme of the window.</extracomment>
        <translation>בהיר</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>כהה</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>שפה</translation>
    </message>
</context>
<context>
    <name>StageView</name>
    <message>
        <source>That is no place for it.</source>
        <extracomment>Said where something was dropped that can be dragged, but not there.</extracomment>
        <translation>אי אפשר להניח את זה כאן.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Menu</source>
        <extracomment>Button: opens the menu of the program.</extracomment>
        <translation>תפריט</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: back to the shelf of games.</extracomment>
        <translation>מדף המשחקים</translation>
    </message>
    <message>
        <source>Back to the games; this match is kept</source>
        <translation>חזרה למדף המשחקים; המשחק הזה נשמר</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Buttons of the toolbar, each with its tooltip.</extracomment>
        <translation>ביטול הפעולה</translation>
    </message>
    <message>
        <source>Take back your last choice</source>
        <translation>ביטול הבחירה האחרונה שלך</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>ביצוע מחדש</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>ביצוע מחדש של הפעולה שבוטלה</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>רמז</translation>
    </message>
    <message>
        <source>What would a strong player do?</source>
        <translation>איזה מהלך מומלץ כאן?</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Button: opens the sheet of cards.</extracomment>
        <translation>קלפים</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>הקלפים וכוחותיהם</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Button: opens the rulebook of the game.</extracomment>
        <translation>חוקי המשחק</translation>
    </message>
    <message>
        <source>The rulebook of this game</source>
        <translation>ספר החוקים של המשחק</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
    </message>
    <message>
        <source>Panel</source>
        <extracomment>The strip at the side with the log and the actions.</extracomment>
        <translation>לוח צד</translation>
    </message>
    <message>
        <source>Show or fold the panel</source>
        <translation>הצגת לוח הצד או קיפולו</translation>
    </message>
</context>
<context>
    <name>TextFiles</name>
    <message>
        <source>Save as text</source>
        <translation>שמירה כטקסט</translation>
    </message>
    <message>
        <source>Open a text</source>
        <translation>פתיחת טקסט</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <extracomment>A kind of file; the part in brackets stays as it is.</extracomment>
        <translation>טקסטים (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>כל הקבצים (*)</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>ביטול הפעולה</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>today %1</source>
        <extracomment>When a game was saved; %1 is the hour.</extracomment>
        <translation>היום, %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <extracomment>When a game was saved; %1 is the hour.</extracomment>
        <translation>אתמול, %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>התור שלך</translation>
    </message>
    <message>
        <source>%1 · with %2 · %3</source>
        <extracomment>A waiting match: %1 is how far it is, %2 lists the other players, %3 is when it was last played.</extracomment>
        <translation>%1 · עם %2 · %3</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Five Tables</source>
        <translation>חמישה שולחנות</translation>
    </message>
    <message>
        <source>The game as it was saved before that is still there.</source>
        <translation>העותק שנשמר לפני כן עדיין קיים.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>אי אפשר לפתוח את המשחק הזה</translation>
    </message>
    <message>
        <source>Open the older</source>
        <translation>פתיחת העותק הישן</translation>
    </message>
    <message>
        <source>%1 – Five Tables</source>
        <translation>%1 – חמישה שולחנות</translation>
    </message>
    <message>
        <source>Five Tables ended unexpectedly while a match was open. The match is saved.</source>
        <translation>התוכנה נסגרה באופן לא צפוי באמצע משחק. המשחק שמור.</translation>
    </message>
    <message>
        <source>Go on with the match?</source>
        <translation>להמשיך את המשחק?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>המשך המשחק</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>לא עכשיו</translation>
    </message>
    <message>
        <source>The game is being saved again.</source>
        <translation>המשחק שוב נשמר כרגיל.</translation>
    </message>
    <message>
        <source>The game cannot be saved right now. You can play on; saving is tried again.</source>
        <translation>אי אפשר לשמור את המשחק כרגע. אפשר להמשיך לשחק; התוכנה תנסה לשמור שוב.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>פרישה</translation>
    </message>
    <message>
        <source>Only the person whose table is open can resign.</source>
        <translation>אפשר לפרוש רק כשהשולחן פתוח בפני הצד הפורש.</translation>
    </message>
    <message>
        <source>Do you want to resign? The match then ends without a winner.</source>
        <translation>לפרוש מהמשחק? המשחק יסתיים בלי זוכה.</translation>
    </message>
    <message>
        <source>%1, do you want to resign? A computer player then takes your seat.</source>
        <extracomment>A question to one of several people at the computer, %1.</extracomment>
        <translation>%1: לפרוש מהמשחק? שחקן ממוחשב ישחק במקומך.</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>המשחק לא נשמר</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <extracomment>Menu: back to the shelf of games.</extracomment>
        <translation>חזרה למדף המשחקים</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>משחק חדש…</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>משחקים שמורים…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>Menu: open a saved game from a file.</extracomment>
        <translation>פתיחת קובץ…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>שמירה בשם…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>ביטול הפעולה</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>ביצוע מחדש</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>רמז</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>הקלפים וכוחותיהם</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Menu: opens the sheet that lists the keys of the keyboard.</extracomment>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>Show or fold the panel</source>
        <translation>הצגת לוח הצד או קיפולו</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>פרישה…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>חוקי המשחק</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>הגדרות…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>מסך מלא</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>אודות חמישה שולחנות</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>יציאה</translation>
    </message>
</context>
</TS>
