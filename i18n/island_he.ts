<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he_IL" sourcelanguage="en">
<context>
    <name>Island</name>
    <message>
        <source>Island Settlers</source>
        <translation>מתיישבי האי</translation>
    </message>
    <message>
        <source>Roads, settlements, and trade on a new island</source>
        <translation>כבישים, יישובים ומסחר על אי חדש</translation>
    </message>
    <message>
        <source>An island of forests, fields, and mountains, different every time. The dice decide which of them bring cards; you turn these into roads, settlements, and cities, trade what you lack, and send the robber to whoever gets ahead. Ten points win.</source>
        <translation>אי של יערות, שדות והרים, אחר בכל פעם. הקוביות קובעות אילו מהם מביאים קלפים, והקלפים הופכים לכבישים, ליישובים ולערים. במה שחסר אפשר לסחור, ואל מי שרצים קדימה אפשר לשלוח את השודד. עשר נקודות מביאות ניצחון.</translation>
    </message>
    <message>
        <source>Island Settlers follows the rules of the base game of Catan.</source>
        <translation>המשחק מתיישבי האי הולך לפי חוקי משחק הבסיס של קטאן.</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2 עד 4 שחקנים</translation>
    </message>
</context>
<context>
    <name>IslandActions</name>
    <message>
        <source>Build a settlement</source>
        <translation>לבנות יישוב</translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation>לבנות כביש</translation>
    </message>
    <message>
        <source>Upgrade to a city</source>
        <translation>לשדרג לעיר</translation>
    </message>
    <message>
        <source>Buy a development card</source>
        <translation>לקנות קלף פיתוח</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>להטיל את הקוביות</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>לסיים את התור</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>להשליך</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>להשליך: %1</translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation>להעביר את השודד</translation>
    </message>
    <message>
        <source>Rob %1</source>
        <extracomment>The robber moves to a hex, and this player loses a card. %1 is a name.</extracomment>
        <translation>לגנוב מידי %1</translation>
    </message>
    <message>
        <source>Play the Knight</source>
        <translation>לשחק קלף אביר</translation>
    </message>
    <message>
        <source>Play Road Building</source>
        <translation>לשחק קלף בניית כבישים</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>Year of Plenty. %1 lists resources.</extracomment>
        <translation>לקחת: %1</translation>
    </message>
    <message>
        <source>Claim all: %1</source>
        <extracomment>Monopoly. %1 is a resource.</extracomment>
        <translation>לקחת מכולם: %1</translation>
    </message>
    <message>
        <source>Trade with the bank: %1 for %2</source>
        <extracomment>A trade with the bank. %1 and %2 are resources.</extracomment>
        <translation>לסחור עם הבנק: %1 תמורת %2</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>להגיש את ההצעה</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>לקבל את ההצעה</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>לדחות את ההצעה</translation>
    </message>
    <message>
        <source>Decline, and never trade away: %1</source>
        <extracomment>An answer to this offer and to all that come later. %1 is a resource.</extracomment>
        <translation>לדחות, ומעכשיו לא למסחר: %1</translation>
    </message>
    <message>
        <source>Make this counter-offer</source>
        <translation>להגיש את ההצעה הנגדית</translation>
    </message>
    <message>
        <source>Trade with %1</source>
        <extracomment>%1 is the player’s name who has agreed.</extracomment>
        <translation>לסחור עם %1</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>למשוך את ההצעה</translation>
    </message>
    <message>
        <source>Listen to every offer</source>
        <translation>לשקול כל הצעה</translation>
    </message>
    <message>
        <source>Never trade away: %1</source>
        <extracomment>A standing answer to later offers. %1 lists resources.</extracomment>
        <translation>לא למסחר: %1</translation>
    </message>
    <message>
        <source>Lay the island</source>
        <translation>לפרוש את האי</translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <extracomment>Chance chooses who begins. %1 is a player’s name.</extracomment>
        <translation>התור הראשון: %1</translation>
    </message>
    <message>
        <source>Dice: %1 and %2</source>
        <extracomment>What the dice show; %1 and %2 are numbers.</extracomment>
        <translation>קוביות: %1 ועוד %2</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <extracomment>%1 is a development card.</extracomment>
        <translation>לשלוף: %1</translation>
    </message>
    <message>
        <source>Steal: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>לגנוב: %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>Second line of a trade with the bank. %1 and %2 are resources with a number.</extracomment>
        <translation>%1 תמורת %2</translation>
    </message>
    <message>
        <source>One development card a turn</source>
        <translation>קלף פיתוח אחד בכל תור</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>עדיין כלום</translation>
    </message>
    <message>
        <source>Give: %1. Get: %2.</source>
        <extracomment>A trade. %1 and %2 list resources.</extracomment>
        <translation>נותנים: %1. מקבלים: %2.</translation>
    </message>
    <message>
        <source>Place your first settlement.</source>
        <translation>יש להציב את היישוב הראשון שלך.</translation>
    </message>
    <message>
        <source>Place your second settlement: it brings a card of each hex around it.</source>
        <translation>יש להציב את היישוב השני שלך: כל אריח סביבו מביא קלף.</translation>
    </message>
    <message>
        <source>Place a road at your new settlement.</source>
        <translation>יש להציב כביש ליד היישוב החדש שלך.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice, or play a card first.</source>
        <translation>התור שלך: יש להטיל את הקוביות, ולפני כן אפשר לשחק קלף.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice.</source>
        <translation>התור שלך: יש להטיל את הקוביות.</translation>
    </message>
    <message>
        <source>Choose with whom you trade, or withdraw the offer.</source>
        <translation>יש לבחור עם מי לסחור, או למשוך את ההצעה.</translation>
    </message>
    <message>
        <source>Build, trade, or end your turn.</source>
        <translation>אפשר לבנות, לסחור או לסיים את התור.</translation>
    </message>
    <message numerus="yes">
        <source>A seven: choose %n card(s) to discard.</source>
        <translation>
            <numerusform>יצא שבע: יש לבחור קלף אחד להשלכה.</numerusform>
            <numerusform>יצא שבע: יש לבחור %n קלפים להשלכה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the robber to another hex.</source>
        <translation>יש להעביר את השודד לאריח אחר.</translation>
    </message>
    <message numerus="yes">
        <source>Place your free roads: %n left.</source>
        <translation>
            <numerusform>יש להציב כבישים בחינם: נשאר אחד.</numerusform>
            <numerusform>יש להציב כבישים בחינם: נשארו %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Headline. %1 is the one who offers, %2 and %3 list resources.</extracomment>
        <translation>%1, הצעה: %2. תמורת: %3.</translation>
    </message>
    <message>
        <source>The island is laid.</source>
        <comment>now</comment>
        <extracomment>Headline while chance lays the hexes.</extracomment>
        <translation>האי נפרש.</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>של מי התור הראשון?</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>הקוביות מתגלגלות.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1: גניבת קלף מידי %2.</translation>
    </message>
    <message>
        <source>%1 draws a development card.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1: שליפת קלף פיתוח.</translation>
    </message>
    <message>
        <source>%1 places a settlement.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1: הצבת יישוב.</translation>
    </message>
    <message>
        <source>%1 places a road.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1: הצבת כביש.</translation>
    </message>
    <message>
        <source>%1 is about to roll.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>הקוביות בידי %1.</translation>
    </message>
    <message>
        <source>%1 builds and trades.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1: בנייה ומסחר.</translation>
    </message>
    <message>
        <source>%1 chooses what to discard.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1: בחירת קלפים להשלכה.</translation>
    </message>
    <message>
        <source>%1 moves the robber.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1: העברת השודד.</translation>
    </message>
    <message>
        <source>%1 thinks about the offer.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>ההצעה בידי %1.</translation>
    </message>
