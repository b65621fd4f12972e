import * as texts from '@/lib/texts/trip'
import { formatDay, formatDays, type PlainDate } from '@/lib/travel/dates'
import { flownRoute } from '@/lib/travel/flights/flown-route'
import type { SearchWishes } from '@/lib/travel/flights/search'
import { TRIP_TYPE_LABELS } from '@/lib/travel/flights/search-labels'
import type { Money } from '@/lib/travel/money'
import { cityWords } from '@/lib/travel/places/city-words'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { tripPrice } from '@/lib/travel/trip/price'

/** "London → Lisbon", "London → ?", every flight of a multi-trip, or "Where to?" while neither end is known. */
export function routeWords(wishes: SearchWishes): string {
  if (wishes.tripType === 'multi-trip' && wishes.slices.length > 0) return flownRoute(wishes.slices, cityWords)
  if (!wishes.origin && !wishes.destination) return texts.whereTo
  return `${wishes.origin ? cityWords(wishes.origin) : '?'} → ${wishes.destination ? cityWords(wishes.destination) : '?'}`
}

/** "Fri 27 Nov – Sun 29 Nov", "Fri 27 Nov, One Way", "Fri 27 Nov, back when?", "When?"; the year where it is not that of `today`. */
export function datesWords(wishes: SearchWishes, today: PlainDate): string {
  if (wishes.tripType === 'multi-trip')
    return formatDays(
      wishes.slices.map((slice) => slice.departureOn),
      today,
      ', ',
    )
  if (!wishes.departureOn) return texts.when
  const out = formatDay(wishes.departureOn, today)
  if (wishes.tripType === 'one-way') return `${out}, ${TRIP_TYPE_LABELS['one-way']}`
  if (wishes.returnOn) return formatDays([wishes.departureOn, wishes.returnOn], today)
  return texts.backWhen(out)
}

/** Nothing is known of the trip yet. */
export function isBlank(wishes: SearchWishes): boolean {
  return !wishes.origin && !wishes.destination && !wishes.departureOn && wishes.slices.length === 0
}

/** What the trip costs, with its name: so far, in total, or what was kept when it was cancelled; null while nothing is chosen. */
export function costOf({ trip, order }: LiveTrip): { label: string; money: Money } | null {
  if (order?.status === 'cancelled') return { label: texts.keptAfterCancellation, money: order.charged }
  const price = tripPrice(trip)
  return price && { label: price.isFinal ? texts.totalWithTaxes : texts.soFarWithTaxes, money: price.total }
}
