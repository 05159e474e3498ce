<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>IslandActions</name>
    <message numerus="yes">
        <source>A seven: choose %n card(s) to discard.</source>
        <translation>
            <numerusform>A seven: choose %n card to discard.</numerusform>
            <numerusform>A seven: choose %n cards to discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place your free roads: %n left.</source>
        <translation>
            <numerusform>Place your free roads: %n left.</numerusform>
            <numerusform>Place your free roads: %n left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IslandEvents</name>
    <message numerus="yes">
        <source>%1 buys a development card; %n left in the deck.</source>
        <translation>
            <numerusform>%1 buys a development card; %n left in the deck.</numerusform>
            <numerusform>%1 buys a development card; %n left in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes Longest Road with %n road(s).</source>
        <translation>
            <numerusform>%1 takes Longest Road with %n road.</numerusform>
            <numerusform>%1 takes Longest Road with %n roads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes Largest Army with %n knight(s).</source>
        <translation>
            <numerusform>%1 takes Largest Army with %n knight.</numerusform>
            <numerusform>%1 takes Largest Army with %n knights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n victory point(s).</source>
        <translation>
            <numerusform>%1 wins with %n victory point.</numerusform>
            <numerusform>%1 wins with %n victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shows %n victory point card(s).</source>
        <extracomment>Log line at the end of the match.</extracomment>
        <translation>
            <numerusform>%1 shows %n victory point card.</numerusform>
            <numerusform>%1 shows %n victory point cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must discard %n card(s).</source>
        <translation>
            <numerusform>%1 must discard %n card.</numerusform>
            <numerusform>%1 must discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays a Knight: %n so far.</source>
        <extracomment>Log line; %n counts all knights this player has played.</extracomment>
        <translation>
            <numerusform>%1 plays a Knight: %n so far.</numerusform>
            <numerusform>%1 plays a Knight: %n so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays Road Building: %n free road(s).</source>
        <translation>
            <numerusform>%1 plays Road Building: %n free road.</numerusform>
            <numerusform>%1 plays Road Building: %n free roads.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IslandLabels</name>
    <message numerus="yes">
        <source>Development deck: %n card(s)</source>
        <translation>
            <numerusform>Development deck: %n card</numerusform>
            <numerusform>Development deck: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IslandReasons</name>
    <message numerus="yes">
        <source>The free roads come first: %n left.</source>
        <translation>
            <numerusform>The free roads come first: %n left.</numerusform>
            <numerusform>The free roads come first: %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n card(s) must be discarded.</source>
        <translation>
            <numerusform>Exactly %n card must be discarded.</numerusform>
            <numerusform>Exactly %n cards must be discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n offer(s) a turn.</source>
        <translation>
            <numerusform>At most %n offer a turn.</numerusform>
            <numerusform>At most %n offers a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player may be allowed up to %n offer(s) a turn.</source>
        <translation>
            <numerusform>A player may be allowed up to %n offer a turn.</numerusform>
            <numerusform>A player may be allowed up to %n offers a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %n victory point(s).</source>
        <extracomment>How the match ended.</extracomment>
        <translation>
            <numerusform>%1 has reached %n victory point.</numerusform>
            <numerusform>%1 has reached %n victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings a card on %n of 36 rolls: %1.</source>
        <extracomment>Why a place for a settlement is advised. %n: how many of 36 rolls bring a card; %1 lists resources.</extracomment>
        <translation>
            <numerusform>It brings a card on %n of 36 rolls: %1.</numerusform>
            <numerusform>It brings a card on %n of 36 rolls: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 the cards of %n of 36 rolls.</source>
        <extracomment>Why a place for the robber is advised. %1 is a player’s name, %n is how many of 36 rolls.</extracomment>
        <translation>
            <numerusform>It costs %1 the cards of %n of 36 rolls.</numerusform>
            <numerusform>It costs %1 the cards of %n of 36 rolls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The city brings one card more on %n of 36 rolls.</source>
        <extracomment>Why a city is advised.</extracomment>
        <translation>
            <numerusform>The city brings one card more on %n of 36 rolls.</numerusform>
            <numerusform>The city brings one card more on %n of 36 rolls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its own buildings bring this resource only on %n of 36 rolls: %1.</source>
        <extracomment>Why a trade with the bank is advised. %1 is a resource, %n is how many of 36 rolls.</extracomment>
        <translation>
            <numerusform>Its own buildings bring this resource only on %n of 36 rolls: %1.</numerusform>
            <numerusform>Its own buildings bring this resource only on %n of 36 rolls: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others hold %n card(s) of it: %1.</source>
        <extracomment>Why Monopoly is advised. %1 is a resource; %n cards of it are in the others&apos; hands.</extracomment>
        <translation>
            <numerusform>The others hold %n card of it: %1.</numerusform>
            <numerusform>The others hold %n cards of it: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>IslandWords</name>
    <message numerus="yes">
        <source>%n in the bank</source>
        <extracomment>The stock of the bank.</extracomment>
        <translation>
            <numerusform>%n in the bank</numerusform>
            <numerusform>%n in the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dot(s)</source>
        <extracomment>Under a place for a settlement: %1 says where, %n counts the dots on the number tokens around it.</extracomment>
        <translation>
            <numerusform>%1: %n dot</numerusform>
            <numerusform>%1: %n dots</numerusform>
        </translation>
    </message>
</context>
</TS>