</context>
<context>
    <name>IslandBase</name>
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
        <source>%1 (%2)</source>
        <comment>place</comment>
        <extracomment>One of several places that are called alike. %1 is the place, %2 a direction such as &quot;north&quot;, or a number.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Intersection of %1</source>
        <extracomment>An intersection of paths, where buildings go. %1 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>צומת של %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place</comment>
        <extracomment>%1 is an intersection, %2 the harbor at it.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Path between %1 and %2</source>
        <extracomment>A path, where roads go. %1 and %2 are the hexes on both sides of it.</extracomment>
        <translation>צלע בין %1 ובין %2</translation>
    </message>
</context>
<context>
    <name>IslandEvents</name>
    <message>
        <source>The island is laid.</source>
        <translation>האי נפרש.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>התור הראשון של %1.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>תור %1: %2.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3 and %4).</source>
        <extracomment>Log line. %2 is the sum of the dice, %3 and %4 are what each shows.</extracomment>
        <translation>%1: יצא %2 בקוביות (%3 ועוד %4).</translation>
    </message>
    <message>
        <source>%1 takes for the second settlement: %2.</source>
        <extracomment>Log line: cards for the second settlement. %2 lists resources.</extracomment>
        <translation>%1, משאבים מהיישוב השני: %2.</translation>
    </message>
    <message>
        <source>%1 takes nothing for the second settlement.</source>
        <translation>%1: היישוב השני אינו מביא דבר.</translation>
    </message>
    <message>
        <source>%1 takes: %2.</source>
        <extracomment>Log line: what a roll brings to a player. %2 lists resources.</extracomment>
        <translation>%1, ייצור: %2.</translation>
    </message>
    <message>
        <source>The bank does not have enough: %1.</source>
        <extracomment>Log line: the bank cannot pay everything that is due. %1 lists resources.</extracomment>
        <translation>בבנק אין מספיק: %1.</translation>
    </message>
    <message>
        <source>Nobody takes anything.</source>
        <translation>איש אינו מקבל דבר.</translation>
    </message>
    <message>
        <source>%1 builds a road.</source>
        <translation>%1: בניית כביש.</translation>
    </message>
    <message>
        <source>%1 places a road.</source>
        <extracomment>Log line: free of charge.</extracomment>
        <translation>%1: הצבת כביש.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buys a development card; %n left in the deck.</source>
        <translation>
            <numerusform>%1: קניית קלף פיתוח; בחפיסה נשאר קלף אחד.</numerusform>
            <numerusform>%1: קניית קלף פיתוח; בחפיסה נשארו: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest Road is set aside: several roads are equally long, or none is long enough.</source>
        <translation>הדרך הארוכה ביותר אינה בידי איש: כמה דרכים שוות באורכן, או שאין דרך ארוכה מספיק.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes Longest Road with %n road(s).</source>
        <translation>
            <numerusform>הדרך הארוכה ביותר עוברת לידי %1: כביש אחד.</numerusform>
            <numerusform>הדרך הארוכה ביותר עוברת לידי %1: רצף של %n כבישים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes Largest Army with %n knight(s).</source>
        <translation>
            <numerusform>הצבא הגדול ביותר עובר לידי %1: אביר אחד.</numerusform>
            <numerusform>הצבא הגדול ביותר עובר לידי %1: %n אבירים.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n victory point(s).</source>
        <translation>
            <numerusform>הניצחון של %1: נקודה אחת.</numerusform>
            <numerusform>הניצחון של %1: %n נקודות.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shows %n victory point card(s).</source>
        <extracomment>Log line at the end of the match.</extracomment>
        <translation>
            <numerusform>%1: נחשף קלף נקודת ניצחון אחד.</numerusform>
            <numerusform>%1: נחשפו %n קלפי נקודת ניצחון.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must discard %n card(s).</source>
        <translation>
            <numerusform>%1: יש להשליך קלף אחד.</numerusform>
            <numerusform>%1: יש להשליך %n קלפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has chosen what to discard.</source>
        <translation>%1: הקלפים להשלכה נבחרו.</translation>
    </message>
    <message>
        <source>%1 chooses to discard: %2.</source>
        <extracomment>Log line; nobody else sees it yet. %2 lists resources.</extracomment>
        <translation>%1, נבחרו להשלכה: %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <extracomment>Log line. %2 lists resources.</extracomment>
        <translation>%1, השלכה: %2.</translation>
    </message>
    <message>
        <source>%1 builds a settlement: %2.</source>
        <extracomment>Log line. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1, בניית יישוב: %2.</translation>
    </message>
    <message>
        <source>%1 places a settlement: %2.</source>
        <extracomment>Log line: initial placement, free of charge. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1, הצבת יישוב: %2.</translation>
    </message>
    <message>
        <source>%1 upgrades a settlement to a city: %2.</source>
        <extracomment>Log line. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1, שדרוג יישוב לעיר: %2.</translation>
    </message>
    <message>
        <source>%1 buys a development card: %2.</source>
        <extracomment>Log line, read by the buyer only. %2 is the card.</extracomment>
        <translation>%1, קניית קלף פיתוח: %2.</translation>
    </message>
    <message>
        <source>%1 moves the robber: %2. Nobody there can be robbed.</source>
        <extracomment>Log line. %2 is a hex: forest 8.</extracomment>
        <translation>%1, העברת השודד: %2. אין שם ממי לגנוב.</translation>
    </message>
    <message>
        <source>%1 moves the robber to a hex of %2: %3.</source>
        <extracomment>Log line. %2 is the player who is going to lose a card, %3 the hex: forest 8.</extracomment>
        <translation>%1, העברת השודד אל אריח של %2: %3.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <translation>%1: גניבת קלף מידי %2.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2: %3.</source>
        <extracomment>Log line, read by thief and victim only. %3 is a resource.</extracomment>
        <translation>%1, גניבת קלף מידי %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays a Knight: %n so far.</source>
        <extracomment>Log line; %n counts all knights this player has played.</extracomment>
        <translation>
            <numerusform>%1: שימוש בקלף אביר, בפעם הראשונה.</numerusform>
            <numerusform>%1: שימוש בקלף אביר. אבירים ששוחקו: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays Road Building: %n free road(s).</source>
        <translation>
            <numerusform>%1: שימוש בקלף בניית כבישים, כביש אחד בחינם.</numerusform>
            <numerusform>%1: שימוש בקלף בניית כבישים, %n כבישים בחינם.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays Year of Plenty and takes: %2.</source>
        <extracomment>Log line. %2 lists resources.</extracomment>
        <translation>%1: שימוש בקלף שנת שפע. נלקח מהבנק: %2.</translation>
    </message>
    <message>
        <source>%1 plays Monopoly, but nobody else holds any of it: %2.</source>
        <extracomment>Log line. %2 is a resource.</extracomment>
        <translation>%1: שימוש בקלף מונופול, אבל אצל האחרים אין: %2.</translation>
    </message>
    <message>
        <source>%1 plays Monopoly and takes from the others: %2.</source>
        <extracomment>Log line. %2 is a resource with a number.</extracomment>
        <translation>%1: שימוש בקלף מונופול. נלקח מהאחרים: %2.</translation>
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
        <translation>%1: קבלת ההצעה.</translation>
    </message>
    <message>
        <source>%1 declines without being asked.</source>
        <extracomment>Log line: the player has said so before, or holds no cards.</extracomment>
        <translation>%1: דחיית ההצעה מראש.</translation>
    </message>
    <message>
        <source>%1 declines the offer.</source>
        <translation>%1: דחיית ההצעה.</translation>
    </message>
    <message>
        <source>%1 makes a counter-offer: %2. Wants: %3.</source>
        <extracomment>Log line: a counter-offer. %2 and %3 list resources.</extracomment>
        <translation>%1, הצעה נגדית: %2. תמורת: %3.</translation>
    </message>
    <message>
        <source>%1 gives %2. %3 gives %4.</source>
        <extracomment>Log line. %2 and %4 list resources, %1 and %3 are the players who give them.</extracomment>
        <translation>העסקה נסגרה. מידי %1: %2. מידי %3: %4.</translation>
    </message>
    <message>
        <source>%1 does not hold the cards for the trade any more.</source>
        <translation>אצל %1 כבר אין הקלפים הדרושים לעסקה.</translation>
    </message>
    <message>
        <source>%1 listens to every offer again.</source>
        <translation>%1: מעכשיו שוב נשקלת כל הצעה.</translation>
    </message>
    <message>
        <source>%1 will not trade away: %2.</source>
        <extracomment>Log line: a standing answer. %2 lists resources.</extracomment>
        <translation>%1, לא למסחר: %2.</translation>
    </message>
    <message>
        <source>Nobody takes the offer of %1.</source>
        <translation>איש אינו מקבל את ההצעה של %1.</translation>
    </message>
    <message>
        <source>%1 withdraws the offer.</source>
        <translation>%1: משיכת ההצעה.</translation>
    </message>
    <message>
        <source>The offer of %1 is void: the cards are not there any more.</source>
        <translation>ההצעה של %1 בטלה: הקלפים כבר אינם ביד.</translation>
    </message>
    <message>
        <source>The offer of %1 ends with the turn.</source>
        <translation>ההצעה של %1 פוקעת בסוף התור.</translation>
    </message>
