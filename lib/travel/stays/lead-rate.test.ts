import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aHotel, aRate, aRoom, aStaySearch } from '@/tests/fixtures/stays'
import { addDays } from '../dates'
import { leadRate, rateTotal } from './lead-rate'
import { stayTotal } from './nights'
import { toStay } from './to-stay'

const FREE = { kind: 'free', freeUntilOn: '2027-05-08' } as const

test('the lead rate is the lowest price; at one price, what can be given back and holds more comes first', () => {
  const rates = [aRate({ rateId: 'dear', amountMinor: 9_000 }), aRate({ rateId: 'fixed', amountMinor: 8_000 })]
  const free = [
    aRate({ rateId: 'free', amountMinor: 8_000, cancellation: FREE }),
    aRate({ rateId: 'fed', amountMinor: 8_000, cancellation: FREE, board: 'breakfast' }),
  ]
  expect(leadRate(aHotel({ rooms: [aRoom({ rates })] }))?.rate.rateId).toBe('fixed')
  expect(leadRate(aHotel({ rooms: [aRoom({ rates }), aRoom({ roomId: 'other', rates: free })] }))?.rate.rateId).toBe('fed')
  expect(leadRate(aHotel({ rooms: [] }))).toBeNull()
})

test('the total is the specified net price × nights, for each room, to the cent', () => {
  const rate = aRate({ amountMinor: 10_333 })
  expect(rateTotal(rate, aStaySearch())).toEqual({ amountMinor: 30_999, currency: 'EUR' })
  expect(rateTotal(rate, aStaySearch({ adults: 4, rooms: 2 }))).toEqual({ amountMinor: 61_998, currency: 'EUR' })
})

test('the kept context of a chosen room comes to the same total by the specified formula', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 1, max: 9 }),
      (amountMinor, count, rooms) => {
        const rate = aRate({ amountMinor })
        const search = aStaySearch({ checkOutOn: addDays('2027-05-10', count), adults: rooms, rooms })
        const { stay } = toStay({ hotel: aHotel(), room: aRoom(), rate, search })
        expect(stayTotal(stay)).toEqual(rateTotal(rate, search))
        expect(stayTotal(stay)?.amountMinor).toBe(amountMinor * Math.max(1, count) * rooms)
      },
    ),
  )
})
