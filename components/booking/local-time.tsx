'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** An instant on the reader's own clock; the server, which does not know it, writes UTC. `instant` is ISO. */
export function LocalTime({ instant }: { instant: string }) {
  const text = useSyncExternalStore(
    subscribe,
    () => words(instant),
    () => `${words(instant, 'UTC')} UTC`,
  )
  return <time dateTime={instant}>{text}</time>
}

function words(instant: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(instant))
}
