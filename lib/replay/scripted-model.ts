import type { LanguageModelV4, LanguageModelV4GenerateResult, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { RecordedStep } from './transcript'

const NO_USAGE = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
}

/** A model that says and calls just what was recorded, step by step; a step more than recorded ends the turn. */
export function createScriptedModel(steps: RecordedStep[]): LanguageModelV4 {
  let next = 0
  return {
    specificationVersion: 'v4',
    provider: 'wayfarer',
    modelId: 'recorded',
    supportedUrls: {},
    doGenerate: async (): Promise<LanguageModelV4GenerateResult> => {
      throw new Error('a recorded model only streams')
    },
    doStream: async () => {
      const number = next++
      return { stream: streamOf(partsOf(steps[number] ?? {}, number)) }
    },
  }
}

function partsOf({ text, calls = [] }: RecordedStep, number: number): LanguageModelV4StreamPart[] {
  const words: LanguageModelV4StreamPart[] = text
    ? [
        { type: 'text-start', id: `t${number}` },
        { type: 'text-delta', id: `t${number}`, delta: text },
        { type: 'text-end', id: `t${number}` },
      ]
    : []
  const uses = calls.map<LanguageModelV4StreamPart>(({ tool, input }, index) => ({
    type: 'tool-call',
    toolCallId: `c${number}-${index}`,
    toolName: tool,
    input: JSON.stringify(input),
  }))
  const finishReason = { unified: uses.length > 0 ? ('tool-calls' as const) : ('stop' as const), raw: undefined }
  return [{ type: 'stream-start', warnings: [] }, ...words, ...uses, { type: 'finish', usage: NO_USAGE, finishReason }]
}

function streamOf<T>(values: T[]): ReadableStream<T> {
  return new ReadableStream<T>({
    start(controller) {
      for (const value of values) controller.enqueue(value)
      controller.close()
    },
  })
}
