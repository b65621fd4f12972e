import type { UIMessageChunk } from 'ai'

/**
 * A call reaches the reader when it is whole and known to be one of ours. What a model garbles it is told of, and may repair; the
 * reader sees neither.
 */
export async function* hideBrokenCalls(chunks: AsyncIterable<UIMessageChunk>): AsyncGenerator<UIMessageChunk> {
  const begun = new Map<string, UIMessageChunk>()
  const broken = new Set<string>()
  for await (const chunk of chunks) {
    if (chunk.type === 'tool-input-start') {
      begun.set(chunk.toolCallId, chunk)
    } else if (chunk.type === 'tool-input-error') {
      broken.add(chunk.toolCallId)
    } else if (chunk.type === 'tool-input-available') {
      const start = begun.get(chunk.toolCallId)
      if (start) yield start
      yield chunk
    } else if (chunk.type !== 'tool-input-delta' && !(chunk.type === 'tool-output-error' && broken.has(chunk.toolCallId))) {
      yield chunk
    }
  }
}
