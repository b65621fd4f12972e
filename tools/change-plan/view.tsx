'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { StandingPlan } from '@/components/plan/standing-plan'
import { Note } from '@/components/ui/note'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

/** What is not clear yet is asked in words; a plan that stands is shown, and changed by hand there. */
export function ChangePlanView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{texts.changingThePlan}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourTripIsAsItWas} isLatest={isLatest} />
  const { output: answer } = part
  if (answer.status === 'refused') return <Note>{answer.refusal.message}</Note>
  return answer.status === 'planned' ? <StandingPlan plan={answer.plan} isLatest={isLatest} /> : null
}

export const shown = shownBy<typeof schema>(ChangePlanView)
