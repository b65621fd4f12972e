import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { Hotel } from '@/lib/travel/stays/hotel-schema'
import { type Dials, isDrawn } from '../../supplier/sandbox/dials'
import { between, fraction } from '../../supplier/sandbox/hash'

const QUICKEST_SHARE = 0.3

/** What becomes of an answer on its way, as the dials draw it for this question: late, lost, refused, halved or garbled. */
export async function undergoFate(hotels: Hotel[], question: string, dials: Dials): Promise<unknown[]> {
  const what = `stays|${question}`
  if (isDrawn(dials, 'stall', what)) await new Promise<never>(() => {})
  const delayMs = dials.delayMs * between(QUICKEST_SHARE, 1, `${dials.seed}|delay|${what}`)
  if (delayMs > 0) await new Promise((resume) => setTimeout(resume, delayMs))
  if (isDrawn(dials, 'error', what))
    throw new OutsideFailure('stays', 'The hotels didn’t answer. We’ve kept what you asked for; please search again.')
  if (isDrawn(dials, 'garbage', what)) return garbled(hotels, `${dials.seed}${what}`)
  const there = hotels.map((hotel) => ({
    ...hotel,
    rooms: hotel.rooms.map((room) => (isDrawn(dials, 'soldOut', `${what}|${room.roomId}`) ? { ...room, roomsLeft: 0, rates: [] } : room)),
  }))
  return isDrawn(dials, 'partial', what) ? there.filter((_, index) => index % 2 === 0) : there
}

/** Nonsense as it happens: nothings, or prices in words. */
function garbled(hotels: Hotel[], seed: string): unknown[] {
  return fraction(`garbage${seed}`) < 0.5 ? hotels.map(() => null) : hotels.map((hotel) => ({ ...hotel, rooms: 'on request' }))
}
