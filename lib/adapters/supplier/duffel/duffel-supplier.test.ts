import { afterEach, expect, test } from 'vitest'
import { OutsideFailure } from '@/lib/ports/outside-failure'
import { batch, inBatches, NO_BATCHES } from '@/tests/fixtures/duffel-batches'
import { BACK, duffelOffer, duffelOrder, duffelSearch, duffelSlice, OUT, OUT_LATE, RETURN_SEARCH } from '@/tests/fixtures/duffel-offers'
import { cut, duffelError, type Handler, inTurn, json, openTestServer, silent } from '@/tests/fixtures/duffel-server'
import { lastOf } from '@/tests/fixtures/gathered'
import { aPassenger } from '@/tests/fixtures/trip'
import type { Deadlines } from './deadlines'
import { createDuffelSupplier } from './duffel-supplier'

const now = new Date('2026-11-20T09:00:00.000Z')
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()))
})

async function supplierWith(handlers: Record<string, Handler>, deadlines: Partial<Deadlines> = {}, accessToken = 'duffel_test_secret') {
  const server = await openTestServer(handlers)
  closers.push(server.close)
  const logged: Record<string, unknown>[] = []
  const supplier = createDuffelSupplier({
    accessToken,
    basePath: server.basePath,
    clock: () => now,
    deadlines,
    log: (entry) => void logged.push(entry),
  })
  return { supplier, server, logged }
}

const offer = duffelOffer('1', '120.50', [duffelSlice('Basic', OUT)])
const request = {
  reference: 'ord_ours',
  termsId: 'off_1',
  expectedTotal: { amountMinor: 12050, currency: 'GBP' },
  passengers: [aPassenger()],
  services: [],
  contact: { email: 'maya@example.com', phone: '+44 20 7946 0000' },
}
const getOffer = { 'GET /air/offers/off_1': json(200, { data: offer }) }
const noOrders = { 'GET /air/orders': json(200, { data: [], meta: { after: null } }) }

test('a test token is shown as simulated, a live one is not', async () => {
  expect((await supplierWith({})).supplier).toMatchObject({ name: 'duffel', isSimulated: true })
  expect((await supplierWith({}, {}, 'duffel_live_secret')).supplier.isSimulated).toBe(false)
})

test('loading the client leaves the environment as it was', async () => {
  const environment = process.env
  const { supplier } = await supplierWith({ 'POST /air/offer_requests': json(201, { data: { id: 'orq_1', offers: [] } }) })
  await lastOf(supplier.search(duffelSearch(), now))
  expect(process.env).toBe(environment)
})

test('a search sends ages instead of children, and broken offers are dropped, counted and shown to whoever reads the log', async () => {
  const offers = [offer, { ...offer, id: 'off_2', total_amount: 'free' }, { nonsense: true }]
  const { supplier, server, logged } = await supplierWith({
    ...NO_BATCHES,
    'POST /air/offer_requests': json(201, { data: { id: 'orq_1', offers } }),
  })
  const travellers = { adults: 1, children: 2, infants: 1, pets: 1, childAges: [1, 5] }
  const result = await lastOf(supplier.search(duffelSearch({ travellers, directOnly: true, cabinClass: 'economy-premium' }), now))
  expect(result).toMatchObject({
    searchId: 'orq_1',
    isSimulated: true,
    expiresAt: '2026-11-20T09:30:00.000Z',
    offers: [[{ sliceIndex: 0 }]],
  })
  const sample = JSON.stringify(offers[1]).slice(0, 500)
  expect(logged.at(-1)).toEqual({ level: 'warn', where: 'duffel', call: 'search', dropped: 2, of: 3, sample })
  const [inBatches, atOnce] = server.received
  expect(Object.fromEntries(inBatches?.query ?? [])).toEqual({ supplier_timeout: '17000' })
  expect(Object.fromEntries(atOnce?.query ?? [])).toEqual({ return_offers: 'true', supplier_timeout: '17000' })
  expect(atOnce?.body).toEqual(inBatches?.body)
  expect(atOnce?.body).toEqual({
    data: {
      slices: [{ origin: 'LHR', destination: 'LIS', departure_date: '2026-11-27', arrival_time: null, departure_time: null }],
      passengers: [{ type: 'adult' }, { age: 5 }, { age: 8 }, { age: 1 }],
      cabin_class: 'premium_economy',
      max_connections: 0,
    },
  })
})

