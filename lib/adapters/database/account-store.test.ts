import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, test } from 'vitest'
import { passengerSchema } from '@/lib/travel/passengers/passenger-schema'
import { processWebhooks } from '@/lib/workflows/orders/process-webhooks'
import { openOrderWorld } from '@/tests/orders/order-world'
import { createAccountStore } from './account-store'
import type { Database } from './database'
import { createOrderJournal, createOrderStore } from './order-store'
import * as schema from './schema'
import { setEncryptionKey } from './sealing'
import { addTraveller, onEachDatabase } from './testing'
import { billing, passenger, quote, sampleOrder, searchResult, visa } from './testing-samples'

const NOW = new Date('2026-11-20T09:00:00Z')
const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map(getTableConfig)
// The outside's own books: it knows our users by an opaque id.
const ours = tables.filter(({ name }) => !name.startsWith('sandbox_'))

/** What becomes of each table: a new one is missing here until somebody has thought of it. */
const FATE: Record<string, { exported: true | string; erased: 'deleted' | 'emptied' | string }> = {
  users: { exported: true, erased: 'emptied' },
  sessions: { exported: true, erased: 'deleted' },
  refresh_tokens: { exported: 'hashes of secrets; the session they belong to is exported', erased: 'deleted' },
  one_time_codes: { exported: 'hashes of secrets that live for a minute', erased: 'deleted' },
  threads: { exported: true, erased: 'emptied' },
  messages: { exported: true, erased: 'deleted' },
  trip_commands: { exported: true, erased: 'deleted' },
  runs: { exported: 'ids of an answer that is on its way at this moment', erased: 'deleted' },
  queued_messages: { exported: true, erased: 'deleted' },
  thread_shares: { exported: true, erased: 'deleted' },
  recorded_events: { exported: true, erased: 'deleted' },
  searches: { exported: true, erased: 'deleted' },
  price_observations: { exported: 'nothing of who searched', erased: 'nothing of who searched' },
  unsent_words: { exported: true, erased: 'deleted' },
  checkout_drafts: { exported: true, erased: 'deleted' },
  saved_passengers: { exported: true, erased: 'deleted' },
  saved_cards: { exported: true, erased: 'deleted' },
  confirmations: { exported: true, erased: 'emptied' },
  orders: { exported: true, erased: 'emptied' },
  order_steps: { exported: true, erased: 'emptied' },
  payments: { exported: true, erased: 'the books: amounts and references' },
  webhook_events: { exported: true, erased: 'ids of payments, deleted after a month' },
  http_idempotency: { exported: true, erased: 'deleted' },
  payment_customers: { exported: true, erased: 'deleted' },
  outbox: { exported: true, erased: 'deleted' },
  letters: { exported: 'of an address that anybody may have typed, so of no account', erased: 'of no account' },
  rate_limits: { exported: 'counts that are gone within the hour', erased: 'deleted' },
  model_usage: { exported: true, erased: 'deleted' },
}

/** Columns of text or JSON that hold nothing of a person: ids, codes and what airlines say of their flights. */
const IMPERSONAL = new Set(
  `users.role sessions.kind sessions.ended_because one_time_codes.purpose messages.role messages.status trip_commands.issued_by
  orders.status orders.payment_status orders.search orders.picks orders.ancillaries orders.ticket_numbers orders.terms_id
  orders.booking_reference orders.payment_id orders.cancellation order_steps.step order_steps.key order_steps.state payments.gateway
  payments.status payments.currency webhook_events.gateway webhook_events.type webhook_events.order_id confirmations.currency model_usage.day
  payment_customers.gateway http_idempotency.key http_idempotency.request_hash messages.client_key trip_commands.client_key
  letters.id letters.kind letters.email letters.name letters.text messages.parent_id messages.run_id threads.head_id runs.run_id runs.message_id queued_messages.key thread_shares.head_id`.split(
    /\s+/,
  ),
)

