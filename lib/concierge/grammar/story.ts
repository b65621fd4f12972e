import type { Chart, Item } from './chart'
import type { Frame } from './cover'

/** Frames that stand in the way of a subject: "the flight my friend took" is the flight, not the friend. */
const OBJECT_SKILLS = new Set(['route', 'pick', 'filters', 'stays', 'ancillaries', 'fares'])
/** Slots of frames that wish for nothing. */
export const STORY_SLOTS = ['about']
/** What is bought for somebody by name: "my wife takes the window seat". */
const BOUGHT_SKILLS = new Set(['ancillaries', 'fares', 'stays'])
const LEAST_PAST_LETTERS = 5

/**
 * Whether a clause only tells: of what the traveller did before, or of what somebody else does. "I flew to Lisbon in 2019", "my friend takes the
 * 7:20" and "my sister booked hers on 3 May" change nothing, whatever places, days and flights they name. `hasRoute`: it names a route or flights.
 */
export function isTold(chart: Chart, positions: number[], said: readonly Frame[], hasRoute: boolean): boolean {
  const has = (tag: string) => positions.some((at) => chart.from(at, tag).length > 0)
  const subject = subjectOf(chart, positions, said)
  if (subject?.isOther && isOfOthers(subject, has, said)) return true
  // "I take the one that my friend took".
  if (subject && said.some(({ value }) => 'pick' in value)) return false
  const wishes = positions.flatMap((at) => chart.from(at, '@wishing'))
  const isLately = has('@lately')
  if (has('@deed') || has('@request') || wishes.some(({ value }) => !(isLately && isPast(value)))) return false
  const own = coveredBy(said.filter((frame) => !STORY_SLOTS.some((slot) => slot in frame.value)))
  const travelled = positions.find((at) => !own.has(at) && chart.from(at, '@travelled').length > 0)
  if (subject && travelled !== undefined) return !goesOnToTrip(chart, positions, said, travelled)
  if (isLately && (wishes.length > 0 || has('@pastverb') || has('@was'))) return true
  return !hasRoute && isPastTense(chart, positions, said)
}

/** "My friend flies W61082", with flights shown; with nothing shown, "my mother flies to Rome on Friday" may well be the trip. */
function isOfOthers({ isPronoun }: Subject, has: (tag: string) => boolean, said: readonly Frame[]): boolean {
  if (has('@travelled')) return true
  // "My boss booked us a hotel", "my wife flies with me".
  if (has('@with-speaker') || (has('@joins') && !has('flightno'))) return false
  if (has('@arranged')) return true
  const isOfTrip = said.some(({ skill }) => skill !== 'party') && !said.some(({ skill }) => BOUGHT_SKILLS.has(skill))
  return !isPronoun && isOfTrip && (has('flights') || has('flightno')) && has('@others-travel')
}

/** "We went to Rome last year, now London to Madrid". */
function goesOnToTrip(chart: Chart, positions: number[], said: readonly Frame[], verb: number): boolean {
  const comma = positions.find((at) => at > verb && chart.tokens[at]?.low === ',')
  return comma !== undefined && said.some(({ start, value }) => start > comma && ('leg' in value || ('from' in value && 'to' in value)))
}

type Subject = { isOther: boolean; isPronoun: boolean }

/** The first person of a clause, unless they stand behind what the clause is about. */
function subjectOf(chart: Chart, positions: number[], said: readonly Frame[]): Subject | null {
  for (const at of positions) {
    const [who] = chart.from(at, 'who').toSorted((one, other) => other.end - one.end)
    if (who) return chart.tokens[who.end - 1]?.poss ? null : { isOther: is(who, 'other'), isPronoun: is(who, 'pronoun') }
    if (said.some((frame) => frame.start <= at && at < frame.end && OBJECT_SKILLS.has(frame.skill))) return null
  }
  return null
}

function is({ value }: Item, who: string): boolean {
  return typeof value === 'object' && value !== null && (('who' in value && value.who === who) || who in value)
}

function isPast(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'past' in value
}

/** The past is no wish: "A colleague told me about you at lunch"; "I wanted to leave on Monday" is one, and its form knows better. */
function isPastTense(chart: Chart, positions: number[], frames: readonly Frame[]): boolean {
  const has = (at: number, tag: string) => chart.from(at, tag).length > 0
  const [first = 0] = positions
  if (positions.some((at) => has(at, '@wishing'))) return false
  const covered = coveredBy(frames.filter(({ value }) => value.standing !== 'apart' && value.apart !== true && !('say' in value)))
  const isRegular = (at: number) => {
    const { low = '', kind } = chart.tokens[at] ?? {}
    return kind === 'word' && low.length >= LEAST_PAST_LETTERS && low.endsWith('ed') && isSubject(at - 1)
  }
  // "Limited to 300" is no verb of a story: in one, a person or an unexplained word does something in the past.
  const isSubject = (at: number) =>
    ['@kin', '@friend', '@subject'].some((tag) => has(at, tag)) || (at >= first && !covered.has(at) && (chart.weights[at] ?? 0) >= 1)
  return positions.some((at) => !covered.has(at) && (has(at, '@pastverb') || isRegular(at)))
}

export function coveredBy(frames: readonly Frame[]): Set<number> {
  return new Set(frames.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)))
}
