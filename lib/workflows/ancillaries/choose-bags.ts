import type { ChosenBag } from '../../travel/ancillaries/ancillaries'
import type { AncillaryAnswer, ChosenItem, ShownItem } from '../../travel/ancillaries/ancillary-answer-schema'
import { bagPhrase } from '../../travel/ancillaries/bag-phrase'
import type { BagChange } from '../../travel/ancillaries/change-ancillaries'
import { flightsOver, listOf } from '../../travel/ancillaries/chosen-words'
import { fewerBags, piecesOf } from '../../travel/ancillaries/fewer-bags'
import type { BagOption } from '../../travel/ancillaries/offer-details'
import type { PartyMember } from '../../travel/ancillaries/party'
import { multiplyMoney, zeroMoney } from '../../travel/money'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { loadOfferDetails } from '../trips/trip-details'
import { chosenAnswer, refusedAnswer, shownAnswer } from './ancillary-answer'
import { type BagWish, bagsWanted } from './bags-wanted'
import { NO_THREAD, type ReadyTrip, readyWish, whomOf } from './ready-trip'

export type BagsRequest = BagWish & {
  wish: 'show' | 'add' | 'remove'
  sliceIndexes?: number[] | undefined
  passengerIndexes?: number[] | undefined
}

/** Shows, adds or takes away bags. `quantity` is how many pieces each of those named then has in all, and of a removal how many fewer. */
export async function chooseBags(request: BagsRequest, caller: TripCaller, deps: TripDeps): Promise<AncillaryAnswer> {
  const wish = await readyWish(request, caller, deps)
  if ('refusal' in wish) return { status: 'refused', ...wish }
  const { ready, slices, members } = wish
  if (request.wish === 'remove') return remove(request, ready, slices, members, caller, deps)

  const loaded = await loadOfferDetails(caller, deps)
  if (!loaded || 'refusal' in loaded) return { status: 'refused', refusal: loaded?.refusal ?? NO_THREAD }
  const { bags } = loaded.details
  const options = (bags ?? []).filter(({ sliceIndexes }) => sliceIndexes.some((sliceIndex) => slices.includes(sliceIndex)))
  if (request.wish === 'show') {
    const included = includedShown(ready, slices)
    if (options.length > 0 || included.length > 0) return shownAnswer(ready.trip, [...included, ...options.map((bag) => shown(bag, ready))])
  }
  if (options.length === 0) return { status: 'unavailable', message: noBagsSentence(ready, slices, bags === null) }
  const wanted = bagsWanted(request, options, {
    slices,
    members,
    areMembersNamed: request.passengerIndexes !== undefined,
    nameOf: (sliceIndex) => flightsOver(ready.trip, [sliceIndex]),
  })
  if ('refusal' in wanted) return { status: 'refused', ...wanted }
  const issued = await issueTripCommand({ type: 'choose-bags', bags: wanted.bags }, caller, deps)
  if ('refusal' in issued) return { status: 'refused', ...issued }
  const { trip } = issued.live
  const chosen = trip.ancillaries.bags.filter((bag) => wanted.bags.some((change) => isSameBag(change, bag)))
  return chosenAnswer(
    trip,
    'bags',
    chosen.map((bag) => itemOf(bag, ready)),
    [...wanted.notes, ...givenUpNotes(ready, trip.ancillaries.bags, slices)],
  )
}

/** A bag for several directions makes way for one of a single direction: that the others have none now is said. */
function givenUpNotes(ready: ReadyTrip, kept: ChosenBag[], slices: number[]): string[] {
  return ready.trip.ancillaries.bags
    .filter((bag) => bag.option.sliceIndexes.some((sliceIndex) => !slices.includes(sliceIndex)))
    .filter((bag) => !kept.some((other) => isSameBag({ optionId: bag.option.optionId, passengerIndex: bag.passengerIndex }, other)))
    .map((bag) => {
      const { what, whom, flight } = itemOf(bag, ready)
      return `Removed: ${what} for ${whom} on ${flight}, because one price covered all of them.`
    })
}

