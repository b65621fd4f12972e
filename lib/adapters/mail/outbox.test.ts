import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outbox } from '../database/schema'
import { onEachDatabase } from '../database/testing'
import { createOutboxMail, createOutboxStore, keepMail } from './outbox'

const start = new Date('2026-11-20T09:00:00Z')
const unsent = { to: 'ana@example.com', subject: 'Booked', text: 'SBX-1', html: '<p>SBX-1</p>' }

await onEachDatabase((database) => {
  test('a mail is kept once, however often it is sent', async () => {
    const mail = createOutboxMail(database())
    const receipt = { to: ' ana@example.com', subject: 'Booked', text: 'SBX-1', dedupeKey: 'order:1:receipt' }
    await Promise.all([mail.send(receipt), mail.send({ ...receipt, text: 'SBX-2' }), mail.send(receipt)])
    const store = createOutboxStore(database())
    expect(await store.find('order:1:receipt')).toMatchObject({
      to: 'ana@example.com',
      subject: 'Booked',
      text: expect.stringMatching(/^SBX-[12]$/),
      state: 'kept',
    })
    expect(await store.find('order:2:receipt')).toBeNull()
    expect(await store.takeDue(new Date(), 10)).toEqual([])
  })

  test('of many that look for due mails at once, one gets each', async () => {
    const store = createOutboxStore(database(), { hasMailServer: true })
    const keys = ['many:1', 'many:2', 'many:3']
    for (const dedupeKey of keys) await keepMail(database(), { ...unsent, dedupeKey }, null)
    const taken = await Promise.all(Array.from({ length: 10 }, () => store.takeDue(start, 2)))
    const own = taken.flat().map(({ dedupeKey }) => dedupeKey)
    expect(own).toHaveLength(new Set(own).size)
    expect([...own, ...(await store.takeDue(start, 10)).map(({ dedupeKey }) => dedupeKey)].toSorted()).toEqual(keys)
    for (const key of keys) await store.markSent(key, start)
  })

  test('of a mail that opens an account the text is gone as soon as it was sent; of others it stays', async () => {
    const store = createOutboxStore(database(), { hasMailServer: true })
    for (const dedupeKey of ['secret:1', 'open:1']) {
      await keepMail(database(), { ...unsent, dedupeKey }, null)
      expect(await store.find(dedupeKey)).toMatchObject({ text: 'SBX-1', state: 'unsent' })
      await store.markSent(dedupeKey, start)
    }
    const [secret] = await database().select().from(outbox).where(eq(outbox.dedupeKey, 'secret:1'))
    expect(secret).toMatchObject({ text: '', html: null, sentAt: start })
    expect(await store.find('open:1')).toMatchObject({ text: 'SBX-1', state: 'sent' })
  })

  test('a mail that was not taken is due again after a pause that grows, and not for ever', async () => {
    const store = createOutboxStore(database(), { hasMailServer: true })
    await keepMail(database(), { ...unsent, dedupeKey: 'pauses' }, null)
    const pauses: number[] = []
    let now = start
    while ((await store.takeDue(now, 10)).length > 0) {
      const [row] = await database().select({ tryAt: outbox.tryAt }).from(outbox).where(eq(outbox.dedupeKey, 'pauses'))
      if (!row) throw new Error('the mail is gone')
      expect(await store.takeDue(new Date(row.tryAt.getTime() - 1), 10)).toEqual([])
      pauses.push((row.tryAt.getTime() - now.getTime()) / 1000)
      now = row.tryAt
    }
    expect(pauses.slice(0, 4)).toEqual([30, 60, 120, 240])
    expect(pauses.slice(-2)).toEqual([14_400, 14_400])
    expect(pauses).toHaveLength(25)
    expect(await store.find('pauses')).toMatchObject({ state: 'unsent' })
  })
})
