<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>ClansCards</name>
    <message>
        <source>Redleaf Bastion</source>
        <extracomment>Name of a card: Stronghold, Maple clan.</extracomment>
        <translation>Kızılyaprak Hisarı</translation>
    </message>
    <message>
        <source>Hall of White Petals</source>
        <extracomment>Name of a card: Stronghold, Plum clan.</extracomment>
        <translation>Ak Çiçekler Sarayı</translation>
    </message>
    <message>
        <source>Windreed Stables</source>
        <extracomment>Name of a card: Stronghold, Reed clan.</extracomment>
        <translation>Rüzgârlı Kamış Ahırları</translation>
    </message>
    <message>
        <source>Temple of a Thousand Cedars</source>
        <extracomment>Name of a card: Stronghold, Cedar clan.</extracomment>
        <translation>Bin Sedir Tapınağı</translation>
    </message>
    <message>
        <source>Terraced Rice Fields</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Taraçalı Pirinç Tarlaları</translation>
    </message>
    <message>
        <source>Old Family Granary</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Eski Aile Ambarı</translation>
    </message>
    <message>
        <source>Grandfather’s Orchard</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Dede Yadigârı Meyvelik</translation>
    </message>
    <message>
        <source>Silk Dyers’ Quarter</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>İpek Boyacıları Mahallesi</translation>
    </message>
    <message>
        <source>Harbor Warehouses</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Liman Depoları</translation>
    </message>
    <message>
        <source>Deep Vein Gold Works</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Derin Damar Altın Ocağı</translation>
    </message>
    <message>
        <source>Fletchers’ Lane</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Ok Ustaları Sokağı</translation>
    </message>
    <message>
        <source>Packhorse Peddlers</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Yük Atlı Çerçiler</translation>
    </message>
    <message>
        <source>Watchfire Hill</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Nöbet Ateşi Tepesi</translation>
    </message>
    <message>
        <source>Hillside Prayer Hall</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Yamaçtaki Dua Evi</translation>
    </message>
    <message>
        <source>Petitioners’ Court</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Arzuhal Divanı</translation>
    </message>
    <message>
        <source>Drill Yard</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Talim Meydanı</translation>
    </message>
    <message>
        <source>Copyists’ Archive</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Kâtipler Arşivi</translation>
    </message>
    <message>
        <source>Physicians’ Garden</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Hekimler Bahçesi</translation>
    </message>
    <message>
        <source>Gossips’ Teahouse</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Dedikoducular Çayhanesi</translation>
    </message>
    <message>
        <source>Gatehouse Garrison</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Kapı Kulesi Garnizonu</translation>
    </message>
    <message>
        <source>Charcoal Kilns</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Kömürcü Ocakları</translation>
    </message>
    <message>
        <source>Blossom Pavilions</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Çiçekli Köşkler</translation>
    </message>
    <message>
        <source>Reedland Pastures</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Kamışlık Otlakları</translation>
    </message>
    <message>
        <source>Incense Carvers’ Village</source>
        <extracomment>Name of a card: Holding.</extracomment>
        <translation>Tütsü Oymacıları Köyü</translation>
    </message>
    <message>
        <source>Bountiful Autumn</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Bereketli Güz</translation>
    </message>
    <message>
        <source>Magistrates’ Audit</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Yargıçların Teftişi</translation>
    </message>
    <message>
        <source>Spring Floods</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Bahar Taşkınları</translation>
    </message>
    <message>
        <source>Court in Mourning</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Saray Yasta</translation>
    </message>
    <message>
        <source>Night of Paper Lanterns</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Kâğıt Fenerler Gecesi</translation>
    </message>
    <message>
        <source>Fever Winds</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Humma Rüzgârları</translation>
    </message>
    <message>
        <source>Muster of Volunteers</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Gönüllü Seferberliği</translation>
    </message>
    <message>
        <source>Falling Stars</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Kayan Yıldızlar</translation>
    </message>
    <message>
        <source>Veterans Recalled</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Göreve Çağrılan Kıdemliler</translation>
    </message>
    <message>
        <source>Years of Strife</source>
        <extracomment>Name of a card: Event.</extracomment>
        <translation>Kargaşa Yılları</translation>
    </message>
    <message>
        <source>Narrow Defile</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Dar Boğaz</translation>
    </message>
    <message>
        <source>Sinking Marsh Road</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Çöken Bataklık Yolu</translation>
    </message>
    <message>
        <source>Fertile Basin</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Verimli Havza</translation>
    </message>
    <message>
        <source>Fortified Monastery</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Surlu Manastır</translation>
    </message>
    <message>
        <source>Old War Grave</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Eski Savaş Mezarlığı</translation>
    </message>
    <message>
        <source>Pilgrims’ Road</source>
        <extracomment>Name of a card: Region.</extracomment>
        <translation>Hacılar Yolu</translation>
    </message>
    <message>
        <source>Masterless Spearman</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Efendisiz Mızrakçı</translation>
    </message>
    <message>
        <source>Roadside Bandit Chief</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Yol Kesen Haydut Reisi</translation>
    </message>
    <message>
        <source>Begging Monk</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Dilenci Keşiş</translation>
    </message>
    <message>
        <source>Hired Bowman</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Kiralık Okçu</translation>
    </message>
    <message>
        <source>Throne Envoy</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Tahtın Elçisi</translation>
    </message>
    <message>
        <source>Old Strategist Genzo</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Yaşlı Stratejist Genzo</translation>
    </message>
    <message>
        <source>Peak Hermit</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Zirve Münzevisi</translation>
    </message>
    <message>
        <source>Exiled Duelist Rei</source>
        <extracomment>Name of a card: Personality.</extracomment>
        <translation>Sürgün Düellocu Rei</translation>
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
        <translation>Gözcü Momijiya Sae</translation>
    </message>
    <message>
        <source>Akaba Quartermaster Jiro</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Levazımcı Akaba Jiro</translation>
    </message>
    <message>
        <source>Kiyohara Shinobu</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Kiyohara Shinobu</translation>
    </message>
    <message>
        <source>Akaba Masakage, Red General</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Kızıl General Akaba Masakage</translation>
    </message>
    <message>
        <source>Momijiya Oto, Wall-Breaker</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Sur Yıkan Momijiya Oto</translation>
    </message>
    <message>
        <source>Kiyohara Daigan, the Unbowed</source>
        <extracomment>Name of a card: Personality, Maple clan.</extracomment>
        <translation>Eğilmez Kiyohara Daigan</translation>
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
        <translation>Shirakaba Vârisi Mitsu</translation>
    </message>
    <message>
        <source>Umehara Gardener Ito</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Bahçıvan Umehara Ito</translation>
    </message>
    <message>
        <source>Umehara Chiyo, Voice of the Court</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Sarayın Sesi Umehara Chiyo</translation>
    </message>
    <message>
        <source>Shirakaba Kenshiro, First Blade</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Birinci Kılıç Shirakaba Kenshiro</translation>
    </message>
    <message>
        <source>Tamaki Ranmaru, Plum Sage</source>
        <extracomment>Name of a card: Personality, Plum clan.</extracomment>
        <translation>Erik Bilgesi Tamaki Ranmaru</translation>
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
        <translation>Kazemi Akıncısı</translation>
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
        <translation>Çifte Mızraklı Ashihara Ko</translation>
    </message>
    <message>
        <source>Minato Tsukasa</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Minato Tsukasa</translation>
    </message>
    <message>
        <source>Minato Wave Rider</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Minato Dalga Süvarisi</translation>
    </message>
    <message>
        <source>Ashihara Soun, Thunder of Hooves</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Nal Gümbürtüsü Ashihara Soun</translation>
    </message>
    <message>
        <source>Kazemi Okimi, Silk Tongue</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>İpek Dilli Kazemi Okimi</translation>
    </message>
    <message>
        <source>Ashihara Gale, Swift Justice</source>
        <extracomment>Name of a card: Personality, Reed clan.</extracomment>
        <translation>Tez Adalet Ashihara Gale</translation>
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
        <translation>Birader Ensho</translation>
    </message>
    <message>
        <source>Brother Kaku</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Birader Kaku</translation>
    </message>
    <message>
        <source>Sister Nyomi</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Rahibe Nyomi</translation>
    </message>
    <message>
        <source>Mizukane Warden Tai</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Muhafız Mizukane Tai</translation>
    </message>
    <message>
        <source>Sugimori Suigetsu, Grove Elder</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Koru Büyüğü Sugimori Suigetsu</translation>
    </message>
    <message>
        <source>Brother Mukan, Empty Bowl</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Boş Kâseli Birader Mukan</translation>
    </message>
    <message>
        <source>Mizukane Homura, Ash Caller</source>
        <extracomment>Name of a card: Personality, Cedar clan.</extracomment>
        <translation>Kül Çağıran Mizukane Homura</translation>
    </message>
    <message>
        <source>Shields Locked Tight</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Kenetlenen Kalkanlar</translation>
    </message>
    <message>
        <source>Press the Line</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Hatta Yükleniş</translation>
    </message>
    <message>
        <source>Arrows from the Ridge</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Sırttan Yağan Oklar</translation>
    </message>
    <message>
        <source>Close-Quarters Rush</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Göğüs Göğüse Hücum</translation>
    </message>
    <message>
        <source>Dreadful War Cry</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Korkunç Savaş Narası</translation>
    </message>
    <message>
        <source>False Retreat</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Sahte Geri Çekiliş</translation>
    </message>
    <message>
        <source>Second Wind</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Tazelenen Soluk</translation>
    </message>
    <message>
        <source>Turned Aside</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Savuşturma</translation>
    </message>
    <message>
        <source>Hobbled</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Köstek</translation>
    </message>
    <message>
        <source>Shattered Haft</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Kırılan Sap</translation>
    </message>
    <message>
        <source>Ambush the Baggage</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Erzak Koluna Pusu</translation>
    </message>
    <message>
        <source>Stubborn Earthworks</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Çetin Toprak Siperler</translation>
    </message>
    <message>
        <source>Hidden Ford</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Gizli Irmak Geçidi</translation>
    </message>
    <message>
        <source>Steel Answers Steel</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Çeliğe Çelikle Yanıt</translation>
    </message>
    <message>
        <source>Ink and Insinuation</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Mürekkep ve İma</translation>
    </message>
    <message>
        <source>Words of Pardon</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Af Sözleri</translation>
    </message>
    <message>
        <source>Unmoved</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Yerinden Kımıldamaz</translation>
    </message>
    <message>
        <source>Bodyguard’s Oath</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Muhafız Yemini</translation>
    </message>
    <message>
        <source>Unexpected Counsel</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Beklenmedik Öğüt</translation>
    </message>
    <message>
        <source>Scouts’ Reports</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Gözcü Raporları</translation>
    </message>
    <message>
        <source>Before They Recover</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Onlar Toparlanmadan</translation>
    </message>
    <message>
        <source>Petition the Throne</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Tahta Arzuhal</translation>
    </message>
    <message>
        <source>Snowbound Pass</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Karla Kaplı Geçit</translation>
    </message>
    <message>
        <source>Flooded Paddies</source>
        <extracomment>Name of a card: Action card.</extracomment>
        <translation>Su Basmış Çeltikler</translation>
    </message>
    <message>
        <source>Red Banners Forward</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Kızıl Sancaklar İleri</translation>
    </message>
    <message>
        <source>Over the Wall</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Surları Aşarak</translation>
    </message>
    <message>
        <source>Spend Every Life</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Son Cana Kadar</translation>
    </message>
    <message>
        <source>Veterans’ Roar</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Kıdemlilerin Narası</translation>
    </message>
    <message>
        <source>Trampled Fields</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Çiğnenen Tarlalar</translation>
    </message>
    <message>
        <source>Conscription Order</source>
        <extracomment>Name of a card: Action card, Maple clan.</extracomment>
        <translation>Askere Alma Emri</translation>
    </message>
    <message>
        <source>Flawless Reputation</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Lekesiz Nam</translation>
    </message>
    <message>
        <source>Gift Beyond Price</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Paha Biçilmez Armağan</translation>
    </message>
    <message>
        <source>The Drawn Breath</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Çekilen Nefes</translation>
    </message>
    <message>
        <source>Rebuke in Verse</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Dizelerle Azar</translation>
    </message>
    <message>
        <source>Stand Upon Principle</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>İlkeden Ödün Vermeden</translation>
    </message>
    <message>
        <source>Witnessed by All</source>
        <extracomment>Name of a card: Action card, Plum clan.</extracomment>
        <translation>Herkesin Gözü Önünde</translation>
    </message>
    <message>
        <source>Wheel and Strike</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Ani Dönüş ve Vuruş</translation>
    </message>
    <message>
        <source>Lance Charge</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Mızrak Hücumu</translation>
    </message>
    <message>
        <source>Cut the Road</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Kesilen Yol</translation>
    </message>
    <message>
        <source>Scandal on the Highway</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Ana Yolda Skandal</translation>
    </message>
    <message>
        <source>Leave Them Dust</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Ardımızda Yalnız Toz</translation>
    </message>
    <message>
        <source>A Debt Remembered</source>
        <extracomment>Name of a card: Action card, Reed clan.</extracomment>
        <translation>Unutulmayan Borç</translation>
    </message>
    <message>
        <source>Open Palm</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Açık Avuç</translation>
    </message>
    <message>
        <source>Rooted Cedar Stance</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Kök Salmış Sedir Duruşu</translation>
    </message>
    <message>
        <source>Spirit Bell</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Ruh Çanı</translation>
    </message>
    <message>
        <source>Study of the Wheels</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Çarklar Üzerine Çalışma</translation>
    </message>
    <message>
        <source>Wards of Rope and Paper</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>İp ve Kâğıttan Tılsımlar</translation>
    </message>
    <message>
        <source>Ashes Remember</source>
        <extracomment>Name of a card: Action card, Cedar clan.</extracomment>
        <translation>Küller Unutmaz</translation>
    </message>
    <message>
        <source>Ashigaru Spear Band</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Aşigaru Mızrak Bölüğü</translation>
    </message>
    <message>
        <source>Veteran Pikemen</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Kıdemli Kargıcılar</translation>
    </message>
    <message>
        <source>Village Levy Archers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Köyden Toplanan Okçular</translation>
    </message>
    <message>
        <source>Hired Crossbows</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Kiralık Arbaletçiler</translation>
    </message>
    <message>
        <source>Light Lancers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Hafif Mızraklı Süvariler</translation>
    </message>
    <message>
        <source>Household Guard</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Hane Muhafızları</translation>
    </message>
    <message>
        <source>Standard Company</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Sancak Bölüğü</translation>
    </message>
    <message>
        <source>Mountain Trackers</source>
        <extracomment>Name of a card: Follower.</extracomment>
        <translation>Dağ İz Sürücüleri</translation>
    </message>
    <message>
        <source>Redleaf Vanguard</source>
        <extracomment>Name of a card: Follower, Maple clan.</extracomment>
        <translation>Kızılyaprak Öncüleri</translation>
    </message>
    <message>
        <source>Maple Sworn Brothers</source>
        <extracomment>Name of a card: Follower, Maple clan.</extracomment>
        <translation>Akçaağacın Yeminli Kardeşleri</translation>
    </message>
    <message>
        <source>White Petal Honor Guard</source>
        <extracomment>Name of a card: Follower, Plum clan.</extracomment>
        <translation>Ak Çiçek Onur Muhafızları</translation>
    </message>
    <message>
        <source>Attendant Poets</source>
        <extracomment>Name of a card: Follower, Plum clan.</extracomment>
        <translation>Refakatçi Şairler</translation>
    </message>
    <message>
        <source>Reed Banner Horse</source>
        <extracomment>Name of a card: Follower, Reed clan.</extracomment>
        <translation>Kamış Sancağı Atlıları</translation>
    </message>
    <message>
        <source>Skirmish Riders</source>
        <extracomment>Name of a card: Follower, Reed clan.</extracomment>
        <translation>Vurkaç Atlıları</translation>
    </message>
    <message>
        <source>Temple Warrior Novices</source>
        <extracomment>Name of a card: Follower, Cedar clan.</extracomment>
        <translation>Tapınağın Çömez Savaşçıları</translation>
    </message>
    <message>
        <source>Spirit Lantern Bearers</source>
        <extracomment>Name of a card: Follower, Cedar clan.</extracomment>
        <translation>Ruh Feneri Taşıyıcıları</translation>
    </message>
    <message>
        <source>Plain Katana</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Sade Katana</translation>
    </message>
    <message>
        <source>Ash-Wood Naginata</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Dişbudak Naginata</translation>
    </message>
    <message>
        <source>Lacquered Cuirass</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Lake Göğüslük</translation>
    </message>
    <message>
        <source>Great War Bow</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Büyük Savaş Yayı</translation>
    </message>
    <message>
        <source>General’s War Fan</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Generalin Savaş Yelpazesi</translation>
    </message>
    <message>
        <source>Seal of Office</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Makam Mührü</translation>
    </message>
    <message>
        <source>Boar-Spear</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Yaban Domuzu Mızrağı</translation>
    </message>
    <message>
        <source>River-Steel Wakizashi</source>
        <extracomment>Name of a card: Item.</extracomment>
        <translation>Irmak Çeliği Vakizaşi</translation>
    </message>
    <message>
        <source>Crimson Maple Blade</source>
        <extracomment>Name of a card: Item, Maple clan.</extracomment>
        <translation>Al Akçaağaç Kılıcı</translation>
    </message>
    <message>
        <source>Petal-Guard Katana</source>
        <extracomment>Name of a card: Item, Plum clan.</extracomment>
        <translation>Çiçek Muhafızı Katanası</translation>
    </message>
    <message>
        <source>Saddle of the Four Winds</source>
        <extracomment>Name of a card: Item, Reed clan.</extracomment>
        <translation>Dört Rüzgârın Eyeri</translation>
    </message>
    <message>
        <source>Staff of Ninety-Nine Rings</source>
        <extracomment>Name of a card: Item, Cedar clan.</extracomment>
        <translation>Doksan Dokuz Halkalı Asa</translation>
    </message>
    <message>
        <source>Breath of Embers</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Kor Nefesi</translation>
    </message>
    <message>
        <source>Grasping Roots</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Kavrayan Kökler</translation>
    </message>
    <message>
        <source>Mists of the Valley</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Vadi Sisleri</translation>
    </message>
    <message>
        <source>Wind at the Back</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Arkadan Esen Rüzgâr</translation>
    </message>
    <message>
        <source>Walls of Stone</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Taş Duvarlar</translation>
    </message>
    <message>
        <source>Consuming Pyre</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Yakıp Kül Eden Ateş</translation>
    </message>
    <message>
        <source>Mirror of Still Water</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Durgun Su Aynası</translation>
    </message>
    <message>
        <source>Whispering Void</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Fısıldayan Boşluk</translation>
    </message>
    <message>
        <source>Kami’s Favor</source>
        <extracomment>Name of a card: Spell.</extracomment>
        <translation>Kami Lütfu</translation>
    </message>
    <message>
        <source>Call the Guardian Spirit</source>
        <extracomment>Name of a card: Spell, Cedar clan.</extracomment>
        <translation>Koruyucu Ruha Çağrı</translation>
    </message>
    <message>
        <source>Wheel of Wind</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Rüzgâr Çarkı</translation>
    </message>
    <message>
        <source>Wheel of Stone</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Taş Çarkı</translation>
    </message>
    <message>
        <source>Wheel of Flame</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Alev Çarkı</translation>
    </message>
    <message>
        <source>Wheel of Tides</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Gelgit Çarkı</translation>
    </message>
    <message>
        <source>Wheel of Silence</source>
        <extracomment>Name of a card: Ring.</extracomment>
        <translation>Sessizlik Çarkı</translation>
    </message>
    <message>
        <source>Tireless Battle: Give your target attacking Personality with a Follower attached +2F.</source>
        <extracomment>Text of the card Redleaf Bastion.</extracomment>
        <translation>Yorulmaz Savaş: Maiyet bağlı, saldıran hedef karakterinize +2K verin.</translation>
    </message>
    <message>
        <source>Tireless Limited: Bow your target honorable Personality with 2 or higher Personal Honor: Gain 1 Honor.</source>
        <extracomment>Text of the card Hall of White Petals.</extracomment>
        <translation>Yorulmaz Kısıtlı: Kişisel onuru 2 ya da daha yüksek olan, onurlu hedef karakterinizi eğin: 1 onur kazanın.</translation>
    </message>
    <message>
        <source>Absent Tireless Battle: Move your target Cavalry unit home, or from home to the current battlefield.</source>
        <extracomment>Text of the card Windreed Stables.</extracomment>
        <translation>Gıyabi Yorulmaz Savaş: Hedef süvari birliğinizi yurda gönderin ya da yurttan şu anki savaş alanına taşıyın.</translation>
    </message>
    <message>
        <source>Tireless Reaction: After your action from a Spell or Ring resolves: Draw a card, then discard a card.</source>
        <extracomment>Text of the card Temple of a Thousand Cedars.</extracomment>
        <translation>Yorulmaz Tepki: Bir büyüden ya da yüzükten yaptığınız eylem sonuçlandıktan sonra: Bir kart çekin, ardından bir kart atın.</translation>
    </message>
    <message>
        <source>Limited: Put a target face-up card in one of your Provinces on the bottom of its deck. Refill the Province face-up.</source>
        <extracomment>Text of the card Old Family Granary.</extracomment>
        <translation>Kısıtlı: Eyaletlerinizden birindeki yüzü açık hedef kartı kendi destesinin altına koyun. Eyaleti yüzü açık bir kartla yeniden doldurun.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold when paying for a Holding.</source>
        <extracomment>Text of the card Grandfather’s Orchard.
