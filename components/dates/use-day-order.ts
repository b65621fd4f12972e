'use client'

import { type DayOrder, dayOrderOf } from '@/lib/travel/read-day'
import { useIsHydrated } from '../session/use-is-hydrated'

/** How the reader's browser writes days; the server, which cannot know it, writes the day first. */
export function useDayOrder(): DayOrder {
  return useIsHydrated() ? dayOrderOf(navigator.language) : 'day-first'
}
