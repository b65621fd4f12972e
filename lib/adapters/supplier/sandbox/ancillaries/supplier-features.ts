import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import type { Condition } from '@/lib/travel/flights/offer-schema'
import { formatMoney } from '@/lib/travel/money'
import { onFlight } from '../fares/amenities'
import { longestFlight } from '../fares/price-level'
import { fraction } from '../hash'
import { itineraryId } from '../itinerary-id'
import type { PricedDirection, PricedTrip } from '../price-trip'
import { AIRCRAFT } from '../world/aircraft'
import { petExtras, petHindrance } from './pets'

type Feature = Omit<OfferDetails['supplierFeatures'][number], 'sliceIndex'>

/** What the airline says of each direction in its fare, for display only. */
export function supplierFeatures({ directions, travellers }: PricedTrip): OfferDetails['supplierFeatures'] {
  const hasSmall = travellers.children + travellers.infants > 0
  return directions.flatMap((direction, sliceIndex) =>
    [
      ...onBoard(direction),
      ...(hasSmall ? [{ name: 'Pushchair', detail: 'One pushchair and one car seat for each child go free of charge.' }] : []),
      ...(travellers.pets > 0 ? [{ name: 'Pets', detail: petsOn(direction) }] : []),
      ...checkIn(direction),
      condition('Change', direction.fare.change),
      condition('Refund', direction.fare.refund),
    ].map((feature) => ({ sliceIndex, ...feature })),
  )
}

/** What the supplier keeps with the offer: name to value. */
export function supplierParameters({ directions }: PricedTrip): Record<string, string> {
  const airlines = [...new Set(directions.map(({ itinerary }) => itinerary.legs[0].flight.airline.name))]
  return {
    Supplier: 'Sandbox, a simulated market',
    'Ticketing airline': airlines.join(', '),
    'Baggage rules of': [...new Set(directions.map(({ itinerary }) => longestFlight(itinerary).airline.name))].join(', '),
    'Fare basis': directions.map(({ itinerary, brand }) => basisOf(itineraryId(itinerary), brand.key)).join(', '),
    Payment: 'When booking',
  }
}

function onBoard({ itinerary, fare }: PricedDirection): Feature[] {
  const { airline, aircraft, km } = longestFlight(itinerary)
  const type = AIRCRAFT[aircraft]
  const isFull = airline.kind === 'full-service'
  const { wifi, power } = onFlight({ airline, aircraft }, fare.cabinClass)
  const features: Feature[] = []
  if (wifi && wifi !== 'none') {
    features.push({ name: 'Wi-Fi', detail: wifi === 'paid' ? 'For a fee on board.' : 'Free for messages, more for a fee.' })
  }
  if (power) features.push({ name: 'Power', detail: type?.isWidebody ? 'A socket and USB at every seat.' : 'USB at most seats.' })
  if (type?.isWidebody && isFull) features.push({ name: 'Screen', detail: 'Films and music at every seat.' })
  if (fare.mealIncluded) features.push({ name: 'Meal', detail: 'A meal and drinks are included.' })
  else
    features.push({
      name: 'Meal',
      detail: isFull && km > 1_000 ? 'Water and a snack; meals can be ordered.' : 'Food and drinks are sold on board.',
    })
  return features
}

const REGIONS = new Intl.DisplayNames(['en'], { type: 'region' })

function petsOn(direction: PricedDirection): string {
  const { legs } = direction.itinerary
  const hindrance = petHindrance(legs)
  if (hindrance && 'airline' in hindrance) return `${hindrance.airline} takes no animals but assistance dogs.`
  if (hindrance) return `${REGIONS.of(hindrance.countryCode)}: pets come in only as cargo.`
  const names = petExtras(direction).map(({ name }) => name)
  return names.length > 0 ? `Sold under Extras: ${names.join(', ')}.` : 'No place for a pet is left.'
}

function checkIn({ itinerary }: PricedDirection): Feature[] {
  const { airline } = longestFlight(itinerary)
  const hours = airline.kind === 'low-cost' ? 48 : airline.kind === 'leisure' ? 36 : 24
  return [{ name: 'Check-in', detail: `Online from ${hours} hours before departure; bag drop closes 60 minutes before.` }]
}

function condition(what: 'Change' | 'Refund', { allowed, penalty }: Condition): Feature {
  if (allowed === null) return { name: what, detail: 'The airline does not say.' }
  if (!allowed) return { name: what, detail: 'Not possible in this fare.' }
  const fee = penalty === null ? 'the fee is not said' : penalty.amountMinor === 0 ? 'no fee' : `${formatMoney(penalty)} for each traveller`
  return { name: what, detail: `Until 2 hours before departure: ${fee}.` }
}

function basisOf(id: string, brandKey: string): string {
  const letter = { light: 'O', standard: 'K', flex: 'Y', premium: 'W', business: 'J', first: 'F' }[brandKey] ?? 'Y'
  return `${letter}${Math.floor(fraction(`basis|${id}`) * 90 + 10)}${brandKey.slice(0, 3).toUpperCase()}`
}
