<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>Dogs</name>
    <message>
        <source>Six Good Dogs</source>
        <translation>Altı Uslu Köpek</translation>
    </message>
    <message>
        <source>Dice, tricks, treats, and a yard that fills up</source>
        <translation>Zarlar, marifetler, ödüller ve dolup taşan bir bahçe</translation>
    </message>
    <message>
        <source>Thirty-two dogs are waiting, each with numbers to be filled. A trick brings dice: those that fit go on your dogs, the others into your yard. Once more for the last 4, or stop? At 8 the yard busts and every die is lost. The first with six good dogs wins.</source>
        <translation>Otuz iki köpek bekliyor; her birinin doldurulacak sayıları var. Marifetler zar getirir: uyanlar köpeklerinize, ötekiler bahçenize gider. Son 4 için bir kez daha mı, yoksa dur mu? Toplam 8 olunca bahçe patlar ve bütün zarlar gider. Altı uslu köpeği ilk tamamlayan kazanır.</translation>
    </message>
    <message>
        <source>Six Good Dogs follows the rules of Spots, as published in 2022.</source>
        <translation>Altı Uslu Köpek oyunu, 2022 yılında yayımlanan Spots oyununun kurallarını izler.</translation>
    </message>
    <message>
        <source>2 to 4 players</source>
        <translation>2-4 oyuncu</translation>
    </message>
</context>
<context>
    <name>DogsActions</name>
    <message>
        <source>Score your dogs</source>
        <translation>Köpekleri tamamla</translation>
    </message>
    <message>
        <source>Keep the roll</source>
        <translation>Zarları tut</translation>
    </message>
    <message>
        <source>Reroll: %1</source>
        <extracomment>A treat pays for rolling dice again. %1 lists what they show.</extracomment>
        <translation>Yeniden at: %1</translation>
    </message>
    <message>
        <source>Place: %1</source>
        <extracomment>Dice go on dogs. %1 lists spaces: &quot;Rosie 4, Biscuit 1&quot;.</extracomment>
        <translation>Yerleştir: %1</translation>
    </message>
    <message>
        <source>Bury: %1</source>
        <extracomment>Dice go into the yard. %1 lists what they show.</extracomment>
        <translation>Göm: %1</translation>
    </message>
    <message>
        <source>Place: %1. Bury: %2</source>
        <extracomment>Dice go on dogs and into the yard. %1 lists spaces, %2 what the other dice show.</extracomment>
        <translation>Yerleştir: %1. Göm: %2</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: the trick is carried on.</extracomment>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: the trick ends here.</extracomment>
        <translation>Dur</translation>
    </message>
    <message>
        <source>Go on to the roll</source>
        <extracomment>Button: no die is moved or changed; the roll of the trick follows.</extracomment>
        <translation>Zar atmaya geç</translation>
    </message>
    <message>
        <source>Move a die from %1 to %2</source>
        <extracomment>A die goes to another space and is set to its number. %1 and %2 are spaces: &quot;Rosie 4&quot;.</extracomment>
        <translation>Zarı taşı: %1 yuvasından %2 yuvasına</translation>
    </message>
    <message>
        <source>Discard the 1</source>
        <extracomment>A buried die that shows 1 is lowered, so it is gone.</extracomment>
        <translation>1 zarını ıskartaya çıkar</translation>
    </message>
    <message>
        <source>Raise the %1 to %2</source>
        <extracomment>A buried die is raised by 1. %1 and %2 are what it shows before and after.</extracomment>
        <translation>Yükselt: %1 yerine %2</translation>
    </message>
    <message>
        <source>Lower the %1 to %2</source>
        <extracomment>A buried die is lowered by 1. %1 and %2 are what it shows before and after.</extracomment>
        <translation>Düşür: %1 yerine %2</translation>
    </message>
    <message>
        <source>Set the die to %1</source>
        <extracomment>A die is set to a number of the next dog.</extracomment>
        <translation>Zarı %1 sayısına çevir</translation>
    </message>
    <message>
        <source>Dig up a die: %1</source>
        <extracomment>A buried die is rolled with two others. %1 is what it shows.</extracomment>
        <translation>Zarı topraktan çıkar: %1</translation>
    </message>
    <message>
        <source>Take a die off a dog: %1</source>
        <extracomment>A die on a dog is rolled with two others. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Köpekten zar al: %1</translation>
    </message>
    <message numerus="yes">
        <source>Set %n dice aside</source>
        <translation>
            <numerusform>%n zarı kenara ayır</numerusform>
        </translation>
    </message>
    <message>
        <source>Name the number %1</source>
        <extracomment>Higher dice will be discarded.</extracomment>
        <translation>%1 sayısını söyle</translation>
    </message>
    <message>
        <source>Keep every %1</source>
        <extracomment>All other dice are discarded. %1 is a number of pips.</extracomment>
        <translation>%1 gelenlerin hepsini tut</translation>
    </message>
    <message>
        <source>Keep: %1</source>
        <extracomment>All other dice are discarded. %1 lists what dice show.</extracomment>
        <translation>Tut: %1</translation>
    </message>
    <message>
        <source>Keep all dice</source>
        <translation>Bütün zarları tut</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <extracomment>The other dice are kept. %1 lists what dice show.</extracomment>
        <translation>Iskartaya çıkar: %1</translation>
    </message>
    <message>
        <source>Lay out: %1</source>
        <extracomment>Chance chooses a trick for the match. %1 is a trick.</extracomment>
        <translation>Masaya koy: %1</translation>
    </message>
    <message>
        <source>Turn up: %1</source>
        <extracomment>Chance turns up a dog. %1 is its name.</extracomment>
        <translation>Aç: %1</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <extracomment>What the dice show; %1 lists it.</extracomment>
        <translation>Zarlar: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s): too many to bury</source>
        <extracomment>Second line of a choice: these dice would bust.</extracomment>
        <translation>
            <numerusform>%n zar: gömmek için fazla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n die(s)</source>
        <translation>
            <numerusform>%n zar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs a treat, %n left</source>
        <extracomment>Second line of a reroll: what it costs, and how many treats are left then.</extracomment>
        <translation>
            <numerusform>Bedeli 1 ödül, kalan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It busts: too much would have to be buried</source>
        <extracomment>Second line of a choice: these dice cannot be placed without a bust.</extracomment>
        <translation>Patlar: çok fazla zar gömülmesi gerekir</translation>
    </message>
    <message>
        <source>At stake: %1</source>
        <extracomment>A warning: these dogs are complete, and a bust would take their dice. %1 lists dogs. Short.</extracomment>
        <translation>Tehlikede: %1</translation>
    </message>
    <message>
        <source>It can complete a dog</source>
        <extracomment>Second line of a choice: these dice can complete a dog.</extracomment>
        <translation>Bir köpeği doldurabilir</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n treat(s)</source>
        <extracomment>Second line of a trick: what it would bring now.</extracomment>
        <translation>
            <numerusform>%n ödül getirir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n treat(s) on it</source>
        <extracomment>Second line of a trick: treats that lie on its tile.</extracomment>
        <translation>
            <numerusform>üzerinde %n ödül</numerusform>
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
        <translation>%1 oyuncusunun bahçesi: %2, patlar</translation>
    </message>
    <message>
        <source>Yard of %1: %2 of 7</source>
        <extracomment>Second line of a choice: a buried die is changed. %1 is the yard’s owner, %2 the yard total then.</extracomment>
        <translation>%1 oyuncusunun bahçesi: %2/7</translation>
    </message>
    <message>
        <source>Your turn: do a trick, or score your dogs.</source>
        <translation>Sıra sizde: marifet gösterin ya da köpeklerinizi tamamlayın.</translation>
    </message>
    <message>
        <source>Your turn: do a trick.</source>
        <translation>Sıra sizde: marifet gösterin.</translation>
    </message>
    <message>
        <source>Keep the roll, or reroll any of its dice for a treat?</source>
        <translation>Zarları tutun ya da bir ödülle istediklerinizi yeniden atın.</translation>
    </message>
    <message>
        <source>Keep the roll, or reroll it for a treat?</source>
        <translation>Zarları tutun ya da bir ödülle yeniden atın.</translation>
    </message>
    <message>
        <source>Place the die on a dog, or bury it in your yard.</source>
        <translation>Zarı bir köpeğe yerleştirin ya da bahçenize gömün.</translation>
    </message>
    <message>
        <source>Place each die on a dog, or bury it in your yard.</source>
        <translation>Her zarı bir köpeğe yerleştirin ya da bahçenize gömün.</translation>
    </message>
    <message numerus="yes">
        <source>Go on and roll %n die(s), or stop?</source>
        <translation>
            <numerusform>%n zarla devam edin ya da durun.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may move a die to any free space of your dogs.</source>
        <translation>Bir zarı köpeklerinizin herhangi bir boş yuvasına taşıyabilirsiniz.</translation>
    </message>
    <message numerus="yes">
        <source>You may change a buried die by 1: %n time(s) left.</source>
        <translation>
            <numerusform>Gömülü bir zarı 1 değiştirebilirsiniz: %n hakkınız kaldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>To which number of the next dog do you set the die?</source>
        <translation>Zarı sonraki köpeğin hangi sayısına çeviriyorsunuz?</translation>
    </message>
    <message>
        <source>Which of your dice do you roll with the 2 from the pile?</source>
        <translation>Ortak stoktan gelen 2 zarla birlikte hangi zarınızı atıyorsunuz?</translation>
    </message>
    <message>
        <source>How many dice do you set aside to roll one by one?</source>
        <translation>Teker teker atmak için kaç zarı kenara ayırıyorsunuz?</translation>
    </message>
    <message>
        <source>Name a number: higher dice will be discarded.</source>
        <translation>Bir sayı söyleyin: daha yüksek zarlar ıskartaya çıkar.</translation>
    </message>
    <message>
        <source>Which number do you keep? All other dice are discarded.</source>
        <translation>Hangi sayıdaki zarları tutuyorsunuz? Öteki bütün zarlar ıskartaya çıkar.</translation>
    </message>
    <message>
        <source>Which 2 dice do you keep?</source>
        <translation>Hangi 2 zarı tutuyorsunuz?</translation>
    </message>
    <message>
        <source>Which dice below %1 do you discard?</source>
        <extracomment>Headline. %1 is the yard total.</extracomment>
        <translation>%1 sayısından düşük hangi zarları ıskartaya çıkarıyorsunuz?</translation>
    </message>
    <message>
        <source>Which dice that total 8 do you keep?</source>
        <translation>Toplamı 8 eden hangi zarları tutuyorsunuz?</translation>
    </message>
    <message>
        <source>The tricks are laid out.</source>
        <translation>Marifetler masaya konuyor.</translation>
    </message>
    <message>
        <source>The next dog comes up.</source>
        <translation>Sonraki köpek açılıyor.</translation>
    </message>
    <message>
        <source>%1 rolls for the first turn.</source>
        <extracomment>Headline.</extracomment>
        <translation>%1 ilk sıra için zar atıyor.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rolls %n die(s).</source>
        <extracomment>Headline.</extracomment>
        <translation>
            <numerusform>%1, %n zar atıyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 chooses a trick.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 bir marifet seçiyor.</translation>
    </message>
    <message>
        <source>%1 looks at the roll.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 zarlara bakıyor.</translation>
    </message>
    <message>
        <source>%1 places the dice.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 zarları yerleştiriyor.</translation>
    </message>
    <message>
        <source>%1 may go on.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 devam edebilir.</translation>
    </message>
    <message>
        <source>%1 chooses dice to keep.</source>
        <extracomment>Headline while another player decides.</extracomment>
        <translation>%1 tutacağı zarları seçiyor.</translation>
    </message>
