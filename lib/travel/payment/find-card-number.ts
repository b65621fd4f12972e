import { cleanWithPlaces, type Place } from '../clean-text'

/** Who gives out which numbers, by their first digits and their lengths (ISO/IEC 7812; the schemes' published ranges). */
const BRANDS: { prefix: RegExp; lengths: number[] }[] = [
  { prefix: /^4/, lengths: [16, 19] }, // Visa
  { prefix: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, lengths: [16] }, // Mastercard
  { prefix: /^3[47]/, lengths: [15] }, // American Express
  { prefix: /^(6011|65|64[4-9])/, lengths: [16, 19] }, // Discover
  { prefix: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19] }, // JCB
  { prefix: /^3(0[0-5]|[689])/, lengths: [14] }, // Diners Club
  { prefix: /^(62|81)/, lengths: [16, 17, 18, 19] }, // UnionPay
  { prefix: /^(50|5[678]|6304|639|67)/, lengths: [16, 17, 18, 19] }, // Maestro, Verve
  { prefix: /^(60|82|220[0-4]|9792)/, lengths: [16] }, // RuPay, Mir, Troy
]

const SPOKEN: string[][] = [
  ['zero', 'oh', 'null', 'zéro', 'cero', 'शून्य'],
  ['one', 'eins', 'un', 'uno', 'एक'],
  ['two', 'zwei', 'zwo', 'deux', 'dos', 'दो'],
  ['three', 'drei', 'trois', 'tres', 'तीन'],
  ['four', 'vier', 'quatre', 'cuatro', 'चार'],
  ['five', 'fünf', 'cinq', 'cinco', 'पाँच', 'पांच'],
  ['six', 'sechs', 'seis', 'छह', 'छः'],
  ['seven', 'sieben', 'sept', 'siete', 'सात'],
  ['eight', 'acht', 'huit', 'ocho', 'आठ'],
  ['nine', 'neun', 'neuf', 'nueve', 'नौ'],
]
const DIGIT_OF = new Map(SPOKEN.flatMap((words, digit) => words.map((word) => [word.normalize('NFKC'), String(digit)] as const)))
const DIGITS_OR_WORD = new RegExp(
  `\\d+|(?<![\\p{L}\\p{M}])(?:(double|triple)[ -])?(${[...DIGIT_OF.keys()].join('|')})(?![\\p{L}\\p{M}])`,
  'giu',
)

/** Who speaks of a card means one, so that a number written in an unusual way counts, too. */
const CARD_WORD =
  /(?<!\p{L})(?:(?:credit|debit|bank)?cards?(?!\p{L})|cartes?(?!\p{L})|\p{L}*karten?(?:nummer)?(?!\p{L})|tarjeta|visa|master ?card|maestro|amex|american express|discover|diners|union ?pay|rupay|cvv|cvc|कार्ड)/iu
const PAY_WITH =
  /(?<!\p{L})(?:pay|charge|debit|use|bezahl\p{L}*|zahl\p{L}*|nimm|nehmen|paie|payer|payez|débite[rz]?|paga\p{L}*|usa|भुगतान)(?: (?:it|this|them|das|es|le|la|lo))?(?: (?:with|by|from|to|via|mit|von|avec|par|con|por|करें))?[\s:]*$/iu
