import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { allFrames } from '../../grammar/clauses'
import { read } from '../../grammar/read'
import { GRAMMAR } from '../grammar'
import { foldHouse } from './fold'

const hear = (words: string) => foldHouse(allFrames(read(words, GRAMMAR, createKnownNames()).clauses))

test.each([
  ['Newcastle to Malaga for 4 adults, flights and a hotel please', null],
  ['London to Lisbon on 12 March, back 15 March, and a hotel near the castle', null],
  ['900 euro for flights AND hotel together', { max: 900, currency: 'EUR' }],
  ['hotel and flights for under £1,200', { max: 1200, currency: 'GBP' }],
])('“%s” wishes for a house beside the flights', (words, budget) => {
  const heard = hear(words)
  expect(heard.isWished).toBe(true)
  if (budget) expect(heard.budget).toMatchObject(budget)
  else expect(heard.budget).toBeNull()
})

test.each(['Leeds to Rome on 3 May, no hotel', 'Leeds to Rome on 3 May under £200', 'flights without accommodation'])(
  '“%s” wishes for none',
  (words) => expect(hear(words)).toEqual({ isWished: false, budget: null }),
)
