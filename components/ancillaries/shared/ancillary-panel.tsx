'use client'

import type { ReactNode } from 'react'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import { hasAllFares } from '@/lib/travel/trip/is-complete'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { useOfferDetails } from '../../state/offer-details-store'
import { useTrip } from '../../state/opened-trip'
import { useHasPassed } from '../../state/use-has-passed'
import { isLocked } from '../../state/use-live-trip'
import { BookedPanel } from './booked-panel'
import { ExpiredPanel } from './expired-panel'
import { KIND_NAMES } from './kinds'
import { PanelFoot } from './panel-foot'
import { PanelState } from './panel-state'

type ListedKind = 'bags' | 'meals' | 'extras'

/**
 * What the three lists of things to buy have in common: a view on the live trip, with every state it can be in, and totals at the
 * foot. `children` draws the choices; `beside` is shown also where nothing is sold.
 */
export function AncillaryPanel<Kind extends ListedKind>({
  threadId,
  kind,
  beside,
  children,
}: {
  threadId: string
  kind: Kind
  beside?: (live: LiveTrip) => ReactNode
  children: (options: NonNullable<OfferDetails[Kind]>, live: LiveTrip) => ReactNode
}) {
  const live = useTrip(threadId)
  const { details, failure, retry } = useOfferDetails(threadId)
  const hasExpired = useHasPassed(live?.trip.result?.expiresAt ?? '')

  function content(): ReactNode {
    if (!live) return <PanelState kind={kind} state="loading" />
    if (isLocked(live)) return <BookedPanel live={live} kind={kind} />
    if (!hasAllFares(live.trip)) return <PanelState kind={kind} state="open-fares" />
    if (hasExpired) return <ExpiredPanel live={live} kind={kind} />
    if (failure !== null) return <PanelState kind={kind} state="failed" message={failure} retry={retry} />
    if (!details) return <PanelState kind={kind} state="loading" />
    const options = details[kind]
    const isNone = options === null || options.length === 0
    return (
      <>
        {beside?.(live)}
        {isNone && <PanelState kind={kind} state={options === null ? 'not-sold' : 'none'} />}
        {!isNone && children(options, live)}
      </>
    )
  }

  return (
    <section aria-label={KIND_NAMES[kind]} className="flex flex-col gap-5">
      {content()}
      {live && <PanelFoot trip={live.trip} kind={kind} />}
    </section>
  )
}
