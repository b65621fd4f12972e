import type { OrderStore } from '../ports/order-store'
import type { SearchStore } from '../ports/search-store'
import type { TripStore } from '../ports/trip-store'
import type { SearchResult } from '../travel/flights/offer-schema'
import type { RecordedCommand } from '../travel/trip/commands'

const USER = 'traveller'

/** The stores of one replayed thread, in memory: the same ports as the database, for the user `traveller` alone and without orders. */
export function createMemoryStores(threadId: string): {
  trips: TripStore
  searches: SearchStore
  orders: OrderStore
} {
  return { trips: tripStore(threadId), searches: searchStore(), orders: noOrders() }
}

function tripStore(ownThreadId: string): TripStore {
  const stored: { recorded: RecordedCommand; clientKey: string | null; parent: number | null }[] = []
  let head: number | null = null
  let version = 0
  const isOwn = (threadId: string, userId: string) => threadId === ownThreadId && userId === USER
  const moveTo = (number: number | null) => {
    head = number
    version += 1
  }
  const inForce = () => {
    const way: RecordedCommand[] = []
    for (
      let entry = head === null ? undefined : stored[head - 1];
      entry;
      entry = entry.parent === null ? undefined : stored[entry.parent - 1]
    ) {
      way.unshift(entry.recorded)
    }
    return way
  }
  return {
    load: async (threadId, userId) => (isOwn(threadId, userId) ? { commands: inForce(), version, mayHaveOrder: true } : null),
    hasCommand: async (threadId, userId, clientKey) => isOwn(threadId, userId) && stored.some((entry) => entry.clientKey === clientKey),
    async append({ threadId, userId, version: seen, clientKey, issuedAt, command, facts, issuedBy }) {
      const isKeyTaken = clientKey !== null && stored.some((entry) => entry.clientKey === clientKey)
      if (!isOwn(threadId, userId) || isKeyTaken || seen !== version) return null
      const recorded = { number: stored.length + 1, command, facts, issuedBy, issuedAt: issuedAt.toISOString() }
      stored.push({ recorded, clientKey, parent: head })
      moveTo(recorded.number)
      return recorded
    },
    async undo(threadId, userId, number) {
      if (!isOwn(threadId, userId) || head !== number) return false
      moveTo(stored[number - 1]?.parent ?? null)
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
