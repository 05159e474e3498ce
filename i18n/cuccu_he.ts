<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he_IL" sourcelanguage="en">
<context>
    <name>Cuccu</name>
    <message>
        <source>Cuccù</source>
        <translation>קוקו</translation>
    </message>
    <message>
        <source>One card, three lives: keep it or pass it on</source>
        <translation>קלף אחד, שלוש נקודות חיים: להשאיר, או להעביר הלאה</translation>
    </message>
    <message>
        <source>Everybody holds a single card and may ask the next player to exchange it. At the end of the deal the lowest card loses a life. But beware whom you ask: the Hunter and the Cat bite, the Inn bargains, the Horse runs on, and the Cuckoo stays where it sits.</source>
        <translation>לכל אחד יש קלף אחד, ואפשר לבקש להחליף אותו עם המקום הבא. בסוף החלוקה הקלף הנמוך ביותר עולה בנקודת חיים. אבל כדאי להיזהר: הצייד והחתול נושכים, הפונדק מתמקח, הסוס רץ הלאה, והקוקייה נשארת בקן.</translation>
    </message>
    <message>
        <source>Cuccù follows the rules of the traditional Italian card game of that name, also known as the Cuckoo, with its own deck of 40 cards.</source>
        <translation>קוקו הולך אחר חוקי משחק הקלפים האיטלקי המסורתי בשם זה (Cuccù), המוכר גם בשם קוקייה, ולו חפיסה משלו בת 40 קלפים.</translation>
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
    <name>CuccuCards</name>
    <message>
        <source>Fool</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>שוטה</translation>
    </message>
    <message>
        <source>Lion</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>אריה</translation>
    </message>
    <message>
        <source>Mask</source>
        <extracomment>Name of a card, as printed on it: a stone mask that spouts water.</extracomment>
        <translation>מסכה</translation>
    </message>
    <message>
        <source>Bucket</source>
        <extracomment>Name of a card, as printed on it: a bucket over a well.</extracomment>
        <translation>דלי</translation>
    </message>
    <message>
        <source>Zero</source>
        <extracomment>Name of a card, as printed on it: an empty plate.</extracomment>
        <translation>אפס</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>Name of a card with a number, as printed on it.</extracomment>
        <translation>אחת</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>שתיים</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>שלוש</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>ארבע</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>חמש</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>שש</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>שבע</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>שמונה</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>תשע</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>עשר</translation>
    </message>
    <message>
        <source>Inn</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>פונדק</translation>
    </message>
    <message>
        <source>Cat</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>חתול</translation>
    </message>
    <message>
        <source>Horse</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>סוס</translation>
    </message>
    <message>
        <source>Hunter</source>
        <extracomment>Name of a card, as printed on it: an archer.</extracomment>
        <translation>צייד</translation>
    </message>
    <message>
        <source>Cuckoo</source>
        <extracomment>Name of a card, as printed on it: the bird.</extracomment>
        <translation>קוקייה</translation>
    </message>
    <message>
        <source>You hold the Fool.</source>
        <extracomment>First sentence of the headline when it is your turn; a question follows.</extracomment>
        <translation>בידך השוטה.</translation>
    </message>
    <message>
        <source>You hold the Lion.</source>
        <translation>בידך האריה.</translation>
    </message>
    <message>
        <source>You hold the Mask.</source>
        <translation>בידך המסכה.</translation>
    </message>
    <message>
        <source>You hold the Bucket.</source>
        <translation>בידך הדלי.</translation>
    </message>
    <message>
        <source>You hold the Zero.</source>
        <translation>בידך האפס.</translation>
    </message>
    <message>
        <source>You hold the One.</source>
        <translation>בידך הקלף אחת.</translation>
    </message>
    <message>
        <source>You hold the Two.</source>
        <translation>בידך הקלף שתיים.</translation>
    </message>
    <message>
        <source>You hold the Three.</source>
        <translation>בידך הקלף שלוש.</translation>
    </message>
    <message>
        <source>You hold the Four.</source>
        <translation>בידך הקלף ארבע.</translation>
    </message>
    <message>
        <source>You hold the Five.</source>
        <translation>בידך הקלף חמש.</translation>
    </message>
    <message>
        <source>You hold the Six.</source>
        <translation>בידך הקלף שש.</translation>
    </message>
    <message>
        <source>You hold the Seven.</source>
        <translation>בידך הקלף שבע.</translation>
    </message>
    <message>
        <source>You hold the Eight.</source>
        <translation>בידך הקלף שמונה.</translation>
    </message>
    <message>
        <source>You hold the Nine.</source>
        <translation>בידך הקלף תשע.</translation>
    </message>
    <message>
        <source>You hold the Ten.</source>
        <translation>בידך הקלף עשר.</translation>
    </message>
    <message>
        <source>You hold the Inn.</source>
        <translation>בידך הפונדק.</translation>
    </message>
    <message>
        <source>You hold the Cat.</source>
        <translation>בידך החתול.</translation>
    </message>
    <message>
        <source>You hold the Horse.</source>
        <translation>בידך הסוס.</translation>
    </message>
    <message>
        <source>You hold the Hunter.</source>
        <translation>בידך הצייד.</translation>
    </message>
    <message>
        <source>You hold the Cuckoo.</source>
        <translation>בידך הקוקייה.</translation>
    </message>
    <message>
        <source>%1 shows the Inn.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1: הפונדק נחשף.</translation>
    </message>
    <message>
        <source>%1 shows the Cat.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1: החתול נחשף.</translation>
    </message>
    <message>
        <source>%1 shows the Horse.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1: הסוס נחשף.</translation>
    </message>
    <message>
        <source>%1 shows the Hunter.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1: הצייד נחשף.</translation>
    </message>
    <message>
        <source>%1 shows the Cuckoo.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1: הקוקייה נחשפת.</translation>
    </message>
    <message>
        <source>shows the Inn</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>הפונדק נחשף</translation>
    </message>
    <message>
        <source>shows the Cat</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>החתול נחשף</translation>
    </message>
    <message>
        <source>shows the Horse</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>הסוס נחשף</translation>
    </message>
    <message>
        <source>shows the Hunter</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>הצייד נחשף</translation>
    </message>
    <message>
        <source>shows the Cuckoo</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>הקוקייה נחשפה</translation>
    </message>
    <message>
        <source>The Cuckoo refuses: %1 and %2 keep their cards.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>הקוקייה מסרבת: הקלפים נשארים בידי %1 ובידי %2.</translation>
    </message>
    <message>
        <source>The Hunter refuses: %1 and %2 keep their cards.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>הצייד מסרב: הקלפים נשארים בידי %1 ובידי %2.</translation>
    </message>
    <message>
        <source>The Cat refuses: %2 exchanges nothing with %1.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>החתול מסרב: הבקשה של %1 אל %2 נדחית.</translation>
    </message>
    <message>
        <source>Counts as printed. Whoever is asked for it must give it.</source>
        <translation>שווה את המספר שעליו. אם מבקשים אותו, חייבים למסור אותו.</translation>
    </message>
    <message>
        <source>One Fool ties with the lowest card, and both lose a life. Two Fools count 14½ each; only the Cuckoo is more.</source>
        <translation>שוטה אחד משתווה לקלף הנמוך ביותר, ושני הצדדים מאבדים נקודת חיים. שני שוטים שווים 14 וחצי כל אחד; רק הקוקייה גבוהה מהם.</translation>
    </message>
    <message>
        <source>The lowest number of all. Pass it on while you can.</source>
        <translation>המספר הנמוך מכולם. כדאי למסור אותו הלאה כל עוד אפשר.</translation>
    </message>
    <message>
        <source>Only the Lion is lower. Whoever is asked for it must give it.</source>
        <translation>רק האריה נמוך ממנה. אם מבקשים אותה, חייבים למסור אותה.</translation>
    </message>
    <message>
        <source>One below the Zero. Whoever is asked for it must give it.</source>
        <translation>אחד פחות מן האפס. אם מבקשים אותו, חייבים למסור אותו.</translation>
    </message>
    <message>
        <source>Counts nothing at all. With a guarantee from the Inn, another player pays if it loses.</source>
        <translation>לא שווה דבר. אם ניתנה ערבות בפונדק, צד אחר משלם כשהאפס הוא הנמוך ביותר.</translation>
    </message>
    <message>
        <source>Stops the exchange. Whoever asked may demand a guarantee; then the innkeeper agrees, or gives the Inn away.</source>
        <translation>עוצר את ההחלפה. הצד המבקש רשאי לדרוש ערבות; הצד שבידו הפונדק מסכים, או מוסר את הפונדק.</translation>
    </message>
    <message>
        <source>Refuses; whoever asked loses a life at once. The asking card runs back to where it was dealt.</source>
        <translation>מסרב, והצד המבקש מאבד מייד נקודת חיים. הקלף שהוצע חוזר אל המקום שבו חולק.</translation>
    </message>
    <message>
        <source>Leaps aside: the next player is asked. Past the dealer, the top card of the deck is taken.</source>
        <translation>קופץ הצידה, והבקשה עוברת אל המקום הבא. אם הסוס אצל המחלק, מחליפים עם הקלף שבראש החפיסה.</translation>
    </message>
    <message>
        <source>Refuses the exchange. Whoever asked loses a life at once.</source>
        <translation>מסרב להחלפה. הצד המבקש מאבד מייד נקודת חיים.</translation>
    </message>
    <message>
        <source>Refuses the exchange. Never loses a life at the showdown.</source>
        <translation>מסרבת להחלפה. בחשיפת הקלפים היא לעולם לא עולה בנקודת חיים.</translation>
    </message>
