import { expect, test } from 'vitest'
import { onEachDatabase } from './testing'
import { createWebhookStore } from './webhook-store'

const now = new Date('2026-11-20T09:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)

await onEachDatabase((database) => {
  test('an event is kept once per gateway, waits, and is closed once', async () => {
    const webhooks = createWebhookStore(database())
    const event = { gateway: 'sandbox', eventId: 'evt_1', type: 'payment_intent.succeeded', paymentId: 'pay_1', orderId: 'ord_1' }
    const kept = await Promise.all(Array.from({ length: 10 }, () => webhooks.keep(event, now)))
    expect(kept.filter((isNew) => isNew)).toHaveLength(1)
    expect(await webhooks.keep({ ...event, gateway: 'stripe', paymentId: null, orderId: null }, later(1))).toBe(true)
    expect(await webhooks.listWaiting(10)).toEqual([event, { ...event, gateway: 'stripe', paymentId: null, orderId: null }])
    await webhooks.close(event, later(2))
    await webhooks.close(event, later(3))
    expect(await webhooks.listWaiting(10)).toMatchObject([{ gateway: 'stripe' }])
    expect(await webhooks.keep(event, later(4))).toBe(false)
    await webhooks.close({ gateway: 'stripe', eventId: 'evt_1' }, later(5))
    expect(await webhooks.listWaiting(10)).toEqual([])
  })

  test('the event that came first is worked on first', async () => {
    const webhooks = createWebhookStore(database())
    const event = { gateway: 'sandbox', type: 'charge.refunded', paymentId: 'pay_1', orderId: null }
    for (const [eventId, ms] of [
      ['evt_c', 3],
      ['evt_a', 1],
      ['evt_b', 2],
    ] as const) {
      await webhooks.keep({ ...event, eventId }, later(ms))
    }
    expect((await webhooks.listWaiting(2)).map(({ eventId }) => eventId)).toEqual(['evt_a', 'evt_b'])
  })
})
