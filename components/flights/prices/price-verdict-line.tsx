import * as texts from '@/lib/texts/flights/prices'
import { formatDay } from '@/lib/travel/dates'
import type { PriceVerdict } from '@/lib/travel/flights/price-verdict'
import { formatMoney } from '@/lib/travel/money'
import { Worded } from '../../ui/worded'

const WORDS = { low: texts.eachIsLow, typical: texts.eachIsAboutUsual, high: texts.eachIsHigh } as const
const TONES = { low: 'text-moss', typical: 'text-ink', high: 'text-saffron' }

/** "Is this a good price?" in one line with its evidence; nothing while there is too little of it. */
export function PriceVerdictLine({ verdict }: { verdict: PriceVerdict | null }) {
  if (!verdict) return null
  const { price, lowerQuartile, upperQuartile, count, since } = verdict
  return (
    <p className="text-fact text-ink-soft">
      <Worded
        words={texts.verdictWithEvidence}
        parts={{
          verdict: (
            <span className={`font-medium ${TONES[verdict.verdict]}`}>
              <Worded words={WORDS[verdict.verdict]} parts={{ price: <span className="figures">{formatMoney(price)}</span> }} />
            </span>
          ),
          count,
          day: formatDay(since),
          range: (
            <span className="figures">
              {formatMoney(lowerQuartile)}–{formatMoney(upperQuartile)}
            </span>
          ),
        }}
      />
    </p>
  )
}
