/** Hyphens, dashes and minus signs that look alike on screen. */
const DASHES = /[\u058a\u05be\u1806\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]/gu
/** A grave or an acute accent is one between letters alone: elsewhere it marks code. */
const APOSTROPHES = /[\u2018-\u201b\u02b9\u02bb\u02bc\u02c8\u2032\u2035\uff07]|(?<=\p{L})[`\u00b4](?=\p{L})/gu
const QUOTATION_MARKS = /[\u201c-\u201f\u00ab\u00bb\u2033\u2036\u301d-\u301f\uff02]/gu
/** Bidirectional marks, zero-width signs, tags, variation selectors, private and unassigned code points. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}\p{Variation_Selector}\p{Default_Ignorable_Code_Point}]/gu
/** Joiners are part of Persian and Indian words, and only there. */
const JOINER = /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}]\p{M}*)[\u200c\u200d](?=[\p{L}\p{M}])/u
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu
const EMOJI = /\p{Regional_Indicator}|\p{Emoji_Modifier}|(?![#*\d©®™])\p{Extended_Pictographic}/gu
/** Marks of Markdown and of chat apps around words: `**London**`, `__Rome__`, `~~Paris~~`; a bullet, heading or quote before a line. */
const EMPHASIS = /(?<![\p{L}\p{N}])(\*{1,3}|_{1,3}|~~|`{1,3})(?=\S)(.{1,200}?)(?<=\S)\1(?![\p{L}\p{N}])/gu
const LINE_MARK = /^[ ]*(?:[*•‣▪◦·][ ]+|#{1,6}[ ]+|>[ ]?)+/gmu

/**
 * Typed text in the one spelling that every rule reads: NFKC, plain digits, dashes and quotes, no sign that nobody sees. Keeps line breaks.
 * Bidirectional marks, zero-width signs and control characters go; words, letters and accents stay as they were typed.
 */
export function cleanText(text: string): string {
  if (isPlain(text)) return text
  return latinDigits(
    text
      .toWellFormed()
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      // Before NFKC, which makes a blank and a mark of an acute accent.
      .replace(DASHES, '-')
      .replace(APOSTROPHES, "'")
      .replace(QUOTATION_MARKS, '"')
      .normalize('NFKC')
      .replace(/(?!\n)[\p{Zs}\t\v\f]/gu, ' ')
      .replace(INVISIBLE, (sign, at: number, whole: string) => (keepsJoiner(sign, at, whole) ? sign : ''))
      .replace(CONTROL, (sign) => (sign === '\n' ? sign : '')),
  )
}

/** The same as one trimmed line with single blanks: for names, addresses, e-mails and every other field of one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}

/** Also without emoji, without marks of emphasis and lists, and for what a traveller says or names: "**London** 🇬🇧" is "London". */
export function cleanWords(text: string): string {
  return cleanText(text)
    .replace(EMOJI, ' ')
    .replace(LINE_MARK, '')
    .replace(EMPHASIS, '$2')
    .replace(EMPHASIS, '$2')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** Without the quotes or brackets around the whole: `"London"`, `(Rome)`, `[Paris]`. */
export function withoutWrapping(text: string): string {
  const inner = /^(?:"(.*)"|'(.*)'|\((.*)\)|\[(.*)\]|\{(.*)\}|<(.*)>)$/su
    .exec(text.trim())
    ?.slice(1)
    .find((part) => part !== undefined)
  return inner === undefined ? text.trim() : withoutWrapping(inner)
}

/** A password in the one form that is hashed (RFC 8265, OpaqueString): NFC, every blank a space; nothing is left out. */
export function cleanPassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}

/** Decimal digits of every script as 0 to 9: "٣" is "3". */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, toLatinDigit)
}

// Every block of decimal digits in Unicode starts with its zero at a code point whose neighbours below are no digits.
function toLatinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 48
  let zero = point
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && point - zero < 9) zero--
  return String(point - zero)
}

/** Printable ASCII without a grave accent needs no look: nearly all that is typed. */
function isPlain(text: string): boolean {
  return /^[\n\x20-\x5f\x61-\x7e]*$/.test(text)
}

function keepsJoiner(sign: string, at: number, whole: string): boolean {
  if (sign !== '\u200c' && sign !== '\u200d') return false
  const before = whole.slice(Math.max(0, at - 4), at)
  return JOINER.test(`${before}${sign}${whole.slice(at + 1, at + 3)}`)
}
