'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { useTimeFormat } from '@/components/session/preferences'
import { CheckIcon } from '@/components/ui/icons'
import { Note } from '@/components/ui/note'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { formatClocksIn } from '@/lib/travel/time-format'
import { describeOffer } from '@/lib/travel/trip/describe-command'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

export function ChooseFlightView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  const timeFormat = useTimeFormat()
  if (part.state === 'running') return <WorkingLine>{texts.settingThatFlightAside}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourTripIsAsItWas} isLatest={isLatest} />
  const { output: answer } = part
  if (answer.status === 'refused') return <Note>{answer.refusal.message}</Note>
  return (
    <p className="flex items-center gap-2 text-fact text-ink-soft">
      <CheckIcon className="size-4 text-moss" />
      <span>
        {answer.label}: {formatClocksIn(describeOffer(answer.offer), timeFormat)}
        {answer.fare ? `, ${answer.fare.brand}` : ''}
      </span>
    </p>
  )
}

export const shown = shownBy<typeof schema>(ChooseFlightView)
