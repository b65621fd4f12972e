import type { TripFacts } from '../trip-facts'
import { isLike, listOf, matches } from './matches'

/** Whether the trip is what a row wants of it under one name. Throws for a name that no trip has. */
export function holdsField(name: string, wanted: unknown, trip: TripFacts): boolean {
  if (name === 'fromAll' || name === 'toAll') {
    const codes = name === 'fromAll' ? trip.from : trip.to
    return listOf(wanted).every((several) => listOf(several).some((code) => codes.includes(String(code))))
  }
  if (!(name in trip)) throw new Error(`Nothing of a trip is called ${name}.`)
  if (name === 'from' || name === 'to') return listOf(wanted).some((code) => trip[name].includes(String(code)))
  if (name === 'ages') return trip.ages.toSorted().join() === listOf(wanted).toSorted().join()
  if (name === 'out' || name === 'back')
    return Object.entries(Object(wanted)).every(([key, value]) => holdsLimit(value, Object(trip[name])[key]))
  if (name === 'legs') {
    const legs = listOf(wanted)
    return legs.length === trip.legs.length && legs.every((leg, index) => holdsLeg(Object(leg), Object(trip.legs[index])))
  }
  if (name === 'picked') {
    return listOf(wanted).every((pick, index) => {
      const offerId = trip.picked[index] ?? null
      return typeof pick === 'string' ? matches(pick, offerId ?? '') : (offerId !== null) === pick
    })
  }
  if (name === 'fares') {
    const holdsFare = (fare: unknown, index: number) =>
      fare === null ? trip.fares[index] === null : matches(String(fare), trip.fares[index] ?? '')
    return trip.fares.length > 0 && listOf(wanted).every(holdsFare)
  }
  return listOf(wanted).some((value) => isLike(value, trip[name as keyof TripFacts]))
}

function holdsLeg(wanted: Record<string, unknown>, leg: Record<string, unknown>): boolean {
  return Object.entries(wanted).every(([key, value]) => listOf(value).some((one) => isLike(one, leg[key])))
}

/** Of codes all must be there; of one figure, one of the values that will do. */
function holdsLimit(wanted: unknown, actual: unknown): boolean {
  if (Array.isArray(actual)) return listOf(wanted).every((code) => actual.includes(code))
  return listOf(wanted).some((value) => isLike(value, actual))
}
