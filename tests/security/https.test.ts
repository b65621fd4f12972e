import { NextRequest } from 'next/server'
import { afterEach, expect, test, vi } from 'vitest'
import { proxy } from '@/proxy'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['https://wayfarer.test', 'max-age=31536000; includeSubDomains'],
  ['http://localhost:3000', null],
])('people who open %s are kept on HTTPS: %s', async (address, told) => {
  vi.stubEnv('NEXTAUTH_URL', address)
  for (const path of ['/', '/chat', '/api/auth/session']) {
    const { headers } = await proxy(new NextRequest(`${address}${path}`))
    expect(headers.get('strict-transport-security'), path).toBe(told)
  }
})
