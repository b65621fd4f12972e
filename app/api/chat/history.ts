import 'server-only'
import type { ChatMessage } from '@/lib/chat/message'
import { openMessage } from '@/lib/chat/open-message'
import type { MessageRow } from '@/lib/ports/message-store'
import type { Services } from '@/lib/services'
import { type ToolName, tools } from '@/tools'

/** More than a model is ever sent (lib/chat/fit-history.ts cuts by length), and little to load of a thread of a thousand messages. */
const NEWEST_MESSAGES = 60

type Owner = { threadId: string; userId: string }

/** What came before an answer in the branch that is shown, as a model may read it; the oldest messages of a long thread are left out. */
export async function historyBefore(answerId: string, { threadId, userId }: Owner, { messages }: Pick<Services, 'messages'>) {
  const rows = await messages.list(threadId, userId, { limit: NEWEST_MESSAGES })
  return readableHistory(rows.filter(({ id }) => id !== answerId))
}

/** Messages as a model may read them: of a part that cannot be read its words, no message without any, and nothing that was noted beside it. */
export function readableHistory(rows: MessageRow[]): ChatMessage[] {
  const opened = rows.map((row) => withWords(openKnown({ ...row, metadata: null }))).filter(({ parts }) => parts.length > 0)
  const firstWords = opened.findIndex(({ role }) => role === 'user')
  return opened.slice(Math.max(0, firstWords))
}

/** A stored message with the tools of today: what others left are words. */
export function openKnown(row: MessageRow): ChatMessage {
  return openMessage(row, { isKnownTool })
}

/** The same for a reader: cards draw what they are given without a second look, so what they cannot draw becomes words here. */
export function openShown(row: MessageRow): ChatMessage {
  return openMessage(row, { isKnownTool, openOutput })
}

function openOutput(name: string, output: unknown): { output: unknown } | null {
  const read = isKnownTool(name) ? tools[name].output.safeParse(output) : null
  return read?.success ? { output: read.data } : null
}

function isKnownTool(name: string): name is ToolName {
  return Object.hasOwn(tools, name)
}

function withWords(message: ChatMessage): ChatMessage {
  const parts = message.parts.flatMap<ChatMessage['parts'][number]>((part) => {
    if (part.type !== 'data-unreadable') return [part]
    return part.data.words.trim() === '' ? [] : [{ type: 'text', text: part.data.words }]
  })
  return { ...message, parts }
}

/** A message of the branch that is shown; null when it is not in it. Looked for from the newest on. */
export async function findShown(messageId: string, { threadId, userId }: Owner, { messages }: Pick<Services, 'messages'>) {
  let before: string | undefined
  while (true) {
    const rows = await messages.list(threadId, userId, { limit: NEWEST_MESSAGES, before })
    const found = rows.find(({ id }) => id === messageId)
    if (found) return found
    if (rows.length < NEWEST_MESSAGES) return null
    before = rows[0]?.id
  }
}
