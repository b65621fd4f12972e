import { createClient } from 'redis'
import type { Logger } from '../../ports/logger'

/** However Redis fares, nobody waits longer for it. */
const LONGEST_CALL_MS = 1_000
const LONGEST_PAUSE_MS = 5_000
const PING_EVERY_MS = 1_000
/** A connection over which nothing comes, not even the answer to a ping. */
const LONGEST_SILENCE_MS = 3_000

export type RedisConnection = {
  isUp(): boolean
  /** Rejects when Redis cannot be asked or takes too long. */
  get(key: string): Promise<string | null>
  set(key: string, value: string, livesMs: number): Promise<void>
  publish(channel: string, message: string): Promise<void>
  subscribe(channel: string, listener: (message: string) => void): Promise<void>
  unsubscribe(channel: string): Promise<void>
  /** Told whenever messages may have been missed. */
  onGap(listener: () => void): () => void
  close(): Promise<void>
}

/**
 * A connection to Redis that is made in the background and again whenever it is lost, with growing pauses. Nothing waits for it: while it
 * is down, what is asked of it is refused at once. An outage is logged once, and its end.
 */
export function connectRedis(url: string, log: Logger): RedisConnection {
  const commands = createOne(url)
  const messages = createOne(url)
  const gapListeners = new Set<() => void>()
  /** Left while Redis was down: the client would listen to them again for ever. */
  const leftChannels = new Set<string>()
  let isOutage = false
  let isClosed = false
  const isUp = () => commands.isReady && messages.isReady

  for (const client of [commands, messages]) {
    client.on('error', (error: unknown) => {
      for (const listener of gapListeners) listener()
      if (isOutage || isClosed) return
      isOutage = true
      const message = `Redis cannot be reached (${reasonOf(error)}); answers are followed through the database until it can be.`
      log('error', 'streams', { message })
    })
    client.on('ready', () => {
      if (!isOutage || !isUp()) return
      isOutage = false
      log('warn', 'streams', { message: 'Redis can be reached again.' })
    })
    void client.connect().catch(() => undefined)
  }
  messages.on('ready', () => {
    for (const channel of leftChannels) void leave(channel).catch(() => undefined)
  })

  async function leave(channel: string): Promise<void> {
    leftChannels.add(channel)
    await beforeLong(messages.unsubscribe(channel))
    leftChannels.delete(channel)
  }

  return {
    isUp,
    get: (key) => beforeLong(commands.get(key)),
    set: async (key, value, livesMs) => void (await beforeLong(commands.set(key, value, { expiration: { type: 'PX', value: livesMs } }))),
    publish: async (channel, message) => void (await beforeLong(commands.publish(channel, message))),
    subscribe: (channel, listener) => beforeLong(messages.subscribe(channel, listener)),
    unsubscribe: leave,
    onGap(listener) {
      gapListeners.add(listener)
      return () => void gapListeners.delete(listener)
    },
    async close() {
      isClosed = true
      for (const listener of gapListeners) listener()
      for (const client of [commands, messages]) if (client.isOpen) client.destroy()
    },
  }
}

function createOne(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: LONGEST_SILENCE_MS,
      socketTimeout: LONGEST_SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2),
    },
  })
}

async function beforeLong<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Redis took too long')), LONGEST_CALL_MS)
  })
  try {
    return await Promise.race([asked, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

/** A code where there is one: messages may repeat an address with its password. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.constructor.name : 'unknown'
}
