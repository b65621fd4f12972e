'use client'

import { useSyncExternalStore } from 'react'
import { useTimeFormat } from '@/components/session/preferences'
import * as texts from '@/lib/texts/booking'
import { formatClocksIn } from '@/lib/travel/time-format'

const subscribe = () => () => {}

/**
 * An instant on the reader's own clock; the server, which does not know it, writes UTC. `instant` is ISO; `isShort` leaves the year out,
 * for what is near.
 */
export function LocalTime({ instant, isShort = false }: { instant: string; isShort?: boolean }) {
  const timeFormat = useTimeFormat()
  const text = useSyncExternalStore(
    subscribe,
    () => words(instant, isShort),
    () => texts.timeInUtc(words(instant, isShort, 'UTC')),
  )
  return <time dateTime={instant}>{formatClocksIn(text, timeFormat)}</time>
}

function words(instant: string, isShort: boolean, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(isShort ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(instant))
}
