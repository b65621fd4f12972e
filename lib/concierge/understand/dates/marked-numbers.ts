import { isPlainDate, type PlainDate } from '@/lib/travel/dates'
import { plainDate } from '../../skills/dates/calendar'
import { SIGN_BEFORE } from '../money-signs'
import type { DayContext, FoundDay, Groups } from './named-day'
import { exactly, fullYear, yearless } from './numbered-day'

const AFTER_SIGN = new RegExp(`${SIGN_BEFORE}\\s*$`, 'i')

/** "5/12", "2.5.", "5-12-2026". With dots and dashes alone it may be a time, a size or a range, so those need more to be a day. */
export function onMarkedNumbers(
  { first: one = '', second: other = '', mark, year, dot }: Groups,
  { dayOrder, isOrderShown, today, isListShown, isAsked }: DayContext,
  match: RegExpExecArray,
): FoundDay[] | null {
  const [first, second] = [Number(one), Number(other)]
  const before = match.input.slice(0, match.index)
  if (mark === '-' && !year) return null
  if (mark === '.' && !year) {
    const isAlone = /^\W*$/.test(before) && /^\W*$/.test(match.input.slice(match.index + match[0].length))
    const isAfterDayWord = /\b(?:on|on the|for|from|until|till|vom|bis|am|den|back|leav\w+|return\w*|depart\w*|tomorrow|day)\s+$/i.test(
      before,
    )
    if (
      /\b(?:at|after|before|by|around|about|under|than|to|least|most|rating|rated|of|over|score|is)\s+(?:the\s+)?$/i.test(before) ||
      AFTER_SIGN.test(before)
    )
      return null
    const isMarked = dot !== undefined && /\S/.test(match.input.slice(match.index + match[0].length))
    if (isListShown ? !isAfterDayWord : !isMarked && !isAfterDayWord && !(isAlone && isAsked)) return null
    if (!dot && other.length === 2 && !other.startsWith('0') && !other.startsWith('1')) return null
  }
  if ((first === 24 && second === 7) || (first === 50 && second === 50)) return null
  const isMonthFirst = second > 12 || (dayOrder === 'month-first' && first <= 12 && mark !== '.')
  const [number, month] = isMonthFirst ? [second, first] : [first, second]
  if (month < 1 || month > 12 || number < 1 || number > 31) return null
  const isChoice = !isOrderShown && first <= 12 && second <= 12 && first !== second
  const because = isMonthFirst ? ('month-first' as const) : ('day-first' as const)
  const found = year ? exactly(plainDate(fullYear(year), month, number)) : { resolve: yearless(month, number, today) }
  return [isChoice ? { ...found, because } : found]
}

/** "25122026" where the digits leave no choice; where a day is expected, the usual order settles "12052027" too. */
export function onRunTogether(
  digits: string,
  { today, dayOrder, isAsked }: DayContext,
  { input, index }: RegExpExecArray,
): FoundDay[] | null {
  const isDay = (date: PlainDate) => isPlainDate(date) && Math.abs(Number(date.slice(0, 4)) - Number(today.slice(0, 4))) <= 2
  const yearFirst = plainDate(Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6)))
  if (digits.length === 8 && isDay(yearFirst)) return [exactly(yearFirst)]
  const [year, rest] = [Number(digits.slice(-4)), digits.slice(0, -4)]
  const pairs = (rest.length === 4 ? [2] : [1, 2]).map((cut) => [Number(rest.slice(0, cut)), Number(rest.slice(cut))] as const)
  const dayFirst = pairs.map(([number, month]) => plainDate(year, month, number)).filter(isDay)
  const monthFirst = pairs.map(([month, number]) => plainDate(year, month, number)).filter(isDay)
  const readings = new Set([...dayFirst, ...monthFirst])
  const [usual, other] = dayOrder === 'day-first' ? dayFirst : monthFirst
  const [only] = readings
  if (only && readings.size === 1) return [exactly(only)]
  const isExpected = isAsked || /\b(?:on|date|from|to|until|is|leav\w+|return\w*)\W*$/i.test(input.slice(0, index))
  return isExpected && usual && !other ? [{ ...exactly(usual), because: dayOrder }] : null
}