----------
Text of the card Packhorse Peddlers.</extracomment>
        <translation>Bir mülkün bedeli ödenirken 1 altın fazla üretir.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold when paying for an attachment.</source>
        <extracomment>Text of the card Fletchers’ Lane.</extracomment>
        <translation>Bir bağlı kartın bedeli ödenirken 1 altın fazla üretir.</translation>
    </message>
    <message>
        <source>Absent Battle: If you are the Defender, bow this card: Give the current battlefield’s Province +2 strength.</source>
        <extracomment>Text of the card Watchfire Hill.</extracomment>
        <translation>Gıyabi Savaş: Savunan sizseniz, bu kartı eğin: Şu anki savaş alanının eyaletine +2 güç verin.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Gain 1 Honor.</source>
        <extracomment>Text of the card Hillside Prayer Hall.
----------
Text of the card Pilgrims’ Road.
----------
Text of the card Attendant Poets.</extracomment>
        <translation>Kısıtlı: Bu kartı eğin: 1 onur kazanın.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card, bow your target Courtier: Gain 2 Honor.</source>
        <extracomment>Text of the card Petitioners’ Court.</extracomment>
        <translation>Siyasi Kısıtlı: Bu kartı eğin, hedef saraylınızı eğin: 2 onur kazanın.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Give your target Personality +2F.</source>
        <extracomment>Text of the card Drill Yard.</extracomment>
        <translation>Savaş: Bu kartı eğin: Hedef karakterinize +2K verin.</translation>
    </message>
    <message>
        <source>Limited: Bow this card, discard a card: Draw a card.</source>
        <extracomment>Text of the card Copyists’ Archive.</extracomment>
        <translation>Kısıtlı: Bu kartı eğin, bir kart atın: Bir kart çekin.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be destroyed by an action, destroy this card: Negate the destruction. Bow the Personality.</source>
        <extracomment>Text of the card Physicians’ Garden.</extracomment>
        <translation>Tepki: Karakteriniz bir eylemle yok edilecekken, bu kartı yok edin: Yok etmeyi geçersiz kılın. Karakteri eğin.</translation>
    </message>
    <message>
        <source>Open: Bow this card: Look at another target player’s hand.</source>
        <extracomment>Text of the card Gossips’ Teahouse.</extracomment>
        <translation>Açık: Bu kartı eğin: Başka bir hedef oyuncunun eline bakın.</translation>
    </message>
    <message>
        <source>Reaction: After an attack is declared against you, bow this card: Straighten your target Personality.</source>
        <extracomment>Text of the card Gatehouse Garrison.</extracomment>
        <translation>Tepki: Size karşı saldırı ilan edildikten sonra, bu kartı eğin: Hedef karakterinizi doğrultun.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Maple Clan player.</source>
        <extracomment>Text of the card Charcoal Kilns.</extracomment>
        <translation>Akçaağaç klanı oyuncusuysanız 1 altın fazla üretir.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Plum Clan player.</source>
        <extracomment>Text of the card Blossom Pavilions.</extracomment>
        <translation>Erik klanı oyuncusuysanız 1 altın fazla üretir.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Reed Clan player.</source>
        <extracomment>Text of the card Reedland Pastures.</extracomment>
        <translation>Kamış klanı oyuncusuysanız 1 altın fazla üretir.</translation>
    </message>
    <message>
        <source>Produces 1 more Gold if you are a Cedar Clan player.</source>
        <extracomment>Text of the card Incense Carvers’ Village.</extracomment>
        <translation>Sedir klanı oyuncusuysanız 1 altın fazla üretir.</translation>
    </message>
    <message>
        <source>Draw a card. Each other player may draw a card.</source>
        <extracomment>Text of the card Bountiful Autumn.</extracomment>
        <translation>Bir kart çekin. Diğer her oyuncu bir kart çekebilir.</translation>
    </message>
    <message>
        <source>Each player with 20 or more Honor loses 3 Honor.</source>
        <extracomment>Text of the card Magistrates’ Audit.</extracomment>
        <translation>Aile onuru 20 ya da daha yüksek olan her oyuncu 3 onur kaybeder.</translation>
    </message>
    <message>
        <source>Each player, starting with you, bows one of their unbowed Holdings.</source>
        <extracomment>Text of the card Spring Floods.</extracomment>
        <translation>Sizden başlayarak her oyuncu, dik mülklerinden birini eğer.</translation>
    </message>
    <message>
        <source>Until your next turn begins, attacks may not be declared.</source>
        <extracomment>Text of the card Court in Mourning.</extracomment>
        <translation>Bir sonraki sıranız başlayana kadar saldırı ilan edilemez.</translation>
    </message>
    <message>
        <source>The Imperial Favor becomes uncontrolled. Then, if you control a Personality with 2 or higher Personal Honor, take the Imperial Favor.</source>
        <extracomment>Text of the card Night of Paper Lanterns.</extracomment>
        <translation>İmparatorun lütfu kimsenin kontrolünde kalmaz. Ardından, kontrolünüzde kişisel onuru 2 ya da daha yüksek olan bir karakter varsa imparatorun lütfunu alın.</translation>
    </message>
    <message>
        <source>Each player, starting with you, chooses one of their Personalities and puts a –1C token on it.</source>
        <extracomment>Text of the card Fever Winds.</extracomment>
        <translation>Sizden başlayarak her oyuncu, karakterlerinden birini seçer ve üzerine bir -1Ç işareti koyar.</translation>
    </message>
    <message>
        <source>Put this Event into play. All Provinces have –1 strength.</source>
        <extracomment>Text of the card Years of Strife.</extracomment>
        <translation>Bu olayı oyuna sokun. Bütün eyaletler -1 güç alır.</translation>
    </message>
    <message>
        <source>Attacking Cavalry Personalities at this Province’s battlefield have –2F.</source>
        <extracomment>Text of the card Sinking Marsh Road.</extracomment>
        <translation>Bu eyaletin savaş alanındaki saldıran süvari karakterleri -2K alır.</translation>
    </message>
    <message>
        <source>Battle: Give a target enemy Personality or Follower –2F.</source>
        <extracomment>Text of the card Peak Hermit.
