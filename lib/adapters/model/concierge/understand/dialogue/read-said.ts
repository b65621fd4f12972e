import type { PlainDate } from '@/lib/travel/dates'
import { readAirlineWishes } from '../airline-wishes'
import { withoutAsides } from '../asides'
import { readComfort } from '../comfort'
import { readTimes } from '../dates/filter-times'
import { readDates } from '../dates/read-dates'
import type { FilterWish } from '../filter-wish'
import { readPlaces } from '../places/read-places'
import type { PlaceContext, PlaceReading, SaidPlace } from '../places/said-place'
import { readTravellers } from '../travellers'
import { normaliseWords } from '../words'
import { readChosenTimes } from './chosen-times'
import { readIndifference } from './indifference'
import { NUMBER_ALONE } from './number-alone'
import { readPriceLimit } from './price-limit'
import { comfortFacts } from './said-comfort'
import type { Fact, Said, TravelFacts } from './travel-facts'

export type SaidContext = { today: PlainDate; facts: TravelFacts; asked: readonly Fact[] }

/** What one message says of a flight search, given what was asked before it. */
export function readSaid(words: string, { today, facts: known, asked }: SaidContext): Said {
  const normal = normaliseWords(words)
  const dates = readDates(normal, {
    today,
    departureOn: known.departureOn ?? null,
    returnOn: known.returnOn ?? null,
    asked: askedOf(asked, 'departureOn', 'returnOn', 'departure', 'return'),
    isListShown: false,
  })
  const facts: TravelFacts = {}
  // "Try the 21st or the 22nd": the first of several is begun with.
  const [either] = dates.departureOn || dates.returnOn ? [] : dates.mentions.filter(({ on, role }) => on && on >= today && role !== 'other')
  if (dates.departureOn) facts.departureOn = dates.departureOn
  else if (either?.on) facts[asked.includes('returnOn') && !asked.includes('departureOn') ? 'returnOn' : 'departureOn'] = either.on
  if (dates.returnOn) facts.returnOn = dates.returnOn
  const hours = readTimes(dates.rest, true)
  for (const { wish } of hours.found) Object.assign(facts, hoursOf(wish))
  const times = readChosenTimes(dates.rest, asked)
  Object.assign(facts, times.facts)
  const { indifferent, rest: afterIndifference } = readIndifference(times.rest, asked)
  if (dates.departureDontcare) indifferent.push('departureOn')
  if (dates.returnDontcare) indifferent.push('returnOn')
  const { maxPrice, rest: afterPrice } = readPriceLimit(afterIndifference)
  if (maxPrice !== null) facts.maxPrice = maxPrice
  const { wanted, refused, isAny, rest } = readAirlineWishes(afterPrice, asked.includes('airlines'))
  if (wanted.length > 0) facts.airlines = wanted
  if (isAny && !indifferent.includes('airlines')) indifferent.push('airlines')
  const comfort = readComfort(withoutAsides(rest), { checkedBags: known.checkedBags ?? 0 })
  Object.assign(facts, comfortFacts(comfort.comfort, rest))
  const travellers = readTravellers(comfort.rest, {
    adults: known.adults ?? 1,
    children: known.children ?? 0,
    infants: known.infants ?? 0,
    pets: 0,
    childAges: [],
  })
  const { adults, children, infants } = travellers.travellers
  if (adults !== undefined) facts.adults = adults
  if (children !== undefined) facts.children = children
  if (infants !== undefined) facts.infants = infants
  const isCountAsked = asked.includes('adults') || (asked.length === 0 && Object.keys(facts).length === 0)
  const alone = isCountAsked && facts.adults === undefined ? NUMBER_ALONE.exec(normal)?.groups?.count : undefined
  if (alone && (asked.includes('adults') || Number.isNaN(Number(alone)) || Number(alone) < 10))
    facts.adults = readTravellers(`${alone} adults`, { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] }).travellers.adults
  const places = readPlaces(travellers.rest, placeContext(known, asked))
  Object.assign(facts, placeFacts(places, known))
  const written = placeFacts(places, known, ({ text }) => text)
  return {
    facts,
    indifferent,
    pointsAt: readPointing(normal, places),
    written,
    mentioned: places.mentioned.map(cityNameOf),
    dropped: known.airlines?.some((airline) => refused.includes(airline)) ? ['airlines'] : [],
  }
}

function hoursOf({ departAfter, departBefore, arriveAfter, arriveBefore, sliceIndex }: FilterWish): TravelFacts {
  if (sliceIndex === 1) return {}
  const departure = { ...(departAfter ? { from: departAfter } : {}), ...(departBefore ? { to: departBefore } : {}) }
  const arrival = { ...(arriveAfter ? { from: arriveAfter } : {}), ...(arriveBefore ? { to: arriveBefore } : {}) }
  return {
    ...(Object.keys(departure).length > 0 ? { departureHours: departure } : {}),
    ...(Object.keys(arrival).length > 0 ? { arrivalHours: arrival } : {}),
  }
}

function askedOf<First extends string, Second extends string>(
  asked: readonly Fact[],
  first: Fact,
  second: Fact,
  firstName: First,
  secondName: Second,
): First | Second | 'both' | null {
  if (asked.includes(first)) return asked.includes(second) ? 'both' : firstName
  return asked.includes(second) ? secondName : null
}

function placeContext({ origin, destination }: TravelFacts, asked: readonly Fact[]): PlaceContext {
  return {
    asked: askedOf(asked, 'origin', 'destination', 'origin', 'destination'),
    origin: origin ?? null,
    destination: destination ?? null,
  }
}

function placeFacts(places: PlaceReading, known: TravelFacts, nameOf = cityNameOf): TravelFacts {
  const facts: TravelFacts = {}
  if (places.isSwap && known.origin && known.destination) return { origin: known.destination, destination: known.origin }
  if (places.origin) facts.origin = nameOf(places.origin)
  // "Leeds, sorry, I mistyped it": said again, the place it leaves from stays what it is.
  const isOriginAgain = (place: SaidPlace) => !places.origin && nameOf(place) === known.origin && known.destination !== undefined
  if (places.destination && !isOriginAgain(places.destination)) facts.destination = nameOf(places.destination)
  const [via] = places.via
  if (via) facts.via = nameOf(via)
  if (places.bare && !isOriginAgain(places.bare)) facts.destination ??= nameOf(places.bare)
  return facts
}

/** The city; where the index knows none, the words themselves. */
function cityNameOf({ cityName, text, isKnown }: SaidPlace): string {
  return isKnown ? cityName : text
}

function readPointing(words: string, { references }: PlaceReading): Said['pointsAt'] {
  const reference = references.find(({ kind }) => kind !== 'home')
  return {
    place: reference?.role ?? (/\bthere\b/i.test(words) ? 'destination' : null),
    isSameDay: /\b(?:that|the same|same) (?:day|date)\b|\bthen\b\W*$/i.test(words),
  }
}
