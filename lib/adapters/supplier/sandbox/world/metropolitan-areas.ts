/** A city with several airports under one IATA metropolitan code; the first airport is the main one. */
export type MetropolitanArea = { code: string; name: string; countryCode: string; airports: string[]; namedAirports: string[] }

const TABLE = `
LON|London|GB|LHR LGW STN LTN LCY SEN
BHX|Birmingham|GB|BHX
MAN|Manchester|GB|MAN
GLA|Glasgow|GB|GLA PIK
BFS|Belfast|GB|BFS BHD
PAR|Paris|FR|CDG ORY BVA
LYS|Lyon|FR|LYS
BRU|Brussels|BE|BRU CRL*
FRA|Frankfurt|DE|FRA HHN*
DUS|Düsseldorf|DE|DUS NRN*
MIL|Milan|IT|MXP LIN BGY*
ROM|Rome|IT|FCO CIA
VCE|Venice|IT|VCE TSF*
BCN|Barcelona|ES|BCN GRO* REU*
TCI|Tenerife|ES|TFS TFN
STO|Stockholm|SE|ARN BMA NYO VST
OSL|Oslo|NO|OSL TRF
REK|Reykjavik|IS|KEF RKV
WAW|Warsaw|PL|WAW WMI
BUH|Bucharest|RO|OTP BBU
MOW|Moscow|RU|SVO DME VKO ZIA
IST|Istanbul|TR|IST SAW
ANK|Ankara|TR|ESB
IZM|Izmir|TR|ADB
TBS|Tbilisi|GE|TBS
THR|Tehran|IR|IKA THR
DXB|Dubai|AE|DXB DWC
GOI|Goa|IN|GOI GOX
BJS|Beijing|CN|PEK PKX
SHA|Shanghai|CN|PVG SHA
CTU|Chengdu|CN|TFU CTU
TYO|Tokyo|JP|HND NRT
OSA|Osaka|JP|KIX ITM UKB*
NGO|Nagoya|JP|NGO NKM
SPK|Sapporo|JP|CTS OKD
SEL|Seoul|KR|ICN GMP
TPE|Taipei|TW|TPE TSA
BKK|Bangkok|TH|BKK DMK
KUL|Kuala Lumpur|MY|KUL SZB
JKT|Jakarta|ID|CGK HLP
YOG|Yogyakarta|ID|YIA JOG
MNL|Manila|PH|MNL CRK*
MEL|Melbourne|AU|MEL AVV
NYC|New York|US|JFK EWR LGA
WAS|Washington|US|IAD DCA BWI*
CHI|Chicago|US|ORD MDW
DFW|Dallas|US|DFW DAL
HOU|Houston|US|IAH HOU
DTT|Detroit|US|DTW
LAX|Los Angeles|US|LAX BUR* ONT* SNA* LGB*
SFO|San Francisco|US|SFO OAK*
MIA|Miami|US|MIA FLL*
ORL|Orlando|US|MCO SFB*
TPA|Tampa|US|TPA PIE*
PHX|Phoenix|US|PHX AZA*
YTO|Toronto|CA|YYZ YTZ
YMQ|Montreal|CA|YUL YHU
YEA|Edmonton|CA|YEG
MEX|Mexico City|MX|MEX NLU TLC
RIO|Rio de Janeiro|BR|GIG SDU
SAO|São Paulo|BR|GRU CGH VCP*
BHZ|Belo Horizonte|BR|CNF PLU
BUE|Buenos Aires|AR|EZE AEP
SDQ|Santo Domingo|DO|SDQ JBQ
MDE|Medellín|CO|MDE EOH
SRZ|Santa Cruz|BO|VVI SRZ
JNB|Johannesburg|ZA|JNB HLA
NBO|Nairobi|KE|NBO WIL
HKG|Hong Kong|HK|HKG
BSL|Basel|CH|BSL
GVA|Geneva|CH|GVA
BER|Berlin|DE|BER
CPH|Copenhagen|DK|CPH
HNL|Honolulu|US|HNL
DPS|Bali|ID|DPS
ZNZ|Zanzibar|TZ|ZNZ
CAS|Casablanca|MA|CMN
FEZ|Fez|MA|FEZ
LPA|Gran Canaria|ES|LPA
PMI|Palma de Mallorca|ES|PMI
IBZ|Ibiza|ES|IBZ
`

/**
 * A star marks an airport in a city of its own (Bergamo for Milan): a search for the area includes it, but it keeps its own name.
 * Areas with one airport stand here only for their name (Bali) or their second code (ANK).
 */
export const METROPOLITAN_AREAS: MetropolitanArea[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', countryCode = '', airports = ''] = line.split('|')
    return {
      code,
      name,
      countryCode,
      airports: airports.replaceAll('*', '').split(' '),
      namedAirports: airports.split(' ').filter((airport) => !airport.endsWith('*')),
    }
  })
