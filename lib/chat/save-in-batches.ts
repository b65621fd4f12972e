import { readUIMessageStream, type UIMessageChunk } from 'ai'
import type { ChatMessage } from './message'

/** Parts reach the store at most this often while an answer streams. */
const SAVE_EVERY_MS = 150

export type SaveStatus = 'streaming' | 'complete' | 'partial' | 'failed'

/** Reads the chunks as a growing message and stores it now and then; returns the final parts, or those before what cannot be read. */
export async function saveInBatches(
  chunks: ReadableStream<UIMessageChunk>,
  messageId: string,
  save: (parts: ChatMessage['parts'], status: SaveStatus) => Promise<void>,
  onUnreadable: (error: unknown) => void,
): Promise<ChatMessage['parts']> {
  let parts: ChatMessage['parts'] = []
  let savedAt = Date.now()
  let saving: Promise<void> | null = null
  const start: ChatMessage = { id: messageId, role: 'assistant', parts: [] }
  try {
    // Otherwise it would wait for ever behind a chunk that it cannot read.
    for await (const message of readUIMessageStream<ChatMessage>({ message: start, stream: chunks, terminateOnError: true })) {
      parts = message.parts
      if (saving || Date.now() - savedAt < SAVE_EVERY_MS) continue
      savedAt = Date.now()
      // A batch that fails is made good by the next one, and by the last.
      saving = save(parts, 'streaming')
        .catch(() => undefined)
        .finally(() => {
          saving = null
        })
    }
  } catch (error) {
    onUnreadable(error)
  }
  await saving
  return parts
}
