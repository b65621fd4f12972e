'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { FlightSummary } from '@/components/flights/flight-summary'
import { Note } from '@/components/ui/note'
import { Skeleton } from '@/components/ui/skeleton'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

export function SummariseFlightView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') {
    return (
      <div className="flex flex-col gap-3">
        <WorkingLine>{texts.fetchingTheFaresOfYourFlights}</WorkingLine>
        <Skeleton className="h-[420px] rounded-card" />
      </div>
    )
  }
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.theFlightsYouPickedAreKept} isLatest={isLatest} />
  if (part.output.status === 'refused') return <Note>{part.output.refusal.message}</Note>
  return (
    <div className="animate-rise">
      <FlightSummary slices={part.output.slices} isLatest={isLatest} />
    </div>
  )
}

export const shown = shownBy<typeof schema>(SummariseFlightView)
