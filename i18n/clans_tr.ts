<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
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
            <numerusform>%1, %2, destede %n tane</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardPane</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Between a minus and a plus button: how many copies of a card are in the deck. %1 of at most %2.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>One less</source>
        <extracomment>For screen readers: button that takes one copy of the card out of the deck.</extracomment>
        <translation>Bir tane çıkar</translation>
    </message>
    <message>
        <source>One more</source>
        <extracomment>For screen readers: button that puts one more copy of the card into the deck.</extracomment>
        <translation>Bir tane ekle</translation>
    </message>
    <message>
        <source>The card you choose is shown here.</source>
        <translation>Seçtiğiniz kart burada gösterilir.</translation>
    </message>
</context>
<context>
    <name>Clans</name>
    <message>
        <source>The Four Groves</source>
        <translation>Dört Koru</translation>
    </message>
    <message>
        <source>Two clans, by sword, honor, or wisdom</source>
        <translation>İki klan: kılıçla, onurla ya da bilgelikle</translation>
    </message>
    <message>
        <source>Build up a domain of mines and temples, hire warriors, courtiers, and monks, and lead them against four enemy Provinces. Destroy them all, reach 40 Honor, shame the enemy out of the game, or bring five Rings together. Four decks, each with a way of its own.</source>
        <translation>Madenlerle ve tapınaklarla bir beylik kurun; savaşçılar, saraylılar ve keşişler tutup onları düşmanın dört eyaletinin üzerine yürütün. Eyaletlerin hepsini yok edin, 40 onura ulaşın, düşmanı onursuzluğa sürükleyin ya da beş yüzüğü bir araya getirin. Dört deste, her birinin kendine özgü bir yolu var.</translation>
    </message>
    <message>
        <source>The Four Groves follows the rules of the collectible card game Legend of the Five Rings, with cards of its own.</source>
        <translation>Dört Koru oyunu, Legend of the Five Rings adlı koleksiyon kart oyununun kurallarını kendi kartlarıyla izler.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n oyuncu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansActions</name>
    <message>
        <source>Equip: %1</source>
        <extracomment>%1 is an attachment in the hand.</extracomment>
        <translation>Donat: %1</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <extracomment>%1 is a card whose ability is used.</extracomment>
        <translation>Kullan: %1</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Hedef: %1</translation>
    </message>
    <message>
        <source>Pay nothing</source>
        <translation>Hiçbir şey ödeme</translation>
    </message>
    <message>
        <source>Pay: %1</source>
        <extracomment>%1 lists the cards that bow for Gold.</extracomment>
        <translation>Öde: %1</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>%1 is a card of the hand.</extracomment>
        <translation>Iskartaya at: %1</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>Take the last choice back.</extracomment>
        <translation>Geri dön</translation>
    </message>
    <message>
        <source>Declare an attack</source>
        <translation>Saldırı ilan et</translation>
    </message>
    <message>
        <source>Assign nobody</source>
        <translation>Sevk etme</translation>
    </message>
    <message numerus="yes">
        <source>Assign %n unit(s)</source>
        <translation>
            <numerusform>%n birlik sevk et</numerusform>
        </translation>
    </message>
    <message>
        <source>Fight: %1</source>
        <extracomment>%1 is a battlefield.</extracomment>
        <translation>Savaş yeri: %1</translation>
    </message>
    <message>
        <source>Bring into play, gaining Honor: %1</source>
        <extracomment>%1 is a Personality.</extracomment>
        <translation>Onur kazanarak oyuna sok: %1</translation>
    </message>
    <message>
        <source>Bring into play: %1</source>
        <extracomment>%1 is a card of a Province.</extracomment>
        <translation>Oyuna sok: %1</translation>
    </message>
    <message>
        <source>End the Dynasty Phase</source>
        <translation>Hanedan aşamasını bitir</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) and end the Dynasty Phase</source>
        <translation>
            <numerusform>%n kart at ve hanedan aşamasını bitir</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Take no action.</extracomment>
        <translation>Pas geç</translation>
    </message>
    <message>
        <source>Effect %1</source>
        <translation>%1. etki</translation>
    </message>
    <message>
        <source>Accept the challenge</source>
        <translation>Düelloyu kabul et</translation>
    </message>
    <message>
        <source>Refuse the challenge</source>
        <translation>Meydan okumayı geri çevir</translation>
    </message>
    <message>
        <source>Strike</source>
        <extracomment>In a duel: end it and compare.</extracomment>
        <translation>Vur</translation>
    </message>
    <message>
        <source>Focus the top card of the deck</source>
        <extracomment>In a duel: put the unseen top card of the Fate deck into it.</extracomment>
        <translation>Destenin en üst kartıyla odaklan</translation>
    </message>
    <message>
        <source>Focus: %1</source>
        <extracomment>In a duel. %1 is a card of the hand.</extracomment>
        <translation>Odaklan: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Seç: %1</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 başlar</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Karıştır</translation>
    </message>
    <message>
        <source>Move the unit to this battlefield</source>
        <translation>Birliği bu savaş alanına taşı</translation>
    </message>
    <message>
        <source>Move the unit home and draw a card</source>
        <translation>Birliği yurda gönder ve bir kart çek</translation>
    </message>
    <message>
        <source>Move the unit home</source>
        <translation>Birliği yurda gönder</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Bir kart çek</translation>
    </message>
    <message>
        <source>Put a Personality on top of your Dynasty deck</source>
        <translation>Bir karakteri hanedan destesinin üstüne koy</translation>
    </message>
    <message>
        <source>Put into play: %1</source>
        <extracomment>%1 is a card of the hand.</extracomment>
        <translation>Oyuna sok: %1</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Yap</translation>
    </message>
    <message>
        <source>Do not attack</source>
        <translation>Bu kez saldırma</translation>
    </message>
    <message>
        <source>Do not react</source>
        <translation>Tepki verme</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Hiçbir şey alma</translation>
    </message>
    <message>
        <source>Do not do it</source>
        <translation>Yapma</translation>
    </message>
    <message>
        <source>All your Personalities are bowed: nobody could go.</source>
        <translation>Bütün karakterleriniz eğik: kimse gidemez.</translation>
    </message>
    <message>
        <source>None of your Personalities could go.</source>
        <translation>Karakterlerinizin hiçbiri gidemez.</translation>
    </message>
    <message>
        <source>Force %1 in all: no Province is weaker than %2.</source>
        <extracomment>Under the button that attacks. %1 is the Force of all who can go, %2 the lowest strength of a Province.</extracomment>
        <translation>Toplam kuvvet %1; en zayıf eyaletin gücü %2.</translation>
    </message>
    <message>
        <source>Chi %1 against %2, before anything is focused</source>
        <extracomment>Under the button that accepts a duel. %1 is the Chi of the own Personality, %2 that of the challenger.</extracomment>
        <translation>Çi %1, karşısında %2 (odaklanmadan önce)</translation>
    </message>
    <message>
        <source>It costs you: %1 is dishonored</source>
        <extracomment>Under the button that refuses a duel. %1 is the own Personality that was challenged.</extracomment>
        <translation>Bedeli: %1 onursuz kılınır</translation>
    </message>
    <message>
        <source>It costs nothing</source>
        <translation>Bedeli yok</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>type and price</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Attach a Follower, Item, or Spell of your hand to one of your Personalities.</source>
        <translation>Elinizdeki bir maiyeti, eşyayı ya da büyüyü karakterlerinizden birine bağlayın.</translation>
    </message>
    <message>
        <source>Bow one of your attachments and hand it over to another Personality of yours.</source>
        <translation>Bağlı kartlarınızdan birini eğip başka bir karakterinize devredin.</translation>
    </message>
    <message>
        <source>With more Family Honor than your opponent, bow a Personality with Personal Honor 1 or more: you control the Imperial Favor.</source>
        <translation>Aile onurunuz rakibinizinkinden yüksekse, kişisel onuru en az 1 olan bir karakterinizi eğin: İmparatorun lütfu sizin kontrolünüze geçer.</translation>
    </message>
    <message>
        <source>Give up the Imperial Favor and discard a card: draw a card.</source>
        <translation>İmparatorun lütfunu bırakın ve bir kart atın: Bir kart çekin.</translation>
    </message>
    <message>
        <source>Give up the Imperial Favor: move an attacking enemy unit home.</source>
        <translation>İmparatorun lütfunu bırakın: Saldıran bir düşman birliğini yurda gönderin.</translation>
    </message>
    <message>
        <source>Bow your Stronghold: put a Legacy Holding of your Dynasty deck into play.</source>
        <translation>Kalenizi eğin: Hanedan destenizdeki bir miras mülkü oyuna sokun.</translation>
    </message>
    <message>
        <source>Discard a card: a Tactician at the battlefield gets a Force bonus equal to its Focus Value.</source>
        <translation>Bir kart atın: Savaş alanındaki bir taktikçiye o kartın odak değeri kadar kuvvet bonusu verin.</translation>
    </message>
    <message>
        <source>Your Action Phase: take an action, or pass?</source>
        <translation>Sizin eylem aşamanız: eylem mi, pas mı?</translation>
    </message>
    <message>
        <source>The Action Phase of %1: an Open action, or pass?</source>
        <extracomment>%1 is whose turn it is.</extracomment>
        <translation>Eylem aşaması, sıra %1 oyuncusunda: açık eylem mi, pas mı?</translation>
    </message>
    <message>
        <source>A Battle action, or pass?</source>
        <translation>Savaş eylemi mi, pas mı?</translation>
    </message>
    <message>
        <source>Put a Ring into play?</source>
        <translation>Bir yüzük oyuna sokulsun mu?</translation>
    </message>
    <message>
        <source>Which effect?</source>
        <translation>Hangi etki?</translation>
    </message>
    <message>
        <source>What bows to pay?</source>
        <translation>Ödemek için hangi kartlar eğilsin?</translation>
    </message>
    <message>
        <source>Which card do you discard for it?</source>
        <translation>Bunun için hangi kartı atıyorsunuz?</translation>
    </message>
    <message>
        <source>Do you attack?</source>
        <translation>Saldırıyor musunuz?</translation>
    </message>
    <message>
        <source>Cavalry maneuvers: who goes where?</source>
        <translation>Süvari manevraları: kim nereye gidiyor?</translation>
    </message>
    <message>
        <source>Infantry maneuvers: who goes where?</source>
        <translation>Piyade manevraları: kim nereye gidiyor?</translation>
    </message>
    <message>
        <source>Where is the next battle?</source>
        <translation>Sonraki savaş nerede?</translation>
    </message>
    <message>
        <source>You are challenged to a duel. Do you accept?</source>
        <translation>Düello için size meydan okundu. Kabul ediyor musunuz?</translation>
    </message>
    <message>
        <source>Focus a card, or strike?</source>
        <translation>Odaklanmak mı, vurmak mı?</translation>
    </message>
    <message>
        <source>Dynasty Phase: what do you bring into play?</source>
        <translation>Hanedan aşaması: oyuna ne sokuyorsunuz?</translation>
    </message>
    <message>
        <source>Which card do you discard?</source>
        <translation>Hangi kartı atıyorsunuz?</translation>
    </message>
    <message>
        <source>You do not begin: which Legacy Holding do you put into play?</source>
        <translation>Siz başlamıyorsunuz: hangi miras mülkü oyuna sokuyorsunuz?</translation>
    </message>
    <message>
        <source>What do you take?</source>
        <translation>Ne alıyorsunuz?</translation>
    </message>
    <message>
        <source>Which card do you take?</source>
        <translation>Hangi kartı alıyorsunuz?</translation>
    </message>
    <message>
        <source>Which card goes under the deck next?</source>
        <translation>Sırada destenin altına hangi kart gitsin?</translation>
    </message>
    <message>
        <source>%1: what do you choose?</source>
        <extracomment>%1 is the card whose effect it is.</extracomment>
        <translation>%1: ne seçiyorsunuz?</translation>
    </message>
    <message>
        <source>What do you choose?</source>
        <translation>Ne seçiyorsunuz?</translation>
    </message>
    <message>
        <source>%1 takes an action or passes.</source>
        <translation>%1 eylem yapacak ya da pas geçecek.</translation>
    </message>
    <message>
        <source>%1 may react.</source>
        <translation>%1 tepki verebilir.</translation>
    </message>
    <message>
        <source>%1 assigns units.</source>
        <translation>%1 birliklerini sevk ediyor.</translation>
    </message>
    <message>
        <source>%1 buys cards.</source>
        <translation>%1 kart satın alıyor.</translation>
    </message>
    <message>
        <source>%1 may attack.</source>
        <translation>%1 saldırabilir.</translation>
    </message>
    <message>
        <source>Choose a target.</source>
        <translation>Bir hedef seçin.</translation>
    </message>
    <message>
        <source>Who gets it? %1</source>
        <extracomment>%1 is an attachment.</extracomment>
        <translation>Kime verilsin? %1</translation>
    </message>
    <message>
        <source>Which attachment do you hand over?</source>
        <translation>Hangi bağlı kartı devrediyorsunuz?</translation>
    </message>
    <message>
        <source>%1: choose a target.</source>
        <extracomment>%1 is the card, or common action, that needs a target.</extracomment>
        <translation>%1: bir hedef seçin.</translation>
    </message>
    <message>
        <source>%1: choose target %2.</source>
        <extracomment>%1 is the card, or common action, that needs targets; %2 counts from 1.</extracomment>
        <translation>%1: %2. hedefi seçin.</translation>
    </message>
    <message>
        <source>%1: who performs it?</source>
        <extracomment>%1 is the card whose action a Personality performs.</extracomment>
        <translation>%1: eylemi kim yapıyor?</translation>
    </message>
    <message>
        <source>%1: who bows for it?</source>
        <extracomment>%1 is the card, or common action, that costs bowing a Personality.</extracomment>
        <translation>%1: bunun için kim eğilsin?</translation>
    </message>
    <message>
        <source>%1: which enemy Personality?</source>
        <extracomment>%1 is the card, or common action, that needs a target.</extracomment>
        <translation>%1: hangi düşman karakteri?</translation>
    </message>
    <message>
        <source>%1: which enemy card?</source>
        <extracomment>%1 is the card that needs a target: a Personality, a Follower or an Item of the enemy.</extracomment>
        <translation>%1: hangi düşman kartı?</translation>
    </message>
    <message>
        <source>%1: which of your Personalities?</source>
        <extracomment>%1 is the card that needs a target.</extracomment>
        <translation>%1: hangi karakteriniz?</translation>
    </message>
    <message>
        <source>%1 Do you react?</source>
        <extracomment>%1 is a sentence about what happens: &quot;Drill Yard is about to bow.&quot;</extracomment>
        <translation>%1 Tepki veriyor musunuz?</translation>
    </message>
    <message>
        <source>Do you react?</source>
        <translation>Tepki veriyor musunuz?</translation>
    </message>
    <message>
        <source>About to bow: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Eğilmek üzere: %1.</translation>
    </message>
    <message>
        <source>About to be destroyed: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Yok edilmek üzere: %1.</translation>
    </message>
    <message>
        <source>About to move to the battlefield: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Savaş alanına gitmek üzere: %1.</translation>
    </message>
    <message>
        <source>About to move home: %1.</source>
        <extracomment>What is about to happen. %1 lists cards.</extracomment>
        <translation>Yurda gönderilmek üzere: %1.</translation>
    </message>
    <message>
        <source>%1 is about to lose %2 Honor.</source>
        <extracomment>What is about to happen. %2 is a number.</extracomment>
        <translation>%1, %2 onur kaybetmek üzere.</translation>
    </message>
    <message>
        <source>Bowed: %1.</source>
        <translation>Eğildi: %1.</translation>
    </message>
    <message>
        <source>Straightened: %1.</source>
        <translation>Doğrultuldu: %1.</translation>
    </message>
    <message>
        <source>Destroyed: %1.</source>
        <translation>Yok edildi: %1.</translation>
    </message>
    <message>
        <source>Moved: %1.</source>
        <extracomment>What has just happened. %1 lists cards.</extracomment>
        <translation>Yer değiştirdi: %1.</translation>
    </message>
    <message>
        <source>Dishonored: %1.</source>
        <translation>Onursuz kılındı: %1.</translation>
    </message>
    <message>
        <source>Rehonored: %1.</source>
        <translation>Onuru geri verildi: %1.</translation>
    </message>
    <message>
        <source>Comes into play: %1.</source>
        <translation>Oyuna girdi: %1.</translation>
    </message>
    <message>
        <source>An action targets: %1.</source>
        <extracomment>What has just happened: an action that is about to take effect. %1 lists its targets.</extracomment>
        <translation>Bir eylemin hedefi: %1.</translation>
    </message>
    <message>
        <source>An action has taken effect.</source>
        <translation>Bir eylem sonuçlandı.</translation>
    </message>
    <message>
        <source>An attack has been declared.</source>
        <translation>Saldırı ilan edildi.</translation>
    </message>
    <message>
        <source>A Province has fallen: %1.</source>
        <extracomment>What has just happened. %1 is a Province.</extracomment>
        <translation>Bir eyalet düştü: %1.</translation>
    </message>
    <message>
        <source>The battle has been decided.</source>
        <translation>Savaşın sonucu belli oldu.</translation>
    </message>
    <message>
        <source>The battle is over.</source>
        <translation>Savaş bitti.</translation>
    </message>
    <message>
        <source>Winner of the duel: %1.</source>
        <extracomment>What has just happened. %1 is a Personality.</extracomment>
        <translation>Düellonun galibi: %1.</translation>
    </message>
    <message>
        <source>The Dynasty Phase is over.</source>
        <translation>Hanedan aşaması bitti.</translation>
    </message>
    <message>
        <source>%1 has gained %2 Honor.</source>
        <translation>%1, %2 onur kazandı.</translation>
    </message>
    <message>
        <source>Something has happened.</source>
        <translation>Bir şey oldu.</translation>
    </message>
    <message>
        <source>%1 of %2 Gold</source>
        <extracomment>A payment. %1 is the Gold that bows so far, %2 the price.</extracomment>
        <translation>%1 / %2 altın</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold is lost</source>
        <extracomment>A payment: the cards that bow make so much Gold more than the price, and it cannot be kept.</extracomment>
        <translation>
            <numerusform>%n altın boşa gider</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, and you gain %2 Honor</source>
        <extracomment>A price. %1 is an amount of Gold, %2 is how much Honor comes with it.</extracomment>
        <translation>%1; %2 onur kazanırsınız</translation>
    </message>
