'use client'

import type { ReactNode } from 'react'
import { useTrip } from '@/components/state/opened-trip'
import { useHasPassed } from '@/components/state/use-has-passed'
import { isLocked } from '@/components/state/use-live-trip'
import { FailedNote } from '@/components/ui/failed-note'
import { Note } from '@/components/ui/note'
import * as texts from '@/lib/texts/ancillaries/seats'
import type { SeatMap } from '@/lib/travel/ancillaries/seat-map'
import { hasAllFares } from '@/lib/travel/trip/is-complete'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import type { ResultFacts } from '@/lib/travel/trip/trip'
import { ExpiredPanel } from '../shared/expired-panel'
import { PanelFoot } from '../shared/panel-foot'
import { PanelState } from '../shared/panel-state'
import { mapOf, seatFlights } from './seat-flights'
import { SeatsBoard } from './seats-board'
import { SeatsSkeleton } from './seats-skeleton'
import { useKeptMaps } from './use-kept-maps'

/** Seats on every flight of the live trip; the same in the thread, in its modal and on the booking page. */
export function SeatsPanel({ threadId }: { threadId: string }) {
  const live = useTrip(threadId)
  const result = live?.trip.result
  return (
    <section aria-label={texts.seats} className="flex flex-col gap-4">
      {!live && <SeatsSkeleton />}
      {live &&
        (result && hasAllFares(live.trip) ? <TripSeats live={live} result={result} /> : <PanelState kind="seats" state="open-fares" />)}
    </section>
  )
}

function TripSeats({ live, result }: { live: LiveTrip; result: ResultFacts }) {
  const flightsKey = [result.searchId, ...live.trip.picks.map((pick) => pick?.fare?.fareId)].join(' ')
  const { seatMaps, failure, retry } = useKeptMaps(live.threadId, flightsKey)
  const hasExpired = useHasPassed(result.expiresAt)
  const board = (maps: SeatMap[], isReadOnly: boolean) => (
    <SeatsBoard
      key={flightsKey}
      live={live}
      travellers={result.search.travellers}
      seatMaps={maps}
      isReadOnly={isReadOnly}
      onRefused={retry}
    />
  )
  // Booked seats are known without a map, and there may be none any more.
  if (isLocked(live)) return board(seatMaps ?? NO_MAPS, true)
  const footed = (children: ReactNode) => (
    <>
      {children}
      <PanelFoot trip={live.trip} kind="seats" isChanging={false} />
    </>
  )
  if (hasExpired) return footed(<ExpiredPanel live={live} kind="seats" />)
  const failed = failure !== null && (
    <FailedNote happened={failure} kept={texts.whatYouHaveChosenIsKept} action={{ label: texts.tryAgain, onPress: retry }} />
  )
  if (!seatMaps) return failed ? footed(failed) : <SeatsSkeleton />
  if (!seatFlights(live.trip).some((flight) => mapOf(flight, seatMaps))) return footed(<NoneSold live={live} />)
  return (
    <>
      {failed}
      {board(seatMaps, false)}
    </>
  )
}

const NO_MAPS: SeatMap[] = []

function NoneSold({ live }: { live: LiveTrip }) {
  const airlines = new Set(seatFlights(live.trip).map(({ airline }) => airline))
  return <Note>{airlines.size === 1 ? texts.airlineSellsNoSeats : texts.airlinesSellNoSeats}</Note>
}
