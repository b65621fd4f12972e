import { expect, test } from 'vitest'
import { keepDoing } from './keep-doing'

test('work is done at once and again, also after it failed', async () => {
  const failures: unknown[] = []
  let turns = 0
  const stop = keepDoing(
    async () => {
      turns++
      throw new Error('not today')
    },
    1,
    (error) => failures.push(error),
  )
  expect(turns).toBe(1)
  await expect.poll(() => turns).toBeGreaterThan(2)
  stop()
  expect(failures.length).toBeGreaterThan(1)
  expect(failures[0]).toEqual(new Error('not today'))
})

test('work that stands still keeps the next turns waiting for a while only', async () => {
  let turns = 0
  const stop = keepDoing(
    () => {
      turns++
      return new Promise(() => undefined)
    },
    1,
    () => undefined,
    5,
  )
  await expect.poll(() => turns).toBeGreaterThan(2)
  stop()
})

test('work that takes long is not done twice at once', async () => {
  let running = 0
  let most = 0
  let turns = 0
  let finish = () => {}
  const stop = keepDoing(
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
  const other = keepDoing(
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
  stop()
  other()
  finish()
  expect(most).toBe(1)
})
