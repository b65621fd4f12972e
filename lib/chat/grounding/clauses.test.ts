import { expect, test } from 'vitest'
import { clausesOf } from './clauses'

const mannersIn = (text: string, manner: string) => clausesOf(text).map(({ manners }) => [...manners].includes(manner as never))

test('a condition goes for its own clause and for all that follow in the same breath', () => {
  expect(mannersIn('Once you’ve paid, your booking is confirmed.', 'conditional')).toEqual([true, true])
  expect(mannersIn('Your booking is confirmed, and if you cancel, you lose it.', 'conditional')).toEqual([false, true, true])
  expect(mannersIn('If you like, look around; your card was charged.', 'conditional')).toEqual([true, true, false])
})

test('a question is one from its beginning where it begins as one, else from its last comma on', () => {
  expect(mannersIn('Shall I take the 9:15, or the later one?', 'question')).toEqual([true, true])
  expect(mannersIn('Your card was charged, shall I go on?', 'question')).toEqual([false, true])
  expect(mannersIn('Es ist gebucht, passt das?', 'question')).toEqual([false, true])
  expect(mannersIn('¿Quiere volar el sábado, o el domingo?', 'question')).toEqual([true, true])
})

test('what negates in one clause negates nothing in another', () => {
  expect(mannersIn('Nothing is booked yet, but your card was charged.', 'negated')).toEqual([true, false])
  expect(mannersIn('You can change it at no cost.', 'negated')).toEqual([false])
})

test('a comma within a number parts no clauses', () => {
  expect(clausesOf('Das macht 1.349,77 £ für beide.')).toHaveLength(1)
})
