'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { FlightPicks } from '@/components/flights/flight-picks'
import { PicksSkeleton } from '@/components/flights/picks-skeleton'
import { SearchChips } from '@/components/flights/search-chips'
import { useTimeFormat } from '@/components/session/preferences'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { formatClocksIn } from '@/lib/travel/time-format'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

type Filtered = Extract<z.infer<typeof schema.output>, { filtered: unknown }>['filtered'][number]

/** The filters that stand and what they leave; the card only where it shows a direction that they are for. */
export function FilterFlightsView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  const timeFormat = useTimeFormat()
  if (part.state === 'running') {
    return (
      <div className="flex flex-col gap-3">
        <WorkingLine>{part.input.reset ? texts.bringingBackAllFlights : texts.filteringTheFlights}</WorkingLine>
        <PicksSkeleton />
      </div>
    )
  }
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.theFiltersAreAsTheyWere} isLatest={isLatest} />
  const { output: answer } = part
  // A refusal is said by the assistant in the same words; what was understood can still be changed.
  if (answer.status === 'refused') return isLatest ? <SearchChips /> : null
  const isShown = answer.status === 'found' && answer.filtered.some(({ sliceIndex }) => sliceIndex === answer.flights.sliceIndex)
  return (
    <div className="flex animate-rise flex-col gap-3">
      {isLatest && <SearchChips />}
      <ul className="flex flex-col gap-1 px-1 text-fact text-ink-soft">
        {answer.filtered.map((slice) => (
          <li key={slice.sliceIndex}>{formatClocksIn(leftWords(slice), timeFormat)}</li>
        ))}
      </ul>
      {answer.status === 'found' && isShown && <FlightPicks flights={answer.flights} isLatest={isLatest} />}
    </div>
  )
}

function leftWords({ label, filters, offerCount, totalCount }: Filtered): string {
  const count = filters.length === 0 ? texts.allFlights(totalCount) : texts.someOfFlights(offerCount, totalCount)
  return `${label}: ${[count, ...filters].join(' · ')}`
}

export const shown = shownBy<typeof schema>(FilterFlightsView)
