import type { OrderStore } from '../ports/order-store'
import type { SearchStore } from '../ports/search-store'
import type { ThreadRow, ThreadStore } from '../ports/thread-store'
import type { TripStore } from '../ports/trip-store'
import type { SearchResult } from '../travel/flights/offer'
import type { RecordedCommand } from '../travel/trip/commands'

/** The stores of one replayed thread, in memory: the same ports as the database, for a single user and without orders. */
export function createMemoryStores(threadId: string): {
  threads: ThreadStore
  trips: TripStore
  searches: SearchStore
  orders: OrderStore
} {
  const thread: ThreadRow = { id: threadId, userId: 'traveller', name: '', createdAt: new Date(0), updatedAt: new Date(0) }
  return { threads: threadStore(thread), trips: tripStore(), searches: searchStore(), orders: noOrders() }
}

function threadStore(thread: ThreadRow): ThreadStore {
  return {
    create: async () => thread,
    find: async (id) => (id === thread.id ? thread : null),
    list: async () => [thread],
    rename: async () => true,
    nameAutomatically: async () => undefined,
    touch: async () => undefined,
  }
}

function tripStore(): TripStore {
  const commands: (RecordedCommand & { isUndone: boolean })[] = []
  return {
    listCommands: async () => commands.filter((command) => !command.isUndone),
    latestNumber: async () => commands.length,
    async append({ number, command, facts, issuedBy, issuedAt }) {
      if (number !== commands.length + 1) return null
      const recorded = { number, command, facts, issuedBy, issuedAt: issuedAt.toISOString(), isUndone: false }
      commands.push(recorded)
      return recorded
    },
    async markUndone(_threadId, _userId, number) {
      const command = commands[number - 1]
      if (!command || command.isUndone) return false
      command.isUndone = true
      return true
    },
  }
}

function searchStore(): SearchStore {
  const results = new Map<string, SearchResult>()
  return {
    save: async (_userId, _threadId, result) => void results.set(result.searchId, result),
    find: async (searchId) => results.get(searchId) ?? null,
  }
}

function noOrders(): OrderStore {
  return {
    create: async () => null,
    find: async () => null,
    findByThread: async () => null,
    list: async () => [],
    listSteps: async () => [],
  }
}
