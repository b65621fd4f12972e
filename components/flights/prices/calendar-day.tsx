import type { KeyboardEvent } from 'react'
import * as texts from '@/lib/texts/flights/prices'
import type { PlainDate } from '@/lib/travel/dates'
import type { PricedDay } from '@/lib/travel/flights/day-price'
import { Skeleton } from '../../ui/skeleton'
import { spokenDay } from './day-words'
import { shortPrice } from './short-price'

type CalendarDayProps = {
  date: PlainDate
  /** Undefined while its price is on the way, or when it did not come. */
  day: PricedDay | undefined
  isLoading: boolean
  isChosen: boolean
  isCheap: boolean
  isFocusable: boolean
  isWaiting: boolean
  whom: string
  onChoose: (date: PlainDate) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One day of the calendar: its number, its lowest price, and a dot where it is cheap. A day without a flight can be read, not pressed. */
export function CalendarDay({
  date,
  day,
  isLoading,
  isChosen,
  isCheap,
  isFocusable,
  isWaiting,
  whom,
  onChoose,
  onKeyDown,
}: CalendarDayProps) {
  const canChoose = !isChosen && !isWaiting && (day ? day.status === 'priced' : !isLoading)
  const isOff = day !== undefined && day.status !== 'priced'
  const words = [spokenDay(date, day, whom), isCheap && texts.amongTheCheapest, isChosen && texts.theDayShown]
  return (
    <button
      type="button"
      data-date={date}
      aria-current={isChosen ? 'date' : undefined}
      aria-disabled={!canChoose || undefined}
      tabIndex={isFocusable ? 0 : -1}
      onClick={canChoose ? () => onChoose(date) : undefined}
      onKeyDown={onKeyDown}
      className={`flex h-14 w-full flex-col items-center justify-center rounded-control border ${isChosen ? 'border-sea bg-sea-soft' : 'border-transparent'} ${canChoose ? 'hover:border-sea' : isWaiting ? 'cursor-progress' : 'cursor-default'}`}
    >
      <span className="sr-only">{words.filter(Boolean).join(', ')}</span>
      <span aria-hidden="true" className={`figures text-[13px] leading-4 ${isOff ? 'text-ink-soft' : ''}`}>
        {Number(date.slice(8))}
      </span>
      <span aria-hidden="true" className="grid h-4 place-items-center">
        {day?.status === 'priced' && (
          <span className={`figures text-[11px] leading-4 ${isCheap ? 'font-semibold text-moss' : 'text-ink-soft'}`}>
            {shortPrice(day.total)}
          </span>
        )}
        {day?.status === 'no-flights' && <span className="text-[11px] text-ink-soft leading-4">{texts.none}</span>}
        {!day && isLoading && <Skeleton className="h-2.5 w-7" />}
      </span>
      <span className={`mt-0.5 size-1.5 rounded-full ${isCheap ? 'bg-moss' : ''}`} />
    </button>
  )
}
