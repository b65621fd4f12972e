'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { formatMoney } from '@/lib/travel/money'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

/** One line: the flights and fares are shown by what the trip needs next. */
export function TakeVariantView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{texts.changingYourTrip}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourTripIsAsItWas} isLatest={isLatest} />
  const { output: answer } = part
  // A refusal is said by the assistant in the same words.
  if (answer.status === 'refused') return null
  const what = answer.clauses.join(', ')
  return (
    <p className="text-fact text-ink-soft">
      {answer.total ? texts.yourTripIsNowFor(what, formatMoney(answer.total)) : texts.yourTripIsNow(what)}
    </p>
  )
}

export const shown = shownBy<typeof schema>(TakeVariantView)
