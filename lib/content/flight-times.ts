import { z } from 'zod'
import times from './flight-times.json' with { type: 'json' }

/** The big cities that flight times are told from; a place that is one of them is told from the others. */
export const BIG_CITIES = [
  { name: 'London', airports: ['LHR', 'LGW', 'STN', 'LTN', 'LCY'] },
  { name: 'Berlin', airports: ['BER'] },
  { name: 'New York', airports: ['JFK', 'EWR', 'LGA'] },
  { name: 'Dubai', airports: ['DXB'] },
  { name: 'Delhi', airports: ['DEL'] },
  { name: 'Singapore', airports: ['SIN'] },
] as const
const MOST = 5

/** The usual airport of one of them. */
export function mainAirportOf(city: string): string | null {
  return BIG_CITIES.find(({ name }) => name === city)?.airports[0] ?? null
}

/** The shortest way on a working day in spring: minutes from door to door of the planes, and how often one changes. */
const flightTimeSchema = z.object({ city: z.string(), minutes: z.number().int().positive(), changes: z.number().int().min(0).max(2) })
export type FlightTime = z.infer<typeof flightTimeSchema>
export const flightTimesSchema = z.record(z.string(), z.array(flightTimeSchema))

const TIMES = flightTimesSchema.parse(times)

/** From up to five big cities, as the market's timetable has it (`npm run content:flight-times` writes it down); none for a place unknown to it. */
export function flightTimesTo(slug: string): FlightTime[] {
  return (TIMES[slug] ?? []).slice(0, MOST)
}
