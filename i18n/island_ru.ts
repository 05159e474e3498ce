<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>Island</name>
    <message>
        <source>Island Settlers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads, settlements, and trade on a new island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An island of forests, fields, and mountains, different every time. The dice decide which of them bring cards; you turn these into roads, settlements, and cities, trade what you lack, and send the robber to whoever gets ahead. Ten points win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Island Settlers follows the rules of the base game of Catan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IslandActions</name>
    <message>
        <source>Build a settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade to a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy a development card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rob %1</source>
        <extracomment>The robber moves to a hex, and this player loses a card. %1 is a name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the Knight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Road Building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>Year of Plenty. %1 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim all: %1</source>
        <extracomment>Monopoly. %1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade with the bank: %1 for %2</source>
        <extracomment>A trade with the bank. %1 and %2 are resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline, and never trade away: %1</source>
        <extracomment>An answer to this offer and to all that come later. %1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make this counter-offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade with %1</source>
        <extracomment>%1 is the player’s name who has agreed.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen to every offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never trade away: %1</source>
        <extracomment>A standing answer to later offers. %1 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <extracomment>Chance chooses who begins. %1 is a player’s name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice: %1 and %2</source>
        <extracomment>What the dice show; %1 and %2 are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <extracomment>%1 is a development card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steal: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>Second line of a trade with the bank. %1 and %2 are resources with a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One development card a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give: %1. Get: %2.</source>
        <extracomment>A trade. %1 and %2 list resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place your first settlement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place your second settlement: it brings a card of each hex around it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a road at your new settlement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: roll the dice, or play a card first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: roll the dice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build, trade, or end your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A seven: choose %n card(s) to discard.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Move the robber to another hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Place your free roads: %n left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Headline. %1 is the one who offers, %2 and %3 list resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The island is laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <extracomment>Headline.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws a development card.</source>
        <extracomment>Headline.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places a settlement.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places a road.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is about to roll.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 builds and trades.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses what to discard.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves the robber.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 thinks about the offer.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IslandBase</name>
    <message>
        <source>%1 × %2</source>
        <extracomment>An item of a list: %1 is a resource, %2 how many of it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list without &quot;and&quot;: %1 is its beginning, %2 the next thing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intersection of %1</source>
        <extracomment>An intersection of paths, where buildings go. %1 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place</comment>
        <extracomment>%1 is an intersection, %2 the harbor at it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path between %1 and %2</source>
        <extracomment>A path, where roads go. %1 and %2 are the hexes on both sides of it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IslandEvents</name>
    <message>
        <source>The island is laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3 and %4).</source>
        <extracomment>Log line. %2 is the sum of the dice, %3 and %4 are what each shows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes for the second settlement: %2.</source>
        <extracomment>Log line: cards for the second settlement. %2 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes nothing for the second settlement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes: %2.</source>
        <extracomment>Log line: what a roll brings to a player. %2 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank does not have enough: %1.</source>
        <extracomment>Log line: the bank cannot pay everything that is due. %1 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody takes anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 builds a settlement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places a settlement.</source>
        <extracomment>Log line: initial placement, free of charge.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 builds a road.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places a road.</source>
        <extracomment>Log line: free of charge.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 upgrades a settlement to a city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 buys a development card; %n left in the deck.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws the card unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws: %2.</source>
        <extracomment>Log line. %2 is a development card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest Road is set aside: several roads are equally long, or none is long enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 takes Longest Road with %n road(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes Largest Army with %n knight(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n victory point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shows %n victory point card(s).</source>
        <extracomment>Log line at the end of the match.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must discard %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has chosen what to discard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 chooses to discard: %2.</source>
        <extracomment>Log line; nobody else sees it yet. %2 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <extracomment>Log line. %2 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves the robber. Nobody there can be robbed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves the robber to a hex of %2.</source>
        <extracomment>Log line. %2 is the player who is going to lose a card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 steals a card from %2: %3.</source>
        <extracomment>Log line, read by thief and victim only. %3 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 plays a Knight: %n so far.</source>
        <extracomment>Log line; %n counts all knights this player has played.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays Road Building: %n free road(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays Year of Plenty and takes: %2.</source>
        <extracomment>Log line. %2 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays Monopoly, but nobody else holds any of it: %2.</source>
        <extracomment>Log line. %2 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 plays Monopoly and takes from the others: %2.</source>
        <extracomment>Log line. %2 is a resource with a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 trades with the bank: %2 for %3.</source>
        <extracomment>Log line. %2 and %3 are resources with a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Log line. %2 and %3 list resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 accepts the offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 declines without being asked.</source>
        <extracomment>Log line: the player has said so before, or holds no cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 declines the offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes a counter-offer: %2. Wants: %3.</source>
        <extracomment>Log line: a counter-offer. %2 and %3 list resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives %2. %3 gives %4.</source>
        <extracomment>Log line. %2 and %4 list resources, %1 and %3 are the players who give them.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not hold the cards for the trade any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 listens to every offer again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will not trade away: %2.</source>
        <extracomment>Log line: a standing answer. %2 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody takes the offer of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 withdraws the offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer of %1 is void: the cards are not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer of %1 ends with the turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IslandLabels</name>
    <message>
        <source>Hex: %1, with the robber</source>
        <extracomment>A hex for screen readers. %1 is the hex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hex: %1</source>
        <extracomment>A hex for screen readers. %1 is the hex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the intersection.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the intersection.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the path.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free: %1</source>
        <extracomment>A harbor for screen readers. %1 is the harbor.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, used by %2</source>
        <extracomment>A harbor for screen readers. %1 is the harbor, %2 who uses it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The robber. Hex: %1</source>
        <extracomment>The robber for screen readers. %1 is a hex.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank, %1: %2</source>
        <extracomment>For screen readers: the bank’s stock of a resource. %1 is the resource, %2 a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank gives 1 card of your choice for: %1.</source>
        <extracomment>The trade rate of a resource. %1 is a resource with a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Development deck: %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <extracomment>For screen readers. %1 is a resource with a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>An item of a list: %1 is a card, %2 how many of it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In your hand: %1, bought in this turn</source>
        <extracomment>For screen readers. %1 is a development card with a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice, not rolled yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dice: %1 (%2 and %3)</source>
        <extracomment>The dice for screen readers. %1 is their sum, %2 and %3 are what each shows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 points, resource cards %4, development cards %5, knights %6, longest road %7.</source>
        <extracomment>A player’s plate for screen readers: %1 is the name, all others are numbers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds: %1.</source>
        <extracomment>Awards a player holds. %1 lists them.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never trades away: %1.</source>
        <extracomment>A standing answer. %1 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last roll brought: %1.</source>
        <extracomment>What a player got by the last roll. %1 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Cost: %2. Left: %3</source>
        <extracomment>A row of the table of costs: %1 is a piece, %2 lists resources, %3 is how many are left.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rolls</comment>
        <extracomment>How often a number was rolled: %1 is the sum of the dice, %2 how many times.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls of this match: none yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls of this match – %1</source>
        <extracomment>%1 lists numbers and how often they came.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes a counter-offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is still thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will be asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will not be asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would not trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>A noun: the form for offers and the bank.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>A verb: title and button of the form.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>A noun: what another player offers.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter-offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Building costs</source>
        <extracomment>A noun: the table of what building costs.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Title of the statistics of the dice.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen: %1 of %2</source>
        <extracomment>Under the button that discards: %1 of %2 cards are chosen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1 cards of %2 are chosen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never trade away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard: %1</source>
        <extracomment>A discard for screen readers. %1 is a resource with a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You keep: %1</source>
        <extracomment>A discard for screen readers. %1 is a resource with a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give: %1</source>
        <extracomment>A side of a trade for screen readers. %1 is a resource with a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You get: %1</source>
        <extracomment>A side of a trade for screen readers. %1 is a resource with a number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bank %1:1</source>
        <extracomment>Button: a trade with the bank. %1 is 4, 3, or 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make offer</source>
        <extracomment>Button: makes an offer to the others. Short.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>Button: takes an offer back. Short.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>Button: takes an offer. Short.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>Button: refuses an offer. Short.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Button: this is the answer from now on. Short.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade it away again: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never trade away: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IslandPlaces</name>
    <message>
        <source>forest %1</source>
        <extracomment>The same after “intersection of”, “path between” or “side of”, in the case these ask for; %1 is the number.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hills %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasture %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fields %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mountains %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the desert</source>
        <extracomment>The desert after “intersection of”, “path between” or “side of”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IslandReasons</name>
    <message>
        <source>Still missing: %1.</source>
        <extracomment>Why something cannot be built or traded. %1 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pieces of this kind are on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building of %1 stands there.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A building stands at the next intersection: two must have an empty one between them.</source>
        <extracomment>The distance rule.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road of your own must lead to this intersection.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road of %1 lies there.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A road joins one of your own roads or buildings, and never passes another player’s building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This road starts at the settlement just placed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city takes the place of one of your own settlements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No development card is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in your hand: %1.</source>
        <extracomment>%1 is a development card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is not played in the turn it was bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one development card may be played a turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place for a road, or no road left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice come first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dice were rolled in this turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The robber must be moved first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The free roads come first: %n left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The robber stands there already: it must move to another hex.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The friendly robber spares %1, who has fewer than 3 points.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody there has cards and must be robbed: %1.</source>
        <extracomment>%1 lists players’ names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no building there, or no cards.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank has none left: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year of Plenty brings two cards as long as the bank has two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n card(s) must be discarded.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No such card is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trade has something on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer is not open any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has not agreed to the offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An offer needs somebody to make it to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This match is played without trade between players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At most %n offer(s) a turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The offer does not ask for it: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A counter-offer must differ from the offer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources and players are named once, in their order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your standing answer already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The island has no such place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The island cannot lie like this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match is played to %1 to %2 points.</source>
        <extracomment>%1 and %2 are numbers of points.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A player may be allowed up to %n offer(s) a turn.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %n victory point(s).</source>
        <extracomment>How the match ended.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It brings a card on %n of 36 rolls: %1.</source>
        <extracomment>Why a place for a settlement is advised. %n: how many of 36 rolls bring a card; %1 lists resources.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The road leads to a good place for a settlement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 the cards of %n of 36 rolls.</source>
        <extracomment>Why a place for the robber is advised. %1 is a player’s name, %n is how many of 36 rolls.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The robber leaves a hex with a building of its own.</source>
        <comment>the player&apos;s own</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins or keeps Longest Road.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins or keeps Largest Army.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The city brings one card more on %n of 36 rolls.</source>
        <extracomment>Why a city is advised.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are needed for building: %1.</source>
        <extracomment>Why a trade is advised. %1 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is about to win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trade is better for the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that can be done now is better than waiting.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IslandThings</name>
    <message>
        <source>lumber</source>
        <extracomment>A resource, alone, after a colon or with a number: &quot;lumber × 2&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>brick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lumber</source>
        <extracomment>A resource as it is printed on its card: as short as can be.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forest %1</source>
        <extracomment>A hex by its terrain and its number; %1 is the number. It stands alone or after a colon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hills %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pasture %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fields %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mountains %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>desert</source>
        <extracomment>The only hex without a number. It stands alone or after a colon.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intersection at the coast, north corner of %1</source>
        <extracomment>A corner of a hex at the coast; %1 is the hex, in the case of “of”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intersection at the coast, northeast corner of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intersection at the coast, southeast corner of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intersection at the coast, south corner of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intersection at the coast, southwest corner of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intersection at the coast, northwest corner of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path along the coast, east side of %1</source>
        <extracomment>A side of a hex along the coast, where a road can lie; %1 is the hex, in the case of “of”.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path along the coast, northeast side of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path along the coast, northwest side of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path along the coast, west side of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path along the coast, southwest side of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path along the coast, southeast side of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>harbor 2:1 for lumber</source>
        <extracomment>A harbor and its trade rate, alone or at the end of a list.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>harbor 2:1 for brick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>harbor 2:1 for wool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>harbor 2:1 for grain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>harbor 2:1 for ore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>harbor 3:1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>Name of a development card.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year of Plenty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road Building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory Point</source>
        <extracomment>Name of a development card that is worth one point.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the robber to another hex and steal a card from a player who has built there. The card stays before you: whoever has played 3 knights first, and then the most, holds Largest Army.</source>
        <extracomment>What a development card does.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take any 2 resource cards from the bank. You can build with them at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a resource: every other player hands you all the cards of it they hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place 2 roads for free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth 1 victory point from the moment you buy it. It stays hidden until the match ends, and is never played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>A piece that can be built, or bought.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Development card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on a free path at one of your own roads or buildings, never through the building of another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth 1 victory point. Goes on an intersection at one of your own roads, with no building there or next to it. Brings 1 card for each neighboring hex whose number is rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth 2 victory points. Takes the place of one of your own settlements and brings 2 cards for each neighboring hex whose number is rolled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The top card of the development deck, hidden from the others. One card may be played a turn, before or after the roll, but not in the turn it was bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest Road</source>
        <extracomment>Name of an award.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest Army</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth 2 victory points. For the longest unbroken road of at least 5; branches don’t count. Only a longer road takes it away. A building of another player cuts a road.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worth 2 victory points. For the most knights played, at least 3. Only more knights take it away.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>IslandWords</name>
    <message>
        <source>Build a road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upgrade to a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a trade together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a counter-offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Year of Plenty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Monopoly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what you never trade away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where do you build the road?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where do you build the settlement?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which settlement becomes a city?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be discarded: %1.</source>
        <extracomment>Headline. %1 lists resources.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year of Plenty: which card do you take first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year of Plenty: %1, and which other?</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monopoly: which resource do you claim?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whom does the robber rob?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which resources do you never trade away? Offers that want them are declined for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one more: %1</source>
        <extracomment>A trade that is put together: one more to give. %1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get one more: %1</source>
        <extracomment>A trade that is put together: one more to get. %1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one less: %1</source>
        <extracomment>A trade that is put together: one less to give. %1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Get one less: %1</source>
        <extracomment>A trade that is put together: one less to get. %1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard one more: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one more: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 in hand</source>
        <extracomment>%1 of %2 cards in the hand are chosen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n in the bank</source>
        <extracomment>The stock of the bank.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dot(s)</source>
        <extracomment>Under a place for a settlement: %1 says where, %n counts the dots on the number tokens around it.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <extracomment>An offer is put together; %1 is a player’s name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask %1, too</source>
        <extracomment>An offer is put together; %1 is a player’s name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several players can be robbed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No path at your roads and buildings is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city takes the place of a settlement, and you have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No free intersection lies at your roads, two paths away from every building.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trade begins when all have placed their settlements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can trade in your own turn, after the roll, and answer the offers of others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading comes after the roll.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else must be decided first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no cards to trade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the bank, choose one resource to give and one card to get.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no more of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards brought by the dice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards lost to the robber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>count</comment>
        <extracomment>A player and a number: points, or cards. %1 is the name.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs, cards, and awards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A settlement is worth 1 point, a city 2, each award 2, and a victory point card 1. A seven brings no cards: whoever holds 8 or more discards half of them, and the robber moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes from forest. Needed for roads and settlements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes from hills. Needed for roads and settlements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes from pasture. Needed for settlements and development cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes from fields. Needed for settlements, cities, and development cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes from mountains. Needed for cities and development cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 · %2 rolls</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 · %2 and the robber</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1 · %2 builds and trades</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The island</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spiral and random numbers keep 6 and 8 apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For beginners: always the same</source>
        <extracomment>How the island is laid: a value in a list.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexes shuffled, numbers in a spiral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexes and numbers shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All shuffled, 6 and 8 may touch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harbors shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: they lie as on the beginners’ island.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win at any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever reaches the points wins at once. Off: only in one’s own turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Friendly robber</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The robber keeps away from players with fewer than 3 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offers a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: no trade between players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics during the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolls, production, and robberies are counted for all to see.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
