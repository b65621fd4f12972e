import { aliasesIn } from './aliases'

/** What German, French, Spanish, Italian and Portuguese call cities whose English name is another; and Hindi, in its own letters. */
const TABLE = `
NYC nueva york|nova iorque|nova york|न्यूयॉर्क|न्यू यॉर्क
LAX लॉस एंजिल्स|लॉस एंजेल्स
CHI शिकागो
SFO सैन फ्रांसिस्को|सैन फ़्रांसिस्को
WAS वाशिंगटन|वॉशिंगटन
BOS बोस्टन
MIA मियामी
SEA सिएटल
LAS लास वेगास
PHL philadelphie|filadelfia
MSY nouvelle orleans|la nouvelle orleans|nueva orleans
HNL honolulú|hawai|hawaï
YTO टोरंटो
YVR वैंकूवर
LON londres|londra|londyn|londen|लंदन|लन्दन
EDI edimbourg|edimburgo|एडिनबर्ग
MAN मैनचेस्टर
PAR parigi|parijs|pariz|पेरिस
NCE nizza|niza
MRS marsella|marsiglia|marseilles
LYS lione|lyons
TLS tolosa
BOD burdeos
SXB strassburg|estrasburgo
LIL rijsel
AMS एम्स्टर्डम
BRU bruxelles|brussel|bruselas|brussell|bruessel|ब्रुसेल्स
ANR amberes|antwerpen|anvers
LUX luxemburg|luxemburgo
MUC munchen|muenchen|monaco di baviera|munique|म्यूनिख
CGN koln|koeln|colonia|cologne
FRA francfort|francoforte|फ्रैंकफर्ट|फ़्रैंकफ़र्ट
BER berlino|berlim|बर्लिन
HAM hambourg|hamburgo|amburgo
DUS dusseldorf|duesseldorf
STR estugarda
NUE nurnberg|nuernberg|nuremberg|nuremberga
HAJ hannover|hanovre|hanover
DRS dresde|dresda
LEJ leipsic|lipsia
BRE breme
VIE wien|vienne|viena|वियना
SZG salzbourg|salzburgo|salisburgo
ZRH zuerich|zurigo|zurique|ज्यूरिख
GVA geneve|genf|ginebra|ginevra|genebra|जिनेवा
BSL bale|basilea|basle
BRN berna
MIL milano|mailand|मिलान
ROM roma|rom|रोम
VCE venezia|venedig|venise|venecia|veneza|वेनिस
FLR firenze|florenz|florencia|फ्लोरेंस
NAP napoli|neapel|nápoles
TRN torino
GOA genova|genua
BLQ bologne|bolonia
VRN verone
PSA pise
PMO palerme
MAD मैड्रिड
BCN barcelone|barcellona|बार्सिलोना
SVQ sevilla|seville|siviglia|sevilha
ZAZ saragosse|saragossa
BIO bilbo
PMI majorque|maiorca
IBZ eivissa
TCI teneriffa|ténérife
LPA gran canaria|grande canarie
LIS lisboa|lissabon|lisbonne|lisbona|लिस्बन
CPH kobenhavn|kopenhagen|copenhague|copenaghen|copenhaga|कोपेनहेगन
STO stoccolma|estocolmo|स्टॉकहोम
GOT goteborg|goteburg|gotemburgo
MMA malmoe
OSL ओस्लो
HEL helsingfors|helsinque|हेलसिंकी
REK islande
WAW warszawa|warschau|varsovie|varsovia|वारसॉ
KRK krakow|cracovie|cracovia
GDN danzig
WRO breslau
POZ posen
PRG praha|prag|praga|प्राग
BUD budapeste|बुडापेस्ट
BTS pressburg
LJU laibach|lubiana|liubliana
ZAG agram|zagabria|zagrebe
DBV raguse
BEG belgrad|beograd|belgrado
BUH bukarest|bucuresti|bucarest
SOF sofija
SKG saloniki|thessalonique|salonica|salonika|tesalonica
ATH athina|athen|athenes|atenas|atene|एथेंस
RHO rodos|rhodos|rodas
HER kreta|creta
CFU korfu|corfou|corfù
JTR santorin
LCA zypern|chypre|chipre
MOW moskva|moskau|moscou|moscu|mosca|moscovo|मॉस्को|मास्को
LED saint petersbourg|st petersbourg|sankt petersburg|san petersburgo|san pietroburgo
KBP kyiv|kiew|kiev
IST estambul|istambul|istanboul|इस्तांबुल
ANK angora
AYT antalia
IZM esmirna|smyrna
CAI kairo|le caire|el cairo|il cairo|काहिरा
HRG hourghada|hurgada
SSH sharm el sheik|sharm|charm el cheikh
RAK marrakesch|marraquexe|marrakesh|marraquech
CAS casa|dar el beida
TUN tunez|tunisi
ALG argel|algier|algeri
ADD addis ababa|addis abeba|adis abeba
NBO नैरोबी
JNB joburg|jo burg|jozi|jobourg|जोहान्सबर्ग
CPT kapstadt|le cap|ciudad del cabo|citta del capo|cidade do cabo|केप टाउन
DXB dubayy|dubaï|dubái|दुबई
AUH abou dabi|अबू धाबी|अबु धाबी
DOH दोहा
RUH riad|riyad|रियाद
JED djeddah|jidda|yeda|जेद्दा
KWI koweit|कुवैत
BAH bahreïn|bahrein|बहरीन
MCT mascate|maskat|मस्कट
TLV tel aviv yafo
THR teheran|téhéran|तेहरान
DEL dilli|nayi dilli|nai dilli|nueva delhi|nova deli|neu delhi|दिल्ली|नई दिल्ली
BOM bambai|bumbai|mumbai|मुंबई|मुम्बई|बॉम्बे|बंबई
BLR bengaluru|bangalore|बेंगलुरु|बैंगलोर|बंगलौर
MAA madras|चेन्नई|मद्रास
CCU kolkatta|kalkatta|कोलकाता|कलकत्ता
HYD हैदराबाद
AMD अहमदाबाद
PNQ पुणे
GOI गोवा
JAI जयपुर
LKO लखनऊ
COK कोच्चि|कोचीन
VNS वाराणसी|बनारस|banaras|kashi
PAT पटना
GAU गुवाहाटी
SXR श्रीनगर|kashmir
ATQ अमृतसर
IXC चंडीगढ़
BBI भुवनेश्वर
RPR रायपुर
NAG नागपुर
IDR इंदौर|इन्दौर
UDR उदयपुर
JDH जोधपुर
BHO भोपाल
DED देहरादून
IXR रांची
IXB बागडोगरा|darjeeling
KTM katmandou|katmandu|काठमांडू|काठमाण्डू
CMB कोलंबो
DAC ढाका|dacca
MLE मालदीव|malediven
KHI कराची
LHE लाहौर
ISB इस्लामाबाद
BKK बैंकॉक
HKT फुकेत
KUL कुआला लंपुर|कुआलालंपुर
SIN singapur|singapour|singapura|cingapura|सिंगापुर
HKG hongkong|हांगकांग|हॉन्ग कॉन्ग
BJS pekin|péking|pequim|pechino|बीजिंग
SHA schanghai|changhai|xangai|शंघाई
CAN kanton
TYO tokio|tóquio|टोक्यो
OSA ओसाका
SEL soul|séoul|seul|सियोल
TPE taipeh|taïpei
MNL manille|मनीला
JKT yakarta|जकार्ता|djakarta
DPS बाली
HAN hanoï|hanói
SGN ho tschi minh stadt|ho chi minh ville|ciudad ho chi minh
SYD सिडनी
MEL मेलबर्न
MEX ciudad de mexico|cdmx|mexico df|mexico d f|mexico stadt|mexiko stadt|ville de mexico
HAV la habana|la havane|havanna|l avana
PTY ciudad de panama
GUA ciudad de guatemala
BOG santa fe de bogota
CCS karakas
RIO रियो
SAO san pablo
SCL santiago de chile|santiago du chili
MVD montevideu
PPT tahití
`

export const EXONYMS: readonly (readonly [words: string, code: string])[] = aliasesIn(TABLE)
