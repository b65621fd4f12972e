import type { Position } from './decision'

/** Seats, bags and meals are put forward once: when the trip is summed up for the first time, and none were spoken of before. */
export function offersAncillaries({ table, allowed }: Pick<Position, 'table' | 'allowed'>): boolean {
  const { situation, summaryCount, bought } = table
  const isUntouched = bought.length === 0 && situation.bought === undefined
  return summaryCount === 1 && isUntouched && situation.order === null && allowed.includes('chooseSeats')
}
