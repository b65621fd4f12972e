import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CodePurpose } from '../../ports/one-time-code-store'
import type { SessionEnd, SessionKind } from '../../ports/session-store'
import type { BookingStatus, PaymentStatus } from '../../states/booking-status'
import type { CabinClass } from '../../travel/flights/search-labels'
import type { LetterKind } from '../../travel/letters/letter'
import { instant, json, personalJson, text } from './columns'

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  email: text('email').unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash'),
  isGuest: boolean('is_guest').notNull(),
  role: text('role').notNull().default('user'),
  picture: text('picture'),
  preferences: json('preferences').notNull().default({}),
  /** Whom Google, or the directory at API_BASE_URL, knows them as. */
  googleId: text('google_id').unique(),
  directoryId: text('directory_id').unique(),
  /** Of somebody who deleted their account only this row is left, without a name, because orders are kept. */
  erasedAt: instant('erased_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

// One sign-in on one device. Ending it here ends it everywhere, whatever cookie or token still says.
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<SessionKind>().notNull(),
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because').$type<SessionEnd>(),
  },
  (table) => [index('sessions_of_user').on(table.userId, table.endedAt)],
)

// Refresh tokens as hashes. A used one stays until it is over, so that using it again is noticed.
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id),
    issuedAt: instant('issued_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_of_session').on(table.sessionId), index('refresh_tokens_over').on(table.expiresAt)],
)

// What lets somebody do one thing once, soon: enter the web from the mobile app. As hashes.
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('one_time_codes_over').on(table.expiresAt), index('one_time_codes_of_user').on(table.userId)],
)

export const threads = pgTable(
  'threads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    isNamedByOwner: boolean('is_named_by_owner').notNull().default(false),
    /** Its trip in a line, for lists (lib/travel/trip/trip-line-schema.ts); null until a route is known. */
    line: json('line'),
    lastSequence: integer('last_sequence').notNull().default(0),
    /** The last message of the branch that is shown, and the last command of the trip that goes with it. */
    headId: text('head_id'),
    tripHead: integer('trip_head'),
    /** Grows with each change of the trip, undoing and another branch included. */
    tripVersion: integer('trip_version').notNull().default(0),
    pinnedAt: instant('pinned_at'),
    archivedAt: instant('archived_at'),
    /** Gone for its owner; swept a while later. */
    deletedAt: instant('deleted_at'),
    /** Since when what happens in it is recorded as a transcript. */
    recordedSince: instant('recorded_since'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('threads_of_user').on(table.userId, table.updatedAt), index('threads_deleted').on(table.deletedAt)],
)

const threadId = () =>
  text('thread_id')
    .notNull()
    .references(() => threads.id)

export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    threadId: threadId(),
    sequence: integer('sequence').notNull(),
    role: text('role').notNull(),
    parts: json('parts').notNull(),
    metadata: json('metadata'),
    status: text('status').notNull(),
    clientKey: text('client_key'),
    /** The message it follows; messages that follow the same one are versions of each other. Null at the beginning. */
    parentId: text('parent_id'),
    /** The trip's last command when this message was placed, and when its branch was last left with it at the end. */
    tripBefore: integer('trip_before'),
    tripAfter: integer('trip_after'),
    /** Which run writes an answer: no other may. */
    runId: text('run_id'),
    /** Of the parts (lib/chat/open-message.ts). */
    version: integer('version').notNull().default(1),
    /** What a search through the thread's text reads. */
    words: text('words').notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('messages_children').on(table.threadId, table.parentId),
    index('messages_words').using('gin', sql`to_tsvector('simple', ${table.words})`),
    unique('messages_order').on(table.threadId, table.sequence),
    unique('messages_client_key').on(table.threadId, table.clientKey),
    index('messages_streaming').on(table.status).where(sql`status = 'streaming'`),
  ],
)

export const tripCommands = pgTable(
  'trip_commands',
  {
    threadId: threadId(),
    number: integer('number').notNull(),
    command: personalJson('command').notNull(),
    facts: json('facts').notNull(),
    issuedBy: text('issued_by').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** The command before it in its trip; null for the first. The trip in force is the way from the thread's head back to the first. */
    parentNumber: integer('parent_number'),
    clientKey: text('client_key'),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.number] }),
    unique('trip_commands_client_key').on(table.threadId, table.clientKey),
  ],
)

// Answers on their way: at most one in a thread, held by the process that writes it and renewed while it lives.
export const runs = pgTable('runs', {
  threadId: threadId().primaryKey(),
  runId: text('run_id').notNull().unique(),
  messageId: text('message_id'),
  leaseUntil: instant('lease_until').notNull(),
  stopAskedAt: instant('stop_asked_at'),
})

