import { fold } from '@/lib/adapters/places/fold'
import { placeMistyped, placeOfCode } from '@/lib/adapters/places/place-names'
import { type FoundName, saidPlace } from './known-names'
import type { Token } from './place-tokens'
import type { PlaceContext, PlaceRole, SaidPlace } from './said-place'

/** The end of the search whose city has this airport ("Linate" of a flight to Milan): it can only be that end. */
export function endOfAirport(place: SaidPlace, { origin, destination }: PlaceContext): PlaceRole | null {
  if (!place.isAirport) return null
  const isOf = (known: string | null) => known !== null && fold(cityNameOf(known)) === fold(place.cityName)
  if (isOf(destination)) return 'destination'
  return isOf(origin) ? 'origin' : null
}

const LONGEST_NAME = 3
const LEAST_LETTERS = 6

/** "Linnate": a slip in the name of an airport that one of the search's cities has, where the words name no place. */
export function mistypedAirport(tokens: Token[], context: PlaceContext): FoundName | null {
  if (context.origin === null && context.destination === null) return null
  for (const [first, opening] of tokens.entries()) {
    if (opening.isPlain) continue
    for (let last = Math.min(tokens.length, first + LONGEST_NAME) - 1; last >= first; last--) {
      const name = tokens.slice(first, last + 1).map(({ folded }) => folded)
      const named = name.join('').length < LEAST_LETTERS ? null : placeMistyped(name.join(' '))
      const end = tokens[last]?.end ?? opening.end
      const place = named && saidPlace(named.name, named, opening.start, end)
      if (place && endOfAirport(place, context)) return { place, first, last, isSure: true, end }
    }
  }
  return null
}

/** "Milano Linate (LIN)" is in Milan. */
function cityNameOf(known: string): string {
  const [, name = known, code] = /^(.*?)\s*\(([A-Z]{3})\)$/.exec(known) ?? []
  return placeOfCode(code ?? known)?.cityName ?? name
}
