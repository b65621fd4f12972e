'use client'

import * as texts from '@/lib/texts/stays/map'
import { STAY_PICK_LABELS } from '@/lib/travel/stays/ranked-hotel'
import { MAP_SIZE } from '../../content/place-on-map'
import { wayWords } from '../stay-words'
import type { Pin } from './lay-out-map'

/** One place on the map: its price, or a dot where there is no room for it. Its name says all that its look does. */
export function MapPin({
  pin: { ranked, x, y, price, hasPrice, isOutside },
  isKept,
  isSelected,
  onSelect,
}: {
  pin: Pin
  isKept: boolean
  isSelected: boolean
  onSelect: (hotelId: string) => void
}) {
  const { hotel, labels } = ranked
  const told = [
    hotel.name,
    texts.aNight(price),
    wayWords(hotel, hotel.metresToCentre),
    ...labels.map((label) => STAY_PICK_LABELS[label]),
    ...(isKept ? [texts.keptWithYourTrip] : []),
    ...(isOutside ? [texts.furtherOutOnThisSide] : []),
  ]
  const isPill = hasPrice || isSelected
  return (
    <li
      className={`absolute -translate-x-1/2 -translate-y-1/2 ${isSelected ? 'z-20' : isPill ? 'z-10' : ''}`}
      style={{ left: `${(100 * x) / MAP_SIZE}%`, top: `${(100 * y) / MAP_SIZE}%` }}
    >
      <button
        type="button"
        aria-label={told.join(', ')}
        aria-pressed={isSelected}
        title={hotel.name}
        onClick={() => onSelect(hotel.hotelId)}
        className="group grid size-6 place-items-center rounded-full data-[pill=true]:h-6 data-[pill=true]:w-auto"
        data-pill={isPill}
      >
        {isPill ? (
          <span
            className={`figures rounded-full border px-1.5 py-px font-semibold text-[12px] leading-[18px] shadow-card ${pillLook({ isKept, isSelected, isPicked: labels.length > 0 })} ${isOutside ? 'border-dashed' : ''}`}
          >
            {price}
          </span>
        ) : (
          <span
            className={`size-3 rounded-full border-2 border-sheet ${isOutside ? 'bg-ink-soft/50' : 'bg-ink-soft'} transition-transform duration-150 group-hover:scale-125`}
          />
        )}
      </button>
    </li>
  )
}

/** Never colour alone: what is kept or picked is said by the pin's name and by the list. */
function pillLook({ isKept, isSelected, isPicked }: { isKept: boolean; isSelected: boolean; isPicked: boolean }): string {
  if (isSelected) return 'border-sea bg-sea text-sea-ink'
  if (isKept) return 'border-moss bg-moss-soft text-moss'
  if (isPicked) return 'border-saffron bg-saffron-soft text-saffron'
  return 'bg-sheet text-ink hover:border-sea'
}