----------
Text of the card Reed Banner Horse.</extracomment>
        <translation>Savaş: Hedef düşman karakterine ya da düşman maiyetine -2K verin.</translation>
    </message>
    <message>
        <source>Battle: If you are the Attacker: Give the current battlefield’s Province –3 strength.</source>
        <extracomment>Text of the card Momijiya Oto, Wall-Breaker.
----------
Text of the card Over the Wall.</extracomment>
        <translation>Savaş: Saldıran sizseniz: Şu anki savaş alanının eyaletine -3 güç verin.</translation>
    </message>
    <message>
        <source>Battle: Give a target enemy Personality or Follower –3F.</source>
        <extracomment>Text of the card Brother Mukan, Empty Bowl.</extracomment>
        <translation>Savaş: Hedef düşman karakterine ya da düşman maiyetine -3K verin.</translation>
    </message>
    <message>
        <source>Attacking Followers at this battlefield have –1F.</source>
        <extracomment>Text of the card Flooded Paddies.</extracomment>
        <translation>Bu savaş alanındaki saldıran maiyetler -1K alır.</translation>
    </message>
    <message>
        <source>Political Favor Limited: Discard the Imperial Favor: Bow another player’s target Personality and put a –1F token on it.</source>
        <extracomment>Text of the card A Debt Remembered.</extracomment>
        <translation>Siyasi Lütuf Kısıtlı: İmparatorun lütfunu atın: Başka bir oyuncunun hedef karakterini eğin ve üzerine bir -1K işareti koyun.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Give a target enemy Personality –2C.</source>
        <extracomment>Text of the card Mirror of Still Water.</extracomment>
        <translation>Savaş: Bu kartı eğin: Hedef düşman karakterine -2Ç verin.</translation>
    </message>
    <message>
        <source>This turn, your Personalities enter play paying 1 less Gold.</source>
        <extracomment>Text of the card Muster of Volunteers.</extracomment>
        <translation>Sıra bitene kadar, oyuna giren karakterleriniz için 1 altın eksik ödenir.</translation>
    </message>
    <message>
        <source>Look at the top 3 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Falling Stars.</extracomment>
        <translation>Kader destenizin en üstteki 3 kartına bakın. Birini elinize alın, kalanları istediğiniz sırayla destenin altına koyun.</translation>
    </message>
    <message>
        <source>You may put a target discarded Personality (not dead) from your discard pile on top of your Dynasty deck.</source>
        <extracomment>Text of the card Veterans Recalled.</extracomment>
        <translation>Iskarta destenizdeki, atılmış (ölü olmayan) hedef karakteri hanedan destenizin üstüne koyabilirsiniz.</translation>
    </message>
    <message>
        <source>This Province has +2 strength.</source>
        <extracomment>Text of the card Narrow Defile.</extracomment>
        <translation>Bu eyalet +2 güç alır.</translation>
    </message>
    <message>
        <source>Holdings enter play from this Province paying 1 less Gold.</source>
        <extracomment>Text of the card Fertile Basin.</extracomment>
        <translation>Bu eyaletten oyuna giren mülkler için 1 altın eksik ödenir.</translation>
    </message>
    <message>
        <source>Battle: If the battle is at this Province, bow this card: Give your target Personality defending at this Province +3F.</source>
        <extracomment>Text of the card Fortified Monastery.</extracomment>
        <translation>Savaş: Savaş bu eyaletteyse, bu kartı eğin: Bu eyaleti savunan hedef karakterinize +3K verin.</translation>
    </message>
    <message>
        <source>Limited: Pay 3 Gold: Put a +1F token on your target Personality.</source>
        <extracomment>Text of the card Old War Grave.</extracomment>
        <translation>Kısıtlı: 3 altın ödeyin: Hedef karakterinizin üzerine bir +1K işareti koyun.</translation>
    </message>
    <message>
        <source>Has +1F while opposed.</source>
        <extracomment>Text of the card Masterless Spearman.
