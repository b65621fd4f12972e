'use client'

import { useId, useState } from 'react'
import * as texts from '@/lib/texts/flights/explore'
import type { PlainDate } from '@/lib/travel/dates'
import { stripDays } from '@/lib/travel/flights/day-price'
import { countDaysOf, firstDayOf, monthOf } from '@/lib/travel/flights/month-grid'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { type DayPricesState, useDayPrices } from '../../state/day-prices-store'
import { ownDay } from '../../state/own-day'
import { Button } from '../../ui/button'
import { pricedFor } from '../fare-words'
import { DateStrip } from '../prices/date-strip'
import { MonthCalendar } from '../prices/month-calendar'

type OtherDaysProps = {
  searchId: string
  search: FlightSearch
  sliceIndex: number
  isWaiting?: boolean
  onChoose: (date: PlainDate) => void
}

/** The lowest prices three days around, and the whole month for whoever wants more. */
export function OtherDays({ searchId, search, sliceIndex, isWaiting = false, onChoose }: OtherDaysProps) {
  const today = ownDay(new Date())
  const chosen = search.slices[sliceIndex]?.departureOn ?? today
  const [month, setMonth] = useState(monthOf(chosen))
  const [isMonthOpen, setIsMonthOpen] = useState(false)
  const monthId = useId()
  const [first] = stripDays(chosen)
  const strip = useDayPrices({ searchId, sliceIndex, from: first ?? chosen, days: 7 })
  const whole = useDayPrices(isMonthOpen ? { searchId, sliceIndex, from: firstDayOf(month), days: countDaysOf(month) } : null)
  const whom = pricedFor({ sliceIndex }, search)
  if (strip.prices.status === 'unavailable') {
    return <p className="text-fact text-ink-soft">{texts.pricesOfOtherDaysNotTold}</p>
  }
  return (
    <div className="flex flex-col gap-3">
      <DateStrip chosen={chosen} prices={strip.prices} whom={whom} isWaiting={isWaiting} onChoose={onChoose} onRetry={strip.retry} />
      <Button
        size="small"
        className="self-start max-sm:min-h-11"
        aria-expanded={isMonthOpen}
        aria-controls={isMonthOpen ? monthId : undefined}
        onClick={() => setIsMonthOpen(!isMonthOpen)}
      >
        {isMonthOpen ? texts.hideTheMonth : texts.showTheWholeMonth}
      </Button>
      {isMonthOpen && (
        <div id={monthId} className="max-w-xl">
          <MonthCalendar
            chosen={chosen}
            today={today}
            month={month}
            prices={whole.prices}
            whom={whom}
            currency={currencyOf(strip.prices)}
            isWaiting={isWaiting}
            onMonthChange={setMonth}
            onChoose={onChoose}
            onRetry={whole.retry}
          />
        </div>
      )}
    </div>
  )
}

function currencyOf(prices: DayPricesState): string {
  const priced = prices.status === 'known' ? prices.days.find((day) => day.status === 'priced') : undefined
  return priced?.status === 'priced' ? priced.total.currency : 'EUR'
}
