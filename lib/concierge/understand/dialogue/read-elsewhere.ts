import type { PlainDate } from '@/lib/travel/dates'
import { readDates } from '../dates/read-dates'
import { readPlaces } from '../places/read-places'
import type { SaidPlace } from '../places/said-place'
import { readTravellers } from '../travellers'
import { normaliseWords } from '../words'
import { NUMBER_ALONE } from './number-alone'
import type { Fact, TravelFacts } from './travel-facts'

const RIDE = /\b(?:bus(?:es)?|trains?|coach|shuttle)\b/i
const NOBODY = { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] }

/** Places, days and people of other plans, which a flight asked for later may go by. `isRide`: a bus or train, which leaves from one place for another. */
export type Elsewhere = { facts: TravelFacts; isRide: boolean }

/** Takes in what was said of other plans; only places that the index knows count, since concerts and hotels have names too. */
export function readElsewhere(earlier: Elsewhere, words: string, today: PlainDate, asked: readonly Fact[]): Elsewhere {
  const normal = normaliseWords(words)
  const isRide = RIDE.test(normal) || (earlier.isRide && !/\b(?:hotel|car|event|concert|game|weather|restaurant|museum)s?\b/i.test(normal))
  const isOriginAsked = isRide && asked.includes('origin') && !asked.includes('destination')
  const dates = readDates(normal, { today, departureOn: null, returnOn: null, asked: 'departure', isListShown: false })
  const travellers = readTravellers(dates.rest, NOBODY)
  const places = readPlaces(travellers.rest, {
    asked: isOriginAsked ? 'origin' : asked.includes('destination') || asked.includes('origin') ? 'destination' : null,
    origin: null,
    destination: earlier.facts.destination ?? null,
  })
  const facts: TravelFacts = { ...earlier.facts }
  const origin = cityOf(places.origin)
  const destination = cityOf(places.destination, places.bare, ...places.mentioned.toReversed())
  if (destination && !(isOriginAsked && !origin)) facts.destination = destination
  if (origin && (isRide || destination)) facts.origin = origin
  else if (origin) facts.destination = origin
  if (isOriginAsked && !origin && destination) facts.origin = destination
  const count = asked.includes('adults') ? NUMBER_ALONE.exec(normal)?.groups?.count : undefined
  const adults = count ? readTravellers(`${count} adults`, NOBODY).travellers.adults : travellers.travellers.adults
  if (adults) facts.adults = adults
  const on = dates.departureOn ?? dates.mentions.find((mention) => mention.on)?.on
  if (on) facts.departureOn = on
  return { facts, isRide }
}

function cityOf(...places: (SaidPlace | undefined)[]): string | undefined {
  return places.find((place) => place?.isKnown && (place.kind === 'city' || place.kind === 'airport'))?.cityName
}
