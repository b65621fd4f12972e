import type { PlainDate } from '@/lib/travel/dates'
import type { AssistantTurn } from './assistant-turn'
import { wantsPackage } from './elsewhere'
import { type Elsewhere, readElsewhere } from './read-elsewhere'
import type { Fact, TravelFacts } from './travel-facts'

/** What a conversation has come to. Nothing in it was looked up: all of it was said, or offered and taken. */
export type DialogueState = {
  facts: TravelFacts
  /** What the traveller said does not matter. */
  indifferent: Fact[]
  asked: Fact[]
  proposed: TravelFacts
  offer: TravelFacts | null
  confirming: TravelFacts
  leavesOut: Fact[]
  /** What came from an offer that was taken, and was not said. */
  taken: Fact[]
  /** What else was talked about: a hotel, the weather, a concert. */
  elsewhere: Elsewhere
  isElsewhere: boolean
  /** Flight and hotel are wanted as one. */
  isPackage: boolean
}

export const NOTHING_HEARD: DialogueState = {
  facts: {},
  indifferent: [],
  asked: [],
  proposed: {},
  offer: null,
  confirming: {},
  leavesOut: [],
  taken: [],
  elsewhere: { facts: {}, isRide: false },
  isElsewhere: false,
  isPackage: false,
}

/** What the assistant asked, offered or read back is open until the traveller answers. */
export function afterAssistant(state: DialogueState, turn: AssistantTurn, today: PlainDate): DialogueState {
  const isPackage = state.isPackage || wantsPackage(turn.words)
  const isElsewhere = !isPackage && (turn.about === 'elsewhere' || (turn.about === 'same' && state.isElsewhere))
  const asked = stillOpen([...state.asked, ...turn.asks], state.facts)
  if (isElsewhere) {
    const { adults } = turn.confirms ? readElsewhere(state.elsewhere, turn.words, today, []).facts : {}
    const facts = adults ? { ...state.elsewhere.facts, adults } : state.elsewhere.facts
    return { ...state, asked, isElsewhere, elsewhere: { ...state.elsewhere, facts } }
  }
  // "Nothing on that day, would you like to change anything?": a day alone is another day.
  const reopened: Fact[] = turn.isFailure && asked.length === 0 && state.facts.departureOn ? ['departureOn'] : []
  return {
    ...state,
    asked: [...asked, ...reopened],
    proposed: { ...state.proposed, ...turn.proposes },
    offer: turn.offer ?? (turn.isFailure ? null : state.offer),
    confirming: turn.confirms ? { ...state.confirming, ...turn.confirms } : state.confirming,
    leavesOut: turn.leavesOut,
    isElsewhere,
    isPackage,
  }
}

/** "Which city?": where one end is known, the other is asked for. */
function stillOpen(asked: readonly Fact[], { origin, destination }: TravelFacts): Fact[] {
  const isEither = asked.includes('origin') && asked.includes('destination')
  const known = !isEither || (origin && destination) ? null : origin ? 'origin' : destination ? 'destination' : null
  return asked.filter((fact) => fact !== known)
}
