import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import type { Situation } from '@/lib/travel/trip/situation'
import { layTable } from './table'
import { readToolResult } from './tool-results'

const NAMES = createKnownNames()

const SITUATION = { slices: [], result: null } as unknown as Situation
const bag = { what: 'a checked bag of 23 kg', whom: 'Adult 1', flight: 'BB22', price: '£26.00' }
const added = readToolResult(
  'chooseBags',
  { wish: 'add', quantity: 1 },
  {
    status: 'chosen',
    items: [bag],
    kindTotal: '£26.00',
    tripTotal: '£166.00',
    notes: [],
  },
)
const undone = (name: string) => readToolResult('rewindTrip', { to: 'previous' }, { status: 'rewound', to: 'previous', undone: name })

test('a purchase that was taken back stands no more, but is remembered', () => {
  const { bought, standing } = layTable(SITUATION, [added, undone('a checked bag of 23 kg')], { earlierWords: [] }, NAMES)
  expect([bought.length, standing.length]).toEqual([1, 0])
})

test('what else is taken back leaves it as it is', () => {
  const { standing } = layTable(SITUATION, [added, undone('going to check out')], { earlierWords: [] }, NAMES)
  expect(standing).toEqual([added])
})
