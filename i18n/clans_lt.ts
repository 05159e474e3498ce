<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lt" sourcelanguage="en">
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
            <numerusform>%1, %2, kaladėje %n</numerusform>
            <numerusform>%1, %2, kaladėje %n</numerusform>
            <numerusform>%1, %2, kaladėje %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPane</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Between a minus and a plus button: how many copies of a card are in the deck. %1 of at most %2.</extracomment>
        <translation>%1 iš %2</translation>
    </message>
    <message>
        <source>One less</source>
        <extracomment>For screen readers: button that takes one copy of the card out of the deck.</extracomment>
        <translation>Viena mažiau</translation>
    </message>
    <message>
        <source>One more</source>
        <extracomment>For screen readers: button that puts one more copy of the card into the deck.</extracomment>
        <translation>Viena daugiau</translation>
    </message>
    <message>
        <source>The card you choose is shown here.</source>
        <translation>Čia rodoma pasirinkta korta.</translation>
    </message>
</context>
<context>
    <name>Clans</name>
    <message>
        <source>The Four Groves</source>
        <translation>Keturios giraitės</translation>
    </message>
    <message>
        <source>Two clans, by sword, honor, or wisdom</source>
        <translation>Du klanai: kardu, garbe ar išmintimi</translation>
    </message>
    <message>
        <source>Build up a domain of mines and temples, hire warriors, courtiers, and monks, and lead them against four enemy Provinces. Destroy them all, reach 40 Honor, shame the enemy out of the game, or bring five Rings together. Four decks, each with a way of its own.</source>
        <translation>Kurkite valdas su kasyklomis ir šventyklomis, samdykite karius, dvariškius ir vienuolius ir veskite juos prieš keturias priešo provincijas. Sunaikinkite jas visas, pasiekite 40 garbės taškų, palikite varžovą be garbės arba surinkite penkis žiedus. Keturios kaladės, ir kiekviena eina savo keliu.</translation>
    </message>
    <message>
        <source>The Four Groves follows the rules of the collectible card game Legend of the Five Rings, with cards of its own.</source>
        <translation>„Keturios giraitės“ žaidžiamos pagal kolekcinio kortų žaidimo „Legend of the Five Rings“ taisykles, bet savomis kortomis.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n žaidėjas</numerusform>
            <numerusform>%n žaidėjai</numerusform>
            <numerusform>%n žaidėjų</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansActions</name>
    <message>
        <source>Equip: %1</source>
        <extracomment>%1 is an attachment in the hand.</extracomment>
        <translation>Aprūpinti: %1</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <extracomment>%1 is a card whose ability is used.</extracomment>
        <translation>Naudoti: %1</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Taikinys: %1</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Nieko nemokėti</translation>
    </message>
    <message>
        <source>Pay: %1</source>
        <extracomment>%1 lists the cards that bow for Gold.</extracomment>
        <translation>Mokėti: %1</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>%1 is a card of the hand.</extracomment>
        <translation>Atmesti: %1</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>Take the last choice back.</extracomment>
        <translation>Grįžti</translation>
    </message>
    <message>
        <source>Declare an attack</source>
        <translation>Skelbti puolimą</translation>
    </message>
    <message>
        <source>Assign nobody</source>
        <translation>Neskirti jokių dalinių</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n unit(s)</source>
        <translation>
            <numerusform>Paskirti %n dalinį</numerusform>
            <numerusform>Paskirti %n dalinius</numerusform>
            <numerusform>Paskirti %n dalinių</numerusform>
        </translation>
    </message>
    <message>
        <source>Fight: %1</source>
        <extracomment>%1 is a battlefield.</extracomment>
        <translation>Kautis: %1</translation>
    </message>
    <message>
        <source>Bring into play, gaining Honor: %1</source>
        <extracomment>%1 is a Personality.</extracomment>
        <translation>Įvesti į žaidimą ir gauti garbės: %1</translation>
    </message>
    <message>
        <source>Bring into play: %1</source>
        <extracomment>%1 is a card of a Province.</extracomment>
        <translation>Įvesti į žaidimą: %1</translation>
    </message>
    <message>
        <source>End the Dynasty Phase</source>
        <translation>Baigti dinastijos fazę</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) and end the Dynasty Phase</source>
        <translation>
            <numerusform>Atmesti %n kortą ir baigti dinastijos fazę</numerusform>
            <numerusform>Atmesti %n kortas ir baigti dinastijos fazę</numerusform>
            <numerusform>Atmesti %n kortų ir baigti dinastijos fazę</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Take no action.</extracomment>
        <translation>Pasuoti</translation>
    </message>
    <message>
        <source>Effect %1</source>
        <translation>Poveikis %1</translation>
    </message>
    <message>
        <source>Accept the challenge</source>
        <translation>Priimti iššūkį</translation>
    </message>
    <message>
        <source>Refuse the challenge</source>
        <translation>Atmesti iššūkį</translation>
    </message>
    <message>
        <source>Strike</source>
        <extracomment>In a duel: end it and compare.</extracomment>
        <translation>Kirsti</translation>
    </message>
    <message>
        <source>Focus the top card of the deck</source>
        <extracomment>In a duel: put the unseen top card of the Fate deck into it.</extracomment>
        <translation>Susitelkti viršutine kaladės korta</translation>
    </message>
    <message>
        <source>Focus: %1</source>
        <extracomment>In a duel. %1 is a card of the hand.</extracomment>
        <translation>Susitelkti: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Pasirinkti: %1</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>Pradeda %1</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Išmaišyti</translation>
    </message>
    <message>
        <source>Move the unit to this battlefield</source>
        <translation>Perkelti dalinį į šį mūšio lauką</translation>
    </message>
    <message>
        <source>Move the unit home and draw a card</source>
        <translation>Grąžinti dalinį namo ir imti kortą</translation>
    </message>
    <message>
        <source>Move the unit home</source>
        <translation>Grąžinti dalinį namo</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Imti kortą</translation>
    </message>
    <message>
        <source>Put a Personality on top of your Dynasty deck</source>
        <translation>Padėti asmenybę ant savo dinastijos kaladės</translation>
    </message>
    <message>
        <source>Put into play: %1</source>
        <extracomment>%1 is a card of the hand.</extracomment>
        <translation>Įvesti į žaidimą: %1</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Taip, daryti</translation>
    </message>
    <message>
        <source>Do not attack</source>
        <translation>Nepulti</translation>
    </message>
    <message>
        <source>Do not react</source>
        <translation>Nieko nedaryti</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Nieko neimti</translation>
    </message>
    <message>
        <source>Do not do it</source>
        <translation>Nedaryti</translation>
    </message>
    <message>
        <source>All your Personalities are bowed: nobody could go.</source>
        <translation>Visos jūsų asmenybės nulenktos: pulti nėra kam.</translation>
    </message>
    <message>
        <source>None of your Personalities could go.</source>
        <translation>Nė viena jūsų asmenybė negalėtų pulti.</translation>
    </message>
    <message>
        <source>Force %1 in all: no Province is weaker than %2.</source>
        <extracomment>Under the button that attacks. %1 is the Force of all who can go, %2 the lowest strength of a Province.</extracomment>
        <translation>Iš viso jėga %1, o silpniausios provincijos stiprumas – %2.</translation>
    </message>
    <message>
        <source>Chi %1 against %2, before anything is focused</source>
        <extracomment>Under the button that accepts a duel. %1 is the Chi of the own Personality, %2 that of the challenger.</extracomment>
        <translation>Či %1 prieš %2, dar nesusitelkus</translation>
    </message>
    <message>
        <source>It costs you: %1 is dishonored</source>
        <extracomment>Under the button that refuses a duel. %1 is the own Personality that was challenged.</extracomment>
        <translation>Kaina: %1 netenka garbės</translation>
    </message>
    <message>
        <source>It costs nothing</source>
        <translation>Tai nieko nekainuoja</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>type and price</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Attach a Follower, Item, or Spell of your hand to one of your Personalities.</source>
        <translation>Pridėkite palydą, daiktą arba burtą iš rankos prie savo asmenybės.</translation>
    </message>
    <message>
        <source>Bow one of your attachments and hand it over to another Personality of yours.</source>
        <translation>Nulenkite savo priedą ir perduokite jį kitai savo asmenybei.</translation>
    </message>
    <message>
        <source>With more Family Honor than your opponent, bow a Personality with Personal Honor 1 or more: you control the Imperial Favor.</source>
        <translation>Jei jūsų giminės garbė didesnė nei varžovo, nulenkite asmenybę, kurios asmeninė garbė 1 ar didesnė: imperatoriaus palankumą valdote jūs.</translation>
    </message>
    <message>
        <source>Give up the Imperial Favor and discard a card: draw a card.</source>
        <translation>Atiduokite imperatoriaus palankumą ir atmeskite kortą: imkite kortą.</translation>
    </message>
    <message>
        <source>Give up the Imperial Favor: move an attacking enemy unit home.</source>
        <translation>Atiduokite imperatoriaus palankumą: grąžinkite namo puolantį priešo dalinį.</translation>
    </message>
    <message>
        <source>Bow your Stronghold: put a Legacy Holding of your Dynasty deck into play.</source>
        <translation>Nulenkite savo tvirtovę: įveskite į žaidimą paveldo valdą iš savo dinastijos kaladės.</translation>
    </message>
    <message>
        <source>Discard a card: a Tactician at the battlefield gets a Force bonus equal to its Focus Value.</source>
        <translation>Atmeskite kortą: taktikas mūšio lauke gauna jėgos premiją, lygią jos susitelkimo vertei.</translation>
    </message>
    <message>
        <source>Your Action Phase: take an action, or pass?</source>
        <translation>Jūsų veiksmų fazė: atliksite veiksmą ar pasuosite?</translation>
    </message>
    <message>
        <source>The Action Phase of %1: an Open action, or pass?</source>
        <extracomment>%1 is whose turn it is.</extracomment>
        <translation>Veiksmų fazė, eina %1: atliksite atvirąjį veiksmą ar pasuosite?</translation>
    </message>
    <message>
        <source>A Battle action, or pass?</source>
        <translation>Atliksite mūšio veiksmą ar pasuosite?</translation>
    </message>
    <message>
        <source>Put a Ring into play?</source>
        <translation>Ar įvesite į žaidimą žiedą?</translation>
    </message>
    <message>
        <source>Which effect?</source>
        <translation>Kuris poveikis?</translation>
    </message>
    <message>
        <source>What bows to pay?</source>
        <translation>Ką nulenksite mokėdami?</translation>
    </message>
    <message>
        <source>Which card do you discard for it?</source>
        <translation>Kurią kortą už tai atmesite?</translation>
    </message>
    <message>
        <source>Do you attack?</source>
        <translation>Ar pulsite?</translation>
    </message>
    <message>
        <source>Cavalry maneuvers: who goes where?</source>
        <translation>Kavalerijos manevrai: kas kur keliauja?</translation>
    </message>
    <message>
        <source>Infantry maneuvers: who goes where?</source>
        <translation>Pėstininkų manevrai: kas kur keliauja?</translation>
    </message>
    <message>
        <source>Where is the next battle?</source>
        <translation>Kur vyks kitas mūšis?</translation>
    </message>
    <message>
        <source>You are challenged to a duel. Do you accept?</source>
        <translation>Jums metamas iššūkis į dvikovą. Ar priimate?</translation>
    </message>
    <message>
        <source>Focus a card, or strike?</source>
        <translation>Susitelksite ar kirsite?</translation>
    </message>
    <message>
        <source>Dynasty Phase: what do you bring into play?</source>
        <translation>Dinastijos fazė: ką įvesite į žaidimą?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Kurią kortą atmesite?</translation>
    </message>
    <message>
        <source>You do not begin: which Legacy Holding do you put into play?</source>
        <translation>Pradedate ne jūs: kurią paveldo valdą įvesite į žaidimą?</translation>
    </message>
    <message>
        <source>What do you take?</source>
        <translation>Ką imate?</translation>
    </message>
    <message>
        <source>Which card do you take?</source>
        <translation>Kurią kortą imate?</translation>
    </message>
    <message>
        <source>Which card goes under the deck next?</source>
        <translation>Kurią kortą dabar dėsite į kaladės apačią?</translation>
    </message>
    <message>
        <source>%1: what do you choose?</source>
        <extracomment>%1 is the card whose effect it is.</extracomment>
        <translation>%1: ką renkatės?</translation>
    </message>
    <message>
        <source>What do you choose?</source>
        <translation>Ką renkatės?</translation>
    </message>
    <message>
        <source>%1 takes an action or passes.</source>
        <translation>%1 atlieka veiksmą arba pasuoja.</translation>
    </message>
    <message>
        <source>%1 may react.</source>
        <translation>%1 gali panaudoti atsaką.</translation>
    </message>
    <message>
        <source>%1 assigns units.</source>
        <translation>%1 skiria dalinius.</translation>
    </message>
    <message>
        <source>%1 buys cards.</source>
        <translation>%1 perka kortas.</translation>
    </message>
    <message>
        <source>%1 may attack.</source>
        <translation>%1 gali pulti.</translation>
    </message>
    <message>
        <source>Choose a target.</source>
        <translation>Pasirinkite taikinį.</translation>
    </message>
    <message>
        <source>Who gets it? %1</source>
        <extracomment>%1 is an attachment.</extracomment>
        <translation>Kam atiteks „%1“?</translation>
    </message>
    <message>
        <source>Which attachment do you hand over?</source>
        <translation>Kurį priedą perduosite?</translation>
    </message>
    <message>
        <source>%1: choose a target.</source>
        <extracomment>%1 is the card, or common action, that needs a target.</extracomment>
        <translation>%1: pasirinkite taikinį.</translation>
    </message>
    <message>
        <source>%1: choose target %2.</source>
        <extracomment>%1 is the card, or common action, that needs targets; %2 counts from 1.</extracomment>
        <translation>%1: pasirinkite taikinį nr. %2.</translation>
    </message>
    <message>
        <source>%1: who performs it?</source>
        <extracomment>%1 is the card whose action a Personality performs.</extracomment>
        <translation>%1: kas vykdys veiksmą?</translation>
    </message>
    <message>
        <source>%1: who bows for it?</source>
        <extracomment>%1 is the card, or common action, that costs bowing a Personality.</extracomment>
        <translation>%1: ką už tai nulenksite?</translation>
    </message>
    <message>
        <source>%1: which enemy Personality?</source>
        <extracomment>%1 is the card, or common action, that needs a target.</extracomment>
        <translation>%1: kuri priešo asmenybė?</translation>
    </message>
    <message>
        <source>%1: which enemy card?</source>
        <extracomment>%1 is the card that needs a target: a Personality, a Follower or an Item of the enemy.</extracomment>
        <translation>%1: kuri priešo korta?</translation>
    </message>
    <message>
        <source>%1: which of your Personalities?</source>
        <extracomment>%1 is the card that needs a target.</extracomment>
        <translation>%1: kuri jūsų asmenybė?</translation>
    </message>
    <message>
        <source>%1 Do you react?</source>
        <extracomment>%1 is a sentence about what happens: &quot;Drill Yard is about to bow.&quot;</extracomment>
        <translation>%1 Ar panaudosite atsaką?</translation>
    </message>
    <message>
        <source>Do you react?</source>
        <translation>Ar panaudosite atsaką?</translation>
    </message>
    <message>
        <source>About to bow: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Tuoj bus nulenkta: %1.</translation>
    </message>
    <message>
        <source>About to be destroyed: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Tuoj bus sunaikinta: %1.</translation>
    </message>
    <message>
        <source>About to move to the battlefield: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Tuoj bus perkelta į mūšio lauką: %1.</translation>
    </message>
    <message>
        <source>About to move home: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Tuoj bus grąžinta namo: %1.</translation>
    </message>
    <message>
        <source>%1 is about to lose %2 Honor.</source>
        <extracomment>What is about to happen. %2 is a number.</extracomment>
        <translation>%1 tuoj neteks garbės: –%2.</translation>
    </message>
    <message>
        <source>Bowed: %1.</source>
        <translation>Nulenkta: %1.</translation>
    </message>
    <message>
        <source>Straightened: %1.</source>
        <translation>Ištiesinta: %1.</translation>
    </message>
    <message>
        <source>Destroyed: %1.</source>
        <translation>Sunaikinta: %1.</translation>
    </message>
    <message>
        <source>Moved: %1.</source>
        <extracomment>What has just happened. %1 lists cards.</extracomment>
        <translation>Perkelta: %1.</translation>
    </message>
    <message>
        <source>Dishonored: %1.</source>
        <translation>Neteko garbės: %1.</translation>
    </message>
    <message>
        <source>Rehonored: %1.</source>
        <translation>Atgavo garbę: %1.</translation>
    </message>
    <message>
        <source>Comes into play: %1.</source>
        <translation>Įvesta į žaidimą: %1.</translation>
    </message>
    <message>
        <source>An action targets: %1.</source>
        <extracomment>What has just happened: an action that is about to take effect. %1 lists its targets.</extracomment>
        <translation>Veiksmo taikinys: %1.</translation>
    </message>
    <message>
        <source>An action has taken effect.</source>
        <translation>Veiksmas atliktas.</translation>
    </message>
    <message>
        <source>An attack has been declared.</source>
        <translation>Paskelbtas puolimas.</translation>
    </message>
    <message>
        <source>A Province has fallen: %1.</source>
        <extracomment>What has just happened. %1 is a Province.</extracomment>
        <translation>Krito: %1.</translation>
    </message>
    <message>
        <source>The battle has been decided.</source>
        <translation>Mūšio baigtis aiški.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Mūšis baigtas.</translation>
    </message>
    <message>
        <source>Winner of the duel: %1.</source>
        <extracomment>What has just happened. %1 is a Personality.</extracomment>
        <translation>Dvikovą laimėjo %1.</translation>
    </message>
    <message>
        <source>The Dynasty Phase is over.</source>
        <translation>Dinastijos fazė baigta.</translation>
    </message>
    <message>
        <source>%1 has gained %2 Honor.</source>
        <translation>%1 gavo garbės: +%2.</translation>
    </message>
    <message>
        <source>Something has happened.</source>
        <translation>Kai kas nutiko.</translation>
    </message>
    <message>
        <source>%1 of %2 Gold</source>
        <extracomment>A payment. %1 is the Gold that bows so far, %2 the price.</extracomment>
        <translation>%1 iš %2&#xa0;vnt. aukso</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold is lost</source>
        <extracomment>A payment: the cards that bow make so much Gold more than the price, and it cannot be kept.</extracomment>
        <translation>
            <numerusform>%n&#xa0;vnt. aukso dingsta</numerusform>
            <numerusform>%n&#xa0;vnt. aukso dingsta</numerusform>
            <numerusform>%n&#xa0;vnt. aukso dingsta</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and you gain %2 Honor</source>
        <extracomment>A price. %1 is an amount of Gold, %2 is how much Honor comes with it.</extracomment>
        <translation>%1, ir gaunate garbės: +%2</translation>
    </message>
</context>
<context>
    <name>ClansBase</name>
    <message>
        <source>Created card</source>
        <extracomment>A card made by an effect, alone or after a colon.</extracomment>
        <translation>Sukurta korta</translation>
    </message>
    <message>
        <source>Created Personality</source>
        <extracomment>A card made by an effect, alone or after a colon.</extracomment>
        <translation>Sukurta asmenybė</translation>
    </message>
    <message>
        <source>Created Follower</source>
        <translation>Sukurta palyda</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list without &quot;and&quot;: %1 is its beginning, %2 the next thing.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Gold Cost %1</source>
        <extracomment>A figure printed on a card: what it costs. %1 is a number.</extracomment>
        <translation>kaina auksu %1</translation>
    </message>
    <message>
        <source>Gold Production %1</source>
        <extracomment>A figure printed on a card: how much Gold it makes. %1 is a number.</extracomment>
        <translation>aukso pajamos %1</translation>
    </message>
    <message>
        <source>Chi %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>či %1</translation>
    </message>
    <message>
        <source>Honor Requirement %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>garbės reikalavimas %1</translation>
    </message>
    <message>
        <source>Personal Honor %1</source>
        <extracomment>A figure printed on a card. %1 is a number.
----------
%1 is a number.</extracomment>
        <translation>asmeninė garbė %1</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>susitelkimo vertė %1</translation>
    </message>
    <message>
        <source>Province Strength %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>provincijos stiprumas %1</translation>
    </message>
    <message>
        <source>Family Honor %1</source>
        <extracomment>A figure printed on a card: the Family Honor at the start. %1 is a number.</extracomment>
        <translation>giminės garbė %1</translation>
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
        <translation>Aprūpinti</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>An action of every player, alone: move an attachment.</extracomment>
        <translation>Perduoti</translation>
    </message>
    <message>
        <source>Lobby</source>
        <extracomment>An action of every player, alone: take the Imperial Favor.</extracomment>
        <translation>Siekti palankumo</translation>
    </message>
    <message>
        <source>Favor: draw a card</source>
        <extracomment>An action of every player, alone: spend the Imperial Favor and a card, and draw one.</extracomment>
        <translation>Palankumas: nauja korta</translation>
    </message>
    <message>
        <source>Favor: send home</source>
        <extracomment>An action of every player, alone: spend the Imperial Favor to move an attacker home.</extracomment>
        <translation>Palankumas: dalinys grįžta namo</translation>
    </message>
    <message>
        <source>Legacy</source>
        <extracomment>An action of every player, alone: bow the Stronghold and search for a Legacy Holding.</extracomment>
        <translation>Paveldas</translation>
    </message>
    <message>
        <source>Tactical bonus</source>
        <extracomment>An action of every player, alone: discard a card for a Force bonus.</extracomment>
        <translation>Taktinė premija</translation>
    </message>
    <message>
        <source>Battle action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Mūšio veiksmas</translation>
    </message>
    <message>
        <source>Limited action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Ribotasis veiksmas</translation>
    </message>
    <message>
        <source>Open action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Atvirasis veiksmas</translation>
    </message>
    <message>
        <source>Reaction</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Atsakas</translation>
    </message>
    <message>
        <source>Province %1</source>
        <extracomment>%1 is the number of a Province, counted from the left.</extracomment>
        <translation>Provincija&#xa0;%1</translation>
    </message>
    <message>
        <source>Battlefield %1</source>
        <extracomment>%1 is the number of a battlefield: that of its Province, counted from the left.</extracomment>
        <translation>Mūšio laukas&#xa0;%1</translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>Where a card is, alone.</extracomment>
        <translation>namuose</translation>
    </message>
    <message>
        <source>Dynasty deck</source>
        <extracomment>A deck, alone or after a colon.</extracomment>
        <translation>Dinastijos kaladė</translation>
    </message>
    <message>
        <source>Fate deck</source>
        <translation>Likimo kaladė</translation>
    </message>
    <message>
        <source>Straighten Phase</source>
        <translation>Tiesinimo fazė</translation>
    </message>
    <message>
        <source>Events Phase</source>
        <translation>Įvykių fazė</translation>
    </message>
    <message>
        <source>Action Phase</source>
        <translation>Veiksmų fazė</translation>
    </message>
    <message>
        <source>Attack Phase</source>
        <translation>Puolimo fazė</translation>
    </message>
    <message>
        <source>Dynasty Phase</source>
        <translation>Dinastijos fazė</translation>
    </message>
    <message>
        <source>End Phase</source>
        <translation>Pabaigos fazė</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Pasiruošimas</translation>
    </message>
    <message>
        <source>Straighten</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Tiesinimas</translation>
    </message>
    <message>
        <source>Events</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Įvykiai</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Veiksmai</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Puolimas</translation>
    </message>
    <message>
        <source>Dynasty</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Dinastija</translation>
    </message>
    <message>
        <source>End</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Pabaiga</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n&#xa0;vnt. aukso</numerusform>
            <numerusform>%n&#xa0;vnt. aukso</numerusform>
            <numerusform>%n&#xa0;vnt. aukso</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Force</source>
        <extracomment>%1 is a bonus or penalty with its sign.</extracomment>
        <translation>%1 jėgos</translation>
    </message>
    <message>
        <source>%1 Chi</source>
        <extracomment>%1 is a bonus or penalty with its sign.</extracomment>
        <translation>%1 či</translation>
    </message>
    <message>
        <source>Force %1, Chi %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Jėga %1, či %2</translation>
    </message>
    <message>
        <source>Force %1 (%2 without Followers), Chi %3</source>
        <extracomment>%1 is the Force of a whole unit, %2 that of its Personality alone, %3 is its Chi.</extracomment>
        <translation>Jėga %1 (be palydų %2), či %3</translation>
    </message>
    <message>
        <source>Force %1</source>
        <extracomment>A figure printed on a card. %1 is a number.
