import { expect, test } from 'vitest'
import { createKnownNames } from '@/lib/adapters/names/known-names'
import { readRequest } from '../requests'
import { readArranged } from './extras'
import { readRemark } from './remarks'

const NAMES = createKnownNames()

test.each([
  ['redo', 'bring-back'],
  ['please cancel everything', 'cancel'],
  ['planning trips is so stressful', 'weary'],
  ['hold on', 'unsure'],
  ['we have changed our minds', 'new-mind'],
  ['?!', 'no-words'],
  ['is anyone there', 'are-you-there'],
  ['any airline is fine', 'any'],
  ['do you understand Italian', 'language'],
  ['I would like to book a flight', 'wants-flight'],
  ['will this be saved', 'saved'],
  ['the moon', null],
])('"%s" is the remark %s', (words, remark) => {
  expect(readRemark(words, readRequest(words, NAMES))).toBe(remark)
})

test('all that others arrange is read from a message, not only the first', () => {
  expect(readArranged('a wheelchair please, and do you sell travel insurance')).toEqual(['assistance', 'insurance'])
})
