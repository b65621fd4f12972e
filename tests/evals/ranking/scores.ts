/** Shares of the choices found first and among the first three, and the mean of one over the place (MRR). */
export type Scores = { choices: number; hitRate1: number; hitRate3: number; mrr: number }
export type Tally = { choices: number; first: number; firstThree: number; reciprocal: number }

export const NO_TALLY: Tally = { choices: 0, first: 0, firstThree: 0, reciprocal: 0 }

/** `place` counts from one. */
export function addPlace(tally: Tally, place: number): Tally {
  return {
    choices: tally.choices + 1,
    first: tally.first + Number(place === 1),
    firstThree: tally.firstThree + Number(place <= 3),
    reciprocal: tally.reciprocal + 1 / place,
  }
}

export function sumTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      choices: sum.choices + one.choices,
      first: sum.first + one.first,
      firstThree: sum.firstThree + one.firstThree,
      reciprocal: sum.reciprocal + one.reciprocal,
    }),
    NO_TALLY,
  )
}

export function scoresOf({ choices, first, firstThree, reciprocal }: Tally): Scores {
  const share = (value: number) => (choices === 0 ? 0 : value / choices)
  return { choices, hitRate1: share(first), hitRate3: share(firstThree), mrr: share(reciprocal) }
}

/** Half the width of a 95 % interval of a mean over searches: choices of one search are alike, so searches are what is counted. */
export function halfInterval(means: number[]): number {
  if (means.length < 2) return 0
  const mean = means.reduce((sum, one) => sum + one, 0) / means.length
  const variance = means.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (means.length - 1)
  return 1.96 * Math.sqrt(variance / means.length)
}
