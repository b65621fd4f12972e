import { expect, test } from 'vitest'
import type { FilterWish } from '../filter-wish'
import { readTimes } from './filter-times'

function windowsIn(words: string, isNewSearch = false): FilterWish[] {
  return readTimes(words, isNewSearch).found.map(({ wish }) => wish)
}

test.each<[words: string, ...windows: FilterWish[]]>([
  ['leaving after 9', { departAfter: '09:00' }],
  ['leave not before 10', { departAfter: '10:00' }],
  ['not before 10am', { departAfter: '10:00' }],
  ['by 5 pm', { departBefore: '17:00' }],
  ['arrive by 5 pm', { arriveBefore: '17:00' }],
  ['must be back by 6', { arriveBefore: '18:00' }],
  ['arriving before noon', { arriveBefore: '12:00' }],
  ['8am or later', { departAfter: '08:00' }],
  ['6pm or earlier', { departBefore: '18:00' }],
  ['8am onwards', { departAfter: '08:00' }],
  ['no later than half past nine', { departBefore: '09:30' }],
  ['after quarter past 9', { departAfter: '09:15' }],
  ['before quarter to eight', { departBefore: '07:45' }],
  ['2pm-5pm', { departAfter: '14:00', departBefore: '17:00' }],
  ['from 2 to 5 pm', { departAfter: '14:00', departBefore: '17:00' }],
  ['early in the morning', { departAfter: '05:00', departBefore: '09:00' }],
  ['first thing', { departAfter: '05:00', departBefore: '09:00' }],
  ['something early please', { departAfter: '05:00', departBefore: '10:00' }],
  ['an early flight', { departAfter: '05:00', departBefore: '10:00' }],
  ['leave late', { departAfter: '20:00' }],
  ['late in the evening', { departAfter: '20:00' }],
  ['middle of the day', { departAfter: '11:00', departBefore: '15:00' }],
  ['during the day', { departAfter: '08:00', departBefore: '20:00' }],
  ['overnight', { departAfter: '21:00' }],
  ['a red-eye would be fine', { departAfter: '21:00' }],
  ['no red-eye', { departAfter: '05:00', departBefore: '21:00' }],
  ['anything but mornings', { departAfter: '12:00' }],
  ['morning or afternoon', { departAfter: '05:00', departBefore: '18:00' }],
  ['out in the morning, back in the evening', { departAfter: '05:00', departBefore: '12:00' }, { departAfter: '17:00' }],
  ['nothing that leaves before 10 in the morning', { departAfter: '10:00' }],
  ['not before 10 am, we are slow in the morning', { departAfter: '10:00' }],
  ['leave after 9, the kids are tired in the evening', { departAfter: '09:00' }],
  ['we are leaving in the morning', { departAfter: '05:00', departBefore: '12:00' }],
  ["leave after 6 o'clock in the evening", { departAfter: '18:00' }],
  ['the outbound in the morning', { departAfter: '05:00', departBefore: '12:00' }],
  ['home before dark', { arriveBefore: '18:00' }],
  ['I need to be in Rome by noon', { arriveBefore: '12:00' }],
  ['we must be at the hotel by 6', { arriveBefore: '18:00' }],
  ['we have to reach Rome before 3pm', { arriveBefore: '15:00' }],
  ['flights should be in the morning', { departAfter: '05:00', departBefore: '12:00' }],
  ['no flights before 8am or after 8pm', { departAfter: '08:00' }, { departBefore: '20:00' }],
  ['not before 8am and not after 8pm', { departAfter: '08:00' }, { departBefore: '20:00' }],
  ['nothing before 9am or later than 6pm', { departAfter: '09:00' }, { departBefore: '18:00' }],
  ['leave after work', { departAfter: '17:00' }],
  ['not too early, not too late', { departAfter: '08:00' }, { departBefore: '21:00' }],
])('"%s" is a window', (words, ...windows) => {
  expect(windowsIn(words)).toEqual(windows)
})

test.each([
  'as early as possible',
  'the earliest flight',
  'leave early June',
  'an overnight layover',
  'no overnight layovers',
  'I work until 5pm on the 4th',
  'we work from 9 to 5pm',
  'I am at work until 5pm',
  'I have a meeting until 2pm',
  'I have a meeting between 2 and 4pm',
  'from 2 to 5 may',
  'from 3 to 9 december',
  'back by 2 december',
  'one or two stops',
  'at 17:00',
])('no window in "%s"', (words) => {
  expect(windowsIn(words)).toEqual([])
})

test('in a new search an exact time is about that time', () => {
  expect(windowsIn('at 17:00', true)).toEqual([{ departAfter: '16:00', departBefore: '18:00' }])
  expect(windowsIn('leave around 6 pm')).toEqual([{ departAfter: '17:00', departBefore: '19:00' }])
})

test('"this evening" stays in the words, for it is a day as well', () => {
  expect(readTimes('a flight this evening', false)).toMatchObject({
    found: [{ wish: { departAfter: '17:00' } }],
    rest: 'a flight this evening',
  })
})

test('several times that no comma parts belong each to the way named before it', () => {
  const ways: FilterWish[] = [
    { sliceIndex: 0, departBefore: '09:30' },
    { sliceIndex: 1, departAfter: '18:00' },
  ]
  expect(windowsIn('outbound leaving before 9:30 return leaving after 18:00')).toEqual(ways)
  expect(windowsIn('leave before 9:30 am flight home after 6 pm')).toEqual(ways)
  expect(windowsIn('before 9:30 am back after 6 pm')).toEqual(ways)
  expect(windowsIn('back after 6 pm out before 9:30 am')).toEqual(ways.toReversed())
  expect(windowsIn('leave after 9:30 am arrive before 6 pm')).toEqual([{ departAfter: '09:30' }, { arriveBefore: '18:00' }])
})
