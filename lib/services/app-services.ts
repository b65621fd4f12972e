import 'server-only'
import path from 'node:path'
import type { LanguageModelV4, LanguageModelV4Prompt } from '@ai-sdk/provider'
import { createHttpAnalytics } from '../adapters/analytics/http-analytics'
import { createSilentAnalytics } from '../adapters/analytics/silent-analytics'
import { createAccountStore } from '../adapters/database/account-store'
import { createConfirmationStore } from '../adapters/database/confirmation-store'
import type { Database } from '../adapters/database/database'
import { createDraftStore } from '../adapters/database/draft-store'
import { createIdempotencyStore } from '../adapters/database/idempotency-store'
import { createLetterStore } from '../adapters/database/letter-store'
import { createMessageStore } from '../adapters/database/message-store'
import { createModelUsageStore } from '../adapters/database/model-usage-store'
import { createOneTimeCodeStore } from '../adapters/database/one-time-code-store'
import { openDatabase } from '../adapters/database/open-database'
import { createOrderNewsStore } from '../adapters/database/order-news-store'
import { createOrderJournal, createOrderStore } from '../adapters/database/order-store'
import { createPaymentCustomers } from '../adapters/database/payment-customers'
import { createPriceHistory } from '../adapters/database/price-history'
import { tellQueryTime } from '../adapters/database/query-time'
import { createQueueStore } from '../adapters/database/queue-store'
import { createRateLimitStore } from '../adapters/database/rate-limit-store'
import { createRecordingStore } from '../adapters/database/recording-store'
import { createRetentionStore } from '../adapters/database/retention-store'
import { createRunStore } from '../adapters/database/run-store'
import { createSandboxBookings } from '../adapters/database/sandbox-booking-store'
import { createSavedCardStore } from '../adapters/database/saved-card-store'
import { createSavedPassengerStore } from '../adapters/database/saved-passenger-store'
import { doesKeyFit } from '../adapters/database/sealed-rows'
import { setEncryptionKey } from '../adapters/database/sealing'
import { createSearchStore } from '../adapters/database/search-store'
import { createSessionStore } from '../adapters/database/session-store'
import { createShareStore } from '../adapters/database/share-store'
import { createThreadStore } from '../adapters/database/thread-store'
import { createTripStore } from '../adapters/database/trip-store'
import { createTurnStore } from '../adapters/database/turn-store'
import { createUnsentWordsStore } from '../adapters/database/unsent-words-store'
import { createUserStore } from '../adapters/database/user-store'
import { createWebhookStore } from '../adapters/database/webhook-store'
import { createEmbeddedDirectory } from '../adapters/directory/embedded/embedded-directory'
import { createTokenIssuer } from '../adapters/directory/embedded/token-issuer'
import { createRemoteDirectory } from '../adapters/directory/remote/remote-directory'
import { createCalendarWriter } from '../adapters/documents/calendar-file'
import { createPdfPrinter } from '../adapters/documents/pdf-printer'
import { createPlanCalendarWriter } from '../adapters/documents/plan-calendar-file'
import { createTravelGuide } from '../adapters/guide/travel-guide'
import { createHttpIpLocation } from '../adapters/ip-location/http-ip-location'
import { createNoIpLocation } from '../adapters/ip-location/no-ip-location'
import { createOutboxMail, createOutboxStore } from '../adapters/mail/outbox'
import { createSmtpMail } from '../adapters/mail/smtp-mail'
import { createOpenAIModel } from '../adapters/model/openai/openai-model'
import { createKnownNames } from '../adapters/names/known-names'
import { createNameFinder } from '../adapters/names/name-finder'
import { createPasswordHasher } from '../adapters/passwords/argon2-hasher'
import { type BankDials, parseBankDials } from '../adapters/payments/sandbox/bank-dials'
import { createSandboxBank } from '../adapters/payments/sandbox/sandbox-bank'
import { createSandboxGateway } from '../adapters/payments/sandbox/sandbox-gateway'
import { createSandboxPostman, postTo } from '../adapters/payments/sandbox/sandbox-postman'
import { webhookSecretFrom } from '../adapters/payments/sandbox/webhook-signature'
import { withBankDials } from '../adapters/payments/sandbox/with-bank-dials'
import { createStripeGateway } from '../adapters/payments/stripe/stripe-gateway'
import { createPlaces } from '../adapters/places/places'
import { createInProcessLimits } from '../adapters/rate-limits/in-process'
import { createSandboxStays } from '../adapters/stays/sandbox/sandbox-stays'
import { createInProcessBus } from '../adapters/stream-bus/in-process'
import { createRedisBus } from '../adapters/stream-bus/redis'
import { withSearchCache } from '../adapters/supplier/cached-supplier'
import { createDuffelSupplier } from '../adapters/supplier/duffel/duffel-supplier'
import { withPlainTexts } from '../adapters/supplier/plain-supplier'
import { type Dials, parseDials } from '../adapters/supplier/sandbox/dials'
import { createSandboxSupplier } from '../adapters/supplier/sandbox/sandbox-supplier'
import { traceModel } from '../adapters/tracing/trace-model'
import { traceSupplier } from '../adapters/tracing/trace-supplier'
import { createLiveRuns } from '../chat/live-runs'
import { createConcierge } from '../concierge/concierge-model'
import { languageHeard } from '../concierge/languages/hear'
import { sayTakeover, type TakeoverReason } from '../concierge/languages/say-takeover'
import { repliesToAnswer } from '../concierge/quick-replies'
import { DESTINATION_GUIDE } from '../content/destination-guide'
import type { Environment } from '../env'
import type { Clock } from '../ports/clock'
import type { FlightSupplier } from '../ports/flight-supplier'
import type { Mail } from '../ports/mail'
import { tapGateway, tapModel, tapStays, tapSupplier, tapTrips } from '../replay/taps'
import { GUIDE_SHELVES } from './guide-shelves'
import { log, logOutside } from './log'
import { mostAnswersAtOnce } from './most-answers-at-once'
import { makeSecret, readSecret } from './own-secret'
import { tracer } from './trace'

