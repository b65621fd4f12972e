'use client'

import { useState } from 'react'
import { ToolPartView } from '@/app/(traveller)/chat/[[...threadId]]/tool-part-view'
import { fetchToolViews, toolsIn } from '@/app/(traveller)/chat/[[...threadId]]/tool-views'
import { ReadOnlyThread } from '@/components/chat/read-only-thread'
import type { ThreadToolPart } from '@/components/chat/tool-part'
import type { ChatMessage } from '@/lib/chat/message'

/** The conversation behind a link, as its reader sees it. */
export function SharedThread({ messages }: { messages: ChatMessage[] }) {
  useState(() => void fetchToolViews(toolsIn(messages)))
  return <ReadOnlyThread messages={messages} live={null} renderTool={renderTool} />
}

function renderTool(part: ThreadToolPart) {
  return <ToolPartView part={part} isLatest={false} />
}
