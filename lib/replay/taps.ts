import type { FlightSupplier } from '../ports/flight-supplier'
import { isOutsideFailure } from '../ports/outside-failure'
import type { PaymentGateway } from '../ports/payment-gateway'
import type { StaySupplier } from '../ports/stay-supplier'
import type { TripStore } from '../ports/trip-store'
import { currentRecorder } from './current-recording'
import type { EventOf } from './transcript'

export { tapModel } from './tap-model'

type Port = EventOf<'outside'>['port']

/** The same supplier; what it is asked and what it gives is recorded where something is being recorded. */
export function tapSupplier(supplier: FlightSupplier): FlightSupplier {
  const call = tapCalls('supplier')
  const { dayPrices, destinationsFrom, searchBudget } = supplier
  return {
    name: supplier.name,
    isSimulated: supplier.isSimulated,
    search: (search, now) => tapSearch(supplier.search(search, now), { search, now: now.toISOString() }),
    ...(dayPrices && {
      dayPrices: (search, sliceIndex, days, now, filters) =>
        call('dayPrices', { search, sliceIndex, days, now: now.toISOString(), ...(filters ? { filters } : {}) }, () =>
          dayPrices.call(supplier, search, sliceIndex, days, now, filters),
        ),
    }),
    ...(destinationsFrom && {
      destinationsFrom: (origin) => call('destinationsFrom', { origin }, () => destinationsFrom.call(supplier, origin)),
    }),
    fetchDetails: (request) => call('fetchDetails', request, () => supplier.fetchDetails(request)),
    fetchSeatMaps: (request) => call('fetchSeatMaps', request, () => supplier.fetchSeatMaps(request)),
    fetchTerms: (request) => call('fetchTerms', request, () => supplier.fetchTerms(request)),
    book: (request) => call('book', request, () => supplier.book(request)),
    findBooking: (reference, sentAt) =>
      call('findBooking', { reference, sentAt: sentAt?.toISOString() ?? null }, () => supplier.findBooking(reference, sentAt)),
    quoteCancellation: (reference) => call('quoteCancellation', { reference }, () => supplier.quoteCancellation(reference)),
    confirmCancellation: (reference, cancellationId) =>
      call('confirmCancellation', { reference, cancellationId }, () => supplier.confirmCancellation(reference, cancellationId)),
    ...(searchBudget && { searchBudget: () => searchBudget.call(supplier) }),
  }
}

/** The same hotels, likewise. */
export function tapStays(stays: StaySupplier): StaySupplier {
  const call = tapCalls('stays')
  return {
    name: stays.name,
    isSimulated: stays.isSimulated,
    search: (search, now) => call('searchStays', { search, now: now.toISOString() }, () => stays.search(search, now)),
    fetchHotel: (search, hotelId, now) =>
      call('fetchHotel', { search, hotelId, now: now.toISOString() }, () => stays.fetchHotel(search, hotelId, now)),
  }
}

/** The same gateway, likewise. Letters that it sends (webhooks) are nobody's act and are not recorded. */
export function tapGateway(gateway: PaymentGateway): PaymentGateway {
  const call = tapCalls('gateway')
  return {
    name: gateway.name,
    isSimulated: gateway.isSimulated,
    authorise: (request) => call('authorise', request, () => gateway.authorise(request)),
    retrieve: (paymentId) => call('retrieve', { paymentId }, () => gateway.retrieve(paymentId)),
    findPayment: (request) => call('findPayment', request, () => gateway.findPayment(request)),
    capture: (request) => call('capture', request, () => gateway.capture(request)),
    refund: (request) => call('refund', request, () => gateway.refund(request)),
    cancel: (request) => call('cancel', request, () => gateway.cancel(request)),
    forgetCard: (request) => call('forgetCard', request, () => gateway.forgetCard(request)),
    forgetCustomer: (userId) => call('forgetCustomer', { userId }, () => gateway.forgetCustomer(userId)),
    readWebhook: (request) => gateway.readWebhook(request),
  }
}

/** The same trips; each command that was stored is recorded, whoever issued it. */
export function tapTrips(trips: TripStore): TripStore {
  return {
    load: (threadId, userId) => trips.load(threadId, userId),
    hasCommand: (threadId, userId, clientKey) => trips.hasCommand(threadId, userId, clientKey),
    undo: (threadId, userId, number) => trips.undo(threadId, userId, number),
    append: async (entry) => {
      const appended = await trips.append(entry)
      if (appended) currentRecorder()?.record({ type: 'changed', issuedBy: entry.issuedBy, command: entry.command })
      return appended
    },
  }
}

function tapCalls(port: Port) {
  return async function call<Answer>(name: string, request: unknown, ask: () => Promise<Answer>): Promise<Answer> {
    const recorder = currentRecorder()
    if (!recorder) return ask()
    const asked = { type: 'outside' as const, port, call: name, request: { value: request } }
    try {
      const answer = await ask()
      recorder.record({ ...asked, answer: { value: answer ?? null } })
      return answer
    } catch (error) {
      recorder.record({ ...asked, failure: failureOf(error) })
      throw error
    }
  }
}

/** Everything that a search gave so far, each time it gave more. */
async function* tapSearch<Result>(results: AsyncIterable<Result>, request: unknown): AsyncIterable<Result> {
  const recorder = currentRecorder()
  const asked = { type: 'outside' as const, port: 'supplier' as const, call: 'search', request: { value: request } }
  try {
    for await (const result of results) {
      recorder?.record({ ...asked, answer: { value: result } })
      yield result
    }
  } catch (error) {
    recorder?.record({ ...asked, failure: failureOf(error) })
    throw error
  }
}

function failureOf(error: unknown): { kind: string; message: string } {
  const message = error instanceof Error ? error.message : 'something that is no error'
  if (isOutsideFailure(error)) return { kind: 'outside', message }
  return { kind: error instanceof Error && error.name === 'AbortError' ? 'stopped' : 'error', message }
}
