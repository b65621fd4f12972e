import { sayDescribed } from '../say/answers/say-described'
import { type FaresOfFlight, pickedFares } from '../say/answers/say-fares'
import { askFare, type EarlierFareWish } from '../say/ask-fare'
import { beforeQuestion, listOf, sentences, withoutQuestion } from '../say/phrases'
import { sayPlaceGuide } from '../say/planning/say-guide-of-place'
import { OFFER_ANCILLARIES, sayBought } from '../say/say-ancillaries'
import { TOOK_BACK } from '../say/say-anew'
import { sayDates } from '../say/say-dates'
import { sayFlightChosen, sayRanked } from '../say/say-flights'
import { sayNearest, sayNotThere } from '../say/say-looked-up'
import { sayMeetUp } from '../say/say-meet-up'
import { sayPlaces } from '../say/say-places'
import { ASK_PET_PLACE, askPlace, hasPetPlace, offerAdult, offerSeatForInfant, sayRefused } from '../say/say-questions'
import { askNext, FAILED, sayPriceMoved } from '../say/say-talk'
import { saySummary } from '../say/say-trip'
import { sayVariants } from '../say/say-variants'
import { clausesOfFareWish } from '../skills/fares/kept-fare-wish'
import { keptTerm } from '../skills/fares/refund-wish'
import { sayGuide } from '../skills/guide/say-guide'
import { byPrice } from '../skills/pick/flight-order'
import { openDirection } from '../table'
import { isAncillaryResult, isPlanningResult, isStayResult, type ShownFlights, type ToolResult } from '../tool-results'
import { afterSearch } from './after-search'
import { offeredFare } from './agree'
import { landDayBefore, leaveDayBefore } from './arrival-day'
import { answerAskings, answerQuestionsApart } from './asking-move'
import { askingsOf } from './asking-of'
import { afterBuying } from './buying'
import { continueTrip } from './continue-trip'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { tellLost } from './dropped-choices'
import { longestFlightSaid, offerToLift, sayFilters, sayTakenBack, setFilters, takeBackAsked } from './filtering'
import { askGuideFurther, sayFromGuide } from './guide-move'
import { sayHelped } from './help-move'
import { sayIncludedBags } from './included-bags'
import { missingBags } from './missing-bags'
import { missingTerms } from './missing-terms'
import { offersAncillaries } from './offers-ancillaries'
import { afterNoFlights, compareDays } from './other-days'
import { pickFares, takeLookedUp, takePointed } from './picking'
import { afterPlanning, sayPlanUndone } from './planning/after-planning'
import { gearToAskFor, nextPurchase, wishesOf, wishesToBuy } from './purchases'
import { sayBesides } from './questions-beside'
import { askForHowMany } from './sports-equipment'
import { afterStays } from './stays/after-stays'
import {
  askWhichOther,
  lookForAnotherBack,
  takeAfterSearch,
  takeBesideFilter,
  takeFareOfOthers,
  takeNamedFare,
  takeOtherWay,
} from './taking-more'
import { afterTaken } from './what-if'

