import { everyMatch } from '@/lib/travel/every-match'
import { clauseAt } from '../clauses'
import type { FilterPart, FilterWish, FoundFilter } from '../filter-wish'
import { takeOut } from './masked'
import { MOMENTS, PARTS_LEFT_OUT, PARTS_OF_DAY } from './parts-of-day'
import { readTime, TIME_OF_DAY } from './time-bounds'
import { withDirections } from './time-directions'

type Groups = Record<string, string | undefined>
type Kind = 'departure' | 'arrival'

const NO_TIME =
  '(?!\\s*(?:st|nd|rd|th|days?|nights?|weeks?|months?|hours?|hrs?|minutes?|mins?|adults?|people|stops?|pounds?|euros?|dollars?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\\b|\\s*[£€$%])'
/** "9am or later than 6pm": the words after the first time begin the second. */
const NO_OTHER_TIME = `(?!\\s+(?:than\\s+)?${TIME_OF_DAY.replace(/\?<\w+>/g, '?:')})`
const BETWEEN = new RegExp(`\\bbetween\\s+${named(TIME_OF_DAY, 1)}\\s+(?:and|to|-)\\s+${named(TIME_OF_DAY, 2)}${NO_TIME}`, 'gi')
const BOUND = new RegExp(
  `\\b(?<relation>no later than|not later than|no earlier than|not earlier than|earlier than|later than|not before|not after|before|by|until|after|from)\\s+(?:about\\s+|around\\s+)?${TIME_OF_DAY}${NO_TIME}(?:\\s+(?:onwards?|on|or later|or earlier|at the (?:latest|earliest))\\b${NO_OTHER_TIME})?`,
  'gi',
)
const RANGE = new RegExp(
  `(?<![\\d:.£€$-])\\b(?!work\\b)(?:from\\s+)?${named(TIME_OF_DAY, 1)}\\s*(?:to|until|till|-)\\s*${named(TIME_OF_DAY, 2)}${NO_TIME}`,
  'gi',
)
const OR_LATER = new RegExp(
  `(?<![\\d:.£€$-])\\b${TIME_OF_DAY}\\s*(?:(?<later>or later|or after|and later|onwards?|at the earliest)|or earlier|or before|at the latest)\\b${NO_OTHER_TIME}`,
  'gi',
)
const AROUND = new RegExp(`\\b(?<relation>(?:at\\s+)?(?:around|about)|at)\\s+${TIME_OF_DAY}${NO_TIME}`, 'gi')
const EITHER = /^[\w\s-]{3,22}\bor\b[\s\w]{0,8}$/i
const ON_THE_DAY = '(?:(?:in|at|during|on)\\s+(?:the\\s+)?|the\\s+)?'
const LEFT_OUT_LEAD =
  "\\b(?:not|no|never|nothing|don't (?:want|like)|do not want|hate|avoid(?:ing)?|without|anything but|other than|except)\\s+(?:(?:to|leave|leaving|depart|fly|flying|an?|any|be|it|in|at|on|the|flights?|departures?|starts?)\\s+)*"
const LEFT_OUT = PARTS_LEFT_OUT.map(([part, from, to]) => ({
  pattern: new RegExp(`${LEFT_OUT_LEAD}(?:${part})\\b(?:\\s+(?:flights?|departures?|starts?))?`, 'gi'),
  from,
  to,
}))
const DURING = PARTS_OF_DAY.map(([part, from, to]) => ({
  pattern: new RegExp(
    `(?<!\\bgood\\s)${ON_THE_DAY}\\b(?:${part})s?\\b(?:[\\s-]+(?:flights?|departures?|arrivals?)(?=\\W|$))?(?:\\s+only\\b)?`,
    'gi',
  ),
  from,
  to,
}))
const NEGATED =
  /\b(?:not|don't|do not|can't|cannot|can not|couldn't|never|nothing|nobody|no (?:flights?|departures?|arrivals?)(?: that)?|won't|mustn't|shouldn't|unable to|rather not)\b[^,.;]{0,25}$/i
