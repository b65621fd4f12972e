import type { Liking } from '@/lib/travel/plan/liking'
import type { Pace } from '@/lib/travel/plan/plan-limits'
import type { SwapReason } from '@/lib/travel/plan/swap-stop'
import type { Frame } from '../../grammar/cover'
import type { Slots } from '../../grammar/lexicon'
import type { PlaceValue } from '../../grammar/place-words'
import type { DaySpec } from '../dates/spec'
import { numberIn } from '../numbers/helpers'
import type { Measure } from './measures'
import type { NamedStop } from './plan-items'
import type { GuideInput } from './planning-wish'

/** A day of the plan: counted from 1, -1 the last; or by the calendar. */
export type PlanDayRef = { day: number } | { on: DaySpec }
/** A stop as it was pointed at: by name, as "it", or by its place in a day, -1 the last. */
export type StopRef = (NamedStop | { said: string; names?: undefined; all?: boolean } | { it: true } | { place: number }) & {
  reason?: SwapReason
}

/** What is to be otherwise in the plan that stands, in the order said. */
export type PlanChange =
  | { change: 'drop' | 'add' | 'first' | 'last'; stops: StopRef[]; day?: PlanDayRef }
  | { change: 'swap'; stop: StopRef; day?: PlanDayRef; sight?: StopRef; reason?: SwapReason }
  | { change: 'move'; stops: StopRef[]; toDay: PlanDayRef }
  | { change: 'swap-days'; day: PlanDayRef; withDay: PlanDayRef }
  | { change: 'drop-day' | 'lighten'; day: PlanDayRef }
  | { change: 'longer' | 'shorter'; by: number }
  | { change: 'length'; days: number }
  | { change: 'reason'; reason: SwapReason; day?: PlanDayRef }
  /** When the days start: minutes since midnight, or an hour later or earlier. */
  | { change: 'hours'; startsAt: number | 'later' | 'earlier'; day?: PlanDayRef }
  | { change: 'note'; note: string; day: PlanDayRef }

/** What a message says of plans; only what it says. */
export type PlanSaid = {
  /** By what a plan is asked for, the plainest first. */
  asks: ('itinerary' | 'time' | 'trip' | 'verb' | 'span')[]
  /** "What should we see?"; `weak`: "what can I do?", which may ask for something else. */
  sights: 'sure' | 'weak' | null
  isThere: boolean
  /** "We plan to fly", "email me the itinerary": no plan is asked for. */
  isOther: boolean
  places: PlaceValue[]
  days: number | null
  pace: Pace | null
  hasTaste: boolean
  moreLikes: Liking[]
  lessLikes: Liking[]
  changes: PlanChange[]
  asksDay: PlanDayRef | null
  shows: boolean
  asksEntrances: boolean
  asksFlights: boolean
  /** One of the places shown, counted from 1, -1 the last; or the one with the most of something. */
  choice: number | null
  measure: { of: Measure; isMore: boolean } | null
  wantsOthers: boolean
  lifts: string[]
  compares: boolean
  /** What is asked of a place itself. */
  guide: GuideInput['about'] | null
  wonders: boolean
}

/** Folds the frames of a message into what they say of plans. Pure. */
export function foldPlan(frames: readonly Frame[]): PlanSaid {
  const own = frames.flatMap(({ skill, value }) => (skill === 'plan' ? [value] : []))
  const all = frames.map(({ value }) => value)
  const has = (slot: string) => own.some((value) => value[slot] === true)
  const last = <Value>(slot: string) => own.findLast((value) => value[slot] !== undefined)?.[slot] as Value | undefined
  const measure = last<{ of: Measure; more?: boolean }>('measure')
  const choice = last<Slots>('choice')
  return {
    asks: (['itinerary', 'time', 'trip', 'verb', 'span'] as const).filter((one) => own.some(({ asksPlan }) => asksPlan === one)),
    sights: own.some(({ asksSights }) => asksSights === true)
      ? 'sure'
      : own.some(({ asksSights }) => asksSights === 'weak')
        ? 'weak'
        : null,
    isThere: has('there'),
    isOther: has('intends'),
    places: own.flatMap(({ planPlace, rivals }) => [
      ...(planPlace ? [planPlace] : []),
      ...(Array.isArray(rivals) ? rivals : []),
    ]) as PlaceValue[],
    days: daysIn(all),
    pace: (all.findLast(({ pace, span }) => pace ?? (span as Slots | undefined)?.pace)?.pace ??
      last<Slots>('span')?.pace ??
      null) as Pace | null,
    hasTaste: all.some(({ taste }) => taste === true),
    moreLikes: own.flatMap(({ likesMore }) => likingIn(likesMore)),
    lessLikes: own.flatMap(({ unlikes }) => likingIn(unlikes)),
    changes: own.flatMap((value) => changeIn(value) ?? []),
    asksDay: dayIn(last('asked')),
    shows: has('shows'),
    asksEntrances: has('asksEntrances'),
    asksFlights: has('asksFlights'),
    choice: choice ? (numberOf(choice.nth) ?? numberOf(choice.n)) : null,
    measure: measure ? { of: measure.of, isMore: measure.more === true } : null,
    wantsOthers: has('others'),
    lifts: own.flatMap(({ lift }) => (typeof lift === 'object' && lift !== null && 'limit' in lift ? [String(lift.limit)] : [])),
    compares: has('compares') || all.some(({ what }) => what === 'difference'),
    guide: last<GuideInput['about']>('guide') ?? null,
    wonders: has('wonders'),
  }
}

