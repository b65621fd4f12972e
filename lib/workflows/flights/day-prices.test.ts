import { expect, test } from 'vitest'
import type { FlightSupplier } from '@/lib/ports/flight-supplier'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { createMemoryStores } from '@/lib/replay/memory-stores'
import { addDays } from '@/lib/travel/dates'
import { anOffer, aResult, pounds } from '@/tests/fixtures/trip'
import { dayPrices } from './day-prices'

const CALLER = { userId: 'traveller', today: '2026-11-26' }
const AROUND = { searchId: 's1', sliceIndex: 0, from: '2026-11-24', days: 7 }

async function depsWith(supplier: Partial<FlightSupplier>) {
  const { searches } = createMemoryStores('thr_1')
  await searches.save('traveller', null, aResult([[anOffer({ offerId: 'a' })], [anOffer({ offerId: 'b', sliceIndex: 1 })]]))
  return { searches, clock: () => new Date('2026-11-26T09:00:00Z'), supplier: { name: 'test', ...supplier } as FlightSupplier }
}

/** Flights every day but on the 28th. */
const withPrices: Pick<FlightSupplier, 'dayPrices'> = {
  dayPrices: async (_search, _sliceIndex, days) =>
    days.map((date) => ({ date, total: date === '2026-11-28' ? null : pounds(9000 + Number(date.slice(8))) })),
}

test('each day has its lowest price, or says why nobody can leave on it', async () => {
  expect(await dayPrices(AROUND, CALLER, await depsWith(withPrices))).toEqual({
    status: 'known',
    days: [
      { status: 'impossible', date: '2026-11-24', why: 'past' },
      { status: 'impossible', date: '2026-11-25', why: 'past' },
      { status: 'priced', date: '2026-11-26', total: pounds(9026) },
      { status: 'priced', date: '2026-11-27', total: pounds(9027) },
      { status: 'no-flights', date: '2026-11-28' },
      { status: 'priced', date: '2026-11-29', total: pounds(9029) },
      { status: 'impossible', date: '2026-11-30', why: 'after-next' },
    ],
  })
})

test('the supplier is asked only for days that can be flown on, and not at all when there are none', async () => {
  const asked: string[][] = []
  const deps = await depsWith({
    dayPrices: async (_search, _sliceIndex, days) => {
      asked.push(days)
      return []
    },
  })
  await dayPrices({ ...AROUND, sliceIndex: 1, from: '2026-11-25', days: 4 }, CALLER, deps)
  await dayPrices({ ...AROUND, from: '2026-10-01', days: 30 }, CALLER, deps)
  await dayPrices({ ...AROUND, sliceIndex: 1, from: addDays('2026-11-26', 361), days: 62 }, CALLER, deps)
  expect(asked).toEqual([['2026-11-27', '2026-11-28'], ['2027-11-22']])
})

test('a supplier that tells no prices of other days, or another than the one searched, leaves them out', async () => {
  expect(await dayPrices(AROUND, CALLER, await depsWith({}))).toEqual({ status: 'unavailable' })
  expect(await dayPrices(AROUND, CALLER, await depsWith({ name: 'other', ...withPrices }))).toEqual({ status: 'unavailable' })
})

test('a foreign or unknown search has no prices', async () => {
  const deps = await depsWith(withPrices)
  expect(await dayPrices(AROUND, { ...CALLER, userId: 'stranger' }, deps)).toBeNull()
  expect(await dayPrices({ ...AROUND, searchId: 's2' }, CALLER, deps)).toBeNull()
  expect(await dayPrices({ ...AROUND, sliceIndex: 2 }, CALLER, deps)).toBeNull()
})

test('when the supplier does not answer, the flights that are there are said to be unharmed', async () => {
  const deps = await depsWith({
    dayPrices: async () => {
      throw new OutsideFailure('flights', 'no answer')
    },
  })
  expect(await dayPrices(AROUND, CALLER, deps)).toMatchObject({
    status: 'refused',
    refusal: { message: 'We couldn’t get prices for other days. The flights above aren’t affected.' },
  })
})
