'use client'

import { useId, useState } from 'react'
import * as texts from '@/lib/texts/stays/list'
import { STAY_PICK_LABELS } from '@/lib/travel/stays/ranked-hotel'
import type { RankedHotel } from '@/lib/travel/stays/ranked-hotel-schema'
import type { StaySearch } from '@/lib/travel/stays/stay-search'
import { Button } from '../../ui/button'
import { Tag } from '../../ui/chip'
import { CheckIcon, ChevronDownIcon } from '../../ui/icons'
import { Price } from '../../ui/price'
import { HotelFacts } from '../hotel-facts'
import { HotelTile } from '../hotel-tile'
import { RefusedKeep } from '../refused-keep'
import { RoomRates } from '../room-rates'
import { Stars } from '../stars'
import { kindAndArea, perNightWords, spokenHotel, wayWords } from '../stay-words'
import type { KeepStay } from '../use-keep-stay'

/** One place of the list in columns that the eye can run down; it unfolds to its facts, its rooms and their rates. */
export function HotelRow({
  ranked,
  search,
  sightId,
  keeping,
  isSelected = false,
  isOpenAtFirst = false,
  onSelect,
  onLookAgain,
}: {
  ranked: RankedHotel
  search: StaySearch
  sightId: string | undefined
  keeping: KeepStay
  /** Marked on the map. */
  isSelected?: boolean
  isOpenAtFirst?: boolean
  onSelect?: (hotelId: string) => void
  onLookAgain: () => void
}) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const detailsId = useId()
  const { hotel, lead, total, metres, labels, reason } = ranked
  const isKept = keeping.chosen?.hotelId === hotel.hotelId
  const refusal = keeping.pressed?.hotelId === hotel.hotelId ? keeping.pressed.refusal : null
  return (
    <li className={`border-t first:border-t-0 ${isOpen ? 'bg-paper' : ''} ${isSelected ? 'shadow-[inset_3px_0_0_var(--sea)]' : ''}`}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => {
          setIsOpen(!isOpen)
          onSelect?.(hotel.hotelId)
        }}
        className="flex w-full items-start gap-3 px-3 py-3 text-start transition-colors duration-150 hover:bg-paper"
      >
        <HotelTile hotelId={hotel.hotelId} kind={hotel.kind} className="size-9" />
        <span className="min-w-0 flex-1">
          <span className="sr-only">{spokenHotel(hotel)}, </span>
          <span aria-hidden="true" className="block break-words font-semibold text-[15px] leading-5">
            {hotel.name} <Stars count={hotel.stars} />
          </span>
          <span aria-hidden="true" className="block text-fact text-ink-soft">
            {kindAndArea(hotel)}
          </span>
          <span className="block text-fact text-ink-soft">{wayWords(hotel, metres, sightId)}</span>
          {(labels.length > 0 || isKept) && (
            <span className="mt-1 flex flex-wrap gap-1.5">
              {labels.map((label) => (
                <Tag key={label} tone="saffron">
                  {STAY_PICK_LABELS[label]}
                </Tag>
              ))}
              {isKept && (
                <Tag tone="moss">
                  <CheckIcon className="size-3" /> {texts.kept}
                </Tag>
              )}
            </span>
          )}
        </span>
        <span className="flex shrink-0 flex-col items-end text-end">
          <Price money={total} className="font-semibold text-[15px] leading-5" />
          <span className="text-[12px] text-ink-soft leading-4 max-sm:max-w-20">
            <Price money={lead.rate.netPrice} /> <span className="whitespace-nowrap">{perNightWords(search)}</span>
          </span>
        </span>
        <ChevronDownIcon className={`-me-1 mt-0.5 text-ink-soft transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen && (
        <div id={detailsId} className="flex animate-rise flex-col gap-4 px-3 pb-4">
          <p className="text-fact text-saffron first-letter:uppercase">{reason}</p>
          {refusal && (
            <RefusedKeep message={refusal}>
              <Button size="small" className="pointer-coarse:min-h-11" onClick={onLookAgain}>
                {texts.lookAgain}
              </Button>
            </RefusedKeep>
          )}
          <RoomRates
            hotel={hotel}
            search={search}
            chosenRateId={isKept ? (keeping.chosen?.rateId ?? null) : null}
            isWaiting={keeping.isWaiting}
            onKeep={(rate) => keeping.keep(hotel, rate)}
          />
          <HotelFacts hotel={hotel} />
        </div>
      )}
    </li>
  )
}