</context>
<context>
    <name>IslandLabels</name>
    <message>
        <source>Hex: %1, with the robber</source>
        <extracomment>A hex for screen readers. %1 is the hex.</extracomment>
        <translation>אריח: %1, ועליו השודד</translation>
    </message>
    <message>
        <source>Hex: %1</source>
        <extracomment>A hex for screen readers. %1 is the hex.</extracomment>
        <translation>אריח: %1</translation>
    </message>
    <message>
        <source>Settlement of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the intersection.</extracomment>
        <translation>יישוב של %1. %2</translation>
    </message>
    <message>
        <source>City of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the intersection.</extracomment>
        <translation>עיר של %1. %2</translation>
    </message>
    <message>
        <source>Road of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the path.</extracomment>
        <translation>כביש של %1. %2</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <extracomment>A harbor for screen readers. %1 is the harbor.</extracomment>
        <translation>פנוי: %1</translation>
    </message>
    <message>
        <source>%1, used by %2</source>
        <extracomment>A harbor for screen readers. %1 is the harbor, %2 who uses it.</extracomment>
        <translation>%1, בידי %2</translation>
    </message>
    <message>
        <source>The robber. Hex: %1</source>
        <extracomment>The robber for screen readers. %1 is a hex.</extracomment>
        <translation>השודד. אריח: %1</translation>
    </message>
    <message>
        <source>Bank, %1: %2</source>
        <extracomment>For screen readers: the bank’s stock of a resource. %1 is the resource, %2 a number.</extracomment>
        <translation>בנק, %1: %2</translation>
    </message>
    <message>
        <source>The bank gives 1 card of your choice for: %1.</source>
        <extracomment>The trade rate of a resource. %1 is a resource with a number.</extracomment>
        <translation>הבנק נותן קלף אחד לבחירתך תמורת: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Development deck: %n card(s)</source>
        <translation>
            <numerusform>חפיסת הפיתוח: קלף אחד</numerusform>
            <numerusform>חפיסת הפיתוח: %n קלפים</numerusform>
        </translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <extracomment>For screen readers. %1 is a resource with a number.</extracomment>
        <translation>ביד שלך: %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>An item of a list: %1 is a card, %2 how many of it.</extracomment>
        <translation>%1&#xa0;×&#xa0;%2</translation>
    </message>
    <message>
        <source>In your hand: %1, bought in this turn</source>
        <extracomment>For screen readers. %1 is a development card with a number.</extracomment>
        <translation>ביד שלך: %1, מהתור הזה</translation>
    </message>
    <message>
        <source>Dice, not rolled yet</source>
        <translation>הקוביות עדיין לא הוטלו</translation>
    </message>
    <message>
        <source>Dice: %1 (%2 and %3)</source>
        <extracomment>The dice for screen readers. %1 is their sum, %2 and %3 are what each shows.</extracomment>
        <translation>קוביות: %1 (%2 ועוד %3)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points, resource cards %4, development cards %5, knights %6, longest road %7.</source>
        <extracomment>A player’s plate for screen readers: %1 is the name, all others are numbers.</extracomment>
        <translation>%1: %2 מתוך %3 נקודות – קלפי משאבים: %4, קלפי פיתוח: %5, אבירים: %6, אורך הדרך: %7.</translation>
    </message>
    <message>
        <source>Holds: %1.</source>
        <extracomment>Awards a player holds. %1 lists them.</extracomment>
        <translation>הישגים: %1.</translation>
    </message>
    <message>
        <source>Never trades away: %1.</source>
        <extracomment>A standing answer. %1 lists resources.</extracomment>
        <translation>לא למסחר: %1.</translation>
    </message>
    <message>
        <source>The last roll brought: %1.</source>
        <extracomment>What a player got by the last roll. %1 lists resources.</extracomment>
        <translation>ההטלה האחרונה הביאה: %1.</translation>
    </message>
    <message>
        <source>%1. Cost: %2. Left: %3</source>
        <extracomment>A row of the table of costs: %1 is a piece, %2 lists resources, %3 is how many are left.</extracomment>
        <translation>%1. עלות: %2. במלאי: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rolls</comment>
        <extracomment>How often a number was rolled: %1 is the sum of the dice, %2 how many times.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rolls of this match: none yet</source>
        <translation>ההטלות במשחק הזה: עדיין אין</translation>
    </message>
    <message>
        <source>Rolls of this match – %1</source>
        <extracomment>%1 lists numbers and how often they came.</extracomment>
        <translation>ההטלות במשחק הזה – %1</translation>
    </message>
    <message>
        <source>%1 would trade</source>
        <translation>%1: הסכמה לעסקה</translation>
    </message>
    <message>
        <source>%1 makes a counter-offer</source>
        <translation>%1: הצעה נגדית</translation>
    </message>
    <message>
        <source>%1 is still thinking</source>
        <translation>%1: אין עדיין תשובה</translation>
    </message>
    <message>
        <source>%1 will be asked</source>
        <translation>ההצעה תוגש גם לידי %1</translation>
    </message>
    <message>
        <source>%1 will not be asked</source>
        <translation>ההצעה לא תוגש לידי %1</translation>
    </message>
    <message>
        <source>%1 would not trade</source>
        <translation>%1: סירוב לעסקה</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>בנק</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>A noun: the form for offers and the bank.</extracomment>
        <translation>מסחר</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>button</comment>
        <extracomment>A verb: title and button of the form.</extracomment>
        <translation>להשליך</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>A noun: what another player offers.</extracomment>
        <translation>הצעה</translation>
    </message>
    <message>
        <source>Counter-offer</source>
        <translation>הצעה נגדית</translation>
    </message>
    <message>
        <source>Standing answer</source>
        <translation>תשובה קבועה</translation>
    </message>
    <message>
        <source>Building costs</source>
        <extracomment>A noun: the table of what building costs.</extracomment>
        <translation>עלויות בנייה</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Title of the statistics of the dice.</extracomment>
        <translation>הטלות</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>נותנים</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>מקבלים</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2</source>
        <extracomment>Under the button that discards: %1 of %2 cards are chosen.</extracomment>
        <translation>נבחרו: %1 מתוך %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1 cards of %2 are chosen.</extracomment>
        <translation>⁦%1 / %2⁩</translation>
    </message>
    <message>
        <source>Back to the bank</source>
        <translation>חוזרים לבנק</translation>
    </message>
    <message>
        <source>You keep</source>
        <translation>נשארים ביד</translation>
    </message>
    <message>
        <source>Never trade away</source>
        <translation>לא למסחר</translation>
    </message>
    <message>
        <source>You discard: %1</source>
        <extracomment>A discard for screen readers. %1 is a resource with a number.</extracomment>
        <translation>להשליך: %1</translation>
    </message>
    <message>
        <source>You keep: %1</source>
        <extracomment>A discard for screen readers. %1 is a resource with a number.</extracomment>
        <translation>להשאיר: %1</translation>
    </message>
    <message>
        <source>You give: %1</source>
        <extracomment>A side of a trade for screen readers. %1 is a resource with a number.</extracomment>
        <translation>לתת: %1</translation>
    </message>
    <message>
        <source>You get: %1</source>
        <extracomment>A side of a trade for screen readers. %1 is a resource with a number.</extracomment>
        <translation>לקבל: %1</translation>
    </message>
    <message>
        <source>Bank %1:1</source>
        <extracomment>Button: a trade with the bank. %1 is 4, 3, or 2.</extracomment>
        <translation>בנק %1:1</translation>
    </message>
    <message>
        <source>From the bank: %1</source>
        <extracomment>A trade with the bank, once what is given is chosen. %1 is a resource.</extracomment>
        <translation>מהבנק: %1</translation>
    </message>
    <message>
        <source>Bank: %1 for %2</source>
        <extracomment>A trade with the bank. %1 and %2 are resources with a number.</extracomment>
        <translation>בנק: %1 תמורת %2</translation>
    </message>
    <message>
        <source>Make offer</source>
        <extracomment>Button: makes an offer to the others. Short.</extracomment>
        <translation>להציע</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>Button: takes an offer back. Short.</extracomment>
        <translation>למשוך</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>button</comment>
        <extracomment>Button: takes an offer. Short.</extracomment>
        <translation>לקבל</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>button</comment>
        <extracomment>Button: refuses an offer. Short.</extracomment>
        <translation>לדחות</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Button: this is the answer from now on. Short.</extracomment>
        <translation>לאשר</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>הכנות למשחק</translation>
    </message>
    <message>
        <source>Trade it away again: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>שוב למסחר: %1</translation>
    </message>
    <message>
        <source>Never trade away: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>לא למסחר: %1</translation>
    </message>
