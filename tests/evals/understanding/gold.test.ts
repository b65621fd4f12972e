import { expect, test } from 'vitest'
import { HALVES, halfOf } from '../halves'
import { goldOf } from './gold'

const FOLLOWED = { takesOfferedAirline: true }
const NOT_FOLLOWED = { takesOfferedAirline: false }
const ROW = {
  id: 'sgd-1',
  turns: [
    { speaker: 'user', expected: {}, said: {}, from_context: [] },
    { speaker: 'user', expected: {}, said: {}, from_context: ['airlines', 'adults'] },
    { speaker: 'user', expected: {}, said: { adults: 2 }, from_context: [] },
    { speaker: 'user', expected: { trip_type: 'one_way', return_date: '2019-03-04' }, said: {}, from_context: [] },
  ],
}

function unsaid(conventions: typeof FOLLOWED) {
  const { turns } = JSON.parse(goldOf(JSON.stringify(ROW), halfOf(ROW.id), conventions))
  return turns.map((turn: { unsaid: string[] }) => turn.unsaid)
}

test('what was taken over is not scored until it is said', () => {
  expect(unsaid(NOT_FOLLOWED)).toEqual([[], ['airlines', 'adults'], ['airlines'], ['airlines', 'return_date', 'return_depart_time']])
})

test('the airline of an offer is scored where that convention is followed', () => {
  expect(unsaid(FOLLOWED)).toEqual([[], ['adults'], [], ['return_date', 'return_depart_time']])
})

test('every row is in one half, and the halves are about as large', () => {
  const text = Array.from({ length: 400 }, (_, index) => JSON.stringify({ id: `row-${index}` })).join('\n')
  const [one = 0, other = 0] = HALVES.map((half) => goldOf(text, half, NOT_FOLLOWED).trim().split('\n').length)
  expect(one + other).toBe(400)
  expect(Math.abs(one - other)).toBeLessThan(60)
})
