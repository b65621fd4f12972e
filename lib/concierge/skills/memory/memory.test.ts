import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { layTable } from '../../table'
import { understand } from '../../understand/understand'
import { KEPT, NOT_KEPT } from './corpus'

const NAMES = createKnownNames()
const SITUATION = {
  ...startThread().situation(),
  today: '2026-11-20',
  memory: { likes: ['food' as const, 'history' as const], needs: ['little-walking' as const] },
}

const memoryOf = (words: string) => understand(words, layTable(SITUATION, [], { earlierWords: [] }, NAMES)).memory

test.each(KEPT)('"%s" is kept in mind', (words, change) => {
  expect(memoryOf(words)).toEqual(change)
})

test.each(NOT_KEPT)('"%s" tells nothing new of the travellers', (words) => {
  expect(memoryOf(words)).toBeNull()
})
