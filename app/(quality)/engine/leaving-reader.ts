import type { StreamBus } from '@/lib/ports/stream-bus'

type Leaving = { bus: StreamBus; streamId: string; afterChunks: number }

/**
 * Reads an answer as a browser does whose traveller leaves after so many chunks and comes back: what the second reader gets must begin
 * with what the first one saw, and go on to the end. Returns its words, or null where it is not the same answer.
 */
export async function readAndComeBack({ bus, streamId, afterChunks }: Leaving): Promise<string | null> {
  const seen = await read(await bus.subscribe(streamId), afterChunks)
  const whole = await read(await bus.subscribe(streamId), Number.POSITIVE_INFINITY)
  const isSame = seen.every((chunk, index) => chunk === whole[index]) && whole.some((chunk) => chunk.includes('"type":"finish"'))
  return isSame ? whole.map(wordsIn).join('') : null
}

/** So many chunks; then its reader is gone. */
async function read(stream: ReadableStream<string> | null, most: number): Promise<string[]> {
  const chunks: string[] = []
  const reader = stream?.getReader()
  while (reader && chunks.length < most) {
    const { done, value } = await reader.read()
    if (done) break
    chunks.push(value)
  }
  await reader?.cancel()
  return chunks
}

function wordsIn(event: string): string {
  const data = event.replace(/^data: /, '').trim()
  if (!data.startsWith('{')) return ''
  const chunk: { type?: unknown; delta?: unknown } = JSON.parse(data)
  return chunk.type === 'text-delta' ? String(chunk.delta) : ''
}
