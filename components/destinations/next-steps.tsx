'use client'

import type { Place } from '@/lib/travel/places/place'
import { useChatActions } from '../chat/chat-actions'
import { useReadOnly } from '../chat/read-only'
import { Button } from '../ui/button'

type Next = { slug: string; name: string; airport: Place | null; departureOn: string | null; returnOn: string | null }

/** What one does with a place that was proposed: look for its flights on the days of its fare, plan the days there, or read about it. */
export function NextSteps({ place, origin, days }: { place: Next; origin: Place; days: number }) {
  const { act, say, isBusy } = useChatActions()
  const isRead = useReadOnly() !== null
  const { slug, name, airport, departureOn, returnOn } = place

  function findFlights(destination: Place) {
    const when = departureOn && returnOn ? { departureOn, returnOn } : {}
    act({ type: 'change-search', change: { origin, destination, ...when } }, `You asked for flights to ${name}`)
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {!isRead && airport && (
        <Button size="small" aria-disabled={isBusy || undefined} onClick={isBusy ? undefined : () => findFlights(airport)}>
          Find flights<span className="sr-only"> to {name}</span>
        </Button>
      )}
      {!isRead && (
        <Button
          size="small"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : () => say(`Plan ${days} ${days === 1 ? 'day' : 'days'} in ${name} for me.`)}
        >
          Plan {days} {days === 1 ? 'day' : 'days'}
          <span className="sr-only"> in {name}</span>
        </Button>
      )}
      <a
        href={`/destination/${slug}`}
        target="_blank"
        rel="noreferrer"
        className="min-h-8 content-center px-1 text-fact text-sea underline-offset-4 hover:underline"
      >
        About {name}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </div>
  )
}
