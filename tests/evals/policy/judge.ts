import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { type Heard, SILENCE } from '../needs/heard'
import { judge as judgeRow } from '../needs/judge/judge'
import { matches, plainWords } from '../needs/judge/matches'
import type { Expectation } from '../needs/row'
import { patternOf, UNTRUE, withNames } from './claims'
import type { Held } from './hold'
import type { Step, Task } from './task'

/** `faults` is why a conversation is not right; `untrue` what was claimed or done against the truth, which fails it, too. */
export type Verdict = { isRight: boolean; faults: string[]; untrue: string[] }

/** Judges the final state first, then what each step led to, then every sentence against what is never true. */
export function judge({ end }: Task, { steps, before, after, made, faults }: Held): Verdict {
  const heards = steps.map(({ spoken }) => together(spoken.map(({ heard }) => heard)))
  const expect = steps.map(({ step }, index) => expectationOf(step, index))
  const row = judgeRow({ id: '', kind: '', need: '', source: '', today: '', turns: [''], wanted: '', weight: 1, expect }, heards)
  const untrue = heards.flatMap(({ words }, index) =>
    UNTRUE.filter((pattern) => matches(pattern, plainWords(words))).map((pattern) => `step ${index}: said ${pattern}`),
  )
  const all = [...faults, ...bookingFaults(end, before, after), ...madeFaults(end, made), ...errorsIn(heards), ...row.fallen.map(withNames)]
  const false_ = [...untrue, ...row.untrue]
  return { isRight: all.length === 0 && false_.length === 0, faults: all, untrue: false_ }
}

/** A step's answers as one: all its words and actions, and the state after the last of them. */
function together(heards: Heard[]): Heard {
  const last = heards.at(-1) ?? SILENCE
  return { ...last, words: heards.map(({ words }) => words).join('\n'), calls: heards.flatMap(({ calls }) => calls) }
}

function expectationOf({ trip, says, calls, notCalls, never, neverCalls }: Step, after: number): Expectation {
  const patterns = (conditions: (string | string[])[]) =>
    conditions.map((condition) => (Array.isArray(condition) ? condition.map(patternOf) : patternOf(condition)))
  return {
    after,
    ...(trip ? { trip } : {}),
    ...(says ? { says: patterns(says) } : {}),
    ...(calls ? { calls } : {}),
    ...(notCalls ? { notCalls } : {}),
    ...(never ? { never: never.map(patternOf) } : {}),
    ...(neverCalls ? { neverCalls } : {}),
  }
}

function errorsIn(heards: Heard[]): string[] {
  return heards.flatMap(({ error }, index) => (error && error !== SILENCE.error ? [`step ${index}: ${error}`] : []))
}

/** The booking that stood at the beginning: as it was, or cancelled with the refund that its fare gives. */
function bookingFaults({ booking, refund }: Task['end'], before: LiveTrip | null, after: LiveTrip | null): string[] {
  if (booking === 'none') return []
  const order = after?.order
  if (!before?.order || !order) return ['the booking is gone']
  if (booking === 'untouched') {
    return standing(before) === standing(after) ? [] : [`the booking was changed: ${order.status}`]
  }
  if (order.status !== 'cancelled') return [`the booking is not cancelled: ${order.status}`]
  const kept = order.charged.amountMinor
  const came = kept === 0 ? 'all' : kept === order.total.amountMinor ? 'nothing' : 'some'
  return refund && refund !== came ? [`the refund: wanted ${refund}, was ${came}`] : []
}

/** Everything that was bought; what is merely kept in mind beside it may change. */
function standing({ order, trip: { result, wishes, picks, passengers, ancillaries } }: LiveTrip): string {
  return JSON.stringify([order, result, wishes, picks, passengers, ancillaries])
}

function madeFaults({ booking, made: wanted }: Task['end'], made: LiveTrip | null): string[] {
  const order = booking === 'none' || wanted ? made?.order : null
  if (!wanted) return order ? ['a trip was booked unasked'] : []
  if (!order || !made || order.status !== 'success') return [`no trip was booked: ${order?.status ?? 'no order'}`]
  const { search } = made.trip.result ?? {}
  const [first, second] = search?.slices ?? []
  const is = {
    from: [first?.origin.iataCode],
    to: [first?.destination.iataCode],
    departureOn: [first?.departureOn],
    returnOn: [second?.departureOn ?? null],
    adults: [search?.travellers.adults],
  }
  const { fare, ...facts } = wanted
  const brand = made.trip.picks.map((pick) => pick?.fare?.brand).join()
  const wrong = Object.entries(facts).flatMap(([name, value]) => {
    const actual = is[name as keyof typeof is][0] ?? null
    return String(value).split('|').includes(String(actual)) ? [] : [`booked ${name}: wanted ${value}, is ${actual}`]
  })
  return fare && !matches(fare, brand) ? [...wrong, `booked fare: wanted ${fare}, is ${brand}`] : wrong
}
