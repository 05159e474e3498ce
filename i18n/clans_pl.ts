<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>CardDelegate</name>
    <message>
        <source>%1/%2</source>
        <extracomment>How many copies of a card are in the deck: %1 of at most %2.</extracomment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>CardModel</name>
    <message numerus="yes">
        <source>%1, %2, %n in the deck</source>
        <extracomment>For screen readers: %1 is a card, %2 its type, %n how many of it are in the deck.</extracomment>
        <translation>
            <numerusform>%1, %2, w&#xa0;talii: %n</numerusform>
            <numerusform>%1, %2, w&#xa0;talii: %n</numerusform>
            <numerusform>%1, %2, w&#xa0;talii: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPane</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Between a minus and a plus button: how many copies of a card are in the deck. %1 of at most %2.</extracomment>
        <translation>%1 z&#xa0;%2</translation>
    </message>
    <message>
        <source>One less</source>
        <extracomment>For screen readers: button that takes one copy of the card out of the deck.</extracomment>
        <translation>Wyjmij jedną</translation>
    </message>
    <message>
        <source>One more</source>
        <extracomment>For screen readers: button that puts one more copy of the card into the deck.</extracomment>
        <translation>Dodaj jedną</translation>
    </message>
    <message>
        <source>The card you choose is shown here.</source>
        <translation>Tu pojawi się wybrana karta.</translation>
    </message>
</context>
<context>
    <name>Clans</name>
    <message>
        <source>The Four Groves</source>
        <translation>Cztery gaje</translation>
    </message>
    <message>
        <source>Two clans, by sword, honor, or wisdom</source>
        <translation>Dwa klany: mieczem, honorem lub mądrością</translation>
    </message>
    <message>
        <source>Build up a domain of mines and temples, hire warriors, courtiers, and monks, and lead them against four enemy Provinces. Destroy them all, reach 40 Honor, shame the enemy out of the game, or bring five Rings together. Four decks, each with a way of its own.</source>
        <translation>Zbuduj włości pełne kopalń i&#xa0;świątyń, werbuj wojowników, dworzan i&#xa0;mnichów i&#xa0;poprowadź ich na cztery prowincje przeciwnika. Zniszcz je wszystkie, zdobądź 40 punktów honoru, doprowadź przeciwnika do hańby albo zbierz pięć kręgów. Cztery talie, każda z&#xa0;własnym sposobem gry.</translation>
    </message>
    <message>
        <source>The Four Groves follows the rules of the collectible card game Legend of the Five Rings, with cards of its own.</source>
        <translation>„Cztery gaje” to gra według zasad kolekcjonerskiej gry karcianej Legenda Pięciu Kręgów, z&#xa0;własnymi kartami.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansActions</name>
    <message>
        <source>Equip: %1</source>
        <extracomment>%1 is an attachment in the hand.</extracomment>
        <translation>Wyposaż: %1</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <extracomment>%1 is a card whose ability is used.</extracomment>
        <translation>Użyj: %1</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Cel: %1</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Nie płać nic</translation>
    </message>
    <message>
        <source>Pay: %1</source>
        <extracomment>%1 lists the cards that bow for Gold.</extracomment>
        <translation>Zapłać: %1</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>%1 is a card of the hand.</extracomment>
        <translation>Odrzuć: %1</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>Take the last choice back.</extracomment>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Declare an attack</source>
        <translation>Zadeklaruj atak</translation>
    </message>
    <message>
        <source>Assign nobody</source>
        <translation>Nie przydzielaj nikogo</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n unit(s)</source>
        <translation>
            <numerusform>Przydziel %n oddział</numerusform>
            <numerusform>Przydziel %n oddziały</numerusform>
            <numerusform>Przydziel %n oddziałów</numerusform>
        </translation>
    </message>
    <message>
        <source>Fight: %1</source>
        <extracomment>%1 is a battlefield.</extracomment>
        <translation>Stocz bitwę: %1</translation>
    </message>
    <message>
        <source>Bring into play, gaining Honor: %1</source>
        <extracomment>%1 is a Personality.</extracomment>
        <translation>Wprowadź do gry, zyskując honor: %1</translation>
    </message>
    <message>
        <source>Bring into play: %1</source>
        <extracomment>%1 is a card of a Province.</extracomment>
        <translation>Wprowadź do gry: %1</translation>
    </message>
    <message>
        <source>End the Dynasty Phase</source>
        <translation>Zakończ fazę dynastii</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) and end the Dynasty Phase</source>
        <translation>
            <numerusform>Odrzuć %n kartę i&#xa0;zakończ fazę dynastii</numerusform>
            <numerusform>Odrzuć %n karty i&#xa0;zakończ fazę dynastii</numerusform>
            <numerusform>Odrzuć %n kart i&#xa0;zakończ fazę dynastii</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Take no action.</extracomment>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Effect %1</source>
        <translation>Efekt %1</translation>
    </message>
    <message>
        <source>Accept the challenge</source>
        <translation>Przyjmij wyzwanie</translation>
    </message>
    <message>
        <source>Refuse the challenge</source>
        <translation>Odmów pojedynku</translation>
    </message>
    <message>
        <source>Strike</source>
        <extracomment>In a duel: end it and compare.</extracomment>
        <translation>Uderz</translation>
    </message>
    <message>
        <source>Focus the top card of the deck</source>
        <extracomment>In a duel: put the unseen top card of the Fate deck into it.</extracomment>
        <translation>Skup się: wierzch talii</translation>
    </message>
    <message>
        <source>Focus: %1</source>
        <extracomment>In a duel. %1 is a card of the hand.</extracomment>
        <translation>Skup się: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Wybierz: %1</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>Zaczyna %1</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Przetasuj</translation>
    </message>
    <message>
        <source>Move the unit to this battlefield</source>
        <translation>Przenieś oddział na to pole bitwy</translation>
    </message>
    <message>
        <source>Move the unit home and draw a card</source>
        <translation>Przenieś oddział do domu i&#xa0;dobierz kartę</translation>
    </message>
    <message>
        <source>Move the unit home</source>
        <translation>Przenieś oddział do domu</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Dobierz kartę</translation>
    </message>
    <message>
        <source>Put a Personality on top of your Dynasty deck</source>
        <translation>Połóż postać na wierzchu swojej talii dynastii</translation>
    </message>
    <message>
        <source>Put into play: %1</source>
        <extracomment>%1 is a card of the hand.</extracomment>
        <translation>Wprowadź do gry: %1</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Zrób to</translation>
    </message>
    <message>
        <source>Do not attack</source>
        <translation>Nie atakuj</translation>
    </message>
    <message>
        <source>Do not react</source>
        <translation>Nie reaguj</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nie bierz niczego</translation>
    </message>
    <message>
        <source>Do not do it</source>
        <translation>Nie rób tego</translation>
    </message>
    <message>
        <source>All your Personalities are bowed: nobody could go.</source>
        <translation>Wszystkie twoje postacie są pochylone: nikt nie może ruszyć.</translation>
    </message>
    <message>
        <source>None of your Personalities could go.</source>
        <translation>Żadna z&#xa0;twoich postaci nie może ruszyć.</translation>
    </message>
    <message>
        <source>Force %1 in all: no Province is weaker than %2.</source>
        <extracomment>Under the button that attacks. %1 is the Force of all who can go, %2 the lowest strength of a Province.</extracomment>
        <translation>Razem siła %1, a&#xa0;siła najsłabszej prowincji to %2.</translation>
    </message>
    <message>
        <source>Chi %1 against %2, before anything is focused</source>
        <extracomment>Under the button that accepts a duel. %1 is the Chi of the own Personality, %2 that of the challenger.</extracomment>
        <translation>Chi %1 przeciw %2, przed skupieniem</translation>
    </message>
    <message>
        <source>It costs you: %1 is dishonored</source>
        <extracomment>Under the button that refuses a duel. %1 is the own Personality that was challenged.</extracomment>
        <translation>Koszt: %1 – zhańbienie</translation>
    </message>
    <message>
        <source>It costs nothing</source>
        <translation>To nic nie kosztuje</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>type and price</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Attach a Follower, Item, or Spell of your hand to one of your Personalities.</source>
        <translation>Dołącz drużynę, przedmiot lub zaklęcie z&#xa0;ręki do jednej ze swoich postaci.</translation>
    </message>
    <message>
        <source>Bow one of your attachments and hand it over to another Personality of yours.</source>
        <translation>Pochyl jeden ze swoich dodatków i&#xa0;przekaż go innej swojej postaci.</translation>
    </message>
    <message>
        <source>With more Family Honor than your opponent, bow a Personality with Personal Honor 1 or more: you control the Imperial Favor.</source>
        <translation>Jeśli masz wyższy honor rodu niż przeciwnik, pochyl postać o&#xa0;honorze osobistym 1 lub wyższym: kontrolujesz łaskę cesarską.</translation>
    </message>
    <message>
        <source>Give up the Imperial Favor and discard a card: draw a card.</source>
        <translation>Oddaj łaskę cesarską i&#xa0;odrzuć kartę: dobierz kartę.</translation>
    </message>
    <message>
        <source>Give up the Imperial Favor: move an attacking enemy unit home.</source>
        <translation>Oddaj łaskę cesarską: przenieś atakujący wrogi oddział do domu.</translation>
    </message>
    <message>
        <source>Bow your Stronghold: put a Legacy Holding of your Dynasty deck into play.</source>
        <translation>Pochyl swoją twierdzę: wprowadź do gry posiadłość rodową ze swojej talii dynastii.</translation>
    </message>
    <message>
        <source>Discard a card: a Tactician at the battlefield gets a Force bonus equal to its Focus Value.</source>
        <translation>Odrzuć kartę: taktyk na polu bitwy otrzymuje premię do siły równą wartości skupienia tej karty.</translation>
    </message>
    <message>
        <source>Your Action Phase: take an action, or pass?</source>
        <translation>Twoja faza akcji: wykonujesz akcję czy pasujesz?</translation>
    </message>
    <message>
        <source>The Action Phase of %1: an Open action, or pass?</source>
        <extracomment>%1 is whose turn it is.</extracomment>
        <translation>Faza akcji, gra %1: wykonujesz akcję otwartą czy pasujesz?</translation>
    </message>
    <message>
        <source>A Battle action, or pass?</source>
        <translation>Wykonujesz akcję bitewną czy pasujesz?</translation>
    </message>
    <message>
        <source>Put a Ring into play?</source>
        <translation>Wprowadzić krąg do gry?</translation>
    </message>
    <message>
        <source>Which effect?</source>
        <translation>Który efekt?</translation>
    </message>
    <message>
        <source>What bows to pay?</source>
        <translation>Co pochylasz, aby zapłacić?</translation>
    </message>
    <message>
        <source>Which card do you discard for it?</source>
        <translation>Którą kartę za to odrzucasz?</translation>
    </message>
    <message>
        <source>Do you attack?</source>
        <translation>Atakujesz?</translation>
    </message>
    <message>
        <source>Cavalry maneuvers: who goes where?</source>
        <translation>Manewry kawalerii: kto dokąd idzie?</translation>
    </message>
    <message>
        <source>Infantry maneuvers: who goes where?</source>
        <translation>Manewry piechoty: kto dokąd idzie?</translation>
    </message>
    <message>
        <source>Where is the next battle?</source>
        <translation>Gdzie toczy się następna bitwa?</translation>
    </message>
    <message>
        <source>You are challenged to a duel. Do you accept?</source>
        <translation>Otrzymujesz wyzwanie na pojedynek. Przyjmujesz?</translation>
    </message>
    <message>
        <source>Focus a card, or strike?</source>
        <translation>Skupiasz się czy uderzasz?</translation>
    </message>
    <message>
        <source>Dynasty Phase: what do you bring into play?</source>
        <translation>Faza dynastii: co wprowadzasz do gry?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Którą kartę odrzucasz?</translation>
    </message>
    <message>
        <source>You do not begin: which Legacy Holding do you put into play?</source>
        <translation>Nie zaczynasz: którą posiadłość rodową wprowadzasz do gry?</translation>
    </message>
    <message>
        <source>What do you take?</source>
        <translation>Co bierzesz?</translation>
    </message>
    <message>
        <source>Which card do you take?</source>
        <translation>Którą kartę bierzesz?</translation>
    </message>
    <message>
        <source>Which card goes under the deck next?</source>
        <translation>Która karta trafia teraz na spód talii?</translation>
    </message>
    <message>
        <source>%1: what do you choose?</source>
        <extracomment>%1 is the card whose effect it is.</extracomment>
        <translation>%1: co wybierasz?</translation>
    </message>
    <message>
        <source>What do you choose?</source>
        <translation>Co wybierasz?</translation>
    </message>
    <message>
        <source>%1 takes an action or passes.</source>
        <translation>%1 wykonuje akcję albo pasuje.</translation>
    </message>
    <message>
        <source>%1 may react.</source>
        <translation>%1 może zareagować.</translation>
    </message>
    <message>
        <source>%1 assigns units.</source>
        <translation>%1 przydziela oddziały.</translation>
    </message>
    <message>
        <source>%1 buys cards.</source>
        <translation>%1 kupuje karty.</translation>
    </message>
    <message>
        <source>%1 may attack.</source>
        <translation>%1 może zaatakować.</translation>
    </message>
    <message>
        <source>Choose a target.</source>
        <translation>Wybierz cel.</translation>
    </message>
    <message>
        <source>Who gets it? %1</source>
        <extracomment>%1 is an attachment.</extracomment>
        <translation>Kto to otrzymuje? %1</translation>
    </message>
    <message>
        <source>Which attachment do you hand over?</source>
        <translation>Który dodatek przekazujesz?</translation>
    </message>
    <message>
        <source>%1: choose a target.</source>
        <extracomment>%1 is the card, or common action, that needs a target.</extracomment>
        <translation>%1: wybierz cel.</translation>
    </message>
    <message>
        <source>%1: choose target %2.</source>
        <extracomment>%1 is the card, or common action, that needs targets; %2 counts from 1.</extracomment>
        <translation>%1: wybierz cel numer %2.</translation>
    </message>
    <message>
        <source>%1: who performs it?</source>
        <extracomment>%1 is the card whose action a Personality performs.</extracomment>
        <translation>%1: kto wykona akcję?</translation>
    </message>
    <message>
        <source>%1: who bows for it?</source>
        <extracomment>%1 is the card, or common action, that costs bowing a Personality.</extracomment>
        <translation>%1: kogo za to pochylić?</translation>
    </message>
    <message>
        <source>%1: which enemy Personality?</source>
        <extracomment>%1 is the card, or common action, that needs a target.</extracomment>
        <translation>%1: która wroga postać?</translation>
    </message>
    <message>
        <source>%1: which enemy card?</source>
        <extracomment>%1 is the card that needs a target: a Personality, a Follower or an Item of the enemy.</extracomment>
        <translation>%1: która wroga karta?</translation>
    </message>
    <message>
        <source>%1: which of your Personalities?</source>
        <extracomment>%1 is the card that needs a target.</extracomment>
        <translation>%1: która z twoich postaci?</translation>
    </message>
    <message>
        <source>%1 Do you react?</source>
        <extracomment>%1 is a sentence about what happens: &quot;Drill Yard is about to bow.&quot;</extracomment>
        <translation>%1 Reagujesz?</translation>
    </message>
    <message>
        <source>Do you react?</source>
        <translation>Reagujesz?</translation>
    </message>
    <message>
        <source>About to bow: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Zaraz nastąpi pochylenie: %1.</translation>
    </message>
    <message>
        <source>About to be destroyed: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Zaraz nastąpi zniszczenie: %1.</translation>
    </message>
    <message>
        <source>About to move to the battlefield: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Zaraz nastąpi przeniesienie na pole bitwy: %1.</translation>
    </message>
    <message>
        <source>About to move home: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Zaraz nastąpi przeniesienie do domu: %1.</translation>
    </message>
    <message>
        <source>%1 is about to lose %2 Honor.</source>
        <extracomment>What is about to happen. %2 is a number.</extracomment>
        <translation>%1 zaraz straci honor: –%2.</translation>
    </message>
    <message>
        <source>Bowed: %1.</source>
        <translation>Pochylono: %1.</translation>
    </message>
    <message>
        <source>Straightened: %1.</source>
        <translation>Wyprostowano: %1.</translation>
    </message>
    <message>
        <source>Destroyed: %1.</source>
        <translation>Zniszczono: %1.</translation>
    </message>
    <message>
        <source>Moved: %1.</source>
        <extracomment>What has just happened. %1 lists cards.</extracomment>
        <translation>Przeniesiono: %1.</translation>
    </message>
    <message>
        <source>Dishonored: %1.</source>
        <translation>Zhańbiono: %1.</translation>
    </message>
    <message>
        <source>Rehonored: %1.</source>
        <translation>Przywrócono honor: %1.</translation>
    </message>
    <message>
        <source>Comes into play: %1.</source>
        <translation>Wchodzi do gry: %1.</translation>
    </message>
    <message>
        <source>An action targets: %1.</source>
        <extracomment>What has just happened: an action that is about to take effect. %1 lists its targets.</extracomment>
        <translation>Celem akcji jest: %1.</translation>
    </message>
    <message>
        <source>An action has taken effect.</source>
        <translation>Rozpatrzono akcję.</translation>
    </message>
    <message>
        <source>An attack has been declared.</source>
        <translation>Zadeklarowano atak.</translation>
    </message>
    <message>
        <source>A Province has fallen: %1.</source>
        <extracomment>What has just happened. %1 is a Province.</extracomment>
        <translation>Upada: %1.</translation>
    </message>
    <message>
        <source>The battle has been decided.</source>
        <translation>Bitwa jest rozstrzygnięta.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Bitwa dobiega końca.</translation>
    </message>
    <message>
        <source>Winner of the duel: %1.</source>
        <extracomment>What has just happened. %1 is a Personality.</extracomment>
        <translation>Pojedynek wygrywa: %1.</translation>
    </message>
    <message>
        <source>The Dynasty Phase is over.</source>
        <translation>Faza dynastii dobiega końca.</translation>
    </message>
    <message>
        <source>%1 has gained %2 Honor.</source>
        <translation>%1 zyskuje honor: +%2.</translation>
    </message>
    <message>
        <source>Something has happened.</source>
        <translation>Coś się wydarzyło.</translation>
    </message>
    <message>
        <source>%1 of %2 Gold</source>
        <extracomment>A payment. %1 is the Gold that bows so far, %2 the price.</extracomment>
        <translation>Złoto: %1 z&#xa0;%2</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold is lost</source>
        <extracomment>A payment: the cards that bow make so much Gold more than the price, and it cannot be kept.</extracomment>
        <translation>
            <numerusform>przepada %n złoto</numerusform>
            <numerusform>przepadają %n złota</numerusform>
            <numerusform>przepada %n złota</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and you gain %2 Honor</source>
        <extracomment>A price. %1 is an amount of Gold, %2 is how much Honor comes with it.</extracomment>
        <translation>%1 i&#xa0;+%2 do honoru rodu</translation>
    </message>
</context>
<context>
    <name>ClansBase</name>
    <message>
        <source>Created card</source>
        <extracomment>A card made by an effect, alone or after a colon.</extracomment>
        <translation>Stworzona karta</translation>
    </message>
    <message>
        <source>Created Personality</source>
        <extracomment>A card made by an effect, alone or after a colon.</extracomment>
        <translation>Stworzona postać</translation>
    </message>
    <message>
        <source>Created Follower</source>
        <translation>Stworzona drużyna</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list without &quot;and&quot;: %1 is its beginning, %2 the next thing.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Gold Cost %1</source>
        <extracomment>A figure printed on a card: what it costs. %1 is a number.</extracomment>
        <translation>Koszt w&#xa0;złocie %1</translation>
    </message>
    <message>
        <source>Gold Production %1</source>
        <extracomment>A figure printed on a card: how much Gold it makes. %1 is a number.</extracomment>
        <translation>Produkcja złota %1</translation>
    </message>
    <message>
        <source>Chi %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>Chi %1</translation>
    </message>
    <message>
        <source>Honor Requirement %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>Wymagany honor %1</translation>
    </message>
    <message>
        <source>Personal Honor %1</source>
        <extracomment>A figure printed on a card. %1 is a number.
----------
%1 is a number.</extracomment>
        <translation>Honor osobisty %1</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>Wartość skupienia %1</translation>
    </message>
    <message>
        <source>Province Strength %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>Siła prowincji %1</translation>
    </message>
    <message>
        <source>Family Honor %1</source>
        <extracomment>A figure printed on a card: the Family Honor at the start. %1 is a number.</extracomment>
        <translation>Honor rodu %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>type and clan</comment>
        <extracomment>What a card is: %1 is its type, %2 its clan.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Equip</source>
        <extracomment>An action of every player, alone: attach a card of the hand.</extracomment>
        <translation>Wyposaż</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>An action of every player, alone: move an attachment.</extracomment>
        <translation>Przekaż innej postaci</translation>
    </message>
    <message>
        <source>Lobby</source>
        <extracomment>An action of every player, alone: take the Imperial Favor.</extracomment>
        <translation>Zabiegaj o&#xa0;łaskę</translation>
    </message>
    <message>
        <source>Favor: draw a card</source>
        <extracomment>An action of every player, alone: spend the Imperial Favor and a card, and draw one.</extracomment>
        <translation>Łaska: wymień kartę</translation>
    </message>
    <message>
        <source>Favor: send home</source>
        <extracomment>An action of every player, alone: spend the Imperial Favor to move an attacker home.</extracomment>
        <translation>Łaska: odeślij do domu</translation>
    </message>
    <message>
        <source>Legacy</source>
        <extracomment>An action of every player, alone: bow the Stronghold and search for a Legacy Holding.</extracomment>
        <translation>Posiadłość rodowa do gry</translation>
    </message>
    <message>
        <source>Tactical bonus</source>
        <extracomment>An action of every player, alone: discard a card for a Force bonus.</extracomment>
        <translation>Premia taktyczna</translation>
    </message>
    <message>
        <source>Battle action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Akcja bitewna</translation>
    </message>
    <message>
        <source>Limited action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Akcja ograniczona</translation>
    </message>
    <message>
        <source>Open action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Akcja otwarta</translation>
    </message>
    <message>
        <source>Reaction</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Reakcja</translation>
    </message>
    <message>
        <source>Province %1</source>
        <extracomment>%1 is the number of a Province, counted from the left.</extracomment>
        <translation>Prowincja %1</translation>
    </message>
    <message>
        <source>Battlefield %1</source>
        <extracomment>%1 is the number of a battlefield: that of its Province, counted from the left.</extracomment>
        <translation>Pole bitwy %1</translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>Where a card is, alone.</extracomment>
        <translation>w&#xa0;domu</translation>
    </message>
    <message>
        <source>Dynasty deck</source>
        <extracomment>A deck, alone or after a colon.</extracomment>
        <translation>Talia dynastii</translation>
    </message>
    <message>
        <source>Fate deck</source>
        <translation>Talia losu</translation>
    </message>
    <message>
        <source>Straighten Phase</source>
        <translation>Faza prostowania</translation>
    </message>
    <message>
        <source>Events Phase</source>
        <translation>Faza wydarzeń</translation>
    </message>
    <message>
        <source>Action Phase</source>
        <translation>Faza akcji</translation>
    </message>
    <message>
        <source>Attack Phase</source>
        <translation>Faza ataku</translation>
    </message>
    <message>
        <source>Dynasty Phase</source>
        <translation>Faza dynastii</translation>
    </message>
    <message>
        <source>End Phase</source>
        <translation>Faza końcowa</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Straighten</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Prostowanie</translation>
    </message>
    <message>
        <source>Events</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Wydarzenia</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Akcje</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Atak</translation>
    </message>
    <message>
        <source>Dynasty</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Dynastia</translation>
    </message>
    <message>
        <source>End</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Koniec</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n złoto</numerusform>
            <numerusform>%n złota</numerusform>
            <numerusform>%n złota</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Force</source>
        <extracomment>%1 is a bonus or penalty with its sign.</extracomment>
        <translation>%1 do siły</translation>
    </message>
    <message>
        <source>%1 Chi</source>
        <extracomment>%1 is a bonus or penalty with its sign.</extracomment>
        <translation>%1 do chi</translation>
    </message>
    <message>
        <source>Force %1, Chi %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Siła %1, chi %2</translation>
    </message>
    <message>
        <source>Force %1 (%2 without Followers), Chi %3</source>
        <extracomment>%1 is the Force of a whole unit, %2 that of its Personality alone, %3 is its Chi.</extracomment>
        <translation>Siła %1 (bez drużyn %2), chi %3</translation>
    </message>
    <message>
        <source>Force %1</source>
        <extracomment>A figure printed on a card. %1 is a number.
