<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name>Dogs</name>
    <message>
        <source>Six Good Dogs</source>
        <translation>שישה כלבים טובים</translation>
    </message>
    <message>
        <source>Dice, tricks, treats, and a yard that fills up</source>
        <translation>קוביות, טריקים, חטיפים – וחצר שהולכת ומתמלאת</translation>
    </message>
    <message>
        <source>Thirty-two dogs are waiting, each with numbers to be filled. A trick brings dice: those that fit go on your dogs, the others into your yard. Once more for the last 4, or stop? At 8 the yard busts and every die is lost. The first with six good dogs wins.</source>
        <translation>שלושים ושניים כלבים מחכים, ולכל אחד מספרים שצריך למלא. כל טריק מביא קוביות: מה שמתאים הולך לכלבים שלך, והשאר נקבר בחצר. עוד פעם אחת בשביל ה־4 האחרון, או לעצור? כשהחצר מגיעה ל־8 זאת חריגה, וכל הקוביות אבודות. הניצחון למי שישלים ראשון שישה כלבים טובים.</translation>
    </message>
    <message>
        <source>Six Good Dogs follows the rules of Spots, as published in 2022.</source>
        <translation>המשחק שישה כלבים טובים הולך לפי חוקי המשחק ⁨Spots⁩, כפי שיצא לאור בשנת 2022.</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 עד 4 שחקנים</translation>
    </message>
</context>
<context>
    <name>DogsActions</name>
    <message>
        <source>Score your dogs</source>
        <translation>להשלים כלבים מלאים</translation>
    </message>
    <message>
        <source>Keep the roll</source>
        <translation>להשאיר את ההטלה</translation>
    </message>
    <message>
        <source>Reroll: %1</source>
        <extracomment>A treat pays for rolling dice again. %1 lists what they show.</extracomment>
        <translation>להטיל שוב: %1</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <extracomment>Dice go on dogs. %1 lists spaces: &quot;Rosie 4, Biscuit 1&quot;.</extracomment>
        <translation>להניח: %1</translation>
    </message>
    <message>
        <source>Bury: %1</source>
        <extracomment>Dice go into the yard. %1 lists what they show.</extracomment>
        <translation>לקבור: %1</translation>
    </message>
    <message>
        <source>Place: %1. Bury: %2</source>
        <extracomment>Dice go on dogs and into the yard. %1 lists spaces, %2 what the other dice show.</extracomment>
        <translation>להניח: %1. לקבור: %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: the trick is carried on.</extracomment>
        <translation>להמשיך</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: the trick ends here.</extracomment>
        <translation>לעצור</translation>
    </message>
    <message>
        <source>Go on to the roll</source>
        <extracomment>Button: no die is moved or changed; the roll of the trick follows.</extracomment>
        <translation>להמשיך להטלה</translation>
    </message>
    <message>
        <source>Move a die from %1 to %2</source>
        <extracomment>A die goes to another space and is set to its number. %1 and %2 are spaces: &quot;Rosie 4&quot;.</extracomment>
        <translation>להעביר קובייה מן %1 אל %2</translation>
    </message>
    <message>
        <source>Discard the 1</source>
        <extracomment>A buried die that shows 1 is lowered, so it is gone.</extracomment>
        <translation>להשליך את ה־1</translation>
    </message>
    <message>
        <source>Raise the %1 to %2</source>
        <extracomment>A buried die is raised by 1. %1 and %2 are what it shows before and after.</extracomment>
        <translation>להעלות את ה־%1 ל־%2</translation>
    </message>
    <message>
        <source>Lower the %1 to %2</source>
        <extracomment>A buried die is lowered by 1. %1 and %2 are what it shows before and after.</extracomment>
        <translation>להוריד את ה־%1 ל־%2</translation>
    </message>
    <message>
        <source>Set the die to %1</source>
        <extracomment>A die is set to a number of the next dog.</extracomment>
        <translation>לקבוע בקובייה %1</translation>
    </message>
    <message>
        <source>Dig up a die: %1</source>
        <extracomment>A buried die is rolled with two others. %1 is what it shows.</extracomment>
        <translation>להוציא קובייה מהחצר: %1</translation>
    </message>
    <message>
        <source>Take a die off a dog: %1</source>
        <extracomment>A die on a dog is rolled with two others. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>לקחת קובייה מכלב: %1</translation>
    </message>
    <message numerus="yes">
        <source>Set %n dice aside</source>
        <translation>
            <numerusform>לשים בצד קובייה אחת</numerusform>
            <numerusform>לשים בצד %n קוביות</numerusform>
        </translation>
    </message>
    <message>
        <source>Name the number %1</source>
        <extracomment>Higher dice will be discarded.</extracomment>
        <translation>לנקוב במספר %1</translation>
    </message>
    <message>
        <source>Keep every %1</source>
        <extracomment>All other dice are discarded. %1 is a number of pips.</extracomment>
        <translation>להשאיר את כל ה־%1</translation>
    </message>
    <message>
        <source>Keep: %1</source>
        <extracomment>All other dice are discarded. %1 lists what dice show.</extracomment>
        <translation>להשאיר: %1</translation>
    </message>
    <message>
        <source>Keep all dice</source>
        <translation>להשאיר את כל הקוביות</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>The other dice are kept. %1 lists what dice show.</extracomment>
        <translation>להשליך: %1</translation>
    </message>
    <message>
        <source>Lay out: %1</source>
        <extracomment>Chance chooses a trick for the match. %1 is a trick.</extracomment>
        <translation>להניח על השולחן: %1</translation>
    </message>
    <message>
        <source>Turn up: %1</source>
        <extracomment>Chance turns up a dog. %1 is its name.</extracomment>
        <translation>לחשוף: %1</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <extracomment>What the dice show; %1 lists it.</extracomment>
        <translation>קוביות: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s): too many to bury</source>
        <extracomment>Second line of a choice: these dice would bust.</extracomment>
        <translation>
            <numerusform>קובייה אחת: יותר מדי לחצר</numerusform>
            <numerusform>%n קוביות: יותר מדי לחצר</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>קובייה אחת</numerusform>
            <numerusform>%n קוביות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs a treat, %n left</source>
        <extracomment>Second line of a reroll: what it costs, and how many treats are left then.</extracomment>
        <translation>
            <numerusform>עולה חטיף, יישאר אחד</numerusform>
            <numerusform>עולה חטיף, יישארו %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It busts: too much would have to be buried</source>
        <extracomment>Second line of a choice: these dice cannot be placed without a bust.</extracomment>
        <translation>חריגה: צריך לקבור יותר מדי</translation>
    </message>
    <message>
        <source>At stake: %1</source>
        <extracomment>A warning: these dogs are complete, and a bust would take their dice. %1 lists dogs. Short.</extracomment>
        <translation>בסיכון: %1</translation>
    </message>
    <message>
        <source>It can complete a dog</source>
        <extracomment>Second line of a choice: these dice can complete a dog.</extracomment>
        <translation>אפשר למלא כלב</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n treat(s)</source>
        <extracomment>Second line of a trick: what it would bring now.</extracomment>
        <translation>
            <numerusform>מביא חטיף אחד</numerusform>
            <numerusform>מביא %n חטיפים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treat(s) on it</source>
        <extracomment>Second line of a trick: treats that lie on its tile.</extracomment>
        <translation>
            <numerusform>עליו חטיף אחד</numerusform>
            <numerusform>עליו %n חטיפים</numerusform>
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
        <translation>החצר של %1: %2, חריגה</translation>
    </message>
    <message>
        <source>Yard of %1: %2 of 7</source>
        <extracomment>Second line of a choice: a buried die is changed. %1 is the yard’s owner, %2 the yard total then.</extracomment>
        <translation>החצר של %1: %2 מתוך 7</translation>
    </message>
    <message>
        <source>Your turn: do a trick, or score your dogs.</source>
        <translation>התור שלך: יש לבצע טריק, או להשלים את הכלבים המלאים.</translation>
    </message>
    <message>
        <source>Your turn: do a trick.</source>
        <translation>התור שלך: יש לבצע טריק.</translation>
    </message>
    <message>
        <source>Keep the roll, or reroll any of its dice for a treat?</source>
        <translation>להשאיר את ההטלה, או להטיל שוב חלק ממנה תמורת חטיף?</translation>
    </message>
    <message>
        <source>Keep the roll, or reroll it for a treat?</source>
        <translation>להשאיר את ההטלה, או להטיל שוב תמורת חטיף?</translation>
    </message>
    <message>
        <source>Place the die on a dog, or bury it in your yard.</source>
        <translation>יש להניח את הקובייה על כלב, או לקבור אותה בחצר שלך.</translation>
    </message>
    <message>
        <source>Place each die on a dog, or bury it in your yard.</source>
        <translation>יש להניח כל קובייה על כלב, או לקבור אותה בחצר שלך.</translation>
    </message>
    <message numerus="yes">
        <source>Go on and roll %n die(s), or stop?</source>
        <translation>
            <numerusform>להמשיך ולהטיל קובייה אחת, או לעצור?</numerusform>
            <numerusform>להמשיך ולהטיל %n קוביות, או לעצור?</numerusform>
        </translation>
    </message>
    <message>
        <source>You may move a die to any free space of your dogs.</source>
        <translation>אפשר להעביר קובייה אל כל משבצת פנויה בכלבים שלך.</translation>
    </message>
    <message numerus="yes">
        <source>You may change a buried die by 1: %n time(s) left.</source>
        <translation>
            <numerusform>אפשר לשנות קובייה קבורה ב־1: נשארה פעם אחת.</numerusform>
            <numerusform>אפשר לשנות קובייה קבורה ב־1: נשארו %n פעמים.</numerusform>
        </translation>
    </message>
    <message>
        <source>To which number of the next dog do you set the die?</source>
        <translation>איזה מספר של הכלב הבא לקבוע בקובייה?</translation>
    </message>
    <message>
        <source>Which of your dice do you roll with the 2 from the pile?</source>
        <translation>איזו קובייה שלך להטיל יחד עם 2 הקוביות מהמאגר?</translation>
    </message>
    <message>
        <source>How many dice do you set aside to roll one by one?</source>
        <translation>כמה קוביות לשים בצד ולהטיל אחת אחת?</translation>
    </message>
    <message>
        <source>Name a number: higher dice will be discarded.</source>
        <translation>יש לנקוב במספר: קוביות גבוהות ממנו יושלכו.</translation>
    </message>
    <message>
        <source>Which number do you keep? All other dice are discarded.</source>
        <translation>איזה מספר להשאיר? כל שאר הקוביות יושלכו.</translation>
    </message>
    <message>
        <source>Which 2 dice do you keep?</source>
        <translation>אילו 2 קוביות להשאיר?</translation>
    </message>
    <message>
        <source>Which dice below %1 do you discard?</source>
        <extracomment>Headline. %1 is the yard total.</extracomment>
        <translation>אילו קוביות הנמוכות מ־%1 להשליך?</translation>
    </message>
    <message>
        <source>Which dice that total 8 do you keep?</source>
        <translation>אילו קוביות שסכומן 8 להשאיר?</translation>
    </message>
    <message>
        <source>The tricks are laid out.</source>
        <translation>הטריקים מונחים על השולחן.</translation>
    </message>
    <message>
        <source>The next dog comes up.</source>
        <translation>הכלב הבא נחשף.</translation>
    </message>
    <message>
        <source>%1 rolls for the first turn.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1: הטלה לתור הראשון.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n die(s).</source>
        <extracomment>Headline.</extracomment>
        <translation>
            <numerusform>%1: הטלת קובייה אחת.</numerusform>
            <numerusform>%1: הטלת %n קוביות.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses a trick.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1: בחירת טריק.</translation>
    </message>
    <message>
        <source>%1 looks at the roll.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1: מבט על ההטלה.</translation>
    </message>
    <message>
        <source>%1 places the dice.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1: הנחת הקוביות.</translation>
    </message>
    <message>
        <source>%1 may go on.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1: להמשיך, או לעצור?</translation>
    </message>
    <message>
        <source>%1 chooses dice to keep.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1: בחירת הקוביות שיישארו.</translation>
    </message>
