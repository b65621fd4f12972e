import type { ChatMessage } from '@/lib/chat/message'
import { messageIdOf } from '@/lib/chat/message-id'
import type { TurnBody } from './chat-requests'
import type { ConversationState } from './conversation-state'

export function messagesBefore(messages: ChatMessage[], messageId: string): ChatMessage[] {
  const index = messages.findIndex(({ id }) => id === messageId)
  return index === -1 ? messages : messages.slice(0, index)
}

export function isOfWords(body: TurnBody): boolean {
  return 'text' in body || 'command' in body
}

/** Said from the composer, and not in place of other words. */
export function isPlainWords(body: TurnBody): boolean {
  return 'text' in body && !('instead' in body)
}

export function messageOf(body: TurnBody): ChatMessage {
  const { key } = body
  const part: ChatMessage['parts'][number] =
    'command' in body ? { type: 'data-change', data: { label: String(body.label) } } : { type: 'text', text: String(body.text) }
  return { id: messageIdOf(key), role: 'user', parts: [part], metadata: { createdAt: Date.now(), key } }
}

/** An edit that is refused keeps its words: the field opens again with them. */
export function editAgain(body: TurnBody): Pick<ConversationState, 'editing'> {
  return { editing: 'instead' in body ? { messageId: String(body.instead), text: String(body.text) } : null }
}
