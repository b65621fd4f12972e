import { randomUUID } from 'node:crypto'
import type { UIMessageChunk } from 'ai'
import { historyBefore } from '@/app/api/chat/history'
import { replyToTurn, type TurnDeps } from '@/app/api/chat/turn'
import { messageRefusal } from '@/components/chat/message-refusal'
import type { ChatMessage, MessageMetadata } from '@/lib/chat/message'
import { openStream } from '@/lib/chat/open-stream'
import { wordsOf } from '@/lib/chat/words-of'
import { type ReplayStores, replayWorld } from '@/lib/services/replay-world'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { shownTrip } from '@/lib/travel/trip/shown-trip'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { openSearch } from '@/lib/workflows/flights/open-search'
import type { OrderDeps } from '@/lib/workflows/orders/order-deps'
import { placeOrder } from '@/lib/workflows/orders/place-order'
import { quoteTrip } from '@/lib/workflows/orders/quote-trip'
import { issueTripCommand } from '@/lib/workflows/trips/issue-trip-command'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { type Heard, readHeard, SILENCE } from '../heard'
import type { Row } from '../row'
import { tripFacts } from '../trip-facts'
import { type Browser, bookTrip } from './book-trip'
import type { Driver } from './driver'

const PACE: NonNullable<OrderDeps['pace']> = { retryDelaysMs: [0, 0], lookUpDelaysMs: [0, 0, 0], waitMs: 60_000, pollMs: 5 }
const CARD = { token: 'tok_sandbox_visa', brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 } as const

/** The app without a server: its turns, tools, stores, market and bank, on the frozen morning of `today`, or else of the row's own day. */
export function createInProcessDriver(today?: string): Driver {
  const dayOf = (row: Row) => today ?? row.today
  return {
    today: dayOf,
    open: async (row) => {
      const now = new Date(`${dayOf(row)}T10:00:00.000Z`)
      const { openStores, market, hotels, places, names, guide, travelGuide } = replayWorld()
      const clock = () => now
      const stores = await openStores(row.setup !== undefined, clock)
      const deps = { ...stores, places, names, guide, travelGuide, stays: hotels(''), supplier: market('', clock), clock }
      return openConversation(dayOf(row), stores, deps, row)
    },
  }
}

async function openConversation(today: string, stores: ReplayStores, deps: TurnDeps, { setup }: Row) {
  const { threadId, userId, messages } = stores
  const caller = { threadId, userId, today }
  let live: LiveTrip | null = null
  const take = async (parts: ChatMessage['parts']): Promise<Heard> => {
    const key = randomUUID()
    const metadata: MessageMetadata = { threadId, createdAt: deps.clock().getTime() }
    const said = { id: `msg_${key}`, parts, metadata: { ...metadata, key }, words: wordsOf(parts), clientKey: key }
    await messages.addTravellerMessage({ ...caller, ...said })
    const answer = { id: `msg_${randomUUID()}`, threadId, userId, runId: `run_${key}` }
    await messages.beginAnswer({ ...answer, metadata })
    const { stream, ...outlet } = openStream<UIMessageChunk>()
    const done = replyToTurn(
      {
        caller,
        model: replayWorld().concierge,
        history: await historyBefore(answer.id, caller, stores),
        messageId: answer.id,
        metadata,
        signal: new AbortController().signal,
        save: (written, status) => messages.saveAnswer({ ...answer, parts: written, metadata, words: wordsOf(written), status }),
        explain: (error) => (error instanceof Error ? error.message : String(error)),
      },
      deps,
      outlet,
    )
    const read = await readHeard(stream, live)
    await done
    live = read.live
    return read.heard
  }
  if (setup) {
    await bookTrip(browserOf(take, stores, deps, caller), setup.booked)
    const booked = await loadLiveTrip(threadId, userId, deps)
    live = booked && shownTrip(booked)
  }
  const say = async (words: string): Promise<Heard> => {
    const refusal = messageRefusal(words)
    if (!refusal) return take([{ type: 'text', text: words }])
    return { ...SILENCE, trip: live ? tripFacts(live.trip) : SILENCE.trip, error: refusal.message }
  }
  return { say }
}

function browserOf(
  take: (parts: ChatMessage['parts']) => Promise<Heard>,
  { buying }: ReplayStores,
  deps: TurnDeps,
  caller: { threadId: string; userId: string; today: string },
): Browser {
  const { threadId, userId, today } = caller
  const load = () => loadLiveTrip(threadId, userId, deps)
  const command: Browser['command'] = async (said) =>
    void mustHold(await issueTripCommand(said, { ...caller, issuedBy: 'traveller' }, deps))
  return {
    command,
    choose: async (said, label) => {
      await command(said)
      await take([{ type: 'data-change', data: { label, fact: (await load())?.undoLabel ?? said.type } }])
    },
    search: async (change) => {
      const found = await openSearch(change, { userId, today, onProgress: () => undefined }, deps)
      if (found.type !== 'result') throw new Error(JSON.stringify(found))
      return found.result.searchId
    },
    offers: async (searchId, slice) => (await deps.searches.find(searchId, userId))?.offers[slice] ?? [],
    trip: async () => (await load())?.trip ?? EMPTY_TRIP,
    pay: async () => {
      const before = await load()
      if (!before || !buying) throw new Error('Nothing can be paid in this thread.')
      const orderDeps = { ...deps, ...buying, mail: { send: async () => undefined, deliver: async () => undefined }, pace: PACE }
      const now = deps.clock()
      const quoted = mustHold(await quoteTrip({ trip: before.trip, tripVersion: before.version, threadId, userId, now }, orderDeps))
      mustHold(await placeOrder({ confirmationId: quoted.confirmationId, card: CARD, userId, now }, orderDeps))
    },
  }
}

function mustHold<Answer extends object>(answer: Answer): Exclude<Answer, { refusal: unknown }> {
  if ('refusal' in answer) throw new Error((answer as { refusal: { message: string } }).refusal.message)
  // Without a refusal it is one of the other answers.
  return answer as Exclude<Answer, { refusal: unknown }>
}
