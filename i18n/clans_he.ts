<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
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
            <numerusform>%1, %2, עותק אחד בחפיסה</numerusform>
            <numerusform>%1, %2, עותקים בחפיסה: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPane</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Between a minus and a plus button: how many copies of a card are in the deck. %1 of at most %2.</extracomment>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>One less</source>
        <extracomment>For screen readers: button that takes one copy of the card out of the deck.</extracomment>
        <translation>עותק אחד פחות</translation>
    </message>
    <message>
        <source>One more</source>
        <extracomment>For screen readers: button that puts one more copy of the card into the deck.</extracomment>
        <translation>עוד עותק אחד</translation>
    </message>
    <message>
        <source>The card you choose is shown here.</source>
        <translation>הקלף שנבחר יוצג כאן.</translation>
    </message>
</context>
<context>
    <name>Clans</name>
    <message>
        <source>The Four Groves</source>
        <translation>ארבע החורשות</translation>
    </message>
    <message>
        <source>Two clans, by sword, honor, or wisdom</source>
        <translation>שני שבטים: בחרב, בכבוד או בחוכמה</translation>
    </message>
    <message>
        <source>Build up a domain of mines and temples, hire warriors, courtiers, and monks, and lead them against four enemy Provinces. Destroy them all, reach 40 Honor, shame the enemy out of the game, or bring five Rings together. Four decks, each with a way of its own.</source>
        <translation>אחוזה של מכרות ומקדשים, ובה לוחמים, אנשי חצר ונזירים: כל אלה נגד ארבעת המחוזות של הצד היריב. אפשר להשמיד את כולם, להגיע ל־40 כבוד, להמיט חרפה על הצד היריב או לאסוף חמש טבעות. ארבע חפיסות, ולכל אחת דרך משלה.</translation>
    </message>
    <message>
        <source>The Four Groves follows the rules of the collectible card game Legend of the Five Rings, with cards of its own.</source>
        <translation>&quot;ארבע החורשות&quot; מתנהל לפי חוקי משחק הקלפים לאספנים ⁨Legend of the Five Rings⁩, עם קלפים משלו.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>שחקן אחד</numerusform>
            <numerusform>%n שחקנים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansActions</name>
    <message>
        <source>Equip: %1</source>
        <extracomment>%1 is an attachment in the hand.</extracomment>
        <translation>לצייד: %1</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <extracomment>%1 is a card whose ability is used.</extracomment>
        <translation>להשתמש: %1</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>מטרה: %1</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>לא לשלם דבר</translation>
    </message>
    <message>
        <source>Pay: %1</source>
        <extracomment>%1 lists the cards that bow for Gold.</extracomment>
        <translation>לשלם זהב: %1</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>%1 is a card of the hand.</extracomment>
        <translation>להשליך: %1</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>Take the last choice back.</extracomment>
        <translation>לחזור צעד</translation>
    </message>
    <message>
        <source>Declare an attack</source>
        <translation>להכריז על התקפה</translation>
    </message>
    <message>
        <source>Assign nobody</source>
        <translation>לא להציב יחידות</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n unit(s)</source>
        <translation>
            <numerusform>להציב יחידה אחת</numerusform>
            <numerusform>להציב %n יחידות</numerusform>
        </translation>
    </message>
    <message>
        <source>Fight: %1</source>
        <extracomment>%1 is a battlefield.</extracomment>
        <translation>להילחם: %1</translation>
    </message>
    <message>
        <source>Bring into play, gaining Honor: %1</source>
        <extracomment>%1 is a Personality.</extracomment>
        <translation>להכניס למשחק ולקבל כבוד: %1</translation>
    </message>
    <message>
        <source>Bring into play: %1</source>
        <extracomment>%1 is a card of a Province.</extracomment>
        <translation>להכניס למשחק: %1</translation>
    </message>
    <message>
        <source>End the Dynasty Phase</source>
        <translation>לסיים את שלב השושלת</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) and end the Dynasty Phase</source>
        <translation>
            <numerusform>להשליך קלף אחד ולסיים את שלב השושלת</numerusform>
            <numerusform>להשליך %n קלפים ולסיים את שלב השושלת</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Take no action.</extracomment>
        <translation>לדלג</translation>
    </message>
    <message>
        <source>Effect %1</source>
        <translation>השפעה %1</translation>
    </message>
    <message>
        <source>Accept the challenge</source>
        <translation>להיענות לקריאת התיגר</translation>
    </message>
    <message>
        <source>Refuse the challenge</source>
        <translation>לדחות את קריאת התיגר</translation>
    </message>
    <message>
        <source>Strike</source>
        <extracomment>In a duel: end it and compare.</extracomment>
        <translation>להכות</translation>
    </message>
    <message>
        <source>Focus the top card of the deck</source>
        <extracomment>In a duel: put the unseen top card of the Fate deck into it.</extracomment>
        <translation>להתרכז בקלף העליון בחפיסה</translation>
    </message>
    <message>
        <source>Focus: %1</source>
        <extracomment>In a duel. %1 is a card of the hand.</extracomment>
        <translation>להתרכז: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>לבחור: %1</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>התור הראשון של %1</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>לערבב</translation>
    </message>
    <message>
        <source>Move the unit to this battlefield</source>
        <translation>להעביר את היחידה אל שדה קרב זה</translation>
    </message>
    <message>
        <source>Move the unit home and draw a card</source>
        <translation>להחזיר את היחידה הביתה ולשלוף קלף</translation>
    </message>
    <message>
        <source>Move the unit home</source>
        <translation>להחזיר את היחידה הביתה</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>לשלוף קלף</translation>
    </message>
    <message>
        <source>Put a Personality on top of your Dynasty deck</source>
        <translation>לשים דמות בראש חפיסת השושלת שלך</translation>
    </message>
    <message>
        <source>Put into play: %1</source>
        <extracomment>%1 is a card of the hand.</extracomment>
        <translation>להכניס למשחק: %1</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>לבצע</translation>
    </message>
    <message>
        <source>Do not attack</source>
        <translation>לא להתקיף</translation>
    </message>
    <message>
        <source>Do not react</source>
        <translation>לא להגיב</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>לא לקחת דבר</translation>
    </message>
    <message>
        <source>Do not do it</source>
        <translation>לא לבצע</translation>
    </message>
    <message>
        <source>All your Personalities are bowed: nobody could go.</source>
        <translation>כל הדמויות שלך מוטות, ואף אחת אינה יכולה לצאת.</translation>
    </message>
    <message>
        <source>None of your Personalities could go.</source>
        <translation>אף אחת מהדמויות שלך אינה יכולה לצאת.</translation>
    </message>
    <message>
        <source>Force %1 in all: no Province is weaker than %2.</source>
        <extracomment>Under the button that attacks. %1 is the Force of all who can go, %2 the lowest strength of a Province.</extracomment>
        <translation>כוח %1 בסך הכול: חוזק המחוז החלש ביותר הוא %2.</translation>
    </message>
    <message>
        <source>Chi %1 against %2, before anything is focused</source>
        <extracomment>Under the button that accepts a duel. %1 is the Chi of the own Personality, %2 that of the challenger.</extracomment>
        <translation>צ׳י %1 מול %2, לפני כל ריכוז</translation>
    </message>
    <message>
        <source>It costs you: %1 is dishonored</source>
        <extracomment>Under the button that refuses a duel. %1 is the own Personality that was challenged.</extracomment>
        <translation>המחיר: %1 – אובדן הכבוד</translation>
    </message>
    <message>
        <source>It costs nothing</source>
        <translation>אין לזה מחיר</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>type and price</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Attach a Follower, Item, or Spell of your hand to one of your Personalities.</source>
        <translation>לצרף מלווה, חפץ או לחש מהיד לדמות שלך.</translation>
    </message>
    <message>
        <source>Bow one of your attachments and hand it over to another Personality of yours.</source>
        <translation>להטות קלף מצורף שלך ולהעביר אותו לדמות אחרת שלך.</translation>
    </message>
    <message>
        <source>With more Family Honor than your opponent, bow a Personality with Personal Honor 1 or more: you control the Imperial Favor.</source>
        <translation>אם כבוד המשפחה שלך גבוה משל הצד היריב, להטות דמות שלך עם כבוד אישי 1 ומעלה: חסד הקיסר עובר לשליטתך.</translation>
    </message>
    <message>
        <source>Give up the Imperial Favor and discard a card: draw a card.</source>
        <translation>לוותר על חסד הקיסר ולהשליך קלף: לשלוף קלף.</translation>
    </message>
    <message>
        <source>Give up the Imperial Favor: move an attacking enemy unit home.</source>
        <translation>לוותר על חסד הקיסר: להחזיר הביתה יחידת אויב תוקפת.</translation>
    </message>
    <message>
        <source>Bow your Stronghold: put a Legacy Holding of your Dynasty deck into play.</source>
        <translation>להטות את המעוז שלך: להכניס למשחק נחלת מורשת מחפיסת השושלת שלך.</translation>
    </message>
    <message>
        <source>Discard a card: a Tactician at the battlefield gets a Force bonus equal to its Focus Value.</source>
        <translation>להשליך קלף: טקטיקן בשדה הקרב מקבל תוספת כוח בגובה ערך הריכוז של הקלף.</translation>
    </message>
    <message>
        <source>Your Action Phase: take an action, or pass?</source>
        <translation>שלב הפעולות שלך: לבצע פעולה, או לדלג?</translation>
    </message>
    <message>
        <source>The Action Phase of %1: an Open action, or pass?</source>
        <extracomment>%1 is whose turn it is.</extracomment>
        <translation>שלב הפעולות של %1: לבצע פעולה פתוחה, או לדלג?</translation>
    </message>
    <message>
        <source>A Battle action, or pass?</source>
        <translation>לבצע פעולת קרב, או לדלג?</translation>
    </message>
    <message>
        <source>Put a Ring into play?</source>
        <translation>להכניס טבעת למשחק?</translation>
    </message>
    <message>
        <source>Which effect?</source>
        <translation>איזו השפעה לבחור?</translation>
    </message>
    <message>
        <source>What bows to pay?</source>
        <translation>מה להטות לתשלום?</translation>
    </message>
    <message>
        <source>Which card do you discard for it?</source>
        <translation>איזה קלף להשליך כתשלום?</translation>
    </message>
    <message>
        <source>Do you attack?</source>
        <translation>להתקיף?</translation>
    </message>
    <message>
        <source>Cavalry maneuvers: who goes where?</source>
        <translation>תמרוני פרשים: מי יוצא לאן?</translation>
    </message>
    <message>
        <source>Infantry maneuvers: who goes where?</source>
        <translation>תמרוני חיל רגלים: מי יוצא לאן?</translation>
    </message>
    <message>
        <source>Where is the next battle?</source>
        <translation>היכן יתחולל הקרב הבא?</translation>
    </message>
    <message>
        <source>You are challenged to a duel. Do you accept?</source>
        <translation>קריאת תיגר על דמות שלך לדו־קרב. להיענות?</translation>
    </message>
    <message>
        <source>Focus a card, or strike?</source>
        <translation>להתרכז בקלף, או להכות?</translation>
    </message>
    <message>
        <source>Dynasty Phase: what do you bring into play?</source>
        <translation>שלב השושלת: מה להכניס למשחק?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>איזה קלף להשליך?</translation>
    </message>
    <message>
        <source>You do not begin: which Legacy Holding do you put into play?</source>
        <translation>הצד היריב פותח: איזו נחלת מורשת להכניס למשחק?</translation>
    </message>
    <message>
        <source>What do you take?</source>
        <translation>מה לקחת?</translation>
    </message>
    <message>
        <source>Which card do you take?</source>
        <translation>איזה קלף לקחת?</translation>
    </message>
    <message>
        <source>Which card goes under the deck next?</source>
        <translation>איזה קלף לשים עכשיו בתחתית החפיסה?</translation>
    </message>
    <message>
        <source>%1: what do you choose?</source>
        <extracomment>%1 is the card whose effect it is.</extracomment>
        <translation>%1: במה לבחור?</translation>
    </message>
    <message>
        <source>What do you choose?</source>
        <translation>במה לבחור?</translation>
    </message>
    <message>
        <source>%1 takes an action or passes.</source>
        <translation>%1: פעולה או דילוג.</translation>
    </message>
    <message>
        <source>%1 may react.</source>
        <translation>תגובה אפשרית של %1.</translation>
    </message>
    <message>
        <source>%1 assigns units.</source>
        <translation>%1: הצבת יחידות.</translation>
    </message>
    <message>
        <source>%1 buys cards.</source>
        <translation>%1: קניית קלפים.</translation>
    </message>
    <message>
        <source>%1 may attack.</source>
        <translation>התקפה אפשרית של %1.</translation>
    </message>
    <message>
        <source>Choose a target.</source>
        <translation>יש לבחור מטרה.</translation>
    </message>
    <message>
        <source>Who gets it? %1</source>
        <extracomment>%1 is an attachment.</extracomment>
        <translation>איזו דמות תקבל? %1</translation>
    </message>
    <message>
        <source>Which attachment do you hand over?</source>
        <translation>איזה קלף מצורף להעביר?</translation>
    </message>
    <message>
        <source>%1: choose a target.</source>
        <extracomment>%1 is the card, or common action, that needs a target.</extracomment>
        <translation>%1: יש לבחור מטרה.</translation>
    </message>
    <message>
        <source>%1: choose target %2.</source>
        <extracomment>%1 is the card, or common action, that needs targets; %2 counts from 1.</extracomment>
        <translation>%1: יש לבחור מטרה מספר %2.</translation>
    </message>
    <message>
        <source>%1: who performs it?</source>
        <extracomment>%1 is the card whose action a Personality performs.</extracomment>
        <translation>%1: איזו דמות תבצע את הפעולה?</translation>
    </message>
    <message>
        <source>%1: who bows for it?</source>
        <extracomment>%1 is the card, or common action, that costs bowing a Personality.</extracomment>
        <translation>%1: איזו דמות להטות לשם כך?</translation>
    </message>
    <message>
        <source>%1: which enemy Personality?</source>
        <extracomment>%1 is the card, or common action, that needs a target.</extracomment>
        <translation>%1: איזו דמות אויב?</translation>
    </message>
    <message>
        <source>%1: which enemy card?</source>
        <extracomment>%1 is the card that needs a target: a Personality, a Follower or an Item of the enemy.</extracomment>
        <translation>%1: איזה קלף אויב?</translation>
    </message>
    <message>
        <source>%1: which of your Personalities?</source>
        <extracomment>%1 is the card that needs a target.</extracomment>
        <translation>%1: איזו דמות שלך?</translation>
    </message>
    <message>
        <source>%1 Do you react?</source>
        <extracomment>%1 is a sentence about what happens: &quot;Drill Yard is about to bow.&quot;</extracomment>
        <translation>%1 להגיב?</translation>
    </message>
    <message>
        <source>Do you react?</source>
        <translation>להגיב?</translation>
    </message>
    <message>
        <source>About to bow: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>לפני הטיה: %1.</translation>
    </message>
    <message>
        <source>About to be destroyed: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>לפני השמדה: %1.</translation>
    </message>
    <message>
        <source>About to move to the battlefield: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>לפני תנועה אל שדה הקרב: %1.</translation>
    </message>
    <message>
        <source>About to move home: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>לפני החזרה הביתה: %1.</translation>
    </message>
    <message>
        <source>%1 is about to lose %2 Honor.</source>
        <extracomment>What is about to happen. %2 is a number.</extracomment>
        <translation>%1: לפני אובדן של %2 כבוד.</translation>
    </message>
    <message>
        <source>Bowed: %1.</source>
        <translation>הטיה: %1.</translation>
    </message>
    <message>
        <source>Straightened: %1.</source>
        <translation>יישור: %1.</translation>
    </message>
    <message>
        <source>Destroyed: %1.</source>
        <translation>השמדה: %1.</translation>
    </message>
    <message>
        <source>Moved: %1.</source>
        <extracomment>What has just happened. %1 lists cards.</extracomment>
        <translation>תנועה: %1.</translation>
    </message>
    <message>
        <source>Dishonored: %1.</source>
        <translation>נטילת כבוד: %1.</translation>
    </message>
    <message>
        <source>Rehonored: %1.</source>
        <translation>השבת הכבוד: %1.</translation>
    </message>
    <message>
        <source>Comes into play: %1.</source>
        <translation>כניסה למשחק: %1.</translation>
    </message>
    <message>
        <source>An action targets: %1.</source>
        <extracomment>What has just happened: an action that is about to take effect. %1 lists its targets.</extracomment>
        <translation>פעולה מכוונת אל: %1.</translation>
    </message>
    <message>
        <source>An action has taken effect.</source>
        <translation>הפעולה בוצעה.</translation>
    </message>
    <message>
        <source>An attack has been declared.</source>
        <translation>התקפה הוכרזה.</translation>
    </message>
    <message>
        <source>A Province has fallen: %1.</source>
        <extracomment>What has just happened. %1 is a Province.</extracomment>
        <translation>נפל: %1.</translation>
    </message>
    <message>
        <source>The battle has been decided.</source>
        <translation>הקרב הוכרע.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>הקרב הסתיים.</translation>
    </message>
    <message>
        <source>Winner of the duel: %1.</source>
        <extracomment>What has just happened. %1 is a Personality.</extracomment>
        <translation>הניצחון בדו־קרב: %1.</translation>
    </message>
    <message>
        <source>The Dynasty Phase is over.</source>
        <translation>שלב השושלת הסתיים.</translation>
    </message>
    <message>
        <source>%1 has gained %2 Honor.</source>
        <translation>%1: קבלת %2 כבוד.</translation>
    </message>
    <message>
        <source>Something has happened.</source>
        <translation>משהו קרה.</translation>
    </message>
    <message>
        <source>%1 of %2 Gold</source>
        <extracomment>A payment. %1 is the Gold that bows so far, %2 the price.</extracomment>
        <translation>%1 מתוך %2 זהב</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold is lost</source>
        <extracomment>A payment: the cards that bow make so much Gold more than the price, and it cannot be kept.</extracomment>
        <translation>
            <numerusform>זהב אחד אובד</numerusform>
            <numerusform>%n זהב אובד</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and you gain %2 Honor</source>
        <extracomment>A price. %1 is an amount of Gold, %2 is how much Honor comes with it.</extracomment>
        <translation>%1, ותוספת של %2 כבוד</translation>
    </message>
</context>
<context>
    <name>ClansBase</name>
    <message>
        <source>Created card</source>
        <extracomment>A card made by an effect, alone or after a colon.</extracomment>
        <translation>קלף שנוצר</translation>
    </message>
    <message>
        <source>Created Personality</source>
        <extracomment>A card made by an effect, alone or after a colon.</extracomment>
        <translation>דמות שנוצרה</translation>
    </message>
    <message>
        <source>Created Follower</source>
        <translation>מלווה שנוצר</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list without &quot;and&quot;: %1 is its beginning, %2 the next thing.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Gold Cost %1</source>
        <extracomment>A figure printed on a card: what it costs. %1 is a number.</extracomment>
        <translation>עלות בזהב %1</translation>
    </message>
    <message>
        <source>Gold Production %1</source>
        <extracomment>A figure printed on a card: how much Gold it makes. %1 is a number.</extracomment>
        <translation>הפקת זהב %1</translation>
    </message>
    <message>
        <source>Chi %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>צ׳י %1</translation>
    </message>
    <message>
        <source>Honor Requirement %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>דרישת כבוד %1</translation>
    </message>
    <message>
        <source>Personal Honor %1</source>
        <extracomment>A figure printed on a card. %1 is a number.
----------
%1 is a number.</extracomment>
        <translation>כבוד אישי %1</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>ערך ריכוז %1</translation>
    </message>
    <message>
        <source>Province Strength %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>חוזק המחוז %1</translation>
    </message>
    <message>
        <source>Family Honor %1</source>
        <extracomment>A figure printed on a card: the Family Honor at the start. %1 is a number.</extracomment>
        <translation>כבוד המשפחה %1</translation>
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
        <translation>לצייד</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>An action of every player, alone: move an attachment.</extracomment>
        <translation>לשתף</translation>
    </message>
    <message>
        <source>Lobby</source>
        <extracomment>An action of every player, alone: take the Imperial Favor.</extracomment>
        <translation>לשדל</translation>
    </message>
    <message>
        <source>Favor: draw a card</source>
        <extracomment>An action of every player, alone: spend the Imperial Favor and a card, and draw one.</extracomment>
        <translation>חסד – לשלוף קלף גורל</translation>
    </message>
    <message>
        <source>Favor: send home</source>
        <extracomment>An action of every player, alone: spend the Imperial Favor to move an attacker home.</extracomment>
        <translation>חסד – להחזיר הביתה</translation>
    </message>
    <message>
        <source>Legacy</source>
        <extracomment>An action of every player, alone: bow the Stronghold and search for a Legacy Holding.</extracomment>
        <translation>נחלת מורשת</translation>
    </message>
    <message>
        <source>Tactical bonus</source>
        <extracomment>An action of every player, alone: discard a card for a Force bonus.</extracomment>
        <translation>תוספת טקטית</translation>
    </message>
    <message>
        <source>Battle action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>פעולת קרב</translation>
    </message>
    <message>
        <source>Limited action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>פעולה מוגבלת</translation>
    </message>
    <message>
        <source>Open action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>פעולה פתוחה</translation>
    </message>
    <message>
        <source>Reaction</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>תגובה</translation>
    </message>
    <message>
        <source>Province %1</source>
        <extracomment>%1 is the number of a Province, counted from the left.</extracomment>
        <translation>מחוז %1</translation>
    </message>
    <message>
        <source>Battlefield %1</source>
        <extracomment>%1 is the number of a battlefield: that of its Province, counted from the left.</extracomment>
        <translation>שדה קרב %1</translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>Where a card is, alone.</extracomment>
        <translation>בבית</translation>
    </message>
    <message>
        <source>Dynasty deck</source>
        <extracomment>A deck, alone or after a colon.</extracomment>
        <translation>חפיסת השושלת</translation>
    </message>
    <message>
        <source>Fate deck</source>
        <translation>חפיסת הגורל</translation>
    </message>
    <message>
        <source>Straighten Phase</source>
        <translation>שלב היישור</translation>
    </message>
    <message>
        <source>Events Phase</source>
        <translation>שלב האירועים</translation>
    </message>
    <message>
        <source>Action Phase</source>
        <translation>שלב הפעולות</translation>
    </message>
    <message>
        <source>Attack Phase</source>
        <translation>שלב ההתקפה</translation>
    </message>
    <message>
        <source>Dynasty Phase</source>
        <translation>שלב השושלת</translation>
    </message>
    <message>
        <source>End Phase</source>
        <translation>שלב הסיום</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>הכנות למשחק</translation>
    </message>
    <message>
        <source>Straighten</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>יישור</translation>
    </message>
    <message>
        <source>Events</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>אירועים</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>פעולות</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>התקפה</translation>
    </message>
    <message>
        <source>Dynasty</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>שושלת</translation>
    </message>
    <message>
        <source>End</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>סיום</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>זהב אחד</numerusform>
            <numerusform>%n זהב</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Force</source>
        <extracomment>%1 is a bonus or penalty with its sign.</extracomment>
        <translation>כוח %1</translation>
    </message>
    <message>
        <source>%1 Chi</source>
        <extracomment>%1 is a bonus or penalty with its sign.</extracomment>
        <translation>צ׳י %1</translation>
    </message>
    <message>
        <source>Force %1, Chi %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>כוח %1, צ׳י %2</translation>
    </message>
    <message>
        <source>Force %1 (%2 without Followers), Chi %3</source>
        <extracomment>%1 is the Force of a whole unit, %2 that of its Personality alone, %3 is its Chi.</extracomment>
        <translation>כוח %1 (%2 בלי המלווים), צ׳י %3</translation>
    </message>
    <message>
        <source>Force %1</source>
        <extracomment>A figure printed on a card. %1 is a number.