</context>
<context>
    <name>ClansBase</name>
    <message>
        <source>Created card</source>
        <extracomment>A card made by an effect, alone or after a colon.</extracomment>
        <translation>Oluşturulan kart</translation>
    </message>
    <message>
        <source>Created Personality</source>
        <extracomment>A card made by an effect, alone or after a colon.</extracomment>
        <translation>Oluşturulan karakter</translation>
    </message>
    <message>
        <source>Created Follower</source>
        <translation>Oluşturulan maiyet</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list without &quot;and&quot;: %1 is its beginning, %2 the next thing.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Gold Cost %1</source>
        <extracomment>A figure printed on a card: what it costs. %1 is a number.</extracomment>
        <translation>Altın bedeli %1</translation>
    </message>
    <message>
        <source>Gold Production %1</source>
        <extracomment>A figure printed on a card: how much Gold it makes. %1 is a number.</extracomment>
        <translation>Altın üretimi %1</translation>
    </message>
    <message>
        <source>Chi %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>Çi %1</translation>
    </message>
    <message>
        <source>Honor Requirement %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>Onur şartı %1</translation>
    </message>
    <message>
        <source>Personal Honor %1</source>
        <extracomment>A figure printed on a card. %1 is a number.
----------
%1 is a number.</extracomment>
        <translation>Kişisel onur %1</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>Odak değeri %1</translation>
    </message>
    <message>
        <source>Province Strength %1</source>
        <extracomment>A figure printed on a card. %1 is a number.</extracomment>
        <translation>Eyalet gücü %1</translation>
    </message>
    <message>
        <source>Family Honor %1</source>
        <extracomment>A figure printed on a card: the Family Honor at the start. %1 is a number.</extracomment>
        <translation>Aile onuru %1</translation>
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
        <translation>Donat</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>An action of every player, alone: move an attachment.</extracomment>
        <translation>Paylaş</translation>
    </message>
    <message>
        <source>Lobby</source>
        <extracomment>An action of every player, alone: take the Imperial Favor.</extracomment>
        <translation>Kulis yap</translation>
    </message>
    <message>
        <source>Favor: draw a card</source>
        <extracomment>An action of every player, alone: spend the Imperial Favor and a card, and draw one.</extracomment>
        <translation>Lütuf: kart çek</translation>
    </message>
    <message>
        <source>Favor: send home</source>
        <extracomment>An action of every player, alone: spend the Imperial Favor to move an attacker home.</extracomment>
        <translation>Lütuf: yurda gönder</translation>
    </message>
    <message>
        <source>Legacy</source>
        <extracomment>An action of every player, alone: bow the Stronghold and search for a Legacy Holding.</extracomment>
        <translation>Miras</translation>
    </message>
    <message>
        <source>Tactical bonus</source>
        <extracomment>An action of every player, alone: discard a card for a Force bonus.</extracomment>
        <translation>Taktik bonusu</translation>
    </message>
    <message>
        <source>Battle action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Savaş eylemi</translation>
    </message>
    <message>
        <source>Limited action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Kısıtlı eylem</translation>
    </message>
    <message>
        <source>Open action</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Açık eylem</translation>
    </message>
    <message>
        <source>Reaction</source>
        <extracomment>A kind of action, alone.</extracomment>
        <translation>Tepki</translation>
    </message>
    <message>
        <source>Province %1</source>
        <extracomment>%1 is the number of a Province, counted from the left.</extracomment>
        <translation>%1.&#xa0;eyalet</translation>
    </message>
    <message>
        <source>Battlefield %1</source>
        <extracomment>%1 is the number of a battlefield: that of its Province, counted from the left.</extracomment>
        <translation>%1.&#xa0;savaş alanı</translation>
    </message>
    <message>
        <source>at home</source>
        <extracomment>Where a card is, alone.</extracomment>
        <translation>yurtta</translation>
    </message>
    <message>
        <source>Dynasty deck</source>
        <extracomment>A deck, alone or after a colon.</extracomment>
        <translation>Hanedan destesi</translation>
    </message>
    <message>
        <source>Fate deck</source>
        <translation>Kader destesi</translation>
    </message>
    <message>
        <source>Straighten Phase</source>
        <translation>Doğrultma aşaması</translation>
    </message>
    <message>
        <source>Events Phase</source>
        <translation>Olaylar aşaması</translation>
    </message>
    <message>
        <source>Action Phase</source>
        <translation>Eylem aşaması</translation>
    </message>
    <message>
        <source>Attack Phase</source>
        <translation>Saldırı aşaması</translation>
    </message>
    <message>
        <source>Dynasty Phase</source>
        <translation>Hanedan aşaması</translation>
    </message>
    <message>
        <source>End Phase</source>
        <translation>Bitiş aşaması</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Hazırlık</translation>
    </message>
    <message>
        <source>Straighten</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Doğrultma</translation>
    </message>
    <message>
        <source>Events</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Olaylar</translation>
    </message>
    <message>
        <source>Actions</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Eylemler</translation>
    </message>
    <message>
        <source>Attack</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Saldırı</translation>
    </message>
    <message>
        <source>Dynasty</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Hanedan</translation>
    </message>
    <message>
        <source>End</source>
        <comment>phase</comment>
        <extracomment>A phase of the turn, on a narrow strip.</extracomment>
        <translation>Bitiş</translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n altın</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Force</source>
        <extracomment>%1 is a bonus or penalty with its sign.</extracomment>
        <translation>%1 kuvvet</translation>
    </message>
    <message>
        <source>%1 Chi</source>
        <extracomment>%1 is a bonus or penalty with its sign.</extracomment>
        <translation>%1 çi</translation>
    </message>
    <message>
        <source>Force %1, Chi %2</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Kuvvet %1, çi %2</translation>
    </message>
    <message>
        <source>Force %1 (%2 without Followers), Chi %3</source>
        <extracomment>%1 is the Force of a whole unit, %2 that of its Personality alone, %3 is its Chi.</extracomment>
        <translation>Kuvvet %1 (maiyetsiz %2), çi %3</translation>
    </message>
    <message>
        <source>Force %1</source>
        <extracomment>A figure printed on a card. %1 is a number.