----------
%1 is a number.</extracomment>
        <translation>jėga %1</translation>
    </message>
</context>
<context>
    <name>ClansCards</name>
    <message>
        <source>Redleaf Bastion</source>
        <extracomment>Name of a card: Stronghold, Maple clan.</extracomment>
        <translation>Raudonlapių bastionas</translation>
    </message>
    <message>
        <source>Hall of White Petals</source>
        <extracomment>Name of a card: Stronghold, Plum clan.</extracomment>
        <translation>Baltųjų žiedlapių rūmai</translation>
    </message>
    <message>
        <source>Windreed Stables</source>
        <extracomment>Name of a card: Stronghold, Reed clan.</extracomment>
        <translation>Vėjo nendrių arklidės</translation>
    </message>
    <message>
        <source>Temple of a Thousand Cedars</source>
        <extracomment>Name of a card: Stronghold, Cedar clan.</extracomment>
        <translation>Tūkstančio kedrų šventykla</translation>
    </message>
    <message>
        <source>Terraced Rice Fields</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Terasiniai ryžių laukai</translation>
    </message>
    <message>
        <source>Old Family Granary</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Senoji giminės klėtis</translation>
    </message>
    <message>
        <source>Grandfather’s Orchard</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Senelio vaismedžių sodas</translation>
    </message>
    <message>
        <source>Silk Dyers’ Quarter</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Šilko dažytojų kvartalas</translation>
    </message>
    <message>
        <source>Harbor Warehouses</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Uosto sandėliai</translation>
    </message>
    <message>
        <source>Deep Vein Gold Works</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Giliosios gyslos aukso kasykla</translation>
    </message>
    <message>
        <source>Fletchers’ Lane</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Strėlių dirbėjų gatvelė</translation>
    </message>
    <message>
        <source>Packhorse Peddlers</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Pirkliai su nešuliniais arkliais</translation>
    </message>
    <message>
        <source>Watchfire Hill</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Sargybos laužų kalva</translation>
    </message>
    <message>
        <source>Hillside Prayer Hall</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Maldykla kalvos šlaite</translation>
    </message>
    <message>
        <source>Petitioners’ Court</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Prašytojų dvaras</translation>
    </message>
    <message>
        <source>Drill Yard</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Pratybų aikštė</translation>
    </message>
    <message>
        <source>Copyists’ Archive</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Perrašinėtojų archyvas</translation>
    </message>
    <message>
        <source>Physicians’ Garden</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Gydytojų sodas</translation>
    </message>
    <message>
        <source>Gossips’ Teahouse</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Apkalbų arbatinė</translation>
    </message>
    <message>
        <source>Gatehouse Garrison</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Vartų bokšto įgula</translation>
    </message>
    <message>
        <source>Charcoal Kilns</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Angliadegių krosnys</translation>
    </message>
    <message>
        <source>Blossom Pavilions</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Žydinčių slyvų paviljonai</translation>
    </message>
    <message>
        <source>Reedland Pastures</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Nendrynų ganyklos</translation>
    </message>
    <message>
        <source>Incense Carvers’ Village</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Smilkalų drožėjų kaimas</translation>
    </message>
    <message>
        <source>Bountiful Autumn</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Dosnus ruduo</translation>
    </message>
    <message>
        <source>Magistrates’ Audit</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Magistratų revizija</translation>
    </message>
    <message>
        <source>Spring Floods</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Pavasario potvyniai</translation>
    </message>
    <message>
        <source>Court in Mourning</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Gedintis dvaras</translation>
    </message>
    <message>
        <source>Night of Paper Lanterns</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Popierinių žibintų naktis</translation>
    </message>
    <message>
        <source>Fever Winds</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Drugio vėjai</translation>
    </message>
    <message>
        <source>Muster of Volunteers</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Savanorių šaukimas</translation>
    </message>
    <message>
        <source>Falling Stars</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Krintančios žvaigždės</translation>
    </message>
    <message>
        <source>Veterans Recalled</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Veteranai vėl rikiuotėje</translation>
    </message>
    <message>
        <source>Years of Strife</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Nesantaikos metai</translation>
    </message>
    <message>
        <source>Narrow Defile</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Siauras tarpeklis</translation>
    </message>
    <message>
        <source>Sinking Marsh Road</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Klampus pelkių kelias</translation>
    </message>
    <message>
        <source>Fertile Basin</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Derlingoji dauba</translation>
    </message>
    <message>
        <source>Fortified Monastery</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Įtvirtintas vienuolynas</translation>
    </message>
    <message>
        <source>Old War Grave</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Senas karių kapas</translation>
    </message>
    <message>
        <source>Pilgrims’ Road</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Piligrimų kelias</translation>
    </message>
    <message>
        <source>Masterless Spearman</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Ietininkas be šeimininko</translation>
    </message>
    <message>
        <source>Roadside Bandit Chief</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Pakelės banditų vadeiva</translation>
    </message>
    <message>
        <source>Begging Monk</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Elgetaujantis vienuolis</translation>
    </message>
    <message>
        <source>Hired Bowman</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Samdomas lankininkas</translation>
    </message>
    <message>
        <source>Throne Envoy</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Sosto pasiuntinys</translation>
    </message>
    <message>
        <source>Old Strategist Genzo</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Senasis strategas Gendzo</translation>
    </message>
    <message>
        <source>Peak Hermit</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Viršukalnės atsiskyrėlis</translation>
    </message>
    <message>
        <source>Exiled Duelist Rei</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Ištremtasis dvikovininkas Rei</translation>
    </message>
    <message>
        <source>Akaba Tetsuo</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Akaba Tecuo</translation>
    </message>
    <message>
        <source>Akaba Ren</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Akaba Ren</translation>
    </message>
    <message>
        <source>Momijiya Goro</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Momidžija Goro</translation>
    </message>
    <message>
        <source>Momijiya Hana</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Momidžija Hana</translation>
    </message>
    <message>
        <source>Akaba Yasutora</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Akaba Jasutora</translation>
    </message>
    <message>
        <source>Kiyohara Dozen</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Kijohara Dodzen</translation>
    </message>
    <message>
        <source>Momijiya Scout Sae</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Momidžijų žvalgė Sae</translation>
    </message>
    <message>
        <source>Akaba Quartermaster Jiro</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Akabų intendantas Džiro</translation>
    </message>
    <message>
        <source>Kiyohara Shinobu</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Kijohara Šinobu</translation>
    </message>
    <message>
        <source>Akaba Masakage, Red General</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Akaba Masakage, Raudonasis generolas</translation>
    </message>
    <message>
        <source>Momijiya Oto, Wall-Breaker</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Momidžija Oto, Sienlaužys</translation>
    </message>
    <message>
        <source>Kiyohara Daigan, the Unbowed</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Kijohara Daigan, Nenulenkiamasis</translation>
    </message>
    <message>
        <source>Umehara Shion</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Umehara Šion</translation>
    </message>
    <message>
        <source>Umehara Kaoruko</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Umehara Kaoruko</translation>
    </message>
    <message>
        <source>Shirakaba Ryoma</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Širakaba Rioma</translation>
    </message>
    <message>
        <source>Shirakaba Nagi</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Širakaba Nagi</translation>
    </message>
    <message>
        <source>Shirakaba Tomoe</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Širakaba Tomoe</translation>
    </message>
    <message>
        <source>Umehara Yojiro</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Umehara Jodžiro</translation>
    </message>
    <message>
        <source>Tamaki Seiran</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Tamaki Seiran</translation>
    </message>
    <message>
        <source>Shirakaba Heir Mitsu</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Širakabų įpėdinis Micu</translation>
    </message>
    <message>
        <source>Umehara Gardener Ito</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Umeharų sodininkas Ito</translation>
    </message>
    <message>
        <source>Umehara Chiyo, Voice of the Court</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Umehara Čijo, Dvaro balsas</translation>
    </message>
    <message>
        <source>Shirakaba Kenshiro, First Blade</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Širakaba Kenširo, Pirmasis kardas</translation>
    </message>
    <message>
        <source>Tamaki Ranmaru, Plum Sage</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Tamaki Ranmaru, Slyvų išminčius</translation>
    </message>
    <message>
        <source>Ashihara Hayate</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Ašihara Hajate</translation>
    </message>
    <message>
        <source>Ashihara Kurenai</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Ašihara Kurenai</translation>
    </message>
    <message>
        <source>Ashihara Jinbei</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Ašihara Džinbei</translation>
    </message>
    <message>
        <source>Kazemi Outrider</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Kadzemių priešakinis raitelis</translation>
    </message>
    <message>
        <source>Kazemi Yuriko</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Kadzemi Juriko</translation>
    </message>
    <message>
        <source>Kazemi Naosuke</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Kadzemi Naosuke</translation>
    </message>
    <message>
        <source>Ashihara Twin Lance Ko</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Ašiharų dviejų iečių karys Ko</translation>
    </message>
    <message>
        <source>Minato Tsukasa</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Minato Cukasa</translation>
    </message>
    <message>
        <source>Minato Wave Rider</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Minato bangų raitelis</translation>
    </message>
    <message>
        <source>Ashihara Soun, Thunder of Hooves</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Ašihara Soun, Kanopų griausmas</translation>
    </message>
    <message>
        <source>Kazemi Okimi, Silk Tongue</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Kadzemi Okimi, Šilkinis liežuvis</translation>
    </message>
    <message>
        <source>Ashihara Gale, Swift Justice</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Ašihara Viesulas, Greitasis teisingumas</translation>
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
        <translation>Midzukane Rokuro</translation>
    </message>
    <message>
        <source>Mizukane Sayo</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Midzukane Sajo</translation>
    </message>
    <message>
        <source>Brother Ensho</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Brolis Enšo</translation>
    </message>
    <message>
        <source>Brother Kaku</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Brolis Kaku</translation>
    </message>
    <message>
        <source>Sister Nyomi</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Sesuo Niomi</translation>
    </message>
    <message>
        <source>Mizukane Warden Tai</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Midzukanių sargas Tai</translation>
    </message>
    <message>
        <source>Sugimori Suigetsu, Grove Elder</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Sugimori Suigecu, Giraitės seniūnas</translation>
    </message>
    <message>
        <source>Brother Mukan, Empty Bowl</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Brolis Mukan, Tuščias dubuo</translation>
    </message>
    <message>
        <source>Mizukane Homura, Ash Caller</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Midzukane Homura, Pelenų šauklys</translation>
    </message>
    <message>
        <source>Shields Locked Tight</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Skydas prie skydo</translation>
    </message>
    <message>
        <source>Press the Line</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Rikiuotė spaudžia</translation>
    </message>
    <message>
        <source>Arrows from the Ridge</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Strėlės nuo keteros</translation>
    </message>
    <message>
        <source>Close-Quarters Rush</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Šuolis į artimą kovą</translation>
    </message>
    <message>
        <source>Dreadful War Cry</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Kraupus karo šūksnis</translation>
    </message>
    <message>
        <source>False Retreat</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Apsimestinis atsitraukimas</translation>
    </message>
    <message>
        <source>Second Wind</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Antrasis kvėpavimas</translation>
    </message>
    <message>
        <source>Turned Aside</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Nustumta į šalį</translation>
    </message>
    <message>
        <source>Hobbled</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Supančiota</translation>
    </message>
    <message>
        <source>Shattered Haft</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Suskilęs ietkotis</translation>
    </message>
    <message>
        <source>Ambush the Baggage</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Pasala gurguolei</translation>
    </message>
    <message>
        <source>Stubborn Earthworks</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Neįveikiami pylimai</translation>
    </message>
    <message>
        <source>Hidden Ford</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Slapta brasta</translation>
    </message>
    <message>
        <source>Steel Answers Steel</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Plienas į plieną</translation>
    </message>
    <message>
        <source>Ink and Insinuation</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Tušas ir insinuacijos</translation>
    </message>
    <message>
        <source>Words of Pardon</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Atleidimo žodžiai</translation>
    </message>
    <message>
        <source>Unmoved</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Nepajudinama</translation>
    </message>
    <message>
        <source>Bodyguard’s Oath</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Asmens sargybinio priesaika</translation>
    </message>
    <message>
        <source>Unexpected Counsel</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Netikėtas patarimas</translation>
    </message>
    <message>
        <source>Scouts’ Reports</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Žvalgų pranešimai</translation>
    </message>
    <message>
        <source>Before They Recover</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Kol neatsigavo</translation>
    </message>
    <message>
        <source>Petition the Throne</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Prašymas sostui</translation>
    </message>
    <message>
        <source>Snowbound Pass</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Užpustyta perėja</translation>
    </message>
    <message>
        <source>Flooded Paddies</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Apsemti ryžių laukai</translation>
    </message>
    <message>
        <source>Red Banners Forward</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Raudonosios vėliavos, pirmyn</translation>
    </message>
    <message>
        <source>Over the Wall</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Per sieną</translation>
    </message>
    <message>
        <source>Spend Every Life</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Negailėti nė vienos gyvybės</translation>
    </message>
    <message>
        <source>Veterans’ Roar</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Veteranų riaumojimas</translation>
    </message>
    <message>
        <source>Trampled Fields</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Ištrypti laukai</translation>
    </message>
    <message>
        <source>Conscription Order</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Naujokų šaukimo įsakas</translation>
    </message>
    <message>
        <source>Flawless Reputation</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Nepriekaištinga reputacija</translation>
    </message>
    <message>
        <source>Gift Beyond Price</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Neįkainojama dovana</translation>
    </message>
    <message>
        <source>The Drawn Breath</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Sulaikytas kvapas</translation>
    </message>
    <message>
        <source>Rebuke in Verse</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Eiliuotas papeikimas</translation>
    </message>
    <message>
        <source>Stand Upon Principle</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Laikytis principų</translation>
    </message>
    <message>
        <source>Witnessed by All</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Visų akivaizdoje</translation>
    </message>
    <message>
        <source>Wheel and Strike</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Apsisukti ir smogti</translation>
    </message>
    <message>
        <source>Lance Charge</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Iečių smūgis</translation>
    </message>
    <message>
        <source>Cut the Road</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Atkirstas kelias</translation>
    </message>
    <message>
        <source>Scandal on the Highway</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Skandalas vieškelyje</translation>
    </message>
    <message>
        <source>Leave Them Dust</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Tik dulkės iš paskos</translation>
    </message>
    <message>
        <source>A Debt Remembered</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Nepamiršta skola</translation>
    </message>
    <message>
        <source>Open Palm</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Atviras delnas</translation>
    </message>
    <message>
        <source>Rooted Cedar Stance</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Įsišaknijusio kedro stovėsena</translation>
    </message>
    <message>
        <source>Spirit Bell</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Dvasių varpas</translation>
    </message>
    <message>
        <source>Study of the Wheels</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Ratų studijos</translation>
    </message>
    <message>
        <source>Wards of Rope and Paper</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Virvių ir popieriaus apsaugai</translation>
    </message>
    <message>
        <source>Ashes Remember</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Pelenai atmena</translation>
    </message>
    <message>
        <source>Ashigaru Spear Band</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Ašigaru ietininkų būrys</translation>
    </message>
    <message>
        <source>Veteran Pikemen</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Pikininkai veteranai</translation>
    </message>
    <message>
        <source>Village Levy Archers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Kaimo šauktiniai lankininkai</translation>
    </message>
    <message>
        <source>Hired Crossbows</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Samdomi arbaletininkai</translation>
    </message>
    <message>
        <source>Light Lancers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Lengvoji ietininkų raitija</translation>
    </message>
    <message>
        <source>Household Guard</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Giminės sargyba</translation>
    </message>
    <message>
        <source>Standard Company</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Vėliavos kuopa</translation>
    </message>
    <message>
        <source>Mountain Trackers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Kalnų pėdsekiai</translation>
    </message>
    <message>
        <source>Redleaf Vanguard</source>
        <extracomment>Name of a card: Follower, Maple clan.</extracomment>
        <translation>Raudonlapių avangardas</translation>
    </message>
    <message>
        <source>Maple Sworn Brothers</source>
        <extracomment>Name of a card: Follower, Maple clan.</extracomment>
        <translation>Klevo prisiekę broliai</translation>
    </message>
    <message>
        <source>White Petal Honor Guard</source>
        <extracomment>Name of a card: Follower, Plum clan.</extracomment>
        <translation>Baltųjų žiedlapių garbės sargyba</translation>
    </message>
    <message>
        <source>Attendant Poets</source>
        <extracomment>Name of a card: Follower, Plum clan.</extracomment>
        <translation>Dvaro poetai</translation>
    </message>
    <message>
        <source>Reed Banner Horse</source>
        <extracomment>Name of a card: Follower, Reed clan.</extracomment>
        <translation>Nendrės vėliavos raiteliai</translation>
    </message>
    <message>
        <source>Skirmish Riders</source>
        <extracomment>Name of a card: Follower, Reed clan.</extracomment>
        <translation>Susirėmimų raiteliai</translation>
    </message>
    <message>
        <source>Temple Warrior Novices</source>
        <extracomment>Name of a card: Follower, Cedar clan.</extracomment>
        <translation>Šventyklos kariai novicijai</translation>
    </message>
    <message>
        <source>Spirit Lantern Bearers</source>
        <extracomment>Name of a card: Follower, Cedar clan.</extracomment>
        <translation>Dvasių žibintų nešėjai</translation>
    </message>
    <message>
        <source>Plain Katana</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Paprasta katana</translation>
    </message>
    <message>
        <source>Ash-Wood Naginata</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Uosinė naginata</translation>
    </message>
    <message>
        <source>Lacquered Cuirass</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Lakuota kirasa</translation>
    </message>
    <message>
        <source>Great War Bow</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Didysis karo lankas</translation>
    </message>
    <message>
        <source>General’s War Fan</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Generolo karo vėduoklė</translation>
    </message>
    <message>
        <source>Seal of Office</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Pareigybės antspaudas</translation>
    </message>
    <message>
        <source>Boar-Spear</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Šerninė ietis</translation>
    </message>
    <message>
        <source>River-Steel Wakizashi</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Upės plieno vakidzašis</translation>
    </message>
    <message>
        <source>Crimson Maple Blade</source>
        <extracomment>Name of a card: Item, Maple clan.</extracomment>
        <translation>Purpurinė Klevo geležtė</translation>
    </message>
    <message>
        <source>Petal-Guard Katana</source>
        <extracomment>Name of a card: Item, Plum clan.</extracomment>
        <translation>Žiedlapių sargybos katana</translation>
    </message>
    <message>
        <source>Saddle of the Four Winds</source>
        <extracomment>Name of a card: Item, Reed clan.</extracomment>
        <translation>Keturių vėjų balnas</translation>
    </message>
    <message>
        <source>Staff of Ninety-Nine Rings</source>
        <extracomment>Name of a card: Item, Cedar clan.</extracomment>
        <translation>Devyniasdešimt devynių žiedų lazda</translation>
    </message>
    <message>
        <source>Breath of Embers</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Žarijų alsavimas</translation>
    </message>
    <message>
        <source>Grasping Roots</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Gniaužiančios šaknys</translation>
    </message>
    <message>
        <source>Mists of the Valley</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Slėnio rūkai</translation>
    </message>
    <message>
        <source>Wind at the Back</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Vėjas į nugarą</translation>
    </message>
    <message>
        <source>Walls of Stone</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Akmens sienos</translation>
    </message>
    <message>
        <source>Consuming Pyre</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Ryjantis laužas</translation>
    </message>
    <message>
        <source>Mirror of Still Water</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Ramaus vandens veidrodis</translation>
    </message>
    <message>
        <source>Whispering Void</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Šnabždanti tuštuma</translation>
    </message>
    <message>
        <source>Kami’s Favor</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Kami malonė</translation>
    </message>
    <message>
        <source>Call the Guardian Spirit</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Iškviesti dvasią globėją</translation>
    </message>
    <message>
        <source>Wheel of Wind</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Vėjo ratas</translation>
    </message>
    <message>
        <source>Wheel of Stone</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Akmens ratas</translation>
    </message>
    <message>
        <source>Wheel of Flame</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Liepsnos ratas</translation>
    </message>
    <message>
        <source>Wheel of Tides</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Potvynių ratas</translation>
    </message>
    <message>
        <source>Wheel of Silence</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Tylos ratas</translation>
    </message>
    <message>
        <source>Tireless Battle: Give your target attacking Personality with a Follower attached +2F.</source>
        <extracomment>Text of the card Redleaf Bastion.</extracomment>
        <translation>Nenuilstamas, Mūšis: Pasirinkta jūsų puolanti asmenybė, prie kurios pridėta palyda, gauna +2J.</translation>
    </message>
    <message>
        <source>Tireless Limited: Bow your target honorable Personality with 2 or higher Personal Honor: Gain 1 Honor.</source>
        <extracomment>Text of the card Hall of White Petals.</extracomment>
        <translation>Nenuilstamas, Ribotasis: Nulenkite pasirinktą savo garbingą asmenybę, kurios asmeninė garbė 2 ar didesnė: Gaukite 1&#xa0;garbės tašką.</translation>
    </message>
    <message>
        <source>Absent Tireless Battle: Move your target Cavalry unit home, or from home to the current battlefield.</source>
        <extracomment>Text of the card Windreed Stables.</extracomment>
        <translation>Neakivaizdinis, Nenuilstamas, Mūšis: Grąžinkite namo pasirinktą savo kavalerijos dalinį arba perkelkite jį iš namų į dabartinį mūšio lauką.</translation>
    </message>
    <message>
        <source>Tireless Reaction: After your action from a Spell or Ring resolves: Draw a card, then discard a card.</source>
        <extracomment>Text of the card Temple of a Thousand Cedars.</extracomment>
        <translation>Nenuilstamas, Atsakas: Pasibaigus jūsų burto arba žiedo veiksmui: Imkite kortą, tada atmeskite kortą.</translation>
    </message>
    <message>
        <source>Limited: Put a target face-up card in one of your Provinces on the bottom of its deck. Refill the Province face-up.</source>
        <extracomment>Text of the card Old Family Granary.</extracomment>
        <translation>Ribotasis: Padėkite pasirinktą atverstą kortą iš savo provincijos į jos kaladės apačią. Papildykite provinciją atversta korta.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold when paying for a Holding.</source>
        <extracomment>Text of the card Grandfather’s Orchard.