/** What names another kind of number, right before it: "order no. 4…", "Buchungsnummer: 4…". */
const OTHER_LABEL =
  /(?<!\p{L})(?:(?:num[eé]ro|número|n[º°o]|numbers?|code|código|ref\p{L}*) (?:de |du |of |d')(?:(?:la|le|ma|mi|my|the) )?)?(?:orders?|booking|reserv|ref|e-?ticket|ticket|confirm|invoice|itinerary|voucher|tracking|parcel|miles(?: (?:&|and) more)?|member|loyalty|frequent|account|imei|buchung|bestell|auftrag|sendung|rechnung|vielflieger|commande|réserv|billet|facture|fidélité|pedido|localizador|factura|बुकिंग|टिकट|ऑर्डर)\p{L}*(?:[ :#=.,-]|flyer|numbers?|nummer|numéro|número|no(?!\p{L})|nr|n[º°o]|ids?|code|is|was|ist|est|es|de|नंबर|संख्या|है){0,8}$/iu
/** The label of a number says so, or is of what is known by its number alone: "Please confirm the booking 4…" names none. */
const NUMBER_LABEL =
  /#|numbers?(?!\p{L})|(?:nummer|nr)(?!\p{L})|num[eé]ro|número|código|(?<!\p{L})(?:no|n[º°o]|ids?|code|r[eé]f(?:erence|erenz|érence|erencia)?|imei)(?!\p{L})|नंबर|संख्या|miles|member|loyalty|frequent|account|tracking|parcel|sendung|vielflieger|fidélité|localizador/iu
/** "Order 4…", but not "for my order: 4…". */
const NUMBERED =
  /(?<!(?<!\p{L})(?:for|my|our|the|this|that|für|mein\p{L}*|unser\p{L}*|die\p{L}*|d[ae][rns]|pour|ma|mon|notre|la|le|les|cette|ce|para|mi|nuestr\p{L}|el|est[ea]|मेर\p{L}\p{M}*|इस)\s+)(?<!\p{L})(?:orders?|e-?tickets?|invoice|voucher|bestell|auftrag|rechnung|commande|billet|facture|pedido|factura|टिकट|ऑर्डर)\p{L}*[ :=.,-]*$/iu
const EXPIRY_BEHIND = /^\W{0,3}(?:0[1-9]|1[0-2])\/(?:20)?\d\d(?![\d/])/
const MONEY_BEFORE = /(?:[€$£¥₹₩]|\b(?:eur|usd|gbp|inr|chf|rs\.?)) ?$/iu
const MONEY_BEHIND = /^ ?(?:[€$£¥₹₩]|(?:eur|usd|gbp|inr|chf|euros?|dollars?|pounds?|rupees?)\b)/iu
/** Days without marks between their parts, and days with the marks that a number's groups may have, too. */
const DATE =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[01])([ ./-]?)(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)\d\d|(?:19|20)\d\d([ ./-]?)(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12]\d|3[01]))(?!\d)/
const JOINED = /^[\s,.;]*(?:and|und|et|y|और)?[\s,]*(?:then|next|followed by|dann|danach|puis|luego|después|फिर)[\s,:]*$/iu
const JOINED_BY_AND = /^[\s,]*(?:and|und|et|y|और)[\s,]*$/iu
const AND_BEFORE_DIGIT = /[\s,](?:and|und|et|y|और)[\s,]+\d/iu

type Group = { digits: string; start: number; end: number; isSpoken: boolean }
/** Groups with the same sign between them all. */
type Run = { groups: Group[]; sign: string }
type Card = Place & { digits: string }
const FEWEST = 14
const MOST = 19
/** An expiry date and a security code may stand beside a number; with more digits there, it is a part of something else. */
const MOST_BESIDE = 8
const NEAR = 40
/** The sign of runs that take blanks, line breaks, dashes, dots and "and then" for one. */
const ANY_SIGN = '~'

/** Whether a text holds a payment card number: see `findCardNumbers`. */
export function hasCardNumber(text: string): boolean {
  return findCardNumbers(text).length > 0
}

/** The text with each card number cut to its last four digits. */
export function maskCardNumbers(text: string): string {
  return replaceCardNumbers(text, (digits) => `•••• ${digits.slice(-4)}`)
}

/** The text with something else in place of each card number. */
export function replaceCardNumbers(text: string, standIn: (digits: string) => string): string {
  return findCardNumbers(text).reduceRight(
    (replaced, { start, end, digits }) => `${replaced.slice(0, start)}${standIn(digits)}${replaced.slice(end)}`,
    text,
  )
}

/**
 * Where a text holds payment card numbers, from the first to the last: unbroken, in the groups of a card or digit by digit, with one sign
 * between, in any script, with signs that nobody sees, or spelled out. Brand, length and Luhn must fit, and the number must be whole: never
 * across days, times, prices, phone or ticket numbers. Takes a time that grows with the text and no faster.
 */