----------
%1 is a number.</extracomment>
        <translation>Kuvvet %1</translation>
    </message>
</context>
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
        <translation>Sizden başlayarak her oyuncu, karakterlerinden birini seçer ve üzerine bir –1Ç işareti koyar.</translation>
    </message>
    <message>
        <source>Put this Event into play. All Provinces have –1 strength.</source>
        <extracomment>Text of the card Years of Strife.</extracomment>
        <translation>Bu olayı oyuna sokun. Bütün eyaletler –1 güç alır.</translation>
    </message>
    <message>
        <source>Attacking Cavalry Personalities at this Province’s battlefield have –2F.</source>
        <extracomment>Text of the card Sinking Marsh Road.</extracomment>
        <translation>Bu eyaletin savaş alanındaki saldıran süvari karakterleri –2K alır.</translation>
    </message>
    <message>
        <source>Battle: Give a target enemy Personality or Follower –2F.</source>
        <extracomment>Text of the card Peak Hermit.
----------
Text of the card Reed Banner Horse.</extracomment>
        <translation>Savaş: Hedef düşman karakterine ya da düşman maiyetine –2K verin.</translation>
    </message>
    <message>
        <source>Battle: If you are the Attacker: Give the current battlefield’s Province –3 strength.</source>
        <extracomment>Text of the card Momijiya Oto, Wall-Breaker.
----------
Text of the card Over the Wall.</extracomment>
        <translation>Savaş: Saldıran sizseniz: Şu anki savaş alanının eyaletine –3 güç verin.</translation>
    </message>
    <message>
        <source>Battle: Give a target enemy Personality or Follower –3F.</source>
        <extracomment>Text of the card Brother Mukan, Empty Bowl.</extracomment>
        <translation>Savaş: Hedef düşman karakterine ya da düşman maiyetine –3K verin.</translation>
    </message>
    <message>
        <source>Attacking Followers at this battlefield have –1F.</source>
        <extracomment>Text of the card Flooded Paddies.</extracomment>
        <translation>Bu savaş alanındaki saldıran maiyetler –1K alır.</translation>
    </message>
    <message>
        <source>Political Favor Limited: Discard the Imperial Favor: Bow another player’s target Personality and put a –1F token on it.</source>
        <extracomment>Text of the card A Debt Remembered.</extracomment>
        <translation>Siyasi Lütuf Kısıtlı: İmparatorun lütfunu atın: Başka bir oyuncunun hedef karakterini eğin ve üzerine bir –1K işareti koyun.</translation>
    </message>
    <message>
        <source>Battle: Bow this card: Give a target enemy Personality –2C.</source>
        <extracomment>Text of the card Mirror of Still Water.</extracomment>
        <translation>Savaş: Bu kartı eğin: Hedef düşman karakterine –2Ç verin.</translation>
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
    <name>ClansEvents</name>
    <message>
        <source>%1 begins the match.</source>
        <translation>Maça %1 başladı.</translation>
    </message>
    <message>
        <source>%1 begins turn %2.</source>
        <extracomment>Log line. %2 is the number of the turn.</extracomment>
        <translation>%2. sıra başladı: %1.</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <extracomment>Log line: a phase begins. %1 is its name.</extracomment>
        <translation>Şimdi: %1.</translation>
    </message>
    <message>
        <source>The match ends in a draw.</source>
        <translation>Maç berabere bitti.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 kazandı.</translation>
    </message>
    <message>
        <source>%1 shuffles: %2.</source>
        <extracomment>Log line. %2 is a deck.</extracomment>
        <translation>%1 desteyi karıştırdı: %2.</translation>
    </message>
    <message>
        <source>%1 does not attack.</source>
        <translation>%1 saldırmadı.</translation>
    </message>
    <message>
        <source>%1 does not react.</source>
        <extracomment>Log line. A Reaction, or a Ring that could have been put into play, is declined.</extracomment>
        <translation>%1 tepki vermedi.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pas geçti.</translation>
    </message>
    <message>
        <source>%1 turns up: %2.</source>
        <extracomment>Log line. %2 is a card that is turned face-up in a Province.</extracomment>
        <translation>%1 bir kart açtı: %2.</translation>
    </message>
    <message>
        <source>Region attached: %1. %2 of %3.</source>
        <extracomment>Log line. %1 is a Region, %2 a Province, %3 its player.</extracomment>
        <translation>Bölge bağlandı: %1. %3, %2.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 bir kart çekti.</translation>
    </message>
    <message>
        <source>%1 draws: %2.</source>
        <extracomment>Log line, read by who draws only. %2 is a card.</extracomment>
        <translation>%1 bir kart çekti: %2.</translation>
    </message>
    <message>
        <source>%1 searches: %2.</source>
        <extracomment>Log line. %2 is a deck.</extracomment>
        <translation>%1 destede aradı: %2.</translation>
    </message>
    <message>
        <source>%1 finds nothing.</source>
        <translation>%1 bir şey bulamadı.</translation>
    </message>
    <message>
        <source>%1 finds: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 aradığını buldu: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 looks at the top %n card(s) of the Fate deck.</source>
        <translation>
            <numerusform>%1 kader destesinin en üstteki %n kartına baktı.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes a card.</source>
        <translation>%1 bir kart aldı.</translation>
    </message>
    <message>
        <source>%1 takes: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 bir kart aldı: %2.</translation>
    </message>
    <message>
        <source>%1 puts a card under the deck.</source>
        <translation>%1 destenin altına bir kart koydu.</translation>
    </message>
    <message>
        <source>%1 puts under the deck: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 destenin altına koydu: %2.</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2.</source>
        <translation>%1, %2 oyuncusunun eline baktı.</translation>
    </message>
    <message>
        <source>%1 takes back into the hand: %2.</source>
        <extracomment>Log line: from a discard pile. %2 is a card.</extracomment>
        <translation>%1 eline geri aldı: %2.</translation>
    </message>
    <message>
        <source>%1 puts on top of the deck: %2.</source>
        <extracomment>Log line: from a discard pile. %2 is a card.</extracomment>
        <translation>%1 destenin üstüne koydu: %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <extracomment>Log line. %2 lists cards.</extracomment>
        <translation>%1 kart attı: %2.</translation>
    </message>
    <message>
        <source>%1 equips: %2.</source>
        <extracomment>Log line. %2 is an attachment.</extracomment>
        <translation>%1 donatma duyurdu: %2.</translation>
    </message>
    <message>
        <source>%1 announces: %2.</source>
        <extracomment>Log line. %2 is a card, or an action that every player has.</extracomment>
        <translation>%1 duyurdu: %2.</translation>
    </message>
    <message>
        <source>%1 takes it back.</source>
        <translation>%1 bundan vazgeçti.</translation>
    </message>
    <message>
        <source>%1 targets: %2.</source>
        <extracomment>Log line. %2 lists cards.</extracomment>
        <translation>%1 hedef seçti: %2.</translation>
    </message>
    <message>
        <source>Effect: %1.</source>
        <extracomment>Log line: a trait of a card, or the text of an Event, does something now. %1 is the card.</extracomment>
        <translation>Etki: %1.</translation>
    </message>
    <message>
        <source>%1 pays %2: %3.</source>
        <extracomment>Log line. %2 is an amount of Gold, %3 lists cards.</extracomment>
        <translation>%1, %2 ödedi. Eğilen: %3.</translation>
    </message>
    <message>
        <source>%1 brings into play, gaining Honor: %2.</source>
        <extracomment>Log line. %2 is a Personality that brings Honor as well.</extracomment>
        <translation>%1 onur kazanarak oyuna soktu: %2.</translation>
    </message>
    <message>
        <source>%1 brings into play: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 oyuna soktu: %2.</translation>
    </message>
    <message>
        <source>It does not bow: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Eğilmedi: %1.</translation>
    </message>
    <message>
        <source>It is not destroyed: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Yok edilmedi: %1.</translation>
    </message>
    <message>
        <source>It does not move: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Yerinde kaldı: %1.</translation>
    </message>
    <message>
        <source>Nothing happens to: %1.</source>
        <extracomment>Log line: something is prevented. %1 is a card.</extracomment>
        <translation>Etkilenmedi: %1.</translation>
    </message>
    <message>
        <source>The action has no effect.</source>
        <extracomment>Log line: all effects of an action are negated.</extracomment>
        <translation>Eylem etkisiz kaldı.</translation>
    </message>
    <message>
        <source>%1 Cause: %2.</source>
        <extracomment>%1 is a sentence, %2 the card that is the cause of it.</extracomment>
        <translation>%1 Nedeni: %2.</translation>
    </message>
    <message>
        <source>Attached: %1. To: %2.</source>
        <extracomment>Log line. %1 is an attachment, %2 the Personality that has it now.</extracomment>
        <translation>Bağlandı: %1. Karakter: %2.</translation>
    </message>
    <message>
        <source>Comes into play: %1.</source>
        <extracomment>Log line. %1 is a card.</extracomment>
        <translation>Oyuna girdi: %1.</translation>
    </message>
    <message>
        <source>Bowed: %1.</source>
        <extracomment>Log line. %1 lists cards that are turned sideways.</extracomment>
        <translation>Eğildi: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) straightened.</source>
        <translation>
            <numerusform>%n kart doğrultuldu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Straightened: %1.</source>
        <extracomment>Log line. %1 lists cards that are turned upright.</extracomment>
        <translation>Doğrultuldu: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n created card(s) vanish.</source>
        <extracomment>Log line: cards made by an effect leave the game.</extracomment>
        <translation>
            <numerusform>Oluşturulan %n kart ortadan kalktı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Handed over: %1. To: %2.</source>
        <extracomment>Log line. %1 is an attachment, %2 the Personality that has it now.</extracomment>
        <translation>Devredildi: %1. Yeni sahibi: %2.</translation>
    </message>
    <message>
        <source>Dishonored: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Onursuz kılındı: %1.</translation>
    </message>
    <message>
        <source>Rehonored instead of gaining Honor: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Onur kazanmak yerine onuru geri verildi: %1.</translation>
    </message>
    <message>
        <source>Rehonored: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Onuru geri verildi: %1.</translation>
    </message>
    <message>
        <source>Destroyed, as Chi has fallen to 0: %1.</source>
        <extracomment>Log line: a Personality with Chi 0 is destroyed. %1 lists it and its attachments.</extracomment>
        <translation>Çi 0 olduğu için yok edildi: %1.</translation>
    </message>
    <message>
        <source>Destroyed in the lost battle: %1.</source>
        <extracomment>Log line. %1 lists the cards of the army that has lost.</extracomment>
        <translation>Kaybedilen savaşta yok edildi: %1.</translation>
    </message>
    <message>
        <source>Destroyed as a cost: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>Bedel olarak yok edildi: %1.</translation>
    </message>
    <message>
        <source>Destroyed: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>Yok edildi: %1.</translation>
    </message>
    <message>
        <source>Moved home: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Yurda gönderildi: %1.</translation>
    </message>
    <message>
        <source>Moved: %1. To: %2.</source>
        <extracomment>Log line. %1 is a Personality, %2 a battlefield.</extracomment>
        <translation>Yer değiştirdi: %1. Yeni yeri: %2.</translation>
    </message>
    <message>
        <source>%1 gains %2 Honor: %3 now.</source>
        <extracomment>Log line. %3 is the new Family Honor.</extracomment>
        <translation>%1, %2 onur kazandı: şimdi %3.</translation>
    </message>
    <message>
        <source>%1 loses %2 Honor: %3 now.</source>
        <extracomment>Log line. %3 is the new Family Honor.</extracomment>
        <translation>%1, %2 onur kaybetti: şimdi %3.</translation>
    </message>
    <message>
        <source>Nobody controls the Imperial Favor any more.</source>
        <translation>İmparatorun lütfu artık kimsenin kontrolünde değil.</translation>
    </message>
    <message>
        <source>%1 takes control of the Imperial Favor.</source>
        <translation>%1 imparatorun lütfunu aldı.</translation>
    </message>
    <message>
        <source>%1 this turn: %2.</source>
        <extracomment>Log line, until the end of the turn. %1 is a bonus such as +2 Force, %2 lists cards.
