import type { LocalTime } from '../dates'

export type { MeetUpFlight, MeetUpOption, MeetUps } from './meet-ups-schema'

/** Fewer than two groups meet nobody; more searches at once would keep a traveller waiting. */
export const FEWEST_GROUPS = 2
export const MOST_GROUPS = 4
/** "About the same time", where nobody said how close. */
export const USUAL_GAP_MINUTES = 60
const MOST_OPTIONS = 3

/** A flight as a meet-up sees it: all of them land at one place, so that their local times can be compared. */
type Landing = { arrivesAt: LocalTime; amountMinor: number }
/** `waitMinutes`: how long all groups together wait for the one that lands last. */
type MeetUp<Flight> = { flights: Flight[]; amountMinor: number; gapMinutes: number; waitMinutes: number }

/**
 * Flights for all groups, one each, that land within so many minutes of each other: first the cheapest in all, with the least waiting
 * among equals, then dearer ones that wait less. Empty if none do.
 */
export function findMeetUps<Flight extends Landing>(groups: readonly Flight[][], withinMinutes: number): MeetUp<Flight>[] {
  const landings = inOrder(groups)
  const found = landings.flatMap((first, index) => {
    const chosen: (Flight | undefined)[] = groups.map(() => undefined)
    const meetUps: MeetUp<Flight>[] = []
    for (const { flight, group, minute } of landings.slice(index)) {
      if (minute - first.minute > withinMinutes) break
      // Of equal prices the later landing waits less for whoever lands last.
      if ((chosen[group]?.amountMinor ?? Number.POSITIVE_INFINITY) < flight.amountMinor) continue
      chosen[group] = flight
      const flights = chosen.flatMap((one) => one ?? [])
      if (flights.length === groups.length) meetUps.push(meetUpOf(flights))
    }
    return meetUps
  })
  const sorted = found.toSorted((one, other) => one.amountMinor - other.amountMinor || one.waitMinutes - other.waitMinutes)
  return sorted
    .filter(({ waitMinutes }, index) => sorted.slice(0, index).every((before) => waitMinutes < before.waitMinutes))
    .slice(0, MOST_OPTIONS)
}

/** The fewest minutes within which one flight of each group lands; null if a group has none. */
export function closestLanding(groups: readonly Landing[][]): number | null {
  const landings = inOrder(groups)
  const gaps = landings.flatMap(({ minute }, index) => {
    const ahead = landings.slice(index)
    const nexts = groups.map((_, group) => ahead.find((one) => one.group === group)?.minute)
    return nexts.includes(undefined) ? [] : [Math.max(...nexts.flatMap((next) => next ?? [])) - minute]
  })
  return gaps.length > 0 ? Math.min(...gaps) : null
}

function inOrder<Flight extends Landing>(groups: readonly Flight[][]): { flight: Flight; group: number; minute: number }[] {
  return groups
    .flatMap((flights, group) => flights.map((flight) => ({ flight, group, minute: minuteOf(flight.arrivesAt) })))
    .toSorted((one, other) => one.minute - other.minute)
}

function meetUpOf<Flight extends Landing>(flights: Flight[]): MeetUp<Flight> {
  const minutes = flights.map(({ arrivesAt }) => minuteOf(arrivesAt))
  const last = Math.max(...minutes)
  return {
    flights,
    amountMinor: flights.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    gapMinutes: last - Math.min(...minutes),
    waitMinutes: minutes.reduce((sum, minute) => sum + last - minute, 0),
  }
}

/** Minutes on one clock: times of one place can be told apart by them. */
export function minuteOf(time: LocalTime): number {
  return Date.parse(`${time}Z`) / 60_000
}
