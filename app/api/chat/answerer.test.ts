import { expect, test, vi } from 'vitest'
import { answerer } from './answerer'

test('another copy of the file gives what this one has loaded', async () => {
  const loaded = await answerer()
  expect(await answerer()).toBe(loaded)
  vi.resetModules()
  const other = await import('./answerer')
  expect(other.answerer).not.toBe(answerer)
  expect(await other.answerer()).toBe(loaded)
})

test('while developing, each answer is written by what stands in the files', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const loaded = await answerer()
  expect(await answerer()).not.toBe(loaded)
  vi.unstubAllEnvs()
})
