import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Topic } from '@/lib/concierge/router/topics'
import { type Half, halfOf } from '../halves'

/** A sentence of somebody else with the topics that would do; none for what is no question of travel. */
export type Other = { text: string; kind: 'travel' | 'near-travel' | 'off-topic' | 'search'; topics: readonly Topic[] }

/** The intents of CLINC150 in our topics. What a flight costs or when it leaves is the search's own matter. */
const OF_CLINC: Record<string, readonly Topic[]> = {
  translate: ['translation'],
  travel_alert: ['travel-alert'],
  flight_status: ['flight-status'],
  timezone: ['time-zones'],
  lost_luggage: ['lost-luggage'],
  travel_suggestion: ['sights', 'where-to-go'],
  carry_on: ['baggage', 'security-rules'],
  travel_notification: ['travel-notification'],
  plug_type: ['plugs'],
  exchange_rate: ['exchange'],
  book_hotel: ['hotel'],
  international_visa: ['visa', 'passport'],
  vaccines: ['vaccines'],
  car_rental: ['car'],
  time: ['time-zones'],
  distance: ['directions', 'transfer'],
  uber: ['transfer'],
  international_fees: ['exchange'],
  current_location: ['directions'],
  weather: ['weather'],
  directions: ['directions', 'transfer'],
}
/** The intents of MultiDoGO's airline desk that are a question or a wish of one of our topics. Its “out of domain” means another intent, often one of ours. */
const OF_MULTIDOGO: Record<string, Omit<Other, 'text'>> = {
  changeseatassignment: { kind: 'travel', topics: ['seat', 'booked-ticket'] },
  getseatinfo: { kind: 'travel', topics: ['seat', 'booked-ticket'] },
  getboardingpass: { kind: 'travel', topics: ['boarding-pass'] },
}

type ClincRow = { id: string; text: string; intent: string; group: string }
type DogoRow = { id: string; turns: { utterance: string; intents: string[] }[] }

/** Single requests of CLINC150. */
export function readClinc(folder: string, half: Half): Other[] {
  return rowsOf<ClincRow>(folder, 'clinc150_travel_dev.jsonl', half).map(({ text, intent, group }) => {
    if (intent === 'book_flight') return { text, kind: 'search', topics: [] }
    const kind = group === 'travel' ? 'travel' : group === 'near_travel' ? 'near-travel' : 'off-topic'
    return { text, kind, topics: OF_CLINC[intent] ?? [] }
  })
}

/** What callers of an airline's desk type, as far as one intent was noted and it is one of `OF_MULTIDOGO`. */
export function readMultidogo(folder: string, half: Half): Other[] {
  return rowsOf<DogoRow>(folder, 'multidogo_airline_dev.jsonl', half).flatMap(({ turns }) =>
    turns.flatMap(({ utterance, intents }) => {
      const meant = intents.length === 1 ? OF_MULTIDOGO[intents[0] ?? ''] : undefined
      return meant ? [{ text: utterance, ...meant }] : []
    }),
  )
}

function rowsOf<Row extends { id: string }>(folder: string, file: string, half: Half): Row[] {
  return readFileSync(path.join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
    .filter(({ id }) => halfOf(id) === half)
}
