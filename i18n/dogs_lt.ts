<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lt" sourcelanguage="en">
<context>
    <name>Dogs</name>
    <message>
        <source>Six Good Dogs</source>
        <translation>Šeši šaunūs šunys</translation>
    </message>
    <message>
        <source>Dice, tricks, treats, and a yard that fills up</source>
        <translation>Kauliukai, triukai, skanėstai ir vis pilnesnis kiemas</translation>
    </message>
    <message>
        <source>Thirty-two dogs are waiting, each with numbers to be filled. A trick brings dice: those that fit go on your dogs, the others into your yard. Once more for the last 4, or stop? At 8 the yard busts and every die is lost. The first with six good dogs wins.</source>
        <translation>Laukia trisdešimt du šunys, ir kiekvienam reikia savų skaičių. Triukai duoda kauliukų: tinkami padedami ant šunų, kiti užkasami kieme. Mesti dar kartą paskutinio ketverto ar sustoti? Kai suma siekia 8, kiemas perpildytas ir dingsta visi kauliukai. Laimi tas, kas pirmas turi šešis šaunius šunis.</translation>
    </message>
    <message>
        <source>Six Good Dogs follows the rules of Spots, as published in 2022.</source>
        <translation>„Šeši šaunūs šunys“ žaidžiami pagal 2022&#xa0;m. išleisto žaidimo „Spots“ taisykles.</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2–4&#xa0;žaidėjai</translation>
    </message>
</context>
<context>
    <name>DogsActions</name>
    <message>
        <source>Score your dogs</source>
        <translation>Įskaityti šunis</translation>
    </message>
    <message>
        <source>Keep the roll</source>
        <translation>Palikti kauliukus</translation>
    </message>
    <message>
        <source>Reroll: %1</source>
        <extracomment>A treat pays for rolling dice again. %1 lists what they show.</extracomment>
        <translation>Permesti: %1</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <extracomment>Dice go on dogs. %1 lists spaces: &quot;Rosie 4, Biscuit 1&quot;.</extracomment>
        <translation>Padėti: %1</translation>
    </message>
    <message>
        <source>Bury: %1</source>
        <extracomment>Dice go into the yard. %1 lists what they show.</extracomment>
        <translation>Užkasti: %1</translation>
    </message>
    <message>
        <source>Place: %1. Bury: %2</source>
        <extracomment>Dice go on dogs and into the yard. %1 lists spaces, %2 what the other dice show.</extracomment>
        <translation>Padėti: %1. Užkasti: %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: the trick is carried on.</extracomment>
        <translation>Mesti toliau</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: the trick ends here.</extracomment>
        <translation>Sustoti</translation>
    </message>
    <message>
        <source>Go on to the roll</source>
        <extracomment>Button: no die is moved or changed; the roll of the trick follows.</extracomment>
        <translation>Pereiti prie metimo</translation>
    </message>
    <message>
        <source>Move a die from %1 to %2</source>
        <extracomment>A die goes to another space and is set to its number. %1 and %2 are spaces: &quot;Rosie 4&quot;.</extracomment>
        <translation>Perkelti kauliuką. Iš kur: %1, į kur: %2</translation>
    </message>
    <message>
        <source>Discard the 1</source>
        <extracomment>A buried die that shows 1 is lowered, so it is gone.</extracomment>
        <translation>Atmesti vienetą</translation>
    </message>
    <message>
        <source>Raise the %1 to %2</source>
        <extracomment>A buried die is raised by 1. %1 and %2 are what it shows before and after.</extracomment>
        <translation>Padidinti %1 iki&#xa0;%2</translation>
    </message>
    <message>
        <source>Lower the %1 to %2</source>
        <extracomment>A buried die is lowered by 1. %1 and %2 are what it shows before and after.</extracomment>
        <translation>Sumažinti %1 iki&#xa0;%2</translation>
    </message>
    <message>
        <source>Set the die to %1</source>
        <extracomment>A die is set to a number of the next dog.</extracomment>
        <translation>Nustatyti skaičių %1</translation>
    </message>
    <message>
        <source>Dig up a die: %1</source>
        <extracomment>A buried die is rolled with two others. %1 is what it shows.</extracomment>
        <translation>Atkasti kauliuką: %1</translation>
    </message>
    <message>
        <source>Take a die off a dog: %1</source>
        <extracomment>A die on a dog is rolled with two others. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Paimti nuo šuns: %1</translation>
    </message>
    <message numerus="yes">
        <source>Set %n dice aside</source>
        <translation>
            <numerusform>Atidėti %n&#xa0;kauliuką</numerusform>
            <numerusform>Atidėti %n&#xa0;kauliukus</numerusform>
            <numerusform>Atidėti %n&#xa0;kauliukų</numerusform>
        </translation>
    </message>
    <message>
        <source>Name the number %1</source>
        <extracomment>Higher dice will be discarded.</extracomment>
        <translation>Pasakyti skaičių %1</translation>
    </message>
    <message>
        <source>Keep every %1</source>
        <extracomment>All other dice are discarded. %1 is a number of pips.</extracomment>
        <translation>Pasilikti visus: %1</translation>
    </message>
    <message>
        <source>Keep: %1</source>
        <extracomment>All other dice are discarded. %1 lists what dice show.</extracomment>
        <translation>Pasilikti: %1</translation>
    </message>
    <message>
        <source>Keep all dice</source>
        <translation>Pasilikti visus</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>The other dice are kept. %1 lists what dice show.</extracomment>
        <translation>Atmesti: %1</translation>
    </message>
    <message>
        <source>Lay out: %1</source>
        <extracomment>Chance chooses a trick for the match. %1 is a trick.</extracomment>
        <translation>Išdėlioti: %1</translation>
    </message>
    <message>
        <source>Turn up: %1</source>
        <extracomment>Chance turns up a dog. %1 is its name.</extracomment>
        <translation>Atversti: %1</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <extracomment>What the dice show; %1 lists it.</extracomment>
        <translation>Kauliukai: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s): too many to bury</source>
        <extracomment>Second line of a choice: these dice would bust.</extracomment>
        <translation>
            <numerusform>%n&#xa0;kauliukas: užkasus kiemas persipildytų</numerusform>
            <numerusform>%n&#xa0;kauliukai: užkasus kiemas persipildytų</numerusform>
            <numerusform>%n&#xa0;kauliukų: užkasus kiemas persipildytų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n&#xa0;kauliukas</numerusform>
            <numerusform>%n&#xa0;kauliukai</numerusform>
            <numerusform>%n&#xa0;kauliukų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs a treat, %n left</source>
        <extracomment>Second line of a reroll: what it costs, and how many treats are left then.</extracomment>
        <translation>
            <numerusform>Kainuoja skanėstą, liks %n</numerusform>
            <numerusform>Kainuoja skanėstą, liks %n</numerusform>
            <numerusform>Kainuoja skanėstą, liks %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It busts: too much would have to be buried</source>
        <extracomment>Second line of a choice: these dice cannot be placed without a bust.</extracomment>
        <translation>Perpildymas: tektų užkasti per daug</translation>
    </message>
    <message>
        <source>At stake: %1</source>
        <extracomment>A warning: these dogs are complete, and a bust would take their dice. %1 lists dogs. Short.</extracomment>
        <translation>Rizikuojate: %1</translation>
    </message>
    <message>
        <source>It can complete a dog</source>
        <extracomment>Second line of a choice: these dice can complete a dog.</extracomment>
        <translation>Gali užpildyti šunį</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n treat(s)</source>
        <extracomment>Second line of a trick: what it would bring now.</extracomment>
        <translation>
            <numerusform>Duoda %n&#xa0;skanėstą</numerusform>
            <numerusform>Duoda %n&#xa0;skanėstus</numerusform>
            <numerusform>Duoda %n&#xa0;skanėstų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treat(s) on it</source>
        <extracomment>Second line of a trick: treats that lie on its tile.</extracomment>
        <translation>
            <numerusform>guli %n&#xa0;skanėstas</numerusform>
            <numerusform>guli %n&#xa0;skanėstai</numerusform>
            <numerusform>guli %n&#xa0;skanėstų</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Two short facts on one line.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Yard of %1: %2, bust</source>
        <extracomment>Second line of a choice: a buried die is changed. %1 is the yard’s owner, %2 the yard total then.</extracomment>
        <translation>Kiemas (%1): %2, perpildymas</translation>
    </message>
    <message>
        <source>Yard of %1: %2 of 7</source>
        <extracomment>Second line of a choice: a buried die is changed. %1 is the yard’s owner, %2 the yard total then.</extracomment>
        <translation>Kiemas (%1): %2 iš&#xa0;7</translation>
    </message>
    <message>
        <source>Your turn: do a trick, or score your dogs.</source>
        <translation>Jūsų ėjimas: atlikite triuką arba įskaitykite šunis.</translation>
    </message>
    <message>
        <source>Your turn: do a trick.</source>
        <translation>Jūsų ėjimas: atlikite triuką.</translation>
    </message>
    <message>
        <source>Keep the roll, or reroll any of its dice for a treat?</source>
        <translation>Paliksite kauliukus ar kuriuos nors už skanėstą permesite?</translation>
    </message>
    <message>
        <source>Keep the roll, or reroll it for a treat?</source>
        <translation>Paliksite kauliukus ar už skanėstą permesite?</translation>
    </message>
    <message>
        <source>Place the die on a dog, or bury it in your yard.</source>
        <translation>Padėkite kauliuką ant šuns arba užkaskite kieme.</translation>
    </message>
    <message>
        <source>Place each die on a dog, or bury it in your yard.</source>
        <translation>Kiekvieną kauliuką padėkite ant šuns arba užkaskite kieme.</translation>
    </message>
    <message numerus="yes">
        <source>Go on and roll %n die(s), or stop?</source>
        <translation>
            <numerusform>Mesite dar %n&#xa0;kauliuką ar sustosite?</numerusform>
            <numerusform>Mesite dar %n&#xa0;kauliukus ar sustosite?</numerusform>
            <numerusform>Mesite dar %n&#xa0;kauliukų ar sustosite?</numerusform>
        </translation>
    </message>
    <message>
        <source>You may move a die to any free space of your dogs.</source>
        <translation>Galite perkelti kauliuką ant bet kurio laisvo savo šunų langelio.</translation>
    </message>
    <message numerus="yes">
        <source>You may change a buried die by 1: %n time(s) left.</source>
        <translation>
            <numerusform>Galite pakeisti užkastą kauliuką ±1: dar %n&#xa0;kartą.</numerusform>
            <numerusform>Galite pakeisti užkastą kauliuką ±1: dar %n&#xa0;kartus.</numerusform>
            <numerusform>Galite pakeisti užkastą kauliuką ±1: dar %n&#xa0;kartų.</numerusform>
        </translation>
    </message>
    <message>
        <source>To which number of the next dog do you set the die?</source>
        <translation>Kurį kito šuns skaičių nustatysite?</translation>
    </message>
    <message>
        <source>Which of your dice do you roll with the 2 from the pile?</source>
        <translation>Kurį savo kauliuką mesite kartu su 2&#xa0;paimtais?</translation>
    </message>
    <message>
        <source>How many dice do you set aside to roll one by one?</source>
        <translation>Kiek kauliukų atidėsite ir mesite po vieną?</translation>
    </message>
    <message>
        <source>Name a number: higher dice will be discarded.</source>
        <translation>Pasakykite skaičių: didesni kauliukai bus atmesti.</translation>
    </message>
    <message>
        <source>Which number do you keep? All other dice are discarded.</source>
        <translation>Kurį skaičių pasiliksite? Visi kiti kauliukai atmetami.</translation>
    </message>
    <message>
        <source>Which 2 dice do you keep?</source>
        <translation>Kuriuos 2&#xa0;kauliukus pasiliksite?</translation>
    </message>
    <message>
        <source>Which dice below %1 do you discard?</source>
        <extracomment>Headline. %1 is the yard total.</extracomment>
        <translation>Kuriuos kauliukus, mažesnius už&#xa0;%1, atmesite?</translation>
    </message>
    <message>
        <source>Which dice that total 8 do you keep?</source>
        <translation>Kuriuos kauliukus pasiliksite? Jų suma turi būti 8.</translation>
    </message>
    <message>
        <source>The tricks are laid out.</source>
        <translation>Išdėliojami triukai.</translation>
    </message>
    <message>
        <source>The next dog comes up.</source>
        <translation>Atverčiamas kitas šuo.</translation>
    </message>
    <message>
        <source>%1 rolls for the first turn.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1 meta dėl pirmojo ėjimo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n die(s).</source>
        <extracomment>Headline.</extracomment>
        <translation>
            <numerusform>%1 meta %n&#xa0;kauliuką.</numerusform>
            <numerusform>%1 meta %n&#xa0;kauliukus.</numerusform>
            <numerusform>%1 meta %n&#xa0;kauliukų.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses a trick.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 renkasi triuką.</translation>
    </message>
    <message>
        <source>%1 looks at the roll.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 svarsto, ar permesti.</translation>
    </message>
    <message>
        <source>%1 places the dice.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 dėlioja kauliukus.</translation>
    </message>
    <message>
        <source>%1 may go on.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 svarsto, ar mesti toliau.</translation>
    </message>
    <message>
        <source>%1 chooses dice to keep.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 renkasi, kuriuos kauliukus pasilikti.</translation>
    </message>