----------
%1 is a number.</extracomment>
        <translation>Siła %1</translation>
    </message>
</context>
<context>
    <name>ClansCards</name>
    <message>
        <source>Redleaf Bastion</source>
        <extracomment>Name of a card: Stronghold, Maple clan.</extracomment>
        <translation>Bastion czerwonych liści</translation>
    </message>
    <message>
        <source>Hall of White Petals</source>
        <extracomment>Name of a card: Stronghold, Plum clan.</extracomment>
        <translation>Sala białych płatków</translation>
    </message>
    <message>
        <source>Windreed Stables</source>
        <extracomment>Name of a card: Stronghold, Reed clan.</extracomment>
        <translation>Stajnie wietrznych trzcin</translation>
    </message>
    <message>
        <source>Temple of a Thousand Cedars</source>
        <extracomment>Name of a card: Stronghold, Cedar clan.</extracomment>
        <translation>Świątynia tysiąca cedrów</translation>
    </message>
    <message>
        <source>Terraced Rice Fields</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Tarasowe pola ryżowe</translation>
    </message>
    <message>
        <source>Old Family Granary</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Stary spichlerz rodowy</translation>
    </message>
    <message>
        <source>Grandfather’s Orchard</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Sad dziadka</translation>
    </message>
    <message>
        <source>Silk Dyers’ Quarter</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Dzielnica farbiarzy jedwabiu</translation>
    </message>
    <message>
        <source>Harbor Warehouses</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Portowe składy</translation>
    </message>
    <message>
        <source>Deep Vein Gold Works</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Głęboka żyła złota</translation>
    </message>
    <message>
        <source>Fletchers’ Lane</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Zaułek strzelarzy</translation>
    </message>
    <message>
        <source>Packhorse Peddlers</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Wędrowni kramarze</translation>
    </message>
    <message>
        <source>Watchfire Hill</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Wzgórze strażniczych ogni</translation>
    </message>
    <message>
        <source>Hillside Prayer Hall</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Dom modlitwy na wzgórzu</translation>
    </message>
    <message>
        <source>Petitioners’ Court</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Dwór suplikantów</translation>
    </message>
    <message>
        <source>Drill Yard</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Plac ćwiczeń</translation>
    </message>
    <message>
        <source>Copyists’ Archive</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Archiwum kopistów</translation>
    </message>
    <message>
        <source>Physicians’ Garden</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Ogród medyków</translation>
    </message>
    <message>
        <source>Gossips’ Teahouse</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Herbaciarnia plotkarek</translation>
    </message>
    <message>
        <source>Gatehouse Garrison</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Załoga bramy</translation>
    </message>
    <message>
        <source>Charcoal Kilns</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Mielerze węglarzy</translation>
    </message>
    <message>
        <source>Blossom Pavilions</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Pawilony wśród kwiatów</translation>
    </message>
    <message>
        <source>Reedland Pastures</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Pastwiska wśród trzcin</translation>
    </message>
    <message>
        <source>Incense Carvers’ Village</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Wioska rzeźbiarzy kadzideł</translation>
    </message>
    <message>
        <source>Bountiful Autumn</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Obfita jesień</translation>
    </message>
    <message>
        <source>Magistrates’ Audit</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Urzędnicza kontrola</translation>
    </message>
    <message>
        <source>Spring Floods</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Wiosenne powodzie</translation>
    </message>
    <message>
        <source>Court in Mourning</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Dwór w żałobie</translation>
    </message>
    <message>
        <source>Night of Paper Lanterns</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Noc papierowych lampionów</translation>
    </message>
    <message>
        <source>Fever Winds</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Wiatry gorączki</translation>
    </message>
    <message>
        <source>Muster of Volunteers</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Zaciąg ochotników</translation>
    </message>
    <message>
        <source>Falling Stars</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Spadające gwiazdy</translation>
    </message>
    <message>
        <source>Veterans Recalled</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Weterani znów pod bronią</translation>
    </message>
    <message>
        <source>Years of Strife</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Lata waśni</translation>
    </message>
    <message>
        <source>Narrow Defile</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Ciasny wąwóz</translation>
    </message>
    <message>
        <source>Sinking Marsh Road</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Droga przez trzęsawiska</translation>
    </message>
    <message>
        <source>Fertile Basin</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Żyzna kotlina</translation>
    </message>
    <message>
        <source>Fortified Monastery</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Warowny klasztor</translation>
    </message>
    <message>
        <source>Old War Grave</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Stara mogiła żołnierska</translation>
    </message>
    <message>
        <source>Pilgrims’ Road</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Droga pielgrzymów</translation>
    </message>
    <message>
        <source>Masterless Spearman</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Włócznik bez pana</translation>
    </message>
    <message>
        <source>Roadside Bandit Chief</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Herszt przydrożnych zbójów</translation>
    </message>
    <message>
        <source>Begging Monk</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Żebrzący mnich</translation>
    </message>
    <message>
        <source>Hired Bowman</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Najemny łucznik</translation>
    </message>
    <message>
        <source>Throne Envoy</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Wysłannik tronu</translation>
    </message>
    <message>
        <source>Old Strategist Genzo</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Stary strateg Genzo</translation>
    </message>
    <message>
        <source>Peak Hermit</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Pustelnik ze szczytu</translation>
    </message>
    <message>
        <source>Exiled Duelist Rei</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Wygnany pojedynkowicz Rei</translation>
    </message>
    <message>
        <source>Akaba Tetsuo</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Akaba Tetsuo</translation>
    </message>
    <message>
        <source>Akaba Ren</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Akaba Ren</translation>
    </message>
    <message>
        <source>Momijiya Goro</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Momijiya Goro</translation>
    </message>
    <message>
        <source>Momijiya Hana</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Momijiya Hana</translation>
    </message>
    <message>
        <source>Akaba Yasutora</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Akaba Yasutora</translation>
    </message>
    <message>
        <source>Kiyohara Dozen</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Kiyohara Dozen</translation>
    </message>
    <message>
        <source>Momijiya Scout Sae</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Zwiadowca Momijiya Sae</translation>
    </message>
    <message>
        <source>Akaba Quartermaster Jiro</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Kwatermistrz Akaba Jiro</translation>
    </message>
    <message>
        <source>Kiyohara Shinobu</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Kiyohara Shinobu</translation>
    </message>
    <message>
        <source>Akaba Masakage, Red General</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Akaba Masakage, Czerwony Generał</translation>
    </message>
    <message>
        <source>Momijiya Oto, Wall-Breaker</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Momijiya Oto, Burzymur</translation>
    </message>
    <message>
        <source>Kiyohara Daigan, the Unbowed</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Kiyohara Daigan, Nieugięty</translation>
    </message>
    <message>
        <source>Umehara Shion</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Umehara Shion</translation>
    </message>
    <message>
        <source>Umehara Kaoruko</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Umehara Kaoruko</translation>
    </message>
    <message>
        <source>Shirakaba Ryoma</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Shirakaba Ryoma</translation>
    </message>
    <message>
        <source>Shirakaba Nagi</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Shirakaba Nagi</translation>
    </message>
    <message>
        <source>Shirakaba Tomoe</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Shirakaba Tomoe</translation>
    </message>
    <message>
        <source>Umehara Yojiro</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Umehara Yojiro</translation>
    </message>
    <message>
        <source>Tamaki Seiran</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Tamaki Seiran</translation>
    </message>
    <message>
        <source>Shirakaba Heir Mitsu</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Dziedzic Shirakaba Mitsu</translation>
    </message>
    <message>
        <source>Umehara Gardener Ito</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Ogrodnik Umehara Ito</translation>
    </message>
    <message>
        <source>Umehara Chiyo, Voice of the Court</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Umehara Chiyo, Głos Dworu</translation>
    </message>
    <message>
        <source>Shirakaba Kenshiro, First Blade</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Shirakaba Kenshiro, Pierwsze Ostrze</translation>
    </message>
    <message>
        <source>Tamaki Ranmaru, Plum Sage</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Tamaki Ranmaru, Mędrzec Śliwy</translation>
    </message>
    <message>
        <source>Ashihara Hayate</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Ashihara Hayate</translation>
    </message>
    <message>
        <source>Ashihara Kurenai</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Ashihara Kurenai</translation>
    </message>
    <message>
        <source>Ashihara Jinbei</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Ashihara Jinbei</translation>
    </message>
    <message>
        <source>Kazemi Outrider</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Konny zwiadowca Kazemi</translation>
    </message>
    <message>
        <source>Kazemi Yuriko</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Kazemi Yuriko</translation>
    </message>
    <message>
        <source>Kazemi Naosuke</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Kazemi Naosuke</translation>
    </message>
    <message>
        <source>Ashihara Twin Lance Ko</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Ashihara Ko, Dwie Lance</translation>
    </message>
    <message>
        <source>Minato Tsukasa</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Minato Tsukasa</translation>
    </message>
    <message>
        <source>Minato Wave Rider</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Jeździec fal Minato</translation>
    </message>
    <message>
        <source>Ashihara Soun, Thunder of Hooves</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Ashihara Soun, Grom Kopyt</translation>
    </message>
    <message>
        <source>Kazemi Okimi, Silk Tongue</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Kazemi Okimi, Jedwabny Język</translation>
    </message>
    <message>
        <source>Ashihara Gale, Swift Justice</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Ashihara Gale, Rychła Sprawiedliwość</translation>
    </message>
    <message>
        <source>Sugimori Aoi</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Sugimori Aoi</translation>
    </message>
    <message>
        <source>Sugimori Eika</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Sugimori Eika</translation>
    </message>
    <message>
        <source>Sugimori Kaede</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Sugimori Kaede</translation>
    </message>
    <message>
        <source>Mizukane Rokuro</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Mizukane Rokuro</translation>
    </message>
    <message>
        <source>Mizukane Sayo</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Mizukane Sayo</translation>
    </message>
    <message>
        <source>Brother Ensho</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Brat Ensho</translation>
    </message>
    <message>
        <source>Brother Kaku</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Brat Kaku</translation>
    </message>
    <message>
        <source>Sister Nyomi</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Siostra Nyomi</translation>
    </message>
    <message>
        <source>Mizukane Warden Tai</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Strażnik Mizukane Tai</translation>
    </message>
    <message>
        <source>Sugimori Suigetsu, Grove Elder</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Sugimori Suigetsu, Starszy Gaju</translation>
    </message>
    <message>
        <source>Brother Mukan, Empty Bowl</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Brat Mukan, Pusta Misa</translation>
    </message>
    <message>
        <source>Mizukane Homura, Ash Caller</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Mizukane Homura, Zew Popiołów</translation>
    </message>
    <message>
        <source>Shields Locked Tight</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Tarcza przy tarczy</translation>
    </message>
    <message>
        <source>Press the Line</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Naprzód całą linią</translation>
    </message>
    <message>
        <source>Arrows from the Ridge</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Strzały z grani</translation>
    </message>
    <message>
        <source>Close-Quarters Rush</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Natarcie w zwarciu</translation>
    </message>
    <message>
        <source>Dreadful War Cry</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Przeraźliwy okrzyk bojowy</translation>
    </message>
    <message>
        <source>False Retreat</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Pozorowany odwrót</translation>
    </message>
    <message>
        <source>Second Wind</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Drugi oddech</translation>
    </message>
    <message>
        <source>Turned Aside</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Zawróceni z drogi</translation>
    </message>
    <message>
        <source>Hobbled</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Podcięte ścięgna</translation>
    </message>
    <message>
        <source>Shattered Haft</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Strzaskane drzewce</translation>
    </message>
    <message>
        <source>Ambush the Baggage</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Zasadzka na tabory</translation>
    </message>
    <message>
        <source>Stubborn Earthworks</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Nieustępliwe szańce</translation>
    </message>
    <message>
        <source>Hidden Ford</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Ukryty bród</translation>
    </message>
    <message>
        <source>Steel Answers Steel</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Stal odpowiada stali</translation>
    </message>
    <message>
        <source>Ink and Insinuation</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Tusz i insynuacje</translation>
    </message>
    <message>
        <source>Words of Pardon</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Słowa przebaczenia</translation>
    </message>
    <message>
        <source>Unmoved</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Ani kroku</translation>
    </message>
    <message>
        <source>Bodyguard’s Oath</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Przysięga straży przybocznej</translation>
    </message>
    <message>
        <source>Unexpected Counsel</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Nieoczekiwana rada</translation>
    </message>
    <message>
        <source>Scouts’ Reports</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Meldunki zwiadowców</translation>
    </message>
    <message>
        <source>Before They Recover</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Zanim ochłoną</translation>
    </message>
    <message>
        <source>Petition the Throne</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Suplika do tronu</translation>
    </message>
    <message>
        <source>Snowbound Pass</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Zaśnieżona przełęcz</translation>
    </message>
    <message>
        <source>Flooded Paddies</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Zalane pola ryżowe</translation>
    </message>
    <message>
        <source>Red Banners Forward</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Czerwone sztandary naprzód</translation>
    </message>
    <message>
        <source>Over the Wall</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Przez mur</translation>
    </message>
    <message>
        <source>Spend Every Life</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Nie szczędząc życia</translation>
    </message>
    <message>
        <source>Veterans’ Roar</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Ryk weteranów</translation>
    </message>
    <message>
        <source>Trampled Fields</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Stratowane pola</translation>
    </message>
    <message>
        <source>Conscription Order</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Rozkaz poboru</translation>
    </message>
    <message>
        <source>Flawless Reputation</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Nieskazitelna reputacja</translation>
    </message>
    <message>
        <source>Gift Beyond Price</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Bezcenny dar</translation>
    </message>
    <message>
        <source>The Drawn Breath</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Wdech przed cięciem</translation>
    </message>
    <message>
        <source>Rebuke in Verse</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Nagana wierszem</translation>
    </message>
    <message>
        <source>Stand Upon Principle</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>W imię zasad</translation>
    </message>
    <message>
        <source>Witnessed by All</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Na oczach wszystkich</translation>
    </message>
    <message>
        <source>Wheel and Strike</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Zwrot i cios</translation>
    </message>
    <message>
        <source>Lance Charge</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Szarża z lancami</translation>
    </message>
    <message>
        <source>Cut the Road</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Odcięta droga</translation>
    </message>
    <message>
        <source>Scandal on the Highway</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Skandal na trakcie</translation>
    </message>
    <message>
        <source>Leave Them Dust</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Zostawcie im kurz</translation>
    </message>
    <message>
        <source>A Debt Remembered</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Niezapomniany dług</translation>
    </message>
    <message>
        <source>Open Palm</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Otwarta dłoń</translation>
    </message>
    <message>
        <source>Rooted Cedar Stance</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Postawa zakorzenionego cedru</translation>
    </message>
    <message>
        <source>Spirit Bell</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Dzwon duchów</translation>
    </message>
    <message>
        <source>Study of the Wheels</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Nauka o kołach</translation>
    </message>
    <message>
        <source>Wards of Rope and Paper</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Osłony ze sznura i papieru</translation>
    </message>
    <message>
        <source>Ashes Remember</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Popioły pamiętają</translation>
    </message>
    <message>
        <source>Ashigaru Spear Band</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Włócznicy ashigaru</translation>
    </message>
    <message>
        <source>Veteran Pikemen</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Zaprawieni pikinierzy</translation>
    </message>
    <message>
        <source>Village Levy Archers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Łucznicy z wiejskiego zaciągu</translation>
    </message>
    <message>
        <source>Hired Crossbows</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Najemni kusznicy</translation>
    </message>
    <message>
        <source>Light Lancers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Lekcy lansjerzy</translation>
    </message>
    <message>
        <source>Household Guard</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Straż domowa</translation>
    </message>
    <message>
        <source>Standard Company</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Kompania sztandarowa</translation>
    </message>
    <message>
        <source>Mountain Trackers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Górscy tropiciele</translation>
    </message>
    <message>
        <source>Redleaf Vanguard</source>
        <extracomment>Name of a card: Follower, Maple clan.</extracomment>
        <translation>Straż przednia czerwonych liści</translation>
    </message>
    <message>
        <source>Maple Sworn Brothers</source>
        <extracomment>Name of a card: Follower, Maple clan.</extracomment>
        <translation>Zaprzysiężeni bracia Klonu</translation>
    </message>
    <message>
        <source>White Petal Honor Guard</source>
        <extracomment>Name of a card: Follower, Plum clan.</extracomment>
        <translation>Gwardia honorowa białych płatków</translation>
    </message>
    <message>
        <source>Attendant Poets</source>
        <extracomment>Name of a card: Follower, Plum clan.</extracomment>
        <translation>Nadworni poeci</translation>
    </message>
    <message>
        <source>Reed Banner Horse</source>
        <extracomment>Name of a card: Follower, Reed clan.</extracomment>
        <translation>Jazda trzcinowego sztandaru</translation>
    </message>
    <message>
        <source>Skirmish Riders</source>
        <extracomment>Name of a card: Follower, Reed clan.</extracomment>
        <translation>Konni harcownicy</translation>
    </message>
    <message>
        <source>Temple Warrior Novices</source>
        <extracomment>Name of a card: Follower, Cedar clan.</extracomment>
        <translation>Zbrojni nowicjusze ze świątyni</translation>
    </message>
    <message>
        <source>Spirit Lantern Bearers</source>
        <extracomment>Name of a card: Follower, Cedar clan.</extracomment>
        <translation>Niosący lampiony duchów</translation>
    </message>
    <message>
        <source>Plain Katana</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Zwykła katana</translation>
    </message>
    <message>
        <source>Ash-Wood Naginata</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Jesionowa naginata</translation>
    </message>
    <message>
        <source>Lacquered Cuirass</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Lakowany kirys</translation>
    </message>
    <message>
        <source>Great War Bow</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Wielki łuk bojowy</translation>
    </message>
    <message>
        <source>General’s War Fan</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Wachlarz bojowy generała</translation>
    </message>
    <message>
        <source>Seal of Office</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Pieczęć urzędu</translation>
    </message>
    <message>
        <source>Boar-Spear</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Rohatyna</translation>
    </message>
    <message>
        <source>River-Steel Wakizashi</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Wakizashi z rzecznej stali</translation>
    </message>
    <message>
        <source>Crimson Maple Blade</source>
        <extracomment>Name of a card: Item, Maple clan.</extracomment>
        <translation>Ostrze karmazynowego klonu</translation>
    </message>
    <message>
        <source>Petal-Guard Katana</source>
        <extracomment>Name of a card: Item, Plum clan.</extracomment>
        <translation>Katana o gardzie z płatków</translation>
    </message>
    <message>
        <source>Saddle of the Four Winds</source>
        <extracomment>Name of a card: Item, Reed clan.</extracomment>
        <translation>Siodło czterech wiatrów</translation>
    </message>
    <message>
        <source>Staff of Ninety-Nine Rings</source>
        <extracomment>Name of a card: Item, Cedar clan.</extracomment>
        <translation>Kostur dziewięćdziesięciu dziewięciu kręgów</translation>
    </message>
    <message>
        <source>Breath of Embers</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Oddech żaru</translation>
    </message>
    <message>
        <source>Grasping Roots</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Chwytne korzenie</translation>
    </message>
    <message>
        <source>Mists of the Valley</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Mgły doliny</translation>
    </message>
    <message>
        <source>Wind at the Back</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Wiatr w plecy</translation>
    </message>
    <message>
        <source>Walls of Stone</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Kamienne mury</translation>
    </message>
    <message>
        <source>Consuming Pyre</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Trawiący stos</translation>
    </message>
    <message>
        <source>Mirror of Still Water</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Zwierciadło nieruchomej wody</translation>
    </message>
    <message>
        <source>Whispering Void</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Szepcząca pustka</translation>
    </message>
    <message>
        <source>Kami’s Favor</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Przychylność kami</translation>
    </message>
    <message>
        <source>Call the Guardian Spirit</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Wezwanie ducha opiekuna</translation>
    </message>
    <message>
        <source>Wheel of Wind</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Koło wiatru</translation>
    </message>
    <message>
        <source>Wheel of Stone</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Koło kamienia</translation>
    </message>
    <message>
        <source>Wheel of Flame</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Koło płomienia</translation>
    </message>
    <message>
        <source>Wheel of Tides</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Koło pływów</translation>
    </message>
    <message>
        <source>Wheel of Silence</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Koło ciszy</translation>
    </message>
    <message>
        <source>Tireless Battle: Give your target attacking Personality with a Follower attached +2F.</source>
        <extracomment>Text of the card Redleaf Bastion.</extracomment>
        <translation>Niestrudzona, Bitwa: Twoja wybrana atakująca postać z&#xa0;dołączoną drużyną otrzymuje +2S.</translation>
    </message>
    <message>
        <source>Tireless Limited: Bow your target honorable Personality with 2 or higher Personal Honor: Gain 1 Honor.</source>
        <extracomment>Text of the card Hall of White Petals.</extracomment>
        <translation>Niestrudzona, Ograniczona: Pochyl swoją wybraną honorową postać o&#xa0;honorze osobistym 2 lub wyższym: Zyskaj 1 punkt honoru.</translation>
    </message>
    <message>
        <source>Absent Tireless Battle: Move your target Cavalry unit home, or from home to the current battlefield.</source>
        <extracomment>Text of the card Windreed Stables.</extracomment>
        <translation>Zaoczna, Niestrudzona, Bitwa: Przenieś swój wybrany oddział kawalerii do domu albo z&#xa0;domu na bieżące pole bitwy.</translation>
    </message>
    <message>
        <source>Tireless Reaction: After your action from a Spell or Ring resolves: Draw a card, then discard a card.</source>
        <extracomment>Text of the card Temple of a Thousand Cedars.</extracomment>
        <translation>Niestrudzona, Reakcja: Po tym, jak zostanie rozpatrzona twoja akcja z&#xa0;zaklęcia lub kręgu: Dobierz kartę, następnie odrzuć kartę.</translation>
    </message>
    <message>
        <source>Limited: Put a target face-up card in one of your Provinces on the bottom of its deck. Refill the Province face-up.</source>
        <extracomment>Text of the card Old Family Granary.</extracomment>
        <translation>Ograniczona: Połóż wybraną odkrytą kartę z&#xa0;jednej ze swoich prowincji na spodzie jej talii. Uzupełnij tę prowincję odkrytą kartą.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold when paying for a Holding.</source>
        <extracomment>Text of the card Grandfather’s Orchard.
