import type { Clock } from '@/lib/ports/clock'
import type { FareRequest, FlightSupplier } from '@/lib/ports/flight-supplier'
import type { SeatMap } from '@/lib/travel/ancillaries/seat-map'
import type { Refusal } from '@/lib/travel/refusal'
import { arrangeSeats } from './arrange-seats'
import { createAttempts } from './attempts'
import { bookWithDuffel } from './book'
import { confirmCancellation, quoteCancellation } from './cancellations'
import { createDuffelClient, type FailureLog, TO_NOBODY } from './client/duffel-client'
import { SERVICE } from './client/failure'
import { DEADLINES, type Deadlines } from './deadlines'
import { fetchDuffelDetails } from './details'
import { findOffer, type OfferDeps } from './find-offer'
import { findOrder } from './find-order'
import { createKnownFares } from './known-fares'
import { createSearchCounter } from './look-to-book'
import { searchDuffel } from './search'
import { fetchDuffelSeatMaps } from './seat-maps'
import { createSoldPaths } from './sold-paths'
import { fetchDuffelTerms } from './terms'

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
export function createDuffelSupplier({ accessToken, basePath, clock, deadlines: changed, log = TO_NOBODY }: DuffelConfig): FlightSupplier {
  const client = createDuffelClient({ accessToken, basePath, clock, log })
  const deadlines = { ...DEADLINES, ...changed }
  const soldPaths = createSoldPaths()
  const isSimulated = accessToken.startsWith('duffel_test_')
  const counter = createSearchCounter(log)
  const knownFares = createKnownFares()
  const offerDeps = { client, deadlines, clock, soldPaths, log }
  const orderDeps = { client, deadlines, clock, attempts: createAttempts() }
  return {
    name: SERVICE,
    isSimulated,
    async *search(search, now) {
      for await (const { result, offers } of searchDuffel(search, now, { client, deadlines, isSimulated, log, counter })) {
        soldPaths.remember(result.searchId, offers)
        knownFares.remember(result)
        yield result
      }
    },
    searchBudget: counter.read,
    fetchDetails: (request) => fetchDuffelDetails(request, { ...offerDeps, knownFares }),
    fetchSeatMaps: (request) => fetchSeatMaps(request, offerDeps),
    fetchTerms: (request) => fetchDuffelTerms(request, offerDeps),
    book: (request) => bookWithDuffel(request, { ...orderDeps, soldPaths, counter }),
    findBooking: async (reference, sentAt) => (await findOrder(reference, orderDeps, sentAt))?.booking ?? null,
    quoteCancellation: (reference) => quoteCancellation(reference, orderDeps),
    confirmCancellation: (reference, cancellationId) => confirmCancellation(reference, cancellationId, orderDeps),
  }
}

async function fetchSeatMaps(request: FareRequest, deps: OfferDeps): Promise<{ seatMaps: SeatMap[] } | { refusal: Refusal }> {
  const found = await findOffer(request, deps)
  if ('refusal' in found) return found
  const fetched = await fetchDuffelSeatMaps(found.offer.offerId, deps)
  return 'refusal' in fetched ? fetched : { seatMaps: arrangeSeats(fetched.duffelMaps, found) }
}
