import { expect, test } from 'vitest'
import { searchCases } from './cases'
import { chanceFrom, gumbel, positiveStable } from './chance'
import { evaluateRanking, OVERALL } from './evaluate-ranking'
import { checkFidelity } from './fidelity'
import { checkLaws } from './laws'
import { addPlace, NO_TALLY, scoresOf } from './scores'

// Not the held-out ones: a test may be looked at while something is changed.
const searched = searchCases(
  [1, 2],
  [
    ['London', 'Lisbon'],
    ['Paris', 'New York'],
    ['Berlin', 'Barcelona'],
    ['Los Angeles', 'Denver'],
  ],
)

test('whoever knows the utilities finds more choices than we do, and we more than chance', async () => {
  const { cases } = await searched
  expect(cases.length).toBeGreaterThan(4)
  const { rows } = evaluateRanking(cases, 6)
  const overall = (ranker: string) => rows.find((row) => row.family === OVERALL && row.ranker === ranker)
  for (const score of ['hitRate3', 'mrr'] as const) {
    expect(overall('oracle')?.[score]).toBeGreaterThanOrEqual(overall('ours')?.[score] ?? 1)
    expect(overall('ours')?.[score]).toBeGreaterThanOrEqual(overall('random')?.[score] ?? 1)
  }
})

test('the same seeds give the same figures', async () => {
  const { cases } = await searched
  expect(evaluateRanking(cases.slice(0, 2), 2)).toEqual(evaluateRanking(cases.slice(0, 2), 2))
})

test('the laws of ranking hold on real answers, and hard wishes are kept', async () => {
  const { cases } = await searched
  expect(checkLaws(cases).violations).toEqual([])
  const { shown, lost, broken, ...fidelity } = checkFidelity(cases)
  expect(fidelity).toMatchObject({ requests: cases.length * 2, true: shown, empty: 0 })
  expect([lost, broken]).toEqual([0, []])
})

test('scores count places from one', () => {
  const tally = [1, 3, 4].reduce(addPlace, NO_TALLY)
  expect(scoresOf(tally)).toEqual({ choices: 3, hitRate1: 1 / 3, hitRate3: 2 / 3, mrr: (1 + 1 / 3 + 1 / 4) / 3 })
})

test('the noise of a nested logit has the spread of a Gumbel, and is shared within a nest', () => {
  const chance = chanceFrom(5)
  const draws = Array.from({ length: 20_000 }, () => {
    const shared = Math.log(positiveStable(0.5, chance))
    return [0.5 * (shared + gumbel(chance)), 0.5 * (shared + gumbel(chance))] as const
  })
  const mean = draws.reduce((sum, [first]) => sum + first, 0) / draws.length
  const variance = draws.reduce((sum, [first]) => sum + (first - mean) ** 2, 0) / draws.length
  const together = draws.reduce((sum, [first, second]) => sum + (first - mean) * (second - mean), 0) / draws.length
  expect(mean).toBeCloseTo(0.577, 1)
  expect(variance / (Math.PI ** 2 / 6)).toBeCloseTo(1, 1)
  expect(together / variance).toBeCloseTo(1 - 0.5 ** 2, 1)
})
