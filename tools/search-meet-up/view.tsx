'use client'

import type { z } from 'zod'
import { useChatActions } from '@/components/chat/chat-actions'
import { useReadOnly } from '@/components/chat/read-only'
import { ToolFailed } from '@/components/chat/tool-failed'
import { MeetUps } from '@/components/flights/meet-ups'
import { keepPendingSearch } from '@/components/state/pending-search'
import { isLocked, useLiveTrip } from '@/components/state/use-live-trip'
import { Card } from '@/components/ui/card'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as flightTexts from '@/lib/texts/flights'
import * as meetUpTexts from '@/lib/texts/flights/meet-ups'
import * as texts from '@/lib/texts/tools'
import type { MeetUps as Found, MeetUpFlight } from '@/lib/travel/flights/meet-ups'
import { cityWords } from '@/lib/travel/places/city-words'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

/** What is missing, not found or refused is said by the assistant in the same words. */
export function SearchMeetUpView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{texts.matchingTheArrivals}</WorkingLine>
  if (part.state === 'failed')
    return <ToolFailed message={part.message} kept={texts.whatYouAskedForIsKept} isLatest={isLatest} retryLabel={texts.searchAgain} />
  return part.output.status === 'found' ? <FoundMeetUps meetUps={part.output.meetUps} /> : null
}

function FoundMeetUps({ meetUps }: { meetUps: Found }) {
  const { act, isBusy } = useChatActions()
  const live = useLiveTrip()
  const isRead = useReadOnly() !== null
  return (
    <Card aria-label={texts.flightsThatLandTogether} className="animate-rise">
      <MeetUps
        meetUps={meetUps}
        isWaiting={isBusy}
        onChoose={isRead || isLocked(live) ? undefined : (flight) => act(takeOf(flight), labelOf(flight))}
        onChooseElsewhere={isRead ? undefined : (flight) => keepPendingSearch(takeOf(flight), labelOf(flight))}
      />
    </Card>
  )
}

/** What chooseFlight issues with its searchId, too. */
function takeOf({ searchId, offerId }: MeetUpFlight) {
  return { type: 'take-search' as const, searchId, filters: [], pick: { sliceIndex: 0, offerId } }
}

function labelOf({ out }: MeetUpFlight): string {
  return flightTexts.youChoseFlight(meetUpTexts.flightFrom(out.flightNumbers.join(' + '), cityWords(out.origin)))
}

export const shown = shownBy<typeof schema>(SearchMeetUpView)
