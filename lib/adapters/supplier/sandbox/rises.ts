import type { FareRequest } from '@/lib/ports/flight-supplier'
import type { WantedService } from '@/lib/travel/ancillaries/ancillaries'
import { type Dials, isDrawn } from './dials'
import { digestOf } from './terms-id'

/** Whether a trip costs more by now than when its terms were first asked for. */
export type HasRisen = (request: FareRequest & { services: WantedService[] }) => boolean

const MOST_KEPT = 10_000

/** Remembers, for as long as the process lives, which trips were asked for: those that the dial `price-up` draws rise once after it. */
export function createRises(dials: Dials): HasRisen {
  const asked = new Set<string>()
  return ({ fareIds, search, travellers, services }) => {
    const { adults, children, infants } = travellers
    const trip = [search.currency, adults, children, infants, digestOf(services), ...fareIds].join(' ')
    if (!isDrawn(dials, 'priceUp', trip)) return false
    if (asked.has(trip)) return true
    if (asked.size >= MOST_KEPT) asked.clear()
    asked.add(trip)
    return false
  }
}