----------
Text of the card Packhorse Peddlers.</extracomment>
        <translation>Duoda 1&#xa0;vnt. aukso daugiau, kai mokama už valdą.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold when paying for an attachment.</source>
        <extracomment>Text of the card Fletchers’ Lane.</extracomment>
        <translation>Duoda 1&#xa0;vnt. aukso daugiau, kai mokama už priedą.</translation>
    </message>
    <message>
        <source>Absent Battle: If you are the Defender, bow this card: Give the current battlefield’s Province +2 strength.</source>
        <extracomment>Text of the card Watchfire Hill.</extracomment>
        <translation>Neakivaizdinis, Mūšis: Jei esate gynėjas, nulenkite šią kortą: Dabartinio mūšio lauko provincija gauna +2&#xa0;stiprumo.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Gain 1 Honor.</source>
        <extracomment>Text of the card Hillside Prayer Hall.
----------
Text of the card Pilgrims’ Road.
----------
Text of the card Attendant Poets.</extracomment>
        <translation>Ribotasis: Nulenkite šią kortą: Gaukite 1&#xa0;garbės tašką.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card, bow your target Courtier: Gain 2 Honor.</source>
        <extracomment>Text of the card Petitioners’ Court.</extracomment>
        <translation>Politinis, Ribotasis: Nulenkite šią kortą, nulenkite pasirinktą savo dvariškį: Gaukite 2&#xa0;garbės taškus.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Give your target Personality +2F.</source>
        <extracomment>Text of the card Drill Yard.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą: Pasirinkta jūsų asmenybė gauna +2J.</translation>
    </message>
    <message>
        <source>Limited: Bow this card, discard a card: Draw a card.</source>
        <extracomment>Text of the card Copyists’ Archive.</extracomment>
        <translation>Ribotasis: Nulenkite šią kortą, atmeskite kortą: Imkite kortą.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be destroyed by an action, destroy this card: Negate the destruction. Bow the Personality.</source>
        <extracomment>Text of the card Physicians’ Garden.</extracomment>
        <translation>Atsakas: Prieš veiksmui sunaikinant jūsų asmenybę, sunaikinkite šią kortą: Panaikinkite sunaikinimą. Nulenkite tą asmenybę.</translation>
    </message>
    <message>
        <source>Open: Bow this card: Look at another target player’s hand.</source>
        <extracomment>Text of the card Gossips’ Teahouse.</extracomment>
        <translation>Atvirasis: Nulenkite šią kortą: Pažiūrėkite pasirinkto kito žaidėjo kortas rankoje.</translation>
    </message>
    <message>
        <source>Reaction: After an attack is declared against you, bow this card: Straighten your target Personality.</source>
        <extracomment>Text of the card Gatehouse Garrison.</extracomment>
        <translation>Atsakas: Paskelbus puolimą prieš jus, nulenkite šią kortą: Ištiesinkite pasirinktą savo asmenybę.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Maple Clan player.</source>
        <extracomment>Text of the card Charcoal Kilns.</extracomment>
        <translation>Duoda 1&#xa0;vnt. aukso daugiau, jei žaidžiate už Klevo klaną.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Plum Clan player.</source>
        <extracomment>Text of the card Blossom Pavilions.</extracomment>
        <translation>Duoda 1&#xa0;vnt. aukso daugiau, jei žaidžiate už Slyvos klaną.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Reed Clan player.</source>
        <extracomment>Text of the card Reedland Pastures.</extracomment>
        <translation>Duoda 1&#xa0;vnt. aukso daugiau, jei žaidžiate už Nendrės klaną.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Cedar Clan player.</source>
        <extracomment>Text of the card Incense Carvers’ Village.</extracomment>
        <translation>Duoda 1&#xa0;vnt. aukso daugiau, jei žaidžiate už Kedro klaną.</translation>
    </message>
    <message>
        <source>Draw a card. Each other player may draw a card.</source>
        <extracomment>Text of the card Bountiful Autumn.</extracomment>
        <translation>Imkite kortą. Kiekvienas kitas žaidėjas gali imti kortą.</translation>
    </message>
    <message>
        <source>Each player with 20 or more Honor loses 3 Honor.</source>
        <extracomment>Text of the card Magistrates’ Audit.</extracomment>
        <translation>Kiekvienas žaidėjas, kurio giminės garbė 20 ar didesnė, netenka 3&#xa0;garbės taškų.</translation>
    </message>
    <message>
        <source>Each player, starting with you, bows one of their unbowed Holdings.</source>
        <extracomment>Text of the card Spring Floods.</extracomment>
        <translation>Kiekvienas žaidėjas, pradedant jumis, nulenkia vieną savo nenulenktą valdą.</translation>
    </message>
    <message>
        <source>Until your next turn begins, attacks may not be declared.</source>
        <extracomment>Text of the card Court in Mourning.</extracomment>
        <translation>Kol neprasidės kitas jūsų ėjimas, puolimų skelbti negalima.</translation>
    </message>
    <message>
        <source>The Imperial Favor becomes uncontrolled. Then, if you control a Personality with 2 or higher Personal Honor, take the Imperial Favor.</source>
        <extracomment>Text of the card Night of Paper Lanterns.</extracomment>
        <translation>Imperatoriaus palankumo nebevaldo niekas. Tada, jei valdote asmenybę, kurios asmeninė garbė 2 ar didesnė, paimkite imperatoriaus palankumą.</translation>
    </message>
    <message>
        <source>Each player, starting with you, chooses one of their Personalities and puts a –1C token on it.</source>
        <extracomment>Text of the card Fever Winds.</extracomment>
        <translation>Kiekvienas žaidėjas, pradedant jumis, pasirenka vieną savo asmenybę ir uždeda ant jos žymą –1Č.</translation>
    </message>
    <message>
        <source>Put this Event into play. All Provinces have –1 strength.</source>
        <extracomment>Text of the card Years of Strife.</extracomment>
        <translation>Įveskite šį įvykį į žaidimą. Visos provincijos turi –1&#xa0;stiprumo.</translation>
    </message>
    <message>
        <source>Attacking Cavalry Personalities at this Province’s battlefield have –2F.</source>
        <extracomment>Text of the card Sinking Marsh Road.</extracomment>
        <translation>Puolančios kavalerijos asmenybės šios provincijos mūšio lauke turi –2J.</translation>
    </message>
    <message>
        <source>Battle: Give a target enemy Personality or Follower –2F.</source>
        <extracomment>Text of the card Peak Hermit.
----------
Text of the card Reed Banner Horse.</extracomment>
        <translation>Mūšis: Pasirinkta priešo asmenybė arba palyda gauna –2J.</translation>
    </message>
    <message>
        <source>Battle: If you are the Attacker: Give the current battlefield’s Province –3 strength.</source>
        <extracomment>Text of the card Momijiya Oto, Wall-Breaker.
----------
Text of the card Over the Wall.</extracomment>
        <translation>Mūšis: Jei esate puolėjas: Dabartinio mūšio lauko provincija gauna –3&#xa0;stiprumo.</translation>
    </message>
    <message>
        <source>Battle: Give a target enemy Personality or Follower –3F.</source>
        <extracomment>Text of the card Brother Mukan, Empty Bowl.</extracomment>
        <translation>Mūšis: Pasirinkta priešo asmenybė arba palyda gauna –3J.</translation>
    </message>
    <message>
        <source>Attacking Followers at this battlefield have –1F.</source>
        <extracomment>Text of the card Flooded Paddies.</extracomment>
        <translation>Puolančios palydos šiame mūšio lauke turi –1J.</translation>
    </message>
    <message>
        <source>Political Favor Limited: Discard the Imperial Favor: Bow another player’s target Personality and put a –1F token on it.</source>
        <extracomment>Text of the card A Debt Remembered.</extracomment>
        <translation>Politinis, Palankumas, Ribotasis: Atmeskite imperatoriaus palankumą: Nulenkite pasirinktą kito žaidėjo asmenybę ir uždėkite ant jos žymą –1J.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Give a target enemy Personality –2C.</source>
        <extracomment>Text of the card Mirror of Still Water.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą: Pasirinkta priešo asmenybė gauna –2Č.</translation>
    </message>
    <message>
        <source>This turn, your Personalities enter play paying 1 less Gold.</source>
        <extracomment>Text of the card Muster of Volunteers.</extracomment>
        <translation>Šį ėjimą jūsų asmenybės įvedamos į žaidimą mokant 1&#xa0;vnt. aukso mažiau.</translation>
    </message>
    <message>
        <source>Look at the top 3 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Falling Stars.</extracomment>
        <translation>Pažiūrėkite 3 viršutines savo likimo kaladės kortas. Vieną paimkite į ranką, likusias padėkite į apačią bet kokia tvarka.</translation>
    </message>
    <message>
        <source>You may put a target discarded Personality (not dead) from your discard pile on top of your Dynasty deck.</source>
        <extracomment>Text of the card Veterans Recalled.</extracomment>
        <translation>Galite padėti ant savo dinastijos kaladės pasirinktą atmestą asmenybę (ne žuvusią) iš savo atmestų kortų krūvos.</translation>
    </message>
    <message>
        <source>This Province has +2 strength.</source>
        <extracomment>Text of the card Narrow Defile.</extracomment>
        <translation>Ši provincija turi +2&#xa0;stiprumo.</translation>
    </message>
    <message>
        <source>Holdings enter play from this Province paying 1 less Gold.</source>
        <extracomment>Text of the card Fertile Basin.</extracomment>
        <translation>Valdos iš šios provincijos įvedamos į žaidimą mokant 1&#xa0;vnt. aukso mažiau.</translation>
    </message>
    <message>
        <source>Battle: If the battle is at this Province, bow this card: Give your target Personality defending at this Province +3F.</source>
        <extracomment>Text of the card Fortified Monastery.</extracomment>
        <translation>Mūšis: Jei mūšis vyksta prie šios provincijos, nulenkite šią kortą: Pasirinkta jūsų asmenybė, ginanti šią provinciją, gauna +3J.</translation>
    </message>
    <message>
        <source>Limited: Pay 3 Gold: Put a +1F token on your target Personality.</source>
        <extracomment>Text of the card Old War Grave.</extracomment>
        <translation>Ribotasis: Sumokėkite 3&#xa0;vnt. aukso: Uždėkite žymą +1J ant pasirinktos savo asmenybės.</translation>
    </message>
    <message>
        <source>Has +1F while opposed.</source>
        <extracomment>Text of the card Masterless Spearman.
----------
Text of the card Veteran Pikemen.</extracomment>
        <translation>Turi +1J, kol yra su pasipriešinimu.</translation>
    </message>
    <message>
        <source>After this card enters play: Lose 2 Honor.</source>
        <extracomment>Text of the card Roadside Bandit Chief.</extracomment>
        <translation>Įvedus šią kortą į žaidimą: Netenkate 2&#xa0;garbės taškų.</translation>
    </message>
    <message>
        <source>Battle: Destroy a target enemy Item.</source>
        <extracomment>Text of the card Roadside Bandit Chief.
----------
Text of the card Shattered Haft.</extracomment>
        <translation>Mūšis: Sunaikinkite pasirinktą priešo daiktą.</translation>
    </message>
    <message>
        <source>Battle: Straighten another of your target Personalities.</source>
        <extracomment>Text of the card Begging Monk.</extracomment>
        <translation>Mūšis: Ištiesinkite kitą pasirinktą savo asmenybę.</translation>
    </message>
    <message>
        <source>Battle: Ranged 2 Attack.</source>
        <extracomment>Text of the card Hired Bowman.
----------
Text of the card Momijiya Scout Sae.</extracomment>
        <translation>Mūšis: Nuotolinė ataka&#xa0;2.</translation>
    </message>
    <message>
        <source>Political Limited: If no other player has higher Honor than you, bow this card: Take the Imperial Favor.</source>
        <extracomment>Text of the card Throne Envoy.</extracomment>
        <translation>Politinis, Ribotasis: Jei nė vieno kito žaidėjo giminės garbė nėra didesnė už jūsų, nulenkite šią kortą: Paimkite imperatoriaus palankumą.</translation>
    </message>
    <message>
        <source>Tactical Battle: If your army is opposed, discard a card: Draw a card.</source>
        <extracomment>Text of the card Old Strategist Genzo.</extracomment>
        <translation>Taktinis, Mūšis: Jei jūsų kariuomenė yra su pasipriešinimu, atmeskite kortą: Imkite kortą.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser.</source>
        <extracomment>Text of the card Exiled Duelist Rei.</extracomment>
        <translation>Iaidžiucu, Mūšis: Ši asmenybė meta iššūkį pasirinktai priešo asmenybei. Sunaikinkite pralaimėjusią asmenybę.</translation>
    </message>
    <message>
        <source>Battle: Give another of your target attacking Personalities +2F.</source>
        <extracomment>Text of the card Akaba Tetsuo.</extracomment>
        <translation>Mūšis: Kita pasirinkta jūsų puolanti asmenybė gauna +2J.</translation>
    </message>
    <message>
        <source>Has +1F while attacking.</source>
        <extracomment>Text of the card Akaba Ren.</extracomment>
        <translation>Turi +1J, kol puola.</translation>
    </message>
    <message>
        <source>Followers in this unit have +1F.</source>
        <extracomment>Text of the card Momijiya Goro.</extracomment>
        <translation>Šio dalinio palydos turi +1J.</translation>
    </message>
    <message>
        <source>Tactical Battle: Discard a card: Straighten your target Follower.</source>
        <extracomment>Text of the card Momijiya Hana.</extracomment>
        <translation>Taktinis, Mūšis: Atmeskite kortą: Ištiesinkite pasirinktą savo palydą.</translation>
    </message>
    <message>
        <source>Conqueror. (This unit does not bow when it returns home from attacking.)</source>
        <extracomment>Text of the card Akaba Yasutora.</extracomment>
        <translation>Užkariautojas. (Šis dalinys nenulenkiamas, kai po puolimo grįžta namo.)</translation>
    </message>
    <message>
        <source>Battle: Destroy this card: Destroy a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Kiyohara Dozen.</extracomment>
        <translation>Mūšis: Sunaikinkite šią kortą: Sunaikinkite pasirinktą priešo asmenybę, kurios jėga mažesnė arba lygi.</translation>
    </message>
    <message>
        <source>Followers attach to your Personalities paying 1 less Gold.</source>
        <extracomment>Text of the card Akaba Quartermaster Jiro.</extracomment>
        <translation>Palydos pridedamos prie jūsų asmenybių mokant 1&#xa0;vnt. aukso mažiau.</translation>
    </message>
    <message>
        <source>Will not be moved home by other players’ cards.</source>
        <extracomment>Text of the card Kiyohara Shinobu.</extracomment>
        <translation>Negali būti grąžinta namo kitų žaidėjų kortomis.</translation>
    </message>
    <message>
        <source>Your other Samurai each have +1F.</source>
        <extracomment>Text of the card Akaba Masakage, Red General.</extracomment>
        <translation>Kiekvienas kitas jūsų samurajus turi +1J.</translation>
    </message>
    <message>
        <source>Battle: Melee 5 Attack.</source>
        <extracomment>Text of the card Akaba Masakage, Red General.</extracomment>
        <translation>Mūšis: Artimoji ataka&#xa0;5.</translation>
    </message>
    <message>
        <source>Will not be bowed by other players’ cards.</source>
        <extracomment>Text of the card Kiyohara Daigan, the Unbowed.</extracomment>
        <translation>Negali būti nulenkta kitų žaidėjų kortomis.</translation>
    </message>
    <message>
        <source>Battle: Fear 4.</source>
        <extracomment>Text of the card Kiyohara Daigan, the Unbowed.
----------
Text of the card Dreadful War Cry.</extracomment>
        <translation>Mūšis: Baimė&#xa0;4.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Gain 1 Honor.</source>
        <extracomment>Text of the card Umehara Shion.</extracomment>
        <translation>Politinis, Ribotasis: Nulenkite šią kortą: Gaukite 1&#xa0;garbės tašką.</translation>
    </message>
    <message>
        <source>Political Open: Bow this card: Bow another player’s target Personality with 1 or lower Personal Honor.</source>
        <extracomment>Text of the card Umehara Kaoruko.</extracomment>
        <translation>Politinis, Atvirasis: Nulenkite šią kortą: Nulenkite pasirinktą kito žaidėjo asmenybę, kurios asmeninė garbė 1 ar mažesnė.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser. If yours won, gain 2 Honor.</source>
        <extracomment>Text of the card Shirakaba Ryoma.</extracomment>
        <translation>Iaidžiucu, Mūšis: Ši asmenybė meta iššūkį pasirinktai priešo asmenybei. Sunaikinkite pralaimėjusią asmenybę. Jei laimėjo jūsų asmenybė, gaukite 2&#xa0;garbės taškus.</translation>
    </message>
    <message>
        <source>Has +1F while defending.</source>
        <extracomment>Text of the card Shirakaba Nagi.</extracomment>
        <translation>Turi +1J, kol gina provinciją.</translation>
    </message>
    <message>
        <source>Iaijutsu Limited: This Personality challenges another player’s target Personality. That player may refuse; if so, dishonor their Personality. Bow and dishonor the loser.</source>
        <extracomment>Text of the card Shirakaba Tomoe.</extracomment>
        <translation>Iaidžiucu, Ribotasis: Ši asmenybė meta iššūkį pasirinktai kito žaidėjo asmenybei. Tas žaidėjas gali atsisakyti; tada atimkite garbę iš jo asmenybės. Nulenkite pralaimėjusią asmenybę ir atimkite iš jos garbę.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your other Personality at this location, bow this card: Negate that action’s effects on that Personality.</source>
        <extracomment>Text of the card Umehara Yojiro.</extracomment>
        <translation>Atsakas: Kito žaidėjo veiksmui pasirinkus taikiniu kitą jūsų asmenybę šioje vietoje, nulenkite šią kortą: Panaikinkite to veiksmo poveikį tai asmenybei.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with lower Personal Honor than this one.</source>
        <extracomment>Text of the card Tamaki Seiran.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą: Grąžinkite namo pasirinktą priešo asmenybę, kurios asmeninė garbė mažesnė nei šios.</translation>
    </message>
    <message>
        <source>After this card enters play: Gain 1 Honor.</source>
        <extracomment>Text of the card Shirakaba Heir Mitsu.</extracomment>
        <translation>Įvedus šią kortą į žaidimą: Gaukite 1&#xa0;garbės tašką.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Rehonor a target Personality.</source>
        <extracomment>Text of the card Umehara Gardener Ito.</extracomment>
        <translation>Ribotasis: Nulenkite šią kortą: Sugrąžinkite garbę pasirinktai asmenybei.</translation>
    </message>
    <message>
        <source>While you control the Imperial Favor, your other Courtiers each have +1PH.</source>
        <extracomment>Text of the card Umehara Chiyo, Voice of the Court.</extracomment>
        <translation>Kol valdote imperatoriaus palankumą, kiekvienas kitas jūsų dvariškis turi +1AG.</translation>
    </message>
    <message>
        <source>Political Limited: If you control the Imperial Favor, bow this card: Gain 2 Honor.</source>
        <extracomment>Text of the card Umehara Chiyo, Voice of the Court.</extracomment>
        <translation>Politinis, Ribotasis: Jei valdote imperatoriaus palankumą, nulenkite šią kortą: Gaukite 2&#xa0;garbės taškus.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser. If yours won, straighten it.</source>
        <extracomment>Text of the card Shirakaba Kenshiro, First Blade.</extracomment>
        <translation>Iaidžiucu, Mūšis: Ši asmenybė meta iššūkį pasirinktai priešo asmenybei. Sunaikinkite pralaimėjusią asmenybę. Jei laimėjo jūsų asmenybė, ištiesinkite ją.</translation>
    </message>
    <message>
        <source>Reaction: Before you would lose Honor from another player’s card: Reduce the loss by 3.</source>
        <extracomment>Text of the card Tamaki Ranmaru, Plum Sage.</extracomment>
        <translation>Atsakas: Prieš jums netenkant garbės taškų dėl kito žaidėjo kortos: Sumažinkite netektį 3&#xa0;taškais.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Move this Personality to the current battlefield.</source>
        <extracomment>Text of the card Ashihara Hayate.</extracomment>
        <translation>Neakivaizdinis, Iš namų, Mūšis: Perkelkite šią asmenybę į dabartinį mūšio lauką.</translation>
    </message>
    <message>
        <source>Battle: Give another of your target Cavalry Personalities +2F.</source>
        <extracomment>Text of the card Ashihara Jinbei.</extracomment>
        <translation>Mūšis: Kita pasirinkta jūsų kavalerijos asmenybė gauna +2J.</translation>
    </message>
    <message>
        <source>Battle: Move this Personality home. Draw a card.</source>
        <extracomment>Text of the card Kazemi Outrider.</extracomment>
        <translation>Mūšis: Grąžinkite namo šią asmenybę. Imkite kortą.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Another target player loses 1 Honor.</source>
        <extracomment>Text of the card Kazemi Yuriko.</extracomment>
        <translation>Politinis, Ribotasis: Nulenkite šią kortą: Pasirinktas kitas žaidėjas netenka 1&#xa0;garbės taško.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Another player’s target Personality with lower Personal Honor than this one may not assign this turn.</source>
        <extracomment>Text of the card Kazemi Naosuke.</extracomment>
        <translation>Politinis, Ribotasis: Nulenkite šią kortą: Šį ėjimą negalima paskirti pasirinktos kito žaidėjo asmenybės, kurios asmeninė garbė mažesnė nei šios.</translation>
    </message>
    <message>
        <source>Battle: Melee 3 Attack.</source>
        <extracomment>Text of the card Ashihara Twin Lance Ko.
