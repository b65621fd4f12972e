'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import * as texts from '@/lib/texts/pages/chat'
import type { ConversationState } from './conversation/conversation-state'

type Reached = Pick<ConversationState, 'messages' | 'hasEarlier'> & { reachMessage: (messageId: string) => Promise<void> }

/** The message that the address asks for, as a search leads to it: earlier messages are fetched until it is there. */
export function useWantedMessage({ messages, hasEarlier, reachMessage }: Reached): { id: string | null; refusal: string | null } {
  const id = useSearchParams().get('message')
  useEffect(() => {
    if (id) void reachMessage(id)
  }, [id, reachMessage])
  // What could not be loaded may still hold it.
  const isElsewhere = id !== null && !hasEarlier && messages.every((message) => message.id !== id)
  return { id, refusal: isElsewhere ? texts.messageInAnotherVersion : null }
}
