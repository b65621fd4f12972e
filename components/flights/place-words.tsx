import * as texts from '@/lib/texts/flights'
import { cityRegion } from '@/lib/travel/places/city-words'
import type { Place } from '@/lib/travel/places/place'

/** One place of a list to choose from: its code, its name, and where it is. */
export function PlaceWords({ place }: { place: Place }) {
  return (
    <>
      <span className="w-9 shrink-0 font-semibold text-fact">{place.iataCode}</span>
      <span className="min-w-0 text-[15px] leading-5">
        <span className="block">{place.name}</span>
        <span className="block text-fact text-ink-soft">
          {place.kind === 'city' ? texts.allAirports : place.cityName}, {cityRegion(place) ?? place.countryCode}
        </span>
      </span>
    </>
  )
}
