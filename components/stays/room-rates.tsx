'use client'

import * as texts from '@/lib/texts/stays'
import { describeCancellation } from '@/lib/travel/stays/describe-cancellation'
import { BOARD_LABELS } from '@/lib/travel/stays/hotel'
import type { HotelRate, HotelRoom } from '@/lib/travel/stays/hotel-schema'
import { rateTotal } from '@/lib/travel/stays/lead-rate'
import type { PlacedHotel } from '@/lib/travel/stays/placed-hotel'
import type { StaySearch } from '@/lib/travel/stays/stay-search'
import { CheckIcon } from '../ui/icons'
import { Price } from '../ui/price'
import { perNightWords, spokenRate, totalForWords } from './stay-words'

/** As few as these are worth telling. */
const FEW_LEFT = 3

type RoomRatesProps = {
  hotel: PlacedHotel
  search: StaySearch
  chosenRateId: string | null
  isWaiting: boolean
  /** Left out where the rooms only show. */
  onKeep?: ((rate: HotelRate) => void) | undefined
}

/** The rooms of a house that fit, each with its rates: what they include, whether they can be given back, and what they cost. */
export function RoomRates({ hotel, ...shown }: RoomRatesProps) {
  return (
    <ul className="@container flex flex-col gap-4">
      {hotel.rooms.map((room) => (
        <li key={room.roomId}>
          <p className="flex flex-wrap items-baseline gap-x-2.5 text-fact">
            <span className="font-semibold text-[15px]">{room.name}</span>
            <span className="text-ink-soft">{texts.sleeps(room.sleeps)}</span>
            {room.roomsLeft <= FEW_LEFT && <span className="text-saffron">{texts.roomsLeft(room.roomsLeft)}</span>}
          </p>
          <ul className="mt-1.5 overflow-hidden rounded-control border">
            {room.rates.map((rate) => (
              <RateRow key={rate.rateId} hotel={hotel} room={room} rate={rate} {...shown} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function RateRow({ hotel, room, rate, search, chosenRateId, isWaiting, onKeep }: RoomRatesProps & { room: HotelRoom; rate: HotelRate }) {
  const isChosen = rate.rateId === chosenRateId
  return (
    <li
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-t px-3 py-2.5 first:border-t-0 ${isChosen ? 'bg-moss-soft/50' : ''}`}
    >
      <p className="min-w-0 flex-1 basis-40 text-fact">
        <span className="block">{BOARD_LABELS[rate.board]}</span>
        <span className={`block ${rate.cancellation.kind === 'free' ? 'text-moss' : 'text-ink-soft'}`}>{describeCancellation(rate)}</span>
      </p>
      <p className="text-end text-fact text-ink-soft">
        <Price money={rateTotal(rate, search)} className="block font-semibold text-[15px] text-ink leading-5" />
        <span className="block whitespace-nowrap">
          <Price money={rate.netPrice} /> {perNightWords(search)}
        </span>
        <span className="sr-only">, {texts.firstPriceIsFor(totalForWords(search))}</span>
      </p>
      {isChosen ? (
        <p className="flex min-h-9 min-w-[124px] items-center @max-md:basis-full justify-center gap-1.5 font-medium text-fact text-moss">
          <CheckIcon /> {texts.kept}
        </p>
      ) : (
        onKeep && (
          <button
            type="button"
            aria-disabled={isWaiting || undefined}
            aria-label={texts.keepRoom(hotel.name, spokenRate(room.name, rate, search))}
            onClick={isWaiting ? undefined : () => onKeep(rate)}
            className="inline-flex min-h-9 min-w-[124px] items-center @max-md:basis-full justify-center rounded-control border bg-sheet px-3 font-medium text-fact text-sea transition-colors duration-150 hover:border-sea hover:bg-sea hover:text-sea-ink aria-disabled:cursor-progress pointer-coarse:min-h-11"
          >
            {texts.keepThisRoom}
          </button>
        )
      )}
    </li>
  )
}
