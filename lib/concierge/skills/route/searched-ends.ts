import { candidateMeant } from '../../candidate'
import type { Reading } from '../../grammar/read'
import type { Table } from '../../table'
import type { SearchWish } from '../../understand/wished-search'
import type { RouteChange } from './fold'
import { codeOf, countryOf } from './spots'

/** Where the search is to start and end, as far as a message changes it. */
export function searchedEnds(route: RouteChange, reading: Reading, table: Table): Pick<SearchWish, 'from' | 'to'> {
  const proposed = isPlaceProposed(reading) && route.bare && !route.from && !route.to ? proposedEnd(route.bare, table) : {}
  return { ...(route.legs.length > 1 ? {} : saidEnds(route, reading.text, table)), ...proposed }
}

function saidEnds(route: RouteChange, text: string, table: Table): Pick<SearchWish, 'from' | 'to'> {
  const { from, to } = table.situation.wishes
  const unclear = table.held?.unclearPlace
  const meant = unclear && !(route.from && route.to) ? candidateMeant(unclear.candidates, text) : undefined
  if (unclear && meant) return { [unclear.field]: meant.iataCode }
  if (route.isSwap) return from && to ? { from: codeOf(to), to: codeOf(from) } : {}
  // "From Los Angeles as well", where nothing is compared yet and no start is known.
  const first = table.comparison || from ? undefined : route.added.from[0]
  return {
    ...(first === undefined ? {} : { from: first }),
    ...(route.from === undefined ? {} : { from: route.from }),
    ...(route.to === undefined ? {} : { to: route.to }),
  }
}

/** "Is Manchester cheaper?" on a trip from London to Lisbon asks for flights from there, "is Porto cheaper?" for flights to there. */
function proposedEnd(place: string, { situation: { wishes }, names }: Table): Pick<SearchWish, 'from' | 'to'> {
  const country = names.placesFrom(place.split(' '))[0]?.place.country ?? null
  const isIn = (end: string | null) => country !== null && countryOf(end, names) === country
  return isIn(wishes.from) && !isIn(wishes.to) ? { from: place } : { to: place }
}

/** "Is Porto cheaper?" asks for flights there. */
function isPlaceProposed({ clauses }: Reading): boolean {
  return clauses.some(({ kind, frames }) => kind === 'search-question' && frames.some(({ value }) => 'place' in value))
}
