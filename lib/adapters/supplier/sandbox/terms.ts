import type { FareRequest, FlightTerms } from '@/lib/ports/flight-supplier'
import type { WantedService } from '@/lib/travel/ancillaries/ancillaries'
import { addMoney, type Money } from '@/lib/travel/money'
import { type Refusal, refuse } from '@/lib/travel/refusal'
import { priceOfFares } from '@/lib/travel/trip/price'
import { minuteOf } from '@/lib/travel/zones'
import { type PricedServices, priceServices } from './ancillaries/price-services'
import type { Dials } from './dials'
import type { FindSold } from './find-sold'
import { needsPassport } from './needs-passport'
import { openTrip, type PricedTrip, priceTrip } from './price-trip'
import type { HasRisen } from './rises'
import { OFFER_MINUTES } from './search-sandbox'
import { digestOf, readTermsId, writeTermsId } from './terms-id'

/**
 * Prices fares and services anew, as of `now`. Refuses what is not sold (any more). A few prices have moved since they were shown;
 * within the hour they stay where they moved to, unless the trip `hasRisen` at the last moment.
 */
export async function termsFor(
  { services, ...request }: FareRequest & { services: WantedService[] },
  now: Date,
  dials: Dials,
  findSold: FindSold,
  hasRisen: HasRisen,
): Promise<{ terms: FlightTerms } | { refusal: Refusal }> {
  const opened = openTrip(request, now, dials, hasRisen({ ...request, services }))
  if ('refusal' in opened) return opened
  const { trip } = opened
  const bought = await priceServices(trip, services, findSold)
  if ('refusal' in bought) return bought
  const fares = trip.directions.map(({ fare }) => fare)
  const expiresAtMinute = minuteOf(now) + OFFER_MINUTES
  return {
    terms: {
      termsId: writeTermsId({ ...trip, fareIds: request.fareIds, expiresAtMinute, services: digestOf(services) }),
      ...priceOfFares(fares),
      ancillaries: bought.lines,
      total: totalOf(trip, bought),
      fares,
      requiredDetails: trip.directions.some(({ itinerary }) => needsPassport(itinerary)) ? ['passport'] : [],
      expiresAt: new Date(expiresAtMinute * 60_000).toISOString(),
    },
  }
}

export type PricedTerms = { trip: PricedTrip; bought: PricedServices; total: Money }

/**
 * The price that terms were given for, computed again; refuses terms that are unreadable, expired, for other services or of a flight
 * about to leave. Whether its seats are still free is found out by taking them.
 */
export async function priceOfTerms(
  termsId: string,
  services: WantedService[],
  now: Date,
  dials: Dials,
): Promise<PricedTerms | { refusal: Refusal }> {
  const terms = readTermsId(termsId)
  if (!terms) return refuse('terms-unknown', 'The airline no longer offers these terms. Please check the price again.')
  if (minuteOf(now) > terms.expiresAtMinute)
    return refuse('terms-expired', 'This price was held for 30 minutes and has expired. Please check it again.')
  if (terms.services !== digestOf(services)) {
    return refuse('services-changed', 'Your seats, bags or other extras have changed since this price. Please check the price again.')
  }
  const { expiresAtMinute: _, services: __, ...facts } = terms
  const priced = priceTrip(facts, now, dials)
  if ('refusal' in priced) return priced
  const bought = await priceServices(priced.trip, services, async () => [])
  return 'refusal' in bought ? bought : { trip: priced.trip, bought, total: totalOf(priced.trip, bought) }
}

function totalOf({ directions }: PricedTrip, { lines }: PricedServices): Money {
  return addMoney(priceOfFares(directions.map(({ fare }) => fare)).total, ...lines.map(({ total }) => total))
}