----------
%1 is a number.</extracomment>
        <translation>כוח %1</translation>
    </message>
</context>
<context>
    <name>ClansCards</name>
    <message>
        <source>Redleaf Bastion</source>
        <extracomment>Name of a card: Stronghold, Maple clan.</extracomment>
        <translation>מבצר העלה האדום</translation>
    </message>
    <message>
        <source>Hall of White Petals</source>
        <extracomment>Name of a card: Stronghold, Plum clan.</extracomment>
        <translation>היכל הפריחה הלבנה</translation>
    </message>
    <message>
        <source>Windreed Stables</source>
        <extracomment>Name of a card: Stronghold, Reed clan.</extracomment>
        <translation>אורוות הקנים ברוח</translation>
    </message>
    <message>
        <source>Temple of a Thousand Cedars</source>
        <extracomment>Name of a card: Stronghold, Cedar clan.</extracomment>
        <translation>מקדש אלף הארזים</translation>
    </message>
    <message>
        <source>Terraced Rice Fields</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>שדות אורז מדורגים</translation>
    </message>
    <message>
        <source>Old Family Granary</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>אסם המשפחה הישן</translation>
    </message>
    <message>
        <source>Grandfather’s Orchard</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>הבוסתן של סבא</translation>
    </message>
    <message>
        <source>Silk Dyers’ Quarter</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>רובע צובעי המשי</translation>
    </message>
    <message>
        <source>Harbor Warehouses</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>מחסני הנמל</translation>
    </message>
    <message>
        <source>Deep Vein Gold Works</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>מכרה עורק הזהב</translation>
    </message>
    <message>
        <source>Fletchers’ Lane</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>סמטת יוצרי החיצים</translation>
    </message>
    <message>
        <source>Packhorse Peddlers</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>רוכלים וסוסי משא</translation>
    </message>
    <message>
        <source>Watchfire Hill</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>גבעת המשואה</translation>
    </message>
    <message>
        <source>Hillside Prayer Hall</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>היכל התפילה שבמדרון</translation>
    </message>
    <message>
        <source>Petitioners’ Court</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>חצר העותרים</translation>
    </message>
    <message>
        <source>Drill Yard</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>רחבת האימונים</translation>
    </message>
    <message>
        <source>Copyists’ Archive</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>ארכיון המעתיקים</translation>
    </message>
    <message>
        <source>Physicians’ Garden</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>גן הרופאים</translation>
    </message>
    <message>
        <source>Gossips’ Teahouse</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>בית התה של הרכלנים</translation>
    </message>
    <message>
        <source>Gatehouse Garrison</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>משמר בית השער</translation>
    </message>
    <message>
        <source>Charcoal Kilns</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>כבשני הפחם</translation>
    </message>
    <message>
        <source>Blossom Pavilions</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>ביתני הפריחה</translation>
    </message>
    <message>
        <source>Reedland Pastures</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>כרי המרעה של ארץ הקנים</translation>
    </message>
    <message>
        <source>Incense Carvers’ Village</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>כפר מגלפי הקטורת</translation>
    </message>
    <message>
        <source>Bountiful Autumn</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>סתיו של שפע</translation>
    </message>
    <message>
        <source>Magistrates’ Audit</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>ביקורת השופטים</translation>
    </message>
    <message>
        <source>Spring Floods</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>שיטפונות האביב</translation>
    </message>
    <message>
        <source>Court in Mourning</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>החצר באבל</translation>
    </message>
    <message>
        <source>Night of Paper Lanterns</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>ליל פנסי הנייר</translation>
    </message>
    <message>
        <source>Fever Winds</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>רוחות קדחת</translation>
    </message>
    <message>
        <source>Muster of Volunteers</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>גיוס המתנדבים</translation>
    </message>
    <message>
        <source>Falling Stars</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>כוכבים נופלים</translation>
    </message>
    <message>
        <source>Veterans Recalled</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>הוותיקים נקראים לשוב</translation>
    </message>
    <message>
        <source>Years of Strife</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>שנות מדון</translation>
    </message>
    <message>
        <source>Narrow Defile</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>הנקיק הצר</translation>
    </message>
    <message>
        <source>Sinking Marsh Road</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>הדרך השוקעת בביצה</translation>
    </message>
    <message>
        <source>Fertile Basin</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>בקעה פורייה</translation>
    </message>
    <message>
        <source>Fortified Monastery</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>מנזר מבוצר</translation>
    </message>
    <message>
        <source>Old War Grave</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>קבר הלוחמים העתיק</translation>
    </message>
    <message>
        <source>Pilgrims’ Road</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>דרך עולי הרגל</translation>
    </message>
    <message>
        <source>Masterless Spearman</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>נושא חנית ללא אדון</translation>
    </message>
    <message>
        <source>Roadside Bandit Chief</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>ראש שודדי הדרכים</translation>
    </message>
    <message>
        <source>Begging Monk</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>נזיר מקבץ נדבות</translation>
    </message>
    <message>
        <source>Hired Bowman</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>קשת שכיר</translation>
    </message>
    <message>
        <source>Throne Envoy</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>שליח כס הקיסר</translation>
    </message>
    <message>
        <source>Old Strategist Genzo</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>גנזו, האסטרטג הזקן</translation>
    </message>
    <message>
        <source>Peak Hermit</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>המתבודד מן הפסגה</translation>
    </message>
    <message>
        <source>Exiled Duelist Rei</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>ריי, חרב בגלות</translation>
    </message>
    <message>
        <source>Akaba Tetsuo</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>אקאבה טטסואו</translation>
    </message>
    <message>
        <source>Akaba Ren</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>אקאבה רן</translation>
    </message>
    <message>
        <source>Momijiya Goro</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>מומיג׳יה גורו</translation>
    </message>
    <message>
        <source>Momijiya Hana</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>מומיג׳יה האנה</translation>
    </message>
    <message>
        <source>Akaba Yasutora</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>אקאבה יאסוטורה</translation>
    </message>
    <message>
        <source>Kiyohara Dozen</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>קיוהארה דוזן</translation>
    </message>
    <message>
        <source>Momijiya Scout Sae</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>מומיג׳יה סאה מן הסיירים</translation>
    </message>
    <message>
        <source>Akaba Quartermaster Jiro</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>אקאבה ג׳ירו, ממונה האספקה</translation>
    </message>
    <message>
        <source>Kiyohara Shinobu</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>קיוהארה שינובו</translation>
    </message>
    <message>
        <source>Akaba Masakage, Red General</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>אקאבה מאסאקאגה, המצביא האדום</translation>
    </message>
    <message>
        <source>Momijiya Oto, Wall-Breaker</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>מומיג׳יה אוטו, קץ החומות</translation>
    </message>
    <message>
        <source>Kiyohara Daigan, the Unbowed</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>קיוהארה דאיגן, הגב שלא נכפף</translation>
    </message>
    <message>
        <source>Umehara Shion</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>אומהארה שיון</translation>
    </message>
    <message>
        <source>Umehara Kaoruko</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>אומהארה קאורוקו</translation>
    </message>
    <message>
        <source>Shirakaba Ryoma</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>שיראקאבה ריומה</translation>
    </message>
    <message>
        <source>Shirakaba Nagi</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>שיראקאבה נאגי</translation>
    </message>
    <message>
        <source>Shirakaba Tomoe</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>שיראקאבה טומואה</translation>
    </message>
    <message>
        <source>Umehara Yojiro</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>אומהארה יוג׳ירו</translation>
    </message>
    <message>
        <source>Tamaki Seiran</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>טמאקי סייראן</translation>
    </message>
    <message>
        <source>Shirakaba Heir Mitsu</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>שיראקאבה מיטסו, נצר לשושלת</translation>
    </message>
    <message>
        <source>Umehara Gardener Ito</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>אומהארה איטו הגנן</translation>
    </message>
    <message>
        <source>Umehara Chiyo, Voice of the Court</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>אומהארה צ׳יו, קול החצר</translation>
    </message>
    <message>
        <source>Shirakaba Kenshiro, First Blade</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>שיראקאבה קנשירו, הלהב הראשון</translation>
    </message>
    <message>
        <source>Tamaki Ranmaru, Plum Sage</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>טמאקי ראנמארו, חוכמת השזיף</translation>
    </message>
    <message>
        <source>Ashihara Hayate</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>אשיהארה האיאטה</translation>
    </message>
    <message>
        <source>Ashihara Kurenai</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>אשיהארה קורנאי</translation>
    </message>
    <message>
        <source>Ashihara Jinbei</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>אשיהארה ג׳ינביי</translation>
    </message>
    <message>
        <source>Kazemi Outrider</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>פרש חלוץ מבית קאזמי</translation>
    </message>
    <message>
        <source>Kazemi Yuriko</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>קאזמי יוריקו</translation>
    </message>
    <message>
        <source>Kazemi Naosuke</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>קאזמי נאוסוקה</translation>
    </message>
    <message>
        <source>Ashihara Twin Lance Ko</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>אשיהארה קו, צמד הרמחים</translation>
    </message>
    <message>
        <source>Minato Tsukasa</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>מינאטו טסוקאסה</translation>
    </message>
    <message>
        <source>Minato Wave Rider</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>רוכב הגלים מבית מינאטו</translation>
    </message>
    <message>
        <source>Ashihara Soun, Thunder of Hooves</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>אשיהארה סואון, רעם הפרסות</translation>
    </message>
    <message>
        <source>Kazemi Okimi, Silk Tongue</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>קאזמי אוקימי, לשון של משי</translation>
    </message>
    <message>
        <source>Ashihara Gale, Swift Justice</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>אשיהארה גייל, צדק מהיר</translation>
    </message>
    <message>
        <source>Sugimori Aoi</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>סוגימורי אאוי</translation>
    </message>
    <message>
        <source>Sugimori Eika</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>סוגימורי אייקה</translation>
    </message>
    <message>
        <source>Sugimori Kaede</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>סוגימורי קאדה</translation>
    </message>
    <message>
        <source>Mizukane Rokuro</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>מיזוקאנה רוקורו</translation>
    </message>
    <message>
        <source>Mizukane Sayo</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>מיזוקאנה סאיו</translation>
    </message>
    <message>
        <source>Brother Ensho</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>האח אנשו</translation>
    </message>
    <message>
        <source>Brother Kaku</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>האח קאקו</translation>
    </message>
    <message>
        <source>Sister Nyomi</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>האחות ניומי</translation>
    </message>
    <message>
        <source>Mizukane Warden Tai</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>מיזוקאנה טאי מן המשמר</translation>
    </message>
    <message>
        <source>Sugimori Suigetsu, Grove Elder</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>סוגימורי סואיגטסו, זקן החורשה</translation>
    </message>
    <message>
        <source>Brother Mukan, Empty Bowl</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>האח מוקאן, קערה ריקה</translation>
    </message>
    <message>
        <source>Mizukane Homura, Ash Caller</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>מיזוקאנה הומורה, קריאת האפר</translation>
    </message>
    <message>
        <source>Shields Locked Tight</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>חומת מגינים</translation>
    </message>
    <message>
        <source>Press the Line</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>לחץ בקו החזית</translation>
    </message>
    <message>
        <source>Arrows from the Ridge</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>חיצים מן הרכס</translation>
    </message>
    <message>
        <source>Close-Quarters Rush</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>הסתערות פנים אל פנים</translation>
    </message>
    <message>
        <source>Dreadful War Cry</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>זעקת קרב מצמררת</translation>
    </message>
    <message>
        <source>False Retreat</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>נסיגה מדומה</translation>
    </message>
    <message>
        <source>Second Wind</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>כוחות מחודשים</translation>
    </message>
    <message>
        <source>Turned Aside</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>הדיפה הצידה</translation>
    </message>
    <message>
        <source>Hobbled</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>רגליים כבולות</translation>
    </message>
    <message>
        <source>Shattered Haft</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>קת מנופצת</translation>
    </message>
    <message>
        <source>Ambush the Baggage</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>מארב לשיירת האספקה</translation>
    </message>
    <message>
        <source>Stubborn Earthworks</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>סוללות עפר איתנות</translation>
    </message>
    <message>
        <source>Hidden Ford</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>המעברה הנסתרת</translation>
    </message>
    <message>
        <source>Steel Answers Steel</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>פלדה עונה לפלדה</translation>
    </message>
    <message>
        <source>Ink and Insinuation</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>דיו ורמיזות</translation>
    </message>
    <message>
        <source>Words of Pardon</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>דברי מחילה</translation>
    </message>
    <message>
        <source>Unmoved</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>עמידה איתנה</translation>
    </message>
    <message>
        <source>Bodyguard’s Oath</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>שבועת שומר הראש</translation>
    </message>
    <message>
        <source>Unexpected Counsel</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>עצה לא צפויה</translation>
    </message>
    <message>
        <source>Scouts’ Reports</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>דיווחי הסיירים</translation>
    </message>
    <message>
        <source>Before They Recover</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>לפני שיתאוששו</translation>
    </message>
    <message>
        <source>Petition the Throne</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>עתירה לכס הקיסר</translation>
    </message>
    <message>
        <source>Snowbound Pass</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>המעבר המושלג</translation>
    </message>
    <message>
        <source>Flooded Paddies</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>שדות אורז מוצפים</translation>
    </message>
    <message>
        <source>Red Banners Forward</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>הדגלים האדומים קדימה</translation>
    </message>
    <message>
        <source>Over the Wall</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>אל מעבר לחומה</translation>
    </message>
    <message>
        <source>Spend Every Life</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>עד טיפת הדם האחרונה</translation>
    </message>
    <message>
        <source>Veterans’ Roar</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>שאגת הוותיקים</translation>
    </message>
    <message>
        <source>Trampled Fields</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>שדות רמוסים</translation>
    </message>
    <message>
        <source>Conscription Order</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>צו גיוס</translation>
    </message>
    <message>
        <source>Flawless Reputation</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>שם ללא רבב</translation>
    </message>
    <message>
        <source>Gift Beyond Price</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>מתנה שאין לה מחיר</translation>
    </message>
    <message>
        <source>The Drawn Breath</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>נשימה עצורה</translation>
    </message>
    <message>
        <source>Rebuke in Verse</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>תוכחה בחרוזים</translation>
    </message>
    <message>
        <source>Stand Upon Principle</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>עמידה על העיקרון</translation>
    </message>
    <message>
        <source>Witnessed by All</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>לעיני כול</translation>
    </message>
    <message>
        <source>Wheel and Strike</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>תמרון ומהלומה</translation>
    </message>
    <message>
        <source>Lance Charge</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>הסתערות רמחים</translation>
    </message>
    <message>
        <source>Cut the Road</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>חסימת הדרך</translation>
    </message>
    <message>
        <source>Scandal on the Highway</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>שערורייה בדרך המלך</translation>
    </message>
    <message>
        <source>Leave Them Dust</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>רק אבק מאחור</translation>
    </message>
    <message>
        <source>A Debt Remembered</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>חוב שלא נשכח</translation>
    </message>
    <message>
        <source>Open Palm</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>כף יד פתוחה</translation>
    </message>
    <message>
        <source>Rooted Cedar Stance</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>עמידת הארז המושרש</translation>
    </message>
    <message>
        <source>Spirit Bell</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>פעמון הרוחות</translation>
    </message>
    <message>
        <source>Study of the Wheels</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>תורת הגלגלים</translation>
    </message>
    <message>
        <source>Wards of Rope and Paper</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>קמעות חבל ונייר</translation>
    </message>
    <message>
        <source>Ashes Remember</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>האפר זוכר</translation>
    </message>
    <message>
        <source>Ashigaru Spear Band</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>חבורת חניתאי אשיגארו</translation>
    </message>
    <message>
        <source>Veteran Pikemen</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>רומחאים ותיקים</translation>
    </message>
    <message>
        <source>Village Levy Archers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>קשתים ממגויסי הכפר</translation>
    </message>
    <message>
        <source>Hired Crossbows</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>שכירים עם קשתות צולבות</translation>
    </message>
    <message>
        <source>Light Lancers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>פרשי רומח קלים</translation>
    </message>
    <message>
        <source>Household Guard</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>משמר הבית</translation>
    </message>
    <message>
        <source>Standard Company</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>פלוגת נושאי הנס</translation>
    </message>
    <message>
        <source>Mountain Trackers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>גששי ההרים</translation>
    </message>
    <message>
        <source>Redleaf Vanguard</source>
        <extracomment>Name of a card: Follower, Maple clan.</extracomment>
        <translation>חיל החלוץ של העלה האדום</translation>
    </message>
    <message>
        <source>Maple Sworn Brothers</source>
        <extracomment>Name of a card: Follower, Maple clan.</extracomment>
        <translation>אחים בשבועת האדר</translation>
    </message>
    <message>
        <source>White Petal Honor Guard</source>
        <extracomment>Name of a card: Follower, Plum clan.</extracomment>
        <translation>משמר הכבוד של הפריחה הלבנה</translation>
    </message>
    <message>
        <source>Attendant Poets</source>
        <extracomment>Name of a card: Follower, Plum clan.</extracomment>
        <translation>משוררי הפמליה</translation>
    </message>
    <message>
        <source>Reed Banner Horse</source>
        <extracomment>Name of a card: Follower, Reed clan.</extracomment>
        <translation>פרשי דגל הקנה</translation>
    </message>
    <message>
        <source>Skirmish Riders</source>
        <extracomment>Name of a card: Follower, Reed clan.</extracomment>
        <translation>רוכבי פשיטה</translation>
    </message>
    <message>
        <source>Temple Warrior Novices</source>
        <extracomment>Name of a card: Follower, Cedar clan.</extracomment>
        <translation>פרחי לוחמים מן המקדש</translation>
    </message>
    <message>
        <source>Spirit Lantern Bearers</source>
        <extracomment>Name of a card: Follower, Cedar clan.</extracomment>
        <translation>נושאי פנסי הרוחות</translation>
    </message>
    <message>
        <source>Plain Katana</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>קטאנה פשוטה</translation>
    </message>
    <message>
        <source>Ash-Wood Naginata</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>נאגינאטה מעץ קשה</translation>
    </message>
    <message>
        <source>Lacquered Cuirass</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>שריון חזה מצופה לכה</translation>
    </message>
    <message>
        <source>Great War Bow</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>קשת המלחמה הגדולה</translation>
    </message>
    <message>
        <source>General’s War Fan</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>מניפת הקרב של המצביא</translation>
    </message>
    <message>
        <source>Seal of Office</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>חותם המשרה</translation>
    </message>
    <message>
        <source>Boar-Spear</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>חנית לציד חזירי בר</translation>
    </message>
    <message>
        <source>River-Steel Wakizashi</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>ואקיזאשי מפלדת הנהר</translation>
    </message>
    <message>
        <source>Crimson Maple Blade</source>
        <extracomment>Name of a card: Item, Maple clan.</extracomment>
        <translation>להב האדר הארגמני</translation>
    </message>
    <message>
        <source>Petal-Guard Katana</source>
        <extracomment>Name of a card: Item, Plum clan.</extracomment>
        <translation>קטאנת מגן הפריחה</translation>
    </message>
    <message>
        <source>Saddle of the Four Winds</source>
        <extracomment>Name of a card: Item, Reed clan.</extracomment>
        <translation>אוכף ארבע הרוחות</translation>
    </message>
    <message>
        <source>Staff of Ninety-Nine Rings</source>
        <extracomment>Name of a card: Item, Cedar clan.</extracomment>
        <translation>מטה תשעים ותשע הטבעות</translation>
    </message>
    <message>
        <source>Breath of Embers</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>נשימת הגחלים</translation>
    </message>
    <message>
        <source>Grasping Roots</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>שורשים לופתים</translation>
    </message>
    <message>
        <source>Mists of the Valley</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>ערפילי העמק</translation>
    </message>
    <message>
        <source>Wind at the Back</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>רוח גבית</translation>
    </message>
    <message>
        <source>Walls of Stone</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>חומות אבן</translation>
    </message>
    <message>
        <source>Consuming Pyre</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>אש אוכלה</translation>
    </message>
    <message>
        <source>Mirror of Still Water</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>ראי המים השקטים</translation>
    </message>
    <message>
        <source>Whispering Void</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>הריקות הלוחשת</translation>
    </message>
    <message>
        <source>Kami’s Favor</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>חסד הקאמי</translation>
    </message>
    <message>
        <source>Call the Guardian Spirit</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>קריאה לרוח השומרת</translation>
    </message>
    <message>
        <source>Wheel of Wind</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>גלגל הרוח</translation>
    </message>
    <message>
        <source>Wheel of Stone</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>גלגל האבן</translation>
    </message>
    <message>
        <source>Wheel of Flame</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>גלגל הלהבה</translation>
    </message>
    <message>
        <source>Wheel of Tides</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>גלגל הגאות</translation>
    </message>
    <message>
        <source>Wheel of Silence</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>גלגל הדממה</translation>
    </message>
    <message>
        <source>Tireless Battle: Give your target attacking Personality with a Follower attached +2F.</source>
        <extracomment>Text of the card Redleaf Bastion.</extracomment>
        <translation>פעולת קרב בלתי נלאית: לתת כוח ‎+2 לדמות תוקפת אחת שלך עם מלווה מצורף.</translation>
    </message>
    <message>
        <source>Tireless Limited: Bow your target honorable Personality with 2 or higher Personal Honor: Gain 1 Honor.</source>
        <extracomment>Text of the card Hall of White Petals.</extracomment>
        <translation>פעולה מוגבלת בלתי נלאית: להטות דמות אחת שלך בעלת כבוד ועם כבוד אישי 2 ומעלה: כבוד ‎+1.</translation>
    </message>
    <message>
        <source>Absent Tireless Battle: Move your target Cavalry unit home, or from home to the current battlefield.</source>
        <extracomment>Text of the card Windreed Stables.</extracomment>
        <translation>פעולת קרב ללא נוכחות, בלתי נלאית: להחזיר הביתה יחידת פרשים אחת שלך, או להעביר אותה מהבית אל שדה הקרב הנוכחי.</translation>
    </message>
    <message>
        <source>Tireless Reaction: After your action from a Spell or Ring resolves: Draw a card, then discard a card.</source>
        <extracomment>Text of the card Temple of a Thousand Cedars.</extracomment>
        <translation>תגובה בלתי נלאית: אחרי סיום פעולה שלך של לחש או של טבעת: לשלוף קלף, ואז להשליך קלף.</translation>
    </message>
    <message>
        <source>Limited: Put a target face-up card in one of your Provinces on the bottom of its deck. Refill the Province face-up.</source>
        <extracomment>Text of the card Old Family Granary.</extracomment>
        <translation>פעולה מוגבלת: לשים קלף גלוי אחד מאחד המחוזות שלך בתחתית החפיסה שלו. למלא את המחוז בקלף גלוי.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold when paying for a Holding.</source>
        <extracomment>Text of the card Grandfather’s Orchard.
