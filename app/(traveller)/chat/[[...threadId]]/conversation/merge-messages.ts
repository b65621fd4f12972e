import { isToolPart } from '@/components/chat/tool-part'
import type { ChatMessage } from '@/lib/chat/message'

/**
 * What the server tells of a branch, laid over what is shown: earlier messages that were asked for stay, and what has not changed stays the
 * very same object, so that nothing of it is drawn anew. The answer with the id `followedId` is the window's own affair.
 */
export function mergeMessages(shown: ChatMessage[], told: ChatMessage[], followedId: string | null): ChatMessage[] {
  const known = new Map(shown.map((message) => [message.id, message]))
  const merged = told.filter(({ id }) => id !== followedId).map((message) => keepSame(known.get(message.id), message))
  const followed = followedId === null ? undefined : known.get(followedId)
  return [...shown.slice(0, reachOf(shown, told)), ...merged, ...(followed ? [followed] : [])]
}

/** How many of the shown messages come before the first one that was told. */
export function reachOf(shown: ChatMessage[], told: ChatMessage[]): number {
  return Math.max(
    shown.findIndex(({ id }) => id === told[0]?.id),
    0,
  )
}

function keepSame(known: ChatMessage | undefined, told: ChatMessage): ChatMessage {
  if (!known || known.role !== told.role || outline(known) !== outline(told)) return told
  return JSON.stringify(known.metadata) === JSON.stringify(told.metadata) ? known : { ...told, parts: known.parts }
}

/** Enough to tell two states of one message apart, without reading whole search results. */
function outline({ parts }: ChatMessage): string {
  return JSON.stringify(
    parts.map((part) => {
      if (part.type === 'text') return ['text', part.text]
      if (isToolPart(part)) return [part.type, part.toolCallId, part.state]
      return part.type.startsWith('data-') ? part : [part.type]
    }),
  )
}

/** How much of an answer is there: what a replay has to reach before it is shown in place of what stands there. */
export function sizeOf(message: ChatMessage | undefined): number {
  if (!message) return 0
  return message.parts.reduce((size, part) => size + (part.type === 'text' ? part.text.length : 1), 0)
}

export function withMessage(messages: ChatMessage[], message: ChatMessage): ChatMessage[] {
  const index = messages.findIndex(({ id }) => id === message.id)
  return index === -1 ? [...messages, message] : messages.with(index, message)
}
