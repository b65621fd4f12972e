import type { CreateOrderPassenger } from '@duffel/api/types'
import type { BookRequest, SupplierBooking } from '@/lib/ports/flight-supplier'
import { formatMoney } from '@/lib/travel/money'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import type { Answer } from './client/duffel-client'
import { DuffelFailure, STILL_WORKING } from './client/failure'
import type { OrderDeps } from './find-order'
import type { SearchCounter } from './look-to-book'
import { orderPassengers } from './passengers'
import type { PricedOffer } from './read-offers'
import { orderMetadata, readOrder } from './schemas/order'
import { refusalOf, searchSpent } from './sentences'
import type { SoldPaths } from './sold-paths'
import { fetchOffer } from './terms'

export type BookDeps = OrderDeps & { soldPaths: SoldPaths; counter: SearchCounter }

/**
 * Orders and pays from our balance at once. Sent exactly once: whatever leaves open whether an order exists is thrown, and only
 * a clear "no" is a refusal.
 */
export async function bookWithDuffel(request: BookRequest, deps: BookDeps): Promise<{ booking: SupplierBooking } | { refusal: Refusal }> {
  const { termsId, expectedTotal, passengers, contact } = request
  if (deps.soldPaths.isSpent(termsId, request.reference)) return searchSpent()
  const fetched = await fetchBeforeOrder(termsId, deps)
  if ('refusal' in fetched) return fetched
  const { offer } = fetched
  if (offer.total.amountMinor !== expectedTotal.amountMinor || offer.total.currency !== expectedTotal.currency) {
    return refuse('price-changed', `The price is ${formatMoney(offer.total)} now, not ${formatMoney(expectedTotal)}. Nothing was booked.`)
  }
  const travelOn = offer.slices.at(-1)?.itinerary.departsAt.slice(0, 10) ?? ''
  const { duffel } = offer
  const takesPassports = [
    ...duffel.supported_passenger_identity_document_types,
    ...duffel.allowed_passenger_identity_document_types,
  ].includes('passport')
  const needsPassports = duffel.passenger_identity_documents_required === true
  const filled = orderPassengers(passengers, duffel.passengers, {
    travelOn,
    contact,
    takesPassports: takesPassports || needsPassports,
    needsPassports,
  })
  if ('refusal' in filled) return filled
  return sendOrder(request.reference, offer, filled.passengers, deps)
}

/** Nothing has been sent yet: without an answer here there is surely no booking. */
async function fetchBeforeOrder(offerId: string, deps: OrderDeps): Promise<{ offer: PricedOffer } | { refusal: Refusal }> {
  try {
    return await fetchOffer(offerId, deps)
  } catch (error) {
    if (!(error instanceof DuffelFailure)) throw error
    return refuse('supplier-silent', `${error.message} Nothing was booked; please try again in a moment.`)
  }
}

async function sendOrder(
  reference: string,
  { offerId, duffel }: PricedOffer,
  passengers: CreateOrderPassenger[],
  { client, deadlines, clock, attempts, soldPaths, counter }: BookDeps,
): Promise<{ booking: SupplierBooking } | { refusal: Refusal }> {
  if (attempts.isOpen(reference, clock())) throw new DuffelFailure('deadline', {}, STILL_WORKING)
  attempts.begin(reference, clock())
  soldPaths.spend(offerId, reference)
  try {
    const { booking } = await client(
      { name: 'create order', deadlineMs: deadlines.orderMs, isRead: false },
      (duffelClient) =>
        duffelClient.orders.create({
          type: 'instant',
          selected_offers: [offerId],
          passengers,
          payments: [{ type: 'balance', amount: duffel.total_amount, currency: duffel.total_currency }],
          metadata: orderMetadata(
            reference,
            passengers.map(({ id }) => id),
          ),
        }),
      readCreated,
    )
    attempts.settle(reference)
    counter.countBooking()
    return { booking: { ...booking, reference } }
  } catch (error) {
    const refusal = error instanceof DuffelFailure && refusalOf(error)
    if (!refusal) throw error
    attempts.settle(reference)
    soldPaths.restore(offerId)
    return { refusal }
  }
}

/** 201 is an order. 200 is a booking whose details are still to come, 202 one without an outcome: both are looked up. */
function readCreated({ status, data }: Answer) {
  if (status !== 201) throw new DuffelFailure('deadline', { status }, STILL_WORKING)
  return readOrder(data)
}
