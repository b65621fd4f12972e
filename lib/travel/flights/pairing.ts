import type { FlightOffer } from './offer-schema'

type Paired = Pick<FlightOffer, 'pairingKey'>

/** The key of a flight that is sold on its own: it goes with every other. */
export const ANY_PAIRING = 'any'

/**
 * Whether the supplier sells `later` after `earlier` (slices of one trip, not necessarily next to each other). A key names the
 * choices that led to a flight, step by step ("a", then "a/b"): what follows has all the steps of what it follows.
 */
export function areSoldTogether(earlier: Paired, later: Paired): boolean {
  if (earlier.pairingKey === ANY_PAIRING || later.pairingKey === ANY_PAIRING) return true
  return later.pairingKey === earlier.pairingKey || later.pairingKey.startsWith(`${earlier.pairingKey}/`)
}

/** The slice of the first picked flight that is not sold together with this offer; null when it goes with all of them. */
export function unpairedSlice(offer: Paired & Pick<FlightOffer, 'sliceIndex'>, picks: ({ offer: Paired } | null)[]): number | null {
  const index = picks.findIndex((pick, other) => {
    if (!pick || other === offer.sliceIndex) return false
    return other < offer.sliceIndex ? !areSoldTogether(pick.offer, offer) : !areSoldTogether(offer, pick.offer)
  })
  return index === -1 ? null : index
}
