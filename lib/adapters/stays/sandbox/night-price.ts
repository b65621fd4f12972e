import { addDays, daysBetween, type PlainDate, weekday } from '@/lib/travel/dates'
import { nights } from '@/lib/travel/stays/nights'
import { metresBetween } from '@/lib/travel/stays/placed-hotel'
import type { StayPlace } from '@/lib/travel/stays/stay-place-schema'
import { euroFrom } from '../../supplier/sandbox/fares/currency'
import { between } from '../../supplier/sandbox/hash'
import type { House } from './house'

/** Of what one person spends on a day, the bed is some two fifths; a double room has two. */
const ROOM_SHARE = 0.8
const [BEST_MONTH, NEXT_TO_IT, OTHER_MONTH] = [1.12, 1, 0.84]
// Sunday first, by the night that begins on that day: Fridays and Saturdays are dear.
const WEEKDAY_FACTOR = [0.94, 0.96, 0.98, 0.98, 1, 1.12, 1.14]
const NOISE = 0.02

/** What a double room of the house costs for one night, in euros, on average over the nights of a stay, as asked on a day. */
export function averageNightInEuro(
  house: House,
  place: StayPlace,
  { checkInOn, checkOutOn }: { checkInOn: PlainDate; checkOutOn: PlainDate },
  askedOn: PlainDate,
): number {
  const count = nights(checkInOn, checkOutOn)
  const days = Array.from({ length: count }, (_, index) => addDays(checkInOn, index))
  const ofDays =
    days.reduce((sum, day) => sum + dayFactor(place, day) * between(1 - NOISE, 1 + NOISE, `${house.hotelId}|${day}`), 0) / count
  return levelInEuro(place, house.stars) * house.level * centreFactor(house, place) * ofDays * runUpFactor(daysBetween(askedOn, checkInOn))
}

/** How dear a day of the place is; 1 is an ordinary one. */
export function dayFactor(place: StayPlace, day: PlainDate): number {
  return seasonFactor(place, Number(day.slice(5, 7))) * (WEEKDAY_FACTOR[weekday(day)] ?? 1)
}

/** `month` 1 is January. */
export function seasonFactor({ bestMonths }: StayPlace, month: number): number {
  if (bestMonths.includes(month)) return BEST_MONTH
  const isNext = bestMonths.includes((month % 12) + 1) || bestMonths.includes(((month + 10) % 12) + 1)
  return isNext ? NEXT_TO_IT : OTHER_MONTH
}

/** A double room of usual price, from what careful, usual and generous visitors spend there. */
function levelInEuro({ perDay, currency }: StayPlace, stars: number): number {
  const roomOf = ([low, high]: readonly [number, number]) => euroFrom(((low + high) / 2) * ROOM_SHARE, currency)
  const [two, three, five] = [roomOf(perDay.careful), roomOf(perDay.usual), roomOf(perDay.generous)]
  // Careful visitors sleep in dormitories, too: a room of two stars lies between them and the usual.
  if (stars <= 2) return Math.sqrt(two * three)
  return stars === 3 ? three : stars === 4 ? three ** 0.55 * five ** 0.45 : five
}

/** In the centre rooms are dear; some kilometres out they cost a quarter less. */
function centreFactor({ point }: House, { centre }: StayPlace): number {
  return 0.82 + 0.3 * Math.exp(-metresBetween(point, centre) / 3_000)
}

function runUpFactor(daysAhead: number): number {
  if (daysAhead < 7) return 1.1
  if (daysAhead < 30) return 1.04
  return daysAhead < 90 ? 1 : 0.95
}
