'use client'

import * as texts from '@/lib/texts/flights/prices'
import { addDays, formatDay } from '@/lib/travel/dates'
import { nightsWords, pairWords } from '@/lib/travel/flights/date-coverage-words'
import type { DateChoices, DatePair, MatrixCell } from '@/lib/travel/flights/date-window'
import { formatMoney } from '@/lib/travel/money'
import { lowerQuartile } from '@/lib/travel/quartiles'
import { useToday } from '../../state/use-today'
import { shortPrice } from './short-price'

const WHY: Record<Exclude<MatrixCell, number>, string> = {
  'no-flights': texts.noFlights,
  'not-priced': texts.notPriced,
  'left-out': texts.notCompared,
}

type DateMatrixProps = { choices: DateChoices; isWaiting: boolean; onChoose: ((pair: DatePair) => void) | undefined }

/** Days of leaving × nights with the total of each; it scrolls by itself where it is wider than a phone. */
export function DateMatrix({ choices: { matrix, best }, isWaiting, onChoose }: DateMatrixProps) {
  const today = useToday()
  const currency = best[0]?.total.currency ?? ''
  const amounts = matrix.rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'number'))
  const cheap = new Set(amounts).size > 1 ? lowerQuartile(amounts) : 0
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-center text-fact">
        <caption className="sr-only">{matrix.nights[0] === null ? texts.everyDayCompared : texts.everyPriceCompared}</caption>
        <thead>
          <tr className="text-ink-soft">
            <th scope="col" className="py-1 pr-2 text-left font-normal">
              {texts.leaving}
            </th>
            {matrix.nights.map((nights) => (
              <th key={nights} scope="col" className="px-1 py-1 font-normal">
                {nightsWords(nights)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map(({ departureOn, cells }) => (
            <tr key={departureOn}>
              <th scope="row" className="whitespace-nowrap pr-2 text-left font-normal">
                {formatDay(departureOn, today)}
              </th>
              {cells.map((cell, column) => {
                const nights = matrix.nights[column] ?? null
                const pair = { departureOn, returnOn: nights === null ? null : addDays(departureOn, nights) }
                return (
                  <td key={nights} className={`figures ${typeof cell === 'number' && cell <= cheap ? 'font-semibold text-moss' : ''}`}>
                    <Cell cell={cell} pair={pair} currency={currency} isWaiting={isWaiting} onChoose={onChoose} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = { cell: MatrixCell; pair: DatePair; currency: string } & Pick<DateMatrixProps, 'isWaiting' | 'onChoose'>

function Cell({ cell, pair, currency, isWaiting, onChoose }: CellProps) {
  if (typeof cell !== 'number') {
    return (
      <>
        <span aria-hidden="true">{cell === 'left-out' ? '' : '–'}</span>
        <span className="sr-only">{WHY[cell]}</span>
      </>
    )
  }
  const total = { amountMinor: cell, currency }
  if (!onChoose) return shortPrice(total)
  return (
    <button
      type="button"
      aria-disabled={isWaiting || undefined}
      aria-label={texts.seeFlightsOn(pairWords(pair), formatMoney(total))}
      onClick={() => onChoose(pair)}
      className="min-h-8 w-full rounded-control border border-transparent px-1 hover:border-sea aria-disabled:cursor-progress"
    >
      {shortPrice(total)}
    </button>
  )
}
