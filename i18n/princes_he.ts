<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name>Princes</name>
    <message>
        <source>Rival Princes</source>
        <translation>נסיכים יריבים</translation>
    </message>
    <message>
        <source>Two principalities, built card by card</source>
        <translation>שתי נסיכויות, נבנות קלף אחר קלף</translation>
    </message>
    <message>
        <source>Each of you rules a small principality. The dice fill its fields, woods and mines; you turn what they bring into roads, settlements and cities, mills and fleets, knights and churches. Mind the brigands, the tournament, and the arsonist your rival keeps in hand. Twelve points win.</source>
        <translation>לכל צד נסיכות קטנה. הקוביות ממלאות את השדות, היערות וההרים, ומה שהן מביאות הופך לכבישים, ליישובים ולערים, לטחנות ולציים, לאבירים ולכנסיות. כדאי להיזהר מן השודדים, לא להזניח את הטורניר, ולזכור שאולי ביד של הצד היריב מסתתר מצית. שתים־עשרה נקודות מביאות ניצחון.</translation>
    </message>
    <message>
        <source>Rival Princes follows the rules of the Settlers of Catan Card Game for two players, as first published in 1996.</source>
        <translation>המשחק נסיכים יריבים הולך לפי חוקי משחק הקלפים של המתיישבים של קטאן לשני שחקנים, כפי שיצא לאור לראשונה בשנת 1996.</translation>
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
    <name>PrincesActions</name>
    <message>
        <source>Lay the regions like this</source>
        <translation>להשאיר את האזורים כך</translation>
    </message>
    <message>
        <source>Look through stack %1</source>
        <translation>לעיין בערימה %1</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>%1 is a card.
----------
Spy. %1 is a card.</extracomment>
        <translation>לקחת: %1</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>לא לקחת דבר</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>להטיל את הקוביות</translation>
    </message>
    <message>
        <source>Set the number %1</source>
        <extracomment>Alchemist. %1 is a number of the die.</extracomment>
        <translation>לקבוע את המספר %1</translation>
    </message>
    <message>
        <source>Build a road on the left</source>
        <translation>לבנות כביש משמאל</translation>
    </message>
    <message>
        <source>Build a road on the right</source>
        <translation>לבנות כביש מימין</translation>
    </message>
    <message>
        <source>Build a settlement on the left with the Scout</source>
        <translation>לבנות יישוב משמאל עם הגשש</translation>
    </message>
    <message>
        <source>Build a settlement on the right with the Scout</source>
        <translation>לבנות יישוב מימין עם הגשש</translation>
    </message>
    <message>
        <source>Build a settlement on the left</source>
        <translation>לבנות יישוב משמאל</translation>
    </message>
    <message>
        <source>Build a settlement on the right</source>
        <translation>לבנות יישוב מימין</translation>
    </message>
    <message>
        <source>Build a city: %1</source>
        <extracomment>%1 says where: a place counted from the left.</extracomment>
        <translation>לבנות עיר: %1</translation>
    </message>
    <message>
        <source>Build: %1 – %2</source>
        <extracomment>%1 is a card, %2 says where.</extracomment>
        <translation>לבנות: %1 – %2</translation>
    </message>
    <message>
        <source>Tear down: %1</source>
        <extracomment>%1 says where.</extracomment>
        <translation>להרוס: %1</translation>
    </message>
    <message>
        <source>Trade %1 for %2</source>
        <extracomment>%1 and %2 are resources with a number.</extracomment>
        <translation>לסחור: %1 תמורת %2</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>להגיש את ההצעה</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>לשחק: %1</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>לסיים את התור</translation>
    </message>
    <message>
        <source>Draw from stack %1</source>
        <translation>לשלוף מערימה %1</translation>
    </message>
    <message>
        <source>Search stack %1</source>
        <translation>לחפש בערימה %1</translation>
    </message>
    <message>
        <source>Put %1 under stack %2</source>
        <extracomment>%1 is a card, %2 the number of a stack.</extracomment>
        <translation>להניח מתחת לערימה %2: %1</translation>
    </message>
    <message>
        <source>Stop here</source>
        <extracomment>No more cards, no more resources.</extracomment>
        <translation>לעצור כאן</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>לדלג</translation>
    </message>
    <message>
        <source>Store: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>לאחסן: %1</translation>
    </message>
    <message>
        <source>Pay: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>לשלם: %1</translation>
    </message>
    <message>
        <source>Give: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>לתת: %1</translation>
    </message>
    <message>
        <source>Take the payment back</source>
        <translation>לקחת את התשלום בחזרה</translation>
    </message>
    <message>
        <source>Take from your opponent: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>לקחת מהיריב: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>%1 says where a card lies that goes back to its owner’s hand.
