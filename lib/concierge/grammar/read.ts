import type { KnownNames } from '@/lib/ports/known-names'
import type { SkillGrammar } from '../skills/skill'
import { addAtoms } from './atoms'
import { Chart } from './chart'
import { type Clause, cutClauses } from './clauses'
import { type ClashCosts, type Cover, cover, type Frame } from './cover'
import { type Lexicon, readLexicon } from './lexicon'
import { type Helpers, type Layer, layersOf, type Rule, readRules } from './rules'
import { type Token, tokenise } from './tokens'

export type Language = 'en' | 'de' | 'fr' | 'es' | 'hi'

/** All that the reader knows: words by language, rules with their arithmetic, and what a second value of a slot costs. */
export type Grammar = {
  lexicons: Readonly<Record<Language, Lexicon>>
  layers: Layer[]
  costs: ClashCosts
}

export type Reading = {
  /** The clean text that places in it refer to. */
  text: string
  tokens: Token[]
  languages: Language[]
  clauses: Clause[]
  /** What the wishes of the message would do, in the order they were said. */
  frames: Frame[]
  /** The best cover, and those it was chosen over. */
  covers: Cover[]
}

/** A grammar from its texts; rules of values come before those of forms, which may use them all. */
export function buildGrammar(texts: Readonly<Record<Language, readonly string[]>>, skills: readonly SkillGrammar[]): Grammar {
  // Skills name their arithmetic as they like: the same name in another skill is another one, and what a skill has not may be shared.
  const shared = Object.assign({}, ...skills.map(({ helpers }) => helpers)) as Helpers
  const rules = skills.map((skill) => readRules(skill.rules, { ...shared, ...skill.helpers }))
  const isForm = ({ type }: Rule) => type.startsWith('form:')
  // A skill that adds to the items of another does so where its own rules stand.
  const values = rules.flatMap((own) => layersOf(own.filter((rule) => !isForm(rule))))
  const forms = rules.flatMap((own) => layersOf(own.filter(isForm)))
  return {
    lexicons: {
      en: readLexicon(...texts.en),
      de: readLexicon(...texts.de),
      fr: readLexicon(...texts.fr),
      es: readLexicon(...texts.es),
      hi: readLexicon(...texts.hi),
    },
    layers: [...values, ...forms],
    costs: Object.assign({}, ...skills.map((skill) => skill.costs)) as ClashCosts,
  }
}

/**
 * What a message says, with what was asked for before it. `more` adds what lies before the traveller, which no grammar knows.
 * Pure: the same words in the same place read the same.
 */
export function read(
  message: string,
  grammar: Grammar,
  names: KnownNames,
  asked: ReadonlySet<string> = new Set(),
  more?: (chart: Chart) => void,
): Reading {
  const { text, tokens } = tokenise(message)
  const languages = languagesOf(
    tokens.map(({ low }) => low),
    grammar,
  )
  const chart = new Chart(
    tokens,
    languages.map((language) => grammar.lexicons[language]),
  )
  addAtoms(chart, text, names)
  more?.(chart)
  chart.apply(grammar.layers, asked)
  const covers = cover(chart, grammar.costs)
  const [best = { frames: [], gaps: [], score: 0 }] = covers
  const clauses = cutClauses(chart, best, text, asked.size > 0)
  return { text, tokens, languages, clauses, frames: clauses.flatMap(({ frames }) => frames), covers }
}

/** English, and each language of which at least two words, or a quarter, stand in the message and not in English. */
function languagesOf(words: string[], { lexicons }: Grammar): Language[] {
  const foreign = (['de', 'fr', 'es', 'hi'] as const).map((language) => ({
    language,
    count: words.filter((word) => lexicons[language].words.has(word) && !lexicons.en.words.has(word) && /\p{L}/u.test(word)).length,
  }))
  const most = Math.max(0, ...foreign.map(({ count }) => count))
  const isEnough = most >= 2 || (most > 0 && most * 4 >= words.length)
  return isEnough ? [...foreign.filter(({ count }) => count === most).map(({ language }) => language), 'en'] : ['en']
}
