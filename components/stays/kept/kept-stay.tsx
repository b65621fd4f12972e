'use client'

import { useState } from 'react'
import { useToday } from '@/components/state/use-today'
import * as texts from '@/lib/texts/stays/kept'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import { useChatActions } from '../../chat/chat-actions'
import { useReadOnly } from '../../chat/read-only'
import { useTripStore } from '../../state/trip-store'
import { Price } from '../../ui/price'
import { StaysOpener } from '../list/stays-opener'
import { nightsLine, totalForWords } from '../stay-words'
import { KeptFacts } from './kept-facts'

const WAY = 'inline-flex min-h-8 items-center rounded-control px-2 font-medium text-fact text-sea hover:underline pointer-coarse:min-h-11'

/** Where the trip stays, beside its flights: the room that is kept, or that none is yet. Its price is added to nothing. */
export function KeptStay({ live, onLeave }: { live: LiveTrip; onLeave?: (() => void) | undefined }) {
  const { threadId, isBusy } = useChatActions()
  const issue = useTripStore((state) => state.issue)
  const isRead = useReadOnly() !== null
  const today = useToday()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { stays } = live.trip
  if (!stays || (isRead && !stays.chosen)) return null
  const { search, chosen } = stays

  async function remove() {
    const answer = await issue(threadId, { type: 'drop-stay' })
    setRefusal('refusal' in answer ? answer.refusal.message : null)
  }

  return (
    <section aria-label={texts.whereYouStay} className="border-t px-4 py-3">
      {chosen ? (
        <>
          <KeptFacts chosen={chosen} />
          <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-fact text-ink-soft">
            <span className="flex flex-wrap items-center gap-x-2">{totalForWords(chosen.stay)}</span>
            <Price money={chosen.total} className="font-semibold text-[17px] text-ink" />
          </p>
          <p className="mt-1 text-fact text-ink-soft">{texts.notBookedByUs}</p>
        </>
      ) : (
        <p className="text-fact text-ink-soft">
          <span className="block font-medium text-ink">{texts.whereYouStayIn(search.city.name)}</span>
          {texts.nothingKeptYet(nightsLine(search, today))}
        </p>
      )}
      {!isRead && (
        <div className="-mx-2 mt-1 flex flex-wrap gap-x-1">
          <StaysOpener
            search={search}
            label={chosen ? texts.changeWhereYouStay(chosen.hotelName) : undefined}
            className={WAY}
            onKept={onLeave}
          >
            {chosen ? texts.change : texts.seeThePlaces}
          </StaysOpener>
          {chosen && (
            <button
              type="button"
              aria-label={texts.removeHotel(chosen.hotelName)}
              aria-disabled={isBusy || undefined}
              onClick={isBusy ? undefined : () => void remove()}
              className={WAY}
            >
              {texts.remove}
            </button>
          )}
        </div>
      )}
      {refusal && (
        <p role="alert" className="pt-1 text-brick text-fact">
          {refusal}
        </p>
      )}
    </section>
  )
}
