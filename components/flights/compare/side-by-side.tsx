'use client'

import { useState } from 'react'
import * as flightTexts from '@/lib/texts/flights'
import * as texts from '@/lib/texts/flights/compare'
import * as roundTripTexts from '@/lib/texts/flights/round-trips'
import { formatDay } from '@/lib/travel/dates'
import { type ComparedRow, lineUpFacts } from '@/lib/travel/flights/line-up-facts'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { PICK_LABELS, type PickLabel } from '@/lib/travel/flights/ranked-offer'
import { countTravellers, type FlightSearch, sliceLabel } from '@/lib/travel/flights/search'
import { useTimeFormat } from '../../session/preferences'
import { useToday } from '../../state/use-today'
import { Button } from '../../ui/button'
import { Tag } from '../../ui/chip'
import { CheckIcon } from '../../ui/icons'
import { AirlineTile } from '../airline-tile'
import { priceScopeWords } from '../fare-words'
import { flightNumbers, forTravellers } from '../flight-words'
import { comparedWords, FACT_LABELS } from './compared-words'

/** A flight, or both flights of a round trip, out first. */
export type SideBySideChoice = { key: string; offers: readonly FlightOffer[]; labels: readonly PickLabel[]; isChosen: boolean }

export type SideBySideProps = {
  choices: readonly SideBySideChoice[]
  search: FlightSearch
  isSimulated: boolean
  isWaiting: boolean
  /** Left out where the table only shows. */
  onChoose?: ((key: string) => void) | undefined
}

/** A swipe on a phone stops at a column. */
const SCROLLER = 'snap-x snap-mandatory scroll-ps-24 overflow-x-auto border-t sm:scroll-ps-36'
/** Narrower, a layover would break into too many lines; the rest scrolls. */
const [ROW_HEAD_REM, COLUMN_REM] = [6, 9]
const COLUMN = 'snap-start border-b px-3 py-2 text-start align-top'
/** The names of the rows stay where they are while the columns move. */
const ROW_HEAD = 'sticky start-0 z-10 w-24 border-b bg-sheet px-3 py-2 text-start align-top font-normal text-ink-soft sm:w-36 sm:ps-5'

