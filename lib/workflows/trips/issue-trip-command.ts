import { isSameJson } from '@/lib/travel/same-json'
import type { SearchStore } from '../../ports/search-store'
import type { StaySupplier } from '../../ports/stay-supplier'
import type { TravelGuide } from '../../ports/travel-guide'
import { wantedServices } from '../../travel/ancillaries/ancillaries'
import { isAncillaryCommand } from '../../travel/ancillaries/change-ancillaries'
import type { SelectableCurrency } from '../../travel/currencies'
import type { PlainDate } from '../../travel/dates'
import { completeSearch } from '../../travel/flights/complete-search'
import { findNamed } from '../../travel/flights/find-again'
import type { FlightOffer, SearchResult } from '../../travel/flights/offer-schema'
import { changeWishes } from '../../travel/flights/search'
import { withPayableTotal } from '../../travel/payment/payable-amount'
import type { DestinationGuide } from '../../travel/places/destination-guide'
import { isPlanCommand } from '../../travel/plan/plan-commands'
import { type Refusal, refuse } from '../../travel/refusal'
import { isStayCommand } from '../../travel/stays/trip-stays'
import { applyTripCommand, type CommandFacts, isBesideFlights, type TripCommand } from '../../travel/trip/commands'
import { describeCommand } from '../../travel/trip/describe-command'
import type { LiveTrip } from '../../travel/trip/live-trip-schema'
import { priceChangeOf } from '../../travel/trip/price-change'
import type { Trip } from '../../travel/trip/trip'
import { changeMemory } from '../../travel/trip/trip-memory'
import { inPreferredCurrency } from '../flights/in-preferred-currency'
import { resultFacts, runSearch, type SearchCaller, type SearchDeps } from '../flights/run-search'
import type { HelpDeps } from '../help/get-help'
import { callOutside } from '../orders/call-outside'
import { planFacts } from '../plans/plan-facts'
import { stayFacts } from '../stays/stay-facts'
import { ancillaryFacts, fareRequestOf } from './ancillary-facts'
import { changedSearchFacts } from './changed-search-facts'
import { type LiveTripDeps, loadLiveTrip } from './load-live-trip'
import { lockedRefusal } from './locked-refusal'
import { renewalFacts } from './renewal-facts'

export type TripDeps = LiveTripDeps & SearchDeps & HelpDeps & { guide: DestinationGuide; travelGuide: TravelGuide; stays: StaySupplier }
/** `clientKey` names one click: a command that comes again under the same key is not issued again. */
export type TripCaller = SearchCaller & {
  threadId: string
  issuedBy: 'traveller' | 'assistant'
  today: PlainDate
  clientKey?: string | undefined
  /** What this traveller's prices are shown in where nothing else was said; left out: the currency of the country it starts in. */
  preferredCurrency?: SelectableCurrency | null | undefined
}

const MOST_TRIES = 4
const TERMS_RETRIES_MS = [200, 1000]
const NO_THREAD = refuse('not_found', 'We can’t find this trip.')
const BUSY = refuse('busy', 'This trip is being changed in another window. Please try again.')

/**
 * The one way a trip changes: looks up what the command names, applies it, stores it with the facts found. A command that
 * another one overtook is tried again on the newer trip. A search that fails outside is refused, but what was asked for is kept.
 */
export async function issueTripCommand(
  said: TripCommand,
  caller: TripCaller,
  deps: TripDeps,
): Promise<{ live: LiveTrip } | { refusal: Refusal }> {
  const { threadId, userId, clientKey, issuedBy } = caller
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const isIssued = clientKey !== undefined && (await deps.trips.hasCommand(threadId, userId, clientKey))
    const live = await loadLiveTrip(threadId, userId, deps)
    if (!live) return NO_THREAD
    if (isIssued) return { live }
    const locked = isBesideFlights(said) ? undefined : lockedRefusal(live)
    if (locked) return { refusal: locked }
    const command = inPreferredCurrency(said, live.trip, caller.preferredCurrency ?? null)
    if (issuedBy === 'assistant' && (await isInForce(command, live.trip, caller, deps))) return { live }
    const found = await findFacts(command, live.trip, caller, deps)
    if ('refusal' in found) return found
    const applied = applyTripCommand(live.trip, command, found.facts)
    if ('refusal' in applied) return applied
    if (saysTheSame(command, live.trip)) return { live }
    const stored = await deps.trips.append({
      threadId,
      userId,
      version: live.version,
      command,
      facts: found.facts,
      issuedBy,
      issuedAt: deps.clock(),
      clientKey: clientKey ?? null,
    })
    if (stored) {
      if (found.failure) return { refusal: found.failure }
      const after = await loadLiveTrip(threadId, userId, deps)
      return after ? { live: after } : NO_THREAD
    }
  }
  return BUSY
}

