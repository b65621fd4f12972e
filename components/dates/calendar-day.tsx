'use client'

import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { DayButton, type DayButtonProps, Month, type MonthProps } from 'react-day-picker'
import * as texts from '@/lib/texts/dates'
import { amongTheCheapest, noFlights, none } from '@/lib/texts/flights/prices'
import { formatDayInFull } from '@/lib/travel/dates'
import { cheapDates } from '@/lib/travel/flights/day-price'
import { countDaysOf, firstDayOf, monthOf } from '@/lib/travel/flights/month-grid'
import { formatMoney } from '@/lib/travel/money'
import { shortPrice } from '../flights/prices/short-price'
import { type DayPricesState, useDayPrices } from '../state/day-prices-store'
import { ownDay } from '../state/own-day'
import type { CalendarProps } from './calendar-props'

type Facts = Pick<CalendarProps, 'days' | 'end' | 'names'> & { priced: NonNullable<CalendarProps['priced']> | null; today: string }

const FactsContext = createContext<Facts | null>(null)
export const CalendarFacts = FactsContext.Provider

const NO_PRICES: DayPricesState = { status: 'unavailable' }
const PricesContext = createContext<DayPricesState>(NO_PRICES)

/** A month of the calendar; its prices are asked for when it comes into view, so that a long list of months asks for few. */
export function PricedMonth(props: MonthProps) {
  const facts = useContext(FactsContext)
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  const priced = facts?.priced ?? null
  const month = monthOf(ownDay(props.calendarMonth.date))
  const sliceIndex = facts?.end === 'back' ? 1 : 0
  const { prices } = useDayPrices(
    priced && isSeen ? { searchId: priced.searchId, sliceIndex, from: firstDayOf(month), days: countDaysOf(month) } : null,
  )

  useEffect(() => {
    if (!priced || !place.current) return
    const watcher = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true))
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [priced])

  return (
    <PricesContext.Provider value={priced ? prices : NO_PRICES}>
      <div ref={place}>
        <Month {...props} />
      </div>
    </PricesContext.Provider>
  )
}

/** A day: its number, the lowest price where it is known, and all of it in words for who hears it. */
export function CalendarDayButton({ children, className: _own, ...props }: DayButtonProps) {
  const facts = useContext(FactsContext)
  const prices = useContext(PricesContext)
  const date = ownDay(props.day.date)
  const known = prices.status === 'known' ? prices.days : []
  const found = known.find((day) => day.date === date)
  const isCheap = found !== undefined && cheapDates(known).has(date)
  const isEnd = facts?.days.out === date || facts?.days.back === date
  const words = [
    formatDayInFull(date, facts?.today),
    found?.status === 'priced' && texts.fromPrice(formatMoney(found.total), facts?.priced?.whom ?? ''),
    found?.status === 'no-flights' && noFlights,
    isCheap && amongTheCheapest,
    facts?.days.out === date && texts.chosenFor(facts.names.out),
    facts?.days.back === date && texts.chosenFor(facts.names.back),
  ]
  const look = isEnd
    ? 'bg-sea text-sea-ink'
    : props.modifiers.disabled
      ? 'cursor-not-allowed text-ink-soft/60'
      : `hover:bg-sea-soft ${props.modifiers.today ? 'font-semibold text-sea' : ''}`
  return (
    <DayButton
      {...props}
      aria-label={undefined}
      className={`flex h-12 scroll-mt-32 scroll-mb-24 w-full flex-col items-center justify-center rounded-control text-[15px] leading-5 ${look}`}
    >
      <span className="sr-only">{words.filter(Boolean).join(', ')}</span>
      <span aria-hidden="true" className="figures">
        {children}
      </span>
      {facts?.priced && (
        <span
          aria-hidden="true"
          className={`figures h-4 text-[11px] leading-4 ${isEnd ? '' : isCheap ? 'font-semibold text-moss' : 'text-ink-soft'}`}
        >
          {found?.status === 'priced' ? shortPrice(found.total) : found?.status === 'no-flights' ? none : ''}
        </span>
      )}
    </DayButton>
  )
}
