import { afterEach, expect, test, vi } from 'vitest'
import { serverFlags } from '@/scripts/setup/node.mjs'
import { tidyUp } from './tidy-up'

afterEach(() => void vi.unstubAllGlobals())

test('the engine is asked to tidy up thoroughly, beside other work, and the server is started so that it can be', async () => {
  const asked = vi.fn()
  vi.stubGlobal('gc', asked)
  await tidyUp()
  expect(asked.mock.calls).toEqual([[{ type: 'major', execution: 'async' }]])
  expect(serverFlags).toContain('--expose-gc')
})

test('where it cannot be asked nothing happens', async () => {
  vi.stubGlobal('gc', undefined)
  await expect(tidyUp()).resolves.toBeUndefined()
})
