import { addDays, daysBetween, type PlainDate, weekday } from '../../travel/dates'
import type { DayPattern, Reading } from './claim'
import type { Facts } from './facts'
import type { Nearness } from './words/sentence-words'

/** How a figure is meant by the words around it. `counts` are how many people or pieces the sentence speaks of. */
export type FigureManner = {
  nearness: ReadonlySet<Nearness>
  /** "give or take five minutes": how far off it may be, in minutes or thousandths. */
  tolerance: number
  isNegated: boolean
  /** Said of flights, and not of the days between them. */
  isOfFlying: boolean
  /** Said of the day on which a flight of the trip leaves. */
  isOfOwnFlight: boolean
  compares: boolean
  saysLimit: boolean
  isEach: boolean
  isTogether: boolean
  isWithout: boolean
  /** "leaves you £40 of your £300". */
  isLeftOver: boolean
  counts: number[]
}

const LONGEST_STAY_DAYS = 60

type Amount = Extract<Reading, { kind: 'amount' }>
type Range = { below: number; above: number }

/** Whether a reading stands in the facts, or follows from them. */
export function isKnownFigure(reading: Reading, facts: Facts, manner: FigureManner): boolean {
  switch (reading.kind) {
    case 'amount':
      return isKnownAmount(reading, facts, manner)
    case 'time':
      return isTimeNear(reading.minute % 1440, facts.times, rangesOf(manner, timeRanges(reading.minute)))
    case 'duration':
      return isNear(reading.minutes, facts.durations, rangesOf(manner, durationRanges(reading.minutes)))
    case 'date':
      if (manner.isOfOwnFlight && facts.state?.stay) return isFlightDay(reading.pattern, facts)
      return isKnownDay(reading.pattern, facts) || (!manner.isOfFlying && isDayOfStay(reading.pattern, facts))
    case 'flight':
      return facts.flights.has(reading.number)
    case 'airline':
    case 'place':
      return reading.means.some((name) => facts.names.has(name)) || [...facts.texts].some((text) => text.includes(` ${reading.folded} `))
    default:
      // No result holds a link that a traveller needs, and what is claimed in words is not looked for among figures.
      return false
  }
}

/** How far below or above what is said the known value may be, in minutes. */
function timeRanges(minute: number): Record<Nearness, Range> {
  return {
    about: { below: 15, above: 15 },
    by: { below: minute % 60 === 0 ? 120 : 0, above: 0 },
    under: { below: 240, above: 0 },
    over: { below: 0, above: 240 },
    'little-over': { below: 0, above: 30 },
    'little-under': { below: 30, above: 0 },
  }
}

function durationRanges(minutes: number): Record<Nearness, Range> {
  return {
    about: { below: 10, above: 10 },
    by: { below: 0, above: 0 },
    under: { below: minutes / 3, above: 0 },
    over: { below: 0, above: minutes / 2 },
    'little-over': { below: 0, above: 20 },
    'little-under': { below: 20, above: 0 },
  }
}

function amountRanges(thousandths: number): Record<Nearness, Range> {
  const share = (part: number) => Math.round(thousandths * part)
  return {
    about: { below: share(0.02), above: share(0.02) },
    by: { below: 0, above: 0 },
    under: { below: share(0.2), above: 0 },
    over: { below: 0, above: share(0.25) },
    'little-over': { below: 0, above: share(0.03) },
    'little-under': { below: share(0.03), above: 0 },
  }
}

/** "None is under £210" is said of what is above: where something is negated a bound holds on either side. */
function rangesOf({ nearness, tolerance, isNegated }: FigureManner, ranges: Record<Nearness, Range>): Range[] {
  const told = tolerance > 0 ? [{ below: tolerance, above: tolerance }] : []
  const near = [...nearness].flatMap((one) => {
    const { below, above } = ranges[one]
    return isNegated ? [ranges[one], { below: above, above: below }] : [ranges[one]]
  })
  return [...told, ...near]
}

function isNear(value: number, known: ReadonlySet<number>, ranges: Range[]): boolean {
  if (known.has(value)) return true
  return ranges.length > 0 && [...known].some((one) => ranges.some(({ below, above }) => one >= value - below && one <= value + above))
}

/** Round midnight: 23:50 is before 0:00. */
function isTimeNear(minute: number, known: ReadonlySet<number>, ranges: Range[]): boolean {
  return isNear(minute, known, ranges) || (minute < 240 && isNear(minute + 1440, known, ranges))
}

function isKnownAmount(amount: Amount, facts: Facts, manner: FigureManner): boolean {
  if (isAmong(amount, facts.amounts) || (manner.saysLimit && isAmong(amount, facts.limits))) return true
  if (manner.compares && (isAmong(amount, facts.differences) || isDifference(amount, facts, manner))) return true
  const ranges = rangesOf(manner, amountRanges(amount.thousandths))
  if (ranges.length > 0 && isWithin(amount, facts.amounts, ranges)) return true
  return (
    isShare(amount, facts, manner, ranges) ||
    (manner.isTogether && isSum(amount, facts)) ||
    (manner.isWithout && isRest(amount, facts)) ||
    (manner.isLeftOver && isLeftOfLimit(amount, facts))
  )
}

/** In its currency, if it has one. */
function isAmong({ thousandths, currencies }: Amount, amounts: ReadonlySet<string>): boolean {
  if (currencies.length === 0) return [...amounts].some((amount) => amount.endsWith(` ${thousandths}`))
  return amounts.has(`? ${thousandths}`) || currencies.some((currency) => amounts.has(`${currency} ${thousandths}`))
}

