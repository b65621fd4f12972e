import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { StoreFailure } from '@/lib/ports/store-failure'
import { asStoreFailure } from './as-store-failure'
import { lockDataFolder } from './data-folder-lock'
import { type Database, migrationsFolder } from './database'
import { createDiskRoom } from './disk-room'
import { timed } from './query-time'
import { orders } from './schema'

const WRITE = /^\s*(insert|update|delete|with)\b/i

/** The embedded database on disk, for this process alone. While the disk is full it is read, and writing is a `StoreFailure`. */
export async function openPglite(dataFolder: string): Promise<{ db: Database; hasRoom(): Promise<boolean>; close(): Promise<void> }> {
  const lock = lockDataFolder(dataFolder)
  try {
    const hasRoom = createDiskRoom(dataFolder)
    const opened = await prepare(await PGlite.create(join(dataFolder, 'database')), hasRoom)
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

/** A database in memory, for tests: an empty one, or as `copy` of another holds it, which is much sooner there. */
export async function openPgliteInMemory(copy?: Blob): Promise<{ db: Database; close(): Promise<void>; copy(): Promise<Blob> }> {
  const client = await PGlite.create(copy ? { loadDataDir: copy } : {})
  return { ...(await prepare(client)), copy: () => client.dumpDataDir('none') }
}

async function prepare(client: PGlite, hasRoom = async () => true): Promise<{ db: Database; close(): Promise<void> }> {
  const takeTurn = createTurns()
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  const write = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (await hasRoom()) return work()
    throw new StoreFailure('full', 'There is no room left on the disk of the data folder.')
  }
  client.query = (...request) => takeTurn(() => (WRITE.test(request[0]) ? write(() => query(...request)) : query(...request)))
  client.transaction = (work) => takeTurn(() => write(() => transaction(work)))
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: migrationsFolder() })
  return { db, close: () => client.close() }
}

/** One query per turn of the event loop: PGlite's own queue runs in microtasks and would keep streams and timers waiting. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const mine = last.then(() => new Promise<void>((resume) => setImmediate(resume))).then(work)
    last = mine.catch(() => undefined)
    return timed(() => mine).catch((error: unknown) => {
      throw asStoreFailure(error)
    })
  }
}
