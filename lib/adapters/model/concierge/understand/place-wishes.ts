import type { Table } from '../table'
import type { Candidate } from '../tool-results'
import type { PlacesReading } from './places'

const CORRECTION = /\b(?:instead|rather|make it|actually|what about|how about|change|meant|sorry)\b/i
const REGION_NAMES = new Intl.DisplayNames(['en-GB'], { type: 'region' })
const OTHER_NAMES: Record<string, string[]> = {
  US: ['usa', 'us', 'america', 'states'],
  GB: ['uk', 'england', 'britain'],
  AE: ['uae', 'emirates'],
}
const ORDER = [/\b(?:first|former|1st|one)\b/i, /\b(?:second|latter|2nd|two)\b/i, /\b(?:third|3rd|three)\b/i]

/** Which end of the trip each name is for; a name alone answers the question that is open. */
export function placeWishes(places: PlacesReading, words: string, table: Table, isAnswer: boolean): { from?: string; to?: string } {
  const { from, to, missing } = { ...table.situation.wishes, missing: table.situation.missing }
  if (places.isSeveral) return {}
  if (places.isSwap) return from && to ? { from: codeOf(to), to: codeOf(from) } : {}
  const unclear = table.held?.unclearPlace
  if (unclear && !(places.from && places.to)) {
    const { field, candidates } = unclear
    const only = candidates.length === 1 && /^\s*(?:yes|yeah|yep|ok|sure|right|exactly|correct)\b/i.test(words) ? candidates[0] : undefined
    const candidate =
      only ?? candidates.find((place) => isNamed(place, words)) ?? candidates[ORDER.findIndex((pattern) => pattern.test(words))]
    if (candidate) return { [field]: candidate.iataCode }
    if (places.bare) return { [field]: places.bare }
  }
  if (places.from || places.to) return { ...(places.from ? { from: places.from } : {}), ...(places.to ? { to: places.to } : {}) }
  if (!places.bare || !isAnswer) return {}
  if (places.instead && from?.toLowerCase().includes(places.instead.toLowerCase())) return { from: places.bare }
  if (places.instead || missing === 'destination') return { to: places.bare }
  if (missing === 'origin') return { from: places.bare }
  return CORRECTION.test(words) ? { to: places.bare } : {}
}

/** "Costa Rica", or the place's own name. */
export function countryName(countryCode: string): string {
  return REGION_NAMES.of(countryCode) ?? countryCode
}

function isNamed({ iataCode, countryCode, name }: Candidate, words: string): boolean {
  const lower = words.toLowerCase()
  const countries = [countryName(countryCode).toLowerCase(), ...(OTHER_NAMES[countryCode] ?? [])]
  return [iataCode.toLowerCase(), name.toLowerCase(), ...countries].some((known) =>
    new RegExp(`(?<!\\p{L})${known.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(lower),
  )
}

/** "London (LON)" is sent on as "LON": the search knows codes best. */
function codeOf(place: string): string {
  return /\(([A-Z]{3})\)$/.exec(place)?.[1] ?? place
}
