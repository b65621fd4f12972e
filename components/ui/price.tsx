import { formatMoney, type Money } from '@/lib/travel/money'

/** A price on one line, in tabular figures, with the currency sign a step lighter than the number. */
export function Price({ money, className = '' }: { money: Money; className?: string }) {
  const text = formatMoney(money)
  const sign = text.match(/^[^\d-]+/)?.[0] ?? ''
  return (
    <span className={`figures ${className}`}>
      {sign && <span className="font-normal opacity-70">{sign}</span>}
      {text.slice(sign.length)}
    </span>
  )
}
