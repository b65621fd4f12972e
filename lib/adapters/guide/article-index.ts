import MiniSearch from 'minisearch'
import type { GuideArticle, PlaceArticle } from '../../travel/guide/guide-article-schema'
import { stem } from '../../travel/guide/stem'
import { isKnown, type TermReader } from './guide-terms'

const OF_UNKNOWN = 1.5
const OF_LIGHT = 0.4
const OF_KNOWN = 1.5
const MOST_WEIGHT = 2.5
/** Terms of most questions about travelling, which say little of what is asked. */
const LIGHT = new Set(
  `day hour minute week month year time early late money cost price cheap cheaper cheapest pay buy book ticket airport abroad country people person
  old choose arrive land adult nonstop mean check back avoid long rate left bring remove add team passenger print morning pound`
    .split(/\s+/)
    .map((word) => stem(word))
    .concat('=charged', '=business-class', '=europe', '=united-states', '=britain', '=canada', '=india'),
)
const BOOSTS = { title: 3, questions: 3, scope: 2, paragraphs: 1 }

export type Entry = GuideArticle | PlaceArticle
/** `covered` is the share of what the question tells that the article holds; `isAbout` whether it's more than mentioned there. */
export type Found = { article: Entry; score: number; covered: number; isAbout: boolean }
export type ArticleIndex = { find(question: string): Found[] }

/** Articles searched by their words; how much of a question one covers is told apart from how well it fits. */
export function openIndex(articles: readonly Entry[], read: TermReader): ArticleIndex {
  const search = new MiniSearch<Entry>({
    fields: Object.keys(BOOSTS),
    extractField: (article, field) => {
      const value: unknown = article[field as keyof Entry]
      return Array.isArray(value) ? value.join(' . ') : String(value)
    },
    tokenize: (text) => read(text).terms,
    processTerm: (term) => term,
    searchOptions: {
      boost: BOOSTS,
      fuzzy: (term) => (term.length > 5 && !isKnown(term) ? 0.15 : false),
      prefix: (term) => term.length > 4 && !isKnown(term),
      weights: { fuzzy: 0.4, prefix: 0.3 },
    },
  })
  search.addAll(articles)
  const byId = new Map(articles.map((article) => [article.id, article]))
  const holders = new Map<string, number>()
  for (const { title, questions, scope, paragraphs } of articles)
    for (const term of read([title, ...questions, ...scope, ...paragraphs].join(' . ')).terms)
      holders.set(term, (holders.get(term) ?? 0) + 1)

  /** What a unit tells: more where fewer articles hold it, and little where it is usual or where none of them does. */
  function weightOf(unit: readonly string[]): number {
    const held = Math.max(...unit.map((term) => holders.get(term) ?? 0))
    if (held === 0) return OF_UNKNOWN
    const weight = Math.min(MOST_WEIGHT, Math.log(1 + articles.length / held))
    return weight * (isLight(unit) ? OF_LIGHT : unit.some(isKnown) ? OF_KNOWN : 1)
  }

  return {
    find(question) {
      const { units } = read(question)
      const whole = units.reduce((sum, unit) => sum + weightOf(unit), 0)
      return search.search(question).flatMap(({ id, score, match, queryTerms }) => {
        const article = byId.get(String(id))
        const held = units.map((unit) => ({ unit, share: shareHeld(unit, match, queryTerms) }))
        const covered = held.reduce((sum, { unit, share }) => sum + weightOf(unit) * share, 0) / whole
        const isAbout = held.some(({ unit, share }) => !isLight(unit) && (share === 1 || (share >= OF_SCOPE && unit.some(isKnown))))
        return article ? [{ article, score: score * (0.3 + covered), covered, isAbout }] : []
      })
    },
  }
}

function isLight(unit: readonly string[]): boolean {
  return unit.some((term) => isKnown(term) && LIGHT.has(term)) || unit.every((term) => LIGHT.has(term))
}

const OF_SCOPE = 0.8
const OF_TEXT = 0.5
const OF_SIMILAR = 0.6

/** How far an article holds a unit: one that only mentions it is not about it, and a word that is only like it may be another. */
function shareHeld(unit: readonly string[], match: Record<string, string[]>, queryTerms: readonly string[]): number {
  return Math.max(
    ...unit.map((term) => {
      if (!queryTerms.includes(term)) return 0
      const fields = match[term]
      if (!fields) return OF_SIMILAR
      if (fields.includes('title') || fields.includes('questions')) return 1
      return fields.includes('scope') ? OF_SCOPE : OF_TEXT
    }),
  )
}
