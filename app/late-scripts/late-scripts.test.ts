import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { mayHaveLateScripts, withLateScripts } from './late-scripts'

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
  const html = withLateScripts(PAGE, NONCE, false) ?? ''
  expect(html).not.toMatch(/<script src=|rel="preload"/)
  expect(html).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/b.js"], false)')
  expect(html).toContain('<script nonce="abc123==">(function')
  expect(html).toContain('<h1>Lisbon</h1><script type="application/ld+json">{"a":1}</script>')
  expect(html).toContain('self.__next_f.push([1])')
  expect(html.endsWith('</script></body></html>')).toBe(true)
})

test('where visits are measured the scripts come soon after the page', () => {
  expect(withLateScripts(PAGE, NONCE, true)).toContain('"/_next/static/chunks/b.js"], true)')
})

test('a page without a nonce, scripts or an end is left as it is', () => {
  expect(withLateScripts(PAGE, null, false)).toBeNull()
  expect(withLateScripts('<html><body>x</body></html>', NONCE, false)).toBeNull()
  expect(withLateScripts('<script src="/_next/static/chunks/a.js"></script>', NONCE, false)).toBeNull()
})

test('public pages are read without scripts; a traveller’s pages, files, changes and Next’s own questions are not touched', () => {
  for (const path of ['/', '/destination/lisbon', '/itinerary', '/no-such-page', '/search?q=%3Cscript%3E'])
    expect(asked(path), path).toBe(true)
  for (const path of [
    '/chat',
    '/chat/thr_1',
    '/login',
    '/api/health',
    '/shared/x',
    '/sitemap.xml',
    '/destination/lisbon/opengraph-image-1',
  ])
    expect(asked(path), path).toBe(false)
  expect(asked('/', {}, 'POST')).toBe(false)
  expect(asked('/', { accept: '*/*', 'sec-fetch-dest': 'empty' })).toBe(false)
  expect(asked('/', { accept: 'text/html,*/*', 'sec-fetch-dest': 'document' })).toBe(true)
  expect(asked('/', { 'x-wayfarer-whole': '1' })).toBe(false)
})
