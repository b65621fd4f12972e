'use client'

import Link from 'next/link'
import { createContext, type MouseEvent, useContext } from 'react'
import { plainDateIn } from '@/lib/travel/dates'
import { useIsHydrated } from '../session/use-is-hydrated'
import { type ThreadEntry, useThreadListStore } from '../state/thread-list-store'
import { PlaneIcon, PlusIcon } from '../ui/icons'
import { Skeleton } from '../ui/skeleton'
import { ThreadListEntry } from './thread-list-entry'

/** Closes the drawer the list stands in on a phone; does nothing beside the thread. */
export const CloseListContext = createContext<() => void>(() => {})

type ThreadListProps = {
  /** Null in a thread that does not exist yet. */
  currentThreadId: string | null
  /** Goes to a thread, or to a new one, without loading the page; without it the links do. */
  onOpen?: ((threadId: string | null) => void) | undefined
}

/** The traveller's threads, newest first, as the thread list store holds them. */
export function ThreadList({ currentThreadId, onOpen }: ThreadListProps) {
  const threads = useThreadListStore((state) => state.threads)
  const isHydrated = useIsHydrated()
  const open = useOpening(onOpen)
  // The traveller's day is known in the browser only.
  const groups = isHydrated ? groupByDay(threads ?? []) : [{ name: 'Trips', threads: threads ?? [] }]

  return (
    <nav aria-label="Your trips" className="flex min-h-0 flex-1 flex-col">
      <a
        href="/chat"
        onClick={(event) => open(event, null)}
        aria-current={currentThreadId === null ? 'page' : undefined}
        className="mx-3 mb-3 flex min-h-10 items-center gap-2 rounded-control border bg-sheet px-3 font-medium text-[15px] hover:border-ink-soft"
      >
        <PlusIcon /> New trip
      </a>
      <Link
        href="/flights"
        className="mx-3 mb-3 flex min-h-10 items-center gap-2 rounded-control px-3 text-[15px] text-ink-soft hover:text-ink"
      >
        <PlaneIcon /> Search without chat
      </Link>
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
        {threads === null && <LoadingThreads />}
        {threads?.length === 0 && <p className="px-2 text-fact text-ink-soft">Trips you plan stay here, and go on where you left them.</p>}
        {groups.map(
          (group) =>
            group.threads.length > 0 && (
              <section key={group.name} className="mb-4">
                <h2 className="px-2 pb-1 font-medium text-[12px] text-ink-soft leading-5">{group.name}</h2>
                <ul className="flex flex-col gap-0.5">
                  {group.threads.map((thread) => (
                    <ThreadListEntry
                      key={thread.id}
                      thread={thread}
                      isCurrent={thread.id === currentThreadId}
                      onOpen={(event) => open(event, thread.id)}
                    />
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </nav>
  )
}

function useOpening(onOpen: ThreadListProps['onOpen']) {
  const closeList = useContext(CloseListContext)
  return (event: MouseEvent, threadId: string | null) => {
    // A new tab or window is the browser's own business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    closeList()
    if (!onOpen) return
    event.preventDefault()
    onOpen(threadId)
  }
}

function groupByDay(threads: ThreadEntry[]) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const today = plainDateIn(timeZone, new Date())
  const isToday = (thread: ThreadEntry) => plainDateIn(timeZone, new Date(thread.updatedAt)) === today
  return [
    { name: 'Today', threads: threads.filter(isToday) },
    { name: 'Earlier', threads: threads.filter((thread) => !isToday(thread)) },
  ]
}

function LoadingThreads() {
  return (
    <div className="flex flex-col gap-2 px-2">
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </div>
  )
}
