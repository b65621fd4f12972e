import { editDistance } from '@/lib/travel/edit-distance'
import { foldWord } from '../places/place-names'
import { AIRLINES } from '../supplier/sandbox/world/airlines'
import { isPlainWord } from './plain-words'

/** One way to name an airline; a name that is a word or a place as well counts only where an airline is spoken of. */
export type AirlineName = { airline: string; isWordToo: boolean; isToldByCapital: boolean }

/** Code of the airline, the name that it goes by here, and what else people say. A star stands for several of that name. */
const SAID = `
BA British Airways|british air|british
U2 easyJet|easy jet
FR Ryanair|ryan air|rayanair
W6 Wizz Air|wizz|wizzair|wiz air
LS Jet2|jet 2|jet two
BY TUI|tui fly|tuifly|thomson|tui airways
EI Aer Lingus|aerlingus
LX SWISS|swiss air|swiss international|swiss airlines
SK SAS|scandinavian airlines|scandinavian
DY Norwegian|norwegian air|norwegian air shuttle
TK Turkish Airlines|turkish air
QR Qatar Airways|qatar air
EY Etihad|etihad airways
EK Emirates|emirates airlines|fly emirates
VS Virgin Atlantic
V* Virgin|virgin airlines
VA Virgin Australia
DL Delta|delta air lines|delta air|delta airways
UA United|united air|united airways
AA American Airlines|american air|american airways
WN Southwest|southwest air|south west airlines|swa
AS Alaska Airlines|alaska air
HA Hawaiian Airlines|hawaiian air
F9 Frontier
B6 JetBlue|jet blue
G4 Allegiant|allegiant air
OS Austrian
LO LOT|lot polish|lot polish airlines|polish airlines
AZ ITA Airways|alitalia|ita
KL KLM|royal dutch|klm royal dutch
IB Iberia|iberia airlines
A3 Aegean
AM Aeroméxico|aeromexico|aero mexico
CX Cathay Pacific|cathay
JL Japan Airlines|jal
NH All Nippon Airways|ana|all nippon
EW Eurowings|euro wings
BT airBaltic|air baltic
FZ flydubai|fly dubai
SU Aeroflot|aero flot
LA LATAM|lan chile
CM Copa
AI Air India|airindia
6E IndiGo|indigo airlines|indigo air
SG SpiceJet|spice jet
QP Akasa Air|akasa
AK AirAsia|air asia
JQ Jetstar|jet star
VJ VietJet Air|vietjet|viet jet
SV Saudia|saudi airlines|saudi arabian airlines
ET Ethiopian
LY El Al|elal
TP TAP Air Portugal|tap|tap portugal|air portugal
ME Middle East Airlines|mea
WB RwandAir|rwanda air
SQ Singapore Airlines|singapore air|sia
MH Malaysia Airlines|malaysian airlines|malaysia air
TG Thai Airways|thai air|thai airlines
GA Garuda Indonesia|garuda
PR Philippine Airlines|philippines airlines
CI China Airlines
BR EVA Air|eva
KE Korean Air|korean airlines|korean airways
OZ Asiana
VN Vietnam Airlines
AV Avianca
PC Pegasus
CA Air China
MU China Eastern|china eastern airlines
CZ China Southern|china southern airlines
NK Spirit
9W Jet Airways
UK Vistara
VX Virgin America
BE Flybe|fly be
`

/** Names, in small letters, that mean something else too. */
const WORDS_TOO = new Set(
  `british tui tap swiss scandinavian norwegian turkish qatar etihad virgin american alaska hawaiian frontier spirit austrian lot ita ana aegean copa
  ethiopian eva sia mea thai korean asiana vietnam singapore malaysia malaysian japan philippine philippines china kenya kuwait oman bangkok brussels pegasus
  condor peach lift firefly rex lion breeze flair porter viva azul scoot aurora thomson indigo garuda jal swa sas air caribbean cayman fiji
  georgian cambodia cambodian lao royal nile uganda nepal juneyao shanghai tibet kish laser sansa tropic sunrise atlantic dat sata tag clic wings united
  arajet gol hong fuji jeju jin cebu yeti himalaya buddha lux neos condor ural azimuth yakutia yamal ikar scat taban solaseed starlux
  gulf iran iraqi mahan israel arkia precision safarilink cape calm avelo pal medsky malawi discover edelweiss croatia bulgaria egypt cyprus malta belavia
  croatian bulgarian rossiya alliance delta southwest`.split(/\s+/),
)
const GENERIC = /\s+(?:air ?lines?|airways|air)$/
const SHORTEST = 3
const SHORTEST_MISTYPED = 6

let names: ReadonlyMap<string, AirlineName> | undefined
let codes: ReadonlyMap<string, string> | undefined
let spellings: ReadonlyMap<string, [name: string, AirlineName][]> | undefined

/** Of those, the ones that a capital tells apart well enough ("try United"). */
const CAPITAL_TELLS = new Set('united delta southwest frontier spirit virgin pegasus condor tui swiss'.split(' '))

/** Folded names of the world's airlines, and usual other words for them. */
export function airlineNames(): ReadonlyMap<string, AirlineName> {
  names ??= buildNames()
  return names
}

/** Two-character codes in capitals, to the airline's name. */
export function airlineCodes(): ReadonlyMap<string, string> {
  codes ??= new Map([
    ...AIRLINES.map(({ code, name }): [string, string] => [code, name]),
    ...saidLines().map(({ code, said: [name = ''] }): [string, string] => [code, name]),
  ])
  return codes
}

/** The airline whose long name of one word is one edit away; it has to begin alike. */
export function airlineMistyped(word: string): AirlineName | null {
  if (word.length < SHORTEST_MISTYPED || isPlainWord(word)) return null
  spellings ??= Map.groupBy(
    [...airlineNames()].filter(([name]) => name.length >= SHORTEST_MISTYPED && !name.includes(' ')),
    ([name]) => name[0] ?? '',
  )
  return spellings.get(word[0] ?? '')?.find(([name]) => editDistance(word, name, 1) <= 1)?.[1] ?? null
}

/** Words of a name as they are compared: small letters without accents, one space between them. */
export function foldName(name: string): string {
  return name
    .split(/[^\p{L}\p{M}\d'’]+/u)
    .map(foldWord)
    .join(' ')
    .trim()
}

function buildNames(): Map<string, AirlineName> {
  const built = new Map<string, AirlineName>()
  const add = (phrase: string, airline: string) => {
    const folded = foldName(phrase)
    if (!built.has(folded) && folded.length >= SHORTEST)
      built.set(folded, { airline, isWordToo: WORDS_TOO.has(folded), isToldByCapital: CAPITAL_TELLS.has(folded) })
  }
  for (const { said } of saidLines()) for (const phrase of said) addBoth(phrase, said[0] ?? '', add)
  const known = airlineCodes()
  for (const { code, name } of AIRLINES) addBoth(name, known.get(code) ?? name, add)
  return built
}

/** The whole name, and the name without "Airlines" behind it. */
function addBoth(phrase: string, airline: string, add: (phrase: string, airline: string) => void) {
  add(phrase, airline)
  const short = foldName(phrase).replace(GENERIC, '')
  // "Okay" and "Star" are no airlines without "Airways" and "Air" behind them.
  if (!isPlainWord(short) || WORDS_TOO.has(short)) add(short, airline)
}

function saidLines(): { code: string; said: string[] }[] {
  return SAID.trim()
    .split('\n')
    .map((line) => ({ code: line.slice(0, 2), said: line.slice(3).split('|') }))
}
