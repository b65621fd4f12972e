import type { Slots } from '../../grammar/lexicon'
import type { Helpers } from '../../grammar/rules'
import { numberIn } from '../numbers/helpers'
import { arrivalOf, edgeOf } from './clock-helpers'
import { isPeriod } from './period'
import { isPlainWeekday } from './resolve'
import type { ClockSpec, DaySpec, WhenSpec } from './spec'

const MORNING = 7 * 60
const NOON = 12 * 60
const EVENING = 17 * 60
const MOST_WEEKS_AHEAD = 9
const DAYS: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, fortnight: 14, month: 30 }

/** Date arithmetic for the rules; it reads no words and needs no calendar. */
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
  partBefore: ({ part }) => ({
    day: { is: 'offset', sign: -1, by: { n: 1, unit: 'day', days: 1 } },
    // "The night before" is no wish to fly at night.
    clock: [{ from: Math.min(Number((part as Slots).from), EVENING), to: (part as Slots).to }],
  }),
  partAfter: ({ part }) => ({
    day: { is: 'offset', sign: 1, by: { n: 1, unit: 'day', days: 1 } },
    clock: [{ from: (part as Slots).from, to: (part as Slots).to }],
  }),
  todayPart: ({ part }) => ({ day: { is: 'today', plus: 0 }, clock: [{ from: (part as Slots).from, to: (part as Slots).to }] }),
  /** "Back the next morning": a day after leaving. */
  nextDay: ({ part }) => {
    const hours = part === undefined ? {} : { clock: [{ from: (part as Slots).from, to: (part as Slots).to }] }
    return { day: { is: 'offset', sign: 1, by: { n: 1, unit: 'day', days: 1 }, said: 'the next day' }, ...hours }
  },
  bareStay: (slots) => (slots.unit === 'month' || slots.unit === 'year' ? null : stayOf(slots)),
  dayList: ({ n, last }) => {
    const numbers = (n as { d: number }[]).map((value) => withMonthOf(dateOf(value), last as DaySpec))
    const days = [...numbers, last as DaySpec]
    return days.length === 2 ? { out: { day: days[0] }, ret: { day: days[1] } } : { days }
  },
  dotted: ({ a, b, y, wd, said }) => {
    if (Number(a) < 1 || Number(a) > 31 || Number(b) < 1 || Number(b) > 12) return null
    return { is: 'date', d: a, m: b, said, ...(y === undefined ? {} : { y }), ...(wd === undefined ? {} : { wd }) }
  },
  eightDigits: ({ n, length, said }) => {
    if (length !== 8 || typeof n !== 'number') return null
    const [first, middle, last] = [Math.floor(n / 10_000), Math.floor(n / 100) % 100, n % 100]
    if (first >= 2000 && first < 2100)
      return middle >= 1 && middle <= 12 && last >= 1 && last <= 31 ? { is: 'date', y: first, m: middle, d: last, said } : null
    const either = digitsOf({ n, length })
    // If both numbers could be the month, either may be.
    return either && (Number(either.a) > 12 || Number(either.b) > 12) ? { ...either, said } : null
  },
  weeksAhead: ({ ahead, n: _n, unit: _u, days: _d, ...rest }) => {
    const { n, unit, days } = ahead as { n: number; unit: string; days: number }
    // "Tomorrow week" is a week later, "tomorrow night" a part of the day.
    if (rest.is === 'today') return unit === 'night' ? null : { ...rest, ahead: { n, unit, days } }
    return (unit === 'week' || unit === 'fortnight') && n <= MOST_WEEKS_AHEAD ? { ...rest, plus: days } : null
  },
  fromToday: ({ n, unit, days, isFew, ...rest }) => (isFew || unit === 'night' ? null : { ...rest, plus: 0, ahead: { n, unit, days } }),
  onlyFew: ({ isFew, unit, said }) => (isFew ? { is: 'soon', unit, said } : null),
  nightOffset: (slots) => ({ ...slots, by: { n: 1, unit: 'day', days: 1 } }),
  weekdaySpans: ({ spans, ...rest }) => {
    const days = (spans as { out: DaySpec; back: DaySpec }[]).flatMap(({ out, back }) =>
      out.is === 'weekday' && back.is === 'weekday' ? [{ out: out.wd, back: back.wd }] : [],
    )
    return { ...rest, spans: days }
  },
  between: ({ from, to, ...rest }) => {
    const first = (from as DaySpec).is === undefined ? dateOf(from) : (from as DaySpec)
    return { ...rest, from: withMonthOf(first, to as DaySpec), to }
  },
  boundBehind: ({ of, rel, said }) =>
    rel === 'about' ? { ...(of as Slots), isAbout: true, said } : { is: 'bound', side: rel === 'by' ? 'until' : rel, of, said },
  span: ({ out, ret, ...rest }) => spanOf(out as DaySpec, ret as DaySpec, rest),
  spanOfNumbers: ({ out, ret, ...rest }) =>
    (out as { d: number }).d < (ret as { d: number }).d ? spanOf(dateOf(out), dateOf(ret), rest) : null,
  spanFromNumber: ({ out, ret, ...rest }) => spanOf(dateOf(out), ret as DaySpec, rest),
  spanToNumber: ({ out, ret, ...rest }) => spanOf(out as DaySpec, dateOf(ret), rest),
  outAndBackNumber: ({ a, b, ...rest }) => spanOf(a as DaySpec, dateOf(b), rest),
  whenSpan: ({ a, b, ...rest }) => {
    const [first, last] = [a as WhenSpec, b as WhenSpec]
    if (!first.day || !last.day || isLong(first.day) || isLong(last.day)) return null
    // "22 to 29 May, not before 8": hours to stay out of are those of both ways.
    const refused = !first.clock && last.clock?.every(({ isNegated }) => isNegated) ? { clock: last.clock } : {}
    return {
      ...rest,
      out: { ...first, ...refused, day: withMonthOf(first.day, last.day) },
      ret: { ...last, day: withMonthOf(last.day, first.day) },
    }
  },
  when: ({ day, clock, edge, isApart }) => {
    const windows = clock === undefined ? [] : windowsIn(clock)
    const parts = edge === undefined ? windows : [edge as ClockSpec]
    const isOfLeaving = isApart === true && parts.length > 0 && parts.every(({ side }) => side === 'depart')
    return {
      ...(day === undefined ? {} : { day }),
      ...(parts.length > 0 ? { clock: parts } : {}),
      ...(isOfLeaving ? { isApart } : {}),
    }
  },
  // "There before dinner on the 13th" is the day of arriving.
  whenThere: ({ day, clock }) => {
    const hours = windowsIn(clock)
    // "Arriving by 20 January" names no hour.
    if ((day as DaySpec).is === 'month' && hours.some(({ from, to }) => (from === undefined) !== (to === undefined))) return null
    const isArrival = hours.length > 0 && hours.every(({ side, isBy }) => (side ?? (isBy ? 'arrive' : undefined)) === 'arrive')
    return { day, clock: hours, ...(isArrival ? { isArrival } : {}) }
  },
  // "There by eleven, back on the 10th": the hour of arriving is not that day's.
  whenBehind: ({ day, clock }) => (windowsIn(clock).every(({ side }) => side === 'arrive') ? null : { day, clock: windowsIn(clock) }),
  edged: ({ day, mod, of }) => {
    const part = of as { name?: string } | undefined
    const early = mod === 'early'
    const [from, to] = edgeOf(part?.name, mod) ?? (early ? [300, 540] : [1200, 1440])
    const edge = { from, to }
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
    clock: windowsIn(clock),
  }),
  notDay: ({ notWhen, ...rest }) => (isNegatable(notWhen as WhenSpec) ? { notWhen, ...(rest.soft ? { soft: true } : {}) } : null),
  // "From 4 pm" is an hour of whichever day is spoken of.
  eventOver: ({ over, overDay }) => {
    const { clock: [hour] = [] } = over as WhenSpec
    return hour?.isExact ? { eventOver: { ...(over as Slots), ...((overDay as Slots | undefined) ?? {}) } } : null
  },
  leavingFrom: ({ done }) => {
    const { day, clock: [hour, more] = [] } = done as WhenSpec
    if (!hour?.isExact || more || hour.from === undefined || hour.to === undefined || hour.side === 'arrive') return null
    const from = (hour.from + hour.to) / 2
    // Nobody is done at four in the morning.
    return { when: { ...(day ? { day } : {}), clock: [{ from: hour.isBare && from < MORNING ? from + NOON : from, side: 'depart' }] } }
  },
  fromDay: ({ out }) => ((out as WhenSpec).day ? { out } : { when: out }),
  softWhen: ({ day, clock, soft }) => ({ when: { day, clock: windowsIn(clock) }, soft }),
  softReturn: ({ day, clock, soft }) => ({ ret: { day, clock: windowsIn(clock) }, soft }),
  correctedNumber: ({ first, now }) => ({ day: withMonthOf(dateOf(now), first as DaySpec), dropped: first }),
  correctedFromNumber: ({ now, was }) => ({ day: now, dropped: withMonthOf(dateOf(was), now as DaySpec) }),
  correctedReturn: ({ was, now }) => {
    const ret = correct(was as WhenSpec, now as WhenSpec)
    return ret && { ret }
  },
  // "Not before ten and not too late" puts nothing right, nor do "nothing before ten, no red-eyes" and "home by 8, no flights before 10".
  corrected: ({ was, now }) => {
    const [earlier, later] = [was as WhenSpec, now as WhenSpec]
    const isRefused = isOnlyRefused(earlier) || isOnlyRefused(later) || isLimitOfLeaving(later)
    return isRefused ? null : correct(earlier, later)
  },
  // "Nothing before ten, a late return" is a limit and a wish.
  correctedRefusal: ({ was, now }) =>
    isOnlyRefused(now as WhenSpec) || isOnlyLimit(was as WhenSpec) ? null : correct(was as WhenSpec, now as WhenSpec),
  whenMore: ({ day, clock, more }) => ({ day, clock: [...windowsIn(clock), ...windowsIn(more)] }),
  kindsWhen: ({ wd, wds, clock }) => ({ day: { is: 'kind', ...(wd === undefined ? { wds } : { wd }) }, clock: windowsIn(clock) }),
  ledNumber: ({ date }) => ({ day: dateOf(date), isLed: true }),
  numberOr: ({ first, last }) => {
    const { day, clock } = last as WhenSpec
    if (day?.is !== 'date') return null
    const hours = clock ? { clock } : {}
    return {
      day: {
        is: 'any',
        of: [
          { day: withMonthOf(dateOf(first), day), ...hours },
          { day, ...hours },
        ],
      },
    }
  },
  nthBirthday: ({ d }) => (typeof d === 'number' ? { n: d } : null),
  again: ({ when, isAgain, isProposed }) => ({ ...(when as Slots), isAgain, ...(isProposed ? { isProposed } : {}) }),
  untilDay: ({ ret }) => ((ret as WhenSpec).day ? { ret } : null),
  arriving: ({ arrive, isBy, isAt, ...rest }) => {
    const { clock, day, ...said } = arrive as WhenSpec
    // Who has to be there at eleven has landed before.
    const isLimit = ({ isExact }: ClockSpec) => isBy === true || (isAt === true && isExact === true)
    return {
      ...rest,
      when: {
        ...said,
        ...(day ? { day: day.is === 'bound' && day.side === 'until' ? day.of : day } : {}),
        isArrival: true,
        ...(clock ? { clock: clock.map((one) => leavingOf(one, clock) ?? (isLimit(one) ? homeOf(one, true) : arrivalOf(one))) } : {}),
      },
    }
  },
  inTime: ({ ret, from }) => ({ ret: { ...(ret as Slots), clock: typeof from === 'number' ? [{ to: from, side: 'arrive' }] : [] } }),
  homeBy: ({ ret, isBy, ...rest }) => {
    const { clock, ...said } = ret as WhenSpec
    return {
      ...rest,
      ret: { ...said, ...(clock ? { clock: clock.map((one) => leavingOf(one, clock) ?? homeOf(one, isBy === true)) } : {}) },
    }
  },
  // "Coming back, a night flight is fine" accepts the hour and doesn’t ask for it.
  okHour: ({ ret }) => ((ret as WhenSpec).day ? { ret } : { aside: true }),
  // "Arriving before dinner, like 5 pm": the example is of the same hour.
  likeHour: ({ ret, like }) => {
    const { clock = [], ...said } = ret as WhenSpec
    const isArrival = clock.some(({ side }) => side === 'arrive')
    return { ret: { ...said, clock: windowsIn(like).map((one) => (isArrival ? arrivalOf(one) : one)) } }
  },
  sameDayPart: ({ part }) => {
    const { from, to } = part as { from: number; to: number }
    return { stay: { nights: [0, 0], unit: 'day' }, ret: { clock: [{ from, to }] } }
  },
  retMore: ({ ret, clock, ...rest }) => ({
    ...rest,
    ret: { ...(ret as Slots), clock: [...((ret as WhenSpec).clock ?? []), ...windowsIn(clock)] },
  }),
  // "Am 10.3., abends zurück": back on the same day.
  backSameDay: ({ out, ret }) => ((out as Slots).day && !(ret as Slots).day ? { out, ret } : null),
  outElseReturn: ({ out, ret }) => ({ out, elseRet: ret }),
  hourOfEvent: ({ to, event, day, clock }) => {
    const on = event ?? (day ? { day } : undefined)
    // "El 20 | de enero a las 15": an hour is of a day, not of a month.
    if (on && isPeriod((on as WhenSpec).day ?? { is: 'same' })) return null
    return { ...(to ? { to } : {}), ...(on ? { event: on } : {}), when: { clock: windowsIn(clock).map((one) => homeOf(one, true)) } }
  },
  hourAlone: ({ clock }) => ({ event: { clock: windowsIn(clock) } }),
  afterDays: ({ n, unit, days, isFew }) => (isFew ? null : { after: { n, unit, days } }),
  beforeEvent: ({ day, event }) => ({ event, when: { day } }),
  askedDigits: ({ digits }) => {
    const when = digitsOf(digits as Slots)
    return when && { when: { day: when } }
  },
  askedNumber: (slots) => {
    const n = numberIn(slots, 'when')
    // "The best one" is no first of the month.
    return n !== null && n > 1 && n <= 31 && (slots.when as Slots).art === undefined ? { when: { day: { is: 'date', d: n } } } : null
  },
  // A day that is kept stands in its own place: it is of the way that has it.
  kept: ({ when, ...rest }) => {
    const { day } = when as WhenSpec
    return day ? { ...rest, when: { ...(when as Slots), dropped: day } } : null
  },
  led: ({ when: led, ...rest }) => ({ ...(led as Slots), ...rest, isLed: true }),
  stayOf,
  sameDayStay: () => ({ stay: { nights: [0, 0], unit: 'day' } }),
  shift: ({ by, sign, of, isLess }) => ({ shift: { by, sign: isLess ? -1 : (sign ?? 1), ...(of ? { of } : {}) } }),
  onlyMay: (slots) => (slots.m === 5 ? slots : null),
  outAndShiftedReturn: ({ out, by, sign, of }) => ({ out, shift: { by, sign: sign ?? 1, of } }),
  pushed: ({ sign, days, unit, n, of }) => ({ shift: { by: { n, unit, days }, sign: sign ?? 1, ...(of ? { of } : {}) } }),
  moreNights: ({ n, unit, sign }) => ({ shift: { by: { n, unit, days: Number(n) * (DAYS[String(unit)] ?? 1) }, sign, of: 'stay' } }),
  flexNumber: ({ d }) => (typeof d === 'number' && d <= 14 ? { flex: { days: d } } : null),
  flexOf: ({ days, orTwo }) => ({ flex: { days: (typeof days === 'number' ? days : 3) + (orTwo ? 1 : 0) } }),
}