</context>
<context>
    <name>DogsBase</name>
    <message>
        <source>Roll 1, no more dogs</source>
        <extracomment>A trick in the fewest words, on a small tile: with six dogs no dog is drawn. About 20 letters.</extracomment>
        <translation>להטיל 1, בלי כלב חדש</translation>
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
        <translation>חריגה %1, כלב מלא %2</translation>
    </message>
    <message>
        <source>Bust %1, completes a dog %2</source>
        <extracomment>The chances of the next roll. %1 and %2 are percentages.</extracomment>
        <translation>חריגה&#xa0;%1, כלב&#xa0;מלא&#xa0;%2</translation>
    </message>
    <message>
        <source>Bust: the yard total is %1, over 7</source>
        <extracomment>What placing the dice does. %1 is the yard total.</extracomment>
        <translation>חריגה: סכום החצר %1, מעל 7</translation>
    </message>
    <message>
        <source>All your dogs are complete: they are scored at once</source>
        <extracomment>What placing the dice does.</extracomment>
        <translation>כל הכלבים שלך מלאים: השלמה מיידית</translation>
    </message>
    <message>
        <source>Completes: %1. Yard total: %2</source>
        <extracomment>What placing the dice does. %1 lists dogs, %2 is the yard total.</extracomment>
        <translation>כלב מלא: %1. סכום החצר: %2</translation>
    </message>
    <message>
        <source>Yard total: %1</source>
        <extracomment>What placing the dice does. %1 is the yard total.</extracomment>
        <translation>סכום החצר: %1</translation>
    </message>
