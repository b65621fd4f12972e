import { z } from 'zod'

/** Before each text and each card, so that what was seen can be compared letter by letter with what is stored. */
const TEXT = '¶'
const CARD = '⚙'

const partSchema = z.looseObject({ type: z.string(), text: z.string().optional(), toolCallId: z.string().optional() })

/** The words and cards of a stored message in one line, in their order. */
export function textOfParts(parts: unknown[]): string {
  return parts
    .map((part) => partSchema.parse(part))
    .map(({ type, text, toolCallId }) => {
      if (type === 'text') return `${TEXT}${text ?? ''}`
      return toolCallId ? `${CARD}${toolCallId}` : ''
    })
    .join('')
}

const chunkSchema = z.looseObject({
  type: z.string(),
  id: z.string().optional(),
  delta: z.string().optional(),
  toolCallId: z.string().optional(),
  messageId: z.string().optional(),
  messageMetadata: z.object({ threadId: z.string().optional(), status: z.string().optional() }).optional(),
})

/** What a reader has of an answer, put together from the chunks of its stream. */
export type SeenAnswer = {
  messageId: string | null
  threadId: string | null
  status: string | null
  isFinished: boolean
  text: () => string
  add: (chunk: unknown) => void
}

/** An answer of which nothing is seen yet. */
export function beginSeen(): SeenAnswer {
  const pieces: { key: string; text: string }[] = []
  const seen: SeenAnswer = {
    messageId: null,
    threadId: null,
    status: null,
    isFinished: false,
    text: () => pieces.map(({ text }) => text).join(''),
    add(chunk) {
      const { type, id = '', delta = '', toolCallId, messageId, messageMetadata } = chunkSchema.parse(chunk)
      if (type === 'start') {
        // Whoever comes back gets the whole of it again.
        pieces.splice(0)
        seen.messageId = messageId ?? seen.messageId
        seen.threadId = messageMetadata?.threadId ?? seen.threadId
      } else if (type === 'text-start') {
        pieces.push({ key: `${TEXT}${id}`, text: TEXT })
      } else if (type === 'text-delta') {
        const piece = pieces.findLast(({ key }) => key === `${TEXT}${id}`)
        if (!piece) throw new Error('There were words of a text that had not begun.')
        piece.text += delta
      } else if (toolCallId && !pieces.some(({ key }) => key === `${CARD}${toolCallId}`)) {
        pieces.push({ key: `${CARD}${toolCallId}`, text: `${CARD}${toolCallId}` })
      } else if (type === 'finish') {
        seen.isFinished = true
        seen.status = messageMetadata?.status ?? null
      }
    },
  }
  return seen
}

/** The chunks of a server-sent stream as they come; heartbeats and the end mark are left out. */
export async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const data = line.startsWith('data: ') ? line.slice('data: '.length).trim() : ''
      if (data !== '' && data !== '[DONE]') yield JSON.parse(data)
    }
  }
}