</context>
<context>
    <name>DogsBase</name>
    <message>
        <source>Roll 1, no more dogs</source>
        <extracomment>A trick in the fewest words, on a small tile: with six dogs no dog is drawn. About 20 letters.</extracomment>
        <translation>Mesti 1, šunų užtenka</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>space</comment>
        <extracomment>A space for a die, as an item of a list. %1 is a dog, %2 the number of the space.</extracomment>
        <translation>%1&#xa0;%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list of dice, dogs, or spaces: %1 is its beginning, %2 the next of them.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>bust %1, completes a dog %2</source>
        <extracomment>The chances of the next roll, in the middle of a line. %1 and %2 are percentages.</extracomment>
        <translation>perpildymas %1, užpildytas šuo %2</translation>
    </message>
    <message>
        <source>Bust %1, completes a dog %2</source>
        <extracomment>The chances of the next roll. %1 and %2 are percentages.</extracomment>
        <translation>Perpildymas %1, užpildytas šuo %2</translation>
    </message>
    <message>
        <source>Bust: the yard total is %1, over 7</source>
        <extracomment>What placing the dice does. %1 is the yard total.</extracomment>
        <translation>Perpildymas: kiemo suma %1, daugiau nei 7</translation>
    </message>
    <message>
        <source>All your dogs are complete: they are scored at once</source>
        <extracomment>What placing the dice does.</extracomment>
        <translation>Užpildyti visi jūsų šunys: jie iškart įskaitomi</translation>
    </message>
    <message>
        <source>Completes: %1. Yard total: %2</source>
        <extracomment>What placing the dice does. %1 lists dogs, %2 is the yard total.</extracomment>
        <translation>Užpildoma: %1. Kiemo suma: %2</translation>
    </message>
    <message>
        <source>Yard total: %1</source>
        <extracomment>What placing the dice does. %1 is the yard total.</extracomment>
        <translation>Kiemo suma:&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>DogsCards</name>
    <message>
        <source>Biscuit</source>
        <extracomment>Name of a dog, on its card; a friendly dog name of the language.</extracomment>
        <translation>Sausainis</translation>
    </message>
    <message>
        <source>Pepper</source>
        <translation>Pipiras</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Klevutė</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>Name of a dog: a white and tan hound that stands and looks about.</extracomment>
        <translation>Seklys</translation>
    </message>
    <message>
        <source>Rusty</source>
        <translation>Rudis</translation>
    </message>
    <message>
        <source>Juno</source>
        <translation>Junona</translation>
    </message>
    <message>
        <source>Ziggy</source>
        <translation>Zigis</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Dobilas</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Samanė</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>Aguona</translation>
    </message>
    <message>
        <source>Bramble</source>
        <translation>Gervuogė</translation>
    </message>
    <message>
        <source>Otis</source>
        <translation>Otis</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>Riešutė</translation>
    </message>
    <message>
        <source>Tango</source>
        <translation>Tango</translation>
    </message>
    <message>
        <source>Fern</source>
        <translation>Papartis</translation>
    </message>
    <message>
        <source>Waffle</source>
        <translation>Vaflis</translation>
    </message>
    <message>
        <source>Domino</source>
        <translation>Domino</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>Žilvitė</translation>
    </message>
    <message>
        <source>Pickle</source>
        <translation>Agurkėlis</translation>
    </message>
    <message>
        <source>Rosie</source>
        <translation>Rožytė</translation>
    </message>
    <message>
        <source>Boomer</source>
        <translation>Amsius</translation>
    </message>
    <message>
        <source>Thistle</source>
        <translation>Dagilis</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>Margis</translation>
    </message>
    <message>
        <source>Cricket</source>
        <translation>Svirplys</translation>
    </message>
    <message>
        <source>Nimbus</source>
        <translation>Debesis</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Alyva</translation>
    </message>
    <message>
        <source>Barley</source>
        <translation>Miežis</translation>
    </message>
    <message>
        <source>Sorrel</source>
        <translation>Sargis</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation>Pikselis</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Gilė</translation>
    </message>
    <message>
        <source>Dumpling</source>
        <translation>Cepelinas</translation>
    </message>
    <message>
        <source>Smudge</source>
        <translation>Suodis</translation>
    </message>
    <message>
        <source>Howl</source>
        <extracomment>Name of a trick: a command as it is given to a dog.</extracomment>
        <translation>Kauk</translation>
    </message>
    <message>
        <source>Roll Over</source>
        <translation>Apsiversk</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Žingsniuok</translation>
    </message>
    <message>
        <source>Trot</source>
        <translation>Risnok</translation>
    </message>
    <message>
        <source>Dig</source>
        <translation>Kask</translation>
    </message>
    <message>
        <source>Retrieve</source>
        <translation>Atnešk</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Name of a trick: a command to follow a scent.</extracomment>
        <translation>Sek</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Bėk</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>Vykis</translation>
    </message>
    <message>
        <source>Sprint</source>
        <translation>Lėk</translation>
    </message>
    <message>
        <source>Dogpile</source>
        <extracomment>Name of a trick: all dogs jump onto each other.</extracomment>
        <translation>Visi į krūvą</translation>
    </message>
    <message>
        <source>Bolt</source>
        <extracomment>Name of a trick: to run off as fast as can be.</extracomment>
        <translation>Spruk</translation>
    </message>
    <message>
        <source>Beg</source>
        <translation>Prašyk</translation>
    </message>
    <message>
        <source>Chew</source>
        <translation>Graužk</translation>
    </message>
    <message>
        <source>Gobble</source>
        <translation>Ryk</translation>
    </message>
    <message>
        <source>Play Dead</source>
        <translation>Vaidink negyvą</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Lik vietoje</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Aport</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Saugok</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Medžiok</translation>
    </message>
    <message>
        <source>Scavenge</source>
        <translation>Knaisiokis</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of a trick: a command to look for something.</extracomment>
        <translation>Ieškok</translation>
    </message>
    <message>
        <source>If you have fewer than 6 dogs: draw the top dog. Roll 1.</source>
        <extracomment>What a trick does.</extracomment>
        <translation>Jei turite mažiau nei 6&#xa0;šunis: imkite viršutinį šunį. Meskite 1&#xa0;kauliuką.</translation>
    </message>
    <message>
        <source>Roll all dice of your yard, place or rebury them. Then you may roll 1.</source>
        <translation>Meskite visus savo kiemo kauliukus; padėkite juos arba vėl užkaskite. Tada galite mesti 1&#xa0;kauliuką.</translation>
    </message>
    <message>
        <source>Roll 2. Then you may roll 1.</source>
        <translation>Meskite 2&#xa0;kauliukus. Tada galite mesti 1&#xa0;kauliuką.</translation>
    </message>
    <message>
        <source>You may move one die from one of your dogs to any free space of your dogs and set it to that number. Roll 2.</source>
        <translation>Galite perkelti vieną savo šuns kauliuką ant bet kurio laisvo savo šunų langelio ir nustatyti langelio skaičių. Meskite 2&#xa0;kauliukus.</translation>
    </message>
    <message>
        <source>Once per paw you may change any one buried die of any player by +1 or –1 (not above 6; a 1 lowered is discarded). Roll 2.</source>
        <translation>Po kartą už kiekvieną letenėlę galite bet kurį vieną bet kurio žaidėjo užkastą kauliuką pakeisti +1&#xa0;arba –1 (ne daugiau kaip 6; sumažintas 1&#xa0;atmetamas). Meskite 2&#xa0;kauliukus.</translation>
    </message>
    <message>
        <source>Take a die and set it to a number on the deck’s top dog; place or bury it. Roll 2.</source>
        <translation>Paimkite kauliuką ir nustatykite skaičių, esantį ant viršutinio kaladės šuns; padėkite arba užkaskite jį. Meskite 2&#xa0;kauliukus.</translation>
    </message>
    <message>
        <source>Roll 3; a treat may reroll any part of them.</source>
        <translation>Meskite 3&#xa0;kauliukus; už skanėstą galite permesti bet kurią jų dalį.</translation>
    </message>
    <message>
        <source>Roll 3. Then you may roll 1, as often as you like.</source>
        <translation>Meskite 3&#xa0;kauliukus. Tada galite mesti 1&#xa0;kauliuką, kiek kartų norite.</translation>
    </message>
    <message>
        <source>Roll 1. You may go on with 2, then 3, and so on.</source>
        <translation>Meskite 1&#xa0;kauliuką. Galite mesti toliau: 2, tada 3&#xa0;ir taip toliau.</translation>
    </message>
    <message>
        <source>Roll 1 die per active dog with a free space. You may repeat; count anew each time.</source>
        <translation>Meskite po 1&#xa0;kauliuką už kiekvieną aktyvų šunį su laisvu langeliu. Galite kartoti; kaskart skaičiuokite iš naujo.</translation>
    </message>
    <message>
        <source>Take 2 dice and, if you have any, 1 from your yard or dogs (your choice); roll them. You may repeat.</source>
        <translation>Paimkite 2&#xa0;kauliukus ir, jei turite, dar 1&#xa0;iš savo kiemo arba nuo savo šunų (renkatės jūs); meskite juos. Galite kartoti.</translation>
    </message>
    <message>
        <source>Set aside 3 to 12 dice; roll them one at a time. You may stop only when your paws are at least as many as the dice left.</source>
        <translation>Atidėkite nuo 3&#xa0;iki 12&#xa0;kauliukų; meskite juos po vieną. Sustoti galite tik tada, kai letenėlių turite ne mažiau, nei liko kauliukų.</translation>
    </message>
    <message>
        <source>1 treat, plus 1 per paw.</source>
        <translation>Gaukite 1&#xa0;skanėstą ir dar po 1&#xa0;už kiekvieną letenėlę.</translation>
    </message>
    <message>
        <source>Double your treats, then 1 more.</source>
        <translation>Padvigubinkite savo skanėstus, tada gaukite dar 1.</translation>
    </message>
    <message>
        <source>7 treats, then give back as many as your highest free number (none free: 0).</source>
        <translation>Gaukite 7&#xa0;skanėstus, tada grąžinkite tiek, koks didžiausias jūsų laisvo langelio skaičius (jei laisvų nėra: 0).</translation>
    </message>
    <message>
        <source>Roll 1. If you bury it without busting, treats equal to its pips.</source>
        <translation>Meskite 1&#xa0;kauliuką. Jei jį užkasate neperpildydami kiemo, gaukite tiek skanėstų, kiek jame akučių.</translation>
    </message>
    <message>
        <source>1 treat per used trick other than Stay.</source>
        <translation>Gaukite po 1&#xa0;skanėstą už kiekvieną panaudotą triuką, išskyrus „Lik vietoje“.</translation>
    </message>
    <message>
        <source>Roll 8. Choose a number you rolled; place or bury all of it, discard the rest.</source>
        <translation>Meskite 8&#xa0;kauliukus. Pasirinkite išmestą skaičių; visus tokius padėkite arba užkaskite, likusius atmeskite.</translation>
    </message>
    <message>
        <source>Name 1–6, then roll 4. Discard all higher dice; place or bury the rest.</source>
        <translation>Pasakykite skaičių (1–6), tada meskite 4&#xa0;kauliukus. Visus didesnius atmeskite, likusius padėkite arba užkaskite.</translation>
    </message>
    <message>
        <source>Roll 2 plus 1 per paw. Place or bury exactly 2, discard the rest.</source>
        <translation>Meskite 2&#xa0;kauliukus ir dar po 1&#xa0;už kiekvieną letenėlę. Lygiai 2&#xa0;padėkite arba užkaskite, likusius atmeskite.</translation>
    </message>
    <message>
        <source>Roll 4. You may discard any that are lower than your yard total; place or bury the rest.</source>
        <translation>Meskite 4&#xa0;kauliukus. Galite atmesti bet kuriuos, mažesnius už jūsų kiemo sumą; likusius padėkite arba užkaskite.</translation>
    </message>
    <message>
        <source>Roll 7. If some of them total exactly 8 you must choose such a set and place or bury it; discard the rest.</source>
        <translation>Meskite 7&#xa0;kauliukus. Jei kurių nors suma lygiai 8, turite pasirinkti tokią grupę ir padėti arba užkasti ją; likusius atmeskite.</translation>
    </message>
    <message>
        <source>Draw a dog, roll 1</source>
        <extracomment>A trick in the fewest words, on a small tile; about 20 letters, there is no room for more. Numbers are dice.</extracomment>
        <translation>Imti šunį, mesti 1</translation>
    </message>
    <message>
        <source>Reroll your yard</source>
        <extracomment>A trick in the fewest words, on a small tile: all dice of the yard are rolled again.</extracomment>
        <translation>Permesti kiemą</translation>
    </message>
    <message>
        <source>Roll 2, maybe 1</source>
        <extracomment>A trick in the fewest words, on a small tile: the second roll is optional.</extracomment>
        <translation>Mesti 2, gal dar 1</translation>
    </message>
    <message>
        <source>Move 1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: a die moves to another space.</extracomment>
        <translation>Perkelti 1, mesti 2</translation>
    </message>
    <message>
        <source>Paws ±1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: buried dice are changed by 1, once per paw.</extracomment>
        <translation>Letenėlės ±1, mesti 2</translation>
    </message>
    <message>
        <source>Set 1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: a die is set to a number.</extracomment>
        <translation>Nustatyti 1, mesti 2</translation>
    </message>
    <message>
        <source>Roll 3, reroll any</source>
        <extracomment>A trick in the fewest words, on a small tile: a treat rerolls any of the dice.</extracomment>
        <translation>Mesti 3, kartoti dalį</translation>
    </message>
    <message>
        <source>Roll 3, then 1s</source>
        <extracomment>A trick in the fewest words, on a small tile: single dice follow, as many as one likes.</extracomment>
        <translation>Mesti 3, tada po 1</translation>
    </message>
    <message>
        <source>Roll 1, 2, 3 …</source>
        <extracomment>A trick in the fewest words, on a small tile: first 1 die, then 2, then 3.</extracomment>
        <translation>Mesti 1, 2, 3…</translation>
    </message>
    <message>
        <source>Roll 1 per open dog</source>
        <extracomment>A trick in the fewest words, on a small tile: one die for each dog that is not full.</extracomment>
        <translation>Po 1&#xa0;už nepilną šunį</translation>
    </message>
    <message>
        <source>Roll 2 + 1 of yours</source>
        <extracomment>A trick in the fewest words, on a small tile: 2 new dice and one from yard or dogs.</extracomment>
        <translation>Mesti 2 + 1&#xa0;savo</translation>
    </message>
    <message>
        <source>Roll 3–12, 1 by 1</source>
        <extracomment>A trick in the fewest words, on a small tile: so many dice, rolled one at a time.</extracomment>
        <translation>Mesti 3–12&#xa0;po vieną</translation>
    </message>
    <message>
        <source>1 treat + paws</source>
        <translation>1 + 1&#xa0;už letenėlę</translation>
    </message>
    <message>
        <source>Treats × 2, + 1</source>
        <extracomment>A trick in the fewest words, on a small tile: treats are doubled, then one more.</extracomment>
        <translation>Skanėstai × 2, + 1</translation>
    </message>
    <message>
        <source>7 treats – top space</source>
        <extracomment>A trick in the fewest words, on a small tile: 7 treats less the highest free number.</extracomment>
        <translation>7 – laisvas langelis</translation>
    </message>
    <message>
        <source>Bury 1 for treats</source>
        <extracomment>A trick in the fewest words, on a small tile: a buried die brings treats.</extracomment>
        <translation>Užkasti už skanėstus</translation>
    </message>
    <message>
        <source>1 treat per used trick</source>
        <translation>Po 1&#xa0;už panaudotą</translation>
    </message>
    <message>
        <source>Roll 8, keep one kind</source>
        <extracomment>A trick in the fewest words, on a small tile: all dice of one number are kept.</extracomment>
        <translation>Iš 8&#xa0;imti vienodus</translation>
    </message>
    <message>
        <source>Name, roll 4, keep low</source>
        <extracomment>A trick in the fewest words, on a small tile: a number is named, higher dice go.</extracomment>
        <translation>Riba, mesti 4</translation>
    </message>
    <message>
        <source>Roll 2 + paws, keep 2</source>
        <translation>2 + letenėlės, imti 2</translation>
    </message>
    <message>
        <source>Roll 4, drop low ones</source>
        <extracomment>A trick in the fewest words, on a small tile: low dice may be discarded.</extracomment>
        <translation>Iš 4&#xa0;atmesti mažus</translation>
    </message>
    <message>
        <source>Roll 7, keep a sum of 8</source>
        <extracomment>A trick in the fewest words, on a small tile: dice that total 8 are kept.</extracomment>
        <translation>Iš 7&#xa0;imti sumą 8</translation>
    </message>
    <message>
        <source>First walk</source>
        <extracomment>Name of a set of tricks, in a list: for the first match.</extracomment>
        <translation>Pirmasis pasivaikščiojimas</translation>
    </message>
    <message>
        <source>Steady</source>
        <extracomment>Name of a set of tricks, in a list: little risk.</extracomment>
        <translation>Ramus</translation>
    </message>
    <message>
        <source>Daring</source>
        <extracomment>Name of a set of tricks, in a list: much risk.</extracomment>
        <translation>Drąsus</translation>
    </message>
    <message>
        <source>Paw power</source>
        <extracomment>Name of a set of tricks, in a list: paws count for much.</extracomment>
        <translation>Letenėlių galia</translation>
    </message>
    <message>
        <source>One of each color by chance</source>
        <extracomment>The tricks of a match, in a list: one of each color by chance.</extracomment>
        <translation>Po vieną kiekvienos spalvos, atsitiktinai</translation>
    </message>
    <message>
        <source>Chosen one by one</source>
        <extracomment>The tricks of a match, in a list: they are chosen below, one by one.</extracomment>
        <translation>Parinkti po vieną</translation>
    </message>
    <message>
        <source>Always there</source>
        <extracomment>A kind of trick: Howl and Roll Over, which are always there.</extracomment>
        <translation>Visada žaidime</translation>
    </message>
    <message>
        <source>Yellow trick</source>
        <extracomment>A kind of trick, by the color of its tile: steady rolls.</extracomment>
        <translation>Geltonas triukas</translation>
    </message>
    <message>
        <source>Purple trick</source>
        <extracomment>A kind of trick, by the color of its tile: as many rolls as one dares.</extracomment>
        <translation>Violetinis triukas</translation>
    </message>
    <message>
        <source>Green trick</source>
        <extracomment>A kind of trick, by the color of its tile: treats.</extracomment>
        <translation>Žalias triukas</translation>
    </message>
    <message>
        <source>Blue trick</source>
        <extracomment>A kind of trick, by the color of its tile: many dice, of which few are kept.</extracomment>
        <translation>Mėlynas triukas</translation>
    </message>
