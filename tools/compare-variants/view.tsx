'use client'

import type { z } from 'zod'
import { useChatActions } from '@/components/chat/chat-actions'
import { useReadOnly } from '@/components/chat/read-only'
import { ToolFailed } from '@/components/chat/tool-failed'
import { isLocked, useLiveTrip } from '@/components/state/use-live-trip'
import { TripVariants } from '@/components/trip/trip-variants'
import { Card } from '@/components/ui/card'
import { Ribbon } from '@/components/ui/ribbon'
import { WorkingLine } from '@/components/ui/working-line'
import type { ToolViewProps } from '@/lib/chat/tool-view'
import * as texts from '@/lib/texts/tools'
import { isSameJson } from '@/lib/travel/same-json'
import type { PricedVariant, VariantsCompared } from '@/lib/travel/trip/trip-variants-schema'
import { shownBy } from '../shown-tool'
import type * as schema from './schema'

/** A refusal is said by the assistant in the same words. */
export function CompareVariantsView({ part, isLatest }: ToolViewProps<z.infer<typeof schema.input>, z.infer<typeof schema.output>>) {
  if (part.state === 'running') return <WorkingLine>{texts.pricingTheVariants}</WorkingLine>
  if (part.state === 'failed') return <ToolFailed message={part.message} kept={texts.yourTripIsAsItWas} isLatest={isLatest} />
  return part.output.status === 'compared' ? <Compared comparison={part.output.comparison} /> : null
}

function Compared({ comparison }: { comparison: VariantsCompared }) {
  const { act, isBusy } = useChatActions()
  const live = useLiveTrip()
  const isRead = useReadOnly() !== null
  const isOther = live?.trip.result ? !isSameJson(live.trip.result.search, comparison.search) : false
  const isOpen = !isRead && !isOther && !isLocked(live)

  function take({ change, filters, clauses }: PricedVariant) {
    if (!isBusy) act({ type: 'change-search', change, variant: { filters } }, texts.youAskedFor(clauses.join(', ')))
  }

  return (
    <Card aria-label={texts.yourTripAndItsVariants} className="animate-rise">
      {isOther && !isRead && <Ribbon tone="stale">{texts.theTripHasChanged}</Ribbon>}
      <TripVariants comparison={comparison} isWaiting={isBusy} onTake={isOpen ? take : undefined} />
    </Card>
  )
}

export const shown = shownBy<typeof schema>(CompareVariantsView)
