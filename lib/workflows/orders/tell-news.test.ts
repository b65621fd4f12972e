import { expect, test } from 'vitest'
import { createOrderNewsStore } from '@/lib/adapters/database/order-news-store'
import { createOrderJournal } from '@/lib/adapters/database/order-store'
import { outbox } from '@/lib/adapters/database/schema'
import { addTraveller, onEachDatabase } from '@/lib/adapters/database/testing'
import { addOrder } from '@/lib/adapters/database/testing-orders'
import { createOutboxMail } from '@/lib/adapters/mail/outbox'
import type { MailMessage } from '@/lib/ports/mail'
import type { OrderChange } from '@/lib/ports/order-store'
import { BOOKING_STATUSES, PAYMENT_STATUSES } from '@/lib/states/booking-status'
import { EMPTY_BILLING } from '@/lib/travel/payment/billing'
import { newsKey } from './order-news'
import { tellNews } from './tell-news'

const NOW = Date.parse('2026-11-20T09:00:00Z')
const MINUTE = 60_000

await onEachDatabase((database) => {
  /** One order, its mails, and a clock. */
  async function placed() {
    const db = database()
    await db.delete(outbox)
    const time = { now: NOW }
    const clock = () => new Date(time.now)
    let order = await addOrder(db, await addTraveller(db))
    const sent: MailMessage[] = []
    const reported: string[] = []
    const outboxMail = createOutboxMail(db)
    const mail = {
      send: async (message: MailMessage) => {
        if (message.dedupeKey.includes(order.id)) sent.push(message)
        await outboxMail.send(message)
      },
    }
    const report = ({ id }: { id: string }) => id === order.id && reported.push(id)
    const deps = { orderNews: createOrderNewsStore(db), mail, clock, report, baseUrl: 'https://trips.example.com' }
    return {
      sent,
      reported,
      order: () => order,
      write: async (change: OrderChange) => {
        order = (await createOrderJournal(db).update(order, change, clock())) ?? order
      },
      tellAfter: async (ms: number, deskEmail: string | undefined = 'desk@example.com') => {
        time.now += ms
        return tellNews({ ...deps, deskEmail })
      },
    }
  }

  test('who left before the card was declined is written to once, with what to do and where', async () => {
    const { write, tellAfter, sent, order } = await placed()
    const lastError =
      'Your card was declined. Your trip is booked, reference SBX-1, but £212.00 still has to be paid: please use another card.'
    await write({ status: 'payment_due', paymentStatus: 'failed', bookingReference: 'SBX-1', lastError })
    await tellAfter(MINUTE / 2)
    expect(sent).toEqual([])
    await tellAfter(MINUTE)
    await tellAfter(MINUTE)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['Ana@example.com', '[Demo market] Your trip to Lisbon is booked, reference SBX-1, but not paid yet'],
    ])
    expect(sent[0]?.text).toContain(lastError)
    expect(sent[0]?.text.match(/is booked, reference/g)).toHaveLength(1)
    expect(sent[0]?.text).toContain(`https://trips.example.com/orders/${order().id}`)
  })

  test('what waits for a person is told to the desk before the traveller reads of a person, and what came of it after', async () => {
    const { write, tellAfter, sent, order, reported } = await placed()
    await write({ status: 'needs_review', paymentStatus: 'authorised', lastError: 'We’re still confirming this booking.' })
    await tellAfter(2 * MINUTE)
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['desk@example.com', `Order ${order().id} waits for a person`],
      ['Ana@example.com', '[Demo market] Your trip to Lisbon: a person is looking into it'],
    ])
    expect(sent[0]?.text).not.toMatch(/ana/i)
    expect(reported).toHaveLength(1)
    await write({ status: 'failed', paymentStatus: 'voided', lastError: 'The airline didn’t take the booking.' })
    await tellAfter(2 * MINUTE)
    await tellAfter(2 * MINUTE)
    expect(sent.slice(2).map(({ to, subject }) => [to, subject])).toEqual([
      ['Ana@example.com', '[Demo market] Your trip to Lisbon is not booked'],
    ])
  })

  test('of an account that was deleted nobody is left to be written to', async () => {
    const { write, tellAfter, sent, reported } = await placed()
    await write({ status: 'payment_due', paymentStatus: 'failed', billing: EMPTY_BILLING })
    await tellAfter(2 * MINUTE)
    expect([...sent, ...reported]).toEqual([])
  })

  test('where nobody reads the desk’s mails it is still reported', async () => {
    const { write, tellAfter, sent, reported } = await placed()
    await write({ status: 'cancelled', paymentStatus: 'failed', lastError: 'The money couldn’t be refunded yet.' })
    await tellAfter(2 * MINUTE, '')
    expect(sent.map(({ to }) => to)).toEqual(['Ana@example.com'])
    expect(reported).toHaveLength(1)
  })

  test('a mail is written in the states in which somebody waits, and in no other', async () => {
    const told: string[] = []
    const { write, tellAfter, sent, order } = await placed()
    for (const status of BOOKING_STATUSES) {
      for (const paymentStatus of PAYMENT_STATUSES) {
        if (status === 'needs_review') continue
        await write({ status, paymentStatus })
        await tellAfter(2 * MINUTE)
        if (sent.some(({ dedupeKey }) => dedupeKey === newsKey(order()))) told.push(`${status} ${paymentStatus}`)
      }
    }
    expect(told.toSorted()).toEqual(['cancelled failed', 'failed failed', 'payment_due failed', 'price_changed failed'])
  })
})