</context>
<context>
    <name>DogsBase</name>
    <message>
        <source>Roll 1, no more dogs</source>
        <extracomment>A trick in the fewest words, on a small tile: with six dogs no dog is drawn. About 20 letters.</extracomment>
        <translation>Köpek çekmeden 1 zar</translation>
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
        <translation>patlama&#xa0;%1, dolu köpek&#xa0;%2</translation>
    </message>
    <message>
        <source>Bust %1, completes a dog %2</source>
        <extracomment>The chances of the next roll. %1 and %2 are percentages.</extracomment>
        <translation>Patlama&#xa0;%1, dolu köpek&#xa0;%2</translation>
    </message>
    <message>
        <source>Bust: the yard total is %1, over 7</source>
        <extracomment>What placing the dice does. %1 is the yard total.</extracomment>
        <translation>Patlama: bahçe toplamı %1, sınır 7</translation>
    </message>
    <message>
        <source>All your dogs are complete: they are scored at once</source>
        <extracomment>What placing the dice does.</extracomment>
        <translation>Bütün köpekleriniz dolu: hemen tamamlanıyorlar</translation>
    </message>
    <message>
        <source>Completes: %1. Yard total: %2</source>
        <extracomment>What placing the dice does. %1 lists dogs, %2 is the yard total.</extracomment>
        <translation>Dolan: %1. Bahçe toplamı:&#xa0;%2</translation>
    </message>
    <message>
        <source>Yard total: %1</source>
        <extracomment>What placing the dice does. %1 is the yard total.</extracomment>
        <translation>Bahçe toplamı:&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>DogsCards</name>
    <message>
        <source>Biscuit</source>
        <extracomment>Name of a dog, on its card; a friendly dog name of the language.</extracomment>
        <translation>Bisküvi</translation>
    </message>
    <message>
        <source>Pepper</source>
        <translation>Biber</translation>
    </message>
    <message>
        <source>Maple</source>
        <translation>Pekmez</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>Name of a dog: a white and tan hound that stands and looks about.</extracomment>
        <translation>Karabaş</translation>
    </message>
    <message>
        <source>Rusty</source>
        <translation>Tarçın</translation>
    </message>
    <message>
        <source>Juno</source>
        <translation>Maya</translation>
    </message>
    <message>
        <source>Ziggy</source>
        <translation>Zıpır</translation>
    </message>
    <message>
        <source>Clover</source>
        <translation>Yonca</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Yosun</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>Gelincik</translation>
    </message>
    <message>
        <source>Bramble</source>
        <translation>Böğürtlen</translation>
    </message>
    <message>
        <source>Otis</source>
        <translation>Paşa</translation>
    </message>
    <message>
        <source>Hazel</source>
        <translation>Fındık</translation>
    </message>
    <message>
        <source>Tango</source>
        <translation>Tango</translation>
    </message>
    <message>
        <source>Fern</source>
        <translation>Papatya</translation>
    </message>
    <message>
        <source>Waffle</source>
        <translation>Lokum</translation>
    </message>
    <message>
        <source>Domino</source>
        <translation>Domino</translation>
    </message>
    <message>
        <source>Willow</source>
        <translation>Pamuk</translation>
    </message>
    <message>
        <source>Pickle</source>
        <translation>Turşu</translation>
    </message>
    <message>
        <source>Rosie</source>
        <translation>Gonca</translation>
    </message>
    <message>
        <source>Boomer</source>
        <translation>Gümbür</translation>
    </message>
    <message>
        <source>Thistle</source>
        <translation>Kirpi</translation>
    </message>
    <message>
        <source>Marble</source>
        <translation>Bilye</translation>
    </message>
    <message>
        <source>Cricket</source>
        <translation>Cırcır</translation>
    </message>
    <message>
        <source>Nimbus</source>
        <translation>Bulut</translation>
    </message>
    <message>
        <source>Olive</source>
        <translation>Zeytin</translation>
    </message>
    <message>
        <source>Barley</source>
        <translation>Arpa</translation>
    </message>
    <message>
        <source>Sorrel</source>
        <translation>Doru</translation>
    </message>
    <message>
        <source>Pixel</source>
        <translation>Piksel</translation>
    </message>
    <message>
        <source>Acorn</source>
        <translation>Palamut</translation>
    </message>
    <message>
        <source>Dumpling</source>
        <translation>Mantı</translation>
    </message>
    <message>
        <source>Smudge</source>
        <translation>Benek</translation>
    </message>
    <message>
        <source>Howl</source>
        <extracomment>Name of a trick: a command as it is given to a dog.</extracomment>
        <translation>Ulu</translation>
    </message>
    <message>
        <source>Roll Over</source>
        <translation>Yuvarlan</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Yürü</translation>
    </message>
    <message>
        <source>Trot</source>
        <translation>Tırıs git</translation>
    </message>
    <message>
        <source>Dig</source>
        <translation>Eşele</translation>
    </message>
    <message>
        <source>Retrieve</source>
        <translation>Geri getir</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Name of a trick: a command to follow a scent.</extracomment>
        <translation>İz sür</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Koş</translation>
    </message>
    <message>
        <source>Chase</source>
        <translation>Kovala</translation>
    </message>
    <message>
        <source>Sprint</source>
        <translation>Depar at</translation>
    </message>
    <message>
        <source>Dogpile</source>
        <extracomment>Name of a trick: all dogs jump onto each other.</extracomment>
        <translation>Çullan</translation>
    </message>
    <message>
        <source>Bolt</source>
        <extracomment>Name of a trick: to run off as fast as can be.</extracomment>
        <translation>Fırla</translation>
    </message>
    <message>
        <source>Beg</source>
        <translation>Yalvar</translation>
    </message>
    <message>
        <source>Chew</source>
        <translation>Kemir</translation>
    </message>
    <message>
        <source>Gobble</source>
        <translation>Yala yut</translation>
    </message>
    <message>
        <source>Play Dead</source>
        <translation>Ölü taklidi yap</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bekle</translation>
    </message>
    <message>
        <source>Fetch</source>
        <translation>Getir</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Koru</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Avlan</translation>
    </message>
    <message>
        <source>Scavenge</source>
        <translation>Çöp karıştır</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of a trick: a command to look for something.</extracomment>
        <translation>Ara</translation>
    </message>
    <message>
        <source>If you have fewer than 6 dogs: draw the top dog. Roll 1.</source>
        <extracomment>What a trick does.</extracomment>
        <translation>Köpeğiniz 6 taneden azsa: en üstteki köpeği çekin. 1&#xa0;zar atın.</translation>
    </message>
    <message>
        <source>Roll all dice of your yard, place or rebury them. Then you may roll 1.</source>
        <translation>Bahçenizdeki bütün zarları atın, yerleştirin ya da yeniden gömün. Ardından 1&#xa0;zar atabilirsiniz.</translation>
    </message>
    <message>
        <source>Roll 2. Then you may roll 1.</source>
        <translation>2&#xa0;zar atın. Ardından 1&#xa0;zar atabilirsiniz.</translation>
    </message>
    <message>
        <source>You may move one die from one of your dogs to any free space of your dogs and set it to that number. Roll 2.</source>
        <translation>Köpeklerinizden birindeki bir zarı, köpeklerinizin herhangi bir boş yuvasına taşıyıp o sayıya çevirebilirsiniz. 2&#xa0;zar atın.</translation>
    </message>
    <message>
        <source>Once per paw you may change any one buried die of any player by +1 or –1 (not above 6; a 1 lowered is discarded). Roll 2.</source>
        <translation>Her pati için bir kez, herhangi bir oyuncunun gömülü bir zarını +1 ya da –1 değiştirebilirsiniz (en çok 6 olur; düşürülen 1 ıskartaya çıkarılır). 2&#xa0;zar atın.</translation>
    </message>
    <message>
        <source>Take a die and set it to a number on the deck’s top dog; place or bury it. Roll 2.</source>
        <translation>Bir zar alıp destenin en üstündeki köpekte bulunan bir sayıya çevirin; yerleştirin ya da gömün. 2&#xa0;zar atın.</translation>
    </message>
    <message>
        <source>Roll 3; a treat may reroll any part of them.</source>
        <translation>3&#xa0;zar atın; bir ödül karşılığında bunlardan istediklerinizi yeniden atabilirsiniz.</translation>
    </message>
    <message>
        <source>Roll 3. Then you may roll 1, as often as you like.</source>
        <translation>3&#xa0;zar atın. Ardından, dilediğiniz kadar tekrarlayarak 1&#xa0;zar atabilirsiniz.</translation>
    </message>
    <message>
        <source>Roll 1. You may go on with 2, then 3, and so on.</source>
        <translation>1&#xa0;zar atın. Önce 2, sonra 3&#xa0;zarla ve böyle artırarak devam edebilirsiniz.</translation>
    </message>
    <message>
        <source>Roll 1 die per active dog with a free space. You may repeat; count anew each time.</source>
        <translation>Boş yuvası olan her etkin köpek için 1&#xa0;zar atın. Tekrarlayabilirsiniz; her seferinde yeniden sayın.</translation>
    </message>
    <message>
        <source>Take 2 dice and, if you have any, 1 from your yard or dogs (your choice); roll them. You may repeat.</source>
        <translation>2&#xa0;zar ve varsa bahçenizden ya da köpeklerinizden 1&#xa0;zar (seçim sizin) alın; bunları atın. Tekrarlayabilirsiniz.</translation>
    </message>
    <message>
        <source>Set aside 3 to 12 dice; roll them one at a time. You may stop only when your paws are at least as many as the dice left.</source>
        <translation>3-12&#xa0;zarı kenara ayırın; bunları teker teker atın. Ancak pati sayınız en az kalan zar sayısı kadarsa durabilirsiniz.</translation>
    </message>
    <message>
        <source>1 treat, plus 1 per paw.</source>
        <translation>1&#xa0;ödül alın, ayrıca her pati için 1&#xa0;ödül alın.</translation>
    </message>
    <message>
        <source>Double your treats, then 1 more.</source>
        <translation>Ödüllerinizi ikiye katlayın, ardından 1&#xa0;ödül daha alın.</translation>
    </message>
    <message>
        <source>7 treats, then give back as many as your highest free number (none free: 0).</source>
        <translation>7&#xa0;ödül alın, ardından boş yuvalarınızdaki en yüksek sayı kadar ödülü geri verin (boş yuva yoksa: 0).</translation>
    </message>
    <message>
        <source>Roll 1. If you bury it without busting, treats equal to its pips.</source>
        <translation>1&#xa0;zar atın. Patlamadan gömerseniz zarın sayısı kadar ödül alın.</translation>
    </message>
    <message>
        <source>1 treat per used trick other than Stay.</source>
        <translation>Bekle marifeti dışında kullanılmış her marifet için 1&#xa0;ödül alın.</translation>
    </message>
    <message>
        <source>Roll 8. Choose a number you rolled; place or bury all of it, discard the rest.</source>
        <translation>8&#xa0;zar atın. Gelen sayılardan birini seçin; o sayıdaki bütün zarları yerleştirin ya da gömün, kalanları ıskartaya çıkarın.</translation>
    </message>
    <message>
        <source>Name 1–6, then roll 4. Discard all higher dice; place or bury the rest.</source>
        <translation>1-6 arası bir sayı söyleyin, ardından 4&#xa0;zar atın. Daha yüksek bütün zarları ıskartaya çıkarın; kalanları yerleştirin ya da gömün.</translation>
    </message>
    <message>
        <source>Roll 2 plus 1 per paw. Place or bury exactly 2, discard the rest.</source>
        <translation>2&#xa0;zar, ayrıca her pati için 1&#xa0;zar atın. Tam 2&#xa0;zarı yerleştirin ya da gömün, kalanları ıskartaya çıkarın.</translation>
    </message>
    <message>
        <source>Roll 4. You may discard any that are lower than your yard total; place or bury the rest.</source>
        <translation>4&#xa0;zar atın. Bahçe toplamınızdan düşük olanlardan istediklerinizi ıskartaya çıkarabilirsiniz; kalanları yerleştirin ya da gömün.</translation>
    </message>
    <message>
        <source>Roll 7. If some of them total exactly 8 you must choose such a set and place or bury it; discard the rest.</source>
        <translation>7&#xa0;zar atın. Bir bölümünün toplamı tam 8 ediyorsa böyle bir grup seçip yerleştirmeniz ya da gömmeniz gerekir; kalanları ıskartaya çıkarın.</translation>
    </message>
    <message>
        <source>Draw a dog, roll 1</source>
        <extracomment>A trick in the fewest words, on a small tile; about 20 letters, there is no room for more. Numbers are dice.</extracomment>
        <translation>Köpek çek, 1 zar</translation>
    </message>
    <message>
        <source>Reroll your yard</source>
        <extracomment>A trick in the fewest words, on a small tile: all dice of the yard are rolled again.</extracomment>
        <translation>Bahçeyi yenile</translation>
    </message>
    <message>
        <source>Roll 2, maybe 1</source>
        <extracomment>A trick in the fewest words, on a small tile: the second roll is optional.</extracomment>
        <translation>2 zar, belki 1</translation>
    </message>
    <message>
        <source>Move 1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: a die moves to another space.</extracomment>
        <translation>Zar taşı, 2 zar at</translation>
    </message>
    <message>
        <source>Paws ±1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: buried dice are changed by 1, once per paw.</extracomment>
        <translation>Pati ±1, 2 zar at</translation>
    </message>
    <message>
        <source>Set 1, roll 2</source>
        <extracomment>A trick in the fewest words, on a small tile: a die is set to a number.</extracomment>
        <translation>Zar çevir, 2 zar at</translation>
    </message>
    <message>
        <source>Roll 3, reroll any</source>
        <extracomment>A trick in the fewest words, on a small tile: a treat rerolls any of the dice.</extracomment>
        <translation>3 zar, seçip yenile</translation>
    </message>
    <message>
        <source>Roll 3, then 1s</source>
        <extracomment>A trick in the fewest words, on a small tile: single dice follow, as many as one likes.</extracomment>
        <translation>3 zar + birer</translation>
    </message>
    <message>
        <source>Roll 1, 2, 3 …</source>
        <extracomment>A trick in the fewest words, on a small tile: first 1 die, then 2, then 3.</extracomment>
        <translation>Zar at: 1, 2, 3 …</translation>
    </message>
    <message>
        <source>Roll 1 per open dog</source>
        <extracomment>A trick in the fewest words, on a small tile: one die for each dog that is not full.</extracomment>
        <translation>Eksik köpek kadar</translation>
    </message>
    <message>
        <source>Roll 2 + 1 of yours</source>
        <extracomment>A trick in the fewest words, on a small tile: 2 new dice and one from yard or dogs.</extracomment>
        <translation>2 zar + sizden 1</translation>
    </message>
    <message>
        <source>Roll 3–12, 1 by 1</source>
        <extracomment>A trick in the fewest words, on a small tile: so many dice, rolled one at a time.</extracomment>
        <translation>3-12 zar, tek tek</translation>
    </message>
    <message>
        <source>1 treat + paws</source>
        <translation>1 ödül + patiler</translation>
    </message>
    <message>
        <source>Treats × 2, + 1</source>
        <extracomment>A trick in the fewest words, on a small tile: treats are doubled, then one more.</extracomment>
        <translation>Ödüller × 2, + 1</translation>
    </message>
    <message>
        <source>7 treats – top space</source>
        <extracomment>A trick in the fewest words, on a small tile: 7 treats less the highest free number.</extracomment>
        <translation>7 – en yüksek boş</translation>
    </message>
    <message>
        <source>Bury 1 for treats</source>
        <extracomment>A trick in the fewest words, on a small tile: a buried die brings treats.</extracomment>
        <translation>1 göm, ödül al</translation>
    </message>
    <message>
        <source>1 treat per used trick</source>
        <translation>Kapalı başına ödül</translation>
    </message>
    <message>
        <source>Roll 8, keep one kind</source>
        <extracomment>A trick in the fewest words, on a small tile: all dice of one number are kept.</extracomment>
        <translation>8 zar, eşleri tut</translation>
    </message>
    <message>
        <source>Name, roll 4, keep low</source>
        <extracomment>A trick in the fewest words, on a small tile: a number is named, higher dice go.</extracomment>
        <translation>Sınır söyle, 4 zar</translation>
    </message>
    <message>
        <source>Roll 2 + paws, keep 2</source>
        <translation>2 zar + pati, 2 tut</translation>
    </message>
    <message>
        <source>Roll 4, drop low ones</source>
        <extracomment>A trick in the fewest words, on a small tile: low dice may be discarded.</extracomment>
        <translation>4 zar, düşüğü ele</translation>
    </message>
    <message>
        <source>Roll 7, keep a sum of 8</source>
        <extracomment>A trick in the fewest words, on a small tile: dice that total 8 are kept.</extracomment>
        <translation>7 zar, toplam 8 tut</translation>
    </message>
    <message>
        <source>First walk</source>
        <extracomment>Name of a set of tricks, in a list: for the first match.</extracomment>
        <translation>İlk yürüyüş</translation>
    </message>
    <message>
        <source>Steady</source>
        <extracomment>Name of a set of tricks, in a list: little risk.</extracomment>
        <translation>Temkinli</translation>
    </message>
    <message>
        <source>Daring</source>
        <extracomment>Name of a set of tricks, in a list: much risk.</extracomment>
        <translation>Gözü pek</translation>
    </message>
    <message>
        <source>Paw power</source>
        <extracomment>Name of a set of tricks, in a list: paws count for much.</extracomment>
        <translation>Pati gücü</translation>
    </message>
    <message>
        <source>One of each color by chance</source>
        <extracomment>The tricks of a match, in a list: one of each color by chance.</extracomment>
        <translation>Her renkten bir tane, rastgele</translation>
    </message>
    <message>
        <source>Chosen one by one</source>
        <extracomment>The tricks of a match, in a list: they are chosen below, one by one.</extracomment>
        <translation>Teker teker seçilmiş</translation>
    </message>
    <message>
        <source>Always there</source>
        <extracomment>A kind of trick: Howl and Roll Over, which are always there.</extracomment>
        <translation>Her zaman masada</translation>
    </message>
    <message>
        <source>Yellow trick</source>
        <extracomment>A kind of trick, by the color of its tile: steady rolls.</extracomment>
        <translation>Sarı marifet</translation>
    </message>
    <message>
        <source>Purple trick</source>
        <extracomment>A kind of trick, by the color of its tile: as many rolls as one dares.</extracomment>
        <translation>Mor marifet</translation>
    </message>
    <message>
        <source>Green trick</source>
        <extracomment>A kind of trick, by the color of its tile: treats.</extracomment>
        <translation>Yeşil marifet</translation>
    </message>
    <message>
        <source>Blue trick</source>
        <extracomment>A kind of trick, by the color of its tile: many dice, of which few are kept.</extracomment>
        <translation>Mavi marifet</translation>
    </message>
