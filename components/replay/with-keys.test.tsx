import { expect, test } from 'vitest'
import { withKeys } from './with-keys'

const keysOf = (lines: string[]) => withKeys(lines, String).map(({ key }) => key)

test('no two items share a key, also where they say the same', () => {
  expect(new Set(keysOf(['said', 'said', '1 said', 'done', 'said'])).size).toBe(5)
})

test('an item keeps its key when others come after it', () => {
  expect(keysOf(['said', 'done', 'said']).slice(0, 2)).toEqual(keysOf(['said', 'done']))
})