test('offers that have run out or have changes on a direct search are not shown', async () => {
  const offers = [
    { ...offer, expires_at: '2026-11-20T08:59:00Z' },
    { ...offer, partial: true },
  ]
  const { supplier } = await supplierWith({ 'POST /air/offer_requests': json(201, { data: { id: 'orq_1', offers } }) })
  expect((await lastOf(supplier.search(duffelSearch(), now))).offers).toEqual([[]])
})

test('a change of airports is offered only when it was asked for, and names where the next flight leaves from', async () => {
  const changing = duffelOffer('1', '120.50', [
    duffelSlice('Basic', 'TP1 LHR 2026-11-27T06:00 NRT 2026-11-27T20:00', 'TP2 SFO 2026-11-28T20:00 LIS 2026-11-29T09:00'),
  ])
  const { supplier } = await supplierWith(inBatches(1, batch(0, changing)))
  expect((await lastOf(supplier.search(duffelSearch(), now))).offers).toEqual([[]])
  const { offers } = await lastOf(supplier.search(duffelSearch({ withAirportChange: true }), now))
  expect(offers[0]?.[0]?.layovers).toMatchObject([{ airport: { iataCode: 'NRT' }, leavesFrom: { iataCode: 'SFO' } }])
})

test('the terms are those of the one offer that both fares are, even after a restart', async () => {
  const pairs = [
    duffelOffer('basic', '170.00', [duffelSlice('Basic', OUT), duffelSlice('Basic', BACK)]),
    duffelOffer('plus', '230.00', [duffelSlice('Plus', OUT), duffelSlice('Plus', BACK)], { passenger_identity_documents_required: true }),
  ]
  const found = json(200, { data: { id: 'orq_1', offers: pairs } })
  const handlers = {
    'POST /air/offer_requests': found,
    'GET /air/offer_requests/orq_1': found,
    'GET /air/offers/off_plus': json(200, { data: pairs[1] }),
  }
  const { supplier } = await supplierWith(handlers)
  const [out = [], back = []] = (await lastOf(supplier.search(RETURN_SEARCH, now))).offers
  const fareOf = (offers: typeof out, brand: string) =>
    offers.flatMap(({ fares }) => fares).find((fare) => fare.brand === brand)?.fareId ?? ''
  const ask = (fareIds: string[], from = supplier) =>
    from.fetchTerms({ search: RETURN_SEARCH, fareIds, travellers: RETURN_SEARCH.travellers, services: [] })
  const expected = { terms: { termsId: 'off_plus', total: { amountMinor: 23000, currency: 'GBP' }, requiredDetails: ['passport'] } }
  expect(await ask([fareOf(out, 'Plus'), fareOf(back, 'Plus')])).toMatchObject(expected)
  expect(await ask([fareOf(out, 'Plus'), fareOf(back, 'Plus')], (await supplierWith(handlers)).supplier)).toMatchObject(expected)
  expect(await ask([fareOf(out, 'Plus'), fareOf(back, 'Basic')])).toMatchObject({ refusal: { code: 'not-sold-together' } })
  expect(await ask([fareOf(out, 'Plus')])).toMatchObject({ refusal: { code: 'fares-missing' } })
  expect(await ask([fareOf(out, 'Plus'), fareOf(back, 'Plus').replace('orq_1', 'orq_2')])).toMatchObject({
    refusal: { code: 'fares-of-two-searches' },
  })
  expect(await ask(['20261127-BA501-basic', 'x'])).toMatchObject({ refusal: { code: 'fare-gone' } })
})

test.each([
  [json(200, { data: { ...offer, expires_at: '2026-11-20T08:00:00Z' } }), 'fare-expired'],
  [duffelError(422, 'invalid_state_error', 'offer_no_longer_available'), 'sold-out'],
  [duffelError(404, 'invalid_request_error', 'not_found'), 'fare-gone'],
])('an offer that is gone is refused in words', async (handler, code) => {
  const { supplier } = await supplierWith({ 'GET /air/offers/': handler })
  const answer = await supplier.fetchTerms({
    search: duffelSearch(),
    fareIds: ['off_1'],
    travellers: duffelSearch().travellers,
    services: [],
  })
  expect(answer).toMatchObject({ refusal: { code } })
  expect(JSON.stringify(answer)).not.toContain('SECRET')
})

