import { fieldOf } from '@/components/state/field-of'
import { isOfOwnBuild } from '@/components/state/own-build'
import { ownTimeZone } from '@/components/state/own-time-zone'
import { lateShape, requestJson, requestRefusal } from '@/components/state/request-json'
import type { Refusal } from '@/lib/travel/refusal'

const shapes = () => import('@/lib/chat/conversation')
const conversationShape = lateShape(() => shapes().then((module) => module.conversationSchema))
const pulseShape = lateShape(() => shapes().then((module) => module.pulseSchema))
const queueShape = lateShape(() => shapes().then((module) => module.queueSchema))
const stoppedShape = lateShape(() => shapes().then((module) => module.stoppedSchema))

/** What one request says beside the thread: words, a click, "go on" or "again". Its key makes sending it again harmless. */
export type TurnBody = { key: string; threadId?: string } & Record<string, unknown>
/** An answer on its way here. `isChecked`: a server of this very build makes it, so that its parts need no second look. */
export type AnswerBody = { stream: ReadableStream<Uint8Array<ArrayBuffer>>; isChecked: boolean }
/** `threadId`: where the first words of a thread, sent once more, have arrived. */
export type Refused = { refusal: Refusal; threadId?: unknown }

/** An answer that begins, or why none does. none: nothing is being written. lost: the server could not be reached. */
export type Opening = AnswerBody | Refused | 'none' | 'lost'

export function postTurn(body: TurnBody, signal: AbortSignal): Promise<Opening> {
  return open('/api/chat', { method: 'POST', body: JSON.stringify(body), signal })
}

/** The running answer of a thread, from its first word. */
export function getRunning(threadId: string, signal: AbortSignal): Promise<Opening> {
  return open(`/api/chat/${threadId}/stream`, { signal })
}

async function open(path: string, init: RequestInit): Promise<Opening> {
  try {
    const response = await fetch(path, { ...init, headers: { 'content-type': 'application/json', 'x-time-zone': ownTimeZone() } })
    if (response.status === 204) return 'none'
    if (response.ok && response.body) return { stream: response.body, isChecked: isOfOwnBuild(response.headers) }
    // Whatever stands between here and the server has no words of its own.
    if (response.status > 500) return 'lost'
    const json: unknown = await response.json().catch(() => null)
    return { refusal: requestRefusal(json), threadId: fieldOf(json, 'threadId') }
  } catch {
    return 'lost'
  }
}

export function getConversation(threadId: string, page: { limit: number; before?: string }) {
  const query = new URLSearchParams({ limit: String(page.limit), ...(page.before === undefined ? {} : { before: page.before }) })
  return requestJson(`/api/threads/${threadId}/conversation?${query}`, conversationShape)
}

export function getPulse(threadId: string) {
  return requestJson(`/api/threads/${threadId}/pulse`, pulseShape)
}

export function postVersion(threadId: string, messageId: string) {
  return requestJson(`/api/threads/${threadId}/versions`, conversationShape, { method: 'POST', body: { messageId } })
}

export function postStop(threadId: string, messageId: string) {
  return requestJson(`/api/chat/${threadId}/stop`, stoppedShape, { method: 'POST', body: { messageId } })
}

export function postQueued(threadId: string, message: { key: string; text: string }) {
  return requestJson(`/api/chat/${threadId}/queue`, queueShape, { method: 'POST', body: message })
}

export function deleteQueued(threadId: string, key: string) {
  return requestJson(`/api/chat/${threadId}/queue/${key}`, queueShape, { method: 'DELETE' })
}
