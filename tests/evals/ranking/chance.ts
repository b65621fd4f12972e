/** A stream of numbers from 0 (excluded) to 1 (excluded), the same for the same seed (mulberry32). */
export type Chance = () => number

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4_294_967_296
  }
}

export function pickOne<One>(list: readonly One[], chance: Chance): One {
  const one = list[Math.floor(chance() * list.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

export function between(low: number, high: number, chance: Chance): number {
  return low + (high - low) * chance()
}

/** Even on a logarithmic scale: as likely from 5 to 10 as from 10 to 20. */
export function betweenByRatio(low: number, high: number, chance: Chance): number {
  return low * (high / low) ** chance()
}

/** Standard normal (Box and Muller). */
export function normal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance())
}

/** Standard Gumbel: the noise under which a choice is a logit. */
export function gumbel(chance: Chance): number {
  return -Math.log(-Math.log(chance()))
}

/**
 * A positive stable number of index `alpha` (Kanter). What a nest shares, so that `alpha * (ln S + gumbel)` is the noise of a
 * nested logit whose nests hold together with `alpha`.
 */
export function positiveStable(alpha: number, chance: Chance): number {
  const angle = Math.PI * chance()
  const wait = -Math.log(chance())
  const ratio = Math.sin((1 - alpha) * angle) / wait
  return (Math.sin(alpha * angle) / Math.sin(angle) ** (1 / alpha)) * ratio ** ((1 - alpha) / alpha)
}

export function shuffled<One>(list: One[], chance: Chance): One[] {
  return list
    .map((one) => ({ one, key: chance() }))
    .toSorted((first, second) => first.key - second.key)
    .map(({ one }) => one)
}
