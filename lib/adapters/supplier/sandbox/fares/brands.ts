import type { CabinClass } from '@/lib/travel/flights/search-labels'
import type { Itinerary } from '../network/itineraries'
import { AIRCRAFT } from '../world/aircraft'
import { longestFlight } from './price-level'

/** A fare brand before it has a price. Penalties and `plusEuro` are euros for one adult; `allowed: null` is "not said". */
export type Brand = {
  key: 'light' | 'standard' | 'flex' | 'premium' | 'business' | 'first'
  name: string
  cabinClass: CabinClass
  /** Against the standard fare. */
  factor: number
  plusEuro: number
  checkedBags: { pieces: number; weightKg: number | null }
  cabinBags: { pieces: number; weightKg: number | null }
  change: { allowed: boolean | null; penaltyEuro: number }
  refund: { allowed: boolean | null; penaltyEuro: number }
  seatIncluded: boolean
  mealIncluded: boolean
}

// These airlines' conditions are not known to the sandbox, as some are not to real sellers.
const SILENT_AIRLINES = new Set('J2 HY TU IA V0 CU UT MD PX QV'.split(' '))
const FIRST_CLASS_AIRLINES = new Set('EK SQ BA LH LX AF QF JL NH CX QR EY TG GA KE CA MH WY SV'.split(' '))
const NO = { allowed: false, penaltyEuro: 0 }
const FREE = { allowed: true, penaltyEuro: 0 }
const LONG_KM = 3_800
const MOST_BRANDS = 5

/**
 * What an itinerary is offered in: at most five rungs, lowest first. Where there are six (First Class, on a few aircraft), whoever
 * looks for Business or First does without the lowest, everybody else without the highest.
 */
export function brandsOf(itinerary: Itinerary, wanted: CabinClass): Brand[] {
  const brands = allBrands(itinerary)
  if (brands.length <= MOST_BRANDS) return brands
  return wanted === 'business' || wanted === 'first' ? brands.slice(-MOST_BRANDS) : brands.slice(0, MOST_BRANDS)
}

/** Everything the itinerary is sold in, lowest first. US ratios follow a recorded ladder (Basic 0.84, Main 1, Flexible 1.19). */
export function allBrands(itinerary: Itinerary): Brand[] {
  const flight = longestFlight(itinerary)
  const { airline } = flight
  const type = AIRCRAFT[flight.aircraft]
  const km = itinerary.legs.reduce((sum, leg) => sum + leg.flight.km, 0)
  const isLong = km > LONG_KM
  if (airline.kind === 'low-cost' || airline.kind === 'leisure') return isLong ? LOW_COST.long : LOW_COST.short
  const ladder = isLong ? FULL_SERVICE.long : airline.countryCode === 'US' ? AMERICAN : FULL_SERVICE.short
  const isRoomy = type?.isWidebody === true && isLong
  const brands = [...ladder]
  if (isRoomy) brands.push(PREMIUM)
  if (airline.kind === 'full-service' && type?.kind === 'jet') brands.push(isLong ? BUSINESS.long : BUSINESS.short)
  const hasFirst = isRoomy && FIRST_CLASS_AIRLINES.has(airline.code) && flight.km > 4_500 && /^(388|77W|74H)$/.test(flight.aircraft)
  if (hasFirst) brands.push(FIRST)
  if (!SILENT_AIRLINES.has(airline.code)) return brands
  const unknown = { allowed: null, penaltyEuro: 0 }
  return brands.map((brand) => ({ ...brand, change: unknown, refund: unknown }))
}

const ECONOMY = { cabinBags: { pieces: 1, weightKg: 8 }, seatIncluded: false, mealIncluded: false, plusEuro: 0 }
const NO_BAGS = { pieces: 0, weightKg: null }
// Made once: a search asks for them thousands of times.
const FULL_SERVICE = { short: fullServiceBrands(false), long: fullServiceBrands(true) }
const LOW_COST = { short: lowCostBrands(false), long: lowCostBrands(true) }
const AMERICAN = americanBrands()
const PREMIUM = premiumBrand()
const BUSINESS = { short: businessBrand(false), long: businessBrand(true) }
const FIRST = firstBrand()

