import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTcpProxy, type TcpProxy } from './tcp-proxy'

let echo: Server
let proxy: TcpProxy
beforeAll(async () => {
  echo = createServer((socket) => void socket.on('error', () => undefined).pipe(socket)).listen(0, '127.0.0.1')
  await once(echo, 'listening')
  proxy = await openTcpProxy({ host: '127.0.0.1', port: (echo.address() as AddressInfo).port })
})
afterAll(async () => {
  await proxy.close()
  await new Promise((closed) => echo.close(closed))
})

test('what is said arrives, and comes back', async () => {
  const socket = connect(proxy.port, '127.0.0.1')
  socket.write('hello')
  const [said] = await once(socket, 'data')
  expect(String(said)).toBe('hello')
  expect(proxy.open()).toBe(1)
  const gone = once(socket, 'close')
  proxy.cut()
  await gone
  expect(proxy.open()).toBe(0)
})

test('while it is cut nobody comes through; mended, they do, and later when it is to be slow', async () => {
  proxy.cut()
  const refused = connect(proxy.port, '127.0.0.1').on('error', () => undefined)
  await once(refused, 'close')
  proxy.mend()
  proxy.delay(30)
  const socket = connect(proxy.port, '127.0.0.1')
  const sentAt = performance.now()
  socket.write('slowly')
  await once(socket, 'data')
  expect(performance.now() - sentAt).toBeGreaterThan(25)
  socket.destroy()
  proxy.delay(0)
})