</context>
<context>
    <name>IslandPlaces</name>
    <message>
        <source>forest %1</source>
        <extracomment>The same after “intersection of”, “path between” or “side of”, in the case these ask for; %1 is the number.</extracomment>
        <translation>יער %1</translation>
    </message>
    <message>
        <source>hills %1</source>
        <translation>גבעות %1</translation>
    </message>
    <message>
        <source>pasture %1</source>
        <translation>מרעה %1</translation>
    </message>
    <message>
        <source>fields %1</source>
        <translation>שדות %1</translation>
    </message>
    <message>
        <source>mountains %1</source>
        <translation>הרים %1</translation>
    </message>
    <message>
        <source>the desert</source>
        <extracomment>The desert after “intersection of”, “path between” or “side of”.</extracomment>
        <translation>המדבר</translation>
    </message>
</context>
<context>
    <name>IslandReasons</name>
    <message>
        <source>Still missing: %1.</source>
        <extracomment>Why something cannot be built or traded. %1 lists resources.</extracomment>
        <translation>עדיין חסר: %1.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>שום דבר</translation>
    </message>
    <message>
        <source>All pieces of this kind are on the board.</source>
        <translation>כל הכלים מהסוג הזה כבר על הלוח.</translation>
    </message>
    <message>
        <source>A building of %1 stands there.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>עומד שם מבנה של %1.</translation>
    </message>
    <message>
        <source>A building stands at the next intersection: two must have an empty one between them.</source>
        <extracomment>The distance rule.</extracomment>
        <translation>בצומת הסמוך עומד מבנה: בין שני מבנים חייב להיות צומת ריק.</translation>
    </message>
    <message>
        <source>A road of your own must lead to this intersection.</source>
        <translation>אל הצומת הזה צריך להוביל כביש שלך.</translation>
    </message>
    <message>
        <source>A road of %1 lies there.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>מונח שם כביש של %1.</translation>
    </message>
    <message>
        <source>A road joins one of your own roads or buildings, and never passes another player’s building.</source>
        <translation>כביש מתחבר לכביש או למבנה שלך, ולעולם אינו עובר דרך מבנה של אחרים.</translation>
    </message>
    <message>
        <source>This road starts at the settlement just placed.</source>
        <translation>הכביש הזה יוצא מהיישוב שהוצב זה עתה.</translation>
    </message>
    <message>
        <source>A city takes the place of one of your own settlements.</source>
        <translation>עיר באה במקום יישוב שלך.</translation>
    </message>
    <message>
        <source>No development card is left.</source>
        <translation>לא נשארו קלפי פיתוח.</translation>
    </message>
    <message>
        <source>Not in your hand: %1.</source>
        <extracomment>%1 is a development card.</extracomment>
        <translation>הקלף אינו ביד שלך: %1.</translation>
    </message>
    <message>
        <source>A card is not played in the turn it was bought.</source>
        <translation>אי אפשר לשחק קלף בתור שבו נקנה.</translation>
    </message>
    <message>
        <source>Only one development card may be played a turn.</source>
        <translation>אפשר לשחק רק קלף פיתוח אחד בכל תור.</translation>
    </message>
    <message>
        <source>There is no place for a road, or no road left.</source>
        <translation>אין מקום לכביש, או שלא נשארו כבישים.</translation>
    </message>
    <message>
        <source>The dice come first.</source>
        <translation>קודם מטילים את הקוביות.</translation>
    </message>
    <message>
        <source>The dice were rolled in this turn.</source>
        <translation>הקוביות כבר הוטלו בתור הזה.</translation>
    </message>
    <message>
        <source>The robber must be moved first.</source>
        <translation>קודם יש להעביר את השודד.</translation>
    </message>
    <message numerus="yes">
        <source>The free roads come first: %n left.</source>
        <translation>
            <numerusform>קודם הכבישים בחינם: נשאר אחד.</numerusform>
            <numerusform>קודם הכבישים בחינם: נשארו %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The robber stands there already: it must move to another hex.</source>
        <translation>השודד כבר עומד שם: הוא חייב לעבור לאריח אחר.</translation>
    </message>
    <message>
        <source>The friendly robber spares %1, who has fewer than 3 points.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>השודד הידידותי פוסח על %1: פחות מ־3 נקודות.</translation>
    </message>
    <message>
        <source>Somebody there has cards and must be robbed: %1.</source>
        <extracomment>%1 lists players’ names.</extracomment>
        <translation>יש שם ממי לגנוב, וחובה לבחור: %1.</translation>
    </message>
    <message>
        <source>%1 has no building there, or no cards.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>אצל %1 אין שם מבנה, או שאין קלפים.</translation>
    </message>
    <message>
        <source>The bank has none left: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>בבנק לא נשאר: %1.</translation>
    </message>
    <message>
        <source>Year of Plenty brings two cards as long as the bank has two.</source>
        <translation>שנת שפע מביאה שני קלפים, כל עוד יש שניים בבנק.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n card(s) must be discarded.</source>
        <translation>
            <numerusform>יש להשליך בדיוק קלף אחד.</numerusform>
            <numerusform>יש להשליך בדיוק %n קלפים.</numerusform>
        </translation>
    </message>
    <message>
        <source>No such card is left.</source>
        <translation>לא נשאר קלף כזה.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>אין סוחרים במשאב תמורת אותו משאב: %1.</translation>
    </message>
    <message>
        <source>A trade has something on both sides.</source>
        <translation>בעסקה צריך להיות משהו משני הצדדים.</translation>
    </message>
    <message>
        <source>The offer is not open any more.</source>
        <translation>ההצעה כבר אינה פתוחה.</translation>
    </message>
    <message>
        <source>%1 has not agreed to the offer.</source>
        <translation>אין הסכמה של %1 להצעה.</translation>
    </message>
    <message>
        <source>An offer needs somebody to make it to.</source>
        <translation>להצעה צריך להיות צד שהיא מוגשת לו.</translation>
    </message>
    <message>
        <source>This match is played without trade between players.</source>
        <translation>במשחק הזה אין מסחר בין השחקנים.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n offer(s) a turn.</source>
        <translation>
            <numerusform>לכל היותר הצעה אחת בכל תור.</numerusform>
            <numerusform>לכל היותר %n הצעות בכל תור.</numerusform>
        </translation>
    </message>
    <message>
        <source>The offer does not ask for it: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>ההצעה אינה מבקשת: %1.</translation>
    </message>
    <message>
        <source>A counter-offer must differ from the offer.</source>
        <translation>הצעה נגדית חייבת להיות שונה מההצעה.</translation>
    </message>
    <message>
        <source>Resources and players are named once, in their order.</source>
        <translation>כל משאב וכל שחקן נמנים פעם אחת, לפי הסדר.</translation>
    </message>
    <message>
        <source>This is your standing answer already.</source>
        <translation>זאת כבר התשובה הקבועה שלך.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>אין שחקן כזה.</translation>
    </message>
    <message>
        <source>The island has no such place.</source>
        <translation>אין באי מקום כזה.</translation>
    </message>
    <message>
        <source>The island cannot lie like this.</source>
        <translation>אי אפשר לפרוש כך את האי.</translation>
    </message>
    <message>
        <source>A match is played to %1 to %2 points.</source>
        <extracomment>%1 and %2 are numbers of points.</extracomment>
        <translation>יעד הנקודות במשחק: בין %1 ל־%2.</translation>
    </message>
    <message numerus="yes">
        <source>A player may be allowed up to %n offer(s) a turn.</source>
        <translation>
            <numerusform>אפשר להתיר לכל שחקן לכל היותר הצעה אחת בתור.</numerusform>
            <numerusform>אפשר להתיר לכל שחקן לכל היותר %n הצעות בתור.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %n victory point(s).</source>
        <extracomment>How the match ended.</extracomment>
        <translation>
            <numerusform>הניקוד של %1 הגיע לנקודת ניצחון אחת.</numerusform>
            <numerusform>הניקוד של %1 הגיע ל־%n נקודות ניצחון.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>המהלך מביא ניצחון.</translation>
    </message>
    <message numerus="yes">
        <source>It brings a card on %n of 36 rolls: %1.</source>
        <extracomment>Why a place for a settlement is advised. %n: how many of 36 rolls bring a card; %1 lists resources.</extracomment>
        <translation>
            <numerusform>המקום מביא קלף בהטלה אחת מתוך 36: %1.</numerusform>
            <numerusform>המקום מביא קלף ב־%n מתוך 36 הטלות: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The road leads to a good place for a settlement.</source>
        <translation>הכביש מוביל אל מקום טוב ליישוב.</translation>
    </message>
    <message>
        <source>The longest road of its own then has a length of %1.</source>
        <extracomment>Why a road is advised. %1 is a number of roads in a row.</extracomment>
        <translation>רצף הכבישים של הצד הפעיל יגיע אז לאורך %1.</translation>
    </message>
    <message>
        <source>The choices hardly differ.</source>
        <translation>כמעט אין הבדל בין האפשרויות.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 the cards of %n of 36 rolls.</source>
        <extracomment>Why a place for the robber is advised. %1 is a player’s name, %n is how many of 36 rolls.</extracomment>
        <translation>
            <numerusform>השודד חוסם את %1 בהטלה אחת מתוך 36.</numerusform>
            <numerusform>השודד חוסם את %1: קלפים של %n מתוך 36 הטלות.</numerusform>
        </translation>
    </message>
    <message>
        <source>The robber leaves a hex with a building of its own.</source>
        <comment>the player&apos;s own</comment>
        <translation>השודד עוזב אריח שיש בו מבנה של הצד הפעיל.</translation>
    </message>
    <message>
        <source>It wins or keeps Longest Road.</source>
        <translation>המהלך משיג או שומר את הדרך הארוכה ביותר.</translation>
    </message>
    <message>
        <source>It wins or keeps Largest Army.</source>
        <translation>המהלך משיג או שומר את הצבא הגדול ביותר.</translation>
    </message>
    <message numerus="yes">
        <source>The city brings one card more on %n of 36 rolls.</source>
        <extracomment>Why a city is advised.</extracomment>
        <translation>
            <numerusform>העיר מביאה עוד קלף בהטלה אחת מתוך 36.</numerusform>
            <numerusform>העיר מביאה עוד קלף ב־%n מתוך 36 הטלות.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are needed for building: %1.</source>
        <extracomment>Why a trade is advised. %1 lists resources.</extracomment>
        <translation>הקלפים האלה דרושים לבנייה: %1.</translation>
    </message>
    <message>
        <source>No building of its own brings this resource: %1.</source>
        <extracomment>Why a trade with the bank is advised. %1 is a resource. &quot;Own&quot;: the player&apos;s.</extracomment>
        <translation>אף מבנה של הצד הפעיל אינו מביא את המשאב הזה: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Its own buildings bring this resource only on %n of 36 rolls: %1.</source>
        <extracomment>Why a trade with the bank is advised. %1 is a resource, %n is how many of 36 rolls.</extracomment>
        <translation>
            <numerusform>המבנים של הצד הפעיל מביאים את המשאב הזה רק בהטלה אחת מתוך 36: %1.</numerusform>
            <numerusform>המבנים של הצד הפעיל מביאים את המשאב הזה רק ב־%n מתוך 36 הטלות: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others hold %n card(s) of it: %1.</source>
        <extracomment>Why Monopoly is advised. %1 is a resource; %n cards of it are in the others&apos; hands.</extracomment>
        <translation>
            <numerusform>אצל האחרים יש קלף אחד של המשאב הזה: %1.</numerusform>
            <numerusform>אצל האחרים יש %n קלפים של המשאב הזה: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the cards not seen yet, knights are %1 and victory points %2.</source>
        <extracomment>Why a development card is advised. %1 and %2 are numbers of cards that nobody has shown yet.</extracomment>
        <translation>בין הקלפים שעוד לא נראו – אבירים: %1, נקודות ניצחון: %2.</translation>
    </message>
    <message>
        <source>Knights towards Largest Army: %1 of %2.</source>
        <extracomment>%1 knights are played then; with %2 they would be the largest army.</extracomment>
        <translation>אבירים בדרך אל הצבא הגדול ביותר: %1 מתוך %2.</translation>
    </message>
    <message>
        <source>It costs %1 a card.</source>
        <extracomment>Why a place for the robber is advised. %1 is a player’s name.</extracomment>
        <translation>השודד לוקח קלף מידי %1.</translation>
    </message>
    <message>
        <source>The cards that stay are worth more for building.</source>
        <extracomment>Why these cards are discarded.</extracomment>
        <translation>הקלפים שנשארים שווים יותר לבנייה.</translation>
    </message>
    <message>
        <source>No card in hand helps more before the roll than after it.</source>
        <extracomment>Why the dice are rolled before a development card is played.</extracomment>
        <translation>אין ביד קלף שמועיל לפני ההטלה יותר מאשר אחריה.</translation>
    </message>
    <message>
        <source>Nobody’s answer to the offer is good enough.</source>
        <extracomment>Why an own offer is withdrawn.</extracomment>
        <translation>אף תשובה להצעה אינה טובה מספיק.</translation>
    </message>
    <message>
        <source>%1 is about to win.</source>
        <translation>הניצחון של %1 כבר קרוב.</translation>
    </message>
    <message>
        <source>The trade does not help enough.</source>
        <translation>העסקה אינה מועילה מספיק.</translation>
    </message>
    <message>
        <source>Then a road can be built.</source>
        <translation>אז אפשר יהיה לבנות כביש.</translation>
    </message>
    <message>
        <source>Then a settlement can be built.</source>
        <translation>אז אפשר יהיה לבנות יישוב.</translation>
    </message>
    <message>
        <source>Then a city can be built.</source>
        <translation>אז אפשר יהיה לבנות עיר.</translation>
    </message>
    <message>
        <source>Then a development card can be bought.</source>
        <translation>אז אפשר יהיה לקנות קלף פיתוח.</translation>
    </message>
    <message>
        <source>Nothing that can be done now is better than waiting.</source>
        <translation>אין כרגע מהלך שעדיף על המתנה.</translation>
    </message>
