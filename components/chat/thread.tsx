'use client'

import { type ReactNode, useRef, useState } from 'react'
import type { ChatMessage } from '@/lib/chat/message'
import * as texts from '@/lib/texts/chat'
import { FailedNote } from '../ui/failed-note'
import { ArrowDownIcon } from '../ui/icons'
import { LiveRegion } from '../ui/live-region'
import { WorkingLine } from '../ui/working-line'
import { AnswerProgress } from './answer-progress'
import { EarlierMessages } from './earlier-messages'
import { LastingAnswerProvider, useLasting } from './lasting-answer'
import type { RenderTool } from './tool-part'
import { Turn } from './turn'
import type { TurnWork } from './turn-work'
import { useAnswerAnnouncements } from './use-answer-announcements'
import { useFocusInPlace } from './use-focus-in-place'
import { useFollow } from './use-follow'
import { useKeptPlace } from './use-kept-place'
import { useMarkedTurn } from './use-marked-turn'

export type ThreadProps = {
  messages: ChatMessage[]
  status: 'ready' | 'submitted' | 'streaming' | 'error'
  error: string | null
  renderTool: RenderTool
  /** Asks for the last answer once more. */
  onRetry: () => void
  /** What stands there before the first message. */
  emptyState?: ReactNode
  /** Answers to what the newest message asks; not there while the next one is on its way. */
  replies?: ReactNode
  /** What can be done with a message; left out where there is nothing to be done. */
  work?: TurnWork
  editing?: { messageId: string; text: string } | null
  /** The answer that is on its way was asked for here, and not in another window. */
  isOwnAnswer?: boolean
  isReconnecting?: boolean
  hasEarlier?: boolean
  isLoadingEarlier?: boolean
  onShowEarlier?: () => void
  /** The message that the reader came for. */
  wantedId?: string | null
}

const ALWAYS_DRAWN = 4
/** A thread without a single button can still be scrolled by keyboard. */
const SCROLLS_BY_KEY = { tabIndex: 0 }

/** The conversation. Nothing is announced per token: finished sentences go to a live region of their own. */
export function Thread({
  messages,
  status,
  error,
  renderTool,
  onRetry,
  emptyState,
  replies,
  work,
  editing = null,
  isOwnAnswer = true,
  isReconnecting = false,
  hasEarlier = false,
  isLoadingEarlier = false,
  onShowEarlier,
  wantedId = null,
}: ThreadProps) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isAnswering = status === 'submitted' || status === 'streaming'
  const lastMessage = messages.at(-1)
  const lastTurn = messages.findLast((message) => message.role === 'user')
  const lastAnswer = messages.findLast((message) => message.role === 'assistant')
  const { isAtBottom, jumpToLatest } = useFollow(box, content, {
    turnId: lastTurn?.id ?? null,
    isAnswering,
    isOwnAnswer,
    startsElsewhere: wantedId !== null,
  })
  useKeptPlace(box, { firstId: messages[0]?.id ?? null, isLoading: isLoadingEarlier, onNearTop: hasEarlier ? onShowEarlier : undefined })
  const isWantedThere = wantedId !== null && messages.some(({ id }) => id === wantedId)
  const markedId = useMarkedTurn(box, wantedId, isWantedThere)
  useAnswerAnnouncements(lastMessage, isAnswering)
  useFocusInPlace(content, messages)
  const isLasting = useLasting(isAnswering)
  const lengthAtRest = useLengthAtRest(messages.length, isAnswering)
  const lastChangeId = messages.findLast((message) => message.parts.some((part) => part.type === 'data-change'))?.id

  return (
    <div className="@container relative flex min-h-0 flex-1 flex-col">
      <div
        ref={box}
        {...SCROLLS_BY_KEY}
        className="-outline-offset-2 relative min-h-0 flex-1 scroll-py-3 overflow-y-auto overflow-x-hidden overscroll-contain [scrollbar-gutter:stable_both-edges]"
      >
        <div ref={content} className="mx-auto flex min-h-full w-full max-w-[752px] flex-col px-4 pt-6 pb-8 @max-[840px]:pb-3 short:pt-2">
          {messages.length === 0 && emptyState}
          {hasEarlier && onShowEarlier && <EarlierMessages isLoading={isLoadingEarlier} onShow={onShowEarlier} />}
          <div role="log" aria-label={texts.conversation} aria-live="off" aria-busy={isAnswering} className="flex flex-col gap-8">
            <LastingAnswerProvider value={isLasting}>
              {messages.map((message, index) => (
                <Turn
                  key={message.id}
                  message={message}
                  isLatest={message === lastAnswer}
                  isStreaming={isAnswering && message === lastMessage}
                  isOffscreenSafe={index < lengthAtRest - ALWAYS_DRAWN}
                  canUndo={message.id === lastChangeId && (lastTurn?.id === message.id || lastTurn === undefined)}
                  renderTool={renderTool}
                  onRetry={status === 'ready' && message === lastMessage ? onRetry : undefined}
                  work={work}
                  isLast={message === lastMessage}
                  editedText={editing?.messageId === message.id ? editing.text : null}
                  isMarked={message.id === markedId}
                />
              ))}
            </LastingAnswerProvider>
            {isReconnecting ? (
              <WorkingLine>{texts.reconnecting}</WorkingLine>
            ) : (
              isAnswering && !hasVisibleAnswer(lastMessage) && <AnswerProgress />
            )}
            {/* Its room is kept while the answer is written: what was about to be tapped stays where it is. */}
            {lastMessage?.role === 'assistant' && (
              <div className="-mt-2 min-h-9 pointer-coarse:min-h-11">{status === 'ready' && !isReconnecting && replies}</div>
            )}
            {status === 'error' && (
              <div role="alert">
                <FailedNote
                  happened={error ?? texts.answerDidNotComeThrough}
                  kept={texts.wordsAndTripAreKept}
                  action={{ label: texts.tryAgain, onPress: onRetry }}
                />
              </div>
            )}
          </div>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-0 z-10 @max-[840px]:bottom-8 h-5 bg-linear-to-t from-paper"
      />
      {messages.length > 0 && (
        // Beside the column where there is room, and in a strip of its own elsewhere: it covers no price and no button, and moves nothing.
        <div className="@min-[840px]:pointer-events-none @min-[840px]:absolute @min-[840px]:inset-x-0 @min-[840px]:bottom-3 z-20 h-8 shrink-0 short:h-6">
          <div className="mx-auto flex max-w-[840px] justify-center @min-[840px]:justify-end px-1.5">
            {!isAtBottom && (
              <button
                type="button"
                aria-label={texts.jumpToLatest}
                title={texts.jumpToLatest}
                onClick={jumpToLatest}
                className="before:-inset-2 pointer-events-auto relative grid size-7 @min-[840px]:size-9 animate-rise place-items-center rounded-full border bg-sheet shadow-card before:absolute hover:border-ink-soft short:size-6"
              >
                <ArrowDownIcon />
              </button>
            )}
          </div>
        </div>
      )}
      <LiveRegion />
    </div>
  )
}

/** How many messages there were before the turn that is on its way: what it brings is drawn, and nothing else is drawn otherwise for it. */
function useLengthAtRest(length: number, isAnswering: boolean): number {
  const [atRest, setAtRest] = useState(length)
  if (!isAnswering && atRest !== length) setAtRest(length)
  return atRest
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
