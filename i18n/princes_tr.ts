<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>Princes</name>
    <message>
        <source>Rival Princes</source>
        <translation>Rakip Prensler</translation>
    </message>
    <message>
        <source>Two principalities, built card by card</source>
        <translation>Kart kart kurulan iki prenslik</translation>
    </message>
    <message>
        <source>Each of you rules a small principality. The dice fill its fields, woods and mines; you turn what they bring into roads, settlements and cities, mills and fleets, knights and churches. Mind the brigands, the tournament, and the arsonist your rival keeps in hand. Twelve points win.</source>
        <translation>İkinizin de küçük bir prensliği var. Zarlar tarlaları, ormanları ve madenleri doldurur; siz de gelenleri yollara, köylere ve şehirlere, değirmenlere ve filolara, şövalyelere ve kiliselere dönüştürürsünüz. Haydutlara, turnuvaya ve rakibinizin elinde sakladığı kundakçıya dikkat edin. On iki puan kazandırır.</translation>
    </message>
    <message>
        <source>Rival Princes follows the rules of the Settlers of Catan Card Game for two players, as first published in 1996.</source>
        <translation>Rakip Prensler oyunu, ilk kez 1996 yılında yayımlanan iki kişilik Settlers of Catan Card Game oyununun kurallarını izler.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n oyuncu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrincesActions</name>
    <message>
        <source>Lay the regions like this</source>
        <translation>Bölgeleri böyle diz</translation>
    </message>
    <message>
        <source>Look through stack %1</source>
        <translation>%1. desteye bak</translation>
    </message>
    <message>
        <source>Take: %1</source>
        <extracomment>%1 is a card.
----------
Spy. %1 is a card.</extracomment>
        <translation>Al: %1</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Hiçbir şey alma</translation>
    </message>
    <message>
        <source>Roll the dice</source>
        <translation>Zar at</translation>
    </message>
    <message>
        <source>Set the number %1</source>
        <extracomment>Alchemist. %1 is a number of the die.</extracomment>
        <translation>%1 sayısını seç</translation>
    </message>
    <message>
        <source>Build a road on the left</source>
        <translation>Solda yol inşa et</translation>
    </message>
    <message>
        <source>Build a road on the right</source>
        <translation>Sağda yol inşa et</translation>
    </message>
    <message>
        <source>Build a settlement on the left with the Scout</source>
        <translation>Kâşif ile solda köy inşa et</translation>
    </message>
    <message>
        <source>Build a settlement on the right with the Scout</source>
        <translation>Kâşif ile sağda köy inşa et</translation>
    </message>
    <message>
        <source>Build a settlement on the left</source>
        <translation>Solda köy inşa et</translation>
    </message>
    <message>
        <source>Build a settlement on the right</source>
        <translation>Sağda köy inşa et</translation>
    </message>
    <message>
        <source>Build a city: %1</source>
        <extracomment>%1 says where: a place counted from the left.</extracomment>
        <translation>Şehir inşa et: %1</translation>
    </message>
    <message>
        <source>Build: %1 – %2</source>
        <extracomment>%1 is a card, %2 says where.</extracomment>
        <translation>İnşa et: %1 – %2</translation>
    </message>
    <message>
        <source>Tear down: %1</source>
        <extracomment>%1 says where.</extracomment>
        <translation>Yık: %1</translation>
    </message>
    <message>
        <source>Trade %1 for %2</source>
        <extracomment>%1 and %2 are resources with a number.</extracomment>
        <translation>%1 ver, %2 al</translation>
    </message>
    <message>
        <source>Make this offer</source>
        <translation>Bunu teklif et</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Oyna: %1</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Sırayı bitir</translation>
    </message>
    <message>
        <source>Draw from stack %1</source>
        <translation>%1. desteden çek</translation>
    </message>
    <message>
        <source>Search stack %1</source>
        <translation>%1. destede ara</translation>
    </message>
    <message>
        <source>Put %1 under stack %2</source>
        <extracomment>%1 is a card, %2 the number of a stack.</extracomment>
        <translation>%2. destenin altına koy: %1</translation>
    </message>
    <message>
        <source>Stop here</source>
        <extracomment>No more cards, no more resources.</extracomment>
        <translation>Burada dur</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas geç</translation>
    </message>
    <message>
        <source>Store: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Depola: %1</translation>
    </message>
    <message>
        <source>Pay: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Öde: %1</translation>
    </message>
    <message>
        <source>Give: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Ver: %1</translation>
    </message>
    <message>
        <source>Take the payment back</source>
        <translation>Ödemeyi geri al</translation>
    </message>
    <message>
        <source>Take from your opponent: %1</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Rakipten al: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>%1 says where a card lies that goes back to its owner’s hand.
