import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createInProcessLimits } from '@/lib/adapters/rate-limits/in-process'
import { PUT } from './route'

// Only what is not ours is replaced: where the framework keeps a request's cookies and headers. Whose session it is, is told by the store.
const visitor = vi.hoisted(() => ({ cookies: [] as { name: string; value: string }[] }))
vi.mock('next/headers', () => ({ cookies: async () => ({ getAll: () => visitor.cookies }), headers: async () => new Headers() }))

const SECRET = 'the secret of this test'
const NOW = new Date('2026-11-20T09:00:00Z')
const holder = globalThis as { wayfarerServices?: Promise<unknown> | undefined }
const kept: unknown[] = []

beforeEach(async () => {
  const { encode } = await import('next-auth/jwt')
  const token = { sub: 'usr_ada', session: { sessionId: 'ses_1', issuedBy: 'wayfarer' as const, isAppUser: false } }
  visitor.cookies = [{ name: 'next-auth.session-token', value: await encode({ token: token as never, secret: SECRET }) }]
  const user = { id: 'usr_ada', email: null, firstName: '', lastName: '', isGuest: true, role: 'user', preferences: {}, passwordHash: null }
  holder.wayfarerServices = Promise.resolve({
    environment: {},
    secret: SECRET,
    clock: () => NOW,
    rateLimits: createInProcessLimits(),
    sessions: { findUser: async () => ({ user, session: { id: 'ses_1' } }) },
    directory: { isOwn: true },
    threads: { find: async (id: string) => (id === 'thr_of_ada' ? { id } : null) },
    unsentWords: { keep: async (...words: unknown[]) => void kept.push(words) },
  })
})
afterEach(() => {
  holder.wayfarerServices = undefined
  kept.length = 0
})

async function put(body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const request = new Request('http://127.0.0.1:3000/api/unsent-words', { method: 'PUT', headers, body: JSON.stringify(body) })
  return (await PUT(request, { params: Promise.resolve({}) })).status
}

test('a guest’s words are kept too, of a thread of theirs or of one that has not begun', async () => {
  expect(await put({ owner: 'usr_ada', threadId: null, text: 'to Lisbon' })).toBe(200)
  expect(await put({ owner: 'usr_ada', threadId: 'thr_of_ada', text: '' })).toBe(200)
  expect(kept).toEqual([
    ['usr_ada', { threadId: null, text: 'to Lisbon' }, NOW],
    ['usr_ada', { threadId: 'thr_of_ada', text: '' }, NOW],
  ])
})

test.each([
  ['typed by somebody who was signed in here before', 404, { owner: 'usr_tom', threadId: null, text: 'to Porto' }],
  ['of somebody else’s thread', 404, { owner: 'usr_ada', threadId: 'thr_of_tom', text: 'to Porto' }],
  ['more than a field holds', 400, { owner: 'usr_ada', threadId: null, text: 'a'.repeat(8_001) }],
  ['with a card number', 400, { owner: 'usr_ada', threadId: null, text: 'pay with 4111 1111 1111 1111' }],
])('words are not kept: %s', async (_what, status, body) => {
  expect(await put(body)).toBe(status)
  expect(kept).toEqual([])
})

test('a card number that stands inside a word is masked', async () => {
  expect(await put({ owner: 'usr_ada', threadId: null, text: 'card-4111111111111111' })).toBe(200)
  expect(JSON.stringify(kept)).toContain('1111')
  expect(JSON.stringify(kept)).not.toContain('411111')
})

test('nobody’s words are kept of whoever is not signed in', async () => {
  visitor.cookies = []
  expect(await put({ owner: 'usr_ada', threadId: null, text: 'to Lisbon' })).toBe(401)
  expect(kept).toEqual([])
})
