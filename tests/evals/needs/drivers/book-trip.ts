import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { SearchChange } from '@/lib/travel/flights/search'
import type { Money } from '@/lib/travel/money'
import type { Place } from '@/lib/travel/places/place'
import type { TripCommand } from '@/lib/travel/trip/commands'
import type { Trip } from '@/lib/travel/trip/trip'
import { aBilling, aPassenger } from '@/tests/fixtures/trip'
import type { Heard } from '../heard'
import type { Booked } from '../row'

/** What the airline gives back for a booking, and whether the traveller then gave it back. */
export type Cancelling = { refund: Money | null; isCancelled: boolean }

/** What a browser can do beside talking. Each throws with the app's own sentence where it is refused. */
export type Browser = {
  search: (change: SearchChange) => Promise<string>
  offers: (searchId: string, slice: number) => Promise<FlightOffer[]>
  choose: (command: TripCommand, label: string) => Promise<Heard>
  command: (command: TripCommand) => Promise<void>
  trip: () => Promise<Trip>
  /** With a test card of the embedded bank; settles when the booking is confirmed. */
  pay: () => Promise<void>
  /** Asks on the booking's page what comes back, and confirms it where `accepts` the refund. */
  cancel: (accepts: (refund: Money | null) => boolean) => Promise<Cancelling>
}

/** Books and pays a trip as a browser does: search, flights, fares, passenger, bill, Pay. */
export async function bookTrip(browser: Browser, { from, to, departureOn, returnOn, fare, adults }: Booked): Promise<void> {
  const tripType = returnOn ? 'round-trip' : 'one-way'
  const travellers = { adults }
  const searchId = await browser.search({ tripType, origin: airport(from), destination: airport(to), departureOn, returnOn, travellers })
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
  await fillInAndPay(browser)
}

const FIRST_NAMES = ['Maya', 'Ivo', 'Lena', 'Omar', 'Ruth', 'Noel', 'Asha', 'Theo', 'Ines']

/** Fills in the open checkout as a browser does, and presses Pay. */
export async function fillInAndPay(browser: Browser): Promise<void> {
  const { result } = await browser.trip()
  const adults = result?.search.travellers.adults ?? 1
  const passengers = FIRST_NAMES.slice(0, adults).map((firstName) => aPassenger({ firstName }))
  await browser.command({ type: 'set-passengers', passengers })
  await browser.command({ type: 'set-billing', billing: aBilling() })
  await browser.pay()
}

/** The app puts its own place in the stead of one that names no more than a code. */
function airport(iataCode: string): Place {
  return { kind: 'airport', iataCode, name: iataCode, cityName: iataCode, countryCode: 'GB', zone: 'UTC' }
}
