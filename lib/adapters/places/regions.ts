import { fold } from './fold'
import { type Entry, gazetteer } from './gazetteer'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'hi']

/** Words for US states, folded, to their two letters. */
export const US_STATES: Readonly<Record<string, string>> = Object.fromEntries(
  `AL alabama|AK alaska|AZ arizona|AR arkansas|CA california|CO colorado|CT connecticut|DE delaware|FL florida|GA georgia|HI hawaii|ID idaho|IL illinois|IN indiana|IA iowa|KS kansas
KY kentucky|LA louisiana|ME maine|MD maryland|MA massachusetts|MI michigan|MN minnesota|MS mississippi|MO missouri|MT montana|NE nebraska|NV nevada|NH new hampshire|NJ new jersey
NM new mexico|NY new york|NC north carolina|ND north dakota|OH ohio|OK oklahoma|OR oregon|PA pennsylvania|RI rhode island|SC south carolina|SD south dakota|TN tennessee|TX texas|UT utah
VT vermont|VA virginia|WA washington|WV west virginia|WI wisconsin|WY wyoming|DC dc|PR puerto rico|WA washington state|NY new york state`
    .split(/[|\n]/)
    .flatMap((entry): [string, string][] => [
      [entry.slice(3), entry.slice(0, 2)],
      [entry.slice(0, 2).toLowerCase(), entry.slice(0, 2)],
    ]),
)

/** Regions of other countries that are said after a city's name, to the country. */
const OTHER_REGIONS = `AU nsw|new south wales|victoria|vic|queensland|qld|western australia|wa|south australia|tasmania|act
CA ontario|on|quebec|qc|british columbia|bc|b c|alberta|ab|manitoba|mb|saskatchewan|sk|nova scotia|ns|new brunswick|nb|newfoundland
IN maharashtra|karnataka|tamil nadu|tamilnadu|kerala|telangana|andhra pradesh|west bengal|gujarat|rajasthan|punjab|haryana|uttar pradesh|bihar|odisha|assam|jharkhand|madhya pradesh
GB england|scotland|wales|northern ireland|u k
DE bavaria|bayern|hessen|saxony|nrw
IT sicily|sardinia|tuscany|lombardy|puglia
ES andalusia|andalucia|catalonia|galicia|canary islands|balearic islands
FR provence|brittany|normandy|corsica|alsace
JP hokkaido|okinawa|kyushu
BR sp|rj|bahia`

/** Countries by names that the language's list does not give. */
const COUNTRY_ALIASES: Readonly<Record<string, string>> = {
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
  srilanka: 'LK',
  saudi: 'SA',
  'the netherlands': 'NL',
  'the states': 'US',
  'the philippines': 'PH',
  'the maldives': 'MV',
  'the bahamas': 'BS',
  'the gambia': 'GM',
  persia: 'IR',
  siam: 'TH',
}

/** Regions with a country code of their own, to the country that addresses name. */
const PART_OF: Readonly<Record<string, string>> = {
  HK: 'CN',
  MO: 'CN',
  PR: 'US',
  VI: 'US',
  GU: 'US',
  MP: 'US',
  AS: 'US',
  GP: 'FR',
  MQ: 'FR',
  GF: 'FR',
  RE: 'FR',
  YT: 'FR',
  NC: 'FR',
  PF: 'FR',
  AW: 'NL',
  CW: 'NL',
  SX: 'NL',
  FO: 'DK',
  GL: 'DK',
  GG: 'GB',
  JE: 'GB',
  IM: 'GB',
  GI: 'GB',
  BM: 'GB',
  KY: 'GB',
}

const OTHER_REGIONS_OF: ReadonlyMap<string, string> = new Map(
  OTHER_REGIONS.split('\n').flatMap((line) =>
    line
      .slice(3)
      .split('|')
      .map((name): [string, string] => [name, line.slice(0, 2)]),
  ),
)
const ENGLISH = new Intl.DisplayNames(['en'], { type: 'region' })

let countries: ReadonlyMap<string, string> | undefined

/** Folded names of the countries that have an airport, in the languages that travellers write here, to their codes. */
export function countryNames(): ReadonlyMap<string, string> {
  countries ??= buildCountryNames()
  return countries
}

/** Folded names of the US states. */
export function stateNames(): string[] {
  return Object.keys(US_STATES).filter((name) => name.length > 2)
}

/** A country, or a US state with its two letters. */
export type Region = { name: string; countryCode: string; state: string }

/** The country or US state that folded words name; by itself each can be flown to, in a way. */
export function regionNamed(words: string): Region | null {
  const state = US_STATES[words]
  if (state && words.length > 2) return { name: titled(words), countryCode: 'US', state }
  const countryCode = countryNames().get(words)
  return countryCode ? { name: ENGLISH.of(countryCode) ?? titled(words), countryCode, state: '' } : null
}

/** The US state of two small letters. */
export function stateOfLetters(letters: string): Region | null {
  const state = letters.length === 2 ? US_STATES[letters] : undefined
  const name = state && stateNames().find((full) => US_STATES[full] === state)
  return name ? { name: titled(name), countryCode: 'US', state } : null
}

/** Whether a place lies in the region that is said after its name: a country or its two letters, a state or its letters, a region abroad. */
export function liesIn({ place, region }: Entry, words: string): boolean {
  return isRegionOf({ countryCode: place.countryCode, region }, words)
}

/** The same of a country and, in the US, a state. */
export function isRegionOf({ countryCode, region }: { countryCode: string; region: string }, words: string): boolean {
  if (countryCode === 'US' && US_STATES[words] !== undefined && US_STATES[words] === region) return true
  if (words.length === 2 && countryCode === words.toUpperCase()) return true
  const country = countryNames().get(words) ?? OTHER_REGIONS_OF.get(words)
  return country !== undefined && (country === countryCode || country === PART_OF[countryCode])
}

/** Whether folded words can stand after a city's name to say where it is. */
export function isRegion(words: string): boolean {
  return US_STATES[words] !== undefined || countryNames().has(words) || OTHER_REGIONS_OF.has(words)
}

function titled(words: string): string {
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

function buildCountryNames(): Map<string, string> {
  const codes = new Set([...gazetteer().airports.values()].map(({ place }) => place.countryCode))
  const names = new Map(Object.entries(COUNTRY_ALIASES))
  for (const language of LANGUAGES) {
    const said = new Intl.DisplayNames([language], { type: 'region' })
    for (const code of codes) {
      const name = fold(said.of(code) ?? '')
      if (name !== '' && !names.has(name)) names.set(name, code)
    }
  }
  return names
}
