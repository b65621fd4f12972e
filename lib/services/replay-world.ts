import 'server-only'
import { randomUUID } from 'node:crypto'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { createConfirmationStore } from '../adapters/database/confirmation-store'
import type { Database } from '../adapters/database/database'
import { emptyPglite } from '../adapters/database/empty-pglite'
import { createMessageStore } from '../adapters/database/message-store'
import { openPgliteInMemory } from '../adapters/database/open-pglite'
import { createOrderJournal, createOrderStore } from '../adapters/database/order-store'
import { createSavedCardStore } from '../adapters/database/saved-card-store'
import { users } from '../adapters/database/schema'
import { hasEncryptionKey, setEncryptionKey } from '../adapters/database/sealing'
import { createSearchStore } from '../adapters/database/search-store'
import { createThreadStore } from '../adapters/database/thread-store'
import { createTripStore } from '../adapters/database/trip-store'
import { createTravelGuide } from '../adapters/guide/travel-guide'
import { createKnownNames } from '../adapters/names/known-names'
import { createNameFinder } from '../adapters/names/name-finder'
import { createSandboxBank, type SandboxBank } from '../adapters/payments/sandbox/sandbox-bank'
import { createSandboxGateway } from '../adapters/payments/sandbox/sandbox-gateway'
import { createPlaces } from '../adapters/places/places'
import { createSandboxStays } from '../adapters/stays/sandbox/sandbox-stays'
import { createInProcessBus } from '../adapters/stream-bus/in-process'
import { withPlainTexts } from '../adapters/supplier/plain-supplier'
import { NO_DIALS, parseDials } from '../adapters/supplier/sandbox/dials'
import { createSandboxSupplier } from '../adapters/supplier/sandbox/sandbox-supplier'
import { createConcierge } from '../concierge/concierge-model'
import { DESTINATION_GUIDE } from '../content/destination-guide'
import type { Clock } from '../ports/clock'
import type { ConfirmationStore } from '../ports/confirmation-store'
import type { FlightSupplier } from '../ports/flight-supplier'
import type { MessageStore } from '../ports/message-store'
import type { NameFinder } from '../ports/name-finder'
import type { OrderJournal, OrderStore } from '../ports/order-store'
import type { PaymentGateway } from '../ports/payment-gateway'
import type { Places, WorldMap } from '../ports/places'
import type { SavedCardStore } from '../ports/saved-card-store'
import type { SearchStore } from '../ports/search-store'
import type { StaySupplier } from '../ports/stay-supplier'
import type { StreamBus } from '../ports/stream-bus'
import type { TravelGuide } from '../ports/travel-guide'
import type { TripStore } from '../ports/trip-store'
import { createMemoryStores } from '../replay/memory-stores'
import { createMemoryThread } from '../replay/memory-thread'
import { rememberReads } from '../replay/remember-reads'
import type { DestinationGuide } from '../travel/places/destination-guide'
import { GUIDE_SHELVES } from './guide-shelves'

/** Where one replayed thread is kept. Only a thread in which something is paid has `buying`. */
export type ReplayStores = {
  threadId: string
  userId: string
  trips: TripStore
  messages: MessageStore
  searches: SearchStore
  orders: OrderStore
  buying: {
    journal: OrderJournal
    confirmations: ConfirmationStore
    savedCards: SavedCardStore
    gateway: PaymentGateway
    bank: SandboxBank
  } | null
}

/** What all replays of a process share, and what each of them gets anew. */
export type ReplayWorld = {
  places: Places & WorldMap
  names: NameFinder
  concierge: LanguageModelV4
  /** Carries answers to readers that leave and come back. */
  bus: StreamBus
  /** The embedded market, by the words of SANDBOX_DIALS; a market where everything works without any. */
  market: (dials: string, clock: Clock) => FlightSupplier
  guide: DestinationGuide
  travelGuide: TravelGuide
  /** The embedded hotels, by the same words. */
  hotels: (dials: string) => StaySupplier
  /** A thread in memory, or, as it is to be paid, in the process's own embedded database. */
  openStores: (isPaid: boolean, clock: Clock) => Promise<ReplayStores>
}

const MEMORY_THREAD = 'thr_replayed'
const MEMORY_USER = 'traveller'

let opened: ReplayWorld | null = null

/** The same one for all replays of this process: indexes of places and names are built once, and the database is opened at most once. */
export function replayWorld(): ReplayWorld {
  opened ??= {
    places: createPlaces(),
    names: createNameFinder(),
    concierge: createConcierge(createKnownNames()),
    bus: createInProcessBus(),
    market: (words, clock) => withPlainTexts(createSandboxSupplier({ now: clock, dials: readDials(words) })),
    guide: DESTINATION_GUIDE,
    travelGuide: createTravelGuide(GUIDE_SHELVES),
    hotels: (words) => createSandboxStays({ places: DESTINATION_GUIDE.stayPlaces, dials: readDials(words) }),
    openStores: (isPaid, clock) => (isPaid ? openDatabaseStores(clock) : Promise.resolve(memoryStores())),
  }
  return opened
}

function readDials(words: string) {
  if (words === '') return NO_DIALS
  const read = parseDials(`price-change=0 ${words}`)
  if ('fault' in read) throw new Error(`The market of this transcript ${read.fault}.`)
  return read.dials
}

function memoryStores(): ReplayStores {
  const { searches, orders } = createMemoryStores(MEMORY_THREAD)
  const thread = createMemoryThread(MEMORY_THREAD, MEMORY_USER)
  return { threadId: MEMORY_THREAD, userId: MEMORY_USER, searches, orders, ...thread, buying: null }
}

let database: Promise<Database> | null = null

/** The app trusts no file that lies in a folder of everybody's; for scripts and tests a copy is much quicker. */
async function openEmptyDatabase(): Promise<Database> {
  const copy = process.env.NEXT_RUNTIME ? undefined : await emptyPglite()
  return (await openPgliteInMemory(copy)).db
}

async function openDatabaseStores(clock: Clock): Promise<ReplayStores> {
  database ??= openEmptyDatabase()
  const db = await database
  // In the app its own key is set already; this one only ever seals stand-ins in memory.
  if (!hasEncryptionKey()) setEncryptionKey('replays keep nothing of anybody')
  const userId = randomUUID()
  await db.insert(users).values({ id: userId, firstName: '', lastName: '', isGuest: true })
  const threadId = `thr_${randomUUID().replaceAll('-', '')}`
  await createThreadStore(db).create({ id: threadId, userId, name: 'Replayed' })
  const { journal, confirmations, savedCards, gateway, bank, ...stores } = rememberReads({
    trips: createTripStore(db),
    messages: createMessageStore(db),
    searches: createSearchStore(db),
    orders: createOrderStore(db),
    journal: createOrderJournal(db),
    confirmations: createConfirmationStore(db),
    savedCards: createSavedCardStore(db),
    gateway: createSandboxGateway(db, clock),
    bank: createSandboxBank(db, clock),
  })
  return { threadId, userId, ...stores, buying: { journal, confirmations, savedCards, gateway, bank } }
}
