import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ancillaryLines, type WantedService, wantedServices } from '@/lib/travel/ancillaries/ancillaries'
import { partyOf } from '@/lib/travel/ancillaries/party'
import { seatsOf } from '@/lib/travel/ancillaries/seat-map'
import { seatRefusal } from '@/lib/travel/ancillaries/seat-rules'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { addMoney, multiplyMoney } from '@/lib/travel/money'
import { anyChoice } from './testing-choice'
import { detailsOf, FAMILY, flownBy, openMarket, requestOf, searchOf, seatMapsOf, termsOf } from './testing-trip'

const ROUND_TRIP = searchOf([
  ['London', 'Lisbon', '2026-12-04'],
  ['Lisbon', 'London', '2026-12-11'],
])
const LONG_WAY = searchOf([
  ['Manchester', 'New York', '2027-02-10'],
  ['New York', 'Manchester', '2027-02-20'],
])
const THREE_STOPS = searchOf(
  [
    ['London', 'Rome', '2027-03-01'],
    ['Rome', 'Athens', '2027-03-05'],
    ['Athens', 'London', '2027-03-12'],
  ],
  { travellers: { adults: 1, children: 2, infants: 0, pets: 1, childAges: [4, 7] }, currency: 'JPY' },
)

async function opened(search: FlightSearch, airlines: string[] | null = null, brand = 0) {
  const { supplier } = openMarket()
  const request = requestOf(search, airlines ? flownBy(...airlines) : undefined, brand)
  return { supplier, request, details: await detailsOf(supplier, request), seatMaps: await seatMapsOf(supplier, request) }
}

const TRIPS = {
  'a family with a low-cost airline': () => opened(ROUND_TRIP, ['U2']),
  'a family in a full-service fare': () => opened(ROUND_TRIP, ['BA', 'TP'], 1),
  'a family over the Atlantic': () => opened(LONG_WAY),
  'three flights in yen': () => opened(THREE_STOPS),
  'Business for nine': () => opened({ ...LONG_WAY, travellers: { ...FAMILY, adults: 6, children: 2 }, cabinClass: 'business' }, null, -1),
}

test.each(Object.entries(TRIPS))('%s: whatever is chosen, the total is fares, fee and every service', async (_, open) => {
  const { supplier, request, details, seatMaps } = await open()
  await fc.assert(
    fc.asyncProperty(anyChoice(details, seatMaps, request.travellers), async (chosen) => {
      const services = wantedServices(chosen)
      const terms = await termsOf(supplier, { ...request, services })
      const lines = ancillaryLines(chosen, details.total.currency)
      expect(terms.ancillaries).toEqual(lines)
      expect(terms.total).toEqual(addMoney(details.total, ...lines.map(({ total }) => total)))
      const [first, ...others] = (terms.fares ?? []).map(({ total }) => total)
      expect(first && addMoney(first, ...others)).toEqual(details.total)
      expect(terms.lines.reduce((sum, { subtotal }) => addMoney(sum, subtotal), terms.serviceFee)).toEqual(details.total)
      expect(await termsOf(supplier, { ...request, services: services.toReversed() })).toEqual(terms)
    }),
    { numRuns: 25 },
  )
})

test.each(Object.entries(TRIPS))('%s: everything that is sold is accepted at the price it stands at', async (_, open) => {
  const { supplier, request, details, seatMaps } = await open()
  const party = partyOf(request.travellers)
  const adds = async (service: WantedService) => {
    const terms = await termsOf(supplier, { ...request, services: [service] })
    return { amountMinor: terms.total.amountMinor - details.total.amountMinor, currency: terms.total.currency }
  }
  for (const { optionId, passengerIndexes, isPerPassenger, price, mostQuantity } of details.bags ?? []) {
    const passengerIndex = isPerPassenger ? (passengerIndexes.at(-1) ?? 0) : null
    expect(await adds({ optionId, passengerIndex, quantity: mostQuantity }), optionId).toEqual(multiplyMoney(price, mostQuantity))
  }
  for (const { optionId, passengerIndexes, isPerPassenger, price } of details.extras ?? []) {
    expect(await adds({ optionId, passengerIndex: isPerPassenger ? (passengerIndexes[0] ?? 0) : null, quantity: 1 }), optionId).toEqual(
      price,
    )
  }
  for (const { optionId, passengerTypes, price } of details.meals ?? []) {
    const eater = party.find(({ type }) => passengerTypes.includes(type))
    expect(await adds({ optionId, passengerIndex: eater?.passengerIndex ?? -1, quantity: 1 }), optionId).toEqual(price)
  }
  for (const seat of seatMaps.flatMap(seatsOf)) {
    const sitter = party.find((member) => !seatRefusal(member, seat.traits, request.travellers))
    for (const { optionId, price } of seat.offers) {
      if (sitter) expect(await adds({ optionId, passengerIndex: sitter.passengerIndex, quantity: 1 }), optionId).toEqual(price)
    }
  }
})

