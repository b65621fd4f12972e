import type { KeyboardEvent } from 'react'
import * as texts from '@/lib/texts/flights'
import type { Place } from '@/lib/travel/places/place'
import { PlaceWords } from './place-words'

type PlaceOptionsProps = {
  /** Of the field they belong to: the list is `id-places`, its options `id-0`, `id-1` and so on. */
  id: string
  label: string
  places: Place[]
  activeIndex: number
  onActive: (index: number) => void
  onTake: (place: Place) => void
  onKeyDown: (event: KeyboardEvent) => void
  className: string
}

/** The places that a combobox suggests. Pressing one leaves the focus in the field. */
export function PlaceOptions({ id, label, places, activeIndex, onActive, onTake, onKeyDown, className }: PlaceOptionsProps) {
  return (
    <div id={`${id}-places`} role="listbox" aria-label={texts.placesFor(label)} className={className}>
      {places.map((place, index) => (
        <div
          key={`${place.kind}-${place.iataCode}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          onPointerMove={() => onActive(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(place)}
          onKeyDown={onKeyDown}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 py-1 aria-selected:bg-sea-soft"
        >
          <PlaceWords place={place} />
        </div>
      ))}
    </div>
  )
}
