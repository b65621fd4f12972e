'use client'

import { createContext, useContext } from 'react'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'

/** `live`: the trip as it stood then, of whoever's thread it is; null where it is not shown. */
const ReadOnlyContext = createContext<{ live: LiveTrip | null } | null>(null)
export const ReadOnlyProvider = ReadOnlyContext.Provider

/** Set while what is drawn may only be read, with the trip that goes with it: nothing may be pressed, asked for or kept. */
export function useReadOnly(): { live: LiveTrip | null } | null {
  return useContext(ReadOnlyContext)
}
