'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { PlainDate } from '@/lib/travel/dates'
import type { ThreadEntry } from '../state/thread-entry'
import { EntryMenu } from './entry-menu'
import { RenameField } from './rename-field'
import { StateTag } from './state-tag'
import { threadActions } from './thread-actions'
import { tripLineWords } from './trip-line-words'

// The menu's button stands over the end of the name, where the state is: the one gives way to the other, and nothing moves. Without a
// pointer that hovers, both have their room.
const BUTTON_ROOM = '[@media(hover:hover)]:not-has-[[data-tag]]:pe-6'
const GIVES_WAY =
  'shrink-0 group-has-[button:focus-visible]/entry:opacity-0 group-has-[button[data-state=open]]/entry:opacity-0 [@media(hover:hover)]:group-hover/entry:opacity-0'

/** One thread: its name, its trip in a line, what became of it, and what can be done with it. */
export function ThreadListEntry({
  thread,
  today,
  isCurrent,
  onOpen,
}: {
  thread: ThreadEntry
  today: PlainDate
  isCurrent: boolean
  onOpen: (event: MouseEvent) => void
}) {
  const [isRenaming, setIsRenaming] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const hasRenamed = useRef(false)
  useEffect(() => {
    if (isRenaming || !hasRenamed.current) return
    hasRenamed.current = false
    // Who left the field for another one is there by then, and stays.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) row.current?.querySelector('a')?.focus()
    })
  }, [isRenaming])
  const actions = threadActions(thread).map((action) => ({
    ...action,
    run: action.name === 'rename' ? () => setIsRenaming(true) : () => keepFocus(row.current, action.run),
  }))
  const line = thread.line && tripLineWords(thread.line, thread.name, today)

  if (isRenaming) {
    return (
      <li ref={row}>
        <RenameField
          thread={thread}
          onDone={() => {
            hasRenamed.current = true
            setIsRenaming(false)
          }}
        />
      </li>
    )
  }
  return (
    <li ref={row} className={`group/entry relative rounded-control ${isCurrent ? 'bg-sea-soft' : 'hover:bg-line/40'}`}>
      <a
        href={`/chat/${thread.id}`}
        onClick={onOpen}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-10 flex-col justify-center rounded-control px-2 py-1.5 leading-5 [@media(hover:none)]:min-h-11 [@media(hover:none)]:pe-11"
      >
        <span className={`flex items-center gap-2 ${BUTTON_ROOM}`}>
          <span className={`min-w-0 flex-1 truncate text-[15px] ${isCurrent ? 'font-medium' : ''}`}>{thread.name}</span>
          <StateTag state={thread.state} className={GIVES_WAY} />
        </span>
        {line && <span className="figures truncate text-fact text-ink-soft">{line}</span>}
      </a>
      <EntryMenu thread={thread} actions={actions} />
    </li>
  )
}

/** An entry that moves or goes would take the focus with it: it follows the entry, or stays with its neighbour. */
function keepFocus(row: HTMLElement | null, run: () => void) {
  const list = row?.closest('nav')
  const own = row?.querySelector('a')
  const links = [...(list?.querySelectorAll<HTMLElement>('li > a') ?? [])]
  const neighbour = links.find((_link, index) => links[index - 1] === own) ?? list?.querySelector('a')
  run()
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const moved = list?.querySelector<HTMLElement>(`li > a[href="${own?.getAttribute('href')}"]`)
    const next = moved ?? neighbour
    next?.focus()
  })
}
