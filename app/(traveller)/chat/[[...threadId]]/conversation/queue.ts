import { dropUnsent, keepUnsent } from '@/components/state/unsent-message'
import * as texts from '@/lib/texts/pages/chat/conversation'
import { deleteQueued, postQueued } from './chat-requests'
import { type ConversationState, giveBack } from './conversation-state'
import { type Desk, noteDeed } from './desk'
import { newKey } from './new-key'

type Queued = ConversationState['queued'][number]

/** The words that wait for the answer that is on its way. The server keeps them and sends them; no refusal loses any. */
export function createQueue(desk: Desk) {
  const { store, userId } = desk
  const onTheirWay = new Map<string, Queued>()
  const leaving = new Set<string>()
  let lastAsked: Promise<unknown> = Promise.resolve()

  /** One after the other: what is taken back at once has arrived before, and an older answer never hides a newer one. */
  function inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const asked = lastAsked.then(ask)
    lastAsked = asked.catch(() => undefined)
    return asked
  }

  /** What the server keeps, and behind it what has not reached it yet. */
  function show(stored: Queued[]): void {
    const coming = [...onTheirWay.values()].filter(({ key }) => !stored.some((each) => each.key === key))
    store.set({ queued: [...stored, ...coming] })
  }

  async function add(text: string, key = newKey()): Promise<void> {
    const { threadId, queued } = store.get()
    if (!threadId) return giveBack(store, text, null)
    noteDeed(desk)
    keepUnsent({ userId, threadId, key, text })
    const added = { key, text, createdAt: new Date().toISOString() }
    onTheirWay.set(key, added)
    store.set({ queued: [...queued, added], refusal: null })
    const answer = await inTurn(() => postQueued(threadId, { key, text }))
    onTheirWay.delete(key)
    dropUnsent({ userId, threadId, key })
    noteDeed(desk)
    if ('value' in answer) {
      show(answer.value.queued)
      desk.announce(texts.queued)
      desk.tellTabs()
      return
    }
    store.set({ queued: store.get().queued.filter((each) => each.key !== key) })
    giveBack(store, text, answer.refusal.message)
  }

  /** True when it waits no more, and is not being answered either; false also for a second press while the first is on its way. */
  async function remove(key: string): Promise<boolean> {
    const { threadId } = store.get()
    if (!threadId || leaving.has(key)) return false
    leaving.add(key)
    noteDeed(desk)
    const answer = await inTurn(() => deleteQueued(threadId, key))
    leaving.delete(key)
    noteDeed(desk)
    if ('refusal' in answer) {
      const isGone = answer.refusal.code === 'not_found'
      if (isGone) store.set({ queued: store.get().queued.filter((each) => each.key !== key) })
      store.set({ refusal: isGone ? texts.alreadyBeingAnswered : answer.refusal.message })
      return false
    }
    store.set({ refusal: null })
    show(answer.value.queued)
    desk.tellTabs()
    return true
  }

  return {
    add,
    async remove(key: string): Promise<void> {
      if (await remove(key)) desk.announce(texts.removed)
    },
    /** Takes it out of the queue and gives its words back to the composer. */
    async edit(key: string): Promise<void> {
      const waiting = store.get().queued.find((each) => each.key === key)
      if (waiting && (await remove(key))) giveBack(store, waiting.text, null)
    },
  }
}
export type Queue = ReturnType<typeof createQueue>
