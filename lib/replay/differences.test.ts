import { expect, test } from 'vitest'
import { differences } from './differences'

const LONG = 'TAP leaves Heathrow at 09:40 and lands in Lisbon at 12:25; a bag of 23 kg is in the fare. '.repeat(4)

test('what is short stands whole, and what is not there is nothing', () => {
  expect(differences({ price: 3, bags: 1 }, { price: 4 })).toEqual(['price: was 3, is 4', 'bags: was 1, is nothing'])
})

test('two long texts show the words in which they differ, however late they come', () => {
  const [line = ''] = differences(`${LONG}It costs £129 in all. ${LONG}`, `${LONG}It costs £131 in all. ${LONG}`)
  const [, was = '', is = ''] = /^value: was (.*), is (.*)$/.exec(line) ?? []
  expect(was).toContain('It costs £129 in all.')
  expect(is).toBe(was.replace('£129', '£131'))
  expect(was.startsWith('…')).toBe(true)
  expect(was.length).toBeLessThan(170)
})

test('a long text that goes on where the other ends, or differs at once, begins where it can be seen', () => {
  expect(differences('x', LONG)[0]).toMatch(/^value: was "x", is "TAP leaves/)
  const [line = ''] = differences(LONG, `${LONG}And back.`)
  expect(line).toMatch(/, is ….*And back\."$/)
})
