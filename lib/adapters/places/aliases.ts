/** Other words for places: code of the metropolitan area or airport, then what people say. Folded like all names: case, accents. */
const TABLE = `
NYC new york city|new york ny|ny|n y c|big apple|the big apple|manhattan
EWR newark|newark new jersey|new jersey
JFK kennedy
LGA la guardia
LAX la|l a|city of angels
SFO sf|s f|san fran|frisco
LAS vegas|lv|sin city
WAS washington dc|washington d c|washington district of columbia|dc|d c|wash dc
CHI chi town|chitown|windy city
ORD o hare|ohare
PHL philly|phila|philadephia
MSY nola|n o l a|big easy
DFW dallas fort worth|dallas ft worth
MSP minneapolis st paul|st paul|twin cities
BOS beantown
ATL hotlanta
DTW motor city|motown
DEN mile high city
SAN sd|san diago
SLC slc|salt lake
STL stl
MCI kc|kansas city missouri|kansas city kansas
IND indy
PDX pdx|rose city
SEA emerald city
AUS atx
SAT san antone
FLL ft lauderdale
PIT pitt|steel city
CVG cinci|cincy
BNA music city
OKC okc
JAX jax
SJC san jose california
ABQ abq
RSW ft myers
COS the springs
SBA santa barbara
PBI west palm beach|palm beach
BUR burbank
SJU puerto rico
ANC anch
HNL hawaii|oahu|waikiki
OGG kahului
ORL disney world
LHR heathrow
LGW gatwick
STN stansted
LTN luton
NCL newcastle
LON the big smoke|london town
RTM the hague|hague|den haag|la haye|la haya
PAR city of light|city of love
CDG roissy|charles de gaulle
FCO fiumicino|rome fiumicino|leonardo da vinci
CIA ciampino|rome ciampino
ORY orly
LIN linate|milan linate
BVA beauvais paris|paris beauvais
EZE ezeiza|buenos aires ezeiza
AEP aeroparque
BMA bromma|stockholm bromma
BGY orio al serio|milan bergamo
SNA orange county
MXP malpensa|milan malpensa|milano malpensa
OPO oporto
PMI mallorca|majorca|palma
MAH minorca
IBZ eivissa
LPA las palmas
TFS tenerife south
TFN tenerife north
ACE arrecife
FUE puerto del rosario
FRA frankfurt am main
DUS dusseldorf|duesseldorf
BSL basle
KRK cracow|krakau
HER crete|heraklio|iraklio
CHQ hania
JTR thira|fira
RHO rodos
CFU kerkyra
JMK mikonos
LCA cyprus
MLA valletta
LED leningrad|st petersburg russia
KBP kiev
IST constantinople|byzantium|stamboul
AUH abudhabi
RAK marrakesh
CMN casa
CPT capetown
ZNZ zanzibar island
BOM bombay|mum bai|navi mumbai
MAA madras
CCU calcutta|kolkatta|calcuta
BLR bangalore|bangaluru|bengalore|banglore
COK cochin
TRV trivandrum|thiruvananthapuram
PNQ poona
DEL new delhi|newdelhi|n delhi|delhi ncr
VNS benares
CCJ calicut|kozhikode
TRZ trichy|tiruchi|tiruchirappalli|tiruchirapalli
VTZ vizag|visakhapatnam|vishakhapatnam
IXE mangaluru
MYQ mysuru
IXU sambhaji nagar
BDQ baroda
PNY puducherry|pondicherry
TCR tuticorin
CJB kovai
IXM madura
LKO lucknow
AMD ahmedabad|amdavad
GAU gauhati
IXZ andaman|andamans|portblair
AGR agra
HYD hyd|hydrabad|hyderbad
CMB ceylon
MLE maldives
RGN rangoon
SGN saigon|ho chi minh|hcmc
KTI pnom penh
BKK krung thep
KUL kl|k l
DPS denpasar
BJS peking|peiping
CAN canton
SIA sian
NRT narita
HND haneda
ICN incheon
PUS pusan
CJU jeju island
OKA naha
CTS chitose
SYD sidney
BNE brissie|brisvegas
MEL melb
PER perth wa
OOL gold coast
ADL radelaide
AKL manukau
PPT papeete|bora bora
NAN fiji
RIO rio
SAO sampa|sao paolo
BUE baires|buenos ayres|bs as
BOG santafe de bogota
SDQ dominican republic capital
PUJ punta cana resort
YMQ montreal qc
YQB quebec city|ville de quebec
YVR vancouver bc
REK keflavik|iceland
BFS belfast city
TCI teneriffa
ATL hartsfield|hartsfield jackson|hartsfield jackson atlanta
PHX sky harbor
SEA seatac|sea tac
BOS logan
IAD dulles
DCA reagan
DAL love field|dallas love field
HOU hobby
IAH intercontinental|bush intercontinental
ORD chicago ohare
`

export const ALIASES: readonly (readonly [words: string, code: string])[] = aliasesIn(TABLE)

/** Lines of a code, a blank, and words for it between bars. */
export function aliasesIn(table: string): [words: string, code: string][] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(4)
        .split('|')
        .map((words): [string, string] => [words, line.slice(0, 3)]),
    )
}
