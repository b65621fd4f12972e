import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { startThread } from '@/tests/fixtures/concierge-thread'
import { read } from '../../grammar/read'
import { foldDates } from '../dates/fold'
import { GRAMMAR } from '../grammar'
import { changedStops } from './changed-stops'
import { foldRoute } from './fold'

const NAMES = createKnownNames()
const SITUATION = startThread().situation()

type Flight = [from: string, to: string, departureOn: string]
const NAPLES_AND_ROME: Flight[] = [
  ['London (LON)', 'Naples (NAP)', '2027-03-03'],
  ['Naples (NAP)', 'Rome (ROM)', '2027-03-06'],
  ['Rome (ROM)', 'London (LON)', '2027-03-10'],
]
const THERE_AND_BACK: Flight[] = [
  ['London (LON)', 'Tokyo (TYO)', '2027-03-03'],
  ['Tokyo (TYO)', 'London (LON)', '2027-03-10'],
]

/** The flights in one line: "London 3 Naples 6 Rome 10 London". */
function flightsAfter(words: string, flights: Flight[], tripType = flights.length === 2 ? 'round-trip' : 'multi-trip'): string | null {
  const [out, back] = flights
  const isBoth = tripType === 'round-trip'
  const slices = flights.map(([from, to, departureOn], sliceIndex) => ({ sliceIndex, label: '', from, to, departureOn, picked: null }))
  const wishes = isBoth
    ? { ...SITUATION.wishes, tripType: 'round-trip', from: out?.[0], to: out?.[1], departureOn: out?.[2], returnOn: back?.[2] }
    : { ...SITUATION.wishes, tripType: 'multi-trip' }
  const situation = { ...SITUATION, slices, wishes } as typeof SITUATION
  const { frames } = read(words, GRAMMAR, NAMES)
  const context = { today: situation.today, situation, asked: new Set<string>() }
  const legs = changedStops(foldRoute(frames, context), frames, foldDates(frames, context), situation)
  const city = (place: string | null) => place?.replace(/ \(.*/, '') ?? '?'
  if (!legs) return null
  const ends = legs.map(({ from, departureOn }, index) => {
    const before = legs[index - 1]
    const start = before && before.to !== from ? `${city(before.to)}, ${city(from)}` : city(from)
    return `${start} ${Number(departureOn?.slice(-2))}`
  })
  return [...ends, city(legs.at(-1)?.to ?? null)].join(' ')
}

test.each([
  ['skip Naples', 'London 3 Rome 10 London'],
  ['leave out the Rome part', 'London 3 Naples 10 London'],
  ['skip the Naples part and fly home from Rome', 'London 3 Rome 10 London'],
  ['lass Rom weg', 'London 3 Naples 10 London'],
  ['on saute Naples', 'London 3 Rome 10 London'],
  ['quita Nápoles', 'London 3 Rome 10 London'],
  ['Naples chhod do', 'London 3 Rome 10 London'],
  ['Florence instead of Naples', 'London 3 Florence 6 Rome 10 London'],
  ['can we do Rome first and then Naples?', 'London 3 Rome 7 Naples 10 London'],
  ['start with Rome', 'London 3 Rome 7 Naples 10 London'],
  ['swap Naples and Rome', 'London 3 Rome 7 Naples 10 London'],
  ['zuerst Rom und dann Neapel', 'London 3 Rome 7 Naples 10 London'],
  ["d'abord Rome puis Naples", 'London 3 Rome 7 Naples 10 London'],
  ['primero Roma y luego Nápoles', 'London 3 Rome 7 Naples 10 London'],
  ['pehle Rome phir Naples', 'London 3 Rome 7 Naples 10 London'],
  ['two more nights in Naples', 'London 3 Naples 8 Rome 12 London'],
  ['make it 2 nights in Rome', 'London 3 Naples 6 Rome 8 London'],
  ['deux nuits de plus à Rome', 'London 3 Naples 6 Rome 12 London'],
  ['add two nights in Florence at the end', 'London 3 Naples 6 Rome 10 Florence 12 London'],
  ['add a night in Rome', 'London 3 Naples 6 Rome 11 London'],
  ['fly home from Pisa instead', 'London 3 Naples 6 Rome, Pisa 10 London'],
  ['and back to Manchester', 'London 3 Naples 6 Rome 10 Manchester'],
])('"%s" after London, Naples, Rome: %s', (words, flights) => {
  expect(flightsAfter(words, NAPLES_AND_ROME)).toBe(flights)
})

test.each([
  'not via Frankfurt',
  'I love Rome',
  'is it nice in Rome?',
  'we were in Rome for two nights last year',
  'only with ITA',
  'London to Madrid on 4 June',
  'Rome then Milan',
])('"%s" leaves the stops alone', (words) => {
  expect(flightsAfter(words, NAPLES_AND_ROME)).toBeNull()
})

test('a trip that ends elsewhere ends elsewhere again, and stays a night longer', () => {
  const milan: Flight[] = [
    ['Bristol (BRS)', 'Milan (MIL)', '2027-06-04'],
    ['Venice (VCE)', 'Bristol (BRS)', '2027-06-11'],
  ]
  expect(flightsAfter('actually home from Bologna', milan, 'multi-trip')).toBe('Bristol 4 Milan, Bologna 11 Bristol')
  expect(flightsAfter('one more night', milan, 'multi-trip')).toBe('Bristol 4 Milan, Venice 12 Bristol')
  expect(flightsAfter('into Venice first and home from Milan', milan, 'multi-trip')).toBe('Bristol 4 Venice, Milan 11 Bristol')
})

test('a return trip can get another stop, but nights for its only city still set its return day', () => {
  expect(flightsAfter('add two nights in Osaka at the end', THERE_AND_BACK)).toBe('London 3 Tokyo 10 Osaka 12 London')
  expect(flightsAfter('skip Tokyo', THERE_AND_BACK)).toBeNull()
  expect(flightsAfter('two more nights in Tokyo', THERE_AND_BACK)).toBeNull()
  expect(flightsAfter('fly back from Osaka', THERE_AND_BACK)).toBeNull()
})
