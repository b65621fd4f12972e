'use client'

import { type MouseEvent, useRef, useState } from 'react'
import { type ThreadEntry, useThreadListStore } from '../state/thread-list-store'
import { Tag } from '../ui/chip'
import { PencilIcon } from '../ui/icons'

const STATES = {
  planning: null,
  held: { tone: 'saffron', words: 'Held' },
  due: { tone: 'saffron', words: 'To pay' },
  booked: { tone: 'moss', words: 'Booked' },
  failed: { tone: 'brick', words: 'Failed' },
  cancelled: { tone: 'ribbon', words: 'Cancelled' },
} as const

/** One thread: its name, what became of it, and its new name when somebody gives it one. */
export function ThreadListEntry({
  thread,
  isCurrent,
  onOpen,
}: {
  thread: ThreadEntry
  isCurrent: boolean
  onOpen: (event: MouseEvent) => void
}) {
  const [isRenaming, setIsRenaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const state = STATES[thread.state]

  if (isRenaming) {
    return (
      <li>
        <RenameField
          thread={thread}
          onDone={() => {
            setIsRenaming(false)
            requestAnimationFrame(() => pencil.current?.focus())
          }}
        />
      </li>
    )
  }
  return (
    <li className={`group/entry relative flex items-center rounded-control ${isCurrent ? 'bg-sea-soft font-medium' : 'hover:bg-line/40'}`}>
      <a
        href={`/chat/${thread.id}`}
        onClick={onOpen}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-10 min-w-0 flex-1 items-center gap-2 rounded-control px-2 py-1 text-[15px] group-focus-within/entry:pr-9 group-hover/entry:pr-9 [@media(hover:none)]:pr-9 leading-5"
      >
        <span className="min-w-0 flex-1 truncate">{thread.name}</span>
        {state ? (
          <Tag tone={state.tone} className="[@media(hover:hover)]:group-hover/entry:hidden">
            {state.words}
          </Tag>
        ) : (
          <span className="sr-only">Planning</span>
        )}
      </a>
      <button
        ref={pencil}
        type="button"
        onClick={() => setIsRenaming(true)}
        aria-label={`Rename ${thread.name}`}
        className="absolute right-1 grid size-7 place-items-center rounded-control text-ink-soft opacity-0 hover:bg-line/60 hover:text-ink focus-visible:opacity-100 group-hover/entry:opacity-100 [@media(hover:none)]:opacity-100"
      >
        <PencilIcon className="size-3.5" />
      </button>
    </li>
  )
}

const LONGEST_NAME = 80

function RenameField({ thread, onDone }: { thread: ThreadEntry; onDone: () => void }) {
  const rename = useThreadListStore((state) => state.rename)
  const [name, setName] = useState(thread.name)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isLeaving = useRef(false)

  async function save() {
    const wanted = name.trim()
    if (isLeaving.current) return
    if (wanted === '' || wanted === thread.name) return leave()
    const refused = await rename(thread.id, wanted)
    if (refused) setRefusal(refused.message)
    else leave()
  }

  function leave() {
    isLeaving.current = true
    onDone()
  }

  return (
    <>
      <input
        // The field replaces the button that was just pressed, so the focus belongs here.
        ref={(field) => field?.focus()}
        aria-label={`New name for ${thread.name}`}
        aria-invalid={refusal ? true : undefined}
        value={name}
        maxLength={LONGEST_NAME}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') void save()
          if (event.key === 'Escape') {
            event.stopPropagation()
            leave()
          }
        }}
        className="min-h-10 w-full rounded-control border border-sea bg-sheet px-2 text-[15px]"
      />
      {refusal && (
        <p role="alert" className="px-2 pt-1 text-brick text-fact">
          {refusal}
        </p>
      )}
    </>
  )
}