----------
%1 is a card.</extracomment>
        <translation>לבחור: %1</translation>
    </message>
    <message>
        <source>Put away: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>לסלק: %1</translation>
    </message>
    <message>
        <source>Put under stack %1</source>
        <translation>להניח מתחת לערימה %1</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>לקבל את ההצעה</translation>
    </message>
    <message>
        <source>Reject the offer</source>
        <translation>לדחות את ההצעה</translation>
    </message>
    <message>
        <source>%1 above, %2 below</source>
        <extracomment>%1 and %2 are regions.</extracomment>
        <translation>%1 למעלה, %2 למטה</translation>
    </message>
    <message>
        <source>Lay it above</source>
        <translation>להניח למעלה</translation>
    </message>
    <message>
        <source>Lay it below</source>
        <translation>להניח למטה</translation>
    </message>
    <message>
        <source>Answer with: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>להגיב עם: %1</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>לערבב את הקלפים</translation>
    </message>
    <message>
        <source>Shuffle the region pile</source>
        <translation>לערבב את ערימת האזורים</translation>
    </message>
    <message>
        <source>Shuffle the event pile</source>
        <translation>לערבב את ערימת האירועים</translation>
    </message>
    <message>
        <source>Both roll: %1 and %2</source>
        <extracomment>Both roll for the first turn; %1 and %2 are numbers.</extracomment>
        <translation>הטלה לתור הראשון: %1 מול %2</translation>
    </message>
    <message>
        <source>Dice: %1, %2</source>
        <extracomment>%1 is a number, %2 the symbol of the event die.</extracomment>
        <translation>קוביות: %1, %2</translation>
    </message>
    <message>
        <source>Attack roll: %1</source>
        <extracomment>%1 is a number of the die.</extracomment>
        <translation>הטלה להתקפה: %1</translation>
    </message>
    <message>
        <source>The turn ends</source>
        <translation>התור מסתיים</translation>
    </message>
    <message>
        <source>Keep all cards; the turn ends</source>
        <translation>כל הקלפים נשארים; התור מסתיים</translation>
    </message>
    <message>
        <source>Let the attack come</source>
        <translation>לא להגיב להתקפה</translation>
    </message>
    <message>
        <source>Then refill the hand</source>
        <translation>ואז להשלים את היד</translation>
    </message>
    <message>
        <source>Stores %1 of 3</source>
        <translation>במלאי %1 מתוך 3</translation>
    </message>
    <message>
        <source>Arrange your six regions: swap them until they lie as you like.</source>
        <translation>יש לסדר את ששת האזורים שלך: אפשר להחליף ביניהם עד שהסדר לטעמך.</translation>
    </message>
    <message>
        <source>Which stack do you look through for your first three cards?</source>
        <translation>באיזו ערימה לעיין כדי לבחור את שלושת הקלפים הראשונים?</translation>
    </message>
    <message>
        <source>Master Builder: which stack do you look through?</source>
        <translation>רב־בנאים: באיזו ערימה לעיין?</translation>
    </message>
    <message numerus="yes">
        <source>Choose your first cards: %n more.</source>
        <translation>
            <numerusform>יש לבחור את הקלפים הראשונים שלך: עוד קלף אחד.</numerusform>
            <numerusform>יש לבחור את הקלפים הראשונים שלך: עוד %n קלפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a card. The order of the others stays.</source>
        <translation>יש לקחת קלף. סדר הקלפים האחרים נשמר.</translation>
    </message>
    <message>
        <source>Master Builder: take a card, or nothing.</source>
        <translation>רב־בנאים: אפשר לקחת קלף, או לא לקחת דבר.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice.</source>
        <translation>התור שלך: יש להטיל את הקוביות.</translation>
    </message>
    <message>
        <source>Build, play, and trade as you like.</source>
        <translation>אפשר לבנות, לשחק קלפים ולסחור כרצונך.</translation>
    </message>
    <message>
        <source>Refill your hand: draw, or search a stack.</source>
        <translation>השלמת היד: אפשר לשלוף, או לחפש בערימה.</translation>
    </message>
    <message>
        <source>Exchange a card? Choose the one to put under a stack.</source>
        <translation>להחליף קלף? יש לבחור את הקלף שיונח מתחת לערימה.</translation>
    </message>
    <message>
        <source>Take your new card: draw, or search a stack.</source>
        <translation>הקלף החדש שלך: אפשר לשלוף, או לחפש בערימה.</translation>
    </message>
    <message>
        <source>Too many cards: put one under a stack.</source>
        <translation>יותר מדי קלפים: יש להניח קלף מתחת לערימה.</translation>
    </message>
    <message>
        <source>Master Builder: put one of your cards under a stack.</source>
        <translation>רב־בנאים: יש להניח קלף שלך מתחת לערימה.</translation>
    </message>
    <message>
        <source>Trade advantage: take a resource from your opponent?</source>
        <translation>יתרון מסחרי: לקחת משאב מהצד היריב?</translation>
    </message>
    <message>
        <source>Conflict: choose the second card to put away.</source>
        <translation>סכסוך: יש לבחור את הקלף השני לסילוק.</translation>
    </message>
    <message>
        <source>Conflict: choose the first card to put away.</source>
        <translation>סכסוך: יש לבחור את הקלף הראשון לסילוק.</translation>
    </message>
    <message>
        <source>Conflict: under which stack do the cards go?</source>
        <translation>סכסוך: מתחת לאיזו ערימה יונחו הקלפים?</translation>
    </message>
    <message>
        <source>Which region stores it? %1</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>באיזה אזור לאחסן? %1</translation>
    </message>
    <message>
        <source>%1: which region pays? %2</source>
        <extracomment>Headline. %1 is what is being built, %2 a resource.</extracomment>
        <translation>%1: איזה אזור משלם? %2</translation>
    </message>
    <message numerus="yes">
        <source>Pay with any resources: %n more.</source>
        <translation>
            <numerusform>אפשר לשלם בכל משאב: עוד אחד.</numerusform>
            <numerusform>אפשר לשלם בכל משאב: עוד %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which region pays? %1</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>איזה אזור משלם? %1</translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Headline. %1 is the one who offers, %2 and %3 list resources.</extracomment>
        <translation>%1, הצעה: %2. תמורת: %3.</translation>
    </message>
    <message>
        <source>Scout: choose the region that goes above, then the one below.</source>
        <translation>גשש: יש לבחור את האזור העליון, ואחריו את התחתון.</translation>
    </message>
    <message>
        <source>Two new regions: choose the one that goes above.</source>
        <translation>שני אזורים חדשים: יש לבחור את האזור העליון.</translation>
    </message>
    <message>
        <source>A new region: above or below?</source>
        <translation>אזור חדש: למעלה או למטה?</translation>
    </message>
    <message>
        <source>An Arsonist attacks your buildings. Do you answer?</source>
        <translation>המצית תוקף את המבנים שלך. להגיב?</translation>
    </message>
    <message>
        <source>A Black Knight attacks your knights. Do you answer?</source>
        <translation>האביר השחור תוקף את האבירים שלך. להגיב?</translation>
    </message>
    <message>
        <source>A Raid threatens your resources. Do you answer?</source>
        <translation>פשיטת שודדים מאיימת על המשאבים שלך. להגיב?</translation>
    </message>
    <message numerus="yes">
        <source>Raid: take from your opponent, %n more.</source>
        <translation>
            <numerusform>פשיטת שודדים: לקיחה מהצד היריב, עוד משאב אחד.</numerusform>
            <numerusform>פשיטת שודדים: לקיחה מהצד היריב, עוד %n משאבים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Caravan: give a second resource, or stop.</source>
        <translation>שיירה: אפשר לתת משאב שני, או לעצור.</translation>
    </message>
    <message>
        <source>Caravan: which region gives a resource?</source>
        <translation>שיירה: איזה אזור נותן משאב?</translation>
    </message>
    <message>
        <source>Merchant: take a second resource, or stop.</source>
        <translation>סוחר: אפשר לקחת משאב שני, או לעצור.</translation>
    </message>
    <message>
        <source>Merchant: take a resource from your opponent.</source>
        <translation>סוחר: יש לקחת משאב מהצד היריב.</translation>
    </message>
    <message>
        <source>Merchant: which region gives one back?</source>
        <translation>סוחר: איזה אזור מחזיר משאב?</translation>
    </message>
    <message>
        <source>Spy: take a knight, a fleet, or an action card.</source>
        <translation>מרגל: אפשר לקחת אביר, צי או קלף פעולה.</translation>
    </message>
    <message>
        <source>Your opponent plays: %1. %2</source>
        <extracomment>Headline. %1 is an action card of the opponent, %2 the question that follows from it.</extracomment>
        <translation>הצד היריב משחק: %1. %2</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>מסחר</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Headline. %1 is a card or an event, %2 the question that follows from it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You win the tournament: which region gains 1?</source>
        <translation>הניצחון בטורניר שלך: איזה אזור מקבל משאב?</translation>
    </message>
    <message>
        <source>Good harvest: which region gains 1?</source>
        <translation>יבול מבורך: איזה אזור מקבל משאב?</translation>
    </message>
    <message>
        <source>Progress: which region gains 1?</source>
        <translation>קידמה: איזה אזור מקבל משאב?</translation>
    </message>
    <message>
        <source>Caravan: which region gains 1?</source>
        <translation>שיירה: איזה אזור מקבל משאב?</translation>
    </message>
    <message>
        <source>Which of your buildings goes back to your hand?</source>
        <translation>איזה מבנה שלך יחזור אל היד?</translation>
    </message>
    <message>
        <source>Which building goes back to your opponent’s hand?</source>
        <translation>איזה מבנה יחזור אל היד של הצד היריב?</translation>
    </message>
    <message>
        <source>Which of your knights goes back to your hand?</source>
        <translation>איזה אביר שלך יחזור אל היד?</translation>
    </message>
    <message>
        <source>Which knight goes back to your opponent’s hand?</source>
        <translation>איזה אביר יחזור אל היד של הצד היריב?</translation>
    </message>
    <message>
        <source>Civil war: which of your units goes back to your hand?</source>
        <translation>מלחמת אזרחים: איזו יחידה שלך תחזור אל היד?</translation>
    </message>
    <message>
        <source>Civil war: which unit goes back to your opponent’s hand?</source>
        <translation>מלחמת אזרחים: איזו יחידה תחזור אל היד של הצד היריב?</translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation>הקלפים מעורבבים.</translation>
    </message>
    <message>
        <source>The region pile is shuffled.</source>
        <translation>ערימת האזורים מעורבבת.</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>ערימת האירועים מעורבבת.</translation>
    </message>
    <message>
        <source>Both roll for the first turn.</source>
        <translation>שני הצדדים מטילים על התור הראשון.</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>הקוביות מתגלגלות.</translation>
    </message>
    <message>
        <source>left town %1</source>
        <extracomment>Where a settlement or city lies: counted from the first road outward. Stands after a colon or a dash.</extracomment>
        <translation>מקום %1 משמאל</translation>
    </message>
    <message>
        <source>right town %1</source>
        <extracomment>Where a settlement or city lies: counted from the first road outward. Stands after a colon or a dash.</extracomment>
        <translation>מקום %1 מימין</translation>
    </message>
    <message>
        <source>%1, above</source>
        <extracomment>Where a site lies; %1 is a town, as in “left town 2”. It has two sites above it, one beyond the other.</extracomment>
        <translation>%1, למעלה</translation>
    </message>
    <message>
        <source>%1, top</source>
        <translation>%1, למעלה בקצה</translation>
    </message>
    <message>
        <source>%1, below</source>
        <extracomment>Where a site lies; %1 is a town, as in “left town 2”. It has two sites below it, one beyond the other.</extracomment>
        <translation>%1, למטה</translation>
    </message>
    <message>
        <source>%1, bottom</source>
        <translation>%1, למטה בקצה</translation>
    </message>
    <message>
        <source>%1 arranges the regions.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1: סידור האזורים.</translation>
    </message>
    <message>
        <source>%1 may answer the attack.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>ההחלטה אם להגיב להתקפה בידי %1.</translation>
    </message>
    <message>
        <source>%1 thinks about the offer.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>ההצעה בידי %1.</translation>
    </message>
    <message>
        <source>%1 looks through a stack.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1: עיון בערימה.</translation>
    </message>
    <message>
        <source>%1 builds and trades.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1: בנייה ומסחר.</translation>
    </message>
    <message>
        <source>%1 refills the hand.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1: השלמת היד.</translation>
    </message>
</context>
<context>
    <name>PrincesBase</name>
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
        <translation>עלות: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Tooltip: %1 is a card, %2 says what it does.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s).</source>
        <translation>
            <numerusform>נקודת ניצחון אחת.</numerusform>
            <numerusform>%n נקודות ניצחון.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1, tournament points %2.</source>
        <extracomment>A knight’s figures: %1 and %2 are numbers.</extracomment>
        <translation>כוח: %1, נקודות טורניר: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n commerce point(s).</source>
        <translation>
            <numerusform>נקודת מסחר אחת.</numerusform>
            <numerusform>%n נקודות מסחר.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only at a city.</source>
        <translation>רק בעיר.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>עלות: %1.</translation>
    </message>
    <message>
        <source>The cards and what they do</source>
        <translation>הקלפים ומה הם עושים</translation>
    </message>
    <message>
        <source>Green cards lie on any site, red cards only at cities. A card acts on the two regions beside its site, on the same side of the town. Action cards leave the game when they have been played.</source>
        <translation>קלפים ירוקים מונחים בכל אתר בנייה, אדומים רק בערים. קלף פועל על שני האזורים שליד האתר שלו, באותו צד של השורה. קלפי פעולה יוצאים מן המשחק אחרי השימוש בהם.</translation>
    </message>
