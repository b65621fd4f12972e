import { expect, test } from 'vitest'
import type { Deadlines } from '@/lib/adapters/supplier/duffel/deadlines'
import type { SearchResult } from '@/lib/travel/flights/offer-schema'
import { gatherResult } from '@/lib/workflows/flights/gather-result'
import { batch, inBatches } from '@/tests/fixtures/duffel-batches'
import { BACK, duffelOffer, duffelSearch, duffelSlice, OUT, OUT_LATE, RETURN_SEARCH } from '@/tests/fixtures/duffel-offers'
import { cut, cutInTheMiddle, duffelError, type Handler, inTurn, json, silent } from '@/tests/fixtures/duffel-server'
import { openContract } from './contract-supplier'

const now = new Date('2026-11-20T09:00:00.000Z')
const early = duffelOffer('early', '120.50', [duffelSlice('Basic', OUT)])
const late = duffelOffer('late', '99.00', [duffelSlice('Basic', OUT_LATE)])
const QUICK: Partial<Deadlines> = { searchMs: 400, pollPauseMs: 10 }
const PATIENT: Partial<Deadlines> = { pollPauseMs: 10 }

async function searchAgainst(handlers: Record<string, Handler>, deadlines: Partial<Deadlines> = PATIENT) {
  const contract = await openContract(handlers, now, deadlines)
  const results: SearchResult[] = []
  let failure: unknown = null
  try {
    for await (const result of contract.supplier.search(duffelSearch(), now)) results.push(result)
  } catch (error) {
    failure = error
  }
  const polls = contract.server.received.filter(({ method }) => method === 'GET')
  return { ...contract, results, failure, polls, last: results.at(-1) }
}

const statuses = (result: SearchResult | undefined) => result?.sources.map(({ status }) => status)
const flights = (result: SearchResult | undefined) => result?.offers[0]?.map(({ segments }) => segments[0]?.flightNumber)
const whole = (...offers: unknown[]) => ({ 'GET /air/offer_requests/orq_1': json(200, { data: { id: 'orq_1', offers } }) })

test('results grow with every batch, and each batch is a source that has answered', async () => {
  const { results, server, logged } = await searchAgainst(inBatches(2, batch(1, early), batch(0, late)))
  expect(results.map(statuses)).toEqual([
    ['asked', 'asked'],
    ['answered', 'asked'],
    ['answered', 'answered'],
  ])
  expect(results.map(flights)).toEqual([[], ['TP1361'], ['TP1365', 'TP1361']])
  expect(results.at(-1)).toMatchObject({
    searchId: 'orq_1',
    sources: [
      { name: 'Airline group 1 of 2', offerCount: 1 },
      { name: 'Airline group 2 of 2', offerCount: 1 },
    ],
  })
  expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /air/batch_offer_requests/',
    'GET /air/batch_offer_requests/orq_1',
    'GET /air/batch_offer_requests/orq_1',
  ])
  expect(Object.fromEntries(server.received[0]?.query ?? [])).toEqual({ supplier_timeout: '17000' })
  expect(logged).toEqual([])
})

test('one answer may bring several batches, or none: then it is asked again', async () => {
  const { results, polls } = await searchAgainst(inBatches(3, batch(3), batch(1, early, late), batch(0)))
  expect(results.map(statuses)).toEqual([
    ['asked', 'asked', 'asked'],
    ['answered', 'answered', 'asked'],
    ['answered', 'answered', 'answered'],
  ])
  expect(polls).toHaveLength(3)
})

test('where nobody is asked, nothing is found', async () => {
  const { last, polls } = await searchAgainst(inBatches(0, silent))
  expect(last).toMatchObject({ offers: [[]], sources: [] })
  expect(polls).toHaveLength(0)
})

test.each([
  ['a cut', cut],
  ['a batch that breaks off', cutInTheMiddle],
])('what %s took along is fetched from the whole at the end', async (_, broken) => {
  const handlers = { ...inBatches(2, broken, batch(1), batch(0, late)), ...whole(early, late) }
  const { last, polls } = await searchAgainst(handlers)
  expect(flights(last)).toEqual(['TP1365', 'TP1361'])
  expect(statuses(last)).toEqual(['answered', 'answered'])
  expect(polls.at(-1)?.path).toBe('/air/offer_requests/orq_1')
})

test('a batch that was lost and cannot be fetched is named as failed', async () => {
  const { last } = await searchAgainst(inBatches(2, cut, batch(1), batch(0, late)))
  expect(flights(last)).toEqual(['TP1365'])
  expect(statuses(last)).toEqual(['answered', 'failed'])
})

test('silence ends at our deadline with what is there', async () => {
  const { last, failure } = await searchAgainst(inBatches(3, batch(2, early), silent), QUICK)
  expect(failure).toBeNull()
  expect(flights(last)).toEqual(['TP1361'])
  expect(statuses(last)).toEqual(['answered', 'late', 'late'])
})

