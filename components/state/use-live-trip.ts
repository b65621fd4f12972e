'use client'

import { locksTrip } from '@/lib/states/booking-status'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { useChatActions } from '../chat/chat-actions'
import { useReadOnly } from '../chat/read-only'
import { useTrip } from './opened-trip'

/** The trip of the thread this view stands in, as the server last told it, or as it stood where it is only read; null until it is loaded. */
export function useLiveTrip(): LiveTrip | null {
  const { threadId } = useChatActions()
  const readOnly = useReadOnly()
  const live = useTrip(threadId) ?? null
  return readOnly ? readOnly.live : live
}

/** True once an order is under way or done: the trip then shows, but no longer invites. */
export function isLocked(live: LiveTrip | null): boolean {
  return live?.order ? locksTrip(live.order) : false
}