----------
%1 is a card.</extracomment>
        <translation>Seç: %1</translation>
    </message>
    <message>
        <source>Put away: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Uzaklaştır: %1</translation>
    </message>
    <message>
        <source>Put under stack %1</source>
        <translation>%1. destenin altına koy</translation>
    </message>
    <message>
        <source>Accept the offer</source>
        <translation>Teklifi kabul et</translation>
    </message>
    <message>
        <source>Reject the offer</source>
        <translation>Teklifi geri çevir</translation>
    </message>
    <message>
        <source>%1 above, %2 below</source>
        <extracomment>%1 and %2 are regions.</extracomment>
        <translation>Üstte %1, altta %2</translation>
    </message>
    <message>
        <source>Lay it above</source>
        <translation>Üste koy</translation>
    </message>
    <message>
        <source>Lay it below</source>
        <translation>Alta koy</translation>
    </message>
    <message>
        <source>Answer with: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Karşılık ver: %1</translation>
    </message>
    <message>
        <source>Shuffle the cards</source>
        <translation>Kartları karıştır</translation>
    </message>
    <message>
        <source>Shuffle the region pile</source>
        <translation>Bölge destesini karıştır</translation>
    </message>
    <message>
        <source>Shuffle the event pile</source>
        <translation>Olay destesini karıştır</translation>
    </message>
    <message>
        <source>Both roll: %1 and %2</source>
        <extracomment>Both roll for the first turn; %1 and %2 are numbers.</extracomment>
        <translation>İki zar da atıldı: %1 ve %2</translation>
    </message>
    <message>
        <source>Dice: %1, %2</source>
        <extracomment>%1 is a number, %2 the symbol of the event die.</extracomment>
        <translation>Zarlar: %1, %2</translation>
    </message>
    <message>
        <source>Attack roll: %1</source>
        <extracomment>%1 is a number of the die.</extracomment>
        <translation>Saldırı zarı: %1</translation>
    </message>
    <message>
        <source>The turn ends</source>
        <translation>Sıra biter</translation>
    </message>
    <message>
        <source>Keep all cards; the turn ends</source>
        <translation>Bütün kartları tut; sıra biter</translation>
    </message>
    <message>
        <source>Let the attack come</source>
        <translation>Karşılık verme</translation>
    </message>
    <message>
        <source>Then refill the hand</source>
        <translation>Ardından el tamamlanır</translation>
    </message>
    <message>
        <source>Stores %1 of 3</source>
        <translation>Depoda: %1 / 3</translation>
    </message>
    <message>
        <source>Arrange your six regions: swap them until they lie as you like.</source>
        <translation>Altı bölgenizi dizin: istediğiniz düzene gelene dek yerlerini değiştirin.</translation>
    </message>
    <message>
        <source>Which stack do you look through for your first three cards?</source>
        <translation>İlk üç kartınız için hangi desteye bakacaksınız?</translation>
    </message>
    <message>
        <source>Master Builder: which stack do you look through?</source>
        <translation>Usta Mimar: hangi desteye bakacaksınız?</translation>
    </message>
    <message numerus="yes">
        <source>Choose your first cards: %n more.</source>
        <translation>
            <numerusform>İlk kartlarınızı seçin: %n kart daha.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a card. The order of the others stays.</source>
        <translation>Bir kart alın. Ötekilerin sırası değişmez.</translation>
    </message>
    <message>
        <source>Master Builder: take a card, or nothing.</source>
        <translation>Usta Mimar: bir kart alın ya da hiç almayın.</translation>
    </message>
    <message>
        <source>Your turn: roll the dice.</source>
        <translation>Sıra sizde: zar atın.</translation>
    </message>
    <message>
        <source>Build, play, and trade as you like.</source>
        <translation>Dilediğiniz gibi inşa edin, kart oynayın, takas yapın.</translation>
    </message>
    <message>
        <source>Refill your hand: draw, or search a stack.</source>
        <translation>Elinizi tamamlayın: kart çekin ya da bir destede arayın.</translation>
    </message>
    <message>
        <source>Exchange a card? Choose the one to put under a stack.</source>
        <translation>Kart değiştirilsin mi? Bir destenin altına konacak kartı seçin.</translation>
    </message>
    <message>
        <source>Take your new card: draw, or search a stack.</source>
        <translation>Yeni kartınızı alın: çekin ya da bir destede arayın.</translation>
    </message>
    <message>
        <source>Too many cards: put one under a stack.</source>
        <translation>Kartınız fazla: birini bir destenin altına koyun.</translation>
    </message>
    <message>
        <source>Master Builder: put one of your cards under a stack.</source>
        <translation>Usta Mimar: kartlarınızdan birini bir destenin altına koyun.</translation>
    </message>
    <message>
        <source>Trade advantage: take a resource from your opponent?</source>
        <translation>Ticaret üstünlüğü: rakipten bir kaynak alınsın mı?</translation>
    </message>
    <message>
        <source>Conflict: choose the second card to put away.</source>
        <translation>Anlaşmazlık: uzaklaştırılacak ikinci kartı seçin.</translation>
    </message>
    <message>
        <source>Conflict: choose the first card to put away.</source>
        <translation>Anlaşmazlık: uzaklaştırılacak ilk kartı seçin.</translation>
    </message>
    <message>
        <source>Conflict: under which stack do the cards go?</source>
        <translation>Anlaşmazlık: kartlar hangi destenin altına konsun?</translation>
    </message>
    <message>
        <source>Which region stores it? %1</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>Hangi bölge depolasın? %1</translation>
    </message>
    <message>
        <source>%1: which region pays? %2</source>
        <extracomment>Headline. %1 is what is being built, %2 a resource.</extracomment>
        <translation>%1: hangi bölge ödesin? %2</translation>
    </message>
    <message numerus="yes">
        <source>Pay with any resources: %n more.</source>
        <translation>
            <numerusform>İstediğiniz kaynaklarla ödeyin: %n kaynak daha.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which region pays? %1</source>
        <extracomment>Headline. %1 is a resource.</extracomment>
        <translation>Hangi bölge ödesin? %1</translation>
    </message>
    <message>
        <source>%1 offers: %2. Wants: %3.</source>
        <extracomment>Headline. %1 is the one who offers, %2 and %3 list resources.</extracomment>
        <translation>%1 teklif ediyor: %2. İstediği: %3.</translation>
    </message>
    <message>
        <source>Scout: choose the region that goes above, then the one below.</source>
        <translation>Kâşif: önce üste, sonra alta konacak bölgeyi seçin.</translation>
    </message>
    <message>
        <source>Two new regions: choose the one that goes above.</source>
        <translation>İki yeni bölge: üste konacak olanı seçin.</translation>
    </message>
    <message>
        <source>A new region: above or below?</source>
        <translation>Yeni bir bölge: üste mi, alta mı?</translation>
    </message>
    <message>
        <source>An Arsonist attacks your buildings. Do you answer?</source>
        <translation>Bir Kundakçı binalarınıza saldırıyor. Karşılık verecek misiniz?</translation>
    </message>
    <message>
        <source>A Black Knight attacks your knights. Do you answer?</source>
        <translation>Bir Kara Şövalye şövalyelerinize saldırıyor. Karşılık verecek misiniz?</translation>
    </message>
    <message>
        <source>A Raid threatens your resources. Do you answer?</source>
        <translation>Haydut Baskını kaynaklarınızı tehdit ediyor. Karşılık verecek misiniz?</translation>
    </message>
    <message numerus="yes">
        <source>Raid: take from your opponent, %n more.</source>
        <translation>
            <numerusform>Haydut Baskını: rakibinizden %n kaynak daha alın.</numerusform>
        </translation>
    </message>
    <message>
        <source>Caravan: give a second resource, or stop.</source>
        <translation>Kervan: ikinci bir kaynak verin ya da durun.</translation>
    </message>
    <message>
        <source>Caravan: which region gives a resource?</source>
        <translation>Kervan: hangi bölge bir kaynak versin?</translation>
    </message>
    <message>
        <source>Merchant: take a second resource, or stop.</source>
        <translation>Tüccar: ikinci bir kaynak alın ya da durun.</translation>
    </message>
    <message>
        <source>Merchant: take a resource from your opponent.</source>
        <translation>Tüccar: rakibinizden bir kaynak alın.</translation>
    </message>
    <message>
        <source>Merchant: which region gives one back?</source>
        <translation>Tüccar: hangi bölge bir kaynak geri versin?</translation>
    </message>
    <message>
        <source>Spy: take a knight, a fleet, or an action card.</source>
        <translation>Casus: bir şövalye, filo ya da eylem kartı alın.</translation>
    </message>
    <message>
        <source>Your opponent plays: %1. %2</source>
        <extracomment>Headline. %1 is an action card of the opponent, %2 the question that follows from it.</extracomment>
        <translation>Rakip oynuyor: %1. %2</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Takas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Headline. %1 is a card or an event, %2 the question that follows from it.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You win the tournament: which region gains 1?</source>
        <translation>Turnuvayı kazandınız: hangi bölge 1 kaynak alsın?</translation>
    </message>
    <message>
        <source>Good harvest: which region gains 1?</source>
        <translation>Bereketli hasat: hangi bölge 1 kaynak alsın?</translation>
    </message>
    <message>
        <source>Progress: which region gains 1?</source>
        <translation>İlerleme: hangi bölge 1 kaynak alsın?</translation>
    </message>
    <message>
        <source>Caravan: which region gains 1?</source>
        <translation>Kervan: hangi bölge 1 kaynak alsın?</translation>
    </message>
    <message>
        <source>Which of your buildings goes back to your hand?</source>
        <translation>Hangi binanız elinize geri dönsün?</translation>
    </message>
    <message>
        <source>Which building goes back to your opponent’s hand?</source>
        <translation>Hangi bina rakibinizin eline geri dönsün?</translation>
    </message>
    <message>
        <source>Which of your knights goes back to your hand?</source>
        <translation>Hangi şövalyeniz elinize geri dönsün?</translation>
    </message>
    <message>
        <source>Which knight goes back to your opponent’s hand?</source>
        <translation>Hangi şövalye rakibinizin eline geri dönsün?</translation>
    </message>
    <message>
        <source>Civil war: which of your units goes back to your hand?</source>
        <translation>İç savaş: hangi birliğiniz elinize geri dönsün?</translation>
    </message>
    <message>
        <source>Civil war: which unit goes back to your opponent’s hand?</source>
        <translation>İç savaş: hangi birlik rakibinizin eline geri dönsün?</translation>
    </message>
    <message>
        <source>The cards are shuffled.</source>
        <translation>Kartlar karıştırılıyor.</translation>
    </message>
    <message>
        <source>The region pile is shuffled.</source>
        <translation>Bölge destesi karıştırılıyor.</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>Olay destesi karıştırılıyor.</translation>
    </message>
    <message>
        <source>Both roll for the first turn.</source>
        <translation>İlk sıra için iki oyuncu da zar atıyor.</translation>
    </message>
    <message>
        <source>The dice are rolling.</source>
        <translation>Zarlar yuvarlanıyor.</translation>
    </message>
    <message>
        <source>left town %1</source>
        <extracomment>Where a settlement or city lies: counted from the first road outward. Stands after a colon or a dash.</extracomment>
        <translation>soldaki %1. yerleşim</translation>
    </message>
    <message>
        <source>right town %1</source>
        <extracomment>Where a settlement or city lies: counted from the first road outward. Stands after a colon or a dash.</extracomment>
        <translation>sağdaki %1. yerleşim</translation>
    </message>
    <message>
        <source>%1, above</source>
        <extracomment>Where a site lies; %1 is a town, as in “left town 2”. It has two sites above it, one beyond the other.</extracomment>
        <translation>%1, üst</translation>
    </message>
    <message>
        <source>%1, top</source>
        <translation>%1, en üst</translation>
    </message>
    <message>
        <source>%1, below</source>
        <extracomment>Where a site lies; %1 is a town, as in “left town 2”. It has two sites below it, one beyond the other.</extracomment>
        <translation>%1, alt</translation>
    </message>
    <message>
        <source>%1, bottom</source>
        <translation>%1, en alt</translation>
    </message>
    <message>
        <source>%1 arranges the regions.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 bölgeleri diziyor.</translation>
    </message>
    <message>
        <source>%1 may answer the attack.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 saldırıya karşılık verebilir.</translation>
    </message>
    <message>
        <source>%1 thinks about the offer.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 teklifi düşünüyor.</translation>
    </message>
    <message>
        <source>%1 looks through a stack.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 bir desteye bakıyor.</translation>
    </message>
    <message>
        <source>%1 builds and trades.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 inşa ve takas yapıyor.</translation>
    </message>
    <message>
        <source>%1 refills the hand.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 elini tamamlıyor.</translation>
    </message>
</context>
<context>
    <name>PrincesBase</name>
    <message>
        <source>%1 × %2</source>
        <extracomment>An item of a list: %1 is a resource, %2 how many of it.</extracomment>
        <translation>%2 %1</translation>
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
        <source>%1: %2</source>
        <extracomment>Tooltip: %1 is a card, %2 says what it does.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s).</source>
        <translation>
            <numerusform>%n zafer puanı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Strength %1, tournament points %2.</source>
        <extracomment>A knight’s figures: %1 and %2 are numbers.</extracomment>
        <translation>Güç %1, turnuva puanı %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n commerce point(s).</source>
        <translation>
            <numerusform>%n ticaret puanı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only at a city.</source>
        <translation>Yalnızca şehirde.</translation>
    </message>
    <message>
        <source>Cost: %1.</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>Bedel: %1.</translation>
    </message>
    <message>
        <source>The cards and what they do</source>
        <translation>Kartlar ve ne yaptıkları</translation>
    </message>
    <message>
        <source>Green cards lie on any site, red cards only at cities. A card acts on the two regions beside its site, on the same side of the town. Action cards leave the game when they have been played.</source>
        <translation>Yeşil kartlar her inşa yerine, kırmızı kartlar yalnızca şehirlere konur. Bir kart, inşa yerinin yanındaki, yerleşimin aynı tarafında kalan iki bölgeye etki eder. Eylem kartları oynandıktan sonra oyundan çıkar.</translation>
    </message>
