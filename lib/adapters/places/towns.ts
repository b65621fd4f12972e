import { aliasesIn } from './aliases'
import { fold } from './fold'
import { REGIONS_FLOWN_TO } from './regions-flown-to'

/**
 * Towns, islands and regions that airlines do not fly to, before each the airport or city that people fly to instead. They keep their
 * own names: whoever asks for Kyoto hears about Kyoto, reached through Osaka. Where a search takes one place, a region
 * with several airports stands for its usual one.
 */
const TABLE = `
LHR Oxford|Windsor|Reading|Slough
STN Cambridge
LGW Brighton|Crawley
BRS Bath|Gloucester|Cheltenham
LBA Leeds|Bradford|York|Harrogate|Sheffield
EMA Nottingham|Derby|Leicester
BHX Coventry|Wolverhampton|Stratford-upon-Avon
LPL Chester
NCL Durham|Sunderland
SOU Portsmouth|Winchester
EXT Plymouth|Torquay
NQY Cornwall|Cornouailles|Cornualles
NWI Great Yarmouth
CWL Swansea|Wales|Pays de Galles|País de Gales|वेल्स
EDI St Andrews|Dundee|Perth Scotland
GLA Stirling|Loch Lomond
INV Scottish Highlands|The Highlands|Highlands|Schottische Highlands|Isle of Skye|Loch Ness
SNN Galway|Limerick
ORK Killarney
BRU Ghent|Gent|Bruges|Brugge|Leuven
AMS Utrecht|Haarlem|Leiden|Delft
CGN Bonn|Aachen
FRA Mainz|Wiesbaden|Darmstadt|Heidelberg|Mannheim
STR Tübingen|Tuebingen|Heilbronn
MUC Augsburg|Garmisch-Partenkirchen
HAJ Göttingen|Goettingen|Wolfsburg
LEJ Halle|Weimar|Jena
BSL Freiburg|Mulhouse|Colmar
ZRH Lucerne|Luzern|St. Gallen|Davos|Winterthur
GVA Lausanne|Montreux|Chamonix|Annecy|Verbier
INN Kitzbühel|Kitzbuehel
NCE Cannes|Monaco|Monte Carlo|Antibes|French Riviera|The French Riviera|Côte d'Azur|Saint-Tropez|Französische Riviera|Riviera francesa|Costa Azul
MRS Aix-en-Provence|Avignon|Provence|Provenza
PAR Versailles|Disneyland Paris|Champagne
NTE Saint-Nazaire
RNS Saint-Malo|Mont Saint-Michel
MIL Como|Lake Como|Lake Maggiore|Monza
VRN Lake Garda|Gardasee|Lac de Garde|Lago di Garda|Lago de Garda|Mantua
VCE Padua|Padova|Vicenza
PSA Lucca|Viareggio
FLR Siena|Arezzo
BLQ Modena|Ferrara|Ravenna
NAP Sorrento|Amalfi|Amalfi Coast|Amalfiküste|Côte amalfitaine|Costa amalfitana|Capri|Pompeii|Positano|Salerno
BRI Matera
CTA Taormina|Syracuse Sicily
BCN Sitges|Tarragona|Andorra
GRO Costa Brava
ALC Benidorm|Costa Blanca
RMU Costa Cálida
AGP Marbella|Torremolinos|Nerja|Ronda|Costa del Sol
MAD Toledo Spain|Segovia
SVQ Cádiz
LPA Maspalomas
PMI Magaluf
FAO Algarve|The Algarve|Southern Portugal|अल्गार्वे|Albufeira|Lagos Portugal
LIS Sintra|Cascais|Estoril|Fátima
OPO Braga|Guimarães
SPU Trogir|Hvar
TIV Kotor|Budva
SKG Halkidiki|Chalkidiki
AYT Side|Alanya|Belek|Kemer
BJV Marmaris
ASR Cappadocia
AMM Petra
TLV Jerusalem|Bethlehem|Haifa
SSH Dahab
HRG El Gouna
CMN Rabat Morocco
JRO Kilimanjaro|Serengeti
CPT Stellenbosch
JNB Pretoria|Soweto
CCJ Wayanad
CJB Ooty|Coonoor|Kotagiri
COK Munnar|Alleppey|Alappuzha
DED Rishikesh|Haridwar|Mussoorie
DEL Gurgaon|Gurugram|Noida|Faridabad|Ghaziabad
BOM Thane|Lonavala
PNQ Mahabaleshwar
GOI Panjim|Panaji
MAA Pondicherry town|Vellore
IXB Darjeeling|Gangtok
CMB Kandy|Galle
OSA Kyoto|Nara
TYO Yokohama|Hakone|Nikko|Tokyo Disneyland
KLX Peloponnese|Peloponnes|Péloponnèse|Peloponeso
KOI Orkney|Orkney Islands
LSI Shetland|Shetland Islands
IXL Ladakh
CTS Hokkaido
OKA Okinawa
HKT Patong
KBV Phi Phi|Koh Phi Phi
DPS Ubud|Kuta|Seminyak
CNS Great Barrier Reef
SYD Blue Mountains
NYC Brooklyn|Queens New York|Long Island
EWR Jersey City|Hoboken
MIA Miami Beach|South Beach|Florida Keys
ORL Walt Disney World|Disneyworld
LAX Hollywood|Anaheim|Santa Monica|Disneyland California|Pasadena|Malibu|Beverly Hills
SFO Silicon Valley|Bay Area|San Francisco Bay Area|Palo Alto|Berkeley|Napa|Napa Valley
SJC Cupertino|Mountain View|Sunnyvale|Santa Clara
DFW Fort Worth|Ft Worth|Arlington Texas|Plano
PHX Scottsdale|Sedona|Mesa|Tempe
ORF Virginia Beach
BOS Cape Cod|Cambridge|Cambridge Massachusetts
DEN Boulder|Vail
SLC Park City
RNO Lake Tahoe
SEA Tacoma|Bellevue
BUF Niagara Falls
LAS Hoover Dam
CVG Northern Kentucky
YVR Whistler
YYC Banff|Lake Louise
YTO Mississauga|Brampton
CUN Riviera Maya|Playa del Carmen
CUZ Machu Picchu|Machu Pichu|Sacred Valley
GPS Galapagos|Galapagos Islands
IPC Easter Island
SZG Hallstatt
PSA Cinque Terre
BRS Cotswolds|The Cotswolds
MAN Lake District|The Lake District|Peak District
HAN Sapa|Ha Long Bay|Halong Bay
DAD Hoi An
LAS Grand Canyon|Zion National Park
BZN Yellowstone
FAT Yosemite
ZQN Milford Sound
NBO Masai Mara|Maasai Mara
CMB Sigiriya|Ella Sri Lanka
LJU Lake Bled
ZAD Plitvice|Plitvice Lakes
KRK Auschwitz|Zakopane
MUC Neuschwanstein
FKB Black Forest|The Black Forest|Schwarzwald|Forêt-Noire|Selva Negra
EVE Lofoten|Lofoten Islands
NGO Takayama|Shirakawa-go
SNN Cliffs of Moher
`

const PLACES = [
  ...aliasesIn(TABLE),
  ...REGIONS_FLOWN_TO.flatMap(({ name, codes: [usual] }): [string, string][] => (usual ? [[name, usual]] : [])),
]
const NAMES: ReadonlyMap<string, string> = new Map(PLACES.map(([name]) => [fold(name), name]))

/** Each of them, with the code of where people fly to instead. */
export const TOWNS: readonly (readonly [words: string, code: string])[] = PLACES

/** The town's own name, where folded words name one of them. */
export function townNamed(words: string): string | undefined {
  return NAMES.get(words)
}
