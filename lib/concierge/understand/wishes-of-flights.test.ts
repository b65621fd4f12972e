import { expect, test } from 'vitest'
import { tableWith } from '@/tests/fixtures/concierge-table'
import { understand } from './understand'

const NEW = () => tableWith({ lists: [], slices: 0 })

test.each([
  [
    'Rome to Athens 4 May arriving before 9, Athens to Crete 8 May after 5pm, and Crete back to Rome 12 May after 4pm',
    [{ arriveBefore: '09:00' }, { departAfter: '17:00' }, { departAfter: '16:00' }],
  ],
  [
    'on 4 May after 5pm Rome to Athens, on 8 May before noon Athens to Crete, on 12 May in the evening Crete to Rome',
    [{ departAfter: '17:00' }, { departBefore: '12:00' }, { departAfter: '17:00' }],
  ],
  [
    'Rome to Athens on 4 May in the morning then Athens to Crete on the 8th, evening, then home on the 12th before noon',
    [{ departAfter: '05:00', departBefore: '12:00' }, { departAfter: '17:00' }, { departBefore: '12:00' }],
  ],
  [
    'Rome to Athens 4 May with Aegean, Athens to Crete 8 May with Sky Express after 5pm, Crete to Rome 12 May with at most one stop',
    [{ airlines: ['Aegean'] }, { airlines: ['SKY express'], departAfter: '17:00' }, { stops: ['direct', 'one-stop'] }],
  ],
  [
    'Rome to Athens 4 May direct, Athens to Crete 8 May, layover under 3 hours, Crete to Rome 12 May',
    [{ stops: ['direct'] }, { maxLayoverMinutes: 180 }],
  ],
  ['Rome to Athens 4 May, Athens to Rome via Milan 8 May, Rome to Oslo 12 May after 6pm', [{}, {}, { departAfter: '18:00' }]],
])('“%s” gives each flight its own wishes', (words, each) => {
  const { filters, legs } = understand(words, NEW())
  expect(legs).toHaveLength(3)
  const own = filters.filter(({ via: _via, ...wish }) => Object.keys(wish).length > 0)
  expect(own).toEqual(
    each.flatMap((wish, sliceIndex) => (Object.keys(wish).length > 0 ? [expect.objectContaining({ sliceIndex, ...wish })] : [])),
  )
})

test.each([
  'Rome to Athens 4 May, Athens to Crete 8 May, Crete to Rome 12 May, direct',
  'direct flights only: Rome to Athens 4 May, Athens to Crete 8 May, Crete to Rome 12 May',
  'Rome to Athens 4 May after 6pm, Athens to Crete 8 May, Crete to Rome 12 May. Direct only.',
])('“%s” is direct on all flights', (words) => {
  expect(understand(words, NEW()).change).toMatchObject({ directOnly: true })
})

test('hours said before the first flight are for all', () => {
  const { filters } = understand('only in the evening: Rome to Athens 4 May, Athens to Crete 8 May, Crete to Rome 12 May', NEW())
  expect(filters).toEqual([{ departAfter: '17:00' }])
})

const MORNING = { departAfter: '05:00', departBefore: '12:00' }

test.each([
  ['London to Lisbon 4 to 9 May, out in the morning, back after 6 and direct', [MORNING, { departAfter: '18:00', stops: ['direct'] }]],
  ['London to Lisbon 4 to 9 May, out direct in the morning, back after 6', [{ ...MORNING, stops: ['direct'] }, { departAfter: '18:00' }]],
  ['London to Lisbon 4 to 9 May, direct out, at most one stop back', [{ stops: ['direct'] }, { stops: ['direct', 'one-stop'] }]],
  ['London to Lisbon 4 to 9 May, out with easyJet and back with TAP', [{ airlines: ['easyJet'] }, { airlines: ['TAP Air Portugal'] }]],
  ['London to Lisbon 4 to 9 May, with easyJet out and with TAP back', [{ airlines: ['easyJet'] }, { airlines: ['TAP Air Portugal'] }]],
])('“%s” gives each direction its own wishes', (words, [out, back]) => {
  const { filters, change } = understand(words, NEW())
  expect(filters).toEqual([
    { sliceIndex: 0, ...out },
    { sliceIndex: 1, ...back },
  ])
  expect(change).not.toHaveProperty('directOnly')
})

