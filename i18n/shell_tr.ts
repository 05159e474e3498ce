<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr_TR" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Five Tables, version %1: tabletop games at one computer, offline.</source>
        <extracomment>%1 is the number of the version.</extracomment>
        <translation>Beş Masa, sürüm %1: tek bilgisayarda, çevrim dışı masa oyunları.</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>This program is not affiliated with the publisher of the original game.</source>
        <translation>Bu programın özgün oyunun yayıncısıyla hiçbir bağlantısı yoktur.</translation>
    </message>
    <message>
        <source>Pictures and texts are our own.</source>
        <translation>Resimler ve metinler bize aittir.</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Lisans</translation>
    </message>
    <message>
        <source>Five Tables is free software under the MIT license.</source>
        <translation>Beş Masa, MIT lisanslı özgür bir yazılımdır.</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Simgeler</translation>
    </message>
    <message>
        <source>Some signs are made from icons by %1, available on %2 under the license %3.</source>
        <extracomment>%1 lists names of people, %2 is a web site, %3 a license.</extracomment>
        <translation>Bazı işaretler %2 sitesinde %3 lisansıyla sunulan simgelerden yapılmıştır. Çizenler: %1.</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>Yazı tipleri</translation>
    </message>
    <message>
        <source>Noto Serif and Noto Sans with their Hebrew, under the license %1.</source>
        <extracomment>%1 is a license.</extracomment>
        <translation>Noto Serif ve Noto Sans, İbranice harfleriyle birlikte, %1 lisansıyla.</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Kitaplıklar</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>Beş Masa hakkında</translation>
    </message>
</context>
<context>
    <name>ActionsModel</name>
    <message>
        <source>Not possible now: %1</source>
        <extracomment>Spoken by a screen reader after an action&apos;s name; %1 is the reason, a sentence.</extracomment>
        <translation>Şu anda olmuyor: %1</translation>
    </message>
</context>
<context>
    <name>BotNames</name>
    <message>
        <source>Ada</source>
        <extracomment>Names of computer players: common first names of women and men; each language may use its own.</extracomment>
        <translation>Elif</translation>
    </message>
    <message>
        <source>Bruno</source>
        <translation>Kerem</translation>
    </message>
    <message>
        <source>Carla</source>
        <translation>Zeynep</translation>
    </message>
    <message>
        <source>Dario</source>
        <translation>Emre</translation>
    </message>
    <message>
        <source>Elsa</source>
        <translation>Defne</translation>
    </message>
    <message>
        <source>Franco</source>
        <translation>Mert</translation>
    </message>
    <message>
        <source>Greta</source>
        <translation>Selin</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Burak</translation>
    </message>
    <message>
        <source>Ida</source>
        <translation>Leyla</translation>
    </message>
    <message>
        <source>Marco</source>
        <translation>Sinan</translation>
    </message>
    <message>
        <source>Nina</source>
        <translation>Ceren</translation>
    </message>
    <message>
        <source>Otto</source>
        <translation>Tarık</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>OK</source>
        <extracomment>Button.</extracomment>
        <translation>Tamam</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button.</extracomment>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Button.</extracomment>
        <translation>Evet</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Button.</extracomment>
        <translation>Hayır</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button, verb: close this window.</extracomment>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Button, verb.</extracomment>
        <translation>Aç</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>Button, verb: write to the disk.</extracomment>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Do not save</source>
        <extracomment>Button, verb: go without writing to the disk what was changed.</extracomment>
        <translation>Kaydetmeden devam et</translation>
    </message>
    <message>
        <source>Defaults</source>
        <extracomment>Button: all settings as they were at first.</extracomment>
        <translation>Sıfırla</translation>
    </message>
    <message>
        <source>Retry</source>
        <extracomment>Button, verb: try once more.</extracomment>
        <translation>Yeniden dene</translation>
    </message>
</context>
<context>
    <name>CardsSheet</name>
    <message>
        <source>Search names and texts</source>
        <extracomment>Field over the cards of a game: letters of a name or a text.</extracomment>
        <translation>Adlarda ve metinlerde ara</translation>
    </message>
    <message>
        <source>No card says this.</source>
        <extracomment>Under the field where no card has what was written there.</extracomment>
        <translation>Hiçbir kartta bu yazmıyor.</translation>
    </message>
