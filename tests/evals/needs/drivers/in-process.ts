import { randomUUID } from 'node:crypto'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { UIMessageChunk } from 'ai'
import { historyBefore } from '@/app/api/chat/history'
import { replyToTurn, type TurnDeps } from '@/app/api/chat/turn'
import { messageRefusal } from '@/components/chat/message-refusal'
import type { ChatMessage, MessageMetadata } from '@/lib/chat/message'
import { openStream } from '@/lib/chat/open-stream'
import { wordsOf } from '@/lib/chat/words-of'
import { type ReplayStores, replayWorld } from '@/lib/services/replay-world'
import { addDays } from '@/lib/travel/dates'
import { shownTrip } from '@/lib/travel/trip/shown-trip'
import { EMPTY_TRIP } from '@/lib/travel/trip/trip'
import { openSearch } from '@/lib/workflows/flights/open-search'
import { cancelOrder } from '@/lib/workflows/orders/cancel-order'
import type { OrderDeps } from '@/lib/workflows/orders/order-deps'
import { placeOrder } from '@/lib/workflows/orders/place-order'
import { quoteCancellation } from '@/lib/workflows/orders/quote-cancellation'
import { quoteTrip } from '@/lib/workflows/orders/quote-trip'
import { issueTripCommand } from '@/lib/workflows/trips/issue-trip-command'
import { loadLiveTrip } from '@/lib/workflows/trips/load-live-trip'
import { type Heard, readHeard, SILENCE } from '../heard'
import { tripFacts } from '../trip-facts'
import { type Browser, bookTrip } from './book-trip'
import type { Conversation, Driver, Opening } from './driver'

const PACE: NonNullable<OrderDeps['pace']> = { retryDelaysMs: [0, 0], lookUpDelaysMs: [0, 0, 0], waitMs: 60_000, pollMs: 5 }
const CARD = { token: 'tok_sandbox_visa', brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 } as const

type Settings = { today?: string | undefined; model?: LanguageModelV4; canBuy?: boolean }

/**
 * The app without a server: its turns, tools, stores, market and bank, on the frozen morning of `today`, or else of the row's own day.
 * `canBuy` where something may be paid in a conversation that begins without a booking.
 */
export function createInProcessDriver({ today, model = replayWorld().concierge, canBuy = false }: Settings = {}): Driver {
  const dayOf = (row: Opening) => today ?? row.today
  return {
    today: dayOf,
    open: async (row) => {
      const day = dayOf(row)
      let now = morningOf(addDays(day, -(row.setup?.booked.daysAgo ?? 0)))
      const { openStores, market, hotels, places, names, guide, travelGuide } = replayWorld()
      const clock = () => now
      const stores = await openStores(canBuy || row.setup !== undefined, clock)
      const deps = { ...stores, places, names, guide, travelGuide, stays: hotels(''), supplier: market('', clock), clock }
      if (row.setup)
        await bookTrip(openConversation(now.toISOString().slice(0, 10), stores, deps, replayWorld().concierge).browser, row.setup.booked)
      now = morningOf(day)
      return openConversation(day, stores, deps, model)
    },
  }
}

function morningOf(day: string): Date {
  return new Date(`${day}T10:00:00.000Z`)
}

function openConversation(today: string, stores: ReplayStores, deps: TurnDeps, model: LanguageModelV4): Conversation {
  const { threadId, userId, messages } = stores
  const caller = { threadId, userId, today }
  const load = async () => {
    const live = await loadLiveTrip(threadId, userId, deps)
    return live && shownTrip(live)
  }
  const take = async (parts: ChatMessage['parts']): Promise<Heard> => {
    const before = await load()
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
        model,
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
    const read = await readHeard(stream, before)
    await done
    return read.heard
  }
  const say = async (words: string): Promise<Heard> => {
    const refusal = messageRefusal(words)
    if (!refusal) return take([{ type: 'text', text: words }])
    const live = await load()
    return { ...SILENCE, trip: live ? tripFacts(live.trip) : SILENCE.trip, order: live?.order ?? null, error: refusal.message }
  }
  return { say, browser: browserOf(take, stores, deps, caller), live: load }
}

function browserOf(
  take: (parts: ChatMessage['parts']) => Promise<Heard>,
  { buying }: ReplayStores,
  deps: TurnDeps,
  caller: { threadId: string; userId: string; today: string },
): Browser {
  const { threadId, userId, today } = caller
  const load = () => loadLiveTrip(threadId, userId, deps)
  const orderDeps = buying && { ...deps, ...buying, mail: { send: async () => undefined, deliver: async () => undefined }, pace: PACE }
  const command: Browser['command'] = async (said) =>
    void mustHold(await issueTripCommand(said, { ...caller, issuedBy: 'traveller' }, deps))
  return {
    command,
    choose: async (said, label) => {
      await command(said)
      return take([{ type: 'data-change', data: { label, fact: (await load())?.undoLabel ?? said.type } }])
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
      if (!before || !orderDeps) throw new Error('Nothing can be paid in this thread.')
      const now = deps.clock()
      const quoted = mustHold(await quoteTrip({ trip: before.trip, tripVersion: before.version, threadId, userId, now }, orderDeps))
      mustHold(await placeOrder({ confirmationId: quoted.confirmationId, card: CARD, userId, now }, orderDeps))
    },
    cancel: async (accepts) => {
      const orderId = (await load())?.order?.orderId
      if (!orderId || !orderDeps) throw new Error('Nothing is booked in this thread.')
      const { cancellation } = mustHold(await quoteCancellation({ orderId, userId }, orderDeps))
      const { refund, cancellationId } = cancellation
      const isCancelled = accepts(refund)
      if (isCancelled) mustHold(await cancelOrder({ orderId, cancellationId, userId }, orderDeps))
      return { refund, isCancelled }
    },
  }
}

function mustHold<Answer extends object>(answer: Answer): Exclude<Answer, { refusal: unknown }> {
  if ('refusal' in answer) throw new Error((answer as { refusal: { message: string } }).refusal.message)
  // Without a refusal it is one of the other answers.
  return answer as Exclude<Answer, { refusal: unknown }>
}
