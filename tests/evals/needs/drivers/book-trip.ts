import type { FlightOffer } from '@/lib/travel/flights/offer'
import type { SearchChange } from '@/lib/travel/flights/search'
import type { Place } from '@/lib/travel/places/place'
import type { TripCommand } from '@/lib/travel/trip/commands'
import type { Trip } from '@/lib/travel/trip/trip'
import { aBilling, aPassenger } from '@/tests/fixtures/trip'
import type { Booked } from '../row'

/** What a browser can do beside talking. Each throws with the app's own sentence where it is refused. */
export type Browser = {
  search: (change: SearchChange) => Promise<string>
  offers: (searchId: string, slice: number) => Promise<FlightOffer[]>
  choose: (command: TripCommand, label: string) => Promise<void>
  command: (command: TripCommand) => Promise<void>
  trip: () => Promise<Trip>
  /** With a test card of the embedded bank; settles when the booking is confirmed. */
  pay: () => Promise<void>
}

/** Books and pays a trip as a browser does: search, flights, fares, passenger, bill, Pay. */
export async function bookTrip(browser: Browser, { from, to, departureOn, returnOn, fare }: Booked): Promise<void> {
  const tripType = returnOn ? 'round-trip' : 'one-way'
  const searchId = await browser.search({ tripType, origin: airport(from), destination: airport(to), departureOn, returnOn })
  const first = async (sliceIndex: number) => {
    const [offer] = await browser.offers(searchId, sliceIndex)
    if (!offer) throw new Error(`There are no flights from ${from} to ${to}.`)
    return { sliceIndex, offerId: offer.offerId }
  }
  await browser.choose({ type: 'take-search', searchId, filters: [], pick: await first(0) }, 'This flight')
  if (returnOn) await browser.command({ type: 'pick-offer', ...(await first(1)) })
  for (const [sliceIndex, pick] of (await browser.trip()).picks.entries()) {
    const fareId = pick?.offer.fares.at(fare)?.fareId
    if (!fareId) throw new Error(`Flight ${sliceIndex + 1} has no fare ${fare}.`)
    await browser.command({ type: 'choose-fare', sliceIndex, fareId })
  }
  await browser.command({ type: 'start-checkout' })
  await browser.command({ type: 'set-passengers', passengers: [aPassenger()] })
  await browser.command({ type: 'set-billing', billing: aBilling() })
  await browser.pay()
}

/** The app puts its own place in the stead of one that names no more than a code. */
function airport(iataCode: string): Place {
  return { kind: 'airport', iataCode, name: iataCode, cityName: iataCode, countryCode: 'GB', zone: 'UTC' }
}
