import { lateShape, requestJson } from '../state/request-json'

const renewalShape = lateShape(() => import('@/lib/travel/trip/price-renewal-schema').then((module) => module.priceRenewalSchema))

/** Has a trip that is out of date searched anew; nothing of it is taken over yet. */
export function renewPrices(threadId: string) {
  return requestJson(`/api/trips/${threadId}/renew`, renewalShape, { method: 'POST', body: {} })
}
