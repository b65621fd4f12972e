import { currencyRefusal } from '../currencies'
import { addDays, daysBetween, formatDay, type PlainDate } from '../dates'
import { type Refusal, refuse } from '../refusal'
import type { MissingStayWish } from './complete-stay-search-schema'
import type { StaySearch, StayWishes } from './stay-search'
import { sleepersPerRoom } from './stay-search'

export type { MissingStayWish } from './complete-stay-search-schema'

export const MOST_NIGHTS = 30
export const MOST_ROOMS = 9
export const MOST_IN_A_ROOM = 6
/** Hotels sell rooms further ahead than airlines sell seats. */
export const FURTHEST_STAY_DAYS = 500

/** The wishes as a search, or the first thing that is still missing, or why they cannot be searched. `today` is the traveller's own day. */
export function completeStaySearch(
  wishes: StayWishes,
  today: PlainDate,
): { search: StaySearch } | { missing: MissingStayWish } | { refusal: Refusal } {
  const refusal = partyRefusal(wishes) ?? datesRefusal(wishes, today) ?? currencyRefusal(wishes.currency)
  if (refusal) return { refusal }
  const { city, checkInOn, checkOutOn } = wishes
  if (!city) return { missing: 'city' }
  if (!checkInOn) return { missing: 'checkInOn' }
  if (!checkOutOn) return { missing: 'checkOutOn' }
  return { search: { ...wishes, city, checkInOn, checkOutOn } }
}

function partyRefusal({ adults, children, rooms }: StayWishes): Refusal | undefined {
  if (children < 0) return refuse('travellers-negative', 'The number of children can’t be below zero.', 'children').refusal
  if (adults < 1) return refuse('adult-needed', 'At least one adult has to stay too.', 'adults').refusal
  if (rooms < 1) return refuse('room-needed', 'A stay needs at least one room.', 'rooms').refusal
  if (rooms > MOST_ROOMS) {
    return refuse('too-many-rooms', `You can ask for up to ${MOST_ROOMS} rooms at once; you asked for ${rooms}.`, 'rooms').refusal
  }
  if (rooms > adults) {
    const told = `${rooms} rooms are more than ${adults === 1 ? '1 adult' : `${adults} adults`}`
    return refuse('rooms-without-adult', `Each room needs an adult, and ${told}. How many rooms do you need?`, 'rooms').refusal
  }
  if (sleepersPerRoom({ adults, children, rooms }) > MOST_IN_A_ROOM) {
    const told = `${adults + children} people don’t fit in ${rooms === 1 ? 'one room' : `${rooms} rooms`}`
    return refuse('too-full', `${told}: a room sleeps ${MOST_IN_A_ROOM} at most. Try more rooms.`, 'rooms').refusal
  }
}

function datesRefusal({ checkInOn, checkOutOn }: StayWishes, today: PlainDate): Refusal | undefined {
  for (const [date, field] of [[checkInOn, 'checkInOn'] as const, [checkOutOn, 'checkOutOn'] as const]) {
    if (date === null) continue
    if (daysBetween(today, date) < 0)
      return refuse('date-past', `${formatDay(date, today)} is in the past. Which day do you mean?`, field).refusal
    if (daysBetween(today, date) > FURTHEST_STAY_DAYS) {
      const last = formatDay(addDays(today, FURTHEST_STAY_DAYS), today)
      return refuse('date-too-far', `Rooms are sold up to ${last}; ${formatDay(date, today)} is too far ahead.`, field).refusal
    }
  }
  if (checkInOn === null || checkOutOn === null) return undefined
  const nights = daysBetween(checkInOn, checkOutOn)
  if (nights < 0) {
    const [out, arrival] = [formatDay(checkOutOn, today), formatDay(checkInOn, today)]
    return refuse('out-before-in', `Leaving on ${out} is before arriving on ${arrival}.`, 'checkOutOn').refusal
  }
  if (nights > MOST_NIGHTS) {
    const told = `A stay can be ${MOST_NIGHTS} nights long at most; this one has ${nights}`
    return refuse('too-long', `${told}. Try two stays, one after the other.`, 'checkOutOn').refusal
  }
}
