'use client'

import { useState } from 'react'
import type { ChatMessage } from '@/lib/chat/message'
import * as texts from '@/lib/texts/chat'
import { useAnnounceOnce } from '../state/use-announce-once'
import { Button } from '../ui/button'
import { WorkingLine } from '../ui/working-line'

/** What there is to say of an answer itself: that it waits for a busy service, or that and why it ended early, with the way on. */
export function AnswerNotice({
  message,
  isStreaming,
  onRetry,
}: {
  message: ChatMessage
  isStreaming: boolean
  /** Given while the answer is the latest: asks for it once more. */
  onRetry: (() => void) | undefined
}) {
  const wait = isStreaming ? noticeOf(message, 'waiting') : null
  const ending = isStreaming ? null : endingOf(message)
  // Written during this visit; what a reopened thread holds stays silent.
  const [isFresh] = useState(isStreaming)
  useAnnounceOnce(wait, isFresh)
  useAnnounceOnce(noticeOf(message, 'fault'), isFresh)
  useAnnounceOnce(noticeOf(message, 'takeover'), isFresh)
  if (wait) return <WorkingLine>{wait}</WorkingLine>
  if (!ending) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 border-saffron border-s-2 ps-3 text-fact text-ink-soft">
      {ending.words}
      {onRetry && (
        <Button size="small" className="pointer-coarse:min-h-11" onClick={onRetry}>
          {ending.action}
        </Button>
      )}
    </p>
  )
}

function endingOf(message: ChatMessage): { words: string; action: string } | null {
  const fault = noticeOf(message, 'fault')
  if (fault) return { words: fault, action: texts.tryAgain }
  const status = message.metadata?.status
  if (status === 'partial') return { words: texts.answerWasCutOff, action: texts.continueAnswer }
  return status === 'failed' ? { words: texts.answerFailed, action: texts.tryAgain } : null
}

/** A notice is emptied when what it told is over. */
function noticeOf(message: ChatMessage, kind: 'waiting' | 'fault' | 'takeover'): string | null {
  const notice = message.parts.findLast((part) => part.type === 'data-notice' && part.data.kind === kind)
  return notice?.type === 'data-notice' && notice.data.text !== '' ? notice.data.text : null
}
