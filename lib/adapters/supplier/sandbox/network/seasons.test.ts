import { expect, test } from 'vitest'
import { dayNumber } from '@/lib/travel/zones'
import { distanceKm } from '../world/distance'
import { loadWorld } from '../world/load-world'
import { isInSeason, seasonOf } from './seasons'

function season(from: string, to: string, perDay: number) {
  const [first, second] = [loadWorld().find(from), loadWorld().find(to)]
  if (!first || !second) throw new Error(`${from} or ${to} is unknown`)
  return seasonOf(first, second, distanceKm(first, second), perDay)
}

test('thin routes to summer islands, ski slopes and winter sun are flown in their season', () => {
  expect(season('STN', 'KGS', 0.4)).toBe('summer')
  expect(season('EWR', 'PMO', 0.5)).toBe('summer')
  expect(season('MAN', 'INN', 0.4)).toBe('winter')
  expect(season('YUL', 'VRA', 0.4)).toBe('winter')
})

test('busy routes, short ones and those between cities are flown all the year', () => {
  expect(season('ATH', 'JTR', 7)).toBe('year')
  expect(season('ATH', 'KGS', 0.5)).toBe('year')
  expect(season('LHR', 'JFK', 8)).toBe('year')
  expect(season('FRA', 'MAA', 0.6)).toBe('year')
})

test('the summer timetable holds from the last Sunday of March until the one of October', () => {
  const days = [
    '2026-03-28',
    '2026-03-29',
    '2026-07-01',
    '2026-10-24',
    '2026-10-25',
    '2027-01-10',
    '2027-03-28',
    '2027-10-30',
    '2027-10-31',
  ]
  expect(days.map((day) => isInSeason('summer', dayNumber(day)))).toEqual([false, true, true, true, false, false, true, true, false])
  expect(days.map((day) => isInSeason('winter', dayNumber(day)))).toEqual([true, false, false, false, true, true, false, false, true])
  expect(days.every((day) => isInSeason('year', dayNumber(day)))).toBe(true)
})