</context>
<context>
    <name>PrincesCards</name>
    <message>
        <source>Rowan of the Ford</source>
        <extracomment>Name of a knight, as printed on the card.</extracomment>
        <translation>Geçitli Rowan</translation>
    </message>
    <message>
        <source>Lucian Goldplume</source>
        <translation>Altın Tüylü Lucian</translation>
    </message>
    <message>
        <source>Hoss Iron Fist</source>
        <translation>Demir Yumruk Hoss</translation>
    </message>
    <message>
        <source>Morgan Greycloak</source>
        <translation>Gri Pelerinli Morgan</translation>
    </message>
    <message>
        <source>Bruno the Boulder</source>
        <translation>Kaya Bruno</translation>
    </message>
    <message>
        <source>Ivar Wildaxe</source>
        <translation>Vahşi Baltalı Ivar</translation>
    </message>
    <message>
        <source>Tobin Quickspur</source>
        <translation>Çevik Mahmuzlu Tobin</translation>
    </message>
    <message>
        <source>Emmet Empty-Purse</source>
        <translation>Boş Keseli Emmet</translation>
    </message>
    <message>
        <source>Garrick of the Marsh</source>
        <translation>Bataklıklı Garrick</translation>
    </message>
    <message>
        <source>Brick Fleet</source>
        <extracomment>Name of a card: ships that trade this resource.</extracomment>
        <translation>Tuğla Filosu</translation>
    </message>
    <message>
        <source>Gold Fleet</source>
        <translation>Altın Filosu</translation>
    </message>
    <message>
        <source>Grain Fleet</source>
        <translation>Buğday Filosu</translation>
    </message>
    <message>
        <source>Lumber Fleet</source>
        <translation>Odun Filosu</translation>
    </message>
    <message>
        <source>Ore Fleet</source>
        <translation>Demir Filosu</translation>
    </message>
    <message>
        <source>Wool Fleet</source>
        <translation>Yün Filosu</translation>
    </message>
    <message>
        <source>Abbey</source>
        <extracomment>Name of a building, as printed on the card.</extracomment>
        <translation>Manastır</translation>
    </message>
    <message>
        <source>Garrison</source>
        <translation>Garnizon</translation>
    </message>
    <message>
        <source>Smithy</source>
        <translation>Demirci Ocağı</translation>
    </message>
    <message>
        <source>Brick Factory</source>
        <translation>Tuğla Fabrikası</translation>
    </message>
    <message>
        <source>Iron Foundry</source>
        <translation>Demir Dökümhanesi</translation>
    </message>
    <message>
        <source>Grain Mill</source>
        <translation>Değirmen</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <translation>Bıçkıhane</translation>
    </message>
    <message>
        <source>Spinning Mill</source>
        <translation>İplikhane</translation>
    </message>
    <message>
        <source>Aqueduct</source>
        <translation>Su Kemeri</translation>
    </message>
    <message>
        <source>Bath House</source>
        <translation>Hamam</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Kilise</translation>
    </message>
    <message>
        <source>Colossus</source>
        <translation>Dev Heykel</translation>
    </message>
    <message>
        <source>Counting House</source>
        <translation>Ticarethane</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>Liman</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Kütüphane</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <translation>Pazar Yeri</translation>
    </message>
    <message>
        <source>Merchant Guild</source>
        <translation>Tüccar Loncası</translation>
    </message>
    <message>
        <source>Mint</source>
        <translation>Darphane</translation>
    </message>
    <message>
        <source>Town Hall</source>
        <translation>Belediye Binası</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <extracomment>Name of an action card: a person.</extracomment>
        <translation>Simyacı</translation>
    </message>
    <message>
        <source>Arsonist</source>
        <translation>Kundakçı</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Piskopos</translation>
    </message>
    <message>
        <source>Black Knight</source>
        <translation>Kara Şövalye</translation>
    </message>
    <message>
        <source>Raid</source>
        <extracomment>Name of an action card: the robbing of two resources.</extracomment>
        <translation>Haydut Baskını</translation>
    </message>
    <message>
        <source>Caravan</source>
        <translation>Kervan</translation>
    </message>
    <message>
        <source>Herb Woman</source>
        <translation>Otacı Kadın</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Tüccar</translation>
    </message>
    <message>
        <source>Scout</source>
        <translation>Kâşif</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Casus</translation>
    </message>
    <message>
        <source>Civil War</source>
        <extracomment>Name of an event card.</extracomment>
        <translation>İç Savaş</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Anlaşmazlık</translation>
    </message>
    <message>
        <source>Master Builder</source>
        <translation>Usta Mimar</translation>
    </message>
    <message>
        <source>Plague</source>
        <translation>Veba</translation>
    </message>
    <message>
        <source>Productive Year</source>
        <translation>Verimli Yıl</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>İlerleme</translation>
    </message>
    <message>
        <source>Year End</source>
        <translation>Yıl Sonu</translation>
    </message>
    <message>
        <source>In your turn, trade 2 brick for 1 other resource, as often as you like.</source>
        <translation>Kendi sıranızda, istediğiniz kadar, 2 tuğla verip 1 başka kaynak alın.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 gold for 1 other resource, as often as you like.</source>
        <translation>Kendi sıranızda, istediğiniz kadar, 2 altın verip 1 başka kaynak alın.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 grain for 1 other resource, as often as you like.</source>
        <translation>Kendi sıranızda, istediğiniz kadar, 2 buğday verip 1 başka kaynak alın.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 lumber for 1 other resource, as often as you like.</source>
        <translation>Kendi sıranızda, istediğiniz kadar, 2 odun verip 1 başka kaynak alın.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 ore for 1 other resource, as often as you like.</source>
        <translation>Kendi sıranızda, istediğiniz kadar, 2 demir verip 1 başka kaynak alın.</translation>
    </message>
    <message>
        <source>In your turn, trade 2 wool for 1 other resource, as often as you like.</source>
        <translation>Kendi sıranızda, istediğiniz kadar, 2 yün verip 1 başka kaynak alın.</translation>
    </message>
    <message>
        <source>You may hold 1 more card. Progress brings you 1 resource.</source>
        <translation>Elinizde 1 kart fazla tutabilirsiniz. İlerleme size 1 kaynak getirir.</translation>
    </message>
    <message>
        <source>Protects its 2 neighboring regions: what they store is not counted when brigands come.</source>
        <translation>Komşu 2 bölgeyi korur: haydutlar gelince depolarındakiler sayılmaz.</translation>
    </message>
    <message>
        <source>Each of your knights has 1 more strength. Tournament points stay as they are.</source>
        <translation>Her şövalyenizin gücü 1 artar. Turnuva puanları değişmez.</translation>
    </message>
    <message>
        <source>Neighboring hills produce 2 brick instead of 1.</source>
        <translation>Komşu tepeler 1 yerine 2 tuğla üretir.</translation>
    </message>
    <message>
        <source>Neighboring mountains produce 2 ore instead of 1.</source>
        <translation>Komşu dağlar 1 yerine 2 demir üretir.</translation>
    </message>
    <message>
        <source>Neighboring fields produce 2 grain instead of 1.</source>
        <translation>Komşu tarlalar 1 yerine 2 buğday üretir.</translation>
    </message>
    <message>
        <source>Neighboring forests produce 2 lumber instead of 1.</source>
        <translation>Komşu ormanlar 1 yerine 2 odun üretir.</translation>
    </message>
    <message>
        <source>Neighboring pastures produce 2 wool instead of 1.</source>
        <translation>Komşu otlaklar 1 yerine 2 yün üretir.</translation>
    </message>
    <message>
        <source>The plague spares your whole principality.</source>
        <translation>Veba bütün prensliğinizi esirger.</translation>
    </message>
    <message>
        <source>The plague spares the 4 regions at this city.</source>
        <translation>Veba bu şehre komşu 4 bölgeyi esirger.</translation>
    </message>
    <message>
        <source>Knights and fleets at this city are safe from civil war.</source>
        <translation>Bu şehirdeki şövalyelere ve filolara iç savaş dokunmaz.</translation>
    </message>
    <message>
        <source>It stands there, and everybody looks up to it.</source>
        <translation>Orada durur, herkes başını kaldırıp ona bakar.</translation>
    </message>
    <message>
        <source>It brings commerce, and nothing else.</source>
        <translation>Ticaret getirir, başka bir şey değil.</translation>
    </message>
    <message>
        <source>Each of your fleets has 1 more commerce point.</source>
        <translation>Her filonuz 1 ticaret puanı fazla sayılır.</translation>
    </message>
    <message>
        <source>In your turn, trade 1 gold for 1 other resource, as often as you like.</source>
        <translation>Kendi sıranızda, istediğiniz kadar, 1 altın verip 1 başka kaynak alın.</translation>
    </message>
    <message>
        <source>Searching a stack costs you 1 resource instead of 2.</source>
        <translation>Bir destede aramak size 2 yerine 1 kaynağa mal olur.</translation>
    </message>
    <message>
        <source>Play before your roll: you set the production die to a number of your choice and roll only the event die.</source>
        <translation>Zar atmadan önce oynayın: üretim zarının sayısını siz seçer, yalnızca olay zarını atarsınız.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 a building of your choice goes back to your opponent’s hand, on 6 one of yours.</source>
        <translation>Saldırı: zar atın. 1-5 gelirse seçtiğiniz bir bina rakibinizin eline döner, 6 gelirse sizinkilerden biri.</translation>
    </message>
    <message>
        <source>Answer to an Arsonist or a Raid: the attacker now wins only on 1–2.</source>
        <translation>Kundakçı ya da Haydut Baskını için karşılık: saldıran artık yalnızca 1-2 gelirse kazanır.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 a knight of your choice goes back to your opponent’s hand, on 6 one of yours.</source>
        <translation>Saldırı: zar atın. 1-5 gelirse seçtiğiniz bir şövalye rakibinizin eline döner, 6 gelirse sizinkilerden biri.</translation>
    </message>
    <message>
        <source>Attack: roll a die. On 1–5 you take 2 resources of your choice from your opponent, on 6 it is the reverse.</source>
        <translation>Saldırı: zar atın. 1-5 gelirse rakibinizden seçtiğiniz 2 kaynağı alırsınız, 6 gelirse tersi olur.</translation>
    </message>
    <message>
        <source>Swap up to 2 of your resources for as many others of your choice.</source>
        <translation>En çok 2 kaynağınızı, seçtiğiniz aynı sayıda başka kaynakla değiştirin.</translation>
    </message>
    <message>
        <source>Answer to a Black Knight: the attacker now wins only on 1–2.</source>
        <translation>Kara Şövalye için karşılık: saldıran artık yalnızca 1-2 gelirse kazanır.</translation>
    </message>
    <message>
        <source>Take up to 2 resources of your choice from your opponent, then give 1 of your choice.</source>
        <translation>Rakibinizden seçtiğiniz en çok 2 kaynağı alın, sonra seçtiğiniz 1 kaynağı verin.</translation>
    </message>
    <message>
        <source>Play while building a settlement: you choose its 2 regions from the whole region pile.</source>
        <translation>Köy inşa ederken oynayın: köyün 2 bölgesini bütün bölge destesinden seçersiniz.</translation>
    </message>
    <message>
        <source>Look at your opponent’s hand and take 1 knight, fleet, or action card.</source>
        <translation>Rakibinizin eline bakın ve 1 şövalye, filo ya da eylem kartı alın.</translation>
    </message>
    <message>
        <source>1 knight or fleet of each player returns to the hand; the opponent chooses which. A Church protects its city.</source>
        <translation>Her oyuncunun 1 şövalyesi ya da filosu ele döner; hangisi olacağını rakip seçer. Kilise kendi şehrini korur.</translation>
    </message>
    <message>
        <source>Whoever holds the knight token looks at the opponent’s hand and puts 2 of its cards under a stack.</source>
        <translation>Şövalye jetonunun sahibi rakibin eline bakar ve oradan 2 kartı bir destenin altına koyar.</translation>
    </message>
    <message>
        <source>Each player looks through a stack and may take 1 card for 1 card of the hand.</source>
        <translation>Her oyuncu bir desteye bakar ve elindeki 1 kart karşılığında 1 kart alabilir.</translation>
    </message>
    <message>
        <source>Every region at a city loses 1 resource. Aqueduct and Bath House protect.</source>
        <translation>Bir şehre komşu her bölge 1 kaynak yitirir. Su Kemeri ve Hamam korur.</translation>
    </message>
    <message>
        <source>Every region gains 1 resource for each neighboring Garrison.</source>
        <translation>Her bölge, komşu her Garnizon için 1 kaynak kazanır.</translation>
    </message>
    <message>
        <source>Each player takes 1 resource of choice for each Abbey and each Library.</source>
        <translation>Her oyuncu, her Manastır ve her Kütüphane için seçtiği 1 kaynağı alır.</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>Olay destesi karıştırılır.</translation>
    </message>
    <message>
        <source>brick</source>
        <extracomment>A resource, in a list after a colon or before a number.</extracomment>
        <translation>tuğla</translation>
    </message>
    <message>
        <source>lumber</source>
        <translation>odun</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>buğday</translation>
    </message>
    <message>
        <source>wool</source>
        <translation>yün</translation>
    </message>
    <message>
        <source>ore</source>
        <translation>demir</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>altın</translation>
    </message>
    <message>
        <source>Fields %1</source>
        <extracomment>Name of a region with the number on which it produces: &quot;Fields 3&quot;.</extracomment>
        <translation>Tarla %1</translation>
    </message>
    <message>
        <source>Mountains %1</source>
        <translation>Dağ %1</translation>
    </message>
    <message>
        <source>Pasture %1</source>
        <translation>Otlak %1</translation>
    </message>
    <message>
        <source>Forest %1</source>
        <translation>Orman %1</translation>
    </message>
    <message>
        <source>Hills %1</source>
        <translation>Tepe %1</translation>
    </message>
    <message>
        <source>Gold field %1</source>
        <translation>Altın yatağı %1</translation>
    </message>
    <message>
        <source>Produces 1 grain on %1 and stores up to 3.</source>
        <extracomment>What a region card does; %1 is a number of the die.</extracomment>
        <translation>%1 gelince 1 buğday üretir; en çok 3 depolar.</translation>
    </message>
    <message>
        <source>Produces 1 ore on %1 and stores up to 3.</source>
        <translation>%1 gelince 1 demir üretir; en çok 3 depolar.</translation>
    </message>
    <message>
        <source>Produces 1 wool on %1 and stores up to 3.</source>
        <translation>%1 gelince 1 yün üretir; en çok 3 depolar.</translation>
    </message>
    <message>
        <source>Produces 1 lumber on %1 and stores up to 3.</source>
        <translation>%1 gelince 1 odun üretir; en çok 3 depolar.</translation>
    </message>
    <message>
        <source>Produces 1 brick on %1 and stores up to 3.</source>
        <translation>%1 gelince 1 tuğla üretir; en çok 3 depolar.</translation>
    </message>
    <message>
        <source>Produces 1 gold on %1 and stores up to 3. Gold builds nothing, but it can be traded.</source>
        <translation>%1 gelince 1 altın üretir; en çok 3 depolar. Altınla bir şey inşa edilmez, ama takas yapılır.</translation>
    </message>
    <message>
        <source>Road</source>
        <extracomment>A card of the row in the middle of a principality.</extracomment>
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
        <source>Lies at the end of your row; a settlement can follow beyond it.</source>
        <translation>Dizinizin ucuna konur; ötesine bir köy gelebilir.</translation>
    </message>
    <message>
        <source>1 victory point and 2 sites for green cards. A new one brings 2 regions.</source>
        <translation>1 zafer puanı ve yeşil kartlar için 2 inşa yeri. Yeni bir köy 2 bölge getirir.</translation>
    </message>
    <message>
        <source>Is laid on a settlement: 2 victory points and 4 sites for green and red cards.</source>
        <translation>Bir köyün üzerine konur: 2 zafer puanı, yeşil ve kırmızı kartlar için 4 inşa yeri.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>A symbol of the event die.</extracomment>
        <translation>Turnuva</translation>
    </message>
    <message>
        <source>Trade advantage</source>
        <translation>Ticaret üstünlüğü</translation>
    </message>
    <message>
        <source>Brigands</source>
        <translation>Haydutlar</translation>
    </message>
    <message>
        <source>Good harvest</source>
        <translation>Bereketli hasat</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>Olay kartı</translation>
    </message>
    <message>
        <source>Whoever has more tournament points in all takes 1 resource of choice; a tie gives nothing.</source>
        <extracomment>What a symbol of the event die does.</extracomment>
        <translation>Toplam turnuva puanı çok olan, seçtiği 1 kaynağı alır; eşitlikte kimse almaz.</translation>
    </message>
    <message>
        <source>Whoever holds the mill token may take 1 resource of choice from the opponent.</source>
        <translation>Değirmen jetonunun sahibi rakipten seçtiği 1 kaynağı alabilir.</translation>
    </message>
    <message>
        <source>Whoever has more than 7 unprotected resources loses all wool and all ore.</source>
        <translation>Korumasız 7 kaynaktan fazlası olan, bütün yününü ve bütün cevherini yitirir.</translation>
    </message>
    <message>
        <source>Each player takes 1 resource of choice.</source>
        <translation>Her oyuncu seçtiği 1 kaynağı alır.</translation>
    </message>
    <message>
        <source>The top event card is turned up and carried out.</source>
        <translation>En üstteki olay kartı açılır ve uygulanır.</translation>
    </message>
