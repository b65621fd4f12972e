import type { PlainDate } from '@/lib/travel/dates'

/** Which way a day is for. */
export type DateRole = 'departure' | 'return'

/** How "5/12" is read where both numbers could be the month: 5 December, or 12 May as in the United States. */
export type DayOrder = 'day-first' | 'month-first'

/** `asked` is the day that was just asked for, which a day alone answers; null when nothing was asked. */
export type DatesKnown = {
  today: PlainDate
  departureOn: PlainDate | null
  returnOn: PlainDate | null
  asked: DateRole | 'both' | null
  isListShown: boolean
  dayOrder?: DayOrder
  /** The first day of the month that was spoken of before a day was ("in May", then "the 12th"), from `monthSpokenOf`. */
  spokenOf?: PlainDate | null
  /** The words name a whole new search, so a plain "Friday" in them has nothing to do with the days of the trip. */
  isNewSearch?: boolean
  /** A baby comes along, whose age in months is no length of a stay. */
  isBabyKnown?: boolean
}

/**
 * A day that the words name, `start` to `end` in the words as given. Role `other` is the day of another thing (a meeting, a
 * birthday, a hotel); null when nothing says what it is for. `on` is null for a day that no calendar has.
 */
export type DateMention = { on: PlainDate | null; said: string; start: number; end: number; role: DateRole | 'other' | null }

/**
 * A time, but not a day: "next month", "some time in summer". `from` and `to` are its first and last day where it has them. `ask` is
 * what to ask next: the day within a month or week, the dates of holidays that differ from place to place, or the month of a season.
 */
export type VagueTime = {
  said: string
  role: DateRole
  from?: PlainDate
  to?: PlainDate
  ask: 'day' | 'dates' | 'month'
}

/** What was taken as meant, for saying so: "5/12" read as "5 December" because the day was taken to come first. */
export type DateAssumption = {
  said: string
  on: PlainDate
  because: 'day-first' | 'month-first' | 'weekend' | 'holiday' | 'weekday-differs' | 'next-weekday'
}

/** What a message says of days. Only what it says: a key is absent when the words say nothing of it. */
export type SaidDates = {
  departureOn?: PlainDate
  returnOn?: PlainDate
  /** Length of the stay where it was said, also when the day of coming back follows from it. 0 is back on the same day. */
  nights?: number
  /** "± 2 days", "around the 10th": how far the days may move either way. */
  flexDays?: number
  departureDontcare?: true
  returnDontcare?: true
  vague?: VagueTime
  /** "30 February": a day that no calendar has. */
  impossible?: { said: string; role: DateRole }
  /** A day before today that was meant as such ("yesterday", "3 May 2019"); it is in neither of the two days above. */
  past?: { said: string; on: PlainDate; role: DateRole }
  assumed: DateAssumption[]
  /** Every day named, in reading order, whatever it is for: the legs of a trip with several are told by their places. */
  mentions: DateMention[]
  /** The words with what was read replaced by "~", at the same positions. */
  rest: string
}
