import { unpackRanked } from '@/lib/travel/flights/packed-offers'
import { packedRankedSchema } from '@/lib/travel/flights/packed-offers-schema'
import { type SearchLine, searchLineSchema } from '@/lib/travel/flights/search-line-schema'
import { jsonBody } from '../session'
import type { Guest } from './guest'

type Found = { httpStatus: number; outcome: SearchLine | null; flights: string[]; seconds: number }

/** A search as the search page makes it; `flights` are those that are shown, in their order, with their prices. */
export async function search({ session, url }: Guest, from: string, to: string, days: number): Promise<Found> {
  const place = (iataCode: string) => ({ kind: 'airport', iataCode, name: iataCode, cityName: iataCode, countryCode: 'GB', zone: 'UTC' })
  const departureOn = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const change = { tripType: 'one-way', origin: place(from), destination: place(to), departureOn, returnOn: null }
  const beganAt = performance.now()
  const response = await session.send(url, '/api/searches', jsonBody({ change }))
  const text = await response.text()
  const seconds = (performance.now() - beganAt) / 1000
  if (!response.ok) return { httpStatus: response.status, outcome: null, flights: [], seconds }
  const outcome = searchLineSchema.parse(JSON.parse(text.trim().split('\n').at(-1) ?? ''))
  if (outcome.type !== 'result') return { httpStatus: response.status, outcome, flights: [], seconds }
  const packed = await (await session.send(url, `/api/searches/${outcome.result.searchId}?slice=0`)).json()
  const flights = unpackRanked(packedRankedSchema.parse(packed)).map(
    ({ offer: { segments, fares } }) =>
      `${segments.map(({ flightNumber, departsAt }) => `${flightNumber} ${departsAt}`).join(' ')} ${fares[0]?.total.amountMinor}`,
  )
  return { httpStatus: response.status, outcome, flights, seconds }
}