</context>
<context>
    <name>DogsEvents</name>
    <message>
        <source>A trick is laid on the table: %1.</source>
        <extracomment>Log line before the match. %1 is a trick.</extracomment>
        <translation>Masaya bir marifet kondu: %1.</translation>
    </message>
    <message>
        <source>%1 draws a dog: %2.</source>
        <extracomment>Log line. %2 is a dog.</extracomment>
        <translation>%1 bir köpek çekti: %2.</translation>
    </message>
    <message>
        <source>The next dog: %1.</source>
        <extracomment>Log line: the dog that lies on top of the deck now. %1 is a dog.</extracomment>
        <translation>Sonraki köpek: %1.</translation>
    </message>
    <message>
        <source>%1 rolls again and buries a die: %2.</source>
        <extracomment>Log line: after a tie. %2 is what the die shows.</extracomment>
        <translation>%1 yeniden atıp zarı gömdü: %2.</translation>
    </message>
    <message>
        <source>%1 rolls and buries a first die: %2.</source>
        <extracomment>Log line: everybody rolls a first die. %2 is what it shows.</extracomment>
        <translation>%1 ilk zarını atıp gömdü: %2.</translation>
    </message>
    <message>
        <source>The highest die comes twice or more (%1). To roll again: %2.</source>
        <extracomment>Log line: the highest number was rolled several times. %1 is the number, %2 lists players’ names.</extracomment>
        <translation>En yüksek zar birden çok kez geldi (%1). Yeniden atacaklar: %2.</translation>
    </message>
    <message>
        <source>%1 has the highest die (%2) and begins.</source>
        <extracomment>Log line. %2 is what the die shows.</extracomment>
        <translation>%1 en yüksek zarı attı (%2) ve başlıyor.</translation>
    </message>
    <message>
        <source>Turn %1: %2.</source>
        <extracomment>Log line. %1 is the number of the turn, %2 whose it is.</extracomment>
        <translation>%1. sıra: %2.</translation>
    </message>
    <message>
        <source>%1 has six good dogs and wins.</source>
        <extracomment>Log line: the sixth dog is scored.</extracomment>
        <translation>%1 altı uslu köpeğini tamamladı ve kazandı.</translation>
    </message>
    <message>
        <source>%1 does the trick “%2”.</source>
        <extracomment>Log line. %2 is a trick.</extracomment>
        <translation>%1 “%2” marifetini gösterdi.</translation>
    </message>
    <message numerus="yes">
        <source>%1 does the trick “%2” and takes %n treat(s) from it.</source>
        <extracomment>Log line. %2 is a trick, %n the treats that lay on its tile.</extracomment>
        <translation>
            <numerusform>%1 “%2” marifetini gösterdi ve üzerindeki %n ödülü aldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rolls: %2.</source>
        <extracomment>Log line. %2 lists what the dice show.</extracomment>
        <translation>%1 zar attı: %2.</translation>
    </message>
    <message>
        <source>%1 rolls: %2. Kept as they are: %3.</source>
        <extracomment>Log line: a part of the dice is rolled again. %2 and %3 list what dice show.</extracomment>
        <translation>%1 zar attı: %2. Yerinde kalan: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pays a treat (%n left) and rerolls: %2.</source>
        <extracomment>Log line: a treat pays for rolling dice again; %n treats are left. %2 lists the dice.</extracomment>
        <translation>
            <numerusform>%1 bir ödülle (kalan %n) şu zarları yeniden attı: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 names a number: %2.</source>
        <extracomment>Log line: higher dice than this number will be discarded.</extracomment>
        <translation>%1 bir sayı söyledi: %2.</translation>
    </message>
    <message>
        <source>%1 discards all dice.</source>
        <translation>%1 bütün zarları ıskartaya çıkardı.</translation>
    </message>
    <message>
        <source>%1 keeps all dice.</source>
        <translation>%1 bütün zarları tuttu.</translation>
    </message>
    <message>
        <source>%1 keeps: %2. Discards: %3.</source>
        <extracomment>Log line. %2 and %3 list what dice show.</extracomment>
        <translation>%1 tuttu: %2. Iskartaya çıkan: %3.</translation>
    </message>
    <message>
        <source>%1 goes on.</source>
        <extracomment>Log line: a trick is carried on.</extracomment>
        <translation>%1 devam etti.</translation>
    </message>
    <message>
        <source>%1 stops.</source>
        <extracomment>Log line: a trick ends here.</extracomment>
        <translation>%1 durdu.</translation>
    </message>
    <message numerus="yes">
        <source>%1 stops; %n die(s) set aside go back.</source>
        <extracomment>Log line: a trick ends here; %n dice were set aside and are not rolled.</extracomment>
        <translation>
            <numerusform>%1 durdu; kenara ayrılan %n zar ortak stoka döndü.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 places: %2.</source>
        <extracomment>Log line. %2 lists spaces: &quot;Rosie 4, Biscuit 1&quot;.</extracomment>
        <translation>%1 yerleştirdi: %2.</translation>
    </message>
    <message>
        <source>%1 buries: %2. Yard total: %3.</source>
        <extracomment>Log line. %2 lists what the dice show, %3 is the yard total.</extracomment>
        <translation>%1 gömdü: %2. Bahçe toplamı: %3.</translation>
    </message>
    <message>
        <source>%1 places: %2. Buries: %3. Yard total: %4.</source>
        <extracomment>Log line. %2 lists spaces, %3 what dice show, %4 is the yard total.</extracomment>
        <translation>%1 yerleştirdi: %2. Gömdü: %3. Bahçe toplamı: %4.</translation>
    </message>
    <message>
        <source>%1 sets a die to %2 (next dog: %3).</source>
        <extracomment>Log line: a die is set to a number of the next dog. %3 is that dog.</extracomment>
        <translation>%1 bir zarı %2 sayısına çevirdi (sonraki köpek: %3).</translation>
    </message>
    <message>
        <source>%1 moves a die. From: %2. To: %3.</source>
        <extracomment>Log line. %2 and %3 are spaces: &quot;Rosie 4&quot;.</extracomment>
        <translation>%1 bir zarı taşıdı. Eski yuva: %2. Yeni yuva: %3.</translation>
    </message>
    <message>
        <source>%1 takes a 1 out of the yard of %2. Yard total: %3.</source>
        <extracomment>Log line: a buried die showed 1 and is lowered, so it is gone. %2 is the yard’s owner.</extracomment>
        <translation>%1, %2 oyuncusunun bahçesinden bir 1 zarı çıkardı. Bahçe toplamı: %3.</translation>
    </message>
    <message>
        <source>%1 changes a die in the yard of %2: %3 becomes %4. Yard total: %5.</source>
        <extracomment>Log line: a buried die is changed by 1. %2 is the yard’s owner, %3 and %4 the die before and now.</extracomment>
        <translation>%1, %2 oyuncusunun bahçesindeki bir zarı değiştirdi: %3 yerine %4. Bahçe toplamı: %5.</translation>
    </message>
    <message>
        <source>%1 has no die in the yard to roll.</source>
        <translation>%1: bahçede atılacak zar yok.</translation>
    </message>
    <message>
        <source>%1 digs up the whole yard: %2.</source>
        <extracomment>Log line. %2 lists what the dice show.</extracomment>
        <translation>%1 bahçesindeki bütün zarları çıkardı: %2.</translation>
    </message>
    <message>
        <source>%1 digs up a die: %2.</source>
        <extracomment>Log line. %2 is what the die shows.</extracomment>
        <translation>%1 bahçesinden bir zar çıkardı: %2.</translation>
    </message>
    <message>
        <source>%1 takes a die off a dog: %2.</source>
        <extracomment>Log line. %2 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>%1 bir köpekten zar aldı: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 sets %n dice aside.</source>
        <translation>
            <numerusform>%1, %n zarı kenara ayırdı.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves no die.</source>
        <translation>%1 hiçbir zarı taşımadı.</translation>
    </message>
    <message>
        <source>%1 leaves the yards as they are.</source>
        <extracomment>Log line: no (further) buried die is changed.</extracomment>
        <translation>%1 bahçeleri olduğu gibi bıraktı.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n treat(s). Treats now: %2.</source>
        <extracomment>Log line. %n treats are taken, %2 is how many the player has now.</extracomment>
        <translation>
            <numerusform>%1, %n ödül aldı. Ödülleri: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no free number and gives nothing back.</source>
        <extracomment>Log line: the trick asks for treats only where a space is free.</extracomment>
        <translation>%1 hiç ödül geri vermedi: boş yuvası yok.</translation>
    </message>
    <message numerus="yes">
        <source>%1 gives back %n treat(s). Treats now: %2.</source>
        <extracomment>Log line: as many treats as the highest free number. %2 is how many the player has now.</extracomment>
        <translation>
            <numerusform>%1, %n ödülü geri verdi. Ödülleri: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bust! %1 loses all dice: the yard total is %2.</source>
        <extracomment>Log line: the yard holds more than 7. %2 is its total.</extracomment>
        <translation>Patladı! %1 bütün zarlarını kaybetti: bahçe toplamı %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n dog(s) at once: %2. Scored so far: %3.</source>
        <extracomment>Log line: all active dogs are complete, so they are scored in mid-trick. %2 lists dogs.</extracomment>
        <translation>
            <numerusform>%1, hemen %n köpek tamamladı: %2. Şimdiye dek: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n dog(s): %2. Scored so far: %3.</source>
        <extracomment>Log line. %2 lists dogs.</extracomment>
        <translation>
            <numerusform>%1, %n köpek tamamladı: %2. Şimdiye dek: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tricks are ready again. “%1” holds %n treat(s).</source>
        <extracomment>Log line: only one trick was left, so the others are turned over; a treat is laid on that one. %1 is its name, %n are the treats on it now.</extracomment>
        <translation>
            <numerusform>Marifetler yeniden hazır. “%1” üzerinde %n ödül var.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DogsReasons</name>
    <message>
        <source>The trick “%1” is used: it lies face down until only one is left.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>“%1” marifeti kullanıldı: hazır tek bir marifet kalana dek yüzü kapalı durur.</translation>
    </message>
    <message>
        <source>The trick “%1” is not part of this match.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>“%1” marifeti bu maçta yok.</translation>
    </message>
    <message>
        <source>None of your dogs is complete: each space must hold a die.</source>
        <translation>Dolu köpeğiniz yok: her yuvada bir zar olmalı.</translation>
    </message>
    <message>
        <source>A treat rerolls all dice of the roll, never a part of them.</source>
        <translation>Bir ödülle, atılan zarların hepsi yeniden atılır; bir bölümü atılamaz.</translation>
    </message>
    <message>
        <source>At least one die must be rerolled.</source>
        <translation>En az bir zar yeniden atılmalı.</translation>
    </message>
    <message>
        <source>The roll has no such die left: %1.</source>
        <extracomment>%1 is a number of pips.</extracomment>
        <translation>Atılanlar arasında böyle bir zar kalmadı: %1.</translation>
    </message>
    <message>
        <source>This is not one of your active dogs: %1.</source>
        <extracomment>%1 is a dog.</extracomment>
        <translation>Bu, etkin köpeklerinizden biri değil: %1.</translation>
    </message>
    <message>
        <source>There is no such space: %1.</source>
        <extracomment>%1 is a space that does not exist: &quot;Rosie 4&quot;.</extracomment>
        <translation>Böyle bir yuva yok: %1.</translation>
    </message>
    <message>
        <source>A die lies there already: %1.</source>
        <extracomment>%1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Orada zaten bir zar var: %1.</translation>
    </message>
    <message>
        <source>No die lies there: %1.</source>
        <extracomment>%1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Orada zar yok: %1.</translation>
    </message>
    <message>
        <source>No such die is buried in the yard of %1: %2.</source>
        <extracomment>%1 is a player’s name, %2 a number of pips.</extracomment>
        <translation>%1 oyuncusunun bahçesinde böyle bir gömülü zar yok: %2.</translation>
    </message>
    <message>
        <source>A 6 cannot be raised.</source>
        <translation>6 yükseltilemez.</translation>
    </message>
    <message>
        <source>The next dog (%1) has no such space: %2.</source>
        <extracomment>%1 is the next dog, %2 a number.</extracomment>
        <translation>Sonraki köpekte (%1) böyle bir yuva yok: %2.</translation>
    </message>
    <message>
        <source>From %1 to %2 dice are set aside.</source>
        <extracomment>%1 and %2 are numbers.</extracomment>
        <translation>En az %1, en çok %2 zar kenara ayrılır.</translation>
    </message>
    <message>
        <source>Exactly 2 dice are kept.</source>
        <translation>Tam 2 zar tutulur.</translation>
    </message>
    <message>
        <source>Only dice below your yard total of %2 may be discarded, not a %1.</source>
        <extracomment>%1 is a number of pips, %2 the yard total.</extracomment>
        <translation>Yalnızca bahçe toplamınızdan (%2) düşük zarlar ıskartaya çıkarılabilir; %1 çıkarılamaz.</translation>
    </message>
    <message>
        <source>The dice that are kept must total 8, not %1.</source>
        <extracomment>%1 is a sum of pips.</extracomment>
        <translation>Tutulan zarların toplamı 8 olmalı, %1 değil.</translation>
    </message>
    <message>
        <source>Dice and spaces are named in rising order, each once.</source>
        <translation>Zarlar ve yuvalar küçükten büyüğe, her biri bir kez sıralanır.</translation>
    </message>
    <message numerus="yes">
        <source>Exactly %n die(s) are rolled.</source>
        <translation>
            <numerusform>Tam %n zar atılır.</numerusform>
        </translation>
    </message>
    <message>
        <source>A trick of another color is due, not “%1”.</source>
        <extracomment>%1 is a trick.</extracomment>
        <translation>Şimdi başka renkten bir marifet konmalı, “%1” değil.</translation>
    </message>
    <message>
        <source>This dog is no longer in the deck: %1.</source>
        <extracomment>%1 is a dog.</extracomment>
        <translation>Bu köpek artık destede değil: %1.</translation>
    </message>
    <message>
        <source>%1 has scored six dogs.</source>
        <extracomment>How the match ended.</extracomment>
        <translation>%1 altı köpek tamamladı.</translation>
    </message>
    <message>
        <source>It wins the match.</source>
        <translation>Maçı kazandırır.</translation>
    </message>
    <message numerus="yes">
        <source>It scores %n dog(s).</source>
        <translation>
            <numerusform>%n köpek tamamlanır.</numerusform>
        </translation>
    </message>
    <message>
        <source>It completes: %1.</source>
        <extracomment>%1 lists dogs.</extracomment>
        <translation>Dolan: %1.</translation>
    </message>
    <message>
        <source>The yard total is %1 then.</source>
        <extracomment>%1 is the yard total.</extracomment>
        <translation>Bahçe toplamı %1 olur.</translation>
    </message>
    <message>
        <source>The roll completes a dog with %1, and cannot bust.</source>
        <extracomment>Why a roll is advised. %1 is a percentage.</extracomment>
        <translation>Bu atışta bir köpeğin dolma olasılığı %1; patlama olmaz.</translation>
    </message>
    <message>
        <source>The roll completes a dog with %1, and busts with %2.</source>
        <extracomment>Why a roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Bu atışta bir köpeğin dolma olasılığı %1, patlama olasılığı %2.</translation>
    </message>
    <message>
        <source>The roll cannot bust.</source>
        <translation>Bu atışta patlama olmaz.</translation>
    </message>
    <message>
        <source>The dogs need dice; the roll busts with %1.</source>
        <extracomment>Why a roll is advised that cannot complete a dog yet. %1 is a percentage.</extracomment>
        <translation>Köpeklere zar gerek; bu atışta patlama olasılığı %1.</translation>
    </message>
    <message>
        <source>The roll can win the match at once: chance %1.</source>
        <extracomment>Why a roll is advised. %1 is a percentage.</extracomment>
        <translation>Bu atış maçı hemen kazandırabilir: olasılığı %1.</translation>
    </message>
    <message>
        <source>The roll can win the match at once: chance %1. It busts with %2.</source>
        <extracomment>Why a roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Bu atış maçı hemen kazandırabilir: olasılığı %1. Patlama olasılığı %2.</translation>
    </message>
    <message>
        <source>%1 may win next turn, so a risk is needed: a dog with %2, a bust with %3.</source>
        <extracomment>Why a risky roll is advised. %1 is another player’s name, %2 and %3 are percentages.</extracomment>
        <translation>%1 sonraki sırasında kazanabilir, risk almak gerek: bir köpeğin dolma olasılığı %2, patlama olasılığı %3.</translation>
    </message>
    <message>
        <source>A bust (%1) would take no die from a dog; a dog comes with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Bir patlama (olasılığı %1) köpeklerden hiç zar götürmez; bir köpeğin dolma olasılığı %2.</translation>
    </message>
    <message numerus="yes">
        <source>A bust (%1) would only cost %n die(s) on dogs; a dog comes with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages, %n counts dice on dogs.</extracomment>
        <translation>
            <numerusform>Bir patlama (olasılığı %1) köpeklerden yalnızca %n zar götürür; bir köpeğin dolma olasılığı %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bust comes with %1, a dog with %2; %n treat(s) can reroll what falls badly.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages, %n counts treats.</extracomment>
        <translation>
            <numerusform>Patlama olasılığı %1, bir köpeğin dolma olasılığı %2; kötü gelen zarlar %n ödülle yeniden atılabilir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every other choice promises less: a dog comes with %1, a bust with %2.</source>
        <extracomment>Why a risky roll is advised. %1 and %2 are percentages.</extracomment>
        <translation>Öteki seçenekler daha az umut veriyor: burada bir köpeğin dolma olasılığı %1, patlama olasılığı %2.</translation>
    </message>
    <message>
        <source>The next roll would bust with %1.</source>
        <extracomment>Why stopping is advised. %1 is a percentage.</extracomment>
        <translation>Sonraki atışta patlama olasılığı %1.</translation>
    </message>
    <message>
        <source>What lies there is worth more than another roll.</source>
        <translation>Masadaki zarlar, yeni bir atıştan daha değerli.</translation>
    </message>
    <message>
        <source>Treats pay for better rolls.</source>
        <translation>Ödüller daha iyi atışlar sağlar.</translation>
    </message>
    <message numerus="yes">
        <source>The trick brings %n treat(s).</source>
        <extracomment>Why a trick is advised.</extracomment>
        <translation>
            <numerusform>Bu marifet %n ödül getirir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of all tricks, it helps the dogs most.</source>
        <translation>Marifetler içinde köpeklere en çok bu yarar.</translation>
    </message>
    <message>
        <source>The roll lies so badly that another is worth a treat.</source>
        <translation>Zarlar öyle kötü geldi ki yeniden atmak bir ödüle değer.</translation>
    </message>
    <message>
        <source>A better roll is not likely.</source>
        <translation>Daha iyi bir atış pek olası değil.</translation>
    </message>
    <message>
        <source>As it lies, the roll busts.</source>
        <translation>Zarlar bu hâliyle patlatır.</translation>
    </message>
    <message>
        <source>It busts, but the treat is worth more than what is lost.</source>
        <translation>Patlar, ama ödül kaybedilenden daha değerli.</translation>
    </message>
    <message>
        <source>Nothing else is left: every choice busts.</source>
        <translation>Başka çare yok: her seçenek patlatır.</translation>
    </message>
    <message>
        <source>These dice complete a dog.</source>
        <translation>Bu zarlarla bir köpek dolar.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) find a space, and nothing is buried.</source>
        <extracomment>Why dice are kept or placed so.</extracomment>
        <translation>
            <numerusform>%n zar yuva buluyor, hiçbir zar gömülmüyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>The yard takes them: pips buried, %1.</source>
        <extracomment>Why dice are kept. %1 is a number of pips.</extracomment>
        <translation>Bahçe bunları alıyor; gömülen toplam: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) find a space; pips buried: %1.</source>
        <extracomment>Why dice are kept. %n dice find a space; %1 is a number of pips.</extracomment>
        <translation>
            <numerusform>%n zar yuva buluyor; gömülen toplam: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next roll fits better then.</source>
        <translation>Böylece sonraki atış daha iyi uyar.</translation>
    </message>
    <message>
        <source>No change would help.</source>
        <translation>Hiçbir değişiklik işe yaramaz.</translation>
    </message>
    <message>
        <source>The yard total of %1 is %2 then.</source>
        <extracomment>Why a die is changed. %1 is another player’s name, %2 a yard total.</extracomment>
        <translation>%1 oyuncusunun bahçe toplamı %2 olur.</translation>
    </message>
    <message>
        <source>The yard of %1 busts.</source>
        <extracomment>Why a die is changed. %1 is another player’s name.</extracomment>
        <translation>%1 oyuncusunun bahçesi patlar.</translation>
    </message>
    <message>
        <source>The yard total sinks to %1.</source>
        <extracomment>Why a die is changed. %1 is the yard total.</extracomment>
        <translation>Bahçe toplamı %1 sayısına iner.</translation>
    </message>
