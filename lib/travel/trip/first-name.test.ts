import { expect, test } from 'vitest'
import { firstName } from './first-name'

test('a thread is called by the first words, on one line and no longer than a list has room for', () => {
  expect(firstName('  Paris to\nRome ')).toBe('Paris to Rome')
  expect(firstName('x'.repeat(48))).toBe('x'.repeat(48))
  expect(firstName(`${'word '.repeat(9)}end of it`)).toBe(`${'word '.repeat(9)}en…`)
})
