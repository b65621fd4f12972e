'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { PlacesSideBySide } from '@/components/destinations/places-side-by-side'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

/** What is missing or not clear is asked by the assistant in the same words. */
export function CompareDestinationsView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{texts.comparingThePlaces}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourTripIsAsItWas} isLatest={isLatest} />
  return part.output.status === 'compared' ? <PlacesSideBySide compared={part.output.compared} /> : null
}

export const shown = shownBy<typeof schema>(CompareDestinationsView)
