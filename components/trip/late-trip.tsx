'use client'

import { lazy } from 'react'
import type { Trip } from '@/lib/travel/trip/trip'
import { useOpenedTrip } from '../state/opened-trip'
import { useLiveTrip } from '../state/use-live-trip'
import { Late } from '../ui/late'
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
  const isOpened = isThere(useOpenedTrip()?.trip)
  if (!isThere(useLiveTrip()?.trip)) return <BlankTrip />
  return (
    <Late isOpened={isOpened} fallback={<BlankTrip />}>
      <TripPanel />
    </Late>
  )
}

/** The live trip as one line, fetched likewise. */
export function LateTripBar() {
  const isOpened = isThere(useOpenedTrip()?.trip)
  if (!isThere(useLiveTrip()?.trip)) return null
  return (
    <Late isOpened={isOpened} fallback={null}>
      <TripBar />
    </Late>
  )
}

/** Says that prices are out of date, fetched once there are prices. */
export function LateExpiredBanner() {
  const isOpened = useOpenedTrip()?.trip.result != null
  const hasPrices = useLiveTrip()?.trip.result != null
  if (!hasPrices) return null
  return (
    <Late isOpened={isOpened} fallback={null}>
      <ExpiredBanner />
    </Late>
  )
}

/** Fetches all of it ahead of the first answer; what cannot be fetched now is asked for again then. */
export function preloadTrip(): void {
  for (const load of [loadPanel, loadBar, loadBanner]) load().catch(() => undefined)
}

function isThere(trip: Trip | undefined): boolean {
  return trip !== undefined && (!isBlank(trip.wishes) || trip.plan !== null || trip.stays !== null)
}