</context>
<context>
    <name>CommonWords</name>
    <message>
        <source>%1 and %2</source>
        <comment>list</comment>
        <extracomment>A list of two things, such as names.</extracomment>
        <translation>%1 ve %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>list</comment>
        <extracomment>A list of three or more: %1 is its beginning, %2 the next thing.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <comment>list</comment>
        <extracomment>A list of three or more: %1 is all but the last thing, %2 the last one.</extracomment>
        <translation>%1 ve %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>A percentage; %1 is the number.</extracomment>
        <translation>%%1</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Strength of a computer player.</extracomment>
        <translation>Kolay</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Zor</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <extracomment>%1 is a player&apos;s name; it may not be that player&apos;s turn.</extracomment>
        <translation>Karar veren: %1</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <extracomment>A label; %1 is a player&apos;s name.</extracomment>
        <translation>Sıra: %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <extracomment>How far a saved match is. %1 is the number of the turn.</extracomment>
        <translation>%1. sıra</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <extracomment>To the person who gave the match up; of unknown gender.</extracomment>
        <translation>Pes ettiniz.</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Kazandınız!</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 kazandı.</translation>
    </message>
    <message>
        <source>The winners: %1.</source>
        <extracomment>%1 is a list of players&apos; names.</extracomment>
        <translation>Kazananlar: %1.</translation>
    </message>
    <message>
        <source>The match ends without a winner.</source>
        <translation>Maç kazanan olmadan bitti.</translation>
    </message>
    <message>
        <source>First it is for %1 to decide.</source>
        <extracomment>Why something is not possible now. %1 is a player&apos;s name.</extracomment>
        <translation>Önce %1 karar vermeli.</translation>
    </message>
    <message>
        <source>The cards or dice come first.</source>
        <extracomment>Why something is not possible now: chance has to be carried out before anybody acts.</extracomment>
        <translation>Önce kartlar dağıtılmalı ya da zarlar atılmalı.</translation>
    </message>
    <message numerus="yes">
        <source>The choice is not complete: %n more.</source>
        <extracomment>Why a choice of several things cannot be confirmed yet. %n: how many are still to be chosen.</extracomment>
        <translation>
            <numerusform>Seçim tamamlanmadı: %n tane daha gerekiyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not what is to be decided now.</source>
        <extracomment>Why something is not possible now: another kind of choice is being made.</extracomment>
        <translation>Şu anda verilecek karar bu değil.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Maç bitti.</translation>
    </message>
    <message>
        <source>There is no choice of yours to take back yet.</source>
        <translation>Henüz geri alabileceğiniz bir seçiminiz yok.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Geri alınmış bir hamle yok.</translation>
    </message>
    <message>
        <source>%1 has acted since.</source>
        <extracomment>Why the last choice cannot be taken back. %1 is a player&apos;s name.</extracomment>
        <translation>O hamleden sonra %1 oynadı.</translation>
    </message>
    <message>
        <source>A card was dealt or a die was rolled since.</source>
        <translation>O hamleden sonra kart dağıtıldı ya da zar atıldı.</translation>
    </message>
    <message>
        <source>Something hidden was seen since.</source>
        <translation>O hamleden sonra gizli bir şey görüldü.</translation>
    </message>
    <message>
        <source>A computer player decides for %1.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>%1 için bir yapay zekâ oyuncusu karar veriyor.</translation>
    </message>
    <message>
        <source>%1 resigns.</source>
        <extracomment>How the match ended. %1 is a player&apos;s name.</extracomment>
        <translation>%1 pes etti.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Dosya artık yerinde yok.</translation>
    </message>
    <message>
        <source>This is not a saved game of Five Tables.</source>
        <translation>Bu dosya, kayıtlı bir Beş Masa oyunu değil.</translation>
    </message>
    <message>
        <source>There is something at this place that is not a file.</source>
        <translation>Bu konumda dosya olmayan bir şey var.</translation>
    </message>
    <message>
        <source>The end of the file is missing.</source>
        <translation>Dosyanın sonu eksik.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Dosya hasarlı.</translation>
    </message>
    <message>
        <source>The file holds something that no saved game can hold (%1).</source>
        <extracomment>%1 is a place in the file, such as $.log[3].</extracomment>
        <translation>Dosyada hiçbir kayıtlı oyunda olamayacak bir şey var (%1).</translation>
    </message>
    <message>
        <source>A name in the file is not plain text.</source>
        <translation>Dosyadaki bir ad düz metin değil.</translation>
    </message>
    <message>
        <source>The file is larger than a saved game can be: %1 MB.</source>
        <extracomment>%1 is a number of megabytes.</extracomment>
        <translation>Dosya, kayıtlı bir oyun için fazla büyük: %1 MB.</translation>
    </message>
    <message>
        <source>The file was written by a newer version of Five Tables.</source>
        <translation>Dosya, Beş Masa programının daha yeni bir sürümüyle yazılmış.</translation>
    </message>
    <message>
        <source>The match follows newer rules than this version of Five Tables knows.</source>
        <translation>Maç, Beş Masa programının bu sürümünün bildiğinden daha yeni kurallara göre oynanıyor.</translation>
    </message>
    <message>
        <source>This version of Five Tables does not know the game: %1.</source>
        <extracomment>%1 is the identifier of a game.</extracomment>
        <translation>Beş Masa programının bu sürümü şu oyunu tanımıyor: %1.</translation>
    </message>
    <message>
        <source>The saved position breaks the rules of the game.</source>
        <translation>Kayıtlı durum oyunun kurallarına aykırı.</translation>
    </message>
    <message>
        <source>The file is not plain text.</source>
        <translation>Dosya düz metin değil.</translation>
    </message>
    <message>
        <source>The text is too long: more than %1 thousand characters.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Metin fazla uzun: %1 bin karakteri aşıyor.</translation>
    </message>
    <message>
        <source>The match is open in another window of Five Tables.</source>
        <translation>Bu maç başka bir Beş Masa penceresinde açık.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Disk dolu.</translation>
    </message>
    <message>
        <source>The folder does not allow it: reading or writing is forbidden there.</source>
        <translation>Klasör izin vermiyor: burada okumak ya da yazmak yasak.</translation>
    </message>
    <message>
        <source>The disk reports an error: %1.</source>
        <extracomment>%1 is a short code of the operating system, such as EIO.</extracomment>
        <translation>Disk bir hata bildirdi: %1.</translation>
    </message>
    <message>
        <source>Other rules wrote the history of this match; play goes on from the saved position.</source>
        <translation>Bu maçın geçmişi başka kurallarla yazılmış; oyun kayıtlı durumdan sürüyor.</translation>
    </message>
    <message>
        <source>The newest copy cannot be read; this is the one saved before it.</source>
        <translation>En yeni kopya okunamıyor; bu, ondan önce kaydedilen kopya.</translation>
    </message>
