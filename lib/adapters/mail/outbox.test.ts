import { expect, test } from 'vitest'
import { onEachDatabase } from '../database/testing'
import { createOutboxMail, createOutboxStore } from './outbox'

await onEachDatabase((database) => {
  test('a mail is kept once, however often it is sent', async () => {
    const mail = createOutboxMail(database())
    const receipt = { to: ' ana@example.com', subject: 'Booked', text: 'SBX-1', dedupeKey: 'order:1:receipt' }
    await Promise.all([mail.send(receipt), mail.send({ ...receipt, text: 'SBX-2' }), mail.send(receipt)])
    const outbox = createOutboxStore(database())
    expect(await outbox.find('order:1:receipt')).toMatchObject({
      to: 'ana@example.com',
      subject: 'Booked',
      text: expect.stringMatching(/^SBX-[12]$/),
      state: 'kept',
    })
    expect(await outbox.find('order:2:receipt')).toBeNull()
  })
})
