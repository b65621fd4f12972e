import { bagPhrase } from '../ancillaries/bag-phrase'
import { flightAt, flightsOver } from '../ancillaries/chosen-words'
import { partyOf } from '../ancillaries/party'
import { type Money, multiplyMoney } from '../money'
import type { PriceRenewal } from './price-renewal-schema'
import type { Trip } from './trip'

/** What a new look changed of seats, bags, meals and extras on flights that are still sold; what costs the same is left out. */
export function compareAncillaries(before: Trip, after: Trip): PriceRenewal['changes'] {
  const kept = boughtOf(after)
  return boughtOf(before).flatMap(({ key, what, sliceIndexes, price }) => {
    const sliceIndex = sliceIndexes[0] ?? 0
    // With a flight that is gone goes what was bought on it; the flight is named already.
    if (sliceIndexes.some((index) => !after.picks[index]?.fare)) return []
    const now = kept.find((other) => other.key === key)?.price ?? null
    if (now && now.amountMinor === price.amountMinor && now.currency === price.currency) return []
    return [{ what, sliceIndex, previous: price, now }]
  })
}

type Bought = { key: string; what: string; sliceIndexes: number[]; price: Money }

function boughtOf(trip: Trip): Bought[] {
  const { seats, bags, meals, extras } = trip.ancillaries
  const party = trip.result ? partyOf(trip.result.search.travellers) : []
  const whom = (passengerIndex: number | null) => (passengerIndex === null ? '' : `, ${party[passengerIndex]?.label ?? ''}`)
  const named = (id: string, what: string, where: string, passengerIndex: number | null) => ({
    key: `${id} ${passengerIndex}`,
    what: `${what.charAt(0).toUpperCase()}${what.slice(1)} on ${where}${whom(passengerIndex)}`,
  })
  return [
    ...seats.map(({ optionId, seatNumber, passengerIndex, price, ...at }) => ({
      ...named(`${at.sliceIndex}/${at.segmentIndex} ${optionId}`, `seat ${seatNumber}`, flightAt(trip, at), passengerIndex),
      sliceIndexes: [at.sliceIndex],
      price,
    })),
    ...bags.map(({ option, passengerIndex, quantity }) => ({
      ...named(option.optionId, bagPhrase(option, quantity), flightsOver(trip, option.sliceIndexes), passengerIndex),
      sliceIndexes: option.sliceIndexes,
      price: multiplyMoney(option.price, quantity),
    })),
    ...meals.map(({ option, passengerIndex }) => ({
      ...named(option.optionId, option.name, flightAt(trip, option), passengerIndex),
      sliceIndexes: [option.sliceIndex],
      price: option.price,
    })),
    ...extras.map(({ option, passengerIndex }) => ({
      ...named(option.optionId, option.name, flightsOver(trip, option.sliceIndexes), passengerIndex),
      sliceIndexes: option.sliceIndexes,
      price: option.price,
    })),
  ]
}
