import { fold } from './fold'

/**
 * Regions and groups of islands with several airports: first the airports, the usual one in front, then the names of the region.
 * Regions with one obvious airport stand in towns.ts.
 */
const TABLE = `
LPA TFS ACE FUE: Canary Islands|The Canary Islands|Canaries|The Canaries|Canary Isles|Kanaren|Kanarische Inseln|Kanarischen Inseln|Îles Canaries|Canarias|Islas Canarias|कैनरी द्वीप
PMI IBZ MAH: Balearic Islands|Balearics|The Balearics|Balearic Isles|Balearen|Baléares|Îles Baléares|Baleares|Islas Baleares
AGP SVQ GRX XRY: Andalusia|Andalucia|Andalusien|Andalousie
BCN GRO REU: Catalonia|Katalonien|Catalogne|Cataluña|Catalunya
BIO EAS VIT: Basque Country|Baskenland|Pays Basque|País Vasco|Euskadi
SCQ LCG VGO: Galicia|Galicien|Galice
AGP ALC VLC BCN: Spanish coast|Spanish Mediterranean|Costa Mediterránea
SVQ AGP GRX: Southern Spain|South of Spain|Südspanien|Sud de l'Espagne|Sur de España
PDL TER HOR: Azores|The Azores|Azoren|Açores|Islas Azores|अज़ोरेस
CTA PMO TPS: Sicily|Sizilien|Sicile|Sicilia|सिसिली
CAG OLB AHO: Sardinia|Sardinien|Sardaigne|Cerdeña|Sardegna
FLR PSA: Tuscany|Toskana|Toscane|Toscana|टस्कनी
BRI BDS: Puglia|Apulia|Apulien|Pouilles
NAP BRI BDS SUF: Southern Italy|South of Italy|Süditalien|Sud de l'Italie|Sur de Italia
MIL VCE VRN BLQ: Northern Italy|North of Italy|Norditalien|Nord de l'Italie|Norte de Italia
MIL VRN: Italian lakes|Italian Lake District|Oberitalienische Seen|Lombardy|Lombardei|Lombardie
VRN VCE INN: Dolomites|The Dolomites|Dolomiten|Dolomitas|Südtirol|South Tyrol
AJA BIA FSC: Corsica|Korsika|Corse|Córcega
NCE MRS TLN MPL: South of France|Southern France|Südfrankreich|Sud de la France|Sur de Francia
GVA LYS CMF GNB: French Alps|Französische Alpen|Französischen Alpen|Alpes françaises|Alpes franceses
RNS BES: Brittany|Bretagne|Bretaña francesa
MUC NUE FMM: Bavaria|Bayern|Bavière|Baviera|बवेरिया
DRS LEJ: Saxony|Sachsen
DUS DTM: Ruhr area|Ruhr valley|Ruhrgebiet
DUS CGN DTM: North Rhine-Westphalia|Nordrhein-Westfalen
INN SZG: Tyrol|Tirol|Austrian Alps|Österreichische Alpen|Österreichischen Alpen|Alpes autrichiennes
GVA ZRH BRN: Swiss Alps|Schweizer Alpen|Alpes suisses|Alpes suizos
INN GVA ZRH SZG: Alps|The Alps|Die Alpen|Les Alpes|Los Alpes
LON MAN BHX BRS: England
LON BRS SOU EXT: South of England|The South of England|Southern England
BRS EXT BOH NQY: South West England|The South West of England|West Country|The West Country
MAN LBA NCL LPL: North of England|The North of England|Northern England
MAN LPL: North West England|The North West of England
BHX EMA: The Midlands|English Midlands
EDI GLA ABZ INV: Scotland|Schottland|Écosse|Escocia|स्कॉटलैंड
BFS BHD LDY: Northern Ireland|Nordirland|Irlande du Nord|Irlanda del Norte
BHX EMA: Midlands|The Midlands
JER GCI: Channel Islands|The Channel Islands|Kanalinseln|Îles Anglo-Normandes|Islas del Canal
SYY BEB: Outer Hebrides|Hebrides|The Hebrides|Western Isles
CPH ARN OSL GOT: Scandinavia|Skandinavien|Scandinavie|Escandinavia|स्कैंडिनेविया
CPH ARN OSL HEL: Nordics|The Nordics|Nordic countries
BGO AES SVG: Norwegian fjords|The Norwegian fjords|Norway fjords|Norwegische Fjorde|Norwegischen Fjorde|Fjords norvégiens|Fiordos noruegos
RVN KTT IVL: Lapland|Lappland|Laponie|Laponia|लैपलैंड
RIX TLL VNO: Baltics|The Baltics|Baltic states|Baltic countries|Baltikum|Pays baltes|Países bálticos
BRU AMS LUX: Benelux
BEG SOF SKP TIA SJJ: Balkans|The Balkans|Balkan|Les Balkans|Balcanes
CLJ SBZ TGM: Transylvania|Siebenbürgen|Transylvanie|Transilvania
HER RHO CFU JTR KGS ZTH: Greek islands|Greek isles|Griechische Inseln|Griechischen Inseln|Îles grecques|Islas griegas|ग्रीक द्वीप
JTR JMK PAS JNX: Cyclades|Kykladen|Cícladas
CFU ZTH EFL PVK: Ionian Islands|Ionische Inseln|Ionischen Inseln|Îles Ioniennes|Islas Jónicas
RHO KGS: Dodecanese|Dodekanes|Dodécanèse|Dodecaneso
SPU DBV ZAD: Dalmatia|Dalmatian coast|Croatian coast|Dalmatien|Dalmatinische Küste|Dalmatinischen Küste|Dalmatie|Côte dalmate|Dalmacia|Costa dálmata
AYT DLM BJV: Turkish coast|Turkish Riviera|Türkische Riviera|Türkischen Riviera|Türkische Küste|Türkischen Küste|Riviera turque|Côte turque|Costa turca
HRG SSH RMF: Red Sea|The Red Sea|Rotes Meer|Mer Rouge|Mar Rojo|लाल सागर
COK TRV CCJ CNN: Kerala|केरल
JAI UDR JDH JSA: Rajasthan|Radschasthan|Rajastán|राजस्थान
MAA CJB TRZ IXM: Tamil Nadu|Tamilnadu|तमिलनाडु
BLR IXE HBX: Karnataka|कर्नाटक
BOM PNQ NAG: Maharashtra|महाराष्ट्र
AMD STV BDQ RAJ: Gujarat|गुजरात
ATQ IXC: Punjab|पंजाब
SXR IXJ: Kashmir|Kaschmir|Cachemire|Cachemira|कश्मीर
KUU DHM: Himachal Pradesh|Himachal|हिमाचल प्रदेश
GAU DIB: Assam|असम
HKT USM KBV: Thai islands|Thailändische Inseln|Thailändischen Inseln|Îles thaïlandaises|Islas tailandesas
BKI KCH: Borneo|Bornéo
FUK KOJ NGS: Kyushu
BGI ANU UVF MBJ NAS PUJ: Caribbean|Karibik|Caraïbes|Les Caraïbes|Caribe|El Caribe|कैरिबियन
BOS BDL PVD PWM: New England|Neuengland|Nouvelle-Angleterre|Nueva Inglaterra
NYC BOS WAS PHL MIA: US East Coast|East Coast USA|East Coast of America|East Coast of the US|Ostküste der USA
LAX SFO SEA SAN: US West Coast|West Coast USA|West Coast of America|West Coast of the US|Westküste der USA
YYC YEG: Canadian Rockies|The Canadian Rockies
CUN MID: Yucatan|Yucatan Peninsula|Yucatán|Halbinsel Yucatán
FTE BRC USH: Patagonia|Patagonien|Patagonie
BNE CNS OOL: Queensland
HBA LST: Tasmania|Tasmanien|Tasmanie
`

/** A region by each of its names, with the codes of the airports or cities that people fly to for it. */
export const REGIONS_FLOWN_TO: readonly { name: string; codes: readonly string[] }[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [codes = '', names = ''] = line.split(': ')
    return names.split('|').map((name) => ({ name, codes: codes.split(' ') }))
  })

const CODES: ReadonlyMap<string, readonly string[]> = new Map(REGIONS_FLOWN_TO.map(({ name, codes }) => [fold(name), codes]))

/** The codes for the region that folded words name; empty where they name none. */
export function airportsOfRegion(words: string): readonly string[] {
  return CODES.get(words) ?? []
}
