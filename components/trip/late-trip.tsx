'use client'

import { lazy, Suspense } from 'react'
import { useLiveTrip } from '../state/use-live-trip'
import { BlankTrip } from './blank-trip'
import { isBlank } from './trip-words'

const loadPanel = () => import('./trip-panel')
const loadBar = () => import('./trip-bar')
const loadBanner = () => import('./expired-banner')
const TripPanel = lazy(() => loadPanel().then((module) => ({ default: module.TripPanel })))
const TripBar = lazy(() => loadBar().then((module) => ({ default: module.TripBar })))
const ExpiredBanner = lazy(() => loadBanner().then((module) => ({ default: module.ExpiredBanner })))

/** The panel of the live trip; what it is made of is fetched when there is something to show. */
export function LateTripPanel() {
  if (!useHasTrip()) return <BlankTrip />
  return (
    <Suspense fallback={<BlankTrip />}>
      <TripPanel />
    </Suspense>
  )
}

/** The live trip as one line, fetched likewise. */
export function LateTripBar() {
  if (!useHasTrip()) return null
  return (
    <Suspense fallback={null}>
      <TripBar />
    </Suspense>
  )
}

/** Says that prices are out of date, fetched once there are prices. */
export function LateExpiredBanner() {
  const hasPrices = useLiveTrip()?.trip.result != null
  if (!hasPrices) return null
  return (
    <Suspense fallback={null}>
      <ExpiredBanner />
    </Suspense>
  )
}

/** Fetches all of it ahead of the first answer; what cannot be fetched now is asked for again then. */
export function preloadTrip(): void {
  for (const load of [loadPanel, loadBar, loadBanner]) load().catch(() => undefined)
}

function useHasTrip(): boolean {
  const trip = useLiveTrip()?.trip
  return trip !== undefined && (!isBlank(trip.wishes) || trip.plan !== null || trip.stays !== null)
}
