import { expect, test } from 'vitest'
import { aSearch, pounds } from '@/tests/fixtures/trip'
import type { OrderRow } from '../../ports/order-store'
import { getHelp } from './get-help'

const CALLER = { threadId: 'thr_now', userId: 'ada' }

function anOrder(change: Partial<OrderRow>): OrderRow {
  return {
    id: 'ord_1',
    userId: 'ada',
    threadId: 'thr_before',
    status: 'success',
    paymentStatus: 'succeeded',
    bookingReference: 'SBX-7KQ4WN',
    search: aSearch(),
    quote: { total: pounds(41_260) },
    isSimulated: true,
    ...change,
  } as OrderRow
}

const storeOf = (rows: OrderRow[]) => ({ list: async (userId: string) => rows.filter((row) => row.userId === userId) })

test('somebody without bookings is told how to reach us, and that nobody staffs a desk', async () => {
  expect(await getHelp({}, CALLER, { orders: storeOf([]) })).toEqual({
    status: 'told',
    about: 'contact',
    hasDesk: false,
    bookings: [],
    bookingCount: 0,
  })
})

test('only the traveller’s own bookings are told, this trip’s first', async () => {
  const orders = storeOf([
    anOrder({ id: 'ord_old' }),
    anOrder({ id: 'ord_foreign', userId: 'ben' }),
    anOrder({ id: 'ord_now', threadId: 'thr_now', status: 'payment_due', paymentStatus: 'failed' }),
  ])
  const { bookings } = await getHelp({ about: 'papers' }, CALLER, { orders, hasDesk: true })
  expect(bookings?.map(({ orderId, isOfThisTrip, hasPapers }) => [orderId, isOfThisTrip, hasPapers])).toEqual([
    ['ord_now', true, false],
    ['ord_old', false, true],
  ])
})

test('the first five bookings are listed, and all are counted', async () => {
  const rows = Array.from({ length: 12 }, (_, index) => anOrder({ id: `ord_${index}` }))
  const { bookings, bookingCount } = await getHelp({}, CALLER, { orders: storeOf(rows) })
  expect([bookings?.length, bookingCount]).toEqual([5, 12])
})

test('a store that fails takes the bookings away, and the contact stays', async () => {
  const orders = { list: () => Promise.reject(new Error('The database is gone.')) }
  expect(await getHelp({}, CALLER, { orders, hasDesk: true })).toMatchObject({ hasDesk: true, bookings: null })
})

test('nothing of passengers, cards or bills is told', async () => {
  const { bookings } = await getHelp({}, CALLER, {
    orders: storeOf([anOrder({ billing: { email: 'ada@example.org' } as OrderRow['billing'] })]),
  })
  expect(JSON.stringify(bookings)).not.toContain('ada@')
})
