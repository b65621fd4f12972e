'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import type { ChatMessage } from '@/lib/chat/message'
import * as texts from '@/lib/texts/chat'
import { AgainIcon, PencilIcon } from '../ui/icons'
import { CopyButton } from './copy-button'
import { useIsAnswerLasting } from './lasting-answer'
import { TurnButton } from './turn-button'
import type { TurnWork } from './turn-work'
import { VersionSwitch } from './version-switch'

// A button that cannot be fetched must not take the message with it.
const ReadAloudButton = lazy(() =>
  import('./voice/read-aloud-button').then(
    (module) => ({ default: module.ReadAloudButton }),
    () => ({ default: () => null }),
  ),
)

type TurnActionsProps = { message: ChatMessage; work: TurnWork | undefined; isLast: boolean; children?: ReactNode }

/**
 * The row under a message: when it was sent, and what can be done with it. It lies in the air between two turns, so that nothing moves when
 * it appears, its pictures in line with the message. On a touch screen the last message always shows it, and another one when it is touched.
 */
export function TurnActions({ message, work, isLast, children }: TurnActionsProps) {
  const isOff = useIsAnswerLasting()
  const text = textOf(message)
  const isOwn = message.role === 'user'
  const isOfWords = isOwn && !message.parts.some((part) => part.type === 'data-change') && text !== ''
  const versions = message.metadata?.versions ?? []
  const isAlwaysSeen = isLast || versions.length > 1
  return (
    <div
      className={`-mb-7 flex min-h-7 items-center gap-0.5 pointer-coarse:min-h-11 ${isAlwaysSeen ? 'pointer-coarse:-mb-3' : 'pointer-coarse:-mb-11'} ${isOwn ? '-me-1.5 pointer-coarse:-me-3.5 flex-row-reverse' : '-mt-3 -ms-1.5 pointer-coarse:-mt-4 pointer-coarse:-ms-3.5'}`}
    >
      {work && versions.length > 1 && <VersionSwitch id={message.id} versions={versions} isOff={isOff} onShow={work.showVersion} />}
      <div
        className={`flex items-center gap-0.5 opacity-0 transition-opacity duration-150 group-focus-within/turn:opacity-100 group-hover/turn:opacity-100 ${isLast ? 'pointer-coarse:opacity-100' : 'pointer-coarse:pointer-events-none group-focus-within/turn:pointer-events-auto'} ${isOwn ? 'flex-row-reverse' : ''}`}
      >
        {work && text !== '' && <CopyButton text={text} label={isOwn ? texts.copyYourMessage : texts.copyTheAnswer} />}
        {work && !isOwn && (
          <TurnButton label={texts.answerAgain} isOff={isOff} onClick={() => work.again(message.id)}>
            <AgainIcon />
          </TurnButton>
        )}
        {work && isOfWords && (
          <TurnButton
            label={texts.editYourMessage}
            data-edits={message.id}
            isOff={isOff}
            onClick={() => work.startEditing(message.id, text)}
          >
            <PencilIcon />
          </TurnButton>
        )}
        {work && !isOwn && text !== '' && (
          <Suspense>
            <ReadAloudButton messageId={message.id} text={text} />
          </Suspense>
        )}
        {children}
      </div>
    </div>
  )
}

/** The words of a message as they were written; of an answer, its Markdown. */
export function textOf(message: ChatMessage): string {
  return message.parts.flatMap((part) => (part.type === 'text' && part.text.trim() !== '' ? [part.text.trim()] : [])).join('\n\n')
}
