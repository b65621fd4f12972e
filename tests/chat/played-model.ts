import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'

type Play = { parts: LanguageModelV4StreamPart[]; until?: Promise<void> | undefined }

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}

/** A model of our own that says, step by step, what a test gives it, and "Fine." when it was given nothing. */
export function createPlayedModel() {
  const plays: Play[] = []
  const asked: LanguageModelV4CallOptions[] = []
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'wayfarer',
    modelId: 'played',
    supportedUrls: {},
    doGenerate: async () => {
      throw new Error('only streams are played')
    },
    doStream: async (options) => {
      asked.push(options)
      return { stream: streamOf(plays.shift() ?? { parts: words('Fine.') }, options.abortSignal) }
    },
  }
  return {
    model,
    /** What the model was asked, step by step. */
    asked,
    say: (text: string) => void plays.push({ parts: words(text) }),
    call: (toolName: string, input: object) => void plays.push({ parts: callOf(toolName, input) }),
    /** Breaks off without a word at the next step. */
    fail: () => void plays.push({ parts: [{ type: 'error', error: new Error('the model broke off') }] }),
    /** Says this at the next step, and then nothing more until it is let go. */
    hold(text: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      plays.push({ parts: words(text), until: promise })
      return resolve
    },
  }
}

function words(text: string): LanguageModelV4StreamPart[] {
  return [
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: text },
    { type: 'text-end', id: 't' },
    { type: 'finish', usage, finishReason: { unified: 'stop', raw: 'stop' } },
  ]
}

function callOf(toolName: string, input: object): LanguageModelV4StreamPart[] {
  return [
    { type: 'tool-call', toolCallId: crypto.randomUUID(), toolName, input: JSON.stringify(input) },
    { type: 'finish', usage, finishReason: { unified: 'tool-calls', raw: 'tool-calls' } },
  ]
}

function streamOf({ parts, until }: Play, signal: AbortSignal | undefined): ReadableStream<LanguageModelV4StreamPart> {
  const stopped = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))
  stopped.catch(() => undefined)
  return new ReadableStream({
    async start(controller) {
      controller.enqueue({ type: 'stream-start', warnings: [] })
      try {
        for (const part of parts) {
          if (part.type === 'text-end' && until) await Promise.race([until, stopped])
          controller.enqueue(part)
        }
        controller.close()
      } catch (error) {
        controller.error(error)
      }
    },
  })
}