----------
Text of the card Redleaf Vanguard.</extracomment>
        <translation>Mūšis: Artimoji ataka&#xa0;3.</translation>
    </message>
    <message>
        <source>Battle: Your target unit gains Cavalry until the turn ends. Straighten its Personality.</source>
        <extracomment>Text of the card Minato Tsukasa.</extracomment>
        <translation>Mūšis: Pasirinktas jūsų dalinys iki ėjimo pabaigos gauna raktažodį „Kavalerija“. Ištiesinkite jo asmenybę.</translation>
    </message>
    <message>
        <source>Has +2F while unopposed.</source>
        <extracomment>Text of the card Minato Wave Rider.</extracomment>
        <translation>Turi +2J, kol yra be pasipriešinimo.</translation>
    </message>
    <message>
        <source>Your other Cavalry Personalities each have +1F.</source>
        <extracomment>Text of the card Ashihara Soun, Thunder of Hooves.</extracomment>
        <translation>Kiekviena kita jūsų kavalerijos asmenybė turi +1J.</translation>
    </message>
    <message>
        <source>Battle: Move home a target enemy Personality with lower Force than this one.</source>
        <extracomment>Text of the card Ashihara Soun, Thunder of Hooves.</extracomment>
        <translation>Mūšis: Grąžinkite namo pasirinktą priešo asmenybę, kurios jėga mažesnė nei šios.</translation>
    </message>
    <message>
        <source>Home Political Battle: Bow this card: Move home a target enemy Personality with 2 or lower Personal Honor. Its controller loses 1 Honor.</source>
        <extracomment>Text of the card Kazemi Okimi, Silk Tongue.</extracomment>
        <translation>Iš namų, Politinis, Mūšis: Nulenkite šią kortą: Grąžinkite namo pasirinktą priešo asmenybę, kurios asmeninė garbė 2 ar mažesnė. Jos valdytojas netenka 1&#xa0;garbės taško.</translation>
    </message>
    <message>
        <source>Battle: Bow a target enemy Personality with lower Force than this one.</source>
        <extracomment>Text of the card Ashihara Gale, Swift Justice.</extracomment>
        <translation>Mūšis: Nulenkite pasirinktą priešo asmenybę, kurios jėga mažesnė nei šios.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with 3 or lower Force.</source>
        <extracomment>Text of the card Sugimori Aoi.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą: Grąžinkite namo pasirinktą priešo asmenybę, kurios jėga 3 ar mažesnė.</translation>
    </message>
    <message>
        <source>Spells attach to this Personality paying 1 less Gold.</source>
        <extracomment>Text of the card Sugimori Eika.</extracomment>
        <translation>Burtai pridedami prie šios asmenybės mokant 1&#xa0;vnt. aukso mažiau.</translation>
    </message>
    <message>
        <source>Battle: Ranged 3 Attack.</source>
        <extracomment>Text of the card Sugimori Kaede.</extracomment>
        <translation>Mūšis: Nuotolinė ataka&#xa0;3.</translation>
    </message>
    <message>
        <source>Your Province has +2 strength while this Personality is defending at it.</source>
        <extracomment>Text of the card Mizukane Rokuro.</extracomment>
        <translation>Jūsų provincija turi +2&#xa0;stiprumo, kol ją gina ši asmenybė.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Look at the top 2 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Mizukane Sayo.</extracomment>
        <translation>Ribotasis: Nulenkite šią kortą: Pažiūrėkite 2&#xa0;viršutines savo likimo kaladės kortas. Vieną paimkite į ranką, likusias padėkite į apačią bet kokia tvarka.</translation>
    </message>
    <message>
        <source>Tireless Battle: Straighten this Personality.</source>
        <extracomment>Text of the card Brother Ensho.</extracomment>
        <translation>Nenuilstamas, Mūšis: Ištiesinkite šią asmenybę.</translation>
    </message>
    <message>
        <source>Battle: Melee 2 Attack, with +2 strength if you control a Ring.</source>
        <extracomment>Text of the card Brother Kaku.</extracomment>
        <translation>Mūšis: Artimoji ataka&#xa0;2, jos stiprumas +2, jei valdote žiedą.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Bow a target enemy Personality with lower Chi than this one.</source>
        <extracomment>Text of the card Sister Nyomi.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą: Nulenkite pasirinktą priešo asmenybę, kurios či mažesnė nei šios.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your Shugenja at this location, bow this card: Negate that action’s effects on that Personality.</source>
        <extracomment>Text of the card Mizukane Warden Tai.</extracomment>
        <translation>Atsakas: Kito žaidėjo veiksmui pasirinkus taikiniu jūsų šiugendžią šioje vietoje, nulenkite šią kortą: Panaikinkite to veiksmo poveikį tai asmenybei.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Search your Fate deck for a Ring, show it, and put it in your hand. Shuffle.</source>
        <extracomment>Text of the card Sugimori Suigetsu, Grove Elder.</extracomment>
        <translation>Ribotasis: Nulenkite šią kortą: Ieškokite žiedo savo likimo kaladėje, parodykite jį ir paimkite į ranką. Išmaišykite kaladę.</translation>
    </message>
    <message>
        <source>Has +1F for each Ring you control.</source>
        <extracomment>Text of the card Brother Mukan, Empty Bowl.</extracomment>
        <translation>Turi +1J už kiekvieną jūsų valdomą žiedą.</translation>
    </message>
    <message>
        <source>Battle: Ranged 5 Attack.</source>
        <extracomment>Text of the card Mizukane Homura, Ash Caller.</extracomment>
        <translation>Mūšis: Nuotolinė ataka&#xa0;5.</translation>
    </message>
    <message>
        <source>Battle: Give your target Personality +3F.</source>
        <extracomment>Text of the card Shields Locked Tight.</extracomment>
        <translation>Mūšis: Pasirinkta jūsų asmenybė gauna +3J.</translation>
    </message>
    <message>
        <source>Battle: Each of your Personalities at the current battlefield gets +1F.</source>
        <extracomment>Text of the card Press the Line.</extracomment>
        <translation>Mūšis: Kiekviena jūsų asmenybė dabartiniame mūšio lauke gauna +1J.</translation>
    </message>
    <message>
        <source>Battle: Ranged 4 Attack.</source>
        <extracomment>Text of the card Arrows from the Ridge.</extracomment>
        <translation>Mūšis: Nuotolinė ataka&#xa0;4.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality: Melee 4 Attack.</source>
        <extracomment>Text of the card Close-Quarters Rush.</extracomment>
        <translation>Mūšis: Pasirinkite savo veiksmą vykdančią nenulenktą asmenybę: Artimoji ataka&#xa0;4.</translation>
    </message>
    <message>
        <source>Battle: Move your target Personality home. Draw a card.</source>
        <extracomment>Text of the card False Retreat.</extracomment>
        <translation>Mūšis: Grąžinkite namo pasirinktą savo asmenybę. Imkite kortą.</translation>
    </message>
    <message>
        <source>Battle: Straighten your target Personality.</source>
        <extracomment>Text of the card Second Wind.</extracomment>
        <translation>Mūšis: Ištiesinkite pasirinktą savo asmenybę.</translation>
    </message>
    <message>
        <source>Battle: Move home a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Turned Aside.</extracomment>
        <translation>Mūšis: Grąžinkite namo pasirinktą priešo asmenybę, kurios jėga 4 ar mažesnė.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality to bow a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Hobbled.</extracomment>
        <translation>Mūšis: Pasirinkta jūsų veiksmą vykdanti nenulenkta asmenybė nulenkia pasirinktą priešo asmenybę, kurios jėga mažesnė arba lygi.</translation>
    </message>
    <message>
        <source>Limited: Discard a card: Draw a card.</source>
        <extracomment>Text of the card Shattered Haft.</extracomment>
        <translation>Ribotasis: Atmeskite kortą: Imkite kortą.</translation>
    </message>
    <message>
        <source>Battle: Destroy a target enemy Follower with 3 or lower Force.</source>
        <extracomment>Text of the card Ambush the Baggage.</extracomment>
        <translation>Mūšis: Sunaikinkite pasirinktą priešo palydą, kurios jėga 3 ar mažesnė.</translation>
    </message>
    <message>
        <source>Battle: If you are the Defender: Give the current battlefield’s Province +4 strength.</source>
        <extracomment>Text of the card Stubborn Earthworks.</extracomment>
        <translation>Mūšis: Jei esate gynėjas: Dabartinio mūšio lauko provincija gauna +4&#xa0;stiprumo.</translation>
    </message>
    <message>
        <source>Absent Battle: Move your target unbowed Personality to the current battlefield.</source>
        <extracomment>Text of the card Hidden Ford.</extracomment>
        <translation>Neakivaizdinis, Mūšis: Perkelkite pasirinktą savo nenulenktą asmenybę į dabartinį mūšio lauką.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: Your target performing unbowed Samurai challenges a target enemy Personality. Destroy the loser.</source>
        <extracomment>Text of the card Steel Answers Steel.</extracomment>
        <translation>Iaidžiucu, Mūšis: Pasirinktas jūsų veiksmą vykdantis nenulenktas samurajus meta iššūkį pasirinktai priešo asmenybei. Sunaikinkite pralaimėjusią asmenybę.</translation>
    </message>
    <message>
        <source>Political Limited: Bow your target Courtier: Dishonor another player’s target Personality.</source>
        <extracomment>Text of the card Ink and Insinuation.</extracomment>
        <translation>Politinis, Ribotasis: Nulenkite pasirinktą savo dvariškį: Atimkite garbę iš pasirinktos kito žaidėjo asmenybės.</translation>
    </message>
    <message>
        <source>Limited: Rehonor your target Personality. Gain 1 Honor.</source>
        <extracomment>Text of the card Words of Pardon.</extracomment>
        <translation>Ribotasis: Sugrąžinkite garbę pasirinktai savo asmenybei. Gaukite 1&#xa0;garbės tašką.</translation>
    </message>
    <message>
        <source>Reaction: Before you would lose Honor: Reduce the loss by 2.</source>
        <extracomment>Text of the card Words of Pardon.</extracomment>
        <translation>Atsakas: Prieš jums netenkant garbės taškų: Sumažinkite netektį 2&#xa0;taškais.</translation>
    </message>
    <message>
        <source>Reaction: Before another player’s action would move your Personality home: Negate the movement.</source>
        <extracomment>Text of the card Unmoved.</extracomment>
        <translation>Atsakas: Prieš kito žaidėjo veiksmui grąžinant namo jūsų asmenybę: Panaikinkite perkėlimą.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be destroyed by an action, bow another of your target Personalities: Negate the destruction.</source>
        <extracomment>Text of the card Bodyguard’s Oath.</extracomment>
        <translation>Atsakas: Prieš veiksmui sunaikinant jūsų asmenybę, nulenkite kitą pasirinktą savo asmenybę: Panaikinkite sunaikinimą.</translation>
    </message>
    <message>
        <source>Limited: Discard a card: Draw 2 cards.</source>
        <extracomment>Text of the card Unexpected Counsel.</extracomment>
        <translation>Ribotasis: Atmeskite kortą: Imkite 2&#xa0;kortas.</translation>
    </message>
    <message>
        <source>Limited: Look at the top 3 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Scouts’ Reports.</extracomment>
        <translation>Ribotasis: Pažiūrėkite 3&#xa0;viršutines savo likimo kaladės kortas. Vieną paimkite į ranką, likusias padėkite į apačią bet kokia tvarka.</translation>
    </message>
    <message>
        <source>Battle: Give your target Personality +1F. You may take an additional Battle action.</source>
        <extracomment>Text of the card Before They Recover.</extracomment>
        <translation>Mūšis: Pasirinkta jūsų asmenybė gauna +1J. Galite atlikti dar vieną mūšio veiksmą.</translation>
    </message>
    <message>
        <source>Political Limited: If no other player has higher Honor than you, bow your target Personality with 1 or higher Personal Honor: Take the Imperial Favor.</source>
        <extracomment>Text of the card Petition the Throne.</extracomment>
        <translation>Politinis, Ribotasis: Jei nė vieno kito žaidėjo giminės garbė nėra didesnė už jūsų, nulenkite pasirinktą savo asmenybę, kurios asmeninė garbė 1 ar didesnė: Paimkite imperatoriaus palankumą.</translation>
    </message>
    <message>
        <source>Personalities will not be moved to or from this battlefield by actions.</source>
        <extracomment>Text of the card Snowbound Pass.</extracomment>
        <translation>Asmenybės negali būti perkeltos veiksmais į šį mūšio lauką ar iš jo.</translation>
    </message>
    <message>
        <source>Battle: If there is no Terrain at the current battlefield: Put this card into play there.</source>
        <extracomment>Text of the card Snowbound Pass.
----------
Text of the card Flooded Paddies.</extracomment>
        <translation>Mūšis: Jei dabartiniame mūšio lauke nėra vietovės: Įveskite ten į žaidimą šią kortą.</translation>
    </message>
    <message>
        <source>Battle: If you are the Attacker: Each of your attacking Personalities at the current battlefield gets +2F.</source>
        <extracomment>Text of the card Red Banners Forward.</extracomment>
        <translation>Mūšis: Jei esate puolėjas: Kiekviena jūsų puolanti asmenybė dabartiniame mūšio lauke gauna +2J.</translation>
    </message>
    <message>
        <source>Battle: Destroy your target Follower: Destroy a target enemy Follower or Personality without Followers with 5 or lower Force.</source>
        <extracomment>Text of the card Spend Every Life.</extracomment>
        <translation>Mūšis: Sunaikinkite pasirinktą savo palydą: Sunaikinkite pasirinktą priešo palydą arba asmenybę be palydų, kurios jėga 5 ar mažesnė.</translation>
    </message>
    <message>
        <source>Battle: Straighten your target Personality and all cards in the unit.</source>
        <extracomment>Text of the card Veterans’ Roar.</extracomment>
        <translation>Mūšis: Ištiesinkite pasirinktą savo asmenybę ir visas dalinio kortas.</translation>
    </message>
    <message>
        <source>Reaction: After you destroy a Province in battle resolution: Each other player discards a card. Draw a card.</source>
        <extracomment>Text of the card Trampled Fields.</extracomment>
        <translation>Atsakas: Jums sunaikinus provinciją mūšio baigties dalyje: Kiekvienas kitas žaidėjas atmeta kortą. Imkite kortą.</translation>
    </message>
    <message>
        <source>Limited: Pay 2 Gold: Create a 2F Follower and attach it to your target Personality.</source>
        <extracomment>Text of the card Conscription Order.</extracomment>
        <translation>Ribotasis: Sumokėkite 2&#xa0;vnt. aukso: Sukurkite 2J palydą ir pridėkite ją prie pasirinktos savo asmenybės.</translation>
    </message>
    <message>
        <source>Limited: Bow your target honorable Personality: Gain Honor equal to its Personal Honor.</source>
        <extracomment>Text of the card Flawless Reputation.</extracomment>
        <translation>Ribotasis: Nulenkite pasirinktą savo garbingą asmenybę: Gaukite tiek garbės taškų, kokia jos asmeninė garbė.</translation>
    </message>
    <message>
        <source>Limited: Pay 3 Gold: Gain 3 Honor.</source>
        <extracomment>Text of the card Gift Beyond Price.</extracomment>
        <translation>Ribotasis: Sumokėkite 3&#xa0;vnt. aukso: Gaukite 3&#xa0;garbės taškus.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: Your target performing unbowed Duelist challenges a target enemy Personality. Destroy the loser. If yours won, gain Honor equal to its Personal Honor.</source>
        <extracomment>Text of the card The Drawn Breath.</extracomment>
        <translation>Iaidžiucu, Mūšis: Pasirinktas jūsų veiksmą vykdantis nenulenktas dvikovininkas meta iššūkį pasirinktai priešo asmenybei. Sunaikinkite pralaimėjusią asmenybę. Jei laimėjo jūsų asmenybė, gaukite tiek garbės taškų, kokia jos asmeninė garbė.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality to move home a target enemy Personality with lower Personal Honor. Gain 1 Honor.</source>
        <extracomment>Text of the card Rebuke in Verse.</extracomment>
        <translation>Mūšis: Pasirinkta jūsų veiksmą vykdanti nenulenkta asmenybė grąžina namo pasirinktą priešo asmenybę, kurios asmeninė garbė mažesnė. Gaukite 1&#xa0;garbės tašką.</translation>
    </message>
    <message>
        <source>Battle: If you are the Defender and your army is opposed: Gain 2 Honor. Each of your honorable Personalities at the current battlefield gets +1F.</source>
        <extracomment>Text of the card Stand Upon Principle.</extracomment>
        <translation>Mūšis: Jei esate gynėjas ir jūsų kariuomenė yra su pasipriešinimu: Gaukite 2&#xa0;garbės taškus. Kiekviena jūsų garbinga asmenybė dabartiniame mūšio lauke gauna +1J.</translation>
    </message>
    <message>
        <source>Reaction: After your Personality wins a duel: Gain 3 Honor.</source>
        <extracomment>Text of the card Witnessed by All.</extracomment>
        <translation>Atsakas: Jūsų asmenybei laimėjus dvikovą: Gaukite 3&#xa0;garbės taškus.</translation>
    </message>
    <message>
        <source>Absent Battle: Move your target Cavalry unit to the current battlefield, or move it home and draw a card.</source>
        <extracomment>Text of the card Wheel and Strike.</extracomment>
        <translation>Neakivaizdinis, Mūšis: Perkelkite pasirinktą savo kavalerijos dalinį į dabartinį mūšio lauką arba grąžinkite jį namo ir imkite kortą.</translation>
    </message>
    <message>
        <source>Battle: Give your target Cavalry Personality +4F.</source>
        <extracomment>Text of the card Lance Charge.</extracomment>
        <translation>Mūšis: Pasirinkta jūsų kavalerijos asmenybė gauna +4J.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Cavalry Personality to move home a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Cut the Road.</extracomment>
        <translation>Mūšis: Pasirinkta jūsų veiksmą vykdanti nenulenkta kavalerijos asmenybė grąžina namo pasirinktą priešo asmenybę, kurios jėga mažesnė arba lygi.</translation>
    </message>
    <message>
        <source>Political Limited: Bow your target Courtier: Another target player loses 2 Honor.</source>
        <extracomment>Text of the card Scandal on the Highway.</extracomment>
        <translation>Politinis, Ribotasis: Nulenkite pasirinktą savo dvariškį: Pasirinktas kitas žaidėjas netenka 2&#xa0;garbės taškų.</translation>
    </message>
    <message>
        <source>Battle: Until this battle ends, your Cavalry Personalities will not be bowed by other players’ actions.</source>
        <extracomment>Text of the card Leave Them Dust.</extracomment>
        <translation>Mūšis: Iki šio mūšio pabaigos jūsų kavalerijos asmenybės negali būti nulenktos kitų žaidėjų veiksmais.</translation>
    </message>
    <message>
        <source>Kiho Battle: Target your performing unbowed Monk to bow a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Open Palm.</extracomment>
        <translation>Kiho, Mūšis: Pasirinktas jūsų veiksmą vykdantis nenulenktas vienuolis nulenkia pasirinktą priešo asmenybę, kurios jėga 4 ar mažesnė.</translation>
    </message>
    <message>
        <source>Kiho Battle: Give your target Monk a Force bonus equal to its Chi.</source>
        <extracomment>Text of the card Rooted Cedar Stance.</extracomment>
        <translation>Kiho, Mūšis: Pasirinktas jūsų vienuolis gauna tiek papildomos jėgos, kokia jo či.</translation>
    </message>
    <message>
        <source>Battle/Open: Straighten your target Shugenja and all cards in the unit.</source>
        <extracomment>Text of the card Spirit Bell.</extracomment>
        <translation>Mūšis/Atvirasis: Ištiesinkite pasirinktą savo šiugendžią ir visas dalinio kortas.</translation>
    </message>
    <message>
        <source>Limited: Bow your target Monk or Shugenja: Search your Fate deck for a Ring, show it, and put it in your hand. Shuffle.</source>
        <extracomment>Text of the card Study of the Wheels.</extracomment>
        <translation>Ribotasis: Nulenkite pasirinktą savo vienuolį arba šiugendžią: Ieškokite žiedo savo likimo kaladėje, parodykite jį ir paimkite į ranką. Išmaišykite kaladę.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your Personality, bow your target Shugenja: Negate that action’s effects.</source>
        <extracomment>Text of the card Wards of Rope and Paper.</extracomment>
        <translation>Atsakas: Kito žaidėjo veiksmui pasirinkus taikiniu jūsų asmenybę, nulenkite pasirinktą savo šiugendžią: Panaikinkite to veiksmo poveikį.</translation>
    </message>
    <message>
        <source>Limited: Put a target Spell or Ring from your discard pile in your hand.</source>
        <extracomment>Text of the card Ashes Remember.</extracomment>
        <translation>Ribotasis: Paimkite į ranką pasirinktą burtą arba žiedą iš savo atmestų kortų krūvos.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 2 Attack.</source>
        <extracomment>Text of the card Village Levy Archers.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą: Nuotolinė ataka&#xa0;2.</translation>
    </message>
    <message>
        <source>Battle: Destroy this card: Ranged 3 Attack.</source>
        <extracomment>Text of the card Hired Crossbows.</extracomment>
        <translation>Mūšis: Sunaikinkite šią kortą: Nuotolinė ataka&#xa0;3.</translation>
    </message>
    <message>
        <source>This Personality has +1PH.</source>
        <extracomment>Text of the card Household Guard.
