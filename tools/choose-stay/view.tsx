'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { KeptCard } from '@/components/stays/kept/kept-card'
import { StayCandidates } from '@/components/stays/stay-candidates'
import { Note } from '@/components/ui/note'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

export function ChooseStayView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{part.input.drop ? texts.lettingThatRoomGo : texts.lookingThatRoomUp}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourTripIsAsItWas} isLatest={isLatest} />
  const { output: answer } = part
  if (answer.status === 'refused') return <Note>{answer.refusal.message}</Note>
  if (answer.status === 'dropped') return <Note>{texts.noPlaceToStayIsKept}</Note>
  if (answer.status === 'unclear') return <StayCandidates said={answer.said} names={answer.candidates} canChoose={isLatest} />
  return <KeptCard chosen={answer.chosen} />
}

export const shown = shownBy<typeof schema>(ChooseStayView)