</context>
<context>
    <name>Conductor</name>
    <message>
        <source>%1 is thinking</source>
        <extracomment>Headline while a computer player chooses; %1 is its name.</extracomment>
        <translation>%1 düşünüyor</translation>
    </message>
    <message>
        <source>%1 decides: %2</source>
        <extracomment>Headline where another person at the same computer answers: %1 is that person&apos;s name, %2 what is asked of them, a sentence.</extracomment>
        <translation>Karar veren: %1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A computer player explains its move: %1 is its name, %2 the reason, a sentence.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>İpucu: %1</translation>
    </message>
</context>
<context>
    <name>ContinueSheet</name>
    <message>
        <source>Continue</source>
        <extracomment>Button: resume the last game.</extracomment>
        <translation>Oyuna devam et</translation>
    </message>
    <message>
        <source>More saved games</source>
        <translation>Diğer kayıtlı oyunlar</translation>
    </message>
    <message>
        <source>All saved games…</source>
        <extracomment>Button: opens the list of all saved games.</extracomment>
        <translation>Tüm kayıtlı oyunlar…</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something broke, your game is safe</source>
        <translation>Bir şey bozuldu, ama oyununuz güvende</translation>
    </message>
    <message>
        <source>The last action was perhaps not carried out. The game is saved and can go on from there.</source>
        <translation>Son hamle uygulanamamış olabilir. Oyun kayıtlı, oradan devam edilebilir.</translation>
    </message>
    <message>
        <source>Continue from the save</source>
        <translation>Kayıttan devam et</translation>
    </message>
    <message>
        <source>Something broke, your games are safe</source>
        <translation>Bir şey bozuldu, ama oyunlarınız güvende</translation>
    </message>
    <message>
        <source>The last action was perhaps not carried out. All games are saved.</source>
        <translation>Son hamle uygulanamamış olabilir. Bütün oyunlar kayıtlı.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button: close this report and go on playing.</extracomment>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Ayrıntılar</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Raporu kopyala</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Çık</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message numerus="yes">
        <source>about %n min</source>
        <extracomment>How long a match takes.</extracomment>
        <translation>
            <numerusform>yaklaşık %n dk</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Feature</name>
    <message>
        <source>Play…</source>
        <extracomment>Button on the shelf: sets up a new match of the game shown.</extracomment>
        <translation>Oyna…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save the game as</source>
        <translation>Oyunu farklı kaydet</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Kayıtlı oyun aç</translation>
    </message>
    <message>
        <source>Saved games (*.fivetables)</source>
        <extracomment>A kind of file; the part in brackets stays as it is.</extracomment>
        <translation>Kayıtlı oyunlar (*.fivetables)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Konum:</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>Dosya adı:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Dosya türü:</translation>
    </message>