export function findCardNumbers(text: string, { plain, placeOf } = cleanWithPlaces(text)): Card[] {
  const groups = groupsIn(plain)
  const found = [
    ...groups.flatMap((group) => unbrokenCard(group, plain)),
    ...[false, true].flatMap((isLoose) => runsOf(groups, plain, isLoose).flatMap((run) => groupedCards(run, plain))),
  ].toSorted((one, other) => one.start - other.start)
  const apart: Card[] = []
  for (const card of found) if (card.start >= (apart.at(-1)?.end ?? 0)) apart.push(card)
  return apart.map(({ start, end, digits }) => ({ ...placeOf(start, end), digits }))
}

/** Digits that stand together, also as words: "four two four two" is one group. */
function groupsIn(plain: string): Group[] {
  const groups: Group[] = []
  for (const match of plain.matchAll(DIGITS_OR_WORD)) {
    const [whole, times, word] = match
    const digit = word === undefined ? whole : (DIGIT_OF.get(word.toLowerCase()) ?? '')
    const digits = digit.repeat(times === undefined ? 1 : times.toLowerCase() === 'double' ? 2 : 3)
    const group = { digits, start: match.index, end: match.index + whole.length, isSpoken: word !== undefined }
    const last = groups.at(-1)
    // Where somebody pauses between spoken digits says nothing.
    if (group.isSpoken && last?.isSpoken && /^[\s,.;-]{1,3}$/.test(plain.slice(last.end, group.start).slice(0, 4))) {
      last.digits += digits
      last.end = group.end
    } else groups.push(group)
  }
  return groups
}

function runsOf(groups: Group[], plain: string, isLoose: boolean): Run[] {
  const runs: Run[] = []
  let run: Run | undefined
  for (const [at, group] of groups.entries()) {
    const before = groups[at - 1]
    const sign = before ? signBetween(plain.slice(before.end, Math.min(group.start, before.end + 30)), isLoose) : null
    if (run && sign !== null && (run.groups.length === 1 || run.sign === sign)) {
      run.groups.push(group)
      run.sign = sign
    } else {
      // Where the sign changes, the group before may belong to either side.
      run = before && sign !== null ? { groups: [before, group], sign } : { groups: [group], sign: '' }
      runs.push(run)
    }
  }
  return runs
}

/** What joins two groups; null where they are numbers of their own. */
function signBetween(between: string, isLoose: boolean): string | null {
  if (isLoose && between.length < 24 && (JOINED.test(between) || JOINED_BY_AND.test(between))) return ANY_SIGN
  const core = between.replace(/\s+/g, '')
  if (between.length > 8 || core.length > 3 || /[\p{L}\p{N}+]/u.test(core)) return null
  if (isLoose) return /^[-.]?$/.test(core) ? ANY_SIGN : null
  return core || (between.includes('\n') ? '\n' : ' ')
}

function unbrokenCard({ digits, start, end, isSpoken }: Group, plain: string): Card[] {
  if (digits.length < FEWEST || digits.length > MOST + MOST_BESIDE) return []
  const { before, after, isNear } = surroundings(start, end, plain)
  const lengths = [digits.length, ...(isSpoken || isNear ? [14, 15, 16, 17, 18, 19] : [])]
  const card = lengths.flatMap((length) => [digits.slice(0, length), digits.slice(-length)]).find(isCard)
  if (card === undefined || (isLabelled(before) && !EXPIRY_BEHIND.test(after))) return []
  const isInId = /[a-z_]$|\d[.,]$/i.test(before) || /^[a-z]{0,3}\d/i.test(after)
  const isPhone = before.endsWith('+') && digits.length < 16
  return isPhone || (isInId && !isNear) ? [] : [{ start, end, digits: card }]
}

function groupedCards({ groups, sign }: Run, plain: string): Card[] {
  const total = groups.reduce((sum, { digits }) => sum + digits.length, 0)
  if (groups.length < 2 || total < FEWEST) return []
  const isLong = total > MOST + MOST_BESIDE
  const cards: Card[] = []
  for (let first = 0; first < groups.length; first++) {
    const [isFirst, { start }] = [first === 0, groups[first] as Group]
    let digits = groups[first]?.digits ?? ''
    for (let last = first + 1; last < groups.length; last++) {
      digits += groups[last]?.digits
      if (digits.length > MOST) break
      if (!isCard(digits)) continue
      const written = groups.slice(first, last + 1)
      const isLast = last === groups.length - 1
      if (isLong && !standsOut(written, sign, isFirst || isLast, plain)) continue
      if (!isWrittenAsOne(written, sign, { isFirst, isWhole: isFirst && isLast }, plain)) continue
      cards.push({ start, end: groups[last]?.end ?? start, digits })
      first = last
      break
    }
  }
  return cards
}

