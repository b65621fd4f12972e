import { addDays, type PlainDate } from '@/lib/travel/dates'
import { nights } from '@/lib/travel/stays/nights'
import type { StayPlace } from '@/lib/travel/stays/stay-place-schema'
import { fraction } from '../../supplier/sandbox/hash'
import { dayFactor } from './night-price'

const MOST_SHOWN = 9
/** The chance that the last room of a kind, or of the whole house, is gone on an ordinary night; dear nights fill twice as fast. */
const [KIND_FULL, HOUSE_FULL] = [0.018, 0.012]
const FULLER_BY = 7
const ROOMS_OF_A_KIND = 16

/** How many rooms of a kind are free on every night of the stay, up to nine; the same for the same nights. */
export function freeRooms(
  { hotelId, roomId }: { hotelId: string; roomId: string },
  place: StayPlace,
  { checkInOn, checkOutOn }: { checkInOn: PlainDate; checkOutOn: PlainDate },
): number {
  let fewest = MOST_SHOWN
  for (let index = 0; index < nights(checkInOn, checkOutOn); index++) {
    const day = addDays(checkInOn, index)
    const press = dayFactor(place, day) ** FULLER_BY
    if (fraction(`${hotelId}|full|${day}`) < HOUSE_FULL * press) return 0
    const drawn = fraction(`${roomId}|free|${day}`)
    const full = KIND_FULL * press
    fewest = Math.min(fewest, drawn < full ? 0 : 1 + Math.floor(ROOMS_OF_A_KIND * Math.sqrt(drawn - full)))
  }
  return fewest
}