</context>
<context>
    <name>KeysSheet</name>
    <message>
        <source>Space</source>
        <extracomment>What the space bar is called, on a small drawing of a key.</extracomment>
        <translation>Boşluk</translation>
    </message>
    <message>
        <source>Menu</source>
        <comment>key</comment>
        <extracomment>What the key is called that opens a context menu, on a small drawing of a key.</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Go over what lies on the table</source>
        <translation>Masadakiler arasında gezin</translation>
    </message>
    <message>
        <source>Do what has the focus, or let the match go on</source>
        <translation>Odaktakini yap ya da maçı sürdür</translation>
    </message>
    <message>
        <source>The same; while something is being shown: skip it</source>
        <translation>Aynısı; bir şey gösterilirken: onu atla</translation>
    </message>
    <message>
        <source>Put back what is laid out or announced; from the panel: back to the table</source>
        <translation>Ortaya konanı geri koy, duyurulandan vazgeç; panelden: masaya dön</translation>
    </message>
    <message>
        <source>Show what has the focus large, as a right click does</source>
        <translation>Odaktakini büyük göster (sağ tıklama gibi)</translation>
    </message>
    <message>
        <source>Open and close this sheet</source>
        <translation>Bu sayfayı aç ve kapat</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>Head of a list of keys: the letters and digits of what can be done at this moment of the match.</extracomment>
        <translation>Şimdi</translation>
    </message>
    <message>
        <source>At every table</source>
        <extracomment>Head of a list of keys.</extracomment>
        <translation>Her masada</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>Head of a list of keys.</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of the sheet that lists the keys of the keyboard.</extracomment>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>Letters work on a keyboard of any language: the key in the same place does the same.</source>
        <translation>Harfler her dilin klavyesinde çalışır: aynı yerdeki tuş aynı işi yapar.</translation>
    </message>
</context>
<context>
    <name>LogDelegate</name>
    <message>
        <source>since your last turn</source>
        <translation>son sıranızdan beri</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player</source>
        <extracomment>The name of a person until one is entered. It stands in sentences of the log that anybody reads, of this person and of others: the plain noun, never &quot;I&quot; or &quot;my side&quot;. A number may follow it: Player 2.</extracomment>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Seat %1 needs a name.</source>
        <extracomment>%1 is the number of a seat.</extracomment>
        <translation>%1. koltuk için bir ad gerekiyor.</translation>
    </message>
    <message>
        <source>This name holds characters that a name cannot have: %1.</source>
        <translation>Bu adda, adlarda kullanılamayan karakterler var: %1.</translation>
    </message>
    <message>
        <source>Two seats have the same name: %1.</source>
        <extracomment>%1 is a player&apos;s name.</extracomment>
        <translation>İki koltukta aynı ad var: %1.</translation>
    </message>
    <message>
        <source>At least one seat must be played by a person.</source>
        <translation>En az bir koltukta insan oyuncu olmalı.</translation>
    </message>
    <message>
        <source>The game number must be from 1 to %1.</source>
        <extracomment>%1 is a number.</extracomment>
        <translation>Oyun numarası en az 1, en çok %1 olmalı.</translation>
    </message>
    <message>
        <source>New game · %1</source>
        <extracomment>Title of the page where a match is set up. %1 is the title of the game.</extracomment>
        <translation>Yeni oyun · %1</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Rule options</source>
        <translation>Kural seçenekleri</translation>
    </message>
    <message>
        <source>Game number</source>
        <translation>Oyun numarası</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>For screen readers: a picture of what the game number lays out.</extracomment>
        <translation>Önizleme</translation>
    </message>
    <message>
        <source>The same number with the same choices gives the same game.</source>
        <translation>Aynı numara, aynı seçimlerle aynı oyunu verir.</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Button: chooses another game number by chance.</extracomment>
        <translation>Rastgele</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Button: opens the rulebook of the game.</extracomment>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Start the match</source>
        <extracomment>Button: begins the match.</extracomment>
        <translation>Maçı başlat</translation>
    </message>
