import { stem } from '../../router/stem'

const LONGEST_PHRASE = 5
const FEW_WORDS = 4
const SHORTEST_SLIP = 6
/** Real words that lie close to one of ours. */
const LOOKALIKES =
  `though thought whether matter father mother winter winner forest cousin monkey cancer threat fairly shower internet counter county fellow
  throat russia germany indonesia mongolia olympia italia slight aboard assistance regarding product unusual bother brother feather leather border harbour
  thorough decent descent assist person count costume produce host master bottle letter better butter through heater theatre former
  farther rather gather poster foster buster caller taller smaller colour thinner`.split(/\s+/)
const JOINED: [RegExp, string][] = [
  [/['’]/g, ''],
  [/[$€£]/g, ' dollar '],
  [/\bsight seeing\b/g, 'sightseeing'],
  [/\btime[ -]?zones?\b/g, 'timezone'],
  [/\bcarry[ -]?ons?\b/g, 'carryon'],
  [/\b(?:round|return)[ -]trip\b/g, 'roundtrip'],
]

/** Ideas told by counting: one figure or more, few words, two currencies or units. */
export const COUNTED_IDEAS = ['NUM', 'NUM2', 'SHORT', 'CURRENCY2', 'UNIT2']

/** Finds ideas in words: each has a number, and a message is a row of flags. */
export class Ideas {
  private readonly numbers = new Map<string, number>()
  private readonly byPhrase = new Map<string, number[]>()
  private readonly stems = new Set<string>()
  private readonly slips = new Map<string, string>()

  constructor(lexicon: Record<string, string>) {
    for (const [idea, phrases] of Object.entries(lexicon)) for (const phrase of phrases.split(',')) this.add(this.number(idea), phrase)
    for (const word of LOOKALIKES) this.stems.add(stem(word))
  }

  /** The number of an idea, or of a phrase that is an idea of its own. */
  number(name: string): number {
    const known = this.numbers.get(name)
    if (known !== undefined) return known
    const number = this.numbers.size
    this.numbers.set(name, number)
    if (/[a-z]|^\d/.test(name)) this.add(number, name.replaceAll('_', ' '))
    return number
  }

  read(words: string): Uint8Array {
    const found = new Uint8Array(this.numbers.size)
    const tokens = tokensOf(words).map((token) => this.known(token))
    const counted = new Map<number, Set<string>>()
    const flag = (name: string) => {
      const number = this.numbers.get(name)
      if (number !== undefined) found[number] = 1
    }
    for (let start = 0; start < tokens.length; start += 1) {
      let phrase = ''
      for (let end = start; end < Math.min(tokens.length, start + LONGEST_PHRASE); end += 1) {
        phrase = end === start ? (tokens[end] ?? '') : `${phrase} ${tokens[end]}`
        for (const number of this.byPhrase.get(phrase) ?? []) {
          found[number] = 1
          if (end === start) counted.set(number, (counted.get(number) ?? new Set()).add(phrase))
        }
      }
    }
    for (const idea of this.countedIdeas(tokens, (name) => counted.get(this.number(name))?.size ?? 0)) flag(idea)
    return found
  }

  private countedIdeas(tokens: string[], kindsOf: (idea: string) => number): string[] {
    const figures = tokens.filter((token) => /^\d/.test(token) || NUMBER_WORDS.has(token)).length
    const holds = [figures > 0, figures > 1, tokens.length <= FEW_WORDS, kindsOf('CURRENCY') > 1, kindsOf('UNIT') > 1]
    return COUNTED_IDEAS.filter((_, index) => holds[index])
  }

  private add(number: number, phrase: string): void {
    const stems = tokensOf(phrase).map(stem)
    const key = stems.join(' ')
    for (const root of stems) this.learn(root)
    const numbers = this.byPhrase.get(key) ?? []
    if (!numbers.includes(number)) this.byPhrase.set(key, [...numbers, number])
  }

  private learn(root: string): void {
    this.stems.add(root)
    if (root.length >= SHORTEST_SLIP) for (const shape of withoutOneLetter(root)) if (!this.slips.has(shape)) this.slips.set(shape, root)
  }

  /** The stem of a word; a slip of the finger in a long word that we know is put right. */
  private known(token: string): string {
    const root = stem(token)
    if (root.length < SHORTEST_SLIP || this.stems.has(root) || /\d/.test(root)) return root
    for (const shape of [root, ...withoutOneLetter(root)]) {
      const meant = this.stems.has(shape) ? shape : this.slips.get(shape)
      if (meant && meant.charAt(0) === root.charAt(0)) return meant
    }
    return root
  }
}

const NUMBER_WORDS = new Set(
  'one two three four five six seven eight nine ten twelve fifteen twenty thirty forty fifty hundred thousand'.split(' '),
)

function tokensOf(words: string): string[] {
  return JOINED.reduce((text, [pattern, put]) => text.replace(pattern, put), words.toLowerCase()).match(/[\p{L}\p{N}]+/gu) ?? []
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)).slice(1)
}
