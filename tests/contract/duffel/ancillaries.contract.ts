import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { arrangeSeats } from '@/lib/adapters/supplier/duffel/arrange-seats'
import { readCatalogue } from '@/lib/adapters/supplier/duffel/catalogue'
import type { FoundOffer } from '@/lib/adapters/supplier/duffel/find-offer'
import { partyPlaces } from '@/lib/adapters/supplier/duffel/party-places'
import { readOffers } from '@/lib/adapters/supplier/duffel/read-offers'
import { readSeatMaps } from '@/lib/adapters/supplier/duffel/seat-maps'
import { coverageName } from '@/lib/travel/ancillaries/offer-details'
import { offerDetailsSchema } from '@/lib/travel/ancillaries/offer-details-schema'
import { type SeatMap, seatsOf } from '@/lib/travel/ancillaries/seat-map'
import { seatMapsSchema } from '@/lib/travel/ancillaries/seat-map-schema'
import type { FlightSearch, TravellerCounts } from '@/lib/travel/flights/search'
import { batch, inBatches } from '@/tests/fixtures/duffel-batches'
import { duffelSearch } from '@/tests/fixtures/duffel-offers'
import { json } from '@/tests/fixtures/duffel-server'
import { lastOf } from '@/tests/fixtures/gathered'
import { openContract } from './contract-supplier'
import { recordings } from './recordings'

const dataOf = (name: string) => z.object({ data: z.unknown() }).parse(recordings.read(name)).data
const pounds = (amountMinor: number) => ({ amountMinor, currency: 'GBP' })
const OFFERS = recordings.names.filter((name) => /^offer\.(live|test)\./.test(name))
const JFK_LAX = 'offer.test.duffel-airways.jfk-lax.return.2adt.hold-allowed.json'
const ANY_TIME = new Date('2023-01-01T09:00:00Z')

function recordedOffer(name: string): FoundOffer {
  const [offer] = readOffers([dataOf(name)]).offers
  const places = offer && partyPlaces(partyIn(offer.duffel.passengers.length), offer.duffel.passengers)
  if (!offer || !places) throw new Error(`${name} holds no offer for adults`)
  return { offer, places }
}

function partyIn(adults: number): TravellerCounts {
  return { adults, children: 0, infants: 0, pets: 0, childAges: [] }
}

/** The adapter on a server that sells one recorded offer, and the request that chooses it. */
async function sellRecorded(name: string, seatMaps?: string) {
  const { offer, places } = recordedOffer(name)
  const contract = await openContract(
    {
      ...inBatches(1, batch(0, dataOf(name))),
      [`GET /air/offers/${offer.offerId}`]: json(200, recordings.read(name)),
      ...(seatMaps ? { 'GET /air/seat_maps': json(200, recordings.read(seatMaps)) } : {}),
    },
    ANY_TIME,
  )
  const slices = offer.slices.flatMap(({ itinerary: { segments, departsAt } }) => {
    const [origin, destination] = [segments[0]?.origin, segments.at(-1)?.destination]
    return origin && destination ? [{ origin, destination, departureOn: departsAt.slice(0, 10) }] : []
  })
  const travellers = partyIn(places.length)
  const search: FlightSearch = duffelSearch({
    tripType: slices.length === 1 ? 'one-way' : 'round-trip',
    slices,
    travellers,
    withAirportChange: true,
  })
  const { offers } = await lastOf(contract.supplier.search(search, ANY_TIME))
  return { ...contract, request: { search, fareIds: offers.flatMap((ofSlice) => ofSlice[0]?.fares[0]?.fareId ?? []), travellers } }
}

/** Seats free to choose, those that are not, and the traits that any has. */
function summary(map: SeatMap) {
  const seats = seatsOf(map)
  const free = seats.filter(({ offers }) => offers.length > 0)
  return { seats: seats.length, free: free.length, traits: [...new Set(seats.flatMap(({ traits }) => traits))].toSorted() }
}