----------
Text of the card Packhorse Peddlers.</extracomment>
        <translation>הפקת זהב ‎+1 בתשלום עבור נחלה.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold when paying for an attachment.</source>
        <extracomment>Text of the card Fletchers’ Lane.</extracomment>
        <translation>הפקת זהב ‎+1 בתשלום עבור קלף מצורף.</translation>
    </message>
    <message>
        <source>Absent Battle: If you are the Defender, bow this card: Give the current battlefield’s Province +2 strength.</source>
        <extracomment>Text of the card Watchfire Hill.</extracomment>
        <translation>פעולת קרב ללא נוכחות: אם הצד שלך הוא הצד המגן, להטות קלף זה: לתת חוזק ‎+2 למחוז של שדה הקרב הנוכחי.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Gain 1 Honor.</source>
        <extracomment>Text of the card Hillside Prayer Hall.
----------
Text of the card Pilgrims’ Road.
----------
Text of the card Attendant Poets.</extracomment>
        <translation>פעולה מוגבלת: להטות קלף זה: כבוד ‎+1.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card, bow your target Courtier: Gain 2 Honor.</source>
        <extracomment>Text of the card Petitioners’ Court.</extracomment>
        <translation>פעולה מוגבלת פוליטית: להטות קלף זה, להטות איש חצר אחד שלך: כבוד ‎+2.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Give your target Personality +2F.</source>
        <extracomment>Text of the card Drill Yard.</extracomment>
        <translation>פעולת קרב: להטות קלף זה: לתת כוח ‎+2 לדמות אחת שלך.</translation>
    </message>
    <message>
        <source>Limited: Bow this card, discard a card: Draw a card.</source>
        <extracomment>Text of the card Copyists’ Archive.</extracomment>
        <translation>פעולה מוגבלת: להטות קלף זה, להשליך קלף: לשלוף קלף.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be destroyed by an action, destroy this card: Negate the destruction. Bow the Personality.</source>
        <extracomment>Text of the card Physicians’ Garden.</extracomment>
        <translation>תגובה: לפני השמדת דמות שלך על ידי פעולה, להשמיד קלף זה: לשלול את ההשמדה. להטות את הדמות.</translation>
    </message>
    <message>
        <source>Open: Bow this card: Look at another target player’s hand.</source>
        <extracomment>Text of the card Gossips’ Teahouse.</extracomment>
        <translation>פעולה פתוחה: להטות קלף זה: להציץ ביד של צד יריב אחד.</translation>
    </message>
    <message>
        <source>Reaction: After an attack is declared against you, bow this card: Straighten your target Personality.</source>
        <extracomment>Text of the card Gatehouse Garrison.</extracomment>
        <translation>תגובה: אחרי הכרזת התקפה נגדך, להטות קלף זה: ליישר דמות אחת שלך.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Maple Clan player.</source>
        <extracomment>Text of the card Charcoal Kilns.</extracomment>
        <translation>הפקת זהב ‎+1 אם השבט שלך הוא שבט האדר.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Plum Clan player.</source>
        <extracomment>Text of the card Blossom Pavilions.</extracomment>
        <translation>הפקת זהב ‎+1 אם השבט שלך הוא שבט השזיף.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Reed Clan player.</source>
        <extracomment>Text of the card Reedland Pastures.</extracomment>
        <translation>הפקת זהב ‎+1 אם השבט שלך הוא שבט הקנה.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Cedar Clan player.</source>
        <extracomment>Text of the card Incense Carvers’ Village.</extracomment>
        <translation>הפקת זהב ‎+1 אם השבט שלך הוא שבט הארז.</translation>
    </message>
    <message>
        <source>Draw a card. Each other player may draw a card.</source>
        <extracomment>Text of the card Bountiful Autumn.</extracomment>
        <translation>לשלוף קלף. כל צד יריב רשאי לשלוף קלף.</translation>
    </message>
    <message>
        <source>Each player with 20 or more Honor loses 3 Honor.</source>
        <extracomment>Text of the card Magistrates’ Audit.</extracomment>
        <translation>כבוד ‎-3 אצל כל צד עם 20 כבוד ומעלה.</translation>
    </message>
    <message>
        <source>Each player, starting with you, bows one of their unbowed Holdings.</source>
        <extracomment>Text of the card Spring Floods.</extracomment>
        <translation>כל צד, החל בך, מטה נחלה לא מוטה שלו.</translation>
    </message>
    <message>
        <source>Until your next turn begins, attacks may not be declared.</source>
        <extracomment>Text of the card Court in Mourning.</extracomment>
        <translation>עד תחילת התור הבא שלך אי אפשר להכריז על התקפות.</translation>
    </message>
    <message>
        <source>The Imperial Favor becomes uncontrolled. Then, if you control a Personality with 2 or higher Personal Honor, take the Imperial Favor.</source>
        <extracomment>Text of the card Night of Paper Lanterns.</extracomment>
        <translation>חסד הקיסר אינו עוד בשליטת אף צד. אז, אם בשליטתך דמות עם כבוד אישי 2 ומעלה, לקחת את חסד הקיסר.</translation>
    </message>
    <message>
        <source>Each player, starting with you, chooses one of their Personalities and puts a –1C token on it.</source>
        <extracomment>Text of the card Fever Winds.</extracomment>
        <translation>כל צד, החל בך, בוחר דמות שלו ושם עליה סימן צ׳י ‎-1.</translation>
    </message>
    <message>
        <source>Put this Event into play. All Provinces have –1 strength.</source>
        <extracomment>Text of the card Years of Strife.</extracomment>
        <translation>להכניס אירוע זה למשחק. לכל המחוזות חוזק ‎-1.</translation>
    </message>
    <message>
        <source>Attacking Cavalry Personalities at this Province’s battlefield have –2F.</source>
        <extracomment>Text of the card Sinking Marsh Road.</extracomment>
        <translation>לדמויות פרשים תוקפות בשדה הקרב של מחוז זה כוח ‎-2.</translation>
    </message>
    <message>
        <source>Battle: Give a target enemy Personality or Follower –2F.</source>
        <extracomment>Text of the card Peak Hermit.
----------
Text of the card Reed Banner Horse.</extracomment>
        <translation>פעולת קרב: לתת כוח ‎-2 לדמות אויב אחת או למלווה אויב אחד.</translation>
    </message>
    <message>
        <source>Battle: If you are the Attacker: Give the current battlefield’s Province –3 strength.</source>
        <extracomment>Text of the card Momijiya Oto, Wall-Breaker.
----------
Text of the card Over the Wall.</extracomment>
        <translation>פעולת קרב: אם הצד שלך הוא הצד התוקף: לתת חוזק ‎-3 למחוז של שדה הקרב הנוכחי.</translation>
    </message>
    <message>
        <source>Battle: Give a target enemy Personality or Follower –3F.</source>
        <extracomment>Text of the card Brother Mukan, Empty Bowl.</extracomment>
        <translation>פעולת קרב: לתת כוח ‎-3 לדמות אויב אחת או למלווה אויב אחד.</translation>
    </message>
    <message>
        <source>Attacking Followers at this battlefield have –1F.</source>
        <extracomment>Text of the card Flooded Paddies.</extracomment>
        <translation>למלווים תוקפים בשדה קרב זה כוח ‎-1.</translation>
    </message>
    <message>
        <source>Political Favor Limited: Discard the Imperial Favor: Bow another player’s target Personality and put a –1F token on it.</source>
        <extracomment>Text of the card A Debt Remembered.</extracomment>
        <translation>פעולה מוגבלת פוליטית, חסד: להשליך את חסד הקיסר: להטות דמות אחת של צד יריב ולשים עליה סימן כוח ‎-1.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Give a target enemy Personality –2C.</source>
        <extracomment>Text of the card Mirror of Still Water.</extracomment>
        <translation>פעולת קרב: להטות קלף זה: לתת צ׳י ‎-2 לדמות אויב אחת.</translation>
    </message>
    <message>
        <source>This turn, your Personalities enter play paying 1 less Gold.</source>
        <extracomment>Text of the card Muster of Volunteers.</extracomment>
        <translation>בתור זה הדמויות שלך נכנסות למשחק בתשלום מופחת ב־1 זהב.</translation>
    </message>
    <message>
        <source>Look at the top 3 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Falling Stars.</extracomment>
        <translation>להציץ ב־3 הקלפים העליונים של חפיסת הגורל שלך. לקחת קלף אחד אל היד, ולשים את השאר בתחתית בכל סדר.</translation>
    </message>
    <message>
        <source>You may put a target discarded Personality (not dead) from your discard pile on top of your Dynasty deck.</source>
        <extracomment>Text of the card Veterans Recalled.</extracomment>
        <translation>אפשר לשים דמות אחת שהושלכה (ולא מתה) מערימת ההשלכה שלך בראש חפיסת השושלת שלך.</translation>
    </message>
    <message>
        <source>This Province has +2 strength.</source>
        <extracomment>Text of the card Narrow Defile.</extracomment>
        <translation>למחוז זה חוזק ‎+2.</translation>
    </message>
    <message>
        <source>Holdings enter play from this Province paying 1 less Gold.</source>
        <extracomment>Text of the card Fertile Basin.</extracomment>
        <translation>נחלות נכנסות למשחק ממחוז זה בתשלום מופחת ב־1 זהב.</translation>
    </message>
    <message>
        <source>Battle: If the battle is at this Province, bow this card: Give your target Personality defending at this Province +3F.</source>
        <extracomment>Text of the card Fortified Monastery.</extracomment>
        <translation>פעולת קרב: אם הקרב במחוז זה, להטות קלף זה: לתת כוח ‎+3 לדמות אחת שלך שמגנה במחוז זה.</translation>
    </message>
    <message>
        <source>Limited: Pay 3 Gold: Put a +1F token on your target Personality.</source>
        <extracomment>Text of the card Old War Grave.</extracomment>
        <translation>פעולה מוגבלת: לשלם 3 זהב: לשים סימן כוח ‎+1 על דמות אחת שלך.</translation>
    </message>
    <message>
        <source>Has +1F while opposed.</source>
        <extracomment>Text of the card Masterless Spearman.
----------
Text of the card Veteran Pikemen.</extracomment>
        <translation>כוח ‎+1 מול אויב.</translation>
    </message>
    <message>
        <source>After this card enters play: Lose 2 Honor.</source>
        <extracomment>Text of the card Roadside Bandit Chief.</extracomment>
        <translation>אחרי כניסת קלף זה למשחק: כבוד ‎-2.</translation>
    </message>
    <message>
        <source>Battle: Destroy a target enemy Item.</source>
        <extracomment>Text of the card Roadside Bandit Chief.
----------
Text of the card Shattered Haft.</extracomment>
        <translation>פעולת קרב: להשמיד חפץ אויב אחד.</translation>
    </message>
    <message>
        <source>Battle: Straighten another of your target Personalities.</source>
        <extracomment>Text of the card Begging Monk.</extracomment>
        <translation>פעולת קרב: ליישר דמות אחת אחרת שלך.</translation>
    </message>
    <message>
        <source>Battle: Ranged 2 Attack.</source>
        <extracomment>Text of the card Hired Bowman.
----------
Text of the card Momijiya Scout Sae.</extracomment>
        <translation>פעולת קרב: התקפת טווח 2.</translation>
    </message>
    <message>
        <source>Political Limited: If no other player has higher Honor than you, bow this card: Take the Imperial Favor.</source>
        <extracomment>Text of the card Throne Envoy.</extracomment>
        <translation>פעולה מוגבלת פוליטית: אם אין צד יריב עם כבוד גבוה משלך, להטות קלף זה: לקחת את חסד הקיסר.</translation>
    </message>
    <message>
        <source>Tactical Battle: If your army is opposed, discard a card: Draw a card.</source>
        <extracomment>Text of the card Old Strategist Genzo.</extracomment>
        <translation>פעולת קרב טקטית: אם הצבא שלך עומד מול אויב, להשליך קלף: לשלוף קלף.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser.</source>
        <extracomment>Text of the card Exiled Duelist Rei.</extracomment>
        <translation>פעולת קרב, איאיג׳וטסו: דמות זו קוראת תיגר על דמות אויב אחת. להשמיד את הדמות המפסידה.</translation>
    </message>
    <message>
        <source>Battle: Give another of your target attacking Personalities +2F.</source>
        <extracomment>Text of the card Akaba Tetsuo.</extracomment>
        <translation>פעולת קרב: לתת כוח ‎+2 לדמות תוקפת אחת אחרת שלך.</translation>
    </message>
    <message>
        <source>Has +1F while attacking.</source>
        <extracomment>Text of the card Akaba Ren.</extracomment>
        <translation>כוח ‎+1 בעת התקפה.</translation>
    </message>
    <message>
        <source>Followers in this unit have +1F.</source>
        <extracomment>Text of the card Momijiya Goro.</extracomment>
        <translation>למלווים ביחידה זו כוח ‎+1.</translation>
    </message>
    <message>
        <source>Tactical Battle: Discard a card: Straighten your target Follower.</source>
        <extracomment>Text of the card Momijiya Hana.</extracomment>
        <translation>פעולת קרב טקטית: להשליך קלף: ליישר מלווה אחד שלך.</translation>
    </message>
    <message>
        <source>Conqueror. (This unit does not bow when it returns home from attacking.)</source>
        <extracomment>Text of the card Akaba Yasutora.</extracomment>
        <translation>כובש. (יחידה זו אינה מוטה בחזרה הביתה מהתקפה.)</translation>
    </message>
    <message>
        <source>Battle: Destroy this card: Destroy a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Kiyohara Dozen.</extracomment>
        <translation>פעולת קרב: להשמיד קלף זה: להשמיד דמות אויב אחת עם כוח נמוך יותר או שווה.</translation>
    </message>
    <message>
        <source>Followers attach to your Personalities paying 1 less Gold.</source>
        <extracomment>Text of the card Akaba Quartermaster Jiro.</extracomment>
        <translation>מלווים מצורפים לדמויות שלך בתשלום מופחת ב־1 זהב.</translation>
    </message>
    <message>
        <source>Will not be moved home by other players’ cards.</source>
        <extracomment>Text of the card Kiyohara Shinobu.</extracomment>
        <translation>קלף זה לא יוחזר הביתה על ידי קלפים של צד יריב.</translation>
    </message>
    <message>
        <source>Your other Samurai each have +1F.</source>
        <extracomment>Text of the card Akaba Masakage, Red General.</extracomment>
        <translation>לכל סמוראי אחר שלך כוח ‎+1.</translation>
    </message>
    <message>
        <source>Battle: Melee 5 Attack.</source>
        <extracomment>Text of the card Akaba Masakage, Red General.</extracomment>
        <translation>פעולת קרב: התקפת מגע 5.</translation>
    </message>
    <message>
        <source>Will not be bowed by other players’ cards.</source>
        <extracomment>Text of the card Kiyohara Daigan, the Unbowed.</extracomment>
        <translation>קלף זה לא יוטה על ידי קלפים של צד יריב.</translation>
    </message>
    <message>
        <source>Battle: Fear 4.</source>
        <extracomment>Text of the card Kiyohara Daigan, the Unbowed.
----------
Text of the card Dreadful War Cry.</extracomment>
        <translation>פעולת קרב: אימה 4.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Gain 1 Honor.</source>
        <extracomment>Text of the card Umehara Shion.</extracomment>
        <translation>פעולה מוגבלת פוליטית: להטות קלף זה: כבוד ‎+1.</translation>
    </message>
    <message>
        <source>Political Open: Bow this card: Bow another player’s target Personality with 1 or lower Personal Honor.</source>
        <extracomment>Text of the card Umehara Kaoruko.</extracomment>
        <translation>פעולה פתוחה פוליטית: להטות קלף זה: להטות דמות אחת של צד יריב עם כבוד אישי 1 ומטה.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser. If yours won, gain 2 Honor.</source>
        <extracomment>Text of the card Shirakaba Ryoma.</extracomment>
        <translation>פעולת קרב, איאיג׳וטסו: דמות זו קוראת תיגר על דמות אויב אחת. להשמיד את הדמות המפסידה. אם הדמות שלך ניצחה, כבוד ‎+2.</translation>
    </message>
    <message>
        <source>Has +1F while defending.</source>
        <extracomment>Text of the card Shirakaba Nagi.</extracomment>
        <translation>כוח ‎+1 בעת הגנה.</translation>
    </message>
    <message>
        <source>Iaijutsu Limited: This Personality challenges another player’s target Personality. That player may refuse; if so, dishonor their Personality. Bow and dishonor the loser.</source>
        <extracomment>Text of the card Shirakaba Tomoe.</extracomment>
        <translation>פעולה מוגבלת, איאיג׳וטסו: דמות זו קוראת תיגר על דמות אחת של צד יריב. אותו צד רשאי לסרב; במקרה כזה, ליטול את הכבוד מהדמות שלו. להטות את הדמות המפסידה וליטול ממנה את הכבוד.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your other Personality at this location, bow this card: Negate that action’s effects on that Personality.</source>
        <extracomment>Text of the card Umehara Yojiro.</extracomment>
        <translation>תגובה: אחרי בחירת דמות אחרת שלך במיקום זה כמטרה לפעולה של צד יריב, להטות קלף זה: לשלול את השפעות הפעולה על אותה דמות.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with lower Personal Honor than this one.</source>
        <extracomment>Text of the card Tamaki Seiran.</extracomment>
        <translation>פעולת קרב: להטות קלף זה: להחזיר הביתה דמות אויב אחת עם כבוד אישי נמוך משל דמות זו.</translation>
    </message>
    <message>
        <source>After this card enters play: Gain 1 Honor.</source>
        <extracomment>Text of the card Shirakaba Heir Mitsu.</extracomment>
        <translation>אחרי כניסת קלף זה למשחק: כבוד ‎+1.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Rehonor a target Personality.</source>
        <extracomment>Text of the card Umehara Gardener Ito.</extracomment>
        <translation>פעולה מוגבלת: להטות קלף זה: להשיב את הכבוד לדמות אחת.</translation>
    </message>
    <message>
        <source>While you control the Imperial Favor, your other Courtiers each have +1PH.</source>
        <extracomment>Text of the card Umehara Chiyo, Voice of the Court.</extracomment>
        <translation>כל עוד חסד הקיסר בשליטתך, לכל איש חצר אחר שלך כבוד אישי ‎+1.</translation>
    </message>
    <message>
        <source>Political Limited: If you control the Imperial Favor, bow this card: Gain 2 Honor.</source>
        <extracomment>Text of the card Umehara Chiyo, Voice of the Court.</extracomment>
        <translation>פעולה מוגבלת פוליטית: אם חסד הקיסר בשליטתך, להטות קלף זה: כבוד ‎+2.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser. If yours won, straighten it.</source>
        <extracomment>Text of the card Shirakaba Kenshiro, First Blade.</extracomment>
        <translation>פעולת קרב, איאיג׳וטסו: דמות זו קוראת תיגר על דמות אויב אחת. להשמיד את הדמות המפסידה. אם הדמות שלך ניצחה, ליישר אותה.</translation>
    </message>
    <message>
        <source>Reaction: Before you would lose Honor from another player’s card: Reduce the loss by 3.</source>
        <extracomment>Text of the card Tamaki Ranmaru, Plum Sage.</extracomment>
        <translation>תגובה: לפני אובדן כבוד שלך מקלף של צד יריב: להפחית את האובדן ב־3.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Move this Personality to the current battlefield.</source>
        <extracomment>Text of the card Ashihara Hayate.</extracomment>
        <translation>פעולת קרב ללא נוכחות, מהבית: להעביר דמות זו אל שדה הקרב הנוכחי.</translation>
    </message>
    <message>
        <source>Battle: Give another of your target Cavalry Personalities +2F.</source>
        <extracomment>Text of the card Ashihara Jinbei.</extracomment>
        <translation>פעולת קרב: לתת כוח ‎+2 לדמות פרשים אחת אחרת שלך.</translation>
    </message>
    <message>
        <source>Battle: Move this Personality home. Draw a card.</source>
        <extracomment>Text of the card Kazemi Outrider.</extracomment>
        <translation>פעולת קרב: להחזיר הביתה דמות זו. לשלוף קלף.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Another target player loses 1 Honor.</source>
        <extracomment>Text of the card Kazemi Yuriko.</extracomment>
        <translation>פעולה מוגבלת פוליטית: להטות קלף זה: כבוד ‎-1 אצל צד יריב אחד.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Another player’s target Personality with lower Personal Honor than this one may not assign this turn.</source>
        <extracomment>Text of the card Kazemi Naosuke.</extracomment>
        <translation>פעולה מוגבלת פוליטית: להטות קלף זה: אי אפשר להציב בתור זה דמות אחת של צד יריב עם כבוד אישי נמוך משל דמות זו.</translation>
    </message>
    <message>
        <source>Battle: Melee 3 Attack.</source>
        <extracomment>Text of the card Ashihara Twin Lance Ko.
