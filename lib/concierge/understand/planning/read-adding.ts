import type { PlanningCall } from './planning-wish'
import { change } from './standing-plan'
import { cleaned, withoutDay } from './target-stop'

const RAIN =
  /\b(?:rain(?:s|y|ing)?|wet|storm(?:s|y)?|thunder\w*|bad weather|awful weather|pour(?:s|ing)?|snow(?:s|y|ing)?|indoors?|under a roof)\b/i
export const CHILDREN = /\b(?:kids?|child(?:ren)?|little ones|toddlers?|(?:my|our) (?:son|daughter)s?)\b/i
const FOR_CHILDREN = /\b(?:something|anything|things?|stuff|more|what)\b/i
/** Rain, or children who come along, speak against the stops of a day. */
export function readReason(clause: string, day: number | null): PlanningCall | null {
  const ofDay = day ? { day } : {}
  if (RAIN.test(clause) && !/^\s*(?:will|does|do|is|how|when)\b/i.test(clause)) return change({ change: 'swap', reason: 'rain', ...ofDay })
  if (CHILDREN.test(clause) && FOR_CHILDREN.test(clause) && day) return change({ change: 'swap', reason: 'children', day })
  return null
}
export const ADDS =
  /\b(?:add|include|squeeze in|fit in|put in|throw in|(?:also|want to|like to|love to|rather) (?:see|visit|do|go to)|can we (?:also )?(?:see|visit|do)|we (?:should|must) (?:see|visit)|(?:don'?t|not) (?:forget|miss))\s+(?<sight>.+)$/i
export function readAdding(clause: string, day: number | null): PlanningCall | null {
  const said = ADDS.exec(clause)?.groups?.sight
  const sight =
    said === undefined
      ? ''
      : withoutDay(cleaned(said)).replace(/\s+(?:to|in|into) (?:the |our |my )?(?:plan|itinerary|programme|schedule)\b.*$/i, '')
  if (
    sight === '' ||
    CHILDREN.test(sight) ||
    /\b(?:days?|nights?|bags?|seats?|meals?|flights?|people|persons?|adults?|hotel|note)\b/i.test(sight)
  )
    return null
  return change({ change: 'add', sight, ...(day ? { day } : {}) })
}
