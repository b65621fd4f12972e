import { expect, test } from 'vitest'
import { readPointedTimes } from './pointed-times'

test.each<[words: string, at: string]>([
  ['the 9:40', '09:40'],
  ['the 9.40am', '09:40'],
  ['the one at 5 pm', '17:00'],
  ['take the 5pm one', '17:00'],
  ['the 17:05', '17:05'],
  ['the 0940 flight', '09:40'],
  ['at 8 in the morning', '08:00'],
  ['in the morning 7:30', '07:30'],
  ['afternoon 3', '15:00'],
  ['half past one in the afternoon', '13:30'],
  ['quarter to 7 in the morning', '06:45'],
  ['five pm', '17:00'],
  ["8 o'clock", '08:00'],
  ['12 am', '00:00'],
  ['12:45 pm', '12:45'],
  ['0:20', '00:20'],
  ['at noon', '12:00'],
  ['around six in the evening', '18:00'],
])('"%s" is %s', (words, at) => {
  expect(readPointedTimes(words).map((time) => time.at)).toEqual([at])
})

test.each([
  'after 9:30',
  'before 6pm',
  'by 5 pm',
  'between 9:00 and 11:00',
  'from 9am to 11am',
  'it takes 2:30 hours',
  'under £9.40',
  '7:50 pm is a bit late',
  'three people in the morning',
  '2 adults',
])('no time pointed at in "%s"', (words) => {
  expect(readPointedTimes(words)).toEqual([])
})

test('a time is for the way its clause speaks of', () => {
  const read = (words: string) => readPointedTimes(words).map(({ at, sliceIndex, kind }) => [at, sliceIndex, kind])
  expect(read('the 9:40 out and the 18:05 back')).toEqual([
    ['09:40', undefined, 'departure'],
    ['18:05', 1, 'departure'],
  ])
  expect(read('on the way out the 7:15')).toEqual([['07:15', 0, 'departure']])
  expect(read('the return at 11:45')).toEqual([['11:45', 1, 'departure']])
  expect(read('the one arriving at 12:25')).toEqual([['12:25', undefined, 'arrival']])
  expect(read('from my home airport at 8 am')).toEqual([['08:00', undefined, 'departure']])
})

test('a time without half of the day may be in the evening, and "around" is no exact time', () => {
  expect(readPointedTimes('the 9:40')[0]).toMatchObject({ isEitherHalf: true, isAround: false })
  expect(readPointedTimes('the 09:40')[0]?.isEitherHalf).toBe(false)
  expect(readPointedTimes('the 9:40 am')[0]?.isEitherHalf).toBe(false)
  expect(readPointedTimes('around 9:40')[0]?.isAround).toBe(true)
})
