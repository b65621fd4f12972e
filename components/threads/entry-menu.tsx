'use client'

import * as texts from '@/lib/texts/threads'
import type { ThreadEntry } from '../state/thread-entry'
import { MoreIcon } from '../ui/icons'
import { Popover } from '../ui/popover'
import { ActionButtons } from './action-buttons'
import type { ThreadAction } from './thread-actions'
import { useMenu } from './use-menu'

/** What can be done with one thread of the list. */
export function EntryMenu({ thread, actions }: { thread: ThreadEntry; actions: ThreadAction[] }) {
  const menu = useMenu()
  return (
    <Popover
      isOpen={menu.isOpen}
      onOpenChange={menu.setIsOpen}
      label={texts.moreFor(thread.name)}
      sideOffset={4}
      onCloseAutoFocus={menu.onCloseAutoFocus}
      className="z-60 w-44 animate-rise rounded-card border bg-sheet p-1.5 shadow-card"
      trigger={(opens) => (
        <button
          {...opens}
          type="button"
          aria-label={texts.moreFor(thread.name)}
          className="absolute top-1.5 inset-e-1 grid size-7 place-items-center rounded-control text-ink-soft opacity-0 hover:bg-line/60 hover:text-ink focus-visible:opacity-100 group-hover/entry:opacity-100 data-[state=open]:opacity-100 [@media(hover:none)]:inset-y-0 [@media(hover:none)]:inset-e-0 [@media(hover:none)]:my-auto [@media(hover:none)]:size-11 [@media(hover:none)]:opacity-100"
        >
          <MoreIcon />
        </button>
      )}
    >
      <ActionButtons actions={actions} onChoose={menu.choose} />
    </Popover>
  )
}
