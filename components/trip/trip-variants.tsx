'use client'

import * as texts from '@/lib/texts/trip/variants'
import { formatMoney, type Money } from '@/lib/travel/money'
import type { ComparedFlight, PricedVariant, TripVariant, VariantsCompared } from '@/lib/travel/trip/trip-variants-schema'
import { clockTime, forTravellers } from '../flights/flight-words'
import { useTimeFormat } from '../session/preferences'
import { Button } from '../ui/button'

type TripVariantsProps = { comparison: VariantsCompared; isWaiting: boolean; onTake: ((variant: PricedVariant) => void) | undefined }

/** The trip as it is beside its variants, each with its difference first; without `onTake` they only show. */
export function TripVariants({ comparison, isWaiting, onTake }: TripVariantsProps) {
  const { total, flights, search, variants } = comparison
  return (
    <div className="flex flex-col gap-2 p-3">
      <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        <li className="flex flex-col gap-1">
          <span className="font-medium">{texts.yourTripNow}</span>
          <span className="figures">{texts.inAll(formatMoney(total), forTravellers(search.travellers))}</span>
          <Flights flights={flights} />
        </li>
        {variants.map((variant) => (
          <Variant
            key={`${variant.clauses.join(' ')} ${variant.status === 'priced' ? '' : variant.message}`}
            variant={variant}
            isWaiting={isWaiting}
            onTake={onTake}
          />
        ))}
      </ul>
      {onTake && variants.some(({ status }) => status === 'priced') && (
        <p className="text-fact text-ink-soft">{texts.nothingChangesUntilYouTake}</p>
      )}
    </div>
  )
}

function Variant({ variant, isWaiting, onTake }: { variant: TripVariant } & Omit<TripVariantsProps, 'comparison'>) {
  const name = capitalised(variant.clauses.join(', '))
  if (variant.status === 'unpriced')
    return (
      <li className="flex flex-col gap-1">
        <span className="font-medium">{name === '' ? texts.noPrice : texts.noPriceFor(variant.clauses.join(', '))}</span>
        <span className="text-fact text-ink-soft">{variant.message}</span>
      </li>
    )
  const { total, difference, flights, lost, search } = variant
  return (
    <li className="flex flex-col gap-1">
      <span className="font-medium">{name}</span>
      <span className="figures font-semibold">{differenceWords(difference)}</span>
      <span className="figures">{texts.inAll(formatMoney(total), forTravellers(search.travellers))}</span>
      <Flights flights={flights} />
      {lost.length > 0 && <span className="text-fact text-ink-soft">{texts.wouldLose(lost.join(', '))}</span>}
      {onTake && (
        <Button
          size="small"
          className="mt-1 self-start"
          aria-disabled={isWaiting || undefined}
          aria-label={texts.takeFor(variant.clauses.join(', '), formatMoney(total))}
          onClick={() => onTake(variant)}
        >
          {texts.take}
        </Button>
      )}
    </li>
  )
}

function Flights({ flights }: { flights: ComparedFlight[] }) {
  const format = useTimeFormat()
  const note = { same: '', other: ` (${texts.insteadOfYours})`, cheapest: ` (${texts.cheapestThere})` }
  return flights.map(({ sliceIndex, flightNumbers, from, to, departsAt, arrivesAt, fare, stands }) => (
    <span key={sliceIndex} className="text-fact text-ink-soft">
      {`${flightNumbers.join(' + ')}, ${from} ${clockTime(departsAt, format)} → ${to} ${clockTime(arrivesAt, format)}${fare ? `, ${fare}` : ''}${note[stands]}`}
    </span>
  ))
}

function differenceWords({ amountMinor, currency }: Money): string {
  if (amountMinor === 0) return texts.theSamePrice
  const amount = formatMoney({ amountMinor: Math.abs(amountMinor), currency })
  return amountMinor > 0 ? texts.moreBy(amount) : texts.lessBy(amount)
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
