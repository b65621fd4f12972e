import { expect, test } from 'vitest'
import { chooseDay } from './choose-day'

test('one day is chosen at once', () => {
  expect(chooseDay({ out: '', back: null }, 'out', '2027-03-12')).toEqual({ days: { out: '2027-03-12', back: null }, next: null })
})

test('the outbound day asks for the return, and keeps one that is not before it', () => {
  const days = { out: '2027-03-01', back: '2027-03-12' } as const
  expect(chooseDay(days, 'out', '2027-03-10')).toEqual({ days: { out: '2027-03-10', back: '2027-03-12' }, next: 'back' })
  expect(chooseDay(days, 'out', '2027-03-13')).toEqual({ days: { out: '2027-03-13', back: '' }, next: 'back' })
})

test('the return closes the pair; a day before the outbound one begins anew', () => {
  const days = { out: '2027-03-10', back: '' } as const
  expect(chooseDay(days, 'back', '2027-03-10')).toEqual({ days: { out: '2027-03-10', back: '2027-03-10' }, next: null })
  expect(chooseDay(days, 'back', '2027-03-09')).toEqual({ days: { out: '2027-03-09', back: '' }, next: 'back' })
})

test('a return chosen first asks for the outbound day', () => {
  expect(chooseDay({ out: '', back: '' }, 'back', '2027-03-10')).toEqual({ days: { out: '', back: '2027-03-10' }, next: 'out' })
})
