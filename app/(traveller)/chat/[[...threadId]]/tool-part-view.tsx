'use client'

import { ReadableInstead } from '@/components/chat/readable-instead'
import type { ThreadToolPart } from '@/components/chat/tool-part'
import { NOT_AS_IT_WAS, UnreadableCard } from '@/components/chat/unreadable-card'
import type { ToolPart } from '@/lib/chat/tool-view'
import { wordsOf } from '@/lib/chat/words-of'
import * as texts from '@/lib/texts/pages/chat'
import type { ToolName } from '@/tools'
import { views } from '@/tools/views'

/** One use of a tool as its view; what this version does not know stays readable instead of breaking the thread. */
export function ToolPartView({ part, isLatest }: { part: ThreadToolPart; isLatest: boolean }) {
  const name = part.type.slice('tool-'.length)
  if (!isToolName(name)) return <OlderCard part={part} />
  const { schema, view: View } = views[name]
  const shown = toViewPart(part, (output) => schema.output.safeParse(output))
  if (!shown) return <OlderCard part={part} />
  return (
    <ReadableInstead of={part} what={NOT_AS_IT_WAS} words={() => wordsOf([part])}>
      <View part={shown as ToolPart<never, never>} isLatest={isLatest} />
    </ReadableInstead>
  )
}

function toViewPart(
  part: ThreadToolPart,
  parse: (output: unknown) => { success: boolean; data?: unknown },
): ToolPart<unknown, unknown> | null {
  const input = part.input !== null && typeof part.input === 'object' ? part.input : {}
  if (part.state === 'output-error') return { state: 'failed', input, message: part.errorText }
  if (part.state !== 'output-available') return { state: 'running', input, soFar: null }
  const output = parse(part.output)
  if (part.preliminary) return { state: 'running', input, soFar: output.success ? output.data : null }
  return output.success ? { state: 'done', input, output: output.data } : null
}

function isToolName(name: string): name is ToolName {
  return Object.hasOwn(views, name)
}

function OlderCard({ part }: { part: ThreadToolPart }) {
  return <UnreadableCard what={texts.cardOfAnotherVersion} words={wordsOf([part])} />
}
