import * as texts from '@/lib/texts/tools'
import type { PassengerFare } from '@/lib/travel/flights/offer-schema'
import { formatMoney, type Money, multiplyMoney } from '@/lib/travel/money'

type Share = Pick<PassengerFare, 'type' | 'count' | 'total'>

const PEOPLE: Record<Share['type'], [one: string, many: string]> = {
  adult: [texts.adult, texts.adults],
  child: [texts.child, texts.children],
  infant: [texts.infant, texts.infants],
  everyone: [texts.traveller, texts.travellers],
}

/** What each traveller pays of a total, as a clause: "£279.23 each", "£95.20 for each of 2 adults, £80.00 for the child". */
export function shareWords(shares: Share[], serviceFee: Money, total: Money): string {
  const [only, other] = shares
  if (only && !other) {
    const each = { ...total, amountMinor: total.amountMinor / only.count }
    if (only.count === 1) return texts.priceForOne(formatMoney(total), PEOPLE[only.type][0])
    if (only.type !== 'everyone' && Number.isInteger(each.amountMinor) && multiplyMoney(each, only.count).amountMinor === total.amountMinor)
      return texts.priceEach(formatMoney(each))
  }
  const parts = shares.map((share) => {
    const [one, many] = PEOPLE[share.type]
    if (share.type === 'everyone') return texts.priceForAll(formatMoney(share.total), share.count, many)
    return share.count === 1
      ? texts.priceForThe(formatMoney(share.total), one)
      : texts.priceForEachOf(formatMoney(share.total), share.count, many)
  })
  const fee = serviceFee.amountMinor > 0 ? [texts.serviceFee(formatMoney(serviceFee))] : []
  return [...parts, ...fee].join(', ')
}