</context>
<context>
    <name>DogsCards</name>
    <message>
        <source>Biscuit</source>
        <extracomment>Name of a dog, on its card; a friendly dog name of the language.</extracomment>
        <translation>ביסקוויט</translation>
    </message>
    <message>
        <source>Pepper</source>
        <translation>פלפל</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>מייפל</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>Name of a dog: a white and tan hound that stands and looks about.</extracomment>
        <translation>בלש</translation>
    </message>
    <message>
        <source>Rusty</source>
        <translation>ג׳ינג׳י</translation>
    </message>
    <message>
        <source>Juno</source>
        <translation>ג׳ונו</translation>
    </message>
    <message>
        <source>Ziggy</source>
        <translation>זיגי</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>תלתן</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>מוקי</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>כלנית</translation>
    </message>
    <message>
        <source>Bramble</source>
        <translation>פטל</translation>
    </message>
    <message>
        <source>Otis</source>
        <translation>אוטיס</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>לוז</translation>
    </message>
    <message>
        <source>Tango</source>
        <translation>טנגו</translation>
    </message>
    <message>
        <source>Fern</source>
        <translation>בונבון</translation>
    </message>
    <message>
        <source>Waffle</source>
        <translation>ופל</translation>
    </message>
    <message>
        <source>Domino</source>
        <translation>דומינו</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>נלה</translation>
    </message>
    <message>
        <source>Pickle</source>
        <translation>חמוצי</translation>
    </message>
    <message>
        <source>Rosie</source>
        <translation>רוזי</translation>
    </message>
    <message>
        <source>Boomer</source>
        <translation>רעם</translation>
    </message>
    <message>
        <source>Thistle</source>
        <translation>קוצי</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>נמש</translation>
    </message>
    <message>
        <source>Cricket</source>
        <translation>צרצר</translation>
    </message>
    <message>
        <source>Nimbus</source>
        <translation>ענן</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>זית</translation>
    </message>
    <message>
        <source>Barley</source>
        <translation>במבה</translation>
    </message>
    <message>
        <source>Sorrel</source>
        <translation>קרמל</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation>פיקסל</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>בלוט</translation>
    </message>
    <message>
        <source>Dumpling</source>
        <translation>קניידלה</translation>
    </message>
    <message>
        <source>Smudge</source>
        <translation>כתמי</translation>
    </message>
    <message>
        <source>Howl</source>
        <extracomment>Name of a trick: a command as it is given to a dog.</extracomment>
        <translation>יללה</translation>
    </message>
    <message>
        <source>Roll Over</source>
        <translation>גלגול</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>הליכה</translation>
    </message>
    <message>
        <source>Trot</source>
        <translation>טפיפה</translation>
    </message>
    <message>
        <source>Dig</source>
        <translation>חפירה</translation>
    </message>
    <message>
        <source>Retrieve</source>
        <translation>החזרה</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Name of a trick: a command to follow a scent.</extracomment>
        <translation>גישוש</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>ריצה</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>מרדף</translation>
    </message>
    <message>
        <source>Sprint</source>
        <translation>ספרינט</translation>
    </message>
    <message>
        <source>Dogpile</source>
        <extracomment>Name of a trick: all dogs jump onto each other.</extracomment>
        <translation>ערימת כלבים</translation>
    </message>
    <message>
        <source>Bolt</source>
        <extracomment>Name of a trick: to run off as fast as can be.</extracomment>
        <translation>זינוק</translation>
    </message>
    <message>
        <source>Beg</source>
        <translation>תחנונים</translation>
    </message>
    <message>
        <source>Chew</source>
        <translation>כרסום</translation>
    </message>
    <message>
        <source>Gobble</source>
        <translation>זלילה</translation>
    </message>
    <message>
        <source>Play Dead</source>
        <translation>התחזות למת</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>הישארות</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>הבאת מקל</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>כלב שמירה</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>ציד</translation>
    </message>
    <message>
        <source>Scavenge</source>
        <translation>נבירה</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of a trick: a command to look for something.</extracomment>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>If you have fewer than 6 dogs: draw the top dog. Roll 1.</source>
        <extracomment>What a trick does.</extracomment>
        <translation>אם יש לך פחות מ־6 כלבים: לשלוף את הכלב הבא. להטיל 1.</translation>
    </message>
    <message>
        <source>Roll all dice of your yard, place or rebury them. Then you may roll 1.</source>
        <translation>להטיל את כל הקוביות שבחצר שלך, ולהניח או לקבור אותן שוב. אחר כך אפשר להטיל 1.</translation>
    </message>
    <message>
        <source>Roll 2. Then you may roll 1.</source>
        <translation>להטיל 2. אחר כך אפשר להטיל 1.</translation>
    </message>
    <message>
        <source>You may move one die from one of your dogs to any free space of your dogs and set it to that number. Roll 2.</source>
        <translation>אפשר להעביר קובייה אחת מכלב שלך אל כל משבצת פנויה בכלבים שלך ולקבוע בה את המספר של המשבצת. להטיל 2.</translation>
    </message>
    <message>
        <source>Once per paw you may change any one buried die of any player by +1 or –1 (not above 6; a 1 lowered is discarded). Roll 2.</source>
        <translation>פעם אחת לכל כפה אפשר לשנות קובייה קבורה כלשהי של כל שחקן: ‎+1 או ‎-1 (לא מעל 6; קובייה שיורדת מ־1 מושלכת). להטיל 2.</translation>
    </message>
    <message>
        <source>Take a die and set it to a number on the deck’s top dog; place or bury it. Roll 2.</source>
        <translation>לקחת קובייה ולקבוע בה מספר שעל הכלב הבא; להניח או לקבור אותה. להטיל 2.</translation>
    </message>
    <message>
        <source>Roll 3; a treat may reroll any part of them.</source>
        <translation>להטיל 3; תמורת חטיף אפשר להטיל שוב כל חלק מהן.</translation>
    </message>
    <message>
        <source>Roll 3. Then you may roll 1, as often as you like.</source>
        <translation>להטיל 3. אחר כך אפשר להטיל 1, שוב ושוב כרצונך.</translation>
    </message>
    <message>
        <source>Roll 1. You may go on with 2, then 3, and so on.</source>
        <translation>להטיל 1. אפשר להמשיך עם 2, אחר כך עם 3, וכן הלאה.</translation>
    </message>
    <message>
        <source>Roll 1 die per active dog with a free space. You may repeat; count anew each time.</source>
        <translation>להטיל 1 עבור כל כלב פעיל עם משבצת פנויה. אפשר לחזור על כך; בכל פעם יש לספור מחדש.</translation>
    </message>
    <message>
        <source>Take 2 dice and, if you have any, 1 from your yard or dogs (your choice); roll them. You may repeat.</source>
        <translation>לקחת 2 קוביות ועוד 1, אם יש, מהחצר או מהכלבים שלך (לפי בחירתך); להטיל אותן. אפשר לחזור על כך.</translation>
    </message>
    <message>
        <source>Set aside 3 to 12 dice; roll them one at a time. You may stop only when your paws are at least as many as the dice left.</source>
        <translation>לשים בצד 3 עד 12 קוביות; להטיל אותן אחת אחת. אפשר לעצור רק כשמספר הכפות שלך אינו קטן ממספר הקוביות שנותרו.</translation>
    </message>
    <message>
        <source>1 treat, plus 1 per paw.</source>
        <translation>חטיפים: 1, ועוד 1 לכל כפה.</translation>
    </message>
    <message>
        <source>Double your treats, then 1 more.</source>
        <translation>להכפיל את החטיפים שלך, ואז להוסיף 1.</translation>
    </message>
    <message>
        <source>7 treats, then give back as many as your highest free number (none free: 0).</source>
        <translation>לקבל 7 חטיפים, ואז להחזיר חטיפים כמספר הפנוי הגבוה ביותר שלך (אין מספר פנוי: 0).</translation>
    </message>
    <message>
        <source>Roll 1. If you bury it without busting, treats equal to its pips.</source>
        <translation>להטיל 1. אם הקובייה נקברה בלי חריגה, לקבל חטיפים כמספר שעליה.</translation>
    </message>
    <message>
        <source>1 treat per used trick other than Stay.</source>
        <translation>חטיפים: 1 לכל טריק שנוצל, מלבד הישארות.</translation>
    </message>
    <message>
        <source>Roll 8. Choose a number you rolled; place or bury all of it, discard the rest.</source>
        <translation>להטיל 8. לבחור מספר שיצא; להניח או לקבור את כל הקוביות שלו, ולהשליך את השאר.</translation>
    </message>
    <message>
        <source>Name 1–6, then roll 4. Discard all higher dice; place or bury the rest.</source>
        <translation>לנקוב במספר מ־1 עד 6, ואז להטיל 4. להשליך את כל הקוביות הגבוהות ממנו; להניח או לקבור את השאר.</translation>
    </message>
    <message>
        <source>Roll 2 plus 1 per paw. Place or bury exactly 2, discard the rest.</source>
        <translation>להטיל 2, ועוד 1 לכל כפה. להניח או לקבור 2 בדיוק, ולהשליך את השאר.</translation>
    </message>
    <message>
        <source>Roll 4. You may discard any that are lower than your yard total; place or bury the rest.</source>
        <translation>להטיל 4. אפשר להשליך קוביות נמוכות מסכום החצר שלך; להניח או לקבור את השאר.</translation>
    </message>
    <message>
        <source>Roll 7. If some of them total exactly 8 you must choose such a set and place or bury it; discard the rest.</source>
        <translation>להטיל 7. אם הסכום של חלק מהקוביות הוא 8 בדיוק, יש לבחור קבוצה כזאת ולהניח או לקבור אותה; להשליך את השאר.</translation>
    </message>
    <message>
        <source>Draw a dog, roll 1</source>
        <extracomment>A trick in the fewest words, on a small tile; about 20 letters, there is no room for more. Numbers are dice.</extracomment>
        <translation>כלב חדש, להטיל 1</translation>
    </message>
    <message>
        <source>Reroll your yard</source>
        <extracomment>A trick in the fewest words, on a small tile: all dice of the yard are rolled again.</extracomment>
        <translation>להטיל שוב את החצר</translation>
    </message>
    <message>
        <source>Roll 2, maybe 1</source>
        <extracomment>A trick in the fewest words, on a small tile: the second roll is optional.</extracomment>
        <translation>להטיל 2, אולי 1</translation>
    </message>
    <message>
        <source>Move 1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: a die moves to another space.</extracomment>
        <translation>להעביר אחת, להטיל 2</translation>
    </message>
    <message>
        <source>Paws ±1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: buried dice are changed by 1, once per paw.</extracomment>
        <translation>כפות: ±1, להטיל 2</translation>
    </message>
    <message>
        <source>Set 1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: a die is set to a number.</extracomment>
        <translation>לקבוע אחת, להטיל 2</translation>
    </message>
    <message>
        <source>Roll 3, reroll any</source>
        <extracomment>A trick in the fewest words, on a small tile: a treat rerolls any of the dice.</extracomment>
        <translation>להטיל 3, וחלק שוב</translation>
    </message>
    <message>
        <source>Roll 3, then 1s</source>
        <extracomment>A trick in the fewest words, on a small tile: single dice follow, as many as one likes.</extracomment>
        <translation>להטיל 3, ואז אחת אחת</translation>
    </message>
    <message>
        <source>Roll 1, 2, 3 …</source>
        <extracomment>A trick in the fewest words, on a small tile: first 1 die, then 2, then 3.</extracomment>
        <translation>להטיל 1, 2, 3 …</translation>
    </message>
    <message>
        <source>Roll 1 per open dog</source>
        <extracomment>A trick in the fewest words, on a small tile: one die for each dog that is not full.</extracomment>
        <translation>להטיל 1 לכלב לא מלא</translation>
    </message>
    <message>
        <source>Roll 2 + 1 of yours</source>
        <extracomment>A trick in the fewest words, on a small tile: 2 new dice and one from yard or dogs.</extracomment>
        <translation>להטיל 2 ואחת שלך</translation>
    </message>
    <message>
        <source>Roll 3–12, 1 by 1</source>
        <extracomment>A trick in the fewest words, on a small tile: so many dice, rolled one at a time.</extracomment>
        <translation>3 עד 12, אחת אחת</translation>
    </message>
    <message>
        <source>1 treat + paws</source>
        <translation>חטיף + כפות</translation>
    </message>
    <message>
        <source>Treats × 2, + 1</source>
        <extracomment>A trick in the fewest words, on a small tile: treats are doubled, then one more.</extracomment>
        <translation>חטיפים ×2, ועוד 1</translation>
    </message>
    <message>
        <source>7 treats – top space</source>
        <extracomment>A trick in the fewest words, on a small tile: 7 treats less the highest free number.</extracomment>
        <translation>7 חטיפים פחות הגבוה</translation>
    </message>
    <message>
        <source>Bury 1 for treats</source>
        <extracomment>A trick in the fewest words, on a small tile: a buried die brings treats.</extracomment>
        <translation>לקבור 1 תמורת חטיפים</translation>
    </message>
    <message>
        <source>1 treat per used trick</source>
        <translation>חטיף לכל טריק שנוצל</translation>
    </message>
    <message>
        <source>Roll 8, keep one kind</source>
        <extracomment>A trick in the fewest words, on a small tile: all dice of one number are kept.</extracomment>
        <translation>להטיל 8, להשאיר מספר</translation>
    </message>
    <message>
        <source>Name, roll 4, keep low</source>
        <extracomment>A trick in the fewest words, on a small tile: a number is named, higher dice go.</extracomment>
        <translation>לנקוב מספר, להטיל 4</translation>
    </message>
    <message>
        <source>Roll 2 + paws, keep 2</source>
        <translation>2 + כפות, להשאיר 2</translation>
    </message>
    <message>
        <source>Roll 4, drop low ones</source>
        <extracomment>A trick in the fewest words, on a small tile: low dice may be discarded.</extracomment>
        <translation>להטיל 4 בלי הנמוכות</translation>
    </message>
    <message>
        <source>Roll 7, keep a sum of 8</source>
        <extracomment>A trick in the fewest words, on a small tile: dice that total 8 are kept.</extracomment>
        <translation>להטיל 7, לבחור סכום 8</translation>
    </message>
    <message>
        <source>First walk</source>
        <extracomment>Name of a set of tricks, in a list: for the first match.</extracomment>
        <translation>טיול ראשון</translation>
    </message>
    <message>
        <source>Steady</source>
        <extracomment>Name of a set of tricks, in a list: little risk.</extracomment>
        <translation>בצעד בטוח</translation>
    </message>
    <message>
        <source>Daring</source>
        <extracomment>Name of a set of tricks, in a list: much risk.</extracomment>
        <translation>תעוזה</translation>
    </message>
    <message>
        <source>Paw power</source>
        <extracomment>Name of a set of tricks, in a list: paws count for much.</extracomment>
        <translation>כוח הכפות</translation>
    </message>
    <message>
        <source>One of each color by chance</source>
        <extracomment>The tricks of a match, in a list: one of each color by chance.</extracomment>
        <translation>אחד מכל צבע, באקראי</translation>
    </message>
    <message>
        <source>Chosen one by one</source>
        <extracomment>The tricks of a match, in a list: they are chosen below, one by one.</extracomment>
        <translation>בחירה אחד אחד</translation>
    </message>
    <message>
        <source>Always there</source>
        <extracomment>A kind of trick: Howl and Roll Over, which are always there.</extracomment>
        <translation>תמיד במשחק</translation>
    </message>
    <message>
        <source>Yellow trick</source>
        <extracomment>A kind of trick, by the color of its tile: steady rolls.</extracomment>
        <translation>טריק צהוב</translation>
    </message>
    <message>
        <source>Purple trick</source>
        <extracomment>A kind of trick, by the color of its tile: as many rolls as one dares.</extracomment>
        <translation>טריק סגול</translation>
    </message>
    <message>
        <source>Green trick</source>
        <extracomment>A kind of trick, by the color of its tile: treats.</extracomment>
        <translation>טריק ירוק</translation>
    </message>
    <message>
        <source>Blue trick</source>
        <extracomment>A kind of trick, by the color of its tile: many dice, of which few are kept.</extracomment>
        <translation>טריק כחול</translation>
    </message>
