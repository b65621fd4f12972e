import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { insist, openSession, type Session } from '../chaos/session'
import type { Talker } from '../chaos/threads/apps'
import { readAnswer } from '../chaos/threads/read-answer'
import { requestsOf } from '../chaos/threads/thread-requests'

const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 50

/** Two processes, and guests who may go to either; each has an address of its own. */
export function openStage(one: Talker, two: Talker, databaseUrl: string) {
  let guests = 0x2000
  return {
    one,
    two,
    newGuest: async () => guestOf(await openSession(one.url, guests++)),
    nextGuest: () => guests++,
    /** What the database holds, asked beside the app. */
    async ask(query: string, ...values: string[]): Promise<postgres.Row[]> {
      const client = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
      return client.unsafe(query, values).finally(() => client.end())
    },
  }
}
export type Stage = ReturnType<typeof openStage>

/** A traveller with one session, wherever the requests go. */
function guestOf(session: Session) {
  const at = ({ url }: Talker) => requestsOf(session, url)
  const reader = ({ name }: Talker, role: string) => ({
    client: 0,
    reader: role,
    process: name,
    leavesAfterMs: null,
    note: () => undefined,
  })
  return {
    session,
    at,
    /** Says something at a process and reads the answer there; `begun` resolves with its first word. */
    say(app: Talker, text: string, threadId: string | null = null) {
      const { promise: begun, resolve, reject } = Promise.withResolvers<{ messageId: string; threadId: string }>()
      const body = { ...(threadId ? { threadId } : {}), key: `key_${randomUUID()}`, text }
      const onStart = (messageId: string, inThread: string) => resolve({ messageId, threadId: inThread })
      const read = readAnswer((signal) => at(app).chat(body, signal), threadId, { ...reader(app, 'sender'), onStart })
      read.then(() => reject(new Error('the answer ended before its first word')), reject)
      // Whoever waits for the answer alone hears of a failure there.
      begun.catch(() => undefined)
      return { begun, read }
    },
    follow: (app: Talker, threadId: string) =>
      readAnswer((signal) => at(app).stream(threadId, signal), threadId, reader(app, 'coming back')),
    /** The thread as a process shows it when no answer is written any more. */
    whenAtRest: (app: Talker, threadId: string) =>
      until(
        () => at(app).conversation(threadId),
        ({ runningMessageId }) => runningMessageId === null,
      ),
  }
}
export type Guest = ReturnType<typeof guestOf>

/** Looks until what is seen is what is waited for; after a while it fails with what was seen last. */
export async function until<Seen>(look: () => Promise<Seen>, isIt: (seen: Seen) => boolean): Promise<Seen> {
  let last: Seen | undefined
  const lastMoment = performance.now() + PATIENCE_MS
  return insist(async () => {
    last = await look()
    if (isIt(last)) return last
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS))
    throw new Error(`waited for long enough; seen last: ${JSON.stringify(last).slice(0, 300)}`)
  }, lastMoment)
}
