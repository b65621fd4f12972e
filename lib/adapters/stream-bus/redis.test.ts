import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { createClient } from 'redis'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Logger } from '../../ports/logger'
import type { StreamBus } from '../../ports/stream-bus'
import { createRedisBus } from './redis'

const URL_OF_REDIS = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  vi.restoreAllMocks()
})

function openBus(url: string, prefix: string, log: Logger = () => undefined): StreamBus {
  const bus = createRedisBus({ url, log, prefix, announcedMs: 600 })
  closing.push(() => bus.close())
  return bus
}

async function readAll(stream: ReadableStream<string> | null): Promise<string | null> {
  let text = ''
  const reader = stream?.getReader()
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) text += next.value
  return stream && text
}

async function subscribed(bus: StreamBus, streamId: string): Promise<ReadableStream<string>> {
  return vi.waitFor(async () => {
    const stream = await bus.subscribe(streamId)
    if (!stream) throw new Error('not yet')
    return stream
  }, 5_000)
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `redis://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`
}

/** Stands between a bus and Redis; `cut` ends what is connected and takes nobody new. */
async function openProxy() {
  const { hostname, port } = new URL(URL_OF_REDIS)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname)
    for (const end of [socket, onward]) {
      sockets.add(end)
      end.on('error', () => end.destroy())
    }
    if (isCut) socket.destroy()
    socket.pipe(onward).pipe(socket)
  })
  const url = await listen(server)
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  closing.push(() => {
    cut()
    server.close()
  })
  const mend = () => {
    isCut = false
  }
  return { url, cut, mend }
}

async function isRedisReachable(): Promise<boolean> {
  const client = createClient({ url: URL_OF_REDIS, socket: { connectTimeout: 1_000, reconnectStrategy: false } }).on(
    'error',
    () => undefined,
  )
  return client.connect().then(
    () => {
      client.destroy()
      return true
    },
    () => false,
  )
}

if (await isRedisReachable()) {
  describe('over Redis', () => {
    const opened = async (url = URL_OF_REDIS, log?: Logger) => {
      const prefix = `wayfarer-test-${randomUUID()}`
      const [here, there] = [openBus(url, prefix, log), openBus(URL_OF_REDIS, prefix)]
      await vi.waitFor(() => expect([here.state(), there.state()]).toEqual(['up', 'up']), 5_000)
      return { here, there, prefix }
    }

    test('an answer that is written in one process is followed in another, from its first word and in order', async () => {
      const { here, there } = await opened()
      const writer = here.publish('m')
      writer.write('one ')
      const reading = readAll(await subscribed(there, 'm'))
      const words = Array.from({ length: 200 }, (_, index) => `${index} `)
      for (const word of words) writer.write(word)
      writer.end()
      expect(await reading).toBe(`one ${words.join('')}`)
      expect(await readAll(await here.subscribe('m'))).toBe(`one ${words.join('')}`)
      expect(await there.subscribe('m')).toBeNull()
    })

    test('what goes on in another process is not taken for what ended here', async () => {
      const { here, there } = await opened()
      const first = here.publish('m')
      first.write('half a sent')
      first.end()
      const second = there.publish('m')
      second.write('The whole of it.')
      await vi.waitFor(async () => {
        const reader = (await here.subscribe('m'))?.getReader()
        expect((await reader?.read())?.value).toBe('The whole of it.')
        await reader?.cancel()
      }, 5_000)
      second.end()
    })

    test('nothing stays in Redis for long', async () => {
      const { here, there, prefix } = await opened()
      const writer = here.publish('m')
      writer.write('one')
      await (await subscribed(there, 'm')).cancel()
      const client = await createClient({ url: URL_OF_REDIS }).connect()
      closing.push(() => client.destroy())
      const keys = await client.keys(`${prefix}*`)
      const lives = await Promise.all(keys.map((key) => client.pTTL(key)))
      expect(keys).toHaveLength(2)
      expect(lives.every((milliseconds) => milliseconds > 0 && milliseconds <= 60_000)).toBe(true)
      writer.end()
    })

    test('when Redis is cut off in the middle, readers elsewhere are let go without a hole, and those here read on', async () => {
      const told = vi.fn<Logger>()
      const proxy = await openProxy()
      const { here, there, prefix } = await opened(proxy.url, told)
      const writer = here.publish('m')
      writer.write('one ')
      const elsewhere = readAll(await subscribed(there, 'm'))
      const own = readAll(await here.subscribe('m'))
      writer.write('two ')
      proxy.cut()
      writer.write('three ')
      await vi.waitFor(() => expect(here.state()).toBe('down'))
      expect('one two three '.startsWith((await elsewhere) ?? '')).toBe(true)
      writer.end()
      expect(await own).toBe('one two three ')
      expect(await here.subscribe('m')).toBeNull()
      proxy.mend()
      await vi.waitFor(() => expect(here.state()).toBe('up'), 10_000)
      expect(await readAll(await here.subscribe('m'))).toBe('one two three ')
      expect(told).toHaveBeenLastCalledWith('warn', 'streams', { message: expect.stringContaining('can be reached again') })
      const client = await createClient({ url: URL_OF_REDIS }).connect()
      closing.push(() => client.destroy())
      await vi.waitFor(async () => expect(await client.pubSubChannels(`${prefix}*`)).toEqual([]), 5_000)
    })
  })
} else {
  test.skip('skipped: no Redis', () => {})
}

test('without a Redis a process answers its own readers, tells others to look elsewhere, and complains once', async () => {
  const complain = vi.fn<Logger>()
  const server = createServer()
  const url = await listen(server)
  server.close()
  const bus = openBus(url, 'nobody', complain)
  const writer = bus.publish('m')
  const reading = readAll(await bus.subscribe('m'))
  writer.write('words')
  writer.end()
  expect(await reading).toBe('words')
  expect(await bus.subscribe('another')).toBeNull()
  expect(bus.state()).toBe('down')
  await vi.waitFor(() => expect(complain).toHaveBeenCalled(), 5_000)
  await bus.subscribe('another')
  expect(complain).toHaveBeenCalledTimes(1)
  expect(complain).toHaveBeenCalledWith('error', 'streams', { message: expect.stringContaining('ECONNREFUSED') })
})

test('a Redis that accepts and never answers holds nobody up', async () => {
  const held = new Set<Socket>()
  const server = createServer((socket) => held.add(socket.on('error', () => undefined)))
  const bus = openBus(await listen(server), 'nobody')
  closing.push(() => {
    for (const socket of held) socket.destroy()
    server.close()
  })
  const writer = bus.publish('m')
  const reading = readAll(await bus.subscribe('m'))
  writer.write('words')
  writer.end()
  expect([await reading, await bus.subscribe('another'), bus.state()]).toEqual(['words', null, 'down'])
})