const LAST_MINUTE = 1439

/** "Home by 8, nothing before 10": beside the latest arrival the refused hours are those of leaving; null for all others. */
function leavingOf(one: ClockSpec, all: readonly ClockSpec[]): ClockSpec | null {
  const isBeside = all.some(({ to, isNegated }) => to !== undefined && !isNegated)
  const isOfLeaving = one.isNegated === true && one.side !== 'arrive' && one.from !== undefined && one.to === undefined
  return isOfLeaving && isBeside ? { ...one, side: 'depart' } : null
}

/** "Home by six", "home by Sunday night" are arrivals; "home in the evening" is then a flight. */
export function homeOf(clock: ClockSpec, isBy: boolean): ClockSpec {
  if (!isBy && (clock.to === undefined || clock.from !== undefined)) return clock
  const { from: _, isExact, ...until } = clock
  // "Home by Sunday, 8 pm": the time itself is the limit.
  const latest = until.to === undefined ? {} : { to: isExact ? until.to - 60 : Math.min(until.to, LAST_MINUTE) }
  return arrivalOf({ ...until, ...latest })
}

function stayOf({ unit, days, min, max, isFew }: Slots): Slots {
  if (min !== undefined || max !== undefined) return { stay: { nights: [min ?? 1, max ?? null], unit } }
  return isFew ? { stay: { nights: [2, 5], unit } } : { stay: { nights: [days, days], unit } }
}