----------
Log line, until the end of the turn. %1 lists keywords, %2 cards.</extracomment>
        <translation>Sıra bitene kadar %1: %2.</translation>
    </message>
    <message>
        <source>Token with %1: %2.</source>
        <extracomment>Log line: a lasting mark. %1 is a bonus such as +1 Force, %2 is a card.</extracomment>
        <translation>İşaret kondu, %1: %2.</translation>
    </message>
    <message>
        <source>%1: strength %2, %3 now.</source>
        <extracomment>Log line. %1 is a Province, %2 a bonus with its sign, %3 its strength now.</extracomment>
        <translation>%1: güç %2, şimdi %3.</translation>
    </message>
    <message>
        <source>Cannot be assigned this turn: %1.</source>
        <extracomment>Log line, until the end of the turn. %1 lists cards.</extracomment>
        <translation>Sıra bitene kadar sevk edilemez: %1.</translation>
    </message>
    <message>
        <source>Not bowed by others this turn: %1.</source>
        <extracomment>Log line, until the end of the turn. %1 lists cards.</extracomment>
        <translation>Sıra bitene kadar başkalarınca eğilmez: %1.</translation>
    </message>
    <message>
        <source>Nobody can declare an attack until the next turn of this card’s player begins.</source>
        <extracomment>Log line, after the card that does it was named.</extracomment>
        <translation>Bu kartın oyuncusunun bir sonraki sırası başlayana kadar kimse saldırı ilan edemez.</translation>
    </message>
    <message>
        <source>%1 declares an attack.</source>
        <translation>%1 saldırı ilan etti.</translation>
    </message>
    <message>
        <source>%1 assigns no unit.</source>
        <translation>%1 hiçbir birliğini sevk etmedi.</translation>
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
        <translation>%1 birlik sevk etti: %2.</translation>
    </message>
    <message>
        <source>A battle begins: %1.</source>
        <extracomment>Log line. %1 is a battlefield.</extracomment>
        <translation>Bir savaş başladı: %1.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <extracomment>Log line. %1 is the player who loses %2, a Province.</extracomment>
        <translation>%1 bir eyalet kaybetti: %2.</translation>
    </message>
    <message>
        <source>The attack is over.</source>
        <translation>Saldırı bitti.</translation>
    </message>
    <message>
        <source>Challenge to a duel: %1 against %2.</source>
        <extracomment>Log line. %1 and %2 are Personalities.</extracomment>
        <translation>Düello için meydan okuma: %1 – %2.</translation>
    </message>
    <message>
        <source>%1 refuses the challenge.</source>
        <translation>%1 meydan okumayı geri çevirdi.</translation>
    </message>
    <message>
        <source>%1 focuses the top card of the Fate deck.</source>
        <translation>%1 kader destesinin üst kartıyla odaklandı.</translation>
    </message>
    <message>
        <source>%1 focuses a card of the hand.</source>
        <translation>%1 elindeki bir kartla odaklandı.</translation>
    </message>
    <message>
        <source>%1 focuses: %2.</source>
        <extracomment>Log line, read by who focuses only. %2 is a card.</extracomment>
        <translation>%1 odaklandı: %2.</translation>
    </message>
    <message>
        <source>The duel ends without a result.</source>
        <translation>Düello sonuçsuz bitti.</translation>
    </message>
    <message>
        <source>The Attacker wins and takes the Province: %1 against %2 and strength %3.</source>
        <extracomment>Log line. %1 and %2 are Forces, %3 is the strength of the Province.</extracomment>
        <translation>Saldıran kazandı, eyalet düştü. Saldıran %1, savunan %2, eyalet gücü %3.</translation>
    </message>
    <message>
        <source>The Attacker wins: %1 against %2.</source>
        <extracomment>Log line. %1 and %2 are Forces.</extracomment>
        <translation>Saldıran kazandı. Saldıran %1, savunan %2.</translation>
    </message>
    <message>
        <source>The Defender wins: %2 against %1.</source>
        <extracomment>Log line. %1 and %2 are Forces.</extracomment>
        <translation>Savunan kazandı. Savunan %2, saldıran %1.</translation>
    </message>
    <message>
        <source>A tie, %1 against %1: both armies are destroyed.</source>
        <extracomment>Log line. %1 is a Force.</extracomment>
        <translation>Berabere, %1 – %1: iki ordu da yok edildi.</translation>
    </message>
    <message>
        <source>The battle has no outcome.</source>
        <translation>Savaş sonuçsuz kaldı.</translation>
    </message>
    <message>
        <source>%1 strikes.</source>
        <translation>%1 vurdu.</translation>
    </message>
    <message>
        <source>%1 has %2: %3.</source>
        <extracomment>Log line: the end of a duel. %2 is the total, %3 lists the cards focused.</extracomment>
        <translation>%1, toplam %2: %3.</translation>
    </message>
    <message>
        <source>%1 has %2, without a card.</source>
        <extracomment>Log line: the end of a duel. %2 is the total.</extracomment>
        <translation>%1, toplam %2, kartsız.</translation>
    </message>
    <message>
        <source>Both lose the duel.</source>
        <translation>Düelloyu ikisi de kaybetti.</translation>
    </message>
    <message>
        <source>Winner of the duel: %1.</source>
        <extracomment>Log line. %1 is a Personality.</extracomment>
        <translation>Düellonun galibi: %1.</translation>
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
    <name>ClansLabels</name>
    <message>
        <source>%1. %2</source>
        <extracomment>For screen readers. %1 is a thing, %2 the player whose it is.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>makes %1</source>
        <extracomment>What a card makes for payments. %1 is an amount of Gold.</extracomment>
        <translation>%1 üretir</translation>
    </message>
    <message>
        <source>bowed</source>
        <extracomment>State of a card: turned sideways.</extracomment>
        <translation>eğik</translation>
    </message>
    <message>
        <source>dishonored</source>
        <extracomment>State of a Personality.</extracomment>
        <translation>onursuz</translation>
    </message>
    <message>
        <source>with %1</source>
        <extracomment>For screen readers. %1 lists the attachments of a Personality.</extracomment>
        <translation>bağlı: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>For screen readers. %1 is a player&apos;s name, %2 a clan.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>What a card is worth in a duel. %1 is a number.</extracomment>
        <translation>Odak değeri %1</translation>
    </message>
    <message>
        <source>%1, a face-down card</source>
        <extracomment>For screen readers. %1 is a Province.</extracomment>
        <translation>%1, yüzü kapalı bir kart</translation>
    </message>
    <message>
        <source>Seen before: %1</source>
        <extracomment>For screen readers: a face-down card that you have seen. %1 is the card.</extracomment>
        <translation>Daha önce görüldü: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>elde %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, strength %2</source>
        <extracomment>For screen readers. %1 is a Province, %2 a number.</extracomment>
        <translation>%1, güç %2</translation>
    </message>
    <message>
        <source>%1, destroyed</source>
        <extracomment>For screen readers. %1 is a Province.</extracomment>
        <translation>%1, yok edildi</translation>
    </message>
    <message>
        <source>stays bowed for now</source>
        <extracomment>State of a Legacy Holding of the set-up: it does not straighten yet.</extracomment>
        <translation>şimdilik eğik kalır</translation>
    </message>
    <message>
        <source>in hand</source>
        <extracomment>Where a card is, alone.</extracomment>
        <translation>elde</translation>
    </message>
    <message>
        <source>on %1</source>
        <comment>attached</comment>
        <extracomment>Of an attachment. %1 is the Personality that bears it.</extracomment>
        <translation>%1 kartına bağlı</translation>
    </message>
    <message>
        <source>no. %1 from the left</source>
        <extracomment>Which of several cards of one name side by side. %1 counts from 1.</extracomment>
        <translation>soldan %1. kart</translation>
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
        <translation>%1. sırada, çi 0 olduğu için yok edildi.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1, in a lost battle.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn.</extracomment>
        <translation>%1. sırada, kaybedilen bir savaşta yok edildi.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn.</extracomment>
        <translation>%1. sırada yok edildi.</translation>
    </message>
    <message>
        <source>Destroyed in turn %1. Cause: %2.</source>
        <extracomment>Of a card in a discard pile. %1 is the number of the turn, %2 the card that is the cause of it.</extracomment>
        <translation>%1. sırada yok edildi. Nedeni: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <extracomment>For screen readers. %1 is a deck, %n its cards.</extracomment>
        <translation>
            <numerusform>%1, %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dynasty discard pile, %n card(s)</source>
        <translation>
            <numerusform>Hanedan ıskarta destesi, %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fate discard pile, %n card(s)</source>
        <translation>
            <numerusform>Kader ıskarta destesi, %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Family Honor %1</source>
        <extracomment>For screen readers. %1 is a number.</extracomment>
        <translation>Aile onuru %1</translation>
    </message>
    <message>
        <source>The Imperial Favor, which nobody controls</source>
        <translation>İmparatorun lütfu, kimsenin kontrolünde değil</translation>
    </message>
    <message>
        <source>The Imperial Favor, controlled by %1</source>
        <translation>İmparatorun lütfu, %1 oyuncusunun kontrolünde</translation>
    </message>
    <message>
        <source>Turn %1 of %2: %3</source>
        <extracomment>For screen readers. %1 is the number of the turn, %2 whose it is, %3 the phase.</extracomment>
        <translation>%1. sıra, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 Honor</source>
        <comment>slip</comment>
        <extracomment>A slip under a battle, upper line. %1: whose units would be destroyed, %2 the Honor it brings. Short.</extracomment>
        <translation>%1: %2 onur</translation>
    </message>
    <message>
        <source>Province holds: %1 = %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>Eyalet dayanır: %1 = %2 + %3</translation>
    </message>
    <message>
        <source>Province holds: %1 &lt; %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>Eyalet dayanır: %1 &lt; %2 + %3</translation>
    </message>
    <message>
        <source>%1 would gain %2 Honor.</source>
        <extracomment>What would come of a battle, after the units that would be destroyed. %1 is a player, %2 a number.</extracomment>
        <translation>%1, %2 onur kazanır.</translation>
    </message>
    <message>
        <source>%1, fought</source>
        <extracomment>For screen readers. %1 is a battlefield.</extracomment>
        <translation>%1, savaş yapıldı</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Head of a small panel: what is being done at the moment.</extracomment>
        <translation>Şimdi</translation>
    </message>
    <message>
        <source>Announced: %1</source>
        <extracomment>A small panel: an action is announced, its targets or costs are being chosen. %1 is a card.</extracomment>
        <translation>Duyuruldu: %1</translation>
    </message>
    <message>
        <source>Takes effect: %1</source>
        <extracomment>A small panel: what takes effect now. %1 is a card.</extracomment>
        <translation>Etki: %1</translation>
    </message>
    <message>
        <source>%1 may react</source>
        <extracomment>A small panel. %1 is a player.</extracomment>
        <translation>%1 tepki verebilir</translation>
    </message>
    <message>
        <source>Family Honor, by turn</source>
        <translation>Sıralara göre aile onuru</translation>
    </message>
    <message>
        <source>Provinces standing, by turn</source>
        <translation>Sıralara göre ayaktaki eyaletler</translation>
    </message>
    <message>
        <source>Force in play, by turn</source>
        <extracomment>A chart: the Force printed on all cards of a player in play.</extracomment>
        <translation>Sıralara göre oyundaki kuvvet</translation>
    </message>
    <message>
        <source>Gold spent, by turn</source>
        <extracomment>A chart: how much Gold a player has paid so far.</extracomment>
        <translation>Sıralara göre harcanan altın</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>count</comment>
        <extracomment>A player and a number. %1 is the name.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Düello</translation>
    </message>
    <message>
        <source>Nothing happens</source>
        <extracomment>A slip under a battle: no unit and no Province would be destroyed.</extracomment>
        <translation>Hiçbir şey olmaz</translation>
    </message>
    <message>
        <source>Both armies destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of both sides would be destroyed. Short.</extracomment>
        <translation>İki ordu da yok edilir</translation>
    </message>
    <message>
        <source>Defenders destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of the Defender would be destroyed. Short.</extracomment>
        <translation>Savunanlar yok edilir</translation>
    </message>
    <message>
        <source>Attackers destroyed</source>
        <extracomment>A slip under a battle, upper line: all units of the Attacker would be destroyed. Short.</extracomment>
        <translation>Saldıranlar yok edilir</translation>
    </message>
    <message>
        <source>No losses</source>
        <extracomment>A slip under a battle, upper line: no unit would be destroyed. Short.</extracomment>
        <translation>Kayıp yok</translation>
    </message>
    <message>
        <source>Province falls</source>
        <extracomment>A slip under a battle, lower line: the Province would be destroyed. Short.</extracomment>
        <translation>Eyalet düşer</translation>
    </message>
    <message>
        <source>Province holds</source>
        <extracomment>A slip under a battle, lower line: the Province would stand. Short.</extracomment>
        <translation>Eyalet dayanır</translation>
    </message>
    <message>
        <source>Province falls: %1 &gt; %2 + %3</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender, %3 strength.</extracomment>
        <translation>Eyalet düşer: %1 &gt; %2 + %3</translation>
    </message>
    <message>
        <source>Province holds: %1 &lt; %2</source>
        <extracomment>A slip under a battle, lower line. %1 Force of the Attacker, %2 of the Defender.</extracomment>
        <translation>Eyalet dayanır: %1 &lt; %2</translation>
    </message>
    <message>
        <source>Province holds: %1 = %1</source>
        <extracomment>A slip under a battle, lower line. %1 is the Force of both.</extracomment>
        <translation>Eyalet dayanır: %1 = %1</translation>
    </message>
    <message>
        <source>As it stands, nothing happens here.</source>
        <translation>Şu anki durumda burada hiçbir şey olmaz.</translation>
    </message>
    <message>
        <source>A tie, %1 to %1: the units of both sides would be destroyed.</source>
        <extracomment>What would come of a battle. %1 is the Force of both.</extracomment>
        <translation>Berabere, %1 – %1: iki tarafın birlikleri de yok edilir.</translation>
    </message>
    <message>
        <source>The Attacker would win, %1 to %2: all defending units would be destroyed.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender.</extracomment>
        <translation>Saldıran kazanır, %1 – %2: savunan bütün birlikler yok edilir.</translation>
    </message>
    <message>
        <source>The Defender would win, %1 to %2: all attacking units would be destroyed.</source>
        <extracomment>What would come of a battle. %1 Force of the Defender, %2 of the Attacker.</extracomment>
        <translation>Savunan kazanır, %1 – %2: saldıran bütün birlikler yok edilir.</translation>
    </message>
    <message>
        <source>No unit would be destroyed.</source>
        <translation>Hiçbir birlik yok edilmez.</translation>
    </message>
    <message>
        <source>The Province would fall: %1 is more than %2 and strength %3 together.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender, %3 strength of the Province.</extracomment>
        <translation>Eyalet düşer: %1, %2 ile %3 eyalet gücünün toplamından yüksek.</translation>
    </message>
    <message>
        <source>The Province would hold: %1 is not more than %2 and strength %3 together.</source>
        <extracomment>What would come of a battle. %1 Force of the Attacker, %2 of the Defender, %3 strength of the Province.</extracomment>
        <translation>Eyalet dayanır: %1, %2 ile %3 eyalet gücünün toplamından yüksek değil.</translation>
    </message>
    <message>
        <source>The Province would hold.</source>
        <translation>Eyalet dayanır.</translation>
    </message>
    <message>
        <source>The attacking units would return home bowed.</source>
        <translation>Saldıran birlikler yurda eğik döner.</translation>
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
            <numerusform>odakta %n kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClansReasons</name>
    <message>
        <source>This card is bowed.</source>
        <translation>Bu kart eğik.</translation>
    </message>
    <message>
        <source>This was used already in this turn.</source>
        <translation>Bu sıra içinde daha önce kullanıldı.</translation>
    </message>
    <message>
        <source>You control the Imperial Favor already.</source>
        <translation>İmparatorun lütfu zaten sizin kontrolünüzde.</translation>
    </message>
    <message>
        <source>Your Family Honor is not higher than that of your opponent.</source>
        <translation>Aile onurunuz rakibinizinkinden yüksek değil.</translation>
    </message>
    <message>
        <source>This Reaction does not answer what happens now.</source>
        <translation>Bu tepki, şu anda olana yanıt vermez.</translation>
    </message>
    <message>
        <source>You have no unit at this battlefield.</source>
        <translation>Bu savaş alanında birliğiniz yok.</translation>
    </message>
    <message>
        <source>Not at the current battlefield: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Şu anki savaş alanında değil: %1.</translation>
    </message>
    <message>
        <source>The battle is not at the Province of this Region.</source>
        <translation>Savaş bu bölgenin eyaletinde değil.</translation>
    </message>
    <message>
        <source>Its Personality is no Shugenja.</source>
        <translation>Bağlı olduğu karakter şugenca değil.</translation>
    </message>
    <message>
        <source>This ability is not used from here.</source>
        <translation>Bu yetenek buradan kullanılmaz.</translation>
    </message>
    <message>
        <source>There is no target for this now.</source>
        <translation>Şu anda bunun için hedef yok.</translation>
    </message>
    <message>
        <source>None of its effects is possible.</source>
        <translation>Etkilerinden hiçbiri olanaklı değil.</translation>
    </message>
    <message>
        <source>This card is neither in your hand nor in play under your control.</source>
        <translation>Bu kart ne elinizde ne de oyunda sizin kontrolünüzde.</translation>
    </message>
    <message>
        <source>The card has no such ability.</source>
        <translation>Kartın böyle bir yeteneği yok.</translation>
    </message>
    <message>
        <source>Battle actions are for battles only.</source>
        <translation>Savaş eylemleri yalnızca savaşta yapılır.</translation>
    </message>
    <message>
        <source>Limited actions are for your own Action Phase only.</source>
        <translation>Kısıtlı eylemler yalnızca kendi eylem aşamanızda yapılır.</translation>
    </message>
    <message>
        <source>Open actions are for Action Phases only.</source>
        <translation>Açık eylemler yalnızca eylem aşamalarında yapılır.</translation>
    </message>
    <message>
        <source>Reactions answer something that happens.</source>
        <translation>Tepkiler, gerçekleşen bir şeye yanıt verir.</translation>
    </message>
    <message>
        <source>Your Family Honor is below %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Aile onurunuz gerekenden düşük: en az %1 olmalı.</translation>
    </message>
    <message numerus="yes">
        <source>It needs %n other card(s) in your hand.</source>
        <translation>
            <numerusform>Elinizde %n başka kart olmalı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your actions have to move %n unit(s) in this battle first.</source>
        <translation>
            <numerusform>Önce bu savaşta eylemlerinizle %n birlik taşınmalı.</numerusform>
        </translation>
    </message>
    <message>
        <source>You control no card that it asks for: %1.</source>
        <extracomment>%1 is a type of cards.</extracomment>
        <translation>İstediği kart kontrolünüzde yok: %1.</translation>
    </message>
    <message>
        <source>It is for another clan: %1.</source>
        <extracomment>%1 is a clan.</extracomment>
        <translation>Başka bir klan için: %1.</translation>
    </message>
    <message>
        <source>It asks for a keyword that is not there: %1.</source>
        <extracomment>%1 is a keyword.</extracomment>
        <translation>Gereken anahtar sözcük yok: %1.</translation>
    </message>
    <message>
        <source>No enemy unit with this keyword is there: %1.</source>
        <extracomment>%1 is a keyword.</extracomment>
        <translation>Orada bu anahtar sözcüğü taşıyan düşman birliği yok: %1.</translation>
    </message>
    <message>
        <source>It answers what actions do.</source>
        <translation>Yalnızca eylemlerin yaptığına yanıt verir.</translation>
    </message>
    <message>
        <source>It answers what the end of a battle does.</source>
        <translation>Yalnızca bir savaşın sonunda olana yanıt verir.</translation>
    </message>
    <message>
        <source>It is for another kind of payment.</source>
        <translation>Başka türden bir ödeme içindir.</translation>
    </message>
    <message>
        <source>You are not the Attacker.</source>
        <translation>Saldıran siz değilsiniz.</translation>
    </message>
    <message>
        <source>You are not the Defender.</source>
        <translation>Savunan siz değilsiniz.</translation>
    </message>
    <message>
        <source>No enemy unit is at this battlefield.</source>
        <translation>Bu savaş alanında düşman birliği yok.</translation>
    </message>
    <message>
        <source>An enemy unit is at this battlefield.</source>
        <translation>Bu savaş alanında bir düşman birliği var.</translation>
    </message>
    <message>
        <source>The battle is at another Province.</source>
        <translation>Savaş başka bir eyalette.</translation>
    </message>
    <message>
        <source>A Terrain lies at this battlefield already.</source>
        <translation>Bu savaş alanında zaten bir arazi var.</translation>
    </message>
    <message>
        <source>It is at this battlefield already.</source>
        <translation>Zaten bu savaş alanında.</translation>
    </message>
    <message>
        <source>You do not control the Imperial Favor.</source>
        <translation>İmparatorun lütfu sizin kontrolünüzde değil.</translation>
    </message>
    <message>
        <source>Your opponent has more Family Honor.</source>
        <translation>Rakibinizin aile onuru daha yüksek.</translation>
    </message>
    <message>
        <source>It answers what your opponent does.</source>
        <translation>Yalnızca rakibinizin yaptığına yanıt verir.</translation>
    </message>
    <message>
        <source>It is for other cards than itself.</source>
        <translation>Kendisi için değil, başka kartlar içindir.</translation>
    </message>
    <message>
        <source>It happens at another place.</source>
        <translation>Bu, başka bir yerde oluyor.</translation>
    </message>
    <message>
        <source>What it asks for does not hold now.</source>
        <translation>Koşulu şu anda sağlanmıyor.</translation>
    </message>
    <message>
        <source>Cards of this type are not targeted by it.</source>
        <translation>Bu türden kartlar hedef alınamaz.</translation>
    </message>
    <message>
        <source>It is for cards of the other side.</source>
        <translation>Karşı tarafın kartları içindir.</translation>
    </message>
    <message>
        <source>This card has it, or is chosen, already.</source>
        <translation>Bu kartta zaten var ya da bu kart zaten seçildi.</translation>
    </message>
    <message>
        <source>The target must be at another place.</source>
        <translation>Hedef başka bir yerde olmalı.</translation>
    </message>
    <message>
        <source>This card is not targeted by Ranged Attacks.</source>
        <translation>Bu kart menzilli saldırılara hedef olmaz.</translation>
    </message>
    <message>
        <source>This card is not targeted by Fear.</source>
        <translation>Bu kart korkuya hedef olmaz.</translation>
    </message>
    <message>
        <source>Cannot be moved to this battlefield: %1.</source>
        <extracomment>%1 is a Personality: it attacked already, or the ground forbids it.</extracomment>
        <translation>Bu savaş alanına taşınamaz: %1.</translation>
    </message>
    <message>
        <source>The target needs a keyword: %1.</source>
        <extracomment>%1 lists keywords.</extracomment>
        <translation>Hedefte bir anahtar sözcük olmalı: %1.</translation>
    </message>
    <message>
        <source>The target must be of this clan: %1.</source>
        <extracomment>%1 is a clan.</extracomment>
        <translation>Hedef bu klandan olmalı: %1.</translation>
    </message>
    <message>
        <source>The target must be of this type: %1.</source>
        <extracomment>%1 is a type of cards.</extracomment>
        <translation>Hedef bu türden olmalı: %1.</translation>
    </message>
    <message>
        <source>The Force of the target is too high.</source>
        <translation>Hedefin kuvveti fazla yüksek.</translation>
    </message>
    <message>
        <source>The Chi of the target is too high.</source>
        <translation>Hedefin çi değeri fazla yüksek.</translation>
    </message>
    <message>
        <source>The Personal Honor of the target is too high.</source>
        <translation>Hedefin kişisel onuru fazla yüksek.</translation>
    </message>
    <message>
        <source>The Force of the target is too low.</source>
        <translation>Hedefin kuvveti fazla düşük.</translation>
    </message>
    <message>
        <source>The Chi of the target is too low.</source>
        <translation>Hedefin çi değeri fazla düşük.</translation>
    </message>
    <message>
        <source>The Personal Honor of the target is too low.</source>
        <translation>Hedefin kişisel onuru fazla düşük.</translation>
    </message>
    <message>
        <source>The target must be attacking.</source>
        <translation>Hedef saldırıyor olmalı.</translation>
    </message>
    <message>
        <source>The target must be defending.</source>
        <translation>Hedef savunuyor olmalı.</translation>
    </message>
    <message>
        <source>The target is dishonored already.</source>
        <translation>Hedef zaten onursuz.</translation>
    </message>
    <message>
        <source>The target is bowed.</source>
        <translation>Hedef eğik.</translation>
    </message>
    <message>
        <source>The card is face-down.</source>
        <translation>Kart kapalı duruyor.</translation>
    </message>
    <message>
        <source>The target needs a Follower.</source>
        <translation>Hedefin bir maiyeti olmalı.</translation>
    </message>
    <message>
        <source>The Followers of a Personality stand in the way.</source>
        <translation>Karakterin maiyetleri yolu kesiyor.</translation>
    </message>
    <message>
        <source>The card is at another Province.</source>
        <translation>Kart başka bir eyalette.</translation>
    </message>
    <message>
        <source>It must be another card.</source>
        <translation>Başka bir kart olmalı.</translation>
    </message>
    <message>
        <source>The target is at this battlefield already.</source>
        <translation>Hedef zaten bu savaş alanında.</translation>
    </message>
    <message>
        <source>The card was destroyed.</source>
        <translation>Kart yok edilmişti.</translation>
    </message>
    <message>
        <source>Spells are attached to a Shugenja only.</source>
        <translation>Büyüler yalnızca bir şugencaya bağlanır.</translation>
    </message>
    <message>
        <source>The Personality has a Weapon already.</source>
        <translation>Karakterin zaten bir silahı var.</translation>
    </message>
    <message>
        <source>The Personality has an Armor already.</source>
        <translation>Karakterin zaten bir zırhı var.</translation>
    </message>
    <message>
        <source>Your Family Honor is below its Honor Requirement.</source>
        <translation>Aile onurunuz onur şartından düşük.</translation>
    </message>
    <message>
        <source>You control a card of this title already.</source>
        <translation>Bu adı taşıyan bir kart zaten kontrolünüzde.</translation>
    </message>
    <message>
        <source>Attachments go to Personalities of yours.</source>
        <translation>Kartlar yalnızca kendi karakterlerinize bağlanır.</translation>
    </message>
    <message>
        <source>The card is not attached to such a Personality.</source>
        <translation>Kart böyle bir karaktere bağlanmaz.</translation>
    </message>
    <message>
        <source>It costs %1 Gold, and your unbowed cards make %2.</source>
        <extracomment>%1 is the price, a number; %2 is all the Gold that the player&apos;s unbowed cards can make for it.</extracomment>
        <translation>Bedeli %1 altın; dik kartlarınız ise %2 altın üretiyor.</translation>
    </message>
    <message>
        <source>%1: %2 cards; it needs at least %3.</source>
        <extracomment>%1 is a deck, %2 how many cards it has, %3 how many it needs.</extracomment>
        <translation>%1: %2 kart; en az %3 kart gerekiyor.</translation>
    </message>
    <message>
        <source>It makes %1 Gold for every price to come.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>Bundan sonraki her ödemede %1 altın üretir.</translation>
    </message>
    <message>
        <source>It brings %1 Honor.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>%1 onur getirir.</translation>
    </message>
    <message>
        <source>It brings %1 Force and %2 Honor.</source>
        <extracomment>A hint. %1 and %2 are numbers.</extracomment>
        <translation>%1 kuvvet ve %2 onur getirir.</translation>
    </message>
    <message>
        <source>It brings %1 Force.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>%1 kuvvet getirir.</translation>
    </message>
    <message>
        <source>Nothing here is worth its price now.</source>
        <translation>Burada şu anda bedeline değecek bir şey yok.</translation>
    </message>
    <message>
        <source>What is discarded makes room for something better.</source>
        <translation>Atılanlar daha iyilerine yer açar.</translation>
    </message>
    <message>
        <source>Force %1 could be sent. Against it: %2 at most, and the weakest Province has %3.</source>
        <extracomment>A hint to attack. %1 is the Force that can attack, %2 what could defend, %3 the weakest Province.</extracomment>
        <translation>%1 kuvvet gönderilebilir. Karşısında en çok %2 kuvvet olur; en zayıf eyaletin gücü %3.</translation>
    </message>
    <message>
        <source>Too little: Force %1 could be sent against %2, and the weakest Province has %3.</source>
        <extracomment>A hint not to attack. %1 is the Force that can attack, %2 what could defend, %3 the weakest Province.</extracomment>
        <translation>Kuvvet yetmez: %2 kuvvete karşı %1 kuvvet gönderilebilir; en zayıf eyaletin gücü %3.</translation>
    </message>
    <message>
        <source>Force %1 goes there against %2.</source>
        <extracomment>A hint for maneuvers. %1 and %2 are Forces.</extracomment>
        <translation>Oraya, %2 kuvvete karşı %1 kuvvet gidiyor.</translation>
    </message>
    <message>
        <source>Whoever went would be lost, or is needed later.</source>
        <translation>Giden ya yok olur ya da sonra yurtta gerekir.</translation>
    </message>
    <message>
        <source>The battle stands at %1 against %2, and the Province has %3.</source>
        <extracomment>A hint in a battle. %1 is the Attacker&apos;s Force, %2 the Defender&apos;s, %3 the Province&apos;s strength.</extracomment>
        <translation>Savaşta durum %1 – %2; eyaletin gücü %3.</translation>
    </message>
    <message>
        <source>The duel stands at %1 against %2, as far as is known.</source>
        <extracomment>A hint in a duel. %1 is the own Chi with what is focused, %2 the other&apos;s as far as it is known.</extracomment>
        <translation>Düelloda durum, bilindiği kadarıyla, %1 – %2.</translation>
    </message>
    <message>
        <source>It takes %1 Force from the other side.</source>
        <extracomment>A hint. %1 is a number.</extracomment>
        <translation>Karşı tarafa %1 kuvvet kaybettirir.</translation>
    </message>
    <message>
        <source>It puts a Ring into play: then there are %1 of 5.</source>
        <extracomment>A hint. %1 is how many Rings are in play then; five win.</extracomment>
        <translation>Bir yüzüğü oyuna sokar: böylece 5 yüzükten %1 tanesi oyunda olur.</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n card(s) to the hand.</source>
        <extracomment>A hint. %n is what the hand has more then.</extracomment>
        <translation>
            <numerusform>Elinize %n kart getirir.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings the Imperial Favor.</source>
        <translation>İmparatorun lütfunu kazandırır.</translation>
    </message>
    <message>
        <source>Nothing else does more at this moment.</source>
        <extracomment>A hint, where no single figure tells why.</extracomment>
        <translation>Şu anda bundan daha yararlı bir şey yok.</translation>
    </message>
    <message>
        <source>Of all cards this one is needed least.</source>
        <extracomment>A hint what to discard, or what to bow for a price.</extracomment>
        <translation>Bütün kartlar içinde en az gerekli olanı bu.</translation>
    </message>
    <message>
        <source>Nothing else here is of more use.</source>
        <extracomment>A hint which card to take.</extracomment>
        <translation>Burada bundan daha yararlı bir şey yok.</translation>
    </message>
    <message>
        <source>The price is paid without it: %1.</source>
        <extracomment>A payment. %1 is a card.</extracomment>
        <translation>Bedel bu kart olmadan da ödeniyor: %1.</translation>
    </message>
    <message>
        <source>It makes no Gold for this: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Bunun için altın üretmez: %1.</translation>
    </message>
    <message>
        <source>Every card is named once, in order.</source>
        <translation>Her kart sırayla bir kez seçilmeli.</translation>
    </message>
    <message>
        <source>The card is face-down, or not in a Province of yours.</source>
        <translation>Kart yüzü kapalı ya da sizin bir eyaletinizde değil.</translation>
    </message>
    <message>
        <source>Only Holdings and Personalities are bought.</source>
        <translation>Yalnızca mülkler ve karakterler satın alınır.</translation>
    </message>
    <message>
        <source>Your Family Honor is below its Honor Requirement: %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Aile onurunuz onur şartından düşük: %1.</translation>
    </message>
    <message>
        <source>No Honor comes with this purchase.</source>
        <translation>Bu alım onur kazandırmaz.</translation>
    </message>
    <message>
        <source>A Loyal Personality serves its own clan only.</source>
        <translation>Sadık bir karakter yalnızca kendi klanına hizmet eder.</translation>
    </message>
    <message>
        <source>You have brought a Holding into play this turn.</source>
        <translation>Kendi sıranızda zaten bir mülk oyuna soktunuz.</translation>
    </message>
    <message>
        <source>Your Stronghold is bowed.</source>
        <translation>Kaleniz eğik.</translation>
    </message>
    <message>
        <source>Its cost is to bow, and it is bowed.</source>
        <translation>Bedeli eğilmek, ama kart zaten eğik.</translation>
    </message>
    <message>
        <source>Nobody unbowed is there to bow for it.</source>
        <translation>Bunun için eğilecek dik bir karakter yok.</translation>
    </message>
    <message>
        <source>Nothing is there to be destroyed for it.</source>
        <translation>Bunun için yok edilecek bir şey yok.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has no %n card(s) to discard for it.</source>
        <translation>
            <numerusform>Elinizde bunun için atacak %n kart yok.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its cost cannot be paid in full.</source>
        <translation>Bedeli tam olarak ödenemiyor.</translation>
    </message>
    <message>
        <source>The unit is bowed.</source>
        <translation>Birlik eğik.</translation>
    </message>
    <message>
        <source>The unit is not at home.</source>
        <translation>Birlik yurtta değil.</translation>
    </message>
    <message>
        <source>Only Cavalry units are assigned now.</source>
        <translation>Şu anda yalnızca süvari birlikleri sevk edilir.</translation>
    </message>
    <message>
        <source>A card forbids it to be assigned.</source>
        <translation>Bir kart sevk edilmesini yasaklıyor.</translation>
    </message>
    <message>
        <source>It is no unit of yours.</source>
        <translation>Bu sizin birliğiniz değil.</translation>
    </message>
    <message>
        <source>There is no such battlefield, or its battle was fought.</source>
        <translation>Böyle bir savaş alanı yok ya da savaşı yapıldı.</translation>
    </message>
    <message>
        <source>Nobody focuses more than 4 cards in a duel.</source>
        <translation>Bir düelloda en çok 4 kartla odaklanılır.</translation>
    </message>
    <message>
        <source>The Fate deck is empty.</source>
        <translation>Kader destesi boş.</translation>
    </message>
    <message>
        <source>It is not among those to choose from.</source>
        <translation>Seçilebilecekler arasında değil.</translation>
    </message>
    <message>
        <source>The deck has other cards.</source>
        <translation>Destede başka kartlar var.</translation>
    </message>
    <message>
        <source>This cannot be declined.</source>
        <translation>Bundan vazgeçilemez.</translation>
    </message>
    <message>
        <source>No own deck has been chosen.</source>
        <translation>Kendi destenizi seçmediniz.</translation>
    </message>
    <message>
        <source>A match lasts at most %1 to %2 turns.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Beraberlik sınırı en az %1, en çok %2 sıra olmalı.</translation>
    </message>
    <message>
        <source>The last turn is over.</source>
        <translation>Son sıra bitti.</translation>
    </message>
    <message>
        <source>Both lose at the same time.</source>
        <translation>İki oyuncu da aynı anda kaybetti.</translation>
    </message>
    <message>
        <source>Military victory: all Provinces of %1 are destroyed.</source>
        <translation>Askerî zafer: %1 oyuncusunun bütün eyaletleri yok edildi.</translation>
    </message>
    <message>
        <source>Honor victory: %1 begins a turn with %2 Family Honor.</source>
        <extracomment>%2 is a number.</extracomment>
        <translation>Onur zaferi: %1 sırasına %2 aile onuruyla başladı.</translation>
    </message>
    <message>
        <source>Loss by dishonor: %1 ends a turn with %2 Family Honor.</source>
        <extracomment>%2 is a number.</extracomment>
        <translation>Onursuzluk yenilgisi: %1 bir sırayı %2 aile onuruyla bitirdi.</translation>
    </message>
    <message>
        <source>Enlightenment: %1 controls Rings of all five elements.</source>
        <translation>Aydınlanma: beş elementin hepsinin yüzükleri %1 oyuncusunun kontrolünde.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Maç bitti.</translation>
    </message>
    <message>
        <source>The deck has no Stronghold.</source>
        <translation>Destede kale yok.</translation>
    </message>
    <message>
        <source>A deck has one Stronghold only: %1 is too many.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Bir destede yalnızca bir kale olur, bu fazla: %1.</translation>
    </message>
    <message>
        <source>There is no such card: %1.</source>
        <extracomment>%1 is what was written for the name of a card.</extracomment>
        <translation>Böyle bir kart yok: %1.</translation>
    </message>
    <message>
        <source>%1 does not belong there: %2.</source>
        <extracomment>%1 is a card, %2 a deck.</extracomment>
        <translation>%1 kartının yeri burası değil: %2.</translation>
    </message>
    <message>
        <source>%1: %2 cards; more than %3 are too many.</source>
        <extracomment>%1 is a deck, %2 how many cards it has, %3 how many it may have.</extracomment>
        <translation>%1: %2 kart; en çok %3 kart olabilir.</translation>
    </message>
    <message>
        <source>%1 × %2: at most %3 are allowed.</source>
        <extracomment>%1 is a card, %2 how often it is in the deck, %3 how often it may be.</extracomment>
        <translation>%1 × %2: en çok %3 tane olabilir.</translation>
    </message>
    <message>
        <source>%1 belongs to %2; of other clans only Personalities are allowed.</source>
        <extracomment>%1 is a card, %2 a clan.</extracomment>
        <translation>%1: klanı %2; başka klanlardan yalnızca karakterler alınabilir.</translation>
    </message>
    <message>
        <source>Line %1 names no card: “%2”.</source>
        <extracomment>%1 is the number of a line, %2 what stands there.</extracomment>
        <translation>%1. satırda bir kart adı yok: “%2”.</translation>
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
        <source>Strongholds</source>
        <extracomment>Cards of a type, before a number: &quot;Personalities: 18&quot;.</extracomment>
        <translation>Kaleler</translation>
    </message>
    <message>
        <source>Personalities</source>
        <translation>Karakterler</translation>
    </message>
    <message>
        <source>Holdings</source>
        <translation>Mülkler</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Olaylar</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Bölgeler</translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Eylem kartları</translation>
    </message>
    <message>
        <source>Followers</source>
        <translation>Maiyetler</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Eşyalar</translation>
    </message>
    <message>
        <source>Spells</source>
        <translation>Büyüler</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Yüzükler</translation>
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
    <message>
        <source>Military: strong units with Followers destroy Provinces. The easiest to begin with.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Askerî zafer: maiyetli güçlü birlikler eyaletleri yok eder. Başlangıç için en kolayı.</translation>
    </message>
    <message>
        <source>Honor: Courtiers and Duelists gain it while guards hold the Provinces. Good for beginners.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Onur: saraylılar ve düellocular onur kazanır, muhafızlar eyaletleri korur. Yeni başlayanlar için uygun.</translation>
    </message>
    <message>
        <source>Cavalry and court: riders strike where nobody defends, Courtiers cost the enemy Honor. Takes practice.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Süvari ve saray: atlılar savunulmayan yere saldırır, saraylılar düşmana onur kaybettirir. Deneyim ister.</translation>
    </message>
    <message>
        <source>Enlightenment: five Rings, each played in its own way, behind strong walls. The hardest.</source>
        <extracomment>Under the name of a ready-made deck, a short line: its plan, and how hard it is to play.</extracomment>
        <translation>Aydınlanma: güçlü surların ardında, her biri kendi yoluyla oynanan beş yüzük. En zoru.</translation>
    </message>
    <message>
        <source>Bring into play: %1</source>
        <translation>Oyuna sok: %1</translation>
    </message>
    <message>
        <source>Use: %1</source>
        <translation>Kullan: %1</translation>
    </message>
    <message>
        <source>When to ask me</source>
        <translation>Bana ne zaman sorulsun</translation>
    </message>
    <message>
        <source>Pass until the end of the turn</source>
        <translation>Sıra bitene kadar pas geç</translation>
    </message>
    <message>
        <source>Pass until the end of the battle</source>
        <translation>Savaş bitene kadar pas geç</translation>
    </message>
    <message>
        <source>That is how I want it</source>
        <translation>Böyle olsun</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Where does the unit go? %1</source>
        <extracomment>Headline during maneuvers. %1 is a Personality.</extracomment>
        <translation>Birlik nereye gidiyor? %1</translation>
    </message>
    <message>
        <source>Where do the others go?</source>
        <extracomment>Headline during maneuvers: all units that can be assigned, or all others, go to one battlefield.</extracomment>
        <translation>Ötekiler nereye gidiyor?</translation>
    </message>
    <message>
        <source>Where do all go?</source>
        <translation>Hepsi nereye gidiyor?</translation>
    </message>
    <message>
        <source>%1: at which price?</source>
        <extracomment>Headline. %1 is a Personality that can be bought with or without gaining Honor.</extracomment>
        <translation>%1: hangi bedelle?</translation>
    </message>
    <message>
        <source>%1: which ability?</source>
        <extracomment>Headline. %1 is a card with several abilities.</extracomment>
        <translation>%1: hangi yetenek?</translation>
    </message>
    <message>
        <source>When are you asked? The table passes for you where there is no tick.</source>
        <extracomment>Headline over a list of occasions, each with a tick where the player is asked.</extracomment>
        <translation>Size ne zaman sorulsun? İşaretsiz olanlarda masa sizin yerinize pas geçer.</translation>
    </message>
    <message>
        <source>Send the others</source>
        <extracomment>Maneuvers: a button. The battlefield is chosen next.</extracomment>
        <translation>Ötekileri gönder</translation>
    </message>
    <message>
        <source>Send all</source>
        <translation>Hepsini gönder</translation>
    </message>
    <message>
        <source>Send the others: %1</source>
        <extracomment>Maneuvers. %1 is a battlefield.</extracomment>
        <translation>Ötekileri gönder: %1</translation>
    </message>
    <message>
        <source>Send all: %1</source>
        <extracomment>Maneuvers. %1 is a battlefield.</extracomment>
        <translation>Hepsini gönder: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n birlik</numerusform>
        </translation>
    </message>
    <message>
        <source>Force %1</source>
        <translation>kuvvet %1</translation>
    </message>
    <message>
        <source>Yes, ask me</source>
        <extracomment>Under “Ask me ...”: there is a tick.</extracomment>
        <translation>Evet, bana sor</translation>
    </message>
    <message>
        <source>No, pass for me</source>
        <extracomment>Under “Ask me ...”: there is no tick.</extracomment>
        <translation>Hayır, benim yerime pas geç</translation>
    </message>
    <message>
        <source>Reactions are given up, too. You are asked again when attacked, and when something must be chosen.</source>
        <translation>Tepkilerden de vazgeçilir. Saldırıya uğradığınızda ve bir seçim yapmanız gerektiğinde size yine sorulur.</translation>
    </message>
    <message>
        <source>Reactions are given up, too. You are asked again when something must be chosen.</source>
        <translation>Tepkilerden de vazgeçilir. Bir seçim yapmanız gerektiğinde size yine sorulur.</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>An option: which deck a player has. A list follows.</extracomment>
        <translation>Deste</translation>
    </message>
    <message>
        <source>Dynasty discard pile of %1</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Hanedan ıskarta destesi: %1</translation>
    </message>
    <message>
        <source>Fate discard pile of %1</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Kader ıskarta destesi: %1</translation>
    </message>
    <message>
        <source>Choose where it goes: %1</source>
        <extracomment>Maneuvers. %1 is a Personality.</extracomment>
        <translation>Gideceği yeri seç: %1</translation>
    </message>
    <message>
        <source>Send %1: %2</source>
        <extracomment>Maneuvers. %1 is a Personality, %2 a battlefield.</extracomment>
        <translation>Gönder, %1: %2</translation>
    </message>
    <message>
        <source>Leave at home: %1</source>
        <extracomment>Maneuvers. %1 is a Personality.</extracomment>
        <translation>Yurtta bırak: %1</translation>
    </message>
    <message>
        <source>Leave out: %1</source>
        <extracomment>A payment. %1 is a card that will not bow after all.</extracomment>
        <translation>Çıkar: %1</translation>
    </message>
    <message>
        <source>Bow: %1</source>
        <extracomment>A payment. %1 is a card that will bow, too.</extracomment>
        <translation>Eğ: %1</translation>
    </message>
    <message>
        <source>Keep: %1</source>
        <extracomment>Dynasty Phase. %1 is a face-up card.</extracomment>
        <translation>Tut: %1</translation>
    </message>
    <message>
        <source>Discard at the end: %1</source>
        <extracomment>Dynasty Phase. %1 is a face-up card.</extracomment>
        <translation>Sonunda ıskartaya at: %1</translation>
    </message>
    <message>
        <source>Ask me in the Action Phases of my opponent</source>
        <translation>Rakibimin eylem aşamalarında bana sor</translation>
    </message>
    <message>
        <source>Ask me whenever I could react</source>
        <translation>Tepki verebileceğim her an bana sor</translation>
    </message>
    <message>
        <source>Ask me in battles at which I have no unit</source>
        <translation>Birliğimin olmadığı savaşlarda bana sor</translation>
    </message>
    <message>
        <source>Ask me about Reactions that protect nothing, too</source>
        <translation>Hiçbir şeyi korumayan tepkileri de bana sor</translation>
    </message>
    <message>
        <source>Ask me about Reactions to my own actions</source>
        <translation>Kendi eylemlerime verilebilecek tepkileri de bana sor</translation>
    </message>
    <message>
        <source>Cards and keywords</source>
        <translation>Kartlar ve anahtar sözcükler</translation>
    </message>
    <message>
        <source>An ability is used once a turn, and only while its card is unbowed. A trait works all the time. Targets are chosen first, then costs are paid, then it takes effect.</source>
        <translation>Bir yetenek, bir sırada bir kez ve yalnızca kartı dikken kullanılır. Bir özellik her zaman geçerlidir. Önce hedefler seçilir, sonra bedel ödenir, ardından etki gerçekleşir.</translation>
    </message>
    <message>
        <source>Turn %1 · %2 · %3</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is, %3 the phase.</extracomment>
        <translation>%1. sıra · %2 · %3</translation>
    </message>
    <message>
        <source>Own decks</source>
        <extracomment>An option: decks that the players have made themselves.</extracomment>
        <translation>Kendi desteleriniz</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Kim başlar</translation>
    </message>
    <message>
        <source>Whoever does not begin may put a Legacy Holding into play at the start.</source>
        <translation>Başlamayan oyuncu, en başta bir miras mülkü oyuna sokabilir.</translation>
    </message>
    <message>
        <source>Higher Family Honor</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>Onuru yüksek olan</translation>
    </message>
    <message>
        <source>Seat 1</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>1. koltuk</translation>
    </message>
    <message>
        <source>Seat 2</source>
        <extracomment>Who begins: a value in a list.</extracomment>
        <translation>2. koltuk</translation>
    </message>
    <message>
        <source>Draw after</source>
        <extracomment>An option: a number of turns.</extracomment>
        <translation>Beraberlik sınırı</translation>
    </message>
    <message>
        <source>So many turns of both players together end the match in a draw.</source>
        <translation>İki oyuncunun toplam sıra sayısı buna ulaşınca maç berabere biter.</translation>
    </message>
