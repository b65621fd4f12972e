'use client'

import type { z } from 'zod'
import { useChatActions } from '@/components/chat/chat-actions'
import { flightLine } from '@/components/flights/flight-words'
import { FailedNote } from '@/components/ui/failed-note'
import { CheckIcon } from '@/components/ui/icons'
import { Note } from '@/components/ui/note'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import type { input, output } from './schema'

export function ChooseFlightView({ part, isLatest }: ToolViewProps<z.infer<typeof input>, z.infer<typeof output>>) {
  const { retry } = useChatActions()
  if (part.state === 'running') return <WorkingLine>Setting that flight aside for you…</WorkingLine>
  if (part.state === 'failed') {
    return (
      <FailedNote
        happened={part.message}
        kept="Your trip is as it was."
        action={isLatest ? { label: 'Try again', onPress: retry } : undefined}
      />
    )
  }
  const { output: answer } = part
  if (answer.status === 'refused') return <Note>{answer.refusal.message}</Note>
  return (
    <p className="flex items-center gap-2 text-fact text-ink-soft">
      <CheckIcon className="size-4 text-moss" />
      <span>
        {answer.label}: {flightLine(answer.offer)}
        {answer.fare ? `, ${answer.fare.brand}` : ''}
      </span>
    </p>
  )
}
