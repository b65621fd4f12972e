import * as texts from '@/lib/texts/pages/chat/conversation'
import { getConversation, postVersion } from './chat-requests'
import { type Desk, noteDeed, PAGE, takeConversation } from './desk'

const underWay = new WeakMap<Desk['store'], Promise<void>>()

/** Puts the messages before the first one that is shown in front of it. Whoever asks while they are on their way waits for the same ones. */
export function showEarlier({ store }: Desk, limit = PAGE): Promise<void> {
  const loading = underWay.get(store) ?? loadEarlier(store, limit).finally(() => underWay.delete(store))
  underWay.set(store, loading)
  return loading
}

async function loadEarlier(store: Desk['store'], limit: number): Promise<void> {
  const { threadId, messages, hasEarlier } = store.get()
  const first = messages[0]
  if (!threadId || !first || !hasEarlier) return
  store.set({ isLoadingEarlier: true })
  const answer = await getConversation(threadId, { limit, before: first.id })
  store.set({ isLoadingEarlier: false })
  if ('refusal' in answer) return store.set({ refusal: texts.earlierMessagesNotLoaded })
  const now = store.get().messages
  // Another branch was opened meanwhile.
  if (now[0]?.id !== first.id) return
  store.set({ messages: [...answer.value.messages, ...now], hasEarlier: answer.value.hasEarlier })
}

/** Loads back until a message is there, as far as there are earlier ones and they can be had. */
export async function reachMessage(desk: Desk, messageId: string): Promise<void> {
  const { store } = desk
  const isThere = () => store.get().messages.some(({ id }) => id === messageId)
  while (!isThere() && store.get().hasEarlier) {
    const before = store.get().messages[0]?.id
    await showEarlier(desk, 200)
    if (store.get().messages[0]?.id === before) return
  }
}

/** Shows the branch of another version of a message, with the trip that was left there. */
export async function showVersion(desk: Desk, messageId: string): Promise<boolean> {
  const { store } = desk
  const { threadId, answering } = store.get()
  if (!threadId || answering) return false
  noteDeed(desk)
  const { deeds } = store.get()
  const answer = await postVersion(threadId, messageId)
  if (store.get().deeds !== deeds) return false
  if ('refusal' in answer) {
    store.set({ refusal: answer.refusal.message })
    return false
  }
  store.set({ trouble: null, refusal: null, editing: null })
  takeConversation(desk, answer.value)
  desk.tellTabs()
  return true
}
