import { expect, test } from 'vitest'
import { readSaid } from './read-said'

const said = (words: string) => readSaid(words, { today: '2026-11-20', facts: { departureOn: '2026-12-02' }, asked: ['departureOn'] })

test.each([
  ['any day but the 2nd'],
  ['any date between the 8th and the 11th'],
  ['any day from the 8th to the 11th'],
  ['any day except Monday'],
])('"%s" chooses no day', (words) => {
  const { facts, indifferent } = said(words)
  expect(facts.departureOn).toBeUndefined()
  expect(indifferent).toContain('departureOn')
})

test('a day that is named outright is chosen', () => {
  expect(said('any airline on the 8th').facts.departureOn).toBe('2026-12-08')
})
