'use client'

import { useState } from 'react'
import * as texts from '@/lib/texts/dates'
import { formatDate, formatDayInFull, type PlainDate } from '@/lib/travel/dates'
import { monthName } from '@/lib/travel/month-names'
import { type DayOrder, type DayProblem, readDay, writeDay } from '@/lib/travel/read-day'
import { ownDay } from '../state/own-day'
import { TextField } from '../ui/field'
import { CalendarOpener } from './calendar-opener'
import type { CalendarProps } from './calendar-props'
import { useDayOrder } from './use-day-order'

type DayFieldProps = {
  label: string
  name?: string
  /** `''` while there is none, or while what is typed is no day. */
  value: PlainDate | ''
  error?: string | undefined
  hint?: string | undefined
  isDisabled?: boolean
  onChange: (day: PlainDate | '') => void
  calendar: Omit<CalendarProps, 'order' | 'onClose'>
}

/** A day that is typed as one likes, or chosen in the calendar beside it; what is no day is said in words once it has been typed. */
export function DayField({ label, name, value, error, hint, isDisabled = false, onChange, calendar }: DayFieldProps) {
  const order = useDayOrder()
  const [typed, setTyped] = useState<{ words: string; reads: PlainDate | '' } | null>(null)
  const [isBeingTyped, setIsBeingTyped] = useState(false)
  // Another day from elsewhere (the calendar, a swap) takes the place of what was typed.
  const shown = typed && typed.reads === value ? typed.words : value && writeDay(value, order)
  const today = calendar.today ?? ownDay(new Date())
  const read = shown === '' ? null : readDay(shown, order, today)
  const problem = !isBeingTyped && read && 'problem' in read ? problemWords(read.problem, order, today) : undefined

  function take(words: string) {
    const found = readDay(words, order, today)
    const reads = 'date' in found ? found.date : ''
    setTyped({ words, reads })
    onChange(reads)
  }

  return (
    <TextField
      label={label}
      name={name}
      value={isDisabled ? '' : shown}
      error={isDisabled ? undefined : (problem ?? error)}
      hint={hint}
      disabled={isDisabled}
      autoComplete="off"
      spellCheck={false}
      placeholder={isDisabled ? undefined : texts.dayOrder[order]}
      maxLength={60}
      onChange={(event) => {
        setIsBeingTyped(true)
        take(event.target.value)
      }}
      onKeyDown={(event) => event.key === 'Enter' && setIsBeingTyped(false)}
      onBlur={() => {
        setIsBeingTyped(false)
        if (value) setTyped(null)
      }}
      trailing={!isDisabled && <CalendarOpener label={label} calendar={{ ...calendar, order }} />}
    />
  )
}

function problemWords(problem: DayProblem, order: DayOrder, today: PlainDate): string {
  switch (problem.kind) {
    case 'no-such-month':
      return texts.noSuchMonth(problem.month)
    case 'no-such-day':
      return texts.noSuchDay(problem.day, monthName(problem.month), problem.year)
    case 'other-weekday':
      return texts.otherWeekday(formatDate(problem.date), formatDayInFull(problem.date).split(' ')[0] ?? '')
    case 'unreadable':
      return texts.unreadable(writeDay(today, order))
  }
}
