import type { NoteOf } from '../history'
import { beginSeen, chunksOf, type SeenAnswer } from './answer-text'
import type { ThreadEntry } from './history-schema'

/** An answer without an end is given up. */
const LONGEST_ANSWER_MS = 180_000

export type Reading = { seen: SeenAnswer; end: 'finish' | 'left' | 'broken' | 'closed' }
type Reader = {
  client: number
  reader: string
  process: string
  leavesAfterMs: number | null
  /** With the first word: which answer it is. */
  onStart?: (messageId: string, threadId: string) => void
  note: NoteOf<ThreadEntry>
}

/** Asks for an answer and reads it as a browser does, until it ends or its reader leaves. Null when there is none to read. */
export async function readAnswer(
  ask: (signal: AbortSignal) => Promise<Response | null>,
  threadId: string | null,
  { client, reader, process, leavesAfterMs, onStart, note }: Reader,
): Promise<Reading | null> {
  const leaving = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const from = new Date().toISOString()
  const response = await ask(AbortSignal.any([leaving.signal, AbortSignal.timeout(LONGEST_ANSWER_MS)]))
  if (!response?.body) return null
  const seen = beginSeen()
  let end: Reading['end'] = 'closed'
  try {
    for await (const chunk of chunksOf(response.body)) {
      const isFirst = seen.messageId === null
      seen.add(chunk)
      if (!isFirst || seen.messageId === null) continue
      onStart?.(seen.messageId, seen.threadId ?? threadId ?? '')
      if (leavesAfterMs !== null) timer = setTimeout(() => leaving.abort(), leavesAfterMs)
    }
    if (seen.isFinished) end = 'finish'
  } catch {
    end = leaving.signal.aborted ? 'left' : 'broken'
  } finally {
    clearTimeout(timer)
  }
  const inThread = seen.threadId ?? threadId
  if (seen.messageId !== null && inThread !== null) {
    const { messageId, status } = seen
    note({ kind: 'seen', client, threadId: inThread, reader, process, messageId, text: seen.text(), end, status, from })
  }
  return { seen, end }
}
