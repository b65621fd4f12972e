'use client'

import type { z } from 'zod'
import { useChatActions } from '@/components/chat/chat-actions'
import { ToolFailed } from '@/components/chat/tool-failed'
import { useLiveTrip } from '@/components/state/use-live-trip'
import { KnownPlaces } from '@/components/stays/known-places'
import { NoStays } from '@/components/stays/no-stays'
import { StayPicks } from '@/components/stays/stay-picks'
import { StaysSkeleton } from '@/components/stays/stays-skeleton'
import { Button } from '@/components/ui/button'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

type StaysInput = z.infer<typeof schema.input>

/** What is missing or refused is said by the assistant in the same words; here stands the way on. */
export function SearchStaysView({ part, isLatest }: ToolViewProps<StaysInput, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <Searching wanted={part.input} />
  if (part.state === 'failed')
    return <ToolFailed message={part.message} kept={texts.whatYouAskedForIsKept} isLatest={isLatest} retryLabel={texts.searchAgain} />
  const { output: answer } = part
  if (answer.status === 'found') {
    return (
      <div className="animate-rise">
        <StayPicks stays={answer.stays} isLatest={isLatest} />
      </div>
    )
  }
  if (answer.status === 'none') return <NoStays search={answer.search} message={answer.message} isLatest={isLatest} />
  if (answer.status === 'unknown-place' && isLatest) return <KnownPlaces names={answer.known} />
  return answer.status === 'refused' && answer.refusal.code === 'stays-failed' && isLatest ? <SearchAgain /> : null
}

function SearchAgain() {
  const { retry, isBusy } = useChatActions()
  return (
    <Button className="self-start" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : retry}>
      {texts.searchAgain}
    </Button>
  )
}

function Searching({ wanted }: { wanted: Partial<StaysInput> }) {
  const live = useLiveTrip()
  const city = wanted.city ?? live?.trip.stays?.search.city.name ?? live?.trip.wishes.destination?.cityName
  return (
    <div className="flex flex-col gap-3">
      <WorkingLine>{city ? texts.lookingForPlacesToStayIn(city) : texts.lookingForPlacesToStay}</WorkingLine>
      <StaysSkeleton />
    </div>
  )
}

export const shown = shownBy<typeof schema>(SearchStaysView)
