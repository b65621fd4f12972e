import { describe, expect, test } from 'vitest'
import { halfOf } from '../halves'
import { fillDays } from './fill-days'
import { SILENCE } from './heard'
import { judge } from './judge/judge'
import { knownFiles, readRows } from './row'

/** What somebody says who helps nobody: they don't act, or they say the same to everything. */
const EMPTY_ANSWERS = [
  '',
  'I’m not sure what you mean. Where would you like to fly?',
  'Of course. When would you like to leave?',
  'Is that one way, or when would you like to come back?',
  'I’m sorry, I can’t help with that. Please ask the airline.',
  'Here are 45 flights; the best value leaves at 19:20.',
  'I’ve noted everything. Anything else?',
]

const rows = knownFiles().own.flatMap(readRows)

test('every row has an id of its own, and is held out by the hash of it', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  for (const { id, half } of rows) {
    expect([id, half]).toEqual([id, halfOf(id)])
  }
})

describe('no empty answer holds a row in full', () => {
  test.each(rows.map((row) => [row.id, fillDays(row, row.today)] as const))('%s', (_id, row) => {
    for (const words of [...EMPTY_ANSWERS, 'echo']) {
      const heards = row.turns.map((turn) => ({ ...SILENCE, words: words === 'echo' ? `You said: ${turn} I’ll see to it.` : words }))
      expect({ words, verdict: judge(row, heards).verdict }).not.toEqual({ words, verdict: 'full' })
    }
    expect(Math.max(...row.expect.map(({ after }) => after))).toBeLessThan(row.turns.length)
  })
})