----------
Text of the card Veteran Pikemen.</extracomment>
        <translation>Düşmanla karşı karşıyayken +1K alır.</translation>
    </message>
    <message>
        <source>After this card enters play: Lose 2 Honor.</source>
        <extracomment>Text of the card Roadside Bandit Chief.</extracomment>
        <translation>Bu kart oyuna girdikten sonra: 2 onur kaybedin.</translation>
    </message>
    <message>
        <source>Battle: Destroy a target enemy Item.</source>
        <extracomment>Text of the card Roadside Bandit Chief.
----------
Text of the card Shattered Haft.</extracomment>
        <translation>Savaş: Hedef düşman eşyasını yok edin.</translation>
    </message>
    <message>
        <source>Battle: Straighten another of your target Personalities.</source>
        <extracomment>Text of the card Begging Monk.</extracomment>
        <translation>Savaş: Başka bir hedef karakterinizi doğrultun.</translation>
    </message>
    <message>
        <source>Battle: Ranged 2 Attack.</source>
        <extracomment>Text of the card Hired Bowman.
----------
Text of the card Momijiya Scout Sae.</extracomment>
        <translation>Savaş: Menzilli saldırı 2.</translation>
    </message>
    <message>
        <source>Political Limited: If no other player has higher Honor than you, bow this card: Take the Imperial Favor.</source>
        <extracomment>Text of the card Throne Envoy.</extracomment>
        <translation>Siyasi Kısıtlı: Aile onuru sizinkinden yüksek başka bir oyuncu yoksa, bu kartı eğin: İmparatorun lütfunu alın.</translation>
    </message>
    <message>
        <source>Tactical Battle: If your army is opposed, discard a card: Draw a card.</source>
        <extracomment>Text of the card Old Strategist Genzo.</extracomment>
        <translation>Taktik Savaş: Ordunuz düşmanla karşı karşıyaysa, bir kart atın: Bir kart çekin.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser.</source>
        <extracomment>Text of the card Exiled Duelist Rei.</extracomment>
        <translation>İaicutsu Savaş: Bu karakter, hedef düşman karakterine meydan okur. Kaybedeni yok edin.</translation>
    </message>
    <message>
        <source>Battle: Give another of your target attacking Personalities +2F.</source>
        <extracomment>Text of the card Akaba Tetsuo.</extracomment>
        <translation>Savaş: Saldıran başka bir hedef karakterinize +2K verin.</translation>
    </message>
    <message>
        <source>Has +1F while attacking.</source>
        <extracomment>Text of the card Akaba Ren.</extracomment>
        <translation>Saldırırken +1K alır.</translation>
    </message>
    <message>
        <source>Followers in this unit have +1F.</source>
        <extracomment>Text of the card Momijiya Goro.</extracomment>
        <translation>Bu birlikteki maiyetler +1K alır.</translation>
    </message>
    <message>
        <source>Tactical Battle: Discard a card: Straighten your target Follower.</source>
        <extracomment>Text of the card Momijiya Hana.</extracomment>
        <translation>Taktik Savaş: Bir kart atın: Hedef maiyetinizi doğrultun.</translation>
    </message>
    <message>
        <source>Conqueror. (This unit does not bow when it returns home from attacking.)</source>
        <extracomment>Text of the card Akaba Yasutora.</extracomment>
        <translation>Fatih. (Bu birlik, saldırıdan yurda dönerken eğilmez.)</translation>
    </message>
    <message>
        <source>Battle: Destroy this card: Destroy a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Kiyohara Dozen.</extracomment>
        <translation>Savaş: Bu kartı yok edin: Kuvveti eşit ya da daha düşük olan hedef düşman karakterini yok edin.</translation>
    </message>
    <message>
        <source>Followers attach to your Personalities paying 1 less Gold.</source>
        <extracomment>Text of the card Akaba Quartermaster Jiro.</extracomment>
        <translation>Karakterlerinize bağlanan maiyetler için 1 altın eksik ödenir.</translation>
    </message>
    <message>
        <source>Will not be moved home by other players’ cards.</source>
        <extracomment>Text of the card Kiyohara Shinobu.</extracomment>
        <translation>Başka oyuncuların kartlarıyla yurda gönderilmez.</translation>
    </message>
    <message>
        <source>Your other Samurai each have +1F.</source>
        <extracomment>Text of the card Akaba Masakage, Red General.</extracomment>
        <translation>Diğer samuraylarınızın her biri +1K alır.</translation>
    </message>
    <message>
        <source>Battle: Melee 5 Attack.</source>
        <extracomment>Text of the card Akaba Masakage, Red General.</extracomment>
        <translation>Savaş: Yakın saldırı 5.</translation>
    </message>
    <message>
        <source>Will not be bowed by other players’ cards.</source>
        <extracomment>Text of the card Kiyohara Daigan, the Unbowed.</extracomment>
        <translation>Başka oyuncuların kartlarıyla eğilmez.</translation>
    </message>
    <message>
        <source>Battle: Fear 4.</source>
        <extracomment>Text of the card Kiyohara Daigan, the Unbowed.
----------
Text of the card Dreadful War Cry.</extracomment>
        <translation>Savaş: Korku 4.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Gain 1 Honor.</source>
        <extracomment>Text of the card Umehara Shion.</extracomment>
        <translation>Siyasi Kısıtlı: Bu kartı eğin: 1 onur kazanın.</translation>
    </message>
    <message>
        <source>Political Open: Bow this card: Bow another player’s target Personality with 1 or lower Personal Honor.</source>
        <extracomment>Text of the card Umehara Kaoruko.</extracomment>
        <translation>Siyasi Açık: Bu kartı eğin: Başka bir oyuncunun, kişisel onuru 1 ya da daha düşük olan hedef karakterini eğin.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser. If yours won, gain 2 Honor.</source>
        <extracomment>Text of the card Shirakaba Ryoma.</extracomment>
        <translation>İaicutsu Savaş: Bu karakter, hedef düşman karakterine meydan okur. Kaybedeni yok edin. Sizinki kazandıysa 2 onur kazanın.</translation>
    </message>
    <message>
        <source>Has +1F while defending.</source>
        <extracomment>Text of the card Shirakaba Nagi.</extracomment>
        <translation>Savunurken +1K alır.</translation>
    </message>
    <message>
        <source>Iaijutsu Limited: This Personality challenges another player’s target Personality. That player may refuse; if so, dishonor their Personality. Bow and dishonor the loser.</source>
        <extracomment>Text of the card Shirakaba Tomoe.</extracomment>
        <translation>İaicutsu Kısıtlı: Bu karakter, başka bir oyuncunun hedef karakterine meydan okur. O oyuncu geri çevirebilir; çevirirse karakterini onursuz kılın. Kaybedeni eğin ve onursuz kılın.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your other Personality at this location, bow this card: Negate that action’s effects on that Personality.</source>
        <extracomment>Text of the card Umehara Yojiro.</extracomment>
        <translation>Tepki: Başka bir oyuncunun eylemi bu konumdaki diğer bir karakterinizi hedef aldıktan sonra, bu kartı eğin: O eylemin o karakter üzerindeki etkilerini geçersiz kılın.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with lower Personal Honor than this one.</source>
        <extracomment>Text of the card Tamaki Seiran.</extracomment>
        <translation>Savaş: Bu kartı eğin: Kişisel onuru bu karakterinkinden düşük olan hedef düşman karakterini yurda gönderin.</translation>
    </message>
    <message>
        <source>After this card enters play: Gain 1 Honor.</source>
        <extracomment>Text of the card Shirakaba Heir Mitsu.</extracomment>
        <translation>Bu kart oyuna girdikten sonra: 1 onur kazanın.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Rehonor a target Personality.</source>
        <extracomment>Text of the card Umehara Gardener Ito.</extracomment>
        <translation>Kısıtlı: Bu kartı eğin: Hedef karaktere onurunu geri verin.</translation>
    </message>
    <message>
        <source>While you control the Imperial Favor, your other Courtiers each have +1PH.</source>
        <extracomment>Text of the card Umehara Chiyo, Voice of the Court.</extracomment>
        <translation>İmparatorun lütfu kontrolünüzdeyken diğer saraylılarınızın her biri +1KO alır.</translation>
    </message>
    <message>
        <source>Political Limited: If you control the Imperial Favor, bow this card: Gain 2 Honor.</source>
        <extracomment>Text of the card Umehara Chiyo, Voice of the Court.</extracomment>
        <translation>Siyasi Kısıtlı: İmparatorun lütfu kontrolünüzdeyse, bu kartı eğin: 2 onur kazanın.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: This Personality challenges a target enemy Personality. Destroy the loser. If yours won, straighten it.</source>
        <extracomment>Text of the card Shirakaba Kenshiro, First Blade.</extracomment>
        <translation>İaicutsu Savaş: Bu karakter, hedef düşman karakterine meydan okur. Kaybedeni yok edin. Sizinki kazandıysa onu doğrultun.</translation>
    </message>
    <message>
        <source>Reaction: Before you would lose Honor from another player’s card: Reduce the loss by 3.</source>
        <extracomment>Text of the card Tamaki Ranmaru, Plum Sage.</extracomment>
        <translation>Tepki: Siz başka bir oyuncunun kartı yüzünden onur kaybedecekken: Kaybı 3 azaltın.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Move this Personality to the current battlefield.</source>
        <extracomment>Text of the card Ashihara Hayate.</extracomment>
        <translation>Gıyabi Yurttan Savaş: Bu karakteri şu anki savaş alanına taşıyın.</translation>
    </message>
    <message>
        <source>Battle: Give another of your target Cavalry Personalities +2F.</source>
        <extracomment>Text of the card Ashihara Jinbei.</extracomment>
        <translation>Savaş: Başka bir hedef süvari karakterinize +2K verin.</translation>
    </message>
    <message>
        <source>Battle: Move this Personality home. Draw a card.</source>
        <extracomment>Text of the card Kazemi Outrider.</extracomment>
        <translation>Savaş: Bu karakteri yurda gönderin. Bir kart çekin.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Another target player loses 1 Honor.</source>
        <extracomment>Text of the card Kazemi Yuriko.</extracomment>
        <translation>Siyasi Kısıtlı: Bu kartı eğin: Başka bir hedef oyuncu 1 onur kaybeder.</translation>
    </message>
    <message>
        <source>Political Limited: Bow this card: Another player’s target Personality with lower Personal Honor than this one may not assign this turn.</source>
        <extracomment>Text of the card Kazemi Naosuke.</extracomment>
        <translation>Siyasi Kısıtlı: Bu kartı eğin: Başka bir oyuncunun, kişisel onuru bu karakterinkinden düşük olan hedef karakteri, sıra bitene kadar sevk edilemez.</translation>
    </message>
    <message>
        <source>Battle: Melee 3 Attack.</source>
        <extracomment>Text of the card Ashihara Twin Lance Ko.
