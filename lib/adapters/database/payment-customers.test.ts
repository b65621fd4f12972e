import { expect, test } from 'vitest'
import { createPaymentCustomers } from './payment-customers'
import { addTraveller, onEachDatabase } from './testing'

await onEachDatabase((database) => {
  test('a user is one customer per gateway, and the first one stays', async () => {
    const customers = createPaymentCustomers(database())
    const { userId } = await addTraveller(database())
    expect(await customers.find(userId, 'stripe')).toBeNull()
    const kept = await Promise.all(['cus_1', 'cus_2', 'cus_3'].map((customerId) => customers.keep(userId, 'stripe', customerId)))
    const [first] = kept
    expect(new Set(kept)).toEqual(new Set([first]))
    expect(await customers.find(userId, 'stripe')).toBe(first)
    expect(await customers.keep(userId, 'sandbox', 'cus_4')).toBe('cus_4')
    expect(await customers.find(userId, 'stripe')).toBe(first)
    await customers.forget(userId, 'sandbox')
    expect(await customers.find(userId, 'sandbox')).toBeNull()
    expect(await customers.find(userId, 'stripe')).toBe(first)
    expect(await customers.find((await addTraveller(database())).userId, 'stripe')).toBeNull()
  })
})
