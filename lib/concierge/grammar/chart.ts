import type { Lexicon, Phrase, Slots, WordKind } from './lexicon'
import type { Layer, Piece, Rule } from './rules'
import type { Token } from './tokens'

/** A reading of the tokens from `start` up to `end`; `plausibility` is 0 or less. Atoms and phrases have no `rule`. */
export type Item = { type: string; start: number; end: number; value: unknown; plausibility: number; rule?: Rule }

const MOST_ITEMS = 24
/** Many forms may start at one word, and the cover needs them all. */
const MOST_FRAMES = 48
const LONGEST_GLUE = 4
/** The most repetitions of a repeated piece in a pattern. */
const MOST_REPEATS = 5
const OWNER_COST = 0.3
const OTHER_LANGUAGE_COST = 0.6

/** All readings of a message, by start and type. Rules never replace each other's readings. */
export class Chart {
  readonly tokens: Token[]
  /** The cost of words that no reading explains. */
  readonly weights: number[]
  private readonly items: Map<string, Item[]>[]
  private readonly glue: boolean[]
  private readonly known: boolean[]
  private readonly ends: Set<string>[]
  /** Where items of a type start. */
  private readonly starts = new Map<string, Set<number>>()

  /** `others` are lexicons of other languages found in a few words of the message. */
  constructor(tokens: Token[], lexicons: readonly Lexicon[], others: readonly Lexicon[] = []) {
    this.tokens = tokens
    // One place more than tokens, for items at the end of the message.
    this.items = [...tokens, null].map(() => new Map())
    this.ends = [...tokens, null].map(() => new Set())
    const kinds = tokens.map(() => new Set<WordKind>())
    for (const lexicon of lexicons) this.addPhrases(lexicon, kinds)
    const isKnown = kinds.map(({ size }) => size > 0)
    for (const lexicon of others) this.addPhrases(lexicon, kinds, isKnown)
    this.withoutIdleNegations()
    this.weights = tokens.map(({ kind }, at) => (kind === 'sign' ? 0 : weightOf(kinds[at] ?? new Set())))
    this.known = kinds.map(({ size }) => size > 0)
    const isLight = (own: ReadonlySet<string> = new Set()) => own.has('glue') && !own.has('solid') && !own.has('role')
    this.glue = tokens.map(({ kind }, at) => kind === 'word' && isLight(kinds[at]))
  }

  /** Adds a lexicon's readings. Words already known don't get them: in a French message "son" is no child. */
  private addPhrases(lexicon: Lexicon, kinds: Set<WordKind>[], isKnown: boolean[] = []): void {
    const { tokens } = this
    const words = tokens.map(({ low }) => lexicon.spell(low))
    for (let start = 0; start < tokens.length; start++) {
      for (const phrase of lexicon.byFirstWord.get(words[start] ?? '') ?? []) {
        // "We'd like to be home" names no Wednesday.
        if (phrase.tag === 'weekday' && phrase.words.length === 1 && tokens[start]?.raw.includes("'") && !tokens[start]?.poss) continue
        const end = this.phraseEnd(phrase, start, words)
        if (end === null) continue
        const isElse = tokens[start]?.kind === 'word' && isKnown.slice(start, end).length > 0 && isKnown.slice(start, end).every(Boolean)
        if (isElse && end - start === 1) continue
        const plausibility = phrase.plausibility - (isElse ? OTHER_LANGUAGE_COST : 0)
        // "My daughter's wedding" has an owner; "my daughter's coming, too" has a traveller.
        const isOwner = tokens[end - 1]?.poss ?? false
        if (isOwner) this.add({ type: `@${phrase.tag}-owner`, start, end, value: phrase.value, plausibility })
        this.add({ type: `@${phrase.tag}`, start, end, value: phrase.value, plausibility: plausibility - (isOwner ? OWNER_COST : 0) })
        for (let at = start; at < end; at++) if (!isKnown[at]) kinds[at]?.add(phrase.kind)
      }
    }
  }

  from(start: number, type: string): Item[] {
    return this.items[start]?.get(type) ?? []
  }

  /** Whether an item of the type ends before this token. */
  endsAt(end: number, type: string): boolean {
    return this.ends[end]?.has(type) ?? false
  }

  /** Whether a lexicon has the word. */
  isKnownWord(at: number): boolean {
    return this.known[at] ?? false
  }

  /** Whether a negation begins here. */
  negates(at: number): boolean {
    return this.from(at, '@not').length > 0
  }

  /** "Can't wait", "why not", "no, I want", "if not, take that one": the negation doesn't reach what follows. */
  private withoutIdleNegations(): void {
    for (const [at, here] of this.items.entries()) {
      if (!here.has('@not')) continue
      const earlier = [at - 3, at - 2, at - 1, at].flatMap((start) => [
        ...(this.items[start]?.get('@idiom') ?? []),
        ...(this.items[start]?.get('@otherwise') ?? []),
        // "No wait over three hours" takes nothing back.
        ...(this.items[start]?.get('@corr') ?? []).filter(({ end }) => end - start > 1 && !this.items[end]?.has('@least')),
      ])
      const idle = earlier.filter(({ end }) => end > at)
      if (idle.length > 0) here.delete('@not')
      if (idle.some(({ type }) => type === '@otherwise')) here.delete('@refuse')
    }
  }

  /** Whether no negation reaches past this token: at punctuation, "and" and "but". */
  endsNegation(at: number): boolean {
    const token = this.tokens[at]
    const isSign = token?.kind === 'sign' && token.low !== '-' && token.low !== '/'
    return isSign || this.from(at, '@and').length > 0 || this.from(at, '@but').length > 0
  }

