import { expect, test } from 'vitest'
import { tidyUp } from './tidy-up'

test('what nobody holds on to any more is gone, and nothing is left to ask the engine by', async () => {
  const left = new WeakRef({ words: 'from the start'.repeat(1_000) })
  // Whoever has looked at it holds it until the end of that turn.
  await new Promise((resolve) => setTimeout(resolve))
  await tidyUp()
  expect(left.deref()).toBeUndefined()
  expect('gc' in globalThis).toBe(false)
})
