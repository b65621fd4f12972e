import { everyMatch } from '@/lib/travel/every-match'
import { DAYS_BY_HOLIDAY } from './days-by-holiday'
import { DAYS_BY_NUMBER } from './days-by-number'
import { DAYS_BY_WEEKDAY } from './days-by-weekday'
import { fromDay } from './days-from-days'
import { DAYS_FROM_TODAY } from './days-from-today'
import { masked } from './masked'
import type { DayContext, DayRule, NamedDay } from './named-day'
import { otherDays } from './other-days'

/** `weeks` are days that stand for their whole week ("the week of the 12th"). */
export type FoundDays = { days: NamedDay[]; weeks: NamedDay[]; rest: string }

const RULES: DayRule[] = [...DAYS_BY_NUMBER, ...DAYS_BY_HOLIDAY, ...DAYS_BY_WEEKDAY, ...DAYS_FROM_TODAY]

/** Every day that is named, in reading order, and the words without them. */
export function findDays(words: string, context: DayContext): FoundDays {
  let rest = words
  const found: NamedDay[] = []
  for (const { needs, pattern, read } of RULES) {
    if (!needs.test(rest)) continue
    const searched = rest
    for (const match of everyMatch(searched, pattern)) {
      const days = read(match.groups ?? {}, context, match)
      if (!days) continue
      const [start, end] = [match.index, match.index + match[0].replace(/\.$/, '').length]
      found.push(...days.map((day) => ({ ...day, start, end, said: match[0].replace(/\.$/, '').trim() })))
      rest = masked(rest, start, end)
    }
  }
  const others = otherDays(rest, context.today)
  for (const { start, end } of others) rest = masked(rest, start, end)
  return joined(
    [...found, ...others].toSorted((one, other) => one.start - other.start),
    rest,
  )
}

/** "The Monday after Easter" is one day: what counts from a day is taken together with it. */
function joined(found: NamedDay[], words: string): FoundDays {
  const days: NamedDay[] = []
  const weeks: NamedDay[] = []
  let rest = words
  for (const one of found) {
    const lead = days.at(-1)
    const between = lead && lead.start !== one.start ? words.slice(lead.end, one.start) : null
    // "Today is the 18th" says nothing of travel.
    if (lead && between !== null && /^today$/i.test(lead.said) && /^\s*(?:is|'s)\s+$/i.test(between)) {
      days.pop()
      continue
    }
    if (lead && between !== null && isSameDay(lead, one, between)) {
      days.pop()
      days.push({ ...one, start: lead.start, said: words.slice(lead.start, one.end) })
      rest = masked(rest, lead.start, one.end)
      continue
    }
    if (lead && between !== null && one.isWeekday && /\d/.test(lead.said) && /^[\s,(]*$/.test(between)) continue
    const isBase = lead?.isWeekday === true && between !== null && /^\s+(?:before|after)\s+(?:the\s+)?$/i.test(between) && !one.part
    const context = isBase && lead ? words.slice(0, lead.start) + lead.said.padEnd(lead.end - lead.start) + words.slice(lead.end) : rest
    const { day, last, isWeek } = fromDay(one, context)
    if (isBase && day !== one) days.pop()
    if (isWeek) weeks.push(day)
    else days.push(day)
    if (last) days.push(last)
    if (day !== one) rest = masked(rest, day.start, day.end)
  }
  return { days, weeks, rest }
}

/** "Today the 6th", "Friday, that's 12 May": the number says it best. */
function isSameDay(lead: NamedDay, one: NamedDay, between: string): boolean {
  if (lead.part || one.part || one.isWeekday || !/\d/.test(one.said) || /\d/.test(lead.said)) return false
  return /^(?:\s*,)?\s*(?:(?:that's|that is|which is|so|i\.e\.)\s+)?$/i.test(between)
}
