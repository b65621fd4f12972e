'use client'

import { useId, useState } from 'react'
import { useToday } from '@/components/state/use-today'
import * as flightTexts from '@/lib/texts/flights'
import * as texts from '@/lib/texts/flights/round-trips'
import { formatDay } from '@/lib/travel/dates'
import { leadFare } from '@/lib/travel/flights/lead-fare'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { PICK_LABELS, type RoundTrip, type RoundTrips } from '@/lib/travel/flights/ranked-offer'
import { type FlightSearch, sliceLabel } from '@/lib/travel/flights/search'
import { formatMoney } from '@/lib/travel/money'
import { formatClocksIn } from '@/lib/travel/time-format'
import { useTimeFormat } from '../session/preferences'
import { Button } from '../ui/button'
import { Tag } from '../ui/chip'
import { BagIcon, CheckIcon, ChevronDownIcon } from '../ui/icons'
import { Price } from '../ui/price'
import { AirlineTile } from './airline-tile'
import { CompareToggle } from './compare/compare-toggle'
import type { Comparison } from './compare/use-comparison'
import { FlightFacts } from './fare-facts'
import { includedBagsWords } from './fare-words'
import { FlightDetails } from './flight-details'
import { FlightLine } from './flight-line'
import { airlineNames, flightNumbers, spokenFlight } from './flight-words'

export type WholeTrip = RoundTrip & { out: FlightOffer; back: FlightOffer }

/** Round trips with both of their flights at hand. */
export function wholeTrips({ trips, offers }: RoundTrips): WholeTrip[] {
  const byId = (sliceIndex: number, id: string) => offers.find((offer) => offer.sliceIndex === sliceIndex && offer.offerId === id)
  return trips.flatMap((trip) => {
    const [out, back] = [byId(0, trip.offerIds[0]), byId(1, trip.offerIds[1])]
    return out && back ? [{ ...trip, out, back }] : []
  })
}

/** What a round trip is told by in a list. */
export function roundTripKey({ offerIds }: Pick<RoundTrip, 'offerIds'>): string {
  return offerIds.join(' ')
}

type RoundTripCardProps = {
  trip: WholeTrip
  search: FlightSearch
  /** "for 2 travellers". */
  whom: string
  /** The one that fits the traveller's preference has the primary button. */
  isRecommended: boolean
  isChosen: boolean
  isWaiting?: boolean
  /** The search is out of date, so labels and reasons are hidden: they may no longer be true. */
  isFaded?: boolean
  /** Where it can be put beside others. */
  comparison?: Comparison | undefined
  /** Left out when the card only shows: superseded, expired, booked. */
  onChoose?: (() => void) | undefined
}

