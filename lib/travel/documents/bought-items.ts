import type { Ancillaries, ChosenBag } from '../ancillaries/ancillaries'
import type { SegmentRef } from '../ancillaries/seat-map'
import { type FlightSearch, sliceLabel } from '../flights/search'
import { type Money, multiplyMoney } from '../money'
import type { PickedFlight } from '../trip/trip'

/** One thing bought beside the fares, for whom (null: for everybody) and on which flight or direction, in words. */
export type BoughtItem = { passengerIndex: number | null; what: string; where: string; price: Money }

type Trip = { search: FlightSearch; picks: (PickedFlight | null)[]; ancillaries: Ancillaries }

/** Seats, then bags, meals and extras; each kind in the order of travel. */
export function boughtItems({ search, picks, ancillaries: { seats, bags, meals, extras } }: Trip): BoughtItem[] {
  const flight = (segment: SegmentRef) => flightName(picks, segment)
  const directions = (sliceIndexes: number[]) => directionNames(search, sliceIndexes)
  return [
    ...seats.toSorted(compareSegments).map((seat) => ({
      passengerIndex: seat.passengerIndex,
      what: `Seat ${seat.seatNumber}`,
      where: flight(seat),
      price: seat.price,
    })),
    ...bags
      .toSorted((one, other) => firstOf(one) - firstOf(other))
      .map(({ option, passengerIndex, quantity }) => ({
        passengerIndex,
        what: bagName({ option, quantity }),
        where: directions(option.sliceIndexes),
        price: multiplyMoney(option.price, quantity),
      })),
    ...meals
      .toSorted((one, other) => compareSegments(one.option, other.option))
      .map(({ option, passengerIndex }) => ({ passengerIndex, what: option.name, where: flight(option), price: option.price })),
    ...extras.map(({ option, passengerIndex }) => ({
      passengerIndex,
      what: option.name,
      where: directions(option.sliceIndexes),
      price: option.price,
    })),
  ]
}

function bagName({ option: { kind, pieces, weightKg }, quantity }: Pick<ChosenBag, 'option' | 'quantity'>): string {
  const count = pieces * quantity
  const weight = weightKg === null ? '' : `, ${weightKg} kg${count > 1 ? ' each' : ''}`
  return `${count} ${kind} ${count === 1 ? 'bag' : 'bags'}${weight}`
}

function flightName(picks: (PickedFlight | null)[], { sliceIndex, segmentIndex }: SegmentRef): string {
  const segment = picks[sliceIndex]?.offer.segments[segmentIndex]
  return segment ? `${segment.flightNumber} ${segment.origin.iataCode}–${segment.destination.iataCode}` : ''
}

function directionNames({ tripType, slices }: FlightSearch, sliceIndexes: number[]): string {
  if (sliceIndexes.length === slices.length && slices.length > 1) return 'All flights'
  return sliceIndexes.map((sliceIndex) => sliceLabel(tripType, sliceIndex)).join(', ')
}

function firstOf({ option }: ChosenBag): number {
  return Math.min(...option.sliceIndexes)
}

function compareSegments(one: SegmentRef, other: SegmentRef): number {
  return one.sliceIndex - other.sliceIndex || one.segmentIndex - other.segmentIndex
}
