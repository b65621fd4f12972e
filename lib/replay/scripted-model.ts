import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider'
import { APICallError } from 'ai'
import { OWN_PROVIDER } from '../chat/name-model'
import type { EventOf } from './transcript'

/** One recorded answer of a model within a reply. */
export type RecordedStep = Pick<EventOf<'model'>, 'chunks' | 'finish' | 'failure'>
type Chunk = RecordedStep['chunks'][number]

const NO_USAGE = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}
/** How a step ends of which only a part was recorded, as its reader was gone. */
const NEVER_FINISHED = new Set(['stopped', 'cut', 'error'])

type Hooks = {
  /** Whose steps they are: Wayfarer's own model is never told of a refused sentence. */
  provider?: string
  /** The next recorded step; null when the model is asked more often than it was. */
  next: (options: LanguageModelV4CallOptions) => Promise<RecordedStep | null>
}

/** A model that says and calls just what was recorded, chunk by chunk; a step more than recorded ends the turn. */
export function createScriptedModel({ provider = OWN_PROVIDER, next }: Hooks): LanguageModelV4 {
  let asked = 0
  return {
    specificationVersion: 'v4',
    provider,
    modelId: 'recorded',
    supportedUrls: {},
    doGenerate: async (): Promise<LanguageModelV4GenerateResult> => {
      throw new Error('a recorded model only streams')
    },
    doStream: async (options) => {
      const number = asked++
      const step = await next(options)
      if (step?.failure !== undefined && step.chunks.length === 0 && !wasStopped(step)) throw recordedFailure(step.failure)
      return { stream: streamOf(partsOf(step ?? { chunks: [], finish: 'stop' }, number)) }
    },
  }
}

/** The chunks of one step as words said at once and calls: for tests, and for what is written by hand. */
export function stepOf({ text, calls = [] }: { text?: string; calls?: { tool: string; input: unknown }[] }): RecordedStep {
  const words: Chunk[] = text ? [{ after: 0, text }] : []
  return { chunks: [...words, ...calls.map((call) => ({ after: 0, call }))], finish: calls.length > 0 ? 'tool-calls' : 'stop' }
}

/** Its reader stopped it: that is no failure of the model's, and the stop is the transcript's own. */
function wasStopped({ finish, failure = '' }: RecordedStep): boolean {
  return finish === 'stopped' || /\baborted\b/.test(failure)
}

async function* partsOf(step: RecordedStep, number: number): AsyncGenerator<LanguageModelV4StreamPart> {
  const { chunks, finish, failure } = step
  const id = `t${number}`
  let isSaying = false
  let calls = 0
  yield { type: 'stream-start', warnings: [] }
  for (const chunk of chunks) {
    if ('text' in chunk) {
      if (!isSaying) yield { type: 'text-start', id }
      isSaying = true
      yield { type: 'text-delta', id, delta: chunk.text }
    } else {
      if (isSaying) yield { type: 'text-end', id }
      isSaying = false
      const input = typeof chunk.call.input === 'string' ? chunk.call.input : JSON.stringify(chunk.call.input)
      yield { type: 'tool-call', toolCallId: `c${number}-${calls++}`, toolName: chunk.call.tool, input }
    }
  }
  if (isSaying) yield { type: 'text-end', id }
  if (failure !== undefined && !wasStopped(step)) throw recordedFailure(failure)
  if (!NEVER_FINISHED.has(finish)) yield { type: 'finish', usage: NO_USAGE, finishReason: { unified: readFinish(finish), raw: undefined } }
}

const FINISHES = ['stop', 'length', 'content-filter', 'tool-calls', 'interrupted', 'error', 'other'] as const
function readFinish(finish: string): (typeof FINISHES)[number] {
  return FINISHES.find((known) => known === finish) ?? 'other'
}

/** A failure whose words begin with a status is that of a service; it may be asked again at once. */
export function recordedFailure(words: string): Error {
  const status = /^(\d{3})\b/.exec(words)?.[1]
  if (status === undefined) return new Error(words)
  return new APICallError({
    message: words.slice(status.length).trim(),
    url: 'recorded',
    requestBodyValues: {},
    statusCode: Number(status),
    responseHeaders: { 'retry-after-ms': '0' },
    isRetryable: false,
  })
}

function streamOf(parts: AsyncGenerator<LanguageModelV4StreamPart>): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream<LanguageModelV4StreamPart>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await parts.return(undefined)),
  })
}
