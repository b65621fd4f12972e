import { expect, test } from 'vitest'
import { createModelUsageStore } from './model-usage-store'
import { addTraveller, onEachDatabase } from './testing'

await onEachDatabase((database) => {
  test('what a traveller’s answers used is added up for each day, and for nobody else', async () => {
    const usage = createModelUsageStore(database())
    const [one, other] = [await addTraveller(database()), await addTraveller(database())]
    expect(await usage.usedOn(one.userId, '2026-11-20')).toBe(0)
    await usage.add(one.userId, '2026-11-20', { inputTokens: 1_200, outputTokens: 80 })
    await usage.add(one.userId, '2026-11-20', { inputTokens: 300, outputTokens: 20 })
    await usage.add(one.userId, '2026-11-21', { inputTokens: 5, outputTokens: 5 })
    expect(await usage.usedOn(one.userId, '2026-11-20')).toBe(1_600)
    expect(await usage.usedOn(one.userId, '2026-11-21')).toBe(10)
    expect(await usage.usedOn(other.userId, '2026-11-20')).toBe(0)
  })

  test('answers that end at the same time are all counted', async () => {
    const usage = createModelUsageStore(database())
    const { userId } = await addTraveller(database())
    await Promise.all(Array.from({ length: 20 }, () => usage.add(userId, '2026-11-20', { inputTokens: 10, outputTokens: 1 })))
    expect(await usage.usedOn(userId, '2026-11-20')).toBe(220)
  })
})