</context>
<context>
    <name>OptionFields</name>
    <message>
        <source>Not ready: %1</source>
        <translation>Hazır değil: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is the title of something that people have made (a deck), %2 a sentence: what is wrong with it.</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>Hint: %1</source>
        <extracomment>A hint: what a strong player would do; %1 is the button of that action.</extracomment>
        <translation>İpucu: %1</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Heads the list of what has happened in the match.</extracomment>
        <translation>Oyun günlüğü</translation>
    </message>
    <message>
        <source>Actions</source>
        <extracomment>Heads the list of what can be done now.</extracomment>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>since your last turn</source>
        <extracomment>Button over the log: goes up to what happened since the person&apos;s last turn.</extracomment>
        <translation>son sıranızdan beri</translation>
    </message>
    <message>
        <source>How fast the computer players move; Space skips</source>
        <translation>Yapay zekâ oyuncularının hızı; boşluk tuşu beklemeyi atlar</translation>
    </message>
    <message>
        <source>Pace</source>
        <extracomment>The pace of the computer players.</extracomment>
        <translation>Hız</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>Yapay zekâ oyuncularının hızı</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>Pace of the computer players: each move waits for a key.</extracomment>
        <translation>Adım adım</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>Pace of the computer players.</extracomment>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Pace of the computer players.</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Pace of the computer players: short pauses, quick motion.</extracomment>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>Pace of the computer players: without any motion.</extracomment>
        <translation>Anında</translation>
    </message>
    <message>
        <source>Space skips</source>
        <extracomment>Small note over the actions while others play: the space bar skips what is being shown. Short.</extracomment>
        <translation>Boşluk tuşu atlar</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Button between two people at one computer: I have seen what happened, the table may be covered.</extracomment>
        <translation>Tamam</translation>
    </message>
    <message>
        <source>Next move</source>
        <extracomment>Button: lets the next computer player move.</extracomment>
        <translation>Devam: sonraki hamle</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button: try to save the game once more.</extracomment>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <extracomment>Button once all people are out: let the computer players finish the match.</extracomment>
        <translation>Sona kadar sar</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>Button once the match is over: who won, and what next.</extracomment>
        <translation>Sonuç</translation>
    </message>
</context>
<context>
    <name>PassScreen</name>
    <message>
        <source>The computer goes to:</source>
        <extracomment>A player&apos;s name follows in large type on the next line, in the nominative.</extracomment>
        <translation>Bilgisayarı şu oyuncuya verin:</translation>
    </message>
    <message>
        <source>The table stays covered until then.</source>
        <translation>O zamana kadar masa örtülü kalır.</translation>
    </message>
    <message>
        <source>I’m ready</source>
        <translation>Hazırım</translation>
    </message>
    <message>
        <source>The computer goes to: %1</source>
        <extracomment>Read by a screen reader; %1 is a player&apos;s name.</extracomment>
        <translation>Bilgisayarı %1 adlı oyuncuya verin</translation>
    </message>
</context>
<context>
    <name>Poster</name>
    <message>
        <source>Rules of %1 (F1)</source>
        <extracomment>Tooltip of a small button on a game&apos;s poster; %1 is the game. F1 is a key.</extracomment>
        <translation>Kurallar: %1 (F1)</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Sürücü</translation>
    </message>
    <message>
        <source>Folder</source>
        <extracomment>What a file is, in a column of a list.</extracomment>
        <translation>Klasör</translation>
    </message>
    <message>
        <source>File Folder</source>
        <extracomment>What a file is, in a column of a list.</extracomment>
        <translation>Dosya klasörü</translation>
    </message>
    <message>
        <source>%1 File</source>
        <extracomment>What a file is, in a column of a list: %1 are the letters after the dot of its name.</extracomment>
        <translation>%1 dosyası</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Artır</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>A&amp;zalt</translation>
    </message>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Tümünü seç</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Konum:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>İleri</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Üst klasör</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Yeni klasör oluştur</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Liste görünümü</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Ayrıntılı görünüm</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Kenar çubuğu</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dosyalar</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Dosya türü:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Dosya adı:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Aç</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Kaydet</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Farklı kaydet</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Yeniden adlandır</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Sil</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>&amp;Gizli dosyaları göster</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Yeni &amp;klasör</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Yeni klasör</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Bilgisayarım</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Son kullanılan yerler</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 zaten var.
