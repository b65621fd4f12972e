import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anOffer, aSearch, pounds } from '@/tests/fixtures/trip'
import { addDays } from '../dates'
import { cheapDates, dayBounds, type PricedDay, stripDays, whyImpossible } from './day-price'

const TODAY = '2026-11-20'
const FREE = { notBefore: null, notAfter: null }

test('the strip is three days before, the day, and three after', () => {
  expect(stripDays('2026-12-01')).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
  ])
})

test('sold are today up to 361 days ahead', () => {
  expect(whyImpossible('2026-11-19', TODAY, FREE)).toBe('past')
  expect(whyImpossible(TODAY, TODAY, FREE)).toBeNull()
  expect(whyImpossible(addDays(TODAY, 361), TODAY, FREE)).toBeNull()
  expect(whyImpossible(addDays(TODAY, 362), TODAY, FREE)).toBe('not-on-sale')
})

test('the way back is not before the earliest arrival of the way out', () => {
  const overnight = anOffer({ offerId: 'night', arrivesAt: '2026-11-28T06:10', dayOffset: 1 })
  const bounds = dayBounds(aSearch(), 1, [[overnight], [anOffer({ offerId: 'back', sliceIndex: 1 })]])
  expect(bounds).toEqual({ notBefore: '2026-11-28', notAfter: null })
  expect(whyImpossible('2026-11-27', TODAY, bounds)).toBe('before-arrival')
  expect(whyImpossible('2026-11-28', TODAY, bounds)).toBeNull()
})

test('the way out arrives by the day of the way back, over the date line too', () => {
  const [eastward, westward] = [anOffer({ offerId: 'a', dayOffset: -1 }), anOffer({ offerId: 'b', dayOffset: 1 })]
  expect(dayBounds(aSearch(), 0, [[westward], []])).toEqual({ notBefore: null, notAfter: '2026-11-28' })
  const bounds = dayBounds(aSearch(), 0, [[westward, eastward], []])
  expect(bounds.notAfter).toBe('2026-11-30')
  expect(whyImpossible('2026-12-01', TODAY, bounds)).toBe('after-next')
})

test('without flights on the neighbouring days, the days themselves are the bounds', () => {
  expect(dayBounds(aSearch(), 1, [[], []])).toEqual({ notBefore: '2026-11-27', notAfter: null })
})

const priced = (amounts: number[]): PricedDay[] =>
  amounts.map((amount, index) => ({ status: 'priced', date: addDays(TODAY, index), total: pounds(amount) }))

test('no day is cheap where all cost the same, or none has a price', () => {
  expect(cheapDates(priced([9000, 9000, 9000])).size).toBe(0)
  expect(cheapDates([{ status: 'no-flights', date: TODAY }]).size).toBe(0)
})

test('the cheapest day is among the cheap ones, and no day that costs more than one that is not', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 2, maxLength: 31 }), (amounts) => {
      const days = priced(amounts)
      const cheap = cheapDates(days)
      if (new Set(amounts).size < 2) return cheap.size === 0
      const isCheap = amounts.map((_, index) => cheap.has(addDays(TODAY, index)))
      const dearestCheap = Math.max(...amounts.filter((_, index) => isCheap[index]))
      return isCheap[amounts.indexOf(Math.min(...amounts))] && amounts.every((amount, index) => isCheap[index] === amount <= dearestCheap)
    }),
  )
})
