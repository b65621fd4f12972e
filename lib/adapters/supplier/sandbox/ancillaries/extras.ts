import type { ExtraOption } from '@/lib/travel/ancillaries/offer-details'
import { partyOf } from '@/lib/travel/ancillaries/party'
import { addMoney, type Money } from '@/lib/travel/money'
import { moneyFromEuro } from '../fares/currency'
import type { PricedTrip } from '../price-trip'
import { directionExtras, type Extra } from './direction-extras'
import { extraSeat } from './extra-seat'
import { petExtras } from './pets'
import { roundToHalf } from './price-scale'

/** Shares of the fares. The cover gives so much of them back, whatever the reason. */
const COVER_SHARE = 0.11
export const COVERED_SHARE = 0.8
const FLEXIBLE_SHARE = 0.07
export const COVER_KEY = 'cancel-cover'

/** Priority, fast track, lounge, sports equipment, animals and second seats by direction, and what changes the conditions of the whole booking. */
export function extraOptions(trip: PricedTrip): ExtraOption[] {
  const seated = partyOf(trip.travellers).filter(({ type }) => type !== 'infant')
  const passengerIndexes = seated.map(({ passengerIndex }) => passengerIndex)
  const optionOf = ({ key, name, description }: Omit<Extra, 'euro'>, sliceIndexes: number[], price: Money, isPerPassenger: boolean) => ({
    optionId: extraId(sliceIndexes, key),
    name,
    description,
    sliceIndexes,
    isPerPassenger,
    passengerIndexes,
    price,
    termsUrl: null,
  })
  const ofDirections = trip.directions.flatMap((direction, sliceIndex) =>
    directionExtras(direction).map((extra) => optionOf(extra, [sliceIndex], moneyFromEuro(roundToHalf(extra.euro), trip.currency), true)),
  )
  const adults = seated.filter(({ type }) => type === 'adult').map(({ passengerIndex }) => passengerIndex)
  const ofPets = trip.directions.flatMap((direction, sliceIndex) =>
    petExtras(direction).map(({ pet, leftForParty, ...extra }) => ({
      ...optionOf(extra, [sliceIndex], moneyFromEuro(roundToHalf(extra.euro), trip.currency), true),
      passengerIndexes: adults,
      isForOne: true as const,
      pet,
      leftForParty,
    })),
  )
  const ofSeats = trip.directions.flatMap((direction, sliceIndex) => {
    const seat = extraSeat(direction)
    return seat ? [{ ...optionOf(seat, [sliceIndex], seat.price, true), isForOne: true as const }] : []
  })
  const wholeTrip = trip.directions.map((_, sliceIndex) => sliceIndex)
  return [
    ...ofDirections,
    ...ofPets,
    ...ofSeats,
    ...tripExtras(trip).map(({ price, ...extra }) => optionOf(extra, wholeTrip, price, false)),
  ]
}

/** "extra|0|lounge": what a key is sold under for these directions. */
export function extraId(sliceIndexes: number[], key: string): string {
  return `extra|${sliceIndexes.join('+')}|${key}`
}

function tripExtras({ directions }: PricedTrip): (Omit<Extra, 'euro'> & { price: Money })[] {
  const fares = directions.map(({ fare }) => fare)
  const [first, ...others] = fares.map(({ total }) => total)
  if (!first) return []
  const total = addMoney(first, ...others)
  const isFree = ({ allowed, penalty }: (typeof fares)[number]['refund']) => allowed === true && penalty?.amountMinor === 0
  const extras = []
  if (fares.some(({ change }) => !isFree(change))) {
    const description = 'Change the date or the time of your flights once without a fee, up to 24 hours before departure.'
    extras.push({ key: 'flexible', name: 'Flexible ticket', description, price: shareOf(total, FLEXIBLE_SHARE) })
  }
  if (fares.some(({ refund }) => !isFree(refund))) {
    const description = `Cancel for any reason before departure and get ${COVERED_SHARE * 100} % of the fares back.`
    extras.push({ key: COVER_KEY, name: 'Cancel for any reason', description, price: shareOf(total, COVER_SHARE) })
  }
  return extras
}

/** Whole minor units, in the coarse steps of currencies whose units are small. */
function shareOf({ amountMinor, currency }: Money, share: number): Money {
  const step = moneyFromEuro(Number.EPSILON, currency).amountMinor
  return { amountMinor: Math.max(step, Math.round((amountMinor * share) / step) * step), currency }
}
