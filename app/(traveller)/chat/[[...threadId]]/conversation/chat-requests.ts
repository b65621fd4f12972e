import { z } from 'zod'
import { requestJson, requestRefusal, timeZone } from '@/components/state/request-json'
import { conversationSchema, pulseSchema, queuedSchema } from '@/lib/chat/conversation'
import type { Refusal } from '@/lib/travel/refusal'

/** What one request says beside the thread: words, a click, "go on" or "again". Its key makes sending it again harmless. */
export type TurnBody = { key: string; threadId?: string } & Record<string, unknown>
/** An answer that begins, or why none does. none: nothing is being written. lost: the server could not be reached. */
export type Opening = { stream: ReadableStream<Uint8Array<ArrayBuffer>> } | { refusal: Refusal } | 'none' | 'lost'

export function postTurn(body: TurnBody, signal: AbortSignal): Promise<Opening> {
  return open('/api/chat', { method: 'POST', body: JSON.stringify(body), signal })
}

/** The running answer of a thread, from its first word. */
export function getRunning(threadId: string, signal: AbortSignal): Promise<Opening> {
  return open(`/api/chat/${threadId}/stream`, { signal })
}

async function open(path: string, init: RequestInit): Promise<Opening> {
  try {
    const response = await fetch(path, { ...init, headers: { 'content-type': 'application/json', 'x-time-zone': timeZone() } })
    if (response.status === 204) return 'none'
    if (response.ok && response.body) return { stream: response.body }
    // Whatever stands between here and the server has no words of its own.
    if (response.status > 500) return 'lost'
    return { refusal: requestRefusal(await response.json().catch(() => null)) }
  } catch {
    return 'lost'
  }
}

export function getConversation(threadId: string, page: { limit: number; before?: string }) {
  const query = new URLSearchParams({ limit: String(page.limit), ...(page.before === undefined ? {} : { before: page.before }) })
  return requestJson(`/api/threads/${threadId}/conversation?${query}`, conversationSchema)
}

export function getPulse(threadId: string) {
  return requestJson(`/api/threads/${threadId}/pulse`, pulseSchema)
}

export function postVersion(threadId: string, messageId: string) {
  return requestJson(`/api/threads/${threadId}/versions`, conversationSchema, { method: 'POST', body: { messageId } })
}

export function postStop(threadId: string, messageId: string) {
  return requestJson(`/api/chat/${threadId}/stop`, z.object({ stopped: z.boolean() }), { method: 'POST', body: { messageId } })
}

const queueSchema = z.object({ queued: z.array(queuedSchema) })

export function postQueued(threadId: string, message: { key: string; text: string }) {
  return requestJson(`/api/chat/${threadId}/queue`, queueSchema, { method: 'POST', body: message })
}

export function deleteQueued(threadId: string, key: string) {
  return requestJson(`/api/chat/${threadId}/queue/${key}`, queueSchema, { method: 'DELETE' })
}
