import { expect, test } from 'vitest'
import { routeOf } from './route-of'

test('a path stands in the log without its ids, tokens and query', () => {
  const routes = {
    '/': '/',
    '/api/threads?query=maria%20marlow': '/api/threads',
    '/api/threads/thr_0198/conversation?limit=5': '/api/threads/[id]/conversation',
    '/api/threads/search?text=secret': '/api/threads/search',
    '/shared/onlylowercaseletters': '/shared/[id]',
    '/shared/Zx81_q': '/shared/[id]',
    '/destinations/lisbon': '/destinations/lisbon',
    '/api/v1/auth/user/get-details': '/api/v1/auth/user/get-details',
    '/someone@example.com': '/[id]',
    '/hand-off?accessToken=eyJhbGciOi.abc.def': '/hand-off',
    '/_next/static/chunks/app-0f3a.js': '/_next/static',
    '/robots.txt': '/robots.txt',
    '/a\nb': '/[id]',
  }
  expect(Object.keys(routes).map(routeOf)).toEqual(Object.values(routes))
})
