import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

/** A connection's last message. PGlite would end with it, and is closed by whoever opened it. */
const TERMINATE = 'X'.charCodeAt(0)

/**
 * One connection to a PGlite database, as the socket of a driver: PostgreSQL's own wire without a network. The driver keeps queries
 * prepared, which costs PGlite a fifth of a query of its own. There must be no second one at the same time: PGlite is a single session.
 * A database that answers nothing has ended, and says so nowhere else: the connection is closed then, instead of waiting for ever.
 */
export function createPgliteSocket(client: PGlite): Duplex {
  let isBegun = false
  const answerTo = async (message: Buffer): Promise<Uint8Array> => {
    if (isBegun) return answerOf(client, message)
    isBegun = true
    return client.execProtocolRaw(message)
  }
  const socket = new Duplex({
    read: () => {},
    write: (message: Buffer, _encoding, done) => {
      if (message[0] === TERMINATE) return done()
      answerTo(message).then((answer) => {
        if (answer.length === 0) return done(connectionClosed())
        socket.push(answer)
        done()
      }, done)
    },
    final: (done) => {
      socket.push(null)
      done()
    },
  })
  // The driver says good-bye to a socket that is open.
  return Object.assign(socket, { readyState: 'open' })
}

/** PGlite would parse an answer that it gathers itself; the driver does that. What it hands over is its own memory of this moment. */
async function answerOf(client: PGlite, message: Buffer): Promise<Uint8Array> {
  const parts: Buffer[] = []
  await client.execProtocolRawStream(message, { onRawData: (part) => void parts.push(Buffer.from(part)), syncToFs: false })
  return Buffer.concat(parts)
}

/** With the code that the driver itself gives to it. */
function connectionClosed(): Error {
  return Object.assign(new Error('The embedded database has ended.'), { code: 'CONNECTION_CLOSED' })
}
