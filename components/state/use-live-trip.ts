'use client'

import { locksTrip } from '@/lib/states/booking-status'
import type { LiveTrip } from '@/lib/travel/trip/live-trip'
import { useChatActions } from '../chat/chat-actions'
import { useTripStore } from './trip-store'

/** The trip of the thread this view stands in, as the server last told it; null until it is loaded. */
export function useLiveTrip(): LiveTrip | null {
  const { threadId } = useChatActions()
  return useTripStore((state) => state.trips[threadId] ?? null)
}

/** True once an order is under way or done: the trip then shows, but no longer invites. */
export function isLocked(live: LiveTrip | null): boolean {
  return live?.order ? locksTrip(live.order) : false
}
