import type { Brief } from '../../tool-results'
import { PART_OF_DAY, partNamed } from '../asides'
import { isInPart, MOMENTS, type PartOfDay } from '../dates/parts-of-day'
import { readTime, TIME_BOUND, timeBound } from '../dates/time-bounds'
import { takeOut } from '../words'
import type { FlightQuery } from './flight-query'

type Narrow = (fits: (brief: Brief) => boolean, query: FlightQuery) => true

const CLOCK =
  /\b(?:(?:at|the|leaving|departing|around|about|arriv(?:es?|ing)|landing)\s+)*(?:(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2})\s*(?<half>am|pm)?|\s*(?<half2>am|pm|o'clock))|(?<four>(?:[01]\d|2[0-3])[0-5]\d)(?=\s*(?:h(?:rs)?\b|one\b|flight\b|departure\b)))(?![\d:])/gi
const SPOKEN =
  /\b(?<part>quarter past|half past|half|quarter to)\s+(?<hour>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi
const HOURS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const PARTS: Record<PartOfDay, [from: string, before: string | null]> = {
  morning: ['05:00', '12:00'],
  afternoon: ['12:00', '18:00'],
  evening: ['17:00', null],
  night: ['21:00', null],
}

/** "Half past nine" in figures. */
export function inFigures(words: string): string {
  return words.replace(SPOKEN, (_, part: string, hour: string) => {
    const whole = /^\d/.test(hour) ? Number(hour) : HOURS.indexOf(hour.toLowerCase()) + 1
    if (/to$/i.test(part)) return `${whole === 1 ? 12 : whole - 1}:45`
    return `${whole}:${/^quarter/i.test(part) ? '15' : '30'}`
  })
}

/** Narrows by every time of day in the words; returns the words without them. */
export function narrowByClock(words: string, narrow: Narrow): string {
  let rest = takeOut(words, TIME_BOUND, (match) => {
    const fits = timeBound(match)
    return fits ? narrow(fits, boundQuery(match)) : false
  })
  rest = takeOut(rest, CLOCK, (match) => {
    const read = readClock(match)
    return read ? narrow(read.fits, read.query) : false
  })
  return takeOut(rest, PART_OF_DAY, ({ index, groups = {} }) => {
    const part = partNamed(groups.part ?? groups.overnight ?? '')
    const isArrival = /\b(?:arriv|land)\w*\W+(?:there\s+)?$/i.test(rest.slice(0, index))
    const [from, before] = PARTS[part]
    return narrow(
      (brief) => isInPart((isArrival ? brief.arrivesAt : brief.departsAt).slice(11, 16), part),
      isArrival
        ? { arriveAfter: from, ...(before ? { arriveBefore: before } : {}) }
        : { departAfter: from, ...(before ? { departBefore: before } : {}) },
    )
  })
}

function boundQuery({ groups = {} }: RegExpExecArray): FlightQuery {
  const isLatest = /^(?:before|by|earlier|no later|not later|until)/i.test(groups.relation ?? '')
  const isArrival = /^(?:arriv|land|get|be|is)/i.test(groups.verb ?? '')
  const limit = groups.word
    ? MOMENTS[groups.word.toLowerCase()]?.[isLatest ? 0 : 1]
    : readTime(groups, isArrival ? 'arrival' : 'departure', false)
  if (!limit || limit === '24:00') return {}
  if (isArrival) return isLatest ? { arriveBefore: limit } : { arriveAfter: limit }
  return isLatest ? { departBefore: limit } : { departAfter: limit }
}

/** Without "am" or "pm" an hour up to twelve may be that of the morning or of the evening. */
function readClock({ 0: said, groups = {} }: RegExpExecArray): { fits: (brief: Brief) => boolean; query: FlightQuery } | null {
  const [figures, minute] = groups.four ? [groups.four.slice(0, 2), groups.four.slice(2)] : [groups.hour ?? '', groups.minute]
  const half = (groups.half ?? groups.half2 ?? '').toLowerCase()
  const hour = Number(figures)
  if (hour > 23 || Number(minute ?? 0) > 59) return null
  const wanted = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour
  const hours = half === 'am' || half === 'pm' || hour > 12 || figures.startsWith('0') ? [wanted] : [wanted, (wanted + 12) % 24]
  const isArrival = /arriv|land/i.test(said)
  const clock = `${String(wanted).padStart(2, '0')}:${minute ?? '00'}`
  const fits = (brief: Brief) => {
    const time = (isArrival ? brief.arrivesAt : brief.departsAt).slice(11, 16)
    if (!minute) return hours.some((candidate) => Number(time.slice(0, 2)) === candidate)
    return hours.some((candidate) => time === `${String(candidate).padStart(2, '0')}:${minute}`)
  }
  return { fits, query: isArrival ? { arriveAfter: clock, arriveBefore: minuteAfter(clock) } : { departsAt: clock } }
}

/** "09:40" → "09:41", within the day. */
export function minuteAfter(clock: string): string {
  const minutes = Math.min(Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) + 1, 1439)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
