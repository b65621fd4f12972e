import { everyMatch } from '../../travel/every-match'
import { foldWords } from './claim'
import { createPhraseFinder } from './phrases'
import { ALL_WORDS } from './words/all-words'
import { MANNERS, type Manner } from './words/sentence-words'

/** One clause of a sentence: its words, whether it is meant as a question, an offer and so on, and its place in the plain form. */
export type Clause = { start: number; end: number; words: string[]; manners: ReadonlySet<Manner | 'question'> }

const findManners = createPhraseFinder<Manner>(
  ALL_WORDS.flatMap(({ manners }) => MANNERS.flatMap((manner) => manners[manner].map((phrase) => [manner, phrase] as const))),
)
/** A comma within a number is none. */
const BREAK = /[,;:()–—।“”"]+(?=\s|$)|\s[–—-]\s|\s(?:but|and|so|because|aber|und|mais|et|pero|y|lekin|aur|और|लेकिन)\s/giu
/** What a condition or an offer says goes for all that follows in the same breath. */
const CARRIED: Manner[] = ['conditional', 'offer', 'wish', 'general', 'around-town', 'in-good-time', 'in-total']
const OF_TOWNS: Manner[] = ['around-town', 'in-good-time']
/** They may stand before a question: "So would you rather …?" */
const JOINERS = new Set('and|so|or|then|but|also|und|oder|et|ou|y|o|aur|to|à|auf'.split('|'))
const ENDS_BREATH = /[;।]/

/** The clauses of a sentence in its plain form. */
export function clausesOf(plain: string): Clause[] {
  const clauses: Clause[] = []
  let carried = new Set<Manner>()
  for (const { start, end, isNewBreath } of spansOf(plain)) {
    if (isNewBreath) carried = new Set()
    const words = foldWords(plain.slice(start, end)).split(' ').filter(Boolean)
    if (words.length === 0) continue
    const own = findManners(words)
    if (own.has('not-negated')) own.delete('negated')
    if (own.has('flying')) for (const manner of OF_TOWNS) carried.delete(manner)
    for (const manner of CARRIED) if (own.has(manner)) carried.add(manner)
    clauses.push({ start, end, words, manners: new Set([...own, ...carried]) })
  }
  return asked(plain, clauses.map(withOffer))
}

/** "If Thursday works, I'll search again": a condition of an offer is part of it. */
function withOffer(clause: Clause, index: number, clauses: Clause[]): Clause {
  const isOfOffer = clause.manners.has('conditional') && clauses[index + 1]?.manners.has('offer')
  return isOfOffer ? { ...clause, manners: new Set([...clause.manners, 'offer' as const]) } : clause
}

function spansOf(plain: string): { start: number; end: number; isNewBreath: boolean }[] {
  const spans: { start: number; end: number; isNewBreath: boolean }[] = []
  let start = 0
  let isNewBreath = true
  for (const { index, 0: mark } of everyMatch(plain, BREAK)) {
    spans.push({ start, end: index, isNewBreath })
    isNewBreath = ENDS_BREATH.test(mark)
    // Words that join belong to what they begin.
    start = index + (/^\s\p{L}/u.test(mark) ? 1 : mark.length)
  }
  return [...spans, { start, end: plain.length, isNewBreath }]
}

/** A question is one from its beginning where it begins as one; else what stands before its last comma is said. */
function asked(plain: string, clauses: Clause[]): Clause[] {
  if (!/[?？]["'”’)\s]*$/.test(plain)) return clauses
  const [first] = clauses
  const isWhole = plain.includes('¿') || (first && findManners(first.words.filter((word) => !JOINERS.has(word)).slice(0, 1)).has('asks'))
  const spends = clauses.some(({ manners }) => manners.has('spends')) ? (['spends'] as const) : []
  return clauses.map((clause, index) =>
    isWhole || index === clauses.length - 1 ? { ...clause, manners: new Set([...clause.manners, ...spends, 'question' as const]) } : clause,
  )
}
