/** Hyphens, dashes and minus signs that look alike on screen. */
const DASHES = /[\u058a\u05be\u1806\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]/gu
/** A grave or an acute accent is one between letters alone: elsewhere it marks code. */
const APOSTROPHES = /[\u2018-\u201b\u02b9\u02bb\u02bc\u02c8\u2032\u2035\u2039\u203a\u275b\u275c\uff07]|(?<=\p{L})[`\u00b4](?=\p{L})/gu
const QUOTATION_MARKS = /[\u201c-\u201f\u00ab\u00bb\u2033\u2036\u275d\u275e\u300a-\u300f\u301d-\u301f\uff02]/gu
/** NFKC makes "121⁄2" of "12½". */
const FRACTION = /(\p{Nd}\p{Cf}*)?([\u00bc-\u00be\u2150-\u215f\u2189])(?=(\p{Cf}*[\p{Nd}\u00bc-\u00be\u2150-\u215f\u2189])?)/gu
/** Bidirectional marks, zero-width signs, tags, variation selectors, private and unassigned code points. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}\p{Variation_Selector}\p{Default_Ignorable_Code_Point}]/gu
/** Joiners are part of Persian and Indian words, and only there. */
const JOINER = /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}]\p{M}*)[\u200c\u200d](?=[\p{L}\p{M}])/u
const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g
/** Keycaps and circles around the sign before, and the line through it. */
const ENCLOSING = /\p{Me}|[\u0335-\u0338]/gu
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu
/** Arrows that look alike, before they count as emoji. */
const ARROWS = /[\u21d2\u21e8\u279c-\u27a1\u27e1\u27f6\u27f9\u2794\u2b95]/gu
const ARROWS_BOTH_WAYS = /[\u21c4\u21c6\u21d4\u27f7\u2b0c]/gu
/** A line drawn through or under letters, the frame of "5\ufe0f\u20e3", and the number of a footnote: "Rome\u00b2", "Rome[2]". */
const DRAWN = /[\u0332-\u0338\u20d0-\u20f0]|(?<=\p{L})(?:[\u00b2\u00b3\u00b9\u2070\u2074-\u2079]+|\[\d{1,3}\])/gu
/** Day, time and sender before a line that was copied from another chat: "[12/03/2027, 14:22] Ada: ", "12.03.27, 14:22 - Ada: ". */
const CHAT_DAY = String.raw`\d{1,4}[-./]\d{1,2}(?:[-./]\d{1,4})?,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?`
const BRACKETED_HEAD = new RegExp(String.raw`^[ ]*\[${CHAT_DAY}\][ ]*[^:\n]{1,40}:[ ]+`, 'gimu')
const BARE_HEAD = new RegExp(String.raw`^[ ]*${CHAT_DAY} - ([^:\n]{1,40}):[ ]+`, 'gimu')
/** From one place to another is no sender: "12/03/2027, 09:30 - London to Rome: two adults". */
const ROUTE = /\S (?:to|via|nach|über|bis|à|vers|a|hasta|hacia|से|->?|\u2192|\u2194|\/) \S/iu
/** What a sender's name rarely holds, and where a journey begins or ends. */
const PART_OF_ROUTE = /\d|(?<![\p{L}\p{M}])(?:from|to|via|von|ab|nach|bis|de|du|depuis|à|vers|desde|a|hasta|से)(?![\p{L}\p{M}])/iu
/** Marks of a web page or of Markdown that came along with its words. */
const LINE_TAG = /<(?:br|\/?(?:div|h[1-6]|li|p|tr))(?:\s[^<>]{0,300})?\/?>/giu
const TAG = /<\/?(?:a|b|code|em|font|i|mark|ol|s|small|span|strong|sub|sup|table|tbody|td|th|thead|u|ul)(?:\s[^<>]{0,300})?\/?>/giu
const LINK = /\[([^[\]\n]{1,200})\]\(https?:[^\s()]{1,500}\)/giu
const ENTITY = /&(amp|nbsp|quot|apos|lt|gt|rarr|ndash|mdash|shy);/giu
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  rarr: '\u2192',
  ndash: '\u2013',
  mdash: '\u2014',
}
const EMOJI = /\p{Regional_Indicator}|\p{Emoji_Modifier}|(?![#*\d©®™↔])\p{Extended_Pictographic}/gu
/** Marks of Markdown and of chat apps around words: `**London**`, `__Rome__`, `~~Paris~~`; a bullet, heading or quote before a line. */
const EMPHASIS = /(?<![\p{L}\p{N}])(\*{1,3}|_{1,3}|~~|`{1,3})(?=\S)(.{1,200}?)(?<=\S)\1(?![\p{L}\p{N}])/gu
const LINE_MARK = /^[ ]*(?:[-*\u2022\u2023\u25aa\u25e6\u25cf\u25cb\u00b7\u2192\u25b6\u25ba][ ]+|#{1,6}[ ]+|>[ ]?)+/gmu

/**
 * Typed text in the one spelling that every rule reads: NFKC, plain digits, dashes and quotes, no sign that nobody sees. Keeps line breaks.
 * Bidirectional marks, zero-width signs and control characters go; words, letters and accents stay as they were typed.
 */
export function cleanText(text: string): string {
  if (isPlain(text)) return text
  return latinDigits(
    text
      .toWellFormed()
      .replace(LINE_BREAK, '\n')
      // Before NFKC, which makes a blank and a mark of an acute accent.
      .replace(DASHES, '-')
      .replace(APOSTROPHES, "'")
      .replace(QUOTATION_MARKS, '"')
      .replace(FRACTION, fractionApart)
      .normalize('NFKC')
      .replace(/\u2044/g, '/')
      .replace(/(?!\n)[\p{Zs}\t\v\f]/gu, ' ')
      .replace(INVISIBLE, (sign, at: number, whole: string) => (keepsJoiner(sign, at, whole) ? sign : ''))
      .replace(CONTROL, (sign) => (sign === '\n' ? sign : '')),
  )
}

/** The same as one trimmed line with single blanks: for names, addresses, e-mails and every other field of one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim()
}

/**
 * Also without emoji and without what copying brings along (marks of emphasis, lists, footnotes, pages and chats), for what a
 * traveller says or names: "**London** 🇬🇧" is "London". Arrows stay, as "→" or "↔".
 */
export function cleanWords(text: string): string {
  return cleanText(withoutMarkup(text).replace(ARROWS, '\u2192').replace(ARROWS_BOTH_WAYS, '\u2194').replace(DRAWN, ''))
    .replace(EMOJI, ' ')
    .replace(BRACKETED_HEAD, '')
    .replace(BARE_HEAD, (head, sender: string, _, whole: string) => (isSender(sender, whole) ? '' : head))
    .replace(LINE_MARK, '')
    .replace(EMPHASIS, '$2')
    .replace(EMPHASIS, '$2')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/**
 * As it was typed, but for what nobody sees and what turns the letters around it: for words that are shown again. Emoji and typographic
 * signs stay, and so do line breaks.
 */
export function visibleText(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_BREAK, '\n')
    .normalize('NFC')
    .replace(INVISIBLE, (sign, at: number, whole: string) => (keepsJoiner(sign, at, whole) || isPartOfEmoji(at, whole) ? sign : ''))
    .replace(CONTROL, (sign) => (sign === '\n' ? sign : sign === '\t' ? ' ' : ''))
}

/** The same as one trimmed line. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim()
}

/** An email address as it is kept and compared. */
export function cleanEmail(text: string): string {
  return cleanLine(text).toLowerCase()
}

/** Without the quotes or brackets around the whole: `"London"`, `(Rome)`, `[Paris]`. */
export function withoutWrapping(text: string): string {
  const inner = /^(?:"(.*)"|'(.*)'|\((.*)\)|\[(.*)\]|\{(.*)\}|<(.*)>)$/su
    .exec(text.trim())
    ?.slice(1)
    .find((part) => part !== undefined)
  return inner === undefined ? text.trim() : withoutWrapping(inner)
}

/** Where something stands in a text: from `start` up to, and without, `end`. */
export type Place = { start: number; end: number }

/**
 * The same as `cleanText`, sign by sign and without accents or keycaps, for what looks for digits and letters and must say where they stood:
 * `placeOf` tells where a part of the plain text stands in the text as it was typed.
 */
export function cleanWithPlaces(text: string): { plain: string; placeOf: (start: number, end: number) => Place } {
  if (isPlain(text)) return { plain: text, placeOf: (start, end) => ({ start, end }) }
  const parts: string[] = []
  const typedAt: number[] = []
  const known = new Map<string, string>()
  let at = 0
  for (const sign of text) {
    const clean = known.get(sign) ?? cleanText(sign).replace(ENCLOSING, '')
    known.set(sign, clean)
    for (let index = 0; index < clean.length; index++) typedAt.push(at)
    parts.push(clean)
    at += sign.length
  }
  const endOf = (index: number) => (typedAt[index] ?? 0) + ((text.codePointAt(typedAt[index] ?? 0) ?? 0) > 0xffff ? 2 : 1)
  return { plain: parts.join(''), placeOf: (start, end) => ({ start: typedAt[start] ?? 0, end: endOf(end - 1) }) }
}

/** A password in the one form that is hashed (RFC 8265, OpaqueString): NFC, every blank a space; nothing is left out. */
export function cleanPassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC')
}

