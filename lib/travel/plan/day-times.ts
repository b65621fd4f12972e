import type { PlanStop } from './plan-place-schema'
import { type Way, waysOf } from './ways'

const USUAL_START = '09:30'
const LUNCH_FROM = 12 * 60
const LUNCH_MINUTES = 60
// Whoever stays so long in one place eats there.
const LUNCH_WITHIN_MINUTES = 240

/** One stop on the clock of the place; `way` leads to it from the stop before (null for the first), `lunchMinutes` are spent before it. */
export type StopTime = { id: string; arrivesAt: string; leavesAt: string; way: Way | null; lunchMinutes: number }

/** The day as it would go: at the first stop at 09:30 or at `startsAt`, with an hour for lunch at the first change of place after noon. */
export function dayTimes(stops: PlanStop[], startsAt?: string): StopTime[] {
  return minutesOfDay(stops, startsAt).map(({ arrives, leaves, ...time }) => ({
    ...time,
    arrivesAt: clock(arrives),
    leavesAt: clock(leaves),
  }))
}

/** When the last stop is left, in minutes since midnight; when it starts on a free day. */
export function dayEnds(stops: PlanStop[], startsAt?: string): number {
  return minutesOfDay(stops, startsAt).at(-1)?.leaves ?? minutesOf(startsAt)
}

/** Minutes at the stops and on the ways between them, lunch left out: what a pace is measured in. */
export function dayMinutes(stops: PlanStop[]): number {
  const there = stops.reduce((sum, { minutesThere }) => sum + minutesThere, 0)
  return waysOf(stops).reduce((sum, { minutes }) => sum + minutes, there)
}

/** On foot between the stops, to half a kilometre; what is walked at a sight comes on top. */
export function walkingKm(stops: PlanStop[]): number {
  const km = waysOf(stops).reduce((sum, way) => sum + (way.by === 'walk' ? way.km : 0), 0)
  return Math.round(km * 2) / 2
}

/** In minutes since midnight of the day; past 1,440 is the next morning. */
export function minutesOfDay(stops: PlanStop[], startsAt?: string) {
  const ways = waysOf(stops)
  let now = minutesOf(startsAt)
  let hasEaten = false
  return stops.map(({ id, minutesThere }, index) => {
    const way = ways[index - 1] ?? null
    const lunchMinutes = way && !hasEaten && now >= LUNCH_FROM ? LUNCH_MINUTES : 0
    const arrives = now + lunchMinutes + (way?.minutes ?? 0)
    now = arrives + minutesThere
    hasEaten ||= lunchMinutes > 0 || (minutesThere >= LUNCH_WITHIN_MINUTES && now >= LUNCH_FROM)
    return { id, arrives, leaves: now, way, lunchMinutes }
  })
}

/** When a day starts, in minutes since midnight. */
export function minutesOf(startsAt = USUAL_START): number {
  return Number(startsAt.slice(0, 2)) * 60 + Number(startsAt.slice(3))
}

/** "09:30"; the next morning begins at 00:00 again. */
export function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}
