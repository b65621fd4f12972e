'use client'

import type { z } from 'zod'
import { useChatActions } from '@/components/chat/chat-actions'
import { ToolFailed } from '@/components/chat/tool-failed'
import { FlightPicks } from '@/components/flights/flight-picks'
import { PicksSkeleton } from '@/components/flights/picks-skeleton'
import { PlaceCandidates } from '@/components/flights/place-candidates'
import { SearchChips } from '@/components/flights/search-chips'
import { useLiveTrip } from '@/components/state/use-live-trip'
import { BudgetNote } from '@/components/trip/budget-outlook'
import { Button } from '@/components/ui/button'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { describeProgress } from '@/lib/travel/flights/search-progress'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

type SearchInput = z.infer<typeof schema.input>

/** A refusal or an empty result is said by the assistant in the same words; here stands what was understood, ready to be changed. */
export function SearchFlightsView({ part, isLatest }: ToolViewProps<SearchInput, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <Searching wanted={part.input} soFar={part.soFar} />
  if (part.state === 'failed')
    return <ToolFailed message={part.message} kept={texts.whatYouAskedForIsKept} isLatest={isLatest} retryLabel={texts.searchAgain} />
  const { output: answer } = part
  return (
    <div className="flex animate-rise flex-col gap-3">
      {isLatest && <SearchChips />}
      {answer.status === 'found' && <FlightPicks flights={answer.flights} isLatest={isLatest} />}
      {answer.status === 'found' && answer.budget && <BudgetNote outlook={answer.budget} isOpen={isLatest} />}
      {answer.status === 'unclear-place' && (
        <PlaceCandidates field={answer.field} said={answer.said} candidates={answer.candidates} canChoose={isLatest} />
      )}
      {answer.status === 'refused' && answer.refusal.code === 'search-failed' && isLatest && <SearchAgain />}
    </div>
  )
}

/** The outside did not answer: what was asked for is kept, and one press asks for it once more. */
function SearchAgain() {
  const { act, isBusy } = useChatActions()
  const again = () => act({ type: 'change-search', change: {} }, texts.youSearchedAgain)
  return (
    <Button className="self-start" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : again}>
      {texts.searchAgain}
    </Button>
  )
}

/** Flights are shown as they come, and can be chosen once all sources have answered. */
function Searching({ wanted, soFar }: { wanted: Partial<SearchInput>; soFar: z.infer<typeof schema.output> | null }) {
  const live = useLiveTrip()
  const from = wanted.from ?? live?.trip.wishes.origin?.cityName
  const to = wanted.to ?? live?.trip.wishes.destination?.cityName
  const working = soFar?.status === 'working' ? soFar : null
  const route = from && to ? texts.lookingAtFlightsBetween(from, to) : texts.lookingAtFlights
  const words = working ? `${route} · ${describeProgress(working.progress)}` : from && to ? `${route}…` : texts.readingWhatYouAreLookingFor
  return (
    <div className="flex flex-col gap-3">
      <WorkingLine>{words}</WorkingLine>
      {working?.flights ? (
        <FlightPicks flights={working.flights} isLatest={false} isGrowing />
      ) : (
        (working || (from && to)) && <PicksSkeleton />
      )}
    </div>
  )
}

export const shown = shownBy<typeof schema>(SearchFlightsView)
