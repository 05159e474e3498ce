<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CardModel</name>
    <message numerus="yes">
        <source>%1, %2, %n in the deck</source>
        <extracomment>For screen readers: %1 is a card, %2 its type, %n how many of it are in the deck.</extracomment>
        <translation>
            <numerusform>%1, %2, %n in the deck</numerusform>
            <numerusform>%1, %2, %n in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Clans</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansActions</name>
    <message numerus="yes">
        <source>Assign %n unit(s)</source>
        <translation>
            <numerusform>Assign %n unit</numerusform>
            <numerusform>Assign %n units</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) and end the Dynasty Phase</source>
        <translation>
            <numerusform>Discard %n card and end the Dynasty Phase</numerusform>
            <numerusform>Discard %n cards and end the Dynasty Phase</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold is lost</source>
        <extracomment>A payment: the cards that bow make so much Gold more than the price, and it cannot be kept.</extracomment>
        <translation>
            <numerusform>%n Gold is lost</numerusform>
            <numerusform>%n Gold is lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansBase</name>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansEvents</name>
    <message numerus="yes">
        <source>%1 looks at the top %n card(s) of the Fate deck.</source>
        <translation>
            <numerusform>%1 looks at the top %n card of the Fate deck.</numerusform>
            <numerusform>%1 looks at the top %n cards of the Fate deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) straightened.</source>
        <translation>
            <numerusform>%n card straightened.</numerusform>
            <numerusform>%n cards straightened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n created card(s) vanish.</source>
        <extracomment>Log line: cards made by an effect leave the game.</extracomment>
        <translation>
            <numerusform>%n created card vanishes.</numerusform>
            <numerusform>%n created cards vanish.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansLabels</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <extracomment>For screen readers. %1 is a deck, %n its cards.</extracomment>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dynasty discard pile, %n card(s)</source>
        <translation>
            <numerusform>Dynasty discard pile, %n card</numerusform>
            <numerusform>Dynasty discard pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fate discard pile, %n card(s)</source>
        <translation>
            <numerusform>Fate discard pile, %n card</numerusform>
            <numerusform>Fate discard pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) focused</source>
        <translation>
            <numerusform>%n card focused</numerusform>
            <numerusform>%n cards focused</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansReasons</name>
    <message numerus="yes">
        <source>It needs %n other card(s) in your hand.</source>
        <translation>
            <numerusform>It needs %n other card in your hand.</numerusform>
            <numerusform>It needs %n other cards in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your actions have to move %n unit(s) in this battle first.</source>
        <translation>
            <numerusform>Your actions have to move %n unit in this battle first.</numerusform>
            <numerusform>Your actions have to move %n units in this battle first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand has no %n card(s) to discard for it.</source>
        <translation>
            <numerusform>Your hand has no %n card to discard for it.</numerusform>
            <numerusform>Your hand has no %n cards to discard for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n card(s) to the hand.</source>
        <extracomment>A hint. %n is what the hand has more then.</extracomment>
        <translation>
            <numerusform>It brings %n card to the hand.</numerusform>
            <numerusform>It brings %n cards to the hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansWords</name>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CurvesPane</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <extracomment>For screen readers, of a chart: %1 is a Gold Cost or a Focus Value, %n how many cards have it.</extracomment>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckBuilder</name>
    <message numerus="yes">
        <source>And %n more line(s).</source>
        <extracomment>Under a list of lines of a text that were not understood: so many more.</extracomment>
        <translation>
            <numerusform>And %n more line.</numerusform>
            <numerusform>And %n more lines.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PoolPane</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>How many cards the search has found.</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <extracomment>Over a list of what keeps a deck from being played with.</extracomment>
        <translation>
            <numerusform>%n thing to mend</numerusform>
            <numerusform>%n things to mend</numerusform>
        </translation>
    </message>
</context>
</TS>
