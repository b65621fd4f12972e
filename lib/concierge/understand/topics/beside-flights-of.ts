import type { BesideFlights } from './beside-flights'
import { readTopic } from './read-topic'
import type { Topic } from './topic'

const BESIDE: Record<Topic, BesideFlights | null> = {
  'book-flight': null,
  'flight-status': 'flight-status',
  'lost-luggage': 'lost-luggage',
  'carry-on': null,
  'international-visa': 'visa',
  vaccines: 'vaccines',
  'travel-alert': 'travel-alert',
  'travel-suggestion': 'sights',
  'plug-type': 'plugs',
  'exchange-rate': 'exchange',
  'book-hotel': 'hotel',
  'car-rental': 'car',
  translate: 'translation',
  timezone: 'time-zones',
  'travel-notification': 'travel-notification',
  weather: 'weather',
  directions: 'directions',
  distance: 'directions',
  time: 'time-zones',
  'current-location': 'directions',
  ride: 'transfer',
  'international-fees': 'exchange',
  restaurant: 'restaurant',
  banking: 'off-topic',
  cards: 'off-topic',
  work: 'off-topic',
  kitchen: 'off-topic',
  'car-care': 'off-topic',
  home: 'off-topic',
  calendar: null,
  music: 'off-topic',
  phone: 'off-topic',
  'sums-and-words': 'off-topic',
  games: 'off-topic',
  settings: null,
  'small-talk': null,
  reply: null,
  none: null,
}

/** Whoever speaks of these speaks of a flight, whatever else the words hold. */
const OF_FLIGHTS =
  /\b(?:flights?|fly(?:ing)?|planes?|depart\w*|return\w*|leav(?:e|es|ing)|arriv\w*|land(?:s|ing)?|tickets?|airports?|airlines?|passengers?|travell?(?:ers?|ing)|economy|business|one[- ]way|round[- ]trip|trips?|bags?|luggage|stops?|layovers?|destinations?|fares?|options?|search)\b/i

/** What beside flights a message is about, by its topic; null for flights, for small talk and for what has no topic. */
export function besideFlightsOf(words: string): BesideFlights | null {
  return OF_FLIGHTS.test(words) ? null : BESIDE[readTopic(words).topic]
}
