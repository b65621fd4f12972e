import type { ClockWindow, DateRole } from './change'
import { arrivalOf } from './clock-helpers'
import type { SaidDay } from './said-days'
import type { ClockSpec } from './spec'

const DAY = 1440
const NOON = 720
const EARLY = 510
const LATE = 1140

/** The hours said, each with the direction it is for: its own word's, or that of the day beside it. */
export function clockWindows(said: readonly SaidDay[], assigned: Partial<Record<DateRole, SaidDay>>): ClockWindow[] {
  // "The return on the 21st, in the daytime as well": of the way back alone is spoken.
  const roles = new Set(said.flatMap(({ role }) => role ?? []))
  const isOfReturn = roles.size === 1 && roles.has('return') && !assigned.departure
  const first = said.findIndex(({ role }) => role === 'return')
  return said.flatMap((day, index) => {
    const isLoose = isOfReturn && index > first && !day.spec && day.clock.every(({ side }) => side !== 'depart')
    // "Decent hours" are of every flight.
    const isOfAll = day.role === null && day.clock.length > 0 && day.clock.every((clock) => clock.isOfAll)
    const role = isOfAll ? null : (day.role ?? (isLoose ? 'return' : roleOf(day, assigned)))
    const windows = windowsOf(day.clock, role === null ? null : role === 'departure' ? 'out' : 'ret')
    const more = { ...(day.isSoft ? { soft: true as const } : {}), ...(day.isBothWays || isOfAll ? { isBothWays: true as const } : {}) }
    return windows.map((window) => ({ ...window, ...more }))
  })
}

/** The windows of one direction as clauses for the filters. Of several that meet the common hours are meant. */
export function windowsOf(clock: readonly ClockSpec[], direction: ClockWindow['direction']): ClockWindow[] {
  const windows: ClockWindow[] = []
  for (const said of clock) {
    const one = inPartBefore(said, clock)
    const next = windowOf(one, direction)
    const last = windows.at(-1)
    const isSameSide = last && !one.isNegated && !last.isNegated && isAbout(last) === isAbout(next)
    if (last && isSameSide) windows[windows.length - 1] = common(last, next)
    else windows.push(next)
  }
  return windows
}

/** "Monday evening, not before 7": the bare hour is in that part of the day. */
function inPartBefore(clock: ClockSpec, all: readonly ClockSpec[]): ClockSpec {
  const part = all.find((other) => other !== clock && !other.isBare && (other.from ?? 0) >= NOON)
  const [from, to] = [clock.from, clock.to].map((at) => (at !== undefined && at < NOON && part && clock.isBare ? at + NOON : at))
  return { ...clock, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
}

function roleOf(day: SaidDay, assigned: Partial<Record<DateRole, SaidDay>>): DateRole | null {
  // "On 12 January, so that I land in the afternoon" is of the day of leaving that was named.
  if (!day.spec) return assigned.departure && day.clock.some(({ side }) => side === 'arrive') ? 'departure' : null
  const same = (['departure', 'return'] as const).find((role) => assigned[role]?.spec === day.spec)
  return same ?? (assigned.departure || assigned.return ? null : 'departure')
}

function windowOf(clock: ClockSpec, direction: ClockWindow['direction']): ClockWindow {
  // "On 6 June by six" is when to be there; "by six", said of flights that are shown, when they leave.
  const isBy = clock.isBy && clock.side === undefined && direction !== null
  const { from, to, side, not, isNegated, isExact } = aroundEdge(isBy ? arrivalOf(clock) : clock)
  const isArrival = side === 'arrive'
  const after = from !== undefined && from > 0 ? clockText(from) : undefined
  const before = to !== undefined && to < DAY ? clockText(to) : undefined
  return {
    direction,
    ...(after ? (isArrival ? { arriveAfter: after } : { departAfter: after }) : {}),
    ...(before ? (isArrival ? { arriveBefore: before } : { departBefore: before }) : {}),
    ...(not ? { not: [clockText(Math.max(0, not[0])), clockText(Math.min(DAY, not[1]))] as [string, string] } : {}),
    ...(isNegated ? { isNegated } : {}),
    ...(isExact ? { isExact } : {}),
  }
}

/** "No 10 pm return" refuses whatever is as late, "no 6 am start" whatever is as early. */
function aroundEdge(clock: ClockSpec): ClockSpec {
  const { from, to, not, ...rest } = clock
  if (from !== undefined || to !== undefined || !not) return clock
  if (not[0] >= LATE) return { ...rest, to: not[0] }
  return not[1] <= EARLY ? { ...rest, from: not[1] } : clock
}

function isAbout({ arriveAfter, arriveBefore }: ClockWindow): 'arrival' | 'departure' {
  return arriveAfter || arriveBefore ? 'arrival' : 'departure'
}

/** "In the afternoon, after four". */
function common(one: ClockWindow, other: ClockWindow): ClockWindow {
  const latest = (name: 'departAfter' | 'arriveAfter') =>
    [one[name], other[name]]
      .filter((time) => time !== undefined)
      .toSorted()
      .at(-1)
  const earliest = (name: 'departBefore' | 'arriveBefore') => [one[name], other[name]].filter((time) => time !== undefined).toSorted()[0]
  const { departAfter: _a, arriveAfter: _b, departBefore: _c, arriveBefore: _d, ...rest } = { ...one, ...other }
  const limits = {
    departAfter: latest('departAfter'),
    departBefore: earliest('departBefore'),
    arriveAfter: latest('arriveAfter'),
    arriveBefore: earliest('arriveBefore'),
  }
  return { ...rest, ...Object.fromEntries(Object.entries(limits).filter(([, time]) => time !== undefined)) }
}

/** 540 is "09:00". */
function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
