import * as texts from '@/lib/texts/threads'
import { formatDay, type PlainDate } from '@/lib/travel/dates'
import type { TripLine } from '@/lib/travel/trip/trip-line-schema'

/** "London → Lisbon · 27 Nov – 4 Dec". Under a name that says the route already, who travels stands in its place. */
export function tripLineWords({ cities, departureOn, returnOn, travellers }: TripLine, name: string, today: PlainDate): string {
  const dates = departureOn && daysWords(departureOn, returnOn, today)
  const route = cities.join(' → ')
  const people = texts.travellers(travellers)
  const words = name.startsWith(cities.join(' – ')) ? [dates, people] : [route, dates]
  return words.filter(Boolean).join(' · ')
}

/** "27 Nov – 4 Dec", "4 – 11 Dec", "27 Nov"; with the year where it is another one than today's. */
function daysWords(from: PlainDate, to: PlainDate | null, today: PlainDate): string {
  if (to === null || to === from) return dayWords(from, today)
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  return `${isSameMonth ? Number(from.slice(8)) : dayWords(from, today)} – ${dayWords(to, today)}`
}

/** Without its weekday. */
function dayWords(day: PlainDate, today: PlainDate): string {
  return formatDay(day, today).slice('Fri '.length)
}
