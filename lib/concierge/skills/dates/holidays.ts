import { addDays, type PlainDate } from '@/lib/travel/dates'
import { lastDayOf, mondayOf, plainDate, weekdayFrom } from './calendar'

/** `span` is the days people travel around it; where `isWeekend`, that is its usual short break. */
export type Holiday = {
  /** As the lexicon names it. */
  id: string
  names: string
  dayIn: (year: number) => PlainDate | null
  span: [before: number, after: number]
  isWeekend?: boolean
}

// The new moon of Kartika needs an almanac. These are the days as known when they were written; check them against India's holiday lists.
const DIWALI = '2024-10-31 2025-10-20 2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26 2031-11-14 2032-11-02'.split(' ')

/** The longer names come first. */
export const HOLIDAYS: Holiday[] = [
  fixed('christmas-eve', 'christmas\\s+eve', 12, 24),
  fixed('christmas-day', 'christmas\\s+day', 12, 25),
  fixed('boxing-day', "boxing\\s+day|st\\.?\\s+stephen'?s\\s+day", 12, 26),
  fixed('new-years-eve', "new\\s+year'?s?\\s+eve|hogmanay|nye", 12, 31),
  fixed('new-years-day', "new\\s+year'?s?\\s+day", 1, 1),
  fixed('valentines', "(?:st\\.?\\s+)?valentine'?s?(?:\\s+day)?", 2, 14),
  fixed('st-patricks', "(?:st\\.?|saint)\\s+patrick'?s?\\s+day", 3, 17),
  fixed('halloween', "hallowe'?en", 10, 31),
  fixed('independence-day', 'independence\\s+day', 7, 4),
  { id: 'good-friday', names: 'good\\s+friday', dayIn: (year) => addDays(easterSunday(year), -2), span: [0, 3] },
  { id: 'easter-monday', names: 'easter\\s+monday', dayIn: (year) => addDays(easterSunday(year), 1), span: [3, 0] },
  { id: 'easter-sunday', names: 'easter\\s+sunday|easter\\s+day', dayIn: easterSunday, span: [2, 1] },
  { id: 'whit-monday', names: 'whit\\s+monday|pentecost\\s+monday', dayIn: (year) => addDays(easterSunday(year), 50), span: [3, 0] },
  { id: 'labour-day', names: 'labou?r\\s+day', dayIn: (year) => weekdayFrom(plainDate(year, 9, 1), 1), span: [3, 0], isWeekend: true },
  { id: 'memorial-day', names: 'memorial\\s+day', dayIn: (year) => mondayOf(lastDayOf(year, 5)), span: [3, 0], isWeekend: true },
  {
    id: 'thanksgiving',
    names: 'thanksgiving(?:\\s+day)?',
    dayIn: (year) => weekdayFrom(plainDate(year, 11, 22), 4),
    span: [1, 3],
    isWeekend: true,
  },
  {
    id: 'whitsun',
    names: 'whitsun(?:tide)?|whit\\s+sunday|pentecost',
    dayIn: (year) => addDays(easterSunday(year), 49),
    span: [2, 1],
    isWeekend: true,
  },
  { id: 'easter', names: 'easter(?!\\s+island)', dayIn: easterSunday, span: [2, 1], isWeekend: true },
  {
    id: 'christmas',
    names: 'christmas(?!\\s+(?:island|markets?|party|dinner|lunch|shopping))',
    dayIn: (year) => plainDate(year, 12, 25),
    span: [5, 8],
  },
  { id: 'new-year', names: "(?:the\\s+)?new\\s+year'?s?", dayIn: (year) => plainDate(year, 1, 1), span: [4, 2] },
  { id: 'diwali', names: 'diwali|deepavali', dayIn: (year) => DIWALI.find((day) => day.startsWith(String(year))) ?? null, span: [2, 2] },
]

/** That of a year, null if it is over, or else the first one on or after `from`. */
export function holidayOf(holiday: Holiday, year: number | undefined, from: PlainDate): PlainDate | null {
  if (year === undefined) return holidayFrom(holiday, from)
  const day = holiday.dayIn(year)
  return day !== null && day >= from ? day : null
}

/** The first one on or after a day; null where the almanac ends. */
export function holidayFrom(holiday: Holiday, from: PlainDate): PlainDate | null {
  const year = Number(from.slice(0, 4))
  const days = [year, year + 1].map((one) => holiday.dayIn(one))
  return days.find((day) => day !== null && day >= from) ?? null
}

/** The calculation of Butcher and Meeus for the Gregorian calendar. */
export function easterSunday(year: number): PlainDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
  const days = moon + sunday - 7 * late + 114
  return plainDate(year, Math.floor(days / 31), (days % 31) + 1)
}

function fixed(id: string, names: string, month: number, day: number): Holiday {
  return { id, names, dayIn: (year) => plainDate(year, month, day), span: [1, 1] }
}
