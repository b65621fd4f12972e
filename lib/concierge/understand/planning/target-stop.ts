import { findNames } from './find-stop'
import { NUMBER } from './lengths'
import type { StandingPlan } from './standing-plan'

const IT = /^(?:it|that|this(?: one)?|that one|that stop|this stop)$/i
const COUNTED =
  /^(?:the )?(?<order>first|second|third|fourth|fifth|sixth|last|final|\d(?:st|nd|rd|th))(?: (?:stop|sight|one|thing|place|visit|item))?(?: (?:on|of|in)\b.*)?$/i
const ORDERS = 'first second third fourth fifth sixth'.split(' ')
/** Which stop was meant: by its name, its place in a day, or as "it"; null where the words name none of the plan. */
export function targetOf(said: string, plan: StandingPlan, day: number | null): { stop?: string; day?: number; position?: number } | null {
  const name = withoutDay(cleaned(said))
  const all = plan.stops.flat()
  if (IT.test(name)) {
    const [only, other] = all.filter((stop) => plan.told.stops.includes(stop))
    return only && !other ? { stop: only } : null
  }
  const order = COUNTED.exec(cleaned(said))?.groups?.order?.toLowerCase()
  if (order && day) {
    const count = plan.stops[day - 1]?.length ?? 0
    const position = /^(?:last|final)$/.test(order) ? count : /^\d/.test(order) ? Number.parseInt(order, 10) : ORDERS.indexOf(order) + 1
    return position >= 1 ? { day, position } : null
  }
  const ofDay = day ? findNames(name, plan.stops[day - 1] ?? []) : []
  const found = ofDay.length > 0 ? ofDay : findNames(name, all)
  const [only, other] = found
  if (!only) return null
  return other ? { stop: name, ...(day && ofDay.length > 0 ? { day } : {}) } : { stop: only }
}
const NO_STOP =
  /\b(?:days?|nights?|flights?|fly\w*|bags?|luggage|seats?|meals?|hotels?|rooms?|fares?|price|limit|filters?|return|plan|trip|notes?|kids?|child\w*|everything|all|it|that|this|them|airlines?|stopovers?|adults?|people|rain|rush)\b/i
const MOST_NAME_WORDS = 5
/** A name that the plan does not have: which stop is meant is asked. */
export function unknownStop(said: string): { stop: string } | null {
  const stop = withoutDay(cleaned(said))
  return stop !== '' && stop.split(/\s+/).length <= MOST_NAME_WORDS && !NO_STOP.test(stop) ? { stop } : null
}
export function withoutDay(said: string): string {
  return said
    .replace(
      new RegExp(
        `\\s*\\b(?:on|to|from|for|of|in|at)?\\s*(?:the\\s+)?(?:day\\s+${NUMBER}|(?:first|second|third|fourth|fifth|last|final) day)\\b.*$`,
        'i',
      ),
      '',
    )
    .trim()
}
export function cleaned(said: string): string {
  return said
    .replace(/^(?:(?:the|to|in|at|a|an|my|our|visit to|visiting|going to)\s+)+/i, '')
    .replace(/(?:[\s,]+(?:please|then|instead|too|as well|thanks?|though|rather|if (?:possible|you can)))*[\s.!?]*$/i, '')
    .trim()
}