/** Among so many digits that some would pass for a card by chance, only what is laid out as one stands out. */
function standsOut(groups: Group[], sign: string, isAtEdge: boolean, plain: string): boolean {
  const lengths = groups.map(({ digits }) => digits.length)
  if (lengths.every((length) => length === 1)) return true
  if (!isPrinted(lengths)) return false
  // Prices and flight numbers are listed with commas; a phone number after another may look like 4-6-4.
  if (sign !== ',' && (lengths[1] === 4 || isAtEdge)) return true
  return surroundings(groups[0]?.start ?? 0, groups.at(-1)?.end ?? 0, plain).isNear
}

function isWrittenAsOne(
  groups: Group[],
  sign: string,
  { isFirst, isWhole }: { isFirst: boolean; isWhole: boolean },
  plain: string,
): boolean {
  const { start } = groups[0] as Group
  const { end } = groups.at(-1) as Group
  const inside = plain.slice(start, end)
  const { before, after, isNear } = surroundings(start, end, plain)
  const lengths = groups.map(({ digits }) => digits.length)
  if (lengths.every((length) => length === 1)) return true
  if (isPrinted(lengths)) {
    if (isNear) return true
    const areTimes = /^[ ,~\n-]$/.test(sign) && groups.every(({ digits }) => /^(?:[01]\d|2[0-3])[0-5]\d$/.test(digits))
    if (areTimes || MONEY_BEFORE.test(before) || MONEY_BEHIND.test(after) || /[a-z]{2}\d\d $/i.test(before)) return false
    if (sign === ',') return !/[\p{L}]/u.test(before.slice(-12) + after.slice(0, 12))
    return sign !== ANY_SIGN || !(inside.includes('\n') || AND_BEFORE_DIGIT.test(inside))
  }
  if (sign === ANY_SIGN) return lengths.join() === '8,8' && JOINED.test(plain.slice(groups[0]?.end, groups[1]?.start))
  if (before.endsWith('+') || DATE.test(inside)) return false
  const isInPairs = lengths.every((length, at) => length === 2 || (length === 1 && at === lengths.length - 1))
  const hasStrayBlank = isWhole && lengths.length === 2 && Math.max(...lengths) >= FEWEST
  // Phone numbers stand in pairs, too, and none of a card's brands begins as they do.
  return /^[ .-]$/.test(sign) && ((isInPairs && (isFirst || isNear)) || hasStrayBlank || (isNear && isWhole))
}

/** As numbers stand on cards: fours (the last may be shorter), 4-6-5 and 4-6-4. */
function isPrinted(lengths: number[]): boolean {
  if (/^4,6,[45]$/.test(lengths.join())) return true
  return lengths.length > 3 && lengths.every((length, at) => length === 4 || (at > 2 && at === lengths.length - 1 && length < 4))
}

function surroundings(start: number, end: number, plain: string) {
  const before = plain.slice(Math.max(0, start - NEAR), start)
  const after = plain.slice(end, end + NEAR)
  return {
    before,
    after,
    isNear: [CARD_WORD, PAY_WITH].some((word) => word.test(before)) || [CARD_WORD, EXPIRY_BEHIND].some((word) => word.test(after)),
  }
}

function isLabelled(before: string): boolean {
  const label = OTHER_LABEL.exec(before)?.[0]
  return label !== undefined && !CARD_WORD.test(label) && (NUMBER_LABEL.test(label) || NUMBERED.test(before))
}

function isCard(digits: string): boolean {
  return (
    digits.length >= FEWEST &&
    passesLuhn(digits) &&
    BRANDS.some(({ prefix, lengths }) => lengths.includes(digits.length) && prefix.test(digits))
  )
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let at = 1; at <= digits.length; at++) {
    const value = (digits.charCodeAt(digits.length - at) - 48) * (at % 2 === 0 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}
