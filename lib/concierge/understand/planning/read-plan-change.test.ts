import { expect, test } from 'vitest'
import { NOTHING_TOLD } from '../../pending'
import { readPlanChange } from './read-plan-change'
import type { StandingPlan } from './standing-plan'

const PLAN: StandingPlan = {
  days: 3,
  startsOn: '2027-03-12',
  stops: [
    ['Castelo de São Jorge', 'Alfama on foot', 'Sé de Lisboa'],
    ['Mercado da Ribeira', 'Ferry to Cacilhas'],
    ['Mosteiro dos Jerónimos', 'Belém riverfront', 'Museu Nacional dos Coches'],
  ],
  likings: ['food'],
  today: '2026-11-20',
  told: NOTHING_TOLD,
  isSpokenOf: true,
}
const read = (words: string, plan: Partial<StandingPlan> = {}) =>
  readPlanChange(words, words, { ...PLAN, ...plan }).map(({ input }) => input)

test.each([
  ['make it a day longer', { change: 'lengthen' }],
  ['one more day please', { change: 'lengthen' }],
  ['a day shorter', { change: 'shorten' }],
  ['drop day 2', { change: 'shorten', day: 2 }],
  ['remove the last day', { change: 'shorten' }],
  ['two days longer', { days: 5 }],
  ['4 days instead', { days: 4 }],
  ['we only have 2 days', { days: 2 }],
  ['drop the museum', { change: 'drop', stop: 'Museu Nacional dos Coches' }],
  ['skip Alfama', { change: 'drop', stop: 'Alfama on foot' }],
  ['the cathedral has to go', { change: 'drop', stop: 'Sé de Lisboa' }],
  ['leave the market out', { change: 'drop', stop: 'Mercado da Ribeira' }],
  ['the last stop on day 1 can go', { change: 'drop', day: 1, position: 3 }],
  ['drop the spa', { change: 'drop', stop: 'spa' }],
  ['swap the castle for something else', { change: 'swap', stop: 'Castelo de São Jorge' }],
  ['the aquarium instead of the monastery', { change: 'swap', stop: 'Mosteiro dos Jerónimos', sight: 'aquarium' }],
  ['replace the ferry with something for the kids', { change: 'swap', stop: 'Ferry to Cacilhas', reason: 'children' }],
  ['it will rain on day 2', { change: 'swap', reason: 'rain', day: 2 }],
  ['what if it rains', { change: 'swap', reason: 'rain' }],
  ['it will rain on Saturday', { change: 'swap', reason: 'rain', day: 2 }],
  ['something for the kids on day 1', { change: 'swap', reason: 'children', day: 1 }],
  ['move Belém to day 2', { change: 'move', stop: 'Belém riverfront', toDay: 2 }],
  ['the market on day 3 please', { change: 'move', stop: 'Mercado da Ribeira', toDay: 3 }],
  ['do the cathedral first', { change: 'reorder', stop: 'Sé de Lisboa', toPosition: 1 }],
  ['end day 1 with the castle', { change: 'reorder', stop: 'Castelo de São Jorge', toPosition: 3 }],
  ['add the aquarium to day 2', { change: 'add', sight: 'aquarium', day: 2 }],
  ['we want to see Sintra', { change: 'add', sight: 'Sintra' }],
  ['start on 14 March', { startsOn: '2027-03-14' }],
  ['slower pace', { pace: 'calm' }],
  ['more history and less food', { likings: ['history'] }],
  ['without the kids', { withChildren: false }],
  ['note for day 1: dinner with Ana', { change: 'note', day: 1, note: 'dinner with Ana' }],
  ['add a note: pick up the tickets for day 2', { change: 'note', day: 2, note: 'pick up the tickets' }],
  ['remove the note of day 2', { change: 'note', day: 2, note: '' }],
])('"%s"', (words, input) => {
  expect(read(words)).toEqual([input])
})

test('several changes in one message are each read', () => {
  expect(read('drop the castle and the cathedral')).toMatchObject([{ stop: 'Castelo de São Jorge' }, { stop: 'Sé de Lisboa' }])
  expect(read('drop the ferry, and note for day 1: dinner with Ana')).toMatchObject([{ change: 'drop' }, { change: 'note' }])
})

test('"it" is the one stop that the last answer named', () => {
  expect(read('move it to day 2', { told: { ...NOTHING_TOLD, stops: ['Alfama on foot'] } })).toEqual([
    { change: 'move', stop: 'Alfama on foot', toDay: 2 },
  ])
})

test.each(['a day longer', '4 days instead', 'start on 14 March', 'drop the second bag', 'add a suitcase', 'cheaper please'])(
  'after flights were spoken of, "%s" changes no plan',
  (words) => {
    expect(read(words, { isSpokenOf: false })).toEqual([])
  },
)
