import { randomBytes } from 'node:crypto'
import { createAppServer } from '../../journeys/server'
import { openOwnPostgres } from './own-postgres'
import { openOwnRedis } from './own-redis'
import { openTcpProxy } from './tcp-proxy'

/** Two processes on one PostgreSQL and one Redis; both can be taken from them. */
export type SharedWorld = Awaited<ReturnType<typeof openSharedWorld>>

export async function openSharedWorld() {
  const [database, redis] = await Promise.all([openOwnPostgres(), openOwnRedis()])
  const redisProxy = await openTcpProxy({ host: '127.0.0.1', port: Number(new URL(redis.url).port) })
  const environment = {
    MODEL: 'concierge',
    SANDBOX_DIALS: 'delay=900 price-change=0',
    NEXT_MANUAL_SIG_HANDLE: 'true',
    DATABASE_URL: database.url,
    REDIS_URL: `redis://127.0.0.1:${redisProxy.port}`,
    NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
    ENCRYPTION_KEY: randomBytes(32).toString('base64url'),
  }
  const [one, two] = await Promise.all(['one', 'two'].map((name) => createAppServer(`faults-${name}`, environment)))
  if (!one || !two) throw new Error('There are no processes.')
  await one.start()
  await two.start()
  return {
    one,
    two,
    database,
    redis,
    redisProxy,
    async close() {
      await Promise.all([one.remove(), two.remove()])
      await Promise.all([redisProxy.close(), redis.kill(), database.close()])
    },
  }
}