function fullServiceBrands(isLong: boolean): Brand[] {
  const bag = { pieces: 1, weightKg: 23 }
  const economy = { ...ECONOMY, mealIncluded: isLong }
  return [
    {
      ...economy,
      key: 'light',
      name: 'Light',
      cabinClass: 'economy-with-restrictions',
      factor: isLong ? 0.86 : 0.84,
      checkedBags: NO_BAGS,
      change: NO,
      refund: NO,
    },
    {
      ...economy,
      key: 'standard',
      name: 'Standard',
      cabinClass: 'economy-with-restrictions',
      factor: 1,
      plusEuro: isLong ? 30 : 13,
      checkedBags: bag,
      change: { allowed: true, penaltyEuro: isLong ? 120 : 60 },
      refund: NO,
    },
    {
      ...economy,
      key: 'flex',
      name: 'Flex',
      cabinClass: 'economy-without-restrictions',
      factor: isLong ? 1.34 : 1.42,
      plusEuro: isLong ? 60 : 26,
      checkedBags: bag,
      change: FREE,
      refund: FREE,
      seatIncluded: true,
    },
  ]
}

function americanBrands(): Brand[] {
  return [
    {
      ...ECONOMY,
      key: 'light',
      name: 'Basic',
      cabinClass: 'economy-with-restrictions',
      factor: 0.84,
      checkedBags: NO_BAGS,
      change: NO,
      refund: NO,
    },
    {
      ...ECONOMY,
      key: 'standard',
      name: 'Main',
      cabinClass: 'economy-with-restrictions',
      factor: 1,
      plusEuro: 14,
      checkedBags: { pieces: 1, weightKg: 23 },
      change: FREE,
      refund: NO,
    },
    {
      ...ECONOMY,
      key: 'flex',
      name: 'Flexible',
      cabinClass: 'economy-without-restrictions',
      factor: 1.19,
      plusEuro: 14,
      checkedBags: { pieces: 1, weightKg: 23 },
      change: FREE,
      refund: FREE,
      seatIncluded: true,
    },
  ]
}

function lowCostBrands(isLong: boolean): Brand[] {
  const cabinBags = { pieces: 1, weightKg: 7 }
  const change = { allowed: true, penaltyEuro: 49 }
  return [
    {
      ...ECONOMY,
      key: 'light',
      name: 'Basic',
      cabinClass: 'economy-with-restrictions',
      factor: 1,
      cabinBags,
      checkedBags: NO_BAGS,
      change,
      refund: NO,
    },
    {
      ...ECONOMY,
      key: 'standard',
      name: 'Plus',
      cabinClass: 'economy-with-restrictions',
      factor: 1.04,
      plusEuro: isLong ? 48 : 27,
      checkedBags: { pieces: 1, weightKg: 20 },
      change,
      refund: NO,
      seatIncluded: true,
    },
    {
      ...ECONOMY,
      key: 'flex',
      name: 'Flex',
      cabinClass: 'economy-without-restrictions',
      factor: 1.45,
      plusEuro: isLong ? 75 : 48,
      checkedBags: { pieces: 1, weightKg: 20 },
      change: FREE,
      refund: { allowed: true, penaltyEuro: 25 },
      seatIncluded: true,
    },
  ]
}

function premiumBrand(): Brand {
  return {
    ...ECONOMY,
    key: 'premium',
    name: 'Economy Premium',
    cabinClass: 'economy-premium',
    factor: 1.85,
    plusEuro: 60,
    checkedBags: { pieces: 2, weightKg: 23 },
    change: { allowed: true, penaltyEuro: 90 },
    refund: { allowed: true, penaltyEuro: 180 },
    seatIncluded: true,
    mealIncluded: true,
  }
}

function businessBrand(isLong: boolean): Brand {
  return {
    key: 'business',
    name: 'Business',
    cabinClass: 'business',
    factor: isLong ? 3.6 : 2.2,
    plusEuro: isLong ? 240 : 70,
    cabinBags: { pieces: 2, weightKg: 8 },
    checkedBags: { pieces: 2, weightKg: 32 },
    change: FREE,
    refund: { allowed: true, penaltyEuro: isLong ? 250 : 80 },
    seatIncluded: true,
    mealIncluded: true,
  }
}

function firstBrand(): Brand {
  return { ...businessBrand(true), key: 'first', name: 'First', cabinClass: 'first', factor: 6.4, plusEuro: 500, refund: FREE }
}
