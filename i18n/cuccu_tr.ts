<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr_TR" sourcelanguage="en">
<context>
    <name>Cuccu</name>
    <message>
        <source>Cuccù</source>
        <translation>Cuccù</translation>
    </message>
    <message>
        <source>One card, three lives: keep it or pass it on</source>
        <translation>Bir kart, üç can: tutmak mı, takas mı?</translation>
    </message>
    <message>
        <source>Everybody holds a single card and may ask the next player to exchange it. At the end of the deal the lowest card loses a life. But beware whom you ask: the Hunter and the Cat bite, the Inn bargains, the Horse runs on, and the Cuckoo stays where it sits.</source>
        <translation>Herkesin tek bir kartı vardır ve onu bir sonraki oyuncuyla takas etmek isteyebilir. Turun sonunda en düşük kart bir can kaybettirir. Ama kiminle takas istediğinize dikkat edin: avcıyla kedi can yakar, han pazarlık eder, at koşar gider, guguk kuşu yerinden kıpırdamaz.</translation>
    </message>
    <message>
        <source>Cuccù follows the rules of the traditional Italian card game of that name, also known as the Cuckoo, with its own deck of 40 cards.</source>
        <translation>Cuccù, aynı adlı ve “Guguk kuşu” diye de bilinen geleneksel İtalyan kart oyununun kurallarını izler; 40 kartlık kendi destesiyle oynanır.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n oyuncu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CuccuCards</name>
    <message>
        <source>Fool</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Aptal</translation>
    </message>
    <message>
        <source>Lion</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Aslan</translation>
    </message>
    <message>
        <source>Mask</source>
        <extracomment>Name of a card, as printed on it: a stone mask that spouts water.</extracomment>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Bucket</source>
        <extracomment>Name of a card, as printed on it: a bucket over a well.</extracomment>
        <translation>Kova</translation>
    </message>
    <message>
        <source>Zero</source>
        <extracomment>Name of a card, as printed on it: an empty plate.</extracomment>
        <translation>Sıfır</translation>
    </message>
    <message>
        <source>One</source>
        <extracomment>Name of a card with a number, as printed on it.</extracomment>
        <translation>Bir</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>İki</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Üç</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Dört</translation>
    </message>
    <message>
        <source>Five</source>
        <translation>Beş</translation>
    </message>
    <message>
        <source>Six</source>
        <translation>Altı</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Yedi</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Sekiz</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Dokuz</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>On</translation>
    </message>
    <message>
        <source>Inn</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Han</translation>
    </message>
    <message>
        <source>Cat</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>Kedi</translation>
    </message>
    <message>
        <source>Horse</source>
        <extracomment>Name of a card, as printed on it.</extracomment>
        <translation>At</translation>
    </message>
    <message>
        <source>Hunter</source>
        <extracomment>Name of a card, as printed on it: an archer.</extracomment>
        <translation>Avcı</translation>
    </message>
    <message>
        <source>Cuckoo</source>
        <extracomment>Name of a card, as printed on it: the bird.</extracomment>
        <translation>Guguk kuşu</translation>
    </message>
    <message>
        <source>You hold the Fool.</source>
        <extracomment>First sentence of the headline when it is your turn; a question follows.</extracomment>
        <translation>Kartınız: Aptal.</translation>
    </message>
    <message>
        <source>You hold the Lion.</source>
        <translation>Kartınız: Aslan.</translation>
    </message>
    <message>
        <source>You hold the Mask.</source>
        <translation>Kartınız: Maske.</translation>
    </message>
    <message>
        <source>You hold the Bucket.</source>
        <translation>Kartınız: Kova.</translation>
    </message>
    <message>
        <source>You hold the Zero.</source>
        <translation>Kartınız: Sıfır.</translation>
    </message>
    <message>
        <source>You hold the One.</source>
        <translation>Kartınız: Bir.</translation>
    </message>
    <message>
        <source>You hold the Two.</source>
        <translation>Kartınız: İki.</translation>
    </message>
    <message>
        <source>You hold the Three.</source>
        <translation>Kartınız: Üç.</translation>
    </message>
    <message>
        <source>You hold the Four.</source>
        <translation>Kartınız: Dört.</translation>
    </message>
    <message>
        <source>You hold the Five.</source>
        <translation>Kartınız: Beş.</translation>
    </message>
    <message>
        <source>You hold the Six.</source>
        <translation>Kartınız: Altı.</translation>
    </message>
    <message>
        <source>You hold the Seven.</source>
        <translation>Kartınız: Yedi.</translation>
    </message>
    <message>
        <source>You hold the Eight.</source>
        <translation>Kartınız: Sekiz.</translation>
    </message>
    <message>
        <source>You hold the Nine.</source>
        <translation>Kartınız: Dokuz.</translation>
    </message>
    <message>
        <source>You hold the Ten.</source>
        <translation>Kartınız: On.</translation>
    </message>
    <message>
        <source>You hold the Inn.</source>
        <translation>Kartınız: Han.</translation>
    </message>
    <message>
        <source>You hold the Cat.</source>
        <translation>Kartınız: Kedi.</translation>
    </message>
    <message>
        <source>You hold the Horse.</source>
        <translation>Kartınız: At.</translation>
    </message>
    <message>
        <source>You hold the Hunter.</source>
        <translation>Kartınız: Avcı.</translation>
    </message>
    <message>
        <source>You hold the Cuckoo.</source>
        <translation>Kartınız: Guguk kuşu.</translation>
    </message>
    <message>
        <source>%1 shows the Inn.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 hanı gösterdi.</translation>
    </message>
    <message>
        <source>%1 shows the Cat.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 kediyi gösterdi.</translation>
    </message>
    <message>
        <source>%1 shows the Horse.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 atı gösterdi.</translation>
    </message>
    <message>
        <source>%1 shows the Hunter.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 avcıyı gösterdi.</translation>
    </message>
    <message>
        <source>%1 shows the Cuckoo.</source>
        <extracomment>Log line. %1 is a player&apos;s name.</extracomment>
        <translation>%1 guguk kuşunu gösterdi.</translation>
    </message>
    <message>
        <source>shows the Inn</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>hanı gösterdi</translation>
    </message>
    <message>
        <source>shows the Cat</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>kediyi gösterdi</translation>
    </message>
    <message>
        <source>shows the Horse</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>atı gösterdi</translation>
    </message>
    <message>
        <source>shows the Hunter</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>avcıyı gösterdi</translation>
    </message>
    <message>
        <source>shows the Cuckoo</source>
        <extracomment>Small note under a player&apos;s name on the table, at most about 22 letters.</extracomment>
        <translation>guguk kuşunu gösterdi</translation>
    </message>
    <message>
        <source>The Cuckoo refuses: %1 and %2 keep their cards.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>Guguk kuşu takası reddetti: %1 ve %2 kartlarını tuttu.</translation>
    </message>
    <message>
        <source>The Hunter refuses: %1 and %2 keep their cards.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>Avcı takası reddetti: %1 ve %2 kartlarını tuttu.</translation>
    </message>
    <message>
        <source>The Cat refuses: %2 exchanges nothing with %1.</source>
        <extracomment>Log line. %1 is the player who asked, %2 the one who was asked.</extracomment>
        <translation>Kedi takası reddetti: %1, %2 ile takas edemedi.</translation>
    </message>
    <message>
        <source>Counts as printed. Whoever is asked for it must give it.</source>
        <translation>Değeri üzerinde yazan sayıdır. Takas istenen oyuncu bu kartı vermek zorundadır.</translation>
    </message>
    <message>
        <source>One Fool ties with the lowest card, and both lose a life. Two Fools count 14½ each; only the Cuckoo is more.</source>
        <translation>Tek aptal en düşük kartla eşit sayılır, ikisi de can kaybettirir. İki aptalın her biri 14½ sayılır; yalnızca guguk kuşu daha yüksektir.</translation>
    </message>
    <message>
        <source>The lowest number of all. Pass it on while you can.</source>
        <translation>Bütün sayıların en düşüğü. Fırsat varken elden çıkarın.</translation>
    </message>
    <message>
        <source>Only the Lion is lower. Whoever is asked for it must give it.</source>
        <translation>Yalnızca aslan daha düşüktür. Takas istenen oyuncu bu kartı vermek zorundadır.</translation>
    </message>
    <message>
        <source>One below the Zero. Whoever is asked for it must give it.</source>
        <translation>Sıfırın bir altıdır. Takas istenen oyuncu bu kartı vermek zorundadır.</translation>
    </message>
    <message>
        <source>Counts nothing at all. With a guarantee from the Inn, another player pays if it loses.</source>
        <translation>Hiçbir değeri yoktur. Handa kefalet verildiyse, kaybettiğinde canı başka bir oyuncu kaybeder.</translation>
    </message>
    <message>
        <source>Stops the exchange. Whoever asked may demand a guarantee; then the innkeeper agrees, or gives the Inn away.</source>
        <translation>Takası durdurur. Kefalet talep edilirse han sahibi ya kabul eder ya da hanı verir.</translation>
    </message>
    <message>
        <source>Refuses; whoever asked loses a life at once. The asking card runs back to where it was dealt.</source>
        <translation>Reddeder; talep eden oyuncu hemen bir can kaybeder. Bu oyuncunun kartı, ilk dağıtıldığı yere geri döner.</translation>
    </message>
    <message>
        <source>Leaps aside: the next player is asked. Past the dealer, the top card of the deck is taken.</source>
        <translation>Kenara sıçrar: takas bir sonraki oyuncuyla denenir. At dağıtıcıdaysa destenin üstündeki kart alınır.</translation>
    </message>
    <message>
        <source>Refuses the exchange. Whoever asked loses a life at once.</source>
        <translation>Takası reddeder. Talep eden oyuncu hemen bir can kaybeder.</translation>
    </message>
    <message>
        <source>Refuses the exchange. Never loses a life at the showdown.</source>
        <translation>Takası reddeder. Kartlar açılınca asla can kaybettirmez.</translation>
    </message>