/** A flight out and a flight back with one price for everybody; both directions unfold in place. */
export function RoundTripCard({
  trip,
  search,
  whom,
  isRecommended,
  isChosen,
  isWaiting,
  isFaded,
  comparison,
  onChoose,
}: RoundTripCardProps) {
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const timeFormat = useTimeFormat()
  const { out, back, total, reason } = trip
  const [spokenOut, spokenBack] = [spokenFlight(out, timeFormat), spokenFlight(back, timeFormat)]
  return (
    <article
      aria-label={texts.spokenRoundTrip(spokenOut, spokenBack)}
      className={`rounded-card border bg-sheet ${isChosen ? 'border-moss' : ''}`}
    >
      <div className="flex flex-col gap-x-8 gap-y-3 px-4 pt-3.5 sm:flex-row sm:items-start">
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          {!isFaded && <Labels labels={trip.labels} />}
          <Direction offer={out} search={search} />
          <Direction offer={back} search={search} />
        </div>
        <div className="flex items-baseline justify-between gap-3 sm:w-40 sm:shrink-0 sm:flex-col sm:items-end sm:gap-0">
          <span className="font-semibold text-[24px] leading-7">
            <Price money={total} />
          </span>
          <span className="text-end text-fact text-ink-soft">
            <span className="whitespace-nowrap">{texts.thereAndBack},</span> <span className="whitespace-nowrap">{whom}</span>
          </span>
        </div>
      </div>
      <Bags out={out} back={back} search={search} />
      {!isFaded && <p className="px-4 pt-2.5 text-fact text-saffron first-letter:uppercase">{formatClocksIn(reason, timeFormat)}</p>}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t px-4 py-2.5 empty:hidden">
        <div className="flex flex-wrap items-center gap-x-2 empty:hidden">
          {onChoose && (
            <button
              type="button"
              aria-label={texts.detailsOfRoundTrip(flightNumbers(out), flightNumbers(back))}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={() => setIsOpen(!isOpen)}
              className="-ms-2 inline-flex min-h-8 items-center gap-1 rounded-control px-2 text-fact text-ink-soft hover:text-ink max-sm:min-h-11"
            >
              {flightTexts.details}
              <ChevronDownIcon className={`transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} />
            </button>
          )}
          {comparison && (
            <CompareToggle
              flights={[out, back].map(flightNumbers).join(flightTexts.and)}
              choiceKey={roundTripKey(trip)}
              comparison={comparison}
            />
          )}
        </div>
        {isChosen && (
          <p className="ms-auto flex min-h-8 items-center gap-1.5 whitespace-nowrap font-medium text-fact text-moss">
            <CheckIcon /> {flightTexts.yourChoice}
          </p>
        )}
        {onChoose && !isChosen && (
          <Button
            tone={isRecommended ? 'primary' : 'quiet'}
            size="small"
            className={`ms-auto px-4 max-sm:min-h-11 ${isRecommended ? '' : 'text-sea'} aria-disabled:cursor-progress`}
            aria-disabled={isWaiting || undefined}
            aria-label={texts.chooseRoundTripForPrice(spokenOut, spokenBack, formatMoney(total), whom)}
            onClick={isWaiting ? undefined : onChoose}
          >
            {flightTexts.choose}
          </Button>
        )}
      </div>
      {isOpen && onChoose && (
        <div id={detailsId} className="flex animate-rise flex-col gap-5 border-t px-4 py-4">
          {trip.labels.includes('best-value') && <p className="font-medium text-fact">{texts.recommended}</p>}
          {[out, back].map((offer) => (
            <DirectionDetails key={offer.offerId} offer={offer} search={search} whom={whom} />
          ))}
        </div>
      )}
    </article>
  )
}

function Labels({ labels }: Pick<RoundTrip, 'labels'>) {
  return (
    <p className="flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <Tag key={label} tone="saffron">
          {PICK_LABELS[label]}
        </Tag>
      ))}
      {labels.length === 0 && (
        <Tag tone="saffron" className="bg-transparent px-0">
          {texts.nextBest}
        </Tag>
      )}
    </p>
  )
}

/** "Outbound · Fri 27 Nov", who flies, and the line of the flight. */
function Direction({ offer, search }: { offer: FlightOffer; search: FlightSearch }) {
  const today = useToday()
  const [carrier] = offer.segments
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-fact">
        {carrier && <AirlineTile carrier={carrier.marketingCarrier} />}
        <p className="min-w-36 flex-1">
          <span className="font-medium">{sliceLabel(search.tripType, offer.sliceIndex)}</span>{' '}
          <span className="whitespace-nowrap text-ink-soft">{formatDay(offer.departsAt.slice(0, 10), today)}</span>{' '}
          <span className="text-ink-soft">· {airlineNames(offer)}</span>{' '}
          <span className="whitespace-nowrap text-ink-soft">{flightNumbers(offer)}</span>
        </p>
      </div>
      <FlightLine offer={offer} size="small" />
    </div>
  )
}

/** What each traveller may take along: said once where it's the same both ways. */
function Bags({ out, back, search }: Pick<WholeTrip, 'out' | 'back'> & { search: FlightSearch }) {
  const [there, home] = [out, back].map((offer) => includedBagsWords(leadFare(offer, search)))
  const lines =
    there === home
      ? [there]
      : [out, back].map((offer, index) => texts.bagsOf(sliceLabel(search.tripType, offer.sliceIndex), (index === 0 ? there : home) ?? ''))
  return (
    <ul aria-label={texts.bags} className="flex flex-wrap gap-x-4 gap-y-1 px-4 pt-2.5 text-fact text-ink-soft">
      {lines.map((line) => (
        <li key={line} className="inline-flex items-center gap-1.5">
          <BagIcon className="opacity-80" />
          <span className="inline-block first-letter:uppercase">{line}</span>
        </li>
      ))}
    </ul>
  )
}

function DirectionDetails({ offer, search, whom }: { offer: FlightOffer; search: FlightSearch; whom: string }) {
  const today = useToday()
  const fare = leadFare(offer, search)
  return (
    <section className="flex flex-col gap-3">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-fact">
        <span className="font-medium">
          {sliceLabel(search.tripType, offer.sliceIndex)} · {formatDay(offer.departsAt.slice(0, 10), today)}
        </span>
        {offer.priceCovers === undefined && (
          <span className="figures text-ink-soft">{texts.priceOneWay(formatMoney(fare.total), whom)}</span>
        )}
      </h3>
      <FlightDetails offer={offer} fare={fare} />
      <FlightFacts offer={offer} fare={fare} />
    </section>
  )
}
