import type { PassengerFare } from '@/lib/travel/flights/offer'
import { formatMoney, type Money, multiplyMoney } from '@/lib/travel/money'

type Share = Pick<PassengerFare, 'type' | 'count' | 'total'>

const PEOPLE: Record<Share['type'], [one: string, many: string]> = {
  adult: ['adult', 'adults'],
  child: ['child', 'children'],
  infant: ['infant', 'infants'],
  everyone: ['traveller', 'travellers'],
}

/** What each traveller pays of a total, as a clause: "£279.23 each", "£95.20 for each of 2 adults, £80.00 for the child". */
export function shareWords(shares: Share[], serviceFee: Money, total: Money): string {
  const [only, other] = shares
  if (only && !other) {
    const each = { ...total, amountMinor: total.amountMinor / only.count }
    if (only.count === 1) return `${formatMoney(total)} for one ${PEOPLE[only.type][0]}`
    if (only.type !== 'everyone' && Number.isInteger(each.amountMinor) && multiplyMoney(each, only.count).amountMinor === total.amountMinor)
      return `${formatMoney(each)} each`
  }
  const parts = shares.map((share) => {
    const [one, many] = PEOPLE[share.type]
    if (share.type === 'everyone') return `${formatMoney(share.total)} for all ${share.count} ${many}`
    return share.count === 1
      ? `${formatMoney(share.total)} for the ${one}`
      : `${formatMoney(share.total)} for each of ${share.count} ${many}`
  })
  const fee = serviceFee.amountMinor > 0 ? [`${formatMoney(serviceFee)} service fee`] : []
  return [...parts, ...fee].join(', ')
}