</context>
<context>
    <name>PrincesCards</name>
    <message>
        <source>Rowan of the Ford</source>
        <extracomment>Name of a knight, as printed on the card.</extracomment>
        <translation>רואן איש המעברה</translation>
    </message>
    <message>
        <source>Lucian Goldplume</source>
        <translation>לוציאן נוצת הזהב</translation>
    </message>
    <message>
        <source>Hoss Iron Fist</source>
        <translation>הוס אגרוף הברזל</translation>
    </message>
    <message>
        <source>Morgan Greycloak</source>
        <translation>מורגן אפור הגלימה</translation>
    </message>
    <message>
        <source>Bruno the Boulder</source>
        <translation>ברונו הסלע</translation>
    </message>
    <message>
        <source>Ivar Wildaxe</source>
        <translation>איוור הגרזן הפראי</translation>
    </message>
    <message>
        <source>Tobin Quickspur</source>
        <translation>טובין הדוהר</translation>
    </message>
    <message>
        <source>Emmet Empty-Purse</source>
        <translation>אמט ריק הכיס</translation>
    </message>
    <message>
        <source>Garrick of the Marsh</source>
        <translation>גאריק איש הביצות</translation>
    </message>
    <message>
        <source>Brick Fleet</source>
        <extracomment>Name of a card: ships that trade this resource.</extracomment>
        <translation>צי הלבנים</translation>
    </message>
    <message>
        <source>Gold Fleet</source>
        <translation>צי הזהב</translation>
    </message>
    <message>
        <source>Grain Fleet</source>
        <translation>צי התבואה</translation>
    </message>
    <message>
        <source>Lumber Fleet</source>
        <translation>צי העץ</translation>
    </message>
    <message>
        <source>Ore Fleet</source>
        <translation>צי הבצר</translation>
    </message>
    <message>
        <source>Wool Fleet</source>
        <translation>צי הצמר</translation>
    </message>
    <message>
        <source>Abbey</source>
        <extracomment>Name of a building, as printed on the card.</extracomment>
        <translation>מנזר</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>מצודה</translation>
    </message>
    <message>
        <source>Smithy</source>
        <translation>נפחייה</translation>
    </message>
    <message>
        <source>Brick Factory</source>
        <translation>מפעל לבנים</translation>
    </message>
    <message>
        <source>Iron Foundry</source>
        <translation>בית יציקה</translation>
    </message>
    <message>
        <source>Grain Mill</source>
        <translation>טחנת קמח</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <translation>מנסרה</translation>
    </message>
    <message>
        <source>Spinning Mill</source>
        <translation>מטווייה</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>אמת מים</translation>
    </message>
    <message>
        <source>Bath House</source>
        <translation>בית מרחץ</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>כנסייה</translation>
    </message>
    <message>
        <source>Colossus</source>
        <translation>קולוסוס</translation>
    </message>
    <message>
        <source>Counting House</source>
        <translation>בית המסחר</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>נמל</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ספרייה</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <translation>שוק</translation>
    </message>
    <message>
        <source>Merchant Guild</source>
        <translation>גילדת הסוחרים</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>מטבעה</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>בית העירייה</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <extracomment>Name of an action card: a person.</extracomment>
        <translation>אלכימאי</translation>
    </message>
    <message>
        <source>Arsonist</source>
        <translation>מצית</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>בישוף</translation>
    </message>
    <message>
        <source>Black Knight</source>
        <translation>האביר השחור</translation>
    </message>
    <message>
        <source>Raid</source>
        <extracomment>Name of an action card: the robbing of two resources.</extracomment>
        <translation>פשיטת שודדים</translation>
    </message>
    <message>
        <source>Caravan</source>
        <translation>שיירה</translation>
    </message>
    <message>
        <source>Herb Woman</source>
        <translation>מלקטת העשבים</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>סוחר</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>גשש</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>מרגל</translation>
    </message>
    <message>
        <source>Civil War</source>
        <extracomment>Name of an event card.</extracomment>
        <translation>מלחמת אזרחים</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>סכסוך</translation>
    </message>
    <message>
        <source>Master Builder</source>
        <translation>רב־בנאים</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>מגפה</translation>
    </message>
    <message>
        <source>Productive Year</source>
        <translation>שנה פורייה</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>קידמה</translation>
    </message>
    <message>
        <source>Year End</source>
        <translation>סוף השנה</translation>
    </message>
    <message>
        <source>In your turn, trade 2 brick for 1 other resource, as often as you like.</source>
        <translation>בתור שלך אפשר לסחור: 2 לבנים תמורת משאב אחר אחד, כמה פעמים שרוצים.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 gold for 1 other resource, as often as you like.</source>
        <translation>בתור שלך אפשר לסחור: 2 זהב תמורת משאב אחר אחד, כמה פעמים שרוצים.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 grain for 1 other resource, as often as you like.</source>
        <translation>בתור שלך אפשר לסחור: 2 תבואה תמורת משאב אחר אחד, כמה פעמים שרוצים.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 lumber for 1 other resource, as often as you like.</source>
        <translation>בתור שלך אפשר לסחור: 2 עץ תמורת משאב אחר אחד, כמה פעמים שרוצים.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 ore for 1 other resource, as often as you like.</source>
        <translation>בתור שלך אפשר לסחור: 2 בצר תמורת משאב אחר אחד, כמה פעמים שרוצים.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 wool for 1 other resource, as often as you like.</source>
        <translation>בתור שלך אפשר לסחור: 2 צמר תמורת משאב אחר אחד, כמה פעמים שרוצים.</translation>
    </message>
    <message>
        <source>You may hold 1 more card. Progress brings you 1 resource.</source>
        <translation>מותר להחזיק עוד קלף אחד ביד. קידמה מביאה לך משאב אחד.</translation>
    </message>
    <message>
        <source>Protects its 2 neighboring regions: what they store is not counted when brigands come.</source>
        <translation>מגינה על 2 האזורים הסמוכים לה: מה שבמלאי שלהם לא נספר כשבאים השודדים.</translation>
    </message>
    <message>
        <source>Each of your knights has 1 more strength. Tournament points stay as they are.</source>
        <translation>כוחו של כל אביר שלך גדל ב־1. נקודות הטורניר אינן משתנות.</translation>
    </message>
    <message>
        <source>Neighboring hills produce 2 brick instead of 1.</source>
        <translation>גבעות סמוכות מייצרות 2 לבנים במקום אחת.</translation>
    </message>
    <message>
        <source>Neighboring mountains produce 2 ore instead of 1.</source>
        <translation>הרים סמוכים מייצרים 2 בצר במקום 1.</translation>
    </message>
    <message>
        <source>Neighboring fields produce 2 grain instead of 1.</source>
        <translation>שדות סמוכים מייצרים 2 תבואה במקום 1.</translation>
    </message>
    <message>
        <source>Neighboring forests produce 2 lumber instead of 1.</source>
        <translation>יערות סמוכים מייצרים 2 עץ במקום 1.</translation>
    </message>
    <message>
        <source>Neighboring pastures produce 2 wool instead of 1.</source>
        <translation>שטחי מרעה סמוכים מייצרים 2 צמר במקום 1.</translation>
    </message>
    <message>
        <source>The plague spares your whole principality.</source>
        <translation>המגפה פוסחת על כל הנסיכות שלך.</translation>
    </message>
    <message>
        <source>The plague spares the 4 regions at this city.</source>
        <translation>המגפה פוסחת על 4 האזורים שסביב העיר הזאת.</translation>
    </message>
    <message>
        <source>Knights and fleets at this city are safe from civil war.</source>
        <translation>אבירים וציים בעיר הזאת מוגנים ממלחמת אזרחים.</translation>
    </message>
    <message>
        <source>It stands there, and everybody looks up to it.</source>
        <translation>הוא פשוט עומד שם, וכולם נושאים אליו עיניים.</translation>
    </message>
    <message>
        <source>It brings commerce, and nothing else.</source>
        <translation>מביא מסחר, ולא שום דבר אחר.</translation>
    </message>
    <message>
        <source>Each of your fleets has 1 more commerce point.</source>
        <translation>לכל צי שלך נקודת מסחר אחת נוספת.</translation>
    </message>
    <message>
        <source>In your turn, trade 1 gold for 1 other resource, as often as you like.</source>
        <translation>בתור שלך אפשר לסחור: זהב אחד תמורת משאב אחר אחד, כמה פעמים שרוצים.</translation>
    </message>
    <message>
        <source>Searching a stack costs you 1 resource instead of 2.</source>
        <translation>חיפוש בערימה עולה לך משאב אחד במקום 2.</translation>
    </message>
    <message>
        <source>Play before your roll: you set the production die to a number of your choice and roll only the event die.</source>
        <translation>משחקים לפני ההטלה שלך: המספר בקוביית הייצור נקבע לפי בחירתך, ומטילים רק את קוביית האירועים.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 a building of your choice goes back to your opponent’s hand, on 6 one of yours.</source>
        <translation>התקפה: מטילים קובייה. ב־1 עד 5 מבנה לפי בחירתך חוזר אל היד של הצד היריב, ב־6 חוזר אל היד מבנה שלך.</translation>
    </message>
    <message>
        <source>Answer to an Arsonist or a Raid: the attacker now wins only on 1–2.</source>
        <translation>תגובה למצית או לפשיטת שודדים: הצד התוקף מנצח עכשיו רק ב־1 או 2.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 a knight of your choice goes back to your opponent’s hand, on 6 one of yours.</source>
        <translation>התקפה: מטילים קובייה. ב־1 עד 5 אביר לפי בחירתך חוזר אל היד של הצד היריב, ב־6 חוזר אל היד אביר שלך.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 you take 2 resources of your choice from your opponent, on 6 it is the reverse.</source>
        <translation>התקפה: מטילים קובייה. ב־1 עד 5 עוברים אליך מהצד היריב 2 משאבים לפי בחירתך, ב־6 קורה ההפך.</translation>
    </message>
    <message>
        <source>Swap up to 2 of your resources for as many others of your choice.</source>
        <translation>אפשר להחליף עד 2 משאבים שלך באותו מספר של משאבים אחרים לפי בחירתך.</translation>
    </message>
    <message>
        <source>Answer to a Black Knight: the attacker now wins only on 1–2.</source>
        <translation>תגובה לאביר השחור: הצד התוקף מנצח עכשיו רק ב־1 או 2.</translation>
    </message>
    <message>
        <source>Take up to 2 resources of your choice from your opponent, then give 1 of your choice.</source>
        <translation>לוקחים מהצד היריב עד 2 משאבים לפי בחירתך, ואז נותנים לו משאב אחד לפי בחירתך.</translation>
    </message>
    <message>
        <source>Play while building a settlement: you choose its 2 regions from the whole region pile.</source>
        <translation>משחקים בזמן בניית יישוב: 2 האזורים שלו הם לפי בחירתך מתוך כל ערימת האזורים.</translation>
    </message>
    <message>
        <source>Look at your opponent’s hand and take 1 knight, fleet, or action card.</source>
        <translation>מעיינים ביד של הצד היריב ולוקחים ממנה אביר, צי או קלף פעולה אחד.</translation>
    </message>
    <message>
        <source>1 knight or fleet of each player returns to the hand; the opponent chooses which. A Church protects its city.</source>
        <translation>אביר או צי אחד מכל צד חוזר אל היד; הבחירה בידי הצד היריב. כנסייה מגינה על העיר שלה.</translation>
    </message>
    <message>
        <source>Whoever holds the knight token looks at the opponent’s hand and puts 2 of its cards under a stack.</source>
        <translation>מי שבידו אסימון האביר: עיון ביד של הצד היריב, ו־2 קלפים ממנה מונחים מתחת לערימה.</translation>
    </message>
    <message>
        <source>Each player looks through a stack and may take 1 card for 1 card of the hand.</source>
        <translation>כל צד מעיין בערימה, ורשאי לקחת קלף אחד תמורת קלף אחד מן היד.</translation>
    </message>
    <message>
        <source>Every region at a city loses 1 resource. Aqueduct and Bath House protect.</source>
        <translation>כל אזור ליד עיר מאבד משאב אחד. אמת מים ובית מרחץ מגינים.</translation>
    </message>
    <message>
        <source>Every region gains 1 resource for each neighboring Garrison.</source>
        <translation>כל אזור מקבל משאב אחד על כל מצודה סמוכה.</translation>
    </message>
    <message>
        <source>Each player takes 1 resource of choice for each Abbey and each Library.</source>
        <translation>כל צד לוקח משאב אחד לפי בחירתו על כל מנזר ועל כל ספרייה.</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>מערבבים את ערימת האירועים.</translation>
    </message>
    <message>
        <source>brick</source>
        <extracomment>A resource, in a list after a colon or before a number.</extracomment>
        <translation>לבנה</translation>
    </message>
    <message>
        <source>lumber</source>
        <translation>עץ</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>תבואה</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>צמר</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>בצר</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>זהב</translation>
    </message>
    <message>
        <source>Fields %1</source>
        <extracomment>Name of a region with the number on which it produces: &quot;Fields 3&quot;.</extracomment>
        <translation>שדות&#xa0;%1</translation>
    </message>
    <message>
        <source>Mountains %1</source>
        <translation>הרים&#xa0;%1</translation>
    </message>
    <message>
        <source>Pasture %1</source>
        <translation>מרעה&#xa0;%1</translation>
    </message>
    <message>
        <source>Forest %1</source>
        <translation>יער&#xa0;%1</translation>
    </message>
    <message>
        <source>Hills %1</source>
        <translation>גבעות&#xa0;%1</translation>
    </message>
    <message>
        <source>Gold field %1</source>
        <translation>שדה זהב&#xa0;%1</translation>
    </message>
    <message>
        <source>Produces 1 grain on %1 and stores up to 3.</source>
        <extracomment>What a region card does; %1 is a number of the die.</extracomment>
        <translation>כשיוצא %1: ייצור של תבואה אחת. במלאי: עד 3.</translation>
    </message>
    <message>
        <source>Produces 1 ore on %1 and stores up to 3.</source>
        <translation>כשיוצא %1: ייצור של בצר אחד. במלאי: עד 3.</translation>
    </message>
    <message>
        <source>Produces 1 wool on %1 and stores up to 3.</source>
        <translation>כשיוצא %1: ייצור של צמר אחד. במלאי: עד 3.</translation>
    </message>
    <message>
        <source>Produces 1 lumber on %1 and stores up to 3.</source>
        <translation>כשיוצא %1: ייצור של עץ אחד. במלאי: עד 3.</translation>
    </message>
    <message>
        <source>Produces 1 brick on %1 and stores up to 3.</source>
        <translation>כשיוצא %1: ייצור של לבנה אחת. במלאי: עד 3.</translation>
    </message>
    <message>
        <source>Produces 1 gold on %1 and stores up to 3. Gold builds nothing, but it can be traded.</source>
        <translation>כשיוצא %1: ייצור של זהב אחד. במלאי: עד 3. בזהב לא בונים, אבל אפשר לסחור בו.</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>A card of the row in the middle of a principality.</extracomment>
        <translation>כביש</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>יישוב</translation>
    </message>
    <message>
        <source>City</source>
        <translation>עיר</translation>
    </message>
    <message>
        <source>Lies at the end of your row; a settlement can follow beyond it.</source>
        <translation>מונח בקצה השורה שלך; אחריו אפשר לבנות יישוב.</translation>
    </message>
    <message>
        <source>1 victory point and 2 sites for green cards. A new one brings 2 regions.</source>
        <translation>נקודת ניצחון אחת ו־2 אתרי בנייה לקלפים ירוקים. יישוב חדש מביא 2 אזורים.</translation>
    </message>
    <message>
        <source>Is laid on a settlement: 2 victory points and 4 sites for green and red cards.</source>
        <translation>מונחת על יישוב: 2 נקודות ניצחון ו־4 אתרי בנייה לקלפים ירוקים ואדומים.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>A symbol of the event die.</extracomment>
        <translation>טורניר</translation>
    </message>
    <message>
        <source>Trade advantage</source>
        <translation>יתרון מסחרי</translation>
    </message>
    <message>
        <source>Brigands</source>
        <translation>שודדים</translation>
    </message>
    <message>
        <source>Good harvest</source>
        <translation>יבול מבורך</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>קלף אירוע</translation>
    </message>
    <message>
        <source>Whoever has more tournament points in all takes 1 resource of choice; a tie gives nothing.</source>
        <extracomment>What a symbol of the event die does.</extracomment>
        <translation>מי שיש לו יותר נקודות טורניר בסך הכול לוקח משאב אחד לפי בחירתו; בתיקו אין זוכה.</translation>
    </message>
    <message>
        <source>Whoever holds the mill token may take 1 resource of choice from the opponent.</source>
        <translation>מי שבידו אסימון הטחנה: מותר לקחת מהצד היריב משאב אחד לפי בחירה.</translation>
    </message>
    <message>
        <source>Whoever has more than 7 unprotected resources loses all wool and all ore.</source>
        <translation>מי שיש לו יותר מ־7 משאבים לא מוגנים מאבד את כל הצמר ואת כל העפרה.</translation>
    </message>
    <message>
        <source>Each player takes 1 resource of choice.</source>
        <translation>כל צד לוקח משאב אחד לפי בחירתו.</translation>
    </message>
    <message>
        <source>The top event card is turned up and carried out.</source>
        <translation>קלף האירוע העליון נחשף ומתבצע.</translation>
    </message>
