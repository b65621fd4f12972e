import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import type { Amenities, Condition } from '@/lib/travel/flights/offer-schema'
import { formatMoney } from '@/lib/travel/money'
import { readAmenities } from './fare-facts'
import type { PricedOffer } from './read-offers'
import type { DuffelSlice } from './schemas/offer'

type Feature = OfferDetails['supplierFeatures'][number]
type Said = Omit<Feature, 'sliceIndex'>

/** What the airline says of the fare and the cabin, direction by direction. What it does not say is left out. */
export function featuresOf({ duffel, slices, rules }: PricedOffer): Feature[] {
  return duffel.slices.flatMap((slice, sliceIndex) => {
    const own = slice.conditions?.change_before_departure ? slices[sliceIndex]?.fare.change : null
    const ofTrip = slices.length > 1 ? ', for the whole trip' : ''
    const flightNumbers = slices[sliceIndex]?.itinerary.segments.map(({ flightNumber }) => flightNumber) ?? []
    const said: Said[] = [
      ...conditionFeature('Changes', own ?? rules.change, own ? '' : ofTrip),
      ...conditionFeature('Refund', rules.refund, ofTrip),
      ...includedFeatures(slice),
      ...cabinFeatures(slice, flightNumbers),
    ]
    return said.map((feature) => ({ sliceIndex, ...feature }))
  })
}

function conditionFeature(name: string, { allowed, penalty }: Condition, scope: string): Said[] {
  if (allowed === null) return []
  if (!allowed) return [{ name, detail: 'Not possible' }]
  if (!penalty) return [{ name, detail: `Possible before departure; the airline does not say what it costs${scope}` }]
  const cost = penalty.amountMinor === 0 ? 'Free' : `${formatMoney(penalty)} for each passenger${scope},`
  return [{ name, detail: `${cost} before departure` }]
}

function includedFeatures({ conditions }: DuffelSlice): Said[] {
  const included: [string, boolean | null | undefined][] = [
    ['Priority boarding', conditions?.priority_boarding],
    ['Priority check-in', conditions?.priority_check_in],
    ['Seat choice in advance', conditions?.advance_seat_selection],
  ]
  return included.flatMap(([name, isIncluded]) => (isIncluded ? [{ name, detail: 'Included' }] : []))
}

function cabinFeatures(slice: DuffelSlice, flightNumbers: string[]): Said[] {
  const { amenities = [] } = readAmenities(slice)
  const details: [string, (cabin: Amenities) => string | null][] = [
    ['Wi-Fi', ({ wifi }) => wifi && WIFI[wifi]],
    ['Power at the seat', ({ power }) => (power === null ? null : power ? 'Yes' : 'None')],
    ['Seat', seatDetail],
  ]
  return details.flatMap(([name, read]) => {
    const byDetail = Map.groupBy(
      amenities.map((cabin, index) => ({ detail: read(cabin), flight: flightNumbers[index] ?? '' })),
      ({ detail }) => detail,
    )
    return [...byDetail].flatMap(([detail, flights]) => {
      if (!detail) return []
      const where = byDetail.size > 1 ? ` (${flights.map(({ flight }) => flight).join(', ')})` : ''
      return [{ name, detail: `${detail}${where}` }]
    })
  })
}

const WIFI: Readonly<Record<NonNullable<Amenities['wifi']>, string>> = {
  free: 'Free',
  paid: 'For a fee',
  'free-or-paid': 'Free or for a fee',
  'on-board': 'On board',
  none: 'None',
}

function seatDetail({ pitchInches, legroom }: Amenities): string | null {
  const pitch = pitchInches && `${pitchInches} inches from row to row`
  const room = legroom === 'more' || legroom === 'less' ? `${legroom} legroom than usual` : null
  const text = [pitch, room].filter(Boolean).join(', ')
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : null
}
