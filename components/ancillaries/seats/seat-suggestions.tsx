'use client'

import { useDeferredValue, useMemo, useState } from 'react'
import * as texts from '@/lib/texts/ancillaries/seats'
import type { SeatChange } from '@/lib/travel/ancillaries/change-ancillaries'
import type { SeatMap } from '@/lib/travel/ancillaries/seat-map'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import { PriceOrIncluded } from '../shared/price-or-included'
import type { SeatedTraveller } from './seat-marks'
import { PARTY_WISHES, suggestForParty } from './seat-wishes'

const NONE: SeatMap[] = []

type SeatSuggestionsProps = {
  map: SeatMap
  /** Of all flights: one press may settle them all. */
  maps: SeatMap[]
  seated: SeatedTraveller[]
  travellers: TravellerCounts
  onTake: (seats: SeatChange[], said: string) => void
}

/** Seats for everybody with one press, each with what it costs. What cannot be had stays in its place and says so. */
export function SeatSuggestions({ map, maps, seated, travellers, onTake }: SeatSuggestionsProps) {
  const [isForAll, setIsForAll] = useState(false)
  const hasCompany = seated.length > 1
  const here = useMemo(() => [map], [map])
  // A wide cabin takes a moment to reckon with: the map is drawn first, and a press is answered first.
  const wanted = isForAll ? maps : here
  const reckoned = useDeferredValue(wanted, NONE)
  const suggestions = useMemo(() => {
    const wishes = PARTY_WISHES.filter(({ wish }) => wish !== 'together' || hasCompany)
    return wishes.map((entry) => ({ ...entry, suggestion: suggestForParty(reckoned, travellers, entry.wish) }))
  }, [reckoned, travellers, hasCompany])
  const isReckoning = reckoned !== wanted
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-fact">{hasCompany ? texts.seatsForEverybody : texts.chooseForMe}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-1.5 @xl:grid-cols-1">
        {suggestions.map(({ wish, words, suggestion }) => (
          <button
            key={wish}
            type="button"
            aria-disabled={isReckoning || !suggestion || undefined}
            onClick={() =>
              !isReckoning && suggestion && onTake(suggestion.seats, `${words}: ${seatsWords(suggestion.seats, seated, isForAll)}.`)
            }
            className="flex min-h-11 min-w-0 flex-wrap items-center justify-between gap-x-2 rounded-control border bg-sheet px-2.5 py-1 text-start text-fact leading-4 hover:border-ink-soft aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:text-ink-soft"
          >
            <span className="font-medium">{words}</span>
            {suggestion ? (
              <PriceOrIncluded money={suggestion.total} />
            ) : (
              <span className="text-[12px]">{isReckoning ? '…' : texts.notPossible}</span>
            )}
          </button>
        ))}
      </div>
      {maps.length > 1 && (
        <label className="mt-1 flex min-h-11 items-center gap-2 text-fact">
          <input type="checkbox" checked={isForAll} onChange={(event) => setIsForAll(event.target.checked)} className="size-4 accent-sea" />
          {texts.onAllFlightsAtOnce(maps.length)}
        </label>
      )}
    </fieldset>
  )
}

/** "12A for Adult 1, 12B for Adult 2"; of several flights only how many. */
function seatsWords(seats: SeatChange[], seated: SeatedTraveller[], isForAll: boolean): string {
  if (isForAll) return texts.seatsOnAllFlights(seats.length)
  return seats
    .map(({ passengerIndex, seatNumber }) => {
      const name = seated.find(({ member }) => member.passengerIndex === passengerIndex)?.name
      return texts.seatFor(seatNumber ?? '', name ?? '')
    })
    .join(', ')
}
