import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { beginLeaving } from './leaving'
import { watchRequests } from './watch-requests'

type Line = { level: string; event: string } & Record<string, unknown>
const lines: Line[] = []
const watched = watchRequests((level, event, facts) => lines.push({ level, event, ...facts }))
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  lines.splice(0)
  delete (globalThis as { wayfarerLeaves?: boolean }).wayfarerLeaves
})

async function serve(answer: (end: (status: number) => void, requestId: unknown) => void) {
  const server = createServer((request, response) => {
    answer((status) => response.writeHead(status).end('words'), request.headers['x-request-id'])
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a request has an id, which its answer and its line in the log carry, and no line holds what an address holds', async () => {
  let seen: unknown
  const url = await serve((end, requestId) => {
    seen = requestId
    end(201)
  })
  const response = await fetch(`${url}/api/threads/thr_019823?text=my%20secret`)
  await response.text()
  const id = response.headers.get('x-request-id')
  expect(id).toMatch(/^[\w-]{36}$/)
  expect(seen).toBe(id)
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines).toEqual([
    { level: 'info', event: 'request', requestId: id, method: 'GET', route: '/api/threads/[id]', status: 201, ms: expect.any(Number) },
  ])
})

test('an id of a proxy of ours is kept; whatever else stands there is not', async () => {
  const url = await serve((end) => end(200))
  const idFor = async (given: string) => (await fetch(url, { headers: { 'x-request-id': given } })).headers.get('x-request-id')
  expect(await idFor('f00dfeed-0001')).toBe('f00dfeed-0001')
  for (const given of ['short', 'a"b,{evil}', 'x'.repeat(65)]) expect(await idFor(given)).toMatch(/^[\w-]{36}$/)
})

test('files of the build and questions whether we live are told to those alone who want to know everything', async () => {
  const url = await serve((end) => end(200))
  for (const path of ['/_next/static/chunks/a.js', '/icon.svg', '/api/health', '/api/ready', '/chat'])
    await (await fetch(url + path)).text()
  await expect.poll(() => lines).toHaveLength(5)
  expect(lines.map(({ level }) => level)).toEqual(['debug', 'debug', 'debug', 'debug', 'info'])
})

test('the end of all requests can be waited for, also of those whose reader went away', async () => {
  let endFirst = () => {}
  const url = await serve((end) => {
    endFirst = () => end(200)
  })
  expect(await watched.ended()).toBeUndefined()
  const answer = fetch(`${url}/slow`)
  await expect.poll(watched.openCount).toBe(1)
  const gone = ask(`${url}/left`).on('error', () => undefined)
  gone.end()
  let hasEnded = false
  const ended = watched.ended().then(() => {
    hasEnded = true
  })
  const finish = endFirst
  await expect.poll(watched.openCount).toBe(2)
  gone.destroy()
  await expect.poll(watched.openCount).toBe(1)
  expect(hasEnded).toBe(false)
  expect(lines).toEqual([expect.objectContaining({ route: '/left', isCut: true })])
  finish()
  await (await answer).text()
  await ended
  expect(hasEnded).toBe(true)
})

test('while the process leaves, connections are not kept open', async () => {
  const url = await serve((end) => end(200))
  beginLeaving()
  expect((await fetch(url)).headers.get('connection')).toBe('close')
})
