import type { ChosenMeal } from '../../travel/ancillaries/ancillaries'
import type { AncillaryAnswer, ChosenItem, ShownItem } from '../../travel/ancillaries/ancillary-answer-schema'
import type { MealChange } from '../../travel/ancillaries/change-ancillaries'
import { flightAt, flightsOver, listOf } from '../../travel/ancillaries/chosen-words'
import { mealIsFor, mealsMeant, namesDish } from '../../travel/ancillaries/meal-words'
import type { MealOption } from '../../travel/ancillaries/offer-details'
import type { PartyMember } from '../../travel/ancillaries/party'
import { isSameSegment } from '../../travel/ancillaries/seat-map'
import { zeroMoney } from '../../travel/money'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { loadOfferDetails } from '../trips/trip-details'
import { chosenAnswer, refusedAnswer, shownAnswer } from './ancillary-answer'
import { mealsWanted } from './meals-wanted'
import { NO_THREAD, type ReadyTrip, readyWish, whomOf } from './ready-trip'

export type MealsRequest = {
  wish: 'show' | 'choose' | 'remove'
  meal?: string | undefined
  sliceIndexes?: number[] | undefined
  passengerIndexes?: number[] | undefined
}

/** Shows, chooses or takes away meals, on every flight of the directions meant that serves them. */
export async function chooseMeals(request: MealsRequest, caller: TripCaller, deps: TripDeps): Promise<AncillaryAnswer> {
  const wish = await readyWish(request, caller, deps)
  if ('refusal' in wish) return { status: 'refused', ...wish }
  const { ready, slices, members: named } = wish
  const type = request.passengerIndexes ? null : mealIsFor(request.meal ?? '')
  const members = type ? named.filter((member) => member.type === type) : named
  if (members.length === 0)
    return refusedAnswer('no-such-passenger', `There are no ${type === 'infant' ? 'infants' : 'children'} on this trip.`)
  if (request.wish === 'remove') return remove(request.meal, ready, slices, members, caller, deps)

  const loaded = await loadOfferDetails(caller, deps)
  if (!loaded || 'refusal' in loaded) return { status: 'refused', refusal: loaded?.refusal ?? NO_THREAD }
  const { meals } = loaded.details
  const options = (meals ?? []).filter(({ sliceIndex }) => slices.includes(sliceIndex))
  if (request.wish === 'show') {
    const included = includedShown(ready, slices)
    if (options.length > 0 || included.length > 0) {
      return shownAnswer(ready.trip, [...included, ...options.map((meal) => shown(meal, ready))])
    }
  }
  if (options.length === 0) return { status: 'unavailable', message: noMealsSentence(ready, slices, meals === null) }
  const wanted = mealsWanted(request, options, ready, slices, members)
  if ('refusal' in wanted) return { status: 'refused', ...wanted }
  const issued = await issueTripCommand({ type: 'choose-meals', meals: wanted.meals }, caller, deps)
  if ('refusal' in issued) return { status: 'refused', ...issued }
  const { trip } = issued.live
  const chosen = trip.ancillaries.meals.filter((meal) => wanted.meals.some((change) => isSameMeal(change, meal)))
  return chosenAnswer(
    trip,
    'meals',
    chosen.map((meal) => itemOf(meal, ready)),
    wanted.notes,
  )
}

async function remove(
  meal: string | undefined,
  ready: ReadyTrip,
  slices: number[],
  members: PartyMember[],
  caller: TripCaller,
  deps: TripDeps,
): Promise<AncillaryAnswer> {
  const chosen = ready.trip.ancillaries.meals.filter(
    ({ option, passengerIndex }) =>
      slices.includes(option.sliceIndex) && members.some((member) => member.passengerIndex === passengerIndex),
  )
  const meant = mealsMeant(
    meal ?? '',
    chosen.map(({ option }) => option),
  )
  // A dish that nobody chose takes no other one away.
  const named = meal && namesDish(meal) ? chosen.filter(({ option }) => meant.includes(option)) : chosen
  if (named.length === 0) return refusedAnswer('nothing-chosen', 'You haven’t chosen a meal like that there.')
  const meals = named.map(({ option: { sliceIndex, segmentIndex }, passengerIndex }) => ({
    sliceIndex,
    segmentIndex,
    passengerIndex,
    optionId: null,
  }))
  const issued = await issueTripCommand({ type: 'choose-meals', meals }, caller, deps)
  if ('refusal' in issued) return { status: 'refused', ...issued }
  const items = named.map((each) => {
    const item = itemOf(each, ready)
    return { ...item, price: zeroMoney(item.price.currency), isRemoved: true }
  })
  return chosenAnswer(issued.live.trip, 'meals', items, [])
}

function itemOf({ option, passengerIndex }: ChosenMeal, ready: ReadyTrip): ChosenItem {
  return { what: option.name, whom: whomOf(ready, passengerIndex), flight: flightAt(ready.trip, option), price: option.price }
}

function shown(option: MealOption, { trip }: ReadyTrip): ShownItem {
  const isForChildren = !option.passengerTypes.includes('adult')
  return {
    what: isForChildren ? `${option.name} (${option.passengerTypes.map((type) => TYPES[type]).join(', ')} only)` : option.name,
    flight: flightAt(trip, option),
    lowest: option.price,
    isIncluded: option.price.amountMinor === 0,
  }
}

const TYPES = { adult: 'adults', child: 'children', infant: 'infants' }

function includedShown({ trip }: ReadyTrip, slices: number[]): ShownItem[] {
  return slices.flatMap((sliceIndex) =>
    trip.picks[sliceIndex]?.fare?.mealIncluded
      ? [{ what: 'a meal with the fare', flight: flightsOver(trip, [sliceIndex]), lowest: null, isIncluded: true }]
      : [],
  )
}

function noMealsSentence({ trip }: ReadyTrip, slices: number[], isNotSold: boolean): string {
  const flights = listOf(slices.map((sliceIndex) => flightsOver(trip, [sliceIndex])))
  return isNotSold
    ? `You can’t order meals here for ${flights}; please ask the airline after booking.`
    : `You can’t order meals on ${flights}.`
}

function isSameMeal(change: MealChange, { option, passengerIndex }: ChosenMeal): boolean {
  return isSameSegment(change, option) && change.passengerIndex === passengerIndex
}
