<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Dogs</name>
    <message>
        <source>Six Good Dogs</source>
        <translation>Sześć grzecznych psów</translation>
    </message>
    <message>
        <source>Dice, tricks, treats, and a yard that fills up</source>
        <translation>Kostki, sztuczki, przysmaki i&#xa0;zbyt małe podwórko</translation>
    </message>
    <message>
        <source>Thirty-two dogs are waiting, each with numbers to be filled. A trick brings dice: those that fit go on your dogs, the others into your yard. Once more for the last 4, or stop? At 8 the yard busts and every die is lost. The first with six good dogs wins.</source>
        <translation>Czekają trzydzieści dwa psy, a&#xa0;każdy ma pola do wypełnienia. Sztuczki przynoszą kostki: pasujące trafiają na psy, reszta na podwórko. Jeszcze jeden rzut po brakującą czwórkę czy lepiej się zatrzymać? Przy sumie 8 podwórko się przepełnia i&#xa0;przepadają wszystkie kostki. Wygrywa, kto pierwszy ma sześć grzecznych psów.</translation>
    </message>
    <message>
        <source>Six Good Dogs follows the rules of Spots, as published in 2022.</source>
        <translation>Sześć grzecznych psów to gra według zasad gry Spots, wydanej w&#xa0;2022 roku.</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2–4 graczy</translation>
    </message>
</context>
<context>
    <name>DogsActions</name>
    <message>
        <source>Score your dogs</source>
        <translation>Oznacz wypełnione psy</translation>
    </message>
    <message>
        <source>Keep the roll</source>
        <translation>Zachowaj rzut</translation>
    </message>
    <message>
        <source>Reroll: %1</source>
        <extracomment>A treat pays for rolling dice again. %1 lists what they show.</extracomment>
        <translation>Rzuć ponownie: %1</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <extracomment>Dice go on dogs. %1 lists spaces: &quot;Rosie 4, Biscuit 1&quot;.</extracomment>
        <translation>Umieść: %1</translation>
    </message>
    <message>
        <source>Bury: %1</source>
        <extracomment>Dice go into the yard. %1 lists what they show.</extracomment>
        <translation>Zakop: %1</translation>
    </message>
    <message>
        <source>Place: %1. Bury: %2</source>
        <extracomment>Dice go on dogs and into the yard. %1 lists spaces, %2 what the other dice show.</extracomment>
        <translation>Umieść: %1. Zakop: %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: the trick is carried on.</extracomment>
        <translation>Rzucaj dalej</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: the trick ends here.</extracomment>
        <translation>Zatrzymaj się</translation>
    </message>
    <message>
        <source>Go on to the roll</source>
        <extracomment>Button: no die is moved or changed; the roll of the trick follows.</extracomment>
        <translation>Przejdź do rzutu</translation>
    </message>
    <message>
        <source>Move a die from %1 to %2</source>
        <extracomment>A die goes to another space and is set to its number. %1 and %2 are spaces: &quot;Rosie 4&quot;.</extracomment>
        <translation>Przenieś kostkę: %1 na %2</translation>
    </message>
    <message>
        <source>Discard the 1</source>
        <extracomment>A buried die that shows 1 is lowered, so it is gone.</extracomment>
        <translation>Odrzuć jedynkę</translation>
    </message>
    <message>
        <source>Raise the %1 to %2</source>
        <extracomment>A buried die is raised by 1. %1 and %2 are what it shows before and after.</extracomment>
        <translation>Podnieś z&#xa0;%1 na %2</translation>
    </message>
    <message>
        <source>Lower the %1 to %2</source>
        <extracomment>A buried die is lowered by 1. %1 and %2 are what it shows before and after.</extracomment>
        <translation>Obniż z&#xa0;%1 na %2</translation>
    </message>
    <message>
        <source>Set the die to %1</source>
        <extracomment>A die is set to a number of the next dog.</extracomment>
        <translation>Ustaw kostkę na %1</translation>
    </message>
    <message>
        <source>Dig up a die: %1</source>
        <extracomment>A buried die is rolled with two others. %1 is what it shows.</extracomment>
        <translation>Odkop kostkę: %1</translation>
    </message>
    <message>
        <source>Take a die off a dog: %1</source>
        <extracomment>A die on a dog is rolled with two others. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Zdejmij kostkę z&#xa0;psa: %1</translation>
    </message>
    <message numerus="yes">
        <source>Set %n dice aside</source>
        <translation>
            <numerusform>Odłóż %n&#xa0;kostkę</numerusform>
            <numerusform>Odłóż %n&#xa0;kostki</numerusform>
            <numerusform>Odłóż %n&#xa0;kostek</numerusform>
        </translation>
    </message>
    <message>
        <source>Name the number %1</source>
        <extracomment>Higher dice will be discarded.</extracomment>
        <translation>Podaj liczbę %1</translation>
    </message>
    <message>
        <source>Keep every %1</source>
        <extracomment>All other dice are discarded. %1 is a number of pips.</extracomment>
        <translation>Zachowaj wszystkie: %1</translation>
    </message>
    <message>
        <source>Keep: %1</source>
        <extracomment>All other dice are discarded. %1 lists what dice show.</extracomment>
        <translation>Zachowaj: %1</translation>
    </message>
    <message>
        <source>Keep all dice</source>
        <translation>Zachowaj wszystkie</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>The other dice are kept. %1 lists what dice show.</extracomment>
        <translation>Odrzuć: %1</translation>
    </message>
    <message>
        <source>Lay out: %1</source>
        <extracomment>Chance chooses a trick for the match. %1 is a trick.</extracomment>
        <translation>Wyłóż: %1</translation>
    </message>
    <message>
        <source>Turn up: %1</source>
        <extracomment>Chance turns up a dog. %1 is its name.</extracomment>
        <translation>Odkryj: %1</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <extracomment>What the dice show; %1 lists it.</extracomment>
        <translation>Kostki: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s): too many to bury</source>
        <extracomment>Second line of a choice: these dice would bust.</extracomment>
        <translation>
            <numerusform>%n&#xa0;kostka: za dużo do zakopania</numerusform>
            <numerusform>%n&#xa0;kostki: za dużo do zakopania</numerusform>
            <numerusform>%n&#xa0;kostek: za dużo do zakopania</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n&#xa0;kostka</numerusform>
            <numerusform>%n&#xa0;kostki</numerusform>
            <numerusform>%n&#xa0;kostek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs a treat, %n left</source>
        <extracomment>Second line of a reroll: what it costs, and how many treats are left then.</extracomment>
        <translation>
            <numerusform>Kosztuje przysmak, zostanie&#xa0;%n</numerusform>
            <numerusform>Kosztuje przysmak, zostaną&#xa0;%n</numerusform>
            <numerusform>Kosztuje przysmak, zostanie&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>It busts: too much would have to be buried</source>
        <extracomment>Second line of a choice: these dice cannot be placed without a bust.</extracomment>
        <translation>Przepełnienie: za dużo trzeba by zakopać</translation>
    </message>
    <message>
        <source>At stake: %1</source>
        <extracomment>A warning: these dogs are complete, and a bust would take their dice. %1 lists dogs. Short.</extracomment>
        <translation>Zagrożone: %1</translation>
    </message>
    <message>
        <source>It can complete a dog</source>
        <extracomment>Second line of a choice: these dice can complete a dog.</extracomment>
        <translation>Może wypełnić psa</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n treat(s)</source>
        <extracomment>Second line of a trick: what it would bring now.</extracomment>
        <translation>
            <numerusform>Daje %n&#xa0;przysmak</numerusform>
            <numerusform>Daje %n&#xa0;przysmaki</numerusform>
            <numerusform>Daje %n&#xa0;przysmaków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treat(s) on it</source>
        <extracomment>Second line of a trick: treats that lie on its tile.</extracomment>
        <translation>
            <numerusform>leży tu %n&#xa0;przysmak</numerusform>
            <numerusform>leżą tu %n&#xa0;przysmaki</numerusform>
            <numerusform>leży tu %n&#xa0;przysmaków</numerusform>
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
        <translation>Podwórko gracza %1: %2, przepełnienie</translation>
    </message>
    <message>
        <source>Yard of %1: %2 of 7</source>
        <extracomment>Second line of a choice: a buried die is changed. %1 is the yard’s owner, %2 the yard total then.</extracomment>
        <translation>Podwórko gracza %1: %2 z&#xa0;7</translation>
    </message>
    <message>
        <source>Your turn: do a trick, or score your dogs.</source>
        <translation>Twoja tura: wykonaj sztuczkę albo oznacz wypełnione psy.</translation>
    </message>
    <message>
        <source>Your turn: do a trick.</source>
        <translation>Twoja tura: wykonaj sztuczkę.</translation>
    </message>
    <message>
        <source>Keep the roll, or reroll any of its dice for a treat?</source>
        <translation>Zachowujesz rzut czy za przysmak rzucasz ponownie wybranymi kostkami?</translation>
    </message>
    <message>
        <source>Keep the roll, or reroll it for a treat?</source>
        <translation>Zachowujesz rzut czy za przysmak rzucasz ponownie?</translation>
    </message>
    <message>
        <source>Place the die on a dog, or bury it in your yard.</source>
        <translation>Umieść kostkę na psie albo zakop ją na podwórku.</translation>
    </message>
    <message>
        <source>Place each die on a dog, or bury it in your yard.</source>
        <translation>Każdą kostkę umieść na psie albo zakop na podwórku.</translation>
    </message>
    <message numerus="yes">
        <source>Go on and roll %n die(s), or stop?</source>
        <translation>
            <numerusform>Rzucasz jeszcze %n&#xa0;kostką czy się zatrzymujesz?</numerusform>
            <numerusform>Rzucasz jeszcze %n&#xa0;kostkami czy się zatrzymujesz?</numerusform>
            <numerusform>Rzucasz jeszcze %n&#xa0;kostkami czy się zatrzymujesz?</numerusform>
        </translation>
    </message>
    <message>
        <source>You may move a die to any free space of your dogs.</source>
        <translation>Możesz przenieść kostkę na dowolne wolne pole swoich psów.</translation>
    </message>
    <message numerus="yes">
        <source>You may change a buried die by 1: %n time(s) left.</source>
        <translation>
            <numerusform>Możesz zmienić zakopaną kostkę o&#xa0;1: jeszcze %n&#xa0;raz.</numerusform>
            <numerusform>Możesz zmienić zakopaną kostkę o&#xa0;1: jeszcze %n&#xa0;razy.</numerusform>
            <numerusform>Możesz zmienić zakopaną kostkę o&#xa0;1: jeszcze %n&#xa0;razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>To which number of the next dog do you set the die?</source>
        <translation>Na którą liczbę następnego psa ustawiasz kostkę?</translation>
    </message>
    <message>
        <source>Which of your dice do you roll with the 2 from the pile?</source>
        <translation>Którą ze swoich kostek rzucasz razem z&#xa0;2&#xa0;kostkami ze wspólnej puli?</translation>
    </message>
    <message>
        <source>How many dice do you set aside to roll one by one?</source>
        <translation>Ile kostek odkładasz, by rzucać nimi po jednej?</translation>
    </message>
    <message>
        <source>Name a number: higher dice will be discarded.</source>
        <translation>Podaj liczbę: wyższe kostki zostaną odrzucone.</translation>
    </message>
    <message>
        <source>Which number do you keep? All other dice are discarded.</source>
        <translation>Którą liczbę zachowujesz? Inne kostki zostaną odrzucone.</translation>
    </message>
    <message>
        <source>Which 2 dice do you keep?</source>
        <translation>Które 2&#xa0;kostki zachowujesz?</translation>
    </message>
    <message>
        <source>Which dice below %1 do you discard?</source>
        <extracomment>Headline. %1 is the yard total.</extracomment>
        <translation>Które kostki niższe niż %1 odrzucasz?</translation>
    </message>
    <message>
        <source>Which dice that total 8 do you keep?</source>
        <translation>Które kostki o&#xa0;sumie 8 zachowujesz?</translation>
    </message>
    <message>
        <source>The tricks are laid out.</source>
        <translation>Sztuczki trafiają na stół.</translation>
    </message>
    <message>
        <source>The next dog comes up.</source>
        <translation>Nadchodzi następny pies.</translation>
    </message>
    <message>
        <source>%1 rolls for the first turn.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1 rzuca o&#xa0;pierwszeństwo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n die(s).</source>
        <extracomment>Headline.</extracomment>
        <translation>
            <numerusform>%1 rzuca %n&#xa0;kostką.</numerusform>
            <numerusform>%1 rzuca %n&#xa0;kostkami.</numerusform>
            <numerusform>%1 rzuca %n&#xa0;kostkami.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses a trick.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 wybiera sztuczkę.</translation>
    </message>
    <message>
        <source>%1 looks at the roll.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 ocenia swój rzut.</translation>
    </message>
    <message>
        <source>%1 places the dice.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 umieszcza kostki.</translation>
    </message>
    <message>
        <source>%1 may go on.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 może rzucać dalej.</translation>
    </message>
    <message>
        <source>%1 chooses dice to keep.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 wybiera, które kostki zachować.</translation>
    </message>
