import type { Money } from '@/lib/travel/money'
import type { Brand } from '../fares/brands'
import { moneyFromEuro } from '../fares/currency'
import type { Flight } from '../network/timetable'
import type { LayoutSeat } from './layout-row'
import { lengthBand, levelOf, roundToHalf } from './price-scale'

type SeatScale = { middle: number; standard: number; front: number; legroom: number }

/**
 * Euros on a short flight. Low-cost airlines publish 7 to 20 for a seat and far more for the first row; full-service ones some 17 pounds
 * for a preferred zone; extra legroom is 22 to 59 dollars over a long way.
 */
const SCALE: Readonly<Record<'low-cost' | 'full-service', SeatScale>> = {
  'low-cost': { middle: 7, standard: 9.5, front: 17, legroom: 24 },
  'full-service': { middle: 10, standard: 13, front: 20, legroom: 29 },
}
const LENGTH_FACTOR = { short: 1, medium: 1.4, long: 2 }
// Whoever has a seat in the fare pays the difference only.
const LEGROOM_FOR_HOLDERS = 0.6

/** What a seat costs in a fare on one flight: nothing where the fare includes it. */
export function seatPrice(seat: LayoutSeat, brand: Brand, flight: Flight, currency: string): Money {
  return moneyFromEuro(roundToHalf(seatEuro(seat, brand, flight)), currency)
}

function seatEuro({ zone, traits }: LayoutSeat, brand: Brand, { airline, km }: Flight): number {
  if (brand.key !== 'light' && brand.key !== 'standard') return 0
  if (brand.seatIncluded && zone !== 'legroom') return 0
  const scale = SCALE[airline.kind === 'low-cost' || airline.kind === 'leisure' ? 'low-cost' : 'full-service']
  const factor = LENGTH_FACTOR[lengthBand(km)] * levelOf(airline, 'seats')
  if (zone === 'legroom') return scale.legroom * factor * (brand.seatIncluded ? LEGROOM_FOR_HOLDERS : 1)
  if (zone === 'front') return scale.front * factor
  return (traits.includes('middle') ? scale.middle : scale.standard) * factor
}
