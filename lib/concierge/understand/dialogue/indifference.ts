import { takeOut } from '../words'
import type { Fact } from './travel-facts'

const CARES_NOT =
  "(?:(?:do(?:es)?n'?t|do(?:es)? not|did not|didn't) (?:really |even )?(?:matter|care|mind)|(?:isn't|is not|not) (?:important|an issue|a concern)|makes no difference|no (?:\\w+ )?preference|not (?:too |very |really )?(?:particular|fussy|picky|bothered|fussed)|(?:is|are|would be|will be|will|would) (?:all |just |also )?(?:fine|ok|okay|good|do|work|acceptable|alright)|works?(?: for me| fine)?)"
const FIELDS: [Fact, string][] = [
  [
    'cabin',
    '(?:(?:ticket|seat|seating|flight|travel|cabin)[\\s-]*)?(?:class(?:es)?|cabins?|seats?(?: types?)?|seating|type of (?:seat|ticket))',
  ],
  ['departureOn', '(?:dates?|days?)'],
]
const SPECIFIC: [Fact, RegExp][] = FIELDS.map(([fact, noun]) => [
  fact,
  new RegExp(
    `\\b(?:any|whatever|whichever|either|every|all)\\s+(?:kind of |type of |available )?${noun}\\b(?:\\s+(?:that )?(?:you (?:find|have)|is|are)\\b)?|\\b(?:what|which|the|of|about|on|with|for)\\s+(?:the\\s+)?${noun}\\b(?=[^.?!]{0,20}${CARES_NOT})|\\b${noun}\\s+${CARES_NOT}|\\b${CARES_NOT}\\s+(?:about |with |on |regarding |in |for |as to |to )?(?:the |what |which |any |a |my )*${noun}|\\bno ${noun}\\s+preference`,
    'gi',
  ),
])
const EITHER_CABIN =
  /\b(?:either\s+)?(?:(?:premium )?economy|business|first)(?:[\s-]class)?\s+(?:or|and)\s+(?:(?:premium )?economy|business|first)(?:[\s-]class)?(?:\s+(?:class|seats?|tickets?|cabins?))*(?:\s+(?:is|are|would be|will be|works?|both|either))?/gi
const GENERAL =
  /\b(?:(?:do(?:es)?n'?t|do(?:es)? not) (?:really |even )?(?:matter|care|mind)|makes no difference|no (?:\w+ )?preferences?|not (?:too |very |really )?(?:particular|fussy|picky|bothered|fussed)|any(?:thing|one)? (?:of (?:them|those) )?(?:is|are|will|would|works?|you)\b|whatever(?:'s| is)? (?:best|available|cheapest)|whatever|whichever|either|i'm (?:easy|flexible|open)|up to you|you (?:choose|pick|decide)|surprise me)\b|\bany(?:thing|one)?\W*$/i

/** What the traveller leaves open: "any airline", "economy or business is fine", or "it doesn't matter" as an answer. */
export function readIndifference(words: string, asked: readonly Fact[]): { indifferent: Fact[]; rest: string } {
  const indifferent = new Set<Fact>()
  let rest = takeOut(words, EITHER_CABIN, () => {
    indifferent.add('cabin')
    return true
  })
  for (const [fact, pattern] of SPECIFIC) {
    rest = takeOut(rest, pattern, () => {
      indifferent.add(fact)
      return true
    })
  }
  if (indifferent.size === 0 && GENERAL.test(rest)) for (const fact of asked) if (OPEN.includes(fact)) indifferent.add(fact)
  return { indifferent: [...indifferent], rest }
}

/** What may be left open; a trip needs its places. */
const OPEN: readonly Fact[] = ['airlines', 'cabin', 'departureOn', 'returnOn', 'departsAt', 'returnsAt', 'maxPrice', 'isRefundable']
