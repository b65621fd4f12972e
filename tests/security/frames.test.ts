import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { proxy } from '@/proxy'

async function policyOf(path: string): Promise<string[]> {
  const { headers } = await proxy(new NextRequest(`http://localhost:3000${path}`))
  return (headers.get('content-security-policy') ?? '').split('; ')
}

test('the sandbox bank may be framed by our own pages, and by no other site', async () => {
  expect(await policyOf('/sandbox-bank/pay_sandbox_1')).toContain("frame-ancestors 'self'")
})

test.each([
  '/',
  '/chat/thr_1',
  '/orders/ord_1',
  '/booking/thr_1',
  '/account',
  '/login',
  '/api/sandbox-bank/pay_sandbox_1',
  '/sandbox-bank',
  '/sandbox-banking/x',
  '/orders/sandbox-bank/x',
  '/sandbox-bank/../orders/ord_1',
  '/?path=/sandbox-bank/x',
])('%s is framed by nobody', async (path) => {
  expect(await policyOf(path)).toContain("frame-ancestors 'none'")
})

test('what a page may frame is our own alone', async () => {
  const policy = await policyOf('/orders/ord_1')
  expect(policy).toContain("default-src 'self'")
  expect(policy.filter((rule) => /^(frame|child)-src/.test(rule))).toEqual(["frame-src 'self'"])
  expect(policy.join()).not.toContain('stripe')
})

test('pictures of streets may come from the operator’s one host, and from nowhere without it', async () => {
  vi.stubEnv('MAP_TILES_URL', 'https://tiles.example.com:8443/base/{z}/{x}/{y}.png?key=secret')
  vi.stubEnv('MAP_TILES_ATTRIBUTION', '© Example')
  const policy = await policyOf('/destination/lisbon')
  vi.unstubAllEnvs()
  expect(policy).toContain("img-src 'self' data: https://tiles.example.com:8443")
  expect(policy).toContain("connect-src 'self' https://tiles.example.com:8443")
  expect(policy).toContain("worker-src 'self' blob:")
  expect(policy.join()).not.toContain('secret')
  expect((await policyOf('/destination/lisbon')).filter((rule) => rule.includes('tiles.example') || rule.startsWith('worker-src'))).toEqual(
    [],
  )
})

test('Stripe’s card form may load where payments go through Stripe, and only there', async () => {
  vi.stubEnv('PAYMENTS', 'stripe')
  const policy = (await policyOf('/chat/thr_1')).join('; ')
  vi.unstubAllEnvs()
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic' https:\/\/js\.stripe\.com/)
  expect(policy).toContain("connect-src 'self' https://api.stripe.com")
  expect(policy).toContain("frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com")
})
