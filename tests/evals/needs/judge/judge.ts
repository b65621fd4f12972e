import { type Heard, SILENCE } from '../heard'
import type { Expectation, Row, Way } from '../row'
import { holdsField } from './holds-field'
import { holdFlights } from './holds-flight'
import { listOf, matches, plainWords } from './matches'

/** `fallen` are the conditions that don't hold, `untrue` what should never have been said or done; `share` is held of all that earn. */
export type Verdict = { verdict: 'full' | 'part' | 'fail'; share: number; fallen: string[]; untrue: string[] }
/** Not to do something wrong must hold, and earns nothing: whoever is silent does nothing wrong either. */
type Condition = { says: string; holds: boolean; earns: boolean }

/** Judges a conversation; `heards[i]` came of turn i. */
export function judge({ expect }: Row, heards: Heard[]): Verdict {
  const conditions = expect.flatMap((expected) => conditionsAfter(expected, heards))
  const earning = conditions.filter(({ earns }) => earns)
  const share = earning.length === 0 ? 0 : earning.filter(({ holds }) => holds).length / earning.length
  const fallen = conditions.filter(({ holds }) => !holds).map(({ says }) => says)
  const untrue = expect.flatMap((expected) => untruthsAfter(expected, heards[expected.after] ?? SILENCE))
  const isFull = fallen.length === 0 && earning.length > 0
  const verdict = untrue.length > 0 ? 'fail' : isFull ? 'full' : share >= 0.5 ? 'part' : 'fail'
  return { verdict, share, fallen, untrue }
}

function conditionsAfter({ after, anyOf, ...way }: Expectation, heards: Heard[]): Condition[] {
  const heard = heards[after] ?? SILENCE
  const before = heards.slice(0, after)
  const conditions = conditionsOf(way, heard, before)
  if (anyOf) {
    const ways = anyOf.map((one) => conditionsOf(one, heard, before))
    const says = `any of: ${ways.map((one) => one.map((condition) => condition.says).join(' + ')).join(' / ')}`
    conditions.push({ says, holds: ways.some((one) => one.length > 0 && one.every(({ holds }) => holds)), earns: true })
  }
  return conditions.map((condition) => ({ ...condition, says: `after ${after}: ${condition.says}` }))
}

function conditionsOf(
  { trip = {}, says = [], notSays = [], shows = [], calls = [], notCalls = [], offers, tookFirst, asksAtMostOne, order = {} }: Way,
  heard: Heard,
  before: Heard[],
): Condition[] {
  const words = plainWords(heard.words)
  const isCalled = (meaning: string) => heard.calls.some((call) => call.meaning === meaning)
  const told = `${words} ${heard.cards}`
  return [
    ...Object.entries(trip).map(([name, wanted]) =>
      right(`trip.${name} = ${short(wanted)}, is ${short(Object(heard.trip)[name])}`, holdsField(name, wanted, heard.trip)),
    ),
    ...says.map((choices) =>
      right(
        `says ${listOf(choices).join(' | ')}`,
        listOf(choices).some((choice) => matches(choice, words)),
      ),
    ),
    ...shows.map((choices) =>
      right(
        `shows ${listOf(choices).join(' | ')}`,
        listOf(choices).some((choice) => matches(choice, told)),
      ),
    ),
    ...calls.map((meanings) => right(`calls ${listOf(meanings).join(' | ')}`, listOf(meanings).some(isCalled))),
    ...(offers ? [right(`offers ${short(offers)}`, holdFlights(offers, heard.flights, heard.trip))] : []),
    ...(tookFirst === undefined ? [] : [right(`took the first flight of direction ${tookFirst}`, isFirstTaken(tookFirst, heard, before))]),
    ...notSays.map((pattern) => notWrong(`does not say ${pattern}`, words !== '' && !matches(pattern, words))),
    ...notCalls.map((meaning) => notWrong(`does not call ${meaning}`, words !== '' && !isCalled(meaning))),
    ...Object.entries(order).map(([name, wanted]) =>
      notWrong(`order.${name} = ${short(wanted)}`, listOf(wanted).includes(Object(heard.order)[name])),
    ),
    ...(asksAtMostOne ? [notWrong('asks at most one question', words !== '' && (words.match(/[?？]/g) ?? []).length <= 1)] : []),
  ]
}

function right(says: string, holds: boolean): Condition {
  return { says, holds, earns: true }
}

function notWrong(says: string, holds: boolean): Condition {
  return { says, holds, earns: false }
}

/** The first of the list that was on the table when the traveller spoke. */
function isFirstTaken(slice: number, { trip }: Heard, before: Heard[]): boolean {
  const table = before.map(({ flights }) => flights.filter(({ sliceIndex }) => sliceIndex === slice)).findLast((list) => list.length > 0)
  return table !== undefined && trip.picked[slice] === table[0]?.offerId
}

function untruthsAfter({ after, never = [], neverCalls = [] }: Expectation, heard: Heard): string[] {
  const words = plainWords(heard.words)
  const said = never.filter((pattern) => matches(pattern, words)).map((pattern) => `after ${after}: said ${pattern}`)
  const done = neverCalls.filter((meaning) => heard.calls.some((call) => call.meaning === meaning))
  return [...said, ...done.map((meaning) => `after ${after}: called ${meaning}`)]
}

const LONGEST_VALUE = 90

function short(value: unknown): string {
  const text = value === undefined ? 'unknown' : JSON.stringify(value)
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text
}
