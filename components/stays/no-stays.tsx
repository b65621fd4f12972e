'use client'

import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/stays'
import type { StaySearch } from '@/lib/travel/stays/stay-search'
import { useLiveTrip } from '../state/use-live-trip'
import { Card } from '../ui/card'
import { StaysOpener } from './list/stays-opener'
import { isSameSearch } from './stay-standing'
import { nightsLine, partyWords } from './stay-words'

/** Nothing suits: what was asked for, and one press to everything there is. */
export function NoStays({ search, message, isLatest }: { search: StaySearch; message: string; isLatest: boolean }) {
  const today = useToday()
  const isOpen = isSameSearch(useLiveTrip()?.trip.stays?.search, search)
  return (
    <Card aria-label={texts.placesToStayIn(search.city.name)} className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-[15px] leading-6">{message}</p>
        <p className="text-fact text-ink-soft">
          {nightsLine(search, today)} · {partyWords(search)}
        </p>
      </div>
      {isLatest && isOpen && (
        <StaysOpener
          search={search}
          className="inline-flex min-h-11 items-center rounded-control border bg-sheet px-4 font-medium text-[15px] hover:border-ink-soft max-sm:w-full max-sm:justify-center"
        >
          {texts.seeAllThereAre}
        </StaysOpener>
      )}
    </Card>
  )
}
