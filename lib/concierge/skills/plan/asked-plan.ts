import { addDays, daysBetween, type PlainDate } from '@/lib/travel/dates'
import { MOST_PLAN_DAYS } from '@/lib/travel/plan/plan-limits'
import type { Frame } from '../../grammar/cover'
import { placeName } from '../../say/phrases'
import type { Table } from '../../table'
import { foldSuggest } from '../suggest/fold'
import { planWishes } from './plan-wishes'
import type { PlanningMessage } from './planning-message'
import { isPlanSpokenOf } from './planning-table'
import type { PlanInput } from './planning-wish'
import { nameAfterLead } from './unknown-name'

export type AskedPlan = { input: PlanInput; further: string[] }

/** The plan that a message asks for, with the places to plan after it; null where it asks for none. */
export function askedPlan(said: PlanningMessage): AskedPlan | null {
  const { plan, table } = said
  if (plan.isOther || !asksForPlan(said)) return null
  const [destination = unknownPlace(said), ...further] = said.places.map(({ text }) => text)
  // "What can I do?" without a place is no wish for a plan, unless the trip has one.
  if (!destination && plan.asks.length === 0 && !isPlaceKnown(table) && plan.sights === 'weak') return null
  return { input: { ...(destination ? { destination } : {}), ...planWishes(said) }, further }
}

function asksForPlan(said: PlanningMessage): boolean {
  const { plan, places, origin, table, frames } = said
  const hasPlace = places.length > 0 || unknownPlace(said) !== undefined
  if (plan.asks.includes('itinerary') || plan.asks.includes('time')) return true
  const isPlan = plan.asks.some((one) => one !== 'span')
  if (isPlan && plan.days !== null) return true
  // "Plan a trip from London to Rome on 3 May" speaks of flights.
  if (isPlan && origin === null) return hasPlace || isPlaceKnown(table) || plan.asks.includes('trip')
  if (plan.sights) return hasPlace || (isPlaceKnown(table) && plan.isThere) || (plan.sights === 'sure' && frames.length === 1)
  const wish = foldSuggest(frames)
  const hasTaste = plan.pace !== null || (plan.hasTaste && wish.likings.length > 0)
  return hasPlace && origin === null && hasTaste && plan.days !== null && !speaksOfFlights(frames)
}

function speaksOfFlights(frames: readonly Frame[]): boolean {
  return frames.some(({ skill }) => skill === 'filters' || skill === 'fares' || skill === 'pick')
}

function unknownPlace({ reading, plan, places }: PlanningMessage): string | undefined {
  return places.length > 0 || plan.asks.length + (plan.sights ? 1 : 0) === 0 ? undefined : nameAfterLead(reading)
}

/** The trip has a place: of its flights, its plan or its stay. */
export function isPlaceKnown({ situation: { wishes, plan, stay } }: Table): boolean {
  return wishes.to !== null || plan !== undefined || stay !== undefined
}

/** What to call the tool with. The first of several places gets its share of the days. */
export function inputOfPlan({ input, further }: AskedPlan, table: Table): PlanInput {
  const wanted = atTrip(input, table)
  const { days } = wanted
  if (days === undefined || further.length === 0) return wanted
  return { ...wanted, days: Math.min(MOST_PLAN_DAYS, Math.ceil(days / (further.length + 1))) }
}

/** "Plan my days there": without a place of its own, a plan is for that of the flights or the stay. */
function atTrip(input: PlanInput, table: Table): PlanInput {
  const { wishes, plan, stay } = table.situation
  if (input.destination !== undefined || isPlanSpokenOf(table)) return input
  if (wishes.to === null) return plan || !stay ? input : { destination: stay.city, ...daysOf(stay.checkInOn, stay.checkOutOn), ...input }
  const { departureOn, returnOn } = wishes
  // Without a plan the tool takes the days from the flights themselves.
  const days = plan !== undefined && departureOn !== null ? daysOf(departureOn, returnOn) : {}
  return { destination: wishes.town ?? placeName(wishes.to), ...days, ...input }
}

function daysOf(startsOn: PlainDate, until: PlainDate | null): PlanInput {
  return { startsOn, ...(until ? { days: Math.min(MOST_PLAN_DAYS, daysBetween(startsOn, addDays(until, 1))) } : {}) }
}
