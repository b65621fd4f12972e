import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Database } from '@/lib/adapters/database/database'
import { createRateLimitStore } from '@/lib/adapters/database/rate-limit-store'
import { onEmbeddedDatabase } from '@/lib/adapters/database/testing'
import type { MailMessage } from '@/lib/ports/mail'
import { openSessionWorld } from '@/tests/fixtures/directory-server/session-world'
import { askPasswordReset } from './ask-password-reset'
import { makeHandOffCode } from './hand-off-code'
import { setNewPassword } from './set-new-password'
import { signInWithCode, signInWithGoogle, signInWithPassword } from './sign-in'

const DEVICE = 'Firefox on Linux'
const OLD = 'the old password'
const NEW = 'the new password'
const OVER = { refusal: { code: 'link-over' } }

/** Somebody with an account, and the mails that were written. */
async function openWorld(db: Database, options: { baseUrl?: string } = {}) {
  const { deps: session, pass } = openSessionWorld(db, options)
  const mails: MailMessage[] = []
  const send = async (mail: MailMessage) => void mails.push(mail)
  const deps = { ...session, rateLimits: createRateLimitStore(db), mail: { send } }
  const email = `ada-${randomUUID()}@example.com`
  const passwordHash = await deps.passwords.hash(OLD)
  const user = await deps.users.create({ email, firstName: 'Ada', lastName: 'Marlow', passwordHash, isGuest: false })
  if (!user) throw new Error('the address was taken')
  const ask = (address = email) => askPasswordReset(address, 'https://trips.example.com', deps)
  const askForCode = async () => {
    await ask()
    return mails.at(-1)?.text.match(/^https:\/\/trips\.example\.com\/new-password#code=([\w-]{43})$/m)?.[1] ?? 'no code was mailed'
  }
  const set = (code: string, password = NEW) => setNewPassword({ code, password }, deps)
  const opens = async (password: string) => (await signInWithPassword({ email, password }, DEVICE, deps)) !== null
  return { deps, pass, mails, user, email, ask, askForCode, set, opens }
}

onEmbeddedDatabase((database) => {
  test('the mailed code sets a new password once, and whoever was signed in is out', async () => {
    const { deps, mails, user, email, askForCode, set, opens } = await openWorld(database())
    const before = await signInWithPassword({ email, password: OLD }, DEVICE, deps)
    const code = await askForCode()
    expect(mails).toMatchObject([{ to: email, subject: 'Choose a new password for Wayfarer', text: expect.stringContaining('12:30 UTC') }])
    expect(await set(code)).toEqual({ endedSessions: 1 })
    expect(await deps.sessions.list(user.id, deps.clock())).toEqual([])
    expect(await deps.tokens.read(before?.session.accessToken ?? '', deps.clock())).toBeNull()
    expect([await opens(OLD), await opens(NEW)]).toEqual([false, true])
    expect(await set(code, 'yet another one')).toMatchObject(OVER)
    expect(await opens(NEW)).toBe(true)
  })

  test('an address without an account gets no mail, and none is written where accounts are kept elsewhere', async () => {
    const { mails, ask } = await openWorld(database())
    await ask('nobody@example.com')
    await ask('')
    expect(mails).toEqual([])
    const elsewhere = await openWorld(database(), { baseUrl: 'http://127.0.0.1:1' })
    await elsewhere.ask()
    expect(elsewhere.mails).toEqual([])
    expect(await elsewhere.set('any')).toMatchObject({ refusal: { code: 'kept-elsewhere' } })
  })

  test('a code that is late, unknown or for something else changes nothing', async () => {
    const { deps, pass, email, askForCode, set, opens } = await openWorld(database())
    const signedIn = await signInWithPassword({ email, password: OLD }, DEVICE, deps)
    const handOff = await makeHandOffCode(signedIn?.session.accessToken ?? '', deps)
    const code = await askForCode()
    expect(await set(handOff?.code ?? '')).toMatchObject(OVER)
    expect(await signInWithCode(code, DEVICE, deps)).toBeNull()
    expect(await set('made-up')).toMatchObject(OVER)
    pass(30 * 60)
    expect(await set(code)).toMatchObject(OVER)
    expect(await opens(OLD)).toBe(true)
  })

  test('an unfit password is said beside its field, and the code can still be used', async () => {
    const { askForCode, set } = await openWorld(database())
    const code = await askForCode()
    for (const unfit of ['short', ' '.repeat(9), 'x'.repeat(201)]) {
      expect(await set(code, unfit)).toMatchObject({ refusal: { code: 'password-unfit', field: 'password' } })
    }
    expect(await set(code)).toEqual({ endedSessions: 0 })
  })

  test('of many that use one code at once, one sets its password', async () => {
    const { askForCode, set, opens } = await openWorld(database())
    const code = await askForCode()
    const wanted = ['the first password', 'the second password', 'the third password']
    const answers = await Promise.all(wanted.map((password) => set(code, password)))
    const winners = wanted.filter((_, index) => !('refusal' in (answers[index] ?? { refusal: null })))
    expect(winners).toHaveLength(1)
    expect(await Promise.all(wanted.map(opens))).toEqual(wanted.map((password) => winners.includes(password)))
  })

  test('what else was open of theirs opens nothing any more: other mails, and a code of the mobile app', async () => {
    const { deps, email, askForCode, set } = await openWorld(database())
    const signedIn = await signInWithPassword({ email, password: OLD }, DEVICE, deps)
    const [first, second] = [await askForCode(), await askForCode()]
    const handOff = await makeHandOffCode(signedIn?.session.accessToken ?? '', deps)
    expect(await set(second)).toEqual({ endedSessions: 1 })
    expect(await set(first)).toMatchObject(OVER)
    expect(await signInWithCode(handOff?.code ?? '', DEVICE, deps)).toBeNull()
  })

  test('three mails an hour go to one address, however it is written; then it goes on', async () => {
    const { mails, email, ask, pass } = await openWorld(database())
    for (const address of [email, ` ${email.toUpperCase()}`, email, email]) await ask(address)
    expect(mails).toHaveLength(3)
    expect(new Set(mails.map(({ dedupeKey }) => dedupeKey)).size).toBe(3)
    pass(3600)
    await ask()
    expect(mails).toHaveLength(4)
  })

  test('whoever came with Google gets a password, and Google still opens the same account', async () => {
    const { deps, mails, ask, set } = await openWorld(database())
    const email = `tom-${randomUUID()}@example.com`
    const profile = { googleId: randomUUID(), email, isEmailVerified: true, firstName: 'Tom', lastName: 'Marlow', picture: null }
    const signedIn = await signInWithGoogle(profile, DEVICE, deps)
    await ask(email)
    expect(await set(mails.at(-1)?.text.match(/#code=([\w-]+)/)?.[1] ?? '')).toEqual({ endedSessions: 1 })
    const user = typeof signedIn === 'string' ? null : signedIn.user
    expect((await signInWithPassword({ email, password: NEW }, DEVICE, deps))?.user.id).toBe(user?.id)
    expect(await signInWithGoogle(profile, DEVICE, deps)).toMatchObject({ user: { id: user?.id } })
  })

  test('the mail carries nothing that whoever registered the address could have written', async () => {
    const { deps, mails, ask } = await openWorld(database())
    const email = `${randomUUID()}@example.com`
    const passwordHash = await deps.passwords.hash(OLD)
    await deps.users.create({ email, firstName: 'Call', lastName: 'this number', passwordHash, isGuest: false })
    await ask(email)
    expect(`${mails[0]?.subject} ${mails[0]?.text}`).not.toMatch(/Call|this number/)
  })
})
