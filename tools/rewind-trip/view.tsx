'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { UndoIcon } from '@/components/ui/icons'
import { Note } from '@/components/ui/note'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

export function RewindTripView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') {
    return <WorkingLine>{part.input.to === 'start' ? texts.clearingTheTrip : texts.takingTheLastChangeBack}</WorkingLine>
  }
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourTripIsAsItWas} isLatest={isLatest} />
  const { output: answer } = part
  if (answer.status === 'refused') return <Note>{answer.refusal.message}</Note>
  const words = answer.to === 'start' ? texts.tripStartsOver : answer.undone ? texts.takenBack(answer.undone) : texts.lastChangeTakenBack
  return (
    <p className="flex items-center gap-2 text-fact text-ink-soft">
      <UndoIcon /> {words}
    </p>
  )
}

export const shown = shownBy<typeof schema>(RewindTripView)
