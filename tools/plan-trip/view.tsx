'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import type { input, output } from './schema'

export function PlanTripView({ part, isLatest }: ToolViewProps<z.infer<typeof input>, z.infer<typeof output>>) {
  if (part.state === 'running') return <WorkingLine>Planning your days…</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept="Your trip is as it was." isLatest={isLatest} />
  return null
}