</context>
<context>
    <name>CurvesPane</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <extracomment>For screen readers, of a chart: %1 is a Gold Cost or a Focus Value, %n how many cards have it.</extracomment>
        <translation>
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
        <translation>Altın bedelleri: hanedan kırmızı, kader mavi</translation>
    </message>
    <message>
        <source>Focus Values</source>
        <extracomment>Head of a chart: how many cards have each Focus Value.</extracomment>
        <translation>Odak değerleri</translation>
    </message>
</context>
<context>
    <name>DeckBuilder</name>
    <message>
        <source>Card</source>
        <extracomment>Head of a page that shows the chosen card large.</extracomment>
        <translation>Kart</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Henüz kaydedilmedi.</translation>
    </message>
    <message>
        <source>New deck</source>
        <extracomment>A deck that has no name yet.</extracomment>
        <translation>Yeni deste</translation>
    </message>
    <message>
        <source>%1 (cannot be read)</source>
        <extracomment>In a list of decks: %1 is the title of one whose file is damaged.</extracomment>
        <translation>%1 (okunamıyor)</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Bu yapılamadı</translation>
    </message>
    <message>
        <source>“%1” has changes that are not saved. Do you want to save them?</source>
        <extracomment>A question. %1 is the title of a deck.</extracomment>
        <translation>“%1” destesinde kaydedilmemiş değişiklikler var. Bunlar kaydedilsin mi?</translation>
    </message>
    <message>
        <source>Save the deck?</source>
        <translation>Deste kaydedilsin mi?</translation>
    </message>
    <message>
        <source>My %1</source>
        <extracomment>Title of a new deck that begins as a ready-made one, %1.</extracomment>
        <translation>Destem – %1</translation>
    </message>
    <message>
        <source>%1 The deck stays open here. “Save as text…” under “More” can write it to another place.</source>
        <extracomment>%1 is a sentence: why a deck could not be saved. “More” and “Save as text…” are on the same page.</extracomment>
        <translation>%1 Deste burada açık kalır. “Diğer” altındaki “Metin olarak kaydet…” ile başka bir yere kaydedilebilir.</translation>
    </message>
    <message>
        <source>The deck is not saved</source>
        <translation>Deste kaydedilemedi</translation>
    </message>
    <message>
        <source>The deck is saved.</source>
        <translation>Deste kaydedildi.</translation>
    </message>
    <message>
        <source>“%1” has been changed in another window. Both are kept; this one is now called “%2”.</source>
        <extracomment>%1 is the title of a deck that was changed in two windows, %2 that of the second, now a deck of its own.</extracomment>
        <translation>“%1” destesi başka bir pencerede değiştirildi. İkisi de saklandı; buradaki destenin adı artık “%2”.</translation>
    </message>
    <message>
        <source>Saved as a new deck</source>
        <translation>Yeni deste olarak kaydedildi</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Destenin adı</translation>
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
        <translation>%1 – kopya</translation>
    </message>
    <message>
        <source>Do you want to delete “%1”? This cannot be undone.</source>
        <extracomment>A question. %1 is the title of a deck.</extracomment>
        <translation>“%1” destesi silinsin mi? Silinen deste geri getirilemez.</translation>
    </message>
    <message>
        <source>Delete the deck?</source>
        <translation>Deste silinsin mi?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>The text names no card. Each line should be a number and the name of a card.</source>
        <translation>Metinde hiçbir kart adı yok. Her satırda bir sayı ve bir kartın adı olmalı.</translation>
    </message>
    <message>
        <source>No deck was found</source>
        <translation>Deste bulunamadı</translation>
    </message>
    <message>
        <source>Imported deck</source>
        <extracomment>Title of a deck that was read from a text without a title.</extracomment>
        <translation>İçe aktarılan deste</translation>
    </message>
    <message>
        <source>Imported, not saved yet. Dynasty: %1, Fate: %2.</source>
        <extracomment>What was read of a text: a deck of %1 Dynasty cards and %2 Fate cards.</extracomment>
        <translation>İçe aktarıldı, henüz kaydedilmedi. Hanedan: %1, kader: %2.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more line(s).</source>
        <extracomment>Under a list of lines of a text that were not understood: so many more.</extracomment>
        <translation>
            <numerusform>Ve %n satır daha.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything was read</source>
        <translation>Bazı satırlar okunamadı</translation>
    </message>
    <message>
        <source>The deck was copied as text.</source>
        <translation>Deste metin olarak kopyalandı.</translation>
    </message>
    <message>
        <source>The deck was written as text.</source>
        <translation>Deste metin olarak kaydedildi.</translation>
    </message>
    <message>
        <source>Your decks</source>
        <extracomment>Title of the page where decks are made.</extracomment>
        <translation>Desteleriniz</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Before a list of decks.</extracomment>
        <translation>Deste</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Button with a menu: begin a new deck.</extracomment>
        <translation>Yeni</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button with a menu: what else can be done with a deck.</extracomment>
        <translation>Diğer</translation>
    </message>
    <message>
        <source>Empty deck</source>
        <extracomment>Menu: begin a deck without any cards.</extracomment>
        <translation>Boş deste</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Yeniden adlandır…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Çoğalt</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Sil…</translation>
    </message>
    <message>
        <source>Import from the clipboard</source>
        <extracomment>Menu: read a deck from the clipboard.</extracomment>
        <translation>Panodan içe aktar</translation>
    </message>
    <message>
        <source>Import from a file…</source>
        <translation>Dosyadan içe aktar…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <extracomment>Menu: put the deck on the clipboard.</extracomment>
        <translation>Metin olarak kopyala</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>Metin olarak kaydet…</translation>
    </message>
    <message>
        <source>Draw a test hand</source>
        <extracomment>Button: show what a match with this deck could begin with.</extracomment>
        <translation>Deneme eli çek</translation>
    </message>
