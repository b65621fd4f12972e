import { expect, test } from 'vitest'
import { type BagOption, coverageName } from '@/lib/travel/ancillaries/offer-details'
import { offerDetailsSchema } from '@/lib/travel/ancillaries/offer-details-schema'
import { addMoney } from '@/lib/travel/money'
import { NO_DIALS } from '../dials'
import { detailsOf, FAMILY, flownBy, OPENED_AT, openMarket, requestOf, searchOf, termsOf } from './testing-trip'

const ROUND_TRIP = searchOf([
  ['London', 'Lisbon', '2026-12-04'],
  ['Lisbon', 'London', '2026-12-11'],
])
const LONG_WAY = searchOf([
  ['London', 'New York', '2027-02-10'],
  ['New York', 'London', '2027-02-20'],
])

async function detailsFor(search = ROUND_TRIP, airlines = ['U2'], brand = 0) {
  const { supplier } = openMarket()
  return detailsOf(supplier, requestOf(search, flownBy(...airlines), brand))
}

test('the details are whole, as the port describes them, and the same each time', async () => {
  const { supplier } = openMarket()
  const request = requestOf(ROUND_TRIP)
  const details = await detailsOf(supplier, request)
  expect(offerDetailsSchema.parse(details)).toEqual(details)
  expect(await detailsOf(supplier, request)).toEqual(details)
  expect(details.fareIds).toEqual(request.fareIds)
  expect(details.expiresAt).toBe('2026-11-20T09:30:00.000Z')
  expect(details.supplierParameters.Supplier).toContain('simulated')
})

test('every direction has the fares of its offer, cheapest first, the chosen one at the price of the terms', async () => {
  const { supplier } = openMarket()
  const request = requestOf(ROUND_TRIP, flownBy('BA', 'TP'), 1)
  const { fareOptions, total, serviceFee } = await detailsOf(supplier, request)
  let offered: string[][] = []
  for await (const { offers } of supplier.search(ROUND_TRIP, OPENED_AT)) {
    offered = offers.map((ofSlice) => ofSlice.find(flownBy('BA', 'TP'))?.fares.map(({ fareId }) => fareId) ?? [])
  }
  const terms = await termsOf(supplier, { ...request, services: [] })
  for (const [slice, fares] of fareOptions.entries()) {
    expect(fares.length).toBeGreaterThan(2)
    expect(fares.map(({ fareId }) => fareId)).toEqual(offered[slice])
    expect(fares.map((fare) => fare.total.amountMinor)).toEqual(fares.map((fare) => fare.total.amountMinor).toSorted((a, b) => a - b))
    // Beside it, the terms name the taxes.
    expect(terms.fares?.[slice]).toMatchObject({ ...fares.find(({ fareId }) => fareId === request.fareIds[slice]) })
  }
  expect([total, serviceFee]).toEqual([terms.total, terms.serviceFee])
})

test('what has been sold out is not offered as another fare, and a moved price is the same in details and terms', async () => {
  const calm = openMarket()
  const request = requestOf(ROUND_TRIP, flownBy('BA', 'TP'))
  const all = (await detailsOf(calm.supplier, request)).fareOptions.flat().length
  const shares = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (seed) => {
      const { supplier } = openMarket({ dials: { ...NO_DIALS, seed, soldOut: 0.4, priceChange: 1 } })
      const answer = await supplier.fetchDetails(request)
      if ('refusal' in answer) return answer.refusal.code
      const terms = await termsOf(supplier, { ...request, services: [] })
      expect(answer.details.total).toEqual(terms.total)
      return answer.details.fareOptions.flat().length
    }),
  )
  expect(shares).toContain('sold-out')
  expect(shares.some((share) => typeof share === 'number' && share < all)).toBe(true)
})

