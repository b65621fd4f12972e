'use client'

import type { z } from 'zod'
import { ToolFailed } from '@/components/chat/tool-failed'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as destinations from '@/lib/texts/destinations'
import * as texts from '@/lib/texts/tools'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

/** The answer is in words; the place's page has the rest. */
export function LookUpPlaceView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{texts.lookingThatUp}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourTripIsAsItWas} isLatest={isLatest} />
  if (part.output.status !== 'told') return null
  const { slug, name } = part.output.guide
  return (
    <a
      href={`/destination/${slug}`}
      target="_blank"
      rel="noreferrer"
      className="min-h-8 content-center px-1 text-fact text-sea underline-offset-4 hover:underline"
    >
      {destinations.about(name)}
      <span className="sr-only"> {destinations.opensInANewTab}</span>
    </a>
  )
}

export const shown = shownBy<typeof schema>(LookUpPlaceView)