</context>
<context>
    <name>DogsBase</name>
    <message>
        <source>Roll 1, no more dogs</source>
        <extracomment>A trick in the fewest words, on a small tile: with six dogs no dog is drawn. About 20 letters.</extracomment>
        <translation>Rzuć 1, bez psa</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>space</comment>
        <extracomment>A space for a die, as an item of a list. %1 is a dog, %2 the number of the space.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list of dice, dogs, or spaces: %1 is its beginning, %2 the next of them.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>bust %1, completes a dog %2</source>
        <extracomment>The chances of the next roll, in the middle of a line. %1 and %2 are percentages.</extracomment>
        <translation>przepełnienie %1, wypełnienie psa %2</translation>
    </message>
    <message>
        <source>Bust %1, completes a dog %2</source>
        <extracomment>The chances of the next roll. %1 and %2 are percentages.</extracomment>
        <translation>Przepełnienie %1, wypełnienie psa %2</translation>
    </message>
    <message>
        <source>Bust: the yard total is %1, over 7</source>
        <extracomment>What placing the dice does. %1 is the yard total.</extracomment>
        <translation>Przepełnienie: suma na podwórku %1, ponad 7</translation>
    </message>
    <message>
        <source>All your dogs are complete: they are scored at once</source>
        <extracomment>What placing the dice does.</extracomment>
        <translation>Wszystkie twoje psy są wypełnione: od razu zostają oznaczone</translation>
    </message>
    <message>
        <source>Completes: %1. Yard total: %2</source>
        <extracomment>What placing the dice does. %1 lists dogs, %2 is the yard total.</extracomment>
        <translation>Wypełnione: %1. Suma na podwórku: %2</translation>
    </message>
    <message>
        <source>Yard total: %1</source>
        <extracomment>What placing the dice does. %1 is the yard total.</extracomment>
        <translation>Suma na podwórku: %1</translation>
    </message>