</context>
<context>
    <name>CuccuWords</name>
    <message>
        <source>Deal %1 · %2 deals</source>
        <extracomment>Small line under the title. %1 is the number of the deal, %2 the dealer&apos;s name.</extracomment>
        <translation>%1. tur · Dağıtıcı: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A card in a list: %1 is its name, %2 its Roman numeral or number.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>Kartlar ve güçleri</translation>
    </message>
    <message>
        <source>Powers work only in a card just dealt to a player who is asked for an exchange. A card that was passed on, drawn from the deck, or held in one’s own turn is only its number.</source>
        <translation>Güçler yalnızca, takas istenen oyuncuya o anda dağıtılan kartta işler. El değiştirmiş, desteden çekilmiş ya da kendi sıranızda elinizde bulunan bir kartın yalnızca sayısı geçerlidir.</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <translation>İlk dağıtıcı: %1.</translation>
    </message>
    <message>
        <source>Deal %1. The dealer is %2.</source>
        <extracomment>Log line. %1 is the number of the deal, %2 the dealer&apos;s name.</extracomment>
        <translation>%1. tur. Dağıtıcı: %2.</translation>
    </message>
    <message>
        <source>%1 is dealt a card: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the name of a card.</extracomment>
        <translation>%1 bir kart aldı: %2.</translation>
    </message>
    <message>
        <source>%1 is dealt a card.</source>
        <translation>%1 bir kart aldı.</translation>
    </message>
    <message>
        <source>%1 keeps the card.</source>
        <translation>%1 kartını tuttu.</translation>
    </message>
    <message>
        <source>%1 asks %2 to exchange cards.</source>
        <extracomment>Log line. %1 and %2 are players&apos; names.</extracomment>
        <translation>%1, %2 ile takas istedi.</translation>
    </message>
    <message>
        <source>%1 and %2 exchange cards. %1 gives: %3. %2 gives: %4.</source>
        <extracomment>Log line. %1 and %2 are players&apos; names, %3 and %4 the cards they give.</extracomment>
        <translation>%1 ve %2 takas etti: %1, %3 kartını verdi; %2, %4 kartını verdi.</translation>
    </message>
    <message>
        <source>%1 and %2 exchange cards.</source>
        <translation>%1 ve %2 kartlarını takas etti.</translation>
    </message>
    <message>
        <source>%1 is passed over; %2 tries further on.</source>
        <extracomment>Log line: the Horse was shown. %1 is its holder, %2 the player who asked.</extracomment>
        <translation>%1 atlandı; %2 bir sonraki oyuncuyu denedi.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>One hand at the showdown: %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Showdown: %1.</source>
        <extracomment>Log line. %1 lists the players with their cards.</extracomment>
        <translation>Kartlar açıldı: %1.</translation>
    </message>
    <message>
        <source>%1 gives up the exchange; both keep their cards.</source>
        <extracomment>Log line, at the Inn. %1 is the player who asked.</extracomment>
        <translation>%1 takastan vazgeçti; ikisi de kartını tuttu.</translation>
    </message>
    <message>
        <source>%1 demands a guarantee from %2.</source>
        <extracomment>Log line, at the Inn. %1 is the player who asked, %2 the innkeeper.</extracomment>
        <translation>%1 kefalet talep etti; han sahibi: %2.</translation>
    </message>
    <message>
        <source>%1 agrees, and will pay if %2 loses with a Zero.</source>
        <extracomment>Log line, at the Inn. %1 is the innkeeper, %2 the player who asked.</extracomment>
        <translation>%1 kabul etti: %2 sıfırla kaybederse onun yerine can kaybedecek.</translation>
    </message>
    <message>
        <source>%1 declines and gives the Inn away.</source>
        <extracomment>Log line, at the Inn. %1 is the innkeeper.</extracomment>
        <translation>%1 talebi geri çevirdi ve hanı verdi.</translation>
    </message>
    <message>
        <source>%1 and %2 take their former cards back.</source>
        <extracomment>Log line, after the Cat. %1 and %2 are players&apos; names.</extracomment>
        <translation>Takas geri alındı: %1 ve %2 önceki kartlarına döndü.</translation>
    </message>
    <message>
        <source>%1 is out.</source>
        <extracomment>Log line: a player has no lives left.</extracomment>
        <translation>%1 elendi.</translation>
    </message>
    <message>
        <source>Nobody has a life left.</source>
        <translation>Kimsenin canı kalmadı.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone returns with %n life(s).</source>
        <translation>
            <numerusform>Herkes %n canla geri döndü.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1 maçı kazandı.</translation>
    </message>
    <message>
        <source>%1 asked the Hunter and loses the last life.</source>
        <translation>%1 avcıya denk geldi ve son canını kaybetti.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asked the Hunter, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 avcıya denk geldi, bir can kaybetti; %n canı kaldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 asked the Cat and loses the last life.</source>
        <translation>%1 kediye denk geldi ve son canını kaybetti.</translation>
    </message>
    <message numerus="yes">
        <source>%1 asked the Cat, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 kediye denk geldi, bir can kaybetti; %n canı kaldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 holds the only Fool and loses the last life.</source>
        <translation>%1 masadaki tek aptalla son canını kaybetti.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds the only Fool, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 masadaki tek aptalla bir can kaybetti; %n canı kaldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pays the last life for the Zero of %2.</source>
        <extracomment>%1 is the innkeeper, %2 the player who lost with the Zero.</extracomment>
        <translation>%1, sıfırla kaybeden %2 yerine son canını kaybetti.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays a life for the Zero of %2 and has %n left.</source>
        <extracomment>%1 is the innkeeper, %2 the player who lost with the Zero.</extracomment>
        <translation>
            <numerusform>%1, sıfırla kaybeden %2 yerine bir can kaybetti; %n canı kaldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the lowest card and loses the last life.</source>
        <translation>%1 en düşük kartla son canını kaybetti.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has the lowest card, loses a life, and has %n left.</source>
        <translation>
            <numerusform>%1 en düşük kartla bir can kaybetti; %n canı kaldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 exchanges with the bottom card of the deck.</source>
        <translation>%1 kartını destenin altındaki kartla takas etti.</translation>
    </message>
    <message>
        <source>%1 exchanges with the top card of the deck.</source>
        <translation>%1 kartını destenin üstündeki kartla takas etti.</translation>
    </message>
    <message>
        <source>%1 exchanges with the bottom card of the deck: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the card drawn.</extracomment>
        <translation>%1 kartını destenin altındaki kartla takas etti: %2.</translation>
    </message>
    <message>
        <source>%1 exchanges with the top card of the deck: %2.</source>
        <extracomment>Log line. %1 is a player&apos;s name, %2 the card drawn.</extracomment>
        <translation>%1 kartını destenin üstündeki kartla takas etti: %2.</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Kartı tut</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Takas et</translation>
    </message>
    <message>
        <source>Give up the exchange</source>
        <translation>Takastan vazgeç</translation>
    </message>
    <message>
        <source>Demand a guarantee</source>
        <translation>Kefalet talep et</translation>
    </message>
    <message>
        <source>Agree and guarantee</source>
        <extracomment>Button of the innkeeper: promise to pay for a losing Zero.</extracomment>
        <translation>Kabul et, kefil ol</translation>
    </message>
    <message>
        <source>Decline and give the Inn away</source>
        <translation>Geri çevir, hanı ver</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Sonraki tur</translation>
    </message>
    <message>
        <source>%1 deals first</source>
        <translation>İlk dağıtıcı: %1</translation>
    </message>
    <message>
        <source>Card dealt: %1</source>
        <extracomment>%1 is the name of a card.</extracomment>
        <translation>Dağıtılan kart: %1</translation>
    </message>
    <message>
        <source>Bottom card of the deck: %1</source>
        <translation>Destenin altındaki kart: %1</translation>
    </message>
    <message>
        <source>Top card of the deck: %1</source>
        <translation>Destenin üstündeki kart: %1</translation>
    </message>
    <message>
        <source>You hold: %1</source>
        <extracomment>Second line of the button &quot;Keep the card&quot;. %1 is the name of the card.</extracomment>
        <translation>Kartınız: %1</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <extracomment>Second line of the button &quot;Exchange&quot;. %1 is the name of the next player.</extracomment>
        <translation>%1 ile</translation>
    </message>
    <message>
        <source>Take the bottom card of the deck</source>
        <translation>Destenin altındaki kartla</translation>
    </message>
    <message>
        <source>Both keep their cards</source>
        <translation>İkiniz de kartınızı tutarsınız</translation>
    </message>
    <message>
        <source>If your Zero loses, %1 pays, or gives you the Inn now</source>
        <extracomment>Second line of the button &quot;Demand a guarantee&quot;, to the holder of a Zero. %1 is the innkeeper.</extracomment>
        <translation>Sıfırınız kaybederse bedelini %1 öder ya da hanı verir</translation>
    </message>
    <message>
        <source>A bluff: only a Zero is covered; %1 may give you the Inn</source>
        <extracomment>Second line of the button &quot;Demand a guarantee&quot;, to somebody without a Zero. %1 is the innkeeper.</extracomment>
        <translation>Blöf: yalnızca sıfıra kefil olunur; %1 hanı verebilir</translation>
    </message>
    <message>
        <source>%1 lose a life.</source>
        <extracomment>Headline after the showdown: each of them loses one life. %1 is a list of two or more players&apos; names.</extracomment>
        <translation>%1 birer can kaybetti.</translation>
    </message>
    <message>
        <source>If all go out in the same deal, everyone returns with as many.</source>
        <translation>Aynı turda herkes elenirse herkes bu kadar canla geri döner.</translation>
    </message>
    <message>
        <source>Pay a life if %1 loses with a Zero</source>
        <extracomment>Second line of the button &quot;Agree and guarantee&quot;. %1 is the player who asked.</extracomment>
        <translation>%1 sıfırla kaybederse canı siz kaybedersiniz</translation>
    </message>
    <message>
        <source>Then decide about the card you receive</source>
        <translation>Sonra aldığınız kart için karar verirsiniz</translation>
    </message>
    <message>
        <source>Everyone returns</source>
        <translation>Herkes geri döner</translation>
    </message>
    <message>
        <source>Dealer: %1</source>
        <extracomment>Second line of the button &quot;Next deal&quot;. %1 is the next dealer.</extracomment>
        <translation>Dağıtıcı: %1</translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>İlk dağıtıcı kurayla belirlenir.</translation>
    </message>
    <message>
        <source>%1 shows the Inn. Give up the exchange, or demand a guarantee?</source>
        <extracomment>Headline. %1 is the player who shows the Inn.</extracomment>
        <translation>%1 hanı gösterdi. Takastan vazgeçmek mi, kefalet talep etmek mi?</translation>
    </message>
    <message>
        <source>%1 demands a guarantee for a Zero. Agree, or give the Inn away?</source>
        <extracomment>Headline for the innkeeper. %1 is the player who asked.</extracomment>
        <translation>%1 sıfır için kefalet talep etti. Kabul etmek mi, hanı vermek mi?</translation>
    </message>
    <message>
        <source>%1 decides at the Inn.</source>
        <extracomment>Headline while another player answers at the Inn.</extracomment>
        <translation>Handa %1 karar veriyor.</translation>
    </message>
    <message>
        <source>%1 decides: keep, or exchange?</source>
        <extracomment>Headline while another player chooses.</extracomment>
        <translation>%1 karar veriyor: tutmak mı, takas mı?</translation>
    </message>
    <message>
        <source>Keep it, or exchange with the deck?</source>
        <translation>Tutmak mı, desteyle takas mı?</translation>
    </message>
    <message>
        <source>Keep it, or ask %1?</source>
        <extracomment>Second sentence of the headline, after &quot;You hold the Six.&quot; %1 is the next player.</extracomment>
        <translation>Tutmak mı, %1 ile takas mı?</translation>
    </message>
    <message>
        <source>Cards are dealt only when they are needed.</source>
        <extracomment>Third sentence of the headline, in the first deal, while the next player has no card.</extracomment>
        <translation>Kartlar ancak gerektiğinde dağıtılır.</translation>
    </message>
    <message>
        <source>Nobody has a life left: everyone returns.</source>
        <translation>Kimsenin canı kalmadı: herkes geri dönüyor.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Tur bitti.</translation>
    </message>
    <message>
        <source>Nobody loses a life in this deal.</source>
        <translation>Bu turda kimse can kaybetmedi.</translation>
    </message>
    <message>
        <source>%1 holds the only Fool and loses a life.</source>
        <translation>%1 masadaki tek aptalla bir can kaybetti.</translation>
    </message>
    <message>
        <source>%1 pays a life for the Zero of %2.</source>
        <translation>%1, sıfırla kaybeden %2 yerine bir can kaybetti.</translation>
    </message>
    <message>
        <source>%1 has the lowest card and loses a life.</source>
        <translation>%1 en düşük kartla bir can kaybetti.</translation>
    </message>
    <message>
        <source>Only you have a life left.</source>
        <translation>Canı kalan tek oyuncu sizsiniz.</translation>
    </message>
    <message>
        <source>You are out. Only %1 has a life left.</source>
        <extracomment>To the only person at the computer. %1 is the name of the winner.</extracomment>
        <translation>Elendiniz. Canı kalan tek oyuncu: %1.</translation>
    </message>
    <message>
        <source>Both of these cards have left the deck: %1.</source>
        <extracomment>%1 is the name of a card.</extracomment>
        <translation>Bu kartın ikisi de desteden çıktı: %1.</translation>
    </message>
    <message>
        <source>There is no seat %1 at this table.</source>
        <translation>Bu masada %1. koltuk yok.</translation>
    </message>
    <message>
        <source>The number of lives must be from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Can sayısı en az %1, en çok %2 olmalı.</translation>
    </message>
    <message>
        <source>Only %1 has a life left.</source>
        <translation>Canı kalan tek oyuncu: %1.</translation>
    </message>
    <message>
        <source>Risk of losing a life in this deal: %1 by keeping, %2 by exchanging.</source>
        <extracomment>Why a move is advised. %1 and %2 are percentages.</extracomment>
        <translation>Bu turda can kaybetme riski: kart tutulursa %1, takas edilirse %2.</translation>
    </message>
    <message>
        <source>%1 holds a lower card.</source>
        <extracomment>Why keeping is advised.</extracomment>
        <translation>%1 daha düşük bir kart tutuyor.</translation>
    </message>
    <message>
        <source>A demand is never worse than giving up.</source>
        <translation>Kefalet talep etmek hiçbir zaman vazgeçmekten kötü değildir.</translation>
    </message>
    <message>
        <source>Risk of losing a life in this deal: %1 by agreeing, %2 by giving the Inn away.</source>
        <extracomment>Why a move is advised to the innkeeper. %1 and %2 are percentages.</extracomment>
        <translation>Bu turda can kaybetme riski: kabul edilirse %1, han verilirse %2.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>How far a saved match is. %1 is the number of the deal.</extracomment>
        <translation>%1. tur</translation>
    </message>
    <message>
        <source>wins the match</source>
        <extracomment>Small note under a player&apos;s name.</extracomment>
        <translation>maçı kazandı</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>Small note under a player&apos;s name: no lives left.</extracomment>
        <translation>elendi</translation>
    </message>
    <message>
        <source>your turn</source>
        <extracomment>Small note under a player&apos;s name of unknown gender.</extracomment>
        <translation>sıra sizde</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>karar veriyor</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>Small note under a player&apos;s name.</extracomment>
        <translation>dağıtıcı</translation>
    </message>
    <message>
        <source>keeps</source>
        <extracomment>Small note under a player&apos;s name of unknown gender; a noun phrase about the card will do.</extracomment>
        <translation>kartını tuttu</translation>
    </message>
    <message>
        <source>exchanges</source>
        <extracomment>Small note under a player&apos;s name of unknown gender; a noun phrase about the card will do.</extracomment>
        <translation>takas etti</translation>
    </message>
    <message>
        <source>is refused</source>
        <extracomment>Small note under a player&apos;s name of unknown gender: the exchange was refused.</extracomment>
        <translation>takas reddedildi</translation>
    </message>
    <message>
        <source>is stopped</source>
        <extracomment>Small note under a player&apos;s name of unknown gender: the exchange was stopped by the Inn.</extracomment>
        <translation>takas durduruldu</translation>
    </message>
    <message>
        <source>pays a life</source>
        <extracomment>Small note under a player&apos;s name: the innkeeper pays for another&apos;s Zero.</extracomment>
        <translation>kefil: can kaybetti</translation>
    </message>
    <message>
        <source>%1 · loses a life</source>
        <extracomment>Small note under a player&apos;s name at the showdown. %1 is the number of the card.</extracomment>
        <translation>%1 · can kaybetti</translation>
    </message>
    <message>
        <source>Card of %1, face down</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>%1: yüzü kapalı kart</translation>
    </message>
    <message>
        <source>Card of %1, face up: %2</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>%1: yüzü açık kart, %2</translation>
    </message>
    <message>
        <source>Card of %1: %2</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name, %2 the card.</extracomment>
        <translation>%1: elindeki kart %2</translation>
    </message>
    <message>
        <source>%1 has no lives left</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>%1: canı kalmadı</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n life(s)</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>
            <numerusform>%1: %n can</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the deck.</source>
        <translation>
            <numerusform>Destede %n kart kaldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the dealer</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>Dağıtıcı: %1</translation>
    </message>
    <message>
        <source>No card before %1 yet</source>
        <extracomment>Said by a screen reader. %1 is a player&apos;s name.</extracomment>
        <translation>%1 henüz kart almadı</translation>
    </message>
    <message>
        <source>%1 is dealt a card only when somebody asks for it, or when the turn comes.</source>
        <extracomment>Tooltip on an empty place. %1 is a player&apos;s name.</extracomment>
        <translation>%1 ancak takas istendiğinde ya da sırası geldiğinde kart alır.</translation>
    </message>
    <message>
        <source>You showed your card: you keep it, and your turn is over.</source>
        <extracomment>Headline for the player who was asked and showed the Hunter, Cat, Cuckoo, Horse or Inn.</extracomment>
        <translation>Kartınızı gösterdiniz: kart sizde kaldı, sıranız bitti.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Said by a screen reader. %1 tells a player&apos;s lives, %2 what the player does.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Lives at the start</source>
        <translation>Başlangıçtaki can sayısı</translation>
    </message>
    <message>
        <source>Showdown for the last player too</source>
        <translation>Son oyuncu için de kart açılır</translation>
    </message>
    <message>
        <source>When the Hunter or the Cat leaves only one player with lives, that card still goes to the showdown, where every card but a Cuckoo loses.</source>
        <translation>Avcı ya da kedi yüzünden yalnızca bir oyuncunun canı kalırsa onun kartı yine açılır; guguk kuşu değilse bir can kaybettirir.</translation>
    </message>
</context>
</TS>
