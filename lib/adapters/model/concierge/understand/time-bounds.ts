import type { Brief } from '../tool-results'

/** "Arriving before 2pm", "leaving after noon": the words, for leaving them out, and which flights they allow. */
export const TIME_BOUND =
  /\b(?:(?<verb>arriv\w*|land\w*|get(?:s|ting)?\s+(?:in|there|home)|(?:be|is)\s+there|leav\w*|depart\w*|tak\w+\s+off|fly\w*|go(?:es|ing)?|set\w*\s+off)\s+(?:there\s+|out\s+|at\s+|home\s+)?)?(?<relation>before|by|earlier than|no later than|not later than|until|after|later than|not before|no earlier than|from)\s+(?:(?<word>noon|midday|midnight|lunch(?:time)?)|(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s*(?<half>am|pm|o'clock)?)(?![\d:/]|\s*(?:st|nd|rd|th|days?|nights?|weeks?|january|february|march|april|may|june|july|august|september|october|november|december|adults?|people)\b)/gi

/** Null when the numbers are no time of day ("before 2" may be a day of the month). */
export function timeBound({ groups = {} }: RegExpExecArray): ((brief: Brief) => boolean) | null {
  const { word, hour, minute, half } = groups
  if (!word && !minute && !half) return null
  const limit = word ? (/midnight/i.test(word) ? '24:00' : '12:00') : clockOf(Number(hour), minute ?? '00', half?.toLowerCase())
  if (!limit) return null
  const isLatest = /^(?:before|by|earlier|no later|not later|until)/i.test(groups.relation ?? '')
  const isArrival = /^(?:arriv|land|get|be|is)/i.test(groups.verb ?? '')
  return (brief) => {
    const time = (isArrival ? brief.arrivesAt : brief.departsAt).slice(11, 16)
    const isSameDay = !isArrival || brief.arrivesAt.slice(0, 10) === brief.departsAt.slice(0, 10)
    return isLatest ? isSameDay && time <= limit : !isSameDay || time >= limit
  }
}

/** Whether a flight keeps to every time said; null when the words say none. */
export function boundIn(words: string): ((brief: Brief) => boolean) | null {
  const bounds = [...words.matchAll(TIME_BOUND)].flatMap((match) => timeBound(match) ?? [])
  return bounds.length > 0 ? (brief) => bounds.every((fits) => fits(brief)) : null
}

/** Without "am" or "pm", the hours from 1 to 4 are those after noon. */
function clockOf(hour: number, minute: string, half: string | undefined): string | null {
  if (hour > 23 || Number(minute) > 59) return null
  const isAfternoon = half === 'pm' ? hour < 12 : half !== 'am' && hour >= 1 && hour < 5
  const whole = isAfternoon ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour
  return `${String(whole).padStart(2, '0')}:${minute}`
}
