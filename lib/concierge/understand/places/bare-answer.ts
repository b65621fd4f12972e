import type { FoundName } from './known-names'
import { leadTo } from './place-leads'
import type { Token } from './place-tokens'
import { nameRun, placeInRun } from './unknown-names'

// "A flight" in another tongue is no name.
const ARTICLE = /^(?:an?|un|une?|una|uno|eine?|einen|my|your|um|uma|some|any|no|not|this|that)$/i
// What may stand around a name that is an answer: courtesies, and the words that lead to a place.
const AROUND = new Set(
  `please pls plz thanks thank you thx yes yeah yep ok okay um uh hmm well maybe probably perhaps i i'd i'm we we'd we're my our the it it's its that that's is are was
  would will be like want prefer to go going fly flying travel travelling traveling from in at for city airport town near of think guess say let's make try leave leaving
  depart departing visit see actually no sorry oh hi hello just rather out destination origin departure arrival place and think about how what instead then home now sure`.split(
    /\s+/,
  ),
)
const LONGEST_ANSWER = 8
const LONGEST_NAME = 3

/** The name in an answer that is hardly more than a name ("ooty please"), known or not; null for other answers. */
export function bareAnswer(tokens: Token[], words: string, isShouted: boolean): FoundName | null {
  if (tokens.length > LONGEST_ANSWER || /\d|@/.test(words)) return null
  const runs: { first: number; last: number }[] = []
  for (let index = 0; index < tokens.length; index++) {
    const last = nameRun(tokens, index, new Set(), isShouted)
    if (last < index) continue
    runs.push({ first: index, last })
    index = last
  }
  const [only, second] = runs
  if (!only || second || only.last - only.first >= LONGEST_NAME || ARTICLE.test(tokens[only.first - 1]?.text ?? '')) return null
  if (tokens.some(({ text }, index) => (index < only.first || index > only.last) && !AROUND.has(text.toLowerCase()))) return null
  const isPerson = leadTo(words, tokens[only.first]?.start ?? 0).lead === 'person'
  return isPerson ? null : placeInRun(tokens, only.first, only.last, words)
}
