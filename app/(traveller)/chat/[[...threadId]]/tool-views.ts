'use client'

import { use } from 'react'
import { isToolPart, type ThreadToolPart } from '@/components/chat/tool-part'
import type { ChatMessage } from '@/lib/chat/message'
import type { ToolName } from '@/tools'
import type { ShownTool } from '@/tools/shown-tool'
import { views } from '@/tools/views'

const coming = new Map<ToolName, Promise<ShownTool>>()
/** A promise is only heard later, and a page comes to life, or is drawn without a browser, at once. */
const there = new Map<ToolName, ShownTool>()

/** The tool that a part tells of; null where this version has none of that name. */
export function toolOf({ type }: ThreadToolPart): ToolName | null {
  const name = type.slice('tool-'.length)
  return isToolName(name) ? name : null
}

/** What shows a tool; where it has not come yet, whoever draws waits for it. */
export function useShownTool(name: ToolName): ShownTool {
  return there.get(name) ?? use(fetchOnce(name))
}

/** Fetches the views of these tools; what cannot be had now is asked for again when it is shown. */
export async function fetchToolViews(names: Iterable<ToolName>): Promise<void> {
  await Promise.all([...names].map((name) => fetchOnce(name).catch(() => void coming.delete(name))))
}

/** The tools whose views there are. */
export const shownTools = Object.keys(views).filter(isToolName)

/** The tools whose work stands in these messages, each once. */
export function toolsIn(messages: ChatMessage[]): Set<ToolName> {
  const parts = messages.flatMap((message) => message.parts).filter(isToolPart)
  return new Set(parts.flatMap((part) => toolOf(part) ?? []))
}

function fetchOnce(name: ToolName): Promise<ShownTool> {
  const asked = coming.get(name)
  if (asked) return asked
  const fetched = views[name]().then(({ shown }) => {
    there.set(name, shown)
    return shown
  })
  coming.set(name, fetched)
  return fetched
}

function isToolName(name: string): name is ToolName {
  return Object.hasOwn(views, name)
}
