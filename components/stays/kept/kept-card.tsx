'use client'

import * as texts from '@/lib/texts/stays/kept'
import type { ChosenStay } from '@/lib/travel/stays/trip-stays'
import { useReadOnly } from '../../chat/read-only'
import { useLiveTrip } from '../../state/use-live-trip'
import { Card } from '../../ui/card'
import { CheckIcon } from '../../ui/icons'
import { Price } from '../../ui/price'
import { Ribbon } from '../../ui/ribbon'
import { totalForWords } from '../stay-words'
import { KeptFacts } from './kept-facts'

/** What is kept since then: the room with its facts and its total, and that nothing is booked. An older one says that it is no more. */
export function KeptCard({ chosen }: { chosen: ChosenStay }) {
  const now = useLiveTrip()?.trip.stays?.chosen
  const isRead = useReadOnly() !== null
  const isKept = now?.hotelId === chosen.hotelId && now.rateId === chosen.rateId
  const isPast = !isRead && !isKept
  return (
    <Card aria-label={texts.kept(chosen.hotelName)} className={isPast ? 'grayscale' : ''}>
      {isPast ? (
        <Ribbon tone="stale">{now ? texts.anotherPlaceIsKeptByNow : texts.notKeptAnyMore}</Ribbon>
      ) : (
        <Ribbon tone="done">
          <CheckIcon /> {texts.keptWithYourTripNotBooked}
        </Ribbon>
      )}
      <div className="flex flex-col gap-x-6 gap-y-2 px-4 py-3.5 sm:flex-row sm:items-end">
        <div className="min-w-0 flex-1">
          <KeptFacts chosen={chosen} />
        </div>
        <p className="flex shrink-0 items-baseline gap-x-2.5 sm:flex-col sm:items-end">
          <Price money={chosen.total} className="font-semibold text-[22px] leading-7" />
          <span className="text-fact text-ink-soft">{totalForWords(chosen.stay)}</span>
        </p>
      </div>
      <p className="border-t bg-paper px-4 py-2.5 text-fact text-ink-soft">{texts.notBookedByUs}</p>
    </Card>
  )
}
