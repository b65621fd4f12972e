'use client'

import { memo, type ReactNode } from 'react'
import type { ChatMessage } from '@/lib/chat/message'
import * as texts from '@/lib/texts/chat'
import { formatDay } from '@/lib/travel/dates'
import { formatClocksIn } from '@/lib/travel/time-format'
import { timeOfDay } from '../booking/time-of-day'
import { useTimeFormat } from '../session/preferences'
import { useIsHydrated } from '../session/use-is-hydrated'
import { ownClock, ownDay } from '../state/own-day'
import { createLatePart, useLatePart } from '../ui/late-part'
import { AnswerNotice } from './answer-notice'
import { AssistantText } from './assistant-text'
import { ChangeLine } from './change-line'
import { ReadableInstead } from './readable-instead'
import { isToolPart, type RenderTool, type ThreadToolPart } from './tool-part'
import { TurnActions, textOf } from './turn-actions'
import type { TurnWork } from './turn-work'
import { NOT_AS_IT_WAS, UnreadableCard } from './unreadable-card'

type TurnProps = {
  message: ChatMessage
  isLatest: boolean
  isStreaming: boolean
  /** Far enough up that the browser may skip drawing it while it is out of view. */
  isOffscreenSafe: boolean
  canUndo: boolean
  renderTool: RenderTool
  /** Given while the answer is the last word: lets it go on, or asks for it once more. */
  onRetry: (() => void) | undefined
  /** Left out where the thread can only be read. */
  work?: TurnWork | undefined
  isLast?: boolean
  /** Set while this message is written anew: the words it begins with. */
  editedText?: string | null
  /** What a search led to, for a moment. */
  isMarked?: boolean
}

const lateEditField = createLatePart(() => import('./edit-field').then((module) => module.EditField))

/** Behind the message and the row under it, and clear of the next one. */
const MARK = 'before:-z-10 before:absolute before:inset-x-0 before:top-0 before:bottom-1 before:rounded-card before:bg-saffron-soft'

/** One message. While another one streams its props stay the same, and so it is not drawn again. */
export const Turn = memo(function Turn(props: TurnProps) {
  const { message, isOffscreenSafe, isMarked } = props
  const isTraveller = message.role === 'user'
  return (
    // The row under a message and the mark around it lie in the padding: what the browser may skip is cut off at its edge.
    <article
      data-turn={message.id}
      tabIndex={-1}
      aria-label={isTraveller ? texts.you : texts.wayfarer}
      className={`group/turn relative isolate -mx-3 -mt-2 -mb-8 flex flex-col gap-4 px-3 pt-2 pb-8 outline-none focus-within:z-10 hover:z-10 ${isTraveller ? 'items-end' : ''} ${isMarked ? MARK : ''} ${isOffscreenSafe ? '[contain-intrinsic-size:auto_280px] [content-visibility:auto] has-data-[task=open]:[content-visibility:visible]' : ''}`}
    >
      <ReadableInstead of={message} what={texts.messageCannotBeShown} words={() => textOf(message)}>
        {isTraveller ? <TravellerTurn {...props} /> : <AssistantTurn {...props} />}
      </ReadableInstead>
    </article>
  )
})

function TravellerTurn({ message, canUndo, work, isLast = false, editedText = null }: TurnProps) {
  const isClick = message.parts.some((part) => part.type === 'data-change')
  const EditField = useLatePart(lateEditField, editedText !== null, () => work?.endEditing())
  if (work && editedText !== null && EditField) return <EditField messageId={message.id} text={editedText} work={work} />
  return (
    <>
      {message.parts.map((part, index) => {
        const key = `${message.id}-${index}`
        if (part.type === 'data-change') {
          return (
            <div key={key} className="w-full">
              <ChangeLine label={part.data.label} canUndo={canUndo} />
            </div>
          )
        }
        if (part.type === 'data-unreadable') return <UnreadableCard key={key} {...part.data} />
        // The words beside a click are for the model; the line says the same.
        if (isClick || part.type !== 'text' || part.text.trim() === '') return null
        return (
          <p
            key={key}
            dir="auto"
            className="wrap-anywhere max-w-[min(85%,34rem)] whitespace-pre-wrap rounded-[18px] rounded-ee-[6px] bg-sea-soft px-4 py-2 text-body"
          >
            {part.text}
          </p>
        )
      })}
      {(!isClick || (message.metadata?.versions?.length ?? 0) > 1) && (
        <div className="-mt-4">
          <TurnActions message={message} work={work} isLast={isLast}>
            {!isClick && <SentAt message={message} />}
          </TurnActions>
        </div>
      )}
    </>
  )
}

function AssistantTurn({ message, isLatest, isStreaming, canUndo, renderTool, onRetry, work, isLast = false }: TurnProps) {
  const lastText = message.parts.findLastIndex((part) => part.type === 'text')
  const hasEnded = !isStreaming && message.metadata?.status !== undefined
  return (
    <>
      {message.parts.map((part, index): ReactNode => {
        const key = `${message.id}-${index}`
        if (part.type === 'text' && part.text.trim() !== '') {
          return <AssistantText key={key} text={part.text} isStreaming={isStreaming && index === lastText} />
        }
        if (part.type === 'data-change') return <ChangeLine key={key} label={part.data.label} canUndo={canUndo} />
        if (part.type === 'data-unreadable') return <UnreadableCard key={key} {...part.data} />
        if (part.type === 'data-notice' && part.data.kind === 'takeover') return <TakeoverLine key={key} text={part.data.text} />
        if (isToolPart(part)) {
          if (hasEnded && isOpenCall(part)) return <UnreadableCard key={key} what={texts.stepWasCutOff} words="" />
          return (
            <div key={`tool-${part.toolCallId}`} className="empty:hidden">
              <ReadableInstead of={part} what={NOT_AS_IT_WAS} words={() => ''}>
                {renderTool(part, message, isLatest)}
              </ReadableInstead>
            </div>
          )
        }
        return null
      })}
      <AnswerNotice message={message} isStreaming={isStreaming} onRetry={isLatest ? onRetry : undefined} />
      {!isStreaming && (
        <TurnActions message={message} work={work} isLast={isLast}>
          <SentAt message={message} />
        </TurnActions>
      )}
    </>
  )
}

/** Who answers from here on, and why. */
function TakeoverLine({ text }: { text: string }) {
  return (
    <p dir="auto" className="border-saffron border-s-2 ps-3 text-fact text-ink-soft">
      {text}
    </p>
  )
}

/** Of an answer that has ended: nobody is at work on it any more. */
function isOpenCall(part: ThreadToolPart): boolean {
  return part.state !== 'output-error' && part.state !== 'output-denied' && (part.state !== 'output-available' || part.preliminary === true)
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
      title={isHydrated ? formatClocksIn(momentInFull(at), timeFormat) : undefined}
      className="figures px-1.5 text-[12px] text-ink-soft leading-5"
    >
      {isHydrated && timeOfDay(at.toISOString(), timeFormat)}
    </time>
  )
}

/** "Tue 24 Nov 2026, 14:32" where the reader is. */
function momentInFull(at: Date): string {
  return `${formatDay(ownDay(at))} ${at.getFullYear()}, ${ownClock(at)}`
}