/** One row in every table of somebody's, with words that stand nowhere else: `canary` may be told to them, `secret` to nobody. */
async function plant(db: Database, who: string) {
  const [canary, secret] = [(of: string) => `canary-${who}-${of}`, (of: string) => `secret-${who}-${of}`]
  const [userId, threadId, orderId, confirmationId] = ['user', 'thread', 'ord', 'confirmation'].map((kind) => `${kind}-id-${who}`) as [
    string,
    string,
    string,
    string,
  ]
  const passport = { number: canary('passport'), expiresOn: '2031-01-01', issuingCountry: 'GB', nationality: 'GB' }
  const person = (of: string) => ({ ...passenger, firstName: canary(of), passport })
  const hashed = (of: string) => ({ ...quote, hash: secret(of) })
  const email = `${canary('email')}@example.com`
  const later = new Date(NOW.getTime() + 60_000)
  await db.insert(schema.users).values({
    id: userId,
    email,
    firstName: canary('first-name'),
    lastName: canary('last-name'),
    passwordHash: secret('password'),
    isGuest: false,
    picture: canary('picture'),
    preferences: { language: canary('preferences') },
    googleId: canary('google'),
    directoryId: canary('directory'),
  })
  const times = { createdAt: NOW, lastSeenAt: NOW, expiresAt: later }
  await db.insert(schema.sessions).values({ id: secret('session'), userId, kind: 'password', device: canary('device'), ...times })
  await db.insert(schema.refreshTokens).values({ hash: secret('refresh'), sessionId: secret('session'), issuedAt: NOW, expiresAt: later })
  await db.insert(schema.oneTimeCodes).values({ hash: secret('code'), purpose: 'hand-off', userId, expiresAt: later })
  for (const [id, name] of [
    [threadId, 'thread'],
    [`${threadId}-2`, 'thread-2'],
  ] as const) {
    const line = { cities: [canary(`line-of-${name}`)] }
    await db.insert(schema.threads).values({ id, userId, name: canary(name), line, headId: `message-of-${id}`, tripHead: 1 })
    await db.insert(schema.messages).values({
      id: `message-of-${id}`,
      threadId: id,
      sequence: 1,
      role: 'user',
      parts: [{ type: 'text', text: canary(`words-in-${name}`) }],
      metadata: { key: canary(`metadata-in-${name}`) },
      status: 'complete',
      words: canary(`words-in-${name}`),
    })
    const said = canary(`queued-in-${name}`)
    await db.insert(schema.queuedMessages).values({ threadId: id, key: 'key', text: said, timeZone: canary('zone'), createdAt: NOW })
    await db.insert(schema.runs).values({ threadId: id, runId: `run-in-${id}`, leaseUntil: NOW })
    const share = { token: secret(`share-of-${name}`), headId: `message-of-${id}`, names: [canary(`hidden-in-${name}`)], createdAt: NOW }
    await db.insert(schema.threadShares).values({ ...share, threadId: id })
    await db.insert(schema.recordedEvents).values({ threadId: id, number: 1, event: { text: canary(`recorded-in-${name}`) } })
    const draft = { passengers: [person(`draft-${name}`)] }
    await db.insert(schema.checkoutDrafts).values({ threadId: id, draft })
    const command = { type: 'set-passengers', passengers: [person(`command-${name}`)] }
    const facts = { note: canary(`facts-${name}`) }
    await db.insert(schema.tripCommands).values({ threadId: id, number: 1, command, facts, issuedBy: 'traveller', issuedAt: NOW })
  }
  await db.insert(schema.unsentWords).values({ userId, threadId, words: { unsentWords: canary('unsent') }, updatedAt: NOW })
  const result = { ...searchResult, search: { ...searchResult.search, preference: canary('search') }, offers: [secret('offers')] }
  await db.insert(schema.searches).values({ id: `search-id-${who}`, userId, threadId, result })
  await db.insert(schema.savedPassengers).values({ id: `saved-id-${who}`, userId, profile: person('saved-passenger') })
  const card = (of: string) => ({ ...visa, token: secret(of), brand: canary(of) })
  await db.insert(schema.savedCards).values({ id: `card-id-${who}`, userId, card: card('saved-card') })
  const priced = { amountMinor: 1, currency: 'GBP', tripVersion: 1, expiresAt: later }
  for (const [id, of] of [
    [confirmationId, threadId],
    [`${confirmationId}-2`, `${threadId}-2`],
  ] as const) {
    await db.insert(schema.confirmations).values({ id, userId, threadId: of, quote: hashed(`quote-of-${id}`), ...priced, orderId })
  }
  const { captureBefore: _, actionBy: __, ...sample } = sampleOrder({ id: orderId, userId, threadId, confirmationId })
  await db.insert(schema.orders).values({
    ...sample,
    status: 'success',
    paymentStatus: 'succeeded',
    paymentId: `pay-id-${who}`,
    bookingReference: `REF-${who}`,
    quote: hashed('order-quote'),
    quoteHash: secret('quote-hash'),
    passengers: [person('order-passenger'), { ...person('order-child'), type: 'child' }],
    billing: { ...billing, name: canary('billing-name'), email, street: canary('street') },
    card: card('order-card'),
    lastError: canary('last-error'),
  })
  const outcome = `no seat for ${canary('outcome')}`
  await db
    .insert(schema.orderSteps)
    .values({ orderId, number: 1, step: 'book', key: `order:${orderId}:book`, state: 'failed', outcome, at: NOW })
  await db
    .insert(schema.orderSteps)
    .values({ orderId, number: 2, step: 'capture', key: 'capture', state: 'failed', outcome: 'card_declined', at: NOW })
  const money = { amountMinor: 21_200, refundedMinor: 0, currency: 'GBP', createdAt: NOW, updatedAt: NOW }
  await db.insert(schema.payments).values({ paymentId: `pay-id-${who}`, orderId, gateway: 'sandbox', status: 'succeeded', ...money })
  const event = { gateway: 'sandbox', type: 'charge.refunded', paymentId: `pay-id-${who}`, orderId: null, receivedAt: NOW }
  await db.insert(schema.webhookEvents).values({ eventId: `event-id-${who}`, ...event })
  await db.insert(schema.httpIdempotency).values({ userId, key: 'key', requestHash: 'h', body: secret('answer'), createdAt: NOW })
  await db.insert(schema.paymentCustomers).values({ userId, gateway: 'stripe', customerId: canary('customer') })
  const mail = { subject: canary('subject'), html: secret('html') }
  for (const [of, recipient, dedupeKey] of [
    ['receipt', `${canary('typed')}@example.com`, `order:${orderId}:receipt`],
    ['letter', email.toUpperCase(), `account:${secret('letter')}`],
  ] as const) {
    await db
      .insert(schema.outbox)
      .values({ ...mail, id: `${of}-id-${who}`, recipient, text: canary(`text-of-${of}`), dedupeKey, sentAt: null })
  }
  const link = {
    ...mail,
    id: `link-id-${who}`,
    recipient: email,
    text: secret('link'),
    dedupeKey: `secret:${secret('link-key')}`,
    sentAt: null,
  }
  await db.insert(schema.outbox).values(link)
  await db.insert(schema.rateLimits).values({ key: `mail:${userId}`, uses: 1, endsAt: later })
  await db.insert(schema.rateLimits).values({ key: `sign-in:${email}`, uses: 1, endsAt: later })
  await db.insert(schema.modelUsage).values({ userId, day: '2026-11-20', inputTokens: 123_457, outputTokens: 1 })
  return { userId, threadId, orderId, email }
}

