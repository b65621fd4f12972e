import type { PlainDate } from '@/lib/travel/dates'
import { soundsLikeNo, soundsLikeThanks, soundsLikeYes, wantsAnother } from './answers'
import type { AssistantTurn } from './assistant-turn'
import { afterAssistant, type DialogueState } from './dialogue-state'
import { partsOf, wantsPackage } from './elsewhere'
import { withPackageCity } from './package-city'
import { withoutQuestions } from './questions-about-offer'
import { readElsewhere } from './read-elsewhere'
import { readSaid } from './read-said'
import { taken, takesOffer } from './takes-offer'
import type { Fact, Said, TravelFacts } from './travel-facts'

/** `keepsTimes`: of a flight that is taken, its hours belong to the search from then on, not its airline alone. */
export type HeardTurn = { words: string; before: readonly AssistantTurn[]; today: PlainDate; keepsTimes: boolean }

const POINTS = /\b(?:book|reserve|take|buy|have|get|choose)\b[^.?!]*\b(?:the|that) (?:[\w'.]+ ){1,3}(?:flight|one)\b/i

const NOTHING_SAID: Said = {
  facts: {},
  indifferent: [],
  pointsAt: { place: null, isSameDay: false },
  written: {},
  mentioned: [],
  dropped: [],
}

/** Takes in one message of the traveller, after the assistant's turns since the one before. */
export function hearTurn(earlier: DialogueState, { words, before, today, keepsTimes }: HeardTurn): { state: DialogueState; said: Said } {
  const reached = before.reduce((state, turn) => afterAssistant(state, turn, today), earlier)
  const hasBegun = Object.keys(reached.facts).length > 0 || reached.asked.length > 0
  const isPackage = reached.isPackage || wantsPackage(words)
  const parts = isPackage ? { flights: words, elsewhere: '', isLeft: false } : partsOf(words, reached.isElsewhere, hasBegun)
  const isElsewhere = /[^~\s]/.test(parts.elsewhere)
  const asked = reached.isElsewhere ? reached.asked : []
  const elsewhere = isElsewhere ? readElsewhere(reached.elsewhere, parts.elsewhere, today, asked) : reached.elsewhere
  const state = { ...reached, elsewhere, isPackage }
  const heard = /[^~\s]/.test(parts.flights)
    ? hearFlights(state, { words: parts.flights, before, today, keepsTimes }, parts.isLeft)
    : { state: leaveForElsewhere(state, words, keepsTimes), said: NOTHING_SAID }
  const [talkedOf] = hasBegun || isElsewhere ? [] : heard.said.mentioned.slice(-1)
  const kept = talkedOf ? { facts: { destination: talkedOf }, isRide: false } : elsewhere
  return { said: heard.said, state: { ...heard.state, elsewhere: kept, isElsewhere: parts.isLeft } }
}

function hearFlights(
  state: DialogueState,
  { words, before, today, keepsTimes }: HeardTurn,
  isLeaving: boolean,
): { state: DialogueState; said: Said } {
  // Before anything is known there is nothing to ask about: "what is the cheapest fare from Leeds?" is a search.
  const hasBegun = Object.keys(state.facts).length > 0 || state.asked.length > 0 || state.offer !== null
  const { rest, hasQuestion } = hasBegun ? withoutQuestions(words) : { rest: words, hasQuestion: false }
  const read = withoutOfferedTimes(readSaid(rest, { today, facts: state.facts, asked: state.asked }), state.offer)
  const said = state.isPackage ? withPackageCity(read, words, { today, facts: state.facts, asked: state.asked }) : read
  const isYes = soundsLikeYes(rest) && !soundsLikeNo(rest)
  const isTaken =
    state.offer !== null && ((isLeaving && !wantsAnother(words)) || takesOffer(state.offer, said.facts, { words, rest, hasQuestion }))
  const accepted = isTaken ? taken(state.offer, keepsTimes) : {}
  // Whoever asks on about a booking that was read back takes it as read.
  const isConfirmed = isYes || (hasQuestion && Object.keys(said.facts).length === 0 && !soundsLikeNo(words))
  const confirmed = isConfirmed ? state.confirming : {}
  // "No, that's all" after a failure looks no further.
  const isLeft = Object.keys(said.facts).length === 0 && soundsLikeThanks(words) && !soundsLikeYes(words)
  const isReopened = isNewSearch(said.facts, state.facts) || (!isLeft && before.some(({ isFailure }) => isFailure))
  const facts = {
    ...(isReopened ? without(state.facts, state.taken) : state.facts),
    ...carriedOver(state, said),
    ...accepted,
    ...confirmed,
    ...(isYes ? state.proposed : {}),
    ...said.facts,
  }
  const open = [...said.dropped, ...said.indifferent, ...(isYes ? state.leavesOut : [])].filter((fact) => !(fact in said.facts))
  const decided = { ...accepted, ...confirmed, ...said.facts }
  return {
    said,
    state: {
      ...state,
      facts: without(facts, open),
      indifferent: [...new Set([...state.indifferent, ...said.indifferent])].filter((fact) => !(fact in decided)),
      asked: [],
      proposed: {},
      offer: isTaken || wantsAnother(words) || soundsLikeNo(words) ? null : state.offer,
      confirming: isConfirmed ? {} : state.confirming,
      leavesOut: [],
      taken: [...(isReopened ? [] : state.taken), ...factsOf(accepted)]
        .filter((fact) => !(fact in said.facts))
        .concat(pointedAt(said.facts, words)),
      isElsewhere: false,
    },
  }
}

/** Nothing is said of flights: the one on offer is left as chosen. */
function leaveForElsewhere(state: DialogueState, words: string, keepsTimes: boolean): DialogueState {
  const accepted = state.isElsewhere || wantsAnother(words) ? {} : taken(state.offer, keepsTimes)
  return {
    ...state,
    facts: { ...state.facts, ...accepted },
    taken: [...state.taken, ...factsOf(accepted)],
    offer: null,
    asked: [],
    proposed: {},
    confirming: {},
    leavesOut: [],
  }
}

/** Another route, or another idea of what matters most: a flight taken before binds no more. */
function isNewSearch({ origin, destination, preference, maxPrice }: TravelFacts, known: TravelFacts): boolean {
  const isNewRoute = origin !== undefined && destination !== undefined && (origin !== known.origin || destination !== known.destination)
  return isNewRoute || preference === 'cheapest' || preference === 'fastest' || maxPrice !== undefined
}

/** A flight asked for after other plans goes where they are, for the people they are for. */
function carriedOver({ facts, elsewhere: { facts: elsewhere }, isElsewhere }: DialogueState, { pointsAt }: Said): TravelFacts {
  if (!isElsewhere && facts.destination !== undefined) return {}
  const carried: TravelFacts = {}
  const isFirst = facts.destination === undefined
  if (elsewhere.destination && (isFirst || pointsAt.place === 'destination')) carried.destination = elsewhere.destination
  if (elsewhere.origin && facts.origin === undefined) carried.origin = elsewhere.origin
  if (elsewhere.adults && facts.adults === undefined) carried.adults = elsewhere.adults
  if (elsewhere.departureOn && pointsAt.isSameDay) carried.departureOn = elsewhere.departureOn
  return carried
}

/** "7:50 pm is rather late" speaks of the flight on offer. */
function withoutOfferedTimes(said: Said, offer: TravelFacts | null): Said {
  const isOffered = (at: string | undefined) => at !== undefined && (at === offer?.departsAt || at === offer?.returnsAt)
  const pointed = (['departsAt', 'returnsAt'] as const).filter((fact) => isOffered(said.facts[fact]))
  return pointed.length > 0 ? { ...said, facts: without(said.facts, pointed) } : said
}

/** "Book the United flight" points at one that was found: its airline is no wish. */
function pointedAt({ airlines }: TravelFacts, words: string): Fact[] {
  return airlines && POINTS.test(words) ? ['airlines'] : []
}

function without(facts: TravelFacts, gone: readonly Fact[]): TravelFacts {
  const kept = { ...facts }
  for (const fact of gone) delete kept[fact]
  return kept
}

function factsOf(facts: TravelFacts): Fact[] {
  return Object.keys(facts) as Fact[]
}
