'use client'

import type { z } from 'zod'
import { useChatActions } from '@/components/chat/chat-actions'
import { ToolFailed } from '@/components/chat/tool-failed'
import { StandingRibbon, useCardStanding } from '@/components/flights/card-standing'
import { pricedFor } from '@/components/flights/fare-words'
import { spokenDay, yearsBeside } from '@/components/flights/prices/day-words'
import { shortPrice } from '@/components/flights/prices/short-price'
import { useToday } from '@/components/state/use-today'
import { Card } from '@/components/ui/card'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { formatDay } from '@/lib/travel/dates'
import { cheapDates, type PricedDay } from '@/lib/travel/flights/day-price'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

/** Prices of days are not held for anybody. */
const NEVER = '9999-12-31T00:00:00Z'

type Compared = Extract<z.infer<typeof schema.output>, { status: 'compared' }>

/** The days in a row, each with its lowest price; a press on one searches it. */
export function CompareDaysView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{texts.comparingTheDays}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourFlightsAreAsTheyWere} isLatest={isLatest} />
  // A refusal is said by the assistant in the same words.
  if (part.output.status === 'refused') return null
  return <Days compared={part.output} />
}

function Days({ compared }: { compared: Compared }) {
  const { act, isBusy } = useChatActions()
  // A press on a day searches it anew, so these prices may be old; those of another search say nothing of this trip.
  const standing = useCardStanding({ searchId: compared.searchId, expiresAt: NEVER })
  const today = useToday()
  const { search, sliceIndex, chosenOn, days, label } = compared
  const isOpen = standing === 'open' && search.tripType !== 'multi-trip'
  const cheap = cheapDates(days)
  const whom = pricedFor({ sliceIndex }, search)
  // The cells are too narrow for a sign that is a word ("CHF").
  const currency = days.find((day) => day.status === 'priced')?.total.currency

  function choose(date: string) {
    if (isBusy) return
    act(
      { type: 'change-search', change: sliceIndex === 1 ? { returnOn: date } : { departureOn: date } },
      texts.youAskedFor(formatDay(date, today)),
    )
  }

  return (
    <Card aria-label={texts.lowestPricesByDay(label.toLowerCase())} className="animate-rise">
      <StandingRibbon standing={standing} searchedAt={null} />
      <div className="p-2 sm:p-3">
        <p aria-hidden="true" className="px-1 pb-2 text-fact text-ink-soft">
          {[
            texts.lowestPriceOfEachDay,
            label.toLowerCase(),
            whom,
            currency,
            yearsBeside(
              days.map(({ date }) => date),
              today,
            ),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <ol className="grid grid-cols-4 gap-1 sm:grid-cols-7">
          {days.map((day) => (
            <li key={day.date}>
              <Day
                day={day}
                whom={whom}
                isChosen={day.date === chosenOn}
                isCheap={cheap.has(day.date)}
                isWaiting={isBusy}
                onChoose={isOpen && day.status === 'priced' && day.date !== chosenOn ? () => choose(day.date) : undefined}
              />
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}

type DayProps = {
  day: PricedDay
  whom: string
  isChosen: boolean
  isCheap: boolean
  isWaiting: boolean
  onChoose: (() => void) | undefined
}

const CELL = 'flex h-14 w-full flex-col items-center justify-center rounded-control border px-0.5 text-center text-fact'

function Day({ day, whom, isChosen, isCheap, isWaiting, onChoose }: DayProps) {
  const spoken = [spokenDay(day.date, day, whom, useToday()), isChosen && texts.theDaySearched, isCheap && texts.oneOfTheCheapest]
  const face = (
    <>
      <span className="sr-only">{spoken.filter(Boolean).join(', ')}</span>
      <span aria-hidden="true" className="text-ink-soft">
        {formatDay(day.date).split(' ').slice(0, 2).join(' ')}
      </span>
      <span aria-hidden="true" className={`figures font-semibold ${isCheap ? 'text-moss' : ''}`}>
        {day.status === 'priced' ? shortPrice(day.total) : '–'}
      </span>
    </>
  )
  if (!onChoose) {
    return (
      <div aria-current={isChosen ? 'date' : undefined} className={`${CELL} ${isChosen ? 'border-sea bg-sea-soft' : 'border-transparent'}`}>
        {face}
      </div>
    )
  }
  return (
    <button
      type="button"
      aria-disabled={isWaiting || undefined}
      onClick={onChoose}
      className={`${CELL} border-transparent transition-colors duration-150 hover:border-sea aria-disabled:cursor-progress`}
    >
      {face}
    </button>
  )
}

export const shown = shownBy<typeof schema>(CompareDaysView)
