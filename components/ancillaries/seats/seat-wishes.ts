import * as texts from '@/lib/texts/ancillaries/seats'
import type { ChosenSeat } from '@/lib/travel/ancillaries/ancillaries'
import type { SeatChange } from '@/lib/travel/ancillaries/change-ancillaries'
import { partyOf } from '@/lib/travel/ancillaries/party'
import { isSameSegment, neighboursOf, type SeatMap, seatOfferFor, seatsOf } from '@/lib/travel/ancillaries/seat-map'
import { type SeatProblem, seatProblems } from '@/lib/travel/ancillaries/seat-problems'
import { type SeatSuggestion, type SeatWish, suggestSeats } from '@/lib/travel/ancillaries/suggest-seats'
import type { TravellerCounts } from '@/lib/travel/flights/search'
import { addMoney } from '@/lib/travel/money'

/** What the whole party may wish for with one press, in the order it is offered. */
export const PARTY_WISHES: { wish: SeatWish; words: string }[] = [
  { wish: 'together', words: texts.allTogether },
  { wish: 'window', words: texts.window },
  { wish: 'aisle', words: texts.aisle },
  { wish: 'extra-legroom', words: texts.moreLegroom },
  { wish: 'cheapest', words: texts.cheapest },
]

/** Seats for everybody on all of these flights; null when one of them has none such. */
export function suggestForParty(maps: SeatMap[], travellers: TravellerCounts, wish: SeatWish): SeatSuggestion | null {
  const party = partyOf(travellers)
  const suggestions = maps.flatMap((map) => suggestSeats({ map, party, travellers, wish }) ?? [])
  const [first, ...rest] = suggestions
  if (!first || suggestions.length < maps.length) return null
  return { seats: suggestions.flatMap(({ seats }) => seats), total: addMoney(first.total, ...rest.map(({ total }) => total)) }
}

const MENDING_WISHES: SeatWish[] = ['together', 'cheapest', 'aisle', 'window', 'front', 'back']

/** Other seats on the problem's flight that leave no problem there; null when there are none. */
export function mendingSeats(problem: SeatProblem, map: SeatMap, travellers: TravellerCounts): SeatSuggestion | null {
  for (const wish of MENDING_WISHES) {
    const suggestion = suggestForParty([map], travellers, wish)
    const seats = suggestion?.seats.flatMap((change) => asChosen(map, change) ?? []) ?? []
    if (suggestion && seatProblems(seats, travellers).every((left) => !isSameSegment(left, problem))) return suggestion
  }
  return null
}

/** Seats of this flight that the airline does not sell to their traveller any more. */
export function goneSeats(map: SeatMap, chosen: ChosenSeat[]): ChosenSeat[] {
  const free = new Map(seatsOf(map).map((seat) => [seat.seatNumber, seat]))
  return chosen.filter((choice) => {
    const seat = free.get(choice.seatNumber)
    return isSameSegment(choice, map) && !(seat && seatOfferFor(seat, choice.passengerIndex))
  })
}

function asChosen(map: SeatMap, { passengerIndex, seatNumber }: SeatChange): ChosenSeat | null {
  const seat = seatsOf(map).find((other) => other.seatNumber === seatNumber)
  const offer = seat && seatOfferFor(seat, passengerIndex)
  if (!seat || !offer) return null
  const { sliceIndex, segmentIndex } = map
  const neighbours = neighboursOf(map, seat.seatNumber)
  const { optionId, price } = offer
  return { sliceIndex, segmentIndex, passengerIndex, seatNumber: seat.seatNumber, optionId, traits: seat.traits, neighbours, price }
}
