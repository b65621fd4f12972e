import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { proxy } from '@/proxy'
import { catchLog } from '@/tests/fixtures/catch-log'

const SECRETS = 'accessToken=aaa.secret.ccc&refreshToken=rrr-secret&user=%7B%22id%22%3A%22secret%22%7D'
const PAGE =
  '<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/><script src="/x.js" async=""></script></head><body></body></html>'

/** Stands for the app's own door: it notes what it is asked, and answers as the page of the hand-off. */
const asked: { url: string | undefined; cookie: string | undefined }[] = []
let answer = 200
let door: Server

beforeAll(async () => {
  door = createServer((request, response) => {
    asked.push({ url: request.url, cookie: request.headers.cookie })
    response.statusCode = answer
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-security-policy', "script-src 'self' 'nonce-bm9uY2U='")
    response.setHeader('x-powered-by', 'somebody')
    response.end(PAGE)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('PORT', String((door.address() as AddressInfo).port))
})

afterEach(() => {
  asked.length = 0
  answer = 200
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await new Promise((resolve) => {
    door.close(resolve)
    door.closeAllConnections()
  })
})

const open = async (path: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
  proxy(new NextRequest(`http://localhost:3000${path}`, init))

test('a page opened by the app is answered without a byte of what was handed over, and is kept by nobody', async () => {
  const response = await open(`/chat/thr_1?${SECRETS}&mode=chat`, { headers: { cookie: 'theme=dark' } })
  expect(response.status).toBe(200)
  const html = await response.text()
  const headers = JSON.stringify([...response.headers])
  expect(html + headers).not.toMatch(/secret/)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(response.headers.get('content-security-policy')).toContain('nonce-bm9uY2U=')
  expect(response.headers.get('x-powered-by')).toBeNull()
  expect(asked).toEqual([{ url: '/hand-off', cookie: 'theme=dark' }])
})

test('the first script of all takes the query out of the address, with the page’s own nonce', async () => {
  const html = await (await open(`/?${SECRETS}`)).text()
  expect(html).toContain('<head><script nonce="bm9uY2U=">')
  expect(html.indexOf('history.replaceState')).toBeLessThan(html.indexOf('/x.js'))
  expect(html.endsWith('</body></html>')).toBe(true)
})

test.each([
  ['one token alone', '/orders?refreshToken=x'],
  ['a code', '/chat?handOffCode=x'],
  ['an empty token', '/?accessToken='],
  ['a token that is said twice', '/?accessToken=a&accessToken=b'],
  ['a name in other letters', '/?ACCESSTOKEN=a'],
  ['an encoded name', '/?access%54oken=a'],
  ['a soft navigation', '/chat?accessToken=a&_rsc=abc'],
  ['the page of the hand-off itself', '/hand-off?accessToken=a'],
  ['the sign-in page', '/login?accessToken=a'],
  ['a file of ours', '/robots.txt?accessToken=a'],
  ['a page that is not there', '/%2e%2e/nowhere?accessToken=a'],
])('%s is never drawn from', async (_what, path) => {
  const response = await open(path, { headers: { rsc: '1', 'next-router-prefetch': '1' } })
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(asked.map(({ url }) => url)).toEqual(['/hand-off'])
})

test.each([
  ['a page', '/account?mode=chat'],
  ['a user without a token', '/account?user=ada'],
  ['the page of the hand-off', '/hand-off'],
  ['an API', '/api/threads?accessToken=x'],
  ['the API’s root', '/api?accessToken=x'],
  ['what Next serves itself', '/_next/image?accessToken=x'],
])('%s goes its own way', async (_what, path) => {
  const response = await open(path)
  expect(response.headers.get('x-middleware-next')).toBe('1')
  expect(asked).toEqual([])
})

test('a form that is sent goes its own way', async () => {
  expect((await open('/login?accessToken=x', { method: 'POST' })).headers.get('x-middleware-next')).toBe('1')
  expect((await open('/login?accessToken=x', { method: 'HEAD' })).headers.get('referrer-policy')).toBe('no-referrer')
})

test('without the page, the way leads to the sign-in, and what was handed over is neither passed on nor logged', async () => {
  answer = 500
  const logged = catchLog()
  const response = await open(`/orders?page=2&${SECRETS}`)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('http://localhost:3000/login?error=HandOffFailed&callbackUrl=%2Forders%3Fpage%3D2')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(JSON.stringify([...response.headers, logged.lines])).not.toContain('secret')
  expect(logged.lines).toHaveLength(1)
  logged.stop()
})
