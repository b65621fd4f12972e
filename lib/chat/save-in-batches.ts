import { readUIMessageStream, type UIMessageChunk } from 'ai'
import { isFinishedCall } from './kept-parts'
import type { ChatMessage } from './message'

/** Parts reach the store at most this often while an answer streams; a tool that has finished at once, so that it never runs again. */
const SAVE_EVERY_MS = 150

export type SaveStatus = 'streaming' | 'complete' | 'partial' | 'failed'

/** False when the answer is another run's by now: nothing was stored, and nothing is stored any more. */
export type Save = (parts: ChatMessage['parts'], status: SaveStatus) => Promise<boolean>

type Batches = {
  save: Save
  /** What cannot be read ends the message where it stands. */
  onUnreadable: (error: unknown) => void
  onLost: () => void
}

/**
 * Reads the chunks as a message that grows from the parts it was begun with, which are stored already, and stores it now and then; returns
 * the final parts, or those before what cannot be read.
 */
export async function saveInBatches(
  chunks: ReadableStream<UIMessageChunk>,
  begun: Pick<ChatMessage, 'id' | 'parts'>,
  { save, onUnreadable, onLost }: Batches,
): Promise<ChatMessage['parts']> {
  let parts = begun.parts
  let stored = parts
  let savedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | null = null
  let saving: Promise<void> | null = null
  let isOver = false
  let finishedCalls = parts.filter(isFinishedCall).length
  // A copy: whoever builds a message of the chunks writes into it.
  const start: ChatMessage = { id: begun.id, role: 'assistant', parts: structuredClone(parts) }
  try {
    // Otherwise it would wait for ever behind a chunk that it cannot read.
    for await (const message of readUIMessageStream<ChatMessage>({ message: start, stream: chunks, terminateOnError: true })) {
      parts = message.parts
      const finished = parts.filter(isFinishedCall).length
      if (finished > finishedCalls) savedAt = 0
      finishedCalls = finished
      plan()
    }
  } catch (error) {
    onUnreadable(error)
  }
  isOver = true
  if (timer) clearTimeout(timer)
  await saving
  return parts

  /** Also where nothing follows for a while: what a reader has seen is not lost when the process is. */
  function plan(): void {
    if (isOver || saving || stored === parts) return
    const wait = savedAt + SAVE_EVERY_MS - Date.now()
    if (wait <= 0) store()
    else timer ??= setTimeout(store, wait)
  }

  function store(): void {
    if (timer) clearTimeout(timer)
    timer = null
    savedAt = Date.now()
    stored = parts
    // A batch that fails is made good by the next one, and by the last.
    saving = save(parts, 'streaming')
      .then(
        (isSaved) => {
          if (isSaved) return
          isOver = true
          onLost()
        },
        () => undefined,
      )
      .finally(() => {
        saving = null
        // Counted from its end: a store that has much to do is asked less often. What a tool has found meanwhile waits for nothing.
        if (savedAt > 0) savedAt = Date.now()
        plan()
      })
  }
}
