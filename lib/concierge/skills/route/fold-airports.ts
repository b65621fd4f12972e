import type { Situation } from '@/lib/travel/trip/situation'
import type { Frame } from '../../grammar/cover'
import type { PlaceValue } from '../../grammar/place-words'
import { isThatPlace, placesIn, placeToSend } from './spots'

/** One airport of a city that the search is for: "from Gatwick only", "not Luton". No slice: either way. */
export type AirportWish = { sliceIndex?: 0 | 1; airports?: string[]; withoutAirports?: string[] }

/** The ends of the search that stands ("London (LON)"), and whether it comes back. */
export type KnownWay = Pick<Situation['wishes'], 'from' | 'to' | 'tripType'>

const SLOTS = [
  ['onlyFrom', 'from', true],
  ['onlyTo', 'to', true],
  ['onlyBack', 'back', true],
  ['onlyPlace', null, true],
  ['fromNot', 'from', false],
  ['toNot', 'to', false],
  ['placeNot', null, false],
] as const

export function foldAirports(frames: readonly Frame[], { wishes }: { wishes: KnownWay }): AirportWish[] {
  return frames.flatMap(({ value }) =>
    'place' in value || 'from' in value || 'to' in value
      ? []
      : SLOTS.flatMap(([slot, end, isOnly]) => {
          const places = placesIn(value[slot]).filter(
            ({ kind, code }) => kind === 'airport' && ![wishes.from, wishes.to].some((known) => known?.endsWith(`(${code})`)),
          )
          const side = sideOf(places[0], wishes)
          if (!side) return []
          const isOneWay = wishes.tripType !== 'round-trip'
          const isOut = end === side
          const sliceIndex =
            end === 'back'
              ? { sliceIndex: 1 as const }
              : end === null || isOneWay
                ? {}
                : { sliceIndex: isOut ? (0 as const) : (1 as const) }
          return [{ ...sliceIndex, [isOnly ? 'airports' : 'withoutAirports']: places.map(placeToSend) }]
        }),
  )
}

/** The end of the search whose city the airport belongs to. */
function sideOf(place: PlaceValue | undefined, { from, to }: Pick<KnownWay, 'from' | 'to'>): 'from' | 'to' | null {
  if (!place) return null
  return isThatPlace(place, from) ? 'from' : isThatPlace(place, to) ? 'to' : null
}
