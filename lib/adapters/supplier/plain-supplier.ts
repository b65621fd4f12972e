import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { cleanDetails, cleanSeatMap } from '@/lib/travel/ancillaries/clean-details'

/** The same supplier, whose words for seats, meals and extras are cleaned at the door. Search results are cleaned as they are gathered. */
export function withPlainTexts(supplier: FlightSupplier): FlightSupplier {
  return {
    ...supplier,
    fetchDetails: async (request) => {
      const answer = await supplier.fetchDetails(request)
      return 'refusal' in answer ? answer : { details: cleanDetails(answer.details) }
    },
    fetchSeatMaps: async (request) => {
      const answer = await supplier.fetchSeatMaps(request)
      return 'refusal' in answer ? answer : { seatMaps: answer.seatMaps.map(cleanSeatMap) }
    },
  }
}
