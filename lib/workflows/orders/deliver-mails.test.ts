import { expect, test } from 'vitest'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { createOutboxMail, createOutboxStore } from '@/lib/adapters/mail/outbox'
import { createSmtpMail } from '@/lib/adapters/mail/smtp-mail'
import { openSmtpServer } from '@/lib/adapters/mail/testing-smtp-server'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { deliverMails } from './deliver-mails'

const receipt = { to: 'ana@example.com', subject: 'Booked', text: 'Reference SBX-1', html: '<p>Reference SBX-1</p>' }

onEmbeddedDatabase((database) => {
  const open = async () => {
    const server = await openSmtpServer()
    const time = { now: Date.parse('2026-11-20T09:00:00Z') }
    const deps = {
      mail: createSmtpMail({ url: server.url, from: 'Wayfarer <desk@wayfarer.test>', db: database() }),
      outbox: createOutboxStore(database(), { hasMailServer: true }),
      clock: () => new Date(time.now),
    }
    return { server, time, deps }
  }

  test('a mail goes out once, and by itself once the mail server is there again', async () => {
    const { server, time, deps } = await open()
    server.behaviour = 'refuse'
    await deps.mail.send({ ...receipt, dedupeKey: 'again' })
    await expect(deliverMails(deps)).rejects.toThrow('1 of 1 mails did not go out')
    server.behaviour = 'take'
    expect(await deliverMails(deps)).toBe(0)
    time.now += 30_000
    expect(await deliverMails(deps)).toBe(1)
    time.now += 24 * 3_600_000
    expect(await deliverMails(deps)).toBe(0)
    expect(server.received.map(({ to }) => to)).toEqual([['ana@example.com']])
    expect(await deps.outbox.find('again')).toMatchObject({ state: 'sent', sentAt: new Date(Date.parse('2026-11-20T09:00:30Z')) })
    await server.close()
  })

  test('one that nobody takes keeps no other from going out', async () => {
    const { server, deps } = await open()
    const { deliver } = deps.mail
    deps.mail.deliver = (message) =>
      message.dedupeKey === 'stuck' ? Promise.reject(new OutsideFailure('mail', 'the mail server answered 550')) : deliver(message)
    for (const dedupeKey of ['stuck', 'fine', 'fine too']) await deps.mail.send({ ...receipt, dedupeKey })
    await expect(deliverMails(deps)).rejects.toThrow('1 of 3 mails did not go out')
    expect(server.received).toHaveLength(2)
    await server.close()
  })

  test('two processes at once send each mail once', async () => {
    const { server, deps } = await open()
    for (let count = 0; count < 30; count++) await deps.mail.send({ ...receipt, dedupeKey: `both:${count}` })
    const sent = await Promise.all([deliverMails(deps), deliverMails(deps)])
    expect(sent[0] + sent[1]).toBe(30)
    expect(server.received).toHaveLength(30)
    await server.close()
  })

  test('without a mail server nothing waits', async () => {
    const { server, deps } = await open()
    const mail = createOutboxMail(database())
    await mail.send({ ...receipt, dedupeKey: 'kept' })
    expect(await deliverMails({ ...deps, mail, outbox: createOutboxStore(database()) })).toBe(0)
    await server.close()
  })
})
