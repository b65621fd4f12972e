import { resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { StoreFailure } from '@/lib/ports/store-failure'
import { lockDataFolder } from './data-folder-lock'
import { type Database, migrationsFolder } from './database'
import { damagedDatabase, databaseFolder } from './database-files'
import { createDiskRoom } from './disk-room'
import type { Gate } from './gate'
import { guardedDatabase } from './guarded-client'
import { createPgliteSocket } from './pglite-socket'
import { orders } from './schema'

const WRITE = /^\s*(insert|update|delete|with)\b/i

/** The embedded database on disk, for this process alone. While the disk is full it is read, and writing is a `StoreFailure`. */
export async function openPglite(dataFolder: string): Promise<{ db: Database; hasRoom(): Promise<boolean>; close(): Promise<void> }> {
  const lock = lockDataFolder(dataFolder)
  try {
    const hasRoom = createDiskRoom(dataFolder)
    const folder = await databaseFolder(resolve(dataFolder), makeDatabase)
    const client = await PGlite.create(folder).catch((cause: unknown) => {
      throw damagedDatabase(folder, 'PostgreSQL cannot start on it', cause)
    })
    const opened = await prepare(client, hasRoom)
    // The lock proves that whoever held a lease is gone: unfinished orders need not wait for it to run out.
    await opened.db.update(orders).set({ leaseUntil: null })
    return {
      db: opened.db,
      hasRoom,
      close: async () => {
        await opened.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function makeDatabase(folder: string): Promise<void> {
  const client = await PGlite.create(folder).catch((cause: unknown) => {
    throw new Error(`Wayfarer cannot make its database in DATA_FOLDER (${folder}).`, { cause })
  })
  await client.close()
}

/** A database in memory, for tests: an empty one, or as `copy` of another holds it, which is much sooner there. */
export async function openPgliteInMemory(copy?: Blob): Promise<{ db: Database; close(): Promise<void>; copy(): Promise<Blob> }> {
  const client = await PGlite.create(copy ? { loadDataDir: copy } : {})
  return { ...(await prepare(client)), copy: () => client.dumpDataDir('none') }
}

async function prepare(client: PGlite, hasRoom = async () => true): Promise<{ db: Database; close(): Promise<void> }> {
  // PGlite is one session, so there is one connection, for ever.
  const onlyOne = { max: 1, max_lifetime: null, user: 'postgres', database: 'postgres', ssl: false, onnotice: () => {} }
  const driver = postgres({ ...onlyOne, socket: () => createPgliteSocket(client) } as postgres.Options<Record<string, never>>)
  await migrate(drizzle(driver), { migrationsFolder: migrationsFolder() })
  const write: Gate = async (work) => {
    if (await hasRoom()) return work()
    throw new StoreFailure('full', 'There is no room left on the disk of the data folder.')
  }
  const takeTurn = createTurns()
  const guards = {
    query:
      (text: string): Gate =>
      (work) =>
        takeTurn(() => (WRITE.test(text) ? write(work) : work())),
    transaction: ((work) => takeTurn(() => write(work))) satisfies Gate,
  }
  return {
    db: guardedDatabase({ queries: driver, transactions: driver }, guards),
    close: async () => {
      await driver.end({ timeout: 5 })
      await client.close()
    },
  }
}

/** One after another, each in a turn of the event loop of its own: PGlite answers at once, and would keep streams and timers waiting. */
function createTurns(): Gate {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(() => new Promise<void>((resume) => setImmediate(resume))).then(work)
    last = mine.catch(() => undefined)
    return mine
  }
}