  /** All items of the types that begin with `prefix`. */
  all(prefix: string): Item[] {
    if (!this.starts.keys().some((type) => type.startsWith(prefix))) return []
    return this.items.flatMap((types) => [...types].flatMap(([type, items]) => (type.startsWith(prefix) ? items : [])))
  }

  /** Adds what the rules find, layer by layer. */
  apply(layers: readonly Layer[], asked: ReadonlySet<string>): void {
    for (const { byFirstType } of layers) {
      const found: Item[] = []
      const tried = new Map<Rule, Set<number>>()
      for (const [type, rules] of byFirstType) {
        const starts = this.starts.get(type)
        if (!starts) continue
        for (const rule of rules) {
          if ((rule.asked !== null && !asked.has(rule.asked)) || !rule.needs.every((need) => this.starts.has(need))) continue
          // A rule that can start in several ways is tried once at each place.
          const before = rule.firstTypes.size > 1 ? (tried.get(rule) ?? new Set()) : null
          if (before) tried.set(rule, before)
          for (const start of starts) {
            if (before?.has(start)) continue
            before?.add(start)
            if (!rule.notAfter.some((type) => this.endsAt(start, type))) this.matches(rule, start, found)
          }
        }
      }
      for (const item of found) this.add(item)
    }
  }

  private matches(rule: Rule, start: number, found: Item[]): void {
    const most = found.length + rule.most
    this.match(rule.pieces, 0, start, { slots: rule.fixed, plausibility: rule.bias }, (end, { slots, plausibility }) => {
      if (end === start || (rule.isLast && !this.glue[end] && (this.weights[end] ?? 0) > 0)) return true
      const said = rule.keepsWords ? { ...slots, said: this.wordsOf(start, end) } : slots
      const value = rule.make ? rule.make(said) : said
      if (value !== null) found.push({ type: rule.type, start, end, value, plausibility, rule })
      return found.length < most
    })
  }

  /** Calls `then` for each way to read the pieces from number `at` on; stops when it returns false. */
  private match(pieces: Piece[], at: number, pos: number, bound: Bound, then: Continue): boolean {
    const piece = pieces[at]
    if (!piece) return then(pos, bound)
    const goOn: Continue = (end, next) => this.match(pieces, at + 1, end, next, then)
    if (piece.is === 'item') return this.from(pos, piece.type).every((item) => goOn(item.end, bind(bound, piece, item)))
    if (piece.is === 'one-of') return piece.choices.every((choice) => this.match(choice, 0, pos, bound, goOn))
    if (piece.is === 'optional') return this.match(piece.pieces, 0, pos, bound, goOn) && goOn(pos, bound)
    if (piece.is === 'glue') {
      for (let end = pos; end <= pos + LONGEST_GLUE; end++) {
        if (!goOn(end, bound)) return false
        if (!this.glue[end]) return true
      }
      return true
    }
    return this.repeat(piece.pieces, MOST_REPEATS, pos, bound, goOn)
  }

  /** The longest way first. */
  private repeat(pieces: Piece[], most: number, pos: number, bound: Bound, goOn: Continue): boolean {
    if (most === 0) return goOn(pos, bound)
    const again: Continue = (end, next) => (end === pos ? true : this.repeat(pieces, most - 1, end, next, goOn))
    return this.match(pieces, 0, pos, bound, again) && goOn(pos, bound)
  }

  add(item: Item): void {
    const here = this.items[item.start]
    if (!here) return
    this.ends[item.end]?.add(item.type)
    const starts = this.starts.get(item.type)
    if (starts) starts.add(item.start)
    else this.starts.set(item.type, new Set([item.start]))
    const same = here.get(item.type)
    if (!same) here.set(item.type, [item])
    else if (same.length < (item.type.startsWith('form:') ? MOST_FRAMES : MOST_ITEMS)) {
      const known = same.findIndex((one) => one.end === item.end && isSame(one.value, item.value))
      if (known < 0) same.push(item)
      else if ((same[known]?.plausibility ?? 0) < item.plausibility) same[known] = item
    }
  }

  private wordsOf(start: number, end: number): string {
    return this.tokens
      .slice(start, end)
      .map(({ raw, glued }, at) => (at === 0 || glued ? raw : ` ${raw}`))
      .join('')
  }

  /** Hyphens inside a phrase don't count: "non-stop". */
  private phraseEnd(phrase: Phrase, start: number, words: string[]): number | null {
    let at = start
    for (const [index, word] of phrase.words.entries()) {
      if (index > 0 && word !== '-' && this.tokens[at]?.low === '-' && this.tokens[at]?.glued && this.tokens[at + 1]?.glued) at++
      if (words[at] !== word) return null
      at++
    }
    return at
  }
}

type Bound = { slots: Slots; plausibility: number }
type Continue = (end: number, bound: Bound) => boolean

function bind({ slots, plausibility }: Bound, { into, isList }: Extract<Piece, { is: 'item' }>, item: Item): Bound {
  const better = plausibility + item.plausibility
  if (into === null) return { slots: merged(slots, item.value), plausibility: better }
  const before = slots[into]
  const value = isList ? [...(Array.isArray(before) ? before : []), item.value] : item.value
  return { slots: { ...slots, [into]: value }, plausibility: better }
}

function merged(slots: Slots, value: unknown): Slots {
  return isSlots(value) && Object.keys(value).length > 0 ? { ...slots, ...value } : slots
}

function weightOf(kinds: ReadonlySet<string>): number {
  return kinds.size === 0 || kinds.has('solid') ? 1 : 0.12
}

export function isSlots(value: unknown): value is Slots {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two slot values are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((part, at) => isSame(part, other[at]))
  if (!isSlots(one) || !isSlots(other)) return false
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
}