describe.skipIf(!recordings.areThere)('what is sold beside recorded offers', () => {
  test.each(OFFERS)('%s has details in our form', async (name) => {
    const { supplier, request } = await sellRecorded(name)
    const answer = await supplier.fetchDetails(request)
    if ('refusal' in answer) throw new Error(answer.refusal.message)
    expect(offerDetailsSchema.parse(answer.details)).toEqual(answer.details)
    expect(answer.details.fareOptions.map((fares) => fares.length > 0)).toEqual(request.fareIds.map(() => true))
    expect(answer.details.meals).toBeNull()
  })

  test.each([
    ['offer.test.easyjet.lgw-mad.return.json', ['generic cabin any 3198 ×1', 'generic checked 15 5398 ×3', 'generic checked 23 6498 ×3']],
    ['offer.test.austrian.lys-arn.return.one-stop.json', ['outward checked 23 2600 ×1', 'return checked 23 2600 ×1']],
    [
      'offer.test.transavia.fco-ory.oneway.json',
      ['outward checked 15 1648 ×1', 'outward checked 20 2168 ×1', 'outward checked 25 2168 ×1', 'outward checked 30 3208 ×1'],
    ],
  ])('the bags of %s are those of its directions', (name, expected) => {
    const { bags, extras } = readCatalogue(recordedOffer(name))
    const lines = bags.map(({ option }) => {
      const { kind, weightKg, sliceIndexes, price, mostQuantity } = option
      return `${coverageName(sliceIndexes)} ${kind} ${weightKg ?? 'any'} ${price.amountMinor} ×${mostQuantity}`
    })
    expect(lines.toSorted()).toEqual(expected)
    expect(extras.map(({ option }) => [option.optionId, option.isPerPassenger])).toEqual([['cancel-for-any-reason', false]])
  })

  test('the bag of two adults is one option under two of Duffel’s ids', () => {
    const [bag, ...others] = readCatalogue(recordedOffer(JFK_LAX)).bags
    expect(others).toEqual([])
    expect(bag?.option).toMatchObject({ passengerIndexes: [0, 1], price: pounds(2000), weightKg: 23 })
    expect([...(bag?.serviceIds.keys() ?? [])]).toEqual([0, 1])
  })

  test('Duffel Airways: both flights have a map, seats for adults only are marked, and bags and seats are sold together', async () => {
    const { supplier, request } = await sellRecorded(JFK_LAX, 'seat-maps.test.duffel-airways.jfk-lax.return.json')
    const answer = await supplier.fetchSeatMaps(request)
    if ('refusal' in answer) throw new Error(answer.refusal.message)
    expect(seatMapsSchema.parse(answer.seatMaps)).toEqual(answer.seatMaps)
    expect(answer.seatMaps.map(({ sliceIndex, segmentIndex }) => [sliceIndex, segmentIndex])).toEqual([
      [0, 0],
      [1, 0],
    ])
    const [map] = answer.seatMaps
    if (!map) throw new Error('no map')
    expect(summary(map)).toMatchObject({ seats: 192, free: 76 })
    expect(map.cabins[0]).toMatchObject({ name: 'Economy', isYours: true, wings: { firstRow: 28, lastRow: 28 } })
    expect(map.cabins[0]?.columns).toEqual([
      ['A', 'B', 'C'],
      ['D', 'E', 'F'],
      ['H', 'J', 'K'],
    ])
    const seat = seatsOf(map).find(({ seatNumber }) => seatNumber === '28C')
    expect(seat).toMatchObject({
      offers: [
        { passengerIndex: 0, price: pounds(2000) },
        { passengerIndex: 1, price: pounds(2000) },
      ],
      notes: ['Passenger must be an adult'],
    })
    const services = [
      { optionId: 'seat~0.0~28C', passengerIndex: 0, quantity: 1 },
      { optionId: 'seat~1.0~29B', passengerIndex: 1, quantity: 1 },
    ]
    expect(await supplier.fetchTerms({ ...request, services })).toMatchObject({
      terms: { total: pounds(65264 + 4000), ancillaries: [{ kind: 'seats', count: 2, total: pounds(4000) }] },
    })
    expect(
      await supplier.fetchTerms({ ...request, services: [{ optionId: 'seat~0.0~28A', passengerIndex: 0, quantity: 1 }] }),
    ).toMatchObject({
      refusal: { code: 'service-gone' },
    })
  })

  test.each([
    [
      'seat-map.qantas.json',
      { free: 152, traits: ['aisle', 'bassinet', 'exit-row', 'extra-legroom', 'front-row', 'middle', 'near-lavatory', 'window'] },
    ],
    [
      'seat-map.restricted-seats.json',
      { free: 12, traits: ['aisle', 'exit-row', 'extra-legroom', 'front-row', 'middle', 'near-lavatory', 'window'] },
    ],
    ['docs-example.seat-map.json', { traits: ['aisle', 'exit-row', 'front-row', 'middle', 'near-lavatory', 'window'] }],
  ])('%s is drawn without moving a seat', (name, expected) => {
    const maps = readSeatMaps([dataOf(name)].flat())
    const found = recordedOffer(JFK_LAX)
    const passengerIds = [
      ...new Set(
        maps.flatMap(({ cabins }) =>
          cabins.flatMap(({ rows }) =>
            rows.flatMap(({ sections }) => sections.flat().flatMap(({ prices }) => prices.map(({ passengerId }) => passengerId))),
          ),
        ),
      ),
    ]
    // The recorded maps are of other offers: their first flight and passengers stand in.
    const [segment] = found.offer.duffel.slices[0]?.segments ?? []
    const ours = arrangeSeats(
      maps.slice(0, 1).map((map) => ({ ...map, segmentId: segment?.id ?? '' })),
      { ...found, places: passengerIds },
    )
    expect(seatMapsSchema.parse(ours)).toEqual(ours)
    const [map] = ours
    if (!map) throw new Error('no map')
    expect(summary(map)).toMatchObject(expected)
    for (const [cabinIndex, cabin] of map.cabins.entries()) {
      for (const [rowIndex, row] of cabin.rows.entries()) {
        const theirs = maps[0]?.cabins[cabinIndex]?.rows[rowIndex]?.sections ?? []
        expect(row.sections.map(({ length }) => length)).toEqual(theirs.map(({ length }) => length))
        for (const [sectionIndex, section] of row.sections.entries()) {
          const named = section.map((element) => (element.kind === 'seat' ? element.seatNumber : null))
          for (const [place, { designator }] of theirs[sectionIndex]?.entries() ?? []) if (designator) expect(named[place]).toBe(designator)
        }
      }
    }
    const numbers = seatsOf(map).map(({ seatNumber }) => seatNumber)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
