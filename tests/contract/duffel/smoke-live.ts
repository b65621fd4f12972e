import { createDuffelSupplier } from '@/lib/adapters/supplier/duffel/duffel-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { addDays, plainDateIn } from '@/lib/travel/dates'
import type { SearchResult } from '@/lib/travel/flights/offer-schema'
import { areSoldTogether } from '@/lib/travel/flights/pairing'
import type { FlightSearch } from '@/lib/travel/flights/search'
import type { Place } from '@/lib/travel/places/place'

// Asks the real Duffel once, without booking: a search, what is sold with its cheapest trip, its terms, and the books. Run with a token only.

const place = (iataCode: string, cityName: string, countryCode: string, zone: string): Place => ({
  kind: 'airport',
  iataCode,
  name: cityName,
  cityName,
  countryCode,
  zone,
})

async function smoke(accessToken: string) {
  const now = new Date()
  const leavesOn = addDays(plainDateIn('Europe/London', now), 45)
  const london = place('LHR', 'London', 'GB', 'Europe/London')
  const newYork = place('JFK', 'New York', 'US', 'America/New_York')
  const search: FlightSearch = {
    tripType: 'round-trip',
    slices: [
      { origin: london, destination: newYork, departureOn: leavesOn },
      { origin: newYork, destination: london, departureOn: addDays(leavesOn, 7) },
    ],
    travellers: { adults: 1, children: 0, infants: 0, pets: 0, childAges: [] },
    cabinClass: 'economy-with-restrictions',
    directOnly: false,
    checkedBags: 0,
    preference: 'best-value',
  }
  const supplier = createDuffelSupplier({ accessToken, clock: () => new Date() })
  let result: SearchResult | null = null
  for await (const update of supplier.search(search, now)) {
    result = update
    const answered = update.sources.filter(({ status }) => status === 'answered').length
    const [out = [], back = []] = update.offers
    console.log(
      `search: ${answered} of ${update.sources.length} batches, ${out.length} ways out, ${back.length} ways back, ${Date.now() - now.getTime()} ms`,
    )
  }
  const [out = [], back = []] = result?.offers ?? []
  const [first] = out
  const second = back.find((offer) => first && areSoldTogether(first, offer))
  const fareIds = [first, second].flatMap((offer) => offer?.fares[0]?.fareId ?? [])
  if (fareIds.length < 2) throw new Error('The search brought no complete trip.')
  const request = { search, fareIds, travellers: search.travellers }
  const found = await supplier.fetchDetails(request)
  if ('refusal' in found) throw new Error(`details: ${found.refusal.message}`)
  const maps = await supplier.fetchSeatMaps(request)
  if ('refusal' in maps) throw new Error(`seat maps: ${maps.refusal.message}`)
  console.log(`details: ${found.details.bags?.length} bags, ${found.details.extras?.length} extras, ${maps.seatMaps.length} seat maps`)
  const answer = await supplier.fetchTerms({ ...request, services: [] })
  if ('refusal' in answer) throw new Error(`terms: ${answer.refusal.message}`)
  const shown = (first?.fares[0]?.total.amountMinor ?? 0) + (second?.fares[0]?.total.amountMinor ?? 0)
  console.log(`terms: ${answer.terms.total.amountMinor} ${answer.terms.total.currency}, shown as ${shown}, until ${answer.terms.expiresAt}`)
  console.log(
    `books: ${(await supplier.findBooking('ord_never_made')) === null ? 'no such booking, as it should be' : 'a booking nobody made'}`,
  )
}

const accessToken = process.env.DUFFEL_ACCESS_TOKEN
if (accessToken) {
  try {
    await smoke(accessToken)
    console.log('Duffel live smoke: passed')
  } catch (error) {
    if (!(error instanceof Error)) throw error
    console.error(`Duffel live smoke: failed. ${error instanceof OutsideFailure ? error.message : error}`)
    process.exitCode = 1
  }
} else {
  console.log('Duffel live smoke: skipped: DUFFEL_ACCESS_TOKEN is not set')
}
