import { expect, test } from 'vitest'
import { repeatWork } from './repeat-work'

test('work is done at once and again, also after it failed', async () => {
  const failures: unknown[] = []
  let turns = 0
  const { stop } = repeatWork(
    async () => {
      turns++
      throw new Error('not today')
    },
    1,
    (error) => failures.push(error),
  )
  expect(turns).toBe(1)
  await expect.poll(() => turns).toBeGreaterThan(2)
  void stop()
  expect(failures.length).toBeGreaterThan(1)
  expect(failures[0]).toEqual(new Error('not today'))
})

test('work that stands still keeps the next turns waiting for a while only', async () => {
  let turns = 0
  const { stop } = repeatWork(
    () => {
      turns++
      return new Promise(() => undefined)
    },
    1,
    () => undefined,
    5,
  )
  await expect.poll(() => turns).toBeGreaterThan(2)
  void stop()
})

test('work that takes long is not done twice at once', async () => {
  let running = 0
  let most = 0
  let turns = 0
  let finish = () => {}
  const { stop } = repeatWork(
    async () => {
      turns++
      most = Math.max(most, ++running)
      await new Promise<void>((resume) => {
        finish = resume
      })
      running--
    },
    1,
    () => undefined,
  )
  let ticks = 0
  const { stop: stopOther } = repeatWork(
    async () => {
      ticks++
    },
    1,
    () => undefined,
  )
  await expect.poll(() => ticks).toBeGreaterThan(5)
  expect(turns).toBe(1)
  finish()
  await expect.poll(() => turns).toBe(2)
  void stop()
  void stopOther()
  finish()
  expect(most).toBe(1)
})

test('stopping lets the turn under way come to its end, and begins none after it', async () => {
  const ends: string[] = []
  let turns = 0
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  const { stop } = repeatWork(
    async () => {
      turns++
      await promise
      ends.push('work')
    },
    1,
    () => undefined,
  )
  const stopped = stop().then(() => ends.push('stop'))
  finish()
  await stopped
  expect([turns, ends]).toEqual([1, ['work', 'stop']])
})

test('work is late when no turn has ended for longer than two may take', async () => {
  const standing = repeatWork(
    () => new Promise(() => undefined),
    1,
    () => undefined,
    2,
  )
  const moving = repeatWork(
    async () => undefined,
    1,
    () => undefined,
  )
  await expect.poll(standing.isLate).toBe(true)
  expect(moving.isLate()).toBe(false)
  void standing.stop()
  void moving.stop()
})
