import { expect, test, vi } from 'vitest'
import { POST, PUT } from '@/app/api/account/password-reset/route'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import { createOutboxStore, keepMail } from '@/lib/adapters/mail/outbox'
import type { MailMessage } from '@/lib/ports/mail'
import { openAuthWorld } from './auth-world'

// Only what is not ours is replaced: the moment after an answer.
const afterAnswers = vi.hoisted((): (() => Promise<unknown>)[] => [])
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<unknown>) => void afterAnswers.push(work),
}))

const OWN = { 'content-type': 'application/json', host: 'trips.example.com', origin: 'https://trips.example.com' }
const context = { params: Promise.resolve({}) }
let places = 0

onEmbeddedDatabase((database) => {
  function openWorld({ environment = { SMTP_URL: 'smtp://localhost:25' }, put = {} }: { environment?: object; put?: object } = {}) {
    const mails: MailMessage[] = []
    const send = async (mail: MailMessage) => {
      mails.push(mail)
      await keepMail(database(), mail, null)
    }
    const world = openAuthWorld(database(), { baseUrl: 'https://trips.example.com', environment, put: { mail: { send }, ...put } })
    const from = `2001:db8:b:${++places}::1`
    const knock = async (method: 'POST' | 'PUT', body: unknown, headers: object = {}) => {
      const request = new Request('https://evil.example.net/api/account/password-reset', {
        method,
        headers: { ...OWN, 'x-forwarded-for': from, ...headers },
        body: JSON.stringify(body),
      })
      const response = await (method === 'POST' ? POST : PUT)(request, context)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      return { status: response.status, body: await response.json() }
    }
    const goOn = async () => {
      for (const work of afterAnswers.splice(0)) await work()
    }
    return { ...world, mails, knock, goOn }
  }

  test('an address with an account and one without get the same answer before anything is looked up', async () => {
    const { knock, goOn, mails, addAccount } = openWorld()
    await addAccount('ada@example.com', 'the old password')
    const answers = [await knock('POST', { email: ' Ada@Example.com' }), await knock('POST', { email: 'nobody@example.com' })]
    expect(answers).toEqual([answers[1], { status: 202, body: { minutes: 30 } }])
    expect(mails).toEqual([])
    await goOn()
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.com'])
    // By the address that the operator gave: what a request claims as its host is nobody's word.
    const code = mails[0]?.text.match(/^https:\/\/trips\.example\.com\/new-password#code=([\w-]+)$/m)?.[1]
    expect(await knock('PUT', { code, password: 'the new password' })).toEqual({ status: 200, body: { endedSessions: 0 } })
    expect(await knock('PUT', { code, password: 'the new password' })).toMatchObject({
      status: 409,
      body: { error: { code: 'link-over' } },
    })
  })

  test('whoever sits at a device that was left signed in does not find the link in the export', async () => {
    const { knock, goOn, mails, addAccount, accounts } = openWorld()
    const { id } = await addAccount('tom@example.com', 'the old password')
    await knock('POST', { email: 'tom@example.com' })
    await goOn()
    expect(await createOutboxStore(database()).find(mails[0]?.dedupeKey ?? '')).toMatchObject({ text: mails[0]?.text })
    const exported = JSON.stringify(await accounts.collect(id))
    expect(exported).toContain(mails[0]?.subject)
    expect(exported).not.toContain('#code=')
  })

  test('what is not of this page, or of another shape, is refused, and an unfit password is said beside its field', async () => {
    const { knock } = openWorld()
    const code = (answer: { body: { error?: { code?: string } } }) => answer.body.error?.code
    expect(code(await knock('POST', { email: 'ada@example.com' }, { origin: 'https://evil.example.net' }))).toBe('request_not_verified')
    expect(code(await knock('PUT', { code: 'x', password: 'long enough' }, { 'sec-fetch-site': 'cross-site' }))).toBe(
      'request_not_verified',
    )
    expect(code(await knock('POST', { email: 'ada@example.com', userId: 'x' }))).toBe('unknown_field')
    expect(code(await knock('PUT', { code: 'x', password: 'long enough', userId: 'x' }))).toBe('unknown_field')
    expect(code(await knock('POST', { email: 'ada' }))).toBe('bad_request')
    expect(await knock('PUT', { code: 'x', password: 'short' })).toMatchObject({ status: 422, body: { error: { field: 'password' } } })
    expect(afterAnswers).toEqual([])
  })

  test('from one place only so many links are asked for, and only so many codes tried', async () => {
    const { knock } = openWorld()
    const asked = await Promise.all(Array.from({ length: 11 }, (_, index) => knock('POST', { email: `guess-${index}@example.com` })))
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1)
    const tried = await Promise.all(Array.from({ length: 21 }, () => knock('PUT', { code: 'guessed', password: 'short' })))
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(1)
    afterAnswers.length = 0
  })

  test('without a mail server, and where accounts are kept elsewhere, it says so and writes nothing', async () => {
    const without = openWorld({ environment: {} })
    expect(await without.knock('POST', { email: 'ada@example.com' })).toMatchObject({ status: 409, body: { error: { code: 'no-mail' } } })
    const elsewhere = openWorld({ put: { directory: { isOwn: false } } })
    for (const answer of [
      await elsewhere.knock('POST', { email: 'ada@example.com' }),
      await elsewhere.knock('PUT', { code: 'x', password: 'long enough' }),
    ]) {
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'kept-elsewhere' } } })
    }
    expect(afterAnswers).toEqual([])
  })
})