</context>
<context>
    <name>DogsEvents</name>
    <message>
        <source>A trick is laid on the table: %1.</source>
        <extracomment>Log line before the match. %1 is a trick.</extracomment>
        <translation>טריק מונח על השולחן: %1.</translation>
    </message>
    <message>
        <source>%1 draws a dog: %2.</source>
        <extracomment>Log line. %2 is a dog.</extracomment>
        <translation>%1, כלב חדש: %2.</translation>
    </message>
    <message>
        <source>The next dog: %1.</source>
        <extracomment>Log line: the dog that lies on top of the deck now. %1 is a dog.</extracomment>
        <translation>הכלב הבא: %1.</translation>
    </message>
    <message>
        <source>%1 rolls again and buries a die: %2.</source>
        <extracomment>Log line: after a tie. %2 is what the die shows.</extracomment>
        <translation>%1, הטלה חוזרת וקבורה בחצר: %2.</translation>
    </message>
    <message>
        <source>%1 rolls and buries a first die: %2.</source>
        <extracomment>Log line: everybody rolls a first die. %2 is what it shows.</extracomment>
        <translation>%1, הקובייה הראשונה נקברת: %2.</translation>
    </message>
    <message>
        <source>The highest die comes twice or more (%1). To roll again: %2.</source>
        <extracomment>Log line: the highest number was rolled several times. %1 is the number, %2 lists players’ names.</extracomment>
        <translation>הקובייה הגבוהה ביותר יצאה יותר מפעם אחת (%1). הטלה חוזרת: %2.</translation>
    </message>
    <message>
        <source>%1 has the highest die (%2) and begins.</source>
        <extracomment>Log line. %2 is what the die shows.</extracomment>
        <translation>התור הראשון של %1, עם הקובייה הגבוהה ביותר (%2).</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>תור %1: %2.</translation>
    </message>
    <message>
        <source>%1 has six good dogs and wins.</source>
        <extracomment>Log line: the sixth dog is scored.</extracomment>
        <translation>הניצחון של %1, עם שישה כלבים טובים.</translation>
    </message>
    <message>
        <source>%1 does the trick “%2”.</source>
        <extracomment>Log line. %2 is a trick.</extracomment>
        <translation>%1, טריק: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 does the trick “%2” and takes %n treat(s) from it.</source>
        <extracomment>Log line. %2 is a trick, %n the treats that lay on its tile.</extracomment>
        <translation>
            <numerusform>%1, טריק: %2, ואיתו חטיף אחד.</numerusform>
            <numerusform>%1, טריק: %2, ואיתו %n חטיפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls: %2.</source>
        <extracomment>Log line. %2 lists what the dice show.</extracomment>
        <translation>%1, הטלה: %2.</translation>
    </message>
    <message>
        <source>%1 rolls: %2. Kept as they are: %3.</source>
        <extracomment>Log line: a part of the dice is rolled again. %2 and %3 list what dice show.</extracomment>
        <translation>%1, הטלה: %2. בלי שינוי: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays a treat (%n left) and rerolls: %2.</source>
        <extracomment>Log line: a treat pays for rolling dice again; %n treats are left. %2 lists the dice.</extracomment>
        <translation>
            <numerusform>%1, להטלה חוזרת תמורת חטיף: %2. חטיפים&#xa0;כעת:&#xa0;%n.</numerusform>
            <numerusform>%1, להטלה חוזרת תמורת חטיף: %2. חטיפים&#xa0;כעת:&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 names a number: %2.</source>
        <extracomment>Log line: higher dice than this number will be discarded.</extracomment>
        <translation>%1, המספר הנקוב: %2.</translation>
    </message>
    <message>
        <source>%1 discards all dice.</source>
        <translation>%1: כל הקוביות מושלכות.</translation>
    </message>
    <message>
        <source>%1 keeps all dice.</source>
        <translation>%1: כל הקוביות נשארות.</translation>
    </message>
    <message>
        <source>%1 keeps: %2. Discards: %3.</source>
        <extracomment>Log line. %2 and %3 list what dice show.</extracomment>
        <translation>%1, נשאר: %2. מושלך: %3.</translation>
    </message>
    <message>
        <source>%1 goes on.</source>
        <extracomment>Log line: a trick is carried on.</extracomment>
        <translation>%1: המשך הטריק.</translation>
    </message>
    <message>
        <source>%1 stops.</source>
        <extracomment>Log line: a trick ends here.</extracomment>
        <translation>%1: עצירה.</translation>
    </message>
    <message numerus="yes">
        <source>%1 stops; %n die(s) set aside go back.</source>
        <extracomment>Log line: a trick ends here; %n dice were set aside and are not rolled.</extracomment>
        <translation>
            <numerusform>%1: עצירה; הקובייה שבצד חוזרת למאגר.</numerusform>
            <numerusform>%1: עצירה; %n קוביות שבצד חוזרות למאגר.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places: %2.</source>
        <extracomment>Log line. %2 lists spaces: &quot;Rosie 4, Biscuit 1&quot;.</extracomment>
        <translation>%1, לכלבים: %2.</translation>
    </message>
    <message>
        <source>%1 buries: %2. Yard total: %3.</source>
        <extracomment>Log line. %2 lists what the dice show, %3 is the yard total.</extracomment>
        <translation>%1, לחצר: %2. סכום החצר: %3.</translation>
    </message>
    <message>
        <source>%1 places: %2. Buries: %3. Yard total: %4.</source>
        <extracomment>Log line. %2 lists spaces, %3 what dice show, %4 is the yard total.</extracomment>
        <translation>%1, לכלבים: %2. לחצר: %3. סכום החצר: %4.</translation>
    </message>
    <message>
        <source>%1 sets a die to %2 (next dog: %3).</source>
        <extracomment>Log line: a die is set to a number of the next dog. %3 is that dog.</extracomment>
        <translation>%1: בקובייה נקבע %2 (הכלב הבא: %3).</translation>
    </message>
    <message>
        <source>%1 moves a die. From: %2. To: %3.</source>
        <extracomment>Log line. %2 and %3 are spaces: &quot;Rosie 4&quot;.</extracomment>
        <translation>%1, העברת קובייה: מן %2 אל %3.</translation>
    </message>
    <message>
        <source>%1 takes a 1 out of the yard of %2. Yard total: %3.</source>
        <extracomment>Log line: a buried die showed 1 and is lowered, so it is gone. %2 is the yard’s owner.</extracomment>
        <translation>%1: השלכת 1 מן החצר של %2. סכום החצר: %3.</translation>
    </message>
    <message>
        <source>%1 changes a die in the yard of %2: %3 becomes %4. Yard total: %5.</source>
        <extracomment>Log line: a buried die is changed by 1. %2 is the yard’s owner, %3 and %4 the die before and now.</extracomment>
        <translation>%1: שינוי קובייה בחצר של %2, מ־%3 ל־%4. סכום החצר: %5.</translation>
    </message>
    <message>
        <source>%1 has no die in the yard to roll.</source>
        <translation>%1: אין בחצר קוביות להטלה.</translation>
    </message>
    <message>
        <source>%1 digs up the whole yard: %2.</source>
        <extracomment>Log line. %2 lists what the dice show.</extracomment>
        <translation>%1, כל החצר נאספת להטלה: %2.</translation>
    </message>
    <message>
        <source>%1 digs up a die: %2.</source>
        <extracomment>Log line. %2 is what the die shows.</extracomment>
        <translation>%1, הוצאת קובייה מהחצר: %2.</translation>
    </message>
    <message>
        <source>%1 takes a die off a dog: %2.</source>
        <extracomment>Log line. %2 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>%1, לקיחת קובייה מכלב: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets %n dice aside.</source>
        <translation>
            <numerusform>%1: קובייה אחת הושמה בצד.</numerusform>
            <numerusform>%1: %n קוביות הושמו בצד.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves no die.</source>
        <translation>%1: אף קובייה לא מועברת.</translation>
    </message>
    <message>
        <source>%1 leaves the yards as they are.</source>
        <extracomment>Log line: no (further) buried die is changed.</extracomment>
        <translation>%1: החצרות נשארות כפי שהן.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n treat(s). Treats now: %2.</source>
        <extracomment>Log line. %n treats are taken, %2 is how many the player has now.</extracomment>
        <translation>
            <numerusform>%1: קבלת חטיף אחד. חטיפים&#xa0;כעת:&#xa0;%2.</numerusform>
            <numerusform>%1: קבלת %n חטיפים. חטיפים&#xa0;כעת:&#xa0;%2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no free number and gives nothing back.</source>
        <extracomment>Log line: the trick asks for treats only where a space is free.</extracomment>
        <translation>%1: אין מספר פנוי, ולכן לא מוחזר דבר.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives back %n treat(s). Treats now: %2.</source>
        <extracomment>Log line: as many treats as the highest free number. %2 is how many the player has now.</extracomment>
        <translation>
            <numerusform>%1: החזרת חטיף אחד. חטיפים&#xa0;כעת:&#xa0;%2.</numerusform>
            <numerusform>%1: החזרת %n חטיפים. חטיפים&#xa0;כעת:&#xa0;%2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bust! %1 loses all dice: the yard total is %2.</source>
        <extracomment>Log line: the yard holds more than 7. %2 is its total.</extracomment>
        <translation>%1: חריגה! סכום החצר הוא %2, וכל הקוביות אבודות.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n dog(s) at once: %2. Scored so far: %3.</source>
        <extracomment>Log line: all active dogs are complete, so they are scored in mid-trick. %2 lists dogs.</extracomment>
        <translation>
            <numerusform>%1, השלמה מיידית של כלב אחד: %2. הושלמו עד כה: %3.</numerusform>
            <numerusform>%1, השלמה מיידית של %n כלבים: %2. הושלמו עד כה: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n dog(s): %2. Scored so far: %3.</source>
        <extracomment>Log line. %2 lists dogs.</extracomment>
        <translation>
            <numerusform>%1, השלמת כלב אחד: %2. הושלמו עד כה: %3.</numerusform>
            <numerusform>%1, השלמת %n כלבים: %2. הושלמו עד כה: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tricks are ready again. “%1” holds %n treat(s).</source>
        <extracomment>Log line: only one trick was left, so the others are turned over; a treat is laid on that one. %1 is its name, %n are the treats on it now.</extracomment>
        <translation>
            <numerusform>הטריקים שוב מוכנים. על הטריק &quot;%1&quot; מונח חטיף אחד.</numerusform>
            <numerusform>הטריקים שוב מוכנים. על הטריק &quot;%1&quot; מונחים %n חטיפים.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DogsReasons</name>
    <message>
        <source>The trick “%1” is used: it lies face down until only one is left.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>הטריק &quot;%1&quot; נוצל: הוא מונח עם הפנים למטה עד שיישאר רק טריק אחד.</translation>
    </message>
    <message>
        <source>The trick “%1” is not part of this match.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>הטריק &quot;%1&quot; אינו חלק מן המשחק הזה.</translation>
    </message>
    <message>
        <source>None of your dogs is complete: each space must hold a die.</source>
        <translation>אין לך כלב מלא: צריך קובייה בכל משבצת.</translation>
    </message>
    <message>
        <source>A treat rerolls all dice of the roll, never a part of them.</source>
        <translation>חטיף קונה הטלה חוזרת של כל הקוביות, ולא של חלקן.</translation>
    </message>
    <message>
        <source>At least one die must be rerolled.</source>
        <translation>יש להטיל שוב קובייה אחת לפחות.</translation>
    </message>
    <message>
        <source>The roll has no such die left: %1.</source>
        <extracomment>%1 is a number of pips.</extracomment>
        <translation>לא נשארה בהטלה קובייה כזאת: %1.</translation>
    </message>
    <message>
        <source>This is not one of your active dogs: %1.</source>
        <extracomment>%1 is a dog.</extracomment>
        <translation>זה אינו כלב פעיל שלך: %1.</translation>
    </message>
    <message>
        <source>There is no such space: %1.</source>
        <extracomment>%1 is a space that does not exist: &quot;Rosie 4&quot;.</extracomment>
        <translation>אין משבצת כזאת: %1.</translation>
    </message>
    <message>
        <source>A die lies there already: %1.</source>
        <extracomment>%1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>כבר מונחת שם קובייה: %1.</translation>
    </message>
    <message>
        <source>No die lies there: %1.</source>
        <extracomment>%1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>אין שם קובייה: %1.</translation>
    </message>
    <message>
        <source>No such die is buried in the yard of %1: %2.</source>
        <extracomment>%1 is a player’s name, %2 a number of pips.</extracomment>
        <translation>בחצר של %1 אין קובייה כזאת: %2.</translation>
    </message>
    <message>
        <source>A 6 cannot be raised.</source>
        <translation>אי אפשר להעלות קובייה של 6.</translation>
    </message>
    <message>
        <source>The next dog (%1) has no such space: %2.</source>
        <extracomment>%1 is the next dog, %2 a number.</extracomment>
        <translation>לכלב הבא (%1) אין משבצת כזאת: %2.</translation>
    </message>
    <message>
        <source>From %1 to %2 dice are set aside.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>אפשר לשים בצד %1 עד %2 קוביות.</translation>
    </message>
    <message>
        <source>Exactly 2 dice are kept.</source>
        <translation>יש להשאיר 2 קוביות בדיוק.</translation>
    </message>
    <message>
        <source>Only dice below your yard total of %2 may be discarded, not a %1.</source>
        <extracomment>%1 is a number of pips, %2 the yard total.</extracomment>
        <translation>אפשר להשליך רק קוביות נמוכות מסכום החצר שלך, שהוא %2, ולא %1.</translation>
    </message>
    <message>
        <source>The dice that are kept must total 8, not %1.</source>
        <extracomment>%1 is a sum of pips.</extracomment>
        <translation>סכום הקוביות שנשארות חייב להיות 8, ולא %1.</translation>
    </message>
    <message>
        <source>Dice and spaces are named in rising order, each once.</source>
        <translation>הקוביות והמשבצות נמנות בסדר עולה, כל אחת פעם אחת.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n die(s) are rolled.</source>
        <translation>
            <numerusform>יש להטיל קובייה אחת בדיוק.</numerusform>
            <numerusform>יש להטיל %n קוביות בדיוק.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trick of another color is due, not “%1”.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>עכשיו נדרש טריק בצבע אחר, ולא &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>This dog is no longer in the deck: %1.</source>
        <extracomment>%1 is a dog.</extracomment>
        <translation>הכלב הזה כבר אינו בחפיסה: %1.</translation>
    </message>
    <message>
        <source>%1 has scored six dogs.</source>
        <extracomment>How the match ended.</extracomment>
        <translation>אצל %1 הושלמו שישה כלבים.</translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>המהלך מביא ניצחון.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n dog(s).</source>
        <translation>
            <numerusform>המהלך משלים כלב אחד.</numerusform>
            <numerusform>המהלך משלים %n כלבים.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes: %1.</source>
        <extracomment>%1 lists dogs.</extracomment>
        <translation>המהלך ממלא: %1.</translation>
    </message>
    <message>
        <source>The yard total is %1 then.</source>
        <extracomment>%1 is the yard total.</extracomment>
        <translation>סכום החצר יהיה %1.</translation>
    </message>
    <message>
        <source>The roll completes a dog with %1, and cannot bust.</source>
        <extracomment>Why a roll is advised. %1 is a percentage.</extracomment>
        <translation>הסיכוי לכלב מלא הוא %1, ואין סכנת חריגה.</translation>
    </message>
    <message>
        <source>The roll completes a dog with %1, and busts with %2.</source>
        <extracomment>Why a roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>הסיכוי לכלב מלא הוא %1, ולחריגה %2.</translation>
    </message>
    <message>
        <source>The roll cannot bust.</source>
        <translation>בהטלה הזאת אין סיכוי לחריגה.</translation>
    </message>
    <message>
        <source>The dogs need dice; the roll busts with %1.</source>
        <extracomment>Why a roll is advised that cannot complete a dog yet. %1 is a percentage.</extracomment>
        <translation>הכלבים צריכים קוביות; הסיכוי לחריגה בהטלה הוא %1.</translation>
    </message>
    <message>
        <source>The roll can win the match at once: chance %1.</source>
        <extracomment>Why a roll is advised. %1 is a percentage.</extracomment>
        <translation>ההטלה יכולה להביא ניצחון מייד: הסיכוי לכך הוא %1.</translation>
    </message>
    <message>
        <source>The roll can win the match at once: chance %1. It busts with %2.</source>
        <extracomment>Why a roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>ההטלה יכולה להביא ניצחון מייד: הסיכוי לכך הוא %1, ולחריגה %2.</translation>
    </message>
    <message>
        <source>%1 may win next turn, so a risk is needed: a dog with %2, a bust with %3.</source>
        <extracomment>Why a risky roll is advised. %1 is another player’s name, %2 and %3 are percentages.</extracomment>
        <translation>בתור הבא אפשרי ניצחון של %1, ולכן צריך להסתכן: הסיכוי לכלב מלא הוא %2, ולחריגה %3.</translation>
    </message>
    <message>
        <source>A bust (%1) would take no die from a dog; a dog comes with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>בחריגה לא תאבד אף קובייה שעל הכלבים; הסיכוי לחריגה הוא %1, ולכלב מלא %2.</translation>
    </message>
    <message numerus="yes">
        <source>A bust (%1) would only cost %n die(s) on dogs; a dog comes with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages, %n counts dice on dogs.</extracomment>
        <translation>
            <numerusform>חריגה תעלה רק בקובייה אחת שעל הכלבים; הסיכוי לחריגה הוא %1, ולכלב מלא %2.</numerusform>
            <numerusform>חריגה תעלה רק ב־%n קוביות שעל הכלבים; הסיכוי לחריגה הוא %1, ולכלב מלא %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bust comes with %1, a dog with %2; %n treat(s) can reroll what falls badly.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages, %n counts treats.</extracomment>
        <translation>
            <numerusform>הסיכוי לחריגה הוא %1, ולכלב מלא %2; חטיף אחד יכול לקנות הטלה חוזרת.</numerusform>
            <numerusform>הסיכוי לחריגה הוא %1, ולכלב מלא %2; %n חטיפים יכולים לקנות הטלות חוזרות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other choice promises less: a dog comes with %1, a bust with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>כל בחירה אחרת מבטיחה פחות: כאן הסיכוי לכלב מלא הוא %1, ולחריגה %2.</translation>
    </message>
    <message>
        <source>The next roll would bust with %1.</source>
        <extracomment>Why stopping is advised. %1 is a percentage.</extracomment>
        <translation>בהטלה הבאה הסיכוי לחריגה הוא %1.</translation>
    </message>
    <message>
        <source>What lies there is worth more than another roll.</source>
        <translation>מה שכבר מונח שווה יותר מעוד הטלה.</translation>
    </message>
    <message>
        <source>Treats pay for better rolls.</source>
        <translation>חטיפים קונים הטלות טובות יותר.</translation>
    </message>
    <message numerus="yes">
        <source>The trick brings %n treat(s).</source>
        <extracomment>Why a trick is advised.</extracomment>
        <translation>
            <numerusform>הטריק מביא חטיף אחד.</numerusform>
            <numerusform>הטריק מביא %n חטיפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of all tricks, it helps the dogs most.</source>
        <translation>מכל הטריקים, זה עוזר לכלבים יותר מכול.</translation>
    </message>
    <message>
        <source>The roll lies so badly that another is worth a treat.</source>
        <translation>ההטלה כל כך לא מוצלחת, שכדאי לשלם חטיף על הטלה חוזרת.</translation>
    </message>
    <message>
        <source>A better roll is not likely.</source>
        <translation>הטלה טובה יותר אינה סבירה.</translation>
    </message>
    <message>
        <source>As it lies, the roll busts.</source>
        <translation>בלי שינוי, ההטלה הזאת היא חריגה.</translation>
    </message>
    <message>
        <source>It busts, but the treat is worth more than what is lost.</source>
        <translation>זאת חריגה, אבל החטיף שווה יותר ממה שאובד.</translation>
    </message>
    <message>
        <source>Nothing else is left: every choice busts.</source>
        <translation>אין ברירה אחרת: כל בחירה היא חריגה.</translation>
    </message>
    <message>
        <source>These dice complete a dog.</source>
        <translation>הקוביות האלה ממלאות כלב.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) find a space, and nothing is buried.</source>
        <extracomment>Why dice are kept or placed so.</extracomment>
        <translation>
            <numerusform>קובייה אחת מוצאת משבצת, ודבר אינו נקבר.</numerusform>
            <numerusform>%n קוביות מוצאות משבצת, ודבר אינו נקבר.</numerusform>
        </translation>
    </message>
    <message>
        <source>The yard takes them: pips buried, %1.</source>
        <extracomment>Why dice are kept. %1 is a number of pips.</extracomment>
        <translation>יש להן מקום בחצר; סכום הקוביות הנקברות: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) find a space; pips buried: %1.</source>
        <extracomment>Why dice are kept. %n dice find a space; %1 is a number of pips.</extracomment>
        <translation>
            <numerusform>קובייה אחת מוצאת משבצת; סכום הקוביות הנקברות: %1.</numerusform>
            <numerusform>%n קוביות מוצאות משבצת; סכום הקוביות הנקברות: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next roll fits better then.</source>
        <translation>אז ההטלה הבאה תתאים יותר.</translation>
    </message>
    <message>
        <source>No change would help.</source>
        <translation>שום שינוי לא יועיל.</translation>
    </message>
    <message>
        <source>The yard total of %1 is %2 then.</source>
        <extracomment>Why a die is changed. %1 is another player’s name, %2 a yard total.</extracomment>
        <translation>סכום החצר של %1 יהיה %2.</translation>
    </message>
    <message>
        <source>The yard of %1 busts.</source>
        <extracomment>Why a die is changed. %1 is another player’s name.</extracomment>
        <translation>כך תהיה חריגה בחצר של %1.</translation>
    </message>
    <message>
        <source>The yard total sinks to %1.</source>
        <extracomment>Why a die is changed. %1 is the yard total.</extracomment>
        <translation>סכום החצר יורד ל־%1.</translation>
    </message>
