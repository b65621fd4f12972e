'use client'

import * as texts from '@/lib/texts/plan'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import { useChatActions } from '../chat/chat-actions'
import { useReadOnly } from '../chat/read-only'
import { useLiveTrip } from '../state/use-live-trip'
import { useNewestCard } from '../trip/use-newest-card'
import { Ribbon } from '../ui/ribbon'
import { PlanCard } from './plan-card'
import { PlanOutline } from './plan-outline'

/**
 * What an answer's `plan` is to the trip now: the newest of the place that the trip plans for stands open and live, older ones of it are
 * a line, and those of other places show what they were.
 */
export function StandingPlan({ plan, isLatest }: { plan: TripPlan; isLatest: boolean }) {
  const { isBusy } = useChatActions()
  const isRead = useReadOnly() !== null
  const live = useLiveTrip()
  const { ref, isNewest, isRepeated } = useNewestCard(`plan/${plan.destination.slug}`, isLatest)
  if (isRead) return <PlanOutline plan={plan} />
  // Two changes of one answer share the card below.
  if (isRepeated) return <div ref={ref} hidden />
  const now = live?.trip.plan ?? null
  const isLive = now?.destination.slug === plan.destination.slug
  // The trip may be a moment behind the answer that changes it.
  const isComing = live === null || (isLatest && isBusy)
  return (
    <div ref={ref}>
      {isLive && isNewest && live && now && <PlanCard live={live} plan={now} />}
      {isLive && !isNewest && <FoldedPlan plan={plan} />}
      {!isLive && <PlanOutline plan={plan} ribbon={!isComing && <ReplacedRibbon now={now} />} />}
    </div>
  )
}

function FoldedPlan({ plan }: { plan: TripPlan }) {
  return <p className="rounded-card border bg-sheet px-4 py-3 text-[15px] text-ink-soft">{texts.planGoesOnBelow(plan.destination.name)}</p>
}

function ReplacedRibbon({ now }: { now: TripPlan | null }) {
  return <Ribbon tone="stale">{now ? texts.replacedByPlanFor(now.destination.name) : texts.yourTripHasChangedSince}</Ribbon>
}
