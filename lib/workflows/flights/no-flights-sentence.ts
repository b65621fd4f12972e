import type { FlightSearch } from '../../travel/flights/search'
import { CABIN_WORDS } from '../../travel/flights/search-labels'

/** That nothing flies as wished, and what may help. */
export function noFlightsSentence(search: FlightSearch, slice: FlightSearch['slices'][number]): string {
  const route = `from ${slice.origin.name} to ${slice.destination.name}`
  if (!search.cabinClass.startsWith('economy-with'))
    return `No flight ${route} on that day has a seat in ${CABIN_WORDS[search.cabinClass]}. Another cabin or day may help.`
  return search.directOnly
    ? `There’s no direct flight ${route} on that day. With a stop there may be one.`
    : `I found no flight ${route} on that day. Another day or a nearby airport may help.`
}