----------
Text of the card Redleaf Vanguard.</extracomment>
        <translation>פעולת קרב: התקפת מגע 3.</translation>
    </message>
    <message>
        <source>Battle: Your target unit gains Cavalry until the turn ends. Straighten its Personality.</source>
        <extracomment>Text of the card Minato Tsukasa.</extracomment>
        <translation>פעולת קרב: יחידה אחת שלך מקבלת את מילת המפתח פרשים עד סוף התור. ליישר את הדמות שבה.</translation>
    </message>
    <message>
        <source>Has +2F while unopposed.</source>
        <extracomment>Text of the card Minato Wave Rider.</extracomment>
        <translation>כוח ‎+2 ללא אויב ממול.</translation>
    </message>
    <message>
        <source>Your other Cavalry Personalities each have +1F.</source>
        <extracomment>Text of the card Ashihara Soun, Thunder of Hooves.</extracomment>
        <translation>לכל דמות פרשים אחרת שלך כוח ‎+1.</translation>
    </message>
    <message>
        <source>Battle: Move home a target enemy Personality with lower Force than this one.</source>
        <extracomment>Text of the card Ashihara Soun, Thunder of Hooves.</extracomment>
        <translation>פעולת קרב: להחזיר הביתה דמות אויב אחת עם כוח נמוך משל דמות זו.</translation>
    </message>
    <message>
        <source>Home Political Battle: Bow this card: Move home a target enemy Personality with 2 or lower Personal Honor. Its controller loses 1 Honor.</source>
        <extracomment>Text of the card Kazemi Okimi, Silk Tongue.</extracomment>
        <translation>פעולת קרב פוליטית, מהבית: להטות קלף זה: להחזיר הביתה דמות אויב אחת עם כבוד אישי 2 ומטה. כבוד ‎-1 אצל הצד השולט בה.</translation>
    </message>
    <message>
        <source>Battle: Bow a target enemy Personality with lower Force than this one.</source>
        <extracomment>Text of the card Ashihara Gale, Swift Justice.</extracomment>
        <translation>פעולת קרב: להטות דמות אויב אחת עם כוח נמוך משל דמות זו.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with 3 or lower Force.</source>
        <extracomment>Text of the card Sugimori Aoi.</extracomment>
        <translation>פעולת קרב: להטות קלף זה: להחזיר הביתה דמות אויב אחת עם כוח 3 ומטה.</translation>
    </message>
    <message>
        <source>Spells attach to this Personality paying 1 less Gold.</source>
        <extracomment>Text of the card Sugimori Eika.</extracomment>
        <translation>לחשים מצורפים לדמות זו בתשלום מופחת ב־1 זהב.</translation>
    </message>
    <message>
        <source>Battle: Ranged 3 Attack.</source>
        <extracomment>Text of the card Sugimori Kaede.</extracomment>
        <translation>פעולת קרב: התקפת טווח 3.</translation>
    </message>
    <message>
        <source>Your Province has +2 strength while this Personality is defending at it.</source>
        <extracomment>Text of the card Mizukane Rokuro.</extracomment>
        <translation>למחוז שלך חוזק ‎+2 כל עוד דמות זו מגנה בו.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Look at the top 2 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Mizukane Sayo.</extracomment>
        <translation>פעולה מוגבלת: להטות קלף זה: להציץ ב־2 הקלפים העליונים של חפיסת הגורל שלך. לקחת קלף אחד אל היד, ולשים את השאר בתחתית בכל סדר.</translation>
    </message>
    <message>
        <source>Tireless Battle: Straighten this Personality.</source>
        <extracomment>Text of the card Brother Ensho.</extracomment>
        <translation>פעולת קרב בלתי נלאית: ליישר דמות זו.</translation>
    </message>
    <message>
        <source>Battle: Melee 2 Attack, with +2 strength if you control a Ring.</source>
        <extracomment>Text of the card Brother Kaku.</extracomment>
        <translation>פעולת קרב: התקפת מגע 2; אם טבעת בשליטתך, חוזק ההתקפה ‎+2.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Bow a target enemy Personality with lower Chi than this one.</source>
        <extracomment>Text of the card Sister Nyomi.</extracomment>
        <translation>פעולת קרב: להטות קלף זה: להטות דמות אויב אחת עם צ׳י נמוך משל דמות זו.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your Shugenja at this location, bow this card: Negate that action’s effects on that Personality.</source>
        <extracomment>Text of the card Mizukane Warden Tai.</extracomment>
        <translation>תגובה: אחרי בחירת שוגנג׳ה שלך במיקום זה כמטרה לפעולה של צד יריב, להטות קלף זה: לשלול את השפעות הפעולה על אותה דמות.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Search your Fate deck for a Ring, show it, and put it in your hand. Shuffle.</source>
        <extracomment>Text of the card Sugimori Suigetsu, Grove Elder.</extracomment>
        <translation>פעולה מוגבלת: להטות קלף זה: לחפש טבעת בחפיסת הגורל שלך, לחשוף אותה ולקחת אותה אל היד. לערבב.</translation>
    </message>
    <message>
        <source>Has +1F for each Ring you control.</source>
        <extracomment>Text of the card Brother Mukan, Empty Bowl.</extracomment>
        <translation>כוח ‎+1 עבור כל טבעת בשליטתך.</translation>
    </message>
    <message>
        <source>Battle: Ranged 5 Attack.</source>
        <extracomment>Text of the card Mizukane Homura, Ash Caller.</extracomment>
        <translation>פעולת קרב: התקפת טווח 5.</translation>
    </message>
    <message>
        <source>Battle: Give your target Personality +3F.</source>
        <extracomment>Text of the card Shields Locked Tight.</extracomment>
        <translation>פעולת קרב: לתת כוח ‎+3 לדמות אחת שלך.</translation>
    </message>
    <message>
        <source>Battle: Each of your Personalities at the current battlefield gets +1F.</source>
        <extracomment>Text of the card Press the Line.</extracomment>
        <translation>פעולת קרב: לתת כוח ‎+1 לכל דמות שלך בשדה הקרב הנוכחי.</translation>
    </message>
    <message>
        <source>Battle: Ranged 4 Attack.</source>
        <extracomment>Text of the card Arrows from the Ridge.</extracomment>
        <translation>פעולת קרב: התקפת טווח 4.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality: Melee 4 Attack.</source>
        <extracomment>Text of the card Close-Quarters Rush.</extracomment>
        <translation>פעולת קרב: לבחור דמות לא מוטה אחת שלך כדמות מבצעת: התקפת מגע 4.</translation>
    </message>
    <message>
        <source>Battle: Move your target Personality home. Draw a card.</source>
        <extracomment>Text of the card False Retreat.</extracomment>
        <translation>פעולת קרב: להחזיר הביתה דמות אחת שלך. לשלוף קלף.</translation>
    </message>
    <message>
        <source>Battle: Straighten your target Personality.</source>
        <extracomment>Text of the card Second Wind.</extracomment>
        <translation>פעולת קרב: ליישר דמות אחת שלך.</translation>
    </message>
    <message>
        <source>Battle: Move home a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Turned Aside.</extracomment>
        <translation>פעולת קרב: להחזיר הביתה דמות אויב אחת עם כוח 4 ומטה.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality to bow a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Hobbled.</extracomment>
        <translation>פעולת קרב: לבחור דמות לא מוטה אחת שלך כדמות מבצעת ולהטות דמות אויב אחת עם כוח נמוך יותר או שווה.</translation>
    </message>
    <message>
        <source>Limited: Discard a card: Draw a card.</source>
        <extracomment>Text of the card Shattered Haft.</extracomment>
        <translation>פעולה מוגבלת: להשליך קלף: לשלוף קלף.</translation>
    </message>
    <message>
        <source>Battle: Destroy a target enemy Follower with 3 or lower Force.</source>
        <extracomment>Text of the card Ambush the Baggage.</extracomment>
        <translation>פעולת קרב: להשמיד מלווה אויב אחד עם כוח 3 ומטה.</translation>
    </message>
    <message>
        <source>Battle: If you are the Defender: Give the current battlefield’s Province +4 strength.</source>
        <extracomment>Text of the card Stubborn Earthworks.</extracomment>
        <translation>פעולת קרב: אם הצד שלך הוא הצד המגן: לתת חוזק ‎+4 למחוז של שדה הקרב הנוכחי.</translation>
    </message>
    <message>
        <source>Absent Battle: Move your target unbowed Personality to the current battlefield.</source>
        <extracomment>Text of the card Hidden Ford.</extracomment>
        <translation>פעולת קרב ללא נוכחות: להעביר דמות לא מוטה אחת שלך אל שדה הקרב הנוכחי.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: Your target performing unbowed Samurai challenges a target enemy Personality. Destroy the loser.</source>
        <extracomment>Text of the card Steel Answers Steel.</extracomment>
        <translation>פעולת קרב, איאיג׳וטסו: לבחור סמוראי לא מוטה אחד שלך כדמות מבצעת ולקרוא תיגר על דמות אויב אחת. להשמיד את הדמות המפסידה.</translation>
    </message>
    <message>
        <source>Political Limited: Bow your target Courtier: Dishonor another player’s target Personality.</source>
        <extracomment>Text of the card Ink and Insinuation.</extracomment>
        <translation>פעולה מוגבלת פוליטית: להטות איש חצר אחד שלך: ליטול את הכבוד מדמות אחת של צד יריב.</translation>
    </message>
    <message>
        <source>Limited: Rehonor your target Personality. Gain 1 Honor.</source>
        <extracomment>Text of the card Words of Pardon.</extracomment>
        <translation>פעולה מוגבלת: להשיב את הכבוד לדמות אחת שלך. כבוד ‎+1.</translation>
    </message>
    <message>
        <source>Reaction: Before you would lose Honor: Reduce the loss by 2.</source>
        <extracomment>Text of the card Words of Pardon.</extracomment>
        <translation>תגובה: לפני אובדן כבוד שלך: להפחית את האובדן ב־2.</translation>
    </message>
    <message>
        <source>Reaction: Before another player’s action would move your Personality home: Negate the movement.</source>
        <extracomment>Text of the card Unmoved.</extracomment>
        <translation>תגובה: לפני החזרה הביתה של דמות שלך על ידי פעולה של צד יריב: לשלול את התנועה.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be destroyed by an action, bow another of your target Personalities: Negate the destruction.</source>
        <extracomment>Text of the card Bodyguard’s Oath.</extracomment>
        <translation>תגובה: לפני השמדת דמות שלך על ידי פעולה, להטות דמות אחת אחרת שלך: לשלול את ההשמדה.</translation>
    </message>
    <message>
        <source>Limited: Discard a card: Draw 2 cards.</source>
        <extracomment>Text of the card Unexpected Counsel.</extracomment>
        <translation>פעולה מוגבלת: להשליך קלף: לשלוף 2 קלפים.</translation>
    </message>
    <message>
        <source>Limited: Look at the top 3 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Scouts’ Reports.</extracomment>
        <translation>פעולה מוגבלת: להציץ ב־3 הקלפים העליונים של חפיסת הגורל שלך. לקחת קלף אחד אל היד, ולשים את השאר בתחתית בכל סדר.</translation>
    </message>
    <message>
        <source>Battle: Give your target Personality +1F. You may take an additional Battle action.</source>
        <extracomment>Text of the card Before They Recover.</extracomment>
        <translation>פעולת קרב: לתת כוח ‎+1 לדמות אחת שלך. אפשר לבצע פעולת קרב נוספת.</translation>
    </message>
    <message>
        <source>Political Limited: If no other player has higher Honor than you, bow your target Personality with 1 or higher Personal Honor: Take the Imperial Favor.</source>
        <extracomment>Text of the card Petition the Throne.</extracomment>
        <translation>פעולה מוגבלת פוליטית: אם אין צד יריב עם כבוד גבוה משלך, להטות דמות אחת שלך עם כבוד אישי 1 ומעלה: לקחת את חסד הקיסר.</translation>
    </message>
    <message>
        <source>Personalities will not be moved to or from this battlefield by actions.</source>
        <extracomment>Text of the card Snowbound Pass.</extracomment>
        <translation>דמויות לא יועברו אל שדה קרב זה או ממנו על ידי פעולות.</translation>
    </message>
    <message>
        <source>Battle: If there is no Terrain at the current battlefield: Put this card into play there.</source>
        <extracomment>Text of the card Snowbound Pass.
----------
Text of the card Flooded Paddies.</extracomment>
        <translation>פעולת קרב: אם אין תוואי שטח בשדה הקרב הנוכחי: להכניס קלף זה למשחק שם.</translation>
    </message>
    <message>
        <source>Battle: If you are the Attacker: Each of your attacking Personalities at the current battlefield gets +2F.</source>
        <extracomment>Text of the card Red Banners Forward.</extracomment>
        <translation>פעולת קרב: אם הצד שלך הוא הצד התוקף: לתת כוח ‎+2 לכל דמות תוקפת שלך בשדה הקרב הנוכחי.</translation>
    </message>
    <message>
        <source>Battle: Destroy your target Follower: Destroy a target enemy Follower or Personality without Followers with 5 or lower Force.</source>
        <extracomment>Text of the card Spend Every Life.</extracomment>
        <translation>פעולת קרב: להשמיד מלווה אחד שלך: להשמיד מלווה אויב אחד או דמות אויב אחת ללא מלווים, עם כוח 5 ומטה.</translation>
    </message>
    <message>
        <source>Battle: Straighten your target Personality and all cards in the unit.</source>
        <extracomment>Text of the card Veterans’ Roar.</extracomment>
        <translation>פעולת קרב: ליישר דמות אחת שלך ואת כל הקלפים ביחידה.</translation>
    </message>
    <message>
        <source>Reaction: After you destroy a Province in battle resolution: Each other player discards a card. Draw a card.</source>
        <extracomment>Text of the card Trampled Fields.</extracomment>
        <translation>תגובה: אחרי השמדת מחוז על ידך בהכרעת קרב: כל צד יריב משליך קלף. לשלוף קלף.</translation>
    </message>
    <message>
        <source>Limited: Pay 2 Gold: Create a 2F Follower and attach it to your target Personality.</source>
        <extracomment>Text of the card Conscription Order.</extracomment>
        <translation>פעולה מוגבלת: לשלם 2 זהב: ליצור מלווה עם 2 כוח ולצרף אותו לדמות אחת שלך.</translation>
    </message>
    <message>
        <source>Limited: Bow your target honorable Personality: Gain Honor equal to its Personal Honor.</source>
        <extracomment>Text of the card Flawless Reputation.</extracomment>
        <translation>פעולה מוגבלת: להטות דמות אחת שלך בעלת כבוד: לקבל כבוד בגובה הכבוד האישי שלה.</translation>
    </message>
    <message>
        <source>Limited: Pay 3 Gold: Gain 3 Honor.</source>
        <extracomment>Text of the card Gift Beyond Price.</extracomment>
        <translation>פעולה מוגבלת: לשלם 3 זהב: כבוד ‎+3.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: Your target performing unbowed Duelist challenges a target enemy Personality. Destroy the loser. If yours won, gain Honor equal to its Personal Honor.</source>
        <extracomment>Text of the card The Drawn Breath.</extracomment>
        <translation>פעולת קרב, איאיג׳וטסו: לבחור לוחם דו־קרב לא מוטה אחד שלך כדמות מבצעת ולקרוא תיגר על דמות אויב אחת. להשמיד את הדמות המפסידה. אם הדמות שלך ניצחה, לקבל כבוד בגובה הכבוד האישי שלה.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality to move home a target enemy Personality with lower Personal Honor. Gain 1 Honor.</source>
        <extracomment>Text of the card Rebuke in Verse.</extracomment>
        <translation>פעולת קרב: לבחור דמות לא מוטה אחת שלך כדמות מבצעת ולהחזיר הביתה דמות אויב אחת עם כבוד אישי נמוך יותר. כבוד ‎+1.</translation>
    </message>
    <message>
        <source>Battle: If you are the Defender and your army is opposed: Gain 2 Honor. Each of your honorable Personalities at the current battlefield gets +1F.</source>
        <extracomment>Text of the card Stand Upon Principle.</extracomment>
        <translation>פעולת קרב: אם הצד שלך הוא הצד המגן והצבא שלך עומד מול אויב: כבוד ‎+2. לתת כוח ‎+1 לכל דמות שלך בעלת כבוד בשדה הקרב הנוכחי.</translation>
    </message>
    <message>
        <source>Reaction: After your Personality wins a duel: Gain 3 Honor.</source>
        <extracomment>Text of the card Witnessed by All.</extracomment>
        <translation>תגובה: אחרי ניצחון של דמות שלך בדו־קרב: כבוד ‎+3.</translation>
    </message>
    <message>
        <source>Absent Battle: Move your target Cavalry unit to the current battlefield, or move it home and draw a card.</source>
        <extracomment>Text of the card Wheel and Strike.</extracomment>
        <translation>פעולת קרב ללא נוכחות: להעביר יחידת פרשים אחת שלך אל שדה הקרב הנוכחי, או להחזיר אותה הביתה ולשלוף קלף.</translation>
    </message>
    <message>
        <source>Battle: Give your target Cavalry Personality +4F.</source>
        <extracomment>Text of the card Lance Charge.</extracomment>
        <translation>פעולת קרב: לתת כוח ‎+4 לדמות פרשים אחת שלך.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Cavalry Personality to move home a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Cut the Road.</extracomment>
        <translation>פעולת קרב: לבחור דמות פרשים לא מוטה אחת שלך כדמות מבצעת ולהחזיר הביתה דמות אויב אחת עם כוח נמוך יותר או שווה.</translation>
    </message>
    <message>
        <source>Political Limited: Bow your target Courtier: Another target player loses 2 Honor.</source>
        <extracomment>Text of the card Scandal on the Highway.</extracomment>
        <translation>פעולה מוגבלת פוליטית: להטות איש חצר אחד שלך: כבוד ‎-2 אצל צד יריב אחד.</translation>
    </message>
    <message>
        <source>Battle: Until this battle ends, your Cavalry Personalities will not be bowed by other players’ actions.</source>
        <extracomment>Text of the card Leave Them Dust.</extracomment>
        <translation>פעולת קרב: עד סיום קרב זה, דמויות הפרשים שלך לא יוטו על ידי פעולות של צד יריב.</translation>
    </message>
    <message>
        <source>Kiho Battle: Target your performing unbowed Monk to bow a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Open Palm.</extracomment>
        <translation>פעולת קרב, קיהו: לבחור נזיר לא מוטה אחד שלך כדמות מבצעת ולהטות דמות אויב אחת עם כוח 4 ומטה.</translation>
    </message>
    <message>
        <source>Kiho Battle: Give your target Monk a Force bonus equal to its Chi.</source>
        <extracomment>Text of the card Rooted Cedar Stance.</extracomment>
        <translation>פעולת קרב, קיהו: לתת לנזיר אחד שלך תוספת כוח בגובה הצ׳י שלו.</translation>
    </message>
    <message>
        <source>Battle/Open: Straighten your target Shugenja and all cards in the unit.</source>
        <extracomment>Text of the card Spirit Bell.</extracomment>
        <translation>פעולת קרב או פעולה פתוחה: ליישר שוגנג׳ה אחד שלך ואת כל הקלפים ביחידה.</translation>
    </message>
    <message>
        <source>Limited: Bow your target Monk or Shugenja: Search your Fate deck for a Ring, show it, and put it in your hand. Shuffle.</source>
        <extracomment>Text of the card Study of the Wheels.</extracomment>
        <translation>פעולה מוגבלת: להטות נזיר אחד או שוגנג׳ה אחד שלך: לחפש טבעת בחפיסת הגורל שלך, לחשוף אותה ולקחת אותה אל היד. לערבב.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your Personality, bow your target Shugenja: Negate that action’s effects.</source>
        <extracomment>Text of the card Wards of Rope and Paper.</extracomment>
        <translation>תגובה: אחרי בחירת דמות שלך כמטרה לפעולה של צד יריב, להטות שוגנג׳ה אחד שלך: לשלול את השפעות הפעולה.</translation>
    </message>
    <message>
        <source>Limited: Put a target Spell or Ring from your discard pile in your hand.</source>
        <extracomment>Text of the card Ashes Remember.</extracomment>
        <translation>פעולה מוגבלת: לקחת לחש אחד או טבעת אחת מערימת ההשלכה שלך אל היד.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 2 Attack.</source>
        <extracomment>Text of the card Village Levy Archers.</extracomment>
        <translation>פעולת קרב: להטות קלף זה: התקפת טווח 2.</translation>
    </message>
    <message>
        <source>Battle: Destroy this card: Ranged 3 Attack.</source>
        <extracomment>Text of the card Hired Crossbows.</extracomment>
        <translation>פעולת קרב: להשמיד קלף זה: התקפת טווח 3.</translation>
    </message>
    <message>
        <source>This Personality has +1PH.</source>
        <extracomment>Text of the card Household Guard.