test('terms of another day or another party are not this search’s', async () => {
  const { supplier } = await supplierWith(getOffer)
  const { slices, travellers } = duffelSearch()
  const otherDay = duffelSearch({ slices: slices.map((slice) => ({ ...slice, departureOn: '2026-11-28' })) })
  expect(await supplier.fetchTerms({ search: otherDay, fareIds: ['off_1'], travellers, services: [] })).toMatchObject({
    refusal: { code: 'fare-gone' },
  })
  const two = { ...travellers, adults: 2 }
  expect(await supplier.fetchTerms({ search: duffelSearch(), fareIds: ['off_1'], travellers: two, services: [] })).toMatchObject({
    refusal: { code: 'fare-gone' },
  })
})

test('a booking is one instant order paid from the balance under our reference', async () => {
  const { supplier, server } = await supplierWith({ ...getOffer, 'POST /air/orders': json(201, { data: duffelOrder('ord_ours') }) })
  expect(await supplier.book(request)).toEqual({
    booking: {
      reference: 'ord_ours',
      bookingReference: 'RZPNX8',
      total: { amountMinor: 12050, currency: 'GBP' },
      ticketNumbers: ['0471'],
      status: 'confirmed',
    },
  })
  expect(server.received.at(-1)?.body).toEqual({
    data: {
      type: 'instant',
      selected_offers: ['off_1'],
      payments: [{ type: 'balance', amount: '120.50', currency: 'GBP' }],
      metadata: { wayfarer_reference: 'ord_ours', wayfarer_passengers: 'pas_1' },
      passengers: [
        {
          id: 'pas_1',
          title: 'ms',
          given_name: 'MAYA',
          family_name: 'OKAFOR',
          gender: 'f',
          born_on: '1990-04-12',
          email: 'maya@example.com',
          phone_number: '+442079460000',
        },
      ],
    },
  })
})

test('a ticket stays with its traveller, also where another has none yet', async () => {
  const order = duffelOrder('ord_ours', {
    metadata: { wayfarer_reference: 'ord_ours', wayfarer_passengers: 'pas_3 pas_2 pas_1' },
    documents: [
      { type: 'electronic_ticket', unique_identifier: '0471', passenger_ids: ['pas_1'] },
      { type: 'electronic_ticket', unique_identifier: '0473', passenger_ids: ['pas_3'] },
    ],
  })
  const { supplier } = await supplierWith({ ...getOffer, 'POST /air/orders': json(201, { data: order }) })
  expect(await supplier.book(request)).toMatchObject({ booking: { ticketNumbers: ['0473', '', '0471'] } })
})

test('another price than the confirmed one is refused before anything is sent', async () => {
  const { supplier, server } = await supplierWith(getOffer)
  const answer = await supplier.book({ ...request, expectedTotal: { amountMinor: 12049, currency: 'GBP' } })
  expect(answer).toMatchObject({
    refusal: { code: 'price-changed', message: 'The price is £120.50 now, not £120.49. Nothing was booked.' },
  })
  expect(server.received.some(({ method }) => method === 'POST')).toBe(false)
})

test('without an answer to the last look at the offer nothing is booked, and that is said', async () => {
  const { supplier, server } = await supplierWith({ 'GET /air/offers/': silent }, { readMs: 50 })
  expect(await supplier.book(request)).toMatchObject({ refusal: { code: 'supplier-silent' } })
  expect(server.received.some(({ method }) => method === 'POST')).toBe(false)
})

test.each([
  [duffelError(422, 'airline_error', 'offer_no_longer_available'), 'sold-out'],
  [duffelError(422, 'airline_error', 'price_changed'), 'price-changed'],
  [duffelError(422, 'invalid_state_error', 'insufficient_balance'), 'seller-cannot-pay'],
  [duffelError(502, 'airline_error', 'order_not_created'), 'not-booked'],
  [duffelError(422, 'validation_error', 'validation_inclusion'), 'not-accepted'],
  [duffelError(429, 'rate_limit_error', 'rate_limit_exceeded', { 'ratelimit-reset': 'Fri, 20 Nov 2026 09:00:40 GMT' }), 'too-busy'],
])('a clear "no" to an order is a refusal in our own words, and is provably no booking', async (handler, code) => {
  const { supplier } = await supplierWith({ ...getOffer, ...noOrders, 'POST /air/orders': handler })
  const answer = await supplier.book(request)
  expect(answer).toMatchObject({ refusal: { code } })
  expect(JSON.stringify(answer)).not.toContain('SECRET')
  expect(await supplier.findBooking('ord_ours')).toBeNull()
})

