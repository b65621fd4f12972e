import { fieldOf } from './field-of'
import { keysOfOtherTabs, ownTab } from './own-tab'

/** One for each thread and tab, so that what is said in one leaves the words of another alone. */
const prefixOf = (threadId: string | null) => `wayfarer.unsent.${threadId ?? 'new'}.`

/**
 * A message on its way, as it was sent: `key` makes sending it again harmless. `threadId` is null for one that opens a thread; `instead` names
 * the message whose place it takes.
 */
export type UnsentMessage = { userId: string; threadId: string | null; key: string; text: string; instead?: string | undefined }

/** Kept from the press until the server has it: a crash or a reload in between loses none of it. */
export function keepUnsent(message: UnsentMessage): void {
  try {
    localStorage.setItem(prefixOf(message.threadId) + ownTab(), JSON.stringify(message))
  } catch (error) {
    console.warn(error)
  }
}

/** This tab's own before one that another tab left: the key makes it harmless where that tab lives and sends it, too. */
export function readUnsent(userId: string, threadId: string | null): UnsentMessage | null {
  const [first] = keptUnsent(userId, threadId)
  return first?.unsent ?? null
}

/** Other words that are kept for this thread by now stay. */
export function dropUnsent({ userId, threadId, key }: Pick<UnsentMessage, 'userId' | 'threadId' | 'key'>): void {
  for (const { slot, unsent } of keptUnsent(userId, threadId)) if (unsent.key === key) localStorage.removeItem(slot)
}

function keptUnsent(userId: string, threadId: string | null): { slot: string; unsent: UnsentMessage }[] {
  try {
    const prefix = prefixOf(threadId)
    return [prefix + ownTab(), ...keysOfOtherTabs(prefix)].flatMap((slot) => {
      const unsent: unknown = JSON.parse(localStorage.getItem(slot) ?? 'null')
      return isUnsent(unsent) && unsent.userId === userId && unsent.threadId === threadId ? [{ slot, unsent }] : []
    })
  } catch (error) {
    console.warn(error)
    return []
  }
}

function isUnsent(value: unknown): value is UnsentMessage {
  const [threadId, instead] = [fieldOf(value, 'threadId'), fieldOf(value, 'instead')]
  const isPlaced = (threadId === null || typeof threadId === 'string') && (instead === undefined || typeof instead === 'string')
  return isPlaced && ['userId', 'key', 'text'].every((name) => typeof fieldOf(value, name) === 'string')
}
