import { connect, type Socket } from 'node:net'

/** Sends bytes as they are, as no client of HTTP would, and gives back all that comes until the other side hangs up. */
export async function sendRaw(url: string, bytes: string): Promise<string> {
  const socket = await openSocket(url)
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  // Whoever turns away what is still being sent resets the connection behind its answer.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(bytes, 'latin1')
  await closed
  return Buffer.concat(chunks).toString('latin1')
}

/** A connection on which nothing was said yet. */
export function openSocket(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => resolve(socket))
    socket.once('error', reject)
  })
}

/** A request written out; it asks to be hung up on after its answer. */
export function written(method: string, path: string, { headers = [] as string[], body = '' } = {}): string {
  return [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', body].join('\r\n')
}

/** The status of each answer in what came back. */
export function statusesOf(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
}
