import { expect, test } from 'vitest'
import { aPlace, aPlan, aSight } from '@/tests/fixtures/plan'
import { moneySpanWords, moneyWords, rangeWords } from './cost-words'
import { entranceRange, type KnownPrices, planBudget } from './plan-budget'

const place = aPlace([
  aSight('castle', [0, 0], { cost: [15, 20] }),
  aSight('square', [0.2, 0]),
  aSight('museum', [0.4, 0], { cost: [8, 8] }),
])
const plan = aPlan(place, { days: 2 })
const eur = (amount: number) => ({ amountMinor: Math.round(amount * 100), currency: 'EUR' })
const nothing: KnownPrices = { flights: null, stay: null, travellers: 1 }
const totals = (known: Partial<KnownPrices>) =>
  planBudget(plan, place, 'usual', { ...nothing, ...known }).totals.map(({ from, to }) => moneySpanWords(from, to))

test('typical days hold their entrances, so these are told but not counted twice', () => {
  expect(entranceRange(plan)).toEqual([23, 28])
  expect(totals({})).toEqual(['€200–300'])
  expect(planBudget(plan, place, 'careful', nothing).lines).toEqual([
    { what: 'days', isPartOfDays: false, from: eur(100), to: eur(160) },
    { what: 'entrances', isPartOfDays: true, from: eur(23), to: eur(28) },
  ])
})

test('flights are shared by those who fly, and come on top', () => {
  expect(totals({ flights: eur(301), travellers: 2 })).toEqual(['€350.50–450.50'])
  const uneven = planBudget(plan, place, 'usual', { ...nothing, flights: eur(100), travellers: 3 }).lines.at(-1)
  expect(uneven).toMatchObject({ what: 'flights', from: eur(33.34), to: eur(33.34) })
})

test('what it costs everybody holds the flights as they are paid, not a rounded share', () => {
  const { totalsOfAll } = planBudget(plan, place, 'usual', { ...nothing, flights: eur(100), travellers: 3 })
  expect(totalsOfAll).toEqual([{ from: eur(700), to: eur(1_000) }])
})

test('a stay is part of the days, and lifts them where it costs more than they do', () => {
  expect(totals({ stay: eur(120) })).toEqual(['€200–300'])
  expect(totals({ stay: eur(500) })).toEqual(['€523–528'])
  expect(totals({ stay: eur(500), travellers: 2 })).toEqual(['€273–300'])
})

test('amounts of different currencies stand side by side and are never added', () => {
  expect(totals({ flights: { amountMinor: 9_900, currency: 'GBP' } })).toEqual(['€200–300', '£99'])
  expect(totals({ stay: { amountMinor: 90_000, currency: 'GBP' } })).toEqual(['€200–300'])
  const inYen = planBudget({ ...plan, currency: 'JPY' }, place, 'usual', { ...nothing, flights: { amountMinor: 40_000, currency: 'JPY' } })
  expect(inYen.totals).toEqual([{ from: { amountMinor: 40_200, currency: 'JPY' }, to: { amountMinor: 40_300, currency: 'JPY' } }])
})

test('amounts are told shortly, with cents only where there are some', () => {
  expect([rangeWords([15, 20], 'EUR'), rangeWords([8, 8], 'EUR'), rangeWords([0, 0], 'EUR')]).toEqual(['€15–20', '€8', 'free'])
  expect([moneyWords(eur(84)), moneyWords(eur(84.2)), moneyWords({ amountMinor: 1_100, currency: 'JPY' })]).toEqual([
    '€84',
    '€84.20',
    'JP¥1,100',
  ])
})
