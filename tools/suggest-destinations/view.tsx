'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { ProposedPlaces } from '@/components/destinations/proposed-places'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

/** What is missing or not clear is asked by the assistant in the same words. */
export function SuggestDestinationsView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{texts.lookingAtFaresAndWeather}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourTripIsAsItWas} isLatest={isLatest} />
  return part.output.status === 'proposed' ? <ProposedPlaces proposal={part.output.proposal} isLatest={isLatest} /> : null
}

export const shown = shownBy<typeof schema>(SuggestDestinationsView)
