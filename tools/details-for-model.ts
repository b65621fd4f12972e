import { formatDuration } from '@/lib/travel/dates'
import { seatCo2Kg } from '@/lib/travel/flights/emissions'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { NamedRoundTrip, RankedOffer } from '@/lib/travel/flights/ranked-offer'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { formatMoney, subtractMoney } from '@/lib/travel/money'
import { airportWords } from '@/lib/travel/places/airport-words'
import { fareForModel, totalForModel } from './for-model'
import { shareWords } from './share-words'

/** All that is known of a few flights, and of each after the first how it differs from that one. */
export function detailsForModel(flights: RankedOffer[], search: FlightSearch, isSimulated: boolean) {
  const [first] = flights
  return flights.map((ranked) => {
    const { offer, place, labels, reason, total } = ranked
    const lead = leadFare(offer, search)
    const co2Kg = seatCo2Kg(offer, lead.cabinClass, { isSimulated })
    return {
      offerId: offer.offerId,
      place,
      labels,
      reason,
      flightNumbers: offer.segments.map((segment) => segment.flightNumber),
      airline: [...new Set(offer.segments.map((segment) => segment.marketingCarrier.name))].join(' and '),
      from: offer.segments[0]?.origin.iataCode ?? '',
      to: offer.segments.at(-1)?.destination.iataCode ?? '',
      departsAt: offer.departsAt,
      arrivesAt: offer.arrivesAt,
      durationMinutes: offer.durationMinutes,
      connections: offer.connections,
      via: offer.layovers.map(({ airport }) => airport.cityName),
      total: totalForModel(total, offer.priceCovers),
      shares: shareWords(lead.passengerFares, lead.serviceFee, lead.total),
      segments: offer.segments.map((segment, index) => ({
        flight: segment.flightNumber,
        from: airportWords(segment.origin, segment.originTerminal),
        to: airportWords(segment.destination, segment.destinationTerminal),
        departsAt: segment.departsAt,
        arrivesAt: segment.arrivesAt,
        operatedBy: segment.operatingCarrier.name,
        aircraft: segment.aircraft,
        ...(lead.amenities?.[index] ? { onBoard: lead.amenities[index] } : {}),
        ...(segment.stopsAt ? { alsoLandsIn: segment.stopsAt.map((place) => airportWords(place)) } : {}),
      })),
      layovers: offer.layovers.map(({ airport, minutes, isOvernight, leavesFrom }) => ({
        in: airport.cityName,
        airport: airportWords(airport),
        length: formatDuration(minutes),
        isOvernight,
        ...(leavesFrom ? { goesOnFrom: airportWords(leavesFrom) } : {}),
      })),
      co2: co2Kg === null ? null : `${co2Kg} kg of CO₂ for each seat${isSimulated ? ', estimated' : ''}`,
      fares: offer.fares.map(fareForModel),
      ...(first && first !== ranked ? { againstFirst: differenceFrom(singly(first), singly(ranked)) } : {}),
    }
  })
}

/** Whole round trips, and of each after the first how it differs from that one. */
export function comparedRoundTrips(roundTrips: NamedRoundTrip[], flights: RankedOffer[]) {
  const all = roundTrips.map(({ offerIds, labels, total, durationMinutes }) => {
    const offers = offerIds.flatMap((id) => flights.find(({ offer }) => offer.offerId === id)?.offer ?? [])
    const connections = offers.reduce((sum, offer) => sum + offer.connections, 0)
    return { offerIds, labels, offers, total, durationMinutes, connections }
  })
  return all.map((trip, index) => ({
    ids: trip.offerIds,
    flightNumbers: trip.offers.map(({ segments }) => segments.map(({ flightNumber }) => flightNumber).join(' + ')),
    departs: trip.offers.map(({ departsAt }) => departsAt.slice(11)),
    labels: trip.labels,
    total: formatMoney(trip.total),
    durationMinutes: trip.durationMinutes,
    connections: trip.connections,
    ...(index > 0 && all[0] ? { againstFirst: differenceFrom(all[0], trip) } : {}),
  }))
}

type Weighed = Pick<NamedRoundTrip, 'total' | 'durationMinutes'> & { connections: number }

function singly({ total, offer: { durationMinutes, connections } }: RankedOffer): Weighed {
  return { total, durationMinutes, connections }
}

/** "£8.01 more, 5 min shorter and direct": nothing where they are alike. */
function differenceFrom(first: Weighed, other: Weighed): string {
  const more = subtractMoney(other.total, first.total)
  const longer = other.durationMinutes - first.durationMinutes
  const stops = other.connections - first.connections
  const price = `${formatMoney({ ...more, amountMinor: Math.abs(more.amountMinor) })} ${more.amountMinor > 0 ? 'more' : 'less'}`
  return [
    more.amountMinor === 0 ? 'the same price' : price,
    longer === 0 ? 'just as long' : `${formatDuration(Math.abs(longer))} ${longer > 0 ? 'longer' : 'shorter'}`,
    ...(stops === 0 ? [] : [stopsWords(other.connections, stops)]),
  ].join(', ')
}

function stopsWords(connections: number, difference: number): string {
  if (connections === 0) return 'direct'
  const count = Math.abs(difference)
  return `${count === 1 ? 'one stop' : `${count} stops`} ${difference > 0 ? 'more' : 'fewer'}`
}
