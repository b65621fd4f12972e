import { moneyFromEuro } from '@/lib/adapters/supplier/sandbox/fares/currency'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { FlightSearch } from '@/lib/travel/flights/search'

/** One flight as a synthetic traveller sees it; written apart from the ranker's own cost. `euros` is for one seated traveller. */
export type Option = {
  offer: FlightOffer
  euros: number
  hours: number
  connections: number
  airline: string
  departsHour: number
  arrivesHour: number
  /** Days after the day of departure. */
  arrivesDay: number
}

export function optionOf(offer: FlightOffer, search: FlightSearch): Option {
  const { total } = leadFare(offer, search)
  const seated = search.travellers.adults + search.travellers.children
  const thousandEuros = moneyFromEuro(1_000, total.currency).amountMinor
  return {
    offer,
    euros: (1_000 * total.amountMinor) / thousandEuros / seated,
    hours: offer.durationMinutes / 60,
    connections: offer.connections,
    airline: offer.segments[0]?.marketingCarrier.iataCode ?? '',
    departsHour: hourOf(offer.departsAt),
    arrivesHour: hourOf(offer.arrivesAt),
    arrivesDay: offer.dayOffset,
  }
}

function hourOf(localTime: string): number {
  return Number(localTime.slice(11, 13)) + Number(localTime.slice(14, 16)) / 60
}