</context>
<context>
    <name>DeckPane</name>
    <message>
        <source>Cards: %1 of at least %2</source>
        <extracomment>A tooltip on a page of a deck: %1 cards are in this half, %2 are the fewest allowed.</extracomment>
        <translation>Kart: %1 (en az %2)</translation>
    </message>
    <message>
        <source>Dynasty %1</source>
        <extracomment>Head of a page: the Dynasty deck has %1 cards, as many as it needs, or there is little room.</extracomment>
        <translation>Hanedan %1</translation>
    </message>
    <message>
        <source>Fate %1</source>
        <extracomment>Head of a page: the Fate deck has %1 cards, as many as it needs, or there is little room.</extracomment>
        <translation>Kader %1</translation>
    </message>
    <message>
        <source>Dynasty %1/%2</source>
        <extracomment>Head of a page: the Dynasty deck has %1 of at least %2 cards.</extracomment>
        <translation>Hanedan %1/%2</translation>
    </message>
    <message>
        <source>Fate %1/%2</source>
        <extracomment>Head of a page: the Fate deck has %1 of at least %2 cards.</extracomment>
        <translation>Kader %1/%2</translation>
    </message>
    <message>
        <source>Choose a Stronghold</source>
        <extracomment>In a list of Strongholds: none is chosen yet.</extracomment>
        <translation>Bir kale seçin</translation>
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
        <translation>Henüz kart yok. Yandan bir kart seçip + ile ekleyin ya da karta çift tıklayın.</translation>
    </message>
    <message>
        <source>Curves</source>
        <extracomment>Head of a page: how many cards cost how much.</extracomment>
        <translation>Dağılım</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Build a deck…</source>
        <extracomment>Button on the page where a match is set up: opens the page where decks are made.</extracomment>
        <translation>Deste oluştur…</translation>
    </message>
