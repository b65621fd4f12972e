import { expect, test } from 'vitest'
import { plainRefusals, withoutNamesApart } from './names-apart'
import { readSaid } from './read-said'

const airlinesIn = (words: string) => readSaid(words, { today: '2026-11-20', facts: {}, asked: [] }).facts.airlines

test.each([
  ['the flight ID is 512'],
  ['is id 204 still free?'],
  ['my aunt works for United Airlines'],
  ['she has a job at Delta'],
  ['Nothing from United Airlines, please'],
  ["we won't take any flights with Delta"],
  ['not on twa please'],
])('"%s" wishes for no airline', (words) => {
  expect(airlinesIn(words)).toBeUndefined()
})

test('an airline beside such words is wished for', () => {
  expect(airlinesIn('my aunt works there, so I want to fly with Iberia')).toEqual(['Iberia'])
})

test('words keep their places', () => {
  for (const words of ['flight id 512 to Porto', 'show me flights to Porto']) expect(withoutNamesApart(words)).toHaveLength(words.length)
  expect(plainRefusals('I do not want anything from Iberia')).toMatch(/^I do ~+not from Iberia$/)
})
