/**
 * Everything that opens a connection, by the file that opens it: where to, and who says so. Nothing that a traveller, a supplier or a
 * model wrote names a server; a file that is not in this table may not connect anywhere.
 */
export const OUTBOUND: Record<string, { to: string; setBy: string }> = {
  'app/process/ask-own-page.ts': { to: 'this very process on 127.0.0.1', setBy: 'PORT' },
  'app/auth/providers.ts': { to: 'Google, which signs people in', setBy: 'GOOGLE_ISSUER_URL' },
  'lib/adapters/analytics/http-analytics.ts': { to: 'where visits are counted', setBy: 'ANALYTICS_URL' },
  'lib/adapters/database/open-pglite.ts': { to: 'nowhere: the driver is given a socket within the process', setBy: 'nobody' },
  'lib/adapters/database/open-postgres.ts': { to: 'PostgreSQL', setBy: 'DATABASE_URL' },
  'lib/adapters/database/testing.ts': { to: 'PostgreSQL, in tests alone', setBy: 'TEST_DATABASE_URL' },
  'lib/adapters/directory/remote/ask-server.ts': { to: 'the accounts’ server', setBy: 'API_BASE_URL' },
  'lib/adapters/ip-location/http-ip-location.ts': { to: 'a service that knows where a network is', setBy: 'IP_LOCATION_URL' },
  'lib/adapters/mail/smtp-mail.ts': { to: 'a mail server', setBy: 'SMTP_URL' },
  'lib/adapters/mail/testing-smtp-server.ts': { to: 'nowhere: it listens, in tests alone', setBy: 'the test' },
  'lib/adapters/model/openai/openai-model.ts': { to: 'OpenAI, or a server that speaks its protocol', setBy: 'OPENAI_BASE_URL' },
  'lib/adapters/payments/sandbox/sandbox-postman.ts': { to: 'our own webhook', setBy: 'PORT' },
  'lib/adapters/payments/stripe/stripe-client.ts': { to: 'Stripe', setBy: 'STRIPE_API_URL' },
  'lib/adapters/stream-bus/redis-connection.ts': { to: 'Redis', setBy: 'REDIS_URL' },
  'lib/adapters/supplier/duffel/client/duffel-client.ts': { to: 'Duffel', setBy: 'DUFFEL_API_URL' },
  'lib/adapters/tracing/otlp-tracer.ts': { to: 'a collector of traces', setBy: 'OTEL_EXPORTER_OTLP_ENDPOINT' },
}

const CONNECTING_PACKAGES = [
  ...['@ai-sdk/openai', '@ai-sdk/gateway', '@duffel/api', '@electric-sql/pglite-socket', 'axios', 'got', 'ioredis', 'node-fetch'],
  ...['nodemailer', 'openid-client', 'pg', 'postgres', 'redis', 'resumable-stream', 'stripe', 'undici', 'ws'],
  ...['node:dgram', 'node:dns', 'node:http', 'node:http2', 'node:https', 'node:net', 'node:tls'],
]
const CONNECTS =
  /(?<![.\w])fetch\(|[:=] fetch\b|\bnew (WebSocket|EventSource|XMLHttpRequest)\(|\bfrom 'next-auth\/providers\/(?!credentials)/

/** What in this source could open a connection: packages that do, taken for more than their types, and the platform's own ways. */
export function waysOut(code: string): string[] {
  const imported = [...code.matchAll(/^import (?!type\b)(.*?) from '([^']+)'|\bimport\('([^']+)'\)/gm)].flatMap(
    ([, names = '', from, later]) => {
      const name = from ?? later ?? ''
      const isNeeded = CONNECTING_PACKAGES.includes(name) && !PASSIVE.test(names)
      return isNeeded ? [name] : []
    },
  )
  return [...imported, ...(code.match(CONNECTS)?.slice(0, 1) ?? [])]
}

/** Names of `node:net` that only read addresses. */
const PASSIVE = /^\{ (?:(?:BlockList|isIP|isIPv4|isIPv6)(?:, )?)+ \}$/
