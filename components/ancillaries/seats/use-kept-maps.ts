'use client'

import { useState } from 'react'
import { useSeatMaps } from '@/components/state/offer-details-store'
import type { SeatMap } from '@/lib/travel/ancillaries/seat-map'

/** The seat maps; while they are asked for anew, after a seat was refused, the older ones stay on the screen. */
export function useKeptMaps(threadId: string, flightsKey: string): ReturnType<typeof useSeatMaps> {
  const { seatMaps, failure, retry } = useSeatMaps(threadId)
  const [kept, setKept] = useState<{ flightsKey: string; seatMaps: SeatMap[] } | null>(null)
  if (seatMaps && kept?.seatMaps !== seatMaps) setKept({ flightsKey, seatMaps })
  return { seatMaps: seatMaps ?? (kept?.flightsKey === flightsKey ? kept.seatMaps : null), failure, retry }
}
