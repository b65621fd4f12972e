import { formatMoney, formatWhole, type Money } from '../money'
import type { WholeRange } from './plan-place-schema'

/** "€15–20", "€15", or "free". */
export function rangeWords([low, high]: WholeRange, currency: string): string {
  if (high === 0) return 'free'
  return low === high ? formatWhole(low, currency) : spanWords(formatWhole(low, currency), formatWhole(high, currency))
}

/** "€84", "€84.20": cents only where there are some. */
export function moneyWords(money: Money): string {
  return formatMoney(money).replace(/\.0+$/, '')
}

/** "€330–570" of two amounts in the same currency, with the sign once. */
export function moneySpanWords(from: Money, to: Money): string {
  return from.amountMinor === to.amountMinor ? moneyWords(from) : spanWords(moneyWords(from), moneyWords(to))
}

function spanWords(low: string, high: string): string {
  const sign = /^[^\d-]+/.exec(low)?.[0]
  return `${low}–${sign && high.startsWith(sign) ? high.slice(sign.length) : high}`
}
