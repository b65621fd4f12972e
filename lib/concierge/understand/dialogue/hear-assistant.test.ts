import { expect, test } from 'vitest'
import { hearAssistant } from './hear-assistant'

const TODAY = '2026-11-20'
const hear = (words: string) => hearAssistant(words, TODAY)

const asks: [words: string, expected: string[]][] = [
  ['Which city are you leaving from?', ['origin']],
  ['Where would you like to fly to?', ['destination']],
  ['When do you want to return?', ['returnOn']],
  ['When would you like to leave?', ['departureOn']],
  ['What is your destination?', ['destination']],
  ['How many passengers will be travelling?', ['adults']],
  ['Which airline do you prefer?', ['airlines']],
  ['Which date shall I note for the way back?', ['returnOn']],
  ['What time should the return flight leave?', ['returnsAt']],
  ['Which city?', ['origin', 'destination']],
]
test.each(asks)('"%s" asks', (words, expected) => {
  expect(hear(words).asks).toEqual(expected)
})

test('two questions are both open', () => {
  expect(hear('Where are you leaving from? And when do you want to return?').asks).toEqual(['origin', 'returnOn'])
})

test('an offer is told by its airline and its hour', () => {
  expect(hear('Iberia leaves at 6:50 pm with 1 stop for $287.').offer).toEqual({ airlines: ['Iberia'], departsAt: '18:50' })
  expect(hear('I found a flight with Iberia for 287 credits.').offer).toBeNull()
})

test('the way back of an offer has its own hour', () => {
  expect(hear('KLM leaves at 7 am and the return flight leaves at 9:40 pm, for $300.').offer).toMatchObject({
    departsAt: '07:00',
    returnsAt: '21:40',
  })
})

test('the hour of landing is none of leaving', () => {
  expect(hear('KLM leaves at 7 am and lands at 9 am, for $300.').offer).toEqual({ airlines: ['KLM'], departsAt: '07:00' })
})

test('a day within a question is proposed', () => {
  expect(hear('Will you leave on 3 December?').proposes).toEqual({ departureOn: '2026-12-03' })
})

test('what cannot be had is a failure', () => {
  expect(hear('Sorry, that flight is no longer available.').isFailure).toBe(true)
  expect(hear('That flight is available.').isFailure).toBe(false)
})

test('a hotel is something else', () => {
  expect(hear('There is a nice hotel near the station.').about).toBe('elsewhere')
  expect(hear('There is a flight at noon.').about).toBe('flights')
  expect(hear('Anything else?').about).toBe('same')
})

test('what could be done without is left out if the traveller agrees', () => {
  expect(hear('Perhaps you could choose not to fly in business class?').leavesOut).toEqual(['cabin'])
  expect(hear('Shall I look without the price limit?').leavesOut).toEqual(['maxPrice'])
  expect(hear('It takes off without delay.').leavesOut).toEqual([])
})

test('the way back says nothing of where the trip begins', () => {
  const words = 'Please confirm: leaving Leeds for Porto on 3 December. Your return flight leaves Porto on 9 December for 1 passenger.'
  expect(hear(words).confirms).toMatchObject({ origin: 'Leeds', adults: 1, departureOn: '2026-12-03', returnOn: '2026-12-09' })
})

test('a day that is put to the traveller is proposed', () => {
  expect(hear('You want to leave on 3 December?').proposes).toEqual({ departureOn: '2026-12-03' })
})