</context>
<context>
    <name>DogsEvents</name>
    <message>
        <source>A trick is laid on the table: %1.</source>
        <extracomment>Log line before the match. %1 is a trick.</extracomment>
        <translation>Ant stalo padedamas triukas „%1“.</translation>
    </message>
    <message>
        <source>%1 draws a dog: %2.</source>
        <extracomment>Log line. %2 is a dog.</extracomment>
        <translation>%1 ima šunį: %2.</translation>
    </message>
    <message>
        <source>The next dog: %1.</source>
        <extracomment>Log line: the dog that lies on top of the deck now. %1 is a dog.</extracomment>
        <translation>Kitas šuo: %1.</translation>
    </message>
    <message>
        <source>%1 rolls again and buries a die: %2.</source>
        <extracomment>Log line: after a tie. %2 is what the die shows.</extracomment>
        <translation>%1 meta iš naujo ir užkasa kauliuką: %2.</translation>
    </message>
    <message>
        <source>%1 rolls and buries a first die: %2.</source>
        <extracomment>Log line: everybody rolls a first die. %2 is what it shows.</extracomment>
        <translation>%1 meta ir užkasa pirmąjį kauliuką: %2.</translation>
    </message>
    <message>
        <source>The highest die comes twice or more (%1). To roll again: %2.</source>
        <extracomment>Log line: the highest number was rolled several times. %1 is the number, %2 lists players’ names.</extracomment>
        <translation>Didžiausias skaičius (%1) iškrinta keliems. Iš naujo meta: %2.</translation>
    </message>
    <message>
        <source>%1 has the highest die (%2) and begins.</source>
        <extracomment>Log line. %2 is what the die shows.</extracomment>
        <translation>%1 išmeta daugiausia (%2) ir pradeda.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Ėjimas&#xa0;%1: %2.</translation>
    </message>
    <message>
        <source>%1 has six good dogs and wins.</source>
        <extracomment>Log line: the sixth dog is scored.</extracomment>
        <translation>%1 turi šešis šaunius šunis ir laimi.</translation>
    </message>
    <message>
        <source>%1 does the trick “%2”.</source>
        <extracomment>Log line. %2 is a trick.</extracomment>
        <translation>%1 atlieka triuką „%2“.</translation>
    </message>
    <message numerus="yes">
        <source>%1 does the trick “%2” and takes %n treat(s) from it.</source>
        <extracomment>Log line. %2 is a trick, %n the treats that lay on its tile.</extracomment>
        <translation>
            <numerusform>%1 atlieka triuką „%2“ ir nuo jo paima %n&#xa0;skanėstą.</numerusform>
            <numerusform>%1 atlieka triuką „%2“ ir nuo jo paima %n&#xa0;skanėstus.</numerusform>
            <numerusform>%1 atlieka triuką „%2“ ir nuo jo paima %n&#xa0;skanėstų.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls: %2.</source>
        <extracomment>Log line. %2 lists what the dice show.</extracomment>
        <translation>%1 išmeta: %2.</translation>
    </message>
    <message>
        <source>%1 rolls: %2. Kept as they are: %3.</source>
        <extracomment>Log line: a part of the dice is rolled again. %2 and %3 list what dice show.</extracomment>
        <translation>%1 išmeta: %2. Lieka, kaip buvo: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays a treat (%n left) and rerolls: %2.</source>
        <extracomment>Log line: a treat pays for rolling dice again; %n treats are left. %2 lists the dice.</extracomment>
        <translation>
            <numerusform>%1 už skanėstą (lieka %n) permeta: %2.</numerusform>
            <numerusform>%1 už skanėstą (lieka %n) permeta: %2.</numerusform>
            <numerusform>%1 už skanėstą (lieka %n) permeta: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 names a number: %2.</source>
        <extracomment>Log line: higher dice than this number will be discarded.</extracomment>
        <translation>%1 pasako skaičių: %2.</translation>
    </message>
    <message>
        <source>%1 discards all dice.</source>
        <translation>%1 atmeta visus kauliukus.</translation>
    </message>
    <message>
        <source>%1 keeps all dice.</source>
        <translation>%1 pasilieka visus kauliukus.</translation>
    </message>
    <message>
        <source>%1 keeps: %2. Discards: %3.</source>
        <extracomment>Log line. %2 and %3 list what dice show.</extracomment>
        <translation>%1 pasilieka: %2. Atmeta: %3.</translation>
    </message>
    <message>
        <source>%1 goes on.</source>
        <extracomment>Log line: a trick is carried on.</extracomment>
        <translation>%1 meta toliau.</translation>
    </message>
    <message>
        <source>%1 stops.</source>
        <extracomment>Log line: a trick ends here.</extracomment>
        <translation>%1 sustoja.</translation>
    </message>
    <message numerus="yes">
        <source>%1 stops; %n die(s) set aside go back.</source>
        <extracomment>Log line: a trick ends here; %n dice were set aside and are not rolled.</extracomment>
        <translation>
            <numerusform>%1 sustoja ir grąžina %n&#xa0;atidėtą kauliuką.</numerusform>
            <numerusform>%1 sustoja ir grąžina %n&#xa0;atidėtus kauliukus.</numerusform>
            <numerusform>%1 sustoja ir grąžina %n&#xa0;atidėtų kauliukų.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places: %2.</source>
        <extracomment>Log line. %2 lists spaces: &quot;Rosie 4, Biscuit 1&quot;.</extracomment>
        <translation>%1 padeda: %2.</translation>
    </message>
    <message>
        <source>%1 buries: %2. Yard total: %3.</source>
        <extracomment>Log line. %2 lists what the dice show, %3 is the yard total.</extracomment>
        <translation>%1 užkasa: %2. Kiemo suma: %3.</translation>
    </message>
    <message>
        <source>%1 places: %2. Buries: %3. Yard total: %4.</source>
        <extracomment>Log line. %2 lists spaces, %3 what dice show, %4 is the yard total.</extracomment>
        <translation>%1 padeda: %2. Užkasa: %3. Kiemo suma: %4.</translation>
    </message>
    <message>
        <source>%1 sets a die to %2 (next dog: %3).</source>
        <extracomment>Log line: a die is set to a number of the next dog. %3 is that dog.</extracomment>
        <translation>%1 nustato kauliuko skaičių: %2 (kitas šuo: %3).</translation>
    </message>
    <message>
        <source>%1 moves a die. From: %2. To: %3.</source>
        <extracomment>Log line. %2 and %3 are spaces: &quot;Rosie 4&quot;.</extracomment>
        <translation>%1 perkelia kauliuką. Iš kur: %2. Į kur: %3.</translation>
    </message>
    <message>
        <source>%1 takes a 1 out of the yard of %2. Yard total: %3.</source>
        <extracomment>Log line: a buried die showed 1 and is lowered, so it is gone. %2 is the yard’s owner.</extracomment>
        <translation>%1 atmeta užkastą vienetą. Kiemas: %2. Kiemo suma: %3.</translation>
    </message>
    <message>
        <source>%1 changes a die in the yard of %2: %3 becomes %4. Yard total: %5.</source>
        <extracomment>Log line: a buried die is changed by 1. %2 is the yard’s owner, %3 and %4 the die before and now.</extracomment>
        <translation>%1 pakeičia užkastą kauliuką: buvo %3, dabar %4. Kiemas: %2. Kiemo suma: %5.</translation>
    </message>
    <message>
        <source>%1 has no die in the yard to roll.</source>
        <translation>%1 neturi kieme ko mesti.</translation>
    </message>
    <message>
        <source>%1 digs up the whole yard: %2.</source>
        <extracomment>Log line. %2 lists what the dice show.</extracomment>
        <translation>%1 atkasa visą kiemą: %2.</translation>
    </message>
    <message>
        <source>%1 digs up a die: %2.</source>
        <extracomment>Log line. %2 is what the die shows.</extracomment>
        <translation>%1 atkasa kauliuką: %2.</translation>
    </message>
    <message>
        <source>%1 takes a die off a dog: %2.</source>
        <extracomment>Log line. %2 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>%1 paima kauliuką nuo šuns: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets %n dice aside.</source>
        <translation>
            <numerusform>%1 atideda %n&#xa0;kauliuką.</numerusform>
            <numerusform>%1 atideda %n&#xa0;kauliukus.</numerusform>
            <numerusform>%1 atideda %n&#xa0;kauliukų.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves no die.</source>
        <translation>%1 kauliuko neperkelia.</translation>
    </message>
    <message>
        <source>%1 leaves the yards as they are.</source>
        <extracomment>Log line: no (further) buried die is changed.</extracomment>
        <translation>%1 palieka kiemus tokius, kokie yra.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n treat(s). Treats now: %2.</source>
        <extracomment>Log line. %n treats are taken, %2 is how many the player has now.</extracomment>
        <translation>
            <numerusform>%1 gauna %n&#xa0;skanėstą. Dabar skanėstų: %2.</numerusform>
            <numerusform>%1 gauna %n&#xa0;skanėstus. Dabar skanėstų: %2.</numerusform>
            <numerusform>%1 gauna %n&#xa0;skanėstų. Dabar skanėstų: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no free number and gives nothing back.</source>
        <extracomment>Log line: the trick asks for treats only where a space is free.</extracomment>
        <translation>%1 neturi laisvų langelių ir nieko negrąžina.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives back %n treat(s). Treats now: %2.</source>
        <extracomment>Log line: as many treats as the highest free number. %2 is how many the player has now.</extracomment>
        <translation>
            <numerusform>%1 grąžina %n&#xa0;skanėstą. Dabar skanėstų: %2.</numerusform>
            <numerusform>%1 grąžina %n&#xa0;skanėstus. Dabar skanėstų: %2.</numerusform>
            <numerusform>%1 grąžina %n&#xa0;skanėstų. Dabar skanėstų: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bust! %1 loses all dice: the yard total is %2.</source>
        <extracomment>Log line: the yard holds more than 7. %2 is its total.</extracomment>
        <translation>%1 perpildo kiemą (suma %2) ir netenka visų kauliukų.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n dog(s) at once: %2. Scored so far: %3.</source>
        <extracomment>Log line: all active dogs are complete, so they are scored in mid-trick. %2 lists dogs.</extracomment>
        <translation>
            <numerusform>%1 iškart įskaito %n&#xa0;šunį: %2. Iš viso įskaityta: %3.</numerusform>
            <numerusform>%1 iškart įskaito %n&#xa0;šunis: %2. Iš viso įskaityta: %3.</numerusform>
            <numerusform>%1 iškart įskaito %n&#xa0;šunų: %2. Iš viso įskaityta: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n dog(s): %2. Scored so far: %3.</source>
        <extracomment>Log line. %2 lists dogs.</extracomment>
        <translation>
            <numerusform>%1 įskaito %n&#xa0;šunį: %2. Iš viso įskaityta: %3.</numerusform>
            <numerusform>%1 įskaito %n&#xa0;šunis: %2. Iš viso įskaityta: %3.</numerusform>
            <numerusform>%1 įskaito %n&#xa0;šunų: %2. Iš viso įskaityta: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tricks are ready again. “%1” holds %n treat(s).</source>
        <extracomment>Log line: only one trick was left, so the others are turned over; a treat is laid on that one. %1 is its name, %n are the treats on it now.</extracomment>
        <translation>
            <numerusform>Triukai vėl paruošti. Ant triuko „%1“ guli %n&#xa0;skanėstas.</numerusform>
            <numerusform>Triukai vėl paruošti. Ant triuko „%1“ guli %n&#xa0;skanėstai.</numerusform>
            <numerusform>Triukai vėl paruošti. Ant triuko „%1“ guli %n&#xa0;skanėstų.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DogsReasons</name>
    <message>
        <source>The trick “%1” is used: it lies face down until only one is left.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>Triukas „%1“ panaudotas: jis užverstas, kol lieka tik vienas paruoštas.</translation>
    </message>
    <message>
        <source>The trick “%1” is not part of this match.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>Triuko „%1“ šioje partijoje nėra.</translation>
    </message>
    <message>
        <source>None of your dogs is complete: each space must hold a die.</source>
        <translation>Užpildytų šunų neturite: kauliukas turi gulėti ant kiekvieno langelio.</translation>
    </message>
    <message>
        <source>A treat rerolls all dice of the roll, never a part of them.</source>
        <translation>Už skanėstą permetami visi metimo kauliukai, ne jų dalis.</translation>
    </message>
    <message>
        <source>At least one die must be rerolled.</source>
        <translation>Reikia permesti bent vieną kauliuką.</translation>
    </message>
    <message>
        <source>The roll has no such die left: %1.</source>
        <extracomment>%1 is a number of pips.</extracomment>
        <translation>Tarp išmestų tokio kauliuko nebėra: %1.</translation>
    </message>
    <message>
        <source>This is not one of your active dogs: %1.</source>
        <extracomment>%1 is a dog.</extracomment>
        <translation>Tai ne jūsų aktyvus šuo: %1.</translation>
    </message>
    <message>
        <source>There is no such space: %1.</source>
        <extracomment>%1 is a space that does not exist: &quot;Rosie 4&quot;.</extracomment>
        <translation>Tokio langelio nėra: %1.</translation>
    </message>
    <message>
        <source>A die lies there already: %1.</source>
        <extracomment>%1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Ten jau guli kauliukas: %1.</translation>
    </message>
    <message>
        <source>No die lies there: %1.</source>
        <extracomment>%1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Ten kauliuko nėra: %1.</translation>
    </message>
    <message>
        <source>No such die is buried in the yard of %1: %2.</source>
        <extracomment>%1 is a player’s name, %2 a number of pips.</extracomment>
        <translation>Kieme (%1) toks kauliukas neužkastas: %2.</translation>
    </message>
    <message>
        <source>A 6 cannot be raised.</source>
        <translation>Šešeto padidinti negalima.</translation>
    </message>
    <message>
        <source>The next dog (%1) has no such space: %2.</source>
        <extracomment>%1 is the next dog, %2 a number.</extracomment>
        <translation>Kitas šuo (%1) tokio langelio neturi: %2.</translation>
    </message>
    <message>
        <source>From %1 to %2 dice are set aside.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Atidedama nuo&#xa0;%1 iki&#xa0;%2 kauliukų.</translation>
    </message>
    <message>
        <source>Exactly 2 dice are kept.</source>
        <translation>Pasiliekami lygiai 2&#xa0;kauliukai.</translation>
    </message>
    <message>
        <source>Only dice below your yard total of %2 may be discarded, not a %1.</source>
        <extracomment>%1 is a number of pips, %2 the yard total.</extracomment>
        <translation>Atmesti galima tik mažesnius kauliukus nei kiemo suma (%2), ne&#xa0;%1.</translation>
    </message>
    <message>
        <source>The dice that are kept must total 8, not %1.</source>
        <extracomment>%1 is a sum of pips.</extracomment>
        <translation>Pasiliekamų kauliukų suma turi būti 8, ne&#xa0;%1.</translation>
    </message>
    <message>
        <source>Dice and spaces are named in rising order, each once.</source>
        <translation>Kauliukai ir langeliai vardijami didėjančia tvarka, kiekvienas po kartą.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n die(s) are rolled.</source>
        <translation>
            <numerusform>Metamas lygiai %n&#xa0;kauliukas.</numerusform>
            <numerusform>Metami lygiai %n&#xa0;kauliukai.</numerusform>
            <numerusform>Metama lygiai %n&#xa0;kauliukų.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trick of another color is due, not “%1”.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>Dabar reikia kitos spalvos triuko, ne „%1“.</translation>
    </message>
    <message>
        <source>This dog is no longer in the deck: %1.</source>
        <extracomment>%1 is a dog.</extracomment>
        <translation>Šio šuns kaladėje nebėra: %1.</translation>
    </message>
    <message>
        <source>%1 has scored six dogs.</source>
        <extracomment>How the match ended.</extracomment>
        <translation>%1 turi šešis įskaitytus šunis.</translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>Taip laimima partija.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n dog(s).</source>
        <translation>
            <numerusform>Taip įskaitomas %n&#xa0;šuo.</numerusform>
            <numerusform>Taip įskaitomi %n&#xa0;šunys.</numerusform>
            <numerusform>Taip įskaitoma %n&#xa0;šunų.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes: %1.</source>
        <extracomment>%1 lists dogs.</extracomment>
        <translation>Taip užpildoma: %1.</translation>
    </message>
    <message>
        <source>The yard total is %1 then.</source>
        <extracomment>%1 is the yard total.</extracomment>
        <translation>Tada kiemo suma bus %1.</translation>
    </message>
    <message>
        <source>The roll completes a dog with %1, and cannot bust.</source>
        <extracomment>Why a roll is advised. %1 is a percentage.</extracomment>
        <translation>Tikimybė užpildyti šunį – %1, o perpildyti kiemo neįmanoma.</translation>
    </message>
    <message>
        <source>The roll completes a dog with %1, and busts with %2.</source>
        <extracomment>Why a roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Tikimybė užpildyti šunį %1, perpildyti kiemą – %2.</translation>
    </message>
    <message>
        <source>The roll cannot bust.</source>
        <translation>Metimas kiemo perpildyti negali.</translation>
    </message>
    <message>
        <source>The dogs need dice; the roll busts with %1.</source>
        <extracomment>Why a roll is advised that cannot complete a dog yet. %1 is a percentage.</extracomment>
        <translation>Šunims reikia kauliukų; tikimybė perpildyti kiemą – %1.</translation>
    </message>
    <message>
        <source>The roll can win the match at once: chance %1.</source>
        <extracomment>Why a roll is advised. %1 is a percentage.</extracomment>
        <translation>Metimu galima iškart laimėti partiją: tikimybė %1.</translation>
    </message>
    <message>
        <source>The roll can win the match at once: chance %1. It busts with %2.</source>
        <extracomment>Why a roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Metimu galima iškart laimėti partiją (tikimybė %1) arba perpildyti kiemą (%2).</translation>
    </message>
    <message>
        <source>%1 may win next turn, so a risk is needed: a dog with %2, a bust with %3.</source>
        <extracomment>Why a risky roll is advised. %1 is another player’s name, %2 and %3 are percentages.</extracomment>
        <translation>%1 gali laimėti kitu ėjimu, todėl reikia rizikuoti: tikimybė užpildyti šunį %2, perpildyti kiemą – %3.</translation>
    </message>
    <message>
        <source>A bust (%1) would take no die from a dog; a dog comes with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Perpildymas (%1) neatimtų nuo šunų nė vieno kauliuko; tikimybė užpildyti šunį – %2.</translation>
    </message>
    <message numerus="yes">
        <source>A bust (%1) would only cost %n die(s) on dogs; a dog comes with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages, %n counts dice on dogs.</extracomment>
        <translation>
            <numerusform>Perpildymas (%1) atimtų tik %n&#xa0;kauliuką nuo šunų; tikimybė užpildyti šunį – %2.</numerusform>
            <numerusform>Perpildymas (%1) atimtų tik %n&#xa0;kauliukus nuo šunų; tikimybė užpildyti šunį – %2.</numerusform>
            <numerusform>Perpildymas (%1) atimtų tik %n&#xa0;kauliukų nuo šunų; tikimybė užpildyti šunį – %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bust comes with %1, a dog with %2; %n treat(s) can reroll what falls badly.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages, %n counts treats.</extracomment>
        <translation>
            <numerusform>Tikimybė perpildyti kiemą %1, užpildyti šunį – %2; prastam metimui permesti yra %n&#xa0;skanėstas.</numerusform>
            <numerusform>Tikimybė perpildyti kiemą %1, užpildyti šunį – %2; prastam metimui permesti yra %n&#xa0;skanėstai.</numerusform>
            <numerusform>Tikimybė perpildyti kiemą %1, užpildyti šunį – %2; prastam metimui permesti yra %n&#xa0;skanėstų.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other choice promises less: a dog comes with %1, a bust with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Visi kiti pasirinkimai žada mažiau: tikimybė užpildyti šunį %1, perpildyti kiemą – %2.</translation>
    </message>
    <message>
        <source>The next roll would bust with %1.</source>
        <extracomment>Why stopping is advised. %1 is a percentage.</extracomment>
        <translation>Tikimybė, kad kitas metimas perpildytų kiemą: %1.</translation>
    </message>
    <message>
        <source>What lies there is worth more than another roll.</source>
        <translation>Tai, kas jau guli, vertingiau už dar vieną metimą.</translation>
    </message>
    <message>
        <source>Treats pay for better rolls.</source>
        <translation>Už skanėstus galima pagerinti metimus.</translation>
    </message>
    <message numerus="yes">
        <source>The trick brings %n treat(s).</source>
        <extracomment>Why a trick is advised.</extracomment>
        <translation>
            <numerusform>Triukas duoda %n&#xa0;skanėstą.</numerusform>
            <numerusform>Triukas duoda %n&#xa0;skanėstus.</numerusform>
            <numerusform>Triukas duoda %n&#xa0;skanėstų.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of all tricks, it helps the dogs most.</source>
        <translation>Iš visų triukų šis šunims naudingiausias.</translation>
    </message>
    <message>
        <source>The roll lies so badly that another is worth a treat.</source>
        <translation>Metimas toks prastas, kad naujas vertas skanėsto.</translation>
    </message>
    <message>
        <source>A better roll is not likely.</source>
        <translation>Geresnio metimo tikėtis sunku.</translation>
    </message>
    <message>
        <source>As it lies, the roll busts.</source>
        <translation>Jei nieko nekeisite, metimas perpildys kiemą.</translation>
    </message>
    <message>
        <source>It busts, but the treat is worth more than what is lost.</source>
        <translation>Kiemas bus perpildytas, bet skanėstas vertesnis už tai, kas prarandama.</translation>
    </message>
    <message>
        <source>Nothing else is left: every choice busts.</source>
        <translation>Kitos išeities nėra: kiemą perpildo kiekvienas pasirinkimas.</translation>
    </message>
    <message>
        <source>These dice complete a dog.</source>
        <translation>Šie kauliukai užpildo šunį.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) find a space, and nothing is buried.</source>
        <extracomment>Why dice are kept or placed so.</extracomment>
        <translation>
            <numerusform>Langelį randa %n&#xa0;kauliukas, užkasti nieko nereikia.</numerusform>
            <numerusform>Langelį randa %n&#xa0;kauliukai, užkasti nieko nereikia.</numerusform>
            <numerusform>Langelį randa %n&#xa0;kauliukų, užkasti nieko nereikia.</numerusform>
        </translation>
    </message>
    <message>
        <source>The yard takes them: pips buried, %1.</source>
        <extracomment>Why dice are kept. %1 is a number of pips.</extracomment>
        <translation>Jie telpa kieme, užkasama akučių: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) find a space; pips buried: %1.</source>
        <extracomment>Why dice are kept. %n dice find a space; %1 is a number of pips.</extracomment>
        <translation>
            <numerusform>Langelį randa %n&#xa0;kauliukas; užkasama akučių: %1.</numerusform>
            <numerusform>Langelį randa %n&#xa0;kauliukai; užkasama akučių: %1.</numerusform>
            <numerusform>Langelį randa %n&#xa0;kauliukų; užkasama akučių: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next roll fits better then.</source>
        <translation>Tada kitas metimas tiks geriau.</translation>
    </message>
    <message>
        <source>No change would help.</source>
        <translation>Nepadėtų joks pakeitimas.</translation>
    </message>
    <message>
        <source>The yard total of %1 is %2 then.</source>
        <extracomment>Why a die is changed. %1 is another player’s name, %2 a yard total.</extracomment>
        <translation>Tada kiemo (%1) suma bus %2.</translation>
    </message>
    <message>
        <source>The yard of %1 busts.</source>
        <extracomment>Why a die is changed. %1 is another player’s name.</extracomment>
        <translation>Perpildomas kiemas: %1.</translation>
    </message>
    <message>
        <source>The yard total sinks to %1.</source>
        <extracomment>Why a die is changed. %1 is the yard total.</extracomment>
        <translation>Kiemo suma sumažėja iki&#xa0;%1.</translation>
    </message>