/** Everything outside the rules of the trade, chosen by the environment. Of the app, this is the only file that names adapters. */
export async function createServices(environment: Environment) {
  const { DATABASE_URL: databaseUrl, PGPASSWORD: databasePassword, DATA_FOLDER: dataFolder } = environment
  const ownKey = environment.ENCRYPTION_KEY ?? (await readSecret(dataFolder, 'encryption-key'))
  const ownSecret = environment.NEXTAUTH_SECRET ?? (await readSecret(dataFolder, 'session-secret'))
  const { db, state, close } = await openDatabase({ databaseUrl, databasePassword, dataFolder })
  await tellEncryptionKey(environment, ownKey, db).catch(async (error: unknown) => {
    await close()
    throw error
  })
  if (tracer().isOn) tellQueryTime(noteQueryTime)
  const clock = () => new Date()
  const runStore = createRunStore(db)
  const secret = ownSecret ?? (await makeSecret(dataFolder, 'session-secret'))
  return {
    environment,
    clock,
    close,
    databaseState: state,
    retention: createRetentionStore(db),
    secret,
    model: tapModel(traceModel(chooseModel(environment), tracer())),
    /** Answers for nothing where the model is a service that cannot: it fails, or a traveller's share of the day is used up. */
    concierge: tapModel(traceModel(createConcierge(createKnownNames()), tracer())),
    sayTakeover: (reason: TakeoverReason, prompt: LanguageModelV4Prompt) => sayTakeover(reason, prompt, createKnownNames()),
    modelUsage: createModelUsageStore(db),
    places: createPlaces(),
    names: createNameFinder(),
    languageOf: languageHeard(createKnownNames()),
    repliesTo: repliesToAnswer,
    ipLocator: environment.IP_LOCATION_URL ? createHttpIpLocation({ url: environment.IP_LOCATION_URL }) : createNoIpLocation(),
    analytics: environment.ANALYTICS_URL ? createHttpAnalytics({ url: environment.ANALYTICS_URL }) : createSilentAnalytics(),
    supplier: tapSupplier(withSearchCache(traceSupplier(withPlainTexts(chooseSupplier(environment, db, clock)), tracer()))),
    stays: tapStays(createSandboxStays({ places: DESTINATION_GUIDE.stayPlaces, dials: readDials(environment.SANDBOX_DIALS) })),
    guide: DESTINATION_GUIDE,
    travelGuide: createTravelGuide(GUIDE_SHELVES),
    hasDesk: environment.CONTACT_EMAIL !== undefined,
    ...(await choosePayments(environment, db, clock, secret)),
    mail: chooseMail(environment, db),
    outbox: createOutboxStore(db, { hasMailServer: environment.SMTP_URL !== undefined }),
    printer: createPdfPrinter(),
    calendar: createCalendarWriter(),
    planCalendars: createPlanCalendarWriter(),
    bus: environment.REDIS_URL ? createRedisBus({ url: environment.REDIS_URL, log }) : createInProcessBus(),
    runStore,
    runs: createLiveRuns({ store: runStore, clock, mostAtOnce: mostAnswersAtOnce() }),
    ...chooseAccounts(environment, db, clock, secret),
    accounts: createAccountStore(db),
    threads: createThreadStore(db),
    messages: createMessageStore(db),
    turns: createTurnStore(db),
    queue: createQueueStore(db),
    shares: createShareStore(db),
    recordings: createRecordingStore(db),
    trips: tapTrips(createTripStore(db)),
    searches: createSearchStore(db),
    priceHistory: createPriceHistory(db),
    drafts: createDraftStore(db),
    unsentWords: createUnsentWordsStore(db),
    savedPassengers: createSavedPassengerStore(db),
    savedCards: createSavedCardStore(db),
    orders: createOrderStore(db),
    journal: createOrderJournal(db),
    orderNews: createOrderNewsStore(db),
    confirmations: createConfirmationStore(db),
    letters: createLetterStore(db),
    rateLimits: environment.DATABASE_URL ? createRateLimitStore(db) : createInProcessLimits(),
    webhooks: createWebhookStore(db),
    idempotency: createIdempotencyStore(db),
  }
}
export type Services = Awaited<ReturnType<typeof createServices>>

