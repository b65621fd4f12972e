import { expect, test } from 'vitest'
import { AIRLINES } from '../supplier/sandbox/world/airlines'
import { createNameFinder } from './name-finder'

const { findNames, isAirlineCode } = createNameFinder()
const named = (text: string, manner?: 'written' | 'said') => findNames(text, manner).map(({ kind, text: said }) => `${kind} ${said}`)

test('the longest name counts, whichever kind it is', () => {
  expect(named('Singapore Airlines flies from Singapore to London Heathrow Airport')).toEqual([
    'airline Singapore Airlines',
    'place Singapore',
    'place London Heathrow',
  ])
  expect(named('TAP Air Portugal to Portugal')).toEqual(['airline TAP Air Portugal', 'place Portugal'])
})

test('every airline of the table is found by its name', () => {
  const missed = AIRLINES.filter(({ name, code }) => !findNames(`It is ${name}.`).some(({ means }) => means.includes(code)))
  // Their names alone are words of every day.
  expect(missed.map(({ name }) => name)).toEqual(expect.arrayContaining(['Rex', 'Peach']))
  expect(missed.length).toBeLessThanOrEqual(16)
})

test('an airport stands in its city and its country', () => {
  expect(findNames('LHR')[0]?.implies).toEqual(expect.arrayContaining(['LHR', 'LON', 'GB']))
  expect(findNames('Gatwick')[0]?.means).toEqual(['LGW'])
})

test('plain words are no places, and places in small letters are only what travellers type', () => {
  expect(named('Nice choice. We split the way, and you may man the bar.')).toEqual([])
  expect(named('Fly to Nice or Split.')).toEqual(['place Nice', 'place Split'])
  expect(named('Ask for VAT, not for THE seat.')).toEqual([])
  expect(named('london to lisbon')).toEqual([])
  expect(named('london to lisbon', 'said')).toEqual(['place london', 'place lisbon'])
})

test('accents, hyphens and apostrophes do not hide a name', () => {
  expect(named('Malaga, Málaga, Saint-Denis, Côte d’Ivoire, London’s')).toEqual(
    expect.arrayContaining(['place Malaga', 'place Málaga', 'place Côte d’Ivoire', 'place London']),
  )
})

test('codes of airlines are known', () => {
  expect([isAirlineCode('U2'), isAirlineCode('ZZ')]).toEqual([true, false])
})
