import * as texts from '@/lib/texts/state'
import type { SearchChange } from '@/lib/travel/flights/search'
import { type SearchLine, type SearchOutcome, searchLineSchema } from '@/lib/travel/flights/search-line-schema'
import type { Refusal } from '@/lib/travel/refusal'
import { ownTimeZone } from './own-time-zone'
import { readLines } from './read-lines'
import { requestRefusal } from './request-json'

const BROKEN_OFF: Refusal = { code: 'broken-off', message: texts.searchBrokeOff }
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
    for await (const text of readLines(response.body)) {
      const line = searchLineSchema.parse(JSON.parse(text))
      if (line.type !== 'progress') return line
      onProgress(line)
    }
    return { type: 'refusal', refusal: BROKEN_OFF }
  } catch (error) {
    return { type: 'refusal', refusal: error instanceof TypeError ? OFFLINE : BROKEN_OFF }
  }
}
