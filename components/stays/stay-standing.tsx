'use client'

import * as texts from '@/lib/texts/stays'
import { isSameJson } from '@/lib/travel/same-json'
import type { StaySearch } from '@/lib/travel/stays/stay-search'
import { useReadOnly } from '../chat/read-only'
import { StoredTime } from '../flights/card-standing'
import { useLiveTrip } from '../state/use-live-trip'
import { Ribbon } from '../ui/ribbon'
import { Worded } from '../ui/worded'

/**
 * What the places of a card are to the trip now. Only those of an `open` one can be kept: `replaced` ones belong to a search that is not
 * the trip's (any more), and `read` ones are somebody else's to choose. A booking of the flights leaves them open.
 */
export type StayStanding = 'open' | 'replaced' | 'read'

/** `isComing`: its own search may not have reached the live trip yet. */
export function useStayStanding(search: StaySearch, isComing: boolean): StayStanding {
  const isRead = useReadOnly() !== null
  const live = useLiveTrip()
  if (isRead) return 'read'
  return isComing || isSameSearch(live?.trip.stays?.search, search) ? 'open' : 'replaced'
}

/** Why nothing on this card can be pressed; nothing where that is plain. */
export function StayRibbon({ standing, searchedAt }: { standing: StayStanding; searchedAt: string }) {
  const hasStays = useLiveTrip()?.trip.stays != null
  if (standing === 'open') return null
  return (
    <Ribbon tone="stale">
      {standing === 'read' ? (
        <span>
          <Worded words={texts.pricesOfThen} parts={{ time: <StoredTime instant={searchedAt} /> }} />
        </span>
      ) : hasStays ? (
        texts.replacedByANewerSearch
      ) : (
        texts.yourTripHasChangedSince
      )}
    </Ribbon>
  )
}

export function isSameSearch(one: StaySearch | undefined, other: StaySearch): boolean {
  return isSameJson(one, other)
}