/**
 * The key that there is, or a new one where nothing was encrypted yet. Throws where it does not open what is encrypted: travellers would be
 * asked for their passports again, and those of their orders never be read.
 */
async function tellEncryptionKey(environment: Environment, key: string | null, db: Database): Promise<void> {
  const { ENCRYPTION_KEY, ENCRYPTION_KEY_CHECK, DATA_FOLDER } = environment
  if (key !== null) setEncryptionKey(key)
  if (ENCRYPTION_KEY_CHECK === 'on' && (await doesKeyFit(db)) === false) {
    const file = `The file ${path.resolve(DATA_FOLDER, 'encryption-key')}`
    const fault =
      key === null
        ? `${file} is missing, and passports in the database were encrypted with it.`
        : `${ENCRYPTION_KEY === undefined ? file : 'ENCRYPTION_KEY'} holds another key than the one that passports in the database were encrypted with.`
    throw new Error(
      `${fault} Put that key back. If it is lost, set ENCRYPTION_KEY_CHECK=off: travellers are then asked for passports again.`,
    )
  }
  if (key === null) setEncryptionKey(await makeSecret(DATA_FOLDER, 'encryption-key'))
}

/** In the span that the query belongs to. */
function noteQueryTime(milliseconds: number): void {
  tracer().add('database.queries', 1)
  tracer().add('database.ms', milliseconds)
}

function chooseModel(environment: Environment): LanguageModelV4 {
  if (environment.model === 'concierge') return createConcierge(createKnownNames())
  return createOpenAIModel({
    apiKey: environment.OPENAI_API_KEY,
    baseUrl: environment.OPENAI_BASE_URL,
    modelId: environment.OPENAI_MODEL,
    api: environment.openaiApi,
  })
}

function readDials(text: string): Dials {
  const read = parseDials(text)
  if ('fault' in read) throw new Error(`Wayfarer cannot start with this environment:\n  - SANDBOX_DIALS ${read.fault}.`)
  return read.dials
}

function readBankDials(text: string): BankDials {
  const read = parseBankDials(text)
  if ('fault' in read) throw new Error(`Wayfarer cannot start with this environment:\n  - SANDBOX_BANK_DIALS ${read.fault}.`)
  return read.dials
}

/** Who holds and takes the money. The sandbox is a bank and a postman, too, as its letters come over HTTP like anybody's. */
async function choosePayments(environment: Environment, db: Database, clock: Clock, appSecret: string) {
  const { payments, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = environment
  if (payments === 'stripe' && secretKey && webhookSecret) {
    const customers = createPaymentCustomers(db)
    return {
      gateway: tapGateway(await createStripeGateway({ secretKey, webhookSecret, apiUrl, customers, log: logOutside })),
      sandboxBank: null,
      sandboxPostman: null,
    }
  }
  const secret = webhookSecretFrom(appSecret)
  const dials = readBankDials(environment.SANDBOX_BANK_DIALS)
  // Next sets the port while it starts, so it is read for each letter.
  const ownDoor = () => `http://127.0.0.1:${process.env.PORT ?? 3000}/api/webhooks/sandbox`
  return {
    gateway: tapGateway(withBankDials(createSandboxGateway(db, clock, { secret, dials }), dials)),
    sandboxBank: createSandboxBank(db, clock, { dials }),
    sandboxPostman: createSandboxPostman({ db, clock, secret, post: (letter) => postTo(ownDoor())(letter) }),
  }
}

/** Who people are, and what their sessions are carried by. Guests, and whoever comes from Google, are always our own. */
function chooseAccounts({ API_BASE_URL: baseUrl }: Environment, db: Database, clock: Clock, secret: string) {
  const [users, sessions, codes, passwords] = [
    createUserStore(db),
    createSessionStore(db),
    createOneTimeCodeStore(db),
    createPasswordHasher(),
  ]
  const tokens = createTokenIssuer(db, { secret, sessions })
  const directory = baseUrl ? createRemoteDirectory({ baseUrl }) : createEmbeddedDirectory({ users, passwords, tokens, clock })
  return { users, sessions, codes, passwords, tokens, directory }
}

function chooseSupplier(environment: Environment, db: Database, clock: Clock): FlightSupplier {
  if (environment.supplier === 'sandbox' || !environment.DUFFEL_ACCESS_TOKEN) {
    return createSandboxSupplier({ bookings: createSandboxBookings(db), now: clock, dials: readDials(environment.SANDBOX_DIALS) })
  }
  return createDuffelSupplier({
    accessToken: environment.DUFFEL_ACCESS_TOKEN,
    basePath: environment.DUFFEL_API_URL,
    clock,
    log: logOutside,
  })
}

function chooseMail({ SMTP_URL: url, MAIL_FROM: from }: Environment, db: Database): Mail {
  return url && from ? createSmtpMail({ url, from, db }) : createOutboxMail(db)
}
