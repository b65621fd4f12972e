import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { type Client, expect, test } from './plain-http'
import { openSocket, sendRaw, statusesOf, written } from './raw-http'

/** Stands in requests, and must stand in no answer. */
const CANARY = 'quokkazebra'
const MEGABYTE = 1024 * 1024

/** A clear no, in words and without a stack. */
async function expectNo(answer: { status(): number; text(): Promise<string> }, status: number, code: string): Promise<void> {
  const text = await answer.text()
  expect([answer.status(), text]).toEqual([status, expect.stringContaining(`"code":"${code}"`)])
  expect(JSON.parse(text)).toEqual({
    error: { code, message: expect.stringMatching(/^[A-Z].*\.$/), requestId: expect.stringMatching(/^[\w-]{36}$/) },
  })
}

async function asGuest(openClient: () => Promise<Client>): Promise<Client> {
  const client = await openClient()
  expect((await client.post('callback/guest')).status()).toBe(200)
  return client
}

test('rows 22, 23 and 27: bodies that are too large, packed or no JSON are refused, and cost no memory', async ({ openClient, server }) => {
  const { request } = await asGuest(openClient)
  const send = (data: Buffer | string, headers: Record<string, string> = {}) =>
    request.post('/api/chat', { data, headers: { 'content-type': 'application/json', ...headers } })
  await expectNo(await send('{"key":"hostile-body-0","text":"  "}'), 400, 'message_empty')
  const before = server.memoryMb()

  await expectNo(await send(`{"key":"hostile-body-1","text":"${'x'.repeat(5 * MEGABYTE)}"}`), 413, 'message_too_long')
  await expectNo(await send(Buffer.alloc(50 * MEGABYTE, 97)), 413, 'message_too_long')
  await expectNo(await send(`${'['.repeat(10_000)}${']'.repeat(10_000)}`), 413, 'message_too_long')
  await expectNo(await send(gzipSync(Buffer.alloc(100 * MEGABYTE)), { 'content-encoding': 'gzip' }), 415, 'bad_type')
  await expectNo(await send('<key/>', { 'content-type': 'application/xml' }), 415, 'bad_type')
  await expectNo(await send('{"key":'), 400, 'bad_request')
  const threads = await request.get('/api/threads')
  expect(await threads.json()).toEqual({ threads: [] })
  expect(server.memoryMb() - before, 'memory that they cost, in MB').toBeLessThan(200)
})

test('row 40: a page may fetch from nobody but us', async ({ openClient }) => {
  const { request } = await openClient()
  for (const path of ['/', '/login', '/no/such/page']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    for (const rule of ["default-src 'self'", "img-src 'self' data:", "connect-src 'self'", "object-src 'none'", "base-uri 'none'"]) {
      expect.soft(policy.split('; '), path).toContain(rule)
    }
  }
})

test('row 48: the picture optimiser fetches nothing for anybody', async ({ openClient, server }) => {
  const { request } = await openClient()
  let asked = 0
  const inside = createServer((_, response) => {
    asked++
    response.writeHead(302, { location: `${server.url}/api/health` }).end()
  })
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  const { port } = inside.address() as AddressInfo
  const addresses = [
    'file:///etc/passwd',
    `http://localhost:${port}/`,
    `http://127.0.0.1:${port}/redirect`,
    `http://2130706433:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'http://2852039166/latest/meta-data/',
    `//127.0.0.1:${port}/x.png`,
    `/\\127.0.0.1:${port}/x.png`,
    'data:image/svg+xml;base64,PHN2Zz48c2NyaXB0Lz48L3N2Zz4=',
    '/icon.svg',
    '/thread.avif',
    '/thread.png',
    '/_next/image?url=/thread.png&w=64&q=75',
  ]
  const queries = addresses.map((url) => ({ url, w: '64', q: '75' }))
  queries.push({ url: '/thread.png', w: '99999', q: '75' }, { url: '/thread.png', w: '64', q: '1e9' }, { url: '', w: '-1', q: '' })
  for (const params of queries) {
    const answer = await request.get('/_next/image', { params })
    expect.soft(answer.status(), JSON.stringify(params)).toBe(404)
    expect.soft(answer.headers()['content-type'], JSON.stringify(params)).not.toContain('image/')
  }
  await new Promise((resolve) => inside.close(resolve))
  expect(asked, 'requests that the server made for them').toBe(0)
})

