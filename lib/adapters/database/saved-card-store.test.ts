import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSavedCardStore } from './saved-card-store'
import { addTraveller, onEachDatabase } from './testing'

const VISA = { token: 'tok_sandbox_visa', brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: 2030 }
const AMEX = { token: 'tok_sandbox_amex', brand: 'American Express', last4: '0005', expiryMonth: 1, expiryYear: 2031 }
const MOST = 10

await onEachDatabase((database) => {
  test('cards come back newest first, and are removed', async () => {
    const cards = createSavedCardStore(database())
    const { userId } = await addTraveller(database())
    const visa = await cards.add(userId, VISA, MOST)
    await setTimeout(5)
    await cards.add(userId, AMEX, MOST)
    expect((await cards.list(userId)).map(({ card }) => card)).toEqual([AMEX, VISA])
    expect(await cards.remove(visa?.id ?? '', userId)).toBe(true)
    expect(await cards.remove(visa?.id ?? '', userId)).toBe(false)
    expect((await cards.list(userId)).map(({ card }) => card)).toEqual([AMEX])
  })

  test('the same card is kept once, also from two tabs at once; a renewed one is another', async () => {
    const cards = createSavedCardStore(database())
    const { userId } = await addTraveller(database())
    const added = await Promise.all([cards.add(userId, VISA, MOST), cards.add(userId, VISA, MOST), cards.add(userId, VISA, 1)])
    expect(new Set(added.map((one) => one?.id)).size).toBe(1)
    await cards.add(userId, { ...VISA, expiryYear: 2033 }, MOST)
    expect(await cards.list(userId)).toHaveLength(2)
  })

  test('the limit holds', async () => {
    const cards = createSavedCardStore(database())
    const { userId } = await addTraveller(database())
    await cards.add(userId, VISA, 1)
    expect(await cards.add(userId, AMEX, 1)).toBeNull()
  })

  test('to somebody else a card is not there, whatever is tried', async () => {
    const cards = createSavedCardStore(database())
    const [owner, stranger] = [await addTraveller(database()), await addTraveller(database())]
    const visa = await cards.add(owner.userId, VISA, MOST)
    expect(await cards.list(stranger.userId)).toEqual([])
    expect(await cards.remove(visa?.id ?? '', stranger.userId)).toBe(false)
    expect(await cards.list(owner.userId)).toEqual([visa])
  })
})
