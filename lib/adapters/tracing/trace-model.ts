import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { Span, Tracer } from '../../ports/tracer'

/** The same model; each of its steps is a span, from the question to the last word. */
export function traceModel(model: LanguageModelV4, tracer: Tracer): LanguageModelV4 {
  if (!tracer.isOn) return model
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(options),
    doStream: async (options) => {
      const span = tracer.begin('model step', { 'model.id': model.modelId, 'model.provider': model.provider })
      try {
        const answered = await span.within(() => model.doStream(options))
        return { ...answered, stream: untilLastWord(answered.stream, span) }
      } catch (error) {
        span.end({}, nameOf(error))
        throw error
      }
    },
  }
}

/** Passes on what comes when it is asked for. */
function untilLastWord(stream: ReadableStream<LanguageModelV4StreamPart>, span: Span): ReadableStream<LanguageModelV4StreamPart> {
  const reader = stream.getReader()
  return new ReadableStream<LanguageModelV4StreamPart>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) {
            span.end({}, 'cut')
            return controller.close()
          }
          endWith(value, span)
          controller.enqueue(value)
        } catch (error) {
          span.end({}, nameOf(error))
          throw error
        }
      },
      cancel(reason) {
        span.end({}, 'stopped')
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}

function endWith(part: LanguageModelV4StreamPart, span: Span): void {
  if (part.type === 'error') span.end({}, nameOf(part.error))
  if (part.type !== 'finish') return
  const { inputTokens, outputTokens } = part.usage
  span.end({
    'model.finish': part.finishReason.unified,
    'model.input_tokens': inputTokens.total ?? 0,
    'model.output_tokens': outputTokens.total ?? 0,
  })
}

/** Its message may hold words of the thread. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
