import { expect, test } from 'vitest'
import { runOnceMore } from './run-once-more'

test('however often work is asked for while it is done, it is done once more', async () => {
  let [runs, running, most] = [0, 0, 0]
  const ends: (() => void)[] = []
  const work = runOnceMore(async () => {
    runs++
    most = Math.max(most, ++running)
    await new Promise<void>((resume) => ends.push(resume))
    running--
    return runs
  })
  const first = work()
  const others = Array.from({ length: 50 }, () => work())
  expect(runs).toBe(1)
  ends[0]?.()
  expect(await first).toBe(1)
  await expect.poll(() => runs).toBe(2)
  const late = work()
  ends[1]?.()
  expect(await Promise.all(others)).toEqual(Array.from({ length: 50 }, () => 2))
  await expect.poll(() => runs).toBe(3)
  ends[2]?.()
  await late
  expect([runs, most]).toEqual([3, 1])
})

test('work that failed is done again for whoever asks', async () => {
  let runs = 0
  const work = runOnceMore(async () => {
    if (++runs === 1) throw new Error('not today')
    return 'done'
  })
  const [first, second] = await Promise.allSettled([work(), work()])
  expect(first).toMatchObject({ status: 'rejected' })
  expect(second).toEqual({ status: 'fulfilled', value: 'done' })
  expect(await work()).toBe('done')
})
