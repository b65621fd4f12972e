'use client'

import * as texts from '@/lib/texts/flights/prices'
import { conditionsWords, coveredWords, leftOutWords, nightsWords, pairWords } from '@/lib/travel/flights/date-coverage-words'
import type { DateChoices as Choices, DatePair, PricedPair } from '@/lib/travel/flights/date-window'
import { formatMoney } from '@/lib/travel/money'
import { useToday } from '../../state/use-today'
import { Button } from '../../ui/button'
import { forTravellers } from '../flight-words'
import { DateMatrix } from './date-matrix'

const FIRST_SHOWN = 3

type DateChoicesProps = {
  choices: Choices
  /** The days that are shown already. */
  own?: DatePair | undefined
  isWaiting: boolean
  onChoose: ((pair: DatePair) => void) | undefined
}

/** The cheapest pairs of days, best first, and every pair as a table; without `onChoose` they only show. */
export function DateChoices({ choices, own, isWaiting, onChoose }: DateChoicesProps) {
  const { best, search } = choices
  const today = useToday()
  const whom = forTravellers(search.travellers)
  const isOneWay = search.slices.length === 1
  const more = best.slice(FIRST_SHOWN)
  const rows = (pairs: PricedPair[]) => (
    <ol className="divide-y">
      {pairs.map((pair) => (
        <Row key={`${pair.departureOn} ${pair.returnOn}`} pair={pair} own={own} isWaiting={isWaiting} onChoose={onChoose} />
      ))}
    </ol>
  )
  return (
    <div
      className={
        own
          ? 'grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-2 p-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]'
          : 'flex flex-col gap-2 p-3'
      }
    >
      <div className="flex flex-col gap-2">
        <p className="text-fact text-ink-soft">{isOneWay ? texts.totalForAll(whom) : texts.totalThereAndBack(whom)}</p>
        {rows(best.slice(0, FIRST_SHOWN))}
        {more.length > 0 && (
          <details>
            <summary className="cursor-pointer py-1 text-fact text-sea">{texts.moreDays(more.length)}</summary>
            {rows(more)}
          </details>
        )}
        <p className="text-fact text-ink-soft">
          {[coveredWords(choices.coverage, isOneWay, today), conditionsWords(choices.conditions), leftOutWords(choices.coverage)]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
      <details open={own !== undefined}>
        <summary className="cursor-pointer py-1 text-fact text-sea">
          {isOneWay ? texts.everyDayCompared : choices.window.returnFrom ? texts.everyPriceByDays : texts.everyPriceCompared}
        </summary>
        <DateMatrix choices={choices} own={own} isWaiting={isWaiting} onChoose={onChoose} />
      </details>
    </div>
  )
}

type RowProps = { pair: PricedPair } & Pick<DateChoicesProps, 'own' | 'isWaiting' | 'onChoose'>

function Row({ pair, own, isWaiting, onChoose }: RowProps) {
  const today = useToday()
  const total = formatMoney(pair.total)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="min-w-40 flex-1">
        <span className="block font-medium">{pairWords(pair, today)}</span>
        <span className="text-fact text-ink-soft">{nightsWords(pair.nights)}</span>
      </span>
      <span className="figures font-semibold">{total}</span>
      {isSamePair(pair, own) && <span className="text-fact text-ink-soft">{texts.yourDays}</span>}
      {onChoose && !isSamePair(pair, own) && (
        <Button
          size="small"
          aria-disabled={isWaiting || undefined}
          aria-label={texts.seeFlightsOn(pairWords(pair, today), total)}
          onClick={() => onChoose(pair)}
        >
          {texts.seeTheseFlights}
        </Button>
      )}
    </li>
  )
}

function isSamePair(pair: DatePair, other: DatePair | undefined): boolean {
  return pair.departureOn === other?.departureOn && pair.returnOn === other.returnOn
}