/** Two to four choices as the columns of a table; what differs and what is best in its row is marked. */
export function SideBySide({ choices, search, isSimulated, isWaiting, onChoose }: SideBySideProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const groups = lineUpFacts(choices, search, { isSimulated })
  const hasDirections = groups.length > 2
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-2 text-fact text-ink-soft">
        <label className="inline-flex min-h-8 cursor-pointer items-center gap-2 max-sm:min-h-11">
          <input
            type="checkbox"
            className="size-4 accent-sea"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
          {texts.onlyDifferences}
        </label>
        <p aria-hidden="true" className="flex items-center gap-4">
          <span className="border-saffron border-s-2 ps-1.5">{texts.barMeans}</span>
          <span className="inline-flex items-center gap-1">
            <CheckIcon className="text-moss" /> {texts.tickMeans}
          </span>
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <section aria-label={texts.inATable} tabIndex={0} className={SCROLLER}>
        <table
          className="w-full table-fixed border-separate border-spacing-0 text-fact"
          style={{ minWidth: `${ROW_HEAD_REM + COLUMN_REM * choices.length}rem` }}
        >
          <thead>
            <tr>
              <td className={ROW_HEAD} />
              {choices.map((choice) => (
                <th key={choice.key} scope="col" className={`${COLUMN} font-normal`}>
                  <ColumnHead choice={choice} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ sliceIndex, rows }) => {
            const shown = rows.filter(({ differs }) => differs || !onlyDifferences)
            if (shown.length === 0) return null
            return (
              <tbody key={sliceIndex ?? 'whole'}>
                {sliceIndex !== null && hasDirections && (
                  <DirectionHead search={search} sliceIndex={sliceIndex} columnCount={choices.length} />
                )}
                {shown.map((row) => (
                  <Row key={row.fact} row={row} choices={choices} search={search} />
                ))}
              </tbody>
            )
          })}
          {onChoose && (
            <tfoot>
              <tr>
                <td className={ROW_HEAD} />
                {choices.map(({ key, offers, isChosen }) => (
                  <td key={key} className={COLUMN}>
                    {isChosen ? (
                      <span className="inline-flex min-h-8 items-center gap-1.5 font-medium text-moss">
                        <CheckIcon /> {flightTexts.yourChoice}
                      </span>
                    ) : (
                      <Button
                        size="small"
                        className="w-full text-sea max-sm:min-h-11"
                        aria-disabled={isWaiting || undefined}
                        aria-label={flightTexts.chooseFlight(namesOf(offers))}
                        onClick={isWaiting ? undefined : () => onChoose(key)}
                      >
                        {flightTexts.choose}
                      </Button>
                    )}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </>
  )
}

function ColumnHead({ choice: { offers, labels } }: { choice: SideBySideChoice }) {
  const carriers = offers.flatMap(({ segments: [first] }) => (first ? [first.marketingCarrier] : []))
  return (
    <span className="flex flex-col items-start gap-1.5">
      <span className="flex gap-1">
        {[...new Map(carriers.map((carrier) => [carrier.iataCode, carrier])).values()].map((carrier) => (
          <AirlineTile key={carrier.iataCode} carrier={carrier} />
        ))}
      </span>
      <span className="font-semibold text-[15px] leading-5">
        {offers.map((offer) => (
          <span key={offer.offerId} className="block">
            {flightNumbers(offer)}
          </span>
        ))}
      </span>
      {labels.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {labels.map((label) => (
            <Tag key={label} tone="saffron">
              {PICK_LABELS[label]}
            </Tag>
          ))}
        </span>
      )}
    </span>
  )
}

/** "Outbound · Fri 27 Nov, London → Lisbon" over the rows of that direction. */
function DirectionHead({ search, sliceIndex, columnCount }: { search: FlightSearch; sliceIndex: number; columnCount: number }) {
  const today = useToday()
  const slice = search.slices[sliceIndex]
  return (
    <tr>
      <th scope="rowgroup" colSpan={columnCount + 1} className="border-b bg-paper px-0 py-1.5 text-start font-medium">
        <span className="sticky start-0 inline-block px-3 sm:px-5">
          {sliceLabel(search.tripType, sliceIndex)}
          {slice && (
            <span className="font-normal text-ink-soft">
              {' '}
              · {formatDay(slice.departureOn, today)}, {slice.origin.cityName} → {slice.destination.cityName}
            </span>
          )}
        </span>
      </th>
    </tr>
  )
}

function Row({ row, choices, search }: { row: ComparedRow } & Pick<SideBySideProps, 'choices' | 'search'>) {
  const timeFormat = useTimeFormat()
  const context = { timeFormat, travellerCount: countTravellers(search.travellers) }
  return (
    <tr>
      <th scope="row" className={ROW_HEAD}>
        {row.fact === 'total' ? totalWords(choices, search) : FACT_LABELS[row.fact]}
      </th>
      {row.cells.map(({ value, isDifferent, isBest }, index) => (
        <td key={choices[index]?.key} className={`tabular-nums ${COLUMN}`}>
          <span className={`block ${isDifferent ? 'border-saffron border-s-2 ps-1.5 font-medium' : 'ps-2 text-ink-soft'}`}>
            {isBest && <CheckIcon className="me-1 inline align-[-2px] text-moss" />}
            {comparedWords(row.fact, value as never, context)}
            {isDifferent && <span className="sr-only"> ({texts.differs})</span>}
            {isBest && <span className="sr-only"> ({texts.bestOfThese})</span>}
          </span>
        </td>
      ))}
    </tr>
  )
}

/** "Total for 2 travellers, there and back": what the price is for is never left open. */
function totalWords(choices: readonly SideBySideChoice[], search: FlightSearch): string {
  const total = texts.totalFor(forTravellers(search.travellers))
  const [first, second] = choices[0]?.offers ?? []
  const scope = second ? roundTripTexts.thereAndBack : first && priceScopeWords(first, search.tripType)
  return scope ? texts.scopeAndRow(total, scope) : total
}

function namesOf(offers: readonly FlightOffer[]): string {
  return offers.map(flightNumbers).join(flightTexts.and)
}
