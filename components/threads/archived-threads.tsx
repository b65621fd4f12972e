'use client'

import { type ReactNode, useState } from 'react'
import * as texts from '@/lib/texts/threads'
import type { ThreadEntry } from '../state/thread-entry'
import { useThreadListStore } from '../state/thread-list-store'
import { ChevronDownIcon } from '../ui/icons'
import { Skeleton } from '../ui/skeleton'

/** A fold at the end of the list; what is in it is asked for when it is opened. */
export function ArchivedThreads({ entries }: { entries: (threads: ThreadEntry[]) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const archived = useThreadListStore((state) => state.archived)
  const hasFailed = useThreadListStore((state) => state.hasFailed.archived)
  const load = useThreadListStore((state) => state.loadArchived)

  function toggle() {
    if (!isOpen) void load()
    setIsOpen(!isOpen)
  }

  return (
    <section className="mb-4">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={toggle}
          className="flex min-h-8 w-full items-center gap-1 pointer-coarse:min-h-11 rounded-control px-2 font-medium text-[12px] text-ink-soft leading-5 hover:text-ink"
        >
          {texts.archived} <ChevronDownIcon className={`size-3.5 ${isOpen ? '-scale-y-100' : ''}`} />
        </button>
      </h2>
      {isOpen && archived === null && !hasFailed && <Skeleton className="mx-2 h-11" />}
      {isOpen && archived === null && hasFailed && (
        <p className="px-2 text-fact text-ink-soft">
          {texts.archiveNotLoaded}{' '}
          <button type="button" onClick={() => void load()} className="text-sea underline-offset-4 hover:underline pointer-coarse:min-h-11">
            {texts.tryAgain}
          </button>
        </p>
      )}
      {isOpen && archived?.length === 0 && <p className="px-2 text-fact text-ink-soft">{texts.archivedTripsWaitHere}</p>}
      {isOpen && archived && archived.length > 0 && entries(archived)}
    </section>
  )
}