/** The move after a tool has answered: the next call the trip needs, or the closing sentence. */
export function followUp(last: ToolResult, position: Position): Decision {
  const { understood, table } = position
  const { situation } = table
  if (isAncillaryResult(last)) return afterBuying(position)
  if (isPlanningResult(last)) return afterPlanning(last, position)
  if (isStayResult(last)) return onToPay(afterStays(last, position), position)
  if (last.tool === 'getHelp') return { say: sayHelped(last, position) }
  if (last.tool === 'askGuide') return askGuideFurther(position) ?? { say: sayFromGuide(position) }
  if (!last.result) return { say: FAILED }
  if (last.result.status === 'refused' && last.result.refusal.code === 'filtered-out')
    return (
      setFilters(position) ??
      landDayBefore(position) ?? {
        say: sentences(sayTaken(position), offerToLift(last.result.refusal.message, { lift: last.result.refusal.field }, table)),
      }
    )
  const [first] = position.made
  if (first && isChildAlone(first)) return { say: sentences(sayGuide('unaccompanied-minor', '', table), offerAdult(first.input)) }
  const problem = problemOf(position.made[0])
  const seats = first && isRefusedFor('too-many-infants', first) ? offerSeatForInfant(first.input, situation) : null
  if (problem) return showUnshown(position) ?? { say: sentences(problem, seats) }
  if (last.result.status === 'refused') return { say: sayRefused(last.result.refusal) }
  switch (last.tool) {
    case 'searchFlights':
      return afterSearch(last, position)
    case 'filterFlights': {
      const earlier = leaveDayBefore(last, position)
      if (earlier) return earlier
      if (last.result.status !== 'found')
        return takeBackAsked(last, position) ?? takeBesideFilter(Number(last.input.sliceIndex ?? 0), position) ?? sayFilters(last, position)
      return (
        sayTakenBack(position) ??
        takeAfterSearch(last.result, position) ??
        takeBesideFilter(last.result.sliceIndex, position) ??
        sortBeside(last.result.sliceIndex, position) ??
        sayFilters(last, position)
      )
    }
    case 'lookUpFlights':
      return (wishesToBuy(position) ? nextPurchase(position) : null) ?? afterLookUp(last, position)
    case 'rankFlights':
      return last.result.status === 'found' ? afterRanking(last.result, last.input.by, position) : { say: askNext(situation) }
    case 'lookUpPlace':
      return { say: sayPlaceGuide(last, understood.words, table) }
    case 'compareDays':
      return afterNoFlights(position) ?? answersWithDays(position) ?? compareDays(position)
    case 'searchDates':
      return { say: sayDates(last.result, position) }
    case 'searchPlaces':
      return { say: sayPlaces(last.result, last.input, position, longestFlightSaid(position)) }
    case 'searchMeetUp':
      return { say: sayMeetUp(last.result, position) }
    case 'compareVariants':
      return { say: sayVariants(last.result, understood.variants, situation) }
    case 'takeVariant':
      return afterTaken(last, position)
    case 'chooseFlight': {
      if (understood.fares && 'choices' in understood.fares) {
        const more = pickFares(understood.fares.choices, position)
        if ('call' in more) return more
      }
      const offered = understood.request === 'yes' ? offeredFare(position) : null
      if (offered && 'call' in offered) return offered
      const fare = takeNamedFare(last, position)
      if (fare) return fare
      return continueTrip(position)
    }
    case 'summariseFlight':
      return (
        takeFareOfOthers(position) ?? {
          say: beforeQuestion(askFare(table.fares, situation, sayTaken(position), fareWishOf(position)), sayBesides(position)),
        }
      )
    case 'summariseTrip': {
      const answered = position.made.length === 1 ? answerAskings(askingsOf(position), position) : null
      if (answered) return answered
      const bags = missingBags(position)
      // "The cheapest fare, and on to the checkout."
      const terms = missingTerms(position)
      if (bags === null && terms === null && position.made.length > 1 && understood.request === 'check-out' && understood.isPaying)
        return {
          before: sentences(
            sayWithoutBags(position),
            sayBought(position.made.filter(isAncillaryResult), situation, { withTripTotal: false }),
          ),
          ...callOr('startCheckout', {}, position.made, position.allowed, askNext(situation)),
        }
      const lost = tellLost(position)
      const gear = gearToAskFor(position)
      const isOfPet = situation.wishes.pets > 0 && !hasPetPlace(situation)
      const offer = isOfPet ? ASK_PET_PLACE : offersAncillaries(position) ? OFFER_ANCILLARIES : askNext(situation)
      return {
        say:
          last.result.status === 'ready' && 'route' in last.result
            ? beforeQuestion(
                sentences(
                  sayBought(position.made.filter(isAncillaryResult), situation, { withTripTotal: false }),
                  saySummary(last.result.route, last.result.total, situation),
                  lost?.told,
                  bags?.told ?? sayIncludedBags(wishesOf(position), position),
                  terms?.told,
                  gear === null ? (lost?.question ?? terms?.question ?? bags?.question ?? offer) : askForHowMany(gear),
                ),
                sayBesides(position),
              )
            : askNext(situation),
      }
    }
    case 'startCheckout': {
      const { result } = last
      return { say: result.status === 'open' && result.priceNow ? sayPriceMoved(result.total, result.priceNow) : '' }
    }
    case 'setBudget':
    case 'remember':
      return { say: askNext(situation) }
    case 'rewindTrip': {
      const undone = sayPlanUndone(last, position)
      if (undone) return { say: undone }
      if (last.result.status === 'rewound' && last.result.to === 'start') return { say: `Let’s start again. ${askNext(situation)}` }
      return situation.mode === 'chat' ? { say: `${TOOK_BACK} ${askNext(situation)}` } : continueTrip(position)
    }
  }
}

/** "Can we get our money back, and is there a cheaper day?" */
function answersWithDays(position: Position): Decision | null {
  const askings = askingsOf(position)
  return askings.length > 1 && askings.some(({ what }) => what === 'other-days') ? answerAskings(askings, position) : null
}

function fareWishOf({ table, understood }: Position): EarlierFareWish {
  const words = [...table.earlierWords, understood.words]
  return { term: keptTerm(words, table.names), named: clausesOfFareWish(words, table.names) }
}

/** The fares taken for "hand luggage only", which were not named. */
function sayWithoutBags({ understood: { heard }, table, made }: Position): string | null {
  const isTaken = heard?.party.checkedBags === 0 && made.some(({ tool, input }) => tool === 'chooseFlight' && input.fareId !== undefined)
  const picked = pickedFares(table)
  const isCheapest = ({ fares, chosen }: FaresOfFlight) => chosen === byPrice(fares.filter(({ checkedBags }) => checkedBags === 0))[0]
  if (!isTaken || !picked.every((flight) => flight.chosen && isCheapest(flight))) return null
  const brands = [...new Set(picked.flatMap(({ chosen }) => chosen?.brand ?? []))]
  return `I’ve chosen ${listOf(brands)}, the cheapest without a checked bag.`
}

