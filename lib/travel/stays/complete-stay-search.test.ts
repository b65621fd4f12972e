import { expect, test } from 'vitest'
import { aStaySearch } from '@/tests/fixtures/stays'
import { completeStaySearch } from './complete-stay-search'
import type { StayWishes } from './stay-search'

const TODAY = '2026-11-22'
const refusalOf = (changes: Partial<StayWishes>) => {
  const completed = completeStaySearch({ ...aStaySearch(), ...changes }, TODAY)
  return 'refusal' in completed ? completed.refusal : null
}

test('what is said in full is a search, and what is missing is named in its order', () => {
  expect(completeStaySearch(aStaySearch(), TODAY)).toEqual({ search: aStaySearch() })
  const nothing = { ...aStaySearch(), city: null, checkInOn: null, checkOutOn: null }
  expect(completeStaySearch(nothing, TODAY)).toEqual({ missing: 'city' })
  expect(completeStaySearch({ ...aStaySearch(), checkInOn: null, checkOutOn: null }, TODAY)).toEqual({ missing: 'checkInOn' })
  expect(completeStaySearch({ ...aStaySearch(), checkOutOn: null }, TODAY)).toEqual({ missing: 'checkOutOn' })
})

test('days that are over, turned round or too far apart are refused with a sentence and their field', () => {
  expect(refusalOf({ checkInOn: '2026-11-21' })).toEqual({
    code: 'date-past',
    message: 'Sat 21 Nov is in the past. Which day do you mean?',
    field: 'checkInOn',
  })
  expect(refusalOf({ checkInOn: '2027-05-13', checkOutOn: '2027-05-10' })?.message).toBe(
    'Leaving on Mon 10 May 2027 is before arriving on Thu 13 May 2027.',
  )
  expect(refusalOf({ checkOutOn: '2027-06-10' })?.message).toBe(
    'A stay can be 30 nights long at most; this one has 31. Try two stays, one after the other.',
  )
  expect(refusalOf({ checkOutOn: '2027-06-09' })).toBeNull()
  expect(refusalOf({ checkInOn: TODAY, checkOutOn: TODAY })).toBeNull()
})

test('rooms are sold five hundred days ahead, and no further', () => {
  expect(refusalOf({ checkInOn: '2028-04-05', checkOutOn: '2028-04-05' })).toBeNull()
  expect(refusalOf({ checkInOn: '2028-04-05', checkOutOn: '2028-04-06' })).toMatchObject({ code: 'date-too-far', field: 'checkOutOn' })
})

test('each room has an adult, and room for those who share it', () => {
  expect(refusalOf({ adults: 0 })?.code).toBe('adult-needed')
  expect(refusalOf({ rooms: 0 })?.code).toBe('room-needed')
  expect(refusalOf({ children: -1 })?.code).toBe('travellers-negative')
  expect(refusalOf({ adults: 12, rooms: 10 })?.message).toBe('You can ask for up to 9 rooms at once; you asked for 10.')
  expect(refusalOf({ adults: 1, children: 3, rooms: 2 })?.message).toBe(
    'Each room needs an adult, and 2 rooms are more than 1 adult. How many rooms do you need?',
  )
  expect(refusalOf({ adults: 2, children: 5 })?.message).toBe('7 people don’t fit in one room: a room sleeps 6 at most. Try more rooms.')
  expect(refusalOf({ adults: 9, rooms: 9 })).toBeNull()
})

test('a currency without a rate is refused', () => {
  expect(refusalOf({ currency: 'XTS' })?.code).toBe('currency-unknown')
})
