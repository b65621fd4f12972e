import type { Place } from './place-schema'

export type { Place } from './place-schema'

/** "LHR", and "LON*" for a city with all its airports: its code may be that of one of them too. */
export function unmistakableCode({ kind, iataCode }: Place): string {
  return kind === 'city' ? `${iataCode}*` : iataCode
}

/** What a traveller's words for a place may mean. `candidates` come in order of likelihood. */
export type PlaceMatch =
  | { status: 'found'; place: Place }
  | { status: 'ambiguous'; candidates: Place[] }
  | { status: 'unknown'; suggestions: Place[] }