</context>
<context>
    <name>PrincesEvents</name>
    <message numerus="yes">
        <source>%n card(s) lie in five stacks.</source>
        <translation>
            <numerusform>קלף אחד מונח בחמש ערימות.</numerusform>
            <numerusform>%n קלפים מונחים בחמש ערימות.</numerusform>
        </translation>
    </message>
    <message>
        <source>The region pile is shuffled.</source>
        <translation>ערימת האזורים עורבבה.</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>ערימת האירועים עורבבה.</translation>
    </message>
    <message>
        <source>%1 has arranged the regions.</source>
        <translation>%1: האזורים סודרו.</translation>
    </message>
    <message>
        <source>Both principalities are shown.</source>
        <translation>שתי הנסיכויות נחשפות.</translation>
    </message>
    <message>
        <source>%1 rolls %2, %3 rolls %4. They roll again.</source>
        <extracomment>Log line: both roll for the first turn. %1 and %3 are names, %2 and %4 numbers.</extracomment>
        <translation>%1: יצא %2; %3: יצא %4. מטילים שוב.</translation>
    </message>
    <message>
        <source>%1 rolls %2, %3 rolls %4. %5 begins.</source>
        <extracomment>Log line. %1 and %3 are names, %2 and %4 numbers, %5 is the one who begins.</extracomment>
        <translation>%1: יצא %2; %3: יצא %4. התור הראשון של %5.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>תור %1: %2.</translation>
    </message>
    <message>
        <source>%1 sets the number %2 and rolls: %3.</source>
        <extracomment>Log line, with an Alchemist. %2 is a number, %3 the symbol of the event die.</extracomment>
        <translation>%1: נקבע המספר %2, והאירוע הוא %3.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and: %3.</source>
        <extracomment>Log line. %2 is a number, %3 the symbol of the event die.</extracomment>
        <translation>%1: יצא %2 בקוביות, והאירוע הוא %3.</translation>
    </message>
    <message>
        <source>%1 takes the payment back.</source>
        <translation>%1: התשלום מוחזר.</translation>
    </message>
    <message>
        <source>Tournament: %1 to %2. Nobody wins.</source>
        <extracomment>Log line. %1 and %2 are numbers of tournament points.</extracomment>
        <translation>טורניר: %1 מול %2. אין זוכה.</translation>
    </message>
    <message>
        <source>Tournament: %1 to %2. %3 wins.</source>
        <extracomment>Log line. %1 and %2 are numbers of tournament points, %3 is the winner.</extracomment>
        <translation>טורניר: %1 מול %2. הניצחון של %3.</translation>
    </message>
    <message>
        <source>%1 takes nothing for the trade advantage.</source>
        <translation>%1, יתרון מסחרי: לא נלקח דבר.</translation>
    </message>
    <message>
        <source>%1 takes for the trade advantage: %2.</source>
        <extracomment>Log line. %2 is a resource.</extracomment>
        <translation>%1, יתרון מסחרי: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Brigands rob %1, who has %n unprotected resource(s).</source>
        <extracomment>Log line. %n is how many unprotected resources the player has.</extracomment>
        <translation>
            <numerusform>השודדים בוזזים את %1: משאב לא מוגן אחד.</numerusform>
            <numerusform>השודדים בוזזים את %1: %n משאבים לא מוגנים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brigands spare %1, who has %n unprotected resource(s).</source>
        <extracomment>Log line. %n is how many unprotected resources the player has.</extracomment>
        <translation>
            <numerusform>השודדים פוסחים על %1: משאב לא מוגן אחד.</numerusform>
            <numerusform>השודדים פוסחים על %1: %n משאבים לא מוגנים.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 trades with the bank: %2 for %3.</source>
        <extracomment>Log line. %2 and %3 are resources with a number.</extracomment>
        <translation>%1, מסחר עם הבנק: %2 תמורת %3.</translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Log line. %2 and %3 list resources.</extracomment>
        <translation>%1, הצעה: %2. תמורת: %3.</translation>
    </message>
    <message>
        <source>%1 accepts the offer.</source>
        <translation>%1: ההצעה מתקבלת.</translation>
    </message>
    <message>
        <source>%1 rejects the offer.</source>
        <translation>%1: ההצעה נדחית.</translation>
    </message>
    <message>
        <source>%1 produces: %2 (%3).</source>
        <translation>%1, ייצור: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 gains in the productive year: %2 (%3).</source>
        <translation>%1, שנה פורייה: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for the tournament: %2 (%3).</source>
        <translation>%1, פרס הטורניר: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for the good harvest: %2 (%3).</source>
        <translation>%1, יבול מבורך: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for progress: %2 (%3).</source>
        <translation>%1, קידמה: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes back: %2 (%3).</source>
        <translation>%1, החזרה: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 receives: %2 (%3).</source>
        <extracomment>Log line: resources come from the bank or from the other player.</extracomment>
        <translation>%1, קבלה: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 loses to the brigands: %2 (%3).</source>
        <translation>%1, אובדן לשודדים: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 loses by the plague: %2 (%3).</source>
        <translation>%1, אובדן במגפה: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 pays: %2 (%3).</source>
        <translation>%1, תשלום: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 gives: %2 (%3).</source>
        <extracomment>Log line: resources go to the other player.</extracomment>
        <translation>%1, מסירה: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 looks through stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1: עיון בערימה %2.</translation>
    </message>
    <message>
        <source>%1 takes a card from stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1: לקיחת קלף מערימה %2.</translation>
    </message>
    <message>
        <source>%1 takes a card from stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>%1, לקיחת קלף מערימה %2: %3.</translation>
    </message>
    <message>
        <source>%1 takes no card.</source>
        <translation>%1: לא נלקח קלף.</translation>
    </message>
    <message>
        <source>%1 draws from stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1: שליפת קלף מערימה %2.</translation>
    </message>
    <message>
        <source>%1 draws from stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>%1, שליפת קלף מערימה %2: %3.</translation>
    </message>
    <message>
        <source>A card of %1 goes under stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1: קלף מונח מתחת לערימה %2.</translation>
    </message>
    <message>
        <source>A card of %1 goes under stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>%1, קלף מונח מתחת לערימה %2: %3.</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2.</source>
        <translation>%1: עיון ביד של %2.</translation>
    </message>
    <message>
        <source>%1 takes a card from the hand of %2.</source>
        <translation>%1: לקיחת קלף מהיד של %2.</translation>
    </message>
    <message>
        <source>%1 takes a card from the hand of %2: %3.</source>
        <extracomment>Log line. %3 is a card.</extracomment>
        <translation>%1, לקיחת קלף מהיד של %2: %3.</translation>
    </message>
    <message>
        <source>%1 is going to build a road.</source>
        <translation>%1: הכנה לבניית כביש.</translation>
    </message>
    <message>
        <source>%1 is going to build a settlement.</source>
        <translation>%1: הכנה לבניית יישוב.</translation>
    </message>
    <message>
        <source>%1 is going to build a city.</source>
        <translation>%1: הכנה לבניית עיר.</translation>
    </message>
    <message>
        <source>%1 is going to build: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1, הכנה לבנייה: %2.</translation>
    </message>
    <message>
        <source>%1 builds a road.</source>
        <translation>%1: בניית כביש.</translation>
    </message>
    <message>
        <source>%1 builds a settlement.</source>
        <translation>%1: בניית יישוב.</translation>
    </message>
    <message>
        <source>%1 builds a city.</source>
        <translation>%1: שדרוג יישוב לעיר.</translation>
    </message>
    <message>
        <source>%1 builds: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1, בנייה: %2.</translation>
    </message>
    <message>
        <source>%1 tears down: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1, הריסה: %2.</translation>
    </message>
    <message>
        <source>%1 takes back into the hand: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1, החזרה אל היד: %2.</translation>
    </message>
    <message>
        <source>%1 looks at new regions.</source>
        <translation>%1: עיון באזורים חדשים.</translation>
    </message>
    <message>
        <source>%1 looks at new regions: %2.</source>
        <extracomment>Log line. %2 lists regions.</extracomment>
        <translation>%1, עיון באזורים חדשים: %2.</translation>
    </message>
    <message>
        <source>%1 gains two regions: %2 above, %3 below.</source>
        <extracomment>Log line. %2 and %3 are regions.</extracomment>
        <translation>%1, שני אזורים חדשים: %2 למעלה, %3 למטה.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1, שימוש בקלף: %2.</translation>
    </message>
    <message>
        <source>Out of the game: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>מחוץ למשחק: %1.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack succeeds in spite of the answer.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1: יצא %2. ההתקפה מצליחה למרות התגובה.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack succeeds.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1: יצא %2. ההתקפה מצליחה.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack backfires.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1: יצא %2. ההתקפה פוגעת בצד התוקף.</translation>
    </message>
    <message>
        <source>Event card: %1. %2</source>
        <extracomment>Log line. %1 is an event card, %2 says what it does, in whole sentences.</extracomment>
        <translation>קלף אירוע: %1. %2</translation>
    </message>
    <message>
        <source>Under the event pile: %1.</source>
        <extracomment>Log line. %1 is an event card.</extracomment>
        <translation>מתחת לערימת האירועים: %1.</translation>
    </message>
    <message>
        <source>Nobody holds the knight token.</source>
        <translation>אסימון האביר אינו בידי איש.</translation>
    </message>
    <message>
        <source>%1 takes the knight token.</source>
        <translation>אסימון האביר עובר לידי %1.</translation>
    </message>
    <message>
        <source>Nobody holds the mill token.</source>
        <translation>אסימון הטחנה אינו בידי איש.</translation>
    </message>
    <message>
        <source>%1 takes the mill token.</source>
        <translation>אסימון הטחנה עובר לידי %1.</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>המשחק הסתיים בתיקו.</translation>
    </message>
    <message>
        <source>%1 wins the match with %2 to %3 points.</source>
        <extracomment>Log line. %2 and %3 are victory points.</extracomment>
        <translation>הניצחון במשחק של %1: %2 נקודות מול %3.</translation>
    </message>
