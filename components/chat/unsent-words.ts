import { maskCardNumbers } from '@/lib/travel/payment/find-card-number'
import { registerUnsent } from '../state/flush-unsent'
import { useRootStore } from '../state/root-store'
import { useSessionEndStore } from '../state/session-end-store'
import { LONGEST_TYPED } from './message-length'

type Left = { owner: string; text: string }

/** By thread; of a new one 'new'. */
const left = new Map<string, Left>()
const sent = new Map<string, Left>()

registerUnsent(sendLeft)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void sendLeft()
})
// Not every browser says that a page which goes is hidden.
window.addEventListener('pagehide', () => void sendLeft())

/**
 * Takes down what stands under a key of use-draft.ts. The server hears of it when the page is hidden or the session ends, and of nothing
 * while somebody types.
 */
export function noteWords(key: string, text: string): void {
  const thread = /^wayfarer\.draft\.([^.]+)\./.exec(key)?.[1]
  const owner = useRootStore.getState().ownerId
  if (thread && owner) left.set(thread, { owner, text: text.trim() === '' ? '' : text })
}

async function sendLeft(): Promise<void> {
  // After its end nobody takes it: the words wait in this browser.
  if (useSessionEndStore.getState().isEnded) return
  const owner = useRootStore.getState().ownerId
  const changed = [...left].filter(([thread, words]) => words.owner === owner && sent.get(thread)?.text !== words.text)
  // One row a user: those that were let go make room before those that stay.
  changed.sort(([, one], [, other]) => Number(one.text !== '') - Number(other.text !== ''))
  await Promise.all(changed.map(([thread, words]) => send(thread, words)))
}

async function send(thread: string, words: Left): Promise<void> {
  sent.set(thread, words)
  const isTaken = await put(thread, words).catch(() => false)
  // The next time is the next try.
  if (!isTaken && sent.get(thread) === words) sent.delete(thread)
}

async function put(thread: string, { owner, text }: Left): Promise<boolean> {
  const body = { owner, threadId: thread === 'new' ? null : thread, text: maskCardNumbers(text).slice(0, LONGEST_TYPED) }
  const response = await fetch('/api/unsent-words', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // A page that closes still delivers it.
    keepalive: true,
  })
  return response.ok
}
