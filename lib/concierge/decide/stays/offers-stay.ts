import { OFFER_NOTE } from '../../say/stays/say-stays'
import type { Position } from '../decision'

/** A place to stay is put forward once: when a trip is booked, and none was spoken of before. */
export function offersStay({ table, allowed }: Pick<Position, 'table' | 'allowed'>): boolean {
  const { situation, stays, carried } = table
  const isNew = situation.stay === undefined && stays.lastSearch === null && !carried.some((one) => one?.told.notes.includes(OFFER_NOTE))
  return isNew && allowed.includes('searchStays')
}
