import { createKnownNames } from '@/lib/adapters/names/known-names'
import { type SaidSlice, severalFlights } from '@/lib/concierge/decide/several-flights'
import { hearTurn } from '@/lib/concierge/hear-turn'
import { isOfTrip as isTripByRouter, topicOf } from '@/lib/concierge/router/topic-of'
import type { Topic } from '@/lib/concierge/router/topics'
import { wishesRefund } from '@/lib/concierge/skills/fares/refund-wish'
import type { FilterWish } from '@/lib/concierge/understand/filter-wish'
import type { Understanding } from '@/lib/concierge/understand/understanding'
import type { SearchWish } from '@/lib/concierge/understand/wished-search'
import type { Situation } from '@/lib/travel/trip/situation'

/** What the traveller says, and all that the concierge knows when it hears it: the trip so far, and the conversation before. */
export type Spoken = { words: string; situation: Situation; earlierWords: string[]; asked?: Asked }
/** What the assistant has just asked for: null where it asked for nothing of the search, left out where that isn't known. */
export type Asked = Situation['missing']
/** What one turn changes of the trip; `wishesRefund` is null where nothing is said of it. */
export type TurnChange = { search: SearchWish; slices: SaidSlice[] | null; filters: FilterWish[]; wishesRefund: boolean | null }
export type TurnReading = { change: TurnChange; understood: Understanding }

const NAMES = createKnownNames()

/** The one place where the evaluation meets the product's reader: one turn, in the trip and conversation it is said in. */
export function readTurn({ words, situation, earlierWords, asked = situation.missing }: Spoken): TurnReading {
  const { understood, table, isFirstSearch } = hearTurn(
    {
      words,
      // The concierge asks for what is missing first, so that is the question its reader takes words as an answer to.
      situation: { ...situation, missing: asked },
      earlierWords,
      // Another assistant’s answers carry no values of ours.
      carried: [],
      before: [],
      thisTurn: [],
    },
    NAMES,
  )
  const several = severalFlights({ understood, table, isFirstSearch, made: [], allowed: [] })
  const slices = several && 'slices' in several ? several.slices : null
  const change = {
    search: understood.change,
    slices,
    filters: understood.filters,
    wishesRefund: wishesRefund(understood.heard?.reading.frames ?? []),
  }
  return { change, understood }
}

export type Route = 'travel' | 'near_travel' | 'other' | 'out_of_scope'

/** Our topics where the scorer calls them otherwise. */
const INTENTS: Partial<Record<Topic, string>> = {
  baggage: 'carry-on',
  car: 'car-rental',
  exchange: 'exchange-rate',
  hotel: 'book-hotel',
  plugs: 'plug-type',
  sights: 'travel-suggestion',
  'time-zones': 'timezone',
  transfer: 'uber',
  translation: 'translate',
  visa: 'international-visa',
  'where-to-go': 'travel-suggestion',
}
/** What the scorer counts as close to travel. */
const NEAR: Topic[] = ['weather', 'directions', 'transfer']

/** Where a message that stands alone belongs, and its topic: travel, if it changes a trip. */
export function routeOf(words: string, { change, understood }: TurnReading): { route: Route; topic: string } {
  const read = topicOf(words)
  const topic = read && 'topic' in read ? read.topic : null
  const { search, slices, filters } = change
  const isChange = Object.keys(search).length > 0 || slices !== null || filters.length > 0
  const isOfTrip = isChange || Boolean(understood.planning) || Boolean(understood.stay) || (topic === null && isTripByRouter(words))
  if (topic === null) return { route: isOfTrip ? 'travel' : 'out_of_scope', topic: isOfTrip ? 'book-flight' : 'oos' }
  return { route: NEAR.includes(topic) && !isOfTrip ? 'near_travel' : 'travel', topic: INTENTS[topic] ?? topic }
}
