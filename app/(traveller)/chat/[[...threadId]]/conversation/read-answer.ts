import { Chat } from '@ai-sdk/react'
import { DefaultChatTransport, type UIMessageChunk } from 'ai'
import { createParser } from 'eventsource-parser'
import { afterPaint } from '@/components/state/after-paint'
import type { ChatData, ChatMessage } from '@/lib/chat/message'
import { dataSchemas } from '@/lib/chat/message'
import { type LiveTrip, liveTripSchema } from '@/lib/travel/trip/live-trip-schema'
import type { AnswerBody } from './chat-requests'

const SHOWN_EVERY_MS = 40
/** What the AI SDK writes behind the last chunk. */
const END_OF_EVENTS = '[DONE]'

class ChunkReader extends DefaultChatTransport<ChatMessage> {
  chunksOf({ stream, isChecked }: AnswerBody): ReadableStream<UIMessageChunk> {
    return isChecked ? asTheyCome(stream) : this.processResponseStream(stream)
  }
}
const chunks = new ChunkReader()

/** The same without a look at what is in them, and past fewer streams: both take longer than to draw it. */
function asTheyCome(stream: AnswerBody['stream']): ReadableStream<UIMessageChunk> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  const events: string[] = []
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data !== END_OF_EVENTS) events.push(data)
    },
  })
  return new ReadableStream({
    async pull(controller) {
      while (events.length === 0) {
        const { done, value } = await reader.read()
        if (done) return controller.close()
        parser.feed(decoder.decode(value, { stream: true }))
      }
      for (const data of events.splice(0)) controller.enqueue(JSON.parse(data))
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

type Reader = {
  signal: AbortSignal
  onStart: (messageId: string | null, metadata: unknown) => void
  /** The answer as far as it is there; many words come as one. */
  onMessage: (message: ChatMessage) => void
  onData: (type: string, data: unknown) => void
}

/** Reads one answer, as it comes over the wire, to its end. broken: it came to no end, whatever the reason. closed: nobody wants it any more. */
export async function readAnswer(body: AnswerBody, reader: Reader): Promise<'ended' | 'broken' | 'closed'> {
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
  // Its place stands there already: what holds nothing yet can wait for the first word.
  let shownAt = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    clearTimeout(timer)
    timer = undefined
    const message = chat.lastMessage
    if (!message || message === shown || signal.aborted) return
    shown = message
    shownAt = performance.now()
    onMessage(message)
  }
  const notice = () => {
    // Its first word is waited for; of the many after it a few come at a time.
    if (beginnings(chat.lastMessage) > beginnings(shown)) return show()
    timer ??= setTimeout(show, Math.max(0, shownAt + SHOWN_EVERY_MS - performance.now()))
  }
  const stopListening = chat['~registerMessagesCallback'](notice)
  const stop = () => void chat.stop()
  signal.addEventListener('abort', stop)
  if (!signal.aborted) await chat.resumeStream()
  signal.removeEventListener('abort', stop)
  stopListening()
  // A short answer ends as its first word comes: that is painted before anything else is done.
  if (end.isThere) await afterPaint()
  if (signal.aborted) return 'closed'
  show()
  return end.isThere ? 'ended' : 'broken'
}

let rehearsal: Promise<unknown> | undefined

/** Reads an answer that nobody gave, once: what a first reading sets up is there when one comes. */
export function rehearse(): Promise<unknown> {
  rehearsal ??= readAnswer(answerOfNobody(), { signal: new AbortController().signal, onStart() {}, onMessage() {}, onData() {} })
  return rehearsal
}

function answerOfNobody(): AnswerBody {
  const words = [
    { type: 'start' },
    { type: 'text-start', id: '' },
    { type: 'text-delta', id: '', delta: '.' },
    { type: 'text-end', id: '' },
    { type: 'finish' },
  ]
  return { stream: new Blob(words.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`)).stream(), isChecked: true }
}

/** The live trip that an answer tells beside its words; null for what is none. */
export function readTrip(data: unknown, { isChecked }: Pick<AnswerBody, 'isChecked'>): LiveTrip | null {
  return isChecked ? (data as LiveTrip) : (liveTripSchema.safeParse(data).data ?? null)
}

/** How an answer's thread is named and described at its end. */
export type Described = ChatData['thread']

/** That, from what an answer tells beside its words; null for what is none. */
export function readDescribed(data: unknown, { isChecked }: Pick<AnswerBody, 'isChecked'>): Described | null {
  return isChecked ? (data as Described) : (dataSchemas.thread.safeParse(data).data ?? null)
}

/** How much of a message has begun to be seen: a text with its first word, a card when it is announced and when it is there. */
function beginnings(message: ChatMessage | undefined): number {
  const stages = message?.parts.map((part) => (part.type === 'text' ? Number(part.text !== '') : 1 + Number('output' in part)))
  return stages?.reduce((sum, stage) => sum + stage, 0) ?? 0
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
