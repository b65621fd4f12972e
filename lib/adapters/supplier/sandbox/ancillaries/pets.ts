import type { ExtraOption } from '@/lib/travel/ancillaries/offer-details'
import { longestFlight } from '../fares/price-level'
import { fraction } from '../hash'
import type { Leg } from '../network/legs'
import type { PricedDirection } from '../price-trip'
import { AIRCRAFT } from '../world/aircraft'
import { PETS_AS_CARGO_ONLY, type PetRule, petRuleOf } from '../world/pet-rules'
import type { Extra } from './direction-extras'
import { lengthBand, levelOf } from './price-scale'

type PetPlace = NonNullable<ExtraOption['pet']>
export type PetExtra = Extra & { pet: PetPlace; leftForParty: number }

/** A cabin takes one animal for so many seats; the heated part of a hold has room for fewer. */
const SEATS_FOR_EACH = 45
const MOST_IN_CABIN = 5
const MOST_IN_HOLD = 3
/** Holds of smaller aircraft are not heated. */
const LEAST_SEATS_FOR_HOLD = 100
const CRATES: readonly { maxKg: number; crateCm: [number, number, number]; factor: number }[] = [
  { maxKg: 32, crateCm: [90, 60, 66], factor: 1.6 },
  { maxKg: 75, crateCm: [122, 81, 89], factor: 2.6 },
]
const EURO = { short: 52, medium: 68, long: 115 }

/** The places for animals that a direction sells: where every flight of it takes them, each as small and as light as the strictest says. */
export function petExtras({ itinerary }: PricedDirection): PetExtra[] {
  if (petHindrance(itinerary.legs)) return []
  const { airline, km } = longestFlight(itinerary)
  const euro = EURO[lengthBand(km)] * levelOf(airline, 'pets')
  const rules = itinerary.legs.map(({ flight }) => petRuleOf(flight.airline))
  return [...inCabin(itinerary.legs, rules, euro), ...inHold(itinerary.legs, rules, euro)]
}

/** Why no animal can be booked on these flights: the airline that takes none, or the country that lets none in this way. */
export function petHindrance(legs: readonly Leg[]): { airline: string } | { countryCode: string } | null {
  const country = legs
    .map(({ flight }) => flight)
    .find(({ origin, destination }) => origin.countryCode !== destination.countryCode && PETS_AS_CARGO_ONLY.has(destination.countryCode))
  if (country) return { countryCode: country.destination.countryCode }
  const none = legs.find(({ flight }) => {
    const { cabin, takesInHold } = petRuleOf(flight.airline)
    return !cabin && !takesInHold
  })
  return none ? { airline: none.flight.airline.name } : null
}

function inCabin(legs: readonly Leg[], rules: PetRule[], euro: number): PetExtra[] {
  const cabins = rules.flatMap(({ cabin }) => cabin ?? [])
  const left = leftOn(legs, 'cabin', (seats) => Math.min(MOST_IN_CABIN, Math.floor(seats / SEATS_FOR_EACH)))
  if (cabins.length < rules.length || left === 0) return []
  const maxKg = Math.min(...cabins.map((cabin) => cabin.maxKg))
  const smallest = (side: 0 | 1 | 2) => Math.min(...cabins.map(({ carrierCm }) => carrierCm[side]))
  const carrierCm: PetPlace['carrierCm'] = [smallest(0), smallest(1), smallest(2)]
  return [
    {
      key: 'pet-cabin',
      name: 'Pet in the cabin',
      description: `One cat or small dog under the seat in front, up to ${maxKg} kg with its carrier: a soft one, no larger than ${carrierCm.join(' × ')} cm.`,
      euro,
      pet: { place: 'cabin', maxKg, carrierCm },
      leftForParty: left,
    },
  ]
}

function inHold(legs: readonly Leg[], rules: PetRule[], euro: number): PetExtra[] {
  const left = leftOn(legs, 'hold', (seats) => (seats < LEAST_SEATS_FOR_HOLD ? 0 : MOST_IN_HOLD))
  if (left === 0 || !rules.every(({ takesInHold }) => takesInHold)) return []
  return CRATES.map(({ maxKg, crateCm, factor }) => ({
    key: `pet-hold-${maxKg}`,
    name: `Pet in the hold up to ${maxKg} kg`,
    description: `One cat or dog in the heated hold, up to ${maxKg} kg with its crate, which may be no larger than ${crateCm.join(' × ')} cm.`,
    euro: euro * factor,
    pet: { place: 'hold' as const, maxKg, carrierCm: crateCm },
    leftForParty: left,
  }))
}

/** How many animals more all flights of a direction take; others have booked some places already. */
function leftOn(legs: readonly Leg[], place: PetPlace['place'], placesOf: (seats: number) => number): number {
  return Math.min(
    ...legs.map(({ flight, departsAt }) => {
      const places = placesOf(AIRCRAFT[flight.aircraft]?.seats ?? 0)
      // The square keeps most flights free of other animals.
      const booked = Math.floor((places + 1) * fraction(`${place}|${flight.airline.code}${flight.number}@${departsAt}`) ** 2)
      return places - booked
    }),
  )
}
