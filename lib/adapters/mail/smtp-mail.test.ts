import { expect, test } from 'vitest'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { onEachDatabase } from '../database/testing'
import { createOutboxStore } from './outbox'
import { createSmtpMail } from './smtp-mail'
import { openSmtpServer } from './testing-smtp-server'

const receipt = { to: ' ana@example.com', subject: 'Łukasz Žižek: booked', text: 'Reference SBX-1', html: '<p>Reference SBX-1</p>' }

await onEachDatabase((database) => {
  const open = async () => {
    const server = await openSmtpServer()
    const mail = createSmtpMail({ url: server.url, from: 'Wayfarer <desk@wayfarer.test>', db: database() })
    return { server, mail, outbox: createOutboxStore(database(), { hasMailServer: true }) }
  }

  test('a mail waits in the outbox, and reaches the server as text and as HTML', async () => {
    const { server, mail, outbox } = await open()
    await mail.send({ ...receipt, dedupeKey: 'smtp:once' })
    await mail.send({ ...receipt, dedupeKey: 'smtp:once' })
    expect(server.received).toHaveLength(0)
    expect(await outbox.find('smtp:once')).toMatchObject({ state: 'unsent', sentAt: null, text: 'Reference SBX-1' })
    const due = await outbox.takeDue(new Date(), 10)
    expect(due).toEqual([{ ...receipt, to: 'ana@example.com', dedupeKey: 'smtp:once' }])
    for (const one of due) await mail.deliver(one)
    expect(server.received).toHaveLength(1)
    const [sent] = server.received
    expect(sent).toMatchObject({ from: 'desk@wayfarer.test', to: ['ana@example.com'] })
    expect(sent?.content).toContain('text/plain')
    expect(sent?.content).toContain('text/html')
    expect(sent?.content).toContain('Reference SBX-1')
    expect(sent?.content).toMatch(/^Message-ID: <[0-9a-f]{32}@wayfarer\.test>$/m)
    await outbox.markSent('smtp:once', new Date())
    expect(await outbox.find('smtp:once')).toMatchObject({ state: 'sent', sentAt: expect.any(Date) })
    await server.close()
  })

  test('what a server says when it refuses a mail is told without the address', async () => {
    const { server, mail } = await open()
    server.behaviour = 'refuse'
    const failed = mail.deliver({ ...receipt, dedupeKey: 'smtp:refused' })
    await expect(failed).rejects.toThrow(OutsideFailure)
    await expect(failed).rejects.toThrow('the mail server answered 451')
    await expect(failed).rejects.not.toThrow('ana@example.com')
    await server.close()
  })

  test('a mail whose answer was lost is recognisable as the same when it is sent again', async () => {
    const { server, mail } = await open()
    server.behaviour = 'take-and-hang-up'
    await expect(mail.deliver({ ...receipt, dedupeKey: 'smtp:lost' })).rejects.toThrow(OutsideFailure)
    server.behaviour = 'take'
    await mail.deliver({ ...receipt, dedupeKey: 'smtp:lost' })
    const ids = server.received.map(({ content }) => /^Message-ID: .*$/m.exec(content)?.[0])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    await server.close()
  })

  test('a server that is not there is a failure that can be tried again', async () => {
    const { server, mail } = await open()
    await server.close()
    await expect(mail.deliver({ ...receipt, dedupeKey: 'smtp:gone' })).rejects.toThrow('the mail server could not be used')
  })

  test('a line break in a name or a subject adds no recipient and no header', async () => {
    const { server, mail } = await open()
    const subject = 'Booked\r\nBcc: eve@example.com'
    await mail.deliver({ ...receipt, subject, dedupeKey: 'smtp:injected' })
    expect(server.received[0]?.to).toEqual(['ana@example.com'])
    expect(server.received[0]?.content).not.toMatch(/^Bcc:/im)
    await server.close()
  })
})
