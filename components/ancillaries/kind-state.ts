import * as texts from '@/lib/texts/ancillaries'
import type { OfferDetails } from '@/lib/travel/ancillaries/offer-details'
import type { Money } from '@/lib/travel/money'
import { tripPrice } from '@/lib/travel/trip/price'
import type { Trip } from '@/lib/travel/trip/trip'
import type { AncillaryKind } from './shared/kinds'

/** How one kind stands: what is chosen of it, in words and money. `isSold` is null until the airline has answered. */
export type KindState = { isSold: boolean | null; words: string; price: Money | null }

/** `details` is null while it is asked for; what is chosen is known without it. */
export function kindState(kind: AncillaryKind, trip: Trip, details: OfferDetails | null): KindState {
  const line = tripPrice(trip)?.ancillaries.find((any) => any.kind === kind)
  const isSold = details && (kind === 'seats' ? details.seatSegments : details[kind]) !== null
  if (isSold === false && !line) return { isSold, words: texts.notSoldHere, price: null }
  const most = mostOf(kind, trip, details)
  return { isSold, words: line ? chosenWords(kind, line.count, most) : noneWords(kind, trip, details), price: line?.total ?? null }
}

function chosenWords(kind: AncillaryKind, count: number, most: number | null): string {
  if (kind === 'bags') return texts.added(count)
  return most === null ? texts.chosen(count) : texts.chosenOfMost(count, most)
}

function noneWords(kind: AncillaryKind, { picks }: Trip, details: OfferDetails | null): string {
  const options = details && (kind === 'seats' ? details.seatSegments : details[kind])
  if (options && options.length === 0) return kind === 'seats' ? texts.givenAtCheckIn : texts.noneToAdd
  if (kind === 'bags') return includedWords(picks.map((pick) => pick?.fare?.checkedBags.pieces ?? 0))
  const isIncluded = kind === 'meals' && picks.length > 0 && picks.every((pick) => pick?.fare?.mealIncluded === true)
  return isIncluded ? texts.includedNoneChosen : texts.noneChosen
}

/** "1 checked each included"; where the directions differ, what all of them have. */
function includedWords(pieces: number[]): string {
  const least = Math.min(...pieces)
  return Number.isFinite(least) && least > 0 ? texts.checkedEachIncluded(least) : texts.noCheckedBagIncluded
}

/** How many there can be: one seat for each traveller with a seat on each flight, one meal for each who is served. */
function mostOf(kind: AncillaryKind, { result }: Trip, details: OfferDetails | null): number | null {
  if (!result || !details) return null
  const { adults, children, infants } = result.search.travellers
  if (kind === 'seats') return details.seatSegments && details.seatSegments.length * (adults + children)
  if (kind !== 'meals' || !details.meals) return null
  const byFlight = Map.groupBy(details.meals, ({ sliceIndex, segmentIndex }) => `${sliceIndex} ${segmentIndex}`)
  return [...byFlight.values()].reduce((sum, meals) => {
    const types = new Set(meals.flatMap(({ passengerTypes }) => passengerTypes))
    return sum + (types.has('adult') ? adults : 0) + (types.has('child') ? children : 0) + (types.has('infant') ? infants : 0)
  }, 0)
}
