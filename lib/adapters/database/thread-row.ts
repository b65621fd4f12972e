import type { ThreadRow } from '@/lib/ports/thread-store'
import { tripLineSchema } from '@/lib/travel/trip/trip-line-schema'
import { threads } from './schema'

/** What is read of a thread. */
export const threadColumns = {
  id: threads.id,
  userId: threads.userId,
  name: threads.name,
  line: threads.line,
  pinnedAt: threads.pinnedAt,
  archivedAt: threads.archivedAt,
  recordedSince: threads.recordedSince,
  createdAt: threads.createdAt,
  updatedAt: threads.updatedAt,
}

/** A line of an older shape is left out, rather than its thread. */
export function readThread(row: Omit<ThreadRow, 'line'> & { line: unknown }): ThreadRow {
  return { ...row, line: tripLineSchema.safeParse(row.line).data ?? null }
}
