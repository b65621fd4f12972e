import type { Airport } from '../world/airport'
import { HOLIDAY_AIRPORTS } from '../world/airport-roles'

const CHRISTMAS_PEAK = 1.32
/** Peaks by the calendar: countries, first and last day (428 is 28 April), factor. Trips from or to one of the countries pay it. */
const YEARLY: [countries: string, from: number, to: number, factor: number][] = [
  ['JP', 428, 506, 1.3],
  ['JP', 810, 817, 1.22],
  ['CN HK MO', 929, 1008, 1.25],
]
/** Peaks that move with the moon or the week, by their main day: countries, days before and after, factor, the days of 2026–2030. */
const MOVING: [countries: string, before: number, after: number, factor: number, days: string][] = [
  [
    'GB IE DE AT CH FR ES IT PT NL BE LU PL CZ SK HU HR SI DK SE NO FI IS MT BR MX AR CL CO PE AU NZ',
    9,
    8,
    1.16,
    '2026-04-05 2027-03-28 2028-04-16 2029-04-01 2030-04-21',
  ],
  ['US', 3, 4, 1.26, '2026-11-26 2027-11-25 2028-11-23 2029-11-22 2030-11-28'],
  ['CN HK MO TW SG MY VN', 6, 9, 1.3, '2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-03'],
  ['KR', 3, 3, 1.22, '2026-02-17 2026-09-25 2027-02-07 2027-09-15 2028-01-27 2028-10-03 2029-02-13 2029-09-22 2030-02-03 2030-09-12'],
  ['AE SA QA KW BH OM JO EG TR MA TN DZ ID MY PK BD', 4, 6, 1.22, '2026-03-20 2027-03-10 2028-02-27 2029-02-15 2030-02-05'],
  ['IN NP', 5, 4, 1.2, '2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26'],
]

type Peak = { from: number; to: number; factor: number }
const PEAKS_OF = movingPeaks()

/** How dear the time of year is, by where a trip goes and whose holidays it falls in; 1 is an ordinary day. `day` counts since 1970. */
export function seasonFactor(origin: Airport, destination: Airport, day: number): number {
  const date = new Date(day * 86_400_000)
  const month = date.getUTCMonth()
  const monthAndDay = (month + 1) * 100 + date.getUTCDate()
  return Math.max(
    climateFactor(destination, month),
    monthAndDay >= 1218 || monthAndDay <= 104 ? CHRISTMAS_PEAK : 0,
    holidayFactor(origin.countryCode, day, monthAndDay),
    holidayFactor(destination.countryCode, day, monthAndDay),
  )
}

/** Summer there, and the dry months of the tropics; places that live from holidays feel it most. */
function climateFactor(destination: Airport, month: number): number {
  const isHoliday = HOLIDAY_AIRPORTS.has(destination.iataCode)
  const isTropical = Math.abs(destination.latitude) < 23.5
  const strength = isHoliday ? 1.6 : isTropical ? 0.6 : 1
  const [high, shoulder, low] = monthsOf(destination.latitude, isTropical && isHoliday)
  if (high.includes(month)) return 1 + 0.17 * strength
  if (shoulder.includes(month)) return 1 + 0.06 * strength
  return low.includes(month) ? 1 - 0.07 * strength : 1
}

/** Months (January is 0) of high, shoulder and low season. */
function monthsOf(latitude: number, isTropicalResort: boolean): [number[], number[], number[]] {
  if (isTropicalResort && latitude > 0)
    return [
      [0, 1, 2],
      [3, 6, 7, 11],
      [4, 8, 9],
    ]
  if (latitude < -15)
    return [
      [11, 0, 1],
      [2, 10],
      [4, 5, 7],
    ]
  return [
    [6, 7],
    [4, 5, 8],
    [10, 0, 1],
  ]
}

function holidayFactor(countryCode: string, day: number, monthAndDay: number): number {
  let factor = 0
  for (const [countries, from, to, peak] of YEARLY) {
    if (monthAndDay >= from && monthAndDay <= to && countries.includes(countryCode)) factor = Math.max(factor, peak)
  }
  for (const { from, to, factor: peak } of PEAKS_OF.get(countryCode) ?? []) {
    if (day >= from && day <= to) factor = Math.max(factor, peak)
  }
  return factor
}

function movingPeaks(): Map<string, Peak[]> {
  const peaks = new Map<string, Peak[]>()
  for (const [countries, before, after, factor, days] of MOVING) {
    for (const country of countries.split(' ')) {
      const known = peaks.get(country) ?? []
      for (const main of days.split(' ')) {
        const day = Date.parse(main) / 86_400_000
        known.push({ from: day - before, to: day + after, factor })
      }
      peaks.set(country, known)
    }
  }
  return peaks
}
