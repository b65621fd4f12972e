'use client'

import type { z } from 'zod'
import { useChatActions } from '@/components/chat/chat-actions'
import { useReadOnly } from '@/components/chat/read-only'
import { ToolFailed } from '@/components/chat/tool-failed'
import { PlaceCandidates } from '@/components/flights/place-candidates'
import { DateChoices } from '@/components/flights/prices/date-choices'
import { isLocked, useLiveTrip } from '@/components/state/use-live-trip'
import { useToday } from '@/components/state/use-today'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Ribbon } from '@/components/ui/ribbon'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { pairWords } from '@/lib/travel/flights/date-coverage-words'
import type { DateChoices as Choices, DatePair } from '@/lib/travel/flights/date-window'
import type { SearchChange } from '@/lib/travel/flights/search'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

/** What is missing, not found or refused is said by the assistant in the same words; here stands the way on. */
export function SearchDatesView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{workingWords(part.soFar)}</WorkingLine>
  if (part.state === 'failed')
    return <ToolFailed message={part.message} kept={texts.whatYouAskedForIsKept} isLatest={isLatest} retryLabel={texts.searchAgain} />
  const { output: answer } = part
  if (answer.status === 'found') return <Found choices={answer.choices} />
  if (answer.status === 'unclear-place')
    return <PlaceCandidates field={answer.field} said={answer.said} candidates={answer.candidates} canChoose={isLatest} />
  return answer.status === 'refused' && answer.refusal.code === 'dates-failed' && isLatest ? <SearchAgain /> : null
}

function workingWords(soFar: z.infer<typeof schema.output> | null): string {
  return soFar?.status === 'working' ? texts.comparedSoFar(soFar.done, soFar.of) : texts.comparingTheDays
}

function SearchAgain() {
  const { retry, isBusy } = useChatActions()
  return (
    <Button className="self-start" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : retry}>
      {texts.searchAgain}
    </Button>
  )
}

function Found({ choices }: { choices: Choices }) {
  const { act, isBusy } = useChatActions()
  const today = useToday()
  const live = useLiveTrip()
  const isRead = useReadOnly() !== null
  const [slice] = choices.search.slices
  const wishes = live?.trip.wishes
  const isOther =
    wishes && (wishes.origin?.iataCode !== slice?.origin.iataCode || wishes.destination?.iataCode !== slice?.destination.iataCode)
  const isOpen = !isRead && !isOther && !isLocked(live)

  function choose(pair: DatePair) {
    if (!isBusy) act({ type: 'change-search', change: changeTo(pair, choices) }, texts.youAskedFor(pairWords(pair, today)))
  }

  return (
    <Card aria-label={texts.cheapestDaysBetween(slice?.origin.name ?? '', slice?.destination.name ?? '')} className="animate-rise">
      {isOther && !isRead && <Ribbon tone="stale">{texts.theTripGoesElsewhere}</Ribbon>}
      <DateChoices choices={choices} isWaiting={isBusy} onChoose={isOpen ? choose : undefined} />
    </Card>
  )
}

/** What “the first one” changes, too; the route and the people are those that the totals are for. */
function changeTo({ departureOn, returnOn }: DatePair, { search }: Choices): SearchChange {
  const { slices, travellers, cabinClass, directOnly, checkedBags } = search
  const [slice] = slices
  return {
    ...(slice ? { origin: slice.origin, destination: slice.destination } : {}),
    departureOn,
    ...(returnOn ? { returnOn } : { tripType: 'one-way' as const }),
    travellers,
    cabinClass,
    directOnly,
    checkedBags,
  }
}

export const shown = shownBy<typeof schema>(SearchDatesView)
