import type { APIResponse, Page } from 'playwright/test'
import { beginTrip, enterAsGuest } from './begin-trip'
import { checkout, openCheckout } from './checkout-steps'
import { expect, test } from './journey'
import { composer, SENTENCE, tripSummary, untilAlive } from './steps'

type Loaded = { kind: string; url: string }

const ON_ALL = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}
const OF_ONE_USER = /private.*no-store/

test('a thread, flights and the checkout load nothing of anybody else’s, and every answer carries its headers', async ({
  page,
  server,
}) => {
  const loaded = listen(page)
  await enterAsGuest(page.request)
  const threadId = await beginTrip(page.request, SENTENCE)

  await test.step('an empty conversation', async () => {
    await expectGuarded(page, await page.goto('/chat'))
    await expect(composer(page)).toBeVisible()
    await expectOwnScripts(page)
  })
  await test.step('a thread with a trip, and its checkout', async () => {
    await expectGuarded(page, await page.goto(`/chat/${threadId}`))
    await expect(tripSummary(page)).toBeVisible()
    await untilAlive(page)
    await openCheckout(page)
    await expectOwnScripts(page)
  })
  await test.step('the checkout on a page of its own', async () => {
    await expectGuarded(page, await page.goto(`/booking/${threadId}`))
    await expect(checkout(page)).toBeVisible()
    await expectOwnScripts(page)
  })
  await test.step('flights', async () => {
    await expectGuarded(page, await page.goto('/flights'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectOwnScripts(page)
  })
  await test.step('all that was loaded is ours', async () => {
    expect(loaded.filter(({ url }) => new URL(url).origin !== server.url)).toEqual([])
    const kinds = new Set(loaded.map(({ kind }) => kind))
    expect([...kinds]).toEqual(expect.arrayContaining(['document', 'script', 'stylesheet', 'font', 'fetch']))
    expect(loaded.length).toBeGreaterThan(40)
  })
  await test.step('every kind of answer has its headers', () => expectHeaders(page, threadId))
})

/** Everything that the pages of this browser ask for, from wherever, and each socket they open. */
function listen(page: Page): Loaded[] {
  const loaded: Loaded[] = []
  page.context().on('request', (request) => loaded.push({ kind: request.resourceType(), url: request.url() }))
  page.on('websocket', (socket) => loaded.push({ kind: 'websocket', url: socket.url() }))
  page.on('worker', (worker) => loaded.push({ kind: 'worker', url: worker.url() }))
  return loaded
}

/** A policy with a nonce, without a way around it, and nothing that a cache keeps. */
async function expectGuarded(page: Page, answer: Awaited<ReturnType<Page['goto']>>): Promise<void> {
  expect(answer?.status()).toBe(200)
  const headers = (await answer?.allHeaders()) ?? {}
  expect(headers).toMatchObject(ON_ALL)
  expect(headers['cache-control'], page.url()).toMatch(OF_ONE_USER)
  const rules = Object.fromEntries((headers['content-security-policy'] ?? '').split('; ').map((rule) => rule.split(/ (.*)/)))
  expect(rules['script-src']).toMatch(/^'self' 'nonce-[\w+/=]{22,}' 'strict-dynamic'$/)
  expect(rules['style-src']).toMatch(/^'self' 'nonce-[\w+/=]{22,}'$/)
  expect(rules).toMatchObject({
    'default-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
}

/** What stands in the page now: scripts and styles of ours, each inline one with the page's own nonce; no foreign frame or picture. */
async function expectOwnScripts(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const own = (address: string) => address.startsWith('data:image/') || new URL(address, location.href).origin === location.origin
    const sources = [...document.querySelectorAll('script[src], img[src], iframe[src], link[href], source[src], video[src], object[data]')]
    const addresses = sources.map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? element.getAttribute('data') ?? '',
    )
    const inline = [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')].filter(({ type }) => !/json/.test(type))
    return {
      foreign: [...addresses, ...performance.getEntriesByType('resource').map(({ name }) => name)].filter((address) => !own(address)),
      withoutNonce: inline.filter(({ nonce }) => !nonce).length,
      scripts: inline.length + sources.filter(({ tagName }) => tagName === 'SCRIPT').length,
      handlers: document.querySelectorAll('[onclick], [onload], [onerror], [href^="javascript:"]').length,
    }
  })
  expect(found).toEqual({ foreign: [], withoutNonce: 0, handlers: 0, scripts: expect.any(Number) })
  expect(found.scripts).toBeGreaterThan(5)
}

async function expectHeaders(page: Page, threadId: string): Promise<void> {
  const { request } = page
  const chunk = (await (await request.get('/login')).text()).match(/\/_next\/static\/chunks\/[\w.~-]+\.js/)?.[0] ?? ''
  const shared = await (await request.post(`/api/threads/${threadId}/shares`, { data: {} })).json()
  const key = `key_${crypto.randomUUID()}`
  const answers: [string, number, APIResponse][] = [
    ['a public page', 200, await request.get('/about-us')],
    ['signing in', 200, await request.get('/login')],
    ['a page that is not there', 404, await request.get('/nowhere', { headers: { accept: 'text/html' } })],
    ['JSON', 200, await request.get('/api/threads')],
    ['JSON of everybody’s', 200, await request.get('/api/places?q=lis')],
    ['a refusal', 404, await request.get('/api/orders/ord_0000000000/pdf')],
    ['an address of no entrance', 404, await request.get('/api/nowhere')],
    ['an answer as it is written', 200, await request.post('/api/chat', { data: { key, threadId, text: 'Thank you' } })],
    ['no answer under way', 204, await request.get(`/api/chat/${threadId}/stream`)],
    ['a file', 200, await request.get(`/api/threads/${threadId}/export`)],
    ['all data', 200, await request.get('/api/account/export?format=html')],
    ['the session', 200, await request.get('/api/auth/session')],
    ['how the project is kept', 404, await request.get('/.git/config')],
    ['a picture by the optimiser', 404, await request.get('/_next/image?url=%2Fthread.png&w=640&q=75')],
  ]
  for (const [name, status, answer] of answers) {
    expect.soft(answer.status(), name).toBe(status)
    expect.soft(answer.headers(), name).toMatchObject(ON_ALL)
    expect.soft(answer.headers()['content-security-policy'], name).toContain("frame-ancestors 'none'")
    expect.soft(answer.headers()['cache-control'], name).toMatch(OF_ONE_USER)
    expect.soft(answer.headers()['x-powered-by'] ?? answer.headers().server, name).toBeUndefined()
    expect
      .soft(answer.headers()['content-type'] ?? 'nothing', name)
      .toMatch(/^(text\/[\w-]+; ?charset=utf-8|application\/json|text\/event-stream|nothing)/i)
  }
  const link = await request.get(new URL(shared.url).pathname)
  expect.soft(link.headers()).toMatchObject({ ...ON_ALL, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
  expect.soft(link.headers()['cache-control']).toMatch(OF_ONE_USER)
  const file = await request.get(chunk, { headers: { 'x-forwarded-proto': 'https' } })
  expect.soft(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  })
  const folder = await request.get('/_next/static/chunks/')
  expect.soft([404, 308], 'a list of files').toContain(folder.status())
  expect.soft(await folder.text(), 'a list of files').not.toMatch(/\.js\b/)
  const form = { multipart: { email: 'eve@example.com', text: 'hello' }, headers: { origin: 'https://evil.example' } }
  const foreign = await request.post('/contact-us', form)
  expect.soft(foreign.status(), 'a form of another site').toBe(403)
  expect.soft((await foreign.json()).error).toMatchObject({ code: 'request_not_verified' })
}
