import type { Situation } from '@/lib/travel/trip/situation'
import { MONTH, WEEKDAY } from './calendar'
import type { FilterPart, FilterWish, FoundFilter } from './filter-wish'
import { nameAt } from './places'

const CONNECT =
  '(?:layovers?|lay-overs?|stops?|stopovers?|connections?|changes?|chang(?:e|ing)|connect(?:ing)?|stop(?:ping)?|transfer(?:s|ring)?)(?:\\s+(?:planes?|flights?|over))?'
const NOT =
  "(?:not|no|never|without|nothing|avoid(?:ing)?|don't|do not|can't|won't|rather not|hate|skip(?:ping)?|exclud(?:e|ing)|anything but)"
const NOT_VIA = new RegExp(
  `\\b${NOT}\\s+(?:(?:want|like|to|a|an|any|the|be|have|having|going|go|goes|fly|flying|flights?|it|with|that)\\s+){0,4}(?:via|through|over|${CONNECT}\\s+(?:in|at|via|through))\\s+|\\bavoid(?:ing)?\\s+`,
  'gi',
)
const VIA = new RegExp(
  `\\b(?:via|(?<=\\b(?:fly|flying|go|going|flights?|only)\\s)through|(?:with\\s+)?(?:an?\\s+|one\\s+)?${CONNECT}\\s+(?:in|at))\\s+`,
  'gi',
)
const CALENDAR = new RegExp(
  `\\s*\\b(?:tomorrow|today|tonight|next|this|mornings?|afternoons?|evenings?|nights?|${WEEKDAY}|${MONTH})(?:\\b.*)?$`,
  'i',
)
const JOINT = /^\s*(?:,\s*(?:or\s+|and\s+|nor\s+)?|or\s+|nor\s+|and\s+)(?:in\s+|via\s+|at\s+)?/i

/** Airports of cities that have several, as people say them; the metropolitan code tells whose they are. */
const AIRPORTS: [said: string, city: string, pattern: string][] = [
  ['Heathrow', 'LON', 'heathrow|LHR'],
  ['Gatwick', 'LON', 'gatwick|LGW'],
  ['Stansted', 'LON', 'stanst(?:ed|ead)|STN'],
  ['Luton', 'LON', 'luton|LTN'],
  ['London City', 'LON', 'london city(?: airport)?|city airport|LCY'],
  ['Southend', 'LON', 'southend|SEN'],
  ['CDG', 'PAR', 'charles de gaulle|roissy|CDG'],
  ['Orly', 'PAR', 'orly|ORY'],
  ['Beauvais', 'PAR', 'beauvais|BVA'],
  ['JFK', 'NYC', 'jfk|kennedy'],
  ['Newark', 'NYC', 'newark|EWR'],
  ['LaGuardia', 'NYC', 'la ?guardia|LGA'],
  ['Haneda', 'TYO', 'haneda|HND'],
  ['Narita', 'TYO', 'narita|NRT'],
  ['Malpensa', 'MIL', 'malpensa|MXP'],
  ['Linate', 'MIL', 'linate|LIN'],
  ['Bergamo', 'MIL', 'bergamo|orio al serio|BGY'],
  ['Fiumicino', 'ROM', 'fiumicino|FCO'],
  ['Ciampino', 'ROM', 'ciampino|CIA'],
  ["O'Hare", 'CHI', "o'?hare|ORD"],
  ['Midway', 'CHI', 'midway|MDW'],
  ['Dulles', 'WAS', 'dulles|IAD'],
  ['Reagan', 'WAS', 'reagan|DCA'],
  ['Arlanda', 'STO', 'arlanda|ARN'],
  ['Bromma', 'STO', 'bromma|BMA'],
  ['Charleroi', 'BRU', 'charleroi|CRL'],
  ['Zaventem', 'BRU', 'zaventem'],
  ['Pudong', 'SHA', 'pudong|PVG'],
  ['Hongqiao', 'SHA', 'hongqiao|SHA'],
  ['Incheon', 'SEL', 'incheon|ICN'],
  ['Gimpo', 'SEL', 'gimpo|GMP'],
  ['Guarulhos', 'SAO', 'guarulhos|GRU'],
  ['Congonhas', 'SAO', 'congonhas|CGH'],
  ['Ezeiza', 'BUE', 'ezeiza|EZE'],
  ['Aeroparque', 'BUE', 'aeroparque|AEP'],
  ['Sabiha Gökçen', 'IST', 'sabiha(?: g[oö]k[cç]en)?|SAW'],
]
const AIRPORT = `(?:${AIRPORTS.map(([, , pattern]) => pattern).join('|')})(?:\\s+airport)?`
const AIRPORT_LIST = `(?<list>${AIRPORT}(?:\\s*(?:,|or|and|nor|&)\\s*(?:from\\s+|to\\s+)?${AIRPORT})*)`
const END = '(?:(?<end>from|out of|leaving(?: from)?|departing(?: from)?|to|into|at)\\s+)?'
const ONLY_THESE = [
  new RegExp(`\\b(?:only|just)\\s+(?:fly\\w*\\s+|flights?\\s+)?${END}${AIRPORT_LIST}\\b`, 'gi'),
  new RegExp(`\\b${END}${AIRPORT_LIST}\\s+(?:only|please only)\\b`, 'gi'),
]
const NOT_THESE = new RegExp(
  `\\b(?:not|no|without|avoid(?:ing)?|never|anything but|don't want)\\s+(?:(?:to|fly|flying|flights?)\\s+)?${END}${AIRPORT_LIST}\\b`,
  'gi',
)