/** "12052027": a two-digit day and month, and a year. */
function digitsOf({ n, length }: Slots): Slots | null {
  if (length !== 8 || typeof n !== 'number') return null
  const [a, b, y] = [Math.floor(n / 1_000_000), Math.floor(n / 10_000) % 100, n % 10_000]
  const isDay = (a <= 12 && b <= 31) || (b <= 12 && a <= 31)
  return y >= 2000 && y < 2100 && a >= 1 && b >= 1 && isDay ? { is: 'slashed', a, b, y, isRunTogether: true, said: String(n) } : null
}

function isOnlyRefused({ day, clock = [] }: WhenSpec): boolean {
  return !day && clock.length > 0 && clock.every(({ isNegated }) => isNegated)
}

/** "Before ten" alone: what is refused of it is a limit the other way round. */
function isOnlyLimit({ day, clock = [] }: WhenSpec): boolean {
  return !day && clock.length > 0 && clock.every(isOneSided)
}

function isLimitOfLeaving(when: WhenSpec): boolean {
  return isOnlyLimit(when) && (when.clock ?? []).every(({ side }) => side === 'depart')
}

function isOneSided({ from, to }: ClockSpec): boolean {
  return (from === undefined) !== (to === undefined)
}

/** The last word counts and keeps earlier hours; "Friday, no evenings" withdraws nothing. */
function correct(was: WhenSpec, now: WhenSpec): WhenSpec | null {
  // "Sunday, but not before 4pm" withdraws no hours of Sunday.
  if (!was.day !== !now.day) return null
  // "In February, not on Mondays" leaves days out of a month.
  if (was.day?.is === 'kind' && now.day && now.day.is !== 'kind' && isLong(now.day)) return null
  // "Late March I said, Friday to Monday" names a day in that time.
  if (was.day && isLong(was.day) && now.day && isPlainWeekday(now.day)) return null
  const clock = now.clock ?? was.clock
  return { ...now, ...(clock ? { clock } : {}), ...(was.day && now.day ? { dropped: was.day } : {}) }
}

