import * as texts from '@/lib/texts/ancillaries/shared'
import { type FlightSearch, sliceLabel } from '@/lib/travel/flights/search'
import { cityWords } from '@/lib/travel/places/city-words'

/** What one price covers: "Outbound", "Both ways", "All flights", "Flight 1 and Flight 3". */
export function coverageWords(sliceIndexes: number[], { tripType, slices }: Pick<FlightSearch, 'tripType' | 'slices'>): string {
  if (sliceIndexes.length > 1 && sliceIndexes.length === slices.length) return tripType === 'round-trip' ? texts.bothWays : texts.allFlights
  return sliceIndexes.map((sliceIndex) => sliceLabel(tripType, sliceIndex)).join(texts.and)
}

/** "London → Lisbon", "London ↔ Lisbon" there and back, or one after the other. */
export function coverageRoute(sliceIndexes: number[], { tripType, slices }: Pick<FlightSearch, 'tripType' | 'slices'>): string {
  const covered = sliceIndexes.flatMap((sliceIndex) => slices[sliceIndex] ?? [])
  const [first] = covered
  if (tripType === 'round-trip' && covered.length === 2 && first) return `${cityWords(first.origin)} ↔ ${cityWords(first.destination)}`
  return covered.map(({ origin, destination }) => `${cityWords(origin)} → ${cityWords(destination)}`).join(', ')
}
