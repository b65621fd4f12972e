import type { KnownNames, KnownPlace } from '@/lib/ports/known-names'
import type { Chart, Item } from './chart'
import { slipAt, unknownName } from './place-guesses'
import {
  ANSWER,
  beginsPlace,
  type Habit,
  isAnswer,
  isClosed,
  isGreeted,
  isLed,
  isSentenceStart,
  LONGEST_NAME,
  type PlaceValue,
  said,
  type WordAt,
  wordsFrom,
} from './place-words'
import type { Token } from './tokens'

const LEAST_WEIGHT = 1
const NEVER = -2
/** Drops places that no frame would take. */
const UNLIKELY = -1.4
/** Three letters that usually abbreviate something else. */
const CODE_WORDS = new Set(
  'USD EUR GBP CAD INR AUD JPY CHF ETA ETD PNR VIP DOB CEO FAQ PDF SMS GPS ATM PIN PST EST CST GMT UTC BST CET ASAP FYI BTW OMG LOL DIY LED USB BBC CNN NBA NFL SEA OUT ONE ANY ALL THE AND FOR BUT NOT YES NEW OLD BIG BAD END TEN SIX TWO DAY NOW SUV RIP BIZ MUM MOM DAD PLS PLZ THX'.split(
    ' ',
  ),
)
/** Small three-letter words of the other languages that are codes of airports in capitals: "tant pis". */
const SMALL_WORDS = new Set(
  'bon pis nul pas par sur ses ans bas bel bal cas cap cou cri eau hui ici lit mot mur nos riz roi sel tri vol ben bof ain als arm art aus bis dem dir ein eis hin hof lag mag neu nie ort rot sag sah sei tal tat wem wut zum dar ida ira mas mia mil mis oir paz pez pie sal tia tus vas ver voz abe aur aap dal din dil jao jee koi kya lao maa nau naa rah rok sab sai tab tak tin yeh bah ach tja oje pue bua chi'.split(
    ' ',
  ),
)

/** Possible places starting at this token, each with its plausibility. */
export function placeAtoms(chart: Chart, start: number, text: string, names: KnownNames, habit: Habit): Item[] {
  const token = chart.tokens[start]
  if (!token) return []
  const words = wordsFrom(chart.tokens, start, LONGEST_NAME)
  const found: Item[] = []
  let isNamed = false
  const add = (length: number, place: KnownPlace, plausibility: number, isSlip = false) => {
    const end = endOf(chart.tokens, start, words, length)
    const value = { text: said(text, chart.tokens, start, end), ...knownValue(place), ...(isSlip ? { isSlip: true as const } : {}) }
    isNamed = true
    // "Phoenix, AZ": the state isn't a second place.
    const isWhere = value.code === null && start > 0 && chart.endsAt(end, 'place')
    const likely = plausibility - asName(chart, start, end, length, names) - (isWhere ? 1 : 0)
    if (likely > UNLIKELY) found.push(...itemsOf(value, start, end, likely))
    const airport = codeBehind(chart.tokens, end, names)
    if (airport?.place.city === place.city) {
      const code = { ...knownValue(airport.place), text: airport.place.code ?? value.text }
      found.push(...itemsOf(code, start, airport.end, plausibility))
    }
  }
  for (const { place, length } of namesOf(chart, words, names)) add(length, place, nameWeight(chart, start, length, place, names, habit))
  const isCapitals = token.caps && !habit.isShouted
  if (/^[a-z]{3}$/.test(token.low) && (isCapitals || !found.some(({ end }) => end === start + 1))) {
    const place = names.placeOfCode(token.raw.toUpperCase())
    if (place) add(1, place, codeWeight(chart, start, place, names, habit))
  }
  // "san fransisco" isn't the airport with code SAN.
  const isOnlyCode =
    !token.caps && found.every(({ end, value }) => end === start + 1 && isPlace(value) && value.code === token.low.toUpperCase())
  if (isNamed && !(isOnlyCode && token.low.length === 3)) return found
  const slip = slipAt(chart, start, words, names)
  if (slip) add(slip.length, slip.place, slip.plausibility, true)
  else if (!isNamed) found.push(...unknownName(chart, start, words, text, names, habit))
  return found
}

