/** A day as said, before resolving it to a date. Weekdays: 0 is Sunday. `said` are the traveller's words. */
export type DaySpec = { said?: string; isAbout?: true } & (
  | { is: 'date'; d: number; m?: number; y?: number; wd?: number; which?: string; ofMonth?: 'this' | 'next' | 'same'; isShared?: true }
  | { is: 'slashed'; a: number; b: number; y?: number; wd?: number; isRunTogether?: true }
  | { is: 'weekday'; wd: number; which?: Which; week?: 'this' | 'next' | 'following'; plus?: number }
  | { is: 'today'; plus: number; ahead?: { n: number; unit: string; days: number }; isNight?: true; isLater?: true }
  | { is: 'holiday'; hol: string; y?: number; isOver?: true; isDay?: true }
  | { is: 'nth'; d: number; wd?: number; isWeekend?: true; long?: true; m?: number; y?: number; which?: string; ofMonth?: 'this' | 'next' }
  | { is: 'weekend'; which: 'this' | 'the' | 'next' | 'following' | 'after-next' | 'of'; long?: true; of?: DaySpec }
  | { is: 'offset'; by: { n: number; unit: string; days: number }; sign: 1 | -1; of?: DaySpec }
  | { is: 'near'; wd: number; sign: 1 | -1; of?: DaySpec }
  | { is: 'same' }
  | { is: 'bound'; side: 'before' | 'after' | 'from' | 'until'; of: DaySpec }
  | { is: 'between'; from: DaySpec; to: DaySpec; isAny?: true }
  | { is: 'kind'; wd?: number; wds?: 'work' | 'mid' | 'weekend'; isLong?: true; in?: DaySpec; spans?: WeekdaySpan[] }
  | { is: 'month'; m: number; y?: number; which?: string; part?: string; d?: number; isWeek?: true; span?: { days: number } }
  | { is: 'months'; plus?: number; part?: string }
  | { is: 'week'; plus?: number; part?: string; isOfTrip?: true }
  | { is: 'ahead'; ahead: { days: number } }
  | { is: 'season'; season: number; y?: number; which?: string; part?: string }
  | { is: 'year'; plus: number }
  | { is: 'newyear' }
  | { is: 'local'; name: string; m?: number; y?: number }
  | { is: 'soon'; unit: string }
  | { is: 'periods'; from: DaySpec; to: DaySpec }
  | { is: 'weekof'; of: DaySpec }
  /** Several acceptable days. */
  | { is: 'any'; of: WhenSpec[] }
)

/** "Friday to Sunday". */
export type WeekdaySpan = { out: number; back: number }

type Which = 'the' | 'this' | 'next' | 'following' | 'last' | 'after-next'

/** A window of the day in minutes; `not` are hours to avoid; `side` is leaving or arriving, if given. */
export type ClockSpec = {
  from?: number
  to?: number
  side?: 'depart' | 'arrive'
  not?: [from: number, to: number]
  isNegated?: true
  /** "By six": no am or pm given, and an arrival if it's about a whole flight. */
  isBare?: true
  isBy?: true
  /** "At 17:00": the window is around that time. */
  isExact?: true
  /** "Decent hours": of every flight, where none is named. */
  isOfAll?: true
}

/** A day, hours of it, or both. `isLed`: a preceding word announced a travel day. */
export type WhenSpec = {
  day?: DaySpec
  clock?: ClockSpec[]
  isLed?: true
  /** It's the arrival day. */
  isArrival?: true
  isSoft?: true
  /** "In both directions". */
  isBothWays?: true
  /** A comma separates departure hours from the day: they may belong to another flight. */
  isApart?: true
  /** The day it replaces. */
  dropped?: DaySpec
  isAgain?: true
  /** The last day of "18 to 22 January", which may be of leaving. */
  isOfSpan?: true
  /** "How about the 8th?": an answer as well as an alternative day. */
  isProposed?: true
  towards?: 'earlier' | 'later'
}

/** "A day later", "two nights longer": by how much, and which part of the trip moves. */
export type ShiftSpec = { by: { n: number; unit: string; days: number }; sign: 1 | -1; of?: 'out' | 'ret' | 'both' | 'stay' | 'trip' }