/** "I work until 5pm", "in the morning I have a meeting": hours at which the travellers cannot fly. */
const BUSY =
  /\b(?:work|sleep|busy|at (?:work|school)|(?:in|have|'ve got|is|has)\s+(?:an?\s+|my\s+|the\s+)?(?:meeting|appointment|exam|lesson|class|school|interview))\s+(?:(?:late|early|until|till)\s+)?$/i
/** "We are slow in the morning" tells of the travellers, not of their flight. */
const ABOUT_PEOPLE =
  /\b(?:i|we|she|he|they|kids|children|wife|husband)(?:\s+(?:am|are|is)|'m|'re|'s)\s+(?!(?:\w+\s+)?(?:leav|fly|go|travel|depart|arriv|land|com|return|look|head|free|fine|happy|good|ok|able|available|hoping|planning|flexib|there|back|home))(?:[a-z]+\s+){1,4}$/i
const ARRIVING =
  'arriv\\w*|reach\\w*|land(?:s|ing)?|get(?:s|ting)?\\s+(?:me\\s+|us\\s+)?(?:in|there|home|back)|(?:be|is|are)\\s+(?:there|back|home)|be\\s+(?:in|at)(?!\\s+(?:the\\s+)?(?:air|airport|gate|work|school)\\b)'
const ARRIVES = new RegExp(`\\b(?:${ARRIVING})\\b`, 'i')
const VERBS = new RegExp(
  `\\b(?:${ARRIVING}|leav\\w*|depart\\w*|tak\\w+\\s+off|fly\\w*|flights?|return\\w*|com\\w+\\s+(?:back|home)|go(?:es|ing)?|set\\w*\\s+off|start\\w*|out|outbound|inbound|back|home|something|anything|\\w+day)\\b`,
  'gi',
)

/**
 * Windows of time: "leaving after lunch", "arrive before 18:00", "nothing before 9", "in the morning", "no early flights". Of
 * flights that are shown, "at 9:40" is one of them; in a new search it is about that time.
 */
export function readTimes(words: string, isNewSearch: boolean): FilterPart {
  const found: FoundFilter[] = []
  const add = (index: number, kind: Kind, after: string | null, before: string | null) => {
    found.push({ wish: windowOf(kind, after, before), index })
    return true
  }
  let rest = takeOut(words, BETWEEN, ({ groups = {}, index, 0: said }) => {
    if (BUSY.test(words.slice(0, index))) return true
    const { kind, isNamed } = kindAt(words, index, said.length)
    const last = numbered(groups, 2)
    const from = readTime({ ...numbered(groups, 1), half: groups.half1 ?? last.half }, kind, isNamed)
    const to = readTime(last, kind, isNamed)
    return from !== null && to !== null && from < to && add(index, kind, from, to)
  })
  rest = takeOut(rest, RANGE, ({ groups = {}, index, 0: said }) => {
    const [first, last] = [numbered(groups, 1), numbered(groups, 2)]
    if (BUSY.test(words.slice(0, index))) return true
    if (!last.half && !last.minute) return false
    const { kind, isNamed } = kindAt(words, index, said.length)
    const from = readTime({ ...first, half: first.half ?? last.half }, kind, isNamed)
    const to = readTime(last, kind, isNamed)
    return from !== null && to !== null && from < to && add(index, kind, from, to)
  })
  rest = takeOut(rest, OR_LATER, ({ groups = {}, index, 0: said }) => {
    const { kind, isNamed } = kindAt(rest, index, said.length)
    if (!groups.half && !groups.minute && !groups.word && !groups.fraction && !isNamed) return false
    const time = readTime(groups, kind, isNamed)
    if (time === null) return false
    return groups.later ? add(index, kind, time, null) : add(index, kind, null, time)
  })
  rest = takeOut(rest, BOUND, ({ groups = {}, index, 0: said }) => {
    if (BUSY.test(rest.slice(0, index))) return true
    const relation = (groups.relation ?? '').toLowerCase()
    const { kind, isNamed, isHome } = kindAt(rest, index, said.length)
    const isBareHour = !groups.word && !groups.minute && !groups.half && !groups.fraction
    if (isBareHour && (!isNamed || relation === 'from' || relation === 'until')) return false
    const isNegated = !/^no/.test(relation) && NEGATED.test(rest.slice(0, index))
    const isLatest = /^(?:before|by|until|earlier|not after|no later|not later)/.test(relation) !== isNegated
    const moment = MOMENTS[(groups.word ?? '').toLowerCase()]
    const bound = isHome && isLatest ? 'arrival' : kind
    const time = moment ? moment[isLatest ? 0 : 1] : readTime(groups, bound, isNamed)
    if (time === null) return false
    return isLatest ? add(index, bound, null, time) : add(index, bound, time, null)
  })
  rest = takeOut(rest, AROUND, ({ groups = {}, index, 0: said }) => {
    const { kind, isNamed } = kindAt(rest, index, said.length)
    const time = readTime(groups, kind, isNamed)
    const isExact = groups.relation?.toLowerCase() === 'at'
    if (
      time === null ||
      (isExact && (!isNewSearch || (!groups.minute && !groups.half))) ||
      (!isNamed && !groups.minute && !groups.half && !groups.word)
    )
      return false
    return add(index, kind, shifted(time, -60), shifted(time, 60))
  })
  rest = LEFT_OUT.reduce((left, { pattern, from, to }) => {
    return takeOut(left, pattern, ({ index, 0: said }) => add(index, kindAt(left, index, said.length).kind, from, to))
  }, rest)
  rest = DURING.reduce((left, { pattern, from, to }) => {
    return takeOut(left, pattern, ({ index, 0: said }) => {
      if (BUSY.test(left.slice(0, index)) || ABOUT_PEOPLE.test(left.slice(0, index))) return false
      add(index, kindAt(left, index, said.length).kind, from, to)
      // "This evening" and "the same evening" are a day too, which is read later.
      return !/\b(?:this|same)\s+$/i.test(left.slice(0, index))
    })
  }, rest)
  return { found: withDirections(eitherOf(found, words), words), rest }
}

/** "Morning or afternoon" is one window from the first to the last. */
function eitherOf(found: FoundFilter[], words: string): FoundFilter[] {
  const windows: FoundFilter[] = []
  for (const window of found.toSorted((one, other) => one.index - other.index)) {
    const last = windows.at(-1)
    const { departBefore: end, ...start } = last?.wish ?? {}
    const { departAfter: next, departBefore } = window.wish
    const isEither = last && EITHER.test(words.slice(last.index, window.index)) && end && next && end <= next
    if (isEither) windows.splice(-1, 1, { ...last, wish: { ...start, ...(departBefore ? { departBefore } : {}) } })
    else windows.push(window)
  }
  return windows
}

/** The nearest verb says whether it is about leaving or arriving; `isHome` is the way home, where "by six" is the arrival. */
function kindAt(words: string, index: number, length: number): { kind: Kind; isNamed: boolean; isHome: boolean } {
  const start = Math.max(words.lastIndexOf(',', index), words.lastIndexOf(';', index)) + 1
  const verb = everyMatch(words.slice(start, index), VERBS).at(-1)?.[0] ?? ''
  const after = words.slice(index + length, index + length + 12)
  const isArrival = ARRIVES.test(verb) || /^\s*arrival/i.test(after) || /\barrivals?\b/i.test(words.slice(index, index + length))
  return {
    kind: isArrival ? 'arrival' : 'departure',
    isNamed: verb !== '' || /^\s*(?:arrival|departure|flight|start)/i.test(after) || NEGATED.test(clauseAt(words, index).before),
    isHome: /^(?:back|home)$/i.test(verb),
  }
}

function windowOf(kind: Kind, after: string | null, before: string | null): FilterWish {
  const [from, to] = kind === 'departure' ? (['departAfter', 'departBefore'] as const) : (['arriveAfter', 'arriveBefore'] as const)
  return { ...(after && after !== '00:00' ? { [from]: after } : {}), ...(before && before !== '24:00' ? { [to]: before } : {}) }
}

function shifted(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const minute = Math.min(1440, Math.max(0, hours * 60 + rest + minutes))
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function named(pattern: string, number: number): string {
  return pattern.replace(/\(\?<(\w+)>/g, `(?<$1${number}>`)
}

function numbered(groups: Groups, number: number): Groups {
  return Object.fromEntries(['word', 'hour', 'minute', 'half', 'fraction'].map((name) => [name, groups[`${name}${number}`]]))
}
