import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { UIMessageChunk } from 'ai'
import { AnswerFault } from './answer-fault'
import { roughTokens } from './fit-history'
import { createSentenceSplitter } from './grounding/split-sentences'
import type { ModelUsage } from './measure-steps'

type Part = LanguageModelV4StreamPart
type Finish = Extract<Part, { type: 'finish' }>

/** Why a service was given up, what it was asked, in which step of the answer (from 0), and what that step had used till then. */
export type Takeover = { error: unknown; asked: LanguageModelV4CallOptions; step: number; used: ModelUsage | null }

/** Who goes on when the service that answers cannot. */
export type StandIn = {
  model: LanguageModelV4
  /** Called once, when it takes over. Gives the line for the reader. */
  takeOver: (takeover: Takeover) => string
}

/** The stand-in's line travels among the parts of the step, so that it is read in its place. */
const TAKEOVER = 'wayfarer.takeover'
/** Such an end says that the connection broke. */
const BROKEN: ReadonlySet<Finish['finishReason']['unified']> = new Set(['other', 'interrupted', 'error'])

/**
 * The service for as long as it answers; from its first fault on the stand-in, for the rest of this answer. Without one it is the service
 * alone. The stand-in reads what any model would: the results of tools that have run stand there, so none runs again. More words than an
 * opening ("Let me look.") are the beginning of an answer that the stand-in would only repeat: they stay, and the fault is told. What the
 * reader stops, nobody takes over.
 */
export function withStandIn(
  service: LanguageModelV4,
  standIn: StandIn | undefined,
): { model: LanguageModelV4; giveUp: (error: unknown) => boolean } {
  if (!standIn) return { model: service, giveUp: () => false }
  const { model: other, takeOver } = standIn
  let step = -1
  let givenUp: { error: unknown } | null = null
  let isTold = false

  async function* fromStandIn(error: unknown, options: LanguageModelV4CallOptions, used: ModelUsage | null = null): AsyncGenerator<Part> {
    givenUp ??= { error }
    if (!isTold) {
      isTold = true
      const line = takeOver({ error, asked: options, step, used })
      yield { type: 'custom', kind: TAKEOVER, providerMetadata: { wayfarer: { line } } }
    }
    const { toolChoice, ...asked } = options
    const { stream } = await other.doStream(toolChoice?.type === 'none' ? { ...asked, tools: [] } : options)
    yield* stream
  }

  async function* parts(options: LanguageModelV4CallOptions): AsyncGenerator<Part> {
    if (givenUp) return yield* fromStandIn(givenUp.error, options)
    const open = new Set<string>()
    let words = ''
    let hasCalled = false
    let used: ModelUsage | null = null
    try {
      const { stream } = await service.doStream(options)
      for await (const part of stream) {
        if (part.type === 'text-start') open.add(part.id)
        if (part.type === 'text-end') open.delete(part.id)
        if (part.type === 'text-delta') words += part.delta
        if (part.type === 'finish') used = usageOf(part)
        throwFault(part, { words, hasCalled, mayCall: options.toolChoice?.type !== 'none' })
        hasCalled ||= part.type === 'tool-call'
        yield part
      }
    } catch (error) {
      if (options.abortSignal?.aborted || (!hasCalled && !isOpening(words))) throw error
      for (const id of open) yield { type: 'text-end', id }
      // A call that came whole is run; the service is asked anew with its result.
      if (hasCalled) return yield AFTER_CALL
      if (words !== '') used ??= { inputTokens: roughTokens(options.prompt), cachedInputTokens: 0, outputTokens: roughTokens(words) }
      for await (const part of fromStandIn(error, options, used)) if (part.type !== 'stream-start') yield part
    }
  }

  return {
    model: {
      specificationVersion: 'v4',
      provider: service.provider,
      modelId: service.modelId,
      supportedUrls: service.supportedUrls,
      doGenerate: (options) => service.doGenerate(options),
      doStream: async (options) => {
        step += 1
        return { stream: streamOf(parts(options)) }
      },
    },
    /** From the next step on the stand-in answers; false where there is none. */
    giveUp: (error) => {
      givenUp ??= { error }
      return true
    },
  }
}

/** The stand-in's line as the reader gets it; null for any other chunk. */
export function takeoverNotice(chunk: UIMessageChunk): UIMessageChunk | null {
  if (chunk.type !== 'custom' || chunk.kind !== TAKEOVER) return null
  return { type: 'data-notice', id: 'takeover', data: { kind: 'takeover', text: String(chunk.providerMetadata?.wayfarer?.line ?? '') } }
}

/** Each part when it is asked for. */
function streamOf(parts: AsyncGenerator<Part>): ReadableStream<Part> {
  return new ReadableStream<Part>(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      // Not awaited: it ends when what is on its way has come.
      cancel: () => void parts.return(undefined),
    },
    { highWaterMark: 0 },
  )
}

/** As the service reports it; null where it reports nothing. */
function usageOf({ usage: { inputTokens, outputTokens } }: Finish): ModelUsage | null {
  if (inputTokens.total === undefined) return null
  return { inputTokens: inputTokens.total, cachedInputTokens: inputTokens.cacheRead ?? 0, outputTokens: outputTokens.total ?? 0 }
}

/** Ends of a step that leave the traveller without an answer. */
function throwFault(part: Part, { words, hasCalled, mayCall }: { words: string; hasCalled: boolean; mayCall: boolean }): void {
  if (part.type === 'error') throw part.error
  if (part.type === 'tool-call' && !mayCall) throw new AnswerFault('circling')
  if (part.type !== 'finish') return
  const { unified } = part.finishReason
  if (BROKEN.has(unified) && (hasCalled || isOpening(words))) throw new AnswerFault('failing')
  if (hasCalled || !isOpening(words)) return
  if (unified === 'length') throw new AnswerFault('cut-short')
  if (unified === 'content-filter') throw new AnswerFault('withheld')
}

/** At most one sentence: "Let me look.", or half of one. */
function isOpening(words: string): boolean {
  const splitter = createSentenceSplitter()
  return [...splitter.push(words), ...splitter.end()].filter((sentence) => sentence.trim() !== '').length <= 1
}

const NOTHING_KNOWN = { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined }
const AFTER_CALL: Finish = {
  type: 'finish',
  finishReason: { unified: 'tool-calls', raw: undefined },
  usage: { inputTokens: NOTHING_KNOWN, outputTokens: { total: undefined, text: undefined, reasoning: undefined } },
}