/**
 * Takes the last command back; the trip is then the fold of one command fewer. Of two presses at the same time one takes it back,
 * the other is told so: it never takes back a command that its traveller did not mean.
 */
export async function undoTripCommand(
  { threadId, userId }: Pick<TripCaller, 'threadId' | 'userId'>,
  deps: LiveTripDeps,
): Promise<{ live: LiveTrip; undone: string } | { refusal: Refusal }> {
  let tried: number | undefined
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const stored = await deps.trips.load(threadId, userId)
    const live = await loadLiveTrip(threadId, userId, deps)
    if (!stored || !live) return NO_THREAD
    const { commands } = stored
    const last = commands.at(-1)
    const locked = last && isBesideFlights(last.command) ? undefined : lockedRefusal(live)
    if (locked) return { refusal: locked }
    if (tried !== undefined && !commands.some(({ number }) => number === tried)) {
      return refuse('undone-already', 'That was already undone a moment ago.')
    }
    if (!last) return refuse('nothing-to-undo', 'There’s nothing to undo yet.')
    tried = last.number
    if (await deps.trips.undo(threadId, userId, last.number)) {
      const after = await loadLiveTrip(threadId, userId, deps)
      return after ? { live: after, undone: describeCommand(last) } : NO_THREAD
    }
  }
  return BUSY
}

/** A second window sends the billing that stands there already: a price that was confirmed for this trip stays confirmed. A budget and what is known likewise. */
function saysTheSame(command: TripCommand, { billing, budget, memory }: Trip): boolean {
  if (command.type === 'remember') return isSameJson(changeMemory(memory, command.change), memory)
  if (command.type === 'set-budget') return isSameJson(command.budget, budget)
  return command.type === 'set-billing' && isSameJson(command.billing, billing)
}

/**
 * An assistant whose answer was cut off may issue once more what it has just issued. As long as the answer to that stands, nothing needs
 * to change; what was looked for in vain, or is looked for anew on purpose (a change of nothing), is not there already.
 */
async function isInForce(command: TripCommand, trip: Trip, caller: TripCaller, deps: TripDeps): Promise<boolean> {
  const last = (await deps.trips.load(caller.threadId, caller.userId))?.commands.at(-1)
  if (last?.issuedBy !== 'assistant' || JSON.stringify(last.command) !== JSON.stringify(command)) return false
  if (expiredRefusal(trip.result, deps.clock())) return false
  if (command.type !== 'change-search' || trip.result) return !isEmptyChange(command)
  return 'missing' in completeSearch(changeWishes(trip.wishes, command.change), caller.today)
}

function isEmptyChange(command: TripCommand): boolean {
  return command.type === 'change-search' && Object.keys(command.change).length === 0
}

