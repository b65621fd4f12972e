import { listWords } from '../../travel/plan/destination-reason'
import type { DroppedWish } from '../../travel/stays/drop-one-wish'
import { nights } from '../../travel/stays/nights'
import type { StaySearch } from '../../travel/stays/stay-search'

/** How many hotels suit, and aren't offered. */
export type LeftOut = { soldOut: number; tooSmall: number; unreadable: number }

const MOST_WAYS = 2

/** That nothing suits, why, and what may help. */
export function noStaysSentence(
  search: StaySearch,
  suiting: number,
  { soldOut, tooSmall }: LeftOut,
  waysOn: readonly DroppedWish[] = [],
): string {
  const { city, rooms } = search
  if (suiting > 0) {
    const told = suiting === 1 ? 'The one hotel' : `None of the ${suiting} hotels`
    const ways = waysOn.slice(0, MOST_WAYS).map(({ wish, count }) => `${count} ${count === 1 ? 'does' : 'do'} without ${wish}`)
    const next = ways.length > 0 ? `${listWords(ways)}.` : 'Drop one wish to see some again.'
    return `${told} in ${city.name} ${suiting === 1 ? 'doesn’t suit' : 'suits'} everything you asked for. ${next}`
  }
  if (soldOut > 0) {
    const nightsWord = nights(search.checkInOn, search.checkOutOn) === 1 ? 'that night' : 'those nights'
    return `No hotel in ${city.name} has ${rooms === 1 ? 'a room' : `${rooms} rooms`} left for ${nightsWord}. Other days${rooms === 1 ? '' : ', or fewer rooms,'} may help.`
  }
  if (tooSmall > 0) return `No hotel in ${city.name} has a room for so many people. More rooms may help.`
  return `There are no hotels to show in ${city.name}. Another place may help.`
}