</context>
<context>
    <name>DogsWords</name>
    <message>
        <source>All dice have a place. Confirm, or move them about.</source>
        <translation>Bütün zarların yeri hazır. Onaylayın ya da yerlerini değiştirin.</translation>
    </message>
    <message numerus="yes">
        <source>Where does the die go? %n left to place.</source>
        <translation>
            <numerusform>Zar nereye? Yerleştirilecek %n zar kaldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1? It busts: the yard and all dice on dogs would be lost.</source>
        <extracomment>Headline: a choice that busts is asked once more. %1 is that choice: &quot;Keep every 5&quot;.</extracomment>
        <translation>%1? Bahçe patlar: bahçedeki ve köpeklerdeki bütün zarlar gider.</translation>
    </message>
    <message>
        <source>To which space does the die go? It comes from: %1.</source>
        <extracomment>Headline. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Zar hangi yuvaya gidiyor? Şimdiki yuvası: %1.</translation>
    </message>
    <message>
        <source>Raise or lower the %1 in the yard of %2?</source>
        <extracomment>Headline. %1 is what a buried die shows, %2 whose yard it lies in.</extracomment>
        <translation>%2 oyuncusunun bahçesindeki %1 zarı yükseltilsin mi, düşürülsün mü?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>Baştan başla</translation>
    </message>
    <message>
        <source>Place as suggested</source>
        <extracomment>Button: dice are laid out as the program suggests, and can still be moved.</extracomment>
        <translation>Öneriye göre yerleştir</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>Button: what is laid out is done.</extracomment>
        <translation>Onayla</translation>
    </message>
    <message>
        <source>Confirm the bust</source>
        <extracomment>Button: what is laid out is done, though the yard busts by it.</extracomment>
        <translation>Patlamayı onayla</translation>
    </message>
    <message>
        <source>This roll busts</source>
        <extracomment>A warning beside the roll: however it is placed, the yard busts. Short.</extracomment>
        <translation>Bu atış patlatır</translation>
    </message>
    <message>
        <source>This choice busts</source>
        <extracomment>A warning beside the roll: the dice that are chosen bust the yard. Short.</extracomment>
        <translation>Bu seçim patlatır</translation>
    </message>
    <message>
        <source>Those in red would bust</source>
        <extracomment>A warning beside the roll: keeping the numbers framed in red would bust. Short.</extracomment>
        <translation>Kırmızılar patlatır</translation>
    </message>
    <message>
        <source>Click a number to keep</source>
        <extracomment>Beside the roll: a click on a die keeps all dice of its number. Short.</extracomment>
        <translation>Tutulacak sayıya tıklayın</translation>
    </message>
    <message>
        <source>All dogs complete!</source>
        <extracomment>Beside the roll: all dogs of the player would be complete, and scored at once. An exclamation. Short.</extracomment>
        <translation>Bütün köpekler dolu!</translation>
    </message>
    <message>
        <source>Complete: %1</source>
        <extracomment>Beside the roll: these dogs would be complete. %1 lists dogs. Short.</extracomment>
        <translation>Dolan: %1</translation>
    </message>
    <message>
        <source>This space takes a %1, not a %2.</source>
        <extracomment>Why not: %1 is the number of the space, %2 what the die shows.</extracomment>
        <translation>Bu yuvaya %1 gider, %2 değil.</translation>
    </message>
    <message>
        <source>Place the %1: %2</source>
        <extracomment>A place for a die. %1 is what it shows, %2 a dog.</extracomment>
        <translation>%1 zarını yerleştir: %2</translation>
    </message>
    <message>
        <source>Bury the %1 in the yard</source>
        <extracomment>A place for a die. %1 is what it shows.</extracomment>
        <translation>%1 zarını bahçeye göm</translation>
    </message>
    <message>
        <source>Take the %1 out of the yard</source>
        <extracomment>A die that was laid out comes back. %1 is what it shows.</extracomment>
        <translation>%1 zarını bahçeden geri al</translation>
    </message>
    <message>
        <source>Take the die back: %1</source>
        <extracomment>A die that was laid out comes back. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Zarı geri al: %1</translation>
    </message>
    <message>
        <source>Take up the %1</source>
        <extracomment>Another die is placed first. %1 is what it shows.</extracomment>
        <translation>%1 zarını al</translation>
    </message>
    <message>
        <source>completes this dog</source>
        <extracomment>What a die does on a dog.</extracomment>
        <translation>bu köpek dolar</translation>
    </message>
    <message>
        <source>%1 of %2 filled</source>
        <extracomment>What a die does on a dog: so many spaces hold a die then. %1 and %2 are numbers.</extracomment>
        <translation>dolu yuva: %1/%2</translation>
    </message>
    <message>
        <source>%1, over 7: bust</source>
        <extracomment>What burying a die does. %1 is the yard total.</extracomment>
        <translation>%1, sınır 7: patlar</translation>
    </message>
    <message>
        <source>yard total %1 of 7</source>
        <extracomment>What burying a die does. %1 is the yard total.</extracomment>
        <translation>bahçe toplamı %1/7</translation>
    </message>
    <message>
        <source>Do not choose: %1</source>
        <extracomment>A die of the roll is not chosen any more. %1 is what it shows.</extracomment>
        <translation>Seçme: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <extracomment>A die of the roll is chosen. %1 is what it shows.</extracomment>
        <translation>Seç: %1</translation>
    </message>
    <message>
        <source>Move the die: %1</source>
        <extracomment>A die is picked up to be moved. %1 is a space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Zarı taşı: %1</translation>
    </message>
    <message>
        <source>Change the %1 in the yard of %2</source>
        <extracomment>A buried die is picked to be raised or lowered. %1 is what it shows, %2 whose yard it lies in.</extracomment>
        <translation>%2 oyuncusunun bahçesindeki %1 zarını değiştir</translation>
    </message>
    <message>
        <source>%1 of %2 left to place</source>
        <extracomment>%1 of %2 dice are still to be placed.</extracomment>
        <translation>%2 zardan yerleşecek: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) set aside</source>
        <translation>
            <numerusform>kenarda %n zar</numerusform>
        </translation>
    </message>
    <message>
        <source>Named: %1</source>
        <extracomment>Small heading. %1 is a number.</extracomment>
        <translation>Söylenen: %1</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <extracomment>Small heading: what the chosen dice add up to.</extracomment>
        <translation>Toplam: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n die(s) chosen</source>
        <translation>
            <numerusform>%n zar seçildi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: %n die(s)</source>
        <translation>
            <numerusform>Sırada: %n zar</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll</source>
        <extracomment>Button: a treat pays for rolling the die again.</extracomment>
        <translation>Yeniden at</translation>
    </message>
    <message numerus="yes">
        <source>Reroll %n</source>
        <extracomment>Button: a treat pays for rolling the chosen dice again.</extracomment>
        <translation>
            <numerusform>%n zarı yeniden at</numerusform>
        </translation>
    </message>
    <message>
        <source>Reroll all</source>
        <extracomment>Button: a treat pays for rolling all dice again.</extracomment>
        <translation>Hepsini yeniden at</translation>
    </message>
    <message>
        <source>that it busts</source>
        <extracomment>Beside a badge: what its percentage is the chance of. Short.</extracomment>
        <translation>patlama</translation>
    </message>
    <message>
        <source>to complete a dog</source>
        <extracomment>Beside a badge: what its percentage is the chance of. Short.</extracomment>
        <translation>dolu köpek</translation>
    </message>
    <message>
        <source>Keep these</source>
        <extracomment>Button: the chosen dice are kept, the others discarded.</extracomment>
        <translation>Bunları tut</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n</source>
        <extracomment>Button: so many chosen dice are discarded, the others kept.</extracomment>
        <translation>
            <numerusform>%n zarı çıkar</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a trick</source>
        <translation>Marifet seçin</translation>
    </message>
    <message>
        <source>Next dog</source>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>The deck of dogs</source>
        <translation>Köpek destesi</translation>
    </message>
    <message numerus="yes">
        <source>Next dog: %1, spaces %2. %n dog(s) in the deck.</source>
        <extracomment>The deck for screen readers. %1 is the next dog, %2 its numbers.</extracomment>
        <translation>
            <numerusform>Sonraki köpek: %1, yuvaları %2. Destede %n köpek var.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, dog of %2: complete</source>
        <extracomment>A dog for screen readers. %1 is its name, %2 whose it is.</extracomment>
        <translation>%1, sahibi %2: dolu</translation>
    </message>
    <message>
        <source>%1, dog of %2. Free: %3.</source>
        <extracomment>A dog for screen readers. %1 is its name, %2 whose it is, %3 lists the numbers of its free spaces.</extracomment>
        <translation>%1, sahibi %2. Boş: %3.</translation>
    </message>
    <message>
        <source>Spaces: %1.</source>
        <extracomment>A dog’s card. %1 lists its numbers.</extracomment>
        <translation>Yuvalar: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n paw(s).</source>
        <extracomment>The paws on a dog’s card.</extracomment>
        <translation>
            <numerusform>%n pati.</numerusform>
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
        <translation>Boş yuva: %1</translation>
    </message>
    <message>
        <source>Die on a dog: %1</source>
        <extracomment>A die on a dog for screen readers. %1 is the space: &quot;Rosie 4&quot;.</extracomment>
        <translation>Köpekteki zar: %1</translation>
    </message>
    <message>
        <source>Buried: %1, in the yard of %2</source>
        <extracomment>A buried die for screen readers. %1 is what it shows, %2 whose yard it lies in.</extracomment>
        <translation>Gömülü: %1, %2 oyuncusunun bahçesinde</translation>
    </message>
    <message>
        <source>Rolled: %1</source>
        <extracomment>A die of the roll for screen readers. %1 is what it shows.</extracomment>
        <translation>Atılan: %1</translation>
    </message>
    <message>
        <source>Yard of %1: empty</source>
        <extracomment>A yard for screen readers. %1 is whose it is.</extracomment>
        <translation>%1 oyuncusunun bahçesi: boş</translation>
    </message>
    <message>
        <source>Yard of %1: %2 of 7. Buried: %3.</source>
        <extracomment>A yard for screen readers. %1 is whose it is, %2 its total, %3 lists the buried dice.</extracomment>
        <translation>%1 oyuncusunun bahçesi: %2/7. Gömülü: %3.</translation>
    </message>
    <message>
        <source>Bust!</source>
        <extracomment>On the yard’s slip: it holds more than 7. An exclamation.</extracomment>
        <translation>Patladı!</translation>
    </message>
    <message>
        <source>full: nothing more fits</source>
        <translation>dolu: artık yer yok</translation>
    </message>
    <message numerus="yes">
        <source>%n more is safe</source>
        <extracomment>On the yard’s slip: so many pips more can be buried.</extracomment>
        <translation>
            <numerusform>%n daha sığar</numerusform>
        </translation>
    </message>
    <message>
        <source>A yard of 8 or more busts: all dice on dogs and in the yard are lost.</source>
        <translation>Toplamı 8 ya da daha çok olan bahçe patlar: köpeklerdeki ve bahçedeki bütün zarlar gider.</translation>
    </message>
    <message>
        <source>%1: dogs scored: %2 of 6, treats: %3, paws: %4</source>
        <extracomment>A player for screen readers. %1 is the name, %2 the dogs scored of 6, %3 the treats.</extracomment>
        <translation>%1: tamamlanan köpek: %2/6, ödül: %3, pati: %4</translation>
    </message>
    <message>
        <source>Trick: %1, used</source>
        <extracomment>A trick for screen readers. %1 is its name.</extracomment>
        <translation>Marifet: %1, kullanıldı</translation>
    </message>
    <message numerus="yes">
        <source>Trick: %1, ready, %n treat(s) on it</source>
        <extracomment>A trick for screen readers. %1 is its name, %n are the treats on it.</extracomment>
        <translation>
            <numerusform>Marifet: %1, hazır, üzerinde %n ödül</numerusform>
        </translation>
    </message>
    <message>
        <source>Trick: %1, ready</source>
        <extracomment>A trick for screen readers. %1 is its name.</extracomment>
        <translation>Marifet: %1, hazır</translation>
    </message>
    <message>
        <source>Tricks and dogs</source>
        <translation>Marifetler ve köpekler</translation>
    </message>
    <message>
        <source>Each die you roll goes on a free space with its number, or into your yard. A yard of 8 or more busts. A treat rerolls all dice of a roll. Are all your dogs complete after a roll, they are scored at once; else scoring takes a turn. Six scored dogs win.</source>
        <translation>Attığınız her zar, kendi sayısını taşıyan boş bir yuvaya ya da bahçenize gider. Toplamı 8 ya da daha çok olan bahçe patlar. Bir ödül, atılan zarların hepsini yeniden attırır. Bir atıştan sonra bütün köpekleriniz doluysa hemen tamamlanırlar; değilse onları tamamlamak bir sıranızı alır. Altı köpeği tamamlayan kazanır.</translation>
    </message>
    <message>
        <source>Dogs scored, by turn</source>
        <translation>Sıra sıra tamamlanan köpekler</translation>
    </message>
    <message>
        <source>Busts</source>
        <translation>Patlamalar</translation>
    </message>
    <message>
        <source>Treats taken</source>
        <translation>Alınan ödüller</translation>
    </message>
    <message>
        <source>Dogs scored for free</source>
        <translation>Bedava köpekler</translation>
    </message>
    <message>
        <source>Busts, treats, and free dogs</source>
        <translation>Patlamalar, ödüller ve bedava köpekler</translation>
    </message>
    <message>
        <source>Dice of the match</source>
        <translation>Maçın zarları</translation>
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
        <translation>Hazırlık</translation>
    </message>
    <message>
        <source>Turn %1 · best: %2 of 6 dogs</source>
        <extracomment>Small line under the title. %1 is the number of the turn, %2 the most dogs a player has scored.</extracomment>
        <translation>%1. sıra · en iyi: %2/6 köpek</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Marifetler</translation>
    </message>
    <message>
        <source>Howl and Roll Over are always there. The four below count where tricks are chosen one by one.</source>
        <translation>Ulu ile Yuvarlan her zaman masadadır. Aşağıdaki dördü, marifetler teker teker seçildiğinde geçerlidir.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>set</comment>
        <extracomment>A set of tricks in a list. %1 is its name, %2 lists its tricks.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
</TS>
