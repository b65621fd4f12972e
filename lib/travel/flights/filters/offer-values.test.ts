import { expect, test } from 'vitest'
import { aircraftFamily, minuteOfDay } from './offer-values'

test.each([
  ['Boeing 737-800', 'Boeing 737'],
  ['Boeing 737 MAX 8', 'Boeing 737 MAX'],
  ['Boeing 777-300ER', 'Boeing 777'],
  ['Airbus A320neo', 'Airbus A320'],
  ['Airbus A320-100/200', 'Airbus A320'],
  ['Airbus A350-1000', 'Airbus A350'],
  ['ATR 72-600', 'ATR 72'],
  ['De Havilland Dash 8-400', 'De Havilland Dash 8'],
  ['McDonnell Douglas MD-83', 'McDonnell Douglas MD-83'],
  ['Bombardier CRJ-900', 'Bombardier CRJ-900'],
  ['', ''],
])('%s is of the family %s', (aircraft, family) => {
  expect(aircraftFamily(aircraft)).toBe(family)
})

test('a wall-clock time is so many minutes after midnight', () => {
  expect(['2026-11-27T00:00', '2026-11-27T09:41', '2026-11-27T23:59'].map(minuteOfDay)).toEqual([0, 581, 1439])
})