async function findFacts(
  command: TripCommand,
  trip: Trip,
  caller: TripCaller,
  deps: TripDeps,
): Promise<{ facts: CommandFacts; failure?: Refusal } | { refusal: Refusal }> {
  if (command.type === 'change-search') {
    const completed = completeSearch(changeWishes(trip.wishes, command.change), caller.today)
    if ('refusal' in completed) return completed
    if ('missing' in completed) return { facts: { result: null } }
    const ran = await runSearch(completed.search, caller, deps)
    if (!('refusal' in ran)) return { facts: await changedSearchFacts(command, trip, ran.result, caller, deps) }
    // What was asked for is kept without its flights; where only the old question was asked again, the old flights stay.
    return isEmptyChange(command) ? ran : { facts: { result: null }, failure: ran.refusal }
  }
  if (isPlanCommand(command)) return planFacts(command, trip.plan, caller.today, deps)
  if (isStayCommand(command)) return stayFacts(command, trip.stays, caller.today, deps)
  if (command.type === 'take-search') {
    const result = await deps.searches.find(command.searchId, caller.userId)
    if (!result) return refuse('search-gone', 'We can’t find that search. Please search again.')
    const { pick, roundTrip } = command
    const expired = pick || roundTrip ? expiredRefusal(result, deps.clock()) : undefined
    if (expired) return { refusal: expired }
    const [offer] = pick ? offersIn(result, [[pick.sliceIndex, pick.offerId]]) : []
    const flights = roundTrip && offersIn(result, [...roundTrip.entries()])
    return { facts: { result: resultFacts(result), ...(offer ? { offer } : {}), ...(flights ? { roundTrip: flights } : {}) } }
  }
  if (command.type === 'pick-offer') {
    const expired = expiredRefusal(trip.result, deps.clock())
    if (expired) return { refusal: expired }
    const [offer] = await findOffers(trip, [[command.sliceIndex, command.offerId]], caller.userId, deps.searches)
    return { facts: offer ? { offer } : {} }
  }
  if (command.type === 'pick-round-trip') {
    const expired = expiredRefusal(trip.result, deps.clock())
    if (expired) return { refusal: expired }
    return { facts: { roundTrip: await findOffers(trip, [...command.offerIds.entries()], caller.userId, deps.searches) } }
  }
  if (command.type === 'choose-fare') {
    const expired = expiredRefusal(trip.result, deps.clock())
    if (expired) return { refusal: expired }
    const fare = trip.picks[command.sliceIndex]?.offer.fares.find((offered) => offered.fareId === command.fareId)
    return { facts: fare ? { fare } : {} }
  }
  if (command.type === 'start-checkout') return termsFacts(trip, deps)
  if (command.type === 'renew-prices') return renewedFacts(command.searchId, trip, caller, deps)
  if (isAncillaryCommand(command)) {
    const request = fareRequestOf(trip)
    const expired = expiredRefusal(trip.result, deps.clock())
    if (expired) return { refusal: expired }
    if (!request) return { facts: {} }
    const found = await ancillaryFacts(command, request, deps.supplier)
    return 'refusal' in found ? found : { facts: { ancillaries: found.facts } }
  }
  return { facts: {} }
}

/** What the supplier will need of each passenger, and a price that moved, are known before the form is shown. */
async function termsFacts(trip: Trip, { supplier }: TripDeps): Promise<{ facts: CommandFacts } | { refusal: Refusal }> {
  const request = fareRequestOf(trip)
  if (!request) return { facts: {} }
  const services = wantedServices(trip.ancillaries)
  const called = await callOutside(() => supplier.fetchTerms({ ...request, services }), TERMS_RETRIES_MS)
  if ('failure' in called)
    return refuse('terms-failed', 'The airline didn’t answer just now. We’ve kept your trip; please try again in a moment.')
  if ('refusal' in called.answer) return called.answer
  const { terms } = called.answer
  return { facts: { requiredDetails: terms.requiredDetails, priceChange: priceChangeOf(trip, withPayableTotal(terms)) } }
}

async function renewedFacts(
  searchId: string,
  trip: Trip,
  caller: TripCaller,
  deps: TripDeps,
): Promise<{ facts: CommandFacts } | { refusal: Refusal }> {
  const result = await deps.searches.find(searchId, caller.userId)
  if (!result) return refuse('search-gone', 'We can’t find that search. Please search again.')
  const expired = expiredRefusal(result, deps.clock())
  return expired ? { refusal: expired } : { facts: await renewalFacts(trip, result, deps.supplier) }
}

/** A direction and the id of one of its flights, or its flight numbers: models name flights so. */
type WantedOffer = readonly [sliceIndex: number, offerId: string]

async function findOffers(trip: Trip, wanted: WantedOffer[], userId: string, searches: SearchStore): Promise<FlightOffer[]> {
  const result = trip.result && (await searches.find(trip.result.searchId, userId))
  return result ? offersIn(result, wanted) : []
}

/** Those of the wanted flights that are there; a round trip's missing one leaves the trip without. */
function offersIn({ offers }: Pick<SearchResult, 'offers'>, wanted: WantedOffer[]): FlightOffer[] {
  return wanted.flatMap(([sliceIndex, id]) => findNamed(id, offers[sliceIndex] ?? []) ?? [])
}

function expiredRefusal(result: { expiresAt: string } | null, now: Date): Refusal | undefined {
  if (!result || now.toISOString() < result.expiresAt) return
  return refuse(
    'prices-expired',
    'These prices are more than half an hour old, and airlines no longer hold them. Check the prices again; we’ve kept your dates and travellers.',
  ).refusal
}
