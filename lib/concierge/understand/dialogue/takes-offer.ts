import { approves, soundsLikeNo, soundsLikeThanks, soundsLikeYes, wantsAnother, wantsToBuy } from './answers'
import type { TravelFacts } from './travel-facts'

type Answer = { words: string; rest: string; hasQuestion: boolean }

/** Whether the flight on offer is taken: said so, bought, thanked for, or built upon with the way back. `rest` are the words without questions. */
export function takesOffer(offer: TravelFacts, said: TravelFacts, { words, rest, hasQuestion }: Answer): boolean {
  const offeredType = offer.returnsAt ? 'round-trip' : 'one-way'
  const isOtherTrip = said.tripType ? said.tripType !== offeredType : Boolean(said.returnOn) && !offer.returnsAt
  if (isOtherTrip && !soundsLikeNo(words)) return true
  if (wantsAnother(words) || soundsLikeNo(rest)) return false
  if (approves(rest) || (wantsToBuy(rest) && !said.origin && !said.destination)) return true
  const isSameAirline = JSON.stringify(said.airlines) === JSON.stringify(offer.airlines)
  const isChanged = Object.keys(said).some((fact) => !['adults', 'tripType'].includes(fact) && !(fact === 'airlines' && isSameAirline))
  return !hasQuestion && !isChanged && (soundsLikeYes(rest) || soundsLikeThanks(rest) || (said.airlines !== undefined && isSameAirline))
}

/** What a flight that is taken adds to the search. */
export function taken(offer: TravelFacts | null, keepsTimes: boolean): TravelFacts {
  const { airlines, departsAt, returnsAt } = offer ?? {}
  return {
    ...(airlines ? { airlines } : {}),
    ...(keepsTimes && departsAt ? { departsAt } : {}),
    ...(keepsTimes && returnsAt ? { returnsAt } : {}),
  }
}
