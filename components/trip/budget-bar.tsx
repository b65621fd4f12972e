import * as texts from '@/lib/texts/trip/budget'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import { formatMoney, type Money } from '@/lib/travel/money'
import { moneyWords } from '@/lib/travel/plan/cost-words'
import { type BudgetStanding, budgetLimit, type TripBudget } from '@/lib/travel/trip/trip-budget'
import { Price } from '../ui/price'
import { Worded } from '../ui/worded'

/** What flights and stay take of the budget, as a bar and in words; what is over shows as a full bar and says by how much. */
export function BudgetBar({ standing: { limit, flights, stay, left, otherCurrencies } }: { standing: BudgetStanding }) {
  if (!flights && !stay)
    return (
      <p className="text-fact">
        <Worded words={texts.nothingChosenOf} parts={{ limit: <Price money={limit} className="font-semibold" /> }} />
        {otherCurrencies.length > 0 && (
          <span className="block text-ink-soft">{texts.notCounted(otherCurrencies.map(formatMoney).join(', '))}</span>
        )}
      </p>
    )
  const isOver = left.amountMinor < 0
  const positive: Money = { ...left, amountMinor: Math.abs(left.amountMinor) }
  const spent = limit.amountMinor - left.amountMinor
  const widthOf = (cost: Money | null) => `${(100 * (cost?.amountMinor ?? 0)) / Math.max(limit.amountMinor, spent)}%`
  const parts = { left: <Price money={positive} className="font-semibold" />, over: <Price money={positive} className="font-semibold" /> }
  return (
    <div className="flex flex-col gap-1.5">
      <p className={`text-fact ${isOver ? 'text-brick' : ''}`}>
        <Worded words={isOver ? texts.overBy : texts.leftOf} parts={{ ...parts, limit: <Price money={limit} /> }} />
      </p>
      <div aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-line">
        <span className={isOver ? 'bg-brick' : 'bg-sea'} style={{ width: widthOf(flights) }} />
        <span className={isOver ? 'bg-brick/70' : 'bg-moss'} style={{ width: widthOf(stay) }} />
      </div>
      <p className="flex flex-wrap gap-x-4 text-fact text-ink-soft">
        {flights && <Worded words={texts.flightsTake} parts={{ price: <Price money={flights} /> }} />}
        {stay && <Worded words={texts.stayTakes} parts={{ price: <Price money={stay} /> }} />}
      </p>
      {otherCurrencies.length > 0 && (
        <p className="text-fact text-ink-soft">{texts.notCounted(otherCurrencies.map(formatMoney).join(', '))}</p>
      )}
    </div>
  )
}

/** "Budget £600", "Budget £300 each, £600 in total"; decimals only where there are pence. */
export function budgetLabel(budget: TripBudget, travellers: TravellerCounts): string {
  const amount = moneyWords(budget.amount)
  if (budget.per === 'trip') return texts.budgetOf(amount)
  const limit = budgetLimit(budget, travellers)
  return limit.amountMinor === budget.amount.amountMinor ? texts.budgetOfEach(amount) : texts.budgetOfEachAndAll(amount, moneyWords(limit))
}