async function refusedWith(wanted: (trip: Awaited<ReturnType<typeof opened>>) => WantedService[]) {
  const trip = await TRIPS['a family with a low-cost airline']()
  const answer = await trip.supplier.fetchTerms({ ...trip.request, services: wanted(trip) })
  if (!('refusal' in answer)) throw new Error('it was sold')
  return answer.refusal
}

test('what these fares do not have is refused with a sentence that says so, never priced', async () => {
  for (const optionId of [
    'bag|0|checked-99',
    'bag|7|checked-15',
    'meal|0|0|XXXX',
    'extra|0|chauffeur',
    'anything',
    'seat|0|0|99A',
    'seat|4|0|1A',
  ]) {
    const refusal = await refusedWith(() => [{ optionId, passengerIndex: 0, quantity: 1 }])
    expect(refusal, optionId).toMatchObject({ code: 'service-gone', message: expect.stringMatching(/^One of the .*\.$/) })
    expect(refusal.field).toBe(optionId === 'anything' ? 'extras' : `${optionId.split('|')[0]}s`)
  }
})

test('a bag is refused for infants, for nobody, twice over and in too many pieces', async () => {
  const bag = (passengerIndex: number | null, quantity: number, optionId = 'bag|0|checked-15') => ({ optionId, passengerIndex, quantity })
  expect(await refusedWith(() => [bag(3, 1)])).toMatchObject({ code: 'service-gone', field: 'bags' })
  expect(await refusedWith(() => [bag(null, 1)])).toMatchObject({ code: 'service-gone' })
  expect(await refusedWith(() => [bag(0, 1, 'bag|0|shared-32')])).toMatchObject({ code: 'service-gone' })
  expect(await refusedWith(() => [bag(0, 9)])).toMatchObject({ code: 'service-gone', message: expect.stringContaining('at most 1') })
  expect(await refusedWith(() => [bag(0, 1), bag(0, 1)])).toMatchObject({ code: 'service-gone' })
  const both = [bag(0, 1), bag(0, 1, 'bag|0+1|checked-15')]
  expect(await refusedWith(() => both)).toMatchObject({ message: expect.stringContaining('one choice') })
})

test('a seat is refused when it is taken, of two travellers, or for an infant; exit rows need adults who are free to help', async () => {
  const seatOf = (
    { seatMaps }: Awaited<ReturnType<typeof opened>>,
    fits: (seat: ReturnType<typeof seatsOf>[number]) => boolean,
    passengerIndex: number,
  ) => {
    const map = seatMaps[0]
    const seat = map && seatsOf(map).find(fits)
    return { optionId: `seat|0|0|${seat?.seatNumber}`, passengerIndex, quantity: 1 }
  }
  const isFree = ({ offers, traits }: { offers: unknown[]; traits: string[] }) => offers.length > 0 && !traits.includes('exit-row')
  expect(await refusedWith((trip) => [seatOf(trip, ({ offers }) => offers.length === 0, 0)])).toMatchObject({
    code: 'service-gone',
    message: expect.stringMatching(/^Seat \d+[A-F] on U2\d+ is no longer free/),
    field: 'seats',
  })
  expect(await refusedWith((trip) => [seatOf(trip, isFree, 0), seatOf(trip, isFree, 1)])).toMatchObject({ code: 'service-gone' })
  expect(await refusedWith((trip) => [seatOf(trip, isFree, 3)])).toMatchObject({ message: expect.stringContaining('lap') })
  expect(await refusedWith((trip) => [seatOf(trip, ({ traits }) => traits.includes('exit-row'), 2)])).toMatchObject({
    message: expect.stringContaining('exit'),
  })
})

test('a meal for a child is not served to adults, and nobody eats two on one flight', async () => {
  const meal = (code: string, passengerIndex: number) => ({ optionId: `meal|0|0|${code}`, passengerIndex, quantity: 1 })
  expect(await refusedWith(() => [meal('CHML', 0)])).toMatchObject({ message: expect.stringContaining('Child') })
  expect(await refusedWith(() => [meal('VGML', 0), meal('MOML', 0)])).toMatchObject({ code: 'service-gone', field: 'meals' })
})
