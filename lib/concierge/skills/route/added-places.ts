import type { KnownNames } from '@/lib/ports/known-names'
import type { Table } from '../../table'
import type { SearchWish } from '../../understand/wished-search'
import type { ComparedPlaces } from './compared-places'
import type { RouteChange } from './fold'
import type { End } from './fold-ends'

/** "Check Leeds too", "from Bristol as well": the places of the search with the new ones; null if the message adds none. */
export function addedPlaces(
  { added, legs }: RouteChange,
  change: Pick<SearchWish, 'from' | 'to'>,
  { comparison, situation: { wishes }, names }: Table,
): ComparedPlaces | null {
  if (legs.length > 1) return null
  const standing = (end: End) => {
    const compared = comparison?.input[end]
    if (change[end]) return [change[end]]
    return Array.isArray(compared) && compared.length > 0 ? compared.map(String) : wishes[end] ? [codeOf(wishes[end])] : []
  }
  const ends = { from: standing('from'), to: standing('to') }
  const end = added.bare[0] ? endOf(added.bare[0], ends, names) : 'to'
  const more = { ...added, [end]: [...added[end], ...added.bare] }
  const isNew = (side: End) => more[side].filter((place) => !ends[side].some((one) => isSame(one, place, names)))
  const [from, to] = [isNew('from'), isNew('to')]
  if (from.length + to.length === 0 || ends.from.length === 0 || ends.to.length === 0) return null
  return { from: [...ends.from, ...from], to: [...ends.to, ...to] }
}

/** A place of the country that one end alone lies in belongs to that end; else to the nearer one. */
function endOf(place: string, ends: { from: string[]; to: string[] }, names: KnownNames): End {
  const { code, country } = placeOf(place, names)
  const [from, to] = [ends.from, ends.to].map(([first = '']) => placeOf(first, names))
  if (from?.country !== to?.country && country !== null) {
    if (country === from?.country) return 'from'
    if (country === to?.country) return 'to'
  }
  const [way, back] = [from, to].map((one) => (code && one?.code ? names.kmBetween(code, one.code) : null))
  return way !== null && way !== undefined && back !== null && back !== undefined && way < back ? 'from' : 'to'
}

function isSame(one: string, other: string, names: KnownNames): boolean {
  const [first, second] = [placeOf(one, names).code, placeOf(other, names).code]
  return one === other || (first !== null && first === second)
}

function placeOf(place: string, names: KnownNames): { code: string | null; country: string | null } {
  const named = /^[A-Z]{3}$/.test(place) ? names.placeOfCode(place) : names.placesFrom(place.split(' '))[0]?.place
  return named ?? { code: null, country: null }
}

/** "London (LON)" is sent on as "LON". */
function codeOf(place: string): string {
  return /\(([A-Z]{3})\)$/.exec(place)?.[1] ?? place
}
