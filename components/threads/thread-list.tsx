'use client'

import Link from 'next/link'
import { type MouseEvent, type ReactNode, Suspense, useContext, useDeferredValue, useState } from 'react'
import * as texts from '@/lib/texts/threads'
import { ownDay } from '../state/own-day'
import type { ThreadEntry } from '../state/thread-entry'
import { useThreadListStore } from '../state/thread-list-store'
import { FailedNote } from '../ui/failed-note'
import { PlaneIcon, PlusIcon } from '../ui/icons'
import { Skeleton } from '../ui/skeleton'
import { ArchivedThreads } from './archived-threads'
import { CloseListContext } from './close-list-context'
import { groupThreads } from './group-threads'
import { onDemand } from './on-demand'
import { SearchField } from './search-field'
import { isLongEnough } from './search-query'
import { ThreadListEntry } from './thread-list-entry'

const SearchHits = onDemand(
  () => import('./search-hits').then(({ SearchHits: component }) => component),
  () => <p className="px-2 text-fact text-ink-soft">{texts.searchNotLoaded}</p>,
)

type ThreadListProps = {
  /** Null in a thread that does not exist yet. */
  currentThreadId: string | null
  /** Goes to a thread, or to a new one, without loading the page; without it the links do. */
  onOpen?: ((threadId: string | null) => void) | undefined
}

/** The traveller's threads, as the thread list store holds them, with a search through all that was said in them. */
export function ThreadList({ currentThreadId, onOpen }: ThreadListProps) {
  const [query, setQuery] = useState('')
  const open = useOpening(onOpen)
  const entries = (threads: ThreadEntry[]) => <Entries threads={threads} currentThreadId={currentThreadId} open={open} />

  return (
    <nav aria-label={texts.yourTrips} className="flex min-h-0 flex-1 flex-col">
      <a
        href="/chat"
        onClick={(event) => open(event, null)}
        aria-current={currentThreadId === null ? 'page' : undefined}
        className="mx-3 mb-1 flex min-h-10 items-center pointer-coarse:min-h-11 gap-2 rounded-control border bg-sheet px-3 font-medium text-[15px] hover:border-ink-soft"
      >
        <PlusIcon /> {texts.newTrip}
      </a>
      <Link
        href="/flights"
        className="mx-3 flex min-h-10 items-center pointer-coarse:min-h-11 gap-2 rounded-control px-3 text-[15px] text-ink-soft hover:text-ink"
      >
        <PlaneIcon /> {texts.searchWithoutChat}
      </Link>
      <SearchField query={query} onChange={setQuery} />
      <div className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
        {isLongEnough(query) ? (
          <Suspense fallback={<LoadingThreads />}>
            <SearchHits query={query} />
          </Suspense>
        ) : (
          <>
            <Groups entries={entries} />
            <ArchivedThreads entries={entries} />
          </>
        )}
      </div>
    </nav>
  )
}

/** Pinned ones, and then by day. They come to life with the page, where the traveller's own day is known. */
function Groups({ entries }: { entries: (threads: ThreadEntry[]) => ReactNode }) {
  const threads = useThreadListStore((state) => state.threads)
  // A long list is there all at once: drawing it for the first time keeps nobody waiting.
  const isShown = useDeferredValue(threads !== null)
  const hasFailed = useThreadListStore((state) => state.hasFailed.threads)
  const load = useThreadListStore((state) => state.load)
  if (threads === null && hasFailed) {
    return <FailedNote happened={texts.tripsNotLoaded} action={{ label: texts.tryAgain, onPress: () => void load() }} />
  }
  if (threads === null || !isShown) return <LoadingThreads />
  if (threads.length === 0) {
    return <p className="px-2 text-fact text-ink-soft">{texts.plannedTripsStayHere}</p>
  }
  return groupThreads(threads, new Date(), ownDay).map((group) => (
    <section key={group.name} className="mb-4">
      <h2 className="px-2 pb-1 font-medium text-[12px] text-ink-soft leading-5">{group.name}</h2>
      {entries(group.threads)}
    </section>
  ))
}

function Entries({
  threads,
  currentThreadId,
  open,
}: {
  threads: ThreadEntry[]
  currentThreadId: string | null
  open: (event: MouseEvent, threadId: string) => void
}) {
  const today = ownDay(new Date())
  return (
    <ul className="flex flex-col gap-0.5">
      {threads.map((thread) => (
        <ThreadListEntry
          key={thread.id}
          thread={thread}
          today={today}
          isCurrent={thread.id === currentThreadId}
          onOpen={(event) => open(event, thread.id)}
        />
      ))}
    </ul>
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

function LoadingThreads() {
  return (
    <div className="flex flex-col gap-2 px-2">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  )
}
