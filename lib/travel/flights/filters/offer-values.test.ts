import { expect, test } from 'vitest'
import { minuteOfDay } from './offer-values'

test('a wall-clock time is so many minutes after midnight', () => {
  expect(['2026-11-27T00:00', '2026-11-27T09:41', '2026-11-27T23:59'].map(minuteOfDay)).toEqual([0, 581, 1439])
})
