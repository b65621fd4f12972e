'use client'

import * as texts from '@/lib/texts/plan'
import { addDays, type PlainDate } from '@/lib/travel/dates'
import { DayField } from '../dates/day-field'
import { ownDay } from '../state/own-day'

/** A plan may begin later than flights are sold. */
const FURTHEST_DAYS = 730

type FirstDayFieldProps = {
  value: PlainDate | ''
  error: string | undefined
  hint?: string | undefined
  onChange: (day: PlainDate | '') => void
}

/** The day that a plan begins on. */
export function FirstDayField({ value, error, hint, onChange }: FirstDayFieldProps) {
  const today = ownDay(new Date())
  return (
    <DayField
      label={texts.firstDay}
      value={value}
      error={error}
      hint={hint}
      onChange={onChange}
      calendar={{
        days: { out: value, back: null },
        end: 'out',
        names: { out: texts.firstDay, back: '' },
        today,
        earliest: today,
        latest: addDays(today, FURTHEST_DAYS),
        onDays: ({ out }) => onChange(out),
      }}
    />
  )
}
