'use client'

import * as texts from '@/lib/texts/flights'
import { formatDay } from '@/lib/travel/dates'
import type { TimeFormat } from '@/lib/travel/time-format'
import { timeOfDay } from '../booking/time-of-day'
import { useReadOnly } from '../chat/read-only'
import { useTimeFormat } from '../session/preferences'
import { useIsHydrated } from '../session/use-is-hydrated'
import { ownDay } from '../state/own-day'
import { useHasPassed } from '../state/use-has-passed'
import { isLocked, useLiveTrip } from '../state/use-live-trip'
import { Ribbon } from '../ui/ribbon'
import { Worded } from '../ui/worded'

/**
 * What the flights of a card are to the trip now. Only those of an `open` one can be chosen: `replaced` ones belong to a search that is
 * not the trip's (any more), `expired` ones to prices that nobody holds, `locked` ones to a trip that is being booked, and `read` ones are
 * somebody else's to choose.
 */
export type CardStanding = 'open' | 'replaced' | 'expired' | 'locked' | 'read'

/** `isComing`: its own search may not have reached the live trip yet. */
export function useCardStanding({ searchId, expiresAt }: { searchId: string; expiresAt: string }, isComing = false): CardStanding {
  const isRead = useReadOnly() !== null
  const live = useLiveTrip()
  const hasExpired = useHasPassed(expiresAt)
  if (isRead) return 'read'
  if (live?.trip.result?.searchId !== searchId && !isComing) return 'replaced'
  if (isLocked(live)) return 'locked'
  return hasExpired ? 'expired' : 'open'
}

/** Why nothing on this card can be pressed; nothing where that is plain. */
export function StandingRibbon({ standing, searchedAt }: { standing: CardStanding; searchedAt: string | null }) {
  const hasResult = useLiveTrip()?.trip.result != null
  if (standing === 'replaced') {
    return <Ribbon tone="stale">{hasResult ? texts.replacedByNewerSearch : texts.tripHasChanged}</Ribbon>
  }
  if (standing === 'expired') {
    return (
      <Ribbon tone="stale">
        <span>
          {searchedAt ? (
            <Worded words={texts.pricesFromHaveExpired} parts={{ time: <StoredTime instant={searchedAt} /> }} />
          ) : (
            texts.pricesHaveExpired
          )}
        </span>
      </Ribbon>
    )
  }
  if (standing !== 'read' || !searchedAt) return null
  return (
    <Ribbon tone="stale">
      <span>
        <Worded words={texts.pricesFromMayBeOthersNow} parts={{ time: <StoredTime instant={searchedAt} /> }} />
      </span>
    </Ribbon>
  )
}

/** By the reader's own clock, which is known in the browser only. */
export function StoredTime({ instant }: { instant: string }) {
  const isHydrated = useIsHydrated()
  const timeFormat = useTimeFormat()
  return (
    <time dateTime={instant} className="figures">
      {isHydrated ? momentWords(instant, new Date(), timeFormat) : formatDay(instant.slice(0, 10))}
    </time>
  )
}

/** "14:05" of today, "Tue 3 Nov" of another day. */
export function momentWords(instant: string, now: Date, timeFormat: TimeFormat): string {
  const [day, today] = [ownDay(new Date(instant)), ownDay(now)]
  return day === today ? timeOfDay(instant, timeFormat) : formatDay(day, today)
}
