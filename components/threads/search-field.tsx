'use client'

import * as texts from '@/lib/texts/threads'
import { SearchIcon } from '../ui/icons'
import { isComposing } from '../ui/is-composing'
import { LONGEST_QUERY } from './search-query'

/** Words to look for in all threads; Escape empties it. */
export function SearchField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  return (
    <div className="relative mx-3 mt-1 mb-3">
      <SearchIcon className="pointer-events-none absolute inset-y-0 inset-s-3 my-auto text-ink-soft" />
      <input
        type="search"
        aria-label={texts.searchYourTrips}
        placeholder={texts.searchYourTrips}
        autoComplete="off"
        maxLength={LONGEST_QUERY}
        value={query}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || isComposing(event) || query === '') return
          event.preventDefault()
          onChange('')
        }}
        className="min-h-10 w-full rounded-control border bg-sheet pe-2 ps-9 text-[15px] pointer-coarse:min-h-11 pointer-coarse:text-[16px] placeholder:text-ink-soft"
      />
    </div>
  )
}
