'use client'

import type { ReactNode } from 'react'
import type { ChatMessage } from '@/lib/chat/message'
import { formatClocksIn } from '@/lib/travel/time-format'
import { timeOfDay } from '../booking/time-of-day'
import { useTimeFormat } from '../session/preferences'
import { useIsHydrated } from '../session/use-is-hydrated'
import { AnswerNotice } from './answer-notice'
import { AssistantText } from './assistant-text'
import { ChangeLine } from './change-line'
import { isToolPart, type RenderTool } from './tool-part'

type TurnProps = {
  message: ChatMessage
  isLatest: boolean
  isStreaming: boolean
  /** Far enough up that the browser may skip drawing it while it is out of view. */
  isOffscreenSafe: boolean
  canUndo: boolean
  renderTool: RenderTool
  onRetry: (() => void) | undefined
}

export function Turn(props: TurnProps) {
  const { message, isOffscreenSafe } = props
  const isTraveller = message.role === 'user'
  return (
    <article
      data-turn={message.id}
      aria-label={isTraveller ? 'You' : 'Wayfarer'}
      className={`group/turn relative flex flex-col gap-4 ${isTraveller ? 'items-end' : ''} ${isOffscreenSafe ? '[contain-intrinsic-size:auto_280px] [content-visibility:auto]' : ''}`}
    >
      {isTraveller ? <TravellerTurn {...props} /> : <AssistantTurn {...props} />}
    </article>
  )
}

function TravellerTurn({ message, canUndo }: TurnProps) {
  const isClick = message.parts.some((part) => part.type === 'data-change')
  return message.parts.map((part, index) => {
    const key = `${message.id}-${index}`
    if (part.type === 'data-change') {
      return (
        <div key={key} className="w-full">
          <ChangeLine label={part.data.label} canUndo={canUndo} />
        </div>
      )
    }
    // The words beside a click are for the model; the line says the same.
    if (isClick || part.type !== 'text' || part.text.trim() === '') return null
    return (
      <div key={key} className="flex max-w-[min(85%,34rem)] flex-col items-end">
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap rounded-[18px] rounded-br-[6px] bg-sea-soft px-4 py-2 text-body">
          {part.text}
        </p>
        <SentAt message={message} />
      </div>
    )
  })
}

function AssistantTurn({ message, isLatest, isStreaming, canUndo, renderTool, onRetry }: TurnProps) {
  const lastText = message.parts.findLastIndex((part) => part.type === 'text')
  return (
    <>
      {message.parts.map((part, index): ReactNode => {
        const key = `${message.id}-${index}`
        if (part.type === 'text' && part.text.trim() !== '') {
          return <AssistantText key={key} text={part.text} isStreaming={isStreaming && index === lastText} />
        }
        if (part.type === 'data-change') return <ChangeLine key={key} label={part.data.label} canUndo={canUndo} />
        if (isToolPart(part))
          return (
            <div key={`tool-${part.toolCallId}`} className="empty:hidden">
              {renderTool(part, message, isLatest)}
            </div>
          )
        return null
      })}
      <AnswerNotice message={message} isStreaming={isStreaming} onRetry={isLatest ? onRetry : undefined} />
      {!isStreaming && <SentAt message={message} />}
    </>
  )
}

function SentAt({ message }: { message: ChatMessage }) {
  // The traveller's own clock is known in the browser only.
  const isHydrated = useIsHydrated()
  const timeFormat = useTimeFormat()
  const createdAt = message.metadata?.createdAt
  if (createdAt === undefined) return null
  const at = new Date(createdAt)
  return (
    <time
      dateTime={at.toISOString()}
      title={isHydrated ? formatClocksIn(at.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' }), timeFormat) : undefined}
      className="figures -mb-5 h-5 text-[12px] text-ink-soft leading-5 opacity-0 transition-opacity duration-150 group-focus-within/turn:opacity-100 group-hover/turn:opacity-100"
    >
      {isHydrated && timeOfDay(at.toISOString(), timeFormat)}
    </time>
  )
}
