import { Chat } from '@ai-sdk/react'
import { DefaultChatTransport, type UIMessageChunk } from 'ai'
import type { ChatMessage } from '@/lib/chat/message'

const SHOWN_EVERY_MS = 40

class ChunkReader extends DefaultChatTransport<ChatMessage> {
  chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<UIMessageChunk> {
    return this.processResponseStream(body)
  }
}
const chunks = new ChunkReader()

type Reader = {
  signal: AbortSignal
  onStart: (messageId: string | null, metadata: unknown) => void
  /** The answer as far as it is there; many words come as one. */
  onMessage: (message: ChatMessage) => void
  onData: (type: string, data: unknown) => void
}

/** Reads one answer, as it comes over the wire, to its end. broken: it came to no end, whatever the reason. closed: nobody wants it any more. */
export async function readAnswer(body: ReadableStream<Uint8Array<ArrayBuffer>>, reader: Reader): Promise<'ended' | 'broken' | 'closed'> {
  const { signal, onMessage, onData } = reader
  const end = { isThere: false }
  // The AI SDK's own reading of an answer's chunks: a chat that only ever resumes this one.
  const chat = new Chat<ChatMessage>({
    transport: {
      resumeStreamIsReplay: true,
      reconnectToStream: async () => watched(chunks.chunksOf(body), reader, end),
      sendMessages: () => Promise.reject(new Error('A reading sends nothing.')),
    },
    onData: (part) => onData(part.type, part.data),
    onError: (error) => console.warn('An answer could not be read.', error),
  })
  let shown: ChatMessage | undefined
  const show = () => {
    const message = chat.lastMessage
    // The last word is shown at once; a notice of it that was put off says nothing new.
    if (!message || message === shown || signal.aborted) return
    shown = message
    onMessage(message)
  }
  const stopListening = chat['~registerMessagesCallback'](show, SHOWN_EVERY_MS)
  const stop = () => void chat.stop()
  signal.addEventListener('abort', stop)
  if (!signal.aborted) await chat.resumeStream()
  signal.removeEventListener('abort', stop)
  stopListening()
  if (signal.aborted) return 'closed'
  show()
  return end.isThere ? 'ended' : 'broken'
}

/** Notes beginning and end; a connection that breaks off is an end without its last word, not an error. */
function watched(stream: ReadableStream<UIMessageChunk>, { onStart }: Reader, end: { isThere: boolean }): ReadableStream<UIMessageChunk> {
  const reader = stream.getReader()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read().catch(() => ({ done: true as const, value: undefined }))
      if (done) return controller.close()
      if (value.type === 'start') onStart(value.messageId ?? null, value.messageMetadata)
      if (value.type === 'finish' || value.type === 'abort') end.isThere = true
      controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
