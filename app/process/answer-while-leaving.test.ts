import { NextRequest } from 'next/server'
import { afterEach, expect, test } from 'vitest'
import { proxy } from '@/proxy'
import { beginLeaving } from './leaving'

afterEach(() => {
  delete (globalThis as { wayfarerLeaves?: boolean }).wayfarerLeaves
})

const ask = (path: string, method = 'GET') => proxy(new NextRequest(`http://localhost:3000${path}`, { method }))

test('a process that leaves takes nothing new and says when to come back; before, everything goes its way', async () => {
  expect((await ask('/api/threads')).headers.get('x-middleware-next')).toBe('1')
  beginLeaving()
  const answer = await ask('/api/threads', 'POST')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await answer.json()).error).toMatchObject({ code: 'restarting', message: expect.stringContaining('We’ve kept your text') })
})

test('a page that is asked for meanwhile comes back by itself', async () => {
  beginLeaving()
  const page = await ask('/chat?accessToken=secret')
  expect([page.status, page.headers.get('retry-after'), page.headers.get('content-type')]).toEqual([503, '5', 'text/html; charset=utf-8'])
  const html = await page.text()
  expect(html).toContain('http-equiv="refresh" content="5"')
  expect(html).not.toContain('secret')
})

test('whether it lives and whether it is ready is answered to the last', async () => {
  beginLeaving()
  for (const path of ['/api/health', '/api/ready']) expect((await ask(path)).headers.get('x-middleware-next')).toBe('1')
})
