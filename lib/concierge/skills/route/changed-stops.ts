import { addDays, daysBetween, type PlainDate } from '@/lib/travel/dates'
import type { Situation } from '@/lib/travel/trip/situation'
import type { Frame } from '../../grammar/cover'
import type { PlaceValue } from '../../grammar/place-words'
import type { DatesChange } from '../dates/change'
import type { HeardLeg } from './dated-legs'
import type { RouteChange } from './fold'
import { isThatPlace, placesIn, placeToSend } from './spots'

/** A city between two flights, and the nights until the second of them. */
type Stop = { city: string; nights: number }
/** A trip by its stops: where and when it starts, and where its last flight leaves from, if not from the last stop, and goes to. */
type Trip = { isThereAndBack: boolean; from: string; leavesOn: PlainDate; stops: Stop[]; endsFrom?: string; end: string }

/**
 * A trip of several flights with its stops changed: "skip Singapore", "Rome first and then Naples", "two more nights in Vienna", "home
 * from Busan instead". Null where the message leaves them as they are, or names a whole new route.
 */
export function changedStops(route: RouteChange, frames: readonly Frame[], dates: DatesChange, situation: Situation): HeardLeg[] | null {
  const trip = tripOf(situation)
  if (!trip || dates.departureOn || dates.returnOn) return null
  const changed = [leaveOut, replaceStop, putInOrder, changeNights, endElsewhere].reduce<Trip | null>(
    (so, change) => change(so ?? trip, { route, frames, dates }) ?? so,
    null,
  )
  return changed && legsOf(changed)
}

type Heard = { route: RouteChange; frames: readonly Frame[]; dates: DatesChange }

/** The searched flights as stops; null unless each but the last begins where the one before it ends. */
function tripOf({ slices, wishes }: Situation): Trip | null {
  const [first] = slices
  const last = slices.at(-1)
  if (!first || !last || slices.length < 2) return null
  const stops = slices.slice(1).flatMap((slice, index) => {
    const before = slices[index]
    const isNext = before && (before.to === slice.from || slice === last)
    return isNext ? [{ city: before.to, nights: daysBetween(before.departureOn, slice.departureOn) }] : []
  })
  if (stops.length < slices.length - 1) return null
  return {
    isThereAndBack: wishes.tripType !== 'multi-trip',
    from: first.from,
    leavesOn: first.departureOn,
    stops,
    ...(stops.at(-1)?.city === last.from ? {} : { endsFrom: last.from }),
    end: last.to,
  }
}

function legsOf({ from, leavesOn, stops, endsFrom, end }: Trip): HeardLeg[] {
  let day = leavesOn
  return [...stops.map(({ city }) => city), end].map((to, index) => {
    const before = stops[index - 1]
    if (before) day = addDays(day, before.nights)
    const start = index === stops.length ? endsFrom : undefined
    return { from: start ?? before?.city ?? from, to, departureOn: day }
  })
}

function placesAt(frames: readonly Frame[], slots: readonly string[]): PlaceValue[] {
  return frames.flatMap(({ value }) => slots.flatMap((slot) => placesIn(value[slot])))
}

function isAmong(places: readonly PlaceValue[], city: string): boolean {
  return places.some((place) => isThatPlace(place, city))
}

/** "Skip Singapore": its nights go to the stop after it, or before it, so that the trip ends on the day it ended. */
function leaveOut(trip: Trip, { frames }: Heard): Trip | null {
  const refused = placesAt(
    frames.filter(({ value }) => !('place' in value)),
    ['placeNot', 'toNot', 'notVia', 'viaDropped'],
  )
  const kept = trip.stops.filter(({ city }) => !isAmong(refused, city))
  if (kept.length === trip.stops.length || kept.length === 0) return null
  const stops = kept.map((stop) => ({ ...stop }))
  for (const [index, stop] of trip.stops.entries()) {
    if (!isAmong(refused, stop.city)) continue
    const after = trip.stops.slice(index).find(({ city }) => !isAmong(refused, city)) ?? kept.at(-1)
    const heir = stops.find(({ city }) => city === after?.city)
    if (heir) heir.nights += stop.nights
  }
  return { ...trip, stops }
}

