import { expect, test } from 'vitest'
import { respell } from './respell'

test.each([
  ['wendesday teusday satruday', 'wednesday tuesday saturday'],
  ['5 febuary or 6 septmber', '5 february or 6 september'],
  ['tmrw or 2moro', 'tomorrow or tomorrow'],
  ['xmas eve', 'christmas eve'],
  ['the twenty-first of june', 'the 21th of june'],
  ['june thirtieth', 'june 30th'],
  ['fourteen nights', '14 nights'],
  ['the second option', 'the second option'],
  ['march first class', 'march first class'],
  ['Augusta, sundry money friends', 'Augusta, sundry money friends'],
  ['next friday, one way', 'next friday, one way'],
  ['in may one way', 'in may one way'],
  ['on friday first thing', 'on friday first thing'],
  ['friday the thirteenth', 'friday the 13th'],
  ['may two people come', 'may two people come'],
])('"%s" is read as "%s"', (words, read) => {
  expect(respell(words).words).toBe(read)
})

test('every place in the words put right leads back to the words as given', () => {
  const { words, positionOf } = respell('on febuary twenty first please')
  const start = words.indexOf('february')
  expect(positionOf(start)).toBe(3)
  expect(positionOf(words.indexOf(' please'))).toBe('on febuary twenty first'.length)
})
