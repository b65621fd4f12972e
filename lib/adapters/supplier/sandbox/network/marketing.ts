import { codesharesOf } from './codeshares'
import type { Chain } from './connect'

/** A ticket of several airlines is sold by the first one: under its own code wherever it has put that on the others' flights. */
export function soldByFirst([first, ...others]: Chain): Chain {
  const seller = first.flight.airline
  return [
    first,
    ...others.map((leg) => {
      const marketedAs = leg.flight.airline === seller ? undefined : codesharesOf(leg.flight).find(({ airline }) => airline === seller)
      return marketedAs ? { ...leg, marketedAs } : leg
    }),
  ]
}
