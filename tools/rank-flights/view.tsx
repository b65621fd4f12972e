'use client'

import type { z } from 'zod'
import { useChatActions } from '@/components/chat/chat-actions'
import { FlightPicks } from '@/components/flights/flight-picks'
import { PicksSkeleton } from '@/components/flights/picks-skeleton'
import { SearchChips } from '@/components/flights/search-chips'
import { FailedNote } from '@/components/ui/failed-note'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import type { input, output } from './schema'

export function RankFlightsView({ part, isLatest }: ToolViewProps<z.infer<typeof input>, z.infer<typeof output>>) {
  const { retry } = useChatActions()
  if (part.state === 'running') {
    return (
      <div className="flex flex-col gap-3">
        <WorkingLine>{`Comparing the flights ${part.input.sliceIndex === 1 ? 'back' : 'out'}…`}</WorkingLine>
        <PicksSkeleton />
      </div>
    )
  }
  if (part.state === 'failed') {
    return (
      <FailedNote
        happened={part.message}
        kept="The flights you picked are kept."
        action={isLatest ? { label: 'Try again', onPress: retry } : undefined}
      />
    )
  }
  // A refusal is said by the assistant in the same words.
  if (part.output.status === 'refused') return null
  return (
    <div className="flex animate-rise flex-col gap-3">
      {isLatest && <SearchChips />}
      <FlightPicks flights={part.output.flights} isLatest={isLatest} />
    </div>
  )
}
