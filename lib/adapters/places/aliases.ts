/** Other words for places: code of the metropolitan area or airport, then what people say. Folded like all names: case, accents. */
const TABLE = `
NYC new york city|ny|n y c|big apple|manhattan|newyork|nueva york
EWR newark|newark new jersey|new jersey
JFK kennedy
LGA la guardia
LAX la|l a|los angeles california
SFO sf|san fran|frisco|bay area
LAS vegas
WAS washington dc|washington d c|dc|d c
CHI chicago illinois|o hare|ohare
PHL philly
MSY nola
DFW dallas fort worth|dallas ft worth|fort worth
MSP minneapolis st paul|st paul|twin cities
MIA miami beach
HNL hawaii|oahu|waikiki
OGG kahului
ORL disney world|orlando florida
LHR heathrow
LGW gatwick
STN stansted
LTN luton
LON london england|london uk|londres|londra|londyn
PAR paris france|parigi|parijs
CDG roissy|charles de gaulle
ROM roma|rom
FCO fiumicino
MIL milano|mailand
MXP malpensa
VCE venezia|venedig
NAP napoli|neapel
FLR firenze|florenz
TRN torino
GOA genova
LIS lisboa|lissabon|lisbonne
OPO oporto
FAO algarve
PMI mallorca|majorca|palma
MAH minorca
IBZ eivissa
AGP costa del sol|marbella
LPA las palmas
TFS tenerife south
TFN tenerife north
ACE arrecife
FUE puerto del rosario
BIO bilbo
MUC munchen|muenchen|monaco di baviera
CGN koln|koeln
FRA frankfurt am main
DUS dusseldorf|duesseldorf
BER berlin germany
VIE wien|vienne
ZRH zuerich
GVA geneve|genf
BSL basle|mulhouse|freiburg
BRU bruxelles|brussel
CPH kobenhavn|kopenhagen
GOT goteborg
WAW warszawa|warschau
KRK cracow|krakau
PRG praha|prag
OTP bukarest|bucuresti
ATH athina
HER crete|heraklio|iraklio
CHQ hania
JTR thira|fira
RHO rodos
CFU kerkyra
JMK mikonos
LCA cyprus
MLA valletta
MOW moskva
LED leningrad|st petersburg russia
KBP kiev
IST constantinople
AYT antalia
DXB dubayy
AUH abudhabi
TLV jerusalem
CAI kairo
RAK marrakesh
CMN casa
CPT capetown
ZNZ zanzibar island
BOM bombay
MAA madras
CCU calcutta
BLR bangalore
COK cochin
TRV trivandrum
PNQ poona
DEL new delhi
VNS benares
CCJ calicut
CMB ceylon
MLE maldives
RGN rangoon
SGN saigon|ho chi minh|hcmc
KTI pnom penh
BKK krung thep
HKT patong
KUL kl
DPS denpasar|bali indonesia
BJS peking
CAN canton
SIA sian
TYO tokio
NRT narita
HND haneda
SEL soul
ICN incheon
PUS pusan
CJU jeju island
OKA naha
CTS chitose
SYD sidney
BNE brissie
AKL manukau
PPT papeete|bora bora
NAN fiji
MEX ciudad de mexico|cdmx|mexico df|mexico d f
RIO rio
SAO sampa|sao paolo
BUE baires|buenos ayres
BOG santafe de bogota
CUN riviera maya|playa del carmen
HAV la habana
SDQ dominican republic capital
PUJ punta cana resort
YTO toronto ontario
YMQ montreal quebec
YVR vancouver bc
REK keflavik|iceland
BFS belfast city
TCI teneriffa
`

export const ALIASES: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(4)
        .split('|')
        .map((words): [string, string] => [words, line.slice(0, 3)]),
    ),
)

/** Words after a city's name that say which one of that name: US states; countries are added from the language's own list. */
export const US_STATES: Readonly<Record<string, string>> = Object.fromEntries(
  `AL alabama|AK alaska|AZ arizona|AR arkansas|CA california|CO colorado|CT connecticut|DE delaware|FL florida|GA georgia|HI hawaii|ID idaho|IL illinois|IN indiana|IA iowa|KS kansas
KY kentucky|LA louisiana|ME maine|MD maryland|MA massachusetts|MI michigan|MN minnesota|MS mississippi|MO missouri|MT montana|NE nebraska|NV nevada|NH new hampshire|NJ new jersey
NM new mexico|NY new york|NC north carolina|ND north dakota|OH ohio|OK oklahoma|OR oregon|PA pennsylvania|RI rhode island|SC south carolina|SD south dakota|TN tennessee|TX texas|UT utah
VT vermont|VA virginia|WA washington|WV west virginia|WI wisconsin|WY wyoming|DC dc|PR puerto rico`
    .split(/[|\n]/)
    .flatMap((entry): [string, string][] => [
      [entry.slice(3), entry.slice(0, 2)],
      [entry.slice(0, 2).toLowerCase(), entry.slice(0, 2)],
    ]),
)

/** Countries by names that the language's list does not give. */
export const COUNTRY_ALIASES: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  usa: 'US',
  'u s a': 'US',
  'u s': 'US',
  us: 'US',
  america: 'US',
  uae: 'AE',
  holland: 'NL',
  turkey: 'TR',
  'czech republic': 'CZ',
  korea: 'KR',
  'south korea': 'KR',
  burma: 'MM',
  'ivory coast': 'CI',
  'hong kong': 'HK',
  macao: 'MO',
}
