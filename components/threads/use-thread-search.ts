'use client'

import { useEffect, useState } from 'react'
import { lateShape, requestJson } from '../state/request-json'
import type { SearchHit } from '../state/thread-entry'
import { isLongEnough } from './search-query'

/** Typing rests this long before anything is asked. */
export const SEARCH_REST_MS = 250
const hitsShape = lateShape(() => import('../state/thread-entry').then((module) => module.searchHitsSchema))

type Found = { query: string; hits: SearchHit[]; failure: string | null }

/** Where in all threads something was said. While newer words are looked for, the hits of the words before stay. */
export function useThreadSearch(query: string): { hits: SearchHit[]; isLooking: boolean; failure: string | null } {
  const [found, setFound] = useState<Found>({ query: '', hits: [], failure: null })
  const wanted = isLongEnough(query) ? query.trim() : ''

  useEffect(() => {
    if (wanted === '') return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const path = `/api/threads/search?q=${encodeURIComponent(wanted)}`
      const answer = await requestJson(path, hitsShape)
      if (!isCurrent) return
      if ('value' in answer) setFound({ query: wanted, hits: answer.value.hits, failure: null })
      else setFound({ query: wanted, hits: [], failure: answer.refusal.message })
    }, SEARCH_REST_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [wanted])

  if (wanted === '') return { hits: [], isLooking: false, failure: null }
  return { hits: found.hits, isLooking: found.query !== wanted, failure: found.query === wanted ? found.failure : null }
}

/** The page on which a hit is shown, at its message. */
export function pathOfHit({ thread, messageId }: SearchHit): string {
  return `/chat/${thread.id}${messageId ? `?message=${encodeURIComponent(messageId)}` : ''}`
}

/** What was said there; undefined when it is the thread's name that was found. */
export function excerptOf({ messageId, excerpt }: SearchHit): string | undefined {
  return messageId === null ? undefined : excerpt
}