function isWithin({ thousandths, currencies }: Amount, amounts: ReadonlySet<string>, ranges: Range[]): boolean {
  return [...amounts].some((amount) => {
    const [currency = '', value = ''] = amount.split(' ')
    const known = Number(value)
    const isOwn = currencies.length === 0 || currencies.includes(currency)
    return isOwn && ranges.some(({ below, above }) => known >= thousandths - below && known <= thousandths + above)
  })
}

/** What each pays of a total, to the cent, or what so many pay of a price for one. */
function isShare(amount: Amount, facts: Facts, { isEach, isTogether, counts }: FigureManner, ranges: Range[]): boolean {
  const { amounts, state } = facts
  const sizes = new Set([...counts, state?.travellers ?? 1].filter((size) => size > 1))
  return [...sizes].some((size) => {
    const cents = { below: 10 * size, above: 10 * size }
    const whole = { ...amount, thousandths: amount.thousandths * size }
    const widened = ranges.map(({ below, above }) => ({ below: below * size + 10 * size, above: above * size + 10 * size }))
    if (isEach && (isWithin(whole, amounts, [cents, ...widened]) || (isTogether && isSum(whole, facts)))) return true
    return (
      counts.includes(size) && amount.thousandths % size === 0 && isAmong({ ...amount, thousandths: amount.thousandths / size }, amounts)
    )
  })
}

/** The trip so far with one of what may be chosen to it, or two of what was listed: the fares of both ways, a fare and its fee. */
function isSum(amount: Amount, { state, lists, amounts }: Facts): boolean {
  const firsts = new Set([...(state?.total ? [state.total] : []), ...lists.flat()])
  return [...firsts].some((first) => {
    const [currency = '', value = ''] = first.split(' ')
    const isOwn = amount.currencies.length === 0 || amount.currencies.includes(currency)
    const rest = `${currency} ${amount.thousandths - Number(value)}`
    return isOwn && rest !== first && amounts.has(rest)
  })
}

/** The trip without one of its parts. */
function isRest(amount: Amount, { state, amounts }: Facts): boolean {
  const [currency = '', total] = state?.total?.split(' ') ?? []
  const isOwn = amount.currencies.length === 0 || amount.currencies.includes(currency)
  return total !== undefined && isOwn && amounts.has(`${currency} ${Number(total) - amount.thousandths}`)
}

/** What the traveller's own limit leaves beside one of the amounts. */
function isLeftOfLimit({ thousandths, currencies }: Amount, { limits, amounts }: Facts): boolean {
  return [...limits].some((limit) => {
    const [currency = '', most = ''] = limit.split(' ')
    const own = currency === '?' ? currencies : [currency]
    const isOwn = currency === '?' || currencies.length === 0 || currencies.includes(currency)
    return isOwn && own.some((code) => amounts.has(`${code} ${Number(most) - thousandths}`))
  })
}

/** Of two amounts that stand side by side, or of what two lists and the trip begin with, what the one is more than the other. */
function isDifference({ thousandths, currencies }: Amount, { lists, state }: Facts, manner: FigureManner): boolean {
  const ranges = rangesOf(manner, amountRanges(thousandths))
  const firsts = [...lists.flatMap(([first]) => (first ? [first] : [])), ...(state?.total ? [state.total] : [])]
  return [...lists, firsts].some((list) => {
    const own = list
      .map((amount) => amount.split(' '))
      .filter(([currency = '']) => currencies.length === 0 || currencies.includes(currency))
    return own.some(([currency, value]) =>
      own.some(([other, more]) => {
        const apart = Number(more) - Number(value)
        const isNearBy = () => ranges.some(({ below, above }) => apart >= thousandths - below && apart <= thousandths + above)
        return currency === other && (apart === thousandths || (apart > 0 && isNearBy()))
      }),
    )
  })
}

/** A day that is known fits, or the traveller said as much of it. */
function isKnownDay(pattern: DayPattern, { dates, patterns, today }: Facts): boolean {
  if (pattern.offset !== undefined) return pattern.offset === 0 || dates.has(addDays(today, pattern.offset))
  return [...dates].some((date) => fitsDay(date, pattern)) || patterns.some((said) => covers(said, pattern))
}

/** The day of the way out or back. */
function isFlightDay(pattern: DayPattern, { state, today }: Facts): boolean {
  const days = state?.stay ? [state.stay.from, state.stay.to] : []
  return days.some((date) => (pattern.offset === undefined ? fitsDay(date, pattern) : date === addDays(today, pattern.offset)))
}

/** "Easter Sunday, 28 March": a day of the trip on which nothing flies. */
function isDayOfStay(pattern: DayPattern, { state }: Facts): boolean {
  const { stay } = state ?? {}
  if (!stay || pattern.offset !== undefined) return false
  const days = Math.min(daysBetween(stay.from, stay.to), LONGEST_STAY_DAYS)
  return Array.from({ length: Math.max(0, days + 1) }, (_, day) => addDays(stay.from, day)).some((date) => fitsDay(date, pattern))
}

/** Whether a date is of those that a pattern leaves open. */
function fitsDay(date: PlainDate, { weekday: day, ...pattern }: DayPattern): boolean {
  const [year, month, dayOfMonth] = date.split('-').map(Number)
  return (
    (day === undefined || weekday(date) === day) &&
    (pattern.year === undefined || pattern.year === year) &&
    (pattern.month === undefined || pattern.month === month) &&
    (pattern.day === undefined || pattern.day === dayOfMonth)
  )
}

function covers(said: DayPattern, claimed: DayPattern): boolean {
  return (['weekday', 'day', 'month', 'year'] as const).every((field) => claimed[field] === undefined || claimed[field] === said[field])
}
