import { type Money, minorDigits } from '@/lib/travel/money'

/**
 * A price for a narrow cell: "£94", "£1,095", "¥12.9k", "¥1.24m", rounded up to what it shows, so that nothing turns out dearer. Currencies whose
 * sign is a word ("CHF") go without it: the words beside the cells name the currency.
 */
export function shortPrice({ amountMinor, currency }: Money): string {
  const amount = amountMinor / 10 ** minorDigits(currency)
  const isLong = amount >= 10_000
  const text = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
    roundingMode: 'ceil',
    ...(isLong ? { notation: 'compact', maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 }),
  }).format(amount)
  return text.replace(/^[A-Z]{3}\s/, '')
}
