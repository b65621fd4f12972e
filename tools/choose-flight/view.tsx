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
  const chosen = [...(answer.outbound ? [answer.outbound] : []), answer]
  return (
    <div className="flex items-start gap-2 text-fact text-ink-soft">
      <CheckIcon className="mt-0.5 size-4 shrink-0 text-moss" />
      <p>
        {chosen.map(({ label, offer }) => (
          <span key={label} className="block">
            {label}: {formatClocksIn(describeOffer(offer), timeFormat)}
            {offer === answer.offer && answer.fare ? `, ${answer.fare.brand}` : ''}
          </span>
        ))}
      </p>
    </div>
  )
}

export const shown = shownBy<typeof schema>(ChooseFlightView)
