'use client'

import { type ReactNode, useRef } from 'react'
import type { ChatMessage } from '@/lib/chat/message'
import { FailedNote } from '../ui/failed-note'
import { ArrowDownIcon } from '../ui/icons'
import { LiveRegion } from '../ui/live-region'
import { AnswerProgress } from './answer-progress'
import type { RenderTool } from './tool-part'
import { Turn } from './turn'
import { useAnswerAnnouncements } from './use-answer-announcements'
import { useFollow } from './use-follow'

export type ThreadProps = {
  messages: ChatMessage[]
  status: 'ready' | 'submitted' | 'streaming' | 'error'
  error: string | null
  renderTool: RenderTool
  /** Asks for the last answer once more. */
  onRetry: () => void
  /** What stands there before the first message. */
  emptyState?: ReactNode
}

const ALWAYS_DRAWN = 4
/** A thread without a single button can still be scrolled by keyboard. */
const SCROLLS_BY_KEY = { tabIndex: 0 }

/** The conversation. Nothing is announced per token: finished sentences go to a live region of their own. */
export function Thread({ messages, status, error, renderTool, onRetry, emptyState }: ThreadProps) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isAnswering = status === 'submitted' || status === 'streaming'
  const lastMessage = messages.at(-1)
  const lastTurn = messages.findLast((message) => message.role === 'user')
  const lastAnswer = messages.findLast((message) => message.role === 'assistant')
  const { isAtBottom, jumpToLatest } = useFollow(box, content, lastTurn?.id ?? null, isAnswering)
  useAnswerAnnouncements(lastMessage, isAnswering)
  const lastChangeId = messages.findLast((message) => message.parts.some((part) => part.type === 'data-change'))?.id

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        {...SCROLLS_BY_KEY}
        className="-outline-offset-2 relative min-h-0 flex-1 overflow-y-auto overflow-x-hidden overscroll-contain [scrollbar-gutter:stable_both-edges]"
      >
        <div ref={content} className="mx-auto flex min-h-full w-full max-w-[752px] flex-col px-4 pt-6 pb-8">
          {messages.length === 0 && emptyState}
          <div role="log" aria-label="Conversation" aria-live="off" aria-busy={isAnswering} className="flex flex-col gap-7">
            {messages.map((message, index) => (
              <Turn
                key={message.id}
                message={message}
                isLatest={message === lastAnswer}
                isStreaming={isAnswering && message === lastMessage}
                isOffscreenSafe={index < messages.length - ALWAYS_DRAWN}
                canUndo={message.id === lastChangeId && (lastTurn?.id === message.id || lastTurn === undefined)}
                renderTool={renderTool}
                onRetry={status === 'ready' ? onRetry : undefined}
              />
            ))}
            {isAnswering && !hasVisibleAnswer(lastMessage) && <AnswerProgress />}
            {status === 'error' && (
              <div role="alert">
                <FailedNote
                  happened={error ?? 'The answer did not come through.'}
                  kept="What you wrote and your trip are kept."
                  action={{ label: 'Try again', onPress: onRetry }}
                />
              </div>
            )}
          </div>
        </div>
      </div>
      <div aria-hidden="true" className="pointer-events-none absolute inset-x-0 bottom-0 h-5 bg-linear-to-t from-paper" />
      {!isAtBottom && messages.length > 0 && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3">
          {/* Beside the column where there is room: what stands at the right of a card is what one presses. */}
          <div className="mx-auto flex max-w-[840px] justify-end px-1.5 max-sm:justify-center">
            <button
              type="button"
              aria-label="Jump to latest"
              title="Jump to latest"
              onClick={jumpToLatest}
              className="pointer-events-auto grid size-10 animate-rise place-items-center rounded-full border bg-sheet shadow-card hover:border-ink-soft"
            >
              <ArrowDownIcon />
            </button>
          </div>
        </div>
      )}
      <LiveRegion />
    </div>
  )
}

/** Until something of the answer can be seen, its progress is told in words. */
function hasVisibleAnswer(message: ChatMessage | undefined): boolean {
  if (message?.role !== 'assistant') return false
  return message.parts.some(
    (part) =>
      part.type.startsWith('tool-') ||
      (part.type === 'text' && part.text.trim() !== '') ||
      (part.type === 'data-notice' && part.data.text !== ''),
  )
}