test('row 61: what is no request of HTTP is turned away, and nothing of it comes back', async ({ server }) => {
  const long = CANARY.repeat(10_000)
  const broken: Record<string, string> = {
    'headers of 100 kB': written('GET', '/', { headers: [`X-Long: ${long}`] }),
    'an address of 100 kB': written('GET', `/${long}`),
    'three thousand headers': written('GET', '/', { headers: Array.from({ length: 3_000 }, (_, index) => `X-${CANARY}-${index}: 1`) }),
    'a zero byte in a header': written('GET', '/', { headers: [`X-Canary: ${CANARY}\0`] }),
    'a line that ends too early': written('GET', '/', { headers: [`X-Canary: ${CANARY}\nX-Second: 1`] }),
    'a header without a name': written('GET', '/', { headers: [`: ${CANARY}`] }),
    'a header that begins with a blank': written('GET', '/', { headers: [` X-Canary: ${CANARY}`] }),
    'no host': `GET /${CANARY} HTTP/1.1\r\n\r\n`,
    'a version that is none': `GET /${CANARY} HTTP/3.7\r\nHost: a\r\n\r\n`,
    'an invented method': written('QUOKKAZEBRA', '/'),
    'the beginning of a TLS handshake': `\x16\x03\x01${CANARY}\r\n\r\n`,
  }
  for (const [name, bytes] of Object.entries(broken)) {
    const answer = await sendRaw(server.url, bytes)
    expect
      .soft([name, statusesOf(answer).every((status) => status >= 400 && status < 500), statusesOf(answer).length])
      .toEqual([name, true, 1])
    expect.soft(answer.toLowerCase(), name).not.toContain(CANARY)
  }
})

test('row 61: headers cannot be written by an address', async ({ openClient, server }) => {
  const client = await openClient()
  const split = [
    '/%0d%0aSet-Cookie:%20a=quokkazebra',
    '/login?callbackUrl=%0d%0aSet-Cookie:%20a=quokkazebra',
    '/chat/%0d%0aX-Canary:%20quokkazebra',
  ]
  for (const path of [...split, '//quokkazebra.example/%2e%2e', '/%5cquokkazebra.example', '/\\quokkazebra.example/']) {
    const answer = await client.request.get(client.address(path))
    expect.soft(answer.status(), path).toBeLessThan(500)
    const headers = answer.headersArray().map(({ name, value }) => [name.toLowerCase(), value] as const)
    expect
      .soft(
        headers.filter(([name, value]) => name === 'x-canary' || (name === 'set-cookie' && value.includes(CANARY))),
        path,
      )
      .toEqual([])
    const away = headers.filter(([name, value]) => name === 'location' && new URL(value, server.url).host !== new URL(server.url).host)
    expect.soft(away, path).toEqual([])
  }
})

test('row 61: odd methods are refused, and TRACE tells nobody what they sent', async ({ openClient, server }) => {
  for (const method of ['TRACE', 'PROPFIND', 'PURGE', 'LOCK', 'M-SEARCH', 'CONNECT']) {
    for (const path of ['/', '/chat', '/api/threads', '/api/chat', '/api/health']) {
      const answer = await sendRaw(server.url, written(method, path, { headers: [`X-Canary: ${CANARY}`, `Cookie: ${CANARY}=1`] }))
      // Who wants a tunnel is hung up on without a word.
      const expected = method === 'CONNECT' ? [] : [405]
      expect.soft([method, path, statusesOf(answer)]).toEqual([method, path, expected])
      expect.soft(answer.toLowerCase()).not.toContain(CANARY)
    }
  }
  const { request } = await openClient()
  for (const method of ['DELETE', 'PUT', 'PATCH']) {
    await expectNo(await request.fetch('/', { method }), 405, 'bad_method')
    expect.soft((await request.fetch('/api/health', { method })).status(), method).toBe(405)
  }
  const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']
  for (const target of ['/api/health', '/no/such/page', '/_next/webpack-hmr', 'http://169.254.169.254/latest/']) {
    const asked = written('GET', target, { headers: upgrade }).replace('Connection: close', 'Connection: Upgrade, close')
    expect.soft(await sendRaw(server.url, asked), target).not.toContain('101 Switching')
  }
})

