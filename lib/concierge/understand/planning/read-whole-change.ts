import type { Liking } from '@/lib/travel/plan/liking'
import { NUMBER, numberOf, readLength, readStart } from './lengths'
import type { PlanningCall } from './planning-wish'
import { change, type StandingPlan } from './standing-plan'
import { readLikings, readPace, readWithChildren } from './tastes'

const MORE_DAYS = new RegExp(
  `\\b(?:(?<count>${NUMBER}|an?|a couple of|another|one more)\\s+(?:more |extra |additional |further )?(?:days?|nights?)\\s*(?<way>longer|more|extra|shorter|less|fewer)?|(?<way2>longer|shorter)\\s+by\\s+(?<count2>${NUMBER}|an?)\\s+days?|(?<way3>longer|shorter))\\b`,
  'i',
)
const ADDS_DAY = /\b(?:add|another|extra|more|longer|extend|stay on|additional)\b/i
const TAKES_DAY = /\b(?:shorter|fewer|less|shorten|cut|take (?:off|out)|minus|drop|remove|skip|leave out|delete)\b/i
const WHOLE_DAY = new RegExp(
  `\\b(?:drop|remove|skip|delete|cut|take out|leave out|cancel)\\s+(?:the\\s+)?(?:whole\\s+)?(?:day\\s+${NUMBER}|(?:first|second|third|fourth|fifth|last|final) day)\\W*(?:please)?\\W*$`,
  'i',
)
export function readLengthChange(clause: string, plan: StandingPlan, day: number | null): PlanningCall | null {
  if (WHOLE_DAY.test(clause)) return change({ change: 'shorten', ...(day && day < plan.days ? { day } : {}) })
  const { count, count2, way, way2, way3 } = MORE_DAYS.exec(clause)?.groups ?? {}
  const direction = way ?? way2 ?? way3
  const isLonger = direction ? /longer|more|extra/i.test(direction) : ADDS_DAY.test(clause)
  const isShorter = direction ? /shorter|less|fewer/i.test(direction) : TAKES_DAY.test(clause)
  const said = count ?? count2
  if ((said || way3) && (isLonger || isShorter) && !/\bpace\b/i.test(clause)) {
    const by = !said || /^(?:another|one more)$/i.test(said) ? 1 : numberOf(said)
    if (by === 1) return change({ change: isShorter ? 'shorten' : 'lengthen' })
    return plan.days - by < 1 && isShorter ? null : { tool: 'planTrip', input: { days: isShorter ? plan.days - by : plan.days + by } }
  }
  const days = readLength(clause, 2)
  const isLength =
    /\b(?:instead|make (?:it|that)|only|just|rather|in total|altogether|not \w+ but|change (?:it )?to|we have|stay|want)\b/i.test(clause) ||
    /^\W*[\w ]{1,12}\bdays?\W*$/i.test(clause)
  if (days === null || !isLength) return null
  return { tool: 'planTrip', input: { days, ...readStart(clause, plan.today) } }
}
const STARTS = /\b(?:start(?:s|ing)?|begin(?:s|ning)?|from|arriv\w+|we(?:'re| are) there|first day|on)\b/i
const LIKES = /\b(?:more|like|love|enjoy|prefer|into|interested|focus|rather|less|fewer|fond of)\b/i
/** Who flies is told for the flights. */
const OF_PASSENGERS = /\b(?:adults?|aged|passengers?|travellers?|tickets?)\b/i

/** Another first day, pace or taste of the whole plan. */
export function readWhole(clause: string, { today, likings: known }: StandingPlan): PlanningCall | null {
  const start = STARTS.test(clause) ? readStart(clause, today) : {}
  const pace = readPace(clause)
  const withChildren = OF_PASSENGERS.test(clause) ? null : readWithChildren(clause)
  const [more = '', ...less] = clause.split(/\b(?:less|fewer|not so (?:much|many)|no more)\b/i)
  const isTaste = (liking: Liking) => liking !== 'family' || withChildren === null
  const unwanted = readLikings(less.join(' ')).filter(isTaste)
  const likings = [...new Set([...known, ...readLikings(more).filter(isTaste)])].filter((liking) => !unwanted.includes(liking))
  const hasLikings = LIKES.test(clause) && pace === null && likings.join() !== known.join()
  const input = {
    ...start,
    ...(pace ? { pace } : {}),
    ...(hasLikings ? { likings } : {}),
    ...(withChildren === null ? {} : { withChildren }),
  }
  return Object.keys(input).length > 0 ? { tool: 'planTrip', input } : null
}
