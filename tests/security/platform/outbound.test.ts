import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { createHttpAnalytics } from '@/lib/adapters/analytics/http-analytics'
import { createRemoteDirectory } from '@/lib/adapters/directory/remote/remote-directory'
import { createHttpIpLocation } from '@/lib/adapters/ip-location/http-ip-location'
import { createOpenAIModel } from '@/lib/adapters/model/openai/openai-model'
import { postTo } from '@/lib/adapters/payments/sandbox/sandbox-postman'
import { openStripeClient } from '@/lib/adapters/payments/stripe/stripe-client'
import { createDuffelClient } from '@/lib/adapters/supplier/duffel/client/duffel-client'
import { createOtlpTracer } from '@/lib/adapters/tracing/otlp-tracer'
import { withoutComments } from '@/tests/architecture/imports'
import { readProjectFile, sourceFiles } from '@/tests/architecture/project-files'
import { OUTBOUND, waysOut } from './outbound'

/** Words of the public pages, in which anything may be fetched. */
const WORDS = /^lib\/content\//
/** Asks our own server, by a path of it. */
const IN_THE_BROWSER = /^(components|tools)\/|\.tsx$|^app\/\(traveller\)\/chat\/.*\/chat-requests\.ts$/

test('whatever opens a connection is in the table, and nothing in the table is gone', () => {
  const ours = sourceFiles().filter(({ path }) => !IN_THE_BROWSER.test(path) && !WORDS.test(path))
  const opening = ours.filter(({ path }) => waysOut(withoutComments(readProjectFile(path))).length > 0)
  expect(opening.map(({ path }) => path).toSorted()).toEqual(Object.keys(OUTBOUND).toSorted())
})

test('an address comes from the environment, which docs/environment.md names', () => {
  const page = readProjectFile('docs/environment.md')
  const variables = Object.values(OUTBOUND).flatMap(({ setBy }) => setBy.match(/^(?!TEST_)[A-Z_]{4,}$/) ?? [])
  expect(variables.length).toBeGreaterThan(9)
  for (const name of variables) expect(page).toContain(`\`${name}\``)
})

test('what a browser asks for begins at our own door', () => {
  const asking = sourceFiles().filter(
    // The tiles of a map come from the host that the operator names, which the content security policy lets in.
    ({ path }) =>
      path !== 'components/content/streets/street-map.ts' &&
      IN_THE_BROWSER.test(path) &&
      waysOut(withoutComments(readProjectFile(path))).length > 0,
  )
  expect(asking.length).toBeGreaterThan(5)
  for (const { path } of asking) {
    for (const [, first] of readProjectFile(path).matchAll(/\bfetch\(\s*([^,)\s]+)/g)) expect(first, path).toMatch(/^['"`]\/api\/|^path$/)
  }
})

test('the search finds every way out, and no mere type', () => {
  for (const source of [
    "import postgres from 'postgres'",
    "const { Duffel } = await import('@duffel/api')",
    "import { request } from 'node:https'",
    "import { createConnection, isIP } from 'node:net'",
    'const answer = await fetch(url)',
    'createClient({ fetch: fetch })',
    "import Google from 'next-auth/providers/google'",
    "new WebSocket('wss://example.com')",
  ])
    expect(waysOut(source), source).toHaveLength(1)
  for (const source of [
    "import type { Stripe } from 'stripe'",
    "import { BlockList, isIP, isIPv4 } from 'node:net'",
    'const found = await cache.fetch(id)',
    "import Credentials from 'next-auth/providers/credentials'",
    'const prefetched = refetch(url)',
  ])
    expect(waysOut(source), source).toEqual([])
})

const PROMPT = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'hello' }] }]
const silently = { log: () => undefined }

test.each<[string, (url: string) => PromiseLike<unknown>]>([
  ['the model', (url) => model(url).doGenerate({ prompt: PROMPT })],
  ['the model’s stream', async (url) => Array.fromAsync((await model(url).doStream({ prompt: PROMPT })).stream)],
  ['Duffel', (url) => duffel(url, true)],
  ['Duffel, to change something', (url) => duffel(url, false)],
  ['Stripe', async (url) => (await stripe(url)).call('look', (client) => client.paymentIntents.retrieve('pi_1'), neverRead)],
  ['the accounts’ server', (url) => createRemoteDirectory({ baseUrl: url }).authenticate('ada@example.com', 'a long enough secret')],
  ['the service that locates', (url) => createHttpIpLocation({ url: `${url}/{ip}` }).locate('203.0.113.7')],
  ['the counter of visits', (url) => createHttpAnalytics({ url }).record({} as never)],
  ['the collector of traces', (url) => trace(url)],
  ['our own webhook', (url) => postTo(url)({ body: '{}', signature: 'x' })],
])('%s is not followed to another server', async (_who, call) => {
  const elsewhere = await serve(() => ({ status: 200, headers: {} }))
  for (const status of [301, 302, 307, 308]) {
    const there = await serve(() => ({ status, headers: { location: `${elsewhere.url}/taken` } }))
    await Promise.resolve(call(there.url)).catch(() => undefined)
    expect(there.asked(), `${status}`).toBeGreaterThan(0)
    expect(elsewhere.asked(), `${status}`).toBe(0)
  }
})

function model(url: string) {
  return createOpenAIModel({ apiKey: 'sk-test-of-this-test', baseUrl: url, modelId: 'a-model', api: 'chat' })
}

function duffel(url: string, isRead: boolean) {
  const call = createDuffelClient({ accessToken: 'duffel_test_of_this_test', basePath: url, clock: () => new Date(), ...silently })
  return call(
    { name: 'look', deadlineMs: 5_000, isRead },
    (client) => client.aircraft.get('arc_1'),
    ({ data }) => data,
  )
}

async function trace(url: string) {
  const tracer = createOtlpTracer({ endpoint: url, log: () => undefined })
  tracer.begin('a request').end()
  await tracer.flush()
}

function stripe(url: string) {
  return openStripeClient({ secretKey: 'sk_test_of_this_test', apiUrl: url, ...silently })
}
const neverRead = z.never()

/** A server that answers all alike, and counts how often it is asked. */
async function serve(answer: () => { status: number; headers: Record<string, string> }) {
  const asked = vi.fn()
  const server = createServer((request, response) => {
    asked()
    request.resume()
    const { status, headers } = answer()
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers }).end('{"data":{}}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked.mock.calls.length }
}
