import { z } from 'zod'

const KEY = 'wayfarer.unsent'

/**
 * A message on its way, as it was sent: `key` makes sending it again harmless. `threadId` is null for one that opens a thread; `instead` names
 * the message whose place it takes.
 */
const unsentSchema = z.object({
  userId: z.string(),
  threadId: z.string().nullable(),
  key: z.string(),
  text: z.string(),
  instead: z.string().optional(),
})
export type UnsentMessage = z.infer<typeof unsentSchema>

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
    const unsent = unsentSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
    return unsent.success && unsent.data.userId === userId && unsent.data.threadId === threadId ? unsent.data : null
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
