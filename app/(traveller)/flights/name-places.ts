import type { NamedPlaces } from '@/components/flights/search-form/search-draft'
import type { Places } from '@/lib/ports/places'
import * as texts from '@/lib/texts/pages/flights'
import type { FlightsAddress } from '@/lib/travel/flights/search-url'
import type { Place, PlaceMatch } from '@/lib/travel/places/place'

const SUGGESTIONS = 8

/** What the codes and words of an address stand for; for each that is unknown or unclear, a sentence to stand beside its field. */
export function namePlaces({ slices }: FlightsAddress, places: Places): NamedPlaces {
  const said = new Set(slices.flatMap(({ from, to }) => [from, to]).filter((each) => each !== null))
  const named: NamedPlaces = { places: {}, problems: {} }
  for (const words of said) {
    const match = findCity(words, places) ?? places.findPlace(words)
    if (match.status === 'found') named.places[words] = match.place
    else named.problems[words] = problemSentence(words, match)
  }
  return named
}

/** "IST*" is the city with all its airports, also where one of them has its code. */
function findCity(words: string, places: Places): PlaceMatch | null {
  if (!/^[A-Z]{3}\*$/.test(words)) return null
  const code = words.slice(0, 3)
  const city = places.suggestPlaces(code, SUGGESTIONS).find(({ kind, iataCode }) => kind === 'city' && iataCode === code)
  return city ? { status: 'found', place: city } : places.findPlace(code)
}

function problemSentence(words: string, match: Exclude<PlaceMatch, { status: 'found' }>): string {
  const others = match.status === 'ambiguous' ? match.candidates : match.suggestions
  if (others.length === 0) return texts.noPlaceIsCalled(words)
  const list = listOf(others.slice(0, 4).map(placeWords))
  return match.status === 'ambiguous' ? texts.mayBeOneOf(words, list) : texts.noPlaceIsCalledDidYouMean(words, list)
}

function placeWords({ name, iataCode, countryCode }: Place): string {
  return `${name} (${iataCode}, ${countryCode})`
}

function listOf(words: string[]): string {
  return words.length < 2 ? (words[0] ?? '') : texts.orElse(words.slice(0, -1).join(', '), words.at(-1) ?? '')
}
