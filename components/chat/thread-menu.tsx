'use client'

import * as Popover from '@radix-ui/react-popover'
import type { ChatMessage } from '@/lib/chat/message'
import { ChevronDownIcon } from '../ui/icons'

/** Who answers in this thread, behind a small button: the model that answers now, and others that answered before it. */
export function ThreadMenu({ answeredBy, messages }: { answeredBy: string; messages: ChatMessage[] }) {
  const others = otherModels(messages, answeredBy)
  return (
    <Popover.Root>
      <Popover.Trigger className="inline-flex min-h-10 shrink-0 items-center gap-1 rounded-control px-2.5 text-fact text-ink-soft hover:bg-line/40 hover:text-ink">
        About<span className="sr-only"> this conversation</span>
        <ChevronDownIcon className="size-3.5" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="About this conversation"
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 w-[min(288px,calc(100vw-24px))] animate-rise rounded-card border bg-sheet p-4 shadow-card"
        >
          <dl className="flex flex-col gap-3 text-[15px] leading-6">
            <div>
              <dt className="text-fact text-ink-soft">Answered by</dt>
              <dd className="wrap-anywhere">{answeredBy}</dd>
            </div>
            {others.length > 0 && (
              <div>
                <dt className="text-fact text-ink-soft">Some answers here are by</dt>
                {others.map((name) => (
                  <dd key={name} className="wrap-anywhere">
                    {name}
                  </dd>
                ))}
              </div>
            )}
          </dl>
          <p className="mt-3 border-t pt-3 text-fact text-ink-soft">
            Answers are written by an AI. Prices and times on the cards come from the search itself.
          </p>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function otherModels(messages: ChatMessage[], answeredBy: string): string[] {
  const names = messages.flatMap(({ role, metadata }) => (role === 'assistant' && metadata?.model ? [metadata.model] : []))
  return [...new Set(names)].filter((name) => name !== answeredBy)
}
