import type { UIMessageChunk } from 'ai'
import type { FlightOffer } from '@/lib/travel/flights/offer-schema'
import type { LiveTrip } from '@/lib/travel/trip/live-trip-schema'
import type { ToolName } from '@/tools'
import { NOTHING_KNOWN, type TripFacts, tripFacts } from './trip-facts'

/** A tool's action, in the words of the rows; of others it is their name's. */
const MEANINGS: Partial<Record<ToolName, string>> = {
  searchFlights: 'search flights',
  setBudget: 'keep a budget',
  remember: 'keep in mind',
  rankFlights: 'show flights',
  filterFlights: 'narrow flights',
  lookUpFlights: 'look up shown flights',
  compareDays: 'compare days',
  searchDates: 'compare days',
  searchPlaces: 'compare routes',
  searchMeetUp: 'match arrivals',
  compareVariants: 'compare what-ifs',
  takeVariant: 'take a what-if',
  chooseFlight: 'choose flight',
  summariseFlight: 'show fares',
  summariseTrip: 'price the trip',
  chooseSeats: 'choose seats',
  chooseBags: 'choose bags',
  chooseMeals: 'choose meals',
  chooseExtras: 'choose extras',
  startCheckout: 'open the checkout',
  planTrip: 'plan days',
  changePlan: 'change the plan',
  suggestDestinations: 'suggest places',
  compareDestinations: 'compare places',
  lookUpPlace: 'look up a place',
  askGuide: 'ask the guide',
  getHelp: 'get help',
  searchStays: 'search stays',
  chooseStay: 'choose stay',
  rewindTrip: 'undo',
}

/** A flight on a card of the answer; `total` in whole units of its currency, for everybody. */
export type ShownFlight = Pick<
  FlightOffer,
  'offerId' | 'sliceIndex' | 'segments' | 'layovers' | 'durationMinutes' | 'departsAt' | 'arrivesAt'
> & {
  total: { amount: number; currency: string } | null
}
export type Call = { meaning: string; input: unknown }
/** Everything from one turn: the words, the cards as JSON, the actions, the last list of flights, and the trip afterwards. */
export type Heard = {
  words: string
  cards: string
  calls: Call[]
  flights: ShownFlight[]
  order: LiveTrip['order']
  trip: TripFacts
  error: string | null
  milliseconds: number
}

export const SILENCE: Heard = {
  words: '',
  cards: '',
  calls: [],
  flights: [],
  order: null,
  trip: NOTHING_KNOWN,
  error: 'Nothing was said.',
  milliseconds: 0,
}

/** An answer from the chunks that a browser gets; `before` is the trip as it stood, which stays where none is announced. */
export async function readHeard(
  chunks: AsyncIterable<UIMessageChunk>,
  before: LiveTrip | null,
): Promise<{ heard: Heard; live: LiveTrip | null }> {
  const startedAt = performance.now()
  const texts = new Map<string, string>()
  const cards: string[] = []
  const calls: Call[] = []
  let flights: ShownFlight[] = []
  let live = before
  let error: string | null = null
  for await (const chunk of chunks) {
    if (chunk.type === 'text-delta') texts.set(chunk.id, (texts.get(chunk.id) ?? '') + chunk.delta)
    // Each kind of data has its own shape (lib/chat/message.ts).
    if (chunk.type === 'data-trip') live = chunk.data as LiveTrip
    if (chunk.type === 'error') error = chunk.errorText
    if (chunk.type === 'tool-input-available') calls.push({ meaning: meaningOf(chunk.toolName), input: chunk.input })
    if (chunk.type !== 'tool-output-available' || chunk.preliminary) continue
    cards.push(JSON.stringify(chunk.output))
    const shown = flightsOn(chunk.output)
    if (shown.length > 0) flights = shown
  }
  const heard: Heard = {
    words: [...texts.values()].join('\n').trim(),
    cards: cards.join('\n'),
    calls,
    flights,
    order: live?.order ?? null,
    trip: live ? tripFacts(live.trip) : NOTHING_KNOWN,
    error,
    milliseconds: performance.now() - startedAt,
  }
  return { heard, live }
}

function meaningOf(tool: string): string {
  return Object.entries(MEANINGS).find(([name]) => name === tool)?.[1] ?? tool.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

type FlightCard = { flights?: { picks?: { offer: FlightOffer; total: { amountMinor: number; currency: string } | null }[] } }

function flightsOn(output: unknown): ShownFlight[] {
  // The outputs of our own tools; only those that list flights have these fields.
  const picks = (output as FlightCard | null)?.flights?.picks ?? []
  return picks.map(({ offer, total }) => ({ ...offer, total: total && { amount: total.amountMinor / 100, currency: total.currency } }))
}
