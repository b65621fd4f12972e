import { expect, test } from 'vitest'
import { planOf } from './plan'

test('every fifth traveller presses twice, every seventh walks away, and a seed always gives the same plans', () => {
  const plans = Array.from({ length: 70 }, (_, client) => planOf(client, 3))
  expect(plans.filter(({ isTwice }) => isTwice)).toHaveLength(14)
  expect(plans.filter(({ walksAwayAfterMs }) => walksAwayAfterMs !== null)).toHaveLength(10)
  expect(plans).toEqual(Array.from({ length: 70 }, (_, client) => planOf(client, 3)))
})

test('most cards are good, some are declined first, and some banks ask', () => {
  const plans = Array.from({ length: 2_000 }, (_, client) => planOf(client, 3))
  const share = (fits: (plan: (typeof plans)[number]) => boolean) => plans.filter(fits).length / plans.length
  expect(share(({ cards }) => cards[0] === '4242424242424242')).toBeGreaterThan(0.75)
  expect(share(({ cards }) => cards.length === 2)).toBeGreaterThan(0.05)
  expect(share(({ bank }) => bank === 'abandon')).toBeGreaterThan(0.01)
})
