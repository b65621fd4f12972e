import type { PlainDate } from '@/lib/travel/dates'
import type { FoldContext } from '../skill'

import type { DayOrder } from './resolve'
import type { WeekdaySpan } from './spec'

export type DateRole = 'departure' | 'return'

/** What the days of a message are read with. Asked: "out", "ret" or both. */
export type DatesContext = Pick<FoldContext, 'today' | 'asked'> & {
  situation: {
    wishes: Pick<FoldContext['situation']['wishes'], 'departureOn' | 'returnOn'> &
      Partial<Pick<FoldContext['situation']['wishes'], 'tripType'>>
  }
  dayOrder?: DayOrder
  /** How many flights or fares are shown: "the 2nd" may be one of them, "the 12th" is a day. */
  shownCount?: number
  /** The first day of the month that was spoken of before a day was. */
  spokenOf?: PlainDate | null
  /** The first day that can be meant, where it is not today. */
  earliest?: PlainDate
  /** The direction whose day the traveller spoke of last, where that was the way back alone. */
  sideSpokenOf?: 'return' | null
  /** The message names a whole new search, so a plain "Friday" in it has nothing to do with the days of the trip. */
  isNewSearch?: boolean
}

/** A trip without its days, so that days are read by themselves. */
export function withoutDays(situation: DatesContext['situation']): DatesContext['situation'] {
  return { ...situation, wishes: { ...situation.wishes, departureOn: null, returnOn: null } }
}

/** What was taken as meant, for saying so: "5/12" read as 5 December because the day was taken to come first. */
export type DateAssumption = {
  said: string
  on: PlainDate
  because: 'day-first' | 'month-first' | 'weekend' | 'holiday' | 'weekday-differs' | 'next-weekday' | 'left-out'
}

/** A time, but not a day. `name` is that of holidays whose dates differ from place to place. */
export type VagueTime = {
  said: string
  role: DateRole
  from?: PlainDate
  to?: PlainDate
  ask: 'day' | 'dates' | 'month'
  /** Its first or last day was named: "between the 1st and the 30th", "after the 10th". */
  isBetweenDays?: true
  name?: string
}

/** Hours of one direction, or of both where `direction` is null, as HH:MM; `not` are hours to stay out of. */
export type ClockWindow = {
  direction: 'out' | 'ret' | null
  departAfter?: string
  departBefore?: string
  arriveAfter?: string
  arriveBefore?: string
  not?: [from: string, to: string]
  /** Said of what is not wanted, so it holds for every direction that is not named. */
  isNegated?: true
  soft?: true
  /** "In both directions" was said. */
  isBothWays?: true
  /** "At 17:00": of flights that are shown it may point at one. */
  isExact?: true
}

/** Several days that would do: those named, or every day of these kinds between two days (weekdays: 0 is Sunday). */
export type DayChoice = {
  role: DateRole
  days?: { on: PlainDate; windows?: ClockWindow[] }[]
  window?: { from: PlainDate; to: PlainDate; weekdays: number[]; nights?: number; spans?: WeekdaySpan[] }
  said?: string
}

type Ending = { on: PlainDate; at: string }

/**
 * What a trip is for: "an interview on 4 March at 2pm", "a conference Monday 9am until Wednesday noon". Hours are HH:MM; `startsAt` is null for
 * "a wedding on the 14th in the afternoon", where nobody knows how early it is.
 */
export type Appointment = { startsOn: PlainDate; startsAt: string | null; ends?: Ending }

/** What a message changes of the days. Only what it says: a key is absent when the words say nothing of it. */
export type DatesChange = {
  departureOn?: PlainDate
  returnOn?: PlainDate
  /** The day on which they want to be there, where it was said of arriving. */
  arriveOn?: PlainDate
  /** What the trip is for, on which it has to be in time. */
  appointment?: Appointment
  /** The trip leaves on another day than that of an appointment whose hours limited it: those hours are gone, and the return's if it moved. */
  leavesAppointment?: { on: PlainDate; isReturnMoved: boolean }
  /** "Fly out the evening before": an hour to be there by on the day itself limits nothing any more. */
  leavesDayBefore?: true
  tripType?: 'one-way' | 'round-trip'
  isReturnDropped?: true
  /** Length of the stay where it was said; 0 is back on the same day. */
  nights?: number
  /** "3 or 4 nights": the fewest, and the most where there is one. */
  nightsRange?: { min: number; max: number | null }
  flexDays?: number
  departureDontcare?: true
  returnDontcare?: true
  choice?: DayChoice
  /** "5, 8 and 12 March": the days of a trip of several flights, in their order. */
  legDays?: PlainDate[]
  /** Days, or hours of them, that do not suit: "not on Sunday", "rather not Sunday night". */
  notOn?: { on: PlainDate; windows?: ClockWindow[] }[]
  /** "Not on Sundays"; 0 is Sunday. */
  notWeekdays?: number[]
  /** "Forget the dates": what was said of them before no longer counts. */
  areDaysDropped?: true
  /** The traveller asked to keep the trip’s days: "keep the dates", "same days but in March". */
  areDaysKept?: true
  vague?: VagueTime
  impossible?: { said: string; role: DateRole }
  past?: { said: string; on: PlainDate; role: DateRole }
  assumed: DateAssumption[]
  windows: ClockWindow[]
  /** Days of other things ("a wedding on the 20th", "pay on Friday"): no days of travel. */
  otherDays: PlainDate[]
}
