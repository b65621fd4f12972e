'use client'

import type { ReactNode } from 'react'
import type { ChatMessage } from '@/lib/chat/message'
import * as texts from '@/lib/texts/chat'
import { useOpenThread } from '../state/chat-thread-store'
import { ActionButtons } from '../threads/action-buttons'
import { threadActions } from '../threads/thread-actions'
import { useMenu } from '../threads/use-menu'
import { ChevronDownIcon } from '../ui/icons'
import { Popover } from '../ui/popover'

type ThreadMenuProps = {
  /** The model that answers now, in words. */
  answeredBy: string
  messages: ChatMessage[]
  /** Whether what happens here is recorded, for those who want it to be. */
  record?: ReactNode
}

/** The menu of the open thread: what can be done with it, and who answers in it, now and before. */
export function ThreadMenu({ answeredBy, messages, record }: ThreadMenuProps) {
  const menu = useMenu()
  const thread = useOpenThread()
  const name = thread ? texts.aboutTheTripOf(thread.name) : texts.aboutThisTrip
  const others = otherModels(messages, answeredBy)
  return (
    <Popover
      isOpen={menu.isOpen}
      onOpenChange={menu.setIsOpen}
      label={name}
      align="end"
      onCloseAutoFocus={menu.onCloseAutoFocus}
      className="z-50 max-h-(--radix-popover-content-available-height) w-[min(288px,calc(100vw-24px))] animate-rise overflow-y-auto rounded-card border bg-sheet shadow-card"
      trigger={(opens) => (
        <button
          {...opens}
          type="button"
          aria-label={name}
          className="inline-flex min-h-10 pointer-coarse:min-h-11 shrink-0 items-center gap-1 rounded-control px-2.5 text-fact text-ink-soft hover:bg-line/40 hover:text-ink"
        >
          {texts.about}
          <span className="max-sm:hidden"> {texts.thisTrip}</span>
          <ChevronDownIcon className="size-3.5" />
        </button>
      )}
    >
      {thread && (
        <div className="border-b p-1.5">
          <ActionButtons actions={threadActions(thread)} onChoose={menu.choose} />
        </div>
      )}
      {record && <div className="border-b px-4 py-3">{record}</div>}
      <div className="p-4">
        <dl className="flex flex-col gap-3 text-[15px] leading-6">
          <div>
            <dt className="text-fact text-ink-soft">{texts.answeredBy}</dt>
            <dd className="wrap-anywhere">{answeredBy}</dd>
          </div>
          {others.length > 0 && (
            <div>
              <dt className="text-fact text-ink-soft">{texts.someAnswersHereAreBy}</dt>
              {others.map((name) => (
                <dd key={name} className="wrap-anywhere">
                  {name}
                </dd>
              ))}
            </div>
          )}
        </dl>
        <p className="mt-3 border-t pt-3 text-fact text-ink-soft">{texts.answersAreByAnAi}</p>
      </div>
    </Popover>
  )
}

function otherModels(messages: ChatMessage[], answeredBy: string): string[] {
  const names = messages.flatMap(({ role, metadata }) =>
    role === 'assistant' ? [metadata?.model ?? [], metadata?.takenOver?.by ?? []].flat() : [],
  )
  return [...new Set(names)].filter((name) => name !== answeredBy)
}
