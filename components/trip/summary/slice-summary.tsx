'use client'

import * as texts from '@/lib/texts/trip/summary'
import type { RecommendedFlight } from '@/lib/travel/ancillaries/offer-details-schema'
import type { Fare, FlightOffer } from '@/lib/travel/flights/offer-schema'
import { CABIN_LABELS } from '@/lib/travel/flights/search-labels'
import { formatClocksIn } from '@/lib/travel/time-format'
import type { ChosenLine } from '../../ancillaries/shared/chosen-lines'
import { ChosenList } from '../../ancillaries/shared/chosen-list'
import { countOfKind } from '../../ancillaries/shared/kinds'
import { IncludedFacts } from '../../flights/fare-facts'
import { conditionSentences, includedBagsWords } from '../../flights/fare-words'
import { FlightLine } from '../../flights/flight-line'
import { spokenFlight } from '../../flights/flight-words'
import { SliceHeading } from '../../flights/slice-heading'
import { useTimeFormat } from '../../session/preferences'

/** One direction: its flight, fare, luggage, what was chosen for it, what is included and what not, and its rules in words. */
export function SliceSummary({
  label,
  offer,
  fare,
  recommended,
  bagCount,
  chosen,
}: {
  label: string
  offer: FlightOffer
  fare: Fare
  /** The flight that we recommend for this direction; null while it is not known. */
  recommended: RecommendedFlight | null
  /** The bags bought for it, also those that cover other directions too. */
  bagCount: number
  /** What was chosen for this direction alone. */
  chosen: ChosenLine[]
}) {
  const timeFormat = useTimeFormat()
  return (
    <article
      aria-label={`${label}: ${spokenFlight(offer, timeFormat)}`}
      className="grid gap-x-8 gap-y-3 border-b px-4 py-4 sm:grid-cols-[1fr_auto]"
    >
      <div className="min-w-0">
        <SliceHeading label={label} offer={offer} />
        <FlightLine offer={offer} size="small" />
        {recommended && (
          <p className="mt-2 text-fact text-saffron">{formatClocksIn(recommendedWords(recommended, offer, fare), timeFormat)}</p>
        )}
        <p className="mt-3 text-fact">
          <span className="font-medium">{texts.luggage}</span>{' '}
          <span className="text-ink-soft">
            {texts.includedBags(includedBagsWords(fare), bagCount > 0 ? countOfKind('bags', bagCount) : null)}
          </span>
        </p>
        {chosen.length > 0 && (
          <div className="mt-2">
            <ChosenList lines={chosen} />
          </div>
        )}
        <p className="mt-3 text-fact text-ink-soft">{conditionSentences(fare).join(' ')}</p>
      </div>
      <div className="sm:w-44">
        <p className="text-fact">
          <span className="font-semibold">{fare.brand}</span>
          <span className="mb-1.5 block text-ink-soft">{CABIN_LABELS[fare.cabinClass]}</span>
        </p>
        <IncludedFacts fare={fare} />
      </div>
    </article>
  )
}

/** Flights are compared at their lowest fares, so a reason such as "cheapest" holds for no other. */
function recommendedWords({ offerId, flight, reason }: RecommendedFlight, picked: FlightOffer, fare: Fare): string {
  if (offerId !== picked.offerId) return texts.otherIsRecommended(flight, reason)
  const isLowest = picked.fares.every(({ total }) => total.amountMinor >= fare.total.amountMinor)
  return isLowest ? texts.pickIsRecommended(reason) : texts.pickIsRecommendedAtLowestFare(reason)
}
