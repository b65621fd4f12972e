import type { FareRequest } from '@/lib/ports/flight-supplier'
import type { WantedService } from '@/lib/travel/ancillaries/ancillaries'
import { type Dials, isDrawn } from './dials'
import { digestOf } from './terms-id'

/** Whether a trip whose terms are asked for costs more by now than it did at first. */
export type HasRisen = (request: FareRequest & { services: WantedService[] }) => boolean

/** At the door of the checkout and at the review; the third question comes with the money held. */
const CALM_QUESTIONS = 2
const MOST_KEPT = 10_000

/** Counts, for as long as the process lives, how often trips were asked for: those that the dial `price-up` draws rise once. */
export function createRises(dials: Dials): HasRisen {
  const counts = new Map<string, number>()
  return ({ fareIds, search, travellers, services }) => {
    const { adults, children, infants } = travellers
    const trip = [search.currency, adults, children, infants, digestOf(services), ...fareIds].join(' ')
    if (!isDrawn(dials, 'priceUp', trip)) return false
    const count = (counts.get(trip) ?? 0) + 1
    if (counts.size >= MOST_KEPT) counts.clear()
    counts.set(trip, count)
    return count > CALM_QUESTIONS
  }
}
