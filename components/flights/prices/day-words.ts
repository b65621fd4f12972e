import * as texts from '@/lib/texts/flights/prices'
import { formatDay, type PlainDate } from '@/lib/travel/dates'
import type { PricedDay, WhyImpossible } from '@/lib/travel/flights/day-price'
import { formatMoney } from '@/lib/travel/money'

const WHY: Record<WhyImpossible, string> = {
  past: texts.inThePast,
  'not-on-sale': texts.notOnSaleYet,
  'before-arrival': texts.beforeYouArrive,
  'after-next': texts.afterYourNextFlight,
}

/** A day as a screen reader should hear it: "Fri 27 Nov, from £94.20 for 2 travellers". `day` is undefined while its price is on the way. */
export function spokenDay(date: PlainDate, day: PricedDay | undefined, whom: string): string {
  const name = formatDay(date)
  if (!day) return name
  if (day.status === 'priced') return texts.dayFromPrice(name, formatMoney(day.total), whom)
  return `${name}, ${day.status === 'no-flights' ? texts.noFlights : WHY[day.why]}`
}
