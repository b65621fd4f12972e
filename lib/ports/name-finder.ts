/**
 * An airline or a place named in a text, from `start` to `end`. `means` are the codes it may stand for; `implies` what is known with
 * it: an airport stands in its city and its country.
 */
export type FoundName = { kind: 'airline' | 'place'; text: string; start: number; end: number; means: string[]; implies: string[] }

/** Finds names in running text. Deterministic, in memory. */
export type NameFinder = {
  /** `said` reads names without capitals too, as travellers type them; other texts are taken to be well spelled. */
  findNames(text: string, manner?: 'written' | 'said'): FoundName[]
  /** By its two-character code. */
  isAirlineCode(code: string): boolean
}
