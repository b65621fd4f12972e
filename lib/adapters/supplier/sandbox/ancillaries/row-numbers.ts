import type { FittedCabin } from './fitted-cabins'

const UPPER_DECK_FROM = 81

/**
 * The number of each cabin's first row. Narrow cabins count on; in wide ones each class begins at a round number, as airlines number
 * them, and part of a class on the upper deck far behind.
 */
export function firstRowNumbers(cabins: (FittedCabin & { rowCount: number })[], isWidebody: boolean): number[] {
  let next = 1
  return cabins.map(({ cabin, deck, rowCount }, index) => {
    const isSecondPart = deck === 1 && cabins[index - 1]?.cabin === cabin
    if (isSecondPart) return Math.max(UPPER_DECK_FROM, roundUp(next, 10))
    const first = next === 1 || !isWidebody ? next : roundUp(next, cabin === 'business' ? 5 : 10)
    next = first + rowCount
    return first
  })
}

function roundUp(number: number, step: number): number {
  return Math.ceil(number / step) * step
}
