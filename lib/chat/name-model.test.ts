import { expect, test } from 'vitest'
import { isMetered, nameModel } from './name-model'

test('a model is called by the service and its own name; Wayfarer’s own by what it is', () => {
  expect(nameModel({ provider: 'wayfarer', modelId: 'concierge-1' })).toBe('Wayfarer’s concierge')
  expect(nameModel({ provider: 'openai', modelId: 'gpt-5-mini' })).toBe('OpenAI · gpt-5-mini')
  expect(nameModel({ provider: 'compatible', modelId: 'some-model' })).toBe('some-model')
})

test('only Wayfarer’s own model costs nothing', () => {
  expect([{ provider: 'wayfarer' }, { provider: 'openai' }, { provider: 'compatible' }].map(isMetered)).toEqual([false, true, true])
})
