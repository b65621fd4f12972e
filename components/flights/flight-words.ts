import * as texts from '@/lib/texts/flights'
import { formatDuration, type LocalTime } from '@/lib/travel/dates'
import type { Fare, FlightOffer, Layover } from '@/lib/travel/flights/offer-schema'
import { countTravellers, type TravellerCounts } from '@/lib/travel/flights/search'
import { cityWords } from '@/lib/travel/places/city-words'
import type { Place } from '@/lib/travel/places/place'
import { formatClock, type TimeFormat } from '@/lib/travel/time-format'

const WIDEST = '12:25 pm'.length
const FIGURE_SPACE = '\u2007'

/** "09:40" or "9:40 am": the wall clock at that airport. */
export function clockTime(time: LocalTime, format: TimeFormat): string {
  return formatClock(time.slice(11), format)
}

/** The same as wide as every other one, for columns: tabular figures leave the room of one digit before "9:40 am". */
export function columnTime(time: LocalTime, format: TimeFormat): string {
  return format === '24h' ? clockTime(time, format) : clockTime(time, format).padStart(WIDEST, FIGURE_SPACE)
}

/** "+1", "-1", or nothing on the same day. */
export function dayOffsetWords(dayOffset: number): string {
  if (dayOffset === 0) return ''
  return dayOffset > 0 ? `+${dayOffset}` : `−${-dayOffset}`
}

export function flightNumbers(offer: FlightOffer): string {
  return offer.segments.map((segment) => segment.flightNumber).join(' + ')
}

export function airlineNames(offer: FlightOffer): string {
  return [...new Set(offer.segments.map((segment) => segment.marketingCarrier.name))].join(' + ')
}

export function stopsWords(offer: Pick<FlightOffer, 'connections'>): string {
  if (offer.connections === 0) return texts.direct
  return offer.connections === 1 ? texts.oneStop : texts.countOfStops(offer.connections)
}

/** "1 h 20 in Frankfurt (FRA), overnight", and that the next flight leaves from another airport. */
export function layoverWords({ minutes, airport, isOvernight, leavesFrom }: Layover): string {
  const [duration, place] = [formatDuration(minutes), `${cityWords(airport)} (${airport.iataCode})`]
  const wait = isOvernight ? texts.overnightIn(duration, place) : texts.waitIn(duration, place)
  return leavesFrom ? `${wait}; ${texts.youChangeOnYourOwn(airport.name, leavesFrom.name)}` : wait
}

/** The whole flight as a screen reader should hear it. */
export function spokenFlight(offer: FlightOffer, format: TimeFormat): string {
  const { origin, destination } = ends(offer)
  const via = offer.layovers.map((layover) => cityWords(layover.airport)).join(texts.and)
  return [
    `${airlineNames(offer)} ${flightNumbers(offer)}`,
    texts.departsFrom(clockTime(offer.departsAt, format), cityWords(origin), origin.iataCode),
    texts.arrivesAt(spokenArrival(offer, format), cityWords(destination), destination.iataCode),
    formatDuration(offer.durationMinutes),
    via ? texts.stopsInPlaces(stopsWords(offer), via) : texts.directInSentence,
  ].join(', ')
}

/** Across the date line a flight may land on the day before it leaves. */
function spokenArrival({ arrivesAt, dayOffset }: FlightOffer, format: TimeFormat): string {
  const time = clockTime(arrivesAt, format)
  if (dayOffset === 0) return time
  if (Math.abs(dayOffset) === 1) return dayOffset > 0 ? texts.timeOnTheNextDay(time) : texts.timeOnTheDayBefore(time)
  return dayOffset > 0 ? texts.timeDaysLater(time, dayOffset) : texts.timeDaysBefore(time, -dayOffset)
}

export function ends(offer: FlightOffer): {
  origin: Place
  destination: Place
} {
  const [first] = offer.segments
  const last = offer.segments.at(-1)
  if (!first || !last) throw new Error('a flight has at least one segment')
  return { origin: first.origin, destination: last.destination }
}

/** "for 2 travellers", "for 1 traveller". */
export function forTravellers(travellers: TravellerCounts): string {
  return forCount(countTravellers(travellers))
}

/** For whom a fare was priced, also when the search has moved on since. */
export function forFare({ passengerFares }: Pick<Fare, 'passengerFares'>): string {
  return forCount(passengerFares.reduce((sum, share) => sum + share.count, 0))
}

function forCount(count: number): string {
  return texts.forTravellers(count)
}
