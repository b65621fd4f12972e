import { JsonToSseTransformStream, UI_MESSAGE_STREAM_HEADERS, type UIMessageChunk } from 'ai'
import { expect, test } from 'vitest'
import { EVENT_HEADERS, eventsOf, writeEvents } from './answer-events'
import { openStream } from './open-stream'

test('the events are those that the AI SDK writes, to the last one', async () => {
  const chunks: UIMessageChunk[] = [
    { type: 'start', messageId: 'msg_1' },
    { type: 'text-start', id: '1' },
    { type: 'text-delta', id: '1', delta: 'Two lines:\n“data: [DONE]”\n\n' },
    { type: 'tool-output-available', toolCallId: 'call_1', output: { price: '€ 120', left: null } },
    { type: 'finish' },
  ]
  const [own, theirs, streamed] = [openStream<string>(), openStream<UIMessageChunk>(), openStream<UIMessageChunk>()]
  for (const outlet of [writeEvents(own), theirs, streamed]) {
    for (const chunk of chunks) outlet.write(chunk)
    outlet.end()
  }
  const written = await Array.fromAsync(own.stream)
  expect(written).toHaveLength(chunks.length + 1)
  expect(written).toEqual(await Array.fromAsync(theirs.stream.pipeThrough(new JsonToSseTransformStream())))
  expect(await Array.fromAsync(eventsOf(streamed.stream))).toEqual(written)
  expect(EVENT_HEADERS).toEqual(UI_MESSAGE_STREAM_HEADERS)
})
