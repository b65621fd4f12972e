import { everyMatch } from '@/lib/travel/every-match'
import type { Situation } from '@/lib/travel/trip/situation'
import type { FilterPart, FilterWish, FoundFilter } from './filter-wish'
import { placeEvents } from './places/place-events'
import { joinEvents } from './places/place-joints'

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
  const events = joinEvents(placeEvents(words, false).events, words)
  const found: FoundFilter[] = []
  let rest = words
  for (const { lead, place, start, end } of events) {
    if (lead !== 'via' && lead !== 'not-via') continue
    found.push({ wish: { [lead === 'via' ? 'via' : 'notVia']: [place.text] }, index: start })
    rest = rest.slice(0, start) + '~'.repeat(end - start) + rest.slice(end)
  }
  return { found, rest }
}

/** "From Gatwick only", "not Luton": one airport of a city that the search is for. */
export function readAirports(words: string, { wishes }: Situation): FilterPart {
  const found: FoundFilter[] = []
  let rest = words
  for (const [pattern, name] of [...ONLY_THESE.map((one) => [one, 'airports'] as const), [NOT_THESE, 'withoutAirports'] as const]) {
    for (const { groups = {}, index, 0: said } of everyMatch(rest, pattern)) {
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
