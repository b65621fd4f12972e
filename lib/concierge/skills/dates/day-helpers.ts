import type { Slots } from '../../grammar/lexicon'
import type { Helpers } from '../../grammar/rules'
import { numberIn } from '../numbers/helpers'
import type { ClockSpec, DaySpec, WhenSpec } from './spec'

const MOST_WEEKS_AHEAD = 9
const DAYS: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, fortnight: 14, month: 30 }

/** What the rules of days reckon; none of it looks at words, and no calendar is asked. */
export const DAY_HELPERS: Helpers = {
  shortYear: (slots) => {
    const year = numberIn(slots, 'yy')
    return year !== null && year >= 20 && year < 60 ? { y: 2000 + year } : null
  },
  dayNumber: ({ n, length }) =>
    typeof n === 'number' && n >= 1 && n <= 31 && (length === undefined || Number(length) <= 2) ? { d: n } : null,
  dayOfWords: (slots) => {
    const n = (numberIn(slots, 'a') ?? 0) + (numberIn(slots, 'b') ?? 0)
    return n >= 1 && n <= 59 ? { d: n } : null
  },
  slashed: ({ a, b, y, ...rest }) => {
    const isDay = (one: unknown, other: unknown) => Number(one) >= 1 && Number(one) <= 12 && Number(other) >= 1 && Number(other) <= 31
    return isDay(a, b) || isDay(b, a) ? { ...rest, a, b, ...(y === undefined ? {} : { y }) } : null
  },
  eightDigits: ({ n, length, said }) => {
    if (length !== 8 || typeof n !== 'number') return null
    const [first, middle, last] = [Math.floor(n / 10_000), Math.floor(n / 100) % 100, n % 100]
    if (first >= 2000 && first < 2100)
      return middle >= 1 && middle <= 12 && last >= 1 && last <= 31 ? { is: 'date', y: first, m: middle, d: last, said } : null
    const [a, b, y] = [Math.floor(n / 1_000_000), Math.floor(n / 10_000) % 100, n % 10_000]
    const isEither = (a <= 12 && b <= 31) || (b <= 12 && a <= 31)
    return y >= 2000 && y < 2100 && a >= 1 && b >= 1 && isEither ? { is: 'slashed', a, b, y, said, isRunTogether: true } : null
  },
  weeksAhead: ({ ahead, n: _n, unit: _u, days: _d, ...rest }) => {
    const { n, unit, days } = ahead as { n: number; unit: string; days: number }
    if (rest.is === 'today') return { ...rest, ahead: { n, unit, days } }
    return (unit === 'week' || unit === 'fortnight') && n <= MOST_WEEKS_AHEAD ? { ...rest, plus: days } : null
  },
  fromToday: ({ n, unit, days, isFew, ...rest }) => (isFew || unit === 'night' ? null : { ...rest, plus: 0, ahead: { n, unit, days } }),
  onlyFew: ({ isFew, unit, said }) => (isFew ? { is: 'soon', unit, said } : null),
  nightOffset: (slots) => ({ ...slots, by: { n: 1, unit: 'day', days: 1 } }),
  between: ({ from, to, ...rest }) => ({ ...rest, from: withMonthOf(from as DaySpec, to as DaySpec), to }),
  span: ({ out, ret, ...rest }) => spanOf(out as DaySpec, ret as DaySpec, rest),
  spanFromNumber: ({ out, ret, ...rest }) => spanOf(dateOf(out), ret as DaySpec, rest),
  spanToNumber: ({ out, ret, ...rest }) => spanOf(out as DaySpec, dateOf(ret), rest),
  outAndBackNumber: ({ a, b, ...rest }) => spanOf(a as DaySpec, dateOf(b), rest),
  whenSpan: ({ a, b, ...rest }) => {
    const [first, last] = [a as WhenSpec, b as WhenSpec]
    if (!first.day || !last.day || isLong(first.day) || isLong(last.day)) return null
    return { ...rest, out: { ...first, day: withMonthOf(first.day, last.day) }, ret: { ...last, day: withMonthOf(last.day, first.day) } }
  },
  when: ({ day, clock, edge }) => {
    const windows = clock === undefined ? [] : (clock as { list: ClockSpec[] }).list
    const parts = edge === undefined ? windows : [edge as ClockSpec]
    return { ...(day === undefined ? {} : { day }), ...(parts.length > 0 ? { clock: parts } : {}) }
  },
  edged: ({ day, mod, of }) => {
    const part = of as { from: number; to: number } | undefined
    const early = mod === 'early'
    const edge = part ? { from: part.from, to: part.to } : early ? { from: 300, to: 540 } : { from: 1200, to: 1440 }
    return { day, clock: [edge] }
  },
  half: ({ day, side }) => ({ day, clock: [side === 'pm' ? { from: 720, to: 1440 } : { to: 720 }] }),
  either: ({ any, ...rest }) => {
    const all = any as WhenSpec[]
    if (all.some(({ day }) => !day || isLong(day))) return null
    const last = all.findLast(({ day }) => day)?.day
    const days = all.map((one) => ({ ...one, day: one.day && last ? withMonthOf(one.day, last) : one.day }))
    return { ...rest, day: { is: 'any', of: days } }
  },
  kindWhen: ({ day, clock, in: inside, ...rest }) => ({
    ...rest,
    day: { is: 'kind', wd: (day as Slots).wd, ...(inside ? { in: inside } : {}) },
    clock: (clock as { list: ClockSpec[] }).list,
  }),
  corrected: ({ was, now }) => {
    const [first, last] = [was as WhenSpec, now as WhenSpec]
    return {
      ...last,
      day: last.day ?? first.day,
      ...(last.clock ? {} : first.clock ? { clock: first.clock } : {}),
      ...(first.day && last.day ? { dropped: first.day } : {}),
    }
  },
  whenMore: ({ day, clock, more }) => ({ day, clock: [clock, more].flatMap((one) => (one as { list: ClockSpec[] }).list) }),
  kindsWhen: ({ wd, wds, clock }) => ({
    day: { is: 'kind', ...(wd === undefined ? { wds } : { wd }) },
    clock: (clock as { list: ClockSpec[] }).list,
  }),
  ledNumber: ({ date }) => ({ day: dateOf(date), isLed: true }),
  numberOr: ({ first, last }) => {
    const { day, clock } = last as WhenSpec
    if (day?.is !== 'date') return null
    return {
      day: {
        is: 'any',
        of: [
          { day: withMonthOf(dateOf(first), day), ...(clock ? { clock } : {}) },
          { day, ...(clock ? { clock } : {}) },
        ],
      },
    }
  },
  again: ({ when, isAgain }) => ({ ...(when as Slots), isAgain }),
  untilDay: ({ ret }) => ((ret as WhenSpec).day ? { ret } : null),
  arriving: ({ arrive, ...rest }) => {
    const { clock, ...said } = arrive as WhenSpec
    return { ...rest, when: { ...said, isArrival: true, ...(clock ? { clock: clock.map(arrivalOf) } : {}) } }
  },
  homeBy: ({ ret, ...rest }) => {
    const { clock, ...said } = ret as WhenSpec
    return {
      ...rest,
      ret: {
        ...said,
        ...(clock ? { clock: clock.map((one) => (one.to !== undefined && one.from === undefined ? arrivalOf(one) : one)) } : {}),
      },
    }
  },
  sameDayPart: ({ part }) => {
    const { from, to } = part as { from: number; to: number }
    return { stay: { nights: [0, 0], unit: 'day' }, ret: { clock: [{ from, to }] } }
  },
  beforeEvent: ({ day, event }) => ({ event, when: { day } }),
  askedNumber: ({ when }) => {
    const n = numberIn({ when }, 'when')
    return n !== null && n >= 1 && n <= 31 ? { when: { day: { is: 'date', d: n } } } : null
  },
  led: ({ when: led, ...rest }) => ({ ...(led as Slots), ...rest, isLed: true }),
  stayOf: ({ n: _n, unit, days, min, max, isFew }) => {
    if (min !== undefined || max !== undefined) return { stay: { nights: [min ?? 1, max ?? null], unit } }
    return isFew ? { stay: { nights: [2, 5], unit } } : { stay: { nights: [days, days], unit } }
  },
  sameDayStay: () => ({ stay: { nights: [0, 0], unit: 'day' } }),
  shift: ({ by, sign, of, isLess }) => ({ shift: { by, sign: isLess ? -1 : (sign ?? 1), ...(of ? { of } : {}) } }),
  pushed: ({ sign, days, unit, n, of }) => ({ shift: { by: { n, unit, days }, sign: sign ?? 1, ...(of ? { of } : {}) } }),
  moreNights: ({ n, unit, sign }) => ({ shift: { by: { n, unit, days: Number(n) * (DAYS[String(unit)] ?? 1) }, sign, of: 'stay' } }),
  flexNumber: ({ d }) => (typeof d === 'number' && d <= 14 ? { flex: { days: d } } : null),
  flexOf: ({ days, orTwo }) => ({ flex: { days: (typeof days === 'number' ? days : 3) + (orTwo ? 1 : 0) } }),
}

