'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { TripSummary } from '@/components/flights/trip-summary'
import { Note } from '@/components/ui/note'
import { Skeleton } from '@/components/ui/skeleton'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

export function SummariseTripView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') {
    return (
      <div className="flex flex-col gap-3">
        <WorkingLine>{texts.addingUpYourTrip}</WorkingLine>
        <Skeleton className="h-[420px] rounded-card" />
      </div>
    )
  }
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourFlightsAndFaresAreKept} isLatest={isLatest} />
  if (part.output.status === 'refused') return <Note>{part.output.refusal.message}</Note>
  return (
    <div className="animate-rise">
      <TripSummary route={part.output.route} price={part.output.price} isLatest={isLatest} />
    </div>
  )
}

export const shown = shownBy<typeof schema>(SummariseTripView)
