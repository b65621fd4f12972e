import { expect, test } from 'vitest'
import { DuffelFailure } from '@/lib/adapters/supplier/duffel/client/failure'
import type { Deadlines } from '@/lib/adapters/supplier/duffel/deadlines'
import { NO_BATCHES } from '@/tests/fixtures/duffel-batches'
import { duffelOffer, duffelSearch, duffelSlice, OUT } from '@/tests/fixtures/duffel-offers'
import { cut, cutInTheMiddle, duffelError, type Handler, inTurn, json, silent } from '@/tests/fixtures/duffel-server'
import { lastOf } from '@/tests/fixtures/gathered'
import { openContract } from './contract-supplier'

const now = new Date('2026-11-20T09:00:00.000Z')
const SHORT: Partial<Deadlines> = { searchMs: 300, readMs: 300, orderMs: 300, lookUpMs: 300 }
const found = json(201, { data: { id: 'orq_1', offers: [duffelOffer('1', '120.50', [duffelSlice('Basic', OUT)])] } })

const WAYS = {
  'asked at once': { ...NO_BATCHES, path: '/air/offer_requests' },
  'asked in batches': { path: '/air/batch_offer_requests' },
}
type Way = keyof typeof WAYS

async function searchAgainst(
  handler: Handler,
  deadlines: Partial<Deadlines> = { ...SHORT, searchMs: 5_000, readMs: 5_000 },
  way: Way = 'asked at once',
) {
  const { path, ...others } = WAYS[way]
  const contract = await openContract({ ...others, [`POST ${path}`]: handler }, now, deadlines)
  const startedAt = performance.now()
  const [outcome] = await Promise.allSettled([lastOf(contract.supplier.search(duffelSearch(), now))])
  const sent = contract.server.received.filter((request) => request.path.startsWith(path))
  const told = contract.logged.filter(({ status }) => way === 'asked in batches' || status !== 404)
  return { ...contract, outcome, sent, told, tookMs: performance.now() - startedAt }
}

/** Ten times what an answer may have, as JSON that would be fine otherwise. */
function large(bytes: number): Handler {
  return json(201, { data: { id: 'orq_1', offers: [], padding: 'x'.repeat(bytes) } })
}

const FAILURES: [string, Handler, string, string][] = [
  [
    '401',
    duffelError(401, 'authentication_error', 'access_token_not_found'),
    'no-access',
    'The airlines refused us access to their flights. We’re looking into it.',
  ],
  ['400', duffelError(400, 'invalid_request_error', 'malformed'), 'refused', 'The airlines didn’t accept this request.'],
  [
    '429 with seconds',
    duffelError(429, 'rate_limit_error', 'rate_limit_exceeded', { 'ratelimit-reset': '40' }),
    'rate-limit',
    'Too many people are asking the airlines right now. Please try again in 40 seconds.',
  ],
  [
    '429 with a date',
    duffelError(429, 'rate_limit_error', 'rate_limit_exceeded', { 'ratelimit-reset': 'Fri, 20 Nov 2026 09:01:30 GMT' }),
    'rate-limit',
    'Too many people are asking the airlines right now. Please try again in 2 minutes.',
  ],
  [
    '429 without either',
    duffelError(429, 'rate_limit_error', 'rate_limit_exceeded'),
    'rate-limit',
    'Too many people are asking the airlines right now. Please try again in a minute.',
  ],
  ['500', duffelError(500, 'api_error', 'internal_server_error'), 'server-fault', 'The airlines’ system has a fault at the moment.'],
  ['503', duffelError(503, 'api_error', 'unavailable'), 'server-fault', 'The airlines’ system has a fault at the moment.'],
  [
    '502 with a page',
    (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad Gateway</html>'),
    'server-fault',
    'The airlines’ system has a fault at the moment.',
  ],
  ['204', (_, response) => response.writeHead(204).end(), 'bad-answer', 'The airlines sent an answer that we couldn’t read.'],
  [
    'a text',
    (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('OK'),
    'bad-answer',
    'The airlines sent an answer that we couldn’t read.',
  ],
  [
    'broken JSON',
    (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":'),
    'bad-answer',
    'The airlines sent an answer that we couldn’t read.',
  ],
  ['JSON null', json(200, null), 'bad-answer', 'The airlines sent an answer that we couldn’t read.'],
  ['wrong types', json(201, { data: { id: 7, offers: 'none' } }), 'bad-answer', 'The airlines sent an answer that we couldn’t read.'],
]

test.each(FAILURES.flatMap((failure) => (['asked at once', 'asked in batches'] as const).map((way) => [...failure, way] as const)))(
  '%s is told in our words, without a second try',
  async (_, handler, kind, message, way) => {
    const { outcome, sent, told, logged } = await searchAgainst(handler, undefined, way)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { kind, message, service: 'duffel' } })
    expect(outcome?.status === 'rejected' && outcome.reason).toBeInstanceOf(DuffelFailure)
    expect(sent).toHaveLength(1)
    expect(told).toMatchObject([{ level: 'error', call: expect.stringContaining('search'), kind }])
    expect(JSON.stringify(logged)).not.toMatch(/SECRET|duffel_test_/)
  },
)

test('422 and 404 for batches are asked once more at once, and a second no is told', async () => {
  const refused = duffelError(422, 'validation_error', 'validation_required')
  const { outcome, server } = await searchAgainst(refused, undefined, 'asked in batches')
  expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'refused', message: 'The airlines didn’t accept this request.' } })
  expect(server.received.map(({ path }) => path)).toEqual(['/air/batch_offer_requests/', '/air/offer_requests/'])
  expect((await searchAgainst(refused)).outcome).toMatchObject({ status: 'rejected', reason: { kind: 'refused' } })
})

