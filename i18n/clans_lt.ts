<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lt" sourcelanguage="en">
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
        <translation>Nenuilstamas, Ribotasis: Nulenkite pasirinktą savo garbingą asmenybę, kurios asmeninė garbė 2 ar didesnė: Gaukite 1 garbės tašką.</translation>
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
        <translation>Duoda 1 vnt. aukso daugiau, kai mokama už valdą.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold when paying for an attachment.</source>
        <extracomment>Text of the card Fletchers’ Lane.</extracomment>
        <translation>Duoda 1 vnt. aukso daugiau, kai mokama už priedą.</translation>
    </message>
    <message>
        <source>Absent Battle: If you are the Defender, bow this card: Give the current battlefield’s Province +2 strength.</source>
        <extracomment>Text of the card Watchfire Hill.</extracomment>
        <translation>Neakivaizdinis, Mūšis: Jei esate gynėjas, nulenkite šią kortą: Dabartinio mūšio lauko provincija gauna +2 stiprumo.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Gain 1 Honor.</source>
        <extracomment>Text of the card Hillside Prayer Hall.
----------
Text of the card Pilgrims’ Road.
----------
Text of the card Attendant Poets.</extracomment>
        <translation>Ribotasis: Nulenkite šią kortą: Gaukite 1 garbės tašką.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card, bow your target Courtier: Gain 2 Honor.</source>
        <extracomment>Text of the card Petitioners’ Court.</extracomment>
        <translation>Politinis, Ribotasis: Nulenkite šią kortą, nulenkite pasirinktą savo dvariškį: Gaukite 2 garbės taškus.</translation>
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
        <translation>Duoda 1 vnt. aukso daugiau, jei žaidžiate už Klevo klaną.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Plum Clan player.</source>
        <extracomment>Text of the card Blossom Pavilions.</extracomment>
        <translation>Duoda 1 vnt. aukso daugiau, jei žaidžiate už Slyvos klaną.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Reed Clan player.</source>
        <extracomment>Text of the card Reedland Pastures.</extracomment>
        <translation>Duoda 1 vnt. aukso daugiau, jei žaidžiate už Nendrės klaną.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Cedar Clan player.</source>
        <extracomment>Text of the card Incense Carvers’ Village.</extracomment>
        <translation>Duoda 1 vnt. aukso daugiau, jei žaidžiate už Kedro klaną.</translation>
    </message>
    <message>
        <source>Draw a card. Each other player may draw a card.</source>
        <extracomment>Text of the card Bountiful Autumn.</extracomment>
        <translation>Imkite kortą. Kiekvienas kitas žaidėjas gali imti kortą.</translation>
    </message>
    <message>
        <source>Each player with 20 or more Honor loses 3 Honor.</source>
        <extracomment>Text of the card Magistrates’ Audit.</extracomment>
        <translation>Kiekvienas žaidėjas, kurio giminės garbė 20 ar didesnė, netenka 3 garbės taškų.</translation>
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
        <translation>Įveskite šį įvykį į žaidimą. Visos provincijos turi –1 stiprumo.</translation>
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
        <translation>Mūšis: Jei esate puolėjas: Dabartinio mūšio lauko provincija gauna –3 stiprumo.</translation>
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
        <translation>Šį ėjimą jūsų asmenybės įvedamos į žaidimą mokant 1 vnt. aukso mažiau.</translation>
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
        <translation>Ši provincija turi +2 stiprumo.</translation>
    </message>
    <message>
        <source>Holdings enter play from this Province paying 1 less Gold.</source>
        <extracomment>Text of the card Fertile Basin.</extracomment>
        <translation>Valdos iš šios provincijos įvedamos į žaidimą mokant 1 vnt. aukso mažiau.</translation>
    </message>
    <message>
        <source>Battle: If the battle is at this Province, bow this card: Give your target Personality defending at this Province +3F.</source>
        <extracomment>Text of the card Fortified Monastery.</extracomment>
        <translation>Mūšis: Jei mūšis vyksta prie šios provincijos, nulenkite šią kortą: Pasirinkta jūsų asmenybė, ginanti šią provinciją, gauna +3J.</translation>
    </message>
    <message>
        <source>Limited: Pay 3 Gold: Put a +1F token on your target Personality.</source>
        <extracomment>Text of the card Old War Grave.</extracomment>
        <translation>Ribotasis: Sumokėkite 3 vnt. aukso: Uždėkite žymą +1J ant pasirinktos savo asmenybės.</translation>
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
        <translation>Įvedus šią kortą į žaidimą: Netenkate 2 garbės taškų.</translation>
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
        <translation>Mūšis: Nuotolinė ataka 2.</translation>
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
        <translation>Palydos pridedamos prie jūsų asmenybių mokant 1 vnt. aukso mažiau.</translation>
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
        <translation>Mūšis: Artimoji ataka 5.</translation>
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
        <translation>Mūšis: Baimė 4.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Gain 1 Honor.</source>
        <extracomment>Text of the card Umehara Shion.</extracomment>
        <translation>Politinis, Ribotasis: Nulenkite šią kortą: Gaukite 1 garbės tašką.</translation>
    </message>
    <message>
        <source>Political Open: Bow this card: Bow another player’s target Personality with 1 or lower Personal Honor.</source>
        <extracomment>Text of the card Umehara Kaoruko.</extracomment>
        <translation>Politinis, Atvirasis: Nulenkite šią kortą: Nulenkite pasirinktą kito žaidėjo asmenybę, kurios asmeninė garbė 1 ar mažesnė.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser. If yours won, gain 2 Honor.</source>
        <extracomment>Text of the card Shirakaba Ryoma.</extracomment>
        <translation>Iaidžiucu, Mūšis: Ši asmenybė meta iššūkį pasirinktai priešo asmenybei. Sunaikinkite pralaimėjusią asmenybę. Jei laimėjo jūsų asmenybė, gaukite 2 garbės taškus.</translation>
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
        <translation>Įvedus šią kortą į žaidimą: Gaukite 1 garbės tašką.</translation>
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
        <translation>Politinis, Ribotasis: Jei valdote imperatoriaus palankumą, nulenkite šią kortą: Gaukite 2 garbės taškus.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser. If yours won, straighten it.</source>
        <extracomment>Text of the card Shirakaba Kenshiro, First Blade.</extracomment>
        <translation>Iaidžiucu, Mūšis: Ši asmenybė meta iššūkį pasirinktai priešo asmenybei. Sunaikinkite pralaimėjusią asmenybę. Jei laimėjo jūsų asmenybė, ištiesinkite ją.</translation>
    </message>
    <message>
        <source>Reaction: Before you would lose Honor from another player’s card: Reduce the loss by 3.</source>
        <extracomment>Text of the card Tamaki Ranmaru, Plum Sage.</extracomment>
        <translation>Atsakas: Prieš jums netenkant garbės taškų dėl kito žaidėjo kortos: Sumažinkite netektį 3 taškais.</translation>
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
        <translation>Politinis, Ribotasis: Nulenkite šią kortą: Pasirinktas kitas žaidėjas netenka 1 garbės taško.</translation>
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
        <translation>Mūšis: Artimoji ataka 3.</translation>
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
        <translation>Iš namų, Politinis, Mūšis: Nulenkite šią kortą: Grąžinkite namo pasirinktą priešo asmenybę, kurios asmeninė garbė 2 ar mažesnė. Jos valdytojas netenka 1 garbės taško.</translation>
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
        <translation>Burtai pridedami prie šios asmenybės mokant 1 vnt. aukso mažiau.</translation>
    </message>
    <message>
        <source>Battle: Ranged 3 Attack.</source>
        <extracomment>Text of the card Sugimori Kaede.</extracomment>
        <translation>Mūšis: Nuotolinė ataka 3.</translation>
    </message>
    <message>
        <source>Your Province has +2 strength while this Personality is defending at it.</source>
        <extracomment>Text of the card Mizukane Rokuro.</extracomment>
        <translation>Jūsų provincija turi +2 stiprumo, kol ją gina ši asmenybė.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Look at the top 2 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Mizukane Sayo.</extracomment>
        <translation>Ribotasis: Nulenkite šią kortą: Pažiūrėkite 2 viršutines savo likimo kaladės kortas. Vieną paimkite į ranką, likusias padėkite į apačią bet kokia tvarka.</translation>
    </message>
    <message>
        <source>Tireless Battle: Straighten this Personality.</source>
        <extracomment>Text of the card Brother Ensho.</extracomment>
        <translation>Nenuilstamas, Mūšis: Ištiesinkite šią asmenybę.</translation>
    </message>
    <message>
        <source>Battle: Melee 2 Attack, with +2 strength if you control a Ring.</source>
        <extracomment>Text of the card Brother Kaku.</extracomment>
        <translation>Mūšis: Artimoji ataka 2, jos stiprumas +2, jei valdote žiedą.</translation>
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
        <translation>Mūšis: Nuotolinė ataka 5.</translation>
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
        <translation>Mūšis: Nuotolinė ataka 4.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality: Melee 4 Attack.</source>
        <extracomment>Text of the card Close-Quarters Rush.</extracomment>
        <translation>Mūšis: Pasirinkite savo veiksmą vykdančią nenulenktą asmenybę: Artimoji ataka 4.</translation>
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
        <translation>Mūšis: Jei esate gynėjas: Dabartinio mūšio lauko provincija gauna +4 stiprumo.</translation>
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
        <translation>Ribotasis: Sugrąžinkite garbę pasirinktai savo asmenybei. Gaukite 1 garbės tašką.</translation>
    </message>
    <message>
        <source>Reaction: Before you would lose Honor: Reduce the loss by 2.</source>
        <extracomment>Text of the card Words of Pardon.</extracomment>
        <translation>Atsakas: Prieš jums netenkant garbės taškų: Sumažinkite netektį 2 taškais.</translation>
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
        <translation>Ribotasis: Atmeskite kortą: Imkite 2 kortas.</translation>
    </message>
    <message>
        <source>Limited: Look at the top 3 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Scouts’ Reports.</extracomment>
        <translation>Ribotasis: Pažiūrėkite 3 viršutines savo likimo kaladės kortas. Vieną paimkite į ranką, likusias padėkite į apačią bet kokia tvarka.</translation>
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
        <translation>Ribotasis: Sumokėkite 2 vnt. aukso: Sukurkite 2J palydą ir pridėkite ją prie pasirinktos savo asmenybės.</translation>
    </message>
    <message>
        <source>Limited: Bow your target honorable Personality: Gain Honor equal to its Personal Honor.</source>
        <extracomment>Text of the card Flawless Reputation.</extracomment>
        <translation>Ribotasis: Nulenkite pasirinktą savo garbingą asmenybę: Gaukite tiek garbės taškų, kokia jos asmeninė garbė.</translation>
    </message>
    <message>
        <source>Limited: Pay 3 Gold: Gain 3 Honor.</source>
        <extracomment>Text of the card Gift Beyond Price.</extracomment>
        <translation>Ribotasis: Sumokėkite 3 vnt. aukso: Gaukite 3 garbės taškus.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: Your target performing unbowed Duelist challenges a target enemy Personality. Destroy the loser. If yours won, gain Honor equal to its Personal Honor.</source>
        <extracomment>Text of the card The Drawn Breath.</extracomment>
        <translation>Iaidžiucu, Mūšis: Pasirinktas jūsų veiksmą vykdantis nenulenktas dvikovininkas meta iššūkį pasirinktai priešo asmenybei. Sunaikinkite pralaimėjusią asmenybę. Jei laimėjo jūsų asmenybė, gaukite tiek garbės taškų, kokia jos asmeninė garbė.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality to move home a target enemy Personality with lower Personal Honor. Gain 1 Honor.</source>
        <extracomment>Text of the card Rebuke in Verse.</extracomment>
        <translation>Mūšis: Pasirinkta jūsų veiksmą vykdanti nenulenkta asmenybė grąžina namo pasirinktą priešo asmenybę, kurios asmeninė garbė mažesnė. Gaukite 1 garbės tašką.</translation>
    </message>
    <message>
        <source>Battle: If you are the Defender and your army is opposed: Gain 2 Honor. Each of your honorable Personalities at the current battlefield gets +1F.</source>
        <extracomment>Text of the card Stand Upon Principle.</extracomment>
        <translation>Mūšis: Jei esate gynėjas ir jūsų kariuomenė yra su pasipriešinimu: Gaukite 2 garbės taškus. Kiekviena jūsų garbinga asmenybė dabartiniame mūšio lauke gauna +1J.</translation>
    </message>
    <message>
        <source>Reaction: After your Personality wins a duel: Gain 3 Honor.</source>
        <extracomment>Text of the card Witnessed by All.</extracomment>
        <translation>Atsakas: Jūsų asmenybei laimėjus dvikovą: Gaukite 3 garbės taškus.</translation>
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
        <translation>Politinis, Ribotasis: Nulenkite pasirinktą savo dvariškį: Pasirinktas kitas žaidėjas netenka 2 garbės taškų.</translation>
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
        <translation>Mūšis: Nulenkite šią kortą: Nuotolinė ataka 2.</translation>
    </message>
    <message>
        <source>Battle: Destroy this card: Ranged 3 Attack.</source>
        <extracomment>Text of the card Hired Crossbows.</extracomment>
        <translation>Mūšis: Sunaikinkite šią kortą: Nuotolinė ataka 3.</translation>
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
        <translation>Mūšis: Nulenkite šią kortą: Artimoji ataka 3.</translation>
    </message>
    <message>
        <source>This Personality will not be targeted by Fear.</source>
        <extracomment>Text of the card Lacquered Cuirass.</extracomment>
        <translation>Ši asmenybė negali būti baimės taikinys.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 4 Attack.</source>
        <extracomment>Text of the card Great War Bow.</extracomment>
        <translation>Mūšis: Nulenkite šią kortą: Nuotolinė ataka 4.</translation>
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
        <translation>Šiai asmenybei laimėjus dvikovą: Gaukite 1 garbės tašką.</translation>
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
        <translation>Mūšis: Nulenkite šią kortą: Nuotolinė ataka 3.</translation>
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
        <translation>Neakivaizdinis, Iš namų, Mūšis: Nulenkite šią kortą: Dabartinio mūšio lauko provincija gauna +3 stiprumo.</translation>
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
        <translation>Ribotasis: Nulenkite šią kortą, nulenkite šią asmenybę: Gaukite 2 garbės taškus.</translation>
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
        <translation>Mūšis: Nulenkite šią kortą: Nuotolinė ataka 4. (Arba atmeskite šią kortą iš rankos ir naudokite šį gebėjimą jos nenulenkdami.)</translation>
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
    <name>ClansHelp</name>
    <message>
        <source>A Personality can have one Armor.</source>
        <extracomment>What a keyword means, under its name.</extracomment>
        <translation>Asmenybė gali turėti vienus šarvus.</translation>
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
        <translation>Burtus galima prijungti tik prie šiugendžios.</translation>
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
        <translation>Stichija. Kas valdo visų 5 stichijų žiedus, laimi partiją.</translation>
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
        <translation>Nendrė: Keturių vėjų skrydis</translation>
    </message>
    <message>
        <source>Cedar: Five Wheels</source>
        <translation>Kedras: Penki ratai</translation>
    </message>
</context>
</TS>