Üzerine yazılsın mı?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Dosya bulunamadı.
Lütfen dosya adını denetleyin.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Klasör bulunamadı.
Lütfen klasör adını denetleyin.</translation>
    </message>
    <message>
        <source>Show </source>
        <extracomment>&quot;Show&quot; and a blank, before the name of a column in a menu (Size, Type, Date Modified).</extracomment>
        <translation>Göster: </translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Boyut</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Değiştirilme tarihi</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Bilgisayarım</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Bilgisayar</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Yinele</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Kes</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>K&amp;opyala</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Ya&amp;pıştır</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tümünü seç</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Tamam</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Evet</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Hayır</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Yinele</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Kes</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>K&amp;opyala</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Ya&amp;pıştır</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>&amp;Bağlantı adresini kopyala</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Tümünü seç</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>A hint or an undo was used: this match counts as helped.</source>
        <translation>İpucu ya da geri alma kullanıldı: bu maçta yardım alınmış sayılır.</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Button: the same players once more.</extracomment>
        <translation>Rövanş</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: back to the shelf with all games.</extracomment>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>View the table</source>
        <extracomment>Button: look at the table as it lies at the end of the match.</extracomment>
        <translation>Masaya bak</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>Nothing found.</source>
        <translation>Hiçbir şey bulunamadı.</translation>
    </message>
    <message>
        <source>One place.</source>
        <extracomment>What the search of the rules has found.</extracomment>
        <translation>Bir yerde bulundu.</translation>
    </message>
    <message>
        <source>Place %1 of %2. Enter shows the next.</source>
        <extracomment>What the search of the rules has found: the place shown, and how many there are. Enter is the key.</extracomment>
        <translation>Yer: %1 / %2. Enter sonrakini gösterir.</translation>
    </message>
    <message>
        <source>Rules · %1</source>
        <extracomment>Title of the rulebook. %1 is the title of a game.</extracomment>
        <translation>Kurallar · %1</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Kurallarda ara</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Bölümler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Open the older copy</source>
        <extracomment>Button: the newest file is damaged, the one saved before it can be opened.</extracomment>
        <translation>Önceki kopyayı aç</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>Button: look at a match that is over.</extracomment>
        <translation>İncele</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: go on with a saved match.</extracomment>
        <translation>Oyuna devam et</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Yeniden adlandır</translation>
    </message>
    <message>
        <source>Name of the saved game</source>
        <translation>Kayıtlı oyunun adı</translation>
    </message>
    <message>
        <source>%1 – copy</source>
        <extracomment>Name of a duplicated saved game. %1 is the name of the first.</extracomment>
        <translation>%1 – kopya</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <extracomment>%1 is the name of a saved game.</extracomment>
        <translation>Silindi: %1</translation>
    </message>
    <message>
        <source>Exported to the file %1.</source>
        <extracomment>%1 is the name of the file to which a saved game was written.</extracomment>
        <translation>Dosyaya aktarıldı: %1.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Kayıtlı oyunlar</translation>
    </message>
    <message>
        <source>No game has been saved yet. Every match you begin is kept here by itself.</source>
        <translation>Henüz kayıtlı oyun yok. Başladığınız her maç kendiliğinden buraya kaydedilir.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <extracomment>Button: opens a dialog for the name of a saved game.</extracomment>
        <translation>Yeniden adlandır…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>Button: makes a second copy of a saved game.</extracomment>
        <translation>Çoğalt</translation>
    </message>
    <message>
        <source>Export…</source>
        <extracomment>Button: writes a saved game to a file of its own.</extracomment>
        <translation>Dışa aktar…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>Import…</source>
        <extracomment>Button: takes a file in among the saved games.</extracomment>
        <translation>İçe aktar…</translation>
    </message>