/** "London, England on the 2nd": a lower-case "on", "in" or "or" after a name isn't the province with that code. */
function namesOf(chart: Chart, words: WordAt[], names: KnownNames): ReturnType<KnownNames['placesFrom']> {
  const found = names.placesFrom(words.map(({ raw }) => raw.replace(/'$/, '')))
  const isLead = (length: number) => {
    const last = words[length - 1]
    return length > 1 && last !== undefined && /^[a-z]{2}$/.test(last.raw) && chart.isKnownWord(last.at)
  }
  const wrong = found.find(({ length }) => isLead(length))
  return wrong ? namesOf(chart, words.slice(0, wrong.length - 1), names) : found
}

function nameWeight(chart: Chart, start: number, length: number, place: KnownPlace, names: KnownNames, habit: Habit): number {
  const token = chart.tokens[start]
  if (!token) return NEVER
  const isCapital = token.cap && !habit.isShouted
  const ofHabit = habit.usesCapitals && !habit.isShouted && !token.cap ? -0.35 : 0
  const led = isLed(chart, start)
  const isPlain = length === 1 && (names.isPlainWord(token.low) || chart.isKnownWord(start))
  const isSmall = (place.kind === 'city' || place.kind === 'airport') && place.weight < LEAST_WEIGHT
  const rare = isSmall ? (place.weight < 0.08 ? -1 : -0.5) : 0
  // In French, the "la" of "à la campagne" is an article, not Los Angeles.
  if (length === 1 && token.raw.length === 2 && !token.caps && chart.isKnownWord(start)) return NEVER
  // Two letters are a US state after a comma or a lead, and a word elsewhere.
  if (length === 1 && token.raw.length === 2 && place.kind === 'state')
    return habit.isShouted || !(led || chart.tokens[start - 1]?.low === ',') ? -1.6 : -0.2
  // "Un león", "una granada": nothing that one has one of is a place, but "a London flight" is to one.
  if (length === 1 && !isCapital && chart.endsAt(start, '@indefinite') && isLast(chart, start + 1)) return NEVER
  if (!isPlain) return rare * 0.6 + ofHabit
  if (led && isClosed(chart, start + 1)) return (isCapital ? -0.2 : -0.4) + rare * 0.3
  if (led && isCapital) return -0.5 + rare * 0.3
  const isFirst = isSentenceStart(chart, start)
  const leadsOn = isFirst && chart.from(start + 1, '@to').length > 0 && beginsPlace(chart, start + 2, names)
  if (leadsOn) return -0.7 + rare * 0.3
  const likely = (isCapital ? (isFirst ? -0.9 : -0.5) : -1.6) + rare + ofHabit
  return !led && isAnswer(chart, start, start + 1, true) ? (isCapital ? Math.max(ANSWER, likely) : ANSWER) : likely
}

function isLast({ tokens }: Chart, at: number): boolean {
  return tokens[at]?.kind !== 'word'
}

function codeWeight(chart: Chart, start: number, place: KnownPlace, names: KnownNames, { isShouted }: Habit): number {
  const token = chart.tokens[start]
  if (!token) return NEVER
  const isWord = CODE_WORDS.has(token.raw.toUpperCase()) || names.isPlainWord(token.low) || chart.isKnownWord(start)
  const leadsOn =
    ['@to', '@fromto', '@arrow'].some((type) => chart.from(start + 1, type).length > 0) && beginsPlace(chart, start + 2, names)
  const led = isLed(chart, start) && isClosed(chart, start + 1)
  if (token.caps && !isShouted) return !isWord ? 0 : leadsOn || led ? -0.3 : -1.5
  if (isWord || SMALL_WORDS.has(token.raw)) return leadsOn && !chart.isKnownWord(start) ? -0.8 : NEVER
  const isJoined = ['@fromto', '@arrow', '@slash'].some((type) => chart.endsAt(start, type)) && chart.endsAt(start - 1, 'place')
  const isBesidePlace = isJoined || beginsPlace(chart, start + 1, names) || (start > 0 && beginsPlace(chart, start - 1, names))
  if (leadsOn || isBesidePlace || (led && place.weight >= LEAST_WEIGHT)) return -0.3 - (place.weight < LEAST_WEIGHT ? 0.5 : 0)
  return led || isAnswer(chart, start, start + 1, false) ? ANSWER : NEVER
}

/** The penalty for a name that looks like a person, an owner or part of a longer name. */
function asName(chart: Chart, start: number, end: number, length: number, names: KnownNames): number {
  // "Bhai lucknow se": the postposition after the name marks it as a place.
  const isKin =
    ['@kin', '@friend'].some((type) => chart.endsAt(start, type)) &&
    !chart.endsAt(start, '@as-family') &&
    chart.from(end, '@frombehind').length === 0
  const isOwner = length === 1 && chart.tokens[end - 1]?.poss
  const goesOn = chart.tokens[start]?.cap && !isLed(chart, start) && isPartOfName(chart, end, names)
  return (
    (isKin || isGreeted(chart, start, end) ? 1.35 : 0) +
    (chart.endsAt(start, '@toperson') ? 1.5 : 0) +
    (isOwner ? 0.5 : 0) +
    (goesOn ? 1.35 : 0)
  )
}

/** "Boston Symphony": an unknown capitalised word continues the name. */
function isPartOfName(chart: Chart, at: number, names: KnownNames): boolean {
  const next = chart.tokens[at]
  if (next?.kind !== 'word' || !next.cap || next.caps || chart.isKnownWord(at) || names.isPlainWord(next.low)) return false
  return !beginsPlace(chart, at, names) && names.airlinesFrom([next.raw]).length === 0
}

/** "London (LHR)" and "Paris CDG" are one airport. */
function codeBehind(tokens: Token[], end: number, names: KnownNames): { place: KnownPlace; end: number } | null {
  const isOpen = tokens[end]?.low === '('
  const code = tokens[isOpen ? end + 1 : end]?.raw ?? ''
  if (!/^[A-Z]{3}$/i.test(code) || (isOpen && tokens[end + 2]?.low !== ')')) return null
  const place = names.placeOfCode(code.toUpperCase())
  return place && { place, end: isOpen ? end + 3 : end + 1 }
}

function isPlace(value: unknown): value is PlaceValue {
  return typeof value === 'object' && value !== null && 'city' in value
}

function knownValue({ weight: _weight, ...place }: KnownPlace): Omit<PlaceValue, 'text'> {
  return place
}

function itemsOf(value: PlaceValue, start: number, end: number, plausibility: number): Item[] {
  const kind = value.kind === 'country' || value.kind === 'state' ? 'region' : 'city'
  return [kind, 'place'].map((type) => ({ type, start, end, value, plausibility }))
}

/** The token after the first `length` words, and after the bracket around the last. */
function endOf(tokens: Token[], start: number, words: WordAt[], length: number): number {
  const last = words[length - 1]?.at ?? start
  const isOpen = tokens.slice(start, last).some(({ low }) => low === '(')
  const isAbbreviated = tokens[last + 1]?.low === '.' && tokens[last + 1]?.glued && tokens[last - 1]?.low === '.'
  const end = last + (isAbbreviated ? 2 : 1)
  return isOpen && tokens[end]?.low === ')' ? end + 1 : end
}