----------
Text of the card Seal of Office.</extracomment>
        <translation>Ši asmenybė turi +1AG.</translation>
    </message>
    <message>
        <source>Battle: Give this Personality +1F. Each Follower in this unit gets +1F.</source>
        <extracomment>Text of the card Standard Company.</extracomment>
        <translation>Mūšis: Ši asmenybė gauna +1J. Kiekviena šio dalinio palyda gauna +1J.</translation>
    </message>
    <message>
        <source>Will not be targeted by Ranged Attacks.</source>
        <extracomment>Text of the card Mountain Trackers.</extracomment>
        <translation>Negali būti nuotolinių atakų taikinys.</translation>
    </message>
    <message>
        <source>Expendable. (After this card is destroyed, draw a card.)</source>
        <extracomment>Text of the card Maple Sworn Brothers.</extracomment>
        <translation>Paaukojama. (Sunaikinus šią kortą, imkite kortą.)</translation>
    </message>
    <message>
        <source>Has +2F while defending.</source>
        <extracomment>Text of the card White Petal Honor Guard.</extracomment>
        <translation>Turi +2J, kol gina provinciją.</translation>
    </message>
    <message>
        <source>Will only attach to a Courtier.</source>
        <extracomment>Text of the card Attendant Poets.</extracomment>
        <translation>Pridedama tik prie dvariškio.</translation>
    </message>
    <message>
        <source>Tireless Battle: Straighten this card.</source>
        <extracomment>Text of the card Skirmish Riders.</extracomment>
        <translation>Nenuilstamas, Mūšis: Ištiesinkite šią kortą.</translation>
    </message>
    <message>
        <source>Has +1F while attached to a Monk.</source>
        <extracomment>Text of the card Temple Warrior Novices.</extracomment>
        <translation>Turi +1J, kol yra pridėta prie vienuolio.</translation>
    </message>
    <message>
        <source>This Personality has +1C.</source>
        <extracomment>Text of the card Spirit Lantern Bearers.</extracomment>
        <translation>Ši asmenybė turi +1Č.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Melee 3 Attack.</source>
        <extracomment>Text of the card Ash-Wood Naginata.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą: Artimoji ataka&#xa0;3.</translation>
    </message>
    <message>
        <source>This Personality will not be targeted by Fear.</source>
        <extracomment>Text of the card Lacquered Cuirass.</extracomment>
        <translation>Ši asmenybė negali būti baimės taikinys.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 4 Attack.</source>
        <extracomment>Text of the card Great War Bow.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą: Nuotolinė ataka&#xa0;4.</translation>
    </message>
    <message>
        <source>This Personality has Tactician.</source>
        <extracomment>Text of the card General’s War Fan.</extracomment>
        <translation>Ši asmenybė turi raktažodį „Taktikas“.</translation>
    </message>
    <message>
        <source>Will only attach to a Courtier or Samurai.</source>
        <extracomment>Text of the card Seal of Office.</extracomment>
        <translation>Pridedama tik prie dvariškio arba samurajaus.</translation>
    </message>
    <message>
        <source>This Personality has +2F while opposed by a Cavalry unit.</source>
        <extracomment>Text of the card Boar-Spear.</extracomment>
        <translation>Ši asmenybė turi +2J, kol jai priešinasi kavalerijos dalinys.</translation>
    </message>
    <message>
        <source>As a Focus Effect: This card’s Focus Value is increased by 1 if your Personality is a Samurai.</source>
        <extracomment>Text of the card River-Steel Wakizashi.</extracomment>
        <translation>Kaip susitelkimo poveikis: Šios kortos susitelkimo vertė 1 didesnė, jei jūsų asmenybė – samurajus.</translation>
    </message>
    <message>
        <source>Will only attach to a Maple Clan Personality.</source>
        <extracomment>Text of the card Crimson Maple Blade.</extracomment>
        <translation>Pridedama tik prie Klevo klano asmenybės.</translation>
    </message>
    <message>
        <source>Tireless Reaction: After an enemy card is destroyed by this Personality’s action: Straighten this Personality.</source>
        <extracomment>Text of the card Crimson Maple Blade.</extracomment>
        <translation>Nenuilstamas, Atsakas: Šios asmenybės veiksmui sunaikinus priešo kortą: Ištiesinkite šią asmenybę.</translation>
    </message>
    <message>
        <source>Will only attach to a Plum Clan Personality.</source>
        <extracomment>Text of the card Petal-Guard Katana.</extracomment>
        <translation>Pridedama tik prie Slyvos klano asmenybės.</translation>
    </message>
    <message>
        <source>After this Personality wins a duel: Gain 1 Honor.</source>
        <extracomment>Text of the card Petal-Guard Katana.</extracomment>
        <translation>Šiai asmenybei laimėjus dvikovą: Gaukite 1&#xa0;garbės tašką.</translation>
    </message>
    <message>
        <source>This Personality has Cavalry.</source>
        <extracomment>Text of the card Saddle of the Four Winds.</extracomment>
        <translation>Ši asmenybė turi raktažodį „Kavalerija“.</translation>
    </message>
    <message>
        <source>Battle: Move this Personality home.</source>
        <extracomment>Text of the card Saddle of the Four Winds.</extracomment>
        <translation>Mūšis: Grąžinkite namo šią asmenybę.</translation>
    </message>
    <message>
        <source>Will only attach to a Monk or Shugenja.</source>
        <extracomment>Text of the card Staff of Ninety-Nine Rings.</extracomment>
        <translation>Pridedama tik prie vienuolio arba šiugendžios.</translation>
    </message>
    <message>
        <source>This Personality has +1F for each Ring you control.</source>
        <extracomment>Text of the card Staff of Ninety-Nine Rings.</extracomment>
        <translation>Ši asmenybė turi +1J už kiekvieną jūsų valdomą žiedą.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 3 Attack.</source>
        <extracomment>Text of the card Breath of Embers.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą: Nuotolinė ataka&#xa0;3.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Bow a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Grasping Roots.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą: Nulenkite pasirinktą priešo asmenybę, kurios jėga 4 ar mažesnė.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with 3 or lower Chi.</source>
        <extracomment>Text of the card Mists of the Valley.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą: Grąžinkite namo pasirinktą priešo asmenybę, kurios či 3 ar mažesnė.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Bow this card: Move your target Personality to the current battlefield.</source>
        <extracomment>Text of the card Wind at the Back.</extracomment>
        <translation>Neakivaizdinis, Iš namų, Mūšis: Nulenkite šią kortą: Perkelkite pasirinktą savo asmenybę į dabartinį mūšio lauką.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Bow this card: Give the current battlefield’s Province +3 strength.</source>
        <extracomment>Text of the card Walls of Stone.</extracomment>
        <translation>Neakivaizdinis, Iš namų, Mūšis: Nulenkite šią kortą: Dabartinio mūšio lauko provincija gauna +3&#xa0;stiprumo.</translation>
    </message>
    <message>
        <source>Battle: Bow this card, bow this Personality: Destroy a target enemy Personality with lower or equal Chi.</source>
        <extracomment>Text of the card Consuming Pyre.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą, nulenkite šią asmenybę: Sunaikinkite pasirinktą priešo asmenybę, kurios či mažesnė arba lygi.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Draw a card.</source>
        <extracomment>Text of the card Whispering Void.</extracomment>
        <translation>Ribotasis: Nulenkite šią kortą: Imkite kortą.</translation>
    </message>
    <message>
        <source>Limited: Bow this card, bow this Personality: Gain 2 Honor.</source>
        <extracomment>Text of the card Kami’s Favor.</extracomment>
        <translation>Ribotasis: Nulenkite šią kortą, nulenkite šią asmenybę: Gaukite 2&#xa0;garbės taškus.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Create a 3F/3C Spirit Personality with 0 Personal Honor in your army. Remove it from the game after this battle ends.</source>
        <extracomment>Text of the card Call the Guardian Spirit.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą: Sukurkite savo kariuomenėje 3J/3Č dvasios asmenybę, kurios asmeninė garbė 0. Pasibaigus šiam mūšiui, pašalinkite ją iš partijos.</translation>
    </message>
    <message>
        <source>After your second Political or Spell action this turn resolves, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Wind.</extracomment>
        <translation>Pasibaigus antram jūsų politiniam arba burto veiksmui šį ėjimą, galite įvesti į žaidimą šią kortą iš rankos.</translation>
    </message>
    <message>
        <source>Battle/Open: Bow this card: Straighten your target Personality. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Wind.</extracomment>
        <translation>Mūšis/Atvirasis: Nulenkite šią kortą: Ištiesinkite pasirinktą savo asmenybę. (Arba atmeskite šią kortą iš rankos ir naudokite šį gebėjimą jos nenulenkdami.)</translation>
    </message>
    <message>
        <source>After a battle at your Province resolves, if an enemy unit was in it at any time and the Province was not destroyed, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Stone.</extracomment>
        <translation>Pasibaigus mūšiui prie jūsų provincijos, jei jame bet kuriuo metu buvo priešo dalinys, o provincija nesunaikinta, galite įvesti į žaidimą šią kortą iš rankos.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be moved or bowed by another player’s action, bow this card: Negate that effect. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Stone.</extracomment>
        <translation>Atsakas: Prieš kito žaidėjo veiksmui perkeliant arba nulenkiant jūsų asmenybę, nulenkite šią kortą: Panaikinkite tą poveikį. (Arba atmeskite šią kortą iš rankos ir naudokite šį gebėjimą jos nenulenkdami.)</translation>
    </message>
    <message>
        <source>After your Personality wins a duel, or your Spell destroys an enemy card, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Flame.</extracomment>
        <translation>Jūsų asmenybei laimėjus dvikovą arba jūsų burtui sunaikinus priešo kortą, galite įvesti į žaidimą šią kortą iš rankos.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 4 Attack. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Flame.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą: Nuotolinė ataka&#xa0;4. (Arba atmeskite šią kortą iš rankos ir naudokite šį gebėjimą jos nenulenkdami.)</translation>
    </message>
    <message>
        <source>After a battle ends in which 2 or more units were moved by your actions, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Tides.</extracomment>
        <translation>Pasibaigus mūšiui, kuriame jūsų veiksmai perkėlė 2 ar daugiau dalinių, galite įvesti į žaidimą šią kortą iš rankos.</translation>
    </message>
    <message>
        <source>Absent Battle: Bow this card: Move your target Personality home, or to the current battlefield. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Tides.</extracomment>
        <translation>Neakivaizdinis, Mūšis: Nulenkite šią kortą: Grąžinkite namo pasirinktą savo asmenybę arba perkelkite ją į dabartinį mūšio lauką. (Arba atmeskite šią kortą iš rankos ir naudokite šį gebėjimą jos nenulenkdami.)</translation>
    </message>
    <message>
        <source>Limited: If you have 3 or more other cards in hand, discard your hand: Put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Silence.</extracomment>
        <translation>Ribotasis: Jei rankoje turite 3 ar daugiau kitų kortų, atmeskite jas: Įveskite į žaidimą šią kortą iš rankos.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Draw a card. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Silence.</extracomment>
        <translation>Ribotasis: Nulenkite šią kortą: Imkite kortą. (Arba atmeskite šią kortą iš rankos ir naudokite šį gebėjimą jos nenulenkdami.)</translation>
    </message>
</context>
<context>
    <name>ClansCardsKeywords</name>
    <message>
        <source>Air</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Oras</translation>
    </message>
    <message>
        <source>Archers</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Lankininkai</translation>
    </message>
    <message>
        <source>Armor</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Šarvai</translation>
    </message>
    <message>
        <source>Artisan</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Amatininkas</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kareivinės</translation>
    </message>
    <message>
        <source>Berserker</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Berserkas</translation>
    </message>
    <message>
        <source>Castle</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Pilis</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kavalerija</translation>
    </message>
    <message>
        <source>Commander</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Vadas</translation>
    </message>
    <message>
        <source>Conqueror</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Užkariautojas</translation>
    </message>
    <message>
        <source>Court</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Dvaras</translation>
    </message>
    <message>
        <source>Courtier</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Dvariškis</translation>
    </message>
    <message>
        <source>Duelist</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Dvikovininkas</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Žemė</translation>
    </message>
    <message>
        <source>Expendable</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Paaukojama</translation>
    </message>
    <message>
        <source>Fan</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Vėduoklė</translation>
    </message>
    <message>
        <source>Farm</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ūkis</translation>
    </message>
    <message>
        <source>Favor</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Palankumas</translation>
    </message>
    <message>
        <source>Festival</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Šventė</translation>
    </message>
    <message>
        <source>Fire</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ugnis</translation>
    </message>
    <message>
        <source>Forge</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kalvė</translation>
    </message>
    <message>
        <source>Garden</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Sodas</translation>
    </message>
    <message>
        <source>Iaijutsu</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Iaidžiucu</translation>
    </message>
    <message>
        <source>Imperial</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Imperatoriaus</translation>
    </message>
    <message>
        <source>Infantry</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Pėstininkai</translation>
    </message>
    <message>
        <source>Kiho</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kiho</translation>
    </message>
    <message>
        <source>Legacy</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Paveldas</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Loyal</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ištikima</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Turgus</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Pirklys</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kasykla</translation>
    </message>
    <message>
        <source>Monk</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Vienuolis</translation>
    </message>
    <message>
        <source>Mount</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Žirgas</translation>
    </message>
    <message>
        <source>Outpost</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Forpostas</translation>
    </message>
    <message>
        <source>Palace</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Rūmai</translation>
    </message>
    <message>
        <source>Political</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Politinis</translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Uostas</translation>
    </message>
    <message>
        <source>Retainer</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Tarnas</translation>
    </message>
    <message>
        <source>Ronin</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Roninas</translation>
    </message>
    <message>
        <source>Samurai</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Samurajus</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Žvalgas</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Antspaudas</translation>
    </message>
    <message>
        <source>Shugenja</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Šiugendžia</translation>
    </message>
    <message>
        <source>Siege</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Apgula</translation>
    </message>
    <message>
        <source>Spirit</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Dvasia</translation>
    </message>
    <message>
        <source>Stables</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Arklidės</translation>
    </message>
    <message>
        <source>Tactical</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Taktinis</translation>
    </message>
    <message>
        <source>Tactician</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Taktikas</translation>
    </message>
    <message>
        <source>Teahouse</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Arbatinė</translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Šventykla</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Vietovė</translation>
    </message>
    <message>
        <source>Two-Handed</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Dvirankis</translation>
    </message>
    <message>
        <source>Unique</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Unikali</translation>
    </message>
    <message>
        <source>Village</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kaimas</translation>
    </message>
    <message>
        <source>Void</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Tuštuma</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Vanduo</translation>
    </message>
    <message>
        <source>Weapon</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ginklas</translation>
    </message>
    <message>
        <source>Yojimbo</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Jodžimbo</translation>
    </message>
</context>
<context>
    <name>ClansEvents</name>
    <message>
        <source>%1 begins the match.</source>
        <translation>Partiją pradeda %1.</translation>
    </message>
    <message>
        <source>%1 begins turn %2.</source>
        <extracomment>Log line. %2 is the number of the turn.</extracomment>
        <translation>Ėjimas %2: %1.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <extracomment>Log line: a phase begins. %1 is its name.</extracomment>
        <translation>Dabar: %1.</translation>
    </message>
    <message>
        <source>The match ends in a draw.</source>
        <translation>Partija baigiasi lygiosiomis.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>Laimi %1.</translation>
    </message>
    <message>
        <source>%1 shuffles: %2.</source>
        <extracomment>Log line. %2 is a deck.</extracomment>
        <translation>%1 išmaišo: %2.</translation>
    </message>
    <message>
        <source>%1 does not attack.</source>
        <translation>%1 nepuola.</translation>
    </message>
    <message>
        <source>%1 does not react.</source>
        <extracomment>Log line. A Reaction, or a Ring that could have been put into play, is declined.</extracomment>
        <translation>%1 nenaudoja atsako.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasuoja.</translation>
    </message>
    <message>
        <source>%1 turns up: %2.</source>
        <extracomment>Log line. %2 is a card that is turned face-up in a Province.</extracomment>
        <translation>%1 atverčia: %2.</translation>
    </message>
    <message>
        <source>Region attached: %1. %2 of %3.</source>
        <extracomment>Log line. %1 is a Region, %2 a Province, %3 its player.</extracomment>
        <translation>Padėtas regionas „%1“: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 ima kortą.</translation>
    </message>
    <message>
        <source>%1 draws: %2.</source>
        <extracomment>Log line, read by who draws only. %2 is a card.</extracomment>
        <translation>%1 ima: %2.</translation>
    </message>
    <message>
        <source>%1 searches: %2.</source>
        <extracomment>Log line. %2 is a deck.</extracomment>
        <translation>%1 ieško čia: %2.</translation>
    </message>
    <message>
        <source>%1 finds nothing.</source>
        <translation>%1 nieko neranda.</translation>
    </message>
    <message>
        <source>%1 finds: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 randa: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at the top %n card(s) of the Fate deck.</source>
        <translation>
            <numerusform>%1 apžiūri %n viršutinę likimo kaladės kortą.</numerusform>
            <numerusform>%1 apžiūri %n viršutines likimo kaladės kortas.</numerusform>
            <numerusform>%1 apžiūri %n viršutinių likimo kaladės kortų.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes a card.</source>
        <translation>%1 pasiima kortą.</translation>
    </message>
    <message>
        <source>%1 takes: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 pasiima: %2.</translation>
    </message>
    <message>
        <source>%1 puts a card under the deck.</source>
        <translation>%1 padeda kortą į kaladės apačią.</translation>
    </message>
    <message>
        <source>%1 puts under the deck: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 padeda į kaladės apačią: %2.</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2.</source>
        <translation>%1 apžiūri kortas, kurias rankoje turi %2.</translation>
    </message>
    <message>
        <source>%1 takes back into the hand: %2.</source>
        <extracomment>Log line: from a discard pile. %2 is a card.</extracomment>
        <translation>%1 susigrąžina į ranką: %2.</translation>
    </message>
    <message>
        <source>%1 puts on top of the deck: %2.</source>
        <extracomment>Log line: from a discard pile. %2 is a card.</extracomment>
        <translation>%1 padeda ant kaladės: %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <extracomment>Log line. %2 lists cards.</extracomment>
        <translation>%1 atmeta: %2.</translation>
    </message>
    <message>
        <source>%1 equips: %2.</source>
        <extracomment>Log line. %2 is an attachment.</extracomment>
        <translation>%1 aprūpina, priedas: %2.</translation>
    </message>
    <message>
        <source>%1 announces: %2.</source>
        <extracomment>Log line. %2 is a card, or an action that every player has.</extracomment>
        <translation>%1 skelbia: %2.</translation>
    </message>
    <message>
        <source>%1 takes it back.</source>
        <translation>%1 veiksmą atsiima.</translation>
    </message>
    <message>
        <source>%1 targets: %2.</source>
        <extracomment>Log line. %2 lists cards.</extracomment>
        <translation>%1 pasirenka taikinį: %2.</translation>
    </message>
    <message>
        <source>Effect: %1.</source>
        <extracomment>Log line: a trait of a card, or the text of an Event, does something now. %1 is the card.</extracomment>
        <translation>Poveikis: %1.</translation>
    </message>
    <message>
        <source>%1 pays %2: %3.</source>
        <extracomment>Log line. %2 is an amount of Gold, %3 lists cards.</extracomment>
        <translation>%1 moka %2: %3.</translation>
    </message>
    <message>
        <source>%1 brings into play, gaining Honor: %2.</source>
        <extracomment>Log line. %2 is a Personality that brings Honor as well.</extracomment>
        <translation>%1 įveda į žaidimą ir gauna garbės: %2.</translation>
    </message>
    <message>
        <source>%1 brings into play: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 įveda į žaidimą: %2.</translation>
    </message>
    <message>
        <source>It does not bow: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Lieka nenulenkta: %1.</translation>
    </message>
    <message>
        <source>It is not destroyed: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Lieka nesunaikinta: %1.</translation>
    </message>
    <message>
        <source>It does not move: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Lieka vietoje: %1.</translation>
    </message>
    <message>
        <source>Nothing happens to: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Nieko nenutinka: %1.</translation>
    </message>
    <message>
        <source>The action has no effect.</source>
        <extracomment>Log line: all effects of an action are negated.</extracomment>
        <translation>Veiksmas neturi poveikio.</translation>
    </message>
    <message>
        <source>%1 Cause: %2.</source>
        <extracomment>%1 is a sentence, %2 the card that is the cause of it.</extracomment>
        <translation>%1 Priežastis: %2.</translation>
    </message>
    <message>
        <source>Attached: %1. To: %2.</source>
        <extracomment>Log line. %1 is an attachment, %2 the Personality that has it now.</extracomment>
        <translation>Pridėta: %1. Gauna %2.</translation>
    </message>
    <message>
        <source>Comes into play: %1.</source>
        <extracomment>Log line. %1 is a card.</extracomment>
        <translation>Įvesta į žaidimą: %1.</translation>
    </message>
    <message>
        <source>Bowed: %1.</source>
        <extracomment>Log line. %1 lists cards that are turned sideways.</extracomment>
        <translation>Nulenkta: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) straightened.</source>
        <translation>
            <numerusform>Ištiesinta kortų: %n.</numerusform>
            <numerusform>Ištiesinta kortų: %n.</numerusform>
            <numerusform>Ištiesinta kortų: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Straightened: %1.</source>
        <extracomment>Log line. %1 lists cards that are turned upright.</extracomment>
        <translation>Ištiesinta: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n created card(s) vanish.</source>
        <extracomment>Log line: cards made by an effect leave the game.</extracomment>
        <translation>
            <numerusform>Dingsta %n sukurta korta.</numerusform>
            <numerusform>Dingsta %n sukurtos kortos.</numerusform>
            <numerusform>Dingsta %n sukurtų kortų.</numerusform>
        </translation>
    </message>
    <message>
        <source>Handed over: %1. To: %2.</source>
        <extracomment>Log line. %1 is an attachment, %2 the Personality that has it now.</extracomment>
        <translation>Perduota: %1. Gauna %2.</translation>
    </message>
    <message>
        <source>Dishonored: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Netenka garbės: %1.</translation>
    </message>
    <message>
        <source>Rehonored instead of gaining Honor: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Vietoj garbės taškų atgauna garbę: %1.</translation>
    </message>
    <message>
        <source>Rehonored: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Atgauna garbę: %1.</translation>
    </message>
    <message>
        <source>Destroyed, as Chi has fallen to 0: %1.</source>
        <extracomment>Log line: a Personality with Chi 0 is destroyed. %1 lists it and its attachments.</extracomment>
        <translation>Sunaikinta, nes či nukrito iki 0: %1.</translation>
    </message>
    <message>
        <source>Destroyed in the lost battle: %1.</source>
        <extracomment>Log line. %1 lists the cards of the army that has lost.</extracomment>
        <translation>Sunaikinta pralaimėtame mūšyje: %1.</translation>
    </message>
    <message>
        <source>Destroyed as a cost: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>Sunaikinta mokant kainą: %1.</translation>
    </message>
    <message>
        <source>Destroyed: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>Sunaikinta: %1.</translation>
    </message>
    <message>
        <source>Moved home: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Grąžinta namo: %1.</translation>
    </message>
    <message>
        <source>Moved: %1. To: %2.</source>
        <extracomment>Log line. %1 is a Personality, %2 a battlefield.</extracomment>
        <translation>Perkelta: %1. Kur: %2.</translation>
    </message>
    <message>
        <source>%1 gains %2 Honor: %3 now.</source>
        <extracomment>Log line. %3 is the new Family Honor.</extracomment>
        <translation>%1 gauna garbės: +%2, dabar&#xa0;%3.</translation>
    </message>
    <message>
        <source>%1 loses %2 Honor: %3 now.</source>
        <extracomment>Log line. %3 is the new Family Honor.</extracomment>
        <translation>%1 netenka garbės: –%2, dabar&#xa0;%3.</translation>
    </message>
    <message>
        <source>Nobody controls the Imperial Favor any more.</source>
        <translation>Imperatoriaus palankumo nebevaldo niekas.</translation>
    </message>
    <message>
        <source>%1 takes control of the Imperial Favor.</source>
        <translation>Imperatoriaus palankumą perima %1.</translation>
    </message>
    <message>
        <source>%1 this turn: %2.</source>
        <extracomment>Log line, until the end of the turn. %1 is a bonus such as +2 Force, %2 lists cards.