</context>
<context>
    <name>DogsWords</name>
    <message>
        <source>All dice have a place. Confirm, or move them about.</source>
        <translation>לכל הקוביות יש מקום. אפשר לאשר, או להזיז אותן.</translation>
    </message>
    <message numerus="yes">
        <source>Where does the die go? %n left to place.</source>
        <translation>
            <numerusform>איפה להניח את הקובייה? נשארה אחת.</numerusform>
            <numerusform>איפה להניח את הקובייה? נשארו %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1? It busts: the yard and all dice on dogs would be lost.</source>
        <extracomment>Headline: a choice that busts is asked once more. %1 is that choice: &quot;Keep every 5&quot;.</extracomment>
        <translation>%1? זאת חריגה: הקוביות שבחצר וכל הקוביות שעל הכלבים יאבדו.</translation>
    </message>
    <message>
        <source>To which space does the die go? It comes from: %1.</source>
        <extracomment>Headline. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>אל איזו משבצת להעביר את הקובייה? המקום הקודם: %1.</translation>
    </message>
    <message>
        <source>Raise or lower the %1 in the yard of %2?</source>
        <extracomment>Headline. %1 is what a buried die shows, %2 whose yard it lies in.</extracomment>
        <translation>להעלות או להוריד את ה־%1 בחצר של %2?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>להתחיל מחדש</translation>
    </message>
    <message>
        <source>Place as suggested</source>
        <extracomment>Button: dice are laid out as the program suggests, and can still be moved.</extracomment>
        <translation>להניח לפי ההצעה</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Button: what is laid out is done.</extracomment>
        <translation>לאשר</translation>
    </message>
    <message>
        <source>Confirm the bust</source>
        <extracomment>Button: what is laid out is done, though the yard busts by it.</extracomment>
        <translation>לאשר את החריגה</translation>
    </message>
    <message>
        <source>This roll busts</source>
        <extracomment>A warning beside the roll: however it is placed, the yard busts. Short.</extracomment>
        <translation>ההטלה הזאת היא חריגה</translation>
    </message>
    <message>
        <source>This choice busts</source>
        <extracomment>A warning beside the roll: the dice that are chosen bust the yard. Short.</extracomment>
        <translation>הבחירה הזאת היא חריגה</translation>
    </message>
    <message>
        <source>Those in red would bust</source>
        <extracomment>A warning beside the roll: keeping the numbers framed in red would bust. Short.</extracomment>
        <translation>השארת האדומות היא חריגה</translation>
    </message>
    <message>
        <source>Click a number to keep</source>
        <extracomment>Beside the roll: a click on a die keeps all dice of its number. Short.</extracomment>
        <translation>יש ללחוץ על מספר שיישאר</translation>
    </message>
    <message>
        <source>All dogs complete!</source>
        <extracomment>Beside the roll: all dogs of the player would be complete, and scored at once. An exclamation. Short.</extracomment>
        <translation>כל הכלבים מלאים!</translation>
    </message>
    <message>
        <source>Complete: %1</source>
        <extracomment>Beside the roll: these dogs would be complete. %1 lists dogs. Short.</extracomment>
        <translation>ההטלה ממלאת: %1</translation>
    </message>
    <message>
        <source>This space takes a %1, not a %2.</source>
        <extracomment>Why not: %1 is the number of the space, %2 what the die shows.</extracomment>
        <translation>המשבצת הזאת מתאימה ל־%1, לא ל־%2.</translation>
    </message>
    <message>
        <source>Place the %1: %2</source>
        <extracomment>A place for a die. %1 is what it shows, %2 a dog.</extracomment>
        <translation>להניח את ה־%1: %2</translation>
    </message>
    <message>
        <source>Bury the %1 in the yard</source>
        <extracomment>A place for a die. %1 is what it shows.</extracomment>
        <translation>לקבור את ה־%1 בחצר</translation>
    </message>
    <message>
        <source>Take the %1 out of the yard</source>
        <extracomment>A die that was laid out comes back. %1 is what it shows.</extracomment>
        <translation>להוציא את ה־%1 מהחצר</translation>
    </message>
    <message>
        <source>Take the die back: %1</source>
        <extracomment>A die that was laid out comes back. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>לקחת את הקובייה בחזרה: %1</translation>
    </message>
    <message>
        <source>Take up the %1</source>
        <extracomment>Another die is placed first. %1 is what it shows.</extracomment>
        <translation>לקחת את ה־%1</translation>
    </message>
    <message>
        <source>completes this dog</source>
        <extracomment>What a die does on a dog.</extracomment>
        <translation>הכלב מתמלא</translation>
    </message>
    <message>
        <source>%1 of %2 filled</source>
        <extracomment>What a die does on a dog: so many spaces hold a die then. %1 and %2 are numbers.</extracomment>
        <translation>%1 מתוך %2 מלאות</translation>
    </message>
    <message>
        <source>%1, over 7: bust</source>
        <extracomment>What burying a die does. %1 is the yard total.</extracomment>
        <translation>%1, מעל 7: חריגה</translation>
    </message>
    <message>
        <source>yard total %1 of 7</source>
        <extracomment>What burying a die does. %1 is the yard total.</extracomment>
        <translation>סכום החצר %1 מתוך 7</translation>
    </message>
    <message>
        <source>Do not choose: %1</source>
        <extracomment>A die of the roll is not chosen any more. %1 is what it shows.</extracomment>
        <translation>לבטל את הבחירה: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>A die of the roll is chosen. %1 is what it shows.</extracomment>
        <translation>לבחור: %1</translation>
    </message>
    <message>
        <source>Move the die: %1</source>
        <extracomment>A die is picked up to be moved. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>להעביר את הקובייה: %1</translation>
    </message>
    <message>
        <source>Change the %1 in the yard of %2</source>
        <extracomment>A buried die is picked to be raised or lowered. %1 is what it shows, %2 whose yard it lies in.</extracomment>
        <translation>לשנות את ה־%1 בחצר של %2</translation>
    </message>
    <message>
        <source>%1 of %2 left to place</source>
        <extracomment>%1 of %2 dice are still to be placed.</extracomment>
        <translation>להניח עוד %1 מתוך %2</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) set aside</source>
        <translation>
            <numerusform>קובייה אחת בצד</numerusform>
            <numerusform>%n קוביות בצד</numerusform>
        </translation>
    </message>
    <message>
        <source>Named: %1</source>
        <extracomment>Small heading. %1 is a number.</extracomment>
        <translation>המספר הנקוב: %1</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <extracomment>Small heading: what the chosen dice add up to.</extracomment>
        <translation>סכום: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) chosen</source>
        <translation>
            <numerusform>נבחרה קובייה אחת</numerusform>
            <numerusform>נבחרו %n קוביות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n die(s)</source>
        <translation>
            <numerusform>בהמשך: קובייה אחת</numerusform>
            <numerusform>בהמשך: %n קוביות</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll</source>
        <extracomment>Button: a treat pays for rolling the die again.</extracomment>
        <translation>להטיל שוב</translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n</source>
        <extracomment>Button: a treat pays for rolling the chosen dice again.</extracomment>
        <translation>
            <numerusform>להטיל אחת שוב</numerusform>
            <numerusform>להטיל %n שוב</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll all</source>
        <extracomment>Button: a treat pays for rolling all dice again.</extracomment>
        <translation>להטיל הכול שוב</translation>
    </message>
    <message>
        <source>that it busts</source>
        <extracomment>Beside a badge: what its percentage is the chance of. Short.</extracomment>
        <translation>לחריגה</translation>
    </message>
    <message>
        <source>to complete a dog</source>
        <extracomment>Beside a badge: what its percentage is the chance of. Short.</extracomment>
        <translation>לכלב מלא</translation>
    </message>
    <message>
        <source>Keep these</source>
        <extracomment>Button: the chosen dice are kept, the others discarded.</extracomment>
        <translation>להשאיר אותן</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n</source>
        <extracomment>Button: so many chosen dice are discarded, the others kept.</extracomment>
        <translation>
            <numerusform>להשליך אחת</numerusform>
            <numerusform>להשליך %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a trick</source>
        <translation>יש לבחור טריק</translation>
    </message>
    <message>
        <source>Next dog</source>
        <translation>הכלב הבא</translation>
    </message>
    <message>
        <source>The deck of dogs</source>
        <translation>חפיסת הכלבים</translation>
    </message>
    <message numerus="yes">
        <source>Next dog: %1, spaces %2. %n dog(s) in the deck.</source>
        <extracomment>The deck for screen readers. %1 is the next dog, %2 its numbers.</extracomment>
        <translation>
            <numerusform>הכלב הבא: %1, משבצות: %2. בחפיסה: כלב אחד.</numerusform>
            <numerusform>הכלב הבא: %1, משבצות: %2. בחפיסה: %n כלבים.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, dog of %2: complete</source>
        <extracomment>A dog for screen readers. %1 is its name, %2 whose it is.</extracomment>
        <translation>%1, כלב של %2: מלא</translation>
    </message>
    <message>
        <source>%1, dog of %2. Free: %3.</source>
        <extracomment>A dog for screen readers. %1 is its name, %2 whose it is, %3 lists the numbers of its free spaces.</extracomment>
        <translation>%1, כלב של %2. משבצות פנויות: %3.</translation>
    </message>
    <message>
        <source>Spaces: %1.</source>
        <extracomment>A dog’s card. %1 lists its numbers.</extracomment>
        <translation>משבצות: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n paw(s).</source>
        <extracomment>The paws on a dog’s card.</extracomment>
        <translation>
            <numerusform>כפה אחת.</numerusform>
            <numerusform>%n כפות.</numerusform>
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
        <translation>משבצת פנויה: %1</translation>
    </message>
    <message>
        <source>Die on a dog: %1</source>
        <extracomment>A die on a dog for screen readers. %1 is the space: &quot;Rosie 4&quot;.</extracomment>
        <translation>קובייה על כלב: %1</translation>
    </message>
    <message>
        <source>Buried: %1, in the yard of %2</source>
        <extracomment>A buried die for screen readers. %1 is what it shows, %2 whose yard it lies in.</extracomment>
        <translation>קובייה קבורה: %1, בחצר של %2</translation>
    </message>
    <message>
        <source>Rolled: %1</source>
        <extracomment>A die of the roll for screen readers. %1 is what it shows.</extracomment>
        <translation>בהטלה: %1</translation>
    </message>
    <message>
        <source>Yard of %1: empty</source>
        <extracomment>A yard for screen readers. %1 is whose it is.</extracomment>
        <translation>החצר של %1: ריקה</translation>
    </message>
    <message>
        <source>Yard of %1: %2 of 7. Buried: %3.</source>
        <extracomment>A yard for screen readers. %1 is whose it is, %2 its total, %3 lists the buried dice.</extracomment>
        <translation>החצר של %1: %2 מתוך 7. קוביות קבורות: %3.</translation>
    </message>
    <message>
        <source>Bust!</source>
        <extracomment>On the yard’s slip: it holds more than 7. An exclamation.</extracomment>
        <translation>חריגה!</translation>
    </message>
    <message>
        <source>full: nothing more fits</source>
        <translation>מלאה: אין עוד מקום</translation>
    </message>
    <message numerus="yes">
        <source>%n more is safe</source>
        <extracomment>On the yard’s slip: so many pips more can be buried.</extracomment>
        <translation>
            <numerusform>יש מקום לעוד אחד</numerusform>
            <numerusform>יש מקום לעוד %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A yard of 8 or more busts: all dice on dogs and in the yard are lost.</source>
        <translation>סכום חצר של 8 ומעלה הוא חריגה: כל הקוביות על הכלבים ובחצר אבודות.</translation>
    </message>
    <message>
        <source>%1: dogs scored: %2 of 6, treats: %3, paws: %4</source>
        <extracomment>A player for screen readers. %1 is the name, %2 the dogs scored of 6, %3 the treats.</extracomment>
        <translation>%1: כלבים שהושלמו: %2 מתוך 6, חטיפים: %3, כפות: %4</translation>
    </message>
    <message>
        <source>Trick: %1, used</source>
        <extracomment>A trick for screen readers. %1 is its name.</extracomment>
        <translation>טריק: %1, נוצל</translation>
    </message>
    <message numerus="yes">
        <source>Trick: %1, ready, %n treat(s) on it</source>
        <extracomment>A trick for screen readers. %1 is its name, %n are the treats on it.</extracomment>
        <translation>
            <numerusform>טריק: %1, מוכן, עליו חטיף אחד</numerusform>
            <numerusform>טריק: %1, מוכן, עליו %n חטיפים</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick: %1, ready</source>
        <extracomment>A trick for screen readers. %1 is its name.</extracomment>
        <translation>טריק: %1, מוכן</translation>
    </message>
    <message>
        <source>Tricks and dogs</source>
        <translation>טריקים וכלבים</translation>
    </message>
    <message>
        <source>Each die you roll goes on a free space with its number, or into your yard. A yard of 8 or more busts. A treat rerolls all dice of a roll. Are all your dogs complete after a roll, they are scored at once; else scoring takes a turn. Six scored dogs win.</source>
        <translation>כל קובייה שהוטלה מונחת על משבצת פנויה עם המספר שלה, או נקברת בחצר שלך. סכום חצר של 8 ומעלה הוא חריגה. חטיף קונה הטלה חוזרת של כל הקוביות. אם אחרי הטלה כל הכלבים שלך מלאים, ההשלמה מיידית; אחרת היא תופסת תור שלם. שישה כלבים שהושלמו הם ניצחון.</translation>
    </message>
    <message>
        <source>Dogs scored, by turn</source>
        <translation>כלבים שהושלמו, לפי תור</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>חריגות</translation>
    </message>
    <message>
        <source>Treats taken</source>
        <translation>חטיפים שהתקבלו</translation>
    </message>
    <message>
        <source>Dogs scored for free</source>
        <translation>כלבים שהושלמו בחינם</translation>
    </message>
    <message>
        <source>Busts, treats, and free dogs</source>
        <translation>חריגות, חטיפים וכלבים בחינם</translation>
    </message>
    <message>
        <source>Dice of the match</source>
        <translation>הקוביות שיצאו במשחק</translation>
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
        <translation>%1 – %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rolled</comment>
        <extracomment>How often a number was rolled. %1 is the number.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>הכנות למשחק</translation>
    </message>
    <message>
        <source>Turn %1 · best: %2 of 6 dogs</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 the most dogs a player has scored.</extracomment>
        <translation>תור %1 · השיא: %2 מתוך 6 כלבים</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>טריקים</translation>
    </message>
    <message>
        <source>Howl and Roll Over are always there. The four below count where tricks are chosen one by one.</source>
        <translation>יללה וגלגול נמצאים תמיד. ארבע הבחירות שלמטה קובעות רק כשבוחרים את הטריקים אחד אחד.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>set</comment>
        <extracomment>A set of tricks in a list. %1 is its name, %2 lists its tricks.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
</TS>