test('a low-cost airline sells 15, 20 and 23 kg by direction and for both, dearer the heavier, both ways for less than two', async () => {
  const bags = (await detailsFor()).bags ?? []
  const price = (optionId: string) => bags.find((bag) => bag.optionId === optionId)?.price.amountMinor ?? Number.NaN
  for (const slice of ['0', '1', '0+1']) {
    const ladder = [15, 20, 23].map((weight) => price(`bag|${slice}|checked-${weight}`))
    expect(ladder).toEqual(ladder.toSorted((a, b) => a - b))
    expect(price(`bag|${slice}|cabin-10`)).toBeLessThan(ladder[0] ?? 0)
  }
  expect(price('bag|0+1|checked-23')).toBeLessThan(price('bag|0|checked-23') + price('bag|1|checked-23'))
  expect(price('bag|0+1|checked-23')).toBeGreaterThan(price('bag|0|checked-23'))
  expect(new Set(bags.map((bag) => coverageName(bag.sliceIndexes)))).toEqual(new Set(['outward', 'return', 'generic']))
  // Pounds, on the way of 1,600 km: between the 27 that easyJet and the 16 that Transavia ask for 15 kg.
  expect(price('bag|0|checked-15')).toBeGreaterThan(1500)
  expect(price('bag|0|checked-15')).toBeLessThan(3500)
})

test('bags are for those with a seat; one kind is for the group, where there is one', async () => {
  const bags = (await detailsFor()).bags ?? []
  expect(bags.every(({ passengerIndexes }) => passengerIndexes.join() === '0,1,2')).toBe(true)
  expect(bags.filter(({ isPerPassenger }) => !isPerPassenger).map(({ weightKg }) => weightKg)).toEqual([32, 32, 32])
  const alone = await detailsFor({ ...ROUND_TRIP, travellers: { ...FAMILY, adults: 1, children: 0, infants: 0 } })
  expect(alone.bags?.every(({ isPerPassenger }) => isPerPassenger)).toBe(true)
})

test('a full-service airline sells a first piece, and a second one that is dearer; long ways cost more', async () => {
  const second = (bags: BagOption[]) =>
    bags.find(({ sliceIndexes, pieces }) => sliceIndexes[0] === 0 && pieces === 2)?.price.amountMinor ?? 0
  const first = (bags: BagOption[]) =>
    bags.find(({ sliceIndexes, pieces }) => sliceIndexes[0] === 0 && pieces === 1)?.price.amountMinor ?? 0
  const short = (await detailsFor(ROUND_TRIP, ['BA'])).bags ?? []
  const long = (await detailsFor(LONG_WAY, ['BA'])).bags ?? []
  expect(second(short)).toBeGreaterThan(2 * first(short))
  expect(first(long)).toBeGreaterThan(1.5 * first(short))
  expect(short.some(({ kind }) => kind === 'cabin')).toBe(false)
})

test('a bag in the fare is not sold again: the next one costs what a further piece does', async () => {
  const light = (await detailsFor(ROUND_TRIP, ['BA'])).bags ?? []
  const standard = (await detailsFor(ROUND_TRIP, ['BA'], 1)).bags ?? []
  expect(standard[0]?.price.amountMinor).toBeGreaterThan(light[0]?.price.amountMinor ?? 0)
  expect(standard.every(({ price }) => price.amountMinor > 0)).toBe(true)
  const plus = (await detailsFor(ROUND_TRIP, ['U2'], 1)).bags ?? []
  expect(plus.some(({ optionId }) => optionId.endsWith('checked-15'))).toBe(false)
})

