import { expect, test } from 'vitest'
import { tableWith } from '@/tests/fixtures/concierge-table'
import { understand } from './understand'

test.each([
  ['sorry, I meant for the outbound', 0, 1],
  ['only for the way back', 1, 0],
  ['I meant the return', 1, 0],
  ['nur für den Rückflug', 1, 0],
  ['solo para la vuelta', 1, 0],
  ['seulement pour le retour', 1, 0],
])('“%s” moves the filter that was asked for just before', (words, sliceIndex, other) => {
  const table = { ...tableWith(), earlierWords: ['nothing before 11'] }
  expect(understand(words, table).filters).toEqual(
    [
      { sliceIndex, departAfter: '11:00' },
      { sliceIndex: other, departAfter: null },
    ].toSorted((one, two) => one.sliceIndex - two.sliceIndex),
  )
})

test.each([
  ['London to Lisbon on Friday', 'only the return'],
  ['the first one', 'I meant the return'],
])('after “%s” there is no filter that “%s” could move', (before, words) => {
  expect(understand(words, { ...tableWith(), earlierWords: [before] }).filters).toEqual([])
})

test.each([
  ['gibt es abends keinen Direktflug zurück?', { stops: ['direct'], departAfter: '17:00' }],
  ['nur der Rückflug soll direkt sein und ab 16 Uhr', { stops: ['direct'], departAfter: '16:00' }],
  ['Rückflug Rom-London nonstop, Abflug zwischen 16 und 21 Uhr', { stops: ['direct'], departAfter: '16:00', departBefore: '21:00' }],
  ['ahora enséñame la vuelta, directa y después de las 18:00', { stops: ['direct'], departAfter: '18:00' }],
])('“%s” is of the way back alone', (words, filter) => {
  const wishes = { ...tableWith().situation.wishes, from: 'London (LON)', to: 'Rome (ROM)' }
  const table = { ...tableWith(), situation: { ...tableWith().situation, wishes } }
  const { change, filters } = understand(words, table)
  expect(filters).toEqual([{ sliceIndex: 1, ...filter }])
  expect(change).toEqual({})
})

test('with one flight chosen, hours are those of the open one; what is said of both stays', () => {
  const table = tableWith({ picked: ['KA10'] })
  expect(understand('nothing before 11', table).filters).toEqual([{ sliceIndex: 1, departAfter: '11:00' }])
  expect(understand('nothing before 11 on the way out', table).filters).toEqual([{ sliceIndex: 0, departAfter: '11:00' }])
  expect(understand('nothing before 11', tableWith()).filters).toEqual([{ departAfter: '11:00' }])
})