</context>
<context>
    <name>DogsCards</name>
    <message>
        <source>Biscuit</source>
        <extracomment>Name of a dog, on its card; a friendly dog name of the language.</extracomment>
        <translation>Biszkopt</translation>
    </message>
    <message>
        <source>Pepper</source>
        <translation>Pieprzyk</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Karmel</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>Name of a dog: a white and tan hound that stands and looks about.</extracomment>
        <translation>Zuch</translation>
    </message>
    <message>
        <source>Rusty</source>
        <translation>Rudy</translation>
    </message>
    <message>
        <source>Juno</source>
        <translation>Luna</translation>
    </message>
    <message>
        <source>Ziggy</source>
        <translation>Zygzak</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Koniczynka</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Meszek</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>Makówka</translation>
    </message>
    <message>
        <source>Bramble</source>
        <translation>Jeżynka</translation>
    </message>
    <message>
        <source>Otis</source>
        <translation>Oskar</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>Orzeszek</translation>
    </message>
    <message>
        <source>Tango</source>
        <translation>Tango</translation>
    </message>
    <message>
        <source>Fern</source>
        <translation>Paprotka</translation>
    </message>
    <message>
        <source>Waffle</source>
        <translation>Gofrek</translation>
    </message>
    <message>
        <source>Domino</source>
        <translation>Domino</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>Bazia</translation>
    </message>
    <message>
        <source>Pickle</source>
        <translation>Korniszon</translation>
    </message>
    <message>
        <source>Rosie</source>
        <translation>Rózia</translation>
    </message>
    <message>
        <source>Boomer</source>
        <translation>Burek</translation>
    </message>
    <message>
        <source>Thistle</source>
        <translation>Rzep</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>Marmurek</translation>
    </message>
    <message>
        <source>Cricket</source>
        <translation>Świerszczyk</translation>
    </message>
    <message>
        <source>Nimbus</source>
        <translation>Chmurka</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Oliwka</translation>
    </message>
    <message>
        <source>Barley</source>
        <translation>Kłosek</translation>
    </message>
    <message>
        <source>Sorrel</source>
        <translation>Szczawik</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation>Piksel</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Kasztanek</translation>
    </message>
    <message>
        <source>Dumpling</source>
        <translation>Pyza</translation>
    </message>
    <message>
        <source>Smudge</source>
        <translation>Kleks</translation>
    </message>
    <message>
        <source>Howl</source>
        <extracomment>Name of a trick: a command as it is given to a dog.</extracomment>
        <translation>Wyj</translation>
    </message>
    <message>
        <source>Roll Over</source>
        <translation>Turlaj się</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Spaceruj</translation>
    </message>
    <message>
        <source>Trot</source>
        <translation>Truchtaj</translation>
    </message>
    <message>
        <source>Dig</source>
        <translation>Kop</translation>
    </message>
    <message>
        <source>Retrieve</source>
        <translation>Przynieś</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Name of a trick: a command to follow a scent.</extracomment>
        <translation>Trop</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Biegnij</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>Goń</translation>
    </message>
    <message>
        <source>Sprint</source>
        <translation>Pędź</translation>
    </message>
    <message>
        <source>Dogpile</source>
        <extracomment>Name of a trick: all dogs jump onto each other.</extracomment>
        <translation>Wszyscy na stos</translation>
    </message>
    <message>
        <source>Bolt</source>
        <extracomment>Name of a trick: to run off as fast as can be.</extracomment>
        <translation>Zwiewaj</translation>
    </message>
    <message>
        <source>Beg</source>
        <translation>Proś</translation>
    </message>
    <message>
        <source>Chew</source>
        <translation>Gryź</translation>
    </message>
    <message>
        <source>Gobble</source>
        <translation>Pałaszuj</translation>
    </message>
    <message>
        <source>Play Dead</source>
        <translation>Zdechł pies</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Aport</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Pilnuj</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Poluj</translation>
    </message>
    <message>
        <source>Scavenge</source>
        <translation>Myszkuj</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of a trick: a command to look for something.</extracomment>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>If you have fewer than 6 dogs: draw the top dog. Roll 1.</source>
        <extracomment>What a trick does.</extracomment>
        <translation>Jeśli masz mniej niż 6&#xa0;psów: dobierz następnego psa. Rzuć 1&#xa0;kostką.</translation>
    </message>
    <message>
        <source>Roll all dice of your yard, place or rebury them. Then you may roll 1.</source>
        <translation>Rzuć wszystkimi kostkami ze swojego podwórka, umieść je lub zakop ponownie. Potem możesz rzucić 1&#xa0;kostką.</translation>
    </message>
    <message>
        <source>Roll 2. Then you may roll 1.</source>
        <translation>Rzuć 2&#xa0;kostkami. Potem możesz rzucić 1&#xa0;kostką.</translation>
    </message>
    <message>
        <source>You may move one die from one of your dogs to any free space of your dogs and set it to that number. Roll 2.</source>
        <translation>Możesz przenieść jedną kostkę ze swojego psa na dowolne wolne pole swoich psów i&#xa0;ustawić ją na liczbę z&#xa0;tego pola. Rzuć 2&#xa0;kostkami.</translation>
    </message>
    <message>
        <source>Once per paw you may change any one buried die of any player by +1 or –1 (not above 6; a 1 lowered is discarded). Roll 2.</source>
        <translation>Za każdą łapkę możesz raz zmienić o&#xa0;+1 lub –1 jedną dowolną zakopaną kostkę dowolnego gracza (nie powyżej 6; obniżoną kostkę z&#xa0;wynikiem 1 odrzuć). Rzuć 2&#xa0;kostkami.</translation>
    </message>
    <message>
        <source>Take a die and set it to a number on the deck’s top dog; place or bury it. Roll 2.</source>
        <translation>Weź kostkę i&#xa0;ustaw ją na jedną z&#xa0;liczb następnego psa; umieść ją lub zakop. Rzuć 2&#xa0;kostkami.</translation>
    </message>
    <message>
        <source>Roll 3; a treat may reroll any part of them.</source>
        <translation>Rzuć 3&#xa0;kostkami; przysmak pozwala rzucić ponownie dowolnymi z&#xa0;nich.</translation>
    </message>
    <message>
        <source>Roll 3. Then you may roll 1, as often as you like.</source>
        <translation>Rzuć 3&#xa0;kostkami. Potem możesz rzucać 1&#xa0;kostką, ile razy chcesz.</translation>
    </message>
    <message>
        <source>Roll 1. You may go on with 2, then 3, and so on.</source>
        <translation>Rzuć 1&#xa0;kostką. Możesz rzucać dalej: 2&#xa0;kostkami, potem 3 i&#xa0;tak dalej.</translation>
    </message>
    <message>
        <source>Roll 1 die per active dog with a free space. You may repeat; count anew each time.</source>
        <translation>Rzuć 1&#xa0;kostką za każdego swojego aktywnego psa z&#xa0;wolnym polem. Możesz to powtarzać; za każdym razem policz od nowa.</translation>
    </message>
    <message>
        <source>Take 2 dice and, if you have any, 1 from your yard or dogs (your choice); roll them. You may repeat.</source>
        <translation>Weź 2&#xa0;kostki oraz, jeśli masz, 1&#xa0;kostkę ze swojego podwórka lub swoich psów (do wyboru) i&#xa0;rzuć nimi. Możesz to powtarzać.</translation>
    </message>
    <message>
        <source>Set aside 3 to 12 dice; roll them one at a time. You may stop only when your paws are at least as many as the dice left.</source>
        <translation>Odłóż od 3 do 12&#xa0;kostek; rzucaj nimi po jednej. Możesz się zatrzymać tylko wtedy, gdy masz co najmniej tyle łapek, ile zostało kostek.</translation>
    </message>
    <message>
        <source>1 treat, plus 1 per paw.</source>
        <translation>Weź 1&#xa0;przysmak i&#xa0;dodatkowo 1 za każdą łapkę.</translation>
    </message>
    <message>
        <source>Double your treats, then 1 more.</source>
        <translation>Podwój swoje przysmaki, potem weź jeszcze 1.</translation>
    </message>
    <message>
        <source>7 treats, then give back as many as your highest free number (none free: 0).</source>
        <translation>Weź 7&#xa0;przysmaków, potem oddaj tyle, ile wynosi najwyższa liczba na twoich wolnych polach (brak wolnych pól: 0).</translation>
    </message>
    <message>
        <source>Roll 1. If you bury it without busting, treats equal to its pips.</source>
        <translation>Rzuć 1&#xa0;kostką. Jeśli ją zakopiesz bez przepełnienia, weź tyle przysmaków, ile ma oczek.</translation>
    </message>
    <message>
        <source>1 treat per used trick other than Stay.</source>
        <translation>Weź 1&#xa0;przysmak za każdą zakrytą sztuczkę oprócz sztuczki „Zostań”.</translation>
    </message>
    <message>
        <source>Roll 8. Choose a number you rolled; place or bury all of it, discard the rest.</source>
        <translation>Rzuć 8&#xa0;kostkami. Wybierz jedną z&#xa0;wyrzuconych liczb; umieść lub zakop wszystkie kostki z&#xa0;tą liczbą, resztę odrzuć.</translation>
    </message>
    <message>
        <source>Name 1–6, then roll 4. Discard all higher dice; place or bury the rest.</source>
        <translation>Podaj liczbę 1–6, potem rzuć 4&#xa0;kostkami. Odrzuć wszystkie wyższe kostki; resztę umieść lub zakop.</translation>
    </message>
    <message>
        <source>Roll 2 plus 1 per paw. Place or bury exactly 2, discard the rest.</source>
        <translation>Rzuć 2&#xa0;kostkami i&#xa0;dodatkowo 1 za każdą łapkę. Umieść lub zakop dokładnie 2, resztę odrzuć.</translation>
    </message>
    <message>
        <source>Roll 4. You may discard any that are lower than your yard total; place or bury the rest.</source>
        <translation>Rzuć 4&#xa0;kostkami. Możesz odrzucić dowolne kostki niższe niż suma na twoim podwórku; resztę umieść lub zakop.</translation>
    </message>
    <message>
        <source>Roll 7. If some of them total exactly 8 you must choose such a set and place or bury it; discard the rest.</source>
        <translation>Rzuć 7&#xa0;kostkami. Jeśli suma niektórych z&#xa0;nich wynosi dokładnie 8, musisz wybrać takie kostki i&#xa0;umieścić je lub zakopać; resztę odrzuć.</translation>
    </message>
    <message>
        <source>Draw a dog, roll 1</source>
        <extracomment>A trick in the fewest words, on a small tile; about 20 letters, there is no room for more. Numbers are dice.</extracomment>
        <translation>Dobierz psa, rzuć 1</translation>
    </message>
    <message>
        <source>Reroll your yard</source>
        <extracomment>A trick in the fewest words, on a small tile: all dice of the yard are rolled again.</extracomment>
        <translation>Podwórko od nowa</translation>
    </message>
    <message>
        <source>Roll 2, maybe 1</source>
        <extracomment>A trick in the fewest words, on a small tile: the second roll is optional.</extracomment>
        <translation>Rzuć 2, może 1</translation>
    </message>
    <message>
        <source>Move 1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: a die moves to another space.</extracomment>
        <translation>Przenieś 1, rzuć 2</translation>
    </message>
    <message>
        <source>Paws ±1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: buried dice are changed by 1, once per paw.</extracomment>
        <translation>Łapki ±1, rzuć 2</translation>
    </message>
    <message>
        <source>Set 1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: a die is set to a number.</extracomment>
        <translation>Ustaw 1, rzuć 2</translation>
    </message>
    <message>
        <source>Roll 3, reroll any</source>
        <extracomment>A trick in the fewest words, on a small tile: a treat rerolls any of the dice.</extracomment>
        <translation>Rzuć 3, ponów część</translation>
    </message>
    <message>
        <source>Roll 3, then 1s</source>
        <extracomment>A trick in the fewest words, on a small tile: single dice follow, as many as one likes.</extracomment>
        <translation>Rzuć 3, potem po 1</translation>
    </message>
    <message>
        <source>Roll 1, 2, 3 …</source>
        <extracomment>A trick in the fewest words, on a small tile: first 1 die, then 2, then 3.</extracomment>
        <translation>Rzuć 1, 2, 3…</translation>
    </message>
    <message>
        <source>Roll 1 per open dog</source>
        <extracomment>A trick in the fewest words, on a small tile: one die for each dog that is not full.</extracomment>
        <translation>Rzuć za niepełne psy</translation>
    </message>
    <message>
        <source>Roll 2 + 1 of yours</source>
        <extracomment>A trick in the fewest words, on a small tile: 2 new dice and one from yard or dogs.</extracomment>
        <translation>Rzuć 2 + 1 swoją</translation>
    </message>
    <message>
        <source>Roll 3–12, 1 by 1</source>
        <extracomment>A trick in the fewest words, on a small tile: so many dice, rolled one at a time.</extracomment>
        <translation>Rzuć 3–12, po jednej</translation>
    </message>
    <message>
        <source>1 treat + paws</source>
        <translation>1&#xa0;przysmak + łapki</translation>
    </message>
    <message>
        <source>Treats × 2, + 1</source>
        <extracomment>A trick in the fewest words, on a small tile: treats are doubled, then one more.</extracomment>
        <translation>Przysmaki × 2, + 1</translation>
    </message>
    <message>
        <source>7 treats – top space</source>
        <extracomment>A trick in the fewest words, on a small tile: 7 treats less the highest free number.</extracomment>
        <translation>7 – najwyższe pole</translation>
    </message>
    <message>
        <source>Bury 1 for treats</source>
        <extracomment>A trick in the fewest words, on a small tile: a buried die brings treats.</extracomment>
        <translation>Zakop 1 za przysmaki</translation>
    </message>
    <message>
        <source>1 treat per used trick</source>
        <translation>Przysmak za zakrytą</translation>
    </message>
    <message>
        <source>Roll 8, keep one kind</source>
        <extracomment>A trick in the fewest words, on a small tile: all dice of one number are kept.</extracomment>
        <translation>Rzuć 8, weź równe</translation>
    </message>
    <message>
        <source>Name, roll 4, keep low</source>
        <extracomment>A trick in the fewest words, on a small tile: a number is named, higher dice go.</extracomment>
        <translation>Podaj limit, rzuć 4</translation>
    </message>
    <message>
        <source>Roll 2 + paws, keep 2</source>
        <translation>Rzuć 2 + łapki, weź 2</translation>
    </message>
    <message>
        <source>Roll 4, drop low ones</source>
        <extracomment>A trick in the fewest words, on a small tile: low dice may be discarded.</extracomment>
        <translation>Rzuć 4, odrzuć niskie</translation>
    </message>
    <message>
        <source>Roll 7, keep a sum of 8</source>
        <extracomment>A trick in the fewest words, on a small tile: dice that total 8 are kept.</extracomment>
        <translation>Rzuć 7, weź sumę 8</translation>
    </message>
    <message>
        <source>First walk</source>
        <extracomment>Name of a set of tricks, in a list: for the first match.</extracomment>
        <translation>Pierwszy spacer</translation>
    </message>
    <message>
        <source>Steady</source>
        <extracomment>Name of a set of tricks, in a list: little risk.</extracomment>
        <translation>Rozważny</translation>
    </message>
    <message>
        <source>Daring</source>
        <extracomment>Name of a set of tricks, in a list: much risk.</extracomment>
        <translation>Śmiały</translation>
    </message>
    <message>
        <source>Paw power</source>
        <extracomment>Name of a set of tricks, in a list: paws count for much.</extracomment>
        <translation>Moc łapek</translation>
    </message>
    <message>
        <source>One of each color by chance</source>
        <extracomment>The tricks of a match, in a list: one of each color by chance.</extracomment>
        <translation>Losowo, po jednej z&#xa0;każdego koloru</translation>
    </message>
    <message>
        <source>Chosen one by one</source>
        <extracomment>The tricks of a match, in a list: they are chosen below, one by one.</extracomment>
        <translation>Wybierane pojedynczo</translation>
    </message>
    <message>
        <source>Always there</source>
        <extracomment>A kind of trick: Howl and Roll Over, which are always there.</extracomment>
        <translation>Zawsze w&#xa0;grze</translation>
    </message>
    <message>
        <source>Yellow trick</source>
        <extracomment>A kind of trick, by the color of its tile: steady rolls.</extracomment>
        <translation>Żółta sztuczka</translation>
    </message>
    <message>
        <source>Purple trick</source>
        <extracomment>A kind of trick, by the color of its tile: as many rolls as one dares.</extracomment>
        <translation>Fioletowa sztuczka</translation>
    </message>
    <message>
        <source>Green trick</source>
        <extracomment>A kind of trick, by the color of its tile: treats.</extracomment>
        <translation>Zielona sztuczka</translation>
    </message>
    <message>
        <source>Blue trick</source>
        <extracomment>A kind of trick, by the color of its tile: many dice, of which few are kept.</extracomment>
        <translation>Niebieska sztuczka</translation>
    </message>
