'use client'

import * as texts from '@/lib/texts/flights/prices'
import { addDays, daysBetween, formatDay, type PlainDate } from '@/lib/travel/dates'
import { nightsWords, pairWords } from '@/lib/travel/flights/date-coverage-words'
import { type DateChoices, type DatePair, type MatrixCell, nightsOf } from '@/lib/travel/flights/date-window'
import { lowerQuartile } from '@/lib/travel/quartiles'
import { useToday } from '../../state/use-today'
import { yearsBeside } from './day-words'
import { shortPrice } from './short-price'

const WHY: Record<Exclude<MatrixCell, number>, string> = {
  'no-flights': texts.noFlights,
  'not-priced': texts.notPriced,
  'left-out': texts.notCompared,
}

type DateMatrixProps = {
  choices: DateChoices
  /** The days that are shown already. */
  own?: DatePair | undefined
  isWaiting: boolean
  onChoose: ((pair: DatePair) => void) | undefined
}

/** The total of each pair of days by the day of leaving, and the nights or the day of the return; it scrolls by itself where it is wider than a phone. */
export function DateMatrix({ choices: { matrix, best, window }, own, isWaiting, onChoose }: DateMatrixProps) {
  const today = useToday()
  const currency = best[0]?.total.currency ?? ''
  const amounts = matrix.rows.flatMap(({ cells }) => cells.filter((cell) => typeof cell === 'number'))
  const cheap = new Set(amounts).size > 1 ? lowerQuartile(amounts) : 0
  const returns = returnDays(window)
  const columns = returns
    ? returns.map((day) => ({ name: formatDay(day), returnOn: () => day }))
    : matrix.nights.map((nights) => ({
        name: nightsWords(nights),
        returnOn: (departureOn: PlainDate) => (nights === null ? null : addDays(departureOn, nights)),
      }))
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-center text-fact">
        <caption className="sr-only">{captionOf(matrix, returns !== null)}</caption>
        <thead>
          {returns && (
            <tr className="text-ink-soft">
              <td />
              <th scope="colgroup" colSpan={returns.length} className="px-1 font-normal">
                {[texts.returning, yearsBeside(returns, today)].filter(Boolean).join(' ')}
              </th>
            </tr>
          )}
          <tr className="text-ink-soft">
            <th scope="col" className="py-1 pr-2 text-left font-normal">
              {texts.leaving}
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="whitespace-nowrap px-1 py-1 font-normal">
                {name}
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
              {columns.map(({ name, returnOn }) => {
                const pair = { departureOn, returnOn: returnOn(departureOn) }
                const cell = cells[matrix.nights.indexOf(nightsOf(pair))] ?? 'left-out'
                const isOwn = own?.departureOn === departureOn && own.returnOn === pair.returnOn
                return (
                  <td
                    key={name}
                    aria-current={isOwn || undefined}
                    className={`figures ${typeof cell === 'number' && cell <= cheap ? 'font-semibold text-moss' : ''} ${isOwn ? 'rounded-control bg-sea-soft' : ''}`}
                  >
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

function captionOf({ nights }: DateChoices['matrix'], isByReturn: boolean): string {
  if (nights[0] === null) return texts.everyDayCompared
  return isByReturn ? texts.everyPriceByDays : texts.everyPriceCompared
}

/** The return days as columns; null where the columns are numbers of nights. */
function returnDays({ returnFrom, returnBy }: DateChoices['window']): PlainDate[] | null {
  if (!returnFrom || !returnBy) return null
  return Array.from({ length: daysBetween(returnFrom, returnBy) + 1 }, (_, index) => addDays(returnFrom, index))
}

type CellProps = { cell: MatrixCell; pair: DatePair; currency: string } & Pick<DateMatrixProps, 'isWaiting' | 'onChoose'>

function Cell({ cell, pair, currency, isWaiting, onChoose }: CellProps) {
  const today = useToday()
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
      aria-label={texts.seeFlightsOn(pairWords(pair, today), shortPrice(total))}
      onClick={() => onChoose(pair)}
      className="min-h-8 w-full rounded-control border border-transparent px-1 hover:border-sea aria-disabled:cursor-progress"
    >
      {shortPrice(total)}
    </button>
  )
}
