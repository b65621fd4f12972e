import type { KnownNames, KnownPlace } from '@/lib/ports/known-names'
import { greatCircleKm } from '@/lib/travel/places/great-circle'
import { foldWord, longestName, type NamedPlace, placeMistyped, placeOfCode, regionAfter, stateNamed } from '../places/place-names'
import { locate } from '../places/places'
import { isPlainWord } from './plain-words'
import { airlineCodes, airlineMistyped, airlineNames } from './spoken-airlines'

const LONGEST_AIRLINE = 4

/** The names of the sandbox's world. */
export function createKnownNames(): KnownNames {
  return {
    placesFrom(words) {
      const folded = words.map(foldWord)
      const found: { place: KnownPlace; length: number }[] = []
      for (let most = folded.length; most > 0; most--) {
        const longest = longestName(folded.slice(0, most))
        if (!longest) break
        most = longest.length
        found.push({ place: toPlace(longest.named), length: most })
        const name = folded.slice(0, most).join(' ')
        const behind = folded.slice(most)
        const where = longest.named.place && behind.length > 0 ? regionAfter(name, behind) : null
        if (where) {
          // "Sydney, NSW, Australia".
          const more = regionAfter(name, behind.slice(where.length))?.length ?? 0
          found.push({ place: toPlace(where.named), length: most + where.length + more })
        }
      }
      const state = words[0] && /^[A-Z]{2}$/.test(words[0]) ? stateNamed(words[0].toLowerCase()) : null
      if (state) found.push({ place: toPlace(state), length: 1 })
      return found
    },
    placeOfCode: (code) => mapped(placeOfCode(code)),
    kmBetween: (one, other) => {
      const [start, end] = [locate(one), locate(other)]
      return start && end && greatCircleKm(start, end)
    },
    placeMistyped: (words) => mapped(placeMistyped(words.split(' ').map(foldWord).join(' '))),
    airlinesFrom(words) {
      const folded = words.map(foldWord)
      const found: { airline: string; length: number; isWordToo: boolean }[] = []
      for (let length = Math.min(LONGEST_AIRLINE, folded.length); length > 0; length--) {
        const name = airlineNames().get(folded.slice(0, length).join(' '))
        if (name) found.push({ airline: name.airline, length, isWordToo: name.isWordToo })
      }
      const code = words[0] && /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])$/.test(words[0]) ? airlineCodes().get(words[0]) : undefined
      if (code) found.push({ airline: code, length: 1, isWordToo: words[0] !== 'BA' })
      return found
    },
    airlineMistyped: (word) => airlineMistyped(foldWord(word)),
    airlineOfCode: (code) => airlineCodes().get(code) ?? null,
    isPlainWord,
  }
}

function mapped(named: NamedPlace | null): KnownPlace | null {
  return named && toPlace(named)
}

function toPlace({ place, name, cityName, countryCode, isState, weight, airports }: NamedPlace): KnownPlace {
  const kind = place ? place.kind : isState ? 'state' : 'country'
  return { name, code: place?.iataCode ?? null, city: cityName, country: countryCode, kind, weight, ...(airports ? { airports } : {}) }
}