const WEEKEND = 2
const LONG_WEEKEND = 3

/** How many days were said, the first and the last counted: "3 nights" are four days, a weekend is two. */
function daysIn(values: readonly Slots[]): number | null {
  for (const value of values.toReversed()) {
    const { span, stay, when } = value as { span?: Slots; stay?: { nights: number[]; unit?: string }; when?: { day?: DaySpec } }
    if (span) return countOf(numberIn(span, 'n') ?? 1, String(span.unit))
    if (stay) {
      const most = stay.nights.at(-1) ?? 0
      if (most > 0) return stay.unit === 'night' ? most + 1 : most
    }
    const day = when?.day
    // "Rome in three days" tells how long, not when.
    if (day?.is === 'today' && day.ahead) return day.ahead.days
    if (day?.is === 'kind' && day.wds === 'weekend' && !day.in) return day.isLong ? LONG_WEEKEND : WEEKEND
    if (day?.is === 'weekend') return day.long ? LONG_WEEKEND : WEEKEND
  }
  return null
}

function countOf(n: number, unit: string): number {
  return unit === 'night' ? n + 1 : unit === 'week' ? n * 7 : n
}

function changeIn(value: Slots): PlanChange | null {
  const day = dayIn(value.ofDay)
  const ofDay = day ? { day } : {}
  const reason = value.reason as SwapReason | undefined
  const dropDay = dayIn(value.dropDay)
  if (dropDay) return { change: 'drop-day', day: dropDay }
  const [swapDay, withDay] = [dayIn(value.swapDay), dayIn(value.withDay)]
  if (swapDay && withDay) return { change: 'swap-days', day: swapDay, withDay }
  if (value.swap)
    return {
      change: 'swap',
      stop: value.swap as StopRef,
      ...ofDay,
      ...(value.sight ? { sight: value.sight as StopRef } : {}),
      ...(reason ? { reason } : {}),
    }
  const toDay = dayIn(value.toDay)
  if (value.move && toDay) return { change: 'move', stops: stopsIn(value.move), toDay }
  for (const change of ['drop', 'add', 'first', 'last'] as const)
    if (value[change]) return { change, stops: stopsIn(value[change]), ...ofDay }
  const lighten = dayIn(value.lighten)
  if (lighten) return { change: 'lighten', day: lighten }
  if (typeof value.note === 'object' && value.note !== null && day) return { change: 'note', note: String((value.note as Slots).text), day }
  if (value.note === true && day) return { change: 'note', note: '', day }
  if (value.hours === 'later' || value.hours === 'earlier') return { change: 'hours', startsAt: value.hours, ...ofDay }
  if (value.startAt) return { change: 'hours', startsAt: numberOf((value.startAt as Slots).at) ?? 'later', ...ofDay }
  const by = value.by as { days?: number; n?: number } | undefined
  if (value.way === 'longer' || value.way === 'shorter') return { change: value.way, by: by?.days ?? by?.n ?? 1 }
  if (value.length) return { change: 'length', days: lengthOf(value.length as Slots) }
  return reason ? { change: 'reason', reason, ...ofDay } : null
}

function lengthOf(length: Slots): number {
  return length.unit === 'night' ? (numberIn(length, 'n') ?? 1) + 1 : (numberIn(length, 'days') ?? 1)
}

function stopsIn(value: unknown): StopRef[] {
  const slots = value as Slots
  return (Array.isArray(slots.all) ? slots.all : [slots]) as StopRef[]
}

function dayIn(value: unknown): PlanDayRef | null {
  if (typeof value !== 'object' || value === null) return null
  const { day, on, ofDay } = value as Slots
  if (ofDay) return dayIn(ofDay)
  if (typeof day === 'number') return { day }
  return typeof on === 'object' && on !== null && 'is' in on ? { on: on as DaySpec } : null
}

function likingIn(value: unknown): Liking[] {
  return typeof value === 'object' && value !== null && 'likes' in value ? [value.likes as Liking] : []
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
