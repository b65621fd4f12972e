'use client'

import { useId, useState } from 'react'
import * as texts from '@/lib/texts/flights'
import { seatCo2Kg } from '@/lib/travel/flights/emissions'
import type { Fare } from '@/lib/travel/flights/offer-schema'
import type { RankWeights } from '@/lib/travel/flights/rank-weights'
import { PICK_LABELS, type RankedOffer } from '@/lib/travel/flights/ranked-offer'
import type { FlightSearch } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'
import { formatClocksIn } from '@/lib/travel/time-format'
import { useTimeFormat } from '../session/preferences'
import { Button } from '../ui/button'
import { Tag } from '../ui/chip'
import { CheckIcon, ChevronDownIcon } from '../ui/icons'
import { Price } from '../ui/price'
import { AirlineTile } from './airline-tile'
import { CompareToggle } from './compare/compare-toggle'
import type { Comparison } from './compare/use-comparison'
import { FlightFacts } from './fare-facts'
import { FlightDetails } from './flight-details'
import { FlightLine } from './flight-line'
import { airlineNames, flightNumbers, spokenFlight } from './flight-words'
import { Co2Note } from './prices/co2-note'
import { WhyThisRank } from './weights/why-this-rank'

type FlightCardProps = {
  ranked: RankedOffer
  /** The fare whose price is shown, as the rules choose it (lib/travel/flights/lead-fare.ts). */
  fare: Fare
  search: FlightSearch
  /** What the traveller minds: why the flight stands where it does is told by them. */
  weights?: RankWeights | undefined
  isSimulated: boolean
  /** "for 2 travellers". */
  whom: string
  /** "outbound", where the price is that of one direction of several. */
  direction?: string | null
  /** The one that fits the traveller's preference has the primary button. */
  isRecommended?: boolean
  isChosen: boolean
  isWaiting?: boolean
  /** An offer of the past: without its labels and reason, which no longer hold. */
  isFaded?: boolean
  /** Where it can be put beside others. */
  comparison?: Comparison | undefined
  /** Left out when the card only shows: superseded, expired, booked. */
  onChoose?: (() => void) | undefined
}

/** The product's face. The whole card is one target that chooses; the details unfold in place. */
export function FlightCard({ direction = null, isFaded = false, ...shown }: FlightCardProps) {
  const { ranked, whom, isChosen, onChoose } = shown
  const timeFormat = useTimeFormat()
  const { offer, reason, total } = ranked
  const labels = isFaded ? [] : ranked.labels
  const [carrier] = offer.segments
  return (
    <article
      aria-label={spokenFlight(offer, timeFormat)}
      className={`group/card relative rounded-card border bg-sheet transition-[border-color] duration-150 ${isChosen ? 'border-moss' : onChoose ? 'focus-within:border-sea hover:border-sea' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-end gap-x-2.5 gap-y-2 px-4 pt-3">
        {carrier && <AirlineTile carrier={carrier.marketingCarrier} />}
        <p className="min-w-36 flex-1 text-fact">
          <span className="font-medium">{airlineNames(offer)}</span>{' '}
          <span className="whitespace-nowrap text-ink-soft">{flightNumbers(offer)}</span>
        </p>
        {labels.length > 0 && (
          <p className="flex flex-wrap gap-1.5 max-sm:basis-full">
            {labels.map((label) => (
              <Tag key={label} tone="saffron">
                {PICK_LABELS[label]}
              </Tag>
            ))}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-x-8 gap-y-2 px-4 pt-2.5 sm:flex-row sm:items-start">
        <div className="min-w-0 flex-1">
          <FlightLine offer={offer} />
        </div>
        <div className="flex items-baseline justify-between gap-3 sm:w-40 sm:shrink-0 sm:flex-col sm:items-end sm:gap-0">
          <span className="font-semibold text-[24px] leading-7">
            {offer.priceCovers === 'addition' && '+'}
            <Price money={total} />
          </span>
          <span className="text-end text-fact text-ink-soft">
            {direction && <span className="whitespace-nowrap">{direction},</span>} <span className="whitespace-nowrap">{whom}</span>
          </span>
        </div>
      </div>
      {reason && !isFaded && (
        <p className="px-4 pt-2 text-fact text-saffron first-letter:uppercase">{formatClocksIn(reason, timeFormat)}</p>
      )}
      <CardFoot {...shown} whom={direction ? `${direction}, ${whom}` : whom} />
    </article>
  )
}

function CardFoot({
  ranked,
  fare,
  search,
  weights,
  isSimulated,
  whom,
  isRecommended = false,
  isChosen,
  isWaiting,
  comparison,
  onChoose,
}: FlightCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const timeFormat = useTimeFormat()
  const { offer, total } = ranked
  const co2Kg = seatCo2Kg(offer, fare.cabinClass, { isSimulated })
  return (
    <>
      <div className="mt-3 flex flex-col gap-x-3 gap-y-1.5 border-t px-4 py-2.5 sm:flex-row sm:items-center">
        <div className="min-w-0 flex-1">
          <FlightFacts offer={offer} fare={fare} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-1 empty:hidden">
          {onChoose && (
            <button
              type="button"
              aria-label={texts.detailsOfFlight(flightNumbers(offer))}
              aria-expanded={isOpen}
              aria-controls={detailsId}
              onClick={() => setIsOpen(!isOpen)}
              className="relative z-10 inline-flex min-h-8 items-center gap-1 rounded-control px-2 text-fact text-ink-soft hover:text-ink max-sm:-ms-2"
            >
              {texts.details}
              <ChevronDownIcon className={`transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} />
            </button>
          )}
          {comparison && <CompareToggle flights={flightNumbers(offer)} choiceKey={offer.offerId} comparison={comparison} />}
          {isChosen && <ChosenMark />}
          {onChoose && !isChosen && (
            <Button
              tone={isRecommended ? 'primary' : 'quiet'}
              size="small"
              aria-disabled={isWaiting || undefined}
              aria-label={texts.chooseFlightForPrice(spokenFlight(offer, timeFormat), formatMoney(total), whom)}
              onClick={isWaiting ? undefined : onChoose}
              className={`px-4 after:absolute after:inset-0 after:rounded-card aria-disabled:cursor-progress max-sm:min-h-11 ${isRecommended ? '' : 'text-sea group-hover/card:border-sea'}`}
            >
              {texts.choose}
            </Button>
          )}
        </div>
      </div>
      {isOpen && onChoose && (
        <div id={detailsId} className="relative z-10 animate-rise cursor-auto border-t px-4 py-3">
          {ranked.labels.includes('best-value') && <p className="pb-3 font-medium text-fact">{texts.recommended}</p>}
          <FlightDetails offer={offer} fare={fare} />
          {co2Kg !== null && (
            <p className="flex items-center gap-1 pt-2 text-fact text-ink-soft">
              {texts.co2OfEachSeat(co2Kg)} <Co2Note offer={offer} fare={fare} isSimulated={isSimulated} />
            </p>
          )}
          <WhyThisRank offer={offer} search={search} weights={weights} />
        </div>
      )}
    </>
  )
}

function ChosenMark() {
  return (
    <p className="flex min-h-8 items-center gap-1.5 whitespace-nowrap font-medium text-fact text-moss">
      <CheckIcon /> {texts.yourChoice}
    </p>
  )
}