----------
Log line, until the end of the turn. %1 lists keywords, %2 cards.</extracomment>
        <translation>%1 šį ėjimą: %2.</translation>
    </message>
    <message>
        <source>Token with %1: %2.</source>
        <extracomment>Log line: a lasting mark. %1 is a bonus such as +1 Force, %2 is a card.</extracomment>
        <translation>Žyma %1: %2.</translation>
    </message>
    <message>
        <source>%1: strength %2, %3 now.</source>
        <extracomment>Log line. %1 is a Province, %2 a bonus with its sign, %3 its strength now.</extracomment>
        <translation>%1: stiprumas %2, dabar %3.</translation>
    </message>
    <message>
        <source>Cannot be assigned this turn: %1.</source>
        <extracomment>Log line, until the end of the turn. %1 lists cards.</extracomment>
        <translation>Šį ėjimą negali būti paskirta: %1.</translation>
    </message>
    <message>
        <source>Not bowed by others this turn: %1.</source>
        <extracomment>Log line, until the end of the turn. %1 lists cards.</extracomment>
        <translation>Šį ėjimą kiti negali nulenkti: %1.</translation>
    </message>
    <message>
        <source>Nobody can declare an attack until the next turn of this card’s player begins.</source>
        <extracomment>Log line, after the card that does it was named.</extracomment>
        <translation>Kol neprasidės kitas šios kortos žaidėjo ėjimas, niekas negali skelbti puolimo.</translation>
    </message>
    <message>
        <source>%1 declares an attack.</source>
        <translation>%1 skelbia puolimą.</translation>
    </message>
    <message>
        <source>%1 assigns no unit.</source>
        <translation>%1 neskiria nė vieno dalinio.</translation>
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
        <translation>%1 skiria: %2.</translation>
    </message>
    <message>
        <source>A battle begins: %1.</source>
        <extracomment>Log line. %1 is a battlefield.</extracomment>
        <translation>Prasideda mūšis: %1.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <extracomment>Log line. %1 is the player who loses %2, a Province.</extracomment>
        <translation>%1 netenka: %2.</translation>
    </message>
    <message>
        <source>The attack is over.</source>
        <translation>Puolimas baigtas.</translation>
    </message>
    <message>
        <source>Challenge to a duel: %1 against %2.</source>
        <extracomment>Log line. %1 and %2 are Personalities.</extracomment>
        <translation>Iššūkis į dvikovą: %1 prieš %2.</translation>
    </message>
    <message>
        <source>%1 refuses the challenge.</source>
        <translation>%1 atmeta iššūkį.</translation>
    </message>
    <message>
        <source>%1 focuses the top card of the Fate deck.</source>
        <translation>%1 susitelkia viršutine likimo kaladės korta.</translation>
    </message>
    <message>
        <source>%1 focuses a card of the hand.</source>
        <translation>%1 susitelkia korta iš rankos.</translation>
    </message>
    <message>
        <source>%1 focuses: %2.</source>
        <extracomment>Log line, read by who focuses only. %2 is a card.</extracomment>
        <translation>%1 susitelkia: %2.</translation>
    </message>
    <message>
        <source>The duel ends without a result.</source>
        <translation>Dvikova baigiasi be rezultato.</translation>
    </message>
    <message>
        <source>The Attacker wins and takes the Province: %1 against %2 and strength %3.</source>
        <extracomment>Log line. %1 and %2 are Forces, %3 is the strength of the Province.</extracomment>
        <translation>Puolėjas laimi ir užima provinciją: %1 prieš %2 ir stiprumą %3.</translation>
    </message>
    <message>
        <source>The Attacker wins: %1 against %2.</source>
        <extracomment>Log line. %1 and %2 are Forces.</extracomment>
        <translation>Puolėjas laimi: %1 prieš %2.</translation>
    </message>
    <message>
        <source>The Defender wins: %2 against %1.</source>
        <extracomment>Log line. %1 and %2 are Forces.</extracomment>
        <translation>Gynėjas laimi: %2 prieš %1.</translation>
    </message>
    <message>
        <source>A tie, %1 against %1: both armies are destroyed.</source>
        <extracomment>Log line. %1 is a Force.</extracomment>
        <translation>Lygu, %1 prieš %1: abi kariuomenės sunaikintos.</translation>
    </message>
    <message>
        <source>The battle has no outcome.</source>
        <translation>Mūšis lieka be baigties.</translation>
    </message>
    <message>
        <source>%1 strikes.</source>
        <translation>%1 kerta.</translation>
    </message>
    <message>
        <source>%1 has %2: %3.</source>
        <extracomment>Log line: the end of a duel. %2 is the total, %3 lists the cards focused.</extracomment>
        <translation>%1 turi %2: %3.</translation>
    </message>
    <message>
        <source>%1 has %2, without a card.</source>
        <extracomment>Log line: the end of a duel. %2 is the total.</extracomment>
        <translation>%1 turi %2, be kortų.</translation>
    </message>
    <message>
        <source>Both lose the duel.</source>
        <translation>Dvikovą pralaimi abi pusės.</translation>
    </message>
    <message>
        <source>Winner of the duel: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Dvikovą laimi %1.</translation>
    </message>
