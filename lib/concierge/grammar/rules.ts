import { readValue, type Slots } from './lexicon'

/** Arithmetic on the slots of a rule; null where they do not go together. */
export type Helper = (slots: Slots) => Slots | null
export type Helpers = Readonly<Record<string, Helper>>

/** A piece of a pattern. `item` is a lexicon tag ("@to") or an earlier rule's type ("place"); `into` names the slot of its value. */
export type Piece =
  | { is: 'item'; type: string; into: string | null; isList: boolean }
  | { is: 'glue' }
  | { is: 'one-of'; choices: Piece[][] }
  | { is: 'optional'; pieces: Piece[] }
  | { is: 'repeated'; pieces: Piece[] }

export type Rule = {
  /** What it makes: an item that later rules may use, or a frame ("form:route") for the cover. */
  type: string
  pieces: Piece[]
  fixed: Slots
  /** Types one of which must begin where the rule begins. */
  firstTypes: ReadonlySet<string>
  /** Types that must all stand somewhere in the message for it to match. */
  needs: readonly string[]
  /** Its arithmetic; what it makes null does not match. */
  make: Helper | null
  bias: number
  /** Read only while this was asked for. */
  asked: string | null
  /** Items that must not end where it begins: a bare name behind "to" is not bare. */
  notAfter: readonly string[]
  /** A bare value: doubtful beside words that nothing explains. */
  isWeak: boolean
  /** Its value keeps the words it was read from, as `said`. */
  keepsWords: boolean
  /** Nothing but glue may follow at once: "one more", not "one more city". */
  isLast: boolean
  /** How many readings it may find from one place; the longest come first. */
  most: number
  source: string
}

/** The rules of one type, by the types of items that they can begin with. */
export type Layer = { byFirstType: ReadonlyMap<string, readonly Rule[]> }

const MOST_MATCHES = 24
const PIECE = /\s*(?:(\() *|(\))|(\|)|([?*])|(~)|@([\w-]+)(>[\w-]+\+?)?|\{([\w:-]+)(>[\w-]+\+?)?\})/y

/**
 * The rules of a text, one a line: `type: pattern => slot:value ;; option option=value`. In a pattern `@tag` is a phrase of the
 * lexicon, `{type}` an item of an earlier rule (its slots are merged), `>slot` puts the value into a slot, `>slot+` collects; `( | )` is a choice,
 * `?` and `*` follow what is optional or repeated, `~` passes over up to four words of glue. Words stand in the lexicon only.
 */
export function readRules(text: string, helpers: Helpers): Rule[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => readRule(line, helpers))
}

/** The rules by type, in the order of the list: a rule sees the types that stand before its own. */
export function layersOf(rules: readonly Rule[]): Layer[] {
  return [...Map.groupBy(rules, ({ type }) => type).values()].map((layer) => {
    const byFirstType = new Map<string, Rule[]>()
    for (const rule of layer) {
      for (const first of rule.firstTypes) byFirstType.set(first, [...(byFirstType.get(first) ?? []), rule])
    }
    return { byFirstType }
  })
}

function readRule(line: string, helpers: Helpers): Rule {
  const [, type, rest] = /^([\w:-]+):\s(.*)$/.exec(line) ?? []
  if (!type || rest === undefined) throw new Error(`No rule: ${line}`)
  const [body = '', optionText = ''] = rest.split(';;')
  const [pattern = '', fixed = ''] = body.split('=>')
  const options = new Map(
    optionText
      .trim()
      .split(/\s+/)
      .filter((option) => option !== '')
      .map((option): [string, string] => {
        const [name = '', value = 'true'] = option.split('=')
        return [name, value]
      }),
  )
  const pieces = readPattern(pattern.trim(), line)
  const name = options.get('make')
  const make = name === undefined ? null : helpers[name]
  if (make === undefined) throw new Error(`No skill has the arithmetic of this rule: ${line}`)
  return {
    type,
    pieces,
    fixed: readValue(fixed.trim()),
    firstTypes: firstTypes(pieces),
    needs: [...new Set(pieces.flatMap((piece) => (piece.is === 'item' ? [piece.type] : [])))],
    make,
    bias: Number(options.get('bias') ?? 0),
    asked: options.get('asked') ?? null,
    notAfter: options.get('not-after')?.split(',') ?? [],
    isWeak: options.has('weak'),
    keepsWords: options.has('said'),
    isLast: options.has('last'),
    most: Number(options.get('most') ?? MOST_MATCHES),
    source: line,
  }
}

function readPattern(pattern: string, line: string): Piece[] {
  let at = 0
  const sequence = (isInside: boolean): Piece[][] => {
    const choices: Piece[][] = [[]]
    for (;;) {
      PIECE.lastIndex = at
      const match = PIECE.exec(pattern)
      if (!match) {
        if (pattern.slice(at).trim() !== '' || isInside) throw new Error(`A pattern breaks off at "${pattern.slice(at)}": ${line}`)
        return choices
      }
      at = PIECE.lastIndex
      const pieces = choices.at(-1) ?? []
      const [, open, close, or, mark, glue, tag, tagInto, type, typeInto] = match
      if (close) return choices
      if (or) choices.push([])
      else if (open) pieces.push({ is: 'one-of', choices: sequence(true) })
      else if (glue) pieces.push({ is: 'glue' })
      else if (tag) pieces.push(item(`@${tag}`, tagInto))
      else if (type) pieces.push(item(type, typeInto))
      else {
        const last = pieces.pop()
        if (!last) throw new Error(`Nothing stands before "${mark}": ${line}`)
        pieces.push({ is: mark === '?' ? 'optional' : 'repeated', pieces: [last] })
      }
    }
  }
  const choices = sequence(false)
  return choices.length === 1 ? (choices[0] ?? []) : [{ is: 'one-of', choices }]
}

function item(type: string, into: string | undefined): Piece {
  return { is: 'item', type, into: into ? into.replace(/^>|\+$/g, '') : null, isList: into?.endsWith('+') ?? false }
}

function firstTypes(pieces: Piece[]): Set<string> {
  const first = new Set<string>()
  for (const piece of pieces) {
    if (piece.is === 'item') return first.add(piece.type)
    if (piece.is === 'glue') continue
    const inner = piece.is === 'one-of' ? piece.choices : [piece.pieces]
    for (const choice of inner) for (const type of firstTypes(choice)) first.add(type)
    if (piece.is === 'one-of' && piece.choices.every(needsWords)) return first
  }
  return first
}

function needsWords(pieces: Piece[]): boolean {
  return pieces.some((piece) => piece.is === 'item' || (piece.is === 'one-of' && piece.choices.every(needsWords)))
}
