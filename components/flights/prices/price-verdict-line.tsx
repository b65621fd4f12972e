import * as texts from '@/lib/texts/flights/prices'
import { formatDay } from '@/lib/travel/dates'
import type { PriceVerdict } from '@/lib/travel/flights/price-verdict'
import { formatMoney, type Money, multiplyMoney } from '@/lib/travel/money'
import { Worded } from '../../ui/worded'

const WORDS = { low: texts.isLow, typical: texts.isAboutUsual, high: texts.isHigh } as const
const TONES = { low: 'text-moss', typical: 'text-ink', high: 'text-saffron' }

/** "Is this a good price?" in one line with its evidence; nothing while there is too little of it. Only parties of adults have a verdict. */
export function PriceVerdictLine({
  verdict,
  adults,
  isOneOfTwo,
}: {
  verdict: PriceVerdict | null
  adults: number
  /** Of a flight in a search there and back, whose price is one way. */
  isOneOfTwo: boolean
}) {
  if (!verdict) return null
  const { price, lowerQuartile, upperQuartile, count, since } = verdict
  return (
    <p className="text-fact text-ink-soft">
      <Worded
        words={texts.verdictWithEvidence}
        parts={{
          verdict: (
            <span className={`font-medium ${TONES[verdict.verdict]}`}>
              <Worded
                words={WORDS[verdict.verdict]}
                parts={{
                  price: (
                    <span className="figures whitespace-normal">
                      {isOneOfTwo ? texts.oneWayPrice(priceWords(price, adults)) : priceWords(price, adults)}
                    </span>
                  ),
                }}
              />
            </span>
          ),
          count,
          day: formatDay(since),
          range: <span className="figures">{rangeWords(`${formatMoney(lowerQuartile)}–${formatMoney(upperQuartile)}`, adults)}</span>,
        }}
      />
    </p>
  )
}

/** "£74.00 each (£148.00 for 2)": the evidence is of one adult, the card beside it of all. */
function priceWords(price: Money, adults: number): string {
  return adults > 1 ? texts.eachAndTotal(formatMoney(price), formatMoney(multiplyMoney(price, adults)), adults) : formatMoney(price)
}

function rangeWords(range: string, adults: number): string {
  return adults > 1 ? texts.rangeEach(range) : range
}
