'use client'

import type { z } from 'zod'
import { useChatActions } from '@/components/chat/chat-actions'
import { TripSummary } from '@/components/flights/trip-summary'
import { FailedNote } from '@/components/ui/failed-note'
import { Note } from '@/components/ui/note'
import { Skeleton } from '@/components/ui/skeleton'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import type { input, output } from './schema'

export function SummariseTripView({ part, isLatest }: ToolViewProps<z.infer<typeof input>, z.infer<typeof output>>) {
  const { retry } = useChatActions()
  if (part.state === 'running') {
    return (
      <div className="flex flex-col gap-3">
        <WorkingLine>Adding up your trip…</WorkingLine>
        <Skeleton className="h-[420px] rounded-card" />
      </div>
    )
  }
  if (part.state === 'failed') {
    return (
      <FailedNote
        happened={part.message}
        kept="Your flights and fares are kept."
        action={isLatest ? { label: 'Try again', onPress: retry } : undefined}
      />
    )
  }
  if (part.output.status === 'refused') return <Note>{part.output.refusal.message}</Note>
  return (
    <div className="animate-rise">
      <TripSummary route={part.output.route} price={part.output.price} />
    </div>
  )
}