</context>
<context>
    <name>PrincesEvents</name>
    <message numerus="yes">
        <source>%n card(s) lie in five stacks.</source>
        <translation>
            <numerusform>Beş destede %n kart var.</numerusform>
        </translation>
    </message>
    <message>
        <source>The region pile is shuffled.</source>
        <translation>Bölge destesi karıştırıldı.</translation>
    </message>
    <message>
        <source>The event pile is shuffled.</source>
        <translation>Olay destesi karıştırıldı.</translation>
    </message>
    <message>
        <source>%1 has arranged the regions.</source>
        <translation>%1 bölgeleri dizdi.</translation>
    </message>
    <message>
        <source>Both principalities are shown.</source>
        <translation>İki prenslik de açıldı.</translation>
    </message>
    <message>
        <source>%1 rolls %2, %3 rolls %4. They roll again.</source>
        <extracomment>Log line: both roll for the first turn. %1 and %3 are names, %2 and %4 numbers.</extracomment>
        <translation>Zarlar: %1 %2, %3 %4. Yeniden atılacak.</translation>
    </message>
    <message>
        <source>%1 rolls %2, %3 rolls %4. %5 begins.</source>
        <extracomment>Log line. %1 and %3 are names, %2 and %4 numbers, %5 is the one who begins.</extracomment>
        <translation>Zarlar: %1 %2, %3 %4. Başlayan: %5.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>%1. sıra: %2.</translation>
    </message>
    <message>
        <source>%1 sets the number %2 and rolls: %3.</source>
        <extracomment>Log line, with an Alchemist. %2 is a number, %3 the symbol of the event die.</extracomment>
        <translation>%1, %2 sayısını seçip zar attı: %3.</translation>
    </message>
    <message>
        <source>%1 rolls %2 and: %3.</source>
        <extracomment>Log line. %2 is a number, %3 the symbol of the event die.</extracomment>
        <translation>%1 zar attı: %2, %3.</translation>
    </message>
    <message>
        <source>%1 takes the payment back.</source>
        <translation>%1 ödemeyi geri aldı.</translation>
    </message>
    <message>
        <source>Tournament: %1 to %2. Nobody wins.</source>
        <extracomment>Log line. %1 and %2 are numbers of tournament points.</extracomment>
        <translation>Turnuva: %1 – %2. Kazanan yok.</translation>
    </message>
    <message>
        <source>Tournament: %1 to %2. %3 wins.</source>
        <extracomment>Log line. %1 and %2 are numbers of tournament points, %3 is the winner.</extracomment>
        <translation>Turnuva: %1 – %2. Kazanan: %3.</translation>
    </message>
    <message>
        <source>%1 takes nothing for the trade advantage.</source>
        <translation>%1 ticaret üstünlüğü için bir şey almadı.</translation>
    </message>
    <message>
        <source>%1 takes for the trade advantage: %2.</source>
        <extracomment>Log line. %2 is a resource.</extracomment>
        <translation>%1 ticaret üstünlüğü için aldı: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Brigands rob %1, who has %n unprotected resource(s).</source>
        <extracomment>Log line. %n is how many unprotected resources the player has.</extracomment>
        <translation>
            <numerusform>Haydutlar %1 oyuncusunu soydu: %n korumasız kaynak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brigands spare %1, who has %n unprotected resource(s).</source>
        <extracomment>Log line. %n is how many unprotected resources the player has.</extracomment>
        <translation>
            <numerusform>Haydutlar %1 oyuncusuna dokunmadı: %n korumasız kaynak.</numerusform>
        </translation>
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
        <source>%1 rejects the offer.</source>
        <translation>%1 teklifi geri çevirdi.</translation>
    </message>
    <message>
        <source>%1 produces: %2 (%3).</source>
        <translation>%1 üretti: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 gains in the productive year: %2 (%3).</source>
        <translation>%1 verimli yılda kazandı: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for the tournament: %2 (%3).</source>
        <translation>%1 turnuva için aldı: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for the good harvest: %2 (%3).</source>
        <translation>%1 bereketli hasat için aldı: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes for progress: %2 (%3).</source>
        <translation>%1 ilerleme için aldı: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 takes back: %2 (%3).</source>
        <translation>%1 geri aldı: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 receives: %2 (%3).</source>
        <extracomment>Log line: resources come from the bank or from the other player.</extracomment>
        <translation>%1 aldı: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 loses to the brigands: %2 (%3).</source>
        <translation>%1 haydutlar yüzünden yitirdi: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 loses by the plague: %2 (%3).</source>
        <translation>%1 veba yüzünden yitirdi: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 pays: %2 (%3).</source>
        <translation>%1 ödedi: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 gives: %2 (%3).</source>
        <extracomment>Log line: resources go to the other player.</extracomment>
        <translation>%1 verdi: %2 (%3).</translation>
    </message>
    <message>
        <source>%1 looks through stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1, %2. desteye baktı.</translation>
    </message>
    <message>
        <source>%1 takes a card from stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1, %2. desteden bir kart aldı.</translation>
    </message>
    <message>
        <source>%1 takes a card from stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>%1, %2. desteden bir kart aldı: %3.</translation>
    </message>
    <message>
        <source>%1 takes no card.</source>
        <translation>%1 kart almadı.</translation>
    </message>
    <message>
        <source>%1 draws from stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1, %2. desteden kart çekti.</translation>
    </message>
    <message>
        <source>%1 draws from stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>%1, %2. desteden kart çekti: %3.</translation>
    </message>
    <message>
        <source>A card of %1 goes under stack %2.</source>
        <extracomment>Log line. %2 is the number of a stack.</extracomment>
        <translation>%1 oyuncusunun bir kartı %2. destenin altına kondu.</translation>
    </message>
    <message>
        <source>A card of %1 goes under stack %2: %3.</source>
        <extracomment>Log line. %2 is the number of a stack, %3 a card.</extracomment>
        <translation>%1 oyuncusunun bir kartı %2. destenin altına kondu: %3.</translation>
    </message>
    <message>
        <source>%1 looks at the hand of %2.</source>
        <translation>%1, %2 oyuncusunun eline baktı.</translation>
    </message>
    <message>
        <source>%1 takes a card from the hand of %2.</source>
        <translation>%1, %2 oyuncusunun elinden bir kart aldı.</translation>
    </message>
    <message>
        <source>%1 takes a card from the hand of %2: %3.</source>
        <extracomment>Log line. %3 is a card.</extracomment>
        <translation>%1, %2 oyuncusunun elinden bir kart aldı: %3.</translation>
    </message>
    <message>
        <source>%1 is going to build a road.</source>
        <translation>%1 bir yol inşa edecek.</translation>
    </message>
    <message>
        <source>%1 is going to build a settlement.</source>
        <translation>%1 bir köy inşa edecek.</translation>
    </message>
    <message>
        <source>%1 is going to build a city.</source>
        <translation>%1 bir şehir inşa edecek.</translation>
    </message>
    <message>
        <source>%1 is going to build: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 inşa edecek: %2.</translation>
    </message>
    <message>
        <source>%1 builds a road.</source>
        <translation>%1 bir yol inşa etti.</translation>
    </message>
    <message>
        <source>%1 builds a settlement.</source>
        <translation>%1 bir köy inşa etti.</translation>
    </message>
    <message>
        <source>%1 builds a city.</source>
        <translation>%1 bir şehir inşa etti.</translation>
    </message>
    <message>
        <source>%1 builds: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 inşa etti: %2.</translation>
    </message>
    <message>
        <source>%1 tears down: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 yıktı: %2.</translation>
    </message>
    <message>
        <source>%1 takes back into the hand: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 eline geri aldı: %2.</translation>
    </message>
    <message>
        <source>%1 looks at new regions.</source>
        <translation>%1 yeni bölgelere baktı.</translation>
    </message>
    <message>
        <source>%1 looks at new regions: %2.</source>
        <extracomment>Log line. %2 lists regions.</extracomment>
        <translation>%1 yeni bölgelere baktı: %2.</translation>
    </message>
    <message>
        <source>%1 gains two regions: %2 above, %3 below.</source>
        <extracomment>Log line. %2 and %3 are regions.</extracomment>
        <translation>%1 iki bölge kazandı: üstte %2, altta %3.</translation>
    </message>
    <message>
        <source>%1 plays: %2.</source>
        <extracomment>Log line. %2 is a card.</extracomment>
        <translation>%1 oynadı: %2.</translation>
    </message>
    <message>
        <source>Out of the game: %1.</source>
        <extracomment>Log line. %1 lists cards.</extracomment>
        <translation>Oyun dışı: %1.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack succeeds in spite of the answer.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1 zar attı: %2. Saldırı karşılığa rağmen başarılı.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack succeeds.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1 zar attı: %2. Saldırı başarılı.</translation>
    </message>
    <message>
        <source>%1 rolls %2: the attack backfires.</source>
        <extracomment>Log line. %2 is a number of the die.</extracomment>
        <translation>%1 zar attı: %2. Saldırı geri tepti.</translation>
    </message>
    <message>
        <source>Event card: %1. %2</source>
        <extracomment>Log line. %1 is an event card, %2 says what it does, in whole sentences.</extracomment>
        <translation>Olay kartı: %1. %2</translation>
    </message>
    <message>
        <source>Under the event pile: %1.</source>
        <extracomment>Log line. %1 is an event card.</extracomment>
        <translation>Olay destesinin altına kondu: %1.</translation>
    </message>
    <message>
        <source>Nobody holds the knight token.</source>
        <translation>Şövalye jetonu kimsede değil.</translation>
    </message>
    <message>
        <source>%1 takes the knight token.</source>
        <translation>%1 şövalye jetonunu aldı.</translation>
    </message>
    <message>
        <source>Nobody holds the mill token.</source>
        <translation>Değirmen jetonu kimsede değil.</translation>
    </message>
    <message>
        <source>%1 takes the mill token.</source>
        <translation>%1 değirmen jetonunu aldı.</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>Maç berabere bitti.</translation>
    </message>
    <message>
        <source>%1 wins the match with %2 to %3 points.</source>
        <extracomment>Log line. %2 and %3 are victory points.</extracomment>
        <translation>%1 maçı kazandı. Puan: %2 – %3.</translation>
    </message>
