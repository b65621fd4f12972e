import { randomUUID } from 'node:crypto'
import type { NoteOf } from '../history'
import { insist, openSession, type Session, sleep } from '../session'
import { chunksOf } from './answer-text'
import type { Talker } from './apps'
import type { ThreadEntry } from './history-schema'
import { type Reading, readAnswer } from './read-answer'
import { requestsOf } from './thread-requests'

/** Guests of their own, beside those of the crowd. */
const FIRST_CLIENT = 9_000
const PATIENCE_MS = 180_000
const LOOK_EVERY_MS = 150
const RETURNS = 30
const LONGEST_LOOK_MS = 60
const NEVER_READ = 20
const SLOW_BYTES_PER_SECOND = 1_000
/** What a server may take more while readers hold on who do not read; its rubbish is not collected at once. */
const MOST_MEMORY_MB = 250
const SEARCHES = ['London to Lisbon in 30 days, one way', 'Paris to Rome in 40 days, one way', 'Berlin to Oslo in 20 days, one way']

type Stage = { app: Talker; note: NoteOf<ThreadEntry> }
type Trial = (guest: Guest) => Promise<string | null>

/** Readers who make it hard, and a process that is told to leave: what went wrong is noted, and what they saw is checked like all else. */
export async function tryHardReaders(stage: Stage): Promise<void> {
  const trials: [what: string, trial: Trial][] = [
    [`${RETURNS} drops and returns of one reader`, dropAndReturn],
    ['readers who are slow, and who never read', holdOn],
    ['SIGTERM during an answer', leaveDuringAnswer],
  ]
  for (const [index, [what, trial]] of trials.entries()) {
    const fault = await visit(FIRST_CLIENT + index, trial, stage).catch((error: unknown) => String(error))
    stage.note({ kind: 'tried', what, fault })
  }
}

async function visit(client: number, trial: Trial, stage: Stage): Promise<string | null> {
  const session = await insist(() => openSession(stage.app.url, client), performance.now() + PATIENCE_MS)
  const guest = guestOf(client, session, stage)
  const fault = await trial(guest)
  const threadId = guest.threadId()
  if (threadId !== null) stage.note({ kind: 'left', client, threadId, ...(await guest.whenAtRest()) })
  return fault
}

type Guest = ReturnType<typeof guestOf>
function guestOf(client: number, session: Session, { app, note }: Stage) {
  const ask = requestsOf(session, app.url)
  const own = { client, process: app.name, note }
  let threadId: string | null = null

  /** Says something and reads its answer; `onStart` is told which answer it is. */
  async function say(text: string, { leavesAfterMs = null, onStart }: { leavesAfterMs?: number | null; onStart?: () => void } = {}) {
    const key = `key_${randomUUID()}`
    note({ kind: 'sent', client, key, text, by: 'chat', process: app.name })
    const started = (_messageId: string, inThread: string) => {
      threadId ??= inThread
      note({ kind: 'acknowledged', client, threadId: inThread, key, process: app.name })
      onStart?.()
    }
    const body = { ...(threadId ? { threadId } : {}), key, text }
    return readAnswer((signal) => ask.chat(body, signal), threadId, { ...own, reader: 'sender', leavesAfterMs, onStart: started })
  }

  return {
    app,
    session,
    ask,
    say,
    threadId: () => threadId,
    comeBack: (leavesAfterMs: number): Promise<Reading | null> =>
      readAnswer((signal) => ask.stream(threadId ?? '', signal), threadId, { ...own, reader: 'coming back', leavesAfterMs }),
    /** The thread as it is when no answer is written any more. */
    async whenAtRest() {
      const until = performance.now() + PATIENCE_MS
      for (;;) {
        const conversation = await ask.conversation(threadId ?? '')
        if (conversation.runningMessageId === null) return conversation
        if (performance.now() > until) throw new Error('an answer did not end')
        await sleep(LOOK_EVERY_MS)
      }
    },
  }
}

/** Leaves and comes back, again and again, each time in the middle of the same answer. */
async function dropAndReturn({ say, comeBack, whenAtRest }: Guest): Promise<string | null> {
  let returns = 0
  for (let turn = 0; returns < RETURNS; turn++) {
    const said = await say(SEARCHES[turn % SEARCHES.length] ?? '', { leavesAfterMs: 0 })
    for (; returns < RETURNS; returns++) {
      const reading = await comeBack((returns * 7) % LONGEST_LOOK_MS)
      if (reading === null || reading.end === 'finish') break
      const [left, found] = [said?.seen.messageId, reading.seen.messageId]
      if (found !== left) return `came back to ${found}, and had left ${left}`
    }
    await whenAtRest()
    if (turn > RETURNS) return `no answer lasted long enough to come back to; ${returns} times it did`
  }
  return null
}

/** Many who never read and one who hardly does: the answer is written and stored as if they were not there. */
async function holdOn({ app, ask, say, threadId, whenAtRest }: Guest): Promise<string | null> {
  const gone = new AbortController()
  const before = app.memoryMb()
  const holding: Promise<unknown>[] = []
  const comeAlong = () => {
    const open = () => ask.stream(threadId() ?? '', gone.signal)
    const readers = [readSlowly(open()), ...Array.from({ length: NEVER_READ }, open)]
    holding.push(...readers.map((reader) => reader.catch(() => undefined)))
  }
  for (const text of SEARCHES) await say(text, { leavesAfterMs: 0, onStart: comeAlong }).then(whenAtRest)
  const { messages } = await whenAtRest()
  const more = app.memoryMb() - before
  gone.abort()
  await Promise.all(holding)
  const unfinished = messages.find(({ role, status }) => role === 'assistant' && status !== 'complete')
  if (unfinished) return `${unfinished.id} is ${unfinished.status}`
  return more > MOST_MEMORY_MB ? `the server took ${Math.round(more)} MB more` : null
}

async function readSlowly(asked: Promise<Response | null>): Promise<void> {
  const body = (await asked)?.body
  if (!body) return
  for await (const chunk of chunksOf(body)) await sleep((JSON.stringify(chunk).length / SLOW_BYTES_PER_SECOND) * 1_000)
}

/** New turns are asked to come back later, the answer ends, then the process does; the next one has it all. */
async function leaveDuringAnswer({ app, session, say }: Guest): Promise<string | null> {
  const leaving: { code?: Promise<number | null>; fault?: Promise<string | null> } = {}
  const reading = await say(SEARCHES[0] ?? '', {
    onStart: () => {
      leaving.code = app.leave()
      leaving.fault = whyNotRefused(session, app)
    },
  })
  const [code, fault] = await Promise.all([leaving.code, leaving.fault])
  await app.start(0)
  if (fault) return fault
  if (reading?.end !== 'finish' || reading.seen.status !== 'complete') return `the answer ended ${reading?.end} ${reading?.seen.status}`
  return code === 0 ? null : `the process ended with code ${code}`
}

/** Asks until the process has heard the signal; what is asked could not be taken anyway. */
async function whyNotRefused(session: Session, { url }: Talker): Promise<string | null> {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    const response = await session.send(url, '/api/chat', request).catch(() => null)
    if (response === null) return 'the process was gone before it refused anything'
    await response.text()
    if (response.status === 503) return response.headers.get('retry-after') ? null : 'a refused turn was not told when to come back'
    await sleep(20)
  }
  return 'new turns were not refused'
}
