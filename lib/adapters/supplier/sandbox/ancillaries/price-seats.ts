import type { WantedService } from '@/lib/travel/ancillaries/ancillaries'
import { partyOf } from '@/lib/travel/ancillaries/party'
import { seatRefusal } from '@/lib/travel/ancillaries/seat-rules'
import type { Refusal } from '@/lib/travel/refusal'
import type { FindSold } from '../find-sold'
import { flightName } from '../itinerary-id'
import type { PricedTrip } from '../price-trip'
import type { SoldSeat } from '../sandbox-bookings'
import { isLayoutSeat } from './layout-row'
import { type FlightSeats, flightSeats, readSeatId, type SeatRef, seatFlights } from './seat-maps'
import { seatPrice } from './seat-prices'
import { serviceGone } from './service-gone'

type PricedSeat = { kind: 'seats'; count: 1; price: ReturnType<typeof seatPrice> }

/** Prices seats from their ids; refuses those that are taken, of another cabin, or not for that traveller. */
export async function priceSeats(
  trip: PricedTrip,
  services: WantedService[],
  findSold: FindSold,
): Promise<{ priced: PricedSeat[]; seats: SoldSeat[] } | { refusal: Refusal }> {
  if (services.length === 0) return { priced: [], seats: [] }
  const sold = await findSold(seatFlights(trip))
  const open = new Map<string, FlightSeats>()
  const party = partyOf(trip.travellers)
  const used = new Set<string>()
  const priced: PricedSeat[] = []
  const seats: SoldSeat[] = []
  for (const { optionId, passengerIndex, quantity } of services) {
    const ref = readSeatId(optionId)
    const found = ref && findSeat(ref, trip, sold, open)
    if (!found) return serviceGone('seats', 'One of the seats you chose is no longer on these flights. Please choose another one.')
    const { flight, name, seat, isFree, price } = found
    const member = passengerIndex === null ? undefined : party[passengerIndex]
    if (!member || quantity !== 1)
      return serviceGone('seats', `Seat ${seat.seatNumber} on ${name} is for one traveller of this trip. Please choose again.`)
    const refusal = seatRefusal(member, seat.traits, trip.travellers)
    if (refusal) return serviceGone('seats', refusal.message)
    const isTwice = used.has(`${flight} ${seat.seatNumber}`) || used.has(`${flight} of ${passengerIndex}`)
    if (isTwice) return serviceGone('seats', `On ${name} every traveller has one seat, and every seat one traveller. Please choose again.`)
    if (!isFree) return serviceGone('seats', `Seat ${seat.seatNumber} on ${name} is no longer free. Please choose another one.`)
    used.add(`${flight} ${seat.seatNumber}`).add(`${flight} of ${passengerIndex}`)
    priced.push({ kind: 'seats', count: 1, price })
    seats.push({ flight, seatNumber: seat.seatNumber })
  }
  return { priced, seats }
}

function findSeat(ref: SeatRef, trip: PricedTrip, sold: SoldSeat[], open: Map<string, FlightSeats>) {
  const direction = trip.directions[ref.sliceIndex]
  const leg = direction?.itinerary.legs[ref.segmentIndex]
  if (!direction || !leg) return null
  const key = `${ref.sliceIndex}/${ref.segmentIndex}`
  const { flight, cabins, yours, taken } = open.get(key) ?? flightSeats(leg, direction, trip, sold)
  open.set(key, { flight, cabins, yours, taken })
  const seat = cabins
    .filter(({ cabin }) => cabin === yours)
    .flatMap(({ rows }) => rows.flatMap(({ sections }) => sections.flat()))
    .filter(isLayoutSeat)
    .find(({ seatNumber }) => seatNumber === ref.seatNumber)
  if (!seat) return null
  const price = seatPrice(seat, direction.brand, leg.flight, trip.currency)
  return { flight, name: flightName(leg.marketedAs ?? leg.flight), seat, isFree: !taken.has(seat.seatNumber), price }
}