----------
Text of the card Seal of Office.</extracomment>
        <translation>לדמות זו כבוד אישי ‎+1.</translation>
    </message>
    <message>
        <source>Battle: Give this Personality +1F. Each Follower in this unit gets +1F.</source>
        <extracomment>Text of the card Standard Company.</extracomment>
        <translation>פעולת קרב: לתת כוח ‎+1 לדמות זו. לתת כוח ‎+1 לכל מלווה ביחידה זו.</translation>
    </message>
    <message>
        <source>Will not be targeted by Ranged Attacks.</source>
        <extracomment>Text of the card Mountain Trackers.</extracomment>
        <translation>קלף זה לא ייבחר כמטרה להתקפות טווח.</translation>
    </message>
    <message>
        <source>Expendable. (After this card is destroyed, draw a card.)</source>
        <extracomment>Text of the card Maple Sworn Brothers.</extracomment>
        <translation>בר־הקרבה. (אחרי השמדת קלף זה, לשלוף קלף.)</translation>
    </message>
    <message>
        <source>Has +2F while defending.</source>
        <extracomment>Text of the card White Petal Honor Guard.</extracomment>
        <translation>כוח ‎+2 בעת הגנה.</translation>
    </message>
    <message>
        <source>Will only attach to a Courtier.</source>
        <extracomment>Text of the card Attendant Poets.</extracomment>
        <translation>אפשר לצרף קלף זה רק לאיש חצר.</translation>
    </message>
    <message>
        <source>Tireless Battle: Straighten this card.</source>
        <extracomment>Text of the card Skirmish Riders.</extracomment>
        <translation>פעולת קרב בלתי נלאית: ליישר קלף זה.</translation>
    </message>
    <message>
        <source>Has +1F while attached to a Monk.</source>
        <extracomment>Text of the card Temple Warrior Novices.</extracomment>
        <translation>כוח ‎+1 בעת צירוף לנזיר.</translation>
    </message>
    <message>
        <source>This Personality has +1C.</source>
        <extracomment>Text of the card Spirit Lantern Bearers.</extracomment>
        <translation>לדמות זו צ׳י ‎+1.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Melee 3 Attack.</source>
        <extracomment>Text of the card Ash-Wood Naginata.</extracomment>
        <translation>פעולת קרב: להטות קלף זה: התקפת מגע 3.</translation>
    </message>
    <message>
        <source>This Personality will not be targeted by Fear.</source>
        <extracomment>Text of the card Lacquered Cuirass.</extracomment>
        <translation>דמות זו לא תיבחר כמטרה לאימה.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 4 Attack.</source>
        <extracomment>Text of the card Great War Bow.</extracomment>
        <translation>פעולת קרב: להטות קלף זה: התקפת טווח 4.</translation>
    </message>
    <message>
        <source>This Personality has Tactician.</source>
        <extracomment>Text of the card General’s War Fan.</extracomment>
        <translation>לדמות זו מילת המפתח טקטיקן.</translation>
    </message>
    <message>
        <source>Will only attach to a Courtier or Samurai.</source>
        <extracomment>Text of the card Seal of Office.</extracomment>
        <translation>אפשר לצרף קלף זה רק לאיש חצר או לסמוראי.</translation>
    </message>
    <message>
        <source>This Personality has +2F while opposed by a Cavalry unit.</source>
        <extracomment>Text of the card Boar-Spear.</extracomment>
        <translation>לדמות זו כוח ‎+2 מול יחידת פרשים.</translation>
    </message>
    <message>
        <source>As a Focus Effect: This card’s Focus Value is increased by 1 if your Personality is a Samurai.</source>
        <extracomment>Text of the card River-Steel Wakizashi.</extracomment>
        <translation>השפעת ריכוז: ערך הריכוז של קלף זה גדל ב־1 אם הדמות שלך היא סמוראי.</translation>
    </message>
    <message>
        <source>Will only attach to a Maple Clan Personality.</source>
        <extracomment>Text of the card Crimson Maple Blade.</extracomment>
        <translation>אפשר לצרף קלף זה רק לדמות משבט האדר.</translation>
    </message>
    <message>
        <source>Tireless Reaction: After an enemy card is destroyed by this Personality’s action: Straighten this Personality.</source>
        <extracomment>Text of the card Crimson Maple Blade.</extracomment>
        <translation>תגובה בלתי נלאית: אחרי השמדת קלף אויב על ידי פעולה של דמות זו: ליישר דמות זו.</translation>
    </message>
    <message>
        <source>Will only attach to a Plum Clan Personality.</source>
        <extracomment>Text of the card Petal-Guard Katana.</extracomment>
        <translation>אפשר לצרף קלף זה רק לדמות משבט השזיף.</translation>
    </message>
    <message>
        <source>After this Personality wins a duel: Gain 1 Honor.</source>
        <extracomment>Text of the card Petal-Guard Katana.</extracomment>
        <translation>אחרי ניצחון של דמות זו בדו־קרב: כבוד ‎+1.</translation>
    </message>
    <message>
        <source>This Personality has Cavalry.</source>
        <extracomment>Text of the card Saddle of the Four Winds.</extracomment>
        <translation>לדמות זו מילת המפתח פרשים.</translation>
    </message>
    <message>
        <source>Battle: Move this Personality home.</source>
        <extracomment>Text of the card Saddle of the Four Winds.</extracomment>
        <translation>פעולת קרב: להחזיר הביתה דמות זו.</translation>
    </message>
    <message>
        <source>Will only attach to a Monk or Shugenja.</source>
        <extracomment>Text of the card Staff of Ninety-Nine Rings.</extracomment>
        <translation>אפשר לצרף קלף זה רק לנזיר או לשוגנג׳ה.</translation>
    </message>
    <message>
        <source>This Personality has +1F for each Ring you control.</source>
        <extracomment>Text of the card Staff of Ninety-Nine Rings.</extracomment>
        <translation>לדמות זו כוח ‎+1 עבור כל טבעת בשליטתך.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 3 Attack.</source>
        <extracomment>Text of the card Breath of Embers.</extracomment>
        <translation>פעולת קרב: להטות קלף זה: התקפת טווח 3.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Bow a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Grasping Roots.</extracomment>
        <translation>פעולת קרב: להטות קלף זה: להטות דמות אויב אחת עם כוח 4 ומטה.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with 3 or lower Chi.</source>
        <extracomment>Text of the card Mists of the Valley.</extracomment>
        <translation>פעולת קרב: להטות קלף זה: להחזיר הביתה דמות אויב אחת עם צ׳י 3 ומטה.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Bow this card: Move your target Personality to the current battlefield.</source>
        <extracomment>Text of the card Wind at the Back.</extracomment>
        <translation>פעולת קרב ללא נוכחות, מהבית: להטות קלף זה: להעביר דמות אחת שלך אל שדה הקרב הנוכחי.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Bow this card: Give the current battlefield’s Province +3 strength.</source>
        <extracomment>Text of the card Walls of Stone.</extracomment>
        <translation>פעולת קרב ללא נוכחות, מהבית: להטות קלף זה: לתת חוזק ‎+3 למחוז של שדה הקרב הנוכחי.</translation>
    </message>
    <message>
        <source>Battle: Bow this card, bow this Personality: Destroy a target enemy Personality with lower or equal Chi.</source>
        <extracomment>Text of the card Consuming Pyre.</extracomment>
        <translation>פעולת קרב: להטות קלף זה, להטות דמות זו: להשמיד דמות אויב אחת עם צ׳י נמוך יותר או שווה.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Draw a card.</source>
        <extracomment>Text of the card Whispering Void.</extracomment>
        <translation>פעולה מוגבלת: להטות קלף זה: לשלוף קלף.</translation>
    </message>
    <message>
        <source>Limited: Bow this card, bow this Personality: Gain 2 Honor.</source>
        <extracomment>Text of the card Kami’s Favor.</extracomment>
        <translation>פעולה מוגבלת: להטות קלף זה, להטות דמות זו: כבוד ‎+2.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Create a 3F/3C Spirit Personality with 0 Personal Honor in your army. Remove it from the game after this battle ends.</source>
        <extracomment>Text of the card Call the Guardian Spirit.</extracomment>
        <translation>פעולת קרב: להטות קלף זה: ליצור בצבא שלך דמות רוח עם 3 כוח, 3 צ׳י וכבוד אישי 0. להוציא אותה מהמשחק אחרי סיום קרב זה.</translation>
    </message>
    <message>
        <source>After your second Political or Spell action this turn resolves, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Wind.</extracomment>
        <translation>אחרי סיום הפעולה הפוליטית או פעולת הלחש השנייה שלך בתור זה, אפשר להכניס קלף זה למשחק מהיד.</translation>
    </message>
    <message>
        <source>Battle/Open: Bow this card: Straighten your target Personality. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Wind.</extracomment>
        <translation>פעולת קרב או פעולה פתוחה: להטות קלף זה: ליישר דמות אחת שלך. (או להשליך קלף זה מהיד כדי להשתמש ביכולת זו בלי להטות אותו.)</translation>
    </message>
    <message>
        <source>After a battle at your Province resolves, if an enemy unit was in it at any time and the Province was not destroyed, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Stone.</extracomment>
        <translation>אחרי הכרעת קרב במחוז שלך, אם השתתפה בו ברגע כלשהו יחידת אויב והמחוז לא הושמד, אפשר להכניס קלף זה למשחק מהיד.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be moved or bowed by another player’s action, bow this card: Negate that effect. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Stone.</extracomment>
        <translation>תגובה: לפני תנועה או הטיה של דמות שלך על ידי פעולה של צד יריב, להטות קלף זה: לשלול את ההשפעה. (או להשליך קלף זה מהיד כדי להשתמש ביכולת זו בלי להטות אותו.)</translation>
    </message>
    <message>
        <source>After your Personality wins a duel, or your Spell destroys an enemy card, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Flame.</extracomment>
        <translation>אחרי ניצחון של דמות שלך בדו־קרב, או אחרי השמדת קלף אויב על ידי לחש שלך, אפשר להכניס קלף זה למשחק מהיד.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 4 Attack. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Flame.</extracomment>
        <translation>פעולת קרב: להטות קלף זה: התקפת טווח 4. (או להשליך קלף זה מהיד כדי להשתמש ביכולת זו בלי להטות אותו.)</translation>
    </message>
    <message>
        <source>After a battle ends in which 2 or more units were moved by your actions, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Tides.</extracomment>
        <translation>אחרי סיום קרב שבו נעו 2 יחידות ומעלה בגלל פעולות שלך, אפשר להכניס קלף זה למשחק מהיד.</translation>
    </message>
    <message>
        <source>Absent Battle: Bow this card: Move your target Personality home, or to the current battlefield. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Tides.</extracomment>
        <translation>פעולת קרב ללא נוכחות: להטות קלף זה: להחזיר הביתה דמות אחת שלך, או להעביר אותה אל שדה הקרב הנוכחי. (או להשליך קלף זה מהיד כדי להשתמש ביכולת זו בלי להטות אותו.)</translation>
    </message>
    <message>
        <source>Limited: If you have 3 or more other cards in hand, discard your hand: Put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Silence.</extracomment>
        <translation>פעולה מוגבלת: אם בידך 3 קלפים אחרים ומעלה, להשליך את שאר הקלפים שבידך: להכניס קלף זה למשחק מהיד.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Draw a card. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Silence.</extracomment>
        <translation>פעולה מוגבלת: להטות קלף זה: לשלוף קלף. (או להשליך קלף זה מהיד כדי להשתמש ביכולת זו בלי להטות אותו.)</translation>
    </message>
</context>
<context>
    <name>ClansCardsKeywords</name>
    <message>
        <source>Air</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>אוויר</translation>
    </message>
    <message>
        <source>Archers</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>קשתים</translation>
    </message>
    <message>
        <source>Armor</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>שריון</translation>
    </message>
    <message>
        <source>Artisan</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>אומן</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>קסרקטין</translation>
    </message>
    <message>
        <source>Berserker</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>ברסרקר</translation>
    </message>
    <message>
        <source>Castle</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>טירה</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>פרשים</translation>
    </message>
    <message>
        <source>Commander</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>מפקד</translation>
    </message>
    <message>
        <source>Conqueror</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>כובש</translation>
    </message>
    <message>
        <source>Court</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>חצר</translation>
    </message>
    <message>
        <source>Courtier</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>איש חצר</translation>
    </message>
    <message>
        <source>Duelist</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>לוחם דו־קרב</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>אדמה</translation>
    </message>
    <message>
        <source>Expendable</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>בר־הקרבה</translation>
    </message>
    <message>
        <source>Fan</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>מניפה</translation>
    </message>
    <message>
        <source>Farm</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>חווה</translation>
    </message>
    <message>
        <source>Favor</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>חסד</translation>
    </message>
    <message>
        <source>Festival</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>פסטיבל</translation>
    </message>
    <message>
        <source>Fire</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>אש</translation>
    </message>
    <message>
        <source>Forge</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>נפחייה</translation>
    </message>
    <message>
        <source>Garden</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>גן</translation>
    </message>
    <message>
        <source>Iaijutsu</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>איאיג׳וטסו</translation>
    </message>
    <message>
        <source>Imperial</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>קיסרי</translation>
    </message>
    <message>
        <source>Infantry</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>חיל רגלים</translation>
    </message>
    <message>
        <source>Kiho</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>קיהו</translation>
    </message>
    <message>
        <source>Legacy</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>מורשת</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>ספרייה</translation>
    </message>
    <message>
        <source>Loyal</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>נאמן</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>שוק</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>סוחר</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>מכרה</translation>
    </message>
    <message>
        <source>Monk</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>נזיר</translation>
    </message>
    <message>
        <source>Mount</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>בהמת רכיבה</translation>
    </message>
    <message>
        <source>Outpost</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>מוצב</translation>
    </message>
    <message>
        <source>Palace</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>ארמון</translation>
    </message>
    <message>
        <source>Political</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>פוליטית</translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>נמל</translation>
    </message>
    <message>
        <source>Retainer</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>משרת</translation>
    </message>
    <message>
        <source>Ronin</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>רונין</translation>
    </message>
    <message>
        <source>Samurai</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>סמוראי</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>סייר</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>חותם</translation>
    </message>
    <message>
        <source>Shugenja</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>שוגנג׳ה</translation>
    </message>
    <message>
        <source>Siege</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>מצור</translation>
    </message>
    <message>
        <source>Spirit</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>רוח</translation>
    </message>
    <message>
        <source>Stables</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>אורוות</translation>
    </message>
    <message>
        <source>Tactical</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>טקטית</translation>
    </message>
    <message>
        <source>Tactician</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>טקטיקן</translation>
    </message>
    <message>
        <source>Teahouse</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>בית תה</translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>מקדש</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>תוואי שטח</translation>
    </message>
    <message>
        <source>Two-Handed</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>דו־ידני</translation>
    </message>
    <message>
        <source>Unique</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>ייחודי</translation>
    </message>
    <message>
        <source>Village</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>כפר</translation>
    </message>
    <message>
        <source>Void</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>ריקות</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>מים</translation>
    </message>
    <message>
        <source>Weapon</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>נשק</translation>
    </message>
    <message>
        <source>Yojimbo</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>יוג׳ימבו</translation>
    </message>
</context>
<context>
    <name>ClansEvents</name>
    <message>
        <source>%1 begins the match.</source>
        <translation>התור הראשון של %1.</translation>
    </message>
    <message>
        <source>%1 begins turn %2.</source>
        <extracomment>Log line. %2 is the number of the turn.</extracomment>
        <translation>תור %2 מתחיל: %1.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <extracomment>Log line: a phase begins. %1 is its name.</extracomment>
        <translation>עכשיו: %1.</translation>
    </message>
    <message>
        <source>The match ends in a draw.</source>
        <translation>המשחק הסתיים בתיקו.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>הניצחון של %1.</translation>
    </message>
    <message>
        <source>%1 shuffles: %2.</source>
        <extracomment>Log line. %2 is a deck.</extracomment>
        <translation>%1, ערבוב: %2.</translation>
    </message>
    <message>
        <source>%1 does not attack.</source>
        <translation>%1: ללא התקפה.</translation>
    </message>
    <message>
        <source>%1 does not react.</source>
        <extracomment>Log line. A Reaction, or a Ring that could have been put into play, is declined.</extracomment>
        <translation>%1: ללא תגובה.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1: דילוג.</translation>
    </message>
    <message>
        <source>%1 turns up: %2.</source>
        <extracomment>Log line. %2 is a card that is turned face-up in a Province.</extracomment>
        <translation>%1, חשיפה: %2.</translation>
    </message>
    <message>
        <source>Region attached: %1. %2 of %3.</source>
        <extracomment>Log line. %1 is a Region, %2 a Province, %3 its player.</extracomment>
        <translation>צירוף אזור: %1. %2 של %3.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1: שליפת קלף.</translation>
    </message>
    <message>
        <source>%1 draws: %2.</source>
        <extracomment>Log line, read by who draws only. %2 is a card.</extracomment>
        <translation>%1, שליפה: %2.</translation>
    </message>
    <message>
        <source>%1 searches: %2.</source>
        <extracomment>Log line. %2 is a deck.</extracomment>
        <translation>%1, חיפוש: %2.</translation>
    </message>
    <message>
        <source>%1 finds nothing.</source>
        <translation>%1: החיפוש לא העלה דבר.</translation>
    </message>
    <message>
        <source>%1 finds: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1, תוצאת החיפוש: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at the top %n card(s) of the Fate deck.</source>
        <translation>
            <numerusform>%1: הצצה בקלף העליון של חפיסת הגורל.</numerusform>
            <numerusform>%1: הצצה ב־%n הקלפים העליונים של חפיסת הגורל.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes a card.</source>
        <translation>%1: לקיחת קלף.</translation>
    </message>
    <message>
        <source>%1 takes: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1, לקיחה: %2.</translation>
    </message>
    <message>
        <source>%1 puts a card under the deck.</source>
        <translation>%1: קלף עובר לתחתית החפיסה.</translation>
    </message>
    <message>
        <source>%1 puts under the deck: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1, אל תחתית החפיסה: %2.</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2.</source>
        <translation>%1: הצצה ביד של %2.</translation>
    </message>
    <message>
        <source>%1 takes back into the hand: %2.</source>
        <extracomment>Log line: from a discard pile. %2 is a card.</extracomment>
        <translation>%1, החזרה אל היד: %2.</translation>
    </message>
    <message>
        <source>%1 puts on top of the deck: %2.</source>
        <extracomment>Log line: from a discard pile. %2 is a card.</extracomment>
        <translation>%1, אל ראש החפיסה: %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <extracomment>Log line. %2 lists cards.</extracomment>
        <translation>%1, השלכה: %2.</translation>
    </message>
    <message>
        <source>%1 equips: %2.</source>
        <extracomment>Log line. %2 is an attachment.</extracomment>
        <translation>%1, ציוד: %2.</translation>
    </message>
    <message>
        <source>%1 announces: %2.</source>
        <extracomment>Log line. %2 is a card, or an action that every player has.</extracomment>
        <translation>%1, הכרזה: %2.</translation>
    </message>
    <message>
        <source>%1 takes it back.</source>
        <translation>%1: חזרה מההכרזה.</translation>
    </message>
    <message>
        <source>%1 targets: %2.</source>
        <extracomment>Log line. %2 lists cards.</extracomment>
        <translation>%1, בחירת מטרה: %2.</translation>
    </message>
    <message>
        <source>Effect: %1.</source>
        <extracomment>Log line: a trait of a card, or the text of an Event, does something now. %1 is the card.</extracomment>
        <translation>השפעה: %1.</translation>
    </message>
    <message>
        <source>%1 pays %2: %3.</source>
        <extracomment>Log line. %2 is an amount of Gold, %3 lists cards.</extracomment>
        <translation>%1, תשלום של %2: %3.</translation>
    </message>
    <message>
        <source>%1 brings into play, gaining Honor: %2.</source>
        <extracomment>Log line. %2 is a Personality that brings Honor as well.</extracomment>
        <translation>%1, הכנסה למשחק עם קבלת כבוד: %2.</translation>
    </message>
    <message>
        <source>%1 brings into play: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1, הכנסה למשחק: %2.</translation>
    </message>
    <message>
        <source>It does not bow: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>ההטיה נמנעה: %1.</translation>
    </message>
    <message>
        <source>It is not destroyed: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>ההשמדה נמנעה: %1.</translation>
    </message>
    <message>
        <source>It does not move: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>התנועה נמנעה: %1.</translation>
    </message>
    <message>
        <source>Nothing happens to: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>שום השפעה על: %1.</translation>
    </message>
    <message>
        <source>The action has no effect.</source>
        <extracomment>Log line: all effects of an action are negated.</extracomment>
        <translation>לפעולה אין השפעה.</translation>
    </message>
    <message>
        <source>%1 Cause: %2.</source>
        <extracomment>%1 is a sentence, %2 the card that is the cause of it.</extracomment>
        <translation>%1 הסיבה: %2.</translation>
    </message>
    <message>
        <source>Attached: %1. To: %2.</source>
        <extracomment>Log line. %1 is an attachment, %2 the Personality that has it now.</extracomment>
        <translation>צירוף: %1. אל: %2.</translation>
    </message>
    <message>
        <source>Comes into play: %1.</source>
        <extracomment>Log line. %1 is a card.</extracomment>
        <translation>כניסה למשחק: %1.</translation>
    </message>
    <message>
        <source>Bowed: %1.</source>
        <extracomment>Log line. %1 lists cards that are turned sideways.</extracomment>
        <translation>הטיה: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) straightened.</source>
        <translation>
            <numerusform>יישור קלף אחד.</numerusform>
            <numerusform>יישור %n קלפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Straightened: %1.</source>
        <extracomment>Log line. %1 lists cards that are turned upright.</extracomment>
        <translation>יישור: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n created card(s) vanish.</source>
        <extracomment>Log line: cards made by an effect leave the game.</extracomment>
        <translation>
            <numerusform>קלף אחד שנוצר יוצא מהמשחק.</numerusform>
            <numerusform>%n קלפים שנוצרו יוצאים מהמשחק.</numerusform>
        </translation>
    </message>
    <message>
        <source>Handed over: %1. To: %2.</source>
        <extracomment>Log line. %1 is an attachment, %2 the Personality that has it now.</extracomment>
        <translation>העברה: %1. אל: %2.</translation>
    </message>
    <message>
        <source>Dishonored: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>נטילת כבוד: %1.</translation>
    </message>
    <message>
        <source>Rehonored instead of gaining Honor: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>השבת הכבוד במקום קבלת כבוד: %1.</translation>
    </message>
    <message>
        <source>Rehonored: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>השבת הכבוד: %1.</translation>
    </message>
    <message>
        <source>Destroyed, as Chi has fallen to 0: %1.</source>
        <extracomment>Log line: a Personality with Chi 0 is destroyed. %1 lists it and its attachments.</extracomment>
        <translation>השמדה, כי הצ׳י ירד ל־0: %1.</translation>
    </message>
    <message>
        <source>Destroyed in the lost battle: %1.</source>
        <extracomment>Log line. %1 lists the cards of the army that has lost.</extracomment>
        <translation>השמדה בהפסד בקרב: %1.</translation>
    </message>
    <message>
        <source>Destroyed as a cost: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>השמדה כתשלום: %1.</translation>
    </message>
    <message>
        <source>Destroyed: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>השמדה: %1.</translation>
    </message>
    <message>
        <source>Moved home: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>החזרה הביתה: %1.</translation>
    </message>
    <message>
        <source>Moved: %1. To: %2.</source>
        <extracomment>Log line. %1 is a Personality, %2 a battlefield.</extracomment>
        <translation>תנועה: %1. אל: %2.</translation>
    </message>
    <message>
        <source>%1 gains %2 Honor: %3 now.</source>
        <extracomment>Log line. %3 is the new Family Honor.</extracomment>
        <translation>%1: קבלת %2 כבוד, ועכשיו %3.</translation>
    </message>
    <message>
        <source>%1 loses %2 Honor: %3 now.</source>
        <extracomment>Log line. %3 is the new Family Honor.</extracomment>
        <translation>%1: אובדן %2 כבוד, ועכשיו %3.</translation>
    </message>
    <message>
        <source>Nobody controls the Imperial Favor any more.</source>
        <translation>חסד הקיסר אינו עוד בשליטת אף צד.</translation>
    </message>
    <message>
        <source>%1 takes control of the Imperial Favor.</source>
        <translation>חסד הקיסר עובר לשליטת %1.</translation>
    </message>
    <message>
        <source>%1 this turn: %2.</source>
        <extracomment>Log line, until the end of the turn. %1 is a bonus such as +2 Force, %2 lists cards.
