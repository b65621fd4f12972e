/** For a trip of one slice a fare is a Duffel offer; otherwise it is a part of one, which the other slices' parts complete. */
export type FareId = { kind: 'offer'; offerId: string } | { kind: 'part'; offerRequestId: string; step: string }

const OFFER = /^off_[A-Za-z0-9_]+$/
const PART = /^(orq_[A-Za-z0-9_]+)~([\w-]{10}\.[\w-]{10})$/

export function writeFareId(fare: FareId): string {
  return fare.kind === 'offer' ? fare.offerId : `${fare.offerRequestId}~${fare.step}`
}

/** Null for what this supplier has never written. */
export function readFareId(fareId: string): FareId | null {
  if (OFFER.test(fareId)) return { kind: 'offer', offerId: fareId }
  const [, offerRequestId, step] = PART.exec(fareId) ?? []
  return offerRequestId && step ? { kind: 'part', offerRequestId, step } : null
}
