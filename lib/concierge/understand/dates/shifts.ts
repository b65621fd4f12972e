import { addDays, type PlainDate } from '@/lib/travel/dates'
import { addMonths } from '../../skills/dates/calendar'
import { COUNT, daysIn, readCount, UNIT } from './counts'
import { takeOut } from './masked'
import type { DateRole } from './said-dates'

/** By how much (`isLong` is a week or more), and which of the two days; null where the words do not say. */
export type DayShift = { by: (day: PlainDate) => PlainDate; isLater: boolean; isLong: boolean; role: DateRole | 'both' | null }

const COUNTED = `(?<count>${COUNT})\\s+(?<unit>${UNIT})`
const EARLIER = /earlier|sooner|before|forward|prior/i
const NEGATIVE = /shorter|less|fewer/i
const SHIFTS: [pattern: RegExp, isBack: RegExp, role: DateRole | null][] = [
  [new RegExp(`\\bbring\\s+(?:[\\w']+\\s+){1,4}?forwards?\\s+(?:by\\s+)?${COUNTED}\\b`, 'gi'), /^/, null],
  [
    new RegExp(
      `\\b(?:by\\s+)?${COUNTED}\\s+(?<word>later|earlier|sooner|after(?:wards)?|before|prior|forwards?|on)\\b(?!\\s*(?:the|from|that we|my|our|\\w+day|\\d|~))`,
      'gi',
    ),
    EARLIER,
    null,
  ],
  [
    new RegExp(
      `\\b(?<word>later|earlier|sooner|back|forwards?|out|postpone|delay|push|shift|move|put (?:it|them) off)(?:\\s+(?:it|them|that|this|everything|(?:the|my|our)\\s+(?:\\w+\\s+)?\\w+))?(?:\\s+(?<way>back|forwards?|out|earlier|later))?\\s+(?:by\\s+)?${COUNTED}\\b(?!\\s+(?:from|of|ago))(?:\\s+(?<end>later|earlier|sooner|forwards?|back|out))?`,
      'gi',
    ),
    /earlier|sooner|bring/i,
    null,
  ],
  [
    /\b(?:the\s+)?(?:next\s+(?=day\b)|following\s+)(?<unit>day|week)(?=\s+instead|\s*[,.?!]|\s*$|\s+(?:from|to|at|in|please|and)\b)/gi,
    EARLIER,
    null,
  ],
  [/\b(?:the\s+)(?<unit>day|week)\s+(?<word>before|after)\b(?!\s+(?:tomorrow|next|the|my|our|~))/gi, EARLIER, null],
  [
    /\b(?:move|push|shift|change|switch|postpone|make)\s+(?:it|them|that|everything|(?:the|my|our)\s+(?:\w+\s+)?\w+)\s+(?:to\s+|until\s+)?(?:the\s+)?(?:next|following)\s+(?<unit>week)\b/gi,
    EARLIER,
    null,
  ],
  [
    new RegExp(`\\b(?:stay\\w*\\s+(?:for\\s+)?|add\\s+)?(?<count>${COUNT})\\s+(?:more|extra|additional)\\s+(?<unit>${UNIT})\\b`, 'gi'),
    NEGATIVE,
    'return',
  ],
  [
    new RegExp(
      `\\b(?:stay|extend)\\w*\\s+(?:it\\s+|(?:the|my|our)\\s+\\w+\\s+)?(?:by\\s+)?${COUNTED}(?<word>\\s+(?:longer|more|extra|shorter|less))?`,
      'gi',
    ),
    NEGATIVE,
    'return',
  ],
  [new RegExp(`\\b${COUNTED}\\s+(?<word>longer|more|shorter|less|fewer)\\b(?!\\s+than)`, 'gi'), NEGATIVE, 'return'],
  [new RegExp(`\\b(?:shorten|cut)\\s+(?:it\\s+|(?:the|my|our)\\s+\\w+\\s+)?(?:short\\s+)?by\\s+${COUNTED}`, 'gi'), /./, 'return'],
]
const MAY_SHIFT = new RegExp(`\\b${UNIT}\\b`, 'i')
/** "Will it arrive the next day?" asks about a flight. */
const ARRIVAL =
  /\b(?:(?:is|does|will|would|has) (?:it|that|this|the (?:flight|plane))|arriv\w*|land(?:s|ing)?|get(?:s|ting)? (?:in|there))\b[^.]*$/i

/** "A day later", "push the return by two days", "one more night". */
export function readShifts(words: string): { shifts: DayShift[]; rest: string } {
  const shifts: DayShift[] = []
  let rest = words
  if (!MAY_SHIFT.test(words)) return { shifts, rest }
  for (const [pattern, isBack, role] of SHIFTS) {
    rest = takeOut(rest, pattern, (match) => {
      const { count = 'a', unit = 'day', word = '', way = '', end = '' } = match.groups ?? {}
      // "stay 5 nights" is a length; only "stay 5 nights longer", or "extend by", changes one.
      if (role === 'return' && /^stay/i.test(match[0]) && !/more|extra|additional|longer|shorter|less/i.test(match[0])) return false
      if (/^(?:back|out)$/i.test(word) && !/\bby\b/i.test(match[0])) return false
      if (!match.groups?.count && ARRIVAL.test(match.input.slice(0, match.index))) return false
      if (/^(?:in|for|within)$/i.test(/(\w+)\s*$/.exec(match.input.slice(0, match.index))?.[1] ?? '') && /^(?:on|after)$/i.test(word))
        return false
      const isEarlier = isBack.test(`${word} ${way} ${end}`)
      const sign = isEarlier ? -1 : 1
      const by = (day: PlainDate) =>
        /^month/i.test(unit) ? addMonths(day, sign * readCount(count)) : addDays(day, sign * daysIn(count, unit))
      shifts.push({ by, isLater: !isEarlier, isLong: /^(?:week|fortnight|month)/i.test(unit), role: role ?? shiftRole(match) })
      return true
    })
  }
  return { shifts, rest }
}

function shiftRole({ input, index, 0: said }: RegExpExecArray): DayShift['role'] {
  const before =
    input
      .slice(Math.max(0, index - 40), index)
      .split(/[,;.~]|\b(?:and|but)\b/)
      .at(-1) ?? ''
  const near = `${before} ${said} ${input.slice(index + said.length, index + said.length + 30).split(/[,;.~]|\b(?:and|but)\b/)[0] ?? ''}`
  if (/\b(?:both|whole trip|whole thing|everything|all of it|the trip|entire)\b/i.test(near)) return 'both'
  if (/\b(?:back\b(?!\s+by)|return\w*|home|inbound)/i.test(near)) return 'return'
  return /\b(?:leav\w+|depart\w*|outbound|way out|fly(?:ing)? out|go(?:ing)?|start\w*)\b/i.test(near) ? 'departure' : null
}
