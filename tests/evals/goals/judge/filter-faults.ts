import { HIGHEST_PRICE, LAST_MINUTE_OF_DAY, LONGEST_MINUTES } from '@/lib/travel/flights/filters/facet'
import type { FlightFilters } from '@/lib/travel/flights/filters/flight-filters'
import { sliceLabel } from '@/lib/travel/flights/search'
import type { Trip } from '@/lib/travel/trip/trip'
import type { FilterGoal, Goal, OneOf } from './goal'
import { listOf } from './search-faults'

/** The filters of each direction that differ from what was wanted; a direction whose flight is picked is past filtering. */
export function filterFaults({ filters: wanted, search }: Goal, { filters, picks, result }: Trip): string[] {
  if (!result) return []
  const mayBeDirect = listOf(search?.isDirect ?? false).includes(true)
  return result.search.slices.flatMap((_, index) => {
    const goal = Array.isArray(wanted) ? (wanted[index] ?? {}) : (wanted ?? {})
    if (picks[index]) return []
    // A search that is direct only says the same as a filter on stops; searchFaults looks at both.
    const { stops, ...others } = filters[index] ?? {}
    const standing = mayBeDirect && stops?.join() === 'direct' ? others : { ...others, ...(stops ? { stops } : {}) }
    return oneFaults(goal, standing, mayBeDirect).map((fault) => `${sliceLabel(result.search.tripType, index).toLowerCase()} ${fault}`)
  })
}

function oneFaults(goal: FilterGoal, is: FlightFilters, isDirect: boolean): string[] {
  return [
    ...minuteFault('leaving after', goal.leavesAfter, is.departure?.from ?? 0, 0),
    ...minuteFault('leaving before', goal.leavesBefore, is.departure?.to ?? LAST_MINUTE_OF_DAY, LAST_MINUTE_OF_DAY),
    ...minuteFault('arriving after', goal.arrivesAfter, is.arrival?.from ?? 0, 0),
    ...minuteFault('arriving before', goal.arrivesBefore, is.arrival?.to ?? LAST_MINUTE_OF_DAY, LAST_MINUTE_OF_DAY),
    ...listFault('only airlines', goal.airlines, is.airlines),
    ...listFault('without airlines', goal.withoutAirlines, is.withoutAirlines),
    ...listFault('only alliances', goal.alliances, is.alliances),
    ...holdsFault('via', goal.via, is.layoverAirports),
    ...holdsFault('not via', goal.notVia, is.withoutLayoverAirports),
    ...(isDirect ? [] : listFault('stops', goal.stops, is.stops)),
    ...amountFault('price up to', goal.maxPrice, is.price?.to, HIGHEST_PRICE),
    ...amountFault('minutes at most', goal.maxMinutes, is.durationMinutes?.to, LONGEST_MINUTES),
    ...listFault('without airports', goal.withoutAirports, is.withoutAirports),
    ...(goal.airports ? listFault('only airports', goal.airports, is.airports) : []),
  ]
}

/** A bound is met to the minute; between two of them, anything is right. "Before 12:00" may be kept as 11:59. */
function minuteFault(what: string, wanted: OneOf<string> | undefined, is: number, unset: number): string[] {
  if (wanted === undefined) return is === unset ? [] : [`${what} ${clock(is)} was not wanted`]
  const bounds = listOf(wanted).map(minuteOf)
  const [lowest, highest] = [Math.min(...bounds) - 1, Math.max(...bounds) + 1]
  return is >= lowest && is <= highest ? [] : [`${what}: wanted ${listOf(wanted).join(' to ')}, is ${is === unset ? 'not set' : clock(is)}`]
}

function listFault(what: string, wanted: string[] = [], is: string[] = []): string[] {
  const words = (codes: string[]) => codes.toSorted().join(' ') || 'nothing'
  return words(wanted) === words(is) ? [] : [`${what}: wanted ${words(wanted)}, is ${words(is)}`]
}

/** A city may stand for all its airports, so more than the one that was wanted is right, but not none and not other cities alone. */
function holdsFault(what: string, wanted: string[] = [], is: string[] = []): string[] {
  if (wanted.length === 0) return is.length === 0 ? [] : [`${what} ${is.join(' ')} was not wanted`]
  return wanted.every((code) => is.includes(code)) ? [] : [`${what}: wanted ${wanted.join(' ')}, is ${is.join(' ') || 'nothing'}`]
}

function amountFault(what: string, wanted: number | undefined, is: number | undefined, unset: number): string[] {
  return (wanted ?? unset) === (is ?? unset) ? [] : [`${what}: wanted ${wanted ?? 'any'}, is ${is ?? 'any'}`]
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
