'use client'

import { ReadableInstead } from '@/components/chat/readable-instead'
import type { ThreadToolPart } from '@/components/chat/tool-part'
import { NOT_AS_IT_WAS, UnreadableCard } from '@/components/chat/unreadable-card'
import type { ToolPart } from '@/lib/chat/tool-view'
import { wordsOf } from '@/lib/chat/words-of'
import * as texts from '@/lib/texts/pages/chat'
import type { ToolName } from '@/tools'
import { toolOf, useShownTool } from './tool-views'

/** One use of a tool as its view; what this version does not know stays readable instead of breaking the thread. */
export function ToolPartView({ part, isLatest }: { part: ThreadToolPart; isLatest: boolean }) {
  const name = toolOf(part)
  if (!name) return <OlderCard part={part} />
  return (
    <ReadableInstead of={part} what={NOT_AS_IT_WAS} words={() => wordsOf([part])}>
      <KnownCard name={name} part={part} isLatest={isLatest} />
    </ReadableInstead>
  )
}

function KnownCard({ name, part, isLatest }: { name: ToolName; part: ThreadToolPart; isLatest: boolean }) {
  const View = useShownTool(name)
  return <View part={toViewPart(part) as ToolPart<never, never>} isLatest={isLatest} />
}

function toViewPart(part: ThreadToolPart): ToolPart<unknown, unknown> {
  const input = part.input !== null && typeof part.input === 'object' ? part.input : {}
  if (part.state === 'output-error') return { state: 'failed', input, message: part.errorText }
  if (part.state !== 'output-available') return { state: 'running', input, soFar: null }
  return part.preliminary ? { state: 'running', input, soFar: part.output } : { state: 'done', input, output: part.output }
}

function OlderCard({ part }: { part: ThreadToolPart }) {
  return <UnreadableCard what={texts.cardOfAnotherVersion} words={wordsOf([part])} />
}
