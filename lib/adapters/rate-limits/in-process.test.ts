import { expect, test } from 'vitest'
import { createInProcessLimits } from './in-process'
import { expectCountedPerKeyAndWindow } from './testing-limits'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, seconds))

test('uses are counted per key and window', () => expectCountedPerKeyAndWindow(createInProcessLimits()))

test('a living window outlasts the sweeping of those that have ended', async () => {
  const limits = createInProcessLimits()
  await limits.hit('long', 1, 3_600, at(0))
  await limits.hit('short', 1, 5, at(0))
  await limits.hit('next', 1, 5, at(40))
  expect(await limits.hit('long', 1, 3_600, at(41))).toEqual({ retryAfterSeconds: 3_559 })
  expect(await limits.hit('short', 1, 5, at(41))).toEqual({ retryAfterSeconds: 0 })
})

test('of very many senders the newest ones are held to their limits', async () => {
  const limits = createInProcessLimits()
  for (let sender = 0; sender <= 100_000; sender++) await limits.hit(`from:${sender}`, 1, 60, at(0))
  expect(await limits.hit('from:0', 1, 60, at(1))).toEqual({ retryAfterSeconds: 0 })
  expect(await limits.hit('from:100000', 1, 60, at(1))).toEqual({ retryAfterSeconds: 59 })
})
