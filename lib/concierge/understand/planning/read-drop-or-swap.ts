import { findNames } from './find-stop'
import { readPlanDay } from './lengths'
import type { PlanningCall } from './planning-wish'
import { change, type StandingPlan } from './standing-plan'
import { cleaned, targetOf, unknownStop } from './target-stop'

const SOMETHING = /^(?:(?:for )?(?:something|anything|another|some(?:where|thing)|other|a different|one that)\b.*)?$/i
const SWAPS: RegExp[] = [
  /\b(?:swap|replace|exchange|change|switch|trade|substitute)\s+(?:out\s+)?(?<stop>.+?)\s+(?:for|with|by|to|into|against)\s+(?<sight>.+)$/i,
  /\b(?<sight>[^,]+?)\s+(?:instead of|rather than|in place of)\s+(?<stop>.+)$/i,
  /\binstead of\s+(?<stop>.+?)(?:,\s*|\s+(?:do|take|visit|see|have|give (?:me|us)|i'd (?:like|prefer)|we'd (?:like|prefer))\s+)(?<sight>.+)$/i,
  /\b(?:swap|replace|exchange|switch|change)\s+(?<stop>.+)$/i,
  /\bsomething (?:else|different|other) (?:than|instead of|for)\s+(?<stop>.+)$/i,
]
export function readSwap(clause: string, plan: StandingPlan, day: number | null, isOfPlan: boolean): PlanningCall | null {
  for (const pattern of SWAPS) {
    const { stop: saidStop, sight } = pattern.exec(clause)?.groups ?? {}
    const isVerb = /^(?:please |can you |could you )*(?:swap|replace|exchange)\b/i.test(clause)
    const target = saidStop === undefined ? null : (targetOf(saidStop, plan, day) ?? (isVerb && isOfPlan ? unknownStop(saidStop) : null))
    if (!target) continue
    const reason =
      sight && /\b(?:kids?|child|family)/i.test(sight)
        ? 'children'
        : sight && /\b(?:roof|indoors?|dry|inside)\b/i.test(sight)
          ? 'rain'
          : null
    const wanted =
      sight && !reason
        ? cleaned(sight).replace(/^(?:do|take|visit|see|have|go to|i'd (?:like|prefer)|(?:please )?(?:give (?:me|us)))\s+/i, '')
        : ''
    const isNamed = wanted !== '' && !SOMETHING.test(wanted) && !/^(?:it|that|this)$/i.test(wanted)
    return change({ change: 'swap', ...target, ...(reason ? { reason } : {}), ...(isNamed ? { sight: wanted } : {}) })
  }
  return null
}
const DROPS =
  /\b(?:drop|remove|skip|leave out|leave off|take out|cut(?: out)?|delete|cross (?:out|off)|scrap|omit|get rid of|without|forget(?: about)?|cancel|no more|don'?t (?:want|need|like|fancy)(?: to (?:see|visit|do|go to))?|not interested in|we (?:won'?t|can'?t) (?:see|do|visit)|(?:i|we)(?:'ve| have) (?:already )?(?:seen|been to|done)|(?:i|we) already (?:know|saw|did|visited))\s+(?<stop>.+?)(?:\s+out)?(?:\s+(?:please|then|altogether|completely|entirely|again|already))*\W*$/i
const GOES = /^\W*(?<stop>.+?)\s+(?:has|have|needs?|must|can|should)\s+(?:to )?(?:go|be (?:dropped|removed|left out|skipped))\W*$/i
const TAKE_OUT = /\b(?:leave|take|cut|cross)\s+(?<stop>.+?)\s+(?:out|off)\b/i
function saidToGo(clause: string): string | undefined {
  return (TAKE_OUT.exec(clause) ?? GOES.exec(clause) ?? DROPS.exec(clause))?.groups?.stop
}
export function readDrop(clause: string, plan: StandingPlan, day: number | null, isOfPlan: boolean): PlanningCall | null {
  const said = saidToGo(clause)
  if (said === undefined) return null
  const target = targetOf(said, plan, day) ?? (isOfPlan ? unknownStop(said) : null)
  return target && change({ change: 'drop', ...target })
}
/** "Drop the castle and the cathedral": each of them is one of the plan. */
export function readDrops(clause: string, plan: StandingPlan): PlanningCall[] | null {
  const day = readPlanDay(clause, plan)
  const said = saidToGo(clause)?.split(/\s*(?:,|\band\b|&)\s*/i) ?? []
  const whole = saidToGo(clause)
  if (
    said.length < 2 ||
    whole === undefined ||
    findNames(whole, plan.stops.flat()).some((name) => name.toLowerCase() === whole.toLowerCase())
  )
    return null
  const targets = said.map((one) => targetOf(one, plan, day))
  return targets.every((target) => target !== null)
    ? targets.flatMap((target) => (target ? [change({ change: 'drop', ...target })] : []))
    : null
}
