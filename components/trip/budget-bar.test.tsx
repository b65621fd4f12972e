import { expect, test } from 'vitest'
import { NO_WISHES } from '@/lib/travel/flights/search'
import { pounds } from '@/tests/fixtures/trip'
import { budgetLabel } from './budget-bar'

const COUPLE = { ...NO_WISHES.travellers, adults: 2 }

test('a budget for each is told with what that comes to for everyone', () => {
  expect(budgetLabel({ amount: pounds(40_000), per: 'person' }, COUPLE)).toBe('Budget £400 each, £800 in total')
  expect(budgetLabel({ amount: pounds(40_000), per: 'person' }, { ...COUPLE, adults: 1 })).toBe('Budget £400 each')
  expect(budgetLabel({ amount: pounds(40_000), per: 'trip' }, COUPLE)).toBe('Budget £400')
})
