import type { KnownNames } from '@/lib/ports/known-names'
import type { PlainDate } from '@/lib/travel/dates'
import { readLength, readMonth } from './lengths'
import { type NamedPlace, namedPlaces, originAmong, withoutPlaces } from './named-places'
import type { CompareInput } from './planning-wish'
import { readLikings } from './tastes'

const COMPARES =
  /\b(?:compare|comparison|versus|vs\.?|difference between|which (?:one )?(?:is|would be|has|should)|what(?:'s| is) (?:better|nicer|warmer|cheaper)|(?:better|nicer|warmer|cheaper|drier|closer)\b|(?:can'?t |cannot |help (?:me|us) )?(?:decide|choose) between|torn between|hesitat\w+ between|side by side|against)\b/i
/** "From London or Paris" hesitates between two beginnings. */
const JOINS_ORIGIN = /^\s*,?\s*or\s*$/i
const GOES_TO = /^\s*to\s*$/i
const OR = /^\s*,?\s*(?:or|vs\.?|versus)\s*(?:rather |maybe |even )?$/i
const LIST = /^\s*(?:,|,?\s*(?:and|or|&|vs\.?|versus|against|with))\s*$/i
const OF_FLIGHTS =
  /\b(?:fly|flying|flights?|tickets?|airlines?|fares?|airports?|depart\w*|return(?:ing)?|one[- ]way|round[- ]trip|hotels?|rooms?|plan)\b/i

/** Two to four places that somebody hesitates between; null where the words compare none. */
export function readComparison(words: string, today: PlainDate, names: KnownNames): CompareInput | null {
  const places = namedPlaces(words, names)
  const origin = originAmong(places, words)
  const named = places.filter((place) => place !== origin && place.isCity)
  const row = longestRow(named, words)
  if (row.length < 2 || new Set(row.map(({ cityName }) => cityName)).size < row.length) return null
  const rest = withoutPlaces(words, places)
  const isCompared = COMPARES.test(rest) && !(OF_FLIGHTS.test(rest) && !/\b(?:compare|better|nicer|decide|choose)\b/i.test(rest))
  const [first] = row
  // "London or Bristol to Krakow": places to start from.
  if (named.some((place) => place.start > (row.at(-1)?.end ?? 0) && GOES_TO.test(words.slice(row.at(-1)?.end, place.start)))) return null
  if (origin && first && JOINS_ORIGIN.test(words.slice(origin.end, first.start))) return null
  const isEither = OR.test(words.slice(row.at(-2)?.end, row.at(-1)?.start)) && !OF_FLIGHTS.test(rest)
  const month = readMonth(rest, today)
  if (!isCompared && !(isEither && (words.includes('?') || isMonthAlone(rest, today)))) return null
  const days = readLength(rest, 3)
  const likings = readLikings(rest)
  return {
    destinations: row.slice(0, 4).map(({ text }) => text),
    ...(origin ? { from: origin.text } : {}),
    ...(month ? { month } : {}),
    ...(days ? { days } : {}),
    ...(likings.length > 0 ? { likings } : {}),
  }
}

/** "Lisbon or Porto in May" names no day that one could fly on. */
function isMonthAlone(rest: string, today: PlainDate): boolean {
  return readMonth(rest, today) !== null && !/\d/.test(rest)
}

function longestRow(places: NamedPlace[], words: string): NamedPlace[] {
  const rows: NamedPlace[][] = []
  for (const place of places) {
    const row = rows.at(-1)
    const before = row?.at(-1)
    if (row && before && LIST.test(words.slice(before.end, place.start))) row.push(place)
    else rows.push([place])
  }
  return rows.toSorted((one, other) => other.length - one.length)[0] ?? []
}
