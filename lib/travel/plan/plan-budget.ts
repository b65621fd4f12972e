import { addMoney, type Money, minorDigits, multiplyMoney } from '../money'
import type { MoneySpan, PlanBudget } from './plan-budget-schema'
import type { SpendingLevel } from './plan-limits'
import type { PlanPlace, WholeRange } from './plan-place-schema'
import type { TripPlan } from './trip-plan'

export type { PlanBudget } from './plan-budget-schema'

/** `flights` and `stay` are totals for all `travellers`; null where nothing is chosen yet. */
export type KnownPrices = { flights: Money | null; stay: Money | null; travellers: number }

/** A range for one person; amounts of different currencies are never added. Shares of a total are rounded up to the minor unit. */
export function planBudget(plan: TripPlan, { perDay }: Pick<PlanPlace, 'perDay'>, level: SpendingLevel, known: KnownPrices): PlanBudget {
  const { currency } = plan
  const count = plan.days.length
  const [low, high] = perDay[level]
  const days = spanOf([low * count, high * count], currency)
  const entrances = spanOf(entranceRange(plan), currency)
  const stay = shareOf(known.stay, known.travellers)
  const flights = shareOf(known.flights, known.travellers)
  const lifted = liftedBy(days, [entrances, ...(stay ? [stay] : [])])
  return {
    lines: [
      { what: 'days', isPartOfDays: false, ...days },
      { what: 'entrances', isPartOfDays: true, ...entrances },
      ...(stay ? [{ what: 'stay' as const, isPartOfDays: true, ...stay }] : []),
      ...(flights ? [{ what: 'flights' as const, isPartOfDays: false, ...flights }] : []),
    ],
    totals: addSpans(lifted, flights),
    totalsOfAll: addSpans(timesOver(lifted, known.travellers), known.flights && { from: known.flights, to: known.flights }),
  }
}

/** Entrances of all stops for one adult, in whole units of the plan's currency. */
export function entranceRange(plan: TripPlan): WholeRange {
  const costs = plan.days.flatMap(({ stops }) => stops.map(({ cost }) => cost))
  return costs.reduce<WholeRange>(([low, high], cost) => [low + cost[0], high + cost[1]], [0, 0])
}

/** Where bed and entrances together cost more than whole typical days do, the days cost that much. Parts in other currencies lift nothing. */
function liftedBy(days: MoneySpan, parts: MoneySpan[]): MoneySpan {
  const same = parts.filter(({ from }) => from.currency === days.from.currency)
  const sum = (end: 'from' | 'to') => same.reduce((total, part) => total + part[end].amountMinor, 0)
  const lift = (end: 'from' | 'to') => ({ ...days[end], amountMinor: Math.max(days[end].amountMinor, sum(end)) })
  return { from: lift('from'), to: lift('to') }
}

function addSpans(days: MoneySpan, flights: MoneySpan | null): MoneySpan[] {
  if (!flights) return [days]
  if (flights.from.currency !== days.from.currency) return [days, flights]
  return [{ from: addMoney(days.from, flights.from), to: addMoney(days.to, flights.to) }]
}

function timesOver({ from, to }: MoneySpan, count: number): MoneySpan {
  return { from: multiplyMoney(from, count), to: multiplyMoney(to, count) }
}

function spanOf([low, high]: WholeRange, currency: string): MoneySpan {
  const unit = 10 ** minorDigits(currency)
  return { from: { amountMinor: low * unit, currency }, to: { amountMinor: high * unit, currency } }
}

function shareOf(total: Money | null, travellers: number): MoneySpan | null {
  if (!total) return null
  const share = { ...total, amountMinor: Math.ceil(total.amountMinor / Math.max(1, travellers)) }
  return { from: share, to: share }
}
