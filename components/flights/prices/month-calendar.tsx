'use client'

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import * as texts from '@/lib/texts/flights/prices'
import { addDays, type PlainDate } from '@/lib/travel/dates'
import { FURTHEST_DAYS_AHEAD } from '@/lib/travel/flights/complete-search'
import { cheapDates, type PricedDay } from '@/lib/travel/flights/day-price'
import {
  addMonths,
  daysSinceMonday,
  firstDayOf,
  formatMonth,
  type Month,
  monthOf,
  sameDayIn,
  weeksOf,
} from '@/lib/travel/flights/month-grid'
import type { DayPricesState } from '../../state/day-prices-store'
import { ChevronDownIcon } from '../../ui/icons'
import { CalendarDay } from './calendar-day'
import { PricesFailed } from './prices-failed'

type MonthCalendarProps = {
  /** The day of the direction that is shown; it may lie in another month. */
  chosen: PlainDate
  /** The traveller's own calendar day. */
  today: PlainDate
  month: Month
  /** Prices of the days of `month`. */
  prices: DayPricesState
  /** "for 2 travellers". */
  whom: string
  /** ISO 4217: narrow cells leave out signs that are words. */
  currency: string
  isWaiting?: boolean
  onMonthChange: (month: Month) => void
  onChoose: (date: PlainDate) => void
  onRetry: () => void
}

const WEEKDAYS = [texts.monday, texts.tuesday, texts.wednesday, texts.thursday, texts.friday, texts.saturday, texts.sunday]

/**
 * A month with the lowest price of each day; the cheapest quarter is marked. One day is in the tab order: arrow keys go on by days and
 * weeks, Home and End to the ends of the week, Page Up and Page Down by months. Nothing where no prices are told.
 */
export function MonthCalendar({ chosen, today, month, prices, whom, currency, isWaiting = false, ...events }: MonthCalendarProps) {
  const last = addDays(today, FURTHEST_DAYS_AHEAD)
  const grid = useRef<HTMLTableElement>(null)
  const [moved, setMoved] = useState<PlainDate | null>(null)
  const focusable = focusableDay(moved, chosen, month, today, last)

  useEffect(() => {
    // Only what a key moved takes the focus: a month that is turned by its button leaves it there.
    if (moved) grid.current?.querySelector<HTMLElement>(`[data-date="${moved}"]`)?.focus()
  }, [moved])

  if (prices.status === 'unavailable') return null
  const days = prices.status === 'known' ? prices.days : []
  const byDate = new Map(days.map((day) => [day.date, day]))
  const cheap = cheapDates(days)

  function move(event: KeyboardEvent) {
    const target = targetOf(event.key, focusable)
    if (!target) return
    event.preventDefault()
    const within = onSale(target, today, last)
    setMoved(within)
    if (monthOf(within) !== month) events.onMonthChange(monthOf(within))
  }

  function turn(months: number) {
    setMoved(null)
    events.onMonthChange(addMonths(month, months))
  }

  return (
    <section aria-label={texts.lowestPriceOfEachDay}>
      <div className="flex items-center justify-between gap-2">
        <TurnButton label={texts.previousMonth} isBack isOff={month <= monthOf(today)} onPress={() => turn(-1)} />
        <p aria-live="polite" className="font-semibold text-[15px]">
          {formatMonth(month)}
        </p>
        <TurnButton label={texts.nextMonth} isOff={month >= monthOf(last)} onPress={() => turn(1)} />
      </div>
      <table ref={grid} className="mt-1 w-full table-fixed border-collapse">
        <caption className="sr-only">{texts.howKeysGoThroughDays(formatMonth(month))}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={name} className="h-7 font-normal text-[12px] text-ink-soft">
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, index) => (
                <td key={date ?? WEEKDAYS[index]} className="p-px">
                  {date && (
                    <CalendarDay
                      date={date}
                      day={outsideDay(date, today, last) ?? byDate.get(date)}
                      isLoading={prices.status === 'loading'}
                      isChosen={date === chosen}
                      isCheap={cheap.has(date)}
                      isFocusable={date === focusable}
                      isWaiting={isWaiting}
                      whom={whom}
                      onChoose={events.onChoose}
                      onKeyDown={move}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap items-center gap-x-3 pt-2 text-fact text-ink-soft">
        <span>{texts.lowestPriceOneDirection(currency, whom)}</span>
        {cheap.size > 0 && (
          <span className="inline-flex items-center gap-1.5">
            <span className="size-1.5 rounded-full bg-moss" /> {texts.cheapestQuarterOfTheMonth}
          </span>
        )}
      </p>
      {prices.status === 'failed' && <PricesFailed message={prices.message} onRetry={events.onRetry} />}
    </section>
  )
}

function TurnButton({ label, isBack = false, isOff, onPress }: { label: string; isBack?: boolean; isOff: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: the focus would be lost at the last month.
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-paper hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <ChevronDownIcon className={isBack ? 'rotate-90' : '-rotate-90'} />
    </button>
  )
}

/** The one day in the tab order: where the keys went, else the chosen day, else the first of the month that can be flown on. */
function focusableDay(moved: PlainDate | null, chosen: PlainDate, month: Month, today: PlainDate, last: PlainDate): PlainDate {
  if (moved && monthOf(moved) === month) return moved
  if (monthOf(chosen) === month && chosen >= today && chosen <= last) return chosen
  return month === monthOf(today) ? today : firstDayOf(month)
}

/** The day itself, or the nearest one that is sold. */
function onSale(date: PlainDate, today: PlainDate, last: PlainDate): PlainDate {
  if (date < today) return today
  return date > last ? last : date
}

function targetOf(key: string, from: PlainDate): PlainDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1)
    case 'ArrowRight':
      return addDays(from, 1)
    case 'ArrowUp':
      return addDays(from, -7)
    case 'ArrowDown':
      return addDays(from, 7)
    case 'Home':
      return addDays(from, -daysSinceMonday(from))
    case 'End':
      return addDays(from, 6 - daysSinceMonday(from))
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(from), -1), from)
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(from), 1), from)
    default:
      return null
  }
}

/** What needs no prices to be known. */
function outsideDay(date: PlainDate, today: PlainDate, last: PlainDate): PricedDay | undefined {
  if (date < today) return { status: 'impossible', date, why: 'past' }
  return date > last ? { status: 'impossible', date, why: 'not-on-sale' } : undefined
}
