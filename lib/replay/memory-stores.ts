import type { OrderStore } from '../ports/order-store'
import type { SearchStore } from '../ports/search-store'
import type { ThreadRow, ThreadStore } from '../ports/thread-store'
import type { TripStore } from '../ports/trip-store'
import type { SearchResult } from '../travel/flights/offer'
import type { RecordedCommand } from '../travel/trip/commands'
import { tripVersion } from '../travel/trip/trip-version'

const USER = 'traveller'

/** The stores of one replayed thread, in memory: the same ports as the database, for the user `traveller` alone and without orders. */
export function createMemoryStores(threadId: string): {
  threads: ThreadStore
  trips: TripStore
  searches: SearchStore
  orders: OrderStore
} {
  const thread: ThreadRow = { id: threadId, userId: USER, name: '', createdAt: new Date(0), updatedAt: new Date(0) }
  return { threads: threadStore(thread), trips: tripStore(threadId), searches: searchStore(), orders: noOrders() }
}

function threadStore(thread: ThreadRow): ThreadStore {
  const isOwn = (threadId: string, userId: string) => threadId === thread.id && userId === thread.userId
  return {
    create: async () => thread,
    find: async (threadId, userId) => (isOwn(threadId, userId) ? thread : null),
    list: async (userId) => (userId === thread.userId ? [thread] : []),
    rename: async (threadId, userId) => isOwn(threadId, userId),
    nameAutomatically: async () => undefined,
  }
}

function tripStore(ownThreadId: string): TripStore {
  const stored: { recorded: RecordedCommand; clientKey: string | null; isUndone: boolean }[] = []
  const isOwn = (threadId: string, userId: string) => threadId === ownThreadId && userId === USER
  const requireOwn = (threadId: string, userId: string) => {
    if (!isOwn(threadId, userId)) throw new Error('this thread does not exist or belongs to somebody else')
  }
  const inForce = () => stored.filter(({ isUndone }) => !isUndone)
  return {
    async load(threadId, userId) {
      if (!isOwn(threadId, userId)) return { commands: [], latestNumber: 0 }
      return { commands: inForce().map(({ recorded }) => recorded), latestNumber: stored.length }
    },
    hasCommand: async (threadId, userId, clientKey) => isOwn(threadId, userId) && stored.some((entry) => entry.clientKey === clientKey),
    async append({ threadId, userId, version, clientKey, issuedAt, command, facts, issuedBy }) {
      requireOwn(threadId, userId)
      const isKeyTaken = clientKey !== null && stored.some((entry) => entry.clientKey === clientKey)
      if (isKeyTaken || version !== tripVersion(stored.length, inForce().length)) return null
      const recorded = { number: stored.length + 1, command, facts, issuedBy, issuedAt: issuedAt.toISOString() }
      stored.push({ recorded, clientKey, isUndone: false })
      return recorded
    },
    async markUndone(threadId, userId, number) {
      requireOwn(threadId, userId)
      const last = inForce().at(-1)
      if (last?.recorded.number !== number) return false
      last.isUndone = true
      return true
    },
  }
}

function searchStore(): SearchStore {
  const results = new Map<string, SearchResult>()
  return {
    save: async (userId, _threadId, result) => void results.set(`${userId} ${result.searchId}`, result),
    find: async (searchId, userId) => results.get(`${userId} ${searchId}`) ?? null,
  }
}

function noOrders(): OrderStore {
  return {
    create: async () => null,
    find: async () => null,
    findByThread: async () => null,
    list: async () => [],
    listSteps: async () => [],
    listPayments: async () => [],
  }
}