/** The list of windows in an hours item. */
function windowsIn(hours: unknown): ClockSpec[] {
  return (hours as { list: ClockSpec[] }).list
}

/** "No later than the 5th" is a limit, "can't do the 3rd, let's do the 4th" a correction. */
function isNegatable({ day, dropped, clock = [] }: WhenSpec): boolean {
  return (
    day !== undefined &&
    (clock.length === 0 || !clock.every(isOneSided)) &&
    dropped === undefined &&
    day.is !== 'bound' &&
    day.is !== 'between'
  )
}

function spanOf(first: DaySpec, last: DaySpec, rest: Slots): Slots | null {
  if (isLong(first) || isLong(last)) return null
  return { ...rest, out: { day: withMonthOf(first, last) }, ret: { day: withMonthOf(last, first) } }
}

/** A bare number, or one with its ordinal ending, as a day of the month. */
function dateOf(value: unknown): DaySpec {
  return { is: 'date', d: (value as { d: number }).d }
}

/** Periods of many days can't end a range of days. */
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

/** "12 to 19 March": a day without a month takes the other's; the calendar picks the year. */
/** The day in the month of the other, where it names none itself. */
export function withMonthOf(day: DaySpec, other: DaySpec): DaySpec {
  if (day.is !== 'date' || other.is !== 'date' || day.m !== undefined || other.m === undefined || day.ofMonth) return day
  return { ...day, m: other.m, ...(other.y === undefined ? {} : { y: other.y }), isShared: true } as DaySpec
}