</context>
<context>
    <name>IslandThings</name>
    <message>
        <source>lumber</source>
        <extracomment>A resource, alone, after a colon or with a number: &quot;lumber × 2&quot;.</extracomment>
        <translation>עץ</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>לבנה</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>צמר</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>תבואה</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>בצר</translation>
    </message>
    <message>
        <source>Lumber</source>
        <extracomment>A resource as it is printed on its card: as short as can be.</extracomment>
        <translation>עץ</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>לבנה</translation>
    </message>
    <message>
        <source>Wool</source>
        <translation>צמר</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>תבואה</translation>
    </message>
    <message>
        <source>Ore</source>
        <translation>בצר</translation>
    </message>
    <message>
        <source>forest %1</source>
        <extracomment>A hex by its terrain and its number; %1 is the number. It stands alone or after a colon.</extracomment>
        <translation>יער %1</translation>
    </message>
    <message>
        <source>hills %1</source>
        <translation>גבעות %1</translation>
    </message>
    <message>
        <source>pasture %1</source>
        <translation>מרעה %1</translation>
    </message>
    <message>
        <source>fields %1</source>
        <translation>שדות %1</translation>
    </message>
    <message>
        <source>mountains %1</source>
        <translation>הרים %1</translation>
    </message>
    <message>
        <source>desert</source>
        <extracomment>The only hex without a number. It stands alone or after a colon.</extracomment>
        <translation>מדבר</translation>
    </message>
    <message>
        <source>Intersection at the coast, north corner of %1</source>
        <extracomment>A corner of a hex at the coast; %1 is the hex, in the case of “of”.</extracomment>
        <translation>צומת בחוף, הפינה הצפונית של %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, northeast corner of %1</source>
        <translation>צומת בחוף, הפינה הצפון־מזרחית של %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, southeast corner of %1</source>
        <translation>צומת בחוף, הפינה הדרום־מזרחית של %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, south corner of %1</source>
        <translation>צומת בחוף, הפינה הדרומית של %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, southwest corner of %1</source>
        <translation>צומת בחוף, הפינה הדרום־מערבית של %1</translation>
    </message>
    <message>
        <source>Intersection at the coast, northwest corner of %1</source>
        <translation>צומת בחוף, הפינה הצפון־מערבית של %1</translation>
    </message>
    <message>
        <source>Path along the coast, east side of %1</source>
        <extracomment>A side of a hex along the coast, where a road can lie; %1 is the hex, in the case of “of”.</extracomment>
        <translation>צלע לאורך החוף, הצד המזרחי של %1</translation>
    </message>
    <message>
        <source>Path along the coast, northeast side of %1</source>
        <translation>צלע לאורך החוף, הצד הצפון־מזרחי של %1</translation>
    </message>
    <message>
        <source>Path along the coast, northwest side of %1</source>
        <translation>צלע לאורך החוף, הצד הצפון־מערבי של %1</translation>
    </message>
    <message>
        <source>Path along the coast, west side of %1</source>
        <translation>צלע לאורך החוף, הצד המערבי של %1</translation>
    </message>
    <message>
        <source>Path along the coast, southwest side of %1</source>
        <translation>צלע לאורך החוף, הצד הדרום־מערבי של %1</translation>
    </message>
    <message>
        <source>Path along the coast, southeast side of %1</source>
        <translation>צלע לאורך החוף, הצד הדרום־מזרחי של %1</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>Where a place lies, in brackets after its name: &quot;forest 6 (north)&quot;.</extracomment>
        <translation>צפון</translation>
    </message>
    <message>
        <source>northeast</source>
        <translation>צפון־מזרח</translation>
    </message>
    <message>
        <source>east</source>
        <translation>מזרח</translation>
    </message>
    <message>
        <source>southeast</source>
        <translation>דרום־מזרח</translation>
    </message>
    <message>
        <source>south</source>
        <translation>דרום</translation>
    </message>
    <message>
        <source>southwest</source>
        <translation>דרום־מערב</translation>
    </message>
    <message>
        <source>west</source>
        <translation>מערב</translation>
    </message>
    <message>
        <source>northwest</source>
        <translation>צפון־מערב</translation>
    </message>
    <message>
        <source>harbor 2:1 for lumber</source>
        <extracomment>A harbor and its trade rate, alone or at the end of a list.</extracomment>
        <translation>נמל עץ 2:1</translation>
    </message>
    <message>
        <source>harbor 2:1 for brick</source>
        <translation>נמל לבנה 2:1</translation>
    </message>
    <message>
        <source>harbor 2:1 for wool</source>
        <translation>נמל צמר 2:1</translation>
    </message>
    <message>
        <source>harbor 2:1 for grain</source>
        <translation>נמל תבואה 2:1</translation>
    </message>
    <message>
        <source>harbor 2:1 for ore</source>
        <translation>נמל בצר 2:1</translation>
    </message>
    <message>
        <source>harbor 3:1</source>
        <translation>נמל 3:1</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>Name of a development card.</extracomment>
        <translation>אביר</translation>
    </message>
    <message>
        <source>Year of Plenty</source>
        <translation>שנת שפע</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>מונופול</translation>
    </message>
    <message>
        <source>Road Building</source>
        <translation>בניית כבישים</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <extracomment>Name of a development card that is worth one point.</extracomment>
        <translation>נקודת ניצחון</translation>
    </message>
    <message>
        <source>Move the robber to another hex and steal a card from a player who has built there. The card stays before you: whoever has played 3 knights first, and then the most, holds Largest Army.</source>
        <extracomment>What a development card does.</extracomment>
        <translation>מעבירים את השודד לאריח אחר, וגונבים קלף מאחד הצדדים שבנו שם. האביר נשאר גלוי לפניך: הצבא הגדול ביותר בידי הצד ששיחק ראשון 3 אבירים, ואחר כך בידי הצד ששיחק הכי הרבה.</translation>
    </message>
    <message>
        <source>Take any 2 resource cards from the bank. You can build with them at once.</source>
        <translation>לוקחים מהבנק 2 קלפי משאבים לבחירתך. אפשר לבנות בהם מייד.</translation>
    </message>
    <message>
        <source>Name a resource: every other player hands you all the cards of it they hold.</source>
        <translation>מכריזים על משאב: כל הקלפים שלו שבידי שאר השחקנים עוברים אליך.</translation>
    </message>
    <message>
        <source>Place 2 roads for free.</source>
        <translation>מציבים 2 כבישים בחינם.</translation>
    </message>
    <message>
        <source>Worth 1 victory point from the moment you buy it. It stays hidden until the match ends, and is never played.</source>
        <translation>שווה נקודת ניצחון אחת מרגע הקנייה. נשאר סמוי עד סוף המשחק, ואין משחקים אותו.</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>A piece that can be built, or bought.</extracomment>
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
        <source>Development card</source>
        <translation>קלף פיתוח</translation>
    </message>
    <message>
        <source>Goes on a free path at one of your own roads or buildings, never through the building of another player.</source>
        <translation>מוצב על צלע פנויה ליד כביש או מבנה שלך, ולעולם אינו עובר דרך מבנה של אחרים.</translation>
    </message>
    <message>
        <source>Worth 1 victory point. Goes on an intersection at one of your own roads, with no building there or next to it. Brings 1 card for each neighboring hex whose number is rolled.</source>
        <translation>שווה נקודת ניצחון אחת. מוצב על צומת ליד כביש שלך, כשאין מבנה בו או בצומת סמוך. מביא קלף אחד על כל אריח סמוך שהמספר שלו יוצא.</translation>
    </message>
    <message>
        <source>Worth 2 victory points. Takes the place of one of your own settlements and brings 2 cards for each neighboring hex whose number is rolled.</source>
        <translation>שווה 2 נקודות ניצחון. באה במקום יישוב שלך, ומביאה 2 קלפים על כל אריח סמוך שהמספר שלו יוצא.</translation>
    </message>
    <message>
        <source>The top card of the development deck, hidden from the others. One card may be played a turn, before or after the roll, but not in the turn it was bought.</source>
        <translation>הקלף העליון בחפיסת הפיתוח, סמוי מעיני האחרים. אפשר לשחק קלף אחד בכל תור, לפני ההטלה או אחריה, אבל לא בתור שבו נקנה.</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <extracomment>Name of an award.</extracomment>
        <translation>הדרך הארוכה ביותר</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <translation>הצבא הגדול ביותר</translation>
    </message>
    <message>
        <source>Worth 2 victory points. For the longest unbroken road of at least 5; branches don’t count. Only a longer road takes it away. A building of another player cuts a road.</source>
        <translation>שווה 2 נקודות ניצחון, על הרצף הארוך ביותר של 5 כבישים לפחות; הסתעפויות אינן נספרות. רק דרך ארוכה יותר לוקחת אותו. מבנה של אחרים קוטע דרך.</translation>
    </message>
    <message>
        <source>Worth 2 victory points. For the most knights played, at least 3. Only more knights take it away.</source>
        <translation>שווה 2 נקודות ניצחון, על מספר האבירים הגדול ביותר ששוחקו, 3 לפחות. רק יותר אבירים לוקחים אותו.</translation>
    </message>
