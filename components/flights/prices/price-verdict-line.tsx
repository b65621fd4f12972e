import { formatDay } from '@/lib/travel/dates'
import type { PriceVerdict } from '@/lib/travel/flights/price-verdict'
import { formatMoney } from '@/lib/travel/money'

const WORDS = { low: 'is low', typical: 'is about usual', high: 'is high' }
const TONES = { low: 'text-moss', typical: 'text-ink', high: 'text-saffron' }

/** "Is this a good price?" in one line with its evidence; nothing while there is too little of it. */
export function PriceVerdictLine({ verdict }: { verdict: PriceVerdict | null }) {
  if (!verdict) return null
  const { price, lowerQuartile, upperQuartile, count, since } = verdict
  return (
    <p className="text-fact text-ink-soft">
      <span className={`font-medium ${TONES[verdict.verdict]}`}>
        <span className="figures">{formatMoney(price)}</span> each {WORDS[verdict.verdict]}:
      </span>{' '}
      of {count} earlier searches for this route since {formatDay(since)}, the middle half found{' '}
      <span className="figures">
        {formatMoney(lowerQuartile)}–{formatMoney(upperQuartile)}
      </span>
      .
    </p>
  )
}
