import { expect, test } from 'vitest'
import { GROUPS } from '../travellers'
import { mistyped, shortened, withoutCapitals } from './noise'
import { sayDay } from './say-day'
import { speaker, WAYS } from './ways'

const SENTENCE = ['Two adults from Manchester to Barcelona on {2027-03-12}, please.']

test('each way says the same thing differently, and the same way always the same', () => {
  const said = WAYS.map((way) => speaker('maya', way)(SENTENCE, 'beat 0'))
  expect(new Set(said).size).toBe(WAYS.length)
  expect(WAYS.map((way) => speaker('maya', way)(SENTENCE, 'beat 0'))).toEqual(said)
  expect(said[0]).toBe('Two adults from Manchester to Barcelona on 12 March, please.')
  expect(said[1]).toBe('two adults from manchester to barcelona on 12th march please')
  expect(said[4]).toBe('2 adults from manchester to barcelona on 12 mar pls')
})

test('a day is written so that it cannot be read as another', () => {
  expect(sayDay('2027-03-01', '12th March')).toBe('1st March')
  expect(sayDay('2027-03-12', '12th March')).toBe('12th March')
  expect(sayDay('2027-03-23', 'Thursday 12 March')).toBe('Tuesday 23 March')
})

test('times, decimals and apostrophes stay readable without punctuation', () => {
  expect(withoutCapitals('The 9:40, at 12.50. Let’s go!')).toBe('the 9:40 at 12.50 let’s go')
  expect(shortened('With my wife and two kids on Friday')).toBe('w/ my wife & 2 kids on Fri')
})

test('slips are few, within long words, and never touch figures or a first letter', () => {
  for (let seed = 0; seed < 200; seed++) {
    const words = 'Manchester to Barcelona on 12 March for 2 adults, returning Sunday 19'.split(' ')
    const slipped = mistyped(words.join(' '), String(seed)).split(' ')
    expect(slipped).toHaveLength(words.length)
    const changed = words.filter((word, index) => word !== slipped[index])
    expect(changed.length).toBeLessThanOrEqual(2)
    for (const [index, word] of words.entries()) {
      expect(slipped[index]?.[0]).toBe(word[0])
      if (/\d/.test(word) || word.length < 6) expect(slipped[index]).toBe(word)
    }
  }
})

test('sixty travellers in ten groups, at least twelve of them hard, each with a name of their own and a goal', () => {
  const all = GROUPS.flatMap(({ travellers }) => travellers)
  expect(GROUPS).toHaveLength(10)
  expect(all).toHaveLength(60)
  expect(new Set(all.map(({ name }) => name)).size).toBe(60)
  expect(all.filter(({ isHard }) => isHard).length).toBeGreaterThanOrEqual(12)
  for (const { script } of all) expect(script('2026-11-20').beats.length).toBeGreaterThan(0)
})
