import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Answered, AskDeps } from './answered'
import { offerRequestBody, readAnsweredRequest } from './offer-request'

/** One question, one answer with everything, when the slowest airline has answered. Throws `DuffelFailure`. */
export async function askAtOnce(search: FlightSearch, { client, deadlines, log, counter }: AskDeps): Promise<Answered> {
  const request = await client(
    { name: 'search', deadlineMs: deadlines.searchMs, isRead: true, mayRest: true },
    (duffel) => {
      counter.countSearch()
      return duffel.offerRequests.create({
        ...offerRequestBody(search),
        return_offers: true,
        supplier_timeout: deadlines.supplierTimeoutMs,
      })
    },
    ({ data }) => readAnsweredRequest(data, log),
  )
  return { offerRequestId: request.id, offers: request.offers, sources: [] }
}
