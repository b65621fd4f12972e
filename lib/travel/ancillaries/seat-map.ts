import type { Seat, SeatElement, SeatMap, SeatOffer, SegmentRef } from './seat-map-schema'

export type { Seat, SeatCabin, SeatElement, SeatMap, SeatOffer, SeatRow, SegmentRef } from './seat-map-schema'

/** Every seat of a map in reading order. */
export function seatsOf(map: SeatMap): Seat[] {
  return map.cabins.flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat().filter((element) => element.kind === 'seat')))
}

/** The offer of a seat for one passenger; undefined when it is taken or not for them. */
export function seatOfferFor(seat: Seat, passengerIndex: number): SeatOffer | undefined {
  return seat.offers.find((offer) => offer.passengerIndex === passengerIndex) ?? seat.offers.find((offer) => offer.passengerIndex === null)
}

/** Whether two things concern the same flight. */
export function isSameSegment(one: SegmentRef, other: SegmentRef): boolean {
  return one.sliceIndex === other.sliceIndex && one.segmentIndex === other.segmentIndex
}

/** The seats beside one, in the same row with nothing but an aisle between. */
export function neighboursOf(map: SeatMap, seatNumber: string): string[] {
  const rows = map.cabins.flatMap(({ rows }) => rows.map(({ sections }) => sections.flat()))
  const row = rows.find((elements) => elements.some((element) => isSeat(element, seatNumber))) ?? []
  const place = row.findIndex((element) => isSeat(element, seatNumber))
  return [row[place - 1], row[place + 1]].flatMap((element) => (element?.kind === 'seat' ? [element.seatNumber] : []))
}

function isSeat(element: SeatElement, seatNumber: string): boolean {
  return element.kind === 'seat' && element.seatNumber === seatNumber
}