</context>
<context>
    <name>SavedLines</name>
    <message>
        <source>A game that cannot be read</source>
        <translation>Okunamayan bir oyun</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Maç bitti</translation>
    </message>
    <message>
        <source>The match is over. %1</source>
        <extracomment>How a saved match ended. %1 is a sentence: who has won.</extracomment>
        <translation>Maç bitti. %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A computer player in a list: %1 is its name, %2 its level (Easy, Normal, Hard); say &quot;level: %2&quot; where the adjective would seem to speak of the player.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>SeatBox</name>
    <message>
        <source>Seat %1</source>
        <extracomment>Head of a seat at the table. %1 is its number.</extracomment>
        <translation>%1. koltuk</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>A seat is played by a person.</extracomment>
        <translation>İnsan</translation>
    </message>
    <message>
        <source>Computer</source>
        <extracomment>A seat is played by the computer.</extracomment>
        <translation>Yapay zekâ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Zorluk düzeyi</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Off</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;: no motion at all.</extracomment>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;.</extracomment>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;: neither slow nor fast.</extracomment>
        <translation>Orta</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>motion</comment>
        <extracomment>After the word &quot;Animation&quot;.</extracomment>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Görünüm</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oynanış</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Karşıtlık</translation>
    </message>
    <message>
        <source>Paper grain</source>
        <extracomment>Texture of the paper, a slider.</extracomment>
        <translation>Kâğıt dokusu</translation>
    </message>
    <message>
        <source>Color temperature</source>
        <extracomment>A slider from cold to warm.</extracomment>
        <translation>Renk sıcaklığı</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Light or dark.</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Interface scale</source>
        <translation>Arayüz ölçeği</translation>
    </message>
    <message>
        <source>Animation</source>
        <extracomment>A slider from off over slow to fast: how fast cards and pieces move.</extracomment>
        <translation>Animasyon</translation>
    </message>
    <message>
        <source>Pace of computer players</source>
        <translation>Yapay zekâ oyuncularının hızı</translation>
    </message>
    <message>
        <source>Undo against computer players</source>
        <translation>Yapay zekâya karşı geri alma</translation>
    </message>
    <message>
        <source>Undo between people</source>
        <translation>İnsanlar arasında geri alma</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Hareketi azalt</translation>
    </message>
    <message>
        <source>Roll by itself where there is no other choice</source>
        <translation>Başka seçenek yoksa zarı kendiliğinden at</translation>
    </message>
    <message>
        <source>End turns in which nothing can be done</source>
        <translation>Yapılacak bir şey yoksa sırayı bitir</translation>
    </message>
    <message>
        <source>Decline offers of the computer that you cannot pay</source>
        <translation>Yapay zekânın, ödeyemeyeceğiniz tekliflerini geri çevir</translation>
    </message>
    <message>
        <source>New names for computer players in every match</source>
        <translation>Her maçta yapay zekâ oyuncularına yeni adlar</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Agrees with &quot;Theme&quot;.</extracomment>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Sistemdeki gibi</translation>
    </message>
    <message>
        <source>Language of the system</source>
        <extracomment>Language of the program.</extracomment>
        <translation>Sistem dili</translation>
    </message>
    <message>
        <source>Step by step</source>
        <extracomment>Pace of computer players: after each of their moves the program waits for a key.</extracomment>
        <translation>Adım adım</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;.</extracomment>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;.</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;: short pauses, quick motion.</extracomment>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Instant</source>
        <comment>pace</comment>
        <extracomment>Agrees with &quot;Pace of computer players&quot;: no pause between moves.</extracomment>
        <translation>Anında</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>Rule for undo (agrees with &quot;Undo&quot;): always back to the last choice.</extracomment>
        <translation>Serbest</translation>
    </message>
    <message>
        <source>Fair</source>
        <extracomment>Rule for undo (agrees with &quot;Undo&quot;): only while nothing new was seen.</extracomment>
        <translation>Adil</translation>
    </message>
    <message>
        <source>Space skips what is being shown.</source>
        <translation>Boşluk tuşu, gösterilmekte olanı atlar.</translation>
    </message>
    <message>
        <source>Free: back to your last choice, whatever happened since; the match then counts as helped. Fair: only as long as nobody else has acted and nothing new was seen.</source>
        <translation>Serbest: sonra ne olmuş olursa olsun son seçiminize dönersiniz; maçta yardım alınmış sayılır. Adil: yalnızca başka kimse oynamadıysa ve yeni bir şey görülmediyse.</translation>
    </message>
</context>
<context>
    <name>ShelfHeader</name>
    <message>
        <source>Five Tables</source>
        <translation>Beş Masa</translation>
    </message>
    <message>
        <source>Which table today?</source>
        <translation>Bugün hangi masa?</translation>
    </message>
    <message>
        <source>Open a saved game from a file…</source>
        <translation>Dosyadan kayıtlı oyun aç…</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Kayıtlı oyunlar</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>Beş Masa hakkında</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Tooltips of the two halves of a switch: the theme of the window.</extracomment>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
