import { expect, test } from 'vitest'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import type { SavedCardStore } from '@/lib/ports/saved-card-store'
import { forgetCard, listSavedCards } from './saved-cards'

const VISA = { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2026 }

/** A wallet in memory. */
function accountWith() {
  const kept: Awaited<ReturnType<SavedCardStore['list']>> = []
  const savedCards: SavedCardStore = {
    list: async () => kept,
    add: async (_, card) => {
      kept.push({ id: `card_${kept.length}`, card })
      return { id: `card_${kept.length - 1}`, card }
    },
    remove: async (id) => {
      const at = kept.findIndex((saved) => saved.id === id)
      if (at >= 0) kept.splice(at, 1)
      return at >= 0
    },
  }
  return { savedCards }
}

test('a card is listed by its token, brand, last four digits and expiry, and said to have run out', async () => {
  const account = accountWith()
  await account.savedCards.add('user_1', VISA, 10)
  expect(await listSavedCards('user_1', '2026-12-31', account)).toEqual([{ id: 'card_0', card: VISA, isExpired: false }])
  expect(await listSavedCards('user_1', '2027-01-01', account)).toEqual([{ id: 'card_0', card: VISA, isExpired: true }])
})

test('a deleted card can no longer be charged, and one that could not be made useless stays where it can be seen', async () => {
  const account = accountWith()
  await account.savedCards.add('user_1', VISA, 10)
  const of = { cardId: 'card_0', userId: 'user_1' }
  const silent = { forgetCard: () => Promise.reject(new OutsideFailure('sandbox', 'no answer')) }
  expect(await forgetCard(of, { ...account, gateway: silent })).toMatchObject({ refusal: { code: 'bank-silent' } })
  expect(await account.savedCards.list('user_1')).toHaveLength(1)

  const forgotten: unknown[] = []
  const gateway = { forgetCard: async (card: unknown) => void forgotten.push(card) }
  expect(await forgetCard({ ...of, cardId: 'card_9' }, { ...account, gateway })).toMatchObject({ refusal: { code: 'not_found' } })
  expect(await forgetCard(of, { ...account, gateway })).toEqual({ deleted: true })
  expect(forgotten).toEqual([{ userId: 'user_1', token: VISA.token }])
  expect(await account.savedCards.list('user_1')).toEqual([])
})
