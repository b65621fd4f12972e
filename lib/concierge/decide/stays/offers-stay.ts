import { OFFER_STAY } from '../../say/stays/say-stays'
import type { Position } from '../decide'

/** A place to stay is put forward once: when a trip is booked, and none was spoken of before. */
export function offersStay({ table, allowed }: Pick<Position, 'table' | 'allowed'>): boolean {
  const { situation, stays, answers } = table
  const isNew = situation.stay === undefined && stays.lastSearch === null && !answers.some((answer) => answer.includes(OFFER_STAY))
  return isNew && allowed.includes('searchStays')
}
