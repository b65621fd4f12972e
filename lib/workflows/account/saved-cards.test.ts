import { expect, test } from 'vitest'
import type { OrderRow } from '@/lib/ports/order-store'
import type { SavedCardStore } from '@/lib/ports/saved-card-store'
import { listSavedCards, saveCard } from './saved-cards'

const VISA = { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2026 }
const caller = { userId: 'user_1', today: '2026-11-20' }

/** A wallet in memory with room for `room` cards, and the orders of one user. */
function accountWith(orders: Pick<OrderRow, 'card' | 'paymentStatus'>[], room = 10) {
  const kept: Awaited<ReturnType<SavedCardStore['list']>> = []
  const savedCards: SavedCardStore = {
    list: async () => kept,
    add: async (_, card) => {
      if (kept.length >= room) return null
      kept.push({ id: `card_${kept.length}`, card })
      return { id: `card_${kept.length - 1}`, card }
    },
    remove: async () => false,
  }
  return { savedCards, orders: { list: async () => orders as OrderRow[] } }
}

test('a card that paid a booking is kept by its token, brand, last four digits and expiry', async () => {
  const account = accountWith([{ card: VISA, paymentStatus: 'succeeded' }])
  expect(await saveCard(VISA, caller, account)).toEqual({ card: { id: 'card_0', card: VISA, isExpired: false } })
  expect(await listSavedCards('user_1', '2027-01-01', account)).toEqual([{ id: 'card_0', card: VISA, isExpired: true }])
})

test.each([
  ['that paid nothing', []],
  ['that was declined', [{ card: VISA, paymentStatus: 'failed' as const }]],
  ['of which the browser tells other digits', [{ card: { ...VISA, last4: '0005' }, paymentStatus: 'succeeded' as const }]],
])('a card %s is not kept', async (_, orders) => {
  const account = accountWith(orders)
  expect(await saveCard(VISA, caller, account)).toMatchObject({ refusal: { code: 'card-not-used' } })
  expect(await account.savedCards.list('user_1')).toEqual([])
})

test('a full wallet says so', async () => {
  const account = accountWith([{ card: VISA, paymentStatus: 'succeeded' }], 0)
  expect(await saveCard(VISA, caller, account)).toMatchObject({
    refusal: { message: '10 cards are saved, which is as many as an account holds. Delete one first.' },
  })
})
