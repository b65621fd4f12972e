import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands between the app and Redis: while it is cut, Redis cannot be reached. */
export type RedisProxy = { url: string; cut: () => void; mend: () => void; close: () => Promise<void> }

/** Opens one in front of a Redis server; `missing` says why there is none. */
export async function openRedisProxy(redisUrl: string): Promise<RedisProxy | { missing: string }> {
  const { hostname, port } = new URL(redisUrl)
  const target = { host: hostname, port: Number(port || 6379) }
  const missing = await whyUnreachable(target)
  if (missing !== null) return { missing }
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy()
    const onward = connect(target)
    for (const end of [socket, onward]) {
      open.add(end)
      end.on('error', () => undefined)
      end.on('close', () => {
        open.delete(end)
        socket.destroy()
        onward.destroy()
      })
    }
    socket.pipe(onward).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    url: `redis://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    cut,
    mend: () => {
      isCut = false
    },
    close: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Null when a PING is answered. */
function whyUnreachable(target: { host: string; port: number }): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(target, () => socket.write('PING\r\n'))
    const end = (why: string | null) => {
      socket.destroy()
      resolve(why)
    }
    socket.setTimeout(2_000, () => end('it does not answer'))
    socket.on('error', (error) => end(error.message))
    socket.on('data', () => end(null))
  })
}
