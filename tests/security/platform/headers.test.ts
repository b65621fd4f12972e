import { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { fileResponse } from '@/app/api/orders/file-response'
import { json, refused, route } from '@/app/api/respond'
import { streamLines } from '@/app/api/searches/stream-lines'
import { AppError } from '@/lib/errors'
import config from '@/next.config.mjs'
import { proxy, config as reach } from '@/proxy'

afterEach(() => vi.unstubAllEnvs())

const PRIVATE = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }
/** What every page and every answer of an API carries; `'nonce-…'` is another one each time. */
const USUAL = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self' 'nonce-…' 'strict-dynamic'",
    "style-src 'self' 'nonce-…'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

/** What the proxy adds to an answer, as it is sent; what it tells Next alone begins with `x-middleware`. */
async function headersOf(path: string, init?: ConstructorParameters<typeof NextRequest>[1]): Promise<Record<string, string>> {
  vi.stubEnv('NEXTAUTH_URL', 'https://wayfarer.test')
  const { headers } = await proxy(new NextRequest(`https://wayfarer.test${path}`, init))
  const sent = [...headers].filter(([name]) => !name.startsWith('x-middleware'))
  return Object.fromEntries(sent.map(([name, value]) => [name, value.replace(/'nonce-[\w+/=]{22,}'/g, "'nonce-…'")]))
}

test.each([
  ['a traveller’s page', '/chat', {}],
  ['a thread', '/chat/thr_1', {}],
  ['the checkout', '/booking/thr_1', {}],
  ['flights', '/flights', {}],
  ['signing in', '/login', {}],
  ['what is not there', '/chat/no/such/page', {}],
  ['JSON', '/api/threads', {}],
  ['a change', '/api/threads', { method: 'POST' }],
  ['an answer as it is written', '/api/chat/thr_1/stream', {}],
  ['a paper', '/api/orders/ord_1/pdf', {}],
  ['a calendar', '/api/orders/ord_1/calendar', {}],
  ['a file of the public folder', '/thread.png', {}],
  ['an action of a page', '/contact-us', { method: 'POST' }],
])('%s has every header', async (_kind, path, init) => {
  expect(await headersOf(path, init)).toEqual(USUAL)
})

test('a shared link tells nobody of itself', async () => {
  expect(await headersOf('/shared/abcdefghijkl')).toEqual({
    ...USUAL,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
})

test.each(['/destination/lisbon/opengraph-image-1x2y3z', '/preview.png'])('%s may be shown on other sites', async (path) => {
  expect(await headersOf(path)).toEqual({ ...USUAL, 'cross-origin-resource-policy': 'cross-origin' })
})

test('each page has a nonce of its own', async () => {
  const nonces = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const { headers } = await proxy(new NextRequest('https://wayfarer.test/chat'))
      return headers.get('content-security-policy')?.match(/'nonce-([\w+/=]+)'/)?.[1] ?? ''
    }),
  )
  expect(new Set(nonces).size).toBe(50)
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
})

test('while developing alone scripts may be made from text', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect((await headersOf('/chat'))['content-security-policy']).toContain("'unsafe-eval'")
})

test('the proxy sees everything but static files, turns and transcripts to play, which have headers of their own', async () => {
  const [pattern, turns] = reach.matcher
  const isSeen = (path: string) => new RegExp(`^${pattern}$`).test(path)
  expect(turns).toEqual({ source: '/api/chat', missing: [{ type: 'header', key: 'content-type', value: 'application/json' }] })
  for (const path of [
    '/',
    '/chat',
    '/api/threads',
    '/api/chat/thr_1/stream',
    '/api/chats',
    '/api/replay/trn_1',
    '/_next/image',
    '/_next/data/x.json',
    '/thread.png',
    '/.git/config',
  ]) {
    expect(isSeen(path), path).toBe(true)
  }
  for (const path of ['/_next/static/chunks/a.js', '/icon.svg', '/api/chat', '/api/replay']) expect(isSeen(path), path).toBe(false)
  const rules = (await config.headers?.()) ?? []
  for (const source of ['/_next/static/:path*', '/icon.svg', '/api/chat', '/api/replay']) {
    const own = rules.filter((rule) => rule.source === source)
    const always = own.filter((rule) => !rule.has).flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]))
    expect(Object.fromEntries(always)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'; sandbox$/),
    })
    const overHttps = own.filter((rule) => rule.has?.some(({ key, value }) => key === 'x-forwarded-proto' && value === 'https'))
    expect(overHttps.flatMap(({ headers }) => headers)).toEqual([
      { key: 'strict-transport-security', value: 'max-age=31536000; includeSubDomains' },
    ])
  }
  for (const path of ['/api/chat', '/api/replay']) {
    const sent = rules.filter(({ source }) => source === path).flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]))
    expect(Object.fromEntries(sent)).toEqual({ ...USUAL, 'content-security-policy': expect.stringContaining("default-src 'none'") })
  }
})

const ask = (answer: () => Response | Promise<Response>) => route(async () => answer())(new Request('https://wayfarer.test/api'), {})

test.each<[string, () => Response | Promise<Response>]>([
  ['JSON', () => json({ id: 1 })],
  ['a refusal', () => refused({ code: 'not_found', message: 'There is nothing here.' })],
  ['an error', () => Promise.reject(new AppError('too_many', 'Please wait.', 5))],
  ['a fault', () => Promise.reject(new AppError('server_error', 'Something went wrong.'))],
  ['nothing', () => new Response(null, { status: 204 })],
  ['lines', () => streamLines(z.object({ type: z.string() }), async () => ({ type: 'done' }))],
  ['a file', () => fileResponse('BEGIN:VCALENDAR', 'text/calendar; charset=utf-8', 'trip.ics')],
])('an entrance answers with %s that no cache keeps, whatever stands before it', async (_kind, answer) => {
  expect(Object.fromEntries((await ask(answer)).headers)).toMatchObject(PRIVATE)
})

test('events are kept by no cache either, and packed by nobody on their way', async () => {
  const events = () => new Response('data: 1\n\n', { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' } })
  expect((await ask(events)).headers.get('cache-control')).toBe('private, no-store, no-transform')
})

test('a fault of ours is answered in general words, with the number to ask by', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const answer = await ask(() => Promise.reject(new Error('select * from users failed for postgres://app:hunter22@db')))
  expect(answer.status).toBe(500)
  const said = await answer.text()
  expect(JSON.parse(said)).toEqual({
    error: { code: 'server_error', message: expect.stringMatching(/^Something went wrong on our side\./), requestId: expect.any(String) },
  })
  expect(said).not.toMatch(/select|hunter22|at .*\.ts/)
  vi.restoreAllMocks()
})

test('a file is saved, not shown, under a name without anything but letters, digits, dots and dashes', () => {
  const { headers } = fileResponse('x', 'text/html; charset=utf-8', 'a"; filename="b.exe\r\nset-cookie: c=d.html')
  expect(headers.get('content-disposition')).toBe('attachment; filename="a---filename--b.exe--set-cookie--c-d.html"')
})
