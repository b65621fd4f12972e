import { pickedFares, sayBags } from '../say/answers/say-fares'
import { sentences } from '../say/phrases'
import type { AncillaryWish } from '../skills/ancillaries/wish'
import type { ShownFare } from '../tool-results'
import type { Position } from './decision'

/**
 * What a bag wish asks for beside the bags of the chosen fares: a smaller one, one for some of the flights, or none. A wish that the fares
 * meet shows what they hold, with an offer of more, unless the fares were chosen in the same turn.
 */
export function beyondFares(wish: AncillaryWish, position: Pick<Position, 'table' | 'made'>): AncillaryWish[] {
  const meant = shortOf(wish, position)
  if (meant.every(({ holds }) => holds === 0)) return [wish]
  const short = [...Map.groupBy(meant, ({ missing }) => missing)].filter(([missing]) => missing > 0)
  if (short.length === 0)
    return choosesFare(position) ? [] : [{ kind: 'bags', wish: 'show', passengerIndexes: null, flights: wish.flights }]
  return short.map(([quantity, some]) => ({
    ...wish,
    quantity,
    flights: some.length === meant.length ? wish.flights : { sliceIndexes: some.map(({ sliceIndex }) => sliceIndex) },
  }))
}

/** The fares that hold some of the bags wished for, where the bags that are bought don’t show it. */
export function sayIncludedBags(wishes: readonly AncillaryWish[], position: Position): string | null {
  const fares = wishes.flatMap((wish) => {
    const meant = shortOf(wish, position)
    const isTold = !choosesFare(position) && meant.every(({ missing }) => missing === 0)
    return isTold ? [] : meant.flatMap(({ fare, holds }) => (fare && holds > 0 ? [fare] : []))
  })
  const held = new Map(fares.map((fare) => [`${fare.brand} ${fare.checkedBags}`, fare]))
  const told = [...held.values()].map((fare) => sayBags({ flight: null, fares: [fare], chosen: fare }, position.table.situation))
  return told.length > 0 ? sentences(...told) : null
}

function choosesFare({ made }: Pick<Position, 'made'>): boolean {
  return made.some(({ tool }) => tool === 'chooseFlight')
}

type Short = { sliceIndex: number; fare: ShownFare | null; holds: number; missing: number }

/**
 * Of each flight meant, how many of the bags its fare holds and how many are missing; a bag heavier than the fare’s is not met by it, nor are
 * those wished for after the fare’s were shown.
 */
function shortOf(
  { kind, wish, bag, isMore, isSame, isEach, weightKg, quantity = 1, flights }: AncillaryWish,
  { table, made }: Pick<Position, 'table' | 'made'>,
): Short[] {
  if (kind !== 'bags' || wish !== 'take' || bag === 'cabin' || isMore || isSame) return []
  const lastBags = table.bought.findLast((one) => one.tool === 'chooseBags' && !made.includes(one))
  if (lastBags?.input.wish === 'show' && !choosesFare({ made })) return []
  const { adults, children } = table.situation.wishes
  const people = isEach ? 1 : adults + children
  return pickedFares(table).flatMap(({ chosen }, index) => {
    const sliceIndex = table.fares[index]?.sliceIndex
    if (sliceIndex === undefined || (flights?.sliceIndexes && !flights.sliceIndexes.includes(sliceIndex))) return []
    const isHeavier = weightKg !== undefined && weightKg > (chosen?.checkedBagKg ?? weightKg)
    const holds = isHeavier ? 0 : Math.min(quantity, (chosen?.checkedBags ?? 0) * people)
    return [{ sliceIndex, fare: chosen, holds, missing: quantity - holds }]
  })
}
