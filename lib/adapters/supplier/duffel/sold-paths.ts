import { cheapestByPath, type PricedOffer } from './read-offers'

const MOST_SEARCHES = 100

/** Which flights and fares are sold together, per offer request: kept for a while, since to ask again brings megabytes. */
export type SoldPaths = {
  find(offerRequestId: string): Map<string, string> | undefined
  remember(offerRequestId: string, offers: PricedOffer[]): Map<string, string>
}

export function createSoldPaths(): SoldPaths {
  const known = new Map<string, Map<string, string>>()
  return {
    find: (offerRequestId) => known.get(offerRequestId),
    remember: (offerRequestId, offers) => {
      const paths = new Map(cheapestByPath(offers).map(({ path, offerId }) => [path, offerId]))
      known.delete(offerRequestId)
      known.set(offerRequestId, paths)
      const [oldest] = known.keys()
      if (known.size > MOST_SEARCHES && oldest) known.delete(oldest)
      return paths
    },
  }
}
