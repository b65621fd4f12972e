import type { ConfirmationStore } from '../../ports/confirmation-store'
import type { FlightSupplier, FlightTerms } from '../../ports/flight-supplier'
import { wantedServices } from '../../travel/ancillaries/ancillaries'
import { seatProblems } from '../../travel/ancillaries/seat-problems'
import type { Fare } from '../../travel/flights/offer-schema'
import { countTravellers, type FlightSearch } from '../../travel/flights/search'
import type { Money } from '../../travel/money'
import { namesRefusal } from '../../travel/passengers/names'
import type { Passenger, RequiredDetail } from '../../travel/passengers/passenger'
import { incompletePassengers, passengersRefusal, validatePassenger } from '../../travel/passengers/validate-passenger'
import { withPayableTotal } from '../../travel/payment/payable-amount'
import type { Quote } from '../../travel/payment/quote-schema'
import { billingRefusal } from '../../travel/payment/validate-billing'
import { type Refusal, refuse } from '../../travel/refusal'
import { hasAllFares } from '../../travel/trip/is-complete'
import { tripPrice } from '../../travel/trip/price'
import type { Trip } from '../../travel/trip/trip'
import { callOutside } from './call-outside'
import { quoteHash } from './quote-hash'

const CONFIRMATION_MINUTES = 15
const RETRY_DELAYS_MS = [200, 1000]

type TripToQuote = { trip: Trip; tripVersion: number; threadId: string; userId: string; now: Date }
type QuoteDeps = { supplier: FlightSupplier; confirmations: ConfirmationStore; newId?: () => string }

/**
 * `previousTotal` is what the traveller was shown; it differs from `quote.total` when the price changed. `fares` are the fares
 * as they cost now, where the supplier prices them one by one. Instants are ISO in UTC.
 */
export type QuotedTrip = { confirmationId: string; quote: Quote; previousTotal: Money; expiresAt: string; fares?: Fare[] | undefined }

/** Asks the supplier for today's price of the whole trip and issues a one-time confirmation for exactly that. */
export async function quoteTrip(
  { trip, tripVersion, threadId, userId, now }: TripToQuote,
  { supplier, confirmations, newId = newConfirmationId }: QuoteDeps,
): Promise<QuotedTrip | { refusal: Refusal }> {
  const previousTotal = tripPrice(trip)?.total
  if (!trip.result || !previousTotal || !hasAllFares(trip)) {
    return refuse('trip-incomplete', 'Choose your flights and a fare for each first, then you can check out.')
  }
  const { search } = trip.result
  const incomplete = checkoutRefusal(trip, search, trip.requiredDetails, now)
  if (incomplete) return { refusal: incomplete }

  const fareIds = trip.picks.flatMap((pick) => (pick?.fare ? [pick.fare.fareId] : []))
  const request = { search, fareIds, travellers: search.travellers, services: wantedServices(trip.ancillaries) }
  const called = await callOutside(() => supplier.fetchTerms(request), RETRY_DELAYS_MS)
  if ('failure' in called) return refuse('terms-failed', 'Flight terms API failed. Nothing was charged; please try again in a moment.')
  if ('refusal' in called.answer) return called.answer
  const { terms } = called.answer
  const price = payablePrice(terms)
  const lacking = checkoutRefusal(trip, search, [...trip.requiredDetails, ...terms.requiredDetails], now)
  if (lacking) return { refusal: lacking }

  const expiresAt = new Date(Math.min(now.getTime() + CONFIRMATION_MINUTES * 60_000, Date.parse(terms.expiresAt)))
  const quote: Quote = {
    hash: await quoteHash(trip, price.total),
    fareIds,
    ...price,
    pricedAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
  const confirmationId = newId()
  await confirmations.create({ id: confirmationId, userId, threadId, quote, tripVersion, amount: price.total, expiresAt })
  return { confirmationId, quote, previousTotal, expiresAt: quote.expiresAt, fares: terms.fares }
}

/** What a supplier asks, as a card can be charged it. */
export function payablePrice({
  lines,
  serviceFee,
  ancillaries,
  total,
}: FlightTerms): Omit<Quote, 'hash' | 'fareIds' | 'pricedAt' | 'expiresAt'> {
  const price = withPayableTotal({ lines, serviceFee, ancillaries, total })
  return price.total.amountMinor === total.amountMinor ? price : { ...price, supplierTotal: total }
}

/** Passengers first, then billing, in the specification's sentences. */
function checkoutRefusal(trip: Trip, search: FlightSearch, required: RequiredDetail[], now: Date): Refusal | undefined {
  const today = now.toISOString().slice(0, 10)
  const travelOn = search.slices.at(-1)?.departureOn ?? today
  const isComplete = (passenger: Passenger) => Object.keys(validatePassenger(passenger, travelOn, required, today)).length === 0
  const [complete, needed] = [trip.passengers.filter(isComplete).length, countTravellers(search.travellers)]
  if (complete < needed) return incompletePassengers(complete, needed, required)
  if (!trip.billing) return refuse('billing-incomplete', 'Please complete the billing information.', 'billing').refusal
  const departures = search.slices.map(({ departureOn }) => departureOn)
  const problems = seatProblems(trip.ancillaries.seats, search.travellers, { passengers: trip.passengers, departures })
  // Law of the air; who sits beside whom is advice, as a full flight may leave no better seats.
  const forbidden = problems.find(({ code }) => code === 'exit-row')
  if (forbidden) return refuse(forbidden.code, forbidden.message, 'seats').refusal
  return (
    passengersRefusal(trip.passengers, search.travellers, travelOn, required, today) ??
    namesRefusal(trip.passengers) ??
    billingRefusal(trip.billing)
  )
}

/** Unguessable. */
export function newConfirmationId(): string {
  return `cnf_${crypto.randomUUID().replaceAll('-', '')}`
}
