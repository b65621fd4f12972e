import { postStop } from './chat-requests'
import type { Desk } from './desk'

/** Stops the answer that is shown as running, and no other: a newer one has another id. */
export async function stopAnswer({ store }: Desk): Promise<void> {
  const { answering, threadId } = store.get()
  if (!answering || answering.isStopping) return
  store.set({ answering: { ...answering, isStopping: true }, refusal: null })
  const messageId = answering.messageId ?? (await firstWord(store))
  if (!messageId) return
  const answer = await postStop(store.get().threadId ?? threadId ?? '', messageId)
  const now = store.get().answering
  if ('refusal' in answer && now?.messageId === messageId) {
    store.set({ answering: { ...now, isStopping: false }, refusal: answer.refusal.message })
  }
}

/** The id of an answer that has not begun yet, as soon as it has one; null when it ends before. */
function firstWord(store: Desk['store']): Promise<string | null> {
  return new Promise((resolve) => {
    const end = store.subscribe(() => {
      const { answering } = store.get()
      if (answering && !answering.messageId) return
      end()
      resolve(answering?.messageId ?? null)
    })
  })
}
