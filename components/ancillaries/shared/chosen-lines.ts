import * as texts from '@/lib/texts/ancillaries/shared'
import { memberName, partyOf } from '@/lib/travel/ancillaries/party'
import type { SegmentRef } from '@/lib/travel/ancillaries/seat-map'
import { type Money, multiplyMoney } from '@/lib/travel/money'
import type { Trip } from '@/lib/travel/trip/trip'
import { bagsName } from '../bags/bag-words'
import { coverageWords } from './coverage-words'
import type { AncillaryKind } from './kinds'

/** One chosen thing in words. `where` is its flight or what its price covers. */
export type ChosenLine = {
  key: string
  kind: AncillaryKind
  what: string
  whom: string
  where: string
  sliceIndexes: number[]
  price: Money
}

/** Everything chosen beside the fares: seats, bags, meals, extras, each in the order of travel, then of travellers. */
export function chosenLines({ result, picks, passengers, ancillaries }: Trip): ChosenLine[] {
  if (!result) return []
  const party = partyOf(result.search.travellers)
  const whom = (passengerIndex: number | null) => {
    const member = passengerIndex === null ? undefined : party[passengerIndex]
    return member ? memberName(member, passengers) : texts.everybody
  }
  const flight = ({ sliceIndex, segmentIndex }: SegmentRef) => picks[sliceIndex]?.offer.segments[segmentIndex]?.flightNumber ?? ''
  // A flight number may stand twice on a trip, and so may a seat number: options and directions tell them apart.
  const line = (kind: AncillaryKind, optionId: string, passengerIndex: number | null, rest: Omit<ChosenLine, 'key' | 'kind' | 'whom'>) => ({
    key: `${kind} ${optionId} ${rest.sliceIndexes.join()} ${rest.where} ${passengerIndex}`,
    kind,
    whom: whom(passengerIndex),
    ...rest,
  })
  const { seats, bags, meals, extras } = ancillaries
  return [
    ...seats.toSorted(byFlightThenTraveller).map((seat) =>
      line('seats', seat.optionId, seat.passengerIndex, {
        what: texts.seat(seat.seatNumber),
        where: flight(seat),
        sliceIndexes: [seat.sliceIndex],
        price: seat.price,
      }),
    ),
    ...bags.toSorted(byCoverageThenTraveller).map(({ option, passengerIndex, quantity }) =>
      line('bags', option.optionId, passengerIndex, {
        what: bagsName(option, quantity),
        where: coverageWords(option.sliceIndexes, result.search),
        sliceIndexes: option.sliceIndexes,
        price: multiplyMoney(option.price, quantity),
      }),
    ),
    ...meals
      .toSorted((one, other) => byFlightThenTraveller({ ...one.option, ...one }, { ...other.option, ...other }))
      .map(({ option, passengerIndex }) =>
        line('meals', option.optionId, passengerIndex, {
          what: option.name,
          where: flight(option),
          sliceIndexes: [option.sliceIndex],
          price: option.price,
        }),
      ),
    ...extras.toSorted(byCoverageThenTraveller).map(({ option, passengerIndex }) =>
      line('extras', option.optionId, passengerIndex, {
        what: option.name,
        where: coverageWords(option.sliceIndexes, result.search),
        sliceIndexes: option.sliceIndexes,
        price: option.price,
      }),
    ),
  ]
}

type OnFlight = SegmentRef & { passengerIndex: number }

function byFlightThenTraveller(one: OnFlight, other: OnFlight): number {
  return one.sliceIndex - other.sliceIndex || one.segmentIndex - other.segmentIndex || one.passengerIndex - other.passengerIndex
}

type Covering = { option: { sliceIndexes: number[] }; passengerIndex: number | null }

function byCoverageThenTraveller(one: Covering, other: Covering): number {
  const [from = 0] = one.option.sliceIndexes
  const [otherFrom = 0] = other.option.sliceIndexes
  return from - otherFrom || (one.passengerIndex ?? -1) - (other.passengerIndex ?? -1)
}
