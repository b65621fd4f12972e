import fc from 'fast-check'
import type { Ancillaries } from '@/lib/travel/ancillaries/ancillaries'
import { changeAncillaries } from '@/lib/travel/ancillaries/change-ancillaries'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import { partyOf } from '@/lib/travel/ancillaries/party'
import { neighboursOf, type SeatMap, seatsOf } from '@/lib/travel/ancillaries/seat-map'
import { seatRefusal } from '@/lib/travel/ancillaries/seat-rules'
import type { TravellerCounts } from '@/lib/travel/flights/search'

/** Anything that a party might buy of what is sold, within the rules. */
export function anyChoice(details: OfferDetails, seatMaps: SeatMap[], travellers: TravellerCounts): fc.Arbitrary<Ancillaries> {
  const lots = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  return lots.map((stream) => choose(details, seatMaps, travellers, () => stream.next().value ?? 0))
}

function choose(details: OfferDetails, seatMaps: SeatMap[], travellers: TravellerCounts, lot: () => number): Ancillaries {
  const party = partyOf(travellers)
  const oneOf = <Item>(items: Item[]): Item[] => {
    const item = lot() < 0.6 ? items[Math.floor(lot() * items.length)] : undefined
    return item === undefined ? [] : [item]
  }
  const chosen: Ancillaries = { seats: [], bags: [], meals: [], extras: [] }
  for (const map of seatMaps) {
    const { sliceIndex, segmentIndex } = map
    const used = new Set<string>()
    for (const member of party) {
      const free = seatsOf(map).filter(
        (seat) => seat.offers.length > 0 && !used.has(seat.seatNumber) && !seatRefusal(member, seat.traits, travellers),
      )
      for (const { seatNumber, traits, offers } of oneOf(free)) {
        const [offer] = offers
        if (!offer) continue
        used.add(seatNumber)
        const ref = { sliceIndex, segmentIndex, passengerIndex: member.passengerIndex, seatNumber, traits }
        chosen.seats.push({ ...ref, optionId: offer.optionId, neighbours: neighboursOf(map, seatNumber), price: offer.price })
      }
    }
  }
  for (const passengerIndex of [null, ...party.map((member) => member.passengerIndex)]) {
    const isFor = (option: { isPerPassenger: boolean; passengerIndexes: number[] }) =>
      passengerIndex === null ? !option.isPerPassenger : option.isPerPassenger && option.passengerIndexes.includes(passengerIndex)
    for (const kind of ['checked', 'cabin'] as const) {
      for (const coverage of oneOf(['by direction', 'generic'])) {
        const options = (details.bags ?? []).filter((option) => isFor(option) && option.kind === kind)
        const lists =
          coverage === 'generic'
            ? [options.filter(({ sliceIndexes }) => sliceIndexes.length > 1)]
            : details.fareIds.map((_, slice) =>
                options.filter(({ sliceIndexes }) => sliceIndexes.length === 1 && sliceIndexes[0] === slice),
              )
        for (const option of lists.flatMap(oneOf)) {
          chosen.bags.push({ option, passengerIndex, quantity: 1 + Math.floor(lot() * option.mostQuantity) })
        }
      }
    }
    for (const option of details.extras ?? []) {
      if (!isFor(option) || lot() >= 0.3) continue
      const extras = [{ optionId: option.optionId, passengerIndex, isWanted: true }]
      // A choice that the rules refuse, such as one animal more than the flight takes, stays out.
      const changed = changeAncillaries(chosen, { type: 'choose-extras', extras }, { extras: [option] }, travellers)
      if ('ancillaries' in changed) chosen.extras = changed.ancillaries.extras
    }
  }
  for (const { passengerIndex, type } of party) {
    for (const { sliceIndex, segmentIndex } of details.seatSegments ?? []) {
      const served = (details.meals ?? []).filter(
        (meal) => meal.sliceIndex === sliceIndex && meal.segmentIndex === segmentIndex && meal.passengerTypes.includes(type),
      )
      for (const option of oneOf(served)) chosen.meals.push({ option, passengerIndex })
    }
  }
  return chosen
}