----------
Text of the card Redleaf Vanguard.</extracomment>
        <translation>Savaş: Yakın saldırı 3.</translation>
    </message>
    <message>
        <source>Battle: Your target unit gains Cavalry until the turn ends. Straighten its Personality.</source>
        <extracomment>Text of the card Minato Tsukasa.</extracomment>
        <translation>Savaş: Hedef birliğiniz sıra bitene kadar süvari olur. Birliğin karakterini doğrultun.</translation>
    </message>
    <message>
        <source>Has +2F while unopposed.</source>
        <extracomment>Text of the card Minato Wave Rider.</extracomment>
        <translation>Karşısında düşman yokken +2K alır.</translation>
    </message>
    <message>
        <source>Your other Cavalry Personalities each have +1F.</source>
        <extracomment>Text of the card Ashihara Soun, Thunder of Hooves.</extracomment>
        <translation>Diğer süvari karakterlerinizin her biri +1K alır.</translation>
    </message>
    <message>
        <source>Battle: Move home a target enemy Personality with lower Force than this one.</source>
        <extracomment>Text of the card Ashihara Soun, Thunder of Hooves.</extracomment>
        <translation>Savaş: Kuvveti bu karakterinkinden düşük olan hedef düşman karakterini yurda gönderin.</translation>
    </message>
    <message>
        <source>Home Political Battle: Bow this card: Move home a target enemy Personality with 2 or lower Personal Honor. Its controller loses 1 Honor.</source>
        <extracomment>Text of the card Kazemi Okimi, Silk Tongue.</extracomment>
        <translation>Yurttan Siyasi Savaş: Bu kartı eğin: Kişisel onuru 2 ya da daha düşük olan hedef düşman karakterini yurda gönderin. Onu kontrol eden oyuncu 1 onur kaybeder.</translation>
    </message>
    <message>
        <source>Battle: Bow a target enemy Personality with lower Force than this one.</source>
        <extracomment>Text of the card Ashihara Gale, Swift Justice.</extracomment>
        <translation>Savaş: Kuvveti bu karakterinkinden düşük olan hedef düşman karakterini eğin.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with 3 or lower Force.</source>
        <extracomment>Text of the card Sugimori Aoi.</extracomment>
        <translation>Savaş: Bu kartı eğin: Kuvveti 3 ya da daha düşük olan hedef düşman karakterini yurda gönderin.</translation>
    </message>
    <message>
        <source>Spells attach to this Personality paying 1 less Gold.</source>
        <extracomment>Text of the card Sugimori Eika.</extracomment>
        <translation>Bu karaktere bağlanan büyüler için 1 altın eksik ödenir.</translation>
    </message>
    <message>
        <source>Battle: Ranged 3 Attack.</source>
        <extracomment>Text of the card Sugimori Kaede.</extracomment>
        <translation>Savaş: Menzilli saldırı 3.</translation>
    </message>
    <message>
        <source>Your Province has +2 strength while this Personality is defending at it.</source>
        <extracomment>Text of the card Mizukane Rokuro.</extracomment>
        <translation>Eyaletiniz, bu karakter onu savunurken +2 güç alır.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Look at the top 2 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Mizukane Sayo.</extracomment>
        <translation>Kısıtlı: Bu kartı eğin: Kader destenizin en üstteki 2 kartına bakın. Birini elinize alın, kalanları istediğiniz sırayla destenin altına koyun.</translation>
    </message>
    <message>
        <source>Tireless Battle: Straighten this Personality.</source>
        <extracomment>Text of the card Brother Ensho.</extracomment>
        <translation>Yorulmaz Savaş: Bu karakteri doğrultun.</translation>
    </message>
    <message>
        <source>Battle: Melee 2 Attack, with +2 strength if you control a Ring.</source>
        <extracomment>Text of the card Brother Kaku.</extracomment>
        <translation>Savaş: Yakın saldırı 2; kontrolünüzde bir yüzük varsa +2 güç alır.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Bow a target enemy Personality with lower Chi than this one.</source>
        <extracomment>Text of the card Sister Nyomi.</extracomment>
        <translation>Savaş: Bu kartı eğin: Çi değeri bu karakterinkinden düşük olan hedef düşman karakterini eğin.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your Shugenja at this location, bow this card: Negate that action’s effects on that Personality.</source>
        <extracomment>Text of the card Mizukane Warden Tai.</extracomment>
        <translation>Tepki: Başka bir oyuncunun eylemi bu konumdaki bir şugencanızı hedef aldıktan sonra, bu kartı eğin: O eylemin o karakter üzerindeki etkilerini geçersiz kılın.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Search your Fate deck for a Ring, show it, and put it in your hand. Shuffle.</source>
        <extracomment>Text of the card Sugimori Suigetsu, Grove Elder.</extracomment>
        <translation>Kısıtlı: Bu kartı eğin: Kader destenizde bir yüzük arayın, gösterin ve elinize alın. Desteyi karıştırın.</translation>
    </message>
    <message>
        <source>Has +1F for each Ring you control.</source>
        <extracomment>Text of the card Brother Mukan, Empty Bowl.</extracomment>
        <translation>Kontrolünüzdeki her yüzük için +1K alır.</translation>
    </message>
    <message>
        <source>Battle: Ranged 5 Attack.</source>
        <extracomment>Text of the card Mizukane Homura, Ash Caller.</extracomment>
        <translation>Savaş: Menzilli saldırı 5.</translation>
    </message>
    <message>
        <source>Battle: Give your target Personality +3F.</source>
        <extracomment>Text of the card Shields Locked Tight.</extracomment>
        <translation>Savaş: Hedef karakterinize +3K verin.</translation>
    </message>
    <message>
        <source>Battle: Each of your Personalities at the current battlefield gets +1F.</source>
        <extracomment>Text of the card Press the Line.</extracomment>
        <translation>Savaş: Şu anki savaş alanındaki karakterlerinizin her birine +1K verin.</translation>
    </message>
    <message>
        <source>Battle: Ranged 4 Attack.</source>
        <extracomment>Text of the card Arrows from the Ridge.</extracomment>
        <translation>Savaş: Menzilli saldırı 4.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality: Melee 4 Attack.</source>
        <extracomment>Text of the card Close-Quarters Rush.</extracomment>
        <translation>Savaş: Eylemi yapan dik karakterinizi hedef alın: Yakın saldırı 4.</translation>
    </message>
    <message>
        <source>Battle: Move your target Personality home. Draw a card.</source>
        <extracomment>Text of the card False Retreat.</extracomment>
        <translation>Savaş: Hedef karakterinizi yurda gönderin. Bir kart çekin.</translation>
    </message>
    <message>
        <source>Battle: Straighten your target Personality.</source>
        <extracomment>Text of the card Second Wind.</extracomment>
        <translation>Savaş: Hedef karakterinizi doğrultun.</translation>
    </message>
    <message>
        <source>Battle: Move home a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Turned Aside.</extracomment>
        <translation>Savaş: Kuvveti 4 ya da daha düşük olan hedef düşman karakterini yurda gönderin.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality to bow a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Hobbled.</extracomment>
        <translation>Savaş: Eylemi yapan dik karakterinizi hedef alın; kuvveti eşit ya da daha düşük olan hedef düşman karakterini eğin.</translation>
    </message>
    <message>
        <source>Limited: Discard a card: Draw a card.</source>
        <extracomment>Text of the card Shattered Haft.</extracomment>
        <translation>Kısıtlı: Bir kart atın: Bir kart çekin.</translation>
    </message>
    <message>
        <source>Battle: Destroy a target enemy Follower with 3 or lower Force.</source>
        <extracomment>Text of the card Ambush the Baggage.</extracomment>
        <translation>Savaş: Kuvveti 3 ya da daha düşük olan hedef düşman maiyetini yok edin.</translation>
    </message>
    <message>
        <source>Battle: If you are the Defender: Give the current battlefield’s Province +4 strength.</source>
        <extracomment>Text of the card Stubborn Earthworks.</extracomment>
        <translation>Savaş: Savunan sizseniz: Şu anki savaş alanının eyaletine +4 güç verin.</translation>
    </message>
    <message>
        <source>Absent Battle: Move your target unbowed Personality to the current battlefield.</source>
        <extracomment>Text of the card Hidden Ford.</extracomment>
        <translation>Gıyabi Savaş: Dik hedef karakterinizi şu anki savaş alanına taşıyın.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: Your target performing unbowed Samurai challenges a target enemy Personality. Destroy the loser.</source>
        <extracomment>Text of the card Steel Answers Steel.</extracomment>
        <translation>İaicutsu Savaş: Eylemi yapan dik hedef samurayınız, hedef düşman karakterine meydan okur. Kaybedeni yok edin.</translation>
    </message>
    <message>
        <source>Political Limited: Bow your target Courtier: Dishonor another player’s target Personality.</source>
        <extracomment>Text of the card Ink and Insinuation.</extracomment>
        <translation>Siyasi Kısıtlı: Hedef saraylınızı eğin: Başka bir oyuncunun hedef karakterini onursuz kılın.</translation>
    </message>
    <message>
        <source>Limited: Rehonor your target Personality. Gain 1 Honor.</source>
        <extracomment>Text of the card Words of Pardon.</extracomment>
        <translation>Kısıtlı: Hedef karakterinize onurunu geri verin. 1 onur kazanın.</translation>
    </message>
    <message>
        <source>Reaction: Before you would lose Honor: Reduce the loss by 2.</source>
        <extracomment>Text of the card Words of Pardon.</extracomment>
        <translation>Tepki: Siz onur kaybedecekken: Kaybı 2 azaltın.</translation>
    </message>
    <message>
        <source>Reaction: Before another player’s action would move your Personality home: Negate the movement.</source>
        <extracomment>Text of the card Unmoved.</extracomment>
        <translation>Tepki: Başka bir oyuncunun eylemi karakterinizi yurda gönderecekken: Yurda göndermeyi geçersiz kılın.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be destroyed by an action, bow another of your target Personalities: Negate the destruction.</source>
        <extracomment>Text of the card Bodyguard’s Oath.</extracomment>
        <translation>Tepki: Karakteriniz bir eylemle yok edilecekken, başka bir hedef karakterinizi eğin: Yok etmeyi geçersiz kılın.</translation>
    </message>
    <message>
        <source>Limited: Discard a card: Draw 2 cards.</source>
        <extracomment>Text of the card Unexpected Counsel.</extracomment>
        <translation>Kısıtlı: Bir kart atın: 2 kart çekin.</translation>
    </message>
    <message>
        <source>Limited: Look at the top 3 cards of your Fate deck. Put one in your hand and the rest on the bottom in any order.</source>
        <extracomment>Text of the card Scouts’ Reports.</extracomment>
        <translation>Kısıtlı: Kader destenizin en üstteki 3 kartına bakın. Birini elinize alın, kalanları istediğiniz sırayla destenin altına koyun.</translation>
    </message>
    <message>
        <source>Battle: Give your target Personality +1F. You may take an additional Battle action.</source>
        <extracomment>Text of the card Before They Recover.</extracomment>
        <translation>Savaş: Hedef karakterinize +1K verin. Fazladan bir savaş eylemi yapabilirsiniz.</translation>
    </message>
    <message>
        <source>Political Limited: If no other player has higher Honor than you, bow your target Personality with 1 or higher Personal Honor: Take the Imperial Favor.</source>
        <extracomment>Text of the card Petition the Throne.</extracomment>
        <translation>Siyasi Kısıtlı: Aile onuru sizinkinden yüksek başka bir oyuncu yoksa, kişisel onuru 1 ya da daha yüksek olan hedef karakterinizi eğin: İmparatorun lütfunu alın.</translation>
    </message>
    <message>
        <source>Personalities will not be moved to or from this battlefield by actions.</source>
        <extracomment>Text of the card Snowbound Pass.</extracomment>
        <translation>Karakterler, eylemlerle bu savaş alanına ya da bu savaş alanından taşınmaz.</translation>
    </message>
    <message>
        <source>Battle: If there is no Terrain at the current battlefield: Put this card into play there.</source>
        <extracomment>Text of the card Snowbound Pass.
