import { expect, test, vi } from 'vitest'
import { createNameFinder } from '@/lib/adapters/names/name-finder'
import { readTexts } from './read-texts'

function watched() {
  const finder = createNameFinder()
  const findNames = vi.fn(finder.findNames)
  return { names: { ...finder, findNames }, findNames }
}

test('a text that comes back is read once, and reads the same', () => {
  const { names, findNames } = watched()
  const first = readTexts(names).read('TAP from Lisbon at 09:40')
  const asked = findNames.mock.calls.length
  expect(readTexts(names).read('TAP from Lisbon at 09:40')).toEqual(first)
  expect(findNames.mock.calls.length).toBe(asked)
  expect(readTexts(names).namesIn('TAP from Lisbon')).toEqual(expect.arrayContaining(['TP', 'LIS', 'PT']))
})

test('what is remembered has an end', () => {
  const { names, findNames } = watched()
  const { namesIn } = readTexts(names)
  namesIn('the first of many')
  for (let number = 0; number < 4_000; number++) namesIn(`text ${number}`)
  const asked = findNames.mock.calls.length
  namesIn('text 3999')
  expect(findNames.mock.calls.length).toBe(asked)
  namesIn('the first of many')
  expect(findNames.mock.calls.length).toBe(asked + 1)
})
