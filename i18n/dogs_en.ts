<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DogsActions</name>
    <message numerus="yes">
        <source>Set %n dice aside</source>
        <translation>
            <numerusform>Set %n dice aside</numerusform>
            <numerusform>Set %n dice aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s): too many to bury</source>
        <extracomment>Second line of a choice: these dice would bust.</extracomment>
        <translation>
            <numerusform>%n die: too many to bury</numerusform>
            <numerusform>%n dice: too many to bury</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs a treat, %n left</source>
        <extracomment>Second line of a reroll: what it costs, and how many treats are left then.</extracomment>
        <translation>
            <numerusform>Costs a treat, %n left</numerusform>
            <numerusform>Costs a treat, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n treat(s)</source>
        <extracomment>Second line of a trick: what it would bring now.</extracomment>
        <translation>
            <numerusform>Brings %n treat</numerusform>
            <numerusform>Brings %n treats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treat(s) on it</source>
        <extracomment>Second line of a trick: treats that lie on its tile.</extracomment>
        <translation>
            <numerusform>%n treat on it</numerusform>
            <numerusform>%n treats on it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go on and roll %n die(s), or stop?</source>
        <translation>
            <numerusform>Go on and roll %n die, or stop?</numerusform>
            <numerusform>Go on and roll %n dice, or stop?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may change a buried die by 1: %n time(s) left.</source>
        <translation>
            <numerusform>You may change a buried die by 1: %n time left.</numerusform>
            <numerusform>You may change a buried die by 1: %n times left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n die(s).</source>
        <extracomment>Headline.</extracomment>
        <translation>
            <numerusform>%1 rolls %n die.</numerusform>
            <numerusform>%1 rolls %n dice.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DogsEvents</name>
    <message numerus="yes">
        <source>%1 does the trick “%2” and takes %n treat(s) from it.</source>
        <extracomment>Log line. %2 is a trick, %n the treats that lay on its tile.</extracomment>
        <translation>
            <numerusform>%1 does the trick “%2” and takes %n treat from it.</numerusform>
            <numerusform>%1 does the trick “%2” and takes %n treats from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 pays a treat (%n left) and rerolls: %2.</source>
        <extracomment>Log line: a treat pays for rolling dice again; %n treats are left. %2 lists the dice.</extracomment>
        <translation>
            <numerusform>%1 pays a treat (%n left) and rerolls: %2.</numerusform>
            <numerusform>%1 pays a treat (%n left) and rerolls: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 stops; %n die(s) set aside go back.</source>
        <extracomment>Log line: a trick ends here; %n dice were set aside and are not rolled.</extracomment>
        <translation>
            <numerusform>%1 stops; %n die set aside goes back.</numerusform>
            <numerusform>%1 stops; %n dice set aside go back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sets %n dice aside.</source>
        <translation>
            <numerusform>%1 sets %n dice aside.</numerusform>
            <numerusform>%1 sets %n dice aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n treat(s). Treats now: %2.</source>
        <extracomment>Log line. %n treats are taken, %2 is how many the player has now.</extracomment>
        <translation>
            <numerusform>%1 takes %n treat. Treats now: %2.</numerusform>
            <numerusform>%1 takes %n treats. Treats now: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 gives back %n treat(s). Treats now: %2.</source>
        <extracomment>Log line: as many treats as the highest free number. %2 is how many the player has now.</extracomment>
        <translation>
            <numerusform>%1 gives back %n treat. Treats now: %2.</numerusform>
            <numerusform>%1 gives back %n treats. Treats now: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n dog(s) at once: %2. Scored so far: %3.</source>
        <extracomment>Log line: all active dogs are complete, so they are scored in mid-trick. %2 lists dogs.</extracomment>
        <translation>
            <numerusform>%1 scores %n dog at once: %2. Scored so far: %3.</numerusform>
            <numerusform>%1 scores %n dogs at once: %2. Scored so far: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n dog(s): %2. Scored so far: %3.</source>
        <extracomment>Log line. %2 lists dogs.</extracomment>
        <translation>
            <numerusform>%1 scores %n dog: %2. Scored so far: %3.</numerusform>
            <numerusform>%1 scores %n dogs: %2. Scored so far: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tricks are ready again. “%1” holds %n treat(s).</source>
        <extracomment>Log line: only one trick was left, so the others are turned over; a treat is laid on that one. %1 is its name, %n are the treats on it now.</extracomment>
        <translation>
            <numerusform>The tricks are ready again. “%1” holds %n treat.</numerusform>
            <numerusform>The tricks are ready again. “%1” holds %n treats.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DogsReasons</name>
    <message numerus="yes">
        <source>Exactly %n die(s) are rolled.</source>
        <translation>
            <numerusform>Exactly %n die is rolled.</numerusform>
            <numerusform>Exactly %n dice are rolled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It scores %n dog(s).</source>
        <translation>
            <numerusform>It scores %n dog.</numerusform>
            <numerusform>It scores %n dogs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bust (%1) would only cost %n die(s) on dogs; a dog comes with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages, %n counts dice on dogs.</extracomment>
        <translation>
            <numerusform>A bust (%1) would only cost %n die on dogs; a dog comes with %2.</numerusform>
            <numerusform>A bust (%1) would only cost %n dice on dogs; a dog comes with %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bust comes with %1, a dog with %2; %n treat(s) can reroll what falls badly.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages, %n counts treats.</extracomment>
        <translation>
            <numerusform>A bust comes with %1, a dog with %2; %n treat can reroll what falls badly.</numerusform>
            <numerusform>A bust comes with %1, a dog with %2; %n treats can reroll what falls badly.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick brings %n treat(s).</source>
        <extracomment>Why a trick is advised.</extracomment>
        <translation>
            <numerusform>The trick brings %n treat.</numerusform>
            <numerusform>The trick brings %n treats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) find a space, and nothing is buried.</source>
        <extracomment>Why dice are kept or placed so.</extracomment>
        <translation>
            <numerusform>%n die finds a space, and nothing is buried.</numerusform>
            <numerusform>%n dice find a space, and nothing is buried.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) find a space; pips buried: %1.</source>
        <extracomment>Why dice are kept. %n dice find a space; %1 is a number of pips.</extracomment>
        <translation>
            <numerusform>%n die finds a space; pips buried: %1.</numerusform>
            <numerusform>%n dice find a space; pips buried: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DogsWords</name>
    <message numerus="yes">
        <source>Where does the die go? %n left to place.</source>
        <translation>
            <numerusform>Where does the die go? %n left to place.</numerusform>
            <numerusform>Where does the die go? %n left to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) set aside</source>
        <translation>
            <numerusform>%n die set aside</numerusform>
            <numerusform>%n dice set aside</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) chosen</source>
        <translation>
            <numerusform>%n die chosen</numerusform>
            <numerusform>%n dice chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n die(s)</source>
        <translation>
            <numerusform>Next: %n die</numerusform>
            <numerusform>Next: %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n</source>
        <extracomment>Button: a treat pays for rolling the chosen dice again.</extracomment>
        <translation>
            <numerusform>Reroll %n</numerusform>
            <numerusform>Reroll %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n</source>
        <extracomment>Button: so many chosen dice are discarded, the others kept.</extracomment>
        <translation>
            <numerusform>Discard %n</numerusform>
            <numerusform>Discard %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next dog: %1, spaces %2. %n dog(s) in the deck.</source>
        <extracomment>The deck for screen readers. %1 is the next dog, %2 its numbers.</extracomment>
        <translation>
            <numerusform>Next dog: %1, spaces %2. %n dog in the deck.</numerusform>
            <numerusform>Next dog: %1, spaces %2. %n dogs in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paw(s).</source>
        <extracomment>The paws on a dog’s card.</extracomment>
        <translation>
            <numerusform>%n paw.</numerusform>
            <numerusform>%n paws.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more is safe</source>
        <extracomment>On the yard’s slip: so many pips more can be buried.</extracomment>
        <translation>
            <numerusform>%n more is safe</numerusform>
            <numerusform>%n more are safe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trick: %1, ready, %n treat(s) on it</source>
        <extracomment>A trick for screen readers. %1 is its name, %n are the treats on it.</extracomment>
        <translation>
            <numerusform>Trick: %1, ready, %n treat on it</numerusform>
            <numerusform>Trick: %1, ready, %n treats on it</numerusform>
        </translation>
    </message>
</context>
</TS>
