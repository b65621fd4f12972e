import type { WantedService } from '@/lib/travel/ancillaries/ancillaries'
import { hashText } from './hash'
import type { PriceFacts } from './price-trip'

/** What terms were given for. `services` is a digest: who books names them again, and other ones are noticed. */
export type TermsFacts = PriceFacts & { expiresAtMinute: number; services: string }

/** Everything that the price of the terms can be computed from again. */
export function writeTermsId({ fareIds, travellers, currency, pricedHour, hasRisen, expiresAtMinute, services }: TermsFacts): string {
  const { adults, children, infants } = travellers
  const body = [
    'SBX',
    currency,
    `${adults}-${children}-${infants}`,
    pricedHour,
    hasRisen ? 'up' : 'as-is',
    expiresAtMinute,
    services,
    ...fareIds,
  ].join('.')
  return `${body}.${checksum(body)}`
}

/** Null for an id that was not written here. */
export function readTermsId(termsId: string): TermsFacts | null {
  const end = termsId.lastIndexOf('.')
  const body = termsId.slice(0, end)
  if (end === -1 || checksum(body) !== termsId.slice(end + 1)) return null
  const [, currency = '', counts = '', pricedHour = '', rise = '', expiresAtMinute = '', services = '', ...fareIds] = body.split('.')
  const [adults = 0, children = 0, infants = 0] = counts.split('-').map(Number)
  return {
    fareIds,
    travellers: { adults, children, infants, pets: 0, childAges: [] },
    currency,
    pricedHour: Number(pricedHour),
    hasRisen: rise === 'up',
    expiresAtMinute: Number(expiresAtMinute),
    services,
  }
}

/** The same for the same services in any order. */
export function digestOf(services: WantedService[]): string {
  const texts = services.map(({ optionId, passengerIndex, quantity }) => `${optionId} ${passengerIndex ?? '-'} ${quantity}`)
  return texts.length === 0 ? 'none' : hashText(texts.sort().join('\n')).toString(36)
}

/** Against accidents, not against forgers: the id never leaves the server, and the price is computed again anyway. */
function checksum(body: string): string {
  return hashText(`terms:${body}`).toString(36)
}