----------
Text of the card Flooded Paddies.</extracomment>
        <translation>Savaş: Şu anki savaş alanında arazi yoksa: Bu kartı orada oyuna sokun.</translation>
    </message>
    <message>
        <source>Battle: If you are the Attacker: Each of your attacking Personalities at the current battlefield gets +2F.</source>
        <extracomment>Text of the card Red Banners Forward.</extracomment>
        <translation>Savaş: Saldıran sizseniz: Şu anki savaş alanındaki saldıran karakterlerinizin her birine +2K verin.</translation>
    </message>
    <message>
        <source>Battle: Destroy your target Follower: Destroy a target enemy Follower or Personality without Followers with 5 or lower Force.</source>
        <extracomment>Text of the card Spend Every Life.</extracomment>
        <translation>Savaş: Hedef maiyetinizi yok edin: Kuvveti 5 ya da daha düşük olan hedef düşman maiyetini ya da maiyetsiz düşman karakterini yok edin.</translation>
    </message>
    <message>
        <source>Battle: Straighten your target Personality and all cards in the unit.</source>
        <extracomment>Text of the card Veterans’ Roar.</extracomment>
        <translation>Savaş: Hedef karakterinizi ve birliğindeki bütün kartları doğrultun.</translation>
    </message>
    <message>
        <source>Reaction: After you destroy a Province in battle resolution: Each other player discards a card. Draw a card.</source>
        <extracomment>Text of the card Trampled Fields.</extracomment>
        <translation>Tepki: Siz bir savaşın sonuç bölümünde bir eyaleti yok ettikten sonra: Diğer her oyuncu bir kart atar. Bir kart çekin.</translation>
    </message>
    <message>
        <source>Limited: Pay 2 Gold: Create a 2F Follower and attach it to your target Personality.</source>
        <extracomment>Text of the card Conscription Order.</extracomment>
        <translation>Kısıtlı: 2 altın ödeyin: Bir 2K maiyet oluşturun ve hedef karakterinize bağlayın.</translation>
    </message>
    <message>
        <source>Limited: Bow your target honorable Personality: Gain Honor equal to its Personal Honor.</source>
        <extracomment>Text of the card Flawless Reputation.</extracomment>
        <translation>Kısıtlı: Onurlu hedef karakterinizi eğin: Kişisel onuru kadar onur kazanın.</translation>
    </message>
    <message>
        <source>Limited: Pay 3 Gold: Gain 3 Honor.</source>
        <extracomment>Text of the card Gift Beyond Price.</extracomment>
        <translation>Kısıtlı: 3 altın ödeyin: 3 onur kazanın.</translation>
    </message>
    <message>
        <source>Iaijutsu Battle: Your target performing unbowed Duelist challenges a target enemy Personality. Destroy the loser. If yours won, gain Honor equal to its Personal Honor.</source>
        <extracomment>Text of the card The Drawn Breath.</extracomment>
        <translation>İaicutsu Savaş: Eylemi yapan dik hedef düellocunuz, hedef düşman karakterine meydan okur. Kaybedeni yok edin. Sizinki kazandıysa kişisel onuru kadar onur kazanın.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Personality to move home a target enemy Personality with lower Personal Honor. Gain 1 Honor.</source>
        <extracomment>Text of the card Rebuke in Verse.</extracomment>
        <translation>Savaş: Eylemi yapan dik karakterinizi hedef alın; kişisel onuru daha düşük olan hedef düşman karakterini yurda gönderin. 1 onur kazanın.</translation>
    </message>
    <message>
        <source>Battle: If you are the Defender and your army is opposed: Gain 2 Honor. Each of your honorable Personalities at the current battlefield gets +1F.</source>
        <extracomment>Text of the card Stand Upon Principle.</extracomment>
        <translation>Savaş: Savunan sizseniz ve ordunuz düşmanla karşı karşıyaysa: 2 onur kazanın. Şu anki savaş alanındaki onurlu karakterlerinizin her birine +1K verin.</translation>
    </message>
    <message>
        <source>Reaction: After your Personality wins a duel: Gain 3 Honor.</source>
        <extracomment>Text of the card Witnessed by All.</extracomment>
        <translation>Tepki: Karakteriniz bir düello kazandıktan sonra: 3 onur kazanın.</translation>
    </message>
    <message>
        <source>Absent Battle: Move your target Cavalry unit to the current battlefield, or move it home and draw a card.</source>
        <extracomment>Text of the card Wheel and Strike.</extracomment>
        <translation>Gıyabi Savaş: Hedef süvari birliğinizi şu anki savaş alanına taşıyın ya da yurda gönderip bir kart çekin.</translation>
    </message>
    <message>
        <source>Battle: Give your target Cavalry Personality +4F.</source>
        <extracomment>Text of the card Lance Charge.</extracomment>
        <translation>Savaş: Hedef süvari karakterinize +4K verin.</translation>
    </message>
    <message>
        <source>Battle: Target your performing unbowed Cavalry Personality to move home a target enemy Personality with lower or equal Force.</source>
        <extracomment>Text of the card Cut the Road.</extracomment>
        <translation>Savaş: Eylemi yapan dik süvari karakterinizi hedef alın; kuvveti eşit ya da daha düşük olan hedef düşman karakterini yurda gönderin.</translation>
    </message>
    <message>
        <source>Political Limited: Bow your target Courtier: Another target player loses 2 Honor.</source>
        <extracomment>Text of the card Scandal on the Highway.</extracomment>
        <translation>Siyasi Kısıtlı: Hedef saraylınızı eğin: Başka bir hedef oyuncu 2 onur kaybeder.</translation>
    </message>
    <message>
        <source>Battle: Until this battle ends, your Cavalry Personalities will not be bowed by other players’ actions.</source>
        <extracomment>Text of the card Leave Them Dust.</extracomment>
        <translation>Savaş: Bu savaş bitene kadar süvari karakterleriniz başka oyuncuların eylemleriyle eğilmez.</translation>
    </message>
    <message>
        <source>Kiho Battle: Target your performing unbowed Monk to bow a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Open Palm.</extracomment>
        <translation>Kiho Savaş: Eylemi yapan dik keşişinizi hedef alın; kuvveti 4 ya da daha düşük olan hedef düşman karakterini eğin.</translation>
    </message>
    <message>
        <source>Kiho Battle: Give your target Monk a Force bonus equal to its Chi.</source>
        <extracomment>Text of the card Rooted Cedar Stance.</extracomment>
        <translation>Kiho Savaş: Hedef keşişinize çi değeri kadar kuvvet bonusu verin.</translation>
    </message>
    <message>
        <source>Battle/Open: Straighten your target Shugenja and all cards in the unit.</source>
        <extracomment>Text of the card Spirit Bell.</extracomment>
        <translation>Savaş/Açık: Hedef şugencanızı ve birliğindeki bütün kartları doğrultun.</translation>
    </message>
    <message>
        <source>Limited: Bow your target Monk or Shugenja: Search your Fate deck for a Ring, show it, and put it in your hand. Shuffle.</source>
        <extracomment>Text of the card Study of the Wheels.</extracomment>
        <translation>Kısıtlı: Hedef keşişinizi ya da şugencanızı eğin: Kader destenizde bir yüzük arayın, gösterin ve elinize alın. Desteyi karıştırın.</translation>
    </message>
    <message>
        <source>Reaction: After another player’s action targets your Personality, bow your target Shugenja: Negate that action’s effects.</source>
        <extracomment>Text of the card Wards of Rope and Paper.</extracomment>
        <translation>Tepki: Başka bir oyuncunun eylemi karakterinizi hedef aldıktan sonra, hedef şugencanızı eğin: O eylemin etkilerini geçersiz kılın.</translation>
    </message>
    <message>
        <source>Limited: Put a target Spell or Ring from your discard pile in your hand.</source>
        <extracomment>Text of the card Ashes Remember.</extracomment>
        <translation>Kısıtlı: Iskarta destenizdeki hedef büyüyü ya da yüzüğü elinize alın.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 2 Attack.</source>
        <extracomment>Text of the card Village Levy Archers.</extracomment>
        <translation>Savaş: Bu kartı eğin: Menzilli saldırı 2.</translation>
    </message>
    <message>
        <source>Battle: Destroy this card: Ranged 3 Attack.</source>
        <extracomment>Text of the card Hired Crossbows.</extracomment>
        <translation>Savaş: Bu kartı yok edin: Menzilli saldırı 3.</translation>
    </message>
    <message>
        <source>This Personality has +1PH.</source>
        <extracomment>Text of the card Household Guard.
