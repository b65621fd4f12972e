import { expect, test } from 'vitest'
import { aChosenSeat, aSeatMap } from '@/tests/fixtures/ancillaries'
import { seatProblems } from './seat-problems'

const FAMILY = { adults: 2, children: 1, infants: 2, pets: 0, childAges: [6, 1, 1] }

test('a child beside an adult, also over the aisle, is no problem', () => {
  expect(seatProblems([aChosenSeat(0, '3C'), aChosenSeat(2, '3D')], FAMILY)).toEqual([])
})

test('a child apart from every adult is named with its flight', () => {
  const back = aSeatMap({ sliceIndex: 1 })
  const problems = seatProblems(
    [aChosenSeat(0, '3A', back), aChosenSeat(2, '4A', back), aChosenSeat(0, '3A'), aChosenSeat(2, '3B')],
    FAMILY,
  )
  expect(problems).toEqual([
    { code: 'child-apart', message: 'Child 1 is not beside an adult of your party.', sliceIndex: 1, segmentIndex: 0 },
  ])
})

test('a child who alone has a seat is told apart from one who sits elsewhere', () => {
  expect(seatProblems([aChosenSeat(2, '3A')], FAMILY)).toMatchObject([
    { code: 'child-apart', message: 'Child 1 has a seat, but no adult in your party has one yet. Please seat an adult beside them.' },
  ])
})

test('two infants in one block of seats lack an oxygen mask; with an aisle between they do not', () => {
  const couple = { ...FAMILY, children: 0 }
  expect(seatProblems([aChosenSeat(0, '3A'), aChosenSeat(1, '3B')], couple)).toMatchObject([{ code: 'infants-in-one-block' }])
  expect(seatProblems([aChosenSeat(0, '3C'), aChosenSeat(1, '3D')], couple)).toEqual([])
  expect(seatProblems([aChosenSeat(0, '3A'), aChosenSeat(1, '3B')], { ...couple, infants: 1 })).toEqual([])
})

test('of more children than two for each adult, those beside a sister or brother are looked after', () => {
  const parent = { ...FAMILY, adults: 1, children: 3, infants: 0 }
  const row = [aChosenSeat(1, '3B'), aChosenSeat(0, '3C'), aChosenSeat(2, '3D')]
  expect(seatProblems([...row, aChosenSeat(3, '3E')], parent)).toEqual([])
  expect(seatProblems([...row, aChosenSeat(3, '4E')], parent)).toMatchObject([{ message: 'Child 3 is not beside an adult of your party.' }])
  const two = { ...parent, children: 2 }
  expect(seatProblems([aChosenSeat(0, '3A'), aChosenSeat(1, '3B'), aChosenSeat(2, '3C')], two)).toHaveLength(1)
})

test('once ages and wishes for assistance are known, they count at an exit', () => {
  const couple = { ...FAMILY, children: 0, infants: 0 }
  const known = {
    passengers: [
      { bornOn: '2012-06-01', specialService: '' as const },
      { bornOn: '1990-01-01', specialService: 'blind' as const },
    ],
    departures: ['2026-11-27', '2026-11-29'],
  }
  const seats = [aChosenSeat(0, '6A'), aChosenSeat(1, '6B')]
  expect(seatProblems(seats, couple)).toEqual([])
  expect(seatProblems(seats, couple, known).map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'exit-row: Adult 1 is under 15 on the day of the flight, so they can’t have seat 6A beside an emergency exit.',
    'exit-row: Adult 2 has asked for assistance, so they can’t have seat 6B beside an emergency exit.',
  ])
  expect(seatProblems([aChosenSeat(0, '7A'), aChosenSeat(1, '7B')], couple, known)).toEqual([])
})
