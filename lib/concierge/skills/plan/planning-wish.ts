import type { PlainDate } from '@/lib/travel/dates'
import type { DateWindow } from '@/lib/travel/flights/date-window'
import type { Liking, Occasion } from '@/lib/travel/plan/liking'
import type { Pace } from '@/lib/travel/plan/plan-limits'
import type { SwapReason } from '@/lib/travel/plan/swap-stop'
import type { SearchHeard } from '../../hear-search'
import type { SearchWish } from '../../understand/wished-search'
import type { Trait } from '../suggest/fold'
import type { Measure } from './measures'

export type PlanInput = {
  destination?: string
  days?: number
  startsOn?: PlainDate
  pace?: Pace
  likings?: Liking[]
  avoids?: Liking[]
  withChildren?: boolean
}

export type ChangeInput = {
  change: 'swap' | 'drop' | 'move' | 'swap-days' | 'lighten' | 'hours' | 'reorder' | 'add' | 'lengthen' | 'shorten' | 'note'
  stop?: string
  day?: number
  position?: number
  toDay?: number
  toPosition?: number
  reason?: SwapReason
  sight?: string
  note?: string
  /** HH:mm, or an hour later or earlier. */
  startsAt?: string
}

export type SuggestInput = {
  from?: string
  /** Further places to start from. */
  alsoFrom?: string[]
  /** yyyy-MM */
  month?: string
  /** The days that one would leave on, where they are known. */
  leaveFrom?: PlainDate
  leaveTo?: PlainDate
  leaveOn?: DateWindow['leaveOn']
  byPrice?: true
  coldAtMostC?: number
  occasion?: Occasion
  days?: number
  adults?: number
  children?: number
  infants?: number
  childAges?: number[]
  warmAtLeastC?: number
  isDry?: boolean
  /** ISO codes. */
  countries?: string[]
  withoutCountries?: string[]
  likings?: Liking[]
  mostFare?: number
  currency?: string
  longestFlightMinutes?: number
}

export type CompareInput = Pick<SuggestInput, 'from' | 'month' | 'days' | 'likings'> & { destinations: string[] }

/** `month` counts from 1. */
export type GuideInput = { place?: string; about: 'weather' | 'food' | 'quarters'; month?: number }

export type PlanningCall =
  | { tool: 'planTrip'; input: PlanInput }
  | { tool: 'changePlan'; input: ChangeInput }
  | { tool: 'suggestDestinations'; input: SuggestInput }
  | { tool: 'compareDestinations'; input: CompareInput }

/** A wish for a place nobody has named, as the tool's input, plus the wishes the tool has no data for. */
export type SuggestionHeard = {
  input: SuggestInput
  heard: SearchHeard
  traits: Trait[]
  /** Where the others start: "my brother from Leeds". */
  otherOrigins: string[]
  /** A total price, in the traveller's words. */
  total: { amount: number; people: number } | null
}

/** A message's wishes about plans and destinations. */
export type PlanningWish =
  /** `further` are the places after the plan's only one. */
  | { kind: 'calls'; calls: PlanningCall[]; further: string[]; suggestion?: SuggestionHeard }
  /** Flights to a planned or proposed place. */
  | { kind: 'fly'; search: SearchWish }
  /** The contents of one day of the plan. */
  | { kind: 'day'; day: number }
  /** The total of the plan's admission prices. */
  | { kind: 'entrances' }
  /** A question about a place, answered from its page; without a place, that of the plan or the flights. */
  | { kind: 'guide'; input: GuideInput }
  /** More proposals. */
  | { kind: 'more' }
  /** Declines the offered flights for now. */
  | { kind: 'no-flights' }
  | { kind: 'which-change' }
  /** Why the concierge asked something. */
  | { kind: 'why-asked' }
  /** Which place has the best of something, or why one was left out. */
  | { kind: 'best'; measure: Measure }
  | { kind: 'why-not'; why: string }
  /** A place that isn't on the list. */
  | { kind: 'no-such-choice'; names: string[] }

export function callsOf(calls: PlanningCall[], further: string[] = []): PlanningWish {
  return { kind: 'calls', calls, further }
}

/** A call that was made before, with another input of the same shape. */
export function callAgain(tool: PlanningCall['tool'], input: Record<string, unknown>): PlanningCall {
  // The input was made here in an earlier turn, in the shape that belongs to its tool.
  return { tool, input } as PlanningCall
}