</context>
<context>
    <name>PrincesReasons</name>
    <message>
        <source>Still missing: %1.</source>
        <extracomment>Why something cannot be built or traded. %1 lists resources.</extracomment>
        <translation>עדיין חסר: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Searching costs %n resource(s).</source>
        <translation>
            <numerusform>החיפוש עולה משאב אחד.</numerusform>
            <numerusform>החיפוש עולה %n משאבים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the hand: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>לא ביד: %1.</translation>
    </message>
    <message>
        <source>No road is left in the supply.</source>
        <translation>לא נשארו כבישים במאגר.</translation>
    </message>
    <message>
        <source>No settlement is left in the supply.</source>
        <translation>לא נשארו יישובים במאגר.</translation>
    </message>
    <message>
        <source>No city is left in the supply.</source>
        <translation>לא נשארו ערים במאגר.</translation>
    </message>
    <message>
        <source>A road goes just outside the outermost settlement or city.</source>
        <translation>כביש מונח מייד אחרי היישוב או העיר שבקצה השורה.</translation>
    </message>
    <message>
        <source>A settlement goes just outside the outermost road.</source>
        <translation>יישוב מונח מייד אחרי הכביש שבקצה השורה.</translation>
    </message>
    <message>
        <source>A city is laid on one of your own settlements.</source>
        <translation>עיר מונחת על יישוב שלך.</translation>
    </message>
    <message>
        <source>A red card needs a free site at a city.</source>
        <translation>קלף אדום דורש אתר בנייה פנוי בעיר.</translation>
    </message>
    <message>
        <source>The outer sites need a city.</source>
        <translation>אתרי הבנייה החיצוניים דורשים עיר.</translation>
    </message>
    <message>
        <source>There is no settlement or city here.</source>
        <translation>אין כאן יישוב או עיר.</translation>
    </message>
    <message>
        <source>Another card lies on this site: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>באתר הזה כבר מונח קלף: %1.</translation>
    </message>
    <message>
        <source>The inner site is filled first.</source>
        <translation>קודם ממלאים את האתר הפנימי.</translation>
    </message>
    <message>
        <source>Action cards are played, not built.</source>
        <translation>קלפי פעולה משחקים, לא בונים.</translation>
    </message>
    <message>
        <source>Action cards need %1 points of both players together: it is %2 and %3 now.</source>
        <extracomment>%1, %2 and %3 are victory points.</extracomment>
        <translation>קלפי פעולה דורשים %1 נקודות של שני הצדדים יחד: כרגע יש %2 מול %3.</translation>
    </message>
    <message>
        <source>Action cards need %1 points of each player: it is %2 and %3 now.</source>
        <extracomment>%1, %2 and %3 are victory points.</extracomment>
        <translation>קלפי פעולה דורשים %1 נקודות מכל צד: כרגע יש %2 מול %3.</translation>
    </message>
    <message>
        <source>Your opponent has no building.</source>
        <translation>לצד היריב אין מבנה.</translation>
    </message>
    <message>
        <source>Your opponent has no knight.</source>
        <translation>לצד היריב אין אביר.</translation>
    </message>
    <message>
        <source>Your opponent has nothing that you have room for.</source>
        <translation>אצל הצד היריב אין משאב שיש לך מקום בשבילו.</translation>
    </message>
    <message>
        <source>There is nothing to swap, or no room for anything else.</source>
        <translation>אין מה להחליף, או שאין מקום לשום משאב אחר.</translation>
    </message>
    <message>
        <source>The Alchemist is played before the roll.</source>
        <translation>את האלכימאי משחקים לפני ההטלה.</translation>
    </message>
    <message>
        <source>The Scout is played while building a settlement.</source>
        <translation>את הגשש משחקים בזמן בניית יישוב.</translation>
    </message>
    <message>
        <source>The Bishop answers an Arsonist or a Raid.</source>
        <translation>הבישוף הוא תגובה למצית או לפשיטת שודדים.</translation>
    </message>
    <message>
        <source>The Herb Woman answers a Black Knight.</source>
        <translation>מלקטת העשבים היא תגובה לאביר השחור.</translation>
    </message>
    <message>
        <source>Green and red cards are built, not played.</source>
        <translation>קלפים ירוקים ואדומים בונים, לא משחקים.</translation>
    </message>
    <message>
        <source>%1 has no room for: %2.</source>
        <extracomment>%1 is a player’s name, %2 a resource.</extracomment>
        <translation>אצל %1 אין מקום עבור: %2.</translation>
    </message>
    <message>
        <source>This region stores 3 already: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>באזור הזה כבר 3 במלאי: %1.</translation>
    </message>
    <message>
        <source>This region stores nothing: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>באזור הזה אין דבר במלאי: %1.</translation>
    </message>
    <message>
        <source>This region is not yours: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>האזור הזה אינו שלך: %1.</translation>
    </message>
    <message>
        <source>Now it is the turn of: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>עכשיו תור המשאב: %1.</translation>
    </message>
    <message>
        <source>What was given does not come back: %1.</source>
        <extracomment>The Caravan. %1 is a resource.</extracomment>
        <translation>מה שניתן אינו חוזר: %1.</translation>
    </message>
    <message>
        <source>It is not there, or there is no room for it: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>אין ממנו, או שאין לו מקום: %1.</translation>
    </message>
    <message>
        <source>Your opponent has no room for: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>אצל הצד היריב אין מקום עבור: %1.</translation>
    </message>
    <message>
        <source>Only the Mint trades 1 for 1, and only gold.</source>
        <translation>רק במטבעה סוחרים אחד תמורת אחד, ורק בזהב.</translation>
    </message>
    <message>
        <source>Trading 2 for 1 needs the fleet of this resource: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>מסחר של 2 תמורת אחד דורש את הצי של המשאב הזה: %1.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>אין סוחרים במשאב תמורת אותו משאב: %1.</translation>
    </message>
    <message>
        <source>An offer has something on both sides.</source>
        <translation>בהצעה צריך להיות משהו משני הצדדים.</translation>
    </message>
    <message>
        <source>Your opponent does not have: %1.</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>אצל הצד היריב אין: %1.</translation>
    </message>
    <message>
        <source>No card is left in stack %1.</source>
        <translation>לא נשארו קלפים בערימה %1.</translation>
    </message>
    <message>
        <source>Stack %1 is not to be taken now.</source>
        <extracomment>%1 is the number of a stack.</extracomment>
        <translation>אי אפשר לבחור עכשיו בערימה %1.</translation>
    </message>
    <message numerus="yes">
        <source>A turn ends with 3 cards at least: %n more.</source>
        <translation>
            <numerusform>התור מסתיים עם 3 קלפים לפחות: חסר קלף אחד.</numerusform>
            <numerusform>התור מסתיים עם 3 קלפים לפחות: חסרים %n קלפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card does not lie there: %1.</source>
        <extracomment>%1 is a card or a region.</extracomment>
        <translation>הקלף הזה אינו מונח שם: %1.</translation>
    </message>
    <message>
        <source>No card that could be taken lies there.</source>
        <translation>אין שם קלף שאפשר לקחת.</translation>
    </message>
    <message>
        <source>A Church protects the knights and fleets of this city.</source>
        <translation>כנסייה מגינה על האבירים והציים של העיר הזאת.</translation>
    </message>
    <message>
        <source>This card does not answer the attack: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>הקלף הזה אינו תגובה להתקפה: %1.</translation>
    </message>
    <message>
        <source>At least one comes first.</source>
        <translation>קודם יש לבחור לפחות אחד.</translation>
    </message>
    <message>
        <source>This match is played without tearing down.</source>
        <translation>במשחק הזה אין הריסה.</translation>
    </message>
    <message>
        <source>The Alchemist has set the number %1.</source>
        <extracomment>%1 is a number of the die.</extracomment>
        <translation>האלכימאי קבע את המספר %1.</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>המספר חייב להיות בין %1 ל־%2.</translation>
    </message>
    <message>
        <source>%1 has reached %2 points; the other side has %3.</source>
        <extracomment>How the match ended. %2 and %3 are victory points.</extracomment>
        <translation>אצל %1 הושגו %2 נקודות; לצד היריב: %3.</translation>
    </message>
    <message>
        <source>The last round is over: %1 has %2, %3 has %4.</source>
        <extracomment>How the match ended. %1 and %3 are names, %2 and %4 victory points.</extracomment>
        <translation>הסיבוב האחרון הסתיים. %1: %2; %3: %4.</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n victory point(s).</source>
        <extracomment>Why a move is advised.</extracomment>
        <translation>
            <numerusform>המהלך מביא נקודת ניצחון אחת.</numerusform>
            <numerusform>המהלך מביא %n נקודות ניצחון.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the knight token.</source>
        <translation>המהלך מביא את אסימון האביר.</translation>
    </message>
    <message>
        <source>It wins the mill token.</source>
        <translation>המהלך מביא את אסימון הטחנה.</translation>
    </message>
    <message>
        <source>More is produced from now on: %1.</source>
        <extracomment>Why a move is advised. %1 is a resource.</extracomment>
        <translation>מעכשיו ייצור מוגבר: %1.</translation>
    </message>
    <message>
        <source>It opens a place for a settlement.</source>
        <translation>המהלך פותח מקום ליישוב.</translation>
    </message>
    <message>
        <source>After it there is enough for: %1.</source>
        <extracomment>Why a trade is advised. %1 is a card, a road, a settlement, or a city.</extracomment>
        <translation>אחרי המהלך יש מספיק עבור: %1.</translation>
    </message>
    <message>
        <source>Wanted next: %1. Still missing: %2.</source>
        <extracomment>Why a move is advised. %1 is what is wanted next, %2 lists resources.</extracomment>
        <translation>היעד הבא: %1. עדיין חסר: %2.</translation>
    </message>
    <message>
        <source>The resources are kept for: %1.</source>
        <extracomment>Why a move is advised. %1 is what the resources are kept for.</extracomment>
        <translation>המשאבים נשמרים עבור: %1.</translation>
    </message>
    <message>
        <source>Unprotected resources go from %1 to %2, in case brigands come.</source>
        <extracomment>Why a move is advised. %1 and %2 are numbers.</extracomment>
        <translation>מספר המשאבים הלא מוגנים משתנה מ־%1 ל־%2, למקרה שיבואו שודדים.</translation>
    </message>
    <message>
        <source>It costs the opponent more.</source>
        <translation>לצד היריב זה עולה יותר.</translation>
    </message>
    <message>
        <source>Nothing that is wanted next needs it: %1.</source>
        <extracomment>Why an offer is refused. %1 lists what was offered.</extracomment>
        <translation>אין בזה צורך לצעדים הבאים: %1.</translation>
    </message>
    <message>
        <source>The offer is better for the other side.</source>
        <translation>ההצעה טובה יותר לצד השני.</translation>
    </message>
    <message>
        <source>It adds strength, for the knight token.</source>
        <translation>המהלך מוסיף כוח, לקראת אסימון האביר.</translation>
    </message>
    <message>
        <source>It adds commerce, for the mill token.</source>
        <translation>המהלך מוסיף מסחר, לקראת אסימון הטחנה.</translation>
    </message>
    <message>
        <source>The hand may hold one more card.</source>
        <translation>יהיה אפשר להחזיק עוד קלף אחד ביד.</translation>
    </message>
    <message>
        <source>It makes trading with the bank cheaper.</source>
        <translation>המסחר עם הבנק נעשה זול יותר.</translation>
    </message>
    <message>
        <source>It protects what is stored or built.</source>
        <translation>המהלך מגן על מה שבמלאי או על מה שנבנה.</translation>
    </message>
