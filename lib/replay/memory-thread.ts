import type { MessageRow, MessageStatus, MessageStore } from '../ports/message-store'
import type { TripStore } from '../ports/trip-store'
import type { RecordedCommand } from '../travel/trip/commands'

type Command = { recorded: RecordedCommand; parent: number | null; clientKey: string | null }
type Message = Omit<MessageRow, 'versions'> & { runId: string | null; tripBefore: number | null; tripAfter: number | null | undefined }

/** The messages and the trip of one thread in memory, both as trees with a head, as the database keeps them; for its user alone. */
export function createMemoryThread(threadId: string, userId: string): { trips: TripStore; messages: MessageStore } {
  const trip = createTrip()
  return { trips: tripStore(threadId, userId, trip), messages: messageStore(threadId, userId, trip) }
}

function createTrip() {
  const commands: Command[] = []
  const trip = { head: null as number | null, version: 0, commands }
  const inForce = () => {
    const way: RecordedCommand[] = []
    for (let number = trip.head; number !== null; ) {
      const command = commands[number - 1]
      if (!command) break
      way.unshift(command.recorded)
      number = command.parent
    }
    return way
  }
  const moveTo = (head: number | null) => {
    if (head === trip.head) return
    trip.head = head
    trip.version++
  }
  return { ...trip, state: trip, inForce, moveTo }
}
type MemoryTrip = ReturnType<typeof createTrip>

function tripStore(ownThreadId: string, ownUserId: string, { state, inForce, moveTo }: MemoryTrip): TripStore {
  const isOwn = (threadId: string, userId: string) => threadId === ownThreadId && userId === ownUserId
  return {
    load: async (threadId, userId) =>
      isOwn(threadId, userId) ? { commands: inForce(), version: state.version, mayHaveOrder: true } : null,
    hasCommand: async (threadId, userId, clientKey) =>
      isOwn(threadId, userId) && state.commands.some((entry) => entry.clientKey === clientKey),
    async append({ threadId, userId, version, clientKey, issuedAt, command, facts, issuedBy }) {
      const isKeyTaken = clientKey !== null && state.commands.some((entry) => entry.clientKey === clientKey)
      if (!isOwn(threadId, userId) || isKeyTaken || version !== state.version) return null
      const recorded = { number: state.commands.length + 1, command, facts, issuedBy, issuedAt: issuedAt.toISOString() }
      state.commands.push({ recorded, parent: state.head, clientKey })
      moveTo(recorded.number)
      return recorded
    },
    async undo(threadId, userId, number) {
      if (!isOwn(threadId, userId) || state.head !== number) return false
      moveTo(state.commands[number - 1]?.parent ?? null)
      return true
    },
  }
}

function messageStore(ownThreadId: string, ownUserId: string, trip: MemoryTrip): MessageStore {
  const messages: Message[] = []
  const keys = new Set<string>()
  let headId: string | null = null
  const isOwn = (threadId: string, userId: string) => threadId === ownThreadId && userId === ownUserId
  const byId = (id: string | null) => messages.find((message) => message.id === id)
  const branch = () => {
    const way: Message[] = []
    for (let message = byId(headId); message; message = byId(message.parentId)) way.unshift(message)
    return way
  }
  /** Each branch keeps the trip that it was left with. */
  const leave = () => {
    const head = byId(headId)
    if (head) head.tripAfter = trip.state.head
  }
  const toRow = ({ runId: _run, tripBefore: _before, tripAfter: _after, ...row }: Message): MessageRow => ({
    ...row,
    versions: messages.filter(({ parentId, role }) => parentId === row.parentId && role === row.role).map(({ id }) => id),
  })
  const place = (message: Pick<Message, 'id' | 'role' | 'parts' | 'metadata' | 'status' | 'runId'>, instead: string | undefined) => {
    if (byId(message.id)) return 'known' as const
    const replaced = instead === undefined ? undefined : byId(instead)
    if (instead !== undefined && !replaced) return 'gone' as const
    if (replaced) {
      leave()
      trip.moveTo(replaced.tripBefore)
    }
    const parentId = replaced ? replaced.parentId : headId
    const fresh = { threadId: ownThreadId, parentId, version: 2, createdAt: new Date(0), tripBefore: trip.state.head, tripAfter: undefined }
    messages.push({ ...fresh, ...message })
    headId = message.id
    return 'placed' as const
  }
  return {
    async list(threadId, userId, page) {
      if (!isOwn(threadId, userId)) return []
      const rows = branch().map(toRow)
      const end = page?.before === undefined ? rows.length : rows.findIndex(({ id }) => id === page.before)
      const last = Math.max(0, end)
      return rows.slice(page?.limit === undefined ? 0 : Math.max(0, last - page.limit), last)
    },
    async addTravellerMessage({ id, threadId, userId, parts, metadata, clientKey, instead, answer }) {
      if (!isOwn(threadId, userId)) return 'gone'
      if (keys.has(clientKey)) return 'known'
      const placed = place({ id, role: 'user', parts, metadata, status: 'complete', runId: null }, instead)
      if (placed === 'placed') keys.add(clientKey)
      if (placed === 'placed' && answer) place({ ...answer, role: 'assistant', parts: [], status: 'streaming' }, undefined)
      return placed
    },
    hasTravellerMessage: async (threadId, userId, clientKey) => isOwn(threadId, userId) && keys.has(clientKey),
    beginAnswer: async ({ id, threadId, userId, runId, metadata, instead }) =>
      isOwn(threadId, userId) ? place({ id, role: 'assistant', parts: [], metadata, status: 'streaming', runId }, instead) : 'gone',
    async continueAnswer({ id, threadId, userId, runId }) {
      const message = byId(id)
      const isEarly = message?.status === 'partial' || message?.status === 'failed'
      if (!message || !isOwn(threadId, userId) || id !== headId || message.role !== 'assistant' || !isEarly) return null
      Object.assign(message, { runId, status: 'streaming' satisfies MessageStatus })
      return toRow(message)
    },
    async saveAnswer({ id, threadId, userId, runId, parts, metadata, status }) {
      const message = byId(id)
      if (!message || !isOwn(threadId, userId) || message.runId !== runId) return false
      Object.assign(message, { parts, metadata, status })
      return true
    },
    async showVersion(threadId, userId, messageId) {
      const wanted = byId(messageId)
      if (!wanted || !isOwn(threadId, userId)) return 'gone'
      const isUnder = (message: Message | undefined): boolean =>
        message !== undefined && (message.id === messageId || isUnder(byId(message.parentId)))
      const leaf = messages.findLast((message) => isUnder(message) && !messages.some(({ parentId }) => parentId === message.id))
      if (!leaf || leaf.id === headId) return 'shown'
      leave()
      headId = leaf.id
      trip.moveTo(leaf.tripAfter === undefined ? leaf.tripBefore : leaf.tripAfter)
      return 'shown'
    },
    async closeInterrupted(isLiving) {
      const left = messages.filter(({ status, runId }) => status === 'streaming' && !(runId !== null && isLiving(runId)))
      for (const message of left) message.status = 'partial'
      return left.length
    },
  }
}
