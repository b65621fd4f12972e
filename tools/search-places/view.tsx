'use client'

import type { z } from 'zod'
import { useChatActions } from '@/components/chat/chat-actions'
import { useReadOnly } from '@/components/chat/read-only'
import { ToolFailed } from '@/components/chat/tool-failed'
import { RouteChoices } from '@/components/flights/prices/route-choices'
import { isLocked, useLiveTrip } from '@/components/state/use-live-trip'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import type { RouteChoices as Choices, RouteChoice } from '@/lib/travel/flights/route-choices'
import type { SearchChange } from '@/lib/travel/flights/search'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

/** What is missing, not found or refused is said by the assistant in the same words; here stands the way on. */
export function SearchPlacesView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{workingWords(part.soFar)}</WorkingLine>
  if (part.state === 'failed')
    return <ToolFailed message={part.message} kept={texts.whatYouAskedForIsKept} isLatest={isLatest} retryLabel={texts.searchAgain} />
  const { output: answer } = part
  if (answer.status === 'found') return <Found choices={answer.choices} />
  return answer.status === 'refused' && answer.refusal.code === 'places-failed' && isLatest ? <SearchAgain /> : null
}

function workingWords(soFar: z.infer<typeof schema.output> | null): string {
  return soFar?.status === 'working' ? texts.placesComparedSoFar(soFar.done, soFar.of) : texts.comparingThePlacesToFly
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
  const live = useLiveTrip()
  const isRead = useReadOnly() !== null
  const isOpen = !isRead && !isLocked(live)

  function choose(route: RouteChoice) {
    if (!isBusy)
      act({ type: 'change-search', change: changeTo(route, choices) }, texts.youAskedForTheRoute(route.origin.name, route.destination.name))
  }

  return (
    <Card aria-label={texts.flightsSideBySide} className="animate-rise">
      <RouteChoices choices={choices} isWaiting={isBusy} onChoose={isOpen ? choose : undefined} />
    </Card>
  )
}

/** What “the first one” changes, too: the route, with the days and the people that the totals are for. */
function changeTo({ origin, destination, departureOn, returnOn }: RouteChoice, { search }: Choices): SearchChange {
  const { travellers, cabinClass, directOnly, checkedBags, currency } = search
  return {
    origin,
    destination,
    departureOn,
    ...(returnOn ? { returnOn } : { tripType: 'one-way' as const }),
    travellers,
    cabinClass,
    directOnly,
    checkedBags,
    ...(currency ? { currency } : {}),
  }
}

export const shown = shownBy<typeof schema>(SearchPlacesView)
