import { expect, test } from 'vitest'
import { readOptions } from './options'
import { planOf } from './plan'

const plans = Array.from({ length: 200 }, (_, client) => planOf(client, 1))
const turns = plans.flat()

test('the same seed plans the same talk, another one another', () => {
  expect(planOf(7, 1)).toEqual(planOf(7, 1))
  expect(planOf(7, 1)).not.toEqual(planOf(7, 2))
})

test('each talk begins with a search; most travellers search for something of their own', () => {
  const searches = plans.map(([first]) => first?.text ?? '')
  expect(searches.every((text) => / to .+ in \d+ days, one way$/.test(text))).toBe(true)
  expect(new Set(searches).size).toBeGreaterThan(150)
})

test('travellers leave, stop, queue and read along often enough to be worth it', () => {
  const share = (of: (turn: (typeof turns)[number]) => boolean) => turns.filter(of).length / turns.length
  for (const habit of [
    share(({ leavesAfterMs }) => leavesAfterMs !== null),
    share(({ hasSecondReader }) => hasSecondReader),
    share(({ queued }) => queued !== null),
    share(({ stopsAfterMs }) => stopsAfterMs !== null),
  ]) {
    expect(habit).toBeGreaterThan(0.1)
    expect(habit).toBeLessThan(0.5)
  }
})

test('options: a hundred kills are usual, six are short, and what makes no sense is told', () => {
  expect(readOptions([])).toMatchObject({ kills: 100, database: 'pglite', seed: 1, isChecked: false })
  expect(readOptions(['--short', '--check', '--database', 'postgres'])).toMatchObject({
    kills: 6,
    database: 'postgres',
    isShort: true,
    isChecked: true,
  })
  expect(readOptions(['--short', '--kills', '3', '--seed', '9'])).toMatchObject({ kills: 3, seed: 9 })
  for (const args of [['--kills', '0'], ['--kills', 'many'], ['--seed', '0'], ['--database', 'mysql'], ['--wat']]) {
    expect(readOptions(args)).toEqual({ fault: expect.stringMatching(/\w/) })
  }
})
