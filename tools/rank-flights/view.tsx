'use client'

import type { z } from 'zod'
import { useChatActions } from '@/components/chat/chat-actions'
import { FlightPicks } from '@/components/flights/flight-picks'
import { PicksSkeleton } from '@/components/flights/picks-skeleton'
import { FailedNote } from '@/components/ui/failed-note'
import { Note } from '@/components/ui/note'
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
  if (part.output.status === 'refused') return <Note>{part.output.refusal.message}</Note>
  return (
    <div className="animate-rise">
      <FlightPicks flights={part.output.flights} isLatest={isLatest} />
    </div>
  )
}