----------
Text of the card Packhorse Peddlers.</extracomment>
        <translation>Produkuje o&#xa0;1 złoto więcej, gdy płacisz za posiadłość.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold when paying for an attachment.</source>
        <extracomment>Text of the card Fletchers’ Lane.</extracomment>
        <translation>Produkuje o&#xa0;1 złoto więcej, gdy płacisz za dodatek.</translation>
    </message>
    <message>
        <source>Absent Battle: If you are the Defender, bow this card: Give the current battlefield’s Province +2 strength.</source>
        <extracomment>Text of the card Watchfire Hill.</extracomment>
        <translation>Zaoczna, Bitwa: Jeśli jesteś obrońcą, pochyl tę kartę: Prowincja bieżącego pola bitwy otrzymuje +2 do siły prowincji.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Gain 1 Honor.</source>
        <extracomment>Text of the card Hillside Prayer Hall.
----------
Text of the card Pilgrims’ Road.
----------
Text of the card Attendant Poets.</extracomment>
        <translation>Ograniczona: Pochyl tę kartę: Zyskaj 1 punkt honoru.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card, bow your target Courtier: Gain 2 Honor.</source>
        <extracomment>Text of the card Petitioners’ Court.</extracomment>
        <translation>Polityczna, Ograniczona: Pochyl tę kartę, pochyl swojego wybranego dworzanina: Zyskaj 2 punkty honoru.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Give your target Personality +2F.</source>
        <extracomment>Text of the card Drill Yard.</extracomment>
        <translation>Bitwa: Pochyl tę kartę: Twoja wybrana postać otrzymuje +2S.</translation>
    </message>
    <message>
        <source>Limited: Bow this card, discard a card: Draw a card.</source>
        <extracomment>Text of the card Copyists’ Archive.</extracomment>
        <translation>Ograniczona: Pochyl tę kartę, odrzuć kartę: Dobierz kartę.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be destroyed by an action, destroy this card: Negate the destruction. Bow the Personality.</source>
        <extracomment>Text of the card Physicians’ Garden.</extracomment>
        <translation>Reakcja: Zanim twoja postać zostanie zniszczona przez akcję, zniszcz tę kartę: Unieważnij zniszczenie. Pochyl tę postać.</translation>
    </message>
    <message>
        <source>Open: Bow this card: Look at another target player’s hand.</source>
        <extracomment>Text of the card Gossips’ Teahouse.</extracomment>
        <translation>Otwarta: Pochyl tę kartę: Obejrzyj karty na ręce innego wybranego gracza.</translation>
    </message>
    <message>
        <source>Reaction: After an attack is declared against you, bow this card: Straighten your target Personality.</source>
        <extracomment>Text of the card Gatehouse Garrison.</extracomment>
        <translation>Reakcja: Po tym, jak zostanie zadeklarowany atak na ciebie, pochyl tę kartę: Wyprostuj swoją wybraną postać.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Maple Clan player.</source>
        <extracomment>Text of the card Charcoal Kilns.</extracomment>
        <translation>Produkuje o&#xa0;1 złoto więcej, jeśli grasz klanem Klonu.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Plum Clan player.</source>
        <extracomment>Text of the card Blossom Pavilions.</extracomment>
        <translation>Produkuje o&#xa0;1 złoto więcej, jeśli grasz klanem Śliwy.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Reed Clan player.</source>
        <extracomment>Text of the card Reedland Pastures.</extracomment>
        <translation>Produkuje o&#xa0;1 złoto więcej, jeśli grasz klanem Trzciny.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Cedar Clan player.</source>
        <extracomment>Text of the card Incense Carvers’ Village.</extracomment>
        <translation>Produkuje o&#xa0;1 złoto więcej, jeśli grasz klanem Cedru.</translation>
    </message>
    <message>
        <source>Draw a card. Each other player may draw a card.</source>
        <extracomment>Text of the card Bountiful Autumn.</extracomment>
        <translation>Dobierz kartę. Każdy inny gracz może dobrać kartę.</translation>
    </message>
    <message>
        <source>Each player with 20 or more Honor loses 3 Honor.</source>
        <extracomment>Text of the card Magistrates’ Audit.</extracomment>
        <translation>Każdy gracz o&#xa0;honorze rodu 20 lub wyższym traci 3 punkty honoru.</translation>
    </message>
    <message>
        <source>Each player, starting with you, bows one of their unbowed Holdings.</source>
        <extracomment>Text of the card Spring Floods.</extracomment>
        <translation>Każdy gracz, zaczynając od ciebie, pochyla jedną ze swoich niepochylonych posiadłości.</translation>
    </message>
    <message>
        <source>Until your next turn begins, attacks may not be declared.</source>
        <extracomment>Text of the card Court in Mourning.</extracomment>
        <translation>Do początku twojej następnej tury nie można deklarować ataków.</translation>
    </message>
    <message>
        <source>The Imperial Favor becomes uncontrolled. Then, if you control a Personality with 2 or higher Personal Honor, take the Imperial Favor.</source>
        <extracomment>Text of the card Night of Paper Lanterns.</extracomment>
        <translation>Łaska cesarska przestaje być kontrolowana. Następnie, jeśli kontrolujesz postać o&#xa0;honorze osobistym 2 lub wyższym, weź łaskę cesarską.</translation>
    </message>
    <message>
        <source>Each player, starting with you, chooses one of their Personalities and puts a –1C token on it.</source>
        <extracomment>Text of the card Fever Winds.</extracomment>
        <translation>Każdy gracz, zaczynając od ciebie, wybiera jedną ze swoich postaci i&#xa0;umieszcza na niej znacznik –1C.</translation>
    </message>
    <message>
        <source>Put this Event into play. All Provinces have –1 strength.</source>
        <extracomment>Text of the card Years of Strife.</extracomment>
        <translation>Wprowadź to wydarzenie do gry. Wszystkie prowincje mają –1 do siły prowincji.</translation>
    </message>
    <message>
        <source>Attacking Cavalry Personalities at this Province’s battlefield have –2F.</source>
        <extracomment>Text of the card Sinking Marsh Road.</extracomment>
        <translation>Atakujące postacie kawalerii na polu bitwy tej prowincji mają –2S.</translation>
    </message>
    <message>
        <source>Battle: Give a target enemy Personality or Follower –2F.</source>
        <extracomment>Text of the card Peak Hermit.
----------
Text of the card Reed Banner Horse.</extracomment>
        <translation>Bitwa: Wybrana wroga postać lub drużyna otrzymuje –2S.</translation>
    </message>
    <message>
        <source>Battle: If you are the Attacker: Give the current battlefield’s Province –3 strength.</source>
        <extracomment>Text of the card Momijiya Oto, Wall-Breaker.
----------
Text of the card Over the Wall.</extracomment>
        <translation>Bitwa: Jeśli jesteś atakującym: Prowincja bieżącego pola bitwy otrzymuje –3 do siły prowincji.</translation>
    </message>
    <message>
        <source>Battle: Give a target enemy Personality or Follower –3F.</source>
        <extracomment>Text of the card Brother Mukan, Empty Bowl.</extracomment>
        <translation>Bitwa: Wybrana wroga postać lub drużyna otrzymuje –3S.</translation>
    </message>
    <message>
        <source>Attacking Followers at this battlefield have –1F.</source>
        <extracomment>Text of the card Flooded Paddies.</extracomment>
        <translation>Atakujące drużyny na tym polu bitwy mają –1S.</translation>
    </message>
    <message>
        <source>Political Favor Limited: Discard the Imperial Favor: Bow another player’s target Personality and put a –1F token on it.</source>
        <extracomment>Text of the card A Debt Remembered.</extracomment>
        <translation>Polityczna, Łaska, Ograniczona: Odrzuć łaskę cesarską: Pochyl wybraną postać innego gracza i&#xa0;umieść na niej znacznik –1S.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Give a target enemy Personality –2C.</source>
        <extracomment>Text of the card Mirror of Still Water.</extracomment>
        <translation>Bitwa: Pochyl tę kartę: Wybrana wroga postać otrzymuje –2C.</translation>
    </message>
    <message>
        <source>This turn, your Personalities enter play paying 1 less Gold.</source>
        <extracomment>Text of the card Muster of Volunteers.</extracomment>
        <translation>W&#xa0;tej turze, wprowadzając do gry swoje postacie, płacisz o&#xa0;1 złoto mniej.</translation>
    </message>
    <message>
        <source>Look at the top 3 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Falling Stars.</extracomment>
        <translation>Obejrzyj 3 wierzchnie karty swojej talii losu. Jedną weź na rękę, a&#xa0;pozostałe połóż na spodzie talii w&#xa0;dowolnej kolejności.</translation>
    </message>
    <message>
        <source>You may put a target discarded Personality (not dead) from your discard pile on top of your Dynasty deck.</source>
        <extracomment>Text of the card Veterans Recalled.</extracomment>
        <translation>Możesz położyć wybraną odrzuconą postać (nie martwą) ze swojego stosu kart odrzuconych na wierzchu swojej talii dynastii.</translation>
    </message>
    <message>
        <source>This Province has +2 strength.</source>
        <extracomment>Text of the card Narrow Defile.</extracomment>
        <translation>Ta prowincja ma +2 do siły prowincji.</translation>
    </message>
    <message>
        <source>Holdings enter play from this Province paying 1 less Gold.</source>
        <extracomment>Text of the card Fertile Basin.</extracomment>
        <translation>Wprowadzając do gry posiadłości z&#xa0;tej prowincji, płacisz o&#xa0;1 złoto mniej.</translation>
    </message>
    <message>
        <source>Battle: If the battle is at this Province, bow this card: Give your target Personality defending at this Province +3F.</source>
        <extracomment>Text of the card Fortified Monastery.</extracomment>
        <translation>Bitwa: Jeśli bitwa toczy się w&#xa0;tej prowincji, pochyl tę kartę: Twoja wybrana postać broniąca tej prowincji otrzymuje +3S.</translation>
    </message>
    <message>
        <source>Limited: Pay 3 Gold: Put a +1F token on your target Personality.</source>
        <extracomment>Text of the card Old War Grave.</extracomment>
        <translation>Ograniczona: Zapłać 3 złota: Umieść znacznik +1S na swojej wybranej postaci.</translation>
    </message>
    <message>
        <source>Has +1F while opposed.</source>
        <extracomment>Text of the card Masterless Spearman.
----------
Text of the card Veteran Pikemen.</extracomment>
        <translation>Ma +1S, gdy napotyka opór.</translation>
    </message>
    <message>
        <source>After this card enters play: Lose 2 Honor.</source>
        <extracomment>Text of the card Roadside Bandit Chief.</extracomment>
        <translation>Po tym, jak ta karta wejdzie do gry: Strać 2 punkty honoru.</translation>
    </message>
    <message>
        <source>Battle: Destroy a target enemy Item.</source>
        <extracomment>Text of the card Roadside Bandit Chief.
----------
Text of the card Shattered Haft.</extracomment>
        <translation>Bitwa: Zniszcz wybrany wrogi przedmiot.</translation>
    </message>
    <message>
        <source>Battle: Straighten another of your target Personalities.</source>
        <extracomment>Text of the card Begging Monk.</extracomment>
        <translation>Bitwa: Wyprostuj inną swoją wybraną postać.</translation>
    </message>
    <message>
        <source>Battle: Ranged 2 Attack.</source>
        <extracomment>Text of the card Hired Bowman.
----------
Text of the card Momijiya Scout Sae.</extracomment>
        <translation>Bitwa: Atak dystansowy 2.</translation>
    </message>
    <message>
        <source>Political Limited: If no other player has higher Honor than you, bow this card: Take the Imperial Favor.</source>
        <extracomment>Text of the card Throne Envoy.</extracomment>
        <translation>Polityczna, Ograniczona: Jeśli żaden inny gracz nie ma wyższego honoru rodu niż ty, pochyl tę kartę: Weź łaskę cesarską.</translation>
    </message>
    <message>
        <source>Tactical Battle: If your army is opposed, discard a card: Draw a card.</source>
        <extracomment>Text of the card Old Strategist Genzo.</extracomment>
        <translation>Taktyczna, Bitwa: Jeśli twoja armia napotyka opór, odrzuć kartę: Dobierz kartę.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser.</source>
        <extracomment>Text of the card Exiled Duelist Rei.</extracomment>
        <translation>Iaijutsu, Bitwa: Ta postać rzuca wyzwanie wybranej wrogiej postaci. Zniszcz przegraną postać.</translation>
    </message>
    <message>
        <source>Battle: Give another of your target attacking Personalities +2F.</source>
        <extracomment>Text of the card Akaba Tetsuo.</extracomment>
        <translation>Bitwa: Inna twoja wybrana atakująca postać otrzymuje +2S.</translation>
    </message>
    <message>
        <source>Has +1F while attacking.</source>
        <extracomment>Text of the card Akaba Ren.</extracomment>
        <translation>Ma +1S, gdy atakuje.</translation>
    </message>
    <message>
        <source>Followers in this unit have +1F.</source>
        <extracomment>Text of the card Momijiya Goro.</extracomment>
        <translation>Drużyny w&#xa0;tym oddziale mają +1S.</translation>
    </message>
    <message>
        <source>Tactical Battle: Discard a card: Straighten your target Follower.</source>
        <extracomment>Text of the card Momijiya Hana.</extracomment>
        <translation>Taktyczna, Bitwa: Odrzuć kartę: Wyprostuj swoją wybraną drużynę.</translation>
    </message>
    <message>
        <source>Conqueror. (This unit does not bow when it returns home from attacking.)</source>
        <extracomment>Text of the card Akaba Yasutora.</extracomment>
        <translation>Zdobywca. (Ten oddział nie pochyla się, gdy wraca do domu po ataku.)</translation>
    </message>
    <message>
        <source>Battle: Destroy this card: Destroy a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Kiyohara Dozen.</extracomment>
        <translation>Bitwa: Zniszcz tę kartę: Zniszcz wybraną wrogą postać o&#xa0;niższej lub równej sile.</translation>
    </message>
    <message>
        <source>Followers attach to your Personalities paying 1 less Gold.</source>
        <extracomment>Text of the card Akaba Quartermaster Jiro.</extracomment>
        <translation>Dołączając drużyny do swoich postaci, płacisz o&#xa0;1 złoto mniej.</translation>
    </message>
    <message>
        <source>Will not be moved home by other players’ cards.</source>
        <extracomment>Text of the card Kiyohara Shinobu.</extracomment>
        <translation>Nie może zostać przeniesiona do domu przez karty innych graczy.</translation>
    </message>
    <message>
        <source>Your other Samurai each have +1F.</source>
        <extracomment>Text of the card Akaba Masakage, Red General.</extracomment>
        <translation>Każdy inny twój samuraj ma +1S.</translation>
    </message>
    <message>
        <source>Battle: Melee 5 Attack.</source>
        <extracomment>Text of the card Akaba Masakage, Red General.</extracomment>
        <translation>Bitwa: Atak wręcz 5.</translation>
    </message>
    <message>
        <source>Will not be bowed by other players’ cards.</source>
        <extracomment>Text of the card Kiyohara Daigan, the Unbowed.</extracomment>
        <translation>Nie może zostać pochylona przez karty innych graczy.</translation>
    </message>
    <message>
        <source>Battle: Fear 4.</source>
        <extracomment>Text of the card Kiyohara Daigan, the Unbowed.
----------
Text of the card Dreadful War Cry.</extracomment>
        <translation>Bitwa: Strach 4.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Gain 1 Honor.</source>
        <extracomment>Text of the card Umehara Shion.</extracomment>
        <translation>Polityczna, Ograniczona: Pochyl tę kartę: Zyskaj 1 punkt honoru.</translation>
    </message>
    <message>
        <source>Political Open: Bow this card: Bow another player’s target Personality with 1 or lower Personal Honor.</source>
        <extracomment>Text of the card Umehara Kaoruko.</extracomment>
        <translation>Polityczna, Otwarta: Pochyl tę kartę: Pochyl wybraną postać innego gracza o&#xa0;honorze osobistym 1 lub niższym.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser. If yours won, gain 2 Honor.</source>
        <extracomment>Text of the card Shirakaba Ryoma.</extracomment>
        <translation>Iaijutsu, Bitwa: Ta postać rzuca wyzwanie wybranej wrogiej postaci. Zniszcz przegraną postać. Jeśli wygra twoja postać, zyskaj 2 punkty honoru.</translation>
    </message>
    <message>
        <source>Has +1F while defending.</source>
        <extracomment>Text of the card Shirakaba Nagi.</extracomment>
        <translation>Ma +1S, gdy się broni.</translation>
    </message>
    <message>
        <source>Iaijutsu Limited: This Personality challenges another player’s target Personality. That player may refuse; if so, dishonor their Personality. Bow and dishonor the loser.</source>
        <extracomment>Text of the card Shirakaba Tomoe.</extracomment>
        <translation>Iaijutsu, Ograniczona: Ta postać rzuca wyzwanie wybranej postaci innego gracza. Ten gracz może odmówić; wtedy zhańb jego postać. Pochyl i&#xa0;zhańb przegraną postać.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your other Personality at this location, bow this card: Negate that action’s effects on that Personality.</source>
        <extracomment>Text of the card Umehara Yojiro.</extracomment>
        <translation>Reakcja: Po tym, jak inna twoja postać w&#xa0;tym miejscu stanie się celem akcji innego gracza, pochyl tę kartę: Unieważnij efekty tej akcji wobec tamtej postaci.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with lower Personal Honor than this one.</source>
        <extracomment>Text of the card Tamaki Seiran.</extracomment>
        <translation>Bitwa: Pochyl tę kartę: Przenieś do domu wybraną wrogą postać o&#xa0;niższym honorze osobistym niż ta postać.</translation>
    </message>
    <message>
        <source>After this card enters play: Gain 1 Honor.</source>
        <extracomment>Text of the card Shirakaba Heir Mitsu.</extracomment>
        <translation>Po tym, jak ta karta wejdzie do gry: Zyskaj 1 punkt honoru.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Rehonor a target Personality.</source>
        <extracomment>Text of the card Umehara Gardener Ito.</extracomment>
        <translation>Ograniczona: Pochyl tę kartę: Przywróć honor wybranej postaci.</translation>
    </message>
    <message>
        <source>While you control the Imperial Favor, your other Courtiers each have +1PH.</source>
        <extracomment>Text of the card Umehara Chiyo, Voice of the Court.</extracomment>
        <translation>Gdy kontrolujesz łaskę cesarską, każdy inny twój dworzanin ma +1HO.</translation>
    </message>
    <message>
        <source>Political Limited: If you control the Imperial Favor, bow this card: Gain 2 Honor.</source>
        <extracomment>Text of the card Umehara Chiyo, Voice of the Court.</extracomment>
        <translation>Polityczna, Ograniczona: Jeśli kontrolujesz łaskę cesarską, pochyl tę kartę: Zyskaj 2 punkty honoru.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser. If yours won, straighten it.</source>
        <extracomment>Text of the card Shirakaba Kenshiro, First Blade.</extracomment>
        <translation>Iaijutsu, Bitwa: Ta postać rzuca wyzwanie wybranej wrogiej postaci. Zniszcz przegraną postać. Jeśli wygra twoja postać, wyprostuj ją.</translation>
    </message>
    <message>
        <source>Reaction: Before you would lose Honor from another player’s card: Reduce the loss by 3.</source>
        <extracomment>Text of the card Tamaki Ranmaru, Plum Sage.</extracomment>
        <translation>Reakcja: Zanim stracisz punkty honoru przez kartę innego gracza: Zmniejsz stratę o&#xa0;3.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Move this Personality to the current battlefield.</source>
        <extracomment>Text of the card Ashihara Hayate.</extracomment>
        <translation>Zaoczna, Z&#xa0;domu, Bitwa: Przenieś tę postać na bieżące pole bitwy.</translation>
    </message>
    <message>
        <source>Battle: Give another of your target Cavalry Personalities +2F.</source>
        <extracomment>Text of the card Ashihara Jinbei.</extracomment>
        <translation>Bitwa: Inna twoja wybrana postać kawalerii otrzymuje +2S.</translation>
    </message>
    <message>
        <source>Battle: Move this Personality home. Draw a card.</source>
        <extracomment>Text of the card Kazemi Outrider.</extracomment>
        <translation>Bitwa: Przenieś tę postać do domu. Dobierz kartę.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Another target player loses 1 Honor.</source>
        <extracomment>Text of the card Kazemi Yuriko.</extracomment>
        <translation>Polityczna, Ograniczona: Pochyl tę kartę: Inny wybrany gracz traci 1 punkt honoru.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Another player’s target Personality with lower Personal Honor than this one may not assign this turn.</source>
        <extracomment>Text of the card Kazemi Naosuke.</extracomment>
        <translation>Polityczna, Ograniczona: Pochyl tę kartę: Wybrana postać innego gracza o&#xa0;niższym honorze osobistym niż ta postać nie może zostać przydzielona w&#xa0;tej turze.</translation>
    </message>
    <message>
        <source>Battle: Melee 3 Attack.</source>
        <extracomment>Text of the card Ashihara Twin Lance Ko.
