import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ToolSet, UIMessageChunk } from 'ai'
import type { Outlet } from '../ports/stream-bus'
import { abortWith } from './abort-with'
import { AnswerFault } from './answer-fault'
import { chunksOfParts } from './chunks-of-parts'
import { isWorking } from './define-tool'
import type { ModelUsage } from './measure-steps'
import type { ChatMessage, MessageMetadata } from './message'
import { modelChunks } from './model-chunks'
import { LONGEST_SILENCE_MS } from './patient-model'
import { type Save, saveInBatches } from './save-in-batches'
import type { StandIn } from './stand-in'

/**
 * What a model gets before a step. `instructions` stay the same as long as they can; `latest` is what changes from step to step and
 * is read last; `toolNames` are those that make sense now. `announce` is shown to the reader and not kept: the live trip, when it changed.
 */
export type StepView = { instructions: string; latest?: string; toolNames: string[]; announce: UIMessageChunk | null }

/** Reads an answer on its way to its reader and its store, and may hold back or change what it finds. */
type ReplyTransform = (chunks: AsyncIterable<UIMessageChunk>) => AsyncIterable<UIMessageChunk>

/** A sentence of the model that a transform refused to show. */
export type Correction = {
  /** Whether the model is yet to be told. Where it ends its answer like this, it is asked once more. */
  isDue(): boolean
  /** What the model is told before its next step, and with each one after it; null when all its words were let through. */
  tell(): string | null
}

export type ReplyRequest = {
  model: LanguageModelV4
  standIn?: StandIn | undefined
  history: ChatMessage[]
  /** Of an answer that goes on: what it keeps (lib/chat/kept-parts.ts). Shown first, stored with the rest, and read by the model last. */
  kept?: ChatMessage['parts'] | undefined
  tools: ToolSet
  /** Asked before every step, so that the model always reads the live trip. */
  beforeStep: () => Promise<StepView>
  messageId: string
  metadata: MessageMetadata
  signal: AbortSignal
  /** In this order; nothing of the model's reaches anybody past them. */
  transforms?: ReplyTransform[]
  /** Where words of the model were not let through. */
  correction?: Correction
  /** Told when the first of the answer can be seen, or at an end without that; perhaps more than once. */
  onFirstWord?: () => void
  /** Told after each step what it used. */
  onUsage?: (usage: ModelUsage) => void
  /** How long the model may send nothing before it is given up. */
  silenceMs?: number
  /**
   * Gets the parts so far, in batches; the last call has the final status. It is called once with a final status. False, when another
   * run has the answer: it is given up, nothing more is stored, and its readers are let go without a finish, so that they come back.
   */
  save: Save
  /** Waited for before anything is stored that can wait. */
  beforeSave?: () => Promise<unknown>
  /** Turns a failure into a sentence for the traveller (and logs it). `hasWords`: part of the answer stands above it. */
  explain: (error: unknown, hasWords: boolean) => string
}

/**
 * Writes one answer as UI chunks. It is driven to its end and stored whether or not anybody reads them. Settles after the final parts are
 * stored.
 */
export async function writeReply(request: ReplyRequest, outlet: Outlet<UIMessageChunk>): Promise<void> {
  const { messageId, metadata, save, explain, kept = [] } = request
  const own = abortWith(request.signal)
  const { signal } = own
  let isLost = false
  let status: 'complete' | 'partial' | 'failed' = 'complete'
  let hasWords = false
  let stopped: UIMessageChunk | null = null
  const saving = saveInBatches(
    { id: messageId, parts: kept },
    {
      save,
      beforeSave: request.beforeSave,
      onUnreadable: (error) => {
        status = 'partial'
        explain(error, true)
      },
      onLost: () => {
        isLost = true
        own.abort()
      },
    },
  )
  const show = (chunk: UIMessageChunk) => {
    if (!isLost) outlet.write(chunk)
  }
  const emit = (chunk: UIMessageChunk) => {
    const isFirst = !hasWords && isVisible(chunk)
    hasWords ||= isFirst
    saving.take(chunk)
    show(chunk)
    if (isFirst) request.onFirstWord?.()
  }
  const fail = (error: unknown) => {
    status = hasWords ? 'partial' : 'failed'
    emit({ type: 'data-notice', id: 'fault', data: { kind: 'fault', text: explain(error, hasWords) } })
  }
  const finish = () => {
    if (stopped) show(stopped)
    show({ type: 'finish', messageMetadata: { ...metadata, status } })
  }
  try {
    emit({ type: 'start', messageId, messageMetadata: metadata })
    for (const chunk of chunksOfParts(kept)) {
      hasWords ||= isVisible(chunk)
      show(chunk)
    }
    const { chunks, fault } = await modelChunks(
      { silenceMs: LONGEST_SILENCE_MS, ...request, signal },
      { show, notice: (text) => emit({ type: 'data-notice', id: 'wait', data: { kind: 'waiting', text } }) },
    )
    for await (const chunk of chunks) {
      if (chunk.type === 'abort') {
        status = 'partial'
        stopped = chunk
      } else if (chunk.type !== 'start' && chunk.type !== 'finish' && chunk.type !== 'error' && !isAnswerAhead(chunk)) {
        emit(chunk)
      }
    }
    const failed = fault() ?? (hasWords ? null : { error: new AnswerFault('empty') })
    if (failed && !signal.aborted) fail(failed.error)
  } catch (error) {
    if (signal.aborted) status = 'partial'
    else fail(error)
  }
  try {
    request.onFirstWord?.()
    const parts = withoutPastWaits(await saving.end())
    // The finish comes after the last words are stored: who has seen it can rely on them.
    isLost ||= !(await save(parts, status))
    finish()
  } catch (error) {
    status = 'partial'
    finish()
    throw error
  } finally {
    // Readers are let go even when the last words could not be stored.
    outlet.end()
  }
}

function isVisible(chunk: UIMessageChunk): boolean {
  if (chunk.type === 'text-delta') return chunk.delta.trim() !== ''
  return chunk.type === 'tool-output-available' || chunk.type === 'tool-output-error'
}

/** The AI SDK sends the last output of a tool that reports twice: once as a report, once as the answer. */
function isAnswerAhead(chunk: UIMessageChunk): boolean {
  return chunk.type === 'tool-output-available' && chunk.preliminary === true && !isWorking(chunk.output)
}

function withoutPastWaits(parts: ChatMessage['parts']): ChatMessage['parts'] {
  return parts.filter((part) => part.type !== 'data-notice' || part.data.text !== '')
}