----------
Log line, until the end of the turn. %1 lists keywords, %2 cards.</extracomment>
        <translation>%1 בתור זה: %2.</translation>
    </message>
    <message>
        <source>Token with %1: %2.</source>
        <extracomment>Log line: a lasting mark. %1 is a bonus such as +1 Force, %2 is a card.</extracomment>
        <translation>סימן %1: %2.</translation>
    </message>
    <message>
        <source>%1: strength %2, %3 now.</source>
        <extracomment>Log line. %1 is a Province, %2 a bonus with its sign, %3 its strength now.</extracomment>
        <translation>%1: חוזק %2, ועכשיו %3.</translation>
    </message>
    <message>
        <source>Cannot be assigned this turn: %1.</source>
        <extracomment>Log line, until the end of the turn. %1 lists cards.</extracomment>
        <translation>אי אפשר להציב בתור זה: %1.</translation>
    </message>
    <message>
        <source>Not bowed by others this turn: %1.</source>
        <extracomment>Log line, until the end of the turn. %1 lists cards.</extracomment>
        <translation>לא להטיה בידי הצד היריב בתור זה: %1.</translation>
    </message>
    <message>
        <source>Nobody can declare an attack until the next turn of this card’s player begins.</source>
        <extracomment>Log line, after the card that does it was named.</extracomment>
        <translation>אי אפשר להכריז על התקפות עד תחילת התור הבא של הצד שהקלף הזה שלו.</translation>
    </message>
    <message>
        <source>%1 declares an attack.</source>
        <translation>%1: הכרזה על התקפה.</translation>
    </message>
    <message>
        <source>%1 assigns no unit.</source>
        <translation>%1: ללא הצבת יחידות.</translation>
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
        <translation>%1, הצבה: %2.</translation>
    </message>
    <message>
        <source>A battle begins: %1.</source>
        <extracomment>Log line. %1 is a battlefield.</extracomment>
        <translation>קרב מתחיל: %1.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <extracomment>Log line. %1 is the player who loses %2, a Province.</extracomment>
        <translation>%1, אובדן: %2.</translation>
    </message>
    <message>
        <source>The attack is over.</source>
        <translation>ההתקפה הסתיימה.</translation>
    </message>
    <message>
        <source>Challenge to a duel: %1 against %2.</source>
        <extracomment>Log line. %1 and %2 are Personalities.</extracomment>
        <translation>קריאת תיגר לדו־קרב: %1 נגד %2.</translation>
    </message>
    <message>
        <source>%1 refuses the challenge.</source>
        <translation>%1: קריאת התיגר נדחית.</translation>
    </message>
    <message>
        <source>%1 focuses the top card of the Fate deck.</source>
        <translation>%1: ריכוז בקלף העליון של חפיסת הגורל.</translation>
    </message>
    <message>
        <source>%1 focuses a card of the hand.</source>
        <translation>%1: ריכוז בקלף מהיד.</translation>
    </message>
    <message>
        <source>%1 focuses: %2.</source>
        <extracomment>Log line, read by who focuses only. %2 is a card.</extracomment>
        <translation>%1, ריכוז: %2.</translation>
    </message>
    <message>
        <source>The duel ends without a result.</source>
        <translation>הדו־קרב הסתיים ללא תוצאה.</translation>
    </message>
    <message>
        <source>The Attacker wins and takes the Province: %1 against %2 and strength %3.</source>
        <extracomment>Log line. %1 and %2 are Forces, %3 is the strength of the Province.</extracomment>
        <translation>הצד התוקף מנצח ומשמיד את המחוז: %1 מול %2 וחוזק %3.</translation>
    </message>
    <message>
        <source>The Attacker wins: %1 against %2.</source>
        <extracomment>Log line. %1 and %2 are Forces.</extracomment>
        <translation>הצד התוקף מנצח: %1 מול %2.</translation>
    </message>
    <message>
        <source>The Defender wins: %2 against %1.</source>
        <extracomment>Log line. %1 and %2 are Forces.</extracomment>
        <translation>הצד המגן מנצח: %2 מול %1.</translation>
    </message>
    <message>
        <source>A tie, %1 against %1: both armies are destroyed.</source>
        <extracomment>Log line. %1 is a Force.</extracomment>
        <translation>שוויון, %1 מול %1: שני הצבאות מושמדים.</translation>
    </message>
    <message>
        <source>The battle has no outcome.</source>
        <translation>הקרב הסתיים ללא הכרעה.</translation>
    </message>
    <message>
        <source>%1 strikes.</source>
        <translation>%1: מכה.</translation>
    </message>
    <message>
        <source>%1 has %2: %3.</source>
        <extracomment>Log line: the end of a duel. %2 is the total, %3 lists the cards focused.</extracomment>
        <translation>%1, סך הכול %2: %3.</translation>
    </message>
    <message>
        <source>%1 has %2, without a card.</source>
        <extracomment>Log line: the end of a duel. %2 is the total.</extracomment>
        <translation>%1, סך הכול %2, ללא קלפים.</translation>
    </message>
    <message>
        <source>Both lose the duel.</source>
        <translation>שני הצדדים מפסידים בדו־קרב.</translation>
    </message>
    <message>
        <source>Winner of the duel: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>הניצחון בדו־קרב: %1.</translation>
    </message>