</context>
<context>
    <name>StageView</name>
    <message>
        <source>That is no place for it.</source>
        <extracomment>Said where something was dropped that can be dragged, but not there.</extracomment>
        <translation>Buraya bırakılamaz.</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Menu</source>
        <extracomment>Button: opens the menu of the program.</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button: back to the shelf of games.</extracomment>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Back to the games; this match is kept</source>
        <translation>Oyunlara dön; bu maç kayıtlı kalır</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Buttons of the toolbar, each with its tooltip.</extracomment>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Take back your last choice</source>
        <translation>Son seçimi geri al</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>Do again what was taken back</source>
        <translation>Geri alınanı yinele</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>What would a strong player do?</source>
        <translation>Güçlü bir oyuncu ne yapardı?</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Button: opens the sheet of cards.</extracomment>
        <translation>Kartlar</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>Kartlar ve güçleri</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Button: opens the rulebook of the game.</extracomment>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>The rulebook of this game</source>
        <translation>Bu oyunun kural kitabı</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Panel</source>
        <extracomment>The strip at the side with the log and the actions.</extracomment>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Show or fold the panel</source>
        <translation>Paneli göster ya da katla</translation>
    </message>
</context>
<context>
    <name>TextFiles</name>
    <message>
        <source>Save as text</source>
        <translation>Metin olarak kaydet</translation>
    </message>
    <message>
        <source>Open a text</source>
        <translation>Metin aç</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <extracomment>A kind of file; the part in brackets stays as it is.</extracomment>
        <translation>Metin dosyaları (*.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tüm dosyalar (*)</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>today %1</source>
        <extracomment>When a game was saved; %1 is the hour.</extracomment>
        <translation>bugün %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <extracomment>When a game was saved; %1 is the hour.</extracomment>
        <translation>dün %1</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sıra sizde</translation>
    </message>
    <message>
        <source>%1 · with %2 · %3</source>
        <extracomment>A waiting match: %1 is how far it is, %2 lists the other players, %3 is when it was last played.</extracomment>
        <translation>%1 · %2 ile · %3</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Five Tables</source>
        <translation>Beş Masa</translation>
    </message>
    <message>
        <source>The game as it was saved before that is still there.</source>
        <translation>Oyunun önceki kaydı yerinde duruyor.</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Bu oyun açılamıyor</translation>
    </message>
    <message>
        <source>Open the older</source>
        <translation>Önceki kopyayı aç</translation>
    </message>
    <message>
        <source>%1 – Five Tables</source>
        <translation>%1 – Beş Masa</translation>
    </message>
    <message>
        <source>Five Tables ended unexpectedly while a match was open. The match is saved.</source>
        <translation>Beş Masa, bir maç açıkken beklenmedik biçimde kapandı. Maç kayıtlı.</translation>
    </message>
    <message>
        <source>Go on with the match?</source>
        <translation>Maça devam edilsin mi?</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Oyuna devam et</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Şimdi değil</translation>
    </message>
    <message>
        <source>The game is being saved again.</source>
        <translation>Oyun yeniden kaydediliyor.</translation>
    </message>
    <message>
        <source>The game cannot be saved right now. You can play on; saving is tried again.</source>
        <translation>Oyun şu anda kaydedilemiyor. Oynamayı sürdürebilirsiniz; kaydetme yeniden denenecek.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Pes et</translation>
    </message>
    <message>
        <source>Only the person whose table is open can resign.</source>
        <translation>Yalnızca masası açık olan kişi pes edebilir.</translation>
    </message>
    <message>
        <source>Do you want to resign? The match then ends without a winner.</source>
        <translation>Pes edilsin mi? Maç o zaman kazanan olmadan biter.</translation>
    </message>
    <message>
        <source>%1, do you want to resign? A computer player then takes your seat.</source>
        <extracomment>A question to one of several people at the computer, %1.</extracomment>
        <translation>%1: pes edilsin mi? Yerinize bir yapay zekâ oyuncusu geçer.</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>Oyun kaydedilmedi</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <extracomment>Menu: back to the shelf of games.</extracomment>
        <translation>Oyunlara dön</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Yeni oyun…</translation>
    </message>
    <message>
        <source>Saved games…</source>
        <translation>Kayıtlı oyunlar…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <extracomment>Menu: open a saved game from a file.</extracomment>
        <translation>Dosya aç…</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Farklı kaydet…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>The cards and their powers</source>
        <translation>Kartlar ve güçleri</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Menu: opens the sheet that lists the keys of the keyboard.</extracomment>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>Show or fold the panel</source>
        <translation>Paneli göster ya da katla</translation>
    </message>
    <message>
        <source>Resign…</source>
        <translation>Pes et…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ayarlar…</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tam ekran</translation>
    </message>
    <message>
        <source>About Five Tables</source>
        <translation>Beş Masa hakkında</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Çık</translation>
    </message>
</context>
</TS>
