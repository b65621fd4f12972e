import type { SeatElement, SeatMap } from '@/lib/travel/ancillaries/seat-map'
import { clockAt } from '@/lib/travel/zones'
import { flightName } from '../itinerary-id'
import type { Leg } from '../network/legs'
import { type PricedDirection, type PricedTrip, pricedDay } from '../price-trip'
import type { SoldSeat } from '../sandbox-bookings'
import { AIRCRAFT, type CabinName } from '../world/aircraft'
import { fittingOf } from './fitted-cabins'
import { isLayoutSeat, type LayoutSeat } from './layout-row'
import { type LayoutCabin, seatLayout } from './seat-layout'
import { seatPrice } from './seat-prices'
import { takenSeats } from './taken-seats'
import { yourCabin } from './your-cabin'

const CABIN_NAMES: Readonly<Record<CabinName, string>> = {
  first: 'First',
  business: 'Business',
  premium: 'Economy Premium',
  economy: 'Economy',
}
const EXIT_NOTES = ['No bags at your feet.']

/** One flight's seats as they stand: `yours` is the cabin of the fare, `taken` what others have. */
export type FlightSeats = { flight: string; cabins: LayoutCabin[]; yours: CabinName; taken: Set<string> }

/** The name under which a flight of one day keeps its seats, whoever sells them: "TP1361-20419". */
function seatFlight({ flight, departsAt }: Leg): string {
  return `${flightName(flight)}-${clockAt(flight.origin.zone, departsAt).day}`
}

/** Every flight of the trip, in order of travel. */
export function seatFlights({ directions }: PricedTrip): string[] {
  return directions.flatMap(({ itinerary }) => itinerary.legs.map(seatFlight))
}

/** The seats of one flight in a fare. `sold` is what this market has sold itself. */
export function flightSeats(leg: Leg, { fare }: PricedDirection, trip: PricedTrip, sold: SoldSeat[]): FlightSeats {
  const { flight, departsAt } = leg
  const cabins = seatLayout(flight.aircraft, fittingOf(flight.airline))
  const { day } = clockAt(flight.origin.zone, departsAt)
  const taken = takenSeats(flight, day, Math.max(0, day - pricedDay(trip)), cabins)
  const name = seatFlight(leg)
  for (const seat of sold) if (seat.flight === name) taken.add(seat.seatNumber)
  const yours = yourCabin(
    fare.cabinClass,
    cabins.map(({ cabin }) => cabin),
  )
  return { flight: name, cabins, yours, taken }
}

/** The maps of all flights of a trip. */
export function seatMapsOf(trip: PricedTrip, sold: SoldSeat[]): SeatMap[] {
  return trip.directions.flatMap((direction, sliceIndex) =>
    direction.itinerary.legs.map((leg, segmentIndex): SeatMap => {
      const { cabins, yours, taken } = flightSeats(leg, direction, trip, sold)
      const elementOf = (element: LayoutSeat, isYours: boolean): SeatElement => {
        const { seatNumber } = element
        // What a seat of another cabin is like concerns nobody, and a map is large.
        const traits = isYours ? element.traits : []
        const isFree = isYours && !taken.has(seatNumber)
        const offer = () => ({
          optionId: seatId({ sliceIndex, segmentIndex, seatNumber }),
          passengerIndex: null,
          price: seatPrice(element, direction.brand, leg.flight, trip.currency),
        })
        const notes = isFree && traits.includes('exit-row') ? EXIT_NOTES : []
        return { kind: 'seat', seatNumber, traits, offers: isFree ? [offer()] : [], notes }
      }
      return {
        sliceIndex,
        segmentIndex,
        flightNumber: flightName(leg.marketedAs ?? leg.flight),
        aircraft: AIRCRAFT[leg.flight.aircraft]?.name ?? leg.flight.aircraft,
        cabins: cabins.map(({ cabin, deck, columns, wings, rows }) => {
          const isYours = cabin === yours
          return {
            name: CABIN_NAMES[cabin],
            isYours,
            deck,
            columns,
            wings,
            rows: rows.map(({ number, sections }) => ({
              number,
              sections: sections.map((elements) =>
                elements.map((element) => (isLayoutSeat(element) ? elementOf(element, isYours) : { kind: element })),
              ),
            })),
          }
        }),
      }
    }),
  )
}

export type SeatRef = { sliceIndex: number; segmentIndex: number; seatNumber: string }

/** "seat|0|1|12A": the flight's place in the trip, and the seat. */
function seatId({ sliceIndex, segmentIndex, seatNumber }: SeatRef): string {
  return `seat|${sliceIndex}|${segmentIndex}|${seatNumber}`
}

/** Null for an id of anything else. */
export function readSeatId(optionId: string): SeatRef | null {
  const match = /^seat\|(\d)\|(\d)\|(\d{1,3}[A-K])$/.exec(optionId)
  return match ? { sliceIndex: Number(match[1]), segmentIndex: Number(match[2]), seatNumber: match[3] ?? '' } : null
}
