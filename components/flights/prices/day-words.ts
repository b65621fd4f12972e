import { formatDay, type PlainDate } from '@/lib/travel/dates'
import type { PricedDay, WhyImpossible } from '@/lib/travel/flights/day-price'
import { formatMoney } from '@/lib/travel/money'

const WHY: Record<WhyImpossible, string> = {
  past: 'in the past',
  'not-on-sale': 'not on sale yet',
  'before-arrival': 'before you arrive',
  'after-next': 'after your next flight',
}

/** A day as a screen reader should hear it: "Fri 27 Nov, from £94.20 for 2 travellers". `day` is undefined while its price is on the way. */
export function spokenDay(date: PlainDate, day: PricedDay | undefined, whom: string): string {
  const name = formatDay(date)
  if (!day) return name
  if (day.status === 'priced') return `${name}, from ${formatMoney(day.total)} ${whom}`
  return `${name}, ${day.status === 'no-flights' ? 'no flights' : WHY[day.why]}`
}
