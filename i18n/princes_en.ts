<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Princes</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrincesActions</name>
    <message numerus="yes">
        <source>Choose your first cards: %n more.</source>
        <translation>
            <numerusform>Choose your first cards: %n more.</numerusform>
            <numerusform>Choose your first cards: %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay with any resources: %n more.</source>
        <translation>
            <numerusform>Pay with any resources: %n more.</numerusform>
            <numerusform>Pay with any resources: %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Raid: take from your opponent, %n more.</source>
        <translation>
            <numerusform>Raid: take from your opponent, %n more.</numerusform>
            <numerusform>Raid: take from your opponent, %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrincesBase</name>
    <message numerus="yes">
        <source>%n victory point(s).</source>
        <translation>
            <numerusform>%n victory point.</numerusform>
            <numerusform>%n victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commerce point(s).</source>
        <translation>
            <numerusform>%n commerce point.</numerusform>
            <numerusform>%n commerce points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrincesEvents</name>
    <message numerus="yes">
        <source>%n card(s) lie in five stacks.</source>
        <translation>
            <numerusform>%n card lies in five stacks.</numerusform>
            <numerusform>%n cards lie in five stacks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brigands rob %1, who has %n unprotected resource(s).</source>
        <extracomment>Log line. %n is how many unprotected resources the player has.</extracomment>
        <translation>
            <numerusform>Brigands rob %1, who has %n unprotected resource.</numerusform>
            <numerusform>Brigands rob %1, who has %n unprotected resources.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brigands spare %1, who has %n unprotected resource(s).</source>
        <extracomment>Log line. %n is how many unprotected resources the player has.</extracomment>
        <translation>
            <numerusform>Brigands spare %1, who has %n unprotected resource.</numerusform>
            <numerusform>Brigands spare %1, who has %n unprotected resources.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrincesReasons</name>
    <message numerus="yes">
        <source>Searching costs %n resource(s).</source>
        <translation>
            <numerusform>Searching costs %n resource.</numerusform>
            <numerusform>Searching costs %n resources.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A turn ends with 3 cards at least: %n more.</source>
        <translation>
            <numerusform>A turn ends with 3 cards at least: %n more.</numerusform>
            <numerusform>A turn ends with 3 cards at least: %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n victory point(s).</source>
        <extracomment>Why a move is advised.</extracomment>
        <translation>
            <numerusform>It brings %n victory point.</numerusform>
            <numerusform>It brings %n victory points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrincesWords</name>
    <message numerus="yes">
        <source>Costs %n resource(s) of any kind</source>
        <translation>
            <numerusform>Costs %n resource of any kind</numerusform>
            <numerusform>Costs %n resources of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stack %1: %n card(s)</source>
        <translation>
            <numerusform>Stack %1: %n card</numerusform>
            <numerusform>Stack %1: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Event pile: %n card(s)</source>
        <translation>
            <numerusform>Event pile: %n card</numerusform>
            <numerusform>Event pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region pile: %n card(s)</source>
        <translation>
            <numerusform>Region pile: %n card</numerusform>
            <numerusform>Region pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n road(s)</source>
        <translation>
            <numerusform>Supply: %n road</numerusform>
            <numerusform>Supply: %n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n settlement(s)</source>
        <translation>
            <numerusform>Supply: %n settlement</numerusform>
            <numerusform>Supply: %n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n city(s)</source>
        <translation>
            <numerusform>Supply: %n city</numerusform>
            <numerusform>Supply: %n cities</numerusform>
        </translation>
    </message>
</context>
</TS>
