import { readUIMessageStream, type UIMessageChunk } from 'ai'
import type { ChatMessage } from '@/lib/chat/message'
import type { Answer } from '../traveller'

/** An answer, from the chunks that the browser gets, and the thread it belongs to. */
export async function readAnswer(chunks: ReadableStream<UIMessageChunk>): Promise<{ answer: Answer; threadId: string | undefined }> {
  const start: ChatMessage = { id: 'answer', role: 'assistant', parts: [] }
  let last = start
  let failed: string | undefined
  const onError = (error: unknown) => {
    failed = error instanceof Error ? error.message : String(error)
  }
  for await (const message of readUIMessageStream<ChatMessage>({ message: start, stream: chunks, onError })) last = message
  const { parts, metadata } = last
  const text = parts.flatMap((part) => (part.type === 'text' ? [part.text.trim()] : [])).filter((words) => words !== '')
  const results = parts.flatMap((part) =>
    part.type.startsWith('tool-') && 'state' in part && part.state === 'output-available'
      ? [{ tool: part.type.slice('tool-'.length), output: part.output }]
      : [],
  )
  const fault = parts.find((part) => part.type === 'data-notice' && part.data.kind === 'fault')
  if (fault?.type === 'data-notice') failed ??= fault.data.text
  const answer: Answer = { text: text.join(' '), results, ...(failed === undefined ? {} : { failed }) }
  return { answer, threadId: metadata?.threadId }
}

/** Server-sent events as the chunks they carry. */
export function chunksOf(events: string): ReadableStream<UIMessageChunk> {
  const chunks = events
    .split('\n\n')
    .map((event) => event.replace(/^data: /, '').trim())
    .filter((line) => line !== '' && line !== '[DONE]')
    // The app's own route wrote them, typed as chunks.
    .map((line) => JSON.parse(line) as UIMessageChunk)
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}
