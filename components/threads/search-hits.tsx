'use client'

import Link from 'next/link'
import { useContext } from 'react'
import * as texts from '@/lib/texts/threads'
import { Skeleton } from '../ui/skeleton'
import { CloseListContext } from './close-list-context'
import { FoundWords } from './found-words'
import { excerptOf, pathOfHit, useThreadSearch } from './use-thread-search'

/** Where the words were said, in place of the list: a press opens the thread at that message. */
export function SearchHits({ query }: { query: string }) {
  const { hits, isLooking, failure } = useThreadSearch(query)
  const closeList = useContext(CloseListContext)
  return (
    <section aria-label={texts.foundInYourTrips}>
      <p role="status" className="px-2 pb-1 text-fact text-ink-soft empty:hidden">
        {failure ?? (isLooking ? '' : countWords(hits.length))}
      </p>
      {isLooking && hits.length === 0 && <Skeleton className="mx-2 h-14" />}
      <ul className="flex flex-col gap-0.5">
        {hits.map((hit) => (
          <li key={`${hit.thread.id} ${hit.messageId}`}>
            <Link
              href={pathOfHit(hit)}
              onClick={closeList}
              className="flex min-h-10 flex-col justify-center rounded-control px-2 py-1.5 pointer-coarse:min-h-11 leading-5 hover:bg-line/40"
            >
              <FoundWords name={hit.thread.name} excerpt={excerptOf(hit)} query={query} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function countWords(count: number): string {
  return count === 0 ? texts.nothingWasFound : texts.places(count)
}