/** "Keep that one, and then the checkout." */
function onToPay(said: string, { understood, table, made, allowed }: Position): Decision {
  const isDone = made.some(({ result }) => result?.status === 'chosen' || result?.status === 'dropped')
  if (understood.request !== 'check-out' || !isDone || table.situation.mode !== 'trip_summary') return { say: said }
  const checkout = callOr('startCheckout', {}, made, allowed, said)
  return 'call' in checkout ? { ...checkout, before: withoutQuestion(said) } : checkout
}

/** A child who flies alone can't be booked here, so no price is shown for anyone else. */
function isChildAlone({ tool, input, result }: ToolResult): boolean {
  return tool === 'searchFlights' && Number(input.children ?? 0) > 0 && isRefusedFor('adult-needed', { result })
}

function isRefusedFor(code: string, { result }: Pick<ToolResult, 'result'>): boolean {
  return result?.status === 'refused' && result.refusal.code === code
}

/** "One stop at most, shortest first": what the filters leave, in that order. */
function sortBeside(sliceIndex: number, { understood, made, allowed }: Position): Decision | null {
  const by = understood.list?.by
  if (by === undefined || understood.isTaking) return null
  const ranking = callOr('rankFlights', { sliceIndex, by }, made, allowed, '')
  return 'call' in ranking ? ranking : null
}

/** Why the search of this turn failed, as a sentence or a question. */
function problemOf(first: ToolResult | undefined): string | null {
  if (first?.tool !== 'searchFlights' && first?.tool !== 'searchDates' && first?.tool !== 'searchPlaces') return null
  // What the filters left out of the search is told unless another call of this turn has changed them.
  if (isRefusedFor('filtered-out', first)) return null
  if (first.result?.status === 'refused') return sayRefused(first.result.refusal)
  return first.result?.status === 'unclear-place' ? askPlace(first.result) : null
}

/** The same message may have changed the search, so its flights come before the problem. */
function showUnshown({ table, made, allowed }: Position): Decision | null {
  const { situation } = table
  if (table.flights || !situation.result || situation.result.offerCounts.includes(0) || situation.mode !== 'flight_search') return null
  const show = callOr('rankFlights', openDirection(situation), made, allowed, '')
  return 'call' in show ? show : null
}

/** Flights asked for by their properties: how many, and the best of them. */
function sayLookedUp({ result, input }: Extract<ToolResult, { tool: 'lookUpFlights' }>, { understood, table }: Position): string {
  if (result?.status !== 'looked-up')
    return sayNotThere(understood.flight?.query ?? {}, result?.status === 'not-there' ? result.offerCount : null, table.situation)
  if (!result.isExact) return sayNearest(String(input.departsAt), result.flights, result.sliceIndex)
  return sayDescribed(result.flights, table.situation, input.order ? 1 : result.matchCount) ?? askNext(table.situation)
}

/** "Outbound: BA279, 19:55–22:30.": the flights chosen this turn; where the traveller tapped a card, the card shows it already. */
function sayTaken({ made, understood, table }: Position): string | null {
  if (understood.click !== null) return null
  const taken = made.flatMap((earlier) => {
    if (earlier.tool !== 'chooseFlight' || earlier.result?.status !== 'chosen' || earlier.result.fare !== null) return []
    return [sayFlightChosen(earlier.result, table.situation)]
  })
  return taken.length > 0 ? sentences(...taken) : null
}

/** Chooses the flight just looked up, or answers the question it was looked up for. */
function afterLookUp(last: Extract<ToolResult, { tool: 'lookUpFlights' }>, position: Position): Decision {
  if (position.understood.isTaking) return takeLookedUp(last, position)
  const apart = answerQuestionsApart(position)
  if (apart) return apart
  const askings = askingsOf(position)
  if (askings.length === 0) return { say: sayLookedUp(last, position) }
  return answerAskings(askings, position) ?? { say: askNext(position.table.situation) }
}

function afterRanking(shown: ShownFlights, by: unknown, position: Position): Decision {
  const { understood, table, made } = position
  const picked = made.findLast((earlier) => earlier.tool === 'chooseFlight')
  if (!picked && understood.isTaking && understood.flight?.isExact && made[0]?.tool !== 'rewindTrip') return takePointed(position)
  const other = picked ? (takeOtherWay(shown, position) ?? lookForAnotherBack(shown, position)) : null
  if (other) return other
  const chosen = picked?.tool === 'chooseFlight' && picked.result?.status === 'chosen' ? picked.result : null
  const ranked = (picked && askWhichOther(shown, position)) ?? sayRanked(shown, table.situation, typeof by === 'string' ? by : undefined)
  if (!chosen) return { say: ranked }
  return { say: beforeQuestion(sentences(sayFlightChosen(chosen, table.situation), ranked), sayBesides(position)) }
}
