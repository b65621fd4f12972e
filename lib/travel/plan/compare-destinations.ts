import { minorDigits } from '../money'
import { monthName } from '../month-names'
import type { ComparisonRow, DestinationComparison } from './compare-destinations-schema'
import { moneyWords, rangeWords } from './cost-words'
import type { DestinationCandidate, DestinationWishes } from './destination-candidate'
import { flightWords, listWords, wetDays } from './destination-reason'

export type { DestinationComparison } from './compare-destinations-schema'

/** Places side by side in one month. Amounts of different currencies stand beside each other, none of them the best. */
export function compareDestinations(candidates: DestinationCandidate[], wishes: DestinationWishes): DestinationComparison {
  const month = monthName(wishes.month)
  const weatherOf = ({ months }: DestinationCandidate) => months[wishes.month - 1]
  const likedBy = ({ likings }: DestinationCandidate) => wishes.likings.filter((liking) => likings.includes(liking))
  const isOneFareCurrency = isSame(candidates.flatMap(({ fare }) => fare?.currency ?? []))
  const isOneDayCurrency = isSame(candidates.flatMap(({ dayCost }) => dayCost?.currency ?? []))
  const row = (key: ComparisonRow['key'], label: string, textOf: TextOf, costOf: CostOf): ComparisonRow => {
    const costs = candidates.map(costOf)
    const known = costs.filter((cost) => cost !== null)
    const best = isSame(known) ? null : Math.min(...known)
    return { key, label, cells: candidates.map((one, index) => ({ text: textOf(one), isBest: best !== null && costs[index] === best })) }
  }
  return {
    places: candidates.map(({ slug, name, hasNoPage }) => ({ slug, name, ...(hasNoPage ? { hasNoPage } : {}) })),
    rows: [
      row(
        'warmth',
        `By day in ${month}`,
        (one) => `${weatherOf(one)?.highC ?? '?'} °C`,
        (one) => farFromWarm(weatherOf(one)?.highC, wishes),
      ),
      row(
        'rain',
        `Rain in ${month}`,
        (one) => wetDays(weatherOf(one)?.rainDays ?? 0),
        (one) => weatherOf(one)?.rainDays ?? null,
      ),
      row(
        'fare',
        'Flights there and back',
        ({ fare }) => (fare ? moneyWords(fare) : 'No price available'),
        ({ fare }) => (isOneFareCurrency ? (fare?.amountMinor ?? null) : null),
      ),
      ...(candidates.some(({ dayCost }) => dayCost)
        ? [
            row(
              'day-cost',
              'A day there',
              ({ dayCost }) => (dayCost ? rangeWords(dayCost.range, dayCost.currency) : 'Not known'),
              ({ dayCost }) =>
                isOneDayCurrency && dayCost ? (dayCost.range[0] + dayCost.range[1]) * 10 ** minorDigits(dayCost.currency) : null,
            ),
          ]
        : []),
      row(
        'flight',
        'By plane',
        (candidate) => flightWords(candidate) ?? 'Not known',
        ({ flightMinutes }) => flightMinutes,
      ),
      ...(wishes.likings.length > 0
        ? [
            row(
              'likings',
              'What you like',
              (one) => listWords(likedBy(one)) || (one.hasNoPage ? 'Not known' : 'None of it'),
              (one) => -likedBy(one).length,
            ),
          ]
        : []),
    ],
  }
}

type TextOf = (candidate: DestinationCandidate) => string
/** The lower the better; null where there is nothing to compare. */
type CostOf = (candidate: DestinationCandidate) => number | null

const PLEASANT_C = 24

function farFromWarm(highC: number | undefined, { warmAtLeastC }: DestinationWishes): number | null {
  if (highC === undefined) return null
  return Math.abs(highC - Math.max(PLEASANT_C, warmAtLeastC ?? PLEASANT_C))
}

function isSame(values: readonly unknown[]): boolean {
  return new Set(values).size < 2
}
