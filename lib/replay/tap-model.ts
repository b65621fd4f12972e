import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { APICallError } from 'ai'
import { currentRecorder } from './current-recording'
import type { Recorder } from './recorder'
import type { EventOf } from './transcript'

type Chunk = EventOf<'model'>['chunks'][number]

/** What of a prompt is kept: whoever looks at a step wants its newest words, not the whole thread once more. */
const PROMPT_MESSAGES = 8
const PROMPT_CHARACTERS = 6_000

/** The same model; each of its answers is recorded chunk by chunk, also one that fails or is stopped. */
export function tapModel(model: LanguageModelV4): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(options),
    doStream: async (options) => {
      const recorder = currentRecorder()
      if (!recorder) return model.doStream(options)
      const step = createStep(recorder, options)
      try {
        const answered = await model.doStream(options)
        return { ...answered, stream: tapStream(answered.stream, step) }
      } catch (error) {
        step.end('error', wordsOf(error))
        throw error
      }
    },
  }
}

type Step = { note: (part: LanguageModelV4StreamPart) => void; end: (finish: string, failure?: string) => void }

function createStep(recorder: Recorder, options: LanguageModelV4CallOptions): Step {
  const chunks: Chunk[] = []
  let last = performance.now()
  let isOver = false
  let finish: string | null = null
  let failed: string | undefined
  const sinceLast = () => {
    const before = last
    last = performance.now()
    return Math.max(0, Math.round(last - before))
  }
  return {
    note(part) {
      if (part.type === 'text-delta' || part.type === 'tool-call') recorder.chunks = (recorder.chunks ?? 0) + 1
      if (part.type === 'text-delta') chunks.push({ after: sinceLast(), text: part.delta })
      if (part.type === 'tool-call') {
        chunks.push({ after: sinceLast(), call: { tool: part.toolName, input: readInput(part.input) } })
      }
      if (part.type === 'finish') finish = part.finishReason.unified
      if (part.type === 'error') failed = wordsOf(part.error)
    },
    end(reason, failure = failed) {
      if (isOver) return
      isOver = true
      const kept = { type: 'model' as const, chunks, finish: finish ?? reason, prompt: { value: shortPrompt(options) } }
      recorder.record(failure === undefined ? kept : { ...kept, failure })
    },
  }
}

/** Passes on what comes when it is asked for; noting it costs nobody any time. */
function tapStream(stream: ReadableStream<LanguageModelV4StreamPart>, step: Step): ReadableStream<LanguageModelV4StreamPart> {
  const reader = stream.getReader()
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (!done) {
            step.note(value)
            // Before its last word is out: what the model said then mostly stands before what its tools did.
            if (value.type === 'finish') step.end('stop')
            return controller.enqueue(value)
          }
          step.end('cut')
          controller.close()
        } catch (error) {
          step.end('error', wordsOf(error))
          throw error
        }
      },
      cancel(reason) {
        step.end('stopped')
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}

/** The instructions and the newest messages, shortened, with the names of the tools. */
function shortPrompt({ prompt, tools }: LanguageModelV4CallOptions): unknown {
  const system = prompt.filter(({ role }) => role === 'system')
  const rest = prompt.filter(({ role }) => role !== 'system')
  const shown = [...system, ...rest.slice(-PROMPT_MESSAGES)].map(({ role, content }) => ({ role, text: shorten(textOf(content)) }))
  return { messages: shown, leftOut: rest.length - Math.min(rest.length, PROMPT_MESSAGES), tools: (tools ?? []).map(({ name }) => name) }
}

function textOf(content: LanguageModelV4CallOptions['prompt'][number]['content']): string {
  if (typeof content === 'string') return content
  return content.map((part) => (part.type === 'text' ? part.text : JSON.stringify(part))).join('\n')
}

function shorten(text: string): string {
  return text.length > PROMPT_CHARACTERS ? `${text.slice(0, PROMPT_CHARACTERS)}…` : text
}

function readInput(input: string): unknown {
  try {
    return JSON.parse(input)
  } catch {
    return input
  }
}

/** A service's refusal begins with its status, so that it fails in the same way when it is played again. */
function wordsOf(error: unknown): string {
  if (APICallError.isInstance(error) && error.statusCode !== undefined) return `${error.statusCode} ${error.message}`
  return error instanceof Error ? error.message : 'unknown'
}