----------
Text of the card Redleaf Vanguard.</extracomment>
        <translation>Bitwa: Atak wręcz 3.</translation>
    </message>
    <message>
        <source>Battle: Your target unit gains Cavalry until the turn ends. Straighten its Personality.</source>
        <extracomment>Text of the card Minato Tsukasa.</extracomment>
        <translation>Bitwa: Twój wybrany oddział zyskuje słowo kluczowe Kawaleria do końca tury. Wyprostuj jego postać.</translation>
    </message>
    <message>
        <source>Has +2F while unopposed.</source>
        <extracomment>Text of the card Minato Wave Rider.</extracomment>
        <translation>Ma +2S, gdy uczestniczy w&#xa0;bitwie bez oporu.</translation>
    </message>
    <message>
        <source>Your other Cavalry Personalities each have +1F.</source>
        <extracomment>Text of the card Ashihara Soun, Thunder of Hooves.</extracomment>
        <translation>Każda inna twoja postać kawalerii ma +1S.</translation>
    </message>
    <message>
        <source>Battle: Move home a target enemy Personality with lower Force than this one.</source>
        <extracomment>Text of the card Ashihara Soun, Thunder of Hooves.</extracomment>
        <translation>Bitwa: Przenieś do domu wybraną wrogą postać o&#xa0;niższej sile niż ta postać.</translation>
    </message>
    <message>
        <source>Home Political Battle: Bow this card: Move home a target enemy Personality with 2 or lower Personal Honor. Its controller loses 1 Honor.</source>
        <extracomment>Text of the card Kazemi Okimi, Silk Tongue.</extracomment>
        <translation>Z&#xa0;domu, Polityczna, Bitwa: Pochyl tę kartę: Przenieś do domu wybraną wrogą postać o&#xa0;honorze osobistym 2 lub niższym. Gracz, który ją kontroluje, traci 1 punkt honoru.</translation>
    </message>
    <message>
        <source>Battle: Bow a target enemy Personality with lower Force than this one.</source>
        <extracomment>Text of the card Ashihara Gale, Swift Justice.</extracomment>
        <translation>Bitwa: Pochyl wybraną wrogą postać o&#xa0;niższej sile niż ta postać.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with 3 or lower Force.</source>
        <extracomment>Text of the card Sugimori Aoi.</extracomment>
        <translation>Bitwa: Pochyl tę kartę: Przenieś do domu wybraną wrogą postać o&#xa0;sile 3 lub niższej.</translation>
    </message>
    <message>
        <source>Spells attach to this Personality paying 1 less Gold.</source>
        <extracomment>Text of the card Sugimori Eika.</extracomment>
        <translation>Dołączając zaklęcia do tej postaci, płacisz o&#xa0;1 złoto mniej.</translation>
    </message>
    <message>
        <source>Battle: Ranged 3 Attack.</source>
        <extracomment>Text of the card Sugimori Kaede.</extracomment>
        <translation>Bitwa: Atak dystansowy 3.</translation>
    </message>
    <message>
        <source>Your Province has +2 strength while this Personality is defending at it.</source>
        <extracomment>Text of the card Mizukane Rokuro.</extracomment>
        <translation>Twoja prowincja ma +2 do siły prowincji, gdy ta postać jej broni.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Look at the top 2 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Mizukane Sayo.</extracomment>
        <translation>Ograniczona: Pochyl tę kartę: Obejrzyj 2 wierzchnie karty swojej talii losu. Jedną weź na rękę, a&#xa0;pozostałe połóż na spodzie talii w&#xa0;dowolnej kolejności.</translation>
    </message>
    <message>
        <source>Tireless Battle: Straighten this Personality.</source>
        <extracomment>Text of the card Brother Ensho.</extracomment>
        <translation>Niestrudzona, Bitwa: Wyprostuj tę postać.</translation>
    </message>
    <message>
        <source>Battle: Melee 2 Attack, with +2 strength if you control a Ring.</source>
        <extracomment>Text of the card Brother Kaku.</extracomment>
        <translation>Bitwa: Atak wręcz 2, z&#xa0;+2 do wartości ataku, jeśli kontrolujesz krąg.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Bow a target enemy Personality with lower Chi than this one.</source>
        <extracomment>Text of the card Sister Nyomi.</extracomment>
        <translation>Bitwa: Pochyl tę kartę: Pochyl wybraną wrogą postać o&#xa0;niższym chi niż ta postać.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your Shugenja at this location, bow this card: Negate that action’s effects on that Personality.</source>
        <extracomment>Text of the card Mizukane Warden Tai.</extracomment>
        <translation>Reakcja: Po tym, jak twoja postać shugenja w&#xa0;tym miejscu stanie się celem akcji innego gracza, pochyl tę kartę: Unieważnij efekty tej akcji wobec tamtej postaci.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Search your Fate deck for a Ring, show it, and put it in your hand. Shuffle.</source>
        <extracomment>Text of the card Sugimori Suigetsu, Grove Elder.</extracomment>
        <translation>Ograniczona: Pochyl tę kartę: Przeszukaj swoją talię losu w&#xa0;poszukiwaniu kręgu, pokaż go i&#xa0;weź na rękę. Przetasuj talię.</translation>
    </message>
    <message>
        <source>Has +1F for each Ring you control.</source>
        <extracomment>Text of the card Brother Mukan, Empty Bowl.</extracomment>
        <translation>Ma +1S za każdy krąg, który kontrolujesz.</translation>
    </message>
    <message>
        <source>Battle: Ranged 5 Attack.</source>
        <extracomment>Text of the card Mizukane Homura, Ash Caller.</extracomment>
        <translation>Bitwa: Atak dystansowy 5.</translation>
    </message>
    <message>
        <source>Battle: Give your target Personality +3F.</source>
        <extracomment>Text of the card Shields Locked Tight.</extracomment>
        <translation>Bitwa: Twoja wybrana postać otrzymuje +3S.</translation>
    </message>
    <message>
        <source>Battle: Each of your Personalities at the current battlefield gets +1F.</source>
        <extracomment>Text of the card Press the Line.</extracomment>
        <translation>Bitwa: Każda twoja postać na bieżącym polu bitwy otrzymuje +1S.</translation>
    </message>
    <message>
        <source>Battle: Ranged 4 Attack.</source>
        <extracomment>Text of the card Arrows from the Ridge.</extracomment>
        <translation>Bitwa: Atak dystansowy 4.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality: Melee 4 Attack.</source>
        <extracomment>Text of the card Close-Quarters Rush.</extracomment>
        <translation>Bitwa: Wybierz na cel swoją wykonującą akcję niepochyloną postać: Atak wręcz 4.</translation>
    </message>
    <message>
        <source>Battle: Move your target Personality home. Draw a card.</source>
        <extracomment>Text of the card False Retreat.</extracomment>
        <translation>Bitwa: Przenieś swoją wybraną postać do domu. Dobierz kartę.</translation>
    </message>
    <message>
        <source>Battle: Straighten your target Personality.</source>
        <extracomment>Text of the card Second Wind.</extracomment>
        <translation>Bitwa: Wyprostuj swoją wybraną postać.</translation>
    </message>
    <message>
        <source>Battle: Move home a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Turned Aside.</extracomment>
        <translation>Bitwa: Przenieś do domu wybraną wrogą postać o&#xa0;sile 4 lub niższej.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality to bow a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Hobbled.</extracomment>
        <translation>Bitwa: Wybierz na cel swoją wykonującą akcję niepochyloną postać, aby pochylić wybraną wrogą postać o&#xa0;niższej lub równej sile.</translation>
    </message>
    <message>
        <source>Limited: Discard a card: Draw a card.</source>
        <extracomment>Text of the card Shattered Haft.</extracomment>
        <translation>Ograniczona: Odrzuć kartę: Dobierz kartę.</translation>
    </message>
    <message>
        <source>Battle: Destroy a target enemy Follower with 3 or lower Force.</source>
        <extracomment>Text of the card Ambush the Baggage.</extracomment>
        <translation>Bitwa: Zniszcz wybraną wrogą drużynę o&#xa0;sile 3 lub niższej.</translation>
    </message>
    <message>
        <source>Battle: If you are the Defender: Give the current battlefield’s Province +4 strength.</source>
        <extracomment>Text of the card Stubborn Earthworks.</extracomment>
        <translation>Bitwa: Jeśli jesteś obrońcą: Prowincja bieżącego pola bitwy otrzymuje +4 do siły prowincji.</translation>
    </message>
    <message>
        <source>Absent Battle: Move your target unbowed Personality to the current battlefield.</source>
        <extracomment>Text of the card Hidden Ford.</extracomment>
        <translation>Zaoczna, Bitwa: Przenieś swoją wybraną niepochyloną postać na bieżące pole bitwy.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: Your target performing unbowed Samurai challenges a target enemy Personality. Destroy the loser.</source>
        <extracomment>Text of the card Steel Answers Steel.</extracomment>
        <translation>Iaijutsu, Bitwa: Twój wybrany wykonujący akcję niepochylony samuraj rzuca wyzwanie wybranej wrogiej postaci. Zniszcz przegraną postać.</translation>
    </message>
    <message>
        <source>Political Limited: Bow your target Courtier: Dishonor another player’s target Personality.</source>
        <extracomment>Text of the card Ink and Insinuation.</extracomment>
        <translation>Polityczna, Ograniczona: Pochyl swojego wybranego dworzanina: Zhańb wybraną postać innego gracza.</translation>
    </message>
    <message>
        <source>Limited: Rehonor your target Personality. Gain 1 Honor.</source>
        <extracomment>Text of the card Words of Pardon.</extracomment>
        <translation>Ograniczona: Przywróć honor swojej wybranej postaci. Zyskaj 1 punkt honoru.</translation>
    </message>
    <message>
        <source>Reaction: Before you would lose Honor: Reduce the loss by 2.</source>
        <extracomment>Text of the card Words of Pardon.</extracomment>
        <translation>Reakcja: Zanim stracisz punkty honoru: Zmniejsz stratę o&#xa0;2.</translation>
    </message>
    <message>
        <source>Reaction: Before another player’s action would move your Personality home: Negate the movement.</source>
        <extracomment>Text of the card Unmoved.</extracomment>
        <translation>Reakcja: Zanim twoja postać zostanie przeniesiona do domu przez akcję innego gracza: Unieważnij przeniesienie.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be destroyed by an action, bow another of your target Personalities: Negate the destruction.</source>
        <extracomment>Text of the card Bodyguard’s Oath.</extracomment>
        <translation>Reakcja: Zanim twoja postać zostanie zniszczona przez akcję, pochyl inną swoją wybraną postać: Unieważnij zniszczenie.</translation>
    </message>
    <message>
        <source>Limited: Discard a card: Draw 2 cards.</source>
        <extracomment>Text of the card Unexpected Counsel.</extracomment>
        <translation>Ograniczona: Odrzuć kartę: Dobierz 2 karty.</translation>
    </message>
    <message>
        <source>Limited: Look at the top 3 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Scouts’ Reports.</extracomment>
        <translation>Ograniczona: Obejrzyj 3 wierzchnie karty swojej talii losu. Jedną weź na rękę, a&#xa0;pozostałe połóż na spodzie talii w&#xa0;dowolnej kolejności.</translation>
    </message>
    <message>
        <source>Battle: Give your target Personality +1F. You may take an additional Battle action.</source>
        <extracomment>Text of the card Before They Recover.</extracomment>
        <translation>Bitwa: Twoja wybrana postać otrzymuje +1S. Możesz wykonać dodatkową akcję bitewną.</translation>
    </message>
    <message>
        <source>Political Limited: If no other player has higher Honor than you, bow your target Personality with 1 or higher Personal Honor: Take the Imperial Favor.</source>
        <extracomment>Text of the card Petition the Throne.</extracomment>
        <translation>Polityczna, Ograniczona: Jeśli żaden inny gracz nie ma wyższego honoru rodu niż ty, pochyl swoją wybraną postać o&#xa0;honorze osobistym 1 lub wyższym: Weź łaskę cesarską.</translation>
    </message>
    <message>
        <source>Personalities will not be moved to or from this battlefield by actions.</source>
        <extracomment>Text of the card Snowbound Pass.</extracomment>
        <translation>Postacie nie mogą zostać przeniesione na to pole bitwy ani z&#xa0;niego przez akcje.</translation>
    </message>
    <message>
        <source>Battle: If there is no Terrain at the current battlefield: Put this card into play there.</source>
        <extracomment>Text of the card Snowbound Pass.
----------
Text of the card Flooded Paddies.</extracomment>
        <translation>Bitwa: Jeśli na bieżącym polu bitwy nie ma terenu: Wprowadź tam tę kartę do gry.</translation>
    </message>
    <message>
        <source>Battle: If you are the Attacker: Each of your attacking Personalities at the current battlefield gets +2F.</source>
        <extracomment>Text of the card Red Banners Forward.</extracomment>
        <translation>Bitwa: Jeśli jesteś atakującym: Każda twoja atakująca postać na bieżącym polu bitwy otrzymuje +2S.</translation>
    </message>
    <message>
        <source>Battle: Destroy your target Follower: Destroy a target enemy Follower or Personality without Followers with 5 or lower Force.</source>
        <extracomment>Text of the card Spend Every Life.</extracomment>
        <translation>Bitwa: Zniszcz swoją wybraną drużynę: Zniszcz wybraną wrogą drużynę lub postać bez drużyn, o&#xa0;sile 5 lub niższej.</translation>
    </message>
    <message>
        <source>Battle: Straighten your target Personality and all cards in the unit.</source>
        <extracomment>Text of the card Veterans’ Roar.</extracomment>
        <translation>Bitwa: Wyprostuj swoją wybraną postać i&#xa0;wszystkie karty w&#xa0;oddziale.</translation>
    </message>
    <message>
        <source>Reaction: After you destroy a Province in battle resolution: Each other player discards a card. Draw a card.</source>
        <extracomment>Text of the card Trampled Fields.</extracomment>
        <translation>Reakcja: Po tym, jak zniszczysz prowincję w&#xa0;segmencie rozstrzygnięcia: Każdy inny gracz odrzuca kartę. Dobierz kartę.</translation>
    </message>
    <message>
        <source>Limited: Pay 2 Gold: Create a 2F Follower and attach it to your target Personality.</source>
        <extracomment>Text of the card Conscription Order.</extracomment>
        <translation>Ograniczona: Zapłać 2 złota: Stwórz drużynę 2S i&#xa0;dołącz ją do swojej wybranej postaci.</translation>
    </message>
    <message>
        <source>Limited: Bow your target honorable Personality: Gain Honor equal to its Personal Honor.</source>
        <extracomment>Text of the card Flawless Reputation.</extracomment>
        <translation>Ograniczona: Pochyl swoją wybraną honorową postać: Zyskaj tyle punktów honoru, ile wynosi jej honor osobisty.</translation>
    </message>
    <message>
        <source>Limited: Pay 3 Gold: Gain 3 Honor.</source>
        <extracomment>Text of the card Gift Beyond Price.</extracomment>
        <translation>Ograniczona: Zapłać 3 złota: Zyskaj 3 punkty honoru.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: Your target performing unbowed Duelist challenges a target enemy Personality. Destroy the loser. If yours won, gain Honor equal to its Personal Honor.</source>
        <extracomment>Text of the card The Drawn Breath.</extracomment>
        <translation>Iaijutsu, Bitwa: Twój wybrany wykonujący akcję niepochylony pojedynkowicz rzuca wyzwanie wybranej wrogiej postaci. Zniszcz przegraną postać. Jeśli wygra twoja postać, zyskaj tyle punktów honoru, ile wynosi jej honor osobisty.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality to move home a target enemy Personality with lower Personal Honor. Gain 1 Honor.</source>
        <extracomment>Text of the card Rebuke in Verse.</extracomment>
        <translation>Bitwa: Wybierz na cel swoją wykonującą akcję niepochyloną postać, aby przenieść do domu wybraną wrogą postać o&#xa0;niższym honorze osobistym. Zyskaj 1 punkt honoru.</translation>
    </message>
    <message>
        <source>Battle: If you are the Defender and your army is opposed: Gain 2 Honor. Each of your honorable Personalities at the current battlefield gets +1F.</source>
        <extracomment>Text of the card Stand Upon Principle.</extracomment>
        <translation>Bitwa: Jeśli jesteś obrońcą i&#xa0;twoja armia napotyka opór: Zyskaj 2 punkty honoru. Każda twoja honorowa postać na bieżącym polu bitwy otrzymuje +1S.</translation>
    </message>
    <message>
        <source>Reaction: After your Personality wins a duel: Gain 3 Honor.</source>
        <extracomment>Text of the card Witnessed by All.</extracomment>
        <translation>Reakcja: Po tym, jak twoja postać wygra pojedynek: Zyskaj 3 punkty honoru.</translation>
    </message>
    <message>
        <source>Absent Battle: Move your target Cavalry unit to the current battlefield, or move it home and draw a card.</source>
        <extracomment>Text of the card Wheel and Strike.</extracomment>
        <translation>Zaoczna, Bitwa: Przenieś swój wybrany oddział kawalerii na bieżące pole bitwy albo przenieś go do domu i&#xa0;dobierz kartę.</translation>
    </message>
    <message>
        <source>Battle: Give your target Cavalry Personality +4F.</source>
        <extracomment>Text of the card Lance Charge.</extracomment>
        <translation>Bitwa: Twoja wybrana postać kawalerii otrzymuje +4S.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Cavalry Personality to move home a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Cut the Road.</extracomment>
        <translation>Bitwa: Wybierz na cel swoją wykonującą akcję niepochyloną postać kawalerii, aby przenieść do domu wybraną wrogą postać o&#xa0;niższej lub równej sile.</translation>
    </message>
    <message>
        <source>Political Limited: Bow your target Courtier: Another target player loses 2 Honor.</source>
        <extracomment>Text of the card Scandal on the Highway.</extracomment>
        <translation>Polityczna, Ograniczona: Pochyl swojego wybranego dworzanina: Inny wybrany gracz traci 2 punkty honoru.</translation>
    </message>
    <message>
        <source>Battle: Until this battle ends, your Cavalry Personalities will not be bowed by other players’ actions.</source>
        <extracomment>Text of the card Leave Them Dust.</extracomment>
        <translation>Bitwa: Do końca tej bitwy twoje postacie kawalerii nie mogą zostać pochylone przez akcje innych graczy.</translation>
    </message>
    <message>
        <source>Kiho Battle: Target your performing unbowed Monk to bow a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Open Palm.</extracomment>
        <translation>Kiho, Bitwa: Wybierz na cel swojego wykonującego akcję niepochylonego mnicha, aby pochylić wybraną wrogą postać o&#xa0;sile 4 lub niższej.</translation>
    </message>
    <message>
        <source>Kiho Battle: Give your target Monk a Force bonus equal to its Chi.</source>
        <extracomment>Text of the card Rooted Cedar Stance.</extracomment>
        <translation>Kiho, Bitwa: Twój wybrany mnich otrzymuje premię do siły równą jego chi.</translation>
    </message>
    <message>
        <source>Battle/Open: Straighten your target Shugenja and all cards in the unit.</source>
        <extracomment>Text of the card Spirit Bell.</extracomment>
        <translation>Bitwa/Otwarta: Wyprostuj swoją wybraną postać shugenja i&#xa0;wszystkie karty w&#xa0;oddziale.</translation>
    </message>
    <message>
        <source>Limited: Bow your target Monk or Shugenja: Search your Fate deck for a Ring, show it, and put it in your hand. Shuffle.</source>
        <extracomment>Text of the card Study of the Wheels.</extracomment>
        <translation>Ograniczona: Pochyl swojego wybranego mnicha lub swoją wybraną postać shugenja: Przeszukaj swoją talię losu w&#xa0;poszukiwaniu kręgu, pokaż go i&#xa0;weź na rękę. Przetasuj talię.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your Personality, bow your target Shugenja: Negate that action’s effects.</source>
        <extracomment>Text of the card Wards of Rope and Paper.</extracomment>
        <translation>Reakcja: Po tym, jak twoja postać stanie się celem akcji innego gracza, pochyl swoją wybraną postać shugenja: Unieważnij efekty tej akcji.</translation>
    </message>
    <message>
        <source>Limited: Put a target Spell or Ring from your discard pile in your hand.</source>
        <extracomment>Text of the card Ashes Remember.</extracomment>
        <translation>Ograniczona: Weź na rękę wybrane zaklęcie lub wybrany krąg ze swojego stosu kart odrzuconych.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 2 Attack.</source>
        <extracomment>Text of the card Village Levy Archers.</extracomment>
        <translation>Bitwa: Pochyl tę kartę: Atak dystansowy 2.</translation>
    </message>
    <message>
        <source>Battle: Destroy this card: Ranged 3 Attack.</source>
        <extracomment>Text of the card Hired Crossbows.</extracomment>
        <translation>Bitwa: Zniszcz tę kartę: Atak dystansowy 3.</translation>
    </message>
    <message>
        <source>This Personality has +1PH.</source>
        <extracomment>Text of the card Household Guard.
