import { addDays, daysBetween, isPlainDate, type PlainDate, weekday } from '@/lib/travel/dates'
import { addMonths, dayOfMonthFrom, monthDayFrom, monthNumber, plainDate } from '../../skills/dates/calendar'
import type { DayContext, FoundDay, Groups, ResolveDay } from './named-day'

const NEARLY_A_YEAR = 300

/** Without a year it is the next such day; but "back on 21 November" from a trip on the 27th means the one just missed, not next year's. */
export function onDay(number: string | undefined, { month, year, short }: Groups, { today }: DayContext): FoundDay {
  const [monthOfYear, dayOfMonth] = [monthNumber(month ?? ''), Number(number)]
  const saidYear = year ?? short
  if (saidYear) return exactly(plainDate(fullYear(saidYear), monthOfYear, dayOfMonth))
  return { resolve: yearless(monthOfYear, dayOfMonth, today) }
}

export function yearless(month: number, dayOfMonth: number, today: PlainDate): ResolveDay {
  return (earliest) => {
    const next = monthDayFrom(earliest, month, dayOfMonth)
    const fromToday = monthDayFrom(today, month, dayOfMonth)
    const isJustMissed = next !== null && fromToday !== null && fromToday < earliest && daysBetween(earliest, next) > NEARLY_A_YEAR
    return isJustMissed ? fromToday : next
  }
}

export function onNumber(number: number): FoundDay {
  return { resolve: (earliest) => dayOfMonthFrom(earliest, number), isBare: true }
}

/** "Saturday the 27th": one of the next months' 27th that is a Saturday, else simply the next one. */
export function onNamedNumber(name: number, number: number): ResolveDay {
  return (earliest) => {
    const next = dayOfMonthFrom(earliest, number)
    let candidate = next
    for (let ahead = 0; ahead < 3 && candidate; ahead += 1) {
      if (weekday(candidate) === name) return candidate
      candidate = dayOfMonthFrom(addDays(candidate, 1), number)
    }
    return next
  }
}

/** Of this month, a day that is over stays over; "the same month" is that of the day named before. */
export function ofMonth(number: number, which: string, today: PlainDate): FoundDay {
  return {
    resolve: (_, previous) => {
      const isThat = which === 'same' || which === 'that' || which === 'following'
      const base = `${(isThat ? (previous ?? today) : today).slice(0, 7)}-01`
      const month = which === 'next' || which === 'coming' || which === 'following' ? addMonths(base, 1) : base
      return existing(plainDate(Number(month.slice(0, 4)), Number(month.slice(5, 7)), number))
    },
    isExact: true,
  }
}

export function exactly(date: string): FoundDay {
  return { resolve: () => existing(date), isExact: true }
}

function existing(date: string): PlainDate | null {
  return isPlainDate(date) ? date : null
}

export function fullYear(year: string): number {
  return year.length === 2 ? 2000 + Number(year) : Number(year)
}
