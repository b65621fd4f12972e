import type { Pulse } from '@/lib/chat/conversation'
import { getPulse } from './chat-requests'
import type { ConversationState } from './conversation-state'
import { type Desk, refresh } from './desk'
import type { Follower } from './follower'

const LIVELY_MS = 3_000
const CALM_MS = 10_000
const CALM_AFTER_MS = 60_000
/** Between an answer and the next one from the queue. */
const HASTY_MS = 300
const MOST_HASTY = 10

/** What this window knows of the live trip: its version, and how its order stands, which no version tells. */
export type ShownTrip = { version: number; orderStatus: string | null }

/**
 * Looks again and again whether the thread has moved on elsewhere: in another tab, on another device, or by what waited in its queue. Looks
 * only while the page is seen, and only asks for the conversation when something differs. Returns how to look at once and how to end it.
 */
export function startPulse(desk: Desk, follower: Follower, shownTrip: () => ShownTrip | null) {
  const { store } = desk
  let timer: ReturnType<typeof setTimeout> | null = null
  let isLooking = false
  let isOver = false
  let hasty = 0
  let heard = ''
  let doneId: string | null = null
  let lastNewsAt = Date.now()

  async function look(): Promise<void> {
    const { threadId, answering, deeds } = store.get()
    if (isOver || isLooking || document.visibilityState === 'hidden') return
    if (!threadId) return plan()
    isLooking = true
    const answer = await getPulse(threadId)
    isLooking = false
    if (isOver) return
    const isOwnDeed = store.get().deeds !== deeds || store.get().answering?.messageId !== answering?.messageId
    if ('value' in answer && !isOwnDeed) await hear(answer.value, threadId)
    if ('refusal' in answer && answer.refusal.code === 'not_found') return end()
    plan()
  }

  async function hear(pulse: Pulse, threadId: string): Promise<void> {
    const said = JSON.stringify(pulse)
    if (said !== heard) lastNewsAt = Date.now()
    // What was loaded for and still seems to differ will not look otherwise the next time; an answer may still be caught up with.
    const isNews = (said !== heard || pulse.runningMessageId !== null) && differs(pulse, store.get(), shownTrip())
    heard = said
    settleDead(pulse)
    if (!isNews) return
    const told = await refresh(desk)
    if (told) desk.loadThreads()
    else heard = ''
    const runningMessageId = told?.runningMessageId
    if (runningMessageId && !store.get().answering && !isOver) void follower.followRunning(threadId, runningMessageId)
  }

  /** Two looks in a row without the answer that is waited for here: no word of it will come any more. */
  function settleDead({ runningMessageId }: Pulse): void {
    const waitedId = store.get().answering?.messageId ?? null
    const isDone = waitedId !== null && waitedId !== runningMessageId
    if (isDone && doneId === waitedId) follower.settle()
    doneId = isDone ? waitedId : null
  }

  function plan(): void {
    if (timer) clearTimeout(timer)
    if (!isOver) timer = setTimeout(look, waitMs())
  }

  function waitMs(): number {
    const { answering, queued } = store.get()
    const isNextDue = !answering && queued.length > 0
    hasty = isNextDue ? hasty + 1 : 0
    if (isNextDue && hasty <= MOST_HASTY) {
      heard = ''
      return HASTY_MS
    }
    return Date.now() - lastNewsAt > CALM_AFTER_MS ? CALM_MS : LIVELY_MS
  }

  const lookNow = () => {
    lastNewsAt = Date.now()
    void look()
  }
  function end(): void {
    isOver = true
    if (timer) clearTimeout(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', lookNow)
    window.removeEventListener('focus', lookNow)
    window.removeEventListener('online', lookNow)
  }

  // What waits in the queue is the server's to send, and comes right behind an answer.
  let wasAnswering = false
  const unsubscribe = store.subscribe(() => {
    const isAnswering = store.get().answering !== null
    if (wasAnswering && !isAnswering) plan()
    wasAnswering = isAnswering
  })
  document.addEventListener('visibilitychange', lookNow)
  window.addEventListener('focus', lookNow)
  window.addEventListener('online', lookNow)
  plan()
  return { lookNow, end }
}

/** Whether the server has something that is not shown. */
export function differs(pulse: Pulse, state: ConversationState, trip: ShownTrip | null): boolean {
  const { answering, messages, queued, trouble } = state
  if (pulse.queuedKeys.join() !== queued.map(({ key }) => key).join()) return true
  // While an answer is followed, its own stream tells the rest.
  if (answering) return false
  if (pulse.runningMessageId !== null) return true
  // What never reached the server is not there to be compared.
  if (trouble?.wayOn === 'send-again') return false
  const last = messages.at(-1)
  const status = last?.role === 'assistant' ? (last.metadata?.status ?? 'complete') : null
  return (
    pulse.headId !== (last?.id ?? null) ||
    (status !== null && pulse.headStatus !== null && pulse.headStatus !== status) ||
    (trip !== null && (pulse.tripVersion > trip.version || pulse.orderStatus !== trip.orderStatus))
  )
}
