import type { ChosenDays, DaysEnd } from '@/lib/travel/choose-day'
import type { PlainDate } from '@/lib/travel/dates'
import type { DayOrder } from '@/lib/travel/read-day'

/** A search whose prices stand under the days: only where places, people and terms are those of the form. */
export type PricedSearch = {
  searchId: string
  /** "for 2 travellers". */
  whom: string
}

/** What a calendar shows and tells. */
export type CalendarProps = {
  days: ChosenDays
  /** Which of the two days was opened. */
  end: DaysEnd
  names: Record<DaysEnd, string>
  /** The traveller's own day, undefined before the browser tells it. */
  today: PlainDate | undefined
  earliest: PlainDate | undefined
  latest: PlainDate | undefined
  priced?: PricedSearch | null | undefined
  order: DayOrder
  onDays: (days: ChosenDays) => void
  onClose: () => void
}
