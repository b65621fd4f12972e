import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { providePostgres } from '../../../scripts/setup/postgres.mjs'
import { openTcpProxy } from './tcp-proxy'
import { Missing } from './trial'

/** A database of our own on the machine's server, behind a proxy, with a user of its own who may be given few connections. */
export async function openOwnPostgres() {
  const provided = await providePostgres()
  if ('missing' in provided) throw new Missing(provided.missing)
  const name = `wayfarer_faults_${randomBytes(6).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  const server = postgres(provided.url, { max: 1, onnotice: () => undefined })
  await server.unsafe(`create role ${name} login password '${password}'`)
  await server.unsafe(`create database ${name} owner ${name}`)
  const { hostname, port } = new URL(provided.url)
  const target = { host: hostname, port: Number(port || 5432) }
  const proxy = await openTcpProxy(target)
  const addressAt = ({ host, port }: { host: string; port: number }) => `postgres://${name}:${password}@${host}:${port}/${name}`
  return {
    proxy,
    /** For the app. */
    url: addressAt({ host: '127.0.0.1', port: proxy.port }),
    /** For whoever looks from beside. */
    directUrl: addressAt(target),
    /** Ends every connection of the user, as a server does that is restarted. */
    endConnections: () =>
      server`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${name} and pid <> pg_backend_pid()`,
    /** -1 is as many as there are. */
    limitConnections: (most: number) => server.unsafe(`alter role ${name} connection limit ${most}`),
    async close() {
      await proxy.close()
      await server.unsafe(`drop database ${name} with (force)`)
      await server.unsafe(`drop role ${name}`)
      await server.end()
      provided.stop()
    },
  }
}
