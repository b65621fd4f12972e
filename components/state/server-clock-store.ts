'use client'

import { createStore } from './create-store'

/** The header counts whole seconds, and an answer takes a while: less than this is no difference. */
const LEAST_DIFFERENCE_MS = 5_000

type ServerClockStore = {
  /** How far the server's clock is ahead of this device's; a device that is wrong by half an hour would hold every price for expired. */
  aheadMs: number
  /** Told of each answer's `Date` header. */
  learn: (dateHeader: string | null) => void
}

export const useServerClockStore = createStore<ServerClockStore>((set) => ({
  aheadMs: 0,
  learn: (dateHeader) => {
    const at = Date.parse(dateHeader ?? '')
    if (Number.isNaN(at)) return
    const aheadMs = at - Date.now()
    set((state) => {
      const next = Math.abs(aheadMs) < LEAST_DIFFERENCE_MS ? 0 : aheadMs
      return Math.abs(next - state.aheadMs) < LEAST_DIFFERENCE_MS ? state : { aheadMs: next }
    })
  },
}))