----------
Text of the card Seal of Office.</extracomment>
        <translation>Bu karakter +1KO alır.</translation>
    </message>
    <message>
        <source>Battle: Give this Personality +1F. Each Follower in this unit gets +1F.</source>
        <extracomment>Text of the card Standard Company.</extracomment>
        <translation>Savaş: Bu karaktere +1K verin. Bu birlikteki maiyetlerin her birine +1K verin.</translation>
    </message>
    <message>
        <source>Will not be targeted by Ranged Attacks.</source>
        <extracomment>Text of the card Mountain Trackers.</extracomment>
        <translation>Menzilli saldırılara hedef olmaz.</translation>
    </message>
    <message>
        <source>Expendable. (After this card is destroyed, draw a card.)</source>
        <extracomment>Text of the card Maple Sworn Brothers.</extracomment>
        <translation>Feda edilebilir. (Bu kart yok edildikten sonra bir kart çekin.)</translation>
    </message>
    <message>
        <source>Has +2F while defending.</source>
        <extracomment>Text of the card White Petal Honor Guard.</extracomment>
        <translation>Savunurken +2K alır.</translation>
    </message>
    <message>
        <source>Will only attach to a Courtier.</source>
        <extracomment>Text of the card Attendant Poets.</extracomment>
        <translation>Yalnızca bir saraylıya bağlanır.</translation>
    </message>
    <message>
        <source>Tireless Battle: Straighten this card.</source>
        <extracomment>Text of the card Skirmish Riders.</extracomment>
        <translation>Yorulmaz Savaş: Bu kartı doğrultun.</translation>
    </message>
    <message>
        <source>Has +1F while attached to a Monk.</source>
        <extracomment>Text of the card Temple Warrior Novices.</extracomment>
        <translation>Bir keşişe bağlıyken +1K alır.</translation>
    </message>
    <message>
        <source>This Personality has +1C.</source>
        <extracomment>Text of the card Spirit Lantern Bearers.</extracomment>
        <translation>Bu karakter +1Ç alır.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Melee 3 Attack.</source>
        <extracomment>Text of the card Ash-Wood Naginata.</extracomment>
        <translation>Savaş: Bu kartı eğin: Yakın saldırı 3.</translation>
    </message>
    <message>
        <source>This Personality will not be targeted by Fear.</source>
        <extracomment>Text of the card Lacquered Cuirass.</extracomment>
        <translation>Bu karakter korkuya hedef olmaz.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 4 Attack.</source>
        <extracomment>Text of the card Great War Bow.</extracomment>
        <translation>Savaş: Bu kartı eğin: Menzilli saldırı 4.</translation>
    </message>
    <message>
        <source>This Personality has Tactician.</source>
        <extracomment>Text of the card General’s War Fan.</extracomment>
        <translation>Bu karakter taktikçidir.</translation>
    </message>
    <message>
        <source>Will only attach to a Courtier or Samurai.</source>
        <extracomment>Text of the card Seal of Office.</extracomment>
        <translation>Yalnızca bir saraylıya ya da samuraya bağlanır.</translation>
    </message>
    <message>
        <source>This Personality has +2F while opposed by a Cavalry unit.</source>
        <extracomment>Text of the card Boar-Spear.</extracomment>
        <translation>Bu karakter, bir düşman süvari birliğiyle karşı karşıyayken +2K alır.</translation>
    </message>
    <message>
        <source>As a Focus Effect: This card’s Focus Value is increased by 1 if your Personality is a Samurai.</source>
        <extracomment>Text of the card River-Steel Wakizashi.</extracomment>
        <translation>Odaklanma etkisi olarak: Karakteriniz samuraysa bu kartın odak değeri 1 artar.</translation>
    </message>
    <message>
        <source>Will only attach to a Maple Clan Personality.</source>
        <extracomment>Text of the card Crimson Maple Blade.</extracomment>
        <translation>Yalnızca bir Akçaağaç klanı karakterine bağlanır.</translation>
    </message>
    <message>
        <source>Tireless Reaction: After an enemy card is destroyed by this Personality’s action: Straighten this Personality.</source>
        <extracomment>Text of the card Crimson Maple Blade.</extracomment>
        <translation>Yorulmaz Tepki: Bu karakterin eylemiyle bir düşman kartı yok edildikten sonra: Bu karakteri doğrultun.</translation>
    </message>
    <message>
        <source>Will only attach to a Plum Clan Personality.</source>
        <extracomment>Text of the card Petal-Guard Katana.</extracomment>
        <translation>Yalnızca bir Erik klanı karakterine bağlanır.</translation>
    </message>
    <message>
        <source>After this Personality wins a duel: Gain 1 Honor.</source>
        <extracomment>Text of the card Petal-Guard Katana.</extracomment>
        <translation>Bu karakter bir düello kazandıktan sonra: 1 onur kazanın.</translation>
    </message>
    <message>
        <source>This Personality has Cavalry.</source>
        <extracomment>Text of the card Saddle of the Four Winds.</extracomment>
        <translation>Bu karakter süvaridir.</translation>
    </message>
    <message>
        <source>Battle: Move this Personality home.</source>
        <extracomment>Text of the card Saddle of the Four Winds.</extracomment>
        <translation>Savaş: Bu karakteri yurda gönderin.</translation>
    </message>
    <message>
        <source>Will only attach to a Monk or Shugenja.</source>
        <extracomment>Text of the card Staff of Ninety-Nine Rings.</extracomment>
        <translation>Yalnızca bir keşişe ya da şugencaya bağlanır.</translation>
    </message>
    <message>
        <source>This Personality has +1F for each Ring you control.</source>
        <extracomment>Text of the card Staff of Ninety-Nine Rings.</extracomment>
        <translation>Bu karakter, kontrolünüzdeki her yüzük için +1K alır.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 3 Attack.</source>
        <extracomment>Text of the card Breath of Embers.</extracomment>
        <translation>Savaş: Bu kartı eğin: Menzilli saldırı 3.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Bow a target enemy Personality with 4 or lower Force.</source>
        <extracomment>Text of the card Grasping Roots.</extracomment>
        <translation>Savaş: Bu kartı eğin: Kuvveti 4 ya da daha düşük olan hedef düşman karakterini eğin.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Move home a target enemy Personality with 3 or lower Chi.</source>
        <extracomment>Text of the card Mists of the Valley.</extracomment>
        <translation>Savaş: Bu kartı eğin: Çi değeri 3 ya da daha düşük olan hedef düşman karakterini yurda gönderin.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Bow this card: Move your target Personality to the current battlefield.</source>
        <extracomment>Text of the card Wind at the Back.</extracomment>
        <translation>Gıyabi Yurttan Savaş: Bu kartı eğin: Hedef karakterinizi şu anki savaş alanına taşıyın.</translation>
    </message>
    <message>
        <source>Absent Home Battle: Bow this card: Give the current battlefield’s Province +3 strength.</source>
        <extracomment>Text of the card Walls of Stone.</extracomment>
        <translation>Gıyabi Yurttan Savaş: Bu kartı eğin: Şu anki savaş alanının eyaletine +3 güç verin.</translation>
    </message>
    <message>
        <source>Battle: Bow this card, bow this Personality: Destroy a target enemy Personality with lower or equal Chi.</source>
        <extracomment>Text of the card Consuming Pyre.</extracomment>
        <translation>Savaş: Bu kartı eğin, bu karakteri eğin: Çi değeri eşit ya da daha düşük olan hedef düşman karakterini yok edin.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Draw a card.</source>
        <extracomment>Text of the card Whispering Void.</extracomment>
        <translation>Kısıtlı: Bu kartı eğin: Bir kart çekin.</translation>
    </message>
    <message>
        <source>Limited: Bow this card, bow this Personality: Gain 2 Honor.</source>
        <extracomment>Text of the card Kami’s Favor.</extracomment>
        <translation>Kısıtlı: Bu kartı eğin, bu karakteri eğin: 2 onur kazanın.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Create a 3F/3C Spirit Personality with 0 Personal Honor in your army. Remove it from the game after this battle ends.</source>
        <extracomment>Text of the card Call the Guardian Spirit.</extracomment>
        <translation>Savaş: Bu kartı eğin: Ordunuzda, kişisel onuru 0 olan bir 3K/3Ç ruh karakteri oluşturun. Bu savaş bittikten sonra onu oyundan çıkarın.</translation>
    </message>
    <message>
        <source>After your second Political or Spell action this turn resolves, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Wind.</extracomment>
        <translation>Aynı sıra içinde ikinci siyasi ya da büyü eyleminiz sonuçlandıktan sonra bu kartı elinizden oyuna sokabilirsiniz.</translation>
    </message>
    <message>
        <source>Battle/Open: Bow this card: Straighten your target Personality. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Wind.</extracomment>
        <translation>Savaş/Açık: Bu kartı eğin: Hedef karakterinizi doğrultun. (Ya da bu yeteneği, kartı eğmek yerine elinizden atarak kullanın.)</translation>
    </message>
    <message>
        <source>After a battle at your Province resolves, if an enemy unit was in it at any time and the Province was not destroyed, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Stone.</extracomment>
        <translation>Eyaletinizdeki bir savaş sonuçlandıktan sonra, savaşta herhangi bir anda bir düşman birliği bulunduysa ve eyalet yok edilmediyse bu kartı elinizden oyuna sokabilirsiniz.</translation>
    </message>
    <message>
        <source>Reaction: Before your Personality would be moved or bowed by another player’s action, bow this card: Negate that effect. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Stone.</extracomment>
        <translation>Tepki: Karakteriniz başka bir oyuncunun eylemiyle taşınacak ya da eğilecekken, bu kartı eğin: O etkiyi geçersiz kılın. (Ya da bu yeteneği, kartı eğmek yerine elinizden atarak kullanın.)</translation>
    </message>
    <message>
        <source>After your Personality wins a duel, or your Spell destroys an enemy card, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Flame.</extracomment>
        <translation>Karakteriniz bir düello kazandıktan ya da büyünüz bir düşman kartını yok ettikten sonra bu kartı elinizden oyuna sokabilirsiniz.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Ranged 4 Attack. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Flame.</extracomment>
        <translation>Savaş: Bu kartı eğin: Menzilli saldırı 4. (Ya da bu yeteneği, kartı eğmek yerine elinizden atarak kullanın.)</translation>
    </message>
    <message>
        <source>After a battle ends in which 2 or more units were moved by your actions, you may put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Tides.</extracomment>
        <translation>Eylemlerinizle 2 ya da daha çok birliğin taşındığı bir savaş bittikten sonra bu kartı elinizden oyuna sokabilirsiniz.</translation>
    </message>
    <message>
        <source>Absent Battle: Bow this card: Move your target Personality home, or to the current battlefield. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Tides.</extracomment>
        <translation>Gıyabi Savaş: Bu kartı eğin: Hedef karakterinizi yurda gönderin ya da şu anki savaş alanına taşıyın. (Ya da bu yeteneği, kartı eğmek yerine elinizden atarak kullanın.)</translation>
    </message>
    <message>
        <source>Limited: If you have 3 or more other cards in hand, discard your hand: Put this card into play from your hand.</source>
        <extracomment>Text of the card Wheel of Silence.</extracomment>
        <translation>Kısıtlı: Elinizde 3 ya da daha çok başka kart varsa, elinizdeki diğer kartları atın: Bu kartı elinizden oyuna sokun.</translation>
    </message>
    <message>
        <source>Limited: Bow this card: Draw a card. (Or discard this card from your hand to use this ability without bowing it.)</source>
        <extracomment>Text of the card Wheel of Silence.</extracomment>
        <translation>Kısıtlı: Bu kartı eğin: Bir kart çekin. (Ya da bu yeteneği, kartı eğmek yerine elinizden atarak kullanın.)</translation>
    </message>
