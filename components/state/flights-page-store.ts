'use client'

import * as texts from '@/lib/texts/state'
import type { MissingWish } from '@/lib/travel/flights/complete-search'
import type { SearchChange } from '@/lib/travel/flights/search'
import type { SearchOutcome } from '@/lib/travel/flights/search-line-schema'
import type { SearchProgress } from '@/lib/travel/flights/search-progress'
import { createStore } from './create-store'
import { openSearch } from './open-search'

/** A search of the page under way, or what came of it. */
export type PageSearch = { type: 'searching'; progress: SearchProgress | null } | Exclude<SearchOutcome, { type: 'missing' }>

type FlightsPageStore = {
  /** By what is searched for, as the address writes it: going back shows what was found without asking again. */
  searches: Record<string, PageSearch>
  /** Searches unless it is known or under way. */
  search: (address: string, change: SearchChange) => Promise<void>
  /** Asks again, for what has expired or failed. */
  searchAgain: (address: string, change: SearchChange) => Promise<void>
}

/** Searches of the flights page. Only the newest one runs: the one before it is of no use once another is wanted. */
export const useFlightsPageStore = createStore<FlightsPageStore>((set, get, life) => {
  let stopRunning = () => {}
  life.addEventListener('abort', () => stopRunning())

  function put(address: string, search: PageSearch | null) {
    set(({ searches: { [address]: _old, ...others } }) => ({ searches: search ? { ...others, [address]: search } : others }))
  }

  async function run(address: string, change: SearchChange) {
    stopRunning()
    const controller = new AbortController()
    stopRunning = () => {
      controller.abort()
      put(address, null)
    }
    put(address, { type: 'searching', progress: null })
    const onProgress = ({ sources, offerCount }: SearchProgress) => {
      if (!controller.signal.aborted) put(address, { type: 'searching', progress: { sources, offerCount } })
    }
    const outcome = await openSearch(change, { onProgress, signal: controller.signal })
    if (controller.signal.aborted) return
    stopRunning = () => {}
    put(address, outcome.type === 'missing' ? missingRefusal(outcome.missing) : outcome)
  }

  return {
    searches: {},
    search: async (address, change) => {
      if (!get().searches[address]) await run(address, change)
    },
    searchAgain: run,
  }
})

/** The form asks for everything, so this is rare: it is then said beside the field. */
function missingRefusal(field: MissingWish): PageSearch {
  return { type: 'refusal', refusal: { code: 'missing', message: texts.stillMissing, field } }
}
