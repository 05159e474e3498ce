<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr_TR" sourcelanguage="en">
<context>
    <name>Island</name>
    <message>
        <source>Island Settlers</source>
        <translation>Ada Yerleşimcileri</translation>
    </message>
    <message>
        <source>Roads, settlements, and trade on a new island</source>
        <translation>Yeni bir adada yollar, köyler ve takas</translation>
    </message>
    <message>
        <source>An island of forests, fields, and mountains, different every time. The dice decide which of them bring cards; you turn these into roads, settlements, and cities, trade what you lack, and send the robber to whoever gets ahead. Ten points win.</source>
        <translation>Ormanlar, tarlalar, dağlar: her seferinde başka bir ada. Hangisinin kart getireceğine zarlar karar verir; siz bu kartları yollara, köylere ve şehirlere dönüştürür, eksiğinizi takasla tamamlar, öne geçenin üstüne hırsızı salarsınız. On puan kazandırır.</translation>
    </message>
    <message>
        <source>Island Settlers follows the rules of the base game of Catan.</source>
        <translation>Ada Yerleşimcileri, Catan temel oyununun kurallarını izler.</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2-4 oyuncu</translation>
    </message>
</context>
<context>
    <name>IslandActions</name>
    <message>
        <source>Build a settlement</source>
        <translation>Köy inşa et</translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation>Yol inşa et</translation>
    </message>
    <message>
        <source>Upgrade to a city</source>
        <translation>Şehre yükselt</translation>
    </message>
    <message>
        <source>Buy a development card</source>
        <translation>Gelişim kartı satın al</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Zar at</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Sırayı bitir</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Kart at</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>Kart at: %1</translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation>Hırsızı taşı</translation>
    </message>
    <message>
        <source>Rob %1</source>
        <extracomment>The robber moves to a hex, and this player loses a card. %1 is a name.</extracomment>
        <translation>Kart çal: %1</translation>
    </message>
    <message>
        <source>Play the Knight</source>
        <translation>Şövalye oyna</translation>
    </message>
    <message>
        <source>Play Road Building</source>
        <translation>Yol Yapımı oyna</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>Year of Plenty. %1 lists resources.</extracomment>
        <translation>Al: %1</translation>
    </message>
    <message>
        <source>Claim all: %1</source>
        <extracomment>Monopoly. %1 is a resource.</extracomment>
        <translation>Hepsini al: %1</translation>
    </message>
    <message>
        <source>Trade with the bank: %1 for %2</source>
        <extracomment>A trade with the bank. %1 and %2 are resources.</extracomment>
        <translation>Bankayla takas: %1 ver, %2 al</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>Bunu teklif et</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Kabul et</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Geri çevir</translation>
    </message>
    <message>
        <source>Decline, and never trade away: %1</source>
        <extracomment>An answer to this offer and to all that come later. %1 is a resource.</extracomment>
        <translation>Geri çevir ve asla verme: %1</translation>
    </message>
    <message>
        <source>Make this counter-offer</source>
        <translation>Bu karşı teklifi yap</translation>
    </message>
    <message>
        <source>Trade with %1</source>
        <extracomment>%1 is the player’s name who has agreed.</extracomment>
        <translation>Takas et: %1</translation>
    </message>
    <message>
        <source>Withdraw the offer</source>
        <translation>Teklifi geri çek</translation>
    </message>
    <message>
        <source>Listen to every offer</source>
        <translation>Bütün teklifleri dinle</translation>
    </message>
    <message>
        <source>Never trade away: %1</source>
        <extracomment>A standing answer to later offers. %1 lists resources.</extracomment>
        <translation>Asla verme: %1</translation>
    </message>
    <message>
        <source>Lay the island</source>
        <translation>Adayı kur</translation>
    </message>
    <message>
        <source>Begin: %1</source>
        <extracomment>Chance chooses who begins. %1 is a player’s name.</extracomment>
        <translation>Başlayan: %1</translation>
    </message>
    <message>
        <source>Dice: %1 and %2</source>
        <extracomment>What the dice show; %1 and %2 are numbers.</extracomment>
        <translation>Zarlar: %1 ve&#xa0;%2</translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <extracomment>%1 is a development card.</extracomment>
        <translation>Çek: %1</translation>
    </message>
    <message>
        <source>Steal: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Çal: %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <extracomment>Second line of a trade with the bank. %1 and %2 are resources with a number.</extracomment>
        <translation>%1 ver, %2 al</translation>
    </message>
    <message>
        <source>One development card a turn</source>
        <translation>Sıra başına bir gelişim kartı</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>henüz yok</translation>
    </message>
    <message>
        <source>Give: %1. Get: %2.</source>
        <extracomment>A trade. %1 and %2 list resources.</extracomment>
        <translation>Verilen: %1. Alınan: %2.</translation>
    </message>
    <message>
        <source>Place your first settlement.</source>
        <translation>İlk köyünüzü yerleştirin.</translation>
    </message>
    <message>
        <source>Place your second settlement: it brings a card of each hex around it.</source>
        <translation>İkinci köyünüzü yerleştirin: çevresindeki her altıgenden bir kart getirir.</translation>
    </message>
    <message>
        <source>Place a road at your new settlement.</source>
        <translation>Yeni köyünüzün yanına bir yol yerleştirin.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice, or play a card first.</source>
        <translation>Sıra sizde: zar atın ya da önce bir kart oynayın.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice.</source>
        <translation>Sıra sizde: zar atın.</translation>
    </message>
    <message>
        <source>Choose with whom you trade, or withdraw the offer.</source>
        <translation>Kiminle takas yapacağınızı seçin ya da teklifi geri çekin.</translation>
    </message>
    <message>
        <source>Build, trade, or end your turn.</source>
        <translation>İnşa edin, takas yapın ya da sıranızı bitirin.</translation>
    </message>
    <message numerus="yes">
        <source>A seven: choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Yedi geldi: atacağınız %n&#xa0;kartı seçin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the robber to another hex.</source>
        <translation>Hırsızı başka bir altıgene taşıyın.</translation>
    </message>
    <message numerus="yes">
        <source>Place your free roads: %n left.</source>
        <translation>
            <numerusform>Ücretsiz yollarınızı yerleştirin: %n&#xa0;yol kaldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Headline. %1 is the one who offers, %2 and %3 list resources.</extracomment>
        <translation>%1 teklif ediyor: %2. İstediği: %3.</translation>
    </message>
    <message>
        <source>The island is laid.</source>
        <comment>now</comment>
        <extracomment>Headline while chance lays the hexes.</extracomment>
        <translation>Ada kuruluyor.</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Kim başlıyor?</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Zarlar yuvarlanıyor.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1, %2 oyuncusundan bir kart çalıyor.</translation>
    </message>
    <message>
        <source>%1 draws a development card.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1 bir gelişim kartı çekiyor.</translation>
    </message>
    <message>
        <source>%1 places a settlement.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 bir köy yerleştiriyor.</translation>
    </message>
    <message>
        <source>%1 places a road.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 bir yol yerleştiriyor.</translation>
    </message>
    <message>
        <source>%1 is about to roll.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 zar atacak.</translation>
    </message>
    <message>
        <source>%1 builds and trades.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 inşa ve takas yapıyor.</translation>
    </message>
    <message>
        <source>%1 chooses what to discard.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 atacağı kartları seçiyor.</translation>
    </message>
    <message>
        <source>%1 moves the robber.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 hırsızı taşıyor.</translation>
    </message>
    <message>
        <source>%1 thinks about the offer.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 teklifi düşünüyor.</translation>
    </message>
