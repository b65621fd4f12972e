'use client'

import * as Popover from '@radix-ui/react-popover'
import type { ThreadEntry } from '../state/thread-list-store'
import { MoreIcon } from '../ui/icons'
import { ActionButtons } from './action-buttons'
import type { ThreadAction } from './thread-actions'
import { useMenu } from './use-menu'

/** What can be done with one thread of the list. */
export function EntryMenu({ thread, actions }: { thread: ThreadEntry; actions: ThreadAction[] }) {
  const menu = useMenu()
  return (
    <Popover.Root open={menu.isOpen} onOpenChange={menu.setIsOpen}>
      <Popover.Trigger
        aria-label={`More for ${thread.name}`}
        className="absolute top-1.5 right-1 grid size-7 place-items-center rounded-control text-ink-soft opacity-0 hover:bg-line/60 hover:text-ink focus-visible:opacity-100 group-hover/entry:opacity-100 data-[state=open]:opacity-100 [@media(hover:none)]:inset-y-0 [@media(hover:none)]:right-0 [@media(hover:none)]:my-auto [@media(hover:none)]:size-11 [@media(hover:none)]:opacity-100"
      >
        <MoreIcon />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={`More for ${thread.name}`}
          align="start"
          onCloseAutoFocus={menu.onCloseAutoFocus}
          sideOffset={4}
          collisionPadding={12}
          className="z-60 w-44 animate-rise rounded-card border bg-sheet p-1.5 shadow-card"
        >
          <ActionButtons actions={actions} onChoose={menu.choose} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
