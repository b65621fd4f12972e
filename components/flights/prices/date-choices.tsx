'use client'

import * as texts from '@/lib/texts/flights/prices'
import { conditionsWords, coveredWords, leftOutWords, nightsWords, pairWords } from '@/lib/travel/flights/date-coverage-words'
import type { DateChoices as Choices, DatePair, PricedPair } from '@/lib/travel/flights/date-window'
import { formatMoney } from '@/lib/travel/money'
import { Button } from '../../ui/button'
import { forTravellers } from '../flight-words'
import { DateMatrix } from './date-matrix'

const FIRST_SHOWN = 3

type DateChoicesProps = { choices: Choices; isWaiting: boolean; onChoose: ((pair: DatePair) => void) | undefined }

/** The cheapest pairs of days, best first, and every pair as a table; without `onChoose` they only show. */
export function DateChoices({ choices, isWaiting, onChoose }: DateChoicesProps) {
  const { best, search } = choices
  const whom = forTravellers(search.travellers)
  const isOneWay = search.slices.length === 1
  const more = best.slice(FIRST_SHOWN)
  const rows = (pairs: PricedPair[]) => (
    <ol className="divide-y">
      {pairs.map((pair) => (
        <Row key={`${pair.departureOn} ${pair.returnOn}`} pair={pair} isWaiting={isWaiting} onChoose={onChoose} />
      ))}
    </ol>
  )
  return (
    <div className="flex flex-col gap-2 p-3">
      <p className="text-fact text-ink-soft">{isOneWay ? texts.totalForAll(whom) : texts.totalThereAndBack(whom)}</p>
      {rows(best.slice(0, FIRST_SHOWN))}
      {more.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-fact text-sea">{texts.moreDays(more.length)}</summary>
          {rows(more)}
        </details>
      )}
      <p className="text-fact text-ink-soft">
        {[coveredWords(choices.coverage, isOneWay), conditionsWords(choices.conditions), leftOutWords(choices.coverage)]
          .filter(Boolean)
          .join(' ')}
      </p>
      <details>
        <summary className="cursor-pointer py-1 text-fact text-sea">{isOneWay ? texts.everyDayCompared : texts.everyPriceCompared}</summary>
        <DateMatrix choices={choices} isWaiting={isWaiting} onChoose={onChoose} />
      </details>
    </div>
  )
}

type RowProps = { pair: PricedPair } & Pick<DateChoicesProps, 'isWaiting' | 'onChoose'>

function Row({ pair, isWaiting, onChoose }: RowProps) {
  const total = formatMoney(pair.total)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <span className="min-w-40 flex-1">
        <span className="block font-medium">{pairWords(pair)}</span>
        <span className="text-fact text-ink-soft">{nightsWords(pair.nights)}</span>
      </span>
      <span className="figures font-semibold">{total}</span>
      {onChoose && (
        <Button
          size="small"
          aria-disabled={isWaiting || undefined}
          aria-label={texts.seeFlightsOn(pairWords(pair), total)}
          onClick={() => onChoose(pair)}
        >
          {texts.seeTheseFlights}
        </Button>
      )}
    </li>
  )
}
