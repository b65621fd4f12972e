'use client'

import { useIsHydrated } from '@/components/session/use-is-hydrated'
import { formatDay } from '@/lib/travel/dates'

/** The day on the reader's own calendar, which is known in the browser only. */
export function SharedOn({ instant }: { instant: string }) {
  const isHydrated = useIsHydrated()
  const words = isHydrated ? new Date(instant).toLocaleDateString('en-GB', { dateStyle: 'long' }) : formatDay(instant.slice(0, 10))
  return <time dateTime={instant}>{words}</time>
}