/** "Florence instead of Rome": the new city takes the nights. */
function replaceStop(trip: Trip, { frames }: Heard): Trip | null {
  const frame = frames.find(({ value }) => 'place' in value && 'placeNot' in value)
  const [place] = placesIn(frame?.value.place)
  if (!place || !trip.stops.some(({ city }) => isAmong(placesIn(frame?.value.placeNot), city))) return null
  const refused = placesIn(frame?.value.placeNot)
  return { ...trip, stops: trip.stops.map((stop) => (isAmong(refused, stop.city) ? { ...stop, city: placeToSend(place) } : stop)) }
}

/** "Rome first and then Naples": two or more stops of the trip, and no other place; each keeps its nights. */
function putInOrder(trip: Trip, { frames }: Heard): Trip | null {
  const first = placesAt(frames, ['stopFirst'])
  const [place] = first
  const [only, another] = trip.stops
  // "Into Lisbon first and home from Madrid", the other way round.
  if (only && !another && trip.endsFrom && place && isThatPlace(place, trip.endsFrom))
    return { ...trip, stops: [{ ...only, city: trip.endsFrom }], endsFrom: only.city }
  const named = first.length > 0 ? first : placesAt(frames, ['next', 'visit', 'swapStops', 'chain'])
  const isSwap = frames.some(({ value }) => 'swapStops' in value)
  const order = named.flatMap((place) => trip.stops.filter(({ city }) => isThatPlace(place, city)))
  if (order.length < named.length || new Set(order).size < (first.length > 0 ? 1 : 2)) return null
  const others = trip.stops.filter((stop) => !order.includes(stop))
  const stops = first.length > 0 ? [...order, ...others] : inTheirPlaces(trip.stops, isSwap ? turned(order, trip.stops) : order)
  return stops.every((stop, index) => stop === trip.stops[index]) ? null : { ...trip, stops }
}

/** The stops in another order, at the places in the trip that they have together. */
function inTheirPlaces(all: readonly Stop[], order: readonly Stop[]): Stop[] {
  let next = 0
  return all.map((stop) => (order.includes(stop) ? (order[next++] ?? stop) : stop))
}

function turned(order: readonly Stop[], all: readonly Stop[]): Stop[] {
  return all.filter((stop) => order.includes(stop)).toReversed()
}

/** "Two more nights in Vienna", "make it three nights in Vienna", "add two nights in Kyoto at the end". */
function changeNights(trip: Trip, { frames, dates }: Heard): Trip | null {
  const added = frames.map(({ value }) => value.stayMore).findLast(isStay)
  const [place] = added ? placesIn(added.at) : placesAt(frames, ['place', 'to'])
  const [only, another] = trip.stops
  const known = place ? trip.stops.find(({ city }) => isThatPlace(place, city)) : another ? undefined : only
  // The nights of a trip there and back are those between its days.
  if (known && ((added && place) || !trip.isThereAndBack)) {
    const nights = added ? known.nights + added.nights : (longer(frames, known.nights) ?? dates.nights ?? known.nights)
    return nights > 0 && nights !== known.nights
      ? { ...trip, stops: trip.stops.map((stop) => (stop === known ? { ...stop, nights } : stop)) }
      : null
  }
  if (!place) return null
  const isHome = isThatPlace(place, trip.end)
  return added && !known && !isHome && trip.end === trip.from
    ? { ...trip, stops: [...trip.stops, { city: placeToSend(place), nights: added.nights }] }
    : null
}

function longer(frames: readonly Frame[], nights: number): number | null {
  const shift = frames.findLast(({ value }) => value.shift)?.value.shift as { by: { days?: number }; sign: number } | undefined
  return shift?.by.days ? nights + shift.sign * shift.by.days : null
}

function isStay(value: unknown): value is { at: unknown; nights: number } {
  return typeof value === 'object' && value !== null && 'nights' in value && typeof value.nights === 'number'
}

/** "Fly home from Busan instead", "and back to Manchester". */
function endElsewhere(trip: Trip, { route, frames }: Heard): Trip | null {
  const [from, to] = [placesAt(frames, ['retFrom'])[0], placesAt(frames, ['retTo'])[0]]
  // A trip there and back hears of its way back by itself.
  if (route.wayBack || trip.isThereAndBack || !(from || to)) return null
  const last = trip.endsFrom ?? trip.stops.at(-1)?.city ?? ''
  const isFromLast = !from || isThatPlace(from, last)
  const isToEnd = !to || isThatPlace(to, trip.end)
  return {
    ...trip,
    ...(isFromLast ? {} : { endsFrom: placeToSend(from) }),
    ...(isToEnd ? {} : { end: placeToSend(to) }),
  }
}
