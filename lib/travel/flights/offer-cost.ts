import { minorDigits } from '../money'
import { leadFare } from './lead-fare'
import type { FlightOffer } from './offer'
import type { FlightSearch } from './search'
import { hourValue } from './value-of-time'

// What a nuisance weighs, as minutes of the journey.
const CHANGE_MINUTES = 45
const OVERNIGHT_WAIT_MINUTES = 180
const NIGHT_HOUR_MINUTES = 60
const TIGHT_CONNECTION_MINUTES = 30
const LONG_CONNECTION_MINUTES = 45
const MISSING_BAG_MINUTES = 120

const TIGHT_BELOW_MINUTES = 60
const LONG_ABOVE_MINUTES = 240

/**
 * Generalised cost in minor units for the whole party: the price shown, each traveller's hours at the value of time, and
 * nuisances as if they were hours (changes, overnight waits, night-time departures and arrivals, tight or long connections,
 * wanted bags that no fare includes).
 */
export function offerCost(offer: FlightOffer, search: FlightSearch): number {
  const { total, checkedBags } = leadFare(offer, search)
  const missingBags = Math.max(0, search.checkedBags - checkedBags.pieces)
  const minutes = offer.durationMinutes + nuisanceMinutes(offer) + missingBags * MISSING_BAG_MINUTES
  const seated = search.travellers.adults + search.travellers.children
  const minuteMinor = (hourValue(total.currency) * 10 ** minorDigits(total.currency)) / 60
  return total.amountMinor + minutes * minuteMinor * seated
}

function nuisanceMinutes({ connections, layovers, departsAt, arrivesAt }: FlightOffer): number {
  const waits = layovers.reduce((sum, { minutes, isOvernight }) => {
    const length = minutes < TIGHT_BELOW_MINUTES ? TIGHT_CONNECTION_MINUTES : minutes > LONG_ABOVE_MINUTES ? LONG_CONNECTION_MINUTES : 0
    return sum + length + (isOvernight ? OVERNIGHT_WAIT_MINUTES : 0)
  }, 0)
  const nights = [departsAt, arrivesAt].filter((time) => isNight(time)).length
  return connections * CHANGE_MINUTES + waits + nights * NIGHT_HOUR_MINUTES
}

/** From midnight to six in the morning, on the clock at that airport. */
function isNight(localTime: string): boolean {
  return localTime.slice(11) < '06:00'
}
