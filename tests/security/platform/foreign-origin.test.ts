import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readEnvironment } from '@/lib/env'
import { proxy } from '@/proxy'
import { projectFiles, readProjectFile } from '@/tests/architecture/project-files'
import { entrancesOf, type Method } from './entrances'

// Only what is not ours is replaced: where the framework keeps a request's cookies, and the moment after an answer.
const afterAnswers = vi.hoisted(() => vi.fn())
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => ({ value: 'yes' }), getAll: () => [] }) }))
vi.mock('next/server', async (importOriginal) => ({ ...(await importOriginal<object>()), after: afterAnswers }))

/** Another server calls it, without a browser: the body's signature says who it is. */
const SIGNED = 'app/api/webhooks/[gateway]/route.ts'
/** Tells everybody the same, and takes nothing from elsewhere. */
const SAME_ANSWER = 'app/api/events/route.ts'
const CHANGES: Method[] = ['POST', 'PUT', 'PATCH', 'DELETE']
const ELSEWHERE: [string, Record<string, string>][] = [
  ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a page of a neighbour below the same domain', { origin: 'https://other.wayfarer.test', 'sec-fetch-site': 'same-site' }],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['a page that hides its origin', { origin: 'null' }],
  ['a page on another port', { origin: 'https://wayfarer.test:8443' }],
]
const holder = globalThis as { wayfarerServices?: Promise<unknown> | undefined }
const entrances = await entrancesOf(projectFiles('app/api').filter((path) => path.endsWith('/route.ts')))
const changes = entrances.filter(({ method }) => CHANGES.includes(method))

beforeAll(() => {
  const read = readEnvironment({ ANALYTICS_URL: 'https://events.example.com', NEXTAUTH_URL: 'https://wayfarer.test' })
  if ('faults' in read) throw new Error(read.faults.join())
  // Nothing else of ours may be needed to turn such a request away: what is asked for it beyond this throws.
  holder.wayfarerServices = Promise.resolve({ environment: read.environment, secret: 'the secret of this test' })
})
afterAll(() => {
  holder.wayfarerServices = undefined
})

function ask(method: Method, headers: Record<string, string>): NextRequest {
  return new NextRequest('https://wayfarer.test/api', {
    method,
    headers: { host: 'wayfarer.test', 'content-type': 'application/json', ...headers },
    body: '{}',
  })
}
const context = { params: Promise.resolve({ nextauth: ['signout'], threadId: 'thr_000000', orderId: 'ord_000000' }) }

test('the walk finds the entrances that change something', () => {
  expect(changes.length).toBeGreaterThan(40)
  expect(changes.map(({ path, method }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['POST app/api/chat/route.ts', 'POST app/api/orders/route.ts', 'DELETE app/api/account/route.ts']),
  )
})

test.each(
  changes
    .filter(({ path }) => path !== SIGNED && path !== SAME_ANSWER)
    .map((entrance) => [`${entrance.method} ${entrance.path}`, entrance]),
)('%s is refused to other sites', async (_name, { method, handler }) => {
  for (const [from, headers] of ELSEWHERE) {
    const answer = await handler(ask(method, headers), context)
    expect(answer.status, from).toBe(403)
    expect(await answer.json(), from).toMatchObject({
      error: { code: 'request_not_verified', message: expect.stringMatching(/\w\.$/), requestId: expect.stringMatching(/^[\w-]{36}$/) },
    })
    expect(answer.headers.get('cache-control'), from).toBe('private, no-store')
    expect(answer.headers.get('x-content-type-options'), from).toBe('nosniff')
  }
})

test('an event of another site’s is answered like any, and not taken', async () => {
  const events = changes.find(({ path }) => path === SAME_ANSWER)
  for (const [, headers] of ELSEWHERE) expect((await events?.handler(ask('POST', headers), context))?.status).toBe(204)
  expect(afterAnswers).not.toHaveBeenCalled()
})

test.each(ELSEWHERE)('an action of a page is refused to %s', async (_from, headers) => {
  for (const path of ['/contact-us', '/membership', '/chat', '/login']) {
    const answer = await proxy(
      new NextRequest(`https://wayfarer.test${path}`, { method: 'POST', headers: { host: 'wayfarer.test', ...headers } }),
    )
    expect(answer.status, path).toBe(403)
    expect(await answer.json(), path).toMatchObject({
      error: { code: 'request_not_verified', requestId: expect.stringMatching(/^[\w-]{36}$/) },
    })
    expect(answer.headers.get('cache-control'), path).toBe('private, no-store')
  }
})

test.each<[string, Record<string, string>]>([
  ['our own page', { origin: 'https://wayfarer.test', 'sec-fetch-site': 'same-origin' }],
  ['our own page in an older browser', { origin: 'https://wayfarer.test' }],
  ['no page', {}],
])('an action of a page is passed on from %s', async (_from, headers) => {
  const sent = { method: 'POST', headers: { host: 'wayfarer.test', ...headers } }
  const answer = await proxy(new NextRequest('https://wayfarer.test/contact-us', sent))
  expect(answer.headers.get('x-middleware-next')).toBe('1')
})

test('a webhook counts by its signature alone, and one entrance is exempt', async () => {
  const webhook = changes.find(({ path }) => path === SIGNED)
  const gateway = { name: 'sandbox', readWebhook: () => null }
  const former = holder.wayfarerServices
  holder.wayfarerServices = Promise.resolve({ gateway, clock: () => new Date() })
  const answer = await webhook?.handler(ask('POST', {}), { params: Promise.resolve({ gateway: 'sandbox' }) })
  holder.wayfarerServices = former
  const exempt = projectFiles('app').filter((path) => path.endsWith('/route.ts') && readProjectFile(path).includes('signedRoute'))
  expect(exempt).toEqual([SIGNED])
  expect(answer?.status).toBe(400)
  expect(await answer?.json()).toMatchObject({ error: { code: 'bad_request' } })
})

test('entrances answer GET and the four changing methods, and nothing else', () => {
  expect(entrances.filter(({ method }) => method === 'GET').length).toBeGreaterThan(20)
  expect(entrances.filter(({ method }) => !['GET', ...CHANGES].includes(method))).toEqual([])
})