/** Decimal digits of every script as 0 to 9: "٣" is "3". */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, toLatinDigit)
}

function fractionApart(_: string, before: string | undefined, fraction: string, behind: string | undefined): string {
  const isWhole = fraction !== '\u215f'
  return `${before ? `${before} ` : ''}${fraction}${behind && isWhole ? ' ' : ''}`
}

// Every block of decimal digits in Unicode starts with its zero at a code point whose neighbours below are no digits.
function toLatinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 48
  let zero = point
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && point - zero < 9) zero--
  return String(point - zero)
}

function isSender(words: string, text: string): boolean {
  return !ROUTE.test(words) && (!PART_OF_ROUTE.test(words) || (text.match(BARE_HEAD)?.length ?? 0) > 1)
}

function withoutMarkup(text: string): string {
  if (!/[<&\]]/.test(text)) return text
  return text
    .replace(LINE_TAG, '\n')
    .replace(TAG, '')
    .replace(LINK, '$1')
    .replace(ENTITY, (_, name: string) => ENTITIES[name.toLowerCase()] ?? '')
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

/** A joiner or a variation selector behind an emoji, or behind the digit of a key. */
function isPartOfEmoji(at: number, whole: string): boolean {
  return (
    /^[\u200d\ufe0f]/.test(whole.slice(at)) &&
    /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[0-9#*]|\ufe0f)$/u.test(whole.slice(0, at).slice(-3))
  )
}
