import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import type { Condition } from '@/lib/travel/flights/offer'
import { formatMoney } from '@/lib/travel/money'
import type { PricedOffer } from './read-offers'
import type { DuffelAmenities, DuffelSlice } from './schemas/offer'

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

function cabinFeatures({ segments }: DuffelSlice, flightNumbers: string[]): Said[] {
  const cabins = segments.map(({ passengers }) => passengers.find(({ cabin }) => cabin?.amenities)?.cabin?.amenities ?? null)
  const details: [string, (amenities: DuffelAmenities) => string | null][] = [
    ['Wi-Fi', wifiDetail],
    ['Power at the seat', ({ power }) => (power?.available == null ? null : power.available ? 'Yes' : 'None')],
    ['Seat', seatDetail],
  ]
  return details.flatMap(([name, read]) => {
    const byDetail = Map.groupBy(
      cabins.map((amenities, index) => ({ detail: amenities && read(amenities), flight: flightNumbers[index] ?? '' })),
      ({ detail }) => detail,
    )
    return [...byDetail].flatMap(([detail, flights]) => {
      if (!detail) return []
      const where = byDetail.size > 1 ? ` (${flights.map(({ flight }) => flight).join(', ')})` : ''
      return [{ name, detail: `${detail}${where}` }]
    })
  })
}

const WIFI_COSTS: Record<string, string> = { free: 'Free', paid: 'For a fee', 'free or paid': 'Free or for a fee' }

function wifiDetail({ wifi }: DuffelAmenities): string | null {
  if (wifi?.available == null) return null
  return wifi.available ? (WIFI_COSTS[wifi.cost ?? ''] ?? 'On board') : 'None'
}

const LEGROOM: Record<string, string> = { more: 'more legroom than usual', less: 'less legroom than usual' }

function seatDetail({ seat }: DuffelAmenities): string | null {
  const pitch = /^\d+$/.test(seat?.pitch ?? '') ? `${seat?.pitch} inches from row to row` : null
  const text = [pitch, LEGROOM[seat?.legroom ?? '']].filter(Boolean).join(', ')
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : null
}
