import { expect, test } from 'vitest'
import type { ModelUsage } from '@/lib/chat/measure-steps'
import { readEnvironment } from '@/lib/env'
import { openAIAt } from '@/tests/fixtures/openai-server/ask'
import { conciergeBrain } from '@/tests/fixtures/openai-server/brains'
import { replayThrough } from '@/tests/fixtures/openai-server/replay-through'
import { openOpenAIServer, type Received } from '@/tests/fixtures/openai-server/server'
import type { WireFormat } from '@/tests/fixtures/openai-server/wire'
import { recordedTranscript } from '@/tests/replay/expect-transcript'
import { countUsage } from './allowance'

/** Long threads and busy ones: whole trips, follow-ups, filters, other languages. */
const THREADS = [
  'whole-trip-in-words',
  'quick-follow-ups',
  'questions-while-picking',
  'several-flights',
  'filters-and-weights',
  'in-german',
]
const TURNS_A_DAY = 60
const LETTERS_PER_TOKEN = 4
/** A service keeps the beginning of a request in steps of so many tokens, and none that is shorter than the first. */
const CACHE = { first: 1_024, step: 128 }
/** A model that thinks writes more than the concierge in its place. */
const THOUGHT_PER_STEP = 400

test.each(['responses', 'chat'] as const)('the default allowance lasts for %s for 60 turns a day', async (api) => {
  const turns = (await Promise.all(THREADS.map((name) => usageOf(name, api)))).flat()
  const spent = await weightOf(turns.flat())
  const read = readEnvironment({})
  if ('faults' in read) throw new Error(read.faults.join())
  const perTurn = spent / turns.length
  expect(turns.length).toBeGreaterThan(30)
  const lasts = Math.floor(read.environment.MODEL_TOKENS_PER_DAY / perTurn)
  expect(lasts, `at ${Math.round(perTurn)} tokens a turn`).toBeGreaterThanOrEqual(TURNS_A_DAY)
})

/** What each turn of a recorded thread uses, step by step, by the requests that the real client sends. */
async function usageOf(name: string, api: WireFormat): Promise<ModelUsage[][]> {
  const server = await openOpenAIServer(conciergeBrain())
  try {
    await replayThrough(openAIAt(server.baseUrl, api), await recordedTranscript(`tests/transcripts/${name}.jsonl`))
    const turns: ModelUsage[][] = []
    let before = ''
    for (const { body } of server.received) {
      const read = inOrder(body)
      if (isFirstStep(body)) turns.push([])
      turns.at(-1)?.push({ ...inputOf(read, before), outputTokens: THOUGHT_PER_STEP })
      before = read
    }
    return turns
  } finally {
    await server.close()
  }
}

function inputOf(read: string, before: string): Pick<ModelUsage, 'inputTokens' | 'cachedInputTokens'> {
  let same = 0
  while (same < before.length && read[same] === before[same]) same++
  const known = Math.floor(same / LETTERS_PER_TOKEN)
  const cachedInputTokens = known < CACHE.first ? 0 : known - (known % CACHE.step)
  return { inputTokens: Math.ceil(read.length / LETTERS_PER_TOKEN), cachedInputTokens }
}

/** As a model reads a request: its tools, then what is said. */
function inOrder({ tools, input, messages }: Received['body']): string {
  return JSON.stringify([tools, input ?? messages])
}

function isFirstStep({ input, messages }: Received['body']): boolean {
  const said = [input ?? messages].flat().filter((item) => !['system', 'developer'].includes(String(roleOf(item))))
  return roleOf(said.at(-1)) === 'user'
}

function roleOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'role' in item ? item.role : null
}

/** What all of it takes from the allowance. */
async function weightOf(steps: ModelUsage[]): Promise<number> {
  let weight = 0
  const add = async (_user: string, _day: string, used: { inputTokens: number; outputTokens: number }) => {
    weight += used.inputTokens + used.outputTokens
  }
  const counted = countUsage(openAIAt('http://127.0.0.1:1/v1', 'chat'), 'ana', {
    modelUsage: { add, usedOn: async () => 0 },
    clock: () => new Date('2026-11-20T12:00:00Z'),
  } as unknown as Parameters<typeof countUsage>[2])
  for (const step of steps) counted.onUsage(step)
  await counted.allCounted()
  return weight
}
