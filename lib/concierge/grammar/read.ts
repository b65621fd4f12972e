import type { KnownNames } from '@/lib/ports/known-names'
import type { SkillGrammar } from '../skills/skill'
import { addAtoms } from './atoms'
import { Chart } from './chart'
import { type Clause, cutClauses } from './clauses'
import { type ClashCosts, cover, type Frame } from './cover'
import { type Language, languagesOf, SPELLINGS, withoutCompounds } from './languages'
import { type Lexicon, readLexicon, tagsOf } from './lexicon'
import { type Helpers, type Layer, layersOf, type Rule, readRules } from './rules'
import { type Token, tokenise } from './tokens'

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
  /** Where a new act may begin in the text: after a sign between words or an "and". */
  joints: number[]
  /** What the wishes of the message would do, in the order they were said. */
  frames: Frame[]
}

/**
 * A grammar from its texts; rules of values come before those of forms, which may use them all. Throws where two lists of English words, or the
 * rules of two skills, have a name in common that is not in `shared`.
 */
export function buildGrammar(
  texts: Readonly<Record<Language, readonly string[]>>,
  skills: readonly SkillGrammar[],
  shared: ReadonlySet<string> = new Set(),
): Grammar {
  refuseTwice('tag', texts.en.map(tagsOf), shared)
  // Skills name their arithmetic as they like: the same name in another skill is another one, and what a skill has not may be shared.
  const helpers = Object.assign({}, ...skills.map((skill) => skill.helpers)) as Helpers
  const rules = skills.map((skill) => readRules(skill.rules, { ...helpers, ...skill.helpers }))
  refuseTwice(
    'type',
    rules.map((own) => new Set(own.map(({ type }) => type))),
    shared,
  )
  const isForm = ({ type }: Rule) => type.startsWith('form:')
  // A skill that adds to the items of another does so where its own rules stand.
  const values = rules.flatMap((own) => layersOf(own.filter((rule) => !isForm(rule))))
  const forms = rules.flatMap((own) => layersOf(own.filter(isForm)))
  const lexiconOf = (language: Language) => readLexicon(texts[language], SPELLINGS[language])
  return {
    lexicons: { en: lexiconOf('en'), de: lexiconOf('de'), fr: lexiconOf('fr'), es: lexiconOf('es'), hi: lexiconOf('hi') },
    layers: [...values, ...forms],
    costs: Object.assign({}, ...skills.map((skill) => skill.costs)) as ClashCosts,
  }
}

/** The words and rules of two skills that happen to have one name would mean both. */
function refuseTwice(kind: string, names: readonly ReadonlySet<string>[], shared: ReadonlySet<string>): void {
  const all = names.flatMap((own) => [...own])
  const twice = all.find((name, index) => !shared.has(name) && all.indexOf(name) < index)
  if (twice !== undefined) throw new Error(`Two skills define the ${kind} "${twice}". Rename one, or list it as shared.`)
}

/**
 * What a message says, with what was asked for before it. `more` adds what lies before the traveller, which no grammar knows;
 * `before` is the language of the talk so far, which a bare name goes on in.
 * Pure: the same words in the same place read the same.
 */
export function read(
  message: string,
  grammar: Grammar,
  names: KnownNames,
  asked: ReadonlySet<string> = new Set(),
  more?: (chart: Chart) => void,
  before: Language = 'en',
): Reading {
  const { text, tokens: said } = tokenise(message)
  const { main, others } = languagesOf(said, grammar.lexicons, names, before)
  const lexiconsOf = (languages: Language[]) => languages.map((language) => grammar.lexicons[language])
  const tokens = withoutCompounds(said, lexiconsOf([...main, ...others]))
  const chart = new Chart(tokens, lexiconsOf(main), lexiconsOf(others))
  addAtoms(chart, text, names)
  more?.(chart)
  chart.apply(grammar.layers, asked)
  const clauses = cutClauses(chart, cover(chart, grammar.costs), text, asked.size > 0)
  const joints = tokens.flatMap(({ start, glued }, at) => (!glued && isJoint(chart, at) ? [start] : []))
  return { text, tokens, languages: [...main, ...others], clauses, joints, frames: clauses.flatMap(({ frames }) => frames) }
}

const BETWEEN = new Set([',', ';', '.', '!', '?', '\n', ':', '-'])

function isJoint(chart: Chart, at: number): boolean {
  return BETWEEN.has(chart.tokens[at - 1]?.low ?? '') || chart.from(at, '@and').length > 0
}