</context>
<context>
    <name>PrincesReasons</name>
    <message>
        <source>Still missing: %1.</source>
        <extracomment>Why something cannot be built or traded. %1 lists resources.</extracomment>
        <translation>Eksik: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Searching costs %n resource(s).</source>
        <translation>
            <numerusform>Aramanın bedeli: %n kaynak.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in the hand: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Elde yok: %1.</translation>
    </message>
    <message>
        <source>No road is left in the supply.</source>
        <translation>Ortak stokta yol kalmadı.</translation>
    </message>
    <message>
        <source>No settlement is left in the supply.</source>
        <translation>Ortak stokta köy kalmadı.</translation>
    </message>
    <message>
        <source>No city is left in the supply.</source>
        <translation>Ortak stokta şehir kalmadı.</translation>
    </message>
    <message>
        <source>A road goes just outside the outermost settlement or city.</source>
        <translation>Yol, en uçtaki köyün ya da şehrin hemen dışına konur.</translation>
    </message>
    <message>
        <source>A settlement goes just outside the outermost road.</source>
        <translation>Köy, en uçtaki yolun hemen dışına konur.</translation>
    </message>
    <message>
        <source>A city is laid on one of your own settlements.</source>
        <translation>Şehir, kendi köylerinizden birinin üzerine konur.</translation>
    </message>
    <message>
        <source>A red card needs a free site at a city.</source>
        <translation>Kırmızı kart için bir şehirde boş inşa yeri gerekir.</translation>
    </message>
    <message>
        <source>The outer sites need a city.</source>
        <translation>Dış inşa yerleri için şehir gerekir.</translation>
    </message>
    <message>
        <source>There is no settlement or city here.</source>
        <translation>Burada köy ya da şehir yok.</translation>
    </message>
    <message>
        <source>Another card lies on this site: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Bu inşa yerinde başka bir kart var: %1.</translation>
    </message>
    <message>
        <source>The inner site is filled first.</source>
        <translation>Önce iç inşa yeri doldurulur.</translation>
    </message>
    <message>
        <source>Action cards are played, not built.</source>
        <translation>Eylem kartları inşa edilmez, oynanır.</translation>
    </message>
    <message>
        <source>Action cards need %1 points of both players together: it is %2 and %3 now.</source>
        <extracomment>%1, %2 and %3 are victory points.</extracomment>
        <translation>Eylem kartları için iki oyuncunun toplam %1 puanı olmalı. Şimdi: %2 ve %3.</translation>
    </message>
    <message>
        <source>Action cards need %1 points of each player: it is %2 and %3 now.</source>
        <extracomment>%1, %2 and %3 are victory points.</extracomment>
        <translation>Eylem kartları için her oyuncunun %1 puanı olmalı. Şimdi: %2 ve %3.</translation>
    </message>
    <message>
        <source>Your opponent has no building.</source>
        <translation>Rakibinizin binası yok.</translation>
    </message>
    <message>
        <source>Your opponent has no knight.</source>
        <translation>Rakibinizin şövalyesi yok.</translation>
    </message>
    <message>
        <source>Your opponent has nothing that you have room for.</source>
        <translation>Rakibinizde, sizde yeri olan bir kaynak yok.</translation>
    </message>
    <message>
        <source>There is nothing to swap, or no room for anything else.</source>
        <translation>Değiştirilecek bir şey ya da başka kaynağa yer yok.</translation>
    </message>
    <message>
        <source>The Alchemist is played before the roll.</source>
        <translation>Simyacı, zar atılmadan önce oynanır.</translation>
    </message>
    <message>
        <source>The Scout is played while building a settlement.</source>
        <translation>Kâşif, köy inşa ederken oynanır.</translation>
    </message>
    <message>
        <source>The Bishop answers an Arsonist or a Raid.</source>
        <translation>Piskopos, Kundakçı ya da Haydut Baskını için karşılıktır.</translation>
    </message>
    <message>
        <source>The Herb Woman answers a Black Knight.</source>
        <translation>Otacı Kadın, Kara Şövalye için karşılıktır.</translation>
    </message>
    <message>
        <source>Green and red cards are built, not played.</source>
        <translation>Yeşil ve kırmızı kartlar oynanmaz, inşa edilir.</translation>
    </message>
    <message>
        <source>%1 has no room for: %2.</source>
        <extracomment>%1 is a player’s name, %2 a resource.</extracomment>
        <translation>%1 oyuncusunda yer yok: %2.</translation>
    </message>
    <message>
        <source>This region stores 3 already: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Bu bölgenin deposunda zaten 3 kaynak var: %1.</translation>
    </message>
    <message>
        <source>This region stores nothing: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Bu bölgenin deposu boş: %1.</translation>
    </message>
    <message>
        <source>This region is not yours: %1.</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Bu bölge sizin değil: %1.</translation>
    </message>
    <message>
        <source>Now it is the turn of: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Şimdi sırası gelen: %1.</translation>
    </message>
    <message>
        <source>What was given does not come back: %1.</source>
        <extracomment>The Caravan. %1 is a resource.</extracomment>
        <translation>Verilen kaynak geri gelmez: %1.</translation>
    </message>
    <message>
        <source>It is not there, or there is no room for it: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Orada yok ya da ona yer yok: %1.</translation>
    </message>
    <message>
        <source>Your opponent has no room for: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Rakibinizde yer yok: %1.</translation>
    </message>
    <message>
        <source>Only the Mint trades 1 for 1, and only gold.</source>
        <translation>Yalnızca Darphane 1 karşılığında 1 takas eder, o da yalnızca altını.</translation>
    </message>
    <message>
        <source>Trading 2 for 1 needs the fleet of this resource: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>2 karşılığında 1 takas için bu kaynağın filosu gerekir: %1.</translation>
    </message>
    <message>
        <source>A resource is not traded for itself: %1.</source>
        <extracomment>%1 is a resource.</extracomment>
        <translation>Bir kaynak kendisiyle takas edilmez: %1.</translation>
    </message>
    <message>
        <source>An offer has something on both sides.</source>
        <translation>Teklifin iki tarafında da bir şey olmalı.</translation>
    </message>
    <message>
        <source>Your opponent does not have: %1.</source>
        <extracomment>%1 lists resources.</extracomment>
        <translation>Rakibinizde olmayan: %1.</translation>
    </message>
    <message>
        <source>No card is left in stack %1.</source>
        <translation>%1. destede kart kalmadı.</translation>
    </message>
    <message>
        <source>Stack %1 is not to be taken now.</source>
        <extracomment>%1 is the number of a stack.</extracomment>
        <translation>%1. deste şimdi alınamaz.</translation>
    </message>
    <message numerus="yes">
        <source>A turn ends with 3 cards at least: %n more.</source>
        <translation>
            <numerusform>Sıra en az 3 kartla biter: %n kart daha.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card does not lie there: %1.</source>
        <extracomment>%1 is a card or a region.</extracomment>
        <translation>Bu kart orada değil: %1.</translation>
    </message>
    <message>
        <source>No card that could be taken lies there.</source>
        <translation>Orada alınabilecek bir kart yok.</translation>
    </message>
    <message>
        <source>A Church protects the knights and fleets of this city.</source>
        <translation>Kilise, bu şehrin şövalyelerini ve filolarını koruyor.</translation>
    </message>
    <message>
        <source>This card does not answer the attack: %1.</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Bu kart saldırıya karşılık olmaz: %1.</translation>
    </message>
    <message>
        <source>At least one comes first.</source>
        <translation>Önce en az bir tane gerekir.</translation>
    </message>
    <message>
        <source>This match is played without tearing down.</source>
        <translation>Bu maçta yıkmak yok.</translation>
    </message>
    <message>
        <source>The Alchemist has set the number %1.</source>
        <extracomment>%1 is a number of the die.</extracomment>
        <translation>Simyacı %1 sayısını seçti.</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>Sayı şu aralıkta olmalı: %1-%2.</translation>
    </message>
    <message>
        <source>%1 has reached %2 points; the other side has %3.</source>
        <extracomment>How the match ended. %2 and %3 are victory points.</extracomment>
        <translation>%1 hedefe ulaştı: %2 puan; rakipte %3 puan var.</translation>
    </message>
    <message>
        <source>The last round is over: %1 has %2, %3 has %4.</source>
        <extracomment>How the match ended. %1 and %3 are names, %2 and %4 victory points.</extracomment>
        <translation>Son tur bitti. %1: %2, %3: %4.</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n victory point(s).</source>
        <extracomment>Why a move is advised.</extracomment>
        <translation>
            <numerusform>%n zafer puanı getirir.</numerusform>
        </translation>
    </message>
    <message>
        <source>It wins the knight token.</source>
        <translation>Şövalye jetonunu kazandırır.</translation>
    </message>
    <message>
        <source>It wins the mill token.</source>
        <translation>Değirmen jetonunu kazandırır.</translation>
    </message>
    <message>
        <source>More is produced from now on: %1.</source>
        <extracomment>Why a move is advised. %1 is a resource.</extracomment>
        <translation>Artık daha çok üretilir: %1.</translation>
    </message>
    <message>
        <source>It opens a place for a settlement.</source>
        <translation>Bir köye yer açar.</translation>
    </message>
    <message>
        <source>After it there is enough for: %1.</source>
        <extracomment>Why a trade is advised. %1 is a card, a road, a settlement, or a city.</extracomment>
        <translation>Ardından şuna yeter: %1.</translation>
    </message>
    <message>
        <source>Wanted next: %1. Still missing: %2.</source>
        <extracomment>Why a move is advised. %1 is what is wanted next, %2 lists resources.</extracomment>
        <translation>Sıradaki hedef: %1. Eksik: %2.</translation>
    </message>
    <message>
        <source>The resources are kept for: %1.</source>
        <extracomment>Why a move is advised. %1 is what the resources are kept for.</extracomment>
        <translation>Kaynaklar şunun için saklanıyor: %1.</translation>
    </message>
    <message>
        <source>Unprotected resources go from %1 to %2, in case brigands come.</source>
        <extracomment>Why a move is advised. %1 and %2 are numbers.</extracomment>
        <translation>Haydutlar gelirse diye, korumasız kaynak: önce %1, sonra %2.</translation>
    </message>
    <message>
        <source>It costs the opponent more.</source>
        <translation>Rakibe daha pahalıya mal olur.</translation>
    </message>
    <message>
        <source>Nothing that is wanted next needs it: %1.</source>
        <extracomment>Why an offer is refused. %1 lists what was offered.</extracomment>
        <translation>Sıradaki planlar için gerekmiyor: %1.</translation>
    </message>
    <message>
        <source>The offer is better for the other side.</source>
        <translation>Teklif karşı tarafın daha çok işine yarar.</translation>
    </message>
    <message>
        <source>It adds strength, for the knight token.</source>
        <translation>Şövalye jetonu için güç katar.</translation>
    </message>
    <message>
        <source>It adds commerce, for the mill token.</source>
        <translation>Değirmen jetonu için ticaret katar.</translation>
    </message>
    <message>
        <source>The hand may hold one more card.</source>
        <translation>Elde bir kart fazla tutulabilir.</translation>
    </message>
    <message>
        <source>It makes trading with the bank cheaper.</source>
        <translation>Bankayla takas ucuzlar.</translation>
    </message>
    <message>
        <source>It protects what is stored or built.</source>
        <translation>Depolananı veya inşa edileni korur.</translation>
    </message>
