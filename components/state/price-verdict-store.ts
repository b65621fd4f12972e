'use client'

import { useEffect } from 'react'
import type { PriceVerdict } from '@/lib/travel/flights/price-verdict'
import { whenPainted } from './after-paint'
import { createStore } from './create-store'
import { lateShape, requestJson } from './request-json'

type PriceVerdictStore = {
  /** Undefined: on its way. Null: nothing to say. A question that failed is as silent as thin evidence, and is not asked again. */
  verdicts: Record<string, PriceVerdict | null | undefined>
  load: (searchId: string, sliceIndex: number) => Promise<void>
}

const verdictShape = lateShape(() => import('@/lib/travel/flights/price-verdict-schema').then((module) => module.toldVerdictSchema))

export const usePriceVerdictStore = createStore<PriceVerdictStore>((set, get) => ({
  verdicts: {},
  load: async (searchId, sliceIndex) => {
    const key = keyOf(searchId, sliceIndex)
    if (key in get().verdicts) return
    const put = (verdict: PriceVerdict | null | undefined) => set((state) => ({ verdicts: { ...state.verdicts, [key]: verdict } }))
    put(undefined)
    const answer = await requestJson(`/api/searches/${encodeURIComponent(searchId)}/price-verdict?slice=${sliceIndex}`, verdictShape)
    put('value' in answer ? answer.value.verdict : null)
  },
}))

/** The verdict on one direction's lowest price, asked for when it is first shown; undefined until it is there, null where there is nothing to say. */
export function usePriceVerdict(searchId: string, sliceIndex: number): PriceVerdict | null | undefined {
  const load = usePriceVerdictStore((state) => state.load)
  useEffect(() => whenPainted(() => void load(searchId, sliceIndex)), [searchId, sliceIndex, load])
  return usePriceVerdictStore((state) => state.verdicts[keyOf(searchId, sliceIndex)])
}

function keyOf(searchId: string, sliceIndex: number): string {
  return `${searchId}/${sliceIndex}`
}
