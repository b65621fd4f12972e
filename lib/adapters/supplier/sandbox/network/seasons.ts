import type { Airport } from '../world/airport.ts'
import { SKI_AIRPORTS, SUMMER_AIRPORTS, TRANSATLANTIC_SUMMER_AIRPORTS, WINTER_SUN_AIRPORTS } from '../world/airport-roles.ts'

/** When a route is flown: all the year, in the northern summer, or in the northern winter. The generated file holds their places here. */
export const SEASONS = ['year', 'summer', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** Share of the year's weeks: the summer timetable has 31 of 52. */
export const SHARE_OF_YEAR: Readonly<Record<Season, number>> = { year: 1, summer: 31 / 52, winter: 21 / 52 }

const BUSIEST_SEASONAL_PER_DAY = 0.9
const LEAST_KM = 400

/** The season of a thin route to a place that lives by one; busier routes, and those that are short, run all the year. */
export function seasonOf(first: Airport, second: Airport, km: number, averagePerDay: number): Season {
  if (averagePerDay > BUSIEST_SEASONAL_PER_DAY || km < LEAST_KM) return 'year'
  const isEither = (codes: ReadonlySet<string>) => codes.has(first.iataCode) || codes.has(second.iataCode)
  const countries = [first.countryCode, second.countryCode]
  const isAbroad = first.countryCode !== second.countryCode
  if (isEither(SKI_AIRPORTS)) return 'winter'
  if (isAbroad && countries.includes('CA') && isEither(WINTER_SUN_AIRPORTS)) return 'winter'
  if (isEither(SUMMER_AIRPORTS)) return 'summer'
  const isTransatlantic = countries.includes('US') || countries.includes('CA')
  return isAbroad && isTransatlantic && isEither(TRANSATLANTIC_SUMMER_AIRPORTS) ? 'summer' : 'year'
}

const summers = new Map<number, boolean>()

/** Whether a season's timetable holds on a day, counted since 1970. */
export function isInSeason(season: Season, day: number): boolean {
  if (season === 'year') return true
  let isSummer = summers.get(day)
  if (isSummer === undefined) {
    const year = new Date(day * 86_400_000).getUTCFullYear()
    isSummer = day >= lastSundayOf(year, 2) && day < lastSundayOf(year, 9)
    summers.set(day, isSummer)
  }
  return isSummer === (season === 'summer')
}

/** Timetables change on the last Sundays of March and October, by agreement of the airlines (IATA). */
function lastSundayOf(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0)
  return lastDay / 86_400_000 - new Date(lastDay).getUTCDay()
}
