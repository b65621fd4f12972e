import { afterEach, expect, test, vi } from 'vitest'
import { randomKey } from './random-key'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('each key is another one, also on a page that is not served over https, where browsers have no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const keys = Array.from({ length: 100 }, () => randomKey('press'))
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^press_[0-9a-f]{32}$/)
})