</context>
<context>
    <name>ClansCardsKeywords</name>
    <message>
        <source>Air</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Hava</translation>
    </message>
    <message>
        <source>Archers</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Okçular</translation>
    </message>
    <message>
        <source>Armor</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Zırh</translation>
    </message>
    <message>
        <source>Artisan</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Zanaatkâr</translation>
    </message>
    <message>
        <source>Barracks</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kışla</translation>
    </message>
    <message>
        <source>Berserker</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Çılgın savaşçı</translation>
    </message>
    <message>
        <source>Castle</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Hisar</translation>
    </message>
    <message>
        <source>Cavalry</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Süvari</translation>
    </message>
    <message>
        <source>Commander</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Komutan</translation>
    </message>
    <message>
        <source>Conqueror</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Fatih</translation>
    </message>
    <message>
        <source>Court</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Divan</translation>
    </message>
    <message>
        <source>Courtier</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Saraylı</translation>
    </message>
    <message>
        <source>Duelist</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Düellocu</translation>
    </message>
    <message>
        <source>Earth</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Toprak</translation>
    </message>
    <message>
        <source>Expendable</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Feda edilebilir</translation>
    </message>
    <message>
        <source>Fan</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Yelpaze</translation>
    </message>
    <message>
        <source>Farm</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Çiftlik</translation>
    </message>
    <message>
        <source>Favor</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Lütuf</translation>
    </message>
    <message>
        <source>Festival</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Şenlik</translation>
    </message>
    <message>
        <source>Fire</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ateş</translation>
    </message>
    <message>
        <source>Forge</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Demirhane</translation>
    </message>
    <message>
        <source>Garden</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Bahçe</translation>
    </message>
    <message>
        <source>Iaijutsu</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>İaicutsu</translation>
    </message>
    <message>
        <source>Imperial</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>İmparatorluk</translation>
    </message>
    <message>
        <source>Infantry</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Piyade</translation>
    </message>
    <message>
        <source>Kiho</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kiho</translation>
    </message>
    <message>
        <source>Legacy</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Miras</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kütüphane</translation>
    </message>
    <message>
        <source>Loyal</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Sadık</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Çarşı</translation>
    </message>
    <message>
        <source>Merchant</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Tüccar</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Maden</translation>
    </message>
    <message>
        <source>Monk</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Keşiş</translation>
    </message>
    <message>
        <source>Mount</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Binek</translation>
    </message>
    <message>
        <source>Outpost</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Karakol</translation>
    </message>
    <message>
        <source>Palace</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Saray</translation>
    </message>
    <message>
        <source>Political</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Siyasi</translation>
    </message>
    <message>
        <source>Port</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Liman</translation>
    </message>
    <message>
        <source>Retainer</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Hizmetkâr</translation>
    </message>
    <message>
        <source>Ronin</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ronin</translation>
    </message>
    <message>
        <source>Samurai</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Samuray</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Gözcü</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Mühür</translation>
    </message>
    <message>
        <source>Shugenja</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Şugenca</translation>
    </message>
    <message>
        <source>Siege</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Kuşatma</translation>
    </message>
    <message>
        <source>Spirit</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ruh</translation>
    </message>
    <message>
        <source>Stables</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Ahır</translation>
    </message>
    <message>
        <source>Tactical</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Taktik</translation>
    </message>
    <message>
        <source>Tactician</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Taktikçi</translation>
    </message>
    <message>
        <source>Teahouse</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Çayhane</translation>
    </message>
    <message>
        <source>Temple</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Tapınak</translation>
    </message>
    <message>
        <source>Terrain</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Arazi</translation>
    </message>
    <message>
        <source>Two-Handed</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Çift elli</translation>
    </message>
    <message>
        <source>Unique</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Eşsiz</translation>
    </message>
    <message>
        <source>Village</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Köy</translation>
    </message>
    <message>
        <source>Void</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Boşluk</translation>
    </message>
    <message>
        <source>Water</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Su</translation>
    </message>
    <message>
        <source>Weapon</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Silah</translation>
    </message>
    <message>
        <source>Yojimbo</source>
        <extracomment>Keyword printed on a card.</extracomment>
        <translation>Yocimbo</translation>
    </message>
</context>
<context>
    <name>ClansHelp</name>
    <message>
        <source>A Personality can have one Armor.</source>
        <extracomment>What a keyword means, under its name.</extracomment>
        <translation>Bir karakterin bir zırhı olabilir.</translation>
    </message>
    <message>
        <source>A unit whose Personality and Followers are all Cavalry can be assigned in the Cavalry maneuvers.</source>
        <translation>Karakteri ve bütün maiyetleri süvari olan bir birlik, süvari manevralarında sevk edilebilir.</translation>
    </message>
    <message>
        <source>Its unit does not bow when it returns home from attacking.</source>
        <translation>Birliği, saldırıdan yurda dönerken eğilmez.</translation>
    </message>
    <message>
        <source>Wins a tied duel against a Personality that is no Duelist.</source>
        <translation>Berabere biten bir düelloyu, düellocu olmayan bir karaktere karşı kazanır.</translation>
    </message>
    <message>
        <source>After it is destroyed, its player draws a card.</source>
        <translation>Yok edildikten sonra oyuncusu bir kart çeker.</translation>
    </message>
    <message>
        <source>After a Dynasty Phase in which you brought no Holding into play, bow your Stronghold to put one of these into play.</source>
        <translation>Oyuna hiç mülk sokmadığınız bir hanedan aşamasından sonra, böyle bir kartı oyuna sokmak için kalenizi eğin.</translation>
    </message>
    <message>
        <source>Serves only a player of its clan.</source>
        <translation>Yalnız kendi klanından bir oyuncuya hizmet eder.</translation>
    </message>
    <message>
        <source>Spells can be attached only to a Shugenja.</source>
        <translation>Büyüler yalnız bir şugencaya bağlanabilir.</translation>
    </message>
    <message>
        <source>A Tactician performs at most one Tactical action each turn.</source>
        <translation>Bir taktikçi, bir sırada en çok bir taktik eylem yapar.</translation>
    </message>
    <message>
        <source>In a battle, discard a card: this Personality gets a Force bonus equal to its Focus Value.</source>
        <translation>Savaşta bir kart atın: Bu karaktere, o kartın odak değeri kadar kuvvet verin.</translation>
    </message>
    <message>
        <source>Lies at a battlefield until the battle ends; only one at each.</source>
        <translation>Savaş bitene kadar bir savaş alanında durur; her birinde yalnız bir tane.</translation>
    </message>
    <message>
        <source>Only one in a deck, and only one of each player in play.</source>
        <translation>Bir destede yalnız bir tane ve oyunda her oyuncunun yalnız bir tanesi olabilir.</translation>
    </message>
    <message>
        <source>A Personality can have one Weapon.</source>
        <translation>Bir karakterin bir silahı olabilir.</translation>
    </message>
    <message>
        <source>An element. Whoever controls Rings of all 5 elements wins the match.</source>
        <translation>Bir element. 5 elementin hepsinin yüzüklerini kontrol eden oyuncu maçı kazanır.</translation>
    </message>
    <message>
        <source>It does nothing by itself; other cards may ask for it.</source>
        <translation>Tek başına bir şey yapmaz; başka kartlar onu arayabilir.</translation>
    </message>
    <message>
        <source>Can be used in a battle, by either player.</source>
        <extracomment>When an ability with this word can be used.</extracomment>
        <translation>Savaşta, iki oyuncu tarafından da kullanılabilir.</translation>
    </message>
    <message>
        <source>Can be used in your own Action Phase.</source>
        <translation>Kendi eylem aşamanızda kullanılabilir.</translation>
    </message>
    <message>
        <source>Can be used in the Action Phase of either player.</source>
        <translation>Her iki oyuncunun eylem aşamasında kullanılabilir.</translation>
    </message>
    <message>
        <source>Can be used when what it names happens, in either player’s turn.</source>
        <translation>Yazdığı şey gerçekleştiğinde, her iki oyuncunun sırasında kullanılabilir.</translation>
    </message>
    <message>
        <source>Can be used without a unit at the current battlefield.</source>
        <extracomment>What a word before the timing of an ability means.</extracomment>
        <translation>Şu anki savaş alanında birliğiniz yokken de kullanılabilir.</translation>
    </message>
    <message>
        <source>Can be used while its own unit is at home.</source>
        <translation>Kartın birliği yurttayken de kullanılabilir.</translation>
    </message>
    <message>
        <source>Can be used while its card is bowed.</source>
        <translation>Kartı eğikken de kullanılabilir.</translation>
    </message>
</context>
<context>
    <name>ClansWords</name>
    <message>
        <source>Maple</source>
        <extracomment>A clan, alone.</extracomment>
        <translation>Akçaağaç</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Erik</translation>
    </message>
    <message>
        <source>Reed</source>
        <translation>Kamış</translation>
    </message>
    <message>
        <source>Cedar</source>
        <translation>Sedir</translation>
    </message>
    <message>
        <source>Stronghold</source>
        <extracomment>Type of a card, alone.</extracomment>
        <translation>Kale</translation>
    </message>
    <message>
        <source>Personality</source>
        <translation>Karakter</translation>
    </message>
    <message>
        <source>Holding</source>
        <translation>Mülk</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Olay</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Bölge</translation>
    </message>
    <message>
        <source>Action card</source>
        <translation>Eylem kartı</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Maiyet</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Eşya</translation>
    </message>
    <message>
        <source>Spell</source>
        <translation>Büyü</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Yüzük</translation>
    </message>
    <message>
        <source>Maple: Red Banners</source>
        <extracomment>Name of a ready-made deck: the clan, a colon, a motto.</extracomment>
        <translation>Akçaağaç: Kızıl Sancaklar</translation>
    </message>
    <message>
        <source>Plum: White Petals</source>
        <translation>Erik: Ak Çiçekler</translation>
    </message>
    <message>
        <source>Reed: Four Winds Ride</source>
        <translation>Kamış: Dört Rüzgârın Atlıları</translation>
    </message>
    <message>
        <source>Cedar: Five Wheels</source>
        <translation>Sedir: Beş Çark</translation>
    </message>
</context>
</TS>
