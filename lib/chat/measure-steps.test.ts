import { expect, test } from 'vitest'
import { type ModelUsage, measureSteps } from './measure-steps'

const SENT = 'x'.repeat(398)
const details = { noCacheTokens: undefined, cacheReadTokens: undefined, cacheWriteTokens: undefined }
const NOTHING = { inputTokens: undefined, inputTokenDetails: details, outputTokens: undefined }
const said = (text: string) => ({ type: 'text-delta' as const, id: 't', text })

function measuring() {
  const counted: ModelUsage[] = []
  return { counted, steps: measureSteps((usage) => counted.push(usage)) }
}

test('what a model reports is counted, once for each step', () => {
  const { counted, steps } = measuring()
  for (const inputTokens of [10, 20]) {
    steps.begin(SENT)
    steps.hear(said('Yes.'))
    steps.end({ inputTokens, inputTokenDetails: { ...details, cacheReadTokens: 4 }, outputTokens: 3 })
    steps.end()
  }
  expect(counted).toEqual([
    { inputTokens: 10, cachedInputTokens: 4, outputTokens: 3 },
    { inputTokens: 20, cachedInputTokens: 4, outputTokens: 3 },
  ])
})

test('a model that reports nothing is not free', () => {
  const { counted, steps } = measuring()
  steps.begin(SENT)
  steps.hear(said('x'.repeat(38)))
  steps.end(NOTHING)
  expect(counted).toEqual([{ inputTokens: 100, cachedInputTokens: 0, outputTokens: 10 }])
})

test('an answer that breaks off after its first word is counted, a request that was refused is not', () => {
  const { counted, steps } = measuring()
  const broken = { type: 'error' as const, error: new Error('reset') }
  steps.begin(SENT)
  steps.hear(said('x'.repeat(38)))
  steps.hear(broken)
  steps.end(NOTHING)
  steps.begin(SENT)
  steps.hear(broken)
  steps.end(NOTHING)
  expect(counted).toEqual([{ inputTokens: 100, cachedInputTokens: 0, outputTokens: 10 }])
})
