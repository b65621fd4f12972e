import { expect, test } from 'vitest'
import { aircraftCalled, aircraftFamily } from './aircraft'

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

test.each([
  ['737 MAX', ['Boeing 737 MAX']],
  ['737', ['Boeing 737', 'Boeing 737 MAX']],
  ['MAX 8', ['Boeing 737 MAX']],
  ['Airbus 320', ['Airbus A320']],
  ['the Dreamliner', ['Boeing 787']],
  ['any Boeing planes', ['Boeing 737', 'Boeing 737 MAX', 'Boeing 787']],
  ['Dash 8', ['De Havilland Dash 8']],
  ['turboprops', ['ATR 72', 'De Havilland Dash 8']],
  ['wide-body', ['Boeing 787']],
  ['narrow body', ['Airbus A320', 'Boeing 737', 'Boeing 737 MAX']],
  ['the plane', []],
  ['A380', []],
])('“%s” are %j', (said, families) => {
  const aircraft = [
    'Airbus A320neo',
    'Airbus A320',
    'Boeing 737-800',
    'Boeing 737 MAX 8',
    'Boeing 787-9',
    'ATR 72-600',
    'De Havilland Dash 8-400',
    '',
  ]
  expect(aircraftCalled(said, aircraft)).toEqual(families)
})