</context>
<context>
    <name>ClansHelp</name>
    <message>
        <source>A Personality can have one Armor.</source>
        <extracomment>What a keyword means, under its name.</extracomment>
        <translation>Asmenybė gali turėti vienerius šarvus.</translation>
    </message>
    <message>
        <source>A unit whose Personality and Followers are all Cavalry can be assigned in the Cavalry maneuvers.</source>
        <translation>Dalinį, kurio asmenybė ir visos palydos yra kavalerija, galima paskirti per kavalerijos manevrus.</translation>
    </message>
    <message>
        <source>Its unit does not bow when it returns home from attacking.</source>
        <translation>Jos dalinys nenulenkiamas, kai po puolimo grįžta namo.</translation>
    </message>
    <message>
        <source>Wins a tied duel against a Personality that is no Duelist.</source>
        <translation>Laimi lygiąją dvikovą prieš asmenybę, kuri nėra dvikovininkas.</translation>
    </message>
    <message>
        <source>After it is destroyed, its player draws a card.</source>
        <translation>Sunaikinus šią kortą, jos žaidėjas ima kortą.</translation>
    </message>
    <message>
        <source>After a Dynasty Phase in which you brought no Holding into play, bow your Stronghold to put one of these into play.</source>
        <translation>Po dinastijos fazės, kurioje neįvedėte į žaidimą nė vienos valdos, nulenkite savo tvirtovę ir įveskite į žaidimą tokią kortą.</translation>
    </message>
    <message>
        <source>Serves only a player of its clan.</source>
        <translation>Tarnauja tik savo klano žaidėjui.</translation>
    </message>
    <message>
        <source>Spells can be attached only to a Shugenja.</source>
        <translation>Burtus galima pridėti tik prie šiugendžios.</translation>
    </message>
    <message>
        <source>A Tactician performs at most one Tactical action each turn.</source>
        <translation>Taktikas per ėjimą atlieka ne daugiau kaip vieną taktinį veiksmą.</translation>
    </message>
    <message>
        <source>In a battle, discard a card: this Personality gets a Force bonus equal to its Focus Value.</source>
        <translation>Mūšyje atmeskite kortą: ši asmenybė gauna jėgos premiją, lygią tos kortos susitelkimo vertei.</translation>
    </message>
    <message>
        <source>Lies at a battlefield until the battle ends; only one at each.</source>
        <translation>Guli mūšio lauke iki mūšio pabaigos; kiekviename tik viena.</translation>
    </message>
    <message>
        <source>Only one in a deck, and only one of each player in play.</source>
        <translation>Kaladėje tik viena, ir žaidime kiekvienas žaidėjas gali turėti tik vieną.</translation>
    </message>
    <message>
        <source>A Personality can have one Weapon.</source>
        <translation>Asmenybė gali turėti vieną ginklą.</translation>
    </message>
    <message>
        <source>An element. Whoever controls Rings of all 5 elements wins the match.</source>
        <translation>Stichija. Kas valdo visų 5&#xa0;stichijų žiedus, laimi partiją.</translation>
    </message>
    <message>
        <source>It does nothing by itself; other cards may ask for it.</source>
        <translation>Pats nieko nedaro; jo gali reikalauti kitos kortos.</translation>
    </message>
    <message>
        <source>Can be used in a battle, by either player.</source>
        <extracomment>When an ability with this word can be used.</extracomment>
        <translation>Galima naudoti mūšyje; tinka abiem žaidėjams.</translation>
    </message>
    <message>
        <source>Can be used in your own Action Phase.</source>
        <translation>Galima naudoti savo veiksmų fazėje.</translation>
    </message>
    <message>
        <source>Can be used in the Action Phase of either player.</source>
        <translation>Galima naudoti bet kurio žaidėjo veiksmų fazėje.</translation>
    </message>
    <message>
        <source>Can be used when what it names happens, in either player’s turn.</source>
        <translation>Galima naudoti, kai įvyksta tai, kas parašyta, per bet kurio žaidėjo ėjimą.</translation>
    </message>
    <message>
        <source>Can be used without a unit at the current battlefield.</source>
        <extracomment>What a word before the timing of an ability means.</extracomment>
        <translation>Galima naudoti be dalinio dabartiniame mūšio lauke.</translation>
    </message>
    <message>
        <source>Can be used while its own unit is at home.</source>
        <translation>Galima naudoti, kai kortos dalinys yra namuose.</translation>
    </message>
    <message>
        <source>Can be used while its card is bowed.</source>
        <translation>Galima naudoti, kai korta nulenkta.</translation>
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
        <translation>duoda %1</translation>
    </message>
    <message>
        <source>bowed</source>
        <extracomment>State of a card: turned sideways.</extracomment>
        <translation>nulenkta</translation>
    </message>
    <message>
        <source>dishonored</source>
        <extracomment>State of a Personality.</extracomment>
        <translation>be garbės</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>For screen readers. %1 lists the attachments of a Personality.</extracomment>
        <translation>su priedais: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>For screen readers. %1 is a player&apos;s name, %2 a clan.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>What a card is worth in a duel. %1 is a number.</extracomment>
        <translation>Susitelkimo vertė %1</translation>
    </message>
    <message>
        <source>%1, a face-down card</source>
        <extracomment>For screen readers. %1 is a Province.</extracomment>
        <translation>%1, užversta korta</translation>
    </message>
    <message>
        <source>Seen before: %1</source>
        <extracomment>For screen readers: a face-down card that you have seen. %1 is the card.</extracomment>
        <translation>Jau matyta: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n korta rankoje</numerusform>
            <numerusform>%n kortos rankoje</numerusform>
            <numerusform>%n kortų rankoje</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, strength %2</source>
        <extracomment>For screen readers. %1 is a Province, %2 a number.</extracomment>
        <translation>%1, stiprumas %2</translation>
    </message>
    <message>
        <source>%1, destroyed</source>
        <extracomment>For screen readers. %1 is a Province.</extracomment>
        <translation>%1, sunaikinta</translation>
    </message>
    <message>
        <source>stays bowed for now</source>
        <extracomment>State of a Legacy Holding of the set-up: it does not straighten yet.</extracomment>
        <translation>kol kas lieka nulenkta</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>Where a card is, alone.</extracomment>
        <translation>rankoje</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>attached</comment>
        <extracomment>Of an attachment. %1 is the Personality that bears it.</extracomment>
        <translation>prie asmenybės „%1“</translation>
    </message>
    <message>
        <source>no. %1 from the left</source>
        <extracomment>Which of several cards of one name side by side. %1 counts from 1.</extracomment>
        <translation>nr.&#xa0;%1 iš kairės</translation>
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
        <translation>Ėjimas %1: sunaikinta, nes či nukrito iki 0.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1, in a lost battle.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn.</extracomment>
        <translation>Ėjimas %1: sunaikinta pralaimėtame mūšyje.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn.</extracomment>
        <translation>Ėjimas %1: sunaikinta.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1. Cause: %2.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn, %2 the card that is the cause of it.</extracomment>
        <translation>Ėjimas %1: sunaikinta. Priežastis: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <extracomment>For screen readers. %1 is a deck, %n its cards.</extracomment>
        <translation>
            <numerusform>%1, %n korta</numerusform>
            <numerusform>%1, %n kortos</numerusform>
            <numerusform>%1, %n kortų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dynasty discard pile, %n card(s)</source>
        <translation>
            <numerusform>Atmestos dinastijos kortos, %n korta</numerusform>
            <numerusform>Atmestos dinastijos kortos, %n kortos</numerusform>
            <numerusform>Atmestos dinastijos kortos, %n kortų</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fate discard pile, %n card(s)</source>
        <translation>
            <numerusform>Atmestos likimo kortos, %n korta</numerusform>
            <numerusform>Atmestos likimo kortos, %n kortos</numerusform>
            <numerusform>Atmestos likimo kortos, %n kortų</numerusform>
        </translation>
    </message>
    <message>
        <source>Family Honor %1</source>
        <extracomment>For screen readers. %1 is a number.</extracomment>
        <translation>Giminės garbė %1</translation>
    </message>
    <message>
        <source>The Imperial Favor, which nobody controls</source>
        <translation>Imperatoriaus palankumas, kurio niekas nevaldo</translation>
    </message>
    <message>
        <source>The Imperial Favor, controlled by %1</source>
        <translation>Imperatoriaus palankumas, jį valdo %1</translation>
    </message>
    <message>
        <source>Turn %1 of %2: %3</source>
        <extracomment>For screen readers. %1 is the number of the turn, %2 whose it is, %3 the phase.</extracomment>
        <translation>Ėjimas %1, eina %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 Honor</source>
        <comment>slip</comment>
        <extracomment>A slip under a battle, upper line. %1: whose units would be destroyed, %2 the Honor it brings. Short.</extracomment>
        <translation>%1: %2&#xa0;garbės</translation>
    </message>
    <message>
        <source>Province holds: %1 = %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>Provincija lieka: %1 = %2 + %3</translation>
    </message>
    <message>
        <source>Province holds: %1 &lt; %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>Provincija lieka: %1 &lt; %2 + %3</translation>
    </message>
    <message>
        <source>%1 would gain %2 Honor.</source>
        <extracomment>What would come of a battle, after the units that would be destroyed. %1 is a player, %2 a number.</extracomment>
        <translation>%1 gautų garbės: +%2.</translation>
    </message>
    <message>
        <source>%1, fought</source>
        <extracomment>For screen readers. %1 is a battlefield.</extracomment>
        <translation>%1, mūšis įvykęs</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Head of a small panel: what is being done at the moment.</extracomment>
        <translation>Dabar</translation>
    </message>
    <message>
        <source>Announced: %1</source>
        <extracomment>A small panel: an action is announced, its targets or costs are being chosen. %1 is a card.</extracomment>
        <translation>Paskelbta: %1</translation>
    </message>
    <message>
        <source>Takes effect: %1</source>
        <extracomment>A small panel: what takes effect now. %1 is a card.</extracomment>
        <translation>Veikia: %1</translation>
    </message>
    <message>
        <source>%1 may react</source>
        <extracomment>A small panel. %1 is a player.</extracomment>
        <translation>%1 gali panaudoti atsaką</translation>
    </message>
    <message>
        <source>Family Honor, by turn</source>
        <translation>Giminės garbė pagal ėjimus</translation>
    </message>
    <message>
        <source>Provinces standing, by turn</source>
        <translation>Likusios provincijos pagal ėjimus</translation>
    </message>
    <message>
        <source>Force in play, by turn</source>
        <extracomment>A chart: the Force printed on all cards of a player in play.</extracomment>
        <translation>Jėga žaidime pagal ėjimus</translation>
    </message>
    <message>
        <source>Gold spent, by turn</source>
        <extracomment>A chart: how much Gold a player has paid so far.</extracomment>
        <translation>Išleistas auksas pagal ėjimus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>count</comment>
        <extracomment>A player and a number. %1 is the name.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Dvikova</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <extracomment>A slip under a battle: no unit and no Province would be destroyed.</extracomment>
        <translation>Nieko nenutinka</translation>
    </message>
    <message>
        <source>Both armies destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of both sides would be destroyed. Short.</extracomment>
        <translation>Sunaikinami visi</translation>
    </message>
    <message>
        <source>Defenders destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of the Defender would be destroyed. Short.</extracomment>
        <translation>Sunaikinami gynėjai</translation>
    </message>
    <message>
        <source>Attackers destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of the Attacker would be destroyed. Short.</extracomment>
        <translation>Sunaikinami puolėjai</translation>
    </message>
    <message>
        <source>No losses</source>
        <extracomment>A slip under a battle, upper line: no unit would be destroyed. Short.</extracomment>
        <translation>Nuostolių nėra</translation>
    </message>
    <message>
        <source>Province falls</source>
        <extracomment>A slip under a battle, lower line: the Province would be destroyed. Short.</extracomment>
        <translation>Provincija krinta</translation>
    </message>
    <message>
        <source>Province holds</source>
        <extracomment>A slip under a battle, lower line: the Province would stand. Short.</extracomment>
        <translation>Provincija lieka</translation>
    </message>
    <message>
        <source>Province falls: %1 &gt; %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>Provincija krinta: %1 &gt; %2 + %3</translation>
    </message>
    <message>
        <source>Province holds: %1 &lt; %2</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender.</extracomment>
        <translation>Provincija lieka: %1 &lt; %2</translation>
    </message>
    <message>
        <source>Province holds: %1 = %1</source>
        <extracomment>A slip under a battle, lower line. %1 is the Force of both.</extracomment>
        <translation>Provincija lieka: %1 = %1</translation>
    </message>
    <message>
        <source>As it stands, nothing happens here.</source>
        <translation>Kol kas čia nieko nenutiktų.</translation>
    </message>
    <message>
        <source>A tie, %1 to %1: the units of both sides would be destroyed.</source>
        <extracomment>What would come of a battle. %1 is the Force of both.</extracomment>
        <translation>Lygu, %1 prieš %1: būtų sunaikinti abiejų pusių daliniai.</translation>
    </message>
    <message>
        <source>The Attacker would win, %1 to %2: all defending units would be destroyed.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender.</extracomment>
        <translation>Laimėtų puolėjas, %1 prieš %2: būtų sunaikinti visi ginantys daliniai.</translation>
    </message>
    <message>
        <source>The Defender would win, %1 to %2: all attacking units would be destroyed.</source>
        <extracomment>What would come of a battle. %1 Force of the Defender, %2 of the Attacker.</extracomment>
        <translation>Laimėtų gynėjas, %1 prieš %2: būtų sunaikinti visi puolantys daliniai.</translation>
    </message>
    <message>
        <source>No unit would be destroyed.</source>
        <translation>Nė vienas dalinys nebūtų sunaikintas.</translation>
    </message>
    <message>
        <source>The Province would fall: %1 is more than %2 and strength %3 together.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender, %3 strength of the Province.</extracomment>
        <translation>Provincija kristų: %1 yra daugiau negu %2 ir stiprumas %3 kartu.</translation>
    </message>
    <message>
        <source>The Province would hold: %1 is not more than %2 and strength %3 together.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender, %3 strength of the Province.</extracomment>
        <translation>Provincija liktų: %1 yra ne daugiau negu %2 ir stiprumas %3 kartu.</translation>
    </message>
    <message>
        <source>The Province would hold.</source>
        <translation>Provincija liktų.</translation>
    </message>
    <message>
        <source>The attacking units would return home bowed.</source>
        <translation>Puolantys daliniai grįžtų namo nulenkti.</translation>
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
            <numerusform>Susitelkimo kortų: %n</numerusform>
            <numerusform>Susitelkimo kortų: %n</numerusform>
            <numerusform>Susitelkimo kortų: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansReasons</name>
    <message>
        <source>This card is bowed.</source>
        <translation>Ši korta nulenkta.</translation>
    </message>
    <message>
        <source>This was used already in this turn.</source>
        <translation>Šį ėjimą tai jau naudota.</translation>
    </message>
    <message>
        <source>You control the Imperial Favor already.</source>
        <translation>Imperatoriaus palankumą jau valdote.</translation>
    </message>
    <message>
        <source>Your Family Honor is not higher than that of your opponent.</source>
        <translation>Jūsų giminės garbė nėra didesnė nei varžovo.</translation>
    </message>
    <message>
        <source>This Reaction does not answer what happens now.</source>
        <translation>Šis atsakas netinka tam, kas vyksta dabar.</translation>
    </message>
    <message>
        <source>You have no unit at this battlefield.</source>
        <translation>Šiame mūšio lauke neturite dalinio.</translation>
    </message>
    <message>
        <source>Not at the current battlefield: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Ne dabartiniame mūšio lauke: %1.</translation>
    </message>
    <message>
        <source>The battle is not at the Province of this Region.</source>
        <translation>Mūšis vyksta ne prie šio regiono provincijos.</translation>
    </message>
    <message>
        <source>Its Personality is no Shugenja.</source>
        <translation>Burto asmenybė nėra šiugendžia.</translation>
    </message>
    <message>
        <source>This ability is not used from here.</source>
        <translation>Iš čia šis gebėjimas nenaudojamas.</translation>
    </message>
    <message>
        <source>There is no target for this now.</source>
        <translation>Dabar tam nėra taikinio.</translation>
    </message>
    <message>
        <source>None of its effects is possible.</source>
        <translation>Nė vienas poveikis nėra įmanomas.</translation>
    </message>
    <message>
        <source>This card is neither in your hand nor in play under your control.</source>
        <translation>Šios kortos nėra nei jūsų rankoje, nei tarp jūsų valdomų kortų žaidime.</translation>
    </message>
    <message>
        <source>The card has no such ability.</source>
        <translation>Korta tokio gebėjimo neturi.</translation>
    </message>
    <message>
        <source>Battle actions are for battles only.</source>
        <translation>Mūšio veiksmai – tik per mūšius.</translation>
    </message>
    <message>
        <source>Limited actions are for your own Action Phase only.</source>
        <translation>Ribotieji veiksmai – tik per jūsų veiksmų fazę.</translation>
    </message>
    <message>
        <source>Open actions are for Action Phases only.</source>
        <translation>Atvirieji veiksmai – tik per veiksmų fazes.</translation>
    </message>
    <message>
        <source>Reactions answer something that happens.</source>
        <translation>Atsakai naudojami tada, kai kas nors nutinka.</translation>
    </message>
    <message>
        <source>Your Family Honor is below %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Jūsų giminės garbė mažesnė nei %1.</translation>
    </message>
    <message numerus="yes">
        <source>It needs %n other card(s) in your hand.</source>
        <translation>
            <numerusform>Rankoje reikia dar %n kitos kortos.</numerusform>
            <numerusform>Rankoje reikia dar %n kitų kortų.</numerusform>
            <numerusform>Rankoje reikia dar %n kitų kortų.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your actions have to move %n unit(s) in this battle first.</source>
        <translation>
            <numerusform>Pirma jūsų veiksmai šiame mūšyje turi perkelti %n dalinį.</numerusform>
            <numerusform>Pirma jūsų veiksmai šiame mūšyje turi perkelti %n dalinius.</numerusform>
            <numerusform>Pirma jūsų veiksmai šiame mūšyje turi perkelti %n dalinių.</numerusform>
        </translation>
    </message>
    <message>
        <source>You control no card that it asks for: %1.</source>
        <extracomment>%1 is a type of cards.</extracomment>
        <translation>Nevaldote reikiamos rūšies kortos: %1.</translation>
    </message>
    <message>
        <source>It is for another clan: %1.</source>
        <extracomment>%1 is a clan.</extracomment>
        <translation>Tai skirta kitam klanui: %1.</translation>
    </message>
    <message>
        <source>It asks for a keyword that is not there: %1.</source>
        <extracomment>%1 is a keyword.</extracomment>
        <translation>Trūksta reikiamo raktažodžio: %1.</translation>
    </message>
    <message>
        <source>No enemy unit with this keyword is there: %1.</source>
        <extracomment>%1 is a keyword.</extracomment>
        <translation>Ten nėra priešo dalinio su šiuo raktažodžiu: %1.</translation>
    </message>
    <message>
        <source>It answers what actions do.</source>
        <translation>Tai atsakas į veiksmų poveikį.</translation>
    </message>
    <message>
        <source>It answers what the end of a battle does.</source>
        <translation>Tai atsakas į mūšio baigtį.</translation>
    </message>
    <message>
        <source>It is for another kind of payment.</source>
        <translation>Tai skirta kitokiam mokėjimui.</translation>
    </message>
    <message>
        <source>You are not the Attacker.</source>
        <translation>Esate ne puolėjas.</translation>
    </message>
    <message>
        <source>You are not the Defender.</source>
        <translation>Esate ne gynėjas.</translation>
    </message>
    <message>
        <source>No enemy unit is at this battlefield.</source>
        <translation>Šiame mūšio lauke nėra priešo dalinio.</translation>
    </message>
    <message>
        <source>An enemy unit is at this battlefield.</source>
        <translation>Šiame mūšio lauke yra priešo dalinys.</translation>
    </message>
    <message>
        <source>The battle is at another Province.</source>
        <translation>Mūšis vyksta prie kitos provincijos.</translation>
    </message>
    <message>
        <source>A Terrain lies at this battlefield already.</source>
        <translation>Šiame mūšio lauke jau guli vietovė.</translation>
    </message>
    <message>
        <source>It is at this battlefield already.</source>
        <translation>Ji jau yra šiame mūšio lauke.</translation>
    </message>
    <message>
        <source>You do not control the Imperial Favor.</source>
        <translation>Imperatoriaus palankumą valdote ne jūs.</translation>
    </message>
    <message>
        <source>Your opponent has more Family Honor.</source>
        <translation>Varžovo giminės garbė didesnė.</translation>
    </message>
    <message>
        <source>It answers what your opponent does.</source>
        <translation>Tai atsakas į varžovo veiksmus.</translation>
    </message>
    <message>
        <source>It is for other cards than itself.</source>
        <translation>Tai skirta kitoms kortoms, ne jai pačiai.</translation>
    </message>
    <message>
        <source>It happens at another place.</source>
        <translation>Tai vyksta kitoje vietoje.</translation>
    </message>
    <message>
        <source>What it asks for does not hold now.</source>
        <translation>Reikiama sąlyga dabar netenkinama.</translation>
    </message>
    <message>
        <source>Cards of this type are not targeted by it.</source>
        <translation>Tokios rūšies korta negali būti taikinys.</translation>
    </message>
    <message>
        <source>It is for cards of the other side.</source>
        <translation>Tai skirta kitos pusės kortoms.</translation>
    </message>
    <message>
        <source>This card has it, or is chosen, already.</source>
        <translation>Ši korta tai jau turi arba jau pasirinkta.</translation>
    </message>
    <message>
        <source>The target must be at another place.</source>
        <translation>Taikinys turi būti kitoje vietoje.</translation>
    </message>
    <message>
        <source>This card is not targeted by Ranged Attacks.</source>
        <translation>Ši korta negali būti nuotolinės atakos taikinys.</translation>
    </message>
    <message>
        <source>This card is not targeted by Fear.</source>
        <translation>Ši korta negali būti baimės taikinys.</translation>
    </message>
    <message>
        <source>Cannot be moved to this battlefield: %1.</source>
        <extracomment>%1 is a Personality: it attacked already, or the ground forbids it.</extracomment>
        <translation>Negalima perkelti į šį mūšio lauką: %1.</translation>
    </message>
    <message>
        <source>The target needs a keyword: %1.</source>
        <extracomment>%1 lists keywords.</extracomment>
        <translation>Taikiniui reikia raktažodžio: %1.</translation>
    </message>
    <message>
        <source>The target must be of this clan: %1.</source>
        <extracomment>%1 is a clan.</extracomment>
        <translation>Taikinys turi būti šio klano: %1.</translation>
    </message>
    <message>
        <source>The target must be of this type: %1.</source>
        <extracomment>%1 is a type of cards.</extracomment>
        <translation>Taikinys turi būti šios rūšies: %1.</translation>
    </message>
    <message>
        <source>The Force of the target is too high.</source>
        <translation>Taikinio jėga per didelė.</translation>
    </message>
    <message>
        <source>The Chi of the target is too high.</source>
        <translation>Taikinio či per didelė.</translation>
    </message>
    <message>
        <source>The Personal Honor of the target is too high.</source>
        <translation>Taikinio asmeninė garbė per didelė.</translation>
    </message>
    <message>
        <source>The Force of the target is too low.</source>
        <translation>Taikinio jėga per maža.</translation>
    </message>
    <message>
        <source>The Chi of the target is too low.</source>
        <translation>Taikinio či per maža.</translation>
    </message>
    <message>
        <source>The Personal Honor of the target is too low.</source>
        <translation>Taikinio asmeninė garbė per maža.</translation>
    </message>
    <message>
        <source>The target must be attacking.</source>
        <translation>Taikinys turi pulti.</translation>
    </message>
    <message>
        <source>The target must be defending.</source>
        <translation>Taikinys turi ginti provinciją.</translation>
    </message>
    <message>
        <source>The target is dishonored already.</source>
        <translation>Taikinys jau be garbės.</translation>
    </message>
    <message>
        <source>The target is bowed.</source>
        <translation>Taikinys nulenktas.</translation>
    </message>
    <message>
        <source>The card is face-down.</source>
        <translation>Korta užversta.</translation>
    </message>
    <message>
        <source>The target needs a Follower.</source>
        <translation>Prie taikinio turi būti pridėta palyda.</translation>
    </message>
    <message>
        <source>The Followers of a Personality stand in the way.</source>
        <translation>Kelią pastoja asmenybės palydos.</translation>
    </message>
    <message>
        <source>The card is at another Province.</source>
        <translation>Korta yra prie kitos provincijos.</translation>
    </message>
    <message>
        <source>It must be another card.</source>
        <translation>Reikia kitos kortos.</translation>
    </message>
    <message>
        <source>The target is at this battlefield already.</source>
        <translation>Taikinys jau yra šiame mūšio lauke.</translation>
    </message>
    <message>
        <source>The card was destroyed.</source>
        <translation>Korta sunaikinta.</translation>
    </message>
    <message>
        <source>Spells are attached to a Shugenja only.</source>
        <translation>Burtai pridedami tik prie šiugendžios.</translation>
    </message>
    <message>
        <source>The Personality has a Weapon already.</source>
        <translation>Asmenybė jau turi ginklą.</translation>
    </message>
    <message>
        <source>The Personality has an Armor already.</source>
        <translation>Asmenybė jau turi šarvus.</translation>
    </message>
    <message>
        <source>Your Family Honor is below its Honor Requirement.</source>
        <translation>Jūsų giminės garbė mažesnė už šios kortos garbės reikalavimą.</translation>
    </message>
    <message>
        <source>You control a card of this title already.</source>
        <translation>Kortą tokiu pavadinimu jau valdote.</translation>
    </message>
    <message>
        <source>Attachments go to Personalities of yours.</source>
        <translation>Priedai pridedami prie jūsų asmenybių.</translation>
    </message>
    <message>
        <source>The card is not attached to such a Personality.</source>
        <translation>Korta pridėta ne prie tokios asmenybės.</translation>
    </message>
    <message>
        <source>It costs %1 Gold, and your unbowed cards make %2.</source>
        <extracomment>%1 is the price, a number; %2 is all the Gold that the player&apos;s unbowed cards can make for it.</extracomment>
        <translation>Kaina – %1&#xa0;vnt. aukso, o jūsų nenulenktos kortos duoda %2.</translation>
    </message>
    <message>
        <source>%1: %2 cards; it needs at least %3.</source>
        <extracomment>%1 is a deck, %2 how many cards it has, %3 how many it needs.</extracomment>
        <translation>%1: kortų yra %2, o reikia bent %3.</translation>
    </message>
    <message>
        <source>It makes %1 Gold for every price to come.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>Ši korta duos po %1&#xa0;vnt. aukso kiekvienam būsimam mokėjimui.</translation>
    </message>
    <message>
        <source>It brings %1 Honor.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>Taip gaunama garbės: %1.</translation>
    </message>
    <message>
        <source>It brings %1 Force and %2 Honor.</source>
        <extracomment>A hint. %1 and %2 are numbers.</extracomment>
        <translation>Taip gaunama jėgos: %1, garbės: %2.</translation>
    </message>
    <message>
        <source>It brings %1 Force.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>Taip gaunama jėgos: %1.</translation>
    </message>
    <message>
        <source>Nothing here is worth its price now.</source>
        <translation>Dabar čia nieko neverta pirkti.</translation>
    </message>
    <message>
        <source>What is discarded makes room for something better.</source>
        <translation>Atmetus šias kortas, atsiras vietos geresnėms.</translation>
    </message>
    <message>
        <source>Force %1 could be sent. Against it: %2 at most, and the weakest Province has %3.</source>
        <extracomment>A hint to attack. %1 is the Force that can attack, %2 what could defend, %3 the weakest Province.</extracomment>
        <translation>Puolimo jėga galėtų būti %1. Prieš ją – daugiausia %2, o silpniausios provincijos stiprumas – %3.</translation>
    </message>
    <message>
        <source>Too little: Force %1 could be sent against %2, and the weakest Province has %3.</source>
        <extracomment>A hint not to attack. %1 is the Force that can attack, %2 what could defend, %3 the weakest Province.</extracomment>
        <translation>Per mažai: puolimo jėga būtų %1 prieš %2, o silpniausios provincijos stiprumas – %3.</translation>
    </message>
    <message>
        <source>Force %1 goes there against %2.</source>
        <extracomment>A hint for maneuvers. %1 and %2 are Forces.</extracomment>
        <translation>Ten siunčiama jėga %1 prieš %2.</translation>
    </message>
    <message>
        <source>Whoever went would be lost, or is needed later.</source>
        <translation>Kas ten eitų, tas žūtų arba bus reikalingas vėliau.</translation>
    </message>
    <message>
        <source>The battle stands at %1 against %2, and the Province has %3.</source>
        <extracomment>A hint in a battle. %1 is the Attacker&apos;s Force, %2 the Defender&apos;s, %3 the Province&apos;s strength.</extracomment>
        <translation>Mūšio jėgos – %1 prieš %2, provincijos stiprumas – %3.</translation>
    </message>
    <message>
        <source>The duel stands at %1 against %2, as far as is known.</source>
        <extracomment>A hint in a duel. %1 is the own Chi with what is focused, %2 the other&apos;s as far as it is known.</extracomment>
        <translation>Kiek žinoma, dvikovoje dabar %1 prieš %2.</translation>
    </message>
    <message>
        <source>It takes %1 Force from the other side.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>Kita pusė netenka jėgos: %1.</translation>
    </message>
    <message>
        <source>It puts a Ring into play: then there are %1 of 5.</source>
        <extracomment>A hint. %1 is how many Rings are in play then; five win.</extracomment>
        <translation>Taip į žaidimą įvedamas žiedas: jų bus %1 iš 5.</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n card(s) to the hand.</source>
        <extracomment>A hint. %n is what the hand has more then.</extracomment>
        <translation>
            <numerusform>Taip į ranką gaunama %n korta.</numerusform>
            <numerusform>Taip į ranką gaunamos %n kortos.</numerusform>
            <numerusform>Taip į ranką gaunama %n kortų.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings the Imperial Favor.</source>
        <translation>Taip gaunamas imperatoriaus palankumas.</translation>
    </message>
    <message>
        <source>Nothing else does more at this moment.</source>
        <extracomment>A hint, where no single figure tells why.</extracomment>
        <translation>Šiuo metu niekas kitas neduoda daugiau.</translation>
    </message>
    <message>
        <source>Of all cards this one is needed least.</source>
        <extracomment>A hint what to discard, or what to bow for a price.</extracomment>
        <translation>Iš visų kortų ši mažiausiai reikalinga.</translation>
    </message>
    <message>
        <source>Nothing else here is of more use.</source>
        <extracomment>A hint which card to take.</extracomment>
        <translation>Naudingesnės kortos čia nėra.</translation>
    </message>
    <message>
        <source>The price is paid without it: %1.</source>
        <extracomment>A payment. %1 is a card.</extracomment>
        <translation>Kaina sumokama ir be šios kortos: %1.</translation>
    </message>
    <message>
        <source>It makes no Gold for this: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Aukso tam neduoda: %1.</translation>
    </message>
    <message>
        <source>Every card is named once, in order.</source>
        <translation>Kiekviena korta nurodoma kartą, iš eilės.</translation>
    </message>
    <message>
        <source>The card is face-down, or not in a Province of yours.</source>
        <translation>Korta užversta arba yra ne jūsų provincijoje.</translation>
    </message>
    <message>
        <source>Only Holdings and Personalities are bought.</source>
        <translation>Perkamos tik valdos ir asmenybės.</translation>
    </message>
    <message>
        <source>Your Family Honor is below its Honor Requirement: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Jūsų giminės garbė mažesnė už garbės reikalavimą: %1.</translation>
    </message>
    <message>
        <source>No Honor comes with this purchase.</source>
        <translation>Šis pirkinys garbės neduoda.</translation>
    </message>
    <message>
        <source>A Loyal Personality serves its own clan only.</source>
        <translation>Ištikima asmenybė tarnauja tik savo klanui.</translation>
    </message>
    <message>
        <source>You have brought a Holding into play this turn.</source>
        <translation>Šį ėjimą jau įvedėte į žaidimą valdą.</translation>
    </message>
    <message>
        <source>Your Stronghold is bowed.</source>
        <translation>Jūsų tvirtovė nulenkta.</translation>
    </message>
    <message>
        <source>Its cost is to bow, and it is bowed.</source>
        <translation>Kaina – nulenkti šią kortą, o ji jau nulenkta.</translation>
    </message>
    <message>
        <source>Nobody unbowed is there to bow for it.</source>
        <translation>Nėra nenulenktos asmenybės, kurią galėtumėte už tai nulenkti.</translation>
    </message>
    <message>
        <source>Nothing is there to be destroyed for it.</source>
        <translation>Nėra ko už tai sunaikinti.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has no %n card(s) to discard for it.</source>
        <translation>
            <numerusform>Rankoje nėra %n kortos, kurią reikia už tai atmesti.</numerusform>
            <numerusform>Rankoje nėra %n kortų, kurias reikia už tai atmesti.</numerusform>
            <numerusform>Rankoje nėra %n kortų, kurias reikia už tai atmesti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its cost cannot be paid in full.</source>
        <translation>Negalima sumokėti visos kainos.</translation>
    </message>
    <message>
        <source>The unit is bowed.</source>
        <translation>Dalinys nulenktas.</translation>
    </message>
    <message>
        <source>The unit is not at home.</source>
        <translation>Dalinys ne namuose.</translation>
    </message>
    <message>
        <source>Only Cavalry units are assigned now.</source>
        <translation>Dabar skiriami tik kavalerijos daliniai.</translation>
    </message>
    <message>
        <source>A card forbids it to be assigned.</source>
        <translation>Skirti jį draudžia korta.</translation>
    </message>
    <message>
        <source>It is no unit of yours.</source>
        <translation>Tai ne jūsų dalinys.</translation>
    </message>
    <message>
        <source>There is no such battlefield, or its battle was fought.</source>
        <translation>Tokio mūšio lauko nėra arba mūšis jame jau įvyko.</translation>
    </message>
    <message>
        <source>Nobody focuses more than 4 cards in a duel.</source>
        <translation>Dvikovoje galima susitelkti ne daugiau kaip 4 kortomis.</translation>
    </message>
    <message>
        <source>The Fate deck is empty.</source>
        <translation>Likimo kaladė tuščia.</translation>
    </message>
    <message>
        <source>It is not among those to choose from.</source>
        <translation>Tarp galimų pasirinkimų to nėra.</translation>
    </message>
    <message>
        <source>The deck has other cards.</source>
        <translation>Kaladėje yra kitos kortos.</translation>
    </message>
    <message>
        <source>This cannot be declined.</source>
        <translation>Atsisakyti negalima.</translation>
    </message>
    <message>
        <source>No own deck has been chosen.</source>
        <translation>Sava kaladė nepasirinkta.</translation>
    </message>
    <message>
        <source>A match lasts at most %1 to %2 turns.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Partijos ėjimų riba gali būti nuo %1 iki %2.</translation>
    </message>
    <message>
        <source>The last turn is over.</source>
        <translation>Paskutinis ėjimas baigtas.</translation>
    </message>
    <message>
        <source>Both lose at the same time.</source>
        <translation>Abu pralaimi vienu metu.</translation>
    </message>
    <message>
        <source>Military victory: all Provinces of %1 are destroyed.</source>
        <translation>Karinė pergalė: %1 nebeturi nė vienos provincijos.</translation>
    </message>
    <message>
        <source>Honor victory: %1 begins a turn with %2 Family Honor.</source>
        <extracomment>%2 is a number.</extracomment>
        <translation>Garbės pergalė: %1 pradeda ėjimą, kai giminės garbė – %2.</translation>
    </message>
    <message>
        <source>Loss by dishonor: %1 ends a turn with %2 Family Honor.</source>
        <extracomment>%2 is a number.</extracomment>
        <translation>Pralaimėjimas dėl negarbės: %1 baigia ėjimą, kai giminės garbė – %2.</translation>
    </message>
    <message>
        <source>Enlightenment: %1 controls Rings of all five elements.</source>
        <translation>Nušvitimas: %1 valdo visų penkių stichijų žiedus.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partija baigta.</translation>
    </message>
    <message>
        <source>The deck has no Stronghold.</source>
        <translation>Kaladėje nėra tvirtovės.</translation>
    </message>
    <message>
        <source>A deck has one Stronghold only: %1 is too many.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Kaladėje gali būti tik viena tvirtovė, ši nereikalinga: %1.</translation>
    </message>
    <message>
        <source>There is no such card: %1.</source>
        <extracomment>%1 is what was written for the name of a card.</extracomment>
        <translation>Tokios kortos nėra: %1.</translation>
    </message>
    <message>
        <source>%1 does not belong there: %2.</source>
        <extracomment>%1 is a card, %2 a deck.</extracomment>
        <translation>%1 čia netinka: %2.</translation>
    </message>
    <message>
        <source>%1: %2 cards; more than %3 are too many.</source>
        <extracomment>%1 is a deck, %2 how many cards it has, %3 how many it may have.</extracomment>
        <translation>%1: kortų yra %2, o daugiau kaip %3 negalima.</translation>
    </message>
    <message>
        <source>%1 × %2: at most %3 are allowed.</source>
        <extracomment>%1 is a card, %2 how often it is in the deck, %3 how often it may be.</extracomment>
        <translation>%1 × %2: leidžiama ne daugiau kaip %3.</translation>
    </message>
    <message>
        <source>%1 belongs to %2; of other clans only Personalities are allowed.</source>
        <extracomment>%1 is a card, %2 a clan.</extracomment>
        <translation>%1 priklauso klanui „%2“; iš kitų klanų leidžiamos tik asmenybės.</translation>
    </message>
    <message>
        <source>Line %1 names no card: “%2”.</source>
        <extracomment>%1 is the number of a line, %2 what stands there.</extracomment>
        <translation>Eilutėje %1 nenurodyta jokia korta: „%2“.</translation>
    </message>
