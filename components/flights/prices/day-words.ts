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

/** A day as a screen reader should hear it: "Fri 27 Nov, from £94.20 for 2 travellers". `day` is undefined while its price is on the way; with `today` another year is named. */
export function spokenDay(date: PlainDate, day: PricedDay | undefined, whom: string, today?: PlainDate): string {
  const name = formatDay(date, today)
  if (!day) return name
  if (day.status === 'priced') return texts.dayFromPrice(name, formatMoney(day.total), whom)
  return `${name}, ${day.status === 'no-flights' ? texts.noFlights : WHY[day.why]}`
}

/** The years of days whose cells have no room for them: "2027", "2026–2027"; null where all are in this one. */
export function yearsBeside(dates: readonly PlainDate[], today: PlainDate): string | null {
  const years = [...new Set(dates.map((date) => date.slice(0, 4)))].toSorted()
  return years.every((year) => year === today.slice(0, 4)) ? null : years.join('–')
}
