import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { expectCountedPerKeyAndWindow } from '../rate-limits/testing-limits'
import { lockDataFolder } from './data-folder-lock'
import { openDatabase } from './open-database'
import { createOrderJournal } from './order-store'
import { createRateLimitStore } from './rate-limit-store'
import { addTraveller, onEachDatabase } from './testing'
import { createThreadStore } from './thread-store'

test('what was stored is there after closing and opening again', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'wayfarer-'))
  const first = await openDatabase({ dataFolder })
  const { userId, threadId } = await addTraveller(first.db)
  await first.close()
  const second = await openDatabase({ dataFolder })
  expect(second.kind).toBe('pglite')
  expect(await createThreadStore(second.db).find(threadId, userId)).toMatchObject({ name: 'A trip' })
  expect(await createOrderJournal(second.db).listUnfinished(new Date(), 10)).toEqual([])
  await second.close()
  await rm(dataFolder, { recursive: true })
})

test('a second process is refused by name, and the folder is free once the first was killed', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'wayfarer-'))
  const lockModule = pathToFileURL(join(import.meta.dirname, 'data-folder-lock.ts')).href
  const holder = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { lockDataFolder } = await import(${JSON.stringify(lockModule)})
     globalThis.lock = lockDataFolder(${JSON.stringify(dataFolder)})
     console.log('held')
     setInterval(() => {}, 1000)`,
  ])
  await once(holder.stdout, 'data')
  await expect(openDatabase({ dataFolder })).rejects.toThrow(
    `Another Wayfarer is running on this data folder (${dataFolder}, process ${holder.pid}). Stop it first, or set DATA_FOLDER to another folder.`,
  )
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  lockDataFolder(dataFolder).release()
  await rm(dataFolder, { recursive: true })
})

test('many queries at once leave timers and streams their turn', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'wayfarer-'))
  const { db, close } = await openDatabase({ dataFolder })
  let turns = 0
  const count = () => {
    turns++
    turn = setImmediate(count)
  }
  let turn = setImmediate(count)
  await Promise.all(Array.from({ length: 200 }, (_, index) => createThreadStore(db).find(`thread-${index}`, 'nobody')))
  clearImmediate(turn)
  expect(turns).toBeGreaterThanOrEqual(199)
  await close()
  await rm(dataFolder, { recursive: true })
})

await onEachDatabase((database) => {
  test('uses are counted per key and window', () => expectCountedPerKeyAndWindow(createRateLimitStore(database())))

  test('of many uses at once none is missed', async () => {
    const limits = createRateLimitStore(database())
    const hits = await Promise.all(Array.from({ length: 20 }, () => limits.hit('many', 5, 60, new Date('2026-11-20T09:00:00Z'))))
    expect(hits.filter((hit) => hit.retryAfterSeconds === 0)).toHaveLength(5)
  })
})
