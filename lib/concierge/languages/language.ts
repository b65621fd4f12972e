/** The languages whose main steps the concierge knows; everything else is English. */
export const LANGUAGES = ['de', 'fr', 'es', 'hi'] as const
export type Language = (typeof LANGUAGES)[number]

/** A rule of wording: what it finds, and the English for it (`$1` … as in `String.replace`). */
export type WordingRule = [RegExp, string]

/**
 * One language as it is heard. `markers` are small words that tell it from English and from the others; `rules` are applied in their
 * order, before single `words` are put into English.
 */
export type Vocabulary = { markers: string; rules: WordingRule[]; words: Record<string, string> }
