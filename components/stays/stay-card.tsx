'use client'

import { useId, useState } from 'react'
import * as texts from '@/lib/texts/stays'
import { describeCancellation } from '@/lib/travel/stays/describe-cancellation'
import { AMENITY_LABELS, BOARD_LABELS } from '@/lib/travel/stays/hotel'
import type { HotelRate } from '@/lib/travel/stays/hotel-schema'
import { STAY_PICK_LABELS } from '@/lib/travel/stays/ranked-hotel'
import type { RankedHotel } from '@/lib/travel/stays/ranked-hotel-schema'
import type { StaySearch } from '@/lib/travel/stays/stay-search'
import { Button } from '../ui/button'
import { Tag } from '../ui/chip'
import { CheckIcon, ChevronDownIcon } from '../ui/icons'
import { Price } from '../ui/price'
import { HotelFacts } from './hotel-facts'
import { HotelTile } from './hotel-tile'
import { RoomRates } from './room-rates'
import { Stars } from './stars'
import { kindAndArea, perNightWords, spokenHotel, spokenRate, totalForWords, wayWords } from './stay-words'

/** Enough to tell two houses apart. */
const MOST_AMENITIES = 4

type StayCardProps = {
  ranked: RankedHotel
  search: StaySearch
  /** What the way is measured to, where that is not the centre. */
  sightId?: string | undefined
  /** Its kept rate, where the trip keeps this house. */
  chosenRateId: string | null
  isWaiting: boolean
  /** A place of the past: without its labels and reason, which no longer hold. */
  isFaded?: boolean
  /** Left out when the card only shows. */
  onKeep?: ((rate: HotelRate) => void) | undefined
}

/** One place to stay: the house, where it lies, what its lowest rate costs and includes; all its rooms unfold in place. */
export function StayCard({ ranked, search, sightId, chosenRateId, isWaiting, isFaded = false, onKeep }: StayCardProps) {
  const { hotel, lead, total, metres } = ranked
  const labels = isFaded ? [] : ranked.labels
  return (
    <article
      aria-label={spokenHotel(hotel)}
      className={`rounded-card border bg-sheet ${chosenRateId ? 'border-moss' : onKeep ? 'transition-[border-color] duration-150 focus-within:border-sea hover:border-sea' : ''}`}
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 pt-3.5">
        <HotelTile hotelId={hotel.hotelId} kind={hotel.kind} />
        <div className="min-w-40 flex-1">
          <h3 className="break-words font-semibold text-[15px] leading-5">
            {hotel.name} <Stars count={hotel.stars} />
          </h3>
          <p className="text-fact text-ink-soft">
            {kindAndArea(hotel)} <span className="max-sm:hidden">·</span>{' '}
            <span className="max-sm:block sm:whitespace-nowrap">{wayWords(hotel, metres, sightId)}</span>
          </p>
        </div>
        {labels.length > 0 && (
          <p className="flex flex-wrap gap-1.5 max-sm:order-first max-sm:basis-full">
            {labels.map((label) => (
              <Tag key={label} tone="saffron">
                {STAY_PICK_LABELS[label]}
              </Tag>
            ))}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-x-6 gap-y-2 px-4 pt-2.5 sm:flex-row sm:items-end">
        <p className="min-w-0 flex-1 text-fact sm:ps-[52px]">
          <span className="block">
            {lead.room.name} · {BOARD_LABELS[lead.rate.board]} ·{' '}
            <span className={lead.rate.cancellation.kind === 'free' ? 'text-moss' : ''}>{describeCancellation(lead.rate)}</span>
          </span>
          <span className="block text-ink-soft">
            {hotel.amenities
              .slice(0, MOST_AMENITIES)
              .map((one) => AMENITY_LABELS[one])
              .join(' · ')}
          </span>
        </p>
        <p className="flex shrink-0 items-baseline gap-x-2.5 sm:flex-col sm:items-end">
          <Price money={total} className="font-semibold text-[22px] leading-7" />
          <span className="text-fact text-ink-soft sm:text-end">
            {totalForWords(search)} ·{' '}
            <span className="whitespace-nowrap">
              <Price money={lead.rate.netPrice} /> {perNightWords(search)}
            </span>
          </span>
        </p>
      </div>
      {!isFaded && <p className="px-4 pt-2 text-fact text-saffron first-letter:uppercase sm:ps-[68px]">{ranked.reason}</p>}
      <CardFoot ranked={ranked} search={search} chosenRateId={chosenRateId} isWaiting={isWaiting} onKeep={onKeep} />
    </article>
  )
}

function CardFoot({
  ranked: { hotel, lead, labels },
  search,
  chosenRateId,
  isWaiting,
  onKeep,
}: Pick<StayCardProps, 'ranked' | 'search' | 'chosenRateId' | 'isWaiting' | 'onKeep'>) {
  const [isOpen, setIsOpen] = useState(false)
  const roomsId = useId()
  if (!onKeep && !chosenRateId) return <div className="h-3.5" />
  return (
    <>
      <div className="mt-3 flex items-center justify-between gap-2 border-t px-4 py-2.5">
        {onKeep ? (
          <button
            type="button"
            aria-label={texts.roomsAndFactsOf(hotel.name)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? roomsId : undefined}
            onClick={() => setIsOpen(!isOpen)}
            className="-ms-2 inline-flex min-h-8 items-center gap-1 rounded-control px-2 text-fact text-ink-soft hover:text-ink pointer-coarse:min-h-11"
          >
            {texts.roomsAndFacts}
            <ChevronDownIcon className={`transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        ) : (
          <span />
        )}
        {chosenRateId ? (
          <p className="flex min-h-8 items-center gap-1.5 whitespace-nowrap font-medium text-fact text-moss">
            <CheckIcon /> {texts.keptWithYourTrip}
          </p>
        ) : (
          onKeep && (
            <Button
              tone={labels.includes('best-value') ? 'primary' : 'quiet'}
              size="small"
              aria-disabled={isWaiting || undefined}
              aria-label={texts.keepRoom(hotel.name, spokenRate(lead.room.name, lead.rate, search))}
              onClick={isWaiting ? undefined : () => onKeep(lead.rate)}
              className={`px-4 aria-disabled:cursor-progress pointer-coarse:min-h-11 ${labels.includes('best-value') ? '' : 'text-sea'}`}
            >
              {texts.keepThisRoom}
            </Button>
          )
        )}
      </div>
      {isOpen && (
        <div id={roomsId} className="flex animate-rise flex-col gap-5 border-t px-4 py-4">
          <HotelFacts hotel={hotel} />
          <RoomRates hotel={hotel} search={search} chosenRateId={chosenRateId} isWaiting={isWaiting} onKeep={onKeep} />
        </div>
      )}
    </>
  )
}
