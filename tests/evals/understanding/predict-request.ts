import { NOTHING_HEARD } from '@/lib/concierge/understand/dialogue/dialogue-state'
import { hearTurn } from '@/lib/concierge/understand/dialogue/hear-turn'
import type { Hours, Said, TravelFacts } from '@/lib/concierge/understand/dialogue/travel-facts'
import { readTopic } from '@/lib/concierge/understand/topics/read-topic'
import { readFlightQuestion } from './flight-question'
import type { RequestRow } from './rows'
import { type Frame, toFrame } from './to-frame'

export type RequestPrediction = { id: string; intent: string; intent_group?: string; group: string; frame: Frame }

/** Where no day is given, words are read as on this one. */
export const DAY_WITHOUT_DATE = '2026-01-05'
/** Something short that stands for a word: "fare code q". */
const CODE =
  /\b(?:fare|booking|airline|airport|basis) (?:class|code)\b|\bwhat (?:does|is|do)\b.*\b[a-z]{1,3}(?:[ /]?\d{1,3})? (?:mean|stand)/i
const ARRIVAL = /\b(?:arriv\w*|land(?:s|ing)?|get(?:s|ting)? (?:in|there|to)|be (?:in|there)|reach\w*)\b/i
/** Asked of one town, which is no end of a flight. */
const IN_A_TOWN = /^(?:ground_service|ground_fare|airport|city|abbreviation)$/
const RETURNS = /\b(?:return\w*|back|round|until|till|thr(?:ough|u)|stay\w*|nights?|home|between|vacation|holiday)\b|\d\s*-\s*\d/i
const DEPARTURE = /\b(?:leav\w*|depart\w*|return\w*|com(?:e|ing) back)\b/i

/** A request that stands alone, in the words of the scorer. */
export function predictRequest({ id, text, today = DAY_WITHOUT_DATE }: RequestRow): RequestPrediction {
  const day = today.slice(0, 10)
  const said = sayingOf(text, day)
  const { topic, group } = readTopic(text)
  const frame = { ...toFrame(withClock(said.facts), said.indifferent), ...arrivalDay(text, day, said.facts) }
  // "On Monday or Tuesday" names two days that would do, and no way back.
  if (frame.return_date && !RETURNS.test(text)) delete frame.return_date
  const isRoute = frame.origin !== undefined && frame.destination !== undefined
  const isOfFlights = isRoute || CODE.test(text) || topic === 'none' || topic === 'flight-status' || topic === 'book-flight'
  const question = isOfFlights ? readFlightQuestion(text, isRoute) : null
  const isSearch = topic === 'book-flight' || isRoute
  const searched = isSearch ? { intent_group: 'search_flights' } : {}
  return {
    id,
    intent: question?.intent ?? topic.replaceAll('-', '_'),
    ...(question ? { intent_group: question.group } : searched),
    group: isRoute && topic === 'none' ? 'travel' : group,
    frame: question && IN_A_TOWN.test(question.intent) ? {} : frame,
  }
}

function sayingOf(text: string, today: string): Said {
  return hearTurn(NOTHING_HEARD, { words: text, before: [], today, keepsTimes: true }).said
}

/** An hour named outright ("the 8 am flight") is both ends of a window; "around five" is half an hour either way. */
function withClock(facts: TravelFacts): TravelFacts {
  const { departsAt, departureHours, arrivalHours, ...others } = facts
  const isArrival = departsAt !== undefined && (departsAt === arrivalHours?.from || departsAt === arrivalHours?.to)
  const exact = departsAt && !departureHours && !isArrival ? { from: departsAt, to: departsAt } : departureHours
  return {
    ...others,
    ...(exact ? { departureHours: narrowed(exact) } : {}),
    ...(arrivalHours ? { arrivalHours: narrowed(arrivalHours) } : {}),
  }
}

function narrowed(hours: Hours): Hours {
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)]
  if (from === null || to === null || to - from !== 120) return hours
  return { ...hours, from: clockOf(from + 30), to: clockOf(to - 30) }
}

function minutesOf(clock: string | undefined): number | null {
  const [hour, minute] = clock?.split(':').map(Number) ?? []
  return hour === undefined || minute === undefined ? null : hour * 60 + minute
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** "Arriving in Leeds on Tuesday" names the day of landing, and of leaving only where that is said too. */
function arrivalDay(text: string, today: string, facts: TravelFacts): Frame {
  const arrival = ARRIVAL.exec(text)
  if (!arrival || !facts.departureOn) return {}
  const behind = text.slice(arrival.index + arrival[0].length)
  const clause = behind.slice(0, DEPARTURE.exec(behind)?.index)
  const { departureOn } = sayingOf(`leaving${clause}`, today).facts
  if (!departureOn) return {}
  const others = text.slice(0, arrival.index) + behind.slice(clause.length)
  return { arrival_date: departureOn, departure_date: sayingOf(others, today).facts.departureOn }
}
