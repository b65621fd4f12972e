import type { BagOption } from '@/lib/travel/ancillaries/offer-details'
import { longestFlight } from '../fares/price-level'
import type { PricedDirection } from '../price-trip'
import { lengthBand, levelOf } from './price-scale'

/** "checked-23", "checked-23x2" for two at one price, "cabin-10", "shared-32" for the group. */
export type ChoiceKey = string
export type BagChoice = Pick<BagOption, 'kind' | 'isPerPassenger' | 'pieces' | 'weightKg' | 'mostQuantity'> & {
  key: ChoiceKey
  euro: number
}

/** The choices of one direction. A traveller takes one of each kind: 20 kg instead of 15, two pieces instead of one. */
export function bagChoices(direction: PricedDirection): BagChoice[] {
  if (!direction.sellsBags) return []
  const { kind } = longestFlight(direction.itinerary).airline
  return kind === 'low-cost' || kind === 'leisure' ? lowCostChoices(direction) : fullServiceChoices(direction)
}

// Euros on a flight of 1,200 km, between what easyJet (15 and 23 kg) and Transavia (15, 20 and 30 kg) ask there.
const LOW_COST = { 15: 24, 20: 29, 23: 34, cabin: 17.5, shared: 46 }
const USUAL_KM = 1_200
const MOST_DISTANCE_FACTOR = 2.4

function lowCostChoices({ itinerary, brand }: PricedDirection): BagChoice[] {
  const { airline } = longestFlight(itinerary)
  const factor = Math.min(MOST_DISTANCE_FACTOR, 0.75 + (0.25 * kmOf(itinerary)) / USUAL_KM) * levelOf(airline, 'bags')
  const checked = (weightKg: 15 | 20 | 23, mostQuantity: number): BagChoice => ({
    ...checkedBag(weightKg),
    mostQuantity,
    euro: LOW_COST[weightKg] * factor,
  })
  const hasBag = brand.checkedBags.pieces > 0
  return [
    // Beside a bag in the fare only whole further ones are sold.
    ...(hasBag ? [checked(20, 2), checked(23, 2)] : [checked(15, 1), checked(20, 2), checked(23, 3)]),
    ...(brand.key === 'flex' ? [] : [cabinBag(LOW_COST.cabin * factor)]),
    { ...checkedBag(32), key: 'shared-32', isPerPassenger: false, mostQuantity: 2, euro: LOW_COST.shared * factor },
  ]
}

// Euros for the first and each further piece; Austrian and Lufthansa ask some 30 for the first one in Europe.
const FULL_SERVICE = { short: [30, 55], medium: [38, 65], long: [68, 105] } as const

function fullServiceChoices({ itinerary, brand }: PricedDirection): BagChoice[] {
  const { airline } = longestFlight(itinerary)
  const level = levelOf(airline, 'bags')
  const [first, further] = FULL_SERVICE[lengthBand(kmOf(itinerary))]
  const { pieces, weightKg } = brand.checkedBags
  const kilograms = weightKg ?? 23
  const next = (pieces === 0 ? first : further) * level
  const one: BagChoice = { ...checkedBag(kilograms), mostQuantity: 1, euro: next }
  // A second one is dearer than the first, so both together are a choice of their own.
  const two: BagChoice = { ...one, key: `checked-${kilograms}x2`, pieces: 2, euro: next + further * level }
  return pieces > 1 ? [{ ...one, mostQuantity: 2 }] : [one, two]
}

function checkedBag(weightKg: number): Omit<BagChoice, 'mostQuantity' | 'euro'> {
  return { key: `checked-${weightKg}`, kind: 'checked', isPerPassenger: true, pieces: 1, weightKg }
}

/** Low-cost fares hold a bag that fits under the seat; this one goes above it. */
function cabinBag(euro: number): BagChoice {
  return { key: 'cabin-10', kind: 'cabin', isPerPassenger: true, pieces: 1, weightKg: 10, mostQuantity: 1, euro }
}

function kmOf({ legs }: PricedDirection['itinerary']): number {
  return legs.reduce((sum, { flight }) => sum + flight.km, 0)
}
