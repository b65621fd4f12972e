import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../scripts/setup/paths.mjs'
import { createAppServer } from '../journeys/server'
import type { Outside } from './spawn-script'

/** One process under test. While it is down, nobody answers at its address. */
export type App = {
  name: string
  url: string
  /** `minutesAhead` of the real clock. */
  start(minutesAhead: number): Promise<void>
  /** kill -9. */
  kill(): Promise<void>
  remove(): Promise<void>
}

/** Prepares production servers, which share the database where there is one; `connect` tells them where bank and airline are. */
export async function prepareWayfarers(
  names: string[],
  databaseUrl: string | null,
): Promise<{ apps: App[]; connect: (outside: Outside) => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'wayfarer-chaos-'))
  const clockFile = join(folder, 'minutes-ahead')
  const env: Record<string, string> = {
    NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tests', 'chaos', 'moved-clock.mjs')).href}`,
    CLOCK_FILE: clockFile,
    MODEL: 'concierge',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, NEXTAUTH_SECRET: aSecret(), ENCRYPTION_KEY: aSecret() } : {}),
  }
  const servers = await Promise.all(names.map((name) => createAppServer(`chaos-${name}`, env)))
  const apps = servers.map(({ url, start, kill, remove }, index) => ({
    name: names[index] ?? '',
    url,
    kill,
    start: (minutesAhead: number) => {
      writeFileSync(clockFile, String(minutesAhead))
      return start()
    },
    remove: async () => {
      await remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }))
  // The servers read it when they start.
  return { apps, connect: (outside) => void Object.assign(env, keysTo(outside)) }
}

function keysTo({ gatewayUrl, secretKey, webhookSecret, supplierUrl }: Outside): Record<string, string> {
  return {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_chaos',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: gatewayUrl,
    SUPPLIER: 'duffel',
    DUFFEL_ACCESS_TOKEN: 'duffel_test_chaos',
    DUFFEL_API_URL: supplierUrl,
  }
}

function aSecret(): string {
  return randomBytes(32).toString('base64url')
}
