import type { FilterWord } from './facet'
import { type Facets, FILTER_NAMES, type FilterName, facetOf } from './facets'

/** What can be said of the filters, by the names that the rows of the table give it. */
type Rows = { [Name in FilterName]: (said: Facets[Name]['words']) => void }[FilterName] extends (said: infer Words) => void ? Words : never
export type WordName = keyof Rows

type Said<Word> = Word extends { kind: 'least' | 'most' }
  ? number
  : Word extends { kind: 'flag' }
    ? boolean
    : Word extends { kind: 'after' | 'before' }
      ? string
      : Word extends { of: readonly (infer Value)[] }
        ? Value[]
        : string[]
export type SaidOf = { [Name in WordName]: Said<Rows[Name]> }

/**
 * Filters as they are said: airlines and places in the traveller's own words, times as "HH:mm". Null takes one away, what is left
 * out stays. Without `sliceIndex` they are for every direction.
 */
export type FilterWords = { sliceIndex?: number | undefined; reset?: boolean | undefined } & {
  [Name in WordName]?: SaidOf[Name] | null | undefined
}

/** The words of one filter. */
export function wordsOf(name: FilterName): [WordName, FilterWord][] {
  return Object.entries(facetOf(name).words) as [WordName, FilterWord][]
}

/** Every word there is, with the filter that it is of. */
export const FILTER_WORDS = FILTER_NAMES.flatMap((name) => wordsOf(name).map(([wordName, word]) => ({ name, wordName, word })))
