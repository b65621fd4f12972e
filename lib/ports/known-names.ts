/** A place that words name; a country or state has no code. `weight` is its passengers a year in millions. */
export type KnownPlace = {
  name: string
  code: string | null
  city: string
  country: string | null
  kind: 'city' | 'airport' | 'country' | 'state'
  weight: number
  /** The codes for a region that has several airports, the usual one first. */
  airports?: readonly string[]
}

/** Names of places and airlines, asked word by word, as they were typed. Deterministic, in memory, microseconds each. */
export type KnownNames = {
  /** All names that these words begin with, the longest first; `length` counts words. */
  placesFrom(words: readonly string[]): { place: KnownPlace; length: number }[]
  placeOfCode(code: string): KnownPlace | null
  /** The distance between two places by their codes; null where one isn't known. */
  kmBetween(one: string, other: string): number | null
  /** The place that is meant by a slip of the finger. */
  placeMistyped(words: string): KnownPlace | null
  /** All airlines that these words begin with; one whose name is a word as well says so. */
  airlinesFrom(words: readonly string[]): { airline: string; length: number; isWordToo: boolean }[]
  /** The airline of one long word that is meant by a slip of the finger. */
  airlineMistyped(word: string): { airline: string; isWordToo: boolean } | null
  airlineOfCode(code: string): string | null
  /** A word of everyday English, which may be a name too. */
  isPlainWord(word: string): boolean
}