test.each([
  'London to Lisbon, out 4 May in the morning, back 9 May after 6, direct flights only',
  'return flights London to Lisbon 4 to 9 May direct',
  'going to Lisbon from London on 4 May direct, back on 9 May',
  'direct return flights from London to Lisbon 4 to 9 May',
])('“%s” is direct both ways', (words) => {
  expect(understand(words, NEW()).change).toMatchObject({ directOnly: true })
})

const HOURS_LIFTED = { departAfter: null, departBefore: null, arriveAfter: null, arriveBefore: null }
const filtered = (...filters: string[][]) => {
  const table = tableWith()
  const slices = table.situation.slices.map((slice, index) => ({
    ...slice,
    filters: filters[index] ?? [],
    filterNames: (filters[index] ?? []).map((clause) => (clause === 'direct only' ? 'stops' : 'departure')),
  }))
  return { ...table, situation: { ...table.situation, slices } }
}

test.each([
  ['remove that filter, but only for the return', { sliceIndex: 1, reset: true }],
  ['take off the filter on the way back', { sliceIndex: 1, reset: true }],
  ['remove the return filter', { sliceIndex: 1, reset: true }],
  ['remove the filter on the way out', { sliceIndex: 0, reset: true }],
  ['drop the time limit on the way back only', { sliceIndex: 1, ...HOURS_LIFTED }],
  ['no time limit on the return please', { sliceIndex: 1, ...HOURS_LIFTED }],
  ['drop the time limit, but just for the flight home', { sliceIndex: 1, ...HOURS_LIFTED }],
  ['lift the direct only for the return', { sliceIndex: 1, stops: null }],
  ['reset all filters on the outbound', { sliceIndex: 0, reset: true }],
  ['drop the time limit', HOURS_LIFTED],
  ['remove that filter', { reset: true }],
])('“%s” takes back what stands for that direction alone', (words, filter) => {
  expect(understand(words, filtered(['leaving after 10:00'], ['leaving after 10:00'])).filters).toEqual([filter])
})

test('of several filters on one direction it’s asked which, and the answer is of that direction', () => {
  const table = filtered(['leaving after 10:00'], ['direct only', 'leaving after 10:00'])
  expect(understand('remove that filter, but only for the return', table)).toMatchObject({ filters: [], oneLifted: { sliceIndex: 1 } })
  const pending = { asked: 'which-filter', sliceIndex: 1, choices: ['direct only', 'leaving after 10:00'] } as const
  const answered = { ...table, pending: { ...pending, choices: [...pending.choices] } }
  expect(understand('the direct one', answered).filters).toEqual([{ sliceIndex: 1, stops: null }])
  expect(understand('the time', answered).filters).toEqual([{ sliceIndex: 1, ...HOURS_LIFTED }])
})

test.each(['the arriving one', 'the arrival filter', 'the one arriving before 10', 'arriving before 10', 'remove the arriving one'])(
  'asked which filter, “%s” is that of arriving',
  (words) => {
    const choices = ['leaving after 17:00', 'arriving before 10:00']
    const table = { ...filtered(choices, []), pending: { asked: 'which-filter' as const, sliceIndex: null, choices } }
    expect(understand(words, table).filters).toEqual([{ arriveAfter: null, arriveBefore: null }])
  },
)

test.each([
  ['manchester to faro easter holidays 2027', 'easter holidays 2027'],
  ['hamburg nach mallorca in den pfingstferien 2027', 'pfingstferien 2027'],
  ['leeds a roma, vacaciones de semana santa 2027', 'vacaciones de semana santa 2027'],
])('“%s” names its holidays with the year', (words, said) => {
  const { unread, vague } = understand(words, tableWith())
  expect([unread, vague?.said]).toEqual([[], said])
})

test.each([
  ['direct please, but only on the way back', { stops: ['direct'] }],
  ['after 6pm, but only on the way back', { departAfter: '18:00' }],
  ['without Ryanair, but only for the return', { withoutAirlines: ['Ryanair'] }],
])('“%s” is of the way back', (words, filter) => {
  expect(understand(words, tableWith())).toMatchObject({ change: {}, filters: [{ sliceIndex: 1, ...filter }] })
})

test.each([
  ['make the return any airline', { sliceIndex: 1, airlines: null, withoutAirlines: null }],
  ['the return with at most one stop', { sliceIndex: 1, stops: ['direct', 'one-stop'] }],
  ['back with a layover under 3 hours', { sliceIndex: 1, maxLayoverMinutes: 180 }],
])('beside a list “%s” is of the way back alone', (words, filter) => {
  expect(understand(words, tableWith())).toMatchObject({ change: {}, filters: [filter] })
})
