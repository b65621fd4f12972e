import { ANCILLARY_KINDS, type AncillaryKind, type AncillaryWish } from '../skills/ancillaries/wish'
import type { Table } from '../table'
import type { AncillaryResult } from '../tool-results'

export type AncillaryCall = { tool: AncillaryResult['tool']; input: Record<string, unknown> }
type Party = { adults: number; children: number; infants: number }

/** The calls for this turn's wishes: seats, bags, meals, extras. `earlier` was bought before this turn. */
export function ancillaryCalls(wishes: AncillaryWish[], { situation }: Table, earlier: AncillaryResult[]): AncillaryCall[] {
  const inOrder = wishes.toSorted((one, other) => placeOf(one.kind) - placeOf(other.kind))
  return inOrder.flatMap((wish) => callsFor(wish, situation.wishes, earlier))
}

function callsFor(wish: AncillaryWish, party: Party, earlier: AncillaryResult[]): AncillaryCall[] {
  switch (wish.kind) {
    case 'seats':
      return seatCalls(wish, party, earlier)
    case 'bags':
      return bagCalls(wish, party, earlier)
    case 'meals':
      return [{ tool: 'chooseMeals', input: { ...mealOf(wish), ...placing(wish, party) } }]
    case 'extras':
      return [{ tool: 'chooseExtras', input: { ...extraOf(wish), ...placing(wish, party) } }]
  }
}

/** "For my wife too": repeats the last call for other people or flights; null if it chose nothing. */
export function sameCallAgain(
  { passengerIndexes, flights }: Pick<AncillaryWish, 'passengerIndexes' | 'flights'>,
  { situation, bought }: Table,
): AncillaryCall | null {
  const last = bought.at(-1)
  if (!last || last.input.wish === 'named') return null
  const { passengerIndexes: _whom, sliceIndex, sliceIndexes, segmentIndex, ...what } = last.input
  const isShown = what.wish === 'show'
  if (isShown && last.tool !== 'chooseBags') return null
  const meant = { passengerIndexes: passengerIndexes ?? indexesIn(last.input.passengerIndexes), flights }
  const where = last.tool === 'chooseSeats' ? seatPlacing(meant, situation.wishes) : placing(meant, situation.wishes)
  const before = flights ? {} : withoutGaps({ sliceIndex, sliceIndexes, segmentIndex })
  return { tool: last.tool, input: { ...(isShown ? { ...what, wish: 'add', quantity: 1 } : what), ...before, ...where } }
}

function seatCalls(wish: AncillaryWish, party: Party, earlier: AncillaryResult[]): AncillaryCall[] {
  if (isOnlyForInfants(wish, party)) return []
  const asked = wish.wish === 'drop' ? 'none' : wish.wish === 'show' ? 'show' : wish.seatNumbers ? 'named' : (wish.seat ?? 'show')
  const where = wish.flights === null && wish.wish === 'take' ? flightOfLastSeats(earlier) : {}
  return [
    {
      tool: 'chooseSeats',
      input: { wish: asked, ...(asked === 'named' ? { seatNumbers: wish.seatNumbers } : {}), ...where, ...seatPlacing(wish, party) },
    },
  ]
}

/** "Window seats on the way out", "rather on the aisle": an immediate change of seats is for the same flight. */
function flightOfLastSeats(earlier: AncillaryResult[]): Record<string, unknown> {
  const last = earlier.at(-1)
  if (last?.tool !== 'chooseSeats' || last.input.wish === 'none') return {}
  const { sliceIndex, segmentIndex } = last.input
  return withoutGaps({ sliceIndex, segmentIndex })
}

/** Lap infants have no seat of their own. */
export function isOnlyForInfants({ kind, passengerIndexes }: AncillaryWish, party: Party): boolean {
  const seated = party.adults + party.children
  return kind === 'seats' && passengerIndexes !== null && passengerIndexes.every((index) => index >= seated)
}

function seatPlacing({ passengerIndexes, flights }: Pick<AncillaryWish, 'passengerIndexes' | 'flights'>, { adults, children }: Party) {
  const seated = adults + children
  const whom = passengerIndexes?.filter((index) => index < seated)
  const [sliceIndex, other] = flights?.sliceIndexes ?? []
  return {
    ...(sliceIndex !== undefined && other === undefined ? { sliceIndex } : {}),
    ...(flights?.segmentIndex !== undefined ? { segmentIndex: flights.segmentIndex } : {}),
    ...(whom && whom.length < seated ? { passengerIndexes: whom } : {}),
  }
}

function placing({ passengerIndexes, flights, isForOne }: Pick<AncillaryWish, 'passengerIndexes' | 'flights' | 'isForOne'>, party: Party) {
  const size = party.adults + party.children + party.infants
  return {
    ...(flights?.sliceIndexes ? { sliceIndexes: flights.sliceIndexes } : {}),
    // One thing for one traveller is for everybody only where they are named.
    ...(passengerIndexes && (passengerIndexes.length < size || (isForOne && size > 1)) ? { passengerIndexes } : {}),
  }
}