// What was said while an answer was on its way, until its turn comes.
export const queuedMessages = pgTable(
  'queued_messages',
  {
    threadId: threadId(),
    key: text('key').notNull(),
    text: text('text').notNull(),
    timeZone: text('time_zone').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.key] })],
)

// Links under which anybody may read a thread up to one message, until they are revoked.
export const threadShares = pgTable(
  'thread_shares',
  {
    token: text('token').primaryKey(),
    threadId: threadId(),
    headId: text('head_id').notNull(),
    names: json('names').notNull().default([]),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('thread_shares_of_thread').on(table.threadId)],
)

// What happened in a thread while it was recorded, without personal data, as lines of a transcript (lib/replay/transcript.ts).
export const recordedEvents = pgTable(
  'recorded_events',
  {
    threadId: threadId(),
    number: integer('number').notNull(),
    event: json('event').notNull(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.number] })],
)

// The same question may give the same search id to two travellers, so the id alone is no key.
export const searches = pgTable(
  'searches',
  {
    id: text('id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    threadId: text('thread_id').references(() => threads.id),
    result: json('result').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.id, table.userId] })],
)

// What searches found before, for "is this a good price?". It outlives the searches, so it holds nothing of who searched.
export const priceObservations = pgTable(
  'price_observations',
  {
    supplier: text('supplier').notNull(),
    origin: text('origin').notNull(),
    destination: text('destination').notNull(),
    cabinClass: text('cabin_class').$type<CabinClass>().notNull(),
    directOnly: boolean('direct_only').notNull(),
    checkedBags: integer('checked_bags').notNull(),
    currency: text('currency').notNull(),
    departureOn: text('departure_on').notNull(),
    observedOn: text('observed_on').notNull(),
    daysAhead: integer('days_ahead').notNull(),
    lowestMinor: bigint('lowest_minor', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'price_observations_key',
      columns: [
        table.supplier,
        table.origin,
        table.destination,
        table.cabinClass,
        table.directOnly,
        table.checkedBags,
        table.currency,
        table.departureOn,
        table.observedOn,
      ],
    }),
  ],
)

