import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { insist, jsonBody, openSession, type Session, sleep } from '../session'
import { beginSeen, chunksOf, type SeenAnswer } from '../threads/answer-text'
import { requestsOf } from '../threads/thread-requests'

const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 100
const LONGEST_ANSWER_MS = 150_000

/** What came of one request for an answer, as its reader has it. */
export type Heard = {
  httpStatus: number
  /** Of a refusal. */
  code: string | null
  message: string | null
  requestId: string | null
  retryAfterSeconds: number | null
  seen: SeenAnswer
  /** What was said of the answer itself. */
  notices: string[]
  end: 'finish' | 'left' | 'broken' | 'refused' | 'unreachable'
  firstWordMs: number | null
}

const refusalSchema = z.object({ error: z.object({ code: z.string(), message: z.string(), requestId: z.string().optional() }) })
const noticeSchema = z.object({ type: z.literal('data-notice'), data: z.object({ text: z.string() }) })
const messageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  parts: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
  metadata: z
    .looseObject({ status: z.string().optional(), ungrounded: z.number().optional(), createdAt: z.number().optional() })
    .optional(),
})
const threadSchema = z.object({ messages: z.array(messageSchema), runningMessageId: z.string().nullable() })
export type ReadThread = z.infer<typeof threadSchema>

type Hearing = { leavesAfterMs?: number; onStart?: () => void; onText?: (text: string) => void }
let guests = 0

/** A guest of the app with one thread, over HTTP alone. Each has a network address of its own. */
export async function openGuest(url: string) {
  const number = 20_000 + Math.floor(performance.now() * 10) + ++guests
  const session = await insist(() => openSession(url, number), performance.now() + PATIENCE_MS)
  return guestOf(session, url)
}
export type Guest = Awaited<ReturnType<typeof openGuest>>

/** The same person at any process of the app. */
export function guestOf(session: Session, url: string) {
  let threadId: string | null = null

  async function hear(ask: (signal: AbortSignal) => Promise<Response>, { leavesAfterMs, onStart, onText }: Hearing = {}): Promise<Heard> {
    const seen = beginSeen()
    const heard: Heard = { ...NOTHING, seen, notices: [] }
    const leaving = new AbortController()
    const beganAt = performance.now()
    try {
      const response = await ask(AbortSignal.any([leaving.signal, AbortSignal.timeout(LONGEST_ANSWER_MS)]))
      Object.assign(heard, await whatItSays(response))
      if (heard.end === 'refused' || !response.body) return heard
      for await (const chunk of chunksOf(response.body)) {
        const [isFirst, before] = [seen.messageId === null, seen.text().length]
        seen.add(chunk)
        const notice = noticeSchema.safeParse(chunk)
        if (notice.success && notice.data.data.text) heard.notices.push(notice.data.data.text)
        threadId ??= seen.threadId
        if (isFirst && seen.messageId !== null) {
          onStart?.()
          if (leavesAfterMs !== undefined) setTimeout(() => leaving.abort(), leavesAfterMs)
        }
        if (seen.text().length > before) {
          heard.firstWordMs ??= performance.now() - beganAt
          onText?.(seen.text())
        }
      }
      heard.end = seen.isFinished ? 'finish' : 'broken'
    } catch {
      heard.end = leaving.signal.aborted ? 'left' : heard.httpStatus === 0 ? 'unreachable' : 'broken'
    }
    return heard
  }

  const chat = (body: object, hearing?: Hearing, at = url) =>
    hear((signal) => session.send(at, '/api/chat', { ...jsonBody({ ...(threadId ? { threadId } : {}), ...body }), signal }), hearing)

  async function read(at = url): Promise<ReadThread> {
    const response = await session.send(at, `/api/threads/${threadId}/conversation?limit=200`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (!response.ok) throw new Error(`the thread was answered with ${response.status}: ${(await response.text()).slice(0, 200)}`)
    return threadSchema.parse(await response.json())
  }

  return {
    url,
    session,
    ask: requestsOf(session, url),
    threadId: () => threadId ?? '',
    say: (text: string, hearing?: Hearing & { key?: string; at?: string }) =>
      chat({ key: hearing?.key ?? `key_${randomUUID()}`, text }, hearing, hearing?.at),
    goOn: (at = url) => chat({ key: `key_${randomUUID()}`, goOn: true }, undefined, at),
    comeBack: (hearing?: Hearing & { at?: string }) =>
      hear((signal) => session.send(hearing?.at ?? url, `/api/chat/${threadId}/stream`, { signal }), hearing),
    read,
    /** A thread that was begun by a request whose answer was never heard. */
    findThread: async () => {
      threadId ??= await requestsOf(session, url).newestThread()
      return threadId
    },
    /** The thread when no answer is written any more; throws when that takes too long. */
    async whenAtRest(at = url): Promise<ReadThread> {
      const until = performance.now() + PATIENCE_MS
      for (;;) {
        const thread = await read(at).catch(() => null)
        if (thread && thread.runningMessageId === null) return thread
        if (performance.now() > until) throw new Error('an answer did not come to its end')
        await sleep(LOOK_EVERY_MS)
      }
    },
    /** Status and refusal of any request. */
    async get(path: string, init?: RequestInit) {
      const response = await session.send(url, path, { signal: AbortSignal.timeout(PATIENCE_MS), ...init })
      const said = await whatItSays(response.clone())
      return { ...said, text: said.end === 'refused' ? '' : await response.text() }
    },
  }
}

const NOTHING: Omit<Heard, 'seen' | 'notices'> = {
  httpStatus: 0,
  code: null,
  message: null,
  requestId: null,
  retryAfterSeconds: null,
  end: 'unreachable',
  firstWordMs: null,
}

async function whatItSays(response: Response): Promise<Omit<Heard, 'seen' | 'notices'>> {
  const told = { ...NOTHING, httpStatus: response.status, end: 'broken' as const }
  if (response.ok) return told
  const body: unknown = await response.json().catch(() => null)
  const read = refusalSchema.safeParse(body)
  const { code = null, message = null, requestId = null } = read.success ? read.data.error : {}
  const retryAfter = response.headers.get('retry-after')
  return { ...told, end: 'refused', code, message, requestId, retryAfterSeconds: retryAfter === null ? null : Number(retryAfter) }
}

/** A refusal as it has to be: who asks is told in words what happened, by a number that is in the log, and when to come back. */
export function isClearRefusal({ httpStatus, code, message, requestId, retryAfterSeconds }: Omit<Heard, 'seen' | 'notices'>): boolean {
  return httpStatus === 503 && Boolean(code && message && requestId) && (retryAfterSeconds ?? 0) > 0
}

/** The words of a message, without its cards. */
export function wordsIn(message: ReadThread['messages'][number] | undefined): string {
  return (message?.parts ?? []).map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join('')
}

/** Everything of a message in one line, for looking for something in it. */
export function allOf(message: ReadThread['messages'][number] | undefined): string {
  return JSON.stringify(message?.parts ?? [])
}

/** Whether each question has one answer, in turn. */
export function isAlternating(messages: ReadThread['messages']): boolean {
  return messages.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'assistant'))
}
