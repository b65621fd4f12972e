import { NO_WISHES } from '@/lib/travel/flights/search'
import type { Situation } from '@/lib/travel/trip/situation'
import { layTable } from './table'
import { understand } from './understand/understand'
import { normaliseWords } from './understand/words'

// Names need no calendar: any day serves to keep dates apart from places.
const { travellers, ...wishes } = NO_WISHES
const NOWHERE: Situation = {
  today: '2000-01-01',
  mode: 'chat',
  wishes: { ...wishes, ...travellers, tripType: null, from: null, to: null },
  missing: 'destination',
  result: null,
  slices: [],
  total: null,
  checkoutStep: null,
  order: null,
}

/** Three to five words for a thread, from its first message: "London to Lisbon", "Flights to Lisbon". */
export function nameThread(firstWords: string): string {
  const { change } = understand(firstWords, layTable(NOWHERE, [], { lastAnswer: '', earlierWords: [] }))
  if (change.from && change.to) return `${titled(change.from)} to ${titled(change.to)}`
  if (change.to) return `Flights to ${titled(change.to)}`
  if (change.from) return `Flights from ${titled(change.from)}`
  const words = normaliseWords(firstWords)
    .replace(/[^\p{L}\p{N}' -]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 5)
  const name = words.join(' ')
  return words.length >= 3 ? name.charAt(0).toUpperCase() + name.slice(1) : 'A new trip'
}

function titled(place: string): string {
  if (/^[a-z]{3}$/.test(place) || /\p{Lu}/u.test(place)) return place.length === 3 ? place.toUpperCase() : place
  return place.replace(/(?<![\p{L}'])\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase())
}
