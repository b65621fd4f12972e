import { countryNamed } from '@/lib/travel/places/country-names'
import type { Frame } from '../../grammar/cover'
import { nextOpenSlice, type Table } from '../../table'
import { type FilterWish, mergeWishes } from '../../understand/filter-wish'
import type { ClockWindow, DatesChange } from '../dates/change'
import { pickContext } from '../pick/context'
import { foldRoute, type RouteChange } from '../route/fold'
import type { FoldContext } from '../skill'
import type { FilterChange } from './fold'
import { isStanding } from './standing'

const MIDNIGHT = '00:00'
export const LAST_OF_DAY = '23:59'
const END_OF_DAY = ['24:00', LAST_OF_DAY]

type Folds = { route: RouteChange; dates: DatesChange; limits: FilterChange }

/** What a message wishes of the filters, by what it says of the way, the hours and the limits. */
export function filterWishes({ route, dates, limits }: Folds, frames: readonly Frame[], table: Table): FilterWish[] {
  const { maxPrice, ...others } = limits.filters
  // A price for both directions, or for the whole trip, is no limit of one.
  const isOfBoth =
    (limits.budget?.way === 'both' || limits.budget?.whole) && (dates.tripType ?? table.situation.wishes.tripType) !== 'one-way'
  const all: FilterWish = {
    ...others,
    ...(maxPrice === undefined || isOfBoth ? {} : { maxPrice }),
    ...(limits.oneAirline === undefined ? {} : { oneAirline: limits.oneAirline || null }),
    ...(limits.aircraft === undefined ? {} : { aircraft: limits.aircraft.length > 0 ? limits.aircraft : null }),
    ...(limits.notAircraft === undefined ? {} : { withoutAircraft: limits.notAircraft.length > 0 ? limits.notAircraft : null }),
    ...(limits.withAirportChange === false ? { withoutAirportChange: true } : {}),
    ...listed('via', route.via, (text) => !isCountry(text)),
    ...listed('viaCountries', route.via, isCountry),
    ...listed('notVia', route.notVia, (text) => !isCountry(text)),
    ...listed('notViaCountries', route.notVia, isCountry),
    ...(route.anyAirline || isTakenBack(route, table) ? { airlines: null, withoutAirlines: null } : {}),
    ...(isAllowedAgain(frames, table) ? { withoutAirlines: null } : {}),
    ...(route.notVia.length > 0 && isStanding(table.situation.slices, ['layoverAirports', 'layoverCountries'])
      ? { via: null, viaCountries: null }
      : {}),
    // Direct flights go by way of nothing.
    ...(route.droppedVia.length > 0 ||
    (limits.directOnly === true && isStanding(table.situation.slices, ['layoverAirports', 'layoverCountries']))
      ? { via: null, viaCountries: null }
      : {}),
    ...(route.anyAlliance ? { alliances: null } : {}),
  }
  // A name alone may point at a flight that is shown; one that is preferred narrows the list.
  const isPreferred = frames.some(({ value }) => 'carrierNamed' in value && value.soft === true)
  const named = table.flights && !isPreferred && route.airlines.length === 0 ? [] : route.airlinesNamed
  const airlines = route.anyAirline ? [] : [...route.airlines, ...named]
  const withoutAirlines = [
    ...route.withoutAirlines,
    ...(isTakenBack(route, table) ? [] : route.removedAirlines),
    ...(route.otherAirline ? airlineSpokenOf(table) : []),
  ]
  const ofAirlines: FilterWish = {
    ...(airlines.length > 0 ? { airlines } : {}),
    ...(withoutAirlines.length > 0 ? { withoutAirlines } : {}),
    ...(route.alliances.length > 0 ? { alliances: route.alliances } : {}),
  }
  const wishes = [
    all,
    ofAirlines,
    ...landingInTime(dates),
    ...hoursGone(dates, table),
    ...dates.windows.map(windowFilter(table)),
    ...route.airports,
  ]
  return bothWays(mergeWishes(wishes.filter((wish) => Object.keys(wish).some((name) => name !== 'sliceIndex'))))
}

/** The filters of one flight, by the wishes that are for it alone; "direct" is then no wish for the whole search. */
export function filtersOfFlight(
  { slice, own, limits }: { slice: number; own: readonly Frame[]; limits: FilterChange },
  context: FoldContext,
  table: Table,
): FilterWish[] {
  const direct: FilterWish[] =
    limits.directOnly === undefined || limits.filters.stops ? [] : [{ stops: limits.directOnly ? ['direct'] : null }]
  const wishes = filterWishes({ route: foldRoute(own, context), dates: NO_DATES, limits }, own, table)
  return mergeWishes([...wishes, ...direct].map((wish) => ({ ...wish, sliceIndex: slice })))
}

