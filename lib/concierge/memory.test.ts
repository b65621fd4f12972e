import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { withMemory } from './memory'
import { layTable } from './table'

const SITUATION = { ...startThread().situation(), today: '2026-11-20' }
const after = (...earlierWords: string[]) => layTable(SITUATION, [], { earlierWords }, createKnownNames())

test('who travels and from where is kept from a suggestion to the search that follows', () => {
  const table = after('somewhere hot for 3 nights in June, less than 5 hours from Boston, two adults')
  expect(withMemory({ to: 'Punta Cana', departureOn: '2027-06-10' }, table)).toEqual({
    from: 'Boston',
    adults: 2,
    to: 'Punta Cana',
    departureOn: '2027-06-10',
  })
})

test('what the message itself says stands, and the later word of two counts', () => {
  const table = after('somewhere warm from Boston for two adults and a child of 6', 'from Providence rather, any ideas?')
  expect(withMemory({ to: 'Nassau' }, table)).toMatchObject({ from: 'Providence', adults: 2, children: 1 })
  expect(withMemory({ to: 'Nassau', from: 'Hartford', adults: 1 }, table)).toEqual({ from: 'Hartford', adults: 1, to: 'Nassau' })
})

test('nothing is kept from before a fresh start, nor once a search has a place of its own', () => {
  expect(withMemory({ to: 'Rome' }, after('somewhere warm from Boston for two', 'start over'))).toEqual({ to: 'Rome' })
  const searched = {
    ...after('somewhere warm from Boston'),
    situation: { ...SITUATION, wishes: { ...SITUATION.wishes, to: 'Oslo (OSL)' } },
  }
  expect(withMemory({ to: 'Rome' }, searched)).toEqual({ to: 'Rome' })
})
