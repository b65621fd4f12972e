import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { sendRaw, statusesOf, written } from '@/tests/journeys/raw-http'
import { tame, tameRequests } from './tame-requests'

const tamed = (url: string, method = 'GET') => {
  const request = { method, url }
  tame(request)
  return request
}

test.each(['/', '/chat/thr_1?x=%ff', '/destination/caf%C3%A9', '/%00', '//two', '*'])('%s stays as it is', (url) => {
  expect(tamed(url)).toEqual({ method: 'GET', url })
})

test.each([
  ['/%', '/%25'],
  ['/%ff', '/%25ff'],
  ['/shared/%c3%28?x=%41', '/shared/%25c3%2528?x=%41'],
])('%s, which spells no text, is read letter by letter', (url, read) => {
  expect(tamed(url).url).toBe(read)
})

test('TRACE is a method that is not served, and every other one stays', () => {
  expect(tamed('/', 'TRACE').method).toBe('PROPFIND')
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) expect(tamed('/', method).method).toBe(method)
})

test('a server that would hold upgraded connections answers them like any other, from its first request on', async () => {
  tameRequests()
  const methods: (string | undefined)[] = []
  const server = createServer(({ method }, response) => {
    methods.push(method)
    response.writeHead(204).end()
  }).on('upgrade', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const upgrade = written('GET', '/', { headers: ['Upgrade: websocket'] }).replace('Connection: close', 'Connection: Upgrade, close')
  const answers = [await sendRaw(url, written('TRACE', '/')), await sendRaw(url, upgrade)]
  await new Promise((resolve) => server.close(resolve))
  expect(answers.map(statusesOf)).toEqual([[204], [204]])
  expect(methods).toEqual(['PROPFIND', 'GET'])
})
