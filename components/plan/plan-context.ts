'use client'

import { createContext, useContext } from 'react'
import type { TripPlan } from '@/lib/travel/plan/trip-plan'
import type { PlaceAnswer } from '../state/plan-place-store'
import type { usePlanChanges } from './use-plan-changes'

/** The live plan of the card that a part stands in, and how it is changed. */
type PlanOfCard = ReturnType<typeof usePlanChanges> & {
  threadId: string
  plan: TripPlan
  place: PlaceAnswer
  askPlaceAgain: () => void
}

const PlanContext = createContext<PlanOfCard | null>(null)
export const PlanProvider = PlanContext.Provider

export function usePlan(): PlanOfCard {
  const plan = useContext(PlanContext)
  if (!plan) throw new Error('usePlan is used outside a plan card')
  return plan
}
