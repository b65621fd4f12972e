'use client'

import Link from 'next/link'
import type { MouseEvent } from 'react'
import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/plan'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { planDates, planTitle } from './plan-words'

/** The plan as a line of the trip. It leads to its card where that stands on the page, and else to its own page. */
export function PlanRow({ live, onLeave }: { live: LiveTrip; onLeave?: (() => void) | undefined }) {
  const today = useToday()
  const { plan } = live.trip
  if (!plan) return null

  function goToCard(event: MouseEvent) {
    const card = [...document.querySelectorAll<HTMLElement>('[data-live-plan]')].find(({ dataset }) => dataset.livePlan === live.threadId)
    if (!card) return
    event.preventDefault()
    onLeave?.()
    const show = () => {
      card.scrollIntoView({ block: 'start' })
      card.focus({ preventScroll: true })
    }
    // A sheet over the thread gives its focus back first, a moment after it has gone.
    requestAnimationFrame(() => setTimeout(show))
  }

  return (
    <section aria-label={texts.plan} className="flex items-center justify-between gap-3 border-t px-4 py-3 text-fact text-ink-soft">
      <p className="min-w-0">
        <span className="block break-words font-medium text-ink">{planTitle(plan)}</span>
        {planDates(plan, today) ?? texts.firstDayStillOpen}
      </p>
      <Link
        href={`/plans/${live.threadId}`}
        prefetch={false}
        aria-label={texts.showThePlan}
        onClick={goToCard}
        className="-my-3 -me-2 inline-flex min-h-11 shrink-0 items-center rounded-control px-2 font-medium text-sea hover:underline"
      >
        {texts.show}
      </Link>
    </section>
  )
}
