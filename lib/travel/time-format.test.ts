import { expect, test } from 'vitest'
import { formatClock, formatClocksIn } from './time-format'

test.each([
  ['00:00', '12:00 am'],
  ['00:25', '12:25 am'],
  ['09:40', '9:40 am'],
  ['12:00', '12:00 pm'],
  ['14:05', '2:05 pm'],
  ['23:59', '11:59 pm'],
  ['24:00', '12:00 am'],
])('%s is %s on a clock of twelve hours, and itself on one of 24', (time, words) => {
  expect(formatClock(time, '12h')).toBe(words)
  expect(formatClock(time, '24h')).toBe(time)
})

test('times in a text change, other figures do not', () => {
  const text = 'TP1361, 21:40 → 00:25+1, 3 h 05, £1,009.40, 27 Nov 2026, 01:30:00, 08:15 pm, at 09:25: £9'
  expect(formatClocksIn(text, '24h')).toBe(text)
  expect(formatClocksIn(text, '12h')).toBe(
    'TP1361, 9:40 pm → 12:25 am+1, 3 h 05, £1,009.40, 27 Nov 2026, 01:30:00, 08:15 pm, at 9:25 am: £9',
  )
})
