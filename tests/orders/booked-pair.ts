import type { Ancillaries } from '@/lib/travel/ancillaries/ancillaries'
import { ancillaryLines } from '@/lib/travel/ancillaries/ancillaries'
import type { BookingFacts } from '@/lib/travel/documents/booking-document'
import { addMoney } from '@/lib/travel/money'
import { priceOfFares } from '@/lib/travel/trip/price'
import { aBag, aChosenSeat, aMeal, anExtra, aSeatMap } from '@/tests/fixtures/ancillaries'
import { SAMPLE_BILLING, SAMPLE_PASSENGERS, sampleLiveTrip } from '@/tests/fixtures/checkout'
import { pounds } from '@/tests/fixtures/trip'

/** A seat, a bag for two directions, a meal and an extra for an adult and a child. */
export const PAIR_ANCILLARIES: Ancillaries = {
  seats: [{ ...aChosenSeat(0, '12A', aSeatMap()), price: pounds(1400) }],
  bags: [{ option: aBag({ optionId: 'bag', sliceIndexes: [0, 1] }), passengerIndex: 0, quantity: 2 }],
  meals: [{ option: aMeal({ optionId: 'meal', name: 'Child meal' }), passengerIndex: 1 }],
  extras: [
    {
      option: anExtra({
        optionId: 'flex',
        name: 'Cancel for any reason',
        sliceIndexes: [0, 1],
        isPerPassenger: false,
        price: pounds(4500),
      }),
      passengerIndex: null,
    },
  ],
}

/** A booked trip of an adult and a child with something of every kind. */
export function bookedPair(change: Partial<BookingFacts> = {}): BookingFacts {
  const { trip } = sampleLiveTrip()
  if (!trip.result) throw new Error('the sample trip has flights')
  const picks = trip.picks.filter((pick) => pick !== null)
  const ofFares = priceOfFares(picks.flatMap(({ fare }) => (fare ? [fare] : [])))
  const ancillaries = ancillaryLines(PAIR_ANCILLARIES, 'GBP')
  return {
    id: 'ord_pair',
    isSimulated: true,
    status: 'success',
    paymentStatus: 'succeeded',
    bookingReference: 'SBX-7KQ4WN',
    ticketNumbers: ['047-2100000012', '047-2100000013'],
    search: trip.result.search,
    picks,
    ancillaries: PAIR_ANCILLARIES,
    passengers: SAMPLE_PASSENGERS,
    billing: SAMPLE_BILLING,
    quote: { ...ofFares, ancillaries, total: addMoney(ofFares.total, ...ancillaries.map(({ total }) => total)) },
    card: { brand: 'Visa', last4: '4242' },
    cancellation: null,
    ...change,
  }
}