----------
Text of the card Seal of Office.</extracomment>
        <translation>Ta postać ma +1HO.</translation>
    </message>
    <message>
        <source>Battle: Give this Personality +1F. Each Follower in this unit gets +1F.</source>
        <extracomment>Text of the card Standard Company.</extracomment>
        <translation>Bitwa: Ta postać otrzymuje +1S. Każda drużyna w&#xa0;tym oddziale otrzymuje +1S.</translation>
    </message>
    <message>
        <source>Will not be targeted by Ranged Attacks.</source>
        <extracomment>Text of the card Mountain Trackers.</extracomment>
        <translation>Nie może być celem ataków dystansowych.</translation>
    </message>
    <message>
        <source>Expendable. (After this card is destroyed, draw a card.)</source>
        <extracomment>Text of the card Maple Sworn Brothers.</extracomment>
        <translation>Do poświęcenia. (Po tym, jak ta karta zostanie zniszczona, dobierz kartę.)</translation>
    </message>
    <message>
        <source>Has +2F while defending.</source>
        <extracomment>Text of the card White Petal Honor Guard.</extracomment>
        <translation>Ma +2S, gdy się broni.</translation>
    </message>
    <message>
        <source>Will only attach to a Courtier.</source>
        <extracomment>Text of the card Attendant Poets.</extracomment>
        <translation>Można dołączyć tylko do dworzanina.</translation>
    </message>
    <message>
        <source>Tireless Battle: Straighten this card.</source>
        <extracomment>Text of the card Skirmish Riders.</extracomment>
        <translation>Niestrudzona, Bitwa: Wyprostuj tę kartę.</translation>
    </message>
    <message>
        <source>Has +1F while attached to a Monk.</source>
        <extracomment>Text of the card Temple Warrior Novices.</extracomment>
        <translation>Ma +1S, gdy jest dołączona do mnicha.</translation>
    </message>
    <message>
        <source>This Personality has +1C.</source>
        <extracomment>Text of the card Spirit Lantern Bearers.</extracomment>
        <translation>Ta postać ma +1C.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Melee 3 Attack.</source>
        <extracomment>Text of the card Ash-Wood Naginata.</extracomment>
        <translation>Bitwa: Pochyl tę kartę: Atak wręcz 3.</translation>
    </message>
    <message>
        <source>This Personality will not be targeted by Fear.</source>
        <extracomment>Text of the card Lacquered Cuirass.</extracomment>
        <translation>Ta postać nie może być celem strachu.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 4 Attack.</source>
        <extracomment>Text of the card Great War Bow.</extracomment>
        <translation>Bitwa: Pochyl tę kartę: Atak dystansowy 4.</translation>
    </message>
    <message>
        <source>This Personality has Tactician.</source>
        <extracomment>Text of the card General’s War Fan.</extracomment>
        <translation>Ta postać ma słowo kluczowe Taktyk.</translation>
    </message>
    <message>
        <source>Will only attach to a Courtier or Samurai.</source>
        <extracomment>Text of the card Seal of Office.</extracomment>
        <translation>Można dołączyć tylko do dworzanina lub samuraja.</translation>
    </message>
    <message>
        <source>This Personality has +2F while opposed by a Cavalry unit.</source>
        <extracomment>Text of the card Boar-Spear.</extracomment>
        <translation>Ta postać ma +2S, gdy opór stawia jej oddział kawalerii.</translation>
    </message>
    <message>
        <source>As a Focus Effect: This card’s Focus Value is increased by 1 if your Personality is a Samurai.</source>
        <extracomment>Text of the card River-Steel Wakizashi.</extracomment>
        <translation>Jako efekt skupienia: Wartość skupienia tej karty rośnie o&#xa0;1, jeśli twoja postać to samuraj.</translation>
    </message>
    <message>
        <source>Will only attach to a Maple Clan Personality.</source>
        <extracomment>Text of the card Crimson Maple Blade.</extracomment>
        <translation>Można dołączyć tylko do postaci klanu Klonu.</translation>
    </message>
    <message>
        <source>Tireless Reaction: After an enemy card is destroyed by this Personality’s action: Straighten this Personality.</source>
        <extracomment>Text of the card Crimson Maple Blade.</extracomment>
        <translation>Niestrudzona, Reakcja: Po tym, jak wroga karta zostanie zniszczona przez akcję tej postaci: Wyprostuj tę postać.</translation>
    </message>
    <message>
        <source>Will only attach to a Plum Clan Personality.</source>
        <extracomment>Text of the card Petal-Guard Katana.</extracomment>
        <translation>Można dołączyć tylko do postaci klanu Śliwy.</translation>
    </message>
    <message>
        <source>After this Personality wins a duel: Gain 1 Honor.</source>
        <extracomment>Text of the card Petal-Guard Katana.</extracomment>
        <translation>Po tym, jak ta postać wygra pojedynek: Zyskaj 1 punkt honoru.</translation>
    </message>
    <message>
        <source>This Personality has Cavalry.</source>
        <extracomment>Text of the card Saddle of the Four Winds.</extracomment>
        <translation>Ta postać ma słowo kluczowe Kawaleria.</translation>
    </message>
    <message>
        <source>Battle: Move this Personality home.</source>
        <extracomment>Text of the card Saddle of the Four Winds.</extracomment>
        <translation>Bitwa: Przenieś tę postać do domu.</translation>
    </message>
    <message>
        <source>Will only attach to a Monk or Shugenja.</source>
        <extracomment>Text of the card Staff of Ninety-Nine Rings.</extracomment>
        <translation>Można dołączyć tylko do mnicha lub postaci shugenja.</translation>
    </message>
    <message>
        <source>This Personality has +1F for each Ring you control.</source>
        <extracomment>Text of the card Staff of Ninety-Nine Rings.</extracomment>
        <translation>Ta postać ma +1S za każdy krąg, który kontrolujesz.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 3 Attack.</source>
        <extracomment>Text of the card Breath of Embers.</extracomment>
        <translation>Bitwa: Pochyl tę kartę: Atak dystansowy 3.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Bow a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Grasping Roots.</extracomment>
        <translation>Bitwa: Pochyl tę kartę: Pochyl wybraną wrogą postać o&#xa0;sile 4 lub niższej.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with 3 or lower Chi.</source>
        <extracomment>Text of the card Mists of the Valley.</extracomment>
        <translation>Bitwa: Pochyl tę kartę: Przenieś do domu wybraną wrogą postać o&#xa0;chi 3 lub niższym.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Bow this card: Move your target Personality to the current battlefield.</source>
        <extracomment>Text of the card Wind at the Back.</extracomment>
        <translation>Zaoczna, Z&#xa0;domu, Bitwa: Pochyl tę kartę: Przenieś swoją wybraną postać na bieżące pole bitwy.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Bow this card: Give the current battlefield’s Province +3 strength.</source>
        <extracomment>Text of the card Walls of Stone.</extracomment>
        <translation>Zaoczna, Z&#xa0;domu, Bitwa: Pochyl tę kartę: Prowincja bieżącego pola bitwy otrzymuje +3 do siły prowincji.</translation>
    </message>
    <message>
        <source>Battle: Bow this card, bow this Personality: Destroy a target enemy Personality with lower or equal Chi.</source>
        <extracomment>Text of the card Consuming Pyre.</extracomment>
        <translation>Bitwa: Pochyl tę kartę, pochyl tę postać: Zniszcz wybraną wrogą postać o&#xa0;niższym lub równym chi.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Draw a card.</source>
        <extracomment>Text of the card Whispering Void.</extracomment>
        <translation>Ograniczona: Pochyl tę kartę: Dobierz kartę.</translation>
    </message>
    <message>
        <source>Limited: Bow this card, bow this Personality: Gain 2 Honor.</source>
        <extracomment>Text of the card Kami’s Favor.</extracomment>
        <translation>Ograniczona: Pochyl tę kartę, pochyl tę postać: Zyskaj 2 punkty honoru.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Create a 3F/3C Spirit Personality with 0 Personal Honor in your army. Remove it from the game after this battle ends.</source>
        <extracomment>Text of the card Call the Guardian Spirit.</extracomment>
        <translation>Bitwa: Pochyl tę kartę: Stwórz w&#xa0;swojej armii postać ducha 3S/3C o&#xa0;honorze osobistym 0. Usuń ją z&#xa0;gry po zakończeniu tej bitwy.</translation>
    </message>
    <message>
        <source>After your second Political or Spell action this turn resolves, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Wind.</extracomment>
        <translation>Po tym, jak zostanie rozpatrzona twoja druga w&#xa0;tej turze akcja polityczna lub akcja zaklęcia, możesz wprowadzić tę kartę do gry z&#xa0;ręki.</translation>
    </message>
    <message>
        <source>Battle/Open: Bow this card: Straighten your target Personality. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Wind.</extracomment>
        <translation>Bitwa/Otwarta: Pochyl tę kartę: Wyprostuj swoją wybraną postać. (Albo odrzuć tę kartę z&#xa0;ręki, aby użyć tej zdolności bez pochylania karty.)</translation>
    </message>
    <message>
        <source>After a battle at your Province resolves, if an enemy unit was in it at any time and the Province was not destroyed, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Stone.</extracomment>
        <translation>Po tym, jak zostanie rozstrzygnięta bitwa w&#xa0;twojej prowincji, jeśli w&#xa0;dowolnym momencie uczestniczył w&#xa0;niej wrogi oddział, a&#xa0;prowincja nie została zniszczona, możesz wprowadzić tę kartę do gry z&#xa0;ręki.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be moved or bowed by another player’s action, bow this card: Negate that effect. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Stone.</extracomment>
        <translation>Reakcja: Zanim twoja postać zostanie przeniesiona lub pochylona przez akcję innego gracza, pochyl tę kartę: Unieważnij ten efekt. (Albo odrzuć tę kartę z&#xa0;ręki, aby użyć tej zdolności bez pochylania karty.)</translation>
    </message>
    <message>
        <source>After your Personality wins a duel, or your Spell destroys an enemy card, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Flame.</extracomment>
        <translation>Po tym, jak twoja postać wygra pojedynek lub twoje zaklęcie zniszczy wrogą kartę, możesz wprowadzić tę kartę do gry z&#xa0;ręki.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 4 Attack. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Flame.</extracomment>
        <translation>Bitwa: Pochyl tę kartę: Atak dystansowy 4. (Albo odrzuć tę kartę z&#xa0;ręki, aby użyć tej zdolności bez pochylania karty.)</translation>
    </message>
    <message>
        <source>After a battle ends in which 2 or more units were moved by your actions, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Tides.</extracomment>
        <translation>Po tym, jak zakończy się bitwa, w&#xa0;której twoje akcje przeniosły co najmniej 2 oddziały, możesz wprowadzić tę kartę do gry z&#xa0;ręki.</translation>
    </message>
    <message>
        <source>Absent Battle: Bow this card: Move your target Personality home, or to the current battlefield. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Tides.</extracomment>
        <translation>Zaoczna, Bitwa: Pochyl tę kartę: Przenieś swoją wybraną postać do domu albo na bieżące pole bitwy. (Albo odrzuć tę kartę z&#xa0;ręki, aby użyć tej zdolności bez pochylania karty.)</translation>
    </message>
    <message>
        <source>Limited: If you have 3 or more other cards in hand, discard your hand: Put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Silence.</extracomment>
        <translation>Ograniczona: Jeśli masz na ręce co najmniej 3 inne karty, odrzuć karty z&#xa0;ręki: Wprowadź tę kartę do gry z&#xa0;ręki.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Draw a card. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Silence.</extracomment>
        <translation>Ograniczona: Pochyl tę kartę: Dobierz kartę. (Albo odrzuć tę kartę z&#xa0;ręki, aby użyć tej zdolności bez pochylania karty.)</translation>
    </message>
</context>
<context>
    <name>ClansCardsKeywords</name>
    <message>
        <source>Air</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Powietrze</translation>
    </message>
    <message>
        <source>Archers</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Łucznicy</translation>
    </message>
    <message>
        <source>Armor</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Zbroja</translation>
    </message>
    <message>
        <source>Artisan</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Rzemieślnik</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Koszary</translation>
    </message>
    <message>
        <source>Berserker</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Berserker</translation>
    </message>
    <message>
        <source>Castle</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Zamek</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kawaleria</translation>
    </message>
    <message>
        <source>Commander</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Dowódca</translation>
    </message>
    <message>
        <source>Conqueror</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Zdobywca</translation>
    </message>
    <message>
        <source>Court</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Dwór</translation>
    </message>
    <message>
        <source>Courtier</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Dworzanin</translation>
    </message>
    <message>
        <source>Duelist</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Pojedynkowicz</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ziemia</translation>
    </message>
    <message>
        <source>Expendable</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Do poświęcenia</translation>
    </message>
    <message>
        <source>Fan</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Wachlarz</translation>
    </message>
    <message>
        <source>Farm</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Gospodarstwo</translation>
    </message>
    <message>
        <source>Favor</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Łaska</translation>
    </message>
    <message>
        <source>Festival</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Święto</translation>
    </message>
    <message>
        <source>Fire</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ogień</translation>
    </message>
    <message>
        <source>Forge</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kuźnia</translation>
    </message>
    <message>
        <source>Garden</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ogród</translation>
    </message>
    <message>
        <source>Iaijutsu</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Iaijutsu</translation>
    </message>
    <message>
        <source>Imperial</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Cesarska</translation>
    </message>
    <message>
        <source>Infantry</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Piechota</translation>
    </message>
    <message>
        <source>Kiho</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kiho</translation>
    </message>
    <message>
        <source>Legacy</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Rodowa</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Loyal</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Wierna</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Targ</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kupiec</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kopalnia</translation>
    </message>
    <message>
        <source>Monk</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Mnich</translation>
    </message>
    <message>
        <source>Mount</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Wierzchowiec</translation>
    </message>
    <message>
        <source>Outpost</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Strażnica</translation>
    </message>
    <message>
        <source>Palace</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Pałac</translation>
    </message>
    <message>
        <source>Political</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Polityczna</translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Port</translation>
    </message>
    <message>
        <source>Retainer</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Sługa</translation>
    </message>
    <message>
        <source>Ronin</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ronin</translation>
    </message>
    <message>
        <source>Samurai</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Samuraj</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Zwiadowca</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Pieczęć</translation>
    </message>
    <message>
        <source>Shugenja</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Shugenja</translation>
    </message>
    <message>
        <source>Siege</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Oblężenie</translation>
    </message>
    <message>
        <source>Spirit</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Duch</translation>
    </message>
    <message>
        <source>Stables</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Stajnia</translation>
    </message>
    <message>
        <source>Tactical</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Taktyczna</translation>
    </message>
    <message>
        <source>Tactician</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Taktyk</translation>
    </message>
    <message>
        <source>Teahouse</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Herbaciarnia</translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Świątynia</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Teren</translation>
    </message>
    <message>
        <source>Two-Handed</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Dwuręczna</translation>
    </message>
    <message>
        <source>Unique</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Unikatowa</translation>
    </message>
    <message>
        <source>Village</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Wioska</translation>
    </message>
    <message>
        <source>Void</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Pustka</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Woda</translation>
    </message>
    <message>
        <source>Weapon</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Broń</translation>
    </message>
    <message>
        <source>Yojimbo</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Yojimbo</translation>
    </message>
</context>
<context>
    <name>ClansEvents</name>
    <message>
        <source>%1 begins the match.</source>
        <translation>Rozgrywkę zaczyna %1.</translation>
    </message>
    <message>
        <source>%1 begins turn %2.</source>
        <extracomment>Log line. %2 is the number of the turn.</extracomment>
        <translation>%1 zaczyna turę %2.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <extracomment>Log line: a phase begins. %1 is its name.</extracomment>
        <translation>Teraz: %1.</translation>
    </message>
    <message>
        <source>The match ends in a draw.</source>
        <translation>Rozgrywka kończy się remisem.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>Wygrywa %1.</translation>
    </message>
    <message>
        <source>%1 shuffles: %2.</source>
        <extracomment>Log line. %2 is a deck.</extracomment>
        <translation>%1 tasuje: %2.</translation>
    </message>
    <message>
        <source>%1 does not attack.</source>
        <translation>%1 nie atakuje.</translation>
    </message>
    <message>
        <source>%1 does not react.</source>
        <extracomment>Log line. A Reaction, or a Ring that could have been put into play, is declined.</extracomment>
        <translation>%1 nie reaguje.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasuje.</translation>
    </message>
    <message>
        <source>%1 turns up: %2.</source>
        <extracomment>Log line. %2 is a card that is turned face-up in a Province.</extracomment>
        <translation>%1 odkrywa: %2.</translation>
    </message>
    <message>
        <source>Region attached: %1. %2 of %3.</source>
        <extracomment>Log line. %1 is a Region, %2 a Province, %3 its player.</extracomment>
        <translation>Dołączono region: %1. %2, gracz %3.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 dobiera kartę.</translation>
    </message>
    <message>
        <source>%1 draws: %2.</source>
        <extracomment>Log line, read by who draws only. %2 is a card.</extracomment>
        <translation>%1 dobiera: %2.</translation>
    </message>
    <message>
        <source>%1 searches: %2.</source>
        <extracomment>Log line. %2 is a deck.</extracomment>
        <translation>%1 przeszukuje: %2.</translation>
    </message>
    <message>
        <source>%1 finds nothing.</source>
        <translation>%1 niczego nie znajduje.</translation>
    </message>
    <message>
        <source>%1 finds: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 znajduje: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at the top %n card(s) of the Fate deck.</source>
        <translation>
            <numerusform>%1 ogląda %n wierzchnią kartę talii losu.</numerusform>
            <numerusform>%1 ogląda %n wierzchnie karty talii losu.</numerusform>
            <numerusform>%1 ogląda %n wierzchnich kart talii losu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes a card.</source>
        <translation>%1 bierze kartę.</translation>
    </message>
    <message>
        <source>%1 takes: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 bierze: %2.</translation>
    </message>
    <message>
        <source>%1 puts a card under the deck.</source>
        <translation>%1 odkłada kartę na spód talii.</translation>
    </message>
    <message>
        <source>%1 puts under the deck: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 odkłada na spód talii: %2.</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2.</source>
        <translation>%1 ogląda rękę gracza %2.</translation>
    </message>
    <message>
        <source>%1 takes back into the hand: %2.</source>
        <extracomment>Log line: from a discard pile. %2 is a card.</extracomment>
        <translation>%1 zabiera na rękę: %2.</translation>
    </message>
    <message>
        <source>%1 puts on top of the deck: %2.</source>
        <extracomment>Log line: from a discard pile. %2 is a card.</extracomment>
        <translation>%1 odkłada na wierzch talii: %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <extracomment>Log line. %2 lists cards.</extracomment>
        <translation>%1 odrzuca: %2.</translation>
    </message>
    <message>
        <source>%1 equips: %2.</source>
        <extracomment>Log line. %2 is an attachment.</extracomment>
        <translation>%1 wyposaża: %2.</translation>
    </message>
    <message>
        <source>%1 announces: %2.</source>
        <extracomment>Log line. %2 is a card, or an action that every player has.</extracomment>
        <translation>%1 ogłasza: %2.</translation>
    </message>
    <message>
        <source>%1 takes it back.</source>
        <translation>%1 się wycofuje.</translation>
    </message>
    <message>
        <source>%1 targets: %2.</source>
        <extracomment>Log line. %2 lists cards.</extracomment>
        <translation>%1 wybiera na cel: %2.</translation>
    </message>
    <message>
        <source>Effect: %1.</source>
        <extracomment>Log line: a trait of a card, or the text of an Event, does something now. %1 is the card.</extracomment>
        <translation>Efekt: %1.</translation>
    </message>
    <message>
        <source>%1 pays %2: %3.</source>
        <extracomment>Log line. %2 is an amount of Gold, %3 lists cards.</extracomment>
        <translation>%1 płaci %2: %3.</translation>
    </message>
    <message>
        <source>%1 brings into play, gaining Honor: %2.</source>
        <extracomment>Log line. %2 is a Personality that brings Honor as well.</extracomment>
        <translation>%1 wprowadza do gry, zyskując honor: %2.</translation>
    </message>
    <message>
        <source>%1 brings into play: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 wprowadza do gry: %2.</translation>
    </message>
    <message>
        <source>It does not bow: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Nie pochyla się: %1.</translation>
    </message>
    <message>
        <source>It is not destroyed: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Unika zniszczenia: %1.</translation>
    </message>
    <message>
        <source>It does not move: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Pozostaje na miejscu: %1.</translation>
    </message>
    <message>
        <source>Nothing happens to: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Unika efektów: %1.</translation>
    </message>
    <message>
        <source>The action has no effect.</source>
        <extracomment>Log line: all effects of an action are negated.</extracomment>
        <translation>Akcja nie wywołuje żadnego efektu.</translation>
    </message>
    <message>
        <source>%1 Cause: %2.</source>
        <extracomment>%1 is a sentence, %2 the card that is the cause of it.</extracomment>
        <translation>%1 Przyczyna: %2.</translation>
    </message>
    <message>
        <source>Attached: %1. To: %2.</source>
        <extracomment>Log line. %1 is an attachment, %2 the Personality that has it now.</extracomment>
        <translation>Dołączono: %1. Do postaci: %2.</translation>
    </message>
    <message>
        <source>Comes into play: %1.</source>
        <extracomment>Log line. %1 is a card.</extracomment>
        <translation>Wchodzi do gry: %1.</translation>
    </message>
    <message>
        <source>Bowed: %1.</source>
        <extracomment>Log line. %1 lists cards that are turned sideways.</extracomment>
        <translation>Pochylono: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) straightened.</source>
        <translation>
            <numerusform>Wyprostowano %n kartę.</numerusform>
            <numerusform>Wyprostowano %n karty.</numerusform>
            <numerusform>Wyprostowano %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Straightened: %1.</source>
        <extracomment>Log line. %1 lists cards that are turned upright.</extracomment>
        <translation>Wyprostowano: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n created card(s) vanish.</source>
        <extracomment>Log line: cards made by an effect leave the game.</extracomment>
        <translation>
            <numerusform>Znika %n stworzona karta.</numerusform>
            <numerusform>Znikają %n stworzone karty.</numerusform>
            <numerusform>Znika %n stworzonych kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Handed over: %1. To: %2.</source>
        <extracomment>Log line. %1 is an attachment, %2 the Personality that has it now.</extracomment>
        <translation>Przekazano: %1. Do postaci: %2.</translation>
    </message>
    <message>
        <source>Dishonored: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Zhańbiono: %1.</translation>
    </message>
    <message>
        <source>Rehonored instead of gaining Honor: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Zamiast zysku honoru przywrócono honor: %1.</translation>
    </message>
    <message>
        <source>Rehonored: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Przywrócono honor: %1.</translation>
    </message>
    <message>
        <source>Destroyed, as Chi has fallen to 0: %1.</source>
        <extracomment>Log line: a Personality with Chi 0 is destroyed. %1 lists it and its attachments.</extracomment>
        <translation>Zniszczono, bo chi spadło do 0: %1.</translation>
    </message>
    <message>
        <source>Destroyed in the lost battle: %1.</source>
        <extracomment>Log line. %1 lists the cards of the army that has lost.</extracomment>
        <translation>Zniszczono w&#xa0;przegranej bitwie: %1.</translation>
    </message>
    <message>
        <source>Destroyed as a cost: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>Zniszczono jako koszt: %1.</translation>
    </message>
    <message>
        <source>Destroyed: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>Zniszczono: %1.</translation>
    </message>
    <message>
        <source>Moved home: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Przeniesiono do domu: %1.</translation>
    </message>
    <message>
        <source>Moved: %1. To: %2.</source>
        <extracomment>Log line. %1 is a Personality, %2 a battlefield.</extracomment>
        <translation>Przeniesiono: %1. Dokąd: %2.</translation>
    </message>
    <message>
        <source>%1 gains %2 Honor: %3 now.</source>
        <extracomment>Log line. %3 is the new Family Honor.</extracomment>
        <translation>%1 zyskuje honor: +%2, teraz %3.</translation>
    </message>
    <message>
        <source>%1 loses %2 Honor: %3 now.</source>
        <extracomment>Log line. %3 is the new Family Honor.</extracomment>
        <translation>%1 traci honor: –%2, teraz %3.</translation>
    </message>
    <message>
        <source>Nobody controls the Imperial Favor any more.</source>
        <translation>Nikt już nie kontroluje łaski cesarskiej.</translation>
    </message>
    <message>
        <source>%1 takes control of the Imperial Favor.</source>
        <translation>%1 przejmuje kontrolę nad łaską cesarską.</translation>
    </message>
    <message>
        <source>%1 this turn: %2.</source>
        <extracomment>Log line, until the end of the turn. %1 is a bonus such as +2 Force, %2 lists cards.
----------
Log line, until the end of the turn. %1 lists keywords, %2 cards.</extracomment>
        <translation>%1 w&#xa0;tej turze: %2.</translation>
    </message>
    <message>
        <source>Token with %1: %2.</source>
        <extracomment>Log line: a lasting mark. %1 is a bonus such as +1 Force, %2 is a card.</extracomment>
        <translation>Znacznik %1: %2.</translation>
    </message>
    <message>
        <source>%1: strength %2, %3 now.</source>
        <extracomment>Log line. %1 is a Province, %2 a bonus with its sign, %3 its strength now.</extracomment>
        <translation>%1: %2 do siły prowincji, teraz %3.</translation>
    </message>
    <message>
        <source>Cannot be assigned this turn: %1.</source>
        <extracomment>Log line, until the end of the turn. %1 lists cards.</extracomment>
        <translation>Bez przydziału w&#xa0;tej turze: %1.</translation>
    </message>
    <message>
        <source>Not bowed by others this turn: %1.</source>
        <extracomment>Log line, until the end of the turn. %1 lists cards.</extracomment>
        <translation>W&#xa0;tej turze inni nie mogą pochylić: %1.</translation>
    </message>
    <message>
        <source>Nobody can declare an attack until the next turn of this card’s player begins.</source>
        <extracomment>Log line, after the card that does it was named.</extracomment>
        <translation>Do początku następnej tury gracza tej karty nikt nie może zadeklarować ataku.</translation>
    </message>
    <message>
        <source>%1 declares an attack.</source>
        <translation>%1 deklaruje atak.</translation>
    </message>
    <message>
        <source>%1 assigns no unit.</source>
        <translation>%1 nie przydziela żadnego oddziału.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>unit and battlefield</comment>
        <extracomment>Log line. %1 is a unit by its Personality, %2 a battlefield.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 assigns: %2.</source>
        <extracomment>Log line. %2 lists units, each with its battlefield.</extracomment>
        <translation>%1 przydziela: %2.</translation>
    </message>
    <message>
        <source>A battle begins: %1.</source>
        <extracomment>Log line. %1 is a battlefield.</extracomment>
        <translation>Zaczyna się bitwa: %1.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <extracomment>Log line. %1 is the player who loses %2, a Province.</extracomment>
        <translation>%1 traci: %2.</translation>
    </message>
    <message>
        <source>The attack is over.</source>
        <translation>Atak dobiega końca.</translation>
    </message>
    <message>
        <source>Challenge to a duel: %1 against %2.</source>
        <extracomment>Log line. %1 and %2 are Personalities.</extracomment>
        <translation>Wyzwanie na pojedynek: %1 kontra %2.</translation>
    </message>
    <message>
        <source>%1 refuses the challenge.</source>
        <translation>%1 odmawia pojedynku.</translation>
    </message>
    <message>
        <source>%1 focuses the top card of the Fate deck.</source>
        <translation>%1 skupia się: wierzchnia karta talii losu.</translation>
    </message>
    <message>
        <source>%1 focuses a card of the hand.</source>
        <translation>%1 skupia się: karta z&#xa0;ręki.</translation>
    </message>
    <message>
        <source>%1 focuses: %2.</source>
        <extracomment>Log line, read by who focuses only. %2 is a card.</extracomment>
        <translation>%1 skupia się: %2.</translation>
    </message>
    <message>
        <source>The duel ends without a result.</source>
        <translation>Pojedynek kończy się bez wyniku.</translation>
    </message>
    <message>
        <source>The Attacker wins and takes the Province: %1 against %2 and strength %3.</source>
        <extracomment>Log line. %1 and %2 are Forces, %3 is the strength of the Province.</extracomment>
        <translation>Wygrywa atakujący i&#xa0;niszczy prowincję: %1 wobec %2 i&#xa0;siły prowincji %3.</translation>
    </message>
    <message>
        <source>The Attacker wins: %1 against %2.</source>
        <extracomment>Log line. %1 and %2 are Forces.</extracomment>
        <translation>Wygrywa atakujący: %1 wobec %2.</translation>
    </message>
    <message>
        <source>The Defender wins: %2 against %1.</source>
        <extracomment>Log line. %1 and %2 are Forces.</extracomment>
        <translation>Wygrywa obrońca: %2 wobec %1.</translation>
    </message>
    <message>
        <source>A tie, %1 against %1: both armies are destroyed.</source>
        <extracomment>Log line. %1 is a Force.</extracomment>
        <translation>Równe siły, %1 wobec %1: obie armie są zniszczone.</translation>
    </message>
    <message>
        <source>The battle has no outcome.</source>
        <translation>Bitwa kończy się bez wyniku.</translation>
    </message>
    <message>
        <source>%1 strikes.</source>
        <translation>%1 uderza.</translation>
    </message>
    <message>
        <source>%1 has %2: %3.</source>
        <extracomment>Log line: the end of a duel. %2 is the total, %3 lists the cards focused.</extracomment>
        <translation>%1 ma %2: %3.</translation>
    </message>
    <message>
        <source>%1 has %2, without a card.</source>
        <extracomment>Log line: the end of a duel. %2 is the total.</extracomment>
        <translation>%1 ma %2, bez kart.</translation>
    </message>
    <message>
        <source>Both lose the duel.</source>
        <translation>Obie strony przegrywają pojedynek.</translation>
    </message>
    <message>
        <source>Winner of the duel: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Pojedynek wygrywa: %1.</translation>
    </message>
</context>
<context>
    <name>ClansHelp</name>
    <message>
        <source>A Personality can have one Armor.</source>
        <extracomment>What a keyword means, under its name.</extracomment>
        <translation>Postać może mieć jedną zbroję.</translation>
    </message>
    <message>
        <source>A unit whose Personality and Followers are all Cavalry can be assigned in the Cavalry maneuvers.</source>
        <translation>Oddział, w&#xa0;którym postać i&#xa0;wszystkie drużyny są kawalerią, można przydzielić podczas manewrów kawalerii.</translation>
    </message>
    <message>
        <source>Its unit does not bow when it returns home from attacking.</source>
        <translation>Jej oddział nie pochyla się, gdy wraca do domu po ataku.</translation>
    </message>
    <message>
        <source>Wins a tied duel against a Personality that is no Duelist.</source>
        <translation>Wygrywa remis w&#xa0;pojedynku z&#xa0;postacią, która nie jest pojedynkowiczem.</translation>
    </message>
    <message>
        <source>After it is destroyed, its player draws a card.</source>
        <translation>Po zniszczeniu tej karty jej gracz dobiera kartę.</translation>
    </message>
    <message>
        <source>After a Dynasty Phase in which you brought no Holding into play, bow your Stronghold to put one of these into play.</source>
        <translation>Po fazie dynastii, w&#xa0;której nie wprowadzono do gry żadnej twojej posiadłości, pochyl twierdzę, aby wprowadzić do gry taką kartę.</translation>
    </message>
    <message>
        <source>Serves only a player of its clan.</source>
        <translation>Służy tylko graczowi ze swojego klanu.</translation>
    </message>
    <message>
        <source>Spells can be attached only to a Shugenja.</source>
        <translation>Zaklęcia można dołączać tylko do shugenja.</translation>
    </message>
    <message>
        <source>A Tactician performs at most one Tactical action each turn.</source>
        <translation>Taktyk wykonuje najwyżej jedną akcję taktyczną na turę.</translation>
    </message>
    <message>
        <source>In a battle, discard a card: this Personality gets a Force bonus equal to its Focus Value.</source>
        <translation>W&#xa0;bitwie odrzuć kartę: ta postać otrzymuje premię do siły równą wartości skupienia tej karty.</translation>
    </message>
    <message>
        <source>Lies at a battlefield until the battle ends; only one at each.</source>
        <translation>Leży na polu bitwy do końca bitwy; na każdym tylko jeden.</translation>
    </message>
    <message>
        <source>Only one in a deck, and only one of each player in play.</source>
        <translation>Tylko jedna w&#xa0;talii i&#xa0;tylko jedna w&#xa0;grze u&#xa0;każdego gracza.</translation>
    </message>
    <message>
        <source>A Personality can have one Weapon.</source>
        <translation>Postać może mieć jedną broń.</translation>
    </message>
    <message>
        <source>An element. Whoever controls Rings of all 5 elements wins the match.</source>
        <translation>Żywioł. Kto kontroluje kręgi wszystkich 5&#xa0;żywiołów, wygrywa rozgrywkę.</translation>
    </message>
    <message>
        <source>It does nothing by itself; other cards may ask for it.</source>
        <translation>Samo nic nie robi; mogą go wymagać inne karty.</translation>
    </message>
    <message>
        <source>Can be used in a battle, by either player.</source>
        <extracomment>When an ability with this word can be used.</extracomment>
        <translation>W&#xa0;bitwie użyć jej może każda ze stron.</translation>
    </message>
    <message>
        <source>Can be used in your own Action Phase.</source>
        <translation>Można użyć w&#xa0;swojej fazie akcji.</translation>
    </message>
    <message>
        <source>Can be used in the Action Phase of either player.</source>
        <translation>Można użyć w&#xa0;fazie akcji dowolnego gracza.</translation>
    </message>
    <message>
        <source>Can be used when what it names happens, in either player’s turn.</source>
        <translation>Można użyć, gdy zdarzy się to, co podano w&#xa0;tekście, w&#xa0;turze dowolnego gracza.</translation>
    </message>
    <message>
        <source>Can be used without a unit at the current battlefield.</source>
        <extracomment>What a word before the timing of an ability means.</extracomment>
        <translation>Można użyć bez oddziału na bieżącym polu bitwy.</translation>
    </message>
    <message>
        <source>Can be used while its own unit is at home.</source>
        <translation>Można użyć, gdy oddział tej karty jest w&#xa0;domu.</translation>
    </message>
    <message>
        <source>Can be used while its card is bowed.</source>
        <translation>Można użyć, gdy karta jest pochylona.</translation>
    </message>
</context>
<context>
    <name>ClansLabels</name>
    <message>
        <source>%1. %2</source>
        <extracomment>For screen readers. %1 is a thing, %2 the player whose it is.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>makes %1</source>
        <extracomment>What a card makes for payments. %1 is an amount of Gold.</extracomment>
        <translation>produkuje %1</translation>
    </message>
    <message>
        <source>bowed</source>
        <extracomment>State of a card: turned sideways.</extracomment>
        <translation>pochylona</translation>
    </message>
    <message>
        <source>dishonored</source>
        <extracomment>State of a Personality.</extracomment>
        <translation>zhańbiona</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>For screen readers. %1 lists the attachments of a Personality.</extracomment>
        <translation>dodatki: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>For screen readers. %1 is a player&apos;s name, %2 a clan.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>What a card is worth in a duel. %1 is a number.</extracomment>
        <translation>Wartość skupienia %1</translation>
    </message>
    <message>
        <source>%1, a face-down card</source>
        <extracomment>For screen readers. %1 is a Province.</extracomment>
        <translation>%1, zakryta karta</translation>
    </message>
    <message>
        <source>Seen before: %1</source>
        <extracomment>For screen readers: a face-down card that you have seen. %1 is the card.</extracomment>
        <translation>Znana ci karta: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n karta na ręce</numerusform>
            <numerusform>%n karty na ręce</numerusform>
            <numerusform>%n kart na ręce</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, strength %2</source>
        <extracomment>For screen readers. %1 is a Province, %2 a number.</extracomment>
        <translation>%1, siła prowincji %2</translation>
    </message>
    <message>
        <source>%1, destroyed</source>
        <extracomment>For screen readers. %1 is a Province.</extracomment>
        <translation>%1, zniszczona</translation>
    </message>
    <message>
        <source>stays bowed for now</source>
        <extracomment>State of a Legacy Holding of the set-up: it does not straighten yet.</extracomment>
        <translation>na razie zostaje pochylona</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>Where a card is, alone.</extracomment>
        <translation>na ręce</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>attached</comment>
        <extracomment>Of an attachment. %1 is the Personality that bears it.</extracomment>
        <translation>przy postaci %1</translation>
    </message>
    <message>
        <source>no. %1 from the left</source>
        <extracomment>Which of several cards of one name side by side. %1 counts from 1.</extracomment>
        <translation>nr %1 od lewej</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>destroyed</comment>
        <extracomment>For screen readers: a card in a discard pile. %1 is the card, %2 a sentence: how it was destroyed.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Destroyed in turn %1, as Chi had fallen to 0.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn.</extracomment>
        <translation>Zniszczona w turze %1, bo chi spadło do 0.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1, in a lost battle.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn.</extracomment>
        <translation>Zniszczona w turze %1 w przegranej bitwie.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn.</extracomment>
        <translation>Zniszczona w turze %1.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1. Cause: %2.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn, %2 the card that is the cause of it.</extracomment>
        <translation>Zniszczona w turze %1. Przyczyna: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <extracomment>For screen readers. %1 is a deck, %n its cards.</extracomment>
        <translation>
            <numerusform>%1, %n karta</numerusform>
            <numerusform>%1, %n karty</numerusform>
            <numerusform>%1, %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dynasty discard pile, %n card(s)</source>
        <translation>
            <numerusform>Odrzucone karty dynastii: %n</numerusform>
            <numerusform>Odrzucone karty dynastii: %n</numerusform>
            <numerusform>Odrzucone karty dynastii: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fate discard pile, %n card(s)</source>
        <translation>
            <numerusform>Odrzucone karty losu: %n</numerusform>
            <numerusform>Odrzucone karty losu: %n</numerusform>
            <numerusform>Odrzucone karty losu: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Family Honor %1</source>
        <extracomment>For screen readers. %1 is a number.</extracomment>
        <translation>Honor rodu %1</translation>
    </message>
    <message>
        <source>The Imperial Favor, which nobody controls</source>
        <translation>Łaska cesarska, nikt jej nie kontroluje</translation>
    </message>
    <message>
        <source>The Imperial Favor, controlled by %1</source>
        <translation>Łaska cesarska, kontroluje ją %1</translation>
    </message>
    <message>
        <source>Turn %1 of %2: %3</source>
        <extracomment>For screen readers. %1 is the number of the turn, %2 whose it is, %3 the phase.</extracomment>
        <translation>Tura %1, gra %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 Honor</source>
        <comment>slip</comment>
        <extracomment>A slip under a battle, upper line. %1: whose units would be destroyed, %2 the Honor it brings. Short.</extracomment>
        <translation>%1: honor %2</translation>
    </message>
    <message>
        <source>Province holds: %1 = %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>Prowincja ocaleje: %1 = %2 + %3</translation>
    </message>
    <message>
        <source>Province holds: %1 &lt; %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>Prowincja ocaleje: %1 &lt; %2 + %3</translation>
    </message>
    <message>
        <source>%1 would gain %2 Honor.</source>
        <extracomment>What would come of a battle, after the units that would be destroyed. %1 is a player, %2 a number.</extracomment>
        <translation>%1: honor wzrośnie o %2.</translation>
    </message>
    <message>
        <source>%1, fought</source>
        <extracomment>For screen readers. %1 is a battlefield.</extracomment>
        <translation>%1, po bitwie</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Head of a small panel: what is being done at the moment.</extracomment>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>Announced: %1</source>
        <extracomment>A small panel: an action is announced, its targets or costs are being chosen. %1 is a card.</extracomment>
        <translation>Ogłoszono: %1</translation>
    </message>
    <message>
        <source>Takes effect: %1</source>
        <extracomment>A small panel: what takes effect now. %1 is a card.</extracomment>
        <translation>Działa: %1</translation>
    </message>
    <message>
        <source>%1 may react</source>
        <extracomment>A small panel. %1 is a player.</extracomment>
        <translation>%1 może zareagować</translation>
    </message>
    <message>
        <source>Family Honor, by turn</source>
        <translation>Honor rodu w kolejnych turach</translation>
    </message>
    <message>
        <source>Provinces standing, by turn</source>
        <translation>Ocalałe prowincje w kolejnych turach</translation>
    </message>
    <message>
        <source>Force in play, by turn</source>
        <extracomment>A chart: the Force printed on all cards of a player in play.</extracomment>
        <translation>Siła w grze w kolejnych turach</translation>
    </message>
    <message>
        <source>Gold spent, by turn</source>
        <extracomment>A chart: how much Gold a player has paid so far.</extracomment>
        <translation>Wydane złoto w kolejnych turach</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>count</comment>
        <extracomment>A player and a number. %1 is the name.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Pojedynek</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <extracomment>A slip under a battle: no unit and no Province would be destroyed.</extracomment>
        <translation>Nic się nie stanie</translation>
    </message>
    <message>
        <source>Both armies destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of both sides would be destroyed. Short.</extracomment>
        <translation>Zginą obie armie</translation>
    </message>
    <message>
        <source>Defenders destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of the Defender would be destroyed. Short.</extracomment>
        <translation>Zginą obrońcy</translation>
    </message>
    <message>
        <source>Attackers destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of the Attacker would be destroyed. Short.</extracomment>
        <translation>Zginą atakujący</translation>
    </message>
    <message>
        <source>No losses</source>
        <extracomment>A slip under a battle, upper line: no unit would be destroyed. Short.</extracomment>
        <translation>Bez strat</translation>
    </message>
    <message>
        <source>Province falls</source>
        <extracomment>A slip under a battle, lower line: the Province would be destroyed. Short.</extracomment>
        <translation>Prowincja upadnie</translation>
    </message>
    <message>
        <source>Province holds</source>
        <extracomment>A slip under a battle, lower line: the Province would stand. Short.</extracomment>
        <translation>Prowincja ocaleje</translation>
    </message>
    <message>
        <source>Province falls: %1 &gt; %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>Prowincja upadnie: %1 &gt; %2 + %3</translation>
    </message>
    <message>
        <source>Province holds: %1 &lt; %2</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender.</extracomment>
        <translation>Prowincja ocaleje: %1 &lt; %2</translation>
    </message>
    <message>
        <source>Province holds: %1 = %1</source>
        <extracomment>A slip under a battle, lower line. %1 is the Force of both.</extracomment>
        <translation>Prowincja ocaleje: %1 = %1</translation>
    </message>
    <message>
        <source>As it stands, nothing happens here.</source>
        <translation>Przy tym stanie nic się tu nie stanie.</translation>
    </message>
    <message>
        <source>A tie, %1 to %1: the units of both sides would be destroyed.</source>
        <extracomment>What would come of a battle. %1 is the Force of both.</extracomment>
        <translation>Równe siły, %1 wobec %1: oddziały obu stron zostaną zniszczone.</translation>
    </message>
    <message>
        <source>The Attacker would win, %1 to %2: all defending units would be destroyed.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender.</extracomment>
        <translation>Wygra atakujący, %1 wobec %2: wszystkie oddziały obrońcy zostaną zniszczone.</translation>
    </message>
    <message>
        <source>The Defender would win, %1 to %2: all attacking units would be destroyed.</source>
        <extracomment>What would come of a battle. %1 Force of the Defender, %2 of the Attacker.</extracomment>
        <translation>Wygra obrońca, %1 wobec %2: wszystkie oddziały atakującego zostaną zniszczone.</translation>
    </message>
    <message>
        <source>No unit would be destroyed.</source>
        <translation>Żaden oddział nie zostanie zniszczony.</translation>
    </message>
    <message>
        <source>The Province would fall: %1 is more than %2 and strength %3 together.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender, %3 strength of the Province.</extracomment>
        <translation>Prowincja upadnie: %1 to więcej niż %2 plus siła prowincji %3.</translation>
    </message>
    <message>
        <source>The Province would hold: %1 is not more than %2 and strength %3 together.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender, %3 strength of the Province.</extracomment>
        <translation>Prowincja ocaleje: %1 to nie więcej niż %2 plus siła prowincji %3.</translation>
    </message>
    <message>
        <source>The Province would hold.</source>
        <translation>Prowincja ocaleje.</translation>
    </message>
    <message>
        <source>The attacking units would return home bowed.</source>
        <translation>Atakujące oddziały wrócą do domu pochylone.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>outlook</comment>
        <extracomment>For screen readers. %1 is a battlefield, %2 a sentence: what would come of it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) focused</source>
        <translation>
            <numerusform>%n karta skupienia</numerusform>
            <numerusform>%n karty skupienia</numerusform>
            <numerusform>%n kart skupienia</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansReasons</name>
    <message>
        <source>This card is bowed.</source>
        <translation>Ta karta jest pochylona.</translation>
    </message>
    <message>
        <source>This was used already in this turn.</source>
        <translation>Tej zdolności użyto już w&#xa0;tej turze.</translation>
    </message>
    <message>
        <source>You control the Imperial Favor already.</source>
        <translation>Łaska cesarska jest już pod twoją kontrolą.</translation>
    </message>
    <message>
        <source>Your Family Honor is not higher than that of your opponent.</source>
        <translation>Twój honor rodu nie jest wyższy niż honor przeciwnika.</translation>
    </message>
    <message>
        <source>This Reaction does not answer what happens now.</source>
        <translation>Ta reakcja nie odpowiada na to, co się teraz dzieje.</translation>
    </message>
    <message>
        <source>You have no unit at this battlefield.</source>
        <translation>Nie masz oddziału na tym polu bitwy.</translation>
    </message>
    <message>
        <source>Not at the current battlefield: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Nie na bieżącym polu bitwy: %1.</translation>
    </message>
    <message>
        <source>The battle is not at the Province of this Region.</source>
        <translation>Bitwa nie toczy się przy prowincji tego regionu.</translation>
    </message>
    <message>
        <source>Its Personality is no Shugenja.</source>
        <translation>Ta postać to nie shugenja.</translation>
    </message>
    <message>
        <source>This ability is not used from here.</source>
        <translation>Tej zdolności nie można użyć z&#xa0;tego miejsca.</translation>
    </message>
    <message>
        <source>There is no target for this now.</source>
        <translation>Nie ma teraz celu.</translation>
    </message>
    <message>
        <source>None of its effects is possible.</source>
        <translation>Żaden z&#xa0;efektów nie jest możliwy.</translation>
    </message>
    <message>
        <source>This card is neither in your hand nor in play under your control.</source>
        <translation>Nie masz tej karty ani na ręce, ani w&#xa0;grze pod swoją kontrolą.</translation>
    </message>
    <message>
        <source>The card has no such ability.</source>
        <translation>Karta nie ma takiej zdolności.</translation>
    </message>
    <message>
        <source>Battle actions are for battles only.</source>
        <translation>Akcje bitewne wykonuje się tylko w&#xa0;bitwie.</translation>
    </message>
    <message>
        <source>Limited actions are for your own Action Phase only.</source>
        <translation>Akcje ograniczone wykonuje się tylko w&#xa0;swojej fazie akcji.</translation>
    </message>
    <message>
        <source>Open actions are for Action Phases only.</source>
        <translation>Akcje otwarte wykonuje się tylko w&#xa0;fazie akcji.</translation>
    </message>
    <message>
        <source>Reactions answer something that happens.</source>
        <translation>Reakcje odpowiadają na to, co się dzieje.</translation>
    </message>
    <message>
        <source>Your Family Honor is below %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Twój honor rodu jest niższy niż %1.</translation>
    </message>
    <message numerus="yes">
        <source>It needs %n other card(s) in your hand.</source>
        <translation>
            <numerusform>Na ręce musi być jeszcze %n inna karta.</numerusform>
            <numerusform>Na ręce muszą być jeszcze %n inne karty.</numerusform>
            <numerusform>Na ręce musi być jeszcze %n innych kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your actions have to move %n unit(s) in this battle first.</source>
        <translation>
            <numerusform>Najpierw twoje akcje muszą przenieść w&#xa0;tej bitwie %n oddział.</numerusform>
            <numerusform>Najpierw twoje akcje muszą przenieść w&#xa0;tej bitwie %n oddziały.</numerusform>
            <numerusform>Najpierw twoje akcje muszą przenieść w&#xa0;tej bitwie %n oddziałów.</numerusform>
        </translation>
    </message>
    <message>
        <source>You control no card that it asks for: %1.</source>
        <extracomment>%1 is a type of cards.</extracomment>
        <translation>Nie kontrolujesz wymaganej karty: %1.</translation>
    </message>
    <message>
        <source>It is for another clan: %1.</source>
        <extracomment>%1 is a clan.</extracomment>
        <translation>To karta dla innego klanu: %1.</translation>
    </message>
    <message>
        <source>It asks for a keyword that is not there: %1.</source>
        <extracomment>%1 is a keyword.</extracomment>
        <translation>Brakuje wymaganego słowa kluczowego: %1.</translation>
    </message>
    <message>
        <source>No enemy unit with this keyword is there: %1.</source>
        <extracomment>%1 is a keyword.</extracomment>
        <translation>Nie ma tam wrogiego oddziału z&#xa0;tym słowem kluczowym: %1.</translation>
    </message>
    <message>
        <source>It answers what actions do.</source>
        <translation>Odpowiada tylko na efekty akcji.</translation>
    </message>
    <message>
        <source>It answers what the end of a battle does.</source>
        <translation>Odpowiada tylko na skutki zakończenia bitwy.</translation>
    </message>
    <message>
        <source>It is for another kind of payment.</source>
        <translation>Służy do innego rodzaju zapłaty.</translation>
    </message>
    <message>
        <source>You are not the Attacker.</source>
        <translation>Nie jesteś stroną atakującą.</translation>
    </message>
    <message>
        <source>You are not the Defender.</source>
        <translation>Nie jesteś stroną broniącą się.</translation>
    </message>
    <message>
        <source>No enemy unit is at this battlefield.</source>
        <translation>Na tym polu bitwy nie ma wrogiego oddziału.</translation>
    </message>
    <message>
        <source>An enemy unit is at this battlefield.</source>
        <translation>Na tym polu bitwy jest wrogi oddział.</translation>
    </message>
    <message>
        <source>The battle is at another Province.</source>
        <translation>Bitwa toczy się przy innej prowincji.</translation>
    </message>
    <message>
        <source>A Terrain lies at this battlefield already.</source>
        <translation>Na tym polu bitwy leży już teren.</translation>
    </message>
    <message>
        <source>It is at this battlefield already.</source>
        <translation>Ta karta już jest na tym polu bitwy.</translation>
    </message>
    <message>
        <source>You do not control the Imperial Favor.</source>
        <translation>Nie kontrolujesz łaski cesarskiej.</translation>
    </message>
    <message>
        <source>Your opponent has more Family Honor.</source>
        <translation>Przeciwnik ma wyższy honor rodu.</translation>
    </message>
    <message>
        <source>It answers what your opponent does.</source>
        <translation>Odpowiada tylko na działania przeciwnika.</translation>
    </message>
    <message>
        <source>It is for other cards than itself.</source>
        <translation>Nie działa na samą siebie, tylko na inne karty.</translation>
    </message>
    <message>
        <source>It happens at another place.</source>
        <translation>To się dzieje w&#xa0;innym miejscu.</translation>
    </message>
    <message>
        <source>What it asks for does not hold now.</source>
        <translation>Warunek tej karty nie jest teraz spełniony.</translation>
    </message>
    <message>
        <source>Cards of this type are not targeted by it.</source>
        <translation>Kart tego typu nie można tu wybrać na cel.</translation>
    </message>
    <message>
        <source>It is for cards of the other side.</source>
        <translation>Działa tylko na karty drugiej strony.</translation>
    </message>
    <message>
        <source>This card has it, or is chosen, already.</source>
        <translation>Ta karta już to ma albo jest już wybrana.</translation>
    </message>
    <message>
        <source>The target must be at another place.</source>
        <translation>Cel musi być w&#xa0;innym miejscu.</translation>
    </message>
    <message>
        <source>This card is not targeted by Ranged Attacks.</source>
        <translation>Ta karta nie może być celem ataków dystansowych.</translation>
    </message>
    <message>
        <source>This card is not targeted by Fear.</source>
        <translation>Ta karta nie może być celem strachu.</translation>
    </message>
    <message>
        <source>Cannot be moved to this battlefield: %1.</source>
        <extracomment>%1 is a Personality: it attacked already, or the ground forbids it.</extracomment>
        <translation>Nie można przenieść na to pole bitwy: %1.</translation>
    </message>
    <message>
        <source>The target needs a keyword: %1.</source>
        <extracomment>%1 lists keywords.</extracomment>
        <translation>Cel musi mieć słowo kluczowe: %1.</translation>
    </message>
    <message>
        <source>The target must be of this clan: %1.</source>
        <extracomment>%1 is a clan.</extracomment>
        <translation>Cel musi być z&#xa0;klanu: %1.</translation>
    </message>
    <message>
        <source>The target must be of this type: %1.</source>
        <extracomment>%1 is a type of cards.</extracomment>
        <translation>Cel musi być tego typu: %1.</translation>
    </message>
    <message>
        <source>The Force of the target is too high.</source>
        <translation>Siła celu jest za wysoka.</translation>
    </message>
    <message>
        <source>The Chi of the target is too high.</source>
        <translation>Chi celu jest za wysokie.</translation>
    </message>
    <message>
        <source>The Personal Honor of the target is too high.</source>
        <translation>Honor osobisty celu jest za wysoki.</translation>
    </message>
    <message>
        <source>The Force of the target is too low.</source>
        <translation>Siła celu jest za niska.</translation>
    </message>
    <message>
        <source>The Chi of the target is too low.</source>
        <translation>Chi celu jest za niskie.</translation>
    </message>
    <message>
        <source>The Personal Honor of the target is too low.</source>
        <translation>Honor osobisty celu jest za niski.</translation>
    </message>
    <message>
        <source>The target must be attacking.</source>
        <translation>Cel musi atakować.</translation>
    </message>
    <message>
        <source>The target must be defending.</source>
        <translation>Cel musi się bronić.</translation>
    </message>
    <message>
        <source>The target is dishonored already.</source>
        <translation>Cel jest już zhańbiony.</translation>
    </message>
    <message>
        <source>The target is bowed.</source>
        <translation>Cel jest pochylony.</translation>
    </message>
    <message>
        <source>The card is face-down.</source>
        <translation>Karta jest zakryta.</translation>
    </message>
    <message>
        <source>The target needs a Follower.</source>
        <translation>Cel musi mieć dołączoną drużynę.</translation>
    </message>
    <message>
        <source>The Followers of a Personality stand in the way.</source>
        <translation>Postać osłaniają jej drużyny.</translation>
    </message>
    <message>
        <source>The card is at another Province.</source>
        <translation>Karta leży przy innej prowincji.</translation>
    </message>
    <message>
        <source>It must be another card.</source>
        <translation>To musi być inna karta.</translation>
    </message>
    <message>
        <source>The target is at this battlefield already.</source>
        <translation>Cel już jest na tym polu bitwy.</translation>
    </message>
    <message>
        <source>The card was destroyed.</source>
        <translation>Karta jest zniszczona.</translation>
    </message>
    <message>
        <source>Spells are attached to a Shugenja only.</source>
        <translation>Zaklęcia dołącza się tylko do shugenja.</translation>
    </message>
    <message>
        <source>The Personality has a Weapon already.</source>
        <translation>Postać ma już broń.</translation>
    </message>
    <message>
        <source>The Personality has an Armor already.</source>
        <translation>Postać ma już zbroję.</translation>
    </message>
    <message>
        <source>Your Family Honor is below its Honor Requirement.</source>
        <translation>Twój honor rodu jest niższy niż wymagany honor tej karty.</translation>
    </message>
    <message>
        <source>You control a card of this title already.</source>
        <translation>Kontrolujesz już kartę o&#xa0;tej nazwie.</translation>
    </message>
    <message>
        <source>Attachments go to Personalities of yours.</source>
        <translation>Dodatki dołącza się do swoich postaci.</translation>
    </message>
    <message>
        <source>The card is not attached to such a Personality.</source>
        <translation>Tej karty nie dołącza się do takiej postaci.</translation>
    </message>
    <message>
        <source>It costs %1 Gold, and your unbowed cards make %2.</source>
        <extracomment>%1 is the price, a number; %2 is all the Gold that the player&apos;s unbowed cards can make for it.</extracomment>
        <translation>Koszt w&#xa0;złocie: %1, a&#xa0;twoje niepochylone karty dają %2.</translation>
    </message>
    <message>
        <source>%1: %2 cards; it needs at least %3.</source>
        <extracomment>%1 is a deck, %2 how many cards it has, %3 how many it needs.</extracomment>
        <translation>%1 – liczba kart: %2, potrzeba co najmniej: %3.</translation>
    </message>
    <message>
        <source>It makes %1 Gold for every price to come.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>Da złoto przy każdej przyszłej opłacie: %1.</translation>
    </message>
    <message>
        <source>It brings %1 Honor.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>Daje honor (+%1).</translation>
    </message>
    <message>
        <source>It brings %1 Force and %2 Honor.</source>
        <extracomment>A hint. %1 and %2 are numbers.</extracomment>
        <translation>Daje siłę (+%1) i&#xa0;honor (+%2).</translation>
    </message>
    <message>
        <source>It brings %1 Force.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>Daje siłę (+%1).</translation>
    </message>
    <message>
        <source>Nothing here is worth its price now.</source>
        <translation>Nic tu teraz nie jest warte swojej ceny.</translation>
    </message>
    <message>
        <source>What is discarded makes room for something better.</source>
        <translation>Odrzucone karty zrobią miejsce na lepsze.</translation>
    </message>
    <message>
        <source>Force %1 could be sent. Against it: %2 at most, and the weakest Province has %3.</source>
        <extracomment>A hint to attack. %1 is the Force that can attack, %2 what could defend, %3 the weakest Province.</extracomment>
        <translation>Do ataku może ruszyć siła %1. Naprzeciw może stanąć siła najwyżej %2, a&#xa0;siła najsłabszej prowincji to %3.</translation>
    </message>
    <message>
        <source>Too little: Force %1 could be sent against %2, and the weakest Province has %3.</source>
        <extracomment>A hint not to attack. %1 is the Force that can attack, %2 what could defend, %3 the weakest Province.</extracomment>
        <translation>Za mało: do ataku może ruszyć siła %1 przeciw sile %2, a&#xa0;siła najsłabszej prowincji to %3.</translation>
    </message>
    <message>
        <source>Force %1 goes there against %2.</source>
        <extracomment>A hint for maneuvers. %1 and %2 are Forces.</extracomment>
        <translation>Rusza tam siła %1 przeciw sile %2.</translation>
    </message>
    <message>
        <source>Whoever went would be lost, or is needed later.</source>
        <translation>Kto by tam ruszył, ten zginie albo będzie potrzebny później.</translation>
    </message>
    <message>
        <source>The battle stands at %1 against %2, and the Province has %3.</source>
        <extracomment>A hint in a battle. %1 is the Attacker&apos;s Force, %2 the Defender&apos;s, %3 the Province&apos;s strength.</extracomment>
        <translation>Stan bitwy: siła %1 wobec %2, siła prowincji %3.</translation>
    </message>
    <message>
        <source>The duel stands at %1 against %2, as far as is known.</source>
        <extracomment>A hint in a duel. %1 is the own Chi with what is focused, %2 the other&apos;s as far as it is known.</extracomment>
        <translation>Stan pojedynku, o&#xa0;ile wiadomo: %1 wobec %2.</translation>
    </message>
    <message>
        <source>It takes %1 Force from the other side.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>Odbiera siłę drugiej stronie (–%1).</translation>
    </message>
    <message>
        <source>It puts a Ring into play: then there are %1 of 5.</source>
        <extracomment>A hint. %1 is how many Rings are in play then; five win.</extracomment>
        <translation>Wprowadza krąg do gry: będzie ich %1 z&#xa0;5.</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n card(s) to the hand.</source>
        <extracomment>A hint. %n is what the hand has more then.</extracomment>
        <translation>
            <numerusform>Daje %n kartę na rękę.</numerusform>
            <numerusform>Daje %n karty na rękę.</numerusform>
            <numerusform>Daje %n kart na rękę.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings the Imperial Favor.</source>
        <translation>Daje łaskę cesarską.</translation>
    </message>
    <message>
        <source>Nothing else does more at this moment.</source>
        <extracomment>A hint, where no single figure tells why.</extracomment>
        <translation>Nic innego nie daje teraz więcej.</translation>
    </message>
    <message>
        <source>Of all cards this one is needed least.</source>
        <extracomment>A hint what to discard, or what to bow for a price.</extracomment>
        <translation>Ze wszystkich kart ta jest najmniej potrzebna.</translation>
    </message>
    <message>
        <source>Nothing else here is of more use.</source>
        <extracomment>A hint which card to take.</extracomment>
        <translation>Nic innego nie przyda się tu bardziej.</translation>
    </message>
    <message>
        <source>The price is paid without it: %1.</source>
        <extracomment>A payment. %1 is a card.</extracomment>
        <translation>Koszt jest opłacony bez tej karty: %1.</translation>
    </message>
    <message>
        <source>It makes no Gold for this: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Nie produkuje na to złota: %1.</translation>
    </message>
    <message>
        <source>Every card is named once, in order.</source>
        <translation>Każdą kartę podaje się raz, po kolei.</translation>
    </message>
    <message>
        <source>The card is face-down, or not in a Province of yours.</source>
        <translation>Karta jest zakryta albo nie leży w&#xa0;twojej prowincji.</translation>
    </message>
    <message>
        <source>Only Holdings and Personalities are bought.</source>
        <translation>Kupuje się tylko posiadłości i&#xa0;postacie.</translation>
    </message>
    <message>
        <source>Your Family Honor is below its Honor Requirement: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Twój honor rodu jest za niski. Wymagany honor: %1.</translation>
    </message>
    <message>
        <source>No Honor comes with this purchase.</source>
        <translation>Ten zakup nie daje honoru.</translation>
    </message>
    <message>
        <source>A Loyal Personality serves its own clan only.</source>
        <translation>Wierna postać służy tylko własnemu klanowi.</translation>
    </message>
    <message>
        <source>You have brought a Holding into play this turn.</source>
        <translation>W&#xa0;tej turze wprowadzono już twoją posiadłość do gry.</translation>
    </message>
    <message>
        <source>Your Stronghold is bowed.</source>
        <translation>Twoja twierdza jest pochylona.</translation>
    </message>
    <message>
        <source>Its cost is to bow, and it is bowed.</source>
        <translation>Kosztem jest pochylenie, a&#xa0;karta już jest pochylona.</translation>
    </message>
    <message>
        <source>Nobody unbowed is there to bow for it.</source>
        <translation>Nie ma niepochylonej postaci, którą można za to pochylić.</translation>
    </message>
    <message>
        <source>Nothing is there to be destroyed for it.</source>
        <translation>Nie ma niczego, co można za to zniszczyć.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has no %n card(s) to discard for it.</source>
        <translation>
            <numerusform>Nie masz na ręce %n karty, aby ją za to odrzucić.</numerusform>
            <numerusform>Nie masz na ręce %n kart, aby je za to odrzucić.</numerusform>
            <numerusform>Nie masz na ręce %n kart, aby je za to odrzucić.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its cost cannot be paid in full.</source>
        <translation>Nie można opłacić całego kosztu.</translation>
    </message>
    <message>
        <source>The unit is bowed.</source>
        <translation>Oddział jest pochylony.</translation>
    </message>
    <message>
        <source>The unit is not at home.</source>
        <translation>Oddziału nie ma w&#xa0;domu.</translation>
    </message>
    <message>
        <source>Only Cavalry units are assigned now.</source>
        <translation>Teraz przydziela się tylko oddziały kawalerii.</translation>
    </message>
    <message>
        <source>A card forbids it to be assigned.</source>
        <translation>Pewna karta zabrania przydzielić ten oddział.</translation>
    </message>
    <message>
        <source>It is no unit of yours.</source>
        <translation>To nie twój oddział.</translation>
    </message>
    <message>
        <source>There is no such battlefield, or its battle was fought.</source>
        <translation>Nie ma takiego pola bitwy albo bitwa już się tam odbyła.</translation>
    </message>
    <message>
        <source>Nobody focuses more than 4 cards in a duel.</source>
        <translation>W&#xa0;pojedynku można się skupić najwyżej 4 kartami.</translation>
    </message>
    <message>
        <source>The Fate deck is empty.</source>
        <translation>Talia losu jest pusta.</translation>
    </message>
    <message>
        <source>It is not among those to choose from.</source>
        <translation>Tego nie ma wśród możliwości do wyboru.</translation>
    </message>
    <message>
        <source>The deck has other cards.</source>
        <translation>W&#xa0;talii są inne karty.</translation>
    </message>
    <message>
        <source>This cannot be declined.</source>
        <translation>Tego nie można odmówić.</translation>
    </message>
    <message>
        <source>No own deck has been chosen.</source>
        <translation>Nie wybrano własnej talii.</translation>
    </message>
    <message>
        <source>A match lasts at most %1 to %2 turns.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Limit tur musi wynosić od %1 do %2.</translation>
    </message>
    <message>
        <source>The last turn is over.</source>
        <translation>Ostatnia tura dobiegła końca.</translation>
    </message>
    <message>
        <source>Both lose at the same time.</source>
        <translation>Obie strony przegrywają jednocześnie.</translation>
    </message>
    <message>
        <source>Military victory: all Provinces of %1 are destroyed.</source>
        <translation>Zwycięstwo militarne: %1 nie ma już żadnej prowincji.</translation>
    </message>
    <message>
        <source>Honor victory: %1 begins a turn with %2 Family Honor.</source>
        <extracomment>%2 is a number.</extracomment>
        <translation>Zwycięstwo honorowe: %1 zaczyna turę, honor rodu %2.</translation>
    </message>
    <message>
        <source>Loss by dishonor: %1 ends a turn with %2 Family Honor.</source>
        <extracomment>%2 is a number.</extracomment>
        <translation>Przegrana przez hańbę: %1 kończy turę, honor rodu %2.</translation>
    </message>
    <message>
        <source>Enlightenment: %1 controls Rings of all five elements.</source>
        <translation>Oświecenie: %1 kontroluje kręgi wszystkich pięciu żywiołów.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Rozgrywka jest zakończona.</translation>
    </message>
    <message>
        <source>The deck has no Stronghold.</source>
        <translation>Talia nie ma twierdzy.</translation>
    </message>
    <message>
        <source>A deck has one Stronghold only: %1 is too many.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Talia ma tylko jedną twierdzę. Zbędna karta: %1.</translation>
    </message>
    <message>
        <source>There is no such card: %1.</source>
        <extracomment>%1 is what was written for the name of a card.</extracomment>
        <translation>Nie ma takiej karty: %1.</translation>
    </message>
    <message>
        <source>%1 does not belong there: %2.</source>
        <extracomment>%1 is a card, %2 a deck.</extracomment>
        <translation>Karta „%1” tu nie pasuje: %2.</translation>
    </message>
    <message>
        <source>%1: %2 cards; more than %3 are too many.</source>
        <extracomment>%1 is a deck, %2 how many cards it has, %3 how many it may have.</extracomment>
        <translation>%1 – liczba kart: %2, najwyżej: %3.</translation>
    </message>
    <message>
        <source>%1 × %2: at most %3 are allowed.</source>
        <extracomment>%1 is a card, %2 how often it is in the deck, %3 how often it may be.</extracomment>
        <translation>%1 × %2: dozwolone najwyżej %3.</translation>
    </message>
    <message>
        <source>%1 belongs to %2; of other clans only Personalities are allowed.</source>
        <extracomment>%1 is a card, %2 a clan.</extracomment>
        <translation>Karta „%1” należy do innego klanu (%2); z&#xa0;innych klanów dozwolone są tylko postacie.</translation>
    </message>
    <message>
        <source>Line %1 names no card: “%2”.</source>
        <extracomment>%1 is the number of a line, %2 what stands there.</extracomment>
        <translation>W&#xa0;wierszu %1 nie ma nazwy karty: „%2”.</translation>
    </message>
</context>
<context>
    <name>ClansWords</name>
    <message>
        <source>Maple</source>
        <extracomment>A clan, alone.</extracomment>
        <translation>Klon</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Śliwa</translation>
    </message>
    <message>
        <source>Reed</source>
        <translation>Trzcina</translation>
    </message>
    <message>
        <source>Cedar</source>
        <translation>Cedr</translation>
    </message>
    <message>
        <source>Stronghold</source>
        <extracomment>Type of a card, alone.</extracomment>
        <translation>Twierdza</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Postać</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Posiadłość</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Wydarzenie</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Action card</source>
        <translation>Karta akcji</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Drużyna</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Przedmiot</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Zaklęcie</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Krąg</translation>
    </message>
    <message>
        <source>Strongholds</source>
        <extracomment>Cards of a type, before a number: &quot;Personalities: 18&quot;.</extracomment>
        <translation>Twierdze</translation>
    </message>
    <message>
        <source>Personalities</source>
        <translation>Postacie</translation>
    </message>
    <message>
        <source>Holdings</source>
        <translation>Posiadłości</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Wydarzenia</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regiony</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Karty akcji</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Drużyny</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Przedmioty</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Zaklęcia</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Kręgi</translation>
    </message>
    <message>
        <source>Maple: Red Banners</source>
        <extracomment>Name of a ready-made deck: the clan, a colon, a motto.</extracomment>
        <translation>Klon: Czerwone sztandary</translation>
    </message>
    <message>
        <source>Plum: White Petals</source>
        <translation>Śliwa: Białe płatki</translation>
    </message>
    <message>
        <source>Reed: Four Winds Ride</source>
        <translation>Trzcina: Pęd czterech wiatrów</translation>
    </message>
    <message>
        <source>Cedar: Five Wheels</source>
        <translation>Cedr: Pięć kół</translation>
    </message>
    <message>
        <source>Military: strong units with Followers destroy Provinces. The easiest to begin with.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Wojsko: silne oddziały z&#xa0;drużynami niszczą prowincje. Najłatwiejsza na początek.</translation>
    </message>
    <message>
        <source>Honor: Courtiers and Duelists gain it while guards hold the Provinces. Good for beginners.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Honor: zdobywają go dworzanie i&#xa0;pojedynkowicze, a&#xa0;straże bronią prowincji. Dobra dla początkujących.</translation>
    </message>
    <message>
        <source>Cavalry and court: riders strike where nobody defends, Courtiers cost the enemy Honor. Takes practice.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Kawaleria i&#xa0;dwór: jeźdźcy uderzają tam, gdzie nikt nie broni, a&#xa0;dworzanie odbierają przeciwnikowi honor. Wymaga wprawy.</translation>
    </message>
    <message>
        <source>Enlightenment: five Rings, each played in its own way, behind strong walls. The hardest.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Oświecenie: pięć kręgów, każdy wchodzi do gry inaczej, za mocnymi murami. Najtrudniejsza.</translation>
    </message>
    <message>
        <source>Bring into play: %1</source>
        <translation>Wprowadź do gry: %1</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <translation>Użyj: %1</translation>
    </message>
    <message>
        <source>When to ask me</source>
        <translation>Kiedy mnie pytać</translation>
    </message>
    <message>
        <source>Pass until the end of the turn</source>
        <translation>Pasuj do końca tury</translation>
    </message>
    <message>
        <source>Pass until the end of the battle</source>
        <translation>Pasuj do końca bitwy</translation>
    </message>
    <message>
        <source>That is how I want it</source>
        <translation>Zachowaj wybór</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Where does the unit go? %1</source>
        <extracomment>Headline during maneuvers. %1 is a Personality.</extracomment>
        <translation>Dokąd idzie oddział? %1</translation>
    </message>
    <message>
        <source>Where do the others go?</source>
        <extracomment>Headline during maneuvers: all units that can be assigned, or all others, go to one battlefield.</extracomment>
        <translation>Dokąd idą pozostałe oddziały?</translation>
    </message>
    <message>
        <source>Where do all go?</source>
        <translation>Dokąd idą wszystkie oddziały?</translation>
    </message>
    <message>
        <source>%1: at which price?</source>
        <extracomment>Headline. %1 is a Personality that can be bought with or without gaining Honor.</extracomment>
        <translation>%1: za jaką cenę?</translation>
    </message>
    <message>
        <source>%1: which ability?</source>
        <extracomment>Headline. %1 is a card with several abilities.</extracomment>
        <translation>%1: która zdolność?</translation>
    </message>
    <message>
        <source>When are you asked? The table passes for you where there is no tick.</source>
        <extracomment>Headline over a list of occasions, each with a tick where the player is asked.</extracomment>
        <translation>Kiedy cię pytać? Bez ptaszka stół pasuje za ciebie.</translation>
    </message>
    <message>
        <source>Send the others</source>
        <extracomment>Maneuvers: a button. The battlefield is chosen next.</extracomment>
        <translation>Przydziel pozostałe</translation>
    </message>
    <message>
        <source>Send all</source>
        <translation>Przydziel wszystkie</translation>
    </message>
    <message>
        <source>Send the others: %1</source>
        <extracomment>Maneuvers. %1 is a battlefield.</extracomment>
        <translation>Przydziel pozostałe: %1</translation>
    </message>
    <message>
        <source>Send all: %1</source>
        <extracomment>Maneuvers. %1 is a battlefield.</extracomment>
        <translation>Przydziel wszystkie: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n oddział</numerusform>
            <numerusform>%n oddziały</numerusform>
            <numerusform>%n oddziałów</numerusform>
        </translation>
    </message>
    <message>
        <source>Force %1</source>
        <translation>siła %1</translation>
    </message>
    <message>
        <source>Yes, ask me</source>
        <extracomment>Under “Ask me ...”: there is a tick.</extracomment>
        <translation>Tak, pytaj mnie</translation>
    </message>
    <message>
        <source>No, pass for me</source>
        <extracomment>Under “Ask me ...”: there is no tick.</extracomment>
        <translation>Nie, pasuj za mnie</translation>
    </message>
    <message>
        <source>Reactions are given up, too. You are asked again when attacked, and when something must be chosen.</source>
        <translation>Rezygnujesz też z&#xa0;reakcji. Stół zapyta znowu, gdy ktoś cię zaatakuje albo gdy trzeba coś wybrać.</translation>
    </message>
    <message>
        <source>Reactions are given up, too. You are asked again when something must be chosen.</source>
        <translation>Rezygnujesz też z&#xa0;reakcji. Stół zapyta znowu, gdy trzeba coś wybrać.</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>An option: which deck a player has. A list follows.</extracomment>
        <translation>Talia</translation>
    </message>
    <message>
        <source>Dynasty discard pile of %1</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Odrzucone karty dynastii – %1</translation>
    </message>
    <message>
        <source>Fate discard pile of %1</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Odrzucone karty losu – %1</translation>
    </message>
    <message>
        <source>Choose where it goes: %1</source>
        <extracomment>Maneuvers. %1 is a Personality.</extracomment>
        <translation>Wybierz, dokąd idzie: %1</translation>
    </message>
    <message>
        <source>Send %1: %2</source>
        <extracomment>Maneuvers. %1 is a Personality, %2 a battlefield.</extracomment>
        <translation>Przydziel: %1 – %2</translation>
    </message>
    <message>
        <source>Leave at home: %1</source>
        <extracomment>Maneuvers. %1 is a Personality.</extracomment>
        <translation>Zostaw w&#xa0;domu: %1</translation>
    </message>
    <message>
        <source>Leave out: %1</source>
        <extracomment>A payment. %1 is a card that will not bow after all.</extracomment>
        <translation>Nie pochylaj: %1</translation>
    </message>
    <message>
        <source>Bow: %1</source>
        <extracomment>A payment. %1 is a card that will bow, too.</extracomment>
        <translation>Pochyl: %1</translation>
    </message>
    <message>
        <source>Keep: %1</source>
        <extracomment>Dynasty Phase. %1 is a face-up card.</extracomment>
        <translation>Zatrzymaj: %1</translation>
    </message>
    <message>
        <source>Discard at the end: %1</source>
        <extracomment>Dynasty Phase. %1 is a face-up card.</extracomment>
        <translation>Odrzuć na koniec: %1</translation>
    </message>
    <message>
        <source>Ask me in the Action Phases of my opponent</source>
        <translation>Pytaj mnie w&#xa0;fazach akcji przeciwnika</translation>
    </message>
    <message>
        <source>Ask me whenever I could react</source>
        <translation>Pytaj mnie, gdy tylko mogę zareagować</translation>
    </message>
    <message>
        <source>Ask me in battles at which I have no unit</source>
        <translation>Pytaj mnie w bitwach, w których nie mam oddziału</translation>
    </message>
    <message>
        <source>Ask me about Reactions that protect nothing, too</source>
        <translation>Pytaj mnie też o reakcje, które niczego nie chronią</translation>
    </message>
    <message>
        <source>Ask me about Reactions to my own actions</source>
        <translation>Pytaj mnie o&#xa0;reakcje na moje własne akcje</translation>
    </message>
    <message>
        <source>Cards and keywords</source>
        <translation>Karty i&#xa0;słowa kluczowe</translation>
    </message>
    <message>
        <source>An ability is used once a turn, and only while its card is unbowed. A trait works all the time. Targets are chosen first, then costs are paid, then it takes effect.</source>
        <translation>Zdolności używa się raz na turę i&#xa0;tylko wtedy, gdy jej karta nie jest pochylona. Cecha działa cały czas. Najpierw wybiera się cele, potem płaci koszty, a&#xa0;na końcu następuje efekt.</translation>
    </message>
    <message>
        <source>Turn %1 · %2 · %3</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is, %3 the phase.</extracomment>
        <translation>Tura %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Own decks</source>
        <extracomment>An option: decks that the players have made themselves.</extracomment>
        <translation>Własne talie</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>Whoever does not begin may put a Legacy Holding into play at the start.</source>
        <translation>Kto nie zaczyna, może na początku wprowadzić do gry posiadłość rodową.</translation>
    </message>
    <message>
        <source>Higher Family Honor</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>Wyższy honor rodu</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>Miejsce 1</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>Miejsce 2</translation>
    </message>
    <message>
        <source>Draw after</source>
        <extracomment>An option: a number of turns.</extracomment>
        <translation>Limit tur</translation>
    </message>
    <message>
        <source>So many turns of both players together end the match in a draw.</source>
        <translation>Po tylu turach, licząc tury obu stron, rozgrywka kończy się remisem.</translation>
    </message>
</context>
<context>
    <name>CurvesPane</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <extracomment>For screen readers, of a chart: %1 is a Gold Cost or a Focus Value, %n how many cards have it.</extracomment>
        <translation>
            <numerusform>%1: %n karta</numerusform>
            <numerusform>%1: %n karty</numerusform>
            <numerusform>%1: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>type and number</comment>
        <extracomment>How many cards of a type are in the deck: %1 is the type, %2 a number.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Gold Costs: Dynasty red, Fate blue</source>
        <extracomment>Head of a chart: how many cards have each Gold Cost.</extracomment>
        <translation>Koszt w&#xa0;złocie: dynastia czerwona, los niebieski</translation>
    </message>
    <message>
        <source>Focus Values</source>
        <extracomment>Head of a chart: how many cards have each Focus Value.</extracomment>
        <translation>Wartość skupienia</translation>
    </message>
</context>
<context>
    <name>DeckBuilder</name>
    <message>
        <source>Card</source>
        <extracomment>Head of a page that shows the chosen card large.</extracomment>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Jeszcze nie zapisano.</translation>
    </message>
    <message>
        <source>New deck</source>
        <extracomment>A deck that has no name yet.</extracomment>
        <translation>Nowa talia</translation>
    </message>
    <message>
        <source>%1 (cannot be read)</source>
        <extracomment>In a list of decks: %1 is the title of one whose file is damaged.</extracomment>
        <translation>%1 (nie do odczytania)</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Nie udało się</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved. Do you want to save them?</source>
        <extracomment>A question. %1 is the title of a deck.</extracomment>
        <translation>Talia „%1” ma niezapisane zmiany. Czy chcesz je zapisać?</translation>
    </message>
    <message>
        <source>Save the deck?</source>
        <translation>Zapisać talię?</translation>
    </message>
    <message>
        <source>My %1</source>
        <extracomment>Title of a new deck that begins as a ready-made one, %1.</extracomment>
        <translation>Moja talia – %1</translation>
    </message>
    <message>
        <source>%1 The deck stays open here. “Save as text…” under “More” can write it to another place.</source>
        <extracomment>%1 is a sentence: why a deck could not be saved. “More” and “Save as text…” are on the same page.</extracomment>
        <translation>%1 Talia pozostaje tu otwarta. Polecenie „Zapisz jako tekst…” w&#xa0;menu „Więcej” może ją zapisać w&#xa0;innym miejscu.</translation>
    </message>
    <message>
        <source>The deck is not saved</source>
        <translation>Nie zapisano talii</translation>
    </message>
    <message>
        <source>The deck is saved.</source>
        <translation>Talia jest zapisana.</translation>
    </message>
    <message>
        <source>“%1” has been changed in another window. Both are kept; this one is now called “%2”.</source>
        <extracomment>%1 is the title of a deck that was changed in two windows, %2 that of the second, now a deck of its own.</extracomment>
        <translation>Talię „%1” zmieniono w&#xa0;innym oknie. Obie wersje są zachowane; ta nazywa się teraz „%2”.</translation>
    </message>
    <message>
        <source>Saved as a new deck</source>
        <translation>Zapisano jako nową talię</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Nazwa talii</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>title and number</comment>
        <extracomment>Title of a further deck of the same name. %1 is the title, %2 a number.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 – copy</source>
        <extracomment>Title of a copied deck. %1 is that of the first.</extracomment>
        <translation>%1 – kopia</translation>
    </message>
    <message>
        <source>Do you want to delete “%1”? This cannot be undone.</source>
        <extracomment>A question. %1 is the title of a deck.</extracomment>
        <translation>Czy na pewno chcesz usunąć talię „%1”? Tego nie można cofnąć.</translation>
    </message>
    <message>
        <source>Delete the deck?</source>
        <translation>Usunąć talię?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>The text names no card. Each line should be a number and the name of a card.</source>
        <translation>W&#xa0;tekście nie ma nazwy żadnej karty. Każdy wiersz powinien zawierać liczbę i&#xa0;nazwę karty.</translation>
    </message>
    <message>
        <source>No deck was found</source>
        <translation>Nie znaleziono talii</translation>
    </message>
    <message>
        <source>Imported deck</source>
        <extracomment>Title of a deck that was read from a text without a title.</extracomment>
        <translation>Zaimportowana talia</translation>
    </message>
    <message>
        <source>Imported, not saved yet. Dynasty: %1, Fate: %2.</source>
        <extracomment>What was read of a text: a deck of %1 Dynasty cards and %2 Fate cards.</extracomment>
        <translation>Zaimportowano, jeszcze nie zapisano. Dynastia: %1, los: %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more line(s).</source>
        <extracomment>Under a list of lines of a text that were not understood: so many more.</extracomment>
        <translation>
            <numerusform>I&#xa0;jeszcze %n wiersz.</numerusform>
            <numerusform>I&#xa0;jeszcze %n wiersze.</numerusform>
            <numerusform>I&#xa0;jeszcze %n wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything was read</source>
        <translation>Nie wszystko udało się odczytać</translation>
    </message>
    <message>
        <source>The deck was copied as text.</source>
        <translation>Skopiowano talię jako tekst.</translation>
    </message>
    <message>
        <source>The deck was written as text.</source>
        <translation>Zapisano talię jako tekst.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <extracomment>Title of the page where decks are made.</extracomment>
        <translation>Twoje talie</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Before a list of decks.</extracomment>
        <translation>Talia</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button with a menu: begin a new deck.</extracomment>
        <translation>Nowa</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button with a menu: what else can be done with a deck.</extracomment>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Empty deck</source>
        <extracomment>Menu: begin a deck without any cards.</extracomment>
        <translation>Pusta talia</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Powiel</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Import from the clipboard</source>
        <extracomment>Menu: read a deck from the clipboard.</extracomment>
        <translation>Importuj ze schowka</translation>
    </message>
    <message>
        <source>Import from a file…</source>
        <translation>Importuj z&#xa0;pliku…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>Menu: put the deck on the clipboard.</extracomment>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>Zapisz jako tekst…</translation>
    </message>
    <message>
        <source>Draw a test hand</source>
        <extracomment>Button: show what a match with this deck could begin with.</extracomment>
        <translation>Dobierz próbną rękę</translation>
    </message>
</context>
<context>
    <name>DeckPane</name>
    <message>
        <source>Cards: %1 of at least %2</source>
        <extracomment>A tooltip on a page of a deck: %1 cards are in this half, %2 are the fewest allowed.</extracomment>
        <translation>Karty: %1 z&#xa0;co najmniej %2</translation>
    </message>
    <message>
        <source>Dynasty %1</source>
        <extracomment>Head of a page: the Dynasty deck has %1 cards, as many as it needs, or there is little room.</extracomment>
        <translation>Dynastia %1</translation>
    </message>
    <message>
        <source>Fate %1</source>
        <extracomment>Head of a page: the Fate deck has %1 cards, as many as it needs, or there is little room.</extracomment>
        <translation>Los %1</translation>
    </message>
    <message>
        <source>Dynasty %1/%2</source>
        <extracomment>Head of a page: the Dynasty deck has %1 of at least %2 cards.</extracomment>
        <translation>Dynastia %1/%2</translation>
    </message>
    <message>
        <source>Fate %1/%2</source>
        <extracomment>Head of a page: the Fate deck has %1 of at least %2 cards.</extracomment>
        <translation>Los %1/%2</translation>
    </message>
    <message>
        <source>Choose a Stronghold</source>
        <extracomment>In a list of Strongholds: none is chosen yet.</extracomment>
        <translation>Wybierz twierdzę</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>clan and Stronghold</comment>
        <extracomment>In a list: %1 is a clan, %2 the name of its Stronghold.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No cards yet. Choose a card beside and press +, or click it twice.</source>
        <extracomment>Stands in the empty list of a deck. + is a sign on the screen and a key.</extracomment>
        <translation>Nie ma jeszcze kart. Wybierz kartę obok i&#xa0;naciśnij + albo kliknij ją dwukrotnie.</translation>
    </message>
    <message>
        <source>Curves</source>
        <extracomment>Head of a page: how many cards cost how much.</extracomment>
        <translation>Wykresy</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Build a deck…</source>
        <extracomment>Button on the page where a match is set up: opens the page where decks are made.</extracomment>
        <translation>Zbuduj talię…</translation>
    </message>
</context>
<context>
    <name>PoolPane</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>How many cards the search has found.</extracomment>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>All types</source>
        <extracomment>A filter: the type of a card does not matter.</extracomment>
        <translation>Wszystkie typy</translation>
    </message>
    <message>
        <source>Dynasty cards</source>
        <extracomment>A filter: all cards that belong in a Dynasty deck.</extracomment>
        <translation>Karty dynastii</translation>
    </message>
    <message>
        <source>Fate cards</source>
        <extracomment>A filter: all cards that belong in a Fate deck.</extracomment>
        <translation>Karty losu</translation>
    </message>
    <message>
        <source>Fits the deck</source>
        <extracomment>A filter: cards of any clan that the deck may have, given its Stronghold.</extracomment>
        <translation>Pasujące do talii</translation>
    </message>
    <message>
        <source>All clans</source>
        <extracomment>A filter: the clan of a card does not matter.</extracomment>
        <translation>Wszystkie klany</translation>
    </message>
    <message>
        <source>No clan</source>
        <extracomment>A filter: only cards that belong to no clan.</extracomment>
        <translation>Bez klanu</translation>
    </message>
    <message>
        <source>All keywords</source>
        <extracomment>A filter: the keywords of a card do not matter.</extracomment>
        <translation>Każde słowo</translation>
    </message>
    <message>
        <source>Any Gold Cost</source>
        <extracomment>A filter: the Gold Cost of a card does not matter.</extracomment>
        <translation>Każdy koszt</translation>
    </message>
    <message>
        <source>Gold Cost %1</source>
        <extracomment>A filter: cards of this Gold Cost. %1 is a number.</extracomment>
        <translation>Koszt w&#xa0;złocie %1</translation>
    </message>
    <message>
        <source>Any Focus Value</source>
        <extracomment>A filter: the Focus Value of a card does not matter.</extracomment>
        <translation>Każde skupienie</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>A filter: cards of this Focus Value. %1 is a number.</extracomment>
        <translation>Skupienie %1</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <extracomment>What can be typed to find cards; stands in the empty field.</extracomment>
        <translation>Szukaj w&#xa0;nazwach i&#xa0;tekstach</translation>
    </message>
    <message>
        <source>Search</source>
        <comment>field</comment>
        <extracomment>Stands in the empty field where there is no room to say what is searched.</extracomment>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>Klan</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Słowo kluczowe</translation>
    </message>
    <message>
        <source>Gold Cost</source>
        <translation>Koszt w&#xa0;złocie</translation>
    </message>
    <message>
        <source>Focus Value</source>
        <translation>Wartość skupienia</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <extracomment>Button: look for all cards again.</extracomment>
        <translation>Wyczyść filtry</translation>
    </message>
    <message>
        <source>Filters</source>
        <extracomment>Button: show or hide the filters.</extracomment>
        <translation>Filtry</translation>
    </message>
    <message>
        <source>No card is like this. Other words or fewer filters find more.</source>
        <translation>Nie ma takiej karty. Spróbuj innych słów albo mniej filtrów.</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <extracomment>For screen readers: the list of all cards that can be chosen.</extracomment>
        <translation>Karty do wyboru</translation>
    </message>
</context>
<context>
    <name>TestDraw</name>
    <message>
        <source>Test draw</source>
        <extracomment>Title of a page: what a match could begin with, drawn on trial.</extracomment>
        <translation>Próbne dobieranie</translation>
    </message>
    <message>
        <source>Provinces</source>
        <extracomment>Over the cards of a test draw that lie in the Provinces.</extracomment>
        <translation>Prowincje</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Over the cards of a test draw that are in the hand.</extracomment>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Button: shuffle the decks and draw anew.</extracomment>
        <translation>Dobierz ponownie</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <extracomment>Over a list of what keeps a deck from being played with.</extracomment>
        <translation>
            <numerusform>Do poprawienia: %n</numerusform>
            <numerusform>Do poprawienia: %n</numerusform>
            <numerusform>Do poprawienia: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>This deck is ready to play.</source>
        <extracomment>Nothing is wrong with the deck: a match can begin with it.</extracomment>
        <translation>Tą talią można już grać.</translation>
    </message>
</context>
</TS>
