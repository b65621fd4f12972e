'use client'

import * as texts from '@/lib/texts/flights/prices'
import { formatDuration } from '@/lib/travel/dates'
import { useTimeFormat } from '../../session/preferences'
import { Price } from '../../ui/price'
import { airlineNames, columnTime, dayOffsetWords, flightNumbers, spokenFlight, stopsWords } from '../flight-words'
import type { PlotPoint } from './plot-points'

type PlotTableProps = {
  points: PlotPoint[]
  whom: string
  chosenOfferId: string | null
  /** An answer is being written: the buttons stay, so that the focus does, but do nothing. */
  isWaiting: boolean
  onChoose?: ((offerId: string) => void) | undefined
}

/** The flights of the plot in rows, cheapest first: the same facts for whoever cannot see it. */
export function PlotTable({ points, whom, chosenOfferId, isWaiting, onChoose }: PlotTableProps) {
  const timeFormat = useTimeFormat()
  return (
    <div className="max-h-96 overflow-auto">
      <table className="w-full border-collapse text-start text-fact">
        <caption className="sr-only">{texts.flightsByPrice(whom)}</caption>
        <thead>
          <tr className="text-ink-soft">
            <Head>{texts.price}</Head>
            <Head>{texts.duration}</Head>
            <Head>{texts.stops}</Head>
            <Head>{texts.times}</Head>
            <Head>{texts.flight}</Head>
            {onChoose && <Head>{texts.choose}</Head>}
          </tr>
        </thead>
        <tbody>
          {points
            .toSorted((first, second) => first.price - second.price)
            .map(({ offerId, ranked: { offer, total }, label }) => (
              <tr key={offerId} className="border-t">
                <td className="py-1.5 pe-4">
                  <Price money={total} className="font-semibold" />
                </td>
                <td className="figures py-1.5 pe-4">{formatDuration(offer.durationMinutes)}</td>
                <td className="whitespace-nowrap py-1.5 pe-4">{stopsWords(offer)}</td>
                <td className="figures py-1.5 pe-4">
                  {columnTime(offer.departsAt, timeFormat)}–{columnTime(offer.arrivesAt, timeFormat)}
                  {dayOffsetWords(offer.dayOffset)}
                </td>
                <th scope="row" className="py-1.5 pe-4 font-normal">
                  {airlineNames(offer)} {flightNumbers(offer)}
                  {label && <span className="text-saffron"> {label}</span>}
                </th>
                {onChoose && (
                  <td className="py-1.5">
                    {offerId === chosenOfferId ? (
                      texts.yours
                    ) : (
                      <button
                        type="button"
                        aria-label={texts.chooseFlight(spokenFlight(offer, timeFormat))}
                        aria-disabled={isWaiting || undefined}
                        onClick={isWaiting ? undefined : () => onChoose(offerId)}
                        className="inline-flex min-h-8 items-center rounded-control border px-2.5 font-medium text-sea hover:border-sea aria-disabled:cursor-progress max-sm:min-h-11"
                      >
                        {texts.choose}
                      </button>
                    )}
                  </td>
                )}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="sticky top-0 bg-sheet py-1.5 pe-4 font-normal">
      {children}
    </th>
  )
}
