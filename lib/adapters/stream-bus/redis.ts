import { randomUUID } from 'node:crypto'
import { createResumableStreamContext, type Publisher, type ResumableStreamContext, type Subscriber } from 'resumable-stream/generic'
import type { Logger } from '../../ports/logger'
import type { StreamBus } from '../../ports/stream-bus'
import { createInProcessBus, MOST_KEPT_CHARACTERS } from './in-process'
import { connectRedis, type RedisConnection } from './redis-connection'

/** An answer is announced for this long, again and again while it runs: of one whose process died, Redis soon knows nothing. */
const ANNOUNCED_MS = 3_000
const ENDED_MS = 60_000
/** The library gives up the writer of an answer after a second. */
const LONGEST_SUBSCRIBE_MS = 1_500

type RedisBusSettings = { url: string; log: Logger; prefix?: string; announcedMs?: number }

/**
 * The bus of several processes. Readers in the process that writes an answer are served from its memory, whatever Redis does; those in
 * others through Redis. What Redis cannot do is left to the database: a reader who may have missed something is ended and comes back.
 */
export function createRedisBus({ url, log, prefix = 'wayfarer', announcedMs = ANNOUNCED_MS }: RedisBusSettings): StreamBus {
  const redis = connectRedis(url, log)
  const own = createInProcessBus()
  const setting = { prefix, redis, announcedMs }
  const pointerTo = (streamId: string) => `${prefix}:answer:${streamId}`

  async function announce(streamId: string): Promise<void> {
    const source = await own.subscribe(streamId)
    if (!source || !redis.isUp()) return void source?.cancel()
    // An answer that goes on is written again under its id, maybe by another process: each writing has a name of its own.
    const writing = randomUUID()
    const context = contextFor(setting, { point: () => redis.set(pointerTo(streamId), writing, announcedMs) })
    const copy = await context.createNewResumableStream(writing, () => upTo(MOST_KEPT_CHARACTERS, source))
    // It is driven by itself; unread, it would only pile up.
    await copy?.cancel()
  }

  async function findElsewhere(streamId: string): Promise<ReadableStream<string> | null> {
    if (!redis.isUp()) return null
    const writing = await redis.get(pointerTo(streamId))
    if (!writing) return null
    const stream = await contextFor(setting, null).resumeExistingStream(writing)
    return stream ? untilGap(stream, redis) : null
  }

  return {
    publish(streamId) {
      const outlet = own.publish(streamId)
      void announce(streamId).catch(() => undefined)
      return outlet
    },
    async subscribe(streamId) {
      if (own.isLive(streamId)) return own.subscribe(streamId)
      // It may have ended here and go on elsewhere.
      const elsewhere = await inTime(findElsewhere(streamId))
      return elsewhere ?? (redis.isUp() ? own.subscribe(streamId) : null)
    },
    state: () => (redis.isUp() ? 'up' : 'down'),
    close: () => redis.close(),
  }
}

type Setting = { prefix: string; redis: RedisConnection; announcedMs: number }
/** What leads readers of the answer to this writing of it. */
type Writing = { point: () => Promise<void> }

/**
 * The library's context for one answer, written here or (with null) read from elsewhere. Its calls never fail: a writer who could not
 * publish one chunk publishes no further one, and is no longer announced, so that no reader gets an answer with a hole in it.
 */
function contextFor({ prefix, redis, announcedMs }: Setting, own: Writing | null): ResumableStreamContext {
  let isBroken = false
  let renewal: NodeJS.Timeout | undefined
  const breakOff = () => {
    isBroken = true
    clearInterval(renewal)
  }
  const publisher: Publisher = {
    connect: async () => undefined,
    publish: async (channel, message) => {
      if (!isBroken) await redis.publish(channel, message).catch(breakOff)
    },
    // The first time it says that the answer runs, the second time that it has ended.
    set: async (key, value) => {
      if (isBroken) return
      if (renewal) {
        clearInterval(renewal)
        return redis.set(key, value, ENDED_MS).catch(() => undefined)
      }
      const renew = () => Promise.all([redis.set(key, value, announcedMs), own?.point()]).then(() => undefined)
      await renew().catch(breakOff)
      if (isBroken) return
      renewal = setInterval(() => void renew().catch(() => undefined), announcedMs / 3)
      renewal.unref()
    },
    get: (key) => redis.get(key).catch(() => null),
    incr: async () => 0,
  }
  const subscriber: Subscriber = {
    connect: async () => undefined,
    subscribe: (channel, listener) => redis.subscribe(channel, listener).catch(breakOff),
    unsubscribe: (channel) => redis.unsubscribe(channel).catch(() => undefined),
  }
  return createResumableStreamContext({
    keyPrefix: prefix,
    publisher,
    subscriber,
    waitUntil: () => undefined,
    // A reader asks this often whether its answer is still announced; after two times no, it ends.
    doneWatchdogIntervalMs: announcedMs / 4,
  })
}

/** The stream as long as nothing of it can have been missed. */
function untilGap(stream: ReadableStream<string>, redis: RedisConnection): ReadableStream<string> {
  const reader = stream.getReader()
  const { promise: gap, resolve } = Promise.withResolvers<{ done: true; value: undefined }>()
  const forget = redis.onGap(() => resolve({ done: true, value: undefined }))
  const leave = async () => {
    forget()
    await reader.cancel().catch(() => undefined)
  }
  return new ReadableStream<string>({
    async pull(controller) {
      const next = await Promise.race([gap, reader.read()]).catch(() => null)
      if (next && !next.done) return controller.enqueue(next.value)
      controller.close()
      await leave()
    },
    cancel: leave,
  })
}

/** The beginning of a stream: what is longer is not carried on. */
function upTo(most: number, stream: ReadableStream<string>): ReadableStream<string> {
  let characters = 0
  return stream.pipeThrough(
    new TransformStream<string, string>({
      transform(chunk, controller) {
        characters += chunk.length
        if (characters > most) controller.terminate()
        else controller.enqueue(chunk)
      },
    }),
  )
}

/** Null for what takes too long, or fails; a stream that comes too late is let go. */
async function inTime(asked: Promise<ReadableStream<string> | null>): Promise<ReadableStream<string> | null> {
  let timer: NodeJS.Timeout | undefined
  let isLate = false
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      isLate = true
      resolve(null)
    }, LONGEST_SUBSCRIBE_MS)
  })
  const found = asked.then(
    (stream) => {
      if (isLate) void stream?.cancel()
      return isLate ? null : stream
    },
    () => null,
  )
  return Promise.race([found, tooLate]).finally(() => clearTimeout(timer))
}
