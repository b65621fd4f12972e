import { cleanWords } from '@/lib/travel/clean-text'
import { everyMatch } from '@/lib/travel/every-match'

/** A word, a number or a sign of a message; `start` and `end` are offsets in the clean text. */
export type Token = {
  raw: string
  /** Lower case without accents and apostrophes, a possessive without its "'s": the form for comparing words. */
  low: string
  start: number
  end: number
  kind: 'word' | 'number' | 'sign'
  /** Starts with a capital; all in capitals. */
  cap: boolean
  caps: boolean
  /** "London's", "my parents'". */
  poss: boolean
  /** Directly joined to the token before: "7pm", "15th". */
  glued: boolean
}

const LONGEST_MESSAGE = 4_000
/**
 * Numbers keep their points ("10.30", "1,200", "5/3/27", "1h30"), words their apostrophes; letters before digits join them ("TP398"), but those of
 * "2A1C", two adults and a child.
 */
const TOKEN =
  /(?<=\d)[acACiI](?=(?:\d{1,2}[aciACI])+(?![\p{L}\d]))|\d{4}-\d{2}-\d{2}|\d{1,2}h\d{2}(?!\d)|\d+(?:[.,:/]\d+)*|[\p{L}\p{M}]+\d[\p{L}\d]*|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*'?|->|=>|>>+|\.\.\.+|\n+|[^\s\p{L}\p{N}]/gu
/** French elided words are separate words: "l'aller", "d'Oslo", "jusqu'au". */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu)'(?=[\p{L}\p{M}]{2})/iu
/** Quotes and marks around words carry no meaning: `"London"`, [Rome], <Paris>, a table cell. */
const DECORATION = /^["'*_`~[\]|]$/
const ANGLED = /<([^<>\n]{1,60})>/g
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ß: 'ss', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', ð: 'd', þ: 'th' }
const IS_CONTRACTION = /^(?:it|that|what|let|there|here|he|she|who|where|how|when|this|everyone|everybody|nobody|one)'s$/

/** The form for comparing words: lower case without accents or the dot below of Indic letters. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase()
  if (/^[a-z]+$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .normalize('NFC')
    .replace(/[øłßđıæœðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll("'", '')
}

/** Splits a token in two, the second starting at letter `at`. */
export function splitToken(token: Token, at: number): [Token, Token] {
  const { raw, start } = token
  const first = tokenOf(raw.slice(0, at), start, token.glued ? start : -1)
  return [first, tokenOf(raw.slice(at), start + at, first.end)]
}

/** The first 4,000 characters of a message in normalised spelling, and its tokens. */
export function tokenise(message: string): { text: string; tokens: Token[] } {
  const text = cleanWords(message.slice(0, LONGEST_MESSAGE)).replace(ANGLED, ' $1 ')
  let endBefore = -1
  const tokens = everyMatch(text, TOKEN).flatMap((match) => {
    const [raw] = match
    // After a figure it counts hotel stars.
    const isStar = raw === '*' && /\d/.test(text.charAt(match.index - 1))
    if (DECORATION.test(raw) && !isStar) return []
    const elided = raw.includes("'") ? (ELIDED.exec(raw)?.[0].length ?? 0) : 0
    const parts = elided > 0 ? [raw.slice(0, elided), raw.slice(elided)] : [raw]
    return parts.map((part, index) => {
      const token = tokenOf(part, match.index + (index === 0 ? 0 : elided), endBefore)
      endBefore = token.end
      return token
    })
  })
  return { text, tokens }
}

function tokenOf(raw: string, start: number, endBefore: number): Token {
  const end = start + raw.length
  const glued = start === endBefore
  const isWord = /^[\p{L}\p{M}]/u.test(raw)
  if (!isWord) {
    const kind = /^\d/.test(raw) ? ('number' as const) : ('sign' as const)
    const low = /^(?:->|=>|>+)$/.test(raw) ? '→' : raw.startsWith('\n') ? '\n' : raw === '।' ? '.' : raw === '*' ? 'star' : raw
    return { raw, low, start, end, kind, cap: false, caps: false, poss: false, glued }
  }
  const lower = raw.toLowerCase()
  const poss = (/'s$/.test(lower) && !IS_CONTRACTION.test(lower)) || /.s'$/.test(lower)
  const base = poss ? lower.replace(/'s?$/, '') : lower
  const letters = raw.replace(/[^\p{L}]/gu, '')
  return {
    raw,
    low: foldWord(base),
    start,
    end,
    kind: 'word',
    cap: /^\p{Lu}/u.test(raw),
    caps: letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase(),
    poss,
    glued,
  }
}
