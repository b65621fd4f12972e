import type { MealChange } from '../../travel/ancillaries/change-ancillaries'
import { flightAt, listOf } from '../../travel/ancillaries/chosen-words'
import { mealsMeant } from '../../travel/ancillaries/meal-words'
import type { MealOption } from '../../travel/ancillaries/offer-details'
import type { PartyMember } from '../../travel/ancillaries/party'
import { isSameSegment, type SegmentRef } from '../../travel/ancillaries/seat-map'
import { type Refusal, refuse } from '../../travel/refusal'
import { type ReadyTrip, segmentsOf } from './ready-trip'

type MealWish = { meal?: string | undefined; passengerIndexes?: number[] | undefined }

/**
 * The meal that the words mean, for each of the members on each flight that serves it to them; of several that fit, the likeliest. The
 * notes name where there is none.
 */
export function mealsWanted(
  { meal, passengerIndexes }: MealWish,
  options: MealOption[],
  ready: ReadyTrip,
  slices: number[],
  members: PartyMember[],
): { meals: MealChange[]; notes: string[] } | { refusal: Refusal } {
  const names = [...new Set(options.map(({ name }) => name))]
  const list = listOf(names)
  if (!meal) return refuse('which-meal', `Which meal would you like? Choose from ${list}.`, undefined, names)
  const meant = mealsMeant(meal, options)
  if (meant.length === 0) return refuse('no-such-meal', `The airline doesn’t offer that. Choose from ${list}.`, undefined, names)
  const meals: MealChange[] = []
  const notes: string[] = []
  for (const flight of segmentsOf(ready, slices)) {
    const served = meant.filter((option) => isSameSegment(option, flight))
    if (served.length === 0) {
      notes.push(nothingServed(flight, options, meant, ready))
      continue
    }
    for (const member of members) {
      const option = served.find(({ passengerTypes }) => passengerTypes.includes(member.type))
      if (option) meals.push({ ...flight, passengerIndex: member.passengerIndex, optionId: option.optionId })
      // A meal for children says itself whom it is for.
      else if (passengerIndexes || (member.type !== 'infant' && !isForSomeOnly(served)))
        notes.push(`${served[0]?.name ?? 'This meal'} isn’t served to ${member.label} on ${flightAt(ready.trip, flight)}.`)
    }
  }
  return meals.length > 0 ? { meals, notes } : refuse('no-such-meal', notes[0] ?? 'That meal isn’t served to these travellers.')
}

function isForSomeOnly(options: MealOption[]): boolean {
  return options.every(({ passengerTypes }) => !passengerTypes.includes('adult'))
}

function nothingServed(flight: SegmentRef, options: MealOption[], [meant]: MealOption[], { trip }: ReadyTrip): string {
  const number = flightAt(trip, flight)
  const hasMeals = options.some((option) => isSameSegment(option, flight))
  return hasMeals ? `${meant?.name ?? 'That meal'} isn’t served on ${number}.` : `You can’t order meals on ${number}.`
}
