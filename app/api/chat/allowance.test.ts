import type { LanguageModelV4 } from '@ai-sdk/provider'
import { MockLanguageModelV4 } from 'ai/test'
import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { createConcierge } from '@/lib/concierge/concierge-model'
import { readEnvironment } from '@/lib/env'
import type { ModelUsageStore } from '@/lib/ports/model-usage-store'
import { answeringModel, countUsage } from './allowance'

const concierge = createConcierge(createKnownNames())
const costly = new MockLanguageModelV4({ provider: 'openai', modelId: 'gpt-5-mini' })
const NOON = new Date('2026-11-20T18:30:00Z')

function deps(model: LanguageModelV4, now = NOON) {
  const read = readEnvironment({ MODEL_TOKENS_PER_DAY: '1000' })
  if ('faults' in read) throw new Error(read.faults.join())
  const rows = new Map<string, number>()
  const modelUsage: ModelUsageStore = {
    usedOn: async (userId, day) => rows.get(`${userId} ${day}`) ?? 0,
    add: async (userId, day, { inputTokens, outputTokens }) => {
      rows.set(`${userId} ${day}`, (rows.get(`${userId} ${day}`) ?? 0) + inputTokens + outputTokens)
    },
  }
  return { model, concierge, modelUsage, environment: read.environment, clock: () => now }
}

async function spend(given: ReturnType<typeof deps>, userId: string, inputTokens: number, cachedInputTokens = 0) {
  const { onUsage, allCounted } = countUsage(given.model, userId, given)
  onUsage({ inputTokens, cachedInputTokens, outputTokens: 0 })
  await allCounted()
}

test('within the day’s tokens the model answers; each traveller has their own', async () => {
  const given = deps(costly)
  await spend(given, 'ana', 999)
  await spend(given, 'ben', 5_000)
  expect(await answeringModel('words', 'ana', given)).toMatchObject({ provider: 'openai', modelId: 'gpt-5-mini' })
})

test('an answer under way stops at its next step when others have used up the day', async () => {
  const given = deps(new MockLanguageModelV4({ provider: 'openai', doStream: async () => ({ stream: new ReadableStream() }) }))
  const model = await answeringModel('words', 'ana', given)
  await expect(model.doStream({ prompt: [] })).resolves.toHaveProperty('stream')
  await spend(given, 'ana', 1_000)
  await expect(model.doStream({ prompt: [] })).rejects.toMatchObject({ fault: 'spent' })
})

test('when they are used up, words ask the service no more, and clicks go on with the concierge', async () => {
  const given = deps(new MockLanguageModelV4({ provider: 'openai' }))
  await spend(given, 'ana', 1_000)
  const model = await answeringModel('words', 'ana', given)
  await expect(model.doStream({ prompt: [] })).rejects.toMatchObject({ fault: 'spent' })
  expect(await answeringModel('click', 'ana', given)).toBe(concierge)
})

test('what the service reads from its cache counts a tenth', async () => {
  const given = deps(costly)
  await spend(given, 'ana', 5_000, 4_800)
  expect(await given.modelUsage.usedOn('ana', '2026-11-20')).toBe(680)
})

test('the next day begins with nothing used', async () => {
  const given = deps(costly)
  await spend(given, 'ana', 1_000)
  const clock = () => new Date('2026-11-21T00:00:01Z')
  expect(await answeringModel('click', 'ana', { ...given, clock })).toMatchObject({ provider: 'openai' })
})

test('the concierge costs nothing, however much it is asked', async () => {
  const given = deps(concierge)
  await spend(given, 'ana', 1_000_000)
  expect(await given.modelUsage.usedOn('ana', '2026-11-20')).toBe(0)
  expect(await answeringModel('words', 'ana', given)).toBe(concierge)
})
