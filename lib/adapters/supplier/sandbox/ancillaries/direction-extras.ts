import { longestFlight } from '../fares/price-level'
import type { PricedDirection } from '../price-trip'
import { AIRCRAFT } from '../world/aircraft'
import { lengthBand, levelOf } from './price-scale'

export type Extra = { key: string; name: string; description: string; euro: number }

/** Passengers a year, in millions, from which an airport has what is sold here. */
const FAST_TRACK_FROM = 8
const LOUNGE_FROM = 5
/** Smaller holds take no bicycles. */
const LEAST_SEATS_FOR_SPORTS = 60
const SPORTS_FACTOR = { short: 1, medium: 1.25, long: 1.7 }

/** What one traveller can add to one direction. Business and First hold the airport's comforts already. */
export function directionExtras({ itinerary, brand }: PricedDirection): Extra[] {
  const { airline, km } = longestFlight(itinerary)
  const { origin } = itinerary.legs[0].flight
  const hasComforts = brand.cabinClass === 'business' || brand.cabinClass === 'first'
  const level = levelOf(airline, 'extras')
  const extras: Extra[] = []
  if (!hasComforts && brand.key !== 'flex' && brand.key !== 'premium') {
    const description = 'Board among the first, while there is room for your cabin bag above your seat.'
    extras.push({ key: 'priority', name: 'Priority boarding', description, euro: (airline.kind === 'low-cost' ? 8 : 12) * level })
  }
  if (!hasComforts && origin.importance >= FAST_TRACK_FROM) {
    const description = `A shorter queue at the security check of ${origin.cityName} (${origin.iataCode}).`
    extras.push({ key: 'fast-track', name: 'Fast-track security', description, euro: 8 * level })
  }
  if (!hasComforts && origin.importance >= LOUNGE_FROM) {
    const description = `Three hours in a lounge at ${origin.cityName} (${origin.iataCode}) before departure, with food and drinks.`
    extras.push({ key: 'lounge', name: 'Airport lounge', description, euro: 36 * level })
  }
  const isLarge = itinerary.legs.every(({ flight }) => (AIRCRAFT[flight.aircraft]?.seats ?? 0) >= LEAST_SEATS_FOR_SPORTS)
  return isLarge ? [...extras, ...sports(level * SPORTS_FACTOR[lengthBand(km)])] : extras
}

function sports(factor: number): Extra[] {
  return [
    {
      key: 'skis',
      name: 'Skis or snowboard',
      description: 'One pair of skis or one snowboard with boots, up to 20 kg, packed.',
      euro: 38 * factor,
    },
    { key: 'golf', name: 'Golf bag', description: 'One golf bag up to 20 kg.', euro: 36 * factor },
    { key: 'bicycle', name: 'Bicycle', description: 'One bicycle up to 32 kg, in a box or case with the pedals off.', euro: 52 * factor },
  ]
}
