import type { ChosenExtra } from '../../travel/ancillaries/ancillaries'
import type { AncillaryAnswer, ChosenItem, ShownItem } from '../../travel/ancillaries/ancillary-answer-schema'
import type { ExtraChange } from '../../travel/ancillaries/change-ancillaries'
import { flightsOver, listOf } from '../../travel/ancillaries/chosen-words'
import { extrasMeant, isExtraSeatMeant, isPetMeant, petPlaceMeant } from '../../travel/ancillaries/extra-words'
import type { ExtraOption } from '../../travel/ancillaries/offer-details'
import type { PartyMember } from '../../travel/ancillaries/party'
import { zeroMoney } from '../../travel/money'
import { issueTripCommand, type TripCaller, type TripDeps } from '../trips/issue-trip-command'
import { loadOfferDetails } from '../trips/trip-details'
import { chosenAnswer, refusedAnswer, shownAnswer } from './ancillary-answer'
import { extrasWanted } from './extras-wanted'
import { soldNotEverywhere, type WishedFlights } from './pets-wanted'
import { NO_THREAD, type ReadyTrip, readyWish, whomOf } from './ready-trip'

export type ExtrasRequest = {
  wish: 'show' | 'add' | 'remove'
  extra?: string | undefined
  /** Of an animal with its carrier. */
  weightKg?: number | undefined
  sliceIndexes?: number[] | undefined
  passengerIndexes?: number[] | undefined
}

/** Shows, adds or takes away extras: each for those named, or once for the group where the airline sells it so. */
export async function chooseExtras(request: ExtrasRequest, caller: TripCaller, deps: TripDeps): Promise<AncillaryAnswer> {
  const wish = await readyWish(request, caller, deps)
  if ('refusal' in wish) return { status: 'refused', ...wish }
  const { ready, slices, members } = wish
  if (request.wish === 'remove') return remove(request.extra, ready, slices, members, caller, deps)

  const loaded = await loadOfferDetails(caller, deps)
  if (!loaded || 'refusal' in loaded) return { status: 'refused', refusal: loaded?.refusal ?? NO_THREAD }
  const options = (loaded.details.extras ?? []).filter(({ sliceIndexes }) => sliceIndexes.some((index) => slices.includes(index)))
  if (options.length === 0) return { status: 'unavailable', message: noExtrasSentence(ready, slices, loaded.details.extras === null) }
  const flights: WishedFlights = {
    sliceIndexes: slices,
    flightOf: (sliceIndex) => flightsOver(ready.trip, [sliceIndex]),
    areNamed: request.sliceIndexes !== undefined && request.sliceIndexes.length > 0,
  }
  if (request.wish === 'show') return showExtras(request.extra, options, flights, ready)
  const wanted = extrasWanted(request, options, flights, members)
  if ('refusal' in wanted) return { status: 'refused', ...wanted }
  const issued = await issueTripCommand({ type: 'choose-extras', extras: wanted.extras }, caller, deps)
  if ('refusal' in issued) return { status: 'refused', ...issued }
  const { trip } = issued.live
  const chosen = trip.ancillaries.extras.filter((extra) => wanted.extras.some((change) => isSameExtra(change, extra)))
  return chosenAnswer(
    trip,
    'extras',
    chosen.map((extra) => itemOf(extra, ready)),
    wanted.notes,
  )
}

/** All that is sold; of animals and extra seats only these, or that there are none. */
function showExtras(extra: string | undefined, options: ExtraOption[], flights: WishedFlights, ready: ReadyTrip): AncillaryAnswer {
  const what = extra && isPetMeant(extra) ? 'pet' : extra && isExtraSeatMeant(extra) ? 'extra seat' : null
  const named = extra && what ? extrasMeant(extra, options) : options
  const place = what === 'pet' && extra ? petPlaceMeant(extra) : undefined
  const there = named.filter(({ pet }) => pet?.place === place)
  const meant = place && there.length > 0 ? there : named
  const none = what && meant.length === 0 ? soldNotEverywhere(what, [], flights) : null
  if (none) return { status: 'unavailable', message: none.refusal.message }
  return shownAnswer(
    ready.trip,
    meant.map((option) => shown(option, ready)),
  )
}

async function remove(
  extra: string | undefined,
  ready: ReadyTrip,
  slices: number[],
  members: PartyMember[],
  caller: TripCaller,
  deps: TripDeps,
): Promise<AncillaryAnswer> {
  const chosen = ready.trip.ancillaries.extras.filter(
    ({ option, passengerIndex }) =>
      option.sliceIndexes.some((sliceIndex) => slices.includes(sliceIndex)) &&
      (passengerIndex === null || members.some((member) => member.passengerIndex === passengerIndex)),
  )
  const options = chosen.map(({ option }) => option)
  const meant = extra ? extrasMeant(extra, options) : options
  const named = chosen.filter(({ option }) => meant.includes(option))
  if (named.length === 0) return refusedAnswer('nothing-chosen', 'You haven’t chosen an extra like that there.')
  const extras = named.map(({ option, passengerIndex }) => ({ optionId: option.optionId, passengerIndex, isWanted: false }))
  const issued = await issueTripCommand({ type: 'choose-extras', extras }, caller, deps)
  if ('refusal' in issued) return { status: 'refused', ...issued }
  const items = named.map((each) => {
    const item = itemOf(each, ready)
    return { ...item, price: zeroMoney(item.price.currency), isRemoved: true }
  })
  return chosenAnswer(issued.live.trip, 'extras', items, [])
}

function itemOf({ option, passengerIndex }: ChosenExtra, ready: ReadyTrip): ChosenItem {
  return {
    what: option.name,
    whom: whomOf(ready, passengerIndex),
    flight: flightsOver(ready.trip, option.sliceIndexes),
    price: option.price,
  }
}

function shown(option: ExtraOption, { trip }: ReadyTrip): ShownItem {
  const whom = option.isPerPassenger ? 'for each traveller' : 'for everybody together'
  return {
    what: `${option.name}, ${whom}: ${option.description}`,
    flight: flightsOver(trip, option.sliceIndexes),
    lowest: option.price,
    isIncluded: option.price.amountMinor === 0,
  }
}

function noExtrasSentence({ trip }: ReadyTrip, slices: number[], isNotSold: boolean): string {
  const flights = listOf(slices.map((sliceIndex) => flightsOver(trip, [sliceIndex])))
  return isNotSold ? `You can’t buy extras here for ${flights}.` : `The airline doesn’t sell extras with these fares on ${flights}.`
}

function isSameExtra(change: ExtraChange, { option, passengerIndex }: ChosenExtra): boolean {
  return change.optionId === option.optionId && change.passengerIndex === passengerIndex
}
