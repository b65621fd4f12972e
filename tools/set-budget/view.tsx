'use client'

import type { z } from 'zod'
import { BudgetBar } from '@/components/trip/budget-bar'
import { WayOut } from '@/components/trip/budget-outlook'
import { Card } from '@/components/ui/card'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/trip/budget'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

/** A refusal and a budget that is gone are said by the assistant; a budget that stands is shown as it was then. */
function SetBudgetView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{texts.settingTheBudget}</WorkingLine>
  if (part.state === 'failed' || part.output.status !== 'set') return null
  const { standing, outlook } = part.output
  return (
    <Card aria-label={texts.budget} className="animate-rise px-4 py-3">
      <BudgetBar standing={standing} />
      {outlook && <WayOut outlook={outlook} isOpen={isLatest} />}
    </Card>
  )
}

export const shown = shownBy<typeof schema>(SetBudgetView)