</context>
<context>
    <name>DogsWords</name>
    <message>
        <source>All dice have a place. Confirm, or move them about.</source>
        <translation>Visi kauliukai turi vietą. Patvirtinkite arba perdėliokite.</translation>
    </message>
    <message numerus="yes">
        <source>Where does the die go? %n left to place.</source>
        <translation>
            <numerusform>Kur dėsite kauliuką? Liko padėti: %n.</numerusform>
            <numerusform>Kur dėsite kauliuką? Liko padėti: %n.</numerusform>
            <numerusform>Kur dėsite kauliuką? Liko padėti: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1? It busts: the yard and all dice on dogs would be lost.</source>
        <extracomment>Headline: a choice that busts is asked once more. %1 is that choice: &quot;Keep every 5&quot;.</extracomment>
        <translation>%1? Kiemas persipildys: dings jame esantys ir visi ant šunų padėti kauliukai.</translation>
    </message>
    <message>
        <source>To which space does the die go? It comes from: %1.</source>
        <extracomment>Headline. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Ant kurio langelio perkelsite kauliuką? Iš kur: %1.</translation>
    </message>
    <message>
        <source>Raise or lower the %1 in the yard of %2?</source>
        <extracomment>Headline. %1 is what a buried die shows, %2 whose yard it lies in.</extracomment>
        <translation>Kiemas (%2): kauliuką %1 padidinsite ar sumažinsite?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atgal</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Iš naujo</translation>
    </message>
    <message>
        <source>Place as suggested</source>
        <extracomment>Button: dice are laid out as the program suggests, and can still be moved.</extracomment>
        <translation>Padėti, kaip siūloma</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Button: what is laid out is done.</extracomment>
        <translation>Patvirtinti</translation>
    </message>
    <message>
        <source>Confirm the bust</source>
        <extracomment>Button: what is laid out is done, though the yard busts by it.</extracomment>
        <translation>Patvirtinti perpildymą</translation>
    </message>
    <message>
        <source>This roll busts</source>
        <extracomment>A warning beside the roll: however it is placed, the yard busts. Short.</extracomment>
        <translation>Šis metimas perpildys kiemą</translation>
    </message>
    <message>
        <source>This choice busts</source>
        <extracomment>A warning beside the roll: the dice that are chosen bust the yard. Short.</extracomment>
        <translation>Taip kiemas persipildo</translation>
    </message>
    <message>
        <source>Those in red would bust</source>
        <extracomment>A warning beside the roll: keeping the numbers framed in red would bust. Short.</extracomment>
        <translation>Raudoni perpildytų kiemą</translation>
    </message>
    <message>
        <source>Click a number to keep</source>
        <extracomment>Beside the roll: a click on a die keeps all dice of its number. Short.</extracomment>
        <translation>Spustelėkite, ką pasilikti</translation>
    </message>
    <message>
        <source>All dogs complete!</source>
        <extracomment>Beside the roll: all dogs of the player would be complete, and scored at once. An exclamation. Short.</extracomment>
        <translation>Visi šunys užpildyti!</translation>
    </message>
    <message>
        <source>Complete: %1</source>
        <extracomment>Beside the roll: these dogs would be complete. %1 lists dogs. Short.</extracomment>
        <translation>Užpildoma: %1</translation>
    </message>
    <message>
        <source>This space takes a %1, not a %2.</source>
        <extracomment>Why not: %1 is the number of the space, %2 what the die shows.</extracomment>
        <translation>Šiam langeliui tinka %1, ne %2.</translation>
    </message>
    <message>
        <source>Place the %1: %2</source>
        <extracomment>A place for a die. %1 is what it shows, %2 a dog.</extracomment>
        <translation>Padėti kauliuką %1: %2</translation>
    </message>
    <message>
        <source>Bury the %1 in the yard</source>
        <extracomment>A place for a die. %1 is what it shows.</extracomment>
        <translation>Užkasti kauliuką %1 kieme</translation>
    </message>
    <message>
        <source>Take the %1 out of the yard</source>
        <extracomment>A die that was laid out comes back. %1 is what it shows.</extracomment>
        <translation>Atsiimti kauliuką %1 iš kiemo</translation>
    </message>
    <message>
        <source>Take the die back: %1</source>
        <extracomment>A die that was laid out comes back. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Atsiimti kauliuką: %1</translation>
    </message>
    <message>
        <source>Take up the %1</source>
        <extracomment>Another die is placed first. %1 is what it shows.</extracomment>
        <translation>Paimti kauliuką %1</translation>
    </message>
    <message>
        <source>completes this dog</source>
        <extracomment>What a die does on a dog.</extracomment>
        <translation>užpildo šį šunį</translation>
    </message>
    <message>
        <source>%1 of %2 filled</source>
        <extracomment>What a die does on a dog: so many spaces hold a die then. %1 and %2 are numbers.</extracomment>
        <translation>užpildyta %1 iš&#xa0;%2</translation>
    </message>
    <message>
        <source>%1, over 7: bust</source>
        <extracomment>What burying a die does. %1 is the yard total.</extracomment>
        <translation>%1, daugiau nei 7: perpildymas</translation>
    </message>
    <message>
        <source>yard total %1 of 7</source>
        <extracomment>What burying a die does. %1 is the yard total.</extracomment>
        <translation>kiemo suma %1 iš&#xa0;7</translation>
    </message>
    <message>
        <source>Do not choose: %1</source>
        <extracomment>A die of the roll is not chosen any more. %1 is what it shows.</extracomment>
        <translation>Nebesirinkti: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>A die of the roll is chosen. %1 is what it shows.</extracomment>
        <translation>Pasirinkti: %1</translation>
    </message>
    <message>
        <source>Move the die: %1</source>
        <extracomment>A die is picked up to be moved. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Perkelti kauliuką: %1</translation>
    </message>
    <message>
        <source>Change the %1 in the yard of %2</source>
        <extracomment>A buried die is picked to be raised or lowered. %1 is what it shows, %2 whose yard it lies in.</extracomment>
        <translation>Pakeisti kauliuką %1. Kiemas: %2</translation>
    </message>
    <message>
        <source>%1 of %2 left to place</source>
        <extracomment>%1 of %2 dice are still to be placed.</extracomment>
        <translation>liko padėti: %1 iš&#xa0;%2</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) set aside</source>
        <translation>
            <numerusform>Atidėta kauliukų: %n</numerusform>
            <numerusform>Atidėta kauliukų: %n</numerusform>
            <numerusform>Atidėta kauliukų: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Named: %1</source>
        <extracomment>Small heading. %1 is a number.</extracomment>
        <translation>Riba: %1</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <extracomment>Small heading: what the chosen dice add up to.</extracomment>
        <translation>Suma: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) chosen</source>
        <translation>
            <numerusform>Pasirinkta kauliukų: %n</numerusform>
            <numerusform>Pasirinkta kauliukų: %n</numerusform>
            <numerusform>Pasirinkta kauliukų: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n die(s)</source>
        <translation>
            <numerusform>Toliau: %n&#xa0;kauliukas</numerusform>
            <numerusform>Toliau: %n&#xa0;kauliukai</numerusform>
            <numerusform>Toliau: %n&#xa0;kauliukų</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll</source>
        <extracomment>Button: a treat pays for rolling the die again.</extracomment>
        <translation>Permesti</translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n</source>
        <extracomment>Button: a treat pays for rolling the chosen dice again.</extracomment>
        <translation>
            <numerusform>Permesti %n</numerusform>
            <numerusform>Permesti %n</numerusform>
            <numerusform>Permesti %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll all</source>
        <extracomment>Button: a treat pays for rolling all dice again.</extracomment>
        <translation>Permesti visus</translation>
    </message>
    <message>
        <source>that it busts</source>
        <extracomment>Beside a badge: what its percentage is the chance of. Short.</extracomment>
        <translation>kad perpildys kiemą</translation>
    </message>
    <message>
        <source>to complete a dog</source>
        <extracomment>Beside a badge: what its percentage is the chance of. Short.</extracomment>
        <translation>kad užpildys šunį</translation>
    </message>
    <message>
        <source>Keep these</source>
        <extracomment>Button: the chosen dice are kept, the others discarded.</extracomment>
        <translation>Pasilikti šiuos</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n</source>
        <extracomment>Button: so many chosen dice are discarded, the others kept.</extracomment>
        <translation>
            <numerusform>Atmesti %n</numerusform>
            <numerusform>Atmesti %n</numerusform>
            <numerusform>Atmesti %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a trick</source>
        <translation>Rinkitės triuką</translation>
    </message>
    <message>
        <source>Next dog</source>
        <translation>Kitas šuo</translation>
    </message>
    <message>
        <source>The deck of dogs</source>
        <translation>Šunų kaladė</translation>
    </message>
    <message numerus="yes">
        <source>Next dog: %1, spaces %2. %n dog(s) in the deck.</source>
        <extracomment>The deck for screen readers. %1 is the next dog, %2 its numbers.</extracomment>
        <translation>
            <numerusform>Kitas šuo: %1, langeliai %2. Kaladėje %n&#xa0;šuo.</numerusform>
            <numerusform>Kitas šuo: %1, langeliai %2. Kaladėje %n&#xa0;šunys.</numerusform>
            <numerusform>Kitas šuo: %1, langeliai %2. Kaladėje %n&#xa0;šunų.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, dog of %2: complete</source>
        <extracomment>A dog for screen readers. %1 is its name, %2 whose it is.</extracomment>
        <translation>%1 (žaidžia %2): šuo užpildytas</translation>
    </message>
    <message>
        <source>%1, dog of %2. Free: %3.</source>
        <extracomment>A dog for screen readers. %1 is its name, %2 whose it is, %3 lists the numbers of its free spaces.</extracomment>
        <translation>%1 (žaidžia %2). Laisvi langeliai: %3.</translation>
    </message>
    <message>
        <source>Spaces: %1.</source>
        <extracomment>A dog’s card. %1 lists its numbers.</extracomment>
        <translation>Langeliai: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n paw(s).</source>
        <extracomment>The paws on a dog’s card.</extracomment>
        <translation>
            <numerusform>%n&#xa0;letenėlė.</numerusform>
            <numerusform>%n&#xa0;letenėlės.</numerusform>
            <numerusform>%n&#xa0;letenėlių.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sentences</comment>
        <extracomment>Two sentences, one after the other.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Free space: %1</source>
        <extracomment>A free space for screen readers. %1 is the space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Laisvas langelis: %1</translation>
    </message>
    <message>
        <source>Die on a dog: %1</source>
        <extracomment>A die on a dog for screen readers. %1 is the space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Kauliukas ant šuns: %1</translation>
    </message>
    <message>
        <source>Buried: %1, in the yard of %2</source>
        <extracomment>A buried die for screen readers. %1 is what it shows, %2 whose yard it lies in.</extracomment>
        <translation>Užkasta: %1. Kiemas: %2</translation>
    </message>
    <message>
        <source>Rolled: %1</source>
        <extracomment>A die of the roll for screen readers. %1 is what it shows.</extracomment>
        <translation>Išmesta: %1</translation>
    </message>
    <message>
        <source>Yard of %1: empty</source>
        <extracomment>A yard for screen readers. %1 is whose it is.</extracomment>
        <translation>Kiemas (%1): tuščias</translation>
    </message>
    <message>
        <source>Yard of %1: %2 of 7. Buried: %3.</source>
        <extracomment>A yard for screen readers. %1 is whose it is, %2 its total, %3 lists the buried dice.</extracomment>
        <translation>Kiemas (%1): %2 iš&#xa0;7. Užkasta: %3.</translation>
    </message>
    <message>
        <source>Bust!</source>
        <extracomment>On the yard’s slip: it holds more than 7. An exclamation.</extracomment>
        <translation>Perpildyta!</translation>
    </message>
    <message>
        <source>full: nothing more fits</source>
        <translation>pilnas: daugiau netelpa</translation>
    </message>
    <message numerus="yes">
        <source>%n more is safe</source>
        <extracomment>On the yard’s slip: so many pips more can be buried.</extracomment>
        <translation>
            <numerusform>dar telpa %n</numerusform>
            <numerusform>dar telpa %n</numerusform>
            <numerusform>dar telpa %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A yard of 8 or more busts: all dice on dogs and in the yard are lost.</source>
        <translation>Kai kiemo suma 8&#xa0;ar daugiau, jis perpildytas: dingsta visi kauliukai nuo šunų ir iš kiemo.</translation>
    </message>
    <message>
        <source>%1: dogs scored: %2 of 6, treats: %3, paws: %4</source>
        <extracomment>A player for screen readers. %1 is the name, %2 the dogs scored of 6, %3 the treats.</extracomment>
        <translation>%1: įskaityta šunų: %2 iš&#xa0;6, skanėstų: %3, letenėlių: %4</translation>
    </message>
    <message>
        <source>Trick: %1, used</source>
        <extracomment>A trick for screen readers. %1 is its name.</extracomment>
        <translation>Triukas „%1“: panaudotas</translation>
    </message>
    <message numerus="yes">
        <source>Trick: %1, ready, %n treat(s) on it</source>
        <extracomment>A trick for screen readers. %1 is its name, %n are the treats on it.</extracomment>
        <translation>
            <numerusform>Triukas „%1“: paruoštas, ant jo guli %n&#xa0;skanėstas</numerusform>
            <numerusform>Triukas „%1“: paruoštas, ant jo guli %n&#xa0;skanėstai</numerusform>
            <numerusform>Triukas „%1“: paruoštas, ant jo guli %n&#xa0;skanėstų</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick: %1, ready</source>
        <extracomment>A trick for screen readers. %1 is its name.</extracomment>
        <translation>Triukas „%1“: paruoštas</translation>
    </message>
    <message>
        <source>Tricks and dogs</source>
        <translation>Triukai ir šunys</translation>
    </message>
    <message>
        <source>Each die you roll goes on a free space with its number, or into your yard. A yard of 8 or more busts. A treat rerolls all dice of a roll. Are all your dogs complete after a roll, they are scored at once; else scoring takes a turn. Six scored dogs win.</source>
        <translation>Kiekvienas išmestas kauliukas padedamas ant laisvo langelio su jo skaičiumi arba užkasamas kieme. Kai kiemo suma 8&#xa0;ar daugiau, jis perpildytas. Už skanėstą permetami visi metimo kauliukai. Jei po metimo užpildyti visi jūsų šunys, jie įskaitomi iškart; kitaip įskaitymas užima ėjimą. Šeši įskaityti šunys – pergalė.</translation>
    </message>
    <message>
        <source>Dogs scored, by turn</source>
        <translation>Įskaityti šunys pagal ėjimus</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>Perpildymai</translation>
    </message>
    <message>
        <source>Treats taken</source>
        <translation>Gauti skanėstai</translation>
    </message>
    <message>
        <source>Dogs scored for free</source>
        <translation>Nemokami šunys</translation>
    </message>
    <message>
        <source>Busts, treats, and free dogs</source>
        <translation>Perpildymai, skanėstai ir nemokami šunys</translation>
    </message>
    <message>
        <source>Dice of the match</source>
        <translation>Partijos kauliukai</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>count</comment>
        <extracomment>A player and a number. %1 is the name.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – %2.</source>
        <extracomment>Figures of a match for screen readers. %1 says what is counted, %2 lists players and numbers.</extracomment>
        <translation>%1 – %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rolled</comment>
        <extracomment>How often a number was rolled. %1 is the number.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Pasiruošimas</translation>
    </message>
    <message>
        <source>Turn %1 · best: %2 of 6 dogs</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 the most dogs a player has scored.</extracomment>
        <translation>Ėjimas&#xa0;%1 · daugiausia: %2 iš&#xa0;6</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Triukai</translation>
    </message>
    <message>
        <source>Howl and Roll Over are always there. The four below count where tricks are chosen one by one.</source>
        <translation>„Kauk“ ir „Apsiversk“ yra visada. Keturi toliau nurodyti galioja, kai triukai parenkami po vieną.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>set</comment>
        <extracomment>A set of tricks in a list. %1 is its name, %2 lists its tricks.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
</TS>
