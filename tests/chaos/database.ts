import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { providePostgres } from '../../scripts/setup/postgres.mjs'

/** A fresh PostgreSQL database of this run's own; `missing` says why there is none. */
export async function openDatabase(): Promise<{ url: string; drop: () => Promise<void> } | { missing: string }> {
  const provided = await providePostgres()
  if ('missing' in provided) return provided
  const name = `wayfarer_chaos_${randomUUID().replaceAll('-', '')}`
  await onServer(provided.url, (server) => server.unsafe(`create database ${name}`))
  const url = new URL(provided.url)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      await onServer(provided.url, (server) => server.unsafe(`drop database ${name} with (force)`))
      provided.stop()
    },
  }
}

async function onServer(url: string, ask: (server: postgres.Sql) => Promise<unknown>): Promise<void> {
  const server = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await ask(server)
  } finally {
    await server.end()
  }
}
