import { createServer, type Socket } from 'node:net'

type Received = { from: string; to: string[]; content: string }

/** A mail server for tests, on a port of its own: it speaks as much SMTP as is needed and keeps what it is given. */
export async function openSmtpServer() {
  const state = { received: [] as Received[], behaviour: 'take' as 'take' | 'refuse' | 'take-and-hang-up' }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    converse(socket, state)
  })
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resume) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resume())
      }),
  })
}

function converse(socket: Socket, state: { received: Received[]; behaviour: 'take' | 'refuse' | 'take-and-hang-up' }): void {
  let buffer = ''
  let mail: Received = { from: '', to: [], content: '' }
  let isContent = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const takeLine = (line: string) => {
    if (isContent) {
      if (line !== '.') {
        mail.content += `${line}\n`
        return
      }
      isContent = false
      state.received.push(mail)
      if (state.behaviour === 'take-and-hang-up') socket.destroy()
      else say('250 taken')
    } else if (/^(EHLO|HELO)/i.test(line)) say('250 testing')
    else if (/^MAIL FROM:/i.test(line)) {
      mail = { from: addressIn(line), to: [], content: '' }
      say('250 ok')
    } else if (/^RCPT TO:/i.test(line)) {
      if (state.behaviour === 'refuse') return say(`451 ${addressIn(line)} cannot be reached now`)
      mail.to.push(addressIn(line))
      say('250 ok')
    } else if (/^DATA/i.test(line)) {
      isContent = true
      say('354 go on')
    } else if (/^QUIT/i.test(line)) {
      say('221 bye')
      socket.end()
    } else say('250 ok')
  }
  say('220 testing')
  socket.on('data', (bytes) => {
    buffer += bytes.toString('utf8')
    while (buffer.includes('\r\n')) {
      const end = buffer.indexOf('\r\n')
      const line = buffer.slice(0, end)
      buffer = buffer.slice(end + 2)
      takeLine(line)
    }
  })
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? ''
}
