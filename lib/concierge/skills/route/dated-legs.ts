import { addDays, type PlainDate } from '@/lib/travel/dates'
import type { Frame } from '../../grammar/cover'
import type { Table } from '../../table'
import type { SearchWish } from '../../understand/wished-search'
import { type ClockWindow, type DatesContext, withoutDays } from '../dates/change'
import { foldDates } from '../dates/fold'
import type { RouteChange } from './fold'

/** One flight of a trip with several, as far as it was said. */
export type HeardLeg = { from: string | null; to: string | null; departureOn: PlainDate | null }

/**
 * Days go to the flights in the order they were said, each after the one before, or to the flight among whose words they stand.
 * A flight without a day leaves after the nights where the one before it goes: "Prague 3 nights, Vienna 2, starting 10 May".
 */
export function datedLegs(route: RouteChange, frames: readonly Frame[], context: DatesContext): HeardLeg[] {
  const stays = frames.flatMap(({ skill, value, start }) =>
    skill === 'dates' ? nightsIn(value.stay).map((nights) => ({ nights, start })) : [],
  )
  const days = saidDates(frames, context).flatMap(({ days: on, start }) => on.map((day) => ({ on: day, start })))
  const areStaysSaid = route.legs.some(({ nights }) => nights !== undefined)
  let previous: { on: PlainDate | null; nights: number | undefined } = { on: null, nights: undefined }
  return route.legs.map(({ from, to, start, end, nights }, index) => {
    const isWithin = (said: { start: number }) => said.start >= start && said.start < end
    const own = days.length === route.legs.length ? days[index] : areStaysSaid ? (index === 0 ? days[0] : undefined) : days.find(isWithin)
    const departureOn = own?.on ?? (previous.on && previous.nights !== undefined ? addDays(previous.on, previous.nights) : null)
    previous = { on: departureOn, nights: nights ?? stays.find(isWithin)?.nights }
    return { from, to, departureOn }
  })
}

/** The hours of each flight: those said with its day or, alone, among its words. `slice` is null before the first of them: of all flights. */
export function hoursOfLegs(
  { legs }: RouteChange,
  frames: readonly Frame[],
  context: DatesContext,
): { slice: number | null; window: ClockWindow }[] {
  const said = saidDates(frames, context)
  const areInOrder = said.flatMap(({ days }) => days).length === legs.length
  // "10 to 17 April, not too early" holds for both.
  const isAllAtOnce = legs.length > 1 && said.some(({ days }) => days.length === legs.length)
  let passed = 0
  return said.flatMap(({ days, windows, start }) => {
    const isBefore = days.length === 0 && passed === 0 && !frames.some((frame) => frame.skill === 'route' && frame.start < start)
    const among = areInOrder ? passed - (days.length > 0 ? 0 : 1) : legs.findLastIndex((leg) => leg.start <= start)
    passed += days.length
    return windows.map((window) => ({
      slice:
        isBefore || (isAllAtOnce && days.length === 0 && window.direction === null)
          ? null
          : Math.max(0, among) + (days.length > 1 && window.direction === 'ret' ? 1 : 0),
      window: { ...window, direction: null },
    }))
  })
}

/** The days and hours of each frame, each after the one before. */
function saidDates(frames: readonly Frame[], context: DatesContext): { days: PlainDate[]; windows: ClockWindow[]; start: number }[] {
  let earliest = context.today
  return frames.flatMap((frame) => {
    if (frame.skill !== 'dates') return []
    const said = foldDates([frame], { ...context, earliest, situation: withoutDays(context.situation) })
    const several = said.choice?.days?.map(({ on }) => on) ?? []
    const days = [...(several.length > 1 ? several : [said.departureOn, said.returnOn])].flatMap((on) => on ?? [])
    earliest = days.at(-1) ?? earliest
    return [{ days, windows: said.windows, start: frame.start }]
  })
}

/** The nights of a stay whose length is sure. */
function nightsIn(stay: unknown): number[] {
  const [least, most] = (stay as { nights?: [number, number | null] } | undefined)?.nights ?? []
  return least !== undefined && least === most ? [least] : []
}

/** "With two nights in Dubai on the way": the way out is two flights, and the way back stays. */
export function legsWithStopover(
  { stopNights, via }: RouteChange,
  change: SearchWish,
  { situation: { wishes } }: Table,
): HeardLeg[] | null {
  const { from = wishes.from, to = wishes.to, departureOn = wishes.departureOn, returnOn = wishes.returnOn } = change
  const [stop, more] = via
  if (!stopNights || !stop || more || !from || !to || !departureOn) return null
  return [
    { from, to: stop, departureOn },
    { from: stop, to, departureOn: addDays(departureOn, stopNights) },
    ...(returnOn && change.tripType !== 'one-way' ? [{ from: to, to: from, departureOn: returnOn }] : []),
  ]
}
