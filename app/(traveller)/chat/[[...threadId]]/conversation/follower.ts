import * as texts from '@/lib/texts/pages/chat/conversation'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { type AnswerBody, getRunning, type Opening, type Refused } from './chat-requests'
import type { Answering } from './conversation-state'
import { type Desk, refresh } from './desk'
import { loadReading } from './load-reading'
import { sizeOf, withMessage } from './merge-messages'
import type { Described } from './read-answer'
import { createTogether } from './together'

/** lost: not a word of it came. closed: this window went on to something else. */
export type Following = 'ended' | 'lost' | 'closed' | Refused
/** `onlyAdds`: the turn stands behind all that is shown and changes none of it. */
type Wish = {
  isOwn: boolean
  onlyAdds?: boolean
  messageId?: string
  onStart?: () => void
  onTrip?: (live: LiveTrip) => void
}

type Reading = NonNullable<Awaited<ReturnType<typeof loadReading>>>
/** connection: until the network changes. */
type Signals = { signal: AbortSignal; connection: AbortSignal }

const WAITS_MS = [400, 800, 1_600, 3_200, 6_400]
/** What cannot be read to its end this often is not a matter of the connection. */
const MOST_VAIN = 5

/** Follows one answer at a time, to its end, over as many connections as it takes. */
export function createFollower(desk: Desk) {
  const { store } = desk
  let current: AbortController | null = null

  function begin(): AbortSignal {
    current?.abort()
    current = new AbortController()
    return current.signal
  }

  async function follow(open: (signal: AbortSignal) => Promise<Opening>, wish: Wish): Promise<Following> {
    const signal = begin()
    held = new Map()
    described = null
    change({ messageId: wish.messageId ?? null, isOwn: wish.isOwn, isReconnecting: false, isStopping: false })
    let opening = await open(signal)
    let tries = 0
    let vain = 0
    let furthest = 0
    let isFirst = true
    while (true) {
      if (signal.aborted) return 'closed'
      if (typeof opening === 'object' && 'stream' in opening) {
        const body = opening
        const end = await whileConnected(signal, async (connection) => {
          const reading = await loadReading()
          if (reading) return readTogether(reading, body, wish, { signal, connection })
          await body.stream.cancel()
          return 'broken'
        })
        if (signal.aborted) return 'closed'
        if (end === 'ended') return finish(wish.onlyAdds === true && isFirst)
        isFirst = false
        const size = sizeOf(shownAnswer())
        vain = size > furthest ? 1 : vain + 1
        furthest = Math.max(size, furthest)
        tries = 0
      }
      const { answering, threadId } = store.get()
      const refused = typeof opening === 'object' && 'refusal' in opening ? opening : null
      if (!answering?.messageId || !threadId) return rest(refused ?? 'lost')
      if (opening === 'none' || refused || vain >= MOST_VAIN) return finish()
      change({ ...answering, isReconnecting: true })
      await pause(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0, signal)
      if (signal.aborted) return 'closed'
      tries += 1
      opening = await getRunning(threadId, signal)
    }
  }

  async function readTogether(
    { readAnswer, readTrip, readDescribed }: Reading,
    body: AnswerBody,
    wish: Wish,
    { signal, connection }: Signals,
  ) {
    const together = createTogether(signal)
    const { onStart, onMessage, onData } = ears(
      wish,
      (data) => readTrip(data, body),
      (data) => readDescribed(data, body),
    )
    const end = await readAnswer(body, {
      signal: connection,
      onStart: (...start) => together.add(() => onStart(...start)),
      onData: (...data) => together.add(() => onData(...data)),
      onMessage: (message) => {
        together.add(() => onMessage(message))
        together.show()
      },
    })
    together.show()
    return end
  }

  function ears(wish: Wish, readTrip: (data: unknown) => LiveTrip | null, readDescribed: (data: unknown) => Described | null) {
    return {
      onStart(messageId: string | null, metadata: unknown) {
        const { answering } = store.get()
        if (answering?.isReconnecting) desk.announce(texts.reconnected)
        if (answering) change({ ...answering, messageId, isReconnecting: false })
        if (hasThreadId(metadata)) desk.nameThread(metadata.threadId)
        wish.onStart?.()
      },
      onMessage(message: Parameters<typeof withMessage>[1]) {
        // A replay begins anew; what stands there stays until it has come as far.
        if (sizeOf(message) < (held.get(message.id) ?? 0)) return
        held.set(message.id, sizeOf(message))
        store.set({ messages: withMessage(store.get().messages, message) })
      },
      onData(type: string, data: unknown) {
        if (type === 'data-thread') described = readDescribed(data)
        const live = type === 'data-trip' ? readTrip(data) : null
        if (!live) return
        desk.acceptTrip(live)
        desk.nameThread(live.threadId)
        wish.onTrip?.(live)
      },
    }
  }

  let held = new Map<string, number>()
  let described: Described | null = null
  const change = (answering: Answering | null) => store.set({ answering })
  const shownAnswer = () => store.get().messages.find(({ id }) => id === store.get().answering?.messageId)

  function rest<End extends Following>(end: End): End {
    current = null
    held = new Map()
    change(null)
    return end
  }

  /**
   * At its end, and where the server has no run any more: what is kept is what counts. A whole answer that was read in one go (`isWhole`)
   * stands here as it is kept, and has told how its thread is named.
   */
  async function finish(isWhole = false): Promise<Following> {
    const { answering, threadId, queued } = store.get()
    const isKept = isWhole && queued.length === 0 && shownAnswer()?.metadata?.status === 'complete'
    if (answering?.isStopping) desk.announce(texts.answerStopped)
    rest('ended')
    if (isKept && threadId) {
      desk.noteAnswer(threadId, described)
      return 'ended'
    }
    desk.loadThreads()
    const told = await refresh(desk)
    // Something that waited was quicker than this look. The same one again is left to the pulse, which takes its time.
    const next = told?.runningMessageId
    if (next && next !== answering?.messageId && !current) void followRunning(told.threadId, next)
    return 'ended'
  }

  const followRunning = (threadId: string, messageId: string) =>
    follow((signal) => getRunning(threadId, signal), { isOwn: false, messageId })

  return {
    follow,
    followRunning,
    /** The server is done with the answer that is still waited for here: its stream died without a word. */
    settle() {
      current?.abort()
      void finish()
    },
    close() {
      current?.abort()
      if (current) rest('closed')
    },
  }
}
export type Follower = ReturnType<typeof createFollower>

function hasThreadId(metadata: unknown): metadata is { threadId: string } {
  return typeof metadata === 'object' && metadata !== null && 'threadId' in metadata && typeof metadata.threadId === 'string'
}

/** Reads until the network has changed under it: a connection from before that may hang for ever without an error. */
async function whileConnected<T>(signal: AbortSignal, read: (connection: AbortSignal) => Promise<T>): Promise<T> {
  const connection = new AbortController()
  const part = () => connection.abort()
  signal.addEventListener('abort', part)
  window.addEventListener('online', part)
  try {
    return await read(connection.signal)
  } finally {
    signal.removeEventListener('abort', part)
    window.removeEventListener('online', part)
  }
}

/** Over when the time is, when the connection is back, or when nobody waits any more. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      window.removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    window.addEventListener('online', over)
    signal.addEventListener('abort', over)
  })
}
