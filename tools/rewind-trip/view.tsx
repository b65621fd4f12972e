'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { UndoIcon } from '@/components/ui/icons'
import { Note } from '@/components/ui/note'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import type { input, output } from './schema'

export function RewindTripView({ part, isLatest }: ToolViewProps<z.infer<typeof input>, z.infer<typeof output>>) {
  if (part.state === 'running') {
    return <WorkingLine>{part.input.to === 'start' ? 'Clearing the trip…' : 'Taking the last change back…'}</WorkingLine>
  }
  if (part.state === 'failed') return <ToolFailed message={part.message} kept="Your trip is as it was." isLatest={isLatest} />
  const { output: answer } = part
  if (answer.status === 'refused') return <Note>{answer.refusal.message}</Note>
  const words =
    answer.to === 'start' ? 'The trip starts over' : answer.undone ? `Taken back: ${answer.undone}` : 'The last change is taken back'
  return (
    <p className="flex items-center gap-2 text-fact text-ink-soft">
      <UndoIcon /> {words}
    </p>
  )
}
