import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { createScriptedModel } from '@/lib/replay/scripted-model'
import { tapModel } from '@/lib/replay/taps'
import { type Replay, showStep } from './replay'

const EXPIRY_MS = 31 * 60_000
const DELAY_MS = 30_000

/**
 * The model of a replay: it says what was recorded, or it is another one; stopped, and made to fail, as the transcript and its faults want.
 * `provider` is whose recorded steps they are. A recorded second try that is not asked for any more is not said.
 */
export function replayModel(replay: () => Replay, provider: string, other: LanguageModelV4 | null): LanguageModelV4 {
  const recorded = createScriptedModel({
    provider,
    next: async ({ prompt }) => {
      const step = replay().steps.shift() ?? null
      if (!step) {
        // The checker refuses a sentence that it let through when the talk was recorded. No second try was recorded, so the sentence is left out.
        if (isTold(prompt)) return null
        replay().recorder.record({ type: 'error', where: 'model', message: 'The model was asked once more than recorded.' })
        return null
      }
      replay().clock.reach(step.at)
      return step
    },
  })
  const inner = tapModel(other ?? recorded)
  return {
    ...inner,
    doStream: async (options) => {
      await beginStep(replay(), options)
      const { stream, ...rest } = await inner.doStream(options)
      return { ...rest, stream: stream.pipeThrough(watch(replay())) }
    },
  }
}

async function beginStep(replay: Replay, options: LanguageModelV4CallOptions): Promise<void> {
  const { faults, clock } = replay
  faults.begin()
  replay.prompt = options.prompt.flatMap(({ role, content }) => (role === 'system' ? [content] : [])).join('\n\n')
  if (faults.strikes('expire')) clock.wait(EXPIRY_MS)
  if (faults.strikes('delay')) clock.wait(DELAY_MS)
  await showStep(replay)
}

type Part = Awaited<ReturnType<LanguageModelV4['doStream']>>['stream'] extends ReadableStream<infer Value> ? Value : never

/** Counts the chunks that go by, and breaks off where the traveller stops, or where a fault strikes. */
function watch(replay: Replay): TransformStream<Part, Part> {
  const watching: Transformer<Part, Part> = {
    transform(part, controller) {
      if (stopsNow(replay)) return
      if (part.type === 'text-delta' || part.type === 'tool-call') {
        if (replay.faults.strikes('drop')) throw new Error('the connection to the model was lost')
        if (replay.faults.strikes('kill')) replay.answering?.kill()
        if (replay.answering?.stopAfter) replay.answering.stopAfter--
      }
      controller.enqueue(part)
    },
    flush: () => void stopsNow(replay),
  }
  return new TransformStream(watching, undefined, { highWaterMark: 0 })
}

/** So many chunks have gone by as the traveller read before pressing "stop". */
function stopsNow({ answering }: Replay): boolean {
  if (answering?.stopAfter !== 0) return false
  answering.stop()
  return true
}

/** Asked once more after words alone, as one of their sentences was refused. */
function isTold(prompt: LanguageModelV4CallOptions['prompt']): boolean {
  const [before, last] = prompt.filter(({ role }) => role !== 'system').slice(-2)
  return last?.providerOptions?.wayfarer?.isNote === true && before?.role === 'assistant'
}
