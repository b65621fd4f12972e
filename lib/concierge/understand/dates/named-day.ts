import type { PlainDate } from '@/lib/travel/dates'
import type { DateAssumption, DayOrder } from './said-dates'

/** The first such day on or after `earliest`; null when no calendar has it. `previous` is the day named before it, if any. */
export type ResolveDay = (earliest: PlainDate, previous: PlainDate | null) => PlainDate | null

/**
 * A day as the words name it. `part` tells the two ends of a range or weekend; `isExact` days do not wait for a next one ("3 May
 * 2019", "yesterday"); `isWeekday` days name no number; `isBare` days name no month.
 */
export type NamedDay = {
  start: number
  end: number
  said: string
  resolve: ResolveDay
  part?: 'first' | 'last'
  isExact?: boolean
  isWeekday?: boolean
  isBare?: boolean
  /** The weekday (0 is Sunday) of a name without a word that tells which one: of a trip that is known, the nearest is meant. */
  plainWeekday?: number
  /** "The 3rd or 4th of May": the second of two that would do. */
  isAlternative?: boolean
  because?: DateAssumption['because']
}

export type DayContext = {
  today: PlainDate
  dayOrder: DayOrder
  isOrderShown: boolean
  isListShown: boolean
  isAsked: boolean
  spokenOf: PlainDate | null
}
export type Groups = Record<string, string | undefined>
export type FoundDay = Omit<NamedDay, 'start' | 'end' | 'said'>

/** `needs` is a cheap sign without which the pattern cannot match. `read` gives null for what only looks like a day. */
export type DayRule = {
  needs: RegExp
  pattern: RegExp
  read: (groups: Groups, context: DayContext, match: RegExpExecArray) => FoundDay[] | null
}
