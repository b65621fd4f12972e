import type { PlainDate } from '@/lib/travel/dates'
import { readAirlineWishes } from '../airline-wishes'
import { withoutAsides } from '../asides'
import { readComfort } from '../comfort'
import { readTimes } from '../dates/filter-times'
import { readDates } from '../dates/read-dates'
import { readPlaces } from '../places/read-places'
import type { PlaceContext, PlaceReading, SaidPlace } from '../places/said-place'
import { readTravellers } from '../travellers'
import { normaliseWords } from '../words'
import { readChosenTimes } from './chosen-times'
import { partNamedAt, readWrittenClocks } from './clock-of-the-day'
import { readFormerAirlines } from './former-airlines'
import { readIndifference } from './indifference'
import { plainRefusals, withoutNamesApart } from './names-apart'
import { NUMBER_ALONE, NUMBER_AT_END } from './number-alone'
import { readOpenDays } from './open-days'
import { raisedLimit, readPriceLimit } from './price-limit'
import { comfortFacts } from './said-comfort'
import { addHours, hoursOf } from './said-hours'
import { spokenTown } from './spoken-town'
import type { Fact, Said, TravelFacts } from './travel-facts'

export type SaidContext = { today: PlainDate; facts: TravelFacts; asked: readonly Fact[] }

/** What one message says of a flight search, given what was asked before it. */
export function readSaid(words: string, { today, facts: known, asked }: SaidContext): Said {
  const normal = plainRefusals(withoutNamesApart(normaliseWords(words)))
  const open = readOpenDays(normal)
  const dates = readDates(open.rest, {
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
  for (const { wish, index } of hours.found) addHours(facts, hoursOf(wish, partNamedAt(normal, index)))
  const clocks = readWrittenClocks(dates.rest)
  addHours(facts, clocks.facts)
  const times = readChosenTimes(clocks.rest, asked)
  Object.assign(facts, times.facts)
  const { indifferent, rest: afterIndifference } = readIndifference(times.rest, asked)
  if (dates.departureDontcare || open.isOpen) indifferent.push('departureOn')
  if (dates.returnDontcare) indifferent.push('returnOn')
  const { maxPrice, rest: afterPrice } = readPriceLimit(afterIndifference)
  const limit = maxPrice ?? raisedLimit(afterIndifference, known.maxPrice)
  if (limit !== null) facts.maxPrice = limit
  const former = readFormerAirlines(afterPrice)
  const { wanted, refused, isAny, rest } = readAirlineWishes(former.rest, asked.includes('airlines'))
  const airlines = [...wanted, ...former.wanted]
  if (airlines.length > 0) facts.airlines = airlines
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
  const alone = isCountAsked ? NUMBER_ALONE.exec(normal)?.groups?.count : undefined
  const isCount = alone && (asked.includes('adults') || Number.isNaN(Number(alone)) || Number(alone) < 10)
  const count = isCount ? alone : NUMBER_AT_END.exec(travellers.rest)?.groups?.count
  if (facts.adults === undefined && children === undefined && count) facts.adults = countOf(count)
  const places = readPlaces(travellers.rest, placeContext(known, asked))
  const isDestinationAsked = asked.includes('destination') && !asked.includes('origin')
  Object.assign(facts, placeFacts(places, known, isDestinationAsked))
  const written = placeFacts(places, known, isDestinationAsked, ({ text }) => text)
  return {
    facts,
    indifferent,
    pointsAt: readPointing(normal, places),
    written,
    mentioned: places.mentioned.map(cityNameOf),
    dropped: known.airlines?.some((airline) => refused.includes(airline)) ? ['airlines'] : [],
  }
}

function countOf(count: string): number | undefined {
  return readTravellers(`${count} adults`, { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] }).travellers.adults
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

function placeFacts(places: PlaceReading, known: TravelFacts, isDestinationAsked: boolean, nameOf = cityNameOf): TravelFacts {
  const facts: TravelFacts = {}
  if (places.isSwap && known.origin && known.destination) return { origin: known.destination, destination: known.origin }
  if (places.origin) facts.origin = nameOf(places.origin)
  // "Leeds, sorry, I mistyped it": said again, the place it leaves from stays what it is.
  const isOriginAgain = (place: SaidPlace) =>
    !places.origin && nameOf(place) === known.origin && known.destination !== undefined && !isDestinationAsked
  if (places.destination && !isOriginAgain(places.destination)) facts.destination = nameOf(places.destination)
  const [via] = places.via
  if (via) facts.via = nameOf(via)
  if (places.bare && !isOriginAgain(places.bare)) facts.destination ??= nameOf(places.bare)
  return facts
}

/** The city; where the index knows none, the words themselves. */
function cityNameOf({ cityName, text, isKnown }: SaidPlace): string {
  return spokenTown(text) ?? (isKnown ? cityName : text)
}

function readPointing(words: string, { references }: PlaceReading): Said['pointsAt'] {
  const reference = references.find(({ kind }) => kind !== 'home')
  return {
    place: reference?.role ?? (/\bthere\b/i.test(words) ? 'destination' : null),
    isSameDay: /\b(?:that|the same|same) (?:day|date)\b|\bthen\b\W*$/i.test(words),
  }
}
