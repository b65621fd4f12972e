'use client'

import * as texts from '@/lib/texts/plan'
import { greatCircleKm } from '@/lib/travel/places/great-circle'
import { unusedSights } from '@/lib/travel/plan/change-stops'
import type { PlanPlace, PlanSight, PlanStop } from '@/lib/travel/plan/plan-place-schema'
import { Dialog } from '../ui/dialog'
import { FailedNote } from '../ui/failed-note'
import { Note } from '../ui/note'
import { Skeleton } from '../ui/skeleton'
import { usePlan } from './plan-context'
import { stopFacts } from './plan-words'
import { StopFacts } from './stop-facts'

/** What is left to see in the place, the nearest to the day first; one press takes one. */
export function SightPicker({
  isOpen,
  onOpenChange,
  title,
  dayIndex,
  insteadOf = null,
  onChoose,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  dayIndex: number
  /** The stop that goes: how near something is to it is nothing to go by. */
  insteadOf?: string | null
  onChoose: (sightId: string) => void
}) {
  const { plan, place, askPlaceAgain } = usePlan()
  const description = texts.whatIsLeft(plan.destination.name, dayIndex + 1)
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title} description={description}>
      {place.status === 'loading' && <PickerSkeleton />}
      {place.status === 'failed' && (
        <FailedNote happened={place.message} kept={texts.yourPlanIsAsItWas} action={{ label: texts.tryAgain, onPress: askPlaceAgain }} />
      )}
      {place.status === 'loaded' && !place.place && <Note>{texts.noGuideAnyMore(plan.destination.name)}</Note>}
      {place.status === 'loaded' && place.place && (
        <SightList
          place={place.place}
          beside={(plan.days[dayIndex]?.stops ?? []).filter(({ id }) => id !== insteadOf)}
          onChoose={(sightId) => {
            onOpenChange(false)
            onChoose(sightId)
          }}
        />
      )}
    </Dialog>
  )
}

function SightList({ place, beside, onChoose }: { place: PlanPlace; beside: PlanStop[]; onChoose: (sightId: string) => void }) {
  const { plan } = usePlan()
  const sights = nearestFirst(unusedSights(plan, place), beside)
  if (sights.length === 0) {
    return <Note>{texts.everySightIsPlanned(place.name)}</Note>
  }
  return (
    <ul className="-mx-2 flex flex-col">
      {sights.map(({ sight, km }) => (
        <li key={sight.id}>
          <button
            type="button"
            onClick={() => onChoose(sight.id)}
            className="flex min-h-12 w-full flex-col rounded-control px-2 py-2 text-start hover:bg-sea-soft"
          >
            <span className="break-words font-medium text-[15px] leading-6">{sight.name}</span>
            <StopFacts facts={[...stopFacts(sight, plan.currency), ...(km === null ? [] : [texts.kmAway(km.toFixed(1))])]} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** By the straight line to the nearest stop of the day; in the order of the place where the day is empty. */
function nearestFirst(sights: PlanSight[], stops: PlanStop[]): { sight: PlanSight; km: number | null }[] {
  if (stops.length === 0) return sights.map((sight) => ({ sight, km: null }))
  return sights
    .map((sight) => ({ sight, km: Math.min(...stops.map(({ point }) => greatCircleKm(point, sight.point))) }))
    .toSorted((one, other) => one.km - other.km)
}

function PickerSkeleton() {
  return (
    <div role="status" aria-label={texts.loadingWhatIsLeft} className="flex flex-col gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}