test.each<[string, Handler]>([
  ['a cut connection', cut],
  ['silence', silent],
  ['a fault', duffelError(500, 'api_error', 'internal_server_error')],
  ['a gateway’s page', (_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<html>')],
  ['an acceptance without an outcome', json(202, { data: {} })],
  ['a booking without its details', json(200, { data: duffelOrder('ord_ours') })],
  ['an empty answer', (_, response) => response.writeHead(204).end()],
  ['an order that cannot be read', json(201, { data: { id: 'ord_1' } })],
  ['a second attempt that Duffel noticed', duffelError(422, 'invalid_state_error', 'order_creation_already_attempted')],
])('after %s nobody knows, the order is never sent again, and its absence proves nothing yet', async (_, handler) => {
  const { supplier, server } = await supplierWith({ ...getOffer, ...noOrders, 'POST /air/orders': handler }, { orderMs: 100 })
  await expect(supplier.book(request)).rejects.toThrow(OutsideFailure)
  await expect(supplier.findBooking('ord_ours')).rejects.toThrow('The airline is still working on this booking.')
  await expect(supplier.book(request)).rejects.toThrow(OutsideFailure)
  expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(1)
  server.handlers['GET /air/orders'] = json(200, { data: [duffelOrder('ord_ours')], meta: {} })
  expect(await supplier.findBooking('ord_ours')).toMatchObject({ bookingReference: 'RZPNX8' })
})

test('so soon after it was sent, by whatever process, a missing booking proves nothing', async () => {
  const { supplier, server } = await supplierWith(noOrders)
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  await expect(supplier.findBooking('ord_ours', minutesAgo(9))).rejects.toThrow('The airline is still working on this booking.')
  expect(await supplier.findBooking('ord_ours', minutesAgo(11))).toBeNull()
  expect(await supplier.findBooking('ord_ours')).toBeNull()
  server.handlers['GET /air/orders'] = json(200, { data: [duffelOrder('ord_ours')], meta: {} })
  expect(await supplier.findBooking('ord_ours', minutesAgo(1))).toMatchObject({ bookingReference: 'RZPNX8' })
})

test('two who were shown the same search cannot both book from it: the second is told before anything is sent', async () => {
  const other = duffelOffer('2', '99.00', [duffelSlice('Basic', OUT_LATE)])
  const orders = inTurn(duffelError(422, 'airline_error', 'price_changed'), json(201, { data: duffelOrder('ord_ours') }))
  const { supplier, server } = await supplierWith({
    ...inBatches(1, batch(0, offer, other)),
    ...getOffer,
    'GET /air/offers/off_2': json(200, { data: other }),
    'POST /air/orders': orders,
  })
  const { travellers } = duffelSearch()
  const ask = () => supplier.fetchTerms({ search: duffelSearch(), fareIds: ['off_2'], travellers, services: [] })
  await lastOf(supplier.search(duffelSearch(), now))
  expect(await supplier.book(request)).toMatchObject({ refusal: { code: 'price-changed' } })
  expect(await ask()).toHaveProperty('terms')
  expect(await supplier.book(request)).toHaveProperty('booking')
  expect(await ask()).toMatchObject({ refusal: { code: 'search-spent' } })
  const second = { ...request, reference: 'ord_theirs', termsId: 'off_2', expectedTotal: { amountMinor: 9900, currency: 'GBP' } }
  expect(await supplier.book(second)).toMatchObject({ refusal: { code: 'search-spent' } })
  expect(server.received.filter(({ path }) => path.startsWith('/air/orders'))).toHaveLength(2)
})

test('searches and bookings are counted', async () => {
  const { supplier } = await supplierWith({
    ...inBatches(1, batch(0, offer)),
    ...getOffer,
    'POST /air/orders': json(201, { data: duffelOrder('ord_ours') }),
  })
  for (let count = 0; count < 3; count++) await lastOf(supplier.search(duffelSearch(), now))
  expect(supplier.searchBudget?.()).toMatchObject({ searches: 3, bookings: 0 })
  await supplier.book(request)
  expect(supplier.searchBudget?.()).toMatchObject({ searches: 3, bookings: 1, standing: 'fine' })
})

test('a booking is looked for on every page, and its absence counts only after the last', async () => {
  const pages = inTurn(
    json(200, { data: [duffelOrder('another'), { id: 'ord_2', metadata: null }], meta: { after: 'cursor1' } }),
    json(200, { data: [duffelOrder('ord_ours', { cancelled_at: '2026-11-20T09:00:00Z' })], meta: { after: null } }),
  )
  const { supplier, server } = await supplierWith({ 'GET /air/orders': pages })
  expect(await supplier.findBooking('ord_ours')).toMatchObject({ reference: 'ord_ours', status: 'cancelled' })
  expect(server.received.map(({ query }) => query.get('after'))).toEqual([null, 'cursor1'])
  expect(await supplier.findBooking('ord_never')).toBeNull()
})

test.each<[string, Handler]>([
  ['a page in another form', json(200, { data: { orders: [] } })],
  ['our order in a form that cannot be read', json(200, { data: [{ metadata: { wayfarer_reference: 'ord_ours' } }] })],
  ['a page that does not come', silent],
])('%s does not prove that there is no booking', async (_, handler) => {
  const { supplier } = await supplierWith({ 'GET /air/orders': handler }, { readMs: 50 })
  await expect(supplier.findBooking('ord_ours')).rejects.toThrow(OutsideFailure)
})

const quoted = {
  id: 'ore_1',
  order_id: 'ord_1',
  refund_amount: '90.80',
  refund_currency: 'GBP',
  refund_to: 'balance',
  expires_at: '2026-11-20T10:00:00Z',
  confirmed_at: null as string | null,
}
const confirmed = { ...quoted, confirmed_at: '2026-11-20T09:05:00Z' }
const ourOrder = { 'GET /air/orders': json(200, { data: [duffelOrder('ord_ours')] }) }
const GET_CANCELLATION = 'GET /air/order_cancellations/ore_1'
const CONFIRM = 'POST /air/order_cancellations/ore_1/actions/confirm'

test('a cancellation is quoted, then confirmed, by our own reference', async () => {
  const { supplier, server } = await supplierWith({
    ...ourOrder,
    'POST /air/order_cancellations': json(201, { data: quoted }),
    [GET_CANCELLATION]: json(200, { data: quoted }),
    [CONFIRM]: json(200, { data: confirmed }),
  })
  const quote = {
    cancellationId: 'ore_1',
    refund: { amountMinor: 9080, currency: 'GBP' },
    refundBy: 'card',
    refundTo: 'the card you paid with',
    expiresAt: '2026-11-20T10:00:00.000Z',
  }
  expect(await supplier.quoteCancellation('ord_ours')).toEqual({ cancellation: quote })
  expect(server.received.at(-1)?.body).toEqual({ data: { order_id: 'ord_1' } })
  expect(await supplier.confirmCancellation('ord_ours', 'ore_1')).toEqual({ cancelled: quote })
})

test('a cancellation that was confirmed already is told again, and not sent again', async () => {
  const { supplier, server } = await supplierWith({
    ...ourOrder,
    [GET_CANCELLATION]: inTurn(json(200, { data: quoted }), json(200, { data: confirmed })),
    [CONFIRM]: cut,
  })
  await expect(supplier.confirmCancellation('ord_ours', 'ore_1')).rejects.toThrow(OutsideFailure)
  expect(await supplier.confirmCancellation('ord_ours', 'ore_1')).toMatchObject({ cancelled: { cancellationId: 'ore_1' } })
  expect(server.received.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test.each([
  [{ ...quoted, order_id: 'ord_of_others' }, 'no-booking'],
  [{ ...quoted, expires_at: '2026-11-20T08:59:00Z' }, 'quote-expired'],
])('a quote of another booking, or one that ran out, cancels nothing', async (cancellation, code) => {
  const { supplier, server } = await supplierWith({ ...ourOrder, [GET_CANCELLATION]: json(200, { data: cancellation }) })
  expect(await supplier.confirmCancellation('ord_ours', 'ore_1')).toMatchObject({ refusal: { code } })
  expect(server.received.every(({ method }) => method === 'GET')).toBe(true)
})

test('what the airline does not let cancel is not asked', async () => {
  const { supplier, server } = await supplierWith({
    'GET /air/orders': json(200, { data: [duffelOrder('ord_ours', { available_actions: [] })] }),
  })
  expect(await supplier.quoteCancellation('ord_ours')).toMatchObject({ refusal: { code: 'not-cancellable' } })
  expect(await supplier.quoteCancellation('ord_other')).toMatchObject({ refusal: { code: 'no-booking' } })
  expect(server.received.every(({ method }) => method === 'GET')).toBe(true)
})
