import type { UIMessageChunk } from 'ai'
import type { Outlet } from '../ports/stream-bus'
import { abortWith } from './abort-with'
import { AnswerFault } from './answer-fault'
import { chunksOfParts } from './chunks-of-parts'
import { isWorking } from './define-tool'
import type { ChatMessage } from './message'
import { modelChunks } from './model-chunks'
import { LONGEST_SILENCE_MS } from './patient-model'
import type { ReplyRequest } from './reply-request'
import { saveInBatches } from './save-in-batches'

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
    const told = isLost ? null : await request.atEnd?.()
    if (told) show(told)
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
