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

async function spend(given: ReturnType<typeof deps>, userId: string, inputTokens: number) {
  const { onUsage, allCounted } = countUsage(given.model, userId, given)
  onUsage({ inputTokens, outputTokens: 0 })
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
  await expect(model.doStream({ prompt: [] })).rejects.toMatchObject({ code: 'too_many' })
})

test('when they are used up, words are refused with the time to wait, and clicks go on with the concierge', async () => {
  const given = deps(costly)
  await spend(given, 'ana', 1_000)
  await expect(answeringModel('words', 'ana', given)).rejects.toMatchObject({
    code: 'too_many',
    status: 429,
    retryAfterSeconds: 5.5 * 3600,
    message:
      'You’ve used up today’s share of the assistant; it’s free again in 6 hours. Until then you can do everything with the buttons.',
  })
  expect(await answeringModel('click', 'ana', given)).toBe(concierge)
})

test('the next day begins with nothing used', async () => {
  const given = deps(costly)
  await spend(given, 'ana', 1_000)
  expect(await answeringModel('words', 'ana', { ...given, clock: () => new Date('2026-11-21T00:00:01Z') })).toMatchObject({
    provider: 'openai',
  })
})

test('the concierge costs nothing, however much it is asked', async () => {
  const given = deps(concierge)
  await spend(given, 'ana', 1_000_000)
  expect(await given.modelUsage.usedOn('ana', '2026-11-20')).toBe(0)
  expect(await answeringModel('words', 'ana', given)).toBe(concierge)
})

test('a minute before the day is over the wait is a minute', async () => {
  const given = deps(costly, new Date('2026-11-20T23:59:30Z'))
  await spend(given, 'ana', 1_000)
  await expect(answeringModel('words', 'ana', given)).rejects.toThrow('it’s free again in a minute.')
})
