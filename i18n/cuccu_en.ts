<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>Cuccu</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CuccuWords</name>
    <message numerus="yes">
        <source>Everyone returns with %n life(s).</source>
        <translation>
            <numerusform>Everyone returns with %n life.</numerusform>
            <numerusform>Everyone returns with %n lives.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 asked the Hunter, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 asked the Hunter, loses a life, and has %n left.</numerusform>
            <numerusform>%1 asked the Hunter, loses a life, and has %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 asked the Cat, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 asked the Cat, loses a life, and has %n left.</numerusform>
            <numerusform>%1 asked the Cat, loses a life, and has %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds the only Fool, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 holds the only Fool, loses a life, and has %n left.</numerusform>
            <numerusform>%1 holds the only Fool, loses a life, and has %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays a life for the Zero of %2 and has %n left.</source>
        <extracomment>%1 is the innkeeper, %2 the player who lost with the Zero.</extracomment>
        <translation>
            <numerusform>%1 pays a life for the Zero of %2 and has %n left.</numerusform>
            <numerusform>%1 pays a life for the Zero of %2 and has %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has the lowest card, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 has the lowest card, loses a life, and has %n left.</numerusform>
            <numerusform>%1 has the lowest card, loses a life, and has %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n life(s)</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1 has %n life</numerusform>
            <numerusform>%1 has %n lives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>%n card left in the deck.</numerusform>
            <numerusform>%n cards left in the deck.</numerusform>
        </translation>
    </message>
</context>
</TS>
