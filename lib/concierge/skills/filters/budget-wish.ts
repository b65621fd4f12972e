import { offersRoundTrips, type Situation } from '@/lib/travel/trip/situation'
import { allFrames } from '../../grammar/clauses'
import type { Reading } from '../../grammar/read'
import type { SearchWish } from '../../understand/wished-search'
import { foldHouse } from '../stays/fold'
import { pricePackDescribed } from '../stays/said'
import type { FilterChange } from './fold'

/** A budget of the whole trip as the tool takes it: whole units of the currency, for everybody or each; null drops it. */
export type BudgetWish = { amount: number | null; currency?: string; per?: 'trip' | 'person' }

/** "Under £200" of a search there and back is a price of both flights, unless one of them is meant: they are chosen by their total. */
export function ofWholeTrip(limits: FilterChange, change: SearchWish, situation: Situation): FilterChange {
  const { budget } = limits
  if (!budget || budget.whole || budget.way === 'each') return limits
  const { wishes } = situation
  const isAsShown = situation.result !== null && wishes.returnOn !== null && Object.keys(change).length === 0
  const returnOn = change.returnOn === undefined ? wishes.returnOn : change.returnOn
  const isThereAndBack = isAsShown ? offersRoundTrips(situation) : Boolean(returnOn) && (change.tripType ?? wishes.tripType) !== 'one-way'
  return isThereAndBack ? { ...limits, budget: { ...budget, whole: true } } : limits
}

/** "Our budget is £600", "flights and hotel for £600", "make it 700", "forget the budget". */
export function budgetWish({ limits, reading }: { limits: FilterChange; reading: Reading }, situation: Situation): BudgetWish | null {
  const { budget, filters } = limits
  if (filters.maxPrice === null && situation.budget) return { amount: null }
  const both = foldHouse(allFrames(reading.clauses)).budget
  const whole = budget?.whole ? budget : both
  if (!whole) return null
  const isEach = 'per' in whole && whole.per === 'each'
  return { amount: whole.max, ...(whole.currency ? { currency: whole.currency } : {}), per: isEach ? 'person' : 'trip' }
}

/** The same of a message about places to stay, where it names flights too: "flights and hostel, 250 in all". */
export function packBudget({ clauses }: Reading): BudgetWish | null {
  const price = pricePackDescribed(allFrames(clauses))
  return price && { amount: price.max, ...(price.currency ? { currency: price.currency } : {}), per: 'trip' }
}

/** "Are we within budget?", "how much is left for the hotel?" */
export function asksOfBudget({ reading }: { reading: Reading }): boolean {
  return allFrames(reading.clauses).some(({ value }) => value.asksBudget === true)
}
