import type { PlainDate } from '@/lib/travel/dates'
import type { Alliance } from '@/lib/travel/flights/alliances'
import type { Stops } from '@/lib/travel/flights/filters/offer-values'
import type { SearchWishes } from '@/lib/travel/flights/search'
import type { CabinClass } from '@/lib/travel/flights/search-labels'

/** A value, or several that are all right where the words leave it open. */
export type OneOf<Value> = Value | Value[]

/** IATA codes of cities or airports, in the order of travel. */
export type SliceGoal = { from: OneOf<string>; to: OneOf<string>; on: OneOf<PlainDate> }

/** The search that must have been made. What is left out must be as it is for somebody who never spoke of it; `preference` is free then. */
export type SearchGoal = {
  slices: SliceGoal[]
  isReturn?: boolean
  adults?: number
  children?: number
  infants?: number
  pets?: number
  ages?: number[]
  cabin?: OneOf<CabinClass>
  isDirect?: OneOf<boolean>
  bags?: number
  preference?: SearchWishes['preference']
}

/** The filters that must stand on one direction, and no others. Clock times are "HH:mm"; two of them are the earliest and latest that is right. */
export type FilterGoal = {
  leavesAfter?: OneOf<string>
  leavesBefore?: OneOf<string>
  arrivesAfter?: OneOf<string>
  arrivesBefore?: OneOf<string>
  airlines?: string[]
  withoutAirlines?: string[]
  alliances?: Alliance[]
  via?: string[]
  notVia?: string[]
  stops?: Stops[]
  maxPrice?: number
  maxMinutes?: number
  airports?: string[]
  withoutAirports?: string[]
}

/** Which flights come into question. */
export type Among = {
  isDirect?: boolean
  leavesBefore?: string
  arrivesBefore?: string
  withoutAirline?: string
}

/** The flight of a direction: the best of some by a rule, the one that was pointed at, any, or none. */
export type PickGoal = ({ best: 'cheapest' | 'fastest' | 'earliest' | 'latest' } & Among) | 'as-meant' | 'any' | 'none'

/** The fare of a direction, by rule; `cheapest` is within the cabin that was searched. */
export type FareGoal = 'cheapest' | 'cheapest-with-bag' | 'cheapest-refundable' | 'as-meant' | 'any' | 'none'

/** What must be true of the trip in the end. What is left out must not have happened: no search, no pick, no fare, no checkout. */
export type Goal = {
  search?: SearchGoal
  /** One for every direction, or one for each; once a flight is picked its direction’s filters are free. */
  filters?: FilterGoal | FilterGoal[]
  picks?: PickGoal[]
  fares?: FareGoal[]
  isCheckingOut?: boolean
  /** The trip is as it was when this beat (from 0) was spoken: questions and chatter change nothing. */
  unchangedSinceBeat?: number
}
