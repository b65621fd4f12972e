/**
 * Airlines that fly in 2026: code | name | kind | country | bases with departures a day | fleet | share of long-haul
 * departures in % | countries it flies to more than size alone explains | codes of partners it sells connections with ("own" for
 * a low-cost airline that connects to itself). Departures are orders of magnitude, not statistics.
 * Hawaiian and Asiana have been bought, and still fly under their own codes; where it is not certain that an airline still flies, it is left out.
 */
export const AIRLINE_TABLE = `
BA|British Airways|full-service|GB|LHR:330 LGW:65 LCY:45|319 320 32N 32Q E90 772 77W 788 789 35K 388|30|US IN HK SG ZA NG CA AE ES|LM
VS|Virgin Atlantic|full-service|GB|LHR:32 MAN:6|789 339 35K|100|US IN JM BB|
U2|easyJet|low-cost|GB|LGW:150 MAN:60 BRS:58 LTN:55 EDI:38 BFS:38 GLA:22 LPL:26 BHX:18 STN:12 NCE:26 LYS:24 CDG:36 ORY:26 BSL:48 GVA:50 MXP:58 NAP:34 FCO:10 BER:42 AMS:34 LIS:26 OPO:18 FAO:10 BCN:16 PMI:14 AGP:14|319 320 32N 32Q|0|ES FR IT PT GR CH TR MA EG|
FR|Ryanair|low-cost|IE|DUB:120 STN:190 BGY:95 CRL:62 MAD:45 BCN:58 FCO:30 CIA:28 MAN:50 EDI:42 BHX:24 BRS:22 LPL:14 LBA:12 EMA:14 LTN:14 OPO:42 LIS:18 FAO:24 PMI:48 AGP:50 ALC:44 IBZ:10 SVQ:24 VLC:28 MLA:34 BVA:34 MRS:24 BLQ:32 PSA:24 CTA:26 PMO:18 BRI:26 NAP:28 CAG:16 VIE:40 BUD:34 PRG:22 KRK:36 WMI:18 GDN:18 WRO:18 KTW:10 POZ:10 VNO:8 RIX:8 KUN:6 ATH:24 SKG:18 CGN:14 HHN:8 NRN:8 FMM:8 EIN:12 CPH:6 ARN:14 ZAG:8 ORK:18 SNN:10 OTP:14 PFO:12 TFS:14 LPA:12 ACE:12 RAK:12|738 7M8|0|ES IT GB IE PT GR PL MA|
W6|Wizz Air|low-cost|HU|BUD:48 OTP:46 WAW:36 KTW:24 GDN:26 SOF:26 TIA:44 LTN:44 LGW:12 FCO:30 MXP:28 VIE:6 BEG:18 SKP:22 CLJ:18 IAS:10 TSR:8 KRK:12 WRO:8 VNO:8 KUT:8 LCA:12 CTA:10 NAP:8 VCE:10 DEB:3 TGD:6 BCN:6|320 321 32N 32Q|0|IT GB ES DE RO PL GR AE GE|
LS|Jet2|leisure|GB|MAN:48 BHX:36 LBA:28 STN:32 EMA:20 GLA:22 EDI:24 NCL:20 BRS:20 BFS:10 LGW:14 LTN:10 LPL:12|738 321 32Q|0|ES GR TR PT CY IT|
BY|TUI Airways|leisure|GB|LGW:32 MAN:30 BHX:18 EMA:10 BRS:12 GLA:8 NCL:8 STN:6 LTN:6|738 7M8 788 789|14|ES GR TR CV EG MX DO TN|
LM|Loganair|regional|GB|GLA:28 EDI:18 ABZ:22 INV:12 MAN:8 NCL:5|AT4 AT7|0||BA
GR|Aurigny|regional|GG|GCI:16|AT7|0||BA
EI|Aer Lingus|full-service|IE|DUB:115 ORK:12 SNN:8 BHD:6|320 32N 32Q 332 333|18|US|BA IB VY AA
LH|Lufthansa|full-service|DE|FRA:330 MUC:210|319 320 32N 321 32Q E90 333 359 789 74H 388|26|US CN IN BR JP CA ZA|
EW|Eurowings|low-cost|DE|DUS:78 HAM:50 CGN:48 STR:46 BER:30 PMI:30 NUE:8 HAJ:10 PRG:8 SZG:4|319 320 32N 7M8|0|ES IT GR AT GB|own LH OS LX
DE|Condor|leisure|DE|FRA:48 DUS:14 MUC:14 HAM:10 BER:8 LEJ:4|320 321 32N 32Q 339|30|ES GR US TR MX DO MU MV|own
X3|TUI fly|leisure|DE|HAJ:14 DUS:16 FRA:12 STR:10 MUC:6|738 7M8|0|ES GR TR CV EG|
OS|Austrian|full-service|AT|VIE:180|320 32N 321 E95 789 772|9|US TH DE GR|
LX|Swiss|full-service|CH|ZRH:175 GVA:28|221 223 320 32N 321 32Q 333 77W 359|24|US IN SG BR ZA|
WK|Edelweiss|leisure|CH|ZRH:26|320 359|30|ES GR US DO MV LK|LX
SN|Brussels Airlines|full-service|BE|BRU:92|319 320 32N 333|12|CD CM SN RW CI US|
AF|Air France|full-service|FR|CDG:280 ORY:70 LYS:18 NCE:10|221 223 319 320 321 E90 772 77W 789 332 359|34|US CA BR CI SN CM MA DZ CN JP|
TO|Transavia France|low-cost|FR|ORY:120 NTE:18 LYS:10 MRS:8|738 32N|0|MA TN DZ PT ES GR IT|
SS|Corsair|leisure|FR|ORY:9|339|100|GP MQ RE MU CI|
BF|French bee|low-cost|FR|ORY:6|359 35K|100|US RE|own
KL|KLM|full-service|NL|AMS:330|738 E75 E90 E95 32Q 772 77W 789 78J 332 333|26|US CA CW SR CN NO GB EC|
HV|Transavia|low-cost|NL|AMS:70 EIN:28 RTM:16 BRU:8|738 32N 32Q|0|ES PT GR IT TR MA|
LG|Luxair|full-service|LU|LUX:42|DH4 738 7M8 E95|0|DE ES PT IT|LH OS LX
IB|Iberia|full-service|ES|MAD:270|319 320 32N 321 32Q CR9 AT7 332 333 359|27|AR BR CL CO MX PE US EC UY CR PR DO VE|VY
VY|Vueling|low-cost|ES|BCN:230 ORY:34 FCO:30 LGW:14 BIO:18 SVQ:18 AGP:12 PMI:18 IBZ:8 FLR:12 ALC:8 SCQ:8 LPA:8|319 320 32N 321|0|ES FR IT GB PT|own IB BA QR
UX|Air Europa|full-service|ES|MAD:130 PMI:22|738 7M8 788 789|24|AR BR CO DO EC PY UY PE US|
NT|Binter Canarias|regional|ES|LPA:70 TFN:72 ACE:16 FUE:16|AT7 E95|0|ES PT MA|IB
I2|Iberia Express|low-cost|ES|MAD:92|320 321 32N 32Q|0|ES GB IT|own IB
TP|TAP Air Portugal|full-service|PT|LIS:165 OPO:42|319 320 32N 321 32Q E90 339|25|BR US AO MZ CV CA GB|
S4|Azores Airlines|full-service|PT|PDL:24 TER:8|320 32N 32Q DH4|0|PT US CA|TP
AZ|ITA Airways|full-service|IT|FCO:170 LIN:90|319 320 32N 221 223 332 359 339|18|US AR BR JP|LH
NO|Neos|leisure|IT|MXP:16 VRN:6 BLQ:3|738 7M8 789|30|EG ES GR MV CN DO|
A3|Aegean|full-service|GR|ATH:135 SKG:38 HER:14 RHO:12|320 32N 321 32Q AT7 DH4|0|GR CY DE IT FR|
CY|Cyprus Airways|full-service|CY|LCA:14|320 223|0|GR FR IL|
KM|KM Malta Airlines|full-service|MT|MLA:28|32N|0|IT FR GB DE|LH AF
TK|Turkish Airlines|full-service|TR|IST:560 ESB:18 SAW:10|738 7M8 7M9 320 321 32N 32Q 332 333 77W 789 359|27|DE TR GB FR US KZ UZ NG KE ID|
PC|Pegasus|low-cost|TR|SAW:240 AYT:30 ADB:28 ESB:18 COV:26|320 32N 32Q|0|TR DE GB RU AE|own
XQ|SunExpress|leisure|TR|AYT:66 ADB:48 DLM:10|738 7M8|0|DE AT CH TR|
SK|SAS|full-service|DK|CPH:230 ARN:170 OSL:180|319 320 32N 32Q CR9 E90 E95 333 359|9|US NO SE DK CN JP|WF
DY|Norwegian|low-cost|NO|OSL:160 CPH:64 ARN:58 BGO:44 TRD:32 SVG:26 HEL:20|738 7M8|0|ES NO SE GB IT|own WF
WF|Widerøe|regional|NO|BOO:38 TOS:40 BGO:44 OSL:24 TRD:18 TRF:10|DH4 E95|0|NO|SK DY
AY|Finnair|full-service|FI|HEL:170|319 320 321 E90 AT7 333 359|22|JP IN TH SG US KR FI|
BT|airBaltic|full-service|LV|RIX:92 TLL:28 VNO:24 LPA:5 TMP:4|223|0|DE FI ES IT|LH AF KL SK
FI|Icelandair|full-service|IS|KEF:64|7M8 7M9 32Q 757|30|US CA|B6 AS
LO|LOT Polish Airlines|full-service|PL|WAW:150 KRK:8|E75 E90 E95 738 7M8 788 789|17|US CA KR JP IN PL|
QS|Smartwings|leisure|CZ|PRG:40 BTS:6|738 7M8|0|ES GR TR EG|
RO|TAROM|full-service|RO|OTP:46|738 AT7 319|0|IT FR RO|
H4|HiSky|low-cost|RO|OTP:12 RMO:12|320 32N 332|0|IT DE GB|
FB|Bulgaria Air|full-service|BG|SOF:28|319 320 E90 221|0|DE GB BG|
OU|Croatia Airlines|full-service|HR|ZAG:44 SPU:12 DBV:8|DH4 320 223|0|HR DE|
JU|Air Serbia|full-service|RS|BEG:78|319 320 AT7 E95 332|6|GR IT ME RU US|EY AF
GA|Garuda Indonesia|full-service|ID|CGK:120 DPS:40 UPG:14|738 333 339 77W|14|ID SA AU JP|
SU|Aeroflot|full-service|RU|SVO:400 KJA:30 LED:46|320 32N 321 738 333 359 77W|20|RU TR AE CN TH|FV HZ
FV|Rossiya|full-service|RU|LED:120 SVO:60|319 320 738 SU9 77W|6|RU TR EG|SU
S7|S7 Airlines|full-service|RU|OVB:80 DME:110|320 32N 321 738 E75 32Q|8|RU UZ CN|
DP|Pobeda|low-cost|RU|VKO:90 SVO:50 LED:50|738|0|RU TR AE|
UT|Utair|full-service|RU|VKO:60|738 AT7|0|RU UZ|
A9|Georgian Airways|full-service|GE|TBS:14|738 E90|0|IL FR RU|
J2|AZAL|full-service|AZ|GYD:38|320 32N E90 788|12|AZ TR RU GE|TK
B2|Belavia|full-service|BY|MSQ:42|738 E75 E95 332|0|RU GE TR|
KC|Air Astana|full-service|KZ|ALA:60 NQZ:50|32N 32Q 763|12|KZ TR IN CN TH KR|
FS|FlyArystan|low-cost|KZ|ALA:44 NQZ:36 CIT:10|320 32N|0|KZ UZ|
HY|Uzbekistan Airways|full-service|UZ|TAS:62|320 32N 32Q 788|24|UZ RU TR KZ KR US|
EK|Emirates|full-service|AE|DXB:255|77W 388 359|66|GB IN AU PK US SA ZA|QF FZ
FZ|flydubai|low-cost|AE|DXB:200|738 7M8 7M9|0|IN SA PK RU KZ TR|own EK
EY|Etihad Airways|full-service|AE|AUH:140|320 321 32Q 789 78J 359 35K 77W 388|46|IN GB US PK AU|JU B6
G9|Air Arabia|low-cost|AE|SHJ:110 AUH:28 RKT:4|320 32N 32Q|0|IN PK SA EG BD|own
3O|Air Arabia Maroc|low-cost|MA|CMN:20 TNG:8 FEZ:5 RAK:5|320|0|FR ES BE IT|
QR|Qatar Airways|full-service|QA|DOH:275|320 32N 7M8 332 333 788 789 359 35K 77W 388|52|IN GB PK US AU TH SA|VA B6
GF|Gulf Air|full-service|BH|BAH:74|320 32N 32Q 789|20|IN SA AE|EY
KU|Kuwait Airways|full-service|KW|KWI:64|320 32N 338 77W|26|IN EG SA US|
J9|Jazeera Airways|low-cost|KW|KWI:58|320 32N|0|EG SA IN|own
WY|Oman Air|full-service|OM|MCT:72|738 7M8 789|24|IN AE OM TH|
OV|SalamAir|low-cost|OM|MCT:40|32N 32Q|0|IN PK OM|own
SV|Saudia|full-service|SA|JED:190 RUH:170 MED:24 DMM:20|320 32N 321 333 77W 789 78J|22|SA EG IN PK ID GB|
XY|flynas|low-cost|SA|RUH:130 JED:80 DMM:30 MED:14|32N 333|2|SA EG TR IN|own
F3|flyadeal|low-cost|SA|JED:66 RUH:66 DMM:30|320 32N|0|SA EG|own
RX|Riyadh Air|full-service|SA|RUH:10|789|70|GB AE|SV
RJ|Royal Jordanian|full-service|JO|AMM:56|319 320 32N E95 788|18|SA US GB|
ME|Middle East Airlines|full-service|LB|BEY:36|320 321 32Q 332|8|FR SA AE|
LY|El Al|full-service|IL|TLV:78|738 7M9 788 789 772|36|US FR TH GR|
IZ|Arkia|leisure|IL|TLV:18|32Q E95 332|6|GR CY IT|
6H|Israir|leisure|IL|TLV:18|320|0|GR CY IT|
IA|Iraqi Airways|full-service|IQ|BGW:34 NJF:10|738 7M8 CR9 788|0|TR IN IQ|
IR|Iran Air|full-service|IR|THR:40 IKA:18|320 332 AT7|8|IR TR|
W5|Mahan Air|full-service|IR|THR:30 IKA:18|320 332|8|IR TR AE CN|
MS|EgyptAir|full-service|EG|CAI:165|738 32N 32Q 223 333 77W 789|20|SA EG KW US|
AT|Royal Air Maroc|full-service|MA|CMN:125 RAK:12|738 7M8 E90 AT7 788 789|14|FR ES IT SN CI US CA MA|
AH|Air Algérie|full-service|DZ|ALG:110 ORN:20|738 AT7 332|8|FR DZ CA|
TU|Tunisair|full-service|TN|TUN:54|320 32N 332|4|FR IT DE|
BJ|Nouvelair|leisure|TN|TUN:16 MIR:10|320 32N|0|FR DE|
ET|Ethiopian Airlines|full-service|ET|ADD:190|738 7M8 DH4 788 789 77L 77W 359|34|ET KE NG ZA US CN IN SA AE|
KQ|Kenya Airways|full-service|KE|NBO:88|738 E90 788|24|KE TZ UG US IN GB|
JM|Jambojet|low-cost|KE|NBO:24|DH4|0|KE|KQ
WB|RwandAir|full-service|RW|KGL:30|738 DH4 332|20|KE UG GB|QR
TC|Air Tanzania|full-service|TZ|DAR:26|223 DH4 788 7M9|14|TZ IN|
UR|Uganda Airlines|full-service|UG|EBB:18|CR9 338|20|KE TZ AE|
SA|South African Airways|full-service|ZA|JNB:44 CPT:8|320 333 332|14|ZA NA ZW ZM BR AU|4Z
FA|FlySafair|low-cost|ZA|JNB:90 CPT:60 DUR:24 HLA:20|738|0|ZA|own
4Z|Airlink|full-service|ZA|JNB:105 CPT:30|E75 E90|0|ZA NA MZ ZW BW|QR SA BA
MK|Air Mauritius|full-service|MU|MRU:20|AT7 359 339|40|RE FR GB IN ZA|AF
UU|Air Austral|full-service|RE|RUN:12|223 77W 788|40|FR MU MG|
HM|Air Seychelles|full-service|SC|SEZ:6|32N|0|AE ZA IN|EY
TX|Air Caraïbes|full-service|FR|ORY:9 PTP:16 FDF:14|AT7 359 35K|60|GP MQ GF|
VR|Cabo Verde Airlines|full-service|CV|SID:5 RAI:5|7M8 AT7|0|PT FR|
HC|Air Senegal|full-service|SN|DSS:16|321 AT7 339|8|FR SN|
HF|Air Côte d'Ivoire|full-service|CI|ABJ:30|319 320 DH4 339|4|CI GH FR|AF
KP|ASKY|full-service|TG|LFW:40|738 DH4|0|GH NG CI|ET
AW|Africa World Airlines|low-cost|GH|ACC:20|E75|0|GH NG|
P4|Air Peace|full-service|NG|LOS:60 ABV:30|E95 738 772|4|NG GB|
QC|Camair-Co|full-service|CM|DLA:10|738|0|CM|
DT|TAAG Angola Airlines|full-service|AO|LAD:30|DH4 223 77W 789|24|PT ZA BR AO|
TM|LAM Mozambique|full-service|MZ|MPM:14|738 E90|0|MZ ZA|
UM|Air Zimbabwe|full-service|ZW|HRE:5|E75|0|ZA|
BP|Air Botswana|regional|BW|GBE:8|AT7 E75|0|ZA BW|
MD|Madagascar Airlines|full-service|MG|TNR:14|AT7 E90|0|MG RE|
AI|Air India|full-service|IN|DEL:220 BOM:130 BLR:70 HYD:40 MAA:26 CCU:26|320 32N 321 32Q 788 789 77W 359|20|GB US AE CA AU SG|IX
IX|Air India Express|low-cost|IN|BLR:64 DEL:56 HYD:44 CCU:30 BOM:30 COK:40 CCJ:18 TRV:18|738 7M8 32N 320|0|IN AE SA OM|own AI
6E|IndiGo|low-cost|IN|DEL:270 BOM:200 BLR:230 HYD:190 CCU:130 MAA:110 AMD:60 PNQ:50 GOI:30 COK:36 JAI:26 LKO:28 GAU:36|320 32N 32Q AT7 789|2|IN AE TH SG|own
QP|Akasa Air|low-cost|IN|BLR:40 BOM:40 DEL:24|7M8|0|IN|own
SG|SpiceJet|low-cost|IN|DEL:36 HYD:14 BOM:18|738 7M8 DH4|0|IN AE|own
UL|SriLankan Airlines|full-service|LK|CMB:44|320 32N 32Q 333|26|IN MV AE GB JP AU|
Q2|Maldivian|regional|MV|MLE:40|AT7 DH4 320|0|MV IN|
BG|Biman Bangladesh|full-service|BD|DAC:50|738 DH4 788 789 77W|26|SA AE IN GB|
BS|US-Bangla Airlines|full-service|BD|DAC:44|738 AT7 333|0|IN AE BD|
RA|Nepal Airlines|full-service|NP|KTM:10|320 332|16|IN AE JP|
U4|Buddha Air|regional|NP|KTM:46 PKR:12|AT7|0|NP|
KB|Drukair|full-service|BT|PBH:8|319 32N|0|IN NP TH|
PK|Pakistan International Airlines|full-service|PK|ISB:24 LHE:20 KHI:20|320 AT7 772 77W|20|SA AE GB CA|
PA|airblue|low-cost|PK|KHI:12 LHE:10 ISB:10|320 32Q|0|AE SA|
CA|Air China|full-service|CN|PEK:430 CTU:80 TFU:90 CKG:60 PVG:70 HGH:60|319 320 32N 321 738 7M8 332 333 359 789 77W|9|CN JP US KR IT DE|ZH SC
MU|China Eastern|full-service|CN|PVG:260 SHA:240 PKX:110 KMG:220 XIY:190 NKG:80|319 320 32N 321 738 332 333 359 789 77W|8|CN JP KR FR AU TH|FM
CZ|China Southern|full-service|CN|CAN:400 PKX:260 SZX:160 URC:130 CSX:80 WUH:80 CGO:70|319 320 32N 321 738 7M8 333 359 788 789 77W|8|CN AU KR JP TH NL|MF
HU|Hainan Airlines|full-service|CN|PEK:150 HAK:130 SZX:70 XIY:80 TYN:40 CKG:30|738 7M8 332 333 789|9|CN RU US DE|
MF|XiamenAir|full-service|CN|XMN:150 FOC:90 HGH:60|738 7M8 32Q 788 789|4|CN PH NL|CZ
ZH|Shenzhen Airlines|full-service|CN|SZX:170 CAN:50 WUX:50|320 32N 738 7M8 333|0|CN JP TH|CA
3U|Sichuan Airlines|full-service|CN|TFU:120 CKG:80 KMG:60|320 32N 321 333 359|4|CN JP AU|
9C|Spring Airlines|low-cost|CN|SHA:60 PVG:80 NGB:20 SJW:30 LHW:16|320 32N|0|CN JP TH KR|
HO|Juneyao Air|full-service|CN|PVG:80 SHA:70 NKG:30|320 32N 321 789|4|CN JP GR IT|
SC|Shandong Airlines|full-service|CN|TNA:90 TAO:100 XMN:40|738 7M8|0|CN KR JP|CA
GS|Tianjin Airlines|full-service|CN|TSN:70 URC:40 XIY:40|320 E90 332|0|CN|HU
CX|Cathay Pacific|full-service|HK|HKG:185|32Q 333 359 35K 77W|38|US GB JP TW CN AU CA IN SG TH|UO
UO|HK Express|low-cost|HK|HKG:80|320 32N 32Q|0|JP TW KR TH|own
HX|Hong Kong Airlines|full-service|HK|HKG:50|320 333|4|CN JP TH|
NX|Air Macau|full-service|MO|MFM:40|320 32N 32Q|0|CN TW JP|CA
CI|China Airlines|full-service|TW|TPE:100 KHH:12|32Q 738 333 359 77W|28|JP US CN HK TH VN|
BR|EVA Air|full-service|TW|TPE:105|321 333 789 78J 77W|36|JP US CA HK TH AT|B7
JX|STARLUX|full-service|TW|TPE:44 RMQ:8|32Q 339 359|26|JP US VN TH|EY AS
IT|Tigerair Taiwan|low-cost|TW|TPE:38 KHH:10|320 32N|0|JP KR|
B7|UNI Air|regional|TW|TSA:40 KHH:34 RMQ:14|AT7 321|0|TW|BR
JL|Japan Airlines|full-service|JP|HND:330 NRT:40 ITM:110 CTS:60 FUK:60 OKA:40 KIX:16|738 763 788 789 359 35K 77W E90|10|JP US TW CN TH AU GB IN|
NH|ANA|full-service|JP|HND:350 NRT:50 ITM:100 CTS:66 FUK:56 OKA:40 KIX:12|738 32N 32Q 763 788 789 78J 77W DH4 388|11|JP US CN DE GB TH SG AU|
MM|Peach|low-cost|JP|KIX:70 NRT:34 FUK:14 OKA:16 CTS:14|320 32N 32Q|0|JP KR TW|NH
GK|Jetstar Japan|low-cost|JP|NRT:56 KIX:18 NGO:8|320 32Q|0|JP TW|JL QF
BC|Skymark|low-cost|JP|HND:76 UKB:40 FUK:20 CTS:20 OKA:10|738|0|JP|own
7G|StarFlyer|full-service|JP|HND:40 KKJ:14|320|0|JP|NH
ZG|ZIPAIR|low-cost|JP|NRT:16|788|70|US TH KR SG|own
IJ|Spring Japan|low-cost|JP|NRT:12|738|0|CN JP|
KE|Korean Air|full-service|KR|ICN:170 GMP:70 CJU:60 PUS:30|223 738 7M8 32Q 333 789 78J 77W 359 388|28|JP US CN VN TH FR|LJ
OZ|Asiana Airlines|full-service|KR|ICN:110 GMP:50 CJU:40|320 32Q 321 333 359 772 388|22|JP CN US VN DE|BX
7C|Jeju Air|low-cost|KR|ICN:80 GMP:50 CJU:50 PUS:30|738 7M8|0|JP TH VN PH|own
LJ|Jin Air|low-cost|KR|ICN:56 GMP:40 CJU:40 PUS:16|738 7M8 772|2|JP TH VN|own KE
TW|T'way Air|low-cost|KR|ICN:54 GMP:34 CJU:34 TAE:20|738 7M8 333 332|8|JP VN TH FR IT ES|own
BX|Air Busan|low-cost|KR|PUS:50 GMP:24 CJU:26 ICN:14|321 32Q 320|0|JP KR TW|own OZ
YP|Air Premia|full-service|KR|ICN:12|789|60|US TH VN|
OM|MIAT Mongolian Airlines|full-service|MN|ULN:18|738 7M8 789 763|14|CN KR JP DE|
SQ|Singapore Airlines|full-service|SG|SIN:175|738 7M8 359 78J 77W 388 35L|46|AU IN US GB JP CN ID MY TH|TR
TR|Scoot|low-cost|SG|SIN:110|320 32N 321 32Q E95 788 789|14|TH ID MY CN JP AU|own SQ
MH|Malaysia Airlines|full-service|MY|KUL:165 BKI:20 KCH:18|738 7M8 333 339 359|18|MY ID AU IN TH GB CN JP|FY
AK|AirAsia|low-cost|MY|KUL:210 PEN:40 BKI:50 KCH:34 JHB:24|320 32N 32Q|0|MY ID TH IN CN|own D7 FD QZ
D7|AirAsia X|low-cost|MY|KUL:30|333|60|AU JP KR CN IN|own AK
OD|Batik Air Malaysia|full-service|MY|KUL:80 SZB:10|738 7M8 333|6|MY ID IN AU|ID
FY|Firefly|regional|MY|SZB:34 PEN:24 KUL:20|AT7 738|0|MY SG|MH
TG|Thai Airways|full-service|TH|BKK:165|320 32Q 333 359 772 77W 788 789|36|IN JP TH AU GB DE SE CN|
PG|Bangkok Airways|full-service|TH|BKK:70 USM:50|AT7 319 320|0|TH KH|TG QR EK AF
FD|Thai AirAsia|low-cost|TH|DMK:190 BKK:30 HKT:20 CNX:24|320 32N|0|TH CN IN VN|own AK
DD|Nok Air|low-cost|TH|DMK:50|738|0|TH|own
SL|Thai Lion Air|low-cost|TH|DMK:84|738|0|TH CN IN|own
VZ|Thai Vietjet|low-cost|TH|BKK:60|320 321 738|0|TH VN TW|own VJ
VN|Vietnam Airlines|full-service|VN|SGN:130 HAN:140 DAD:30|321 32Q 359 789 78J|16|VN AU FR DE JP KR|
VJ|VietJet Air|low-cost|VN|SGN:110 HAN:90 DAD:20|320 321 32Q 333|5|VN KR IN TH AU|own
QH|Bamboo Airways|full-service|VN|SGN:14 HAN:14|320 32N|0|VN|
JT|Lion Air|low-cost|ID|CGK:130 SUB:80 UPG:60 DPS:40 KNO:30 BPN:30|738 7M9 333|2|ID SA|own ID IW
ID|Batik Air|full-service|ID|CGK:110 HLP:30 DPS:30|320 738|0|ID SG AU|JT
IW|Wings Air|regional|ID|SUB:30 UPG:30 KNO:24 DPS:30 YIA:10|AT7|0|ID|JT
QG|Citilink|low-cost|ID|CGK:70 SUB:50 DPS:24 HLP:24|320 32N AT7|0|ID|own GA
QZ|Indonesia AirAsia|low-cost|ID|CGK:34 DPS:36 SUB:6|320|0|ID MY TH AU|own AK
PR|Philippine Airlines|full-service|PH|MNL:110 CEB:50|320 321 32Q DH4 333 77W 35K|18|PH US CA JP AU SA|
5J|Cebu Pacific|low-cost|PH|MNL:150 CEB:70 CRK:24 DVO:10|320 32N 32Q AT7 339|4|PH JP HK KR|own
Z2|Philippines AirAsia|low-cost|PH|MNL:44|320|0|PH|own AK
BI|Royal Brunei|full-service|BN|BWN:20|32N 788|20|MY GB AU|
K6|Air Cambodia|full-service|KH|KTI:20 SAI:6|320 AT7|0|CN VN TH|
QV|Lao Airlines|full-service|LA|VTE:24|AT7 320|0|LA TH VN|
8M|Myanmar Airways International|full-service|MM|RGN:26|319 320 E90|0|TH MM|
QF|Qantas|full-service|AU|SYD:180 MEL:150 BNE:120 PER:70 ADL:20|738 32Q 223 E90 DH4 332 333 789 388|11|AU NZ US GB SG JP|EK
JQ|Jetstar|low-cost|AU|MEL:100 SYD:76 BNE:60 OOL:34 ADL:20 CNS:16 AKL:24|320 321 32Q 788|5|AU NZ ID JP|own QF
VA|Virgin Australia|full-service|AU|BNE:120 SYD:120 MEL:120 PER:44 ADL:20|738 7M8 E95|0|AU NZ ID FJ|QR UA AC NZ SQ
ZL|Rex|regional|AU|SYD:30 MEL:20 ADL:30 TSV:8|SF3|0|AU|VA
NZ|Air New Zealand|full-service|NZ|AKL:180 WLG:100 CHC:100|320 32N 32Q AT7 DH4 789 77W|9|NZ AU US|
FJ|Fiji Airways|full-service|FJ|NAN:26|7M8 AT7 333 359|30|AU NZ US|
TN|Air Tahiti Nui|full-service|PF|PPT:4|789|100|US FR NZ|AF
SB|Aircalin|full-service|NC|NOU:7|32N 339|20|AU NZ FJ|QF
PX|Air Niugini|full-service|PG|POM:30|738 DH4 223|0|PG AU|
AA|American Airlines|full-service|US|DFW:720 CLT:600 PHL:280 ORD:380 MIA:330 PHX:250 DCA:230 LAX:130 JFK:100 LGA:130 BOS:50|319 320 321 32Q 738 7M8 E75 CR9 772 77W 788 789|7|US MX GB JP ES BS DO JM PE CO BR EC|
DL|Delta Air Lines|full-service|US|ATL:820 DTW:300 MSP:310 SLC:250 JFK:190 LGA:210 BOS:160 SEA:160 LAX:140 RDU:50 AUS:40|221 223 319 320 321 32Q 738 7M9 757 763 332 333 339 359 E75 CR9|7|US FR NL KR MX IT GB|LA
UA|United Airlines|full-service|US|ORD:500 DEN:460 IAH:420 EWR:350 SFO:270 IAD:220 LAX:120 GUM:10|319 320 321 32Q 738 7M8 7M9 757 763 772 77W 788 789 78J E75|9|US GB DE JP CN IN AU MX SG|VA
WN|Southwest Airlines|low-cost|US|DEN:290 LAS:210 MDW:200 BWI:200 PHX:190 DAL:190 HOU:160 MCO:120 BNA:140 OAK:80 STL:100 SAN:90 AUS:80 MCI:60 TPA:70 SMF:80 LAX:80 SJC:60 BUR:40 ATL:60 FLL:40 MSY:50 RSW:20 IND:30 CMH:30 PIT:24 HNL:20|738 7M8|0|US MX|own
B6|JetBlue|low-cost|US|JFK:140 BOS:130 FLL:90 MCO:60 SJU:40 EWR:20 LGA:20|320 321 32Q 223 E90|3|US DO PR GB|own UA
AS|Alaska Airlines|full-service|US|SEA:320 PDX:110 ANC:70 SFO:70 LAX:50 SAN:50|738 7M8 7M9 E75 789|1|US MX|HA
HA|Hawaiian Airlines|full-service|US|HNL:130 OGG:50 KOA:20 LIH:20|717 32Q 332|20|US JP|AS
F9|Frontier|low-cost|US|DEN:60 MCO:50 LAS:44 PHL:44 ATL:50 DFW:34 CLE:24 MDW:20 PHX:24 MIA:24 SJU:16|320 32N 321 32Q|0|US MX DO|own
G4|Allegiant|leisure|US|LAS:34 SFB:44 PIE:34 AZA:30 PGD:30 VPS:14 MYR:14 SRQ:10 AVL:12 TYS:12 CVG:16 IND:12|319 320 7M8|0|US|
SY|Sun Country|leisure|US|MSP:50|738|0|US MX|
MX|Breeze Airways|low-cost|US|CHS:14 RDU:14 PVD:14 BDL:14 TPA:14 ORF:12 MCO:10 PVU:8|223 E90|0|US|
XP|Avelo|low-cost|US|HVN:16 ILM:6 MCO:8 LAL:4|738|0|US|
9K|Cape Air|regional|US|BOS:24 SJU:14|CNT|0|US|B6
AC|Air Canada|full-service|CA|YYZ:320 YUL:180 YVR:170 YYC:40 YOW:30 YHZ:30|223 319 320 321 7M8 E75 CR9 DH4 333 788 789 77W|14|CA US GB FR IN JP MX DE|
WS|WestJet|full-service|CA|YYC:190 YYZ:60 YVR:70 YEG:70 YWG:34|738 7M8 DH4 789|4|CA US MX JM|AF DL
PD|Porter Airlines|full-service|CA|YYZ:60 YTZ:70 YOW:50 YUL:30 YHZ:20|DH4 E95|0|CA US|AS TS
TS|Air Transat|leisure|CA|YUL:40 YYZ:36|321 32Q 332|40|FR GB PT IT MX DO CU|PD own
F8|Flair Airlines|low-cost|CA|YYZ:24 YYC:16 YEG:14 YVR:16 YKF:6|738 7M8|0|CA MX US|
AM|Aeroméxico|full-service|MX|MEX:250 MTY:50 GDL:40 NLU:30|738 7M8 7M9 E90 788 789|8|MX US ES FR BR JP KR|
Y4|Volaris|low-cost|MX|MEX:80 GDL:120 TIJ:100 CUN:50 MTY:30 BJX:16 NLU:20|320 32N 321 32Q|0|MX US|own
VB|Viva|low-cost|MX|MTY:90 MEX:80 CUN:60 GDL:50 NLU:40 TIJ:16|320 32N 321 32Q|0|MX US CO|own
CM|Copa Airlines|full-service|PA|PTY:180|738 7M9|0|US CO BR MX AR CR DO VE EC PE|
AV|Avianca|low-cost|CO|BOG:260 MDE:70 SAL:50 CLO:40 UIO:40 CTG:20 GUA:24 SJO:20|320 32N 788|7|CO US EC ES BR MX|own
LA|LATAM Airlines|full-service|CL|SCL:180 LIM:170 GRU:230 BSB:70 CGH:110 BOG:90 UIO:30 FOR:30 GIG:40|319 320 32N 321 32Q 763 788 789 77W|9|BR CL PE CO AR US ES|DL QR IB
G3|GOL|low-cost|BR|CGH:120 GRU:120 BSB:60 GIG:70 SDU:40 SSA:40 CNF:20 REC:20|738 7M8|0|BR AR US|own AF AA
AD|Azul|low-cost|BR|VCP:170 CNF:110 REC:80 BEL:24 CWB:30 POA:26 GRU:30|AT7 E95 32N 32Q 332 339|3|BR US PT|own UA TP
AR|Aerolíneas Argentinas|full-service|AR|AEP:160 EZE:60 COR:40|738 7M8 E90 332|8|AR BR US IT ES CL|
FO|Flybondi|low-cost|AR|AEP:26 EZE:14|738|0|AR BR|
H2|SKY Airline|low-cost|CL|SCL:66 LIM:50|32N 32Q|0|CL PE AR BR|own
JA|JetSMART|low-cost|CL|SCL:64 AEP:36 LIM:44 BOG:20|320 32N 32Q|0|CL AR PE CO|own AA
OB|Boliviana de Aviación|full-service|BO|VVI:34 CBB:24 LPB:16|738 332|8|BO ES US BR|
ZP|Paranair|regional|PY|ASU:12|CR9|0|AR BR UY|
V0|Conviasa|full-service|VE|CCS:24|E90 332|8|VE PA CU|
CU|Cubana|full-service|CU|HAV:6|AT7 320|0|CU|
BW|Caribbean Airlines|full-service|TT|POS:56 KIN:14 GEO:6|7M8 AT7|0|TT US JM GY BB|
UP|Bahamasair|full-service|BS|NAS:44|AT7 738|0|BS US|
KX|Cayman Airways|full-service|KY|GCM:14|7M8 SF3|0|US JM|
DM|Arajet|low-cost|DO|SDQ:24 PUJ:8|7M8|0|CO MX PE US|own
JY|interCaribbean|regional|TC|PLS:24 BGI:10|E75 AT4|0|JM BS|
WM|Winair|regional|SX|SXM:20|AT4 DH4|0||
U6|Ural Airlines|full-service|RU|SVX:49 DME:46 AER:13|319 320 32N 321 32Q|0|UZ TJ KG|
N4|Nordwind|leisure|RU|SVO:20 KZN:4 GOJ:3|738 77W 321|10|TR EG|
5N|Smartavia|low-cost|RU|LED:13 MMK:3 KGD:2|738 32N|0|RU|
DV|SCAT|full-service|KZ|ALA:24 NQZ:21 CIT:10 SCO:9|738 7M8 CR2|0|TR EG|
SM|Air Cairo|low-cost|EG|HRG:24 CAI:22 SSH:13 HBE:10 SPX:8 ATZ:5|32N AT7|0|SA DE|MS
NP|Nile Air|full-service|EG|CAI:17 HBE:3 SPX:3|320 321|0|SA|
NE|Nesma Airlines|low-cost|EG|CAI:2 JED:1 RUH:1|320 AT7|0|SA|
E5|Air Arabia Egypt|low-cost|EG|CAI:3|320|0|SA|own
GE|LIFT|low-cost|ZA|JNB:11 CPT:7 DUR:5|320|0|ZA|
5Z|CemAir|regional|ZA|JNB:21 CPT:9|CR9 DH4 DH3|0|ZA|
W3|Arik Air|full-service|NG|LOS:3 ABV:2 KAN:1|73G DH4|0|NG|
VK|ValueJet|low-cost|NG|LOS:13 ABV:11 PHC:4|CR9|0|NG|
UN|United Nigeria Airlines|full-service|NG|LOS:12 ABV:11 PHC:3 QOW:2 ENU:2 ABB:2|ER4 738 320|0|NG|
Q9|Green Africa|low-cost|NG|ABV:3 LOS:3|AT7|0|NG|
QI|Ibom Air|full-service|NG|LOS:10 ABV:6 QUO:5 PHC:2|CR9 223 320|0|NG GH|
PW|Precision Air|full-service|TZ|DAR:27|AT4 AT7|0|TZ KE|KQ
EP|Iran Aseman Airlines|full-service|IR|THR:47 MHD:10|AT7 100 734|0|IR|
B9|Iran Airtour|full-service|IR|THR:15 MHD:12|M80 320|0|IR|
ZV|Zagros Airlines|low-cost|IR|MHD:2 THR:2|M80 320|0|IR|
I3|ATA Airlines|full-service|IR|TBZ:10 THR:6 MHD:2|M80 320|0|IR|
HH|Taban Air|full-service|IR|TAS:10 MHD:2 THR:2|M80 320|0|IR|
QB|Qeshm Air|full-service|IR|THR:11 GSM:4 MHD:2 KIH:2 BND:2|100 320 AR8|0|IR|
Y9|Kish Air|full-service|IR|KIH:15 THR:6|M80 321|0|IR|
NV|Karun Airlines|regional|IR|THR:12 AWZ:10|100 AT7 735|0|IR|
9I|Alliance Air|regional|IN|CCU:18 HYD:15 BOM:12 DEL:10 BLR:10 GAU:8|AT4 AT7|0|IN|AI
S5|Star Air|regional|IN|BLR:14 HYD:6 IXG:5 BOM:4|ER4 E75|0|IN|
VU|Vietravel Airlines|leisure|VN|HAN:1 SGN:1|321|0|VN|
IU|Super Air Jet|low-cost|ID|CGK:87 SUB:29 DPS:22 BTH:19 YIA:18|320|0|ID|JT ID IW
IP|Pelita Air|full-service|ID|CGK:20 DPS:3|320|0|ID|GA
SJ|Sriwijaya Air|full-service|ID|UPG:5 CGK:4 PGK:2 TJQ:2|738 735|0|ID|
8B|TransNusa|low-cost|ID|CGK:10 DPS:6|320 AJ2|0|ID MY SG|
T6|AirSWIFT|regional|PH|USU:11 MNL:8 CRM:4 CEB:4 MPH:3|AT7 AT4|0|PH|5J
HB|Greater Bay Airlines|low-cost|HK|HKG:34|738|0|JP TH TW|
KN|China United Airlines|low-cost|CN|PKX:79 FUO:14|738 73G|0|CN|MU
FM|Shanghai Airlines|full-service|CN|SHA:53|738 7M8 789|0|CN JP TH|MU
DZ|Donghai Airlines|full-service|CN|SZX:30|738|0|CN|
EU|Chengdu Airlines|full-service|CN|TFU:50 CTU:30|319 320 32N AJ2|0|CN|3U
GJ|Loong Air|full-service|CN|HGH:92|319 320 32N 321|0|CN|
KY|Kunming Airlines|full-service|CN|KMG:31|73G 738|0|CN|ZH
JD|Capital Airlines|full-service|CN|HAK:30 SYX:13 XIY:10 HGH:9 LJG:8 TAO:6|319 320 32N 332|4|CN|HU
PN|West Air|low-cost|CN|CKG:69 CGO:14|319 320 32N|0|CN|HU
8L|Lucky Air|low-cost|CN|KMG:62 JHG:34 LJG:13|319 320 738 7M8 333|0|CN TH|HU
QW|Qingdao Airlines|full-service|CN|TAO:57 TNA:10|320 32N|0|CN JP KR|
GX|GX Airlines|full-service|CN|NNG:34 HAK:8|E90 319 320|0|CN|HU
BK|Okay Airways|full-service|CN|TSN:13 XIY:3|738 739|0|CN|
GY|Colorful Guizhou Airlines|full-service|CN|KWE:37|E90 320|0|CN|
G5|China Express Airlines|regional|CN|CKG:64 TSN:20 HET:20 XIY:18 URC:16 KWE:14|CR9 320 32N AJ2|0|CN|
9H|Air Changan|full-service|CN|XIY:28|738|0|CN|HU
A6|Air Travel|full-service|CN|CSX:18 KMG:11|320 32N|0|CN|
TV|Tibet Airlines|full-service|CN|LXA:20 TFU:20 CKG:9|319 332|0|CN|CA
UQ|Urumqi Air|low-cost|CN|URC:39|738 E90|0|CN|HU
FU|Fuzhou Airlines|full-service|CN|FOC:26|738|0|CN|HU
DR|Ruili Airlines|low-cost|CN|KMG:5 WUH:2|738 73G|0|CN|
RY|Jiangxi Air|full-service|CN|KHN:18|738 AJ2|0|CN|MF
NS|Hebei Airlines|full-service|CN|SJW:41|738 E90|0|CN|MF
AQ|9 Air|low-cost|CN|CAN:38|738|0|CN TH|HO
AE|Mandarin Airlines|regional|TW|TSA:24 RMQ:13 KHH:12|AT7 738|0|TW|CI
HD|Air Do|full-service|JP|HND:30 CTS:18|763 73G|0|JP|NH
6J|Solaseed Air|full-service|JP|HND:30 OKA:17|738|0|JP|NH
NU|Japan Transocean Air|full-service|JP|OKA:13 MMY:6 ISG:6|738|0|JP|JL
JH|Fuji Dream Airlines|regional|JP|NKM:29 UKB:17 FSZ:8|E75|0|JP|JL
FW|Ibex Airlines|regional|JP|SDJ:11 ITM:6 FUK:4|CR7|0|JP|NH
ZE|Eastar Jet|low-cost|KR|ICN:46 PUS:11 CJU:10 GMP:10 CJJ:8|738 7M8|0|JP TH VN TW|own
RS|Air Seoul|low-cost|KR|ICN:30|321|0|JP|OZ
RF|Aero K|low-cost|KR|CJJ:35|320|0|JP TW|own
8P|Pacific Coastal Airlines|regional|CA|YVR:19|SF3 BE1|0|CA|WS
5T|Canadian North|full-service|CA|YZF:6 YFB:4 YOW:2 YEV:2|AT4 73G|0|CA|
3H|Air Inuit|regional|CA|YUL:4 YVP:3 YGL:2|DH3 73G|0|CA|AC
PB|PAL Airlines|regional|CA|YYT:5 YWK:3 YYR:2|DH4 DH3|0|CA|AC
MO|Calm Air|regional|CA|YWG:9 YYQ:2|AT4 AT7|0|CA|
JV|Bearskin Airlines|regional|CA|YQT:11|BE1|0|CA|
9M|Central Mountain Air|regional|CA|YVR:9|BE1 DH3|0|CA|
XN|Mexicana|full-service|MX|NLU:9|738 E90|0|MX|
P5|Wingo|low-cost|CO|BOG:20 MDE:8|738|0|CO|CM
9R|SATENA|regional|CO|EOH:18 BOG:8|AT4 AT7 ER4 DHT|0|CO|
VE|Clic|regional|CO|EOH:24 BOG:14|AT4 AT7|0|CO|
2I|Star Perú|full-service|PE|LIM:8|AR8 733|0|PE|
QL|Laser Airlines|full-service|VE|CCS:12|M80 735|0|VE CO|
ES|Estelar|full-service|VE|CCS:8|735 733|0|VE|
9V|Avior Airlines|full-service|VE|CCS:6|734 733|0|VE|
S6|Sunrise Airways|regional|HT|PAP:3|AT4 ER4|0|HT|
9N|Tropic Air|regional|BZ|TZA:20 BZE:13|CNC|0|BZ|
5U|TAG Airlines|regional|GT|GUA:3|AT4 SF3|0|GT|
RZ|SANSA|regional|CR|SJO:15|CNC|0|CR|
XK|Air Corsica|regional|FR|AJA:14 BIA:14 CLY:7 FSC:7|320 32N AT7|0|FR|AF
V7|Volotea|low-cost|ES|NTE:24 VCE:16 BOD:14 TLS:13 OLB:12 NAP:11|319 320|0|FR IT ES GR|
TB|TUI fly Belgium|leisure|BE|BRU:40 CRL:9|738 7M8 E95 788|6|ES MA TR EG|
SP|SATA Air Açores|regional|PT|PDL:16 TER:13|DH4 DH3|0|PT|S4
4Y|Discover Airlines|leisure|DE|FRA:36 MUC:14|320 333 332|40|US MX DO ES GR|LH OS LX
DX|DAT|regional|DK|CPH:8 PMO:3 RNN:2 CTA:2|AT4 AT7 320|0|DK IT NO|
RC|Atlantic Airways|full-service|FO|FAE:6|320 32N|0|DK IS|
GL|Air Greenland|full-service|GL|GOH:4 JAV:1|DH3 338|10|DK IS|
VF|AJet|low-cost|TR|SAW:153 ESB:63|738 7M8 320 32N 321|0|TR DE GB|TK own
XC|Corendon Airlines|leisure|TR|AYT:11|738 7M8|0|DE NL|
GQ|SKY express|full-service|GR|ATH:64|32N 32Q AT7 AT4|0|GR|
XZ|Aeroitalia|low-cost|IT|FCO:13 BGY:3 LIN:2 OLB:2|738 AT7|0|IT|
5F|FlyOne|low-cost|MD|RMO:12|319 320 321|0|IT DE|
HZ|Aurora|regional|RU|KHV:9 UUS:8 VVO:8|319 DH4 DH3 DHT|0|RU|SU
WZ|Red Wings|full-service|RU|ZIA:16 UFA:5|SU9 321 77W|0|RU|
A4|Azimuth|full-service|RU|MRV:14 VKO:9 AER:5|SU9|0|RU GE IL|
Y7|NordStar|full-service|RU|NSK:5 KJA:2|738|0|RU|
R3|Yakutia|full-service|RU|YKS:12|738 SU9 DH3|0|RU|
YC|Yamal Airlines|full-service|RU|TJM:4 SLY:4|SU9 320 CR2|0|RU|
7R|RusLine|regional|RU|VKO:3|CR2|0|RU|
IO|IrAero|full-service|RU|IKT:5|SU9 CR2 AN4|0|RU|
EO|Ikar|leisure|RU|VKO:4|738 E90 772|20|RU TR TH|
D2|Severstal|regional|RU|CEE:4|SU9 CR2|0|RU|
3F|FlyOne Armenia|low-cost|AM|EVN:3|320|0|RU|
C6|Centrum Air|low-cost|UZ|TAS:19|320 32N 32Q 332|8|RU TR AE|
T5|Turkmenistan Airlines|full-service|TM|ASB:29|738 73G 77L DH4|20|TR AE|
YK|Avia Traffic Company|full-service|KG|BSZ:4|733 320|0|KG RU|
K9|TezJet|low-cost|KG|BSZ:3|M80|0|KG|
SZ|Somon Air|full-service|TJ|DYU:10 LBD:3|738 734|0|RU|
3L|Air Arabia Abu Dhabi|low-cost|AE|AUH:52|320 32N|0|IN PK BD EG|G9 own
BZ|Blue Bird Airways|leisure|GR|TLV:11|738|0|IL|
SF|Tassili Airlines|full-service|DZ|ALG:7|738 DH4|0|DZ|AH
UG|Tunisair Express|regional|TN|TUN:8|AT7|0|TN|TU
8U|Afriqiyah Airways|full-service|LY|MJI:11|320 332|0|TR EG|
LN|Libyan Airlines|full-service|LY|MJI:10 BEN:6|320 332 CR9|0|TR EG|
BM|Medsky Airways|full-service|LY|MJI:9 BEN:6|320|0|TR EG|
P2|AirKenya Express|regional|KE|WIL:8|DHT DH3|0|KE|
F2|Safarilink|regional|KE|WIL:16|CNC DH3|0|KE|
OP|PassionAir|low-cost|GH|ACC:9|DH4|0|GH|
P0|Proflight Zambia|regional|ZM|LUN:12|CR2 DH3 BE1|0|ZM ZA|
3W|Malawi Airlines|full-service|MW|LLW:6|DH4 738|0|ZA|ET
D3|Daallo Airlines|full-service|DJ|JIB:7|734|0|SO|
8D|FitsAir|low-cost|LK|CMB:8|320|0|MV IN AE|
VP|Villa Air|regional|MV|MLE:14|AT4 AT7|0|MV|
NR|Manta Air|regional|MV|MLE:11|AT7 DHT|0|MV|
2A|Air Astra|full-service|BD|DAC:17|AT7|0|BD|
YT|Yeti Airlines|regional|NP|KTM:37|AT7|0|NP|
N9|Shree Airlines|regional|NP|KTM:33|DH4 CR7|0|NP|
H9|Himalaya Airlines|full-service|NP|KTM:10|320|0|AE QA|
9P|Fly Jinnah|low-cost|PK|KHI:8 LHE:7 ISB:5|320|0|PK AE|G9
PF|AirSial|full-service|PK|KHI:9 SKT:7 ISB:6 LHE:4|320|0|PK|
RQ|Kam Air|full-service|AF|KBL:15|733 734|0|AE|
FG|Ariana Afghan Airlines|full-service|AF|KBL:12|733 734 310|0|AE|
FC|Link Airways|regional|AU|BNE:5|SF3|0|AU|VA
S8|Sounds Air|regional|NZ|WLG:11|SF3 CNC|0|NZ|
3C|Air Chathams|regional|NZ|AKL:11|SF3 AT7|0|NZ|
CG|PNG Air|regional|PG|POM:37|AT7 DH3|0|PG|
IE|Solomon Airlines|full-service|SB|HIR:16|320 DH3 DHT|0|SB AU|
NF|Air Vanuatu|full-service|VU|VLI:13|738 AT7 DHT|0|VU AU|
TY|Air Calédonie|regional|NC|GEA:14|AT7|0|NC|SB
VT|Air Tahiti|regional|PF|PPT:73|AT4 AT7|0|PF|TN
GZ|Air Rarotonga|regional|CK|RAR:3|SF3|0|CK|
ON|Nauru Airlines|full-service|NR|INU:4|733 73G|0|AU|
XJ|Thai AirAsia X|low-cost|TH|DMK:13|333|40|JP KR CN|own FD
0V|VASCO|regional|VN|SGN:10 VCA:4|AT7|0|VN|VN
KR|Cambodia Airways|full-service|KH|KTI:10 SAI:2|319 320|0|CN|
UB|Myanmar National Airlines|full-service|MM|RGN:17|AT7 738|0|MM|
K7|Mingalar Aviation|regional|MM|RGN:22|AT7|0|MM|
MR|Hunnu Air|regional|MN|ULN:6|AT7 E90|0|MN|
`
