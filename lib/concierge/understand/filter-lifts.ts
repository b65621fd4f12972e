import type { FilterPart, FilterWish, FoundFilter } from './filter-wish'
import { takeOut } from './words'

const KIND =
  'price|budget|cost|arrival times?|arrival|departure times?|departure|times? of day|times?|airlines?|carriers?|alliances?|duration|length|stops?|layovers?|airports?'
const NO_MORE =
  "(?:remove|drop|forget(?: about)?|lift|clear|ignore|delete|scrap|lose|cancel|never mind|take (?:off|away|out)|do not (?:need|want)|don't (?:need|want)|no|without)"
const MATTERS_NOT =
  "(?:(?:does|do)(?:n't| not) (?:really )?(?:matter|count)|(?:isn't|is not|aren't|are not|not) (?:important|an issue|a problem|a limit)|is no (?:object|issue|problem|matter)|no object|whatever)"
const LIMIT = '(?:limits?|filters?|caps?|restrictions?|maximum|wish(?:es)?)'
const LIFTS = [
  new RegExp(`\\b${NO_MORE}\\s+(?:the\\s+|my\\s+|our\\s+|any\\s+|that\\s+)*(?<kind>${KIND})\\s+${LIMIT}\\b`, 'gi'),
  new RegExp(
    `\\b${NO_MORE}\\s+(?:the\\s+|my\\s+|our\\s+|any\\s+|that\\s+)*${LIMIT}\\s+(?:on|for|of)\\s+(?:the\\s+)?(?<kind>${KIND})\\b`,
    'gi',
  ),
  new RegExp(`\\b${NO_MORE}\\s+(?:the\\s+|my\\s+|our\\s+|that\\s+)*(?<kind>budget)\\b`, 'gi'),
  new RegExp(
    `\\b(?:any|all|whatever|whichever|every|no matter)\\s+(?:the\\s+|what\\s+|which\\s+)?(?<kind>${KIND})\\b(?:\\s+(?:is|are|will|would)\\s+(?:be\\s+)?(?:fine|ok|okay|good|do))?`,
    'gi',
  ),
  new RegExp(
    `\\b(?:don't|do not)\\s+(?:really\\s+)?(?:care|mind|worry|bother)\\s+(?:about|for|with)\\s+(?:the\\s+|which\\s+|what\\s+)?(?<kind>${KIND})\\b`,
    'gi',
  ),
  new RegExp(`\\b(?:the\\s+|my\\s+)?(?<kind>${KIND}|money)\\s+${MATTERS_NOT}\\b`, 'gi'),
]
const STOPS_ALLOWED =
  /\b(?:with )?(?:stops?|layovers?|connections?|changes?)\s+(?:is|are|would be)\s+(?:also\s+)?(?:fine|ok|okay|alright|all right|allowed)\b/i

/** What taking away a kind of filter takes away. */
const LIFTED: [RegExp, FilterWish][] = [
  [/^(?:price|budget|cost|money)/i, { maxPrice: null }],
  [/^arrival/i, { arriveAfter: null, arriveBefore: null }],
  [/^(?:time|departure)/i, { departAfter: null, departBefore: null }],
  [/^(?:airline|carrier)/i, { airlines: null, withoutAirlines: null }],
  [/^alliance/i, { alliances: null }],
  [/^(?:duration|length)/i, { maxDurationMinutes: null }],
  [/^stop/i, { stops: null }],
  [/^layover/i, { via: null, notVia: null }],
  [/^airport/i, { airports: null, withoutAirports: null }],
]

/** "Any airline", "forget the budget": filters that stand and are taken away. `standing` are their clauses. */
export function readLifts(words: string, standing: readonly string[]): FilterPart {
  const found: FoundFilter[] = []
  if (standing.length === 0) return { found, rest: words }
  const rest = LIFTS.reduce(
    (left, pattern) =>
      takeOut(left, pattern, ({ groups = {}, index }) => {
        const lifted = LIFTED.find(([kind]) => kind.test(groups.kind ?? ''))?.[1]
        if (lifted) found.push({ wish: lifted, index })
        return lifted !== undefined
      }),
    words,
  )
  const allowed = STOPS_ALLOWED.exec(words)
  if (allowed && standing.some((clause) => /stop|^direct/.test(clause))) found.push({ wish: { stops: null }, index: allowed.index })
  return { found, rest }
}
