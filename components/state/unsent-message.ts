import { fieldOf } from './field-of'

const KEY = 'wayfarer.unsent'

/**
 * A message on its way, as it was sent: `key` makes sending it again harmless. `threadId` is null for one that opens a thread; `instead` names
 * the message whose place it takes.
 */
export type UnsentMessage = { userId: string; threadId: string | null; key: string; text: string; instead?: string | undefined }

/** Kept from the press until the server has it: a crash or a reload in between loses none of it. */
export function keepUnsent(message: UnsentMessage): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(message))
  } catch (error) {
    console.warn('The message could not be kept.', error)
  }
}

export function readUnsent(userId: string, threadId: string | null): UnsentMessage | null {
  try {
    const unsent: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isUnsent(unsent) && unsent.userId === userId && unsent.threadId === threadId ? unsent : null
  } catch (error) {
    console.warn('The message could not be read.', error)
    return null
  }
}

export function dropUnsent(): void {
  try {
    localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('The message could not be let go.', error)
  }
}

function isUnsent(value: unknown): value is UnsentMessage {
  const [threadId, instead] = [fieldOf(value, 'threadId'), fieldOf(value, 'instead')]
  const isPlaced = (threadId === null || typeof threadId === 'string') && (instead === undefined || typeof instead === 'string')
  return isPlaced && ['userId', 'key', 'text'].every((name) => typeof fieldOf(value, name) === 'string')
}