async function remove(
  { kind, weightKg, quantity }: BagsRequest,
  ready: ReadyTrip,
  slices: number[],
  members: PartyMember[],
  caller: TripCaller,
  deps: TripDeps,
): Promise<AncillaryAnswer> {
  const named = ready.trip.ancillaries.bags.filter(
    ({ option, passengerIndex }) =>
      (!kind || option.kind === kind) &&
      (weightKg === undefined || option.weightKg === weightKg) &&
      option.sliceIndexes.some((sliceIndex) => slices.includes(sliceIndex)) &&
      (passengerIndex === null || members.some((member) => member.passengerIndex === passengerIndex)),
  )
  if (named.length === 0) return refusedAnswer('nothing-chosen', 'You haven’t chosen a bag like that there.')
  const sold = quantity === undefined ? null : await loadOfferDetails(caller, deps)
  // Without the airline's answer fewer bags would be none at all.
  if (sold && 'refusal' in sold) return { status: 'refused', ...sold }
  const options = sold?.details.bags ?? []
  const bags = named.map((bag) => fewerBags(bag, quantity, options))
  const issued = await issueTripCommand({ type: 'choose-bags', bags }, caller, deps)
  if ('refusal' in issued) return { status: 'refused', ...issued }
  const kept = issued.live.trip.ancillaries.bags.filter((bag) => bags.some((change) => isSameBag(change, bag)))
  const items = named.map((bag, index) => {
    const left = kept.find((other) => bags[index] && isSameBag(bags[index], other))
    const fewer = piecesOf(bag) - (left ? piecesOf(left) : 0)
    const what = bagPhrase({ ...bag.option, pieces: fewer })
    return { ...itemOf(bag, ready), what, price: zeroMoney(bag.option.price.currency), isRemoved: true }
  })
  const notes = kept.map((bag) => {
    const { what, whom, flight } = itemOf(bag, ready)
    return `Still chosen: ${what} for ${whom} on ${flight}.`
  })
  return chosenAnswer(issued.live.trip, 'bags', items, notes)
}

function itemOf({ option, passengerIndex, quantity }: ChosenBag, ready: ReadyTrip): ChosenItem {
  return {
    what: bagPhrase(option, quantity),
    whom: whomOf(ready, passengerIndex),
    flight: flightsOver(ready.trip, option.sliceIndexes),
    price: multiplyMoney(option.price, quantity),
  }
}

function shown(option: BagOption, { trip }: ReadyTrip): ShownItem {
  const whom = option.isPerPassenger ? 'for each traveller' : 'for everybody together'
  return {
    what: `${bagPhrase(option)}, ${whom}${option.mostQuantity > 1 ? `, at most ${option.mostQuantity}` : ''}`,
    flight: flightsOver(trip, option.sliceIndexes),
    lowest: option.price,
    isIncluded: option.price.amountMinor === 0,
  }
}

/** What the fares carry without paying more. */
function includedShown({ trip }: ReadyTrip, slices: number[]): ShownItem[] {
  return slices.flatMap((sliceIndex) => {
    const fare = trip.picks[sliceIndex]?.fare
    const flight = flightsOver(trip, [sliceIndex])
    const kinds = [
      { kind: 'checked', ...fare?.checkedBags },
      { kind: 'cabin', ...fare?.cabinBags },
    ] as const
    return kinds.flatMap(({ kind, pieces = 0, weightKg = null }) =>
      pieces === 0 ? [] : [{ what: `${bagPhrase({ kind, pieces, weightKg })} for each traveller`, flight, lowest: null, isIncluded: true }],
    )
  })
}

function noBagsSentence({ trip }: ReadyTrip, slices: number[], isNotSold: boolean): string {
  const flights = listOf(slices.map((sliceIndex) => flightsOver(trip, [sliceIndex])))
  return isNotSold
    ? `You can’t add bags here for ${flights}; the airline sells them itself, after booking.`
    : `The airline doesn’t sell more bags with these fares on ${flights}.`
}

function isSameBag(change: Pick<BagChange, 'optionId' | 'passengerIndex'>, { option, passengerIndex }: ChosenBag): boolean {
  return change.optionId === option.optionId && change.passengerIndex === passengerIndex
}
