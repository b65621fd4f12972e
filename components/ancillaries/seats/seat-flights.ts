import { isSameSegment, type SeatMap, type SegmentRef } from '@/lib/travel/ancillaries/seat-map'
import { formatDay } from '@/lib/travel/dates'
import type { Trip } from '@/lib/travel/trip/trip'

/** One flight of the trip that seats may be chosen on, in words. */
export type SeatFlight = SegmentRef & { key: string; route: string; flightNumber: string; day: string; airline: string }

/** Every flight of the picked slices, in the order of travel. */
export function seatFlights(trip: Trip): SeatFlight[] {
  return trip.picks.flatMap((pick, sliceIndex) =>
    (pick?.offer.segments ?? []).map((segment, segmentIndex) => ({
      sliceIndex,
      segmentIndex,
      key: `${sliceIndex}-${segmentIndex}`,
      route: `${segment.origin.iataCode} → ${segment.destination.iataCode}`,
      flightNumber: segment.flightNumber,
      // The weekday is of no use here: two flights of one trip are told apart by the date.
      day: formatDay(segment.departsAt.slice(0, 10)).slice(4),
      airline: segment.marketingCarrier.name,
    })),
  )
}

/** A flight without one is of an airline that sells no seats in advance. */
export function mapOf(flight: SegmentRef, seatMaps: SeatMap[]): SeatMap | undefined {
  return seatMaps.find((map) => isSameSegment(map, flight) && map.cabins.length > 0)
}
