import type { ReactNode } from 'react'
import type { ChatMessage, ChatPart } from '@/lib/chat/message'

export type ThreadToolPart = Extract<ChatPart, { type: `tool-${string}` }>

/** How the app draws one use of a tool; the thread itself knows no tool. */
export type RenderTool = (part: ThreadToolPart, message: ChatMessage, isLatest: boolean) => ReactNode

export function isToolPart(part: ChatPart): part is ThreadToolPart {
  return part.type.startsWith('tool-')
}