</context>
<context>
    <name>IslandBase</name>
    <message>
        <source>%1 × %2</source>
        <extracomment>An item of a list: %1 is a resource, %2 how many of it.</extracomment>
        <translation>%2&#xa0;%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list without &quot;and&quot;: %1 is its beginning, %2 the next thing.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Cost: %1</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>Bedel: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>place</comment>
        <extracomment>One of several places that are called alike. %1 is the place, %2 a direction such as &quot;north&quot;, or a number.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Intersection of %1</source>
        <extracomment>An intersection of paths, where buildings go. %1 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1 köşesi</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>place</comment>
        <extracomment>%1 is an intersection, %2 the harbor at it.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Path between %1 and %2</source>
        <extracomment>A path, where roads go. %1 and %2 are the hexes on both sides of it.</extracomment>
        <translation>%1 ile %2 arasındaki kenar</translation>
    </message>
</context>
<context>
    <name>IslandEvents</name>
    <message>
        <source>The island is laid.</source>
        <translation>Ada kuruldu.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>Başlayan: %1.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>%1. sıra: %2.</translation>
    </message>
    <message>
        <source>%1 rolls %2 (%3 and %4).</source>
        <extracomment>Log line. %2 is the sum of the dice, %3 and %4 are what each shows.</extracomment>
        <translation>%1 zar attı: %2 (%3&#xa0;ve&#xa0;%4).</translation>
    </message>
    <message>
        <source>%1 takes for the second settlement: %2.</source>
        <extracomment>Log line: cards for the second settlement. %2 lists resources.</extracomment>
        <translation>%1 ikinci köyü için aldı: %2.</translation>
    </message>
    <message>
        <source>%1 takes nothing for the second settlement.</source>
        <translation>%1 ikinci köyü için kart almadı.</translation>
    </message>
    <message>
        <source>%1 takes: %2.</source>
        <extracomment>Log line: what a roll brings to a player. %2 lists resources.</extracomment>
        <translation>%1 aldı: %2.</translation>
    </message>
    <message>
        <source>The bank does not have enough: %1.</source>
        <extracomment>Log line: the bank cannot pay everything that is due. %1 lists resources.</extracomment>
        <translation>Bankada yeterince yok: %1.</translation>
    </message>
    <message>
        <source>Nobody takes anything.</source>
        <translation>Kimse kart almadı.</translation>
    </message>
    <message>
        <source>%1 builds a road.</source>
        <translation>%1 bir yol inşa etti.</translation>
    </message>
    <message>
        <source>%1 places a road.</source>
        <extracomment>Log line: free of charge.</extracomment>
        <translation>%1 bir yol yerleştirdi.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buys a development card; %n left in the deck.</source>
        <translation>
            <numerusform>%1 bir gelişim kartı satın aldı; destede %n&#xa0;kart kaldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest Road is set aside: several roads are equally long, or none is long enough.</source>
        <translation>En Uzun Yol ödülü kenara kondu: birkaç yol eşit uzunlukta ya da hiçbiri yeterince uzun değil.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes Longest Road with %n road(s).</source>
        <translation>
            <numerusform>%1, %n&#xa0;yolla En Uzun Yol ödülünü aldı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes Largest Army with %n knight(s).</source>
        <translation>
            <numerusform>%1, %n&#xa0;şövalyeyle En Büyük Ordu ödülünü aldı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n victory point(s).</source>
        <translation>
            <numerusform>%1, %n&#xa0;zafer puanıyla kazandı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shows %n victory point card(s).</source>
        <extracomment>Log line at the end of the match.</extracomment>
        <translation>
            <numerusform>%1, %n&#xa0;zafer puanı kartını gösterdi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 must discard %n card(s).</source>
        <translation>
            <numerusform>%1, %n&#xa0;kart atmalı.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has chosen what to discard.</source>
        <translation>%1 atacağı kartları seçti.</translation>
    </message>
    <message>
        <source>%1 chooses to discard: %2.</source>
        <extracomment>Log line; nobody else sees it yet. %2 lists resources.</extracomment>
        <translation>%1 atmak için seçti: %2.</translation>
    </message>
    <message>
        <source>%1 discards: %2.</source>
        <extracomment>Log line. %2 lists resources.</extracomment>
        <translation>%1 kart attı: %2.</translation>
    </message>
    <message>
        <source>%1 builds a settlement: %2.</source>
        <extracomment>Log line. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1 bir köy inşa etti: %2.</translation>
    </message>
    <message>
        <source>%1 places a settlement: %2.</source>
        <extracomment>Log line: initial placement, free of charge. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1 bir köy yerleştirdi: %2.</translation>
    </message>
    <message>
        <source>%1 upgrades a settlement to a city: %2.</source>
        <extracomment>Log line. %2 lists the hexes that meet there: forest 8, fields 4.</extracomment>
        <translation>%1 bir köyü şehre yükseltti: %2.</translation>
    </message>
    <message>
        <source>%1 buys a development card: %2.</source>
        <extracomment>Log line, read by the buyer only. %2 is the card.</extracomment>
        <translation>%1 bir gelişim kartı satın aldı: %2.</translation>
    </message>
    <message>
        <source>%1 moves the robber: %2. Nobody there can be robbed.</source>
        <extracomment>Log line. %2 is a hex: forest 8.</extracomment>
        <translation>%1 hırsızı taşıdı: %2. Orada soyulabilecek kimse yok.</translation>
    </message>
    <message>
        <source>%1 moves the robber to a hex of %2: %3.</source>
        <extracomment>Log line. %2 is the player who is going to lose a card, %3 the hex: forest 8.</extracomment>
        <translation>%1 hırsızı %2 oyuncusunun bir altıgenine taşıdı: %3.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2.</source>
        <translation>%1, %2 oyuncusundan bir kart çaldı.</translation>
    </message>
    <message>
        <source>%1 steals a card from %2: %3.</source>
        <extracomment>Log line, read by thief and victim only. %3 is a resource.</extracomment>
        <translation>%1, %2 oyuncusundan bir kart çaldı: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 plays a Knight: %n so far.</source>
        <extracomment>Log line; %n counts all knights this player has played.</extracomment>
        <translation>
            <numerusform>%1, Şövalye kartını oynadı: toplam %n&#xa0;şövalye.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 plays Road Building: %n free road(s).</source>
        <translation>
            <numerusform>%1, Yol Yapımı kartını oynadı: %n&#xa0;ücretsiz yol.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 plays Year of Plenty and takes: %2.</source>
        <extracomment>Log line. %2 lists resources.</extracomment>
        <translation>%1, Bolluk Yılı kartını oynadı ve aldı: %2.</translation>
    </message>
    <message>
        <source>%1 plays Monopoly, but nobody else holds any of it: %2.</source>
        <extracomment>Log line. %2 is a resource.</extracomment>
        <translation>%1, Tekel kartını oynadı, ama başka kimsede yok: %2.</translation>
    </message>
    <message>
        <source>%1 plays Monopoly and takes from the others: %2.</source>
        <extracomment>Log line. %2 is a resource with a number.</extracomment>
        <translation>%1, Tekel kartını oynadı ve ötekilerden aldı: %2.</translation>
    </message>
    <message>
        <source>%1 trades with the bank: %2 for %3.</source>
        <extracomment>Log line. %2 and %3 are resources with a number.</extracomment>
        <translation>%1 bankayla takas yaptı: %2 verip %3 aldı.</translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Log line. %2 and %3 list resources.</extracomment>
        <translation>%1 teklif etti: %2. İstediği: %3.</translation>
    </message>
    <message>
        <source>%1 accepts the offer.</source>
        <translation>%1 teklifi kabul etti.</translation>
    </message>
    <message>
        <source>%1 declines without being asked.</source>
        <extracomment>Log line: the player has said so before, or holds no cards.</extracomment>
        <translation>%1 sorulmadan geri çevirdi.</translation>
    </message>
    <message>
        <source>%1 declines the offer.</source>
        <translation>%1 teklifi geri çevirdi.</translation>
    </message>
    <message>
        <source>%1 makes a counter-offer: %2. Wants: %3.</source>
        <extracomment>Log line: a counter-offer. %2 and %3 list resources.</extracomment>
        <translation>%1 karşı teklif yaptı: %2. İstediği: %3.</translation>
    </message>
    <message>
        <source>%1 gives %2. %3 gives %4.</source>
        <extracomment>Log line. %2 and %4 list resources, %1 and %3 are the players who give them.</extracomment>
        <translation>%1 verdi: %2. %3 verdi: %4.</translation>
    </message>
    <message>
        <source>%1 does not hold the cards for the trade any more.</source>
        <translation>%1 oyuncusunda takas için gereken kartlar artık yok.</translation>
    </message>
    <message>
        <source>%1 listens to every offer again.</source>
        <translation>%1 yeniden bütün teklifleri dinliyor.</translation>
    </message>
    <message>
        <source>%1 will not trade away: %2.</source>
        <extracomment>Log line: a standing answer. %2 lists resources.</extracomment>
        <translation>%1 asla vermeyecek: %2.</translation>
    </message>
    <message>
        <source>Nobody takes the offer of %1.</source>
        <translation>%1 oyuncusunun teklifini kimse kabul etmedi.</translation>
    </message>
    <message>
        <source>%1 withdraws the offer.</source>
        <translation>%1 teklifini geri çekti.</translation>
    </message>
    <message>
        <source>The offer of %1 is void: the cards are not there any more.</source>
        <translation>%1 oyuncusunun teklifi geçersiz: kartlar artık yok.</translation>
    </message>
    <message>
        <source>The offer of %1 ends with the turn.</source>
        <translation>%1 oyuncusunun teklifi sıra bitince sona erdi.</translation>
    </message>
</context>
<context>
    <name>IslandLabels</name>
    <message>
        <source>Hex: %1, with the robber</source>
        <extracomment>A hex for screen readers. %1 is the hex.</extracomment>
        <translation>Altıgen: %1, hırsız burada</translation>
    </message>
    <message>
        <source>Hex: %1</source>
        <extracomment>A hex for screen readers. %1 is the hex.</extracomment>
        <translation>Altıgen: %1</translation>
    </message>
    <message>
        <source>Settlement of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the intersection.</extracomment>
        <translation>%1 oyuncusunun köyü. %2</translation>
    </message>
    <message>
        <source>City of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the intersection.</extracomment>
        <translation>%1 oyuncusunun şehri. %2</translation>
    </message>
    <message>
        <source>Road of %1. %2</source>
        <extracomment>For screen readers. %1 is a player’s name, %2 the path.</extracomment>
        <translation>%1 oyuncusunun yolu. %2</translation>
    </message>
    <message>
        <source>Free: %1</source>
        <extracomment>A harbor for screen readers. %1 is the harbor.</extracomment>
        <translation>Boş: %1</translation>
    </message>
    <message>
        <source>%1, used by %2</source>
        <extracomment>A harbor for screen readers. %1 is the harbor, %2 who uses it.</extracomment>
        <translation>%1, kullanan: %2</translation>
    </message>
    <message>
        <source>The robber. Hex: %1</source>
        <extracomment>The robber for screen readers. %1 is a hex.</extracomment>
        <translation>Hırsız. Altıgen: %1</translation>
    </message>
    <message>
        <source>Bank, %1: %2</source>
        <extracomment>For screen readers: the bank’s stock of a resource. %1 is the resource, %2 a number.</extracomment>
        <translation>Banka, %1: %2</translation>
    </message>
    <message>
        <source>The bank gives 1 card of your choice for: %1.</source>
        <extracomment>The trade rate of a resource. %1 is a resource with a number.</extracomment>
        <translation>Banka, seçtiğiniz 1&#xa0;kart için şunu ister: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Development deck: %n card(s)</source>
        <translation>
            <numerusform>Gelişim destesi: %n&#xa0;kart</numerusform>
        </translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <extracomment>For screen readers. %1 is a resource with a number.</extracomment>
        <translation>Elinizde: %1</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>An item of a list: %1 is a card, %2 how many of it.</extracomment>
        <translation>%2&#xa0;%1</translation>
    </message>
    <message>
        <source>In your hand: %1, bought in this turn</source>
        <extracomment>For screen readers. %1 is a development card with a number.</extracomment>
        <translation>Elinizde: %1, bu sıranızda satın alındı</translation>
    </message>
    <message>
        <source>Dice, not rolled yet</source>
        <translation>Zarlar, henüz atılmadı</translation>
    </message>
    <message>
        <source>Dice: %1 (%2 and %3)</source>
        <extracomment>The dice for screen readers. %1 is their sum, %2 and %3 are what each shows.</extracomment>
        <translation>Zarlar: %1 (%2&#xa0;ve&#xa0;%3)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points, resource cards %4, development cards %5, knights %6, longest road %7.</source>
        <extracomment>A player’s plate for screen readers: %1 is the name, all others are numbers.</extracomment>
        <translation>%1: puan %2&#xa0;/&#xa0;%3, kaynak kartı %4, gelişim kartı %5, şövalye %6, en uzun yol %7.</translation>
    </message>
    <message>
        <source>Holds: %1.</source>
        <extracomment>Awards a player holds. %1 lists them.</extracomment>
        <translation>Ödül: %1.</translation>
    </message>
    <message>
        <source>Never trades away: %1.</source>
        <extracomment>A standing answer. %1 lists resources.</extracomment>
        <translation>Asla vermediği: %1.</translation>
    </message>
    <message>
        <source>The last roll brought: %1.</source>
        <extracomment>What a player got by the last roll. %1 lists resources.</extracomment>
        <translation>Son zarın getirdiği: %1.</translation>
    </message>
    <message>
        <source>%1. Cost: %2. Left: %3</source>
        <extracomment>A row of the table of costs: %1 is a piece, %2 lists resources, %3 is how many are left.</extracomment>
        <translation>%1. Bedel: %2. Kalan: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rolls</comment>
        <extracomment>How often a number was rolled: %1 is the sum of the dice, %2 how many times.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rolls of this match: none yet</source>
        <translation>Bu maçta atılan zarlar: henüz yok</translation>
    </message>
    <message>
        <source>Rolls of this match – %1</source>
        <extracomment>%1 lists numbers and how often they came.</extracomment>
        <translation>Bu maçta atılan zarlar – %1</translation>
    </message>
    <message>
        <source>%1 would trade</source>
        <translation>%1 takasa hazır</translation>
    </message>
    <message>
        <source>%1 makes a counter-offer</source>
        <translation>%1 karşı teklif yapıyor</translation>
    </message>
    <message>
        <source>%1 is still thinking</source>
        <translation>%1 hâlâ düşünüyor</translation>
    </message>
    <message>
        <source>%1 will be asked</source>
        <translation>%1 oyuncusuna sorulacak</translation>
    </message>
    <message>
        <source>%1 will not be asked</source>
        <translation>%1 oyuncusuna sorulmayacak</translation>
    </message>
    <message>
        <source>%1 would not trade</source>
        <translation>%1 takas istemiyor</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banka</translation>
    </message>
    <message>
        <source>Trade</source>
        <extracomment>A noun: the form for offers and the bank.</extracomment>
        <translation>Takas</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>button</comment>
        <extracomment>A verb: title and button of the form.</extracomment>
        <translation>Kart at</translation>
    </message>
    <message>
        <source>Offer</source>
        <extracomment>A noun: what another player offers.</extracomment>
        <translation>Teklif</translation>
    </message>
    <message>
        <source>Counter-offer</source>
        <translation>Karşı teklif</translation>
    </message>
    <message>
        <source>Standing answer</source>
        <translation>Kalıcı yanıt</translation>
    </message>
    <message>
        <source>Building costs</source>
        <extracomment>A noun: the table of what building costs.</extracomment>
        <translation>İnşa bedelleri</translation>
    </message>
    <message>
        <source>Rolls</source>
        <extracomment>Title of the statistics of the dice.</extracomment>
        <translation>Atılan zarlar</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>Vereceğiniz</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Alacağınız</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2</source>
        <extracomment>Under the button that discards: %1 of %2 cards are chosen.</extracomment>
        <translation>Seçilen: %1&#xa0;/&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>%1 cards of %2 are chosen.</extracomment>
        <translation>%1&#xa0;/&#xa0;%2</translation>
    </message>
    <message>
        <source>Back to the bank</source>
        <translation>Bankaya giden</translation>
    </message>
    <message>
        <source>You keep</source>
        <translation>Elinizde kalan</translation>
    </message>
    <message>
        <source>Never trade away</source>
        <translation>Asla verilmeyen</translation>
    </message>
    <message>
        <source>You discard: %1</source>
        <extracomment>A discard for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Atacağınız: %1</translation>
    </message>
    <message>
        <source>You keep: %1</source>
        <extracomment>A discard for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Elinizde kalan: %1</translation>
    </message>
    <message>
        <source>You give: %1</source>
        <extracomment>A side of a trade for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Vereceğiniz: %1</translation>
    </message>
    <message>
        <source>You get: %1</source>
        <extracomment>A side of a trade for screen readers. %1 is a resource with a number.</extracomment>
        <translation>Alacağınız: %1</translation>
    </message>
    <message>
        <source>Bank %1:1</source>
        <extracomment>Button: a trade with the bank. %1 is 4, 3, or 2.</extracomment>
        <translation>Banka %1:1</translation>
    </message>
    <message>
        <source>From the bank: %1</source>
        <extracomment>A trade with the bank, once what is given is chosen. %1 is a resource.</extracomment>
        <translation>Bankadan: %1</translation>
    </message>
    <message>
        <source>Bank: %1 for %2</source>
        <extracomment>A trade with the bank. %1 and %2 are resources with a number.</extracomment>
        <translation>Banka: %1 ver, %2 al</translation>
    </message>
    <message>
        <source>Make offer</source>
        <extracomment>Button: makes an offer to the others. Short.</extracomment>
        <translation>Teklif et</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>Button: takes an offer back. Short.</extracomment>
        <translation>Geri çek</translation>
    </message>
    <message>
        <source>Accept</source>
        <comment>button</comment>
        <extracomment>Button: takes an offer. Short.</extracomment>
        <translation>Kabul et</translation>
    </message>
    <message>
        <source>Decline</source>
        <comment>button</comment>
        <extracomment>Button: refuses an offer. Short.</extracomment>
        <translation>Geri çevir</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Button: this is the answer from now on. Short.</extracomment>
        <translation>Onayla</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Hazırlık</translation>
    </message>
    <message>
        <source>Trade it away again: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Yeniden takasa aç: %1</translation>
    </message>
    <message>
        <source>Never trade away: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Asla verme: %1</translation>
    </message>
</context>
<context>
    <name>IslandPlaces</name>
    <message>
        <source>forest %1</source>
        <extracomment>The same after “intersection of”, “path between” or “side of”, in the case these ask for; %1 is the number.</extracomment>
        <translation>Orman&#xa0;%1</translation>
    </message>
    <message>
        <source>hills %1</source>
        <translation>Tepe&#xa0;%1</translation>
    </message>
    <message>
        <source>pasture %1</source>
        <translation>Otlak&#xa0;%1</translation>
    </message>
    <message>
        <source>fields %1</source>
        <translation>Tarla&#xa0;%1</translation>
    </message>
    <message>
        <source>mountains %1</source>
        <translation>Dağ&#xa0;%1</translation>
    </message>
    <message>
        <source>the desert</source>
        <extracomment>The desert after “intersection of”, “path between” or “side of”.</extracomment>
        <translation>Çöl</translation>
    </message>
</context>
<context>
    <name>IslandReasons</name>
    <message>
        <source>Still missing: %1.</source>
        <extracomment>Why something cannot be built or traded. %1 lists resources.</extracomment>
        <translation>Eksik: %1.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>hiçbir şey</translation>
    </message>
    <message>
        <source>All pieces of this kind are on the board.</source>
        <translation>Bu türden bütün parçalarınız adada.</translation>
    </message>
    <message>
        <source>A building of %1 stands there.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Orada %1 oyuncusunun bir binası var.</translation>
    </message>
    <message>
        <source>A building stands at the next intersection: two must have an empty one between them.</source>
        <extracomment>The distance rule.</extracomment>
        <translation>Komşu köşede bir bina var: iki bina arasında boş bir köşe kalmalı.</translation>
    </message>
    <message>
        <source>A road of your own must lead to this intersection.</source>
        <translation>Bu köşeye kendi yollarınızdan biri ulaşmalı.</translation>
    </message>
    <message>
        <source>A road of %1 lies there.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Orada %1 oyuncusunun bir yolu var.</translation>
    </message>
    <message>
        <source>A road joins one of your own roads or buildings, and never passes another player’s building.</source>
        <translation>Yol, kendi yollarınızdan ya da binalarınızdan birine bağlanır; başka bir oyuncunun binasını aşamaz.</translation>
    </message>
    <message>
        <source>This road starts at the settlement just placed.</source>
        <translation>Bu yol, az önce yerleştirilen köyden başlar.</translation>
    </message>
    <message>
        <source>A city takes the place of one of your own settlements.</source>
        <translation>Şehir, kendi köylerinizden birinin yerine konur.</translation>
    </message>
    <message>
        <source>No development card is left.</source>
        <translation>Gelişim kartı kalmadı.</translation>
    </message>
    <message>
        <source>Not in your hand: %1.</source>
        <extracomment>%1 is a development card.</extracomment>
        <translation>Elinizde yok: %1.</translation>
    </message>
    <message>
        <source>A card is not played in the turn it was bought.</source>
        <translation>Bir kart, satın alındığı sıra bitmeden oynanmaz.</translation>
    </message>
    <message>
        <source>Only one development card may be played a turn.</source>
        <translation>Sıra başına yalnızca bir gelişim kartı oynanabilir.</translation>
    </message>
    <message>
        <source>There is no place for a road, or no road left.</source>
        <translation>Yol için yer yok ya da yolunuz kalmadı.</translation>
    </message>
    <message>
        <source>The dice come first.</source>
        <translation>Önce zar atılmalı.</translation>
    </message>
    <message>
        <source>The dice were rolled in this turn.</source>
        <translation>Bu sıranın zarı zaten atıldı.</translation>
    </message>
    <message>
        <source>The robber must be moved first.</source>
        <translation>Önce hırsız taşınmalı.</translation>
    </message>
    <message numerus="yes">
        <source>The free roads come first: %n left.</source>
        <translation>
            <numerusform>Önce ücretsiz yollar konmalı: %n&#xa0;yol kaldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>The robber stands there already: it must move to another hex.</source>
        <translation>Hırsız zaten orada: başka bir altıgene taşınmalı.</translation>
    </message>
    <message>
        <source>The friendly robber spares %1, who has fewer than 3 points.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>Dost hırsız, 3&#xa0;puandan azı olan %1 oyuncusuna dokunmaz.</translation>
    </message>
    <message>
        <source>Somebody there has cards and must be robbed: %1.</source>
        <extracomment>%1 lists players’ names.</extracomment>
        <translation>Orada kartı olan biri var, soyulması gerekir: %1.</translation>
    </message>
    <message>
        <source>%1 has no building there, or no cards.</source>
        <extracomment>%1 is a player’s name.</extracomment>
        <translation>%1 oyuncusunun orada binası yok ya da kartı kalmadı.</translation>
    </message>
    <message>
        <source>The bank has none left: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Bankada kalmadı: %1.</translation>
    </message>
    <message>
        <source>Year of Plenty brings two cards as long as the bank has two.</source>
        <translation>Bolluk Yılı, bankada iki kart varsa iki kart getirir.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n card(s) must be discarded.</source>
        <translation>
            <numerusform>Tam %n&#xa0;kart atılmalı.</numerusform>
        </translation>
    </message>
    <message>
        <source>No such card is left.</source>
        <translation>Böyle bir kart kalmadı.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Bir kaynak kendisiyle takas edilmez: %1.</translation>
    </message>
    <message>
        <source>A trade has something on both sides.</source>
        <translation>Takasın iki tarafında da bir şey olmalı.</translation>
    </message>
    <message>
        <source>The offer is not open any more.</source>
        <translation>Bu teklif artık geçerli değil.</translation>
    </message>
    <message>
        <source>%1 has not agreed to the offer.</source>
        <translation>%1 teklifi kabul etmedi.</translation>
    </message>
    <message>
        <source>An offer needs somebody to make it to.</source>
        <translation>Teklif en az bir oyuncuya yapılmalı.</translation>
    </message>
    <message>
        <source>This match is played without trade between players.</source>
        <translation>Bu maçta oyuncular arasında takas yok.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n offer(s) a turn.</source>
        <translation>
            <numerusform>Sıra başına en çok %n&#xa0;teklif yapılabilir.</numerusform>
        </translation>
    </message>
    <message>
        <source>The offer does not ask for it: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Teklifte bu istenmiyor: %1.</translation>
    </message>
    <message>
        <source>A counter-offer must differ from the offer.</source>
        <translation>Karşı teklif, tekliften farklı olmalı.</translation>
    </message>
    <message>
        <source>Resources and players are named once, in their order.</source>
        <translation>Kaynaklar ve oyuncular birer kez, kendi düzenlerinde söylenir.</translation>
    </message>
    <message>
        <source>This is your standing answer already.</source>
        <translation>Kalıcı yanıtınız zaten bu.</translation>
    </message>
    <message>
        <source>There is no such player.</source>
        <translation>Böyle bir oyuncu yok.</translation>
    </message>
    <message>
        <source>The island has no such place.</source>
        <translation>Adada böyle bir yer yok.</translation>
    </message>
    <message>
        <source>The island cannot lie like this.</source>
        <translation>Ada böyle kurulamaz.</translation>
    </message>
    <message>
        <source>A match is played to %1 to %2 points.</source>
        <extracomment>%1 and %2 are numbers of points.</extracomment>
        <translation>Kazanma puanı en az %1, en çok %2 olmalı.</translation>
    </message>
    <message numerus="yes">
        <source>A player may be allowed up to %n offer(s) a turn.</source>
        <translation>
            <numerusform>Bir oyuncuya sıra başına en çok %n&#xa0;teklif hakkı verilebilir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has reached %n victory point(s).</source>
        <extracomment>How the match ended.</extracomment>
        <translation>
            <numerusform>%1, %n&#xa0;zafer puanına ulaştı.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>Maçı kazandırır.</translation>
    </message>
    <message numerus="yes">
        <source>It brings a card on %n of 36 rolls: %1.</source>
        <extracomment>Why a place for a settlement is advised. %n: how many of 36 rolls bring a card; %1 lists resources.</extracomment>
        <translation>
            <numerusform>36&#xa0;atışın %n&#xa0;tanesinde kart getirir: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The road leads to a good place for a settlement.</source>
        <translation>Yol, köy için iyi bir yere ulaşır.</translation>
    </message>
    <message>
        <source>The longest road of its own then has a length of %1.</source>
        <extracomment>Why a road is advised. %1 is a number of roads in a row.</extracomment>
        <translation>Oyuncunun en uzun yolunun uzunluğu %1 olur.</translation>
    </message>
    <message>
        <source>The choices hardly differ.</source>
        <translation>Seçenekler arasında pek fark yok.</translation>
    </message>
    <message numerus="yes">
        <source>It costs %1 the cards of %n of 36 rolls.</source>
        <extracomment>Why a place for the robber is advised. %1 is a player’s name, %n is how many of 36 rolls.</extracomment>
        <translation>
            <numerusform>36&#xa0;atışın %n&#xa0;tanesinde %1 oyuncusunu kartsız bırakır.</numerusform>
        </translation>
    </message>
    <message>
        <source>The robber leaves a hex with a building of its own.</source>
        <comment>the player&apos;s own</comment>
        <translation>Hırsız, oyuncunun kendi binası olan bir altıgenden ayrılır.</translation>
    </message>
    <message>
        <source>It wins or keeps Longest Road.</source>
        <translation>En Uzun Yol ödülünü kazandırır ya da korur.</translation>
    </message>
    <message>
        <source>It wins or keeps Largest Army.</source>
        <translation>En Büyük Ordu ödülünü kazandırır ya da korur.</translation>
    </message>
    <message numerus="yes">
        <source>The city brings one card more on %n of 36 rolls.</source>
        <extracomment>Why a city is advised.</extracomment>
        <translation>
            <numerusform>Şehir, 36&#xa0;atışın %n&#xa0;tanesinde bir kart fazla getirir.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are needed for building: %1.</source>
        <extracomment>Why a trade is advised. %1 lists resources.</extracomment>
        <translation>Bu kartlar inşa için gerekiyor: %1.</translation>
    </message>
    <message>
        <source>No building of its own brings this resource: %1.</source>
        <extracomment>Why a trade with the bank is advised. %1 is a resource. &quot;Own&quot;: the player&apos;s.</extracomment>
        <translation>Oyuncunun hiçbir binası bu kaynağı getirmiyor: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Its own buildings bring this resource only on %n of 36 rolls: %1.</source>
        <extracomment>Why a trade with the bank is advised. %1 is a resource, %n is how many of 36 rolls.</extracomment>
        <translation>
            <numerusform>Oyuncunun binaları bu kaynağı 36 atışın yalnızca %n tanesinde getirir: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others hold %n card(s) of it: %1.</source>
        <extracomment>Why Monopoly is advised. %1 is a resource; %n cards of it are in the others&apos; hands.</extracomment>
        <translation>
            <numerusform>Bu kaynaktan ötekilerin elinde %n kart var: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the cards not seen yet, knights are %1 and victory points %2.</source>
        <extracomment>Why a development card is advised. %1 and %2 are numbers of cards that nobody has shown yet.</extracomment>
        <translation>Henüz görülmemiş kartlar arasında şövalye: %1, zafer puanı: %2.</translation>
    </message>
    <message>
        <source>Knights towards Largest Army: %1 of %2.</source>
        <extracomment>%1 knights are played then; with %2 they would be the largest army.</extracomment>
        <translation>En Büyük Ordu ödülü için şövalye: %1 / %2.</translation>
    </message>
    <message>
        <source>It costs %1 a card.</source>
        <extracomment>Why a place for the robber is advised. %1 is a player’s name.</extracomment>
        <translation>%1 oyuncusuna bir kart kaybettirir.</translation>
    </message>
    <message>
        <source>The cards that stay are worth more for building.</source>
        <extracomment>Why these cards are discarded.</extracomment>
        <translation>Elde kalan kartlar inşa için daha değerli.</translation>
    </message>
    <message>
        <source>No card in hand helps more before the roll than after it.</source>
        <extracomment>Why the dice are rolled before a development card is played.</extracomment>
        <translation>Eldeki kartların hiçbiri zardan önce oynanınca daha yararlı olmaz.</translation>
    </message>
    <message>
        <source>Nobody’s answer to the offer is good enough.</source>
        <extracomment>Why an own offer is withdrawn.</extracomment>
        <translation>Teklife gelen yanıtların hiçbiri yeterince iyi değil.</translation>
    </message>
    <message>
        <source>%1 is about to win.</source>
        <translation>%1 kazanmak üzere.</translation>
    </message>
    <message>
        <source>The trade does not help enough.</source>
        <translation>Takasın yararı yeterli değil.</translation>
    </message>
    <message>
        <source>Then a road can be built.</source>
        <translation>Böylece bir yol inşa edilebilir.</translation>
    </message>
    <message>
        <source>Then a settlement can be built.</source>
        <translation>Böylece bir köy inşa edilebilir.</translation>
    </message>
    <message>
        <source>Then a city can be built.</source>
        <translation>Böylece bir şehir inşa edilebilir.</translation>
    </message>
    <message>
        <source>Then a development card can be bought.</source>
        <translation>Böylece bir gelişim kartı satın alınabilir.</translation>
    </message>
    <message>
        <source>Nothing that can be done now is better than waiting.</source>
        <translation>Şimdi yapılabilecek hiçbir şey beklemekten iyi değil.</translation>
    </message>
</context>
<context>
    <name>IslandThings</name>
    <message>
        <source>lumber</source>
        <extracomment>A resource, alone, after a colon or with a number: &quot;lumber × 2&quot;.</extracomment>
        <translation>odun</translation>
    </message>
    <message>
        <source>brick</source>
        <translation>tuğla</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>yün</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>buğday</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>demir</translation>
    </message>
    <message>
        <source>Lumber</source>
        <extracomment>A resource as it is printed on its card: as short as can be.</extracomment>
        <translation>Odun</translation>
    </message>
    <message>
        <source>Brick</source>
        <translation>Tuğla</translation>
    </message>
    <message>
        <source>Wool</source>
        <translation>Yün</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Buğday</translation>
    </message>
    <message>
        <source>Ore</source>
        <translation>Demir</translation>
    </message>
    <message>
        <source>forest %1</source>
        <extracomment>A hex by its terrain and its number; %1 is the number. It stands alone or after a colon.</extracomment>
        <translation>Orman&#xa0;%1</translation>
    </message>
    <message>
        <source>hills %1</source>
        <translation>Tepe&#xa0;%1</translation>
    </message>
    <message>
        <source>pasture %1</source>
        <translation>Otlak&#xa0;%1</translation>
    </message>
    <message>
        <source>fields %1</source>
        <translation>Tarla&#xa0;%1</translation>
    </message>
    <message>
        <source>mountains %1</source>
        <translation>Dağ&#xa0;%1</translation>
    </message>
    <message>
        <source>desert</source>
        <extracomment>The only hex without a number. It stands alone or after a colon.</extracomment>
        <translation>Çöl</translation>
    </message>
    <message>
        <source>Intersection at the coast, north corner of %1</source>
        <extracomment>A corner of a hex at the coast; %1 is the hex, in the case of “of”.</extracomment>
        <translation>Kıyıda, %1 altıgeninin kuzey köşesi</translation>
    </message>
    <message>
        <source>Intersection at the coast, northeast corner of %1</source>
        <translation>Kıyıda, %1 altıgeninin kuzeydoğu köşesi</translation>
    </message>
    <message>
        <source>Intersection at the coast, southeast corner of %1</source>
        <translation>Kıyıda, %1 altıgeninin güneydoğu köşesi</translation>
    </message>
    <message>
        <source>Intersection at the coast, south corner of %1</source>
        <translation>Kıyıda, %1 altıgeninin güney köşesi</translation>
    </message>
    <message>
        <source>Intersection at the coast, southwest corner of %1</source>
        <translation>Kıyıda, %1 altıgeninin güneybatı köşesi</translation>
    </message>
    <message>
        <source>Intersection at the coast, northwest corner of %1</source>
        <translation>Kıyıda, %1 altıgeninin kuzeybatı köşesi</translation>
    </message>
    <message>
        <source>Path along the coast, east side of %1</source>
        <extracomment>A side of a hex along the coast, where a road can lie; %1 is the hex, in the case of “of”.</extracomment>
        <translation>Kıyıda, %1 altıgeninin doğu kenarı</translation>
    </message>
    <message>
        <source>Path along the coast, northeast side of %1</source>
        <translation>Kıyıda, %1 altıgeninin kuzeydoğu kenarı</translation>
    </message>
    <message>
        <source>Path along the coast, northwest side of %1</source>
        <translation>Kıyıda, %1 altıgeninin kuzeybatı kenarı</translation>
    </message>
    <message>
        <source>Path along the coast, west side of %1</source>
        <translation>Kıyıda, %1 altıgeninin batı kenarı</translation>
    </message>
    <message>
        <source>Path along the coast, southwest side of %1</source>
        <translation>Kıyıda, %1 altıgeninin güneybatı kenarı</translation>
    </message>
    <message>
        <source>Path along the coast, southeast side of %1</source>
        <translation>Kıyıda, %1 altıgeninin güneydoğu kenarı</translation>
    </message>
    <message>
        <source>north</source>
        <extracomment>Where a place lies, in brackets after its name: &quot;forest 6 (north)&quot;.</extracomment>
        <translation>kuzey</translation>
    </message>
    <message>
        <source>northeast</source>
        <translation>kuzeydoğu</translation>
    </message>
    <message>
        <source>east</source>
        <translation>doğu</translation>
    </message>
    <message>
        <source>southeast</source>
        <translation>güneydoğu</translation>
    </message>
    <message>
        <source>south</source>
        <translation>güney</translation>
    </message>
    <message>
        <source>southwest</source>
        <translation>güneybatı</translation>
    </message>
    <message>
        <source>west</source>
        <translation>batı</translation>
    </message>
    <message>
        <source>northwest</source>
        <translation>kuzeybatı</translation>
    </message>
    <message>
        <source>harbor 2:1 for lumber</source>
        <extracomment>A harbor and its trade rate, alone or at the end of a list.</extracomment>
        <translation>2:1 odun limanı</translation>
    </message>
    <message>
        <source>harbor 2:1 for brick</source>
        <translation>2:1 tuğla limanı</translation>
    </message>
    <message>
        <source>harbor 2:1 for wool</source>
        <translation>2:1 yün limanı</translation>
    </message>
    <message>
        <source>harbor 2:1 for grain</source>
        <translation>2:1 buğday limanı</translation>
    </message>
    <message>
        <source>harbor 2:1 for ore</source>
        <translation>2:1 demir limanı</translation>
    </message>
    <message>
        <source>harbor 3:1</source>
        <translation>3:1 liman</translation>
    </message>
    <message>
        <source>Knight</source>
        <extracomment>Name of a development card.</extracomment>
        <translation>Şövalye</translation>
    </message>
    <message>
        <source>Year of Plenty</source>
        <translation>Bolluk Yılı</translation>
    </message>
    <message>
        <source>Monopoly</source>
        <translation>Tekel</translation>
    </message>
    <message>
        <source>Road Building</source>
        <translation>Yol Yapımı</translation>
    </message>
    <message>
        <source>Victory Point</source>
        <extracomment>Name of a development card that is worth one point.</extracomment>
        <translation>Zafer Puanı</translation>
    </message>
    <message>
        <source>Move the robber to another hex and steal a card from a player who has built there. The card stays before you: whoever has played 3 knights first, and then the most, holds Largest Army.</source>
        <extracomment>What a development card does.</extracomment>
        <translation>Hırsızı başka bir altıgene taşıyın ve orada binası olan bir oyuncudan bir kart çalın. Kart önünüzde kalır: 3&#xa0;şövalyeyi ilk oynayan, sonra da en çok şövalye oynayan, En Büyük Ordu ödülünü alır.</translation>
    </message>
    <message>
        <source>Take any 2 resource cards from the bank. You can build with them at once.</source>
        <translation>Bankadan dilediğiniz 2&#xa0;kaynak kartını alın. Onlarla hemen inşa edebilirsiniz.</translation>
    </message>
    <message>
        <source>Name a resource: every other player hands you all the cards of it they hold.</source>
        <translation>Bir kaynak söyleyin: öteki oyuncular, ellerinde bu kaynaktan ne kadar kart varsa hepsini size verir.</translation>
    </message>
    <message>
        <source>Place 2 roads for free.</source>
        <translation>2&#xa0;yolu ücretsiz yerleştirin.</translation>
    </message>
    <message>
        <source>Worth 1 victory point from the moment you buy it. It stays hidden until the match ends, and is never played.</source>
        <translation>Satın aldığınız andan başlayarak 1&#xa0;zafer puanı sayılır. Maç bitene dek gizli kalır ve hiç oynanmaz.</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>A piece that can be built, or bought.</extracomment>
        <translation>Yol</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Köy</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Şehir</translation>
    </message>
    <message>
        <source>Development card</source>
        <translation>Gelişim kartı</translation>
    </message>
    <message>
        <source>Goes on a free path at one of your own roads or buildings, never through the building of another player.</source>
        <translation>Kendi yollarınızdan ya da binalarınızdan birine bağlanan boş bir kenara konur; başka bir oyuncunun binasını aşamaz.</translation>
    </message>
    <message>
        <source>Worth 1 victory point. Goes on an intersection at one of your own roads, with no building there or next to it. Brings 1 card for each neighboring hex whose number is rolled.</source>
        <translation>1&#xa0;zafer puanı sayılır. Kendi yollarınızdan birinin ulaştığı bir köşeye konur; orada ve komşu köşelerde bina olmamalıdır. Sayısı gelen her komşu altıgen için 1&#xa0;kart getirir.</translation>
    </message>
    <message>
        <source>Worth 2 victory points. Takes the place of one of your own settlements and brings 2 cards for each neighboring hex whose number is rolled.</source>
        <translation>2&#xa0;zafer puanı sayılır. Kendi köylerinizden birinin yerine konur ve sayısı gelen her komşu altıgen için 2&#xa0;kart getirir.</translation>
    </message>
    <message>
        <source>The top card of the development deck, hidden from the others. One card may be played a turn, before or after the roll, but not in the turn it was bought.</source>
        <translation>Gelişim destesinin üst kartı; başkaları görmez. Sıra başına bir kart, zardan önce ya da sonra oynanabilir; ama satın alındığı sıra bitmeden oynanamaz.</translation>
    </message>
    <message>
        <source>Longest Road</source>
        <extracomment>Name of an award.</extracomment>
        <translation>En Uzun Yol</translation>
    </message>
    <message>
        <source>Largest Army</source>
        <translation>En Büyük Ordu</translation>
    </message>
    <message>
        <source>Worth 2 victory points. For the longest unbroken road of at least 5; branches don’t count. Only a longer road takes it away. A building of another player cuts a road.</source>
        <translation>2&#xa0;zafer puanı sayılır. En az 5&#xa0;yolluk, en uzun kesintisiz yola verilir; dallar sayılmaz. El değiştirmesi için daha uzun bir yol gerekir. Başka bir oyuncunun binası yolu keser.</translation>
    </message>
    <message>
        <source>Worth 2 victory points. For the most knights played, at least 3. Only more knights take it away.</source>
        <translation>2&#xa0;zafer puanı sayılır. En az 3&#xa0;olmak üzere, en çok şövalye oynayana verilir. El değiştirmesi için daha çok şövalye gerekir.</translation>
    </message>
</context>
<context>
    <name>IslandWords</name>
    <message>
        <source>Build a road</source>
        <translation>Yol inşa et</translation>
    </message>
    <message>
        <source>Build a settlement</source>
        <translation>Köy inşa et</translation>
    </message>
    <message>
        <source>Upgrade to a city</source>
        <translation>Şehre yükselt</translation>
    </message>
    <message>
        <source>Put a trade together</source>
        <translation>Takas hazırla</translation>
    </message>
    <message>
        <source>Make a counter-offer</source>
        <translation>Karşı teklif yap</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Baştan başla</translation>
    </message>
    <message>
        <source>Play Year of Plenty</source>
        <translation>Bolluk Yılı oyna</translation>
    </message>
    <message>
        <source>Play Monopoly</source>
        <translation>Tekel oyna</translation>
    </message>
    <message>
        <source>Move the robber</source>
        <translation>Hırsızı taşı</translation>
    </message>
    <message>
        <source>Say what you never trade away</source>
        <translation>Asla vermeyeceklerini seç</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Where do you build the road?</source>
        <translation>Yol nereye inşa edilsin?</translation>
    </message>
    <message>
        <source>Where do you build the settlement?</source>
        <translation>Köy nereye inşa edilsin?</translation>
    </message>
    <message>
        <source>Which settlement becomes a city?</source>
        <translation>Hangi köy şehir olsun?</translation>
    </message>
    <message>
        <source>To be discarded: %1.</source>
        <extracomment>Headline. %1 lists resources.</extracomment>
        <translation>Atılacak: %1.</translation>
    </message>
    <message>
        <source>Year of Plenty: which card do you take first?</source>
        <translation>Bolluk Yılı: önce hangi kartı alacaksınız?</translation>
    </message>
    <message>
        <source>Year of Plenty: %1, and which other?</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>Bolluk Yılı: biri %1, öteki hangisi olsun?</translation>
    </message>
    <message>
        <source>Monopoly: which resource do you claim?</source>
        <translation>Tekel: hangi kaynağı isteyeceksiniz?</translation>
    </message>
    <message>
        <source>Whom does the robber rob?</source>
        <translation>Hırsız kimi soysun?</translation>
    </message>
    <message>
        <source>Choose with whom you trade, or withdraw the offer.</source>
        <translation>Kiminle takas yapacağınızı seçin ya da teklifi geri çekin.</translation>
    </message>
    <message>
        <source>Which resources do you never trade away? Offers that want them are declined for you.</source>
        <translation>Hangi kaynakları asla vermezsiniz? Bunları isteyen teklifler sizin adınıza geri çevrilir.</translation>
    </message>
    <message>
        <source>Give one more: %1</source>
        <extracomment>A trade that is put together: one more to give. %1 is a resource.</extracomment>
        <translation>Bir %1 daha ver</translation>
    </message>
    <message>
        <source>Get one more: %1</source>
        <extracomment>A trade that is put together: one more to get. %1 is a resource.</extracomment>
        <translation>Bir %1 daha al</translation>
    </message>
    <message>
        <source>Give one less: %1</source>
        <extracomment>A trade that is put together: one less to give. %1 is a resource.</extracomment>
        <translation>Bir %1 eksik ver</translation>
    </message>
    <message>
        <source>Get one less: %1</source>
        <extracomment>A trade that is put together: one less to get. %1 is a resource.</extracomment>
        <translation>Bir %1 eksik al</translation>
    </message>
    <message>
        <source>Discard one more: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Bir %1 daha at</translation>
    </message>
    <message>
        <source>Keep one more: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Bir %1 daha tut</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Al: %1</translation>
    </message>
    <message>
        <source>%1 of %2 in hand</source>
        <extracomment>%1 of %2 cards in the hand are chosen.</extracomment>
        <translation>elden %1&#xa0;/&#xa0;%2</translation>
    </message>
    <message numerus="yes">
        <source>%n in the bank</source>
        <extracomment>The stock of the bank.</extracomment>
        <translation>
            <numerusform>bankada %n&#xa0;kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n dot(s)</source>
        <extracomment>Under a place for a settlement: %1 says where, %n counts the dots on the number tokens around it.</extracomment>
        <translation>
            <numerusform>%1: %n&#xa0;nokta</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave %1 out</source>
        <extracomment>An offer is put together; %1 is a player’s name.</extracomment>
        <translation>%1 oyuncusuna sorma</translation>
    </message>
    <message>
        <source>Ask %1, too</source>
        <extracomment>An offer is put together; %1 is a player’s name.</extracomment>
        <translation>%1 oyuncusuna da sor</translation>
    </message>
    <message>
        <source>Several players can be robbed here</source>
        <translation>Burada soyulabilecek birkaç oyuncu var</translation>
    </message>
    <message>
        <source>No path at your roads and buildings is free.</source>
        <translation>Yollarınıza ve binalarınıza bağlı boş kenar yok.</translation>
    </message>
    <message>
        <source>A city takes the place of a settlement, and you have none.</source>
        <translation>Şehir bir köyün yerine konur; sizin köyünüz yok.</translation>
    </message>
    <message>
        <source>No free intersection lies at your roads, two paths away from every building.</source>
        <translation>Yollarınızın ulaştığı, bütün binalardan iki kenar uzakta boş bir köşe yok.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Maç bitti.</translation>
    </message>
    <message>
        <source>Trade begins when all have placed their settlements.</source>
        <translation>Takas, herkes köylerini yerleştirince başlar.</translation>
    </message>
    <message>
        <source>You can trade in your own turn, after the roll, and answer the offers of others.</source>
        <translation>Kendi sıranızda, zardan sonra takas yapabilirsiniz; başkalarının tekliflerini de yanıtlarsınız.</translation>
    </message>
    <message>
        <source>Trading comes after the roll.</source>
        <translation>Takas zardan sonra yapılır.</translation>
    </message>
    <message>
        <source>Something else must be decided first.</source>
        <translation>Önce başka bir karar verilmeli.</translation>
    </message>
    <message>
        <source>You have no cards to trade.</source>
        <translation>Takas edecek kartınız yok.</translation>
    </message>
    <message>
        <source>For the bank, choose one resource to give and one card to get.</source>
        <translation>Banka için, verilecek bir kaynak ve alınacak bir kart seçin.</translation>
    </message>
    <message>
        <source>You have no more of it.</source>
        <translation>Elinizde bundan başka yok.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Bir kaynak kendisiyle takas edilmez: %1.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Hazırlık</translation>
    </message>
    <message>
        <source>Points by turn</source>
        <translation>Sıralara göre puan</translation>
    </message>
    <message>
        <source>Cards brought by the dice</source>
        <translation>Zarların getirdiği kartlar</translation>
    </message>
    <message>
        <source>Cards lost to the robber</source>
        <translation>Hırsıza giden kartlar</translation>
    </message>
    <message>
        <source>Rolls of the match</source>
        <translation>Maçta atılan zarlar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>count</comment>
        <extracomment>A player and a number: points, or cards. %1 is the name.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Costs, cards, and awards</source>
        <translation>Bedeller, kartlar ve ödüller</translation>
    </message>
    <message>
        <source>A settlement is worth 1 point, a city 2, each award 2, and a victory point card 1. A seven brings no cards: whoever holds 8 or more discards half of them, and the robber moves.</source>
        <translation>Bir köy 1, bir şehir 2, her ödül 2, her zafer puanı kartı 1&#xa0;puandır. Yedi kart getirmez: elinde 8&#xa0;ya da daha çok kart olan, yarısını atar; hırsız da yer değiştirir.</translation>
    </message>
    <message>
        <source>Comes from forest. Needed for roads and settlements.</source>
        <translation>Ormandan gelir. Yol ve köy için gerekir.</translation>
    </message>
    <message>
        <source>Comes from hills. Needed for roads and settlements.</source>
        <translation>Tepeden gelir. Yol ve köy için gerekir.</translation>
    </message>
    <message>
        <source>Comes from pasture. Needed for settlements and development cards.</source>
        <translation>Otlaktan gelir. Köy ve gelişim kartı için gerekir.</translation>
    </message>
    <message>
        <source>Comes from fields. Needed for settlements, cities, and development cards.</source>
        <translation>Tarladan gelir. Köy, şehir ve gelişim kartı için gerekir.</translation>
    </message>
    <message>
        <source>Comes from mountains. Needed for cities and development cards.</source>
        <translation>Dağdan gelir. Şehir ve gelişim kartı için gerekir.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1. sıra</translation>
    </message>
    <message>
        <source>Turn %1 · %2 rolls</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>%1. sıra · %2 zar atıyor</translation>
    </message>
    <message>
        <source>Turn %1 · %2 and the robber</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>%1. sıra · %2 ve hırsız</translation>
    </message>
    <message>
        <source>Turn %1 · %2 builds and trades</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>%1. sıra · %2: inşa ve takas</translation>
    </message>
    <message>
        <source>The island</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Spiral and random numbers keep 6 and 8 apart.</source>
        <translation>Sarmal ve rastgele sayılarda 6&#xa0;ile&#xa0;8 yan yana gelmez.</translation>
    </message>
    <message>
        <source>For beginners: always the same</source>
        <extracomment>How the island is laid: a value in a list.</extracomment>
        <translation>Yeni başlayanlar için: hep aynı</translation>
    </message>
    <message>
        <source>Hexes shuffled, numbers in a spiral</source>
        <translation>Altıgenler karışık, sayılar sarmal</translation>
    </message>
    <message>
        <source>Hexes and numbers shuffled</source>
        <translation>Altıgenler ve sayılar karışık</translation>
    </message>
    <message>
        <source>All shuffled, 6 and 8 may touch</source>
        <translation>Hepsi karışık, 6&#xa0;ile&#xa0;8 yan yana gelebilir</translation>
    </message>
    <message>
        <source>Harbors shuffled</source>
        <translation>Limanlar karışık</translation>
    </message>
    <message>
        <source>Off: they lie as on the beginners’ island.</source>
        <translation>Kapalı: yeni başlayanların adasındaki gibi.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Kazanma puanı</translation>
    </message>
    <message>
        <source>Win at any time</source>
        <translation>Her an kazanma</translation>
    </message>
    <message>
        <source>Whoever reaches the points wins at once. Off: only in one’s own turn.</source>
        <translation>Kazanma puanına ulaşan hemen kazanır. Kapalı: yalnızca kendi sırasında.</translation>
    </message>
    <message>
        <source>Friendly robber</source>
        <translation>Dost hırsız</translation>
    </message>
    <message>
        <source>The robber keeps away from players with fewer than 3 points.</source>
        <translation>Hırsız, 3&#xa0;puandan azı olan oyunculara dokunmaz.</translation>
    </message>
    <message>
        <source>Offers a turn</source>
        <translation>Sıra başına teklif</translation>
    </message>
    <message>
        <source>0: no trade between players.</source>
        <translation>0: oyuncular arasında takas yok.</translation>
    </message>
    <message>
        <source>Statistics during the match</source>
        <translation>Maç boyunca istatistik</translation>
    </message>
    <message>
        <source>Rolls, production, and robberies are counted for all to see.</source>
        <translation>Zarlar, üretim ve soygunlar sayılır, herkes görür.</translation>
    </message>
</context>
</TS>
