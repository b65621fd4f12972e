import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** Stands between the app and a server of the machine's, which others use, too: to the app alone that server is gone, or slow. */
export type TcpProxy = {
  port: number
  /** Closes what is open, and refuses what comes. */
  cut: () => void
  mend: () => void
  /** What the server says from now on arrives so much later. */
  delay: (milliseconds: number) => void
  open: () => number
  close: () => Promise<void>
}

/** Opens one in front of `target`. */
export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isCut = false
  let delayMs = 0
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy()
    const onward = connect(target)
    for (const end of [socket, onward]) {
      sockets.add(end)
      end.setNoDelay(true)
      end.on('error', () => undefined)
      end.on('close', () => {
        sockets.delete(end)
        if (isCut) socket.destroy()
        // What the server said last still arrives.
        else socket.end()
        onward.destroy()
      })
    }
    socket.pipe(onward)
    onward.pipe(later(() => delayMs)).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    cut,
    mend: () => {
      isCut = false
    },
    delay: (milliseconds) => {
      delayMs = milliseconds
    },
    open: () => sockets.size / 2,
    close: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function later(delayMs: () => number): Transform {
  return new Transform({
    transform(chunk, _, done) {
      const milliseconds = delayMs()
      if (milliseconds === 0) done(null, chunk)
      else setTimeout(done, milliseconds, null, chunk)
    },
  })
}
