import { z } from 'zod'
import type { ThreadStore } from '../../ports/thread-store'
import { visibleLine } from '../../travel/clean-text'

/** What an owner may change of a thread: at least one of these. `recorded` notes what happens in it from now on as a transcript. */
export const threadChangeSchema = z
  .strictObject({
    name: z.string().max(400).transform(visibleLine).pipe(z.string().min(1, 'A trip needs a name').max(80)).optional(),
    pinned: z.boolean().optional(),
    archived: z.boolean().optional(),
    recorded: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what to change. Nothing was changed.')
export type ThreadChange = z.infer<typeof threadChangeSchema>

/** Renames, pins, archives or records a thread; false when there is no such thread of this user. */
export async function changeThread(
  { threadId, userId, change, at }: { threadId: string; userId: string; change: ThreadChange; at: Date },
  { threads }: { threads: Pick<ThreadStore, 'find' | 'rename' | 'mark'> },
): Promise<boolean> {
  const { name, pinned, archived, recorded } = change
  // A recording that begins takes the place of an earlier one: pressed again in a window that has not heard of it, it goes on.
  const recordedSince = recorded ? ((await threads.find(threadId, userId))?.recordedSince ?? at) : null
  const marks = {
    ...(pinned === undefined ? {} : { pinnedAt: pinned ? at : null }),
    ...(archived === undefined ? {} : { archivedAt: archived ? at : null }),
    ...(recorded === undefined ? {} : { recordedSince }),
  }
  if (name !== undefined && !(await threads.rename(threadId, userId, name))) return false
  return Object.keys(marks).length === 0 || threads.mark(threadId, userId, marks)
}
