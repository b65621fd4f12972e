import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockAt, dayNumber, instantOf, localTime, minuteOf, offsetAt, steadyOffset, weekdayOf } from './zones'

const iso = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(0, 16)
const at = (zone: string, date: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return instantOf(zone, dayNumber(date), hours * 60 + minutes)
}

test('wall-clock times become instants through zone and season', () => {
  expect(iso(at('Europe/London', '2026-11-27', '09:00'))).toBe('2026-11-27T09:00')
  expect(iso(at('Europe/London', '2026-07-27', '09:00'))).toBe('2026-07-27T08:00')
  expect(iso(at('Asia/Kathmandu', '2026-07-27', '09:00'))).toBe('2026-07-27T03:15')
  expect(iso(at('Pacific/Auckland', '2026-11-27', '09:00'))).toBe('2026-11-26T20:00')
})

test('on the day the clocks change each side of the change has its own offset', () => {
  expect(iso(at('Europe/London', '2027-03-28', '00:30'))).toBe('2027-03-28T00:30')
  expect(iso(at('Europe/London', '2027-03-28', '09:00'))).toBe('2027-03-28T08:00')
  expect(iso(at('America/New_York', '2026-11-01', '23:00'))).toBe('2026-11-02T04:00')
})

test('an hour that does not exist is shown as the hour after it, one that comes twice is its first', () => {
  expect(localTime('Europe/London', at('Europe/London', '2027-03-28', '01:30'))).toBe('2027-03-28T02:30')
  expect(iso(at('Europe/London', '2026-10-25', '01:30'))).toBe('2026-10-25T00:30')
})

test('instants come back as the same day and minute', () => {
  for (const zone of ['Asia/Tokyo', 'America/St_Johns', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
    const day = dayNumber('2027-02-10')
    expect(clockAt(zone, instantOf(zone, day, 5))).toEqual({ day, minute: 5 })
  }
  expect(weekdayOf(dayNumber('2026-11-27'))).toBe(5)
})

/** Zones whose clocks change north and south of the equator, by half an hour, twice around Ramadan, and never. */
const ZONES = [
  'Europe/London',
  'America/New_York',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
]
const someZone = fc.constantFrom(...ZONES)
const someMinute = fc.integer({ min: minuteOf(new Date('2026-01-01T00:00:00Z')), max: minuteOf(new Date('2028-12-31T00:00:00Z')) })

test('the clock of a zone is the one that its calendar shows', () => {
  const shown = new Map(
    ZONES.map((zone) => [zone, new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })]),
  )
  fc.assert(
    fc.property(someZone, someMinute, (zone, instant) => {
      expect(localTime(zone, instant)).toBe(
        shown
          .get(zone)
          ?.format(instant * 60_000)
          .replace(' ', 'T'),
      )
    }),
    { numRuns: 400 },
  )
})

test('a wall-clock time that exists becomes an instant that shows it, and later times are later', () => {
  fc.assert(
    fc.property(someZone, someMinute, fc.integer({ min: 1, max: 3_000 }), (zone, instant, more) => {
      const { day, minute } = clockAt(zone, instant)
      expect(clockAt(zone, instantOf(zone, day, minute))).toEqual({ day, minute })
      expect(instantOf(zone, day, minute)).toBeLessThanOrEqual(instant)
      const later = clockAt(zone, instant + more + 60)
      expect(instantOf(zone, later.day, later.minute)).toBeGreaterThanOrEqual(instantOf(zone, day, minute))
    }),
    { numRuns: 300 },
  )
})

test('a day is steady when its clock runs through at one distance from UTC', () => {
  expect(steadyOffset('Europe/London', dayNumber('2026-11-27'))).toBe(0)
  expect(steadyOffset('Europe/London', dayNumber('2027-03-28'))).toBeNull()
  fc.assert(
    fc.property(someZone, someMinute, (zone, instant) => {
      const { day } = clockAt(zone, instant)
      const steady = steadyOffset(zone, day)
      if (steady !== null) expect(offsetAt(zone, instant)).toBe(steady)
    }),
    { numRuns: 300 },
  )
})
