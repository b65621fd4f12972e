import * as texts from '@/lib/texts/ancillaries/shared'
import { formatMoney, type Money } from '@/lib/travel/money'
import { Price } from '../../ui/price'

/** Nothing to pay is said as what it is: included in the fare. */
export function PriceOrIncluded({ money, className = '' }: { money: Money; className?: string }) {
  if (money.amountMinor === 0) return <span className={`shrink-0 text-moss ${className}`}>{texts.included}</span>
  return <Price money={money} className={`shrink-0 ${className}`} />
}

/** The same where only text fits: an option of a list, a hint. */
export function priceWords(money: Money): string {
  return money.amountMinor === 0 ? texts.included : formatMoney(money)
}
