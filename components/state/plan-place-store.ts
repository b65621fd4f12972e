'use client'

import { useEffect } from 'react'
import type { Place } from '@/lib/travel/places/place'
import type { PlanPlace } from '@/lib/travel/plan/plan-place-schema'
import { createStore } from './create-store'
import { lateShape, requestJson } from './request-json'

/** `place` is null when there is no page about it any more, `airport` where nobody flies to. */
export type PlaceAnswer =
  | { status: 'loading' }
  | { status: 'loaded'; place: PlanPlace | null; airport: Place | null }
  | { status: 'failed'; message: string }

type PlanPlaceStore = {
  /** By thread and place. */
  answers: Record<string, PlaceAnswer>
  load: (threadId: string, slug: string) => Promise<void>
}

const placedPlanShape = lateShape(() => import('@/lib/travel/plan/placed-plan-schema').then((module) => module.placedPlanSchema))
const LOADING: PlaceAnswer = { status: 'loading' }

const usePlanPlaceStore = createStore<PlanPlaceStore>((set) => ({
  answers: {},
  load: async (threadId, slug) => {
    const put = (of: string, answer: PlaceAnswer) => set(({ answers }) => ({ answers: { ...answers, [keyOf(threadId, of)]: answer } }))
    put(slug, LOADING)
    const answer = await requestJson(`/api/trips/${threadId}/plan`, placedPlanShape)
    if ('refusal' in answer) return put(slug, { status: 'failed', message: answer.refusal.message })
    // Another window may have planned for another place meanwhile.
    const { plan, place, airport } = answer.value
    put(plan.destination.slug, { status: 'loaded', place, airport })
  },
}))

/** What is known of the place of the thread's plan, asked for once. */
export function usePlanPlace(threadId: string, slug: string): { answer: PlaceAnswer; retry: () => void } {
  const load = usePlanPlaceStore((store) => store.load)
  const answer = usePlanPlaceStore(({ answers }) => answers[keyOf(threadId, slug)])
  useEffect(() => {
    if (!usePlanPlaceStore.getState().answers[keyOf(threadId, slug)]) void load(threadId, slug)
  }, [threadId, slug, load])
  return { answer: answer ?? LOADING, retry: () => void load(threadId, slug) }
}

function keyOf(threadId: string, slug: string): string {
  return `${threadId}/${slug}`
}
