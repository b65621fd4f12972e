import { formatDuration } from '../../travel/dates'
import type { FlightOffer } from '../../travel/flights/offer-schema'
import { type NamedRoundTrip, PICK_LABELS, type RankedOffer } from '../../travel/flights/ranked-offer'
import { sliceLabel } from '../../travel/flights/search'
import { TRIP_TYPE_LABELS, type TripType } from '../../travel/flights/search-labels'
import { formatMoney } from '../../travel/money'
import { describeOffer } from '../../travel/trip/describe-command'
import { table } from './markdown-text'

/** Whole round trips, each with its price there and back. */
export function roundTripTable(roundTrips: NamedRoundTrip[], offers: FlightOffer[]): string {
  const flightOf = (id: string, sliceIndex: number) => {
    const offer = offers.find((one) => one.offerId === id && one.sliceIndex === sliceIndex)
    return offer ? describeOffer(offer) : ''
  }
  return table(
    [sliceLabel('round-trip', 0), sliceLabel('round-trip', 1), 'Takes', 'Price there and back', ''],
    roundTrips.map(({ offerIds, total, durationMinutes, labels }) => [
      ...offerIds.map(flightOf),
      formatDuration(durationMinutes),
      formatMoney(total),
      labels.map((label) => PICK_LABELS[label]).join(', '),
    ]),
  )
}

/** In a search there and back a bare price beside one flight would pass for that of both. */
export function priceHeading(tripType: TripType, covers?: FlightOffer['priceCovers']): string {
  return tripType === 'round-trip' && covers === undefined ? `Price ${TRIP_TYPE_LABELS['one-way']}` : 'Price'
}

/** Single flights of one direction. */
export function flightTable(flights: RankedOffer[], tripType: TripType): string {
  const rows = flights.map(({ offer, labels, total }) => [
    offer.segments.map(({ flightNumber }) => flightNumber).join(' + '),
    offer.segments[0]?.marketingCarrier.name ?? '',
    ...times(offer),
    formatDuration(offer.durationMinutes),
    offer.connections === 0 ? 'direct' : offer.layovers.map(({ airport }) => airport.iataCode).join(', '),
    `${offer.priceCovers === 'addition' ? '+' : ''}${formatMoney(total)}`,
    labels.map((label) => PICK_LABELS[label]).join(', '),
  ])
  return table(
    ['Flight', 'Airline', 'Leaves', 'Arrives', 'Takes', 'Stops', priceHeading(tripType, flights[0]?.offer.priceCovers), ''],
    rows,
  )
}

function times({ departsAt, arrivesAt, dayOffset, segments }: FlightOffer): string[] {
  const offset = dayOffset === 0 ? '' : ` (${dayOffset > 0 ? '+' : '−'}${Math.abs(dayOffset)})`
  return [
    `${departsAt.slice(11)} ${segments[0]?.origin.iataCode ?? ''}`,
    `${arrivesAt.slice(11)} ${segments.at(-1)?.destination.iataCode ?? ''}${offset}`,
  ]
}
