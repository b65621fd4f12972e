import type { MealOption } from '@/lib/travel/ancillaries/offer-details'
import { partyOf } from '@/lib/travel/ancillaries/party'
import { moneyFromEuro } from '../fares/currency'
import type { Leg } from '../network/legs'
import type { PricedDirection, PricedTrip } from '../price-trip'
import { lengthBand, levelOf, roundToHalf } from './price-scale'
import { SPECIAL_MEALS } from './special-meals'

const HOT_MEAL_FROM_MINUTES = 120
const PREORDER_FROM_MINUTES = 100
/** What a meal costs where the fare holds none, in euros. */
const MEAL_EURO = { short: 11, medium: 13.5, long: 17 }
const BABY_FOOD = 'BBML'

/** Meals that are ordered before the flight, on those flights that are long enough to serve them. */
export function mealOptions(trip: PricedTrip): MealOption[] {
  const types = new Set(partyOf(trip.travellers).map(({ type }) => type))
  return trip.directions.flatMap((direction, sliceIndex) =>
    direction.itinerary.legs.flatMap((leg, segmentIndex) =>
      mealsOn(leg)
        .map((meal) => ({ ...meal, passengerTypes: meal.passengerTypes.filter((type) => types.has(type)) }))
        .filter(({ passengerTypes }) => passengerTypes.length > 0)
        .map(({ code, name, passengerTypes }) => ({
          sliceIndex,
          segmentIndex,
          optionId: `meal|${sliceIndex}|${segmentIndex}|${code}`,
          code,
          name,
          passengerTypes,
          price: moneyFromEuro(code === BABY_FOOD ? 0 : mealEuro(leg, direction), trip.currency),
        })),
    ),
  )
}

function mealsOn({ flight: { airline, blockMinutes } }: Leg) {
  switch (airline.kind) {
    case 'full-service':
      return blockMinutes >= HOT_MEAL_FROM_MINUTES ? SPECIAL_MEALS : []
    case 'regional':
      return []
    default:
      return blockMinutes >= PREORDER_FROM_MINUTES ? SPECIAL_MEALS.filter(({ isSimple }) => isSimple) : []
  }
}

function mealEuro({ flight }: Leg, { fare }: PricedDirection): number {
  return fare.mealIncluded ? 0 : roundToHalf(MEAL_EURO[lengthBand(flight.km)] * levelOf(flight.airline, 'meals'))
}
