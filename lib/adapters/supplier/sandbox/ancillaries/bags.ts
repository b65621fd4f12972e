import type { BagOption } from '@/lib/travel/ancillaries/offer-details'
import { partyOf } from '@/lib/travel/ancillaries/party'
import { moneyFromEuro } from '../fares/currency'
import { longestFlight } from '../fares/price-level'
import type { PricedDirection, PricedTrip } from '../price-trip'
import { type BagChoice, bagChoices, type ChoiceKey } from './bag-choices'
import { roundToHalf } from './price-scale'

/** What both ways together cost of the two prices. */
const BOTH_WAYS_SHARE = 0.92

/**
 * What can be bought beside the bags in the fares: by direction, and for the whole trip where one low-cost airline flies all of it. Infants
 * have no allowance to add to.
 */
export function bagOptions(trip: PricedTrip): BagOption[] {
  const seated = partyOf(trip.travellers).filter(({ type }) => type !== 'infant')
  const passengerIndexes = seated.map(({ passengerIndex }) => passengerIndex)
  if (passengerIndexes.length === 0) return []
  const optionOf = ({ key, euro, ...choice }: BagChoice, sliceIndexes: number[]): BagOption => ({
    optionId: bagId(sliceIndexes, key),
    ...choice,
    sliceIndexes,
    passengerIndexes,
    price: moneyFromEuro(roundToHalf(euro), trip.currency),
  })
  const isGroup = passengerIndexes.length > 1
  const byDirection = trip.directions.map((direction) => bagChoices(direction).filter(({ isPerPassenger }) => isPerPassenger || isGroup))
  return [
    ...byDirection.flatMap((choices, sliceIndex) => choices.map((choice) => optionOf(choice, [sliceIndex]))),
    ...choicesForAll(trip.directions, byDirection).map((choice) => optionOf(choice, [...byDirection.keys()])),
  ]
}

/** The choices that stand in every direction's list, at a price for all of them. */
function choicesForAll(directions: PricedDirection[], byDirection: BagChoice[][]): BagChoice[] {
  const [first, ...others] = directions.map(({ itinerary }) => longestFlight(itinerary).airline)
  if (!first || others.length === 0 || others.some((airline) => airline !== first)) return []
  if (first.kind !== 'low-cost' && first.kind !== 'leisure') return []
  return (byDirection[0] ?? []).flatMap((choice) => {
    const same = byDirection.flatMap((choices) => choices.find(({ key }) => key === choice.key) ?? [])
    if (same.length < directions.length) return []
    const mostQuantity = Math.min(...same.map((one) => one.mostQuantity))
    return [{ ...choice, mostQuantity, euro: BOTH_WAYS_SHARE * same.reduce((sum, { euro }) => sum + euro, 0) }]
  })
}

function bagId(sliceIndexes: number[], key: ChoiceKey): string {
  return `bag|${sliceIndexes.join('+')}|${key}`
}
