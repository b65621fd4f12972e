import { cheapestByPath, type PricedOffer } from './read-offers'

const MOST_SEARCHES = 100
const MOST_SPENT = 1_000

/** Which flights and fares are sold together, per offer request: kept for a while, since to ask again brings megabytes. */
export type SoldPaths = {
  find(offerRequestId: string): Map<string, string> | undefined
  remember(offerRequestId: string, offers: PricedOffer[]): Map<string, string>
  /** An order was sent for this offer. Duffel takes one order per offer request, and two travellers may have been shown the same. */
  spend(offerId: string, reference: string): void
  /** The order was clearly refused: nothing was taken. */
  restore(offerId: string): void
  /** Whether an order under another reference was sent from the same offer request. */
  isSpent(offerId: string, reference: string | null): boolean
}

export function createSoldPaths(): SoldPaths {
  const known = new Map<string, Map<string, string>>()
  const spentBy = new Map<string, string>()
  const requestOf = (offerId: string) => [...known].find(([, paths]) => [...paths.values()].includes(offerId))?.[0]
  return {
    find: (offerRequestId) => known.get(offerRequestId),
    remember: (offerRequestId, offers) => {
      const paths = new Map(cheapestByPath(offers).map(({ path, offerId }) => [path, offerId]))
      known.delete(offerRequestId)
      known.set(offerRequestId, paths)
      dropOldest(known, MOST_SEARCHES)
      return paths
    },
    spend: (offerId, reference) => {
      spentBy.set(requestOf(offerId) ?? offerId, reference)
      dropOldest(spentBy, MOST_SPENT)
    },
    restore: (offerId) => void spentBy.delete(requestOf(offerId) ?? offerId),
    isSpent: (offerId, reference) => {
      const spender = spentBy.get(requestOf(offerId) ?? offerId)
      return spender !== undefined && spender !== reference
    },
  }
}

function dropOldest(entries: Map<string, unknown>, most: number) {
  const [oldest] = entries.keys()
  if (entries.size > most && oldest !== undefined) entries.delete(oldest)
}
