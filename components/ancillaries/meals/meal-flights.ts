import type { ChosenMeal } from '@/lib/travel/ancillaries/ancillaries'
import type { MealChange } from '@/lib/travel/ancillaries/change-ancillaries'
import type { MealOption } from '@/lib/travel/ancillaries/offer-details'
import type { PartyMember } from '@/lib/travel/ancillaries/party'
import { isSameSegment, type SegmentRef } from '@/lib/travel/ancillaries/seat-map'
import type { Segment } from '@/lib/travel/flights/offer-schema'
import type { Trip } from '@/lib/travel/trip/trip'

/** One flight of the trip and the meals sold on it; none where `options` is empty. */
export type MealFlight = SegmentRef & { segment: Segment; options: MealOption[] }

/** Every flight of the trip in the order of travel. */
export function mealFlights({ picks }: Pick<Trip, 'picks'>, options: MealOption[]): MealFlight[] {
  return picks.flatMap((pick, sliceIndex) =>
    (pick?.offer.segments ?? []).map((segment, segmentIndex) => {
      const place = { sliceIndex, segmentIndex }
      return { ...place, segment, options: options.filter((option) => isSameSegment(option, place)) }
    }),
  )
}

/** The meals that are served to travellers of this one's kind. */
export function mealsFor({ options }: Pick<MealFlight, 'options'>, { type }: Pick<PartyMember, 'type'>): MealOption[] {
  return options.filter(({ passengerTypes }) => passengerTypes.includes(type))
}

/** The meal that somebody has on a flight. */
export function mealOf(meals: ChosenMeal[], flight: SegmentRef, { passengerIndex }: PartyMember): MealOption | undefined {
  return meals.find((meal) => meal.passengerIndex === passengerIndex && isSameSegment(meal.option, flight))?.option
}

/** One meal (null: none) for everybody on a flight that it is served to; the others keep theirs. */
export function sameMealForAll(meals: ChosenMeal[], flight: MealFlight, party: PartyMember[], code: string | null): MealChange[] {
  return party.flatMap((member) => {
    const option = mealsFor(flight, member).find((sold) => sold.code === code)
    if (code !== null && !option) return []
    return changed(meals, flight, member, option)
  })
}

/** What everybody has on one flight, on all the others; where a meal is not served, what is chosen there stays. */
export function sameOnAllFlights(meals: ChosenMeal[], from: MealFlight, flights: MealFlight[], party: PartyMember[]): MealChange[] {
  const others = flights.filter((flight) => flight.options.length > 0 && !isSameSegment(flight, from))
  return others.flatMap((flight) =>
    party.flatMap((member) => {
      const model = mealOf(meals, from, member)
      const option = mealsFor(flight, member).find(({ code }) => code === model?.code)
      return model && !option ? [] : changed(meals, flight, member, option)
    }),
  )
}

/** The code that all who can have it share: null when nobody has a meal, `mixed` when they differ. */
export function sharedMeal(meals: ChosenMeal[], flight: MealFlight, party: PartyMember[]): string | null | 'mixed' {
  const served = party.filter((member) => mealsFor(flight, member).length > 0)
  const codes = new Set(served.map((member) => mealOf(meals, flight, member)?.code ?? null))
  const [code = null] = codes
  return codes.size <= 1 ? code : 'mixed'
}

function changed(meals: ChosenMeal[], flight: SegmentRef, member: PartyMember, option: MealOption | undefined): MealChange[] {
  if (mealOf(meals, flight, member)?.optionId === option?.optionId) return []
  const { sliceIndex, segmentIndex } = flight
  return [{ sliceIndex, segmentIndex, passengerIndex: member.passengerIndex, optionId: option?.optionId ?? null }]
}
