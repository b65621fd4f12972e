import { expect, test } from 'vitest'
import config from '@/next.config.mjs'
import { bundleOffences, serverNames } from '@/scripts/setup/bundle.mjs'

const SECRETS = { names: ['NEXTAUTH_SECRET', 'DATABASE_URL'], values: ['correct horse battery staple'] }
const offences = (content: string, path = '/.next/static/chunks/a.js') => bundleOffences([{ path, content }], SECRETS)

test.each([
  ['a source map', '{}', '/.next/static/chunks/a.js.map'],
  ['the name of a source map', 'let a=1\n//# sourceMappingURL=a.js.map'],
  ['the name of a secret', 'process.env.NEXTAUTH_SECRET'],
  ['a value', 'let a="correct horse battery staple"'],
  ['a key of Stripe’s', 'let a="sk_live_51Habcdefghijkl"'],
  ['a key of the model’s', 'let a="sk-proj-abcdefghijklmnop"'],
  ['a token of Duffel’s', 'let a="duffel_test_abcdefghijk"'],
  ['an address with a password', 'let a="postgres://app:hunter22@db/app"'],
  ['a signed token', 'let a="eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c3JfMSJ9.abc"'],
  ['a private key', '-----BEGIN EC PRIVATE KEY-----'],
  ['a module of the server', 'require("node:fs")'],
  ['a query', 'let a=\'insert into "orders" values\''],
  ['what the model is told', 'You write as a very good travel agent speaks'],
])('%s is found among what browsers get', (_what, content, path = '/.next/static/chunks/a.js') => {
  const found = offences(content, path)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(path)
  for (const secret of [...SECRETS.values, 'hunter22', '51Habc']) expect(found[0]).not.toContain(secret)
})

test('what is no secret is not taken for one', () => {
  const harmless = [
    'fetch("/api/payments")',
    'https://js.stripe.com/v3',
    'let key="pk_test_51Habcdefghijkl"',
    'if(/^sk_/.test(a))throw 1',
    'let a="redis is mentioned"',
    'throw new Error("Cannot insert into a GridIndex")',
  ]
  expect(harmless.flatMap((content) => offences(content))).toEqual([])
})

test('every variable of the server is looked for, and none is inlined by the build', () => {
  expect(serverNames()).toEqual(
    expect.arrayContaining(['NEXTAUTH_SECRET', 'ENCRYPTION_KEY', 'DATABASE_URL', 'STRIPE_SECRET_KEY', 'DUFFEL_ACCESS_TOKEN', 'SMTP_URL']),
  )
  expect(serverNames().filter((name) => name.startsWith('NEXT_PUBLIC_'))).toEqual([])
  // A mark that is drawn for each build.
  expect(Object.keys(config.env ?? {})).toEqual(['WAYFARER_BUILD'])
})

test('the build makes no source maps for browsers, no pictures, and says nothing of what it runs on', () => {
  expect(config).toMatchObject({ productionBrowserSourceMaps: false, images: { unoptimized: true }, poweredByHeader: false })
  expect(config.images).toEqual({ unoptimized: true })
})