</context>
<context>
    <name>ClansHelp</name>
    <message>
        <source>A Personality can have one Armor.</source>
        <extracomment>What a keyword means, under its name.</extracomment>
        <translation>לדמות יכול להיות שריון אחד.</translation>
    </message>
    <message>
        <source>A unit whose Personality and Followers are all Cavalry can be assigned in the Cavalry maneuvers.</source>
        <translation>יחידה שהדמות וכל המלווים בה הם פרשים ניתנת להצבה בתמרוני הפרשים.</translation>
    </message>
    <message>
        <source>Its unit does not bow when it returns home from attacking.</source>
        <translation>היחידה שלה אינה מוטה בחזרה הביתה מהתקפה.</translation>
    </message>
    <message>
        <source>Wins a tied duel against a Personality that is no Duelist.</source>
        <translation>ניצחון בדו־קרב שהסתיים בשוויון, נגד דמות שאינה לוחם דו־קרב.</translation>
    </message>
    <message>
        <source>After it is destroyed, its player draws a card.</source>
        <translation>אחרי השמדת קלף זה, הצד שלו שולף קלף.</translation>
    </message>
    <message>
        <source>After a Dynasty Phase in which you brought no Holding into play, bow your Stronghold to put one of these into play.</source>
        <translation>אחרי שלב שושלת שבו לא הכנסת נחלה למשחק: אפשר להטות את המעוז שלך כדי להכניס קלף כזה למשחק.</translation>
    </message>
    <message>
        <source>Serves only a player of its clan.</source>
        <translation>בשירות צד של השבט שלה בלבד.</translation>
    </message>
    <message>
        <source>Spells can be attached only to a Shugenja.</source>
        <translation>לחשים אפשר לצרף רק לשוגנג׳ה.</translation>
    </message>
    <message>
        <source>A Tactician performs at most one Tactical action each turn.</source>
        <translation>טקטיקן מבצע לכל היותר פעולה טקטית אחת בכל תור.</translation>
    </message>
    <message>
        <source>In a battle, discard a card: this Personality gets a Force bonus equal to its Focus Value.</source>
        <translation>בקרב, להשליך קלף: לתת לדמות זו תוספת כוח בגובה ערך הריכוז שלו.</translation>
    </message>
    <message>
        <source>Lies at a battlefield until the battle ends; only one at each.</source>
        <translation>מונח בשדה הקרב עד סיום הקרב; אחד בלבד בכל שדה קרב.</translation>
    </message>
    <message>
        <source>Only one in a deck, and only one of each player in play.</source>
        <translation>אחד בלבד בחפיסה, ואחד בלבד במשחק אצל כל צד.</translation>
    </message>
    <message>
        <source>A Personality can have one Weapon.</source>
        <translation>לדמות יכול להיות נשק אחד.</translation>
    </message>
    <message>
        <source>An element. Whoever controls Rings of all 5 elements wins the match.</source>
        <translation>יסוד. מי שבשליטתו טבעות של כל 5 היסודות מנצח במשחק.</translation>
    </message>
    <message>
        <source>It does nothing by itself; other cards may ask for it.</source>
        <translation>אינה עושה דבר בעצמה; קלפים אחרים עשויים להתייחס אליה.</translation>
    </message>
    <message>
        <source>Can be used in a battle, by either player.</source>
        <extracomment>When an ability with this word can be used.</extracomment>
        <translation>לשימוש בקרב, של כל צד.</translation>
    </message>
    <message>
        <source>Can be used in your own Action Phase.</source>
        <translation>לשימוש בשלב הפעולות שלך.</translation>
    </message>
    <message>
        <source>Can be used in the Action Phase of either player.</source>
        <translation>לשימוש בשלב הפעולות של כל צד.</translation>
    </message>
    <message>
        <source>Can be used when what it names happens, in either player’s turn.</source>
        <translation>לשימוש כשקורה מה שכתוב בקלף, בתור של כל צד.</translation>
    </message>
    <message>
        <source>Can be used without a unit at the current battlefield.</source>
        <extracomment>What a word before the timing of an ability means.</extracomment>
        <translation>לשימוש גם בלי יחידה בשדה הקרב הנוכחי.</translation>
    </message>
    <message>
        <source>Can be used while its own unit is at home.</source>
        <translation>לשימוש גם כשהיחידה של הקלף בבית.</translation>
    </message>
    <message>
        <source>Can be used while its card is bowed.</source>
        <translation>לשימוש גם כשהקלף מוטה.</translation>
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
        <translation>הפקה: %1</translation>
    </message>
    <message>
        <source>bowed</source>
        <extracomment>State of a card: turned sideways.</extracomment>
        <translation>מוטה</translation>
    </message>
    <message>
        <source>dishonored</source>
        <extracomment>State of a Personality.</extracomment>
        <translation>נטולת כבוד</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>For screen readers. %1 lists the attachments of a Personality.</extracomment>
        <translation>עם %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>For screen readers. %1 is a player&apos;s name, %2 a clan.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>What a card is worth in a duel. %1 is a number.</extracomment>
        <translation>ערך ריכוז %1</translation>
    </message>
    <message>
        <source>%1, a face-down card</source>
        <extracomment>For screen readers. %1 is a Province.</extracomment>
        <translation>%1, קלף סמוי</translation>
    </message>
    <message>
        <source>Seen before: %1</source>
        <extracomment>For screen readers: a face-down card that you have seen. %1 is the card.</extracomment>
        <translation>קלף שכבר נראה: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>קלף אחד ביד</numerusform>
            <numerusform>%n קלפים ביד</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, strength %2</source>
        <extracomment>For screen readers. %1 is a Province, %2 a number.</extracomment>
        <translation>%1, חוזק %2</translation>
    </message>
    <message>
        <source>%1, destroyed</source>
        <extracomment>For screen readers. %1 is a Province.</extracomment>
        <translation>%1, הושמד</translation>
    </message>
    <message>
        <source>stays bowed for now</source>
        <extracomment>State of a Legacy Holding of the set-up: it does not straighten yet.</extracomment>
        <translation>נשארת מוטה בינתיים</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>Where a card is, alone.</extracomment>
        <translation>ביד</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>attached</comment>
        <extracomment>Of an attachment. %1 is the Personality that bears it.</extracomment>
        <translation>אצל %1</translation>
    </message>
    <message>
        <source>no. %1 from the left</source>
        <extracomment>Which of several cards of one name side by side. %1 counts from 1.</extracomment>
        <translation>מספר %1 משמאל</translation>
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
        <translation>השמדה בתור %1, כי הצ׳י ירד ל־0.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1, in a lost battle.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn.</extracomment>
        <translation>השמדה בתור %1, בהפסד בקרב.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn.</extracomment>
        <translation>השמדה בתור %1.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1. Cause: %2.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn, %2 the card that is the cause of it.</extracomment>
        <translation>השמדה בתור %1. הסיבה: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <extracomment>For screen readers. %1 is a deck, %n its cards.</extracomment>
        <translation>
            <numerusform>%1, קלף אחד</numerusform>
            <numerusform>%1, %n קלפים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dynasty discard pile, %n card(s)</source>
        <translation>
            <numerusform>ערימת ההשלכה של השושלת, קלף אחד</numerusform>
            <numerusform>ערימת ההשלכה של השושלת, %n קלפים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fate discard pile, %n card(s)</source>
        <translation>
            <numerusform>ערימת ההשלכה של הגורל, קלף אחד</numerusform>
            <numerusform>ערימת ההשלכה של הגורל, %n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>Family Honor %1</source>
        <extracomment>For screen readers. %1 is a number.</extracomment>
        <translation>כבוד המשפחה %1</translation>
    </message>
    <message>
        <source>The Imperial Favor, which nobody controls</source>
        <translation>חסד הקיסר, שאינו בשליטת אף צד</translation>
    </message>
    <message>
        <source>The Imperial Favor, controlled by %1</source>
        <translation>חסד הקיסר, בשליטת %1</translation>
    </message>
    <message>
        <source>Turn %1 of %2: %3</source>
        <extracomment>For screen readers. %1 is the number of the turn, %2 whose it is, %3 the phase.</extracomment>
        <translation>תור %1, של %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 Honor</source>
        <comment>slip</comment>
        <extracomment>A slip under a battle, upper line. %1: whose units would be destroyed, %2 the Honor it brings. Short.</extracomment>
        <translation>%1: כבוד ⁦%2⁩</translation>
    </message>
    <message>
        <source>Province holds: %1 = %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>המחוז יעמוד: ⁦%1 = %2 + %3⁩</translation>
    </message>
    <message>
        <source>Province holds: %1 &lt; %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>המחוז יעמוד: ⁦%1 &lt; %2 + %3⁩</translation>
    </message>
    <message>
        <source>%1 would gain %2 Honor.</source>
        <extracomment>What would come of a battle, after the units that would be destroyed. %1 is a player, %2 a number.</extracomment>
        <translation>%1: צפויה קבלת %2 כבוד.</translation>
    </message>
    <message>
        <source>%1, fought</source>
        <extracomment>For screen readers. %1 is a battlefield.</extracomment>
        <translation>%1, אחרי הקרב</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Head of a small panel: what is being done at the moment.</extracomment>
        <translation>עכשיו</translation>
    </message>
    <message>
        <source>Announced: %1</source>
        <extracomment>A small panel: an action is announced, its targets or costs are being chosen. %1 is a card.</extracomment>
        <translation>הכרזה: %1</translation>
    </message>
    <message>
        <source>Takes effect: %1</source>
        <extracomment>A small panel: what takes effect now. %1 is a card.</extracomment>
        <translation>השפעה: %1</translation>
    </message>
    <message>
        <source>%1 may react</source>
        <extracomment>A small panel. %1 is a player.</extracomment>
        <translation>%1: אפשר להגיב</translation>
    </message>
    <message>
        <source>Family Honor, by turn</source>
        <translation>כבוד המשפחה, לפי תור</translation>
    </message>
    <message>
        <source>Provinces standing, by turn</source>
        <translation>מחוזות עומדים, לפי תור</translation>
    </message>
    <message>
        <source>Force in play, by turn</source>
        <extracomment>A chart: the Force printed on all cards of a player in play.</extracomment>
        <translation>כוח במשחק, לפי תור</translation>
    </message>
    <message>
        <source>Gold spent, by turn</source>
        <extracomment>A chart: how much Gold a player has paid so far.</extracomment>
        <translation>זהב ששולם, לפי תור</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>count</comment>
        <extracomment>A player and a number. %1 is the name.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>דו־קרב</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <extracomment>A slip under a battle: no unit and no Province would be destroyed.</extracomment>
        <translation>לא יקרה דבר</translation>
    </message>
    <message>
        <source>Both armies destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of both sides would be destroyed. Short.</extracomment>
        <translation>שני הצבאות יושמדו</translation>
    </message>
    <message>
        <source>Defenders destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of the Defender would be destroyed. Short.</extracomment>
        <translation>המגינים יושמדו</translation>
    </message>
    <message>
        <source>Attackers destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of the Attacker would be destroyed. Short.</extracomment>
        <translation>התוקפים יושמדו</translation>
    </message>
    <message>
        <source>No losses</source>
        <extracomment>A slip under a battle, upper line: no unit would be destroyed. Short.</extracomment>
        <translation>אין אבדות</translation>
    </message>
    <message>
        <source>Province falls</source>
        <extracomment>A slip under a battle, lower line: the Province would be destroyed. Short.</extracomment>
        <translation>המחוז ייפול</translation>
    </message>
    <message>
        <source>Province holds</source>
        <extracomment>A slip under a battle, lower line: the Province would stand. Short.</extracomment>
        <translation>המחוז יעמוד</translation>
    </message>
    <message>
        <source>Province falls: %1 &gt; %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>המחוז ייפול: ⁦%1 &gt; %2 + %3⁩</translation>
    </message>
    <message>
        <source>Province holds: %1 &lt; %2</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender.</extracomment>
        <translation>המחוז יעמוד: ⁦%1 &lt; %2⁩</translation>
    </message>
    <message>
        <source>Province holds: %1 = %1</source>
        <extracomment>A slip under a battle, lower line. %1 is the Force of both.</extracomment>
        <translation>המחוז יעמוד: ⁦%1 = %1⁩</translation>
    </message>
    <message>
        <source>As it stands, nothing happens here.</source>
        <translation>במצב הנוכחי לא יקרה כאן דבר.</translation>
    </message>
    <message>
        <source>A tie, %1 to %1: the units of both sides would be destroyed.</source>
        <extracomment>What would come of a battle. %1 is the Force of both.</extracomment>
        <translation>שוויון, %1 מול %1: היחידות של שני הצדדים יושמדו.</translation>
    </message>
    <message>
        <source>The Attacker would win, %1 to %2: all defending units would be destroyed.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender.</extracomment>
        <translation>הצד התוקף ינצח, %1 מול %2: כל היחידות המגינות יושמדו.</translation>
    </message>
    <message>
        <source>The Defender would win, %1 to %2: all attacking units would be destroyed.</source>
        <extracomment>What would come of a battle. %1 Force of the Defender, %2 of the Attacker.</extracomment>
        <translation>הצד המגן ינצח, %1 מול %2: כל היחידות התוקפות יושמדו.</translation>
    </message>
    <message>
        <source>No unit would be destroyed.</source>
        <translation>אף יחידה לא תושמד.</translation>
    </message>
    <message>
        <source>The Province would fall: %1 is more than %2 and strength %3 together.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender, %3 strength of the Province.</extracomment>
        <translation>המחוז ייפול: %1 הוא יותר מ־%2 ועוד חוזק %3.</translation>
    </message>
    <message>
        <source>The Province would hold: %1 is not more than %2 and strength %3 together.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender, %3 strength of the Province.</extracomment>
        <translation>המחוז יעמוד: %1 אינו יותר מ־%2 ועוד חוזק %3.</translation>
    </message>
    <message>
        <source>The Province would hold.</source>
        <translation>המחוז יעמוד.</translation>
    </message>
    <message>
        <source>The attacking units would return home bowed.</source>
        <translation>היחידות התוקפות יחזרו הביתה מוטות.</translation>
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
            <numerusform>ריכוז בקלף אחד</numerusform>
            <numerusform>ריכוז ב־%n קלפים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansReasons</name>
    <message>
        <source>This card is bowed.</source>
        <translation>הקלף הזה מוטה.</translation>
    </message>
    <message>
        <source>This was used already in this turn.</source>
        <translation>כבר היה שימוש ביכולת הזאת בתור הזה.</translation>
    </message>
    <message>
        <source>You control the Imperial Favor already.</source>
        <translation>חסד הקיסר כבר בשליטתך.</translation>
    </message>
    <message>
        <source>Your Family Honor is not higher than that of your opponent.</source>
        <translation>כבוד המשפחה שלך אינו גבוה משל הצד היריב.</translation>
    </message>
    <message>
        <source>This Reaction does not answer what happens now.</source>
        <translation>התגובה הזאת אינה עונה על מה שקורה עכשיו.</translation>
    </message>
    <message>
        <source>You have no unit at this battlefield.</source>
        <translation>אין לך יחידה בשדה הקרב הזה.</translation>
    </message>
    <message>
        <source>Not at the current battlefield: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>לא בשדה הקרב הנוכחי: %1.</translation>
    </message>
    <message>
        <source>The battle is not at the Province of this Region.</source>
        <translation>הקרב אינו במחוז של האזור הזה.</translation>
    </message>
    <message>
        <source>Its Personality is no Shugenja.</source>
        <translation>הדמות שלו אינה שוגנג׳ה.</translation>
    </message>
    <message>
        <source>This ability is not used from here.</source>
        <translation>אי אפשר להשתמש ביכולת הזאת מכאן.</translation>
    </message>
    <message>
        <source>There is no target for this now.</source>
        <translation>אין לכך מטרה כרגע.</translation>
    </message>
    <message>
        <source>None of its effects is possible.</source>
        <translation>אף אחת מההשפעות אינה אפשרית.</translation>
    </message>
    <message>
        <source>This card is neither in your hand nor in play under your control.</source>
        <translation>הקלף הזה אינו ביד שלך ואינו במשחק בשליטתך.</translation>
    </message>
    <message>
        <source>The card has no such ability.</source>
        <translation>אין לקלף יכולת כזאת.</translation>
    </message>
    <message>
        <source>Battle actions are for battles only.</source>
        <translation>פעולות קרב אפשריות רק בקרב.</translation>
    </message>
    <message>
        <source>Limited actions are for your own Action Phase only.</source>
        <translation>פעולות מוגבלות אפשריות רק בשלב הפעולות שלך.</translation>
    </message>
    <message>
        <source>Open actions are for Action Phases only.</source>
        <translation>פעולות פתוחות אפשריות רק בשלב פעולות.</translation>
    </message>
    <message>
        <source>Reactions answer something that happens.</source>
        <translation>תגובות עונות על משהו שקורה.</translation>
    </message>
    <message>
        <source>Your Family Honor is below %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>כבוד המשפחה שלך נמוך מ־%1.</translation>
    </message>
    <message numerus="yes">
        <source>It needs %n other card(s) in your hand.</source>
        <translation>
            <numerusform>נדרש עוד קלף אחד ביד שלך.</numerusform>
            <numerusform>נדרשים עוד %n קלפים ביד שלך.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your actions have to move %n unit(s) in this battle first.</source>
        <translation>
            <numerusform>קודם צריך להניע יחידה אחת בקרב הזה בפעולות שלך.</numerusform>
            <numerusform>קודם צריך להניע %n יחידות בקרב הזה בפעולות שלך.</numerusform>
        </translation>
    </message>
    <message>
        <source>You control no card that it asks for: %1.</source>
        <extracomment>%1 is a type of cards.</extracomment>
        <translation>אין בשליטתך קלף מן הסוג הנדרש: %1.</translation>
    </message>
    <message>
        <source>It is for another clan: %1.</source>
        <extracomment>%1 is a clan.</extracomment>
        <translation>מיועד לשבט אחר: %1.</translation>
    </message>
    <message>
        <source>It asks for a keyword that is not there: %1.</source>
        <extracomment>%1 is a keyword.</extracomment>
        <translation>חסרה מילת המפתח הנדרשת: %1.</translation>
    </message>
    <message>
        <source>No enemy unit with this keyword is there: %1.</source>
        <extracomment>%1 is a keyword.</extracomment>
        <translation>אין שם יחידת אויב עם מילת המפתח הזאת: %1.</translation>
    </message>
    <message>
        <source>It answers what actions do.</source>
        <translation>התגובה הזאת עונה על מה שעושות פעולות.</translation>
    </message>
    <message>
        <source>It answers what the end of a battle does.</source>
        <translation>התגובה הזאת עונה על מה שקורה בסוף קרב.</translation>
    </message>
    <message>
        <source>It is for another kind of payment.</source>
        <translation>מיועד לתשלום מסוג אחר.</translation>
    </message>
    <message>
        <source>You are not the Attacker.</source>
        <translation>הצד שלך אינו הצד התוקף.</translation>
    </message>
    <message>
        <source>You are not the Defender.</source>
        <translation>הצד שלך אינו הצד המגן.</translation>
    </message>
    <message>
        <source>No enemy unit is at this battlefield.</source>
        <translation>אין יחידת אויב בשדה הקרב הזה.</translation>
    </message>
    <message>
        <source>An enemy unit is at this battlefield.</source>
        <translation>יש יחידת אויב בשדה הקרב הזה.</translation>
    </message>
    <message>
        <source>The battle is at another Province.</source>
        <translation>הקרב במחוז אחר.</translation>
    </message>
    <message>
        <source>A Terrain lies at this battlefield already.</source>
        <translation>בשדה הקרב הזה כבר מונח תוואי שטח.</translation>
    </message>
    <message>
        <source>It is at this battlefield already.</source>
        <translation>הקלף כבר בשדה הקרב הזה.</translation>
    </message>
    <message>
        <source>You do not control the Imperial Favor.</source>
        <translation>חסד הקיסר אינו בשליטתך.</translation>
    </message>
    <message>
        <source>Your opponent has more Family Honor.</source>
        <translation>כבוד המשפחה של הצד היריב גבוה יותר.</translation>
    </message>
    <message>
        <source>It answers what your opponent does.</source>
        <translation>התגובה הזאת עונה על מה שעושה הצד היריב.</translation>
    </message>
    <message>
        <source>It is for other cards than itself.</source>
        <translation>מיועד לקלפים אחרים, ולא לקלף עצמו.</translation>
    </message>
    <message>
        <source>It happens at another place.</source>
        <translation>זה קורה במקום אחר.</translation>
    </message>
    <message>
        <source>What it asks for does not hold now.</source>
        <translation>התנאי אינו מתקיים כרגע.</translation>
    </message>
    <message>
        <source>Cards of this type are not targeted by it.</source>
        <translation>קלף מסוג זה אינו יכול להיות המטרה.</translation>
    </message>
    <message>
        <source>It is for cards of the other side.</source>
        <translation>מיועד לקלפים של הצד האחר.</translation>
    </message>
    <message>
        <source>This card has it, or is chosen, already.</source>
        <translation>לקלף הזה כבר יש את זה, או שהוא כבר נבחר.</translation>
    </message>
    <message>
        <source>The target must be at another place.</source>
        <translation>המטרה צריכה להיות במקום אחר.</translation>
    </message>
    <message>
        <source>This card is not targeted by Ranged Attacks.</source>
        <translation>הקלף הזה אינו מטרה להתקפות טווח.</translation>
    </message>
    <message>
        <source>This card is not targeted by Fear.</source>
        <translation>הקלף הזה אינו מטרה לאימה.</translation>
    </message>
    <message>
        <source>Cannot be moved to this battlefield: %1.</source>
        <extracomment>%1 is a Personality: it attacked already, or the ground forbids it.</extracomment>
        <translation>אי אפשר להעביר אל שדה הקרב הזה: %1.</translation>
    </message>
    <message>
        <source>The target needs a keyword: %1.</source>
        <extracomment>%1 lists keywords.</extracomment>
        <translation>למטרה חסרה מילת מפתח: %1.</translation>
    </message>
    <message>
        <source>The target must be of this clan: %1.</source>
        <extracomment>%1 is a clan.</extracomment>
        <translation>המטרה צריכה להיות מן השבט הזה: %1.</translation>
    </message>
    <message>
        <source>The target must be of this type: %1.</source>
        <extracomment>%1 is a type of cards.</extracomment>
        <translation>המטרה צריכה להיות מן הסוג הזה: %1.</translation>
    </message>
    <message>
        <source>The Force of the target is too high.</source>
        <translation>הכוח של המטרה גבוה מדי.</translation>
    </message>
    <message>
        <source>The Chi of the target is too high.</source>
        <translation>הצ׳י של המטרה גבוה מדי.</translation>
    </message>
    <message>
        <source>The Personal Honor of the target is too high.</source>
        <translation>הכבוד האישי של המטרה גבוה מדי.</translation>
    </message>
    <message>
        <source>The Force of the target is too low.</source>
        <translation>הכוח של המטרה נמוך מדי.</translation>
    </message>
    <message>
        <source>The Chi of the target is too low.</source>
        <translation>הצ׳י של המטרה נמוך מדי.</translation>
    </message>
    <message>
        <source>The Personal Honor of the target is too low.</source>
        <translation>הכבוד האישי של המטרה נמוך מדי.</translation>
    </message>
    <message>
        <source>The target must be attacking.</source>
        <translation>המטרה צריכה להיות בהתקפה.</translation>
    </message>
    <message>
        <source>The target must be defending.</source>
        <translation>המטרה צריכה להיות בהגנה.</translation>
    </message>
    <message>
        <source>The target is dishonored already.</source>
        <translation>המטרה כבר נטולת כבוד.</translation>
    </message>
    <message>
        <source>The target is bowed.</source>
        <translation>המטרה מוטה.</translation>
    </message>
    <message>
        <source>The card is face-down.</source>
        <translation>הקלף סמוי.</translation>
    </message>
    <message>
        <source>The target needs a Follower.</source>
        <translation>למטרה חסר מלווה.</translation>
    </message>
    <message>
        <source>The Followers of a Personality stand in the way.</source>
        <translation>המלווים של הדמות חוסמים את הדרך אליה.</translation>
    </message>
    <message>
        <source>The card is at another Province.</source>
        <translation>הקלף במחוז אחר.</translation>
    </message>
    <message>
        <source>It must be another card.</source>
        <translation>צריך לבחור קלף אחר.</translation>
    </message>
    <message>
        <source>The target is at this battlefield already.</source>
        <translation>המטרה כבר בשדה הקרב הזה.</translation>
    </message>
    <message>
        <source>The card was destroyed.</source>
        <translation>הקלף הושמד.</translation>
    </message>
    <message>
        <source>Spells are attached to a Shugenja only.</source>
        <translation>לחשים אפשר לצרף רק לשוגנג׳ה.</translation>
    </message>
    <message>
        <source>The Personality has a Weapon already.</source>
        <translation>לדמות כבר יש נשק.</translation>
    </message>
    <message>
        <source>The Personality has an Armor already.</source>
        <translation>לדמות כבר יש שריון.</translation>
    </message>
    <message>
        <source>Your Family Honor is below its Honor Requirement.</source>
        <translation>כבוד המשפחה שלך נמוך מדרישת הכבוד.</translation>
    </message>
    <message>
        <source>You control a card of this title already.</source>
        <translation>קלף בשם הזה כבר בשליטתך.</translation>
    </message>
    <message>
        <source>Attachments go to Personalities of yours.</source>
        <translation>קלפים מצורפים רק לדמויות שלך.</translation>
    </message>
    <message>
        <source>The card is not attached to such a Personality.</source>
        <translation>אי אפשר לצרף את הקלף לדמות כזאת.</translation>
    </message>
    <message>
        <source>It costs %1 Gold, and your unbowed cards make %2.</source>
        <extracomment>%1 is the price, a number; %2 is all the Gold that the player&apos;s unbowed cards can make for it.</extracomment>
        <translation>העלות היא %1 זהב, והקלפים שלך שאינם מוטים מפיקים %2.</translation>
    </message>
    <message>
        <source>%1: %2 cards; it needs at least %3.</source>
        <extracomment>%1 is a deck, %2 how many cards it has, %3 how many it needs.</extracomment>
        <translation>%1: %2 קלפים; צריך לפחות %3.</translation>
    </message>
    <message>
        <source>It makes %1 Gold for every price to come.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>הקלף יפיק %1 זהב לכל תשלום בהמשך.</translation>
    </message>
    <message>
        <source>It brings %1 Honor.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>המהלך מביא %1 כבוד.</translation>
    </message>
    <message>
        <source>It brings %1 Force and %2 Honor.</source>
        <extracomment>A hint. %1 and %2 are numbers.</extracomment>
        <translation>המהלך מביא %1 כוח ו־%2 כבוד.</translation>
    </message>
    <message>
        <source>It brings %1 Force.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>המהלך מביא %1 כוח.</translation>
    </message>
    <message>
        <source>Nothing here is worth its price now.</source>
        <translation>שום דבר כאן אינו שווה את מחירו כרגע.</translation>
    </message>
    <message>
        <source>What is discarded makes room for something better.</source>
        <translation>הקלפים המושלכים מפנים מקום לטובים מהם.</translation>
    </message>
    <message>
        <source>Force %1 could be sent. Against it: %2 at most, and the weakest Province has %3.</source>
        <extracomment>A hint to attack. %1 is the Force that can attack, %2 what could defend, %3 the weakest Province.</extracomment>
        <translation>אפשר לשלוח כוח %1. מולו: %2 לכל היותר, וחוזק המחוז החלש ביותר הוא %3.</translation>
    </message>
    <message>
        <source>Too little: Force %1 could be sent against %2, and the weakest Province has %3.</source>
        <extracomment>A hint not to attack. %1 is the Force that can attack, %2 what could defend, %3 the weakest Province.</extracomment>
        <translation>אין מספיק כוח: אפשר לשלוח %1 מול %2, וחוזק המחוז החלש ביותר הוא %3.</translation>
    </message>
    <message>
        <source>Force %1 goes there against %2.</source>
        <extracomment>A hint for maneuvers. %1 and %2 are Forces.</extracomment>
        <translation>כוח %1 יוצא לשם מול %2.</translation>
    </message>
    <message>
        <source>Whoever went would be lost, or is needed later.</source>
        <translation>יחידה שתצא תאבד, או שתידרש בהמשך.</translation>
    </message>
    <message>
        <source>The battle stands at %1 against %2, and the Province has %3.</source>
        <extracomment>A hint in a battle. %1 is the Attacker&apos;s Force, %2 the Defender&apos;s, %3 the Province&apos;s strength.</extracomment>
        <translation>מצב הקרב: %1 מול %2, וחוזק המחוז הוא %3.</translation>
    </message>
    <message>
        <source>The duel stands at %1 against %2, as far as is known.</source>
        <extracomment>A hint in a duel. %1 is the own Chi with what is focused, %2 the other&apos;s as far as it is known.</extracomment>
        <translation>מצב הדו־קרב: %1 מול %2, ככל הידוע.</translation>
    </message>
    <message>
        <source>It takes %1 Force from the other side.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>המהלך גורע %1 כוח מהצד היריב.</translation>
    </message>
    <message>
        <source>It puts a Ring into play: then there are %1 of 5.</source>
        <extracomment>A hint. %1 is how many Rings are in play then; five win.</extracomment>
        <translation>המהלך מכניס טבעת למשחק: מספר הטבעות יעלה ל־%1 מתוך 5.</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n card(s) to the hand.</source>
        <extracomment>A hint. %n is what the hand has more then.</extracomment>
        <translation>
            <numerusform>המהלך מביא קלף אחד אל היד.</numerusform>
            <numerusform>המהלך מביא %n קלפים אל היד.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings the Imperial Favor.</source>
        <translation>המהלך מביא את חסד הקיסר.</translation>
    </message>
    <message>
        <source>Nothing else does more at this moment.</source>
        <extracomment>A hint, where no single figure tells why.</extracomment>
        <translation>שום דבר אחר אינו מועיל יותר כרגע.</translation>
    </message>
    <message>
        <source>Of all cards this one is needed least.</source>
        <extracomment>A hint what to discard, or what to bow for a price.</extracomment>
        <translation>מכל הקלפים, הקלף הזה נחוץ הכי פחות.</translation>
    </message>
    <message>
        <source>Nothing else here is of more use.</source>
        <extracomment>A hint which card to take.</extracomment>
        <translation>אין כאן קלף אחר שמועיל יותר.</translation>
    </message>
    <message>
        <source>The price is paid without it: %1.</source>
        <extracomment>A payment. %1 is a card.</extracomment>
        <translation>העלות משולמת גם בלי הקלף הזה: %1.</translation>
    </message>
    <message>
        <source>It makes no Gold for this: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>הקלף הזה אינו מפיק זהב עבור זה: %1.</translation>
    </message>
    <message>
        <source>Every card is named once, in order.</source>
        <translation>כל קלף נמנה פעם אחת, לפי הסדר.</translation>
    </message>
    <message>
        <source>The card is face-down, or not in a Province of yours.</source>
        <translation>הקלף סמוי, או שאינו במחוז שלך.</translation>
    </message>
    <message>
        <source>Only Holdings and Personalities are bought.</source>
        <translation>אפשר לקנות רק נחלות ודמויות.</translation>
    </message>
    <message>
        <source>Your Family Honor is below its Honor Requirement: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>כבוד המשפחה שלך נמוך מדרישת הכבוד: %1.</translation>
    </message>
    <message>
        <source>No Honor comes with this purchase.</source>
        <translation>הקנייה הזאת אינה מביאה כבוד.</translation>
    </message>
    <message>
        <source>A Loyal Personality serves its own clan only.</source>
        <translation>דמות נאמנה משרתת רק את השבט שלה.</translation>
    </message>
    <message>
        <source>You have brought a Holding into play this turn.</source>
        <translation>כבר הכנסת נחלה למשחק בתור הזה.</translation>
    </message>
    <message>
        <source>Your Stronghold is bowed.</source>
        <translation>המעוז שלך מוטה.</translation>
    </message>
    <message>
        <source>Its cost is to bow, and it is bowed.</source>
        <translation>העלות היא הטיה, והקלף כבר מוטה.</translation>
    </message>
    <message>
        <source>Nobody unbowed is there to bow for it.</source>
        <translation>אין קלף מתאים לא מוטה שאפשר להטות כתשלום.</translation>
    </message>
    <message>
        <source>Nothing is there to be destroyed for it.</source>
        <translation>אין קלף שאפשר להשמיד כתשלום.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has no %n card(s) to discard for it.</source>
        <translation>
            <numerusform>אין ביד שלך קלף להשליך כתשלום.</numerusform>
            <numerusform>אין ביד שלך %n קלפים להשליך כתשלום.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its cost cannot be paid in full.</source>
        <translation>אי אפשר לשלם את מלוא העלות.</translation>
    </message>
    <message>
        <source>The unit is bowed.</source>
        <translation>היחידה מוטה.</translation>
    </message>
    <message>
        <source>The unit is not at home.</source>
        <translation>היחידה אינה בבית.</translation>
    </message>
    <message>
        <source>Only Cavalry units are assigned now.</source>
        <translation>עכשיו מציבים רק יחידות פרשים.</translation>
    </message>
    <message>
        <source>A card forbids it to be assigned.</source>
        <translation>קלף אוסר להציב את היחידה.</translation>
    </message>
    <message>
        <source>It is no unit of yours.</source>
        <translation>היחידה אינה שלך.</translation>
    </message>
    <message>
        <source>There is no such battlefield, or its battle was fought.</source>
        <translation>אין שדה קרב כזה, או שהקרב בו כבר הסתיים.</translation>
    </message>
    <message>
        <source>Nobody focuses more than 4 cards in a duel.</source>
        <translation>אפשר להתרכז לכל היותר ב־4 קלפים בדו־קרב.</translation>
    </message>
    <message>
        <source>The Fate deck is empty.</source>
        <translation>חפיסת הגורל ריקה.</translation>
    </message>
    <message>
        <source>It is not among those to choose from.</source>
        <translation>הקלף אינו בין אלה שאפשר לבחור.</translation>
    </message>
    <message>
        <source>The deck has other cards.</source>
        <translation>בחפיסה יש קלפים אחרים.</translation>
    </message>
    <message>
        <source>This cannot be declined.</source>
        <translation>אי אפשר לוותר על זה.</translation>
    </message>
    <message>
        <source>No own deck has been chosen.</source>
        <translation>לא נבחרה חפיסה משלך.</translation>
    </message>
    <message>
        <source>A match lasts at most %1 to %2 turns.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>אורך המשחק המרבי: %1 עד %2 תורות.</translation>
    </message>
    <message>
        <source>The last turn is over.</source>
        <translation>התור האחרון הסתיים.</translation>
    </message>
    <message>
        <source>Both lose at the same time.</source>
        <translation>שני הצדדים מפסידים בעת ובעונה אחת.</translation>
    </message>
    <message>
        <source>Military victory: all Provinces of %1 are destroyed.</source>
        <translation>ניצחון צבאי: כל המחוזות של %1 הושמדו.</translation>
    </message>
    <message>
        <source>Honor victory: %1 begins a turn with %2 Family Honor.</source>
        <extracomment>%2 is a number.</extracomment>
        <translation>ניצחון בכבוד: התור של %1 מתחיל עם כבוד משפחה %2.</translation>
    </message>
    <message>
        <source>Loss by dishonor: %1 ends a turn with %2 Family Honor.</source>
        <extracomment>%2 is a number.</extracomment>
        <translation>הפסד בחרפה: התור של %1 מסתיים עם כבוד משפחה %2.</translation>
    </message>
    <message>
        <source>Enlightenment: %1 controls Rings of all five elements.</source>
        <translation>הארה: טבעות של כל חמשת היסודות בשליטת %1.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>המשחק הסתיים.</translation>
    </message>
    <message>
        <source>The deck has no Stronghold.</source>
        <translation>אין בחפיסה מעוז.</translation>
    </message>
    <message>
        <source>A deck has one Stronghold only: %1 is too many.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>בחפיסה יש רק מעוז אחד; קלף מיותר: %1.</translation>
    </message>
    <message>
        <source>There is no such card: %1.</source>
        <extracomment>%1 is what was written for the name of a card.</extracomment>
        <translation>אין קלף כזה: %1.</translation>
    </message>
    <message>
        <source>%1 does not belong there: %2.</source>
        <extracomment>%1 is a card, %2 a deck.</extracomment>
        <translation>אין מקום לקלף %1 בחפיסה הזאת: %2.</translation>
    </message>
    <message>
        <source>%1: %2 cards; more than %3 are too many.</source>
        <extracomment>%1 is a deck, %2 how many cards it has, %3 how many it may have.</extracomment>
        <translation>%1: %2 קלפים; אסור שיהיו יותר מ־%3.</translation>
    </message>
    <message>
        <source>%1 × %2: at most %3 are allowed.</source>
        <extracomment>%1 is a card, %2 how often it is in the deck, %3 how often it may be.</extracomment>
        <translation>%1 × %2: מותרים לכל היותר %3.</translation>
    </message>
    <message>
        <source>%1 belongs to %2; of other clans only Personalities are allowed.</source>
        <extracomment>%1 is a card, %2 a clan.</extracomment>
        <translation>%1: קלף של שבט %2; משבטים אחרים מותרות רק דמויות.</translation>
    </message>
    <message>
        <source>Line %1 names no card: “%2”.</source>
        <extracomment>%1 is the number of a line, %2 what stands there.</extracomment>
        <translation>בשורה %1 אין שם של קלף: &quot;%2&quot;.</translation>
    </message>
