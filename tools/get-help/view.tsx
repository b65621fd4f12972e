'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { HelpCard } from '@/components/help/help-card'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/help'
import { yourTripIsAsItWas } from '@/lib/texts/tools'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

export function GetHelpView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{texts.lookingUpYourBookings}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={yourTripIsAsItWas} isLatest={isLatest} />
  return <HelpCard help={part.output} />
}

export const shown = shownBy<typeof schema>(GetHelpView)
