import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLetterStore } from '@/lib/adapters/database/letter-store'
import { letters, outbox } from '@/lib/adapters/database/schema'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { createOutboxMail } from '@/lib/adapters/mail/outbox'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { type LetterDeps, sendLetter } from './send-letter'

const NOW = new Date('2026-11-22T09:30:00Z')
const TEXT = 'The page about Lisbon names the wrong tram.'
const anAddress = () => `${randomUUID()}@example.com`
const written = (email: string) => ({ email, name: 'Ana', text: TEXT })

onEmbeddedDatabase((database) => {
  const open = (changes: Partial<LetterDeps> = {}): LetterDeps => ({
    letters: createLetterStore(database()),
    mail: createOutboxMail(database()),
    clock: () => NOW,
    deskEmail: `desk-${randomUUID()}@example.com`,
    admit: async () => {},
    ...changes,
  })
  const mailsNaming = async (email: string) => (await database().select().from(outbox)).filter(({ text }) => text.includes(email))
  const lettersOf = (email: string) => database().select().from(letters).where(eq(letters.email, email))

  test('a letter is kept, and mailed to the desk and to nobody else', async () => {
    const [email, deps] = [anAddress(), open()]
    expect(await sendLetter('contact', written(email), deps)).toMatchObject({ letter: { email, name: 'Ana' }, mailFailure: null })
    expect(await lettersOf(email)).toMatchObject([{ kind: 'contact', text: TEXT, createdAt: NOW }])
    const mails = await mailsNaming(email)
    expect(mails).toMatchObject([{ recipient: deps.deskEmail, subject: 'A message to Wayfarer' }])
    expect(mails[0]?.text).toBe(`Sent on 2026-11-22 09:30 UTC from ${email}\n\nName: Ana\n\n${TEXT}`)
  })

  test('without a desk a letter is only kept', async () => {
    const email = anAddress()
    await sendLetter('contact', written(email), open({ deskEmail: undefined }))
    expect(await lettersOf(email)).toHaveLength(1)
    expect(await mailsNaming(email)).toEqual([])
  })

  test('when the mail cannot go out the letter is kept, and sending it again mails it once', async () => {
    const email = anAddress()
    const failure = new OutsideFailure('mail', 'the outbox is full')
    const deps = open({ mail: { send: () => Promise.reject(failure) } })
    expect(await sendLetter('contact', written(email), deps)).toMatchObject({ mailFailure: failure })
    expect(await lettersOf(email)).toHaveLength(1)
    for (let time = 1; time <= 2; time++) await sendLetter('contact', written(email), { ...deps, mail: open().mail })
    expect(await lettersOf(email)).toHaveLength(1)
    expect(await mailsNaming(email)).toHaveLength(1)
  })

  test('other words, and the same ones on another day, are another letter', async () => {
    const email = anAddress()
    await sendLetter('contact', written(email), open())
    await sendLetter('contact', { ...written(email), text: `${TEXT} It is the 28.` }, open())
    await sendLetter('contact', written(email), open({ clock: () => new Date('2026-11-23T09:30:00Z') }))
    expect(await lettersOf(email)).toHaveLength(3)
  })

  test('an address that joins twice is kept once and answered alike, whenever and however it is typed', async () => {
    const [email, deps] = [anAddress(), open()]
    const first = await sendLetter('membership', { email, name: '', text: '' }, deps)
    const later = { ...deps, clock: () => new Date('2027-02-01T09:00:00Z') }
    const second = await sendLetter('membership', { email: ` ${email.toUpperCase()} `, name: 'Ana', text: 'Hello' }, later)
    expect([first, second].map((sent) => 'letter' in sent && sent.letter.email)).toEqual([email, email])
    expect(await lettersOf(email)).toMatchObject([{ kind: 'membership', name: '', text: '', createdAt: NOW }])
    expect(await mailsNaming(email)).toHaveLength(1)
  })

  test('a letter with a problem is not kept, not mailed and not counted', async () => {
    const email = anAddress()
    const admit = () => Promise.reject(new Error('it was counted'))
    const sent = await sendLetter('contact', { ...written(email), text: 'My card is 4242 4242 4242 4242' }, open({ admit }))
    expect(sent).toEqual({ problems: { text: expect.stringContaining('looks like a card number') } })
    expect(await lettersOf(email)).toEqual([])
    expect(await mailsNaming(email)).toEqual([])
  })

  test('one letter too many is not kept', async () => {
    const email = anAddress()
    const admit = () => Promise.reject(new Error('one too many'))
    await expect(sendLetter('contact', written(email), open({ admit }))).rejects.toThrow('one too many')
    expect(await lettersOf(email)).toEqual([])
  })
})