test('429 that passes within seconds is waited for, once', async () => {
  const limited = duffelError(429, 'rate_limit_error', 'rate_limit_exceeded', { 'ratelimit-reset': '1' })
  const second = await searchAgainst(inTurn(limited, found))
  expect(second.outcome).toMatchObject({ status: 'fulfilled' })
  const third = await searchAgainst(inTurn(limited, limited, found))
  expect(third.outcome).toMatchObject({ status: 'rejected', reason: { kind: 'rate-limit' } })
  expect(third.sent).toHaveLength(2)
})

test('the id of a failed request goes to the log and nowhere else', async () => {
  const { outcome, told } = await searchAgainst(duffelError(500, 'api_error', 'internal_server_error'))
  expect(told).toMatchObject([{ status: 500, type: 'api_error', code: 'internal_server_error', requestId: 'req_test' }])
  expect(outcome?.status === 'rejected' && outcome.reason.message).not.toContain('req_test')
})

test('wrong types inside one offer cost that offer only', async () => {
  const good = duffelOffer('1', '120.50', [duffelSlice('Basic', OUT)])
  const spoilt = Object.keys(good).map((name) => ({ ...good, id: 'off_2', [name]: { wrong: true } }))
  const odd = { ...good, id: 'off_3', total_amount: 99, total_emissions_kg: null, conditions: 'none', available_services: null, extra: 1 }
  const { outcome, told } = await searchAgainst(json(201, { data: { id: 'orq_1', offers: [good, odd, null, 'offer', ...spoilt] } }))
  expect(outcome).toMatchObject({
    status: 'fulfilled',
    value: { offers: [[{ fares: [{ fareId: 'off_3', total: { amountMinor: 9900 } }] }]] },
  })
  expect(told).toMatchObject([{ level: 'warn', dropped: expect.any(Number) }])
})

test('a cut connection is tried once more, and only once', async () => {
  const second = await searchAgainst(inTurn(cut, found))
  expect(second.outcome).toMatchObject({ status: 'fulfilled' })
  const third = await searchAgainst(inTurn(cut, cut, found))
  expect(third.outcome).toMatchObject({ status: 'rejected', reason: { kind: 'cut' } })
  expect(third.sent).toHaveLength(2)
})

test('an answer that breaks off in the middle is a failure, not an empty result', async () => {
  const { outcome } = await searchAgainst(cutInTheMiddle)
  expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: expect.stringMatching(/cut|bad-answer/) } })
})

test('silence ends at our deadline, and the connection is given up', async () => {
  let isOpen = true
  const { outcome, tookMs } = await searchAgainst((_, response) => {
    response.on('close', () => {
      isOpen = false
    })
  }, SHORT)
  expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'deadline', message: 'The airlines didn’t answer in time.' } })
  expect(tookMs).toBeLessThan(2_000)
  await expect.poll(() => isOpen).toBe(false)
})

test('an answer that drips without end stops at the deadline too', async () => {
  const { outcome } = await searchAgainst((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(drip))
  }, SHORT)
  expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'deadline' } })
})

test('nobody listening is known as such', async () => {
  const { server, supplier } = await openContract({}, now)
  await server.close()
  await expect(lastOf(supplier.search(duffelSearch(), now))).rejects.toMatchObject({ kind: 'unreachable' })
})

test('more than ten megabytes are cut off, also when they come zipped', async () => {
  expect((await searchAgainst(large(10_000_001))).outcome).toMatchObject({ status: 'rejected', reason: { kind: 'too-large' } })
  const { gzipSync } = await import('node:zlib')
  const zipped = gzipSync(JSON.stringify({ data: { id: 'orq_1', offers: [], padding: 'x'.repeat(10_000_001) } }))
  const { outcome } = await searchAgainst((_, response) => {
    response.writeHead(201, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(zipped)
  })
  expect(zipped.length).toBeLessThan(100_000)
  expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'too-large' } })
})

test('nine megabytes are still an answer', async () => {
  expect((await searchAgainst(large(9_000_000))).outcome).toMatchObject({ status: 'fulfilled' })
})

test('calls at the same time have their own limits', async () => {
  const { supplier } = await openContract(
    { ...NO_BATCHES, 'POST /air/offer_requests': inTurn(silent, found, large(10_000_001)) },
    now,
    // Long enough to read what is too large on a busy machine.
    { ...SHORT, searchMs: 4_000 },
  )
  const searches = Array.from({ length: 3 }, () => lastOf(supplier.search(duffelSearch(), now)))
  const outcomes = await Promise.allSettled(searches)
  const kinds = outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'found' : outcome.reason.kind))
  expect(kinds.toSorted()).toEqual(['deadline', 'found', 'too-large'])
})

test.each<[string, Handler]>([
  ['401', duffelError(401, 'authentication_error', 'expired_access_token')],
  ['429', duffelError(429, 'rate_limit_error', 'rate_limit_exceeded', { 'ratelimit-reset': '5' })],
])('%s on the way to terms is a refusal, so that nothing asks again and again', async (_, handler) => {
  const { supplier, server } = await openContract({ 'GET /air/offers/': handler }, now)
  const { travellers } = duffelSearch()
  expect(await supplier.fetchTerms({ search: duffelSearch(), fareIds: ['off_1'], travellers, services: [] })).toMatchObject({
    refusal: { code: expect.stringMatching(/too-busy|supplier-closed/) },
  })
  expect(server.received).toHaveLength(1)
})
