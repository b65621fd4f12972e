import type { OfferBrief } from '@/lib/travel/flights/ranked-offer'
import { describeOffer } from '@/lib/travel/trip/describe-command'
import { rightFares } from '../judge/fare-faults'
import type { FareGoal } from '../judge/goal'
import type { Beat, View } from '../traveller'

/** Says one of these, however the answer before was. */
export function says(...phrases: [string, ...string[]]): Beat {
  return { say: phrases }
}

/** Asks; the answer should hold what is looked for, which counts beside the goal. */
export function asks(hears: (view: View) => RegExp, ...phrases: [string, ...string[]]): Beat {
  return { say: phrases, hears }
}

/** These words, whatever stands around them. */
export function exactly(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}

/** Points in words at one of the flights on the screen, which is then the one that is meant. */
export function pointsAt(
  sliceIndex: number,
  choose: (briefs: OfferBrief[]) => OfferBrief | undefined,
  phrasesFor: (brief: OfferBrief) => string[],
): Beat {
  const chosen = ({ shown }: View) => (shown?.sliceIndex === sliceIndex ? choose(shown.briefs) : undefined)
  return {
    say: (view) => {
      const brief = chosen(view)
      return brief ? phrasesFor(brief) : null
    },
    meant: (view) => {
      const brief = chosen(view)
      return brief ? { sliceIndex, offerId: brief.offerId } : null
    },
  }
}

/** Presses "Choose" on the card at that place, counted from 1, or on the last one. */
export function clicksFlight(sliceIndex: number, place: number): Beat {
  return {
    click: ({ shown }) => {
      const picks = shown?.sliceIndex === sliceIndex ? shown.picks : []
      const at = Math.min(place, picks.length)
      const offer = picks[at - 1]?.offer
      if (!offer) return null
      return { command: { type: 'pick-offer', sliceIndex, offerId: offer.offerId }, label: `You chose ${describeOffer(offer)}`, place: at }
    },
  }
}

/** Leaves the whole round trips for the flights of each direction. */
export const choosesSeparately: Beat = {
  click: ({ shown }) =>
    shown?.roundTrips
      ? { command: { type: 'choose-separately', isSeparate: true }, label: 'Choose outbound and return separately', place: 1 }
      : null,
}

/** Presses a fare of the picked flight. */
export function clicksFare(sliceIndex: number, wanted: Exclude<FareGoal, 'as-meant' | 'any' | 'none'>): Beat {
  return {
    click: ({ trip }) => {
      const fares = trip.picks[sliceIndex]?.offer.fares ?? []
      const [fare] = trip.result ? rightFares(wanted, fares, trip.result.search.cabinClass) : []
      if (!fare) return null
      const place = fares.indexOf(fare) + 1
      return { command: { type: 'choose-fare', sliceIndex, fareId: fare.fareId }, label: `You chose ${fare.brand}`, place }
    },
  }
}

export const takesCheapest = says('The cheapest one.', 'I will take the cheapest.', 'The cheapest, please.', 'Cheapest is fine.')
/** Nothing to say where the fares are chosen already. */
export const keepsCheapestFares: Beat = {
  say: ['The cheapest fare for both.', 'Cheapest fares both ways.', 'The cheapest fare, both times.'],
  onlyIf: ({ trip }) => !trip.picks.every((pick) => pick?.fare),
}
export const checksOut = says('Let us check out.', 'I would like to check out now.', 'To the checkout.', 'Book it.')

/** Takes the cheapest flights and fares of a return trip, and goes to the checkout. */
export const booksCheapestReturn: Beat[] = [takesCheapest, takesCheapest, keepsCheapestFares, checksOut]