test('meals are ordered on flights long enough for them: included where the fare holds one, for children and infants their own', async () => {
  const long = await detailsFor(LONG_WAY, ['BA'])
  expect(long.meals?.length).toBeGreaterThan(20)
  expect(long.meals?.every(({ price }) => price.amountMinor === 0)).toBe(true)
  const typesOf = (code: string) => long.meals?.find((meal) => meal.code === code)?.passengerTypes
  expect([typesOf('VGML'), typesOf('CHML'), typesOf('BBML')]).toEqual([['adult', 'child'], ['child'], ['infant']])
  const lowCost = await detailsFor()
  expect(lowCost.meals?.some(({ code }) => code === 'VGML')).toBe(true)
  expect(lowCost.meals?.some(({ code }) => code === 'KSML' || code === 'BBML')).toBe(false)
  expect(lowCost.meals?.every(({ price }) => price.amountMinor > 0)).toBe(true)
  const hop = searchOf([['London', 'Paris', '2026-12-04']], { travellers: { ...FAMILY, infants: 0 }, directOnly: true })
  expect((await detailsFor(hop, ['BA', 'AF'])).meals).toEqual([])
})

test('extras are by direction for each traveller, and two for the whole booking; Business has the comforts already', async () => {
  const { extras, total } = await detailsFor(LONG_WAY, ['BA'])
  const names = (extras ?? []).map(({ optionId }) => optionId)
  expect(names).toEqual(
    expect.arrayContaining(['extra|0|priority', 'extra|1|lounge', 'extra|0|fast-track', 'extra|1|skis', 'extra|0+1|cancel-cover']),
  )
  const cover = extras?.find(({ optionId }) => optionId === 'extra|0+1|cancel-cover')
  expect(cover).toMatchObject({ isPerPassenger: false, sliceIndexes: [0, 1] })
  expect(cover?.price.amountMinor).toBeLessThan(0.2 * total.amountMinor)
  const business = await detailsFor({ ...LONG_WAY, cabinClass: 'business' }, ['BA'], -1)
  expect(business.extras?.some(({ optionId }) => /lounge|priority|fast-track/.test(optionId))).toBe(false)
})

test('a slice that is fixed to have no bags sells none, and says so in all its fares', async () => {
  const { supplier } = openMarket()
  const search = searchOf([['BTS', 'MRU', '2026-12-04']])
  const { bags, fareOptions } = await detailsOf(supplier, requestOf(search))
  expect(bags).toEqual([])
  expect(fareOptions.flat().every(({ checkedBags }) => checkedBags.pieces === 0)).toBe(true)
})

test('pushchairs go free where there are small children, and conditions are said in words', async () => {
  const { supplierFeatures } = await detailsFor()
  const names = supplierFeatures.filter(({ sliceIndex }) => sliceIndex === 1).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Pushchair', 'Check-in', 'Change', 'Refund', 'Meal']))
  const grownUp = await detailsFor({ ...ROUND_TRIP, travellers: { ...FAMILY, children: 0, infants: 0 } })
  expect(grownUp.supplierFeatures.some(({ name }) => name === 'Pushchair')).toBe(false)
})

test('details are refused like terms: of another trip, made up, or about to leave', async () => {
  const { supplier, waitUntil } = openMarket()
  const request = requestOf(ROUND_TRIP)
  const ask = (fareIds: string[]) => supplier.fetchDetails({ ...request, fareIds })
  expect(await ask(request.fareIds.toReversed())).toMatchObject({ refusal: { code: 'fare-gone' } })
  expect(await ask([])).toMatchObject({ refusal: { code: 'fares-missing' } })
  expect(await supplier.fetchSeatMaps({ ...request, fareIds: ['x', 'y'] })).toMatchObject({ refusal: { code: 'fare-gone' } })
  waitUntil('2026-12-04T23:00:00Z')
  expect(await ask(request.fareIds)).toMatchObject({ refusal: { code: 'sale-closed' } })
})

test('prices of details are whole units where the currency has no smaller ones', async () => {
  const { bags, meals, extras } = await detailsFor({ ...ROUND_TRIP, currency: 'KRW' })
  const prices = [...(bags ?? []), ...(meals ?? []), ...(extras ?? [])].map(({ price }) => price)
  expect(prices.every(({ amountMinor, currency }) => currency === 'KRW' && amountMinor % 100 === 0)).toBe(true)
  expect(addMoney({ amountMinor: 0, currency: 'KRW' }, ...prices).amountMinor).toBeGreaterThan(0)
})
