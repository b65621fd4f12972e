import type { LanguageModelV4 } from '@ai-sdk/provider'
import {
  convertToModelMessages,
  isStepCount,
  readUIMessageStream,
  streamText,
  type ToolSet,
  toUIMessageStream,
  type UIMessageChunk,
} from 'ai'
import { isWorking } from './define-tool'
import type { ChatMessage, MessageMetadata } from './message'

/** More steps than any honest turn needs: a model that loops is stopped here. */
export const MOST_STEPS = 8
/** Parts reach the store at most this often while an answer streams. */
export const SAVE_EVERY_MS = 150
const STALL_MS = 60_000

/** `announce` is shown to the reader and not kept: the live trip, when it changed. */
export type StepView = { instructions: string; toolNames: string[]; announce: UIMessageChunk | null }

export type ReplyRequest = {
  model: LanguageModelV4
  history: ChatMessage[]
  tools: ToolSet
  /** Asked before every step, so that the model always reads the live trip. */
  beforeStep: () => Promise<StepView>
  messageId: string
  metadata: MessageMetadata
  signal: AbortSignal
  /** Gets the parts so far, in batches; the last call has the final status. It is called once with a final status. */
  save: (parts: ChatMessage['parts'], status: 'streaming' | 'complete' | 'partial' | 'failed') => Promise<void>
  /** Turns a failure into a sentence for the traveller (and logs it). */
  explain: (error: unknown) => string
}

/**
 * One answer as a stream of UI chunks. The answer is driven to its end and stored whether or not anybody reads the stream.
 * `done` settles after the final parts are stored.
 */
export function streamReply(request: ReplyRequest): { stream: ReadableStream<UIMessageChunk>; done: Promise<void> } {
  const outlet = new TransformStream<UIMessageChunk, UIMessageChunk>(undefined, undefined, { highWaterMark: Number.MAX_SAFE_INTEGER })
  const done = run(request, outlet.writable.getWriter())
  return { stream: outlet.readable, done }
}

async function run(request: ReplyRequest, writer: WritableStreamDefaultWriter<UIMessageChunk>): Promise<void> {
  const { messageId, metadata, save, explain, signal } = request
  const feed = new TransformStream<UIMessageChunk, UIMessageChunk>(undefined, undefined, { highWaterMark: Number.MAX_SAFE_INTEGER })
  const feedWriter = feed.writable.getWriter()
  const saving = saveInBatches(feed.readable, messageId, save)
  let status: 'complete' | 'partial' | 'failed' = 'complete'
  const show = (chunk: UIMessageChunk) => writer.write(chunk).catch(() => undefined)
  const emit = async (chunk: UIMessageChunk) => {
    await Promise.all([feedWriter.write(chunk), show(chunk)])
  }
  try {
    await emit({ type: 'start', messageId, messageMetadata: metadata })
    for await (const chunk of chunksOf(await modelStream(request, show))) {
      if (chunk.type === 'error') status = 'failed'
      if (chunk.type === 'abort') status = 'partial'
      if (chunk.type !== 'start' && chunk.type !== 'finish' && !isAnswerAhead(chunk)) await emit(chunk)
    }
  } catch (error) {
    status = signal.aborted ? 'partial' : 'failed'
    if (status === 'failed') await emit({ type: 'error', errorText: explain(error) })
  }
  try {
    await emit({ type: 'finish', messageMetadata: { ...metadata, status } })
    await feedWriter.close()
    await save(await saving, status)
  } finally {
    // Readers are let go even when the last words could not be stored.
    await writer.close().catch(() => undefined)
  }
}

async function modelStream(
  { model, history, tools, beforeStep, signal, explain }: ReplyRequest,
  show: (chunk: UIMessageChunk) => Promise<void>,
): Promise<ReadableStream<UIMessageChunk>> {
  const messages = await convertToModelMessages<ChatMessage>(history, {
    tools,
    ignoreIncompleteToolCalls: true,
    convertDataPart: (part) =>
      part.type === 'data-change' ? { type: 'text', text: `(by click) ${part.data.fact ?? part.data.label}` } : undefined,
  })
  const result = streamText({
    model,
    tools,
    messages,
    stopWhen: isStepCount(MOST_STEPS),
    abortSignal: signal,
    timeout: { chunkMs: STALL_MS },
    maxRetries: 1,
    onError: () => undefined,
    prepareStep: async () => {
      const { instructions, toolNames, announce } = await beforeStep()
      if (announce) await show(announce)
      return { instructions, activeTools: toolNames }
    },
  })
  return toUIMessageStream({ stream: result.stream, tools, sendStart: false, onError: explain })
}

/** The AI SDK sends the last output of a tool that reports twice: once as a report, once as the answer. */
function isAnswerAhead(chunk: UIMessageChunk): boolean {
  return chunk.type === 'tool-output-available' && chunk.preliminary === true && !isWorking(chunk.output)
}

/** Reads the chunks as a growing message and stores it now and then; returns the final parts. */
async function saveInBatches(
  chunks: ReadableStream<UIMessageChunk>,
  messageId: string,
  save: ReplyRequest['save'],
): Promise<ChatMessage['parts']> {
  let parts: ChatMessage['parts'] = []
  let savedAt = Date.now()
  let saving: Promise<void> | null = null
  const start: ChatMessage = { id: messageId, role: 'assistant', parts: [] }
  for await (const message of readUIMessageStream<ChatMessage>({ message: start, stream: chunks })) {
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
  await saving
  return parts
}

async function* chunksOf<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader()
  while (true) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