</context>
<context>
    <name>DogsEvents</name>
    <message>
        <source>A trick is laid on the table: %1.</source>
        <extracomment>Log line before the match. %1 is a trick.</extracomment>
        <translation>Na stół trafia sztuczka „%1”.</translation>
    </message>
    <message>
        <source>%1 draws a dog: %2.</source>
        <extracomment>Log line. %2 is a dog.</extracomment>
        <translation>%1 dobiera psa: %2.</translation>
    </message>
    <message>
        <source>The next dog: %1.</source>
        <extracomment>Log line: the dog that lies on top of the deck now. %1 is a dog.</extracomment>
        <translation>Następny pies: %1.</translation>
    </message>
    <message>
        <source>%1 rolls again and buries a die: %2.</source>
        <extracomment>Log line: after a tie. %2 is what the die shows.</extracomment>
        <translation>%1 rzuca ponownie i&#xa0;zakopuje kostkę: %2.</translation>
    </message>
    <message>
        <source>%1 rolls and buries a first die: %2.</source>
        <extracomment>Log line: everybody rolls a first die. %2 is what it shows.</extracomment>
        <translation>%1 rzuca i&#xa0;zakopuje pierwszą kostkę: %2.</translation>
    </message>
    <message>
        <source>The highest die comes twice or more (%1). To roll again: %2.</source>
        <extracomment>Log line: the highest number was rolled several times. %1 is the number, %2 lists players’ names.</extracomment>
        <translation>Najwyższa kostka się powtarza (%1). Jeszcze raz rzucają: %2.</translation>
    </message>
    <message>
        <source>%1 has the highest die (%2) and begins.</source>
        <extracomment>Log line. %2 is what the die shows.</extracomment>
        <translation>%1 ma najwyższą kostkę (%2) i&#xa0;zaczyna.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>Tura %1: %2.</translation>
    </message>
    <message>
        <source>%1 has six good dogs and wins.</source>
        <extracomment>Log line: the sixth dog is scored.</extracomment>
        <translation>%1 ma sześć grzecznych psów i&#xa0;wygrywa.</translation>
    </message>
    <message>
        <source>%1 does the trick “%2”.</source>
        <extracomment>Log line. %2 is a trick.</extracomment>
        <translation>%1 wykonuje sztuczkę „%2”.</translation>
    </message>
    <message numerus="yes">
        <source>%1 does the trick “%2” and takes %n treat(s) from it.</source>
        <extracomment>Log line. %2 is a trick, %n the treats that lay on its tile.</extracomment>
        <translation>
            <numerusform>%1 wykonuje sztuczkę „%2” i&#xa0;bierze z&#xa0;niej %n&#xa0;przysmak.</numerusform>
            <numerusform>%1 wykonuje sztuczkę „%2” i&#xa0;bierze z&#xa0;niej %n&#xa0;przysmaki.</numerusform>
            <numerusform>%1 wykonuje sztuczkę „%2” i&#xa0;bierze z&#xa0;niej %n&#xa0;przysmaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls: %2.</source>
        <extracomment>Log line. %2 lists what the dice show.</extracomment>
        <translation>%1 wyrzuca: %2.</translation>
    </message>
    <message>
        <source>%1 rolls: %2. Kept as they are: %3.</source>
        <extracomment>Log line: a part of the dice is rolled again. %2 and %3 list what dice show.</extracomment>
        <translation>%1 wyrzuca: %2. Bez zmian: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays a treat (%n left) and rerolls: %2.</source>
        <extracomment>Log line: a treat pays for rolling dice again; %n treats are left. %2 lists the dice.</extracomment>
        <translation>
            <numerusform>%1 płaci przysmakiem (zostaje&#xa0;%n) i&#xa0;rzuca ponownie kostkami: %2.</numerusform>
            <numerusform>%1 płaci przysmakiem (zostają&#xa0;%n) i&#xa0;rzuca ponownie kostkami: %2.</numerusform>
            <numerusform>%1 płaci przysmakiem (zostaje&#xa0;%n) i&#xa0;rzuca ponownie kostkami: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 names a number: %2.</source>
        <extracomment>Log line: higher dice than this number will be discarded.</extracomment>
        <translation>%1 podaje liczbę: %2.</translation>
    </message>
    <message>
        <source>%1 discards all dice.</source>
        <translation>%1 odrzuca wszystkie kostki.</translation>
    </message>
    <message>
        <source>%1 keeps all dice.</source>
        <translation>%1 zachowuje wszystkie kostki.</translation>
    </message>
    <message>
        <source>%1 keeps: %2. Discards: %3.</source>
        <extracomment>Log line. %2 and %3 list what dice show.</extracomment>
        <translation>%1 zachowuje: %2. Odrzuca: %3.</translation>
    </message>
    <message>
        <source>%1 goes on.</source>
        <extracomment>Log line: a trick is carried on.</extracomment>
        <translation>%1 rzuca dalej.</translation>
    </message>
    <message>
        <source>%1 stops.</source>
        <extracomment>Log line: a trick ends here.</extracomment>
        <translation>%1 zatrzymuje się.</translation>
    </message>
    <message numerus="yes">
        <source>%1 stops; %n die(s) set aside go back.</source>
        <extracomment>Log line: a trick ends here; %n dice were set aside and are not rolled.</extracomment>
        <translation>
            <numerusform>%1 zatrzymuje się; %n&#xa0;odłożona kostka wraca do puli.</numerusform>
            <numerusform>%1 zatrzymuje się; %n&#xa0;odłożone kostki wracają do puli.</numerusform>
            <numerusform>%1 zatrzymuje się; %n&#xa0;odłożonych kostek wraca do puli.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places: %2.</source>
        <extracomment>Log line. %2 lists spaces: &quot;Rosie 4, Biscuit 1&quot;.</extracomment>
        <translation>%1 umieszcza: %2.</translation>
    </message>
    <message>
        <source>%1 buries: %2. Yard total: %3.</source>
        <extracomment>Log line. %2 lists what the dice show, %3 is the yard total.</extracomment>
        <translation>%1 zakopuje: %2. Suma na podwórku:&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 places: %2. Buries: %3. Yard total: %4.</source>
        <extracomment>Log line. %2 lists spaces, %3 what dice show, %4 is the yard total.</extracomment>
        <translation>%1 umieszcza: %2. Zakopuje: %3. Suma na podwórku:&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 sets a die to %2 (next dog: %3).</source>
        <extracomment>Log line: a die is set to a number of the next dog. %3 is that dog.</extracomment>
        <translation>%1 ustawia kostkę na %2 (następny pies: %3).</translation>
    </message>
    <message>
        <source>%1 moves a die. From: %2. To: %3.</source>
        <extracomment>Log line. %2 and %3 are spaces: &quot;Rosie 4&quot;.</extracomment>
        <translation>%1 przenosi kostkę. Skąd: %2. Dokąd: %3.</translation>
    </message>
    <message>
        <source>%1 takes a 1 out of the yard of %2. Yard total: %3.</source>
        <extracomment>Log line: a buried die showed 1 and is lowered, so it is gone. %2 is the yard’s owner.</extracomment>
        <translation>%1 usuwa jedynkę z&#xa0;podwórka gracza %2. Suma na podwórku:&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 changes a die in the yard of %2: %3 becomes %4. Yard total: %5.</source>
        <extracomment>Log line: a buried die is changed by 1. %2 is the yard’s owner, %3 and %4 the die before and now.</extracomment>
        <translation>%1 zmienia kostkę na podwórku gracza %2: z&#xa0;%3 na %4. Suma na podwórku:&#xa0;%5.</translation>
    </message>
    <message>
        <source>%1 has no die in the yard to roll.</source>
        <translation>%1 nie ma na podwórku kostek do rzutu.</translation>
    </message>
    <message>
        <source>%1 digs up the whole yard: %2.</source>
        <extracomment>Log line. %2 lists what the dice show.</extracomment>
        <translation>%1 odkopuje całe podwórko: %2.</translation>
    </message>
    <message>
        <source>%1 digs up a die: %2.</source>
        <extracomment>Log line. %2 is what the die shows.</extracomment>
        <translation>%1 odkopuje kostkę: %2.</translation>
    </message>
    <message>
        <source>%1 takes a die off a dog: %2.</source>
        <extracomment>Log line. %2 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>%1 zdejmuje kostkę z&#xa0;psa: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets %n dice aside.</source>
        <translation>
            <numerusform>%1 odkłada %n&#xa0;kostkę.</numerusform>
            <numerusform>%1 odkłada %n&#xa0;kostki.</numerusform>
            <numerusform>%1 odkłada %n&#xa0;kostek.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves no die.</source>
        <translation>%1 nie przenosi kostki.</translation>
    </message>
    <message>
        <source>%1 leaves the yards as they are.</source>
        <extracomment>Log line: no (further) buried die is changed.</extracomment>
        <translation>%1 zostawia podwórka bez zmian.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n treat(s). Treats now: %2.</source>
        <extracomment>Log line. %n treats are taken, %2 is how many the player has now.</extracomment>
        <translation>
            <numerusform>%1 bierze %n&#xa0;przysmak. Przysmaki razem: %2.</numerusform>
            <numerusform>%1 bierze %n&#xa0;przysmaki. Przysmaki razem: %2.</numerusform>
            <numerusform>%1 bierze %n&#xa0;przysmaków. Przysmaki razem: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no free number and gives nothing back.</source>
        <extracomment>Log line: the trick asks for treats only where a space is free.</extracomment>
        <translation>%1 nie ma wolnych pól i&#xa0;nic nie oddaje.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives back %n treat(s). Treats now: %2.</source>
        <extracomment>Log line: as many treats as the highest free number. %2 is how many the player has now.</extracomment>
        <translation>
            <numerusform>%1 oddaje %n&#xa0;przysmak. Przysmaki razem: %2.</numerusform>
            <numerusform>%1 oddaje %n&#xa0;przysmaki. Przysmaki razem: %2.</numerusform>
            <numerusform>%1 oddaje %n&#xa0;przysmaków. Przysmaki razem: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bust! %1 loses all dice: the yard total is %2.</source>
        <extracomment>Log line: the yard holds more than 7. %2 is its total.</extracomment>
        <translation>Przepełnienie! %1 traci wszystkie kostki: suma na podwórku wynosi %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n dog(s) at once: %2. Scored so far: %3.</source>
        <extracomment>Log line: all active dogs are complete, so they are scored in mid-trick. %2 lists dogs.</extracomment>
        <translation>
            <numerusform>%1 od razu oznacza %n&#xa0;psa: %2. Oznaczone razem: %3.</numerusform>
            <numerusform>%1 od razu oznacza %n&#xa0;psy: %2. Oznaczone razem: %3.</numerusform>
            <numerusform>%1 od razu oznacza %n&#xa0;psów: %2. Oznaczone razem: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n dog(s): %2. Scored so far: %3.</source>
        <extracomment>Log line. %2 lists dogs.</extracomment>
        <translation>
            <numerusform>%1 oznacza %n&#xa0;psa: %2. Oznaczone razem: %3.</numerusform>
            <numerusform>%1 oznacza %n&#xa0;psy: %2. Oznaczone razem: %3.</numerusform>
            <numerusform>%1 oznacza %n&#xa0;psów: %2. Oznaczone razem: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tricks are ready again. “%1” holds %n treat(s).</source>
        <extracomment>Log line: only one trick was left, so the others are turned over; a treat is laid on that one. %1 is its name, %n are the treats on it now.</extracomment>
        <translation>
            <numerusform>Sztuczki są znów odkryte. Na sztuczce „%1” leży %n&#xa0;przysmak.</numerusform>
            <numerusform>Sztuczki są znów odkryte. Na sztuczce „%1” leżą %n&#xa0;przysmaki.</numerusform>
            <numerusform>Sztuczki są znów odkryte. Na sztuczce „%1” leży %n&#xa0;przysmaków.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DogsReasons</name>
    <message>
        <source>The trick “%1” is used: it lies face down until only one is left.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>Sztuczka „%1” jest zakryta, dopóki nie zostanie tylko jedna odkryta.</translation>
    </message>
    <message>
        <source>The trick “%1” is not part of this match.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>Sztuczki „%1” nie ma w&#xa0;tej rozgrywce.</translation>
    </message>
    <message>
        <source>None of your dogs is complete: each space must hold a die.</source>
        <translation>Żaden twój pies nie jest wypełniony: na każdym polu musi leżeć kostka.</translation>
    </message>
    <message>
        <source>A treat rerolls all dice of the roll, never a part of them.</source>
        <translation>Za przysmak rzuca się ponownie wszystkimi kostkami z&#xa0;rzutu, nigdy częścią.</translation>
    </message>
    <message>
        <source>At least one die must be rerolled.</source>
        <translation>Trzeba ponownie rzucić co najmniej jedną kostką.</translation>
    </message>
    <message>
        <source>The roll has no such die left: %1.</source>
        <extracomment>%1 is a number of pips.</extracomment>
        <translation>W&#xa0;tym rzucie nie ma już takiej kostki: %1.</translation>
    </message>
    <message>
        <source>This is not one of your active dogs: %1.</source>
        <extracomment>%1 is a dog.</extracomment>
        <translation>To nie jest twój aktywny pies: %1.</translation>
    </message>
    <message>
        <source>There is no such space: %1.</source>
        <extracomment>%1 is a space that does not exist: &quot;Rosie 4&quot;.</extracomment>
        <translation>Nie ma takiego pola: %1.</translation>
    </message>
    <message>
        <source>A die lies there already: %1.</source>
        <extracomment>%1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Na tym polu leży już kostka: %1.</translation>
    </message>
    <message>
        <source>No die lies there: %1.</source>
        <extracomment>%1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Na tym polu nie ma kostki: %1.</translation>
    </message>
    <message>
        <source>No such die is buried in the yard of %1: %2.</source>
        <extracomment>%1 is a player’s name, %2 a number of pips.</extracomment>
        <translation>Na podwórku gracza %1 nie ma takiej kostki: %2.</translation>
    </message>
    <message>
        <source>A 6 cannot be raised.</source>
        <translation>Szóstki nie można podnieść.</translation>
    </message>
    <message>
        <source>The next dog (%1) has no such space: %2.</source>
        <extracomment>%1 is the next dog, %2 a number.</extracomment>
        <translation>Następny pies (%1) nie ma takiego pola: %2.</translation>
    </message>
    <message>
        <source>From %1 to %2 dice are set aside.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Odkłada się od %1 do %2 kostek.</translation>
    </message>
    <message>
        <source>Exactly 2 dice are kept.</source>
        <translation>Trzeba zachować dokładnie 2&#xa0;kostki.</translation>
    </message>
    <message>
        <source>Only dice below your yard total of %2 may be discarded, not a %1.</source>
        <extracomment>%1 is a number of pips, %2 the yard total.</extracomment>
        <translation>Odrzucić można tylko kostki niższe niż suma na twoim podwórku (%2), a&#xa0;nie %1.</translation>
    </message>
    <message>
        <source>The dice that are kept must total 8, not %1.</source>
        <extracomment>%1 is a sum of pips.</extracomment>
        <translation>Suma zachowanych kostek musi wynosić 8, a&#xa0;nie %1.</translation>
    </message>
    <message>
        <source>Dice and spaces are named in rising order, each once.</source>
        <translation>Kostki i&#xa0;pola podaje się rosnąco, każde raz.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n die(s) are rolled.</source>
        <translation>
            <numerusform>Rzuca się dokładnie %n&#xa0;kostką.</numerusform>
            <numerusform>Rzuca się dokładnie %n&#xa0;kostkami.</numerusform>
            <numerusform>Rzuca się dokładnie %n&#xa0;kostkami.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trick of another color is due, not “%1”.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>Teraz kolej na sztuczkę innego koloru, a&#xa0;nie „%1”.</translation>
    </message>
    <message>
        <source>This dog is no longer in the deck: %1.</source>
        <extracomment>%1 is a dog.</extracomment>
        <translation>Tego psa nie ma już w&#xa0;talii: %1.</translation>
    </message>
    <message>
        <source>%1 has scored six dogs.</source>
        <extracomment>How the match ended.</extracomment>
        <translation>%1 ma sześć oznaczonych psów.</translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>To daje zwycięstwo.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n dog(s).</source>
        <translation>
            <numerusform>To pozwala oznaczyć %n&#xa0;psa.</numerusform>
            <numerusform>To pozwala oznaczyć %n&#xa0;psy.</numerusform>
            <numerusform>To pozwala oznaczyć %n&#xa0;psów.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes: %1.</source>
        <extracomment>%1 lists dogs.</extracomment>
        <translation>To wypełnia karty psów: %1.</translation>
    </message>
    <message>
        <source>The yard total is %1 then.</source>
        <extracomment>%1 is the yard total.</extracomment>
        <translation>Suma na podwórku wyniesie wtedy %1.</translation>
    </message>
    <message>
        <source>The roll completes a dog with %1, and cannot bust.</source>
        <extracomment>Why a roll is advised. %1 is a percentage.</extracomment>
        <translation>Szansa na wypełnienie psa: %1, przepełnienie nie grozi.</translation>
    </message>
    <message>
        <source>The roll completes a dog with %1, and busts with %2.</source>
        <extracomment>Why a roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Szansa na wypełnienie psa: %1, ryzyko przepełnienia: %2.</translation>
    </message>
    <message>
        <source>The roll cannot bust.</source>
        <translation>Ten rzut nie grozi przepełnieniem.</translation>
    </message>
    <message>
        <source>The dogs need dice; the roll busts with %1.</source>
        <extracomment>Why a roll is advised that cannot complete a dog yet. %1 is a percentage.</extracomment>
        <translation>Psy potrzebują kostek; ryzyko przepełnienia: %1.</translation>
    </message>
    <message>
        <source>The roll can win the match at once: chance %1.</source>
        <extracomment>Why a roll is advised. %1 is a percentage.</extracomment>
        <translation>Szansa na zwycięstwo już tym rzutem: %1.</translation>
    </message>
    <message>
        <source>The roll can win the match at once: chance %1. It busts with %2.</source>
        <extracomment>Why a roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Szansa na zwycięstwo już tym rzutem: %1, ryzyko przepełnienia: %2.</translation>
    </message>
    <message>
        <source>%1 may win next turn, so a risk is needed: a dog with %2, a bust with %3.</source>
        <extracomment>Why a risky roll is advised. %1 is another player’s name, %2 and %3 are percentages.</extracomment>
        <translation>%1 może wygrać w&#xa0;następnej turze, więc trzeba ryzykować. Szansa na wypełnienie psa: %2, ryzyko przepełnienia: %3.</translation>
    </message>
    <message>
        <source>A bust (%1) would take no die from a dog; a dog comes with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Przepełnienie (%1) nie zabierze z&#xa0;psów żadnej kostki; szansa na wypełnienie psa: %2.</translation>
    </message>
    <message numerus="yes">
        <source>A bust (%1) would only cost %n die(s) on dogs; a dog comes with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages, %n counts dice on dogs.</extracomment>
        <translation>
            <numerusform>Przepełnienie (%1) zabierze z&#xa0;psów tylko %n kostkę; szansa na wypełnienie psa: %2.</numerusform>
            <numerusform>Przepełnienie (%1) zabierze z&#xa0;psów tylko %n kostki; szansa na wypełnienie psa: %2.</numerusform>
            <numerusform>Przepełnienie (%1) zabierze z&#xa0;psów tylko %n kostek; szansa na wypełnienie psa: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bust comes with %1, a dog with %2; %n treat(s) can reroll what falls badly.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages, %n counts treats.</extracomment>
        <translation>
            <numerusform>Ryzyko przepełnienia: %1, szansa na wypełnienie psa: %2; zły rzut może poprawić %n przysmak.</numerusform>
            <numerusform>Ryzyko przepełnienia: %1, szansa na wypełnienie psa: %2; zły rzut mogą poprawić %n przysmaki.</numerusform>
            <numerusform>Ryzyko przepełnienia: %1, szansa na wypełnienie psa: %2; zły rzut może poprawić %n przysmaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other choice promises less: a dog comes with %1, a bust with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Wszystko inne rokuje gorzej. Szansa na wypełnienie psa: %1, ryzyko przepełnienia: %2.</translation>
    </message>
    <message>
        <source>The next roll would bust with %1.</source>
        <extracomment>Why stopping is advised. %1 is a percentage.</extracomment>
        <translation>Ryzyko przepełnienia przy następnym rzucie: %1.</translation>
    </message>
    <message>
        <source>What lies there is worth more than another roll.</source>
        <translation>To, co już leży, jest warte więcej niż kolejny rzut.</translation>
    </message>
    <message>
        <source>Treats pay for better rolls.</source>
        <translation>Przysmaki pozwalają poprawiać rzuty.</translation>
    </message>
    <message numerus="yes">
        <source>The trick brings %n treat(s).</source>
        <extracomment>Why a trick is advised.</extracomment>
        <translation>
            <numerusform>Sztuczka daje %n&#xa0;przysmak.</numerusform>
            <numerusform>Sztuczka daje %n&#xa0;przysmaki.</numerusform>
            <numerusform>Sztuczka daje %n&#xa0;przysmaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of all tricks, it helps the dogs most.</source>
        <translation>Ze wszystkich sztuczek ta najbardziej pomaga psom.</translation>
    </message>
    <message>
        <source>The roll lies so badly that another is worth a treat.</source>
        <translation>Rzut jest tak kiepski, że nowy jest wart przysmaku.</translation>
    </message>
    <message>
        <source>A better roll is not likely.</source>
        <translation>Na lepszy rzut trudno liczyć.</translation>
    </message>
    <message>
        <source>As it lies, the roll busts.</source>
        <translation>Bez zmian ten rzut przepełni podwórko.</translation>
    </message>
    <message>
        <source>It busts, but the treat is worth more than what is lost.</source>
        <translation>Podwórko się przepełni, ale przysmak jest wart więcej niż to, co przepadnie.</translation>
    </message>
    <message>
        <source>Nothing else is left: every choice busts.</source>
        <translation>Nie ma innego wyjścia: każdy wybór przepełni podwórko.</translation>
    </message>
    <message>
        <source>These dice complete a dog.</source>
        <translation>Te kostki wypełniają psa.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) find a space, and nothing is buried.</source>
        <extracomment>Why dice are kept or placed so.</extracomment>
        <translation>
            <numerusform>%n kostka trafia na pole i&#xa0;niczego nie trzeba zakopywać.</numerusform>
            <numerusform>%n kostki trafiają na pola i&#xa0;niczego nie trzeba zakopywać.</numerusform>
            <numerusform>%n kostek trafia na pola i&#xa0;niczego nie trzeba zakopywać.</numerusform>
        </translation>
    </message>
    <message>
        <source>The yard takes them: pips buried, %1.</source>
        <extracomment>Why dice are kept. %1 is a number of pips.</extracomment>
        <translation>Podwórko je pomieści; zakopane oczka: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) find a space; pips buried: %1.</source>
        <extracomment>Why dice are kept. %n dice find a space; %1 is a number of pips.</extracomment>
        <translation>
            <numerusform>%n kostka trafia na pole; zakopane oczka: %1.</numerusform>
            <numerusform>%n kostki trafiają na pola; zakopane oczka: %1.</numerusform>
            <numerusform>%n kostek trafia na pola; zakopane oczka: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next roll fits better then.</source>
        <translation>Następny rzut będzie wtedy lepiej pasował.</translation>
    </message>
    <message>
        <source>No change would help.</source>
        <translation>Żadna zmiana nie pomoże.</translation>
    </message>
    <message>
        <source>The yard total of %1 is %2 then.</source>
        <extracomment>Why a die is changed. %1 is another player’s name, %2 a yard total.</extracomment>
        <translation>Suma na podwórku gracza %1 wyniesie wtedy %2.</translation>
    </message>
    <message>
        <source>The yard of %1 busts.</source>
        <extracomment>Why a die is changed. %1 is another player’s name.</extracomment>
        <translation>Podwórko gracza %1 się przepełnia.</translation>
    </message>
    <message>
        <source>The yard total sinks to %1.</source>
        <extracomment>Why a die is changed. %1 is the yard total.</extracomment>
        <translation>Suma na podwórku spada do %1.</translation>
    </message>
</context>
<context>
    <name>DogsWords</name>
    <message>
        <source>All dice have a place. Confirm, or move them about.</source>
        <translation>Wszystkie kostki mają miejsce. Potwierdź albo je poprzestawiaj.</translation>
    </message>
    <message numerus="yes">
        <source>Where does the die go? %n left to place.</source>
        <translation>
            <numerusform>Dokąd trafia kostka? Do umieszczenia: %n.</numerusform>
            <numerusform>Dokąd trafia kostka? Do umieszczenia: %n.</numerusform>
            <numerusform>Dokąd trafia kostka? Do umieszczenia: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1? It busts: the yard and all dice on dogs would be lost.</source>
        <extracomment>Headline: a choice that busts is asked once more. %1 is that choice: &quot;Keep every 5&quot;.</extracomment>
        <translation>%1? To przepełnienie: przepadną kostki z&#xa0;podwórka i&#xa0;wszystkie kostki z&#xa0;psów.</translation>
    </message>
    <message>
        <source>To which space does the die go? It comes from: %1.</source>
        <extracomment>Headline. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Na które pole trafia kostka? Skąd: %1.</translation>
    </message>
    <message>
        <source>Raise or lower the %1 in the yard of %2?</source>
        <extracomment>Headline. %1 is what a buried die shows, %2 whose yard it lies in.</extracomment>
        <translation>Kostka %1 na podwórku gracza %2: podnosisz ją czy obniżasz?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>Place as suggested</source>
        <extracomment>Button: dice are laid out as the program suggests, and can still be moved.</extracomment>
        <translation>Umieść za mnie</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Button: what is laid out is done.</extracomment>
        <translation>Potwierdź</translation>
    </message>
    <message>
        <source>Confirm the bust</source>
        <extracomment>Button: what is laid out is done, though the yard busts by it.</extracomment>
        <translation>Potwierdź przepełnienie</translation>
    </message>
    <message>
        <source>This roll busts</source>
        <extracomment>A warning beside the roll: however it is placed, the yard busts. Short.</extracomment>
        <translation>Ten rzut przepełni podwórko</translation>
    </message>
    <message>
        <source>This choice busts</source>
        <extracomment>A warning beside the roll: the dice that are chosen bust the yard. Short.</extracomment>
        <translation>Ten wybór to przepełnienie</translation>
    </message>
    <message>
        <source>Those in red would bust</source>
        <extracomment>A warning beside the roll: keeping the numbers framed in red would bust. Short.</extracomment>
        <translation>Czerwone przepełnią podwórko</translation>
    </message>
    <message>
        <source>Click a number to keep</source>
        <extracomment>Beside the roll: a click on a die keeps all dice of its number. Short.</extracomment>
        <translation>Kliknij liczbę do zachowania</translation>
    </message>
    <message>
        <source>All dogs complete!</source>
        <extracomment>Beside the roll: all dogs of the player would be complete, and scored at once. An exclamation. Short.</extracomment>
        <translation>Wszystkie psy wypełnione!</translation>
    </message>
    <message>
        <source>Complete: %1</source>
        <extracomment>Beside the roll: these dogs would be complete. %1 lists dogs. Short.</extracomment>
        <translation>Wypełnione: %1</translation>
    </message>
    <message>
        <source>This space takes a %1, not a %2.</source>
        <extracomment>Why not: %1 is the number of the space, %2 what the die shows.</extracomment>
        <translation>To pole jest na %1, nie na %2.</translation>
    </message>
    <message>
        <source>Place the %1: %2</source>
        <extracomment>A place for a die. %1 is what it shows, %2 a dog.</extracomment>
        <translation>Umieść kostkę %1: %2</translation>
    </message>
    <message>
        <source>Bury the %1 in the yard</source>
        <extracomment>A place for a die. %1 is what it shows.</extracomment>
        <translation>Zakop kostkę %1 na podwórku</translation>
    </message>
    <message>
        <source>Take the %1 out of the yard</source>
        <extracomment>A die that was laid out comes back. %1 is what it shows.</extracomment>
        <translation>Zabierz kostkę %1 z&#xa0;podwórka</translation>
    </message>
    <message>
        <source>Take the die back: %1</source>
        <extracomment>A die that was laid out comes back. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Zabierz kostkę: %1</translation>
    </message>
    <message>
        <source>Take up the %1</source>
        <extracomment>Another die is placed first. %1 is what it shows.</extracomment>
        <translation>Weź kostkę %1</translation>
    </message>
    <message>
        <source>completes this dog</source>
        <extracomment>What a die does on a dog.</extracomment>
        <translation>wypełnia tego psa</translation>
    </message>
    <message>
        <source>%1 of %2 filled</source>
        <extracomment>What a die does on a dog: so many spaces hold a die then. %1 and %2 are numbers.</extracomment>
        <translation>wypełnione pola: %1 z&#xa0;%2</translation>
    </message>
    <message>
        <source>%1, over 7: bust</source>
        <extracomment>What burying a die does. %1 is the yard total.</extracomment>
        <translation>%1, ponad 7: przepełnienie</translation>
    </message>
    <message>
        <source>yard total %1 of 7</source>
        <extracomment>What burying a die does. %1 is the yard total.</extracomment>
        <translation>suma na podwórku %1 z&#xa0;7</translation>
    </message>
    <message>
        <source>Do not choose: %1</source>
        <extracomment>A die of the roll is not chosen any more. %1 is what it shows.</extracomment>
        <translation>Nie wybieraj: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>A die of the roll is chosen. %1 is what it shows.</extracomment>
        <translation>Wybierz: %1</translation>
    </message>
    <message>
        <source>Move the die: %1</source>
        <extracomment>A die is picked up to be moved. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Przenieś kostkę: %1</translation>
    </message>
    <message>
        <source>Change the %1 in the yard of %2</source>
        <extracomment>A buried die is picked to be raised or lowered. %1 is what it shows, %2 whose yard it lies in.</extracomment>
        <translation>Zmień kostkę %1 na podwórku gracza %2</translation>
    </message>
    <message>
        <source>%1 of %2 left to place</source>
        <extracomment>%1 of %2 dice are still to be placed.</extracomment>
        <translation>do umieszczenia: %1 z&#xa0;%2</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) set aside</source>
        <translation>
            <numerusform>%n&#xa0;odłożona kostka</numerusform>
            <numerusform>%n&#xa0;odłożone kostki</numerusform>
            <numerusform>%n&#xa0;odłożonych kostek</numerusform>
        </translation>
    </message>
    <message>
        <source>Named: %1</source>
        <extracomment>Small heading. %1 is a number.</extracomment>
        <translation>Podana liczba: %1</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <extracomment>Small heading: what the chosen dice add up to.</extracomment>
        <translation>Suma: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) chosen</source>
        <translation>
            <numerusform>Wybrane kostki: %n</numerusform>
            <numerusform>Wybrane kostki: %n</numerusform>
            <numerusform>Wybrane kostki: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n die(s)</source>
        <translation>
            <numerusform>Następnie: %n&#xa0;kostka</numerusform>
            <numerusform>Następnie: %n&#xa0;kostki</numerusform>
            <numerusform>Następnie: %n&#xa0;kostek</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll</source>
        <extracomment>Button: a treat pays for rolling the die again.</extracomment>
        <translation>Rzuć ponownie</translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n</source>
        <extracomment>Button: a treat pays for rolling the chosen dice again.</extracomment>
        <translation>
            <numerusform>Rzuć ponownie: %n</numerusform>
            <numerusform>Rzuć ponownie: %n</numerusform>
            <numerusform>Rzuć ponownie: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll all</source>
        <extracomment>Button: a treat pays for rolling all dice again.</extracomment>
        <translation>Rzuć ponownie</translation>
    </message>
    <message>
        <source>that it busts</source>
        <extracomment>Beside a badge: what its percentage is the chance of. Short.</extracomment>
        <translation>na przepełnienie</translation>
    </message>
    <message>
        <source>to complete a dog</source>
        <extracomment>Beside a badge: what its percentage is the chance of. Short.</extracomment>
        <translation>na wypełnienie psa</translation>
    </message>
    <message>
        <source>Keep these</source>
        <extracomment>Button: the chosen dice are kept, the others discarded.</extracomment>
        <translation>Zachowaj te</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n</source>
        <extracomment>Button: so many chosen dice are discarded, the others kept.</extracomment>
        <translation>
            <numerusform>Odrzuć %n&#xa0;kostkę</numerusform>
            <numerusform>Odrzuć %n&#xa0;kostki</numerusform>
            <numerusform>Odrzuć %n&#xa0;kostek</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a trick</source>
        <translation>Wybierz sztuczkę</translation>
    </message>
    <message>
        <source>Next dog</source>
        <translation>Następny pies</translation>
    </message>
    <message>
        <source>The deck of dogs</source>
        <translation>Talia psów</translation>
    </message>
    <message numerus="yes">
        <source>Next dog: %1, spaces %2. %n dog(s) in the deck.</source>
        <extracomment>The deck for screen readers. %1 is the next dog, %2 its numbers.</extracomment>
        <translation>
            <numerusform>Następny pies: %1, pola: %2. W&#xa0;talii: %n&#xa0;pies.</numerusform>
            <numerusform>Następny pies: %1, pola: %2. W&#xa0;talii: %n&#xa0;psy.</numerusform>
            <numerusform>Następny pies: %1, pola: %2. W&#xa0;talii: %n&#xa0;psów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, dog of %2: complete</source>
        <extracomment>A dog for screen readers. %1 is its name, %2 whose it is.</extracomment>
        <translation>%1, pies gracza %2: wypełniony</translation>
    </message>
    <message>
        <source>%1, dog of %2. Free: %3.</source>
        <extracomment>A dog for screen readers. %1 is its name, %2 whose it is, %3 lists the numbers of its free spaces.</extracomment>
        <translation>%1, pies gracza %2. Wolne pola: %3.</translation>
    </message>
    <message>
        <source>Spaces: %1.</source>
        <extracomment>A dog’s card. %1 lists its numbers.</extracomment>
        <translation>Pola: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n paw(s).</source>
        <extracomment>The paws on a dog’s card.</extracomment>
        <translation>
            <numerusform>%n&#xa0;łapka.</numerusform>
            <numerusform>%n&#xa0;łapki.</numerusform>
            <numerusform>%n&#xa0;łapek.</numerusform>
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
        <translation>Wolne pole: %1</translation>
    </message>
    <message>
        <source>Die on a dog: %1</source>
        <extracomment>A die on a dog for screen readers. %1 is the space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Kostka na psie: %1</translation>
    </message>
    <message>
        <source>Buried: %1, in the yard of %2</source>
        <extracomment>A buried die for screen readers. %1 is what it shows, %2 whose yard it lies in.</extracomment>
        <translation>Zakopana kostka: %1, podwórko gracza %2</translation>
    </message>
    <message>
        <source>Rolled: %1</source>
        <extracomment>A die of the roll for screen readers. %1 is what it shows.</extracomment>
        <translation>Wyrzucona kostka: %1</translation>
    </message>
    <message>
        <source>Yard of %1: empty</source>
        <extracomment>A yard for screen readers. %1 is whose it is.</extracomment>
        <translation>Podwórko gracza %1: puste</translation>
    </message>
    <message>
        <source>Yard of %1: %2 of 7. Buried: %3.</source>
        <extracomment>A yard for screen readers. %1 is whose it is, %2 its total, %3 lists the buried dice.</extracomment>
        <translation>Podwórko gracza %1: %2 z&#xa0;7. Zakopane: %3.</translation>
    </message>
    <message>
        <source>Bust!</source>
        <extracomment>On the yard’s slip: it holds more than 7. An exclamation.</extracomment>
        <translation>Przepełnienie!</translation>
    </message>
    <message>
        <source>full: nothing more fits</source>
        <translation>pełne: nic się nie zmieści</translation>
    </message>
    <message numerus="yes">
        <source>%n more is safe</source>
        <extracomment>On the yard’s slip: so many pips more can be buried.</extracomment>
        <translation>
            <numerusform>jest miejsce na %n</numerusform>
            <numerusform>jest miejsce na %n</numerusform>
            <numerusform>jest miejsce na %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A yard of 8 or more busts: all dice on dogs and in the yard are lost.</source>
        <translation>Podwórko z&#xa0;sumą 8 lub więcej się przepełnia: przepadają wszystkie kostki na psach i&#xa0;na podwórku.</translation>
    </message>
    <message>
        <source>%1: dogs scored: %2 of 6, treats: %3, paws: %4</source>
        <extracomment>A player for screen readers. %1 is the name, %2 the dogs scored of 6, %3 the treats.</extracomment>
        <translation>%1: oznaczone psy: %2 z&#xa0;6, przysmaki: %3, łapki: %4</translation>
    </message>
    <message>
        <source>Trick: %1, used</source>
        <extracomment>A trick for screen readers. %1 is its name.</extracomment>
        <translation>Sztuczka: %1, zakryta</translation>
    </message>
    <message numerus="yes">
        <source>Trick: %1, ready, %n treat(s) on it</source>
        <extracomment>A trick for screen readers. %1 is its name, %n are the treats on it.</extracomment>
        <translation>
            <numerusform>Sztuczka: %1, odkryta, leży na niej %n&#xa0;przysmak</numerusform>
            <numerusform>Sztuczka: %1, odkryta, leżą na niej %n&#xa0;przysmaki</numerusform>
            <numerusform>Sztuczka: %1, odkryta, leży na niej %n&#xa0;przysmaków</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick: %1, ready</source>
        <extracomment>A trick for screen readers. %1 is its name.</extracomment>
        <translation>Sztuczka: %1, odkryta</translation>
    </message>
    <message>
        <source>Tricks and dogs</source>
        <translation>Sztuczki i&#xa0;psy</translation>
    </message>
    <message>
        <source>Each die you roll goes on a free space with its number, or into your yard. A yard of 8 or more busts. A treat rerolls all dice of a roll. Are all your dogs complete after a roll, they are scored at once; else scoring takes a turn. Six scored dogs win.</source>
        <translation>Każda wyrzucona kostka trafia na wolne pole ze swoją liczbą albo na podwórko. Podwórko z&#xa0;sumą 8 lub więcej się przepełnia. Za przysmak rzucasz ponownie wszystkimi kostkami z&#xa0;rzutu. Jeśli po rzucie wszystkie twoje psy są wypełnione, od razu je oznaczasz; w&#xa0;przeciwnym razie oznaczanie zajmuje turę. Sześć oznaczonych psów daje zwycięstwo.</translation>
    </message>
    <message>
        <source>Dogs scored, by turn</source>
        <translation>Oznaczone psy w&#xa0;kolejnych turach</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>Przepełnienia</translation>
    </message>
    <message>
        <source>Treats taken</source>
        <translation>Zebrane przysmaki</translation>
    </message>
    <message>
        <source>Dogs scored for free</source>
        <translation>Psy z&#xa0;bonusu</translation>
    </message>
    <message>
        <source>Busts, treats, and free dogs</source>
        <translation>Przepełnienia, przysmaki i&#xa0;psy z&#xa0;bonusu</translation>
    </message>
    <message>
        <source>Dice of the match</source>
        <translation>Wyrzucone liczby</translation>
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
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Turn %1 · best: %2 of 6 dogs</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 the most dogs a player has scored.</extracomment>
        <translation>Tura %1 · najwięcej: %2 z&#xa0;6 psów</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Sztuczki</translation>
    </message>
    <message>
        <source>Howl and Roll Over are always there. The four below count where tricks are chosen one by one.</source>
        <translation>„Wyj” i&#xa0;„Turlaj się” są zawsze w&#xa0;grze. Cztery poniższe liczą się tylko wtedy, gdy sztuczki wybiera się pojedynczo.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>set</comment>
        <extracomment>A set of tricks in a list. %1 is its name, %2 lists its tricks.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
</TS>
