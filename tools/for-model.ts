import { formatDay } from '@/lib/travel/dates'
import { amenityWords } from '@/lib/travel/flights/amenity-words'
import { bagWords } from '@/lib/travel/flights/bag-words'
import { conditionWords } from '@/lib/travel/flights/condition-words'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { Fare, FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { FlightPicks, RoundTrips } from '@/lib/travel/flights/ranked-offer'
import { describeTravellers, type FlightSearch, sliceLabel } from '@/lib/travel/flights/search'
import { CABIN_LABELS } from '@/lib/travel/flights/search-labels'
import { formatMoney, type Money } from '@/lib/travel/money'
import type { Place } from '@/lib/travel/places/place'
import type { BudgetOutlook } from '@/lib/travel/trip/trip-budget'

/**
 * The short form of picks: ids, times, totals and the reasons, and what the fare includes whose price stands there. A direct flight has no
 * stops to tell.
 */
export function picksForModel({
  search,
  sliceIndex,
  searchId,
  offerCount,
  isSimulated,
  searchedAt,
  expiresAt,
  picks,
  briefs,
  roundTrips,
}: FlightPicks) {
  const slice = search.slices[sliceIndex]
  return {
    status: 'found',
    searchId,
    sliceIndex,
    label: sliceLabel(search.tripType, sliceIndex),
    from: slice?.origin.name ?? '',
    to: slice?.destination.name ?? '',
    departureOn: slice?.departureOn ?? '',
    day: slice ? formatDay(slice.departureOn) : '',
    totalCovers: totalCovers(search, sliceIndex),
    offerCount,
    ...(roundTrips ? { roundTrips: roundTripsForModel(roundTrips, search) } : {}),
    isSimulated,
    holdsMinutes: Math.round((Date.parse(expiresAt) - Date.parse(searchedAt)) / 60_000),
    picks: picks.map(({ offer, place, labels, reason, total }) => ({
      offerId: offer.offerId,
      place,
      labels,
      reason,
      total: totalForModel(total, offer.priceCovers),
      ...fewerBags(offer, search),
      fare: leadFareForModel(offer, search),
    })),
    briefs: briefs.map(({ priceCovers, connections, via, ...brief }) => ({
      ...brief,
      ...(connections > 0 ? { connections, via } : {}),
      total: totalForModel(brief.total, priceCovers),
    })),
  }
}

/** The round trips in short: ids, flights and totals there and back; only one without a label says why it stands there. */
export function roundTripsForModel({ trips, offers }: RoundTrips, { travellers }: FlightSearch) {
  const flightsOf = (ids: string[]) => ids.flatMap((id) => offers.find(({ offerId }) => offerId === id) ?? [])
  return {
    totalCovers: `${describeTravellers(travellers)}, there and back`,
    trips: trips.map(({ offerIds, labels, reason, total }) => ({
      ids: offerIds,
      flightNumbers: flightsOf(offerIds).map(({ segments }) => segments.map(({ flightNumber }) => flightNumber).join(' + ')),
      departs: flightsOf(offerIds).map(({ departsAt }) => departsAt.slice(11)),
      ...(labels.length > 0 ? { labels } : { reason }),
      total: formatMoney(total),
    })),
  }
}

/** Whom and which way the totals are for. */
function totalCovers({ travellers, tripType }: FlightSearch, sliceIndex: number): string {
  const people = describeTravellers(travellers)
  return tripType === 'one-way' ? people : `${people}, ${sliceLabel(tripType, sliceIndex).toLowerCase()} only`
}

function leadFareForModel(offer: FlightOffer, search: FlightSearch) {
  const { brand, cabinBags, checkedBags, seat, change, refund } = fareForModel(leadFare(offer, search))
  return { brand, cabinBags, checkedBags, seat, change, refund }
}

/** How many checked bags the price holds for each traveller, where these are fewer than were wished for. */
function fewerBags(offer: FlightOffer, search: FlightPicks['search']): { checkedBags?: number } {
  const { pieces } = leadFare(offer, search).checkedBags
  return pieces < search.checkedBags ? { checkedBags: pieces } : {}
}

/** Where a seller prices whole trips, the first flight has the price of all, and the next one what it adds. */
export function totalForModel(total: Money, covers: FlightOffer['priceCovers']): string {
  if (covers === 'addition') return `${formatMoney(total)} on top`
  return covers === 'trip' ? `${formatMoney(total)} for the whole trip` : formatMoney(total)
}

export function flightForModel(offer: FlightOffer) {
  return {
    flight: offer.segments.map((segment) => segment.flightNumber).join(' + '),
    airline: [...new Set(offer.segments.map((segment) => segment.marketingCarrier.name))].join(' and '),
    departsAt: offer.departsAt,
    arrivesAt: offer.arrivesAt,
  }
}

export function fareForModel(fare: Fare) {
  return {
    fareId: fare.fareId,
    brand: fare.brand,
    cabinClass: CABIN_LABELS[fare.cabinClass],
    total: formatMoney(fare.total),
    cabinBags: bagWords(fare.cabinBags),
    checkedBags: fare.checkedBags.pieces,
    ...(fare.checkedBags.pieces > 0 && fare.checkedBags.weightKg !== null ? { checkedBagKg: fare.checkedBags.weightKg } : {}),
    seat: includedForModel(fare.seatIncluded),
    meal: includedForModel(fare.mealIncluded),
    ...(fare.amenities ? { onBoard: fare.amenities.map((cabin) => amenityWords(cabin) ?? 'unknown') } : {}),
    change: conditionWords(fare.change),
    refund: conditionWords(fare.refund),
  }
}

function includedForModel(isIncluded: boolean | null): string {
  if (isIncluded === null) return 'unknown'
  return isIncluded ? 'included' : 'not included'
}

/** Places that were meant perhaps, each by the name it was asked for. */
export function candidatesForModel(candidates: Place[]): string[] {
  return candidates.map(({ name, standsFor, countryCode, iataCode }) => `${standsFor?.name ?? name}, ${countryCode} (${iataCode})`)
}

/** The budget against the cheapest that the trip can be: `left` is below zero where it can't be met on these days. */
export function outlookForModel({ limit, cheapest, left, wayOut }: BudgetOutlook) {
  const isOver = left.amountMinor < 0
  const over = isOver ? { overBy: formatMoney({ ...left, amountMinor: -left.amountMinor }) } : { left: formatMoney(left) }
  return {
    limit: formatMoney(limit),
    cheapest: formatMoney(cheapest),
    ...over,
    ...(wayOut ? { wayOut: { ...wayOut, total: formatMoney(wayOut.total), fits: wayOut.total.amountMinor <= limit.amountMinor } } : {}),
  }
}
