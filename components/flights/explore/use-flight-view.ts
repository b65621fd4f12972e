'use client'

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { applyFilters } from '@/lib/travel/flights/filters/apply-filters'
import { type FlightFilters, NO_FILTERS } from '@/lib/travel/flights/filters/flight-filters'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import { pickThree, rankForView } from '@/lib/travel/flights/rank-flights'
import { ORDINARY_WEIGHTS, type RankWeights } from '@/lib/travel/flights/rank-weights'
import type { FlightPicks, RankedOffer } from '@/lib/travel/flights/ranked-offer'
import { isSameJson } from '@/lib/travel/same-json'
import type { TripCommand } from '@/lib/travel/trip/commands'
import { useChatActions } from '../../chat/chat-actions'
import { type FlightListState, flightListKey, useFlightListStore } from '../../state/flight-list-store'
import { registerResting } from '../../state/resting-changes'
import { useTripStore } from '../../state/trip-store'
import { useLiveTrip } from '../../state/use-live-trip'

/** A thumb that moves on within this time is not yet where the traveller wants it. */
const REST_MS = 350

export type FlightView = {
  filters: FlightFilters
  weights: RankWeights
  /** Filters or weights are others than those stored with the card. */
  hasChanged: boolean
  /** All flights of the direction, once they were asked for. */
  list: FlightListState | undefined
  /** What the filters leave, in rank order; null until the list is there. */
  ranked: RankedOffer[] | null
  /** What is shown is still what was stored with the card: the list that filters and weights need is not there. */
  isBehind: boolean
  picks: RankedOffer[]
  offerCount: number
  totalCount: number
  /** All flights, when the filters leave none of them. */
  nothing: FlightOffer[] | null
  /** Why a change did not reach the trip. */
  refusal: string | null
  load: () => void
  filter: (filters: FlightFilters) => void
  weigh: (weights: RankWeights, isResting: boolean) => void
}

/**
 * A card's flights as the live trip's filters and weights show them now: what was stored with the card while they are the same,
 * worked out here in the browser when they changed since. A change shows at once and is then a command of the trip.
 */
export function useFlightView(flights: FlightPicks, isOpen: boolean): FlightView {
  const { searchId, sliceIndex, by, search } = flights
  const { threadId } = useChatActions()
  const trip = useLiveTrip()?.trip
  const [draft, setDraft] = useState<{ filters?: FlightFilters; weights?: RankWeights }>({})
  const stored = { filters: flights.filters ?? NO_FILTERS, weights: flights.weights ?? ORDINARY_WEIGHTS }
  const filters = isOpen ? (draft.filters ?? trip?.filters[sliceIndex] ?? stored.filters) : stored.filters
  const weights = isOpen ? (draft.weights ?? trip?.weights ?? stored.weights) : stored.weights
  const hasChanged = !isSameJson(filters, stored.filters) || !isSameJson(weights, stored.weights)

  const afterOfferId = trip?.picks[sliceIndex - 1]?.offer.offerId ?? null
  const request = { threadId, searchId, sliceIndex, by, afterOfferId }
  const key = flightListKey(request)
  const list = useFlightListStore((state) => state.lists[key])
  const loadList = useFlightListStore((state) => state.load)
  const load = () => void loadList(request)
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    if (isOpen && hasChanged && !list) loadNow()
  }, [isOpen, hasChanged, list])

  const offers = useMemo(() => (list?.status === 'ready' ? list.offers.map(({ offer }) => offer) : null), [list])
  const ranked = useMemo(
    () => offers && rankForView(applyFilters(offers, filters, search), search, by, weights),
    [offers, filters, weights, search, by],
  )
  const isWorkedOut = hasChanged && ranked !== null
  const { issue, refusal } = useRestingCommands(threadId, () => setDraft({}))
  return {
    filters,
    weights,
    hasChanged,
    list,
    ranked,
    isBehind: hasChanged && ranked === null,
    picks: isWorkedOut ? pickThree(ranked) : flights.picks,
    offerCount: isWorkedOut ? ranked.length : flights.offerCount,
    totalCount: offers?.length ?? flights.totalCount ?? flights.offerCount,
    nothing: ranked?.length === 0 && offers && offers.length > 0 ? offers : null,
    refusal,
    load,
    filter: (wanted) => {
      setDraft((before) => ({ ...before, filters: wanted }))
      issue({ type: 'filter-flights', slices: [{ sliceIndex, filters: wanted }] })
    },
    weigh: (wanted, isResting) => {
      setDraft((before) => ({ ...before, weights: wanted }))
      if (isResting) issue({ type: 'weigh-flights', weights: wanted })
    },
  }
}

/** Issues the last of some quick changes once they rest; `onSettled` when the trip has it, or will not. */
function useRestingCommands(threadId: string, onSettled: () => void): { issue: (command: TripCommand) => void; refusal: string | null } {
  const [refusal, setRefusal] = useState<string | null>(null)
  const issueCommand = useTripStore((state) => state.issue)
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; command: TripCommand } | null>(null)
  const sent = useRef(0)

  async function send(command: TripCommand) {
    waiting.current = null
    const number = ++sent.current
    const answer = await issueCommand(threadId, command)
    if (waiting.current || number !== sent.current) return
    setRefusal('refusal' in answer ? answer.refusal.message : null)
    onSettled()
  }

  // What was just set is not lost when the card goes away.
  const sendWaiting = useEffectEvent(() => {
    if (!waiting.current) return null
    clearTimeout(waiting.current.timer)
    return send(waiting.current.command)
  })
  useEffect(() => {
    const unregister = registerResting(() => sendWaiting())
    return () => {
      unregister()
      void sendWaiting()
    }
  }, [])

  return {
    refusal,
    issue: (command) => {
      const earlier = waiting.current
      if (earlier) clearTimeout(earlier.timer)
      // Another kind of change is no newer version of this one.
      if (earlier && earlier.command.type !== command.type) void send(earlier.command)
      waiting.current = { command, timer: setTimeout(() => void send(command), REST_MS) }
    },
  }
}
