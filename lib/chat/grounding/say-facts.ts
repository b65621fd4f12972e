import { formatDay } from '../../travel/dates'
import type { FlightOffer } from '../../travel/flights/offer'
import type { FlightPicks } from '../../travel/flights/ranked-offer'
import { formatMoney } from '../../travel/money'
import { plainText } from '../../travel/plain-text'
import { tripPrice } from '../../travel/trip/price'
import type { Trip } from '../../travel/trip/trip'

/** Said where nothing else of an answer could be shown. */
export const NOTHING_CERTAIN = 'I’d rather not guess. Tell me where and when you’d like to fly, and I’ll look up what the airlines offer.'

/** One sentence rendered from data alone: the trip as it is picked, else the first of the flights shown, else what is asked for. */
export function sayFacts(trip: Trip | null, flights: FlightPicks | null): string | null {
  const facts = (trip && sayPicks(trip)) ?? (flights && sayFirst(flights)) ?? (trip && sayWishes(trip))
  return facts && `Let me stick to what is certain: ${facts}.`
}

function sayPicks(trip: Trip): string | null {
  const price = tripPrice(trip)
  const picked = trip.picks.flatMap((pick) => (pick ? [describe(pick.offer)] : []))
  if (!price || picked.length === 0) return null
  return `${picked.join(' and ')}, ${price.isFinal ? `${formatMoney(price.total)} in all` : `from ${formatMoney(price.total)}`}`
}

function sayFirst({ picks: [first] }: FlightPicks): string | null {
  if (!first) return null
  const { offer, total } = first
  const price = formatMoney(total)
  if (offer.priceCovers === 'trip') return `${describe(offer)}, ${price} for the whole trip`
  return `${describe(offer)}, ${price}${offer.priceCovers === 'addition' ? ' on top' : ''}`
}

function sayWishes({ wishes: { origin, destination, departureOn, returnOn } }: Trip): string | null {
  if (!origin || !destination) return null
  const days = [departureOn && `on ${formatDay(departureOn)}`, returnOn && `back on ${formatDay(returnOn)}`].filter(Boolean)
  return [`${origin.name} to ${destination.name}`, ...days].join(', ')
}

/** "TAP Air Portugal 09:40–12:25". */
function describe({ segments, departsAt, arrivesAt }: FlightOffer): string {
  const airlines = [...new Set(segments.map((segment) => segment.marketingCarrier.name))].join(' and ')
  return `${plainText(airlines, 60)} ${departsAt.slice(11)}–${arrivesAt.slice(11)}`
}