/** Every row of every table of ours, as text, with the names of its columns. */
async function allRows(db: Database): Promise<{ table: string; row: Record<string, unknown>; text: string }[]> {
  const found = []
  for (const { name } of ours) {
    const result: unknown = await db.execute(sql.raw(`select to_jsonb(t) as row from "${name}" t`))
    const rows = (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as { row: Record<string, unknown> }[]
    found.push(...rows.map(({ row }) => ({ table: name, row, text: JSON.stringify(row) })))
  }
  return found
}

const planted = (text: string, who: string) => [...new Set(text.match(new RegExp(`(canary|secret)-${who}-[\\w-]+`, 'gi')) ?? [])].toSorted()
const ofWhom = (text: string, who: string) => text.toLowerCase().includes(`-${who}`)

test('every table is exported and erased, or it says why not', () => {
  expect(ours.map(({ name }) => name).toSorted()).toEqual(Object.keys(FATE).toSorted())
})

beforeAll(() => setEncryptionKey('a key for tests only'))

await onEachDatabase((database) => {
  test('every personal column of every table comes back to its owner, no secret does, and nothing of anybody else’s', async () => {
    const [ada] = [await plant(database(), 'ada'), await plant(database(), 'tom')]
    // What somebody else's booking sent to this address is not hers: who typed it need not have been she.
    await database().insert(schema.outbox).values({
      id: 'to-ada',
      recipient: ada.email,
      subject: 'canary-tom-typed-her-address',
      text: '',
      dedupeKey: 'order:ord-id-tom:receipt:2',
    })
    const rows = await allRows(database())
    const columns = ours.flatMap(({ name, columns: all }) =>
      all.filter((column) => /^(text|jsonb)/.test(column.getSQLType())).map((column) => `${name}.${column.name}`),
    )
    const personal = new Set(
      rows.flatMap(({ table, row }) =>
        Object.entries(row).flatMap(([column, value]) => (/-ada\b|sealed/.test(JSON.stringify(value)) ? [`${table}.${column}`] : [])),
      ),
    )
    const unthought = columns.filter(
      (column) => !personal.has(column) && !IMPERSONAL.has(column) && !column.startsWith('price_observations'),
    )
    expect(unthought).toEqual([])

    const parts = await createAccountStore(database()).collect(ada.userId)
    const told = JSON.stringify(parts)
    const here = rows.filter(({ table, text }) => FATE[table]?.exported === true && ofWhom(text, 'ada'))
    const canaries = planted(here.map(({ text }) => text).join(), 'ada').filter((one) => one.startsWith('canary'))
    expect(canaries.filter((one) => !told.toLowerCase().includes(one.toLowerCase()))).toEqual([])
    expect(told).toContain('canary-ada-passport')
    expect(told).toContain('canary-ada-unsent')
    expect(told).toContain('charge.refunded')
    expect(told).toContain('123457')
    expect(told.match(/secret-[\w-]+/g)).toBeNull()
    expect(told.match(/[\w-]+-tom[\w-]*/g)).toBeNull()
    expect(await createAccountStore(database()).collect(ada.userId)).toEqual(parts)
    expect((await createAccountStore(database()).collect('nobody')).flatMap((part) => part.rows)).toEqual([])
  })

  test('after erasing, nothing personal is left in any column of ours, and another user’s rows are as they were', async () => {
    const [kim] = [await plant(database(), 'kim'), await plant(database(), 'lee')]
    const before = (await allRows(database())).filter(({ text }) => ofWhom(text, 'lee'))
    const store = createAccountStore(database())
    expect(await Promise.all([store.erase(kim.userId, NOW), store.erase(kim.userId, NOW)])).toEqual(['erased', 'erased'])

    const after = await allRows(database())
    expect(after.flatMap(({ text }) => planted(text, 'kim'))).toEqual([])
    const left = after.filter(({ text }) => ofWhom(text, 'kim'))
    expect(left.filter(({ text }) => text.includes('sealed'))).toEqual([])
    expect(left.filter(({ table }) => FATE[table]?.erased === 'deleted')).toEqual([])
    expect(left.map(({ table }) => table).toSorted()).toEqual(
      ['users', 'threads', 'confirmations', 'orders', 'order_steps', 'order_steps', 'payments', 'webhook_events'].toSorted(),
    )
    expect(after.filter(({ text }) => ofWhom(text, 'lee'))).toEqual(before)
    expect(left.find(({ table }) => table === 'users')?.row).toMatchObject({ email: null, first_name: '', preferences: {}, role: 'user' })
  })

  test('what people wrote to the desk is not of the account that somebody made with its address', async () => {
    const { userId, email } = await plant(database(), 'desk')
    const letter = { id: 'to-desk', recipient: email, subject: 'A letter', text: 'canary-tom-wrote-it', dedupeKey: 'desk:a-letter' }
    await database().insert(schema.outbox).values(letter)
    const store = createAccountStore(database())
    expect(JSON.stringify(await store.collect(userId))).not.toContain('canary-tom')
    await store.erase(userId, NOW)
    expect((await allRows(database())).filter(({ text }) => text.includes('canary-tom-wrote-it'))).toHaveLength(1)
  })

  test('an order without its people is still an order: its steps, its payment and its references are read as before', async () => {
    const { userId, orderId } = await plant(database(), 'ian')
    const orders = createOrderStore(database())
    const before = await orders.find(orderId, userId)
    await createAccountStore(database()).erase(userId, NOW)
    const after = await orders.find(orderId, userId)
    expect(after).toMatchObject({
      status: 'success',
      bookingReference: 'REF-ian',
      picks: before?.picks,
      search: before?.search,
      card: null,
    })
    expect(after?.quote.total).toEqual(before?.quote.total)
    expect(after?.passengers.map(({ type, lastName }) => `${type}:${lastName}`)).toEqual(['adult:', 'child:'])
    expect(after?.passengers.map((person) => passengerSchema.safeParse(person).success)).toEqual([true, true])
    expect((await orders.listSteps(orderId, userId)).map(({ step, outcome }) => `${step} ${outcome}`)).toEqual([
      'book null',
      'capture card_declined',
    ])
    expect(await orders.listPayments(orderId, userId)).toMatchObject([{ amount: { amountMinor: 21_200, currency: 'GBP' } }])
    expect(await createOrderJournal(database()).claim(orderId, NOW, 1000)).toMatchObject({ id: orderId })
  })

  test('a letter of the bank that comes after its account was erased is worked on all the same', async () => {
    const world = await openOrderWorld(database())
    const order = await world.buy()
    expect(await createAccountStore(database()).erase(world.userId, world.deps.clock())).toBe('erased')
    const paymentId = order.paymentId ?? ''
    await world.deps.gateway.refund({ paymentId, amount: { amountMinor: 1200, currency: 'GBP' }, key: 'dashboard' })
    const event = { gateway: 'sandbox', eventId: 'evt_late', type: 'charge.refunded', paymentId, orderId: null }
    await world.deps.webhooks.keep(event, world.deps.clock())
    const { listWaiting } = world.deps.webhooks
    const only = async (limit: number) => (await listWaiting(limit)).filter(({ eventId }) => eventId === 'evt_late')
    expect(await processWebhooks({ ...world.deps, webhooks: { ...world.deps.webhooks, listWaiting: only } })).toBe(1)
    await world.sweepAfter(60_000)
    const [payment] = await world.deps.orders.listPayments(order.id, world.userId)
    expect(payment?.refunded.amountMinor).toBe(1200)
    expect(await world.deps.orders.find(order.id, world.userId)).toMatchObject({ status: 'success', billing: { name: '' } })
  })

  test.each([
    ['unconfirmed', 'authorised'],
    ['payment_due', 'failed'],
    ['cancelling', 'refunding'],
  ] as const)('while an order is %s nothing is erased', async (status, paymentStatus) => {
    const world = await openOrderWorld(database())
    const order = await world.place()
    await world.deps.journal.update(order, { status, paymentStatus }, NOW)
    const before = (await allRows(database())).filter(({ text }) => text.includes(world.userId) || text.includes(world.threadId))
    expect(await createAccountStore(database()).erase(world.userId, NOW)).toBe('order-under-way')
    expect((await allRows(database())).filter(({ text }) => text.includes(world.userId) || text.includes(world.threadId))).toEqual(before)
  })

  test('an order that somebody works on right now keeps its account until they are done', async () => {
    const world = await openOrderWorld(database())
    const order = await world.buy()
    const now = world.deps.clock()
    await world.deps.journal.claim(order.id, now, 1000)
    expect(await createAccountStore(database()).erase(world.userId, now)).toBe('order-under-way')
    expect(await createAccountStore(database()).erase(world.userId, new Date(now.getTime() + 1000))).toBe('erased')
  })

  test('an order placed at the same moment is either whole, and keeps the account, or not there at all', async () => {
    for (let round = 0; round < 4; round++) {
      const world = await openOrderWorld(database())
      const place = () => world.place().catch(() => null)
      const erase = () => createAccountStore(database()).erase(world.userId, NOW)
      const [placed, erased] = await Promise.all([place(), erase()])
      const orders = await world.deps.orders.list(world.userId)
      expect(orders.map(({ id }) => id)).toEqual(placed ? [placed.id] : [])
      expect(erased).toBe(placed ? 'order-under-way' : 'erased')
      if (placed) expect(orders[0]?.passengers[0]?.lastName).toBe(passenger.lastName)
    }
  })

  test('what came in between is erased by erasing again, and the time of the first stays', async () => {
    const { userId } = await addTraveller(database())
    const store = createAccountStore(database())
    await store.erase(userId, NOW)
    await database()
      .insert(schema.threads)
      .values({ id: `late-${userId}`, userId, name: 'A late thought' })
    expect(await store.erase(userId, new Date(NOW.getTime() + 1000))).toBe('erased')
    const left = (await allRows(database())).filter(({ text }) => text.includes(userId))
    expect(left.map(({ table }) => table)).toEqual(['users'])
    expect(new Date(String(left[0]?.row.erased_at))).toEqual(NOW)
  })
})
