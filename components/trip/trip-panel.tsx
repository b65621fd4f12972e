'use client'

import { useRef, useState } from 'react'
import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/trip'
import { describeTravellers, sliceLabel } from '@/lib/travel/flights/search'
import { formatClocksIn } from '@/lib/travel/time-format'
import { hasAllFares } from '@/lib/travel/trip/is-complete'
import type { LiveTrip, OrderView } from '@/lib/travel/trip/live-trip-schema'
import { AncillariesBar } from '../ancillaries/ancillaries-bar'
import { standingWords } from '../booking/standing-words'
import { useChatActions } from '../chat/chat-actions'
import { picturedCity } from '../content/picture/pictured-city'
import { PlanRow } from '../plan/plan-row'
import { useTimeFormat } from '../session/preferences'
import { useTripStore } from '../state/trip-store'
import { isLocked, useLiveTrip } from '../state/use-live-trip'
import { KeptStay } from '../stays/kept/kept-stay'
import { CheckIcon, UndoIcon } from '../ui/icons'
import { Price } from '../ui/price'
import { Ribbon } from '../ui/ribbon'
import { addedWords } from './added-words'
import { BlankTrip } from './blank-trip'
import { CheckOutButton } from './check-out-button'
import { MemoryChips } from './memory-chips'
import { memoryWords } from './memory-words'
import { RouteDrawing } from './route-drawing'
import { TripBudgetRow } from './trip-budget-row'
import { TripPicture } from './trip-picture'
import { TripSlice } from './trip-slice'
import { costOf, datesWords, isBlank, routeWords } from './trip-words'

/** How long the undo rests after it has done its work. */
const UNDO_REST_MS = 600

/** The live trip: what is settled, what is open, what it costs so far, and one step back. `onLeave`: the thread has the next word. */
export function TripPanel({ onLeave }: { onLeave?: () => void }) {
  const live = useLiveTrip()
  if (!live || isBlank(live.trip.wishes))
    return live?.trip.plan || live?.trip.stays || live?.trip.budget || isAnythingKept(live) ? (
      <WithoutFlights live={live} onLeave={onLeave} />
    ) : (
      <BlankTrip />
    )
  return <PlannedTrip live={live} onLeave={onLeave} />
}

function isAnythingKept(live: LiveTrip | null): live is LiveTrip {
  return live !== null && memoryWords(live.trip.memory).length > 0
}

function KeptInMind({ live }: { live: LiveTrip }) {
  return isAnythingKept(live) ? (
    <div className="border-t px-4 py-3">
      <MemoryChips live={live} />
    </div>
  ) : null
}

/** What to see is planned, or a place to stay looked for, and nothing said of how to get there. */
function WithoutFlights({ live, onLeave }: { live: LiveTrip; onLeave: (() => void) | undefined }) {
  const { plan, stays } = live.trip
  return (
    <div className="overflow-hidden rounded-card border bg-sheet">
      <TripPicture city={plan?.destination.name ?? stays?.search.city.name ?? ''} className="h-28 w-full" />
      <PlanRow live={live} onLeave={onLeave} />
      <KeptStay live={live} onLeave={onLeave} />
      <TripBudgetRow live={live} />
      <KeptInMind live={live} />
      {live.undoLabel !== null && <UndoButton undoLabel={live.undoLabel} />}
    </div>
  )
}

