import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { hearSuggestion } from '../../hear-suggestion'
import { layTable } from '../../table'
import { OTHER_WISHES, SUGGESTIONS } from './corpus'

const NAMES = createKnownNames()

const SITUATION = { ...startThread().situation(), today: '2026-11-20' }

function hear(words: string, to: string | null = null) {
  const situation = { ...SITUATION, wishes: { ...SITUATION.wishes, to } }
  return hearSuggestion(words, layTable(situation, [], { earlierWords: [] }, NAMES))
}

test.each(SUGGESTIONS)('"%s" wishes for places', (words, { traits = [], ...input }) => {
  const heard = hear(words)
  expect(heard?.input).toEqual(input)
  expect(heard?.traits).toEqual(traits)
})

test.each(OTHER_WISHES)('"%s" wishes for none', (words) => {
  expect(hear(words)).toBeNull()
})

test('while flights go to a place, a bare "anywhere" asks for no other', () => {
  expect(hear('anywhere is fine', 'Rome (ROM)')).toBeNull()
})

test('further places to start from are looked from, too', () => {
  expect(hear('somewhere warm in february, flying from bristol or london')?.input).toMatchObject({ from: 'bristol', alsoFrom: ['london'] })
})

test('a price for all of them is shared out, one for each is not', () => {
  expect(hear('two of us, somewhere warm in May from Leeds, under £450 in total')?.total).toEqual({ amount: 450, people: 2 })
  expect(hear('two of us, somewhere warm in May from Leeds, under £450 each')?.total).toBeNull()
})