test('row 61: no path leads out of what is public', async ({ openClient }) => {
  const client = await openClient()
  const paths = [
    ...['/.git/config', '/.git/HEAD', '/.env', '/.env.local', '/.next/BUILD_ID', '/.data/session-secret', '/package.json', '/server.js'],
    ...['/_next/BUILD_ID', '/_next/routes-manifest.json', '/_next/server/app-paths-manifest.json', '/_next/server/app/page.js'],
    ...['/_next/static/../server/app-paths-manifest.json', '/_next/static/%2e%2e/server/app-paths-manifest.json'],
    ...['/_next/static/..%2f..%2fpackage.json', '/_next/static/../../../../etc/passwd', '/../../../../etc/passwd', '/..%2f..%2fetc/passwd'],
    ...[
      '/%2e%2e/%2e%2e/etc/passwd',
      '/api/../package.json',
      '/_next/mcp',
      '/__nextjs_original-stack-frame',
      '/__nextjs_source-map',
      '/%00',
    ],
    ...['/%', '/%ff', '/%c0%ae%c0%ae/etc/passwd', '/api/trips/%ff', '/shared/%ff', '/shared/%00', '/destination/%ff', '/orders/%e0%a4'],
  ]
  for (const path of paths) {
    const answer = await client.request.get(client.address(path), { maxRedirects: 0 })
    const text = await answer.text()
    expect.soft([path, answer.status() === 307 ? 404 : answer.status()]).toEqual([path, path.startsWith('/api/trips') ? 401 : 404])
    expect.soft(text, path).not.toMatch(/root:.*:0:0|"dependencies"|\[core\]|at \w+.*\.js:\d+/)
  }
})

test('row 61: no source map is there, and no script names one', async ({ openClient }) => {
  const { request } = await openClient()
  const page = await (await request.get('/login')).text()
  const scripts = [...new Set(page.match(/\/_next\/static\/[^"'\\\s]+\.(?:js|css)/g) ?? [])]
  expect(scripts.length).toBeGreaterThan(3)
  for (const script of scripts) {
    const [source, map] = await Promise.all([request.get(script), request.get(`${script}.map`)])
    expect.soft([script, source.status(), map.status()]).toEqual([script, 200, 404])
    expect.soft(await source.text(), script).not.toContain('sourceMappingURL')
  }
})

test('row 62: no second request hides in a first one', async ({ server }) => {
  const hidden = `GET /${CANARY} HTTP/1.1\r\nHost: a\r\n\r\n`
  const pairs: Record<string, string> = {
    'a length and chunks': written('POST', '/api/chat', {
      headers: ['Content-Length: 6', 'Transfer-Encoding: chunked'],
      body: `0\r\n\r\n${hidden}`,
    }),
    'chunks and a length': written('POST', '/api/chat', {
      headers: ['Transfer-Encoding: chunked', 'Content-Length: 4'],
      body: `5c\r\n${hidden}\r\n0\r\n\r\n`,
    }),
    'two lengths': written('POST', '/api/chat', { headers: ['Content-Length: 0', `Content-Length: ${hidden.length}`], body: hidden }),
    'chunks of an unknown kind': written('POST', '/api/chat', { headers: ['Transfer-Encoding: xchunked'], body: `0\r\n\r\n${hidden}` }),
    'chunks twice': written('POST', '/api/chat', { headers: ['Transfer-Encoding: chunked, identity'], body: `0\r\n\r\n${hidden}` }),
    'a blank before the colon': written('POST', '/api/chat', { headers: ['Transfer-Encoding : chunked'], body: `0\r\n\r\n${hidden}` }),
    'a length with a sign': written('POST', '/api/chat', { headers: ['Content-Length: +0'], body: hidden }),
    'a chunk that lies about its length': written('POST', '/api/chat', {
      headers: ['Transfer-Encoding: chunked'],
      body: `zz\r\n${hidden}`,
    }),
  }
  for (const [name, bytes] of Object.entries(pairs)) {
    const answer = await sendRaw(server.url, bytes)
    expect.soft([name, statusesOf(answer)]).toEqual([name, [400]])
  }
})

test('row 62: thousands of silent and slow connections keep nobody from being served', async ({ openClient, server }) => {
  const { request } = await openClient()
  expect((await request.get('/api/health')).status()).toBe(200)
  const before = server.memoryMb()
  const sockets = await Promise.all(Array.from({ length: 3_500 }, () => openSocket(server.url)))
  // The slow ones have begun a request that they never end.
  for (const [index, socket] of sockets.entries()) if (index % 7 === 0) socket.write('POST /api/chat HTTP/1.1\r\nHost: a\r\nContent-Le')
  const answers = await Promise.all([...Array.from({ length: 20 }, () => request.get('/api/health')), request.get('/login')])
  expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 200))
  expect(server.memoryMb() - before, 'memory that they hold, in MB').toBeLessThan(200)
  const gone = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve))))
  for (const socket of sockets) socket.destroy()
  await gone
  expect((await request.get('/api/health')).status()).toBe(200)
})
