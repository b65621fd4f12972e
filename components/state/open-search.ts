import * as texts from '@/lib/texts/state'
import type { SearchChange } from '@/lib/travel/flights/search'
import type { SearchLine, SearchOutcome } from '@/lib/travel/flights/search-line-schema'
import type { Refusal } from '@/lib/travel/refusal'
import { isOfOwnBuild } from './own-build'
import { ownTimeZone } from './own-time-zone'
import { readLines } from './read-lines'
import { ANYTHING, fetchShape, lateShape, requestRefusal } from './request-json'

const lineShape = lateShape(() => import('@/lib/travel/flights/search-line-schema').then((module) => module.searchLineSchema))

const BROKEN_OFF: Refusal = { code: 'broken-off', message: texts.searchBrokeOff }
const UPDATED: Refusal = { code: 'other-version', message: texts.wayfarerWasUpdated }
const OFFLINE: Refusal = {
  code: 'offline',
  message: texts.nothingCouldBeSearched,
}

/** Runs one search outside of any thread and tells how far it is, line by line. Every failure comes back as a sentence. */
export async function openSearch(
  change: SearchChange,
  { onProgress, signal }: { onProgress: (progress: Extract<SearchLine, { type: 'progress' }>) => void; signal: AbortSignal },
): Promise<SearchOutcome> {
  try {
    const response = await fetch('/api/searches', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-time-zone': ownTimeZone() },
      body: JSON.stringify({ change }),
      signal,
    })
    if (!response.ok || !response.body) return { type: 'refusal', refusal: requestRefusal(await response.json()) }
    const shape = isOfOwnBuild(response.headers) ? ANYTHING : await fetchShape(lineShape)
    if (!shape) return { type: 'refusal', refusal: UPDATED }
    for await (const text of readLines(response.body)) {
      // Whether by the server itself or here: it has been held against its shape.
      const line = shape.parse(JSON.parse(text)) as SearchLine
      if (line.type !== 'progress') return line
      onProgress(line)
    }
    return { type: 'refusal', refusal: BROKEN_OFF }
  } catch (error) {
    return { type: 'refusal', refusal: error instanceof TypeError ? OFFLINE : BROKEN_OFF }
  }
}
