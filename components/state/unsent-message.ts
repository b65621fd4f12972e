import { fieldOf } from './field-of'

/** One for each thread, so that what is said in one leaves the words of another alone. */
const slotOf = (threadId: string | null) => (threadId ? `wayfarer.unsent.${threadId}` : 'wayfarer.unsent')

/**
 * A message on its way, as it was sent: `key` makes sending it again harmless. `threadId` is null for one that opens a thread; `instead` names
 * the message whose place it takes.
 */
export type UnsentMessage = { userId: string; threadId: string | null; key: string; text: string; instead?: string | undefined }

/** Kept from the press until the server has it: a crash or a reload in between loses none of it. */
export function keepUnsent(message: UnsentMessage): void {
  try {
    localStorage.setItem(slotOf(message.threadId), JSON.stringify(message))
  } catch (error) {
    console.warn('The message could not be kept.', error)
  }
}

export function readUnsent(userId: string, threadId: string | null): UnsentMessage | null {
  try {
    const unsent: unknown = JSON.parse(localStorage.getItem(slotOf(threadId)) ?? 'null')
    return isUnsent(unsent) && unsent.userId === userId && unsent.threadId === threadId ? unsent : null
  } catch (error) {
    console.warn('The message could not be read.', error)
    return null
  }
}

/** Other words that are kept for this thread by now stay. */
export function dropUnsent({ userId, threadId, key }: Pick<UnsentMessage, 'userId' | 'threadId' | 'key'>): void {
  if (readUnsent(userId, threadId)?.key !== key) return
  try {
    localStorage.removeItem(slotOf(threadId))
  } catch (error) {
    console.warn('The message could not be let go.', error)
  }
}

function isUnsent(value: unknown): value is UnsentMessage {
  const [threadId, instead] = [fieldOf(value, 'threadId'), fieldOf(value, 'instead')]
  const isPlaced = (threadId === null || typeof threadId === 'string') && (instead === undefined || typeof instead === 'string')
  return isPlaced && ['userId', 'key', 'text'].every((name) => typeof fieldOf(value, name) === 'string')
}
