'use client'

import Link from 'next/link'
import * as texts from '@/lib/texts/plan'
import { addDays, formatDay } from '@/lib/travel/dates'
import { type SearchChange, sliceLabel } from '@/lib/travel/flights/search'
import type { Place } from '@/lib/travel/places/place'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import { formatClocksIn } from '@/lib/travel/time-format'
import { describeOffer } from '@/lib/travel/trip/describe-command'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import type { PickedFlight } from '@/lib/travel/trip/trip'
import { useChatActions } from '../chat/chat-actions'
import { useTimeFormat } from '../session/preferences'
import { ownDay } from '../state/own-day'
import type { PlaceAnswer } from '../state/plan-place-store'
import { isLocked } from '../state/use-live-trip'
import { Button } from '../ui/button'
import { PlaneIcon } from '../ui/icons'
import { flightHours } from './flight-hours'
import { sliceThere } from './flights-there'
import { usePlan } from './plan-context'
import { planDates } from './plan-words'

const PAPER =
  'inline-flex min-h-11 items-center justify-center rounded-control border bg-sheet px-4 font-medium text-[15px] text-ink hover:border-ink-soft max-sm:w-full'

/** The next step: flights to the place where there are none yet, or how those that are there stand; and the plan on paper. */
export function PlanFlights({ live, plan, place }: { live: LiveTrip; plan: TripPlan; place: PlaceAnswer }) {
  const airport = place.status === 'loaded' ? place.airport : null
  const sliceIndex = sliceThere(live.trip, plan, airport)
  return (
    <footer className="flex flex-col gap-3 border-t bg-paper px-4 py-3 sm:px-5">
      {sliceIndex !== null && <StandingFlights live={live} plan={plan} sliceIndex={sliceIndex} />}
      <div className="flex flex-wrap items-center gap-2">
        {sliceIndex === null && !isLocked(live) && (airport || place.status === 'loading') && <FindFlights plan={plan} airport={airport} />}
        <Link href={`/plans/${live.threadId}`} prefetch={false} className={PAPER}>
          {texts.printOrAddToCalendar}
        </Link>
      </div>
      {sliceIndex === null && isLocked(live) && (
        <p className="text-fact text-ink-soft">{texts.flightsAreBookedAlready(plan.destination.name)}</p>
      )}
      {place.status === 'loaded' && !airport && sliceIndex === null && (
        <p className="text-fact text-ink-soft">{texts.noAirportKnown(plan.destination.name)}</p>
      )}
    </footer>
  )
}

/** It waits where it will stand until the airport is known. */
function FindFlights({ plan, airport }: { plan: TripPlan; airport: Place | null }) {
  const { act, isBusy } = useChatActions()
  const today = ownDay(new Date())
  const isWaiting = isBusy || !airport

  function find() {
    if (isWaiting) return
    const { change, label } = searchFor(plan, airport, today)
    act({ type: 'change-search', change }, label)
  }

  return (
    <Button tone="primary" className="max-sm:w-full" aria-disabled={isWaiting || undefined} onClick={find}>
      <PlaneIcon /> {texts.findFlights}
    </Button>
  )
}

/** There on the first day and back on the last; without days where none are chosen or they are over, and then they are asked for. */
function searchFor(plan: TripPlan, airport: Place, today: string): { change: SearchChange; label: string } {
  const { startsOn, days, destination } = plan
  const asked = texts.youAskedForFlightsTo(destination.name)
  if (!startsOn || startsOn < today) return { change: { destination: airport }, label: asked }
  const change = { destination: airport, departureOn: startsOn, returnOn: addDays(startsOn, days.length - 1) }
  return { change, label: `${asked}, ${planDates(plan, today)}` }
}

function StandingFlights({ live, plan, sliceIndex }: { live: LiveTrip; plan: TripPlan; sliceIndex: number }) {
  const timeFormat = useTimeFormat()
  const { trip } = live
  const picks = trip.picks.flatMap((pick, index) => (pick ? [{ pick, index }] : []))
  const tripType = trip.result?.search.tripType ?? 'one-way'
  const landsAt = trip.picks[sliceIndex]?.offer.arrivesAt ?? null
  // From wherever one goes on: of a multi-trip the next flight.
  const leavesAt = trip.picks[sliceIndex + 1]?.offer.departsAt ?? null
  return (
    <div className="text-[15px] leading-6">
      <p className="font-semibold">{texts.yourFlights}</p>
      {picks.length === 0 && <p className="text-ink-soft">{texts.searchedNoneChosen}</p>}
      {picks.map(({ pick, index }) => (
        <p key={index}>
          <span className="text-ink-soft">{sliceLabel(tripType, index)}:</span> {formatClocksIn(flightWords(pick), timeFormat)}
        </p>
      ))}
      <LandingDay plan={plan} pick={trip.picks[sliceIndex] ?? null} />
      {flightHours(plan, landsAt, leavesAt).map((words) => (
        <p key={words} className="mt-1 text-fact text-saffron">
          {formatClocksIn(words, timeFormat)}
        </p>
      ))}
    </div>
  )
}

/** "Fri 27 Nov, TP1361, 09:40 → 12:25". */
function flightWords({ offer }: PickedFlight): string {
  return `${formatDay(offer.departsAt.slice(0, 10))}, ${describeOffer(offer)}`
}

/** A plan that begins on another day than one lands can be moved there by one press. */
function LandingDay({ plan, pick }: { plan: TripPlan; pick: PickedFlight | null }) {
  const { press } = usePlan()
  const landsOn = pick?.offer.arrivesAt.slice(0, 10)
  if (landsOn === undefined || landsOn === plan.startsOn) return null
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="text-fact text-saffron">{texts.youLandOn(formatDay(landsOn), plan.startsOn && formatDay(plan.startsOn))}</p>
      <Button
        size="small"
        className="min-h-9 pointer-coarse:min-h-11"
        onClick={() => void press({ at: 'head', commands: () => [{ type: 'change-plan', change: { startsOn: landsOn } }] })}
      >
        {texts.beginOn(formatDay(landsOn))}
      </Button>
    </div>
  )
}
