import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4FinishReason, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { APICallError } from 'ai'
import { abortWith } from './abort-with'
import { AnswerFault } from './answer-fault'
import { gatherWords } from './gather-words'
import { BusyModelError, isWorthRepeating, modelFault, SilentModelError } from './model-fault'
import { isMetered } from './name-model'

/** The longest an answer waits for a busy service before it says so instead. */
export const LONGEST_WAIT_SECONDS = 20
const USUAL_WAIT_SECONDS = 3
const BREATH_MS = 500
/** How long a model may send nothing before it is given up: reasoning is silent, but no reader waits longer. */
export const LONGEST_SILENCE_MS = 45_000
/** Bytes without a word keep a model alive for so many times as long: it may think for minutes. */
const LONGEST_THOUGHT_SILENCES = 4

type Patience = {
  /** How long a model may send nothing, before its first word and between two. */
  silenceMs: number
  /** Told how long a busy service is waited for, and (with null) that the wait is over. */
  onWait: (seconds: number | null) => void
}

/** The same model, asked once more when it failed before its first word or call, and given up when it falls silent. */
export function patientModel(model: LanguageModelV4, patience: Patience): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(options),
    doStream: async (options) => ({ stream: await startedStream(model, options, patience) }),
  }
}

async function startedStream(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  patience: Patience,
): Promise<ReadableStream<LanguageModelV4StreamPart>> {
  try {
    return await attempt(model, options, patience.silenceMs)
  } catch (error) {
    options.abortSignal?.throwIfAborted()
    if (!isWorthRepeating(error)) throw error
    await waitAsTold(error, patience, options.abortSignal)
    return attempt(model, options, patience.silenceMs).catch((again: unknown) => {
      throw modelFault(again) === 'busy' ? new BusyModelError(toldSeconds(again), again) : again
    })
  }
}

async function waitAsTold(error: unknown, { onWait }: Patience, signal: AbortSignal | undefined): Promise<void> {
  if (modelFault(error) !== 'busy') return after(BREATH_MS, signal)
  const seconds = toldSeconds(error) ?? USUAL_WAIT_SECONDS
  if (seconds > LONGEST_WAIT_SECONDS) throw new BusyModelError(seconds, error)
  onWait(seconds)
  await after(seconds * 1000, signal).finally(() => onWait(null))
}

/** One request: resolves with its stream as soon as the first word is there, and throws what went wrong before. */
async function attempt(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions,
  silenceMs: number,
): Promise<ReadableStream<LanguageModelV4StreamPart>> {
  const cut = abortWith(options.abortSignal)
  const heard = <T>(promise: PromiseLike<T>) => beforeSilence(promise, silenceMs, cut)
  const { stream } = await heard(model.doStream({ ...options, abortSignal: cut.signal }))
  const reader = stream.getReader()
  const next = async () => {
    const since = Date.now()
    while (true) {
      const result = await heard(reader.read())
      // Nobody reads these: they say that the service is alive.
      if (result.value?.type !== 'raw') return result
      if (Date.now() - since > LONGEST_THOUGHT_SILENCES * silenceMs) {
        cut.abort()
        throw new SilentModelError(Math.round((LONGEST_THOUGHT_SILENCES * silenceMs) / 1000))
      }
    }
  }
  const prelude: LanguageModelV4StreamPart[] = []
  while (true) {
    const { done, value } = await next()
    if (done) break
    if (value.type === 'error') {
      cut.abort()
      throw value.error
    }
    if (value.type === 'finish') throwIfNothingCame(value.finishReason, model, options)
    prelude.push(value)
    if (!isPrelude(value)) break
  }
  const read = gatherWords(next)
  return new ReadableStream<LanguageModelV4StreamPart>({
    start(controller) {
      for (const part of prelude) controller.enqueue(part)
    },
    async pull(controller) {
      const { done, value } = await read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** For a step that ended without a word or a call; after a tool the card may say it all, and our own model would say the same again. */
function throwIfNothingCame(
  { unified }: LanguageModelV4FinishReason,
  model: LanguageModelV4,
  { prompt }: LanguageModelV4CallOptions,
): void {
  if (ENDED_EARLY.has(unified)) throw new Error('the answer ended before it began')
  // Cut short, or held back: the same again would cost the same again.
  if (unified !== 'stop' && unified !== 'tool-calls') return
  const last = prompt.findLast(({ role }) => role !== 'system')
  // Asked to say a sentence again, a model may leave it out.
  const mayBeEmpty = last?.role === 'tool' || last?.providerOptions?.wayfarer?.isNote === true
  if (isMetered(model) && !mayBeEmpty) throw new AnswerFault('empty')
}

const ENDED_EARLY = new Set(['other', 'interrupted', 'error'])
const PRELUDE: Set<LanguageModelV4StreamPart['type']> = new Set([
  'stream-start',
  'response-metadata',
  'reasoning-start',
  'reasoning-delta',
  'reasoning-end',
  'text-start',
  'text-end',
  'tool-input-start',
  'tool-input-delta',
  'tool-input-end',
])

/** What a reader has seen nothing of: a call is shown when it is whole. */
function isPrelude(part: LanguageModelV4StreamPart): boolean {
  return PRELUDE.has(part.type) || (part.type === 'text-delta' && part.delta.trim() === '')
}

async function beforeSilence<T>(promise: PromiseLike<T>, silenceMs: number, cut: AbortController): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SilentModelError(Math.round(silenceMs / 1000)))
      cut.abort()
    }, silenceMs)
  })
  try {
    return await Promise.race([promise, silence])
  } finally {
    clearTimeout(timer)
  }
}

/** As the service asks: `retry-after-ms`, or `retry-after` in seconds or as a date. */
function toldSeconds(error: unknown): number | null {
  if (error instanceof BusyModelError) return error.retryAfterSeconds
  const headers = APICallError.isInstance(error) ? error.responseHeaders : undefined
  const milliseconds = Number.parseFloat(headers?.['retry-after-ms'] ?? '')
  if (milliseconds >= 0) return Math.ceil(milliseconds / 1000)
  const told = headers?.['retry-after']
  if (!told) return null
  const seconds = /^[\d.]+$/.test(told) ? Number.parseFloat(told) : (Date.parse(told) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds))
}

function after(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
