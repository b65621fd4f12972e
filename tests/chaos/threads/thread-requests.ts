import { z } from 'zod'
import { jsonBody, type Session } from '../session'
import { textOfParts } from './answer-text'
import type { ReadMessage } from './history-schema'

const LONGEST_REQUEST_MS = 120_000

const conversationSchema = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['user', 'assistant']),
      parts: z.array(z.unknown()),
      metadata: z.object({ status: z.string().optional() }).optional(),
    }),
  ),
  runningMessageId: z.string().nullable(),
  queued: z.array(z.object({ key: z.string() })),
})
export type ReadConversation = { messages: ReadMessage[]; runningMessageId: string | null; queuedKeys: string[] }

/** An answer that is not the one that was asked for; most of them are asked again. */
export class UnexpectedAnswer extends Error {
  readonly status: number
  constructor(what: string, status: number, body: string) {
    super(`${what} was answered with ${status}: ${body.slice(0, 200)}`)
    this.status = status
  }
}

/** The requests that a browser makes of a thread, at one address. */
export function requestsOf(session: Session, url: string) {
  const asked = async (what: string, path: string, init?: RequestInit): Promise<Response> => {
    const response = await session.send(url, path, { signal: AbortSignal.timeout(LONGEST_REQUEST_MS), ...init })
    if (!response.ok) throw new UnexpectedAnswer(what, response.status, await response.text())
    return response
  }
  return {
    chat: (body: unknown, signal: AbortSignal) => asked('a message', '/api/chat', { ...jsonBody(body), signal }),
    /** Null when no answer is on its way. */
    async stream(threadId: string, signal: AbortSignal): Promise<Response | null> {
      const response = await asked('the stream', `/api/chat/${threadId}/stream`, { signal })
      return response.status === 204 ? null : response
    },
    async stop(threadId: string, messageId: string): Promise<boolean> {
      const response = await asked('a stop', `/api/chat/${threadId}/stop`, jsonBody({ messageId }))
      return z.object({ stopped: z.boolean() }).parse(await response.json()).stopped
    },
    queue: async (threadId: string, message: { key: string; text: string }) =>
      void (await (await asked('a message for later', `/api/chat/${threadId}/queue`, jsonBody(message))).text()),
    async newestThread(): Promise<string | null> {
      const read = z.object({ threads: z.array(z.object({ id: z.string() })) })
      return read.parse(await (await asked('the list of threads', '/api/threads')).json()).threads[0]?.id ?? null
    },
    async conversation(threadId: string): Promise<ReadConversation> {
      const response = await asked('the thread', `/api/threads/${threadId}/conversation?limit=200`)
      const { messages, runningMessageId, queued } = conversationSchema.parse(await response.json())
      return { messages: messages.map(readMessage), runningMessageId, queuedKeys: queued.map(({ key }) => key) }
    },
  }
}
export type Requests = ReturnType<typeof requestsOf>

function readMessage({ id, role, parts, metadata }: z.infer<typeof conversationSchema>['messages'][number]): ReadMessage {
  const unreadable = parts.filter((part) => z.object({ type: z.literal('data-unreadable') }).safeParse(part).success)
  const told = unreadable.length > 0 ? JSON.stringify(unreadable) : null
  return { id, role, text: textOfParts(parts), status: metadata?.status ?? null, unreadable: told }
}
