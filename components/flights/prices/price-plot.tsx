'use client'

import { lazy, Suspense, useId, useMemo, useState } from 'react'
import * as texts from '@/lib/texts/flights/prices'
import { formatDuration } from '@/lib/travel/dates'
import { STOPS, STOPS_LABELS } from '@/lib/travel/flights/filters/offer-values'
import type { RankedOffer } from '@/lib/travel/flights/ranked-offer'
import { useTimeFormat } from '../../session/preferences'
import { Button } from '../../ui/button'
import { ChevronDownIcon } from '../../ui/icons'
import { Price } from '../../ui/price'
import { Skeleton } from '../../ui/skeleton'
import { airlineNames, clockTime, dayOffsetWords, flightNumbers, stopsWords } from '../flight-words'
import { type PlotPoint, plotPoints } from './plot-points'
import { PlotTable } from './plot-table'
import { MARKS } from './point-mark'

// The drawing library is heavy and wanted by few: it is fetched when a plot is shown.
const PriceChart = lazy(async () => ({ default: (await import('./price-chart')).PriceChart }))

type PricePlotProps = {
  offers: RankedOffer[]
  /** "for 2 travellers". */
  whom: string
  chosenOfferId: string | null
  isWaiting?: boolean
  /** Left out when the plot only shows: superseded, expired, booked. */
  onChoose?: ((offerId: string) => void) | undefined
}

/** Every flight by price and duration: what an hour less costs. The same flights stand in a table behind it. */
export function PricePlot({ offers, whom, chosenOfferId, isWaiting = false, onChoose }: PricePlotProps) {
  const [shownOfferId, setShownOfferId] = useState<string | null>(null)
  const [isTableOpen, setIsTableOpen] = useState(false)
  const tableId = useId()
  const points = useMemo(() => plotPoints(offers), [offers])
  const shown = points.find(({ offerId }) => offerId === shownOfferId)
  const choose = isWaiting ? undefined : onChoose
  if (points.length === 0) return null
  return (
    <section aria-label={texts.priceAgainstDuration} className="flex flex-col gap-2">
      <Legend points={points} whom={whom} />
      <Suspense fallback={<Skeleton className="h-[280px] w-full" />}>
        <PriceChart
          points={points}
          whom={whom}
          chosenOfferId={chosenOfferId}
          shownOfferId={shownOfferId}
          onShow={setShownOfferId}
          onChoose={choose}
        />
      </Suspense>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-control bg-paper px-3 py-1.5 text-fact">
        {shown ? (
          <>
            <ShownFlight point={shown} />
            {onChoose && shown.offerId !== chosenOfferId && (
              <Button
                tone="primary"
                size="small"
                className="max-sm:min-h-11"
                aria-disabled={isWaiting || undefined}
                onClick={choose && (() => choose(shown.offerId))}
              >
                {texts.chooseFlight(flightNumbers(shown.ranked.offer))}
              </Button>
            )}
          </>
        ) : (
          <p className="text-ink-soft">{texts.pickAMark}</p>
        )}
      </div>
      <button
        type="button"
        aria-expanded={isTableOpen}
        aria-controls={tableId}
        onClick={() => setIsTableOpen(!isTableOpen)}
        className="inline-flex min-h-11 items-center gap-1 self-start rounded-control px-2 text-fact text-ink-soft hover:text-ink sm:min-h-8"
      >
        {isTableOpen ? texts.hideTheTable : texts.showAsATable}
        <ChevronDownIcon className={`transition-transform duration-150 ${isTableOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={tableId}>
        {isTableOpen && <PlotTable points={points} whom={whom} chosenOfferId={chosenOfferId} isWaiting={isWaiting} onChoose={onChoose} />}
      </div>
    </section>
  )
}

function Legend({ points, whom }: { points: PlotPoint[]; whom: string }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-fact text-ink-soft">
      <span className="me-auto">{texts.priceByDuration(points[0]?.ranked.total.currency ?? '', whom)}</span>
      {STOPS.filter((stops) => points.some((point) => point.stops === stops)).map((stops) => (
        <span key={stops} className="inline-flex items-center gap-1.5">
          <svg viewBox="-7 -7 14 14" width={14} height={14} aria-hidden="true" focusable="false">
            <path d={MARKS[stops].path} fill={MARKS[stops].colour} />
          </svg>
          {STOPS_LABELS[stops]}
        </span>
      ))}
    </p>
  )
}

function ShownFlight({ point: { ranked, label } }: { point: PlotPoint }) {
  const timeFormat = useTimeFormat()
  const { offer, total } = ranked
  return (
    <p className="min-w-0">
      <span className="figures font-semibold text-[15px]">
        {clockTime(offer.departsAt, timeFormat)}–{clockTime(offer.arrivesAt, timeFormat)}
        <sup className="ms-0.5 font-medium text-[11px] text-saffron">{dayOffsetWords(offer.dayOffset)}</sup>
      </span>{' '}
      <Price money={total} className="font-semibold text-[15px]" /> {label && <span className="text-saffron">{label}</span>}
      <span className="block text-ink-soft">
        {airlineNames(offer)} {flightNumbers(offer)} · {formatDuration(offer.durationMinutes)} · {stopsWords(offer)}
      </span>
    </p>
  )
}