export const checkoutDrafts = pgTable('checkout_drafts', {
  threadId: threadId().primaryKey(),
  draft: personalJson('draft').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

// What stands in the composer, not sent yet: one row a user. The words are encrypted, as anything may have been typed.
export const unsentWords = pgTable('unsent_words', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Null for a conversation that has not begun. */
  threadId: text('thread_id').references(() => threads.id),
  words: personalJson('words').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

// People a traveller books for often. The passport inside is encrypted.
export const savedPassengers = pgTable(
  'saved_passengers',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    profile: personalJson('profile').notNull(),
    isSelf: boolean('is_self').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('saved_passengers_of_user').on(table.userId, table.createdAt)],
)

// Cards as their gateway knows them: its token, and what may be shown. Never a number.
export const savedCards = pgTable(
  'saved_cards',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    card: json('card').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('saved_cards_of_user').on(table.userId, table.createdAt)],
)

export const confirmations = pgTable('confirmations', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  threadId: threadId(),
  quote: json('quote').notNull(),
  tripVersion: integer('trip_version').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  expiresAt: instant('expires_at').notNull(),
  orderId: text('order_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    threadId: threadId(),
    confirmationId: text('confirmation_id')
      .notNull()
      .unique()
      .references(() => confirmations.id),
    status: text('status').$type<BookingStatus>().notNull(),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    version: integer('version').notNull().default(1),
    leaseUntil: instant('lease_until'),
    leaseMs: integer('lease_ms').notNull().default(0),
    quote: json('quote').notNull(),
    quoteHash: text('quote_hash').notNull(),
    search: json('search').notNull(),
    picks: json('picks').notNull(),
    ancillaries: json('ancillaries'),
    passengers: personalJson('passengers').notNull(),
    billing: json('billing').notNull(),
    card: json('card'),
    keepCard: boolean('keep_card').notNull().default(false),
    authoriseNumber: integer('authorise_number').notNull(),
    paymentId: text('payment_id'),
    captureBefore: instant('capture_before'),
    actionBy: instant('action_by'),
    resumeAt: instant('resume_at'),
    termsId: text('terms_id'),
    bookingReference: text('booking_reference'),
    ticketNumbers: json('ticket_numbers').notNull(),
    cancellation: json('cancellation'),
    lastError: text('last_error'),
    isSimulated: boolean('is_simulated').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // Two tabs cannot make twin orders: only a failed order lets its thread have another one.
    uniqueIndex('orders_one_per_thread').on(table.threadId).where(sql`status <> 'failed'`),
    // Nor can two threads: `isInProgress` of lib/states in SQL.
    uniqueIndex('orders_one_per_quote')
      .on(table.userId, table.quoteHash)
      .where(
        sql`status not in ('failed', 'price_changed', 'booking_completed', 'details_fetching', 'success', 'needs_review', 'payment_due', 'cancelling', 'cancelled') and not (status = 'idle' and payment_status = 'failed')`,
      ),
    index('orders_of_user').on(table.userId, table.createdAt),
    index('orders_with_news')
      .on(table.updatedAt)
      .where(sql`status in ('payment_due', 'needs_review', 'failed', 'price_changed', 'cancelled')`),
  ],
)

export const orderSteps = pgTable(
  'order_steps',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    number: integer('number').notNull(),
    step: text('step').notNull(),
    key: text('key').notNull(),
    state: text('state').notNull(),
    outcome: text('outcome'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
)

// Every payment of every order, as the gateway last told it.
export const payments = pgTable(
  'payments',
  {
    paymentId: text('payment_id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    gateway: text('gateway').notNull(),
    status: text('status').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    refundedMinor: bigint('refunded_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    captureBefore: instant('capture_before'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('payments_of_order').on(table.orderId, table.createdAt)],
)

// What gateways told us, once each: acknowledged when it is kept, and worked on afterwards.
export const webhookEvents = pgTable(
  'webhook_events',
  {
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    paymentId: text('payment_id'),
    orderId: text('order_id'),
    receivedAt: instant('received_at').notNull(),
    processedAt: instant('processed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.gateway, table.eventId] }),
    index('webhook_events_waiting').on(table.receivedAt).where(sql`processed_at is null`),
  ],
)

// Answers to changing requests that carry a key: the same press sent again gets the same answer.
export const httpIdempotency = pgTable(
  'http_idempotency',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    body: json('body'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('http_idempotency_age').on(table.createdAt)],
)

// Whom a gateway knows a user as, where it has customers of its own.
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    gateway: text('gateway').notNull(),
    customerId: text('customer_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.gateway] })],
)

export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    dedupeKey: text('dedupe_key').notNull().unique(),
    sentAt: instant('sent_at'),
    tries: integer('tries').notNull().default(0),
    tryAt: instant('try_at').notNull().defaultNow(),
  },
  (table) => [
    index('outbox_of_recipient').on(table.recipient, table.sentAt),
    index('outbox_waiting').on(table.tryAt).where(sql`sent_at is null`),
  ],
)

// What people wrote by the forms of the public pages. Of nobody's account: anybody may type any address.
export const letters = pgTable(
  'letters',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<LetterKind>().notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('letters_one_membership').on(table.email).where(sql`kind = 'membership'`)],
)

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    uses: integer('uses').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ended').on(table.endsAt)],
)

// What the answers of a language model cost a traveller's daily allowance.
export const modelUsage = pgTable(
  'model_usage',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    day: text('day').notNull(),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull(),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

// The sandbox gateway's own books: an outside service that happens to live in the same database. No key into our tables.
export const sandboxPayments = pgTable('sandbox_payments', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  status: text('status').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  capturedMinor: bigint('captured_minor', { mode: 'number' }).notNull().default(0),
  refundedMinor: bigint('refunded_minor', { mode: 'number' }).notNull().default(0),
  currency: text('currency').notNull(),
  captureBefore: instant('capture_before').notNull(),
  createdAt: instant('created_at').notNull(),
  userId: text('user_id'),
  key: text('key'),
  card: json('card'),
  keepsCard: boolean('keeps_card').notNull().default(false),
  decline: json('decline'),
})

// Cards that the sandbox bank has checked for a customer once and does not ask about again.
export const sandboxKeptCards = pgTable(
  'sandbox_kept_cards',
  { userId: text('user_id').notNull(), token: text('token').notNull(), last4: text('last4').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.token, table.last4] })],
)

// Letters that the sandbox gateway still has to bring to our own door, some of them twice, late or in the wrong order.
export const sandboxWebhooks = pgTable(
  'sandbox_webhooks',
  {
    id: text('id').primaryKey(),
    payload: text('payload').notNull(),
    dueAt: instant('due_at').notNull(),
    tries: integer('tries').notNull().default(0),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [index('sandbox_webhooks_waiting').on(table.dueAt).where(sql`delivered_at is null`)],
)

export const sandboxPaymentRequests = pgTable('sandbox_payment_requests', {
  key: text('key').primaryKey(),
  parameters: text('parameters').notNull(),
  answer: json('answer'),
  createdAt: instant('created_at').notNull(),
})

// The sandbox airline's own books, likewise.
export const sandboxBookings = pgTable('sandbox_bookings', {
  reference: text('reference').primaryKey(),
  booking: json('booking').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

// Seats that the sandbox airline has sold: the same seat of the same flight and day is sold once.
export const sandboxSeats = pgTable(
  'sandbox_seats',
  {
    flight: text('flight').notNull(),
    seatNumber: text('seat_number').notNull(),
    reference: text('reference').notNull(),
  },
  (table) => [primaryKey({ columns: [table.flight, table.seatNumber] })],
)
