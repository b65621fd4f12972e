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

test('a refused click places nothing, whatever came of it before it was refused', () => {
  const click: TranscriptEvent = { type: 'click', at: 0, command: { type: 'start-checkout' }, label: 'You went to check out' }
  const refused: TranscriptEvent = { type: 'refused', at: 0, code: 'trip-incomplete', message: 'Choose a fare first.' }
  const changed: TranscriptEvent = { type: 'changed', at: 0, issuedBy: 'traveller', command: click.command }
  expect(shownPlaces([say, click, refused, say], 0)).toEqual([0, 1, 2, 3])
  expect(shownPlaces([say, click, changed, refused, say], 0)).toEqual([0, 1, 2, 3])
  const again: TranscriptEvent = { type: 'again', at: 0, message: 3 }
  expect(versionsAt([say, click, refused, say, again], 0, 4)).toEqual([3, 4])
  expect(shownPlaces([say, click, changed, { type: 'undo', at: 0 }, refused], 0)).toEqual([0, 1, 2, 3])
})
