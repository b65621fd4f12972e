import type { Clock } from '@/lib/ports/clock'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import type { Refusal } from '@/lib/travel/refusal'
import { createAttempts } from './attempts'
import { bookWithDuffel } from './book'
import { type Cancellation, confirmCancellation, quoteCancellation } from './cancellations'
import { createDuffelClient, type FailureLog, logToConsole } from './client/duffel-client'
import { SERVICE } from './client/failure'
import { DEADLINES, type Deadlines } from './deadlines'
import { findOrder } from './find-order'
import { createSearchCounter } from './look-to-book'
import { searchDuffel } from './search'
import { readSeatMaps, type SeatMap } from './seat-maps'
import { type OfferService, readServices } from './services'
import { createSoldPaths } from './sold-paths'
import { fetchDuffelTerms, fetchOffer, orRefusal } from './terms'

/** Beyond the port, for seats, bags and changes of mind. `termsId` is what `fetchTerms` gave. */
export type DuffelSupplier = FlightSupplier & {
  fetchServices(termsId: string): Promise<{ services: OfferService[] } | { refusal: Refusal }>
  fetchSeatMaps(termsId: string): Promise<{ seatMaps: SeatMap[] } | { refusal: Refusal }>
  quoteCancellation(reference: string): Promise<{ cancellation: Cancellation } | { refusal: Refusal }>
  confirmCancellation(cancellationId: string): Promise<{ cancellation: Cancellation } | { refusal: Refusal }>
}

export type DuffelConfig = {
  /** `duffel_test_…` sells nothing real, and is shown as simulated. */
  accessToken: string
  /** Another address than Duffel's own, for tests. */
  basePath?: string | undefined
  clock: Clock
  deadlines?: Partial<Deadlines> | undefined
  log?: FailureLog | undefined
}

/** Real flights through Duffel. Everything that goes wrong outside is thrown as `OutsideFailure`, with a sentence for the traveller. */
export function createDuffelSupplier({
  accessToken,
  basePath,
  clock,
  deadlines: changed,
  log = logToConsole,
}: DuffelConfig): DuffelSupplier {
  const client = createDuffelClient({ accessToken, basePath, clock, log })
  const deadlines = { ...DEADLINES, ...changed }
  const soldPaths = createSoldPaths()
  const isSimulated = accessToken.startsWith('duffel_test_')
  const counter = createSearchCounter(log)
  const orderDeps = { client, deadlines, clock, attempts: createAttempts() }
  return {
    name: SERVICE,
    isSimulated,
    async *search(search, now) {
      for await (const { result, offers } of searchDuffel(search, now, { client, deadlines, isSimulated, log, counter })) {
        soldPaths.remember(result.searchId, offers)
        yield result
      }
    },
    searchBudget: counter.read,
    fetchTerms: (request) => fetchDuffelTerms(request, { client, deadlines, clock, soldPaths, log }),
    book: (request) => bookWithDuffel(request, { ...orderDeps, soldPaths, counter }),
    findBooking: async (reference, sentAt) => (await findOrder(reference, orderDeps, sentAt))?.booking ?? null,
    fetchServices: async (termsId) => {
      const fetched = await fetchOffer(termsId, orderDeps)
      return 'refusal' in fetched ? fetched : { services: readServices(fetched.offer.duffel.available_services) }
    },
    fetchSeatMaps: (termsId) =>
      orRefusal(() =>
        client(
          { name: 'seat maps', deadlineMs: deadlines.readMs, isRead: true },
          (duffel) => duffel.seatMaps.get({ offer_id: termsId }),
          ({ data }) => ({ seatMaps: readSeatMaps(data) }),
        ),
      ),
    quoteCancellation: (reference) => quoteCancellation(reference, orderDeps),
    confirmCancellation: (cancellationId) => confirmCancellation(cancellationId, orderDeps),
  }
}