function PlannedTrip({ live, onLeave }: { live: LiveTrip; onLeave: (() => void) | undefined }) {
  const today = useToday()
  const { wishes, result } = live.trip
  const origin = wishes.origin ?? wishes.slices[0]?.origin ?? null
  // Of several flights the last one often leads home.
  const isAway = ({ destination: end }: (typeof wishes.slices)[number]) => end && end.cityName !== origin?.cityName
  const destination = wishes.destination ?? wishes.slices.find(isAway)?.destination ?? null
  return (
    <div className="overflow-hidden rounded-card border bg-sheet">
      {destination && picturedCity(destination.cityName) ? (
        <TripPicture city={destination.cityName} className="h-36 w-full" />
      ) : origin || destination ? (
        <RouteDrawing
          from={origin?.iataCode ?? '?'}
          to={destination?.iataCode ?? '?'}
          hasReturn={wishes.tripType === 'round-trip'}
          seed={destination?.cityName ?? 'wayfarer'}
        />
      ) : (
        <TripPicture city="" className="h-28 w-full" />
      )}
      <OrderRibbon live={live} />
      <div className="px-4 py-3.5">
        <h2 className="font-semibold text-[17px] leading-6">{routeWords(wishes)}</h2>
        <p className="text-fact text-ink-soft">{datesWords(wishes, today)}</p>
        <p className="text-fact text-ink-soft">{describeTravellers(wishes.travellers)}</p>
      </div>
      {result?.search.slices.map((slice, sliceIndex) => (
        <TripSlice
          key={`${slice.origin.iataCode}-${slice.departureOn}`}
          label={sliceLabel(result.search.tripType, sliceIndex)}
          slice={slice}
          sliceIndex={sliceIndex}
          pick={live.trip.picks[sliceIndex] ?? null}
          added={addedWords(live.trip.ancillaries, sliceIndex)}
          canChange={!isLocked(live)}
          onLeave={onLeave}
        />
      ))}
      {hasAllFares(live.trip) && (
        <div className="border-t px-2 py-1.5 empty:hidden">
          <AncillariesBar threadId={live.threadId} size="compact" />
        </div>
      )}
      <PlanRow live={live} onLeave={onLeave} />
      <TripTotal live={live} onLeave={onLeave} />
      <KeptStay live={live} onLeave={onLeave} />
      <TripBudgetRow live={live} />
      <KeptInMind live={live} />
      {live.undoLabel !== null && !isLocked(live) && <UndoButton undoLabel={live.undoLabel} />}
    </div>
  )
}

function OrderRibbon({ live }: { live: LiveTrip }) {
  if (!live.order) return null
  if (live.order.status === 'success') {
    return (
      <Ribbon tone="done">
        <CheckIcon /> {texts.booked}
        {live.order.bookingReference ? ` · ${live.order.bookingReference}` : ''}
      </Ribbon>
    )
  }
  if (needsAttention(live.order)) return <Ribbon tone="stale">{standingWords(live.order)}</Ribbon>
  if (live.order.status === 'cancelling') return <Ribbon tone="stale">{texts.bookingIsBeingCancelled}</Ribbon>
  if (live.order.status === 'cancelled') return <Ribbon tone="stale">{texts.bookingWasCancelled}</Ribbon>
  if (live.order.status === 'failed') return <Ribbon tone="failed">{live.order.lastError ?? texts.bookingDidNotGoThrough}</Ribbon>
  return null
}

function needsAttention({ status, paymentStatus }: OrderView): boolean {
  return paymentStatus === 'awaiting_action' || status === 'unconfirmed' || status === 'needs_review' || status === 'payment_due'
}

function TripTotal({ live, onLeave }: { live: LiveTrip; onLeave: (() => void) | undefined }) {
  const cost = costOf(live)
  if (!cost) return null
  return (
    <div className="flex flex-col gap-3 border-t px-4 py-3">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-fact text-ink-soft">{cost.label}</span>
        <Price money={cost.money} className="font-semibold text-[20px] leading-7" />
      </p>
      <CheckOutButton live={live} className="w-full" onLeave={onLeave} />
    </div>
  )
}

function UndoButton({ undoLabel }: { undoLabel: string }) {
  const timeFormat = useTimeFormat()
  const { threadId, isBusy } = useChatActions()
  const undo = useTripStore((state) => state.undo)
  const [refusal, setRefusal] = useState<string | null>(null)

  const isPressed = useRef(false)
  const [isResting, setIsResting] = useState(false)
  const isWaiting = isBusy || isResting

  /** A double tap takes back one thing and not two. */
  async function takeBack() {
    if (isPressed.current) return
    isPressed.current = true
    setIsResting(true)
    const answer = await undo(threadId)
    setRefusal('refusal' in answer ? answer.refusal.message : null)
    setTimeout(() => {
      isPressed.current = false
      setIsResting(false)
    }, UNDO_REST_MS)
  }

  return (
    <div className="border-t px-2 py-1.5">
      <button
        type="button"
        aria-disabled={isWaiting || undefined}
        onClick={isWaiting ? undefined : () => void takeBack()}
        className="flex min-h-9 w-full items-center gap-2 rounded-control px-2 text-start text-fact text-ink-soft hover:bg-paper hover:text-ink"
      >
        <UndoIcon />
        <span className="min-w-0 truncate">{texts.undoChange(formatClocksIn(undoLabel, timeFormat))}</span>
      </button>
      {refusal && (
        <p role="alert" className="px-2 pb-1 text-brick text-fact">
          {refusal}
        </p>
      )}
    </div>
  )
}
