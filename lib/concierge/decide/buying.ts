import { namesFare } from '../say/answers/named-fares'
import { beforeQuestion, sentences } from '../say/phrases'
import { INFANTS_SIT_ON_LAPS, sayBought } from '../say/say-ancillaries'
import { chooseLater, sayKept, sayLeftOut } from '../say/say-kept'
import { askNext, FAILED } from '../say/say-talk'
import { asksWhetherAllowed } from '../skills/ancillaries/fold'
import { heldAncillaries } from '../skills/ancillaries/held'
import type { AncillaryWish } from '../skills/ancillaries/wish'
import { isAncillaryResult } from '../tool-results'
import type { Understanding } from '../understand/understanding'
import { isOnlyForInfants } from './ancillary-calls'
import { continueTrip } from './continue-trip'
import type { Position } from './decision'
import { callOr, type Decision } from './decision'
import { sayIncludedBags } from './included-bags'
import { gearToAskFor, nextPurchase, wishesToBuy } from './purchases'
import { askForHowMany } from './sports-equipment'

/** Seats, bags, meals and extras wished for in the message; null if there are none, or something else comes first. */
export function buyFirst(position: Position): Decision | null {
  const { understood, table } = position
  const { ancillaries, change, fares, isTaking, filters } = understood
  const { situation } = table
  const isElsewhere = Object.keys(change).length > 0 || fares !== null || isTaking || filters.length > 0
  if (understood.buyReply === 'too-dear' && ancillaries.length === 0)
    return { say: sentences('All right, we’ll leave that out.', askNext(situation)) }
  if (isElsewhere || !wishesToBuy(position)) return null
  if (!position.allowed.includes('chooseSeats')) return keepInMind(position)
  if (ancillaries.length > 0 && ancillaries.every(({ wish }) => wish === 'show') && namesFare(understood.words, table)) return null
  if (ancillaries.length > 0 && ancillaries.every((wish) => isOnlyForInfants(wish, situation.wishes)))
    return { say: sentences(INFANTS_SIT_ON_LAPS, askNext(situation)) }
  const gear = gearToAskFor(position)
  return nextPurchase(position) ?? (gear === null ? null : { say: askForHowMany(gear) })
}

/** Before the fares are chosen a wish is noted, and the answer says when it can be met. */
function keepInMind({ understood, table }: Position): Decision | null {
  const { situation } = table
  const kept = wishesToKeep(understood)
  const isGivenUp = understood.ancillaries.length > 0 && understood.ancillaries.every(({ wish }) => wish === 'drop')
  if (isGivenUp && understood.request === null) return { say: sentences(sayLeftOut(understood.ancillaries), askNext(situation)) }
  if (kept.length === 0 && asksForSeats(understood)) return { say: sentences(chooseLater(['seats']), askNext(situation)) }
  if (kept.length === 0 || (situation.order && situation.order.status !== 'idle')) return null
  return { say: sentences(sayKept(heldAncillaries(table), kept, table.carried), askNext(situation)) }
}

/** "Show me the seats." */
function asksForSeats({ ancillaries, isQuestion }: Understanding): boolean {
  return !isQuestion && ancillaries.length > 0 && ancillaries.every(({ kind, wish }) => kind === 'seats' && wish === 'show')
}

/** What is noted until the fares are chosen; "can I bring my guitar?" only asks what airlines allow. */
export function wishesToKeep({ ancillaries, isQuestion, unsupported, heard }: Understanding): AncillaryWish[] {
  const isAsked = isQuestion || asksWhetherAllowed(heard?.reading.clauses ?? [])
  const isOnlyAsked = isAsked && unsupported === 'sports-equipment'
  return ancillaries.filter(({ kind, wish, isGear }) => wish === 'take' && kind !== 'bags' && !(isOnlyAsked && isGear))
}

/** After one of these tools: the next one, then the turn's other requests, then a summary of the choices. */
export function afterBuying(position: Position): Decision {
  const { made, understood, table, allowed } = position
  const { situation } = table
  const next = nextPurchase(position)
  if (next) return next
  const last = made.at(-1)
  const results = made.filter(isAncillaryResult)
  const gear = gearToAskFor(position)
  if (last?.result === null) return { say: sentences(sayBought(results, situation, { withTripTotal: false }), FAILED) }
  const said = sayBought(results, situation, { withTripTotal: true, question: gear && askForHowMany(gear) })
  const isWithinTurn = understood.click !== null || made.some(({ tool }) => tool === 'chooseFlight')
  if (isWithinTurn) return continueTrip(position)
  if (understood.request === 'check-out') {
    const checkout = callOr('startCheckout', {}, made, allowed, askNext(situation))
    // The checkout says the total, and asks nothing.
    if ('call' in checkout) return { ...checkout, before: sayBought(results, situation, { withTripTotal: false }) }
  }
  return { say: beforeQuestion(said, sayIncludedBags(understood.ancillaries, position)) }
}
