import type { Frame } from '../../grammar/cover'

/** What a message about flights says of a place to stay: one is wished for, or refused; and a price for it and the flights together. */
export type HouseBeside = { isWished: boolean; budget: { max: number; currency?: string } | null }

/** Of all that a message says, whether it asks for it or only speaks of it. Pure. */
export function foldHouse(frames: readonly Frame[] = []): HouseBeside {
  const own = frames.flatMap(({ skill, value }) => (skill === 'stays' ? [value] : []))
  const isRefused = own.some(({ noHouse }) => noHouse === true)
  const budget = own.map(({ budgetOfBoth }) => budgetOfBoth).find(isBudget) ?? null
  return { isWished: !isRefused && own.some(({ house }) => house === true), budget }
}

function isBudget(value: unknown): value is { max: number; currency?: string } {
  return typeof value === 'object' && value !== null && 'max' in value
}
