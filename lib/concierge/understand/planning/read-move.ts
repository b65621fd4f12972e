import { findNames } from './find-stop'
import { NUMBER, readPlanDay } from './lengths'
import type { PlanningCall } from './planning-wish'
import { ADDS, CHILDREN } from './read-adding'
import { change, type StandingPlan } from './standing-plan'
import { cleaned, targetOf, withoutDay } from './target-stop'

const TO_DAY = new RegExp(
  `\\b(?:move|shift|put|bring|push|postpone|take|do|see|visit|have|place|leave|i'd rather (?:do|see)|we'd rather (?:do|see))\\s+(?<stop>.+?)\\s+(?:to|on|onto|into|until|till|for|over to)\\s+(?:the\\s+)?(?<day>day\\s+${NUMBER}|(?:first|second|third|fourth|fifth|last|final|\\d(?:st|nd|rd|th)) day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the (?:next|day) (?:day|before|after))`,
  'i',
)
const ON_DAY = new RegExp(
  `^\\W*(?:(?:please|ok|and|rather|better|can we have|could we have)\\s+)*(?<stop>.+?)\\s+(?:on|to)\\s+(?:the\\s+)?(?<day>day\\s+${NUMBER}|(?:first|second|third|fourth|fifth|last|final) day)(?:\\s+(?:please|instead|rather|then))*\\W*$`,
  'i',
)
const FIRST =
  /\b(?:do|see|visit|put|take|start (?:day \w+ |the (?:\w+ )?day |the morning )?(?:with|at)|begin (?:day \w+ |the day )?(?:with|at)|move|have)?\s*(?<stop>\S.*?)\s+(?:first(?: thing)?|to the (?:start|top|beginning|front)|at the (?:start|beginning)|in the morning|before everything(?: else)?|earliest)\b(?! day)/i
const START_WITH = /\b(?:start|begin)\s+(?:day \w+ |the (?:\w+ )?day |the morning )?(?:with|at|in)\s+(?<stop>.+)$/i
const LAST =
  /\b(?:do|see|visit|put|take|move|have|end (?:day \w+ |the (?:\w+ )?day )?(?:with|at|in))?\s*(?<stop>\S.*?)\s+(?:last|to the end|at the (?:very )?end|in the evening)\b(?! day)/i
const END_WITH = /\b(?:end|finish)\s+(?:day \w+ |the (?:\w+ )?day )?(?:with|at|in)\s+(?<stop>.+)$/i
export function readMove(clause: string, plan: StandingPlan, day: number | null, isOfPlan: boolean): PlanningCall | null {
  const moved = TO_DAY.exec(clause) ?? ON_DAY.exec(clause)
  const toDay = moved && readPlanDay(moved.groups?.day ?? '', plan)
  if (moved?.groups?.stop && toDay) {
    const target = targetOf(moved.groups.stop, plan, null)
    if (target) return change({ change: 'move', ...target, toDay })
    const sight = cleaned(moved.groups.stop).replace(/^(?:do|see|visit|put|add|have)\s+/i, '')
    if (ADDS.test(clause) || CHILDREN.test(sight) || /\b(?:day|longer|shorter|start|plan|rain\w*|it|note)\b/i.test(sight) || !isOfPlan)
      return null
    return change({ change: 'add', sight, day: toDay })
  }
  const first = (START_WITH.exec(clause) ?? FIRST.exec(clause))?.groups?.stop
  const firstTarget = first === undefined ? null : targetOf(withoutDay(first), plan, day)
  if (firstTarget) return change({ change: 'reorder', ...firstTarget, toPosition: 1 })
  const last = (END_WITH.exec(clause) ?? LAST.exec(clause))?.groups?.stop
  const lastTarget = last === undefined ? null : targetOf(withoutDay(last), plan, day)
  if (!lastTarget) return null
  const own =
    plan.stops.find((stops) => lastTarget.stop !== undefined && findNames(lastTarget.stop, stops).length > 0) ?? plan.stops[(day ?? 1) - 1]
  return change({ change: 'reorder', ...lastTarget, toPosition: Math.max(1, own?.length ?? 1) })
}
