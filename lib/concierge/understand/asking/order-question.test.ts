import { expect, test } from 'vitest'
import { readOrderQuestion } from './order-question'

test.each([
  'did you charge me?',
  'have you already taken my money?',
  'was my card charged',
  'have I been billed?',
  'how much was charged?',
  'is the money on hold?',
  'where is my money?',
  'why is there a hold on my card?',
  'was I charged twice?',
  'did the payment go through?',
])('"%s" asks about the money', (words) => {
  expect(readOrderQuestion(words)).toBe('money')
})

test.each([
  'is it booked?',
  'has it been confirmed?',
  'did the booking go through?',
  'what happens now?',
  "what's going on with my order?",
  'why is it taking so long?',
  'do I have to do anything?',
  'my card was declined',
  'what is my bank asking?',
])('"%s" asks how it stands', (words) => {
  expect(readOrderQuestion(words)).toBe('standing')
})

test.each([
  'do you charge for bags?',
  'will they charge for a seat?',
  'can I have my money back if I cancel?',
  'how much is the flight?',
  'what is the next flight?',
  'London to Lisbon on 27 November',
  'which card do you take?',
  'does it take long to get to the airport?',
  'how long does the flight take?',
])('"%s" asks for neither', (words) => {
  expect(readOrderQuestion(words)).toBeNull()
})