</context>
<context>
    <name>IslandWords</name>
    <message>
        <source>Build a road</source>
        <translation>לבנות כביש</translation>
    </message>
    <message>
        <source>Build a settlement</source>
        <translation>לבנות יישוב</translation>
    </message>
    <message>
        <source>Upgrade to a city</source>
        <translation>לשדרג לעיר</translation>
    </message>
    <message>
        <source>Put a trade together</source>
        <translation>להרכיב עסקה</translation>
    </message>
    <message>
        <source>Make a counter-offer</source>
        <translation>להציע הצעה נגדית</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>להתחיל מחדש</translation>
    </message>
    <message>
        <source>Play Year of Plenty</source>
        <translation>לשחק קלף שנת שפע</translation>
    </message>
    <message>
        <source>Play Monopoly</source>
        <translation>לשחק קלף מונופול</translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation>להעביר את השודד</translation>
    </message>
    <message>
        <source>Say what you never trade away</source>
        <translation>לקבוע מה לא למסחר</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>חזרה</translation>
    </message>
    <message>
        <source>Where do you build the road?</source>
        <translation>איפה לבנות את הכביש?</translation>
    </message>
    <message>
        <source>Where do you build the settlement?</source>
        <translation>איפה לבנות את היישוב?</translation>
    </message>
    <message>
        <source>Which settlement becomes a city?</source>
        <translation>איזה יישוב יהפוך לעיר?</translation>
    </message>
    <message>
        <source>To be discarded: %1.</source>
        <extracomment>Headline. %1 lists resources.</extracomment>
        <translation>להשלכה: %1.</translation>
    </message>
    <message>
        <source>Year of Plenty: which card do you take first?</source>
        <translation>שנת שפע: איזה קלף לקחת ראשון?</translation>
    </message>
    <message>
        <source>Year of Plenty: %1, and which other?</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>שנת שפע: %1, ומה עוד?</translation>
    </message>
    <message>
        <source>Monopoly: which resource do you claim?</source>
        <translation>מונופול: איזה משאב לקחת מכולם?</translation>
    </message>
    <message>
        <source>Whom does the robber rob?</source>
        <translation>ממי השודד גונב?</translation>
    </message>
    <message>
        <source>Choose with whom you trade, or withdraw the offer.</source>
        <translation>יש לבחור עם מי לסחור, או למשוך את ההצעה.</translation>
    </message>
    <message>
        <source>Which resources do you never trade away? Offers that want them are declined for you.</source>
        <translation>אילו משאבים אינם למסחר? הצעות שמבקשות אותם יידחו בשמך.</translation>
    </message>
    <message>
        <source>Give one more: %1</source>
        <extracomment>A trade that is put together: one more to give. %1 is a resource.</extracomment>
        <translation>לתת עוד אחד: %1</translation>
    </message>
    <message>
        <source>Get one more: %1</source>
        <extracomment>A trade that is put together: one more to get. %1 is a resource.</extracomment>
        <translation>לקבל עוד אחד: %1</translation>
    </message>
    <message>
        <source>Give one less: %1</source>
        <extracomment>A trade that is put together: one less to give. %1 is a resource.</extracomment>
        <translation>לתת אחד פחות: %1</translation>
    </message>
    <message>
        <source>Get one less: %1</source>
        <extracomment>A trade that is put together: one less to get. %1 is a resource.</extracomment>
        <translation>לקבל אחד פחות: %1</translation>
    </message>
    <message>
        <source>Discard one more: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>להשליך עוד אחד: %1</translation>
    </message>
    <message>
        <source>Keep one more: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>להשאיר עוד אחד: %1</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>לקחת: %1</translation>
    </message>
    <message>
        <source>%1 of %2 in hand</source>
        <extracomment>%1 of %2 cards in the hand are chosen.</extracomment>
        <translation>%1 מתוך %2 ביד</translation>
    </message>
    <message numerus="yes">
        <source>%n in the bank</source>
        <extracomment>The stock of the bank.</extracomment>
        <translation>
            <numerusform>קלף אחד בבנק</numerusform>
            <numerusform>%n בבנק</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dot(s)</source>
        <extracomment>Under a place for a settlement: %1 says where, %n counts the dots on the number tokens around it.</extracomment>
        <translation>
            <numerusform>%1. סיכוי: נקודה אחת</numerusform>
            <numerusform>%1. סיכוי: %n נקודות</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <extracomment>An offer is put together; %1 is a player’s name.</extracomment>
        <translation>להציע בלי %1</translation>
    </message>
    <message>
        <source>Ask %1, too</source>
        <extracomment>An offer is put together; %1 is a player’s name.</extracomment>
        <translation>להציע גם לידי %1</translation>
    </message>
    <message>
        <source>Several players can be robbed here</source>
        <translation>יש כאן כמה צדדים שאפשר לגנוב מהם</translation>
    </message>
    <message>
        <source>No path at your roads and buildings is free.</source>
        <translation>אין צלע פנויה ליד הכבישים והמבנים שלך.</translation>
    </message>
    <message>
        <source>A city takes the place of a settlement, and you have none.</source>
        <translation>עיר באה במקום יישוב, ואין לך יישובים.</translation>
    </message>
    <message>
        <source>No free intersection lies at your roads, two paths away from every building.</source>
        <translation>אין ליד הכבישים שלך צומת פנוי במרחק שתי צלעות מכל מבנה.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>המשחק הסתיים.</translation>
    </message>
    <message>
        <source>Trade begins when all have placed their settlements.</source>
        <translation>המסחר מתחיל אחרי שכל היישובים הראשונים הוצבו.</translation>
    </message>
    <message>
        <source>You can trade in your own turn, after the roll, and answer the offers of others.</source>
        <translation>אפשר לסחור בתור שלך, אחרי ההטלה, ולענות להצעות של אחרים.</translation>
    </message>
    <message>
        <source>Trading comes after the roll.</source>
        <translation>המסחר בא אחרי ההטלה.</translation>
    </message>
    <message>
        <source>Something else must be decided first.</source>
        <translation>קודם יש להחליט על דבר אחר.</translation>
    </message>
    <message>
        <source>You have no cards to trade.</source>
        <translation>אין לך קלפים למסחר.</translation>
    </message>
    <message>
        <source>For the bank, choose one resource to give and one card to get.</source>
        <translation>למסחר עם הבנק: משאב אחד לתת, וקלף אחד לקבל.</translation>
    </message>
    <message>
        <source>You have no more of it.</source>
        <translation>אין לך עוד ממנו.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>אין סוחרים במשאב תמורת אותו משאב: %1.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>הכנות למשחק</translation>
    </message>
    <message>
        <source>Points by turn</source>
        <translation>נקודות לפי תור</translation>
    </message>
    <message>
        <source>Cards brought by the dice</source>
        <translation>קלפים שהביאו הקוביות</translation>
    </message>
    <message>
        <source>Cards lost to the robber</source>
        <translation>קלפים שלקח השודד</translation>
    </message>
    <message>
        <source>Rolls of the match</source>
        <translation>הטלות במשחק</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>count</comment>
        <extracomment>A player and a number: points, or cards. %1 is the name.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Costs, cards, and awards</source>
        <translation>עלויות, קלפים והישגים</translation>
    </message>
    <message>
        <source>A settlement is worth 1 point, a city 2, each award 2, and a victory point card 1. A seven brings no cards: whoever holds 8 or more discards half of them, and the robber moves.</source>
        <translation>יישוב שווה נקודה אחת, עיר 2, כל הישג 2, וקלף נקודת ניצחון נקודה אחת. שבע אינו מביא קלפים: מיד של 8 קלפים ומעלה משליכים מחצית, והשודד עובר מקום.</translation>
    </message>
    <message>
        <source>Comes from forest. Needed for roads and settlements.</source>
        <translation>מגיע מיערות. דרוש לכבישים וליישובים.</translation>
    </message>
    <message>
        <source>Comes from hills. Needed for roads and settlements.</source>
        <translation>מגיעה מגבעות. דרושה לכבישים וליישובים.</translation>
    </message>
    <message>
        <source>Comes from pasture. Needed for settlements and development cards.</source>
        <translation>מגיע משטחי מרעה. דרוש ליישובים ולקלפי פיתוח.</translation>
    </message>
    <message>
        <source>Comes from fields. Needed for settlements, cities, and development cards.</source>
        <translation>מגיעה משדות. דרושה ליישובים, לערים ולקלפי פיתוח.</translation>
    </message>
    <message>
        <source>Comes from mountains. Needed for cities and development cards.</source>
        <translation>מגיע מהרים. דרוש לערים ולקלפי פיתוח.</translation>
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
        <source>Turn %1 · %2 and the robber</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>תור %1 · %2: השודד</translation>
    </message>
    <message>
        <source>Turn %1 · %2 builds and trades</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>תור %1 · %2: בנייה ומסחר</translation>
    </message>
    <message>
        <source>The island</source>
        <translation>האי</translation>
    </message>
    <message>
        <source>Spiral and random numbers keep 6 and 8 apart.</source>
        <translation>בספירלה ובערבוב המספרים 6 ו־8 אינם סמוכים.</translation>
    </message>
    <message>
        <source>For beginners: always the same</source>
        <extracomment>How the island is laid: a value in a list.</extracomment>
        <translation>למתחילים: תמיד אותו אי</translation>
    </message>
    <message>
        <source>Hexes shuffled, numbers in a spiral</source>
        <translation>ערבוב אריחים, מספרים בספירלה</translation>
    </message>
    <message>
        <source>Hexes and numbers shuffled</source>
        <translation>ערבוב אריחים ומספרים</translation>
    </message>
    <message>
        <source>All shuffled, 6 and 8 may touch</source>
        <translation>ערבוב מלא, גם 6 ליד 8</translation>
    </message>
    <message>
        <source>Harbors shuffled</source>
        <translation>ערבוב הנמלים</translation>
    </message>
    <message>
        <source>Off: they lie as on the beginners’ island.</source>
        <translation>כבוי: הם מונחים כמו באי למתחילים.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>נקודות לניצחון</translation>
    </message>
    <message>
        <source>Win at any time</source>
        <translation>ניצחון בכל רגע</translation>
    </message>
    <message>
        <source>Whoever reaches the points wins at once. Off: only in one’s own turn.</source>
        <translation>הגעה למספר הנקודות מביאה ניצחון מייד. כבוי: רק בתור שלך.</translation>
    </message>
    <message>
        <source>Friendly robber</source>
        <translation>שודד ידידותי</translation>
    </message>
    <message>
        <source>The robber keeps away from players with fewer than 3 points.</source>
        <translation>השודד מתרחק משחקנים שיש להם פחות מ־3 נקודות.</translation>
    </message>
    <message>
        <source>Offers a turn</source>
        <translation>הצעות בכל תור</translation>
    </message>
    <message>
        <source>0: no trade between players.</source>
        <translation>0: אין מסחר בין השחקנים.</translation>
    </message>
    <message>
        <source>Statistics during the match</source>
        <translation>סטטיסטיקה במהלך המשחק</translation>
    </message>
    <message>
        <source>Rolls, production, and robberies are counted for all to see.</source>
        <translation>ההטלות, הייצור והגניבות נספרים לעיני כולם.</translation>
    </message>
</context>
</TS>
