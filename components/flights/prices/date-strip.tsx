import * as texts from '@/lib/texts/flights/prices'
import { formatDay, type PlainDate } from '@/lib/travel/dates'
import { type PricedDay, stripDays } from '@/lib/travel/flights/day-price'
import type { DayPricesState } from '../../state/day-prices-store'
import { useToday } from '../../state/use-today'
import { Skeleton } from '../../ui/skeleton'
import { spokenDay, yearsBeside } from './day-words'
import { PricesFailed } from './prices-failed'
import { isSignLeftOut, shortPrice } from './short-price'

type DateStripProps = {
  /** The day of the direction that is shown. */
  chosen: PlainDate
  prices: DayPricesState
  /** "for 2 travellers". */
  whom: string
  isWaiting?: boolean
  /** Left out when the strip only shows: superseded, expired, booked. */
  onChoose?: ((date: PlainDate) => void) | undefined
  onRetry: () => void
}

/** Three days on each side of the chosen one with the lowest price of each; a press asks for that day. Nothing where no prices are told. */
export function DateStrip({ chosen, prices, whom, isWaiting = false, onChoose, onRetry }: DateStripProps) {
  const today = useToday()
  if (prices.status === 'unavailable') return null
  const days = prices.status === 'known' ? new Map(prices.days.map((day) => [day.date, day])) : new Map<PlainDate, PricedDay>()
  const currency = currencyToName([...days.values()])
  const shown = stripDays(chosen)
  return (
    <nav aria-label={texts.lowestPricesAround} className="relative">
      <ol className="grid grid-cols-7 gap-0.5 sm:gap-1">
        {shown.map((date) => (
          <li key={date} className="min-w-0">
            <StripDay
              date={date}
              day={days.get(date)}
              isChosen={date === chosen}
              isLoading={prices.status === 'loading'}
              whom={whom}
              isWaiting={isWaiting}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="px-1 pt-1 text-[12px] text-ink-soft leading-4">
        {[texts.lowestPrices(whom), currency && texts.pricesIn(currency), yearsBeside(shown, today)].filter(Boolean).join(' · ')}
      </p>
      {prices.status === 'failed' && <PricesFailed message={prices.message} onRetry={onRetry} />}
    </nav>
  )
}

/** The currency that the cells have no room for. */
function currencyToName(days: PricedDay[]): string | null {
  const currency = days.find((day) => day.status === 'priced')?.total.currency
  return currency && isSignLeftOut(currency) ? currency : null
}

type StripDayProps = { date: PlainDate; day: PricedDay | undefined; isChosen: boolean; isLoading: boolean } & Pick<
  DateStripProps,
  'whom' | 'isWaiting' | 'onChoose'
>

const CELL = 'flex h-16 w-full flex-col items-center justify-center rounded-control border px-0.5 text-center'

function StripDay({ date, day, isChosen, isLoading, whom, isWaiting, onChoose }: StripDayProps) {
  const words = spokenDay(date, day, whom, useToday())
  const canChoose = onChoose && !isChosen && (day === undefined ? !isLoading : day.status === 'priced')
  if (canChoose) {
    return (
      <button
        type="button"
        aria-disabled={isWaiting || undefined}
        onClick={isWaiting ? undefined : () => onChoose(date)}
        className={`${CELL} border-transparent transition-colors duration-150 hover:border-sea aria-disabled:cursor-progress`}
      >
        <span className="sr-only">{words}</span>
        <DayFace date={date} day={day} isLoading={isLoading} />
      </button>
    )
  }
  return (
    <div
      aria-current={isChosen ? 'date' : undefined}
      className={`${CELL} ${isChosen ? 'border-sea bg-sea-soft' : 'border-transparent text-ink-soft'}`}
    >
      <span className="sr-only">{isChosen ? texts.dayAndThatItIsShown(words) : words}</span>
      <DayFace date={date} day={day} isLoading={isLoading} />
    </div>
  )
}

function DayFace({ date, day, isLoading }: Pick<StripDayProps, 'date' | 'day' | 'isLoading'>) {
  const [weekday, dayOfMonth, month] = formatDay(date).split(' ')
  return (
    <span aria-hidden="true" className="flex w-full flex-col items-center">
      <span className="text-[12px] text-ink-soft leading-4">{weekday}</span>
      <span className="figures text-[12px] leading-4">
        {dayOfMonth}
        <span className="max-sm:hidden"> {month}</span>
      </span>
      <span className="grid h-6 place-items-center">
        {day?.status === 'priced' ? (
          <span className="figures font-semibold text-[11px] leading-4 tracking-tight sm:text-[14px] sm:tracking-normal">
            {shortPrice(day.total)}
          </span>
        ) : isLoading ? (
          <Skeleton className="h-3 w-8" />
        ) : (
          <span className="text-[11px] text-ink-soft leading-3">{day?.status === 'no-flights' ? texts.noFlights : '–'}</span>
        )}
      </span>
    </span>
  )
}
