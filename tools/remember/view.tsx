'use client'

import type { z } from 'zod'
import { memoryWords } from '@/components/trip/memory-words'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/trip/memory'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

/** What is kept now, as a thin line; the chips of the trip are where it's changed by hand. */
function RememberView({ part }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state !== 'done' || part.output.status !== 'kept' || Object.keys(part.output.step).length === 0) return null
  const words = memoryWords(part.output.memory)
  return <p className="text-fact text-ink-soft">{words.length > 0 ? texts.keptInMind(words.join(', ')) : texts.nothingKept}</p>
}

export const shown = shownBy<typeof schema>(RememberView)
