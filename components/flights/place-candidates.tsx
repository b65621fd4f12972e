'use client'

import * as texts from '@/lib/texts/flights'
import type { Place } from '@/lib/travel/places/place'
import { useChatActions } from '../chat/chat-actions'
import { isLocked, useLiveTrip } from '../state/use-live-trip'
import { PlaceWords } from './place-words'

/** What an unclear place may mean; one press settles it. */
export function PlaceCandidates({
  field,
  said,
  candidates,
  canChoose,
}: {
  field: 'from' | 'to'
  said: string
  candidates: Place[]
  canChoose: boolean
}) {
  const { act, isBusy } = useChatActions()
  const live = useLiveTrip()
  if (candidates.length === 0) return <p className="text-fact text-ink-soft">{texts.noPlaceWasFound(said)}</p>
  if (!canChoose || isLocked(live)) return null

  function settle(place: Place) {
    const change = field === 'from' ? { origin: place } : { destination: place }
    act({ type: 'change-search', change }, texts.youMeant(place.name, place.iataCode))
  }

  return (
    <fieldset className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      <legend className="mb-2 text-fact text-ink-soft">{texts.mayBeOneOfThese(said)}</legend>
      {candidates.map((place) => (
        <button
          key={`${place.kind}-${place.iataCode}`}
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : () => settle(place)}
          className="flex min-h-12 items-center gap-3 rounded-control border bg-sheet px-3 py-1.5 text-start text-[15px] leading-5 transition-colors duration-150 hover:border-sea"
        >
          <PlaceWords place={place} />
        </button>
      ))}
    </fieldset>
  )
}
