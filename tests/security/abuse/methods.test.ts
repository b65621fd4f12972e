import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { proxy } from '@/proxy'

const ask = (path: string, method: string) => proxy(new NextRequest(`https://wayfarer.test${path}`, { method }))

test.each([
  ...['PUT', 'PATCH', 'DELETE', 'PROPFIND', 'PURGE'].map((method) => [method, '/', 'GET, HEAD, POST, OPTIONS']),
  ...['PROPFIND', 'PURGE', 'LOCK'].map((method) => [method, '/api/threads', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']),
])('%s %s is refused with the methods that are served', async (method, path, allowed) => {
  const answer = await ask(path, method)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
  expect(await answer.json()).toEqual({
    error: { code: 'bad_method', message: expect.stringMatching(/^\w.*\.$/), requestId: expect.stringMatching(/./) },
  })
})

test.each([
  ['GET', '/'],
  ['HEAD', '/chat'],
  ['POST', '/contact-us'],
  ['OPTIONS', '/'],
  ['DELETE', '/api/threads/thr_1'],
])('%s %s is passed on', async (method, path) => {
  expect((await ask(path, method)).headers.get('x-middleware-next')).toBe('1')
})