const NO_DATES: DatesChange = { assumed: [], windows: [], otherDays: [] }

/** "I must be there on the 13th": at any hour of it, where none was said. */
function landingInTime({ arriveOn }: DatesChange): FilterWish[] {
  return arriveOn ? [{ sliceIndex: 0, arriveBefore: LAST_OF_DAY }] : []
}

/** The hours of an appointment, or to be there by, that another day has nothing to do with. */
function hoursGone({ leavesAppointment, leavesDayBefore, arriveOn }: DatesChange, { situation }: Table): FilterWish[] {
  if (leavesDayBefore && !arriveOn && isStanding(situation.slices, ['arrival'])) return [{ sliceIndex: 0, arriveBefore: null }]
  if (!leavesAppointment) return []
  return [{ sliceIndex: 0, arriveBefore: null }, ...(leavesAppointment.isReturnMoved ? [{ sliceIndex: 1, departAfter: null }] : [])]
}

/** "Forget KLM"; "remove KLM", while a filter stands that may be about airlines. */
function isTakenBack({ droppedAirlines, removedAirlines }: RouteChange, table: Table): boolean {
  return droppedAirlines.length > 0 || (removedAirlines.length > 0 && isStanding(table.situation.slices, ['airlines', 'withoutAirlines']))
}

/** "Ryanair is fine after all", while it is left out. */
function isAllowedAgain(frames: readonly Frame[], { situation }: Table): boolean {
  return isStanding(situation.slices, ['withoutAirlines']) && frames.some(({ value }) => value.airlineBack === true)
}

/** "Another airline": than that of the flight spoken of last, or of the best one shown. */
function airlineSpokenOf(table: Table): string[] {
  if (!table.flights) return []
  const [last] = pickContext(table).spoken.last
  const { briefs, picks } = table.flights
  const flight = briefs.find(({ offerId }) => offerId === (last ?? picks[0]?.offerId)) ?? briefs[0]
  return flight ? [flight.airline] : []
}

/** What is said of both directions alike holds for every direction. */
function bothWays(wishes: FilterWish[]): FilterWish[] {
  const of = (index: number) => wishes.find(({ sliceIndex }) => sliceIndex === index)
  const [out, back] = [of(0), of(1)]
  if (!out || !back || JSON.stringify({ ...out, sliceIndex: 1 }) !== JSON.stringify(back)) return wishes
  const { sliceIndex, ...both } = out
  return mergeWishes([...wishes.filter((wish) => wish !== out && wish !== back), both])
}

function listed(
  name: 'via' | 'viaCountries' | 'notVia' | 'notViaCountries',
  said: string[],
  isMeant: (text: string) => boolean,
): FilterWish {
  const meant = said.filter(isMeant)
  return meant.length > 0 ? { [name]: meant } : {}
}

/** Three letters are an airport's, as "PER" is Perth and not Peru; only these countries go by their letters. */
function isCountry(text: string): boolean {
  return (text.length > 3 || /^(?:usa?|uk|uae)$/i.test(text)) && countryNamed(text) !== null
}

function windowFilter(table: Table): (window: ClockWindow) => FilterWish {
  return (window) => {
    const { direction, isNegated, isBothWays } = window
    // Beside a list the hours are about its flights; what is not wanted holds for every direction.
    const shown = table.flights && !isNegated && !isBothWays ? (nextOpenSlice(table.situation) ?? 0) : undefined
    const sliceIndex = direction === 'out' ? 0 : direction === 'ret' ? 1 : shown
    return { ...(sliceIndex === undefined ? {} : { sliceIndex }), ...filterOfHours(window) }
  }
}

/** Hours to stay out of become a limit where they reach to an end of the day. */
export function filterOfHours({ departAfter, departBefore, arriveAfter, arriveBefore, not }: ClockWindow): FilterWish {
  return {
    ...(departAfter ? { departAfter } : {}),
    ...(departBefore ? { departBefore } : {}),
    ...(arriveAfter ? { arriveAfter } : {}),
    ...(arriveBefore ? { arriveBefore } : {}),
    ...(not && not[0] === MIDNIGHT ? { departAfter: not[1] } : {}),
    ...(not && END_OF_DAY.includes(not[1]) ? { departBefore: not[0] } : {}),
  }
}
