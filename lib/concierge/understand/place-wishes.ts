import type { Candidate } from '../candidate'
import type { Table } from '../table'
import { placeToSend } from './places/place-to-send'
import type { PlaceReading } from './places/said-place'
import { isThatPlace } from './places/same-place'
import type { SearchWish } from './wished-search'

/** "Back from Paris to London" says nothing new of a search from London to Paris. */
const GOES_BACK = /\b(?:back|return\w*|home)\b/i

/** The ends of a way back that is not the way out turned round, in the traveller's own words. */
export type WayBack = { from?: string; to?: string }

const REGION_NAMES = new Intl.DisplayNames(['en-GB'], { type: 'region' })
const OTHER_NAMES: Record<string, string[]> = {
  US: ['usa', 'us', 'america', 'states'],
  GB: ['uk', 'england', 'britain'],
  AE: ['uae', 'emirates'],
}
const ORDER = [/\b(?:first|former|1st|one)\b/i, /\b(?:second|latter|2nd|two)\b/i, /\b(?:third|3rd|three)\b/i]

/** Which end of the trip each name is for, in the traveller's own words; a trip of several flights has no two ends. */
export function placeWishes(places: PlaceReading, words: string, table: Table): { from?: string; to?: string } {
  const { from, to } = table.situation.wishes
  if (places.isSwap) return from && to ? { from: codeOf(to), to: codeOf(from) } : {}
  if (places.isMultiCity) return {}
  const unclear = table.held?.unclearPlace
  const candidate = unclear && !(places.origin && places.destination) ? candidateMeant(unclear.candidates, words) : undefined
  if (unclear && candidate) return { [unclear.field]: candidate.iataCode }
  const isWayBack = !places.origin && from !== null && to !== null && GOES_BACK.test(words)
  const destination = places.destination && isWayBack && isThatPlace(places.destination, from) ? undefined : places.destination
  return { ...(places.origin ? { from: placeToSend(places.origin) } : {}), ...(destination ? { to: placeToSend(destination) } : {}) }
}

/** "Fly back from Porto", "back to Basel": of a trip there and back whose ends stay as they are. */
export function wayBackWished({ wayHome, wayBackFrom, legs }: PlaceReading, change: SearchWish, { situation }: Table): WayBack | null {
  const { from, to, departureOn, returnOn } = situation.wishes
  const isThereAndBack = from && to && departureOn && (returnOn ?? change.returnOn) && legs.length === 0
  if (!isThereAndBack || change.from || change.to) return null
  const isOther = wayHome !== undefined && !isThatPlace(wayHome, from)
  if (!wayBackFrom && !isOther) return null
  return { ...(wayBackFrom ? { from: placeToSend(wayBackFrom) } : {}), ...(isOther ? { to: placeToSend(wayHome) } : {}) }
}

/** Of the places that were offered the one that is named, counted, or said yes to. */
function candidateMeant(candidates: Candidate[], words: string): Candidate | undefined {
  const [first, second] = candidates
  if (first && !second && /^\s*(?:yes|yeah|yep|ok|sure|right|exactly|correct)\b/i.test(words)) return first
  return candidates.find((place) => isNamed(place, words)) ?? candidates[ORDER.findIndex((pattern) => pattern.test(words))]
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
