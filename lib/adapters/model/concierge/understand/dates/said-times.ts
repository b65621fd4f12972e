/**
 * A clock time that points at a flight ("the 9:40", "the one at 5 pm") or is wished for ("around 8 in the morning", `isAround`), as
 * "HH:mm". `isEitherHalf`: nothing says whether it is before or after noon. `sliceIndex` is 0 for the way out, 1 for the way back,
 * absent where the words do not say.
 */
export type PointedTime = {
  at: string
  kind: 'departure' | 'arrival'
  isAround: boolean
  isEitherHalf: boolean
  sliceIndex?: 0 | 1
  said: string
  start: number
  end: number
}
