'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { FlightPicks } from '@/components/flights/flight-picks'
import { PicksSkeleton } from '@/components/flights/picks-skeleton'
import { SearchChips } from '@/components/flights/search-chips'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

export function RankFlightsView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') {
    return (
      <div className="flex flex-col gap-3">
        <WorkingLine>{part.input.sliceIndex === 1 ? texts.comparingTheFlightsBack : texts.comparingTheFlightsOut}</WorkingLine>
        <PicksSkeleton />
      </div>
    )
  }
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.theFlightsYouPickedAreKept} isLatest={isLatest} />
  // A refusal is said by the assistant in the same words; what was understood can still be changed.
  if (part.output.status === 'refused') return isLatest ? <SearchChips /> : null
  return (
    <div className="flex animate-rise flex-col gap-3">
      {isLatest && <SearchChips />}
      <FlightPicks flights={part.output.flights} isLatest={isLatest} />
    </div>
  )
}

export const shown = shownBy<typeof schema>(RankFlightsView)
