import type { KnownNames, KnownPlace } from '@/lib/ports/known-names'
import type { Chart, Item } from './chart'
import {
  ANSWER,
  beginsPlace,
  type Habit,
  isAnswer,
  isClosed,
  isGreeted,
  isLed,
  isSentenceStart,
  type PlaceValue,
  SURE_LEADS,
  said,
  type WordAt,
} from './place-words'

const LONGEST_ANSWER = 3
const LEAST_SLIP = 4
const LEAST_WEIGHT = 1

/** Corrects a typo where a place belongs: after a lead, beside another place or flights, or nearly alone. */
export function slipAt(
  chart: Chart,
  start: number,
  words: WordAt[],
  names: KnownNames,
): { place: KnownPlace; length: number; plausibility: number } | null {
  const [first, second] = words
  if (!first || first.poss || chart.isKnownWord(start)) return null
  const isPair =
    second !== undefined && !chart.isKnownWord(second.at) && !second.poss && first.low.length + second.low.length >= LEAST_SLIP * 2
  const both = isPair ? names.placeMistyped(`${first.raw} ${second.raw}`) : null
  const isSingle = first.low.length >= LEAST_SLIP && !names.isPlainWord(first.low)
  const place = both ?? (isSingle ? names.placeMistyped(first.raw) : null)
  if (!place) return null
  const length = both ? 2 : 1
  const end = (words[length - 1]?.at ?? start) + 1
  const belongs = [...SURE_LEADS, '@in', '@for', '@flights', 'place'].some((type) => chart.endsAt(start, type))
  const leadsOn = ['@to', '@from', '@flights', '@fromto'].some((type) => chart.from(end, type).length > 0)
  const isMeant = belongs || leadsOn || (isAnswer(chart, start, end, false) && place.weight >= LEAST_WEIGHT)
  // "Detroit. Go Lions!": beside a name in full, a word without a lead is no other one.
  if (!isMeant && chart.tokens.some(({ cap }, at) => cap && at !== start && beginsPlace(chart, at, names))) return null
  return { place, length, plausibility: !isMeant ? ANSWER : place.weight > 20 ? -0.4 : -0.6 }
}

/** A name missing from every list where only a place can stand, so "Paris to Zubrowka" can be answered. */
export function unknownName(chart: Chart, start: number, words: WordAt[], text: string, names: KnownNames, { isShouted }: Habit): Item[] {
  const isUnknown = ({ at, low }: WordAt) => !chart.isKnownWord(at) && !names.isPlainWord(low)
  const [first] = words
  if (!first || !isUnknown(first) || first.poss || first.low.length < 3) return []
  const isName = first.cap && !isShouted
  const articleAt = chart.tokens[start - 1]?.low === 'the' ? start - 1 : start
  const led = isLed(chart, isName ? articleAt : start)
  const more = words.slice(1).findIndex((word) => !(isName && word.cap && !chart.isKnownWord(word.at)))
  let length = more < 0 ? words.length : more + 1
  // "Stratford-upon-Avon" is one name.
  while (words[length] && chart.tokens[(words[length]?.at ?? 0) - 1]?.low === '-') length++
  const end = (words[length - 1]?.at ?? start) + 1
  const isBeforeRoute = chart.from(end, '@to').length > 0 && beginsPlace(chart, end + 1, names)
  const isFlown = chart.endsAt(start, '@from') && chart.tokens.some((_, at) => chart.from(at, '@flights').length > 0)
  const isMove = isName || isFlown || isBehindMove(chart, start)
  const isPlaced = (led && isMove && isClosed(chart, end)) || (isBeforeRoute && (led || isSentenceStart(chart, start)))
  if (chart.endsAt(start, '@toperson') || isGreeted(chart, start, end)) return []
  const name = said(text, chart.tokens, start, end)
  const value: PlaceValue = { text: name, name, code: null, city: name, country: null, kind: 'unknown' }
  if (isPlaced) return [{ type: 'place', start, end, value, plausibility: isName ? -0.9 : -1.1 }]
  // Alone in a short message it may answer our question.
  return isAnswer(chart, start, end, false) && length <= LONGEST_ANSWER ? [{ type: 'strange', start, end, value, plausibility: -0.9 }] : []
}

/** "A flight to ooty", "Paris to ooty"; "I would love to" is followed by an activity. */
function isBehindMove(chart: Chart, start: number): boolean {
  const before = start - 1
  return before === 0 || chart.endsAt(before, '@flights') || chart.endsAt(before, 'place')
}