test('polls without news end at our deadline too', async () => {
  const { last, polls } = await searchAgainst(inBatches(2, batch(1, early), batch(1)), QUICK)
  expect(statuses(last)).toEqual(['answered', 'late'])
  expect(polls.length).toBeLessThan(60)
})

test('silence from the first poll on is a failure', async () => {
  const { failure } = await searchAgainst(inBatches(2, silent), QUICK)
  expect(failure).toMatchObject({ kind: 'deadline', message: 'The airlines didn’t answer in time.' })
})

test('whoever waits for less gets what is there, without waiting for the silent one', async () => {
  const { supplier } = await openContract(inBatches(2, batch(1, early), silent), now)
  const startedAt = performance.now()
  const result = await gatherResult(supplier.search(duffelSearch(), now), { deadlineMs: 300 })
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  expect(statuses(result)).toEqual(['answered', 'late'])
  expect(flights(result)).toEqual(['TP1361'])
})

const BROKEN: [string, Handler][] = [
  ['401', duffelError(401, 'authentication_error', 'expired_access_token')],
  ['404 after a minute', duffelError(404, 'invalid_request_error', 'not_found')],
  ['422', duffelError(422, 'validation_error', 'validation_required')],
  ['429 that lasts', duffelError(429, 'rate_limit_error', 'rate_limit_exceeded', { 'ratelimit-reset': '60' })],
  ['500', duffelError(500, 'api_error', 'internal_server_error')],
  ['502 with a page', (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad Gateway</html>')],
  ['204', (_, response) => response.writeHead(204).end()],
  ['ten megabytes', json(200, { data: { id: 'orq_1', remaining_batches: 0, offers: [], padding: 'x'.repeat(10_000_001) } })],
  ['wrong types', json(200, { data: { id: 'orq_1', remaining_batches: 'few', offers: 'none' } })],
]

test.each(BROKEN)('%s on a later poll costs the batches that were still out', async (_, broken) => {
  const { last, failure, logged } = await searchAgainst(inBatches(3, batch(2, early), broken))
  expect(failure).toBeNull()
  expect(flights(last)).toEqual(['TP1361'])
  expect(statuses(last)).toEqual(['answered', 'failed', 'failed'])
  expect(JSON.stringify(logged)).not.toMatch(/SECRET|duffel_test_/)
})

test.each(BROKEN)('%s on the first poll is a failure, unless the whole can be fetched', async (_, broken) => {
  expect((await searchAgainst(inBatches(2, broken))).failure).toMatchObject({ service: 'duffel' })
  const { last } = await searchAgainst({ ...inBatches(2, broken), ...whole(early) })
  expect(flights(last)).toEqual(['TP1361'])
  expect(last?.sources).toMatchObject([{ name: 'Duffel', status: 'answered', offerCount: 1 }, { status: 'failed' }, { status: 'failed' }])
})

test('429 that passes within seconds holds a search up and nothing more', async () => {
  const limited = duffelError(429, 'rate_limit_error', 'rate_limit_exceeded', { 'ratelimit-reset': '1' })
  const { last } = await searchAgainst(inBatches(2, batch(1, early), limited, batch(0, late)))
  expect(statuses(last)).toEqual(['answered', 'answered'])
})

test('a broken offer costs that offer only, and is counted', async () => {
  const { last, logged } = await searchAgainst(inBatches(1, batch(0, early, { ...late, total_amount: 'free' }, null)))
  expect(flights(last)).toEqual(['TP1361'])
  const sample = expect.stringContaining('{')
  expect(logged).toEqual([{ level: 'warn', where: 'duffel', call: 'search', dropped: 2, of: 3, sample }])
})

test('what came in batches is sold at the sum that was shown', async () => {
  const pairs = ['Basic', 'Plus'].map((brand, index) =>
    duffelOffer(brand, `${170 + index * 60}.00`, [duffelSlice(brand, OUT), duffelSlice(brand, BACK)]),
  )
  const handlers = {
    ...inBatches(2, ...pairs.map((pair, index) => batch(1 - index, pair))),
    'GET /air/offers/off_Plus': json(200, { data: pairs[1] }),
  }
  const { supplier } = await openContract(handlers, now, PATIENT)
  const { offers } = await gatherResult(supplier.search(RETURN_SEARCH, now))
  const fares = offers.map((slice) => slice.flatMap((offer) => offer.fares).find(({ brand }) => brand === 'Plus'))
  const fareIds = fares.flatMap((fare) => fare?.fareId ?? [])
  expect(fares.reduce((sum, fare) => sum + (fare?.total.amountMinor ?? 0), 0)).toBe(23000)
  expect(await supplier.fetchTerms({ search: RETURN_SEARCH, fareIds, travellers: RETURN_SEARCH.travellers, services: [] })).toMatchObject({
    terms: { termsId: 'off_Plus', total: { amountMinor: 23000 } },
  })
})

test('every search that is sent counts, and every booking', async () => {
  const { supplier } = await searchAgainst(inBatches(1, inTurn(batch(0, early))))
  expect(supplier.searchBudget?.()).toEqual({ searches: 1, bookings: 0, searchesPerBooking: 1, standing: 'fine' })
})
