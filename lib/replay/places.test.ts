import { expect, test } from 'vitest'
import { shownPlaces, versionsAt } from './places'
import type { TranscriptEvent } from './transcript'

const say: TranscriptEvent = { type: 'say', at: 0, text: 'Hello' }

test('words and their answers follow each other', () => {
  expect(shownPlaces([say, say], 0)).toEqual([0, 1, 2, 3])
  expect(shownPlaces([say], 2)).toEqual([0, 1, 2, 3])
})

test('an edit leaves what it replaces, and what followed that', () => {
  const events: TranscriptEvent[] = [say, say, { type: 'edit', at: 0, message: 2, text: 'Rather' }]
  expect(shownPlaces(events, 0)).toEqual([0, 1, 4, 5])
  expect(versionsAt(events, 0, 4)).toEqual([2, 4])
})

test('another version of an answer stands beside it, and going back shows what followed the first', () => {
  const events: TranscriptEvent[] = [say, say, { type: 'again', at: 0, message: 1 }]
  expect(shownPlaces(events, 0)).toEqual([0, 4])
  expect(versionsAt(events, 0, 4)).toEqual([1, 4])
  expect(shownPlaces([...events, { type: 'show-version', at: 0, message: 1 }], 0)).toEqual([0, 1, 2, 3])
})