</context>
<context>
    <name>PrincesWords</name>
    <message>
        <source>Move: %1</source>
        <extracomment>%1 is a region that is picked up.</extracomment>
        <translation>להזיז: %1</translation>
    </message>
    <message>
        <source>Trade and build: %1</source>
        <extracomment>A button: trades with the bank, then something is built. %1 is what is built.</extracomment>
        <translation>לסחור ולבנות: %1</translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation>לבנות כביש</translation>
    </message>
    <message>
        <source>Build a settlement</source>
        <translation>לבנות יישוב</translation>
    </message>
    <message>
        <source>Build a settlement with the Scout</source>
        <translation>לבנות יישוב עם הגשש</translation>
    </message>
    <message>
        <source>Build a city</source>
        <translation>לבנות עיר</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>לבנות: %1</translation>
    </message>
    <message>
        <source>Tear down a card</source>
        <translation>להרוס קלף</translation>
    </message>
    <message>
        <source>Trade with the bank</source>
        <translation>לסחור עם הבנק</translation>
    </message>
    <message>
        <source>Give: %1</source>
        <extracomment>A trade with the bank. %1 is a resource with a number.</extracomment>
        <translation>לתת: %1</translation>
    </message>
    <message>
        <source>Offer a trade</source>
        <translation>להציע עסקה</translation>
    </message>
    <message>
        <source>Put under a stack: %1</source>
        <extracomment>%1 is a hand card.</extracomment>
        <translation>להניח מתחת לערימה: %1</translation>
    </message>
    <message>
        <source>Search a stack</source>
        <translation>לחפש בערימה</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>לשחק: %1</translation>
    </message>
    <message>
        <source>%1 above</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>%1 למעלה</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>With which region does it change places? %1</source>
        <extracomment>Headline. %1 is a region that is picked up.</extracomment>
        <translation>עם איזה אזור להחליף מקום? %1</translation>
    </message>
    <message>
        <source>Give: %1. Get: %2. Where do you build? %3</source>
        <extracomment>Headline. %1 lists what is given to the bank, %2 what is got for it, %3 is what is built with it.</extracomment>
        <translation>נותנים: %1. מקבלים: %2. איפה לבנות? %3</translation>
    </message>
    <message>
        <source>On which side do you build the road?</source>
        <translation>באיזה צד לבנות את הכביש?</translation>
    </message>
    <message>
        <source>On which side do you build the settlement?</source>
        <translation>באיזה צד לבנות את היישוב?</translation>
    </message>
    <message>
        <source>Which settlement becomes a city?</source>
        <translation>איזה יישוב יהפוך לעיר?</translation>
    </message>
    <message>
        <source>Choose a site: %1</source>
        <extracomment>Headline. %1 is a card that is going to be built.</extracomment>
        <translation>יש לבחור אתר בנייה: %1</translation>
    </message>
    <message>
        <source>Which card do you tear down?</source>
        <translation>איזה קלף להרוס?</translation>
    </message>
    <message>
        <source>What do you give to the bank?</source>
        <translation>מה לתת לבנק?</translation>
    </message>
    <message>
        <source>What do you get for it? %1</source>
        <extracomment>Headline. %1 is a resource with a number.</extracomment>
        <translation>מה לקבל בתמורה? %1</translation>
    </message>
    <message>
        <source>Under which stack does it go? %1</source>
        <extracomment>Headline. %1 is a hand card.</extracomment>
        <translation>מתחת לאיזו ערימה להניח? %1</translation>
    </message>
    <message>
        <source>Which stack do you search?</source>
        <translation>באיזו ערימה לחפש?</translation>
    </message>
    <message>
        <source>Alchemist: which number do you set?</source>
        <translation>אלכימאי: איזה מספר לקבוע?</translation>
    </message>
    <message>
        <source>%1 goes above. Which region goes below?</source>
        <extracomment>Headline. %1 is a region that is going to lie above.</extracomment>
        <translation>למעלה: %1. איזה אזור יהיה למטה?</translation>
    </message>
    <message>
        <source>Swap with: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>להחליף עם: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) short: %1. Trade: %2.</source>
        <extracomment>%n resources are missing to build something. %1 lists them, %2 lists what is given to the bank for them.</extracomment>
        <translation>
            <numerusform>חסר משאב אחד: %1. אפשר לסחור: %2.</numerusform>
            <numerusform>חסרים %n משאבים: %1. אפשר לסחור: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A road needs a settlement or city at the end of the row.</source>
        <translation>כביש דורש יישוב או עיר בקצה השורה.</translation>
    </message>
    <message>
        <source>A city is laid on one of your own settlements.</source>
        <translation>עיר מונחת על יישוב שלך.</translation>
    </message>
    <message>
        <source>A settlement needs a road at the end of the row.</source>
        <translation>יישוב דורש כביש בקצה השורה.</translation>
    </message>
    <message>
        <source>One side has nothing to trade.</source>
        <translation>לאחד הצדדים אין במה לסחור.</translation>
    </message>
    <message>
        <source>You give: %1</source>
        <extracomment>A trade with the opponent: one more to give. %1 is a resource.</extracomment>
        <translation>לתת: %1</translation>
    </message>
    <message>
        <source>You get: %1</source>
        <extracomment>A trade with the opponent: one more to get. %1 is a resource.</extracomment>
        <translation>לקבל: %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>עדיין כלום</translation>
    </message>
    <message>
        <source>Give: %1. Get: %2.</source>
        <extracomment>%1 and %2 list resources.</extracomment>
        <translation>נותנים: %1. מקבלים: %2.</translation>
    </message>
    <message>
        <source>Begin the offer again</source>
        <translation>להתחיל את ההצעה מחדש</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n resource(s) of any kind</source>
        <translation>
            <numerusform>עולה משאב אחד כלשהו</numerusform>
            <numerusform>עולה %n משאבים כלשהם</numerusform>
        </translation>
    </message>
    <message>
        <source>Doubles: %1</source>
        <extracomment>What a building would do on this site. %1 lists regions.</extracomment>
        <translation>מכפיל: %1</translation>
    </message>
    <message>
        <source>Doubles nothing here</source>
        <translation>לא מכפיל דבר כאן</translation>
    </message>
    <message>
        <source>Protects: %1</source>
        <extracomment>What a Garrison would do on this site. %1 lists regions.</extracomment>
        <translation>הגנה על: %1</translation>
    </message>
    <message numerus="yes">
        <source>Stack %1: %n card(s)</source>
        <translation>
            <numerusform>ערימה %1: קלף אחד</numerusform>
            <numerusform>ערימה %1: %n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>קלף לא ידוע</translation>
    </message>
    <message>
        <source>Seen, from the top: %1.</source>
        <extracomment>Memory help. %1 lists cards from the top of a stack, as far as they were seen.</extracomment>
        <translation>נראו, מלמעלה: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Event pile: %n card(s)</source>
        <translation>
            <numerusform>ערימת האירועים: קלף אחד</numerusform>
            <numerusform>ערימת האירועים: %n קלפים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region pile: %n card(s)</source>
        <translation>
            <numerusform>ערימת האזורים: קלף אחד</numerusform>
            <numerusform>ערימת האזורים: %n קלפים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n road(s)</source>
        <translation>
            <numerusform>מאגר: כביש אחד</numerusform>
            <numerusform>מאגר: %n כבישים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n settlement(s)</source>
        <translation>
            <numerusform>מאגר: יישוב אחד</numerusform>
            <numerusform>מאגר: %n יישובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n city(s)</source>
        <translation>
            <numerusform>מאגר: עיר אחת</numerusform>
            <numerusform>מאגר: %n ערים</numerusform>
        </translation>
    </message>
    <message>
        <source>Production die, not rolled yet</source>
        <translation>קוביית הייצור, עדיין לא הוטלה</translation>
    </message>
    <message>
        <source>Production die: %1. %2 %3</source>
        <extracomment>The production die for screen readers. %1 is its number, %2 and %3 what it brings to the players.</extracomment>
        <translation>קוביית הייצור: %1. %2 %3</translation>
    </message>
    <message>
        <source>%1 has no such region.</source>
        <extracomment>What a number of the die brings.</extracomment>
        <translation>אצל %1 אין אזור כזה.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>What a number of the die brings. %2 lists regions.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>A roll of %1. %2 %3</source>
        <extracomment>What a number of the die would bring. %1 is the number, %2 and %3 say what it brings to each player.</extracomment>
        <translation>אם יוצא %1. %2 %3</translation>
    </message>
    <message>
        <source>%1 × 0 (full)</source>
        <extracomment>An item of a list: %1 is a resource that there is no room for.</extracomment>
        <translation>%1 × 0 (מלא)</translation>
    </message>
    <message>
        <source>%1: nothing.</source>
        <extracomment>What a number of the die would bring to a player: nothing.</extracomment>
        <translation>%1: כלום.</translation>
    </message>
    <message>
        <source>Event die, not rolled yet</source>
        <translation>קוביית האירועים, עדיין לא הוטלה</translation>
    </message>
    <message>
        <source>Event die: %1</source>
        <extracomment>The event die for screen readers. %1 is its symbol.</extracomment>
        <translation>קוביית האירועים: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>For screen readers. %1 is what lies there, %2 whose it is.</extracomment>
        <translation>%1 של %2</translation>
    </message>
    <message>
        <source>Place for a road</source>
        <translation>מקום לכביש</translation>
    </message>
    <message>
        <source>Place for a settlement</source>
        <translation>מקום ליישוב</translation>
    </message>
    <message>
        <source>stores %1 of 3</source>
        <translation>במלאי %1 מתוך 3</translation>
    </message>
    <message>
        <source>doubled</source>
        <extracomment>A building doubles what a region produces.</extracomment>
        <translation>מוכפל</translation>
    </message>
    <message>
        <source>protected</source>
        <extracomment>A Garrison protects a region.</extracomment>
        <translation>מוגן</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>For screen readers. %1 is a region, %2 whose it is, %3 lists what it stores and what helps it.</extracomment>
        <translation>%1 של %2: %3</translation>
    </message>
    <message>
        <source>%1, above on the left</source>
        <translation>%1, למעלה משמאל</translation>
    </message>
    <message>
        <source>%1, below on the left</source>
        <translation>%1, למטה משמאל</translation>
    </message>
    <message>
        <source>%1, above on the right</source>
        <translation>%1, למעלה מימין</translation>
    </message>
    <message>
        <source>%1, below on the right</source>
        <translation>%1, למטה מימין</translation>
    </message>
    <message>
        <source>%1, above in the middle</source>
        <translation>%1, למעלה באמצע</translation>
    </message>
    <message>
        <source>%1, below in the middle</source>
        <translation>%1, למטה באמצע</translation>
    </message>
    <message>
        <source>In the offer: %1 of %2</source>
        <extracomment>How many of a resource are in an offer, %1, and how many there are, %2.</extracomment>
        <translation>בהצעה: %1 מתוך %2</translation>
    </message>
    <message>
        <source>Free site of %2: %1</source>
        <extracomment>For screen readers. %1 says where, %2 whose it is.</extracomment>
        <translation>אתר בנייה פנוי של %2: %1</translation>
    </message>
    <message>
        <source>%1 of %3: %2</source>
        <extracomment>For screen readers. %1 is a card, %2 says where, %3 whose it is.</extracomment>
        <translation>%1 של %3: %2</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <extracomment>For screen readers. %1 is a card.</extracomment>
        <translation>ביד שלך: %1</translation>
    </message>
    <message>
        <source>Event card: %1</source>
        <extracomment>For screen readers. %1 is an event card.</extracomment>
        <translation>קלף אירוע: %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <extracomment>For screen readers. %1 is an action card on the table.</extracomment>
        <translation>שוחק: %1</translation>
    </message>
    <message>
        <source>%1, card %2 of %3</source>
        <extracomment>For screen readers. %1 is a card, %2 its place among %3.</extracomment>
        <translation>%1, קלף %2 מתוך %3</translation>
    </message>
    <message>
        <source>Knight token: nobody holds it</source>
        <translation>אסימון האביר: אינו בידי איש</translation>
    </message>
    <message>
        <source>Mill token: nobody holds it</source>
        <translation>אסימון הטחנה: אינו בידי איש</translation>
    </message>
    <message>
        <source>Knight token: held by %1</source>
        <translation>אסימון האביר: בידי %1</translation>
    </message>
    <message>
        <source>Mill token: held by %1</source>
        <translation>אסימון הטחנה: בידי %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>On a plate: %1 cards of at most %2.</extracomment>
        <translation>⁦%1 / %2⁩</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points – settlements %4, cities %5, cards %6, tokens %7.</source>
        <extracomment>A player’s points and where they come from: %1 is the name, all others are numbers of points.</extracomment>
        <translation>%1: %2 מתוך %3 נקודות – יישובים: %4, ערים: %5, קלפים: %6, אסימונים: %7.</translation>
    </message>
    <message>
        <source>Unprotected %1 of %2, strength %3, tournament points %4, commerce %5, cards %6 of %7.</source>
        <extracomment>A player’s figures, all numbers. Brigands come for more than %2 unprotected resources; %7 is the hand limit.</extracomment>
        <translation>לא מוגנים: %1 מתוך %2, כוח: %3, נקודות טורניר: %4, נקודות מסחר: %5, קלפים: %6 מתוך %7.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>הכנות למשחק</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>תור %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2 rolls</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>תור %1 · %2: הטלה</translation>
    </message>
    <message>
        <source>Turn %1 · event and production</source>
        <translation>תור %1 · אירוע וייצור</translation>
    </message>
    <message>
        <source>Turn %1 · %2 builds</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>תור %1 · %2: בנייה</translation>
    </message>
    <message>
        <source>Turn %1 · %2 refills the hand</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>תור %1 · %2: השלמת היד</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>נקודות לניצחון</translation>
    </message>
    <message>
        <source>Reached in one’s own turn.</source>
        <translation>צריך להגיע אליהן בתור שלך.</translation>
    </message>
    <message>
        <source>Rounds at most</source>
        <translation>סיבובים לכל היותר</translation>
    </message>
    <message>
        <source>After these, more points win.</source>
        <translation>אחריהם הניצחון למי שיש יותר נקודות.</translation>
    </message>
    <message>
        <source>Action cards from</source>
        <translation>סף לקלפי פעולה</translation>
    </message>
    <message>
        <source>From how many victory points on action cards may be played.</source>
        <translation>החל מכמה נקודות ניצחון מותר לשחק קלפי פעולה.</translation>
    </message>
    <message>
        <source>3 points each</source>
        <translation>3 נקודות לכל צד</translation>
    </message>
    <message>
        <source>7 points together</source>
        <translation>7 נקודות ביחד</translation>
    </message>
    <message>
        <source>Turns without brigands</source>
        <translation>תורות בלי שודדים</translation>
    </message>
    <message>
        <source>In so many first turns of each player brigands don’t come.</source>
        <translation>במספר כזה של תורות ראשונים של כל צד השודדים לא באים.</translation>
    </message>
    <message>
        <source>Exchange within one stack</source>
        <translation>החלפה באותה ערימה</translation>
    </message>
    <message>
        <source>The new card of an exchange comes from the stack under which the old one was put.</source>
        <translation>הקלף החדש בהחלפה בא מן הערימה שמתחתיה הונח הקלף הישן.</translation>
    </message>
    <message>
        <source>Cut the hand at the end of the turn</source>
        <translation>צמצום היד בסוף התור</translation>
    </message>
    <message>
        <source>Whoever’s turn it is puts surplus cards away at its end, not at once.</source>
        <translation>הצד הפעיל מסלק קלפים עודפים בסוף התור, ולא מייד.</translation>
    </message>
    <message>
        <source>Tearing down</source>
        <translation>הריסה</translation>
    </message>
    <message>
        <source>Own cards may be torn down; they leave the game.</source>
        <translation>מותר להרוס קלפים בנסיכות שלך; הם יוצאים מן המשחק.</translation>
    </message>
    <message>
        <source>Regions one by one</source>
        <translation>אזורים בזה אחר זה</translation>
    </message>
    <message>
        <source>A new settlement’s first region is placed before the second is seen.</source>
        <translation>האזור הראשון של יישוב חדש מונח לפני שרואים את השני.</translation>
    </message>
    <message>
        <source>Choose the region of every payment</source>
        <translation>בחירת האזור בכל תשלום</translation>
    </message>
    <message>
        <source>Off: the emptiest region gains, and the fullest unprotected one pays.</source>
        <translation>כבוי: האזור הריק ביותר מקבל, והמלא ביותר שאינו מוגן משלם.</translation>
    </message>
    <message>
        <source>Memory help</source>
        <translation>עזרה לזיכרון</translation>
    </message>
    <message>
        <source>The table shows what you have seen in the stacks.</source>
        <translation>השולחן מציג מה שראית בערימות.</translation>
    </message>
</context>
</TS>