</context>
<context>
    <name>ClansWords</name>
    <message>
        <source>Maple</source>
        <extracomment>A clan, alone.</extracomment>
        <translation>Klevas</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Slyva</translation>
    </message>
    <message>
        <source>Reed</source>
        <translation>Nendrė</translation>
    </message>
    <message>
        <source>Cedar</source>
        <translation>Kedras</translation>
    </message>
    <message>
        <source>Stronghold</source>
        <extracomment>Type of a card, alone.</extracomment>
        <translation>Tvirtovė</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Asmenybė</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Valda</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Įvykis</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Regionas</translation>
    </message>
    <message>
        <source>Action card</source>
        <translation>Veiksmo korta</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Palyda</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Daiktas</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Burtas</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Žiedas</translation>
    </message>
    <message>
        <source>Strongholds</source>
        <extracomment>Cards of a type, before a number: &quot;Personalities: 18&quot;.</extracomment>
        <translation>Tvirtovės</translation>
    </message>
    <message>
        <source>Personalities</source>
        <translation>Asmenybės</translation>
    </message>
    <message>
        <source>Holdings</source>
        <translation>Valdos</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Įvykiai</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionai</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Veiksmo kortos</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Palydos</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Daiktai</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Burtai</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Žiedai</translation>
    </message>
    <message>
        <source>Maple: Red Banners</source>
        <extracomment>Name of a ready-made deck: the clan, a colon, a motto.</extracomment>
        <translation>Klevas: Raudonosios vėliavos</translation>
    </message>
    <message>
        <source>Plum: White Petals</source>
        <translation>Slyva: Baltieji žiedlapiai</translation>
    </message>
    <message>
        <source>Reed: Four Winds Ride</source>
        <translation>Nendrė: Keturių vėjų raiteliai</translation>
    </message>
    <message>
        <source>Cedar: Five Wheels</source>
        <translation>Kedras: Penki ratai</translation>
    </message>
    <message>
        <source>Military: strong units with Followers destroy Provinces. The easiest to begin with.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Karas: stiprūs daliniai su palydomis naikina provincijas. Lengviausia pradedantiesiems.</translation>
    </message>
    <message>
        <source>Honor: Courtiers and Duelists gain it while guards hold the Provinces. Good for beginners.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Garbė: ją pelno dvariškiai ir dvikovininkai, o provincijas saugo sargyba. Tinka pradedantiesiems.</translation>
    </message>
    <message>
        <source>Cavalry and court: riders strike where nobody defends, Courtiers cost the enemy Honor. Takes practice.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Kavalerija ir dvaras: raiteliai smogia ten, kur niekas negina, dvariškiai mažina varžovo garbę. Reikia įgūdžių.</translation>
    </message>
    <message>
        <source>Enlightenment: five Rings, each played in its own way, behind strong walls. The hardest.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Nušvitimas: penki žiedai, kiekvienas įvedamas į žaidimą savaip, už stiprių sienų. Sunkiausia.</translation>
    </message>
    <message>
        <source>Bring into play: %1</source>
        <translation>Įvesti į žaidimą: %1</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <translation>Naudoti: %1</translation>
    </message>
    <message>
        <source>When to ask me</source>
        <translation>Kada manęs klausti</translation>
    </message>
    <message>
        <source>Pass until the end of the turn</source>
        <translation>Pasuoti iki ėjimo pabaigos</translation>
    </message>
    <message>
        <source>Pass until the end of the battle</source>
        <translation>Pasuoti iki mūšio pabaigos</translation>
    </message>
    <message>
        <source>That is how I want it</source>
        <translation>Taip ir noriu</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atgal</translation>
    </message>
    <message>
        <source>Where does the unit go? %1</source>
        <extracomment>Headline during maneuvers. %1 is a Personality.</extracomment>
        <translation>Kur keliauja dalinys? %1</translation>
    </message>
    <message>
        <source>Where do the others go?</source>
        <extracomment>Headline during maneuvers: all units that can be assigned, or all others, go to one battlefield.</extracomment>
        <translation>Kur keliauja kiti?</translation>
    </message>
    <message>
        <source>Where do all go?</source>
        <translation>Kur keliauja visi?</translation>
    </message>
    <message>
        <source>%1: at which price?</source>
        <extracomment>Headline. %1 is a Personality that can be bought with or without gaining Honor.</extracomment>
        <translation>%1: už kokią kainą?</translation>
    </message>
    <message>
        <source>%1: which ability?</source>
        <extracomment>Headline. %1 is a card with several abilities.</extracomment>
        <translation>%1: kuris gebėjimas?</translation>
    </message>
    <message>
        <source>When are you asked? The table passes for you where there is no tick.</source>
        <extracomment>Headline over a list of occasions, each with a tick where the player is asked.</extracomment>
        <translation>Kada jūsų klausti? Kur varnelės nėra, stalas už jus pasuoja.</translation>
    </message>
    <message>
        <source>Send the others</source>
        <extracomment>Maneuvers: a button. The battlefield is chosen next.</extracomment>
        <translation>Siųsti kitus</translation>
    </message>
    <message>
        <source>Send all</source>
        <translation>Siųsti visus</translation>
    </message>
    <message>
        <source>Send the others: %1</source>
        <extracomment>Maneuvers. %1 is a battlefield.</extracomment>
        <translation>Siųsti kitus: %1</translation>
    </message>
    <message>
        <source>Send all: %1</source>
        <extracomment>Maneuvers. %1 is a battlefield.</extracomment>
        <translation>Siųsti visus: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n dalinys</numerusform>
            <numerusform>%n daliniai</numerusform>
            <numerusform>%n dalinių</numerusform>
        </translation>
    </message>
    <message>
        <source>Force %1</source>
        <translation>jėga %1</translation>
    </message>
    <message>
        <source>Yes, ask me</source>
        <extracomment>Under “Ask me ...”: there is a tick.</extracomment>
        <translation>Taip, klausti</translation>
    </message>
    <message>
        <source>No, pass for me</source>
        <extracomment>Under “Ask me ...”: there is no tick.</extracomment>
        <translation>Ne, pasuoti už mane</translation>
    </message>
    <message>
        <source>Reactions are given up, too. You are asked again when attacked, and when something must be chosen.</source>
        <translation>Atsakų taip pat atsisakoma. Vėl būsite klausiami, kai jus puls ir kai reikės ką nors pasirinkti.</translation>
    </message>
    <message>
        <source>Reactions are given up, too. You are asked again when something must be chosen.</source>
        <translation>Atsakų taip pat atsisakoma. Vėl būsite klausiami, kai reikės ką nors pasirinkti.</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>An option: which deck a player has. A list follows.</extracomment>
        <translation>Kaladė</translation>
    </message>
    <message>
        <source>Dynasty discard pile of %1</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Atmestos dinastijos kortos (%1)</translation>
    </message>
    <message>
        <source>Fate discard pile of %1</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Atmestos likimo kortos (%1)</translation>
    </message>
    <message>
        <source>Choose where it goes: %1</source>
        <extracomment>Maneuvers. %1 is a Personality.</extracomment>
        <translation>Pasirinkti, kur keliauja: %1</translation>
    </message>
    <message>
        <source>Send %1: %2</source>
        <extracomment>Maneuvers. %1 is a Personality, %2 a battlefield.</extracomment>
        <translation>Siųsti %1: %2</translation>
    </message>
    <message>
        <source>Leave at home: %1</source>
        <extracomment>Maneuvers. %1 is a Personality.</extracomment>
        <translation>Palikti namuose: %1</translation>
    </message>
    <message>
        <source>Leave out: %1</source>
        <extracomment>A payment. %1 is a card that will not bow after all.</extracomment>
        <translation>Nenulenkti: %1</translation>
    </message>
    <message>
        <source>Bow: %1</source>
        <extracomment>A payment. %1 is a card that will bow, too.</extracomment>
        <translation>Nulenkti: %1</translation>
    </message>
    <message>
        <source>Keep: %1</source>
        <extracomment>Dynasty Phase. %1 is a face-up card.</extracomment>
        <translation>Pasilikti: %1</translation>
    </message>
    <message>
        <source>Discard at the end: %1</source>
        <extracomment>Dynasty Phase. %1 is a face-up card.</extracomment>
        <translation>Pabaigoje atmesti: %1</translation>
    </message>
    <message>
        <source>Ask me in the Action Phases of my opponent</source>
        <translation>Klausti per varžovo veiksmų fazes</translation>
    </message>
    <message>
        <source>Ask me whenever I could react</source>
        <translation>Klausti visada, kai galiu panaudoti atsaką</translation>
    </message>
    <message>
        <source>Ask me in battles at which I have no unit</source>
        <translation>Klausti mūšiuose, kuriuose neturiu dalinio</translation>
    </message>
    <message>
        <source>Ask me about Reactions that protect nothing, too</source>
        <translation>Klausti ir dėl atsakų, kurie nieko neapsaugo</translation>
    </message>
    <message>
        <source>Ask me about Reactions to my own actions</source>
        <translation>Klausti dėl atsakų į savo veiksmus</translation>
    </message>
    <message>
        <source>Cards and keywords</source>
        <translation>Kortos ir raktažodžiai</translation>
    </message>
    <message>
        <source>An ability is used once a turn, and only while its card is unbowed. A trait works all the time. Targets are chosen first, then costs are paid, then it takes effect.</source>
        <translation>Gebėjimas naudojamas kartą per ėjimą ir tik tada, kai jo korta nenulenkta. Savybė veikia visą laiką. Pirma pasirenkami taikiniai, tada mokama kaina ir tik paskui įvyksta poveikis.</translation>
    </message>
    <message>
        <source>Turn %1 · %2 · %3</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is, %3 the phase.</extracomment>
        <translation>Ėjimas %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Own decks</source>
        <extracomment>An option: decks that the players have made themselves.</extracomment>
        <translation>Savos kaladės</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Kas pradeda</translation>
    </message>
    <message>
        <source>Whoever does not begin may put a Legacy Holding into play at the start.</source>
        <translation>Kas nepradeda, gali pradžioje įvesti į žaidimą paveldo valdą.</translation>
    </message>
    <message>
        <source>Higher Family Honor</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>Didesnė garbė</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>Vieta 1</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>Vieta 2</translation>
    </message>
    <message>
        <source>Draw after</source>
        <extracomment>An option: a number of turns.</extracomment>
        <translation>Ėjimų riba</translation>
    </message>
    <message>
        <source>So many turns of both players together end the match in a draw.</source>
        <translation>Po tiek abiejų žaidėjų ėjimų partija baigiasi lygiosiomis.</translation>
    </message>
</context>
<context>
    <name>CurvesPane</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <extracomment>For screen readers, of a chart: %1 is a Gold Cost or a Focus Value, %n how many cards have it.</extracomment>
        <translation>
            <numerusform>%1: %n&#xa0;korta</numerusform>
            <numerusform>%1: %n&#xa0;kortos</numerusform>
            <numerusform>%1: %n&#xa0;kortų</numerusform>
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
        <translation>Kaina auksu: dinastijos – raudona, likimo – mėlyna</translation>
    </message>
    <message>
        <source>Focus Values</source>
        <extracomment>Head of a chart: how many cards have each Focus Value.</extracomment>
        <translation>Susitelkimo vertės</translation>
    </message>
</context>
<context>
    <name>DeckBuilder</name>
    <message>
        <source>Card</source>
        <extracomment>Head of a page that shows the chosen card large.</extracomment>
        <translation>Korta</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Dar neįrašyta.</translation>
    </message>
    <message>
        <source>New deck</source>
        <extracomment>A deck that has no name yet.</extracomment>
        <translation>Nauja kaladė</translation>
    </message>
    <message>
        <source>%1 (cannot be read)</source>
        <extracomment>In a list of decks: %1 is the title of one whose file is damaged.</extracomment>
        <translation>%1 (neperskaitoma)</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Nepavyko</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved. Do you want to save them?</source>
        <extracomment>A question. %1 is the title of a deck.</extracomment>
        <translation>Kaladės „%1“ pakeitimai neįrašyti. Ar norite juos įrašyti?</translation>
    </message>
    <message>
        <source>Save the deck?</source>
        <translation>Įrašyti kaladę?</translation>
    </message>
    <message>
        <source>My %1</source>
        <extracomment>Title of a new deck that begins as a ready-made one, %1.</extracomment>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>%1 The deck stays open here. “Save as text…” under “More” can write it to another place.</source>
        <extracomment>%1 is a sentence: why a deck could not be saved. “More” and “Save as text…” are on the same page.</extracomment>
        <translation>%1 Kaladė čia lieka atidaryta. Kitur ją galima įrašyti mygtuko „Daugiau“ komanda „Įrašyti kaip tekstą…“.</translation>
    </message>
    <message>
        <source>The deck is not saved</source>
        <translation>Kaladė neįrašyta</translation>
    </message>
    <message>
        <source>The deck is saved.</source>
        <translation>Kaladė įrašyta.</translation>
    </message>
    <message>
        <source>“%1” has been changed in another window. Both are kept; this one is now called “%2”.</source>
        <extracomment>%1 is the title of a deck that was changed in two windows, %2 that of the second, now a deck of its own.</extracomment>
        <translation>Kaladė „%1“ pakeista kitame lange. Išsaugomos abi; ši dabar vadinasi „%2“.</translation>
    </message>
    <message>
        <source>Saved as a new deck</source>
        <translation>Įrašyta kaip nauja kaladė</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Kaladės pavadinimas</translation>
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
        <translation>%1 – kopija</translation>
    </message>
    <message>
        <source>Do you want to delete “%1”? This cannot be undone.</source>
        <extracomment>A question. %1 is the title of a deck.</extracomment>
        <translation>Ar norite ištrinti kaladę „%1“? Jos atkurti nebebus galima.</translation>
    </message>
    <message>
        <source>Delete the deck?</source>
        <translation>Ištrinti kaladę?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ištrinti</translation>
    </message>
    <message>
        <source>The text names no card. Each line should be a number and the name of a card.</source>
        <translation>Tekste nenurodyta jokia korta. Kiekvienoje eilutėje turi būti skaičius ir kortos pavadinimas.</translation>
    </message>
    <message>
        <source>No deck was found</source>
        <translation>Kaladės nerasta</translation>
    </message>
    <message>
        <source>Imported deck</source>
        <extracomment>Title of a deck that was read from a text without a title.</extracomment>
        <translation>Importuota kaladė</translation>
    </message>
    <message>
        <source>Imported, not saved yet. Dynasty: %1, Fate: %2.</source>
        <extracomment>What was read of a text: a deck of %1 Dynasty cards and %2 Fate cards.</extracomment>
        <translation>Importuota, dar neįrašyta. Dinastijos kortų: %1, likimo kortų: %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more line(s).</source>
        <extracomment>Under a list of lines of a text that were not understood: so many more.</extracomment>
        <translation>
            <numerusform>Ir dar %n&#xa0;eilutė.</numerusform>
            <numerusform>Ir dar %n&#xa0;eilutės.</numerusform>
            <numerusform>Ir dar %n&#xa0;eilučių.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything was read</source>
        <translation>Perskaityta ne viskas</translation>
    </message>
    <message>
        <source>The deck was copied as text.</source>
        <translation>Kaladė nukopijuota kaip tekstas.</translation>
    </message>
    <message>
        <source>The deck was written as text.</source>
        <translation>Kaladė įrašyta kaip tekstas.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <extracomment>Title of the page where decks are made.</extracomment>
        <translation>Savos kaladės</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Before a list of decks.</extracomment>
        <translation>Kaladė</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button with a menu: begin a new deck.</extracomment>
        <translation>Nauja</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button with a menu: what else can be done with a deck.</extracomment>
        <translation>Daugiau</translation>
    </message>
    <message>
        <source>Empty deck</source>
        <extracomment>Menu: begin a deck without any cards.</extracomment>
        <translation>Tuščia kaladė</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Pervadinti…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Sukurti kopiją</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Ištrinti…</translation>
    </message>
    <message>
        <source>Import from the clipboard</source>
        <extracomment>Menu: read a deck from the clipboard.</extracomment>
        <translation>Importuoti iš iškarpinės</translation>
    </message>
    <message>
        <source>Import from a file…</source>
        <translation>Importuoti iš failo…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>Menu: put the deck on the clipboard.</extracomment>
        <translation>Kopijuoti kaip tekstą</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>Įrašyti kaip tekstą…</translation>
    </message>
    <message>
        <source>Draw a test hand</source>
        <extracomment>Button: show what a match with this deck could begin with.</extracomment>
        <translation>Imti bandomąsias kortas</translation>
    </message>
</context>
<context>
    <name>DeckPane</name>
    <message>
        <source>Cards: %1 of at least %2</source>
        <extracomment>A tooltip on a page of a deck: %1 cards are in this half, %2 are the fewest allowed.</extracomment>
        <translation>Kortų: %1, reikia bent %2</translation>
    </message>
    <message>
        <source>Dynasty %1</source>
        <extracomment>Head of a page: the Dynasty deck has %1 cards, as many as it needs, or there is little room.</extracomment>
        <translation>Dinastija %1</translation>
    </message>
    <message>
        <source>Fate %1</source>
        <extracomment>Head of a page: the Fate deck has %1 cards, as many as it needs, or there is little room.</extracomment>
        <translation>Likimas %1</translation>
    </message>
    <message>
        <source>Dynasty %1/%2</source>
        <extracomment>Head of a page: the Dynasty deck has %1 of at least %2 cards.</extracomment>
        <translation>Dinastija %1/%2</translation>
    </message>
    <message>
        <source>Fate %1/%2</source>
        <extracomment>Head of a page: the Fate deck has %1 of at least %2 cards.</extracomment>
        <translation>Likimas %1/%2</translation>
    </message>
    <message>
        <source>Choose a Stronghold</source>
        <extracomment>In a list of Strongholds: none is chosen yet.</extracomment>
        <translation>Pasirinkite tvirtovę</translation>
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
        <translation>Kortų dar nėra. Pasirinkite kortą šalia ir spauskite + arba spustelėkite ją dukart.</translation>
    </message>
    <message>
        <source>Curves</source>
        <extracomment>Head of a page: how many cards cost how much.</extracomment>
        <translation>Grafikai</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Build a deck…</source>
        <extracomment>Button on the page where a match is set up: opens the page where decks are made.</extracomment>
        <translation>Sudaryti kaladę…</translation>
    </message>
</context>
<context>
    <name>PoolPane</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>How many cards the search has found.</extracomment>
        <translation>
            <numerusform>%n&#xa0;korta</numerusform>
            <numerusform>%n&#xa0;kortos</numerusform>
            <numerusform>%n&#xa0;kortų</numerusform>
        </translation>
    </message>
    <message>
        <source>All types</source>
        <extracomment>A filter: the type of a card does not matter.</extracomment>
        <translation>Visos rūšys</translation>
    </message>
    <message>
        <source>Dynasty cards</source>
        <extracomment>A filter: all cards that belong in a Dynasty deck.</extracomment>
        <translation>Dinastijos kortos</translation>
    </message>
    <message>
        <source>Fate cards</source>
        <extracomment>A filter: all cards that belong in a Fate deck.</extracomment>
        <translation>Likimo kortos</translation>
    </message>
    <message>
        <source>Fits the deck</source>
        <extracomment>A filter: cards of any clan that the deck may have, given its Stronghold.</extracomment>
        <translation>Tinka kaladei</translation>
    </message>
    <message>
        <source>All clans</source>
        <extracomment>A filter: the clan of a card does not matter.</extracomment>
        <translation>Visi klanai</translation>
    </message>
    <message>
        <source>No clan</source>
        <extracomment>A filter: only cards that belong to no clan.</extracomment>
        <translation>Be klano</translation>
    </message>
    <message>
        <source>All keywords</source>
        <extracomment>A filter: the keywords of a card do not matter.</extracomment>
        <translation>Visi raktažodžiai</translation>
    </message>
    <message>
        <source>Any Gold Cost</source>
        <extracomment>A filter: the Gold Cost of a card does not matter.</extracomment>
        <translation>Bet kokia kaina</translation>
    </message>
    <message>
        <source>Gold Cost %1</source>
        <extracomment>A filter: cards of this Gold Cost. %1 is a number.</extracomment>
        <translation>Kaina auksu %1</translation>
    </message>
    <message>
        <source>Any Focus Value</source>
        <extracomment>A filter: the Focus Value of a card does not matter.</extracomment>
        <translation>Bet kokia vertė</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>A filter: cards of this Focus Value. %1 is a number.</extracomment>
        <translation>Vertė %1</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <extracomment>What can be typed to find cards; stands in the empty field.</extracomment>
        <translation>Ieškoti pavadinimuose ir tekstuose</translation>
    </message>
    <message>
        <source>Search</source>
        <comment>field</comment>
        <extracomment>Stands in the empty field where there is no room to say what is searched.</extracomment>
        <translation>Ieškoti</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>Klanas</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Rūšis</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Raktažodis</translation>
    </message>
    <message>
        <source>Gold Cost</source>
        <translation>Kaina auksu</translation>
    </message>
    <message>
        <source>Focus Value</source>
        <translation>Susitelkimo vertė</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <extracomment>Button: look for all cards again.</extracomment>
        <translation>Išvalyti filtrus</translation>
    </message>
    <message>
        <source>Filters</source>
        <extracomment>Button: show or hide the filters.</extracomment>
        <translation>Filtrai</translation>
    </message>
    <message>
        <source>No card is like this. Other words or fewer filters find more.</source>
        <translation>Tokių kortų nėra. Pabandykite kitus žodžius arba mažiau filtrų.</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <extracomment>For screen readers: the list of all cards that can be chosen.</extracomment>
        <translation>Kortos, iš kurių galima rinktis</translation>
    </message>
</context>
<context>
    <name>TestDraw</name>
    <message>
        <source>Test draw</source>
        <extracomment>Title of a page: what a match could begin with, drawn on trial.</extracomment>
        <translation>Bandomosios kortos</translation>
    </message>
    <message>
        <source>Provinces</source>
        <extracomment>Over the cards of a test draw that lie in the Provinces.</extracomment>
        <translation>Provincijos</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Over the cards of a test draw that are in the hand.</extracomment>
        <translation>Kortos rankoje</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Button: shuffle the decks and draw anew.</extracomment>
        <translation>Imti iš naujo</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <extracomment>Over a list of what keeps a deck from being played with.</extracomment>
        <translation>
            <numerusform>Reikia pataisyti: %n</numerusform>
            <numerusform>Reikia pataisyti: %n</numerusform>
            <numerusform>Reikia pataisyti: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>This deck is ready to play.</source>
        <extracomment>Nothing is wrong with the deck: a match can begin with it.</extracomment>
        <translation>Kaladė paruošta žaisti.</translation>
    </message>
</context>
</TS>
