'use client'

import { parseISO } from 'date-fns/parseISO'
import { type ComponentProps, useMemo, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import * as texts from '@/lib/texts/dates'
import { nextMonth, previousMonth } from '@/lib/texts/flights/prices'
import { chooseDay, type DaysEnd } from '@/lib/travel/choose-day'
import { formatDay, type PlainDate } from '@/lib/travel/dates'
import { countMonths, monthOf } from '@/lib/travel/flights/month-grid'
import { usePricesCurrency } from '../state/day-prices-store'
import { ownDay } from '../state/own-day'
import { Button } from '../ui/button'
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/icons'
import { CalendarDayButton, CalendarFacts, PricedMonth } from './calendar-day'
import type { CalendarProps } from './calendar-props'

/**
 * Two months side by side, or on a phone all of them below one another. Arrow keys go by days and weeks, Home and End to the ends of the
 * week, Page Up and Page Down by months; a press takes the day, and goes on to the other one.
 */
export function Calendar({
  days,
  end: opened,
  names,
  today,
  earliest,
  latest,
  priced = null,
  order,
  isPhone,
  onDays,
  onClose,
}: CalendarProps & { isPhone: boolean }) {
  const [end, setEnd] = useState(opened)
  const currency = usePricesCurrency(priced?.searchId)
  const now = today ?? ownDay(new Date())
  const first = earliest ?? now
  const shown = days[end] || days.out || first
  const facts = useMemo(() => ({ days, end, names, priced, today: now }), [days, end, names, priced, now])

  function take(date: Date) {
    const chosen = chooseDay(days, end, ownDay(date))
    onDays(chosen.days)
    if (chosen.next === null) onClose()
    else setEnd(chosen.next)
  }

  const outOn = days.out ? parseISO(days.out) : undefined
  const selection =
    days.back === null
      ? ({ mode: 'single', selected: outOn, onSelect: (_day: Date | undefined, pressed: Date) => take(pressed) } as const)
      : ({
          mode: 'range',
          selected: { from: outOn, to: days.back ? parseISO(days.back) : outOn },
          onSelect: (_range: unknown, pressed: Date) => take(pressed),
        } as const)

  return (
    <CalendarFacts value={facts}>
      {days.back !== null && (
        <div className={isPhone ? 'sticky top-0 z-10 -mx-5 bg-sheet px-5 pt-2 pb-px' : ''}>
          <EndSwitch days={{ out: days.out, back: days.back }} end={end} names={names} today={now} onEnd={setEnd} />
        </div>
      )}
      <DayPicker
        {...selection}
        autoFocus
        navLayout="around"
        hideNavigation={isPhone}
        numberOfMonths={isPhone ? countMonths(monthOf(first), monthOf(latest ?? first)) : 2}
        defaultMonth={parseISO(isPhone ? first : shown)}
        startMonth={parseISO(first)}
        {...(latest ? { endMonth: parseISO(latest) } : {})}
        today={parseISO(now)}
        weekStartsOn={order === 'month-first' ? 0 : 1}
        disabled={[{ before: parseISO(first) }, ...(latest ? [{ after: parseISO(latest) }] : [])]}
        labels={{ labelPrevious: () => previousMonth, labelNext: () => nextMonth }}
        components={{ DayButton: CalendarDayButton, Month: PricedMonth, Chevron: Turn }}
        classNames={CLASSES}
      />
      <div
        className={`flex items-center gap-3 border-t pt-3 ${isPhone ? 'sticky -bottom-5 -mx-5 -mb-5 z-10 bg-sheet px-5 pb-5' : 'mt-3 min-h-11'}`}
      >
        <p className="min-w-0 flex-1 text-fact text-ink-soft">
          {priced && currency && texts.lowestPriceOfEachDay(names[end], currency, priced.whom)}
        </p>
        <Button tone={isPhone ? 'primary' : 'quiet'} onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </CalendarFacts>
  )
}

type EndSwitchProps = {
  days: Record<DaysEnd, string>
  end: DaysEnd
  names: Record<DaysEnd, string>
  today: PlainDate
  onEnd: (end: DaysEnd) => void
}

/** Which of the two days the next press takes; said aloud as it goes on from one to the other. */
function EndSwitch({ days, end, names, today, onEnd }: EndSwitchProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {texts.chooseTheDay(names[end])}
      </p>
      <div className="mb-3 grid grid-cols-2 gap-0.5 rounded-control border p-0.5">
        {(['out', 'back'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === end}
            onClick={() => onEnd(each)}
            className="rounded-[8px] px-3 py-1.5 text-start text-fact text-ink-soft aria-pressed:bg-sea-soft aria-pressed:text-sea"
          >
            {names[each]}
            <span className="block min-h-6 text-[15px] text-ink leading-6">
              {days[each] ? formatDay(days[each], today) : texts.openDay}
            </span>
          </button>
        ))}
      </div>
    </>
  )
}

function Turn({ orientation }: { orientation?: 'left' | 'right' | 'up' | 'down' }) {
  return orientation === 'left' ? <ChevronLeftIcon /> : <ChevronRightIcon />
}

const TURN =
  'row-start-1 grid size-11 place-items-center rounded-control text-ink-soft hover:bg-paper hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40'

const CLASSES: ComponentProps<typeof DayPicker>['classNames'] = {
  months: 'flex flex-col gap-6 sm:flex-row',
  month: 'grid grid-cols-[44px_1fr_44px] items-center sm:w-[296px]',
  button_previous: `${TURN} col-start-1`,
  button_next: `${TURN} col-start-3`,
  month_caption: 'col-start-2 row-start-1 grid h-11 place-items-center font-semibold text-[15px]',
  month_grid: 'col-span-3 w-full table-fixed border-collapse',
  weekday: 'h-7 font-normal text-[12px] text-ink-soft',
  day: 'p-0 text-center',
  range_start: 'rounded-s-control not-data-outside:bg-sea-soft',
  range_middle: 'not-data-outside:bg-sea-soft',
  range_end: 'rounded-e-control not-data-outside:bg-sea-soft',
}
