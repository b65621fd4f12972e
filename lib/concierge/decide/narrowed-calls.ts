import type { Situation } from '@/lib/travel/trip/situation'
import type { WishedAgain } from '../skills/ancillaries/fold'
import type { AncillaryResult } from '../tool-results'
import type { AncillaryCall } from './ancillary-calls'

/** "Only on the way out": removes the latest purchase for other people and flights; null if the words narrow nothing. */
export function narrowedCalls(said: WishedAgain, last: AncillaryResult | undefined, situation: Situation): AncillaryCall[] | null {
  if (last?.result?.status !== 'chosen' || GIVES_UP.includes(String(last.input.wish)) || !said.isOnly) return null
  // One flight of a connection is chosen again.
  if (said.flights?.segmentIndex !== undefined || said.flights?.length || last.input.segmentIndex !== undefined) return null
  const { adults, children, infants } = situation.wishes
  const party = range(adults + children + (last.tool === 'chooseSeats' ? 0 : infants))
  const directions = range(situation.slices.length)
  // "I only need it on the way back" is about one's own; "only for me" removes it from the others.
  const speaker = said.isOfSpeaker ? said.passengerIndexes : null
  const had = {
    whom: speaker ?? numbersIn(last.input.passengerIndexes) ?? party,
    where: typeof last.input.sliceIndex === 'number' ? [last.input.sliceIndex] : (numbersIn(last.input.sliceIndexes) ?? directions),
  }
  const whom = said.passengerIndexes ?? had.whom
  const where = said.flights?.sliceIndexes ?? had.where
  const isWithin = whom.every((index) => had.whom.includes(index)) && where.every((index) => had.where.includes(index))
  if (!isWithin) return null
  const givenUp = (people: number[], slices: number[]): AncillaryCall[] => {
    if (people.length === 0 || slices.length === 0) return []
    const passengerIndexes = people.length < party.length ? { passengerIndexes: people } : {}
    if (last.tool === 'chooseSeats' && slices.length < directions.length)
      return slices.map((sliceIndex) => ({ tool: last.tool, input: { wish: 'none', sliceIndex, ...passengerIndexes } }))
    const sliceIndexes = slices.length < directions.length ? { sliceIndexes: slices } : {}
    return [{ tool: last.tool, input: { ...nothingOf(last), ...sliceIndexes, ...passengerIndexes } }]
  }
  const calls = [
    ...givenUp(had.whom, without(had.where, where)),
    ...givenUp(
      without(had.whom, whom),
      had.where.filter((index) => where.includes(index)),
    ),
  ]
  return calls.length > 0 ? calls : null
}

const GIVES_UP = ['none', 'remove']

function nothingOf({ tool, input }: AncillaryResult): Record<string, unknown> {
  const { kind, weightKg, extra } = input
  const what = Object.entries({ kind, weightKg, extra }).filter(([, value]) => value !== undefined)
  return { wish: tool === 'chooseSeats' ? 'none' : 'remove', ...Object.fromEntries(what) }
}

function without(indexes: number[], others: number[]): number[] {
  return indexes.filter((index) => !others.includes(index))
}

function numbersIn(said: unknown): number[] | null {
  return Array.isArray(said) ? said.filter((index) => typeof index === 'number') : null
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}
