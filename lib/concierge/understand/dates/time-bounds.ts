import type { Brief } from '../../tool-results'
import { MOMENTS } from './parts-of-day'

const HOURS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A time of day as people write it: "6pm", "18:00", "9", "noon", "lunch". */
export const TIME_OF_DAY = `(?:(?<word>${Object.keys(MOMENTS)
  .toSorted((one, other) => other.length - one.length)
  .join(
    '|',
  )})\\b|(?:(?<fraction>half\\s+past|quarter\\s+(?:past|to))\\s+)?(?<hour>\\d{1,2}|(?<=\\b(?:past|quarter\\s+to)\\s)(?:${HOURS.join('|')})\\b)(?:[:.](?<minute>\\d{2}))?\\s*(?<half>am\\b|pm\\b|(?:o'clock\\s+)?in\\s+the\\s+(?:morning|afternoon|evening)\\b|(?:o'clock\\s+)?at\\s+night\\b|o'clock\\b|h\\b)?(?![\\d:/]))`

/** "Arriving before 2pm", "leaving after noon": the words, for leaving them out, and which flights they allow. */
export const TIME_BOUND = new RegExp(
  `\\b(?:(?<verb>arriv\\w*|land\\w*|get(?:s|ting)?\\s+(?:in|there|home)|(?:be|is)\\s+there|leav\\w*|depart\\w*|tak\\w+\\s+off|fly\\w*|go(?:es|ing)?|set\\w*\\s+off)\\s+(?:there\\s+|out\\s+|at\\s+|home\\s+)?)?(?<relation>before|by|earlier than|no later than|not later than|until|after|later than|not before|no earlier than|from)\\s+${TIME_OF_DAY}(?!\\s*(?:st|nd|rd|th|days?|nights?|weeks?|january|february|march|april|may|june|july|august|september|october|november|december|adults?|people)\\b)`,
  'gi',
)

/** Null when the numbers are no time of day ("before 2" may be a day of the month). */
export function timeBound({ groups = {} }: RegExpExecArray): ((brief: Brief) => boolean) | null {
  const { word, minute, half, fraction } = groups
  if (!word && !minute && !half && !fraction) return null
  const isLatest = /^(?:before|by|earlier|no later|not later|until)/i.test(groups.relation ?? '')
  const isArrival = /^(?:arriv|land|get|be|is)/i.test(groups.verb ?? '')
  const limit = word ? MOMENTS[word.toLowerCase()]?.[isLatest ? 0 : 1] : readTime(groups, isArrival ? 'arrival' : 'departure', false)
  if (!limit) return null
  return (brief) => {
    const time = (isArrival ? brief.arrivesAt : brief.departsAt).slice(11, 16)
    const isSameDay = !isArrival || brief.arrivesAt.slice(0, 10) === brief.departsAt.slice(0, 10)
    return isLatest ? isSameDay && time <= limit : !isSameDay || time >= limit
  }
}

/**
 * "HH:mm", or null for what is no time. Without "am" or "pm" the hours from 1 to 4 are those after noon; of a bare hour of
 * arrival, those up to 7.
 */
export function readTime(groups: Record<string, string | undefined>, kind: 'departure' | 'arrival', isBare: boolean): string | null {
  const { word, hour, minute = '00', half = '', fraction } = groups
  if (word) return MOMENTS[word.toLowerCase()]?.[0] ?? null
  const said = HOURS.includes(hour ?? '') ? HOURS.indexOf(hour ?? '') + 1 : Number(hour)
  const marked = half
    .toLowerCase()
    .replace(/.*morning/, 'am')
    .replace(/.*(?:afternoon|evening|night)/, 'pm')
  if (hour === undefined || said > 24 || Number(minute) > 59) return null
  const latest = isBare && kind === 'arrival' && !groups.minute ? 7 : 4
  const isAfternoon = marked === 'pm' ? said < 12 : marked !== 'am' && !hour.startsWith('0') && said >= 1 && said <= latest
  const whole = isAfternoon ? said + 12 : marked === 'am' && said === 12 ? 0 : said
  if (!fraction) return `${String(whole).padStart(2, '0')}:${minute}`
  if (/^quarter\s+to/i.test(fraction)) return `${String(whole === 0 ? 23 : whole - 1).padStart(2, '0')}:45`
  return `${String(whole).padStart(2, '0')}:${/^half/i.test(fraction) ? '30' : '15'}`
}
