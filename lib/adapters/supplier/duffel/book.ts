import type { CreateOrderPassenger } from '@duffel/api/types'
import type { BookRequest, SupplierBooking } from '@/lib/ports/flight-supplier'
import { formatMoney } from '@/lib/travel/money'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import { writeAmount } from './amounts'
import type { Answer } from './client/duffel-client'
import { DuffelFailure, STILL_WORKING } from './client/failure'
import { fetchOffer } from './find-offer'
import type { OrderDeps } from './find-order'
import type { SearchCounter } from './look-to-book'
import { orderPassengers } from './passengers'
import type { PricedOffer } from './read-offers'
import { requiredDetailsOf, takesPassports } from './required-details'
import { type ResolvedService, resolveServices, totalWith } from './resolve-services'
import { orderMetadata, readOrder } from './schemas/order'
import { refusalOf, searchSpent } from './sentences'
import type { SoldPaths } from './sold-paths'

export type BookDeps = OrderDeps & { soldPaths: SoldPaths; counter: SearchCounter }

/**
 * Orders and pays from our balance at once. Sent exactly once: whatever leaves open whether an order exists is thrown, and only
 * a clear "no" is a refusal.
 */
export async function bookWithDuffel(request: BookRequest, deps: BookDeps): Promise<{ booking: SupplierBooking } | { refusal: Refusal }> {
  const { termsId, expectedTotal } = request
  if (deps.soldPaths.isSpent(termsId, request.reference)) return searchSpent()
  const prepared = await prepareOrder(request, deps)
  if ('refusal' in prepared) return prepared
  const total = totalWith(prepared.offer.total, prepared.services)
  if (total.amountMinor !== expectedTotal.amountMinor || total.currency !== expectedTotal.currency) {
    return refuse('price-changed', `The price is ${formatMoney(total)} now, not ${formatMoney(expectedTotal)}. Nothing was booked.`)
  }
  return sendOrder(request.reference, prepared, deps)
}

type Prepared = { offer: PricedOffer; passengers: CreateOrderPassenger[]; services: ResolvedService[] }

/** Nothing has been sent yet: without an answer here there is surely no booking. */
async function prepareOrder(
  { termsId, passengers, contact, services }: BookRequest,
  deps: BookDeps,
): Promise<Prepared | { refusal: Refusal }> {
  try {
    const fetched = await fetchOffer(termsId, deps)
    if ('refusal' in fetched) return fetched
    const { offer } = fetched
    const filled = orderPassengers(passengers, offer.duffel.passengers, {
      travelOn: offer.slices.at(-1)?.itinerary.departsAt.slice(0, 10) ?? '',
      contact,
      takesPassports: takesPassports(offer),
      needsPassports: requiredDetailsOf(offer).includes('passport'),
    })
    if ('refusal' in filled) return filled
    // By names now, where the terms went by kind: what is bought goes to the one it was bought for.
    const places = filled.passengers.map(({ id }) => id)
    const resolved = await resolveServices(services, { offer, places }, deps)
    return 'refusal' in resolved ? resolved : { offer, passengers: filled.passengers, services: resolved.services }
  } catch (error) {
    if (!(error instanceof DuffelFailure)) throw error
    return refuse('supplier-silent', `${error.message} Nothing was booked; please try again in a moment.`)
  }
}

async function sendOrder(
  reference: string,
  { offer, passengers, services }: Prepared,
  { client, deadlines, clock, attempts, soldPaths, counter }: BookDeps,
): Promise<{ booking: SupplierBooking } | { refusal: Refusal }> {
  if (attempts.isOpen(reference, clock())) throw new DuffelFailure('deadline', {}, STILL_WORKING)
  const { offerId, total } = offer
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
          ...(services.length > 0 ? { services: services.map(({ serviceId, quantity }) => ({ id: serviceId, quantity })) } : {}),
          payments: [{ type: 'balance', amount: writeAmount(totalWith(total, services)), currency: total.currency }],
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
