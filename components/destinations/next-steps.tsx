'use client'

import * as texts from '@/lib/texts/destinations'
import type { Place } from '@/lib/travel/places/place'
import { useChatActions } from '../chat/chat-actions'
import { useReadOnly } from '../chat/read-only'
import { Button } from '../ui/button'

/** Without a page, `slug` is null: then there are only its flights. */
type Next = { slug: string | null; name: string; airport: Place | null; departureOn: string | null; returnOn: string | null }

/** What one does with a place that was proposed: look for its flights on the days of its fare, plan the days there, or read about it. */
export function NextSteps({ place, origin, days }: { place: Next; origin: Place; days: number }) {
  const { act, say, isBusy } = useChatActions()
  const isRead = useReadOnly() !== null
  const { slug, name, airport, departureOn, returnOn } = place

  function findFlights(destination: Place) {
    const when = departureOn && returnOn ? { departureOn, returnOn } : {}
    act({ type: 'change-search', change: { origin, destination, ...when } }, texts.youAskedForFlightsTo(name))
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {!isRead && airport && (
        <Button size="small" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : () => findFlights(airport)}>
          {texts.findFlights}
          <span className="sr-only"> {texts.toPlace(name)}</span>
        </Button>
      )}
      {!isRead && slug !== null && (
        <Button size="small" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : () => say(texts.planDaysForMe(days, name))}>
          {texts.planDays(days)}
          <span className="sr-only"> {texts.inPlace(name)}</span>
        </Button>
      )}
      {slug !== null && (
        <a
          href={`/destination/${slug}`}
          target="_blank"
          rel="noreferrer"
          className="min-h-8 content-center px-1 text-fact text-sea underline-offset-4 hover:underline"
        >
          {texts.about(name)}
          <span className="sr-only"> {texts.opensInANewTab}</span>
        </a>
      )}
    </div>
  )
}
