import type { LocalTime, PlainDate } from './dates'

// Instants here are whole minutes since 1970 in UTC; local days are whole days since 1970.
const MINUTES_PER_DAY = 1_440

/** Days since 1 January 1970. */
export function dayNumber(date: PlainDate): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000
}

/** 0 is Sunday. 1 January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** Minutes since 1 January 1970 in UTC, rounded up. */
export function minuteOf(instant: Date): number {
  return Math.ceil(instant.getTime() / 60_000)
}

/**
 * The instant of a wall-clock time. In the hour that a zone skips in spring the clock already stands on summer time; of an hour
 * that comes twice in autumn the first is meant.
 */
export function instantOf(zone: string, day: number, minute: number): number {
  const steady = steadyOffset(zone, day)
  const asIfUtc = day * MINUTES_PER_DAY + minute
  if (steady !== null) return asIfUtc - steady
  const before = offsetAt(zone, asIfUtc - MINUTES_PER_DAY)
  const after = offsetAt(zone, asIfUtc + MINUTES_PER_DAY)
  const earlier = asIfUtc - before
  const later = asIfUtc - after
  return offsetAt(zone, earlier) === before || offsetAt(zone, later) !== after ? earlier : later
}

/** How far the zone is ahead of UTC all through a local day; null around a change of its clock. */
export function steadyOffset(zone: string, day: number): number | null {
  const before = offsetAt(zone, (day - 1) * MINUTES_PER_DAY)
  return before === offsetAt(zone, (day + 2) * MINUTES_PER_DAY) ? before : null
}

/** The wall clock at an instant: the local day and the minute of it. */
export function clockAt(zone: string, instant: number): { day: number; minute: number } {
  const local = instant + offsetAt(zone, instant)
  const day = Math.floor(local / MINUTES_PER_DAY)
  return { day, minute: local - day * MINUTES_PER_DAY }
}

/** The wall-clock time of an instant (in minutes since 1970) in a zone. */
export function localTime(zone: string, instant: number): LocalTime {
  return new Date((instant + offsetAt(zone, instant)) * 60_000).toISOString().slice(0, 16)
}

// The clock of a zone changes at most once in so many days; the closest two changes known are those around Ramadan in Morocco.
const SPAN_MINUTES = 16 * MINUTES_PER_DAY

type Span = { first: number; changesAt: number; then: number }
type Zone = { format: Intl.DateTimeFormat; spans: Map<number, Span> }
const zones = new Map<string, Zone>()

/** Minutes that the zone is ahead of UTC at an instant. Asked of Intl once a zone and span of days, since that is slow. */
export function offsetAt(zone: string, instant: number): number {
  let known = zones.get(zone)
  if (!known) {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset', hour: 'numeric' })
    known = { format, spans: new Map() }
    zones.set(zone, known)
  }
  const index = Math.floor(instant / SPAN_MINUTES)
  let span = known.spans.get(index)
  if (!span) {
    span = readSpan(known.format, index * SPAN_MINUTES)
    known.spans.set(index, span)
  }
  return instant < span.changesAt ? span.first : span.then
}

function readSpan(format: Intl.DateTimeFormat, start: number): Span {
  let low = start
  let high = low + SPAN_MINUTES
  const first = readOffset(format, low)
  const then = readOffset(format, high)
  if (first === then) return { first, changesAt: low, then }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (readOffset(format, middle) === first) low = middle
    else high = middle
  }
  return { first, changesAt: high, then }
}

function readOffset(format: Intl.DateTimeFormat, instant: number): number {
  const name = format.formatToParts(instant * 60_000).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  const match = /GMT([+-])(\d{1,2}):?(\d{2})?/.exec(name)
  if (!match) return 0
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3] ?? 0))
}