</context>
<context>
    <name>CuccuWords</name>
    <message>
        <source>Deal %1 · %2 deals</source>
        <extracomment>Small line under the title. %1 is the number of the deal, %2 the dealer&apos;s name.</extracomment>
        <translation>חלוקה %1 · בידי %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A card in a list: %1 is its name, %2 its Roman numeral or number.</extracomment>
        <translation>%1 ‎%2</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>הקלפים וכוחותיהם</translation>
    </message>
    <message>
        <source>Powers work only in a card just dealt to a player who is asked for an exchange. A card that was passed on, drawn from the deck, or held in one’s own turn is only its number.</source>
        <translation>הכוחות פועלים רק בקלף שזה עתה חולק לצד שהתבקש להחליף. קלף שנמסר הלאה, נלקח מן החפיסה או התקבל בתחילת התור שווה רק את המספר שלו.</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <translation>החלוקה הראשונה בידי %1.</translation>
    </message>
    <message>
        <source>Deal %1. The dealer is %2.</source>
        <extracomment>Log line. %1 is the number of the deal, %2 the dealer&apos;s name.</extracomment>
        <translation>חלוקה %1, בידי %2.</translation>
    </message>
    <message>
        <source>%1 is dealt a card: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the name of a card.</extracomment>
        <translation>%1: התקבל קלף, %2.</translation>
    </message>
    <message>
        <source>%1 is dealt a card.</source>
        <translation>%1: התקבל קלף.</translation>
    </message>
    <message>
        <source>%1 keeps the card.</source>
        <translation>%1: הקלף נשאר ביד.</translation>
    </message>
    <message>
        <source>%1 asks %2 to exchange cards.</source>
        <extracomment>Log line. %1 and %2 are players&apos; names.</extracomment>
        <translation>%1: בקשה להחליף קלף עם %2.</translation>
    </message>
    <message>
        <source>%1 and %2 exchange cards. %1 gives: %3. %2 gives: %4.</source>
        <extracomment>Log line. %1 and %2 are players&apos; names, %3 and %4 the cards they give.</extracomment>
        <translation>החלפת קלפים בין %1 לבין %2. נמסר מידי %1: %3. נמסר מידי %2: %4.</translation>
    </message>
    <message>
        <source>%1 and %2 exchange cards.</source>
        <translation>החלפת קלפים בין %1 לבין %2.</translation>
    </message>
    <message>
        <source>%1 is passed over; %2 tries further on.</source>
        <extracomment>Log line: the Horse was shown. %1 is its holder, %2 the player who asked.</extracomment>
        <translation>הבקשה של %2 מדלגת על %1 וממשיכה הלאה.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>One hand at the showdown: %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Showdown: %1.</source>
        <extracomment>Log line. %1 lists the players with their cards.</extracomment>
        <translation>חשיפת הקלפים: %1.</translation>
    </message>
    <message>
        <source>%1 gives up the exchange; both keep their cards.</source>
        <extracomment>Log line, at the Inn. %1 is the player who asked.</extracomment>
        <translation>%1: ויתור על ההחלפה; שני הקלפים נשארים במקומם.</translation>
    </message>
    <message>
        <source>%1 demands a guarantee from %2.</source>
        <extracomment>Log line, at the Inn. %1 is the player who asked, %2 the innkeeper.</extracomment>
        <translation>%1: דרישת ערבות מידי %2.</translation>
    </message>
    <message>
        <source>%1 agrees, and will pay if %2 loses with a Zero.</source>
        <extracomment>Log line, at the Inn. %1 is the innkeeper, %2 the player who asked.</extracomment>
        <translation>%1: הסכמה לשלם אם בידי %2 אפס והוא הקלף הנמוך ביותר.</translation>
    </message>
    <message>
        <source>%1 declines and gives the Inn away.</source>
        <extracomment>Log line, at the Inn. %1 is the innkeeper.</extracomment>
        <translation>%1: הערבות נדחית, והפונדק נמסר.</translation>
    </message>
    <message>
        <source>%1 and %2 take their former cards back.</source>
        <extracomment>Log line, after the Cat. %1 and %2 are players&apos; names.</extracomment>
        <translation>הקלפים הקודמים חוזרים לידי %1 ולידי %2.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <extracomment>Log line: a player has no lives left.</extracomment>
        <translation>%1: מחוץ למשחק.</translation>
    </message>
    <message>
        <source>Nobody has a life left.</source>
        <translation>לאיש לא נשארו נקודות חיים.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone returns with %n life(s).</source>
        <translation>
            <numerusform>כולם חוזרים למשחק עם נקודת חיים אחת.</numerusform>
            <numerusform>כולם חוזרים למשחק עם %n נקודות חיים.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>הניצחון במשחק של %1.</translation>
    </message>
    <message>
        <source>%1 asked the Hunter and loses the last life.</source>
        <translation>%1: הצייד גובה את נקודת החיים האחרונה.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asked the Hunter, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1: הצייד גובה נקודת חיים; נשארה נקודה אחת.</numerusform>
            <numerusform>%1: הצייד גובה נקודת חיים; נשארו %n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asked the Cat and loses the last life.</source>
        <translation>%1: החתול גובה את נקודת החיים האחרונה.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asked the Cat, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1: החתול גובה נקודת חיים; נשארה נקודה אחת.</numerusform>
            <numerusform>%1: החתול גובה נקודת חיים; נשארו %n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds the only Fool and loses the last life.</source>
        <translation>%1: השוטה היחיד עולה בנקודת החיים האחרונה.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds the only Fool, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1: השוטה היחיד עולה בנקודת חיים; נשארה נקודה אחת.</numerusform>
            <numerusform>%1: השוטה היחיד עולה בנקודת חיים; נשארו %n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays the last life for the Zero of %2.</source>
        <extracomment>%1 is the innkeeper, %2 the player who lost with the Zero.</extracomment>
        <translation>%1: תשלום נקודת החיים האחרונה על האפס של %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays a life for the Zero of %2 and has %n left.</source>
        <extracomment>%1 is the innkeeper, %2 the player who lost with the Zero.</extracomment>
        <translation>
            <numerusform>%1: תשלום נקודת חיים על האפס של %2; נשארה נקודה אחת.</numerusform>
            <numerusform>%1: תשלום נקודת חיים על האפס של %2; נשארו %n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the lowest card and loses the last life.</source>
        <translation>%1: הקלף הנמוך ביותר עולה בנקודת החיים האחרונה.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the lowest card, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1: הקלף הנמוך ביותר עולה בנקודת חיים; נשארה נקודה אחת.</numerusform>
            <numerusform>%1: הקלף הנמוך ביותר עולה בנקודת חיים; נשארו %n נקודות.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exchanges with the bottom card of the deck.</source>
        <translation>%1: החלפה עם הקלף שבתחתית החפיסה.</translation>
    </message>
    <message>
        <source>%1 exchanges with the top card of the deck.</source>
        <translation>%1: החלפה עם הקלף שבראש החפיסה.</translation>
    </message>
    <message>
        <source>%1 exchanges with the bottom card of the deck: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the card drawn.</extracomment>
        <translation>%1: החלפה עם הקלף שבתחתית החפיסה, %2.</translation>
    </message>
    <message>
        <source>%1 exchanges with the top card of the deck: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the card drawn.</extracomment>
        <translation>%1: החלפה עם הקלף שבראש החפיסה, %2.</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>להשאיר את הקלף</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>להחליף</translation>
    </message>
    <message>
        <source>Give up the exchange</source>
        <translation>לוותר על ההחלפה</translation>
    </message>
    <message>
        <source>Demand a guarantee</source>
        <translation>לדרוש ערבות</translation>
    </message>
    <message>
        <source>Agree and guarantee</source>
        <extracomment>Button of the innkeeper: promise to pay for a losing Zero.</extracomment>
        <translation>להסכים לערבות</translation>
    </message>
    <message>
        <source>Decline and give the Inn away</source>
        <translation>לדחות ולמסור את הפונדק</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>החלוקה הבאה</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>החלוקה הראשונה בידי %1</translation>
    </message>
    <message>
        <source>Card dealt: %1</source>
        <extracomment>%1 is the name of a card.</extracomment>
        <translation>הקלף שחולק: %1</translation>
    </message>
    <message>
        <source>Bottom card of the deck: %1</source>
        <translation>הקלף שבתחתית החפיסה: %1</translation>
    </message>
    <message>
        <source>Top card of the deck: %1</source>
        <translation>הקלף שבראש החפיסה: %1</translation>
    </message>
    <message>
        <source>You hold: %1</source>
        <extracomment>Second line of the button &quot;Keep the card&quot;. %1 is the name of the card.</extracomment>
        <translation>בידך: %1</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <extracomment>Second line of the button &quot;Exchange&quot;. %1 is the name of the next player.</extracomment>
        <translation>לפנות אל %1</translation>
    </message>
    <message>
        <source>Take the bottom card of the deck</source>
        <translation>עם הקלף שבתחתית החפיסה</translation>
    </message>
    <message>
        <source>Both keep their cards</source>
        <translation>שני הקלפים נשארים במקומם</translation>
    </message>
    <message>
        <source>If your Zero loses, %1 pays, or gives you the Inn now</source>
        <extracomment>Second line of the button &quot;Demand a guarantee&quot;, to the holder of a Zero. %1 is the innkeeper.</extracomment>
        <translation>על %1 לשלם אם האפס שלך יפסיד, או למסור לך את הפונדק</translation>
    </message>
    <message>
        <source>A bluff: only a Zero is covered; %1 may give you the Inn</source>
        <extracomment>Second line of the button &quot;Demand a guarantee&quot;, to somebody without a Zero. %1 is the innkeeper.</extracomment>
        <translation>בלוף: ערבות רק לאפס; הפונדק של %1 עשוי לעבור אליך</translation>
    </message>
    <message>
        <source>%1 lose a life.</source>
        <extracomment>Headline after the showdown: each of them loses one life. %1 is a list of two or more players&apos; names.</extracomment>
        <translation>אובדן נקודת חיים: %1.</translation>
    </message>
    <message>
        <source>If all go out in the same deal, everyone returns with as many.</source>
        <translation>אם כולם יוצאים באותה חלוקה, כולם חוזרים עם אותו מספר.</translation>
    </message>
    <message>
        <source>Pay a life if %1 loses with a Zero</source>
        <extracomment>Second line of the button &quot;Agree and guarantee&quot;. %1 is the player who asked.</extracomment>
        <translation>לשלם נקודת חיים אם בידי %1 אפס והוא הנמוך ביותר</translation>
    </message>
    <message>
        <source>Then decide about the card you receive</source>
        <translation>ואז להחליט על הקלף שקיבלת</translation>
    </message>
    <message>
        <source>Everyone returns</source>
        <translation>כולם חוזרים למשחק</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <extracomment>Second line of the button &quot;Next deal&quot;. %1 is the next dealer.</extracomment>
        <translation>בידי %1</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>הגורל קובע בידי מי החלוקה הראשונה.</translation>
    </message>
    <message>
        <source>%1 shows the Inn. Give up the exchange, or demand a guarantee?</source>
        <extracomment>Headline. %1 is the player who shows the Inn.</extracomment>
        <translation>אצל %1 נחשף הפונדק. לוותר על ההחלפה, או לדרוש ערבות?</translation>
    </message>
    <message>
        <source>%1 demands a guarantee for a Zero. Agree, or give the Inn away?</source>
        <extracomment>Headline for the innkeeper. %1 is the player who asked.</extracomment>
        <translation>דרישה מצד %1: ערבות לאפס. להסכים, או למסור את הפונדק?</translation>
    </message>
    <message>
        <source>%1 decides at the Inn.</source>
        <extracomment>Headline while another player answers at the Inn.</extracomment>
        <translation>ההחלטה בפונדק בידי %1.</translation>
    </message>
    <message>
        <source>%1 decides: keep, or exchange?</source>
        <extracomment>Headline while another player chooses.</extracomment>
        <translation>ההחלטה בידי %1: להשאיר, או להחליף?</translation>
    </message>
    <message>
        <source>Keep it, or exchange with the deck?</source>
        <translation>להשאיר, או להחליף עם החפיסה?</translation>
    </message>
    <message>
        <source>Keep it, or ask %1?</source>
        <extracomment>Second sentence of the headline, after &quot;You hold the Six.&quot; %1 is the next player.</extracomment>
        <translation>להשאיר, או לפנות אל %1?</translation>
    </message>
    <message>
        <source>Cards are dealt only when they are needed.</source>
        <extracomment>Third sentence of the headline, in the first deal, while the next player has no card.</extracomment>
        <translation>קלפים מחולקים רק כשצריך אותם.</translation>
    </message>
    <message>
        <source>Nobody has a life left: everyone returns.</source>
        <translation>לאיש לא נשארו נקודות חיים: כולם חוזרים למשחק.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>החלוקה הסתיימה.</translation>
    </message>
    <message>
        <source>Nobody loses a life in this deal.</source>
        <translation>בחלוקה הזאת איש אינו מאבד נקודת חיים.</translation>
    </message>
    <message>
        <source>%1 holds the only Fool and loses a life.</source>
        <translation>אצל %1 השוטה היחיד: אובדן נקודת חיים.</translation>
    </message>
    <message>
        <source>%1 pays a life for the Zero of %2.</source>
        <translation>%1: תשלום נקודת חיים על האפס של %2.</translation>
    </message>
    <message>
        <source>%1 has the lowest card and loses a life.</source>
        <translation>אצל %1 הקלף הנמוך ביותר: אובדן נקודת חיים.</translation>
    </message>
    <message>
        <source>Only you have a life left.</source>
        <translation>נקודות חיים נשארו רק אצלך.</translation>
    </message>
    <message>
        <source>You are out. Only %1 has a life left.</source>
        <extracomment>To the only person at the computer. %1 is the name of the winner.</extracomment>
        <translation>יצאת מהמשחק. נקודות חיים נשארו רק אצל %1.</translation>
    </message>
    <message>
        <source>Both of these cards have left the deck: %1.</source>
        <extracomment>%1 is the name of a card.</extracomment>
        <translation>שני הקלפים האלה כבר אינם בחפיסה: %1.</translation>
    </message>
    <message>
        <source>There is no seat %1 at this table.</source>
        <translation>אין בשולחן הזה מקום מספר %1.</translation>
    </message>
    <message>
        <source>The number of lives must be from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>מספר נקודות החיים חייב להיות בין %1 ל־%2.</translation>
    </message>
    <message>
        <source>Only %1 has a life left.</source>
        <translation>נקודות חיים נשארו רק אצל %1.</translation>
    </message>
    <message>
        <source>Risk of losing a life in this deal: %1 by keeping, %2 by exchanging.</source>
        <extracomment>Why a move is advised. %1 and %2 are percentages.</extracomment>
        <translation>הסיכון לאבד נקודת חיים בחלוקה הזאת: %1 אם משאירים, %2 אם מחליפים.</translation>
    </message>
    <message>
        <source>%1 holds a lower card.</source>
        <extracomment>Why keeping is advised.</extracomment>
        <translation>אצל %1 יש קלף נמוך יותר.</translation>
    </message>
    <message>
        <source>A demand is never worse than giving up.</source>
        <translation>דרישה לעולם אינה גרועה מוויתור.</translation>
    </message>
    <message>
        <source>Risk of losing a life in this deal: %1 by agreeing, %2 by giving the Inn away.</source>
        <extracomment>Why a move is advised to the innkeeper. %1 and %2 are percentages.</extracomment>
        <translation>הסיכון לאבד נקודת חיים בחלוקה הזאת: %1 אם מסכימים, %2 אם מוסרים את הפונדק.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>How far a saved match is. %1 is the number of the deal.</extracomment>
        <translation>חלוקה %1</translation>
    </message>
    <message>
        <source>wins the match</source>
        <extracomment>Small note under a player&apos;s name.</extracomment>
        <translation>ניצחון במשחק</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>Small note under a player&apos;s name: no lives left.</extracomment>
        <translation>מחוץ למשחק</translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>Small note under a player&apos;s name of unknown gender.</extracomment>
        <translation>התור שלך</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>בשלב ההחלטה</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>Small note under a player&apos;s name.</extracomment>
        <translation>בתפקיד החלוקה</translation>
    </message>
    <message>
        <source>keeps</source>
        <extracomment>Small note under a player&apos;s name of unknown gender; a noun phrase about the card will do.</extracomment>
        <translation>הקלף נשאר</translation>
    </message>
    <message>
        <source>exchanges</source>
        <extracomment>Small note under a player&apos;s name of unknown gender; a noun phrase about the card will do.</extracomment>
        <translation>הקלף הוחלף</translation>
    </message>
    <message>
        <source>is refused</source>
        <extracomment>Small note under a player&apos;s name of unknown gender: the exchange was refused.</extracomment>
        <translation>ההחלפה נדחתה</translation>
    </message>
    <message>
        <source>is stopped</source>
        <extracomment>Small note under a player&apos;s name of unknown gender: the exchange was stopped by the Inn.</extracomment>
        <translation>ההחלפה נעצרה</translation>
    </message>
    <message>
        <source>pays a life</source>
        <extracomment>Small note under a player&apos;s name: the innkeeper pays for another&apos;s Zero.</extracomment>
        <translation>תשלום נקודת חיים</translation>
    </message>
    <message>
        <source>%1 · loses a life</source>
        <extracomment>Small note under a player&apos;s name at the showdown. %1 is the number of the card.</extracomment>
        <translation>‏‎%1‏ · אובדן נקודת חיים</translation>
    </message>
    <message>
        <source>Card of %1, face down</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>הקלף של %1, סמוי</translation>
    </message>
    <message>
        <source>Card of %1, face up: %2</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>הקלף של %1, גלוי: %2</translation>
    </message>
    <message>
        <source>Card of %1: %2</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>הקלף של %1: %2</translation>
    </message>
    <message>
        <source>%1 has no lives left</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>אצל %1 לא נשארו נקודות חיים</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n life(s)</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>
            <numerusform>אצל %1: נקודת חיים אחת</numerusform>
            <numerusform>אצל %1: %n נקודות חיים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>קלף אחד נשאר בחפיסה.</numerusform>
            <numerusform>%n קלפים נשארו בחפיסה.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the dealer</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>החלוקה בידי %1</translation>
    </message>
    <message>
        <source>No card before %1 yet</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>אצל %1 עדיין אין קלף</translation>
    </message>
    <message>
        <source>%1 is dealt a card only when somebody asks for it, or when the turn comes.</source>
        <extracomment>Tooltip on an empty place. %1 is a player&apos;s name.</extracomment>
        <translation>אצל %1 יהיה קלף רק אחרי פנייה להחלפה, או כשיגיע התור.</translation>
    </message>
    <message>
        <source>You showed your card: you keep it, and your turn is over.</source>
        <extracomment>Headline for the player who was asked and showed the Hunter, Cat, Cuckoo, Horse or Inn.</extracomment>
        <translation>הקלף שלך נחשף: הוא נשאר אצלך, והתור שלך הסתיים.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Said by a screen reader. %1 tells a player&apos;s lives, %2 what the player does.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Lives at the start</source>
        <translation>נקודות חיים בהתחלה</translation>
    </message>
    <message>
        <source>Showdown for the last player too</source>
        <translation>חשיפת קלפים גם לצד האחרון</translation>
    </message>
    <message>
        <source>When the Hunter or the Cat leaves only one player with lives, that card still goes to the showdown, where every card but a Cuckoo loses.</source>
        <translation>כשבגלל הצייד או החתול נשארות נקודות חיים רק בצד אחד, גם הקלף שלו מגיע לחשיפה, ושם כל קלף מלבד הקוקייה עולה בנקודת חיים.</translation>
    </message>
</context>
</TS>