/** "Two suitcases" for a party means one for each of the first two; said again, they replace the earlier ones. */
function bagCalls(wish: AncillaryWish, party: Party, earlier: AncillaryResult[]): AncillaryCall[] {
  const before = wish.isSame ? bagBefore(earlier) : {}
  const kind = wish.bag ? { kind: wish.bag } : before.kind ? { kind: before.kind } : {}
  const weightKg = wish.weightKg ?? before.weightKg
  const weight = weightKg === undefined ? {} : { weightKg }
  if (wish.wish === 'drop' && wish.quantity !== undefined && wish.passengerIndexes === null) {
    const fewer = fewerBagCalls(wish, wish.quantity, party, earlier)
    if (fewer.length > 0) return fewer.map((input) => ({ tool: 'chooseBags', input: { wish: 'remove', ...kind, ...input } }))
  }
  if (wish.wish !== 'take')
    return [
      {
        tool: 'chooseBags',
        input: {
          wish: wish.wish === 'show' ? 'show' : 'remove',
          ...kind,
          ...(wish.wish === 'drop' && wish.quantity ? { quantity: wish.quantity } : {}),
          ...placing(wish, party),
        },
      },
    ]
  const quantity = wish.quantity ?? 1
  const size = party.adults + party.children + party.infants
  const takers = party.adults + party.children
  if (wish.isEach || size === 1) {
    const more = wish.isMore ? quantityBefore(earlier, wish.passengerIndexes?.[0] ?? 0) : 0
    return [{ tool: 'chooseBags', input: { wish: 'add', ...kind, quantity: quantity + more, ...weight, ...placing(wish, party) } }]
  }
  const of = (passengerIndexes: number[], each: number): AncillaryCall[] =>
    byBagsBefore(passengerIndexes, wish.isMore === true, earlier).map(([had, whom]) => ({
      tool: 'chooseBags',
      input: { wish: 'add', ...kind, quantity: each + had, ...weight, ...placing({ ...wish, passengerIndexes: whom }, party) },
    }))
  const [low, extra] = [Math.floor(quantity / takers), quantity % takers]
  const added = [...(extra > 0 ? of(range(0, extra), low + 1) : []), ...(low > 0 ? of(range(extra, takers - extra), low) : [])]
  const isAnew =
    !wish.isMore && earlier.some(({ tool, input, result }) => tool === 'chooseBags' && input.wish === 'add' && result?.status === 'chosen')
  return isAnew ? [{ tool: 'chooseBags', input: { wish: 'remove', ...kind, ...placing(wish, party) } }, ...added] : added
}

/** "Remove one bag": so many in all, from the last travellers who chose some; empty if nobody did in words. */
function fewerBagCalls(wish: AncillaryWish, quantity: number, party: Party, earlier: AncillaryResult[]): Record<string, unknown>[] {
  const takers = range(0, party.adults + party.children + party.infants).toReversed()
  let left = quantity
  return takers.flatMap((index) => {
    const fewer = Math.min(left, quantityBefore(earlier, index))
    left -= fewer
    return fewer > 0 ? [{ quantity: fewer, ...placing({ ...wish, passengerIndexes: [index] }, party) }] : []
  })
}

/** Travellers who already have that many bags, with their number. */
function byBagsBefore(indexes: number[], isMore: boolean, earlier: AncillaryResult[]): [number, number[]][] {
  return [...Map.groupBy(indexes, (index) => (isMore ? quantityBefore(earlier, index) : 0))]
}

/** Kind and weight of the last bag chosen in words. */
function bagBefore(earlier: AncillaryResult[]): { kind?: string; weightKg?: number } {
  const { kind, weightKg } = earlier.findLast(({ tool, input }) => tool === 'chooseBags' && input.wish === 'add')?.input ?? {}
  return { ...(typeof kind === 'string' ? { kind } : {}), ...(typeof weightKg === 'number' ? { weightKg } : {}) }
}

/** How many bags a traveller has chosen in words; a number replaces the one before. */
function quantityBefore(earlier: AncillaryResult[], index: number): number {
  return earlier.reduce((count, { tool, input, result }) => {
    const isTheirs = !Array.isArray(input.passengerIndexes) || input.passengerIndexes.includes(index)
    if (tool !== 'chooseBags' || result?.status !== 'chosen' || !isTheirs) return count
    if (input.wish === 'remove') return typeof input.quantity === 'number' ? Math.max(0, count - input.quantity) : 0
    return typeof input.quantity === 'number' ? input.quantity : count
  }, 0)
}

function mealOf({ wish, what }: AncillaryWish) {
  if (wish === 'drop') return { wish: 'remove' }
  return wish === 'take' && what ? { wish: 'choose', meal: what } : { wish: 'show' }
}

function extraOf({ wish, what, petKg }: AncillaryWish) {
  const extra = what ? { extra: what, ...(petKg !== undefined && wish !== 'drop' ? { weightKg: petKg } : {}) } : {}
  if (wish === 'drop') return { wish: 'remove', ...extra }
  return { wish: wish === 'take' && what ? 'add' : 'show', ...extra }
}

function withoutGaps(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

function indexesIn(said: unknown): number[] | null {
  return Array.isArray(said) ? said.filter((index) => typeof index === 'number') : null
}

function placeOf(kind: AncillaryKind): number {
  return ANCILLARY_KINDS.indexOf(kind)
}

function range(start: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index)
}