</context>
<context>
    <name>PoolPane</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>How many cards the search has found.</extracomment>
        <translation>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>All types</source>
        <extracomment>A filter: the type of a card does not matter.</extracomment>
        <translation>Bütün türler</translation>
    </message>
    <message>
        <source>Dynasty cards</source>
        <extracomment>A filter: all cards that belong in a Dynasty deck.</extracomment>
        <translation>Hanedan kartları</translation>
    </message>
    <message>
        <source>Fate cards</source>
        <extracomment>A filter: all cards that belong in a Fate deck.</extracomment>
        <translation>Kader kartları</translation>
    </message>
    <message>
        <source>Fits the deck</source>
        <extracomment>A filter: cards of any clan that the deck may have, given its Stronghold.</extracomment>
        <translation>Desteye uyanlar</translation>
    </message>
    <message>
        <source>All clans</source>
        <extracomment>A filter: the clan of a card does not matter.</extracomment>
        <translation>Bütün klanlar</translation>
    </message>
    <message>
        <source>No clan</source>
        <extracomment>A filter: only cards that belong to no clan.</extracomment>
        <translation>Klansız</translation>
    </message>
    <message>
        <source>All keywords</source>
        <extracomment>A filter: the keywords of a card do not matter.</extracomment>
        <translation>Anahtar sözcük</translation>
    </message>
    <message>
        <source>Any Gold Cost</source>
        <extracomment>A filter: the Gold Cost of a card does not matter.</extracomment>
        <translation>Her altın bedeli</translation>
    </message>
    <message>
        <source>Gold Cost %1</source>
        <extracomment>A filter: cards of this Gold Cost. %1 is a number.</extracomment>
        <translation>Altın bedeli %1</translation>
    </message>
    <message>
        <source>Any Focus Value</source>
        <extracomment>A filter: the Focus Value of a card does not matter.</extracomment>
        <translation>Her odak değeri</translation>
    </message>
    <message>
        <source>Focus Value %1</source>
        <extracomment>A filter: cards of this Focus Value. %1 is a number.</extracomment>
        <translation>Odak değeri %1</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <extracomment>What can be typed to find cards; stands in the empty field.</extracomment>
        <translation>Adlarda ve metinlerde ara</translation>
    </message>
    <message>
        <source>Search</source>
        <comment>field</comment>
        <extracomment>Stands in the empty field where there is no room to say what is searched.</extracomment>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Clan</source>
        <translation>Klan</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Anahtar sözcük</translation>
    </message>
    <message>
        <source>Gold Cost</source>
        <translation>Altın bedeli</translation>
    </message>
    <message>
        <source>Focus Value</source>
        <translation>Odak değeri</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <extracomment>Button: look for all cards again.</extracomment>
        <translation>Filtreleri temizle</translation>
    </message>
    <message>
        <source>Filters</source>
        <extracomment>Button: show or hide the filters.</extracomment>
        <translation>Filtreler</translation>
    </message>
    <message>
        <source>No card is like this. Other words or fewer filters find more.</source>
        <translation>Böyle bir kart yok. Başka sözcüklerle ya da daha az filtreyle daha çok kart bulunur.</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <extracomment>For screen readers: the list of all cards that can be chosen.</extracomment>
        <translation>Seçilebilecek kartlar</translation>
    </message>
</context>
<context>
    <name>TestDraw</name>
    <message>
        <source>Test draw</source>
        <extracomment>Title of a page: what a match could begin with, drawn on trial.</extracomment>
        <translation>Deneme eli</translation>
    </message>
    <message>
        <source>Provinces</source>
        <extracomment>Over the cards of a test draw that lie in the Provinces.</extracomment>
        <translation>Eyaletler</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Over the cards of a test draw that are in the hand.</extracomment>
        <translation>El</translation>
    </message>
    <message>
        <source>Draw again</source>
        <extracomment>Button: shuffle the decks and draw anew.</extracomment>
        <translation>Yeniden çek</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>%n thing(s) to mend</source>
        <extracomment>Over a list of what keeps a deck from being played with.</extracomment>
        <translation>
            <numerusform>Düzeltilecek %n şey var</numerusform>
        </translation>
    </message>
    <message>
        <source>This deck is ready to play.</source>
        <extracomment>Nothing is wrong with the deck: a match can begin with it.</extracomment>
        <translation>Bu deste oynanmaya hazır.</translation>
    </message>
</context>
</TS>
