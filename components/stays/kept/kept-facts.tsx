'use client'

import { useToday } from '@/components/state/use-today'
import { chosenHotel } from '@/lib/travel/stays/chosen-hotel'
import { describeCancellation } from '@/lib/travel/stays/describe-cancellation'
import { BOARD_LABELS } from '@/lib/travel/stays/hotel'
import type { ChosenStay } from '@/lib/travel/stays/trip-stays'
import { HotelTile } from '../hotel-tile'
import { Stars } from '../stars'
import { kindAndArea, nightsLine, partyWords } from '../stay-words'

/** The house, the room and the nights that a trip keeps. */
export function KeptFacts({ chosen }: { chosen: ChosenStay }) {
  const today = useToday()
  const { hotelName, roomName, stay, hotelId } = chosen
  const kept = chosenHotel(chosen)
  const rate = kept?.rate
  return (
    <div className="flex items-start gap-3">
      {kept && <HotelTile hotelId={hotelId} kind={kept.kind} className="size-9" />}
      <div className="min-w-0 flex-1 text-fact text-ink-soft">
        <p className="break-words font-semibold text-[15px] text-ink leading-5">
          {hotelName} {kept && <Stars count={kept.stars} />}
        </p>
        {kept && <p>{kindAndArea(kept)}</p>}
        <p>{nightsLine(stay, today)}</p>
        <p>
          {roomName} · {partyWords(stay)}
        </p>
        {rate && (
          <p>
            {BOARD_LABELS[rate.board]} ·{' '}
            <span className={rate.cancellation.kind === 'free' ? 'text-moss' : ''}>{describeCancellation(rate)}</span>
          </p>
        )}
      </div>
    </div>
  )
}
