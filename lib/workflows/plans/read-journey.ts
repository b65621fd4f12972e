import type { Places } from '../../ports/places'
import { currencyOfCountry } from '../../travel/country-currency'
import { addDays, daysBetween, isPlainDate, type PlainDate, WEEKDAYS, weekday } from '../../travel/dates'
import { FURTHEST_DAYS_AHEAD } from '../../travel/flights/complete-search'
import type { DateWindow } from '../../travel/flights/date-window'
import { countDaysOf, firstDayOf, monthOf } from '../../travel/flights/month-grid'
import type { Place } from '../../travel/places/place'
import type { DestinationWishes } from '../../travel/plan/destination-candidate'
import { type Refusal, refuse } from '../../travel/refusal'
import type { Trip } from '../../travel/trip/trip'
import type { TripCaller } from '../trips/issue-trip-command'

/** Where from, in which month ("2027-03"), for how long and for what: left out is what does not matter or the trip says already. */
export type JourneyRequest = {
  from?: string | undefined
  month?: string | undefined
  /** The first and the last day that one would leave on, instead of a whole month. */
  leaveFrom?: string | undefined
  leaveTo?: string | undefined
  /** The only weekdays to leave on: of any weekend, Friday. */
  leaveOn?: DateWindow['leaveOn'] | undefined
  days?: number | undefined
  likings?: DestinationWishes['likings'] | undefined
  currency?: string | undefined
}

/** `leavingOn` are the days of the month that one can still leave on. */
export type Journey = { origin: Place; month: string; leavingOn: PlainDate[]; days: number; currency: string }

export type JourneyProblem =
  | { status: 'missing'; missing: 'origin' }
  | { status: 'unclear-place'; field: 'from'; said: string; candidates: Place[] }
  | { status: 'refused'; refusal: Refusal }

const USUAL_DAYS = 5
const OTHERWISE = 'EUR'

/** What a request and the trip say together, or what is missing of it. */
export function readJourney(
  request: JourneyRequest,
  trip: Trip,
  { today, preferredCurrency }: Pick<TripCaller, 'today' | 'preferredCurrency'>,
  places: Places,
): Journey | JourneyProblem {
  const { wishes, memory } = trip
  const match = request.from === undefined ? null : places.findPlace(request.from)
  if (match && match.status !== 'found') {
    const candidates = match.status === 'ambiguous' ? match.candidates : match.suggestions
    return { status: 'unclear-place', field: 'from', said: request.from ?? '', candidates }
  }
  const origin = match?.place ?? wishes.origin
  if (!origin) return { status: 'missing', missing: 'origin' }
  const window = windowOf(request)
  if (window && 'refusal' in window) return { status: 'refused', ...window }
  const month = window ? monthOf(window.from) : (request.month ?? monthOf(wishes.departureOn ?? addDays(today, 30)))
  const last = addDays(today, FURTHEST_DAYS_AHEAD)
  const leavingOn = (window ? daysBetweenThem(window) : daysOf(month)).filter(
    (date) => date > today && date <= last && isOn(date, request.leaveOn),
  )
  if (leavingOn.length === 0) {
    const told = month <= monthOf(today) ? 'That month is over.' : 'Airlines don’t sell flights that far ahead yet.'
    return { status: 'refused', ...refuse('month-out-of-reach', `${told} Which month within a year do you mean?`, 'month') }
  }
  const currency = request.currency ?? wishes.currency ?? preferredCurrency ?? currencyOfCountry(origin.countryCode) ?? OTHERWISE
  return { origin, month, leavingOn, days: request.days ?? (memory.nights === null ? USUAL_DAYS : memory.nights + 1), currency }
}

function isOn(date: PlainDate, weekdays: JourneyRequest['leaveOn']): boolean {
  return weekdays === undefined || weekdays.some((name) => WEEKDAYS.indexOf(name) === weekday(date))
}

type Window = { from: PlainDate; to: PlainDate }

function windowOf({ leaveFrom, leaveTo = leaveFrom }: JourneyRequest): Window | { refusal: Refusal } | null {
  if (leaveFrom === undefined || leaveTo === undefined) return null
  const wrong = [leaveFrom, leaveTo].find((day) => !isPlainDate(day))
  if (wrong !== undefined) return refuse('no-such-day', `“${wrong}” isn’t a day. Which day do you mean?`, 'leaveFrom')
  return { from: leaveFrom, to: leaveTo }
}

/** As many as a month has at most. */
function daysBetweenThem({ from, to }: Window): PlainDate[] {
  const count = Math.min(MOST_WINDOW_DAYS, daysBetween(from, to) + 1)
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
}

const MOST_WINDOW_DAYS = 31

function daysOf(month: string): PlainDate[] {
  return Array.from({ length: countDaysOf(month) }, (_, index) => addDays(firstDayOf(month), index))
}
