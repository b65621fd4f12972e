'use client'

import * as texts from '@/lib/texts/chat'
import { FailedNote } from '../ui/failed-note'
import { useChatActions } from './chat-actions'

/** A tool that failed: what happened, what was kept, and, while it is the newest, one press that asks for the answer once more. */
export function ToolFailed({
  message,
  kept,
  isLatest,
  retryLabel = texts.tryAgain,
}: {
  message: string
  kept: string
  isLatest: boolean
  retryLabel?: string
}) {
  const { retry } = useChatActions()
  return <FailedNote happened={message} kept={kept} action={isLatest ? { label: retryLabel, onPress: retry } : undefined} />
}
