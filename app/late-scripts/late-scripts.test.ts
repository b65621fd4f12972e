import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { mayHaveLateScripts, whenToWake, withLateScripts } from './late-scripts'

const NONCE = 'abc123=='
const PAGE = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/a.js" async="" nonce="abc123=="></script>',
  '<script src="/_next/static/chunks/old.js" noModule="" nonce="abc123=="></script></head>',
  '<body><h1>Lisbon</h1><script type="application/ld+json">{"a":1}</script>',
  '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script><script nonce="abc123==">self.__next_f.push([1])</script></body></html>',
].join('')

const asked = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  mayHaveLateScripts(new NextRequest(`http://localhost:3000${path}`, { headers, method }))

test('no script is fetched before the page is touched, and all of them are known to the one that stands in for them', () => {
  const html = withLateScripts(PAGE, NONCE, 'touched') ?? ''
  expect(html).not.toMatch(/<script src=|rel="preload"/)
  expect(html).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"], "touched")')
  expect(html).toContain('<script nonce="abc123==">(function')
  expect(html).toContain('<h1>Lisbon</h1><script type="application/ld+json">{"a":1}</script>')
  expect(html).toContain('self.__next_f.push([1])')
  expect(html.endsWith('</script></body></html>')).toBe(true)
})

test('where visits are measured the scripts come soon after the page', () => {
  expect(withLateScripts(PAGE, NONCE, 'loaded')).toContain('"/_next/static/chunks/b.js"], "loaded")')
})

test('those of a trip come by themselves, once it is painted; a public page waits to be touched, or measured', () => {
  for (const path of ['/chat', '/chat/thr_1', '/flights', '/booking/thr_1', '/orders/ord_1', '/plans/thr_1'])
    expect(whenToWake(path), path).toBe('painted')
  expect([whenToWake('/'), whenToWake('/chatter')]).toEqual(['touched', 'touched'])
  vi.stubEnv('ANALYTICS_URL', 'https://visits.example')
  expect([whenToWake('/'), whenToWake('/chat')]).toEqual(['loaded', 'painted'])
  vi.unstubAllEnvs()
})

test('a page without a nonce, scripts or an end is left as it is', () => {
  expect(withLateScripts(PAGE, null, 'touched')).toBeNull()
  expect(withLateScripts('<html><body>x</body></html>', NONCE, 'touched')).toBeNull()
  expect(withLateScripts('<script src="/_next/static/chunks/a.js"></script>', NONCE, 'touched')).toBeNull()
})

test('public pages and those of a trip are read before their scripts; forms, files, changes and Next’s own questions are not touched', () => {
  for (const path of ['/', '/destination/lisbon', '/itinerary', '/no-such-page', '/search?q=%3Cscript%3E', '/chat', '/booking/thr_1'])
    expect(asked(path), path).toBe(true)
  for (const path of ['/account', '/login', '/api/health', '/shared/x', '/sitemap.xml', '/destination/lisbon/opengraph-image-1'])
    expect(asked(path), path).toBe(false)
  expect(asked('/', {}, 'POST')).toBe(false)
  expect(asked('/', { accept: '*/*', 'sec-fetch-dest': 'empty' })).toBe(false)
  expect(asked('/', { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' })).toBe(true)
  expect(asked('/', { 'x-wayfarer-whole': '1' })).toBe(false)
})