</context>
<context>
    <name>ClansWords</name>
    <message>
        <source>Maple</source>
        <extracomment>A clan, alone.</extracomment>
        <translation>אדר</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>שזיף</translation>
    </message>
    <message>
        <source>Reed</source>
        <translation>קנה</translation>
    </message>
    <message>
        <source>Cedar</source>
        <translation>ארז</translation>
    </message>
    <message>
        <source>Stronghold</source>
        <extracomment>Type of a card, alone.</extracomment>
        <translation>מעוז</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>דמות</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>נחלה</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>אירוע</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>אזור</translation>
    </message>
    <message>
        <source>Action card</source>
        <translation>קלף פעולה</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>מלווה</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>חפץ</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>לחש</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>טבעת</translation>
    </message>
    <message>
        <source>Strongholds</source>
        <extracomment>Cards of a type, before a number: &quot;Personalities: 18&quot;.</extracomment>
        <translation>מעוזים</translation>
    </message>
    <message>
        <source>Personalities</source>
        <translation>דמויות</translation>
    </message>
    <message>
        <source>Holdings</source>
        <translation>נחלות</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>אירועים</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>אזורים</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>קלפי פעולה</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>מלווים</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>חפצים</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>לחשים</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>טבעות</translation>
    </message>
    <message>
        <source>Maple: Red Banners</source>
        <extracomment>Name of a ready-made deck: the clan, a colon, a motto.</extracomment>
        <translation>אדר: הדגלים האדומים</translation>
    </message>
    <message>
        <source>Plum: White Petals</source>
        <translation>שזיף: הפריחה הלבנה</translation>
    </message>
    <message>
        <source>Reed: Four Winds Ride</source>
        <translation>קנה: דהרת ארבע הרוחות</translation>
    </message>
    <message>
        <source>Cedar: Five Wheels</source>
        <translation>ארז: חמשת הגלגלים</translation>
    </message>
    <message>
        <source>Military: strong units with Followers destroy Provinces. The easiest to begin with.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>צבא: יחידות חזקות עם מלווים משמידות מחוזות. הקלה ביותר להתחלה.</translation>
    </message>
    <message>
        <source>Honor: Courtiers and Duelists gain it while guards hold the Provinces. Good for beginners.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>כבוד: אנשי חצר ולוחמי דו־קרב צוברים אותו, ומשמר מגן על המחוזות. טובה למתחילים.</translation>
    </message>
    <message>
        <source>Cavalry and court: riders strike where nobody defends, Courtiers cost the enemy Honor. Takes practice.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>פרשים וחצר: הפרשים תוקפים היכן שאיש אינו מגן, ואנשי החצר גורעים כבוד מהצד היריב. דורשת ניסיון.</translation>
    </message>
    <message>
        <source>Enlightenment: five Rings, each played in its own way, behind strong walls. The hardest.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>הארה: חמש טבעות, וכל אחת נכנסת למשחק בדרך משלה, מאחורי חומות חזקות. הקשה ביותר.</translation>
    </message>
    <message>
        <source>Bring into play: %1</source>
        <translation>להכניס למשחק: %1</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <translation>להשתמש: %1</translation>
    </message>
    <message>
        <source>When to ask me</source>
        <translation>מתי לשאול אותי</translation>
    </message>
    <message>
        <source>Pass until the end of the turn</source>
        <translation>לדלג עד סוף התור</translation>
    </message>
    <message>
        <source>Pass until the end of the battle</source>
        <translation>לדלג עד סוף הקרב</translation>
    </message>
    <message>
        <source>That is how I want it</source>
        <translation>כך אני רוצה</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>Where does the unit go? %1</source>
        <extracomment>Headline during maneuvers. %1 is a Personality.</extracomment>
        <translation>לאן תצא היחידה? %1</translation>
    </message>
    <message>
        <source>Where do the others go?</source>
        <extracomment>Headline during maneuvers: all units that can be assigned, or all others, go to one battlefield.</extracomment>
        <translation>לאן ייצאו שאר היחידות?</translation>
    </message>
    <message>
        <source>Where do all go?</source>
        <translation>לאן ייצאו כל היחידות?</translation>
    </message>
    <message>
        <source>%1: at which price?</source>
        <extracomment>Headline. %1 is a Personality that can be bought with or without gaining Honor.</extracomment>
        <translation>%1: באיזה מחיר?</translation>
    </message>
    <message>
        <source>%1: which ability?</source>
        <extracomment>Headline. %1 is a card with several abilities.</extracomment>
        <translation>%1: באיזו יכולת להשתמש?</translation>
    </message>
    <message>
        <source>When are you asked? The table passes for you where there is no tick.</source>
        <extracomment>Headline over a list of occasions, each with a tick where the player is asked.</extracomment>
        <translation>מתי לשאול אותך? בלי סימון, השולחן ידלג במקומך.</translation>
    </message>
    <message>
        <source>Send the others</source>
        <extracomment>Maneuvers: a button. The battlefield is chosen next.</extracomment>
        <translation>לשלוח את השאר</translation>
    </message>
    <message>
        <source>Send all</source>
        <translation>לשלוח את כולן</translation>
    </message>
    <message>
        <source>Send the others: %1</source>
        <extracomment>Maneuvers. %1 is a battlefield.</extracomment>
        <translation>לשלוח את השאר: %1</translation>
    </message>
    <message>
        <source>Send all: %1</source>
        <extracomment>Maneuvers. %1 is a battlefield.</extracomment>
        <translation>לשלוח את כולן: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>יחידה אחת</numerusform>
            <numerusform>%n יחידות</numerusform>
        </translation>
    </message>
    <message>
        <source>Force %1</source>
        <translation>כוח %1</translation>
    </message>
    <message>
        <source>Yes, ask me</source>
        <extracomment>Under “Ask me ...”: there is a tick.</extracomment>
        <translation>כן, לשאול אותי</translation>
    </message>
    <message>
        <source>No, pass for me</source>
        <extracomment>Under “Ask me ...”: there is no tick.</extracomment>
        <translation>לא, לדלג במקומי</translation>
    </message>
    <message>
        <source>Reactions are given up, too. You are asked again when attacked, and when something must be chosen.</source>
        <translation>הוויתור חל גם על תגובות. השאלות יחזרו כשתוקפים אותך, וכשחייבים לבחור משהו.</translation>
    </message>
    <message>
        <source>Reactions are given up, too. You are asked again when something must be chosen.</source>
        <translation>הוויתור חל גם על תגובות. השאלות יחזרו כשחייבים לבחור משהו.</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>An option: which deck a player has. A list follows.</extracomment>
        <translation>חפיסה</translation>
    </message>
    <message>
        <source>Dynasty discard pile of %1</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>%1: ערימת ההשלכה של השושלת</translation>
    </message>
    <message>
        <source>Fate discard pile of %1</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>%1: ערימת ההשלכה של הגורל</translation>
    </message>
    <message>
        <source>Choose where it goes: %1</source>
        <extracomment>Maneuvers. %1 is a Personality.</extracomment>
        <translation>לבחור יעד: %1</translation>
    </message>
    <message>
        <source>Send %1: %2</source>
        <extracomment>Maneuvers. %1 is a Personality, %2 a battlefield.</extracomment>
        <translation>לשלוח את %1: %2</translation>
    </message>
    <message>
        <source>Leave at home: %1</source>
        <extracomment>Maneuvers. %1 is a Personality.</extracomment>
        <translation>להשאיר בבית: %1</translation>
    </message>
    <message>
        <source>Leave out: %1</source>
        <extracomment>A payment. %1 is a card that will not bow after all.</extracomment>
        <translation>לא להטות: %1</translation>
    </message>
    <message>
        <source>Bow: %1</source>
        <extracomment>A payment. %1 is a card that will bow, too.</extracomment>
        <translation>להטות: %1</translation>
    </message>
    <message>
        <source>Keep: %1</source>
        <extracomment>Dynasty Phase. %1 is a face-up card.</extracomment>
        <translation>להשאיר: %1</translation>
    </message>
    <message>
        <source>Discard at the end: %1</source>
        <extracomment>Dynasty Phase. %1 is a face-up card.</extracomment>
        <translation>להשליך בסוף: %1</translation>
    </message>
    <message>
        <source>Ask me in the Action Phases of my opponent</source>
        <translation>לשאול אותי בשלבי הפעולות של הצד היריב</translation>
    </message>
    <message>
        <source>Ask me whenever I could react</source>
        <translation>לשאול אותי על כל תגובה אפשרית</translation>
    </message>
    <message>
        <source>Ask me in battles at which I have no unit</source>
        <translation>לשאול אותי בקרבות שאין בהם יחידה שלי</translation>
    </message>
    <message>
        <source>Ask me about Reactions that protect nothing, too</source>
        <translation>לשאול אותי גם על תגובות שאינן מגינות על דבר</translation>
    </message>
    <message>
        <source>Ask me about Reactions to my own actions</source>
        <translation>לשאול אותי על תגובות לפעולות שלי</translation>
    </message>
    <message>
        <source>Cards and keywords</source>
        <translation>קלפים ומילות מפתח</translation>
    </message>
    <message>
        <source>An ability is used once a turn, and only while its card is unbowed. A trait works all the time. Targets are chosen first, then costs are paid, then it takes effect.</source>
        <translation>ביכולת משתמשים פעם אחת בתור, ורק כשהקלף שלה אינו מוטה. תכונה פועלת כל הזמן. קודם בוחרים מטרות, אחר כך משלמים את העלויות, ואז מבצעים.</translation>
    </message>
    <message>
        <source>Turn %1 · %2 · %3</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is, %3 the phase.</extracomment>
        <translation>תור %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Own decks</source>
        <extracomment>An option: decks that the players have made themselves.</extracomment>
        <translation>חפיסות משלך</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>הצד הפותח</translation>
    </message>
    <message>
        <source>Whoever does not begin may put a Legacy Holding into play at the start.</source>
        <translation>הצד השני רשאי להכניס נחלת מורשת למשחק בהתחלה.</translation>
    </message>
    <message>
        <source>Higher Family Honor</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>לפי כבוד המשפחה</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>מקום 1</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>מקום 2</translation>
    </message>
    <message>
        <source>Draw after</source>
        <extracomment>An option: a number of turns.</extracomment>
        <translation>תיקו אחרי</translation>
    </message>
    <message>
        <source>So many turns of both players together end the match in a draw.</source>
        <translation>אחרי מספר כזה של תורות, של שני הצדדים יחד, המשחק מסתיים בתיקו.</translation>
    </message>
</context>
<context>
    <name>CurvesPane</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <extracomment>For screen readers, of a chart: %1 is a Gold Cost or a Focus Value, %n how many cards have it.</extracomment>
        <translation>
            <numerusform>%1: קלף אחד</numerusform>
            <numerusform>%1: %n קלפים</numerusform>
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
        <translation>עלויות בזהב: השושלת באדום, הגורל בכחול</translation>
    </message>
    <message>
        <source>Focus Values</source>
        <extracomment>Head of a chart: how many cards have each Focus Value.</extracomment>
        <translation>ערכי ריכוז</translation>
    </message>
</context>
<context>
    <name>DeckBuilder</name>
    <message>
        <source>Card</source>
        <extracomment>Head of a page that shows the chosen card large.</extracomment>
        <translation>קלף</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>החפיסה עוד לא נשמרה.</translation>
    </message>
    <message>
        <source>New deck</source>
        <extracomment>A deck that has no name yet.</extracomment>
        <translation>חפיסה חדשה</translation>
    </message>
    <message>
        <source>%1 (cannot be read)</source>
        <extracomment>In a list of decks: %1 is the title of one whose file is damaged.</extracomment>
        <translation>%1 (לא ניתנת לקריאה)</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>הפעולה לא הצליחה</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved. Do you want to save them?</source>
        <extracomment>A question. %1 is the title of a deck.</extracomment>
        <translation>בחפיסה &quot;%1&quot; יש שינויים שלא נשמרו. לשמור אותם?</translation>
    </message>
    <message>
        <source>Save the deck?</source>
        <translation>לשמור את החפיסה?</translation>
    </message>
    <message>
        <source>My %1</source>
        <extracomment>Title of a new deck that begins as a ready-made one, %1.</extracomment>
        <translation>%1 – שלי</translation>
    </message>
    <message>
        <source>%1 The deck stays open here. “Save as text…” under “More” can write it to another place.</source>
        <extracomment>%1 is a sentence: why a deck could not be saved. “More” and “Save as text…” are on the same page.</extracomment>
        <translation>%1 החפיסה נשארת פתוחה כאן. אפשר לשמור אותה במקום אחר בעזרת &quot;שמירה כטקסט…&quot; שתחת &quot;עוד&quot;.</translation>
    </message>
    <message>
        <source>The deck is not saved</source>
        <translation>החפיסה לא נשמרה</translation>
    </message>
    <message>
        <source>The deck is saved.</source>
        <translation>החפיסה נשמרה.</translation>
    </message>
    <message>
        <source>“%1” has been changed in another window. Both are kept; this one is now called “%2”.</source>
        <extracomment>%1 is the title of a deck that was changed in two windows, %2 that of the second, now a deck of its own.</extracomment>
        <translation>החפיסה &quot;%1&quot; השתנתה בחלון אחר. שתיהן נשמרו, וזו שכאן נקראת עכשיו &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>Saved as a new deck</source>
        <translation>נשמרה כחפיסה חדשה</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>שם החפיסה</translation>
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
        <translation>%1 – עותק</translation>
    </message>
    <message>
        <source>Do you want to delete “%1”? This cannot be undone.</source>
        <extracomment>A question. %1 is the title of a deck.</extracomment>
        <translation>למחוק את החפיסה &quot;%1&quot;? אי אפשר לבטל את המחיקה.</translation>
    </message>
    <message>
        <source>Delete the deck?</source>
        <translation>למחוק את החפיסה?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>The text names no card. Each line should be a number and the name of a card.</source>
        <translation>אין בטקסט שם של קלף. בכל שורה צריך להיות מספר, ואחריו שם של קלף.</translation>
    </message>
    <message>
        <source>No deck was found</source>
        <translation>לא נמצאה חפיסה</translation>
    </message>
    <message>
        <source>Imported deck</source>
        <extracomment>Title of a deck that was read from a text without a title.</extracomment>
        <translation>חפיסה מיובאת</translation>
    </message>
    <message>
        <source>Imported, not saved yet. Dynasty: %1, Fate: %2.</source>
        <extracomment>What was read of a text: a deck of %1 Dynasty cards and %2 Fate cards.</extracomment>
        <translation>החפיסה יובאה ועוד לא נשמרה. שושלת: %1, גורל: %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more line(s).</source>
        <extracomment>Under a list of lines of a text that were not understood: so many more.</extracomment>
        <translation>
            <numerusform>ועוד שורה אחת.</numerusform>
            <numerusform>ועוד %n שורות.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything was read</source>
        <translation>לא הכול נקרא</translation>
    </message>
    <message>
        <source>The deck was copied as text.</source>
        <translation>החפיסה הועתקה כטקסט.</translation>
    </message>
    <message>
        <source>The deck was written as text.</source>
        <translation>החפיסה נשמרה כטקסט.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <extracomment>Title of the page where decks are made.</extracomment>
        <translation>החפיסות שלך</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Before a list of decks.</extracomment>
        <translation>חפיסה</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button with a menu: begin a new deck.</extracomment>
        <translation>חדשה</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button with a menu: what else can be done with a deck.</extracomment>
        <translation>עוד</translation>
    </message>
    <message>
        <source>Empty deck</source>
        <extracomment>Menu: begin a deck without any cards.</extracomment>
        <translation>חפיסה ריקה</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>שינוי שם…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>שכפול</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>מחיקה…</translation>
    </message>
    <message>
        <source>Import from the clipboard</source>
        <extracomment>Menu: read a deck from the clipboard.</extracomment>
        <translation>ייבוא מלוח הגזירים</translation>
    </message>
    <message>
        <source>Import from a file…</source>
        <translation>ייבוא מקובץ…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>Menu: put the deck on the clipboard.</extracomment>
        <translation>העתקה כטקסט</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>שמירה כטקסט…</translation>
    </message>
    <message>
        <source>Draw a test hand</source>
        <extracomment>Button: show what a match with this deck could begin with.</extracomment>
        <translation>שליפת ניסיון</translation>
    </message>
</context>
<context>
    <name>DeckPane</name>
    <message>
        <source>Cards: %1 of at least %2</source>
        <extracomment>A tooltip on a page of a deck: %1 cards are in this half, %2 are the fewest allowed.</extracomment>
        <translation>קלפים: %1 מתוך %2 לפחות</translation>
    </message>
    <message>
        <source>Dynasty %1</source>
        <extracomment>Head of a page: the Dynasty deck has %1 cards, as many as it needs, or there is little room.</extracomment>
        <translation>שושלת %1</translation>
    </message>
    <message>
        <source>Fate %1</source>
        <extracomment>Head of a page: the Fate deck has %1 cards, as many as it needs, or there is little room.</extracomment>
        <translation>גורל %1</translation>
    </message>
    <message>
        <source>Dynasty %1/%2</source>
        <extracomment>Head of a page: the Dynasty deck has %1 of at least %2 cards.</extracomment>
        <translation>שושלת %1/%2</translation>
    </message>
    <message>
        <source>Fate %1/%2</source>
        <extracomment>Head of a page: the Fate deck has %1 of at least %2 cards.</extracomment>
        <translation>גורל %1/%2</translation>
    </message>
    <message>
        <source>Choose a Stronghold</source>
        <extracomment>In a list of Strongholds: none is chosen yet.</extracomment>
        <translation>יש לבחור מעוז</translation>
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
        <translation>עדיין אין קלפים. יש לבחור קלף ברשימה שבצד וללחוץ על +, או ללחוץ על הקלף פעמיים.</translation>
    </message>
    <message>
        <source>Curves</source>
        <extracomment>Head of a page: how many cards cost how much.</extracomment>
        <translation>עקומות</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Build a deck…</source>
        <extracomment>Button on the page where a match is set up: opens the page where decks are made.</extracomment>
        <translation>בניית חפיסה…</translation>
    </message>
</context>
<context>
    <name>PoolPane</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>How many cards the search has found.</extracomment>
        <translation>
            <numerusform>קלף אחד</numerusform>
            <numerusform>%n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>All types</source>
        <extracomment>A filter: the type of a card does not matter.</extracomment>
        <translation>כל הסוגים</translation>
    </message>
    <message>
        <source>Dynasty cards</source>
        <extracomment>A filter: all cards that belong in a Dynasty deck.</extracomment>
        <translation>קלפי שושלת</translation>
    </message>
    <message>
        <source>Fate cards</source>
        <extracomment>A filter: all cards that belong in a Fate deck.</extracomment>
        <translation>קלפי גורל</translation>
    </message>
    <message>
        <source>Fits the deck</source>
        <extracomment>A filter: cards of any clan that the deck may have, given its Stronghold.</extracomment>
        <translation>מתאימים לחפיסה</translation>
    </message>
    <message>
        <source>All clans</source>
        <extracomment>A filter: the clan of a card does not matter.</extracomment>
        <translation>כל השבטים</translation>
    </message>
    <message>
        <source>No clan</source>
        <extracomment>A filter: only cards that belong to no clan.</extracomment>
        <translation>ללא שבט</translation>
    </message>
    <message>
        <source>All keywords</source>
        <extracomment>A filter: the keywords of a card do not matter.</extracomment>
        <translation>כל מילות המפתח</translation>
    </message>
    <message>
        <source>Any Gold Cost</source>
        <extracomment>A filter: the Gold Cost of a card does not matter.</extracomment>
        <translation>כל עלות בזהב</translation>
    </message>
    <message>
        <source>Gold Cost %1</source>
        <extracomment>A filter: cards of this Gold Cost. %1 is a number.</extracomment>
        <translation>עלות בזהב %1</translation>
    </message>
    <message>
        <source>Any Focus Value</source>
        <extracomment>A filter: the Focus Value of a card does not matter.</extracomment>
        <translation>כל ערך ריכוז</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>A filter: cards of this Focus Value. %1 is a number.</extracomment>
        <translation>ערך ריכוז %1</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <extracomment>What can be typed to find cards; stands in the empty field.</extracomment>
        <translation>חיפוש בשמות ובטקסטים</translation>
    </message>
    <message>
        <source>Search</source>
        <comment>field</comment>
        <extracomment>Stands in the empty field where there is no room to say what is searched.</extracomment>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>שבט</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>סוג</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>מילת מפתח</translation>
    </message>
    <message>
        <source>Gold Cost</source>
        <translation>עלות בזהב</translation>
    </message>
    <message>
        <source>Focus Value</source>
        <translation>ערך ריכוז</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <extracomment>Button: look for all cards again.</extracomment>
        <translation>ניקוי המסננים</translation>
    </message>
    <message>
        <source>Filters</source>
        <extracomment>Button: show or hide the filters.</extracomment>
        <translation>מסננים</translation>
    </message>
    <message>
        <source>No card is like this. Other words or fewer filters find more.</source>
        <translation>אין קלף כזה. מילים אחרות או פחות מסננים ימצאו יותר.</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <extracomment>For screen readers: the list of all cards that can be chosen.</extracomment>
        <translation>קלפים לבחירה</translation>
    </message>
</context>
<context>
    <name>TestDraw</name>
    <message>
        <source>Test draw</source>
        <extracomment>Title of a page: what a match could begin with, drawn on trial.</extracomment>
        <translation>שליפת ניסיון</translation>
    </message>
    <message>
        <source>Provinces</source>
        <extracomment>Over the cards of a test draw that lie in the Provinces.</extracomment>
        <translation>מחוזות</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Over the cards of a test draw that are in the hand.</extracomment>
        <translation>יד</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Button: shuffle the decks and draw anew.</extracomment>
        <translation>שליפה חוזרת</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <extracomment>Over a list of what keeps a deck from being played with.</extracomment>
        <translation>
            <numerusform>דבר אחד לתיקון</numerusform>
            <numerusform>%n דברים לתיקון</numerusform>
        </translation>
    </message>
    <message>
        <source>This deck is ready to play.</source>
        <extracomment>Nothing is wrong with the deck: a match can begin with it.</extracomment>
        <translation>החפיסה הזאת מוכנה למשחק.</translation>
    </message>
</context>
</TS>
