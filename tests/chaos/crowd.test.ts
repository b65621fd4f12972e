import { expect, test } from 'vitest'
import { gatherCrowd } from './crowd'

test('so many come at once, and one who waits makes room', async () => {
  const finish: (() => void)[] = []
  const crowd = gatherCrowd(
    (client, onWaiting) =>
      new Promise<void>((done) => {
        finish.push(done)
        if (client === 0) onWaiting()
        else done()
      }),
    { least: 5, atOnce: 1, wantsMore: () => false },
  )
  await crowd.arrived
  expect(crowd.came()).toBe(5)
  finish[0]?.()
  await crowd.gone
})

test('more come for as long as they are wanted', async () => {
  let visits = 0
  const visit = async () => {
    visits++
  }
  await gatherCrowd(visit, { least: 2, atOnce: 2, wantsMore: () => visits < 6 }).gone
  expect(visits).toBeGreaterThanOrEqual(6)
})
