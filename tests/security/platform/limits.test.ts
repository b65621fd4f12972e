import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LIMITS, limitRate } from '@/app/api/limit-rate'
import { errorResponse } from '@/app/api/respond'
import { createInProcessLimits } from '@/lib/adapters/rate-limits/in-process'
import { readEnvironment } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { projectFiles, readProjectFile } from '@/tests/architecture/project-files'

// Only what is not ours is replaced: where the framework keeps a request's cookies and headers. Whose session it is, is told by the store.
const visitor = vi.hoisted(() => ({ cookies: [] as { name: string; value: string }[] }))
vi.mock('next/headers', () => ({
  cookies: async () => ({ getAll: () => visitor.cookies }),
  headers: async () => new Headers({ 'x-forwarded-for': '2001:db8::1' }),
}))

const SECRET = 'the secret of this test'
const NOW = new Date('2026-11-20T09:00:00Z')
const kinds = Object.entries(LIMITS)
const { POST: chat } = await import('@/app/api/chat/route')
const { POST: search } = await import('@/app/api/searches/route')
const { POST: pay } = await import('@/app/api/orders/route')
const { POST: login } = await import('@/app/api/v1/auth/login/route')
const { POST: register } = await import('@/app/api/account/register/route')
const { PUT: saveDraft } = await import('@/app/api/trips/[threadId]/draft/route')
const { PUT: keepUnsentWords } = await import('@/app/api/unsent-words/route')
const { takeLetter } = await import('@/app/(public)/take-letter')

const holder = globalThis as { wayfarerServices?: Promise<unknown> | undefined }
beforeAll(async () => {
  const { encode } = await import('next-auth/jwt')
  const token = { sub: 'usr_1', session: { sessionId: 'ses_1', issuedBy: 'wayfarer' as const, isAppUser: false } }
  visitor.cookies = [{ name: 'next-auth.session-token', value: await encode({ token: token as never, secret: SECRET }) }]
})
afterAll(() => {
  holder.wayfarerServices = undefined
})

/** Signed in, with nothing behind the limits: what is asked for within them is turned away for what it lacks. */
function openServices() {
  const read = readEnvironment({})
  if ('faults' in read) throw new Error(read.faults.join())
  const user = { id: 'usr_1', email: null, firstName: '', lastName: '', isGuest: true, role: 'user', preferences: {}, passwordHash: null }
  const kept: string[] = []
  holder.wayfarerServices = Promise.resolve({
    environment: read.environment,
    secret: SECRET,
    clock: () => NOW,
    rateLimits: createInProcessLimits(),
    sessions: { findUser: async () => ({ user, session: { id: 'ses_1' } }) },
    directory: { isOwn: true, authenticate: async () => null },
    threads: { find: async () => null },
    runs: { isFull: () => false },
    letters: { keep: async ({ id }: { id: string }) => kept.push(id) === 1 },
  })
  return { kept }
}

const CONTEXT = { params: Promise.resolve({ threadId: 'thr_000000' }) }
const DOORS = [
  { name: 'chat', kind: 'chat', handler: chat, body: {} },
  { name: 'search', kind: 'search', handler: search, body: {} },
  { name: 'pay', kind: 'pay', handler: pay, body: {} },
  { name: 'sign in', kind: 'sign-in', handler: login, body: { email: 'ada@example.com', password: 'a guess' } },
  { name: 'register', kind: 'register', handler: register, body: {} },
  { name: 'a form that saves itself', kind: 'draft', handler: saveDraft, body: {} },
  { name: 'words not sent yet', kind: 'draft', handler: keepUnsentWords, body: {} },
] as const

test('the table for people says what holds', () => {
  const rows = readProjectFile('app/api/limits.md').matchAll(/^\| `([\w-]+)` \| (\d+) \| (\d+) \| (.+) \| (.+) \|$/gm)
  const told = [...rows].map(([, kind, most, seconds]) => [kind, { most: Number(most), seconds: Number(seconds) }])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(kinds.map(([kind, { most, seconds }]) => [kind, { most, seconds }])))
  expect(told.map(([kind]) => kind)).toHaveLength(kinds.length)
})

test.each(kinds)('%s: as often as the table says, then 429 with the time to wait, and for nobody else', async (kind, { most, seconds }) => {
  const needs = { rateLimits: createInProcessLimits(), clock: () => NOW }
  const use = (who: string) => limitRate(kind as keyof typeof LIMITS, who, needs)
  for (let uses = 0; uses < most; uses++) await use('one')
  const refused = await use('one').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(AppError)
  const answer = errorResponse(refused, 'req_1')
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe(String(seconds))
  expect(await answer.json()).toEqual({ error: { code: 'too_many', message: expect.stringMatching(/^[A-Z].+\.$/), requestId: 'req_1' } })
  await use('another')
})

test.each(DOORS)('$name is closed after its number of tries, until the time that it says', async ({ kind, handler, body }) => {
  openServices()
  const ask = () => handler(asked(body), CONTEXT)
  // Each is turned away for what it lacks, none for how often.
  for (let tries = 0; tries < LIMITS[kind].most; tries++) expect([400, 401, 404, 409]).toContain((await ask()).status)
  const answer = await ask()
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe(String(LIMITS[kind].seconds))
  expect(await answer.json()).toMatchObject({ error: { code: 'too_many', message: LIMITS[kind].sentence } })
})

test('letters are taken as often as the table says, and what was typed is given back after that', async () => {
  const { kept } = openServices()
  const form = new FormData()
  form.set('email', 'ada@example.com')
  form.set('text', 'How do I change the date of a trip?')
  const states = []
  for (let tries = 0; tries <= LIMITS['letter-from'].most; tries++) states.push(await takeLetter('contact', form))
  expect(states.map(({ status }) => status)).toEqual([...Array.from({ length: LIMITS['letter-from'].most }, () => 'sent'), 'writing'])
  expect(states.at(-1)).toMatchObject({ failure: LIMITS['letter-from'].sentence, typed: { email: 'ada@example.com' } })
  expect(kept).toHaveLength(LIMITS['letter-from'].most)
})

/** Called by another server; its size and its signature are its limits. */
const UNLIMITED = ['app/api/webhooks/[gateway]/route.ts']
/** Counts where it knows who signs in (app/auth/answer-auth.ts). */
const COUNTED_BEHIND = ['app/api/auth/[...nextauth]/route.ts']

test('every entrance that changes something counts how often', () => {
  const changes = projectFiles('app/api').filter((path) => {
    return path.endsWith('/route.ts') && /\b(POST|PUT|PATCH|DELETE)\b/.test(readProjectFile(path))
  })
  const uncounted = changes.filter((path) => !/\bawait limit(Rate|SignIns)\(/.test(readProjectFile(path)))
  expect(changes.length).toBeGreaterThan(30)
  expect(uncounted.toSorted()).toEqual([...COUNTED_BEHIND, ...UNLIMITED].toSorted())
})

function asked(body: object): Request {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '2001:db8::1' }
  return new Request('https://wayfarer.test/api', { method: 'POST', headers, body: JSON.stringify(body) })
}