/** "Not via Frankfurt", "with a stop in Madrid": where it may land on the way. */
export function readVia(words: string): FilterPart {
  const found: FoundFilter[] = []
  let rest = words
  for (const [pattern, name] of [
    [NOT_VIA, 'notVia'],
    [VIA, 'via'],
  ] as const) {
    for (const match of rest.matchAll(pattern)) {
      const named = namesAt(rest, match.index + match[0].length)
      if (named.names.length === 0) continue
      found.push({ wish: { [name]: named.names }, index: match.index })
      rest = rest.slice(0, match.index) + '~'.repeat(named.end - match.index) + rest.slice(named.end)
    }
  }
  return { found, rest }
}

/** "From Gatwick only", "not Luton": one airport of a city that the search is for. */
export function readAirports(words: string, { wishes }: Situation): FilterPart {
  const found: FoundFilter[] = []
  let rest = words
  for (const [pattern, name] of [...ONLY_THESE.map((one) => [one, 'airports'] as const), [NOT_THESE, 'withoutAirports'] as const]) {
    for (const { groups = {}, index, 0: said } of rest.matchAll(pattern)) {
      const named = AIRPORTS.filter(([, , airport]) => new RegExp(`\\b(?:${airport})\\b`, 'i').test(groups.list ?? ''))
      const [, city = ''] = named[0] ?? []
      const isFrom = wishes.from?.includes(`(${city})`)
      if (named.length === 0 || !(isFrom || wishes.to?.includes(`(${city})`))) continue
      const isToThere = /^(?:to|into)$/i.test(groups.end ?? '')
      const isOneWay = wishes.tripType !== 'round-trip'
      const direction = groups.end === undefined || isOneWay ? {} : { sliceIndex: isFrom === isToThere ? 1 : 0 }
      const wish: FilterWish = { ...direction, [name]: named.map(([airport]) => airport) }
      found.push({ wish, index })
      rest = rest.slice(0, index) + '~'.repeat(said.length) + rest.slice(index + said.length)
    }
  }
  return { found, rest }
}

/** One name or several; days that follow are none. */
function namesAt(words: string, start: number): { names: string[]; end: number } {
  const names: string[] = []
  let end = start
  let next = start
  while (names.length < 5) {
    const name = nameAt(words, next)
    const isAlike = name && (names.length === 0 || /^\p{Lu}/u.test(name.text) === /^\p{Lu}/u.test(names[0] ?? ''))
    const text = name && isAlike ? placeAlone(name.text) : ''
    if (!name || text === '') break
    names.push(text)
    end = words.indexOf(text, next) + text.length
    const joint = JOINT.exec(words.slice(end))
    // In small letters "and" may go on to something else ("and under 300").
    if (!joint || (/and/i.test(joint[0]) && !/^\p{Lu}/u.test(text))) break
    next = end + joint[0].length
  }
  return { names, end }
}

/** In mixed writing a name ends where the capitals do; a day that stands beside it is not part of it. */
function placeAlone(text: string): string {
  const name = text.replace(CALENDAR, '')
  if (!/^\p{Lu}/u.test(name)) return name
  return /^\p{Lu}[\p{L}'.-]*(?:,?\s+(?:(?:de|of|am|la|do|upon|le|del|di|el|sur)\s+)?\p{Lu}[\p{L}'.-]*)*/u.exec(name)?.[0] ?? name
}
