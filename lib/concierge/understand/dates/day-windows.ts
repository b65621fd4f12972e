import { isLimit } from './assign-days'
import type { RoledDay } from './day-roles'

const WINDOW_BEFORE =
  /\b(?:(?:any|some|one|a|whichever)\s*(?:day|date|time)s?|any(?:thing|where)|\b(?:date|day)\s+(?:is|(?:can|could|will|would|may|might)\s+be)(?:\s+(?:something|somewhere|anything|like|in|within|around|a|the|range|of))*|dates\s+(?:are\s+)?(?:anywhere|somewhere|in\s+(?:the\s+|a\s+)?range))\b(?:\s+(?:is|are|would be)\s+\w+)?(?:[\s,]+(?:leav\w+|depart\w*|fly\w*|in|on|within|between|from|of|the|week|days))*\s*$|\b(?:leav\w+|depart\w*|fly(?:ing)?(?:\s+out)?|go(?:ing)?|return\w*|back|out|home|start\w*)\b[^.,;~]{0,25}\bbetween\s+(?:the\s+)?$/i
const WINDOW_AFTER = /^\W*(?:is\s+|are\s+)?any\s+(?:day|date)s?\b/i

/** "Any day between the 3rd and the 9th", "leave between the 3rd and the 5th": two days that bound one. */
export function windowIn(days: RoledDay[], words: string): [first: RoledDay, last: RoledDay] | null {
  for (const [index, first] of days.entries()) {
    const last = days[index + 1]
    if (!last || first.role === 'other' || isLimit(first.bound)) continue
    const isJoined =
      first.start === last.start
        ? first.part === 'first' && first.because === undefined
        : /^\s*(?:and|to|-|until|till|&)\s*(?:the\s+)?$/i.test(words.slice(first.end, last.start))
    if (isJoined && (WINDOW_BEFORE.test(words.slice(0, first.start)) || WINDOW_AFTER.test(words.slice(last.end)))) return [first, last]
  }
  return null
}