</context>
<context>
    <name>PrincesWords</name>
    <message>
        <source>Move: %1</source>
        <extracomment>%1 is a region that is picked up.</extracomment>
        <translation>Taşı: %1</translation>
    </message>
    <message>
        <source>Trade and build: %1</source>
        <extracomment>A button: trades with the bank, then something is built. %1 is what is built.</extracomment>
        <translation>Takas et ve inşa et: %1</translation>
    </message>
    <message>
        <source>Build a road</source>
        <translation>Yol inşa et</translation>
    </message>
    <message>
        <source>Build a settlement</source>
        <translation>Köy inşa et</translation>
    </message>
    <message>
        <source>Build a settlement with the Scout</source>
        <translation>Kâşif ile köy inşa et</translation>
    </message>
    <message>
        <source>Build a city</source>
        <translation>Şehir inşa et</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>İnşa et: %1</translation>
    </message>
    <message>
        <source>Tear down a card</source>
        <translation>Kart yık</translation>
    </message>
    <message>
        <source>Trade with the bank</source>
        <translation>Bankayla takas</translation>
    </message>
    <message>
        <source>Give: %1</source>
        <extracomment>A trade with the bank. %1 is a resource with a number.</extracomment>
        <translation>Ver: %1</translation>
    </message>
    <message>
        <source>Offer a trade</source>
        <translation>Takas teklif et</translation>
    </message>
    <message>
        <source>Put under a stack: %1</source>
        <extracomment>%1 is a hand card.</extracomment>
        <translation>Deste altına koy: %1</translation>
    </message>
    <message>
        <source>Search a stack</source>
        <translation>Destede ara</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <extracomment>%1 is a card.</extracomment>
        <translation>Oyna: %1</translation>
    </message>
    <message>
        <source>%1 above</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Üstte %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>With which region does it change places? %1</source>
        <extracomment>Headline. %1 is a region that is picked up.</extracomment>
        <translation>Hangi bölgeyle yer değiştirsin? %1</translation>
    </message>
    <message>
        <source>Give: %1. Get: %2. Where do you build? %3</source>
        <extracomment>Headline. %1 lists what is given to the bank, %2 what is got for it, %3 is what is built with it.</extracomment>
        <translation>Ver: %1. Al: %2. Nereye inşa ediyorsun? %3</translation>
    </message>
    <message>
        <source>On which side do you build the road?</source>
        <translation>Yol hangi tarafa inşa edilsin?</translation>
    </message>
    <message>
        <source>On which side do you build the settlement?</source>
        <translation>Köy hangi tarafa inşa edilsin?</translation>
    </message>
    <message>
        <source>Which settlement becomes a city?</source>
        <translation>Hangi köy şehir olsun?</translation>
    </message>
    <message>
        <source>Choose a site: %1</source>
        <extracomment>Headline. %1 is a card that is going to be built.</extracomment>
        <translation>İnşa yeri seçin: %1</translation>
    </message>
    <message>
        <source>Which card do you tear down?</source>
        <translation>Hangi kart yıkılsın?</translation>
    </message>
    <message>
        <source>What do you give to the bank?</source>
        <translation>Bankaya ne vereceksiniz?</translation>
    </message>
    <message>
        <source>What do you get for it? %1</source>
        <extracomment>Headline. %1 is a resource with a number.</extracomment>
        <translation>Karşılığında ne alacaksınız? %1</translation>
    </message>
    <message>
        <source>Under which stack does it go? %1</source>
        <extracomment>Headline. %1 is a hand card.</extracomment>
        <translation>Hangi destenin altına konsun? %1</translation>
    </message>
    <message>
        <source>Which stack do you search?</source>
        <translation>Hangi destede arayacaksınız?</translation>
    </message>
    <message>
        <source>Alchemist: which number do you set?</source>
        <translation>Simyacı: hangi sayıyı seçeceksiniz?</translation>
    </message>
    <message>
        <source>%1 goes above. Which region goes below?</source>
        <extracomment>Headline. %1 is a region that is going to lie above.</extracomment>
        <translation>Üste konacak: %1. Alta hangi bölge konsun?</translation>
    </message>
    <message>
        <source>Swap with: %1</source>
        <extracomment>%1 is a region.</extracomment>
        <translation>Yer değiştir: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) short: %1. Trade: %2.</source>
        <extracomment>%n resources are missing to build something. %1 lists them, %2 lists what is given to the bank for them.</extracomment>
        <translation>
            <numerusform>%n kaynak eksik: %1. Takas et: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A road needs a settlement or city at the end of the row.</source>
        <translation>Yol için, dizinin ucunda bir köy ya da şehir gerekir.</translation>
    </message>
    <message>
        <source>A city is laid on one of your own settlements.</source>
        <translation>Şehir, kendi köylerinizden birinin üzerine konur.</translation>
    </message>
    <message>
        <source>A settlement needs a road at the end of the row.</source>
        <translation>Köy için, dizinin ucunda bir yol gerekir.</translation>
    </message>
    <message>
        <source>One side has nothing to trade.</source>
        <translation>Bir tarafın takas edecek kaynağı yok.</translation>
    </message>
    <message>
        <source>You give: %1</source>
        <extracomment>A trade with the opponent: one more to give. %1 is a resource.</extracomment>
        <translation>Vereceğiniz: %1</translation>
    </message>
    <message>
        <source>You get: %1</source>
        <extracomment>A trade with the opponent: one more to get. %1 is a resource.</extracomment>
        <translation>Alacağınız: %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>henüz yok</translation>
    </message>
    <message>
        <source>Give: %1. Get: %2.</source>
        <extracomment>%1 and %2 list resources.</extracomment>
        <translation>Verilen: %1. Alınan: %2.</translation>
    </message>
    <message>
        <source>Begin the offer again</source>
        <translation>Teklife baştan başla</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n resource(s) of any kind</source>
        <translation>
            <numerusform>Bedeli: herhangi %n kaynak</numerusform>
        </translation>
    </message>
    <message>
        <source>Doubles: %1</source>
        <extracomment>What a building would do on this site. %1 lists regions.</extracomment>
        <translation>İkiye katlar: %1</translation>
    </message>
    <message>
        <source>Doubles nothing here</source>
        <translation>Burada bir şeyi katlamaz</translation>
    </message>
    <message>
        <source>Protects: %1</source>
        <extracomment>What a Garrison would do on this site. %1 lists regions.</extracomment>
        <translation>Korur: %1</translation>
    </message>
    <message numerus="yes">
        <source>Stack %1: %n card(s)</source>
        <translation>
            <numerusform>%1. deste: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>unknown card</source>
        <translation>bilinmeyen kart</translation>
    </message>
    <message>
        <source>Seen, from the top: %1.</source>
        <extracomment>Memory help. %1 lists cards from the top of a stack, as far as they were seen.</extracomment>
        <translation>Görülenler, üstten başlayarak: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Event pile: %n card(s)</source>
        <translation>
            <numerusform>Olay destesi: %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Region pile: %n card(s)</source>
        <translation>
            <numerusform>Bölge destesi: %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n road(s)</source>
        <translation>
            <numerusform>Ortak stok: %n yol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n settlement(s)</source>
        <translation>
            <numerusform>Ortak stok: %n köy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Supply: %n city(s)</source>
        <translation>
            <numerusform>Ortak stok: %n şehir</numerusform>
        </translation>
    </message>
    <message>
        <source>Production die, not rolled yet</source>
        <translation>Üretim zarı, henüz atılmadı</translation>
    </message>
    <message>
        <source>Production die: %1. %2 %3</source>
        <extracomment>The production die for screen readers. %1 is its number, %2 and %3 what it brings to the players.</extracomment>
        <translation>Üretim zarı: %1. %2 %3</translation>
    </message>
    <message>
        <source>%1 has no such region.</source>
        <extracomment>What a number of the die brings.</extracomment>
        <translation>%1 oyuncusunda böyle bölge yok.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>What a number of the die brings. %2 lists regions.</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>A roll of %1. %2 %3</source>
        <extracomment>What a number of the die would bring. %1 is the number, %2 and %3 say what it brings to each player.</extracomment>
        <translation>%1 gelirse. %2 %3</translation>
    </message>
    <message>
        <source>%1 × 0 (full)</source>
        <extracomment>An item of a list: %1 is a resource that there is no room for.</extracomment>
        <translation>%1 × 0 (dolu)</translation>
    </message>
    <message>
        <source>%1: nothing.</source>
        <extracomment>What a number of the die would bring to a player: nothing.</extracomment>
        <translation>%1: hiçbir şey.</translation>
    </message>
    <message>
        <source>Event die, not rolled yet</source>
        <translation>Olay zarı, henüz atılmadı</translation>
    </message>
    <message>
        <source>Event die: %1</source>
        <extracomment>The event die for screen readers. %1 is its symbol.</extracomment>
        <translation>Olay zarı: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>For screen readers. %1 is what lies there, %2 whose it is.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Place for a road</source>
        <translation>Yol yeri</translation>
    </message>
    <message>
        <source>Place for a settlement</source>
        <translation>Köy yeri</translation>
    </message>
    <message>
        <source>stores %1 of 3</source>
        <translation>depoda %1 / 3</translation>
    </message>
    <message>
        <source>doubled</source>
        <extracomment>A building doubles what a region produces.</extracomment>
        <translation>iki kat</translation>
    </message>
    <message>
        <source>protected</source>
        <extracomment>A Garrison protects a region.</extracomment>
        <translation>korumalı</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>For screen readers. %1 is a region, %2 whose it is, %3 lists what it stores and what helps it.</extracomment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>%1, above on the left</source>
        <translation>%1, sol üstte</translation>
    </message>
    <message>
        <source>%1, below on the left</source>
        <translation>%1, sol altta</translation>
    </message>
    <message>
        <source>%1, above on the right</source>
        <translation>%1, sağ üstte</translation>
    </message>
    <message>
        <source>%1, below on the right</source>
        <translation>%1, sağ altta</translation>
    </message>
    <message>
        <source>%1, above in the middle</source>
        <translation>%1, üstte ortada</translation>
    </message>
    <message>
        <source>%1, below in the middle</source>
        <translation>%1, altta ortada</translation>
    </message>
    <message>
        <source>In the offer: %1 of %2</source>
        <extracomment>How many of a resource are in an offer, %1, and how many there are, %2.</extracomment>
        <translation>Teklifte: %1 / %2</translation>
    </message>
    <message>
        <source>Free site of %2: %1</source>
        <extracomment>For screen readers. %1 says where, %2 whose it is.</extracomment>
        <translation>Boş inşa yeri: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %3: %2</source>
        <extracomment>For screen readers. %1 is a card, %2 says where, %3 whose it is.</extracomment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>In your hand: %1</source>
        <extracomment>For screen readers. %1 is a card.</extracomment>
        <translation>Elinizde: %1</translation>
    </message>
    <message>
        <source>Event card: %1</source>
        <extracomment>For screen readers. %1 is an event card.</extracomment>
        <translation>Olay kartı: %1</translation>
    </message>
    <message>
        <source>Played: %1</source>
        <extracomment>For screen readers. %1 is an action card on the table.</extracomment>
        <translation>Oynanan: %1</translation>
    </message>
    <message>
        <source>%1, card %2 of %3</source>
        <extracomment>For screen readers. %1 is a card, %2 its place among %3.</extracomment>
        <translation>%1, kart %2 / %3</translation>
    </message>
    <message>
        <source>Knight token: nobody holds it</source>
        <translation>Şövalye jetonu: kimsede değil</translation>
    </message>
    <message>
        <source>Mill token: nobody holds it</source>
        <translation>Değirmen jetonu: kimsede değil</translation>
    </message>
    <message>
        <source>Knight token: held by %1</source>
        <translation>Şövalye jetonu: %1</translation>
    </message>
    <message>
        <source>Mill token: held by %1</source>
        <translation>Değirmen jetonu: %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>On a plate: %1 cards of at most %2.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 points – settlements %4, cities %5, cards %6, tokens %7.</source>
        <extracomment>A player’s points and where they come from: %1 is the name, all others are numbers of points.</extracomment>
        <translation>%1: puan %2 / %3 – köyler %4, şehirler %5, kartlar %6, jetonlar %7.</translation>
    </message>
    <message>
        <source>Unprotected %1 of %2, strength %3, tournament points %4, commerce %5, cards %6 of %7.</source>
        <extracomment>A player’s figures, all numbers. Brigands come for more than %2 unprotected resources; %7 is the hand limit.</extracomment>
        <translation>Korumasız %1 / %2, güç %3, turnuva puanı %4, ticaret %5, kart %6 / %7.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Hazırlık</translation>
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
        <source>Turn %1 · event and production</source>
        <translation>%1. sıra · olay ve üretim</translation>
    </message>
    <message>
        <source>Turn %1 · %2 builds</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>%1. sıra · %2 inşa ediyor</translation>
    </message>
    <message>
        <source>Turn %1 · %2 refills the hand</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>%1. sıra · %2 elini tamamlıyor</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Kazanma puanı</translation>
    </message>
    <message>
        <source>Reached in one’s own turn.</source>
        <translation>Kendi sıranızda ulaşılmalıdır.</translation>
    </message>
    <message>
        <source>Rounds at most</source>
        <translation>En fazla tur</translation>
    </message>
    <message>
        <source>After these, more points win.</source>
        <translation>Bunlardan sonra puanı çok olan kazanır.</translation>
    </message>
    <message>
        <source>Action cards from</source>
        <translation>Eylem kartı eşiği</translation>
    </message>
    <message>
        <source>From how many victory points on action cards may be played.</source>
        <translation>Eylem kartlarının kaç zafer puanından sonra oynanabileceği.</translation>
    </message>
    <message>
        <source>3 points each</source>
        <translation>Her oyuncuda 3 puan</translation>
    </message>
    <message>
        <source>7 points together</source>
        <translation>Toplam 7 puan</translation>
    </message>
    <message>
        <source>Turns without brigands</source>
        <translation>Haydutsuz sıralar</translation>
    </message>
    <message>
        <source>In so many first turns of each player brigands don’t come.</source>
        <translation>Her oyuncunun ilk bu kadar sırasında haydutlar gelmez.</translation>
    </message>
    <message>
        <source>Exchange within one stack</source>
        <translation>Aynı desteden değişim</translation>
    </message>
    <message>
        <source>The new card of an exchange comes from the stack under which the old one was put.</source>
        <translation>Değiştirirken yeni kart, eskisinin altına konduğu desteden alınır.</translation>
    </message>
    <message>
        <source>Cut the hand at the end of the turn</source>
        <translation>Fazla kartlar sıra sonunda</translation>
    </message>
    <message>
        <source>Whoever’s turn it is puts surplus cards away at its end, not at once.</source>
        <translation>Sırası gelen oyuncu fazla kartları hemen değil, sıranın sonunda bırakır.</translation>
    </message>
    <message>
        <source>Tearing down</source>
        <translation>Yıkma</translation>
    </message>
    <message>
        <source>Own cards may be torn down; they leave the game.</source>
        <translation>Kendi kartlarınızı yıkabilirsiniz; bunlar oyundan çıkar.</translation>
    </message>
    <message>
        <source>Regions one by one</source>
        <translation>Bölgeler birer birer</translation>
    </message>
    <message>
        <source>A new settlement’s first region is placed before the second is seen.</source>
        <translation>Yeni köyün ilk bölgesi, ikincisi görülmeden yerleştirilir.</translation>
    </message>
    <message>
        <source>Choose the region of every payment</source>
        <translation>Her ödemede bölgeyi seç</translation>
    </message>
    <message>
        <source>Off: the emptiest region gains, and the fullest unprotected one pays.</source>
        <translation>Kapalı: en boş bölge alır, en dolu korumasız bölge öder.</translation>
    </message>
    <message>
        <source>Memory help</source>
        <translation>Bellek yardımı</translation>
    </message>
    <message>
        <source>The table shows what you have seen in the stacks.</source>
        <translation>Masa, destelerde gördüklerinizi gösterir.</translation>
    </message>
</context>
</TS>