function spanOf(first: DaySpec, last: DaySpec, rest: Slots): Slots | null {
  if (isLong(first) || isLong(last)) return null
  return { ...rest, out: { day: withMonthOf(first, last) }, ret: { day: withMonthOf(last, first) } }
}

/** A bare number, or one with its ending, as a day of a month. */
function dateOf(value: unknown): DaySpec {
  return { is: 'date', d: (value as { d: number }).d }
}

function arrivalOf(clock: ClockSpec): ClockSpec {
  return { ...clock, side: 'arrive' }
}

/** Times that hold many days are no end of a span of days. */
function isLong(day: DaySpec): boolean {
  return [
    'month',
    'months',
    'week',
    'season',
    'year',
    'local',
    'soon',
    'periods',
    'weekof',
    'bound',
    'between',
    'kind',
    'newyear',
    'ahead',
    'weekend',
  ].includes(day.is)
}

/** "12 to 19 March": a day without a month takes that of the other one; which year follows, the calendar tells. */
function withMonthOf(day: DaySpec, other: DaySpec): DaySpec {
  if (day.is !== 'date' || other.is !== 'date' || day.m !== undefined || other.m === undefined || day.ofMonth) return day
  return { ...day, m: other.m, ...(other.y === undefined ? {} : { y: other.y }), isShared: true } as DaySpec
}
